/*
 * Side tables: facts about values or ops that a pass keeps beside the graph. A table is an
 * SR_VECTOR that is indexed by sr_value.id or sr_op.id and belongs to the pass that fills it.
 * Entries are pointers, numbers or enums; those that nobody has set are 0.
 */
#ifndef SR_GRAPH_IR_SIDE_TABLE_H
#define SR_GRAPH_IR_SIDE_TABLE_H

#include "base/arena.h"

/* Sets the entry of `id`. The table grows in `arena`. */
#define SR_SIDE_SET(arena, table, id, ...)                                                         \
  do {                                                                                             \
    while ((table)->count <= (id))                                                                 \
      SR_PUSH((arena), (table), 0);                                                                \
    (table)->items[id] = (__VA_ARGS__);                                                            \
  } while (0)

#define SR_SIDE_GET(table, id) ((id) < (table)->count ? (table)->items[id] : 0)

#endif
