/*
 * Integers that follow from the number of a device and from constants, as programs write them with
 * axis_index, and as scalar.c does: where slices start, which branch a device takes.
 *
 * A table says what such a number is on each device. Where it is not the same on all, that is a
 * list over the devices, and a program may have a different one for each slice. So lists are not
 * kept for good: where they have become many, sr_tables_tidy forgets all of them, and who asks for
 * one again has it worked out again. Memory grows with the ops that are asked of, or with the
 * devices, but not with the product of both.
 *
 * Threads: one user at a time.
 */
#ifndef SR_UNIFORMITY_TABLE_H
#define SR_UNIFORMITY_TABLE_H

#include "base/memo.h"
#include "graph/ir/graph.h"

typedef struct sr_table {
  int64_t number;      /* on all devices, if there is no list */
  const int64_t *each; /* [device_count] */
} sr_table;

static inline int64_t sr_table_at(const sr_table *table, int64_t device) {
  return table->each ? table->each[device] : table->number;
}

enum {
  SR_TABLE_OPERANDS = 3 /* of an op that has a table, at most */
};

typedef struct sr_tables {
  sr_arena *arena; /* of all that is made */
  int64_t device_count;
  int64_t *draft;                          /* [device_count], for whoever makes a list */
  int64_t *written_out[SR_TABLE_OPERANDS]; /* the same, of operands that are one number */
  sr_memo known;                           /* value -> what is known of it */
  SR_VECTOR(int64_t *) lists;              /* [device_count] each */
  size_t lists_used;                       /* the first ones */
  uint32_t age;                            /* how often they were forgotten */
} sr_tables;

sr_tables sr_tables_of(sr_arena *arena, int64_t device_count);

/* ---- tables: right until sr_tables_tidy ------------------------------------------------------ */

/* What `value` is on each device; NULL where that is not known, or is not one integer. An unsigned
 * 64-bit number is given as its bits, an i1 as 0 or 1. */
const sr_table *sr_tables_find(sr_tables *tables, const sr_value *value);
/* One number for all devices. */
const sr_table *sr_tables_number(sr_tables *tables, int64_t number);
/* The table of a list, which is copied. */
const sr_table *sr_tables_list(sr_tables *tables, const int64_t *each);

/* Forgets all lists if they are many. */
void sr_tables_tidy(sr_tables *tables);

#endif
