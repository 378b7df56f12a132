/*
 * The file is text of a few lines. It is written under a name of its own and then linked to the
 * name of the lease, so that it is whole when it is there; where the directory knows no links it is
 * created exclusively instead, and may be seen unfinished. The holder keeps it open and writes the
 * count of its beats through the descriptor, never by name: so whatever happened to the name, it
 * touches no other's lease.
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
#include "cache/name.h"

/* Line 1, and the start of line 2: a number and a letter, which the holder writes over. */
#define HEAD        "spmdrun lease 2\nbeat "
#define BEAT_FORMAT "%010u"
enum {
  NAME_BYTES = SR_DIGEST_HEX_BYTES + sizeof SR_LEASE_SUFFIX - 1,
  BEAT_OFFSET = sizeof HEAD - 1,
  BEAT_BYTES = 10,
  STATE_OFFSET = BEAT_OFFSET + BEAT_BYTES + 1,
  LOOKING = 'l', /* whether the entry is there by now */
  MAKING = 'm',  /* the entry, which is not there */
};

struct sr_lease {
  sr_lease_place place;
  char name[NAME_BYTES];
  sr_lease_text text; /* as it was taken */
  int file;           /* -1: not taken */
  int stop;           /* an eventfd that wakes the thread; -1: none runs */
  atomic_bool done;   /* the thread ends */
  pthread_t thread;
};

static void lease_name(const sr_digest *key, char out_name[NAME_BYTES]) {
  sr_digest_hex(key, out_name);
  memcpy(out_name + SR_DIGEST_HEX_BYTES - 1, SR_LEASE_SUFFIX, sizeof SR_LEASE_SUFFIX);
}

/* ---- who ------------------------------------------------------------------------------------- */

enum {
  BOOT_BYTES = 64,
  HOST_BYTES = 65,
};
_Static_assert((int)SR_LEASE_NONCE_BYTES >= (int)SR_FILE_TEMPORARY_BYTES, "a name is a nonce");

/* A process, as others can ask after it. */
typedef struct holder {
  unsigned beat;
  char state;
  char nonce[SR_LEASE_NONCE_BYTES];
  char host[HOST_BYTES];         /* for people */
  char boot[BOOT_BYTES];         /* which start of which machine */
  unsigned long long namespace_; /* of process numbers */
  long pid;
  unsigned long long started; /* in ticks since the boot; tells processes with one number apart */
  char dead[SR_LEASE_NONCE_BYTES]; /* the nonce of whom it took over from; "-": of nobody */
} holder;

/* The first bytes of a file of /proc, "" if it cannot be had. */
static void read_proc(const char *path, char *out, size_t room) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t got = file < 0 ? -1 : read(file, out, room - 1);
  out[got < 0 ? 0 : got] = '\0';
  if (file >= 0)
    close(file);
}

/* The letter of its state and when it started; false: it cannot be asked after. */
static bool process_state(long pid, char *out_state, unsigned long long *out_started) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%ld/stat", pid);
  read_proc(path, text, sizeof text);
  const char *behind_name = strrchr(text, ')'); /* the name may hold anything */
  return behind_name && sscanf(behind_name,
                               ") %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d "
                               "%*d %*d %*d %llu",
                               out_state, out_started) == 2;
}

static void describe_self(holder *out) {
  *out = (holder){.state = LOOKING, .pid = (long)getpid(), .dead = "-"};
  if (gethostname(out->host, sizeof out->host) != 0 || !out->host[0])
    snprintf(out->host, sizeof out->host, "unknown");
  out->host[sizeof out->host - 1] = '\0';
  read_proc("/proc/sys/kernel/random/boot_id", out->boot, sizeof out->boot);
  out->boot[strcspn(out->boot, "\n")] = '\0';
  struct stat found;
  if (stat("/proc/self/ns/pid", &found) == 0)
    out->namespace_ = found.st_ino;
  char state;
  if (!process_state(out->pid, &state, &out->started))
    out->started = 0;
}

static void write_text(const holder *who, sr_lease_text *out) {
  int count = snprintf(out->bytes, sizeof out->bytes,
                       HEAD BEAT_FORMAT " %c\nnonce %s\nhost %s\nboot %s\nnamespace %llu\n"
                                        "pid %ld\nstarted %llu\nafter %s\n",
                       who->beat, who->state, who->nonce, who->host, who->boot[0] ? who->boot : "-",
                       who->namespace_, who->pid, who->started, who->dead);
  out->count = (size_t)count;
}

/* False: cut off, unfinished, or of another format. */
static bool read_text(const sr_lease_text *text, holder *out) {
  *out = (holder){0};
  return sscanf(text->bytes,
                HEAD "%10u %c nonce %63s host %64s boot %63s namespace %llu pid %ld "
                     "started %llu after %63s",
                &out->beat, &out->state, out->nonce, out->host, out->boot, &out->namespace_,
                &out->pid, &out->started, out->dead) == 9;
}

