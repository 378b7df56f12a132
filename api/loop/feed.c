/*
 * Values of an argument for each step of a loop. A thread fills slots, each with the array of one
 * step, and the loop takes them in turn. The slots are a ring: `filled` counts the steps that the
 * thread has filled, `taken` those that the loop is done with. Each counter has one writer, so a
 * step that is ready costs no lock. A side that must wait sleeps until there is work for half a
 * ring, or at least one step, so that small steps do not wake each other one by one.
 *
 * Devices whose memory the host cannot see have one array. The thread then reads into host memory,
 * and the loop copies it, because one thread at a time may use the devices' staging buffer.
 */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/array/array_handle.h"
#include "api/guards.h"
#include "api/needs.h"
#include "api/sized.h"
#include "base/thread.h"
#include "executor/io/feed_source.h"
#include "executor/transfer.h"

enum {
  AHEAD_BYTES = 64 << 20, /* at most, unless two steps have more */
  LEAST_SLOTS = 2,
  MOST_SLOTS = 64,
};

typedef struct feed_slot {
  spmdrun_array *handle;
  char *host; /* the blocks of this rank's shards, one after another; NULL if the host sees the
                 devices' memory */
} feed_slot;

struct spmdrun_feed {
  spmdrun_context *context;
  spmdrun_executable *executable;
  int index;
  bool repeat, closing;
  int64_t first, end;
  sr_feed_source *source;
  sr_array *shape; /* the sizes of the arrays; without memory */
  feed_slot *slots;
  int64_t slot_count;
  void **rooms;  /* [shards of this rank]: where the step that is read goes */
  int64_t given; /* steps that the loop was given */

  _Atomic int64_t filled, taken; /* steps from `first` on */
  _Atomic bool thread_sleeps, loop_sleeps;
  sr_ctx failure; /* of the step first + filled; complete when `failed` is true */
  _Atomic bool failed;
  sr_ctx give_failure; /* of the step that the loop is given; a failed feed stays so */
  pthread_mutex_t lock;
  pthread_cond_t changed;
  pthread_t thread;
  bool running;
};

/* ---- slots ----------------------------------------------------------------------------------- */

static sr_status make_array(sr_ctx *ctx, spmdrun_feed *feed, spmdrun_array **out_handle) {
  const sr_signature *signature = &feed->executable->plan->signature;
  const sr_port *port = feed->source->port;
  sr_array *array;
  SR_TRY(sr_array_create(ctx, feed->executable->set->devices, signature->device_count, port->dtype,
                         port->rank, port->dims, &port->sharding, feed->source->what, &array));
  if (*out_handle) { /* its array was donated */
    sr_array_destroy((*out_handle)->array);
    (*out_handle)->array = array;
    (*out_handle)->taken_by = NULL;
    return SR_OK;
  }
  sr_status status = sr_array_wrap(feed->context, array, feed->source->what, out_handle);
  if (status == SR_OK)
    (*out_handle)->is_fed = true;
  if (status != SR_OK)
    sr_array_destroy(array);
  return status;
}

static bool is_staged(const spmdrun_feed *feed) {
  return feed->executable->set->devices->staging != NULL;
}

/* Copies the step in `slot` from host memory to the devices. */
static sr_status load(sr_ctx *ctx, const feed_slot *slot) {
  const sr_array *array = slot->handle->array;
  for (int32_t i = 0; i < array->shard_count; i++) {
    const char *block = slot->host + (uint64_t)i * array->local_bytes;
    sr_piece_walk walk = {.array = array, .box = &array->shards[i].box};
    for (sr_piece piece; sr_piece_next(&walk, &piece);) {
      memcpy(sr_piece_room(array, i, &piece), block + piece.offset, piece.bytes);
      SR_TRY(sr_piece_write(ctx, array, i, &piece));
    }
  }
  return SR_OK;
}

/* Reads the value of `step` into the slot. */
static sr_status fill(sr_ctx *ctx, spmdrun_feed *feed, feed_slot *slot, int64_t step) {
  if (!slot->host && sr_array_is_consumed(slot->handle->array))
    SR_TRY(make_array(ctx, feed, &slot->handle));
  const sr_array *shape = feed->shape;
  for (int32_t i = 0; i < shape->shard_count; i++)
    feed->rooms[i] = slot->host ? slot->host + (uint64_t)i * shape->local_bytes
                                : slot->handle->array->shards[i].data;
  const int64_t steps = feed->source->steps;
  return sr_feed_source_read(ctx, feed->source, steps > 0 ? step % steps : step, shape,
                             feed->rooms);
}

