#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_internal.h"

/* How far a chord may lie inside a corner's arc, in pixels: a quarter of a level of 255. */
static const double ARC_FLATNESS = 1.0 / 1024;

br_status br_check_shape(br_shape *shape) {
  double sum = shape->left + shape->top + shape->right + shape->bottom + shape->radius;
  if (!br_is_finite(sum)) return BR_STATUS_BAD_ARGUMENT;
  shape->left = br_clamp(shape->left, -BR_FAR, BR_FAR);
  shape->top = br_clamp(shape->top, -BR_FAR, BR_FAR);
  shape->right = br_clamp(shape->right, shape->left, BR_FAR);
  shape->bottom = br_clamp(shape->bottom, shape->top, BR_FAR);
  double width = shape->right - shape->left, height = shape->bottom - shape->top;
  shape->radius = br_clamp(shape->radius, 0, (width < height ? width : height) / 2);
  return BR_STATUS_OK;
}

/* One side of a shape's outline, in pixels of the cells. `outwards` is -1 for the left side, 1 for
   the right. */
typedef struct side {
  const br_cells *cells;
  double centre_x, outwards, radius;
} side;

static void add_line(const side *side, double x0, double y0, double x1, double y1) {
  if (side->outwards < 0) {
    br_cells_add_line(side->cells, x0, y0, x1, y1);
  } else {
    br_cells_add_line(side->cells, x1, y1, x0, y0);
  }
}

typedef struct corner {
  const side *side;
  double edge, down; /* y of the horizontal edge; 1 for a top corner, -1 for a bottom one */
  int32_t lines;
} corner;

/* Points lie at (1 - u^2) / (1 + u^2) and 2u / (1 + u^2) of the radius, which needs no sine; the
   first is on the horizontal edge, the last where the side is straight. */
static void corner_point(const corner *corner, int32_t index, double *x, double *y) {
  double radius = corner->side->radius, u = 1 - (double)index / corner->lines, unit = 1 + u * u;
  *x = corner->side->centre_x + corner->side->outwards * radius * ((1 - u * u) / unit);
  *y = corner->edge + corner->down * radius * (1 - 2 * u / unit);
}

/* The line that is at most `depth` from the horizontal edge at its start. */
static int32_t line_at(const corner *corner, double depth) {
  double sine = 1 - br_clamp(depth / corner->side->radius, 0, 1);
  double u = sine / (1 + __builtin_sqrt(1 - sine * sine));
  return (int32_t)((1 - u) * corner->lines);
}

static void add_corner(const side *side, double edge, double down) {
  corner corner = {side, edge, down, 0};
  corner.lines = (int32_t)__builtin_sqrt(side->radius / (2 * ARC_FLATNESS)) + 1;
  double from = down * (side->cells->top - edge);
  double to = from + down * side->cells->rows;
  int32_t first = line_at(&corner, from < to ? from : to) - 1;
  int32_t last = line_at(&corner, from < to ? to : from) + 2;
  if (first < 0) first = 0;
  if (last > corner.lines) last = corner.lines;
  double x0, y0, x1, y1;
  corner_point(&corner, first, &x0, &y0);
  for (int32_t i = first + 1; i <= last; i++, x0 = x1, y0 = y1) {
    corner_point(&corner, i, &x1, &y1);
    if (down > 0) {
      add_line(side, x0, y0, x1, y1);
    } else {
      add_line(side, x1, y1, x0, y0);
    }
  }
}

static void add_side(const br_cells *cells, const br_shape *shape, double scale, double outwards) {
  double radius = shape->radius * scale;
  double edge = (outwards < 0 ? shape->left : shape->right) * scale;
  double top = shape->top * scale, bottom = shape->bottom * scale;
  side side = {cells, edge - outwards * radius, outwards, radius};
  if (radius > 0) {
    add_corner(&side, top, 1);
    add_corner(&side, bottom, -1);
  }
  add_line(&side, edge, top + radius, edge, bottom - radius);
}

void br_cells_add_shape(const br_cells *cells, const br_shape *shape, double scale) {
  add_side(cells, shape, scale, -1);
  add_side(cells, shape, scale, 1);
}

