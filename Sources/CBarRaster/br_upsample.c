#pragma STDC FP_CONTRACT OFF
#include "br_upsample.h"

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
