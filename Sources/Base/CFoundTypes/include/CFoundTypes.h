// Room: CFoundTypes. Finds types of the running program in the records that the Swift compiler leaves in
// its image, for the sections of ELF.

#ifndef CFOUNDTYPES_H
#define CFOUNDTYPES_H

typedef void (*found_type)(const void *metadata, void *context);
typedef void (*found_class)(const char *module, const void *descriptor, void *context);
typedef void (*found_function)(const char *name, const void *address, void *context);
typedef void (*found_trial)(int output, void *context);

/// Calls a function with the metadata of each type that conforms to a protocol by a record of this
/// image; generic types are left out.
///
/// `protocol` is the protocol's descriptor. The order is the linker's.
void found_conforming_types(const void *protocol, found_type each, void *context);

/// Calls a function with each class of this image that is neither generic nor private, with the name of
/// its module: `descriptor` stands for the class in `found_class_metadata`.
void found_classes(found_class each, void *context);

/// The metadata of a class that `found_classes` found.
const void *found_class_metadata(const void *descriptor);

/// Calls a function with the mangled name and the address of each function in the program's table of
/// symbols whose name ends as given. None are found in a program that was stripped.
void found_functions(const char *ending, found_function each, void *context);

/// A mangled name in Swift's spelling, or NULL; the caller frees it.
char *found_demangled(const char *name);

/// Makes an object with the `init()` at an address, which takes a class's metadata and returns a
/// retained object.
void *found_call_initializer(const void *initializer, const void *metadata);

/// Runs a function in a process of its own, in which nothing happens besides.
///
/// The function gets a descriptor that the caller of this one reads until all is written. What it
/// prints goes to `errors`. Returns the process, or a negative number where there can't be one.
int found_begin_trial(found_trial body, void *context, int errors, int *output);

#endif
