/* Element types: one table for the reader, the compiler, the executor and the files. */
#ifndef SR_BASE_DTYPE_H
#define SR_BASE_DTYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum sr_class {
  SR_CLASS_BOOL,
  SR_CLASS_SIGNED,
  SR_CLASS_UNSIGNED,
  SR_CLASS_FLOAT,
  SR_CLASS_COMPLEX,
} sr_class;

/*
 * Columns: ENUM, name in StableHLO text, class, bits of a value, bytes of an element in memory,
 * NumPy name.
 *
 * An element occupies whole bytes, in little-endian order. An i1 is 0 or 1. An i2, i4, ui2 or ui4
 * is sign- or zero-extended to a byte. A float of less than 8 bits is in the low bits of its byte.
 * A complex number is its real part, then its imaginary part. The NumPy name is NULL if .npy files
 * cannot hold the type; they then hold its elements as unsigned integers of the same width.
 */
#define SR_DTYPES(X)                                                                               \
  X(I1, "i1", BOOL, 1, 1, "|b1")                                                                   \
  X(I2, "i2", SIGNED, 2, 1, NULL)                                                                  \
  X(I4, "i4", SIGNED, 4, 1, NULL)                                                                  \
  X(I8, "i8", SIGNED, 8, 1, "|i1")                                                                 \
  X(I16, "i16", SIGNED, 16, 2, "<i2")                                                              \
  X(I32, "i32", SIGNED, 32, 4, "<i4")                                                              \
  X(I64, "i64", SIGNED, 64, 8, "<i8")                                                              \
  X(U2, "ui2", UNSIGNED, 2, 1, NULL)                                                               \
  X(U4, "ui4", UNSIGNED, 4, 1, NULL)                                                               \
  X(U8, "ui8", UNSIGNED, 8, 1, "|u1")                                                              \
  X(U16, "ui16", UNSIGNED, 16, 2, "<u2")                                                           \
  X(U32, "ui32", UNSIGNED, 32, 4, "<u4")                                                           \
  X(U64, "ui64", UNSIGNED, 64, 8, "<u8")                                                           \
  X(F4E2M1FN, "f4E2M1FN", FLOAT, 4, 1, NULL)                                                       \
  X(F6E2M3FN, "f6E2M3FN", FLOAT, 6, 1, NULL)                                                       \
  X(F6E3M2FN, "f6E3M2FN", FLOAT, 6, 1, NULL)                                                       \
  X(F8E3M4, "f8E3M4", FLOAT, 8, 1, NULL)                                                           \
  X(F8E4M3, "f8E4M3", FLOAT, 8, 1, NULL)                                                           \
  X(F8E4M3FN, "f8E4M3FN", FLOAT, 8, 1, NULL)                                                       \
  X(F8E4M3FNUZ, "f8E4M3FNUZ", FLOAT, 8, 1, NULL)                                                   \
  X(F8E4M3B11FNUZ, "f8E4M3B11FNUZ", FLOAT, 8, 1, NULL)                                             \
  X(F8E5M2, "f8E5M2", FLOAT, 8, 1, NULL)                                                           \
  X(F8E5M2FNUZ, "f8E5M2FNUZ", FLOAT, 8, 1, NULL)                                                   \
  X(F8E8M0FNU, "f8E8M0FNU", FLOAT, 8, 1, NULL)                                                     \
  X(BF16, "bf16", FLOAT, 16, 2, NULL)                                                              \
  X(F16, "f16", FLOAT, 16, 2, "<f2")                                                               \
  X(F32, "f32", FLOAT, 32, 4, "<f4")                                                               \
  X(F64, "f64", FLOAT, 64, 8, "<f8")                                                               \
  X(C64, "complex<f32>", COMPLEX, 64, 8, "<c8")                                                    \
  X(C128, "complex<f64>", COMPLEX, 128, 16, "<c16")

typedef enum sr_dtype {
#define SR_DTYPE_ENUM(ENUM, NAME, CLASS, BITS, BYTES, NUMPY) SR_##ENUM,
  SR_DTYPES(SR_DTYPE_ENUM)
#undef SR_DTYPE_ENUM
  SR_DTYPE_COUNT,
} sr_dtype;

typedef struct sr_dtype_info {
  const char *name; /* name in StableHLO text: "f32" */
  sr_class class_;
  uint8_t bits;
  uint8_t bytes;     /* bytes of one element in memory */
  const char *numpy; /* name of the type in a .npy header ("<f4"), or NULL */
} sr_dtype_info;

const sr_dtype_info *sr_dtype_get(sr_dtype dtype);
/* Returns the element type that StableHLO calls `name`, or SR_DTYPE_COUNT if there is none. */
sr_dtype sr_dtype_parse(const char *name, size_t length);
/* Returns the type of the real part of a complex type, or `dtype` itself if it is not complex. */
sr_dtype sr_dtype_part(sr_dtype dtype);
/*
 * Returns the number of bits of a float type's significand, with the implicit first bit; 0 for
 * other types. The float type can represent all integers of this many bits if its largest exponent
 * allows it.
 */
int sr_dtype_significand(sr_dtype dtype);

/* Writes a shape such as "f32[4,8]" into `out_text` and returns `out_text`. The text is cut off to
 * fit into `out_bytes`. `dtype` is the name of an element type, or "". */
const char *sr_shape_write(const char *dtype, int32_t rank, const int64_t *dims, char *out_text,
                           size_t out_bytes);

#endif
