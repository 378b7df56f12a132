/*
 * The file is text of a few lines (lease_text.h). It is written under a name of its own and then
 * linked to the name of the lease, so that it is whole when it is there; where the directory knows
 * no links it is created exclusively instead, and may be seen unfinished. The holder keeps it open
 * and writes how he gets on through the descriptor, never by name: so whatever happened to the
 * name, it touches no other's lease.
 *
 * A lease is taken away by renaming it to a name of the taker's own, which has one winner too. What
 * was taken may be a newer one than the one that was judged; then it is put back.
 */
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
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"
#include "cache/effort.h"
#include "cache/name.h"

enum {
  NAME_BYTES = SR_DIGEST_HEX_BYTES + sizeof SR_LEASE_SUFFIX - 1,
};
_Static_assert((int)SR_LEASE_NONCE_BYTES >= (int)SR_FILE_TEMPORARY_BYTES, "a name is a nonce");

struct sr_lease {
  sr_lease_place place;
  char name[NAME_BYTES];
  sr_lease_text text; /* as it was taken */
  int file;           /* -1: not taken */
  int stop;           /* an eventfd that wakes the thread; -1: none runs */
  atomic_bool done;   /* the thread ends */
  sr_effort effort;   /* since it was taken; the thread's */
  pthread_t thread;
};

static void lease_name(const sr_digest *key, char out_name[NAME_BYTES]) {
  sr_digest_hex(key, out_name);
  memcpy(out_name + SR_DIGEST_HEX_BYTES - 1, SR_LEASE_SUFFIX, sizeof SR_LEASE_SUFFIX);
}

void sr_lease_holder(const sr_lease_watch *watch, char out_holder[SR_LEASE_HOLDER_BYTES]) {
  sr_lease_owner who;
  if (sr_lease_read_text(&watch->last, &who))
    snprintf(out_holder, SR_LEASE_HOLDER_BYTES, "%s:%ld, which has been at it for %u s", who.host,
             who.pid, who.beat * SR_LEASE_BEAT_SECONDS);
  else
    snprintf(out_holder, SR_LEASE_HOLDER_BYTES, "another process");
}

/* ---- looking --------------------------------------------------------------------------------- */

typedef enum look_result {
  LOOK_FOUND,
  LOOK_ABSENT,
  LOOK_FAILED, /* the context says why */
} look_result;

/* What is there under the name of a lease. */
typedef struct sight {
  sr_lease_text text;
  struct timespec changed; /* by the file system */
} sight;

static look_result fail(sr_ctx *ctx, int error) {
  (void)sr_fail(ctx, SR_ERR_IO, "%s", strerror(error));
  return LOOK_FAILED;
}

/* At what may not or cannot be read: it is there, and since when. */
static look_result look_from_outside(sr_ctx *ctx, sr_lease_place place, const char *name,
                                     sight *out) {
  *out = (sight){0};
  struct stat found;
  if (fstatat(place.directory, name, &found, AT_SYMLINK_NOFOLLOW) != 0)
    return errno == ENOENT || errno == ESTALE ? LOOK_ABSENT : fail(ctx, errno);
  if (S_ISDIR(found.st_mode) && unlinkat(place.directory, name, AT_REMOVEDIR) == 0)
    return LOOK_ABSENT;
  if (S_ISDIR(found.st_mode)) {
    (void)sr_fail(ctx, SR_ERR_INVALID, "%s is a directory; remove it", name);
    return LOOK_FAILED;
  }
  out->changed = found.st_mtim;
  return LOOK_FOUND;
}

/* Opened anew each time: a network file system asks its server when a file is opened. */
static look_result look(sr_ctx *ctx, sr_lease_place place, const char *name, sight *out) {
  sr_ctx own = {0};
  int file;
  uint64_t size;
  *out = (sight){0};
  if (sr_trust_open_file(&own, place.directory, name, place.sharers, &file, &size) != SR_OK)
    return look_from_outside(ctx, place, name, out);
  if (file < 0)
    return LOOK_ABSENT;
  struct stat found;
  ssize_t got = pread(file, out->text.bytes, sizeof out->text.bytes - 1, 0);
  bool is_read = got >= 0 && fstat(file, &found) == 0;
  close(file);
  if (!is_read)
    return look_from_outside(ctx, place, name, out);
  out->text.count = (size_t)got;
  out->changed = found.st_mtim;
  return LOOK_FOUND;
}

static bool is_new(const sr_lease_watch *watch, const sight *seen) {
  return !watch->has_last || !sr_lease_same_taking(&watch->last, &seen->text);
}

/*
 * With the seconds, by the file system's clock, for which what is seen for the first time has not
 * changed. That clock is read before the lease is, so that a process that is stopped in between
 * finds no holder dead who lives. Where it cannot be read, or shows less than the lease does, the
 * seconds are none; nor are they needed of a process that is known to have died.
 */
