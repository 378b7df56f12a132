#include "remote/account.h"

#include <stdlib.h>
#include <string.h>

#include "remote/profile.h"

/* The texts of the two profile files, and the name of the profile to look for in them. */
typedef struct files {
  sr_arena *arena;
  const char *profile;
  const char *credentials_path, *config_path;
  const char *credentials, *config; /* texts of the two files */
  const char *config_section;
} files;

/* Returns a copy of the environment variable, since the environment may change later. Returns NULL
 * if the variable is unset or empty. */
static const char *variable(sr_arena *arena, const char *name) {
  const char *value = getenv(name);
  return value && *value ? sr_arena_string(arena, value, strlen(value)) : NULL;
}

static const char *first_variable(sr_arena *arena, const char *first, const char *second) {
  const char *value = variable(arena, first);
  return value ? value : variable(arena, second);
}

static const char *path_of(sr_arena *arena, const char *name, const char *in_home) {
  const char *path = variable(arena, name), *home = variable(arena, "HOME");
  return path ? path : sr_arena_printf(arena, "%s/.aws/%s", home ? home : "", in_home);
}

static sr_status read_files(sr_ctx *ctx, sr_arena *arena, files *out) {
  const char *profile = first_variable(arena, "AWS_PROFILE", "AWS_DEFAULT_PROFILE");
  *out = (files){
      .arena = arena,
      .profile = profile ? profile : "default",
      .credentials_path = path_of(arena, "AWS_SHARED_CREDENTIALS_FILE", "credentials"),
      .config_path = path_of(arena, "AWS_CONFIG_FILE", "config"),
  };
  bool plain = strcmp(out->profile, "default") == 0;
  out->config_section = plain ? out->profile : sr_arena_printf(arena, "profile %s", out->profile);
  SR_TRY(sr_profile_read(ctx, arena, out->credentials_path, &out->credentials));
  return sr_profile_read(ctx, arena, out->config_path, &out->config);
}

static const char *from_config(const files *in, const char *key) {
  return sr_profile_find(in->arena, in->config, in->config_section, NULL, key);
}

static const char *service_endpoint(const files *in) {
  const char *services = from_config(in, "services");
  const char *section = services ? sr_arena_printf(in->arena, "services %s", services) : NULL;
  return section ? sr_profile_find(in->arena, in->config, section, "s3", "endpoint_url") : NULL;
}

static void find_endpoint(const files *in, sr_account *out) {
  out->endpoint = first_variable(in->arena, "AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL");
  if (!out->endpoint)
    out->endpoint = service_endpoint(in);
  if (!out->endpoint)
    out->endpoint = from_config(in, "endpoint_url");
}

static void find_region(const files *in, sr_account *out) {
  out->region = first_variable(in->arena, "AWS_REGION", "AWS_DEFAULT_REGION");
  if (!out->region)
    out->region = from_config(in, "region");
  if (!out->region)
    out->region = sr_profile_find(in->arena, in->credentials, in->profile, NULL, "region");
}

static bool take_profile(const files *in, const char *text, const char *section, sr_account *out) {
  out->key_id = sr_profile_find(in->arena, text, section, NULL, "aws_access_key_id");
  out->secret = sr_profile_find(in->arena, text, section, NULL, "aws_secret_access_key");
  out->token = sr_profile_find(in->arena, text, section, NULL, "aws_session_token");
  return out->key_id && out->secret;
}

/* Returns the name of a setting that makes AWS's tools get the profile's credentials in a way that
 * this program does not support, such as "role_arn". Returns NULL if the profile has no such
 * setting. */
static const char *other_way(const files *in) {
  static const char *const ways[] = {"role_arn",      "sso_session",
                                     "sso_start_url", "web_identity_token_file",
                                     "login_session", "credential_process"};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
    if (from_config(in, ways[i]) ||
        sr_profile_find(in->arena, in->credentials, in->profile, NULL, ways[i]))
      return ways[i];
  return NULL;
}

static sr_status find_keys(sr_ctx *ctx, const files *in, sr_account *out) {
  out->key_id = variable(in->arena, "AWS_ACCESS_KEY_ID");
  out->secret = variable(in->arena, "AWS_SECRET_ACCESS_KEY");
  out->token = variable(in->arena, "AWS_SESSION_TOKEN");
  if (out->key_id && out->secret)
    return SR_OK;
  if (out->key_id || out->secret)
    return sr_fail(ctx, SR_ERR_INVALID, "%s is set, but not %s",
                   out->key_id ? "AWS_ACCESS_KEY_ID" : "AWS_SECRET_ACCESS_KEY",
                   out->key_id ? "AWS_SECRET_ACCESS_KEY" : "AWS_ACCESS_KEY_ID");
  if (take_profile(in, in->credentials, in->profile, out) ||
      take_profile(in, in->config, in->config_section, out))
    return SR_OK;
  const char *way = other_way(in);
  if (way)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "no keys: the profile \"%s\" of %s and %s gets them by %s, which spmdrun does "
                   "not do; set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN "
                   "(`aws configure export-credentials --format env` prints them)",
                   in->profile, in->credentials_path, in->config_path, way);
  return sr_fail(ctx, SR_ERR_INVALID,
                 "no keys: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set, and neither "
                 "%s nor %s has aws_access_key_id and aws_secret_access_key for the profile "
                 "\"%s\"; the machine's metadata service is not asked",
                 in->credentials_path, in->config_path, in->profile);
}

enum {
  KEY_LIMIT = 8000
};

/* Refuses characters that could end a line of an HTTP header. */
static sr_status check_characters(sr_ctx *ctx, const sr_account *account) {
  const struct {
    const char *what, *value;
  } rows[] = {{"access key", account->key_id},
              {"secret key", account->secret},
              {"session token", account->token}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    for (const char *c = rows[i].value; c && *c; c++)
      if (*c <= ' ' || *c > '~')
        return sr_fail(ctx, SR_ERR_INVALID, "the %s has a character that keys do not have",
                       rows[i].what);
    if (rows[i].value && strlen(rows[i].value) > KEY_LIMIT)
      return sr_fail(ctx, SR_ERR_INVALID, "the %s has more than %d bytes", rows[i].what, KEY_LIMIT);
  }
  return SR_OK;
}

sr_status sr_account_find(sr_ctx *ctx, sr_arena *arena, sr_account *out) {
  *out = (sr_account){.ca_bundle = variable(arena, "AWS_CA_BUNDLE")};
  files in;
  SR_TRY(read_files(ctx, arena, &in));
  SR_TRY(find_keys(ctx, &in, out));
  find_region(&in, out);
  find_endpoint(&in, out);
  return check_characters(ctx, out);
}
