#pragma STDC FP_CONTRACT OFF
#include "br_font_internal.h"
#include "br_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* FreeType's coordinates are multiplied by this while an outline is read, so that the midpoints
   between TrueType control points, which it halves in integers, stay exact. */
enum { precision_shift = 6 };
static const double precision = 64;

/* About 40 MB of points; a font that goes past it pays with loading outlines again. */
static const size_t max_held_points = (size_t)1 << 21;

static const FT_Int32 unhinted_font_units =
    FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT;

/* ---- Opening ---- */

static void *allocate(FT_Memory memory, long size) {
  (void)memory;
  return malloc((size_t)size);
}

static void release(FT_Memory memory, void *block) {
  (void)memory;
  free(block);
}

static void *reallocate(FT_Memory memory, long old_size, long new_size, void *block) {
  (void)memory;
  (void)old_size;
  return realloc(block, (size_t)new_size);
}

/* Not FT_Init_FreeType, which takes settings from the environment. */
br_status br_font_open_outlines(br_font *font) {
  if (font->outline_face) return BR_STATUS_OK;
  font->memory = (struct FT_MemoryRec_){NULL, allocate, release, reallocate};
  if (!font->library) {
    if (FT_New_Library(&font->memory, &font->library)) return BR_STATUS_NO_MEMORY;
    FT_Add_Default_Modules(font->library);
  }
  if (!font->cache.by_glyph) {
    font->cache.by_glyph = calloc(font->metrics.glyph_count, sizeof *font->cache.by_glyph);
    if (!font->cache.by_glyph) return BR_STATUS_NO_MEMORY;
  }
  FT_Error error = FT_New_Memory_Face(font->library, font->bytes, (FT_Long)font->length,
                                      (FT_Long)font->index, &font->outline_face);
  if (error == FT_Err_Out_Of_Memory) return BR_STATUS_NO_MEMORY;
  if (error) return BR_STATUS_BAD_FONT;
  /* FreeType calls a font with an sbix table unscalable, whatever outlines it has. */
  int is_scalable = FT_IS_SCALABLE(font->outline_face) || FT_HAS_SBIX(font->outline_face);
  if (is_scalable && FT_IS_SFNT(font->outline_face)) return br_font_place_outlines(font);
  FT_Done_Face(font->outline_face);
  font->outline_face = NULL;
  return BR_STATUS_BAD_FONT;
}

static void empty_cache(br_font *font) {
  for (uint32_t i = 0; font->cache.by_glyph && i < font->metrics.glyph_count; i++) {
    free(font->cache.by_glyph[i]);
    font->cache.by_glyph[i] = NULL;
  }
  font->cache.held_points = 0;
}

void br_font_trim_outlines(br_font *font) {
  if (font->cache.held_points > max_held_points) empty_cache(font);
}

void br_font_close_outlines(br_font *font) {
  empty_cache(font);
  free(font->cache.by_glyph);
  font->cache.by_glyph = NULL;
  if (font->outline_face) FT_Done_Face(font->outline_face);
  if (font->library) FT_Done_Library(font->library);
  font->outline_face = NULL;
  font->library = NULL;
}

/* ---- Reading an outline ---- */

/* Counts at first; stores once there is a place. */
typedef struct outline_writer {
  uint8_t *verbs;
  double *points;
  size_t verb_count, point_count;
} outline_writer;

static void write_verb(outline_writer *writer, br_verb verb) {
  if (writer->verbs) writer->verbs[writer->verb_count] = (uint8_t)verb;
  writer->verb_count++;
}

static void write_point(outline_writer *writer, const FT_Vector *point) {
  if (writer->points) {
    writer->points[writer->point_count * 2] = (double)point->x / precision;
    writer->points[writer->point_count * 2 + 1] = (double)point->y / precision;
  }
  writer->point_count++;
}

static int write_move(const FT_Vector *to, void *writer) {
  write_verb(writer, BR_VERB_MOVE);
  write_point(writer, to);
  return 0;
}

static int write_line(const FT_Vector *to, void *writer) {
  write_verb(writer, BR_VERB_LINE);
  write_point(writer, to);
  return 0;
}

static int write_quad(const FT_Vector *control, const FT_Vector *to, void *writer) {
  write_verb(writer, BR_VERB_QUAD);
  write_point(writer, control);
  write_point(writer, to);
  return 0;
}

static int write_cubic(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to,
                       void *writer) {
  write_verb(writer, BR_VERB_CUBIC);
  write_point(writer, first);
  write_point(writer, second);
  write_point(writer, to);
  return 0;
}

static const FT_Outline_Funcs writers = {write_move, write_line, write_quad, write_cubic,
                                         precision_shift, 0};

static void measure(br_outline *outline) {
  for (size_t i = 0; i < outline->path.point_count; i++) {
    double x = outline->path.points[i * 2], y = outline->path.points[i * 2 + 1];
    if (i == 0 || x < outline->left) outline->left = x;
    if (i == 0 || x > outline->right) outline->right = x;
    if (i == 0 || y < outline->bottom) outline->bottom = y;
    if (i == 0 || y > outline->top) outline->top = y;
  }
}

