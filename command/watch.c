/* A thread handles signals and tells what the job does. It sleeps in sigtimedwait until a signal
 * arrives or it may have something to tell. A signal handler could not do this: removing a
 * half-written result takes system calls that are forbidden in a handler. */
#include "command/watch.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "command/progress.h"

enum {
  FIRST_SHOWN_MS = 1000,
  REDRAW_MS = 200,
  LOOK_MS = 1000, /* where there is no terminal */
  LINE_BYTES = 512,
  TWICE_SECONDS = 2, /* launchers send a signal twice within this time */
  COLUMNS = 80,      /* of a terminal that does not tell */
};

static struct {
  pthread_t thread;
  _Atomic bool running;
  sigset_t signals;
  double started;           /* start of the program, by sr_seconds_now */
  pthread_mutex_t lock;     /* protects standard error and `drawn` */
  bool drawn;               /* the last line of the terminal shows what the job does */
  _Atomic bool speaks;      /* this rank prints for all ranks */
  _Atomic bool among_ranks; /* the job has other ranks */
  _Atomic int failed;       /* the exit status after a failure that was reported; 0: none */
  _Atomic bool shows;       /* standard error is a terminal */
  _Atomic double interval;  /* seconds between lines where it is none; 0: none are written */
  double next_line;         /* when the next one is due */
  char shown[LINE_BYTES];   /* the text on the terminal while `drawn` is true */
  /* protects `tidy`; after a signal the thread keeps it locked until the process ends */
  pthread_mutex_t hold;
  void (*tidy)(void);
  pthread_mutex_t stopping; /* protects what follows */
  void (*stop)(void);
  bool loop;
  const spmdrun_context *job;
  double asked_at; /* when the loop was asked to stop, by sr_seconds_now; 0: it was not */
  double stop_at;  /* in seconds since 1970; 0: never */
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER,
           .hold = PTHREAD_MUTEX_INITIALIZER,
           .stopping = PTHREAD_MUTEX_INITIALIZER};

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

static size_t columns(void) {
  struct winsize size;
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : COLUMNS;
}

/* Draws the text on the terminal, in one row of it. */
static void draw(double seconds) {
  char text[LINE_BYTES], line[2 * LINE_BYTES];
  sr_progress_text(seconds, text, sizeof text);
  const size_t prefix = strlen("spmdrun: "), room = columns() - 1;
  if (room > prefix && strlen(text) > room - prefix)
    text[room - prefix] = '\0';
  int length = snprintf(line, sizeof line, "\r\033[Kspmdrun: %s", text);
  pthread_mutex_lock(&watch.lock);
  if (!watch.drawn || strcmp(watch.shown, text) != 0) {
    write_all(line, (size_t)length);
    memcpy(watch.shown, text, sizeof text);
    watch.drawn = true;
  }
  pthread_mutex_unlock(&watch.lock);
}

/* Tells what the job does, if it is time to. */
static void tell(void) {
  const double now = sr_seconds_now(), seconds = now - watch.started;
  if (watch.shows) {
    if (seconds * 1000 >= (double)FIRST_SHOWN_MS)
      draw(seconds);
  } else if (watch.interval > 0 && now >= watch.next_line) {
    char text[LINE_BYTES], line[2 * LINE_BYTES];
    sr_progress_text(seconds, text, sizeof text);
    snprintf(line, sizeof line, "spmdrun: %s\n", text);
    sr_watch_write(line);
    watch.next_line = now + watch.interval;
  }
}

/* Launchers send SIGTERM when a rank is lost. If it is one of this node, lost_rank knows. */
static const char *meaning_of(int signal_number) {
  return atomic_load(&watch.among_ranks) && signal_number == SIGTERM
             ? "; launchers do so when a rank is lost (killed, out of memory), which they then "
               "name, and when the job is cancelled"
             : "";
}

/* Returns the rank of this node that was lost, if it is for this one to say so; else -1. It may be
 * rank 0. */
static int lost_rank(void) {
  pthread_mutex_lock(&watch.stopping);
  const int lost = watch.job ? spmdrun_lost_rank(watch.job) : -1;
  pthread_mutex_unlock(&watch.stopping);
  return lost;
}

static void tell_loss(int signal_number, int lost) {
  char line[2 * LINE_BYTES], place[LINE_BYTES / 4];
  sr_progress_place(place, sizeof place);
  snprintf(line, sizeof line,
           "spmdrun: signal %d (%s) %s: rank %d is lost: its process has ended (killed, out of "
           "memory, crashed)\n",
           signal_number, strsignal(signal_number), place, lost);
  sr_watch_write(line);
}

static void obey(int signal_number) {
  sr_watch_hold();
  if (watch.tidy)
    watch.tidy();
  const int failed = atomic_load(&watch.failed), lost = lost_rank();
  if (failed == 0 && lost >= 0)
    tell_loss(signal_number, lost);
  pthread_mutex_lock(&watch.lock);
  erase_locked();
  /* The failure was reported already. Now the launcher may stop this rank in MPI_Finalize, so end
   * without a message. */
  if (failed != 0)
    _exit(failed);
  if (atomic_load(&watch.speaks) && lost < 0) {
    char line[2 * LINE_BYTES], place[LINE_BYTES];
    sr_progress_place(place, sizeof place);
    int length =
        snprintf(line, sizeof line, "spmdrun: rank 0: stopped by signal %d (%s) %s%s\n",
                 signal_number, strsignal(signal_number), place, meaning_of(signal_number));
    if (length >= (int)sizeof line)
      length = (int)sizeof line - 1;
    write_all(line, (size_t)length);
  }
  _exit(128 + signal_number);
}

