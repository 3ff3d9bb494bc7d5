#include "CFoundTypes.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The layout of the records is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst in Swift's
// repository): references are 32 bits, relative to where they lie.

#define SECTION(name) \
  extern const char __start_##name[] __attribute__((weak, visibility("hidden"))); \
  extern const char __stop_##name[] __attribute__((weak, visibility("hidden")));

SECTION(swift5_protocol_conformances)
SECTION(swift5_type_metadata)

static const void *direct(const int32_t *reference) {
  return *reference ? (const char *)reference + *reference : NULL;
}

/// The lowest bit says that the target holds the address.
static const void *indirectable(const int32_t *reference) {
  int32_t offset = *reference;
  if (!offset) return NULL;
  const char *target = (const char *)reference + (offset & ~1);
  return offset & 1 ? *(const void *const *)target : target;
}

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
};

struct context {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
};

enum { module_kind = 0, anonymous_kind = 2, class_kind = 16, structure_kind = 17, enum_kind = 18 };

static unsigned kind(const struct context *type) { return type->flags & 0x1F; }

static int is_generic(const struct context *type) { return type->flags & 0x80; }

struct response {
  const void *metadata;
  uintptr_t state;
};

typedef __attribute__((swiftcall)) struct response (*accessor)(uintptr_t request);

static const void *metadata(const struct context *type) {
  accessor function = (accessor)direct(&type->accessor);
  return function ? function(0).metadata : NULL;
}

/// The type that a record refers to by one of the two ways that are left on this platform.
static const struct context *type_of(const int32_t *reference, unsigned how) {
  if (how > 1) return NULL;
  int32_t offset = *reference & ~3;
  if (!offset) return NULL;
  const char *target = (const char *)reference + offset;
  return how ? *(const struct context *const *)target : (const struct context *)target;
}

void found_conforming_types(const void *protocol, found_type each, void *context) {
  const int32_t *record = (const int32_t *)__start_swift5_protocol_conformances;
  const int32_t *end = (const int32_t *)__stop_swift5_protocol_conformances;
  for (; record && record < end; record++) {
    const struct conformance *conformance = direct(record);
    if (!conformance || indirectable(&conformance->protocol) != protocol) continue;
    const struct context *type = type_of(&conformance->type, conformance->flags >> 3 & 7);
    if (!type || kind(type) < class_kind || kind(type) > enum_kind || is_generic(type)) continue;
    const void *found = metadata(type);
    if (found) each(found, context);
  }
}

void found_classes(found_class each, void *context) {
  const int32_t *record = (const int32_t *)__start_swift5_type_metadata;
  const int32_t *end = (const int32_t *)__stop_swift5_type_metadata;
  for (; record && record < end; record++) {
    const struct context *type = type_of(record, *record & 3);
    if (!type || kind(type) != class_kind || is_generic(type)) continue;
    const struct context *outer = indirectable(&type->parent);
    while (outer && kind(outer) != module_kind && kind(outer) != anonymous_kind) {
      outer = indirectable(&outer->parent);
    }
    // What is private lies in an anonymous context.
    if (!outer || kind(outer) != module_kind) continue;
    each(direct(&outer->name), type, context);
  }
}

const void *found_class_metadata(const void *descriptor) { return metadata(descriptor); }

typedef __attribute__((swiftcall)) void *(*initializer)(
  __attribute__((swift_context)) const void *metadata);

void *found_call_initializer(const void *address, const void *metadata) {
  return ((initializer)address)(metadata);
}
