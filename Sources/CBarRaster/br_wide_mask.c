#pragma STDC FP_CONTRACT OFF
#include "br_wide_mask.h"

#include <stdlib.h>

#include "br_blur.h"
#include "br_spline.h"

/* A wide blur is made on the cells, and the pixels from these by cubic B-splines: what a pixel costs
   does not depend on sigma. */

/* Columns and rows of cells, counted from the mask's. */
typedef struct br_cell_box {
  int32_t left, top, right, bottom;
} br_cell_box;

/* The cells that have ink; empty if there are none. */
static br_cell_box inked(const br_band *cells) {
  br_cell_box box = {.left = cells->width, .top = cells->rows};
  const uint16_t *cell = cells->pixels;
  for (int32_t y = 0; y < cells->rows; y++) {
    for (int32_t x = 0; x < cells->width; x++, cell += 4) {
      if (!cell[3]) continue;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      box.bottom = y + 1;
    }
  }
  return box;
}

/* The alphas of a box with a frame of empty cells, since a blur repeats what lies at the edge. NULL
   without memory. */
static uint16_t *framed(const br_band *cells, br_cell_box box) {
  size_t columns = (size_t)(box.right - box.left) + 2, rows = (size_t)(box.bottom - box.top) + 2;
  uint16_t *alphas = calloc(columns * rows, sizeof *alphas);
  for (int32_t y = box.top; alphas && y < box.bottom; y++) {
    uint16_t *out = alphas + (size_t)(y - box.top + 1) * columns + 1;
    const uint16_t *row = cells->pixels + (size_t)y * (size_t)cells->width * 4;
    for (int32_t x = box.left; x < box.right; x++) *out++ = row[(size_t)x * 4 + 3];
  }
  return alphas;
}

/* What the blur of the cells has to add, in cells. A mask's cell is an average over itself, the weights
   of br_blur.h are averages over two cells, the spline adds a variance of a third of a cell's square;
   wanted is the average over a pixel. */
static double sigma_in_cells(double sigma, int32_t side) {
  double cell = (double)side * side, averages = 3 * cell / 12, spline = cell / 3, wanted = 1.0 / 12;
  return __builtin_sqrt((sigma * sigma + wanted - averages - spline) / cell);
}

/* The pixels' part of the picture in cells, with what the splines need around it. */
typedef struct br_window {
  int32_t side, columns, rows; /* columns: a multiple of 4 */
  int32_t left, top;           /* the first cell, counted from the mask's */
  int32_t first, end, top_row, last_row; /* pixels that the shadow reaches */
  float *cells;
} br_window;

static int32_t floor_cell(int64_t pixels, int32_t side) {
  return (int32_t)(pixels >= 0 ? pixels / side : -((side - 1 - pixels) / side));
}

static int32_t clamped(int64_t at, int32_t low, int32_t high) {
  return (int32_t)(at < low ? low : at > high ? high : at);
}

static br_window window_of(const br_band *band, const br_mask *mask, br_cell_box ink,
                           double sigma) {
  int32_t side = mask->pixels_a_cell, end = band->top + band->rows;
  int64_t reach = (int64_t)(BR_GAUSS_END * sigma) + 3 * side;
  br_window window = {.side = side};
  int64_t left = mask->left + (int64_t)ink.left * side, top = mask->top + (int64_t)ink.top * side;
  int64_t right = mask->left + (int64_t)ink.right * side;
  int64_t bottom = mask->top + (int64_t)ink.bottom * side;
  window.first = clamped(left - reach, mask->first, mask->end);
  window.end = clamped(right + reach, window.first, mask->end);
  window.top_row = clamped(top - reach, band->top, end);
  window.last_row = clamped(bottom + reach, window.top_row, end);
  window.left = floor_cell((int64_t)window.first - mask->left, side) - BR_SPLINE_REACH;
  window.top = floor_cell((int64_t)window.top_row - mask->top, side) - BR_SPLINE_REACH;
  int32_t last_column = floor_cell((int64_t)window.end - 1 - mask->left, side) + BR_SPLINE_REACH;
  int32_t last_row = floor_cell((int64_t)window.last_row - 1 - mask->top, side) + BR_SPLINE_REACH;
  window.columns = (last_column - window.left + 4) / 4 * 4;
  window.rows = last_row - window.top + 1;
  return window;
}

