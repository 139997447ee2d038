#pragma STDC FP_CONTRACT OFF
#include "br_font_internal.h"
#include "br_internal.h"

#include <stdlib.h>

/* Colour glyphs: pictures (CBDT, sbix) and layers of outlines (COLR version 0). HarfBuzz reads the
   tables; the pictures' PNG is decoded by our own reader. */

/* The strikes of Debian's and Apple's emoji have 136 and 160 pixels. */
static const br_png_limits picture_limits = {.max_side = 1024, .max_pixels = (uint64_t)1 << 20};

/* 16 MB of pixels; a font that goes past it pays with decoding pictures again. */
static const size_t max_held_pixels = (size_t)1 << 22;

/* COLR, the OpenType specification: version 1 has a list of base glyphs with paint graphs. */
enum { colr_v1_list_at = 14, colr_v1_length = 34 };

/* The palette that a font shows unless told otherwise, and the entry that means the text's colour. */
enum { first_palette = 0, foreground_entry = 0xFFFF };
/* Layers of one glyph, colours of one palette. */
enum { layers_at_once = 64 };

static int has_table(hb_face_t *face, hb_tag_t tag) {
  hb_blob_t *blob = hb_face_reference_table(face, tag);
  int is_there = hb_blob_get_length(blob) > 0;
  hb_blob_destroy(blob);
  return is_there;
}

static int has_gradients(hb_face_t *face) {
  unsigned length = 0;
  hb_blob_t *blob = hb_face_reference_table(face, HB_TAG('C', 'O', 'L', 'R'));
  const uint8_t *colr = (const uint8_t *)hb_blob_get_data(blob, &length);
  int is_there = 0;
  if (colr && length >= colr_v1_length && (colr[0] || colr[1])) {
    for (int i = 0; i < 4; i++) is_there |= colr[colr_v1_list_at + i];
  }
  hb_blob_destroy(blob);
  return is_there != 0;
}

void br_font_read_colors(br_font *font) {
  hb_face_t *face = font->shaping_face;
  uint32_t formats = 0;
  if (hb_ot_color_has_png(face)) formats |= BR_COLOR_PICTURES;
  if (hb_ot_color_has_layers(face)) formats |= BR_COLOR_LAYERS;
  if (has_gradients(face)) formats |= BR_COLOR_GRADIENTS;
  if (hb_ot_color_has_svg(face)) formats |= BR_COLOR_SVG;
  font->metrics.color_formats = formats;
  font->has_outlines = !(formats & BR_COLOR_PICTURES) ||
                       has_table(face, HB_TAG('g', 'l', 'y', 'f')) ||
                       has_table(face, HB_TAG('C', 'F', 'F', ' ')) ||
                       has_table(face, HB_TAG('C', 'F', 'F', '2'));
}

/* ---- Pictures ---- */

static void empty_pictures(br_font *font) {
  for (uint32_t i = 0; font->pictures.by_glyph && i < font->metrics.glyph_count; i++) {
    free(font->pictures.by_glyph[i]);
    font->pictures.by_glyph[i] = NULL;
  }
  font->pictures.held_pixels = 0;
}

void br_font_close_colors(br_font *font) {
  empty_pictures(font);
  free(font->pictures.by_glyph);
  hb_font_destroy(font->pictures.strikes);
}

/* A font of its own, so that the size that picks the strike never reaches shaping. */
static br_status open_pictures(br_font *font) {
  br_picture_cache *cache = &font->pictures;
  if (!cache->by_glyph) {
    cache->by_glyph = calloc(font->metrics.glyph_count, sizeof *cache->by_glyph);
    if (!cache->by_glyph) return BR_STATUS_NO_MEMORY;
  }
  if (!cache->strikes) {
    hb_font_t *strikes = hb_font_create(font->shaping_face);
    if (strikes == hb_font_get_empty()) return BR_STATUS_NO_MEMORY;
    hb_ot_font_set_funcs(strikes);
    hb_font_set_scale(strikes, font->metrics.units_per_em, font->metrics.units_per_em);
    cache->strikes = strikes;
  }
  return BR_STATUS_OK;
}

