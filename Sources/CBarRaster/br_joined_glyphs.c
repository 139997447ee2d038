#pragma STDC FP_CONTRACT OFF
#include "br_font_internal.h"
#include "br_internal.h"

#include <stdlib.h>

/* Letters that join (Arabic, the headline of Devanagari, italics) end in one pixel or lie over each
   other. Blended one by one they would leave a seam there, of up to a quarter of the colour. So
   glyphs that share columns of pixels are summed into one coverage: where only their pixels meet,
   by addition, where their boxes overlap, as one outline. */

/* Groups and joints that are worth it: what stacks more marks than these is blended one by one. */
enum { MAX_PARTS = 32, MAX_JOINTS = 2 * MAX_PARTS, MAX_PARTS_OF_JOINT = 8 };

typedef struct part {
  const br_outline *outline;
  br_affine to_device;
  br_box box;
} part;

typedef struct group {
  part parts[MAX_PARTS];
  const br_placed_glyph *placed[MAX_PARTS];
  size_t count;
  br_box box;
  br_box joints[MAX_JOINTS];
  size_t joint_count;
  int touches; /* some box shares a pixel with another */
} group;

/* A glyph whose turn has not come. Marks can stand before the letter under them, and to the right of
   the letter that this one joins. */
typedef struct waiting {
  const br_placed_glyph *placed;
  br_box box;
} waiting;

enum { MAX_WAITING = 16 };

/* Ordered by their left edges. */
typedef struct queue {
  waiting glyphs[MAX_WAITING];
  size_t count;
} queue;

/* What is drawn with, the same for every group. */
typedef struct pen {
  const br_band *band;
  br_font *font;
  double pixels_per_em;
  double scale; /* pixels per font unit */
  br_color color;
} pen;

/* ---- Grouping ---- */

static int share_pixels(double end, double start) { return br_floor(end) >= br_floor(start); }

static int touch(const br_box *one, const br_box *other) {
  return share_pixels(one->right, other->left) && share_pixels(other->right, one->left) &&
         share_pixels(one->bottom, other->top) && share_pixels(other->bottom, one->top);
}

static double larger(double a, double b) { return a > b ? a : b; }
static double smaller(double a, double b) { return a < b ? a : b; }

static br_box intersection(const br_box *one, const br_box *other) {
  return (br_box){.left = larger(one->left, other->left),
                  .top = larger(one->top, other->top),
                  .right = smaller(one->right, other->right),
                  .bottom = smaller(one->bottom, other->bottom)};
}

static br_box hull(const br_box *one, const br_box *other) {
  return (br_box){.left = smaller(one->left, other->left),
                  .top = smaller(one->top, other->top),
                  .right = larger(one->right, other->right),
                  .bottom = larger(one->bottom, other->bottom)};
}

static br_box box_of(const br_outline *outline, const br_affine *map) {
  return (br_box){.left = br_clamp(outline->left * map->a + map->tx, -BR_FAR, BR_FAR),
                  .top = br_clamp(outline->top * map->d + map->ty, -BR_FAR, BR_FAR),
                  .right = br_clamp(outline->right * map->a + map->tx, -BR_FAR, BR_FAR),
                  .bottom = br_clamp(outline->bottom * map->d + map->ty, -BR_FAR, BR_FAR)};
}

/* Notes where the last part's box overlaps others. False if there are too many joints to draw. */
static int add_joints(group *group) {
  const br_box *last = &group->parts[group->count - 1].box;
  for (size_t i = 0; i + 1 < group->count; i++) {
    const br_box *box = &group->parts[i].box;
    if (!touch(box, last)) continue;
    group->touches = 1;
    br_box joint = intersection(box, last);
    if (joint.left >= joint.right || joint.top >= joint.bottom) continue;
    if (group->joint_count == MAX_JOINTS) return 0;
    group->joints[group->joint_count++] = joint;
  }
  return 1;
}

/* ---- Coverage ---- */

