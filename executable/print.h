/* What the plan for people is put together of: print.c and print_transfers.c. */
#ifndef SR_EXECUTABLE_PRINT_H
#define SR_EXECUTABLE_PRINT_H

#include "base/text.h"
#include "transfer/transfer_table.h"

/* Prints "[4,8]". */
void sr_plan_print_numbers(sr_text *text, int64_t count, const int64_t *numbers);

/*
 * A table of transfers. A list: "{0->1 [1,8] of [3,0] at [0,0], ...}". Regions: "{8 to 8, dim 0
 * parts of 3 by 8/1, regions of 5 by 8/1 from -1 + 3 w, [20] of [0] at [0]}": how many give and
 * get; of each dimension what they have and by which modes of their positions, size/stride, and the
 * regions, of which they get w by others; and the patches. Besides, where it is so: "on nodes of
 * 8"; "copies by" modes by which these are told apart; "(...) / 3", a divisor; "each in 4", shares;
 * and of a patch "in parts of 3 behind 6", where there are several arrays.
 */
void sr_plan_print_transfers(sr_text *text, const sr_transfer_table *transfers);

#endif
