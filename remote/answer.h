/* Parses the XML that S3 servers send: pages of a listing, and errors. The XML is not trusted. */
#ifndef SR_REMOTE_ANSWER_H
#define SR_REMOTE_ANSWER_H

#include "base/status.h"

enum {
  SR_KEY_BYTES = 1025,   /* room for an object's key, which has at most 1024 bytes */
  SR_TOKEN_BYTES = 8192, /* room for the token that requests the next page */
  SR_CODE_BYTES = 64,
  SR_REASON_BYTES = 256,
};

typedef struct sr_listed {
  const char *key; /* key of the object; valid during the visit */
  uint64_t bytes;
  int64_t modified; /* seconds since 1970, by the server's clock */
} sr_listed;

/* Called for each listed object. Returns false to end the listing. */
typedef bool sr_listed_visit(void *user, const sr_listed *item);

/* Parses one page of a listing, an answer to ListObjectsV2, and visits its objects. `out_token`
 * requests the next page; it is "" after the last page, or if the visitor ended the listing.
 * SR_ERR_INVALID: `data` is not such an answer; objects before the error have been visited. */
sr_status sr_listing_read(sr_ctx *ctx, const char *data, size_t bytes, sr_listed_visit *visit,
                          void *user, char out_token[SR_TOKEN_BYTES]);

/* Reads the code and the message of an error answer. Both are made printable and cut to fit the
 * buffers; each is "" if absent. */
void sr_error_read(const char *data, size_t bytes, char out_code[SR_CODE_BYTES],
                   char out_reason[SR_REASON_BYTES]);

#endif
