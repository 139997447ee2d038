/* What a font handle is made of; shared by br_font.c, br_axes.c, br_shape.c, br_alternates.c,
   br_glyph.c and br_color_glyph.c only. */
#ifndef BR_FONT_INTERNAL_H
#define BR_FONT_INTERNAL_H

#include "CBarRaster.h"
#include "br_internal.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>

/* A glyph's outline in font units, y up. Verbs and points follow the struct in one allocation. */
typedef struct br_outline {
  br_path path;
  double left, top, right, bottom; /* of all points, control points included */
  int overlaps;       /* see br_path_overlaps */
} br_outline;

/* The glyphs whose outlines were loaded; the bytes that they take are bounded. */
typedef struct br_outline_cache {
  br_outline **by_glyph; /* glyph_count entries, NULL until loaded */
  size_t held_points;
} br_outline_cache;

/* A glyph's picture, with its edges in font units, y up. The pixels follow in one allocation. */
typedef struct br_picture {
  br_image image;
  unsigned pixels_per_em; /* that it was asked for */
  double left, top, right, bottom;
} br_picture;

/* The pictures that were decoded; the bytes that they take are bounded. */
typedef struct br_picture_cache {
  br_picture **by_glyph; /* glyph_count entries, NULL until the first picture */
  hb_font_t *strikes;    /* has a size, which picks the strike; NULL until the first picture */
  size_t held_pixels;
} br_picture_cache;

/* Where a variable font stands on each of its axes, normalised: 1 << 14 is an axis's end. Both
   libraries are given these numbers, so that advances and outlines agree. */
typedef struct br_font_place {
  int *coordinates; /* NULL: at the default of every axis */
  unsigned count;
} br_font_place;

/* The rules of the feature calt, and what they do to one set of ASCII characters. */
typedef struct br_alternates {
  hb_set_t *rules; /* NULL until asked for, as are the others */
  hb_set_t *other_rules, *results;
  int may_be_idle;
  uint64_t idle[2], busy[2]; /* characters that no rule, and that some rule applies to, as a whole */
  uint64_t characters[2];    /* of the run that was asked about last */
  int are_idle;
} br_alternates;

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

  br_font_place place;
  br_alternates alternates;
  int has_outlines; /* 0: all that can be seen are pictures, and FreeType stays out of it */
  br_picture_cache pictures;
};

/* Whether the feature calt does nothing to the request's text. */
int br_font_alternates_are_idle(br_font *font, const br_shape_request *request);
/* Frees what that rests on. */
void br_font_close_alternates(br_font *font);

/* Opens FreeType's view of the font unless that has happened. */
br_status br_font_open_outlines(br_font *font);
/* Puts FreeType's view, if there is one, where the font stands on its axes. */
br_status br_font_place_outlines(br_font *font);
/* Frees outlines and FreeType's view. */
void br_font_close_outlines(br_font *font);

/* Finds out in which formats the font has colour glyphs, and whether it has outlines. */
void br_font_read_colors(br_font *font);
/* Frees pictures. */
void br_font_close_colors(br_font *font);

/* Whether the glyph is shown as a picture or in layers. */
int br_glyph_has_colors(br_font *font, uint32_t glyph);

/* The glyph's outline; without points if it has none. Lives until outlines are trimmed. */
br_status br_font_load_outline(br_font *font, uint32_t glyph, const br_outline **out);

/* Lets all outlines go if they take more than their share of memory. */
void br_font_trim_outlines(br_font *font);

/* Font units to device pixels: y turned over, and x too if `mirrored`, about the middle of the
   advance width. */
br_affine br_glyph_placement(br_font *font, const br_placed_glyph *placed, double scale,
                             int32_t mirrored);

/* Blends the outlines of glyphs that stand from left to right, each pixel once for all that share
   it. */
br_status br_draw_outlines(const br_band *band, br_font *font, const br_placed_glyph *glyphs,
                           size_t count, double pixels_per_em, br_color color);

/* Blends one glyph's outline, `mirrored` as in br_draw_glyphs. */
br_status br_draw_outline(const br_band *band, br_font *font, const br_placed_glyph *placed,
                          double pixels_per_em, int32_t mirrored, br_color color);

/* Blends glyphs of a font that has colours; the text's alpha fades them as one. */
br_status br_draw_color_glyphs(const br_band *band, br_font *font, const br_placed_glyph *glyphs,
                               size_t count, double pixels_per_em, br_color color);

#endif