/* ---- the thread ------------------------------------------------------------------------------ */

static int64_t room(const spmdrun_feed *feed) {
  return feed->slot_count - (feed->filled - feed->taken);
}

/* Wakes the other side if it sleeps. */
static void wake(spmdrun_feed *feed, _Atomic bool *sleeps) {
  if (!*sleeps)
    return;
  pthread_mutex_lock(&feed->lock);
  *sleeps = false;
  pthread_cond_broadcast(&feed->changed);
  pthread_mutex_unlock(&feed->lock);
}

/* The thread waits until half of the slots are free. */
static bool await_room(spmdrun_feed *feed) {
  pthread_mutex_lock(&feed->lock);
  while (!feed->closing && room(feed) == 0) {
    feed->thread_sleeps = true;
    if (room(feed) == 0)
      pthread_cond_wait(&feed->changed, &feed->lock);
  }
  feed->thread_sleeps = false;
  bool goes_on = !feed->closing;
  pthread_mutex_unlock(&feed->lock);
  return goes_on;
}

static void *read_ahead(void *user) {
  spmdrun_feed *feed = user;
  for (int64_t done = 0; done < feed->end - feed->first; done++) {
    sr_ctx ctx = {.log = feed->context->ctx.log};
    if (!await_room(feed))
      break;
    sr_status status = fill(&ctx, feed, &feed->slots[done % feed->slot_count], feed->first + done);
    if (status == SR_OK) {
      feed->filled = done + 1;
    } else {
      (void)sr_fail(&feed->failure, status, "step %lld: %s", (long long)(feed->first + done),
                    ctx.message);
      feed->failed = true;
    }
    wake(feed, &feed->loop_sleeps);
    if (feed->failed)
      break;
  }
  return NULL;
}

/* The loop waits until step number `done` is filled or has failed. */
static void await_step(spmdrun_feed *feed, int64_t done) {
  if (feed->filled > done || feed->failed)
    return;
  pthread_mutex_lock(&feed->lock);
  while (feed->filled <= done && !feed->failed) {
    feed->loop_sleeps = true;
    if (feed->filled <= done && !feed->failed)
      pthread_cond_wait(&feed->changed, &feed->lock);
  }
  feed->loop_sleeps = false;
  pthread_mutex_unlock(&feed->lock);
}

/* ---- opening --------------------------------------------------------------------------------- */

/* True if the values are to be read again and again. */
static bool needs_thread(const spmdrun_feed *feed) {
  const sr_feed_kind kind = feed->source->kind;
  return kind != SR_FEED_COUNT && (kind != SR_FEED_ONE || feed->source->port->donated) &&
         feed->first < feed->end;
}

static sr_status check_steps(sr_ctx *ctx, const spmdrun_feed *feed, const char *text) {
  const int64_t steps = feed->source->steps;
  if (steps < 0 || feed->repeat || steps >= feed->end)
    return SR_OK;
  return sr_fail(ctx, SR_ERR_INVALID,
                 "%s: %s: it has values for %lld step%s, and the last step is number %lld; give "
                 "more, or have them repeated",
                 feed->source->what, text, (long long)steps, steps == 1 ? "" : "s",
                 (long long)feed->end - 1);
}

/* Makes the arrays. All slots of devices that are staged have the same one. */
static sr_status make_slots(sr_ctx *ctx, spmdrun_feed *feed) {
  const sr_signature *signature = &feed->executable->plan->signature;
  const sr_port *port = feed->source->port;
  SR_TRY(sr_array_create_empty(ctx, feed->executable->set->devices, signature->device_count,
                               port->dtype, port->rank, port->dims, &port->sharding, &feed->shape));
  const int32_t shards = feed->executable->set->devices->count;
  const uint64_t bytes = (uint64_t)shards * feed->shape->local_bytes + 1;
  const uint64_t fit = AHEAD_BYTES / bytes;
  feed->slot_count = !needs_thread(feed) ? 1
                     : fit < LEAST_SLOTS ? LEAST_SLOTS
                     : fit > MOST_SLOTS  ? MOST_SLOTS
                                         : (int64_t)fit;
  feed->slots = calloc((size_t)feed->slot_count, sizeof *feed->slots);
  feed->rooms = calloc((size_t)shards + 1, sizeof *feed->rooms);
  for (int64_t i = 0; feed->slots && feed->rooms && i < feed->slot_count; i++) {
    feed_slot *slot = &feed->slots[i];
    if (is_staged(feed) && !(slot->host = malloc(bytes)))
      return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", feed->source->what);
    if (is_staged(feed) && i > 0)
      slot->handle = feed->slots[0].handle;
    else
      SR_TRY(make_array(ctx, feed, &slot->handle));
  }
  return feed->slots && feed->rooms
             ? SR_OK
             : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", feed->source->what);
}

