/* Sends requests to an S3 server by libcurl, which also signs them. This file decides what to send,
 * how much of an answer to keep, and when to retry. libcurl follows no redirects and uses only http
 * and https. */
#include "remote/server.h"

#include <curl/curl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/random.h"
#include "remote/answer.h"

enum {
  ATTEMPTS = 6,
  FIRST_PAUSE_MS = 100, /* pause before the first retry; twice as long before each further one */
  CONNECT_MS = 3000,    /* longest wait for a connection; a reachable server answers sooner */
  ERROR_BYTES = 16 * 1024,
  FIRST_ROOM = 64 * 1024,
};

struct sr_server {
  CURL *curl;
  const sr_bucket_place *place;
  const sr_account *account;
  double timeout_seconds;
  double deadline; /* time (sr_seconds_now) at which the operation must end */
  bool gone;
  char signature[128]; /* libcurl's option for signing: "aws:amz:REGION:s3" */
};

/* ---- opening --------------------------------------------------------------------------------- */

sr_status sr_server_open(sr_ctx *ctx, const sr_bucket_place *place, const sr_account *account,
                         double timeout_seconds, sr_server **out_server) {
  enum {
    OLDEST = 0x075700 /* 7.87, the first version that can sign with a given hash of the body */
  };
  *out_server = NULL;
  if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
    return sr_fail(ctx, SR_ERR_NOMEM, "libcurl does not start");
  const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);
  if (version->version_num < OLDEST)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "libcurl %s is too old to sign requests; 7.87 or later is needed",
                   version->version);
  sr_server *server = calloc(1, sizeof *server);
  if (!server)
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  *server = (sr_server){.curl = curl_easy_init(),
                        .place = place,
                        .account = account,
                        .timeout_seconds = timeout_seconds};
  snprintf(server->signature, sizeof server->signature, "aws:amz:%s:s3", place->region);
  if (!server->curl) {
    sr_server_close(server);
    return sr_fail(ctx, SR_ERR_NOMEM, "libcurl has no memory");
  }
  *out_server = server;
  return SR_OK;
}

void sr_server_close(sr_server *server) {
  if (!server)
    return;
  curl_easy_cleanup(server->curl);
  free(server);
}

bool sr_server_is_gone(const sr_server *server) {
  return server->gone;
}

/* ---- bytes ----------------------------------------------------------------------------------- */

/* State of receiving an answer. */
typedef struct sink {
  CURL *curl;
  char *data;
  size_t bytes, room;
  size_t most; /* most bytes to keep */
  bool cuts;   /* true: bytes beyond `most` are dropped; false: a longer answer is refused */
  sr_tier_worth *worth; /* decides from the start of the answer how many bytes to keep; NULL: not
                           used, or already asked */
  bool full, no_memory;
} sink;

static bool make_room(sink *to, size_t bytes) {
  size_t room = to->room ? to->room : FIRST_ROOM;
  while (room < bytes)
    room *= 2;
  if (to->cuts && room > to->most)
    room = bytes > to->most ? bytes : to->most;
  if (room <= to->room)
    return true;
  char *data = realloc(to->data, room);
  if (!data)
    return false;
  to->data = data;
  to->room = room;
  return true;
}

/* When SR_TIER_START_BYTES have arrived, asks to->worth how much of the answer to keep. */
static void ask_worth(sink *to) {
  if (!to->worth || to->bytes < SR_TIER_START_BYTES)
    return;
  curl_off_t all = -1;
  curl_easy_getinfo(to->curl, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &all);
  uint64_t most = to->worth(to->data, to->bytes, all < 0 ? UINT64_MAX : (uint64_t)all);
  if (most < to->most) {
    to->most = (size_t)most;
    to->cuts = true;
  }
  to->worth = NULL;
}

static size_t take_bytes(char *data, size_t one, size_t bytes, void *user) {
  (void)one;
  sink *to = user;
  long status = 0;
  curl_easy_getinfo(to->curl, CURLINFO_RESPONSE_CODE, &status);
  bool good = status / 100 == 2;
  size_t most = good ? to->most : ERROR_BYTES;
  size_t kept = bytes < most - to->bytes ? bytes : most - to->bytes;
  to->no_memory = !make_room(to, to->bytes + kept);
  if (to->no_memory)
    return CURL_WRITEFUNC_ERROR;
  memcpy(to->data + to->bytes, data, kept);
  to->bytes += kept;
  if (good)
    ask_worth(to);
  to->full = good && (kept < bytes || (to->cuts && to->bytes >= to->most));
  /* An error message longer than ERROR_BYTES loses its end. */
  return to->full ? CURL_WRITEFUNC_ERROR : bytes;
}

