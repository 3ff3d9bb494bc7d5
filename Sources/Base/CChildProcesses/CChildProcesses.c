#define _GNU_SOURCE
#include "CChildProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
  // How long programs have to end by themselves, and how often is looked whether they have.
  grace_milliseconds = 1000,
  // What the system holds up can't be ended; nobody waits for it for ever.
  patience_milliseconds = 10000,
  pause_milliseconds = 10,
};

static void pause_for(int milliseconds) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  while (nanosleep(&time, &time) && errno == EINTR) {
  }
}

// Closes the descriptors from one on to another, or has them closed when a program is loaded.
static void close_descriptors(unsigned first, unsigned last, int when_loaded) {
  if (first > last) return;
#ifdef SYS_close_range
  if (!syscall(SYS_close_range, first, last, when_loaded ? 4 : 0)) return;
#endif
  struct rlimit limit = {1024, 1024};
  getrlimit(RLIMIT_NOFILE, &limit);
  unsigned most = limit.rlim_cur < 65536 ? (unsigned)limit.rlim_cur : 65536;
  for (unsigned place = first; place <= last && place < most; place++) {
    if (when_loaded)
      fcntl((int)place, F_SETFD, FD_CLOEXEC);
    else
      close((int)place);
  }
}

// MARK: The program

// The message sent before a program runs: its process identifier, or the error.
struct news {
  pid_t program;
  int refusal;
};

static void tell(int pipe, struct news news) {
  ssize_t written = write(pipe, &news, sizeof news);
  (void)written;
}

static void become(
  const char *program, char *const arguments[], char *const environment[], const char *folder,
  const int descriptors[3], pid_t keeper, int errors) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);
  setpgid(0, 0);
  // Above 2 first, as the three may be one another's.
  int places[3];
  for (int number = 0; number < 3; number++) {
    places[number] = fcntl(descriptors[number], F_DUPFD_CLOEXEC, 3);
    if (places[number] < 0) goto failed;
  }
  for (int number = 0; number < 3; number++) {
    if (dup2(places[number], number) < 0) goto failed;
  }
  close_descriptors(3, ~0U, 1);
  if (folder && chdir(folder)) goto failed;
  const int asking[] = {SIGINT, SIGTERM, SIGQUIT, SIGPIPE, SIGCHLD, SIGXFSZ};
  for (unsigned index = 0; index < sizeof asking / sizeof *asking; index++)
    signal(asking[index], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execvpe(program, arguments, environment);
failed:
  tell(errors, (struct news){0, errno});
  _exit(127);
}

// MARK: The keeper

static void heard_of_child(int signal) { (void)signal; }

// Sends a signal to the processes that this one is the parent of.
static void signal_children(pid_t group, int number) {
  char path[64], text[4096];
  // Written out: what formats numbers may hold a lock in a forked process.
  char digits[16];
  int length = 0;
  for (long rest = getpid(); rest > 0; rest /= 10) digits[length++] = (char)('0' + rest % 10);
  char *end = path;
  const char *parts[] = {"/proc/self/task/", "/children"};
  for (const char *from = parts[0]; *from; from++) *end++ = *from;
  while (length > 0) *end++ = digits[--length];
  for (const char *from = parts[1]; *from; from++) *end++ = *from;
  *end = 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    // A system that doesn't list them; a group is the next best.
    kill(-group, number);
    return;
  }
  long process = 0;
  for (;;) {
    ssize_t count = read(file, text, sizeof text);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    for (ssize_t index = 0; index < count; index++) {
      if (text[index] >= '0' && text[index] <= '9') {
        process = process * 10 + (text[index] - '0');
      } else {
        if (process > 1) kill((pid_t)process, number);
        process = 0;
      }
    }
  }
  if (process > 1) kill((pid_t)process, number);
  close(file);
}

// Takes what has ended; returns whether nothing is left, and says so of the program.
static int reap(pid_t program, int *status, int *has_ended) {
  for (;;) {
    int raw = 0;
    pid_t process = waitpid(-1, &raw, WNOHANG);
    if (process < 0 && errno == EINTR) continue;
    if (process < 0) return 1;
    if (process == 0) return 0;
    if (process == program) {
      *status = raw;
      *has_ended = 1;
    }
  }
}

static void end_all(pid_t program) {
  int status = 0, has_ended = 0;
  for (int time = 0; time < patience_milliseconds; time += pause_milliseconds) {
    if (reap(program, &status, &has_ended)) return;
    // What loses its parent by that is this process's own, and gets the next one.
    if (time < grace_milliseconds) {
      if (time % 100 == 0) signal_children(program, SIGTERM);
    } else {
      signal_children(program, SIGKILL);
    }
    pause_for(pause_milliseconds);
  }
}

