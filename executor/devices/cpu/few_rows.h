/*
 * Matrix products whose left operand has few rows: a step of a recurrent network, a small batch.
 *
 * OpenBLAS copies the right operand into panels before it multiplies. Each element of the copy is
 * used once for each row, so with few rows the copy takes longer than the product. These kernels
 * read the right operand where it is.
 *
 * Each element of the result is one chain of fused multiply-adds, in the order of the contracting
 * dimension. So its bits depend neither on how the product is divided nor on the vectors' width.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_FEW_ROWS_H
#define SR_EXECUTOR_DEVICES_CPU_FEW_ROWS_H

#include "executable/plan.h"

/* The kernels pay from the first number of rows to the second. With fewer, too few sums are in
 * work at a time; with more, OpenBLAS is as fast. */
enum {
  SR_FEW_ROWS_LEAST = 4,
  SR_FEW_ROWS_MOST = 96
};

/* One panel of a product: C[i][j] = the sum over l of A[i][l] * B[l][j]. Element A[i][l] is
 * a[i * a_row + l * a_column], element B[l][j] is b[l * b_row + j]; c has the row stride c_row. All
 * strides are counted in elements. `columns` is at most the `width` of the kernel. */
typedef struct sr_panel {
  int64_t rows, columns, terms;
  int64_t a_row, a_column, b_row, c_row;
  const void *a, *b;
  void *c;
} sr_panel;

/* A kernel for elements of one type. Any thread may call `run`. */
typedef struct sr_few_rows {
  int64_t width; /* columns of a panel */
  void (*run)(const sr_panel *panel);
} sr_few_rows;

/* Returns the kernel for elements of type `dtype` on processors of `level`, or NULL if there is
 * none: only f32 and f64 have kernels, and the processor must have fused multiply-adds. */
const sr_few_rows *sr_few_rows_find(sr_cpu_level level, sr_dtype dtype);

#endif
