#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>
#include <string.h>

#include "br_coarse.h"

/* ---- Blur ---- */

/* Where a cell is a pixel. */
static br_status blur_pixels(const br_band *pixels, double sigma, br_blur *blur) {
  int32_t margin = (int32_t)(sigma * BR_GAUSS_END) + 2;
  br_grid grid = {.columns = pixels->width + 2 * margin,
                  .rows = pixels->rows + 2 * margin,
                  .channels = 4,
                  .left = -margin,
                  .top = -margin,
                  .cells_a_pixel = 1};
  uint16_t *values = malloc((size_t)grid.columns * (size_t)grid.rows * 4 * sizeof *values);
  if (!values) return BR_STATUS_NO_MEMORY;
  uint16_t *out = values;
  for (int32_t i = 0; i < grid.rows; i++) {
    const uint16_t *row = pixels->pixels + (size_t)br_mirrored(i - (int64_t)margin, pixels->rows) *
                                               (size_t)pixels->width * 4;
    for (int32_t j = 0; j < grid.columns; j++, out += 4) {
      size_t x = (size_t)br_mirrored(j - (int64_t)margin, pixels->width);
      memcpy(out, row + x * 4, 4 * sizeof *out);
    }
  }
  grid.values = values;
  br_status status = br_blur_open(blur, &grid, sigma, 0, pixels->width);
  free(values);
  return status;
}

/* ---- Colours ---- */

/* Rec. 709's shares of a grey, as the saturate() filter has them; applied to encoded values. */
static const float LUMA[] = {0.2126f, 0.7152f, 0.0722f};

/* May leave the range of colours, for `finish` to clamp: blurs and saturation can change places. */
static void saturate(const uint16_t *pixels, size_t count, float saturation, float *out) {
  for (size_t i = 0; i < count * 4; i += 4) {
    float luma = LUMA[0] * pixels[i] + LUMA[1] * pixels[i + 1] + LUMA[2] * pixels[i + 2];
    for (size_t c = i; c < i + 3; c++) out[c] = luma + saturation * (pixels[c] - luma);
    out[i + 3] = pixels[i + 3];
  }
}

typedef struct br_finish {
  float saturation;
  br_pixel tint; /* premultiplied */
  float rest;    /* what it leaves of what is below */
} br_finish;

static br_finish finish_with(double saturation, br_color color) {
  br_source source = br_premultiplied(color);
  br_finish finish = {.saturation = (float)saturation,
                      .rest = (float)(65535 - source.channels[3]) / 65535};
  for (int c = 0; c < 4; c++) finish.tint[c] = source.channels[c];
  return finish;
}

typedef int32_t br_lanes __attribute__((vector_size(16)));
typedef uint16_t br_stored __attribute__((vector_size(8)));

static inline br_pixel smaller(br_pixel a, br_pixel b) {
  br_lanes is_smaller = a < b;
  return (br_pixel)(((br_lanes)a & is_smaller) | ((br_lanes)b & ~is_smaller));
}

/* Premultiplied colours keep within their alpha; the tint goes over them. */
static inline void finish_pixel(const br_finish *finish, br_pixel value, uint16_t *out) {
  br_pixel zero = {0};
  value = (br_pixel)((br_lanes)value & (br_lanes)(value > zero));
  br_pixel alpha = {value[3], value[3], value[3], value[3]};
  br_pixel level = finish->tint + finish->rest * smaller(value, alpha) + 0.5f;
  br_stored stored = __builtin_convertvector(__builtin_convertvector(level, br_lanes), br_stored);
  memcpy(out, &stored, sizeof stored);
}

/* ---- Pixels ---- */

