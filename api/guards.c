#include "api/guards.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/array/array_handle.h"
#include "api/array/array_layout.h"
#include "api/needs.h"
#include "api/sized.h"
#include "base/text.h"
#include "sharding/device_lists.h"

enum {
  MOST_NAMED = 8, /* arrays and arguments that a message names */
};

/* A scope. Each field of `set` is what holds inside, inherited from outside if need be. */
struct sr_guard {
  spmdrun_guards set;
  uint64_t bytes;  /* allocated on this rank's devices when it began */
  uint64_t exempt; /* context->kept_bytes at that time */
  uint64_t arrays; /* context->array_count at that time */
  struct sr_guard *outer;
};

/* ---- scopes ---------------------------------------------------------------------------------- */

uint64_t sr_guard_device_bytes(const spmdrun_context *context) {
  uint64_t bytes = 0;
  for (const sr_set_node *node = context->sets; node; node = node->older)
    for (int32_t i = 0; i < node->devices->count; i++)
      bytes += node->devices->kind->used_bytes(sr_device_set_get(node->devices, i));
  return bytes;
}

static sr_status inherit(sr_ctx *ctx, spmdrun_guard_level *level, spmdrun_guard_level outer,
                         spmdrun_guard_level most, const char *what) {
  if ((unsigned)*level > (unsigned)most)
    return sr_fail(ctx, SR_ERR_INVALID, "guards: %s has no level %d", what, (int)*level);
  if (*level == SPMDRUN_GUARD_INHERIT)
    *level = outer;
  return SR_OK;
}

static sr_status open_guard(spmdrun_context *context, const spmdrun_guards *guards) {
  static const spmdrun_guards none = {.host_to_device = SPMDRUN_GUARD_ALLOW,
                                      .device_to_device = SPMDRUN_GUARD_ALLOW,
                                      .device_to_host = SPMDRUN_GUARD_ALLOW,
                                      .compile = SPMDRUN_GUARD_ALLOW};
  sr_ctx *ctx = &context->ctx;
  spmdrun_guards own;
  const spmdrun_guards *outer = context->guard ? &context->guard->set : &none;
  SR_TRY(sr_sized_read(ctx, "spmdrun_guards", guards, &own, sizeof own));
  const spmdrun_guard_level most = SPMDRUN_GUARD_DISALLOW_EXPLICIT;
  SR_TRY(inherit(ctx, &own.host_to_device, outer->host_to_device, most, "host_to_device"));
  SR_TRY(inherit(ctx, &own.device_to_device, outer->device_to_device, most, "device_to_device"));
  SR_TRY(inherit(ctx, &own.device_to_host, outer->device_to_host, most, "device_to_host"));
  SR_TRY(inherit(ctx, &own.compile, outer->compile, SPMDRUN_GUARD_DISALLOW, "compile"));
  own.strict_donation |= outer->strict_donation;
  struct sr_guard *guard = malloc(sizeof *guard);
  if (!guard)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for guards");
  *guard = (struct sr_guard){.set = own,
                             .bytes = sr_guard_device_bytes(context),
                             .exempt = context->kept_bytes,
                             .arrays = context->array_count,
                             .outer = context->guard};
  context->guard = guard;
  return SR_OK;
}

spmdrun_status spmdrun_guards_begin(spmdrun_context *context, const spmdrun_guards *guards) {
  SR_NEEDS(context, "context, guards", context, guards);
  sr_context_begin(context);
  struct sr_guard *outer = context->guard;
  const spmdrun_status status = sr_context_settle(context, open_guard(context, guards));
  if (status != SPMDRUN_OK && context->guard != outer) {
    free(context->guard);
    context->guard = outer;
  }
  return status;
}

