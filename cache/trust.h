/*
 * Whose files are believed. An entry is code that will run as this user, so whoever can write to a
 * cache can run code as this user.
 *
 * All checks are made on open descriptors, so that nothing can be exchanged between check and use.
 * A directory or a secret may be named by a link, for the user names it; links to entries are not
 * followed. Pipes and devices are not waited for.
 */
#ifndef SR_CACHE_TRUST_H
#define SR_CACHE_TRUST_H

#include <sys/types.h>

#include "base/status.h"

/* Whom this user trusts besides himself and root, as he says it. Zeroed: nobody. */
typedef struct sr_trust {
  bool never;             /* no group can be: this directory is not one that a group shares */
  bool group;             /* the members of one group, if he is in it */
  const char *group_name; /* or number, in digits; NULL: the group that the directory belongs to */
} sr_trust;

/* Who else may write what is in an open directory. Zeroed: nobody. */
typedef struct sr_sharers {
  bool group; /* the members of */
  gid_t id;
} sr_sharers;

/*
 * Opens the directory at `path`. With `make` it and its parents are made with mode 0700 where they
 * are missing, and if it is empty it gets a CACHEDIR.TAG. SR_ERR_INVALID: it may not be trusted,
 * with what helps; SR_ERR_IO.
 */
sr_status sr_trust_open_directory(sr_ctx *ctx, const char *path, sr_trust trust, bool make,
                                  int *out_directory, sr_sharers *out_sharers);

/*
 * Opens `name` in the directory for reading, with its size. SR_ERR_INVALID when it is no plain file
 * or may not be trusted. *out_file is -1 and the status SR_OK when there is no such file
 * (any more).
 */
sr_status sr_trust_open_file(sr_ctx *ctx, int directory, const char *name, sr_sharers sharers,
                             int *out_file, uint64_t *out_bytes);

/*
 * What entries are sealed with. Who does not know it can make no entry that is believed. 0 bytes:
 * none, and the seal is a checksum.
 */
typedef struct sr_secret {
  const void *data;
  size_t bytes;
} sr_secret;

enum {
  SR_SECRET_LEAST_BYTES = 16,
  SR_SECRET_MOST_BYTES = 4096,
};

/*
 * Reads the secret that entries are sealed with: all bytes of the file at `path` but line ends
 * behind them. SR_ERR_INVALID when others may read or write it, or it is too short or too long;
 * SR_ERR_IO.
 */
sr_status sr_trust_read_secret(sr_ctx *ctx, const char *path,
                               unsigned char out_secret[SR_SECRET_MOST_BYTES], size_t *out_bytes);

/* The permissions that a new file is made with, less the umask. */
unsigned sr_trust_file_mode(sr_sharers sharers);
/* Makes a new file or directory of this user's theirs who share the directory that it is in,
 * whatever the umask. */
void sr_trust_share_file(int file, sr_sharers sharers);

#endif
