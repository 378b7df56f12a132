/* Divides the steps of a plan into stretches that graphs hold, and counts what the collectives in
 * them send. */
#include "executor/devices/cuda/cuda_graph.h"
#include "executor/exchange_step.h"

static bool is_loop_or_branch(const sr_cuda_step *step) {
  return step->step->kind == SR_STEP_WHILE || step->step->kind == SR_STEP_CASE;
}

/* ---- the parts of a loop or branch ----------------------------------------------------------- */

/* The parts of a loop are its conditions, its bodies, and what settles it; those of a branch, its
 * branches. Other steps have none. */
static uint32_t count_parts(const sr_cuda_step *step) {
  return step->step->kind == SR_STEP_WHILE  ? 2 * step->step->loop.body_count + 1
         : step->step->kind == SR_STEP_CASE ? step->step->branch.branch_count
                                            : 0;
}

static sr_cuda_steps *part_of(sr_cuda_step *step, uint32_t part) {
  if (step->step->kind == SR_STEP_CASE)
    return &step->branches[part];
  const uint32_t count = step->step->loop.body_count;
  return part < count       ? &step->loop.conditions[part]
         : part < 2 * count ? &step->loop.bodies[part - count]
                            : &step->loop.settle;
}

/* Returns how often a part runs when the step does; -1: that is not known. */
static int64_t passes_of(const sr_cuda_step *step, uint32_t part) {
  const sr_while_step *loop = &step->step->loop;
  if (step->step->kind == SR_STEP_CASE || loop->trip_count < 0)
    return -1;
  const int64_t count = loop->body_count, rest = loop->trip_count % count;
  return part < count       ? 0
         : part < 2 * count ? loop->trip_count / count + (part - count < rest)
                            : rest;
}

/* ---- what graphs can hold -------------------------------------------------------------------- */

/* True if graphs can hold the collective: at the top, or inside of a loop or branch. */
static bool is_in_reach(const sr_cuda_task *task, const sr_cuda_step *step, bool is_inside) {
  return step->is_nccl && sr_cuda_set_of(&task->device->base)->reach >=
                              (is_inside ? SR_NCCL_IN_BODIES : SR_NCCL_IN_GRAPHS);
}

/* Returns the first step for which the host is needed, as sr_plan_host_step does. */
static const sr_step *host_step(const sr_cuda_task *task, sr_cuda_step *step, bool is_inside) {
  const sr_step *found = NULL;
  switch (step->step->kind) {
  case SR_STEP_KERNEL:
  case SR_STEP_GEMM:
  case SR_STEP_CONVOLUTION:
  case SR_STEP_COPY:
    return NULL;
  case SR_STEP_COLLECTIVE:
    return is_in_reach(task, step, is_inside) ? NULL : step->step;
  case SR_STEP_WHILE:
  case SR_STEP_CASE:
    for (uint32_t part = 0; part < count_parts(step) && !found; part++)
      for (uint32_t i = 0; passes_of(step, part) != 0 && i < part_of(step, part)->count && !found;
           i++)
        found = host_step(task, &part_of(step, part)->items[i], true);
    return found;
  case SR_STEP_CALL:
    return step->call.on_gpu && sr_call_streams(&step->step->call) ? NULL : step->step;
  case SR_STEP_AGREE:
    return step->is_nccl ? NULL : step->step;
  case SR_STEP_WATCH:
  case SR_STEP_HOST_CALL:
    break;
  }
  return step->step;
}

static bool fits(const sr_cuda_task *task, sr_cuda_step *step) {
  return !host_step(task, step, false) &&
         (!is_loop_or_branch(step) || task->executable->code.decides);
}

/* ---- collectives in graphs ------------------------------------------------------------------- */

/* Adds what the collectives of a step send when the step runs `times` times. The parts whose passes
 * are not known are left out: the device counts these. */
static void add_traffic(sr_cuda_step *step, uint64_t times, sr_traffic *sum) {
  const bool is_agreement = step->step->kind == SR_STEP_AGREE;
  if (step->is_nccl && (!is_agreement || step->exchange.is_member)) {
    sum->collectives += times;
    sum->bytes += times * (is_agreement ? step->exchange.sent_bytes : step->nccl.sent_bytes);
  }
  for (uint32_t part = 0; part < count_parts(step); part++) {
    const int64_t passes = passes_of(step, part);
    const sr_cuda_steps *list = part_of(step, part);
    for (uint32_t i = 0; passes > 0 && i < list->count; i++)
      add_traffic(&list->items[i], times * (uint64_t)passes, sum);
  }
}

