/* Programs that have been made: what they tell, and their execution. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/client/client_private.h"
#include "api/executable_bytes.h"

void sr_loaded_destroy(sr_loaded *loaded) {
  if (!loaded)
    return;
  sr_client *client = loaded->client;
  sr_device_queues_drain(client->queues);
  pthread_mutex_lock(&client->lock);
  sr_program_destroy(loaded->program);
  while (loaded->failed) {
    sr_failed_program *failed = loaded->failed;
    loaded->failed = failed->older;
    sr_program_destroy(failed->program);
    free(failed);
  }
  spmdrun_executable_destroy(loaded->executable);
  pthread_mutex_unlock(&client->lock);
  free(loaded->ranks);
  free(loaded->devices);
  free(loaded);
}

/* ---- programs -------------------------------------------------------------------------------- */

static sr_program *current(const sr_loaded *loaded) {
  return __atomic_load_n(&loaded->program, __ATOMIC_ACQUIRE);
}

const char *sr_loaded_name(const sr_loaded *loaded) {
  return loaded->name;
}

const sr_executable *sr_loaded_plan(const sr_loaded *loaded) {
  return loaded->executable->plan;
}

const sr_digest *sr_loaded_fingerprint(const sr_loaded *loaded) {
  return &loaded->fingerprint;
}

int32_t sr_loaded_partitions(const sr_loaded *loaded) {
  return loaded->count;
}

const int32_t *sr_loaded_devices(const sr_loaded *loaded) {
  return loaded->devices;
}

int32_t sr_loaded_local_count(const sr_loaded *loaded) {
  const sr_program *program = current(loaded);
  return program ? sr_program_device_count(program) : 0;
}

int32_t sr_loaded_local_partition(const sr_loaded *loaded, int32_t index) {
  return sr_program_partition(current(loaded), index);
}

/* Loads a program again that has failed half-way: its devices no longer count their runs alike. */
static sr_status revive(sr_ctx *ctx, sr_loaded *loaded) {
  sr_status status = SR_OK;
  pthread_mutex_lock(&loaded->client->lock);
  if (sr_program_has_failed(loaded->program)) {
    sr_program *next = NULL;
    sr_failed_program *failed = malloc(sizeof *failed);
    status = failed ? sr_loaded_load(ctx, loaded, &next)
                    : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
    if (status == SR_OK) {
      *failed = (sr_failed_program){loaded->failed, loaded->program};
      loaded->failed = failed;
      __atomic_store_n(&loaded->program, next, __ATOMIC_RELEASE);
    } else {
      free(failed);
    }
  }
  pthread_mutex_unlock(&loaded->client->lock);
  return status;
}

/* Tells the other processes that a launch has failed here or, if one of them is the cause, finds
 * out which and why. */
static void explain(void *user, sr_ctx *ctx) {
  enum {
    PATIENCE_S = 2 /* how long the word of it may take */
  };
  sr_rendezvous *rendezvous = ((sr_client *)user)->rendezvous;
  char text[SR_MESSAGE_BYTES + 16], cause[SR_MESSAGE_BYTES];
  if (ctx->code != SR_ERR_PEER) {
    snprintf(text, sizeof text, "failed: %s", ctx->message);
    sr_rendezvous_tell(rendezvous, text);
  } else if (sr_rendezvous_heard(rendezvous, PATIENCE_S, cause, sizeof cause)) {
    snprintf(text, sizeof text, "%s", ctx->message);
    sr_ctx_clear(ctx);
    sr_fail(ctx, SR_ERR_PEER, "%s: %s", cause, text);
  }
}

sr_status sr_loaded_execute(sr_ctx *ctx, sr_loaded *loaded, const sr_launch *launch,
                            sr_buffer **const *out_results, sr_event **out_done) {
  sr_launch own = *launch;
  if (!current(loaded))
    return SR_OK;
  if (loaded->rank_count > 1) {
    own.failed = explain;
    own.user = loaded->client;
  }
  if (sr_program_has_failed(current(loaded)))
    SR_TRY(revive(ctx, loaded));
  return sr_launch_start(ctx, current(loaded), loaded->client->queues, &own, out_results, out_done);
}

sr_status sr_loaded_save(sr_ctx *ctx, const sr_loaded *loaded, void **out_bytes,
                         size_t *out_count) {
  *out_bytes = sr_executable_pack(loaded->executable, out_count);
  return *out_bytes ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
}
