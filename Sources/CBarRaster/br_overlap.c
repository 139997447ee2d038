#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_internal.h"

/* Areas and senses of rotation are summed per pixel, so that where two edges of one outline cross
   in a pixel the sum is the area of neither. Outlines that overlap themselves are taken apart: into
   slabs in which no two edges cross, of which only those between inside and outside are kept. */

/* In a row with more edges or crossings than the first numbers slabs are 1/64 pixel high; one with more
   edges than the last is summed as it is. Outlines of fonts have some ten edges in a row; curves that
   turn back within a pixel have a hundred. */
enum { MAX_CROSSING = 256, MAX_CROSSINGS = 2048, EVEN_SLABS = 64, MAX_EDGES = 1024 };
enum { MAX_HEIGHTS = MAX_CROSSINGS + 2 * MAX_EDGES + EVEN_SLABS + 1 };

/* An edge inside one row: x = x0 + slope * (y - y0) for y in [top, bottom]. */
typedef struct piece {
  double x0, y0, slope, top, bottom;
  int32_t sign;
} piece;

typedef struct slab_row {
  piece pieces[MAX_EDGES];
  int32_t count;
  double heights[MAX_HEIGHTS];
  int32_t height_count, crossing_count;
  const piece *sorted[MAX_EDGES]; /* those of one slab from left to right */
  double places[MAX_EDGES];
} slab_row;

static double x_at(const piece *piece, double y) {
  return piece->x0 + piece->slope * (y - piece->y0);
}

br_status br_edges_add(br_edges *edges, double x0, double y0, double x1, double y1) {
  if (y0 == y1) return BR_STATUS_OK;
  if (edges->count == edges->capacity) {
    size_t capacity = edges->capacity ? edges->capacity * 2 : 64;
    br_edge *items = realloc(edges->items, capacity * sizeof *items);
    if (!items) return BR_STATUS_NO_MEMORY;
    edges->items = items;
    edges->capacity = capacity;
  }
  edges->items[edges->count++] = (br_edge){x0, y0, x1, y1};
  return BR_STATUS_OK;
}

/* How many edges there are in the row; -1 if there are more than `most`. */
static int32_t collect_pieces(piece *pieces, int32_t most, const br_edges *edges, double top) {
  int32_t count = 0;
  for (size_t i = 0; i < edges->count; i++) {
    br_edge edge = edges->items[i];
    int32_t sign = 1;
    if (edge.y0 > edge.y1) {
      edge = (br_edge){edge.x1, edge.y1, edge.x0, edge.y0};
      sign = -1;
    }
    if (edge.y0 >= top + 1 || edge.y1 <= top) continue;
    if (count == most) return -1;
    pieces[count++] = (piece){.x0 = edge.x0,
                              .y0 = edge.y0,
                              .slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0),
                              .top = edge.y0 > top ? edge.y0 : top,
                              .bottom = edge.y1 < top + 1 ? edge.y1 : top + 1,
                              .sign = sign};
  }
  return count;
}

/* Whether the pieces cross, more than `margin` from the ends of what both span, and at which height. */
static int cross(const piece *one, const piece *other, double margin, double *y) {
  double top = one->top > other->top ? one->top : other->top;
  double bottom = one->bottom < other->bottom ? one->bottom : other->bottom;
  double turn = one->slope - other->slope;
  if (top >= bottom || turn == 0) return 0;
  *y = top + (x_at(other, top) - x_at(one, top)) / turn;
  return *y > top + margin && *y < bottom - margin;
}

static void add_crossing(slab_row *row, const piece *one, const piece *other) {
  double y;
  if (!cross(one, other, 0, &y)) return;
  if (row->crossing_count++ < MAX_CROSSINGS) row->heights[row->height_count++] = y;
}

static void sort(double *values, int32_t count) {
  for (int32_t gap = count / 2; gap > 0; gap /= 2) {
    for (int32_t i = gap; i < count; i++) {
      double value = values[i];
      int32_t at = i;
      for (; at >= gap && values[at - gap] > value; at -= gap) values[at] = values[at - gap];
      values[at] = value;
    }
  }
}

/* The heights between which no edge begins, ends or crosses another. */
static void collect_heights(slab_row *row, double top) {
  row->height_count = row->crossing_count = 0;
  for (int32_t i = 0; i < row->count; i++) {
    row->heights[row->height_count++] = row->pieces[i].top;
    row->heights[row->height_count++] = row->pieces[i].bottom;
  }
  if (row->count <= MAX_CROSSING) {
    for (int32_t i = 0; i < row->count; i++) {
      for (int32_t j = 0; j < i; j++) add_crossing(row, &row->pieces[i], &row->pieces[j]);
    }
  }
  if (row->count > MAX_CROSSING || row->crossing_count > MAX_CROSSINGS) {
    for (int32_t i = 0; i <= EVEN_SLABS; i++) {
      row->heights[row->height_count++] = top + (double)i / (double)EVEN_SLABS;
    }
  }
  sort(row->heights, row->height_count);
}