/* ---- asking a loop to stop ------------------------------------------------------------------- */

/* Asks the loop to stop. The caller holds watch.stopping. */
static void stop_locked(void) {
  watch.asked_at = sr_seconds_now();
  if (watch.stop)
    watch.stop();
}

/* Says that the loop was asked to stop, because of `why`. `meaning` is added to the message. */
static void tell_stop(const char *why, const char *meaning) {
  char line[2 * LINE_BYTES], place[LINE_BYTES / 4];
  if (!watch.speaks)
    return;
  sr_progress_place(place, sizeof place);
  snprintf(line, sizeof line, "spmdrun: %s %s: the loop stops and saves its state%s\n", why, place,
           meaning);
  sr_watch_write(line);
}

/* Handles a signal. A loop whose results are being written already is not asked, but the signal is
 * held back until they are complete. */
static void handle(int signal_number) {
  pthread_mutex_lock(&watch.stopping);
  const bool stops = watch.loop && signal_number != SIGHUP && atomic_load(&watch.failed) == 0;
  const bool again = watch.asked_at > 0;
  const bool twice = again && sr_seconds_now() - watch.asked_at < (double)TWICE_SECONDS;
  if (stops && !again)
    stop_locked();
  pthread_mutex_unlock(&watch.stopping);
  if (!stops && signal_number == SIGUSR1)
    return; /* it asks for what is being done */
  if (!stops || (again && (signal_number == SIGINT || (signal_number == SIGTERM && !twice))))
    obey(signal_number);
  if (again)
    return;
  const int lost = signal_number == SIGTERM ? lost_rank() : -1;
  if (lost >= 0) {
    tell_loss(signal_number, lost);
    return;
  }
  char why[LINE_BYTES / 4];
  snprintf(why, sizeof why, "signal %d (%s)", signal_number, strsignal(signal_number));
  tell_stop(why, meaning_of(signal_number));
}

/* Stops the loop if its time is over. */
static void check_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  pthread_mutex_lock(&watch.stopping);
  const bool over =
      watch.loop && watch.stop_at > 0 && watch.asked_at <= 0 && (double)now.tv_sec >= watch.stop_at;
  if (over)
    stop_locked();
  pthread_mutex_unlock(&watch.stopping);
  if (over)
    tell_stop("the job's time ends", "");
}

void sr_watch_on_stop(void (*stop)(void)) {
  pthread_mutex_lock(&watch.stopping);
  watch.stop = stop;
  watch.loop = stop != NULL;
  if (stop && watch.asked_at > 0)
    stop();
  pthread_mutex_unlock(&watch.stopping);
}

void sr_watch_stop_at(double moment) {
  pthread_mutex_lock(&watch.stopping);
  watch.stop_at = moment;
  pthread_mutex_unlock(&watch.stopping);
}

/* ---- the thread ------------------------------------------------------------------------------ */

static void *run(void *unused) {
  (void)unused;
  for (;;) {
    const double interval = watch.interval;
    const bool often = interval > 0 && interval * 1000 < (double)LOOK_MS;
    const long ms = watch.shows ? REDRAW_MS : often ? (long)(interval * 1000) : LOOK_MS;
    const struct timespec moment = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};
    /* ranks other than 0 have nothing to tell, and sleep until a signal comes */
    int got = watch.speaks ? sigtimedwait(&watch.signals, NULL, &moment)
                           : sigwaitinfo(&watch.signals, NULL);
    if (got == SIGRTMIN) {
      if (!atomic_load(&watch.running))
        return NULL;
    } else if (got > 0) {
      handle(got);
    }
    check_time();
    tell();
  }
}

void sr_watch_start(bool loop) {
  watch.started = sr_seconds_now();
  watch.loop = loop;
  sigemptyset(&watch.signals);
  sigaddset(&watch.signals, SIGINT);
  sigaddset(&watch.signals, SIGTERM);
  sigaddset(&watch.signals, SIGHUP);
  if (loop)
    sigaddset(&watch.signals, SIGUSR1);
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

void sr_watch_job(const spmdrun_context *context) {
  pthread_mutex_lock(&watch.stopping);
  watch.job = context;
  pthread_mutex_unlock(&watch.stopping);
}

void sr_watch_show(bool among_ranks, double seconds) {
  const char *terminal = getenv("TERM");
  const bool dumb = !terminal || strcmp(terminal, "dumb") == 0;
  atomic_store(&watch.among_ranks, among_ranks);
  watch.next_line = sr_seconds_now() + seconds;
  watch.interval = seconds;
  watch.shows = watch.running && !dumb && stderr_ends_on_terminal();
  watch.speaks = true;
  if (watch.running)
    pthread_kill(watch.thread, SIGRTMIN);
}

void sr_watch_stop(void) {
  if (!watch.running)
    return;
  watch.running = false;
  pthread_kill(watch.thread, SIGRTMIN);
  pthread_join(watch.thread, NULL);
  sr_watch_erase();
}

void sr_watch_erase(void) {
  pthread_mutex_lock(&watch.lock);
  erase_locked();
  pthread_mutex_unlock(&watch.lock);
}

void sr_watch_write(const char *line) {
  pthread_mutex_lock(&watch.lock);
  erase_locked();
  write_all(line, strlen(line));
  pthread_mutex_unlock(&watch.lock);
}

void sr_watch_finish(int exit_status) {
  atomic_store(&watch.failed, exit_status);
  sr_progress_phase(SPMDRUN_PHASE_IDLE);
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
