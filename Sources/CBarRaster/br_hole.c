#pragma STDC FP_CONTRACT OFF
#include "br_shadow.h"

/* A pixel on the edge of the hole is cut into parts in which the hole's coverage is known and the
   shadow counts as even. */

enum { MAX_PARTS = 12 };

typedef struct parts {
  int32_t columns, rows;
  double x[MAX_PARTS + 1], y[MAX_PARTS + 1]; /* where they begin; the last is the pixel's end */
  double across[MAX_PARTS], down[MAX_PARTS];
  double sum[MAX_PARTS][MAX_PARTS]; /* by row; the integral over each part */
} parts;

/* Adds the shadow of one line across, whose integrals down are in `down`. */
static void add_product(parts *parts, const br_shadow *shadow, double half_width) {
  double middle = (shadow->caster.left + shadow->caster.right) / 2, sigma = shadow->sigma;
  double left = middle - half_width, right = middle + half_width, before = 0;
  for (int32_t i = 0; i <= parts->columns; i++) {
    double ramp = br_gauss_ramp((parts->x[i] - left) / sigma);
    ramp -= br_gauss_ramp((parts->x[i] - right) / sigma);
    if (i) parts->across[i - 1] = (ramp - before) * sigma;
    before = ramp;
  }
  for (int32_t j = 0; j < parts->rows; j++) {
    for (int32_t i = 0; i < parts->columns; i++) {
      parts->sum[j][i] += parts->across[i] * parts->down[j];
    }
  }
}

static void add_node(parts *parts, const br_shadow *shadow, const br_node *node) {
  double sigma = shadow->sigma, reach = BR_GAUSS_END * sigma + 1, before = 0;
  double above = parts->y[0] - node->upper, below = parts->y[0] - node->lower;
  if ((above > reach || above < -reach) && (below > reach || below < -reach)) return;
  for (int32_t j = 0; j <= parts->rows; j++) {
    double share = br_gauss_share((parts->y[j] - node->upper) / sigma);
    share += br_gauss_share((parts->y[j] - node->lower) / sigma);
    if (j) parts->down[j - 1] = node->weight * (share - before);
    before = share;
  }
  add_product(parts, shadow, node->half_width);
}

static void add_shadow(parts *parts, const br_shadow *shadow) {
  for (int32_t j = 0; j < parts->rows; j++) {
    double height = parts->y[j + 1] - parts->y[j];
    parts->down[j] = height * br_shadow_straight_share(shadow, parts->y[j], height);
  }
  add_product(parts, shadow, (shadow->caster.right - shadow->caster.left) / 2);
  for (int32_t i = 0; i < shadow->node_count; i++) add_node(parts, shadow, &shadow->nodes[i]);
}

/* ---- Straight edges: the parts end at the edges ---- */

static int32_t cut_at(double *at, double pixel, double first, double second) {
  int32_t count = 0;
  at[0] = pixel;
  if (first > pixel && first < pixel + 1) at[++count] = first;
  if (second > at[count] && second < pixel + 1) at[++count] = second;
  at[++count] = pixel + 1;
  return count;
}

static double outside_straight(parts *parts, const br_shadow *shadow, int32_t x, int32_t y) {
  const br_shape *hole = shadow->hole;
  parts->columns = cut_at(parts->x, x, hole->left, hole->right);
  parts->rows = cut_at(parts->y, y, hole->top, hole->bottom);
  add_shadow(parts, shadow);
  double sum = 0;
  for (int32_t j = 0; j < parts->rows; j++) {
    int inside = parts->y[j] >= hole->top && parts->y[j] < hole->bottom;
    for (int32_t i = 0; i < parts->columns; i++) {
      if (!inside || parts->x[i] < hole->left || parts->x[i] >= hole->right) {
        sum += parts->sum[j][i];
      }
    }
  }
  return sum;
}

/* ---- Corners: equal parts, and the area that the arc leaves of each ---- */

/* Parts a side. The shadow's slope is 0.4 / sigma at most, so that taking it as even costs half a
   level of 255 at most. */
static int32_t parts_for(double sigma) {
  double parts = __builtin_sqrt(64 / sigma) + 1;
  return parts < (double)MAX_PARTS ? (int32_t)parts : MAX_PARTS;
}

static double outside_corner(parts *parts, const br_shadow *shadow, int32_t x, int32_t y) {
  int32_t count = parts->columns = parts->rows = parts_for(shadow->sigma);
  for (int32_t i = 0; i <= count; i++) {
    parts->x[i] = x + (double)i / count;
    parts->y[i] = y + (double)i / count;
  }
  add_shadow(parts, shadow);

  int32_t areas[MAX_PARTS * (MAX_PARTS + 2)] = {0};
  br_cells cells = {areas, x * count, y * count, count, count};
  br_cells_add_shape(&cells, shadow->hole, count);
  double sum = 0;
  for (int32_t j = 0; j < count; j++) {
    int32_t covered = 0;
    for (int32_t i = 0; i < count; i++) {
      covered += areas[j * (count + 2) + i];
      sum += parts->sum[j][i] * (1 - covered / 65536.0);
    }
  }
  return sum;
}

double br_shadow_outside(const br_shadow *shadow, int32_t x, int32_t y) {
  parts parts = {0};
  const br_shape *hole = shadow->hole;
  int beside = x < hole->left + hole->radius || x + 1 > hole->right - hole->radius;
  int above = y < hole->top + hole->radius || y + 1 > hole->bottom - hole->radius;
  if (hole->radius > 0 && beside && above) return outside_corner(&parts, shadow, x, y);
  return outside_straight(&parts, shadow, x, y);
}
