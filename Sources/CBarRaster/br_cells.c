#pragma STDC FP_CONTRACT OFF
#include "br_internal.h"

/* Heights are 16.16 fixed point, so that the heights of a closed outline cancel exactly; widths
   stay doubles until a cell's area is known. Nothing is carried from one row to the next: what a row
   gets does not depend on which rows stand around it. */

enum { ONE = 1 << 16 };

static int64_t fixed_height(double y) { return br_floor(y * (double)ONE + 0.5); }

int32_t br_cells_height(int32_t y, double top, double bottom) {
  int64_t row = (int64_t)y * ONE, from = fixed_height(top), to = fixed_height(bottom);
  if (from < row) from = row;
  if (to > row + ONE) to = row + ONE;
  return from < to ? (int32_t)(to - from) : 0;
}

static int32_t rounded(double value) { return (int32_t)(value + 0.5); }

/* Wraps instead of overflowing; right up to 32767 windings. */
static void add(int32_t *cell, int32_t sign, int32_t amount) {
  *cell = (int32_t)((uint32_t)*cell + (uint32_t)(sign * amount));
}

/* An edge piece of `height` inside one cell, on average `inset` cells from its left. */
static void add_piece(int32_t *cell, int32_t sign, int32_t height, double inset) {
  int32_t beyond = rounded(height * inset);
  add(cell, sign, height - beyond);
  add(cell + 1, sign, beyond);
}

/* An edge piece inside one row: `height` of it, between the columns `low` <= `high`. */
static void add_in_row(int32_t *row, int32_t width, double low, double high, int32_t sign,
                       int32_t height) {
  if (low >= width) return;
  if (high <= 0) {
    add(row, sign, height);
    return;
  }
  int32_t column = low > 0 ? (int32_t)low : 0;
  if (low >= 0 && high <= column + 1) {
    add_piece(row + column, sign, height, (low + high) / 2 - column);
    return;
  }
  double per_column = height / (high - low);
  int32_t done = 0;
  if (low < 0) {
    done = rounded(-low * per_column);
    add(row, sign, done);
    low = 0;
  }
  double start = low;
  int32_t before = done;
  for (; column < width && column < high; column++) {
    double end = high < column + 1 ? high : column + 1;
    int32_t reached = end == high ? height : before + rounded((end - start) * per_column);
    if (reached > height) reached = height;
    add_piece(row + column, sign, reached - done, (low + end) / 2 - column);
    done = reached;
    low = end;
  }
}

void br_cells_add_line(const br_cells *cells, double x0, double y0, double x1, double y1) {
  int32_t sign = 1;
  int64_t from = fixed_height(y0), to = fixed_height(y1);
  if (from > to) {
    int64_t height = from;
    double x = x0;
    from = to, to = height, x0 = x1, x1 = x;
    sign = -1;
  }
  int64_t top = (int64_t)cells->top * ONE, bottom = top + (int64_t)cells->rows * ONE;
  if (from == to || to <= top || from >= bottom) return;

  double slope = (x1 - x0) / (double)(to - from);
  int64_t y = from > top ? from : top, end = to < bottom ? to : bottom;
  while (y < end) {
    int64_t row = (y - top) >> 16;
    int64_t next = top + (row + 1) * ONE;
    if (next > end) next = end;
    double a = x0 + slope * (double)(y - from) - cells->left;
    double b = (next == to ? x1 : x0 + slope * (double)(next - from)) - cells->left;
    add_in_row(cells->cells + row * (cells->width + 2), cells->width, a < b ? a : b, a < b ? b : a,
               sign, (int32_t)(next - y));
    y = next;
  }
}
