/* The loop's thread only stores numbers; the thread of watch.c makes text of them, a few times a
 * second. */
#include "command/progress.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/status.h"

enum {
  LATEST_BYTES = 256,
  TIME_BYTES = 32,
  WINDOW_SECONDS = 10, /* the rate is that of the last 10 to 20 s */
};

/* How many steps of a loop, or iterations of a run, were done when. */
typedef struct sample {
  double at;
  int64_t step;
} sample;

static struct {
  _Atomic int phase;
  _Atomic int64_t step;
  pthread_mutex_t lock; /* protects what follows */
  int64_t total;        /* 0: no loop */
  void (*latest)(char *line, size_t bytes);
  const spmdrun_executable *program; /* NULL: none runs */
  sample older, newer;
  int64_t told; /* the step that the last text named */
} progress = {.phase = SPMDRUN_PHASE_START, .told = -1, .lock = PTHREAD_MUTEX_INITIALIZER};

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

void sr_progress_phase(spmdrun_phase phase) {
  atomic_store_explicit(&progress.phase, (int)phase, memory_order_relaxed);
}

void sr_progress_loop(int64_t first, int64_t total, void (*latest)(char *line, size_t bytes)) {
  pthread_mutex_lock(&progress.lock);
  progress.total = total;
  progress.latest = latest;
  progress.older = progress.newer = (sample){sr_seconds_now(), first};
  progress.step = first;
  pthread_mutex_unlock(&progress.lock);
}

void sr_progress_step(int64_t step) {
  atomic_store_explicit(&progress.step, step, memory_order_relaxed);
}

void sr_progress_program(const spmdrun_executable *program) {
  pthread_mutex_lock(&progress.lock);
  progress.program = program;
  progress.older = progress.newer = (sample){sr_seconds_now(), 0};
  pthread_mutex_unlock(&progress.lock);
}

/* Writes a time: "40 s", "12 min", "3.5 h". */
static void write_time(double seconds, char out[TIME_BYTES]) {
  if (seconds < 100)
    snprintf(out, TIME_BYTES, "%.0f s", floor(seconds));
  else if (seconds < 100 * 60)
    snprintf(out, TIME_BYTES, "%.0f min", floor(seconds / 60));
  else
    snprintf(out, TIME_BYTES, "%.1f h", seconds / 3600);
}

/* Returns the steps or iterations a second of late; 0: not known. */
static double rate(int64_t step) {
  const double now = sr_seconds_now();
  if (now - progress.newer.at >= (double)WINDOW_SECONDS) {
    progress.older = progress.newer;
    progress.newer = (sample){now, step};
  }
  const double past = now - progress.older.at;
  return past > 0 ? (double)(step - progress.older.step) / past : 0;
}

/* Writes the rate and the time that is left after `done` of `total`, if the rate is known: ", 2.5 a
 * second, 40 s left". Returns the length. */
static size_t write_rate(int64_t done, int64_t total, char *out, size_t bytes) {
  char left[TIME_BYTES];
  const double each = rate(done);
  *out = '\0';
  if (each <= 0)
    return 0;
  write_time((double)(total - done) / each, left);
  return (size_t)snprintf(out, bytes, ", %.3g a second, %s left", each, left);
}

static bool ask(int64_t *out_done, int64_t *out_total) {
  return progress.program && spmdrun_progress(progress.program, out_done, out_total);
}

/* Writes the iteration of a step that is as long as the time between two texts: " (iteration 3 of
 * 40)". */
static size_t write_iteration(int64_t step, char *out, size_t bytes) {
  int64_t done, total;
  const bool is_long = step == progress.told;
  progress.told = step;
  *out = '\0';
  if (!is_long || !ask(&done, &total))
    return 0;
  return (size_t)snprintf(out, bytes, " (iteration %lld of %lld)", (long long)done,
                          (long long)total);
}

/* Appends the results of the newest step: of {"step": 3, "loss": 0.5} what comes after the step,
 * without the quotes. */
static size_t write_latest(char *out, size_t bytes) {
  char line[LATEST_BYTES] = "";
  size_t length = 0;
  if (progress.latest)
    progress.latest(line, sizeof line);
  const char *from = strchr(line, ',');
  for (; from && *from && length + 1 < bytes; from++)
    if (!strchr("\":{}", *from))
      out[length++] = *from;
  out[length] = '\0';
  return length;
}

static void write_loop(int64_t step, char *out, size_t bytes) {
  size_t length =
      (size_t)snprintf(out, bytes, "step %lld of %lld", (long long)step, (long long)progress.total);
  length += write_iteration(step, out + length, bytes - length);
  length += write_rate(step, progress.total, out + length, bytes - length);
  write_latest(out + length, bytes - length);
}

static void write_run(int64_t done, int64_t total, const char *time, char *out, size_t bytes) {
  size_t length = (size_t)snprintf(out, bytes, "running: iteration %lld of %lld", (long long)done,
                                   (long long)total);
  length += write_rate(done, total, out + length, bytes - length);
  snprintf(out + length, bytes - length, " (%s)", time);
}

void sr_progress_text(double seconds, char *out, size_t bytes) {
  SR_ASSERT(bytes > LATEST_BYTES);
  const int phase = atomic_load_explicit(&progress.phase, memory_order_relaxed);
  const int64_t step = atomic_load_explicit(&progress.step, memory_order_relaxed);
  int64_t done, total;
  char time[TIME_BYTES];
  write_time(seconds, time);
  pthread_mutex_lock(&progress.lock);
  if (progress.total > 0 && phase == SPMDRUN_PHASE_RUN)
    write_loop(step, out, bytes);
  else if (phase == SPMDRUN_PHASE_RUN && ask(&done, &total))
    write_run(done, total, time, out, bytes);
  else
    snprintf(out, bytes, "%s (%s)", phase_name(phase), time);
  pthread_mutex_unlock(&progress.lock);
}

void sr_progress_place(char *out, size_t bytes) {
  const int phase = atomic_load_explicit(&progress.phase, memory_order_relaxed);
  const int64_t step = atomic_load_explicit(&progress.step, memory_order_relaxed);
  pthread_mutex_lock(&progress.lock);
  if (progress.total > 0 && phase == SPMDRUN_PHASE_RUN)
    snprintf(out, bytes, "at step %lld", (long long)step);
  else
    snprintf(out, bytes, "while %s", phase_name(phase));
  pthread_mutex_unlock(&progress.lock);
}
