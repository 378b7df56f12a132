/* What follows from a signature by arithmetic alone; used by the checks, the printer and the
 * executor. */
#include "executable/signature.h"

void sr_port_local_dims(const sr_port *port, int64_t *out_dims) {
  for (int32_t d = 0; d < port->rank; d++) {
    int64_t parts = sr_sharding_parts(&port->sharding, d);
    out_dims[d] = port->dims[d] / parts + (port->dims[d] % parts != 0);
  }
}

uint64_t sr_port_local_bytes(const sr_port *port) {
  int64_t dims[SR_MAX_RANK];
  sr_port_local_dims(port, dims);
  uint64_t bytes = sr_dtype_get(port->dtype)->bytes;
  for (int32_t d = 0; d < port->rank; d++)
    bytes *= (uint64_t)dims[d];
  return bytes;
}

uint32_t sr_group_row_size(const sr_group_table *table, uint32_t row) {
  const int32_t *devices = table->devices + (size_t)row * table->size;
  uint32_t size = 0;
  while (size < table->size && devices[size] >= 0)
    size++;
  return size;
}

uint32_t sr_group_longest(const sr_group_table *table) {
  uint32_t longest = 0;
  for (uint32_t row = 0; row < table->count; row++) {
    uint32_t size = sr_group_row_size(table, row);
    if (size > longest)
      longest = size;
  }
  return longest;
}

bool sr_group_find(const sr_group_table *table, int64_t device, uint32_t *out_row,
                   uint32_t *out_position) {
  for (uint32_t row = 0; row < table->count; row++)
    for (uint32_t i = 0; i < table->size; i++)
      if (table->devices[(size_t)row * table->size + i] == device) {
        *out_row = row;
        *out_position = i;
        return true;
      }
  return false;
}
