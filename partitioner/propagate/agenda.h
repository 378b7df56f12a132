/*
 * What waits to be looked at, of things in a row, by those who go up and down the row until nothing
 * waits. The order is that of sweeps over all of them, first up, then down, then up again; the time
 * is that of those that wait.
 */
#ifndef SR_PARTITIONER_PROPAGATE_AGENDA_H
#define SR_PARTITIONER_PROPAGATE_AGENDA_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

typedef struct sr_agenda {
  uint64_t count;   /* things in the row */
  uint64_t *turns;  /* of those that wait, a heap: when sweeps would come by, the earliest first */
  uint64_t waiting; /* how many do */
  bool *waits;      /* by number in the row */
  uint64_t next;    /* the first turn that sweeps have not passed */
  uint64_t taken;   /* turns in all */
} sr_agenda;

/* For `count` things, all of which wait. Lives in `arena`. */
sr_agenda sr_agenda_make(sr_arena *arena, size_t count);
/* From now on `number` waits, if it did not already: for the next sweep that comes by. What has
 * just been taken may wait again. */
void sr_agenda_add(sr_agenda *agenda, size_t number);
/* Takes the next one. False: none waits; what is added then is taken from the first one up. */
bool sr_agenda_take(sr_agenda *agenda, size_t *out_number);

#endif
