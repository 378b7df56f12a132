#include "base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/mix.h"

/* Reads up to `room` - 1 bytes of a file in /proc into `out`, with a NUL; "" if that fails. */
static void read_proc(const char *path, char *out, size_t room) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t got = file < 0 ? -1 : read(file, out, room - 1);
  out[got < 0 ? 0 : got] = '\0';
  if (file >= 0)
    close(file);
}

/* Returns a hash of the boot's random id and of the PID namespace's number, both from /proc; 0 if
 * they cannot be read. */
static uint64_t find_scope(void) {
  char boot[64];
  struct stat namespace_;
  read_proc("/proc/sys/kernel/random/boot_id", boot, sizeof boot);
  if (!boot[0] || stat("/proc/self/ns/pid", &namespace_) != 0)
    return 0;
  return sr_mix(sr_mix_bytes(boot, strlen(boot)), namespace_.st_ino);
}

uint64_t sr_process_scope(void) {
  /* The result of find_scope, which never changes. 0: not computed yet. */
  static _Atomic uint64_t known;
  uint64_t scope = atomic_load(&known);
  if (scope == 0)
    atomic_store(&known, scope = find_scope());
  return scope;
}

/* Reads the state letter and the start time of a process. Returns false if they cannot be read. */
static bool read_state(int64_t pid, char *out_state, uint64_t *out_started) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%" PRId64 "/stat", pid);
  read_proc(path, text, sizeof text);
  /* The process's name ends at the last ')' of the text; the name may contain ')' too. */
  const char *behind_name = strrchr(text, ')');
  return behind_name && sscanf(behind_name,
                               ") %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d "
                               "%*d %*d %*d %" SCNu64,
                               out_state, out_started) == 2;
}

uint64_t sr_process_started(void) {
  char state;
  uint64_t started;
  return read_state(getpid(), &state, &started) ? started : 0;
}

bool sr_process_has_died(int64_t pid, uint64_t started) {
  char state;
  uint64_t found;
  if (pid <= 0 || pid != (pid_t)pid)
    return false;
  if (kill((pid_t)pid, 0) != 0 && errno == ESRCH)
    return true;
  if (!read_state(pid, &state, &found))
    return false;
  return state == 'Z' || state == 'X' || (started != 0 && found != started);
}

/* ---- this process ---------------------------------------------------------------------------- */

static int watch_error;
static bool is_forked;

/* In a new process, which has one thread. */
static void note_fork(void) {
  is_forked = true;
}

static void watch(void) {
  watch_error = pthread_atfork(NULL, NULL, note_fork);
}

bool sr_process_is_main_thread(void) {
  return syscall(SYS_gettid) == getpid();
}

int sr_process_watch_forks(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch);
  return watch_error;
}

bool sr_process_is_forked(void) {
  return is_forked;
}