/* Certain only of processes that this one can see: of its machine and its namespace. */
static bool has_died(const sr_lease_text *text) {
  holder who, self;
  describe_self(&self);
  if (!read_text(text, &who) || who.pid <= 0 || !self.boot[0] || !self.namespace_ ||
      strcmp(who.boot, self.boot) != 0 || who.namespace_ != self.namespace_)
    return false;
  if (kill((pid_t)who.pid, 0) != 0 && errno == ESRCH)
    return true;
  char state;
  unsigned long long started;
  if (!process_state(who.pid, &state, &started))
    return false;
  return state == 'Z' || state == 'X' || (who.started && started != who.started);
}

void sr_lease_holder(const sr_lease_watch *watch, char out_holder[SR_LEASE_HOLDER_BYTES]) {
  holder who;
  if (read_text(&watch->last, &who))
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

/* Opened anew each time: a network file system asks its server when a file is opened. */
static look_result look(sr_ctx *ctx, sr_lease_place place, const char *name, sr_lease_text *out) {
  int file;
  uint64_t size;
  if (sr_trust_open_file(ctx, place.directory, name, place.sharers, &file, &size) != SR_OK)
    return LOOK_FAILED;
  if (file < 0)
    return LOOK_ABSENT;
  ssize_t got = pread(file, out->bytes, sizeof out->bytes - 1, 0);
  int error = errno;
  close(file);
  if (got < 0 && error == ESTALE)
    return LOOK_ABSENT;
  if (got < 0) {
    (void)sr_fail(ctx, SR_ERR_IO, "%s", strerror(error));
    return LOOK_FAILED;
  }
  out->count = (size_t)got;
  out->bytes[got] = '\0';
  return LOOK_FOUND;
}

static bool same_text(const sr_lease_text *a, const sr_lease_text *b) {
  return a->count == b->count && memcmp(a->bytes, b->bytes, a->count) == 0;
}

/* Whether they are of one taking, however often the holder has changed it since. */
static bool same_taking(const sr_lease_text *a, const sr_lease_text *b) {
  const size_t behind = STATE_OFFSET + 1;
  return a->count == b->count && a->count > behind &&
         memcmp(a->bytes + behind, b->bytes + behind, a->count - behind) == 0;
}

/*
 * Whether `seen` is of one who took the lease behind the one that is waited for, while that one
 * lived, and has not found its entry. Who takes over from the dead is waited for in their stead.
 */
static bool has_ended(sr_lease_watch *watch, const holder *seen) {
  bool heir = !watch->awaited[0] || strcmp(seen->dead, watch->awaited) == 0;
  if (heir)
    snprintf(watch->awaited, sizeof watch->awaited, "%s", seen->nonce);
  return strcmp(seen->nonce, watch->awaited) != 0 && seen->state == MAKING;
}

/*
 * Takes note of what is there now, which `who` wrote. Of the seconds since the last look no more
 * count than a beat: a waiter that was stopped, perhaps with the whole machine, has seen nothing
 * meanwhile. That somebody has been at it for long is believed of one who lives: whose lease was
 * seen to change.
 */
static void take_note(sr_lease_watch *watch, const sr_lease_text *seen, const holder *who,
                      double since) {
  const double beat = SR_LEASE_BEAT_SECONDS;
  if (same_text(&watch->last, seen)) {
    watch->quiet += since < beat ? since : beat;
    return;
  }
  watch->held = same_taking(&watch->last, seen) ? beat * (double)who->beat : 0;
  watch->quiet = 0;
  watch->last = *seen;
}

/* ---- taking away ----------------------------------------------------------------------------- */

typedef bool match(const sr_lease_text *a, const sr_lease_text *b);

/* Where the directory knows no links, a rename that replaces nothing does the same. */
static void put_back(sr_lease_place place, const char *aside, const char *name) {
  if (linkat(place.directory, aside, place.directory, name, 0) != 0 && errno != EEXIST)
    (void)renameat2(place.directory, aside, place.directory, name, RENAME_NOREPLACE);
}

/* Removes the lease if it is `expected`. True: this process, and no other, removed it. */
static bool take_away(sr_lease_place place, const char *name, match *is_same,
                      const sr_lease_text *expected) {
  sr_ctx ctx = {0};
  sr_lease_text now;
  char aside[SR_FILE_TEMPORARY_BYTES];
  if (look(&ctx, place, name, &now) != LOOK_FOUND || !is_same(&now, expected) ||
      !sr_file_temporary_name(aside))
    return false;
  /* What this gives is not asked for: it may have happened though it is reported as failed. */
  (void)renameat(place.directory, name, place.directory, aside);
  look_result result = look(&ctx, place, aside, &now);
  bool taken = result == LOOK_FOUND && is_same(&now, expected);
  if (result == LOOK_FOUND && !taken)
    put_back(place, aside, name);
  unlinkat(place.directory, aside, 0);
  return taken;
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

/* `dead`: the nonce of whom it is taken over from; "": of nobody. */
static sr_lease_result create(sr_ctx *ctx, sr_lease *lease, const char *dead) {
  char temporary[SR_FILE_TEMPORARY_BYTES];
  lease->file = sr_file_temporary_create(lease->place.directory,
                                         sr_trust_file_mode(lease->place.sharers), temporary);
  if (lease->file < 0)
    return none(ctx, errno);
  sr_trust_share_file(lease->file, lease->place.sharers);
  holder self;
  describe_self(&self);
  snprintf(self.nonce, sizeof self.nonce, "%s", temporary + sizeof SR_FILE_TEMPORARY_PREFIX - 1);
  if (dead[0])
    snprintf(self.dead, sizeof self.dead, "%s", dead);
  write_text(&self, &lease->text);
  if (sr_file_write(lease->file, lease->text.bytes, lease->text.count, 0) && flush(lease->file))
    return link_name(ctx, lease, temporary);
  int error = errno;
  unlinkat(lease->place.directory, temporary, 0);
  return none(ctx, error);
}

/* ---- keeping --------------------------------------------------------------------------------- */

/* The thread of a lease. A beat that cannot be written is one that others do not see. */
static void *keep(void *user) {
  const sr_lease *lease = user;
  struct pollfd stop = {.fd = lease->stop, .events = POLLIN};
  for (unsigned beat = 1;
       poll(&stop, 1, 1000 * SR_LEASE_BEAT_SECONDS) == 0 && !atomic_load(&lease->done); beat++) {
    char digits[BEAT_BYTES + 1];
    snprintf(digits, sizeof digits, BEAT_FORMAT, beat);
    if (sr_file_write(lease->file, digits, BEAT_BYTES, BEAT_OFFSET))
      (void)flush(lease->file);
  }
  return NULL;
}

/* Signals are for the threads of whoever uses the library. */
static bool start_keeping(sr_ctx *ctx, sr_lease *lease) {
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

static sr_lease_result take(sr_ctx *ctx, sr_lease_place place, const char *name, const char *dead,
                            sr_lease **out_lease) {
  sr_lease *lease = calloc(1, sizeof *lease);
  if (!lease)
    return none(ctx, ENOMEM);
  lease->place = place;
  lease->stop = -1;
  memcpy(lease->name, name, sizeof lease->name);
  sr_lease_result result = create(ctx, lease, dead);
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

sr_lease_result sr_lease_try(sr_ctx *ctx, sr_lease_place place, const sr_digest *key,
                             sr_lease_watch *watch, sr_lease **out_lease) {
  *out_lease = NULL;
  double now = sr_seconds_now(), since = watch->first > 0 ? now - watch->looked : 0;
  watch->first = watch->first > 0 ? watch->first : now;
  watch->looked = now;
  char name[NAME_BYTES];
  lease_name(key, name);
  sr_lease_text seen;
  look_result found = look(ctx, place, name, &seen);
  if (found == LOOK_FAILED)
    return SR_LEASE_NONE;
  if (found == LOOK_ABSENT && watch->awaited[0] && !watch->is_gone) {
    watch->is_gone = true; /* given up, or just being taken over from a dead holder */
    return SR_LEASE_HELD;
  }
  if (found == LOOK_ABSENT)
    return take(ctx, place, name, "", out_lease);
  watch->is_gone = false;
  holder who;
  bool is_read = read_text(&seen, &who);
  take_note(watch, &seen, &who, since);
  if (watch->quiet >= (double)SR_LEASE_STALE_SECONDS || has_died(&seen)) {
    if (!take_away(place, name, same_text, &seen))
      return SR_LEASE_HELD;
    sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_INFO, "%.20s...: its lease has no holder any more", name);
    return take(ctx, place, name, is_read ? who.nonce : "", out_lease);
  }
  return is_read && has_ended(watch, &who) ? SR_LEASE_ENDED : SR_LEASE_HELD;
}

/* Where it cannot be written, those who waited queue for this lease. */
void sr_lease_begin(sr_lease *lease) {
  const char making = MAKING;
  if (sr_file_write(lease->file, &making, 1, STATE_OFFSET))
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
  (void)take_away(lease->place, lease->name, same_taking, &lease->text);
  close(lease->file);
  free(lease);
}
