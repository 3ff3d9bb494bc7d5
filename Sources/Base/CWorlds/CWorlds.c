#include "CWorlds.h"

#include <stddef.h>

// Defined by the harness. A weak reference is resolved when the program is linked, so that there is
// no moment before which the harness is not known.
extern const void *tateyoko_scope_of_test(void) __attribute__((weak));

const void *worlds_scope_of_test(void) {
  return tateyoko_scope_of_test ? tateyoko_scope_of_test() : NULL;
}

// Likewise: draws an image, for whoever asks for its file.
extern void *tateyoko_encode_image(const void *image, double quality) __attribute__((weak));

void *worlds_encoded_image(const void *image, double quality) {
  return tateyoko_encode_image ? tateyoko_encode_image(image, quality) : NULL;
}

// Likewise: draws an image, for whoever asks for its pixels.
extern void *tateyoko_image_pixels(const void *image) __attribute__((weak));

void *worlds_image_pixels(const void *image) {
  return tateyoko_image_pixels ? tateyoko_image_pixels(image) : NULL;
}
