/* The tiers that are directories: the node's, the site's, the user's. */
#ifndef SR_CACHE_DIRECTORY_H
#define SR_CACHE_DIRECTORY_H

#include "cache/lease.h"
#include "cache/settings.h"
#include "cache/tier.h"

/*
 * Opens the directory at `path` as the tier `kind`. If the settings allow writing, a missing
 * directory is created with mode 0700. An empty directory gets a CACHEDIR.TAG file, so that backup
 * programs skip it. SR_ERR_INVALID with a remedy: the directory may not be trusted (trust.h);
 * SR_ERR_IO.
 */
sr_status sr_directory_tier_open(sr_ctx *ctx, sr_tier_kind kind, const char *path,
                                 const sr_cache_settings *settings, sr_tier **out_tier);

/* Returns the place where the leases of `tier` are kept. A lease is a lock on an entry, held by the
 * process that compiles it. `tier` must come from sr_directory_tier_open. */
sr_lease_place sr_directory_tier_leases(const sr_tier *tier);

#endif
