/*
 * The directory tier: one file per entry, named by the digest of its key. The directory is flat:
 * programs are counted in hundreds, one readdir finds leftovers and near misses, and the file
 * systems of today look up a name among many as fast as among few.
 *
 * A cache may only ever save time. So whatever goes wrong below is caught here, said once at the
 * level "warn" (and again at "debug"), and counts as a miss.
 */
#include "cache/cache.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "cache/directory.h"
#include "cache/entry.h"
#include "cache/explain.h"
#include "cache/name.h"

/* Temporary files older than this have no writer any more. */
enum {
  LEFTOVER_SECONDS = 3600
};

struct sr_cache {
  int directory; /* descriptor */
  char *path;
  bool load_warned, store_warned; /* said so once */
};

sr_status sr_cache_open(sr_ctx *ctx, const char *directory, sr_cache **out_cache) {
  *out_cache = NULL;
  sr_cache *cache = calloc(1, sizeof *cache);
  if (!cache)
    return sr_fail(ctx, SR_ERR_NOMEM, "cache: out of memory");
  cache->directory = -1;
  sr_status status = sr_cache_directory_open(ctx, directory, &cache->path, &cache->directory);
  if (status != SR_OK) {
    sr_cache_close(cache);
    return status;
  }
  *out_cache = cache;
  return SR_OK;
}

void sr_cache_close(sr_cache *cache) {
  if (!cache)
    return;
  if (cache->directory >= 0)
    close(cache->directory);
  free(cache->path);
  free(cache);
}

const char *sr_cache_directory(const sr_cache *cache) {
  return cache->path;
}

void sr_entry_name(const sr_digest *digest, char out_name[SR_ENTRY_NAME_BYTES]) {
  sr_digest_hex(digest, out_name);
  memcpy(out_name + SR_DIGEST_HEX_BYTES - 1, SR_ENTRY_SUFFIX, sizeof SR_ENTRY_SUFFIX);
}

/* Says what went wrong, at "warn" the first time. */
static void complain(const sr_ctx *ctx, bool *warned, const char *path, const char *name,
                     const char *why, const char *consequence) {
  sr_log_line(ctx, SR_LOG_CACHE, *warned ? SR_LOG_DEBUG : SR_LOG_WARN, "cache %s/%.20s...: %s; %s",
              path, name, why, consequence);
  *warned = true;
}

/* Reads a file of known size whole; *out_data is malloc'ed. */
static sr_status read_whole(sr_ctx *ctx, int file, uint64_t bytes, void **out_data) {
  void *data = bytes > SIZE_MAX - 1 ? NULL : malloc((size_t)bytes + 1);
  if (!data)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for its %llu bytes",
                   (unsigned long long)bytes);
  if (!sr_file_read(file, data, (size_t)bytes, 0)) {
    const char *why = errno ? strerror(errno) : "it became shorter while it was read";
    free(data);
    return sr_fail(ctx, SR_ERR_IO, "%s", why);
  }
  *out_data = data;
  return SR_OK;
}

/* Verifies and unpacks the entry in `data`, which must have been made for `key`. */
static sr_status take_payload(sr_ctx *ctx, const void *data, size_t bytes, const sr_key *key,
                              void **out_data, size_t *out_bytes) {
  sr_entry entry;
  SR_TRY(sr_entry_read(ctx, data, bytes, &entry));
  if (!sr_entry_matches(&entry, key))
    return sr_fail(ctx, SR_ERR_INVALID, "it was made for another key");
  SR_TRY(sr_entry_unpack(ctx, data, &entry, out_data));
  *out_bytes = (size_t)entry.payload_bytes;
  return SR_OK;
}

/* SR_OK with *out_data NULL: there is no entry. */
static sr_status load(sr_ctx *ctx, sr_cache *cache, const char *name, const sr_key *key,
                      void **out_data, size_t *out_bytes) {
  int file;
  uint64_t bytes;
  SR_TRY(sr_cache_directory_file(ctx, cache->directory, name, &file, &bytes));
  if (file < 0)
    return SR_OK;
  void *data = NULL;
  sr_status status = read_whole(ctx, file, bytes, &data);
  close(file);
  if (status == SR_OK)
    status = take_payload(ctx, data, (size_t)bytes, key, out_data, out_bytes);
  free(data);
  return status;
}

