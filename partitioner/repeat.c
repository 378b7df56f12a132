#include "partitioner/repeat.h"

#include <string.h>

#include "graph/number.h"
#include "graph/query.h"

/* What the scalar is made of: jnp.pad converts what it pads with, and JAX repeats what reductions
 * start from. */
static const sr_value *origin_of(const sr_value *value) {
  while (value->op && (value->op->code == SR_OP_CONVERT || value->op->code == SR_OP_RESHAPE ||
                       value->op->code == SR_OP_BROADCAST_IN_DIM))
    value = sr_operand(value->op, 0);
  return value;
}

/* True for a constant that is `number`, 0 or 1, which every conversion keeps. */
static bool is_number(const sr_value *value, int number) {
  const sr_dense *dense = sr_constant_of(value);
  if (!dense || sr_dtype_get(dense->type->dtype)->class_ == SR_CLASS_COMPLEX)
    return dense && number == 0 && sr_value_is_zero(value);
  uint64_t bits = 0;
  sr_dtype dtype = dense->type->dtype;
  memcpy(&bits, dense->data, sr_dtype_get(dtype)->bytes);
  bool is_float = sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT;
  return (is_float ? sr_float_decode(dtype, bits) : (double)bits) == number;
}

bool sr_value_may_repeat(const sr_value *value, sr_opcode code) {
  switch ((int)code) {
  case SR_OP_MAXIMUM:
  case SR_OP_MINIMUM:
  case SR_OP_AND:
  case SR_OP_OR:
    return true;
  case SR_OP_ADD:
  case SR_OP_XOR:
    return is_number(origin_of(value), 0);
  case SR_OP_MULTIPLY:
    return is_number(origin_of(value), 1);
  }
  return false;
}

bool sr_constant_may_repeat(const sr_value *value, sr_opcode code) {
  return sr_value_op(origin_of(value), SR_OP_CONSTANT) && sr_value_may_repeat(value, code);
}
