/*
 * Makes programs. What a process has all devices of, it makes alone. Otherwise the processes meet
 * three times (mpi/rendezvous.h): the first of them, the host, gives the executable to the others;
 * all tell each other the numbers that their devices have reserved for collectives; and all agree
 * that they have loaded the program, so that none waits in it for one that has not.
 */
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "api/client/client_private.h"
#include "api/client/client_text.h"
#include "api/executable_bytes.h"

/* What makes an executable: of a module or of bytes. */
typedef struct origin {
  const sr_client_source *source;
  const void *bytes; /* NULL: compile the module */
  size_t count;
} origin;

/* The meetings of a program; part of their keys. */
typedef enum phase {
  GIVE,
  NUMBER,
  LOAD,
} phase;

/* ---- checks ---------------------------------------------------------------------------------- */

static int32_t rank_of(const sr_client *client, int32_t device) {
  return client->ranks[device / client->per_process];
}

static sr_status check_devices(sr_ctx *ctx, const sr_client *client,
                               const sr_client_source *source) {
  const int32_t total = client->processes * client->per_process;
  int32_t own = 0;
  for (int32_t p = 0; p < source->count; p++) {
    const int32_t id = source->devices[p];
    if (id < 0 || id >= total)
      return sr_fail(ctx, SR_ERR_INVALID, "%s: partition %d is to run on device %d of %d",
                     source->name, (int)p, (int)id, (int)total);
    own += sr_client_device(client, id) != NULL;
    for (int32_t q = 0; q < p; q++)
      if (source->devices[q] == id)
        return sr_fail(ctx, SR_ERR_INVALID, "%s: partitions %d and %d are both on device %d",
                       source->name, (int)q, (int)p, (int)id);
  }
  return own > 0 ? SR_OK
                 : sr_fail(ctx, SR_ERR_INVALID,
                           "%s: none of its %d devices is of process %d, which need not make it",
                           source->name, (int)source->count, (int)client->process);
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

/* What a program of buffers needs of its signature. sr_partition_options.even_ports gives all of it
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
    const int32_t node = sr_world_node_of(world, rank_of(client, source->devices[begin]));
    if (p < source->count && sr_world_node_of(world, rank_of(client, source->devices[p])) == node)
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
                           .even_ports = true};
}

/* Moves the message of the context's failure to `ctx`. */
static sr_status move_failure(sr_ctx *ctx, spmdrun_context *context, sr_status status) {
  return status == SR_OK ? SR_OK : sr_fail(ctx, status, "%s", context->ctx.message);
}

/* Names the program after its module, and notes what it computes. */
static void note_program(sr_loaded *loaded, const sr_compilation *build, sr_digest *out_program) {
  const char *name = sr_compilation_module(build, out_program);
  const char *kept = name ? sr_context_name(loaded->client->context, name) : NULL;
  if (kept)
    loaded->name = loaded->executable->name = kept;
}

/* Reads the module and, if `whole`, finds or compiles its executable. Under the client's lock. */
static sr_status build(sr_loaded *loaded, const sr_client_source *source, bool whole,
                       sr_digest *out_program) {
  spmdrun_context *context = loaded->client->context;
  const spmdrun_compile_options options = {.size = sizeof options};
  const sr_program_text text = {source->name, source->module, source->bytes};
  const sr_build_target target = target_of(loaded->client, source);
  sr_compilation *built = NULL;
  SR_TRY(sr_executable_new(context, source->name, false, &loaded->executable));
  sr_status status = (whole ? sr_compilation_begin : sr_compilation_read)(
      context, &text, &options, &target, loaded->executable, &built);
  if (status == SR_OK)
    note_program(loaded, built, out_program);
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
  if (from->bytes && status == SR_OK) {
    loaded->name = loaded->executable->name;
    *out_program = sr_digest_of(from->bytes, from->count);
  }
  status = move_failure(ctx, context, status);
  pthread_mutex_unlock(&client->lock);
  return status;
}

/* ---- with other processes -------------------------------------------------------------------- */

/* Sets loaded->ranks. */
static sr_status list_ranks(sr_ctx *ctx, sr_loaded *loaded) {
  const sr_client *client = loaded->client;
  loaded->ranks = malloc((size_t)client->processes * sizeof *loaded->ranks);
  if (!loaded->ranks)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  for (int32_t rank = 0; rank < client->processes; rank++)
    for (int32_t p = 0; p < loaded->count; p++)
      if (rank_of(client, loaded->devices[p]) == rank) {
        loaded->ranks[loaded->rank_count++] = rank;
        break;
      }
  return SR_OK;
}

/* Counts that this process makes the program on these devices once more. */
static sr_status count_times(sr_ctx *ctx, const sr_loaded *loaded, const sr_digest *program,
                             uint64_t *out_times) {
  sr_client *client = loaded->client;
  sr_status status = SR_OK;
  pthread_mutex_lock(&client->lock);
  size_t i = 0;
  while (i < client->made_count && memcmp(&client->made[i].program, program, sizeof *program) != 0)
    i++;
  if (i == client->made_count) {
    sr_made *more = realloc(client->made, (i + 1) * sizeof *more);
    if (more) {
      client->made = more;
      client->made[client->made_count++] = (sr_made){*program, 0};
    } else {
      status = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
    }
  }
  if (status == SR_OK)
    *out_times = client->made[i].times++;
  pthread_mutex_unlock(&client->lock);
  return status;
}

/* Makes the digest of a program on its devices, the `times`-th time that it is made there, in one
 * of its meetings. */
static sr_digest key_of(const sr_loaded *loaded, const sr_digest *program, uint64_t times,
                        phase at) {
  const uint64_t numbers[2] = {times, at};
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, program, sizeof *program);
  sr_hash_update(&hash, numbers, sizeof numbers);
  sr_hash_update(&hash, loaded->devices, (size_t)loaded->count * sizeof *loaded->devices);
  return sr_hash_end(&hash);
}

