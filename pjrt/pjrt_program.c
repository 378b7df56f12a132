/* What programs tell. */
#include "pjrt/pjrt_program.h"

#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"

sr_pjrt_error *sr_pjrt_executable_name(struct sr_pjrt_executable_name_args *args) {
  SR_PJRT_GIVE_TEXT(args, sr_loaded_name(args->program->loaded));
  return NULL;
}

sr_pjrt_error *sr_pjrt_executable_num_replicas(struct sr_pjrt_executable_num_replicas_args *args) {
  args->count = (size_t)args->program->replicas;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_executable_num_partitions(struct sr_pjrt_executable_num_partitions_args *args) {
  args->count = (size_t)args->program->partitions;
  return NULL;
}

sr_pjrt_error *sr_pjrt_executable_num_outputs(struct sr_pjrt_executable_num_outputs_args *args) {
  args->count = args->program->results.count;
  return NULL;
}

sr_pjrt_error *sr_pjrt_executable_size_of_generated_code_in_bytes(
    struct sr_pjrt_executable_size_of_generated_code_in_bytes_args *args) {
  args->bytes = (int64_t)sr_loaded_plan(args->program->loaded)->code.image_bytes;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_executable_get_cost_analysis(struct sr_pjrt_executable_get_cost_analysis_args *args) {
  args->properties = args->program->costs;
  args->count = sizeof args->program->costs / sizeof *args->program->costs;
  return NULL;
}

uint64_t sr_pjrt_ports_bytes(const sr_pjrt_ports *ports, bool aliased_only) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < ports->array_count; i++)
    if (!aliased_only || ports->arrays[i].alias >= 0)
      bytes += sr_port_local_bytes(&ports->arrays[i]);
  return bytes;
}

