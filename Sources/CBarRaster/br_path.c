#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_internal.h"

/* A quarter of the flatness that the header promises, in pixels: at 1/64 a curve seen edge-on can
   be four levels of 255 off. */
static const double FLATNESS = 1.0 / 256;

/* Lines a curve; reached by curves of some 100 000 pixels only. */
enum { MAX_LINES = 1 << 13 };

/* Cells are made for so many rows at a time, to bound memory. */
enum { ROWS_AT_ONCE = 64 };

typedef struct point {
  double x, y;
} point;

typedef struct pen {
  const br_cells *cells;
  br_edges *edges; /* NULL: edges go into the cells at once */
  br_status status;
  point start, at;
} pen;

static point mapped(const br_affine *map, const double *xy) {
  double x = map->a * xy[0] + map->c * xy[1] + map->tx;
  double y = map->b * xy[0] + map->d * xy[1] + map->ty;
  return (point){br_clamp(x, -BR_FAR, BR_FAR), br_clamp(y, -BR_FAR, BR_FAR)};
}

static void line_to(pen *pen, point end) {
  if (!pen->edges) {
    br_cells_add_line(pen->cells, pen->at.x, pen->at.y, end.x, end.y);
  } else if (!pen->status) {
    pen->status = br_edges_add(pen->edges, pen->at.x, pen->at.y, end.x, end.y);
  }
  pen->at = end;
}

/* Twice the distance from the middle of a and c to b. */
static double bend(point a, point b, point c) {
  double x = a.x - 2 * b.x + c.x, y = a.y - 2 * b.y + c.y;
  return __builtin_sqrt(x * x + y * y);
}

/* Lines for a curve whose second derivative is at most `curvature`: a chord over 1/n of the curve
   is at most curvature / (8 n^2) away. */
static int32_t lines_for(double curvature) {
  double lines = __builtin_sqrt(curvature / (8 * FLATNESS));
  return lines < (double)MAX_LINES ? (int32_t)lines + 1 : MAX_LINES;
}

/* Whether the band's rows see nothing of a curve but its ends: above, below, or beside. */
static int is_outside(const br_cells *cells, const point *points, int count) {
  int above = 1, below = 1, left = 1, right = 1;
  for (int i = 0; i < count; i++) {
    above &= points[i].y <= cells->top;
    below &= points[i].y >= (double)cells->top + cells->rows;
    left &= points[i].x <= cells->left;
    right &= points[i].x >= (double)cells->left + cells->width;
  }
  return above | below | left | right;
}

static void quad_to(pen *pen, point b, point c) {
  point a = pen->at;
  if (!is_outside(pen->cells, (point[]){a, b, c}, 3)) {
    int32_t lines = lines_for(2 * bend(a, b, c));
    for (int32_t i = 1; i < lines; i++) {
      double t = (double)i / lines, u = 1 - t;
      line_to(pen, (point){u * u * a.x + 2 * u * t * b.x + t * t * c.x,
                           u * u * a.y + 2 * u * t * b.y + t * t * c.y});
    }
  }
  line_to(pen, c);
}

static void cubic_to(pen *pen, point b, point c, point d) {
  point a = pen->at;
  if (!is_outside(pen->cells, (point[]){a, b, c, d}, 4)) {
    double first = bend(a, b, c), second = bend(b, c, d);
    int32_t lines = lines_for(6 * (first > second ? first : second));
    for (int32_t i = 1; i < lines; i++) {
      double t = (double)i / lines, u = 1 - t;
      double wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;
      line_to(pen, (point){wa * a.x + wb * b.x + wc * c.x + wd * d.x,
                           wa * a.y + wb * b.y + wc * c.y + wd * d.y});
    }
  }
  line_to(pen, d);
}

static br_status trace(const br_cells *cells, br_edges *edges, const br_path *path,
                       const br_affine *map) {
  pen pen = {.cells = cells, .edges = edges};
  const double *xy = path->points;
  for (size_t i = 0; i < path->verb_count; i++) {
    switch (path->verbs[i]) {
    case BR_VERB_MOVE:
      line_to(&pen, pen.start);
      pen.start = pen.at = mapped(map, xy);
      xy += 2;
      break;
    case BR_VERB_LINE:
      line_to(&pen, mapped(map, xy));
      xy += 2;
      break;
    case BR_VERB_QUAD:
      quad_to(&pen, mapped(map, xy), mapped(map, xy + 2));
      xy += 4;
      break;
    case BR_VERB_CUBIC:
      cubic_to(&pen, mapped(map, xy), mapped(map, xy + 2), mapped(map, xy + 4));
      xy += 6;
      break;
    default:
      line_to(&pen, pen.start);
      break;
    }
  }
  line_to(&pen, pen.start);
  return pen.status;
}

static br_status check_path(const br_path *path) {
  if (path->verb_count && (!path->verbs || path->verbs[0] != BR_VERB_MOVE)) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  static const uint8_t points_of[] = {1, 1, 2, 3, 0};
  size_t needed = 0;
  for (size_t i = 0; i < path->verb_count; i++) {
    if (path->verbs[i] > BR_VERB_CLOSE) return BR_STATUS_BAD_ARGUMENT;
    needed += points_of[path->verbs[i]];
  }
  if (needed != path->point_count || (needed && !path->points)) return BR_STATUS_BAD_ARGUMENT;
  for (size_t i = 0; i < needed * 2; i++) {
    if (!br_is_finite(path->points[i])) return BR_STATUS_BAD_ARGUMENT;
  }
  return BR_STATUS_OK;
}

