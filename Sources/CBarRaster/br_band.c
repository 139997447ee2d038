#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>
#include <string.h>

#include "br_internal.h"

/* The same sides as PNG allows; keeps every index within 64 bits. */
br_status br_check_band(const br_band *band) {
  if (!band || !band->pixels || band->width < 1 || band->rows < 1) return BR_STATUS_BAD_ARGUMENT;
  if (band->top < 0 || band->top > INT32_MAX - band->rows) return BR_STATUS_BAD_ARGUMENT;
  return BR_STATUS_OK;
}

br_status br_band_new(int32_t width, int32_t rows, br_band *out) {
  if (!out || width < 1 || rows < 1) return BR_STATUS_BAD_ARGUMENT;
  void *pixels = calloc((size_t)width * (size_t)rows, 4 * sizeof(uint16_t));
  if (!pixels) return BR_STATUS_NO_MEMORY;
  *out = (br_band){.pixels = pixels, .width = width, .rows = rows};
  return BR_STATUS_OK;
}

void br_band_free(br_band *band) {
  free(band->pixels);
  band->pixels = NULL;
}

void br_band_clear(const br_band *band) {
  if (br_check_band(band)) return;
  memset(band->pixels, 0, (size_t)band->width * (size_t)band->rows * 4 * sizeof(uint16_t));
}

int32_t br_band_is_opaque(const br_band *band) {
  if (br_check_band(band)) return 0;
  for (int32_t y = band->top; y < band->top + band->rows; y++) {
    const uint16_t *row = br_band_row(band, y);
    uint16_t all = 65535;
    for (int32_t x = 0; x < band->width; x++) all &= row[x * 4 + 3];
    if (all != 65535) return 0;
  }
  return 1;
}

/* round(value / 257), exact for 16 bits. */
static uint8_t to_8_bits(uint32_t value) { return (uint8_t)((value * 255u + 32895u) >> 16); }

/* Pictures of bars are flat: most pixels are like the one before, whose bytes are still there. */
static int is_repeated(const uint16_t *pixels, int32_t i) {
  return i > 0 && !memcmp(pixels + i * 4, pixels + i * 4 - 4, 4 * sizeof *pixels);
}

/* And many rows are of one color. */
static int is_flat(const uint16_t *pixels, int32_t count) {
  return !memcmp(pixels, pixels + 4, ((size_t)count - 1) * 4 * sizeof *pixels);
}

/* Repeats the first `size` bytes; doubles what is there, so that few copies do. */
static void repeat(uint8_t *out, size_t size, int32_t count) {
  size_t all = size * (size_t)count;
  for (size_t done = size, next; done < all; done += next) {
    next = done < all - done ? done : all - done;
    memcpy(out + done, out, next);
  }
}

void br_round_to_rgb8(const uint16_t *pixels, int32_t count, uint8_t *out) {
  uint8_t rgb[3] = {0};
  int flat = is_flat(pixels, count);
  for (int32_t i = 0; i < (flat ? 1 : count); i++) {
    if (!is_repeated(pixels, i)) {
      for (int c = 0; c < 3; c++) rgb[c] = to_8_bits(pixels[i * 4 + c]);
    }
    memcpy(out + i * 3, rgb, sizeof rgb);
  }
  if (flat) repeat(out, sizeof rgb, count);
}

/* round(255 * value / alpha): straight from premultiplied in the one rounding. */
static uint8_t straight(uint32_t value, uint32_t alpha) {
  return (uint8_t)((value * 255u + alpha / 2) / alpha);
}

static void round_to_rgba8(const uint16_t *pixel, uint8_t *rgba) {
  uint32_t alpha = pixel[3];
  rgba[3] = to_8_bits(alpha);
  for (int c = 0; c < 3; c++) {
    if (alpha == 65535) {
      rgba[c] = to_8_bits(pixel[c]);
    } else {
      rgba[c] = rgba[3] ? straight(pixel[c], alpha) : 0;
    }
  }
}

void br_round_to_rgba8(const uint16_t *pixels, int32_t count, uint8_t *out) {
  uint8_t rgba[4] = {0};
  int flat = is_flat(pixels, count);
  for (int32_t i = 0; i < (flat ? 1 : count); i++) {
    if (!is_repeated(pixels, i)) round_to_rgba8(pixels + i * 4, rgba);
    memcpy(out + i * 4, rgba, sizeof rgba);
  }
  if (flat) repeat(out, sizeof rgba, count);
}

br_status br_band_to_rgba8(const br_band *band, uint8_t *pixels, size_t capacity) {
  br_status status = br_check_band(band);
  if (status) return status;
  size_t stride = (size_t)band->width * 4;
  if (!pixels || capacity / stride < (size_t)band->rows) return BR_STATUS_BUFFER_TOO_SMALL;
  for (int32_t y = 0; y < band->rows; y++) {
    br_round_to_rgba8(br_band_row(band, band->top + y), band->width, pixels + (size_t)y * stride);
  }
  return BR_STATUS_OK;
}
