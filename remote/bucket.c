/* Cache entries as objects of an S3 bucket. Objects are written whole or not at all, so readers see
 * either the old or the new object. The server records when an object was written, not when it was
 * last read. So the age of an entry counts from when it was written. */
#include "remote/bucket.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/random.h"
#include "cache/entry.h"
#include "cache/evict.h"
#include "cache/items.h"
#include "remote/answer.h"
#include "remote/server.h"

enum {
  LISTING_LIMIT = 16 << 20, /* most bytes of an answer, such as a listing page of 1000 objects */
  LISTED_LIMIT = 1 << 20,   /* most entries of a listing, which is kept in memory as a whole */
  LOOKS = 100,              /* while a bucket fills, its size is checked about this many times */
};

/* The time limit of a whole listing is this many times timeout_seconds. */
static const double listing_times = 10;

typedef struct bucket {
  sr_tier tier; /* must come first: sr_tier pointers are cast to bucket pointers */
  sr_arena *arena;
  sr_account account;
  sr_bucket_place where;
  sr_server *server;
  const char *url; /* URL of an object without the entry's name at the end */
  /* The name of the last entry that was looked up and missing; "" if none. That entry is stored
   * only if it is still missing: if another job has stored it meanwhile, that is as good. Any other
   * entry is replaced, because a job found it damaged or out of date. */
  char missing[SR_ENTRY_NAME_BYTES];
  double timeout_seconds;
  uint64_t max_bytes; /* limit of all entries in the bucket; 0: no limit */
  bool spare;         /* true while optional requests run, in the time that a store has left */
  bool refused; /* true after an optional request failed: send no more of them during this store */
} bucket;

/* Begins an operation with a new deadline. Optional requests (own->spare) keep the deadline of the
 * store. */
static void begin(const bucket *own) {
  if (!own->spare)
    sr_server_begin(own->server, INFINITY);
}

/* Sends `request` for the object `name`. The caller frees out->data. */
static sr_status ask(sr_ctx *ctx, bucket *own, const char *name, sr_request request,
                     sr_answer *out) {
  char url[4096];
  if (snprintf(url, sizeof url, "%s%s", own->url, name) >= (int)sizeof url)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "its URL has more than %zu bytes", sizeof url);
  if (own->spare && own->refused)
    return sr_fail(ctx, SR_ERR_IO, "it was not asked for: the removal of another failed");
  request.url = url;
  request.spare = own->spare;
  sr_status status = sr_server_ask(ctx, own->server, &request, out);
  own->tier.gone = sr_server_is_gone(own->server);
  return status;
}

static sr_status refuse(sr_ctx *ctx, bucket *own, sr_answer *answer) {
  sr_status status = sr_server_refuse(ctx, own->server, answer);
  own->tier.gone = sr_server_is_gone(own->server);
  free(answer->data);
  answer->data = NULL;
  return status;
}

static bool is_missing(const sr_answer *answer) {
  return answer->status == 404 && strcmp(answer->code, "NoSuchBucket") != 0;
}

static sr_status load(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                      void **out_data, size_t *out_bytes) {
  bucket *own = (bucket *)tier;
  sr_answer answer;
  *out_data = NULL;
  *out_bytes = 0;
  sr_server_begin(own->server, INFINITY);
  own->missing[0] = '\0';
  sr_request request = {.method = "GET",
                        .most = SR_ENTRY_LIMIT,
                        .first_bytes = wanted.first_bytes,
                        .worth = wanted.worth};
  SR_TRY(ask(ctx, own, name, request, &answer));
  if (is_missing(&answer)) {
    snprintf(own->missing, sizeof own->missing, "%s", name);
    return SR_OK;
  }
  /* A server answers 416 if a range of an empty object is requested. The entry is then 0 bytes
   * long. */
  if (answer.status == 416 && request.first_bytes)
    answer.data = malloc(1);
  else if (answer.status != 200 && answer.status != 206)
    return refuse(ctx, own, &answer);
  if (!answer.data)
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  *out_data = answer.data;
  *out_bytes = answer.bytes;
  return SR_OK;
}

static sr_status remove_object(sr_ctx *ctx, bucket *own, const char *name) {
  sr_answer answer;
  SR_TRY(ask(ctx, own, name, (sr_request){.method = "DELETE", .most = LISTING_LIMIT}, &answer));
  if (answer.status / 100 != 2 && !is_missing(&answer))
    return refuse(ctx, own, &answer);
  free(answer.data);
  return SR_OK;
}

