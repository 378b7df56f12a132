/* Counts steps of a plan, and finds transfer tables with equal lists of devices. */
#include "executable/plan.h"

#include <string.h>

static uint64_t count_in_step(const sr_step *step, sr_step_kind kind) {
  uint64_t count = step->kind == kind;
  if (step->kind == SR_STEP_WHILE) {
    for (uint32_t i = 0; i < step->loop.body_count; i++)
      count += sr_plan_count(&step->loop.conditions[i], kind) +
               sr_plan_count(&step->loop.bodies[i], kind);
    count += sr_plan_count(&step->loop.settle, kind);
  } else if (step->kind == SR_STEP_CASE) {
    for (uint32_t i = 0; i < step->branch.branch_count; i++)
      count += sr_plan_count(&step->branch.branches[i], kind);
  }
  return count;
}

uint64_t sr_plan_count(const sr_step_list *steps, sr_step_kind kind) {
  uint64_t count = 0;
  for (uint32_t i = 0; i < steps->count; i++)
    count += count_in_step(&steps->items[i], kind);
  return count;
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
