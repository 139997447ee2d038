#pragma STDC FP_CONTRACT OFF
#include "br_font_internal.h"

/* Naming the shaper keeps HarfBuzz from reading HB_SHAPER_LIST, and font programs of other
   shapers (Graphite) from running. */
static const char *const shapers[] = {"ot", NULL};

static const hb_feature_t features_off[] = {
    {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    {HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    {HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    {HB_TAG('d', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
};
/* calt is the first, for itself; the optional ligatures are the others. */
enum { alternates_count = 1, optional_ligatures_count = 3 };

static int is_valid(const br_shape_request *request) {
  return request && request->script != 0 && request->language &&
         (request->length == 0 || request->text) && request->length <= INT32_MAX &&
         request->start <= request->length && request->count <= request->length - request->start;
}

static void fill_buffer(hb_buffer_t *buffer, const br_shape_request *request) {
  unsigned flags = HB_BUFFER_FLAG_DEFAULT;
  if (request->start == 0) flags |= HB_BUFFER_FLAG_BOT;
  if (request->start + request->count == request->length) flags |= HB_BUFFER_FLAG_EOT;
  if (request->tells_bonds) flags |= HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT;

  hb_buffer_reset(buffer);
  hb_buffer_add_codepoints(buffer, request->text, (int)request->length, request->start,
                           (int)request->count);
  hb_buffer_set_direction(buffer, request->right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, (hb_script_t)request->script);
  hb_buffer_set_language(buffer, hb_language_from_string(request->language, -1));
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  hb_buffer_set_flags(buffer, (hb_buffer_flags_t)flags);
}

/* Leaves the shaped glyphs in the font's buffer. */
static br_status shape_into_buffer(br_font *font, const br_shape_request *request) {
  hb_buffer_t *buffer = font->buffer;
  fill_buffer(buffer, request);
  if (!hb_buffer_allocation_successful(buffer)) return BR_STATUS_NO_MEMORY;
  unsigned first = br_font_alternates_are_idle(font, request) ? 0 : alternates_count;
  unsigned end = alternates_count + (request->optional_ligatures ? 0 : optional_ligatures_count);
  if (!hb_shape_full(font->shaping_font, buffer, features_off + first, end - first, shapers)) {
    return BR_STATUS_FAILED;
  }
  /* A font whose rules need too many steps is left half shaped without any other sign. */
  return hb_buffer_allocation_successful(buffer) ? BR_STATUS_OK : BR_STATUS_LIMIT;
}

br_status br_font_shape(br_font *font, const br_shape_request *request, br_shaped_glyph *glyphs,
                        size_t capacity, size_t *count) {
  if (!count) return BR_STATUS_BAD_ARGUMENT;
  *count = 0;
  if (!font || !is_valid(request) || (capacity > 0 && !glyphs)) return BR_STATUS_BAD_ARGUMENT;
  br_status status = shape_into_buffer(font, request);
  if (status != BR_STATUS_OK) return status;

  unsigned length = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(font->buffer, &length);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(font->buffer, NULL);
  *count = length;
  if (length > capacity) return BR_STATUS_BUFFER_TOO_SMALL;
  for (unsigned i = 0; i < length; i++) {
    hb_glyph_flags_t bonds = hb_glyph_info_get_glyph_flags(&infos[i]);
    glyphs[i] = (br_shaped_glyph){.glyph = infos[i].codepoint,
                                  .bond = bonds & HB_GLYPH_FLAG_UNSAFE_TO_BREAK ? BR_BOND_CERTAIN
                                          : bonds & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT
                                              ? BR_BOND_POSSIBLE
                                              : BR_BOND_NONE,
                                  .cluster = infos[i].cluster,
                                  .x_advance = positions[i].x_advance,
                                  .x_offset = positions[i].x_offset,
                                  .y_offset = positions[i].y_offset};
  }
  return BR_STATUS_OK;
}

/* Whether HarfBuzz may find the character's parts in the font, or a plain hyphen for the
   non-breaking one: the test that it makes itself before it takes a character apart. */
static int may_have_other_spelling(const br_font *font, uint32_t scalar) {
  hb_codepoint_t first, second;
  if (scalar == 0x2011) return br_font_glyph(font, 0x2010) != 0;
  if (!hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second)) return 0;
  return second == 0 || br_font_glyph(font, second) != 0;
}

static int has_every_glyph(const br_font *font, const uint32_t *scalars, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (br_font_glyph(font, scalars[i]) == 0) return 0;
  }
  return 1;
}

int32_t br_font_covers(br_font *font, const uint32_t *scalars, uint32_t count, uint32_t script) {
  if (!font || !scalars || script == 0) return 0;
  if (has_every_glyph(font, scalars, count)) return 1;
  if (count == 1 && !may_have_other_spelling(font, scalars[0])) return 0;

  br_shape_request request = {.text = scalars,
                              .length = count,
                              .count = count,
                              .script = script,
                              .language = "",
                              .optional_ligatures = 1};
  if (!is_valid(&request) || shape_into_buffer(font, &request) != BR_STATUS_OK) return 0;
  unsigned length = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(font->buffer, &length);
  for (unsigned i = 0; i < length; i++) {
    if (infos[i].codepoint == 0) return 0;
  }
  return 1;
}

uint32_t br_script_of(uint32_t scalar) {
  return (uint32_t)hb_unicode_script(hb_unicode_funcs_get_default(), scalar);
}
