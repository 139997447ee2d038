#pragma STDC FP_CONTRACT OFF
#include "br_bidi_internal.h"

/* BD16: the stack of opening brackets. */
enum { max_open_brackets = 63 };

/* An isolating run sequence: the positions of its characters in order. */
typedef struct sequence {
  br_bidi_text *text;
  const int32_t *places;
  int32_t count;
  int8_t level;
  uint8_t start, end; /* sos and eos: BIDI_L or BIDI_R */
} sequence;

static uint8_t *class_at(const sequence *run, int32_t i) {
  return &run->text->classes[run->places[i]];
}

static uint8_t direction_of(int32_t level) { return level & 1 ? BIDI_R : BIDI_L; }

/* ---- W1 to W7 ---- */

static void resolve_marks(const sequence *run) {
  uint8_t before = run->start;
  for (int32_t i = 0; i < run->count; i++) {
    uint8_t *class = class_at(run, i);
    if (*class == BIDI_NSM) *class = before;
    before = br_is_isolate_start(*class) || *class == BIDI_PDI ? BIDI_ON : *class;
  }
}

/* W2 and W3. */
static void resolve_arabic(const sequence *run) {
  uint8_t strong = run->start;
  for (int32_t i = 0; i < run->count; i++) {
    uint8_t *class = class_at(run, i);
    if (*class == BIDI_L || *class == BIDI_R || *class == BIDI_AL) strong = *class;
    if (*class == BIDI_EN && strong == BIDI_AL) *class = BIDI_AN;
    if (*class == BIDI_AL) *class = BIDI_R;
  }
}

/* W4: one separator between two numbers of a kind. */
static void resolve_separators(const sequence *run) {
  for (int32_t i = 1; i + 1 < run->count; i++) {
    uint8_t *class = class_at(run, i);
    uint8_t before = *class_at(run, i - 1), after = *class_at(run, i + 1);
    if (before != after) continue;
    if (*class == BIDI_ES && before == BIDI_EN) *class = BIDI_EN;
    if (*class == BIDI_CS && (before == BIDI_EN || before == BIDI_AN)) *class = before;
  }
}

/* W5 and W6: terminators beside a European number belong to it; what is left is neutral. */
static void resolve_terminators(const sequence *run) {
  for (int32_t i = 0; i < run->count; i++) {
    uint8_t *class = class_at(run, i);
    if (*class == BIDI_ES || *class == BIDI_CS) *class = BIDI_ON;
    if (*class != BIDI_ET) continue;
    int32_t end = i;
    while (end < run->count && *class_at(run, end) == BIDI_ET) end++;
    int touches = (i > 0 && *class_at(run, i - 1) == BIDI_EN) ||
                  (end < run->count && *class_at(run, end) == BIDI_EN);
    for (; i < end; i++) *class_at(run, i) = touches ? BIDI_EN : BIDI_ON;
    i--;
  }
}

/* W7. */
static void resolve_european(const sequence *run) {
  uint8_t strong = run->start;
  for (int32_t i = 0; i < run->count; i++) {
    uint8_t *class = class_at(run, i);
    if (*class == BIDI_L || *class == BIDI_R) strong = *class;
    if (*class == BIDI_EN && strong == BIDI_L) *class = BIDI_L;
  }
}

/* ---- N0 ---- */

/* As numbers count in N0 to N2; BIDI_ON for what is not strong. */
static uint8_t strong_class(uint8_t class) {
  if (class == BIDI_EN || class == BIDI_AN) return BIDI_R;
  return class == BIDI_L || class == BIDI_R ? class : BIDI_ON;
}

/* BD16. `closing` tells for each place of the run its closing bracket, 0: none. */
static void pair_brackets(const sequence *run, int32_t *closing) {
  struct {
    uint32_t identity;
    int32_t place;
  } open[max_open_brackets];
  int32_t depth = 0;
  for (int32_t i = 0; i < run->count; i++) closing[i] = 0;
  for (int32_t i = 0; i < run->count; i++) {
    uint32_t bracket = run->text->brackets[run->places[i]];
    if (!bracket || *class_at(run, i) != BIDI_ON) continue;
    if (bracket & br_bracket_open) {
      if (depth == max_open_brackets) {
        for (int32_t j = 0; j < run->count; j++) closing[j] = 0;
        return;
      }
      open[depth].identity = bracket & ~br_bracket_open;
      open[depth++].place = i;
      continue;
    }
    int32_t match = depth - 1;
    while (match >= 0 && open[match].identity != bracket) match--;
    if (match < 0) continue;
    closing[open[match].place] = i;
    depth = match;
  }
}

/* Marks on a bracket follow it. */
static void set_bracket(const sequence *run, int32_t i, uint8_t class) {
  *class_at(run, i) = class;
  for (i++; i < run->count && run->text->original[run->places[i]] == BIDI_NSM; i++) {
    *class_at(run, i) = class;
  }
}

