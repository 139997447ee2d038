#pragma STDC FP_CONTRACT OFF
#include "br_bidi_internal.h"

/* BD2, max_depth. */
enum { max_depth = 125 };

typedef struct status {
  int8_t level;
  uint8_t override; /* BIDI_ON: none */
  int8_t is_isolate;
} status;

typedef struct stack {
  status entries[max_depth + 2];
  int32_t depth; /* entries in use, at least 1 */
  int32_t overflow_isolates, overflow_embeddings, valid_isolates;
} stack;

void br_bidi_match_isolates(br_bidi_text *text, int32_t *stack) {
  int32_t depth = 0;
  for (int32_t i = 0; i < text->length; i++) {
    text->partner[i] = -1;
    if (br_is_isolate_start(text->original[i])) {
      stack[depth++] = i;
    } else if (text->original[i] == BIDI_PDI && depth > 0) {
      text->partner[i] = stack[--depth];
      text->partner[stack[depth]] = i;
    } else if (text->original[i] == BIDI_B) {
      depth = 0;
    }
  }
}

int br_bidi_first_strong(const br_bidi_text *text, int32_t from, int32_t to) {
  for (int32_t i = from; i < to; i++) {
    uint8_t class = text->original[i];
    if (class == BIDI_L) return 0;
    if (class == BIDI_R || class == BIDI_AL) return 1;
    if (br_is_isolate_start(class)) {
      if (text->partner[i] < 0) return -1;
      i = text->partner[i];
    }
  }
  return -1;
}

static status *top(stack *stack) { return &stack->entries[stack->depth - 1]; }

static void reset(stack *stack, int8_t base) {
  stack->entries[0] = (status){base, BIDI_ON, 0};
  stack->depth = 1;
  stack->overflow_isolates = stack->overflow_embeddings = stack->valid_isolates = 0;
}

/* The least level above the current one that runs in the direction; none above max_depth fits. */
static int32_t next_level(stack *stack, int is_right_to_left) {
  int32_t level = top(stack)->level;
  return is_right_to_left ? (level + 1) | 1 : (level + 2) & ~1;
}

static void push(stack *stack, int32_t level, uint8_t override, int8_t is_isolate) {
  stack->entries[stack->depth++] = (status){(int8_t)level, override, is_isolate};
}

/* X2 to X5. */
static void embed(stack *stack, uint8_t class) {
  int32_t level = next_level(stack, class == BIDI_RLE || class == BIDI_RLO);
  if (level > max_depth || stack->overflow_isolates || stack->overflow_embeddings) {
    if (!stack->overflow_isolates) stack->overflow_embeddings++;
    return;
  }
  push(stack, level, class == BIDI_RLO ? BIDI_R : class == BIDI_LRO ? BIDI_L : BIDI_ON, 0);
}

/* X5a to X5c. */
static void isolate(stack *stack, int is_right_to_left) {
  int32_t level = next_level(stack, is_right_to_left);
  if (level > max_depth || stack->overflow_isolates || stack->overflow_embeddings) {
    stack->overflow_isolates++;
    return;
  }
  stack->valid_isolates++;
  push(stack, level, BIDI_ON, 1);
}

/* X6a. */
static void end_isolate(stack *stack) {
  if (stack->overflow_isolates) {
    stack->overflow_isolates--;
  } else if (stack->valid_isolates) {
    stack->overflow_embeddings = 0;
    while (!top(stack)->is_isolate) stack->depth--;
    stack->depth--;
    stack->valid_isolates--;
  }
}

/* X7. */
static void end_embedding(stack *stack) {
  if (stack->overflow_isolates) return;
  if (stack->overflow_embeddings) {
    stack->overflow_embeddings--;
  } else if (!top(stack)->is_isolate && stack->depth > 1) {
    stack->depth--;
  }
}

static void take_level(br_bidi_text *text, int32_t i, stack *stack) {
  text->levels[i] = top(stack)->level;
  if (top(stack)->override != BIDI_ON) text->classes[i] = top(stack)->override;
}

static int starts_right_to_left(const br_bidi_text *text, int32_t i) {
  if (text->original[i] != BIDI_FSI) return text->original[i] == BIDI_RLI;
  int32_t end = text->partner[i] < 0 ? text->length : text->partner[i];
  return br_bidi_first_strong(text, i + 1, end) == 1;
}

void br_bidi_set_explicit_levels(br_bidi_text *text) {
  stack stack;
  reset(&stack, text->base);
  for (int32_t i = 0; i < text->length; i++) {
    uint8_t class = text->original[i];
    text->levels[i] = top(&stack)->level;
    if (class >= BIDI_LRE && class <= BIDI_RLO) {
      embed(&stack, class);
    } else if (class == BIDI_PDF) {
      end_embedding(&stack);
    } else if (br_is_isolate_start(class)) {
      take_level(text, i, &stack);
      isolate(&stack, starts_right_to_left(text, i));
    } else if (class == BIDI_PDI) {
      end_isolate(&stack);
      take_level(text, i, &stack);
    } else if (class == BIDI_B) {
      reset(&stack, text->base);
      text->levels[i] = text->base;
    } else if (class != BIDI_BN) {
      take_level(text, i, &stack);
    }
  }
}
