/* The Gaussian blur of a grid of cells, shared by br_mask.c, br_wide_mask.c and br_backdrop.c. */
#ifndef BR_BLUR_H
#define BR_BLUR_H

#include "br_internal.h"

/* Cells of even values: pixels, or parts of them where a blur is narrow. */
typedef struct br_grid {
  const uint16_t *values; /* rows of columns of channels, no padding */
  int32_t columns, rows, channels;
  int32_t left, top; /* in pixels of the picture */
  int32_t cells_a_pixel;
} br_grid;

/* What each cell along an axis weighs in a pixel: they sum to 65536 exactly. */
typedef struct br_kernel {
  uint32_t *weights;
  int32_t first; /* cell of the first weight for pixel 0 */
  int32_t count;
} br_kernel;

typedef struct br_blur {
  br_grid grid;
  br_kernel kernel;
  int32_t left, width; /* the columns that are made */
  uint16_t *across;    /* the grid's rows, blurred across: width * channels values each */
  uint32_t *sums;
  uint16_t *line; /* a row of cells with its edges repeated */
} br_blur;

/* Blurs across. The grid reaches BR_GAUSS_END * sigma beyond the columns [left, left + width): what
   lies outside the grid counts as its edge. `sigma` is above 0. */
br_status br_blur_open(br_blur *blur, const br_grid *grid, double sigma, int32_t left,
                       int32_t width);
void br_blur_close(br_blur *blur);
/* The pixels of row `y` of the picture, each the average over its area: width * channels values. */
void br_blur_row(const br_blur *blur, int32_t y, uint16_t *out);

#endif