br_box br_outline_box(const br_path *path, const br_affine *map) {
  br_box box = {.left = BR_FAR, .top = BR_FAR, .right = -BR_FAR, .bottom = -BR_FAR};
  for (size_t i = 0; i < path->point_count; i++) {
    point p = mapped(map, path->points + 2 * i);
    box.left = p.x < box.left ? p.x : box.left, box.right = p.x > box.right ? p.x : box.right;
    box.top = p.y < box.top ? p.y : box.top, box.bottom = p.y > box.bottom ? p.y : box.bottom;
  }
  return box;
}

br_cells br_cells_of_box(const br_band *band, const br_box *box) {
  double last = (double)band->top + band->rows;
  double left = br_clamp(box->left, 0, band->width), top = br_clamp(box->top, band->top, last);
  double right = br_clamp(box->right + 1, 0, band->width);
  double bottom = br_clamp(box->bottom + 1, band->top, last);
  br_cells cells = {.left = (int32_t)left, .top = (int32_t)br_floor(top)};
  cells.width = (int32_t)br_floor(right) - cells.left;
  cells.rows = (int32_t)br_floor(bottom) - cells.top;
  return cells;
}

int br_path_overlaps(const br_path *path) {
  /* Cells for what lies over each other, and rows in which edges are looked at pair by pair. */
  enum { SIDE = 32, ROWS = 8 };
  double left = BR_FAR, top = BR_FAR, right = -BR_FAR, bottom = -BR_FAR;
  for (size_t i = 0; i < path->point_count; i++) {
    double x = path->points[2 * i], y = path->points[2 * i + 1];
    left = x < left ? x : left, right = x > right ? x : right;
    top = y < top ? y : top, bottom = y > bottom ? y : bottom;
  }
  if (left >= right || top >= bottom) return 0;
  double width = (double)SIDE / (right - left), height = (double)SIDE / (bottom - top);
  br_affine map = {.a = width, .d = height, .tx = -left * width, .ty = -top * height};
  int32_t values[SIDE * (SIDE + 2)] = {0};
  br_cells cells = {.width = SIDE, .rows = SIDE, .cells = values};
  trace(&cells, NULL, path, &map);
  if (br_cells_overlap(&cells)) return 1;
  /* Parts that cross within a cell can cancel in it. */
  double share = (double)ROWS / (double)SIDE;
  map.a *= share, map.d *= share, map.tx *= share, map.ty *= share;
  br_edges edges = {0};
  int crosses = trace(&cells, &edges, path, &map) || br_edges_cross(&edges, ROWS);
  free(edges.items);
  return crosses;
}

uint16_t br_winding_coverage(uint32_t winding, br_fill_rule rule) {
  uint32_t area = winding;
  if (rule == BR_FILL_EVEN_ODD) {
    area &= 0x1FFFF;
    if (area > 0x10000) area = 0x20000 - area;
  } else {
    if (area & 0x80000000u) area = 0u - area;
    if (area > 0x10000) area = 0x10000;
  }
  return (uint16_t)(area - (area >> 16));
}

static void blend(const br_band *band, const br_cells *cells, br_fill_rule rule, uint16_t *values,
                  br_color color) {
  br_row row = {.left = cells->left, .core_left = cells->left + cells->width, .values = values};
  row.core_right = row.right = row.core_left;
  for (int32_t y = 0; y < cells->rows; y++) {
    const int32_t *cell = cells->cells + (size_t)y * ((size_t)cells->width + 2);
    uint32_t winding = 0;
    for (int32_t x = 0; x < cells->width; x++) {
      winding += (uint32_t)cell[x];
      values[cells->left + x] = br_winding_coverage(winding, rule);
    }
    br_blend_row(br_band_row(band, cells->top + y), &row, color);
  }
}

br_status br_edges_add_outline(br_edges *edges, const br_cells *cells, const br_path *path,
                               const br_affine *map) {
  return trace(cells, edges, path, map);
}

br_status br_cells_add_outline(const br_cells *cells, const br_path *path, const br_affine *map,
                               br_fill_rule rule, int overlaps) {
  if (!overlaps) return trace(cells, NULL, path, map);
  br_edges edges = {0};
  br_status status = trace(cells, &edges, path, map);
  if (!status) status = br_cells_add_inside(cells, &edges, rule);
  free(edges.items);
  return status;
}

br_status br_fill_outline(const br_band *band, const br_path *path, const br_affine *to_device,
                          br_fill_rule rule, int overlaps, br_color color) {
  br_status status = br_check_band(band);
  if (!status) status = check_path(path);
  if (status) return status;
  br_box box = br_outline_box(path, to_device);
  br_cells all = br_cells_of_box(band, &box);
  if (all.width <= 0 || all.rows <= 0 || !color.alpha) return BR_STATUS_OK;

  size_t stride = (size_t)all.width + 2;
  int32_t at_once = all.rows < ROWS_AT_ONCE ? all.rows : ROWS_AT_ONCE;
  uint16_t *values = malloc((size_t)band->width * sizeof *values);
  int32_t *cells = malloc(stride * (size_t)at_once * sizeof *cells);
  status = values && cells ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
  for (int32_t done = 0; !status && done < all.rows; done += at_once) {
    br_cells part = all;
    part.cells = cells;
    part.top += done;
    part.rows = all.rows - done < at_once ? all.rows - done : at_once;
    for (size_t i = 0; i < stride * (size_t)part.rows; i++) cells[i] = 0;
    status = br_cells_add_outline(&part, path, to_device, rule, overlaps);
    if (!status) blend(band, &part, rule, values, color);
  }
  free(values);
  free(cells);
  return status;
}

br_status br_fill_path(const br_band *band, br_path path, br_fill_rule rule, br_color color) {
  static const br_affine identity = {.a = 1, .d = 1};
  br_status status = check_path(&path);
  if (status) return status;
  return br_fill_outline(band, &path, &identity, rule, br_path_overlaps(&path), color);
}
