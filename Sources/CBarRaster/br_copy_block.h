/* A deflate block (RFC 1951) that only copies what stands before it. */
#ifndef BR_COPY_BLOCK_H
#define BR_COPY_BLOCK_H

#include <stddef.h>
#include <stdint.h>

/* RFC 1951: how far back a copy may begin, and how long it may be. */
enum { BR_FARTHEST_COPY = 32768, BR_SHORTEST_COPY = 3, BR_LONGEST_COPY = 258 };

/* `count` times: one copy of `head` bytes from `head_distance` back, `runs` copies of BR_LONGEST_COPY
   and one of `tail` bytes from `distance` back. A head or tail of 0 is left out. */
typedef struct br_copies {
  size_t count;
  uint32_t head, head_distance;
  size_t runs;
  uint32_t tail, distance;
} br_copies;

/* Where bits go, the lowest first. */
typedef struct br_bit_sink {
  void (*put_byte)(void *context, unsigned byte);
  void *context;
  uint32_t bits;
  int count;
} br_bit_sink;

/* Writes a block that is not the last one, and an empty stored one after it that ends with a byte. It
   begins where a byte does. */
void br_put_copies(br_bit_sink *sink, const br_copies *copies);

#endif
