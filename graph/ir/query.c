#include "graph/ir/query.h"

#include <string.h>

#include "graph/ir/integer_value.h"
#include "graph/ir/number.h"

sr_op *sr_value_op(const sr_value *value, sr_opcode code) {
  return value->op && value->op->code == code ? value->op : NULL;
}

const sr_dense *sr_constant_of(const sr_value *value) {
  const sr_op *op = value->op;
  if (!op || (op->code != SR_OP_CONSTANT && op->code != SR_OP_SDY_CONSTANT &&
              op->code != SR_OP_CHLO_CONSTANT))
    return NULL;
  const sr_attr *attr = sr_op_attr(op, "value");
  bool plain = attr && attr->kind == SR_ATTR_DENSE && value->type->dtype != SR_DTYPE_COUNT;
  return plain ? &attr->dense : NULL;
}

const sr_dense *sr_splat_of(const sr_value *value) {
  const sr_dense *dense = sr_constant_of(value);
  return dense && dense->splat ? dense : NULL;
}

const sr_value *sr_value_unrepeated(const sr_value *value) {
  while (value->op && value->op->code == SR_OP_BROADCAST_IN_DIM)
    value = sr_operand(value->op, 0);
  return value;
}

/* True for a convert that keeps 0 and 1. Only f8E8M0FNU has no 0. */
static bool keeps_numbers(const sr_op *op) {
  return op->code == SR_OP_CONVERT && op->results[0].type->dtype != SR_F8E8M0FNU &&
         sr_operand(op, 0)->type->dtype != SR_F8E8M0FNU;
}

/* Follows broadcasts, reshapes and converts from their result `value` back to the value that they
 * start from. If that value is 0 or 1, so is `value`. JAX prints such ops before a padding value,
 * which jnp.pad converts, and before the initial values of reductions, which it broadcasts. */
static const sr_value *origin_of(const sr_value *value) {
  while (sr_value_op(value, SR_OP_RESHAPE) || sr_value_op(value, SR_OP_BROADCAST_IN_DIM) ||
         (value->op && keeps_numbers(value->op)))
    value = sr_operand(value->op, 0);
  return value;
}

bool sr_value_is_zero(const sr_value *value) {
  const sr_dense *dense = sr_constant_of(origin_of(value));
  const char *bytes = dense ? dense->data : NULL;
  for (size_t i = 0; dense && i < dense->bytes; i++)
    if (bytes[i] != 0)
      return false;
  return dense;
}

bool sr_value_get_int(const sr_value *value, int64_t *out_number) {
  const sr_dense *dense = sr_splat_of(value);
  sr_class class_ = dense ? sr_dtype_get(dense->type->dtype)->class_ : SR_CLASS_FLOAT;
  if (class_ != SR_CLASS_SIGNED && class_ != SR_CLASS_UNSIGNED)
    return false;
  *out_number = sr_dense_integer(dense, 0);
  return class_ == SR_CLASS_SIGNED || *out_number >= 0;
}

/* ---- what may come into a reduction more than once ------------------------------------------- */

/* Returns the number of type `dtype` whose bits are at `data`. `dtype` is not complex. */
static double read_number(sr_dtype dtype, const void *data) {
  uint64_t bits = 0;
  memcpy(&bits, data, sr_dtype_get(dtype)->bytes);
  return sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT ? sr_float_decode(dtype, bits)
                                                       : (double)bits;
}

/* True if `value` is a constant whose first element is `number`. */
static bool is_number(const sr_value *value, int number) {
  const sr_dense *dense = sr_constant_of(value);
  if (!dense)
    return false;
  sr_dtype dtype = dense->type->dtype;
  if (sr_dtype_get(dtype)->class_ != SR_CLASS_COMPLEX)
    return read_number(dtype, dense->data) == number;
  sr_dtype part = dtype == SR_C64 ? SR_F32 : SR_F64;
  const char *imaginary = (const char *)dense->data + sr_dtype_get(part)->bytes;
  return read_number(part, dense->data) == number && read_number(part, imaginary) == 0;
}

bool sr_value_may_repeat(const sr_value *value, sr_opcode code) {
  if (code == SR_OP_ADD || code == SR_OP_XOR)
    return is_number(origin_of(value), 0);
  if (code == SR_OP_MULTIPLY)
    return is_number(origin_of(value), 1);
  return sr_opcode_has(code, SR_TRAIT_IDEMPOTENT);
}

bool sr_constant_may_repeat(const sr_value *value, sr_opcode code) {
  return sr_value_op(origin_of(value), SR_OP_CONSTANT) && sr_value_may_repeat(value, code);
}

/* ---- ops ------------------------------------------------------------------------------------- */

int64_t sr_op_int_at(const sr_op *op, const char *name, size_t index, int64_t otherwise) {
  size_t count;
  const int64_t *list = sr_op_ints(op, name, &count);
  return index < count ? list[index] : otherwise;
}

bool sr_ints_have(const int64_t *list, size_t count, int64_t value) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == value)
      return true;
  return false;
}

bool sr_op_calls(const sr_op *op, const char *target) {
  const sr_attr *name = op->code == SR_OP_CUSTOM_CALL ? sr_op_attr(op, "call_target_name") : NULL;
  return name && name->kind == SR_ATTR_STRING && strcmp(name->string.data, target) == 0;
}

