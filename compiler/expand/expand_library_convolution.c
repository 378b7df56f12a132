/*
 * Brings a convolution to the form in which a library of a GPU, or a kernel of CPUs, computes it
 * (sr_convolution_step): images, filters and products, in one order of dimensions; for a library
 * with the same padding on both sides.
 *
 * JAX writes the gradients of a convolution as convolutions, too. Here they become gradients again:
 *
 *   - If the operand is dilated, or the window is reversed, the op spreads each element of the
 *     operand over the places of a window. It is the gradient to the images; the operand is that to
 *     the products.
 *   - If the operand has its batch behind its features, or the batch has groups, the op sums over
 *     places. It is the gradient to the filters: the operand has the images, with batch and
 *     features exchanged, the kernel is the gradient to the products, and the result has the
 *     extents of the window. An op with a very large window can be seen as such a gradient, too.
 *
 * Along each dimension, all three forms are described by one equation, image = place * stride +
 * point of the window * dilation - padding.
 */
#include "compiler/core/op_class.h"
#include "compiler/expand/expander.h"
#include "executable/convolution.h"
#include "graph/ir/query.h"

/* The places of the dimensions of an array: those that the library calls `outer` and `feature`, and
 * the spatial ones. */
typedef struct places {
  int64_t outer, feature;
  const int64_t *spatial;
} places;

typedef struct library_convolution {
  const sr_builder *b;
  sr_op *op;
  sr_convolution_step step; /* without references */
  /* Rows that images of the library have in front of those of the op, and behind; may be < 0. */
  int64_t front[SR_CONVOLUTION_SPATIAL], behind[SR_CONVOLUTION_SPATIAL];
  sr_value *kernel;                         /* the op's, without reversals */
  bool is_reversed[SR_CONVOLUTION_SPATIAL]; /* its window dimensions */
  places lhs, rhs, result;                  /* dimensions of the op's operands and result */
} library_convolution;

/* ---- the op ---------------------------------------------------------------------------------- */

/* The attributes of the op for one spatial dimension. What makes no difference is 1. */
typedef struct line {
  int64_t in, window, out;
  int64_t stride, low, in_dilation, dilation;
} line;

static int64_t number_of(const sr_op *op, const char *field) {
  return sr_attr_field(sr_op_attr(op, "dimension_numbers"), field)->integer.value;
}

static const int64_t *spatial_of(const sr_op *op, const char *field) {
  size_t count;
  return sr_attr_get_ints(sr_attr_field(sr_op_attr(op, "dimension_numbers"), field), &count);
}

/* Returns number `index` of a list that the op may lack. */
static int64_t entry(const sr_op *op, const char *list, int32_t index, int64_t missing) {
  size_t count;
  const int64_t *values = sr_op_ints(op, list, &count);
  return values ? values[index] : missing;
}

static line line_of(const sr_op *op, int32_t d) {
  line l = {
      .in = sr_operand(op, 0)->type->dims[spatial_of(op, "input_spatial_dimensions")[d]],
      .window = sr_operand(op, 1)->type->dims[spatial_of(op, "kernel_spatial_dimensions")[d]],
      .out = op->results[0].type->dims[spatial_of(op, "output_spatial_dimensions")[d]],
      .stride = entry(op, "window_strides", d, 1),
      .low = entry(op, "padding", 2 * d, 0),
      .in_dilation = entry(op, "lhs_dilation", d, 1),
      .dilation = entry(op, "rhs_dilation", d, 1),
  };
  l.stride = l.out == 1 ? 1 : l.stride;
  l.in_dilation = l.in == 1 ? 1 : l.in_dilation;
  l.dilation = l.window == 1 ? 1 : l.dilation;
  return l;
}