static double middle_of(const piece *piece) {
  return x_at(piece, (piece->top + piece->bottom) / 2);
}

/* About from left to right, so that ordering each slab has little to move. */
static void sort_pieces(slab_row *row) {
  for (int32_t gap = row->count / 2; gap > 0; gap /= 2) {
    for (int32_t i = gap; i < row->count; i++) {
      piece moved = row->pieces[i];
      double place = middle_of(&moved);
      int32_t at = i;
      for (; at >= gap && middle_of(&row->pieces[at - gap]) > place; at -= gap) {
        row->pieces[at] = row->pieces[at - gap];
      }
      row->pieces[at] = moved;
    }
  }
}

/* Puts the pieces in a slab from left to right. */
static int32_t order(slab_row *row, double middle) {
  const piece **sorted = row->sorted;
  double *places = row->places;
  int32_t count = 0;
  for (int32_t i = 0; i < row->count; i++) {
    const piece *piece = &row->pieces[i];
    if (piece->top > middle || piece->bottom < middle) continue;
    double x = x_at(piece, middle);
    int32_t at = count++;
    for (; at > 0 && places[at - 1] > x; at--) {
      places[at] = places[at - 1];
      sorted[at] = sorted[at - 1];
    }
    places[at] = x;
    sorted[at] = piece;
  }
  return count;
}

static int is_inside(int32_t winding, br_fill_rule rule) {
  return rule == BR_FILL_EVEN_ODD ? winding & 1 : winding != 0;
}

static void add_slab(const br_cells *cells, slab_row *row, double top, double bottom,
                     br_fill_rule rule) {
  const piece *const *sorted = row->sorted;
  int32_t count = order(row, (top + bottom) / 2), winding = 0;
  for (int32_t i = 0; i < count; i++) {
    int was_inside = is_inside(winding, rule);
    winding += sorted[i]->sign;
    if (is_inside(winding, rule) == was_inside) continue;
    double upper = x_at(sorted[i], top), lower = x_at(sorted[i], bottom);
    if (was_inside) {
      br_cells_add_line(cells, lower, bottom, upper, top);
    } else {
      br_cells_add_line(cells, upper, top, lower, bottom);
    }
  }
}

br_status br_cells_add_inside(const br_cells *cells, const br_edges *edges, br_fill_rule rule) {
  slab_row *row = malloc(sizeof *row);
  if (!row) return BR_STATUS_NO_MEMORY;
  for (int32_t y = 0; y < cells->rows; y++) {
    double top = (double)cells->top + y;
    row->count = collect_pieces(row->pieces, MAX_EDGES, edges, top);
    if (row->count < 0) {
      br_cells one = *cells;
      one.top += y, one.rows = 1, one.cells += (size_t)y * ((size_t)cells->width + 2);
      for (size_t i = 0; i < edges->count; i++) {
        const br_edge *edge = &edges->items[i];
        br_cells_add_line(&one, edge->x0, edge->y0, edge->x1, edge->y1);
      }
      continue;
    }
    sort_pieces(row);
    collect_heights(row, top);
    for (int32_t i = 1; i < row->height_count; i++) {
      double from = row->heights[i - 1], to = row->heights[i];
      if (to > from) add_slab(cells, row, from, to, rule);
    }
  }
  free(row);
  return BR_STATUS_OK;
}

int br_edges_cross(const br_edges *edges, int32_t rows) {
  /* Edges that meet in a corner may seem to cross just beside it. */
  static const double margin = 1.0 / 1024;
  piece pieces[MAX_CROSSING];
  for (int32_t row = 0; row < rows; row++) {
    int32_t count = collect_pieces(pieces, MAX_CROSSING, edges, (double)row);
    if (count < 0) return 1;
    double y;
    for (int32_t i = 1; i < count; i++) {
      for (int32_t j = 0; j < i; j++) {
        if (cross(&pieces[i], &pieces[j], margin, &y)) return 1;
      }
    }
  }
  return 0;
}

int br_cells_overlap(const br_cells *cells) {
  /* A part of a cell that is more than rounding. */
  static const int32_t much = 1 << 8, all = 1 << 16;
  int positive = 0, negative = 0;
  for (int32_t y = 0; y < cells->rows; y++) {
    const int32_t *cell = cells->cells + (size_t)y * ((size_t)cells->width + 2);
    uint32_t sum = 0;
    for (int32_t x = 0; x < cells->width; x++) {
      sum += (uint32_t)cell[x];
      int32_t winding = (int32_t)sum;
      if (winding > all + much || winding < -all - much) return 1;
      positive |= winding > much;
      negative |= winding < -much;
    }
  }
  return positive && negative;
}
