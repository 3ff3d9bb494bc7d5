// What Foundation tells code of the user's language and of the time zone it has from the machine. A
// picture has neither from there: these definitions come before Foundation's own, as those of a
// program do, and hand each question on to the simulation that the code runs in.
//
// Swift's names of the functions are part of its stable calling convention on this platform only in
// fact; `FoundationSettingsTests` notices when a toolchain changes them.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

/// A value of Locale, TimeZone or Calendar: two words, returned in registers by C and by Swift.
struct words {
  void *first;
  void *second;
};

// Defined by UIKit.
extern struct words worlds_locale(void);
extern struct words worlds_time_zone(void);
extern struct words worlds_calendar(void);
extern void *worlds_preferred_languages(void);
extern double worlds_time_zone_name(char *name, long size);
extern void worlds_set_time_zone(struct words zone);
extern struct words worlds_calendar_in_zone(struct words calendar);

// Weak, so that a program that has Foundation in itself keeps its own.
#define INTERPOSED(result, function, name)                                      \
  __attribute__((weak, visibility("default"))) result function __asm__(name);   \
  result function

INTERPOSED(struct words, locale_current(void), "$s20FoundationEssentials6LocaleV7currentACvgZ") {
  return worlds_locale();
}

INTERPOSED(
  struct words, locale_autoupdating(void),
  "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ") {
  return worlds_locale();
}

INTERPOSED(
  void *, preferred_languages(void),
  "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ") {
  return worlds_preferred_languages();
}

INTERPOSED(
  struct words, calendar_current(void), "$s20FoundationEssentials8CalendarV7currentACvgZ") {
  return worlds_calendar();
}

INTERPOSED(
  struct words, calendar_autoupdating(void),
  "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ") {
  return worlds_calendar();
}

// A calendar that code makes itself has the current time zone until it is given another.
#define CALENDAR_INIT "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC"

typedef struct words (*calendar_init_function)(uint8_t identifier);

INTERPOSED(struct words, calendar_init(uint8_t identifier), CALENDAR_INIT) {
  static _Atomic(void *) found;
  void *real = found;
  if (!real) {
    real = dlsym(RTLD_NEXT, CALENDAR_INIT);
    found = real;
  }
  return worlds_calendar_in_zone(((calendar_init_function)real)(identifier));
}

INTERPOSED(
  struct words, time_zone_current(void), "$s20FoundationEssentials8TimeZoneV7currentACvgZ") {
  return worlds_time_zone();
}

INTERPOSED(
  struct words, time_zone_autoupdating(void),
  "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ") {
  return worlds_time_zone();
}

// An optional, whose words are those of the value where there is one.
INTERPOSED(
  struct words, time_zone_default(void), "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ") {
  return worlds_time_zone();
}

INTERPOSED(
  struct words, ns_time_zone_default(void),
  "$s10Foundation10NSTimeZoneC7default0A10Essentials04TimeC0VvgZ") {
  return worlds_time_zone();
}

INTERPOSED(
  void, ns_time_zone_set_default(struct words zone),
  "$s10Foundation10NSTimeZoneC7default0A10Essentials04TimeC0VvsZ") {
  worlds_set_time_zone(zone);
}

// Core Foundation's part of Foundation has objects of its own for zones.
extern const void *CFStringCreateWithCString(
  const void *allocator, const char *text, unsigned encoding);
extern const void *CFTimeZoneCreateWithName(
  const void *allocator, const void *name, unsigned char tries_abbreviations);
extern const void *CFTimeZoneCreateWithTimeIntervalFromGMT(const void *allocator, double seconds);
extern void CFRelease(const void *object);

static const void *copy_time_zone(void) {
  enum { utf8 = 0x08000100 };
  char text[256];
  double seconds = worlds_time_zone_name(text, sizeof text);
  const void *name = CFStringCreateWithCString(NULL, text, utf8);
  const void *zone = name ? CFTimeZoneCreateWithName(NULL, name, 1) : NULL;
  if (name) CFRelease(name);
  return zone ? zone : CFTimeZoneCreateWithTimeIntervalFromGMT(NULL, seconds);
}

INTERPOSED(const void *, copy_default_time_zone(void), "CFTimeZoneCopyDefault") {
  return copy_time_zone();
}

INTERPOSED(const void *, copy_system_time_zone(void), "CFTimeZoneCopySystem") {
  return copy_time_zone();
}
