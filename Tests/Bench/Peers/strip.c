/* The scene of the speed figures by hand with cairo and pango, as a program would be written in C that
   needs this one picture: 375 x 120 points at 3x, a lifted app bar with a title and three icons over
   white. usage: strip OUT.png */
#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <string.h>

enum { SCALE = 3, WIDTH = 375 * SCALE, HEIGHT = 120 * SCALE, BAR = 76 * SCALE };

/* Rows of `mask` blurred downwards; a bar as wide as the picture looks the same in every column, so
   nothing has to be blurred across. */
static void blur(const float *mask, float *out, int rows, double sigma) {
  int reach = (int)ceil(3 * sigma);
  float *kernel = malloc(sizeof *kernel * (size_t)(2 * reach + 1)), sum = 0;
  for (int k = -reach; k <= reach; k++) {
    sum += kernel[k + reach] = (float)exp(-k * k / (2 * sigma * sigma));
  }
  for (int y = 0; y < rows; y++) {
    float *row = out + (size_t)y * WIDTH;
    memset(row, 0, WIDTH * sizeof *row);
    for (int k = -reach; k <= reach; k++) {
      int at = y + k < 0 ? 0 : y + k >= rows ? rows - 1 : y + k;
      float weight = kernel[k + reach] / sum;
      for (int x = 0; x < WIDTH; x++) row[x] += weight * mask[(size_t)at * WIDTH + x];
    }
  }
  free(kernel);
}

/* What the bar's shadow adds below it. */
static void draw_shadow(cairo_t *cairo, double sigma, double down, double opacity) {
  int top = BAR - 36, rows = BAR + 72 - top;
  float *mask = calloc((size_t)WIDTH * (size_t)rows, sizeof *mask);
  float *blurred = malloc((size_t)WIDTH * (size_t)rows * sizeof *blurred);
  for (int y = 0; y < rows && y + top < BAR + down; y++) {
    for (int x = 0; x < WIDTH; x++) mask[y * WIDTH + x] = 1;
  }
  blur(mask, blurred, rows, sigma);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, WIDTH, rows);
  unsigned char *bytes = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < rows; y++) {
    for (int x = 0; x < WIDTH; x++) {
      bytes[y * stride + x] = (unsigned char)(blurred[y * WIDTH + x] * 255 + 0.5f);
    }
  }
  cairo_surface_mark_dirty(surface);
  cairo_set_source_rgba(cairo, 0, 0, 0, opacity);
  cairo_mask_surface(cairo, surface, 0, top);
  cairo_surface_destroy(surface);
  free(mask);
  free(blurred);
}

static void draw_title(cairo_t *cairo) {
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  PangoFontDescription *font = pango_font_description_from_string("Roboto Medium");
  pango_font_description_set_absolute_size(font, 20.0 * SCALE * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, "Inbox", -1);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  cairo_move_to(cairo, (WIDTH - width) / 2.0, (20 + 28) * SCALE - height / 2.0);
  pango_cairo_show_layout(cairo, layout);
  pango_font_description_free(font);
  g_object_unref(layout);
}

/* Around the middle of a 24-point box at `x` points. */
static void draw_icon(cairo_t *cairo, int kind, double x) {
  cairo_save(cairo);
  cairo_translate(cairo, (x + 12) * SCALE, (20 + 28) * SCALE);
  cairo_scale(cairo, SCALE, SCALE);
  for (int i = -1; i <= 1 && kind == 0; i++) cairo_rectangle(cairo, -9, i * 5 - 1, 18, 2);
  for (int i = -1; i <= 1 && kind == 1; i++) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, 0, i * 6, 2, 0, 2 * M_PI);
  }
  cairo_fill(cairo);
  if (kind == 2) {
    cairo_set_line_width(cairo, 2);
    cairo_arc(cairo, -2.5, -2.5, 5.5, 0, 2 * M_PI);
    cairo_move_to(cairo, 1.5, 1.5);
    cairo_line_to(cairo, 8, 8);
    cairo_stroke(cairo);
  }
  cairo_restore(cairo);
}

int main(int count, char **words) {
  if (count != 2) return 64;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  draw_shadow(cairo, 2.7 * SCALE, 4.9 * SCALE, 0.26);
  draw_shadow(cairo, 3.6 * SCALE, 0, 0.08);
  cairo_set_source_rgb(cairo, 98 / 255.0, 0, 238 / 255.0);
  cairo_rectangle(cairo, 0, 0, WIDTH, BAR);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  draw_title(cairo);
  draw_icon(cairo, 0, 16);
  draw_icon(cairo, 2, 287);
  draw_icon(cairo, 1, 335);
  cairo_status_t status = cairo_surface_write_to_png(surface, words[1]);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
