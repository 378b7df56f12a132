#include "simulated/math/sim_routine.h"

#include "simulated/sim_memory.h"
#include "simulated/sim_work.h"

void sim_routine_use(sim_routine *routine, sim_use use, const void *address, uint64_t bytes) {
  if (bytes == 0)
    return;
  if (routine->range_count == SIM_RANGES)
    sim_abort("a routine uses more than %d ranges of memory", SIM_RANGES);
  routine->ranges[routine->range_count++] = (sim_range){(uint8_t *)(uintptr_t)address, bytes, use};
}

static sim_error check_memory(const sim_routine *routine, const sim_device *device) {
  for (int32_t i = 0; i < routine->range_count; i++)
    SIM_TRY(sim_product_check(routine->ranges[i].address, routine->ranges[i].bytes, device,
                              routine->ranges[i].use == SIM_SPOILS ? "a workspace" : "a buffer"));
  return SIM_Success;
}

static sim_error check_apart(const sim_routine *routine) {
  for (int32_t i = 0; i < routine->range_count; i++)
    for (int32_t j = 0; j < routine->range_count; j++) {
      const sim_range *x = &routine->ranges[i], *y = &routine->ranges[j];
      if (i != j && x->use != SIM_READS && x->address < y->address + y->bytes &&
          y->address < x->address + x->bytes)
        return SIM_REFUSE(SIM_InvalidValue, "%p is written and used otherwise, too",
                          (const void *)(x->address > y->address ? x->address : y->address));
    }
  return SIM_Success;
}

bool sim_routine_push(const sim_routine *routine, sim_device *device, sr_cuda_stream handle) {
  sim_device *current;
  sim_stream *stream;
  if (sim_current(&current) != SIM_Success || sim_stream_of(handle, &stream) != SIM_Success)
    return false;
  if (current != device || stream->device != device) {
    sim_tell("the library's handle or its stream are not of the current device");
    return false;
  }
  if (check_memory(routine, device) != SIM_Success || check_apart(routine) != SIM_Success)
    return false;
  const sim_op op = {.kind = SIM_OP_ROUTINE, .device = device, .routine = *routine};
  return sim_stream_push(stream, op) == SIM_Success;
}

static void spoil(const sim_routine *routine) {
  for (int32_t i = 0; i < routine->range_count; i++)
    if (routine->ranges[i].use == SIM_SPOILS)
      sim_poison(routine->ranges[i].address, routine->ranges[i].bytes);
}

sim_error sim_routine_perform(const sim_routine *routine, const sim_device *device) {
  SIM_TRY(check_memory(routine, device));
  for (int32_t i = 0; i < routine->range_count; i++)
    sim_block_open(sim_block_of(routine->ranges[i].address, 1));
  spoil(routine);
  const bool is_well = routine->compute(routine);
  spoil(routine);
  return is_well ? SIM_Success : SIM_LaunchFailure;
}
