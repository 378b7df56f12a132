/*
 * Matrix products of real numbers by kernels of our own.
 *
 * The terms of an element's sum are cut into blocks of SR_MULTIPLY_TERMS. A block is one chain of
 * fused multiply-adds, in the order of the contracting dimension, and blocks are added in order. So
 * the bits of a result depend neither on how the product is divided nor on the vectors' width, and
 * any number of threads may share it in any way.
 *
 * The loops are those of Goto and van de Geijn, "Anatomy of High-Performance Matrix Multiplication"
 * (2008), turned by 90 degrees: a block of B is copied into panels that stay in the second cache,
 * a strip of A into the first one. Both copies may transpose. If A has one strip, each element of B
 * is used once, and B is read where it is.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_MULTIPLY_H
#define SR_EXECUTOR_DEVICES_CPU_MULTIPLY_H

#include "executable/plan.h"

enum {
  SR_MULTIPLY_TERMS = 256
};

/* One tile of a product: C[i][j] = the sum over l of A[i][l] * B[l][j], for at least one l. Element
 * A[i][l] is a[i * a_row + l * a_column], element B[l][j] is b[l * b_row + j * b_column], and
 * C[i][j] is c[i * c_row + j]. Strides are counted in elements. One of a_row and a_column is 1, and
 * one of b_row and b_column. */
typedef struct sr_tile {
  int64_t rows, columns, terms;
  int64_t a_row, a_column, b_row, b_column, c_row;
  const void *a, *b;
  void *c;
} sr_tile;

/* A kernel for elements of one type. Any thread may call `run`. It takes half a MiB of stack. */
typedef struct sr_multiplier {
  int64_t rows, columns; /* of C that are computed at a time: tiles of a multiple of them waste
                          * nothing */
  void (*run)(const sr_tile *tile);
} sr_multiplier;

/* Returns the kernel for elements of type `dtype` on processors of `level`, or NULL if there is
 * none: only f32 and f64 have kernels, and the processor must have fused multiply-adds. */
const sr_multiplier *sr_multiplier_find(sr_cpu_level level, sr_dtype dtype);

#endif
