/*
 * Makes dynamic shapes static where possible: sizes that are written as `?` or given by operands,
 * but follow from constants and from the shapes of arguments.
 *
 * The pass walks over the program once. It computes the elements of small integer arrays that
 * follow from constants and shapes. With these it changes ops:
 *
 *   - An op whose sizes are operands becomes the op whose sizes are attributes.
 *   - A result with dynamic sizes gets the type that the verifier infers.
 *   - A case whose index is known is replaced by the branch that it takes.
 *
 * Sizes that are still dynamic afterwards are refused. So are element types that the compiler
 * cannot compute with: quantized types, tf32 and `index`.
 */
#include <string.h>

#include "graph/ir/type.h"
#include "graph/normalize/normalize.h"
#include "graph/normalize/settle_numbers.h"
#include "graph/verify/verify.h"

#define CONCRETE                                                                                   \
  "export the program from JAX with concrete shapes (jax.jit(f).lower of arrays, or jax.export "   \
  "without symbolic_shape)"

typedef struct settling {
  sr_ctx *ctx;
  sr_module *module;
  sr_known_numbers numbers;
  bool changed;
} settling;

static bool is_open(const sr_type *type) {
  for (int32_t d = 0; type->kind == SR_TYPE_TENSOR && d < type->rank; d++)
    if (type->dims[d] == SR_DYNAMIC)
      return true;
  return false;
}

/* ---- ops whose sizes are operands ------------------------------------------------------------ */

static const sr_type *with_dims(const settling *s, const sr_type *type, int32_t rank,
                                const int64_t *dims) {
  sr_type made = *type;
  made.rank = rank;
  made.dims = dims;
  return sr_type_intern(s->module, &made);
}

/* True if an array can have the sizes dims[0..rank). The program's arithmetic computed them, so
 * they may be negative or too large. */
static bool are_sizes(sr_dtype dtype, int32_t rank, const int64_t *dims) {
  for (int32_t d = 0; d < rank; d++)
    if (dims[d] < 0)
      return false;
  return sr_type_size_fits(dtype, rank, dims);
}

/* Returns the elements of operand `index`; NULL if they are not known, or if there are not `count`
 * of them. */
static const int64_t *operand_numbers(const settling *s, const sr_op *op, int32_t index,
                                      size_t count) {
  const sr_numbers *numbers = SR_SIDE_GET(&s->numbers, sr_operand(op, index)->id);
  return numbers && numbers->count == count ? numbers->values : NULL;
}

/* Changes the opcode to `code`, and keeps only the first `kept` operands. */
static void become(settling *s, sr_op *op, sr_opcode code, int32_t kept) {
  sr_value *operands[2];
  for (int32_t i = 0; i < kept; i++)
    operands[i] = sr_operand(op, i);
  sr_op_set_operands(s->module, op, kept, operands);
  op->code = code;
  s->changed = true;
}

static void set_ints(settling *s, sr_op *op, const char *name, const int64_t *values,
                     size_t count) {
  sr_op_set_attr(s->module, op, name, sr_attr_ints(s->module, values, count));
}

/* Makes a dynamic_iota, dynamic_broadcast_in_dim or dynamic_reshape static. The last operand of
 * such an op is the shape of its result. */
static bool settle_shape(settling *s, sr_op *op, sr_opcode plain) {
  int32_t last = op->operand_count - 1;
  const sr_type *type = op->results[0].type;
  const int64_t *shape = operand_numbers(s, op, last, (size_t)type->rank);
  if (shape ? !are_sizes(type->dtype, type->rank, shape) : is_open(type))
    return false;
  if (shape)
    op->results[0].type = with_dims(s, type, type->rank, shape);
  sr_op_set_attr(s->module, op, "known_expanding_dimensions", NULL);
  sr_op_set_attr(s->module, op, "known_nonexpanding_dimensions", NULL);
  become(s, op, plain, last);
  return true;
}

static bool settle_pad(settling *s, sr_op *op, sr_opcode plain) {
  static const char *const names[] = {"edge_padding_low", "edge_padding_high", "interior_padding"};
  size_t rank = (size_t)sr_operand(op, 0)->type->rank;
  for (int32_t i = 0; i < 3; i++)
    if (!operand_numbers(s, op, 2 + i, rank))
      return false;
  for (int32_t i = 0; i < 3; i++)
    set_ints(s, op, names[i], operand_numbers(s, op, 2 + i, rank), rank);
  become(s, op, plain, 2);
  return true;
}

