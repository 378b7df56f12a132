/* The extension FFI, by which JAX hands functions over, and the calls of those of Python. */
#include "pjrt/pjrt_host.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"
#include "pjrt/pjrt_target.h"

struct sr_pjrt_context {
  const sr_pjrt_callables *callables;
};

/* ---- what is registered ---------------------------------------------------------------------- */

sr_pjrt_error *sr_pjrt_type_register(struct sr_pjrt_type_register_args *args) {
  char message[SR_MESSAGE_BYTES];
  return sr_pjrt_type_enter(args->name, args->name_bytes, &args->type, NULL, message,
                            sizeof message) == 0
             ? NULL
             : sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT, "%s", message);
}

sr_pjrt_error *sr_pjrt_handler_register(struct sr_pjrt_handler_register_args *args) {
  sr_ffi_function *const functions[SR_FFI_STAGES] = {
      [SR_FFI_EXECUTE] = (sr_ffi_function *)(uintptr_t)args->handler};
  char message[SR_MESSAGE_BYTES];
  char *name = strndup(args->target, args->target_bytes);
  if (!name)
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory to register a function");
  const int status = sr_pjrt_target_register(name, functions, 1, message, sizeof message);
  free(name);
  return status == 0 ? NULL : sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT, "%s", message);
}

/* ---- contexts -------------------------------------------------------------------------------- */

sr_pjrt_error *sr_pjrt_execute_context_create(struct sr_pjrt_execute_context_create_args *args) {
  args->context = calloc(1, sizeof *args->context);
  return args->context
             ? NULL
             : sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory for an execution");
}

sr_pjrt_error *sr_pjrt_execute_context_destroy(struct sr_pjrt_execute_context_destroy_args *args) {
  free(args->context);
  return NULL;
}

/* JAX does not register the type of Python's functions, whose number is a hash of a name in XLA.
 * Data of registered types are for functions of C. */
sr_pjrt_error *sr_pjrt_user_data_add(struct sr_pjrt_user_data_add_args *args) {
  void (*destroy)(void *object);
  if (sr_pjrt_type_find(args->type, &destroy))
    return sr_pjrt_fail(SR_PJRT_UNIMPLEMENTED,
                        "the spmdrun plug-in gives FFI targets no user data; give them attributes");
  args->context->callables = args->data;
  return NULL;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static sr_status call(sr_ctx *ctx, const sr_host *given_host, const sr_host_call *given) {
  const sr_pjrt_host *host = given_host->user;
  char message[SR_MESSAGE_BYTES] = "";
  if (given->index >= host->callables->count)
    return sr_fail(ctx, SR_ERR_INVALID, "the program calls function %llu of Python, and has %u",
                   (unsigned long long)given->index, (unsigned)host->callables->count);
  if (host->call(host->callables->objects[given->index], given->has_token, given->operand_count,
                 given->result_count, given->arrays, message, sizeof message) == 0)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_DEVICE, "%s", message);
}

/* Of a program that calls Python, and perhaps C. */
static sr_status call_either(sr_ctx *ctx, const sr_host *host, const sr_host_call *given) {
  return given->target
             ? sr_pjrt_target_call(ctx, ((const sr_pjrt_host *)host->user)->bound, host->run, given)
             : call(ctx, host, given);
}

/* Of a program that calls C alone: `user` is what the program's loading has bound. */
static sr_status call_target(sr_ctx *ctx, const sr_host *host, const sr_host_call *given) {
  return sr_pjrt_target_call(ctx, host->user, host->run, given);
}

/* JAX numbers the launches of several processes alike, others not at all. */
static int64_t run_of(const sr_pjrt_execute_options *options) {
  static atomic_llong runs;
  return options && options->launch_id ? options->launch_id
                                       : atomic_fetch_add_explicit(&runs, 1, memory_order_relaxed);
}

sr_host sr_pjrt_host_of(const sr_pjrt_program *program, const sr_pjrt_execute_options *options,
                        sr_pjrt_host *host) {
  const sr_pjrt_context *context =
      options && options->size >= sizeof *options ? options->context : NULL;
  void *bound = sr_loaded_bound(program->loaded);
  if (!program->calls_python)
    return bound ? (sr_host){call_target, bound, run_of(options)} : (sr_host){0};
  if (!context || !context->callables || !program->client->call_python)
    return (sr_host){0};
  *host = (sr_pjrt_host){program->client->call_python, context->callables, bound};
  return (sr_host){call_either, host, run_of(options)};
}
