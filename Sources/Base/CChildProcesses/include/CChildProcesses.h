// Room: CChildProcesses. Programs that end, with all that they have started, when this process does.
//
// A build starts compilers and linkers, some in process groups of their own, and a process that is
// killed can't end them any more. So each program has a keeper: a process between it and this one that
// adopts whatever loses its parent, waits at a pipe for this process's end, and then ends them all.

#ifndef CCHILDPROCESSES_H
#define CCHILDPROCESSES_H

#include <sys/types.h>

/// A program that was started.
struct child_process {
  /// The keeper, whose exit status is the program's.
  pid_t keeper;
  /// The program itself.
  pid_t program;
  /// Closing it ends the program and all that it has started.
  int life;
};

/// Starts a program with three descriptors as its input, output and errors, in a process group of its own.
///
/// @param program A path, or a name that PATH leads to.
/// @param folder Its working folder; null for this process's.
/// @return 0, or the system's number of what refused it.
int child_process_start(
  const char *program, char *const arguments[], char *const environment[], const char *folder,
  const int descriptors[3], struct child_process *child);

/// Has a folder removed, if it is still there, when the descriptor that is returned is closed: at the
/// latest when this process ends.
///
/// @return -1 where there can't be such a process.
int child_process_guard(const char *folder);

/// Has the signals that ask a process to end reach this one, whatever blocked them in the process that
/// started it.
void child_process_hear_signals(void);

/// Ends this process when the one that started it ends, even in the middle of something; not where that
/// was ruled out by ignoring SIGHUP, as nohup does.
///
/// Only for processes that start others: what they have started ends with them.
void child_process_end_with_parent(void);

#endif
