/* Execution: takes JAX's lists apart for sr_loaded_execute, and makes buffers of the results. All
 * memory is there before the program starts, so that nothing can fail afterwards. */
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_buffer.h"
#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"
#include "pjrt/pjrt_host.h"
#include "pjrt/pjrt_program.h"
#include "pjrt/pjrt_type.h"

/* One execution. The lists are parts of one allocation. */
typedef struct execution {
  const struct sr_pjrt_loaded_executable_execute_args *args;
  size_t devices, argument_count; /* without tokens */
  size_t result_count;            /* with tokens */
  sr_buffer ***argument_lists;    /* [device][argument], each held */
  sr_pjrt_buffer **givers;        /* [device * argument] the buffer that it is of */
  sr_buffer ***result_lists;      /* [device][result], without tokens */
  sr_pjrt_buffer **made;          /* [device * result] */
  sr_event **done;                /* [device] */
  bool *is_donated;               /* [argument] */
  int32_t *kept;                  /* [kept_count] */
  size_t kept_count;
  void *memory;
} execution;

/* JAX passes something for a token: a token, or an empty array. */
static bool is_token(const execution *e, size_t argument) {
  return e->args->program->arguments.types[argument] == SR_PJRT_TOKEN;
}

static sr_status allocate(sr_ctx *ctx, execution *e) {
  size_t arguments = e->devices * e->argument_count, results = e->devices * e->result_count;
  size_t pointers = 3 * e->devices + 2 * arguments + 2 * results;
  e->memory = calloc(1, pointers * sizeof(void *) +
                            e->argument_count * (sizeof(int32_t) + sizeof(bool)) + 1);
  if (!e->memory)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory to start a program");
  void **at = e->memory;
  e->argument_lists = (sr_buffer ***)at;
  e->result_lists = (sr_buffer ***)(at += e->devices);
  e->done = (sr_event **)(at += e->devices);
  e->givers = (sr_pjrt_buffer **)(at += e->devices);
  e->made = (sr_pjrt_buffer **)(at += arguments);
  at += results;
  for (size_t d = 0; d < e->devices; d++, at += e->argument_count)
    e->argument_lists[d] = (sr_buffer **)at;
  for (size_t d = 0; d < e->devices; d++, at += e->result_count)
    e->result_lists[d] = (sr_buffer **)at;
  e->kept = (int32_t *)at;
  e->is_donated = (bool *)(e->kept + e->argument_count);
  return SR_OK;
}

/* Numbers of arguments count tokens for JAX and not for the program. */
static void note_donated(execution *e) {
  const sr_pjrt_ports *ports = &e->args->program->arguments;
  memcpy(e->is_donated, e->args->program->is_donated, e->argument_count * sizeof *e->is_donated);
  const sr_pjrt_execute_options *options = e->args->options;
  for (size_t k = 0; options && k < options->kept_count; k++) {
    int64_t number = options->kept[k];
    if (number < 0 || number >= (int64_t)ports->count || is_token(e, (size_t)number))
      continue;
    int32_t index = 0;
    for (int64_t i = 0; i < number; i++)
      index += !is_token(e, (size_t)i);
    e->is_donated[index] = false;
  }
  for (size_t i = 0; i < e->argument_count; i++)
    if (ports->arrays[i].donated && !e->is_donated[i])
      e->kept[e->kept_count++] = (int32_t)i;
}

/* The sentence for an argument without contents. */
static sr_status argument_is_gone(sr_ctx *ctx, const execution *e, size_t device, size_t index) {
  const sr_pjrt_buffer *buffer = e->givers[device * e->argument_count + index];
  const char *name = sr_loaded_name(e->args->program->loaded);
  for (size_t i = 0; i < index; i++)
    if (e->givers[device * e->argument_count + i] == buffer)
      return sr_fail(ctx, SR_ERR_INVALID,
                     e->is_donated[index]
                         ? "%s: Attempt to donate the same buffer twice in Execute(): arguments "
                           "%zu and %zu"
                         : "%s: Attempt to use a buffer that was previously donated in the same "
                           "call to Execute(): arguments %zu and %zu",
                     name, i, index);
  return sr_fail(ctx, SR_ERR_INVALID, "%s: argument %zu has been deleted or donated", name, index);
}

