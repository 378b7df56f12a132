/*
 * Types that NVIDIA's mathematical libraries share. A function for elements of some type takes
 * addresses of that type; here all of them are void, so the functions for the four types of
 * elements have one type in C.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_MATH_TYPES_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_MATH_TYPES_H

#include "executor/devices/cuda/libraries/blas_api.h"

typedef unsigned sr_math_property; /* a libraryPropertyType: 0 major version, 1 minor, 2 patch */

typedef void sr_math_f32, sr_math_f64, sr_math_c64, sr_math_c128; /* elements */

/* Enums of cuBLAS, which cuSOLVER uses, too; cublas_api.def has the numbers. */
typedef unsigned sr_math_side;      /* a cublasSideMode_t */
typedef unsigned sr_math_triangle;  /* a cublasFillMode_t */
typedef unsigned sr_math_operation; /* a cublasOperation_t */
typedef unsigned sr_math_diagonal;  /* a cublasDiagType_t */

#endif
