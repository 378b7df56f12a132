/* Makes programs: of a module, or of the bytes of one that was compiled. */
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"
#include "pjrt/pjrt_inspect.h"
#include "pjrt/pjrt_program.h"
#include "pjrt/pjrt_type.h"
#include "pjrt/proto.h"
#include "pjrt/sharding_proto.h"

static void release(sr_pjrt_program *program) {
  if (atomic_fetch_sub_explicit(&program->holders, 1, memory_order_acq_rel) > 1)
    return;
  if (program->loaded)
    sr_loaded_destroy(program->loaded);
  free(atomic_load(&program->text));
  sr_arena_destroy(program->arena);
  sr_pjrt_client_release(program->client);
  free(program);
}

/* ---- what JAX will ask ----------------------------------------------------------------------- */

/* Those of sr_pjrt_ports, while they are filled. */
typedef struct lists {
  int *types;
  size_t *ranks;
  const char **kinds;
  size_t *kind_bytes;
  const char **shardings;
  size_t *sharding_bytes;
  const sr_pjrt_order **orders;
} lists;

/* Fills row `i` of the lists; a token is a scalar that every device has. */
static void list_port(sr_arena *arena, const sr_port *port, int64_t devices, size_t i,
                      int64_t *dims, lists *to) {
  to->types[i] = port ? sr_pjrt_type_number(port->dtype) : SR_PJRT_TOKEN;
  to->ranks[i] = port ? (size_t)port->rank : 0;
  to->orders[i] = sr_pjrt_order_of(to->ranks[i]);
  to->kinds[i] = sr_pjrt_memory_kind_name(0);
  to->kind_bytes[i] = strlen(to->kinds[i]);
  to->shardings[i] = port ? sr_sharding_proto(arena, port, devices, &to->sharding_bytes[i]) : "";
  if (port)
    sr_port_local_dims(port, dims);
}

/* Fills the lists of `out_ports`; a sharding is over `devices` devices. */
static void list_ports(sr_arena *arena, const sr_port *ports, int32_t count,
                       const sr_tokens *tokens, int64_t devices, sr_pjrt_ports *out_ports) {
  const size_t rows = (size_t)count + (size_t)tokens->count;
  size_t sizes = 0;
  for (int32_t i = 0; i < count; i++)
    sizes += (size_t)ports[i].rank;
  int64_t *dims = SR_NEW_ARRAY(arena, int64_t, sizes), *at = dims;
  lists to = {
      .types = SR_NEW_ARRAY(arena, int, rows),
      .ranks = SR_NEW_ARRAY(arena, size_t, rows),
      .kinds = SR_NEW_ARRAY(arena, const char *, rows),
      .kind_bytes = SR_NEW_ARRAY(arena, size_t, rows),
      .shardings = SR_NEW_ARRAY(arena, const char *, rows),
      .sharding_bytes = SR_NEW_ARRAY(arena, size_t, rows),
      .orders = SR_NEW_ARRAY(arena, const sr_pjrt_order *, rows),
  };
  int32_t token = 0;
  for (size_t row = 0; row < rows; row++) {
    const int32_t i = (int32_t)row - token;
    const bool is_token = token < tokens->count && tokens->before[token] == i;
    list_port(arena, is_token ? NULL : &ports[i], devices, row, at, &to);
    at += to.ranks[row];
    token += is_token;
  }
  *out_ports =
      (sr_pjrt_ports){rows,     ports,         (size_t)count, to.types,          dims,     to.ranks,
                      to.kinds, to.kind_bytes, to.shardings,  to.sharding_bytes, to.orders};
}

/* What XLA counts by the same names: operations of matrix products (here no others), and the bytes
 * of arguments and results. */
static bool add_operations(void *user, const sr_step *step) {
  if (step->kind == SR_STEP_GEMM)
    *(float *)user += 2.0f * (float)step->gemm.batch * (float)step->gemm.m * (float)step->gemm.n *
                      (float)step->gemm.k;
  return true;
}

static void list_costs(sr_pjrt_program *program) {
  float operations = 0;
  sr_plan_each(&sr_loaded_plan(program->loaded)->steps, add_operations, &operations);
  static const char flops[] = "flops", bytes[] = "bytes accessed";
  program->costs[0] = (sr_pjrt_value){.name = flops, .name_bytes = sizeof flops - 1};
  program->costs[0].number = operations;
  program->costs[1] = (sr_pjrt_value){.name = bytes, .name_bytes = sizeof bytes - 1};
  program->costs[1].number = (float)(sr_pjrt_ports_bytes(&program->arguments, false) +
                                     sr_pjrt_ports_bytes(&program->results, false));
  for (int i = 0; i < 2; i++) {
    program->costs[i].size = sizeof program->costs[i];
    program->costs[i].kind = SR_PJRT_FLOAT;
    program->costs[i].count = 1;
  }
}

/* JAX deletes a donated argument whose memory a result may have: the one that the program names, or
 * the next free one of its size. Others it may use again, after a warning. */
