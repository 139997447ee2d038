#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>
#include <string.h>

#include "br_blur.h"

/* Cells of up to an eighth of sigma: what their even values add to the blur is taken off sigma, and
   the rest is below half a level of 255. */
static int32_t pixels_a_cell(double sigma) {
  int32_t pixels = 1;
  while (pixels * 16 <= sigma) pixels *= 2;
  return pixels;
}

/* `at` among `size` pixels that go on as mirror images of themselves, edge pixels twice. */
static int32_t mirrored(int64_t at, int32_t size) {
  int64_t period = 2 * (int64_t)size, place = at % period;
  if (place < 0) place += period;
  return (int32_t)(place < size ? place : period - 1 - place);
}

static void average(const br_band *pixels, const br_grid *grid, int32_t row, uint16_t *out) {
  int64_t side = grid->pixels_a_cell;
  uint64_t area = (uint64_t)(side * side);
  for (int32_t column = 0; column < grid->columns; column++, out += 4) {
    uint64_t sum[4] = {0};
    for (int64_t j = 0; j < side; j++) {
      int32_t y = mirrored(grid->top + row * side + j, pixels->rows);
      const uint16_t *from = pixels->pixels + (size_t)y * (size_t)pixels->width * 4;
      for (int64_t i = 0; i < side; i++) {
        int32_t x = mirrored(grid->left + column * side + i, pixels->width);
        for (int c = 0; c < 4; c++) sum[c] += from[(size_t)x * 4 + (size_t)c];
      }
    }
    for (int c = 0; c < 4; c++) out[c] = (uint16_t)((sum[c] + area / 2) / area);
  }
}

static int32_t cells_for(int32_t pixels, int32_t margin, int32_t side) {
  return (int32_t)(((int64_t)pixels + 2 * margin + side - 1) / side);
}

/* Mirrored and averaged; the values are the caller's to free. */
static br_status make_grid(br_grid *grid, const br_band *pixels, double sigma, uint16_t **values) {
  int32_t side = pixels_a_cell(sigma);
  int32_t margin = (int32_t)(sigma * BR_GAUSS_END) + side + 1;
  *grid = (br_grid){.columns = cells_for(pixels->width, margin, side),
                    .rows = cells_for(pixels->rows, margin, side),
                    .channels = 4,
                    .left = -margin,
                    .top = -margin,
                    .cells_a_pixel = 1,
                    .pixels_a_cell = side};
  size_t stride = (size_t)grid->columns * 4;
  *values = malloc(stride * (size_t)grid->rows * sizeof **values);
  if (!*values) return BR_STATUS_NO_MEMORY;
  for (int32_t row = 0; row < grid->rows; row++) {
    average(pixels, grid, row, *values + (size_t)row * stride);
  }
  grid->values = *values;
  return BR_STATUS_OK;
}

static br_status blur(const br_band *pixels, double sigma) {
  uint16_t *values = NULL;
  br_grid grid;
  br_blur blur;
  br_status status = make_grid(&grid, pixels, sigma, &values);
  double side = grid.pixels_a_cell;
  double rest = __builtin_sqrt(sigma * sigma - (side * side - 1) / 12);
  if (!status) status = br_blur_open(&blur, &grid, rest, 0, pixels->width);
  free(values);
  if (status) return status;
  for (int32_t y = 0; y < pixels->rows; y++) {
    br_blur_row(&blur, y, pixels->pixels + (size_t)y * (size_t)pixels->width * 4);
  }
  br_blur_close(&blur);
  return BR_STATUS_OK;
}

/* Rec. 709's shares of a grey, as the saturate() filter has them; applied to encoded values. */
static const double LUMA[] = {0.2126, 0.7152, 0.0722};

/* Premultiplied colours keep within their alpha. */
static void saturate(uint16_t *pixel, double saturation) {
  double luma = 0;
  for (int c = 0; c < 3; c++) luma += LUMA[c] * pixel[c];
  for (int c = 0; c < 3; c++) {
    double value = luma + saturation * (pixel[c] - luma);
    pixel[c] = (uint16_t)(br_clamp(value, 0, pixel[3]) + 0.5);
  }
}

static void tint(uint16_t *pixel, const br_source *tint) {
  for (int c = 0; c < 4; c++) {
    uint32_t below = br_mul16(pixel[c], 65535u - tint->channels[3]);
    pixel[c] = (uint16_t)(tint->channels[c] + below);
  }
}

br_status br_make_backdrop(const br_band *pixels, double sigma, double saturation,
                           br_color color) {
  br_status status = br_check_band(pixels);
  if (status) return status;
  int is_known = sigma >= 0 && sigma <= BR_MAX_SIGMA && saturation >= 0 && br_is_finite(saturation);
  if (!is_known) return BR_STATUS_BAD_ARGUMENT;
  if (sigma > 0) status = blur(pixels, sigma);
  if (status) return status;
  br_source source = br_premultiplied(color);
  size_t count = (size_t)pixels->width * (size_t)pixels->rows;
  for (size_t i = 0; i < count; i++) {
    if (saturation != 1) saturate(pixels->pixels + i * 4, saturation);
    tint(pixels->pixels + i * 4, &source);
  }
  return BR_STATUS_OK;
}

/* The columns of row `y` that `pixels` holds, copied to where they are in the picture. */
static int copy_row(const br_band *band, const br_band *pixels, int32_t left, int64_t y,
                    uint16_t *row) {
  if (y < 0 || y >= pixels->rows) return 0;
  int64_t first = left > 0 ? left : 0, end = (int64_t)left + pixels->width;
  if (end > band->width) end = band->width;
  memset(row, 0, (size_t)band->width * 4 * sizeof *row);
  if (first >= end) return 0;
  const uint16_t *from = pixels->pixels + (size_t)y * (size_t)pixels->width * 4;
  memcpy(row + first * 4, from + (first - left) * 4, (size_t)(end - first) * 4 * sizeof *row);
  return 1;
}

br_status br_draw_pixels(const br_band *band, const br_band *pixels, int32_t left, int32_t top,
                         br_shape shape) {
  br_status status = br_check_band(band);
  if (!status) status = br_check_band(pixels);
  br_shape_rows rows;
  if (!status) status = br_shape_rows_open(&rows, band, shape);
  if (status) return status;
  uint16_t *copy = malloc((size_t)band->width * 4 * sizeof *copy);
  br_row row;
  for (int32_t y = rows.first; copy && y < rows.last; y++) {
    if (!copy_row(band, pixels, left, (int64_t)y - top, copy)) continue;
    if (!br_shape_rows_get(&rows, y, &row)) continue;
    br_blend_pixel_row(br_band_row(band, y), copy, &row, 65535);
  }
  br_shape_rows_close(&rows);
  free(copy);
  return copy ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}
