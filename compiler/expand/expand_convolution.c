/*
 * Expands a convolution that no library computes to a dot_general over windows (im2col:
 * Chellapilla, Puri, Simard 2006).
 *
 * The operand is laid out as [group][batch][feature][places...], where the places are its spatial
 * dimensions. The kernel is laid out as [group][output feature][feature][window...]. If the feature
 * is the operand's last dimension in memory, the kernel is [group][output
 * feature][window...][feature]. All windows of the operand are laid side by side. Then the
 * dot_general sums over feature and window, in the order of the kernel's dimensions. Its batch
 * dimension is the feature groups or the batch groups.
 *
 * All windows together take as much memory as the operand times the size of a window. If that is
 * much, a loop computes the product in parts: of the batch, of the places or of the features.
 */
#include "compiler/core/op_class.h"
#include "compiler/expand/expander.h"

enum {
  BATCH = 1,          /* batch dimension of the operand and of the product */
  OUTPUT_FEATURE = 1, /* output feature dimension of the kernel */
  FEATURE = 2,        /* feature dimension of the operand, and of a kernel with its window last */
  PLACE = 3,          /* first spatial dimension of the operand */
  RESULT_PLACE = 2,   /* first spatial dimension of the product */
  LEADING = 3,        /* number of dimensions of the operand before the spatial ones */
};

typedef struct convolution {
  const sr_builder *b; /* inserts before the convolution, or in the body of a loop */
  const sr_policy *policy;
  sr_op *op;
  const sr_attr *numbers;
  int32_t spatial; /* number of spatial dimensions */
  int64_t feature_groups, batch_groups;
} convolution;

/* Transposes `value`. `first`, `second` and `spatial` are fields of the dimension numbers; the
 * dimensions that they name come in this order. */
static sr_value *in_order(const convolution *c, sr_value *value, const char *first,
                          const char *second, const char *spatial) {
  int64_t order[SR_MAX_RANK];
  size_t count;
  const int64_t *places = sr_attr_get_ints(sr_attr_field(c->numbers, spatial), &count);
  order[0] = sr_attr_field(c->numbers, first)->integer.value;
  order[1] = sr_attr_field(c->numbers, second)->integer.value;
  for (int32_t d = 0; d < c->spatial; d++)
    order[2 + d] = places[d];
  return sr_build_transpose(c->b, value, order);
}

/* Splits dimension `dim` of `value` into [groups][elements of a group]. Moves the dimension of the
 * groups to the front. */
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
  sr_value *split = sr_build_reshape(c->b, value, rank, dims);
  return sr_build_transpose(c->b, split, order);
}

/* True if the feature is the operand's last dimension in memory. The windows are then copied with
 * the feature last, and the kernel is laid out as [...][window...][feature]. */
static bool features_are_last(const convolution *c) {
  return sr_attr_field(c->numbers, "input_feature_dimension")->integer.value == c->spatial + 1;
}

/* Returns the operand as [group][batch][feature][places...]. */
static sr_value *lay_input(const convolution *c) {
  sr_value *input = in_order(c, sr_operand(c->op, 0), "input_batch_dimension",
                             "input_feature_dimension", "input_spatial_dimensions");
  return c->batch_groups > 1 ? group(c, input, 0, c->batch_groups)
                             : group(c, input, 1, c->feature_groups);
}

/* Returns the windows over the operand as lay_input lays it out. They have size 1 along the
 * dimensions that are not spatial. */
static sr_windows windows_of(const convolution *c) {
  size_t count;
  const int64_t *window = sr_operand(c->op, 1)->type->dims;
  const int64_t *in_kernel =
      sr_attr_get_ints(sr_attr_field(c->numbers, "kernel_spatial_dimensions"), &count);
  const int64_t *stride = sr_op_ints(c->op, "window_strides", &count);
  const int64_t *padding = sr_op_ints(c->op, "padding", &count);
  const int64_t *base = sr_op_ints(c->op, "lhs_dilation", &count);
  const int64_t *dilation = sr_op_ints(c->op, "rhs_dilation", &count);
  sr_windows w;
  for (int32_t d = 0; d < LEADING + c->spatial; d++) {
    int32_t s = d - LEADING;
    w.size[d] = s < 0 ? 1 : window[in_kernel[s]];
    w.stride[d] = s < 0 || !stride ? 1 : stride[s];
    w.low[d] = s < 0 || !padding ? 0 : padding[2 * s];
    w.high[d] = s < 0 || !padding ? 0 : padding[2 * s + 1];
    w.base_dilation[d] = s < 0 || !base ? 1 : base[s];
    w.window_dilation[d] = s < 0 || !dilation ? 1 : dilation[s];
  }
  return w;
}

