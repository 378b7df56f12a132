/* Factor rules of ops that read or write an array at indices given by operands: slices at dynamic
 * starts, gather and scatter. A dimension "passes through" or "stays whole" if its factor has the
 * kind SR_FACTOR_PASS_THROUGH or SR_FACTOR_WHOLE (rule.h). */
#include "graph/ir/query.h"
#include "partitioner/rules/rules.h"

static void own_blocked(sr_rule_maker *m, int32_t tensor, int32_t dim, sr_factor_kind kind) {
  int32_t factor = sr_rule_own(m, tensor, dim, kind);
  m->rule->factors[factor].blocked = true;
}

/* ---- slices at dynamic indices --------------------------------------------------------------- */

/* If the array is cut, each device takes the elements of the window that are in its shard, and
 * zeros for the other elements. An all_reduce then combines the windows of all devices, so the
 * array's factor is a reduction. */
void sr_rule_dynamic_slice(sr_rule_maker *m) {
  int32_t result = sr_rule_result(m, 0);
  const sr_type *from = sr_rule_type(m, 0), *to = sr_rule_type(m, result);
  for (int32_t d = 0; d < from->rank; d++) {
    if (from->dims[d] == to->dims[d]) {
      sr_rule_share(m, 0, d, result, d, SR_FACTOR_PASS_THROUGH);
      continue;
    }
    own_blocked(m, 0, d, SR_FACTOR_REDUCTION);
    own_blocked(m, result, d, SR_FACTOR_WHOLE);
  }
}

/* True if all start indices of a dynamic_update_slice are constants. */
static bool update_is_known(const sr_op *op) {
  int64_t start;
  for (int32_t t = 2; t < op->operand_count; t++)
    if (!sr_value_get_int(sr_operand(op, t), &start))
      return false;
  return true;
}

int64_t sr_update_start(const sr_op *op, int32_t dim, int64_t most) {
  int64_t start = 0;
  bool known = sr_value_get_int(sr_operand(op, 2 + dim), &start);
  SR_ASSERT(known);
  return start < 0 ? 0 : start > most ? most : start;
}

/* A device writes the elements of the update that fall into its shard. If the start indices are
 * constants, as in x.at[1:-1].set(...), it is known which elements these are, and the device
 * fetches only them. Otherwise the device needs the whole update. */
void sr_rule_dynamic_update_slice(sr_rule_maker *m) {
  int32_t result = sr_rule_result(m, 0);
  const sr_type *whole = sr_rule_type(m, 0), *update = sr_rule_type(m, 1);
  const bool known = update_is_known(m->op);
  for (int32_t d = 0; d < whole->rank; d++) {
    if (known && whole->dims[d] != update->dims[d]) {
      sr_rule_put(m, 1, d, sr_rule_share(m, 0, d, result, d, SR_FACTOR_HALO));
      continue;
    }
    int32_t factor = sr_rule_share(m, 0, d, result, d, SR_FACTOR_PASS_THROUGH);
    if (whole->dims[d] == update->dims[d])
      sr_rule_put(m, 1, d, factor);
    else
      sr_rule_own(m, 1, d, SR_FACTOR_WHOLE);
  }
}

/* torch_index_select. The result has the dimensions of the array, in which the dimensions of the
 * indices take the place of dimension `dim`. The first `batch` dimensions are common to the array,
 * the indices and the result. */
void sr_rule_index_select(sr_rule_maker *m) {
  int32_t dim = (int32_t)sr_op_int(m->op, "dim", 0),
          batch = (int32_t)sr_op_int(m->op, "batch_dims", 0);
  int32_t indices = sr_rule_type(m, 1)->rank;
  for (int32_t d = 0; d < sr_rule_type(m, 0)->rank; d++) {
    if (d == dim)
      sr_rule_own(m, 0, d, SR_FACTOR_REDUCTION);
    else
      sr_rule_share(m, 0, d, 2, d < dim ? d : d - 1 + indices - batch, SR_FACTOR_PASS_THROUGH);
  }
  for (int32_t d = 0; d < indices; d++) {
    if (d < batch)
      sr_rule_put(m, 1, d, m->rule->tensors[0].dims[d].factors[0]);
    else
      sr_rule_share(m, 1, d, 2, dim + d - batch, SR_FACTOR_PASS_THROUGH);
  }
}

/* ---- gather and scatter ---------------------------------------------------------------------- */

/*
 * A gather reads windows of an array, and a scatter writes them. A tensor of indices holds the
 * coordinates of each window. The tensor of all windows is the result of a gather, or the updates
 * of a scatter. It has dimensions of the indices, which select a window, and dimensions inside of a
 * window (offset_dims, update_window_dims).
 */
typedef struct indexing {
  sr_rule_maker *m;
  int32_t array, indices, windows; /* tensor numbers of the array, the indices and the windows */
  int32_t vector;                  /* index_vector_dim: dimension of the indices along which the
                                    * coordinates of one window lie */
  const int64_t *offset, *collapsed, *array_batch, *index_batch;
  size_t offset_count, collapsed_count, batch_count;
} indexing;

static bool is_window(const indexing *x, int32_t array_dim) {
  return !sr_ints_have(x->collapsed, x->collapsed_count, array_dim) &&
         !sr_ints_have(x->array_batch, x->batch_count, array_dim);
}

/* Returns the dimension of the tensor of windows that corresponds to dimension `dim` of the
 * indices. */
static int32_t place_of(const indexing *x, int32_t dim) {
  int32_t rank = x->m->rule->tensors[x->windows].rank, seen = dim < x->vector ? dim : dim - 1;
  for (int32_t d = 0; d < rank; d++)
    if (!sr_ints_have(x->offset, x->offset_count, d) && seen-- == 0)
      return d;
  SR_ASSERT(false);
  return -1;
}