/* The caller frees the result; NULL if memory ran out or the outline is damaged. */
static br_outline *copy_outline(FT_Outline *source) {
  outline_writer counted = {0};
  if (FT_Outline_Decompose(source, &writers, &counted)) return NULL;
  size_t points_size = counted.point_count * 2 * sizeof(double);
  br_outline *outline = calloc(1, sizeof *outline + points_size + counted.verb_count);
  if (!outline) return NULL;
  double *points = (double *)(outline + 1);
  outline_writer stored = {.points = points, .verbs = (uint8_t *)points + points_size};
  FT_Outline_Decompose(source, &writers, &stored);
  outline->path = (br_path){.verbs = stored.verbs,
                            .verb_count = stored.verb_count,
                            .points = points,
                            .point_count = stored.point_count};
  measure(outline);
  outline->overlaps = br_path_overlaps(&outline->path);
  return outline;
}

br_status br_font_load_outline(br_font *font, uint32_t glyph, const br_outline **out) {
  static const br_outline nothing;
  if (!font->has_outlines) {
    *out = &nothing;
    return BR_STATUS_OK;
  }
  br_status status = br_font_open_outlines(font);
  if (status != BR_STATUS_OK) return status;
  /* Shaping can only come to such a glyph by a table that lies. */
  if (glyph >= font->metrics.glyph_count) return BR_STATUS_BAD_FONT;
  br_outline **slot = &font->cache.by_glyph[glyph];
  if (!*slot) {
    FT_Error error = FT_Load_Glyph(font->outline_face, glyph, unhinted_font_units);
    if (error == FT_Err_Out_Of_Memory) return BR_STATUS_NO_MEMORY;
    if (error || font->outline_face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) {
      return BR_STATUS_BAD_FONT;
    }
    *slot = copy_outline(&font->outline_face->glyph->outline);
    if (!*slot) return BR_STATUS_NO_MEMORY;
    font->cache.held_points += (*slot)->path.point_count;
  }
  *out = *slot;
  return BR_STATUS_OK;
}

br_status br_font_outline(br_font *font, uint32_t glyph, br_outline_room room,
                          br_outline_facts *facts) {
  if (!font || !facts) return BR_STATUS_BAD_ARGUMENT;
  if (br_glyph_has_colors(font, glyph)) return BR_STATUS_FAILED;
  br_font_trim_outlines(font);
  const br_outline *outline = NULL;
  br_status status = br_font_load_outline(font, glyph, &outline);
  if (status != BR_STATUS_OK) return status;
  const br_path *path = &outline->path;
  facts->verb_count = path->verb_count;
  facts->point_count = path->point_count;
  facts->advance = hb_font_get_glyph_h_advance(font->shaping_font, glyph);
  if (room.verb_capacity < path->verb_count || room.point_capacity < path->point_count) {
    return BR_STATUS_BUFFER_TOO_SMALL;
  }
  if (path->verb_count > 0) memcpy(room.verbs, path->verbs, path->verb_count);
  if (path->point_count > 0) {
    memcpy(room.points, path->points, path->point_count * 2 * sizeof *room.points);
  }
  return BR_STATUS_OK;
}

/* ---- Drawing ---- */

/* Whether any row of the band can show the outline; a pixel more on each side is harmless. */
static int reaches_band(const br_band *band, const br_outline *outline, double baseline,
                        double scale) {
  return baseline - outline->top * scale < (double)band->top + (double)band->rows + 1 &&
         baseline - outline->bottom * scale > (double)band->top - 1;
}

br_affine br_glyph_placement(br_font *font, const br_placed_glyph *placed, double scale,
                             int32_t mirrored) {
  br_affine to_device = {.a = scale, .d = -scale, .tx = placed->x, .ty = placed->y};
  if (mirrored) {
    hb_position_t advance = hb_font_get_glyph_h_advance(font->shaping_font, placed->glyph);
    to_device.a = -scale;
    to_device.tx = placed->x + (double)advance * scale;
  }
  return to_device;
}

br_status br_draw_outline(const br_band *band, br_font *font, const br_placed_glyph *placed,
                          double pixels_per_em, int32_t mirrored, br_color color) {
  br_font_trim_outlines(font);
  const br_outline *outline = NULL;
  br_status status = br_font_load_outline(font, placed->glyph, &outline);
  if (status != BR_STATUS_OK || outline->path.verb_count == 0) return status;
  double scale = pixels_per_em / (double)font->metrics.units_per_em;
  if (!reaches_band(band, outline, placed->y, scale)) return status;
  br_affine to_device = br_glyph_placement(font, placed, scale, mirrored);
  return br_fill_outline(band, &outline->path, &to_device, BR_FILL_NON_ZERO, outline->overlaps,
                         color);
}

br_status br_draw_glyphs(const br_band *band, br_font *font, const br_placed_glyph *glyphs,
                         size_t count, double pixels_per_em, int32_t mirrored, br_color color) {
  if (!font || (count > 0 && !glyphs) || !br_is_finite(pixels_per_em) || pixels_per_em < 0) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  for (size_t i = 0; i < count; i++) {
    if (!br_is_finite(glyphs[i].x) || !br_is_finite(glyphs[i].y)) return BR_STATUS_BAD_ARGUMENT;
  }
  br_status status = br_check_band(band);
  if (status != BR_STATUS_OK) return status;
  if (font->metrics.color_formats && !mirrored) {
    return br_draw_color_glyphs(band, font, glyphs, count, pixels_per_em, color);
  }
  if (!mirrored) return br_draw_outlines(band, font, glyphs, count, pixels_per_em, color);
  for (size_t i = 0; i < count && status == BR_STATUS_OK; i++) {
    status = br_draw_outline(band, font, &glyphs[i], pixels_per_em, mirrored, color);
  }
  return status;
}
