#pragma STDC FP_CONTRACT OFF
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "br_internal.h"

/* Memory that libpng may hold at a time: its own state and inflate's window, and a few rows of
   16-bit RGBA. Nothing of a chunk that is not needed is ever kept. */
static const size_t BASE_BUDGET = 1 << 20;
enum { BUDGET_PER_COLUMN = 64 };

/* Signature, then a chunk of 13 bytes named IHDR with width and height first. */
enum { HEADER_LENGTH = 33, WIDTH_AT = 16, HEIGHT_AT = 20 };

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

br_status br_png_read_size(const uint8_t *bytes, size_t length, br_png_limits limits,
                           int32_t *width, int32_t *height) {
  static const uint8_t start[] = "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR";
  if (!bytes || !width || !height) return BR_STATUS_BAD_ARGUMENT;
  if (length < HEADER_LENGTH || memcmp(bytes, start, sizeof start - 1)) return BR_STATUS_BAD_IMAGE;
  uint32_t across = big_endian(bytes + WIDTH_AT), down = big_endian(bytes + HEIGHT_AT);
  if (!across || !down || across > INT32_MAX || down > INT32_MAX) return BR_STATUS_BAD_IMAGE;
  *width = (int32_t)across;
  *height = (int32_t)down;
  if (across > limits.max_side || down > limits.max_side) return BR_STATUS_LIMIT;
  return (uint64_t)across * down > limits.max_pixels ? BR_STATUS_LIMIT : BR_STATUS_OK;
}

typedef struct reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t length, budget;
  br_status failure; /* why libpng was stopped */
} reader;

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/* Each block is headed by its size, so that freeing it gives the budget back. */
typedef union block {
  size_t size;
  max_align_t alignment;
} block;

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
  reader *reader = png_get_mem_ptr(png);
  if (size > reader->budget) {
    reader->failure = BR_STATUS_LIMIT;
    return NULL;
  }
  block *block = malloc(sizeof *block + size);
  if (!block) {
    reader->failure = BR_STATUS_NO_MEMORY;
    return NULL;
  }
  block->size = size;
  reader->budget -= size;
  return block + 1;
}

static void release(png_structp png, png_voidp memory) {
  if (!memory) return;
  block *head = (block *)memory - 1;
  ((reader *)png_get_mem_ptr(png))->budget += head->size;
  free(head);
}

static void take_bytes(png_structp png, png_bytep out, png_size_t count) {
  reader *reader = png_get_io_ptr(png);
  if (count > reader->length) png_error(png, "");
  memcpy(out, reader->bytes, count);
  reader->bytes += count;
  reader->length -= count;
}

/* Since 1.6.39 a chunk over the limit is only a benign error, and one that is ignored grows without
   bound: benign errors end the reading, and chunks that do not make pixels are never kept. */
static void set_limits(reader *reader, br_png_limits limits) {
  png_structp png = reader->png;
  png_set_benign_errors(png, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_chunk_cache_max(png, 1);
  png_set_chunk_malloc_max(png, BASE_BUDGET / 2);
  png_set_user_limits(png, limits.max_side, limits.max_side);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
}

static void ask_for_rgba8(png_structp png, png_infop info) {
  png_set_scale_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  if (!(png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA)) {
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  }
}

/* libpng jumps back here; nothing of Swift lies between. */
static br_status decode(reader *reader, br_png_limits limits, uint8_t *pixels, size_t stride) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return reader->failure;
  reader->info = png_create_info_struct(png);
  if (!reader->info) return BR_STATUS_NO_MEMORY;
  set_limits(reader, limits);
  png_set_read_fn(png, reader, take_bytes);
  png_read_info(png, reader->info);
  ask_for_rgba8(png, reader->info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != stride) return BR_STATUS_FAILED;
  size_t height = png_get_image_height(png, reader->info);
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) png_read_row(png, pixels + y * stride, NULL);
  }
  png_read_end(png, NULL);
  return BR_STATUS_OK;
}

br_status br_png_read(const uint8_t *bytes, size_t length, br_png_limits limits, uint8_t *pixels,
                      size_t capacity) {
  int32_t width, height;
  br_status status = br_png_read_size(bytes, length, limits, &width, &height);
  if (status) return status;
  size_t stride = (size_t)width * 4;
  if (!pixels || capacity / stride < (size_t)height) return BR_STATUS_BUFFER_TOO_SMALL;
  reader reader = {.bytes = bytes, .length = length, .failure = BR_STATUS_BAD_IMAGE};
  reader.budget = BASE_BUDGET + (size_t)width * BUDGET_PER_COLUMN;
  reader.png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, NULL, fail, ignore, &reader,
                                        allocate, release);
  if (!reader.png) return BR_STATUS_NO_MEMORY;
  status = decode(&reader, limits, pixels, stride);
  png_destroy_read_struct(&reader.png, &reader.info, NULL);
  return status;
}
