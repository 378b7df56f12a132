/* What is registered: functions of C by name, and types of their states by number. All lives as
 * long as the process, as the library does. */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_target.h"

typedef struct known_type {
  struct known_type *next;
  int64_t number;
  void (*destroy)(void *object);
  size_t bytes;
  char name[];
} known_type;

static struct {
  pthread_mutex_t lock;
  known_type *types;
  sr_pjrt_target *targets;
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

__attribute__((format(printf, 3, 4))) static int refuse(char *message, size_t room,
                                                        const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(message, room, format, list);
  va_end(list);
  return 1;
}

/* ---- types ----------------------------------------------------------------------------------- */

/* Finds the type, or enters it. The caller has the lock. NULL: there is no memory. */
static known_type *find_or_enter(const char *name, size_t bytes, int64_t number) {
  int64_t largest = 0;
  for (known_type *type = known.types; type; type = type->next) {
    if (type->bytes == bytes && memcmp(type->name, name, bytes) == 0)
      return type;
    largest = type->number > largest ? type->number : largest;
  }
  known_type *made = malloc(sizeof *made + bytes);
  if (!made)
    return NULL;
  *made = (known_type){known.types, number ? number : largest + 1, NULL, bytes};
  memcpy(made->name, name, bytes);
  known.types = made;
  return made;
}

int sr_pjrt_type_enter(const char *name, size_t bytes, int64_t *number,
                       void (*destroy)(void *object), char *message, size_t room) {
  pthread_mutex_lock(&known.lock);
  known_type *type = find_or_enter(name, bytes, *number);
  if (type && destroy)
    type->destroy = destroy;
  const int64_t found = type ? type->number : 0;
  pthread_mutex_unlock(&known.lock);
  if (!type)
    return refuse(message, room, "there is no memory to register a type");
  if (*number && *number != found)
    return refuse(message, room, "the type %.*s is already registered as %lld", (int)bytes, name,
                  (long long)found);
  *number = found;
  return 0;
}

bool sr_pjrt_type_find(int64_t number, void (**out_destroy)(void *object)) {
  pthread_mutex_lock(&known.lock);
  const known_type *type = known.types;
  while (type && type->number != number)
    type = type->next;
  *out_destroy = type ? type->destroy : NULL;
  pthread_mutex_unlock(&known.lock);
  return type != NULL;
}

/* ---- functions ------------------------------------------------------------------------------- */

/* Asks the function for the version of the interface that it was compiled for. */
static int check_version(const char *name, sr_ffi_function *function, int stage, char *message,
                         size_t room) {
  sr_ffi_metadata metadata = {.size = sizeof metadata};
  sr_ffi_metadata_extension extension = {{sizeof extension, SR_FFI_EXTENSION_METADATA, NULL},
                                         &metadata};
  sr_ffi_frame frame = {.size = offsetof(sr_ffi_frame, future),
                        .extensions = &extension.head,
                        .table = &sr_pjrt_target_table,
                        .stage = stage};
  sr_ctx ctx = {0};
  if (sr_pjrt_target_run(&ctx, function, &frame, "jax.ffi", name) != SR_OK)
    return refuse(message, room, "%s", ctx.message);
  if (metadata.version.major == SR_FFI_MAJOR && metadata.version.minor >= 1 &&
      metadata.version.minor <= SR_FFI_MINOR)
    return 0;
  return refuse(
      message, room,
      "the FFI target %s was compiled for version %d.%d of XLA's FFI; the spmdrun plug-in "
      "calls versions 0.1 to %d.%d",
      name, metadata.version.major, metadata.version.minor, SR_FFI_MAJOR, SR_FFI_MINOR);
}

static sr_pjrt_target *find(const char *name) {
  sr_pjrt_target *target = known.targets;
  while (target && strcmp(target->name, name) != 0)
    target = target->next;
  return target;
}

const sr_pjrt_target *sr_pjrt_target_find(const char *name) {
  pthread_mutex_lock(&known.lock);
  const sr_pjrt_target *found = find(name);
  pthread_mutex_unlock(&known.lock);
  return found;
}

/* Enters the target unless there is one. */
static int enter(sr_pjrt_target *made, char *message, size_t room) {
  pthread_mutex_lock(&known.lock);
  const sr_pjrt_target *found = find(made->name);
  const bool is_same = found && found->is_typed == made->is_typed &&
                       memcmp(found->functions, made->functions, sizeof made->functions) == 0;
  if (!found) {
    made->next = known.targets;
    known.targets = made;
  }
  pthread_mutex_unlock(&known.lock);
  if (!found)
    return 0;
  const int status =
      is_same ? 0
              : refuse(message, room, "the FFI target %s is already registered as another function",
                       made->name);
  free(made);
  return status;
}

int sr_pjrt_target_register(const char *name, sr_ffi_function *const *functions, int is_typed,
                            char *message, size_t room) {
  if (!functions[SR_FFI_EXECUTE])
    return refuse(message, room, "the FFI target %s has no function for the stage execute", name);
  for (int stage = 0; is_typed && stage < SR_FFI_STAGES; stage++)
    if (functions[stage] && check_version(name, functions[stage], stage, message, room) != 0)
      return 1;
  const size_t bytes = strlen(name) + 1;
  sr_pjrt_target *made = malloc(sizeof *made + bytes);
  if (!made)
    return refuse(message, room, "there is no memory to register the FFI target %s", name);
  made->next = NULL;
  made->is_typed = is_typed;
  memcpy(made->functions, functions, sizeof made->functions);
  memcpy(made->name, name, bytes);
  return enter(made, message, room);
}
