/*
 * Runs programs on the devices of a rank: checks the arguments, makes the results, starts one task
 * per device and waits for the tasks.
 *
 * If a run fails, the other ranks are told at once, because they may be waiting in a collective for
 * a device of this rank.
 */
#include "executor/run_private.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"

double sr_program_run_seconds(const sr_program *program) {
  return program->seconds;
}

sr_traffic sr_program_traffic(const sr_program *program) {
  sr_traffic most = {0};
  for (int32_t i = 0; i < program->run_count; i++) {
    sr_traffic own = program->devices->kind->traffic(program->runs[i].task);
    most.collectives = own.collectives > most.collectives ? own.collectives : most.collectives;
    most.bytes = own.bytes > most.bytes ? own.bytes : most.bytes;
  }
  return most;
}

bool sr_program_progress(const sr_program *program, int64_t *out_done, int64_t *out_total) {
  const sr_device_kind *kind = program->devices->kind;
  return kind->progress && program->run_count > 0 &&
         kind->progress(program->runs[0].task, out_done, out_total);
}

sr_status sr_program_measure(sr_ctx *ctx, sr_program *program, uint64_t span_room) {
  const sr_device_kind *kind = program->devices->kind;
  if (!kind->measure)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "devices of the kind %s do not tell when steps run; for GPUs, take NVIDIA's "
                   "Nsight Systems",
                   kind->name);
  for (int32_t i = 0; i < program->run_count; i++)
    SR_TRY(kind->measure(ctx, program->runs[i].task, span_room));
  return SR_OK;
}

const sr_signature *sr_program_signature(const sr_program *program) {
  return &program->executable->signature;
}

int32_t sr_program_device_count(const sr_program *program) {
  return program->run_count;
}

const sr_profile *sr_program_profile(const sr_program *program, int32_t index) {
  return program->devices->kind->profile(program->runs[index].task);
}

sr_nan_notes sr_program_nans(const sr_program *program, int32_t index) {
  const sr_device_kind *kind = program->devices->kind;
  return kind->nans ? kind->nans(program->runs[index].task) : (sr_nan_notes){0};
}

bool sr_program_has_failed(const sr_program *program) {
  return __atomic_load_n(&program->failed, __ATOMIC_RELAXED) != 0;
}

int32_t sr_program_partition(const sr_program *program, int32_t index) {
  return program->runs[index].role.partition;
}

sr_device *sr_program_device(const sr_program *program, int32_t index) {
  return program->runs[index].device;
}

double sr_program_began(const sr_program *program) {
  return program->began;
}

/* ---- arguments ------------------------------------------------------------------------------ */

static sr_status check_type(sr_ctx *ctx, int32_t index, const sr_port *port,
                            const sr_array *array) {
  bool same = array->dtype == port->dtype && array->rank == port->rank;
  for (int32_t d = 0; same && d < port->rank; d++)
    same = array->dims[d] == port->dims[d];
  if (same)
    return SR_OK;
  char wanted[256], given[256];
  return sr_fail(ctx, SR_ERR_INVALID, "argument %d is %s, the program takes %s", (int)index,
                 sr_shape_write(sr_dtype_get(array->dtype)->name, array->rank, array->dims, given,
                                sizeof given),
                 sr_shape_write(sr_dtype_get(port->dtype)->name, port->rank, port->dims, wanted,
                                sizeof wanted));
}

/* True if every device of this rank holds the shard of the argument that the program expects, in a
 * block of the expected size. */
static bool has_expected_shards(const sr_program *program, int32_t index, const sr_array *array) {
  const sr_port *port = &program->executable->signature.arguments[index];
  int64_t local[SR_MAX_RANK];
  sr_port_local_dims(port, local);
  if (array->shard_count < program->run_count)
    return false;
  for (int32_t d = 0; d < port->rank; d++)
    if (array->local_dims[d] != local[d])
      return false;
  for (int32_t i = 0; i < program->run_count; i++) {
    const sr_shard *held = &array->shards[i].box;
    const int64_t *start = program->runs[i].wanted[index], *size = start + port->rank;
    for (int32_t d = 0; d < port->rank; d++)
      if (held->size[d] != size[d] || (held->size[d] > 0 && held->start[d] != start[d]))
        return false;
  }
  return true;
}

