#pragma STDC FP_CONTRACT OFF
/* Fonts, shaping and directions. */
#include "replay.h"

#include <stdlib.h>
#include <string.h>

void font_open(void) {
  size_t size;
  uint32_t index;
  TAKE(size);
  TAKE(index);
  const uint8_t *file = take(size);
  br_font *font = NULL;
  br_status status = br_font_open(file, size, index, BR_STORAGE_COPY, &font);
  fonts[font_count++] = font;
  expect_status(status);
}

void font_axes(void) {
  br_font *font = take_font();
  size_t number;
  TAKE(number);
  br_axis_value *values = take_copy(number, sizeof *values);
  expect_status(br_font_set_axes(font, values, number));
  free(values);
}

void font_metrics(void) {
  br_font *font = take_font();
  br_font_metrics recorded, metrics = br_font_get_metrics(font);
  TAKE(recorded);
  count(&calls, memcmp(&recorded, &metrics, sizeof metrics) == 0, 1);
}

void font_glyph(void) {
  br_font *font = take_font();
  uint32_t scalar, recorded;
  TAKE(scalar);
  TAKE(recorded);
  count(&calls, br_font_glyph(font, scalar) == recorded, 1);
}

void font_covers(void) {
  br_font *font = take_font();
  uint32_t script, number;
  int32_t recorded;
  TAKE(script);
  TAKE(number);
  uint32_t *scalars = take_copy(number, sizeof *scalars);
  TAKE(recorded);
  count(&calls, br_font_covers(font, scalars, number, script) == recorded, 1);
  free(scalars);
}

void font_shape(void) {
  br_font *font = take_font();
  br_shape_request request;
  uint32_t language_length;
  br_status status;
  size_t number = 0, found = 0;
  TAKE(request);
  TAKE(language_length);
  request.language = take(language_length);
  uint32_t *text = take_copy(request.length, sizeof *text);
  request.text = text;
  TAKE(status);
  TAKE(number);
  if (status == BR_STATUS_OK) {
    const void *recorded = take(number * sizeof(br_shaped_glyph));
    br_shaped_glyph *glyphs = calloc(number + 1, sizeof *glyphs);
    int is_same = br_font_shape(font, &request, glyphs, number, &found) == BR_STATUS_OK &&
                  found == number && memcmp(glyphs, recorded, number * sizeof *glyphs) == 0;
    count(&runs, is_same, 1);
    free(glyphs);
  }
  free(text);
}

void bidi_levels(void) {
  uint32_t size;
  int32_t base, resolved = 0, recorded;
  TAKE(size);
  TAKE(base);
  uint32_t *text = take_copy(size, sizeof *text);
  int8_t *levels = calloc(size + 1, 1);
  br_status status = br_bidi_levels(text, size, base, levels, &resolved);
  expect_status(status);
  TAKE(recorded);
  int is_same = resolved == recorded;
  if (status == BR_STATUS_OK) is_same &= memcmp(levels, take(size), size) == 0;
  count(&runs, is_same, 1);
  free(text);
  free(levels);
}

void script(void) {
  uint32_t scalar, recorded;
  TAKE(scalar);
  TAKE(recorded);
  count(&calls, br_script_of(scalar) == recorded, 1);
}
