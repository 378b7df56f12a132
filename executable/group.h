/* The table of a collective's groups: who takes part in which, and where. */
#ifndef SR_EXECUTABLE_GROUP_H
#define SR_EXECUTABLE_GROUP_H

#include "executable/plan.h"

/* Entries of `row` before the padding. */
uint32_t sr_group_row_size(const sr_group_table *table, uint32_t row);
/* Entries of the longest row. */
uint32_t sr_group_longest(const sr_group_table *table);
/*
 * The row that holds `device` (not for source-target pairs); its position in the row in
 * *out_position. False if the device is in no group.
 */
bool sr_group_find(const sr_group_table *table, int64_t device, uint32_t *out_row,
                   uint32_t *out_position);

#endif
