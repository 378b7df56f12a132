/* Looks at the entries of tiers, to show or to remove them. */
#ifndef SR_CACHE_INSPECT_H
#define SR_CACHE_INSPECT_H

#include "cache/cache.h"

typedef enum sr_entry_state {
  SR_ENTRY_GOOD,
  SR_ENTRY_DAMAGED,    /* the entry counts as missing, and the next store replaces it */
  SR_ENTRY_FOREIGN,    /* of another version or seal, or from a user who is not trusted */
  SR_ENTRY_UNREADABLE, /* a disk or a server failed just now */
  SR_ENTRY_STATE_COUNT,
} sr_entry_state;

/* "good", "damaged", "foreign", "unreadable" */
const char *sr_entry_state_name(sr_entry_state state);

/* An entry as a visitor sees it. Valid during the visit. */
typedef struct sr_inspected {
  const sr_tier_item *item;
  sr_entry_state state;
  const char *reason;    /* why the entry is not good; "" if it is good */
  const sr_entry *entry; /* NULL if the header cannot be read */
  const void *payload;   /* of a good entry that was read whole, page aligned; else NULL */
} sr_inspected;

/* Called for each entry. The listing ends when it returns false. */
typedef bool sr_inspect_visit(void *user, const sr_inspected *seen);

/*
 * Visits all entries of a tier of `cache`, in no particular order. With `whole`, each entry is read
 * completely: its seal is compared and its payload decompressed. Else only headers are read. The
 * visit does not count as a use of the entries. If the tier fails for good, the remaining entries
 * are visited as unreadable, without waiting for the tier again. SR_ERR_IO: the tier cannot be
 * listed; SR_ERR_NOMEM.
 */
sr_status sr_inspect(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, bool whole,
                     sr_inspect_visit *visit, void *user);

/*
 * Reads the header of the entry `name`. *out_header is malloc'ed and the caller's to free;
 * *out_entry points into it. SR_OK with *out_header NULL: there is no entry of that name. Errors:
 * those of sr_entry_read_header and those of the tier.
 */
sr_status sr_inspect_header(sr_ctx *ctx, sr_tier *tier, const char *name, void **out_header,
                            sr_entry *out_entry);

/*
 * Checks by its header and its name alone that the entry `name` is sealed by `secret`.
 * SR_ERR_UNSUPPORTED: it has another kind of seal, or another secret sealed it; SR_ERR_INVALID: the
 * name belongs to another key.
 */
sr_status sr_inspect_check_seal(sr_ctx *ctx, const sr_entry *entry, const char *name,
                                sr_secret secret);

/* The part `name` of an entry's key; NULL if there is none. */
const sr_entry_part *sr_inspect_part(const sr_entry *entry, const char *name);

#endif
