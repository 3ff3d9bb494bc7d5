// Room: CTestProcess. Tells the harness when the process has been loaded and when it ends.
//
// Swift has no code that runs when a program is loaded. XCTest announces each test case as it
// starts, so whoever wants to know the running one has to listen before the first. And a test program
// can do something else than run its tests.

#ifndef CTESTPROCESS_H
#define CTESTPROCESS_H

/// Does nothing; a reference to it keeps this room in a program that is linked from archives.
void test_process_keep(void);

/// Whether this program answers the module of swift-snapshot-testing: what is compiled in its place
/// defines `tateyoko_answers_snapshot_testing`.
int test_process_answers_library(void);

/// Is called before `main`. The harness defines it; without one nothing is called.
void tateyoko_process_was_loaded(void) __attribute__((weak));

/// Is called in the place of `main`, with all of the program loaded. Returns the status to end with, or a
/// negative number to go on with `main`. Only with the GNU C library.
int tateyoko_process_begins(int count, char **arguments) __attribute__((weak));

/// Is called when the process ends by `exit`, after all that was registered later, with the status it
/// would have. Returns the status that it is to have.
int tateyoko_process_ends(int status) __attribute__((weak));

#endif
