/* The rows of a PNG as the zlib stream that its IDAT chunks hold. */
#ifndef BR_ROW_STREAM_H
#define BR_ROW_STREAM_H

#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

#include "CBarRaster.h"

/* Bytes an IDAT chunk holds at most; libpng's own 8192 would add a chunk head to every few rows. */
enum { BR_CHUNK_SIZE = 1 << 16 };

/* Takes a chunk's worth of the stream. May leave by longjmp. */
typedef void (*br_chunk_sink)(void *context, const uint8_t *bytes, size_t count);

typedef struct br_row_stream {
  br_chunk_sink sink;
  void *context;
  z_stream deflater;
  int is_open;
  size_t row_size, pixel_size;
  uint8_t *rows;          /* memory of the two below */
  uint8_t *latest, *next; /* the next row is being written */
  size_t count;           /* rows so far */
  size_t repeats;         /* of the latest, that are not in the stream yet */
  uLong check;     /* Adler-32 of the rows so far */
  uLong row_check; /* of the latest row alone */
  uint8_t chunk[BR_CHUNK_SIZE];
} br_row_stream;

/* Begins the stream of `rows` rows of `pixels` pixels of `pixel_size` bytes, with filter none. */
br_status br_row_stream_open(br_row_stream *stream, size_t pixels, size_t pixel_size, size_t rows,
                             br_chunk_sink sink, void *context);

/* Where the pixels of the next row are to be written. */
uint8_t *br_row_stream_pixels(br_row_stream *stream);

/* Appends the row that was written. */
br_status br_row_stream_append(br_row_stream *stream);

/* Appends the latest row once more. */
void br_row_stream_repeat(br_row_stream *stream);

/* Ends the stream and hands out what is left of it. */
br_status br_row_stream_finish(br_row_stream *stream);

/* Safe on a stream of zeros and twice. */
void br_row_stream_close(br_row_stream *stream);

#endif
