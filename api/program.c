/*
 * Compiles a program on all ranks, in three steps. Rank 0 builds the executable while the other
 * ranks sleep. Every rank receives the executable's bytes. Every rank loads them on its own
 * devices. After each step the ranks agree on whether it succeeded, so that no rank waits for one
 * that failed.
 */
#include <stdlib.h>
#include <string.h>

#include "api/array/array_layout.h"
#include "api/build.h"
#include "api/cache_why.h"
#include "api/guards.h"
#include "api/needs.h"
#include "api/nodes.h"
#include "api/sized.h"
#include "executable/format.h"
#include "sharding/device_lists.h"

struct sr_program_name {
  struct sr_program_name *next;
  char text[];
};

const char *sr_context_name(spmdrun_context *context, const char *name) {
  for (const struct sr_program_name *known = context->names; known; known = known->next)
    if (strcmp(known->text, name) == 0)
      return known->text;
  const size_t bytes = strlen(name) + 1;
  struct sr_program_name *made = malloc(sizeof *made + bytes);
  if (!made)
    return NULL;
  made->next = context->names;
  memcpy(made->text, name, bytes);
  context->names = made;
  return made->text;
}

void sr_context_names_free(spmdrun_context *context) {
  while (context->names) {
    struct sr_program_name *name = context->names;
    context->names = name->next;
    free(name);
  }
}

sr_status sr_executable_new(spmdrun_context *context, const char *name, bool check,
                            spmdrun_executable **out) {
  spmdrun_executable *executable = calloc(1, sizeof *executable);
  *out = executable;
  if (executable) {
    executable->context = context;
    executable->check = check;
    executable->name = sr_context_name(context, name);
    executable->arena = sr_arena_create();
  }
  return executable && executable->name && executable->arena
             ? SR_OK
             : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory while compiling", name);
}

sr_status sr_executable_decode_plan(spmdrun_executable *executable) {
  spmdrun_context *context = executable->context;
  if (executable->plan)
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
  plan->code.image_is_shared = !executable->cache_bytes && sr_world_local_size(context->world) > 1;
  executable->plan = plan;
  return SR_OK;
}

spmdrun_status sr_executable_distribute(spmdrun_executable *executable, const sr_nodes *nodes) {
  spmdrun_context *context = executable->context;
  sr_context_phase(context, SPMDRUN_PHASE_DISTRIBUTE);
  double start = sr_seconds_now();
  sr_status own = nodes ? sr_nodes_distribute(executable, nodes) : sr_nodes_send_all(executable);
  if (own == SR_OK)
    own = sr_executable_decode_plan(executable);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK && sr_context_is_root(context))
    sr_log_line(
        &context->ctx, SR_LOG_MPI, SR_LOG_INFO, "%s: %zu KiB for %d rank%s on %d node%s in %.1f ms",
        executable->name, (executable->byte_count + 1023) / 1024, sr_world_size(context->world),
        sr_world_size(context->world) == 1 ? "" : "s", sr_world_node_count(context->world),
        sr_world_node_count(context->world) == 1 ? "" : "s", 1e3 * (sr_seconds_now() - start));
  executable->load_seconds += sr_seconds_now() - start;
  return status;
}

/* Returns the text of the sharding without the name of its mesh: "[{"i"}, {}]". */
static const char *short_name(sr_arena *arena, const sr_sharding *sharding) {
  static const char prefix[] = "<@m, ";
  sr_mesh mesh = *sharding->mesh;
  mesh.name = "m";
  sr_sharding copy = *sharding;
  copy.mesh = &mesh;
  const char *name = sr_sharding_printed(arena, &copy) + sizeof prefix - 1;
  return sr_arena_string(arena, name, strlen(name) - 1);
}

/* Describes `count` arguments or results for users. */
static const spmdrun_port *describe_ports(sr_arena *arena, const sr_port *ports, int32_t count,
                                          int64_t devices) {
  spmdrun_port *out = SR_NEW_ARRAY(arena, spmdrun_port, count);
  for (int32_t i = 0; i < count; i++) {
    const sr_port *port = &ports[i];
    const sr_array_type type = {port->dtype, port->rank, port->dims, port->sharding, devices};
    out[i] = (spmdrun_port){
        .name = port->name,
        .dtype = sr_dtype_get(port->dtype)->name,
        .rank = port->rank,
        .dims = port->dims,
        .sharding = sr_sharding_is_replicated(&port->sharding)
                        ? sr_whole_on(arena, port->sharding.mesh, devices)
                        : short_name(arena, &port->sharding),
        .donated = port->donated,
        .alias = port->alias,
        .layout = sr_layout_of(arena, &type),
    };
  }
  return out;
}