/* The meetings of one program. */
typedef struct meetings {
  sr_loaded *loaded;
  sr_digest program;
  uint64_t times;
  sr_world_piece *records; /* [loaded->rank_count] of the last one */
  void *memory;            /* of the records */
} meetings;

static sr_status meet(sr_ctx *ctx, meetings *with, phase at, sr_status own, sr_world_piece record) {
  const sr_loaded *loaded = with->loaded;
  free(with->memory);
  with->memory = NULL;
  const sr_meeting meeting = {.key = key_of(loaded, &with->program, with->times, at),
                              .name = loaded->name,
                              .count = loaded->rank_count,
                              .ranks = loaded->ranks};
  return sr_rendezvous_meet(ctx, loaded->client->rendezvous, &meeting, own, record, with->records,
                            &with->memory);
}

/* Gets the executable of the host, which has status `own`. */
static sr_status give(sr_ctx *ctx, meetings *with, bool is_host, sr_status own) {
  sr_loaded *loaded = with->loaded;
  sr_client *client = loaded->client;
  sr_world_piece record = {NULL, 0};
  void *packed = NULL;
  if (is_host && own == SR_OK) {
    packed = sr_executable_pack(loaded->executable, &record.bytes);
    if (!packed)
      own = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
    record.data = packed;
  }
  sr_status status = meet(ctx, with, GIVE, own, record);
  free(packed);
  if (status != SR_OK || is_host)
    return status;
  pthread_mutex_lock(&client->lock);
  sr_ctx_clear(&client->context->ctx);
  spmdrun_executable_destroy(loaded->executable);
  status = move_failure(ctx, client->context,
                        sr_executable_unpack(client->context, with->records[0].data,
                                             with->records[0].bytes, &loaded->executable));
  pthread_mutex_unlock(&client->lock);
  return status;
}

/* ---- loading --------------------------------------------------------------------------------- */

/* Reserves numbers on each device of this process, in the order of the partitions. Under the
 * client's lock. */
static sr_status reserve(sr_ctx *ctx, const sr_loaded *loaded, uint64_t *out_first) {
  const uint64_t collectives = sr_plan_collectives(&loaded->executable->plan->steps);
  for (int32_t p = 0; p < loaded->count; p++) {
    const sr_device *device = sr_client_device(loaded->client, loaded->devices[p]);
    if (device)
      SR_TRY(sr_exchange_reserve(ctx, loaded->client->devices->exchange, device->number,
                                 collectives, out_first++));
  }
  return SR_OK;
}

/* Numbers the devices for a team. */
static void number_devices(const sr_loaded *loaded, int32_t *out) {
  const sr_client *client = loaded->client;
  for (int32_t p = 0; p < loaded->count; p++)
    out[p] = rank_of(client, loaded->devices[p]) * client->per_process +
             loaded->devices[p] % client->per_process;
}

static sr_status load(sr_ctx *ctx, const sr_loaded *loaded, const uint64_t *first,
                      sr_program **out_program) {
  int32_t *numbers = malloc((size_t)loaded->count * sizeof *numbers);
  if (!numbers)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  number_devices(loaded, numbers);
  const sr_team team = {.count = loaded->count, .devices = numbers, .first = first};
  const sr_status status = sr_program_create_on(ctx, loaded->client->devices,
                                                loaded->executable->plan, NULL, &team, out_program);
  free(numbers);
  return status;
}

sr_status sr_loaded_load(sr_ctx *ctx, const sr_loaded *loaded, sr_program **out_program) {
  uint64_t *first = calloc((size_t)loaded->count, sizeof *first);
  sr_status status = first ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  if (status == SR_OK)
    status = reserve(ctx, loaded, first);
  if (status == SR_OK)
    status = load(ctx, loaded, first, out_program);
  free(first);
  return status;
}

