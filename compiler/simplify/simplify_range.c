/*
 * Computes bounds of integer values from the ops that define a value. The rewrites of indexing use
 * the bounds to prove that an index is inside an array. Such an index often comes from clamp,
 * remainder, iota, a loop counter or select(x < 0, x + n, x).
 */
#include <string.h>

#include "base/integer.h"
#include "compiler/simplify/simplify_rules.h"
#include "graph/ir/trips.h"

/* The number of ops that one query may look at. `fuel` counts down from FUEL. */
enum {
  FUEL = 48
};

static bool range_at(const sr_value *value, int *fuel, sr_range *out);

static sr_range type_range(sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (info->class_ == SR_CLASS_BOOL)
    return (sr_range){0, 1};
  if (info->class_ == SR_CLASS_SIGNED) {
    int64_t high = (int64_t)(UINT64_MAX >> (65 - info->bits));
    return (sr_range){-high - 1, high};
  }
  return (sr_range){0, info->bits == 64 ? INT64_MAX : (int64_t)(UINT64_MAX >> (64 - info->bits))};
}

static bool within(sr_range inner, sr_range outer) {
  return inner.low >= outer.low && inner.high <= outer.high;
}

static sr_range join(sr_range a, sr_range b) {
  return (sr_range){a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

static bool constant_range(const sr_dense *dense, sr_range *out) {
  int64_t count = dense->splat ? 1 : sr_type_elements(dense->type);
  if (count == 0 || count > SR_FOLD_ELEMENTS)
    return false;
  for (int64_t i = 0; i < count; i++) {
    sr_number number = sr_dense_number(dense, i);
    if (number.class_ != SR_CLASS_SIGNED && number.bits > INT64_MAX)
      return false;
    sr_range one = {(int64_t)number.bits, (int64_t)number.bits};
    *out = i == 0 ? one : join(*out, one);
  }
  return true;
}

static bool sum_range(sr_opcode code, sr_range a, sr_range b, sr_range *out) {
  if (code == SR_OP_ADD)
    return !__builtin_add_overflow(a.low, b.low, &out->low) &&
           !__builtin_add_overflow(a.high, b.high, &out->high);
  return !__builtin_sub_overflow(a.low, b.high, &out->low) &&
         !__builtin_sub_overflow(a.high, b.low, &out->high);
}

static bool product_range(sr_range a, sr_range b, sr_range *out) {
  int64_t corner[4];
  if (__builtin_mul_overflow(a.low, b.low, &corner[0]) ||
      __builtin_mul_overflow(a.low, b.high, &corner[1]) ||
      __builtin_mul_overflow(a.high, b.low, &corner[2]) ||
      __builtin_mul_overflow(a.high, b.high, &corner[3]))
    return false;
  *out = (sr_range){corner[0], corner[0]};
  for (int i = 1; i < 4; i++)
    *out = join(*out, (sr_range){corner[i], corner[i]});
  return true;
}

/* Computes bounds of a binary op's result from the bounds `a` and `b` of its operands. Returns
 * false if it finds none. */
static bool binary_range(sr_opcode code, sr_range a, sr_range b, sr_range *out) {
  const bool natural = a.low >= 0 && b.low >= 0;
  if (code == SR_OP_ADD || code == SR_OP_SUBTRACT)
    return sum_range(code, a, b, out);
  if (code == SR_OP_MULTIPLY)
    return product_range(a, b, out);
  if (code == SR_OP_MINIMUM) {
    *out = (sr_range){sr_min(a.low, b.low), sr_min(a.high, b.high)};
    return true;
  }
  if (code == SR_OP_MAXIMUM) {
    *out = (sr_range){sr_max(a.low, b.low), sr_max(a.high, b.high)};
    return true;
  }
  if (code == SR_OP_DIVIDE) {
    *out = (sr_range){a.low / sr_max(b.high, 1), a.high / sr_max(b.low, 1)};
    return a.low >= 0 && b.low > 0;
  }
  if (code == SR_OP_REMAINDER) { /* the result has the sign of the dividend `a` */
    *out = (sr_range){a.low < 0 ? sr_max(a.low, 1 - b.high) : 0,
                      a.high < 0 ? 0 : sr_min(a.high, b.high - 1)};
    return b.low > 0;
  }
  if (code == SR_OP_AND) {
    *out = (sr_range){0, natural ? sr_min(a.high, b.high) : (a.low >= 0 ? a.high : b.high)};
    return a.low >= 0 || b.low >= 0;
  }
  if (code != SR_OP_SHIFT_RIGHT_LOGICAL && code != SR_OP_SHIFT_RIGHT_ARITHMETIC)
    return false;
  *out = (sr_range){a.low >> sr_max(sr_min(b.high, 63), 0), a.high >> sr_max(sr_min(b.low, 63), 0)};
  return natural;
}

/*
 * Computes bounds of a select: the union of the bounds of its two values. For select(x < 0, x + n,
 * x), which wraps a negative index, the bounds are tighter: x + n is used only for x < 0, and x
 * only for x >= 0.
 */
static bool select_range(const sr_op *op, int *fuel, sr_range *out) {
  sr_range a, b;
  if (!range_at(sr_operand(op, 1), fuel, &a) || !range_at(sr_operand(op, 2), fuel, &b))
    return false;
  *out = join(a, b);
  const sr_op *test = sr_value_op(sr_operand(op, 0), SR_OP_COMPARE);
  const sr_op *sum = sr_value_op(sr_operand(op, 1), SR_OP_ADD);
  if (!test || !sum || sr_op_comparison(test) != SR_COMPARE_LT ||
      !sr_value_is_int(sr_operand(test, 1), 0))
    return true;
  const sr_value *x = sr_operand(test, 0);
  sr_range whole, offset;
  if (sr_operand(op, 2) != x || sr_operand(sum, 0) != x || !range_at(x, fuel, &whole) ||
      !range_at(sr_operand(sum, 1), fuel, &offset))
    return true;
  sr_range negative = {whole.low, sr_min(whole.high, -1)};
  sr_range other = {sr_max(whole.low, 0), whole.high};
  if (whole.low >= 0) {
    *out = other;
  } else if (sum_range(SR_OP_ADD, negative, offset, &a) &&
             within(a, type_range(op->results[0].type->dtype))) {
    *out = whole.high < 0 ? a : join(a, other);
  }
  return true;
}

/* Computes bounds of a block argument, if it is the counter of a loop, inside the loop's body. */
static bool argument_range(const sr_value *value, sr_range *out) {
  const sr_block *block = value->block;
  const sr_op *loop = block->parent;
  int32_t carry;
  int64_t first, step, last;
  if (!loop || loop->code != SR_OP_WHILE || loop->regions[1] != block ||
      !sr_while_induction(loop, &carry, &first, &step, &last) || carry != value->index)
    return false;
  *out = step > 0 ? (sr_range){first, last} : (sr_range){last, first};
  return true;
}

static bool union_range(const sr_op *op, int *fuel, sr_range *out) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_range part;
    if (!range_at(sr_operand(op, i), fuel, &part))
      return false;
    *out = i == 0 ? part : join(*out, part);
  }
  return op->operand_count > 0;
}

