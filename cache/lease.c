#include "cache/lease.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"

enum {
  NAME_BYTES = SR_DIGEST_HEX_BYTES + sizeof SR_LEASE_SUFFIX - 1,
  SETTLE_MILLISECONDS = 100,
};
/* A beat is made only if the process used at least this much processor time since the last beat.
 * The beat itself takes much less. */
static const double least_work_seconds = 5e-3;

struct sr_lease {
  sr_lease_place place;
  char name[NAME_BYTES];
  int file;
  int stop;         /* an eventfd that ends the beating thread; -1: there is no thread */
  atomic_bool done; /* also ends the thread, if the eventfd cannot be written */
  pthread_t thread;
};

/* ---- beating --------------------------------------------------------------------------------- */

static double seconds_used(void) {
  struct timespec used;
  return clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) == 0
             ? (double)used.tv_sec + 1e-9 * (double)used.tv_nsec
             : 0;
}

/* The beating thread: sets the modification time of the lease's file while this process works. It
 * uses the open descriptor, so it never changes a lease that another process has taken over. */
static void *beat(void *user) {
  sr_lease *lease = user;
  struct pollfd stop = {.fd = lease->stop, .events = POLLIN};
  double before = seconds_used();
  while (poll(&stop, 1, 1000 * SR_LEASE_BEAT_SECONDS) == 0 && !atomic_load(&lease->done)) {
    double now = seconds_used();
    if (now - before < least_work_seconds)
      continue;
    before = now;
    (void)futimens(lease->file, NULL);
  }
  return NULL;
}

/* Starts the beating thread. It blocks all signals, because signals are for the threads of the
 * calling program. If the thread cannot start, other processes think that the lease is abandoned.
 * That only costs a second compilation. */
