// Documents that programs draw, in processes of their own: what a document makes of the time and
// memory that it gets is the matter of such a process. PDF is drawn by poppler's pdftocairo only:
// poppler is under the GPL, so nothing of it is linked or loaded. SVG is drawn by librsvg's
// rsvg-convert where it could take long.

#define _GNU_SOURCE
#include "CDecoders.h"
#include "Messages.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

// What a process gets: a second of the processor's time, and 200 MB of its own memory. Threads
// reserve more addresses than they use: less of them, and no areas of their own, leave room for
// those that lay texts out.
static const struct limit {
  int resource;
  // The shell's letter and unit, and how much at most.
  char letter;
  unsigned unit;
  rlim_t most;
} limits[] = {
  {RLIMIT_CORE, 'c', 512, 0},        {RLIMIT_CPU, 't', 1, 1},
  {RLIMIT_STACK, 's', 1024, 1024},   {RLIMIT_DATA, 'd', 1024, 200000},
  {RLIMIT_AS, 'v', 1024, 1000000},
};

enum {
  limit_count = sizeof limits / sizeof *limits,
  script_size = 1024,
};

struct program {
  const char *name;
  // Exits with 127 where the program is not installed.
  const char *script;
};

static const struct program pdftocairo = {
  "pdftocairo",
  "command -v pdftocairo >/dev/null || exit 127; "
  "exec pdftocairo -png -singlefile -transp -f 1 -l 1 -scale-to-x \"$1\" -scale-to-y \"$2\" - - "
  "2>/dev/null",
};

// With the resolution that the library has by itself.
static const struct program rsvg_convert = {
  "rsvg-convert",
  "command -v rsvg-convert >/dev/null || exit 127; "
  "exec rsvg-convert --format png --dpi-x 90 --dpi-y 90 --accept-language en "
  "--page-width \"$1\" --page-height \"$2\" --left \"$3\" --top \"$4\" --width \"$5\" "
  "--height \"$6\" 2>/dev/null",
};

enum {
  most_arguments = 6,
  argument_size = 32,
};

// What a program is told: decimal numbers without exponents, as both read them.
struct arguments {
  char text[most_arguments][argument_size];
  int count;
};

static void add_whole(struct arguments *arguments, int number) {
  snprintf(arguments->text[arguments->count++], argument_size, "%d", number);
}

// A length of at least nothing, in millionths of a pixel; its point doesn't follow the locale.
static void add_length(struct arguments *arguments, double length) {
  long long millionths = length > 0 ? (long long)(length * 1e6 + 0.5) : 0;
  snprintf(
    arguments->text[arguments->count++], argument_size, "%lld.%06lld", millionths / 1000000,
    millionths % 1000000);
}

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Writes a program's script with the limits before it. A limit that is lower already stays: only
// a lower one may be set by everybody.
static void write_script(char *script, const struct program *program) {
  int length = 0;
  for (int index = 0; index < limit_count; index++) {
    const struct limit *limit = &limits[index];
    rlim_t most = limit->most;
    struct rlimit now;
    if (getrlimit(limit->resource, &now) == 0 && now.rlim_cur / limit->unit < most)
      most = now.rlim_cur / limit->unit;
    length += snprintf(
      script + length, script_size - length, "ulimit -%c %llu; ", limit->letter,
      (unsigned long long)most);
  }
  snprintf(
    script + length, script_size - length, "export MALLOC_ARENA_MAX=1; %s", program->script);
}

// Starts the process, with one end of a socket as its input and output.
static pid_t start(int end, const struct program *program, struct arguments *given) {
  char script[script_size];
  write_script(script, program);
  char *arguments[most_arguments + 5] = {"sh", "-c", script, (char *)program->name};
  for (int index = 0; index < given->count; index++) arguments[4 + index] = given->text[index];
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none;
  sigemptyset(&none);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  posix_spawn_file_actions_adddup2(&actions, end, 0);
  posix_spawn_file_actions_adddup2(&actions, end, 1);
  pid_t process = 0;
  int failed = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failed ? -1 : process;
}

enum outcome {
  outcome_complete,
  // More is written than the picture could have.
  outcome_too_long,
  // The deadline has passed.
  outcome_late,
  outcome_no_memory,
};

