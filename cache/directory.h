/* The tiers that are directories: of the node, of the site, of the user. */
#ifndef SR_CACHE_DIRECTORY_H
#define SR_CACHE_DIRECTORY_H

#include "cache/lease.h"
#include "cache/settings.h"
#include "cache/tier.h"

/*
 * Opens the directory at `path` as the tier `kind`. One that is to be written is made (mode 0700)
 * when needed and marked with CACHEDIR.TAG so that back-ups pass it by. SR_ERR_INVALID with the
 * sentence that says how to mend it: the directory may not be trusted (trust.h); SR_ERR_IO.
 */
sr_status sr_directory_tier_open(sr_ctx *ctx, sr_tier_kind kind, const char *path,
                                 const sr_cache_settings *settings, sr_tier **out_tier);

/* Where the leases on the entries of a tier are that sr_directory_tier_open made. */
sr_lease_place sr_directory_tier_leases(const sr_tier *tier);

#endif
