/*
 * bucket PLACE SECONDS LIMIT VERB [WORD...]: one use of a bucket as a tier of at most LIMIT bytes.
 *
 *     load NAME            prints "missing", or the number of bytes and their digest
 *     entry NAME           the same of as much as is worth being read of an entry
 *     first NAME BYTES     the same of the first bytes
 *     store NAME FILE
 *     replace NAME FILE    loads, then stores: what is there, or not, has been seen
 *     remove NAME
 *     fill COUNT BYTES     stores entries called 0, 1, ... in hex
 *     count                prints how many there are, their bytes, and the least and greatest age
 *     clear                removes what a listing shows, while it goes on
 *
 * A failure is its sentence on standard output, and exit status 1; "gone" before it if nothing is
 * to be asked any more.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/hash.h"
#include "cache/entry.h"
#include "cache/name.h"
#include "remote/bucket.h"

static void print_bytes(const void *data, size_t bytes) {
  sr_digest digest = sr_digest_of(data, bytes);
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&digest, hex);
  printf("%zu %s\n", bytes, hex);
}

static sr_status load(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                      bool print) {
  void *data;
  size_t bytes;
  SR_TRY(tier->calls->load(ctx, tier, name, wanted, &data, &bytes));
  if (print && data)
    print_bytes(data, bytes);
  else if (print)
    printf("missing\n");
  free(data);
  return SR_OK;
}

static sr_status store(sr_ctx *ctx, sr_tier *tier, const char *name, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0)
    return sr_fail(ctx, SR_ERR_IO, "%s is not there", path);
  size_t bytes = (size_t)info.st_size;
  void *data = malloc(bytes + 1);
  bool read = data && sr_file_read(file, data, bytes, 0);
  close(file);
  sr_status status = read ? tier->calls->store(ctx, tier, name, data, bytes)
                          : sr_fail(ctx, SR_ERR_IO, "%s cannot be read", path);
  free(data);
  return status;
}

static sr_status fill(sr_ctx *ctx, sr_tier *tier, unsigned count, size_t bytes) {
  void *data = calloc(bytes + 1, 1);
  sr_status status = data ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  for (unsigned i = 0; status == SR_OK && i < count; i++) {
    char name[SR_ENTRY_NAME_BYTES];
    snprintf(name, sizeof name, "%064x%s", i, SR_ENTRY_SUFFIX);
    status = tier->calls->store(ctx, tier, name, data, bytes);
  }
  free(data);
  return status;
}

typedef struct counts {
  sr_ctx *ctx;
  sr_tier *tier;
  unsigned entries;
  uint64_t bytes;
  double least, most; /* age */
} counts;

static bool count_one(void *user, const sr_tier_item *item) {
  counts *own = user;
  own->least = own->entries == 0 || item->age_seconds < own->least ? item->age_seconds : own->least;
  own->most = item->age_seconds > own->most ? item->age_seconds : own->most;
  own->entries++;
  own->bytes += item->bytes;
  return true;
}

static bool remove_one(void *user, const sr_tier_item *item) {
  counts *own = user;
  own->entries++;
  return own->tier->calls->remove(own->ctx, own->tier, item->name) == SR_OK;
}

static sr_status run(sr_ctx *ctx, sr_tier *tier, int count, char **words) {
  const char *verb = words[0];
  counts seen = {.ctx = ctx, .tier = tier};
  if (strcmp(verb, "load") == 0 && count == 2)
    return load(ctx, tier, words[1], (sr_tier_wanted){0}, true);
  if (strcmp(verb, "entry") == 0 && count == 2)
    return load(ctx, tier, words[1], (sr_tier_wanted){.worth = sr_entry_worth}, true);
  if (strcmp(verb, "first") == 0 && count == 3)
    return load(ctx, tier, words[1], (sr_tier_wanted){.first_bytes = strtoul(words[2], NULL, 10)},
                true);
  if (strcmp(verb, "store") == 0 && count == 3)
    return store(ctx, tier, words[1], words[2]);
  if (strcmp(verb, "replace") == 0 && count == 3) {
    SR_TRY(load(ctx, tier, words[1], (sr_tier_wanted){0}, false));
    return store(ctx, tier, words[1], words[2]);
  }
  if (strcmp(verb, "remove") == 0 && count == 2)
    return tier->calls->remove(ctx, tier, words[1]);
  if (strcmp(verb, "fill") == 0 && count == 3)
    return fill(ctx, tier, (unsigned)strtoul(words[1], NULL, 10), strtoul(words[2], NULL, 10));
  if (strcmp(verb, "count") == 0 && count == 1) {
    SR_TRY(tier->calls->list(ctx, tier, count_one, &seen));
    printf("%u %llu %g %g\n", seen.entries, (unsigned long long)seen.bytes, seen.least, seen.most);
    return SR_OK;
  }
  if (strcmp(verb, "clear") == 0 && count == 1) {
    SR_TRY(tier->calls->list(ctx, tier, remove_one, &seen));
    printf("%u\n", seen.entries);
    return ctx->code;
  }
  return sr_fail(ctx, SR_ERR_INVALID, "no such verb: %s", verb);
}

static void print_log(void *user, sr_log_level level, sr_log_module module, const char *line) {
  (void)user;
  (void)level;
  (void)module;
  fprintf(stderr, "%s\n", line);
}

int main(int count, char **words) {
  if (count < 5)
    return 2;
  sr_log log = {.sink = print_log};
  log.level[SR_LOG_CACHE] = SR_LOG_DEBUG;
  sr_ctx ctx = {.log = &log};
  sr_tier *tier;
  const sr_remote_use use = {.timeout_seconds = strtod(words[2], NULL),
                             .max_bytes = strtoull(words[3], NULL, 10)};
  if (sr_bucket_open(&ctx, words[1], &use, &tier) != SR_OK) {
    printf("%s\n", ctx.message);
    return 1;
  }
  sr_status status = run(&ctx, tier, count - 4, words + 4);
  if (status != SR_OK)
    printf("%s%s\n", tier->gone ? "gone: " : "", ctx.message);
  tier->calls->close(tier);
  return status != SR_OK;
}
