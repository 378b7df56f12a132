/* Reads array elements as numbers, and walks over the elements of a piece of a shard, which lie in
 * a padded block (executor/transfer.h). */
#ifndef SR_API_ARRAY_VALUE_H
#define SR_API_ARRAY_VALUE_H

#include "executor/transfer.h"

/* Number of parts of an element: 2 if it is complex, else 1. A part has the type
 * sr_dtype_part(dtype). */
int sr_value_parts(sr_dtype dtype);
/* Returns the bits of a part, zero-extended. `part` is the type of the part. */
uint64_t sr_value_bits(sr_dtype part, const void *data);
/* Returns a part as a double. Integers beyond 2^53 are rounded. */
double sr_value_load(sr_dtype part, const void *data);
/* Formats an element into `out`: "3", "-1.5", "(1, 2)", "true". */
void sr_value_format(sr_dtype dtype, const void *data, char *out, size_t out_bytes);

/* Walks over the elements of a piece in runs. A run is a row of elements that are contiguous in the
 * array and in the piece's padded block. The piece has elements. Zero-initialise
 * all fields except `rank` and `piece`. */
typedef struct sr_run {
  int32_t rank;
  const sr_piece *piece;
  bool started;
  int64_t index[SR_MAX_RANK]; /* position of the run's first element in the piece */
  int64_t count;              /* number of elements in the run */
  int64_t offset; /* position of the run's first element in the padded block, counted in elements */
} sr_run;

bool sr_run_next(sr_run *run);
/* Number of elements in a shard, without padding. 0 if the device is outside the array's mesh or
 * holds only padding. */
int64_t sr_shard_elements(const sr_array *array, const sr_array_shard *shard);

#endif
