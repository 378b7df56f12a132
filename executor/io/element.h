/*
 * Element types of files, and their conversion to the element types of programs.
 *
 * The type in the file must be the type that the program takes, with two exceptions:
 * - The file may have 64-bit values where the program takes 32-bit values of the same class: f64
 *   for f32, i64 for i32, ui64 for ui32, complex<f64> for complex<f32>. JAX converts NumPy's
 *   default types in the same way unless x64 is on. Floats are rounded to nearest. An integer that
 *   does not fit is an error.
 * - A type that .npy has no name for (bf16, f8*, i4, ...) is stored as unsigned integers or opaque
 *   bytes of the same width, and the bits are copied. A type narrower than a byte lies in the low
 *   bits of one byte. The upper bits of an i2 or i4 in a file may be zeros or copies of its sign.
 *   We write zeros there, as ml_dtypes does.
 */
#ifndef SR_EXECUTOR_IO_ELEMENT_H
#define SR_EXECUTOR_IO_ELEMENT_H

#include "base/dtype.h"
#include "base/status.h"

/* Maximum number of dimensions of an array in a file. */
enum {
  SR_IO_MAX_RANK = 32
};

/* The element type of an array in a file. */
typedef struct sr_file_type {
  sr_dtype dtype; /* SR_DTYPE_COUNT for opaque bytes */
  uint8_t bytes;  /* size of one element */
  bool swapped;   /* the file is big-endian */
  char name[32];  /* the type's name in the file, for messages */
} sr_file_type;

/* Parses a NumPy type string such as "<f4", "|b1", ">c16", "=i8" or "|V2". Returns false if the
 * type is unknown. */
bool sr_file_type_parse(const char *descr, size_t length, sr_file_type *out_type);
/* Returns the name of `dtype` in .npy and Zarr v2 files. If NumPy has no such type, returns the
 * name of the unsigned integer type of the same width. */
const char *sr_file_type_numpy(sr_dtype dtype);

typedef enum sr_conversion_kind {
  SR_CONVERT_COPY,   /* copies the bits; reverses the bytes if needed */
  SR_CONVERT_BOOL,   /* any nonzero value becomes 1 */
  SR_CONVERT_EXTEND, /* file to a type narrower than a byte: checks the upper bits, extends signs */
  SR_CONVERT_CLEAR,  /* type narrower than a byte to a file: sets the upper bits to zero */
  SR_CONVERT_FLOAT,  /* f64 -> f32, complex<f64> -> complex<f32> */
  SR_CONVERT_SIGNED, /* i64 -> i32 */
  SR_CONVERT_UNSIGNED, /* ui64 -> ui32 */
} sr_conversion_kind;

typedef struct sr_conversion {
  sr_conversion_kind kind;
  sr_dtype dtype;               /* the program's type */
  uint8_t from_bytes, to_bytes; /* size of one element on each side */
  bool swapped;                 /* the source has big-endian numbers */
} sr_conversion;

/* Finds how elements of a file are converted to `dtype`. Returns false if the types do not
 * match. */
bool sr_conversion_to_program(const sr_file_type *from, sr_dtype dtype, sr_conversion *out);
/* Returns how elements of `dtype` are converted to elements of a file. */
sr_conversion sr_conversion_to_file(sr_dtype dtype);
/* True if the conversion copies every byte unchanged. */
bool sr_conversion_is_plain(const sr_conversion *conversion);

/*
 * Checks that an array in a file has the type and shape that the program takes. `dims` and
 * `wanted_dims` are the sizes of the whole array. Errors: SR_ERR_INVALID; the message names `what`
 * ("argument 2"), `path`, the expected type and the file's type. If the two types differ and can be
 * converted, that is logged at level "info".
 */
sr_status sr_file_type_check(sr_ctx *ctx, const char *what, const char *path,
                             const sr_file_type *type, int32_t rank, const int64_t *dims,
                             sr_dtype wanted, int32_t wanted_rank, const int64_t *wanted_dims);

/* Computes the product of `dims` and `element_bytes`. Returns false if a size is negative or the
 * product exceeds INT64_MAX. An array with a dimension of size 0 has 0 bytes, however large its
 * other sizes are. */
bool sr_shape_bytes(int32_t rank, const int64_t *dims, uint32_t element_bytes, uint64_t *out_bytes);

/* Copies and converts a box of `size` elements from one strided layout to another. Strides are
 * in bytes and may have any value. Returns false if an element does not fit the type. Then
 * out_index[0..rank) is the index of that element in the box, and out_value is its value as
 * text. */
bool sr_box_copy(const sr_conversion *conversion, int32_t rank, const int64_t *size,
                 const void *from, const int64_t *from_strides, void *to, const int64_t *to_strides,
                 int64_t *out_index, char out_value[64]);

/* Computes the strides, in bytes, of a row-major array of size `dims`. */
void sr_box_strides(int32_t rank, const int64_t *dims, uint32_t element_bytes,
                    int64_t *out_strides);

/* Copies a box of `size` elements to the position `at` of the row-major array `to`. `rank` is at
 * most SR_IO_MAX_RANK. The box is at the start of the row-major block `from`. */
void sr_box_place(sr_dtype dtype, int32_t rank, const int64_t *size, const void *from,
                  const int64_t *from_dims, void *to, const int64_t *to_dims, const int64_t *at);

/* Fails with the message about the element that sr_box_copy refused. `start` is the index of the
 * box's first element in the array. */
sr_status sr_box_fail(sr_ctx *ctx, const char *what, const char *path, sr_dtype dtype, int32_t rank,
                      const int64_t *start, const int64_t *index, const char *value);

#endif
