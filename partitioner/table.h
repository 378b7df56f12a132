/*
 * Integers that follow from the number of a device and from constants, as programs write them with
 * axis_index, and as scalar.c does: where slices start, which branch a device takes.
 *
 * A table says what such a number is on each device. Equal tables are one pointer, so that memory
 * grows with the different ones and not with the ops that have them; one that is the same number on
 * all devices takes no list.
 *
 * Threads: one user at a time. What is made lives in the arena.
 */
#ifndef SR_PARTITIONER_TABLE_H
#define SR_PARTITIONER_TABLE_H

#include "graph/graph.h"
#include "partitioner/memo.h"

enum {
  SR_TABLE_OPERANDS = 3 /* of an op that has a table: at most */
};

typedef struct sr_table {
  int64_t number;      /* on all devices, if there is no list */
  const int64_t *each; /* [device_count] */
} sr_table;

static inline int64_t sr_table_at(const sr_table *table, int64_t device) {
  return table->each ? table->each[device] : table->number;
}

typedef struct sr_tables {
  sr_arena *arena;
  int64_t device_count;
  sr_memo numbers, lists;
  int64_t *draft; /* [device_count] */
} sr_tables;

/* True for one integer: what tables are of. */
bool sr_type_has_table(const sr_type *type);
sr_tables sr_tables_of(sr_arena *arena, int64_t device_count);
/* One number for all devices. */
const sr_table *sr_tables_number(sr_tables *tables, int64_t number);
/* The table of a list, which is copied. */
const sr_table *sr_tables_list(sr_tables *tables, const int64_t *each);
/*
 * What `op` gives, of one result, if its operands are operands[i]; NULL there: not known. NULL
 * where the result is not known or is not one integer. An unsigned 64-bit number is given as its
 * bits, an i1 as 0 or 1.
 */
const sr_table *sr_tables_of_op(sr_tables *tables, const sr_op *op,
                                const sr_table *const *operands);

#endif
