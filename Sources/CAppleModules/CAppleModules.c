#define _GNU_SOURCE
#include "os.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// A lock holds the number of the thread that has it, or 0.

static uint32_t own_thread(void) {
  static _Thread_local uint32_t number;
  if (!number) number = (uint32_t)gettid();
  return number;
}

static uint32_t owner(const os_unfair_lock *lock) {
  return __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
}

static _Noreturn void stop(const char *what) {
  fprintf(stderr, "BUG IN CLIENT OF LIBPLATFORM: %s\n", what);
  abort();
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t free = 0;
  return __atomic_compare_exchange_n(
    &lock->_os_unfair_lock_opaque, &free, own_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  while (!os_unfair_lock_trylock(lock)) {
    if (owner(lock) == own_thread()) stop("Trying to recursively lock an os_unfair_lock");
    sched_yield();
  }
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  if (owner(lock) != own_thread()) {
    stop("Unlock of an os_unfair_lock not owned by current thread");
  }
  __atomic_store_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
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
