/* The floor of a table screen: what the libraries below Tateyoko need for the same picture, called
   directly and compiled with optimisation. Rectangles, rounded icons, chevrons and separators by
   cairo; text shaped by HarfBuzz and drawn by cairo; the card's shadow as a small blurred mask that
   is stretched; the digest by xxHash. Fonts and the mask's memory are kept from frame to frame.

   The screen has 430 x 932 points at 3 pixels each. scripts/benchmarks/Raster/Screen.swift draws the same
   one; keep both in step. */
#define XXH_INLINE_ALL
#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
#include <hb-ft.h>
#include <hb.h>
#include <math.h>
#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xxhash.h>
#include FT_FREETYPE_H

enum { WIDTH = 1290, HEIGHT = 2796, SCALE = 3, FONTS = 4, SIZES = 3 };

static const double sizes[SIZES] = {17, 12, 22};

typedef struct {
  cairo_font_face_t *face;
  hb_font_t *shaper;
  FT_Face file;
  cairo_scaled_font_t *scaled;
} font;

static FT_Library library;
static font fonts[FONTS][SIZES];
static hb_buffer_t *buffer;
static uint8_t *tile, *other, *row_copy, *stretched;
static uint32_t *sums;
static size_t stretched_size;

/* Opens Latin, Japanese, Arabic and Thai fonts; returns 0, or the number of the one that failed. */
int floor_open(const char *const *paths) {
  if (FT_Init_FreeType(&library)) return -1;
  buffer = hb_buffer_create();
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_matrix_t scale;
  cairo_matrix_init_scale(&scale, SCALE, SCALE);
  for (int f = 0; f < FONTS; f++) {
    for (int s = 0; s < SIZES; s++) {
      font *it = &fonts[f][s];
      if (FT_New_Face(library, paths[f], 0, &it->file)) return f + 1;
      FT_Set_Char_Size(it->file, 0, (FT_F26Dot6)(sizes[s] * SCALE * 64), 72, 72);
      it->shaper = hb_ft_font_create(it->file, NULL);
      hb_ft_font_set_load_flags(it->shaper, FT_LOAD_NO_HINTING);
      it->face = cairo_ft_font_face_create_for_ft_face(it->file, FT_LOAD_NO_HINTING);
      cairo_matrix_t size;
      cairo_matrix_init_scale(&size, sizes[s], sizes[s]);
      it->scaled = cairo_scaled_font_create(it->face, &size, &scale, options);
    }
  }
  cairo_font_options_destroy(options);
  return 0;
}

/* Draws a text with its baseline's start at a point; returns where it ends. */
static double text(cairo_t *cr, int family, int size, double x, double y, const char *words) {
  font *it = &fonts[family][size];
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, words, -1, 0, -1);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(it->shaper, buffer, NULL, 0);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, &count);
  cairo_glyph_t glyphs[256];
  if (count > 256) count = 256;
  for (unsigned i = 0; i < count; i++) {
    glyphs[i].index = infos[i].codepoint;
    glyphs[i].x = x + places[i].x_offset / 64.0 / SCALE;
    glyphs[i].y = y - places[i].y_offset / 64.0 / SCALE;
    x += places[i].x_advance / 64.0 / SCALE;
  }
  cairo_set_scaled_font(cr, it->scaled);
  cairo_show_glyphs(cr, glyphs, (int)count);
  return x;
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

static void blur_row(uint8_t *row, int count, int before, int after) {
  memcpy(row_copy, row, count);
  uint32_t sum = 0, width = before + after + 1;
  uint64_t factor = ((1ull << 32) + width / 2) / width;
  for (int i = 0; i < after && i < count; i++) sum += row_copy[i];
  for (int i = 0; i < count; i++) {
    if (i + after < count) sum += row_copy[i + after];
    row[i] = (uint8_t)((sum * factor + 0x80000000ull) >> 32);
    if (i >= before) sum -= row_copy[i - before];
  }
}

