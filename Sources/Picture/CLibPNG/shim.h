// libpng reports errors by longjmp, which must not cross a Swift frame. So everything between the
// setjmp and the last call that can fail stays in the C functions below; Swift sees a return value
// and a message.
#ifndef TATEYOKO_CLIBPNG_SHIM_H
#define TATEYOKO_CLIBPNG_SHIM_H

#include <png.h>
#include <zlib.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// One decode or encode: what goes in, what comes out, and what went wrong.
typedef struct {
  png_structp png;
  png_infop info;
  char message[160];

  // Reading: the file, and where libpng has got to in it.
  const uint8_t *source;
  size_t sourceLength;
  size_t sourceOffset;
  int ranOut;

  // Writing: the growing file.
  uint8_t *sink;
  size_t sinkLength;
  size_t sinkCapacity;
  int outOfMemory;

  // The picture. 8-bit BGRA when reading; when writing, what `layout` says.
  uint8_t *pixels;
  size_t rowBytes;
  uint32_t width;
  uint32_t height;
  int hasAlpha;       // reading: whether the rows need premultiplying
  int hasOtherGamma;  // reading: whether the file tells a gamma that is not sRGB's

  // Writing.
  int layout;
  const uint8_t *palette;  // red, green, blue, alpha
  int paletteCount;
  int paletteAlphaCount;  // how many leading entries are not opaque
  uint32_t pixelsPerMetre;  // 0 = don't say
  // The zlib stream of all rows.
  const uint8_t *imageData;
  size_t imageDataLength;
} TateyokoPNG;

enum {
  TATEYOKO_PNG_RGB = 0,      // pixels are BGRX, alpha ignored
  TATEYOKO_PNG_RGBA = 1,     // pixels are premultiplied BGRA
  TATEYOKO_PNG_INDEXED = 2,  // pixels are one palette index a byte
};

static void tateyoko_png_error(png_structp png, png_const_charp message) {
  TateyokoPNG *self = (TateyokoPNG *)png_get_error_ptr(png);
  strncpy(self->message, message, sizeof self->message - 1);
  png_longjmp(png, 1);
}

static void tateyoko_png_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void tateyoko_png_take(png_structp png, png_bytep out, size_t count) {
  TateyokoPNG *self = (TateyokoPNG *)png_get_io_ptr(png);
  if (count > self->sourceLength - self->sourceOffset) {
    self->ranOut = 1;
    png_error(png, "the file ends early");
  }
  memcpy(out, self->source + self->sourceOffset, count);
  self->sourceOffset += count;
}

static void tateyoko_png_put(png_structp png, png_bytep bytes, size_t count) {
  TateyokoPNG *self = (TateyokoPNG *)png_get_io_ptr(png);
  if (count > self->sinkCapacity - self->sinkLength) {
    size_t capacity = self->sinkCapacity * 2;
    if (capacity < self->sinkLength + count) capacity = self->sinkLength + count;
    uint8_t *grown = (uint8_t *)realloc(self->sink, capacity);
    if (!grown) {
      self->outOfMemory = 1;
      png_error(png, "out of memory");
    }
    self->sink = grown;
    self->sinkCapacity = capacity;
  }
  memcpy(self->sink + self->sinkLength, bytes, count);
  self->sinkLength += count;
}

static void tateyoko_png_flush(png_structp png) { (void)png; }

static void tateyoko_png_read_body(TateyokoPNG *self) {
  png_structp png = self->png;
  png_set_read_fn(png, self, tateyoko_png_take);
  png_set_user_limits(png, self->width, self->height);
  // Text is parsed by Swift, and colour profiles are not applied: neither may cost memory here. Only
  // beside a gamma does a profile count: libpng knows that of sRGB, which then outweighs it.
  static const png_byte skipped[] = "tEXt\0zTXt\0iTXt\0eXIf\0sPLT\0hIST\0tIME\0iCCP";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, skipped, self->hasOtherGamma ? 7 : 8);
  png_read_info(png, self->info);
  if (png_get_image_width(png, self->info) != self->width ||
      png_get_image_height(png, self->info) != self->height)
    png_error(png, "the header changed while it was read");

  int type = png_get_color_type(png, self->info);
  self->hasAlpha =
      (type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, self->info, PNG_INFO_tRNS) != 0;
  png_set_expand(png);
  // As libpng's simplified reader does it: without a gamma the samples are sRGB, and become sRGB.
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  if (!self->hasAlpha) png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, self->info);
  if (png_get_rowbytes(png, self->info) != (size_t)self->width * 4)
    png_error(png, "the rows don't have the size that the header says");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < self->height; y++)
      png_read_row(png, self->pixels + (size_t)y * self->rowBytes, NULL);
  png_read_end(png, NULL);
}

// Rounded so that premultiplying again gives the same value: |straight − c·255/a| ≤ 1/2, times
// a/255 < 1, stays below the 1/2 that rounding back needs. A colour above its alpha is clamped.
static inline uint8_t tateyoko_unpremultiply(uint32_t value, uint32_t alpha) {
  uint32_t straight = (value * 255 + alpha / 2) / alpha;
  return (uint8_t)(straight > 255 ? 255 : straight);
}

static inline uint8_t tateyoko_premultiply(uint32_t value, uint32_t alpha) {
  return (uint8_t)((value * alpha + 127) / 255);
}

static inline void tateyoko_premultiply_row(uint8_t *row, size_t width) {
  for (size_t x = 0; x < width; x++, row += 4) {
    uint32_t alpha = row[3];
    if (alpha == 255) continue;
    row[0] = tateyoko_premultiply(row[0], alpha);
    row[1] = tateyoko_premultiply(row[1], alpha);
    row[2] = tateyoko_premultiply(row[2], alpha);
  }
}

