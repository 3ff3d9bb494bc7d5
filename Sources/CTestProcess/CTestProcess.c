#define _GNU_SOURCE
#include "CTestProcess.h"

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
