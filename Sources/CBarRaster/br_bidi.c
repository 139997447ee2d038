#pragma STDC FP_CONTRACT OFF
#include "CBarRaster.h"

#include <fribidi.h>
#include <stdlib.h>

enum { base_left_to_right = 0, base_right_to_left = 1, base_automatic = 2 };

/* The first character of the Hebrew block: nothing before it is written from right to left or
   controls direction, so that most labels need no tables at all. */
static const uint32_t first_right_to_left = 0x0590;

static int is_all_left_to_right(const uint32_t *text, uint32_t length) {
  for (uint32_t i = 0; i < length; i++) {
    if (text[i] >= first_right_to_left) return 0;
  }
  return 1;
}

/* `types` and `brackets` have room for `length` values each. */
static int levels_by_fribidi(const uint32_t *text, uint32_t length, FriBidiParType *base,
                             FriBidiCharType *types, FriBidiBracketType *brackets,
                             int8_t *levels) {
  FriBidiStrIndex count = (FriBidiStrIndex)length;
  fribidi_get_bidi_types(text, count, types);
  fribidi_get_bracket_types(text, count, types, brackets);
  return fribidi_get_par_embedding_levels_ex(types, brackets, count, base, levels) != 0;
}

br_status br_bidi_levels(const uint32_t *text, uint32_t length, int32_t base, int8_t *levels,
                         int32_t *resolved) {
  if ((length > 0 && (!text || !levels)) || !resolved || length > INT32_MAX / 8) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  if (base < base_left_to_right || base > base_automatic) return BR_STATUS_BAD_ARGUMENT;
  if (base != base_right_to_left && is_all_left_to_right(text, length)) {
    for (uint32_t i = 0; i < length; i++) levels[i] = 0;
    *resolved = base_left_to_right;
    return BR_STATUS_OK;
  }
  if (length == 0) {
    *resolved = base_right_to_left;
    return BR_STATUS_OK;
  }

  FriBidiParType direction = base == base_automatic       ? FRIBIDI_PAR_ON
                             : base == base_right_to_left ? FRIBIDI_PAR_RTL
                                                          : FRIBIDI_PAR_LTR;
  FriBidiCharType *types = calloc(length, sizeof *types);
  FriBidiBracketType *brackets = calloc(length, sizeof *brackets);
  br_status status = BR_STATUS_NO_MEMORY;
  if (types && brackets &&
      levels_by_fribidi(text, length, &direction, types, brackets, levels)) {
    *resolved = FRIBIDI_IS_RTL(direction) ? base_right_to_left : base_left_to_right;
    status = BR_STATUS_OK;
  }
  free(types);
  free(brackets);
  return status;
}
