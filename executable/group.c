/* Queries of the table of groups, for the verifier, the printer and the executor. */
#include "executable/group.h"

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
