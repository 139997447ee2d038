/* Part of CBarRaster.h, whose rules hold here: what draws on pixels. */
#ifndef BR_PIXELS_H
#define BR_PIXELS_H

#include "CBarRaster.h"

/* Rows [top, top + rows) of a picture `width` pixels wide: premultiplied RGBA, 16 bits a channel, no
   padding between rows. The caller owns `pixels` (width * rows * 4 values). */
typedef struct br_band {
  uint16_t *pixels;
  int32_t width, top, rows;
} br_band;

/* Straight alpha, 16 bits a channel. */
typedef struct br_color {
  uint16_t red, green, blue, alpha;
} br_color;

/* An axis-aligned rectangle with circular corners; `radius` is clamped to half the shorter side. */
typedef struct br_shape {
  double left, top, right, bottom, radius;
} br_shape;

typedef enum BR_CLOSED_ENUM br_fill_rule { BR_FILL_NON_ZERO = 0, BR_FILL_EVEN_ODD = 1 } br_fill_rule;

typedef enum BR_CLOSED_ENUM br_verb {
  BR_VERB_MOVE = 0,  /* 1 point */
  BR_VERB_LINE = 1,  /* 1 point */
  BR_VERB_QUAD = 2,  /* 2 points */
  BR_VERB_CUBIC = 3, /* 3 points */
  BR_VERB_CLOSE = 4  /* none */
} br_verb;

/* An outline: verbs (values of br_verb) and the points that they consume, x and y in turn. Open
   subpaths are closed. */
typedef struct br_path {
  const uint8_t *verbs;
  size_t verb_count;
  const double *points; /* point_count * 2 doubles */
  size_t point_count;
} br_path;

/* Blends `shape` with exact area coverage, source-over. */
br_status br_fill_shape(const br_band *band, br_shape shape, br_color color);

/* Blends the inside of `path` with exact area coverage. Curves are flattened to 1/64 pixel. */
br_status br_fill_path(const br_band *band, br_path path, br_fill_rule rule, br_color color);

/* Blends a ring of `width` along the inside of the shape's edge over the shape's `fill`, which may be
   NULL. The two share out each pixel's area and are blended at once. */
br_status br_draw_border(const br_band *band, br_shape shape, double width, br_color color,
                         const br_color *fill);

typedef struct br_stop {
  double position; /* 0 at the gradient's start, 1 at its end; not below the stop before */
  br_color color;
} br_stop;

/* A linear gradient, padded on both sides. Of equal stops the first ends one ramp and the last begins
   the next; without length all is the last colour. */
typedef struct br_gradient {
  double x0, y0, x1, y1;
  const br_stop *stops;
  int32_t stop_count;
  int32_t premultiplied; /* whether colours are mixed premultiplied or straight */
} br_gradient;

/* Blends the shape in the gradient's colours, taken at pixel centres. */
br_status br_fill_gradient(const br_band *band, br_shape shape, const br_gradient *gradient);

/* Blends the Gaussian shadow of `caster` (already moved by the shadow's offset), averaged over each
   pixel's area. `sigma` is in device pixels, 0 to 2048; 0 draws the shape itself. Nothing is drawn
   inside `cutout`, unless it is NULL. */
br_status br_draw_shadow(const br_band *band, br_shape caster, double sigma, const br_shape *cutout,
                         br_color color);

/* A drawing whose alpha casts a shadow, in cells of 1/cells_a_pixel or of pixels_a_cell pixels, an even
   number, at most an eighth of sigma. Its first cell begins at pixel (left, top); it holds all ink
   within 5 sigma of the band's rows and of the columns [first, end), which the shadow is drawn in. One
   of parts of pixels holds the empty cells there, too. */
typedef struct br_mask {
  br_band cells;
  int32_t left, top, cells_a_pixel, pixels_a_cell, first, end;
} br_mask;

/* Blends the Gaussian shadow of a mask, averaged over each pixel's area; `sigma` is in pixels, above
   0 and up to 2048. */
br_status br_draw_mask_shadow(const br_band *band, const br_mask *mask, double sigma,
                              br_color color);

/* Turns `pixels`, what lies behind an element, into its backdrop: blurred with mirrored edges by
   `sigma` (0 to 2048), saturated on encoded values (1 leaves them), `tint` blended over. */
br_status br_make_backdrop(const br_band *pixels, double sigma, double saturation, br_color tint);

/* Blends `pixels`, whose first is at (left, top) of the picture and whose own `top` is not used,
   inside the shape. */
br_status br_draw_pixels(const br_band *band, const br_band *pixels, int32_t left, int32_t top,
                         br_shape shape);

/* Blends `layer`, a band of the same rows and width, onto `band`, multiplied by `opacity` (65535 = 1)
   and by the coverage of `clip`, unless that is NULL. */
br_status br_composite(const br_band *band, const br_band *layer, uint16_t opacity,
                       const br_shape *clip);

/* Straight RGBA, 8 bits a channel, rows from the top, no padding. */
typedef struct br_image {
  const uint8_t *pixels;
  int32_t width, height;
} br_image;

/* Blends `image`, scaled to `target` (its radius is not used): area average down, bilinear up, both
   in premultiplied space. With a tint the image's alpha is the stencil and the tint its colour. */
br_status br_draw_image(const br_band *band, br_image image, br_shape target, const br_color *tint);

/* Makes a transparent band with pixels of its own, to be freed by br_band_free. For callers that can
   bear running out of memory better than their allocator. */
br_status br_band_new(int32_t width, int32_t rows, br_band *out);
void br_band_free(br_band *band);
/* Makes the band transparent. */
void br_band_clear(const br_band *band);

/* Whether every pixel of the band has full alpha. */
int32_t br_band_is_opaque(const br_band *band);

#endif
