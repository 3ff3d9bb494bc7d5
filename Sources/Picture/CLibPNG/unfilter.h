// Undoes the filters of PNG rows whose samples are bytes, and turns rows into premultiplied BGRA.
// For the quick way of reading; whatever is unusual goes through libpng.
#ifndef TATEYOKO_CLIBPNG_UNFILTER_H
#define TATEYOKO_CLIBPNG_UNFILTER_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>

// Four bytes at `at` as 16-bit numbers. The row's buffer is readable beyond its end.
static inline __m128i tateyoko_load_pixel(const uint8_t *at) {
  int32_t word;
  memcpy(&word, at, 4);
  return _mm_unpacklo_epi8(_mm_cvtsi32_si128(word), _mm_setzero_si128());
}

static inline void tateyoko_store_pixel(uint8_t *at, __m128i pixel, size_t step) {
  int32_t word = _mm_cvtsi128_si32(_mm_packus_epi16(pixel, pixel));
  memcpy(at, &word, step);
}

static inline __m128i tateyoko_absolute(__m128i value) {
  return _mm_max_epi16(value, _mm_sub_epi16(_mm_setzero_si128(), value));
}

// Whether four pixels' worth of bytes are all zero.
static inline int tateyoko_is_zero(const uint8_t *at, size_t step) {
  uint64_t words[2] = {0, 0};
  memcpy(words, at, step * 4);
  return (words[0] | words[1]) == 0;
}

static inline int tateyoko_same_pixel(__m128i one, __m128i other, size_t step) {
  int32_t a = _mm_cvtsi128_si32(_mm_packus_epi16(one, one));
  int32_t b = _mm_cvtsi128_si32(_mm_packus_epi16(other, other));
  return step == 3 ? ((a ^ b) & 0xFFFFFF) == 0 : a == b;
}

static inline void tateyoko_undo_paeth(
    uint8_t *row, const uint8_t *above, size_t count, size_t step) {
  const __m128i low = _mm_set1_epi16(0xFF);
  const size_t four = step * 4;
  __m128i left = _mm_setzero_si128();
  __m128i corner = _mm_setzero_si128();
  size_t i = 0;
  while (i < count) {
    // Screens are flat: where nothing is added, and left is as the corner, the row is as the one
    // above; where above is as the corner, it goes on as on the left. Both without a guess for
    // each pixel, which the next one has to wait for.
    if (i + four <= count && tateyoko_is_zero(row + i, step)) {
      if (tateyoko_same_pixel(left, corner, step)) {
        memcpy(row + i, above + i, four);
        i += four;
        left = corner = tateyoko_load_pixel(above + i - step);
        continue;
      }
      if (i > 0 && memcmp(above + i, above + i - step, four) == 0) {
        for (size_t end = i + four; i < end; i += step) tateyoko_store_pixel(row + i, left, step);
        continue;
      }
    }
    size_t end = i + four < count ? i + four : count;
    for (; i < end; i += step) {
      __m128i up = tateyoko_load_pixel(above + i);
      __m128i toUp = _mm_sub_epi16(left, corner);
      __m128i toLeft = _mm_sub_epi16(up, corner);
      __m128i toCorner = tateyoko_absolute(_mm_add_epi16(toUp, toLeft));
      toLeft = tateyoko_absolute(toLeft);
      toUp = tateyoko_absolute(toUp);
      // The nearest of the three; at a tie left before above before the corner.
      __m128i least = _mm_min_epi16(toCorner, _mm_min_epi16(toLeft, toUp));
      __m128i isLeft = _mm_cmpeq_epi16(toLeft, least);
      __m128i isUp = _mm_cmpeq_epi16(toUp, least);
      __m128i guess = _mm_or_si128(_mm_and_si128(isUp, up), _mm_andnot_si128(isUp, corner));
      guess = _mm_or_si128(_mm_and_si128(isLeft, left), _mm_andnot_si128(isLeft, guess));
      left = _mm_and_si128(_mm_add_epi16(tateyoko_load_pixel(row + i), guess), low);
      corner = up;
      tateyoko_store_pixel(row + i, left, step);
    }
  }
}

static inline void tateyoko_undo_average(
    uint8_t *row, const uint8_t *above, size_t count, size_t step) {
  const __m128i low = _mm_set1_epi16(0xFF);
  __m128i left = _mm_setzero_si128();
  for (size_t i = 0; i < count; i += step) {
    __m128i mean = _mm_srli_epi16(_mm_add_epi16(left, tateyoko_load_pixel(above + i)), 1);
    left = _mm_and_si128(_mm_add_epi16(tateyoko_load_pixel(row + i), mean), low);
    tateyoko_store_pixel(row + i, left, step);
  }
}

static inline void tateyoko_undo_sub(uint8_t *row, size_t count, size_t step) {
  const __m128i low = _mm_set1_epi16(0xFF);
  __m128i left = _mm_setzero_si128();
  for (size_t i = 0; i < count; i += step) {
    left = _mm_and_si128(_mm_add_epi16(tateyoko_load_pixel(row + i), left), low);
    tateyoko_store_pixel(row + i, left, step);
  }
}
#endif

