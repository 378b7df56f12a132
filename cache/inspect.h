/* Examines the entries of one tier, to show them or to choose those to remove. */
#ifndef SR_CACHE_INSPECT_H
#define SR_CACHE_INSPECT_H

#include "cache/cache.h"

typedef enum sr_entry_state {
  SR_ENTRY_GOOD,
  SR_ENTRY_DAMAGED, /* counts as missing; the next store replaces it */
  /* has another format version or seal, or is a file of a user who is not trusted */
  SR_ENTRY_FOREIGN,
  SR_ENTRY_UNREADABLE, /* the disk or the server failed while it was read */
  SR_ENTRY_STATE_COUNT,
} sr_entry_state;

/* Returns "good", "damaged", "foreign" or "unreadable". */
const char *sr_entry_state_name(sr_entry_state state);

/* What a visitor learns about one entry. Valid only during the visit. */
typedef struct sr_inspected {
  const sr_tier_item *item;
  sr_entry_state state;
  const char *reason;    /* why the entry is not good; "" if it is good */
  const sr_entry *entry; /* NULL if the header cannot be read */
  const void *payload;   /* aligned to a page; NULL unless the entry is good and was read whole */
} sr_inspected;

/* Called for each entry. Returns false to end the listing. */
typedef bool sr_inspect_visit(void *user, const sr_inspected *seen);

/*
 * Visits all entries of a tier of `cache`, in no particular order. If `whole` is true, each entry
 * is read completely: its seal is compared and its payload decompressed. Otherwise only headers are
 * read. A visited entry does not count as used. If the tier fails for good, the remaining entries
 * are visited as unreadable, and the tier is not asked again. SR_ERR_IO: the tier cannot be listed;
 * SR_ERR_NOMEM.
 */
sr_status sr_inspect(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, bool whole,
                     sr_inspect_visit *visit, void *user);

/* Reads the header of the entry `name`. The caller frees *out_header; *out_entry points into it.
 * SR_OK with *out_header NULL: there is no entry of that name. Fails as sr_entry_read_header and
 * the tier's `load` do. */
sr_status sr_inspect_header(sr_ctx *ctx, sr_tier *tier, const char *name, void **out_header,
                            sr_entry *out_entry);

/* Checks that the entry `name` is sealed by `secret`. Looks only at its header and its name.
 * SR_ERR_UNSUPPORTED: the entry has another kind of seal, or another secret sealed it.
 * SR_ERR_INVALID: there is no secret, and `name` is not the digest of the entry's key. */
sr_status sr_inspect_check_seal(sr_ctx *ctx, const sr_entry *entry, const char *name,
                                sr_secret secret);

/* Returns the part called `name` of an entry's key; NULL if the key has no such part. */
const sr_entry_part *sr_inspect_part(const sr_entry *entry, const char *name);

#endif
