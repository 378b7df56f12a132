#include "executor/exchange_step.h"

#include <string.h>

#include "executable/group.h"

bool sr_collective_makes_nothing(const sr_collective_step *collective) {
  return collective->kind == SR_COLLECTIVE_REDISTRIBUTE
             ? collective->out.bytes == 0
             : collective->outer == 0 || collective->chunk == 0;
}

static sr_exchange_spec spec_of_groups(const sr_group_table *groups) {
  return (sr_exchange_spec){
      .group_count = groups->count, .group_size = groups->size, .groups = groups->devices};
}

sr_exchange_spec sr_collective_spec(const sr_executable *executable, const sr_step *step,
                                    sr_exchange_reduction *reduction) {
  const sr_collective_step *collective = &step->collective;
  sr_exchange_spec spec = {0};
  if (collective->kind == SR_COLLECTIVE_REDISTRIBUTE)
    spec.transfers = &executable->transfers[collective->groups];
  else
    spec = spec_of_groups(&executable->groups[collective->groups]);
  spec.kind = collective->kind;
  spec.outer = collective->outer;
  spec.chunk = collective->chunk;
  spec.element_bytes = sr_dtype_get(collective->dtype)->bytes;
  spec.reduction = reduction;
  spec.finishes = collective->finishes;
  spec.place = sr_step_place(step);
  return spec;
}

sr_exchange_spec sr_agree_spec(const sr_executable *executable, const sr_step *step) {
  sr_exchange_spec spec = spec_of_groups(&executable->groups[step->agree.groups]);
  spec.kind = SR_COLLECTIVE_ALL_GATHER;
  spec.outer = 1;
  spec.chunk = (int64_t)step->agree.value.bytes;
  spec.element_bytes = 1;
  spec.place = sr_step_place(step);
  return spec;
}

const char *sr_step_place(const sr_step *step) {
  return step->location[0] ? step->location : step->name;
}

sr_status sr_agree_fail(sr_ctx *ctx, const sr_executable *executable, const sr_step *step,
                        uint32_t row, uint32_t position) {
  const sr_group_table *groups = &executable->groups[step->agree.groups];
  const int32_t *devices = groups->devices + (size_t)row * groups->size;
  return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                 "%s: devices %d and %d disagree on the condition of a loop or branch that holds a "
                 "collective of both (%s); make it equal on them, for instance by an all-reduce%s",
                 sr_step_place(step), devices[0], devices[position], step->name,
                 step->origin ? step->origin : "");
}

sr_status sr_agree_compare(sr_ctx *ctx, const sr_executable *executable, const sr_step *step,
                           uint32_t row, const void *values) {
  const uint64_t bytes = step->agree.value.bytes;
  const uint32_t size = sr_group_row_size(&executable->groups[step->agree.groups], row);
  for (uint32_t i = 1; i < size; i++)
    if (memcmp(values, (const uint8_t *)values + i * bytes, bytes) != 0)
      return sr_agree_fail(ctx, executable, step, row, i);
  return SR_OK;
}
