/* The extension FFI, by which JAX hands Python's functions over, and their calls. */
#include "pjrt/pjrt_host.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"

struct sr_pjrt_context {
  const sr_pjrt_callables *callables;
};

/* ---- types ----------------------------------------------------------------------------------- */

typedef struct known_type {
  struct known_type *next;
  int64_t number;
  size_t bytes;
  char name[];
} known_type;

/* Lives as long as the process, as the library does. */
static struct {
  pthread_mutex_t lock;
  known_type *first;
} types = {.lock = PTHREAD_MUTEX_INITIALIZER};

static bool is_named(const known_type *type, const char *name, size_t bytes) {
  return type->bytes == bytes && memcmp(type->name, name, bytes) == 0;
}

/* Finds the type, or enters it; a `number` of 0 stands for the next free one. The caller has the
 * lock. NULL: there is no memory. */
static const known_type *find_type(const char *name, size_t bytes, int64_t number) {
  int64_t largest = 0;
  for (const known_type *type = types.first; type; type = type->next) {
    if (is_named(type, name, bytes))
      return type;
    largest = type->number > largest ? type->number : largest;
  }
  known_type *made = malloc(sizeof *made + bytes);
  if (!made)
    return NULL;
  *made = (known_type){types.first, number ? number : largest + 1, bytes};
  memcpy(made->name, name, bytes);
  types.first = made;
  return made;
}

sr_pjrt_error *sr_pjrt_type_register(struct sr_pjrt_type_register_args *args) {
  pthread_mutex_lock(&types.lock);
  const known_type *type = find_type(args->name, args->name_bytes, args->type);
  pthread_mutex_unlock(&types.lock);
  if (!type)
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory to register a type");
  if (args->type && args->type != type->number)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT, "the type %.*s is already registered as %lld",
                        (int)args->name_bytes, args->name, (long long)type->number);
  args->type = type->number;
  return NULL;
}

static bool is_registered(int64_t number) {
  pthread_mutex_lock(&types.lock);
  const known_type *type = types.first;
  while (type && type->number != number)
    type = type->next;
  pthread_mutex_unlock(&types.lock);
  return type != NULL;
}

sr_pjrt_error *sr_pjrt_handler_register(struct sr_pjrt_handler_register_args *args) {
  return sr_pjrt_fail(SR_PJRT_UNIMPLEMENTED,
                      "the spmdrun plug-in does not call functions of C (the FFI target %.*s); set "
                      "JAX_PLATFORMS=cpu for a program that needs it",
                      (int)args->target_bytes, args->target);
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
  if (!is_registered(args->type))
    args->context->callables = args->data;
  return NULL;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static sr_status call(sr_ctx *ctx, void *user, const sr_host_call *given) {
  const sr_pjrt_host *host = user;
  char message[SR_MESSAGE_BYTES] = "";
  if (given->index >= host->callables->count)
    return sr_fail(ctx, SR_ERR_INVALID, "the program calls function %llu of Python, and has %u",
                   (unsigned long long)given->index, (unsigned)host->callables->count);
  if (host->call(host->callables->objects[given->index], given->has_token, given->operand_count,
                 given->result_count, given->arrays, message, sizeof message) == 0)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_DEVICE, "%s", message);
}

sr_host sr_pjrt_host_of(const sr_pjrt_client *client, const sr_pjrt_context *context,
                        sr_pjrt_host *host) {
  if (!context || !context->callables || !client->call_python)
    return (sr_host){0};
  *host = (sr_pjrt_host){client->call_python, context->callables};
  return (sr_host){call, host};
}
