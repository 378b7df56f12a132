/* The order of a sort, as its comparator states it. Private to expand*.c. */
#ifndef SR_COMPILER_EXPAND_SORT_KEYS_H
#define SR_COMPILER_EXPAND_SORT_KEYS_H

#include "graph/ir/graph.h"

enum {
  SR_SORT_KEYS = 16 /* most keys that are recognised */
};

/* One operand of a sort, or a part of it, by whose order the others are sorted, too. */
typedef struct sr_sort_key {
  int32_t operand;
  sr_opcode part;   /* SR_OP_REAL or SR_OP_IMAG of complex numbers; SR_OP_COUNT: whole numbers */
  uint32_t options; /* SR_CALL_DESCENDING, SR_CALL_JOINED */
} sr_sort_key;

/* Fills `out` with the keys of the sort `op`, the most significant one first, and returns how many
 * there are. Returns 0 if the comparator is not one that compares keys in the order of integers or
 * in the total order of floats, each if those before it are equal. */
int32_t sr_sort_keys_of(const sr_op *op, sr_sort_key out[SR_SORT_KEYS]);

#endif
