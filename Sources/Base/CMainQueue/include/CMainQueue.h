// Room: CMainQueue. Hands the work that code puts on the main queue to a simulation.
//
// This library defines the entry points of libdispatch and of Foundation's run loop that
// DispatchQueue, OperationQueue, Timer and RunLoop call, and those of Date that read the clock. A
// program's own definitions come before those of shared libraries, so the calls arrive here; all
// but those meant for the main queue, made on it while a simulation wants them, go on to the real
// ones unchanged. Swift's concurrency uses other entry points and is not touched.

#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>
#include <stdint.h>

/// A block to run once, with the group that counts it.
typedef struct mainqueue_entry *mainqueue_work;

/// A function for the real main queue.
typedef void (*mainqueue_function)(void *context);

/// A moment of simulated time.
struct mainqueue_moment {
  /// The simulation whose clock was read.
  uint64_t simulation;
  /// When the clock was read, in nanoseconds.
  uint64_t start;
  /// How long after that it is, in seconds.
  double seconds;
};

/// A simulation that takes work over. Its functions are called on the main queue only, after
/// `wants_work` said yes there; `wants_work` is called on any thread.
struct mainqueue_sink {
  bool (*wants_work)(void);
  /// Says what time it is in the simulation, in nanoseconds.
  uint64_t (*now)(void);
  /// Tells the simulation from all others of the process; never 0.
  uint64_t (*simulation)(void);
  /// Takes work over that is due at a simulated time in nanoseconds; `when` is the same time as
  /// libdispatch tells it, 0 for now.
  void (*take)(mainqueue_work work, uint64_t due, uint64_t when);
  /// Takes work over that is due once the group it waits for is empty.
  void (*take_notification)(mainqueue_work work);
  /// Hears of a timer, an object of Foundation's, that was put on the calling thread's run loop.
  void (*take_timer)(void *timer);
  /// Called when code on the main queue waits for a block on the main queue, which then runs at
  /// once.
  void (*waits_for_itself)(void);
  /// Called before and after code on the main queue runs the run loop.
  void (*run_loop_turns)(void);
};

/// Whether calls arrive here; they do not in a program that is linked statically with libdispatch.
bool mainqueue_is_intercepted(void);
/// Names the simulation that takes work over from now on.
void mainqueue_install(const struct mainqueue_sink *sink);

/// Returns a number for a simulation, which no other one of the process has.
uint64_t mainqueue_new_simulation(void);

/// Finds what one of the last dates that the calling thread made from the present means, by its
/// seconds since the reference date; false for other dates, and for those of another simulation
/// than the calling code's.
bool mainqueue_find_date(double date, struct mainqueue_moment *moment);

/// Runs the block, and releases it.
void mainqueue_run(mainqueue_work work);
/// Releases the block, which never ran.
void mainqueue_drop(mainqueue_work work);
/// Whether the group that the work waits for is empty now.
bool mainqueue_is_due(mainqueue_work work);

/// Calls a function on the real main queue, at one of libdispatch's times, 0 for now.
void mainqueue_call(uint64_t when, void *context, mainqueue_function function);
/// Calls a function on the real main queue once the group that the work waits for is empty.
void mainqueue_call_when_due(mainqueue_work work, void *context, mainqueue_function function);

#endif
