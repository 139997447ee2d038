#pragma STDC FP_CONTRACT OFF
#include "br_font_internal.h"

#include <png.h>
#include <fribidi.h>
#include <stdlib.h>
#include <string.h>

/* No text font in Debian is larger than about 20 MB. */
static const size_t max_file_length = (size_t)32 << 20;

/* OpenType specification, head.unitsPerEm. */
enum { min_units_per_em = 16, max_units_per_em = 16384 };
static const uint32_t head_magic = 0x5F0F3CF5;

static uint32_t read_u16(const uint8_t *at) { return (uint32_t)at[0] << 8 | at[1]; }

static int32_t read_i16(const uint8_t *at) { return (int16_t)(uint16_t)read_u16(at); }

static uint32_t read_u32(const uint8_t *at) { return read_u16(at) << 16 | read_u16(at + 2); }

static int is_allowed_magic(uint32_t magic) {
  return magic == 0x00010000 || magic == HB_TAG('O', 'T', 'T', 'O') ||
         magic == HB_TAG('t', 'r', 'u', 'e') || magic == HB_TAG('t', 't', 'c', 'f');
}

/* Whether every table of the face at `at` lies within the file. Both libraries take a table that does
   not for absent, and text would silently be blank. */
static int tables_lie_within(const uint8_t *bytes, size_t length, size_t at) {
  if (at > length - 12) return 0;
  size_t table_count = read_u16(bytes + at + 4);
  if (table_count > (length - at - 12) / 16) return 0;
  for (size_t i = 0; i < table_count; i++) {
    const uint8_t *record = bytes + at + 12 + i * 16;
    size_t start = read_u32(record + 8), size = read_u32(record + 12);
    if (start > length || size > length - start) return 0;
  }
  return 1;
}

/* `length` is at least 12. */
static int is_complete(const uint8_t *bytes, size_t length, uint32_t index) {
  if (read_u32(bytes) != HB_TAG('t', 't', 'c', 'f')) return tables_lie_within(bytes, length, 0);
  size_t face_count = read_u32(bytes + 8);
  if (index >= face_count || index >= (length - 12) / 4) return 0;
  return tables_lie_within(bytes, length, read_u32(bytes + 12 + (size_t)index * 4));
}

/* A table's bytes if it has at least `needed` of them, else NULL. `*blob` is to be destroyed. */
static const uint8_t *table_bytes(hb_face_t *face, hb_tag_t tag, unsigned needed,
                                  hb_blob_t **blob) {
  unsigned length = 0;
  *blob = hb_face_reference_table(face, tag);
  const char *bytes = hb_blob_get_data(*blob, &length);
  return bytes && length >= needed ? (const uint8_t *)bytes : NULL;
}

static int read_head(hb_face_t *face, br_font_metrics *metrics) {
  hb_blob_t *blob;
  const uint8_t *head = table_bytes(face, HB_TAG('h', 'e', 'a', 'd'), 54, &blob);
  int is_good = head && read_u32(head + 12) == head_magic;
  if (is_good) metrics->units_per_em = (int32_t)read_u16(head + 18);
  hb_blob_destroy(blob);
  return is_good && metrics->units_per_em >= min_units_per_em &&
         metrics->units_per_em <= max_units_per_em;
}

static int read_hhea(hb_face_t *face, br_font_metrics *metrics) {
  hb_blob_t *blob;
  const uint8_t *hhea = table_bytes(face, HB_TAG('h', 'h', 'e', 'a'), 36, &blob);
  if (hhea) {
    metrics->ascender = read_i16(hhea + 4);
    metrics->descender = read_i16(hhea + 6);
    metrics->line_gap = read_i16(hhea + 8);
  }
  hb_blob_destroy(blob);
  return hhea != NULL;
}

/* OS/2 may be absent: the font is then upright and of weight 400. */
static void read_os2(hb_face_t *face, br_font_metrics *metrics) {
  hb_blob_t *blob;
  const uint8_t *os2 = table_bytes(face, HB_TAG('O', 'S', '/', '2'), 64, &blob);
  metrics->weight = 400;
  metrics->is_slanted = 0;
  if (os2) {
    uint32_t weight = read_u16(os2 + 4), selection = read_u16(os2 + 62);
    if (weight >= 1 && weight <= 1000) metrics->weight = (int32_t)weight;
    metrics->is_slanted = (selection & 1u << 0) || (selection & 1u << 9); /* ITALIC, OBLIQUE */
  }
  hb_blob_destroy(blob);
}

