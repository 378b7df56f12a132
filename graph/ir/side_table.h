/*
 * Side tables: facts that a pass records about values or ops, outside of the graph. A table is an
 * SR_VECTOR indexed by sr_value.id or sr_op.id; the pass that fills it owns it. Entries are
 * pointers, numbers or enums. An entry that was never set is 0.
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
