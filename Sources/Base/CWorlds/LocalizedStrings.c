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
extern long CFArrayGetCount(const void *array);
extern const void *CFArrayGetValueAtIndex(const void *array, long index);
extern void *CFArrayCreateMutable(const void *allocator, long capacity, const void *callbacks);
extern void CFArrayAppendValue(void *array, const void *value);
extern const char kCFTypeArrayCallBacks[];

// Defined by UIKit. The text for a key, to be freed; NULL where the bundle has none.
// `has_value` says whether the caller has a text of its own for that.
extern char *worlds_localized_text(
  const char *bundle, const char *key, const char *table, unsigned char has_value);
// Which of some localisations to prefer, each on a line, to be freed; NULL as languages stands for the
// user's.
extern char *worlds_preferred_localizations(const char *names, const char *languages);
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
  unsigned char has_value = value && CFStringGetLength(value) > 0;
  char *found = path && key_text ? worlds_localized_text(
                                     path, key_text, table_text ? table_text : "", has_value)
                                 : NULL;
  const void *result = found ? CFStringCreateWithCString(NULL, found, utf8) : NULL;
  free(path);
  free(key_text);
  free(table_text);
  free(found);
  if (result) return result;
  if (has_value) return CFRetain(value);
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

// The texts of an array, each followed by a line break, to be freed.
static char *copy_lines(const void *array) {
  size_t length = 0;
  char *lines = calloc(1, 1);
  for (long index = 0; array && index < CFArrayGetCount(array); index++) {
    char *text = copy_text(CFArrayGetValueAtIndex(array, index));
    if (!text) continue;
    size_t more = strlen(text);
    char *longer = lines ? realloc(lines, length + more + 2) : NULL;
    if (longer) {
      memcpy(longer + length, text, more);
      length += more;
      longer[length++] = '\n';
      longer[length] = 0;
      lines = longer;
    }
    free(text);
  }
  return lines;
}

static const void *copy_preferred(const void *available, const void *languages) {
  char *names = copy_lines(available);
  char *wanted = languages ? copy_lines(languages) : NULL;
  char *found = names ? worlds_preferred_localizations(names, wanted) : NULL;
  void *result = CFArrayCreateMutable(NULL, 0, kCFTypeArrayCallBacks);
  char *rest = NULL;
  for (char *line = found ? strtok_r(found, "\n", &rest) : NULL; line;
       line = strtok_r(NULL, "\n", &rest)) {
    const void *text = CFStringCreateWithCString(NULL, line, utf8);
    if (!text) continue;
    CFArrayAppendValue(result, text);
    CFRelease(text);
  }
  free(names);
  free(wanted);
  free(found);
  return result;
}

INTERPOSED(
  const void *, copy_preferred_localizations(const void *available),
  "CFBundleCopyPreferredLocalizationsFromArray") {
  return copy_preferred(available, NULL);
}

INTERPOSED(
  const void *, copy_localizations_for(const void *available, const void *languages),
  "CFBundleCopyLocalizationsForPreferences") {
  return copy_preferred(available, languages);
}