static void tateyoko_png_fill_row(const TateyokoPNG *self, const uint8_t *in, uint8_t *out) {
  uint32_t width = self->width;
  if (self->layout == TATEYOKO_PNG_RGB) {
    for (uint32_t x = 0; x < width; x++, in += 4, out += 3) {
      out[0] = in[2];
      out[1] = in[1];
      out[2] = in[0];
    }
    return;
  }
  for (uint32_t x = 0; x < width; x++, in += 4, out += 4) {
    uint32_t alpha = in[3];
    if (alpha == 255) {
      out[0] = in[2];
      out[1] = in[1];
      out[2] = in[0];
    } else if (alpha == 0) {
      out[0] = out[1] = out[2] = 0;
    } else {
      out[0] = tateyoko_unpremultiply(in[2], alpha);
      out[1] = tateyoko_unpremultiply(in[1], alpha);
      out[2] = tateyoko_unpremultiply(in[0], alpha);
    }
    out[3] = (uint8_t)alpha;
  }
}

static void tateyoko_png_write_body(TateyokoPNG *self) {
  png_structp png = self->png;
  png_infop info = self->info;
  png_set_write_fn(png, self, tateyoko_png_put, tateyoko_png_flush);
  png_set_user_limits(png, self->width, self->height);
  int type = self->layout == TATEYOKO_PNG_RGB    ? PNG_COLOR_TYPE_RGB
             : self->layout == TATEYOKO_PNG_RGBA ? PNG_COLOR_TYPE_RGB_ALPHA
                                                 : PNG_COLOR_TYPE_PALETTE;
  png_set_IHDR(png, info, self->width, self->height, 8, type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_RELATIVE);
  if (self->pixelsPerMetre)
    png_set_pHYs(png, info, self->pixelsPerMetre, self->pixelsPerMetre, PNG_RESOLUTION_METER);
  if (self->layout == TATEYOKO_PNG_INDEXED) {
    png_color colors[256];
    png_byte alphas[256];
    for (int i = 0; i < self->paletteCount; i++) {
      colors[i].red = self->palette[i * 4];
      colors[i].green = self->palette[i * 4 + 1];
      colors[i].blue = self->palette[i * 4 + 2];
      alphas[i] = self->palette[i * 4 + 3];
    }
    png_set_PLTE(png, info, colors, self->paletteCount);
    if (self->paletteAlphaCount)
      png_set_tRNS(png, info, alphas, self->paletteAlphaCount, NULL);
  }
  png_write_info(png, info);
  static const png_byte data[] = "IDAT", end[] = "IEND";
  const size_t longest = 1 << 30;  // below the 2^31 - 1 bytes that a chunk may have
  for (size_t at = 0; at < self->imageDataLength; at += longest) {
    size_t left = self->imageDataLength - at;
    png_write_chunk(png, data, self->imageData + at, left < longest ? left : longest);
  }
  png_write_chunk(png, end, NULL, 0);
}

static int tateyoko_png_guard(TateyokoPNG *self, void (*body)(TateyokoPNG *)) {
  if (setjmp(png_jmpbuf(self->png))) return 0;
  body(self);
  return 1;
}

// Decodes `source` into `pixels`; 0 = failed, see `message` and `ranOut`.
static inline int tateyoko_png_read(TateyokoPNG *self) {
  self->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, self, tateyoko_png_error,
                                     tateyoko_png_warning);
  self->info = self->png ? png_create_info_struct(self->png) : NULL;
  int succeeded = self->info ? tateyoko_png_guard(self, tateyoko_png_read_body) : 0;
  if (!self->info) self->outOfMemory = 1;
  if (self->png) png_destroy_read_struct(&self->png, self->info ? &self->info : NULL, NULL);
  if (succeeded && self->hasAlpha)
    for (uint32_t y = 0; y < self->height; y++)
      tateyoko_premultiply_row(self->pixels + (size_t)y * self->rowBytes, self->width);
  return succeeded;
}

// The bytes of a row as it is in the file, before compression: without the filter's byte.
static inline size_t tateyoko_png_row_length(const TateyokoPNG *self) {
  size_t channels = self->layout == TATEYOKO_PNG_INDEXED ? 1
                    : self->layout == TATEYOKO_PNG_RGB   ? 3
                                                         : 4;
  return self->width * channels;
}

// Writes all rows of `pixels` as they are in the file, before compression: each after the byte that
// says it isn't filtered. Screens are full of repetitions, which filters only hide.
static inline void tateyoko_png_fill_rows(const TateyokoPNG *self, uint8_t *out) {
  size_t length = tateyoko_png_row_length(self);
  for (uint32_t y = 0; y < self->height; y++, out += length) {
    const uint8_t *row = self->pixels + (size_t)y * self->rowBytes;
    *out++ = 0;
    if (self->layout == TATEYOKO_PNG_INDEXED)
      memcpy(out, row, length);
    else
      tateyoko_png_fill_row(self, row, out);
  }
}

// Encodes `imageData` into `sink`, which the caller frees also after a failure; 0 = failed.
static inline int tateyoko_png_write(TateyokoPNG *self) {
  self->sinkCapacity = 1 << 20;
  self->sink = (uint8_t *)malloc(self->sinkCapacity);
  int succeeded = 0;
  if (self->sink) {
    self->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, self, tateyoko_png_error,
                                        tateyoko_png_warning);
    self->info = self->png ? png_create_info_struct(self->png) : NULL;
    if (self->info)
      succeeded = tateyoko_png_guard(self, tateyoko_png_write_body);
    else
      self->outOfMemory = 1;
    if (self->png) png_destroy_write_struct(&self->png, self->info ? &self->info : NULL);
  } else {
    self->outOfMemory = 1;
  }
  return succeeded;
}

#endif
