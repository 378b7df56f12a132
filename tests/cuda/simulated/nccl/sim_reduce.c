/* What the reductions of NCCL compute. */
#include <math.h>
#include <string.h>

#include "simulated/nccl/sim_nccl.h"

size_t sim_number_bytes(sr_nccl_type type) {
  static const size_t bytes[] = {
      [SR_NCCL_I8] = 1,  [SR_NCCL_U8] = 1,  [SR_NCCL_I32] = 4, [SR_NCCL_U32] = 4,
      [SR_NCCL_I64] = 8, [SR_NCCL_U64] = 8, [SR_NCCL_F16] = 2, [SR_NCCL_F32] = 4,
      [SR_NCCL_F64] = 8, [SR_NCCL_BF16] = 2};
  return type < sizeof bytes / sizeof *bytes ? bytes[type] : 0;
}

/* A bfloat16 is the upper half of an f32. */
static float bfloat_get(uint16_t bits) {
  uint32_t word = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &word, sizeof value);
  return value;
}

static uint16_t bfloat_of(float value) {
  uint32_t word;
  if (isnan(value))
    return 0x7FFF;
  memcpy(&word, &value, sizeof word);
  return (uint16_t)((word + 0x7FFF + (word >> 16 & 1)) >> 16);
}

/* Minimum and maximum of floats drop NaN, as NCCL's do. */
#define FLOATS(TYPE, GET, OF)                                                                      \
  {                                                                                                \
    TYPE *a = to;                                                                                  \
    const TYPE *b = from;                                                                          \
    if (reduction == SR_NCCL_SUM)                                                                  \
      *a = OF(GET(*a) + GET(*b));                                                                  \
    else if (reduction == SR_NCCL_PRODUCT)                                                         \
      *a = OF(GET(*a) * GET(*b));                                                                  \
    else                                                                                           \
      *a = OF(reduction == SR_NCCL_MIN ? fmin(GET(*a), GET(*b)) : fmax(GET(*a), GET(*b)));         \
    return;                                                                                        \
  }

/* Sums and products wrap around. */
#define INTEGERS(TYPE)                                                                             \
  {                                                                                                \
    TYPE *a = to;                                                                                  \
    const TYPE *b = from;                                                                          \
    if (reduction == SR_NCCL_SUM)                                                                  \
      *a = (TYPE)((uint64_t)*a + (uint64_t)*b);                                                    \
    else if (reduction == SR_NCCL_PRODUCT)                                                         \
      *a = (TYPE)((uint64_t)*a * (uint64_t)*b);                                                    \
    else if ((reduction == SR_NCCL_MIN) == (*b < *a))                                              \
      *a = *b;                                                                                     \
    return;                                                                                        \
  }

#define HALF_OF(VALUE)   (_Float16)(VALUE)
#define BFLOAT_OF(VALUE) bfloat_of((float)(VALUE))
#define FLOAT_OF(VALUE)  (float)(VALUE)
#define SAME(VALUE)      (VALUE)

static void combine(void *to, const void *from, sr_nccl_type type, sr_nccl_reduction reduction) {
  switch ((int)type) {
  case SR_NCCL_I8:
    INTEGERS(int8_t)
  case SR_NCCL_U8:
    INTEGERS(uint8_t)
  case SR_NCCL_I32:
    INTEGERS(int32_t)
  case SR_NCCL_U32:
    INTEGERS(uint32_t)
  case SR_NCCL_I64:
    INTEGERS(int64_t)
  case SR_NCCL_U64:
    INTEGERS(uint64_t)
  case SR_NCCL_F16:
    FLOATS(_Float16, (float), HALF_OF)
  case SR_NCCL_BF16:
    FLOATS(uint16_t, bfloat_get, BFLOAT_OF)
  case SR_NCCL_F32:
    FLOATS(float, SAME, FLOAT_OF)
  case SR_NCCL_F64:
    FLOATS(double, SAME, SAME)
  default:
    return;
  }
}

void sim_reduce(void *out, const uint8_t *const *operands, int32_t operand_count, size_t count,
                sr_nccl_type type, sr_nccl_reduction reduction) {
  const size_t bytes = sim_number_bytes(type);
  const bool turns = sim_settings_get()->seed != 0;
  for (size_t i = 0; i < count; i++) {
    const size_t first = turns ? i * (size_t)operand_count / count + 1 : 0;
    uint8_t *at = (uint8_t *)out + i * bytes;
    for (size_t k = 0; k < (size_t)operand_count; k++) {
      const uint8_t *from = operands[(first + k) % (size_t)operand_count] + i * bytes;
      if (k == 0)
        memcpy(at, from, bytes);
      else
        combine(at, from, type, reduction);
    }
  }
}