// Ends as the program has, so that who waits for the keeper learns of it.
static void end_like(int status) {
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  int number = WIFSIGNALED(status) ? WTERMSIG(status) : SIGKILL;
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(number, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  kill(getpid(), number);
  _exit(128 + number);
}

static void keep(int life, pid_t program) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = heard_of_child;
  sigaction(SIGCHLD, &action, NULL);
  sigset_t mask;
  sigfillset(&mask);
  sigdelset(&mask, SIGCHLD);
  for (;;) {
    int status = 0, has_ended = 0;
    if (reap(program, &status, &has_ended) && !has_ended) _exit(127);
    // Processes that it left running, such as a service, go on.
    if (has_ended) end_like(status);
    struct pollfd end = {life, POLLIN, 0};
    // A child's end is heard nowhere else than here.
    if (ppoll(&end, 1, NULL, &mask) > 0) break;
  }
  end_all(program);
  _exit(0);
}

int child_process_start(
  const char *program, char *const arguments[], char *const environment[], const char *folder,
  const int descriptors[3], struct child_process *child) {
  int life[2], errors[2];
  if (pipe2(life, O_CLOEXEC)) return errno;
  if (pipe2(errors, O_CLOEXEC)) {
    int code = errno;
    close(life[0]);
    close(life[1]);
    return code;
  }
  // No handler of this process runs in the two others.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = fork();
  if (keeper == 0) {
    // A group of its own, so that a signal to this process's leaves someone to clear up.
    setpgid(0, 0);
    prctl(PR_SET_NAME, "child-keeper");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    close(life[1]);
    pid_t own = getpid(), process = fork();
    if (process == 0)
      become(program, arguments, environment, folder, descriptors, own, errors[1]);
    tell(errors[1], (struct news){process, process < 0 ? errno : 0});
    if (process < 0) _exit(127);
    // Readers of the program's output have to see its end.
    if (life[0] > 0) close_descriptors(0, (unsigned)life[0] - 1, 0);
    close_descriptors((unsigned)life[0] + 1, ~0U, 0);
    keep(life[0], process);
  }
  int code = keeper < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(life[0]);
  close(errors[1]);
  for (;;) {
    // To its end, which is when the program is loaded.
    struct news news;
    ssize_t count = read(errors[0], &news, sizeof news);
    if (count < 0 && errno == EINTR) continue;
    if (count != sizeof news) break;
    if (news.refusal) code = news.refusal;
    if (news.program > 0) child->program = news.program;
  }
  close(errors[0]);
  if (code) {
    close(life[1]);
    if (keeper > 0) {
      while (waitpid(keeper, NULL, 0) < 0 && errno == EINTR) {
      }
    }
    return code;
  }
  child->keeper = keeper;
  child->life = life[1];
  return 0;
}

int child_process_guard(const char *folder) {
  int life[2];
  if (pipe2(life, O_CLOEXEC)) return -1;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t guard = fork();
  if (guard == 0) {
    // A child of nobody who would have to wait for it.
    if (fork()) _exit(0);
    setpgid(0, 0);
    prctl(PR_SET_NAME, "folder-guard");
    if (life[0] > 0) close_descriptors(0, (unsigned)life[0] - 1, 0);
    close_descriptors((unsigned)life[0] + 1, ~0U, 0);
    char byte;
    ssize_t count;
    while ((count = read(life[0], &byte, 1)) < 0 && errno == EINTR) {
    }
    // It is gone already where this process has come to its end. What wrote into it is ended at the same time.
    for (int tries = 0; tries < 20 && !access(folder, F_OK); tries++) {
      pid_t process = fork();
      if (process == 0) {
        execlp("rm", "rm", "-rf", "--", folder, (char *)NULL);
        _exit(127);
      }
      while (process > 0 && waitpid(process, NULL, 0) < 0 && errno == EINTR) {
      }
      pause_for(200);
    }
    _exit(0);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(life[0]);
  if (guard < 0) {
    close(life[1]);
    return -1;
  }
  while (waitpid(guard, NULL, 0) < 0 && errno == EINTR) {
  }
  return life[1];
}

// MARK: This process

void child_process_hear_signals(void) {
  sigset_t asking;
  sigemptyset(&asking);
  sigaddset(&asking, SIGINT);
  sigaddset(&asking, SIGTERM);
  sigaddset(&asking, SIGHUP);
  sigaddset(&asking, SIGQUIT);
  pthread_sigmask(SIG_UNBLOCK, &asking, NULL);
}

static void *watch(void *unused) {
  (void)unused;
  pid_t parent = getppid();
  while (getppid() == parent) pause_for(200);
  kill(getpid(), SIGTERM);
  // Something may hold the signal up.
  pause_for(2000);
  kill(getpid(), SIGKILL);
  return NULL;
}

void child_process_end_with_parent(void) {
  child_process_hear_signals();
  struct sigaction hangup;
  if (!sigaction(SIGHUP, NULL, &hangup) && hangup.sa_handler == SIG_IGN) return;
  // The first process of a container, or one outside of it, is nobody who is waited for.
  if (getppid() <= 1) return;
  pthread_t thread;
  if (!pthread_create(&thread, NULL, watch, NULL)) pthread_detach(thread);
}