static bool settle_slice(settling *s, sr_op *op, sr_opcode plain) {
  static const char *const names[] = {"start_indices", "limit_indices", "strides"};
  size_t rank = (size_t)sr_operand(op, 0)->type->rank;
  for (int32_t i = 0; i < 3; i++)
    if (!operand_numbers(s, op, 1 + i, rank))
      return false;
  for (int32_t i = 0; i < 3; i++)
    set_ints(s, op, names[i], operand_numbers(s, op, 1 + i, rank), rank);
  become(s, op, plain, 1);
  return true;
}

static bool settle_gather(settling *s, sr_op *op, sr_opcode plain) {
  size_t rank = (size_t)sr_operand(op, 0)->type->rank;
  const int64_t *sizes = operand_numbers(s, op, 2, rank);
  if (!sizes)
    return false;
  set_ints(s, op, "slice_sizes", sizes, rank);
  become(s, op, plain, 2);
  return true;
}

static bool settle_convolution(settling *s, sr_op *op, sr_opcode plain) {
  int64_t dims[] = {sr_operand(op, 0)->type->rank - 2, 2};
  const int64_t *padding = dims[0] < 0 ? NULL : operand_numbers(s, op, 2, (size_t)(2 * dims[0]));
  if (!padding)
    return false;
  sr_op_set_attr(s->module, op, "padding", sr_attr_dense_i64(s->module, 2, dims, padding));
  become(s, op, plain, 2);
  return true;
}

/* Removes a set_dimension_size that does not change the size. */
static bool settle_set_size(settling *s, sr_op *op) {
  const sr_type *type = sr_operand(op, 0)->type;
  const int64_t *size = operand_numbers(s, op, 1, 1);
  if (!size || type->dims[sr_op_int(op, "dimension", 0)] != *size)
    return false;
  sr_value_replace(sr_result(op, 0), sr_operand(op, 0));
  op->results[0].type = type; /* the op is erased later; until then its type must be static, too */
  s->changed = true;
  return true;
}

/* ---- JAX's custom calls for dynamic shapes --------------------------------------------------- */

static bool is_call_of(const sr_op *op, const char *target) {
  const sr_attr *name = op->code == SR_OP_CUSTOM_CALL ? sr_op_attr(op, "call_target_name") : NULL;
  return name && strcmp(name->string.data, target) == 0;
}

/* Checks a shape_assertion of jax.export. Its first operand must be known to be true. */
static sr_status settle_assertion(const settling *s, const sr_op *op) {
  const int64_t *holds = op->operand_count > 0 ? operand_numbers(s, op, 0, 1) : NULL;
  const sr_attr *message = sr_op_attr(op, "error_message");
  if (!holds || op->result_count > 0)
    return sr_op_fail(
        s->ctx, s->module, op, SR_ERR_UNSUPPORTED,
        "whether the shapes are the right ones does not follow from constants; " CONCRETE);
  return *holds ? SR_OK
                : sr_op_fail(s->ctx, s->module, op, SR_ERR_INVALID,
                             "the shapes are not those that the exported function is for: %s",
                             message && message->kind == SR_ATTR_STRING ? message->string.data
                                                                        : "no reason is given");
}

/* Keeps only the first `kept` entries of the attribute operand_layouts. */
static void cut_layouts(settling *s, sr_op *op, int32_t kept) {
  const sr_attr *layouts = sr_op_attr(op, "operand_layouts");
  if (!layouts || layouts->kind != SR_ATTR_ARRAY || layouts->array.count <= (size_t)kept)
    return;
  sr_attr *cut = SR_NEW(s->module->arena, sr_attr);
  *cut = *layouts;
  cut->array.count = (size_t)kept;
  sr_op_set_attr(s->module, op, "operand_layouts", cut);
}

/* Makes a custom call with the attribute indices_of_shape_operands static. The last operands of
 * such a call are the shapes of its results, in order. */
static bool settle_call(settling *s, sr_op *op) {
  size_t count;
  const int64_t *shapes = sr_op_ints(op, "indices_of_shape_operands", &count);
  if (!shapes)
    return true;
  int32_t kept = op->operand_count - op->result_count;
  if (count != (size_t)op->result_count || kept < 0)
    return false;
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *type = op->results[i].type;
    if (type->kind != SR_TYPE_TENSOR || shapes[i] != kept + i)
      return false;
    const int64_t *dims = operand_numbers(s, op, kept + i, (size_t)type->rank);
    if (!dims || !are_sizes(type->dtype, type->rank, dims))
      return false;
    op->results[i].type = with_dims(s, type, type->rank, dims);
  }
  sr_value **operands = SR_NEW_ARRAY(s->module->arena, sr_value *, kept);
  for (int32_t i = 0; i < kept; i++)
    operands[i] = sr_operand(op, i);
  sr_op_set_operands(s->module, op, kept, operands);
  sr_op_set_attr(s->module, op, "indices_of_shape_operands", NULL);
  cut_layouts(s, op, kept);
  s->changed = true;
  return true;
}

