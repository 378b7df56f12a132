/* Queries of the table of a collective's replica groups. */
#ifndef SR_EXECUTABLE_GROUP_H
#define SR_EXECUTABLE_GROUP_H

#include "executable/plan.h"

/* Returns the number of devices in row `row`, which is one group. Entries of -1, which fill up a
 * short row, do not count. */
uint32_t sr_group_row_size(const sr_group_table *table, uint32_t row);
/* Returns the number of devices in the longest row. */
uint32_t sr_group_longest(const sr_group_table *table);
/* Finds the row (group) that contains `device`, and the position of the device in that row. Returns
 * false if the device is in no group. The table must hold groups, not source-target pairs. */
bool sr_group_find(const sr_group_table *table, int64_t device, uint32_t *out_row,
                   uint32_t *out_position);

#endif
