#ifndef TATEYOKO_OS_H
#define TATEYOKO_OS_H

#include <stdbool.h>
#include <stdint.h>

// The types of logs; UIKit declares what they do (Sources/UIKit/UIKit/Logging). They are C's, so that files
// which don't import os may have types of these names. Files that import os alone see the members that
// UIKit declares, but none of its functions: what is called like one is a constant of a type that can
// be called.
typedef struct Logger {
  uint8_t _isDisabled;
} Logger;

typedef struct OSLog {
  uint8_t _isDisabled;
} OSLog;

typedef struct OSLogType {
  uint8_t rawValue;
} OSLogType;

typedef struct OSSignpostID {
  uint64_t rawValue;
} OSSignpostID;

typedef struct OSSignpostType {
  uint8_t rawValue;
} OSSignpostType;

typedef struct OSSignposter {
  uint8_t _isDisabled;
} OSSignposter;

typedef struct OSSignpostIntervalState {
  OSSignpostID signpostID;
} OSSignpostIntervalState;

typedef struct _os_log_function {
  uint8_t _empty;
} _os_log_function;

typedef struct _os_signpost_function {
  uint8_t _empty;
} _os_signpost_function;

static const _os_log_function os_log = {0};
static const _os_signpost_function os_signpost = {0};

// Locks. A thread that locks what it holds already, or unlocks what it doesn't hold, stops the program
// with the words of Apple's.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);

#endif
