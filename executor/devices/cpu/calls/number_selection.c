/*
 * The places of the k largest numbers of each line, largest first, of equal ones the first.
 *
 * The k largest numbers so far are kept in order. Those behind them are compared with the smallest
 * of them, a block at a time; few blocks of a long line have a larger number. Floats are compared
 * as signed integers: positive NaN are larger than all numbers, and -0 is smaller than 0.
 */
#include "executable/target.h"
#include "executor/devices/cpu/calls/call.h"

enum {
  BLOCK = 32 /* numbers that are compared at once */
};

/* The bits that change in a number, so that the numbers have the order of signed integers. */
typedef struct selection_order {
  int64_t always, if_highest; /* in all; in those with the highest bit */
} selection_order;

#define NAME(x) x##_32
#define TARGET
#define NUMBER int32_t
#include "executor/devices/cpu/calls/number_selection_line.h"

#define NAME(x) x##_64
#define TARGET
#define NUMBER int64_t
#include "executor/devices/cpu/calls/number_selection_line.h"

#define NAME(x) x##_32_v3
#define TARGET  __attribute__((target("avx2")))
#define NUMBER  int32_t
#include "executor/devices/cpu/calls/number_selection_line.h"

#define NAME(x) x##_64_v3
#define TARGET  __attribute__((target("avx2")))
#define NUMBER  int64_t
#include "executor/devices/cpu/calls/number_selection_line.h"

static bool is_wide(sr_dtype dtype) {
  return sr_dtype_get(dtype)->bytes == 8;
}

static selection_order order_of(sr_dtype dtype) {
  const int64_t lowest = is_wide(dtype) ? INT64_MIN : INT32_MIN;
  const sr_class class_ = sr_dtype_get(dtype)->class_;
  return (selection_order){.always = class_ == SR_CLASS_UNSIGNED ? lowest : 0,
                           .if_highest = class_ == SR_CLASS_FLOAT ? ~lowest : 0};
}

static sr_status prepare(sr_ctx *ctx, sr_call *call) {
  (void)ctx;
  const sr_call_step *step = &call->step;
  call->units = step->k > 0 ? step->batch : 0;
  call->work = (double)step->batch * ((double)step->n + 16.0 * (double)step->k * (double)step->k);
  call->workspace_bytes = ((uint64_t)step->k * sizeof(int64_t) + 63) / 64 * 64;
  return SR_OK;
}

static void run(const sr_call *call, void *const *buffers, const sr_call_share *share) {
  const sr_call_step *step = &call->step;
  const selection_order order = order_of(step->dtype);
  const bool wide = is_wide(step->dtype), has_vectors = sr_cpu_level_host() >= SR_CPU_X86_64_V3;
  void (*select)(const selection_order *, const void *, int64_t, int64_t, void *, int32_t *) =
      has_vectors ? (wide ? select_64_v3 : select_32_v3) : (wide ? select_64 : select_32);
  const size_t line_bytes = (size_t)step->n * sr_dtype_get(step->dtype)->bytes;
  for (int64_t i = share->begin; i < share->end; i++)
    select(&order, (const uint8_t *)buffers[0] + (size_t)i * line_bytes, step->n, step->k,
           share->workspace, (int32_t *)buffers[1] + i * step->k);
}

const sr_call_driver sr_call_driver_top_k = {.prepare = prepare, .run = run};
