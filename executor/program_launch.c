#include "executor/program_launch.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "base/thread.h"
#include "executor/run_private.h"

/* A program without collectives that took less than this runs in the thread of its caller. A
 * hand-over to a thread that sleeps and back takes some 20 us. */
static const double SHORT_SECONDS = 200e-6;

/* A launch on one device. */
typedef struct device_launch {
  sr_work work;
  struct launch *all;
  int32_t index; /* of the device among those of the program on this rank */
  sr_event *done;
  sr_buffer **arguments, **results; /* [argument], [result]; held */
  sr_leader leader;
  pthread_t thread;
  bool has_thread;
  sr_status status; /* of the run */
  char *message;    /* of a failure; NULL: there was no memory for it */
} device_launch;

typedef struct launch {
  sr_program *program;
  const sr_log *log;
  void (*failed)(void *user, sr_ctx *ctx); /* of sr_launch */
  void *user;
  sr_host host;
  uint32_t left;         /* devices on which it has not ended; atomic */
  bool *kept;            /* [argument] not to be donated */
  device_launch parts[]; /* [device of the program on this rank] */
} launch;

/* ---- on a device ----------------------------------------------------------------------------- */

static sr_status check_ready(sr_ctx *ctx, const device_launch *own, int32_t count) {
  for (int32_t a = 0; a < count; a++)
    SR_TRY(sr_event_wait(ctx, own->arguments[a]->ready)); /* it came before */
  return SR_OK;
}

/* Moves the memory of `from` to `to`, or copies it if `from` must stay as it is. */
static sr_status alias(sr_ctx *ctx, const device_launch *own, sr_buffer *from, bool kept,
                       int32_t result) {
  sr_buffer *to = own->results[result];
  if (!kept && !sr_buffer_is_viewed(from)) {
    to->block = from->block;
    to->data = from->data;
    from->block = NULL;
    from->data = NULL;
    return SR_OK;
  }
  SR_TRY(sr_buffer_take_memory(ctx, to, own->all->program->result_names[result]));
  memcpy(to->data, from->data, to->bytes);
  return SR_OK;
}

/* Gives the results their memory and collects the addresses. */
static sr_status place(sr_ctx *ctx, const device_launch *own) {
  const launch *all = own->all;
  const sr_signature *signature = &all->program->executable->signature;
  const device_run *run = &all->program->runs[own->index];
  for (int32_t a = 0; a < signature->argument_count; a++)
    run->arguments[a] = own->arguments[a]->data;
  for (int32_t r = 0; r < signature->result_count; r++) {
    const int32_t from = signature->results[r].alias;
    if (from < 0) {
      SR_TRY(sr_buffer_take_memory(ctx, own->results[r], all->program->result_names[r]));
    } else {
      SR_TRY(alias(ctx, own, own->arguments[from], all->kept[from], r));
      run->arguments[from] = own->results[r]->data; /* the program works in place */
    }
    run->results[r] = own->results[r]->data;
  }
  return SR_OK;
}

static sr_status run_device(sr_ctx *ctx, const device_launch *own) {
  sr_program *program = own->all->program;
  const device_run *run = &program->runs[own->index];
  sr_status status = check_ready(ctx, own, program->executable->signature.argument_count);
  if (status == SR_OK)
    status = place(ctx, own);
  if (status != SR_OK) { /* the other devices must not wait for this one */
    if (program->communicates)
      sr_exchange_fail_team(program->devices->exchange, program->team);
    return status;
  }
  const double began = sr_seconds_now();
  status = sr_program_run_on(ctx, program, own->index, own->leader, &own->all->host, run->arguments,
                             run->results);
  __atomic_store_n(&program->is_short, sr_seconds_now() - began < SHORT_SECONDS, __ATOMIC_RELAXED);
  return status;
}

static void launch_release(launch *all) {
  if (__atomic_sub_fetch(&all->left, 1, __ATOMIC_ACQ_REL) == 0)
    free(all);
}

static void run_work(sr_work *work) {
  device_launch *own = (device_launch *)(void *)work;
  sr_ctx ctx; /* not zeroed as a whole, which would take as long as a short program */
  ctx.log = own->all->log;
  sr_ctx_clear(&ctx);
  own->status = run_device(&ctx, own);
  if (own->status == SR_OK)
    return;
  if (own->all->failed)
    own->all->failed(own->all->user, &ctx);
  own->message = strdup(ctx.message);
}

static void end_work(sr_work *work) {
  device_launch *own = (device_launch *)(void *)work;
  const sr_signature *signature = &own->all->program->executable->signature;
  for (int32_t a = 0; a < signature->argument_count; a++)
    sr_buffer_release(own->arguments[a]);
  for (int32_t r = 0; r < signature->result_count && own->status != SR_OK; r++)
    sr_buffer_drop_memory(own->results[r]);
  sr_event_end(own->done, own->status, own->message);
  free(own->message);
  for (int32_t r = 0; r < signature->result_count; r++)
    sr_buffer_release(own->results[r]);
  sr_event_release(own->done);
  launch_release(own->all);
}

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

static bool is_donated(const launch *all, int32_t index) {
  return all->program->executable->signature.arguments[index].donated && !all->kept[index];
}

