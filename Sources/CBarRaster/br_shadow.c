#pragma STDC FP_CONTRACT OFF
#include <stdlib.h>

#include "br_shadow.h"

/* Below this many pixels a shadow is drawn as the shape itself, at most 1.6 levels of 255 off. */
static const double HARD_EDGE = 1.0 / 64;

/* ---- Rectangles: a profile across, multiplied by one number a row ---- */

typedef struct profile {
  uint16_t *levels;
  int32_t left, core_left, core_right, right;
} profile;

static void make_profile(profile *profile, const br_shape *caster, double sigma, int32_t width) {
  int32_t left, left_end, right, right_end;
  br_edge_reach(caster->left, sigma, width, &left, &left_end);
  br_edge_reach(caster->right, sigma, width, &right, &right_end);
  for (int32_t x = left; x < right_end; x++) {
    double share = x < left_end ? br_edge_share(caster->left, sigma, x, 1) : 1;
    if (x >= right) share -= br_edge_share(caster->right, sigma, x, 1);
    profile->levels[x] = br_level(share);
  }
  while (left < right_end && !profile->levels[left]) left++;
  while (right_end > left && !profile->levels[right_end - 1]) right_end--;
  int32_t core = left_end < left ? left : left_end;
  profile->left = left;
  profile->right = right_end;
  profile->core_left = core < right ? core : right_end;
  profile->core_right = core < right ? right : right_end;
}

static void rect_row(const profile *profile, double share, br_row *row) {
  uint32_t down = br_level(share);
  row->left = profile->left, row->right = profile->right;
  row->core_left = profile->core_left, row->core_right = profile->core_right;
  row->core = (uint16_t)down;
  if (!down) row->right = row->core_right = row->core_left = row->left;
  for (int32_t x = row->left; x < row->core_left; x++) {
    row->values[x] = (uint16_t)br_mul16(profile->levels[x], down);
  }
  for (int32_t x = row->core_right; x < row->right; x++) {
    row->values[x] = (uint16_t)br_mul16(profile->levels[x], down);
  }
}

/* ---- The hole ---- */

/* Gives the core's columns values of their own, except those of a new, empty core. */
static void replace_core(br_row *row, int32_t left, int32_t right) {
  for (int32_t x = row->core_left; x < row->core_right; x++) {
    if (x == left) x = right;
    if (x < row->core_right) row->values[x] = row->core;
  }
  row->core_left = left;
  row->core_right = right;
  row->core = 0;
}

static int hides(const br_row *hole, const br_row *row) {
  return hole->core == 65535 && hole->core_left <= row->left && hole->core_right >= row->right;
}

static void cut_pixels(br_row *row, const br_row *hole, const br_shadow *shadow, int32_t y,
                       int32_t from, int32_t end) {
  for (int32_t x = from; x < end; x++) {
    uint16_t covered = br_row_at(hole, x);
    if (!covered) continue;
    if (covered == 65535) {
      row->values[x] = 0;
    } else if (shadow->sigma < HARD_EDGE) {
      row->values[x] = row->values[x] > covered ? row->values[x] - covered : 0;
    } else {
      row->values[x] = br_level(br_shadow_outside(shadow, x, y));
    }
  }
}

static int32_t within(int32_t x, int32_t low, int32_t high) {
  return x < low ? low : x > high ? high : x;
}

/* Takes the hole out of a row; a pixel on its edge keeps the shadow on its outer part. */
static void cut(br_row *row, const br_row *hole, const br_shadow *shadow, int32_t y) {
  int32_t from = within(hole->left, row->left, row->right);
  int32_t end = within(hole->right, row->left, row->right);
  int32_t left = end, right = end;
  if (hole->core == 65535) {
    left = within(hole->core_left, from, end);
    right = within(hole->core_right, left, end);
  }
  replace_core(row, left, right);
  cut_pixels(row, hole, shadow, y, from, left);
  cut_pixels(row, hole, shadow, y, right, end);
}

/* ---- Rows ---- */

typedef struct sources {
  br_shape_rows hard, hole;
  profile profile;
  br_soft soft;
  uint16_t *values;
} sources;

static br_status open_sources(sources *from, const br_shadow *shadow, const br_band *band) {
  br_status status = BR_STATUS_OK;
  if (shadow->hole) status = br_shape_rows_open(&from->hole, band, *shadow->hole);
  if (status) return status;
  if (shadow->sigma < HARD_EDGE) return br_shape_rows_open(&from->hard, band, shadow->caster);
  size_t width = (size_t)band->width;
  from->values = malloc(width * sizeof *from->values);
  if (!from->values) return BR_STATUS_NO_MEMORY;
  if (shadow->caster.radius > 0) return br_soft_open(&from->soft, shadow, band);
  from->profile.levels = malloc(width * sizeof *from->profile.levels);
  if (!from->profile.levels) return BR_STATUS_NO_MEMORY;
  make_profile(&from->profile, &shadow->caster, shadow->sigma, band->width);
  return BR_STATUS_OK;
}

static void close_sources(sources *from) {
  br_shape_rows_close(&from->hole);
  br_shape_rows_close(&from->hard);
  br_soft_close(&from->soft);
  free(from->profile.levels);
  free(from->values);
}

static int get_row(const sources *from, const br_shadow *shadow, int32_t y, br_row *row) {
  if (shadow->sigma < HARD_EDGE) return br_shape_rows_get(&from->hard, y, row);
  row->values = from->values;
  if (shadow->caster.radius > 0) {
    br_soft_row(&from->soft, y, row);
  } else {
    double down = br_edge_share(shadow->caster.top, shadow->sigma, y, 1);
    rect_row(&from->profile, down - br_edge_share(shadow->caster.bottom, shadow->sigma, y, 1), row);
  }
  return row->left < row->right;
}

static void draw_rows(const br_band *band, const br_shadow *shadow, const sources *from,
                      br_color color) {
  double reach = shadow->sigma * BR_GAUSS_END, end = (double)band->top + band->rows;
  double first = br_clamp(shadow->caster.top - reach, band->top, end);
  double last = br_clamp(shadow->caster.bottom + reach + 1, band->top, end);
  br_row row, hole;
  for (int32_t y = (int32_t)first; y < (int32_t)last; y++) {
    int has_hole = br_shape_rows_get(&from->hole, y, &hole);
    if (!get_row(from, shadow, y, &row) || (has_hole && hides(&hole, &row))) continue;
    if (has_hole) cut(&row, &hole, shadow, y);
    br_blend_row(br_band_row(band, y), &row, color);
  }
}

br_status br_draw_shadow(const br_band *band, br_shape caster, double sigma, const br_shape *cutout,
                         br_color color) {
  br_status status = br_check_band(band);
  if (!status) status = br_check_shape(&caster);
  br_shape hole = cutout ? *cutout : (br_shape){0};
  if (!status) status = br_check_shape(&hole);
  if (!status && !(sigma >= 0 && sigma <= BR_MAX_SIGMA)) status = BR_STATUS_BAD_ARGUMENT;
  if (status || !color.alpha || caster.left >= caster.right || caster.top >= caster.bottom) {
    return status;
  }
  br_shadow shadow = {.caster = caster, .sigma = sigma, .hole = cutout ? &hole : NULL};
  sources from = {0};
  if (sigma >= HARD_EDGE) status = br_shadow_make_nodes(&shadow, band);
  if (!status) status = open_sources(&from, &shadow, band);
  if (!status) draw_rows(band, &shadow, &from, color);
  close_sources(&from);
  free(shadow.nodes);
  return status;
}
