/*
 * Compiling as all ranks see it: rank 0 builds, everyone else waits asleep for the bytes, then each
 * makes them ready on its own devices. The ranks agree after each of the three parts, so that none
 * waits for one that failed.
 */
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "executable/format.h"

static sr_status allocate(spmdrun_context *context, const char *name, bool check,
                          spmdrun_executable **out) {
  spmdrun_executable *executable = calloc(1, sizeof *executable);
  *out = executable;
  if (executable) {
    executable->context = context;
    executable->check = check;
    executable->name = strdup(name);
    executable->arena = sr_arena_create();
  }
  return executable && executable->name && executable->arena
             ? SR_OK
             : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory while compiling", name);
}

/* The plan out of the bytes, and the names into it. Rank 0 has both already. */
static sr_status load(spmdrun_executable *executable) {
  spmdrun_context *context = executable->context;
  if (sr_context_is_root(context))
    return SR_OK;
  if (SR_ARENA_GUARD(executable->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory while loading the program");
  sr_executable *plan;
  sr_names names;
  SR_TRY(sr_executable_decode(&context->ctx, executable->bytes, executable->byte_count,
                              executable->arena, &plan));
  SR_TRY(sr_names_decode(&context->ctx, executable->name_bytes, executable->name_byte_count,
                         executable->arena, &names));
  SR_TRY(sr_executable_name(&context->ctx, plan, &names, executable->arena));
  executable->plan = plan;
  return SR_OK;
}

/* Collective. Bytes and names from rank 0 to every rank, and out of them the plan. */
static spmdrun_status distribute(spmdrun_executable *executable) {
  spmdrun_context *context = executable->context;
  sr_context_phase(context, SPMDRUN_PHASE_DISTRIBUTE);
  double start = sr_seconds_now();
  spmdrun_status status =
      sr_context_settle(context, sr_world_broadcast(&context->ctx, context->world,
                                                    &executable->bytes, &executable->byte_count));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, sr_world_broadcast(&context->ctx, context->world,
                                                           &executable->name_bytes,
                                                           &executable->name_byte_count));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, load(executable));
  executable->load_seconds = sr_seconds_now() - start;
  return status;
}

/* "[{"i"}, {}]": the sharding without the mesh before it. */
static const char *short_name(sr_arena *arena, const sr_sharding *sharding) {
  static const char prefix[] = "<@m, ";
  sr_mesh mesh = *sharding->mesh;
  mesh.name = "m";
  sr_sharding copy = *sharding;
  copy.mesh = &mesh;
  const char *name = sr_sharding_name(arena, &copy) + sizeof prefix - 1;
  return sr_arena_string(arena, name, strlen(name) - 1);
}

/* The shardings of `count` ports as people read them: "replicated" when nothing is cut. */
static const char **sharding_names(sr_arena *arena, const sr_port *ports, int32_t count) {
  const char **names = SR_NEW_ARRAY(arena, const char *, count);
  for (int32_t i = 0; i < count; i++)
    names[i] = sr_sharding_is_replicated(&ports[i].sharding)
                   ? "replicated"
                   : short_name(arena, &ports[i].sharding);
  return names;
}

