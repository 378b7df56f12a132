#include "cache/effort.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

static double seconds_used(void) {
  struct timespec used;
  return clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) == 0
             ? (double)used.tv_sec + 1e-9 * (double)used.tv_nsec
             : 0;
}

/* By the thread of that number: the second word of what Linux says of it, in nanoseconds. */
static double thread_queued(int threads, const char *number) {
  char path[64], text[128];
  if (snprintf(path, sizeof path, "%s/schedstat", number) >= (int)sizeof path)
    return 0;
  int file = openat(threads, path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return 0;
  ssize_t got = read(file, text, sizeof text - 1);
  close(file);
  text[got < 0 ? 0 : got] = '\0';
  unsigned long long ran, queued;
  return sscanf(text, "%llu %llu", &ran, &queued) == 2 ? 1e-9 * (double)queued : 0;
}

static double seconds_queued(void) {
  DIR *threads = opendir("/proc/self/task");
  if (!threads)
    return 0;
  double sum = 0;
  for (const struct dirent *entry; (entry = readdir(threads)) != NULL;)
    if (entry->d_name[0] != '.')
      sum += thread_queued(dirfd(threads), entry->d_name);
  closedir(threads);
  return sum;
}

void sr_effort_begin(sr_effort *out) {
  *out = (sr_effort){.since = sr_seconds_now(), .used = seconds_used(), .queued = seconds_queued()};
}

double sr_effort_look(sr_effort *effort) {
  const sr_effort before = *effort;
  *effort = (sr_effort){sr_seconds_now(), seconds_used(), seconds_queued(), before.sum};
  double passed = effort->since - before.since, more = effort->used - before.used;
  if (effort->queued > before.queued)
    more += effort->queued - before.queued;
  effort->sum += more < passed ? more : passed;
  return effort->sum;
}
