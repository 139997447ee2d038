#pragma STDC FP_CONTRACT OFF
#include "br_coarse.h"

#include <stdlib.h>
#include <string.h>

/* ---- Cells ---- */

/* Cells of up to half of sigma: the rest of the blur is made on them. What the splines to them and
   back add to it is taken off sigma; that their fourth moments are not those of a Gaussian makes less
   than a tenth of a level of 255 beside an edge from black to white. */
int32_t br_pixels_a_cell(double sigma) {
  int32_t pixels = 1;
  while (pixels * 4 <= sigma) pixels *= 2;
  return pixels;
}

/* Cells of the pixels and of `margin` cells of mirror images on all sides. */
typedef struct br_coarse {
  const br_band *pixels;
  br_spline spline;
  int32_t margin, columns, rows;
  int32_t *places; /* the column of each pixel of a row of cells */
  float *across;   /* rows of pixels as cells, 4 channels each */
  float *sums;     /* cells */
} br_coarse;

/* Columns and rows that br_spline_gather adds around the cells. */
enum { AROUND = 2 * BR_SPLINE_REACH };

static void gather(br_coarse *coarse) {
  const br_band *pixels = coarse->pixels;
  size_t stride = ((size_t)coarse->columns + AROUND) * 4;
  int32_t side = coarse->spline.side;
  for (int32_t i = 0; i < coarse->columns * side; i++) {
    coarse->places[i] = br_mirrored(i - (int64_t)coarse->margin * side, pixels->width);
  }
  for (int32_t y = 0; y < pixels->rows; y++) {
    const uint16_t *row = pixels->pixels + (size_t)y * (size_t)pixels->width * 4;
    br_spline_gather(&coarse->spline, row, coarse->places, coarse->columns,
                     coarse->across + (size_t)y * stride);
  }
  for (int32_t i = 0; i < coarse->rows * side; i++) {
    int32_t y = br_mirrored(i - (int64_t)coarse->margin * side, pixels->rows);
    br_spline_gather_row(&coarse->spline, coarse->across + (size_t)y * stride, stride, i % side,
                         coarse->sums + (size_t)(i / side) * stride);
  }
}

static br_status coarse_open(br_coarse *coarse, const br_band *pixels, int32_t side,
                             int32_t margin) {
  *coarse = (br_coarse){.pixels = pixels,
                        .margin = margin,
                        .columns = br_cells_for(pixels->width, side) + 2 * margin,
                        .rows = br_cells_for(pixels->rows, side) + 2 * margin};
  size_t stride = ((size_t)coarse->columns + AROUND) * 4;
  br_status status = br_spline_open(&coarse->spline, side);
  coarse->places = malloc((size_t)coarse->columns * (size_t)side * sizeof *coarse->places);
  coarse->across = malloc(stride * (size_t)pixels->rows * sizeof *coarse->across);
  coarse->sums = calloc(stride * ((size_t)coarse->rows + AROUND), sizeof *coarse->sums);
  if (!coarse->places || !coarse->across || !coarse->sums) status = BR_STATUS_NO_MEMORY;
  if (!status) gather(coarse);
  return status;
}

/* Safe on one that could not be opened. */
static void coarse_close(br_coarse *coarse) {
  br_spline_close(&coarse->spline);
  free(coarse->places);
  free(coarse->across);
  free(coarse->sums);
}

/* ---- Blur ---- */

/* What the blur of the cells has to add, in cells. The weights of br_blur.h are averages over two
   cells, and the blur that is asked for those over two pixels. */
static double sigma_in_cells(double sigma, int32_t side) {
  double cell = (double)side * side, splines = 2 * cell / 3, weights = cell / 6, wanted = 1.0 / 6;
  return __builtin_sqrt((sigma * sigma + wanted - splines - weights) / cell);
}

/* The rounded averages of the cells; NULL if there is no room. */
static uint16_t *averages(const br_coarse *coarse) {
  size_t stride = (size_t)coarse->columns * 4, apart = stride + AROUND * 4;
  float area = (float)coarse->spline.side * (float)coarse->spline.side;
  uint16_t *values = malloc(stride * (size_t)coarse->rows * sizeof *values);
  for (size_t row = 0; values && row < (size_t)coarse->rows; row++) {
    const float *sums = coarse->sums + (row + BR_SPLINE_REACH) * apart + BR_SPLINE_REACH * 4;
    for (size_t i = 0; i < stride; i++) {
      values[row * stride + i] = (uint16_t)(int32_t)(sums[i] / area + 0.5f);
    }
  }
  return values;
}

br_status br_blur_cells(const br_band *pixels, double sigma, int32_t side, br_blur *blur) {
  double rest = sigma_in_cells(sigma, side);
  int32_t margin = (int32_t)(rest * BR_GAUSS_END) + 2 + 2 * BR_SPLINE_REACH;
  br_coarse coarse;
  br_status status = coarse_open(&coarse, pixels, side, margin);
  uint16_t *values = status ? NULL : averages(&coarse);
  if (!status && !values) status = BR_STATUS_NO_MEMORY;
  br_grid grid = {.values = values,
                  .columns = coarse.columns,
                  .rows = coarse.rows,
                  .channels = 4,
                  .left = -margin,
                  .top = -margin,
                  .cells_a_pixel = 1};
  int32_t columns = br_cells_for(pixels->width, side) + 2 * BR_SPLINE_REACH;
  if (!status) status = br_blur_open(blur, &grid, rest, -BR_SPLINE_REACH, columns);
  free(values);
  coarse_close(&coarse);
  return status;
}
