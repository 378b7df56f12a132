/* Comparing what a self-checking module exposed, see sr_check_expose. */
#ifndef SR_API_CHECK_H
#define SR_API_CHECK_H

#include "executable/plan.h"
#include "executor/array.h"

typedef struct sr_check_counts {
  int64_t passed, failed;
} sr_check_counts;

/*
 * Not collective; on a rank whose first device runs the program. Compares every exposed pair of
 * `results`; the sentence of the first that differs is left in `ctx`. `file` begins it.
 */
void sr_check_compare(sr_ctx *ctx, const char *file, const sr_executable *plan,
                      sr_array *const *results, sr_check_counts *out_counts);

#endif
