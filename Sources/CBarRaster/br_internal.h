/* What the C files of the core share; Swift never sees it. */
#ifndef BR_INTERNAL_H
#define BR_INTERNAL_H

#include "CBarRaster.h"

/* ---- Numbers ------------------------------------------------------------------------------ */

/* round(a * b / 65535), exact for every pair of 16-bit values. */
static inline uint32_t br_mul16(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 0x8000u;
  return (t + (t >> 16)) >> 16;
}

/* False for NaN and both infinities. */
static inline int br_is_finite(double value) { return value - value == 0; }

/* NaN becomes `low`. */
static inline double br_clamp(double value, double low, double high) {
  return value > low ? (value < high ? value : high) : low;
}

/* The largest whole number that is not above `value`, which is within the range of int64_t. */
static inline int64_t br_floor(double value) {
  int64_t whole = (int64_t)value;
  return (double)whole > value ? whole - 1 : whole;
}

/* Coordinates beyond this many pixels are moved here: far outside any picture, and near enough for
   every product below to stay exact. */
#define BR_FAR 1e9

/* The normal distribution ends here, to 3e-7: a fiftieth of a 16-bit level. */
#define BR_GAUSS_END 5.0

/* The header's limit for blurs. */
#define BR_MAX_SIGMA 2048.0

/* The share of a normal distribution below z. */
double br_gauss_share(double z);

/* The integral of br_gauss_share up to z. */
double br_gauss_ramp(double z);

/* ---- Coverage ----------------------------------------------------------------------------- */

/* One row of coverage, 65535 for a whole pixel: a value a column in [left, core_left) and
   [core_right, right), `core` for all columns between. The columns are clipped to the band. */
typedef struct br_row {
  int32_t left, core_left, core_right, right;
  uint16_t core;
  uint16_t *values; /* indexed by column of the band */
} br_row;

/* Signed areas of outline pieces, cell by cell; a row's running sum is its winding times area,
   65536 for a whole pixel. Rows are `width + 2` cells apart. */
typedef struct br_cells {
  int32_t *cells;
  int32_t left, top, width, rows; /* in pixels of the picture */
} br_cells;

/* Adds a straight edge. Parts left of the cells wind, parts right of them do not matter. */
void br_cells_add_line(const br_cells *cells, double x0, double y0, double x1, double y1);

/* Of the row `y`, the height between `top` and `bottom`, 65536 for all, rounded as edges are. */
int32_t br_cells_height(int32_t y, double top, double bottom);

/* The coverage of column `x`, which is in [left, right). */
static inline uint16_t br_row_at(const br_row *row, int32_t x) {
  return x >= row->core_left && x < row->core_right ? row->core : row->values[x];
}

/* ---- Shapes ------------------------------------------------------------------------------- */

/* Refuses what is not finite, makes inside-out shapes empty, clamps the radius. */
br_status br_check_shape(br_shape *shape);

/* Adds a checked shape's outline, every length multiplied by `scale`. */
void br_cells_add_shape(const br_cells *cells, const br_shape *shape, double scale);

/* The coverage of a shape in the rows of a band. */
typedef struct br_shape_rows {
  br_shape shape;
  int32_t first, last; /* the band's rows that it can touch, `last` excluded */
  int32_t has_core;    /* otherwise `left` holds both sides */
  br_cells left, right;
  uint16_t *values;
} br_shape_rows;

/* Close it only if this succeeded. */
br_status br_shape_rows_open(br_shape_rows *rows, const br_band *band, br_shape shape);
void br_shape_rows_close(br_shape_rows *rows);

/* False if the shape does not touch row `y` of the picture. The values live until the next call. */
int br_shape_rows_get(const br_shape_rows *rows, int32_t y, br_row *row);

/* ---- Outlines ----------------------------------------------------------------------------- */

/* x' = a x + c y + tx, y' = b x + d y + ty. */
typedef struct br_affine {
  double a, b, c, d, tx, ty;
} br_affine;

