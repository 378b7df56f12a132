/*
 * Whose files are believed. An entry is code that will run as this user, so whoever can write to a
 * cache can run code as this user.
 *
 * All checks are made on open descriptors, so that nothing can be exchanged between check and use;
 * links are not followed, and pipes and devices are not waited for.
 */
#ifndef SR_CACHE_TRUST_H
#define SR_CACHE_TRUST_H

#include "base/status.h"

typedef enum sr_trust {
  SR_TRUST_USER,  /* what belongs to this user or to root, and nobody else may write */
  SR_TRUST_GROUP, /* as well what a group of this user's may write */
} sr_trust;

/*
 * Opens the directory at `path`. With `make` it and its parents are made with mode 0700 where they
 * are missing, and if it is empty it gets a CACHEDIR.TAG. SR_ERR_INVALID: it may not be trusted,
 * with the command that mends it; SR_ERR_IO.
 */
sr_status sr_trust_open_directory(sr_ctx *ctx, const char *path, sr_trust trust, bool make,
                                  int *out_directory);

/*
 * Opens `name` in the directory for reading, with its size. SR_ERR_INVALID when it is no plain file
 * or may not be trusted. *out_file is -1 and the status SR_OK when there is no such file
 * (any more).
 */
sr_status sr_trust_open_file(sr_ctx *ctx, int directory, const char *name, sr_trust trust,
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

/* The permissions that a new file is made with, less the umask, and which it is to have in the end,
 * whatever the umask: those who share the directory can use it. */
unsigned sr_trust_file_mode(sr_trust trust);
void sr_trust_share_file(int file, sr_trust trust);

#endif
