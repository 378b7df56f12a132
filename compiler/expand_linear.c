/*
 * Products: dot, and convolution as a product over windows.
 *
 * convolution: the operand becomes [group][batch][feature][places], the kernel [group][output
 * feature][feature][window]; all windows of the places are laid side by side (im2col: Chellapilla,
 * Puri, Simard 2006), and one dot_general sums over feature and window. Groups, of features or of
 * the batch, are its batch dimension.
 */
#include "compiler/expander.h"

/* Vectors and matrices: the last dimension of one with the first of the other. */
sr_status sr_expand_dot(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  sr_dot_dims dims = {.sum_count = 1, .sum = {{a->type->rank - 1}, {0}}};
  return sr_expand_finish(rw, op,
                          sr_expand_product(rw, op, a, b, &dims, op->results[0].type->dtype));
}

/* ---- convolution ----------------------------------------------------------------------------- */

enum {
  LEADING = 3 /* group, batch, feature; or group, output feature, feature */
};

typedef struct convolution {
  sr_rewriter *rw;
  sr_op *op;
  const sr_attr *numbers;
  int32_t spatial; /* spatial dimensions */
  int64_t feature_groups, batch_groups;
} convolution;

/* `value` with dimensions `first`, `second` and those of `spatial` in this order. */
static sr_value *in_order(const convolution *c, sr_value *value, const char *first,
                          const char *second, const char *spatial) {
  int64_t order[SR_MAX_RANK];
  size_t count;
  const int64_t *places = sr_attr_get_ints(sr_attr_field(c->numbers, spatial), &count);
  order[0] = sr_attr_field(c->numbers, first)->integer.value;
  order[1] = sr_attr_field(c->numbers, second)->integer.value;
  for (int32_t d = 0; d < c->spatial; d++)
    order[2 + d] = places[d];
  return sr_expand_transpose(c->rw, c->op, value, order);
}

/* Splits dimension `dim` of `value` into `groups` and the rest; the groups go to the front. */
static sr_value *group(const convolution *c, sr_value *value, int32_t dim, int64_t groups) {
  int64_t dims[SR_MAX_RANK], order[SR_MAX_RANK];
  int32_t rank = value->type->rank + 1;
  for (int32_t d = 0; d < rank; d++)
    dims[d] = d == dim       ? groups
              : d == dim + 1 ? value->type->dims[dim] / groups
                             : value->type->dims[d > dim ? d - 1 : d];
  order[0] = dim;
  for (int32_t d = 1; d < rank; d++)
    order[d] = d <= dim ? d - 1 : d;
  sr_value *split = sr_expand_reshape(c->rw, c->op, value, rank, dims);
  return sr_expand_transpose(c->rw, c->op, split, order);
}

/* The operand: all windows, [group][batch][feature][places...][window...]. */
static sr_value *lay_windows(const convolution *c, const int64_t *window) {
  sr_value *input = in_order(c, sr_operand(c->op, 0), "input_batch_dimension",
                             "input_feature_dimension", "input_spatial_dimensions");
  input = c->batch_groups > 1 ? group(c, input, 0, c->batch_groups)
                              : group(c, input, 1, c->feature_groups);
  size_t count;
  const int64_t *stride = sr_op_ints(c->op, "window_strides", &count);
  const int64_t *padding = sr_op_ints(c->op, "padding", &count);
  const int64_t *base = sr_op_ints(c->op, "lhs_dilation", &count);
  const int64_t *dilation = sr_op_ints(c->op, "rhs_dilation", &count);
  sr_windows w;
  for (int32_t d = 0; d < LEADING + c->spatial; d++) {
    int32_t s = d - LEADING;
    w.size[d] = s < 0 ? 1 : window[s];
    w.stride[d] = s < 0 || !stride ? 1 : stride[s];
    w.low[d] = s < 0 || !padding ? 0 : padding[2 * s];
    w.high[d] = s < 0 || !padding ? 0 : padding[2 * s + 1];
    w.base_dilation[d] = s < 0 || !base ? 1 : base[s];
    w.window_dilation[d] = s < 0 || !dilation ? 1 : dilation[s];
  }
  const sr_type *scalar = sr_type_tensor(c->rw->module, input->type->dtype, 0, NULL);
  sr_value *zero = sr_rewriter_splat(c->rw, c->op, scalar, 0);
  sr_value *windows = sr_expand_windows(c->rw, c->op, input, zero, &w);
  /* The leading dimensions have windows of one element: those go. */
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < LEADING + 2 * c->spatial; d++)
    dims[d] = windows->type->dims[d < LEADING + c->spatial ? d : d + LEADING];
  return sr_expand_reshape(c->rw, c->op, windows, LEADING + 2 * c->spatial, dims);
}

