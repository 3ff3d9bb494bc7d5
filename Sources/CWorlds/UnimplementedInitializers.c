// A class that declares designated initialisers of its own has none of its superclass's. Where one is
// called all the same, through a metatype, Swift stops the program and names both. These definitions,
// which come before Swift's own as those of a program do, add what is to be done about it.

#define _GNU_SOURCE
#include "CWorlds.h"

#include <dlfcn.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

static _Thread_local const char *advice;

const char *worlds_advise_missing_initializer(const char *text) {
  const char *before = advice;
  advice = text;
  return before;
}

static void give_advice(void) {
  if (!advice) return;
  // The program is about to stop: what can't be written is lost.
  ssize_t written = write(STDERR_FILENO, advice, strlen(advice));
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
  give_advice();
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
  give_advice();
}
