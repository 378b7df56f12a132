/*
 * What functions of C may ask while they run, and the end of a call.
 *
 * There are no streams and no device memory to allocate, as in XLA on CPUs. A task that a function
 * schedules runs at once, in its own thread: the interface says that it may.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pjrt/abi.h"
#include "pjrt/pjrt_target.h"

/* ---- errors ---------------------------------------------------------------------------------- */

struct sr_ffi_error {
  int code;
  const char *message;
};

/* The error for which there is no memory. Nobody frees it. */
static sr_ffi_error no_memory = {SR_PJRT_RESOURCE_EXHAUSTED,
                                 "there is no memory for an error's message"};

static sr_ffi_error *make_error(int code, const char *message) {
  const size_t bytes = strlen(message) + 1;
  sr_ffi_error *error = malloc(sizeof *error + bytes);
  if (!error)
    return &no_memory;
  *error = (sr_ffi_error){code, memcpy(error + 1, message, bytes)};
  return error;
}

static void free_error(sr_ffi_error *error) {
  if (error != &no_memory)
    free(error);
}

static sr_ffi_error *error_create(struct sr_ffi_error_create_args *args) {
  return make_error(args->code, args->message ? args->message : "");
}

static void error_details(struct sr_ffi_error_details_args *args) {
  args->message = args->error->message;
  if (args->size >= offsetof(struct sr_ffi_error_details_args, code) + sizeof args->code)
    args->code = args->error->code;
}

static void error_destroy(struct sr_ffi_error_destroy_args *args) {
  free_error(args->error);
}

static sr_ffi_error *refuse(const char *what) {
  return make_error(SR_PJRT_UNIMPLEMENTED, what);
}

/* ---- types and states ------------------------------------------------------------------------ */

static sr_ffi_error *type_register(struct sr_ffi_type_register_args *args) {
  const sr_ffi_type_information *information = args->information;
  char message[SR_MESSAGE_BYTES];
  if (sr_pjrt_type_enter(args->name.data, args->name.bytes, args->type,
                         information ? information->destroy : NULL, message, sizeof message) == 0)
    return NULL;
  return make_error(SR_PJRT_INVALID_ARGUMENT, message);
}

static sr_ffi_error *state_set(struct sr_ffi_state_args *args) {
  sr_pjrt_state *state = args->context->state;
  void (*destroy)(void *object);
  if (args->stage != SR_FFI_INSTANTIATE || args->context->stage != SR_FFI_INSTANTIATE)
    return refuse("the spmdrun plug-in keeps a state of the stage instantiate alone");
  if (state->object)
    return make_error(SR_PJRT_FAILED_PRECONDITION, "the call has a state already");
  if (!sr_pjrt_type_find(*args->type, &destroy) || !destroy)
    return make_error(SR_PJRT_FAILED_PRECONDITION,
                      "the type of the state is not registered (jax.ffi.register_ffi_type, with "
                      "type_id and type_info)");
  *state = (sr_pjrt_state){args->state, *args->type, destroy};
  return NULL;
}

static sr_ffi_error *state_get(struct sr_ffi_state_args *args) {
  const sr_pjrt_state *state = args->context->state;
  if (args->stage != SR_FFI_INSTANTIATE)
    return refuse("the spmdrun plug-in keeps a state of the stage instantiate alone");
  if (!state->object || state->type != *args->type)
    return make_error(SR_PJRT_NOT_FOUND, "the call has no state of this type");
  args->state = state->object;
  return NULL;
}

static sr_ffi_error *context_get(struct sr_ffi_context_get_args *args) {
  (void)args;
  return make_error(SR_PJRT_NOT_FOUND, "the execution has no user data of this type");
}

/* ---- futures --------------------------------------------------------------------------------- */

struct sr_ffi_future {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  bool is_set;
  sr_ffi_error *error;
};

static sr_ffi_error *future_create(struct sr_ffi_future_create_args *args) {
  sr_ffi_future *future = calloc(1, sizeof *future);
  if (!future)
    return &no_memory;
  pthread_mutex_init(&future->lock, NULL);
  pthread_cond_init(&future->changed, NULL);
  args->future = future;
  return NULL;
}

