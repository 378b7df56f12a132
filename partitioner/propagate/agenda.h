/*
 * A worklist of numbered items. Waiting items are visited in sweeps over all items: from the first
 * item to the last, back from the last to the first, and so on. Items that do not wait are skipped,
 * which takes no time. A *turn* is a place in this order. Each sweep has one turn for every item,
 * waiting or not. Example: of 5 items, turns 0 to 4 visit items 0 to 4, and turns 5 to 9 visit
 * items 4 to 0.
 */
#ifndef SR_PARTITIONER_PROPAGATE_AGENDA_H
#define SR_PARTITIONER_PROPAGATE_AGENDA_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

typedef struct sr_agenda {
  uint64_t count;   /* number of items */
  uint64_t *turns;  /* a min-heap of the turns at which the waiting items will be visited */
  uint64_t waiting; /* number of waiting items */
  bool *waits;      /* [count]: true if the item waits */
  uint64_t next;    /* the turn after the one that was visited last */
  uint64_t taken;   /* number of items taken so far */
} sr_agenda;

/* Makes an agenda in `arena` on which all `count` items wait. */
sr_agenda sr_agenda_make(sr_arena *arena, size_t count);
/* Makes item `number` wait for its next turn, if the item does not wait already. An item that was
 * just taken may wait again. */
void sr_agenda_add(sr_agenda *agenda, size_t number);
/* Takes the next waiting item. False: no item waits, and the next sweep will begin at the first
 * item. */
bool sr_agenda_take(sr_agenda *agenda, size_t *out_number);

#endif