/* Holds the arguments of a device; those that are donated leave their buffers. */
static sr_status gather(sr_ctx *ctx, execution *e, size_t device) {
  size_t index = 0;
  for (size_t i = 0; i < e->args->argument_count; i++) {
    if (is_token(e, i))
      continue;
    sr_pjrt_buffer *buffer = e->args->arguments[device][i];
    e->givers[device * e->argument_count + index] = buffer;
    sr_buffer *contents =
        e->is_donated[index] ? sr_pjrt_buffer_take(buffer) : sr_pjrt_buffer_hold(buffer);
    if (!contents)
      return argument_is_gone(ctx, e, device, index);
    e->argument_lists[device][index++] = contents;
  }
  return SR_OK;
}

static sr_status make_results(sr_ctx *ctx, execution *e) {
  const sr_pjrt_program *program = e->args->program;
  for (size_t d = 0; d < e->devices; d++) {
    const int64_t *dims = program->results.dims;
    for (size_t i = 0; i < e->result_count; dims += program->results.ranks[i], i++) {
      sr_pjrt_buffer *buffer =
          sr_pjrt_buffer_make(&program->local_devices[d]->memories[0], program->results.types[i],
                              (int32_t)program->results.ranks[i], dims);
      if (!buffer)
        return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for the results of a program");
      e->made[d * e->result_count + i] = buffer;
    }
  }
  return SR_OK;
}

static sr_status check(sr_ctx *ctx, const execution *e) {
  const sr_pjrt_program *program = e->args->program;
  const char *name = sr_loaded_name(program->loaded);
  if (atomic_load_explicit(&program->is_deleted, memory_order_relaxed))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the program has been deleted", name);
  if (e->devices != (size_t)sr_loaded_local_count(program->loaded))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: arguments for %zu devices; the program has %d in this process", name,
                   e->devices, sr_loaded_local_count(program->loaded));
  if (e->args->device && (e->devices != 1 || e->args->device != program->local_devices[0]))
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "%s: was not compiled for device %d; compile it for that device", name,
                   e->args->device->id);
  if (e->devices > 0 && e->args->argument_count != program->arguments.count)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: %zu arguments are given; the program has %zu", name,
                   e->args->argument_count, program->arguments.count);
  return SR_OK;
}

static sr_status start(sr_ctx *ctx, execution *e) {
  SR_TRY(check(ctx, e));
  SR_TRY(allocate(ctx, e));
  note_donated(e);
  SR_TRY(make_results(ctx, e));
  for (size_t d = 0; d < e->devices; d++)
    SR_TRY(gather(ctx, e, d));
  sr_pjrt_host host;
  const sr_launch launch = {
      .arguments = (sr_buffer *const *const *)e->argument_lists,
      .kept = e->kept,
      .kept_count = (int32_t)e->kept_count,
      .host = sr_pjrt_host_of(e->args->program, e->args->options, &host),
  };
  return sr_loaded_execute(ctx, e->args->program->loaded, &launch, e->result_lists, e->done);
}

/* Hands the results to the caller. */
static void finish(execution *e) {
  for (size_t d = 0; d < e->devices; d++) {
    sr_buffer *const *next = e->result_lists[d];
    for (size_t i = 0; i < e->result_count; i++) {
      sr_pjrt_buffer *buffer = e->made[d * e->result_count + i];
      if (buffer->type == SR_PJRT_TOKEN)
        buffer->run = sr_event_hold(e->done[d]);
      else
        buffer->contents = *next++;
      e->args->results[d][i] = buffer;
    }
    if (e->args->done)
      e->args->done[d] = e->done[d];
    else
      sr_event_release(e->done[d]);
  }
}

/* Releases the arguments; after a failure donated ones return to their buffers. */
static void let_go(execution *e, bool failed) {
  for (size_t d = 0; d < e->devices; d++)
    for (size_t i = 0; i < e->argument_count; i++) {
      sr_buffer *contents = e->argument_lists[d][i];
      if (!e->is_donated[i])
        sr_buffer_release(contents);
      else if (failed && contents)
        sr_pjrt_buffer_restore(e->givers[d * e->argument_count + i], contents);
    }
  for (size_t i = 0; failed && i < e->devices * e->result_count; i++)
    sr_pjrt_buffer_free(e->made[i]);
}

sr_pjrt_error *
sr_pjrt_loaded_executable_execute(struct sr_pjrt_loaded_executable_execute_args *args) {
  execution e = {
      .args = args,
      .devices = args->device_count,
      .argument_count = args->program->arguments.array_count,
      .result_count = args->program->results.count,
  };
  SR_PJRT_CTX(ctx);
  sr_status status = start(&ctx, &e);
  if (status == SR_OK)
    finish(&e);
  if (e.memory)
    let_go(&e, status != SR_OK);
  free(e.memory);
  return sr_pjrt_failed(status, ctx.message);
}
