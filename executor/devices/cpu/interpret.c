/* Runs the instructions of a task. An instruction costs a switch and a call; nothing here
 * allocates, locks or looks anything up, and only a run that is measured reads a clock. A run can
 * fail in only three ways: in a collective, because another device failed, in an agreement, because
 * devices have different values, or in a call of the host. */
#include <string.h>

#include "base/machine_code.h"
#include "executor/devices/cpu/instruction.h"
#include "executor/exchange_step.h"

SR_CALLS_MACHINE_CODE static void run_kernel(const sr_instruction *at, int64_t begin, int64_t end) {
  at->kernel.function(at->buffers, begin, end);
}

/* Runs part `part` of the kernel's range 0..extent, which `parts` threads share. */
static void run_kernel_part(const void *user, int32_t part, int32_t parts) {
  const sr_instruction *at = user;
  int64_t each = at->kernel.extent / parts, more = at->kernel.extent % parts;
  int64_t begin = part * each + (part < more ? part : more);
  run_kernel(at, begin, begin + each + (part < more));
}

/* An instruction of a run that is measured. */
typedef struct noted_wait {
  sr_profile *profile;
  uint32_t row;
} noted_wait;

static void note_wait(void *user, double begin, double seconds) {
  const noted_wait *wait = user;
  sr_profile_note_wait(wait->profile, wait->row, begin, seconds);
}

static sr_status run_noted(const sr_instruction *at, sr_profile *profile, uint32_t row) {
  noted_wait wait = {profile, row};
  const sr_wait_note note = {note_wait, &wait};
  return sr_exchange_run_noted(at->exchange.op, at->buffers[0], at->buffers[1], &note);
}

/* Runs a collective or an agreement; `in_turns`, as far as it goes without waiting, and says in
 * *turn how far. `profile` is as for interpret. */
static inline sr_status run_collective(sr_ctx *ctx, sr_cpu_task *task, const sr_instruction *at,
                                       sr_profile *profile, bool in_turns, sr_turn *turn) {
  const void *in = at->buffers[0];
  void *out = at->buffers[1];
  sr_exchange_op *op = at->exchange.op;
  const sr_status status = in_turns  ? sr_exchange_advance(op, in, out, turn)
                           : profile ? run_noted(at, profile, (uint32_t)(at - task->code.items))
                                     : sr_exchange_run(op, in, out);
  if (status != SR_OK)
    return sr_fail(ctx, status, "%s: %s", sr_step_place(at->step), sr_exchange_fault(op));
  if (in_turns && *turn != SR_TURN_ENDED)
    return SR_OK;
  task->traffic.collectives++;
  task->traffic.bytes += at->exchange.sent_bytes;
  if (at->code == SR_CPU_AGREE)
    return sr_agree_compare(ctx, task->executable, at->step, at->exchange.row, out);
  return SR_OK;
}

static sr_status run_host_call(sr_ctx *ctx, const sr_cpu_task *task, const sr_instruction *at) {
  sr_host_call *call = at->host_call;
  for (uint32_t i = 0; i < call->operand_count + call->result_count; i++)
    call->arrays[i].data = call->arrays[i].type ? at->buffers[i] : NULL;
  return task->host->call(ctx, task->host, call);
}

/* Returns the index of the first instruction of the branch that the int32 at buffers[0] selects. */
static uint32_t choose(const sr_instruction *at) {
  int32_t index;
  memcpy(&index, at->buffers[0], sizeof index);
  uint32_t last = at->choice.count - 1;
  return at->choice.targets[(uint32_t)index < last ? (uint32_t)index : last];
}

static bool is_set(const sr_instruction *at) {
  return *(const uint8_t *)at->buffers[0] != 0;
}

static void set_counter(int64_t *counter, int64_t value) {
  __atomic_store_n(counter, value, __ATOMIC_RELAXED);
}

/* Subtracts 1 from the counter, which this thread alone changes. Returns what is left. */
static int64_t count_down(int64_t *counter) {
  const int64_t left = __atomic_load_n(counter, __ATOMIC_RELAXED) - 1;
  set_counter(counter, left);
  return left;
}

/* `profile` is NULL for a run that is not measured. A run `in_turns` begins at task->next, and sets
 * it and task->turn. The compiler makes a function of each. */
static inline __attribute__((always_inline)) sr_status interpret(sr_ctx *ctx, sr_cpu_task *task,
                                                                 sr_profile *profile,
                                                                 bool in_turns) {
  const sr_instruction *const code = task->code.items;
  const sr_instruction *const first = in_turns ? task->next : code;
  sr_pool *pool = task->pool;
  task->turn = SR_TURN_ENDED;
  for (const sr_instruction *at = first;; at++) {
    bool jump = false;
    const double begin = profile && at->step ? sr_seconds_now() : 0;
    switch (at->code) {
    case SR_CPU_END:
      return SR_OK;
    case SR_CPU_KERNEL:
      run_kernel(at, 0, at->kernel.extent);
      break;
    case SR_CPU_SPLIT:
      sr_pool_split(pool, at->kernel.parts, run_kernel_part, at);
      break;
    case SR_CPU_GEMM:
      sr_gemm_run(at->gemm, pool, at->buffers);
      break;
    case SR_CPU_CALL:
      sr_call_run(at->call, pool, at->buffers);
      break;
    case SR_CPU_CONVOLUTION:
      sr_cpu_convolution_run(at->convolution, pool, at->buffers);
      break;
    case SR_CPU_COLLECTIVE:
    case SR_CPU_AGREE:
      SR_TRY(run_collective(ctx, task, at, profile, in_turns, &task->turn));
      if (in_turns && task->turn != SR_TURN_ENDED) {
        if (at != first)
          task->turn = SR_TURN_MOVED;
        task->next = at;
        return SR_OK;
      }
      break;
    case SR_CPU_COPY:
      memcpy(at->buffers[0], at->buffers[1], at->copy_bytes);
      break;
    case SR_CPU_WATCH:
      sr_nan_look(at->note, task->watch_count++, at->buffers);
      break;
    case SR_CPU_HOST_CALL:
      SR_TRY(run_host_call(ctx, task, at));
      break;
    case SR_CPU_JUMP:
      jump = true;
      break;
    case SR_CPU_JUMP_IF:
      jump = is_set(at);
      break;
    case SR_CPU_JUMP_UNLESS:
      jump = !is_set(at);
      break;
    case SR_CPU_COUNT:
      set_counter(at->count.counter, at->count.start);
      break;
    case SR_CPU_TICK:
      ++*at->count.counter;
      break;
    case SR_CPU_JUMP_MORE:
      jump = count_down(at->count.counter) != 0;
      break;
    case SR_CPU_JUMP_DONE:
      jump = count_down(at->count.counter) == 0;
      break;
    case SR_CPU_CASE:
      at = code + choose(at) - 1;
      break;
    }
    if (profile && at->step)
      sr_profile_note(profile, (uint32_t)(at - code), begin);
    if (jump)
      at = code + at->target - 1;
  }
}

sr_status sr_task_interpret(sr_ctx *ctx, sr_cpu_task *task, bool measured) {
  return measured ? interpret(ctx, task, &task->profile, false) : interpret(ctx, task, NULL, false);
}

sr_status sr_task_advance(sr_ctx *ctx, sr_cpu_task *task) {
  return interpret(ctx, task, NULL, true);
}
