#pragma STDC FP_CONTRACT OFF
#include "br_blur.h"

#include <stdlib.h>
#include <string.h>

/* ---- Weights ---- */

/* The share of a Gaussian around each point of the pixel [0, 1) that lies before `edge`, averaged over
   the pixel. */
static double share_before(double edge, double sigma) {
  return sigma * (br_gauss_ramp(edge / sigma) - br_gauss_ramp((edge - 1) / sigma));
}

/* Rounds the running share, not each weight: the sum is exact. */
static br_status make_kernel(br_kernel *kernel, int32_t cells_a_pixel, double sigma) {
  double cell = 1.0 / cells_a_pixel, reach = BR_GAUSS_END * sigma;
  kernel->first = (int32_t)br_floor(-reach / cell);
  kernel->count = (int32_t)((2 * reach + 1) / cell) + 2;
  kernel->weights = malloc((size_t)kernel->count * sizeof *kernel->weights);
  if (!kernel->weights) return BR_STATUS_NO_MEMORY;
  uint32_t done = 0;
  for (int32_t i = 0; i < kernel->count; i++) {
    double share = share_before((kernel->first + i + 1) * cell, sigma);
    uint32_t until = (uint32_t)(br_clamp(share, 0, 1) * 65536 + 0.5);
    if (i == kernel->count - 1) until = 65536;
    if (until < done) until = done;
    kernel->weights[i] = until - done;
    done = until;
  }
  return BR_STATUS_OK;
}

/* The first cell that a pixel, `offset` pixels after the grid's start, has a part of. */
static int32_t first_cell(const br_blur *blur, int32_t offset) {
  return blur->kernel.first + offset * blur->grid.cells_a_pixel;
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

/* Whether a cell is a pixel, and all that are needed are in a lengthened row. */
static int lies_side_by_side(const br_blur *blur) {
  if (blur->grid.cells_a_pixel != 1) return 0;
  int32_t first = first_cell(blur, blur->left - blur->grid.left);
  return first >= 1 - blur->kernel.count && first + blur->width + 1 <= blur->grid.columns;
}

static void blur_singly(const br_blur *blur, const uint16_t *row, uint16_t *out) {
  const br_grid *grid = &blur->grid;
  size_t channels = (size_t)grid->channels;
  for (int32_t x = 0; x < blur->width; x++, out += channels) {
    int32_t first = first_cell(blur, blur->left + x - grid->left);
    uint32_t sum[4] = {0};
    for (int32_t i = 0; i < blur->kernel.count; i++) {
      const uint16_t *cell = row + (size_t)within(first + i, grid->columns) * channels;
      for (size_t c = 0; c < channels; c++) sum[c] += cell[c] * blur->kernel.weights[i];
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
  size_t channels = (size_t)blur->grid.channels;
  int32_t first = first_cell(blur, blur->left - blur->grid.left) + blur->kernel.count;
  br_taps taps = {.cells = blur->line + (size_t)first * channels,
                  .step = channels,
                  .weights = blur->kernel.weights,
                  .count = blur->kernel.count};
  blur_line(taps, (size_t)blur->width * channels, out);
}

br_status br_blur_open(br_blur *blur, const br_grid *grid, double sigma, int32_t left,
                       int32_t width) {
  *blur = (br_blur){.grid = *grid, .left = left, .width = width};
  size_t values = (size_t)width * (size_t)grid->channels;
  br_status status = make_kernel(&blur->kernel, grid->cells_a_pixel, sigma);
  blur->across = malloc(values * (size_t)grid->rows * sizeof *blur->across);
  blur->sums = malloc(values * sizeof *blur->sums);
  size_t cells = (size_t)grid->columns + 2 * (size_t)blur->kernel.count;
  blur->line = malloc(cells * (size_t)grid->channels * sizeof *blur->line);
  int has_room = blur->across && blur->sums && blur->line;
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
  free(blur->across);
  free(blur->sums);
  free(blur->line);
  *blur = (br_blur){0};
}

void br_blur_row(const br_blur *blur, int32_t y, uint16_t *out) {
  size_t values = (size_t)blur->width * (size_t)blur->grid.channels;
  const uint32_t *weights = blur->kernel.weights;
  int32_t first = first_cell(blur, y - blur->grid.top);
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