sr_pjrt_error *sr_pjrt_executable_get_compiled_memory_stats(
    struct sr_pjrt_executable_get_compiled_memory_stats_args *args) {
  const sr_pjrt_program *program = args->program;
  const sr_executable *plan = sr_loaded_plan(program->loaded);
  args->code = (int64_t)plan->code.image_bytes;
  args->arguments = (int64_t)sr_pjrt_ports_bytes(&program->arguments, false);
  args->results = (int64_t)sr_pjrt_ports_bytes(&program->results, false);
  args->aliased = (int64_t)sr_pjrt_ports_bytes(&program->results, true);
  args->temporary = (int64_t)plan->arena_bytes;
  memset(args->host, 0, sizeof args->host);
  args->peak = args->arguments + args->results - args->aliased + args->temporary;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_executable_output_element_types(struct sr_pjrt_executable_output_element_types_args *args) {
  args->types = args->program->results.types;
  args->count = args->program->results.count;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_executable_output_dimensions(struct sr_pjrt_executable_output_dimensions_args *args) {
  args->count = args->program->results.count;
  args->dims = args->program->results.dims;
  args->ranks = args->program->results.ranks;
  return NULL;
}

sr_pjrt_error *sr_pjrt_executable_parameter_memory_kinds(
    struct sr_pjrt_executable_parameter_memory_kinds_args *args) {
  args->count = args->program->arguments.count;
  args->kinds = args->program->arguments.kinds;
  args->kind_bytes = args->program->arguments.kind_bytes;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_executable_output_memory_kinds(struct sr_pjrt_executable_output_memory_kinds_args *args) {
  args->count = args->program->results.count;
  args->kinds = args->program->results.kinds;
  args->kind_bytes = args->program->results.kind_bytes;
  return NULL;
}

sr_pjrt_error *sr_pjrt_executable_fingerprint(struct sr_pjrt_executable_fingerprint_args *args) {
  SR_PJRT_GIVE_TEXT(args, args->program->fingerprint);
  return NULL;
}

sr_pjrt_error *
sr_pjrt_loaded_executable_fingerprint(struct sr_pjrt_loaded_executable_fingerprint_args *args) {
  SR_PJRT_GIVE_TEXT(args, args->program->fingerprint);
  return NULL;
}

/* ---- loaded programs ------------------------------------------------------------------------- */

sr_pjrt_error *
sr_pjrt_executable_get_compile_options(struct sr_pjrt_executable_get_compile_options_args *args) {
  args->bytes = args->program->options;
  args->byte_count = args->program->option_bytes;
  args->owner = NULL;
  args->release = sr_pjrt_release_nothing;
  return NULL;
}

sr_pjrt_error *sr_pjrt_loaded_executable_get_device_assignment(
    struct sr_pjrt_loaded_executable_get_device_assignment_args *args) {
  args->bytes = args->program->assignment;
  args->byte_count = args->program->assignment_bytes;
  args->owner = NULL;
  args->release = sr_pjrt_release_nothing;
  return NULL;
}

sr_pjrt_error *sr_pjrt_loaded_executable_addressable_devices(
    struct sr_pjrt_loaded_executable_addressable_devices_args *args) {
  args->devices = args->program->local_devices;
  args->count = (size_t)sr_loaded_local_count(args->program->loaded);
  return NULL;
}

sr_pjrt_error *sr_pjrt_loaded_executable_addressable_device_logical_ids(
    struct sr_pjrt_loaded_executable_addressable_device_logical_ids_args *args) {
  args->ids = args->program->local_ids;
  args->count = (size_t)sr_loaded_local_count(args->program->loaded);
  return NULL;
}

/* ---- the text -------------------------------------------------------------------------------- */

static sr_pjrt_error *make_text(sr_pjrt_program *program) {
  const sr_client_source source = {
      .name = sr_loaded_name(program->loaded),
      .module = program->module,
      .bytes = program->module_bytes,
      .count = sr_loaded_partitions(program->loaded),
      .devices = sr_loaded_devices(program->loaded),
  };
  char *made = NULL, *other = NULL;
  SR_PJRT_CTX(ctx);
  SR_PJRT_TRY(&ctx, sr_client_text(&ctx, program->client->client, &source, &made));
  if (!atomic_compare_exchange_strong(&program->text, &other, made))
    free(made); /* another thread was first */
  return NULL;
}

/* Made when it is wanted, from the module: few programs are ever looked at. */
sr_pjrt_error *
sr_pjrt_executable_optimized_program(struct sr_pjrt_executable_optimized_program_args *args) {
  static const char format[] = "mlir";
  sr_pjrt_program *program = args->program;
  const char *name = sr_loaded_name(program->loaded);
  if (!program->module)
    return sr_pjrt_fail(SR_PJRT_UNIMPLEMENTED,
                        "%s: has no text, because it was loaded from serialized bytes", name);
  if (!atomic_load(&program->text)) {
    sr_pjrt_error *error = make_text(program);
    if (error)
      return error;
  }
  const char *text = atomic_load(&program->text);
  args->source->format = format;
  args->source->format_bytes = sizeof format - 1;
  const size_t bytes = strlen(text);
  if (args->source->code && args->source->code_bytes < bytes)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                        "%s: its text has %zu bytes; there is room for %zu", name, bytes,
                        args->source->code_bytes);
  if (args->source->code)
    memcpy(args->source->code, text, bytes);
  args->source->code_bytes = bytes;
  return NULL;
}

/* ---- the extension for shardings ------------------------------------------------------------- */

static sr_pjrt_error *give(const sr_pjrt_ports *ports, const char *what,
                           struct sr_pjrt_shardings_args *args) {
  args->count = ports->count;
  args->shardings = ports->shardings;
  args->sharding_bytes = ports->sharding_bytes;
  for (size_t i = 0; i < ports->count; i++)
    if (!ports->shardings[i])
      return sr_pjrt_fail(SR_PJRT_UNIMPLEMENTED,
                          "%s %zu is on some devices of the program only, which JAX cannot be told",
                          what, i);
  return NULL;
}

sr_pjrt_error *sr_pjrt_argument_shardings(struct sr_pjrt_shardings_args *args) {
  return give(&args->program->arguments, "argument", args);
}

/* Without results there is one sharding all the same: that of the empty tuple, by which XLA says
 * nothing. jaxlib refuses a program that has none. */
sr_pjrt_error *sr_pjrt_result_shardings(struct sr_pjrt_shardings_args *args) {
  static const char *const replicated[] = {""};
  static const size_t no_bytes[] = {0};
  if (args->program->results.count == 0) {
    args->count = 1;
    args->shardings = replicated;
    args->sharding_bytes = no_bytes;
    return NULL;
  }
  return give(&args->program->results, "result", args);
}
