/* Factor rules of ops that combine elements: products, sums, windows, sorts, transforms. A
 * dimension "passes through" or "stays whole" if its factor has the kind SR_FACTOR_PASS_THROUGH or
 * SR_FACTOR_WHOLE (rule.h). */
#include <string.h>

#include "graph/ir/query.h"
#include "graph/ir/shorthand.h"
#include "partitioner/rules/rules.h"

/* ---- products -------------------------------------------------------------------------------- */

/*
 * The result of a product has its dimensions in this order: batch dimensions, free dimensions of
 * the left operand, free dimensions of the right operand. In the functions below, *next is the next
 * dimension of the result.
 */
static void share_batch(sr_rule_maker *m, const sr_dot_numbers *numbers, int32_t *next) {
  const int64_t *left = numbers->batch[0].dims, *right = numbers->batch[1].dims;
  for (int32_t i = 0; i < numbers->batch[0].count; i++) {
    int32_t factor = sr_rule_share(m, 0, (int32_t)left[i], sr_rule_result(m, 0), (*next)++,
                                   SR_FACTOR_PASS_THROUGH);
    sr_rule_put(m, 1, (int32_t)right[i], factor);
  }
}

static void share_free(sr_rule_maker *m, const sr_dot_numbers *numbers, int32_t operand,
                       int32_t *next) {
  for (int32_t d = 0; d < sr_rule_type(m, operand)->rank; d++)
    if (sr_dot_is_free(numbers, operand, d))
      sr_rule_share(m, operand, d, sr_rule_result(m, 0), (*next)++, SR_FACTOR_PASS_THROUGH);
}

static void share_sum(sr_rule_maker *m, const sr_dot_numbers *numbers) {
  const int64_t *left = numbers->sum[0].dims, *right = numbers->sum[1].dims;
  for (int32_t i = 0; i < numbers->sum[0].count; i++)
    sr_rule_share(m, 0, (int32_t)left[i], 1, (int32_t)right[i], SR_FACTOR_REDUCTION);
}

static void share_product(sr_rule_maker *m, const sr_dot_numbers *numbers) {
  int32_t next = 0;
  share_batch(m, numbers, &next);
  share_free(m, numbers, 0, &next);
  share_free(m, numbers, 1, &next);
  share_sum(m, numbers);
}

void sr_rule_dot_general(sr_rule_maker *m) {
  sr_dot_numbers numbers = sr_dot_numbers_of(m->op);
  share_product(m, &numbers);
}

/* dot contracts the last dimension of the left operand with the first dimension of the right
 * operand. */
void sr_rule_dot(sr_rule_maker *m) {
  const int64_t last = sr_rule_type(m, 0)->rank - 1, first = 0;
  const sr_dot_numbers numbers = {.sum = {{&last, 1}, {&first, 1}}};
  share_product(m, &numbers);
}

/* Each letter of the einsum_config becomes a factor. A letter that the result does not have is
 * summed over. */
void sr_rule_einsum(sr_rule_maker *m) {
  sr_einsum config;
  if (!sr_einsum_read(m->op, &config))
    return;
  int32_t result = sr_rule_result(m, 0), factors[128];
  memset(factors, -1, sizeof factors);
  for (size_t d = 0; d < config.counts[2]; d++)
    factors[config.letters[2][d] & 127] =
        sr_rule_own(m, result, (int32_t)d, SR_FACTOR_PASS_THROUGH);
  for (int32_t t = 0; t < result; t++)
    for (size_t d = 0; d < config.counts[t]; d++) {
      int32_t *factor = &factors[config.letters[t][d] & 127];
      if (*factor < 0)
        *factor = sr_rule_factor(m, sr_rule_type(m, t)->dims[d], SR_FACTOR_REDUCTION);
      sr_rule_put(m, t, (int32_t)d, *factor);
    }
}

/* The operand group_sizes counts elements along the whole ragged dimension. So the ragged dimension
 * and the dimension of groups stay whole. */
