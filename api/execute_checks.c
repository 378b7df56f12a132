/* Runs a self-checking module: runs the program, then compares the results that its checks
 * (check.expect_*) name. The program may have sharded these results. So each pair is first gathered
 * on rank 0, one pair after the other. */
#include <stdlib.h>
#include <string.h>

#include "api/array/array_handle.h"
#include "api/needs.h"
#include "api/self_check.h"
#include "executor/io/element.h"

static sr_status refuse_checks(spmdrun_executable *executable) {
  sr_ctx *ctx = &executable->context->ctx;
  if (!executable->check)
    return sr_fail(ctx, SR_ERR_INVALID, "the program was compiled without its checks");
  if (executable->plan->signature.argument_count > 0)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "@main of a self-checking module takes no arguments, this one takes %d",
                   executable->plan->signature.argument_count);
  return SR_OK;
}

/* Collective. Gathers the whole array on rank 0, in `*out`, which is malloc'ed. `*out` is NULL on
 * the other ranks. */
static spmdrun_status fetch(spmdrun_array *handle, void **out) {
  spmdrun_context *context = handle->context;
  const sr_array *array = handle->array;
  uint64_t bytes = 0;
  sr_status own = SR_OK;
  *out = NULL;
  if (sr_context_is_root(context)) {
    if (sr_shape_bytes(array->rank, array->dims, sr_dtype_get(array->dtype)->bytes, &bytes))
      *out = malloc(bytes + 1);
    if (!*out)
      own = sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory for %s", handle->what);
  }
  spmdrun_status status = sr_context_settle(context, own);
  return status == SPMDRUN_OK ? spmdrun_array_to_host(handle, *out, bytes) : status;
}

/* The outcome of all checks on rank 0, with the message of the first check that failed. */
typedef struct verdict {
  int64_t passed, failed;
  sr_ctx ctx;
} verdict;

static int64_t elements(const sr_array *array) {
  int64_t count = 1;
  for (int32_t d = 0; d < array->rank; d++)
    count *= array->dims[d];
  return count;
}

/* Compares the two values of a check. A value that may differ between replicas has a leading
 * dimension with one value per replica. If only one of the two has this dimension, each of its
 * replicas is compared with the other value. */
static sr_status compare_each(sr_ctx *ctx, const char *file, const sr_check *check,
                              const sr_array *got_array, const char *got,
                              const sr_array *expected_array, const char *expected) {
  int64_t got_count = elements(got_array), expected_count = elements(expected_array);
  int64_t count = got_count < expected_count ? got_count : expected_count;
  size_t bytes = sr_dtype_get(got_array->dtype)->bytes * (size_t)count;
  int64_t times = count == 0 ? 0 : (got_count + expected_count - count) / count;
  for (int64_t i = 0; i < times; i++)
    SR_TRY(sr_check_compare(ctx, file, check, got_array->dtype, count,
                            got + (got_count > count ? (size_t)i * bytes : 0),
                            expected + (expected_count > count ? (size_t)i * bytes : 0)));
  return SR_OK;
}

/* Collective. Gathers the two values of check `index` on rank 0, which compares them. */
static spmdrun_status compare_pair(spmdrun_executable *executable, spmdrun_array *const *pair,
                                   int32_t index, verdict *found) {
  void *got = NULL, *expected = NULL;
  spmdrun_status status = fetch(pair[0], &got);
  if (status == SPMDRUN_OK)
    status = fetch(pair[1], &expected);
  if (status == SPMDRUN_OK && executable->checks) {
    bool good = compare_each(&found->ctx, executable->name, &executable->checks->items.items[index],
                             pair[0]->array, got, pair[1]->array, expected) == SR_OK;
    found->passed += good;
    found->failed += !good;
  }
  free(got);
  free(expected);
  return status;
}

/* Collective. Compares all pairs of results. Only rank 0 knows the checks, so it sends the other
 * ranks the number of the first result to compare. */
static spmdrun_status compare_results(spmdrun_executable *executable, spmdrun_array *const *results,
                                      verdict *found) {
  int32_t first = executable->checks ? executable->checks->first_result : 0;
  spmdrun_status status = spmdrun_share(executable->context, &first, sizeof first);
  int32_t count = (spmdrun_result_count(executable) - first) / 2;
  for (int32_t i = 0; i < count && status == SPMDRUN_OK; i++)
    status = compare_pair(executable, results + first + 2 * i, i, found);
  return status;
}

spmdrun_status spmdrun_execute_checks(spmdrun_executable *executable, int64_t *passed,
                                      int64_t *failed) {
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, passed, failed", executable, passed, failed);
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  *passed = *failed = 0;
  int result_count = spmdrun_result_count(executable);
  spmdrun_array **results = calloc((size_t)result_count + 1, sizeof *results);
  sr_status own = results ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  if (own == SR_OK)
    own = refuse_checks(executable);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = spmdrun_execute(executable, NULL, results);
  verdict found = {0};
  if (status == SPMDRUN_OK)
    status = compare_results(executable, results, &found);
  int64_t counts[2] = {found.passed, found.failed};
  if (status == SPMDRUN_OK)
    status = spmdrun_share(context, counts, sizeof counts);
  if (status == SPMDRUN_OK) {
    *passed = counts[0];
    *failed = counts[1];
    if (found.failed)
      memcpy(context->ctx.message, found.ctx.message, sizeof found.ctx.message);
  }
  for (int i = 0; results && i < result_count; i++)
    spmdrun_array_destroy(results[i]);
  free(results);
  return status;
}