static sr_status refuse_sharding(sr_ctx *ctx, int32_t index, const sr_port *port,
                                 const sr_array *array) {
  sr_arena *arena = sr_arena_create();
  sr_status status;
  if (!arena || SR_ARENA_GUARD(arena))
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory to describe argument %d", (int)index);
  else
    status =
        sr_fail(ctx, SR_ERR_INVALID,
                "argument %d is sharded %s, the program takes %s; make it for this argument, or "
                "reshard it (spmdrun_array_reshard)",
                (int)index, sr_sharding_printed(arena, &array->sharding),
                sr_sharding_printed(arena, &port->sharding));
  sr_arena_destroy(arena);
  return status;
}

static sr_status check_argument(sr_ctx *ctx, const sr_program *program, sr_array *const *arguments,
                                int32_t index) {
  const sr_signature *signature = &program->executable->signature;
  const sr_port *port = &signature->arguments[index];
  const sr_array *array = arguments[index];
  if (!array)
    return sr_fail(ctx, SR_ERR_INVALID, "argument %d is missing", (int)index);
  if (array->devices != program->devices)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "argument %d lives on other devices than the program; make it for this program",
                   (int)index);
  if (sr_array_is_consumed(array))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "argument %d was donated to an earlier run, which took its memory", (int)index);
  SR_TRY(check_type(ctx, index, port, array));
  if (!has_expected_shards(program, index, array))
    return refuse_sharding(ctx, index, port, array);
  for (int32_t i = 0; port->donated && i < signature->argument_count; i++)
    if (i != index && arguments[i] == array)
      return sr_fail(ctx, SR_ERR_INVALID,
                     "argument %d is donated, so its array cannot be argument %d as well",
                     (int)index, (int)i);
  return SR_OK;
}

sr_status sr_program_check(sr_ctx *ctx, const sr_program *program, sr_array *const *arguments) {
  const int32_t count = program->executable->signature.argument_count;
  char list[SR_MESSAGE_BYTES - 64];
  sr_ctx own; /* not zeroed as a whole, because a check of arguments that fit takes no time */
  own.log = NULL;
  size_t used = 0;
  int32_t wrong = 0, told = 0;
  for (int32_t a = 0; a < count; a++) {
    sr_ctx_clear(&own);
    if (check_argument(&own, program, arguments, a) == SR_OK)
      continue;
    const size_t length = strlen(own.message) + 2;
    wrong++;
    if (told + 1 < wrong || used + length >= sizeof list)
      continue;
    used +=
        (size_t)snprintf(list + used, sizeof list - used, "%s%s", told ? "; " : "", own.message);
    told++;
  }
  if (wrong == 0)
    return SR_OK;
  if (wrong == 1)
    return sr_fail(ctx, SR_ERR_INVALID, "%s", list);
  return told == wrong
             ? sr_fail(ctx, SR_ERR_INVALID, "%d arguments do not fit: %s", (int)wrong, list)
             : sr_fail(ctx, SR_ERR_INVALID, "%d arguments do not fit: %s; and %d more", (int)wrong,
                       list, (int)(wrong - told));
}

/* ---- results -------------------------------------------------------------------------------- */

static void free_results(const sr_program *program, sr_array **results) {
  for (int32_t r = 0; r < program->executable->signature.result_count; r++) {
    sr_array_destroy(results[r]);
    results[r] = NULL;
  }
}

sr_status sr_program_describe_results(sr_ctx *ctx, const sr_program *program,
                                      sr_array **out_results) {
  const sr_signature *signature = &program->executable->signature;
  for (int32_t r = 0; r < signature->result_count; r++)
    out_results[r] = NULL;
  for (int32_t r = 0; r < signature->result_count; r++) {
    const sr_port *port = &signature->results[r];
    const sr_status status =
        sr_array_create_empty(ctx, program->devices, signature->device_count, port->dtype,
                              port->rank, port->dims, &port->sharding, &out_results[r]);
    if (status != SR_OK) {
      free_results(program, out_results);
      return status;
    }
  }
  return SR_OK;
}

