/* A thread handles signals and shows the phase. It sleeps in sigtimedwait until a signal arrives or
 * the phase must be drawn again. A signal handler could not do this: removing a half-written result
 * takes system calls that are forbidden in a handler. */
#include "command/watch.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

enum {
  FIRST_SHOWN_MS = 1000,
  REDRAW_MS = 200,
  LINE_BYTES = 128
};

static struct {
  pthread_t thread;
  _Atomic bool running;
  sigset_t signals;
  double started;       /* start of the program, by sr_seconds_now */
  pthread_mutex_t lock; /* protects standard error and `drawn` */
  bool drawn;           /* the last line of the terminal shows a phase */
  _Atomic int phase;
  _Atomic bool speaks;      /* this rank prints for all ranks */
  _Atomic bool among_ranks; /* the job has other ranks */
  _Atomic int failed;       /* the exit status after a failure that was reported; 0: none */
  _Atomic bool shows;
  char shown[LINE_BYTES]; /* the phase text on the terminal while `drawn` is true */
  /* protects `tidy`; after a signal the thread keeps it locked until the process ends */
  pthread_mutex_t hold;
  void (*tidy)(void);
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER,
           .phase = SPMDRUN_PHASE_START,
           .hold = PTHREAD_MUTEX_INITIALIZER};

static const char *phase_name(int phase) {
  static const char *const names[] = {
      [SPMDRUN_PHASE_START] = "starting",
      [SPMDRUN_PHASE_READ_PROGRAM] = "reading the program",
      [SPMDRUN_PHASE_COMPILE] = "compiling",
      [SPMDRUN_PHASE_DISTRIBUTE] = "distributing the executable",
      [SPMDRUN_PHASE_READ_ARGUMENTS] = "reading arguments",
      [SPMDRUN_PHASE_RUN] = "running",
      [SPMDRUN_PHASE_WRITE_RESULTS] = "writing results",
      [SPMDRUN_PHASE_IDLE] = "finishing",
      [SPMDRUN_PHASE_CACHE] = "going through the cache",
  };
  return names[phase];
}

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, bytes, count);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return; /* nobody reads standard error */
    bytes += written;
    count -= (size_t)written;
  }
}

static void erase_locked(void) {
  static const char erase[] = "\r\033[K";
  if (watch.drawn)
    write_all(erase, sizeof erase - 1);
  watch.drawn = false;
}

static void draw(void) {
  double seconds = sr_seconds_now() - watch.started;
  if (!atomic_load(&watch.shows) || seconds * 1000 < (double)FIRST_SHOWN_MS)
    return;
  char line[LINE_BYTES];
  int length = snprintf(line, sizeof line, "\r\033[Kspmdrun: %s (%.0f s)",
                        phase_name(atomic_load(&watch.phase)), floor(seconds));
  pthread_mutex_lock(&watch.lock);
  if (!watch.drawn || strcmp(watch.shown, line) != 0) {
    write_all(line, (size_t)length);
    memcpy(watch.shown, line, sizeof line);
    watch.drawn = true;
  }
  pthread_mutex_unlock(&watch.lock);
}

static void obey(int signal_number) {
  sr_watch_hold();
  if (watch.tidy)
    watch.tidy();
  pthread_mutex_lock(&watch.lock);
  erase_locked();
  /* The failure was reported already. Now the launcher may stop this rank in MPI_Finalize, so end
   * without a message. */
  int failed = atomic_load(&watch.failed);
  if (failed != 0)
    _exit(failed);
  if (atomic_load(&watch.speaks)) {
    /* Only the launcher knows which rank was lost and why, so the message refers to the
     * launcher. */
    const char *meaning =
        atomic_load(&watch.among_ranks) && signal_number == SIGTERM
            ? "; launchers do so when a rank is lost (killed, out of memory), which they then "
              "name, and when the job is cancelled"
            : "";
    char line[2 * LINE_BYTES];
    int length = snprintf(line, sizeof line,
                          "spmdrun: rank 0: stopped by signal %d (%s) while %s%s\n", signal_number,
                          strsignal(signal_number), phase_name(atomic_load(&watch.phase)), meaning);
    if (length >= (int)sizeof line)
      length = (int)sizeof line - 1;
    write_all(line, (size_t)length);
  }
  _exit(128 + signal_number);
}

