/* The bidirectional algorithm (UAX 9), shared by br_bidi.c, br_bidi_explicit.c and
   br_bidi_resolve.c only. Every step takes time that grows with the length of the text, whatever
   stands in it. */
#ifndef BR_BIDI_INTERNAL_H
#define BR_BIDI_INTERNAL_H

#include "CBarRaster.h"

/* Bidi_Class. Those from LRE to BN are taken out by rule X9. */
typedef enum br_bidi_class {
  BIDI_L, BIDI_R, BIDI_AL, BIDI_EN, BIDI_AN, BIDI_ES, BIDI_ET, BIDI_CS, BIDI_NSM,
  BIDI_B, BIDI_S, BIDI_WS, BIDI_ON,
  BIDI_LRI, BIDI_RLI, BIDI_FSI, BIDI_PDI,
  BIDI_LRE, BIDI_RLE, BIDI_LRO, BIDI_RLO, BIDI_PDF, BIDI_BN
} br_bidi_class;

/* One paragraph. The arrays have `length` entries; the caller owns them. */
typedef struct br_bidi_text {
  int32_t length;
  int8_t base;
  const uint8_t *original; /* classes of the characters */
  uint8_t *classes;        /* the same, as the rules change them */
  const uint32_t *brackets; /* 0: none; otherwise the pair's identity, and br_bracket_open */
  int8_t *levels;
  int32_t *partner; /* of an isolate initiator its PDI, of a PDI its initiator; -1: none */
} br_bidi_text;

static const uint32_t br_bracket_open = 0x80000000u;

static inline int br_is_isolate_start(uint8_t class) {
  return class >= BIDI_LRI && class <= BIDI_FSI;
}

static inline int br_is_removed(uint8_t class) { return class >= BIDI_LRE; }

/* White space, separators, isolate controls and other neutrals: NI of rules N1 and N2. */
static inline int br_is_neutral(uint8_t class) { return class >= BIDI_B && class <= BIDI_PDI; }

/* BD9: finds the partners of isolate controls. `stack` has room for `length` entries. */
void br_bidi_match_isolates(br_bidi_text *text, int32_t *stack);

/* P2 and P3: 1 or 0 by the first strong character of [from, to) outside isolates, else -1. */
int br_bidi_first_strong(const br_bidi_text *text, int32_t from, int32_t to);

/* X1 to X8: levels by embeddings, overrides and isolates. */
void br_bidi_set_explicit_levels(br_bidi_text *text);

/* X10, W1 to W7, N0 to N2, I1 and I2. `scratch` has room for 4 * `length` entries. */
void br_bidi_resolve(br_bidi_text *text, int32_t *scratch);

#endif
