/* Element types: one table, by their numbers in the interface. */
#include "pjrt/pjrt_type.h"

/* Plus 1, so that numbers without a type have 0. */
#define TYPE(NUMBER, DTYPE) [NUMBER] = SR_##DTYPE + 1
static const uint8_t dtypes[] = {
    TYPE(1, I1),          TYPE(2, I8),          TYPE(3, I16),
    TYPE(4, I32),         TYPE(5, I64),         TYPE(6, U8),
    TYPE(7, U16),         TYPE(8, U32),         TYPE(9, U64),
    TYPE(10, F16),        TYPE(11, F32),        TYPE(12, F64),
    TYPE(13, BF16),       TYPE(14, C64),        TYPE(15, C128),
    TYPE(16, F8E5M2),     TYPE(17, F8E4M3FN),   TYPE(18, F8E4M3B11FNUZ),
    TYPE(19, F8E5M2FNUZ), TYPE(20, F8E4M3FNUZ), TYPE(21, I4),
    TYPE(22, U4),         TYPE(24, I2),         TYPE(25, U2),
    TYPE(26, F8E4M3),     TYPE(27, F8E3M4),     TYPE(28, F8E8M0FNU),
    TYPE(29, F4E2M1FN),   TYPE(32, F6E2M3FN),   TYPE(33, F6E3M2FN),
};
enum {
  TYPES = sizeof dtypes
};

sr_dtype sr_pjrt_type_read(int type) {
  return type >= 0 && type < TYPES && dtypes[type] ? (sr_dtype)(dtypes[type] - 1) : SR_DTYPE_COUNT;
}

int sr_pjrt_type_number(sr_dtype dtype) {
  int type = 0;
  while (dtypes[type] != dtype + 1)
    type++;
  return type;
}
