#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_internal.h"

typedef struct ramp {
  const br_gradient *gradient;
  double across, down, start; /* position = across * x + down * y + start */
  int32_t has_length;
} ramp;

static ramp ramp_of(const br_gradient *gradient) {
  double dx = gradient->x1 - gradient->x0, dy = gradient->y1 - gradient->y0;
  double square = dx * dx + dy * dy;
  ramp ramp = {.gradient = gradient, .has_length = square > 0};
  if (!ramp.has_length) return ramp;
  ramp.across = dx / square, ramp.down = dy / square;
  ramp.start = -(gradient->x0 * ramp.across + gradient->y0 * ramp.down);
  return ramp;
}

/* The last stop that is not behind `position`, -1 if all are: of equal stops the last. */
static int32_t stop_before(const br_gradient *gradient, double position) {
  int32_t low = -1, high = gradient->stop_count;
  while (high - low > 1) {
    int32_t middle = low + (high - low) / 2;
    if (gradient->stops[middle].position <= position) low = middle;
    else high = middle;
  }
  return low;
}

static uint16_t between(uint32_t a, uint32_t b, uint32_t share) {
  return (uint16_t)((a * (65536u - share) + b * share + 0x8000u) >> 16);
}

static br_source mixed(const br_gradient *gradient, br_color a, br_color b, uint32_t share) {
  br_source result;
  if (gradient->premultiplied) {
    br_source first = br_premultiplied(a), second = br_premultiplied(b);
    for (int c = 0; c < 4; c++) {
      result.channels[c] = between(first.channels[c], second.channels[c], share);
    }
    return result;
  }
  br_color color = {between(a.red, b.red, share), between(a.green, b.green, share),
                    between(a.blue, b.blue, share), between(a.alpha, b.alpha, share)};
  return br_premultiplied(color);
}

static br_source color_at(const ramp *ramp, double x, double y) {
  const br_stop *stops = ramp->gradient->stops;
  int32_t last = ramp->gradient->stop_count - 1, index = last;
  double position = ramp->across * x + ramp->down * y + ramp->start;
  if (ramp->has_length) index = stop_before(ramp->gradient, position);
  if (index < 0) return br_premultiplied(stops[0].color);
  if (index >= last) return br_premultiplied(stops[last].color);
  double length = stops[index + 1].position - stops[index].position;
  double share = br_clamp((position - stops[index].position) / length, 0, 1);
  return mixed(ramp->gradient, stops[index].color, stops[index + 1].color,
               (uint32_t)(share * 65536 + 0.5));
}

static br_status check_gradient(const br_gradient *gradient) {
  if (!gradient || gradient->stop_count < 1 || !gradient->stops) return BR_STATUS_BAD_ARGUMENT;
  double sum = gradient->x0 + gradient->y0 + gradient->x1 + gradient->y1;
  if (!br_is_finite(sum)) return BR_STATUS_BAD_ARGUMENT;
  for (int32_t i = 0; i < gradient->stop_count; i++) {
    double position = gradient->stops[i].position;
    if (!br_is_finite(position)) return BR_STATUS_BAD_ARGUMENT;
    if (i && position < gradient->stops[i - 1].position) return BR_STATUS_BAD_ARGUMENT;
  }
  return BR_STATUS_OK;
}

static void color_row(const ramp *ramp, const br_row *row, int32_t y, uint16_t *pixels) {
  for (int32_t x = row->left; x < row->right; x++) {
    br_source source = color_at(ramp, x + 0.5, y + 0.5);
    for (int c = 0; c < 4; c++) pixels[(size_t)x * 4 + (size_t)c] = source.channels[c];
    if (ramp->across != 0 && ramp->has_length) continue;
    for (size_t i = ((size_t)x + 1) * 4; i < (size_t)row->right * 4; i++) pixels[i] = pixels[i - 4];
    return;
  }
}

br_status br_fill_gradient(const br_band *band, br_shape shape, const br_gradient *gradient) {
  br_status status = br_check_band(band);
  if (!status) status = check_gradient(gradient);
  br_shape_rows rows;
  if (!status) status = br_shape_rows_open(&rows, band, shape);
  if (status) return status;
  uint16_t *pixels = malloc((size_t)band->width * 4 * sizeof *pixels);
  ramp ramp = ramp_of(gradient);
  br_row row;
  for (int32_t y = rows.first; pixels && y < rows.last; y++) {
    if (!br_shape_rows_get(&rows, y, &row)) continue;
    color_row(&ramp, &row, y, pixels);
    br_blend_pixel_row(br_band_row(band, y), pixels, &row, 65535);
  }
  br_shape_rows_close(&rows);
  free(pixels);
  return pixels ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}
