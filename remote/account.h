/*
 * Who asks, and whom: what AWS's tools take from the environment and from the files of the user.
 *
 *     keys       AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN; else the profile
 *     region     AWS_REGION, AWS_DEFAULT_REGION; else the profile
 *     endpoint   AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL; else the profile: its service, itself
 *     profile    AWS_PROFILE, else "default", of AWS_SHARED_CREDENTIALS_FILE, else
 *                ~/.aws/credentials, and of AWS_CONFIG_FILE, else ~/.aws/config
 *     AWS_CA_BUNDLE   a file of certificates that are believed in place of the system's
 *
 * The machine's metadata service is not asked: the keys of a node are not those of its user.
 */
#ifndef SR_REMOTE_ACCOUNT_H
#define SR_REMOTE_ACCOUNT_H

#include "base/arena.h"
#include "base/status.h"

typedef struct sr_account {
  const char *key_id, *secret;
  const char *token;     /* of temporary keys; NULL */
  const char *region;    /* NULL: none is named */
  const char *endpoint;  /* a URL; NULL: AWS's own */
  const char *ca_bundle; /* a path; NULL */
} sr_account;

/*
 * Strings live in `arena`. SR_ERR_INVALID with a sentence that names what was looked at where there
 * are no keys; SR_ERR_IO when a file cannot be read. No sentence holds a secret.
 */
sr_status sr_account_find(sr_ctx *ctx, sr_arena *arena, sr_account *out);

#endif
