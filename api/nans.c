/*
 * Names the op that made the first NaN of a run.
 *
 * Each device has noted which watches of the plan found that their op makes NaN, and how many
 * watches it had run before. Devices run the same plan, so the smallest such number, and of equal
 * ones the lowest device, is the first NaN of the job. The rank that has this device writes the
 * sentence. NaN on padding is not seen: watches see zeros there (partitioner/ops/nan_watches.c),
 * and of results only the elements of the array count.
 */
#include <inttypes.h>
#include <stdlib.h>

#include "api/api.h"
#include "api/array/value.h"
#include "base/text.h"
#include "executor/transfer.h"

/* What a rank knows. */
typedef struct nan_record {
  int64_t device;  /* that made its first NaN; -1: none did */
  uint64_t order;  /* watches that this device had run before */
  int64_t results; /* number of the first result that has NaN on this rank; -1: none has */
} nan_record;

/* ---- this rank ------------------------------------------------------------------------------- */

static bool comes_before(const nan_record *a, const nan_record *b) {
  if (a->device < 0 || b->device < 0)
    return a->device >= 0;
  return a->order < b->order || (a->order == b->order && a->device < b->device);
}

/* Finds the first note of this rank's devices; NULL: there is none. */
static const sr_nan_note *first_note(const spmdrun_executable *executable, nan_record *own) {
  const sr_nan_note *first = NULL;
  own->device = -1;
  for (int32_t i = 0; i < sr_program_device_count(executable->program); i++) {
    const sr_nan_notes notes = sr_program_nans(executable->program, i);
    for (size_t n = 0; n < notes.count; n++) {
      const nan_record found = {.device = sr_device_set_get(executable->set->devices, i)->number,
                                .order = notes.items[n]->order};
      if (!notes.items[n]->found || !comes_before(&found, own))
        continue;
      own->device = found.device;
      own->order = found.order;
      first = notes.items[n];
    }
  }
  return first;
}

static sr_status find_nans(sr_ctx *ctx, const sr_array *array, bool *out_found) {
  const size_t bytes = sr_dtype_get(array->dtype)->bytes;
  *out_found = false;
  for (int32_t i = 0; i < array->shard_count; i++) {
    const sr_array_shard *shard = &array->shards[i];
    sr_piece_walk walk = {.array = array, .box = &shard->box};
    const bool counts = shard->box.primary && sr_shard_elements(array, shard) > 0;
    for (sr_piece piece; counts && sr_piece_next(&walk, &piece);) {
      const void *data;
      SR_TRY(sr_piece_read(ctx, array, i, &piece, &data));
      for (sr_run run = {.rank = array->rank, .piece = &piece}; sr_run_next(&run);)
        *out_found |= sr_nan_count(array->dtype, (const char *)data + (size_t)run.offset * bytes,
                                   (uint64_t)run.count * bytes) > 0;
    }
  }
  return SR_OK;
}

static sr_status find_result(const spmdrun_executable *executable, sr_array *const *results,
                             nan_record *own) {
  own->results = -1;
  for (int i = 0; i < spmdrun_result_count(executable) && own->results < 0; i++) {
    bool found;
    SR_TRY(find_nans(&executable->context->ctx, results[i], &found));
    if (found)
      own->results = i;
  }
  return SR_OK;
}

/* ---- the sentence ---------------------------------------------------------------------------- */

static const char *origin_of(const sr_step *step) {
  return step->origin ? step->origin : "";
}

static void say_loops(const sr_nan_note *note, sr_text *text) {
  for (int32_t i = 0; i < note->depth; i++)
    sr_text_printf(text, "%s iteration %" PRId64 " of the loop at %s%s", i ? ", then" : ", in",
                   note->iterations[i], note->loops[i]->location, origin_of(note->loops[i]));
  if (note->depth)
    sr_text_string(text, ", counted from 0");
}

static const char *sentence(const spmdrun_executable *executable, const sr_nan_note *note,
                            int64_t device, sr_arena *arena) {
  const sr_step *step = note->step;
  const bool is_argument = step->op == 0;
  const char *place = *step->location ? step->location : executable->name;
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "%s%s: %s %s: %" PRId64 " element%s on device %" PRId64 " of rank %d",
                 is_argument ? executable->name : place, origin_of(step), step->name,
                 is_argument ? "has NaN" : "made the first NaN", note->count,
                 note->count == 1 ? "" : "s", device,
                 (int)sr_world_rank(executable->context->world));
  say_loops(note, &text);
  return sr_text_get(&text);
}

/* Fails or logs on the rank that has `note`, the first one of the job; on rank 0 if there is none.
 * `result` is the first result of the job that has NaN; -1: none has. */
static sr_status tell(const spmdrun_executable *executable, const sr_nan_note *note,
                      const nan_record *first, int64_t result, sr_arena *arena) {
  sr_ctx *ctx = &executable->context->ctx;
  if (!arena || SR_ARENA_GUARD(arena))
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  const char *words = note ? sentence(executable, note, first->device, arena) : "";
  if (result < 0) {
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "%s; no result has NaN", words);
    return SR_OK;
  }
  if (!note)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: result %d (%s) has NaN that no op made: it comes from a constant of the "
                   "program",
                   executable->name, (int)result, executable->plan->signature.results[result].name);
  return sr_fail(ctx, SR_ERR_INVALID, "%s; result %d (%s) has NaN", words, (int)result,
                 executable->plan->signature.results[result].name);
}

/* ---- all ranks ------------------------------------------------------------------------------- */

static spmdrun_status settle_records(spmdrun_executable *executable, const sr_nan_note *note,
                                     const nan_record *ranks) {
  spmdrun_context *context = executable->context;
  int32_t owner = 0;
  int64_t result = -1;
  for (int32_t r = 0; r < sr_world_size(context->world); r++) {
    if (comes_before(&ranks[r], &ranks[owner]))
      owner = r;
    if (ranks[r].results >= 0 && (result < 0 || ranks[r].results < result))
      result = ranks[r].results;
  }
  const bool any = ranks[owner].device >= 0;
  if (!any && result < 0)
    return SPMDRUN_OK;
  sr_status own = SR_OK;
  if (owner == sr_world_rank(context->world)) {
    sr_arena *arena = sr_arena_create();
    own = tell(executable, any ? note : NULL, &ranks[owner], result, arena);
    sr_arena_destroy(arena);
  }
  if (sr_context_settle(context, own) == SPMDRUN_OK)
    return SPMDRUN_OK;
  if (result >= 0 && context->failure == SPMDRUN_INVALID)
    context->failure = SPMDRUN_NAN;
  return context->failure;
}

spmdrun_status sr_nans_settle(spmdrun_executable *executable, sr_array *const *results) {
  spmdrun_context *context = executable->context;
  const int32_t size = sr_world_size(context->world);
  nan_record own = {0}, *ranks = calloc((size_t)size, sizeof *ranks);
  const sr_nan_note *note = first_note(executable, &own);
  sr_status status =
      ranks ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory to compare what ranks found");
  if (status == SR_OK)
    status = find_result(executable, results, &own);
  spmdrun_status agreed = sr_context_settle(context, status);
  if (agreed == SPMDRUN_OK)
    agreed = sr_context_settle(
        context, sr_world_all_gather(&context->ctx, context->world, &own, sizeof own, ranks));
  if (agreed == SPMDRUN_OK)
    agreed = settle_records(executable, note, ranks);
  free(ranks);
  return agreed;
}
