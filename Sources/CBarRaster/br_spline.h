/* Pixels to a coarse grid of cells and back. */
#ifndef BR_SPLINE_H
#define BR_SPLINE_H

#include <string.h>

#include "br_internal.h"

/* The four channels of a pixel at once, or of a cell. */
typedef float br_pixel __attribute__((vector_size(16)));

static inline br_pixel br_load_pixel(const float *at) {
  br_pixel pixel;
  memcpy(&pixel, at, sizeof pixel);
  return pixel;
}

/* How far, in cells, a pixel reaches to both sides of the cell that it is in. */
enum { BR_SPLINE_REACH = 2 };

/* The cubic B-spline's weights of four cells, for each place that a pixel can have in its cell. Cells
   made of pixels, and pixels made of cells, are blurred with a variance of a third of a cell's square
   each; the caller takes that off its sigma. Plain averages would let edges shine through to where
   cells begin. */
typedef struct br_spline {
  float (*weights)[4]; /* one a place */
  int32_t side;        /* pixels a cell */
} br_spline;

br_status br_spline_open(br_spline *spline, int32_t side);
void br_spline_close(br_spline *spline);

/* Adds a row of pixels to the cells around them; `columns` tells each place of `cells` cells its column
   in the row. Cell 0 of the `cells` + 2 * BR_SPLINE_REACH sums lies BR_SPLINE_REACH cells to the left.
   A cell gets `side` times the average. */
void br_spline_gather(const br_spline *spline, const uint16_t *row, const int32_t *columns,
                      int32_t cells, float *sums);

/* Adds a row of `count` values at `place` of a row of cells to the four rows of `sums` around it. */
void br_spline_gather_row(const br_spline *spline, const float *row, size_t count, int32_t place,
                          float *sums);

/* The row at `y` of the pixels as cells: `columns` of 4 channels. Row 0 of `cells` is
   BR_SPLINE_REACH cells above the pixels. */
void br_spline_down(const br_spline *spline, const float *cells, int32_t columns, int32_t y,
                    float *out);

/* A pixel of a row that br_spline_down made, by its cell and place in it; the row's cell 0 is BR_SPLINE_REACH cells to the left
   of the pixels. */
static inline br_pixel br_spline_across(const br_spline *spline, const float *row, int32_t cell,
                                        int32_t place) {
  const float *weights = spline->weights[place];
  const float *at = row + (size_t)(cell + (2 * place >= spline->side)) * 4;
  return weights[0] * br_load_pixel(at) + weights[1] * br_load_pixel(at + 4) +
         weights[2] * br_load_pixel(at + 8) + weights[3] * br_load_pixel(at + 12);
}

#endif
