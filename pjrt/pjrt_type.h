/* Element types as the interface numbers them. */
#ifndef SR_PJRT_TYPE_H
#define SR_PJRT_TYPE_H

#include "base/dtype.h"

enum {
  SR_PJRT_TOKEN = 23 /* a value without elements, which only orders what uses it */
};

/* Returns the element type with this number, or SR_DTYPE_COUNT if there is none: a token, or a type
 * that StableHLO lacks. */
sr_dtype sr_pjrt_type_read(int type);
int sr_pjrt_type_number(sr_dtype dtype);

#endif
