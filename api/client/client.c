/* Clients: the job, its processes and their devices. */
#include <stdatomic.h>
#include <stdlib.h>

#include "api/client/client_private.h"
#include "api/failure.h"
#include "base/process.h"

/* ---- the client ------------------------------------------------------------------------------ */

/* Collective. Checks that the processes are numbered 0 .. processes - 1, each once. Sets
 * client->ranks. */
static sr_status check_processes(sr_ctx *ctx, sr_client *client, const sr_client_options *options) {
  sr_world *world = client->context->world;
  const int32_t size = sr_world_size(world);
  int32_t *all = calloc((size_t)size, sizeof *all);
  client->ranks = malloc((size_t)size * sizeof *client->ranks);
  sr_status status =
      all && client->ranks ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory for a client");
  if (status == SR_OK && options->processes && options->processes != size)
    status =
        sr_fail(ctx, SR_ERR_INVALID, "%d processes are to take part, and the launcher started %d",
                (int)options->processes, (int)size);
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK)
    status = sr_world_all_gather(ctx, world, &client->process, sizeof client->process, all);
  for (int32_t r = 0; r < size && status == SR_OK; r++)
    client->ranks[r] = -1;
  for (int32_t r = 0; r < size && status == SR_OK; r++)
    if (all[r] >= 0 && all[r] < size && client->ranks[all[r]] < 0)
      client->ranks[all[r]] = r;
    else
      status = sr_fail(ctx, SR_ERR_INVALID,
                       "rank %d is process %d, but the %d processes are to have the numbers from 0 "
                       "to %d, each once",
                       (int)r, (int)all[r], (int)size, (int)size - 1);
  free(all);
  return sr_world_agree(ctx, world, status);
}

static void rank_left(void *user, int32_t rank) {
  sr_exchange_leave(((sr_client *)user)->devices->exchange, rank);
}

void sr_client_leave_all(void) {
  sr_worlds_leave();
}

static _Atomic bool is_over;

bool sr_client_is_over(void) {
  return atomic_load_explicit(&is_over, memory_order_relaxed);
}

/* The process ends, or finalizes MPI, while somebody holds the client. Does with the other
 * processes what sr_client_destroy would, and frees nothing: other threads may still look at it. */
static void leave(void *user) {
  sr_client *client = user;
  if (client->rendezvous) {
    atomic_store(&is_over, true);
    /* First: what was started may wait for a process that waits for this one to make a program. */
    sr_rendezvous_end_meetings(client->rendezvous);
    for (int32_t local = 0; local < client->per_process; local++)
      sr_device_queues_wait(client->queues, 1, &local);
    sr_rendezvous_leave(client->rendezvous);
    (void)sr_exchange_finish(client->devices->exchange);
  }
  sr_world_leave(client->context->world);
}

static sr_status client_init(sr_ctx *ctx, sr_client *client, const sr_client_options *options) {
  const spmdrun_options own = {.size = sizeof own,
                               .devices_per_rank = options->per_process,
                               .deadline = options->deadline_s,
                               .node_is_rank = options->node_is_rank,
                               .log = options->log,
                               .log_sink = options->log_sink,
                               .user = options->user};
  const spmdrun_status created = spmdrun_context_create(&own, &client->context);
  if (created != SPMDRUN_OK)
    return sr_fail(ctx, sr_status_of(created), "%s",
                   client->context ? client->context->ctx.message : "no memory for a client");
  spmdrun_context *context = client->context;
  ctx->log = &context->log;
  client->processes = sr_world_size(context->world);
  client->process = options->process < 0 ? sr_world_rank(context->world) : options->process;
  client->per_process = options->per_process;
  client->targets = options->targets;
  context->compiles_alone = true;
  SR_TRY(check_processes(ctx, client, options));
  sr_set_node *set = NULL;
  const int64_t total = (int64_t)client->processes * client->per_process;
  SR_TRY(sr_client_failure(ctx, context, sr_context_devices(context, "the client", total, &set)));
  client->devices = set->devices;
  SR_TRY(sr_world_agree(ctx, context->world,
                        sr_device_queues_create(ctx, client->devices, &client->queues)));
  const sr_rendezvous_options meetings = {options->deadline_s, rank_left, client,
                                          options->has_one_thread};
  if (client->processes > 1)
    SR_TRY(sr_rendezvous_create(ctx, context->world, &meetings, &client->rendezvous));
  sr_world_on_finalize(context->world, leave, client);
  return SR_OK;
}

sr_status sr_client_create(sr_ctx *ctx, const sr_client_options *options, sr_client **out_client) {
  *out_client = NULL;
  sr_client *client = calloc(1, sizeof *client);
  if (!client || sr_process_watch_forks() != 0) {
    free(client);
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a client");
  }
  pthread_mutex_init(&client->lock, NULL);
  pthread_cond_init(&client->given, NULL);
  const sr_log *log = ctx->log;
  const sr_status status = client_init(ctx, client, options);
  ctx->log = log;
  if (status == SR_OK)
    *out_client = client;
  else
    sr_client_destroy(client);
  return status;
}

void sr_client_destroy(sr_client *client) {
  if (!client || sr_process_is_forked() || sr_client_is_over())
    return;
  sr_device_queues_destroy(client->queues);
  sr_rendezvous_destroy(client->rendezvous);
  spmdrun_context_destroy(client->context);
  pthread_cond_destroy(&client->given);
  pthread_mutex_destroy(&client->lock);
  free(client->made);
  free(client->ranks);
  free(client);
}

int32_t sr_client_process(const sr_client *client) {
  return client->process;
}

int32_t sr_client_processes(const sr_client *client) {
  return client->processes;
}

int32_t sr_client_per_process(const sr_client *client) {
  return client->per_process;
}

sr_device *sr_client_device(const sr_client *client, int32_t id) {
  const int32_t local = id - client->process * client->per_process;
  return local >= 0 && local < client->per_process ? sr_device_set_get(client->devices, local)
                                                   : NULL;
}

sr_status sr_client_copy(sr_ctx *ctx, sr_client *client, sr_buffer *buffer, sr_device *device,
                         sr_buffer **out_copy) {
  return sr_launch_copy(ctx, client->queues, buffer, device, out_copy);
}
