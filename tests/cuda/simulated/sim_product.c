#include "simulated/sim_product.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "simulated/sim_memory.h"

/* ---- elements ------------------------------------------------------------------------------- */

uint64_t sim_type_bytes(sr_cublas_type type) {
  switch (type) {
  case SR_CUBLAS_I8:
  case SR_CUBLAS_F8E4M3:
  case SR_CUBLAS_F8E5M2:
    return 1;
  case SR_CUBLAS_F16:
  case SR_CUBLAS_BF16:
    return 2;
  case SR_CUBLAS_F32:
  case SR_CUBLAS_I32:
    return 4;
  case SR_CUBLAS_F64:
  case SR_CUBLAS_C64:
    return 8;
  case SR_CUBLAS_C128:
    return 16;
  }
  return 0;
}

bool sim_type_is_complex(sr_cublas_type type) {
  return type == SR_CUBLAS_C64 || type == SR_CUBLAS_C128;
}

static double half_get(uint16_t bits) {
  int exponent = bits >> 10 & 31, digits = bits & 1023;
  double size = exponent == 31 ? (digits ? NAN : INFINITY)
                : exponent     ? ldexp(1024 + digits, exponent - 25)
                               : ldexp(digits, -24);
  return bits >> 15 ? -size : size;
}

static uint16_t half_of(double value) {
  int sign = signbit(value) ? 1 << 15 : 0;
  if (isnan(value))
    return (uint16_t)(sign | 0x7E00);
  if (fabs(value) >= 65520) /* halfway from the largest number to the one that would follow */
    return (uint16_t)(sign | 0x7C00);
  int exponent = value == 0 ? -14 : ilogb(value);
  if (exponent < -14)
    exponent = -14;
  int digits = (int)nearbyint(ldexp(fabs(value), 10 - exponent));
  return (uint16_t)(sign | (((exponent + 14) << 10) + digits));
}

static double bfloat_get(uint16_t bits) {
  uint32_t word = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &word, sizeof value);
  return value;
}

static uint16_t bfloat_of(float value) {
  uint32_t word;
  memcpy(&word, &value, sizeof word);
  if (isnan(value))
    return (uint16_t)(word >> 16 | 64);
  return (uint16_t)((word + 0x7FFF + (word >> 16 & 1)) >> 16);
}

/* E4M3: 4 bits of exponent, 3 digits, no infinities, and one NaN of each sign. E5M2 is the upper
 * half of a number of 16 bits. */
static double byte_get(sr_cublas_type type, uint8_t bits) {
  if (type == SR_CUBLAS_I8)
    return (int8_t)bits;
  if (type == SR_CUBLAS_F8E5M2)
    return half_get((uint16_t)(bits << 8));
  const int exponent = bits >> 3 & 15, digits = bits & 7;
  const double size = (bits & 127) == 127 ? NAN
                      : exponent          ? ldexp(8 + digits, exponent - 10)
                                          : ldexp(digits, -9);
  return bits >> 7 ? -size : size;
}

/* Reads real number `index` of memory; a complex number is two. */
static double number_get(const void *from, bool is_double, int64_t index) {
  return is_double ? ((const double *)from)[index] : (double)((const float *)from)[index];
}

void sim_element_get(const sim_matrix *m, int64_t index, double *out) {
  const void *from = m->address;
  if (sim_type_bytes(m->type) == 1) {
    *out = byte_get(m->type, ((const uint8_t *)from)[index]);
    return;
  }
  if (m->type == SR_CUBLAS_F16 || m->type == SR_CUBLAS_BF16) {
    uint16_t bits = ((const uint16_t *)from)[index];
    *out = m->type == SR_CUBLAS_F16 ? half_get(bits) : bfloat_get(bits);
    return;
  }
  const bool is_double = m->type == SR_CUBLAS_F64 || m->type == SR_CUBLAS_C128;
  const int parts = sim_type_is_complex(m->type) ? 2 : 1;
  for (int i = 0; i < parts; i++)
    out[i] = number_get(from, is_double, index * parts + i);
}

void sim_element_set(const sim_matrix *m, int64_t index, const double *value) {
  const int parts = sim_type_is_complex(m->type) ? 2 : 1;
  void *to = m->address;
  for (int i = 0; i < parts; i++)
    switch ((int)m->type) {
    case SR_CUBLAS_F16:
      ((uint16_t *)to)[index] = half_of(value[i]);
      break;
    case SR_CUBLAS_BF16:
      ((uint16_t *)to)[index] = bfloat_of((float)value[i]);
      break;
    case SR_CUBLAS_I32: /* sums of products of bytes are exact in f64, and wrap */
      ((uint32_t *)to)[index] = (uint32_t)(int64_t)value[i];
      break;
    case SR_CUBLAS_F32:
    case SR_CUBLAS_C64:
      ((float *)to)[index * parts + i] = (float)value[i];
      break;
    default:
      ((double *)to)[index * parts + i] = value[i];
    }
}

