/* Looking at what tiers hold: for people, and to remove what is not wanted. */
#ifndef SR_CACHE_INSPECT_H
#define SR_CACHE_INSPECT_H

#include "cache/cache.h"

typedef enum sr_entry_state {
  SR_ENTRY_GOOD,
  SR_ENTRY_DAMAGED,    /* it counts as missing, and the next store replaces it */
  SR_ENTRY_FOREIGN,    /* of another version, sealed otherwise, or of somebody who is not trusted */
  SR_ENTRY_UNREADABLE, /* just now: a disk or a server failed; what is in it is not known */
  SR_ENTRY_STATE_COUNT,
} sr_entry_state;

/* "good", "damaged", "foreign", "unreadable" */
const char *sr_entry_state_name(sr_entry_state state);

/* One entry, looked at. Valid during the visit. */
typedef struct sr_inspected {
  const sr_tier_item *item;
  sr_entry_state state;
  const char *reason;    /* why it is not good; else "" */
  const sr_entry *entry; /* NULL where its header cannot be read */
  const void *payload;   /* of a good entry that was read whole, page aligned; else NULL */
} sr_inspected;

/* Called for each entry. The listing ends when it returns false. */
typedef bool sr_inspect_visit(void *user, const sr_inspected *seen);

/*
 * Visits all entries of a tier of `cache`, in no order. With `whole` all of each is read, its seal
 * compared and its payload unpacked; else only its header is read. Nothing counts as used. When
 * the tier fails for good, the others are visited as unreadable, without waiting for it again.
 * SR_ERR_IO when the tier cannot be listed, SR_ERR_NOMEM.
 */
sr_status sr_inspect(sr_ctx *ctx, const sr_cache *cache, sr_tier *tier, bool whole,
                     sr_inspect_visit *visit, void *user);

/*
 * The header of the entry `name`, malloc'ed in *out_header: what *out_entry points into. SR_OK and
 * NULL: there is no such entry. SR_ERR_INVALID, SR_ERR_UNSUPPORTED as in sr_entry_read_header, and
 * what the tier fails with.
 */
sr_status sr_inspect_header(sr_ctx *ctx, sr_tier *tier, const char *name, void **out_header,
                            sr_entry *out_entry);

/*
 * Whether the entry `name`, whose header was read, is sealed as entries are by `secret`, so far as
 * its header and its name tell. SR_ERR_UNSUPPORTED as from sr_entry_check_seal, and where it is by
 * another secret; SR_ERR_INVALID: it stands under the name of another key.
 */
sr_status sr_inspect_check_seal(sr_ctx *ctx, const sr_entry *entry, const char *name,
                                sr_secret secret);

/* The part of an entry's key that has that name; NULL if there is none. */
const sr_entry_part *sr_inspect_part(const sr_entry *entry, const char *name);

#endif
