#pragma STDC FP_CONTRACT OFF
/* Makes the calls of traces again and compares every result with the recorded one:

       replay TRACE...

   Prints a line for each trace: `same` or `different`, then how many calls, glyph runs, rows of
   pixels and files were compared and how many of each differ. Ends with 1 if any does. */
#include "trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Reading ---- */

static uint8_t *bytes;
static size_t length, place;

static const void *take(size_t size) {
  if (size > length - place) {
    fputs("replay: a trace ends in the middle\n", stderr);
    exit(2);
  }
  const void *taken = bytes + place;
  place += size;
  return taken;
}

#define TAKE(variable) memcpy(&(variable), take(sizeof(variable)), sizeof(variable))

/* The next `count` values, moved to where they may be read as what they are. */
static void *take_copy(size_t count, size_t size) {
  void *copy = malloc(count * size + 1);
  if (!copy) abort();
  if (count > 0) memcpy(copy, take(count * size), count * size);
  return copy;
}

static void load(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) exit(2);
  length = (size_t)ftell(file);
  rewind(file);
  bytes = malloc(length + 1);
  if (!bytes || fread(bytes, 1, length, file) != length) exit(2);
  fclose(file);
  place = 0;
}

/* ---- What is replayed ---- */

enum { most_handles = 4096 };
static br_font *fonts[most_handles];
static br_band bands[most_handles];
static int32_t font_count, band_count;
static br_png_writer *writer;

typedef struct tally {
  size_t compared, different;
} tally;
static tally calls, runs, pixel_rows, files;

static int count(tally *counted, int is_same, size_t weight) {
  counted->compared += weight;
  if (!is_same) counted->different += weight;
  return is_same;
}

static void expect_status(br_status status) {
  br_status recorded;
  TAKE(recorded);
  count(&calls, status == recorded, 1);
}

static br_font *take_font(void) {
  int32_t number;
  TAKE(number);
  return number >= 0 && number < font_count ? fonts[number] : NULL;
}

static br_band take_band(void) {
  band_place where;
  TAKE(where);
  if (where.number < 0 || where.number >= band_count) exit(2);
  return (br_band){bands[where.number].pixels, where.width, where.top, where.rows};
}

static int take_optional(void *value, size_t size) {
  int32_t is_there;
  TAKE(is_there);
  if (is_there) memcpy(value, take(size), size);
  return is_there;
}

/* ---- Fonts ---- */

static void font_open(void) {
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

static void font_metrics(void) {
  br_font *font = take_font();
  br_font_metrics recorded, metrics = br_font_get_metrics(font);
  TAKE(recorded);
  count(&calls, memcmp(&recorded, &metrics, sizeof metrics) == 0, 1);
}

static void font_glyph(void) {
  br_font *font = take_font();
  uint32_t scalar, recorded;
  TAKE(scalar);
  TAKE(recorded);
  count(&calls, br_font_glyph(font, scalar) == recorded, 1);
}

static void font_covers(void) {
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

static void font_shape(void) {
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

static void bidi_levels(void) {
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

static void script(void) {
  uint32_t scalar, recorded;
  TAKE(scalar);
  TAKE(recorded);
  count(&calls, br_script_of(scalar) == recorded, 1);
}

/* ---- Pixels ---- */

static void band_new(void) {
  int32_t width, rows;
  TAKE(width);
  TAKE(rows);
  expect_status(br_band_new(width, rows, &bands[band_count]));
  band_count++;
}

static void band_clear(void) {
  br_band band = take_band();
  br_band_clear(&band);
}

static void fill_shape(void) {
  br_band band = take_band();
  br_shape shape;
  br_color color;
  TAKE(shape);
  TAKE(color);
  expect_status(br_fill_shape(&band, shape, color));
}

static void fill_path(void) {
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

static void draw_shadow(void) {
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

static void composite(void) {
  br_band band = take_band(), layer = take_band();
  uint16_t opacity;
  br_shape clip;
  TAKE(opacity);
  int is_clipped = take_optional(&clip, sizeof clip);
  expect_status(br_composite(&band, &layer, opacity, is_clipped ? &clip : NULL));
}

static void draw_image(void) {
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

static void draw_glyphs(void) {
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

static void band_opaque(void) {
  br_band band = take_band();
  int32_t recorded;
  TAKE(recorded);
  count(&calls, br_band_is_opaque(&band) == recorded, 1);
}

/* ---- PNG ---- */

static void png_open(void) {
  br_png_header header;
  TAKE(header);
  br_png_writer_close(writer);
  writer = NULL;
  expect_status(br_png_writer_open(header, &writer));
}

static void png_append(void) {
  br_band band = take_band();
  uint64_t recorded;
  TAKE(recorded);
  count(&pixel_rows, hash_of(&band) == recorded, (size_t)band.rows);
  br_png_writer_append(writer, &band);
}

static void png_finish(void) {
  size_t recorded, size = 0;
  const uint8_t *file = NULL;
  TAKE(recorded);
  const void *expected = take(recorded);
  br_status status = br_png_writer_finish(writer, &file, &size);
  int is_same = status == BR_STATUS_OK && size == recorded && memcmp(file, expected, size) == 0;
  count(&files, is_same, 1);
}

static void (*const operations[])(void) = {
    [OP_FONT_OPEN] = font_open,     [OP_FONT_METRICS] = font_metrics,
    [OP_FONT_GLYPH] = font_glyph,   [OP_FONT_COVERS] = font_covers,
    [OP_FONT_SHAPE] = font_shape,   [OP_BIDI_LEVELS] = bidi_levels,
    [OP_SCRIPT] = script,           [OP_BAND_NEW] = band_new,
    [OP_BAND_CLEAR] = band_clear,   [OP_FILL_SHAPE] = fill_shape,
    [OP_FILL_PATH] = fill_path,     [OP_DRAW_SHADOW] = draw_shadow,
    [OP_COMPOSITE] = composite,     [OP_DRAW_IMAGE] = draw_image,
    [OP_DRAW_GLYPHS] = draw_glyphs, [OP_BAND_OPAQUE] = band_opaque,
    [OP_PNG_OPEN] = png_open,       [OP_PNG_APPEND] = png_append,
    [OP_PNG_FINISH] = png_finish,
};

static void replay(void) {
  while (place < length) {
    int32_t kind;
    TAKE(kind);
    if (kind < OP_FONT_OPEN || kind > OP_PNG_FINISH) {
      fputs("replay: no such operation\n", stderr);
      exit(2);
    }
    if (font_count == most_handles || band_count == most_handles) abort();
    operations[kind]();
  }
}

static void forget(void) {
  for (int32_t i = 0; i < font_count; i++) br_font_close(fonts[i]);
  for (int32_t i = 0; i < band_count; i++) br_band_free(&bands[i]);
  br_png_writer_close(writer);
  writer = NULL;
  font_count = band_count = 0;
  calls = runs = pixel_rows = files = (tally){0};
  free(bytes);
}

int main(int argument_count, char **arguments) {
  size_t different = 0;
  for (int i = 1; i < argument_count; i++) {
    load(arguments[i]);
    replay();
    size_t apart = calls.different + runs.different + pixel_rows.different + files.different;
    printf("%s calls %zu/%zu runs %zu/%zu rows %zu/%zu files %zu/%zu %s\n",
           apart || files.compared == 0 ? "different" : "same", calls.different, calls.compared,
           runs.different, runs.compared, pixel_rows.different, pixel_rows.compared,
           files.different, files.compared, arguments[i]);
    different += apart > 0 || files.compared == 0;
    forget();
  }
  return different > 0;
}
