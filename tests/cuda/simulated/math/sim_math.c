#include "simulated/math/sim_math.h"

#include "simulated/sim_work.h"

int sim_math_version(unsigned property) {
  const int32_t version = sim_settings_get()->math;
  return property == 0 ? version / 10000 : property == 1 ? version / 100 % 100 : version % 100;
}

double complex sim_math_get(const void *from, sr_cublas_type type, int64_t index) {
  switch ((int)type) {
  case SR_CUBLAS_F32:
    return ((const float *)from)[index];
  case SR_CUBLAS_F64:
    return ((const double *)from)[index];
  case SR_CUBLAS_C64:
    return ((const float complex *)from)[index];
  default:
    return ((const double complex *)from)[index];
  }
}

void sim_math_put(void *to, sr_cublas_type type, int64_t index, double complex value) {
  switch ((int)type) {
  case SR_CUBLAS_F32:
    ((float *)to)[index] = (float)creal(value);
    return;
  case SR_CUBLAS_F64:
    ((double *)to)[index] = creal(value);
    return;
  case SR_CUBLAS_C64:
    ((float complex *)to)[index] = (float complex)value;
    return;
  default:
    ((double complex *)to)[index] = value;
  }
}

sr_dtype sim_math_dtype(sr_cublas_type type) {
  return type == SR_CUBLAS_F32   ? SR_F32
         : type == SR_CUBLAS_F64 ? SR_F64
         : type == SR_CUBLAS_C64 ? SR_C64
                                 : SR_C128;
}
