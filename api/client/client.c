/* A client has a context of its own, by which it joins the job and compiles. The context serves one
 * thread at a time, and so do the tables of collectives of the devices: `lock` is held where a
 * program is compiled, loaded or destroyed. Launches do not take it. */
#include "api/client/client.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "api/client/client_text.h"
#include "api/executable_bytes.h"

struct sr_client {
  spmdrun_context *context;
  sr_device_set *devices;
  sr_device_queues *queues;
  pthread_mutex_t lock;
  int32_t process, processes, per_process;
};

typedef struct failed_program {
  struct failed_program *older;
  sr_program *program;
} failed_program;

struct sr_loaded {
  sr_client *client;
  spmdrun_executable *executable;
  sr_program *program; /* atomic; made again after a failure */
  /* Programs that have failed. Other threads may be looking at them, so they stay. */
  failed_program *failed;
  sr_digest fingerprint;
  int32_t count;    /* partitions */
  int32_t *devices; /* [count] ids */
};

/* ---- the client ------------------------------------------------------------------------------ */

/* Collective. Checks that the processes are numbered 0 .. processes - 1, each once. */
static sr_status check_processes(sr_ctx *ctx, const sr_client *client,
                                 const sr_client_options *options) {
  sr_world *world = client->context->world;
  const int32_t size = sr_world_size(world);
  int32_t *all = calloc((size_t)size, sizeof *all), *seen = calloc((size_t)size, sizeof *seen);
  sr_status status = all && seen ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory for a client");
  if (status == SR_OK && options->processes && options->processes != size)
    status =
        sr_fail(ctx, SR_ERR_INVALID, "%d processes are to take part, and the launcher started %d",
                (int)options->processes, (int)size);
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK)
    status = sr_world_all_gather(ctx, world, &client->process, sizeof client->process, all);
  for (int32_t r = 0; r < size && status == SR_OK; r++)
    if (all[r] < 0 || all[r] >= size || seen[all[r]]++)
      status = sr_fail(ctx, SR_ERR_INVALID,
                       "rank %d is process %d, but the %d processes are to have the numbers from 0 "
                       "to %d, each once",
                       (int)r, (int)all[r], (int)size, (int)size - 1);
  free(all);
  free(seen);
  return sr_world_agree(ctx, world, status);
}

/* Moves the message of the context's failure to `ctx`. */
static sr_status move_failure(sr_ctx *ctx, spmdrun_context *context, sr_status status) {
  return status == SR_OK ? SR_OK : sr_fail(ctx, status, "%s", context->ctx.message);
}

static sr_status client_init(sr_ctx *ctx, sr_client *client, const sr_client_options *options) {
  const spmdrun_options own = {.size = sizeof own,
                               .devices_per_rank = options->per_process,
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
  SR_TRY(check_processes(ctx, client, options));
  sr_set_node *set = NULL;
  const int64_t total = (int64_t)client->processes * client->per_process;
  SR_TRY(move_failure(ctx, context, sr_context_devices(context, "the client", total, &set)));
  client->devices = set->devices;
  return sr_world_agree(ctx, context->world,
                        sr_device_queues_create(ctx, client->devices, &client->queues));
}

sr_status sr_client_create(sr_ctx *ctx, const sr_client_options *options, sr_client **out_client) {
  *out_client = NULL;
  sr_client *client = calloc(1, sizeof *client);
  if (!client)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a client");
  pthread_mutex_init(&client->lock, NULL);
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
  if (!client)
    return;
  sr_device_queues_destroy(client->queues);
  spmdrun_context_destroy(client->context);
  pthread_mutex_destroy(&client->lock);
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

int32_t sr_client_device_id(const sr_client *client, const sr_device *device) {
  const int32_t first = sr_device_set_get(client->devices, 0)->number;
  return client->process * client->per_process + device->number - first;
}

sr_status sr_client_copy(sr_ctx *ctx, sr_client *client, sr_buffer *buffer, sr_device *device,
                         sr_buffer **out_copy) {
  return sr_launch_copy(ctx, client->queues, buffer, device, out_copy);
}

/* ---- making programs ------------------------------------------------------------------------- */

static sr_status check_devices(sr_ctx *ctx, const sr_client *client,
                               const sr_client_source *source) {
  const int32_t total = client->processes * client->per_process;
  for (int32_t p = 0; p < source->count; p++) {
    const int32_t id = source->devices[p];
    if (id < 0 || id >= total)
      return sr_fail(ctx, SR_ERR_INVALID, "%s: partition %d is to run on device %d of %d",
                     source->name, (int)p, (int)id, (int)total);
    if (!sr_client_device(client, id))
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "%s: partition %d is to run on device %d, which is of another process: a "
                     "program of several processes cannot run yet",
                     source->name, (int)p, (int)id);
    for (int32_t q = 0; q < p; q++)
      if (source->devices[q] == id)
        return sr_fail(ctx, SR_ERR_INVALID, "%s: partitions %d and %d are both on device %d",
                       source->name, (int)q, (int)p, (int)id);
  }
  return SR_OK;
}

static sr_status check_port(sr_ctx *ctx, const sr_loaded *loaded, const char *what, int32_t index,
                            const sr_port *port) {
  if (port->sharding.mesh->device_count == loaded->count &&
      sr_sharding_divides(&port->sharding, port->dims))
    return SR_OK;
  return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                 "%s: %s %d is to lie in uneven shards, or on some of the devices; leave its "
                 "sharding open, or give one that divides it evenly over all of them",
                 loaded->executable->name, what, (int)index);
}