/* Where a cell is a pixel. */
static br_status make_singly(const br_band *pixels, const br_blur *blur, const br_finish *finish) {
  size_t stride = (size_t)pixels->width * 4;
  float *values = malloc(stride * sizeof *values);
  if (!values) return BR_STATUS_NO_MEMORY;
  uint16_t *row = pixels->pixels;
  for (int32_t y = 0; y < pixels->rows; y++, row += stride) {
    if (blur) br_blur_row(blur, y, row);
    saturate(row, (size_t)pixels->width, finish->saturation, values);
    for (size_t i = 0; i < stride; i += 4) {
      finish_pixel(finish, br_load_pixel(values + i), row + i);
    }
  }
  free(values);
  return BR_STATUS_OK;
}

static br_status saturated_cells(const br_blur *blur, int32_t rows, float saturation, float **out) {
  size_t count = (size_t)blur->width, stride = count * 4;
  uint16_t *row = malloc(stride * sizeof *row);
  *out = row ? malloc(stride * (size_t)rows * sizeof **out) : NULL;
  for (int32_t y = 0; *out && y < rows; y++) {
    br_blur_row(blur, y - BR_SPLINE_REACH, row);
    saturate(row, count, saturation, *out + (size_t)y * stride);
  }
  free(row);
  return *out ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}

static void make_row(const br_spline *spline, const float *cells, int32_t width,
                     const br_finish *finish, uint16_t *out) {
  for (int32_t x = 0, cell = 0; x < width; cell++) {
    for (int32_t place = 0; place < spline->side && x < width; place++, x++, out += 4) {
      finish_pixel(finish, br_spline_across(spline, cells, cell, place), out);
    }
  }
}

static br_status make_from_cells(const br_band *pixels, const br_blur *blur, int32_t side,
                                 const br_finish *finish) {
  int32_t rows = br_cells_for(pixels->rows, side) + 2 * BR_SPLINE_REACH;
  float *cells = NULL, *row = malloc((size_t)blur->width * 4 * sizeof *row);
  br_spline spline = {0};
  br_status status = row ? br_spline_open(&spline, side) : BR_STATUS_NO_MEMORY;
  if (!status) status = saturated_cells(blur, rows, finish->saturation, &cells);
  for (int32_t y = 0; !status && y < pixels->rows; y++) {
    br_spline_down(&spline, cells, blur->width, y, row);
    make_row(&spline, row, pixels->width, finish,
             pixels->pixels + (size_t)y * (size_t)pixels->width * 4);
  }
  br_spline_close(&spline);
  free(cells);
  free(row);
  return status;
}

br_status br_make_backdrop(const br_band *pixels, double sigma, double saturation,
                           br_color color) {
  br_status status = br_check_band(pixels);
  if (status) return status;
  int is_known = sigma >= 0 && sigma <= BR_MAX_SIGMA && saturation >= 0 && br_is_finite(saturation);
  if (!is_known) return BR_STATUS_BAD_ARGUMENT;
  br_finish finish = finish_with(saturation, color);
  if (sigma == 0) return make_singly(pixels, NULL, &finish);
  br_blur blur;
  int32_t side = br_pixels_a_cell(sigma);
  status = side == 1 ? blur_pixels(pixels, sigma, &blur) : br_blur_cells(pixels, sigma, side, &blur);
  if (status) return status;
  status = side == 1 ? make_singly(pixels, &blur, &finish)
                     : make_from_cells(pixels, &blur, side, &finish);
  br_blur_close(&blur);
  return status;
}

/* The columns of row `y` that `pixels` holds, copied to where they are in the picture. */
static int copy_row(const br_band *band, const br_band *pixels, int32_t left, int64_t y,
                    uint16_t *row) {
  if (y < 0 || y >= pixels->rows) return 0;
  int64_t first = left > 0 ? left : 0, end = (int64_t)left + pixels->width;
  if (end > band->width) end = band->width;
  if (first >= end) return 0;
  memset(row, 0, (size_t)first * 4 * sizeof *row);
  memset(row + end * 4, 0, (size_t)(band->width - end) * 4 * sizeof *row);
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