static br_status decode(hb_blob_t *png, br_picture **out) {
  unsigned length = 0;
  const uint8_t *bytes = (const uint8_t *)hb_blob_get_data(png, &length);
  int32_t width = 0, height = 0;
  br_status status = br_png_read_size(bytes, length, picture_limits, &width, &height);
  if (status != BR_STATUS_OK) return BR_STATUS_BAD_FONT;
  size_t size = (size_t)width * (size_t)height * 4;
  br_picture *picture = calloc(1, sizeof *picture + size);
  if (!picture) return BR_STATUS_NO_MEMORY;
  uint8_t *pixels = (uint8_t *)(picture + 1);
  picture->image = (br_image){.pixels = pixels, .width = width, .height = height};
  status = br_png_read(bytes, length, picture_limits, pixels, size);
  if (status == BR_STATUS_OK) {
    *out = picture;
    return status;
  }
  free(picture);
  return status == BR_STATUS_NO_MEMORY ? status : BR_STATUS_BAD_FONT;
}

/* The glyph's picture in the strike for `pixels_per_em`; NULL if it has none. Lives until the next
   call. */
static br_status load_picture(br_font *font, uint32_t glyph, unsigned pixels_per_em,
                              const br_picture **out) {
  br_status status = open_pictures(font);
  if (status != BR_STATUS_OK) return status;
  if (glyph >= font->metrics.glyph_count) return BR_STATUS_BAD_ARGUMENT;
  br_picture_cache *cache = &font->pictures;
  br_picture **slot = &cache->by_glyph[glyph];
  if (!*slot || (*slot)->pixels_per_em != pixels_per_em) {
    hb_glyph_extents_t extents = {0};
    hb_font_set_ppem(cache->strikes, pixels_per_em, pixels_per_em);
    hb_blob_t *png = hb_ot_color_glyph_reference_png(cache->strikes, glyph);
    if (hb_blob_get_length(png) == 0 ||
        !hb_font_get_glyph_extents(cache->strikes, glyph, &extents)) {
      hb_blob_destroy(png);
      *out = NULL;
      return BR_STATUS_OK;
    }
    if (cache->held_pixels > max_held_pixels) empty_pictures(font);
    free(*slot);
    *slot = NULL;
    status = decode(png, slot);
    hb_blob_destroy(png);
    if (status != BR_STATUS_OK) return status;
    (*slot)->pixels_per_em = pixels_per_em;
    (*slot)->left = extents.x_bearing;
    (*slot)->top = extents.y_bearing;
    (*slot)->right = (double)extents.x_bearing + (double)extents.width;
    (*slot)->bottom = (double)extents.y_bearing + (double)extents.height;
    cache->held_pixels += (size_t)(*slot)->image.width * (size_t)(*slot)->image.height;
  }
  *out = *slot;
  return BR_STATUS_OK;
}

static br_status draw_picture(const br_band *band, br_font *font, const br_placed_glyph *placed,
                              double pixels_per_em, int *is_drawn) {
  const br_picture *picture = NULL;
  /* The strike is the next larger one, so that it is scaled down. */
  unsigned size = (unsigned)br_clamp(pixels_per_em + 0.999, 1, UINT16_MAX);
  br_status status = load_picture(font, placed->glyph, size, &picture);
  *is_drawn = picture != NULL;
  if (status != BR_STATUS_OK || !picture) return status;
  double scale = pixels_per_em / (double)font->metrics.units_per_em;
  br_shape target = {.left = placed->x + picture->left * scale,
                     .top = placed->y - picture->top * scale,
                     .right = placed->x + picture->right * scale,
                     .bottom = placed->y - picture->bottom * scale};
  return br_draw_image(band, picture->image, target, NULL);
}

/* ---- Layers ---- */

