/* Elements of arrays as numbers, and the elements of a box in a padded block. */
#ifndef SR_API_VALUE_H
#define SR_API_VALUE_H

#include "executor/array.h"

/* A complex element has two parts (of type sr_dtype_part), any other one. */
int sr_value_parts(sr_dtype dtype);
/* The bits of a part, zero-extended. */
uint64_t sr_value_bits(sr_dtype part, const void *data);
/* A part as a double: exact but for integers beyond 2^53. */
double sr_value_load(sr_dtype part, const void *data);
/* "3", "-1.5", "(1, 2)", "true" into `out`. */
void sr_value_print(sr_dtype dtype, const void *data, char *out, size_t out_bytes);

/*
 * Walks over what a shard holds, run by run: elements that lie side by side both in the box and in
 * the block. Zero-initialise but for `array` and `shard`; nothing comes of an empty box.
 */
typedef struct sr_run {
  const sr_array *array;
  const sr_array_shard *shard;
  bool started;
  int64_t index[SR_MAX_RANK]; /* of the run's first element in the box */
  int64_t count;              /* elements of the run */
  int64_t offset;             /* of the first, in elements of the block */
} sr_run;

bool sr_run_next(sr_run *run);
/* Elements that a shard holds; 0 outside the array's mesh and where only padding is. */
int64_t sr_shard_elements(const sr_array *array, const sr_array_shard *shard);

#endif
