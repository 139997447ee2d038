#pragma STDC FP_CONTRACT OFF
#include <string.h>

#include "br_internal.h"

/* Blends premultiplied pixels as they are. */
static void blend_all(uint16_t *pixels, const uint16_t *layer, int32_t count) {
  for (int32_t i = 0; i < count * 4; i += 4) {
    uint32_t rest = 65535u - layer[i + 3];
    if (!rest) {
      memcpy(pixels + i, layer + i, 4 * sizeof *pixels);
      continue;
    }
    for (int32_t c = i; c < i + 4; c++) {
      pixels[c] = (uint16_t)(layer[c] + br_mul16(pixels[c], rest));
    }
  }
}

/* Blends premultiplied pixels, each multiplied by its own value or all by `core`. */
static void blend(uint16_t *pixels, const uint16_t *layer, const uint16_t *values, int32_t count,
                  uint32_t core) {
  if (!values && core == 65535) {
    blend_all(pixels, layer, count);
    return;
  }
  for (int32_t i = 0; i < count; i++) {
    uint32_t factor = values ? values[i] : core;
    uint32_t rest = 65535u - br_mul16(layer[i * 4 + 3], factor);
    for (int32_t c = i * 4; c < i * 4 + 4; c++) {
      pixels[c] = (uint16_t)(br_mul16(layer[c], factor) + br_mul16(pixels[c], rest));
    }
  }
}

void br_blend_pixel_row(uint16_t *pixels, const uint16_t *layer, const br_row *row,
                        uint16_t opacity) {
  uint16_t *values = row->values;
  for (int32_t x = row->left; opacity < 65535 && x < row->core_left; x++) {
    values[x] = (uint16_t)br_mul16(values[x], opacity);
  }
  for (int32_t x = row->core_right; opacity < 65535 && x < row->right; x++) {
    values[x] = (uint16_t)br_mul16(values[x], opacity);
  }
  size_t left = (size_t)row->left, core = (size_t)row->core_left, right = (size_t)row->core_right;
  blend(pixels + left * 4, layer + left * 4, values + left, row->core_left - row->left, 0);
  blend(pixels + core * 4, layer + core * 4, NULL, row->core_right - row->core_left,
        br_mul16(row->core, opacity));
  blend(pixels + right * 4, layer + right * 4, values + right, row->right - row->core_right, 0);
}

static br_status composite_clipped(const br_band *band, const br_band *layer, uint16_t opacity,
                                   br_shape clip) {
  br_shape_rows rows;
  br_status status = br_shape_rows_open(&rows, band, clip);
  if (status) return status;
  br_row row;
  for (int32_t y = rows.first; y < rows.last; y++) {
    if (br_shape_rows_get(&rows, y, &row)) {
      br_blend_pixel_row(br_band_row(band, y), br_band_row(layer, y), &row, opacity);
    }
  }
  br_shape_rows_close(&rows);
  return BR_STATUS_OK;
}

br_status br_composite(const br_band *band, const br_band *layer, uint16_t opacity,
                       const br_shape *clip) {
  br_status status = br_check_band(band);
  if (!status) status = br_check_band(layer);
  if (status) return status;
  if (layer->width != band->width || layer->top != band->top || layer->rows != band->rows) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  if (clip) return composite_clipped(band, layer, opacity, *clip);
  for (int32_t y = band->top; y < band->top + band->rows; y++) {
    blend(br_band_row(band, y), br_band_row(layer, y), NULL, band->width, opacity);
  }
  return BR_STATUS_OK;
}
