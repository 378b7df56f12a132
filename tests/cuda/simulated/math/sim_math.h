/* What the mathematical libraries share: versions and numbers. */
#ifndef SR_TESTS_CUDA_SIMULATED_MATH_SIM_MATH_H
#define SR_TESTS_CUDA_SIMULATED_MATH_SIM_MATH_H

#include <complex.h>

#include "base/dtype.h"
#include "simulated/math/sim_routine.h"

/* Returns the part of the libraries' version that a property names. */
int sim_math_version(unsigned property);

/* Read and write element `index` of an array. */
double complex sim_math_get(const void *from, sr_cublas_type type, int64_t index);
void sim_math_put(void *to, sr_cublas_type type, int64_t index, double complex value);
/* Returns our name of one of the four types of elements. */
sr_dtype sim_math_dtype(sr_cublas_type type);

#endif
