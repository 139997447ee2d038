#pragma STDC FP_CONTRACT OFF
#include "br_copy_block.h"

/* All numbers are RFC 1951's. */
enum { END_OF_BLOCK = 256, FIRST_LENGTH = 257, LAST_LENGTH = 285 };
enum { LENGTHS = 286, DISTANCES = 30 };

/* ---- Bits ---- */

static void put(br_bit_sink *sink, uint32_t value, int count) {
  sink->bits |= value << sink->count;
  for (sink->count += count; sink->count >= 8; sink->count -= 8, sink->bits >>= 8) {
    sink->put_byte(sink->context, sink->bits & 255u);
  }
}

/* A symbol's code, first bit lowest, or no code. */
typedef struct br_code {
  uint8_t bits, length;
} br_code;

static void put_code(br_bit_sink *sink, br_code code) { put(sink, code.bits, code.length); }

/* ---- Symbols ---- */

typedef struct br_symbol {
  int symbol, extra_length;
  uint32_t extra;
} br_symbol;

static int highest_bit(uint32_t value) {
  int bit = 0;
  while (value >>= 1) bit++;
  return bit;
}

static br_symbol length_symbol(uint32_t length) {
  uint32_t over = length - BR_SHORTEST_COPY;
  if (length == BR_LONGEST_COPY) return (br_symbol){LAST_LENGTH, 0, 0};
  if (over < 8) return (br_symbol){FIRST_LENGTH + (int)over, 0, 0};
  int extra = highest_bit(over) - 2;
  int symbol = FIRST_LENGTH + 4 * (extra + 1) + (int)(over >> extra & 3);
  return (br_symbol){symbol, extra, over & ((1u << extra) - 1)};
}

static br_symbol distance_symbol(uint32_t distance) {
  uint32_t over = distance - 1;
  if (over < 4) return (br_symbol){(int)over, 0, 0};
  int extra = highest_bit(over) - 1;
  int symbol = 2 * (extra + 1) + (int)(over >> extra & 1);
  return (br_symbol){symbol, extra, over & ((1u << extra) - 1)};
}

/* ---- Codes ---- */

typedef struct br_codes {
  br_code lengths[LENGTHS], distances[DISTANCES];
  int distance_count;
} br_codes;

/* Gives the symbols, likeliest first, codes of 1, 2, 3 and 3 bits, or as many as there are. Codes of
   one length ascend with their symbols. */
static void give_codes(br_code *codes, const int *symbols, int count) {
  for (int i = 0; i < count; i++) {
    int length = i + 1 < count || count == 1 ? i + 1 : i;
    uint8_t ones = (uint8_t)((1u << (length - 1)) - 1), last = (uint8_t)(1u << (length - 1));
    int is_second = count > 1 && ((i == count - 1 && symbols[i] > symbols[i - 1]) ||
                                  (i == count - 2 && symbols[i] > symbols[i + 1]));
    codes[symbols[i]] = (br_code){is_second ? ones | last : ones, (uint8_t)length};
  }
}

static int add_symbol(int *symbols, int count, int symbol) {
  for (int i = 0; i < count; i++) {
    if (symbols[i] == symbol) return count;
  }
  symbols[count] = symbol;
  return count + 1;
}

static br_codes codes_for(const br_copies *copies) {
  br_codes codes = {0};
  int symbols[4], count = 0;
  if (copies->runs) count = add_symbol(symbols, count, LAST_LENGTH);
  if (copies->head) count = add_symbol(symbols, count, length_symbol(copies->head).symbol);
  if (copies->tail) count = add_symbol(symbols, count, length_symbol(copies->tail).symbol);
  give_codes(codes.lengths, symbols, add_symbol(symbols, count, END_OF_BLOCK));

  count = 0;
  if (copies->runs || copies->tail) {
    count = add_symbol(symbols, count, distance_symbol(copies->distance).symbol);
  }
  if (copies->head) {
    count = add_symbol(symbols, count, distance_symbol(copies->head_distance).symbol);
  }
  give_codes(codes.distances, symbols, count);
  for (int i = 0; i < count; i++) {
    if (symbols[i] >= codes.distance_count) codes.distance_count = symbols[i] + 1;
  }
  return codes;
}

/* ---- Head ---- */

/* The order in which the lengths of the codes for code lengths are told. */
static const uint8_t ORDER[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
enum { ORDERED = sizeof ORDER, FEW_ZEROS = 17, MANY_ZEROS = 18, KINDS = 19 };

/* Two bits for the two commonest of the six kinds that such a block needs, three for the others. */
static const br_code KIND_CODES[KINDS] = {[0] = {0, 2},         [MANY_ZEROS] = {2, 2},
                                          [1] = {1, 3},         [2] = {5, 3},
                                          [3] = {3, 3},         [FEW_ZEROS] = {7, 3}};

static void put_zeros(br_bit_sink *sink, uint32_t count) {
  while (count >= 11) {
    uint32_t run = count < 138 ? count : 138;
    put_code(sink, KIND_CODES[MANY_ZEROS]);
    put(sink, run - 11, 7);
    count -= run;
  }
  if (count >= 3) {
    put_code(sink, KIND_CODES[FEW_ZEROS]);
    put(sink, count - 3, 3);
    count = 0;
  }
  for (; count > 0; count--) put_code(sink, KIND_CODES[0]);
}

/* Zeros go on from the lengths to the distances. */
static void put_head(br_bit_sink *sink, const br_codes *codes) {
  put(sink, 0, 1); /* not the last block */
  put(sink, 2, 2); /* codes of its own */
  put(sink, LENGTHS - 257, 5);
  put(sink, (uint32_t)codes->distance_count - 1, 5);
  put(sink, ORDERED - 4, 4);
  for (int i = 0; i < ORDERED; i++) put(sink, KIND_CODES[ORDER[i]].length, 3);
  uint32_t zeros = 0;
  for (int i = 0; i < LENGTHS + codes->distance_count; i++) {
    br_code code = i < LENGTHS ? codes->lengths[i] : codes->distances[i - LENGTHS];
    if (!code.length) {
      zeros++;
      continue;
    }
    put_zeros(sink, zeros);
    zeros = 0;
    put_code(sink, KIND_CODES[code.length]);
  }
}

/* ---- Copies ---- */

static void put_copy(br_bit_sink *sink, const br_codes *codes, br_symbol length,
                     br_symbol distance) {
  put_code(sink, codes->lengths[length.symbol]);
  put(sink, length.extra, length.extra_length);
  put_code(sink, codes->distances[distance.symbol]);
  put(sink, distance.extra, distance.extra_length);
}

static void put_stored_end(br_bit_sink *sink) {
  put(sink, 0, 3);
  if (sink->count > 0) put(sink, 0, 8 - sink->count);
  put(sink, 0, 16);
  put(sink, 0xFFFF, 16);
}

void br_put_copies(br_bit_sink *sink, const br_copies *copies) {
  br_codes codes = codes_for(copies);
  br_symbol near = distance_symbol(copies->distance), far = distance_symbol(copies->head_distance);
  br_symbol run = length_symbol(BR_LONGEST_COPY);
  put_head(sink, &codes);
  for (size_t i = 0; i < copies->count; i++) {
    if (copies->head) put_copy(sink, &codes, length_symbol(copies->head), far);
    for (size_t j = 0; j < copies->runs; j++) put_copy(sink, &codes, run, near);
    if (copies->tail) put_copy(sink, &codes, length_symbol(copies->tail), near);
  }
  put_code(sink, codes.lengths[END_OF_BLOCK]);
  put_stored_end(sink);
}