/* Writes the arrays that were made in the scope and have memory. */
static void name_left(const spmdrun_context *context, const struct sr_guard *guard, sr_text *text) {
  int named = 0, left = 0;
  bool fed = false;
  for (const spmdrun_array *array = context->arrays; array && array->number > guard->arrays;
       array = array->older) {
    fed = fed || array->is_fed;
    if (array->is_fed || sr_array_is_consumed(array->array) || left++ >= MOST_NAMED)
      continue;
    const sr_array_type type = sr_array_type_of(array->array);
    sr_text_printf(text, "%s%s, %s", named++ ? "; " : ": ", array->what,
                   sr_layout_text(text->arena, &type));
  }
  if (left > named)
    sr_text_printf(text, "; and %d more", left - named);
  if (fed)
    sr_text_printf(text, "%s the values of feeds that are open", left > 0 ? "; and" : ":");
  if (left == 0 && !fed)
    sr_text_string(text, ", though no array made in it is left: a program is");
}

static sr_status fail_for_leak(spmdrun_context *context, const struct sr_guard *guard,
                               sr_arena *arena, uint64_t bytes) {
  if (!arena || SR_ARENA_GUARD(arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory to describe a leak");
  sr_text text = {.arena = arena};
  name_left(context, guard, &text);
  return sr_fail(&context->ctx, SR_ERR_INVALID,
                 "the devices have %" PRIu64 " bytes more than when the scope began%s", bytes,
                 sr_text_get(&text));
}

static sr_status check_leak(spmdrun_context *context, const struct sr_guard *guard) {
  const uint64_t bytes = sr_guard_device_bytes(context);
  const uint64_t expected = guard->bytes + (context->kept_bytes - guard->exempt);
  if (!guard->set.no_leak || bytes <= expected)
    return SR_OK;
  sr_arena *arena = sr_arena_create();
  const sr_status status = fail_for_leak(context, guard, arena, bytes - expected);
  sr_arena_destroy(arena);
  return status;
}

spmdrun_status spmdrun_guards_end(spmdrun_context *context) {
  SR_NEEDS(context, "context", context);
  sr_context_begin(context);
  struct sr_guard *guard = context->guard;
  const sr_status own =
      guard ? check_leak(context, guard)
            : sr_fail(&context->ctx, SR_ERR_INVALID, "no scope of guards has begun");
  if (guard)
    context->guard = guard->outer;
  free(guard);
  return sr_context_settle(context, own);
}

spmdrun_status spmdrun_memory_get(spmdrun_context *context, int index, spmdrun_memory *out) {
  SR_NEEDS_ALONE(context, "context, memory", context, out);
  sr_context_begin_beside(context);
  sr_status own = sr_sized_check(&context->ctx, "spmdrun_memory", out);
  const sr_device_set *devices = context->sets ? context->sets->devices : NULL;
  const int32_t count = devices ? devices->count : 0;
  if (own == SR_OK && (index < 0 || index >= count))
    own = sr_fail(&context->ctx, SR_ERR_INVALID, "there is no device %d; this rank has %d", index,
                  (int)count);
  if (own == SR_OK) {
    const sr_device *device = sr_device_set_get(devices, index);
    const spmdrun_memory memory = {.device = device->number,
                                   .used_bytes = devices->kind->used_bytes(device),
                                   .peak_bytes = devices->kind->peak_bytes(device)};
    sr_sized_write(out, &memory, sizeof memory);
  }
  return sr_context_finish(context, own);
}

void sr_guards_free(spmdrun_context *context) {
  while (context->guard) {
    struct sr_guard *guard = context->guard;
    context->guard = guard->outer;
    free(guard);
  }
}

/* ---- checks ---------------------------------------------------------------------------------- */

static spmdrun_guard_level level_of(const spmdrun_guards *set, sr_direction direction) {
  return direction == SR_HOST_TO_DEVICE     ? set->host_to_device
         : direction == SR_DEVICE_TO_DEVICE ? set->device_to_device
                                            : set->device_to_host;
}

static sr_status act_on(const spmdrun_array *array, sr_direction direction, bool is_explicit,
                        bool refuses) {
  static const char *const names[] = {[SR_HOST_TO_DEVICE] = "host to the devices",
                                      [SR_DEVICE_TO_DEVICE] = "devices to other devices",
                                      [SR_DEVICE_TO_HOST] = "devices to the host"};
  sr_arena *arena = sr_arena_create();
  const char *type = sr_array_text(arena, array->array);
  sr_ctx *ctx = &array->context->ctx;
  sr_status status = SR_OK;
  if (refuses)
    status = sr_fail(ctx, SR_ERR_INVALID, "%s, %s, goes from the %s%s, which a guard disallows",
                     array->what, type, names[direction], is_explicit ? "" : " implicitly");
  else
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN, "%s, %s, goes from the %s%s", array->what, type,
                names[direction], is_explicit ? "" : " implicitly");
  sr_arena_destroy(arena);
  return status;
}

sr_status sr_guard_transfer(const spmdrun_array *array, sr_direction direction, bool is_explicit) {
  const struct sr_guard *guard = array->context->guard;
  const spmdrun_guard_level level = guard ? level_of(&guard->set, direction) : SPMDRUN_GUARD_ALLOW;
  switch (level) {
  case SPMDRUN_GUARD_INHERIT:
  case SPMDRUN_GUARD_ALLOW:
    break;
  case SPMDRUN_GUARD_LOG:
  case SPMDRUN_GUARD_DISALLOW:
    if (is_explicit)
      break;
    return act_on(array, direction, is_explicit, level == SPMDRUN_GUARD_DISALLOW);
  case SPMDRUN_GUARD_LOG_EXPLICIT:
  case SPMDRUN_GUARD_DISALLOW_EXPLICIT:
    return act_on(array, direction, is_explicit, level == SPMDRUN_GUARD_DISALLOW_EXPLICIT);
  }
  return SR_OK;
}

bool sr_guard_watches_compiling(const spmdrun_context *context) {
  return context->guard && context->guard->set.compile != SPMDRUN_GUARD_ALLOW;
}

sr_status sr_guard_compile(spmdrun_context *context, const char *name, const char *text) {
  char why[SR_MESSAGE_BYTES / 2]; /* as one line */
  size_t used = 0;
  for (; *text && used + 3 < sizeof why; text++) {
    if (*text != '\n') {
      why[used++] = *text;
      continue;
    }
    if (used > 0 && why[used - 1] != ':')
      why[used++] = ';';
    why[used++] = ' ';
    text += strspn(text + 1, " ");
  }
  why[used] = '\0';
  if (context->guard->set.compile == SPMDRUN_GUARD_DISALLOW)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "%s would be compiled, which a guard disallows: %s", name, why);
  sr_log_line(&context->ctx, SR_LOG_COMPILE, SR_LOG_WARN, "%s is compiled: %s", name, why);
  return SR_OK;
}