void sr_rule_ragged_dot(sr_rule_maker *m) {
  sr_ragged ragged;
  if (!sr_ragged_read(m->op, &ragged))
    return;
  int32_t next = 0, result = sr_rule_result(m, 0);
  if (ragged.mode == SR_RAGGED_SUM)
    sr_rule_own(m, result, next++, SR_FACTOR_WHOLE);
  share_batch(m, &ragged.dims, &next);
  for (int32_t k = 0; k < 2; k++)
    for (int32_t d = 0; d < sr_rule_type(m, k)->rank; d++) {
      bool whole = k == 0 && d == ragged.ragged;
      if (k == 1 && d == ragged.group)
        sr_rule_own(m, k, d, SR_FACTOR_WHOLE);
      else if (sr_dot_is_free(&ragged.dims, k, d))
        sr_rule_share(m, k, d, result, next++, whole ? SR_FACTOR_WHOLE : SR_FACTOR_PASS_THROUGH);
    }
  for (int32_t i = 0; i < ragged.dims.sum[0].count; i++) {
    bool whole = ragged.dims.sum[0].dims[i] == ragged.ragged;
    sr_rule_share(m, 0, (int32_t)ragged.dims.sum[0].dims[i], 1, (int32_t)ragged.dims.sum[1].dims[i],
                  whole ? SR_FACTOR_WHOLE : SR_FACTOR_REDUCTION);
  }
  for (int32_t d = 0; d < sr_rule_type(m, 2)->rank; d++)
    sr_rule_own(m, 2, d, SR_FACTOR_WHOLE);
}

/* ---- convolution ----------------------------------------------------------------------------- */

typedef struct convolution {
  sr_rule_maker *m;
  const sr_attr *numbers;
  size_t spatial;
} convolution;

enum {
  INPUT,
  KERNEL,
  OUTPUT
};

static int32_t numbered(const convolution *c, const char *name) {
  return (int32_t)sr_attr_field(c->numbers, name)->integer.value;
}

/* True if the window has one element along spatial dimension `d` and visits each element of the
 * operand once: no stride, padding or dilation. */
static bool is_pointwise(const sr_op *op, size_t d, int64_t window) {
  return window == 1 && sr_op_int_at(op, "window_strides", d, 1) == 1 &&
         sr_op_int_at(op, "padding", 2 * d, 0) == 0 &&
         sr_op_int_at(op, "padding", 2 * d + 1, 0) == 0 &&
         sr_op_int_at(op, "lhs_dilation", d, 1) == 1 &&
         sr_op_int_at(op, "base_dilations", d, 1) == 1;
}

static void share_places(const convolution *c) {
  size_t count;
  const int64_t *in =
      sr_attr_get_ints(sr_attr_field(c->numbers, "input_spatial_dimensions"), &count);
  const int64_t *window =
      sr_attr_get_ints(sr_attr_field(c->numbers, "kernel_spatial_dimensions"), &count);
  const int64_t *out =
      sr_attr_get_ints(sr_attr_field(c->numbers, "output_spatial_dimensions"), &count);
  for (size_t d = 0; d < count; d++) {
    bool pointwise = is_pointwise(c->m->op, d, sr_rule_type(c->m, KERNEL)->dims[window[d]]);
    sr_rule_share(c->m, INPUT, (int32_t)in[d], OUTPUT, (int32_t)out[d],
                  pointwise ? SR_FACTOR_PASS_THROUGH : SR_FACTOR_HALO);
    sr_rule_own(c->m, KERNEL, (int32_t)window[d], SR_FACTOR_REDUCTION);
  }
}

/*
 * If the convolution has groups, the index of the group is a factor: the major factor of each
 * dimension that groups divide. Feature groups divide the features of the input and of the output.
 * Batch groups divide the batch of the input and the features of the output.
 */
void sr_rule_convolution(sr_rule_maker *m) {
  convolution c = {.m = m, .numbers = sr_op_attr(m->op, "dimension_numbers")};
  int64_t groups = sr_op_int(m->op, "feature_group_count", 1);
  int64_t batches = sr_op_int(m->op, "batch_group_count", 1);
  int32_t in_batch = numbered(&c, "input_batch_dimension");
  int32_t in_feature = numbered(&c, "input_feature_dimension");
  int32_t kernel_in = numbered(&c, "kernel_input_feature_dimension");
  int32_t kernel_out = numbered(&c, "kernel_output_feature_dimension");
  int32_t out_batch = numbered(&c, "output_batch_dimension");
  int32_t out_feature = numbered(&c, "output_feature_dimension");
  if (groups > 1 || batches > 1) {
    int32_t group = sr_rule_factor(m, groups > 1 ? groups : batches, SR_FACTOR_PASS_THROUGH);
    sr_rule_put(m, INPUT, groups > 1 ? in_feature : in_batch, group);
    sr_rule_put(m, KERNEL, kernel_out, group);
    sr_rule_put(m, OUTPUT, out_feature, group);
  }
  int32_t batch =
      sr_rule_factor(m, sr_rule_type(m, OUTPUT)->dims[out_batch], SR_FACTOR_PASS_THROUGH);
  sr_rule_put(m, INPUT, in_batch, batch);
  sr_rule_put(m, OUTPUT, out_batch, batch);
  int64_t features = sr_rule_type(m, OUTPUT)->dims[out_feature] / (groups * batches);
  int32_t feature = sr_rule_factor(m, features, SR_FACTOR_PASS_THROUGH);
  sr_rule_put(m, KERNEL, kernel_out, feature);
  sr_rule_put(m, OUTPUT, out_feature, feature);
  int32_t sum = sr_rule_own(m, KERNEL, kernel_in, SR_FACTOR_REDUCTION);
  sr_rule_put(m, INPUT, in_feature, sum);
  share_places(&c);
}

