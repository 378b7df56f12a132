/*
 * Decides which users' files are believed. An entry is code, so a user who can write to a cache can
 * run code as the user who reads it.
 *
 * All checks are made on open descriptors, so that no file can be exchanged between check and use.
 * The path of a directory or a secret may be a link, because the user has chosen it. Links to
 * entries are not followed. Opening never waits for a pipe or a device.
 */
#ifndef SR_CACHE_TRUST_H
#define SR_CACHE_TRUST_H

#include <sys/types.h>

#include "base/status.h"

/* The other users, besides root, that this user trusts. Zeroed: none. */
typedef struct sr_trust {
  bool never;             /* no group is trusted */
  bool group;             /* trust the members of one group, if the user is a member */
  const char *group_name; /* the group's name or number; NULL: the directory's group */
} sr_trust;

/* The other users that may write to an open directory. Zeroed: none. */
typedef struct sr_sharers {
  bool group; /* the members of group `id` */
  gid_t id;
} sr_sharers;

/*
 * Opens the directory at `path`. With `make`, missing directories are created with mode 0700, and
 * an empty directory gets a CACHEDIR.TAG. SR_ERR_INVALID with a remedy: it may not be trusted;
 * SR_ERR_IO.
 */
sr_status sr_trust_open_directory(sr_ctx *ctx, const char *path, sr_trust trust, bool make,
                                  int *out_directory, sr_sharers *out_sharers);

/*
 * Opens `name` in the directory for reading, and gives its size. SR_OK with *out_file -1: there is
 * no file of that name. SR_ERR_INVALID: it is no plain file, or may not be trusted.
 */
sr_status sr_trust_open_file(sr_ctx *ctx, int directory, const char *name, sr_sharers sharers,
                             int *out_file, uint64_t *out_bytes);

/*
 * The secret that entries are sealed with. A process without the secret cannot make an entry that
 * is believed. 0 bytes: there is no secret, and the seal is a checksum.
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
 * Reads the secret: all bytes of the file at `path` except line ends at its end. SR_ERR_INVALID:
 * others may read or write the file, or the secret is too short or too long; SR_ERR_IO.
 */
sr_status sr_trust_read_secret(sr_ctx *ctx, const char *path,
                               unsigned char out_secret[SR_SECRET_MOST_BYTES], size_t *out_bytes);

/* Returns the permissions with which to create a file in a cache; the umask applies. */
unsigned sr_trust_file_mode(sr_sharers sharers);
/* Gives the sharers of a directory access to a new file or directory in it, whatever the umask. */
void sr_trust_share_file(int file, sr_sharers sharers);

#endif
