#include "api/loop/record_check.h"

#include "api/array/array_handle.h"
#include "api/array/array_layout.h"
#include "api/guards.h"

/* True if this rank has the same shards of both, in blocks of one size. */
static bool has_same_shards(const sr_array *a, const sr_array *b) {
  if (a->devices != b->devices || a->shard_count != b->shard_count)
    return false;
  for (int32_t d = 0; d < a->rank; d++)
    if (a->local_dims[d] != b->local_dims[d])
      return false;
  for (int32_t i = 0; i < a->shard_count; i++) {
    const sr_shard *one = &a->shards[i].box, *other = &b->shards[i].box;
    for (int32_t d = 0; d < a->rank; d++)
      if (one->start[d] != other->start[d] || one->size[d] != other->size[d])
        return false;
  }
  return true;
}

static bool is_same(const sr_array *a, const sr_array *b) {
  bool same = a->dtype == b->dtype && a->rank == b->rank;
  for (int32_t d = 0; same && d < a->rank; d++)
    same = a->dims[d] == b->dims[d];
  return same && has_same_shards(a, b);
}

static sr_status check(spmdrun_context *context, const sr_kept_result *kept, spmdrun_array *array) {
  sr_ctx *ctx = &context->ctx;
  if (!array)
    return sr_fail(ctx, SR_ERR_INVALID, "result %d is missing", kept->result);
  SR_TRY(sr_array_check_live(array));
  if (is_same(array->array, kept->shape))
    return SR_OK;
  sr_arena *arena = sr_arena_create(), *other = sr_arena_create();
  const sr_status status =
      sr_fail(ctx, SR_ERR_INVALID,
              "result %d of the program is %s, but %s was given, on these devices or others; add "
              "what an execution of the program gave",
              kept->result, sr_array_text(arena, kept->shape), sr_array_text(other, array->array));
  sr_arena_destroy(arena);
  sr_arena_destroy(other);
  return status;
}

sr_status sr_record_check(spmdrun_context *context, const sr_kept_result *kept, int count,
                          spmdrun_array *const *results) {
  for (int i = 0; i < count; i++) {
    spmdrun_array *array = results[kept[i].result];
    SR_TRY(check(context, &kept[i], array));
    if (context->guard)
      SR_TRY(sr_guard_transfer(array, SR_DEVICE_TO_HOST, true));
  }
  return SR_OK;
}
