// A class that declares designated initialisers of its own has none of its superclass's. Where one is
// called all the same, through a metatype, Swift stops the program and names both. These definitions
// take precedence over the runtime's and append advice to its message.

#define _GNU_SOURCE
#include "CWorlds.h"

#include <dlfcn.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

static _Thread_local struct worlds_advice advice;

struct worlds_advice worlds_advise_missing_initializer(struct worlds_advice new) {
  struct worlds_advice before = advice;
  advice = new;
  return before;
}

static int is_about(const unsigned char *name, int length) {
  if (!advice.classes) return 0;
  for (const char *start = advice.classes, *end; (end = strchr(start, '\n')); start = end + 1) {
    if (end - start == length && !memcmp(start, name, (size_t)length)) return 1;
  }
  return 0;
}

static void give_advice(const unsigned char *name, int length) {
  if (!advice.text || !is_about(name, length)) return;
  // The program is about to stop: what can't be written is lost.
  ssize_t written = write(STDERR_FILENO, advice.text, strlen(advice.text));
  written = write(STDERR_FILENO, "\n", 1);
  (void)written;
}

typedef void (*report)(
  const unsigned char *, int, const unsigned char *, int, uint32_t);
typedef void (*report_in_file)(
  const unsigned char *, int, const unsigned char *, int, const unsigned char *, int, uint32_t,
  uint32_t, uint32_t);

// Weak, so that a program that has Swift's library in itself keeps its own.
__attribute__((weak, visibility("default"))) void _swift_stdlib_reportUnimplementedInitializer(
  const unsigned char *class_name, int class_length, const unsigned char *name, int name_length,
  uint32_t flags) {
  report real = (report)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializer");
  if (real) real(class_name, class_length, name, name_length, flags);
  give_advice(class_name, class_length);
}

__attribute__((weak, visibility("default"))) void
_swift_stdlib_reportUnimplementedInitializerInFile(
  const unsigned char *class_name, int class_length, const unsigned char *name, int name_length,
  const unsigned char *file, int file_length, uint32_t line, uint32_t column, uint32_t flags) {
  report_in_file real =
    (report_in_file)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializerInFile");
  if (real) {
    real(
      class_name, class_length, name, name_length, file, file_length, line, column, flags);
  }
  give_advice(class_name, class_length);
}