static void add_coverage(const br_cells *whole, uint16_t *sums, const br_cells *cells) {
  for (int32_t y = 0; y < cells->rows; y++) {
    const int32_t *cell = cells->cells + (size_t)y * ((size_t)cells->width + 2);
    uint16_t *sum = sums + (size_t)(cells->top + y - whole->top) * (size_t)whole->width +
                    (cells->left - whole->left);
    uint32_t winding = 0;
    for (int32_t x = 0; x < cells->width; x++) {
      winding += (uint32_t)cell[x];
      uint32_t both = (uint32_t)sum[x] + br_winding_coverage(winding, BR_FILL_NON_ZERO);
      sum[x] = (uint16_t)(both < UINT16_MAX ? both : UINT16_MAX);
    }
  }
}

static void set_coverage(const br_cells *whole, uint16_t *sums, const br_cells *cells) {
  for (int32_t y = 0; y < cells->rows; y++) {
    uint16_t *sum = sums + (size_t)(cells->top + y - whole->top) * (size_t)whole->width +
                    (cells->left - whole->left);
    for (int32_t x = 0; x < cells->width; x++) sum[x] = 0;
  }
  add_coverage(whole, sums, cells);
}

static br_status allocate_cells(br_cells *cells) {
  cells->cells = calloc(((size_t)cells->width + 2) * (size_t)cells->rows, sizeof *cells->cells);
  return cells->cells ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
}

static br_status add_part(const pen *pen, const br_cells *whole, uint16_t *sums, const part *part) {
  br_cells cells = br_cells_of_box(pen->band, &part->box);
  if (cells.width <= 0 || cells.rows <= 0) return BR_STATUS_OK;
  br_status status = allocate_cells(&cells);
  if (status) return status;
  status = br_cells_add_outline(&cells, &part->outline->path, &part->to_device, BR_FILL_NON_ZERO,
                                part->outline->overlaps);
  if (!status) add_coverage(whole, sums, &cells);
  free(cells.cells);
  return status;
}

/* Replaces the sums in a joint by the coverage of all parts there as one outline. */
static br_status draw_joint(const pen *pen, const br_cells *whole, uint16_t *sums,
                            const group *group, const br_box *joint) {
  br_cells cells = br_cells_of_box(pen->band, joint);
  if (cells.width <= 0 || cells.rows <= 0) return BR_STATUS_OK;
  br_edges edges = {0};
  br_status status = allocate_cells(&cells);
  for (size_t i = 0; i < group->count && !status; i++) {
    const part *part = &group->parts[i];
    if (!touch(&part->box, joint)) continue;
    status = br_edges_add_outline(&edges, &cells, &part->outline->path, &part->to_device);
  }
  if (!status) status = br_cells_add_inside(&cells, &edges, BR_FILL_NON_ZERO);
  if (!status) set_coverage(whole, sums, &cells);
  free(edges.items);
  free(cells.cells);
  return status;
}

static void blend(const pen *pen, const br_cells *whole, const uint16_t *sums, uint16_t *values) {
  br_row row = {.left = whole->left, .core_left = whole->left + whole->width, .values = values};
  row.core_right = row.right = row.core_left;
  for (int32_t y = 0; y < whole->rows; y++) {
    const uint16_t *sum = sums + (size_t)y * (size_t)whole->width;
    for (int32_t x = 0; x < whole->width; x++) values[whole->left + x] = sum[x];
    br_blend_row(br_band_row(pen->band, whole->top + y), &row, pen->color);
  }
}

static br_status draw_joined(const pen *pen, const group *group) {
  br_cells whole = br_cells_of_box(pen->band, &group->box);
  if (whole.width <= 0 || whole.rows <= 0 || !pen->color.alpha) return BR_STATUS_OK;
  uint16_t *sums = calloc((size_t)whole.width * (size_t)whole.rows, sizeof *sums);
  uint16_t *values = malloc((size_t)pen->band->width * sizeof *values);
  br_status status = sums && values ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
  for (size_t i = 0; i < group->count && !status; i++) {
    status = add_part(pen, &whole, sums, &group->parts[i]);
  }
  for (size_t i = 0; i < group->joint_count && !status; i++) {
    status = draw_joint(pen, &whole, sums, group, &group->joints[i]);
  }
  if (!status) blend(pen, &whole, sums, values);
  free(sums);
  free(values);
  return status;
}

