#pragma STDC FP_CONTRACT OFF
#include "br_blur.h"

#include <stdlib.h>

/* ---- Weights ---- */

/* The share of a Gaussian around each point of the pixel [at, at + 1) that lies before `edge`,
   averaged over the pixel. */
static double share_before(double edge, double at, double sigma) {
  return sigma * (br_gauss_ramp((edge - at) / sigma) - br_gauss_ramp((edge - at - 1) / sigma));
}

/* Rounds the running share, not each weight: the sum is exact. */
static void weigh(const br_kernel *kernel, const br_grid *grid, double sigma, int32_t place) {
  double cell = (double)grid->pixels_a_cell / grid->cells_a_pixel;
  uint32_t *weights = kernel->weights + (size_t)place * (size_t)kernel->count, done = 0;
  for (int32_t i = 0; i < kernel->count; i++) {
    double share = share_before((kernel->first[place] + i + 1) * cell, place, sigma);
    uint32_t until = (uint32_t)(br_clamp(share, 0, 1) * 65536 + 0.5);
    if (i == kernel->count - 1) until = 65536;
    if (until < done) until = done;
    weights[i] = until - done;
    done = until;
  }
}

static br_status make_kernel(br_kernel *kernel, const br_grid *grid, double sigma) {
  double cell = (double)grid->pixels_a_cell / grid->cells_a_pixel, reach = BR_GAUSS_END * sigma;
  kernel->places = grid->pixels_a_cell;
  kernel->stride = grid->cells_a_pixel;
  kernel->count = (int32_t)((2 * reach + 1) / cell) + 2;
  size_t weights = (size_t)kernel->places * (size_t)kernel->count;
  kernel->first = malloc((size_t)kernel->places * sizeof *kernel->first);
  kernel->weights = malloc(weights * sizeof *kernel->weights);
  if (!kernel->first || !kernel->weights) return BR_STATUS_NO_MEMORY;
  for (int32_t place = 0; place < kernel->places; place++) {
    kernel->first[place] = (int32_t)br_floor((place - reach) / cell);
    weigh(kernel, grid, sigma, place);
  }
  return BR_STATUS_OK;
}

/* The weights of the pixel that is `offset` pixels after the grid's start, and their first cell. */
static const uint32_t *weights_at(const br_kernel *kernel, int32_t offset, int32_t *first) {
  int32_t place = offset % kernel->places, steps = offset / kernel->places;
  *first = kernel->first[place] + steps * kernel->stride;
  return kernel->weights + (size_t)place * (size_t)kernel->count;
}

static int32_t within(int32_t cell, int32_t count) {
  return cell < 0 ? 0 : cell < count ? cell : count - 1;
}

/* ---- Across, then down ---- */

/* Rounds sums of 65536ths; 65535 * 65536 + 32768 still fits. */
static uint16_t rounded(uint32_t sum) { return (uint16_t)((sum + 0x8000u) >> 16); }

static void blur_across(const br_blur *blur, const uint16_t *row, uint16_t *out) {
  const br_grid *grid = &blur->grid;
  size_t channels = (size_t)grid->channels;
  for (int32_t x = 0; x < blur->width; x++, out += channels) {
    int32_t first;
    const uint32_t *weights = weights_at(&blur->kernel, blur->left + x - grid->left, &first);
    uint32_t sum[4] = {0};
    for (int32_t i = 0; i < blur->kernel.count; i++) {
      const uint16_t *cell = row + (size_t)within(first + i, grid->columns) * channels;
      for (size_t c = 0; c < channels; c++) sum[c] += cell[c] * weights[i];
    }
    for (size_t c = 0; c < channels; c++) out[c] = rounded(sum[c]);
  }
}

br_status br_blur_open(br_blur *blur, const br_grid *grid, double sigma, int32_t left,
                       int32_t width) {
  *blur = (br_blur){.grid = *grid, .left = left, .width = width};
  size_t values = (size_t)width * (size_t)grid->channels;
  br_status status = make_kernel(&blur->kernel, grid, sigma);
  blur->across = malloc(values * (size_t)grid->rows * sizeof *blur->across);
  blur->sums = malloc(values * sizeof *blur->sums);
  if (!status && (!blur->across || !blur->sums)) status = BR_STATUS_NO_MEMORY;
  size_t stride = (size_t)grid->columns * (size_t)grid->channels;
  for (int32_t y = 0; !status && y < grid->rows; y++) {
    blur_across(blur, grid->values + (size_t)y * stride, blur->across + (size_t)y * values);
  }
  if (status) br_blur_close(blur);
  return status;
}

void br_blur_close(br_blur *blur) {
  free(blur->kernel.weights);
  free(blur->kernel.first);
  free(blur->across);
  free(blur->sums);
  *blur = (br_blur){0};
}

void br_blur_row(const br_blur *blur, int32_t y, uint16_t *out) {
  size_t values = (size_t)blur->width * (size_t)blur->grid.channels;
  int32_t first;
  const uint32_t *weights = weights_at(&blur->kernel, y - blur->grid.top, &first);
  for (size_t i = 0; i < values; i++) blur->sums[i] = 0;
  for (int32_t tap = 0; tap < blur->kernel.count; tap++) {
    uint32_t weight = weights[tap];
    const uint16_t *row = blur->across + (size_t)within(first + tap, blur->grid.rows) * values;
    for (size_t i = 0; weight && i < values; i++) blur->sums[i] += row[i] * weight;
  }
  for (size_t i = 0; i < values; i++) out[i] = rounded(blur->sums[i]);
}
