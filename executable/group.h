/* Queries of the table of a collective's replica groups. */
#ifndef SR_EXECUTABLE_GROUP_H
#define SR_EXECUTABLE_GROUP_H

#include "executable/plan.h"

/* Number of devices in row `row` of the table, which is one group; padding does not count. */
uint32_t sr_group_row_size(const sr_group_table *table, uint32_t row);
/* Number of devices in the longest row. */
uint32_t sr_group_longest(const sr_group_table *table);
/* Finds the row (the group) that has `device`, and the device's position in that row. False if it
 * is in no group. The table must not hold source-target pairs. */
bool sr_group_find(const sr_group_table *table, int64_t device, uint32_t *out_row,
                   uint32_t *out_position);

#endif
