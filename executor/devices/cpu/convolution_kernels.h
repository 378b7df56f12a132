/*
 * The innermost loops of convolutions: blocks of sums that stay in registers.
 *
 * Each element of a result is a few chains of fused multiply-adds (on processors without them: of
 * multiplications and additions), which are added one after the other. A chain has the order of
 * the runs and their terms. So the bits depend neither on how the blocks are divided among threads
 * nor on the width of the vectors.
 *
 * Pointers to the rows of a block, instead of a copy of all windows: Dukhan, The Indirect
 * Convolution Algorithm, 2019.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CONVOLUTION_KERNELS_H
#define SR_EXECUTOR_DEVICES_CPU_CONVOLUTION_KERNELS_H

#include "base/dtype.h"
#include "executable/target.h"
#include "executor/devices/cpu/multiply_pack.h"

enum {
  SR_INNER_COLUMNS = 3, /* that are summed at a time */
  SR_BLOCK_ROWS = 6,    /* rows of a block: with 4 vectors of 64 bytes, 24 of 32 registers */
  SR_BLOCK_ELEMENTS = 6 * 4 * 16, /* of the result, at most: those of f32, in vectors of 64 bytes */
  SR_CONVOLUTION_RUNS = 64        /* most runs of a block: their table stays in the first cache */
};

/* Terms of the sums of a block. Term l of row i is at a[i] + l * a_step, that of the columns at
 * b + l * b_row. */
typedef struct sr_run {
  int64_t terms;
  const void *b;
  const void *a[SR_BLOCK_ROWS];
} sr_run;

/*
 * Sums over all runs r and all their terms l, for rows i and columns j:
 *
 *   dense:     c[i][j] = sum of a[r][i][l] * b[r][l][j]
 *   by column: c[i][j] = sum of a[r][i][l][j] * b[r][l][j]
 *   inner:     c[i][j] = sum of a[r][i][l] * b[r][j][l]
 *
 * The inner one has the terms of a column one behind the other, `b_row` elements from those of the
 * next column. Terms whose numbers have the same remainder are a chain. `a_step` is 1.
 *
 * If `adds` is set, the sums are added to c. All SR_BLOCK_ROWS pointers of a run can be read; only
 * `rows` rows are stored. Steps are counted in elements.
 */
typedef struct sr_sums {
  const sr_run *runs;
  int64_t run_count, rows, columns;
  int64_t a_step, b_row;
  void *c[SR_BLOCK_ROWS];
  bool adds;
} sr_sums;

/*
 * Sums over terms l, for rows i and places j that are neighbours in memory:
 *
 *   c[i][j] = sum of a[i][offsets[l] + j] * b[l]
 *
 * All SR_BLOCK_ROWS rows of A can be read, and those of C are stored. If `adds` is set, the sums
 * are added to c.
 */
typedef struct sr_place_sums {
  const void *a[SR_BLOCK_ROWS];
  void *c[SR_BLOCK_ROWS];
  const void *b;
  const int64_t *offsets; /* in elements */
  int64_t terms;
  bool adds;
} sr_place_sums;

/* The kernels for elements of one type. Any thread may call them. */
typedef struct sr_convolution_kernels {
  void (*dense)(const sr_sums *block);
  void (*by_column)(const sr_sums *block);
  void (*inner)(const sr_sums *block);
  /* Computes `vectors` vectors of each row: 1, 2 or most_vectors. */
  void (*by_place)(const sr_place_sums *block, int vectors);
  int lanes; /* elements of a vector */
  int most_vectors;
  const sr_pack *pack; /* for elements of this type; NULL on processors before x86-64-v3 */
} sr_convolution_kernels;

/* Returns the kernels for `dtype`, F32 or F64, on processors of `level`. */
const sr_convolution_kernels *sr_convolution_kernels_find(sr_cpu_level level, sr_dtype dtype);
/* Copies `count` elements of `element` bytes, 4 or 8; they are `from_step` and `to_step` elements
 * from each other. */
void sr_convolution_copy(size_t element, const void *from, int64_t from_step, void *to,
                         int64_t to_step, int64_t count);

#endif
