#pragma STDC FP_CONTRACT OFF
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "br_internal.h"
#include "br_row_stream.h"

struct br_png_writer {
  png_structp png;
  png_infop info;
  br_png_header header;
  uint8_t *bytes;
  size_t length, capacity;
  br_row_stream stream;
  int32_t rows_done;
  br_status failure; /* why libpng was stopped */
};

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
  void *memory = malloc(size);
  if (!memory) ((br_png_writer *)png_get_mem_ptr(png))->failure = BR_STATUS_NO_MEMORY;
  return memory;
}

static void release(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

static void append_bytes(png_structp png, png_bytep data, png_size_t count) {
  br_png_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->length) {
    size_t capacity = writer->capacity + count > SIZE_MAX / 2 ? 0 : 2 * (writer->capacity + count);
    uint8_t *grown = capacity ? realloc(writer->bytes, capacity) : NULL;
    if (!grown) {
      writer->failure = BR_STATUS_NO_MEMORY;
      png_error(png, "");
    }
    writer->bytes = grown;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->length, data, count);
  writer->length += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void write_chunk(void *context, const uint8_t *bytes, size_t count) {
  br_png_writer *writer = context;
  png_write_chunk(writer->png, (png_const_bytep) "IDAT", bytes, count);
}

/* libpng jumps back here; nothing of Swift lies between. */
static br_status start(br_png_writer *writer) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return writer->failure;
  writer->info = png_create_info_struct(png);
  if (!writer->info) return BR_STATUS_NO_MEMORY;
  const br_png_header *header = &writer->header;
  png_set_write_fn(png, writer, append_bytes, flush_nothing);
  png_set_IHDR(png, writer->info, (png_uint_32)header->width, (png_uint_32)header->height, 8,
               header->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  /* The sRGB chunk alone: readers that know it ignore gAMA and cHRM, the others are long gone. */
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (header->pixels_per_meter) {
    png_set_pHYs(png, writer->info, header->pixels_per_meter, header->pixels_per_meter,
                 PNG_RESOLUTION_METER);
  }
  png_write_info(png, writer->info);
  return br_row_stream_open(&writer->stream, (size_t)header->width, header->has_alpha ? 4 : 3,
                            (size_t)header->height, write_chunk, writer);
}

br_status br_png_writer_open(br_png_header header, br_png_writer **out) {
  if (!out || header.width < 1 || header.height < 1) return BR_STATUS_BAD_ARGUMENT;
  br_png_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return BR_STATUS_NO_MEMORY;
  br_status status = BR_STATUS_NO_MEMORY;
  writer->header = header;
  writer->failure = BR_STATUS_FAILED;
  writer->png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, NULL, fail, ignore, writer,
                                          allocate, release);
  if (!writer->png) goto fail;
  status = start(writer);
  if (status) goto fail;
  *out = writer;
  return BR_STATUS_OK;

fail:
  br_png_writer_close(writer); /* tolerates a half-built writer */
  return status;
}

static int is_like_the_row_above(const br_band *band, int32_t y) {
  size_t size = (size_t)band->width * 4 * sizeof *band->pixels;
  return y > band->top && !memcmp(br_band_row(band, y), br_band_row(band, y - 1), size);
}

static br_status append_row(br_png_writer *writer, const br_band *band, int32_t y) {
  br_row_stream *stream = &writer->stream;
  if (is_like_the_row_above(band, y)) {
    br_row_stream_repeat(stream);
    return BR_STATUS_OK;
  }
  if (writer->header.has_alpha) {
    br_round_to_rgba8(br_band_row(band, y), band->width, br_row_stream_pixels(stream));
  } else {
    br_round_to_rgb8(br_band_row(band, y), band->width, br_row_stream_pixels(stream));
  }
  return br_row_stream_append(stream);
}

br_status br_png_writer_append(br_png_writer *writer, const br_band *band) {
  br_status status = br_check_band(band);
  if (status) return status;
  if (!writer || band->width != writer->header.width || band->top != writer->rows_done ||
      band->rows > writer->header.height - writer->rows_done) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure;
  for (int32_t y = band->top; !status && y < band->top + band->rows; y++) {
    status = append_row(writer, band, y);
    writer->rows_done++;
  }
  return status;
}

br_status br_png_writer_finish(br_png_writer *writer, const uint8_t **bytes, size_t *length) {
  if (!writer || !bytes || !length || writer->rows_done != writer->header.height) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure;
  br_status status = br_row_stream_finish(&writer->stream);
  if (status) return status;
  png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
  *bytes = writer->bytes;
  *length = writer->length;
  return BR_STATUS_OK;
}

void br_png_writer_close(br_png_writer *writer) {
  if (!writer) return;
  br_row_stream_close(&writer->stream);
  if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
