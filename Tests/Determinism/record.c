#pragma STDC FP_CONTRACT OFF
/* Stands between the program and its C core (ld --wrap) and writes every call to the file that the
   variable DETERMINISM_TRACE names; without it, it only passes calls on. */
#include "trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most_handles = 65536 };
static const void *fonts[most_handles], *bands[most_handles];
static size_t band_sizes[most_handles]; /* in channels */
static int32_t font_count, band_count;
static FILE *trace;

/* How many calls are under way. What the core calls of itself is made again by the replay's own
   core, and is not written. */
static int32_t depth;
static int is_written;

static void put(const void *bytes, size_t length) {
  if (trace && is_written && length > 0) fwrite(bytes, 1, length, trace);
}

#define PUT(value) put(&(value), sizeof(value))

static void begin(operation kind) {
  static int is_opened;
  if (!is_opened) {
    const char *path = getenv("DETERMINISM_TRACE");
    trace = path ? fopen(path, "wb") : NULL;
    is_opened = 1;
  }
  is_written = depth == 0;
  int32_t number = (int32_t)kind;
  PUT(number);
}

/* The newest of that address: memory of a closed one may be used again. */
static int32_t number_of(const void *const *handles, int32_t count, const void *handle) {
  int32_t number = count - 1;
  while (number >= 0 && handles[number] != handle) number--;
  return number;
}

static void put_font(const br_font *font) {
  int32_t number = number_of(fonts, font_count, font);
  PUT(number);
}

/* A band may be some rows of another. */
static void put_band(const br_band *band) {
  band_place place = {-1, band->width, band->top, band->rows, 0};
  for (int32_t i = band_count - 1; i >= 0 && place.number < 0; i--) {
    uintptr_t start = (uintptr_t)bands[i], at = (uintptr_t)band->pixels;
    size_t offset = (size_t)(at - start) / sizeof *band->pixels;
    if (!start || at < start || offset >= band_sizes[i]) continue;
    place.number = i;
    place.offset = (int32_t)offset;
  }
  PUT(place);
}

static void put_optional(const void *value, size_t size) {
  int32_t is_there = value != NULL;
  PUT(is_there);
  if (value) put(value, size);
}

/* The result of the real function. */
#define CALL(name, ...) \
  __extension__({ \
    depth++; \
    __auto_type result = __real_##name(__VA_ARGS__); \
    depth--; \
    result; \
  })

/* Declares the real function and begins the one that is called in its place. */
#define WRAP(type, name, ...) \
  type __real_##name(__VA_ARGS__); \
  type __wrap_##name(__VA_ARGS__); \
  type __wrap_##name(__VA_ARGS__)

/* ---- Fonts ---- */

WRAP(br_status, br_font_open, const uint8_t *bytes, size_t length, uint32_t index,
     br_storage storage, br_font **out) {
  br_status status = CALL(br_font_open, bytes, length, index, storage, out);
  if (font_count == most_handles) abort();
  if (depth == 0) fonts[font_count++] = status == BR_STATUS_OK ? *out : NULL;
  begin(OP_FONT_OPEN);
  PUT(length);
  PUT(index);
  put(bytes, length);
  PUT(status);
  return status;
}

WRAP(br_status, br_font_set_axes, br_font *font, const br_axis_value *values, size_t count) {
  br_status status = CALL(br_font_set_axes, font, values, count);
  begin(OP_FONT_AXES);
  put_font(font);
  PUT(count);
  put(values, count * sizeof *values);
  PUT(status);
  return status;
}

WRAP(br_font_metrics, br_font_get_metrics, const br_font *font) {
  br_font_metrics metrics = CALL(br_font_get_metrics, font);
  begin(OP_FONT_METRICS);
  put_font(font);
  PUT(metrics);
  return metrics;
}

WRAP(uint32_t, br_font_glyph, const br_font *font, uint32_t scalar) {
  uint32_t glyph = CALL(br_font_glyph, font, scalar);
  begin(OP_FONT_GLYPH);
  put_font(font);
  PUT(scalar);
  PUT(glyph);
  return glyph;
}

WRAP(int32_t, br_font_covers, br_font *font, const uint32_t *scalars, uint32_t count,
     uint32_t script) {
  int32_t answer = CALL(br_font_covers, font, scalars, count, script);
  begin(OP_FONT_COVERS);
  put_font(font);
  PUT(script);
  PUT(count);
  put(scalars, count * sizeof *scalars);
  PUT(answer);
  return answer;
}

