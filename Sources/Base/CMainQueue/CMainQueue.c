#define _GNU_SOURCE
#include "CMainQueue.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

// Of libdispatch, of the run time for blocks, and of Foundation; their headers are not everywhere.
extern char _dispatch_main_q;
extern void dispatch_async_f(void *queue, void *context, mainqueue_function function);
extern void dispatch_after_f(
  uint64_t when, void *queue, void *context, mainqueue_function function);
extern void dispatch_group_notify_f(
  void *group, void *queue, void *context, mainqueue_function function);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern intptr_t dispatch_group_wait(void *group, uint64_t timeout);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void *CFRunLoopGetMain(void);
extern void *CFRunLoopGetCurrent(void);
extern void CFRunLoopTimerGetContext(void *timer, void *context);

static _Atomic(const struct mainqueue_sink *) installed;

void mainqueue_install(const struct mainqueue_sink *sink) { atomic_store(&installed, sink); }

/// The simulation, if work put on a queue is for it.
static const struct mainqueue_sink *sink_for(const void *queue) {
  if (queue != &_dispatch_main_q) return NULL;
  const struct mainqueue_sink *sink = atomic_load(&installed);
  return sink && sink->wants_work() ? sink : NULL;
}

// MARK: - Work

struct mainqueue_entry {
  void *block;
  void *group;
  void *awaited;
};

/// Copies a block that a group counts, or that waits for a group.
static mainqueue_work make_work(const void *block, void *group, void *awaited) {
  mainqueue_work work = malloc(sizeof *work);
  if (!work) abort();
  work->block = _Block_copy(block);
  work->group = group;
  work->awaited = awaited;
  if (awaited) dispatch_retain(awaited);
  if (group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  return work;
}

void mainqueue_run(mainqueue_work work) {
  ((void (^)(void))work->block)();
  mainqueue_drop(work);
}

void mainqueue_drop(mainqueue_work work) {
  _Block_release(work->block);
  if (work->group) {
    dispatch_group_leave(work->group);
    dispatch_release(work->group);
  }
  if (work->awaited) dispatch_release(work->awaited);
  free(work);
}

bool mainqueue_is_due(mainqueue_work work) {
  return !work->awaited || dispatch_group_wait(work->awaited, 0) == 0;
}

void mainqueue_call(uint64_t when, void *context, mainqueue_function function) {
  if (when == 0) {
    dispatch_async_f(&_dispatch_main_q, context, function);
  } else {
    dispatch_after_f(when, &_dispatch_main_q, context, function);
  }
}

void mainqueue_call_when_due(mainqueue_work work, void *context, mainqueue_function function) {
  dispatch_group_notify_f(work->awaited, &_dispatch_main_q, context, function);
}

// MARK: - The real functions

/// The definition of a symbol after this library's, looked up once.
#define REAL_NAMED(name, symbol, result, ...)                                   \
  static result (*real_##name(void))(__VA_ARGS__) {                             \
    static _Atomic(void *) found;                                               \
    void *function = atomic_load_explicit(&found, memory_order_relaxed);        \
    if (!function) {                                                            \
      function = dlsym(RTLD_NEXT, symbol);                                      \
      if (!function) abort();                                                   \
      atomic_store_explicit(&found, function, memory_order_relaxed);            \
    }                                                                           \
    return (result(*)(__VA_ARGS__))function;                                    \
  }
#define REAL(name, result, ...) REAL_NAMED(name, #name, result, __VA_ARGS__)

REAL(dispatch_async, void, void *, const void *)
REAL(dispatch_barrier_async, void, void *, const void *)
REAL(dispatch_sync, void, void *, const void *)
REAL(dispatch_barrier_sync, void, void *, const void *)
REAL(dispatch_group_async, void, void *, void *, const void *)
REAL(dispatch_group_notify, void, void *, void *, const void *)
REAL(dispatch_after, void, uint64_t, void *, const void *)
REAL(dispatch_time, uint64_t, uint64_t, int64_t)
REAL(dispatch_walltime, uint64_t, const void *, int64_t)
REAL(_CFIsMainThread, bool, void)
REAL(CFRunLoopAddTimer, void, void *, void *, const void *)
REAL(CFRunLoopPerformBlock, void, void *, const void *, const void *)
REAL(CFRunLoopRunInMode, int32_t, const void *, double, uint8_t)
REAL(_CFRunLoopFinished, uint8_t, void *, const void *)

// Weak, so that a program which has these functions in itself keeps its own.
#define INTERPOSED __attribute__((weak, visibility("default")))

INTERPOSED bool _CFIsMainThread(void);
INTERPOSED uint64_t dispatch_time(uint64_t when, int64_t delta);
INTERPOSED uint64_t dispatch_walltime(const void *when, int64_t delta);
INTERPOSED void dispatch_async(void *queue, const void *block);
INTERPOSED void dispatch_barrier_async(void *queue, const void *block);
INTERPOSED void dispatch_sync(void *queue, const void *block);
INTERPOSED void dispatch_barrier_sync(void *queue, const void *block);
INTERPOSED void dispatch_group_async(void *group, void *queue, const void *block);
INTERPOSED void dispatch_group_notify(void *group, void *queue, const void *block);
INTERPOSED void dispatch_after(uint64_t when, void *queue, const void *block);
INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);
INTERPOSED void CFRunLoopPerformBlock(void *loop, const void *mode, const void *block);
INTERPOSED int32_t CFRunLoopRunInMode(const void *mode, double seconds, uint8_t returns_early);
INTERPOSED uint8_t _CFRunLoopFinished(void *loop, const void *mode);