bool sr_op_calls_host_with_shards(const sr_op *op) {
  return sr_op_calls(op, "xla_ffi_partitioned_python_cpu_callback");
}

bool sr_op_calls_host(const sr_op *op) {
  return sr_op_calls(op, "xla_ffi_python_cpu_callback") || sr_op_calls_host_with_shards(op);
}

bool sr_op_calls_typed(const sr_op *op) {
  enum {
    TYPED = 4
  };
  if (op->code != SR_OP_CUSTOM_CALL || sr_op_calls_host(op))
    return false;
  const sr_attr *config = sr_op_attr(op, "mhlo.backend_config");
  return (config && config->kind == SR_ATTR_DICT) || sr_op_int(op, "api_version", 0) == TYPED;
}

bool sr_op_only_keeps(const sr_op *op) {
  return sr_op_calls(op, "dce_sink");
}

bool sr_op_inspects_sharding(const sr_op *op) {
  return sr_op_calls(op, "InspectSharding") && op->operand_count == 1 && op->result_count == 1 &&
         !op->results[0].uses;
}

bool sr_op_is_loop_or_branch(const sr_op *op) {
  return op->code == SR_OP_WHILE || op->code == SR_OP_CASE || op->code == SR_OP_IF;
}

/* True for a collective that may be removed, because all devices then omit it together. A send or
 * recv may not be removed: the other end of its message is another op, which would remain. */
static bool is_whole_collective(const sr_op *op) {
  return sr_op_has(op, SR_TRAIT_COLLECTIVE) && op->code != SR_OP_SEND && op->code != SR_OP_RECV;
}

static bool has_no_effect(const sr_op *op, bool collectives_too) {
  if (op->code == SR_OP_CUSTOM_CALL) {
    /* An absent has_side_effect means false. */
    const sr_attr *effect = sr_op_attr(op, "has_side_effect");
    if (effect && !(effect->kind == SR_ATTR_BOOL && !effect->boolean))
      return false;
    /* Python is called as often as the program says, or not at all. */
    return collectives_too || !sr_op_calls_host(op);
  } else if (sr_op_is_loop_or_branch(op)) {
    for (int32_t i = 0; i < op->region_count; i++)
      for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
        if (!sr_op_has(inner, SR_TRAIT_TERMINATOR) && !has_no_effect(inner, collectives_too))
          return false;
  } else if (!sr_op_has(op, SR_TRAIT_PURE)) {
    return collectives_too && is_whole_collective(op);
  }
  return true;
}

bool sr_op_is_pure(const sr_op *op) {
  return has_no_effect(op, false);
}
bool sr_op_is_removable(const sr_op *op) {
  return has_no_effect(op, true);
}

bool sr_op_has_collective(const sr_op *op) {
  bool has = sr_op_has(op, SR_TRAIT_COLLECTIVE);
  for (int32_t r = 0; r < op->region_count && !has; r++)
    has = sr_block_has_collective(op->regions[r]);
  return has;
}

bool sr_block_has_collective(const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next)
    if (sr_op_has_collective(op))
      return true;
  return false;
}

bool sr_op_collective_kind(const sr_op *op, sr_collective_kind *out_kind) {
  static const uint8_t kinds[SR_OP_COUNT] = {
#define OP(...)
#define COLLECTIVE(ENUM, NAME, OPERANDS, RESULTS, REGIONS, SHAPE, KIND, RULE)                      \
  [SR_OP_##ENUM] = 1 + SR_COLLECTIVE_##KIND,
#include "graph/ir/ops.def"
  };
  *out_kind = (sr_collective_kind)(kinds[op->code] - 1);
  return kinds[op->code] != 0;
}

int64_t sr_op_inner_count(const sr_op *op) {
  int64_t count = 0;
  for (int32_t i = 0; i < op->region_count; i++)
    count += sr_block_op_count(op->regions[i]);
  return count;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

sr_block *sr_value_block(const sr_value *value) {
  return value->op ? value->op->block : value->block;
}

int64_t sr_block_op_count(const sr_block *block) {
  int64_t count = 0;
  for (const sr_op *op = block->first; op; op = op->next)
    count += 1 + sr_op_inner_count(op);
  return count;
}

bool sr_block_is_within(const sr_block *block, const sr_block *around) {
  while (block && block != around)
    block = block->parent ? block->parent->block : NULL;
  return block != NULL;
}

bool sr_value_is_outside(const sr_value *value, const sr_block *block) {
  const sr_block *home = sr_value_block(value);
  return home != block && sr_block_is_within(block, home);
}

static bool is_made_in(const sr_value *value, const sr_op *op) {
  for (int32_t r = 0; r < op->region_count; r++)
    if (sr_block_is_within(sr_value_block(value), op->regions[r]))
      return true;
  return false;
}

static void visit_inputs(const sr_op *root, const sr_op *op, sr_visit_value *visit, void *context) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (op == root || !is_made_in(sr_operand(op, i), root))
      visit(context, sr_operand(op, i));
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      visit_inputs(root, inner, visit, context);
}

void sr_op_visit_inputs(const sr_op *op, sr_visit_value *visit, void *context) {
  visit_inputs(op, op, visit, context);
}