static const bool *list_donated(sr_arena *arena, const sr_signature *signature) {
  bool *donated = SR_NEW_ARRAY(arena, bool, signature->argument_count);
  bool *taken = SR_NEW_ARRAY(arena, bool, signature->result_count);
  for (int32_t r = 0; r < signature->result_count; r++)
    taken[r] = signature->results[r].alias >= 0;
  for (int32_t a = 0; a < signature->argument_count; a++) {
    const sr_port *argument = &signature->arguments[a];
    donated[a] = argument->alias >= 0;
    for (int32_t r = 0; argument->donated && !donated[a] && r < signature->result_count; r++) {
      donated[a] =
          !taken[r] && sr_port_local_bytes(&signature->results[r]) == sr_port_local_bytes(argument);
      taken[r] |= donated[a];
    }
  }
  return donated;
}

static void list_devices(sr_pjrt_program *program) {
  const sr_loaded *loaded = program->loaded;
  const int32_t *devices = sr_loaded_devices(loaded);
  int32_t count = sr_loaded_local_count(loaded);
  program->local_devices = SR_NEW_ARRAY(program->arena, sr_pjrt_device *, count);
  program->local_ids = SR_NEW_ARRAY(program->arena, sr_pjrt_logical_id, count);
  for (int32_t i = 0; i < count; i++) {
    int32_t partition = sr_loaded_local_partition(loaded, i);
    program->local_devices[i] = sr_pjrt_client_find(program->client, devices[partition]);
    program->local_ids[i] =
        (sr_pjrt_logical_id){partition / program->partitions, partition % program->partitions};
  }
  program->assignment = sr_compile_options_assignment(
      program->arena, program->replicas, program->partitions, devices, &program->assignment_bytes);
}

static void describe(sr_pjrt_program *program) {
  list_devices(program);
  program->calls_python = sr_plan_host_calls(&sr_loaded_plan(program->loaded)->steps, false) > 0;
  sr_digest_hex(sr_loaded_fingerprint(program->loaded), program->fingerprint);
  const sr_signature *signature = &sr_loaded_plan(program->loaded)->signature;
  list_ports(program->arena, signature->arguments, signature->argument_count,
             &signature->argument_tokens, signature->device_count, &program->arguments);
  list_ports(program->arena, signature->results, signature->result_count, &signature->result_tokens,
             signature->device_count, &program->results);
  program->is_donated = list_donated(program->arena, signature);
  list_costs(program);
}

/* ---- compiling ------------------------------------------------------------------------------- */

/* What a program is made of: a module, or bytes that sr_pjrt_executable_serialize wrote. */
typedef struct origin {
  const char *bytes;
  size_t byte_count;
  bool is_module;
} origin;

/* The fields of the message that sr_pjrt_executable_serialize writes. */
enum {
  SAVED_OPTIONS = 1,
  SAVED_EXECUTABLE = 2
};

/* Points `from` to the executable in what was saved, and `program` to the options with it unless
 * the caller gave others. */
static sr_status open_saved(sr_ctx *ctx, sr_pjrt_program *program, origin *from) {
  sr_proto proto = sr_proto_begin(from->bytes, from->byte_count);
  const void *executable = NULL;
  size_t bytes = 0;
  for (sr_proto_field field; sr_proto_next(&proto, &field);) {
    size_t count = (size_t)(field.part.end - field.part.at);
    if (field.number == SAVED_EXECUTABLE) {
      executable = field.part.at;
      bytes = count;
    } else if (field.number == SAVED_OPTIONS && !program->options) {
      program->options = (const char *)field.part.at;
      program->option_bytes = count;
    }
  }
  if (proto.is_broken || !executable)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%zu bytes are no executable that the spmdrun plug-in has serialized",
                   from->byte_count);
  from->bytes = executable;
  from->byte_count = bytes;
  return SR_OK;
}

/* Fills in the devices when the caller does not say: the first ones of the job. Replicas are
 * refused: each has arguments of its own here, and the partitioner takes them for equal. */
static sr_status check_devices(sr_ctx *ctx, const sr_pjrt_client *client, sr_arena *arena,
                               sr_compile_options *options) {
  int32_t count = options->replicas * options->partitions;
  if (options->replicas > 1)
    return sr_fail(
        ctx, SR_ERR_UNSUPPORTED,
        "a program of %d replicas cannot run here; divide it by shard_map or pmap, which make "
        "partitions",
        options->replicas);
  if (count > client->device_count)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the program needs %d devices, and the job has %d; start more processes, or set "
                   "jax_num_cpu_devices",
                   count, client->device_count);
  if (!options->devices) {
    int32_t *devices = SR_NEW_ARRAY(arena, int32_t, count);
    for (int32_t i = 0; i < count; i++)
      devices[i] = i;
    options->devices = devices;
  }
  for (int32_t i = 0; i < count; i++)
    if (!sr_pjrt_client_find(client, options->devices[i]))
      return sr_fail(ctx, SR_ERR_INVALID, "the program is for device %d; the job has 0 to %d",
                     options->devices[i], client->device_count - 1);
  return SR_OK;
}