bool mainqueue_is_intercepted(void) {
  return dlsym(RTLD_DEFAULT, "dispatch_async") == (void *)dispatch_async
    && dlsym(RTLD_NEXT, "dispatch_async") != NULL;
}

// MARK: - Times

// `.now() + 0.2` reads a clock that no simulation moves. The times that a thread made last are kept
// with what they mean in simulated time, so that 0.2 s stay 0.2 s, however long the thread slept
// between reading the clock and asking for the block.

/// The time of the simulation that the calling code belongs to; 0 outside of any.
static uint64_t simulated_now(void) {
  const struct mainqueue_sink *sink = atomic_load(&installed);
  return sink && sink->wants_work() ? sink->now() : 0;
}

/// The simulation that the calling code belongs to; 0 outside of any.
static uint64_t simulation_now(void) {
  const struct mainqueue_sink *sink = atomic_load(&installed);
  return sink && sink->wants_work() ? sink->simulation() : 0;
}

uint64_t mainqueue_new_simulation(void) {
  static _Atomic uint64_t latest;
  return atomic_fetch_add(&latest, 1) + 1;
}

enum { kept_times = 32 };
static _Thread_local struct {
  uint64_t real[kept_times];
  uint64_t simulated[kept_times];
  // What one simulation made is nothing to the next; 0 for what was made outside of any.
  uint64_t simulation[kept_times];
  unsigned next;
} times;

static const uint64_t forever = UINT64_MAX;

static bool find_time(uint64_t real, uint64_t *simulated, uint64_t *simulation) {
  for (unsigned age = 1; age <= kept_times; age++) {
    unsigned index = (times.next - age) % kept_times;
    if (times.real[index] != real) continue;
    *simulated = times.simulated[index];
    *simulation = times.simulation[index];
    return true;
  }
  return false;
}

static uint64_t moved(uint64_t time, int64_t delta) {
  if (delta < 0) {
    uint64_t back = -(uint64_t)delta;
    return back < time ? time - back : 0;
  }
  return time < forever - (uint64_t)delta ? time + (uint64_t)delta : forever;
}

static void keep_time(uint64_t real, uint64_t base, int64_t delta, uint64_t simulation) {
  unsigned index = times.next++ % kept_times;
  times.real[index] = real;
  times.simulated[index] = moved(base, delta);
  times.simulation[index] = simulation;
}

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  uint64_t result = real_dispatch_time()(when, delta);
  if (result == forever || !atomic_load_explicit(&installed, memory_order_relaxed)) return result;
  uint64_t base, simulation;
  if (when == 0) {
    keep_time(result, simulated_now(), delta, simulation_now());
  } else if (find_time(when, &base, &simulation)) {
    keep_time(result, base, delta, simulation);
  }
  return result;
}

uint64_t dispatch_walltime(const void *when, int64_t delta) {
  uint64_t result = real_dispatch_walltime()(when, delta);
  if (when || result == forever) return result;
  if (atomic_load_explicit(&installed, memory_order_relaxed)) {
    keep_time(result, simulated_now(), delta, simulation_now());
  }
  return result;
}

