#include "saves/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/process.h"
#include "base/random.h"
#include "base/thread.h"

enum {
  RECORD_BYTES =
      512, /* the file always has this size, so that a full disk cannot stop a heartbeat */
  NAME_BYTES = 128,
  /* Where the system has no locks, two jobs may write their records at the same moment. After this
   * time the later record has prevailed. */
  SETTLE_MS = 1000
};

/* The text of the file. */
#define RECORD                                                                                     \
  "spmdrun state lock\nnumber %016llx\nbeat %llu\nscope %016llx\npid %lld\nstarted %llu\n"         \
  "host %s\njob %s\n"
#define RECORD_READ                                                                                \
  "spmdrun state lock\nnumber %16llx\nbeat %llu\nscope %16llx\npid %lld\nstarted %llu\n"           \
  "host %127s\njob %127s\n"

typedef struct record {
  unsigned long long number, beat, scope, started;
  long long pid;
  char host[NAME_BYTES], job[NAME_BYTES]; /* job: "-" if there is no batch system */
} record;

struct sr_state_lock {
  int file;
  record own;
  int64_t beat_ms;
  pthread_t thread;
  pthread_mutex_t mutex; /* guards the fields below, and own.beat */
  pthread_cond_t wake;
  bool running, ends, lost;
};

/* ---- the record ------------------------------------------------------------------------------ */

/* False if the file has no record: nobody has the lock. */
static bool read_record(int file, record *out) {
  char text[RECORD_BYTES + 1] = "";
  ssize_t got = pread(file, text, RECORD_BYTES, 0);
  *out = (record){0};
  return got > 0 && sscanf(text, RECORD_READ, &out->number, &out->beat, &out->scope, &out->pid,
                           &out->started, out->host, out->job) == 7;
}

/* Writes a record; NULL: none. The file server then has it. */
static bool write_record(int file, const record *r) {
  char text[RECORD_BYTES] = "";
  if (r)
    snprintf(text, sizeof text, RECORD, r->number, r->beat, r->scope, r->pid, r->started, r->host,
             r->job);
  return sr_file_write(file, text, sizeof text, 0) && fsync(file) == 0;
}

static int open_lock(int directory, int flags) {
  return openat(directory, SR_STATE_LOCK_NAME, flags | O_CLOEXEC | O_NOFOLLOW, 0666);
}

/* Copies a name without blanks, which the record's text could not hold. */
static void copy_word(char *to, const char *from) {
  size_t length = from ? strcspn(from, " \t\r\n") : 0;
  snprintf(to, NAME_BYTES, "%.*s", (int)(length < NAME_BYTES ? length : NAME_BYTES - 1),
           length ? from : "-");
  if (!length)
    snprintf(to, NAME_BYTES, "-");
}

static bool describe_self(record *out) {
  static const char *const jobs[] = {"SLURM_JOB_ID", "PBS_JOBID", "LSB_JOBID", "JOB_ID"};
  char host[NAME_BYTES] = "";
  const char *job = NULL;
  uint64_t number;
  gethostname(host, sizeof host - 1);
  for (size_t i = 0; i < sizeof jobs / sizeof *jobs && !job; i++)
    job = getenv(jobs[i]);
  if (!sr_random_bytes(&number, sizeof number))
    return false;
  *out = (record){.number = number,
                  .scope = sr_process_scope(),
                  .pid = getpid(),
                  .started = sr_process_started()};
  copy_word(out->host, host);
  copy_word(out->job, job);
  return true;
}

static sr_status refuse(sr_ctx *ctx, const char *path, const record *owner) {
  if (!owner->pid)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: another job saves there; wait for it, or choose "
                   "another directory",
                   path);
  if (owner->scope == sr_process_scope() && owner->pid == getpid() &&
      owner->started == sr_process_started())
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: this process has it open already; close that first, or choose another "
                   "directory",
                   path);
  bool batch = strcmp(owner->job, "-") != 0;
  return sr_fail(ctx, SR_ERR_INVALID,
                 "%s: another job saves there: process %lld on %s%s%s; wait for it, or choose "
                 "another directory",
                 path, owner->pid, owner->host, batch ? ", job " : "", batch ? owner->job : "");
}

/* ---- the owner's life ------------------------------------------------------------------------ */

static void pause_ms(int64_t ms) {
  struct timespec pause = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};
  nanosleep(&pause, NULL);
}

/* Watches a record of another machine. Returns true if its owner lives. The file is opened anew at
 * each look, because a network file system asks its server then. */
static bool is_beating(int directory, const record *owner, int64_t beat_ms) {
  for (int beat = 0; beat < SR_STATE_LOCK_BEATS; beat++) {
    record now;
    pause_ms(beat_ms);
    int file = open_lock(directory, O_RDONLY);
    bool there = file >= 0 && read_record(file, &now);
    if (file >= 0)
      close(file);
    if (!there)
      return false;
    if (now.number != owner->number || now.beat != owner->beat)
      return true;
  }
  return false;
}

/* Decides whether the record's owner keeps this job out. `alone` is true if the system gave this
 * process its lock on the file. */
