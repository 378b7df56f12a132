/* Defines the only symbol that libspmdrun_remote.so exports (cache/remote.h). All other symbols of
 * the library are hidden. */
#include "cache/remote.h"
#include "remote/bucket.h"

extern const sr_remote_api sr_remote;

__attribute__((visibility("default"))) const sr_remote_api sr_remote = {
    .abi = SR_REMOTE_ABI,
    .open = sr_bucket_open,
};
