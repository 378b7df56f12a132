/*
 * Shared by the tests of the cache: keys with a few parts, and payloads that are easy to recognise.
 */
#ifndef SR_TESTS_SUPPORT_CACHE_CASE_H
#define SR_TESTS_SUPPORT_CACHE_CASE_H

#include <dirent.h>
#include <stdlib.h>

#include "cache/cache.h"
#include "support/expect.h"
#include "support/log_lines.h"
#include "support/scratch.h"

/* Keys that differ only in the program. `parts` must live as long as the key. */
static inline sr_key cache_case_key(sr_key_part parts[3], const char *program) {
  parts[0] = (sr_key_part){"program", program};
  parts[1] = (sr_key_part){"cpu", "x86-64-v4"};
  parts[2] = (sr_key_part){"devices", "4 on 1 node"};
  sr_key key = {.parts = parts, .part_count = 3};
  sr_key_set_digest(&key);
  return key;
}

/* Bytes that compress about as well as code. */
static inline void cache_case_fill(unsigned char *data, size_t bytes, unsigned seed) {
  for (size_t i = 0; i < bytes; i++) {
    seed = seed * 1664525u + 1013904223u;
    data[i] = (unsigned char)(i % 3 ? seed >> 28 : seed >> 24);
  }
}

/* Path of the first (only) entry in a cache directory; "" if there is none. */
static inline const char *cache_case_entry(const char *directory) {
  static char path[1024];
  path[0] = '\0';
  DIR *stream = opendir(directory);
  for (struct dirent *file; stream && (file = readdir(stream)) != NULL;)
    if (strstr(file->d_name, ".entry"))
      snprintf(path, sizeof path, "%s/%s", directory, file->d_name);
  if (stream)
    closedir(stream);
  return path;
}

/* A cache with one directory, `path`, and default settings. */
static inline sr_status cache_case_open(sr_ctx *ctx, const char *path, sr_cache **out) {
  const sr_cache_settings settings = {.directory = path, .level = 3};
  return sr_cache_open(ctx, &settings, out);
}

/* The tier of that directory; NULL if the cache left it out. */
static inline sr_tier *cache_case_tier(sr_cache *cache) {
  return sr_cache_tier(cache, SR_TIER_DIRECTORY);
}

/* Loads from the directory only: the tier in memory would hide the contents of files. */
static inline bool cache_case_load(sr_ctx *ctx, sr_cache *cache, const sr_key *key, void **out_data,
                                   size_t *out_bytes) {
  sr_cached found;
  bool hit = sr_cache_find(ctx, cache, key, SR_TIER_DIRECTORY, SR_TIER_DIRECTORY, &found);
  *out_data = found.data;
  *out_bytes = found.bytes;
  return hit;
}

static inline bool cache_case_store(sr_ctx *ctx, sr_cache *cache, const sr_key *key,
                                    const void *data, size_t bytes) {
  const sr_cached what = {
      .kind = SR_ENTRY_EXECUTABLE, .data = (void *)(uintptr_t)data, .bytes = bytes};
  return sr_cache_store(ctx, cache, key, SR_TIER_DIRECTORY, SR_TIER_DIRECTORY, &what);
}

/* True if the cache has `key` with exactly these bytes, page aligned. */
static inline bool cache_case_holds(sr_ctx *ctx, sr_cache *cache, const sr_key *key,
                                    const void *data, size_t bytes) {
  void *got = NULL;
  size_t got_bytes = 0;
  bool hit = cache_case_load(ctx, cache, key, &got, &got_bytes);
  bool same =
      hit && got_bytes == bytes && memcmp(got, data, bytes) == 0 && (uintptr_t)got % 4096 == 0;
  free(got);
  return same;
}

#endif
