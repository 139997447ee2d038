/* The C core of barrender: outlines, shaping, pixels, PNG. The header that Swift sees,
   with br_pixels.h, its part about drawing.

   Rules for every function: it keeps no pointer after it returns (the one exception is stated), calls
   nobody back, reads no locale, clock, environment or file, and never aborts. Out-parameters come
   last and are set only on BR_STATUS_OK, a needed count always. One handle, one thread at a time.
   Coordinates are device pixels, y down, unless said; doubles must be finite. */
#ifndef CBARRASTER_H
#define CBARRASTER_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define BR_CLOSED_ENUM __attribute__((enum_extensibility(closed)))
#else
#define BR_CLOSED_ENUM
#endif

typedef enum BR_CLOSED_ENUM br_status {
  BR_STATUS_OK = 0,
  BR_STATUS_NO_MEMORY = 1,
  BR_STATUS_BAD_ARGUMENT = 2,
  BR_STATUS_BAD_FONT = 3,      /* not a font that both FreeType and HarfBuzz can read */
  BR_STATUS_BAD_IMAGE = 4,     /* not a PNG, or a damaged one */
  BR_STATUS_LIMIT = 5,         /* more than a stated limit allows */
  BR_STATUS_BUFFER_TOO_SMALL = 6, /* the needed count was set; call again with more room */
  BR_STATUS_FAILED = 7         /* a library refused for a reason of its own */
} br_status;

#include "br_pixels.h"

/* ---- PNG ---------------------------------------------------------------------------------- */

typedef struct br_png_writer br_png_writer;

typedef struct br_png_header {
  int32_t width, height;
  int32_t has_alpha;          /* 0: RGB, 1: RGBA with straight alpha; 8 bits a channel */
  uint32_t pixels_per_meter;  /* pHYs, both directions; 0: no such chunk */
} br_png_header;

/* Starts a PNG in memory. Close the writer whatever happens. */
br_status br_png_writer_open(br_png_header header, br_png_writer **out);
/* Rounds the band's rows to 8 bits (the one rounding) and encodes them; bands come top to bottom. */
br_status br_png_writer_append(br_png_writer *writer, const br_band *band);
/* Ends the file. `*bytes` belongs to the writer and lives until it is closed. */
br_status br_png_writer_finish(br_png_writer *writer, const uint8_t **bytes, size_t *length);
/* Accepts NULL. */
void br_png_writer_close(br_png_writer *writer);

typedef struct br_png_limits {
  uint32_t max_side;      /* pixels */
  uint64_t max_pixels;    /* width * height */
} br_png_limits;

/* Reads the size without decoding. BR_STATUS_LIMIT also sets both sizes. */
br_status br_png_read_size(const uint8_t *bytes, size_t length, br_png_limits limits,
                           int32_t *width, int32_t *height);
/* Decodes any PNG to straight RGBA, 8 bits a channel; 16-bit channels are rounded. `pixels` has room
   for width * height * 4 bytes, as br_png_read_size told. A damaged file is BR_STATUS_BAD_IMAGE and
   leaves `pixels` undefined. */
br_status br_png_read(const uint8_t *bytes, size_t length, br_png_limits limits, uint8_t *pixels,
                      size_t capacity);

/* Rounds the band to straight RGBA, 8 bits a channel, by the PNG writer's rule: width * rows * 4
   bytes. */
br_status br_band_to_rgba8(const br_band *band, uint8_t *pixels, size_t capacity);

/* ---- Fonts -------------------------------------------------------------------------------- */

typedef struct br_font br_font;

typedef enum BR_CLOSED_ENUM br_storage {
  BR_STORAGE_COPY = 0,  /* the bytes are copied */
  BR_STORAGE_STATIC = 1 /* the bytes live as long as the process and are used where they are */
} br_storage;

/* Opens face `index` of an sfnt, OpenType or TrueType collection file of at most 32 MB; other magics
   are BAD_FONT. Copied bytes are tried with both libraries at once; static ones are read by FreeType
   at the first outline. */
br_status br_font_open(const uint8_t *bytes, size_t length, uint32_t index, br_storage storage,
                       br_font **out);
/* Accepts NULL. */
void br_font_close(br_font *font);

/* A value on an axis of a variable font, such as 650 of `wght`. */
typedef struct br_axis_value {
  uint32_t tag; /* as HarfBuzz packs it */
  float value;  /* in the axis's own numbers */
} br_axis_value;

/* Puts a variable font in one place of its axes; those that are not named stay at their default, and
   values beyond an axis's ends are taken as the end. BR_STATUS_FAILED: the font lacks an axis; nothing
   is changed then. To be called before anything is shaped or drawn. */
br_status br_font_set_axes(br_font *font, const br_axis_value *values, size_t count);

/* Named instance `index` of a variable font: its name, cut at a character and NUL at the end, and
   where it stands on each axis. BR_STATUS_FAILED: there are not so many;
   BR_STATUS_BUFFER_TOO_SMALL: `*count` is the font's axes. */
br_status br_font_instance(const br_font *font, uint32_t index, char *name, size_t name_capacity,
                           br_axis_value *values, size_t capacity, size_t *count);

