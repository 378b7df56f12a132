/* A process writes its own entry alone. Others read it when a signal has come, from any thread. */
#include "mpi/roll.h"

#include <unistd.h>

#include "base/process.h"

struct sr_roll_entry {
  uint64_t started; /* when the process started; 0: not known */
  int64_t pid;      /* 0: it has not entered yet */
  int32_t leaves;   /* 1: it ends as it should */
};

typedef struct sr_roll_entry entry;

size_t sr_roll_bytes(int32_t ranks) {
  return (size_t)ranks * sizeof(entry);
}

void sr_roll_enter(sr_world *world, void *memory) {
  world->roll = memory;
  entry *own = &world->roll[world->local_rank];
  own->started = sr_process_started();
  __atomic_store_n(&own->pid, getpid(), __ATOMIC_RELEASE);
}

void sr_roll_leave(const sr_world *world) {
  if (world->roll)
    __atomic_store_n(&world->roll[world->local_rank].leaves, 1, __ATOMIC_RELAXED);
}

static bool is_lost(const entry *process) {
  const int64_t pid = __atomic_load_n(&process->pid, __ATOMIC_ACQUIRE);
  return pid != 0 && __atomic_load_n(&process->leaves, __ATOMIC_RELAXED) == 0 &&
         sr_process_has_died(pid, process->started);
}

int32_t sr_world_lost(const sr_world *world) {
  sr_roll_leave(world);
  const int32_t first = world->rank - world->local_rank;
  int32_t lost = -1, speaker = -1;
  for (int32_t i = 0; i < world->local_size && world->roll; i++) {
    const bool gone = is_lost(&world->roll[i]);
    if (gone && lost < 0)
      lost = first + i;
    if (!gone && speaker < 0)
      speaker = first + i;
  }
  return speaker == world->rank ? lost : -1;
}