static look_result look_and_date(sr_ctx *ctx, sr_lease_place place, const char *name,
                                 const sr_lease_watch *watch, sight *out, double *out_quiet) {
  *out_quiet = 0;
  look_result result = look(ctx, place, name, out);
  sr_lease_owner who;
  struct timespec now;
  if (result != LOOK_FOUND || !is_new(watch, out) ||
      (sr_lease_read_text(&out->text, &who) && sr_lease_has_died(&who)) ||
      !sr_file_clock(place.directory, &now))
    return result;
  result = look(ctx, place, name, out);
  double quiet = (double)(now.tv_sec - out->changed.tv_sec) +
                 1e-9 * (double)(now.tv_nsec - out->changed.tv_nsec);
  if (result == LOOK_FOUND && quiet > 0)
    *out_quiet = quiet;
  return result;
}

/*
 * Whether `seen` is of one who took the lease behind the one that is waited for, while that one
 * lived, and has not found its entry. Who takes over is waited for in the other's stead.
 */
static bool has_ended(sr_lease_watch *watch, const sr_lease_owner *seen) {
  bool heir = !watch->awaited[0] || strcmp(seen->before, watch->awaited) == 0;
  if (heir)
    snprintf(watch->awaited, sizeof watch->awaited, "%s", seen->nonce);
  return strcmp(seen->nonce, watch->awaited) != 0 && seen->state == SR_LEASE_MAKING;
}

static void add(sr_lease_spell *to, double waited, double worked) {
  to->waited += waited;
  to->worked += worked;
}

/*
 * Takes note of what is there now, which `who` wrote, `since` the last look and after it was
 * `quiet` before it was ever seen. Of the seconds since the last look no more count than a beat: a
 * waiter that was stopped, perhaps with the whole machine, has seen nothing meanwhile.
 */
static void take_note(sr_lease_watch *watch, const sight *seen, const sr_lease_owner *who,
                      double since, double quiet) {
  const double beat = SR_LEASE_BEAT_SECONDS, ran = since < beat ? since : beat;
  double worked = 0;
  if (is_new(watch, seen)) {
    watch->holder = (sr_lease_spell){0};
    watch->quiet = quiet;
  } else {
    bool same = sr_lease_same_text(&watch->last, &seen->text);
    watch->quiet = same ? watch->quiet + ran : 0;
    worked = who->work > watch->work ? 1e-3 * (double)(who->work - watch->work) : 0;
    add(&watch->holder, ran, worked);
  }
  add(&watch->all, ran, worked);
  watch->work = who->work;
  watch->last = seen->text;
  watch->has_last = true;
}

/* Whether it took longer than there is patience for. */
static bool is_too_long(const sr_lease_spell *spell, int graces) {
  return spell->waited > (double)(graces * SR_LEASE_GRACE_SECONDS) + 1.5 * spell->worked;
}

/* ---- taking away ----------------------------------------------------------------------------- */

typedef bool match(const sr_lease_text *a, const sr_lease_text *b);

/* Where the directory knows no links, a rename that replaces nothing does the same. */
static void put_back(sr_lease_place place, const char *aside, const char *name) {
  if (linkat(place.directory, aside, place.directory, name, 0) != 0 && errno != EEXIST)
    (void)renameat2(place.directory, aside, place.directory, name, RENAME_NOREPLACE);
}

typedef enum away {
  AWAY_DONE,    /* by this process, and no other */
  AWAY_CHANGED, /* it is not there, or another one */
  AWAY_FAILED,  /* the context says why */
} away;

/* Removes the lease if it is `expected`. */
static away take_away(sr_ctx *ctx, sr_lease_place place, const char *name, match *is_same,
                      const sr_lease_text *expected) {
  sight now;
  char aside[SR_FILE_TEMPORARY_BYTES];
  look_result result = look(ctx, place, name, &now);
  if (result == LOOK_FOUND && is_same(&now.text, expected) && !sr_file_temporary_name(aside))
    result = fail(ctx, errno);
  if (result != LOOK_FOUND || !is_same(&now.text, expected))
    return result == LOOK_FAILED ? AWAY_FAILED : AWAY_CHANGED;
  /* It may have happened though it is reported as failed. */
  bool renamed = renameat(place.directory, name, place.directory, aside) == 0;
  int error = errno;
  result = look(ctx, place, aside, &now);
  bool taken = result == LOOK_FOUND && is_same(&now.text, expected);
  if (result == LOOK_FOUND && !taken)
    put_back(place, aside, name);
  unlinkat(place.directory, aside, 0);
  if (taken || result == LOOK_FAILED)
    return taken ? AWAY_DONE : AWAY_FAILED;
  if (renamed || result == LOOK_FOUND || error == ENOENT || error == ESTALE)
    return AWAY_CHANGED;
  (void)fail(ctx, error);
  return AWAY_FAILED;
}