/* What stands between two brackets: the embedding direction if that is there, else the other, else
   BIDI_ON. */
static uint8_t strong_between(const sequence *run, int32_t from, int32_t to, uint8_t embedding) {
  uint8_t found = BIDI_ON;
  for (int32_t i = from + 1; i < to; i++) {
    uint8_t strong = strong_class(*class_at(run, i));
    if (strong == embedding) return embedding;
    if (strong != BIDI_ON) found = strong;
  }
  return found;
}

static void resolve_brackets(const sequence *run, int32_t *closing) {
  uint8_t embedding = direction_of(run->level), before = run->start;
  pair_brackets(run, closing);
  for (int32_t i = 0; i < run->count; i++) {
    if (closing[i]) {
      uint8_t inside = strong_between(run, i, closing[i], embedding);
      if (inside != BIDI_ON) {
        uint8_t class = inside != embedding && before == inside ? inside : embedding;
        set_bracket(run, i, class);
        set_bracket(run, closing[i], class);
      }
    }
    uint8_t strong = strong_class(*class_at(run, i));
    if (strong != BIDI_ON) before = strong;
  }
}

/* ---- N1, N2, I1, I2 ---- */

static void resolve_neutrals(const sequence *run) {
  uint8_t before = run->start;
  for (int32_t i = 0; i < run->count; i++) {
    if (!br_is_neutral(*class_at(run, i))) {
      before = strong_class(*class_at(run, i));
      continue;
    }
    int32_t end = i;
    while (end < run->count && br_is_neutral(*class_at(run, end))) end++;
    uint8_t after = end < run->count ? strong_class(*class_at(run, end)) : run->end;
    uint8_t class = before == after ? before : direction_of(run->level);
    for (; i < end; i++) *class_at(run, i) = class;
    i--;
  }
}

static void set_levels(const sequence *run) {
  for (int32_t i = 0; i < run->count; i++) {
    uint8_t class = *class_at(run, i);
    int8_t above = 0;
    if (run->level & 1) {
      above = class == BIDI_R ? 0 : 1;
    } else {
      above = class == BIDI_L ? 0 : class == BIDI_R ? 1 : 2;
    }
    run->text->levels[run->places[i]] = (int8_t)(run->level + above);
  }
}

static void resolve_sequence(const sequence *run, int32_t *scratch) {
  resolve_marks(run);
  resolve_arabic(run);
  resolve_separators(run);
  resolve_terminators(run);
  resolve_european(run);
  resolve_brackets(run, scratch);
  resolve_neutrals(run);
  set_levels(run);
}

/* ---- X10 ---- */

/* The next character from `i` on that X9 leaves; `length` if there is none. */
static int32_t next_kept(const br_bidi_text *text, int32_t i) {
  while (i < text->length && br_is_removed(text->original[i])) i++;
  return i;
}

/* Collects the sequence that begins at `first`: from an isolate initiator at a level run's end on
   at its PDI. Its characters' explicit levels become -1, so that none is collected twice. */
static int32_t collect(const br_bidi_text *text, int8_t *explicit, int32_t first,
                       int32_t *places) {
  int8_t level = explicit[first];
  int32_t count = 0;
  for (int32_t i = first; i < text->length;) {
    int32_t last = i;
    while (i < text->length && explicit[i] == level) {
      places[count++] = last = i;
      explicit[i] = -1;
      i = next_kept(text, i + 1);
    }
    if (!br_is_isolate_start(text->original[last]) || text->partner[last] < 0) break;
    i = text->partner[last];
    /* An isolate that overflowed has its content in the same level run. */
    if (explicit[i] != level) break;
  }
  return count;
}

void br_bidi_resolve(br_bidi_text *text, int32_t *scratch) {
  int32_t *places = scratch, *closing = scratch + text->length;
  int8_t *explicit = (int8_t *)(scratch + 2 * (size_t)text->length);
  for (int32_t i = 0; i < text->length; i++) explicit[i] = text->levels[i];
  const int8_t *levels = explicit + text->length;
  int8_t *kept = explicit + text->length;
  for (int32_t i = 0; i < text->length; i++) kept[i] = text->levels[i];

  int8_t before = text->base;
  for (int32_t i = next_kept(text, 0); i < text->length; i = next_kept(text, i + 1)) {
    if (explicit[i] >= 0) {
      int32_t count = collect(text, explicit, i, places), last = places[count - 1];
      int32_t next = next_kept(text, last + 1);
      int is_open = br_is_isolate_start(text->original[last]) && text->partner[last] < 0;
      int8_t level = levels[i];
      int8_t after = is_open || next == text->length ? text->base : levels[next];
      sequence run = {text, places, count, level,
                      direction_of(level > before ? level : before),
                      direction_of(level > after ? level : after)};
      resolve_sequence(&run, closing);
    }
    before = levels[i];
  }
}
