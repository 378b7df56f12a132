/* Functions over the rows of calls.def. The checks of sizes are those that the called library would
 * make itself. */
#include "executable/calls.h"

#include <string.h>

#define IN(ELEMENT, A, B)                                                                          \
  {                                                                                                \
    SR_CALL_ROLE_IN, 0, SR_CALL_ELEMENT_##ELEMENT, {                                               \
      SR_CALL_EXTENT_##A, SR_CALL_EXTENT_##B                                                       \
    }                                                                                              \
  }
#define OUT(ELEMENT, A, B)                                                                         \
  {                                                                                                \
    SR_CALL_ROLE_OUT, 0, SR_CALL_ELEMENT_##ELEMENT, {                                              \
      SR_CALL_EXTENT_##A, SR_CALL_EXTENT_##B                                                       \
    }                                                                                              \
  }
#define OVER(I, ELEMENT, A, B)                                                                     \
  {                                                                                                \
    SR_CALL_ROLE_OVER, I, SR_CALL_ELEMENT_##ELEMENT, {                                             \
      SR_CALL_EXTENT_##A, SR_CALL_EXTENT_##B                                                       \
    }                                                                                              \
  }

static const sr_call_row rows[SR_CALL_COUNT] = {
#define CALL(ENUM, DRIVER, NAME, TYPES, OPTIONS, ...)                                              \
  [SR_CALL_##ENUM] = {NAME,                                                                        \
                      SR_CALL_TYPES_##TYPES,                                                       \
                      OPTIONS,                                                                     \
                      sizeof((sr_call_port[]){__VA_ARGS__}) / sizeof(sr_call_port),                \
                      {__VA_ARGS__}},
#include "executable/calls.def"
#undef CALL
};

const sr_call_row *sr_call_row_get(sr_call_function function) {
  return &rows[function];
}

int32_t sr_call_operand_count(const sr_call_row *row) {
  int32_t count = 0;
  while (count < row->port_count && row->ports[count].role == SR_CALL_ROLE_IN)
    count++;
  return count;
}

sr_call_function sr_call_find(const char *name, sr_dtype dtype) {
  for (int i = 0; i < SR_CALL_COUNT; i++)
    if (strcmp(rows[i].name, name) == 0 && (rows[i].types >> dtype & 1))
      return (sr_call_function)i;
  return SR_CALL_COUNT;
}

const char *sr_call_option_name(uint32_t index) {
  static const char *const names[] = {
      "inverse", "lower",        "right", "transposed", "adjoint",    "unit",
      "vectors", "left vectors", "full",  "unscaled",   "descending", "joined",
  };
  return index < sizeof names / sizeof *names ? names[index] : NULL;
}

sr_dtype sr_call_port_dtype(const sr_call_port *port, sr_dtype dtype) {
  switch (port->element) {
  case SR_CALL_ELEMENT_T:
    return dtype;
  case SR_CALL_ELEMENT_REAL:
    return sr_dtype_part(dtype);
  case SR_CALL_ELEMENT_COMPLEX:
    return sr_dtype_part(dtype) == SR_F64 ? SR_C128 : SR_C64;
  case SR_CALL_ELEMENT_I32:
    break;
  }
  return SR_I32;
}

static int64_t lesser(const sr_call_step *call) {
  return call->m < call->n ? call->m : call->n;
}