/* The body of a request; the bytes before `at` have been sent. */
typedef struct source {
  const char *data;
  size_t at, bytes;
} source;

static size_t give_bytes(char *to, size_t one, size_t room, void *user) {
  source *from = user;
  size_t left = from->bytes - from->at, given = left < one * room ? left : one * room;
  memcpy(to, from->data + from->at, given);
  from->at += given;
  return given;
}

static int go_back(void *user, curl_off_t offset, int origin) {
  source *from = user;
  if (origin != SEEK_SET || offset < 0 || (uint64_t)offset > from->bytes)
    return CURL_SEEKFUNC_FAIL;
  from->at = (size_t)offset;
  return CURL_SEEKFUNC_OK;
}

/* ---- one attempt ----------------------------------------------------------------------------- */

static bool add_header(struct curl_slist **list, const char *name, const char *value) {
  char line[8192];
  int length = snprintf(line, sizeof line, "%s: %s", name, value);
  struct curl_slist *longer = length < (int)sizeof line ? curl_slist_append(*list, line) : NULL;
  if (longer)
    *list = longer;
  return longer != NULL;
}

/* Makes the request's headers, all of which are signed. Returns NULL if memory runs out. */
static struct curl_slist *make_headers(const sr_server *server, const sr_request *request) {
  struct curl_slist *list = NULL;
  sr_digest digest = sr_digest_of(request->body ? request->body : "", request->body_bytes);
  char hex[SR_DIGEST_HEX_BYTES], range[64];
  sr_digest_hex(&digest, hex);
  bool made = add_header(&list, "x-amz-content-sha256", hex);
  if (server->account->token)
    made = made && add_header(&list, "x-amz-security-token", server->account->token);
  if (request->only_if_missing)
    made = made && add_header(&list, "If-None-Match", "*");
  if (request->body)
    made = made && add_header(&list, "Content-Type", "application/octet-stream");
  if (request->first_bytes) {
    snprintf(range, sizeof range, "bytes=0-%zu", request->first_bytes - 1);
    made = made && add_header(&list, "Range", range);
  }
  if (made)
    return list;
  curl_slist_free_all(list);
  return NULL;
}

/* Sets libcurl's options for the URL, the connection and the signature. */
static void set_connection(const sr_server *server, const char *url, double seconds) {
  CURL *curl = server->curl;
  long milliseconds = (long)ceil(1e3 * seconds);
  curl_easy_setopt(curl, CURLOPT_URL, url);
  curl_easy_setopt(curl, CURLOPT_PATH_AS_IS, 1L);
  /* Use http only if the user's URL says so. No answer can switch to another protocol. */
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, strncmp(url, "http://", 7) == 0 ? "http" : "https");
  if (server->place->local)
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*"); /* a proxy has a localhost of its own */
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  /* At the timeout, do not wait for a slow name server. */
  curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);
  curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
  curl_easy_setopt(curl, CURLOPT_USERAGENT, "spmdrun");
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, milliseconds);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS,
                   milliseconds < CONNECT_MS ? milliseconds : (long)CONNECT_MS);
  curl_easy_setopt(curl, CURLOPT_AWS_SIGV4, server->signature);
  curl_easy_setopt(curl, CURLOPT_USERNAME, server->account->key_id);
  curl_easy_setopt(curl, CURLOPT_PASSWORD, server->account->secret);
  if (server->account->ca_bundle)
    curl_easy_setopt(curl, CURLOPT_CAINFO, server->account->ca_bundle);
}

static void set_bytes(CURL *curl, const sr_request *request, source *from, sink *to) {
  if (request->body) {
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)request->body_bytes);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, give_bytes);
    curl_easy_setopt(curl, CURLOPT_READDATA, from);
    curl_easy_setopt(curl, CURLOPT_SEEKFUNCTION, go_back);
    curl_easy_setopt(curl, CURLOPT_SEEKDATA, from);
  } else if (strcmp(request->method, "GET") != 0) {
    curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, request->method);
  }
  if (!to->cuts)
    curl_easy_setopt(curl, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)to->most);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_bytes);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, to);
}

