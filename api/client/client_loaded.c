/* Programs that have been made: what they tell, and their execution. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/client/client_private.h"
#include "api/executable_bytes.h"

static void destroy_kept(sr_kept_program *kept) {
  while (kept) {
    sr_kept_program *older = kept->older;
    sr_program_destroy(kept->program);
    free(kept);
    kept = older;
  }
}

void sr_loaded_destroy(sr_loaded *loaded) {
  if (!loaded)
    return;
  sr_client *client = loaded->client;
  pthread_mutex_lock(&client->lock);
  const bool is_last = --loaded->holders == 0;
  if (is_last)
    sr_meetings_forget(loaded);
  pthread_mutex_unlock(&client->lock);
  if (!is_last)
    return;
  for (const sr_kept_program *kept = loaded->failed; kept; kept = kept->older)
    sr_launch_wait(kept->program, client->queues);
  if (loaded->program)
    sr_launch_wait(loaded->program, client->queues);
  if (loaded->bound)
    client->targets->release(loaded->bound);
  pthread_mutex_lock(&client->lock);
  destroy_kept(loaded->failed);
  destroy_kept(loaded->idle);
  sr_program_destroy(loaded->program);
  spmdrun_executable_destroy(loaded->executable);
  pthread_mutex_unlock(&client->lock);
  for (int32_t i = 0; i < loaded->inspector_count; i++)
    free(loaded->inspectors[i].bytes);
  free(loaded->inspectors);
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

void *sr_loaded_bound(const sr_loaded *loaded) {
  return loaded->bound;
}

const void *sr_loaded_inspector(const sr_loaded *loaded, int32_t index, size_t *out_count) {
  if (index >= loaded->inspector_count)
    return NULL;
  *out_count = loaded->inspectors[index].count;
  return loaded->inspectors[index].bytes;
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
    sr_kept_program *failed = malloc(sizeof *failed);
    status = failed ? sr_loaded_load(ctx, loaded, &next)
                    : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
    if (status == SR_OK) {
      *failed = (sr_kept_program){loaded->failed, loaded->program};
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

/* ---- programs that call the host ------------------------------------------------------------- */

/* Takes loaded->program, if no launch has it. Of several processes there is no other one, so then
 * another thread's launch is waited for. */
static sr_status take_first(sr_ctx *ctx, sr_loaded *loaded, bool *out_taken) {
  while (loaded->is_taken && loaded->rank_count > 1) {
    if (pthread_equal(loaded->taker, pthread_self()))
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "%s: a function of Python starts the program that calls it; of several "
                     "processes it cannot",
                     loaded->name);
    pthread_cond_wait(&loaded->client->given, &loaded->client->lock);
  }
  *out_taken = !loaded->is_taken && !sr_program_has_failed(loaded->program);
  if (*out_taken) {
    loaded->is_taken = true;
    loaded->taker = pthread_self();
  }
  return SR_OK;
}

/* Takes a program of the executable that no other launch has, or makes one: a function of the host
 * may start the program that calls it. *out is NULL for loaded->program. The caller has the
 * lock. */
static sr_status take_program(sr_ctx *ctx, sr_loaded *loaded, sr_kept_program **out) {
  bool taken;
  *out = NULL;
  SR_TRY(take_first(ctx, loaded, &taken));
  if (taken)
    return SR_OK;
  *out = loaded->idle;
  if (*out) {
    loaded->idle = (*out)->older;
    return SR_OK;
  }
  *out = calloc(1, sizeof **out);
  if (!*out)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  const sr_status status = sr_loaded_load(ctx, loaded, &(*out)->program);
  if (status != SR_OK)
    free(*out);
  return status;
}

/* Keeps the program for the next launch; one that has failed can run no more. The caller has the
 * lock. */
static void give_program(sr_loaded *loaded, sr_kept_program *taken) {
  if (!taken) {
    loaded->is_taken = false;
    pthread_cond_broadcast(&loaded->client->given);
  } else if (sr_program_has_failed(taken->program)) {
    taken->older = NULL;
    destroy_kept(taken);
  } else {
    taken->older = loaded->idle;
    loaded->idle = taken;
  }
}

static sr_status execute_beside(sr_ctx *ctx, sr_loaded *loaded, const sr_launch *launch,
                                sr_buffer **const *out_results, sr_event **out_done) {
  sr_client *client = loaded->client;
  sr_kept_program *taken;
  pthread_mutex_lock(&client->lock);
  sr_status status = take_program(ctx, loaded, &taken);
  pthread_mutex_unlock(&client->lock);
  if (status != SR_OK)
    return status;
  status = sr_launch_start(ctx, taken ? taken->program : loaded->program, client->queues, launch,
                           out_results, out_done);
  pthread_mutex_lock(&client->lock);
  give_program(loaded, taken);
  pthread_mutex_unlock(&client->lock);
  return status;
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
  if (loaded->calls_host)
    return execute_beside(ctx, loaded, &own, out_results, out_done);
  if (sr_program_has_failed(current(loaded)))
    SR_TRY(revive(ctx, loaded));
  return sr_launch_start(ctx, current(loaded), loaded->client->queues, &own, out_results, out_done);
}

sr_status sr_loaded_save(sr_ctx *ctx, const sr_loaded *loaded, void **out_bytes,
                         size_t *out_count) {
  *out_bytes = sr_executable_pack(loaded->executable, out_count);
  return *out_bytes ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
}
