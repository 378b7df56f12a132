/* Verifies ops with a region that combines or compares elements, and chlo.scan. */
#include <string.h>

#include "graph/verify/verify.h"

/* Requires that the operands are *out_pairs inputs, all of one shape, followed by equally many
 * initial values of rank 0. */
static sr_status require_pairs(const sr_verifier *verifier, const sr_op *op, int32_t *out_pairs) {
  int32_t pairs = op->operand_count / 2;
  SR_REQUIRE(verifier, op, pairs >= 1 && op->operand_count == 2 * pairs,
             "operands must be inputs and as many initial values");
  SR_REQUIRE(verifier, op, op->result_count == pairs, "there must be one result for every input");
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *first = sr_operand_type(op, 0);
  for (int32_t i = 0; i < pairs; i++) {
    SR_REQUIRE(verifier, op, sr_shape_fits(first, sr_operand_type(op, i)),
               "all inputs must be of one shape");
    SR_REQUIRE(verifier, op, sr_operand_type(op, pairs + i)->rank == 0,
               "initial value %d must have no dimensions", (int)i);
  }
  *out_pairs = pairs;
  return SR_OK;
}

/* Requires that every result has the sizes dims[0..rank), and the element type that the region
 * returns for it. */
static sr_status require_results(const sr_verifier *verifier, const sr_op *op, int32_t rank,
                                 const int64_t *dims) {
  const sr_op *end = op->regions[0]->last;
  for (int32_t i = 0; i < op->result_count; i++)
    SR_TRY(sr_require_result(verifier, op, i, sr_operand_type(end, i), rank, dims));
  return SR_OK;
}

sr_status sr_verify_reduce(const sr_verifier *verifier, const sr_op *op) {
  int32_t pairs = 0, rank = 0;
  const int64_t *reduced;
  size_t count;
  int64_t dims[SR_MAX_RANK];
  uint64_t gone = 0;
  SR_TRY(require_pairs(verifier, op, &pairs));
  const sr_type *input = sr_operand_type(op, 0);
  SR_REQUIRE(verifier, op, sr_op_attr(op, "dimensions"), "the attribute dimensions is missing");
  SR_TRY(sr_require_dims(verifier, op, "dimensions", sr_op_attr(op, "dimensions"), input->rank,
                         &reduced, &count));
  SR_TRY(sr_require_reducer(verifier, op, 0, pairs, 0));
  for (size_t i = 0; i < count; i++)
    gone |= UINT64_C(1) << reduced[i];
  for (int32_t i = 0; i < input->rank; i++)
    if (!(gone >> i & 1))
      dims[rank++] = input->dims[i];
  return require_results(verifier, op, rank, dims);
}

/* ---- windows --------------------------------------------------------------------------------- */

/* Reads an optional attribute, a list of `rank` integers. If the attribute is absent, all integers
 * are 1. */
static sr_status window_list(const sr_verifier *verifier, const sr_op *op, const char *name,
                             int32_t rank, int64_t out_values[SR_MAX_RANK]) {
  const int64_t *values = NULL;
  if (sr_op_attr(op, name))
    SR_TRY(sr_require_ints(verifier, op, name, (size_t)rank, 1, INT32_MAX, &values));
  for (int32_t i = 0; i < rank; i++)
    out_values[i] = values ? values[i] : 1;
  return SR_OK;
}

static sr_status window_padding(const sr_verifier *verifier, const sr_op *op, int32_t rank,
                                int64_t out_values[2 * SR_MAX_RANK]) {
  const int64_t *values = NULL;
  if (sr_op_attr(op, "padding"))
    SR_TRY(
        sr_require_ints(verifier, op, "padding", 2 * (size_t)rank, -INT32_MAX, INT32_MAX, &values));
  for (int32_t i = 0; i < 2 * rank; i++)
    out_values[i] = values ? values[i] : 0;
  return SR_OK;
}

/* Returns the number of positions that a window has along one dimension; SR_DYNAMIC if the size of
 * the dimension is dynamic. `padding` is {low, high}. */
static int64_t window_places(int64_t size, int64_t window, int64_t stride, const int64_t padding[2],
                             int64_t base_dilation, int64_t window_dilation) {
  if (size == SR_DYNAMIC)
    return SR_DYNAMIC;
  if (size > INT32_MAX || window > INT32_MAX)
    return SR_DYNAMIC; /* such large sizes are not checked */
  int64_t base = size == 0 ? 0 : (size - 1) * base_dilation + 1;
  int64_t padded = base + padding[0] + padding[1];
  int64_t dilated = window == 0 ? 0 : (window - 1) * window_dilation + 1;
  return padded < dilated || padded <= 0 ? 0 : (padded - dilated) / stride + 1;
}