/* Fills in all that belongs to a program whose client and arena are there. */
static sr_status build(sr_ctx *ctx, sr_pjrt_program *program, origin from) {
  if (!program->arena || SR_ARENA_GUARD(program->arena))
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for what JAX asks of a program");
  if (!from.is_module)
    SR_TRY(open_saved(ctx, program, &from));
  program->options = sr_arena_copy(program->arena, program->options, program->option_bytes);
  sr_compile_options options;
  SR_TRY(sr_compile_options_read(ctx, program->options, program->option_bytes, program->arena,
                                 &options));
  SR_TRY(check_devices(ctx, program->client, program->arena, &options));
  program->replicas = options.replicas;
  program->partitions = options.partitions;
  const sr_client_source source = {
      .name = "program",
      .module = from.bytes,
      .bytes = from.byte_count,
      .count = options.replicas * options.partitions,
      .devices = options.devices,
  };
  if (from.is_module) {
    program->module = sr_arena_copy(program->arena, from.bytes, from.byte_count);
    program->module_bytes = from.byte_count;
    SR_TRY(sr_client_compile(ctx, program->client->client, &source, &program->loaded));
  } else {
    SR_TRY(sr_client_load(ctx, program->client->client, &source, from.bytes, from.byte_count,
                          &program->loaded));
  }
  describe(program);
  return sr_pjrt_tell_shardings(ctx, program);
}

static sr_pjrt_error *make(sr_pjrt_client *client, const char *options, size_t option_bytes,
                           origin from, sr_pjrt_program **out_program) {
  sr_pjrt_program *program = calloc(1, sizeof *program);
  if (!program)
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory for a program");
  atomic_init(&program->holders, 1);
  sr_pjrt_client_hold(client);
  program->client = client;
  program->options = options;
  program->option_bytes = option_bytes;
  program->arena = sr_arena_create();
  SR_PJRT_CTX(ctx);
  sr_status status = build(&ctx, program, from);
  if (status == SR_OK)
    *out_program = program;
  else
    release(program);
  return sr_pjrt_failed(status, ctx.message);
}

sr_pjrt_error *sr_pjrt_client_compile(struct sr_pjrt_client_compile_args *args) {
  static const char mlir[] = "mlir";
  const sr_pjrt_source *source = args->source;
  if (source->format_bytes != sizeof mlir - 1 || memcmp(source->format, mlir, sizeof mlir - 1) != 0)
    return sr_pjrt_fail(SR_PJRT_UNIMPLEMENTED,
                        "a program in the format \"%.*s\"; this plug-in reads \"mlir\"",
                        (int)source->format_bytes, source->format);
  return make(args->client, args->options ? args->options : "", args->option_bytes,
              (origin){source->code, source->code_bytes, .is_module = true}, &args->program);
}

/* ---- saving and loading ---------------------------------------------------------------------- */

sr_pjrt_error *sr_pjrt_executable_serialize(struct sr_pjrt_executable_serialize_args *args) {
  const sr_pjrt_program *program = args->program;
  SR_PJRT_CTX(ctx);
  size_t count;
  void *bytes;
  SR_PJRT_TRY(&ctx, sr_loaded_save(&ctx, program->loaded, &bytes, &count));
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    free(bytes);
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory to serialize a program");
  }
  sr_text text = {.arena = arena};
  sr_proto_write_part(&text, SAVED_OPTIONS, program->options, program->option_bytes);
  sr_proto_write_part(&text, SAVED_EXECUTABLE, bytes, count);
  free(bytes);
  args->bytes = text.items;
  args->byte_count = text.count;
  args->owner = arena;
  args->release = (void (*)(void *))sr_arena_destroy;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_executable_deserialize_and_load(struct sr_pjrt_executable_deserialize_and_load_args *args) {
  return make(args->client, args->options, args->options ? args->option_bytes : 0,
              (origin){.bytes = args->bytes, .byte_count = args->byte_count}, &args->program);
}

/* ---- life ------------------------------------------------------------------------------------ */

sr_pjrt_error *sr_pjrt_executable_destroy(struct sr_pjrt_executable_destroy_args *args) {
  release(args->program);
  return NULL;
}

sr_pjrt_error *
sr_pjrt_loaded_executable_destroy(struct sr_pjrt_loaded_executable_destroy_args *args) {
  release(args->program);
  return NULL;
}

sr_pjrt_error *sr_pjrt_loaded_executable_get_executable(
    struct sr_pjrt_loaded_executable_get_executable_args *args) {
  atomic_fetch_add_explicit(&args->program->holders, 1, memory_order_relaxed);
  args->executable = args->program;
  return NULL;
}

/* Executions that run go on; memory is freed when nobody holds the program. */
sr_pjrt_error *
sr_pjrt_loaded_executable_delete(struct sr_pjrt_loaded_executable_delete_args *args) {
  atomic_store(&args->program->is_deleted, true);
  return NULL;
}

sr_pjrt_error *
sr_pjrt_loaded_executable_is_deleted(struct sr_pjrt_loaded_executable_is_deleted_args *args) {
  args->is_deleted = atomic_load(&args->program->is_deleted);
  return NULL;
}
