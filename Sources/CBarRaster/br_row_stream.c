#pragma STDC FP_CONTRACT OFF
#include "br_row_stream.h"

#include <stdlib.h>
#include <string.h>

#include "br_copy_block.h"

/* Most rows of bars are like the one above. zlib gets the others; runs of equal rows become blocks of
   copies without its looking at every byte, and head and check sum of RFC 1950 are put around both
   here. */

/* On flat pictures with text, filter none at level 3 makes smaller files than libpng's defaults and
   takes a fifth of their time. */
enum { LEVEL = 3 };

/* zlib moves its tables along with every 32 KB. At this level, three below the usual one, they are
   half as large; files differ by less than 2 % either way. */
enum { MEMORY_LEVEL = 5 };

/* RFC 1950: deflate, and the second of four speeds. */
enum { METHOD = 8, SPEED = 1 << 6 };

enum { LARGEST_WINDOW_BITS = 15, SMALLEST_WINDOW_BITS = 9, SMALLEST_HEAD_BITS = 8 };

/* How far zlib looks ahead in its window: a longest match, a shortest one and a byte. */
enum { LOOK_AHEAD = 262 };

/* The smallest window that holds `size` bytes: readers allocate what the head says. */
static int window_bits(size_t size, int smallest) {
  int bits = smallest;
  while (bits < LARGEST_WINDOW_BITS && size > (size_t)1 << bits) bits++;
  return bits;
}

/* Ending zlib's block for fewer repeats costs more bytes and time than it saves. */
enum { FEWEST_REPEATS = 12 };

static void begin_chunk(br_row_stream *stream, size_t used) {
  stream->deflater.next_out = stream->chunk + used;
  stream->deflater.avail_out = (uInt)(sizeof stream->chunk - used);
}

static void hand_out(br_row_stream *stream) {
  size_t used = sizeof stream->chunk - stream->deflater.avail_out;
  if (used > 0) stream->sink(stream->context, stream->chunk, used);
  begin_chunk(stream, 0);
}

static void put_byte(br_row_stream *stream, unsigned value) {
  if (stream->deflater.avail_out == 0) hand_out(stream);
  *stream->deflater.next_out++ = (uint8_t)value;
  stream->deflater.avail_out--;
}

static void put_head(br_row_stream *stream, size_t size) {
  unsigned first =
      (unsigned)(METHOD | (window_bits(size, SMALLEST_HEAD_BITS) - SMALLEST_HEAD_BITS) << 4);
  put_byte(stream, first);
  put_byte(stream, SPEED + (31 - (first << 8 | SPEED) % 31) % 31);
}

br_status br_row_stream_open(br_row_stream *stream, size_t pixels, size_t pixel_size, size_t rows,
                             br_chunk_sink sink, void *context) {
  if (pixels < 1 || pixels > (UINT32_MAX - 1) / pixel_size) return BR_STATUS_BAD_ARGUMENT;
  size_t row_size = 1 + pixels * pixel_size, size = row_size * rows;
  if (rows > (SIZE_MAX - LOOK_AHEAD) / row_size) return BR_STATUS_BAD_ARGUMENT;
  *stream = (br_row_stream){
      .sink = sink, .context = context, .row_size = row_size, .pixel_size = pixel_size};
  stream->check = adler32(0, NULL, 0);
  stream->latest = calloc(2, row_size); /* filter none is 0 */
  if (!stream->latest) return BR_STATUS_NO_MEMORY;
  stream->next = stream->latest + row_size;
  stream->rows = stream->latest;
  int bits = window_bits(size + LOOK_AHEAD, SMALLEST_WINDOW_BITS);
  int result = deflateInit2(&stream->deflater, LEVEL, Z_DEFLATED, -bits, MEMORY_LEVEL,
                            Z_DEFAULT_STRATEGY);
  if (result != Z_OK) return result == Z_MEM_ERROR ? BR_STATUS_NO_MEMORY : BR_STATUS_FAILED;
  stream->is_open = 1;
  begin_chunk(stream, 0);
  put_head(stream, size);
  return BR_STATUS_OK;
}

uint8_t *br_row_stream_pixels(br_row_stream *stream) { return stream->next + 1; }

/* Until zlib has taken everything and, with a flush, has nothing left to hand out. */
static br_status run_deflate(br_row_stream *stream, int flush) {
  z_stream *deflater = &stream->deflater;
  do {
    if (deflater->avail_out == 0) hand_out(stream);
    int result = deflate(deflater, flush);
    if (result != Z_OK && result != Z_BUF_ERROR) return BR_STATUS_FAILED;
  } while (deflater->avail_in > 0 || (flush != Z_NO_FLUSH && deflater->avail_out == 0));
  return BR_STATUS_OK;
}