static void start_beating(sr_lease *lease) {
  lease->stop = eventfd(0, EFD_CLOEXEC);
  if (lease->stop < 0)
    return;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  if (pthread_create(&lease->thread, NULL, beat, lease) != 0) {
    close(lease->stop);
    lease->stop = -1;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void stop_beating(sr_lease *lease) {
  if (lease->stop < 0)
    return;
  /* the thread was not woken: it sees `done` at its next beat */
  if (eventfd_write(lease->stop, 1) != 0)
    atomic_store(&lease->done, true);
  pthread_join(lease->thread, NULL);
  close(lease->stop);
}

/* ---- taking ---------------------------------------------------------------------------------- */

static sr_lease_result none(sr_ctx *ctx, int error) {
  (void)sr_fail(ctx, SR_ERR_IO, "%s", strerror(error));
  return SR_LEASE_NONE;
}

/* Creates the lease file `name` with "host:pid" as its text. If the disk is full, the text may be
 * missing. Returns a descriptor, or -1 with errno set. */
static int create(sr_lease_place place, const char *name) {
  char host[64] = "unknown", text[SR_LEASE_HOLDER_BYTES];
  int file = openat(place.directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                    (mode_t)sr_trust_file_mode(place.sharers));
  if (file < 0)
    return -1;
  sr_trust_share_file(file, place.sharers);
  (void)gethostname(host, sizeof host - 1);
  int length = snprintf(text, sizeof text, "%s:%ld\n", host, (long)getpid());
  (void)sr_file_write(file, text, (size_t)length, 0);
  return file;
}

/* Removes the lease if the file of that name is still our `file`. Another process may take the
 * lease over between this check and the removal. Then that process loses the lease, and the program
 * is compiled once more. */
static void end(sr_lease_place place, const char *name, int file) {
  bool is_own = sr_file_is_named(place.directory, name, file);
  close(file); /* close first: a network file system keeps a removed file that is open */
  if (is_own)
    unlinkat(place.directory, name, 0);
}

/* Fills *out_lease with the lease whose open `file` this process owns now, and starts the beating
 * thread. */
static sr_lease_result hold(sr_ctx *ctx, sr_lease_place place, const char *name, int file,
                            sr_lease **out_lease) {
  sr_lease *lease = calloc(1, sizeof *lease);
  if (!lease) {
    end(place, name, file);
    return none(ctx, ENOMEM);
  }
  lease->place = place;
  lease->file = file;
  memcpy(lease->name, name, sizeof lease->name);
  start_beating(lease);
  *out_lease = lease;
  return SR_LEASE_TAKEN;
}

static sr_lease_result take(sr_ctx *ctx, sr_lease_place place, const char *name,
                            sr_lease **out_lease) {
  int file = create(place, name);
  if (file >= 0)
    return hold(ctx, place, name, file, out_lease);
  return errno == EEXIST ? SR_LEASE_HELD : none(ctx, errno);
}

/*
 * Takes over an abandoned lease. Several processes may do so at once, and each renames a file of
 * its own over the lease. The last one holds it. The others notice when they look again after a
 * pause. A process that renames only after that pause takes the lease from the new holder, and both
 * compile.
 */
static sr_lease_result take_over(sr_ctx *ctx, sr_lease_place place, const char *name,
                                 sr_lease **out_lease) {
  char temporary[SR_FILE_TEMPORARY_BYTES];
  int file = sr_file_temporary_name(temporary) ? create(place, temporary) : -1;
  if (file < 0)
    return none(ctx, errno);
  if (!sr_file_publish(place.directory, file, temporary, name, false)) {
    int error = errno;
    close(file);
    return none(ctx, error);
  }
  nanosleep(&(struct timespec){.tv_nsec = SETTLE_MILLISECONDS * 1000000L}, NULL);
  if (sr_file_is_named(place.directory, name, file))
    return hold(ctx, place, name, file, out_lease);
  close(file);
  return SR_LEASE_HELD;
}

/* ---- looking --------------------------------------------------------------------------------- */

/* Reads the file status and the holder of the lease. Opens the file each time, so that a network
 * file system asks its server. A lease whose text cannot be read is valid, too. Returns false with
 * errno set if there is no lease. */
static bool look(sr_lease_place place, const char *name, sr_lease_watch *watch, struct stat *out) {
  sr_ctx own = {0};
  int file;
  uint64_t size;
  char text[SR_LEASE_HOLDER_BYTES] = "another process";
  if (sr_trust_open_file(&own, place.directory, name, place.sharers, &file, &size) == SR_OK &&
      file >= 0) {
    ssize_t got = pread(file, text, sizeof text - 1, 0);
    if (got > 0)
      text[got] = '\0';
    close(file);
  }
  if (fstatat(place.directory, name, out, AT_SYMLINK_NOFOLLOW) != 0)
    return false;
  snprintf(watch->holder, sizeof watch->holder, "%.*s", (int)strcspn(text, "\n"), text);
  return true;
}

/*
 * Updates watch->quiet, the seconds for which the lease has not changed.
 *
 * At the first look this is the age of the lease by the file system's clock; `created` is the time
 * of a file that was just created there. Each later look adds the time since the look before, by
 * this process's clock, but no more than one beat: if this process was stopped in between, it could
 * not see the lease change.
 */
static void note(sr_lease_watch *watch, const struct stat *seen, const struct timespec *created) {
  const double now = sr_seconds_now(), passed = watch->first > 0 ? now - watch->looked : 0;
  double age = (double)(created->tv_sec - seen->st_mtim.tv_sec) +
               1e-9 * (double)(created->tv_nsec - seen->st_mtim.tv_nsec);
  bool is_same = seen->st_ino == watch->file && seen->st_mtim.tv_sec == watch->changed.tv_sec &&
                 seen->st_mtim.tv_nsec == watch->changed.tv_nsec;
  if (is_same)
    watch->quiet += passed < (double)SR_LEASE_BEAT_SECONDS ? passed : (double)SR_LEASE_BEAT_SECONDS;
  else
    watch->quiet = watch->file == 0 && age > 0 ? age : 0;
  watch->first = watch->first > 0 ? watch->first : now;
  watch->looked = now;
  watch->file = seen->st_ino;
  watch->changed = seen->st_mtim;
}

static void name_lease(const sr_digest *key, char out_name[NAME_BYTES]) {
  sr_digest_hex(key, out_name);
  memcpy(out_name + SR_DIGEST_HEX_BYTES - 1, SR_LEASE_SUFFIX, sizeof SR_LEASE_SUFFIX);
}

sr_lease_result sr_lease_try(sr_ctx *ctx, sr_lease_place place, const sr_digest *key,
                             sr_lease_watch *watch, sr_lease **out_lease) {
  *out_lease = NULL;
  char name[NAME_BYTES];
  name_lease(key, name);
  if (watch->file == 0) {
    sr_lease_result result = take(ctx, place, name, out_lease);
    if (result != SR_LEASE_HELD)
      return result;
  }
  struct timespec created = {0};
  struct stat seen = {0};
  if (watch->file == 0)
    (void)sr_file_clock(place.directory, &created);
  if (!look(place, name, watch, &seen)) {
    if (errno != ENOENT && errno != ESTALE)
      return none(ctx, errno);
    if (watch->file != 0)
      return SR_LEASE_ENDED;
  }
  if (S_ISDIR(seen.st_mode)) {
    (void)sr_fail(ctx, SR_ERR_INVALID, "%s is a directory; remove it", name);
    return SR_LEASE_NONE;
  }
  note(watch, &seen, &created);
  if (watch->quiet < (double)SR_LEASE_PATIENCE_SECONDS)
    return SR_LEASE_HELD;
  sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_INFO,
              "%.20s...: its lease has no holder any more: unchanged for %.1f s", name,
              watch->quiet);
  return take_over(ctx, place, name, out_lease);
}

void sr_lease_release(sr_lease *lease) {
  if (!lease)
    return;
  stop_beating(lease);
  end(lease->place, lease->name, lease->file);
  free(lease);
}
