/* What br_shadow.c (rectangles, rows) has from br_soft.c (round corners) and br_hole.c, and these
   from br_edge.c. */
#ifndef BR_SHADOW_H
#define BR_SHADOW_H

#include "br_internal.h"

/* A horizontal line through both corner arcs of a caster: a sample of the integral over y. */
typedef struct br_node {
  double upper, lower; /* y of the line near the top, and of its mirror image near the bottom */
  double weight;       /* height that the line stands for */
  double half_width;   /* of the caster on that line */
} br_node;

typedef struct br_shadow {
  br_shape caster;
  double sigma;
  const br_shape *hole; /* NULL: none */
  br_node *nodes;       /* none for a rectangle */
  int32_t node_count;
} br_shadow;

/* ---- An edge: a Gaussian's share, averaged over pixels ---- */

/* The share of a Gaussian around `edge` that lies before x, averaged over [from, from + width). */
double br_edge_share(double edge, double sigma, double from, double width);

/* The pixels of [0, limit) over which an edge's share rises from 0 to 1. */
void br_edge_reach(double edge, double sigma, int32_t limit, int32_t *first, int32_t *end);

static inline uint16_t br_level(double share) {
  return (uint16_t)(br_clamp(share, 0, 1) * 65535 + 0.5);
}

/* ---- Round corners ---- */

/* The average over [from, from + height) of the Gaussian's share between a caster's corners. */
double br_shadow_straight_share(const br_shadow *shadow, double from, double height);

/* Fills in `nodes`, to be freed by the caller: those that reach the band, for a round caster. */
br_status br_shadow_make_nodes(br_shadow *shadow, const br_band *band);

/* A round caster's shadow in all rows of a band, as the steps from each column to the next. */
typedef struct br_soft {
  float *steps;
  int32_t width, top;
  int32_t left, core_left, core_right, right;
} br_soft;

br_status br_soft_open(br_soft *soft, const br_shadow *shadow, const br_band *band);
/* Accepts one of zeros. */
void br_soft_close(br_soft *soft);
/* `row->values` has room for the band's width. */
void br_soft_row(const br_soft *soft, int32_t y, br_row *row);

/* ---- The hole ---- */

/* The integral over the part of pixel (x, y) that lies outside the hole, 0 to 1. */
double br_shadow_outside(const br_shadow *shadow, int32_t x, int32_t y);

#endif
