/*
 * Makes programs: finds their executables in the cache or compiles them, and loads them. What a
 * process has all devices of, it makes alone.
 */
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "api/client/client_private.h"
#include "api/client/client_text.h"
#include "api/executable_bytes.h"
#include "executor/exchange_step.h"

/* What makes an executable: of a module or of bytes. */
typedef struct origin {
  const sr_client_source *source;
  const void *bytes; /* NULL: compile the module */
  size_t count;
} origin;

/* ---- checks ---------------------------------------------------------------------------------- */

static sr_status check_devices(sr_ctx *ctx, const sr_client *client,
                               const sr_client_source *source) {
  const int32_t total = client->processes * client->per_process;
  for (int32_t p = 0; p < source->count; p++) {
    const int32_t id = source->devices[p];
    if (id < 0 || id >= total)
      return sr_fail(ctx, SR_ERR_INVALID, "%s: partition %d is to run on device %d of %d",
                     source->name, (int)p, (int)id, (int)total);
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
                 loaded->name, what, (int)index);
}

/* What a program of buffers needs of its signature. sr_partition_options.of_buffers gives all of it
 * but what the module states otherwise. */
static sr_status check_signature(sr_ctx *ctx, const sr_loaded *loaded) {
  const sr_signature *signature = &loaded->executable->plan->signature;
  if (signature->device_count != loaded->count)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: has %lld partitions, but %d devices were given",
                   loaded->name, (long long)signature->device_count, (int)loaded->count);
  for (int32_t a = 0; a < signature->argument_count; a++)
    SR_TRY(check_port(ctx, loaded, "argument", a, &signature->arguments[a]));
  for (int32_t r = 0; r < signature->result_count; r++)
    SR_TRY(check_port(ctx, loaded, "result", r, &signature->results[r]));
  return SR_OK;
}

/* ---- the executable -------------------------------------------------------------------------- */

/* Returns how many of the program's devices are on each node, if that is the same for all and they
 * stand node by node; else 0, as for one node. */
static int64_t devices_per_node(const sr_client *client, const sr_client_source *source) {
  const sr_world *world = client->context->world;
  int32_t per_node = 0, nodes = 0;
  for (int32_t begin = 0, p = 1; p <= source->count; p++) {
    const int32_t node = sr_world_node_of(world, sr_client_rank_of(client, source->devices[begin]));
    if (p < source->count &&
        sr_world_node_of(world, sr_client_rank_of(client, source->devices[p])) == node)
      continue;
    if (per_node && p - begin != per_node)
      return 0;
    per_node = p - begin;
    begin = p;
    nodes++;
  }
  return nodes > 1 && nodes <= sr_world_node_count(world) ? per_node : 0;
}

static sr_build_target target_of(const sr_client *client, const sr_client_source *source) {
  return (sr_build_target){.code = client->context->target,
                           .devices = source->count,
                           .devices_per_node = devices_per_node(client, source),
                           .of_buffers = true};
}

/* Names the program after its module, and notes what it computes. */
static void note_program(sr_loaded *loaded, const sr_compilation *build, sr_digest *out_program) {
  const char *name = sr_compilation_module(build, out_program);
  const char *kept = name ? sr_context_name(loaded->client->context, name) : NULL;
  if (kept)
    loaded->name = loaded->executable->name = kept;
}

/* Copies what the module says of those who ask for shardings. */
static sr_status keep_inspectors(sr_loaded *loaded, const sr_module *module) {
  sr_ctx *ctx = &loaded->client->context->ctx;
  loaded->inspectors = calloc((size_t)module->inspection_count + 1, sizeof *loaded->inspectors);
  if (!loaded->inspectors)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  for (int32_t i = 0; i < module->inspection_count; i++) {
    const sr_attr *says = module->inspectors[i];
    if (!says || says->kind != SR_ATTR_STRING)
      continue;
    void *copy = malloc(says->string.length + 1);
    if (!copy)
      return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
    memcpy(copy, says->string.data, says->string.length);
    loaded->inspectors[i] = (sr_inspector){copy, says->string.length};
    loaded->inspector_count = i + 1;
  }
  return SR_OK;
}

