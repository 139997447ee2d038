#pragma STDC FP_CONTRACT OFF
#include "br_shadow.h"

void br_edge_reach(double edge, double sigma, int32_t limit, int32_t *first, int32_t *end) {
  double reach = BR_GAUSS_END * sigma;
  *first = (int32_t)br_clamp((double)br_floor(edge - reach), 0, limit);
  *end = (int32_t)br_clamp((double)br_floor(edge + reach) + 1, 0, limit);
}

double br_edge_share(double edge, double sigma, double from, double width) {
  double start = br_gauss_ramp((from - edge) / sigma);
  return (br_gauss_ramp((from + width - edge) / sigma) - start) * sigma / width;
}
