/*
 * A lease is a directory with one file, text of a few lines (lease_text.h). It is made under a name
 * of its own, with the file in it, and then renamed to the name of the lease: rename(2) puts a
 * directory where there is none or an empty one, and nowhere else, so one process wins, and what
 * it puts there is whole. The holder keeps the file open and writes how he gets on through the
 * descriptor, never by name: so whatever happened to the name, it touches no other's lease.
 *
 * A lease is ended, by its holder or by who takes it over, by taking the file out of it, through a
 * descriptor of the directory. That this ends no other lease than the one that was judged, however
 * much later it happens and whatever bears the name by then, follows from three facts:
 *
 * 1. A directory is given its file once, before anybody else sees it, and never again. So when the
 *    file has been taken out of it, which one process can, the lease is ended for good.
 * 2. A descriptor stands for one directory, not for a name. Who has read the file through it, and
 *    then takes the file out through it, ends what he has read, or finds it ended.
 * 3. What is done by name does nothing to a lease that is held: rename(2) replaces and rmdir(2)
 *    removes empty directories only, and unlink(2), by which other things make way, removes none.
 *
 * So under the name there is a held lease from when it was put there until it is ended, and nobody
 * else can put one there meanwhile. No time goes into this. Where file and name were one, and a
 * lease was ended by renaming it aside, a newer one could be what was renamed.
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
_Static_assert((int)SR_LEASE_NONCE_BYTES >=
                   (int)SR_FILE_TEMPORARY_BYTES - (int)sizeof SR_FILE_TEMPORARY_PREFIX + 1,
               "what follows the prefix of a name is a nonce");

struct sr_lease {
  sr_lease_place place;
  char name[NAME_BYTES];
  int directory;    /* this lease's own; -1: there is none */
  int file;         /* in it; -1: there is none */
  int stop;         /* an eventfd that wakes the thread; -1: none runs */
  atomic_bool done; /* the thread ends */
  sr_effort effort; /* since it was taken; the thread's */
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
  LOOK_ENDED,  /* it is there and nobody's: given up just now, or being taken over */
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

static bool is_gone(int error) {
  return error == ENOENT || error == ESTALE;
}

/* At what may not or cannot be read: it is there, and since when. */
static look_result look_from_outside(sr_ctx *ctx, int directory, const char *name, sight *out) {
  *out = (sight){0};
  struct stat found;
  if (fstatat(directory, name, &found, AT_SYMLINK_NOFOLLOW) != 0)
    return is_gone(errno) ? LOOK_ABSENT : fail(ctx, errno);
  out->changed = found.st_mtim;
  return LOOK_FOUND;
}

/* At the file of a lease. Opened anew each time: a network file system asks its server then. */
static look_result look_at_file(sr_ctx *ctx, int lease, sr_sharers sharers, sight *out) {
  sr_ctx own = {0};
  int file;
  uint64_t size;
  if (sr_trust_open_file(&own, lease, SR_LEASE_FILE, sharers, &file, &size) != SR_OK)
    return look_from_outside(ctx, lease, SR_LEASE_FILE, out);
  if (file < 0)
    return LOOK_ABSENT;
  struct stat found;
  ssize_t got = pread(file, out->text.bytes, sizeof out->text.bytes - 1, 0);
  bool is_read = got >= 0 && fstat(file, &found) == 0;
  close(file);
  if (!is_read)
    return look_from_outside(ctx, lease, SR_LEASE_FILE, out);
  out->text.count = (size_t)got;
  out->changed = found.st_mtim;
  return LOOK_FOUND;
}

/* At a directory without that file: it is nobody's lease, or something else. */
static look_result look_at_rest(sr_ctx *ctx, int lease, const char *name) {
  DIR *stream = sr_file_directory_stream(lease);
  if (!stream)
    return is_gone(errno) ? LOOK_ENDED : fail(ctx, errno);
  bool is_other = sr_file_next_name(stream) != NULL;
  int error = errno;
  closedir(stream);
  if (is_other) {
    (void)sr_fail(ctx, SR_ERR_INVALID, "%s is a directory with something else in it; remove it",
                  name);
    return LOOK_FAILED;
  }
  return error == 0 || is_gone(error) ? LOOK_ENDED : fail(ctx, error);
}

/* *out_lease is the directory that was looked at, the caller's to close; -1: there is none, or
 * something else is in its place. */
