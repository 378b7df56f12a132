/* Launches: checked, made in one piece, and handed to the devices' queues, or run in this thread
 * (launch_here.c). All that can fail without a run fails before exchange_holds; from there on the
 * launch happens, and its events tell how it ended. */
#include "executor/program_launch.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "executor/launch_private.h"

/* ---- checking -------------------------------------------------------------------------------- */

static sr_status check_argument(sr_ctx *ctx, const launch *all, const device_run *run,
                                const sr_buffer *buffer, int32_t index) {
  const sr_port *port = &all->program->executable->signature.arguments[index];
  int64_t local[SR_MAX_RANK];
  char given[256], wanted[256];
  if (!buffer)
    return sr_fail(ctx, SR_ERR_INVALID, "argument %d is missing", (int)index);
  if (buffer->device != run->device)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "argument %d is on device %d, and its partition of the program on device %d",
                   (int)index, (int)buffer->device->number, (int)run->device->number);
  sr_port_local_dims(port, local);
  bool same = buffer->dtype == port->dtype && buffer->rank == port->rank;
  for (int32_t d = 0; same && d < port->rank; d++)
    same = buffer->dims[d] == local[d];
  if (same)
    return SR_OK;
  return sr_fail(
      ctx, SR_ERR_INVALID, "argument %d is %s on a device, the program takes %s", (int)index,
      sr_shape_write(sr_dtype_get(buffer->dtype)->name, buffer->rank, buffer->dims, given,
                     sizeof given),
      sr_shape_write(sr_dtype_get(port->dtype)->name, port->rank, local, wanted, sizeof wanted));
}

static sr_status check_donations(sr_ctx *ctx, const launch *all, sr_buffer *const *arguments) {
  const int32_t count = all->program->executable->signature.argument_count;
  for (int32_t a = 0; a < count; a++)
    for (int32_t b = 0; b < count && sr_launch_donates(all, a); b++)
      if (a != b && arguments[a] == arguments[b])
        return sr_fail(ctx, SR_ERR_INVALID,
                       sr_launch_donates(all, b)
                           ? "argument %d is donated, and donated again as argument %d"
                           : "argument %d is donated, so it cannot be argument %d as well",
                       (int)a, (int)b);
  return SR_OK;
}

static sr_status check(sr_ctx *ctx, const launch *all, const sr_launch *given) {
  const bool calls = all->program->calls_host || all->program->calls_targets;
  if (calls && !given->host.call)
    return sr_fail(ctx, SR_ERR_INVALID, "the program calls %s, and no functions are given",
                   all->program->calls_host ? "Python" : "C");
  for (int32_t i = 0; i < all->program->run_count; i++) {
    for (int32_t a = 0; a < all->program->executable->signature.argument_count; a++)
      SR_TRY(check_argument(ctx, all, &all->program->runs[i], given->arguments[i][a], a));
    SR_TRY(check_donations(ctx, all, given->arguments[i]));
  }
  return SR_OK;
}

/* ---- starting -------------------------------------------------------------------------------- */

/* Allocates a launch in one piece, and sets what it keeps. */
static launch *make(const sr_ctx *ctx, sr_program *program, const sr_launch *given) {
  const sr_signature *signature = &program->executable->signature;
  const size_t devices = (size_t)program->run_count;
  const size_t arguments = (size_t)signature->argument_count;
  const size_t buffers = arguments + (size_t)signature->result_count;
  launch *all = calloc(1, sizeof *all + devices * sizeof *all->parts +
                              devices * buffers * sizeof(sr_buffer *) + arguments);
  if (!all)
    return NULL;
  sr_buffer **next = (sr_buffer **)(void *)(all->parts + devices);
  for (size_t i = 0; i < devices; i++, next += buffers)
    all->parts[i] =
        (device_launch){.work = {sr_launch_run_part, sr_launch_end_part, program->locals[i], NULL},
                        .leader = SR_LEADER_CALLER,
                        .all = all,
                        .index = (int32_t)i,
                        .arguments = next,
                        .results = next + arguments};
  all->kept = (bool *)(void *)next;
  for (int32_t k = 0; k < given->kept_count; k++)
    if (given->kept[k] >= 0 && given->kept[k] < signature->argument_count)
      all->kept[given->kept[k]] = true;
  all->program = program;
  all->log = ctx->log;
  all->failed = given->failed;
  all->user = given->user;
  all->host = given->host;
  all->running = all->left = (uint32_t)devices;
  return all;
}

/* Frees a launch that has not begun. */
static void unmake(launch *all) {
  for (int32_t i = 0; all && i < all->program->run_count; i++) {
    for (int32_t r = 0; r < all->program->executable->signature.result_count; r++)
      sr_buffer_release(all->parts[i].results[r]);
    sr_event_release(all->parts[i].done);
  }
  free(all);
}

