#include "CWorlds.h"

#include <stddef.h>

// Defined by the harness. A weak reference is resolved when the program is linked, so that there is
// no moment before which the harness is not known.
extern const void *tateyoko_scope_of_test(void) __attribute__((weak));

const void *worlds_scope_of_test(void) {
  return tateyoko_scope_of_test ? tateyoko_scope_of_test() : NULL;
}