WRAP(br_status, br_font_shape, br_font *font, const br_shape_request *request,
     br_shaped_glyph *glyphs, size_t capacity, size_t *count) {
  br_status status = CALL(br_font_shape, font, request, glyphs, capacity, count);
  uint32_t language_length = (uint32_t)strlen(request->language) + 1;
  br_shape_request plain = *request;
  plain.text = NULL;
  plain.language = NULL;
  begin(OP_FONT_SHAPE);
  put_font(font);
  PUT(plain);
  PUT(language_length);
  put(request->language, language_length);
  put(request->text, request->length * sizeof *request->text);
  PUT(status);
  PUT(*count);
  if (status == BR_STATUS_OK) put(glyphs, *count * sizeof *glyphs);
  return status;
}

WRAP(br_status, br_bidi_levels, const uint32_t *text, uint32_t length, int32_t base,
     int8_t *levels, int32_t *resolved) {
  br_status status = CALL(br_bidi_levels, text, length, base, levels, resolved);
  begin(OP_BIDI_LEVELS);
  PUT(length);
  PUT(base);
  put(text, length * sizeof *text);
  PUT(status);
  PUT(*resolved);
  if (status == BR_STATUS_OK) put(levels, length);
  return status;
}

WRAP(uint32_t, br_script_of, uint32_t scalar) {
  uint32_t tag = CALL(br_script_of, scalar);
  begin(OP_SCRIPT);
  PUT(scalar);
  PUT(tag);
  return tag;
}

/* ---- Pixels ---- */

WRAP(br_status, br_band_new, int32_t width, int32_t rows, br_band *out) {
  br_status status = CALL(br_band_new, width, rows, out);
  if (band_count == most_handles) abort();
  if (depth == 0) {
    band_sizes[band_count] = (size_t)width * (size_t)rows * 4;
    bands[band_count++] = status == BR_STATUS_OK ? out->pixels : NULL;
  }
  begin(OP_BAND_NEW);
  PUT(width);
  PUT(rows);
  PUT(status);
  return status;
}

WRAP(void, br_band_free, br_band *band) {
  if (band->pixels) {
    begin(OP_BAND_FREE);
    put_band(band);
  }
  __real_br_band_free(band);
}

WRAP(void, br_band_clear, const br_band *band) {
  __real_br_band_clear(band);
  begin(OP_BAND_CLEAR);
  put_band(band);
}

WRAP(br_status, br_fill_shape, const br_band *band, br_shape shape, br_color color) {
  br_status status = CALL(br_fill_shape, band, shape, color);
  begin(OP_FILL_SHAPE);
  put_band(band);
  PUT(shape);
  PUT(color);
  PUT(status);
  return status;
}

WRAP(br_status, br_fill_path, const br_band *band, br_path path, br_fill_rule rule,
     br_color color) {
  br_status status = CALL(br_fill_path, band, path, rule, color);
  begin(OP_FILL_PATH);
  put_band(band);
  PUT(rule);
  PUT(color);
  PUT(path.verb_count);
  PUT(path.point_count);
  put(path.verbs, path.verb_count);
  put(path.points, path.point_count * 2 * sizeof *path.points);
  PUT(status);
  return status;
}

WRAP(br_status, br_draw_shadow, const br_band *band, br_shape caster, double sigma,
     const br_shape *cutout, br_color color) {
  br_status status = CALL(br_draw_shadow, band, caster, sigma, cutout, color);
  begin(OP_DRAW_SHADOW);
  put_band(band);
  PUT(caster);
  PUT(sigma);
  PUT(color);
  put_optional(cutout, sizeof *cutout);
  PUT(status);
  return status;
}

WRAP(br_status, br_draw_border, const br_band *band, br_shape shape, double width,
     br_color color, const br_color *fill) {
  br_status status = CALL(br_draw_border, band, shape, width, color, fill);
  begin(OP_DRAW_BORDER);
  put_band(band);
  PUT(shape);
  PUT(width);
  PUT(color);
  put_optional(fill, sizeof *fill);
  PUT(status);
  return status;
}