/* Makes the event and the results of a device. */
static sr_status make_results(sr_ctx *ctx, launch *all, device_launch *own) {
  const sr_signature *signature = &all->program->executable->signature;
  own->done = sr_event_create();
  if (!own->done)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for an execution");
  for (int32_t r = 0; r < signature->result_count; r++) {
    const sr_port *port = &signature->results[r];
    int64_t local[SR_MAX_RANK];
    sr_port_local_dims(port, local);
    SR_TRY(sr_buffer_describe(ctx, all->program->runs[own->index].device, port->dtype, port->rank,
                              local, own->done, &own->results[r]));
  }
  return SR_OK;
}

/* Gives the caller its holds on results and events, and takes those on arguments. From here on the
 * launch happens. */
static void exchange_holds(launch *all, const sr_launch *given, sr_buffer **const *out_results,
                           sr_event **out_done) {
  const sr_signature *signature = &all->program->executable->signature;
  for (int32_t i = 0; i < all->program->run_count; i++) {
    device_launch *own = &all->parts[i];
    out_done[i] = sr_event_hold(own->done);
    for (int32_t r = 0; r < signature->result_count; r++)
      out_results[i][r] = sr_buffer_hold(own->results[r]);
    for (int32_t a = 0; a < signature->argument_count; a++) {
      own->arguments[a] = given->arguments[i][a];
      if (!sr_launch_donates(all, a))
        sr_buffer_hold(own->arguments[a]);
    }
  }
}

/* Ends the parts that failed, when all have run: the cause may be a part that ran last. */
static void end_failed(launch *all) {
  sr_program *program = all->program;
  int32_t failed = 0;
  sr_launch_share_failure(all);
  for (int32_t i = 0; i < program->run_count; i++)
    failed += all->parts[i].status != SR_OK;
  for (int32_t i = 0; failed > 0; i++)
    if (all->parts[i].status != SR_OK) {
      failed--;
      sr_launch_end_part(&all->parts[i].work); /* the last one may free `all` */
      __atomic_sub_fetch(&program->queued, 1, __ATOMIC_RELEASE);
    }
}

/* Runs a part that came through a queue. The next work of the device may donate its arguments. */
static void run_queued(sr_work *work) {
  sr_launch_run_part(work);
  sr_launch_release_arguments((device_launch *)(void *)work);
}

/* Ends a part that came through a queue. */
static void end_queued(sr_work *work) {
  const device_launch *own = (const device_launch *)(void *)work;
  sr_program *program = own->all->program;
  const bool failed = own->status != SR_OK;
  if (__atomic_sub_fetch(&own->all->running, 1, __ATOMIC_ACQ_REL) == 0)
    end_failed(own->all);
  if (failed)
    return;
  sr_launch_end_part(work);
  __atomic_sub_fetch(&program->queued, 1, __ATOMIC_RELEASE);
}

static void enqueue(launch *all, sr_device_queues *queues) {
  const int32_t count = all->program->run_count;
  __atomic_add_fetch(&all->program->queued, (uint32_t)count, __ATOMIC_RELAXED);
  for (int32_t i = 0; i < count; i++) {
    all->parts[i].work.run = run_queued;
    all->parts[i].work.end = end_queued;
    all->parts[i].work.next = i + 1 < count ? &all->parts[i + 1].work : NULL;
  }
  sr_device_queues_add(queues, &all->parts[0].work);
}

sr_status sr_launch_start(sr_ctx *ctx, sr_program *program, sr_device_queues *queues,
                          const sr_launch *given, sr_buffer **const *out_results,
                          sr_event **out_done) {
  if (program->run_count == 0)
    return SR_OK;
  launch *all = make(ctx, program, given);
  sr_status status =
      all ? check(ctx, all, given) : sr_fail(ctx, SR_ERR_NOMEM, "no memory for an execution");
  for (int32_t i = 0; status == SR_OK && i < program->run_count; i++)
    status = make_results(ctx, all, &all->parts[i]);
  for (int32_t i = 0; status == SR_OK && i < program->run_count; i++)
    status = sr_device_queues_start(ctx, queues, program->locals[i]);
  if (status != SR_OK) {
    unmake(all);
    return status;
  }
  exchange_holds(all, given, out_results, out_done);
  if (program->calls_host)
    sr_launch_run_beside(all, queues);
  else if (!sr_launch_run_here(all, queues))
    enqueue(all, queues);
  return SR_OK;
}

void sr_launch_wait(sr_program *program, sr_device_queues *queues) {
  sr_device_queues_wait_count(queues, &program->queued);
}
