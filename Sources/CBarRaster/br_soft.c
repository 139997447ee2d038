#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_shadow.h"

/* The shadow of a rounded rectangle is an integral over its rows: the Gaussian down times the
   shadow of a row across, which has a closed form. The straight rows have a closed form down as
   well; over the corner arcs Gauss-Legendre quadrature is used, in a parameter in which the arc is
   smooth, in panels no longer than sigma. */

enum { PANEL_NODES = 4, MAX_PANELS = 1 << 16 };

/* Abscissas and weights of four-point Gauss-Legendre quadrature on [0, 1]. */
static const double abscissas[PANEL_NODES] = {0.069431844202973714, 0.33000947820757187,
                                              0.66999052179242813, 0.93056815579702623};
static const double weights[PANEL_NODES] = {0.17392742256872692, 0.32607257743127308,
                                            0.32607257743127308, 0.17392742256872692};

static int near_band(double y, double sigma, const br_band *band) {
  double reach = BR_GAUSS_END * sigma + 1;
  return y + reach > band->top && y - reach < (double)band->top + band->rows;
}

br_status br_shadow_make_nodes(br_shadow *shadow, const br_band *band) {
  const br_shape *caster = &shadow->caster;
  double radius = caster->radius;
  if (radius <= 0) return BR_STATUS_OK;
  double wanted = 1.25 * radius / shadow->sigma;
  int32_t panels = wanted < (double)MAX_PANELS ? (int32_t)wanted + 1 : MAX_PANELS;
  shadow->nodes = malloc((size_t)panels * PANEL_NODES * sizeof *shadow->nodes);
  if (!shadow->nodes) return BR_STATUS_NO_MEMORY;
  double half_width = (caster->right - caster->left) / 2;
  for (int32_t i = 0; i < panels * PANEL_NODES; i++) {
    double u = (i / PANEL_NODES + abscissas[i % PANEL_NODES]) / panels, unit = 1 + u * u;
    double rise = radius * (1 - 2 * u / unit);
    double share = weights[i % PANEL_NODES] / panels;
    br_node node = {.upper = caster->top + rise,
                    .lower = caster->bottom - rise,
                    .weight = share * radius * 2 * (1 - u * u) / (unit * unit),
                    .half_width = half_width - radius + radius * (1 - u * u) / unit};
    if (near_band(node.upper, shadow->sigma, band) || near_band(node.lower, shadow->sigma, band)) {
      shadow->nodes[shadow->node_count++] = node;
    }
  }
  return BR_STATUS_OK;
}

/* ---- All rows of a band ---- */

/* Adds an edge to the steps: from 0 to `sign` across `edge`. */
static void add_edge(float *steps, int32_t width, double edge, double sigma, double sign) {
  int32_t first, end;
  br_edge_reach(edge, sigma, width, &first, &end);
  double before = 0;
  double ramp = br_gauss_ramp((first - edge) / sigma);
  for (int32_t x = first; x < end; x++) {
    double next = br_gauss_ramp((x + 1 - edge) / sigma);
    double share = (next - ramp) * sigma;
    steps[x] += (float)(sign * (share - before));
    before = share;
    ramp = next;
  }
  steps[end] += (float)(sign * (1 - before));
}

/* Adds a line's steps, between the columns `first` and `last`, to a row. */
static void add_steps(float *row, const float *steps, int32_t first, int32_t last, float share) {
  for (int32_t x = first; x <= last; x++) row[x] += share * steps[x];
}

typedef struct line {
  float *steps; /* width + 1 */
  int32_t left, left_end, right, right_end;
} line;

static void make_line(line *line, const br_shadow *shadow, double half_width, int32_t width) {
  double middle = (shadow->caster.left + shadow->caster.right) / 2;
  double left = middle - half_width, right = middle + half_width;
  br_edge_reach(left, shadow->sigma, width, &line->left, &line->left_end);
  br_edge_reach(right, shadow->sigma, width, &line->right, &line->right_end);
  for (int32_t x = line->left; x <= line->left_end; x++) line->steps[x] = 0;
  for (int32_t x = line->right; x <= line->right_end; x++) line->steps[x] = 0;
  add_edge(line->steps, width, left, shadow->sigma, 1);
  add_edge(line->steps, width, right, shadow->sigma, -1);
}