static sr_status check_donations(sr_ctx *ctx, const launch *all, sr_buffer *const *arguments) {
  const int32_t count = all->program->executable->signature.argument_count;
  for (int32_t a = 0; a < count; a++)
    for (int32_t b = 0; b < count && is_donated(all, a); b++)
      if (a != b && arguments[a] == arguments[b])
        return sr_fail(ctx, SR_ERR_INVALID,
                       is_donated(all, b)
                           ? "argument %d is donated, and donated again as argument %d"
                           : "argument %d is donated, so it cannot be argument %d as well",
                       (int)a, (int)b);
  return SR_OK;
}

static sr_status check(sr_ctx *ctx, const launch *all, const sr_launch *given) {
  if (all->program->calls_host && !given->host.call)
    return sr_fail(ctx, SR_ERR_INVALID, "the program calls Python, and no functions are given");
  for (int32_t i = 0; i < all->program->run_count; i++) {
    for (int32_t a = 0; a < all->program->executable->signature.argument_count; a++)
      SR_TRY(check_argument(ctx, all, &all->program->runs[i], given->arguments[i][a], a));
    SR_TRY(check_donations(ctx, all, given->arguments[i]));
  }
  return SR_OK;
}

/* ---- beside the queues ----------------------------------------------------------------------- */

/* Begins or ends views of the arguments that stay, so that no launch that starts meanwhile takes
 * their memory. */
static void view_arguments(const launch *all, void (*view)(sr_buffer *buffer)) {
  for (int32_t i = 0; i < all->program->run_count; i++)
    for (int32_t a = 0; a < all->program->executable->signature.argument_count; a++)
      if (!is_donated(all, a))
        view(all->parts[i].arguments[a]);
}

static void *run_part(void *user) {
  run_work(user);
  return NULL;
}

/* Runs the device's part in a thread of its own. If there is none, the part fails, and those that
 * wait for it do. */
static bool start_part(device_launch *own, pthread_t *thread) {
  if (sr_thread_start(thread, "beside", run_part, &own->work) == 0)
    return true;
  own->status = SR_ERR_NOMEM;
  own->message = strdup("no thread for a program that calls Python");
  sr_exchange_fail_team(own->all->program->devices->exchange, own->all->program->team);
  return false;
}

/* Gives parts that ended because of another one the sentence of that one. */
static void share_failure(launch *all) {
  const device_launch *cause = NULL;
  for (int32_t i = 0; i < all->program->run_count && !cause; i++)
    if (all->parts[i].status != SR_OK && all->parts[i].status != SR_ERR_PEER)
      cause = &all->parts[i];
  for (int32_t i = 0; i < all->program->run_count && cause; i++) {
    device_launch *own = &all->parts[i];
    if (own->status != SR_ERR_PEER)
      continue;
    free(own->message);
    own->status = cause->status;
    own->message = cause->message ? strdup(cause->message) : NULL;
  }
}

/* Runs a program that calls the host: in this thread, and if its devices wait for each other, in
 * one more for each of the others. */
static void run_beside(launch *all, sr_device_queues *queues) {
  sr_program *program = all->program;
  const int32_t count = program->run_count;
  view_arguments(all, sr_buffer_begin_view);
  sr_device_queues_wait(queues, count, program->locals);
  for (int32_t i = 1; i < count && program->communicates; i++)
    all->parts[i].has_thread = start_part(&all->parts[i], &all->parts[i].thread);
  for (int32_t i = 0; i < (program->communicates ? 1 : count); i++)
    run_work(&all->parts[i].work);
  for (int32_t i = 1; i < count; i++)
    if (all->parts[i].has_thread)
      pthread_join(all->parts[i].thread, NULL);
  view_arguments(all, sr_buffer_end_view);
  share_failure(all);
  for (int32_t i = 0; i < count; i++)
    end_work(&all->parts[i].work); /* the last one frees `all` */
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
    all->parts[i] = (device_launch){.work = {run_work, end_work, program->locals[i], NULL},
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
  all->left = (uint32_t)devices;
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
      if (!is_donated(all, a))
        sr_buffer_hold(own->arguments[a]);
    }
  }
}

/* Runs the program in this thread, on one device after the other, if that is quick. */
static bool run_here(launch *all, sr_device_queues *queues) {
  sr_program *program = all->program;
  const int32_t count = program->run_count;
  if (!__atomic_load_n(&program->is_short, __ATOMIC_RELAXED) || program->communicates ||
      !sr_device_queues_take(queues, count, program->locals))
    return false;
  for (int32_t i = 0; i < count; i++) {
    all->parts[i].leader = SR_LEADER_HERE;
    run_work(&all->parts[i].work);
  }
  sr_device_queues_give(queues, count, program->locals);
  for (int32_t i = 0; i < count; i++)
    end_work(&all->parts[i].work); /* the last one frees `all` */
  return true;
}

/* Ends a part that came through a queue. */
static void end_queued(sr_work *work) {
  sr_program *program = ((device_launch *)(void *)work)->all->program;
  end_work(work);
  __atomic_sub_fetch(&program->queued, 1, __ATOMIC_RELEASE);
}

static void enqueue(launch *all, sr_device_queues *queues) {
  const int32_t count = all->program->run_count;
  __atomic_add_fetch(&all->program->queued, (uint32_t)count, __ATOMIC_RELAXED);
  for (int32_t i = 0; i < count; i++) {
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
    run_beside(all, queues);
  else if (!run_here(all, queues))
    enqueue(all, queues);
  return SR_OK;
}

void sr_launch_wait(sr_program *program, sr_device_queues *queues) {
  sr_device_queues_wait_count(queues, &program->queued);
}