static int32_t column(double x, int32_t width) { return (int32_t)br_clamp(x, 0, width); }

static int32_t column_after(double x, int32_t width) {
  double whole = (double)br_floor(x);
  return column(whole < x ? whole + 1 : whole, width);
}

static br_status make_cells(br_cells *cells, int32_t left, int32_t right) {
  cells->left = left;
  cells->width = right - left;
  if (cells->width <= 0) return BR_STATUS_OK;
  cells->cells = calloc(((size_t)cells->width + 2) * (size_t)cells->rows, sizeof *cells->cells);
  return cells->cells ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}

/* Columns with a part of the outline get cells; what lies between the sides needs none. */
static br_status make_columns(br_shape_rows *rows, int32_t width) {
  const br_shape *shape = &rows->shape;
  int32_t left = column((double)br_floor(shape->left), width);
  int32_t right = column_after(shape->right, width);
  int32_t core_left = column_after(shape->left + shape->radius, width);
  int32_t core_right = column((double)br_floor(shape->right - shape->radius), width);
  rows->has_core = core_left <= core_right;
  if (!rows->has_core) core_left = core_right = right;
  br_status status = make_cells(&rows->left, left, core_left);
  return status ? status : make_cells(&rows->right, core_right, right);
}

static void add_sides(br_shape_rows *rows) {
  const br_cells *right = rows->has_core ? &rows->right : &rows->left;
  if (rows->left.width > 0) add_side(&rows->left, &rows->shape, 1, -1);
  if (right->width > 0) add_side(right, &rows->shape, 1, 1);
}

br_status br_shape_rows_open(br_shape_rows *rows, const br_band *band, br_shape shape) {
  *rows = (br_shape_rows){0};
  br_status status = br_check_shape(&shape);
  if (status) return status;
  double end = (double)band->top + band->rows;
  rows->shape = shape;
  rows->first = (int32_t)br_clamp((double)br_floor(shape.top), band->top, end);
  rows->last = (int32_t)br_clamp((double)br_floor(shape.bottom) + 1, band->top, end);
  if (shape.left >= shape.right) rows->last = rows->first;
  if (rows->first >= rows->last) return BR_STATUS_OK;

  rows->left.top = rows->right.top = rows->first;
  rows->left.rows = rows->right.rows = rows->last - rows->first;
  rows->values = malloc((size_t)band->width * sizeof *rows->values);
  status = rows->values ? make_columns(rows, band->width) : BR_STATUS_NO_MEMORY;
  if (status) {
    br_shape_rows_close(rows);
  } else {
    add_sides(rows);
  }
  return status;
}

void br_shape_rows_close(br_shape_rows *rows) {
  free(rows->left.cells);
  free(rows->right.cells);
  free(rows->values);
  *rows = (br_shape_rows){0};
}

/* 16.16 area to coverage; an outline that is not quite monotonic may be a hair outside. */
static uint16_t coverage(int32_t area) {
  if (area < 0) return 0;
  return (uint16_t)(area >= 0x10000 ? 0xFFFF : area);
}

static void add_up(const br_cells *cells, int32_t y, int32_t area, uint16_t *values) {
  if (cells->width <= 0) return;
  const int32_t *cell =
      cells->cells + (size_t)(y - cells->top) * ((size_t)cells->width + 2);
  for (int32_t x = 0; x < cells->width; x++) {
    area += cell[x];
    values[cells->left + x] = coverage(area);
  }
}

int br_shape_rows_get(const br_shape_rows *rows, int32_t y, br_row *row) {
  if (y < rows->first || y >= rows->last) return 0;
  int32_t height = br_cells_height(y, rows->shape.top, rows->shape.bottom);
  row->left = rows->left.left;
  row->core_left = row->left + rows->left.width;
  row->core_right = rows->right.left;
  row->right = row->core_right + rows->right.width;
  row->core = coverage(height);
  row->values = rows->values;
  add_up(&rows->left, y, 0, rows->values);
  if (rows->has_core) add_up(&rows->right, y, height, rows->values);
  return 1;
}
