// What the decoders share.

#ifndef MESSAGES_H
#define MESSAGES_H

#include <stddef.h>
#include <string.h>

// Copies a message, or one in its place.
static inline void say(char *message, size_t size, const char *text) {
  if (!size) return;
  strncpy(message, text ? text : "it is damaged", size - 1);
  message[size - 1] = 0;
}

#endif