/* HarfBuzz's view: font units, OpenType functions, one buffer. */
static br_status open_shaping(br_font *font) {
  hb_blob_t *blob = hb_blob_create((const char *)font->bytes, (unsigned)font->length,
                                   HB_MEMORY_MODE_READONLY, NULL, NULL);
  unsigned face_count = hb_face_count(blob);
  font->shaping_face = hb_face_create(blob, font->index);
  hb_blob_destroy(blob);
  font->metrics.glyph_count = hb_face_get_glyph_count(font->shaping_face);
  if (font->index >= face_count || font->metrics.glyph_count == 0 ||
      !read_head(font->shaping_face, &font->metrics) ||
      !read_hhea(font->shaping_face, &font->metrics)) {
    return BR_STATUS_BAD_FONT;
  }
  read_os2(font->shaping_face, &font->metrics);
  br_font_read_colors(font);

  font->shaping_font = hb_font_create(font->shaping_face);
  hb_ot_font_set_funcs(font->shaping_font);
  hb_font_set_scale(font->shaping_font, font->metrics.units_per_em, font->metrics.units_per_em);
  font->buffer = hb_buffer_create();
  if (font->shaping_font == hb_font_get_empty() || !hb_buffer_allocation_successful(font->buffer)) {
    return BR_STATUS_NO_MEMORY;
  }
  return BR_STATUS_OK;
}

br_status br_font_open(const uint8_t *bytes, size_t length, uint32_t index, br_storage storage,
                       br_font **out) {
  if (!bytes || !out) return BR_STATUS_BAD_ARGUMENT;
  if (length > max_file_length) return BR_STATUS_LIMIT;
  if (length < 12 || !is_allowed_magic(read_u32(bytes))) return BR_STATUS_BAD_FONT;
  if (!is_complete(bytes, length, index)) return BR_STATUS_BAD_FONT;

  br_status status = BR_STATUS_NO_MEMORY;
  br_font *font = calloc(1, sizeof *font);
  if (!font) return status;
  font->bytes = bytes;
  font->length = length;
  font->index = index;
  if (storage == BR_STORAGE_COPY) {
    if (!(font->owned = malloc(length))) goto fail;
    memcpy(font->owned, bytes, length);
    font->bytes = font->owned;
  }
  if ((status = open_shaping(font)) != BR_STATUS_OK) goto fail;
  /* Bytes of the program itself were proved when it was built; FreeType can wait. */
  if (storage == BR_STORAGE_COPY && font->has_outlines &&
      (status = br_font_open_outlines(font)) != BR_STATUS_OK) {
    goto fail;
  }
  *out = font;
  return BR_STATUS_OK;

fail:
  br_font_close(font); /* tolerates a half-built font */
  return status;
}

void br_font_close(br_font *font) {
  if (!font) return;
  br_font_close_outlines(font);
  br_font_close_colors(font);
  br_font_close_alternates(font);
  free(font->place.coordinates);
  hb_buffer_destroy(font->buffer);
  hb_font_destroy(font->shaping_font);
  hb_face_destroy(font->shaping_face);
  free(font->owned);
  free(font);
}

br_font_metrics br_font_get_metrics(const br_font *font) { return font->metrics; }

/* The typographic name if there is one, else the older name that holds at most four styles. */
static void copy_name(hb_face_t *face, hb_ot_name_id_t typographic, hb_ot_name_id_t plain,
                      char *text, unsigned capacity) {
  unsigned length = capacity;
  hb_ot_name_get_utf8(face, typographic, HB_LANGUAGE_INVALID, &length, text);
  if (length > 0) return;
  length = capacity;
  hb_ot_name_get_utf8(face, plain, HB_LANGUAGE_INVALID, &length, text);
}

br_status br_font_name(const br_font *font, char *family, size_t family_capacity, char *style,
                       size_t style_capacity) {
  if (!font || !family || !style || family_capacity == 0 || style_capacity == 0 ||
      family_capacity > UINT16_MAX || style_capacity > UINT16_MAX) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  copy_name(font->shaping_face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY,
            family, (unsigned)family_capacity);
  copy_name(font->shaping_face, HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY, HB_OT_NAME_ID_FONT_SUBFAMILY,
            style, (unsigned)style_capacity);
  return BR_STATUS_OK;
}

uint32_t br_font_glyph(const br_font *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font->shaping_font, scalar, &glyph) ? glyph : 0;
}

#define BR_QUOTE(text) #text
#define BR_VERSION(major, minor, patch) BR_QUOTE(major) "." BR_QUOTE(minor) "." BR_QUOTE(patch)

const char *br_library_version(uint32_t index) {
  static const char *const versions[] = {
      "libpng " PNG_LIBPNG_VER_STRING,
      "FreeType " BR_VERSION(FREETYPE_MAJOR, FREETYPE_MINOR, FREETYPE_PATCH),
      "HarfBuzz " HB_VERSION_STRING,
      "FriBidi " FRIBIDI_VERSION,
  };
  return index < sizeof versions / sizeof versions[0] ? versions[index] : NULL;
}
