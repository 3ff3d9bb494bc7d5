// PDF: poppler's program pdftocairo. Poppler is under the GPL, so nothing of it is linked or loaded; and
// what a page makes of the memory and time that it gets is the matter of a process of its own.

#define _GNU_SOURCE
#include "CDecoders.h"
#include "Messages.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum {
  // A machine that is busy may hold the process up; its own time is bounded below.
  patience_milliseconds = 20000,
};

// A second of the processor's time, and 200 MB of addresses, of which libraries take a half.
static const char script[] =
  "command -v pdftocairo >/dev/null || exit 127; ulimit -t 1; ulimit -v 200000; "
  "exec pdftocairo -png -singlefile -transp -f 1 -l 1 -scale-to-x \"$1\" -scale-to-y \"$2\" - - "
  "2>/dev/null";

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Starts the process, with one end of a socket as its input and output.
static pid_t start(int end, int width, int height) {
  char wide[16], high[16];
  snprintf(wide, sizeof wide, "%d", width);
  snprintf(high, sizeof high, "%d", height);
  char *arguments[] = {"sh", "-c", (char *)script, "pdftocairo", wide, high, NULL};
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

// Writes the document and reads the picture at once, as neither end waits for the other. Returns
// whether all that was written could be read.
static int exchange(
  int end, const uint8_t *data, size_t length, size_t maximum, uint8_t **out, size_t *out_length) {
  long deadline = milliseconds() + patience_milliseconds;
  size_t written = 0, room = 0;
  int is_open = 1;
  for (;;) {
    long left = deadline - milliseconds();
    if (left <= 0) return 0;
    struct pollfd state = {end, (short)(POLLIN | (is_open ? POLLOUT : 0)), 0};
    int ready = poll(&state, 1, (int)left);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return 0;
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
        if (room >= maximum) return 0;
        size_t more = room ? room * 2 : 1 << 16;
        uint8_t *larger = realloc(*out, more);
        if (!larger) return 0;
        *out = larger;
        room = more;
      }
      ssize_t count = recv(end, *out + *out_length, room - *out_length, MSG_DONTWAIT);
      if (count == 0) return 1;
      if (count > 0) *out_length += (size_t)count;
      if (count < 0 && errno == ECONNRESET) return 1;
    }
  }
}

int decoder_pdf_draw(
  const uint8_t *data, size_t length, int width, int height, size_t maximum, uint8_t **png,
  size_t *png_length, char *message, size_t message_size) {
  *png = NULL;
  *png_length = 0;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    say(message, message_size, "no process can be started");
    return decoder_refused;
  }
  pid_t process = start(ends[1], width, height);
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    say(message, message_size, "no process can be started");
    return decoder_refused;
  }
  int is_complete = exchange(ends[0], data, length, maximum, png, png_length);
  close(ends[0]);
  if (!is_complete) kill(process, SIGKILL);
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) return decoder_missing;
  if (is_complete && WIFEXITED(status) && WEXITSTATUS(status) == 0 && *png_length > 0)
    return decoder_done;
  say(
    message, message_size,
    WIFSIGNALED(status) || !is_complete ? "drawing it takes too much time or memory"
                                        : "pdftocairo can't draw it");
  return decoder_refused;
}
