// The main bundle of a test program is the folder of its executable. An adopted app's is a folder of its
// own, with the app's resources as Xcode copies them: this definition takes precedence over Foundation's.

#define _GNU_SOURCE
#include "CWorlds.h"

#include <dirent.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

extern const void *CFBundleCreate(const void *allocator, const void *url);
extern void CFRelease(const void *object);
extern const void *CFURLCreateFromFileSystemRepresentation(
  const void *allocator, const unsigned char *path, long length, unsigned char is_folder);

// Defined by the tests that `tateyoko adopt` writes: the path of the app's folder. Resolved when the program is
// linked, because other tests may ask for the main bundle first.
extern const char *tateyoko_app_folder(void) __attribute__((weak));

// Defined by them, too, for an app that doesn't compile as a whole. Resolved at that time as well, so that no test
// decides for the ones after it.
extern unsigned char tateyoko_tolerates_gaps(void) __attribute__((weak));

__attribute__((visibility("default"))) unsigned char worlds_tolerates_gaps(void) {
  return tateyoko_tolerates_gaps && tateyoko_tolerates_gaps();
}

typedef const void *(*get_function)(void);

static const void *main_bundle;
static pthread_once_t once = PTHREAD_ONCE_INIT;
// Foundation asks for the main bundle while it makes any.
static _Thread_local unsigned char is_making;

const char *worlds_app_folder(void) {
  const char *path = tateyoko_app_folder ? tateyoko_app_folder() : NULL;
  struct stat status;
  // A program that was built elsewhere has the machine's bundle.
  return path && stat(path, &status) == 0 && S_ISDIR(status.st_mode) ? path : NULL;
}

static const void *real_bundle(void) {
  get_function real = (get_function)dlsym(RTLD_NEXT, "CFBundleGetMainBundle");
  return real ? real() : NULL;
}

static const void *make_bundle(const char *path) {
  const void *url = CFURLCreateFromFileSystemRepresentation(
    NULL, (const unsigned char *)path, (long)strlen(path), 1);
  const void *bundle = url ? CFBundleCreate(NULL, url) : NULL;
  if (url) CFRelease(url);
  return bundle;
}

// Foundation finds bundles by their identifiers once they were made, and on a device the frameworks are loaded.
static void make_frameworks(const char *app) {
  char path[4096];
  if (snprintf(path, sizeof path, "%s/Frameworks", app) >= (int)sizeof path) return;
  struct dirent **entries;
  int count = scandir(path, &entries, NULL, alphasort);
  for (int index = 0; index < count; index++) {
    const char *name = entries[index]->d_name;
    const char *ending = strrchr(name, '.');
    if (ending && strcmp(ending, ".framework") == 0) {
      int length = snprintf(path, sizeof path, "%s/Frameworks/%s", app, name);
      if (length < (int)sizeof path) make_bundle(path);
    }
    free(entries[index]);
  }
  if (count >= 0) free(entries);
}

static void make(void) {
  const char *path = worlds_app_folder();
  is_making = 1;
  main_bundle = path ? make_bundle(path) : NULL;
  if (main_bundle) make_frameworks(path);
  if (!main_bundle) main_bundle = real_bundle();
  is_making = 0;
}

__attribute__((weak, visibility("default"))) const void *get_main_bundle(void) __asm__(
  "CFBundleGetMainBundle");
const void *get_main_bundle(void) {
  if (is_making) return real_bundle();
  pthread_once(&once, make);
  return main_bundle;
}