/* Reads the status, the date and the bucket's region from the answer's headers. */
static void read_headers(CURL *curl, sr_answer *answer, char *region, size_t room) {
  struct curl_header *found;
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  answer->status = (int)status;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  answer->date = (int64_t)now.tv_sec; /* used if the answer has no date */
  if (curl_easy_header(curl, "date", 0, CURLH_HEADER, -1, &found) == CURLHE_OK) {
    time_t date = curl_getdate(found->value, NULL);
    answer->date = date >= 0 ? (int64_t)date : answer->date;
  }
  region[0] = '\0';
  if (curl_easy_header(curl, "x-amz-bucket-region", 0, CURLH_HEADER, -1, &found) == CURLHE_OK &&
      found->value[strspn(found->value, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0')
    snprintf(region, room, "%s", found->value);
}

static void describe(sr_answer *answer, const sink *got, const char *asked, const char *region) {
  char reason[SR_REASON_BYTES];
  sr_error_read(got->data ? got->data : "", got->bytes, answer->code, reason);
  int length =
      snprintf(answer->error, sizeof answer->error, "the server answers %d%s%s%s%s", answer->status,
               answer->code[0] ? " " : "", answer->code, reason[0] ? ": " : "", reason);
  if (region[0] && strcmp(region, asked) != 0)
    snprintf(answer->error + length, sizeof answer->error - (size_t)length,
             "; the bucket is in %s: set AWS_REGION", region);
}

/* Makes one attempt, which ends within `seconds`. If no HTTP answer arrives, `error` describes the
 * failure. */
static CURLcode try_once(sr_server *server, const sr_request *request, double seconds,
                         sr_answer *out, char error[CURL_ERROR_SIZE]) {
  source from = {request->body, 0, request->body_bytes};
  sink to = {.curl = server->curl,
             .most = request->first_bytes ? request->first_bytes : request->most,
             .cuts = request->first_bytes > 0,
             .worth = request->worth};
  char region[64];
  *out = (sr_answer){0};
  error[0] = '\0';
  struct curl_slist *headers = make_headers(server, request);
  if (!headers)
    return CURLE_OUT_OF_MEMORY;
  curl_easy_reset(server->curl);
  set_connection(server, request->url, seconds);
  curl_easy_setopt(server->curl, CURLOPT_ERRORBUFFER, error);
  curl_easy_setopt(server->curl, CURLOPT_HTTPHEADER, headers);
  set_bytes(server->curl, request, &from, &to);
  CURLcode code = curl_easy_perform(server->curl);
  read_headers(server->curl, out, region, sizeof region);
  curl_slist_free_all(headers);
  if (code == CURLE_WRITE_ERROR && to.full)
    code = to.cuts ? CURLE_OK : CURLE_FILESIZE_EXCEEDED;
  if (code == CURLE_WRITE_ERROR && to.no_memory)
    code = CURLE_OUT_OF_MEMORY;
  if (code == CURLE_OK && !to.data && !make_room(&to, 1))
    code = CURLE_OUT_OF_MEMORY;
  bool good = code == CURLE_OK && out->status / 100 == 2;
  if (code == CURLE_OK && !good)
    describe(out, &to, server->place->region, region);
  if (good) {
    out->data = to.data;
    out->bytes = to.bytes;
  } else {
    free(to.data);
  }
  return code;
}

/* ---- trying again ---------------------------------------------------------------------------- */

/* True if a connection was made and then broke; false if none could be made. */
static bool is_broken_connection(CURLcode code) {
  return code == CURLE_SEND_ERROR || code == CURLE_RECV_ERROR || code == CURLE_GOT_NOTHING ||
         code == CURLE_PARTIAL_FILE;
}

/* True for an HTTP status that says that the request may succeed later. */
static bool is_for_now(int status) {
  static const int statuses[] = {408, 409, 429, 500, 502, 503, 504};
  for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
    if (statuses[i] == status)
      return true;
  return false;
}

/* Returns the seconds to wait after attempt `attempt`. The time doubles with each attempt. It is
 * shortened at random by up to a half, so that jobs which failed together do not retry together. */
static double pause_before(int attempt) {
  return 1e-3 * ldexp(FIRST_PAUSE_MS, attempt - 1) * (1 - 0.5 * sr_random_fraction());
}

static void sleep_for(double seconds) {
  struct timespec left = {.tv_sec = (time_t)seconds,
                          .tv_nsec = (long)(1e9 * (seconds - floor(seconds)))};
  while (nanosleep(&left, &left) != 0)
    ;
}

/* Fails because no HTTP answer was received. The server then counts as gone: it gets no further
 * requests. It does not count as gone if memory ran out, if the answer was too long, or if the
 * request was optional (spare). */
static sr_status fail_transfer(sr_ctx *ctx, sr_server *server, const sr_request *request,
                               CURLcode code, const char *error) {
  if (code == CURLE_OUT_OF_MEMORY)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for what the server sends");
  if (code == CURLE_FILESIZE_EXCEEDED)
    return sr_fail(ctx, SR_ERR_IO, "the server sends more than %zu bytes", request->most);
  server->gone = !request->spare;
  if (code == CURLE_OPERATION_TIMEDOUT)
    return sr_fail(ctx, SR_ERR_IO, "the server did not answer in time (%s; --cache-timeout %g)",
                   error[0] ? error : curl_easy_strerror(code), server->timeout_seconds);
  return sr_fail(ctx, SR_ERR_IO, "%s", error[0] ? error : curl_easy_strerror(code));
}

void sr_server_begin(sr_server *server, double most_seconds) {
  server->deadline = sr_seconds_now() + fmin(server->timeout_seconds, most_seconds);
}

sr_status sr_server_ask(sr_ctx *ctx, sr_server *server, const sr_request *request,
                        sr_answer *out_answer) {
  char error[CURL_ERROR_SIZE];
  if (server->gone)
    return sr_fail(ctx, SR_ERR_IO, "the server failed before");
  if (request->spare && sr_seconds_now() > server->deadline)
    return sr_fail(ctx, SR_ERR_IO, "there is no time left for it");
  for (int attempt = 1;; attempt++) {
    double left = server->deadline - sr_seconds_now();
    CURLcode code = try_once(server, request, left > 1e-3 ? left : 1e-3, out_answer, error);
    bool again = code == CURLE_OK ? is_for_now(out_answer->status) : is_broken_connection(code);
    if (code == CURLE_OK && !again)
      return SR_OK;
    double pause = pause_before(attempt);
    if (again && attempt < ATTEMPTS && sr_seconds_now() + pause < server->deadline) {
      sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_DEBUG, "%s: %s; again in %.0f ms", request->method,
                  code == CURLE_OK ? out_answer->error : error, 1e3 * pause);
      sleep_for(pause);
      continue;
    }
    if (code != CURLE_OK)
      return fail_transfer(ctx, server, request, code, error);
    server->gone = !request->spare;
    return sr_fail(ctx, SR_ERR_IO, "%s, %d times", out_answer->error, attempt);
  }
}

sr_status sr_server_refuse(sr_ctx *ctx, sr_server *server, const sr_answer *answer) {
  /* Error codes that every other request to this server would get as well. The server then counts
   * as gone. */
  static const struct {
    const char *code, *reason;
  } for_good[] = {
      {"InvalidAccessKeyId", "; it does not know the access key"},
      {"SignatureDoesNotMatch", "; the secret key does not belong to the access key"},
      {"ExpiredToken", "; the session token has expired"},
      {"InvalidToken", "; the session token does not belong to the keys"},
      {"RequestTimeTooSkewed", "; this machine's clock is wrong"},
      {"NoSuchBucket", "; make the bucket first"},
      {"PermanentRedirect", ""},
      {"AuthorizationHeaderMalformed", ""},
  };
  if (answer->status / 100 == 2)
    return sr_fail(ctx, SR_ERR_IO, "the server answers %d, which is not what was asked for",
                   answer->status);
  for (size_t i = 0; i < sizeof for_good / sizeof *for_good; i++)
    if (strcmp(answer->code, for_good[i].code) == 0) {
      server->gone = true;
      return sr_fail(ctx, SR_ERR_IO, "%s%s", answer->error, for_good[i].reason);
    }
  return sr_fail(ctx, SR_ERR_IO, "%s", answer->error);
}
