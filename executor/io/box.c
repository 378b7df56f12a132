/* Copies boxes (a range of indices in each dimension of an array) between strided layouts.
 * Dimensions that are contiguous in both layouts are merged first. So the common cases, a whole
 * array or whole rows, become a few long rows. A row is copied by a memcpy or one tight loop. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/c_locale.h"
#include "executor/io/element.h"

/* A row to copy: `count` elements at constant strides, in bytes. */
typedef struct row {
  const char *from;
  char *to;
  int64_t from_stride, to_stride, count;
} row;

void sr_box_strides(int32_t rank, const int64_t *dims, uint32_t element_bytes,
                    int64_t *out_strides) {
  /* Unsigned, because the product may overflow if the array has no elements: then nothing limits
   * the other sizes. */
  uint64_t stride = element_bytes;
  for (int32_t d = rank - 1; d >= 0; d--) {
    out_strides[d] = (int64_t)stride;
    stride *= (uint64_t)dims[d];
  }
}

static uint64_t load_u64(const char *from, bool swapped) {
  uint64_t bits;
  memcpy(&bits, from, sizeof bits);
  return swapped ? __builtin_bswap64(bits) : bits;
}

static double load_f64(const char *from, bool swapped) {
  uint64_t bits = load_u64(from, swapped);
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/* Copies elements of `width` bytes. If `width` is a constant at the call, each memcpy becomes a
 * load and a store. */
static inline void copy_width(row line, size_t width) {
  for (int64_t i = 0; i < line.count; i++)
    memcpy(line.to + i * line.to_stride, line.from + i * line.from_stride, width);
}

/* Copies elements of `width` bytes and reverses the bytes of each number in them. A number has
 * `part` bytes: half of `width` in a complex element. */
static void copy_swapped(row line, size_t width, size_t part) {
  for (int64_t i = 0; i < line.count; i++) {
    const char *from = line.from + i * line.from_stride;
    char *to = line.to + i * line.to_stride;
    for (size_t b = 0; b < width; b++)
      to[b] = from[b / part * part + (part - 1 - b % part)];
  }
}

static void row_copy(const sr_conversion *conversion, row line) {
  size_t width = conversion->to_bytes;
  bool dense = line.from_stride == (int64_t)width && line.to_stride == (int64_t)width;
  if (conversion->swapped) {
    bool complex_ = sr_dtype_get(conversion->dtype)->class_ == SR_CLASS_COMPLEX;
    copy_swapped(line, width, complex_ ? width / 2 : width);
  } else if (dense) {
    memcpy(line.to, line.from, (size_t)line.count * width);
  } else if (width == 1) {
    copy_width(line, 1);
  } else if (width == 2) {
    copy_width(line, 2);
  } else if (width == 4) {
    copy_width(line, 4);
  } else if (width == 8) {
    copy_width(line, 8);
  } else {
    copy_width(line, 16);
  }
}

static void row_bool(row line) {
  for (int64_t i = 0; i < line.count; i++)
    line.to[i * line.to_stride] = line.from[i * line.from_stride] != 0;
}

/* Copies elements to a type narrower than a byte. Returns the number of elements copied: fewer than
 * line.count if the next element does not fit the type. */
static int64_t row_extend(const sr_conversion *conversion, row line) {
  const sr_dtype_info *info = sr_dtype_get(conversion->dtype);
  unsigned mask = (1u << info->bits) - 1, sign = 1u << (info->bits - 1);
  bool extends = info->class_ == SR_CLASS_SIGNED;
  for (int64_t i = 0; i < line.count; i++) {
    unsigned byte = (unsigned char)line.from[i * line.from_stride];
    unsigned low = byte & mask;
    unsigned full = extends && (low & sign) ? low | (~mask & 0xffu) : low;
    if (byte != low && byte != full)
      return i;
    line.to[i * line.to_stride] = (char)full;
  }
  return line.count;
}

static void row_clear(const sr_conversion *conversion, row line) {
  unsigned mask = (1u << sr_dtype_get(conversion->dtype)->bits) - 1;
  for (int64_t i = 0; i < line.count; i++)
    line.to[i * line.to_stride] = (char)((unsigned char)line.from[i * line.from_stride] & mask);
}

/* Rounds f64 to f32. A finite number that would become an infinity does not fit. Returns the number
 * of elements copied, as row_extend does. */
static int64_t row_float(const sr_conversion *conversion, row line) {
  int parts = conversion->from_bytes / 8;
  for (int64_t i = 0; i < line.count; i++)
    for (int part = 0; part < parts; part++) {
      double value = load_f64(line.from + i * line.from_stride + part * 8, conversion->swapped);
      float narrow = (float)value;
      if (isinf(narrow) && !isinf(value))
        return i;
      memcpy(line.to + i * line.to_stride + part * 4, &narrow, sizeof narrow);
    }
  return line.count;
}

static int64_t row_signed(const sr_conversion *conversion, row line) {
  for (int64_t i = 0; i < line.count; i++) {
    int64_t value = (int64_t)load_u64(line.from + i * line.from_stride, conversion->swapped);
    int32_t narrow = (int32_t)value;
    if (narrow != value)
      return i;
    memcpy(line.to + i * line.to_stride, &narrow, sizeof narrow);
  }
  return line.count;
}

static int64_t row_unsigned(const sr_conversion *conversion, row line) {
  for (int64_t i = 0; i < line.count; i++) {
    uint64_t value = load_u64(line.from + i * line.from_stride, conversion->swapped);
    uint32_t narrow = (uint32_t)value;
    if (narrow != value)
      return i;
    memcpy(line.to + i * line.to_stride, &narrow, sizeof narrow);
  }
  return line.count;
}

static int64_t row_convert(const sr_conversion *conversion, row line) {
  switch (conversion->kind) {
  case SR_CONVERT_COPY:
    row_copy(conversion, line);
    return line.count;
  case SR_CONVERT_BOOL:
    row_bool(line);
    return line.count;
  case SR_CONVERT_EXTEND:
    return row_extend(conversion, line);
  case SR_CONVERT_CLEAR:
    row_clear(conversion, line);
    return line.count;
  case SR_CONVERT_FLOAT:
    return row_float(conversion, line);
  case SR_CONVERT_SIGNED:
    return row_signed(conversion, line);
  case SR_CONVERT_UNSIGNED:
    return row_unsigned(conversion, line);
  }
  return 0;
}

/* Writes the value of the element at `from`, which did not fit the type, as text. */
static void describe(const sr_conversion *conversion, const char *from, char out_value[64]) {
  if (conversion->kind == SR_CONVERT_SIGNED)
    snprintf(out_value, 64, "%lld", (long long)load_u64(from, conversion->swapped));
  else if (conversion->kind == SR_CONVERT_UNSIGNED)
    snprintf(out_value, 64, "%llu", (unsigned long long)load_u64(from, conversion->swapped));
  else if (conversion->kind == SR_CONVERT_FLOAT && conversion->from_bytes == 8)
    sr_snprintf(out_value, 64, "%g", load_f64(from, conversion->swapped));
  else if (conversion->kind == SR_CONVERT_FLOAT)
    sr_snprintf(out_value, 64, "(%g,%g)", load_f64(from, conversion->swapped),
                load_f64(from + 8, conversion->swapped));
  else
    snprintf(out_value, 64, "the byte 0x%02x", (unsigned char)*from);
}

/* The nested loops over a box after dimensions were merged. Index 0 is the outermost loop; the last
 * one runs over a row. */
typedef struct loops {
  int32_t rank;
  int64_t size[SR_IO_MAX_RANK + 1], from[SR_IO_MAX_RANK + 1], to[SR_IO_MAX_RANK + 1];
} loops;

/* Drops dimensions of size 1 and merges dimensions that are contiguous in both layouts. The result
 * has at least one dimension. */
static loops join_dims(int32_t rank, const int64_t *size, const int64_t *from, const int64_t *to) {
  loops joined = {0};
  for (int32_t d = 0; d < rank; d++) {
    if (size[d] == 1)
      continue;
    int32_t last = joined.rank - 1;
    if (last >= 0 && joined.from[last] == from[d] * size[d] && joined.to[last] == to[d] * size[d]) {
      joined.size[last] *= size[d];
      joined.from[last] = from[d];
      joined.to[last] = to[d];
    } else {
      joined.size[joined.rank] = size[d];
      joined.from[joined.rank] = from[d];
      joined.to[joined.rank++] = to[d];
    }
  }
  if (joined.rank == 0)
    joined = (loops){.rank = 1, .size = {1}};
  return joined;
}

/* Computes the index in the box of the element with the row-major number `number`. */
static void unravel(int32_t rank, const int64_t *size, int64_t number, int64_t *out_index) {
  for (int32_t d = rank - 1; d >= 0; d--) {
    out_index[d] = number % size[d];
    number /= size[d];
  }
}

bool sr_box_copy(const sr_conversion *conversion, int32_t rank, const int64_t *size,
                 const void *from, const int64_t *from_strides, void *to, const int64_t *to_strides,
                 int64_t *out_index, char out_value[64]) {
  for (int32_t d = 0; d < rank; d++)
    if (size[d] == 0)
      return true;
  loops joined = join_dims(rank, size, from_strides, to_strides);
  int32_t inner = joined.rank - 1;
  int64_t at[SR_IO_MAX_RANK + 1] = {0}, done = 0;
  row line = {.from = from,
              .to = to,
              .from_stride = joined.from[inner],
              .to_stride = joined.to[inner],
              .count = joined.size[inner]};
  for (;;) {
    int64_t fitting = row_convert(conversion, line);
    if (fitting < line.count) {
      unravel(rank, size, done + fitting, out_index);
      describe(conversion, line.from + fitting * line.from_stride, out_value);
      return false;
    }
    done += line.count;
    int32_t d = inner - 1;
    for (; d >= 0; d--) {
      line.from += joined.from[d];
      line.to += joined.to[d];
      if (++at[d] < joined.size[d])
        break;
      line.from -= joined.from[d] * joined.size[d];
      line.to -= joined.to[d] * joined.size[d];
      at[d] = 0;
    }
    if (d < 0)
      return true;
  }
}

void sr_box_place(sr_dtype dtype, int32_t rank, const int64_t *size, const void *from,
                  const int64_t *from_dims, void *to, const int64_t *to_dims, const int64_t *at) {
  uint8_t bytes = (uint8_t)sr_dtype_get(dtype)->bytes;
  const sr_conversion copy = {SR_CONVERT_COPY, dtype, bytes, bytes, false};
  int64_t from_strides[SR_IO_MAX_RANK], to_strides[SR_IO_MAX_RANK], index[SR_IO_MAX_RANK],
      offset = 0;
  char value[64];
  sr_box_strides(rank, from_dims, bytes, from_strides);
  sr_box_strides(rank, to_dims, bytes, to_strides);
  for (int32_t d = 0; d < rank; d++)
    offset += at[d] * to_strides[d];
  (void)sr_box_copy(&copy, rank, size, from, from_strides, (char *)to + offset, to_strides, index,
                    value);
}