/* ---- products ------------------------------------------------------------------------------- */

uint64_t sim_matrix_bytes(const sim_matrix *m, int32_t batch) {
  return (uint64_t)((batch - 1) * m->stride + (m->columns - 1) * m->leading + m->rows) *
         sim_type_bytes(m->type);
}

sim_error sim_product_check(const void *address, uint64_t bytes, const sim_device *device,
                            const char *what) {
  char place[160];
  const sim_block *block = sim_block_of(address, bytes);
  if (bytes == 0 || (block && block->device == device))
    return SIM_Success;
  return SIM_REFUSE(SIM_IllegalAddress, "%llu bytes of %s cannot begin at %s",
                    (unsigned long long)bytes, what, sim_place(address, place, sizeof place));
}

static sim_error check_alive(const sim_product *p, const sim_device *device) {
  SIM_TRY(sim_product_check(p->a.address, sim_matrix_bytes(&p->a, p->batch), device, "a factor"));
  SIM_TRY(sim_product_check(p->b.address, sim_matrix_bytes(&p->b, p->batch), device, "a factor"));
  SIM_TRY(sim_product_check(p->d.address, sim_matrix_bytes(&p->d, p->batch), device, "a product"));
  return sim_product_check(p->workspace, p->workspace_bytes, device, "the workspace");
}

double sim_tf32_of(double value) {
  if (value == 0 || !isfinite(value))
    return value;
  const int exponent = ilogb(value);
  return ldexp(nearbyint(ldexp(value, 10 - exponent)), exponent - 10);
}

/* Returns, from malloc, the elements of `lines` lines of `length` elements each. These are the
 * distances between lines and within a line. */
static double *lines_get(const sim_matrix *m, bool tf32, int64_t first, int64_t lines,
                         int64_t apart, int64_t length, int64_t step) {
  const int parts = sim_type_is_complex(m->type) ? 2 : 1;
  double *out = sim_allocate((size_t)(lines * length * parts) * sizeof *out);
  for (int64_t i = 0; i < lines; i++)
    for (int64_t k = 0; k < length; k++)
      sim_element_get(m, first + i * apart + k * step, out + (i * length + k) * parts);
  for (int64_t i = 0; tf32 && i < lines * length; i++)
    out[i] = sim_tf32_of(out[i]);
  return out;
}

/* Adds the products of two lines, step by step. */
static void sum_real(const double *a, const double *b, int64_t length, bool rounds, double *out) {
  double sum = 0;
  for (int64_t k = 0; k < length; k++) {
    sum += a[k] * b[k];
    sum = rounds ? (float)sum : sum;
  }
  *out = sum;
}

static void sum_complex(const double *a, const double *b, int64_t length, bool rounds,
                        double *out) {
  double real = 0, imaginary = 0;
  for (int64_t k = 0; k < 2 * length; k += 2) {
    real += a[k] * b[k] - a[k + 1] * b[k + 1];
    imaginary += a[k] * b[k + 1] + a[k + 1] * b[k];
    real = rounds ? (float)real : real;
    imaginary = rounds ? (float)imaginary : imaginary;
  }
  out[0] = real;
  out[1] = imaginary;
}

static void multiply(const sim_product *p, int64_t matrix) {
  const int64_t length = p->transpose_a ? p->a.rows : p->a.columns;
  const bool is_complex = sim_type_is_complex(p->a.type);
  double *a =
      lines_get(&p->a, p->tf32, matrix * p->a.stride, p->d.rows, p->transpose_a ? p->a.leading : 1,
                length, p->transpose_a ? 1 : p->a.leading);
  double *b =
      lines_get(&p->b, p->tf32, matrix * p->b.stride, p->d.columns,
                p->transpose_b ? 1 : p->b.leading, length, p->transpose_b ? p->b.leading : 1);
  const int64_t line = length * (is_complex ? 2 : 1);
  for (int64_t i = 0; i < p->d.rows; i++)
    for (int64_t l = 0; l < p->d.columns; l++) {
      double sum[2];
      (is_complex ? sum_complex : sum_real)(a + i * line, b + l * line, length, p->rounds, sum);
      sim_element_set(&p->d, matrix * p->d.stride + l * p->d.leading + i, sum);
    }
  free(a);
  free(b);
}

sim_error sim_product_perform(const sim_product *product, const sim_device *device) {
  SIM_TRY(check_alive(product, device));
  const void *const used[] = {product->a.address, product->b.address, product->d.address,
                              product->workspace};
  for (size_t i = 0; i < sizeof used / sizeof *used; i++)
    if (sim_block_of(used[i], 1))
      sim_block_open(sim_block_of(used[i], 1));
  sim_poison(product->workspace, product->workspace_bytes);
  for (int64_t matrix = 0; matrix < product->batch; matrix++)
    multiply(product, matrix);
  return SIM_Success;
}