static sr_status judge(sr_ctx *ctx, const char *path, int directory, const record *owner,
                       bool alone, int64_t beat_ms) {
  bool here = owner->scope != 0 && owner->scope == sr_process_scope();
  if (here && (alone || sr_process_has_died(owner->pid, owner->started)))
    return SR_OK; /* a lock of the system would show it, or the process is gone */
  if (here)
    return refuse(ctx, path, owner);
  sr_log_line(ctx, SR_LOG_SAVES, SR_LOG_WARN,
              "%s: process %lld on %s had it and did not give it back; waiting %lld s for a sign "
              "of life",
              path, owner->pid, owner->host, (long long)(SR_STATE_LOCK_BEATS * beat_ms / 1000));
  return is_beating(directory, owner, beat_ms) ? refuse(ctx, path, owner) : SR_OK;
}

/* ---- the heartbeat --------------------------------------------------------------------------- */

/* Raises the count, unless another job's record is there. */
static void beat(sr_state_lock *lock) {
  record found;
  if (read_record(lock->file, &found) && found.number != lock->own.number)
    lock->lost = true;
  if (lock->lost)
    return;
  lock->own.beat++;
  write_record(lock->file, &lock->own);
}

static void *run(void *argument) {
  sr_state_lock *lock = argument;
  pthread_mutex_lock(&lock->mutex);
  while (!lock->ends)
    if (sr_thread_wait(&lock->wake, &lock->mutex, lock->beat_ms) == ETIMEDOUT && !lock->ends)
      beat(lock);
  pthread_mutex_unlock(&lock->mutex);
  return NULL;
}

/* ---- taking and giving back ------------------------------------------------------------------ */

/* Asks the system for its lock. *out_alone is false if the file system has none. Returns false if
 * another process has it. */
static bool lock_file(int file, bool *out_alone) {
  struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  *out_alone = fcntl(file, F_OFD_SETLK, &whole) == 0;
  return *out_alone || (errno != EAGAIN && errno != EACCES);
}

static sr_status take(sr_ctx *ctx, const char *path, int directory, sr_state_lock *lock) {
  record owner;
  bool alone;
  lock->file = open_lock(directory, O_RDWR | O_CREAT);
  if (lock->file < 0 || !describe_self(&lock->own))
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be locked: %s", path, strerror(errno));
  bool free_ = lock_file(lock->file, &alone), owned = read_record(lock->file, &owner);
  if (!free_)
    return refuse(ctx, path, &owner);
  if (owned)
    SR_TRY(judge(ctx, path, directory, &owner, alone, lock->beat_ms));
  if (!write_record(lock->file, &lock->own))
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be locked: %s", path, strerror(errno));
  if (!alone) {
    pause_ms(SETTLE_MS);
    if (!read_record(lock->file, &owner) || owner.number != lock->own.number) {
      lock->lost = true;
      return refuse(ctx, path, &owner);
    }
  }
  lock->running = sr_thread_start(&lock->thread, "spmdrun-lock", run, lock) == 0;
  return lock->running
             ? SR_OK
             : sr_fail(ctx, SR_ERR_NOMEM, "%s: no thread can be made to keep its lock", path);
}

sr_status sr_state_lock_take(sr_ctx *ctx, const char *path, int directory, int64_t beat_ms,
                             sr_state_lock **out_lock) {
  *out_lock = NULL;
  sr_state_lock *lock = calloc(1, sizeof *lock);
  if (!lock)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  lock->file = -1;
  lock->beat_ms = beat_ms;
  pthread_mutex_init(&lock->mutex, NULL);
  pthread_cond_init(&lock->wake, NULL);
  sr_status status = take(ctx, path, directory, lock);
  if (status == SR_OK)
    *out_lock = lock;
  else
    sr_state_lock_release(lock);
  return status;
}

bool sr_state_lock_is_held(sr_state_lock *lock) {
  pthread_mutex_lock(&lock->mutex);
  beat(lock);
  bool held = !lock->lost;
  pthread_mutex_unlock(&lock->mutex);
  return held;
}

void sr_state_lock_release(sr_state_lock *lock) {
  if (!lock)
    return;
  pthread_mutex_lock(&lock->mutex);
  lock->ends = true;
  pthread_cond_signal(&lock->wake);
  pthread_mutex_unlock(&lock->mutex);
  if (lock->running) {
    pthread_join(lock->thread, NULL);
    if (sr_state_lock_is_held(lock))
      write_record(lock->file, NULL);
  }
  if (lock->file >= 0)
    close(lock->file); /* which ends the lock of the system */
  pthread_cond_destroy(&lock->wake);
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

uint64_t sr_state_lock_number(const sr_state_lock *lock) {
  return lock->own.number;
}

bool sr_state_lock_is_seen(int directory, uint64_t number) {
  record found;
  int file = open_lock(directory, O_RDONLY);
  bool seen = file >= 0 && read_record(file, &found) && found.number == number;
  if (file >= 0)
    close(file);
  return seen;
}