static int32_t kernel_feature(const convolution *c) {
  return features_are_last(c) ? FEATURE + c->spatial : FEATURE;
}

/* Returns the first window dimension of the kernel that lay_kernel returns. */
static int32_t kernel_window(const convolution *c) {
  return features_are_last(c) ? FEATURE : LEADING;
}

/* Returns the kernel as [group][output feature][feature][window...], or, if features_are_last, as
 * [group][output feature][window...][feature]. */
static sr_value *lay_kernel(const convolution *c) {
  sr_value *kernel = in_order(c, sr_operand(c->op, 1), "kernel_output_feature_dimension",
                              "kernel_input_feature_dimension", "kernel_spatial_dimensions");
  size_t count;
  const int64_t *reversal = sr_op_ints(c->op, "window_reversal", &count);
  int64_t reversed[SR_MAX_RANK];
  size_t reversed_count = 0;
  for (int32_t d = 0; reversal && d < c->spatial; d++)
    if (reversal[d])
      reversed[reversed_count++] = 2 + d;
  if (reversed_count > 0) {
    kernel = sr_build_unary(c->b, SR_OP_REVERSE, kernel);
    sr_op_set_attr(c->b->module, kernel->op, "dimensions",
                   sr_attr_ints(c->b->module, reversed, reversed_count));
  }
  kernel = group(c, kernel, 0, c->batch_groups > 1 ? c->batch_groups : c->feature_groups);
  int64_t order[SR_MAX_RANK] = {0, OUTPUT_FEATURE};
  for (int32_t d = 0; d < c->spatial; d++)
    order[kernel_window(c) + d] = LEADING + d;
  order[kernel_feature(c)] = FEATURE;
  return sr_build_transpose(c->b, kernel, order);
}

/* Transposes a product, [group][batch][places...][output feature], to the dimensions of the
 * convolution's result. */
static sr_value *lay_result(const convolution *c, sr_value *product) {
  int64_t order[SR_MAX_RANK], dims[SR_MAX_RANK], places[SR_MAX_RANK];
  int32_t last = 2 + c->spatial;
  order[0] = 1;
  order[1] = 0;
  order[2] = last;
  for (int32_t d = 0; d < c->spatial; d++)
    order[3 + d] = 2 + d;
  sr_value *straight = sr_build_transpose(c->b, product, order);
  const int64_t *from = straight->type->dims;
  dims[0] = from[0];
  dims[1] = from[1] * from[2];
  for (int32_t d = 0; d < c->spatial; d++)
    dims[2 + d] = from[3 + d];
  sr_value *joined = sr_build_reshape(c->b, straight, last, dims);
  size_t count;
  const int64_t *spatial =
      sr_attr_get_ints(sr_attr_field(c->numbers, "output_spatial_dimensions"), &count);
  places[sr_attr_field(c->numbers, "output_batch_dimension")->integer.value] = 0;
  places[sr_attr_field(c->numbers, "output_feature_dimension")->integer.value] = 1;
  for (int32_t d = 0; d < c->spatial; d++)
    places[spatial[d]] = 2 + d;
  return sr_build_transpose(c->b, joined, places);
}

/* ---- the product ----------------------------------------------------------------------------- */

/* Multiplies all windows of `input` with `kernel`. Returns the product:
 * [group][batch][places...][output feature]. */