/* Notes the collectives in `count` steps: the first and the last one, and the parts for which the
 * device has to count its passes. */
static void note_collectives(sr_cuda_task *task, sr_cuda_step *steps, uint32_t count,
                             sr_cuda_stretch *stretch) {
  for (uint32_t i = 0; i < count; i++) {
    sr_cuda_step *step = &steps[i];
    if (step->is_nccl) {
      stretch->first_collective =
          stretch->first_collective ? stretch->first_collective : step->step;
      stretch->last_collective = step->step;
    }
    for (uint32_t part = 0; part < count_parts(step); part++) {
      sr_cuda_steps *list = part_of(step, part);
      sr_traffic traffic = {0};
      for (uint32_t k = 0; passes_of(step, part) < 0 && k < list->count; k++)
        add_traffic(&list->items[k], 1, &traffic);
      if (traffic.collectives > 0) {
        SR_PUSH(task->arena, &task->counted, traffic);
        list->counter = (uint32_t)task->counted.count;
      }
      note_collectives(task, list->items, list->count, stretch);
    }
  }
}

/* ---- dividing -------------------------------------------------------------------------------- */

/* Returns how many arguments and results the entries of `addresses` before `entry` name. */
static uint32_t ports_before(const sr_cuda_task *task, uint32_t entry) {
  uint32_t count = 0;
  while (count < task->ports.count && task->ports.items[count] < entry)
    count++;
  return count;
}

static void add_stretch(sr_cuda_task *task, sr_cuda_step *first, uint32_t count) {
  if (count == 1 && !is_loop_or_branch(first))
    return;
  sr_cuda_stretch *stretch = SR_NEW(task->arena, sr_cuda_stretch);
  stretch->count = count;
  stretch->first_port = ports_before(task, first->first);
  stretch->port_count = ports_before(task, first[count - 1].end) - stretch->first_port;
  for (uint32_t i = 0; i < SR_CUDA_GRAPHS; i++)
    stretch->captured[i].ports = SR_NEW_ARRAY(task->arena, void *, stretch->port_count);
  for (uint32_t i = 0; i < count; i++)
    add_traffic(&first[i], 1, &stretch->traffic);
  note_collectives(task, first, count, stretch);
  first->stretch = stretch;
  SR_PUSH(task->arena, &task->stretches, stretch);
}

/* Tells once for all devices that the host drives a loop or branch, and why. */
static void tell_host(sr_ctx *ctx, const sr_cuda_task *task, sr_cuda_step *step) {
  const sr_step *reason = host_step(task, step, false);
  if (task->device->base.number == 0 && reason)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO,
                "%s: the host drives this %s of the devices, because it does the step at %s (%s)",
                sr_step_place(step->step), step->step->kind == SR_STEP_WHILE ? "loop" : "branch",
                sr_step_place(reason), reason->name);
}

/* Returns how many of the steps from `first` on a graph can hold. Where loops and branches cannot
 * have collectives, no graph has both: not all devices may be able to make one with conditional
 * nodes, and all must have the collectives in graphs, or none. */
static uint32_t count_fitting(const sr_cuda_task *task, const sr_cuda_steps *list, uint32_t first) {
  const bool may_mix = sr_cuda_set_of(&task->device->base)->reach == SR_NCCL_IN_BODIES;
  bool has_collective = false, has_loop = false;
  uint32_t end = first;
  for (; end < list->count && fits(task, &list->items[end]); end++) {
    has_collective = has_collective || list->items[end].is_nccl;
    has_loop = has_loop || is_loop_or_branch(&list->items[end]);
    if (has_collective && has_loop && !may_mix)
      break;
  }
  return end - first;
}

static void divide(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_steps *list) {
  for (uint32_t i = 0; i < list->count; i++) {
    sr_cuda_step *step = &list->items[i];
    const uint32_t count = count_fitting(task, list, i);
    if (count > 0) {
      add_stretch(task, step, count);
      i += count - 1;
    } else if (is_loop_or_branch(step)) {
      tell_host(ctx, task, step);
      for (uint32_t part = 0; part < count_parts(step); part++)
        divide(ctx, task, part_of(step, part));
    }
  }
}

sr_status sr_cuda_divide(sr_ctx *ctx, sr_cuda_task *task) {
  divide(ctx, task, &task->steps);
  if (task->stretches.count == 0)
    return SR_OK;
  return sr_cuda_check(
      ctx, task->cuda,
      task->cuda->cudaStreamCreateWithFlags(&task->captured_stream, SR_CUDA_STREAM_NON_BLOCKING),
      "making a stream of device %d", (int)task->device->base.number);
}
