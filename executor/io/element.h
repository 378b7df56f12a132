/*
 * Element types of files, and their conversion to the types of programs.
 *
 * A file must have exactly the type that the program takes, with two exceptions:
 * - The file may have 64-bit values where the program takes 32-bit ones of the same class (f64 ->
 *   f32, i64 -> i32, ui64 -> ui32, complex<f64> -> complex<f32>), because JAX converts NumPy's
 *   default types so while x64 is off. Floats are rounded to nearest; an integer that does not fit
 *   is an error.
 * - For types without a name in .npy (bf16, f8*, i4, ...) the file has unsigned integers or opaque
 *   bytes of the same width, whose bits are copied. A type narrower than a byte lies in the low
 *   bits of one byte. An i2 or i4 that is read may have zeros or copies of its sign in the upper
 *   bits; it is written with zeros there, as ml_dtypes writes it.
 */
#ifndef SR_EXECUTOR_IO_ELEMENT_H
#define SR_EXECUTOR_IO_ELEMENT_H

#include "base/dtype.h"
#include "base/status.h"

/* Maximum rank of an array in a file. */
enum {
  SR_IO_MAX_RANK = 32
};

/* The element type of an array in a file. */
typedef struct sr_file_type {
  sr_dtype dtype; /* SR_DTYPE_COUNT: opaque bytes */
  uint8_t bytes;  /* of one element */
  bool swapped;   /* big-endian */
  char name[32];  /* the type's name in the file, for messages */
} sr_file_type;

/* Parses a NumPy type string: "<f4", "|b1", ">c16", "=i8", "|V2". False if the type is unknown. */
bool sr_file_type_parse(const char *descr, size_t length, sr_file_type *out_type);
/* NumPy's name of `dtype` in .npy and Zarr v2 files; if NumPy has none, its name of the unsigned
 * integer type of the same width. */
const char *sr_file_type_numpy(sr_dtype dtype);

typedef enum sr_conversion_kind {
  SR_CONVERT_COPY,     /* bits are copied, bytes swapped if needed */
  SR_CONVERT_BOOL,     /* nonzero becomes 1 */
  SR_CONVERT_EXTEND,   /* to a type narrower than a byte: upper bits are checked, signs extended */
  SR_CONVERT_CLEAR,    /* from a type narrower than a byte, to a file: upper bits are zeroed */
  SR_CONVERT_FLOAT,    /* f64 -> f32, complex<f64> -> complex<f32> */
  SR_CONVERT_SIGNED,   /* i64 -> i32   */
  SR_CONVERT_UNSIGNED, /* ui64 -> ui32 */
} sr_conversion_kind;

typedef struct sr_conversion {
  sr_conversion_kind kind;
  sr_dtype dtype;               /* the program's type */
  uint8_t from_bytes, to_bytes; /* of one element */
  bool swapped;                 /* the source is big-endian */
} sr_conversion;

/* How elements of a file become elements of `dtype`; false if that is not allowed. */
bool sr_conversion_to_program(const sr_file_type *from, sr_dtype dtype, sr_conversion *out);
/* How elements of `dtype` are written to a file. */
sr_conversion sr_conversion_to_file(sr_dtype dtype);
/* True if the conversion copies every byte unchanged. */
bool sr_conversion_is_plain(const sr_conversion *conversion);

/*
 * Checks that an array in a file has the type and shape that the program takes. `dims` and
 * `wanted_dims` are sizes of the whole array. Errors: SR_ERR_INVALID; the message names `what`
 * ("argument 2"), `path`, the expected type and the file's type. A conversion other than a copy is
 * logged at level info.
 */
sr_status sr_file_type_check(sr_ctx *ctx, const char *what, const char *path,
                             const sr_file_type *type, int32_t rank, const int64_t *dims,
                             sr_dtype wanted, int32_t wanted_rank, const int64_t *wanted_dims);

/* Product of `dims` times `element_bytes`; false if a size is negative or the product exceeds
 * INT64_MAX. An array without elements has 0 bytes, whatever its other sizes are. */
bool sr_shape_bytes(int32_t rank, const int64_t *dims, uint32_t element_bytes, uint64_t *out_bytes);

/*
 * Copies and converts a box of `size` elements from one strided layout to another. Strides are in
 * bytes and may have any value. If both sides are contiguous, the copy is a memcpy. Returns false
 * if an element does not fit the type: out_index[0..rank) is then its index in the box, and
 * out_value (64 bytes) its value as text.
 */
bool sr_box_copy(const sr_conversion *conversion, int32_t rank, const int64_t *size,
                 const void *from, const int64_t *from_strides, void *to, const int64_t *to_strides,
                 int64_t *out_index, char out_value[64]);

/* Strides in bytes of a row-major array of size `dims`. */
void sr_box_strides(int32_t rank, const int64_t *dims, uint32_t element_bytes,
                    int64_t *out_strides);

/* Fails with the message for a value that sr_box_copy refused. `start` is the first index of the
 * box. */
sr_status sr_box_fail(sr_ctx *ctx, const char *what, const char *path, sr_dtype dtype, int32_t rank,
                      const int64_t *start, const int64_t *index, const char *value);

#endif