static bool iota_range(const sr_op *op, sr_range *out) {
  const sr_type *type = op->results[0].type;
  int64_t size = type->dims[sr_op_int(op, "iota_dimension", 0)];
  *out = (sr_range){0, size - 1};
  return size > 0;
}

/* Computes bounds of a device number: [0, number of devices - 1]. partition_id of a partitioned
 * module gives this number, which counts the partitions of all replicas. */
static bool device_range(const sr_op *op, sr_range *out) {
  const sr_module *module = sr_block_func(op->block)->module;
  int64_t partitions = sr_module_int(module, "mhlo.num_partitions", 0), devices;
  if (__builtin_mul_overflow(partitions, sr_module_int(module, "mhlo.num_replicas", 1), &devices))
    return false;
  *out = (sr_range){0, devices - 1};
  return devices > 0;
}

static bool clamp_range(const sr_op *op, int *fuel, sr_range *out) {
  sr_range low, x, high;
  if (!range_at(sr_operand(op, 0), fuel, &low) || !range_at(sr_operand(op, 1), fuel, &x) ||
      !range_at(sr_operand(op, 2), fuel, &high))
    return false;
  *out = (sr_range){sr_min(sr_max(x.low, low.low), high.low),
                    sr_min(sr_max(x.high, low.high), high.high)};
  return true;
}

/* True for an arithmetic right shift of an unsigned value whose top bit may be set, by the bounds
 * `a`. The shift copies the top bit, so the result may be larger than the operand. */
static bool copies_top_bit(const sr_op *op, sr_range a) {
  const sr_dtype dtype = op->results[0].type->dtype;
  return op->code == SR_OP_SHIFT_RIGHT_ARITHMETIC && a.high > type_range(dtype).high / 2 &&
         sr_dtype_get(dtype)->class_ != SR_CLASS_SIGNED;
}

static bool op_range(const sr_op *op, int *fuel, sr_range *out) {
  if (op->code == SR_OP_IOTA)
    return iota_range(op, out);
  if (op->code == SR_OP_PARTITION_ID)
    return device_range(op, out);
  if (op->code == SR_OP_CLAMP)
    return clamp_range(op, fuel, out);
  if (op->code == SR_OP_SELECT)
    return select_range(op, fuel, out);
  if (op->code == SR_OP_CONCATENATE)
    return union_range(op, fuel, out);
  if (sr_op_has(op, SR_TRAIT_VIEW) || op->code == SR_OP_CONVERT)
    return range_at(sr_operand(op, 0), fuel, out);
  sr_range a, b;
  return op->operand_count == 2 && sr_op_has(op, SR_TRAIT_ELEMENTWISE) &&
         op->code != SR_OP_COMPARE && range_at(sr_operand(op, 0), fuel, &a) &&
         range_at(sr_operand(op, 1), fuel, &b) && !copies_top_bit(op, a) &&
         binary_range(op->code, a, b, out);
}

static bool range_at(const sr_value *value, int *fuel, sr_range *out) {
  const sr_type *type = value->type;
  if (!sr_type_is_integer(type) && !sr_type_is_bool(type))
    return false;
  sr_range whole = type_range(type->dtype), found;
  const sr_dense *dense = sr_constant_of(value);
  bool known = false;
  if (dense)
    known = constant_range(dense, &found);
  else if (value->block)
    known = argument_range(value, &found);
  else if ((*fuel)-- > 0)
    known = op_range(value->op, fuel, &found);
  /* If the bounds exceed the range of the type, the op may have wrapped around. Then only the range
   * of the type is known. */
  if (known && within(found, whole)) {
    *out = found;
    return true;
  }
  *out = whole;
  return type->dtype != SR_U64;
}

bool sr_value_range(const sr_value *value, sr_range *out_range) {
  int fuel = FUEL;
  return range_at(value, &fuel, out_range);
}