static look_result look_into(sr_ctx *ctx, sr_lease_place place, const char *name, int *out_lease,
                             sight *out) {
  *out = (sight){0};
  *out_lease = openat(place.directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (*out_lease < 0 && (errno == ENOTDIR || errno == ELOOP))
    return look_from_outside(ctx, place.directory, name, out);
  if (*out_lease < 0)
    return is_gone(errno) ? LOOK_ABSENT : fail(ctx, errno);
  look_result result = look_at_file(ctx, *out_lease, place.sharers, out);
  return result == LOOK_ABSENT ? look_at_rest(ctx, *out_lease, name) : result;
}

static look_result look(sr_ctx *ctx, sr_lease_place place, const char *name, sight *out) {
  int lease;
  look_result result = look_into(ctx, place, name, &lease, out);
  if (lease >= 0)
    close(lease);
  return result;
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
  bool heir = !watch->awaited[0] || strcmp(seen->before, watch->awaited) == 0 ||
              strcmp(seen->before, SR_LEASE_AFTER_SOMEBODY) == 0;
  if (heir)
    snprintf(watch->awaited, sizeof watch->awaited, "%s", seen->nonce);
  return strcmp(seen->nonce, watch->awaited) != 0 && seen->state == SR_LEASE_MAKING;
}

static void add(sr_lease_spell *to, double waited, double worked) {
  to->waited += waited;
  to->worked += worked;
}

/* Of the seconds since the last look no more count than a beat: a waiter that was stopped, perhaps
 * with the whole machine, has seen nothing meanwhile. */
static double seconds_seen(double since) {
  return since < (double)SR_LEASE_BEAT_SECONDS ? since : (double)SR_LEASE_BEAT_SECONDS;
}

/* Takes note of what is there now, which `who` wrote, `since` the last look and after it was
 * `quiet` before it was ever seen. */
static void take_note(sr_lease_watch *watch, const sight *seen, const sr_lease_owner *who,
                      double since, double quiet) {
  const double ran = seconds_seen(since);
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

/* ---- ending ---------------------------------------------------------------------------------- */

typedef enum away {
  AWAY_DONE,    /* by this process, and no other */
  AWAY_CHANGED, /* it is not there, or another one */
  AWAY_FAILED,  /* the context says why */
} away;

/* Ends the lease that is the directory `lease`, by taking its file out: renamed and not unlinked,
 * for a network file system would keep what is still open in the directory, under another name. */
static away end(sr_ctx *ctx, sr_lease_place place, int lease) {
  char aside[SR_FILE_TEMPORARY_BYTES];
  bool named = sr_file_temporary_name(aside);
  bool moved = named && renameat(lease, SR_LEASE_FILE, place.directory, aside) == 0;
  int error = errno;
  /* It may have happened though it is reported as failed. */
  if ((named && unlinkat(place.directory, aside, 0) == 0) || moved)
    return AWAY_DONE;
  if (named && is_gone(error))
    return AWAY_CHANGED;
  (void)fail(ctx, error);
  return AWAY_FAILED;
}

/* What stands in a lease's place; were a lease there by now, it would stay. */
static away remove_other(sr_ctx *ctx, sr_lease_place place, const char *name) {
  if (unlinkat(place.directory, name, 0) == 0)
    return AWAY_DONE;
  if (is_gone(errno) || errno == EISDIR)
    return AWAY_CHANGED;
  (void)fail(ctx, errno);
  return AWAY_FAILED;
}

/* Ends the lease if it is `expected`. It stays there without its file, which tells others that it
 * is being taken over. */
static away take_away(sr_ctx *ctx, sr_lease_place place, const char *name,
                      const sr_lease_text *expected) {
  sight now;
  int lease;
  look_result result = look_into(ctx, place, name, &lease, &now);
  away done = result == LOOK_FAILED ? AWAY_FAILED : AWAY_CHANGED;
  if (result == LOOK_FOUND && sr_lease_same_text(&now.text, expected))
    done = lease >= 0 ? end(ctx, place, lease) : remove_other(ctx, place, name);
  if (lease >= 0)
    close(lease);
  return done;
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

/* A directory of its own, which is none's yet. False and errno. */
static bool create_directory(sr_lease *lease, char out_temporary[SR_FILE_TEMPORARY_BYTES]) {
  const int within = lease->place.directory;
  if (!sr_file_temporary_name(out_temporary) || mkdirat(within, out_temporary, 0700) != 0)
    return false;
  lease->directory = openat(within, out_temporary, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (lease->directory >= 0)
    sr_trust_share_file(lease->directory, lease->place.sharers);
  return lease->directory >= 0;
}

/* The file in it, with what is said of this process. False and errno. */
static bool create_file(sr_lease *lease, const sr_lease_text *text) {
  const sr_sharers sharers = lease->place.sharers;
  lease->file =
      openat(lease->directory, SR_LEASE_FILE, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
             (mode_t)sr_trust_file_mode(sharers));
  if (lease->file >= 0)
    sr_trust_share_file(lease->file, sharers);
  return lease->file >= 0 && sr_file_write(lease->file, text->bytes, text->count, 0) &&
         flush(lease->file);
}

/* 0, or the error. */
static int rename_to_place(const sr_lease *lease, const char *temporary) {
  const int within = lease->place.directory;
  return renameat(within, temporary, within, lease->name) == 0 ? 0 : errno;
}

/* Whether a rename failed because something has the name. */
static bool is_taken(int error) {
  return error == EEXIST || error == ENOTEMPTY || error == ENOTDIR;
}

/* Gives the directory the name of the lease, if nobody has it; else, the error. */
static int put_in_place(const sr_lease *lease, const char *temporary) {
  const int within = lease->place.directory;
  int error = rename_to_place(lease, temporary);
  /* Some file systems replace no directory, were it empty. */
  if (is_taken(error) && unlinkat(within, lease->name, AT_REMOVEDIR) == 0)
    error = rename_to_place(lease, temporary);
  /* The answer of a network file system's server can be lost. */
  struct stat made, found;
  bool is_there = error == 0 || (fstat(lease->directory, &made) == 0 &&
                                 fstatat(within, lease->name, &found, AT_SYMLINK_NOFOLLOW) == 0 &&
                                 made.st_dev == found.st_dev && made.st_ino == found.st_ino);
  return is_there ? 0 : error;
}

/* Before the file is unlinked, for a network file system keeps one that is open. */
static void close_file(sr_lease *lease) {
  if (lease->file >= 0)
    close(lease->file);
  lease->file = -1;
}

static void destroy(sr_lease *lease) {
  close_file(lease);
  if (lease->directory >= 0)
    close(lease->directory);
  free(lease);
}

/* `before`: the nonce of whom it is taken over from; "": of nobody. What could not be put in its
 * place is removed again. */
static sr_lease_result create(sr_ctx *ctx, sr_lease *lease, const char *before) {
  char temporary[SR_FILE_TEMPORARY_BYTES] = "";
  sr_lease_text text;
  sr_lease_owner self;
  bool made = create_directory(lease, temporary);
  if (made) {
    sr_lease_describe_self(&self);
    snprintf(self.nonce, sizeof self.nonce, "%s", temporary + sizeof SR_FILE_TEMPORARY_PREFIX - 1);
    if (before[0])
      snprintf(self.before, sizeof self.before, "%s", before);
    sr_lease_write_text(&self, &text);
    made = create_file(lease, &text);
  }
  int error = made ? put_in_place(lease, temporary) : errno;
  if (error == 0)
    return SR_LEASE_TAKEN;
  close_file(lease);
  if (lease->directory >= 0)
    unlinkat(lease->directory, SR_LEASE_FILE, 0);
  unlinkat(lease->place.directory, temporary, AT_REMOVEDIR);
  return made && is_taken(error) ? SR_LEASE_HELD : none(ctx, error);
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
  lease->directory = lease->file = lease->stop = -1;
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
  destroy(lease);
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
  switch (take_away(ctx, place, name, &watch->last)) {
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

/* What nobody is seen to hold. If that goes on, and yet it cannot be had, there is nobody to judge,
 * and it is not waited for without end. */
static sr_lease_result take_unheld(sr_ctx *ctx, sr_lease_place place, const char *name,
                                   sr_lease_watch *watch, double since, const char *before,
                                   sr_lease **out_lease) {
  sr_lease_result result = take(ctx, place, name, before, out_lease);
  if (result != SR_LEASE_HELD)
    return result;
  add(&watch->all, seconds_seen(since), 0);
  return is_too_long(&watch->all, 2) ? SR_LEASE_ENOUGH : SR_LEASE_HELD;
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
  if (found != LOOK_FOUND && watch->awaited[0] && !watch->is_gone) {
    watch->is_gone = true; /* given up, or just being taken over */
    return SR_LEASE_HELD;
  }
  if (found != LOOK_FOUND)
    return take_unheld(ctx, place, name, watch, since,
                       found == LOOK_ENDED ? SR_LEASE_AFTER_SOMEBODY : "", out_lease);
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
  close_file(lease);
  if (end(&ctx, lease->place, lease->directory) == AWAY_DONE)
    unlinkat(lease->place.directory, lease->name, AT_REMOVEDIR);
  destroy(lease);
}