int64_t sr_call_extent_get(const sr_call_step *call, sr_call_extent extent) {
  switch (extent) {
  case SR_CALL_EXTENT_ONE:
    return 1;
  case SR_CALL_EXTENT_M:
    return call->m;
  case SR_CALL_EXTENT_N:
    return call->n;
  case SR_CALL_EXTENT_K:
    return call->k;
  case SR_CALL_EXTENT_HALF_N:
    return call->n == 0 ? 0 : call->n / 2 + 1;
  case SR_CALL_EXTENT_LESS_N:
    return call->n == 0 ? 0 : call->n - 1;
  case SR_CALL_EXTENT_LESSER:
    return lesser(call);
  case SR_CALL_EXTENT_SIDE:
    return call->options & SR_CALL_RIGHT ? call->n : call->m;
  case SR_CALL_EXTENT_U_COLUMNS:
    return !(call->options & SR_CALL_VECTORS) ? 0
           : call->options & SR_CALL_FULL     ? call->m
                                              : lesser(call);
  case SR_CALL_EXTENT_V_ROWS:
    return !(call->options & SR_CALL_VECTORS) ? 0
           : call->options & SR_CALL_FULL     ? call->n
                                              : lesser(call);
  case SR_CALL_EXTENT_VECTORS:
    return call->options & SR_CALL_VECTORS ? call->n : 0;
  case SR_CALL_EXTENT_LEFT_VECTORS:
    return call->options & SR_CALL_LEFT_VECTORS ? call->n : 0;
  }
  return 0;
}

int64_t sr_call_port_elements(const sr_call_step *call, const sr_call_port *port) {
  return sr_call_extent_get(call, port->extents[0]) * sr_call_extent_get(call, port->extents[1]);
}

bool sr_call_streams(const sr_call_step *call) {
  switch ((int)call->function) {
  case SR_CALL_FFT:
  case SR_CALL_RFFT:
  case SR_CALL_IRFFT:
  case SR_CALL_TRSM:
  case SR_CALL_GTSV:
    return true;
  }
  return false;
}

/* True if the number of bytes that the port has in all problems of the batch fits an int64. */
static bool can_be_counted(const sr_call_step *call, const sr_call_port *port) {
  int64_t bytes = sr_dtype_get(sr_call_port_dtype(port, call->dtype))->bytes;
  return !__builtin_mul_overflow(bytes, sr_call_extent_get(call, port->extents[0]), &bytes) &&
         !__builtin_mul_overflow(bytes, sr_call_extent_get(call, port->extents[1]), &bytes) &&
         !__builtin_mul_overflow(bytes, call->batch, &bytes);
}

/* True if k, the number of Householder reflectors, is at most what the matrix sizes allow. */
static bool reflectors_fit(const sr_call_step *call) {
  switch ((int)call->function) {
  case SR_CALL_ORGQR:
  case SR_CALL_UNGQR:
    return call->k <= call->n && call->n <= call->m;
  case SR_CALL_ORMQR:
  case SR_CALL_UNMQR:
    return call->k <= sr_call_extent_get(call, SR_CALL_EXTENT_SIDE);
  }
  return true;
}

/* True if the places in a line of a sort or selection fit an i32, and as many numbers as are
 * selected are there. */
static bool line_fits(const sr_call_step *call) {
  switch ((int)call->function) {
  case SR_CALL_SORT:
  case SR_CALL_ORDER:
    return call->n <= INT32_MAX;
  case SR_CALL_TOP_K:
    return call->n <= INT32_MAX && call->k <= call->n;
  }
  return true;
}

const char *sr_call_fault(const sr_call_step *call) {
  const sr_call_row *row = &rows[call->function];
  if (!(row->types >> call->dtype & 1))
    return "the library has no such element type";
  if (call->options & ~row->options)
    return "the function has no such option";
  if (call->batch < 0 || call->m < 0 || call->n < 0 || call->k < 0)
    return "a size is negative";
  for (int32_t i = 0; i < row->port_count; i++)
    if (!can_be_counted(call, &row->ports[i]))
      return "a size is out of range";
  if (call->options & SR_CALL_JOINED && sr_dtype_get(call->dtype)->class_ != SR_CLASS_FLOAT)
    return "integers have no NaN to join";
  if (call->options & SR_CALL_TRANSPOSE && call->options & SR_CALL_ADJOINT)
    return "transposed and adjoint exclude each other";
  if (!line_fits(call))
    return "a line is too long, or shorter than what is selected";
  return reflectors_fit(call) ? NULL : "there are more reflectors than rows or columns";
}