/* br_fill_path for an outline in coordinates of its own, such as font units. `overlaps` is what
   br_path_overlaps said of it. */
br_status br_fill_outline(const br_band *band, const br_path *path, const br_affine *to_device,
                          br_fill_rule rule, int overlaps, br_color color);

/* Of all points, control points included; inside out if there are none. */
typedef struct br_box {
  double left, top, right, bottom;
} br_box;

br_box br_outline_box(const br_path *path, const br_affine *to_device);

/* The pixels of `band` that the box can touch, without cells yet. Its columns do not depend on the
   band's rows: the picture must not depend on how it is cut into bands. */
br_cells br_cells_of_box(const br_band *band, const br_box *box);

/* Adds an outline to empty cells, each place once if it `overlaps` itself. */
br_status br_cells_add_outline(const br_cells *cells, const br_path *path,
                               const br_affine *to_device, br_fill_rule rule, int overlaps);

/* The coverage of a cell, 65535 for a whole pixel, of the sum of the row's cells up to it. */
uint16_t br_winding_coverage(uint32_t winding, br_fill_rule rule);

/* Whether parts of the outline lie over each other or turn in different senses, as far as a drawing
   of 32 by 32 cells shows it. */
int br_path_overlaps(const br_path *path);

/* ---- Outlines that overlap themselves ------------------------------------------------------ */

typedef struct br_edge {
  double x0, y0, x1, y1;
} br_edge;

/* Grows; free `items` in the end. */
typedef struct br_edges {
  br_edge *items;
  size_t count, capacity;
} br_edges;

br_status br_edges_add(br_edges *edges, double x0, double y0, double x1, double y1);

/* Adds an outline's edges; curves that no cell sees are added as a line. */
br_status br_edges_add_outline(br_edges *edges, const br_cells *cells, const br_path *path,
                               const br_affine *to_device);

/* Whether two edges cross in the rows from 0 on, or there are too many to tell. */
int br_edges_cross(const br_edges *edges, int32_t rows);

/* Adds what lies inside the closed outline of `edges` by the rule, each place once. */
br_status br_cells_add_inside(const br_cells *cells, const br_edges *edges, br_fill_rule rule);

/* Whether some cell is wound around more than once, or cells in different senses. */
int br_cells_overlap(const br_cells *cells);

/* ---- Bands --------------------------------------------------------------------------------- */

/* BR_STATUS_BAD_ARGUMENT for a band without pixels or with impossible sides. */
br_status br_check_band(const br_band *band);

/* Where row `y` of the picture begins in the band that holds it. */
static inline uint16_t *br_band_row(const br_band *band, int32_t y) {
  return band->pixels + (size_t)(y - band->top) * (size_t)band->width * 4;
}

/* The one rounding to 8 bits; RGB leaves alpha out, RGBA is straight, without alpha all 0. */
void br_round_to_rgb8(const uint16_t *pixels, int32_t count, uint8_t *out);
void br_round_to_rgba8(const uint16_t *pixels, int32_t count, uint8_t *out);

/* ---- Blending ----------------------------------------------------------------------------- */

/* Premultiplied red, green and blue; alpha. */
typedef struct br_source {
  uint16_t channels[4];
} br_source;

static inline br_source br_premultiplied(br_color color) {
  return (br_source){{(uint16_t)br_mul16(color.red, color.alpha),
                      (uint16_t)br_mul16(color.green, color.alpha),
                      (uint16_t)br_mul16(color.blue, color.alpha), color.alpha}};
}

/* Blends `color` under one row of coverage; `pixels` is the band's row. */
void br_blend_row(uint16_t *pixels, const br_row *row, br_color color);

/* Blends a row of premultiplied pixels, multiplied by `opacity` and the row's coverage, whose
   values it spoils. */
void br_blend_pixel_row(uint16_t *pixels, const uint16_t *layer, const br_row *row,
                        uint16_t opacity);

#endif
