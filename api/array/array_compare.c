/* Compares results with expected values, and summarizes results by minimum, maximum and mean. Each
 * rank reads its own shards. Ranks exchange only a status, or a few counts. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/array/array_handle.h"
#include "api/array/tolerance.h"
#include "api/array/value.h"
#include "api/needs.h"
#include "api/sized.h"
#include "executor/io/source.h"

/* ---- comparing ------------------------------------------------------------------------------- */

/* What comparing found in this rank's shards: the number of differing elements (count) among all
 * compared ones, and the first difference. */
typedef struct differences {
  int64_t count, compared;
  double largest;             /* largest absolute difference of two floats */
  int64_t index[SR_MAX_RANK]; /* position of the first difference in the whole array */
  char got[96], expected[96];
} differences;

static void note_difference(const sr_array *array, const sr_run *run, int64_t place,
                            const char *got, const char *expected, differences *found) {
  if (found->count++ > 0)
    return;
  for (int32_t d = 0; d < array->rank; d++)
    found->index[d] = run->piece->start[d] + run->index[d];
  if (array->rank > 0)
    found->index[array->rank - 1] += place;
  sr_value_format(array->dtype, got, found->got, sizeof found->got);
  sr_value_format(array->dtype, expected, found->expected, sizeof found->expected);
}

/* Compares `data`, the bytes of a piece, with `expected`, a block laid out like the piece. */
static void compare_piece(const sr_array *array, const sr_piece *piece, const char *data,
                          const char *expected, const sr_tolerance *tolerance, differences *found) {
  size_t bytes = sr_dtype_get(array->dtype)->bytes;
  sr_run run = {.rank = array->rank, .piece = piece};
  while (sr_run_next(&run)) {
    const char *got = data + (size_t)run.offset * bytes;
    const char *wanted = expected + (size_t)run.offset * bytes;
    for (int64_t i = 0; i < run.count; i++, got += bytes, wanted += bytes)
      if (!sr_tolerance_agrees(tolerance, array->dtype, got, wanted, &found->largest))
        note_difference(array, &run, i, got, wanted, found);
    found->compared += run.count;
  }
}

static sr_status compare_shards(sr_ctx *ctx, const sr_array *array, const sr_source *source,
                                void *block, const sr_tolerance *tolerance, differences *found) {
  for (int32_t i = 0; i < array->shard_count; i++) {
    const sr_array_shard *shard = &array->shards[i];
    if (sr_shard_elements(array, shard) == 0)
      continue;
    sr_piece_walk walk = {.array = array, .box = &shard->box};
    for (sr_piece piece; sr_piece_next(&walk, &piece);) {
      const void *data;
      SR_TRY(sr_source_read_box(ctx, source, piece.start, piece.size, piece.dims, block));
      SR_TRY(sr_piece_read(ctx, array, i, &piece, &data));
      compare_piece(array, &piece, data, block, tolerance, found);
    }
  }
  return SR_OK;
}

/* Compares this rank's shards with the file at `path`. Not collective. */
static sr_status find_differences(spmdrun_array *handle, const char *path,
                                  const sr_tolerance *tolerance, differences *found) {
  sr_ctx *ctx = &handle->context->ctx;
  const sr_array *array = handle->array;
  SR_TRY(sr_array_check_read(handle, false));
  sr_source *source;
  SR_TRY(sr_source_open(ctx, handle->what, path, array->dtype, array->rank, array->dims, &source));
  void *block = malloc(sr_piece_most_bytes(array) + 1);
  sr_status status = block ? compare_shards(ctx, array, source, block, tolerance, found)
                           : sr_fail(ctx, SR_ERR_NOMEM, "no memory to compare %s", handle->what);
  free(block);
  sr_source_close(source);
  return status;
}

static sr_status describe_difference(spmdrun_array *handle, const char *path,
                                     const differences *found) {
  char place[SR_MAX_RANK * 21 + 3] = "";
  size_t length = 0;
  for (int32_t d = 0; d < handle->array->rank; d++)
    length += (size_t)snprintf(place + length, sizeof place - length, "%s%lld", d ? "," : "",
                               (long long)found->index[d]);
  return sr_fail(
      &handle->context->ctx, SR_ERR_INVALID,
      "%s differs from %s: element [%s] is %s, expected %s; %lld of %lld elements of this "
      "rank differ, floats by at most %.3g",
      handle->what, path, place, found->got, found->expected, (long long)found->count,
      (long long)found->compared, found->largest);
}

spmdrun_status spmdrun_array_compare(spmdrun_array *handle, const char *path, double rtol,
                                     double atol) {
  SR_NEEDS(SR_CONTEXT_OF(handle), "array, path", handle, path);
  spmdrun_context *context = handle->context;
  sr_context_begin(context);
  sr_tolerance tolerance = {.kind = SR_TOLERANCE_NEAR, .relative = rtol, .absolute = atol};
  differences found = {0};
  spmdrun_status status =
      sr_context_settle(context, find_differences(handle, path, &tolerance, &found));
  if (status != SPMDRUN_OK)
    return status;
  sr_status own = found.count ? describe_difference(handle, path, &found) : SR_OK;
  if (sr_context_settle(context, own) == SPMDRUN_OK)
    return SPMDRUN_OK;
  context->failure = SPMDRUN_DIFFERS;
  return SPMDRUN_DIFFERS;
}

