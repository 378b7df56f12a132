/*
 * The one symbol that libspmdrun_remote.so shows to who opens it (cache/remote.h). All else in the
 * module is hidden.
 */
#include "cache/remote.h"
#include "remote/bucket.h"

extern const sr_remote_api sr_remote;

__attribute__((visibility("default"))) const sr_remote_api sr_remote = {
    .abi = SR_REMOTE_ABI,
    .open = sr_bucket_open,
};