/* `entry` of the first palette, or the text's colour. An entry that is not there is clear. */
static br_color layer_color(hb_face_t *face, unsigned entry, br_color foreground) {
  if (entry == foreground_entry) return foreground;
  hb_color_t color = 0;
  unsigned count = 1;
  hb_ot_color_palette_get_colors(face, first_palette, entry, &count, &color);
  if (count == 0) color = 0;
  return (br_color){.red = (uint16_t)(hb_color_get_red(color) * 257),
                    .green = (uint16_t)(hb_color_get_green(color) * 257),
                    .blue = (uint16_t)(hb_color_get_blue(color) * 257),
                    .alpha = (uint16_t)(hb_color_get_alpha(color) * 257)};
}

static br_status draw_layers(const br_band *band, br_font *font, const br_placed_glyph *placed,
                             double pixels_per_em, br_color color, int *is_drawn) {
  hb_ot_color_layer_t layers[layers_at_once];
  br_status status = BR_STATUS_OK;
  unsigned start = 0, count, total;
  do {
    count = layers_at_once;
    total = hb_ot_color_glyph_get_layers(font->shaping_face, placed->glyph, start, &count, layers);
    for (unsigned i = 0; i < count && status == BR_STATUS_OK; i++) {
      br_placed_glyph layer = {.glyph = layers[i].glyph, .x = placed->x, .y = placed->y};
      status = br_draw_outline(band, font, &layer, pixels_per_em, 0,
                               layer_color(font->shaping_face, layers[i].color_index, color));
    }
    start += count;
  } while (status == BR_STATUS_OK && count > 0 && start < total);
  *is_drawn = total > 0;
  return status;
}

int br_glyph_has_colors(br_font *font, uint32_t glyph) {
  unsigned formats = font->metrics.color_formats, count = 0;
  if (formats & BR_COLOR_LAYERS &&
      hb_ot_color_glyph_get_layers(font->shaping_face, glyph, 0, &count, NULL) > 0) {
    return 1;
  }
  if (!(formats & BR_COLOR_PICTURES)) return 0;
  hb_blob_t *png = hb_ot_color_glyph_reference_png(font->shaping_font, glyph);
  int is_there = hb_blob_get_length(png) > 0;
  hb_blob_destroy(png);
  return is_there;
}

/* ---- Drawing ---- */

static br_status draw_opaque(const br_band *band, br_font *font, const br_placed_glyph *placed,
                             double pixels_per_em, br_color color) {
  int is_drawn = 0;
  br_status status = BR_STATUS_OK;
  if (font->metrics.color_formats & BR_COLOR_PICTURES) {
    status = draw_picture(band, font, placed, pixels_per_em, &is_drawn);
  }
  if (status == BR_STATUS_OK && !is_drawn && font->metrics.color_formats & BR_COLOR_LAYERS) {
    status = draw_layers(band, font, placed, pixels_per_em, color, &is_drawn);
  }
  if (status == BR_STATUS_OK && !is_drawn) {
    status = br_draw_outline(band, font, placed, pixels_per_em, 0, color);
  }
  return status;
}

br_status br_draw_color_glyphs(const br_band *band, br_font *font, const br_placed_glyph *glyphs,
                               size_t count, double pixels_per_em, br_color color) {
  if (color.alpha == 0) return BR_STATUS_OK;
  br_band layer = *band;
  br_color opaque = color;
  int is_faded = color.alpha < UINT16_MAX;
  br_status status = BR_STATUS_OK;
  if (is_faded) {
    opaque.alpha = UINT16_MAX;
    status = br_band_new(band->width, band->rows, &layer);
    layer.top = band->top;
    if (status != BR_STATUS_OK) return status;
  }
  for (size_t i = 0; i < count && status == BR_STATUS_OK; i++) {
    status = draw_opaque(&layer, font, &glyphs[i], pixels_per_em, opaque);
  }
  if (!is_faded) return status;
  if (status == BR_STATUS_OK) status = br_composite(band, &layer, color.alpha, NULL);
  br_band_free(&layer);
  return status;
}