/* Returns why no result takes the memory of argument `index`. */
static const char *why_not_reused(const sr_signature *signature, int32_t index) {
  const uint64_t bytes = sr_port_local_bytes(&signature->arguments[index]);
  const char *why = "no result has its size on a device";
  for (int32_t r = 0; r < signature->result_count; r++) {
    if (sr_port_local_bytes(&signature->results[r]) != bytes)
      continue;
    if (signature->results[r].alias < 0)
      return "it is read when the result of its size is being written";
    why = "other arguments give their memory to the results of its size";
  }
  return why;
}

sr_status sr_guard_donation(const spmdrun_executable *executable) {
  spmdrun_context *context = executable->context;
  const sr_signature *signature = &executable->plan->signature;
  if (!context->guard || !context->guard->set.strict_donation)
    return SR_OK;
  char list[SR_MESSAGE_BYTES / 2] = "";
  size_t used = 0;
  for (int32_t i = 0; i < signature->argument_count; i++) {
    const sr_port *port = &signature->arguments[i];
    if (!port->donated || port->alias >= 0 || used >= sizeof list)
      continue;
    char shape[256];
    used += (size_t)snprintf(list + used, sizeof list - used, "%sargument %d, %s: %s",
                             used ? "; " : "", (int)i,
                             sr_shape_write(sr_dtype_get(port->dtype)->name, port->rank, port->dims,
                                            shape, sizeof shape),
                             why_not_reused(signature, i));
  }
  return used ? sr_fail(&context->ctx, SR_ERR_INVALID,
                        "%s cannot reuse the memory of what is donated to it: %s", executable->name,
                        list)
              : SR_OK;
}