static sr_value *multiply(const convolution *c, sr_value *input, sr_value *kernel,
                          const sr_windows *w) {
  sr_value *zero = sr_build_scalar(c->b, input->type->dtype, 0);
  sr_value *windows = sr_expand_windows(c->b, input, zero, w);
  /* Windows have size 1 along the LEADING dimensions. Remove these window dimensions. */
  int64_t laid[SR_MAX_RANK];
  for (int32_t d = 0; d < LEADING + 2 * c->spatial; d++)
    laid[d] = windows->type->dims[d < LEADING + c->spatial ? d : d + LEADING];
  windows = sr_build_reshape(c->b, windows, LEADING + 2 * c->spatial, laid);
  sr_dot_dims dims = {.batch_count = 1, .batch = {{0}, {0}}, .sum_count = 1 + c->spatial};
  /* Sum in the order of the kernel's dimensions. */
  int32_t feature = kernel_feature(c) - FEATURE, window = kernel_window(c) - FEATURE;
  dims.sum[0][feature] = FEATURE;
  dims.sum[1][feature] = kernel_feature(c);
  for (int32_t d = 0; d < c->spatial; d++) {
    dims.sum[0][window + d] = LEADING + c->spatial + d;
    dims.sum[1][window + d] = kernel_window(c) + d;
  }
  return sr_expand_keep_precision(
      c->b, c->op,
      sr_build_dot_general(c->b, windows, kernel, &dims, c->op->results[0].type->dtype));
}

/* ---- the product in parts -------------------------------------------------------------------- */

/*
 * Parts of one dimension of the operand: BATCH, FEATURE, or PLACE (the first spatial dimension).
 * Each part of BATCH or PLACE computes a part of the result; the last part may overlap the one
 * before. Each part of FEATURE adds to the whole result, so these parts must not overlap.
 */
typedef struct parts {
  int32_t dim;
  /* `size` elements of `dim` are divided into `count` parts of `part` elements. For PLACE, the
   * elements are positions of the window. */
  int64_t size, part, count;
} parts;

static int64_t places_along(const sr_value *input, const sr_windows *w, int32_t dim) {
  int64_t size = input->type->dims[dim], span = (w->size[dim] - 1) * w->window_dilation[dim] + 1;
  int64_t room = w->low[dim] + w->high[dim] - span;
  room += size == 0 ? 0 : (size - 1) * w->base_dilation[dim] + 1;
  return room < 0 ? 0 : room / w->stride[dim] + 1;
}

/* Divides dimension `dim` so that the windows of a part take at most the policy's window_bytes, if
 * that is possible. The windows of all parts together take `bytes` bytes. */
static parts divide(const convolution *c, const sr_value *input, const sr_windows *w, int32_t dim,
                    double bytes) {
  parts p = {.dim = dim, .size = places_along(input, w, dim)};
  double most = c->policy->window_bytes / bytes * (double)p.size;
  p.part = most < 1 ? 1 : (int64_t)most;
  while (dim == FEATURE && p.size % p.part != 0)
    p.part--;
  p.count = (p.size + p.part - 1) / p.part;
  return p;
}

/* True if a library should compute the product for one group, or for one part of a group, because
 * the product is large enough. */
static bool pays(const convolution *c, const sr_value *input, const sr_value *kernel,
                 const sr_windows *w, const parts *p) {
  int64_t rows = input->type->dims[BATCH], sums = input->type->dims[FEATURE];
  for (int32_t d = PLACE; d < input->type->rank; d++) {
    rows *= places_along(input, w, d);
    sums *= w->size[d];
  }
  if (p && p->dim == FEATURE)
    sums = sums / p->size * p->part;
  else if (p)
    rows = rows / p->size * p->part;
  sr_dtype dtype = input->type->dtype;
  return dtype == c->op->results[0].type->dtype &&
         sr_gemm_pays(c->policy, dtype, rows, kernel->type->dims[OUTPUT_FEATURE], sums);
}

/*
 * Chooses the dimension to divide. Parts of the batch are best, because they are contiguous in the
 * operand and in the result. If such parts would be too large, the places are divided instead. If
 * there are few places, as in the gradient of a kernel, the features are divided.
 *
 * Returns false if all windows together take little memory. Also returns false if the product is
 * too small for a library: the code of a small product reads the operand directly and stores no
 * windows.
 */
static bool wants_parts(const convolution *c, const sr_value *input, const sr_value *kernel,
                        const sr_windows *w, parts *out) {
  double bytes = sr_dtype_get(input->type->dtype)->bytes;
  for (int32_t d = 0; d < input->type->rank; d++)
    bytes *= (double)(places_along(input, w, d) * w->size[d]);
  if (bytes <= c->policy->window_bytes || !pays(c, input, kernel, w, NULL))
    return false;
  static const int32_t candidates[] = {BATCH, PLACE, FEATURE};
  *out = divide(c, input, w, BATCH, bytes);
  for (int32_t i = 0; i < 3; i++) {
    if (candidates[i] == PLACE && c->spatial == 0)
      continue;
    parts p = divide(c, input, w, candidates[i], bytes);
    if (bytes / (double)p.count <= c->policy->window_bytes) {
      *out = p;
      break;
    }
    if (p.count > out->count)
      *out = p;
  }
  return out->count > 1 && pays(c, input, kernel, w, out);
}

