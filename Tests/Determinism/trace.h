/* What Scripts/determinism carries from one processor to another: the calls that the program makes
   to its C core, with their results. A record is an operation, then its arguments and results as
   they lie in memory; both sides are little-endian and lay structs out alike. */
#ifndef TRACE_H
#define TRACE_H

#include "CBarRaster.h"

#include <stddef.h>
#include <stdint.h>

typedef enum operation {
  OP_FONT_OPEN = 1,   /* length, index, bytes; status. Fonts are numbered in this order from 0. */
  OP_FONT_AXES,       /* font, count, values; status */
  OP_FONT_METRICS,    /* font; metrics */
  OP_FONT_GLYPH,      /* font, scalar; glyph */
  OP_FONT_COVERS,     /* font, script, count, scalars; answer */
  OP_FONT_SHAPE,      /* font, request, language length, language, text; status, count, glyphs */
  OP_BIDI_LEVELS,     /* length, base, text; status, resolved, levels */
  OP_SCRIPT,          /* scalar; tag */
  OP_BAND_NEW,        /* width, rows; status. Bands are numbered like fonts. */
  OP_BAND_FREE,       /* band */
  OP_BAND_CLEAR,      /* band */
  OP_FILL_SHAPE,      /* band, shape, color; status */
  OP_FILL_PATH,       /* band, rule, color, verb count, point count, verbs, points; status */
  OP_DRAW_SHADOW,     /* band, caster, sigma, color, has cutout, cutout; status */
  OP_DRAW_BORDER,     /* band, shape, width, color, has fill, fill; status */
  OP_FILL_GRADIENT,   /* band, shape, gradient, stops; status */
  OP_MASK_SHADOW,     /* band, mask, its band, sigma, color; status */
  OP_MAKE_BACKDROP,   /* band, sigma, saturation, tint; status */
  OP_DRAW_PIXELS,     /* band, pixels, left, top, shape; status */
  OP_COMPOSITE,       /* band, layer, opacity, has clip, clip; status */
  OP_DRAW_IMAGE,      /* band, width, height, target, has tint, tint, pixels; status */
  OP_DRAW_GLYPHS,     /* band, font, size, mirrored, color, count, glyphs; status */
  OP_BAND_OPAQUE,     /* band; answer */
  OP_PNG_OPEN,        /* header; status. One writer at a time. */
  OP_PNG_APPEND,      /* band; hash of its pixels */
  OP_PNG_FINISH       /* length, bytes */
} operation;

/* A br_band without its pointer; its rows begin `offset` channels into the band of that number. */
typedef struct band_place {
  int32_t number, width, top, rows, offset;
} band_place;

/* FNV-1a, 64 bits, of the pixels in the 16 bits that they are drawn in. */
static inline uint64_t hash_of(const br_band *band) {
  uint64_t hash = 0xCBF29CE484222325u;
  size_t count = (size_t)band->width * (size_t)band->rows * 4;
  for (size_t i = 0; i < count; i++) hash = (hash ^ band->pixels[i]) * 0x100000001B3u;
  return hash;
}

#endif