static const struct {
  bool (*settle)(settling *s, sr_op *op, sr_opcode plain);
  sr_opcode plain;
} dynamic[SR_OP_COUNT] = {
#define OP(...)
#define DYNAMIC(ENUM, NAME, OPERANDS, SYNTAX, PLAIN, SETTLE)                                       \
  [SR_OP_##ENUM] = {settle_##SETTLE, SR_OP_##PLAIN},
#include "graph/ir/ops.def"
};

/* If the sizes of an op are operands, makes the op static. False if the sizes are not known. */
static bool settle_sizes(settling *s, sr_op *op) {
  if (dynamic[op->code].settle)
    return dynamic[op->code].settle(s, op, dynamic[op->code].plain);
  if (op->code == SR_OP_SET_DIMENSION_SIZE)
    return settle_set_size(s, op);
  return op->code != SR_OP_CUSTOM_CALL || settle_call(s, op);
}

/* Returns the branch that a case takes; NULL if `op` is not a case or its index is not known. */
static sr_block *known_branch(const settling *s, const sr_op *op) {
  const int64_t *index = op->code == SR_OP_CASE ? operand_numbers(s, op, 0, 1) : NULL;
  if (!index)
    return NULL;
  bool there = *index >= 0 && *index < op->region_count;
  return op->regions[there ? *index : op->region_count - 1];
}

/* Replaces the case `op` by the ops of `branch`, the branch that it takes. The other branches may
 * be for other platforms, with custom calls that we do not know. Returns the first of the ops that
 * replace the case; the op after the case if there are none. */
static sr_op *take_branch(settling *s, sr_op *op, sr_block *branch) {
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(sr_result(op, i), sr_operand(branch->last, i));
  sr_op *next = branch->first == branch->last ? op->next : branch->first;
  (void)sr_block_splice(branch, NULL, op->block, op);
  sr_op_erase(op);
  s->changed = true;
  return next;
}

/* ---- results --------------------------------------------------------------------------------- */

static void set_type(settling *s, sr_value *value, const sr_type *type) {
  if (!is_open(value->type) || is_open(type) || type->rank != value->type->rank ||
      !are_sizes(value->type->dtype, type->rank, type->dims))
    return;
  value->type = with_dims(s, value->type, type->rank, type->dims);
  s->changed = true;
}

/* Sets the dynamic sizes of a bitcast_convert's result. They are those of the operand, except for a
 * last dimension that the op adds or removes if the widths of the element types differ. */
static void settle_bits(settling *s, sr_op *op) {
  const sr_type *from = sr_operand(op, 0)->type, *type = op->results[0].type;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++)
    dims[d] = d < from->rank ? from->dims[d] : type->dims[d];
  set_type(s, sr_result(op, 0), with_dims(s, type, type->rank, dims));
}

/* Sets the dynamic sizes of an op's results: to the sizes of operands or of what regions return, or
 * to those that the verifier infers. */
static sr_status settle_results(settling *s, sr_op *op) {
  bool open = false;
  for (int32_t i = 0; i < op->result_count; i++)
    open |= is_open(op->results[i].type);
  if (!open)
    return SR_OK;
  bool carries = op->code == SR_OP_WHILE || op->code == SR_OP_OPTIMIZATION_BARRIER;
  for (int32_t i = 0; carries && i < op->result_count; i++)
    set_type(s, sr_result(op, i), sr_operand(op, i)->type);
  if (op->code == SR_OP_CASE || op->code == SR_OP_IF)
    for (int32_t i = 0; i < op->result_count; i++)
      set_type(s, sr_result(op, i), sr_operand(op->regions[0]->last, i)->type);
  bool alike =
      sr_op_has(op, SR_TRAIT_ELEMENTWISE) || op->code == SR_OP_SELECT || op->code == SR_OP_CLAMP;
  for (int32_t i = 0; alike && i < op->operand_count; i++)
    set_type(s, sr_result(op, 0), sr_operand(op, i)->type);
  if (op->code == SR_OP_BITCAST_CONVERT)
    settle_bits(s, op);
  const sr_type **types = SR_NEW_ARRAY(s->module->arena, const sr_type *, op->result_count);
  SR_TRY(sr_verify_infer(s->ctx, s->module, op, types));
  for (int32_t i = 0; i < op->result_count; i++)
    if (types[i])
      set_type(s, sr_result(op, i), types[i]);
  return SR_OK;
}

