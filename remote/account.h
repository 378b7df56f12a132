/*
 * The user's keys and server, from the environment and from the files of AWS's tools:
 *
 *     keys       AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN; else the profile
 *     region     AWS_REGION, AWS_DEFAULT_REGION; else the profile
 *     endpoint   AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL; else the profile: the endpoint_url of its
 *                services section, else its own endpoint_url
 *     profile    AWS_PROFILE, else "default", of AWS_SHARED_CREDENTIALS_FILE, else
 *                ~/.aws/credentials, and of AWS_CONFIG_FILE, else ~/.aws/config
 *     AWS_CA_BUNDLE   a file of certificates to trust in place of the system's
 *
 * The machine's metadata service is not used: a node's keys are not the user's keys.
 */
#ifndef SR_REMOTE_ACCOUNT_H
#define SR_REMOTE_ACCOUNT_H

#include "base/arena.h"
#include "base/status.h"

typedef struct sr_account {
  const char *key_id, *secret;
  const char *token;     /* for temporary keys; else NULL */
  const char *region;    /* NULL if none is configured */
  const char *endpoint;  /* URL of the server; NULL: AWS's own server */
  const char *ca_bundle; /* a path; NULL if none is configured */
} sr_account;

/*
 * Finds the account; strings live in `arena`. SR_ERR_INVALID if there are no keys, with a message
 * that names the places searched; SR_ERR_IO if a file cannot be read. No message contains a secret.
 */
sr_status sr_account_find(sr_ctx *ctx, sr_arena *arena, sr_account *out);

#endif
