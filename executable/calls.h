/* The rows of calls.def as data, and functions that compute and check the sizes of a call. A port
 * is one buffer of a library function: an operand or a result. */
#ifndef SR_EXECUTABLE_CALLS_H
#define SR_EXECUTABLE_CALLS_H

#include "executable/plan.h"

typedef enum sr_call_role {
  SR_CALL_ROLE_IN,
  SR_CALL_ROLE_OUT,
  SR_CALL_ROLE_OVER, /* a result that starts as a copy of operand number `over` */
} sr_call_role;

typedef enum sr_call_element {
  SR_CALL_ELEMENT_T,
  SR_CALL_ELEMENT_REAL,
  SR_CALL_ELEMENT_COMPLEX,
  SR_CALL_ELEMENT_I32,
} sr_call_element;

typedef enum sr_call_extent {
  SR_CALL_EXTENT_ONE,
  SR_CALL_EXTENT_M,
  SR_CALL_EXTENT_N,
  SR_CALL_EXTENT_K,
  SR_CALL_EXTENT_HALF_N,       /* n / 2 + 1; 0 if n is 0 */
  SR_CALL_EXTENT_LESS_N,       /* n - 1; 0 if n is 0 */
  SR_CALL_EXTENT_LESSER,       /* the lesser of m and n */
  SR_CALL_EXTENT_SIDE,         /* m; with option RIGHT: n */
  SR_CALL_EXTENT_U_COLUMNS,    /* with VECTORS: m if FULL, else LESSER; without: 0 */
  SR_CALL_EXTENT_V_ROWS,       /* with VECTORS: n if FULL, else LESSER; without: 0 */
  SR_CALL_EXTENT_VECTORS,      /* with VECTORS: n; without: 0 */
  SR_CALL_EXTENT_LEFT_VECTORS, /* with LEFT_VECTORS: n; without: 0 */
} sr_call_extent;

typedef struct sr_call_port {
  sr_call_role role;
  int32_t over;
  sr_call_element element;
  sr_call_extent extents[2]; /* outer dimension, inner (contiguous) dimension */
} sr_call_port;

/* Sets of element types that T in a row may stand for, as bit masks (bit 1 << dtype). */
typedef enum sr_call_types {
  SR_CALL_TYPES_REAL = 1 << SR_F32 | 1 << SR_F64,
  SR_CALL_TYPES_COMPLEX = 1 << SR_C64 | 1 << SR_C128,
  SR_CALL_TYPES_NUMBERS =
      SR_CALL_TYPES_REAL | 1 << SR_I32 | 1 << SR_I64 | 1 << SR_U32 | 1 << SR_U64,
  SR_CALL_TYPES_ALL = SR_CALL_TYPES_REAL | SR_CALL_TYPES_COMPLEX,
} sr_call_types;

typedef struct sr_call_row {
  const char *name;
  uint32_t types, options;
  int32_t port_count;
  sr_call_port ports[SR_CALL_PORTS]; /* operands, then results */
} sr_call_row;

/* Returns the row of `function`, which must be less than SR_CALL_COUNT. */
const sr_call_row *sr_call_row_get(sr_call_function function);
/* Returns how many ports of the row are operands. The ports after them are results. */
int32_t sr_call_operand_count(const sr_call_row *row);
/* Returns the function called `name` for element type `dtype`; SR_CALL_COUNT if there is none. */
sr_call_function sr_call_find(const char *name, sr_dtype dtype);
/* Returns the name of the option 1 << index, such as "inverse"; NULL if there is no such option. */
const char *sr_call_option_name(uint32_t index);

/* Returns the element type of a port, given the element type `dtype` that T stands for. */
sr_dtype sr_call_port_dtype(const sr_call_port *port, sr_dtype dtype);
/* Returns the size that `extent` has in each problem of `call`, for example m. The fields m, n and
 * k of `call` must not be negative. */
int64_t sr_call_extent_get(const sr_call_step *call, sr_call_extent extent);
/* Returns the number of elements that a port has in each problem of `call`. Only for calls for
 * which sr_call_fault returns NULL. */
int64_t sr_call_port_elements(const sr_call_step *call, const sr_call_port *port);

/*
 * True if NVIDIA's libraries can run the call without letting the host wait. On a GPU, such a call
 * can be a part of a graph.
 */
bool sr_call_streams(const sr_call_step *call);

/*
 * Checks the element type, options and sizes of `call`; call->function must exist. Returns NULL if
 * the library accepts them and no buffer has more than INT64_MAX bytes. Else returns a description
 * of the fault. The buffers of `call` are not read.
 */
const char *sr_call_fault(const sr_call_step *call);

#endif