static sr_status init(spmdrun_feed *feed, const char *text, const spmdrun_feed_options *options) {
  spmdrun_context *context = feed->context;
  const sr_signature *signature = &feed->executable->plan->signature;
  char name[SR_ARRAY_NAME_BYTES];
  if (feed->index < 0 || feed->index >= signature->argument_count)
    return sr_fail(&context->ctx, SR_ERR_INVALID, "there is no argument %d; the program takes %d",
                   feed->index, signature->argument_count);
  if (feed->first < 0 || feed->first > feed->end)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "argument %d: its first step is below 0 or behind the end", feed->index);
  SR_TRY(sr_executable_check_live(feed->executable));
  snprintf(name, sizeof name, "argument %d", feed->index);
  SR_TRY(sr_feed_source_open(&context->ctx, options->name ? options->name : name, text,
                             &signature->arguments[feed->index], sr_world_rank(context->world),
                             sr_world_size(context->world), feed->end, &feed->source));
  SR_TRY(check_steps(&context->ctx, feed, text));
  SR_TRY(make_slots(&context->ctx, feed));
  if (feed->source->kind != SR_FEED_ONE)
    return SR_OK;
  SR_TRY(fill(&context->ctx, feed, &feed->slots[0], 0));
  return is_staged(feed) ? load(&context->ctx, &feed->slots[0]) : SR_OK;
}

/* Collective. Fails if ranks see different sources. */
static sr_status compare(spmdrun_feed *feed) {
  spmdrun_context *context = feed->context;
  const sr_feed_facts own = sr_feed_source_facts(feed->source);
  sr_feed_facts *all = calloc((size_t)sr_world_size(context->world), sizeof *all);
  sr_status status = sr_world_agree(
      &context->ctx, context->world,
      all ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", feed->source->what));
  if (status == SR_OK)
    status = sr_world_all_gather(&context->ctx, context->world, &own, sizeof own, all);
  if (status == SR_OK && memcmp(&own, &all[0], sizeof own) != 0)
    status =
        sr_fail(&context->ctx, SR_ERR_INVALID,
                "%s: it is not the same here as on rank 0, which sees %lld steps and this rank "
                "%lld; put it where all nodes see it",
                feed->source->what, (long long)all[0].steps, (long long)own.steps);
  free(all);
  return status;
}

/* Makes the feed; *out_feed may be half-built. Not collective. */
static sr_status create(spmdrun_executable *executable, int index, const char *source,
                        const spmdrun_feed_options *given, spmdrun_feed **out_feed) {
  spmdrun_context *context = executable->context;
  spmdrun_feed_options options;
  spmdrun_feed *feed = *out_feed = calloc(1, sizeof *feed);
  if (!feed)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory for the values of argument %d",
                   index);
  pthread_mutex_init(&feed->lock, NULL);
  pthread_cond_init(&feed->changed, NULL);
  feed->context = context;
  feed->executable = executable;
  feed->index = index;
  SR_TRY(sr_sized_read(&context->ctx, "spmdrun_feed_options", given, &options, sizeof options));
  feed->repeat = options.repeat != 0;
  feed->first = options.first;
  feed->end = options.end;
  return init(feed, source, &options);
}

static sr_status start_thread(spmdrun_feed *feed) {
  if (!needs_thread(feed))
    return SR_OK;
  feed->running = sr_thread_start(&feed->thread, "spmdrun.feed", read_ahead, feed) == 0;
  return feed->running ? SR_OK
                       : sr_fail(&feed->context->ctx, SR_ERR_NOMEM, "%s: no thread can be started",
                                 feed->source->what);
}