bool sr_cache_load(sr_ctx *ctx, sr_cache *cache, const sr_key *key, void **out_data,
                   size_t *out_bytes) {
  *out_data = NULL;
  *out_bytes = 0;
  char name[SR_ENTRY_NAME_BYTES];
  sr_entry_name(&key->digest, name);
  sr_ctx own = {.log = ctx ? ctx->log : NULL};
  if (load(&own, cache, name, key, out_data, out_bytes) != SR_OK)
    complain(&own, &cache->load_warned, cache->path, name, own.message,
             "the program is compiled and the entry replaced");
  return *out_data != NULL;
}

/*
 * A directory in the entry's place would stay for ever, for no file can be renamed over it: an
 * empty one is removed, another, which is none of ours, gets a name aside.
 */
static void clear_place(const sr_ctx *ctx, const sr_cache *cache, const char *name) {
  static const char suffix[] = ".aside";
  char aside[SR_ENTRY_NAME_BYTES + sizeof suffix];
  struct stat found;
  if (fstatat(cache->directory, name, &found, AT_SYMLINK_NOFOLLOW) != 0 ||
      !S_ISDIR(found.st_mode) || unlinkat(cache->directory, name, AT_REMOVEDIR) == 0)
    return;
  snprintf(aside, sizeof aside, "%s%s", name, suffix);
  if (renameat(cache->directory, name, cache->directory, aside) == 0)
    sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_WARN,
                "cache %s/%s: a directory stood in the place of an entry and is called %s now; "
                "remove it if it is not missed",
                cache->path, name, aside);
}

/* Writes the temporary file and publishes it; afterwards sweeps up by the clock of the
 * file system. */
static sr_status publish(sr_ctx *ctx, sr_cache *cache, const char *name, const void *data,
                         size_t bytes) {
  char temporary[SR_FILE_TEMPORARY_BYTES];
  int file = sr_file_temporary_create(cache->directory, 0600, temporary);
  if (file < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s", strerror(errno));
  clear_place(ctx, cache, name);
  struct stat made;
  bool written = sr_file_write(file, data, bytes, 0);
  int error = errno;
  bool dated = fstat(file, &made) == 0;
  if (!written)
    unlinkat(cache->directory, temporary, 0);
  else if (!sr_file_publish(cache->directory, file, temporary, name, true)) {
    written = false;
    error = errno;
  }
  close(file);
  if (dated)
    sr_file_temporary_sweep(cache->directory, (int64_t)made.st_mtime, LEFTOVER_SECONDS, false);
  if (written)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_IO, "%s",
                 error == EISDIR ? "a directory stands in its place; remove it" : strerror(error));
}

bool sr_cache_store(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const void *data,
                    size_t bytes) {
  char name[SR_ENTRY_NAME_BYTES];
  sr_entry_name(&key->digest, name);
  sr_ctx own = {.log = ctx ? ctx->log : NULL};
  void *entry = NULL;
  size_t entry_bytes = 0;
  sr_status status = sr_entry_encode(&own, key, data, bytes, &entry, &entry_bytes);
  if (status == SR_OK)
    status = publish(&own, cache, name, entry, entry_bytes);
  free(entry);
  if (status != SR_OK)
    complain(&own, &cache->store_warned, cache->path, name, own.message,
             "the next job compiles again");
  else
    sr_log_line(&own, SR_LOG_CACHE, SR_LOG_DEBUG, "cache %s/%.20s...: stored %zu bytes as %zu",
                cache->path, name, bytes, entry_bytes);
  return status == SR_OK;
}

const char *sr_cache_explain(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_arena *arena) {
  sr_ctx own = {.log = ctx ? ctx->log : NULL};
  return sr_cache_explain_directory(&own, cache->directory, cache->path, key, arena);
}
