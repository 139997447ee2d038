#pragma STDC FP_CONTRACT OFF
#include "br_font_internal.h"

/* Fonts that choose alternates by what stands beside them (Inter: brackets beside capitals, arrows)
   have all their rules tried at every glyph, which takes nine tenths of the time of a long text. A text
   of ASCII is made of known glyphs, so that it can be told beforehand whether any rule applies. */

/* Shorter texts and runs are not worth a question. */
enum { shortest = 64 };

static const hb_tag_t contextual[] = {HB_TAG('c', 'a', 'l', 't'), HB_TAG_NONE};

/* All else that HarfBuzz turns on for Latin text from left to right (hb-ot-shape.cc). */
static const hb_tag_t usual[] = {
    HB_TAG('r', 'v', 'r', 'n'), HB_TAG('l', 't', 'r', 'a'), HB_TAG('l', 't', 'r', 'm'),
    HB_TAG('r', 'a', 'n', 'd'), HB_TAG('a', 'b', 'v', 'm'), HB_TAG('b', 'l', 'w', 'm'),
    HB_TAG('c', 'c', 'm', 'p'), HB_TAG('l', 'o', 'c', 'l'), HB_TAG('m', 'a', 'r', 'k'),
    HB_TAG('m', 'k', 'm', 'k'), HB_TAG('r', 'l', 'i', 'g'), HB_TAG('c', 'l', 'i', 'g'),
    HB_TAG('c', 'u', 'r', 's'), HB_TAG('d', 'i', 's', 't'), HB_TAG('k', 'e', 'r', 'n'),
    HB_TAG('l', 'i', 'g', 'a'), HB_TAG('r', 'c', 'l', 't'), HB_TAG_NONE};

/* Whether some script or language of the font has a feature that is on under any name. */
static int has_required_feature(hb_face_t *face) {
  unsigned script_count = hb_ot_layout_table_get_script_tags(face, HB_OT_TAG_GSUB, 0, NULL, NULL);
  unsigned feature;
  for (unsigned script = 0; script < script_count; script++) {
    unsigned language_count =
        hb_ot_layout_script_get_language_tags(face, HB_OT_TAG_GSUB, script, 0, NULL, NULL);
    if (hb_ot_layout_language_get_required_feature_index(
            face, HB_OT_TAG_GSUB, script, HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX, &feature)) {
      return 1;
    }
    for (unsigned language = 0; language < language_count; language++) {
      if (hb_ot_layout_language_get_required_feature_index(face, HB_OT_TAG_GSUB, script, language,
                                                           &feature)) {
        return 1;
      }
    }
  }
  return 0;
}

/* Collects the font's rules once. */
static void read_rules(br_font *font) {
  br_alternates *alternates = &font->alternates;
  hb_face_t *face = font->shaping_face;
  alternates->rules = hb_set_create();
  alternates->other_rules = hb_set_create();
  alternates->results = hb_set_create();
  hb_ot_layout_collect_lookups(face, HB_OT_TAG_GSUB, NULL, NULL, contextual, alternates->rules);
  hb_ot_layout_collect_lookups(face, HB_OT_TAG_GSUB, NULL, NULL, usual, alternates->other_rules);
  hb_codepoint_t rule = HB_SET_VALUE_INVALID;
  while (hb_set_next(alternates->rules, &rule)) {
    hb_ot_layout_lookup_collect_glyphs(face, HB_OT_TAG_GSUB, rule, NULL, NULL, NULL,
                                       alternates->results);
  }
  alternates->may_be_idle = !hb_set_is_empty(alternates->rules) && !has_required_feature(face);
}

/* Whether no rule adds a glyph to those of the characters, nor turns one of them into another. */
static int no_rule_applies(br_font *font, const uint64_t characters[2]) {
  br_alternates *alternates = &font->alternates;
  hb_set_t *glyphs = hb_set_create();
  for (uint32_t scalar = 0; scalar < 128; scalar++) {
    if (characters[scalar / 64] >> (scalar % 64) & 1) {
      hb_set_add(glyphs, br_font_glyph(font, scalar));
    }
  }
  hb_ot_layout_lookups_substitute_closure(font->shaping_face, alternates->other_rules, glyphs);
  unsigned count = hb_set_get_population(glyphs);
  hb_ot_layout_lookups_substitute_closure(font->shaping_face, alternates->rules, glyphs);
  int is_idle = hb_set_allocation_successful(glyphs) &&
                hb_set_allocation_successful(alternates->rules) &&
                hb_set_allocation_successful(alternates->other_rules) &&
                hb_set_allocation_successful(alternates->results) &&
                hb_set_get_population(glyphs) == count;
  hb_set_intersect(glyphs, alternates->results);
  is_idle &= hb_set_is_empty(glyphs);
  hb_set_destroy(glyphs);
  return is_idle;
}

/* Adds the ASCII characters of a text to a set; whether there are no others. */
static int add_characters(uint64_t set[2], const uint32_t *text, uint32_t count) {
  int is_ascii = 1;
  for (uint32_t i = 0; i < count; i++) {
    if (text[i] < 128) {
      set[text[i] / 64] |= (uint64_t)1 << (text[i] % 64);
    } else {
      is_ascii = 0;
    }
  }
  return is_ascii;
}

static int is_within(const uint64_t set[2], const uint64_t other[2]) {
  return !(set[0] & ~other[0]) && !(set[1] & ~other[1]);
}

/* Long texts can have thousands of short runs: they are asked about once, with all characters of the
   text. What no rule does to these, none does to some of them. */
static int are_idle_in_text(br_font *font, const br_shape_request *request,
                            const uint64_t characters[2]) {
  br_alternates *alternates = &font->alternates;
  if (is_within(characters, alternates->idle)) return 1;
  if (is_within(characters, alternates->busy)) return 0;
  uint64_t all[2] = {alternates->idle[0], alternates->idle[1]};
  add_characters(all, request->text, request->length);
  int is_idle = no_rule_applies(font, all);
  uint64_t *known = is_idle ? alternates->idle : alternates->busy;
  known[0] |= all[0], known[1] |= all[1];
  return is_idle;
}

static int are_idle_in_run(br_font *font, const uint64_t characters[2]) {
  br_alternates *alternates = &font->alternates;
  if (characters[0] != alternates->characters[0] || characters[1] != alternates->characters[1]) {
    alternates->characters[0] = characters[0], alternates->characters[1] = characters[1];
    alternates->are_idle = no_rule_applies(font, characters);
  }
  return alternates->are_idle;
}

int br_font_alternates_are_idle(br_font *font, const br_shape_request *request) {
  br_alternates *alternates = &font->alternates;
  if (request->length < shortest || request->right_to_left ||
      request->script != (uint32_t)HB_SCRIPT_LATIN) {
    return 0;
  }
  uint64_t characters[2] = {0, 0};
  if (!add_characters(characters, request->text + request->start, request->count)) return 0;
  if (!alternates->rules) read_rules(font);
  if (!alternates->may_be_idle) return 0;
  if (are_idle_in_text(font, request, characters)) return 1;
  return request->count >= shortest && are_idle_in_run(font, characters);
}

void br_font_close_alternates(br_font *font) {
  hb_set_destroy(font->alternates.rules);
  hb_set_destroy(font->alternates.other_rules);
  hb_set_destroy(font->alternates.results);
}
