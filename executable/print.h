/* Functions that print.c and print_transfers.c share to print the plan for people. */
#ifndef SR_EXECUTABLE_PRINT_H
#define SR_EXECUTABLE_PRINT_H

#include "base/text.h"
#include "transfer/transfer_table.h"

/* Prints "[4,8]". */
void sr_plan_print_numbers(sr_text *text, int64_t count, const int64_t *numbers);

/*
 * Prints a table of transfers; transfer_table.h explains the terms. A list of transfers shows
 * source, target, size, from and to of each: "{0->1 [1,8] of [3,0] at [0,0], ...}". A table of
 * regions shows
 *
 *     {8 to 8, dim 0 shards of 3 by 8/1, regions of 5 by 8/1 from -1 + 3 w, [20] of [0] at [0]}
 *
 * First come the numbers of sources and targets. For each dimension follow the size of a shard and
 * the modes (size/stride) of its number, the size of a region and the modes of its number w, and
 * the start of region w. Each patch has its size, from and to. These appear only if they apply: "on
 * nodes of 8"; ", copies by" and the modes of the copies; "(...) / 3", the divisor; ", each in 4",
 * the shares; "in shards of 3 behind 6", the chunk and offset of a patch if there are several
 * arrays.
 */
void sr_plan_print_transfers(sr_text *text, const sr_transfer_table *transfers);

#endif
