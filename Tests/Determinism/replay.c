#pragma STDC FP_CONTRACT OFF
/* Makes the calls of traces again and compares every result with the recorded one:

       replay TRACE...

   Prints a line for each trace: `same` or `different`, then how many calls, glyph runs, rows of
   pixels and files were compared and how many of each differ. Ends with 1 if any does. */
#include "replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Reading ---- */

static uint8_t *bytes;
static size_t length, place;

const void *take(size_t size) {
  if (size > length - place) {
    fputs("replay: a trace ends in the middle\n", stderr);
    exit(2);
  }
  const void *taken = bytes + place;
  place += size;
  return taken;
}

void *take_copy(size_t number, size_t size) {
  void *copy = malloc(number * size + 1);
  if (!copy) abort();
  if (number > 0) memcpy(copy, take(number * size), number * size);
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

br_font *fonts[most_handles];
br_band bands[most_handles];
int32_t font_count, band_count;
br_png_writer *writer;
tally calls, runs, pixel_rows, files;

void count(tally *counted, int is_same, size_t weight) {
  counted->compared += weight;
  if (!is_same) counted->different += weight;
}

void expect_status(br_status status) {
  br_status recorded;
  TAKE(recorded);
  count(&calls, status == recorded, 1);
}

br_font *take_font(void) {
  int32_t number;
  TAKE(number);
  return number >= 0 && number < font_count ? fonts[number] : NULL;
}

br_band take_band(void) {
  band_place where;
  TAKE(where);
  if (where.number < 0 || where.number >= band_count) exit(2);
  return (br_band){bands[where.number].pixels + where.offset, where.width, where.top, where.rows};
}

int take_optional(void *value, size_t size) {
  int32_t is_there;
  TAKE(is_there);
  if (is_there) memcpy(value, take(size), size);
  return is_there;
}

static void (*const operations[])(void) = {
    [OP_FONT_OPEN] = font_open,           [OP_FONT_METRICS] = font_metrics,
    [OP_FONT_AXES] = font_axes,
    [OP_FONT_GLYPH] = font_glyph,         [OP_FONT_COVERS] = font_covers,
    [OP_FONT_SHAPE] = font_shape,         [OP_BIDI_LEVELS] = bidi_levels,
    [OP_SCRIPT] = script,                 [OP_BAND_NEW] = band_new,
    [OP_BAND_FREE] = band_free,           [OP_BAND_CLEAR] = band_clear,
    [OP_FILL_SHAPE] = fill_shape,         [OP_FILL_PATH] = fill_path,
    [OP_DRAW_SHADOW] = draw_shadow,       [OP_DRAW_BORDER] = draw_border,
    [OP_FILL_GRADIENT] = fill_gradient,   [OP_MASK_SHADOW] = mask_shadow,
    [OP_MAKE_BACKDROP] = make_backdrop,   [OP_DRAW_PIXELS] = draw_pixels,
    [OP_COMPOSITE] = composite,           [OP_DRAW_IMAGE] = draw_image,
    [OP_DRAW_GLYPHS] = draw_glyphs,       [OP_BAND_OPAQUE] = band_opaque,
    [OP_PNG_OPEN] = png_open,             [OP_PNG_APPEND] = png_append,
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
