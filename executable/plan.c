/* Counts and finds steps of a plan, and finds transfer tables with equal lists of devices. */
#include "executable/calls.h"

#include <string.h>

static bool each_in_step(const sr_step *step, bool (*visit)(void *user, const sr_step *step),
                         void *user) {
  if (!visit(user, step))
    return false;
  if (step->kind == SR_STEP_WHILE) {
    for (uint32_t i = 0; i < step->loop.body_count; i++)
      if (!sr_plan_each(&step->loop.conditions[i], visit, user) ||
          !sr_plan_each(&step->loop.bodies[i], visit, user))
        return false;
    return sr_plan_each(&step->loop.settle, visit, user);
  }
  if (step->kind == SR_STEP_CASE)
    for (uint32_t i = 0; i < step->branch.branch_count; i++)
      if (!sr_plan_each(&step->branch.branches[i], visit, user))
        return false;
  return true;
}

bool sr_plan_each(const sr_step_list *steps, bool (*visit)(void *user, const sr_step *step),
                  void *user) {
  for (uint32_t i = 0; i < steps->count; i++)
    if (!each_in_step(&steps->items[i], visit, user))
      return false;
  return true;
}

typedef struct kind_count {
  sr_step_kind kind;
  uint64_t count;
} kind_count;

static bool count_step(void *user, const sr_step *step) {
  kind_count *counted = user;
  counted->count += step->kind == counted->kind;
  return true;
}

uint64_t sr_plan_count(const sr_step_list *steps, sr_step_kind kind) {
  kind_count counted = {.kind = kind};
  sr_plan_each(steps, count_step, &counted);
  return counted.count;
}

typedef struct host_count {
  bool of_c;
  uint64_t count;
} host_count;

static bool count_host_call(void *user, const sr_step *step) {
  host_count *counted = user;
  counted->count +=
      step->kind == SR_STEP_HOST_CALL && (step->host_call.target != NULL) == counted->of_c;
  return true;
}

uint64_t sr_plan_host_calls(const sr_step_list *steps, bool of_c) {
  host_count counted = {.of_c = of_c};
  sr_plan_each(steps, count_host_call, &counted);
  return counted.count;
}

static const sr_step *host_step_in(const sr_step_list *list, bool by_nccl) {
  const sr_step *found = NULL;
  for (uint32_t i = 0; i < list->count && !found; i++)
    found = sr_plan_host_step(&list->items[i], by_nccl);
  return found;
}

static const sr_step *host_step_in_loop(const sr_while_step *loop, bool by_nccl) {
  const sr_step *found = NULL;
  for (uint32_t i = 0; i < loop->body_count && !found; i++) {
    if (loop->trip_count < 0)
      found = host_step_in(&loop->conditions[i], by_nccl);
    if (!found)
      found = host_step_in(&loop->bodies[i], by_nccl);
  }
  return found ? found : host_step_in(&loop->settle, by_nccl);
}

const sr_step *sr_plan_host_step(const sr_step *step, bool by_nccl) {
  const sr_step *found = NULL;
  switch (step->kind) {
  case SR_STEP_KERNEL:
  case SR_STEP_GEMM:
  case SR_STEP_COPY:
  case SR_STEP_CONVOLUTION:
    return NULL;
  case SR_STEP_WHILE:
    return host_step_in_loop(&step->loop, by_nccl);
  case SR_STEP_CASE:
    for (uint32_t i = 0; i < step->branch.branch_count && !found; i++)
      found = host_step_in(&step->branch.branches[i], by_nccl);
    return found;
  case SR_STEP_CALL:
    return sr_call_streams(&step->call) ? NULL : step;
  case SR_STEP_COLLECTIVE:
  case SR_STEP_AGREE:
    return by_nccl ? NULL : step;
  case SR_STEP_WATCH:
  case SR_STEP_HOST_CALL:
    break;
  }
  return step;
}

static bool have_one_list(const sr_transfer_table *a, const sr_transfer_table *b) {
  if (a->devices == b->devices)
    return true;
  return a->devices && b->devices && a->device_count == b->device_count &&
         memcmp(a->devices, b->devices, (size_t)a->device_count * sizeof *a->devices) == 0;
}

uint32_t sr_plan_first_with_list(const sr_executable *executable, uint32_t table) {
  uint32_t first = 0;
  while (!have_one_list(&executable->transfers[first], &executable->transfers[table]))
    first++;
  return first;
}

uint64_t sr_plan_collectives(const sr_step_list *steps) {
  return sr_plan_count(steps, SR_STEP_COLLECTIVE) + sr_plan_count(steps, SR_STEP_AGREE);
}