/* Columns as rows of sums. */
static void blur_columns(
    const uint8_t *from, uint8_t *to, int side, int stride, int before, int after) {
  uint32_t width = before + after + 1;
  uint64_t factor = ((1ull << 32) + width / 2) / width;
  memset(sums, 0, sizeof(uint32_t) * side);
  for (int y = 0; y < after && y < side; y++)
    for (int x = 0; x < side; x++) sums[x] += from[y * stride + x];
  for (int y = 0; y < side; y++) {
    if (y + after < side)
      for (int x = 0; x < side; x++) sums[x] += from[(y + after) * stride + x];
    for (int x = 0; x < side; x++)
      to[y * stride + x] = (uint8_t)((sums[x] * factor + 0x80000000ull) >> 32);
    if (y >= before)
      for (int x = 0; x < side; x++) sums[x] -= from[(y - before) * stride + x];
  }
}

/* A card's shadow: its blurred corners once, the middle row and column repeated. */
static void shadow(
    cairo_t *cr, double x, double y, double w, double h, double r, double sigma, double alpha) {
  int box = (int)(sigma * SCALE * 3 * sqrt(2 * M_PI) / 4 + 0.5), half = box / 2;
  int odd = box % 2, reach = odd ? 3 * half : 3 * half - 1;
  int corner = (int)ceil(r * SCALE) + reach + 1;
  int inner = 2 * corner + 1, side = inner + 2 * reach, stride = (side + 3) & ~3;
  if (!tile) {
    tile = malloc((size_t)stride * side);
    other = malloc((size_t)stride * side);
    row_copy = malloc(side);
    sums = malloc(sizeof(uint32_t) * side);
  }
  memset(tile, 0, (size_t)stride * side);
  cairo_surface_t *mask =
      cairo_image_surface_create_for_data(tile, CAIRO_FORMAT_A8, side, side, stride);
  cairo_t *on = cairo_create(mask);
  rounded(on, reach, reach, inner, inner, r * SCALE);
  cairo_fill(on);
  cairo_destroy(on);
  cairo_surface_destroy(mask);
  for (int pass = 0; pass < 3; pass++) {
    int before = odd ? half : (pass == 1 ? half - 1 : half);
    int after = odd ? half : (pass == 0 ? half - 1 : half);
    for (int i = 0; i < side; i++) blur_row(tile + i * stride, side, before, after);
    blur_columns(tile, other, side, stride, before, after);
    memcpy(tile, other, (size_t)stride * side);
  }
  int width = (int)(w * SCALE) + 2 * reach, height = (int)(h * SCALE) + 2 * reach;
  int whole = (width + 3) & ~3, head = reach + corner, tail = side - head - 1;
  if (stretched_size < (size_t)whole * height) {
    stretched_size = (size_t)whole * height;
    stretched = realloc(stretched, stretched_size);
  }
  for (int i = 0; i < height; i++) {
    uint8_t *from = tile + stride * (i < head ? i : i >= height - tail ? side - height + i : head);
    uint8_t *to = stretched + (size_t)whole * i;
    memcpy(to, from, head);
    memset(to + head, from[head], width - head - tail);
    memcpy(to + width - tail, from + side - tail, tail);
  }
  cairo_surface_t *full =
      cairo_image_surface_create_for_data(stretched, CAIRO_FORMAT_A8, width, height, whole);
  cairo_save(cr);
  cairo_identity_matrix(cr);
  cairo_set_source_rgba(cr, 0, 0, 0, alpha);
  cairo_mask_surface(cr, full, x * SCALE - reach, y * SCALE - reach);
  cairo_restore(cr);
  cairo_surface_destroy(full);
}

static const struct {
  int family;
  const char *words;
} titles[4] = {
    {0, "Wireless & Networks"},
    {1, "\xe9\x80\x9a\xe7\x9f\xa5\xe3\x81\xa8\xe3\x82\xb5\xe3\x82\xa6\xe3\x83\xb3\xe3\x83\x89"},
    {2, "\xd8\xa7\xd9\x84\xd8\xa5\xd8\xb9\xd8\xaf\xd8\xa7\xd8\xaf\xd8\xa7\xd8\xaa"},
    {3, "\xe0\xb8\x81\xe0\xb8\xb2\xe0\xb8\xa3\xe0\xb8\x95\xe0\xb8\xb1\xe0\xb9\x89\xe0\xb8\x87"
        "\xe0\xb8\x84\xe0\xb9\x88\xe0\xb8\xb2"},
};