static sr_ffi_error *set(sr_ffi_future *future, sr_ffi_error *error) {
  pthread_mutex_lock(&future->lock);
  future->is_set = true;
  future->error = error;
  pthread_cond_signal(&future->changed);
  pthread_mutex_unlock(&future->lock);
  return NULL;
}

static sr_ffi_error *future_set_available(struct sr_ffi_future_set_args *args) {
  return set(args->future, NULL);
}

static sr_ffi_error *future_set_error(struct sr_ffi_future_set_args *args) {
  return set(args->future, args->error);
}

static sr_ffi_error *future_wait(sr_ffi_future *future) {
  pthread_mutex_lock(&future->lock);
  while (!future->is_set)
    pthread_cond_wait(&future->changed, &future->lock);
  sr_ffi_error *error = future->error;
  pthread_mutex_unlock(&future->lock);
  pthread_cond_destroy(&future->changed);
  pthread_mutex_destroy(&future->lock);
  free(future);
  return error;
}

/* ---- the rest of the table ------------------------------------------------------------------- */

static sr_ffi_error *function_register(void *args) {
  (void)args;
  return refuse("the spmdrun plug-in takes FFI targets from jax.ffi.register_ffi_target alone");
}
static sr_ffi_error *stream_get(void *args) {
  (void)args;
  return refuse("CPU devices have no stream");
}
static sr_ffi_error *memory_get(void *args) {
  (void)args;
  return refuse("CPU devices give FFI targets no memory; use malloc");
}

static sr_ffi_error *schedule(struct sr_ffi_schedule_args *args) {
  args->task(args->data);
  return NULL;
}
static sr_ffi_error *threads(struct sr_ffi_threads_args *args) {
  *args->count = 1;
  return NULL;
}
static sr_ffi_error *run_id(struct sr_ffi_run_args *args) {
  args->run = args->context->run;
  return NULL;
}

static sr_ffi_error *device_ordinal(struct sr_ffi_device_args *args) {
  args->device = args->context->device;
  return args->device >= 0
             ? NULL
             : make_error(SR_PJRT_FAILED_PRECONDITION, "the stage instantiate is for no device");
}

static sr_ffi_error *find_extension(struct sr_ffi_find_extension_args *args) {
  args->extension = NULL;
  return NULL;
}

static sr_ffi_error *options(struct sr_ffi_options_args *args) {
  static const sr_ffi_attributes none = {.size = sizeof none};
  args->attributes = &none;
  return NULL;
}

const sr_ffi_table sr_pjrt_target_table = {
    .size = sizeof sr_pjrt_target_table,
    .version = {.size = sizeof sr_pjrt_target_table.version,
                .major = SR_FFI_MAJOR,
                .minor = SR_FFI_MINOR},
    .error_create = error_create,
    .error_details = error_details,
    .error_destroy = error_destroy,
    .function_register = function_register,
    .stream_get = stream_get,
    .type_register = type_register,
    .context_get = context_get,
    .state_set = state_set,
    .state_get = state_get,
    .memory_allocate = memory_get,
    .memory_free = memory_get,
    .schedule = schedule,
    .threads = threads,
    .future_create = future_create,
    .future_set_available = future_set_available,
    .future_set_error = future_set_error,
    .run_id = run_id,
    .device_ordinal = device_ordinal,
    .find_extension = find_extension,
    .options = options,
};

/* ---- a call ---------------------------------------------------------------------------------- */

static sr_status status_of(int code) {
  switch (code) {
  case SR_PJRT_INVALID_ARGUMENT:
    return SR_ERR_INVALID;
  case SR_PJRT_UNIMPLEMENTED:
    return SR_ERR_UNSUPPORTED;
  case SR_PJRT_RESOURCE_EXHAUSTED:
    return SR_ERR_NOMEM;
  }
  return SR_ERR_DEVICE;
}

sr_status sr_pjrt_target_run(sr_ctx *ctx, sr_ffi_function *function, sr_ffi_frame *frame,
                             const char *place, const char *name) {
  sr_ffi_error *error = function(frame);
  if (!error && frame->future)
    error = future_wait(frame->future);
  if (!error)
    return SR_OK;
  const sr_status status = sr_fail(ctx, status_of(error->code), "%s: FFI target \"%s\": %s", place,
                                   name, error->message);
  free_error(error);
  return status;
}