/* Finds the kernel as it is before it is reversed, by the op or by another one. */
static void find_kernel(library_convolution *c) {
  const sr_op *op = c->op;
  const int64_t *window = c->rhs.spatial;
  const sr_op *reverse = sr_operand(op, 1)->op;
  size_t count = 0;
  const int64_t *dims = NULL;
  if (reverse && reverse->code == SR_OP_REVERSE)
    dims = sr_op_ints(reverse, "dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (!sr_ints_have(window, (size_t)c->step.spatial, dims[i]))
      count = 0;
  c->kernel = count > 0 ? sr_operand(reverse, 0) : sr_operand(op, 1);
  for (int32_t d = 0; d < c->step.spatial; d++)
    c->is_reversed[d] =
        (entry(op, "window_reversal", d, 0) != 0) != sr_ints_have(dims, count, window[d]);
}

/* ---- the form -------------------------------------------------------------------------------- */

enum {
  LARGE_WINDOW = 256 /* points; forward engines are made for smaller ones */
};

/* What decides about the kind of a convolution. */
typedef struct marks {
  bool is_dilated, has_strides, is_reversed;
  bool is_large; /* the window, compared with the result, too */
} marks;

static marks marks_of(const library_convolution *c) {
  marks m = {0};
  bool is_straight = false;
  double window = 1, out = 1;
  for (int32_t d = 0; d < c->step.spatial; d++) {
    const line l = line_of(c->op, d);
    m.is_dilated |= l.in_dilation > 1;
    m.has_strides |= l.stride > 1;
    m.is_reversed |= l.window > 1 && c->is_reversed[d];
    is_straight |= l.window > 1 && !c->is_reversed[d];
    window *= (double)l.window;
    out *= (double)l.out;
  }
  m.is_reversed &= !is_straight;
  m.is_large = window > (double)LARGE_WINDOW && window > out;
  return m;
}

/* Chooses the kind. Returns false if no kind fits. */
static bool choose_kind(library_convolution *c, int64_t feature_groups, int64_t batch_groups) {
  const marks m = marks_of(c);
  const bool is_exchanged = c->lhs.feature < c->lhs.outer && feature_groups == 1;
  const bool sums_places = batch_groups > 1 || is_exchanged || m.is_large;
  if (m.is_dilated || (m.is_reversed && !m.has_strides && !sums_places)) {
    c->step.kind = SR_CONVOLUTION_DATA_GRADIENT;
    return !m.has_strides && batch_groups == 1;
  }
  c->step.kind = sums_places ? SR_CONVOLUTION_FILTER_GRADIENT : SR_CONVOLUTION_FORWARD;
  return !sums_places || feature_groups == 1;
}

/*
 * Sets the numbers of a spatial dimension. `behind` is the least padding behind the images with
 * which all places fit; up to stride - 1 more make no difference. If `low` does not serve on both
 * sides, the images get rows of their own.
 */
static void set_padding(library_convolution *c, int32_t d, int64_t low) {
  sr_convolution_step *s = &c->step;
  if (s->filters_last) {
    s->padding[d] = low;
    return;
  }
  const int64_t span = (s->window[d] - 1) * s->dilation[d];
  const int64_t behind = (s->places[d] - 1) * s->stride[d] + span + 1 - s->image[d] - low;
  int64_t padding = low;
  if (low < behind || low >= behind + s->stride[d] || low > span)
    padding = low < behind ? low : behind;
  padding = padding > span ? span : padding < 0 ? 0 : padding;
  const bool serves = padding >= behind && padding < behind + s->stride[d];
  c->front[d] = low - padding;
  c->behind[d] = serves ? 0 : behind - padding;
  s->padding[d] = padding;
  s->image[d] += c->front[d] + c->behind[d];
}

static void set_line(library_convolution *c, int32_t d) {
  const line l = line_of(c->op, d);
  sr_convolution_step *s = &c->step;
  s->dilation[d] = l.dilation;
  s->stride[d] = l.stride;
  s->window[d] = l.window;
  s->image[d] = l.in;
  s->places[d] = l.out;
  int64_t low = l.low;
  if (s->kind == SR_CONVOLUTION_DATA_GRADIENT) {
    s->stride[d] = l.in_dilation;
    s->image[d] = l.out;
    s->places[d] = l.in;
    low = (l.window - 1) * l.dilation - l.low;
  } else if (s->kind == SR_CONVOLUTION_FILTER_GRADIENT) {
    s->stride[d] = l.dilation;
    s->dilation[d] = l.stride;
    s->window[d] = l.out;
    s->places[d] = l.window;
  }
  set_padding(c, d, low);
}

static void set_features(library_convolution *c, int64_t groups) {
  sr_convolution_step *s = &c->step;
  const int64_t *lhs = sr_operand(c->op, 0)->type->dims;
  s->groups = groups;
  s->batch = lhs[c->lhs.outer];
  s->in_features = lhs[c->lhs.feature];
  s->out_features = sr_operand(c->op, 1)->type->dims[c->rhs.outer];
  if (s->kind == SR_CONVOLUTION_DATA_GRADIENT) {
    s->in_features = s->out_features;
    s->out_features = lhs[c->lhs.feature];
  } else if (s->kind == SR_CONVOLUTION_FILTER_GRADIENT) {
    s->batch = lhs[c->lhs.feature];
    s->in_features = lhs[c->lhs.outer];
  }
}

/* The type in which the step computes arrays of this type. */
static sr_dtype type_of_step(const sr_policy *policy, const sr_type *type) {
  return policy->convolves_wide ? sr_dtype_reducing(type->dtype, false) : type->dtype;
}

/* True if a library computes convolutions of this size, and of arrays of this type. */
static bool pays(const sr_policy *policy, const sr_op *op) {
  const sr_type *lhs = sr_operand(op, 0)->type, *rhs = sr_operand(op, 1)->type;
  const sr_type *result = op->results[0].type;
  const sr_dtype dtype = type_of_step(policy, result);
  if (type_of_step(policy, lhs) != dtype || type_of_step(policy, rhs) != dtype || lhs->rank < 3 ||
      lhs->rank > SR_CONVOLUTION_RANK)
    return false;
  const double outputs = (double)rhs->dims[number_of(op, "kernel_output_feature_dimension")];
  return outputs > 0 &&
         (double)sr_type_elements(result) * (double)sr_type_elements(rhs) / outputs >=
             policy->convolution_work;
}

/*
 * Tensor cores, which multiply F16 and BF16, read the features of a point side by side. The engines
 * for other types read points side by side. For another layout, engines that cuDNN 9.19 proposes
 * need a workspace, in which they transpose arrays.
 */
static bool wants_features_last(sr_dtype dtype) {
  return dtype == SR_F16 || dtype == SR_BF16;
}

/* Finds the form of a convolution. Returns false if the library has none for it. */
static bool find_form(library_convolution *c, const sr_policy *policy) {
  const sr_op *op = c->op;
  const int64_t feature_groups = sr_op_int(op, "feature_group_count", 1);
  const int64_t batch_groups = sr_op_int(op, "batch_group_count", 1);
  c->lhs =
      (places){number_of(op, "input_batch_dimension"), number_of(op, "input_feature_dimension"),
               spatial_of(op, "input_spatial_dimensions")};
  c->rhs = (places){number_of(op, "kernel_output_feature_dimension"),
                    number_of(op, "kernel_input_feature_dimension"),
                    spatial_of(op, "kernel_spatial_dimensions")};
  c->result =
      (places){number_of(op, "output_batch_dimension"), number_of(op, "output_feature_dimension"),
               spatial_of(op, "output_spatial_dimensions")};
  c->step.dtype = type_of_step(policy, op->results[0].type);
  c->step.spatial = op->results[0].type->rank - 2;
  c->step.filters_last = policy->filters_last;
  c->step.features_last = policy->filters_last || wants_features_last(c->step.dtype);
  find_kernel(c);
  if (!choose_kind(c, feature_groups, batch_groups))
    return false;
  set_features(c, feature_groups > 1 ? feature_groups : batch_groups);
  for (int32_t d = 0; d < c->step.spatial; d++)
    set_line(c, d);
  return sr_convolution_fault(&c->step) == NULL;
}

/* ---- arrays ---------------------------------------------------------------------------------- */

/* Sets out_order[i] to the place, in an array with these places, of dimension i of the library's
 * order. */
static void order_of(const library_convolution *c, const places *p, int64_t *out_order) {
  const bool last = c->step.features_last;
  out_order[0] = p->outer;
  out_order[last ? 1 + c->step.spatial : 1] = p->feature;
  for (int32_t d = 0; d < c->step.spatial; d++)
    out_order[(last ? 1 : 2) + d] = p->spatial[d];
}

static sr_value *in_order(const library_convolution *c, sr_value *value, const places *p) {
  int64_t order[SR_CONVOLUTION_RANK];
  order_of(c, p, order);
  return sr_build_transpose(c->b, value, order);
}

/* The same for filters, of which `p->outer` are the features of the library's result. */
static void order_of_filters(const library_convolution *c, const places *p, int64_t *out_order) {
  if (!c->step.filters_last) {
    order_of(c, p, out_order);
    return;
  }
  for (int32_t d = 0; d < c->step.spatial; d++)
    out_order[d] = p->spatial[d];
  out_order[c->step.spatial] = p->feature;
  out_order[c->step.spatial + 1] = p->outer;
}

static sr_value *filters_in_order(const library_convolution *c, sr_value *value, const places *p) {
  int64_t order[SR_CONVOLUTION_RANK];
  order_of_filters(c, p, order);
  return sr_build_transpose(c->b, value, order);
}

static places exchanged(const places *p) {
  return (places){p->feature, p->outer, p->spatial};
}

/* Adds rows to images in the library's order, or takes them away. */
static sr_value *with_rows(const library_convolution *c, sr_value *images, const int64_t *front,
                           const int64_t *behind, int64_t sign) {
  int64_t low[SR_CONVOLUTION_RANK] = {0}, high[SR_CONVOLUTION_RANK] = {0};
  for (int32_t d = 0; d < c->step.spatial; d++) {
    low[(c->step.features_last ? 1 : 2) + d] = sign * front[d];
    high[(c->step.features_last ? 1 : 2) + d] = sign * behind[d];
  }
  return sr_build_pad(c->b, images, NULL, low, high, NULL);
}

/* Returns the kernel in the type of the step, reversed along the window dimensions for which
 * is_reversed is not `is_so`. */
static sr_value *reversed_kernel(const library_convolution *c, bool is_so) {
  sr_value *kernel = sr_build_convert(c->b, c->kernel, c->step.dtype);
  int64_t dims[SR_CONVOLUTION_SPATIAL];
  size_t count = 0;
  for (int32_t d = 0; d < c->step.spatial; d++)
    if (c->is_reversed[d] != is_so && kernel->type->dims[c->rhs.spatial[d]] > 1)
      dims[count++] = c->rhs.spatial[d];
  if (count == 0)
    return kernel;
  sr_value *reversed = sr_build_unary(c->b, SR_OP_REVERSE, kernel);
  sr_op_set_attr(c->b->module, reversed->op, "dimensions", sr_attr_ints(c->b->module, dims, count));
  return reversed;
}

/* Returns the filters of a gradient to the images. The features of the kernel change places: each
 * group of its output features are input features of the library, for all filters of the group. */
static sr_value *gradient_filters(const library_convolution *c) {
  const sr_convolution_step *s = &c->step;
  sr_value *kernel = reversed_kernel(c, true);
  const places swapped = exchanged(&c->rhs);
  if (s->filters_last)
    return filters_in_order(c, kernel, &c->rhs);
  if (s->groups == 1)
    return in_order(c, kernel, &swapped);
  const int32_t rank = 2 + s->spatial;
  int64_t dims[SR_CONVOLUTION_RANK + 1], order[SR_CONVOLUTION_RANK], whole[SR_CONVOLUTION_RANK];
  /* [groups][features of a group][filters of a group][window...] */
  const places straight = {0, 1, (const int64_t[]){2, 3, 4}};
  order[0] = c->rhs.outer;
  order[1] = c->rhs.feature;
  for (int32_t d = 0; d < s->spatial; d++)
    order[2 + d] = c->rhs.spatial[d];
  kernel = sr_build_transpose(c->b, kernel, order);
  dims[0] = s->groups;
  dims[1] = s->in_features / s->groups;
  dims[2] = whole[1] = s->out_features / s->groups;
  for (int32_t d = 0; d < s->spatial; d++)
    dims[3 + d] = whole[2 + d] = kernel->type->dims[2 + d];
  kernel = sr_build_reshape(c->b, kernel, rank + 1, dims);
  int64_t exchange[SR_CONVOLUTION_RANK + 1] = {0, 2, 1, 3, 4, 5};
  kernel = sr_build_transpose(c->b, kernel, exchange);
  whole[0] = s->out_features;
  whole[1] = s->in_features / s->groups;
  return in_order(c, sr_build_reshape(c->b, kernel, rank, whole), &straight);
}

/* Sets the operands of the library, and returns the places of the result's dimensions. */
static places lay_operands(const library_convolution *c, sr_value **out_operands) {
  sr_value *lhs = sr_build_convert(c->b, sr_operand(c->op, 0), c->step.dtype);
  const places exchanged_lhs = exchanged(&c->lhs), exchanged_rhs = exchanged(&c->rhs);
  switch (c->step.kind) {
  case SR_CONVOLUTION_FORWARD:
    out_operands[0] = with_rows(c, in_order(c, lhs, &c->lhs), c->front, c->behind, 1);
    out_operands[1] = filters_in_order(c, reversed_kernel(c, false), &c->rhs);
    return c->result;
  case SR_CONVOLUTION_DATA_GRADIENT:
    out_operands[0] = gradient_filters(c);
    out_operands[1] = in_order(c, lhs, &c->lhs);
    return c->result;
  case SR_CONVOLUTION_FILTER_GRADIENT:
    break;
  }
  out_operands[0] = with_rows(c, in_order(c, lhs, &exchanged_lhs), c->front, c->behind, 1);
  out_operands[1] = in_order(c, reversed_kernel(c, false), &exchanged_rhs);
  return exchanged(&c->result);
}

/* Builds the op of the compiler that becomes the step. */
static sr_value *build_op(const library_convolution *c, sr_value *const *operands) {
  const sr_convolution_step *s = &c->step;
  sr_module *module = c->b->module;
  int64_t dims[SR_CONVOLUTION_RANK], numbers[SR_CONVOLUTION_NUMBERS];
  const size_t count = sr_convolution_to_numbers(s, numbers);
  sr_convolution_dims(s, sr_convolution_result(s->kind), dims);
  sr_value *made = sr_build(c->b, SR_OP_LIBRARY_CONVOLUTION, 2, operands,
                            sr_type_tensor(module, s->dtype, 2 + s->spatial, dims));
  sr_op_set_attr(module, made->op, "numbers", sr_attr_ints(module, numbers, count));
  return sr_expand_keep_precision(c->b, c->op, made);
}

bool sr_expand_try_library_convolution(const sr_expander *x, sr_op *op) {
  library_convolution c = {.b = &x->builder, .op = op};
  if (!pays(x->policy, op) || !find_form(&c, x->policy))
    return false;
  sr_value *operands[2];
  int64_t order[SR_CONVOLUTION_RANK], back[SR_CONVOLUTION_RANK];
  const places to = lay_operands(&c, operands);
  sr_value *made = build_op(&c, operands);
  if (c.step.kind == SR_CONVOLUTION_DATA_GRADIENT)
    made = with_rows(&c, made, c.front, c.behind, -1);
  if (c.step.kind == SR_CONVOLUTION_FILTER_GRADIENT)
    order_of_filters(&c, &to, order);
  else
    order_of(&c, &to, order);
  for (int32_t i = 0; i < 2 + c.step.spatial; i++)
    back[order[i]] = i;
  made = sr_build_convert(c.b, made, op->results[0].type->dtype);
  return sr_expand_finish(op, sr_build_transpose(c.b, made, back)) == SR_OK;
}
