/*
 * Elements on their way into the kernels of multiply.h, and results on their way out.
 *
 * A kernel multiplies units. A unit is one term, or the 2 or 4 terms whose products one instruction
 * adds. The terms behind the last one of such a unit are zeros.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_MULTIPLY_PACK_H
#define SR_EXECUTOR_DEVICES_CPU_MULTIPLY_PACK_H

#include <stddef.h>
#include <stdint.h>

/* How elements of one type become units. Any thread may call the functions, on processors of
 * x86-64-v3. They set to[s * to_row + i] to unit s of row i, for `count` rows and all units of
 * `terms` terms. Strides of `from` are counted in elements, those of `to` in units. */
typedef struct sr_pack {
  size_t bytes;   /* of an element */
  int32_t offset; /* that is added to each element */
  /* term l of row i is from[l * from_row + i] */
  void (*straight)(const void *from, int64_t from_row, int64_t count, int64_t terms, void *to,
                   int64_t to_row);
  /* term l of row i is from[i * from_row + l] */
  void (*transposed)(const void *from, int64_t from_row, int64_t count, int64_t terms, void *to,
                     int64_t to_row);
} sr_pack;

extern const sr_pack sr_pack_f32, sr_pack_f64;
extern const sr_pack sr_pack_f16;  /* to f32 */
extern const sr_pack sr_pack_bf16; /* to pairs */
/* To pairs of 16 bits. */
extern const sr_pack sr_pack_i8_wide, sr_pack_u8_wide;
/* To four terms in a unit: as they are; with 128 added to an i8, or taken from a u8, modulo 256. */
extern const sr_pack sr_pack_byte, sr_pack_i8_moved, sr_pack_u8_moved;

/* Round `count` numbers to nearest, ties to even. NaN stays NaN. */
void sr_round_to_f16(const float *from, int64_t count, void *to);
void sr_round_to_bf16(const float *from, int64_t count, void *to);

#endif