/* ---- refusing what is still dynamic ---------------------------------------------------------- */

static sr_status refuse_open(const settling *s, const sr_op *op, const sr_type *type) {
  if (is_open(type))
    return sr_op_fail(s->ctx, s->module, op, SR_ERR_UNSUPPORTED,
                      "a %s has no fixed size; " CONCRETE, sr_type_printed(s->module, type));
  if (type->kind != SR_TYPE_TENSOR || !type->element)
    return SR_OK;
  bool index = type->element->kind == SR_TYPE_INDEX;
  const char *element = index ? "index" : type->element->text, *instead = index ? "i64" : "f32";
  if (element[0] == '!') {
    element = "quantized";
    instead = "integers or floats, and scale in JAX";
  }
  return sr_op_fail(s->ctx, s->module, op, SR_ERR_UNSUPPORTED,
                    "a %s has %s elements, which are not supported; let the program compute in %s",
                    sr_type_printed(s->module, type), element, instead);
}

static sr_status refuse_main(const settling *s) {
  const sr_func *main = s->module->main;
  for (int32_t i = 0; i < main->body->arg_count; i++) {
    const sr_type *type = main->body->args[i]->type;
    if (is_open(type))
      return sr_fail(s->ctx, SR_ERR_UNSUPPORTED,
                     "%s:%u:%u: @main: argument %d is a %s, which has no fixed size; " CONCRETE,
                     s->module->file, main->location.line, main->location.column, (int)i,
                     sr_type_printed(s->module, type));
    SR_TRY(refuse_open(s, main->body->last, type));
  }
  return SR_OK;
}

/* ---- the walk -------------------------------------------------------------------------------- */

static sr_status settle_block(settling *s, sr_block *block);

static sr_status settle_op(settling *s, sr_op *op) {
  if (!settle_sizes(s, op))
    return sr_op_fail(s->ctx, s->module, op, SR_ERR_UNSUPPORTED,
                      "sizes are values here, and do not follow from constants; " CONCRETE);
  if (op->code == SR_OP_WHILE)
    for (int32_t r = 0; r < 2; r++)
      for (int32_t i = 0; i < op->operand_count; i++)
        set_type(s, op->regions[r]->args[i], sr_operand(op, i)->type);
  for (int32_t r = 0; r < op->region_count; r++)
    SR_TRY(settle_block(s, op->regions[r]));
  SR_TRY(settle_results(s, op));
  for (int32_t i = 0; i < op->result_count; i++)
    SR_TRY(refuse_open(s, op, op->results[i].type));
  if (op->result_count == 1)
    SR_SIDE_SET(s->module->arena, &s->numbers, op->results[0].id,
                sr_numbers_of(s->module, &s->numbers, op));
  return SR_OK;
}

static sr_status settle_block(settling *s, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    sr_block *branch = known_branch(s, op);
    next = branch ? take_branch(s, op, branch) : op->next;
    if (branch)
      continue;
    bool asserts = is_call_of(op, "shape_assertion");
    SR_TRY(asserts ? settle_assertion(s, op) : settle_op(s, op));
    if (asserts || op->code == SR_OP_SET_DIMENSION_SIZE)
      sr_op_erase(op);
  }
  return SR_OK;
}

/* Sets the type of main to the types of the arguments and results that its body now has. */
static void settle_main(settling *s) {
  sr_func *main = s->module->main;
  int32_t inputs = main->body->arg_count, results = main->body->last->operand_count;
  const sr_type **in = SR_NEW_ARRAY(s->module->arena, const sr_type *, inputs);
  const sr_type **out = SR_NEW_ARRAY(s->module->arena, const sr_type *, results);
  for (int32_t i = 0; i < inputs; i++)
    in[i] = main->body->args[i]->type;
  for (int32_t i = 0; i < results; i++)
    out[i] = sr_operand(main->body->last, i)->type;
  main->type = sr_type_function(s->module, in, inputs, out, results);
}

sr_status sr_module_settle(sr_ctx *ctx, sr_module *module) {
  settling s = {.ctx = ctx, .module = module};
  SR_TRY(refuse_main(&s));
  SR_TRY(settle_block(&s, module->main->body));
  if (!s.changed)
    return SR_OK;
  settle_main(&s);
  return sr_module_verify(ctx, module);
}
