/* Queries of the table of a collective's replica groups. */
#ifndef SR_EXECUTABLE_GROUP_H
#define SR_EXECUTABLE_GROUP_H

#include "executable/plan.h"

/* Number of devices in `row`, without the padding. */
uint32_t sr_group_row_size(const sr_group_table *table, uint32_t row);
/* Number of devices in the longest row. */
uint32_t sr_group_longest(const sr_group_table *table);
/* Finds the row that holds `device`, and its position in the row. False if the device is in no
 * group. Not for source-target pairs. */
bool sr_group_find(const sr_group_table *table, int64_t device, uint32_t *out_row,
                   uint32_t *out_position);

#endif
