/* What servers say, in XML: a page of a listing, an error. Foreign bytes. */
#ifndef SR_REMOTE_ANSWER_H
#define SR_REMOTE_ANSWER_H

#include "base/status.h"

enum {
  SR_KEY_BYTES = 1025,   /* a key has at most 1024 */
  SR_TOKEN_BYTES = 8192, /* by which the next page is asked for */
  SR_CODE_BYTES = 64,
  SR_REASON_BYTES = 256,
};

typedef struct sr_listed {
  const char *key; /* valid during the visit */
  uint64_t bytes;
  int64_t modified; /* seconds since 1970, by the server's clock */
} sr_listed;

/* False: the rest is not wanted. */
typedef bool sr_listed_visit(void *user, const sr_listed *item);

/*
 * Reads one page, an answer to ListObjectsV2, and visits its objects. `out_token` is "" when it is
 * the last one or the visitor wanted no more. SR_ERR_INVALID: it is no such answer; what was
 * visited before that was found is then part of it.
 */
sr_status sr_listing_read(sr_ctx *ctx, const char *data, size_t bytes, sr_listed_visit *visit,
                          void *user, char out_token[SR_TOKEN_BYTES]);

/* An error's code and message, printable and cut to the room; "" where there is none. */
void sr_error_read(const char *data, size_t bytes, char out_code[SR_CODE_BYTES],
                   char out_reason[SR_REASON_BYTES]);

#endif