spmdrun_status spmdrun_feed_open(spmdrun_executable *executable, int index, const char *source,
                                 const spmdrun_feed_options *options, spmdrun_feed **out_feed) {
  SR_MAKES(out_feed);
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, source, feed", executable, source, out_feed);
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  sr_context_phase(context, SPMDRUN_PHASE_READ_ARGUMENTS);
  spmdrun_feed *feed = NULL;
  spmdrun_status status =
      sr_context_settle(context, create(executable, index, source, options, &feed));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, compare(feed));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, start_thread(feed));
  if (status != SPMDRUN_OK) {
    spmdrun_feed_close(feed);
    feed = NULL;
  }
  *out_feed = feed;
  return status;
}

void spmdrun_feed_close(spmdrun_feed *feed) {
  if (!feed)
    return;
  if (feed->running) {
    pthread_mutex_lock(&feed->lock);
    feed->closing = true;
    pthread_cond_broadcast(&feed->changed);
    pthread_mutex_unlock(&feed->lock);
    pthread_join(feed->thread, NULL);
  }
  for (int64_t i = 0; feed->slots && i < feed->slot_count; i++) {
    if (i == 0 || feed->slots[i].handle != feed->slots[0].handle)
      spmdrun_array_destroy(feed->slots[i].handle);
    free(feed->slots[i].host);
  }
  free(feed->slots);
  free(feed->rooms);
  sr_array_destroy(feed->shape);
  sr_feed_source_close(feed->source);
  pthread_cond_destroy(&feed->changed);
  pthread_mutex_destroy(&feed->lock);
  free(feed);
}

/* ---- giving ---------------------------------------------------------------------------------- */

/* Makes the slot's array valid for the devices. Only this rank may fail, so the array will carry
 * the failure. */
static sr_status give(sr_ctx *ctx, spmdrun_feed *feed, feed_slot *slot, int64_t step) {
  if (sr_array_is_consumed(slot->handle->array))
    SR_TRY(make_array(ctx, feed, &slot->handle));
  if (feed->source->kind == SR_FEED_COUNT)
    SR_TRY(fill(ctx, feed, slot, step));
  return slot->host ? load(ctx, slot) : SR_OK;
}

/* Returns why the array of step number `done` cannot be filled; NULL: it is filled. */
static const sr_ctx *take(spmdrun_feed *feed, feed_slot *slot, int64_t done) {
  if (feed->running) {
    feed->taken = done;
    if (room(feed) * 2 >= feed->slot_count)
      wake(feed, &feed->thread_sleeps);
    await_step(feed, done);
    if (feed->filled <= done)
      return &feed->failure;
  }
  const bool is_given = feed->source->kind == SR_FEED_COUNT || (feed->running && slot->host);
  if (is_given && feed->give_failure.code == SR_OK)
    (void)give(&feed->give_failure, feed, slot, feed->first + done);
  return feed->give_failure.code == SR_OK ? NULL : &feed->give_failure;
}

/* Asks by `shape`: the thread may be making the array that the slot is to have. */
static sr_status ask_guards(const spmdrun_feed *feed) {
  spmdrun_array given = {.context = feed->context, .array = feed->shape};
  snprintf(given.what, sizeof given.what, "%s", feed->source->what);
  return sr_guard_transfer(&given, SR_HOST_TO_DEVICE, true);
}

spmdrun_status spmdrun_feed_next(spmdrun_feed *feed, spmdrun_array **out_array) {
  SR_MAKES(out_array);
  SR_NEEDS_ALONE(SR_CONTEXT_OF(feed), "feed, array", feed, out_array);
  spmdrun_context *context = feed->context;
  const int64_t done = feed->given;
  if (done >= feed->end - feed->first) {
    sr_context_begin(context);
    return sr_context_finish(context, sr_fail(&context->ctx, SR_ERR_INVALID,
                                              "%s: the loop ends before step %lld",
                                              feed->source->what, (long long)feed->end));
  }
  feed_slot *slot = &feed->slots[done % feed->slot_count];
  const bool is_moved = feed->running || feed->source->kind == SR_FEED_COUNT;
  if (is_moved) {
    sr_context_begin(context);
    if (context->guard && ask_guards(feed) != SR_OK)
      return sr_context_finish(context, context->ctx.code);
  }
  slot->handle->fault = take(feed, slot, done);
  feed->given++;
  *out_array = slot->handle;
  return SPMDRUN_OK;
}