/* Checks that the file at `path` has the type and shape of result `index`. Not collective. */
static sr_status check_expectation(spmdrun_executable *executable, int index, const char *path) {
  sr_ctx *ctx = &executable->context->ctx;
  const sr_signature *signature = &executable->plan->signature;
  if (index < 0 || index >= signature->result_count)
    return sr_fail(ctx, SR_ERR_INVALID, "there is no result %d; the program has %d", index,
                   signature->result_count);
  const sr_port *port = &signature->results[index];
  char what[SR_ARRAY_NAME_BYTES];
  snprintf(what, sizeof what, "result %d", index);
  sr_source *source;
  SR_TRY(sr_source_open(ctx, what, path, port->dtype, port->rank, port->dims, &source));
  sr_source_close(source);
  return SR_OK;
}

spmdrun_status spmdrun_expectation_check(spmdrun_executable *executable, int index,
                                         const char *path) {
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, path", executable, path);
  sr_context_begin(executable->context);
  return sr_context_settle(executable->context, check_expectation(executable, index, path));
}

/* ---- summarizing ----------------------------------------------------------------------------- */

typedef struct tally {
  double min, max, sum;
  int64_t finite, nan, infinite;
} tally;

static void count_value(tally *counts, double value) {
  if (isnan(value)) {
    counts->nan++;
  } else if (isinf(value)) {
    counts->infinite++;
  } else {
    counts->min = fmin(counts->min, value);
    counts->max = fmax(counts->max, value);
    counts->sum += value;
    counts->finite++;
  }
}

static double element_value(sr_dtype dtype, const char *data) {
  sr_dtype part = sr_dtype_part(dtype);
  if (part == dtype)
    return sr_value_load(dtype, data);
  return hypot(sr_value_load(part, data), sr_value_load(part, data + sr_dtype_get(part)->bytes));
}

static void count_piece(const sr_array *array, const sr_piece *piece, const char *data,
                        tally *counts) {
  size_t bytes = sr_dtype_get(array->dtype)->bytes;
  sr_run run = {.rank = array->rank, .piece = piece};
  while (sr_run_next(&run))
    for (int64_t k = 0; k < run.count; k++)
      count_value(counts, element_value(array->dtype, data + (size_t)(run.offset + k) * bytes));
}

/* Tallies the elements of this rank's primary shards. Several devices may hold copies of one shard.
 * Exactly one copy in the job is primary, so each element of the array is counted once. */
static sr_status count_shards(sr_ctx *ctx, const sr_array *array, tally *out) {
  *out = (tally){.min = INFINITY, .max = -INFINITY};
  for (int32_t i = 0; i < array->shard_count; i++) {
    const sr_array_shard *shard = &array->shards[i];
    sr_piece_walk walk = {.array = array, .box = &shard->box};
    bool counts = shard->box.primary && sr_shard_elements(array, shard) > 0;
    for (sr_piece piece; counts && sr_piece_next(&walk, &piece);) {
      const void *data;
      SR_TRY(sr_piece_read(ctx, array, i, &piece, &data));
      count_piece(array, &piece, data, out);
    }
  }
  return SR_OK;
}

static spmdrun_summary combine(const tally *all, int32_t count) {
  tally sum = {.min = INFINITY, .max = -INFINITY};
  for (int32_t r = 0; r < count; r++) {
    sum.min = fmin(sum.min, all[r].min);
    sum.max = fmax(sum.max, all[r].max);
    sum.sum += all[r].sum;
    sum.finite += all[r].finite;
    sum.nan += all[r].nan;
    sum.infinite += all[r].infinite;
  }
  if (sum.finite == 0)
    sum.min = sum.max = sum.sum = NAN;
  return (spmdrun_summary){
      .min = sum.min,
      .mean = sum.finite ? sum.sum / (double)sum.finite : NAN,
      .max = sum.max,
      .nan_count = sum.nan,
      .infinite_count = sum.infinite,
  };
}

spmdrun_status spmdrun_array_summarize(spmdrun_array *handle, spmdrun_summary *out) {
  SR_NEEDS(SR_CONTEXT_OF(handle), "array, summary", handle, out);
  spmdrun_context *context = handle->context;
  sr_context_begin(context);
  int32_t size = sr_world_size(context->world);
  tally *all = calloc((size_t)size, sizeof *all);
  sr_status own = all ? sr_sized_check(&context->ctx, "spmdrun_summary", out)
                      : sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory for a summary");
  if (own == SR_OK)
    own = sr_array_check_read(handle, false);
  tally counts = {0};
  if (own == SR_OK)
    own = count_shards(&context->ctx, handle->array, &counts);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(
        context, sr_world_all_gather(&context->ctx, context->world, &counts, sizeof counts, all));
  if (status == SPMDRUN_OK) {
    const spmdrun_summary summary = combine(all, size);
    sr_sized_write(out, &summary, sizeof summary);
  }
  free(all);
  return status;
}