/* ---- reductions and windows ------------------------------------------------------------------ */

/* All reduced operands have the same dimensions, and so have all results. The initial values are
 * scalars, which have no factor. */
void sr_rule_reduce(sr_rule_maker *m) {
  int32_t n = m->op->result_count, next = 0;
  size_t count;
  const int64_t *dims = sr_op_ints(m->op, "dimensions", &count);
  for (int32_t d = 0; d < sr_rule_type(m, 0)->rank; d++) {
    bool reduced = sr_ints_have(dims, count, d);
    int32_t factor = sr_rule_factor(m, sr_rule_type(m, 0)->dims[d],
                                    reduced ? SR_FACTOR_REDUCTION : SR_FACTOR_PASS_THROUGH);
    for (int32_t i = 0; i < n; i++) {
      sr_rule_put(m, i, d, factor);
      if (!reduced)
        sr_rule_put(m, sr_rule_result(m, i), next, factor);
    }
    next += !reduced;
  }
}

bool sr_op_accumulates(const sr_op *op, const sr_type *type, int32_t dim) {
  if (op->code != SR_OP_REDUCE_WINDOW)
    return false;
  for (int32_t d = 0; d < type->rank; d++)
    if (d != dim &&
        !is_pointwise(op, (size_t)d, sr_op_int_at(op, "window_dimensions", (size_t)d, 1)))
      return false;
  size_t i = (size_t)dim;
  int64_t window = sr_op_int_at(op, "window_dimensions", i, 1);
  int64_t low = sr_op_int_at(op, "padding", 2 * i, 0),
          high = sr_op_int_at(op, "padding", 2 * i + 1, 0);
  return window > 1 && window >= type->dims[dim] && low + high == window - 1 &&
         (low == 0 || high == 0) && sr_op_int_at(op, "window_strides", i, 1) == 1 &&
         sr_op_int_at(op, "base_dilations", i, 1) == 1 &&
         sr_op_int_at(op, "window_dilations", i, 1) == 1;
}

/* For a cumulative op such as a prefix sum, a device needs only the totals of the other shards, not
 * their elements. So the factor of that dimension passes through. */
void sr_rule_reduce_window(sr_rule_maker *m) {
  int32_t n = m->op->result_count;
  for (int32_t d = 0; d < sr_rule_type(m, 0)->rank; d++) {
    int64_t window = sr_op_int_at(m->op, "window_dimensions", (size_t)d, 1);
    bool passes =
        is_pointwise(m->op, (size_t)d, window) || sr_op_accumulates(m->op, sr_rule_type(m, 0), d);
    int32_t factor = sr_rule_factor(m, sr_rule_type(m, 0)->dims[d],
                                    passes ? SR_FACTOR_PASS_THROUGH : SR_FACTOR_HALO);
    for (int32_t i = 0; i < n; i++) {
      sr_rule_put(m, i, d, factor);
      sr_rule_put(m, sr_rule_result(m, i), d, factor);
    }
  }
}

/* Operand 0 has windows. Operand 1, the source, has one element for each window, so its dimensions
 * share the factors of operand 0. */
void sr_rule_select_and_scatter(sr_rule_maker *m) {
  for (int32_t d = 0; d < sr_rule_type(m, 0)->rank; d++) {
    int64_t window = sr_op_int_at(m->op, "window_dimensions", (size_t)d, 1);
    bool pointwise = is_pointwise(m->op, (size_t)d, window);
    int32_t factor = sr_rule_share(m, 0, d, sr_rule_result(m, 0), d,
                                   pointwise ? SR_FACTOR_PASS_THROUGH : SR_FACTOR_HALO);
    sr_rule_put(m, 1, d, factor);
  }
}

