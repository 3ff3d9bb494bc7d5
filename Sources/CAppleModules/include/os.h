#ifndef TATEYOKO_OS_H
#define TATEYOKO_OS_H

#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

// The types of logs; UIKit declares what they do (Sources/UIKit/Logging). They are C's, so that files
// which don't import os may have types of these names.
typedef struct Logger {
  uint8_t _empty;
} Logger;

typedef struct OSLog {
  uint8_t _isDisabled;
} OSLog;

typedef struct OSLogType {
  uint8_t rawValue;
} OSLogType;

// Locks.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

static inline bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock) {
  uint32_t free = 0;
  return __atomic_compare_exchange_n(
      &lock->_os_unfair_lock_opaque, &free, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static inline void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock) {
  while (!os_unfair_lock_trylock(lock)) sched_yield();
}

static inline void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock) {
  __atomic_store_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
}

#endif