/* The kernel, [group][output feature][feature][window...]; the window's size to `out_window`. */
static sr_value *lay_kernel(const convolution *c, int64_t *out_window) {
  sr_value *kernel = in_order(c, sr_operand(c->op, 1), "kernel_output_feature_dimension",
                              "kernel_input_feature_dimension", "kernel_spatial_dimensions");
  for (int32_t d = 0; d < c->spatial; d++)
    out_window[d] = kernel->type->dims[2 + d];
  size_t count;
  const int64_t *reversal = sr_op_ints(c->op, "window_reversal", &count);
  int64_t reversed[SR_MAX_RANK];
  size_t reversed_count = 0;
  for (int32_t d = 0; reversal && d < c->spatial; d++)
    if (reversal[d])
      reversed[reversed_count++] = 2 + d;
  if (reversed_count > 0) {
    kernel = sr_rewriter_unary(c->rw, SR_OP_REVERSE, c->op, kernel, kernel->type);
    sr_op_set_attr(c->rw->module, kernel->op, "dimensions",
                   sr_attr_ints(c->rw->module, reversed, reversed_count));
  }
  return group(c, kernel, 0, c->batch_groups > 1 ? c->batch_groups : c->feature_groups);
}

/* [group][batch][places...][output feature] into the result's order. */
static sr_value *lay_result(const convolution *c, sr_value *product) {
  int64_t order[SR_MAX_RANK], dims[SR_MAX_RANK], places[SR_MAX_RANK];
  int32_t last = 2 + c->spatial;
  order[0] = 1;
  order[1] = 0;
  order[2] = last;
  for (int32_t d = 0; d < c->spatial; d++)
    order[3 + d] = 2 + d;
  sr_value *straight = sr_expand_transpose(c->rw, c->op, product, order);
  const int64_t *from = straight->type->dims;
  dims[0] = from[0];
  dims[1] = from[1] * from[2];
  for (int32_t d = 0; d < c->spatial; d++)
    dims[2 + d] = from[3 + d];
  sr_value *joined = sr_expand_reshape(c->rw, c->op, straight, last, dims);
  size_t count;
  const int64_t *spatial =
      sr_attr_get_ints(sr_attr_field(c->numbers, "output_spatial_dimensions"), &count);
  places[sr_attr_field(c->numbers, "output_batch_dimension")->integer.value] = 0;
  places[sr_attr_field(c->numbers, "output_feature_dimension")->integer.value] = 1;
  for (int32_t d = 0; d < c->spatial; d++)
    places[spatial[d]] = 2 + d;
  return sr_expand_transpose(c->rw, c->op, joined, places);
}

sr_status sr_expand_convolution(sr_rewriter *rw, sr_op *op) {
  convolution c = {
      .rw = rw,
      .op = op,
      .numbers = sr_op_attr(op, "dimension_numbers"),
      .spatial = op->results[0].type->rank - 2,
      .feature_groups = sr_op_int(op, "feature_group_count", 1),
      .batch_groups = sr_op_int(op, "batch_group_count", 1),
  };
  int64_t window[SR_MAX_RANK];
  sr_value *kernel = lay_kernel(&c, window);
  sr_value *windows = lay_windows(&c, window);
  sr_dot_dims dims = {.batch_count = 1, .batch = {{0}, {0}}, .sum_count = 1 + c.spatial};
  dims.sum[0][0] = dims.sum[1][0] = 2;
  for (int32_t d = 0; d < c.spatial; d++) {
    dims.sum[0][1 + d] = LEADING + c.spatial + d;
    dims.sum[1][1 + d] = LEADING + d;
  }
  sr_value *product = sr_expand_product(rw, op, windows, kernel, &dims, op->results[0].type->dtype);
  return sr_expand_finish(rw, op, lay_result(&c, product));
}
