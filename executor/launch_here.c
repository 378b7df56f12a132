/*
 * Launches that run in the thread of their caller: short ones, and those that call the host.
 *
 * The devices of a short program that wait for each other take turns in that thread: each runs
 * until it would have to wait. Threads of their own would have to be woken, and where they share
 * cores, would take turns, too, by system calls. All devices of such a program are of this process,
 * so the caller waits for nobody.
 */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/thread.h"
#include "executor/launch_private.h"

enum {
  MAX_REST = 1024 /* launches in threads after those in turns took longer again and again */
};

/* ---- programs that call the host ------------------------------------------------------------- */

static void *run_part(void *user) {
  sr_launch_run_part(user);
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

void sr_launch_run_beside(launch *all, sr_device_queues *queues) {
  sr_program *program = all->program;
  const int32_t count = program->run_count;
  sr_device_queues_wait(queues, count, program->locals);
  for (int32_t i = 1; i < count && program->communicates; i++)
    all->parts[i].has_thread = start_part(&all->parts[i], &all->parts[i].thread);
  for (int32_t i = 0; i < (program->communicates ? 1 : count); i++)
    sr_launch_run_part(&all->parts[i].work);
  for (int32_t i = 1; i < count; i++)
    if (all->parts[i].has_thread)
      pthread_join(all->parts[i].thread, NULL);
  sr_launch_share_failure(all);
  for (int32_t i = 0; i < count; i++)
    sr_launch_end_part(&all->parts[i].work); /* the last one frees `all` */
}

/* ---- short programs -------------------------------------------------------------------------- */

static bool is_short(const sr_program *program) {
  return __atomic_load_n(&program->is_short, __ATOMIC_RELAXED) != 0;
}

/* True if the devices of a program that communicates are to take turns in this thread. */
static bool shall_take_turns(sr_program *program) {
  if (!program->may_take_turns || !is_short(program))
    return false;
  if (__atomic_load_n(&program->rest, __ATOMIC_RELAXED) <= 0)
    return true;
  __atomic_sub_fetch(&program->rest, 1, __ATOMIC_RELAXED);
  return false;
}

/* After turns that took long, threads have the next launch, and twice as many each time that turns
 * take long again: once may be the fault of something else on the core. The caller has the
 * devices. */
static void note_turns(sr_program *program, double seconds) {
  int32_t rest = 0;
  if (seconds < SR_SHORT_TURNS_SECONDS) {
    program->next_rest = 1;
  } else {
    rest = program->next_rest;
    program->next_rest = 2 * rest < MAX_REST ? 2 * rest : MAX_REST;
  }
  __atomic_store_n(&program->rest, rest, __ATOMIC_RELAXED);
}

static sr_status start_turns(sr_ctx *ctx, device_launch *own) {
  const sr_program *program = own->all->program;
  const device_run *run = &program->runs[own->index];
  SR_TRY(sr_launch_prepare_part(ctx, own));
  program->devices->kind->start(run->task, ctx->log, SR_LEADER_IN_TURNS, NULL, run->arguments,
                                run->results);
  own->takes_turns = true;
  return SR_OK;
}

static sr_status end_turns(sr_ctx *ctx, device_launch *own) {
  const sr_program *program = own->all->program;
  return program->devices->kind->wait(ctx, program->runs[own->index].task);
}

/* What the first device fails with when none can move. */
static sr_status fail_turns(sr_ctx *ctx, device_launch *own) {
  const sr_program *program = own->all->program;
  sr_exchange_fail_team(program->devices->exchange, program->team);
  return sr_fail(ctx, SR_ERR_INTERNAL,
                 "the devices of a program wait for each other in different places of it");
}

/* Lets each device that has not ended take a turn. Returns false when all have. */
static bool take_turns(launch *all) {
  const sr_device_kind *kind = all->program->devices->kind;
  device_launch *stuck = NULL;
  bool moved = false;
  for (int32_t i = 0; i < all->program->run_count; i++) {
    device_launch *own = &all->parts[i];
    if (!own->takes_turns)
      continue;
    const sr_turn turn = kind->advance(all->program->runs[i].task);
    moved |= turn != SR_TURN_WAITS;
    own->takes_turns = turn != SR_TURN_ENDED;
    if (!own->takes_turns)
      sr_launch_keep_status(own, end_turns);
    else if (!stuck)
      stuck = own;
  }
  if (!moved && stuck) {
    stuck->takes_turns = false;
    sr_launch_keep_status(stuck, fail_turns);
  }
  return stuck != NULL;
}

static void run_in_turns(launch *all) {
  const double began = sr_seconds_now();
  for (int32_t i = 0; i < all->program->run_count; i++)
    sr_launch_keep_status(&all->parts[i], start_turns);
  while (take_turns(all)) {
  }
  sr_launch_share_failure(all);
  note_turns(all->program, sr_seconds_now() - began);
}

/* Runs the program on one device after the other. */
static void run_singly(launch *all) {
  for (int32_t i = 0; i < all->program->run_count; i++) {
    all->parts[i].leader = SR_LEADER_HERE;
    sr_launch_run_part(&all->parts[i].work);
  }
}

/* True if functions of C on several devices of the program may wait for each other. */
static bool needs_threads(const sr_program *program) {
  return program->calls_targets && (program->run_count > 1 || program->communicates);
}

bool sr_launch_run_here(launch *all, sr_device_queues *queues) {
  sr_program *program = all->program;
  const int32_t count = program->run_count;
  if (needs_threads(program) ||
      !(program->communicates ? shall_take_turns(program) : is_short(program)) ||
      !sr_device_queues_take(queues, count, program->locals))
    return false;
  if (program->communicates)
    run_in_turns(all);
  else
    run_singly(all);
  sr_device_queues_give(queues, count, program->locals);
  for (int32_t i = 0; i < count; i++)
    sr_launch_end_part(&all->parts[i].work); /* the last one frees `all` */
  return true;
}
