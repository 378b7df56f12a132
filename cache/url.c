#include "cache/url.h"

#include <string.h>

bool sr_cache_is_url(const char *place) {
  return strstr(place, "://") != NULL;
}

static bool is_bucket(const char *name, size_t bytes) {
  static const char characters[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
  enum {
    MOST = 255
  };
  return bytes > 0 && bytes <= MOST && name[0] != '.' && strspn(name, characters) >= bytes;
}

/* True if a part of the prefix is "." or "..": such parts would be resolved before they reach the
 * server. */
static bool has_dots(const char *prefix) {
  for (const char *at = prefix; *at;) {
    size_t part = strcspn(at, "/");
    if ((part == 1 && at[0] == '.') || (part == 2 && at[0] == '.' && at[1] == '.'))
      return true;
    at += part + (at[part] == '/');
  }
  return false;
}

static sr_status read_prefix(sr_ctx *ctx, sr_arena *arena, const char *rest, const char **out) {
  enum {
    MOST = 900 /* a server allows 1024 bytes for the prefix and an entry's name */
  };
  while (*rest == '/')
    rest++;
  size_t length = strlen(rest);
  while (length > 0 && rest[length - 1] == '/')
    length--;
  const char *prefix = sr_arena_string(arena, rest, length);
  if (length > MOST)
    return sr_fail(ctx, SR_ERR_INVALID, "the prefix is too long");
  if (has_dots(prefix))
    return sr_fail(ctx, SR_ERR_INVALID, "the prefix has a part \".\" or \"..\"");
  *out = length ? sr_arena_printf(arena, "%s/", prefix) : "";
  return SR_OK;
}

sr_status sr_cache_url_read(sr_ctx *ctx, sr_arena *arena, const char *text, sr_cache_url *out) {
  enum {
    SCHEME = 5
  };
  out->google = strncmp(text, "gs://", SCHEME) == 0;
  if (!out->google && strncmp(text, "s3://", SCHEME) != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "expected " SR_CACHE_URL_FORM);
  const char *name = text + SCHEME;
  size_t length = strcspn(name, "/");
  if (!is_bucket(name, length))
    return sr_fail(ctx, SR_ERR_INVALID, "no bucket is called \"%.*s\"", (int)length, name);
  out->bucket = sr_arena_string(arena, name, length);
  return read_prefix(ctx, arena, name + length, &out->prefix);
}
