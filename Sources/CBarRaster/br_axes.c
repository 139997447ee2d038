#pragma STDC FP_CONTRACT OFF
#include "br_font_internal.h"

#include FT_MULTIPLE_MASTERS_H
#include <stdlib.h>

/* The registered axes are five; fonts with the most have some twenty. */
enum { max_axes = 64 };

/* FreeType's normalised coordinates are 16.16, HarfBuzz's 2.14. */
enum { to_16_16 = 4 };

/* The axis's position in the font; -1 if it has none of that tag. */
static int axis_index(const hb_ot_var_axis_info_t *axes, unsigned count, uint32_t tag) {
  for (unsigned i = 0; i < count; i++) {
    if (axes[i].tag == tag) return (int)i;
  }
  return -1;
}

/* Not a number compares as false, so that it is the axis's minimum. */
static float clamped(const hb_ot_var_axis_info_t *axis, float value) {
  if (!(value > axis->min_value)) return axis->min_value;
  return value < axis->max_value ? value : axis->max_value;
}

br_status br_font_set_axes(br_font *font, const br_axis_value *values, size_t count) {
  if (!font || (count > 0 && !values)) return BR_STATUS_BAD_ARGUMENT;
  hb_ot_var_axis_info_t axes[max_axes];
  unsigned axis_count = max_axes;
  if (hb_ot_var_get_axis_infos(font->shaping_face, 0, &axis_count, axes) > max_axes) {
    return BR_STATUS_BAD_FONT;
  }
  float design[max_axes];
  for (unsigned i = 0; i < axis_count; i++) design[i] = axes[i].default_value;
  for (size_t i = 0; i < count; i++) {
    int index = axis_index(axes, axis_count, values[i].tag);
    if (index < 0) return BR_STATUS_FAILED;
    design[index] = clamped(&axes[index], values[i].value);
  }
  if (axis_count == 0) return BR_STATUS_OK;
  int *coordinates = calloc(axis_count, sizeof *coordinates);
  if (!coordinates) return BR_STATUS_NO_MEMORY;
  hb_ot_var_normalize_coords(font->shaping_face, axis_count, design, coordinates);
  free(font->place.coordinates);
  font->place = (br_font_place){coordinates, axis_count};
  hb_font_set_var_coords_normalized(font->shaping_font, coordinates, axis_count);
  return br_font_place_outlines(font);
}

br_status br_font_instance(const br_font *font, uint32_t index, char *name, size_t name_capacity,
                           br_axis_value *values, size_t capacity, size_t *count) {
  if (!font || !name || !count || (capacity > 0 && !values) || name_capacity == 0 ||
      name_capacity > UINT16_MAX) {
    return BR_STATUS_BAD_ARGUMENT;
  }
  *count = 0;
  hb_face_t *face = font->shaping_face;
  if (index >= hb_ot_var_get_named_instance_count(face)) return BR_STATUS_FAILED;
  hb_ot_var_axis_info_t axes[max_axes];
  float design[max_axes];
  unsigned axis_count = max_axes, length = max_axes;
  if (hb_ot_var_get_axis_infos(face, 0, &axis_count, axes) > max_axes) return BR_STATUS_BAD_FONT;
  hb_ot_var_named_instance_get_design_coords(face, index, &length, design);
  if (length != axis_count) return BR_STATUS_BAD_FONT;
  *count = axis_count;
  if (axis_count > capacity) return BR_STATUS_BUFFER_TOO_SMALL;
  for (unsigned i = 0; i < axis_count; i++) {
    values[i] = (br_axis_value){.tag = axes[i].tag, .value = design[i]};
  }
  length = (unsigned)name_capacity;
  hb_ot_name_get_utf8(face, hb_ot_var_named_instance_get_subfamily_name_id(face, index),
                      HB_LANGUAGE_INVALID, &length, name);
  return BR_STATUS_OK;
}

br_status br_font_place_outlines(br_font *font) {
  if (!font->outline_face || !font->place.coordinates) return BR_STATUS_OK;
  FT_Fixed coordinates[max_axes];
  for (unsigned i = 0; i < font->place.count; i++) {
    coordinates[i] = (FT_Fixed)font->place.coordinates[i] * to_16_16;
  }
  FT_Error error =
      FT_Set_Var_Blend_Coordinates(font->outline_face, font->place.count, coordinates);
  if (error == FT_Err_Out_Of_Memory) return BR_STATUS_NO_MEMORY;
  return error ? BR_STATUS_BAD_FONT : BR_STATUS_OK;
}