static sr_status remove_entry(sr_ctx *ctx, sr_tier *tier, const char *name) {
  bucket *own = (bucket *)tier;
  begin(own);
  sr_status status = remove_object(ctx, own, name);
  own->refused = own->spare && status != SR_OK;
  return status;
}

/* ---- listing --------------------------------------------------------------------------------- */

/* Arguments and state of visiting a listing's pages. */
typedef struct page_visit {
  const bucket *own;
  sr_tier_visit *visit;
  void *user;
  int64_t now;    /* time of the page by the server's clock, in seconds since 1970 */
  size_t entries; /* number of entries on all pages so far */
  double until;   /* time (sr_seconds_now) by which the listing must be complete */
} page_visit;

static bool visit_object(void *user, const sr_listed *object) {
  page_visit *page = user;
  const char *prefix = page->own->where.prefix;
  size_t length = strlen(prefix);
  if (strncmp(object->key, prefix, length) != 0 || !sr_is_entry_name(object->key + length))
    return true;
  if (page->entries++ == LISTED_LIMIT)
    return false;
  double age = (double)(page->now - object->modified);
  return page->visit(page->user, &(sr_tier_item){.name = object->key + length,
                                                 .bytes = object->bytes,
                                                 .age_seconds = age > 0 ? age : 0,
                                                 .used = object->modified});
}

/* Reads one page of the listing. `token` is the token that requests this page ("" for the first
 * page). Sets `token` to the token of the next page ("" after the last). */
static sr_status list_page(sr_ctx *ctx, bucket *own, sr_arena *arena, page_visit *page,
                           char token[SR_TOKEN_BYTES]) {
  if (SR_ARENA_GUARD(arena))
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  const char *prefix = sr_url_encode(arena, own->where.prefix, false);
  const char *from =
      *token ? sr_arena_printf(arena, "continuation-token=%s&", sr_url_encode(arena, token, false))
             : "";
  sr_request request = {.method = "GET", .most = LISTING_LIMIT, .spare = own->spare};
  request.url = sr_arena_printf(arena, "%s?%sdelimiter=%%2F&list-type=2&prefix=%s",
                                own->where.bucket, from, prefix);
  if (!own->spare)
    sr_server_begin(own->server, page->until - sr_seconds_now());
  sr_answer answer;
  sr_status status = sr_server_ask(ctx, own->server, &request, &answer);
  own->tier.gone = sr_server_is_gone(own->server);
  if (status != SR_OK)
    return status;
  if (answer.status != 200)
    return refuse(ctx, own, &answer);
  page->now = answer.date;
  status = sr_listing_read(ctx, answer.data, answer.bytes, visit_object, page, token);
  free(answer.data);
  if (page->entries > LISTED_LIMIT)
    return sr_fail(ctx, SR_ERR_IO, "the server lists more than %d entries", LISTED_LIMIT);
  return status;
}

/* Reads all pages. A faulty server might list the same pages in a cycle. So each token is compared
 * with that of the last of the pages 1, 2, 4, 8, ..., which detects cycles of any length. */
static sr_status list_pages(sr_ctx *ctx, bucket *own, sr_arena *arena, page_visit *page) {
  char token[SR_TOKEN_BYTES] = "", mark[SR_TOKEN_BYTES] = "";
  for (uint64_t pages = 1;; pages++) {
    SR_TRY(list_page(ctx, own, arena, page, token));
    sr_arena_reset(arena);
    if (!*token)
      return SR_OK;
    if (strcmp(token, mark) == 0)
      return sr_fail(ctx, SR_ERR_IO, "the server's listing does not go on");
    if (sr_seconds_now() >= page->until)
      return sr_fail(ctx, SR_ERR_IO,
                     "the server's listing has not come to its end within %g s, %g times what "
                     "--cache-timeout says",
                     listing_times * own->timeout_seconds, listing_times);
    if ((pages & (pages - 1)) == 0)
      memcpy(mark, token, sizeof mark);
  }
}

static sr_status list(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user) {
  bucket *own = (bucket *)tier;
  page_visit page = {.own = own,
                     .visit = visit,
                     .user = user,
                     .until = sr_seconds_now() + listing_times * own->timeout_seconds};
  sr_arena *arena = sr_arena_create();
  if (!arena)
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  sr_status status = list_pages(ctx, own, arena, &page);
  sr_arena_destroy(arena);
  return status;
}

/* ---- storing --------------------------------------------------------------------------------- */

/*
 * Decides at random whether this store checks the bucket's size. A check lists the bucket, which
 * would cost too much at every store, and no job knows how much all jobs have stored. The
 * probability grows with `bytes`. On average, all jobs together check once whenever they have
 * stored a hundredth of the limit.
 */