sr_status sr_verify_windows(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *from = sr_operand_type(op, 0), *to = op->results[0].type;
  static const int64_t no_padding[2] = {0, 0};
  int64_t stride[SR_MAX_RANK], dilation[SR_MAX_RANK], dims[SR_MAX_RANK];
  SR_REQUIRE(verifier, op, 2 * from->rank <= SR_MAX_RANK && to->rank == 2 * from->rank,
             "the result must have two dimensions for each of the operand");
  SR_TRY(window_list(verifier, op, "window_strides", from->rank, stride));
  SR_TRY(window_list(verifier, op, "window_dilations", from->rank, dilation));
  for (int32_t d = 0; d < from->rank; d++) {
    dims[from->rank + d] = to->dims[from->rank + d];
    dims[d] =
        window_places(from->dims[d], dims[from->rank + d], stride[d], no_padding, 1, dilation[d]);
  }
  return sr_require_result(verifier, op, 0, from, to->rank, dims);
}

sr_status sr_verify_reduce_window(const sr_verifier *verifier, const sr_op *op) {
  int32_t pairs = 0;
  SR_TRY(require_pairs(verifier, op, &pairs));
  const sr_type *input = sr_operand_type(op, 0);
  int32_t rank = input->rank;
  const int64_t *window;
  int64_t stride[SR_MAX_RANK], base[SR_MAX_RANK], dilation[SR_MAX_RANK], padding[2 * SR_MAX_RANK],
      dims[SR_MAX_RANK];
  SR_TRY(sr_require_ints(verifier, op, "window_dimensions", (size_t)rank, 1, INT64_MAX, &window));
  SR_TRY(window_list(verifier, op, "window_strides", rank, stride));
  SR_TRY(window_list(verifier, op, "base_dilations", rank, base));
  SR_TRY(window_list(verifier, op, "window_dilations", rank, dilation));
  SR_TRY(window_padding(verifier, op, rank, padding));
  SR_TRY(sr_require_reducer(verifier, op, 0, pairs, 0));
  for (int32_t i = 0; i < rank; i++)
    dims[i] =
        window_places(input->dims[i], window[i], stride[i], &padding[2 * i], base[i], dilation[i]);
  return require_results(verifier, op, rank, dims);
}

sr_status sr_verify_select_and_scatter(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *source = sr_operand_type(op, 1);
  int32_t rank = operand->rank;
  int64_t window[SR_MAX_RANK], stride[SR_MAX_RANK], padding[2 * SR_MAX_RANK];
  const sr_op *end = NULL;
  SR_TRY(window_list(verifier, op, "window_dimensions", rank, window));
  SR_TRY(window_list(verifier, op, "window_strides", rank, stride));
  SR_TRY(window_padding(verifier, op, rank, padding));
  SR_TRY(sr_require_end(verifier, op, 0, SR_OP_RETURN, &end));
  SR_REQUIRE(verifier, op,
             op->regions[0]->arg_count == 2 && end->operand_count == 1 &&
                 sr_operand_type(end, 0)->dtype == SR_I1,
             "the first region must compare two elements and return an i1");
  SR_TRY(sr_require_reducer(verifier, op, 1, 1, 0));
  SR_REQUIRE(verifier, op, source->rank == rank && sr_operand_type(op, 2)->rank == 0,
             "the source must have as many dimensions as the operand, the initial value none");
  for (int32_t i = 0; i < rank; i++)
    SR_REQUIRE(verifier, op,
               sr_size_fits(source->dims[i], window_places(operand->dims[i], window[i], stride[i],
                                                           &padding[2 * i], 1, 1)),
               "dimension %d of the source is not the number of windows", (int)i);
  return sr_require_result(verifier, op, 0, sr_operand_type(op->regions[1]->last, 0), rank,
                           operand->dims);
}

/* ---- sort, merge, map, scatter --------------------------------------------------------------- */

/* For a sort or merge: requires a valid dimension, operands of one shape, and a region that
 * compares two elements of each operand. */
