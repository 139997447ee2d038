#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_internal.h"

/* Scaling is separable: each pixel of the picture is a weighted sum of columns of a weighted sum of
   rows. Weights are 16.16 and sum to 65536 exactly, so that an even image stays even. */

enum { WHOLE = 65536 };

/* The columns or rows that make one pixel: `first` and on, weights from `start` on. */
typedef struct taps {
  int32_t first, count;
  size_t start;
} taps;

typedef struct axis {
  double origin, step; /* where the image begins, in pixels; its own pixels a pixel */
  int32_t size;        /* of the image */
} axis;

/* The share of the area average up to the image's pixel edge `edge`, of 65536. */
static uint32_t share_until(double edge, double from, double to) {
  return (uint32_t)(br_clamp((edge - from) / (to - from), 0, 1) * (double)WHOLE + 0.5);
}

/* Weights for the image's pixels that the pixel at `at` covers; room for `size + 1` of them. */
static taps area_taps(const axis *axis, int32_t at, uint32_t *weights) {
  double from = br_clamp((at - axis->origin) * axis->step, 0, axis->size);
  double to = br_clamp((at + 1 - axis->origin) * axis->step, 0, axis->size);
  taps taps = {.first = (int32_t)from};
  if (taps.first >= axis->size) taps.first = axis->size - 1;
  if (to <= from) {
    weights[taps.count++] = WHOLE;
    return taps;
  }
  uint32_t done = 0;
  for (int32_t i = taps.first; done < WHOLE && i < axis->size; i++) {
    uint32_t until = share_until(i + 1, from, to);
    weights[taps.count++] = until - done;
    done = until;
  }
  weights[taps.count - 1] += WHOLE - done;
  return taps;
}

static taps linear_taps(const axis *axis, int32_t at, uint32_t *weights) {
  double centre = (at + 0.5 - axis->origin) * axis->step - 0.5;
  centre = br_clamp(centre, 0, axis->size - 1);
  taps taps = {.first = (int32_t)centre, .count = 1};
  uint32_t second = (uint32_t)((centre - taps.first) * (double)WHOLE + 0.5);
  weights[0] = WHOLE - second;
  if (second && taps.first + 1 < axis->size) {
    weights[taps.count++] = second;
  } else {
    weights[0] = WHOLE;
  }
  return taps;
}

static taps taps_at(const axis *axis, int32_t at, uint32_t *weights) {
  return axis->step > 1 ? area_taps(axis, at, weights) : linear_taps(axis, at, weights);
}

/* ---- One row of the picture ---- */

typedef struct scaler {
  br_image image;
  axis across, down;
  taps *columns;     /* one a column of the band, from `left` on */
  uint32_t *weights; /* of `columns` */
  uint32_t *row_weights;
  uint32_t *sums;  /* 4 a column of the image */
  uint16_t *mixed; /* 4 a column of the image: the weighted sum of its rows */
  uint16_t *row;   /* 4 a column of the band */
  int32_t left, right;
} scaler;

static void add_image_row(const scaler *scaler, int32_t y, uint32_t weight) {
  size_t width = (size_t)scaler->image.width;
  const uint8_t *pixel = scaler->image.pixels + (size_t)y * width * 4;
  uint32_t *sum = scaler->sums;
  for (size_t x = 0; x < width; x++, pixel += 4, sum += 4) {
    uint32_t alpha = pixel[3] * 257u;
    for (int c = 0; c < 3; c++) sum[c] += br_mul16(pixel[c] * 257u, alpha) * weight;
    sum[3] += alpha * weight;
  }
}

/* Rounds sums of 65536ths; 65535 * 65536 + 32768 still fits. */
static uint16_t rounded(uint32_t sum) { return (uint16_t)((sum + 0x8000u) >> 16); }

static void scale_row(const scaler *scaler, int32_t y) {
  size_t values = (size_t)scaler->image.width * 4;
  for (size_t i = 0; i < values; i++) scaler->sums[i] = 0;
  taps rows = taps_at(&scaler->down, y, scaler->row_weights);
  for (int32_t i = 0; i < rows.count; i++) {
    if (scaler->row_weights[i]) add_image_row(scaler, rows.first + i, scaler->row_weights[i]);
  }
  for (size_t i = 0; i < values; i++) scaler->mixed[i] = rounded(scaler->sums[i]);

  for (int32_t x = scaler->left; x < scaler->right; x++) {
    const taps *taps = &scaler->columns[x - scaler->left];
    uint32_t sum[4] = {0};
    for (int32_t i = 0; i < taps->count; i++) {
      const uint16_t *mixed = scaler->mixed + (size_t)(taps->first + i) * 4;
      for (int c = 0; c < 4; c++) sum[c] += mixed[c] * scaler->weights[taps->start + (size_t)i];
    }
    for (int c = 0; c < 4; c++) scaler->row[(size_t)x * 4 + (size_t)c] = rounded(sum[c]);
  }
}

