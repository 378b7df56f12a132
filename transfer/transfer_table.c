/* Iterates over the transfers of a table, and checks single transfers. */
#include "transfer/transfer_table.h"

#include <string.h>

bool sr_transfer_array_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes,
                             int64_t *out_bytes) {
  int64_t bytes = element_bytes;
  bool empty = false;
  for (int32_t d = 0; d < rank; d++) {
    empty = empty || dims[d] == 0;
    if (dims[d] < 0 || (dims[d] > 0 && __builtin_mul_overflow(bytes, dims[d], &bytes)))
      return false;
  }
  *out_bytes = empty ? 0 : bytes;
  return true;
}

/* ---- walks ----------------------------------------------------------------------------------- */

bool sr_transfer_next(sr_transfer_walk *walk, sr_transfer *out) {
  const sr_transfer_table *table = walk->table;
  if (sr_transfers_have_regions(table))
    return sr_transfer_regions_next(walk, out);
  if (walk->row == table->row_count)
    return false;
  *out = sr_transfer_at(table->rank, table->rows + walk->row++ * sr_transfer_width(table->rank));
  return true;
}

void sr_transfers_expand(const sr_transfer_table *table, int64_t *out) {
  sr_transfer_walk walk = {.table = table};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);
       out += sr_transfer_width(table->rank)) {
    out[0] = transfer.source;
    out[1] = transfer.target;
    memcpy(out + 2, transfer.size, 3 * (size_t)table->rank * sizeof *out);
  }
}

/* ---- one transfer ---------------------------------------------------------------------------- */

const char *sr_transfer_fault(const sr_transfer_table *table, const sr_transfer *transfer,
                              int64_t device_count) {
  if (transfer->source < 0 || transfer->source >= device_count || transfer->target < 0 ||
      transfer->target >= device_count)
    return "its source or its target is no device";
  for (int32_t d = 0; d < table->rank; d++) {
    if (transfer->size[d] < 1)
      return "its size is not positive";
    if (transfer->from[d] < 0 || transfer->size[d] > table->in_dims[d] ||
        transfer->from[d] > table->in_dims[d] - transfer->size[d])
      return "it leaves the operand";
    if (transfer->to[d] < 0 || transfer->size[d] > table->out_dims[d] ||
        transfer->to[d] > table->out_dims[d] - transfer->size[d])
      return "it leaves the result";
  }
  return NULL;
}
