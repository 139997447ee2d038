#pragma STDC FP_CONTRACT OFF
#include "br_spline.h"

#include <stdlib.h>

/* `at` is how far the pixel's centre is beyond the centre of the second cell, in cells. */
static void weigh(double at, float weights[4]) {
  double rest = 1 - at;
  weights[0] = (float)(rest * rest * rest / 6);
  weights[1] = (float)((3 * at * at * at - 6 * at * at + 4) / 6);
  weights[2] = (float)((3 * rest * rest * rest - 6 * rest * rest + 4) / 6);
  weights[3] = (float)(at * at * at / 6);
}

br_status br_spline_open(br_spline *spline, int32_t side) {
  *spline = (br_spline){.side = side};
  spline->weights = malloc((size_t)side * sizeof *spline->weights);
  if (!spline->weights) return BR_STATUS_NO_MEMORY;
  for (int32_t place = 0; place < side; place++) {
    double at = (place + 0.5) / side + 0.5;
    weigh(at >= 1 ? at - 1 : at, spline->weights[place]);
  }
  return BR_STATUS_OK;
}

void br_spline_close(br_spline *spline) {
  free(spline->weights);
  spline->weights = NULL;
}

static inline br_pixel load_channels(const uint16_t *at) {
  typedef uint16_t channels __attribute__((vector_size(8)));
  channels pixel;
  memcpy(&pixel, at, sizeof pixel);
  return __builtin_convertvector(pixel, br_pixel);
}

/* The pixels of one half of a cell have the same four cells around them. */
void br_spline_gather(const br_spline *spline, const uint16_t *row, const int32_t *columns,
                      int32_t cells, float *sums) {
  memset(sums, 0, ((size_t)cells + 2 * BR_SPLINE_REACH) * 4 * sizeof *sums);
  int32_t half = spline->side / 2;
  for (int32_t i = 0; i < 2 * cells; i++) {
    float(*weights)[4] = spline->weights + (i % 2) * half;
    br_pixel sum[4] = {{0}, {0}, {0}, {0}};
    for (int32_t place = 0; place < half; place++) {
      br_pixel pixel = load_channels(row + (size_t)*columns++ * 4);
      for (int c = 0; c < 4; c++) sum[c] += weights[place][c] * pixel;
    }
    float *first = sums + (size_t)(i / 2 + i % 2) * 4;
    for (int c = 0; c < 4; c++) {
      br_pixel total = br_load_pixel(first + 4 * c) + sum[c];
      memcpy(first + 4 * c, &total, sizeof total);
    }
  }
}

void br_spline_gather_row(const br_spline *spline, const float *row, size_t count, int32_t place,
                          float *sums) {
  if (2 * place >= spline->side) sums += count;
  for (int c = 0; c < 4; c++, sums += count) {
    float weight = spline->weights[place][c];
    for (size_t i = 0; i < count; i++) sums[i] += weight * row[i];
  }
}

/* The first of a pixel's four cells, the grid beginning BR_SPLINE_REACH cells before the pixels. */
static int32_t first_cell(const br_spline *spline, int32_t at) {
  return at / spline->side + (2 * (at % spline->side) >= spline->side);
}

void br_spline_down(const br_spline *spline, const float *cells, int32_t columns, int32_t y,
                    float *out) {
  const float *weights = spline->weights[y % spline->side];
  size_t stride = (size_t)columns * 4;
  const float *row = cells + (size_t)first_cell(spline, y) * stride;
  for (size_t i = 0; i < stride; i++) {
    out[i] = weights[0] * row[i] + weights[1] * row[i + stride] + weights[2] * row[i + 2 * stride] +
             weights[3] * row[i + 3 * stride];
  }
}