static int joints_are_few(const group *group) {
  for (size_t i = 0; i < group->joint_count; i++) {
    size_t parts = 0;
    for (size_t k = 0; k < group->count; k++) {
      parts += (size_t)touch(&group->parts[k].box, &group->joints[i]);
    }
    if (parts > MAX_PARTS_OF_JOINT) return 0;
  }
  return 1;
}

/* ---- Drawing ---- */

static br_status finish(const pen *pen, group *group, int is_drawable) {
  br_status status = BR_STATUS_OK;
  if (group->touches && is_drawable && joints_are_few(group)) {
    status = draw_joined(pen, group);
  } else {
    for (size_t i = 0; i < group->count && !status; i++) {
      status = br_draw_outline(pen->band, pen->font, group->placed[i], pen->pixels_per_em, 0,
                               pen->color);
    }
  }
  group->count = group->joint_count = 0;
  group->touches = 0;
  br_font_trim_outlines(pen->font);
  return status;
}

static int continues(const group *group, const br_box *next) {
  return group->count < MAX_PARTS && share_pixels(group->box.right, next->left) &&
         share_pixels(next->right, group->box.left);
}

static br_status add_to_group(const pen *pen, group *group, const waiting *next) {
  br_status status = BR_STATUS_OK;
  if (group->count > 0 && !continues(group, &next->box)) status = finish(pen, group, 1);
  part *part = &group->parts[group->count];
  if (!status) status = br_font_load_outline(pen->font, next->placed->glyph, &part->outline);
  if (status) return status;
  part->to_device = br_glyph_placement(pen->font, next->placed, pen->scale, 0);
  part->box = next->box;
  group->box = group->count ? hull(&group->box, &part->box) : part->box;
  group->placed[group->count++] = next->placed;
  return add_joints(group) ? BR_STATUS_OK : finish(pen, group, 0);
}

/* ---- From left to right ---- */

static br_status leave(const pen *pen, queue *queue, group *group) {
  br_status status = add_to_group(pen, group, &queue->glyphs[0]);
  queue->count--;
  for (size_t i = 0; i < queue->count; i++) queue->glyphs[i] = queue->glyphs[i + 1];
  return status;
}

static br_status enter(const pen *pen, queue *queue, group *group, const br_placed_glyph *placed) {
  const br_outline *outline = NULL;
  br_status status = br_font_load_outline(pen->font, placed->glyph, &outline);
  if (status || outline->path.verb_count == 0) return status;
  br_affine to_device = br_glyph_placement(pen->font, placed, pen->scale, 0);
  waiting next = {.placed = placed, .box = box_of(outline, &to_device)};
  if (queue->count == MAX_WAITING) status = leave(pen, queue, group);
  size_t at = queue->count++;
  for (; at > 0 && queue->glyphs[at - 1].box.left > next.box.left; at--) {
    queue->glyphs[at] = queue->glyphs[at - 1];
  }
  queue->glyphs[at] = next;
  return status;
}

br_status br_draw_outlines(const br_band *band, br_font *font, const br_placed_glyph *glyphs,
                           size_t count, double pixels_per_em, br_color color) {
  pen pen = {.band = band,
             .font = font,
             .pixels_per_em = pixels_per_em,
             .scale = pixels_per_em / (double)font->metrics.units_per_em,
             .color = color};
  queue queue = {.count = 0};
  group *group = calloc(1, sizeof *group);
  br_status status = group ? BR_STATUS_OK : BR_STATUS_NO_MEMORY;
  for (size_t i = 0; i < count && !status; i++) status = enter(&pen, &queue, group, &glyphs[i]);
  while (queue.count > 0 && !status) status = leave(&pen, &queue, group);
  if (!status) status = finish(&pen, group, 1);
  free(group);
  return status;
}
