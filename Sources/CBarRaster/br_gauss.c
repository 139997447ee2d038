#pragma STDC FP_CONTRACT OFF
#include "br_gauss_table.h"
#include "br_internal.h"

/* Taylor series around the nearest node of the table, which is at most 1/32 away: the derivatives
   of the normal density are the density times Hermite polynomials. What is left out is below 1e-11.
   libm's erf and exp would differ from one processor to the next. */

enum { STEPS = 16 };

typedef struct node {
  double z, d, tail, density;
} node;

static node nearest(double a) {
  int32_t index = (int32_t)(a * (double)STEPS + 0.5);
  double z = index / (double)STEPS;
  return (node){z, a - z, tail_at[index], density_at[index]};
}

double br_gauss_share(double z) {
  double a = z < 0 ? -z : z;
  if (a >= BR_GAUSS_END) return z < 0 ? 0 : 1;
  node n = nearest(a);
  double d = n.d, square = n.z * n.z;
  double series = 1 - d * (n.z / 2 - d * ((square - 1) / 6 -
                      d * (n.z * (square - 3) / 24 -
                           d * (square * (square - 6) + 3) / 120)));
  double tail = n.tail - n.density * d * series;
  return z < 0 ? tail : 1 - tail;
}

double br_gauss_ramp(double z) {
  double a = z < 0 ? -z : z;
  if (a >= BR_GAUSS_END) return z < 0 ? 0 : z;
  node n = nearest(a);
  double d = n.d, square = n.z * n.z;
  double series = 0.5 - d * (n.z / 6 - d * ((square - 1) / 24 - d * n.z * (square - 3) / 120));
  double below = n.density - n.z * n.tail - n.tail * d + n.density * d * d * series;
  return z < 0 ? below : z + below;
}
