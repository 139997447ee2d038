/* What the files of the replayer share: the trace being read, the fonts and bands that it has made so
   far, and the tally of what was compared. */
#ifndef REPLAY_H
#define REPLAY_H

#include "trace.h"

enum { most_handles = 65536 };
extern br_font *fonts[most_handles];
extern br_band bands[most_handles];
extern int32_t font_count, band_count;
extern br_png_writer *writer;

typedef struct tally {
  size_t compared, different;
} tally;
extern tally calls, runs, pixel_rows, files;

/* The next `size` bytes of the trace. A trace that is too short ends the program with 2. */
const void *take(size_t size);
#define TAKE(variable) memcpy(&(variable), take(sizeof(variable)), sizeof(variable))

/* The next `number` values, moved to where they may be read as what they are; the caller frees. */
void *take_copy(size_t number, size_t size);
/* Whether there is a value; then it is read. */
int take_optional(void *value, size_t size);
br_font *take_font(void);
br_band take_band(void);

void count(tally *counted, int is_same, size_t weight);
/* Compares with the status that comes next. */
void expect_status(br_status status);

/* Each reads the rest of its record. */
void font_open(void);
void font_axes(void);
void font_metrics(void);
void font_glyph(void);
void font_covers(void);
void font_shape(void);
void bidi_levels(void);
void script(void);
void band_new(void);
void band_free(void);
void band_clear(void);
void fill_shape(void);
void fill_path(void);
void draw_shadow(void);
void draw_border(void);
void fill_gradient(void);
void mask_shadow(void);
void make_backdrop(void);
void draw_pixels(void);
void composite(void);
void draw_image(void);
void draw_glyphs(void);
void band_opaque(void);
void png_open(void);
void png_append(void);
void png_finish(void);

#endif
