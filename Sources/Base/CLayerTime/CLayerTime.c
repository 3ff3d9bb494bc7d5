#include "CLayerTime.h"

#include <stddef.h>

// Defined by UIKit. A weak reference is resolved when the program is linked, so that layers made before
// anything else know their time too.
extern const void *tateyoko_layer_timeline(void) __attribute__((weak));

const void *layer_timeline(void) {
  return tateyoko_layer_timeline ? tateyoko_layer_timeline() : NULL;
}

_Thread_local int layer_change_depth = 0;
