/*
 * The user's S3 keys and server, from the environment and from the files of AWS's tools. "Profile"
 * is a section of these files:
 *
 *     keys       AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN; else the profile
 *     region     AWS_REGION, AWS_DEFAULT_REGION; else the profile
 *     endpoint   AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL; else the profile: the endpoint_url of its
 *                services section, else its own endpoint_url
 *     profile    AWS_PROFILE, else AWS_DEFAULT_PROFILE, else "default". It is looked up in
 *                AWS_SHARED_CREDENTIALS_FILE, else ~/.aws/credentials, and in AWS_CONFIG_FILE, else
 *                ~/.aws/config
 *     AWS_CA_BUNDLE   a file of certificates to trust in place of the system's
 *
 * The machine's metadata service is not used: it would give the node's keys, not the user's.
 */
#ifndef SR_REMOTE_ACCOUNT_H
#define SR_REMOTE_ACCOUNT_H

#include "base/arena.h"
#include "base/status.h"

typedef struct sr_account {
  const char *key_id, *secret;
  const char *token;     /* session token of temporary keys; else NULL */
  const char *region;    /* AWS region; NULL if none is configured */
  const char *endpoint;  /* URL of the server; NULL: AWS's own server */
  const char *ca_bundle; /* path of a file of certificates; NULL if none is configured */
} sr_account;

/* Finds the account; its strings live in `arena`. SR_ERR_INVALID: there are no keys, and the
 * message names the places searched. SR_ERR_IO: a file cannot be read. No message contains a
 * secret. */
sr_status sr_account_find(sr_ctx *ctx, sr_arena *arena, sr_account *out);

#endif
