/* The part of a launch on one device: its arguments, results, run and end. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "executor/launch_private.h"

static sr_status check_ready(sr_ctx *ctx, const device_launch *own, int32_t count) {
  for (int32_t a = 0; a < count; a++)
    SR_TRY(sr_event_wait(ctx, own->arguments[a]->ready)); /* it came before */
  return SR_OK;
}

/* Moves the memory of `from` to `to`, or copies it if `from` must stay as it is: it is kept, or
 * somebody else holds it, to read it or for a launch that comes later. */
static sr_status alias(sr_ctx *ctx, const device_launch *own, sr_buffer *from, bool kept,
                       int32_t result) {
  sr_buffer *to = own->results[result];
  if (!kept && sr_buffer_is_own(from)) {
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

sr_status sr_launch_prepare_part(sr_ctx *ctx, device_launch *own) {
  const sr_program *program = own->all->program;
  sr_status status = check_ready(ctx, own, program->executable->signature.argument_count);
  if (status == SR_OK)
    status = place(ctx, own);
  if (status != SR_OK && program->communicates) /* the others must not wait for this one */
    sr_exchange_fail_team(program->devices->exchange, program->team);
  return status;
}

static sr_status run_device(sr_ctx *ctx, device_launch *own) {
  sr_program *program = own->all->program;
  const device_run *run = &program->runs[own->index];
  SR_TRY(sr_launch_prepare_part(ctx, own));
  const double began = sr_seconds_now();
  const sr_status status = sr_program_run_on(ctx, program, own->index, own->leader, &own->all->host,
                                             run->arguments, run->results);
  __atomic_store_n(&program->is_short, sr_seconds_now() - began < SR_SHORT_PART_SECONDS,
                   __ATOMIC_RELAXED);
  return status;
}

static void launch_release(launch *all) {
  if (__atomic_sub_fetch(&all->left, 1, __ATOMIC_ACQ_REL) == 0)
    free(all);
}

void sr_launch_keep_status(device_launch *own, sr_status (*call)(sr_ctx *ctx, device_launch *own)) {
  sr_ctx ctx; /* not zeroed as a whole, which would take as long as a short program */
  ctx.log = own->all->log;
  sr_ctx_clear(&ctx);
  own->status = call(&ctx, own);
  if (own->status == SR_OK)
    return;
  if (own->all->failed && own->status != SR_ERR_PEER)
    own->all->failed(own->all->user, &ctx);
  own->message = strdup(ctx.message);
}

/* Lets the owner of the launch find out why a part ended because of another process. */
static void explain(const launch *all, device_launch *own) {
  sr_ctx ctx;
  ctx.log = all->log;
  sr_ctx_clear(&ctx);
  sr_fail(&ctx, SR_ERR_PEER, "%s", own->message ? own->message : "");
  all->failed(all->user, &ctx);
  free(own->message);
  own->message = strdup(ctx.message);
}

void sr_launch_share_failure(launch *all) {
  device_launch *cause = NULL, *other = NULL;
  for (int32_t i = 0; i < all->program->run_count && !cause; i++) {
    device_launch *own = &all->parts[i];
    if (own->status == SR_ERR_PEER)
      other = other ? other : own;
    else if (own->status != SR_OK)
      cause = own;
  }
  if (!cause && other && all->failed)
    explain(all, other);
  cause = cause ? cause : other;
  for (int32_t i = 0; i < all->program->run_count && cause; i++) {
    device_launch *own = &all->parts[i];
    if (own == cause || own->status != SR_ERR_PEER)
      continue;
    free(own->message);
    own->status = cause->status;
    own->message = cause->message ? strdup(cause->message) : NULL;
  }
}

void sr_launch_run_part(sr_work *work) {
  sr_launch_keep_status((device_launch *)(void *)work, run_device);
}

void sr_launch_release_arguments(device_launch *own) {
  for (int32_t a = 0; a < own->all->program->executable->signature.argument_count; a++) {
    sr_buffer_release(own->arguments[a]);
    own->arguments[a] = NULL;
  }
}

void sr_launch_end_part(sr_work *work) {
  device_launch *own = (device_launch *)(void *)work;
  const int32_t result_count = own->all->program->executable->signature.result_count;
  sr_launch_release_arguments(own);
  for (int32_t r = 0; r < result_count; r++) {
    if (own->status != SR_OK)
      sr_buffer_drop_memory(own->results[r]);
    sr_buffer_release(own->results[r]); /* before anybody is told, who may donate it at once */
  }
  sr_event_end(own->done, own->status, own->message);
  free(own->message);
  sr_event_release(own->done);
  launch_release(own->all);
}
