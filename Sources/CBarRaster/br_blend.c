#pragma STDC FP_CONTRACT OFF
#include <string.h>

#include "br_internal.h"

static br_source scaled(br_source s, uint32_t coverage) {
  for (int c = 0; c < 4; c++) s.channels[c] = (uint16_t)br_mul16(s.channels[c], coverage);
  return s;
}

static void blend_values(uint16_t *pixels, const uint16_t *values, int32_t count, br_source full) {
  for (int32_t i = 0; i < count; i++) {
    br_source s = scaled(full, values[i]);
    uint32_t rest = 65535u - s.channels[3];
    for (int c = 0; c < 4; c++) {
      pixels[i * 4 + c] = (uint16_t)(s.channels[c] + br_mul16(pixels[i * 4 + c], rest));
    }
  }
}

static void store_run(uint16_t *pixels, int32_t count, br_source s) {
  for (int32_t i = 0; i < count; i++) {
    for (int c = 0; c < 4; c++) pixels[i * 4 + c] = s.channels[c];
  }
}

static br_source over(br_source s, const uint16_t *pixel) {
  uint32_t rest = 65535u - s.channels[3];
  for (int c = 0; c < 4; c++) {
    s.channels[c] = (uint16_t)(s.channels[c] + br_mul16(pixel[c], rest));
  }
  return s;
}

/* What is below a bar's shadow, or below a translucent bar, mostly is of one color. */
static void blend_run(uint16_t *pixels, int32_t count, br_source s) {
  if (count > 1 && !memcmp(pixels, pixels + 4, ((size_t)count - 1) * 4 * sizeof *pixels)) {
    store_run(pixels, count, over(s, pixels));
    return;
  }
  for (int32_t i = 0; i < count; i++) {
    br_source blended = over(s, pixels + i * 4);
    memcpy(pixels + i * 4, blended.channels, sizeof blended.channels);
  }
}

void br_blend_row(uint16_t *pixels, const br_row *row, br_color color) {
  br_source full = br_premultiplied(color), core = scaled(full, row->core);
  blend_values(pixels + (size_t)row->left * 4, row->values + row->left,
               row->core_left - row->left, full);
  uint16_t *run = pixels + (size_t)row->core_left * 4;
  int32_t count = row->core_right - row->core_left;
  if (core.channels[3] == 65535) {
    store_run(run, count, core);
  } else if (core.channels[3]) {
    blend_run(run, count, core);
  }
  blend_values(pixels + (size_t)row->core_right * 4, row->values + row->core_right,
               row->right - row->core_right, full);
}
