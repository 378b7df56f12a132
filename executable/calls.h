/* The rows of calls.def as data: the buffers of a call, and the check of its sizes. */
#ifndef SR_EXECUTABLE_CALLS_H
#define SR_EXECUTABLE_CALLS_H

#include "executable/plan.h"

typedef enum sr_call_role {
  SR_CALL_ROLE_IN,
  SR_CALL_ROLE_OUT,
  SR_CALL_ROLE_OVER, /* a result that starts as a copy of operand `over` */
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
  SR_CALL_EXTENT_HALF_N,       /* n / 2 + 1, or 0 if n is 0 */
  SR_CALL_EXTENT_LESS_N,       /* n - 1, or 0 if n is 0 */
  SR_CALL_EXTENT_LESSER,       /* the lesser of m and n */
  SR_CALL_EXTENT_SIDE,         /* m, or n with option RIGHT */
  SR_CALL_EXTENT_U_COLUMNS,    /* with VECTORS: m if FULL, else LESSER; without: 0 */
  SR_CALL_EXTENT_V_ROWS,       /* with VECTORS: n if FULL, else LESSER; without: 0 */
  SR_CALL_EXTENT_VECTORS,      /* n, or 0 without VECTORS */
  SR_CALL_EXTENT_LEFT_VECTORS, /* n, or 0 without LEFT_VECTORS */
} sr_call_extent;

typedef struct sr_call_port {
  sr_call_role role;
  int32_t over;
  sr_call_element element;
  sr_call_extent extents[2]; /* slower dimension, faster dimension */
} sr_call_port;

/* Bit masks of the element types that the type T of a row may stand for. */
typedef enum sr_call_types {
  SR_CALL_TYPES_REAL = 1 << SR_F32 | 1 << SR_F64,
  SR_CALL_TYPES_COMPLEX = 1 << SR_C64 | 1 << SR_C128,
  SR_CALL_TYPES_ALL = SR_CALL_TYPES_REAL | SR_CALL_TYPES_COMPLEX,
} sr_call_types;

typedef struct sr_call_row {
  const char *name;
  uint32_t types, options;
  int32_t port_count;
  sr_call_port ports[SR_CALL_PORTS]; /* operands, then results */
} sr_call_row;

/* The row of `function`, which must exist. */
const sr_call_row *sr_call_row_get(sr_call_function function);
/* Number of ports that are operands; the ports after them are results. */
int32_t sr_call_operand_count(const sr_call_row *row);
/* Finds the function with that name for element type `dtype`; SR_CALL_COUNT if there is none. */
sr_call_function sr_call_find(const char *name, sr_dtype dtype);
/* Name of option 1 << index ("inverse", ...); NULL if there is none. */
const char *sr_call_option_name(uint32_t index);

/* Element type of a port if the type T of its row is `dtype`. */
sr_dtype sr_call_port_dtype(const sr_call_port *port, sr_dtype dtype);
/* Size of an extent of one problem. The sizes of `call` must not be negative. */
int64_t sr_call_extent_get(const sr_call_step *call, sr_call_extent extent);
/* Number of elements of a port in one problem. sr_call_fault(call) must be NULL. */
int64_t sr_call_port_elements(const sr_call_step *call, const sr_call_port *port);

/*
 * Checks the element type, options and sizes of `call`, whose function exists. Returns NULL if the
 * library accepts them and the bytes of no port overflow, else a description of the fault. The
 * buffers of `call` are not read.
 */
const char *sr_call_fault(const sr_call_step *call);

#endif