/// What one of libdispatch's times means in simulated time.
///
/// One that was not made from the present moment on this thread, or in another simulation, is as
/// far off as the real clock says, in whole milliseconds. What was made outside of any is nothing
/// but a span until the simulation's clock goes. Times of the wall clock are negative and count
/// downwards.
static uint64_t simulated_time(uint64_t when) {
  uint64_t now = simulated_now();
  uint64_t result, simulation;
  if (when == 0) return now;
  if (find_time(when, &result, &simulation) &&
      (simulation == simulation_now() || (simulation == 0 && now == 0))) {
    return result;
  }
  int64_t left = (int64_t)when < 0
    ? (int64_t)(real_dispatch_walltime()(NULL, 0) - when)
    : (int64_t)(when - real_dispatch_time()(0, 0));
  const int64_t millisecond = 1000000;
  if (left <= 0) return now;
  if (left > INT64_MAX - millisecond) return forever;
  return moved(now, (left + millisecond - 1) / millisecond * millisecond);
}

// MARK: - Dates

// A timer is made for a date, and such a date reads the real clock. The dates that a thread made
// last from the present are kept likewise, so that a timer for 0.2 s waits for 0.2 s, however
// long the thread was held up between reading the clock and adding the timer.
//
// Swift passes and returns these values, each a number in a structure, as C does numbers. The names
// are of Foundation's functions, which call each other without coming by here.

static _Thread_local struct {
  double date[kept_times];
  struct mainqueue_moment moment[kept_times];
  unsigned next;
} dates;

static bool find_date(double date, struct mainqueue_moment *moment) {
  for (unsigned age = 1; age <= kept_times && age <= dates.next; age++) {
    unsigned index = (dates.next - age) % kept_times;
    if (dates.date[index] != date) continue;
    *moment = dates.moment[index];
    return true;
  }
  return false;
}

bool mainqueue_find_date(double date, struct mainqueue_moment *moment) {
  return find_date(date, moment) && moment->simulation == simulation_now();
}

static double keep_date(double date, struct mainqueue_moment moment) {
  unsigned index = dates.next++ % kept_times;
  dates.date[index] = date;
  dates.moment[index] = moment;
  return date;
}

/// Keeps a date that was made from the present, while a simulation is asked for the time.
static double keep_date_from_now(double date, double seconds) {
  const struct mainqueue_sink *sink = atomic_load(&installed);
  if (!sink || !sink->wants_work()) return date;
  return keep_date(
    date, (struct mainqueue_moment){
            .simulation = sink->simulation(), .start = sink->now(), .seconds = seconds});
}

/// Keeps a date that was made from another one.
static double keep_date_from(double base, double date, double seconds) {
  struct mainqueue_moment moment;
  if (!atomic_load_explicit(&installed, memory_order_relaxed)) return date;
  if (!find_date(base, &moment)) return date;
  moment.seconds += seconds;
  return keep_date(date, moment);
}

#define DATE(name, symbol, ...)                                                 \
  REAL_NAMED(name, "$s20FoundationEssentials4DateV" symbol, double, __VA_ARGS__) \
  INTERPOSED double name(__VA_ARGS__)                                           \
    __asm__("$s20FoundationEssentials4DateV" symbol);                           \
  double name(__VA_ARGS__)

// init()
DATE(date_init, "ACycfC", void) { return keep_date_from_now(real_date_init()(), 0); }

// static now
DATE(date_now, "3nowACvgZ", void) { return keep_date_from_now(real_date_now()(), 0); }

// init(timeIntervalSinceNow:)
DATE(date_since_now, "20timeIntervalSinceNowACSd_tcfC", double seconds) {
  return keep_date_from_now(real_date_since_now()(seconds), seconds);
}

// init(timeInterval:since:)
DATE(date_since, "12timeInterval5sinceACSd_ACtcfC", double seconds, double date) {
  return keep_date_from(date, real_date_since()(seconds, date), seconds);
}

// addingTimeInterval(_:)
DATE(date_adding, "18addingTimeIntervalyACSdF", double seconds, double date) {
  return keep_date_from(date, real_date_adding()(seconds, date), seconds);
}

// advanced(by:)
DATE(date_advanced, "8advanced2byACSd_tF", double seconds, double date) {
  return keep_date_from(date, real_date_advanced()(seconds, date), seconds);
}

// static +
DATE(date_plus, "1poiyA2C_SdtFZ", double date, double seconds) {
  return keep_date_from(date, real_date_plus()(date, seconds), seconds);
}