/* Reads the module and, if `whole`, finds or compiles its executable. Under the client's lock. */
static sr_status build(sr_loaded *loaded, const sr_client_source *source, bool whole,
                       sr_digest *out_program) {
  spmdrun_context *context = loaded->client->context;
  const spmdrun_compile_options options = {.size = sizeof options};
  const sr_program_text text = {source->name, source->module, source->bytes, true};
  const sr_build_target target = target_of(loaded->client, source);
  sr_compilation *built = NULL;
  SR_TRY(sr_executable_new(context, source->name, false, &loaded->executable));
  sr_status status = (whole ? sr_compilation_begin : sr_compilation_read)(
      context, &text, &options, &target, loaded->executable, &built);
  if (status == SR_OK)
    note_program(loaded, built, out_program);
  if (status == SR_OK)
    status = keep_inspectors(loaded, sr_compilation_read_module(built));
  if (status == SR_OK && whole && !loaded->executable->plan)
    status = sr_compilation_finish(built);
  if (status == SR_OK && whole)
    sr_compilation_send(built);
  sr_compilation_end(built);
  return status;
}

/* Makes the executable in this process or, unless `whole`, only finds out what the program is. */
static sr_status make_here(sr_ctx *ctx, sr_loaded *loaded, const origin *from, bool whole,
                           sr_digest *out_program) {
  sr_client *client = loaded->client;
  spmdrun_context *context = client->context;
  pthread_mutex_lock(&client->lock);
  sr_ctx_clear(&context->ctx);
  sr_status status =
      from->bytes ? sr_executable_unpack(context, from->bytes, from->count, &loaded->executable)
                  : build(loaded, from->source, whole, out_program);
  if (from->bytes && status == SR_OK)
    *out_program = sr_digest_of(from->bytes, from->count);
  status = sr_client_failure(ctx, context, status);
  pthread_mutex_unlock(&client->lock);
  return status;
}

/* Sets loaded->ranks. */
static sr_status list_ranks(sr_ctx *ctx, sr_loaded *loaded) {
  const sr_client *client = loaded->client;
  loaded->ranks = malloc((size_t)client->processes * sizeof *loaded->ranks);
  if (!loaded->ranks)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  for (int32_t rank = 0; rank < client->processes; rank++)
    for (int32_t p = 0; p < loaded->count; p++)
      if (sr_client_rank_of(client, loaded->devices[p]) == rank) {
        loaded->ranks[loaded->rank_count++] = rank;
        break;
      }
  return SR_OK;
}

/* The host, which has status `own`, gives the others its executable. */
static sr_status give(sr_ctx *ctx, sr_meetings *with, bool is_host, sr_status own) {
  const sr_loaded *loaded = with->loaded;
  sr_world_piece record = {NULL, 0};
  void *packed = NULL;
  if (is_host && own == SR_OK) {
    packed = sr_executable_pack(loaded->executable, &record.bytes);
    if (!packed)
      own = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
    record.data = packed;
  }
  const sr_status status = sr_meetings_meet(ctx, with, SR_MEETING_GIVE, own, record);
  free(packed);
  return status;
}

/* Opens the executable that the host has given. */
static sr_status receive(sr_ctx *ctx, const sr_meetings *with) {
  sr_loaded *loaded = with->loaded;
  spmdrun_context *context = loaded->client->context;
  pthread_mutex_lock(&loaded->client->lock);
  sr_ctx_clear(&context->ctx);
  spmdrun_executable_destroy(loaded->executable);
  const sr_status status =
      sr_client_failure(ctx, context,
                        sr_executable_unpack(context, with->records[0].data, with->records[0].bytes,
                                             &loaded->executable));
  pthread_mutex_unlock(&loaded->client->lock);
  return status;
}

/* ---- making ---------------------------------------------------------------------------------- */

static void describe(sr_loaded *loaded) {
  loaded->name = loaded->executable->name;
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, loaded->devices, (size_t)loaded->count * sizeof *loaded->devices);
  sr_hash_update(&hash, loaded->executable->bytes, loaded->executable->byte_count);
  loaded->fingerprint = sr_hash_end(&hash);
  loaded->calls_host = sr_plan_host_calls(&loaded->executable->plan->steps, false) > 0;
}

typedef struct target_steps {
  const sr_step **list;
  size_t count;
} target_steps;

static bool list_target(void *user, const sr_step *step) {
  target_steps *steps = user;
  if (step->kind == SR_STEP_HOST_CALL && step->host_call.target)
    steps->list[steps->count++] = step;
  return true;
}

