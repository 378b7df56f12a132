/*
 * Signed requests to a server and their answers. All waiting for those of one operation, with what
 * is tried again, ends after the time that the server is given.
 */
#ifndef SR_REMOTE_SERVER_H
#define SR_REMOTE_SERVER_H

#include "cache/tier.h"
#include "remote/account.h"
#include "remote/place.h"

typedef struct sr_server sr_server;

typedef struct sr_request {
  const char *method; /* "GET", "PUT", "DELETE" */
  const char *url;    /* encoded; the parts of a query in the order of their names */
  const void *body;   /* of a PUT */
  size_t body_bytes;
  bool only_if_missing; /* a PUT of what must not be there */
  size_t first_bytes;   /* a GET of no more than these; 0: of all */
  size_t most;          /* a longer answer is refused */
  sr_tier_worth *worth; /* no more is taken of a GET's answer than it says; NULL: all */
  bool spare;           /* nobody needs the answer: no failure makes the server gone */
} sr_request;

enum {
  SR_ANSWER_ERROR_BYTES = 512
};

typedef struct sr_answer {
  int status;    /* 200, 404, ... */
  char code[64]; /* the server's word for an error: "NoSuchKey"; "" */
  char *data;    /* malloc'ed, the caller's to free; NULL unless the status is 2xx */
  size_t bytes;
  int64_t date; /* of the answer, seconds since 1970 by the server's clock */
  char
      error[SR_ANSWER_ERROR_BYTES]; /* unless the status is 2xx: what the server says, for people */
} sr_answer;

/* `place` and `account` must live as long as the server. SR_ERR_NOMEM, SR_ERR_UNSUPPORTED: the
 * library that speaks HTTP cannot be used. */
sr_status sr_server_open(sr_ctx *ctx, const sr_bucket_place *place, const sr_account *account,
                         double timeout_seconds, sr_server **out_server);
void sr_server_close(sr_server *server);

/* Begins an operation: its requests share the server's time, or so many seconds if that is less. */
void sr_server_begin(sr_server *server, double most_seconds);
/*
 * SR_OK with any answer that is worth no further try, whatever its status. SR_ERR_IO otherwise; the
 * server is gone then if asking it again would mean waiting again, and one that is gone is asked
 * nothing. SR_ERR_NOMEM.
 */
sr_status sr_server_ask(sr_ctx *ctx, sr_server *server, const sr_request *request,
                        sr_answer *out_answer);
/* The sentence of an answer that is none the caller can do with; SR_ERR_IO. */
sr_status sr_server_refuse(sr_ctx *ctx, sr_server *server, const sr_answer *answer);
/* True once nothing can be had from the server any more. */
bool sr_server_is_gone(const sr_server *server);

#endif
