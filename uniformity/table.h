/*
 * Integers that a program computes from partition_id and constants, such as start indices of slices
 * and branch indices. JAX's axis_index and partitioner/core/scalar.c make such integers.
 *
 * A table has the integer that one value is on each device. If the integer differs between devices,
 * the table is a list with an entry for each device. A program may have a different list for each
 * slice, too many to keep them all. So sr_tables_tidy forgets all lists when there are many. A list
 * that is needed later is computed again. Memory thus never grows with the product of ops and
 * devices.
 *
 * Not thread-safe: only one thread at a time may use a sr_tables.
 */
#ifndef SR_UNIFORMITY_TABLE_H
#define SR_UNIFORMITY_TABLE_H

#include "base/memo.h"
#include "graph/ir/graph.h"

typedef struct sr_table {
  int64_t number;      /* the integer on all devices, if `each` is NULL */
  const int64_t *each; /* [device_count]: the integer on each device; NULL: it is `number` on all
                        * devices */
} sr_table;

static inline int64_t sr_table_at(const sr_table *table, int64_t device) {
  return table->each ? table->each[device] : table->number;
}

enum {
  SR_TABLE_OPERANDS = 3 /* most operands of an op whose result can have a table */
};

typedef struct sr_tables {
  sr_arena *arena; /* owns all tables and lists */
  int64_t device_count;
  int64_t *draft;                          /* [device_count]: scratch for a list that is being
                                            * computed */
  int64_t *written_out[SR_TABLE_OPERANDS]; /* [device_count] each: scratch in which the number of an
                                            * operand is repeated for each device */
  sr_memo known;                           /* value -> its table, or the fact that it has none */
  SR_VECTOR(int64_t *) lists;              /* memory for lists, [device_count] each */
  size_t lists_used;                       /* the first `lists_used` lists are in use; the others
                                            * are free for reuse */
  uint32_t age;                            /* how often all lists were forgotten */
} sr_tables;

sr_tables sr_tables_of(sr_arena *arena, int64_t device_count);

/* ---- tables: valid until sr_tables_tidy ----------------------------------------------------- */

/* Returns a table of the integer that `value` is on each device. Returns NULL if the integer is
 * unknown, or if `value` is not a single integer. An unsigned 64-bit integer is returned as its
 * bits, an i1 as 0 or 1. */
const sr_table *sr_tables_find(sr_tables *tables, const sr_value *value);
/* Returns a table in which all devices have `number`. */
const sr_table *sr_tables_number(sr_tables *tables, int64_t number);
/* Returns a table in which device d has each[d]. The list is copied. */
const sr_table *sr_tables_list(sr_tables *tables, const int64_t *each);

/* Forgets all lists if they take more than a few MB. Tables found before are then invalid. */
void sr_tables_tidy(sr_tables *tables);

#endif
