/* What a font handle is made of; shared by br_font.c, br_shape.c and br_glyph.c only. */
#ifndef BR_FONT_INTERNAL_H
#define BR_FONT_INTERNAL_H

#include "CBarRaster.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>

/* A glyph's outline in font units, y up. Verbs and points follow the struct in one allocation. */
typedef struct br_outline {
  br_path path;
  double top, bottom; /* of all points, control points included */
} br_outline;

/* The glyphs whose outlines were loaded; the bytes that they take are bounded. */
typedef struct br_outline_cache {
  br_outline **by_glyph; /* glyph_count entries, NULL until loaded */
  size_t held_points;
} br_outline_cache;

struct br_font {
  const uint8_t *bytes;
  uint8_t *owned; /* the same bytes if they were copied, else NULL */
  size_t length;
  uint32_t index;
  br_font_metrics metrics;

  hb_face_t *shaping_face;
  hb_font_t *shaping_font;
  hb_buffer_t *buffer; /* reused by every run */

  struct FT_MemoryRec_ memory;
  FT_Library library; /* NULL until the first outline, as is outline_face */
  FT_Face outline_face;
  br_outline_cache cache;
};

/* Opens FreeType's view of the font unless that has happened. */
br_status br_font_open_outlines(br_font *font);
/* Frees outlines and FreeType's view. */
void br_font_close_outlines(br_font *font);

#endif
