#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_blur.h"
#include "br_wide_mask.h"

static br_status check_mask(const br_mask *mask, const br_band *band, double sigma) {
  br_status status = br_check_band(&mask->cells);
  if (status) return status;
  if (!(sigma > 0 && sigma <= BR_MAX_SIGMA)) return BR_STATUS_BAD_ARGUMENT;
  if (mask->first < 0 || mask->end > band->width || mask->first > mask->end) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  if (mask->pixels_a_cell > 1) {
    return mask->cells_a_pixel == 1 ? BR_STATUS_OK : BR_STATUS_BAD_ARGUMENT;
  }
  int is_known = mask->pixels_a_cell == 1 && mask->cells_a_pixel >= 1;
  if (!is_known || mask->left > mask->first || mask->top > band->top) return BR_STATUS_BAD_ARGUMENT;
  return BR_STATUS_OK;
}

/* The alphas of the mask, NULL without memory; `*any` tells whether one is above 0. */
static uint16_t *alphas_of(const br_band *cells, int *any) {
  size_t count = (size_t)cells->width * (size_t)cells->rows;
  uint16_t *alphas = malloc(count * sizeof *alphas), all = 0;
  for (size_t i = 0; alphas && i < count; i++) all |= alphas[i] = cells->pixels[i * 4 + 3];
  *any = all != 0;
  return alphas;
}

static br_status draw(const br_band *band, const br_mask *mask, const br_grid *grid, double sigma,
                      br_color color) {
  br_blur blur;
  uint16_t *values = malloc((size_t)band->width * sizeof *values);
  br_status status = values ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
  if (!status) status = br_blur_open(&blur, grid, sigma, mask->first, mask->end - mask->first);
  if (!status) {
    br_row row = {.left = mask->first, .core_left = mask->end, .core_right = mask->end,
                  .right = mask->end, .values = values};
    for (int32_t y = band->top; y < band->top + band->rows; y++) {
      br_blur_row(&blur, y, values + mask->first);
      br_blend_row(br_band_row(band, y), &row, color);
    }
    br_blur_close(&blur);
  }
  free(values);
  return status;
}

br_status br_draw_mask_shadow(const br_band *band, const br_mask *mask, double sigma,
                              br_color color) {
  br_status status = br_check_band(band);
  if (!status) status = check_mask(mask, band, sigma);
  if (status || !color.alpha || mask->first == mask->end) return status;
  if (mask->pixels_a_cell > 1) return br_draw_wide_mask(band, mask, sigma, color);
  int any;
  uint16_t *alphas = alphas_of(&mask->cells, &any);
  if (!alphas) return BR_STATUS_NO_MEMORY;
  br_grid grid = {.values = alphas,
                  .columns = mask->cells.width,
                  .rows = mask->cells.rows,
                  .channels = 1,
                  .left = mask->left,
                  .top = mask->top,
                  .cells_a_pixel = mask->cells_a_pixel};
  if (any) status = draw(band, mask, &grid, sigma, color);
  free(alphas);
  return status;
}
