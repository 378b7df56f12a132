/*
 * Matrix products of real numbers by kernels of our own.
 *
 * The terms of an element's sum are cut into blocks of SR_MULTIPLY_UNITS units (multiply_pack.h): a
 * term of f32, f64 or f16 each, or a pair of bf16. A block is one chain of fused multiply-adds, in
 * the order of the contracting dimension, and blocks are added in order. So the bits of a result
 * depend neither on how the product is divided nor on the vectors' width, and any number of threads
 * may share it in any way. Of a pair of bf16, the second term is added before the first one, since
 * vdpbf16ps does so. Sums of integers are exact, modulo 2^32.
 *
 * vdpbf16ps takes factors below 2^-126 for zeros. Parts that have such factors are multiplied by
 * other instructions. Sums below 2^-126 become zeros in both, on processors that have vdpbf16ps.
 *
 * The loops are those of Goto and van de Geijn, "Anatomy of High-Performance Matrix Multiplication"
 * (2008), turned by 90 degrees: a block of B is copied into panels that stay in the second cache,
 * a strip of A into the first one. Both copies may transpose and convert. If A has one strip, each
 * element of B is used once, and B is read where it is, unless it must be converted. A strip of few
 * rows whose terms lie in order is read where it is, too.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_MULTIPLY_H
#define SR_EXECUTOR_DEVICES_CPU_MULTIPLY_H

#include "executable/plan.h"
#include "executor/devices/cpu/multiply_pack.h"

enum {
  SR_MULTIPLY_UNITS = 256
};

/* One tile of a product: C[i][j] = the sum over l of A[i][l] * B[l][j], for at least one l. Element
 * A[i][l] is a[i * a_row + l * a_column], element B[l][j] is b[l * b_row + j * b_column], and
 * C[i][j] is c[i * c_row + j]. Strides are counted in elements. One of a_row and a_column is 1, and
 * one of b_row and b_column.
 *
 * If `round` is set, C has elements of 2 bytes, and `round` makes them of the sums. Then `sums` is
 * memory for [r][min(columns, most_columns)] floats, where r is `rows` if there are more terms than
 * the kernel's most_terms, and else the least of `rows` and the kernel's. */
typedef struct sr_tile {
  int64_t rows, columns, terms;
  int64_t a_row, a_column, b_row, b_column, c_row;
  const void *a, *b;
  void *c;
  void (*round)(const float *from, int64_t count, void *to);
  void *sums;
} sr_tile;

/* A kernel for factors of two types. Any thread may call `run`. It takes half a MiB of stack. */
typedef struct sr_multiplier {
  void (*run)(const struct sr_multiplier *multiplier, const sr_tile *tile);
  int64_t rows, columns; /* of C that are computed at a time: tiles of a multiple of them waste
                          * nothing */
  int64_t most_columns;  /* of the panels of B that are used at a time */
  int64_t most_terms;    /* of these panels */
  bool in_place; /* factors need no conversion: the first strip of A reads whole panels of B where
                  * they are, and copies them if there are other strips */
  const sr_pack *a, *b; /* of the factors */
} sr_multiplier;

/* Returns the kernel for factors of the types `a` and `b` on processors of `level` with
 * `extensions`, or NULL if there is none: both factors must be f32, f64, bf16 or f16, or each i8 or
 * ui8, and the level x86-64-v3 at least. Integers are added in i32, f16 and bf16 in f32. */
const sr_multiplier *sr_multiplier_find(sr_cpu_level level, uint32_t extensions, sr_dtype a,
                                        sr_dtype b);

#endif
