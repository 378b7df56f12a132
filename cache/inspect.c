#include "cache/inspect.h"

#include <stdlib.h>
#include <string.h>

#include "cache/items.h"

const char *sr_entry_state_name(sr_entry_state state) {
  static const char *const names[SR_ENTRY_STATE_COUNT] = {"good", "damaged", "foreign",
                                                          "unreadable"};
  return names[state];
}

const sr_entry_part *sr_inspect_part(const sr_entry *entry, const char *name) {
  for (uint32_t i = 0; i < entry->part_count; i++) {
    const sr_entry_part *part = &entry->parts[i];
    if (part->name_bytes == strlen(name) && memcmp(part->name, name, part->name_bytes) == 0)
      return part;
  }
  return NULL;
}

/* Reads at least the whole header of an entry. *out_data is NULL if the entry does not exist. */
static sr_status load_header(sr_ctx *ctx, sr_tier *tier, const char *name, void **out_data,
                             size_t *out_bytes) {
  /* Most headers are short. So the start of the entry is read first. Only a longer header takes a
   * second read. */
  const sr_tier_wanted start = {.first_bytes = SR_TIER_START_BYTES},
                       most = {.first_bytes = SR_ENTRY_HEADER_LIMIT};
  sr_entry entry;
  sr_ctx quiet = {0};
  SR_TRY(tier->calls->load(ctx, tier, name, start, out_data, out_bytes));
  if (!*out_data || *out_bytes < SR_TIER_START_BYTES ||
      sr_entry_read_header(&quiet, *out_data, *out_bytes, &entry) == SR_OK)
    return SR_OK;
  free(*out_data);
  return tier->calls->load(ctx, tier, name, most, out_data, out_bytes);
}

sr_status sr_inspect_header(sr_ctx *ctx, sr_tier *tier, const char *name, void **out_header,
                            sr_entry *out_entry) {
  size_t bytes;
  SR_TRY(load_header(ctx, tier, name, out_header, &bytes));
  if (!*out_header)
    return SR_OK;
  sr_status status = sr_entry_read_header(ctx, *out_header, bytes, out_entry);
  if (status != SR_OK) {
    free(*out_header);
    *out_header = NULL;
  }
  return status;
}

typedef struct inspection {
  sr_tier *tier;
  sr_secret secret;
  bool whole;
  sr_inspect_visit *visit;
  void *user;
} inspection;

/* What was read of one entry. */
typedef struct entry_bytes {
  void *data; /* malloc'ed; NULL: the entry does not exist */
  size_t count;
  sr_entry entry;
  bool has_header;
  void *payload; /* malloc'ed, or NULL */
} entry_bytes;

/* True if `name` is the name under which an entry with this key is stored. */
static bool is_own_name(const sr_entry *entry, const char *name, sr_secret secret) {
  const sr_digest place = sr_entry_place(&entry->digest, secret);
  char own[SR_ENTRY_NAME_BYTES];
  sr_entry_name(&place, own);
  return strcmp(own, name) == 0;
}

static sr_status refuse_name(sr_ctx *ctx) {
  return sr_fail(ctx, SR_ERR_INVALID, "it was made for another key");
}

/* With a secret, the name of an entry depends on the secret. So if the name is not the expected
 * one, most likely another secret sealed the entry. That the file was renamed is less likely. */
sr_status sr_inspect_check_seal(sr_ctx *ctx, const sr_entry *entry, const char *name,
                                sr_secret secret) {
  SR_TRY(sr_entry_check_seal(ctx, entry, secret));
  if (is_own_name(entry, name, secret))
    return SR_OK;
  if (secret.bytes)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "it is sealed by another secret");
  return refuse_name(ctx);
}

/* Reads and verifies a whole entry. The header of a damaged entry is kept if it can be read,
 * because it says which program the entry was for. */
static sr_status read_whole(sr_ctx *ctx, const inspection *in, const char *name, entry_bytes *out) {
  sr_status status = sr_entry_read(ctx, out->data, out->count, in->secret, &out->entry);
  if (status == SR_OK)
    status = sr_entry_unpack(ctx, out->data, &out->entry, &out->payload);
  sr_ctx quiet = {0};
  out->has_header =
      status == SR_OK || sr_entry_read_header(&quiet, out->data, out->count, &out->entry) == SR_OK;
  if (status == SR_OK && !is_own_name(&out->entry, name, in->secret))
    return refuse_name(ctx);
  if (status != SR_ERR_INVALID || !out->has_header ||
      sr_inspect_check_seal(&quiet, &out->entry, name, in->secret) != SR_ERR_UNSUPPORTED)
    return status;
  sr_ctx_clear(ctx);
  return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s", quiet.message);
}

static sr_status read_start(sr_ctx *ctx, const inspection *in, const char *name, entry_bytes *out) {
  SR_TRY(sr_entry_read_header(ctx, out->data, out->count, &out->entry));
  out->has_header = true;
  return sr_inspect_check_seal(ctx, &out->entry, name, in->secret);
}

/* Returns the state of an entry that the tier could not read, from the tier's status. */
static sr_entry_state state_of_refusal(sr_status status) {
  return status == SR_ERR_INVALID ? SR_ENTRY_FOREIGN : SR_ENTRY_UNREADABLE;
}

/* Returns the state of an entry whose bytes were read, from the status of decoding them. */
static sr_entry_state state_of_bytes(sr_status status) {
  return status == SR_OK                ? SR_ENTRY_GOOD
         : status == SR_ERR_UNSUPPORTED ? SR_ENTRY_FOREIGN
                                        : SR_ENTRY_DAMAGED;
}

/* Inspects one entry and calls the visitor. *out_more is false if the visitor wants no further
 * entries. */
static sr_status inspect(const inspection *in, const sr_tier_item *item, bool *out_more) {
  entry_bytes read = {0};
  sr_ctx own = {0};
  const sr_tier_wanted all = {.worth = sr_entry_worth};
  sr_status status =
      in->whole ? in->tier->calls->load(&own, in->tier, item->name, all, &read.data, &read.count)
                : load_header(&own, in->tier, item->name, &read.data, &read.count);
  if (status == SR_OK && !read.data)
    return SR_OK; /* the entry was removed after the listing */
  sr_entry_state state = state_of_refusal(status);
  if (status == SR_OK) {
    status = in->whole ? read_whole(&own, in, item->name, &read)
                       : read_start(&own, in, item->name, &read);
    state = state_of_bytes(status);
  }
  if (status != SR_ERR_NOMEM)
    *out_more = in->visit(in->user,
                          &(sr_inspected){.item = item,
                                          .state = state,
                                          .reason = own.message,
                                          .entry = read.has_header ? &read.entry : NULL,
                                          .payload = state == SR_ENTRY_GOOD ? read.payload : NULL});
  free(read.data);
  free(read.payload);
  return status == SR_ERR_NOMEM ? status : SR_OK;
}

/* Lists all entries before it reads any. So if the server fails later, the entries that remain are
 * known. */
sr_status sr_inspect(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, bool whole,
                     sr_inspect_visit *visit, void *user) {
  const inspection in = {
      .tier = tier, .secret = sr_cache_secret(cache), .whole = whole, .visit = visit, .user = user};
  sr_items items = {0};
  bool more = true;
  sr_status status = sr_items_list(ctx, tier, &items);
  for (size_t i = 0; status == SR_OK && more && i < items.count; i++) {
    const sr_tier_item item = sr_items_get(&items, i);
    status = inspect(&in, &item, &more);
    if (status == SR_ERR_NOMEM)
      (void)sr_fail(ctx, status, "out of memory");
  }
  sr_items_free(&items);
  return status;
}