static sr_status require_rows(const sr_verifier *verifier, const sr_op *op) {
  const sr_type *first = sr_operand_type(op, 0);
  const sr_op *end = NULL;
  int64_t dimension = sr_op_int(op, "dimension", -1);
  SR_REQUIRE(verifier, op, dimension >= -first->rank && dimension < first->rank,
             "there is no dimension %lld", (long long)dimension);
  SR_TRY(sr_require_end(verifier, op, 0, SR_OP_RETURN, &end));
  const sr_block *body = op->regions[0];
  SR_REQUIRE(verifier, op,
             body->arg_count == 2 * op->result_count && end->operand_count == 1 &&
                 sr_is_tensor(sr_operand_type(end, 0)) && sr_operand_type(end, 0)->rank == 0 &&
                 sr_operand_type(end, 0)->dtype == SR_I1,
             "the region must compare two elements of every operand and return an i1");
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *type = sr_operand_type(op, i);
    SR_REQUIRE(verifier, op, sr_shape_fits(first, type), "all operands must be of one shape");
    SR_TRY(sr_require_result(verifier, op, i, type, type->rank, type->dims));
    for (int32_t side = 0; side < 2; side++) {
      const sr_type *arg = body->args[2 * i + side]->type;
      SR_REQUIRE(verifier, op, sr_is_tensor(arg) && arg->rank == 0 && sr_element_fits(arg, type),
                 "argument %d of the region is not an element of operand %d", (int)(2 * i + side),
                 (int)i);
    }
  }
  return SR_OK;
}

sr_status sr_verify_sort(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, op->operand_count >= 1 && op->operand_count == op->result_count,
             "there must be one result for every operand");
  return require_rows(verifier, op);
}

sr_status sr_verify_merge(const sr_verifier *verifier, const sr_op *op) {
  int32_t count = op->result_count;
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, count >= 1 && op->operand_count == 2 * count + 1,
             "there must be two operands for every result, and an i1");
  SR_TRY(require_rows(verifier, op));
  for (int32_t i = 0; i < count; i++)
    SR_REQUIRE(verifier, op,
               sr_operand_type(op, i) == sr_operand_type(op, count + i) &&
                   sr_operand_type(op, i) == sr_result_type(op, i),
               "both runs and the result must be of one type");
  const sr_type *last = sr_operand_type(op, 2 * count);
  SR_REQUIRE(verifier, op, last->rank == 0 && last->dtype == SR_I1,
             "which half is asked for is a %s, but must be a tensor<i1>",
             sr_verify_name(verifier, last));
  return SR_OK;
}

sr_status sr_verify_map(const sr_verifier *verifier, const sr_op *op) {
  const sr_op *end = NULL;
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, op->operand_count >= 1, "there is nothing to map");
  SR_TRY(sr_require_end(verifier, op, 0, SR_OP_RETURN, &end));
  SR_REQUIRE(verifier, op,
             op->regions[0]->arg_count == op->operand_count && end->operand_count == 1 &&
                 sr_is_tensor(sr_operand_type(end, 0)),
             "the region must take an element of every operand and return one");
  const sr_type *first = sr_operand_type(op, 0);
  return sr_require_result(verifier, op, 0, sr_operand_type(end, 0), first->rank, first->dims);
}

/* A list of dimensions, from a field of a scatter's dimension numbers. */
typedef struct dim_list {
  const int64_t *values;
  size_t count;
} dim_list;

typedef struct scatter_dims {
  dim_list window, inserted, batching, index_batching, mapped;
  int64_t vector;
} scatter_dims;

static bool lists(const dim_list *list, int64_t dim) {
  for (size_t i = 0; i < list->count; i++)
    if (list->values[i] == dim)
      return true;
  return false;
}

static sr_status scatter_field(const sr_verifier *verifier, const sr_op *op, const sr_attr *numbers,
                               const char *name, int64_t rank, dim_list *out) {
  return sr_require_dims(verifier, op, name, sr_attr_field(numbers, name), rank, &out->values,
                         &out->count);
}

/* Requires that the scatter dimensions of the updates are as large as the corresponding dimensions
 * of the indices, and that no window of the updates is larger than the inputs. */
static sr_status require_scatter_sizes(const sr_verifier *verifier, const sr_op *op,
                                       const scatter_dims *n) {
  int32_t inputs = op->result_count, next = 0;
  size_t window = 0;
  const sr_type *input = sr_operand_type(op, 0), *indices = sr_operand_type(op, inputs);
  const sr_type *update = sr_operand_type(op, inputs + 1);
  for (int32_t d = 0; d < update->rank; d++) {
    if (lists(&n->window, d))
      continue;
    next += next == n->vector;
    SR_REQUIRE(verifier, op, sr_size_fits(update->dims[d], indices->dims[next]),
               "the updates have size %lld along dimension %d, but the indices have %lld",
               (long long)update->dims[d], (int)d, (long long)indices->dims[next]);
    next++;
  }
  for (size_t i = 0; i < n->batching.count; i++) {
    int64_t d = n->batching.values[i], at = n->index_batching.values[i];
    SR_REQUIRE(verifier, op,
               !lists(&n->inserted, d) && !lists(&n->mapped, d) && at != n->vector &&
                   sr_size_fits(input->dims[d], indices->dims[at]),
               "dimension %lld of the inputs cannot be a batch along dimension %lld of the indices",
               (long long)d, (long long)at);
  }
  for (int32_t d = 0; d < input->rank; d++) {
    if (lists(&n->inserted, d) || lists(&n->batching, d))
      continue;
    int64_t size = update->dims[n->window.values[window++]];
    SR_REQUIRE(verifier, op, input->dims[d] == SR_DYNAMIC || size <= input->dims[d],
               "the window takes %lld of dimension %d, which has size %lld", (long long)size,
               (int)d, (long long)input->dims[d]);
  }
  return SR_OK;
}