/* Finds the functions of C that the program calls. */
static sr_status bind_targets(sr_ctx *ctx, sr_loaded *loaded) {
  const sr_step_list *plan = &loaded->executable->plan->steps;
  const sr_client_targets *targets = loaded->client->targets;
  const uint64_t count = sr_plan_host_calls(plan, true);
  if (!count)
    return SR_OK;
  target_steps steps = {.list = calloc((size_t)count, sizeof *steps.list)};
  if (!steps.list)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  sr_plan_each(plan, list_target, &steps);
  const sr_status status =
      targets ? targets->bind(ctx, steps.list, steps.count, &loaded->bound)
              : sr_fail(ctx, SR_ERR_UNSUPPORTED,
                        "%s: calls the function of C \"%s\", and there are none",
                        sr_step_place(steps.list[0]), steps.list[0]->host_call.target);
  free(steps.list);
  return status;
}

/* Makes the executable and, if this process `has_devices`, loads it. */
static sr_status make_alone(sr_ctx *ctx, sr_loaded *loaded, const origin *from, bool has_devices) {
  sr_digest program;
  SR_TRY(make_here(ctx, loaded, from, true, &program));
  SR_TRY(check_signature(ctx, loaded));
  describe(loaded);
  if (!has_devices)
    return SR_OK;
  SR_TRY(bind_targets(ctx, loaded));
  pthread_mutex_lock(&loaded->client->lock);
  const sr_status status = sr_loaded_load(ctx, loaded, &loaded->program);
  pthread_mutex_unlock(&loaded->client->lock);
  return status;
}

/* A module that cannot be read is refused by each process alone: they have the same one. */
static sr_status make_together(sr_ctx *ctx, sr_loaded *loaded, const origin *from,
                               sr_loaded **out_shared) {
  const bool is_host = loaded->ranks[0] == sr_world_rank(loaded->client->context->world);
  static const sr_digest unknown;
  sr_digest program = unknown;
  sr_meetings with;
  sr_status own = make_here(ctx, loaded, from, is_host, &program);
  if (memcmp(&program, &unknown, sizeof unknown) == 0)
    return own;
  sr_status status = sr_meetings_begin(ctx, loaded, &program, &with);
  if (status == SR_OK)
    status = sr_meetings_share(ctx, &with, own, out_shared);
  if (status == SR_OK && !*out_shared && !from->bytes)
    status = give(ctx, &with, is_host, own);
  if (status == SR_OK && !*out_shared) {
    if (!from->bytes && !is_host)
      own = receive(ctx, &with);
    if (own == SR_OK)
      own = check_signature(ctx, loaded);
    if (own == SR_OK) {
      describe(loaded);
      own = bind_targets(ctx, loaded);
    }
    status = sr_loaded_load_together(ctx, &with, own);
  }
  sr_meetings_end(&with, status != SR_OK ? NULL : *out_shared ? *out_shared : loaded);
  return status;
}

/* *out_shared is what takes the place of `loaded`, held for the caller; NULL: nothing does. */
static sr_status loaded_init(sr_ctx *ctx, sr_loaded *loaded, const origin *from,
                             sr_loaded **out_shared) {
  const sr_client_source *source = from->source;
  loaded->name = source->name;
  SR_TRY(check_devices(ctx, loaded->client, source));
  loaded->count = source->count;
  loaded->devices = malloc((size_t)source->count * sizeof *loaded->devices);
  if (!loaded->devices)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
  memcpy(loaded->devices, source->devices, (size_t)source->count * sizeof *loaded->devices);
  SR_TRY(list_ranks(ctx, loaded));
  bool has_devices = false;
  for (int32_t p = 0; p < loaded->count; p++)
    has_devices |= sr_client_device(loaded->client, loaded->devices[p]) != NULL;
  return has_devices && loaded->rank_count > 1 ? make_together(ctx, loaded, from, out_shared)
                                               : make_alone(ctx, loaded, from, has_devices);
}

static sr_status make(sr_ctx *ctx, sr_client *client, const origin *from, sr_loaded **out_loaded) {
  *out_loaded = NULL;
  sr_loaded *loaded = calloc(1, sizeof *loaded);
  if (!loaded)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", from->source->name);
  loaded->client = client;
  loaded->holders = 1;
  sr_loaded *shared = NULL;
  const sr_status status = loaded_init(ctx, loaded, from, &shared);
  if (status == SR_OK && !shared)
    *out_loaded = loaded;
  else
    sr_loaded_destroy(loaded);
  if (shared)
    *out_loaded = shared;
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
  const sr_program_text text = {source->name, source->module, source->bytes, true};
  const sr_build_target target = target_of(client, source);
  pthread_mutex_lock(&client->lock);
  sr_ctx_clear(&context->ctx);
  const sr_status status = sr_client_failure(
      ctx, context, sr_program_text_partitioned(context, &text, &target, out_text));
  pthread_mutex_unlock(&client->lock);
  return status;
}
