#include "executor/nan_notes.h"

#include <string.h>

/* Bits of a float are NaN if, without those that `ignored` has, they are from `first` to `last`. */
typedef struct nan_range {
  uint64_t ignored, first, last;
} nan_range;

static const nan_range ranges[SR_DTYPE_COUNT] = {
    [SR_F8E3M4] = {0x80, 0x71, 0x7f},
    [SR_F8E4M3] = {0x80, 0x79, 0x7f},
    [SR_F8E4M3FN] = {0x80, 0x7f, 0x7f},
    [SR_F8E4M3FNUZ] = {0, 0x80, 0x80},
    [SR_F8E4M3B11FNUZ] = {0, 0x80, 0x80},
    [SR_F8E5M2] = {0x80, 0x7d, 0x7f},
    [SR_F8E5M2FNUZ] = {0, 0x80, 0x80},
    [SR_F8E8M0FNU] = {0, 0xff, 0xff},
    [SR_BF16] = {0x8000, 0x7f81, 0x7fff},
    [SR_F16] = {0x8000, 0x7c01, 0x7fff},
    [SR_F32] = {0x80000000, 0x7f800001, 0x7fffffff},
    [SR_F64] = {0x8000000000000000, 0x7ff0000000000001, 0x7fffffffffffffff},
};

/* One loop for each width, which the compiler can make one of vectors. */
#define COUNT(TYPE)                                                                                \
  static int64_t count_##TYPE(const nan_range *range, const TYPE *bits, uint64_t count) {          \
    const TYPE kept = (TYPE)~range->ignored, first = (TYPE)range->first;                           \
    const TYPE width = (TYPE)(range->last - range->first);                                         \
    int64_t nans = 0;                                                                              \
    for (uint64_t i = 0; i < count; i++)                                                           \
      nans += (TYPE)((bits[i] & kept) - first) <= width;                                           \
    return nans;                                                                                   \
  }
COUNT(uint8_t)
COUNT(uint16_t)
COUNT(uint32_t)
COUNT(uint64_t)

static int64_t count_numbers(sr_dtype dtype, const void *data, uint64_t count) {
  const nan_range *range = &ranges[dtype];
  if (range->last == 0)
    return 0;
  const uint8_t bytes = sr_dtype_get(dtype)->bytes;
  return bytes == 1   ? count_uint8_t(range, data, count)
         : bytes == 2 ? count_uint16_t(range, data, count)
         : bytes == 4 ? count_uint32_t(range, data, count)
                      : count_uint64_t(range, data, count);
}

int64_t sr_nan_count(sr_dtype dtype, const void *data, uint64_t bytes) {
  const sr_dtype part = sr_dtype_part(dtype);
  const uint64_t each = sr_dtype_get(part)->bytes;
  const int64_t numbers = count_numbers(part, data, bytes / each);
  if (part == dtype || numbers == 0)
    return numbers;
  int64_t nans = 0;
  for (const char *at = data, *end = at + bytes; at < end; at += 2 * each)
    nans += count_numbers(part, at, 2) > 0;
  return nans;
}

static int64_t count_in(const sr_watch_step *watch, uint32_t from, uint32_t to,
                        void *const *buffers) {
  int64_t nans = 0;
  for (uint32_t i = from; i < to; i++)
    nans += sr_nan_count(watch->values[i].dtype, buffers[i], watch->values[i].ref.bytes);
  return nans;
}

void sr_nan_look(sr_nan_note *note, uint64_t order, void *const *buffers) {
  const sr_watch_step *watch = &note->step->watch;
  if (note->found)
    return;
  const int64_t made = count_in(watch, 0, watch->made, buffers);
  if (made == 0 || count_in(watch, watch->made, watch->count, buffers) > 0)
    return;
  note->found = true;
  note->order = order;
  note->count = made;
  for (int32_t i = 0; i < note->depth; i++)
    note->iterations[i] = *note->counters[i];
}
