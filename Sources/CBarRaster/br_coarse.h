/* Blurs on a grid that is coarser than the pixels, for br_backdrop.c. */
#ifndef BR_COARSE_H
#define BR_COARSE_H

#include "br_blur.h"
#include "br_spline.h"

/* `at` among `size` pixels that go on as mirror images of themselves, edge pixels twice. */
static inline int32_t br_mirrored(int64_t at, int32_t size) {
  int64_t period = 2 * (int64_t)size, place = at % period;
  if (place < 0) place += period;
  return (int32_t)(place < size ? place : period - 1 - place);
}

static inline int32_t br_cells_for(int32_t pixels, int32_t side) { return (pixels - 1) / side + 1; }

/* How many pixels wide and high a cell may be for this blur; 1 if cells would not pay. */
int32_t br_pixels_a_cell(double sigma);

/* Makes cells of `side` pixels, an even number, blurred so that br_spline_down and br_spline_across
   make the blurred pixels of them. The cells are those of the pixels and BR_SPLINE_REACH around
   them. */
br_status br_blur_cells(const br_band *pixels, double sigma, int32_t side, br_blur *blur);

#endif