static void add_line(const br_soft *soft, const line *line, int32_t y, double share) {
  float *row = soft->steps + (size_t)(y - soft->top) * ((size_t)soft->width + 1);
  if (line->right <= line->left_end) {
    add_steps(row, line->steps, line->left, line->right_end, (float)share);
  } else {
    add_steps(row, line->steps, line->left, line->left_end, (float)share);
    add_steps(row, line->steps, line->right, line->right_end, (float)share);
  }
}

static void add_arc_line(const br_soft *soft, const br_shadow *shadow, const br_band *band,
                         const line *line, double centre, double weight) {
  double sigma = shadow->sigma, reach = BR_GAUSS_END * sigma, end = (double)band->top + band->rows;
  int32_t first = (int32_t)br_clamp((double)br_floor(centre - reach), band->top, end);
  int32_t last = (int32_t)br_clamp((double)br_floor(centre + reach) + 1, band->top, end);
  double before = br_gauss_share((first - centre) / sigma);
  for (int32_t y = first; y < last; y++) {
    double next = br_gauss_share((y + 1 - centre) / sigma);
    add_line(soft, line, y, weight * (next - before));
    before = next;
  }
}

double br_shadow_straight_share(const br_shadow *shadow, double from, double height) {
  const br_shape *caster = &shadow->caster;
  return br_edge_share(caster->top + caster->radius, shadow->sigma, from, height) -
         br_edge_share(caster->bottom - caster->radius, shadow->sigma, from, height);
}

/* No step lies outside [left, right), none between the columns where all left edges are over and
   those where the first right edge begins. */
static void set_columns(br_soft *soft, const br_shape *caster, double sigma) {
  int32_t ignored;
  br_edge_reach(caster->left, sigma, soft->width, &soft->left, &ignored);
  br_edge_reach(caster->left + caster->radius, sigma, soft->width, &ignored, &soft->core_left);
  br_edge_reach(caster->right - caster->radius, sigma, soft->width, &soft->core_right, &ignored);
  br_edge_reach(caster->right, sigma, soft->width, &ignored, &soft->right);
  if (soft->core_left < soft->width) soft->core_left++; /* the last step is the one onto the core */
  if (soft->core_left > soft->core_right) soft->core_left = soft->core_right = soft->right;
}

br_status br_soft_open(br_soft *soft, const br_shadow *shadow, const br_band *band) {
  size_t stride = (size_t)band->width + 1;
  *soft = (br_soft){.width = band->width, .top = band->top};
  soft->steps = calloc(stride * (size_t)band->rows, sizeof *soft->steps);
  line line = {.steps = malloc(stride * sizeof *line.steps)};
  if (!soft->steps || !line.steps) {
    free(line.steps);
    br_soft_close(soft);
    return BR_STATUS_NO_MEMORY;
  }
  const br_shape *caster = &shadow->caster;
  set_columns(soft, caster, shadow->sigma);
  make_line(&line, shadow, (caster->right - caster->left) / 2, band->width);
  for (int32_t y = band->top; y < band->top + band->rows; y++) {
    add_line(soft, &line, y, br_shadow_straight_share(shadow, y, 1));
  }
  for (int32_t i = 0; i < shadow->node_count; i++) {
    const br_node *node = &shadow->nodes[i];
    make_line(&line, shadow, node->half_width, band->width);
    add_arc_line(soft, shadow, band, &line, node->upper, node->weight);
    add_arc_line(soft, shadow, band, &line, node->lower, node->weight);
  }
  free(line.steps);
  return BR_STATUS_OK;
}

void br_soft_close(br_soft *soft) {
  free(soft->steps);
  *soft = (br_soft){0};
}

static void sum_steps(const float *steps, double *share, int32_t from, int32_t end,
                      uint16_t *values) {
  double sum = *share;
  for (int32_t x = from; x < end; x++) {
    sum += (double)steps[x];
    values[x] = br_level(sum);
  }
  *share = sum;
}

void br_soft_row(const br_soft *soft, int32_t y, br_row *row) {
  const float *steps = soft->steps + (size_t)(y - soft->top) * ((size_t)soft->width + 1);
  double share = 0;
  row->left = soft->left, row->right = soft->right;
  row->core_left = soft->core_left, row->core_right = soft->core_right;
  sum_steps(steps, &share, row->left, row->core_left, row->values);
  row->core = br_level(share);
  sum_steps(steps, &share, row->core_right, row->right, row->values);
}