WRAP(br_status, br_fill_gradient, const br_band *band, br_shape shape,
     const br_gradient *gradient) {
  br_status status = CALL(br_fill_gradient, band, shape, gradient);
  begin(OP_FILL_GRADIENT);
  put_band(band);
  PUT(shape);
  PUT(*gradient);
  put(gradient->stops, (size_t)gradient->stop_count * sizeof *gradient->stops);
  PUT(status);
  return status;
}

WRAP(br_status, br_draw_mask_shadow, const br_band *band, const br_mask *mask, double sigma,
     br_color color) {
  br_status status = CALL(br_draw_mask_shadow, band, mask, sigma, color);
  begin(OP_MASK_SHADOW);
  put_band(band);
  PUT(*mask);
  put_band(&mask->cells);
  PUT(sigma);
  PUT(color);
  PUT(status);
  return status;
}

WRAP(br_status, br_make_backdrop, const br_band *pixels, double sigma, double saturation,
     br_color tint) {
  br_status status = CALL(br_make_backdrop, pixels, sigma, saturation, tint);
  begin(OP_MAKE_BACKDROP);
  put_band(pixels);
  PUT(sigma);
  PUT(saturation);
  PUT(tint);
  PUT(status);
  return status;
}

WRAP(br_status, br_draw_pixels, const br_band *band, const br_band *pixels, int32_t left,
     int32_t top, br_shape shape) {
  br_status status = CALL(br_draw_pixels, band, pixels, left, top, shape);
  begin(OP_DRAW_PIXELS);
  put_band(band);
  put_band(pixels);
  PUT(left);
  PUT(top);
  PUT(shape);
  PUT(status);
  return status;
}

WRAP(br_status, br_composite, const br_band *band, const br_band *layer, uint16_t opacity,
     const br_shape *clip) {
  br_status status = CALL(br_composite, band, layer, opacity, clip);
  begin(OP_COMPOSITE);
  put_band(band);
  put_band(layer);
  PUT(opacity);
  put_optional(clip, sizeof *clip);
  PUT(status);
  return status;
}

WRAP(br_status, br_draw_image, const br_band *band, br_image image, br_shape target,
     const br_color *tint) {
  br_status status = CALL(br_draw_image, band, image, target, tint);
  begin(OP_DRAW_IMAGE);
  put_band(band);
  PUT(image.width);
  PUT(image.height);
  PUT(target);
  put_optional(tint, sizeof *tint);
  put(image.pixels, (size_t)image.width * (size_t)image.height * 4);
  PUT(status);
  return status;
}

WRAP(br_status, br_draw_glyphs, const br_band *band, br_font *font,
     const br_placed_glyph *glyphs, size_t count, double pixels_per_em, int32_t mirrored,
     br_color color) {
  br_status status =
      CALL(br_draw_glyphs, band, font, glyphs, count, pixels_per_em, mirrored, color);
  begin(OP_DRAW_GLYPHS);
  put_band(band);
  put_font(font);
  PUT(pixels_per_em);
  PUT(mirrored);
  PUT(color);
  PUT(count);
  put(glyphs, count * sizeof *glyphs);
  PUT(status);
  return status;
}

WRAP(int32_t, br_band_is_opaque, const br_band *band) {
  int32_t answer = CALL(br_band_is_opaque, band);
  begin(OP_BAND_OPAQUE);
  put_band(band);
  PUT(answer);
  return answer;
}

/* ---- PNG ---- */

WRAP(br_status, br_png_writer_open, br_png_header header, br_png_writer **out) {
  br_status status = CALL(br_png_writer_open, header, out);
  begin(OP_PNG_OPEN);
  PUT(header);
  PUT(status);
  return status;
}

WRAP(br_status, br_png_writer_append, br_png_writer *writer, const br_band *band) {
  uint64_t hash = hash_of(band);
  begin(OP_PNG_APPEND);
  put_band(band);
  PUT(hash);
  return CALL(br_png_writer_append, writer, band);
}

WRAP(br_status, br_png_writer_finish, br_png_writer *writer, const uint8_t **bytes,
     size_t *length) {
  br_status status = CALL(br_png_writer_finish, writer, bytes, length);
  if (status != BR_STATUS_OK) return status;
  begin(OP_PNG_FINISH);
  PUT(*length);
  put(*bytes, *length);
  return status;
}
