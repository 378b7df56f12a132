#include "remote/place.h"

#include <string.h>

#include "base/text.h"
#include "cache/url.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char digits[] = "0123456789";

static bool is_one_of(char c, const char *more, bool with_capitals) {
  return c && (strchr(letters, c) || strchr(digits, c) || strchr(more, c) ||
               (with_capitals && strchr(capitals, c)));
}

static bool has_only(const char *text, size_t bytes, const char *more, bool with_capitals) {
  for (size_t i = 0; i < bytes; i++)
    if (!is_one_of(text[i], more, with_capitals))
      return false;
  return bytes > 0;
}

const char *sr_url_encode(sr_arena *arena, const char *text, bool path) {
  sr_text out = {.arena = arena};
  for (; *text; text++)
    if (is_one_of(*text, path ? "-_.~/" : "-_.~", true))
      sr_text_char(&out, *text);
    else
      sr_text_printf(&out, "%%%02X", (unsigned)(unsigned char)*text);
  return sr_text_get(&out);
}

/* True if `host`, which may have a port and a path behind it, is a loopback address: it can only
 * mean this machine. */
static bool is_loopback(const char *host) {
  size_t length = host[0] == '[' ? strcspn(host, "]") + 1 : strcspn(host, ":/");
  return (length == 9 && strncmp(host, "localhost", length) == 0) ||
         (length == 5 && strncmp(host, "[::1]", length) == 0) ||
         (strncmp(host, "127.", 4) == 0 && strspn(host, "0123456789.") == length);
}

/* Sets *out to `endpoint` without trailing slashes. Sets the fields `encrypted` and `local` of
 * `place`. */
static sr_status read_endpoint(sr_ctx *ctx, sr_arena *arena, const char *endpoint, const char **out,
                               sr_bucket_place *place) {
  bool secure = strncmp(endpoint, "https://", 8) == 0;
  const char *host = endpoint + (secure ? 8 : 7);
  if (!secure && strncmp(endpoint, "http://", 7) != 0)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the endpoint \"%s\" does not begin with https:// or http://", endpoint);
  size_t length = strlen(endpoint);
  while (endpoint[length - 1] == '/')
    length--;
  if (endpoint + length <= host ||
      !has_only(host, (size_t)(endpoint + length - host), "-_.~:/[]", true))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the endpoint \"%s\" is no URL of a host, as in https://storage.example:9000",
                   endpoint);
  *out = sr_arena_string(arena, endpoint, length);
  place->encrypted = secure;
  place->local = is_loopback(host);
  return SR_OK;
}

/* True if the bucket's name can be the first part of a host name that AWS's certificate covers: it
 * has no dots. */
static bool is_host_part(const char *bucket) {
  return has_only(bucket, strlen(bucket), "-", false) && strlen(bucket) <= 63;
}

sr_status sr_bucket_place_resolve(sr_ctx *ctx, sr_arena *arena, const char *text,
                                  const sr_account *account, sr_bucket_place *out) {
  sr_cache_url url;
  SR_TRY(sr_cache_url_read(ctx, arena, text, &url));
  out->prefix = url.prefix;
  out->region = url.google ? "auto" : account->region ? account->region : "us-east-1";
  if (!has_only(out->region, strlen(out->region), "-", false))
    return sr_fail(ctx, SR_ERR_INVALID, "no region is called \"%s\"", out->region);
  const char *endpoint = url.google ? "https://storage.googleapis.com" : account->endpoint;
  out->encrypted = true;
  out->local = false;
  if (endpoint)
    SR_TRY(read_endpoint(ctx, arena, endpoint, &endpoint, out));
  bool china = strncmp(out->region, "cn-", 3) == 0;
  const char *domain = china ? "amazonaws.com.cn" : "amazonaws.com";
  if (endpoint)
    out->bucket = sr_arena_printf(arena, "%s/%s/", endpoint, url.bucket);
  else if (is_host_part(url.bucket))
    out->bucket = sr_arena_printf(arena, "https://%s.s3.%s.%s/", url.bucket, out->region, domain);
  else
    out->bucket = sr_arena_printf(arena, "https://s3.%s.%s/%s/", out->region, domain, url.bucket);
  return SR_OK;
}