static inline uint8_t tateyoko_paeth(int left, int up, int corner) {
  int guess = left + up - corner;
  int toLeft = guess > left ? guess - left : left - guess;
  int toUp = guess > up ? guess - up : up - guess;
  int toCorner = guess > corner ? guess - corner : corner - guess;
  if (toLeft <= toUp && toLeft <= toCorner) return (uint8_t)left;
  return (uint8_t)(toUp <= toCorner ? up : corner);
}

// Undoes one row's filter in place; `above` is the row over it, undone, or zeros. Up to four bytes
// beyond each row must be readable. 0 = there is no such filter.
static inline int tateyoko_unfilter(
    int filter, uint8_t *row, const uint8_t *above, size_t count, size_t step) {
  switch (filter) {
  case 0:
    return 1;
  case 2:
    for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
    return 1;
  case 1:
#ifdef __SSE2__
    // With the step a constant, the stores are single moves.
    if (step == 3) { tateyoko_undo_sub(row, count, 3); return 1; }
    if (step == 4) { tateyoko_undo_sub(row, count, 4); return 1; }
#endif
    for (size_t i = step; i < count; i++) row[i] = (uint8_t)(row[i] + row[i - step]);
    return 1;
  case 3:
#ifdef __SSE2__
    if (step == 3) { tateyoko_undo_average(row, above, count, 3); return 1; }
    if (step == 4) { tateyoko_undo_average(row, above, count, 4); return 1; }
#endif
    for (size_t i = 0; i < count; i++) {
      int left = i < step ? 0 : row[i - step];
      row[i] = (uint8_t)(row[i] + ((left + above[i]) >> 1));
    }
    return 1;
  case 4:
#ifdef __SSE2__
    if (step == 3) { tateyoko_undo_paeth(row, above, count, 3); return 1; }
    if (step == 4) { tateyoko_undo_paeth(row, above, count, 4); return 1; }
#endif
    for (size_t i = 0; i < count; i++) {
      int left = i < step ? 0 : row[i - step];
      int corner = i < step ? 0 : above[i - step];
      row[i] = (uint8_t)(row[i] + tateyoko_paeth(left, above[i], corner));
    }
    return 1;
  default:
    return 0;
  }
}

// A picture whose rows are unpacked but filtered: `raw` holds a filter byte and `rowBytes` bytes for
// each row, and at least four bytes more. It may lie at the end of `pixels`' own memory: no row grows
// over one that is still to be read.
typedef struct {
  uint8_t *raw;
  size_t rowBytes;
  uint8_t *above;  // as many zeros as a row has bytes, and four more
  uint32_t width;
  uint32_t height;
  int bitDepth;         // 1, 2, 4 or 8
  int colorType;        // 0, 2, 3, 4 or 6
  const uint32_t *table;  // 256 pixels, premultiplied BGRA: palette or grey levels
  uint32_t *pixels;
} TateyokoFilteredRows;

static inline void tateyoko_row_to_pixels(
    const TateyokoFilteredRows *self, const uint8_t *in, uint32_t *out) {
  size_t width = self->width;
  switch (self->colorType) {
  case 2:
    for (size_t x = 0; x < width; x++, in += 3) {
      uint32_t word;
      memcpy(&word, in, 4);
      out[x] = 0xFF000000u | (word & 0xFF) << 16 | (word & 0xFF00) | (word >> 16 & 0xFF);
    }
    return;
  case 6:
    for (size_t x = 0; x < width; x++, in += 4) {
      uint32_t word;
      memcpy(&word, in, 4);
      uint32_t alpha = word >> 24;
      if (alpha == 255)
        out[x] = (word & 0xFF00FF00u) | (word & 0xFF) << 16 | (word >> 16 & 0xFF);
      else
        out[x] = alpha << 24 | ((word & 0xFF) * alpha + 127) / 255 << 16 |
                 ((word >> 8 & 0xFF) * alpha + 127) / 255 << 8 |
                 ((word >> 16 & 0xFF) * alpha + 127) / 255;
    }
    return;
  case 4:
    for (size_t x = 0; x < width; x++, in += 2) {
      uint32_t alpha = in[1];
      uint32_t grey = (in[0] * alpha + 127) / 255;
      out[x] = alpha << 24 | grey << 16 | grey << 8 | grey;
    }
    return;
  default:
    if (self->bitDepth == 8) {
      for (size_t x = 0; x < width; x++) out[x] = self->table[in[x]];
      return;
    }
    int depth = self->bitDepth;
    int mask = (1 << depth) - 1;
    for (size_t x = 0; x < width; x++) {
      size_t bit = x * (size_t)depth;
      out[x] = self->table[in[bit >> 3] >> (8 - depth - (int)(bit & 7)) & mask];
    }
  }
}

// 0 = a row names a filter that PNG doesn't have.
static inline int tateyoko_unfilter_rows(const TateyokoFilteredRows *self) {
  size_t channels = self->colorType == 2 ? 3 : self->colorType == 6 ? 4
                    : self->colorType == 4 ? 2 : 1;
  for (uint32_t y = 0; y < self->height; y++) {
    uint8_t *row = self->raw + (size_t)y * (self->rowBytes + 1) + 1;
    if (!tateyoko_unfilter(row[-1], row, self->above, self->rowBytes, channels)) return 0;
    // Its pixels may take the row's own place.
    memcpy(self->above, row, self->rowBytes);
    tateyoko_row_to_pixels(self, row, self->pixels + (size_t)y * self->width);
  }
  return 1;
}

#endif
