#include "Messages.h"
#include "CDecoders.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// MARK: JPEG: libjpeg-turbo by its TurboJPEG interface, which reports errors as values.

enum {
  tj_pixels_bgrx = 3,
  tj_pixels_bgra = 8,
  tj_sampling_420 = 2,
  // The slow transform is the exact one, the same on every processor.
  tj_accurate_transform = 4096,
  // Files with more than 500 scans, which take minutes, are refused.
  tj_limited_scans = 32768,
  tj_warning = 0,
};

static struct {
  void *(*init_decompress)(void);
  void *(*init_compress)(void);
  int (*header)(
    void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  int (*decompress)(
    void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  int (*compress)(
    void *, const unsigned char *, int, int, int, int, unsigned char **, unsigned long *, int, int,
    int);
  int (*destroy)(void *);
  void (*free)(unsigned char *);
  char *(*error)(void *);
  int (*error_code)(void *);
} jpeg;
static int has_jpeg;
static pthread_once_t jpeg_once = PTHREAD_ONCE_INIT;

static void load_jpeg(void) {
  void *library = dlopen("libturbojpeg.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&jpeg.init_decompress = dlsym(library, "tjInitDecompress");
  *(void **)&jpeg.init_compress = dlsym(library, "tjInitCompress");
  *(void **)&jpeg.header = dlsym(library, "tjDecompressHeader3");
  *(void **)&jpeg.decompress = dlsym(library, "tjDecompress2");
  *(void **)&jpeg.compress = dlsym(library, "tjCompress2");
  *(void **)&jpeg.destroy = dlsym(library, "tjDestroy");
  *(void **)&jpeg.free = dlsym(library, "tjFree");
  *(void **)&jpeg.error = dlsym(library, "tjGetErrorStr2");
  *(void **)&jpeg.error_code = dlsym(library, "tjGetErrorCode");
  has_jpeg = jpeg.init_decompress && jpeg.init_compress && jpeg.header && jpeg.decompress &&
             jpeg.compress && jpeg.destroy && jpeg.free && jpeg.error && jpeg.error_code;
}

int decoder_jpeg_read(
  const uint8_t *data, size_t length, uint8_t *pixels, int width, int height, int row_bytes,
  char *message, size_t message_size) {
  pthread_once(&jpeg_once, load_jpeg);
  if (!has_jpeg) return decoder_missing;
  void *handle = jpeg.init_decompress();
  if (!handle) {
    say(message, message_size, "there is no memory");
    return decoder_refused;
  }
  int found_width = 0, found_height = 0, sampling = 0, space = 0;
  int failed = jpeg.header(
    handle, data, length, &found_width, &found_height, &sampling, &space);
  if (!failed && (found_width != width || found_height != height)) {
    say(message, message_size, "its size is not the one that its header says");
    jpeg.destroy(handle);
    return decoder_refused;
  }
  if (!failed) {
    failed = jpeg.decompress(
      handle, data, length, pixels, width, row_bytes, height, tj_pixels_bgra,
      tj_accurate_transform | tj_limited_scans);
    // A file that ends early shows what there is of it, as on a device.
    if (failed && jpeg.error_code(handle) == tj_warning && !strstr(jpeg.error(handle), "scans"))
      failed = 0;
  }
  if (failed) say(message, message_size, jpeg.error(handle));
  jpeg.destroy(handle);
  return failed ? decoder_refused : decoder_done;
}

int decoder_jpeg_write(
  const uint8_t *pixels, int width, int height, int row_bytes, int quality, uint8_t **out,
  size_t *out_length, char *message, size_t message_size) {
  pthread_once(&jpeg_once, load_jpeg);
  if (!has_jpeg) return decoder_missing;
  void *handle = jpeg.init_compress();
  unsigned long length = 0;
  *out = NULL;
  int failed = !handle ||
               jpeg.compress(
                 handle, pixels, width, row_bytes, height, tj_pixels_bgrx, out, &length,
                 tj_sampling_420, quality, tj_accurate_transform);
  *out_length = length;
  if (failed) say(message, message_size, handle ? jpeg.error(handle) : "there is no memory");
  if (handle) jpeg.destroy(handle);
  return failed ? decoder_refused : decoder_done;
}

void decoder_jpeg_free(uint8_t *data) {
  if (data && has_jpeg) jpeg.free(data);
}

// MARK: SVG: librsvg. A document made of bytes alone has no folder, so it loads no other file.

struct svg_rectangle {
  double x, y, width, height;
};

// The beginning of GLib's GError.
struct svg_error {
  uint32_t domain;
  int code;
  char *message;
};

static struct {
  void *(*open)(const uint8_t *, size_t, struct svg_error **);
  int (*draw)(void *, void *, const struct svg_rectangle *, struct svg_error **);
  void (*release)(void *);
  void (*free_error)(struct svg_error *);
} svg;
static int has_svg;
static pthread_once_t svg_once = PTHREAD_ONCE_INIT;

static void load_svg(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&svg.open = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&svg.draw = dlsym(library, "rsvg_handle_render_document");
  *(void **)&svg.release = dlsym(library, "g_object_unref");
  *(void **)&svg.free_error = dlsym(library, "g_error_free");
  has_svg = svg.open && svg.draw && svg.release && svg.free_error;
}

int decoder_svg_draw(
  const uint8_t *data, size_t length, void *cairo, double width, double height, char *message,
  size_t message_size) {
  pthread_once(&svg_once, load_svg);
  if (!has_svg) return decoder_missing;
  struct svg_error *error = NULL;
  void *document = svg.open(data, length, &error);
  int done = 0;
  if (document) {
    struct svg_rectangle rectangle = {0, 0, width, height};
    done = svg.draw(document, cairo, &rectangle, &error);
    svg.release(document);
  }
  if (!done) say(message, message_size, error ? error->message : NULL);
  if (error) svg.free_error(error);
  return done ? decoder_done : decoder_refused;
}
