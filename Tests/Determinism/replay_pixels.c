#pragma STDC FP_CONTRACT OFF
/* Drawing and PNG. */
#include "replay.h"

#include <stdlib.h>
#include <string.h>

void band_new(void) {
  int32_t width, rows;
  TAKE(width);
  TAKE(rows);
  expect_status(br_band_new(width, rows, &bands[band_count]));
  band_count++;
}

void band_free(void) {
  br_band band = take_band();
  for (int32_t i = 0; i < band_count; i++) {
    if (bands[i].pixels == band.pixels) br_band_free(&bands[i]);
  }
}

void band_clear(void) {
  br_band band = take_band();
  br_band_clear(&band);
}

void fill_shape(void) {
  br_band band = take_band();
  br_shape shape;
  br_color color;
  TAKE(shape);
  TAKE(color);
  expect_status(br_fill_shape(&band, shape, color));
}

void fill_path(void) {
  br_band band = take_band();
  br_fill_rule rule;
  br_color color;
  br_path path = {0};
  TAKE(rule);
  TAKE(color);
  TAKE(path.verb_count);
  TAKE(path.point_count);
  path.verbs = take(path.verb_count);
  double *points = take_copy(path.point_count, 2 * sizeof *points);
  path.points = points;
  expect_status(br_fill_path(&band, path, rule, color));
  free(points);
}

void draw_shadow(void) {
  br_band band = take_band();
  br_shape caster, cutout;
  double sigma;
  br_color color;
  TAKE(caster);
  TAKE(sigma);
  TAKE(color);
  int is_cut = take_optional(&cutout, sizeof cutout);
  expect_status(br_draw_shadow(&band, caster, sigma, is_cut ? &cutout : NULL, color));
}

void draw_border(void) {
  br_band band = take_band();
  br_shape shape;
  double width;
  br_color color, fill;
  TAKE(shape);
  TAKE(width);
  TAKE(color);
  int is_filled = take_optional(&fill, sizeof fill);
  expect_status(br_draw_border(&band, shape, width, color, is_filled ? &fill : NULL));
}

void fill_gradient(void) {
  br_band band = take_band();
  br_shape shape;
  br_gradient gradient;
  TAKE(shape);
  TAKE(gradient);
  br_stop *stops = take_copy((size_t)gradient.stop_count, sizeof *stops);
  gradient.stops = stops;
  expect_status(br_fill_gradient(&band, shape, &gradient));
  free(stops);
}

void mask_shadow(void) {
  br_band band = take_band();
  br_mask mask;
  double sigma;
  br_color color;
  TAKE(mask);
  mask.cells = take_band();
  TAKE(sigma);
  TAKE(color);
  expect_status(br_draw_mask_shadow(&band, &mask, sigma, color));
}

void make_backdrop(void) {
  br_band pixels = take_band();
  double sigma, saturation;
  br_color tint;
  TAKE(sigma);
  TAKE(saturation);
  TAKE(tint);
  expect_status(br_make_backdrop(&pixels, sigma, saturation, tint));
}

void draw_pixels(void) {
  br_band band = take_band(), pixels = take_band();
  int32_t left, top;
  br_shape shape;
  TAKE(left);
  TAKE(top);
  TAKE(shape);
  expect_status(br_draw_pixels(&band, &pixels, left, top, shape));
}

void composite(void) {
  br_band band = take_band(), layer = take_band();
  uint16_t opacity;
  br_shape clip;
  TAKE(opacity);
  int is_clipped = take_optional(&clip, sizeof clip);
  expect_status(br_composite(&band, &layer, opacity, is_clipped ? &clip : NULL));
}

void draw_image(void) {
  br_band band = take_band();
  br_image image = {0};
  br_shape target;
  br_color tint;
  TAKE(image.width);
  TAKE(image.height);
  TAKE(target);
  int is_tinted = take_optional(&tint, sizeof tint);
  image.pixels = take((size_t)image.width * (size_t)image.height * 4);
  expect_status(br_draw_image(&band, image, target, is_tinted ? &tint : NULL));
}

void draw_glyphs(void) {
  br_band band = take_band();
  br_font *font = take_font();
  double pixels_per_em;
  int32_t mirrored;
  br_color color;
  size_t number;
  TAKE(pixels_per_em);
  TAKE(mirrored);
  TAKE(color);
  TAKE(number);
  br_placed_glyph *glyphs = take_copy(number, sizeof *glyphs);
  expect_status(br_draw_glyphs(&band, font, glyphs, number, pixels_per_em, mirrored, color));
  free(glyphs);
}

void band_opaque(void) {
  br_band band = take_band();
  int32_t recorded;
  TAKE(recorded);
  count(&calls, br_band_is_opaque(&band) == recorded, 1);
}

/* ---- PNG ---- */

void png_open(void) {
  br_png_header header;
  TAKE(header);
  br_png_writer_close(writer);
  writer = NULL;
  expect_status(br_png_writer_open(header, &writer));
}

void png_append(void) {
  br_band band = take_band();
  uint64_t recorded;
  TAKE(recorded);
  count(&pixel_rows, hash_of(&band) == recorded, (size_t)band.rows);
  br_png_writer_append(writer, &band);
}

void png_finish(void) {
  size_t recorded, size = 0;
  const uint8_t *file = NULL;
  TAKE(recorded);
  const void *expected = take(recorded);
  br_status status = br_png_writer_finish(writer, &file, &size);
  int is_same = status == BR_STATUS_OK && size == recorded && memcmp(file, expected, size) == 0;
  count(&files, is_same, 1);
}
