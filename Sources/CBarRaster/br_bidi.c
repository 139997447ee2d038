#pragma STDC FP_CONTRACT OFF
#include "br_bidi_internal.h"

#include <fribidi.h>
#include <stdlib.h>

/* FriBidi has the characters' properties. Its algorithm is not taken: the time that it needs grows
   with the square of the isolates in a text. */

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

static uint8_t class_of(FriBidiCharType type) {
  switch (type) {
  case FRIBIDI_TYPE_LTR: return BIDI_L;
  case FRIBIDI_TYPE_RTL: return BIDI_R;
  case FRIBIDI_TYPE_AL: return BIDI_AL;
  case FRIBIDI_TYPE_EN: return BIDI_EN;
  case FRIBIDI_TYPE_AN: return BIDI_AN;
  case FRIBIDI_TYPE_ES: return BIDI_ES;
  case FRIBIDI_TYPE_ET: return BIDI_ET;
  case FRIBIDI_TYPE_CS: return BIDI_CS;
  case FRIBIDI_TYPE_NSM: return BIDI_NSM;
  case FRIBIDI_TYPE_BS: return BIDI_B;
  case FRIBIDI_TYPE_SS: return BIDI_S;
  case FRIBIDI_TYPE_WS: return BIDI_WS;
  case FRIBIDI_TYPE_LRI: return BIDI_LRI;
  case FRIBIDI_TYPE_RLI: return BIDI_RLI;
  case FRIBIDI_TYPE_FSI: return BIDI_FSI;
  case FRIBIDI_TYPE_PDI: return BIDI_PDI;
  case FRIBIDI_TYPE_LRE: return BIDI_LRE;
  case FRIBIDI_TYPE_RLE: return BIDI_RLE;
  case FRIBIDI_TYPE_LRO: return BIDI_LRO;
  case FRIBIDI_TYPE_RLO: return BIDI_RLO;
  case FRIBIDI_TYPE_PDF: return BIDI_PDF;
  case FRIBIDI_TYPE_BN: return BIDI_BN;
  default: return BIDI_ON;
  }
}

/* What the rules work on; all in one allocation. */
typedef struct tables {
  int32_t *partner, *scratch;
  uint32_t *brackets;
  uint8_t *original, *classes;
} tables;

static int make_tables(tables *tables, size_t length) {
  enum { words = 1 + 4 + 1, bytes = 2 };
  int32_t *memory = malloc(length * (words * sizeof *memory + bytes));
  if (!memory) return 0;
  tables->partner = memory;
  tables->scratch = memory + length;
  tables->brackets = (uint32_t *)(memory + 5 * length);
  tables->original = (uint8_t *)(memory + 6 * length);
  tables->classes = tables->original + length;
  return 1;
}

static void read_properties(const uint32_t *text, int32_t length, const tables *tables) {
  for (int32_t i = 0; i < length; i++) {
    FriBidiCharType type = fribidi_get_bidi_type(text[i]);
    tables->original[i] = tables->classes[i] = class_of(type);
    tables->brackets[i] = 0;
    if (type != FRIBIDI_TYPE_ON) continue;
    FriBidiBracketType bracket = fribidi_get_bracket(text[i]);
    if (bracket == FRIBIDI_NO_BRACKET) continue;
    tables->brackets[i] = FRIBIDI_BRACKET_ID(bracket) |
                          (FRIBIDI_IS_BRACKET_OPEN(bracket) ? br_bracket_open : 0);
  }
}

/* What X9 takes out stands at the level of what is before it. */
static void set_removed_levels(br_bidi_text *text) {
  int8_t before = text->base;
  for (int32_t i = 0; i < text->length; i++) {
    if (br_is_removed(text->original[i])) text->levels[i] = before;
    before = text->levels[i];
  }
}

/* L1, but for a line's end: a separator, and white space and controls before it, stand at the base
   level; so do those at the end of the text. */
static void reset_separators(br_bidi_text *text) {
  int resets = 1;
  for (int32_t i = text->length - 1; i >= 0; i--) {
    uint8_t class = text->original[i];
    if (class == BIDI_B || class == BIDI_S) {
      resets = 1;
    } else if (class != BIDI_WS && !(class >= BIDI_LRI)) {
      resets = 0;
    }
    if (resets) text->levels[i] = text->base;
  }
}

br_status br_bidi_levels(const uint32_t *text, uint32_t length, int32_t base, int8_t *levels,
                         int32_t *resolved) {
  if ((length > 0 && (!text || !levels)) || !resolved || length > INT32_MAX / 64) {
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

  tables tables;
  if (!make_tables(&tables, length)) return BR_STATUS_NO_MEMORY;
  read_properties(text, (int32_t)length, &tables);
  br_bidi_text paragraph = {.length = (int32_t)length,
                            .original = tables.original,
                            .classes = tables.classes,
                            .brackets = tables.brackets,
                            .levels = levels,
                            .partner = tables.partner};
  br_bidi_match_isolates(&paragraph, tables.scratch);
  if (base == base_automatic) {
    int strong = br_bidi_first_strong(&paragraph, 0, paragraph.length);
    base = strong == 1 ? base_right_to_left : base_left_to_right;
  }
  paragraph.base = (int8_t)base;
  br_bidi_set_explicit_levels(&paragraph);
  br_bidi_resolve(&paragraph, tables.scratch);
  set_removed_levels(&paragraph);
  reset_separators(&paragraph);
  *resolved = base;
  free(tables.partner);
  return BR_STATUS_OK;
}
