/* Looks up classes and costs of ops, and decides which ops a library or a step of the executor can
 * compute. */
#include "compiler/core/op_class.h"

#include <string.h>

#include "compiler/core/target_attributes.h"
#include "executable/calls.h"
#include "executable/convolution.h"
#include "graph/ir/dot.h"
#include "graph/ir/query.h"

static const struct {
  uint8_t class_;
  uint8_t cost; /* 0: class_costs has the cost */
} rows[SR_OP_COUNT] = {
#define SR_EMIT_expanded(FUNCTION) SR_EMIT_expansion
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  [SR_OP_##ENUM] = {SR_EMIT_##EMIT, 0},
#define UNARY(ENUM, NAME, SYNTAX, SHAPE, ELEMENTS, COST, ...)                                      \
  [SR_OP_##ENUM] = {SR_EMIT_unary, COST},
#define BINARY(ENUM, NAME, SYNTAX, TRAITS, ELEMENTS, COST, ...)                                    \
  [SR_OP_##ENUM] = {SR_EMIT_binary, COST},
#include "graph/ir/ops.def"
};

static const uint8_t class_costs[SR_EMIT_CLASSES] = {
    [SR_EMIT_compare] = 1, [SR_EMIT_select] = 1, [SR_EMIT_convert] = 1,
    [SR_EMIT_clamp] = 2,   [SR_EMIT_gather] = 4,
};

sr_emit_class sr_emit_class_of(const sr_op *op) {
  return (sr_emit_class)rows[op->code].class_;
}

bool sr_op_is_pointwise(const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  return class_ <= SR_EMIT_last_pointwise ||
         (class_ == SR_EMIT_bitcast && sr_operand(op, 0)->type->rank == op->results[0].type->rank);
}

int32_t sr_op_cost(const sr_op *op) {
  return rows[op->code].cost ? rows[op->code].cost : class_costs[sr_emit_class_of(op)];
}

/* ---- dot_general as a matrix product --------------------------------------------------------- */

/*
 * Finds the order of the dimensions of one operand of a dot_general. A library needs the batch
 * dimensions first and the contracting dimensions side by side, each in the order of the op's
 * attribute. Returns 0 for the order batch, free, contracting; 1 for batch, contracting, free; -1
 * for any other order.
 */
static int operand_order(int32_t rank, const sr_dims *batch, const sr_dims *contract) {
  for (int32_t i = 0; i < batch->count; i++)
    if (batch->dims[i] != i)
      return -1;
  for (int32_t i = 1; i < contract->count; i++)
    if (contract->dims[i] != contract->dims[i - 1] + 1)
      return -1;
  int32_t free_count = rank - batch->count - contract->count;
  if (contract->count == 0 || free_count == 0)
    return contract->count == 0 || contract->dims[0] == batch->count ? 0 : -1;
  if (contract->dims[0] == batch->count)
    return 1;
  return contract->dims[0] == batch->count + free_count ? 0 : -1;
}

static int64_t product(const sr_type *type, const sr_dims *which) {
  int64_t result = 1;
  for (int32_t i = 0; i < which->count; i++)
    result *= type->dims[which->dims[i]];
  return result;
}

sr_dtype sr_dot_sum_type(const sr_op *op) {
  const sr_dtype dtype = op->results[0].type->dtype;
  const bool is_small =
      sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT && sr_dtype_get(dtype)->bytes < 4;
  return is_small ? SR_F32 : dtype;
}

/* True if `field` of a dot algorithm names a type of at most as many bits as TF32. */
static bool is_short(const sr_attr *algorithm, const char *field) {
  const sr_attr *type = sr_attr_field(algorithm, field);
  if (!type || type->kind != SR_ATTR_TYPE)
    return false;
  return type->type->kind == SR_TYPE_OTHER ? strcmp(type->type->text, "tf32") == 0
                                           : type->type->dtype == SR_BF16;
}

bool sr_dot_has_tf32(const sr_op *op, bool otherwise) {
  const sr_attr *algorithm = sr_op_attr(op, "algorithm");
  const sr_attr *precisions = sr_op_attr(op, "precision_config");
  if (sr_operand(op, 0)->type->dtype != SR_F32 || op->results[0].type->dtype != SR_F32)
    return false;
  if (algorithm) {
    const sr_attr *count = sr_attr_field(algorithm, "num_primitive_operations");
    return is_short(algorithm, "lhs_precision_type") && is_short(algorithm, "rhs_precision_type") &&
           count && count->kind == SR_ATTR_INT && count->integer.value == 1;
  }
  for (size_t i = 0; i < sr_attr_item_count(precisions); i++) {
    const sr_attr *item = precisions->array.items[i];
    if (item->kind == SR_ATTR_ENUM && strcmp(item->enumeration.value, "HIGHEST") == 0)
      return false;
  }
  return otherwise;
}

bool sr_gemm_pays(const sr_policy *policy, sr_dtype dtype, int64_t m, int64_t n, int64_t k) {
  const bool is_small = dtype == SR_F16 || dtype == SR_BF16;
  return (dtype == SR_F32 || dtype == SR_F64 || dtype == SR_C64 || dtype == SR_C128 ||
          (is_small && policy->small_float_products)) &&
         (double)m * (double)n * (double)k >= policy->gemm_work;
}

static bool is_float8(sr_dtype dtype) {
  return dtype == SR_F8E4M3FN || dtype == SR_F8E5M2;
}

static bool is_int8(const sr_policy *policy, sr_dtype dtype) {
  return dtype == SR_I8 || (dtype == SR_U8 && policy->int8_unit == 1);
}

/* Returns the number that must divide all sizes of a product of elements of 8 bits. 0: no library
 * has a product of these types. */
static int64_t byte_unit(const sr_policy *policy, const sr_op *op) {
  const sr_dtype a = sr_operand(op, 0)->type->dtype, b = sr_operand(op, 1)->type->dtype;
  const sr_dtype result = op->results[0].type->dtype;
  if (is_int8(policy, a) && is_int8(policy, b) && result == SR_I32)
    return policy->int8_unit;
  const bool has_factors = is_float8(a) && is_float8(b) && (a == SR_F8E4M3FN || a != b);
  const bool has_result = result == SR_F32 || result == SR_F16 || result == SR_BF16;
  return policy->float8_products && has_factors && has_result ? 16 : 0;
}

/* True if a kernel reads each number of `op` (DOT) once, in the order of memory: it multiplies a
 * vector and the rows of a matrix. */
static bool sums_rows(const sr_op *op, const sr_dot_numbers *dims, const sr_gemm_shape *shape) {
  return (shape->m == 1 || shape->n == 1) &&
         operand_order(sr_operand(op, 0)->type->rank, &dims->batch[0], &dims->sum[0]) == 0 &&
         operand_order(sr_operand(op, 1)->type->rank, &dims->batch[1], &dims->sum[1]) == 0;
}

bool sr_dot_shape(const sr_op *op, sr_gemm_shape *out_shape) {
  const sr_type *a = sr_operand(op, 0)->type, *b = sr_operand(op, 1)->type;
  const sr_dot_numbers dims = sr_dot_numbers_of(op);
  const int64_t batch = product(a, &dims.batch[0]), k = product(a, &dims.sum[0]);
  if (batch == 0 || k == 0)
    return false;
  *out_shape = (sr_gemm_shape){.batch = batch,
                               .m = sr_type_elements(a) / batch / k,
                               .n = sr_type_elements(b) / batch / k,
                               .k = k};
  return true;
}

/* True for f32, f64, and complex numbers of them. */
static bool is_wide(sr_dtype dtype) {
  return sr_dtype_part(dtype) == SR_F32 || sr_dtype_part(dtype) == SR_F64;
}

bool sr_dot_has_vector(const sr_op *op, const sr_gemm_shape *shape) {
  const sr_dtype dtype = op->results[0].type->dtype;
  return (shape->m == 1 || shape->n == 1) && is_wide(dtype) &&
         sr_operand(op, 0)->type->dtype == dtype && sr_operand(op, 1)->type->dtype == dtype;
}

bool sr_gemm_size(const sr_policy *policy, const sr_op *op, sr_gemm_shape *out_shape) {
  const sr_type *a = sr_operand(op, 0)->type, *b = sr_operand(op, 1)->type;
  const sr_dtype dtype = a->dtype, result = op->results[0].type->dtype;
  const sr_dot_numbers dims = sr_dot_numbers_of(op);
  if (!sr_dot_shape(op, out_shape) ||
      (policy->sums_vector_products && sr_dot_has_vector(op, out_shape)) ||
      (policy->sums_small_rows && sr_dtype_get(dtype)->bytes < 4 &&
       sums_rows(op, &dims, out_shape)))
    return false;
  const int64_t m = out_shape->m, n = out_shape->n, k = out_shape->k;
  const int64_t unit = byte_unit(policy, op);
  if (unit > 0)
    return m % unit == 0 && n % unit == 0 && k % unit == 0 &&
           (double)m * (double)n * (double)k >= policy->gemm_work;
  if (b->dtype != dtype || (result != dtype && result != SR_F32))
    return false;
  return k >= policy->gemm_terms && (result == dtype || policy->small_float_products) &&
         sr_gemm_pays(policy, dtype, m, n, k);
}

bool sr_gemm_match(const sr_policy *policy, const sr_op *op, sr_gemm_shape *out_shape) {
  if (!sr_gemm_size(policy, op, out_shape))
    return false;
  const sr_type *a = sr_operand(op, 0)->type, *b = sr_operand(op, 1)->type;
  sr_dot_numbers dims = sr_dot_numbers_of(op);
  int order_a = operand_order(a->rank, &dims.batch[0], &dims.sum[0]);
  int order_b = operand_order(b->rank, &dims.batch[1], &dims.sum[1]);
  bool vectors = b->rank == dims.batch[1].count + dims.sum[1].count;
  out_shape->transpose_a = order_a == 1;
  out_shape->transpose_b = order_b == 0 && !vectors;
  if (byte_unit(policy, op) > 1)
    return order_a == 0 && order_b == 0;
  return order_a >= 0 && order_b >= 0;
}

bool sr_type_fits_registers(const sr_policy *policy, const sr_type *type) {
  const int64_t elements = sr_type_elements(type);
  return elements <= SR_REGISTER_ELEMENTS &&
         (elements == 0 || elements % policy->vector_trips != 0);
}

enum {
  UNROLLED_TERMS = 128
};

int64_t sr_op_terms(const sr_op *op) {
  const int64_t elements = sr_type_elements(op->results[0].type);
  const sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_reduce)
    return sr_type_elements(sr_operand(op, 0)->type);
  if (class_ != SR_EMIT_dot)
    return elements;
  sr_dot_numbers dims = sr_dot_numbers_of(op);
  return elements * product(sr_operand(op, 0)->type, &dims.sum[0]);
}

bool sr_op_has_few_terms(const sr_policy *policy, const sr_op *op) {
  const int64_t sums = sr_type_elements(op->results[0].type), terms = sr_op_terms(op);
  return terms <= UNROLLED_TERMS && terms <= policy->chained_terms * sums;
}

/* ---- library calls --------------------------------------------------------------------------- */

/* True if a tensor of `type` has what the port takes: batch * extents[0] * extents[1] elements. */
static bool port_fits(const sr_call_step *call, const sr_call_port *port, const sr_type *type) {
  return type->kind == SR_TYPE_TENSOR && type->dtype == sr_call_port_dtype(port, call->dtype) &&
         sr_type_elements(type) == call->batch * sr_call_port_elements(call, port);
}

const char *sr_call_of(const sr_op *op, sr_call_step *out_call) {
  const sr_attr *name = sr_op_attr(op, "function");
  size_t count;
  const int64_t *numbers = sr_op_ints(op, "numbers", &count);
  *out_call = (sr_call_step){0};
  if (op->operand_count == 0 || sr_operand(op, 0)->type->kind != SR_TYPE_TENSOR ||
      sr_operand(op, 0)->type->dtype == SR_DTYPE_COUNT || !name || name->kind != SR_ATTR_STRING ||
      !numbers || count != 5 || numbers[0] < 0 || numbers[0] > UINT32_MAX)
    return "it needs an operand, a function and five numbers";
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  sr_call_function function = sr_call_find(name->string.data, dtype);
  if (function == SR_CALL_COUNT)
    return "there is no such function for this element type";
  *out_call = (sr_call_step){
      .function = function,
      .dtype = dtype,
      .options = (uint32_t)numbers[0],
      .batch = numbers[1],
      .m = numbers[2],
      .n = numbers[3],
      .k = numbers[4],
  };
  const char *fault = sr_call_fault(out_call);
  if (fault)
    return fault;
  const sr_call_row *row = sr_call_row_get(function);
  int32_t operands = sr_call_operand_count(row);
  if (op->operand_count != operands || op->operand_count + op->result_count != row->port_count)
    return "its operands or results are not those of the function";
  for (int32_t i = 0; i < row->port_count; i++)
    if (!port_fits(out_call, &row->ports[i],
                   i < operands ? sr_operand(op, i)->type : op->results[i - operands].type))
      return "an operand or a result does not have the type that the function takes";
  return NULL;
}

/* ---- convolutions ---------------------------------------------------------------------------- */

size_t sr_convolution_to_numbers(const sr_convolution_step *c,
                                 int64_t out_numbers[SR_CONVOLUTION_NUMBERS]) {
  const int64_t first[] = {c->kind,  c->features_last, c->filters_last, c->spatial,
                           c->batch, c->groups,        c->in_features,  c->out_features};
  const int64_t *const lists[] = {c->image,  c->window,  c->places,
                                  c->stride, c->padding, c->dilation};
  size_t count = sizeof first / sizeof *first;
  memcpy(out_numbers, first, sizeof first);
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    for (int32_t d = 0; d < c->spatial; d++)
      out_numbers[count++] = lists[i][d];
  return count;
}

/* Reads what sr_convolution_to_numbers wrote. Returns false if that has not written them. */
static bool numbers_read(const int64_t *numbers, size_t count, sr_convolution_step *c) {
  enum {
    FIRST = 8,
    LISTS = 6
  };
  if (!numbers || count < FIRST || numbers[0] < 0 || numbers[0] > SR_CONVOLUTION_FILTER_GRADIENT ||
      numbers[3] < 1 || numbers[3] > SR_CONVOLUTION_SPATIAL ||
      count != FIRST + LISTS * (size_t)numbers[3])
    return false;
  *c = (sr_convolution_step){.kind = (sr_convolution_kind)numbers[0],
                             .features_last = numbers[1] != 0,
                             .filters_last = numbers[2] != 0,
                             .spatial = (int32_t)numbers[3],
                             .batch = numbers[4],
                             .groups = numbers[5],
                             .in_features = numbers[6],
                             .out_features = numbers[7]};
  int64_t *const lists[LISTS] = {c->image,  c->window,  c->places,
                                 c->stride, c->padding, c->dilation};
  for (size_t i = 0; i < LISTS; i++)
    for (int32_t d = 0; d < c->spatial; d++)
      lists[i][d] = numbers[FIRST + i * (size_t)c->spatial + (size_t)d];
  return true;
}

/* True if `type` is that of the array. */
static bool array_fits(const sr_convolution_step *c, int array, const sr_type *type) {
  int64_t dims[SR_CONVOLUTION_RANK];
  sr_convolution_dims(c, array, dims);
  return type->kind == SR_TYPE_TENSOR && type->dtype == c->dtype && type->rank == 2 + c->spatial &&
         memcmp(dims, type->dims, (size_t)type->rank * sizeof *dims) == 0;
}

const char *sr_convolution_of(const sr_policy *policy, const sr_op *op,
                              sr_convolution_step *out_convolution) {
  size_t count;
  const int64_t *numbers = sr_op_ints(op, "numbers", &count);
  const sr_type *type = op->results[0].type;
  if (type->kind != SR_TYPE_TENSOR || !numbers_read(numbers, count, out_convolution))
    return "it needs numbers that describe a convolution";
  out_convolution->dtype = type->dtype;
  if (out_convolution->filters_last != policy->filters_last)
    return "devices of the target do not read filters of this layout";
  const char *fault = sr_convolution_fault(out_convolution);
  if (fault)
    return fault;
  const int result = sr_convolution_result(out_convolution->kind);
  for (int i = 0, operand = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    if (!array_fits(out_convolution, i, i == result ? type : sr_operand(op, operand++)->type))
      return "an operand or the result does not have the type that its numbers describe";
  return NULL;
}

bool sr_scatter_is_apart(const sr_op *op) {
  const sr_type *updates = sr_operand(op, op->result_count + 1)->type;
  const sr_attr *numbers = sr_op_attr(op, "scatter_dimension_numbers");
  size_t count;
  const int64_t *window = sr_attr_get_ints(sr_attr_field(numbers, "update_window_dims"), &count);
  int64_t windows = 1;
  for (int32_t d = 0; d < updates->rank; d++)
    windows *= sr_ints_have(window, count, d) ? 1 : updates->dims[d];
  return windows <= 1 || sr_op_flag(op, "unique_indices");
}

sr_scatter_numbers sr_scatter_numbers_of(const sr_op *op) {
  const sr_attr *attr = sr_op_attr(op, "scatter_dimension_numbers");
  const sr_attr *vector = sr_attr_field(attr, "index_vector_dim");
  sr_scatter_numbers n = {.vector_dim = vector ? vector->integer.value : 0};
  n.window = sr_attr_get_ints(sr_attr_field(attr, "update_window_dims"), &n.window_count);
  n.inserted = sr_attr_get_ints(sr_attr_field(attr, "inserted_window_dims"), &n.inserted_count);
  n.batch = sr_attr_get_ints(sr_attr_field(attr, "input_batching_dims"), &n.batch_count);
  n.index_batch =
      sr_attr_get_ints(sr_attr_field(attr, "scatter_indices_batching_dims"), &n.batch_count);
  n.map = sr_attr_get_ints(sr_attr_field(attr, "scatter_dims_to_operand_dims"), &n.map_count);
  return n;
}

bool sr_scatter_drops(const sr_scatter_numbers *n, int32_t d) {
  return sr_ints_have(n->inserted, n->inserted_count, d) ||
         sr_ints_have(n->batch, n->batch_count, d);
}

/* Returns the dimension of the updates that follows the dimension `dim` of the indices. */
static int32_t followed_by(const sr_scatter_numbers *n, const sr_type *updates, int64_t dim) {
  int64_t before = dim - (dim > n->vector_dim);
  int32_t d = 0;
  while (sr_ints_have(n->window, n->window_count, d) || before-- > 0)
    d++;
  SR_ASSERT(d < updates->rank);
  return d;
}

/* Returns how many elements of a window are updated one after the other. */
static int64_t elements_together(const sr_scatter_numbers *n, const sr_type *updates) {
  int64_t elements = 1;
  for (int32_t d = updates->rank - 1; d >= 0 && sr_ints_have(n->window, n->window_count, d); d--)
    elements *= updates->dims[d];
  return elements;
}

bool sr_scatter_parts_of(const sr_policy *policy, const sr_op *op, sr_scatter_parts *out_parts) {
  const sr_type *type = op->results[0].type;
  const sr_type *updates = sr_operand(op, op->result_count + 1)->type;
  if (policy->shared_window == 0 || op->code != SR_OP_SCATTER)
    return false;
  const sr_scatter_numbers n = sr_scatter_numbers_of(op);
  int32_t dim = 0, windows_before = 0;
  for (; dim < type->rank && type->dims[dim] == 1; dim++)
    windows_before += !sr_scatter_drops(&n, dim);
  if (dim == type->rank)
    return false;
  *out_parts = (sr_scatter_parts){dim, -1};
  for (size_t i = 0; i < n.batch_count; i++)
    if (n.batch[i] == dim)
      out_parts->loop = followed_by(&n, updates, n.index_batch[i]);
  if (out_parts->loop >= 0)
    return true;
  if (sr_ints_have(n.map, n.map_count, dim))
    return sr_scatter_drops(&n, dim) && elements_together(&n, updates) >= policy->shared_window;
  if (sr_scatter_drops(&n, dim)) /* all windows are at its first index */
    return false;
  out_parts->loop = (int32_t)n.window[windows_before];
  return true;
}

static bool is_reduced_in_place(const sr_policy *policy, const sr_op *op, int32_t index) {
  sr_collective_kind kind;
  return policy->in_place_bytes > 0 && sr_op_collective_kind(op, &kind) &&
         kind == SR_COLLECTIVE_ALL_REDUCE &&
         sr_type_bytes(sr_operand(op, index)->type) >= policy->in_place_bytes;
}

int32_t sr_op_updated_operand(const sr_policy *policy, const sr_op *op, int32_t index) {
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_collective)
    return is_reduced_in_place(policy, op, index) ? index : -1;
  if (class_ == SR_EMIT_dynamic_update_slice || class_ == SR_EMIT_scatter)
    return index;
  if (class_ == SR_EMIT_host_call)
    return (int32_t)sr_op_int_at(op, SR_TARGET_OVER_ATTR, (size_t)index, -1);
  if (class_ != SR_EMIT_call)
    return -1;
  sr_call_step call;
  sr_call_of(op, &call);
  const sr_call_port *port = &sr_call_row_get(call.function)->ports[op->operand_count + index];
  return port->role == SR_CALL_ROLE_OVER ? port->over : -1;
}