/* ---- taking ---------------------------------------------------------------------------------- */

/* To where others read it, a network file system's server, while the file stays open here: closing
 * any descriptor of it does that. It need not outlive a loss of power, so it is not synchronised
 * with a disk, which takes many times as long. */
static bool flush(int file) {
  int copy = fcntl(file, F_DUPFD_CLOEXEC, 0);
  return copy >= 0 && close(copy) == 0;
}

static sr_lease_result none(sr_ctx *ctx, int error) {
  (void)sr_fail(ctx, SR_ERR_IO, "%s", strerror(error));
  return SR_LEASE_NONE;
}

/* In a directory without links. */
static sr_lease_result create_exclusively(sr_ctx *ctx, sr_lease *lease) {
  lease->file = openat(lease->place.directory, lease->name,
                       O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                       sr_trust_file_mode(lease->place.sharers));
  if (lease->file < 0)
    return errno == EEXIST ? SR_LEASE_HELD : none(ctx, errno);
  sr_trust_share_file(lease->file, lease->place.sharers);
  if (sr_file_write(lease->file, lease->text.bytes, lease->text.count, 0))
    return SR_LEASE_TAKEN;
  int error = errno;
  unlinkat(lease->place.directory, lease->name, 0);
  return none(ctx, error);
}

/* Gives the written file `temporary` the name of the lease, if nobody has it. */
static sr_lease_result link_name(sr_ctx *ctx, sr_lease *lease, const char *temporary) {
  int directory = lease->place.directory;
  bool linked = linkat(directory, temporary, directory, lease->name, 0) == 0;
  int error = errno;
  /* The answer of a network file system's server can be lost: the count of links says what is. */
  struct stat made;
  linked = linked || (fstat(lease->file, &made) == 0 && made.st_nlink == 2);
  unlinkat(directory, temporary, 0);
  if (linked)
    return SR_LEASE_TAKEN;
  if (error == EEXIST)
    return SR_LEASE_HELD;
  if (error != EPERM && error != EOPNOTSUPP && error != ENOSYS)
    return none(ctx, error);
  close(lease->file);
  return create_exclusively(ctx, lease);
}

/* `before`: the nonce of whom it is taken over from; "": of nobody. */
static sr_lease_result create(sr_ctx *ctx, sr_lease *lease, const char *before) {
  char temporary[SR_FILE_TEMPORARY_BYTES];
  lease->file = sr_file_temporary_create(lease->place.directory,
                                         sr_trust_file_mode(lease->place.sharers), temporary);
  if (lease->file < 0)
    return none(ctx, errno);
  sr_trust_share_file(lease->file, lease->place.sharers);
  sr_lease_owner self;
  sr_lease_describe_self(&self);
  snprintf(self.nonce, sizeof self.nonce, "%s", temporary + sizeof SR_FILE_TEMPORARY_PREFIX - 1);
  if (before[0])
    snprintf(self.before, sizeof self.before, "%s", before);
  sr_lease_write_text(&self, &lease->text);
  if (sr_file_write(lease->file, lease->text.bytes, lease->text.count, 0) && flush(lease->file))
    return link_name(ctx, lease, temporary);
  int error = errno;
  unlinkat(lease->place.directory, temporary, 0);
  return none(ctx, error);
}

/* ---- keeping --------------------------------------------------------------------------------- */

/* The thread of a lease. A beat that cannot be written is one that others do not see. */
static void *keep(void *user) {
  sr_lease *lease = user;
  struct pollfd stop = {.fd = lease->stop, .events = POLLIN};
  for (unsigned beat = 1;
       poll(&stop, 1, 1000 * SR_LEASE_BEAT_SECONDS) == 0 && !atomic_load(&lease->done); beat++) {
    char pulse[SR_LEASE_PULSE_BYTES + 1];
    snprintf(pulse, sizeof pulse, SR_LEASE_PULSE_FORMAT, beat,
             (unsigned)(1e3 * sr_effort_look(&lease->effort)));
    if (sr_file_write(lease->file, pulse, SR_LEASE_PULSE_BYTES, SR_LEASE_PULSE_OFFSET))
      (void)flush(lease->file);
  }
  return NULL;
}

/* Signals are for the threads of whoever uses the library. */
static bool start_keeping(sr_ctx *ctx, sr_lease *lease) {
  sr_effort_begin(&lease->effort);
  lease->stop = eventfd(0, EFD_CLOEXEC);
  if (lease->stop < 0) {
    (void)sr_fail(ctx, SR_ERR_IO, "%s", strerror(errno));
    return false;
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int error = pthread_create(&lease->thread, NULL, keep, lease);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0)
    return true;
  close(lease->stop);
  lease->stop = -1;
  (void)sr_fail(ctx, SR_ERR_IO, "no thread can be started: %s", strerror(error));
  return false;
}