/* ---- ops that need whole dimensions ---------------------------------------------------------- */

/* The first `outer` dimensions of all tensors share factors that pass through. All other dimensions
 * stay whole. */
static void share_outer(sr_rule_maker *m, int32_t outer) {
  for (int32_t d = 0; d < outer; d++) {
    int32_t factor = sr_rule_factor(m, sr_rule_type(m, 0)->dims[d], SR_FACTOR_PASS_THROUGH);
    for (int32_t t = 0; t < m->rule->operand_count + m->rule->result_count; t++)
      if (m->rule->tensors[t].rank > d)
        sr_rule_put(m, t, d, factor);
  }
  for (int32_t t = 0; t < m->rule->operand_count + m->rule->result_count; t++)
    for (int32_t d = outer; d < m->rule->tensors[t].rank; d++)
      sr_rule_own(m, t, d, SR_FACTOR_WHOLE);
}

void sr_rule_sort(sr_rule_maker *m) {
  const sr_type *type = sr_rule_type(m, 0);
  int32_t sorted = sr_sort_dimension(m->op);
  for (int32_t d = 0; d < type->rank; d++) {
    int32_t factor =
        sr_rule_factor(m, type->dims[d], d == sorted ? SR_FACTOR_WHOLE : SR_FACTOR_PASS_THROUGH);
    for (int32_t t = 0; t < 2 * m->op->result_count; t++)
      sr_rule_put(m, t, d, factor);
  }
}

/* The last dimension may be cut: each device finds the top k elements of its shard. The top k of
 * the whole dimension are among these, so a second top_k over them gives the result. */
void sr_rule_top_k(sr_rule_maker *m) {
  int32_t last = sr_rule_type(m, 0)->rank - 1;
  share_outer(m, last);
  m->rule->factors[m->rule->tensors[0].dims[last].factors[0]].kind = SR_FACTOR_REDUCTION;
}

void sr_rule_fft(sr_rule_maker *m) {
  size_t count;
  (void)sr_op_ints(m->op, "fft_length", &count);
  share_outer(m, sr_rule_type(m, 0)->rank - (int32_t)count);
}

void sr_rule_cholesky(sr_rule_maker *m) {
  share_outer(m, sr_rule_type(m, 0)->rank - 2);
}

/* Each column of the right-hand side is a system of equations of its own, so the columns may be
 * cut. If left_side is false, each row is such a system instead. */
void sr_rule_triangular_solve(sr_rule_maker *m) {
  int32_t rank = sr_rule_type(m, 0)->rank;
  int32_t free_dim = sr_op_flag(m->op, "left_side") ? rank - 1 : rank - 2;
  for (int32_t d = 0; d < rank; d++) {
    bool whole = d >= rank - 2 && d != free_dim;
    int32_t factor = sr_rule_share(m, 1, d, 2, d, whole ? SR_FACTOR_WHOLE : SR_FACTOR_PASS_THROUGH);
    if (d < rank - 2)
      sr_rule_put(m, 0, d, factor);
    else
      sr_rule_own(m, 0, d, SR_FACTOR_WHOLE);
  }
}

/* Makes the rule of a batch_norm op. Along the feature dimension, factors pass through; the factors
 * of all other dimensions have the kind `others`. Tensors of rank 1, such as the mean, have one
 * element for each feature. */
static void share_features(sr_rule_maker *m, sr_factor_kind others) {
  int64_t feature = sr_op_int(m->op, "feature_index", 0);
  const sr_type *type = sr_rule_type(m, 0);
  int32_t tensors = m->rule->operand_count + m->rule->result_count;
  for (int32_t d = 0; d < type->rank; d++) {
    int32_t factor =
        sr_rule_factor(m, type->dims[d], d == feature ? SR_FACTOR_PASS_THROUGH : others);
    for (int32_t t = 0; t < tensors; t++)
      if (m->rule->tensors[t].rank == type->rank && (type->rank > 1 || d == feature))
        sr_rule_put(m, t, d, factor);
      else if (d == feature)
        sr_rule_put(m, t, 0, factor);
  }
}

void sr_rule_batch_norm_inference(sr_rule_maker *m) {
  share_features(m, SR_FACTOR_PASS_THROUGH);
}