/* Blurs the ink into the window's cells. */
static br_status blur_into(br_window *window, const br_mask *mask, br_cell_box ink, double sigma) {
  uint16_t *alphas = framed(&mask->cells, ink);
  if (!alphas) return BR_STATUS_NO_MEMORY;
  br_grid grid = {.values = alphas,
                  .columns = ink.right - ink.left + 2,
                  .rows = ink.bottom - ink.top + 2,
                  .channels = 1,
                  .left = ink.left - 1,
                  .top = ink.top - 1,
                  .cells_a_pixel = 1};
  br_blur blur;
  br_status status =
      br_blur_open(&blur, &grid, sigma_in_cells(sigma, window->side), window->left, window->columns);
  free(alphas);
  if (status) return status;
  size_t columns = (size_t)window->columns;
  uint16_t *row = malloc(columns * sizeof *row);
  window->cells = row ? malloc(columns * (size_t)window->rows * sizeof *window->cells) : NULL;
  for (int32_t y = 0; window->cells && y < window->rows; y++) {
    br_blur_row(&blur, window->top + y, row);
    for (size_t i = 0; i < columns; i++) window->cells[(size_t)y * columns + i] = row[i];
  }
  free(row);
  br_blur_close(&blur);
  return window->cells ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}

/* The pixels of a row of cells that lies between rows of the window. */
static void make_row(const br_window *window, const br_spline *spline, int32_t left,
                     const float *cells, uint16_t *values) {
  int64_t start = left + ((int64_t)window->left + BR_SPLINE_REACH) * window->side;
  int32_t place = (int32_t)(window->first - start);
  const float *at = cells;
  for (int32_t x = window->first; x < window->end; x++, place++) {
    if (place == window->side) place = 0, at++;
    const float *weights = spline->weights[place], *four = at + (2 * place >= window->side);
    float value = weights[0] * four[0] + weights[1] * four[1] + weights[2] * four[2] +
                  weights[3] * four[3];
    values[x] = (uint16_t)(int32_t)(value + 0.5f);
  }
}

static br_status draw_window(const br_band *band, const br_mask *mask, const br_window *window,
                             br_color color) {
  br_spline spline;
  br_status status = br_spline_open(&spline, window->side);
  uint16_t *values = malloc((size_t)band->width * sizeof *values);
  float *cells = malloc((size_t)window->columns * sizeof *cells);
  if (!values || !cells) status = BR_STATUS_NO_MEMORY;
  br_row row = {.left = window->first, .core_left = window->end, .core_right = window->end,
                .right = window->end, .values = values};
  int64_t top = mask->top + ((int64_t)window->top + BR_SPLINE_REACH) * window->side;
  for (int32_t y = window->top_row; !status && y < window->last_row; y++) {
    br_spline_down(&spline, window->cells, window->columns / 4, (int32_t)(y - top), cells);
    make_row(window, &spline, mask->left, cells, values);
    br_blend_row(br_band_row(band, y), &row, color);
  }
  br_spline_close(&spline);
  free(values);
  free(cells);
  return status;
}

br_status br_draw_wide_mask(const br_band *band, const br_mask *mask, double sigma,
                            br_color color) {
  int32_t side = mask->pixels_a_cell;
  if (side % 2 || side * 8.0 > sigma) return BR_STATUS_BAD_ARGUMENT;
  br_cell_box ink = inked(&mask->cells);
  if (ink.left >= ink.right) return BR_STATUS_OK;
  br_window window = window_of(band, mask, ink, sigma);
  if (window.first == window.end || window.top_row == window.last_row) return BR_STATUS_OK;
  br_status status = blur_into(&window, mask, ink, sigma);
  if (!status) status = draw_window(band, mask, &window, color);
  free(window.cells);
  return status;
}
