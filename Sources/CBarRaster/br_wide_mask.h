/* Shadows of masks whose cells have many pixels, for br_mask.c. */
#ifndef BR_WIDE_MASK_H
#define BR_WIDE_MASK_H

#include "br_internal.h"

/* As br_draw_mask_shadow. A cell has an even number of pixels, at most an eighth of sigma. */
br_status br_draw_wide_mask(const br_band *band, const br_mask *mask, double sigma,
                            br_color color);

#endif