/* Collective. Devices, and the program ready on them. */
static sr_status make_ready(spmdrun_executable *executable) {
  spmdrun_context *context = executable->context;
  const sr_signature *signature = &executable->plan->signature;
  SR_TRY(sr_context_devices(context, signature->device_count, &executable->set));
  double start = sr_seconds_now();
  SR_TRY(sr_program_create(&context->ctx, executable->set->devices, executable->plan, NULL,
                           &executable->program));
  executable->load_seconds += sr_seconds_now() - start;
  if (SR_ARENA_GUARD(executable->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory while loading the program");
  executable->argument_shardings =
      sharding_names(executable->arena, signature->arguments, signature->argument_count);
  executable->result_shardings =
      sharding_names(executable->arena, signature->results, signature->result_count);
  return SR_OK;
}

/* Collective. `source` counts on rank 0 alone, as does its status. */
static spmdrun_status compile(spmdrun_context *context, const sr_program_text *source,
                              sr_status source_status, const spmdrun_compile_options *options,
                              spmdrun_executable **out) {
  static const spmdrun_compile_options no_options;
  options = options ? options : &no_options;
  spmdrun_executable *executable = NULL;
  sr_status own = source_status;
  if (own == SR_OK)
    own = allocate(context, source->name, options->check, &executable);
  if (own == SR_OK && sr_context_is_root(context))
    own = sr_build(context, source, options, executable);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = distribute(executable);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, make_ready(executable));
  if (status == SPMDRUN_OK)
    *out = executable;
  else
    spmdrun_executable_destroy(executable);
  return status;
}

spmdrun_status spmdrun_compile_file(spmdrun_context *context, const char *path,
                                    const spmdrun_compile_options *options,
                                    spmdrun_executable **out) {
  sr_context_begin(context);
  *out = NULL;
  sr_program_text source = {.name = path};
  sr_status own = SR_OK;
  if (sr_context_is_root(context))
    own = sr_text_open(&context->ctx, path, &source);
  spmdrun_status status = compile(context, &source, own, options, out);
  sr_text_close(&source);
  return status;
}

spmdrun_status spmdrun_compile_text(spmdrun_context *context, const char *name, const char *text,
                                    size_t bytes, const spmdrun_compile_options *options,
                                    spmdrun_executable **out) {
  sr_context_begin(context);
  *out = NULL;
  sr_program_text source = {.name = name, .text = text, .bytes = bytes};
  return compile(context, &source, SR_OK, options, out);
}

void spmdrun_executable_destroy(spmdrun_executable *executable) {
  if (!executable)
    return;
  sr_program_destroy(executable->program);
  if (executable->bytes)
    sr_world_release(executable->context->world, executable->bytes, executable->byte_count);
  if (executable->name_bytes)
    sr_world_release(executable->context->world, executable->name_bytes,
                     executable->name_byte_count);
  free(executable->cache_bytes);
  free(executable->name);
  sr_arena_destroy(executable->arena);
  free(executable);
}

/* ---- the signature --------------------------------------------------------------------------- */

int spmdrun_argument_count(const spmdrun_executable *executable) {
  return executable->plan->signature.argument_count;
}

int spmdrun_result_count(const spmdrun_executable *executable) {
  return executable->plan->signature.result_count;
}

int64_t spmdrun_device_count(const spmdrun_executable *executable) {
  return executable->plan->signature.device_count;
}

static spmdrun_port describe_port(const sr_port *port, const char *sharding) {
  return (spmdrun_port){
      .name = port->name,
      .dtype = sr_dtype_get(port->dtype)->name,
      .rank = port->rank,
      .dims = port->dims,
      .sharding = sharding,
      .donated = port->donated,
  };
}

spmdrun_port spmdrun_argument(const spmdrun_executable *executable, int index) {
  if (index < 0 || index >= spmdrun_argument_count(executable))
    return (spmdrun_port){0};
  return describe_port(&executable->plan->signature.arguments[index],
                       executable->argument_shardings[index]);
}

spmdrun_port spmdrun_result(const spmdrun_executable *executable, int index) {
  if (index < 0 || index >= spmdrun_result_count(executable))
    return (spmdrun_port){0};
  return describe_port(&executable->plan->signature.results[index],
                       executable->result_shardings[index]);
}

int spmdrun_result_shard(const spmdrun_executable *executable, int index, int64_t device,
                         int64_t *start, int64_t *size) {
  if (index < 0 || index >= spmdrun_result_count(executable) || device < 0 ||
      device >= spmdrun_device_count(executable))
    return -1;
  const sr_port *port = &executable->plan->signature.results[index];
  sr_shard shard = sr_sharding_shard(&port->sharding, port->dims, device);
  for (int32_t d = 0; d < port->rank; d++) {
    start[d] = shard.start[d];
    size[d] = shard.size[d];
  }
  return (int)(device / sr_device_set_count(executable->set->devices));
}
