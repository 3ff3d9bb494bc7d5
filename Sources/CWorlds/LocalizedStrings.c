// Foundation looks tables of strings up in the machine's language, and reads neither plurals nor
// string catalogs. These definitions take precedence over its own: tables are those of the language of
// the simulation that the code runs in, and formats with plurals are filled by their numbers.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { utf8 = 0x08000100, argument_limit = 32 };

// Core Foundation's part of Foundation.
extern void CFRelease(const void *object);
extern const void *CFRetain(const void *object);
extern const void *CFBundleCopyBundleURL(const void *bundle);
extern unsigned char CFURLGetFileSystemRepresentation(
  const void *url, unsigned char is_absolute, unsigned char *buffer, long size);
extern long CFStringGetLength(const void *text);
extern long CFStringGetMaximumSizeForEncoding(long length, unsigned encoding);
extern unsigned short CFStringGetCharacterAtIndex(const void *text, long index);
extern unsigned char CFStringGetCString(
  const void *text, char *buffer, long size, unsigned encoding);
extern const void *CFStringCreateWithCString(
  const void *allocator, const char *text, unsigned encoding);

// Defined by UIKit. The text for a key, to be freed; NULL where the bundle has none.
extern char *worlds_localized_text(const char *bundle, const char *key, const char *table);
// The kinds of the arguments of a format with plurals: `i` for whole numbers, `f` for others, `@` for
// objects. Returns how many there are, or -1 if the format is none of ours.
extern long worlds_format_kinds(const char *format, char *kinds, long size);
// The format to fill with the arguments, to be freed.
extern char *worlds_format_text(
  const char *format, const char *kinds, const long *integers, const double *numbers, long count);

// A text as C takes it, to be freed; NULL for none.
static char *copy_text(const void *string) {
  if (!string) return NULL;
  long size = CFStringGetMaximumSizeForEncoding(CFStringGetLength(string), utf8) + 1;
  char *text = size > 0 ? malloc((size_t)size) : NULL;
  if (text && !CFStringGetCString(string, text, size, utf8)) {
    free(text);
    return NULL;
  }
  return text;
}

static char *copy_path(const void *bundle) {
  const void *url = bundle ? CFBundleCopyBundleURL(bundle) : NULL;
  if (!url) return NULL;
  unsigned char path[PATH_MAX];
  unsigned char done = CFURLGetFileSystemRepresentation(url, 1, path, sizeof path);
  CFRelease(url);
  return done ? strdup((const char *)path) : NULL;
}

#define INTERPOSED(result, function, name)                                      \
  __attribute__((weak, visibility("default"))) result function __asm__(name);   \
  result function

INTERPOSED(
  const void *,
  copy_localized_string(
    const void *bundle, const void *key, const void *value, const void *table),
  "CFBundleCopyLocalizedString") {
  char *path = copy_path(bundle);
  char *key_text = copy_text(key);
  char *table_text = copy_text(table);
  char *found =
    path && key_text ? worlds_localized_text(path, key_text, table_text ? table_text : "") : NULL;
  const void *result = found ? CFStringCreateWithCString(NULL, found, utf8) : NULL;
  free(path);
  free(key_text);
  free(table_text);
  free(found);
  if (result) return result;
  if (value && CFStringGetLength(value) > 0) return CFRetain(value);
  return key ? CFRetain(key) : CFStringCreateWithCString(NULL, "", utf8);
}

typedef const void *(*create_function)(
  const void *allocator, const void *options, const void *format, va_list arguments);

// A format for the arguments, where it is one with plurals; NULL for any other.
static const void *copy_filled_format(const void *format, va_list arguments) {
  // The mark with which such formats begin (see UIKit's `LocalizedFormats`).
  if (!format || CFStringGetLength(format) < 2) return NULL;
  if (CFStringGetCharacterAtIndex(format, 0) != 0x2063) return NULL;
  char *text = copy_text(format);
  if (!text) return NULL;
  char kinds[argument_limit];
  long count = worlds_format_kinds(text, kinds, argument_limit);
  const void *result = NULL;
  if (count >= 0) {
    long integers[argument_limit] = {0};
    double numbers[argument_limit] = {0};
    va_list copy;
    va_copy(copy, arguments);
    for (long index = 0; index < count; index++) {
      if (kinds[index] == 'f')
        numbers[index] = va_arg(copy, double);
      else
        integers[index] = va_arg(copy, long);
    }
    va_end(copy);
    char *filled = worlds_format_text(text, kinds, integers, numbers, count);
    if (filled) result = CFStringCreateWithCString(NULL, filled, utf8);
    free(filled);
  }
  free(text);
  return result;
}

#define CREATE "CFStringCreateWithFormatAndArguments"

INTERPOSED(
  const void *,
  create_with_format(
    const void *allocator, const void *options, const void *format, va_list arguments),
  CREATE) {
  static _Atomic(void *) real_create;
  void *real = real_create;
  if (!real) {
    real = dlsym(RTLD_NEXT, CREATE);
    real_create = real;
  }
  const void *filled = copy_filled_format(format, arguments);
  const void *result =
    ((create_function)real)(allocator, options, filled ? filled : format, arguments);
  if (filled) CFRelease(filled);
  return result;
}