sr_status sr_executable_make_ready(spmdrun_executable *executable) {
  spmdrun_context *context = executable->context;
  const sr_signature *signature = &executable->plan->signature;
  SR_TRY(sr_context_devices(context, "the program", signature->device_count, &executable->set));
  double start = sr_seconds_now();
  SR_TRY(sr_device_set_connect(&context->ctx, executable->set->devices, executable->plan));
  SR_TRY(sr_program_create(&context->ctx, executable->set->devices, executable->plan, NULL,
                           &executable->program));
  executable->load_seconds += sr_seconds_now() - start;
  executable->watches = sr_plan_count(&executable->plan->steps, SR_STEP_WATCH) > 0;
  if (SR_ARENA_GUARD(executable->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory while loading the program");
  executable->arguments = describe_ports(executable->arena, signature->arguments,
                                         signature->argument_count, signature->device_count);
  executable->result_names = SR_NEW_ARRAY(executable->arena, const char *, signature->result_count);
  for (int32_t i = 0; i < signature->result_count; i++)
    executable->result_names[i] = sr_arena_printf(executable->arena, "result %d", (int)i);
  executable->results = describe_ports(executable->arena, signature->results,
                                       signature->result_count, signature->device_count);
  return sr_guard_donation(executable);
}

/* On rank 0: logs whether the cache had the program, and how long the look-up or the compilation
 * took. */
static void log_origin(const spmdrun_executable *executable) {
  const sr_origin *origin = &executable->origin;
  const sr_ctx *ctx = &executable->context->ctx;
  size_t kib = (executable->byte_count + 1023) / 1024;
  if (origin->place)
    sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_INFO,
                "%s: hit: %zu KiB from %s%s in %.1f ms; compiling took %.3g s", executable->name,
                kib, origin->cache == SPMDRUN_CACHE_MEMORY ? "the memory " : "", origin->place,
                1e3 * executable->lookup_seconds, origin->made_seconds);
  else
    sr_log_line(ctx, SR_LOG_CACHE, SR_LOG_INFO,
                "%s: %s: looked for %.1f ms; compiled in %.3g s, %zu KiB, %s", executable->name,
                origin->cache == SPMDRUN_CACHE_OFF ? "no cache" : "miss",
                1e3 * executable->lookup_seconds, origin->compile_seconds, kib,
                origin->kept ? "kept" : "kept nowhere");
}

/* Collective. Makes the executable on rank 0, or finds it in a node's cache. `source` and `own`,
 * the status of reading it, matter only on rank 0. If *out_build is set, the caller calls
 * sr_compilation_end. */
static spmdrun_status build(spmdrun_context *context, const sr_program_text *source, sr_status own,
                            const spmdrun_compile_options *options, spmdrun_executable **out,
                            sr_nodes *out_nodes, sr_compilation **out_build) {
  bool root = sr_context_is_root(context);
  if (own == SR_OK)
    own = sr_executable_new(context, source->name, options->check, out);
  if (own == SR_OK && root)
    own = sr_compilation_begin(context, source, options,
                               &(sr_build_target){.code = context->target}, *out, out_build);
  if (context->node_tiers)
    own = sr_nodes_find(context, own, *out_build ? sr_compilation_key(*out_build) : NULL, *out,
                        out_nodes);
  if (own == SR_OK && root && !(*out)->plan && out_nodes->source < 0)
    own = sr_compilation_finish(*out_build);
  return sr_context_settle(context, own);
}

/* Runs last, when no other rank waits for this one. Sends an executable that this job compiled to
 * the cache's server, even if some ranks could not load it. Stores an executable that another node
 * sent in this node's cache. Ends the build. */
static void keep(spmdrun_executable *executable, const sr_nodes *nodes, sr_compilation *built,
                 bool distributed) {
  if (built)
    sr_compilation_send(built);
  if (distributed)
    sr_nodes_store(executable, nodes);
  sr_compilation_end(built);
  if (distributed && sr_context_is_root(executable->context))
    log_origin(executable);
}

/* Collective: makes the executable and loads it on all ranks. */
static spmdrun_status compile(spmdrun_context *context, const sr_program_text *source,
                              sr_status source_status, const spmdrun_compile_options *options,
                              spmdrun_executable **out) {
  spmdrun_compile_options own;
  spmdrun_executable *executable = NULL;
  sr_compilation *built = NULL;
  sr_nodes nodes = {.source = -1};
  if (source_status == SR_OK)
    source_status =
        sr_sized_read(&context->ctx, "spmdrun_compile_options", options, &own, sizeof own);
  spmdrun_status status = build(context, source, source_status, &own, &executable, &nodes, &built);
  if (status == SPMDRUN_OK)
    status = sr_executable_distribute(executable, &nodes);
  bool distributed = status == SPMDRUN_OK;
  if (distributed)
    status = sr_context_settle(context, sr_executable_make_ready(executable));
  keep(executable, &nodes, built, distributed);
  if (status == SPMDRUN_OK)
    *out = executable;
  else
    spmdrun_executable_destroy(executable);
  return status;
}

spmdrun_status spmdrun_compile_file(spmdrun_context *context, const char *path,
                                    const spmdrun_compile_options *options,
                                    spmdrun_executable **out) {
  SR_MAKES(out);
  SR_NEEDS(context, "context, path, executable", context, path, out);
  sr_context_begin(context);
  sr_program_text source = {.name = path};
  sr_status own = SR_OK;
  if (sr_context_is_root(context))
    own = sr_program_text_open(&context->ctx, path, &source);
  spmdrun_status status = compile(context, &source, own, options, out);
  sr_program_text_close(&source);
  return status;
}

spmdrun_status spmdrun_compile_text(spmdrun_context *context, const char *name, const char *text,
                                    size_t bytes, const spmdrun_compile_options *options,
                                    spmdrun_executable **out) {
  SR_MAKES(out);
  SR_NEEDS(context, "context, name, executable, text", context, name, out,
           bytes > 0 && sr_context_is_root(context) ? text : name);
  sr_context_begin(context);
  sr_program_text source = {.name = name, .text = text, .bytes = bytes};
  return compile(context, &source, SR_OK, options, out);
}

/* ---- for another machine --------------------------------------------------------------------- */

sr_status sr_find_target(spmdrun_context *context, const char *name, sr_target *out_target) {
  *out_target = context->target;
  if (!name || sr_target_find(name, out_target))
    return SR_OK;
  return sr_fail(&context->ctx, SR_ERR_INVALID,
                 "there is no target \"%s\"; there are x86-64, x86-64-v2 to x86-64-v4, and "
                 "GPUs from sm_80 on",
                 name);
}

static sr_status target_of(spmdrun_context *context, const spmdrun_topology *given,
                           sr_build_target *out_target) {
  int64_t devices;
  spmdrun_topology own;
  const spmdrun_topology *topology = &own;
  SR_TRY(sr_sized_read(&context->ctx, "spmdrun_topology", given, &own, sizeof own));
  if (topology->nodes < 1 || topology->devices_per_node < 1 ||
      __builtin_mul_overflow(topology->nodes, topology->devices_per_node, &devices) ||
      devices > SR_MAX_DEVICES)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "topology: expected 1 to %d devices, not %lld nodes of %lld", SR_MAX_DEVICES,
                   (long long)topology->nodes, (long long)topology->devices_per_node);
  out_target->devices = devices;
  out_target->devices_per_node = topology->devices_per_node;
  return sr_find_target(context, topology->target, &out_target->code);
}

