/* Sizes that follow from a signature: what one device holds of a port, who takes
 * part in a group. */
#ifndef SR_EXECUTABLE_SIGNATURE_H
#define SR_EXECUTABLE_SIGNATURE_H

#include "executable/plan.h"

/*
 * Size of a full part of the port in each of its `rank` dimensions: ceil(dim / parts). Every device
 * of the program holds a block of that size, whatever its place in the mesh.
 */
void sr_port_local_dims(const sr_port *port, int64_t *out_dims);
/* Bytes of such a block. The port is verified: this does not overflow. */
uint64_t sr_port_local_bytes(const sr_port *port);

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
