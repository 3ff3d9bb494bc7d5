// Room: CWorlds. Lets the test harness say which test code is running for, when one is linked in.

#ifndef CWORLDS_H
#define CWORLDS_H

/// The scope of the test that is running: an unretained object of UIKit's `WorldScope`, or NULL where
/// no test is, or no harness is part of the program. Called where the main actor is.
const void *worlds_scope_of_test(void);

/// The file of a `UIImage`, a retained `NSData`: JPEG of a quality from 0 to 1, or PNG for a negative
/// one. NULL where no harness is part of the program, and for an image that can't be drawn.
void *worlds_encoded_image(const void *image, double quality);

/// The pixels of a `UIImage` with one point a pixel, a retained `NSData`: premultiplied BGRA, rows from
/// the top without gaps. NULL where no harness is part of the program, and for what can't be drawn.
void *worlds_image_pixels(const void *image);

/// The folder of an adopted app, which is the main bundle; NULL for other programs.
const char *worlds_app_folder(void);

/// What is printed if an initialiser is called that a class doesn't have.
struct worlds_advice {
  /// The classes that it is about, each with its module and followed by a line break.
  const char *classes;
  /// The line; NULL for none.
  const char *text;
};

/// Sets what is printed if the calling thread calls such an initialiser. Returns what was set before.
/// The strings aren't copied.
struct worlds_advice worlds_advise_missing_initializer(struct worlds_advice advice);

#endif