/* On rank 0: compiles the program at `path` for the machine that `topology` describes. */
static sr_status build_for(spmdrun_context *context, const char *path,
                           const spmdrun_compile_options *given, const spmdrun_topology *topology,
                           spmdrun_executable **out) {
  spmdrun_compile_options options;
  sr_program_text source = {.name = path};
  sr_build_target target = {0};
  SR_TRY(sr_sized_read(&context->ctx, "spmdrun_compile_options", given, &options, sizeof options));
  SR_TRY(target_of(context, topology, &target));
  SR_TRY(sr_executable_new(context, path, false, out));
  SR_TRY(sr_program_text_open(&context->ctx, path, &source));
  sr_compilation *build;
  sr_status status = sr_compilation_begin(context, &source, &options, &target, *out, &build);
  if (status == SR_OK && !(*out)->plan)
    status = sr_compilation_finish(build);
  if (build)
    sr_compilation_send(build);
  sr_compilation_end(build);
  sr_program_text_close(&source);
  return status;
}

spmdrun_status spmdrun_compile_for(spmdrun_context *context, const char *path,
                                   const spmdrun_compile_options *options,
                                   const spmdrun_topology *topology, spmdrun_compiled *out) {
  SR_NEEDS(context, "context, path, topology, compiled", context, path, topology, out);
  sr_context_begin(context);
  spmdrun_compiled made = {0};
  sr_status own = sr_sized_check(&context->ctx, "spmdrun_compiled", out);
  if (own == SR_OK && sr_context_is_root(context)) {
    spmdrun_executable *executable = NULL;
    own = build_for(context, path, options, topology, &executable);
    if (own == SR_OK) {
      made = (spmdrun_compiled){
          .cache = executable->origin.cache,
          .kept = executable->origin.kept,
          .compile_seconds = executable->origin.compile_seconds,
          .bytes = executable->byte_count,
          .devices = executable->plan->signature.device_count,
      };
      const sr_target_name name = sr_target_name_of(executable->plan->code.target);
      memcpy(made.target, name.text, sizeof made.target);
    }
    spmdrun_executable_destroy(executable);
  }
  if (own == SR_OK)
    sr_sized_write(out, &made, sizeof made);
  return sr_context_settle(context, own);
}

