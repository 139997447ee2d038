#pragma STDC FP_CONTRACT OFF
#include "br_blur.h"

#include <stdlib.h>
#include <string.h>

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

/* Weighted sums side by side, so that they stay in registers. */
enum { LANES = 16 };

/* Taps from the first to the last that weigh anything. */
typedef struct br_taps {
  const uint16_t *cells; /* of the first tap */
  size_t step;           /* values from a tap to the next */
  const uint32_t *weights;
  int32_t count;
} br_taps;

static br_taps trimmed(br_taps taps) {
  while (taps.count > 1 && !taps.weights[taps.count - 1]) taps.count--;
  for (; taps.count > 1 && !taps.weights[0]; taps.count--) {
    taps.weights++;
    taps.cells += taps.step;
  }
  return taps;
}

/* The sums of `count` values side by side. Of two weights or more each is below 65536, so that 16 by
   16 bits are multiplied. */
static void sum_taps(br_taps taps, size_t count, uint16_t *out) {
  for (size_t at = 0; at < count; at += LANES) {
    size_t lanes = count - at < LANES ? count - at : LANES;
    uint32_t sum[LANES] = {0};
    const uint16_t *cells = taps.cells + at;
    if (lanes == LANES) {
      for (int32_t tap = 0; tap < taps.count; tap++, cells += taps.step) {
        uint16_t weight = (uint16_t)taps.weights[tap];
        for (int i = 0; i < LANES; i++) sum[i] += (uint32_t)cells[i] * weight;
      }
    } else {
      for (int32_t tap = 0; tap < taps.count; tap++, cells += taps.step) {
        for (size_t i = 0; i < lanes; i++) sum[i] += cells[i] * taps.weights[tap];
      }
    }
    for (size_t i = 0; i < lanes; i++) out[at + i] = rounded(sum[i]);
  }
}

/* A single tap weighs 65536, which has no place in 16 bits. */
static void blur_line(br_taps taps, size_t count, uint16_t *out) {
  taps = trimmed(taps);
  if (taps.count == 1) {
    memcpy(out, taps.cells, count * sizeof *out);
  } else {
    sum_taps(taps, count, out);
  }
}

/* The row with as many copies of its edge cells at both ends as a pixel has taps. */
static void lengthen(const br_blur *blur, const uint16_t *row) {
  int32_t pad = blur->kernel.count, columns = blur->grid.columns;
  size_t channels = (size_t)blur->grid.channels;
  for (int32_t cell = -pad; cell < columns + pad; cell++) {
    memcpy(blur->line + (size_t)(cell + pad) * channels,
           row + (size_t)within(cell, columns) * channels, channels * sizeof *row);
  }
}

/* The pixels that stand among the cells as column `from` does, every `places`th: they share weights,
   and lie side by side in cells. */
static void blur_place(const br_blur *blur, int32_t from, uint16_t *out) {
  int32_t places = blur->kernel.places, first;
  size_t channels = (size_t)blur->grid.channels;
  const uint32_t *weights = weights_at(&blur->kernel, blur->left + from - blur->grid.left, &first);
  size_t pixels = (size_t)((blur->width - from + places - 1) / places);
  br_taps taps = {.cells = blur->line + (size_t)(first + blur->kernel.count) * channels,
                  .step = channels,
                  .weights = weights,
                  .count = blur->kernel.count};
  blur_line(taps, pixels * channels, blur->pixels);
  for (size_t i = 0; i < pixels; i++) {
    memcpy(out + ((size_t)from + i * (size_t)places) * channels, blur->pixels + i * channels,
           channels * sizeof *out);
  }
}

/* Whether the pixels of a place lie side by side in cells, and all their cells in a lengthened row. */
static int lies_side_by_side(const br_blur *blur) {
  if (blur->kernel.stride != 1) return 0;
  int32_t first, last, pad = blur->kernel.count;
  weights_at(&blur->kernel, blur->left - blur->grid.left, &first);
  weights_at(&blur->kernel, blur->left + blur->width - blur->grid.left, &last);
  return first >= 1 - pad && last + 1 <= blur->grid.columns;
}

static void blur_singly(const br_blur *blur, const uint16_t *row, uint16_t *out) {
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

static void blur_across(const br_blur *blur, const uint16_t *row, uint16_t *out) {
  if (!lies_side_by_side(blur)) {
    blur_singly(blur, row, out);
    return;
  }
  lengthen(blur, row);
  for (int32_t from = 0; from < blur->kernel.places && from < blur->width; from++) {
    blur_place(blur, from, out);
  }
}

br_status br_blur_open(br_blur *blur, const br_grid *grid, double sigma, int32_t left,
                       int32_t width) {
  *blur = (br_blur){.grid = *grid, .left = left, .width = width};
  size_t values = (size_t)width * (size_t)grid->channels;
  br_status status = make_kernel(&blur->kernel, grid, sigma);
  blur->across = malloc(values * (size_t)grid->rows * sizeof *blur->across);
  blur->sums = malloc(values * sizeof *blur->sums);
  blur->pixels = malloc(values * sizeof *blur->pixels);
  size_t cells = (size_t)grid->columns + 2 * (size_t)blur->kernel.count;
  blur->line = malloc(cells * (size_t)grid->channels * sizeof *blur->line);
  int has_room = blur->across && blur->sums && blur->pixels && blur->line;
  if (!status && !has_room) status = BR_STATUS_NO_MEMORY;
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
  free(blur->pixels);
  free(blur->line);
  *blur = (br_blur){0};
}

void br_blur_row(const br_blur *blur, int32_t y, uint16_t *out) {
  size_t values = (size_t)blur->width * (size_t)blur->grid.channels;
  int32_t first;
  const uint32_t *weights = weights_at(&blur->kernel, y - blur->grid.top, &first);
  if (first >= 0 && first + blur->kernel.count <= blur->grid.rows) {
    br_taps taps = {.cells = blur->across + (size_t)first * values,
                    .step = values,
                    .weights = weights,
                    .count = blur->kernel.count};
    blur_line(taps, values, out);
    return;
  }
  for (size_t i = 0; i < values; i++) blur->sums[i] = 0;
  for (int32_t tap = 0; tap < blur->kernel.count; tap++) {
    uint32_t weight = weights[tap];
    const uint16_t *row = blur->across + (size_t)within(first + tap, blur->grid.rows) * values;
    for (size_t i = 0; weight && i < values; i++) blur->sums[i] += row[i] * weight;
  }
  for (size_t i = 0; i < values; i++) out[i] = rounded(blur->sums[i]);
}