static bool is_to_look(const bucket *own, size_t bytes) {
  return own->max_bytes &&
         sr_random_fraction() * ((double)own->max_bytes / (double)LOOKS) < (double)bytes;
}

/* Removes entries if the bucket is too full, in the time that the store has left. If the time ends
 * first, a later store removes the rest. */
static void make_room(const sr_ctx *log, bucket *own) {
  sr_items items = {0};
  sr_ctx ctx = {.log = log->log};
  own->spare = true;
  own->refused = false;
  if (sr_items_list(&ctx, &own->tier, &items) == SR_OK)
    sr_evict(&ctx, &own->tier, &items, own->max_bytes);
  else
    sr_log_line(&ctx, SR_LOG_CACHE, SR_LOG_INFO, "cache %s: not looked whether it is full: %s",
                own->tier.place, ctx.message);
  own->spare = false;
  sr_items_free(&items);
}

static sr_status store(sr_ctx *ctx, sr_tier *tier, const char *name, const void *data,
                       size_t bytes) {
  bucket *own = (bucket *)tier;
  sr_answer answer;
  if (bytes > SR_ENTRY_LIMIT)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "it has %zu bytes, more than are read again", bytes);
  begin(own);
  sr_request request = {.method = "PUT", .body = data, .body_bytes = bytes, .most = LISTING_LIMIT};
  request.only_if_missing = strcmp(own->missing, name) == 0;
  own->missing[0] = '\0';
  SR_TRY(ask(ctx, own, name, request, &answer));
  if (request.only_if_missing && answer.status == 412)
    return SR_OK; /* another job has stored the entry meanwhile */
  if (request.only_if_missing && strcmp(answer.code, "NotImplemented") == 0) {
    request.only_if_missing = false; /* this server does not know If-None-Match */
    SR_TRY(ask(ctx, own, name, request, &answer));
  }
  if (answer.status / 100 != 2)
    return refuse(ctx, own, &answer);
  free(answer.data);
  if (is_to_look(own, bytes))
    make_room(ctx, own);
  return SR_OK;
}

/* ---- opening --------------------------------------------------------------------------------- */

static void close_tier(sr_tier *tier) {
  bucket *own = (bucket *)tier;
  sr_server_close(own->server);
  sr_arena_destroy(own->arena);
  free(own->tier.place);
  free(own);
}

/* Refuses a connection that others could tamper with: an entry is code that runs with the rights of
 * its reader. */
static sr_status check_way(sr_ctx *ctx, const bucket *own, const sr_remote_use *use) {
  if (own->where.encrypted || own->where.local || use->sealed)
    return SR_OK;
  return sr_fail(
      ctx, SR_ERR_INVALID,
      "the endpoint %s is not encrypted, so whoever is on the way there could put in code "
      "that runs as you: use https://, or have entries sealed by --cache-secret",
      own->account.endpoint);
}

/* Initialises the tier. After a failure the tier is half-built; close_tier accepts it. */
static sr_status init(sr_ctx *ctx, bucket *own, const char *place, const sr_remote_use *use) {
  own->tier.place = strdup(place);
  own->timeout_seconds = use->timeout_seconds;
  own->max_bytes = use->max_bytes;
  own->arena = sr_arena_create();
  if (!own->tier.place || !own->arena || SR_ARENA_GUARD(own->arena))
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  SR_TRY(sr_account_find(ctx, own->arena, &own->account));
  SR_TRY(sr_bucket_place_resolve(ctx, own->arena, place, &own->account, &own->where));
  SR_TRY(check_way(ctx, own, use));
  own->url = sr_arena_printf(own->arena, "%s%s", own->where.bucket,
                             sr_url_encode(own->arena, own->where.prefix, true));
  return sr_server_open(ctx, &own->where, &own->account, use->timeout_seconds, &own->server);
}

sr_status sr_bucket_open(sr_ctx *ctx, const char *place, const sr_remote_use *use,
                         sr_tier **out_tier) {
  static const sr_tier_calls calls = {
      .load = load, .store = store, .remove = remove_entry, .list = list, .close = close_tier};
  bucket *own = calloc(1, sizeof *own);
  if (!own)
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  own->tier = (sr_tier){.calls = &calls, .kind = SR_TIER_REMOTE, .writable = true};
  sr_status status = init(ctx, own, place, use);
  if (status != SR_OK) {
    close_tier(&own->tier);
    return status;
  }
  *out_tier = &own->tier;
  return SR_OK;
}
