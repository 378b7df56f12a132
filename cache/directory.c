/*
 * A tier in a directory. Each entry is one file, named by the digest of its key. All files are in
 * one flat directory: it holds only some hundreds of programs, current file systems find a name
 * quickly among many, and a single readdir pass sees all entries and all leftover files.
 *
 * The modification time of a file is the time of the entry's last use. The file system's server
 * sets it, so the clocks of the clients do not matter.
 */
#include "cache/directory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "cache/count.h"
#include "cache/evict.h"
#include "cache/name.h"
#include "cache/sweep.h"
#include "cache/trust.h"

typedef struct directory_tier {
  /* first member: the functions below get a pointer to it and cast that to directory_tier */
  sr_tier tier;
  sr_sharers sharers;
  uint64_t max_bytes;
  int directory; /* descriptor; -1: the directory is missing and counts as empty */
} directory_tier;

/* ---- reading --------------------------------------------------------------------------------- */

/* The bytes read from a file. */
typedef struct reading {
  char *data; /* malloc'ed */
  size_t bytes;
  bool stale; /* a network file system lost the file after it was opened */
} reading;

/* Reads the file until out->data holds its first `bytes` bytes. The bytes that out->data holds
 * already are not read again. */
static sr_status read_up_to(sr_ctx *ctx, int file, uint64_t bytes, reading *out) {
  char *data = bytes < SIZE_MAX ? realloc(out->data, (size_t)bytes + 1) : NULL;
  if (!data)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for its %llu bytes",
                   (unsigned long long)bytes);
  out->data = data;
  if (!sr_file_read(file, data + out->bytes, (size_t)bytes - out->bytes, out->bytes)) {
    out->stale = errno == ESTALE;
    return sr_fail(ctx, SR_ERR_IO, "%s",
                   errno ? strerror(errno) : "it became shorter while it was read");
  }
  out->bytes = (size_t)bytes;
  return SR_OK;
}

static uint64_t least(uint64_t a, uint64_t b) {
  return a < b ? a : b;
}

/* Reads as many bytes as `wanted` asks for, from the start of a file of `size` bytes. */
static sr_status read_wanted(sr_ctx *ctx, int file, uint64_t size, sr_tier_wanted wanted,
                             reading *out) {
  uint64_t most = wanted.first_bytes ? least(size, wanted.first_bytes) : size;
  if (wanted.worth && most > SR_TIER_START_BYTES) {
    SR_TRY(read_up_to(ctx, file, SR_TIER_START_BYTES, out));
    most = least(most, wanted.worth(out->data, out->bytes, size));
  }
  return read_up_to(ctx, file, most, out);
}

/* Reads an entry. Marks it as used first: eviction keeps recently used entries, so the entry is not
 * removed while it is read. */
static sr_status try_load(sr_ctx *ctx, directory_tier *own, const char *name, sr_tier_wanted wanted,
                          reading *out) {
  int file;
  uint64_t size;
  SR_TRY(sr_trust_open_file(ctx, own->directory, name, own->sharers, &file, &size));
  if (file < 0)
    return SR_OK;
  /* May fail if another user owns the file. Then only that user's jobs mark it as used. */
  if (wanted.use && own->tier.writable)
    (void)futimens(file, NULL);
  sr_status status = read_wanted(ctx, file, size, wanted, out);
  close(file);
  if (status == SR_OK)
    return SR_OK;
  free(out->data);
  *out = (reading){.stale = out->stale};
  return status;
}

/* Loads an entry. The open file becomes stale if another process on a network file system replaces
 * or evicts the entry. Then a second try opens the new file, or finds none, which is a miss. */
static sr_status load(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                      void **out_data, size_t *out_bytes) {
  directory_tier *own = (directory_tier *)tier;
  reading read = {0};
  *out_data = NULL;
  *out_bytes = 0;
  if (own->directory < 0)
    return SR_OK;
  sr_status status = try_load(ctx, own, name, wanted, &read);
  if (read.stale) {
    sr_ctx_clear(ctx);
    read = (reading){0};
    status = try_load(ctx, own, name, wanted, &read);
  }
  *out_data = read.data;
  *out_bytes = read.bytes;
  if (!read.stale)
    return status;
  sr_ctx_clear(ctx);
  return SR_OK;
}

/* ---- listing --------------------------------------------------------------------------------- */

