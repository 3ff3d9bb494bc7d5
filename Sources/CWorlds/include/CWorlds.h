// Room: CWorlds. Lets the test harness say which test code is running for, when one is linked in.

#ifndef CWORLDS_H
#define CWORLDS_H

/// The scope of the test that is running: an unretained object of UIKit's `WorldScope`, or NULL where
/// no test is, or no harness is part of the program. Called where the main actor is.
const void *worlds_scope_of_test(void);

/// Sets the line that is printed if the calling thread calls an initialiser that a class doesn't have;
/// NULL for none. Returns the text before. The text isn't copied.
const char *worlds_advise_missing_initializer(const char *text);

#endif