static const double tints[4][3] = {{0, 0.478, 1}, {1, 0.231, 0.188}, {0.204, 0.78, 0.349}, {1, 0.584, 0}};

/* Draws the screen into premultiplied BGRA pixels. */
void floor_draw(uint8_t *pixels) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT, WIDTH * 4);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, SCALE, SCALE);
  cairo_set_source_rgb(cr, 0.949, 0.949, 0.969);
  cairo_paint(cr);

  shadow(cr, 16, 64, 398, 120, 16, 8, 0.2);
  cairo_set_source_rgb(cr, 1, 1, 1);
  rounded(cr, 16, 60, 398, 120, 16);
  cairo_fill(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  text(cr, 0, 2, 32, 96, "Settings for this device");
  cairo_set_source_rgb(cr, 0.557, 0.557, 0.576);
  text(cr, 0, 0, 32, 128, "Twenty rows in four scripts, icons and separators");
  text(cr, 0, 0, 32, 154, "0123456789 and a little more text to shape");

  for (int i = 0; i < 20; i++) {
    double y = 196 + 36 * i;
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_rectangle(cr, 0, y, 430, 36);
    cairo_fill(cr);
    const double *tint = tints[i % 4];
    cairo_set_source_rgb(cr, tint[0], tint[1], tint[2]);
    rounded(cr, 16, y + 4, 28, 28, 7);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_arc(cr, 30, y + 18, 7, 0, 2 * M_PI);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0, 0, 0);
    text(cr, titles[i % 4].family, 0, 60, y + 24, titles[i % 4].words);
    cairo_set_source_rgb(cr, 0.557, 0.557, 0.576);
    char detail[32] = "Detail number 00";
    detail[14] = '0' + i / 10;
    detail[15] = '0' + i % 10;
    text(cr, 0, 1, 300, y + 23, detail);
    cairo_set_source_rgb(cr, 0.769, 0.769, 0.776);
    cairo_set_line_width(cr, 2);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_move_to(cr, 405, y + 12);
    cairo_line_to(cr, 411, y + 18);
    cairo_line_to(cr, 405, y + 24);
    cairo_stroke(cr);
    cairo_set_source_rgb(cr, 0.776, 0.776, 0.784);
    cairo_rectangle(cr, 60, y + 36 - 1.0 / 3, 370, 1.0 / 3);
    cairo_fill(cr);
  }
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
}

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} file;

static void put(png_structp png, png_bytep bytes, size_t count) {
  file *to = png_get_io_ptr(png);
  if (to->count + count > to->capacity) png_error(png, "too large");
  memcpy(to->bytes + to->count, bytes, count);
  to->count += count;
}

static void flush(png_structp png) { (void)png; }

/* Encodes the screen as an opaque PNG, level 1 and filter "up"; returns its size. */
size_t floor_encode(uint8_t *pixels, uint8_t *bytes, size_t capacity) {
  file to = {bytes, 0, capacity};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, &to, put, flush);
  png_set_IHDR(
      png, info, WIDTH, HEIGHT, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, 1);
  png_set_compression_buffer_size(png, 1 << 20);
  png_set_filter(png, 0, PNG_FILTER_UP);
  png_write_info(png, info);
  png_set_bgr(png);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (int y = 0; y < HEIGHT; y++) png_write_row(png, pixels + (size_t)y * WIDTH * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return to.count;
}

/* Draws the screen and returns half of the digest of its pixels. */
uint64_t floor_frame(uint8_t *pixels) {
  floor_draw(pixels);
  return XXH3_128bits(pixels, (size_t)WIDTH * 4 * HEIGHT).low64;
}
