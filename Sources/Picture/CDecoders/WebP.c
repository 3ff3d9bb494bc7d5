// WebP: libwebp's simple interface.

#include "CDecoders.h"
#include "Messages.h"

#include <dlfcn.h>
#include <pthread.h>

static struct {
  int (*info)(const uint8_t *, size_t, int *, int *);
  uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int);
} webp;
static int has_webp;
static pthread_once_t webp_once = PTHREAD_ONCE_INIT;

static void load_webp(void) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&webp.info = dlsym(library, "WebPGetInfo");
  *(void **)&webp.decode = dlsym(library, "WebPDecodeBGRAInto");
  has_webp = webp.info && webp.decode;
}

// Multiplies colours by their opacity, rounded to the nearest level.
static void premultiply(uint8_t *pixels, int width, int height, int row_bytes) {
  for (int y = 0; y < height; y++) {
    uint8_t *pixel = pixels + (size_t)y * row_bytes;
    for (int x = 0; x < width; x++, pixel += 4) {
      unsigned alpha = pixel[3];
      if (alpha == 255) continue;
      for (int part = 0; part < 3; part++) pixel[part] = (pixel[part] * alpha + 127) / 255;
    }
  }
}

int decoder_webp_read(
  const uint8_t *data, size_t length, uint8_t *pixels, int width, int height, int row_bytes,
  char *message, size_t message_size) {
  pthread_once(&webp_once, load_webp);
  if (!has_webp) return decoder_missing;
  int found_width = 0, found_height = 0;
  if (!webp.info(data, length, &found_width, &found_height)) {
    say(message, message_size, NULL);
    return decoder_refused;
  }
  if (found_width != width || found_height != height) {
    say(message, message_size, "its size is not the one that its header says");
    return decoder_refused;
  }
  if (!webp.decode(data, length, pixels, (size_t)row_bytes * height, row_bytes)) {
    say(message, message_size, "it is damaged, or animated");
    return decoder_refused;
  }
  premultiply(pixels, width, height, row_bytes);
  return decoder_done;
}