/* What a program of buffers needs of its signature. sr_partition_options.even_ports gives all of it
 * but what the module states otherwise. */
static sr_status check_signature(sr_ctx *ctx, const sr_loaded *loaded) {
  const sr_signature *signature = &loaded->executable->plan->signature;
  if (signature->device_count != loaded->count)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: has %lld partitions, but %d devices were given",
                   loaded->executable->name, (long long)signature->device_count,
                   (int)loaded->count);
  for (int32_t a = 0; a < signature->argument_count; a++)
    SR_TRY(check_port(ctx, loaded, "argument", a, &signature->arguments[a]));
  for (int32_t r = 0; r < signature->result_count; r++)
    SR_TRY(check_port(ctx, loaded, "result", r, &signature->results[r]));
  return SR_OK;
}

/* Loads the program on its devices. The caller has the client's lock. */
static sr_status load(sr_ctx *ctx, const sr_loaded *loaded, sr_program **out_program) {
  const sr_executable *plan = loaded->executable->plan;
  const uint64_t collectives = sr_plan_collectives(&plan->steps);
  const size_t count = (size_t)loaded->count;
  int32_t *numbers = calloc(count, sizeof *numbers);
  uint64_t *first = calloc(count, sizeof *first);
  sr_status status =
      numbers && first ? SR_OK
                       : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->executable->name);
  for (size_t p = 0; p < count && status == SR_OK; p++) {
    numbers[p] = sr_client_device(loaded->client, loaded->devices[p])->number;
    status = sr_exchange_reserve(ctx, loaded->client->devices->exchange, numbers[p], collectives,
                                 &first[p]);
  }
  const sr_team team = {.count = loaded->count, .devices = numbers, .first = first};
  if (status == SR_OK)
    status = sr_program_create_on(ctx, loaded->client->devices, plan, NULL, &team, out_program);
  free(numbers);
  free(first);
  return status;
}

static void set_fingerprint(sr_loaded *loaded) {
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, loaded->devices, (size_t)loaded->count * sizeof *loaded->devices);
  sr_hash_update(&hash, loaded->executable->bytes, loaded->executable->byte_count);
  loaded->fingerprint = sr_hash_end(&hash);
}

static sr_build_target target_of(const sr_client *client, const sr_client_source *source) {
  return (sr_build_target){
      .code = client->context->target, .devices = source->count, .even_ports = true};
}

/* Finds or compiles the executable, under the client's lock. */
static sr_status build(sr_client *client, const sr_client_source *source,
                       spmdrun_executable **out) {
  spmdrun_context *context = client->context;
  const spmdrun_compile_options options = {.size = sizeof options};
  const sr_program_text text = {source->name, source->module, source->bytes};
  const sr_build_target target = target_of(client, source);
  sr_compilation *built = NULL;
  SR_TRY(sr_executable_new(context, source->name, false, out));
  sr_status status = sr_compilation_begin(context, &text, &options, &target, *out, &built);
  if (status == SR_OK && !(*out)->plan)
    status = sr_compilation_finish(built);
  if (status == SR_OK)
    sr_compilation_send(built);
  sr_compilation_end(built);
  return status;
}

/* What makes an executable: of a module or of bytes. */
typedef struct origin {
  const sr_client_source *source;
  const void *bytes; /* NULL: compile the module */
  size_t count;
} origin;