/* Returns the explanation that sr_why_write gives, malloc'ed. */
static sr_status why_guarded(spmdrun_context *context, const sr_compilation *build,
                             spmdrun_executable *program, char **out_json) {
  sr_text text = {.arena = program->arena};
  if (!SR_ARENA_GUARD(program->arena)) {
    sr_why_write(context, build, &text);
    *out_json = strdup(sr_text_get(&text));
  }
  return *out_json ? SR_OK
                   : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", program->name);
}

/* On rank 0: reads the program at `path`. Sets *out_json to the explanation why the cache has or
 * does not have its executable. */
static sr_status why(spmdrun_context *context, const char *path, const spmdrun_topology *topology,
                     spmdrun_executable **program, char **out_json) {
  static const spmdrun_compile_options no_options;
  sr_program_text source = {.name = path};
  sr_build_target target = {.code = context->target};
  if (topology)
    SR_TRY(target_of(context, topology, &target));
  SR_TRY(sr_executable_new(context, path, false, program));
  SR_TRY(sr_program_text_open(&context->ctx, path, &source));
  sr_compilation *build;
  sr_status status = sr_compilation_read(context, &source, &no_options, &target, *program, &build);
  if (status == SR_OK)
    status = why_guarded(context, build, *program, out_json);
  sr_compilation_end(build);
  sr_program_text_close(&source);
  return status;
}

spmdrun_status spmdrun_cache_why(spmdrun_context *context, const char *path,
                                 const spmdrun_topology *topology, char **json) {
  SR_MAKES(json);
  SR_NEEDS(context, "context, path, json", context, path, json);
  sr_context_begin(context);
  sr_status own = SR_OK;
  if (sr_context_is_root(context)) {
    spmdrun_executable *program = NULL;
    own = why(context, path, topology, &program, json);
    spmdrun_executable_destroy(program);
  }
  return sr_context_settle(context, own);
}

void spmdrun_executable_destroy(spmdrun_executable *executable) {
  if (!executable)
    return;
  sr_context_drain(executable->context);
  sr_program_destroy(executable->program);
  sr_world_release(&executable->block);
  sr_world_release(&executable->name_block);
  free(executable->cache_bytes);
  sr_arena_destroy(executable->arena);
  free(executable);
}

/* ---- the signature --------------------------------------------------------------------------- */

int spmdrun_argument_count(const spmdrun_executable *executable) {
  return executable ? executable->plan->signature.argument_count : 0;
}

int spmdrun_result_count(const spmdrun_executable *executable) {
  return executable ? executable->plan->signature.result_count : 0;
}

int64_t spmdrun_device_count(const spmdrun_executable *executable) {
  return executable ? executable->plan->signature.device_count : 0;
}

const spmdrun_port *spmdrun_argument(const spmdrun_executable *executable, int index) {
  return index >= 0 && index < spmdrun_argument_count(executable) ? &executable->arguments[index]
                                                                  : NULL;
}

const spmdrun_port *spmdrun_result(const spmdrun_executable *executable, int index) {
  return index >= 0 && index < spmdrun_result_count(executable) ? &executable->results[index]
                                                                : NULL;
}

int spmdrun_result_shard(const spmdrun_executable *executable, int index, int64_t device,
                         int64_t *start, int64_t *size) {
  if (index < 0 || index >= spmdrun_result_count(executable) || device < 0 ||
      device >= spmdrun_device_count(executable))
    return -1;
  const sr_port *port = &executable->plan->signature.results[index];
  if (port->rank > 0 && !(start && size))
    return -1;
  sr_shard shard = sr_sharding_shard(&port->sharding, port->dims, device);
  for (int32_t d = 0; d < port->rank; d++) {
    start[d] = shard.start[d];
    size[d] = shard.size[d];
  }
  return (int)(device / executable->set->devices->count);
}
