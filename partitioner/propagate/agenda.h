/*
 * A worklist of numbered items. It visits the waiting items in the order of sweeps over all items:
 * up, down, up again, ... Items that do not wait take no time. A turn is the number of a visit;
 * turns are counted through all sweeps, also for items that do not wait.
 */
#ifndef SR_PARTITIONER_PROPAGATE_AGENDA_H
#define SR_PARTITIONER_PROPAGATE_AGENDA_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

typedef struct sr_agenda {
  uint64_t count;   /* items */
  uint64_t *turns;  /* a heap of the turns of waiting items, the earliest first */
  uint64_t waiting; /* waiting items */
  bool *waits;      /* [count]: the item waits */
  uint64_t next;    /* the first turn that no sweep has passed */
  uint64_t taken;   /* items taken so far */
} sr_agenda;

/* Makes an agenda in `arena` on which all `count` items wait. */
sr_agenda sr_agenda_make(sr_arena *arena, size_t count);
/* Makes the item wait for the next sweep that reaches it, unless it waits already. An item that was
 * just taken may wait again. */
void sr_agenda_add(sr_agenda *agenda, size_t number);
/* Takes the next item. False if none waits; the next sweep then goes up from the first item. */
bool sr_agenda_take(sr_agenda *agenda, size_t *out_number);

#endif
