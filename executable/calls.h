/* The rows of calls.def as data: what a call's buffers are, and whether its sizes make sense. */
#ifndef SR_EXECUTABLE_CALLS_H
#define SR_EXECUTABLE_CALLS_H

#include "executable/plan.h"

typedef enum sr_call_role {
  SR_CALL_ROLE_IN,
  SR_CALL_ROLE_OUT,
  SR_CALL_ROLE_OVER, /* written, beginning with what operand `over` is */
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
  SR_CALL_EXTENT_HALF_N,       /* n / 2 + 1, or 0 if n is */
  SR_CALL_EXTENT_LESS_N,       /* n - 1, or 0 if n is */
  SR_CALL_EXTENT_LESSER,       /* of m and n */
  SR_CALL_EXTENT_SIDE,         /* m, or n with RIGHT */
  SR_CALL_EXTENT_U_COLUMNS,    /* m if FULL, else LESSER; 0 without VECTORS */
  SR_CALL_EXTENT_V_ROWS,       /* n if FULL, else LESSER; 0 without VECTORS */
  SR_CALL_EXTENT_VECTORS,      /* n, or 0 without VECTORS */
  SR_CALL_EXTENT_LEFT_VECTORS, /* n, or 0 without LEFT_VECTORS */
} sr_call_extent;

typedef struct sr_call_port {
  sr_call_role role;
  int32_t over;
  sr_call_element element;
  sr_call_extent extents[2]; /* slower, faster */
} sr_call_port;

/* One bit for each element type that T may be. */
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

/* The row of a function that exists. */
const sr_call_row *sr_call_row_get(sr_call_function function);
/* How many of its ports are operands; the others are results. */
int32_t sr_call_operand_count(const sr_call_row *row);
/* The function of that name for that type; SR_CALL_COUNT if there is none. */
sr_call_function sr_call_find(const char *name, sr_dtype dtype);
/* "inverse", ...: the name of option 1 << index, NULL if there is none. */
const char *sr_call_option_name(uint32_t index);

/* Element type of a port when T is `dtype`. */
sr_dtype sr_call_port_dtype(const sr_call_port *port, sr_dtype dtype);
/* Size of an extent of one problem; the sizes of `call` are not negative. */
int64_t sr_call_extent_get(const sr_call_step *call, sr_call_extent extent);
/* Elements of a port in one problem. The call must be without fault. */
int64_t sr_call_port_elements(const sr_call_step *call, const sr_call_port *port);

/*
 * NULL if type, options and sizes of `call`, whose function exists, make a call that the library
 * accepts, and what its ports hold can be counted; else what is wrong with them. Its buffers are
 * not looked at.
 */
const char *sr_call_fault(const sr_call_step *call);

#endif