/* Verifies a scatter, without its `more` last operands. */
static sr_status verify_scatter(const sr_verifier *verifier, const sr_op *op, int32_t more) {
  SR_TRY(sr_require_tensors(verifier, op));
  int32_t inputs = (op->operand_count - more - 1) / 2;
  SR_REQUIRE(verifier, op,
             inputs >= 1 && op->operand_count == 2 * inputs + 1 + more &&
                 op->result_count == inputs,
             "operands must be inputs, indices and as many updates, with a result per input");
  const sr_type *input = sr_operand_type(op, 0), *indices = sr_operand_type(op, inputs);
  const sr_type *update = sr_operand_type(op, inputs + 1);
  const sr_attr *numbers;
  scatter_dims n;
  SR_TRY(sr_require_attr(verifier, op, "scatter_dimension_numbers", SR_ATTR_STRUCT, &numbers));
  const sr_attr *vector = sr_attr_field(numbers, "index_vector_dim");
  n.vector = vector && vector->kind == SR_ATTR_INT ? vector->integer.value : 0;
  SR_REQUIRE(verifier, op, n.vector >= 0 && n.vector <= indices->rank,
             "index_vector_dim is %lld, but the indices have %d dimensions", (long long)n.vector,
             (int)indices->rank);
  SR_TRY(scatter_field(verifier, op, numbers, "update_window_dims", update->rank, &n.window));
  SR_TRY(scatter_field(verifier, op, numbers, "inserted_window_dims", input->rank, &n.inserted));
  SR_TRY(scatter_field(verifier, op, numbers, "input_batching_dims", input->rank, &n.batching));
  SR_TRY(scatter_field(verifier, op, numbers, "scatter_indices_batching_dims", indices->rank,
                       &n.index_batching));
  SR_TRY(
      scatter_field(verifier, op, numbers, "scatter_dims_to_operand_dims", input->rank, &n.mapped));
  int64_t vectors = n.vector < indices->rank ? indices->dims[n.vector] : 1;
  size_t batch_rank = (size_t)indices->rank - (n.vector < indices->rank ? 1 : 0);
  SR_REQUIRE(verifier, op, sr_class_in(indices, SR_SET_INT), "indices must be integers");
  SR_REQUIRE(verifier, op, n.batching.count == n.index_batching.count,
             "input_batching_dims and scatter_indices_batching_dims must be equally many");
  SR_REQUIRE(verifier, op, sr_size_fits(vectors, (int64_t)n.mapped.count),
             "scatter_dims_to_operand_dims has %zu dimensions, but an index has %lld numbers",
             n.mapped.count, (long long)vectors);
  SR_REQUIRE(verifier, op,
             n.window.count + n.inserted.count + n.batching.count == (size_t)input->rank &&
                 n.window.count + batch_rank == (size_t)update->rank,
             "update_window_dims, inserted_window_dims and input_batching_dims do not cover the "
             "dimensions of inputs and updates");
  SR_TRY(require_scatter_sizes(verifier, op, &n));
  SR_TRY(sr_require_reducer(verifier, op, 0, inputs, 0));
  for (int32_t i = 0; i < inputs; i++) {
    const sr_type *type = sr_operand_type(op, i);
    SR_REQUIRE(verifier, op,
               sr_shape_fits(type, input) &&
                   sr_shape_fits(sr_operand_type(op, inputs + 1 + i), update),
               "all inputs must be of one shape, and all updates");
    SR_TRY(sr_require_result(verifier, op, i, sr_operand_type(op->regions[0]->last, i), type->rank,
                             type->dims));
  }
  return SR_OK;
}

sr_status sr_verify_scatter(const sr_verifier *verifier, const sr_op *op) {
  return verify_scatter(verifier, op, 0);
}