/* Puts the numbers of each process in the order of the partitions. */
static sr_status sort_numbers(sr_ctx *ctx, const meetings *with, uint64_t *out_first) {
  const sr_loaded *loaded = with->loaded;
  for (int32_t r = 0; r < loaded->rank_count; r++) {
    const sr_world_piece *record = &with->records[r];
    size_t used = 0;
    for (int32_t p = 0; p < loaded->count; p++) {
      if (rank_of(loaded->client, loaded->devices[p]) != loaded->ranks[r])
        continue;
      if (record->bytes - used < sizeof *out_first)
        return sr_fail(ctx, SR_ERR_PEER, "%s: rank %d has other devices", loaded->name,
                       (int)loaded->ranks[r]);
      memcpy(&out_first[p], (const char *)record->data + used, sizeof *out_first);
      used += sizeof *out_first;
    }
  }
  return SR_OK;
}

/* Loads the program in all its processes; `own` is the status so far. */
static sr_status load_together(sr_ctx *ctx, meetings *with, sr_status own) {
  sr_loaded *loaded = with->loaded;
  pthread_mutex_t *lock = &loaded->client->lock;
  uint64_t *first = calloc((size_t)loaded->count, sizeof *first);
  if (own == SR_OK && !first)
    own = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", loaded->name);
  size_t local = 0;
  for (int32_t p = 0; p < loaded->count; p++)
    local += sr_client_device(loaded->client, loaded->devices[p]) != NULL;
  if (own == SR_OK) {
    pthread_mutex_lock(lock);
    own = reserve(ctx, loaded, first);
    pthread_mutex_unlock(lock);
  }
  sr_status status = meet(ctx, with, NUMBER, own, (sr_world_piece){first, local * sizeof *first});
  if (status == SR_OK) {
    own = sort_numbers(ctx, with, first);
    pthread_mutex_lock(lock);
    if (own == SR_OK)
      own = load(ctx, loaded, first, &loaded->program);
    pthread_mutex_unlock(lock);
    status = meet(ctx, with, LOAD, own, (sr_world_piece){NULL, 0});
  }
  free(first);
  return status;
}

/* ---- making ---------------------------------------------------------------------------------- */

static void set_fingerprint(sr_loaded *loaded) {
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, loaded->devices, (size_t)loaded->count * sizeof *loaded->devices);
  sr_hash_update(&hash, loaded->executable->bytes, loaded->executable->byte_count);
  loaded->fingerprint = sr_hash_end(&hash);
}

static sr_status make_alone(sr_ctx *ctx, sr_loaded *loaded, const origin *from) {
  sr_digest program;
  SR_TRY(make_here(ctx, loaded, from, true, &program));
  SR_TRY(check_signature(ctx, loaded));
  set_fingerprint(loaded);
  pthread_mutex_lock(&loaded->client->lock);
  const sr_status status = sr_loaded_load(ctx, loaded, &loaded->program);
  pthread_mutex_unlock(&loaded->client->lock);
  return status;
}

/* A module that cannot be read is refused by each process alone: they have the same one. */
static sr_status make_together(sr_ctx *ctx, const origin *from, meetings *with) {
  sr_loaded *loaded = with->loaded;
  const bool is_host = loaded->ranks[0] == sr_world_rank(loaded->client->context->world);
  static const sr_digest unknown;
  sr_status status = make_here(ctx, loaded, from, is_host, &with->program);
  if (memcmp(&with->program, &unknown, sizeof unknown) == 0)
    return status;
  const sr_digest on_devices = key_of(loaded, &with->program, 0, GIVE);
  SR_TRY(count_times(ctx, loaded, &on_devices, &with->times));
  if (!from->bytes)
    SR_TRY(give(ctx, with, is_host, status));
  if (status == SR_OK)
    status = check_signature(ctx, loaded);
  if (status == SR_OK)
    set_fingerprint(loaded);
  return load_together(ctx, with, status);
}

static sr_status loaded_init(sr_ctx *ctx, sr_loaded *loaded, const origin *from) {
  const sr_client_source *source = from->source;
  loaded->name = source->name;
  SR_TRY(check_devices(ctx, loaded->client, source));
  loaded->count = source->count;
  loaded->devices = malloc((size_t)source->count * sizeof *loaded->devices);
  if (!loaded->devices)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
  memcpy(loaded->devices, source->devices, (size_t)source->count * sizeof *loaded->devices);
  SR_TRY(list_ranks(ctx, loaded));
  if (loaded->rank_count == 1)
    return make_alone(ctx, loaded, from);
  meetings with = {.loaded = loaded,
                   .records = calloc((size_t)loaded->rank_count, sizeof *with.records)};
  const sr_status status = with.records
                               ? make_together(ctx, from, &with)
                               : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
  free(with.memory);
  free(with.records);
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
