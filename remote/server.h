/* Signed requests to an S3 server, and its answers. The requests of one operation, including
 * retries, share a time limit. */
#ifndef SR_REMOTE_SERVER_H
#define SR_REMOTE_SERVER_H

#include "cache/tier.h"
#include "remote/account.h"
#include "remote/place.h"

typedef struct sr_server sr_server;

typedef struct sr_request {
  const char *method; /* "GET", "PUT", "DELETE" */
  const char *url;    /* percent-encoded; query parameters sorted by name */
  const void *body;   /* contents of a PUT; else NULL */
  size_t body_bytes;
  bool only_if_missing; /* true: a PUT fails if the object exists */
  size_t first_bytes;   /* a GET reads only this many bytes; 0: all */
  size_t most;          /* most bytes of the answer; a longer answer is refused */
  sr_tier_worth *worth; /* decides during a GET how many bytes to read; NULL: all */
  bool spare; /* true: the request is optional, and its failure does not make the server count as
                 gone (sr_server_is_gone) */
} sr_request;

enum {
  SR_ANSWER_ERROR_BYTES = 512
};

typedef struct sr_answer {
  int status;    /* HTTP status: 200, 404, ... */
  char code[64]; /* the server's error code, "NoSuchKey"; "" if none */
  char *data;    /* malloc'ed, freed by the caller; NULL unless the status is 2xx */
  size_t bytes;
  int64_t date; /* time of the answer by the server's clock, in seconds since 1970 */
  char error[SR_ANSWER_ERROR_BYTES]; /* the server's error message, unless the status is 2xx */
} sr_answer;

/* Prepares requests to the server of `place`; both `place` and `account` must outlive *out_server.
 * Errors: SR_ERR_NOMEM; SR_ERR_UNSUPPORTED: libcurl is too old. */
sr_status sr_server_open(sr_ctx *ctx, const sr_bucket_place *place, const sr_account *account,
                         double timeout_seconds, sr_server **out_server);
void sr_server_close(sr_server *server);

/* Begins an operation: all its requests together may take the server's timeout, or `most_seconds`
 * if that is less. */
void sr_server_begin(sr_server *server, double most_seconds);
/*
 * Sends a request, with retries. Returns SR_OK for any HTTP answer that would not change at another
 * try, whatever its status. Otherwise returns SR_ERR_IO or SR_ERR_NOMEM. The server then counts as
 * gone and gets no further requests. Exceptions: memory ran out, the answer was too long, or the
 * request was optional (spare).
 */
sr_status sr_server_ask(sr_ctx *ctx, sr_server *server, const sr_request *request,
                        sr_answer *out_answer);
/* Fails with SR_ERR_IO and a message about an answer that the caller cannot use. */
sr_status sr_server_refuse(sr_ctx *ctx, sr_server *server, const sr_answer *answer);
/* True if the server counts as gone after a failure, so that it gets no further requests. */
bool sr_server_is_gone(const sr_server *server);

#endif
