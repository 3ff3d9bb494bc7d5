#define _GNU_SOURCE
#include "os.h"

#include <errno.h>
#include <linux/futex.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// A lock holds the number of the thread that has it, or 0, and whether others may be waiting for it.
// Linux's numbers of threads have 22 bits at most.
#define WAITED 0x80000000u

static uint32_t own_thread(void) {
  static _Thread_local uint32_t number;
  if (!number) number = (uint32_t)gettid();
  return number;
}

static uint32_t owner(const os_unfair_lock *lock) {
  return __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) & ~WAITED;
}

static bool replace(os_unfair_lock_t lock, uint32_t *seen, uint32_t value) {
  return __atomic_compare_exchange_n(
    &lock->_os_unfair_lock_opaque, seen, value, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static _Noreturn void stop(const char *what) {
  fprintf(stderr, "BUG IN CLIENT OF LIBPLATFORM: %s\n", what);
  abort();
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t seen = 0;
  return replace(lock, &seen, own_thread());
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  uint32_t seen = 0;
  if (replace(lock, &seen, own_thread())) return;
  for (;;) {
    if (!seen) {
      // Others may have begun to wait before this thread did.
      if (replace(lock, &seen, own_thread() | WAITED)) return;
      continue;
    }
    if ((seen & ~WAITED) == own_thread()) stop("Trying to recursively lock an os_unfair_lock");
    if (!(seen & WAITED) && !replace(lock, &seen, seen | WAITED)) continue;
    int error = errno;
    // Returns at once if the lock has changed meanwhile.
    syscall(
      SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_WAIT_PRIVATE, seen | WAITED, NULL, NULL, 0);
    errno = error;
    seen = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
  }
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  if (owner(lock) != own_thread()) {
    stop("Unlock of an os_unfair_lock not owned by current thread");
  }
  uint32_t before = __atomic_exchange_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
  if (!(before & WAITED)) return;
  int error = errno;
  syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
  errno = error;
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
  if (owner(lock) != own_thread()) {
    stop("Assertion failed: Lock unexpectedly not owned by current thread");
  }
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
  if (owner(lock) == own_thread()) {
    stop("Assertion failed: Lock unexpectedly owned by current thread");
  }
}
