/*
 * Integers that follow from the device's number and from constants, as programs compute them with
 * axis_index and as partitioner/core/scalar.c does: start indices of slices, branch indices.
 *
 * A table gives such an integer for each device. If the devices differ, it is a list over all
 * devices, and a program may have a different list for each slice. So lists are not kept for ever:
 * when there are many, sr_tables_tidy forgets all of them, and a list that is needed again is
 * computed again. Memory grows with the number of ops or with the number of devices, but not with
 * their product.
 *
 * Threads: one user at a time.
 */
#ifndef SR_UNIFORMITY_TABLE_H
#define SR_UNIFORMITY_TABLE_H

#include "base/memo.h"
#include "graph/ir/graph.h"

typedef struct sr_table {
  int64_t number;      /* the integer of all devices if `each` is NULL */
  const int64_t *each; /* [device_count], or NULL */
} sr_table;

static inline int64_t sr_table_at(const sr_table *table, int64_t device) {
  return table->each ? table->each[device] : table->number;
}

enum {
  SR_TABLE_OPERANDS = 3 /* most operands of an op that has a table */
};

typedef struct sr_tables {
  sr_arena *arena; /* owns all tables and lists */
  int64_t device_count;
  int64_t *draft;                          /* [device_count], scratch for a list in the making */
  int64_t *written_out[SR_TABLE_OPERANDS]; /* [device_count], scratch for operands that are one
                                            * number */
  sr_memo known;                           /* value -> the value's table, if it has one */
  SR_VECTOR(int64_t *) lists;              /* [device_count] each */
  size_t lists_used;                       /* number of `lists` in use */
  uint32_t age;                            /* number of times that all lists were forgotten */
} sr_tables;

sr_tables sr_tables_of(sr_arena *arena, int64_t device_count);

/* ---- tables: valid until sr_tables_tidy ----------------------------------------------------- */

/* Returns the integer that `value` is on each device, or NULL if it is unknown or not a single
 * integer. An unsigned 64-bit integer is returned as its bits, an i1 as 0 or 1. */
const sr_table *sr_tables_find(sr_tables *tables, const sr_value *value);
/* Returns a table with one number for all devices. */
const sr_table *sr_tables_number(sr_tables *tables, int64_t number);
/* Returns a table of the list, which is copied. */
const sr_table *sr_tables_list(sr_tables *tables, const int64_t *each);

/* Forgets all lists if there are many. */
void sr_tables_tidy(sr_tables *tables);

#endif