/* The op computes the mean and the variance over all dimensions except the feature dimension, and
 * its result depends on them. So all dimensions except the feature dimension stay whole. */
void sr_rule_batch_norm(sr_rule_maker *m) {
  share_features(m, SR_FACTOR_WHOLE);
}

bool sr_is_elementwise_call(const sr_op *op) {
  if (!sr_op_calls(op, "cu_threefry2x32_ffi") || op->operand_count == 0)
    return false;
  const sr_type *type = sr_operand(op, 0)->type;
  for (int32_t i = 1; i < op->operand_count; i++)
    if (sr_operand(op, i)->type != type)
      return false;
  for (int32_t i = 0; i < op->result_count; i++)
    if (op->results[i].type != type)
      return false;
  return true;
}

/* True for the call that multiplies a sparse matrix (operands 0 to 2) by a dense matrix (operand
 * 3). */
static bool is_sparse_product(const sr_rule_maker *m) {
  return sr_op_calls(m->op, "cpu_csr_sparse_dense_ffi") && m->rule->operand_count == 4 &&
         m->rule->result_count == 1 && sr_rule_type(m, 3)->rank == 2 &&
         m->op->results[0].type->rank == 2;
}

/* Makes the built-in rule of a custom call, by the call's target and attributes. If a call works on
 * a batch of matrices, JAX states the number of batch dimensions in the attribute
 * num_batch_dims. */
static void know_target(sr_rule_maker *m) {
  if (sr_is_elementwise_call(m->op)) {
    share_outer(m, sr_rule_type(m, 0)->rank);
    return;
  }
  if (is_sparse_product(m))
    sr_rule_share(m, 3, 1, sr_rule_result(m, 0), 1, SR_FACTOR_PASS_THROUGH);
  const sr_attr *notes = sr_op_attr(m->op, "mhlo.frontend_attributes");
  const sr_attr *number = sr_attr_field(notes, "num_batch_dims");
  if (!number || number->kind != SR_ATTR_STRING || m->rule->operand_count == 0)
    return;
  int32_t batch = 0;
  for (const char *digit = number->string.data;
       *digit >= '0' && *digit <= '9' && batch < SR_MAX_RANK; digit++)
    batch = 10 * batch + (*digit - '0');
  for (int32_t t = 0; t < m->rule->operand_count + m->rule->result_count; t++)
    if (m->rule->tensors[t].rank < batch)
      return;
  share_outer(m, batch);
}

/* If the program states a rule for the call, uses this rule, limited to what the call's target can
 * compute on shards. Otherwise uses the built-in rule. */
void sr_rule_custom_call(sr_rule_maker *m) {
  const sr_attr *written = sr_op_attr(m->op, "sdy.sharding_rule");
  if (!written || written->kind != SR_ATTR_OPAQUE || !sr_rule_read(m, written->string.data)) {
    know_target(m);
    return;
  }
  sr_rule known = {.operand_count = m->op->operand_count, .result_count = m->op->result_count};
  sr_rule_maker own = {.arena = m->arena, .op = m->op, .rule = &known};
  if (sr_rule_begin(&own))
    know_target(&own);
  sr_rule_limit(m->rule, &known);
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* Shares the dimensions of operand i with result i, except for the dimensions in the attributes
 * `first` and `second`, which the collective gathers or scatters. These stay whole. */
static void share_but(sr_rule_maker *m, const char *first, const char *second) {
  int64_t a = sr_op_int(m->op, first, -1), b = second ? sr_op_int(m->op, second, -1) : a;
  for (int32_t i = 0; i < m->op->result_count; i++)
    for (int32_t d = 0; d < sr_rule_type(m, i)->rank; d++) {
      if (d != a && d != b) {
        sr_rule_share(m, i, d, sr_rule_result(m, i), d, SR_FACTOR_PASS_THROUGH);
        continue;
      }
      sr_rule_own(m, i, d, SR_FACTOR_WHOLE);
      sr_rule_own(m, sr_rule_result(m, i), d, SR_FACTOR_WHOLE);
    }
}

void sr_rule_all_gather(sr_rule_maker *m) {
  share_but(m, "all_gather_dim", NULL);
}
void sr_rule_reduce_scatter(sr_rule_maker *m) {
  share_but(m, "scatter_dimension", NULL);
}
void sr_rule_all_to_all(sr_rule_maker *m) {
  share_but(m, "split_dimension", "concat_dimension");
}