static double seconds_between(struct timespec from, struct timespec to) {
  return (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
}

static int64_t nanoseconds(struct timespec time) {
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* Fills *out for a listing. Returns false if the entry does not exist any more. */
static bool describe_entry(const directory_tier *own, const char *name, struct timespec now,
                           sr_tier_item *out) {
  struct stat found;
  if (fstatat(own->directory, name, &found, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(found.st_mode))
    return false;
  *out = (sr_tier_item){.name = name,
                        .bytes = (uint64_t)found.st_size,
                        .age_seconds = seconds_between(found.st_mtim, now),
                        .used = nanoseconds(found.st_mtim)};
  return true;
}

static uint64_t hits_of(const directory_tier *own, const char *name) {
  char hits[SR_COUNT_NAME_BYTES];
  sr_count_hits_name(name, hits);
  return sr_count_get(own->directory, hits);
}

static sr_status list(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user) {
  directory_tier *own = (directory_tier *)tier;
  struct timespec now;
  if (own->directory < 0)
    return SR_OK;
  /* sr_file_clock asks the file system for the time by creating a file. Where no file can be
   * created, this host's clock is used. */
  if (!own->tier.writable || !sr_file_clock(own->directory, &now))
    clock_gettime(CLOCK_REALTIME, &now);
  DIR *stream = sr_file_directory_stream(own->directory);
  if (!stream)
    return sr_fail(ctx, SR_ERR_IO, "%s", strerror(errno));
  bool more = true;
  for (const char *name; more && (name = sr_file_next_name(stream)) != NULL;) {
    sr_tier_item item;
    if (!sr_is_entry_name(name) || !describe_entry(own, name, now, &item))
      continue;
    item.hits = hits_of(own, name);
    more = visit(user, &item);
  }
  int error = more ? errno : 0;
  closedir(stream);
  return error ? sr_fail(ctx, SR_ERR_IO, "it could not be listed to its end: %s", strerror(error))
               : SR_OK;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* Makes room for an entry if a directory has the entry's name: a file cannot be renamed over a
 * directory. An empty directory is removed. A directory with contents is not the cache's, so it is
 * kept under another name. */
static void clear_place(const sr_ctx *ctx, const directory_tier *own, const char *name) {
  static const char suffix[] = ".aside";
  char aside[SR_ENTRY_NAME_BYTES + sizeof suffix];
  struct stat found;
  if (fstatat(own->directory, name, &found, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISDIR(found.st_mode) ||
      unlinkat(own->directory, name, AT_REMOVEDIR) == 0)
    return;
  snprintf(aside, sizeof aside, "%s%s", name, suffix);
  if (renameat(own->directory, name, own->directory, aside) == 0)
    sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_WARN,
                "cache %s/%s: a directory stood in the place of an entry and is called %s now; "
                "remove it if it is not missed",
                own->tier.place, name, aside);
}

/* Collects the entries of the directory for eviction. */
typedef struct survey {
  const directory_tier *own;
  struct timespec now;
  sr_items items;
} survey;

static void survey_entry(void *user, const char *name) {
  survey *of = user;
  sr_tier_item item;
  if (!of->items.out_of_memory && describe_entry(of->own, name, of->now, &item))
    sr_items_add(&of->items, &item);
}

/* Removes leftover files. If `more` is true, an entry was added, and entries are evicted if the
 * directory exceeds its limit. `now` is the file system's time, taken from a file that was just
 * created. */
static void tidy(const sr_ctx *log, directory_tier *own, struct timespec now, bool more) {
  survey all = {.own = own, .now = now};
  bool make_room = more && own->max_bytes;
  bool read = sr_sweep(own->directory, (int64_t)now.tv_sec, make_room ? survey_entry : NULL, &all);
  if (!read || all.items.out_of_memory)
    sr_log_line(log, SR_LOG_CACHE, SR_LOG_DEBUG,
                "cache %s: not looked whether it is full, or what is left in it: %s",
                own->tier.place, read ? "there is no memory for it" : strerror(errno));
  else
    sr_evict(log, &own->tier, &all.items, own->max_bytes);
  sr_items_free(&all.items);
}

/* Writes a temporary file and renames it to the entry's name. Then removes leftover files and
 * evicts entries. Their ages are measured by the clock of the file system. */
static sr_status store(sr_ctx *ctx, sr_tier *tier, const char *name, const void *data,
                       size_t bytes) {
  directory_tier *own = (directory_tier *)tier;
  char temporary[SR_FILE_TEMPORARY_BYTES];
  int file = sr_file_temporary_create(own->directory, sr_trust_file_mode(own->sharers), temporary);
  if (file < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s", strerror(errno));
  sr_trust_share_file(file, own->sharers);
  clear_place(ctx, own, name);
  struct stat made;
  bool written = sr_file_write(file, data, bytes, 0);
  int error = errno;
  bool dated = fstat(file, &made) == 0;
  if (!written)
    unlinkat(own->directory, temporary, 0);
  else if (!sr_file_publish(own->directory, file, temporary, name, true)) {
    written = false;
    error = errno;
  }
  close(file);
  if (dated)
    tidy(ctx, own, made.st_mtim, written);
  if (written)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_IO, "%s",
                 error == EISDIR ? "a directory stands in its place; remove it" : strerror(error));
}

static sr_status remove_entry(sr_ctx *ctx, sr_tier *tier, const char *name) {
  const int directory = ((directory_tier *)tier)->directory;
  if (unlinkat(directory, name, 0) != 0 && errno != ENOENT)
    return sr_fail(ctx, SR_ERR_IO, "%s", strerror(errno));
  sr_count_forget(directory, name);
  return SR_OK;
}

/*
 * Removes an entry unless a reader has used it since the listing. A reader marks an entry as used
 * before it reads it, so the time of the last use is checked once more just before the removal. The
 * check opens the file, because a network file system asks its server when a file is opened but may
 * answer stat from memory.
 *
 * A reader may still mark the entry between check and removal. That reader has the file open. On a
 * local disk an open file stays readable. A network file system reports it as stale, which counts
 * as a miss.
 */
static sr_status remove_unused(sr_ctx *ctx, sr_tier *tier, const sr_tier_item *item,
                               bool *out_gone) {
  const int directory = ((directory_tier *)tier)->directory;
  struct stat found;
  int file = openat(directory, item->name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  bool known = file >= 0 ? fstat(file, &found) == 0
                         : fstatat(directory, item->name, &found, AT_SYMLINK_NOFOLLOW) == 0;
  int error = errno;
  if (file >= 0)
    close(file);
  *out_gone = !known && (error == ENOENT || error == ESTALE);
  if (!known)
    return *out_gone ? SR_OK : sr_fail(ctx, SR_ERR_IO, "%s", strerror(error));
  if (nanoseconds(found.st_mtim) != item->used)
    return SR_OK;
  SR_TRY(remove_entry(ctx, tier, item->name));
  *out_gone = true;
  return SR_OK;
}

/* ---- counting -------------------------------------------------------------------------------- */

static void count(sr_tier *tier, const char *name) {
  const directory_tier *own = (const directory_tier *)tier;
  char hits[SR_COUNT_NAME_BYTES];
  if (!tier->writable)
    return;
  if (name)
    sr_count_hits_name(name, hits);
  sr_count_add(own->directory, name ? hits : SR_COUNT_MISSES, own->sharers);
}

static void describe(sr_tier *tier, sr_tier_facts *out) {
  const directory_tier *own = (const directory_tier *)tier;
  *out = (sr_tier_facts){own->tier.writable ? own->max_bytes : 0,
                         sr_count_get(own->directory, SR_COUNT_MISSES)};
}

/* ---- opening --------------------------------------------------------------------------------- */

static void close_tier(sr_tier *tier) {
  directory_tier *own = (directory_tier *)tier;
  if (own->directory >= 0)
    close(own->directory);
  free(tier->place);
  free(own);
}

sr_lease_place sr_directory_tier_leases(const sr_tier *tier) {
  const directory_tier *own = (const directory_tier *)tier;
  return (sr_lease_place){own->directory, own->sharers};
}

/* True if users other than this one can write to the directory or own it. */
static bool is_shared(const directory_tier *own) {
  struct stat found;
  return own->sharers.group && (fstat(own->directory, &found) != 0 || found.st_uid != geteuid() ||
                                (found.st_mode & S_IWGRP));
}

sr_status sr_directory_tier_open(sr_ctx *ctx, sr_tier_kind kind, const char *path,
                                 const sr_cache_settings *settings, sr_tier **out_tier) {
  static const sr_tier_calls calls = {.load = load,
                                      .store = store,
                                      .remove = remove_entry,
                                      .remove_unused = remove_unused,
                                      .list = list,
                                      .close = close_tier,
                                      .count = count,
                                      .describe = describe};
  directory_tier *own = calloc(1, sizeof *own);
  char *place = strdup(path);
  if (!own || !place) {
    free(own);
    free(place);
    return sr_fail(ctx, SR_ERR_NOMEM, "cache: out of memory");
  }
  own->tier = (sr_tier){.calls = &calls,
                        .kind = kind,
                        .place = place,
                        .writable = kind != SR_TIER_SITE && !settings->read_only};
  /* Only the user's directory may be shared with a group. The node's and the site's directory must
   * belong to the user or to root. */
  const sr_trust trust = kind == SR_TIER_DIRECTORY ? settings->trust : (sr_trust){.never = true};
  const bool makes = own->tier.writable && !settings->looks;
  own->max_bytes = settings->max_bytes;
  own->directory = -1;
  *out_tier = &own->tier;
  if (settings->looks && own->tier.writable && access(place, F_OK) != 0 && errno == ENOENT)
    return SR_OK;
  sr_status status =
      sr_trust_open_directory(ctx, place, trust, makes, &own->directory, &own->sharers);
  if (status != SR_OK) {
    close_tier(&own->tier);
    *out_tier = NULL;
    return status;
  }
  own->tier.shared = is_shared(own);
  return SR_OK;
}