sr_status sr_verify_scatter_sorted(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(verify_scatter(verifier, op, 2));
  const sr_type *keys = sr_operand_type(op, op->operand_count - 2);
  const sr_type *order = sr_operand_type(op, op->operand_count - 1);
  SR_REQUIRE(verifier, op,
             keys->rank == 1 && keys->dtype == SR_I64 && order->dtype == SR_I64 &&
                 sr_shape_fits(keys, order),
             "places and numbers of updates must be lists of i64 of one length");
  return SR_OK;
}

/* Requires that attribute `name` is a list of two integers whose sum is `total`. */
static sr_status require_segments(const sr_verifier *verifier, const sr_op *op, const char *name,
                                  int32_t total) {
  const int64_t *sizes = NULL;
  SR_TRY(sr_require_ints(verifier, op, name, 2, 0, INT32_MAX, &sizes));
  SR_REQUIRE(verifier, op, sizes[0] + sizes[1] == total, "%s must add up to %d", name, (int)total);
  return SR_OK;
}

/* Numbers that describe a scan. Its operands are inputs, then carries; its results are outputs,
 * then carries. */
typedef struct scan {
  int32_t inputs, carries, outputs;
  int64_t dimension, size; /* the dimension along which it scans, and the size of this dimension */
} scan;

/* True if `part` can be a slice of `whole`: `whole` has the shape of `part` with the scanned
 * dimension inserted. */
static bool is_stack(const scan *s, const sr_type *whole, const sr_type *part) {
  int64_t dims[SR_MAX_RANK];
  if (!sr_is_tensor(part) || whole->rank != part->rank + 1 || s->dimension >= whole->rank ||
      !sr_element_fits(whole, part) || !sr_size_fits(whole->dims[s->dimension], s->size))
    return false;
  for (int32_t d = 0; d < part->rank; d++)
    dims[d] = whole->dims[d + (d >= s->dimension)];
  sr_type slice = *part;
  slice.dims = dims;
  return sr_shape_fits(part, &slice);
}

static sr_status require_parts(const sr_verifier *verifier, const sr_op *op, const scan *s,
                               const sr_op *end) {
  const sr_block *body = op->regions[0];
  for (int32_t i = 0; i < s->inputs; i++)
    SR_REQUIRE(verifier, op, is_stack(s, sr_operand_type(op, i), body->args[i]->type),
               "argument %d of the region is no slice of operand %d", (int)i, (int)i);
  for (int32_t i = 0; i < s->outputs; i++)
    SR_REQUIRE(verifier, op, is_stack(s, sr_result_type(op, i), sr_operand_type(end, i)),
               "value %d of the region is no slice of result %d", (int)i, (int)i);
  for (int32_t i = 0; i < s->carries; i++) {
    const sr_type *init = sr_operand_type(op, s->inputs + i);
    SR_REQUIRE(verifier, op,
               sr_type_fits(init, body->args[s->inputs + i]->type) &&
                   sr_type_fits(init, sr_operand_type(end, s->outputs + i)) &&
                   sr_type_fits(init, sr_result_type(op, s->outputs + i)),
               "carry %d is not of one type", (int)i);
  }
  return SR_OK;
}

sr_status sr_verify_scan(const sr_verifier *verifier, const sr_op *op) {
  const sr_op *end = NULL;
  scan s;
  size_t count;
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(sr_require_int(verifier, op, "dimension", 0, INT32_MAX, &s.dimension));
  SR_TRY(require_segments(verifier, op, "operandSegmentSizes", op->operand_count));
  SR_TRY(require_segments(verifier, op, "resultSegmentSizes", op->result_count));
  SR_TRY(sr_require_end(verifier, op, 0, SR_OP_RETURN, &end));
  SR_REQUIRE(verifier, op,
             op->regions[0]->arg_count == op->operand_count &&
                 end->operand_count == op->result_count,
             "the region must take as many values as there are operands, and return one for every "
             "result");
  s.inputs = (int32_t)sr_op_ints(op, "operandSegmentSizes", &count)[0];
  s.outputs = (int32_t)sr_op_ints(op, "resultSegmentSizes", &count)[0];
  s.carries = op->operand_count - s.inputs;
  SR_REQUIRE(verifier, op, op->result_count - s.outputs == s.carries,
             "there are not as many carries in the results as in the operands");
  s.size = sr_op_int(op, "scan_dim_size", SR_DYNAMIC);
  if (s.inputs > 0 && s.dimension < sr_operand_type(op, 0)->rank)
    s.size = sr_operand_type(op, 0)->dims[s.dimension];
  return require_parts(verifier, op, &s, end);
}
