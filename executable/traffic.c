/* Computes the numbers in the table of traffic.h. */
#include "executable/traffic.h"

#include <string.h>

#include "executable/group.h"

/* Returns the bytes of the operand on a device whose group has `size` devices. */
static uint64_t operand_bytes(const sr_collective_step *collective, uint32_t size) {
  bool in_parts = collective->kind == SR_COLLECTIVE_REDUCE_SCATTER ||
                  collective->kind == SR_COLLECTIVE_ALL_TO_ALL;
  return (uint64_t)collective->outer * (uint64_t)collective->chunk *
         (uint64_t)sr_dtype_get(collective->dtype)->bytes * (in_parts ? size : 1);
}

/* Returns the bytes that the device at `position` of a group of `size` devices sends. (n - 1) / n
 * of x, rounded up, is computed as x - x / n. */
static uint64_t group_bytes(const sr_collective_step *collective, uint32_t size,
                            uint32_t position) {
  uint64_t bytes = operand_bytes(collective, size);
  switch (collective->kind) {
  case SR_COLLECTIVE_ALL_REDUCE:
    return 2 * bytes - 2 * bytes / size;
  case SR_COLLECTIVE_ALL_GATHER:
    return (size - 1) * bytes;
  case SR_COLLECTIVE_REDUCE_SCATTER:
  case SR_COLLECTIVE_ALL_TO_ALL:
    return bytes - bytes / size;
  case SR_COLLECTIVE_BROADCAST:
    return position + 1 < size ? bytes : 0;
  case SR_COLLECTIVE_PERMUTE:
  case SR_COLLECTIVE_REDISTRIBUTE:
    break;
  }
  return 0;
}

static bool leads_away(const sr_group_table *pairs, uint32_t row) {
  return pairs->devices[2 * row] != pairs->devices[2 * row + 1];
}

static const sr_group_table *groups_of(const sr_executable *executable, const sr_step *step) {
  return &executable
              ->groups[step->kind == SR_STEP_AGREE ? step->agree.groups : step->collective.groups];
}

static bool is_permute(const sr_step *step) {
  return step->kind == SR_STEP_COLLECTIVE && step->collective.kind == SR_COLLECTIVE_PERMUTE;
}

/* ---- transfers ------------------------------------------------------------------------------- */

static bool is_redistribute(const sr_step *step) {
  return step->kind == SR_STEP_COLLECTIVE && step->collective.kind == SR_COLLECTIVE_REDISTRIBUTE;
}

/* Returns the number of elements that a transfer sends; 0 if its source and target are one
 * device. */
static uint64_t transfer_elements(const sr_transfer *transfer, int32_t rank) {
  uint64_t elements = transfer->source != transfer->target;
  for (int32_t d = 0; d < rank; d++)
    elements *= (uint64_t)transfer->size[d];
  return elements;
}

uint64_t sr_transfers_most_elements(const sr_executable *executable, uint32_t table,
                                    uint64_t *scratch) {
  const sr_transfer_table *transfers = &executable->transfers[table];
  uint64_t most = 0;
  memset(scratch, 0, (size_t)executable->signature.device_count * sizeof *scratch);
  sr_transfer_walk walk = {.table = transfers};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);) {
    uint64_t *sent = &scratch[transfer.source];
    *sent += transfer_elements(&transfer, transfers->rank);
    most = *sent > most ? *sent : most;
  }
  return most;
}

/* ---- all kinds ------------------------------------------------------------------------------- */

/* Returns the bytes that the device at `position` of a group of `size` devices sends in `step`,
 * which may be of any kind that has groups. */
static uint64_t grouped_bytes(const sr_step *step, uint32_t size, uint32_t position) {
  if (step->kind == SR_STEP_AGREE)
    return (size - 1) * step->agree.value.bytes;
  return group_bytes(&step->collective, size, position);
}

uint64_t sr_collective_bytes(const sr_executable *executable, const sr_step *step, int64_t device) {
  if (is_redistribute(step)) {
    const sr_transfer_table *transfers = &executable->transfers[step->collective.groups];
    uint64_t elements = 0;
    sr_transfer_walk walk = {.table = transfers};
    for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);)
      if (transfer.source == device)
        elements += transfer_elements(&transfer, transfers->rank);
    return elements * (uint64_t)sr_dtype_get(step->collective.dtype)->bytes;
  }
  const sr_group_table *groups = groups_of(executable, step);
  if (is_permute(step)) {
    uint64_t targets = 0;
    for (uint32_t row = 0; row < groups->count; row++)
      targets += groups->devices[2 * row] == device && leads_away(groups, row);
    return targets * operand_bytes(&step->collective, 1);
  }
  uint32_t row, position;
  if (!sr_group_find(groups, device, &row, &position))
    return 0;
  return grouped_bytes(step, sr_group_row_size(groups, row), position);
}

uint64_t sr_collective_most_bytes(const sr_executable *executable, const sr_step *step,
                                  uint64_t *scratch) {
  if (is_redistribute(step))
    return sr_transfers_most_elements(executable, step->collective.groups, scratch) *
           (uint64_t)sr_dtype_get(step->collective.dtype)->bytes;
  const sr_group_table *groups = groups_of(executable, step);
  if (is_permute(step)) { /* in a verified table, no device is the source of two pairs */
    for (uint32_t row = 0; row < groups->count; row++)
      if (leads_away(groups, row))
        return operand_bytes(&step->collective, 1);
    return 0;
  }
  uint32_t longest = sr_group_longest(groups);
  return longest == 0 ? 0 : grouped_bytes(step, longest, 0);
}
