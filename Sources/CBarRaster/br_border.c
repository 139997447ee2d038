#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_internal.h"

/* Ring and inside share out the shape's area: what they cover of a pixel is added before it is
   blended, so that nothing shines through where they meet, and the outer edge has one colour. */

static br_shape inset(br_shape shape, double width) {
  shape.left += width, shape.top += width;
  shape.right -= width, shape.bottom -= width;
  shape.radius = shape.radius > width ? shape.radius - width : 0;
  return shape;
}

typedef struct border {
  br_shape_rows outer, inner;
  br_source ring, fill;
  uint16_t *pixels; /* 4 a column of the band */
} border;

static uint32_t covered(const br_row *row, int32_t x) {
  return x >= row->left && x < row->right ? br_row_at(row, x) : 0;
}

/* `inner` may be NULL. */
static void mix(const border *border, const br_row *outer, const br_row *inner, int32_t from,
                int32_t end) {
  for (int32_t x = from; x < end; x++) {
    uint32_t all = br_row_at(outer, x), inside = inner ? covered(inner, x) : 0;
    uint32_t ring = all > inside ? all - inside : 0;
    uint16_t *pixel = border->pixels + (size_t)x * 4;
    for (int c = 0; c < 4; c++) {
      pixel[c] = (uint16_t)(br_mul16(border->ring.channels[c], ring) +
                            br_mul16(border->fill.channels[c], all - ring));
    }
  }
}

static void blend_between(const border *border, uint16_t *pixels, int32_t from, int32_t end) {
  br_row row = {.left = from, .core_left = from, .core_right = end, .right = end, .core = 65535};
  br_blend_pixel_row(pixels, border->pixels, &row, 65535);
}

static void draw_row(const border *border, const br_band *band, int32_t y) {
  br_row outer, inner;
  if (!br_shape_rows_get(&border->outer, y, &outer)) return;
  uint16_t *pixels = br_band_row(band, y);
  int has_inside = br_shape_rows_get(&border->inner, y, &inner);
  int32_t from = outer.right, end = outer.right;
  if (has_inside && !border->fill.channels[3] && inner.core == outer.core) {
    from = inner.core_left, end = inner.core_right; /* nothing to be drawn between the sides */
  }
  mix(border, &outer, has_inside ? &inner : NULL, outer.left, from);
  mix(border, &outer, has_inside ? &inner : NULL, end, outer.right);
  blend_between(border, pixels, outer.left, from);
  blend_between(border, pixels, end, outer.right);
}

static br_status open_border(border *border, const br_band *band, br_shape shape, double width) {
  br_status status = br_shape_rows_open(&border->outer, band, shape);
  if (!status) status = br_shape_rows_open(&border->inner, band, inset(shape, width));
  if (status) return status;
  border->pixels = malloc((size_t)band->width * 4 * sizeof *border->pixels);
  return border->pixels ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}

br_status br_draw_border(const br_band *band, br_shape shape, double width, br_color color,
                         const br_color *fill) {
  br_status status = br_check_band(band);
  if (!status) status = br_check_shape(&shape);
  if (!status && !(br_is_finite(width) && width >= 0)) status = BR_STATUS_BAD_ARGUMENT;
  if (status) return status;
  border border = {.ring = br_premultiplied(color)};
  if (fill) border.fill = br_premultiplied(*fill);
  for (int c = 0; fill && c < 4; c++) {
    border.ring.channels[c] =
        (uint16_t)(border.ring.channels[c] +
                   br_mul16(border.fill.channels[c], 65535u - color.alpha));
  }
  status = open_border(&border, band, shape, br_clamp(width, 0, BR_FAR));
  for (int32_t y = border.outer.first; !status && y < border.outer.last; y++) {
    draw_row(&border, band, y);
  }
  br_shape_rows_close(&border.outer);
  br_shape_rows_close(&border.inner);
  free(border.pixels);
  return status;
}
