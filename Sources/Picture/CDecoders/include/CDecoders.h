// Room: CDecoders. Decoders of JPEG, WebP, SVG and PDF, loaded when the first such picture is
// drawn: a process without one starts as fast as without the libraries, and building needs none
// of their headers.

#ifndef CDECODERS_H
#define CDECODERS_H

#include <stddef.h>
#include <stdint.h>

enum decoder_result {
  decoder_done = 0,
  // The library is not installed.
  decoder_missing = 1,
  // The file was refused; the message says why.
  decoder_refused = 2,
  // The machine didn't let it be tried to the end, and another time may; the message says why.
  decoder_hindered = 3,
};

// Decodes a JPEG into BGRA rows. The picture must have the size that is given.
int decoder_jpeg_read(
  const uint8_t *data, size_t length, uint8_t *pixels, int width, int height, int row_bytes,
  char *message, size_t message_size);

// Encodes BGRX rows as JPEG, at a quality of 1 to 100. The caller ends with `decoder_jpeg_free`.
int decoder_jpeg_write(
  const uint8_t *pixels, int width, int height, int row_bytes, int quality, uint8_t **out,
  size_t *out_length, char *message, size_t message_size);

void decoder_jpeg_free(uint8_t *data);

// Draws an SVG on a cairo context (`cairo_t *`), fitted into a rectangle at the origin. Nothing
// bounds the time and memory that it takes.
int decoder_svg_draw(
  const uint8_t *data, size_t length, void *cairo, double width, double height, char *message,
  size_t message_size);

// Draws an SVG by the program `rsvg-convert`, in a process of its own with a second of time and
// 200 MB, as a PNG. The document stands, as large as it is drawn, in the middle of the picture.
// By the clock it may take `patience` milliseconds, as a busy machine holds it up. The caller
// frees the PNG.
int decoder_svg_draw_apart(
  const uint8_t *data, size_t length, int width, int height, double drawn_width,
  double drawn_height, int patience, size_t maximum, uint8_t **png, size_t *png_length,
  char *message, size_t message_size);

// Decodes a WebP into premultiplied BGRA rows. The picture must have the size that is given.
int decoder_webp_read(
  const uint8_t *data, size_t length, uint8_t *pixels, int width, int height, int row_bytes,
  char *message, size_t message_size);

// Draws the first page of a PDF by the program `pdftocairo`, likewise; the page fills the picture.
int decoder_pdf_draw(
  const uint8_t *data, size_t length, int width, int height, int patience, size_t maximum,
  uint8_t **png, size_t *png_length, char *message, size_t message_size);

#endif