static void *run(void *unused) {
  (void)unused;
  struct timespec pause = {.tv_nsec = REDRAW_MS * 1000L * 1000L};
  for (;;) {
    int got = atomic_load(&watch.shows) ? sigtimedwait(&watch.signals, NULL, &pause)
                                        : sigwaitinfo(&watch.signals, NULL);
    if (got == SIGRTMIN) {
      if (!atomic_load(&watch.running))
        return NULL;
    } else if (got > 0) {
      obey(got);
    }
    draw();
  }
}

void sr_watch_start(void) {
  watch.started = sr_seconds_now();
  sigemptyset(&watch.signals);
  sigaddset(&watch.signals, SIGINT);
  sigaddset(&watch.signals, SIGTERM);
  sigaddset(&watch.signals, SIGHUP);
  sigaddset(&watch.signals, SIGRTMIN); /* wakes the thread; used by no one else */
  pthread_sigmask(SIG_BLOCK, &watch.signals, NULL);
  watch.running = pthread_create(&watch.thread, NULL, run, NULL) == 0;
  if (!watch.running) /* without the thread, signals end the process as they do by default */
    pthread_sigmask(SIG_UNBLOCK, &watch.signals, NULL);
}

/* True if this process's standard error reaches a terminal. Under mpirun it is a pipe, and mpirun
 * copies the pipe to its own standard error. So if it is a pipe, the standard error of the parent
 * process is examined, which is the launcher if it runs on this machine. */
static bool stderr_ends_on_terminal(void) {
  if (isatty(STDERR_FILENO))
    return true;
  char own[64], parents[64], path[64];
  ssize_t length = readlink("/proc/self/fd/2", own, sizeof own - 1);
  if (length < 0 || strncmp(own, "pipe:", 5) != 0)
    return false;
  snprintf(path, sizeof path, "/proc/%ld/fd/2", (long)getppid());
  length = readlink(path, parents, sizeof parents - 1);
  return length > 9 && strncmp(parents, "/dev/pts/", 9) == 0;
}

void sr_watch_show(bool among_ranks) {
  atomic_store(&watch.among_ranks, among_ranks);
  atomic_store(&watch.speaks, true);
  if (!watch.running || !stderr_ends_on_terminal())
    return;
  atomic_store(&watch.shows, true);
  pthread_kill(watch.thread, SIGRTMIN);
}

void sr_watch_stop(void) {
  if (!watch.running)
    return;
  watch.running = false;
  pthread_kill(watch.thread, SIGRTMIN);
  pthread_join(watch.thread, NULL);
  pthread_mutex_lock(&watch.lock);
  erase_locked();
  pthread_mutex_unlock(&watch.lock);
}

void sr_watch_phase(spmdrun_phase phase) {
  atomic_store(&watch.phase, (int)phase);
}

void sr_watch_write(const char *line) {
  pthread_mutex_lock(&watch.lock);
  erase_locked();
  write_all(line, strlen(line));
  pthread_mutex_unlock(&watch.lock);
}

void sr_watch_finish(int exit_status) {
  atomic_store(&watch.failed, exit_status);
  sr_watch_phase(SPMDRUN_PHASE_IDLE);
}

void sr_watch_on_signal(void (*tidy)(void)) {
  sr_watch_hold();
  watch.tidy = tidy;
  sr_watch_release();
}

void sr_watch_hold(void) {
  pthread_mutex_lock(&watch.hold);
}

void sr_watch_release(void) {
  pthread_mutex_unlock(&watch.hold);
}
