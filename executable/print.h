/* Functions that print.c and print_transfers.c share to print the plan for people. */
#ifndef SR_EXECUTABLE_PRINT_H
#define SR_EXECUTABLE_PRINT_H

#include "base/text.h"
#include "transfer/transfer_table.h"

/* Prints "[4,8]". */
void sr_plan_format_numbers(sr_text *text, int64_t count, const int64_t *numbers);

/*
 * Prints a table of transfers; transfer_table.h explains the terms. A list of transfers is printed
 * as source->target, size, from and to of each:
 *
 *   {0->1 [1,8] of [3,0] at [0,0], ...}
 *
 * A table of regions is printed as
 *
 *   {8 to 8, dim 0 shards of 3 by 8/1, regions of 5 by 8/1 from -1 + 3 w, [20] of [0] at [0]}
 *
 *   8 to 8                      number of sources, number of targets
 *   dim 0 shards of 3 by 8/1    in dimension 0: size of a shard, and the modes (size/stride) of the
 *                               number of the shard
 *   regions of 5 by 8/1         size of a region, and the modes of the region's number w
 *   from -1 + 3 w               where region w starts
 *   [20] of [0] at [0]          size, from and to of a patch
 *
 * Some parts are printed only if they apply:
 *
 *   on nodes of 8               number of devices of a node
 *   copies by 8/1               modes of the copies of the shards
 *   from (-1 + 3 w) / 3         the start of a region has a divisor
 *   each in 4                   number of shares of a region
 *   in shards of 3 behind 6     chunk and offset of the patch's array, if there are several arrays
 */
void sr_plan_format_transfers(sr_text *text, const sr_transfer_table *transfers);

#endif