/* How a font has colour glyphs; the first two are drawn. */
typedef enum BR_CLOSED_ENUM br_color_format {
  BR_COLOR_PICTURES = 1,  /* PNG in a CBDT or sbix table */
  BR_COLOR_LAYERS = 2,    /* COLR version 0 */
  BR_COLOR_GRADIENTS = 4, /* COLR version 1 */
  BR_COLOR_SVG = 8
} br_color_format;

/* In font units, from the hhea table; `descender` is negative below the baseline. */
typedef struct br_font_metrics {
  int32_t units_per_em, ascender, descender, line_gap;
  uint32_t glyph_count;
  int32_t weight;     /* OS/2 usWeightClass, 400 if there is none */
  int32_t is_slanted; /* whether OS/2 fsSelection says italic or oblique */
  uint32_t color_formats; /* sum of br_color_format */
} br_font_metrics;
br_font_metrics br_font_get_metrics(const br_font *font);

/* Copies family and style name (UTF-8, NUL at the end, cut at a whole character to fit). */
br_status br_font_name(const br_font *font, char *family, size_t family_capacity, char *style,
                       size_t style_capacity);

/* The glyph of a character, 0 if the font has none. */
uint32_t br_font_glyph(const br_font *font, uint32_t scalar);

/* Whether the font can show the whole grapheme cluster, by canonically equivalent spellings if need
   be. Ignorable characters are the caller's to leave out. `script` as in br_shape_request. */
int32_t br_font_covers(br_font *font, const uint32_t *scalars, uint32_t count, uint32_t script);

/* How the glyphs on both sides of a cluster's beginning depend on each other's text. */
typedef enum BR_CLOSED_ENUM br_bond {
  BR_BOND_NONE,     /* two texts that both have none where they meet have the same glyphs together */
  BR_BOND_POSSIBLE, /* other text beside them could change them */
  BR_BOND_CERTAIN   /* cut here, they would be other glyphs or stand elsewhere */
} br_bond;

typedef struct br_shaped_glyph {
  uint32_t glyph;
  uint32_t cluster;              /* index of a scalar in the whole text */
  int32_t x_advance;             /* font units */
  int32_t x_offset, y_offset;    /* font units, y up */
  int32_t bond;                  /* a br_bond with the text before the glyph's cluster */
} br_shaped_glyph;

typedef struct br_shape_request {
  const uint32_t *text;          /* the whole paragraph, Unicode scalars */
  uint32_t length;
  uint32_t start, count;         /* the run to shape; the rest is context */
  int32_t right_to_left;
  uint32_t script;               /* ISO 15924 tag as hb_script_t; 0 is BAD_ARGUMENT */
  const char *language;          /* BCP 47, NUL at the end */
  int32_t optional_ligatures;    /* 0 turns liga, clig and dlig off */
  int32_t tells_bonds;           /* whether to tell possible bonds, which takes a little time */
} br_shape_request;

/* Shapes one run in font units, glyphs in visual order. `*count` is always set. */
br_status br_font_shape(br_font *font, const br_shape_request *request, br_shaped_glyph *glyphs,
                        size_t capacity, size_t *count);

/* The bidirectional levels of one paragraph (UAX 9). `base` is 0 left to right, 1 right to left, 2 by
   the first strong character (left to right if none); the one taken comes back in `*resolved`. */
br_status br_bidi_levels(const uint32_t *text, uint32_t length, int32_t base, int8_t *levels,
                         int32_t *resolved);

/* Script of a scalar as an hb_script_t tag; Common and Inherited come back as themselves. */
uint32_t br_script_of(uint32_t scalar);

typedef struct br_placed_glyph {
  uint32_t glyph;
  double x, y; /* the glyph's origin in device pixels */
} br_placed_glyph;

/* Blends glyph outlines, unhinted, with exact area coverage. `pixels_per_em` sets the size; with
   `mirrored` each outline is flipped left to right inside its advance width. A font with colour
   glyphs shows those instead, in their own colours and with the alpha of `color`. */
br_status br_draw_glyphs(const br_band *band, br_font *font, const br_placed_glyph *glyphs,
                         size_t count, double pixels_per_em, int32_t mirrored, br_color color);

/* Where an outline is copied to; both may be NULL where there is no room. */
typedef struct br_outline_room {
  uint8_t *verbs;
  size_t verb_capacity;
  double *points; /* x and y in turn */
  size_t point_capacity;
} br_outline_room;

typedef struct br_outline_facts {
  size_t verb_count, point_count;
  int32_t advance; /* font units */
} br_outline_facts;

/* Copies a glyph's outline in font units, y up. The facts are set if there is too little room, too. A
   colour glyph is not made of one: BR_STATUS_FAILED. */
br_status br_font_outline(br_font *font, uint32_t glyph, br_outline_room room,
                          br_outline_facts *facts);

/* Versions of the libraries that the core was built with, for `barrender version`: "libpng 1.6.39", one a call, NULL after
   the last. Static text. */
const char *br_library_version(uint32_t index);

#endif