// MARK: - Interposed functions

static void take(const struct mainqueue_sink *sink, const void *block, void *group) {
  sink->take(make_work(block, group, NULL), simulated_time(0), 0);
}

void dispatch_async(void *queue, const void *block) {
  const struct mainqueue_sink *sink = sink_for(queue);
  if (!sink) return real_dispatch_async()(queue, block);
  take(sink, block, NULL);
}

void dispatch_barrier_async(void *queue, const void *block) {
  const struct mainqueue_sink *sink = sink_for(queue);
  if (!sink) return real_dispatch_barrier_async()(queue, block);
  take(sink, block, NULL);
}

/// Runs a block for which the main queue would wait on the main queue, without an end.
static void run_at_once(const struct mainqueue_sink *sink, const void *block) {
  sink->waits_for_itself();
  ((void (^)(void))block)();
}

void dispatch_sync(void *queue, const void *block) {
  const struct mainqueue_sink *sink = sink_for(queue);
  if (!sink) return real_dispatch_sync()(queue, block);
  run_at_once(sink, block);
}

void dispatch_barrier_sync(void *queue, const void *block) {
  const struct mainqueue_sink *sink = sink_for(queue);
  if (!sink) return real_dispatch_barrier_sync()(queue, block);
  run_at_once(sink, block);
}

void dispatch_group_async(void *group, void *queue, const void *block) {
  const struct mainqueue_sink *sink = sink_for(queue);
  if (!sink) return real_dispatch_group_async()(group, queue, block);
  take(sink, block, group);
}

void dispatch_group_notify(void *group, void *queue, const void *block) {
  const struct mainqueue_sink *sink = sink_for(queue);
  if (!sink) return real_dispatch_group_notify()(group, queue, block);
  sink->take_notification(make_work(block, NULL, group));
}

void dispatch_after(uint64_t when, void *queue, const void *block) {
  const struct mainqueue_sink *sink = when == forever ? NULL : sink_for(queue);
  if (!sink) return real_dispatch_after()(when, queue, block);
  sink->take(make_work(block, NULL, NULL), simulated_time(when), when);
}

/// The simulation, if a run loop is the main one or that of the thread which now works for it.
static const struct mainqueue_sink *sink_for_loop(const void *loop) {
  if (!atomic_load_explicit(&installed, memory_order_relaxed)) return NULL;
  if (loop != CFRunLoopGetMain() && loop != CFRunLoopGetCurrent()) return NULL;
  return sink_for(&_dispatch_main_q);
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  // The real one calls itself for each of the common modes.
  static _Thread_local bool is_adding;
  const struct mainqueue_sink *sink = is_adding ? NULL : sink_for_loop(loop);
  if (!sink) return real_CFRunLoopAddTimer()(loop, timer, mode);
  is_adding = true;
  real_CFRunLoopAddTimer()(loop, timer, mode);
  is_adding = false;
  // Version, information, and three functions; the information is the object that Swift sees.
  struct { long version; void *info; void *functions[3]; } context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  if (context.info) sink->take_timer(context.info);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, const void *block) {
  const struct mainqueue_sink *sink = sink_for_loop(loop);
  if (!sink) return real_CFRunLoopPerformBlock()(loop, mode, block);
  take(sink, block, NULL);
}

/// Commits changes where the run loop of the thread that works for a simulation turns.
static void commit(void) {
  const struct mainqueue_sink *sink = sink_for(&_dispatch_main_q);
  if (sink) sink->run_loop_turns();
}

/// A device commits before the loop waits and when it ends; what is waited for may change views.
int32_t CFRunLoopRunInMode(const void *mode, double seconds, uint8_t returns_early) {
  commit();
  int32_t result = real_CFRunLoopRunInMode()(mode, seconds, returns_early);
  commit();
  return result;
}

/// RunLoop asks this before it runs a mode, and doesn't run one in which nothing is waited for.
uint8_t _CFRunLoopFinished(void *loop, const void *mode) {
  if (sink_for_loop(loop)) commit();
  return real__CFRunLoopFinished()(loop, mode);
}

/// View code runs on the main thread, whichever thread works for its simulation. Notifications that
/// are observed on the main queue come at once where this is so, and Foundation waits for ever where
/// it isn't.
bool _CFIsMainThread(void) {
  return real__CFIsMainThread()() || sink_for(&_dispatch_main_q);
}