static sr_status make_executable(sr_ctx *ctx, sr_loaded *loaded, const origin *from) {
  sr_client *client = loaded->client;
  spmdrun_context *context = client->context;
  pthread_mutex_lock(&client->lock);
  sr_ctx_clear(&context->ctx);
  sr_status status =
      from->bytes ? sr_executable_unpack(context, from->bytes, from->count, &loaded->executable)
                  : build(client, from->source, &loaded->executable);
  status = move_failure(ctx, context, status);
  pthread_mutex_unlock(&client->lock);
  return status;
}

static sr_status loaded_init(sr_ctx *ctx, sr_loaded *loaded, const origin *from) {
  const sr_client_source *source = from->source;
  SR_TRY(check_devices(ctx, loaded->client, source));
  loaded->count = source->count;
  loaded->devices = malloc((size_t)source->count * sizeof *loaded->devices);
  if (!loaded->devices)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
  memcpy(loaded->devices, source->devices, (size_t)source->count * sizeof *loaded->devices);
  SR_TRY(make_executable(ctx, loaded, from));
  SR_TRY(check_signature(ctx, loaded));
  set_fingerprint(loaded);
  pthread_mutex_lock(&loaded->client->lock);
  const sr_status status = load(ctx, loaded, &loaded->program);
  pthread_mutex_unlock(&loaded->client->lock);
  return status;
}

static sr_status make(sr_ctx *ctx, sr_client *client, const origin *from, sr_loaded **out_loaded) {
  *out_loaded = NULL;
  sr_loaded *loaded = calloc(1, sizeof *loaded);
  if (!loaded)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", from->source->name);
  loaded->client = client;
  const sr_status status = loaded_init(ctx, loaded, from);
  if (status == SR_OK)
    *out_loaded = loaded;
  else
    sr_loaded_destroy(loaded);
  return status;
}

sr_status sr_client_compile(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                            sr_loaded **out_loaded) {
  return make(ctx, client, &(origin){source, NULL, 0}, out_loaded);
}

sr_status sr_client_load(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                         const void *bytes, size_t count, sr_loaded **out_loaded) {
  return make(ctx, client, &(origin){source, bytes, count}, out_loaded);
}

sr_status sr_client_text(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                         char **out_text) {
  spmdrun_context *context = client->context;
  const sr_program_text text = {source->name, source->module, source->bytes};
  const sr_build_target target = target_of(client, source);
  pthread_mutex_lock(&client->lock);
  sr_ctx_clear(&context->ctx);
  const sr_status status =
      move_failure(ctx, context, sr_program_text_partitioned(context, &text, &target, out_text));
  pthread_mutex_unlock(&client->lock);
  return status;
}

void sr_loaded_destroy(sr_loaded *loaded) {
  if (!loaded)
    return;
  sr_client *client = loaded->client;
  sr_device_queues_drain(client->queues);
  pthread_mutex_lock(&client->lock);
  sr_program_destroy(loaded->program);
  while (loaded->failed) {
    failed_program *failed = loaded->failed;
    loaded->failed = failed->older;
    sr_program_destroy(failed->program);
    free(failed);
  }
  spmdrun_executable_destroy(loaded->executable);
  pthread_mutex_unlock(&client->lock);
  free(loaded->devices);
  free(loaded);
}

/* ---- programs -------------------------------------------------------------------------------- */

static sr_program *current(const sr_loaded *loaded) {
  return __atomic_load_n(&loaded->program, __ATOMIC_ACQUIRE);
}

const char *sr_loaded_name(const sr_loaded *loaded) {
  return loaded->executable->name;
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
  return sr_program_device_count(current(loaded));
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
    failed_program *failed = malloc(sizeof *failed);
    status = failed ? load(ctx, loaded, &next)
                    : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->executable->name);
    if (status == SR_OK) {
      *failed = (failed_program){loaded->failed, loaded->program};
      loaded->failed = failed;
      __atomic_store_n(&loaded->program, next, __ATOMIC_RELEASE);
    } else {
      free(failed);
    }
  }
  pthread_mutex_unlock(&loaded->client->lock);
  return status;
}

sr_status sr_loaded_execute(sr_ctx *ctx, sr_loaded *loaded, const sr_launch *launch,
                            sr_buffer **const *out_results, sr_event **out_done) {
  if (sr_program_has_failed(current(loaded)))
    SR_TRY(revive(ctx, loaded));
  return sr_launch_start(ctx, current(loaded), loaded->client->queues, launch, out_results,
                         out_done);
}

sr_status sr_loaded_save(sr_ctx *ctx, const sr_loaded *loaded, void **out_bytes,
                         size_t *out_count) {
  *out_bytes = sr_executable_pack(loaded->executable, out_count);
  return *out_bytes ? SR_OK
                    : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->executable->name);
}
