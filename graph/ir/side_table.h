/*
 * Side tables: facts that a pass records about values or ops without changing the graph. A table is
 * an SR_VECTOR of pointers, numbers or enums, indexed by sr_value.id or sr_op.id. The pass that
 * fills the table owns it. An entry that was never set reads as 0.
 */
#ifndef SR_GRAPH_IR_SIDE_TABLE_H
#define SR_GRAPH_IR_SIDE_TABLE_H

#include "base/arena.h"

/* Sets the entry of `id`. If the table is too short, it grows in `arena`. */
#define SR_SIDE_SET(arena, table, id, ...)                                                         \
  do {                                                                                             \
    while ((table)->count <= (id))                                                                 \
      SR_PUSH((arena), (table), 0);                                                                \
    (table)->items[id] = (__VA_ARGS__);                                                            \
  } while (0)

#define SR_SIDE_GET(table, id) ((id) < (table)->count ? (table)->items[id] : 0)

#endif