// Writes the document and reads the picture at once, as neither end waits for the other, until
// all that is written is read.
static enum outcome exchange(
  int end, const uint8_t *data, size_t length, size_t maximum, uint8_t **out, size_t *out_length,
  long deadline) {
  size_t written = 0, room = 0;
  int is_open = 1;
  for (;;) {
    long left = deadline - milliseconds();
    if (left <= 0) return outcome_late;
    struct pollfd state = {end, (short)(POLLIN | (is_open ? POLLOUT : 0)), 0};
    int ready = poll(&state, 1, (int)left);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return outcome_late;
    if (is_open && state.revents & (POLLOUT | POLLERR)) {
      ssize_t count = send(end, data + written, length - written, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (count > 0) written += (size_t)count;
      int is_refused = count < 0 && errno != EAGAIN && errno != EINTR;
      if (written == length || is_refused) {
        shutdown(end, SHUT_WR);
        is_open = 0;
      }
    }
    if (state.revents & (POLLIN | POLLHUP)) {
      if (*out_length == room) {
        if (room >= maximum) return outcome_too_long;
        size_t more = room ? room * 2 : 1 << 16;
        uint8_t *larger = realloc(*out, more);
        if (!larger) return outcome_no_memory;
        *out = larger;
        room = more;
      }
      ssize_t count = recv(end, *out + *out_length, room - *out_length, MSG_DONTWAIT);
      if (count == 0) return outcome_complete;
      if (count > 0) *out_length += (size_t)count;
      if (count < 0 && errno == ECONNRESET) return outcome_complete;
    }
  }
}

// Waits for the end of a process, which may go on after it has written everything; false where
// the deadline passes before, and the process is ended.
static int wait_until(long deadline, pid_t process, int *status) {
  const struct timespec pause = {0, 1000000};
  for (;;) {
    pid_t ended = waitpid(process, status, WNOHANG);
    if (ended > 0 || (ended < 0 && errno != EINTR)) return 1;
    if (milliseconds() >= deadline) break;
    nanosleep(&pause, NULL);
  }
  kill(process, SIGKILL);
  while (waitpid(process, status, 0) < 0 && errno == EINTR) {
  }
  return 0;
}

static int draw(
  const struct program *program, struct arguments *arguments, int patience, const uint8_t *data,
  size_t length, size_t maximum, uint8_t **png, size_t *png_length, char *message,
  size_t message_size) {
  long deadline = milliseconds() + patience;
  *png = NULL;
  *png_length = 0;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    say(message, message_size, "no process can be started");
    return decoder_hindered;
  }
  pid_t process = start(ends[1], program, arguments);
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    say(message, message_size, "no process can be started");
    return decoder_hindered;
  }
  enum outcome outcome = exchange(ends[0], data, length, maximum, png, png_length, deadline);
  close(ends[0]);
  if (outcome != outcome_complete) kill(process, SIGKILL);
  int status = 0;
  if (!wait_until(deadline, process, &status) && outcome == outcome_complete)
    outcome = outcome_late;
  char reason[96];
  switch (outcome) {
  case outcome_no_memory:
    say(message, message_size, "there is no memory");
    return decoder_hindered;
  case outcome_late:
    snprintf(
      reason, sizeof reason, "%s did not end within %g s by the clock", program->name,
      patience / 1000.0);
    say(message, message_size, reason);
    return decoder_hindered;
  case outcome_complete:
    if (!WIFEXITED(status)) break;
    if (WEXITSTATUS(status) == 127) return decoder_missing;
    if (WEXITSTATUS(status) == 126) {
      say(message, message_size, "no process can be started");
      return decoder_hindered;
    }
    if (WEXITSTATUS(status) == 0 && *png_length > 0) return decoder_done;
    snprintf(reason, sizeof reason, "%s can't draw it", program->name);
    say(message, message_size, reason);
    return decoder_refused;
  case outcome_too_long: break;
  }
  say(message, message_size, "drawing it takes too much time or memory");
  return decoder_refused;
}

int decoder_pdf_draw(
  const uint8_t *data, size_t length, int width, int height, int patience, size_t maximum,
  uint8_t **png, size_t *png_length, char *message, size_t message_size) {
  struct arguments arguments = {.count = 0};
  add_whole(&arguments, width);
  add_whole(&arguments, height);
  return draw(
    &pdftocairo, &arguments, patience, data, length, maximum, png, png_length, message,
    message_size);
}

int decoder_svg_draw_apart(
  const uint8_t *data, size_t length, int width, int height, double drawn_width,
  double drawn_height, int patience, size_t maximum, uint8_t **png, size_t *png_length,
  char *message, size_t message_size) {
  struct arguments arguments = {.count = 0};
  add_whole(&arguments, width);
  add_whole(&arguments, height);
  add_length(&arguments, (width - drawn_width) / 2);
  add_length(&arguments, (height - drawn_height) / 2);
  add_length(&arguments, drawn_width);
  add_length(&arguments, drawn_height);
  return draw(
    &rsvg_convert, &arguments, patience, data, length, maximum, png, png_length, message,
    message_size);
}
