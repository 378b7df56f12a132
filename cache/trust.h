/*
 * Decides which users' files are trusted. An entry contains machine code. So a user who can write
 * to a cache can run code as every user who reads that cache.
 *
 * All checks are made on open descriptors, so that no file can be replaced between its check and
 * its use. The path of a directory or of a secret may be a symbolic link, because the user chose
 * it. Symbolic links in place of entries are refused. Opening a pipe or a device never blocks.
 */
#ifndef SR_CACHE_TRUST_H
#define SR_CACHE_TRUST_H

#include <sys/types.h>

#include "base/status.h"

/* Which users, besides root, this user trusts. All zero: no other user. */
typedef struct sr_trust {
  bool never;             /* no group can be trusted with this directory; used only in messages */
  bool group;             /* the members of one group, if this process is a member */
  const char *group_name; /* name or number of the group; NULL: the group of the directory */
} sr_trust;

/* The other users who may write to an open directory. All zero: nobody. */
typedef struct sr_sharers {
  bool group; /* the members of the group `id` may write */
  gid_t id;
} sr_sharers;

/* Opens the directory at `path` after checking who may write to it. With `make`, missing
 * directories are created with mode 0700, and an empty directory gets a CACHEDIR.TAG file.
 * SR_ERR_INVALID with a remedy: the directory may not be trusted; SR_ERR_IO. */
sr_status sr_trust_open_directory(sr_ctx *ctx, const char *path, sr_trust trust, bool make,
                                  int *out_directory, sr_sharers *out_sharers);

/* Opens the file `name` in the directory for reading; *out_bytes is its size. SR_OK with *out_file
 * -1: there is no such file. SR_ERR_INVALID: it is not a plain file, or may not be trusted. */
sr_status sr_trust_open_file(sr_ctx *ctx, int directory, const char *name, sr_sharers sharers,
                             int *out_file, uint64_t *out_bytes);

/* The secret with which entries are sealed. A process without it cannot make an entry that others
 * accept. `bytes` 0: there is no secret, and the seal is a plain checksum. */
typedef struct sr_secret {
  const void *data;
  size_t bytes;
} sr_secret;

enum {
  SR_SECRET_LEAST_BYTES = 16,
  SR_SECRET_MOST_BYTES = 4096,
};

/* Reads the secret from the file at `path`; line ends at the end of the file do not count.
 * SR_ERR_INVALID: other users may read or write the file, or the secret is too short or too long;
 * SR_ERR_IO. */
sr_status sr_trust_read_secret(sr_ctx *ctx, const char *path,
                               unsigned char out_secret[SR_SECRET_MOST_BYTES], size_t *out_bytes);

/* Returns the mode with which to create a file in a cache directory; the umask still applies. */
unsigned sr_trust_file_mode(sr_sharers sharers);
/* Gives the sharers access to a new file or directory in their directory, whatever the umask is. */
void sr_trust_share_file(int file, sr_sharers sharers);

#endif