/*
 * Computes the part that begins at `start`. Returns `sum` with the product of this part written or
 * added. For parts of PLACE, `padded` is the whole padded operand. For other parts it is NULL: each
 * round lays out and pads only its part of the operand.
 */
static sr_value *add_part(const convolution *c, const parts *p, sr_value *padded, sr_value *kernel,
                          const sr_windows *whole, sr_value *start, sr_value *sum) {
  sr_windows w = *whole;
  if (p->dim != PLACE) {
    sr_value *input = sr_expand_take(c->b, lay_input(c), p->dim, start, p->part);
    if (p->dim == BATCH)
      return sr_expand_put(c->b, sum, multiply(c, input, kernel, &w), BATCH, start);
    sr_value *part = sr_expand_take(c->b, kernel, kernel_feature(c), start, p->part);
    return sr_build_binary(c->b, SR_OP_ADD, sum, multiply(c, input, part, &w));
  }
  int64_t size = (p->part - 1) * w.stride[PLACE] + (w.size[PLACE] - 1) * w.window_dilation[PLACE];
  sr_value *stride = sr_build_splat(c->b, start->type, w.stride[PLACE]);
  sr_value *first = sr_build_binary(c->b, SR_OP_MULTIPLY, start, stride);
  sr_value *input = sr_expand_take(c->b, padded, PLACE, first, size + 1);
  for (int32_t d = 0; d < LEADING + c->spatial; d++) {
    w.low[d] = w.high[d] = 0;
    w.base_dilation[d] = 1;
  }
  return sr_expand_put(c->b, sum, multiply(c, input, kernel, &w), RESULT_PLACE, start);
}

static sr_value *multiply_in_parts(const convolution *c, const parts *p, sr_value *input,
                                   sr_value *kernel, const sr_windows *w) {
  const sr_builder *b = c->b;
  int64_t dims[SR_MAX_RANK];
  int32_t rank = LEADING + c->spatial;
  for (int32_t d = 0; d < rank; d++)
    dims[d] = d < FEATURE    ? input->type->dims[d]
              : d < rank - 1 ? places_along(input, w, d + 1)
                             : kernel->type->dims[OUTPUT_FEATURE];
  const sr_type *type = sr_type_tensor(b->module, c->op->results[0].type->dtype, rank, dims);
  sr_value *padded = p->dim == PLACE
                         ? sr_expand_pad(b, input, sr_build_scalar(c->b, input->type->dtype, 0), w)
                         : NULL;
  sr_value *zero = sr_build_splat(b, type, 0);
  sr_counted_loop loop = sr_expand_loop_begin(b, p->count, 1, &zero);
  convolution inside = *c;
  inside.b = b = &loop.body;
  sr_value *start =
      sr_build_binary(b, SR_OP_MULTIPLY, loop.round, sr_build_scalar(b, SR_I64, p->part));
  start = sr_build_binary(b, SR_OP_MINIMUM, start, sr_build_scalar(b, SR_I64, p->size - p->part));
  sr_value *next = add_part(&inside, p, padded, kernel, w, start, loop.carries[0]);
  sr_expand_loop_end(&loop, &next);
  return sr_expand_loop_result(&loop, 0);
}

sr_status sr_expand_convolution(const sr_expander *x, sr_op *op) {
  if (sr_expand_try_library_convolution(x, op))
    return SR_OK;
  convolution c = {
      .b = &x->builder,
      .policy = x->policy,
      .op = op,
      .numbers = sr_op_attr(op, "dimension_numbers"),
      .spatial = op->results[0].type->rank - 2,
      .feature_groups = sr_op_int(op, "feature_group_count", 1),
      .batch_groups = sr_op_int(op, "batch_group_count", 1),
  };
  sr_value *kernel = lay_kernel(&c), *input = lay_input(&c);
  sr_windows w = windows_of(&c);
  parts p;
  sr_value *product = wants_parts(&c, input, kernel, &w, &p)
                          ? multiply_in_parts(&c, &p, input, kernel, &w)
                          : multiply(&c, input, kernel, &w);
  return sr_expand_finish(op, lay_result(&c, product));
}