/* Gives result `index` its memory, which may be that of an argument. */
static sr_status place_result(sr_ctx *ctx, const sr_program *program, sr_array *const *arguments,
                              int32_t index, sr_array *result) {
  const sr_port *port = &program->executable->signature.results[index];
  if (port->alias < 0)
    return sr_array_take_memory(ctx, result, program->result_names[index]);
  sr_array_move(result, arguments[port->alias]);
  return SR_OK;
}

/* Collects the addresses of the arguments' shards. Must be called before the results are made: a
 * result that aliases an argument takes over the argument's memory. */
static void note_arguments(const sr_program *program, sr_array *const *arguments) {
  for (int32_t i = 0; i < program->run_count; i++)
    for (int32_t a = 0; a < program->executable->signature.argument_count; a++)
      program->runs[i].arguments[a] = arguments[a]->shards[i].data;
}

static void note_results(const sr_program *program, sr_array *const *results) {
  for (int32_t i = 0; i < program->run_count; i++)
    for (int32_t r = 0; r < program->executable->signature.result_count; r++)
      program->runs[i].results[r] = results[r]->shards[i].data;
}

static void consume_donated(const sr_program *program, sr_array *const *arguments) {
  const sr_signature *signature = &program->executable->signature;
  for (int32_t a = 0; a < signature->argument_count; a++)
    if (signature->arguments[a].donated)
      sr_array_consume(arguments[a]);
}

/* ---- running -------------------------------------------------------------------------------- */

/* Runs the program on all devices of this rank; this thread may lead the first. If several devices
 * fail, reports the first failure that is not SR_ERR_PEER, because SR_ERR_PEER is only the
 * consequence of another one. */
static sr_status run_devices(sr_ctx *ctx, sr_program *program) {
  program->began = sr_seconds_now();
  for (int32_t i = program->run_count - 1; i >= 0; i--) {
    const device_run *run = &program->runs[i];
    program->devices->kind->start(run->task, ctx->log, i == 0 ? SR_LEADER_CALLER : SR_LEADER_DEVICE,
                                  NULL, run->arguments, run->results);
  }
  sr_ctx failure, own; /* not zeroed as a whole, which would take as long as a short program */
  sr_ctx_clear(&failure);
  own.log = ctx->log;
  for (int32_t i = 0; i < program->run_count; i++) {
    sr_ctx_clear(&own);
    sr_status status = program->devices->kind->wait(&own, program->runs[i].task);
    if (status != SR_OK && (failure.code == SR_OK || failure.code == SR_ERR_PEER))
      failure = own;
  }
  program->seconds = sr_seconds_now() - program->began;
  return failure.code == SR_OK ? SR_OK : sr_fail(ctx, failure.code, "%s", failure.message);
}

sr_status sr_program_run_on(sr_ctx *ctx, sr_program *program, int32_t index, sr_leader leader,
                            const sr_host *host, void *const *arguments, void *const *results) {
  const sr_device_kind *kind = program->devices->kind;
  sr_task *task = program->runs[index].task;
  kind->start(task, ctx->log, leader, host, arguments, results);
  return kind->wait(ctx, task);
}

static sr_status place_and_run(sr_ctx *ctx, sr_program *program, sr_array *const *arguments,
                               sr_array *const *results) {
  note_arguments(program, arguments);
  for (int32_t r = 0; r < program->executable->signature.result_count; r++)
    SR_TRY(place_result(ctx, program, arguments, r, results[r]));
  note_results(program, results);
  return run_devices(ctx, program);
}

sr_status sr_program_run(sr_ctx *ctx, sr_program *program, sr_array *const *arguments,
                         sr_array *const *results) {
  const sr_status status = place_and_run(ctx, program, arguments, results);
  consume_donated(program, arguments);
  if (status == SR_OK)
    return SR_OK;
  sr_exchange_fail(program->devices->exchange);
  for (int32_t r = 0; r < program->executable->signature.result_count; r++)
    sr_array_consume(results[r]);
  return status;
}

sr_status sr_program_execute(sr_ctx *ctx, sr_program *program, sr_array *const *arguments,
                             sr_array **out_results) {
  sr_status status = sr_program_describe_results(ctx, program, out_results);
  if (status == SR_OK)
    status = sr_program_run(ctx, program, arguments, out_results);
  else
    sr_exchange_fail(program->devices->exchange);
  if (status != SR_OK)
    free_results(program, out_results);
  return status;
}