/* ---- Set-up ---- */

static void close_scaler(scaler *scaler) {
  free(scaler->columns);
  free(scaler->weights);
  free(scaler->row_weights);
  free(scaler->sums);
  free(scaler->mixed);
  free(scaler->row);
}

/* Weights of all columns: every column of the image may fall on the edge of two. */
static size_t weights_needed(const scaler *scaler) {
  size_t columns = (size_t)(scaler->right - scaler->left);
  return (size_t)scaler->image.width + columns * 3 + 2;
}

static br_status allocate(scaler *scaler, int32_t width) {
  size_t columns = (size_t)(scaler->right - scaler->left) + 1;
  size_t values = (size_t)scaler->image.width * 4;
  scaler->columns = malloc(columns * sizeof *scaler->columns);
  scaler->weights = malloc(weights_needed(scaler) * sizeof *scaler->weights);
  scaler->row_weights = malloc(((size_t)scaler->image.height + 2) * sizeof *scaler->row_weights);
  scaler->sums = malloc(values * sizeof *scaler->sums);
  scaler->mixed = malloc(values * sizeof *scaler->mixed);
  scaler->row = malloc((size_t)width * 4 * sizeof *scaler->row);
  int has_all = scaler->columns && scaler->weights && scaler->row_weights && scaler->sums &&
                scaler->mixed && scaler->row;
  return has_all ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}

static br_status open_scaler(scaler *scaler, const br_band *band, const br_shape *target) {
  scaler->across = (axis){target->left, scaler->image.width / (target->right - target->left),
                          scaler->image.width};
  scaler->down = (axis){target->top, scaler->image.height / (target->bottom - target->top),
                        scaler->image.height};
  scaler->left = (int32_t)br_clamp((double)br_floor(target->left), 0, band->width);
  scaler->right = (int32_t)br_clamp((double)br_floor(target->right) + 1, 0, band->width);
  br_status status = allocate(scaler, band->width);
  size_t start = 0;
  for (int32_t x = scaler->left; !status && x < scaler->right; x++) {
    taps taps = taps_at(&scaler->across, x, scaler->weights + start);
    taps.start = start;
    start += (size_t)taps.count;
    scaler->columns[x - scaler->left] = taps;
  }
  return status;
}

/* ---- Drawing ---- */

/* Makes the image's alpha the coverage of a row. */
static void take_stencil(const scaler *scaler, br_row *row) {
  for (int32_t x = row->left; x < row->right; x++) {
    uint32_t covered = br_row_at(row, x);
    row->values[x] = (uint16_t)br_mul16(covered, scaler->row[(size_t)x * 4 + 3]);
  }
  row->core_left = row->core_right = row->right;
}

static void draw(const br_band *band, const scaler *scaler, const br_shape_rows *rows,
                 const br_color *tint) {
  br_row row;
  for (int32_t y = rows->first; y < rows->last; y++) {
    if (!br_shape_rows_get(rows, y, &row)) continue;
    scale_row(scaler, y);
    if (tint) {
      take_stencil(scaler, &row);
      br_blend_row(br_band_row(band, y), &row, *tint);
    } else {
      br_blend_pixel_row(br_band_row(band, y), scaler->row, &row, 65535);
    }
  }
}

br_status br_draw_image(const br_band *band, br_image image, br_shape target,
                        const br_color *tint) {
  br_status status = br_check_band(band);
  target.radius = 0;
  if (!status) status = br_check_shape(&target);
  if (!image.pixels || image.width < 1 || image.height < 1) status = BR_STATUS_BAD_ARGUMENT;
  if (status || target.left >= target.right || target.top >= target.bottom) return status;

  br_shape_rows rows;
  status = br_shape_rows_open(&rows, band, target);
  if (status) return status;
  scaler scaler = {.image = image};
  if (rows.first < rows.last) {
    status = open_scaler(&scaler, band, &target);
    if (!status) draw(band, &scaler, &rows, tint);
  }
  close_scaler(&scaler);
  br_shape_rows_close(&rows);
  return status;
}
