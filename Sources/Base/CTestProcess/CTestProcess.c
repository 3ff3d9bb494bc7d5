#define _GNU_SOURCE
#include "CTestProcess.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// A forked child has the handlers of its parent, and none of its tests.
static pid_t process;

static void end(int status) {
  if (getpid() != process || !tateyoko_process_ends) return;
  int wanted = tateyoko_process_ends(status);
  if (wanted == status) return;
  fflush(NULL);
  _exit(wanted);
}

#ifdef __GLIBC__
static void end_with_status(int status, void *unused) {
  (void)unused;
  end(status);
}
#else
static void end_with_unknown_status(void) { end(0); }
#endif

static void end_quickly(void) { end(0); }

__attribute__((constructor)) static void load(void) {
  process = getpid();
#ifdef __GLIBC__
  on_exit(end_with_status, NULL);
#else
  atexit(end_with_unknown_status);
#endif
  at_quick_exit(end_quickly);
  if (tateyoko_process_was_loaded) tateyoko_process_was_loaded();
}

void test_process_keep(void) {}

extern int tateyoko_answers_snapshot_testing(void) __attribute__((weak));

int test_process_answers_library(void) { return tateyoko_answers_snapshot_testing != 0; }

#ifdef __GLIBC__
// The program's own entry would run its tests. Calling the harness from the constructor above would be
// too early: those of the program's other parts may not have run.

typedef int (*entry)(int, char **, char **);
typedef int (*start)(entry, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

static entry program;

static int enter(int count, char **arguments, char **environment) {
  if (tateyoko_process_begins) {
    int status = tateyoko_process_begins(count, arguments);
    if (status >= 0) return status;
  }
  return program(count, arguments, environment);
}

// The start of every program calls it; a definition in the program comes before the library's.
__attribute__((visibility("default"))) int __libc_start_main(
  entry main, int count, char **arguments, void (*init)(void), void (*fini)(void),
  void (*rtld_fini)(void), void *stack_end) {
  start real = (start)dlsym(RTLD_NEXT, "__libc_start_main");
  // Only a program without a dynamic C library has none.
  if (!real) abort();
  program = main;
  return real(enter, count, arguments, init, fini, rtld_fini, stack_end);
}
#endif