static br_status deflate_row(br_row_stream *stream) {
  stream->deflater.next_in = stream->latest;
  stream->deflater.avail_in = (uInt)stream->row_size;
  return run_deflate(stream, Z_NO_FLUSH);
}

/* A row of one color is cheapest pixel by pixel, once its filter's number is there. */
static int copies_of_flat_rows(const br_row_stream *stream, br_copies *copies) {
  size_t pixel = stream->pixel_size, rest = stream->row_size - 1;
  const uint8_t *pixels = stream->latest + 1;
  if (memcmp(pixels, pixels + pixel, rest - pixel)) return 0;
  for (size_t head = 1 + pixel; head < 1 + pixel + BR_SHORTEST_COPY; head++) {
    if (head > stream->row_size) return 0;
    size_t after = stream->row_size - head, tail = after % BR_LONGEST_COPY;
    if (tail && tail < BR_SHORTEST_COPY) continue;
    *copies = (br_copies){.count = stream->repeats,
                          .head = (uint32_t)head,
                          .head_distance = (uint32_t)stream->row_size,
                          .runs = after / BR_LONGEST_COPY,
                          .tail = (uint32_t)tail,
                          .distance = (uint32_t)pixel};
    return 1;
  }
  return 0;
}

static void copies_of_rows(const br_row_stream *stream, br_copies *copies) {
  size_t all = stream->row_size * stream->repeats, tail = all % BR_LONGEST_COPY;
  size_t head = tail && tail < BR_SHORTEST_COPY ? BR_LONGEST_COPY - BR_SHORTEST_COPY : 0;
  *copies = (br_copies){.count = 1,
                        .head = (uint32_t)head,
                        .head_distance = (uint32_t)stream->row_size,
                        .runs = (all - head) / BR_LONGEST_COPY,
                        .tail = (uint32_t)((all - head) % BR_LONGEST_COPY),
                        .distance = (uint32_t)stream->row_size};
}

static void put_copied_byte(void *stream, unsigned value) { put_byte(stream, value); }

/* After a full flush zlib refers to nothing before it, so that it need not know of the copies. */
static br_status copy_repeats(br_row_stream *stream) {
  br_status status = run_deflate(stream, Z_FULL_FLUSH);
  if (status) return status;
  br_copies copies;
  if (!copies_of_flat_rows(stream, &copies)) copies_of_rows(stream, &copies);
  br_bit_sink sink = {.put_byte = put_copied_byte, .context = stream};
  br_put_copies(&sink, &copies);
  return BR_STATUS_OK;
}

/* Puts the repeats of the latest row into the stream. */
static br_status settle(br_row_stream *stream) {
  br_status status = BR_STATUS_OK;
  if (stream->repeats >= FEWEST_REPEATS && stream->row_size <= BR_FARTHEST_COPY) {
    status = copy_repeats(stream);
  } else {
    for (; !status && stream->repeats > 0; stream->repeats--) status = deflate_row(stream);
  }
  stream->repeats = 0;
  return status;
}

static void add_to_check(br_row_stream *stream) {
  stream->check = adler32_combine(stream->check, stream->row_check, (z_off_t)stream->row_size);
}

br_status br_row_stream_append(br_row_stream *stream) {
  if (stream->count > 0 && !memcmp(stream->latest, stream->next, stream->row_size)) {
    br_row_stream_repeat(stream);
    return BR_STATUS_OK;
  }
  br_status status = settle(stream);
  if (status) return status;
  uint8_t *row = stream->next;
  stream->next = stream->latest;
  stream->latest = row;
  stream->count++;
  stream->row_check = adler32_z(adler32(0, NULL, 0), row, stream->row_size);
  add_to_check(stream);
  return deflate_row(stream);
}

void br_row_stream_repeat(br_row_stream *stream) {
  add_to_check(stream);
  stream->repeats++;
  stream->count++;
}

br_status br_row_stream_finish(br_row_stream *stream) {
  br_status status = settle(stream);
  if (status) return status;
  int result = Z_OK;
  while (result == Z_OK) {
    if (stream->deflater.avail_out == 0) hand_out(stream);
    result = deflate(&stream->deflater, Z_FINISH);
  }
  if (result != Z_STREAM_END) return BR_STATUS_FAILED;
  for (int shift = 24; shift >= 0; shift -= 8) {
    put_byte(stream, (unsigned)(stream->check >> shift) & 255u);
  }
  hand_out(stream);
  return BR_STATUS_OK;
}

void br_row_stream_close(br_row_stream *stream) {
  if (stream->is_open) deflateEnd(&stream->deflater);
  stream->is_open = 0;
  free(stream->rows);
  stream->rows = NULL;
}