static sr_lease_result take(sr_ctx *ctx, sr_lease_place place, const char *name, const char *before,
                            sr_lease **out_lease) {
  sr_lease *lease = calloc(1, sizeof *lease);
  if (!lease)
    return none(ctx, ENOMEM);
  lease->place = place;
  lease->stop = -1;
  memcpy(lease->name, name, sizeof lease->name);
  sr_lease_result result = create(ctx, lease, before);
  if (result == SR_LEASE_TAKEN && start_keeping(ctx, lease)) {
    *out_lease = lease;
    return SR_LEASE_TAKEN;
  }
  if (result == SR_LEASE_TAKEN) {
    sr_lease_release(lease);
    return SR_LEASE_NONE;
  }
  if (lease->file >= 0)
    close(lease->file);
  free(lease);
  return result;
}

/* Why what `who` wrote is to be taken away, for people; NULL: it is to be waited for. */
static const char *judge(const sr_lease_watch *watch, const sr_lease_owner *who) {
  if (watch->quiet >= (double)SR_LEASE_STALE_SECONDS || sr_lease_has_died(who))
    return "has no holder any more";
  return is_too_long(&watch->holder, 1) ? "has a holder that does not get on" : NULL;
}

static sr_lease_result take_over(sr_ctx *ctx, sr_lease_place place, const char *name,
                                 const sr_lease_watch *watch, const sr_lease_owner *who,
                                 const char *why, sr_lease **out_lease) {
  switch (take_away(ctx, place, name, sr_lease_same_text, &watch->last)) {
  case AWAY_CHANGED:
    return SR_LEASE_HELD;
  case AWAY_FAILED:
    return SR_LEASE_NONE;
  case AWAY_DONE:
    break;
  }
  sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_INFO,
              "%.20s...: its lease %s: unchanged for %.1f s, and %.1f s of work in %.1f s", name,
              why, watch->quiet, watch->holder.worked, watch->holder.waited);
  return take(ctx, place, name, who->nonce, out_lease);
}

sr_lease_result sr_lease_try(sr_ctx *ctx, sr_lease_place place, const sr_digest *key,
                             sr_lease_watch *watch, sr_lease **out_lease) {
  *out_lease = NULL;
  double now = sr_seconds_now(), since = watch->first > 0 ? now - watch->looked : 0, quiet;
  watch->first = watch->first > 0 ? watch->first : now;
  watch->looked = now;
  char name[NAME_BYTES];
  lease_name(key, name);
  sight seen;
  look_result found = look_and_date(ctx, place, name, watch, &seen, &quiet);
  if (found == LOOK_FAILED)
    return SR_LEASE_NONE;
  if (found == LOOK_ABSENT && watch->awaited[0] && !watch->is_gone) {
    watch->is_gone = true; /* given up, or just being taken over */
    return SR_LEASE_HELD;
  }
  if (found == LOOK_ABSENT)
    return take(ctx, place, name, "", out_lease);
  watch->is_gone = false;
  sr_lease_owner who;
  bool is_read = sr_lease_read_text(&seen.text, &who);
  take_note(watch, &seen, &who, since, quiet);
  const char *why = judge(watch, &who);
  if (why)
    return take_over(ctx, place, name, watch, &who, why, out_lease);
  if (is_read && has_ended(watch, &who))
    return SR_LEASE_ENDED;
  return is_too_long(&watch->all, 2) ? SR_LEASE_ENOUGH : SR_LEASE_HELD;
}

/* Where it cannot be written, those who waited queue for this lease. */
void sr_lease_begin(sr_lease *lease) {
  const char making = SR_LEASE_MAKING;
  if (sr_file_write(lease->file, &making, 1, SR_LEASE_STATE_OFFSET))
    (void)flush(lease->file);
}

void sr_lease_release(sr_lease *lease) {
  if (!lease)
    return;
  if (lease->stop >= 0) {
    const uint64_t one = 1;
    ssize_t wrote;
    do
      wrote = write(lease->stop, &one, sizeof one);
    while (wrote < 0 && errno == EINTR);
    if (wrote < 0) /* it is not woken, and looks here a beat later */
      atomic_store(&lease->done, true);
    pthread_join(lease->thread, NULL);
    close(lease->stop);
  }
  sr_ctx ctx = {0};
  (void)take_away(&ctx, lease->place, lease->name, sr_lease_same_taking, &lease->text);
  close(lease->file);
  free(lease);
}