/*
 * Makes a factor of kind `kind` for each dimension of the indices, which the tensor of windows
 * shares. For a batch dimension, the factor passes through instead, and the array shares it, too.
 * The dimension along which coordinates lie stays whole.
 */
static void share_indices(const indexing *x, sr_factor_kind kind) {
  sr_rule_maker *m = x->m;
  for (int32_t d = 0; d < m->rule->tensors[x->indices].rank; d++) {
    if (d == x->vector) {
      sr_rule_own(m, x->indices, d, SR_FACTOR_WHOLE);
      continue;
    }
    int32_t batch = -1;
    for (size_t i = 0; i < x->batch_count; i++)
      if (x->index_batch[i] == d)
        batch = (int32_t)x->array_batch[i];
    int32_t factor = sr_rule_share(m, x->indices, d, x->windows, place_of(x, d),
                                   batch < 0 ? kind : SR_FACTOR_PASS_THROUGH);
    if (batch >= 0)
      sr_rule_put(m, x->array, batch, factor);
  }
}

static indexing indexing_of(sr_rule_maker *m, const char *numbers, const char *const names[4]) {
  indexing x = {.m = m};
  const sr_attr *attr = sr_op_attr(m->op, numbers);
  x.offset = sr_attr_get_ints(sr_attr_field(attr, names[0]), &x.offset_count);
  x.collapsed = sr_attr_get_ints(sr_attr_field(attr, names[1]), &x.collapsed_count);
  x.array_batch = sr_attr_get_ints(sr_attr_field(attr, names[2]), &x.batch_count);
  x.index_batch = sr_attr_get_ints(sr_attr_field(attr, names[3]), &x.batch_count);
  const sr_attr *vector = sr_attr_field(attr, "index_vector_dim");
  x.vector = vector ? (int32_t)vector->integer.value : 0;
  return x;
}

/*
 * If a window has one element along a dimension, it lies in one shard of the array along that
 * dimension. The device with this shard reads the element, and the other devices take zeros. An
 * all_reduce then combines the windows of all devices, so the factor of such a dimension is a
 * reduction.
 */
void sr_rule_gather(sr_rule_maker *m) {
  indexing x =
      indexing_of(m, "dimension_numbers",
                  (const char *const[]){"offset_dims", "collapsed_slice_dims",
                                        "operand_batching_dims", "start_indices_batching_dims"});
  x.array = 0;
  x.indices = 1;
  x.windows = 2;
  const sr_type *array = sr_rule_type(m, 0);
  size_t count, window = 0;
  const int64_t *sizes = sr_op_ints(m->op, "slice_sizes", &count);
  share_indices(&x, SR_FACTOR_PASS_THROUGH);
  for (int32_t d = 0; d < array->rank; d++) {
    if (sr_ints_have(x.array_batch, x.batch_count, d))
      continue;
    int32_t to = is_window(&x, d) ? (int32_t)x.offset[window++] : -1;
    if (to >= 0 && sizes[d] == array->dims[d]) {
      sr_rule_share(m, 0, d, 2, to, SR_FACTOR_PASS_THROUGH);
    } else if (sizes[d] == 1) {
      sr_rule_own(m, 0, d, SR_FACTOR_REDUCTION);
    } else {
      own_blocked(m, 0, d, SR_FACTOR_WHOLE);
      own_blocked(m, 2, to, SR_FACTOR_WHOLE);
    }
  }
}

/* True if the order in which the region combines updates does not matter, except for rounding.
 * `results` is the number of arrays that are updated. */
static bool combines(const sr_block *region, int32_t results) {
  for (int32_t i = 0; i < results; i++) {
    const sr_op *op = sr_operand(region->last, i)->op;
    if (!op || !sr_op_combines(op, region->args[i], region->args[results + i]))
      return false;
  }
  return true;
}

/*
 * Each device writes the updates that fall into its shard of the array. If the order of updates
 * does not matter, as for sums, the updates may be sharded, too. Each device then computes a
 * partial result, and the partial results are combined.
 */
void sr_rule_scatter(sr_rule_maker *m) {
  int32_t n = m->op->result_count;
  indexing x =
      indexing_of(m, "scatter_dimension_numbers",
                  (const char *const[]){"update_window_dims", "inserted_window_dims",
                                        "input_batching_dims", "scatter_indices_batching_dims"});
  x.array = 0;
  x.indices = n;
  x.windows = n + 1;
  const sr_type *array = sr_rule_type(m, 0), *updates = sr_rule_type(m, x.windows);
  size_t window = 0;
  share_indices(&x, combines(m->op->regions[0], n) ? SR_FACTOR_REDUCTION : SR_FACTOR_WHOLE);
  for (int32_t d = 0; d < array->rank; d++) {
    if (sr_ints_have(x.array_batch, x.batch_count, d))
      continue;
    int32_t to = is_window(&x, d) ? (int32_t)x.offset[window++] : -1;
    int32_t factor = sr_rule_own(m, 0, d, SR_FACTOR_PASS_THROUGH);
    if (to >= 0 && updates->dims[to] == array->dims[d])
      sr_rule_put(m, x.windows, to, factor);
    else if (to >= 0)
      own_blocked(m, x.windows, to, SR_FACTOR_WHOLE);
  }
  /* All updated arrays and results have the same dimensions, and all tensors of updates have the
   * same dimensions. */
  for (int32_t i = 0; i < n; i++) {
    if (i > 0) {
      m->rule->tensors[i] = m->rule->tensors[0];
      m->rule->tensors[n + 1 + i] = m->rule->tensors[n + 1];
    }
    m->rule->tensors[sr_rule_result(m, i)] = m->rule->tensors[0];
  }
}
