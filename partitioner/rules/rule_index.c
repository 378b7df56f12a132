/* Factor rules of ops that read or write at indices that an operand holds. */
#include "graph/ir/query.h"
#include "partitioner/rules/rules.h"

static void own_blocked(sr_rule_maker *m, int32_t tensor, int32_t dim, sr_factor_kind kind) {
  int32_t factor = sr_rule_own(m, tensor, dim, kind);
  m->rule->factors[factor].blocked = true;
}

/* ---- one window ------------------------------------------------------------------------------ */

/* A shard of the array holds some elements of the window, or none. The device takes zeros for the
 * elements of the window that are in other shards. */
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

/* True for a dynamic_update_slice with constant indices. */
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

/* A device writes the elements of the update that fall into its shard. If the indices are constant,
 * as in x.at[1:-1].set(...), the elements that fall into a shard are known, so the device needs
 * only these; otherwise it needs the whole update. */
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

/* In the result, the dimensions of the indices replace dimension `dim` of the array; batch
 * dimensions come first in the array and in the indices. */
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
 * Gather reads windows of an array, scatter writes them, at coordinates that an array of indices
 * holds. The result of gather and the updates of scatter have the same layout, here called
 * *windows*: dimensions of the indices, and dimensions of a window.
 */
typedef struct indexing {
  sr_rule_maker *m;
  int32_t array, indices, windows; /* numbers of the three tensors */
  int32_t vector;                  /* dimension of the indices that holds the coordinates */
  const int64_t *offset, *collapsed, *array_batch, *index_batch;
  size_t offset_count, collapsed_count, batch_count;
} indexing;

static bool is_window(const indexing *x, int32_t array_dim) {
  return !sr_ints_have(x->collapsed, x->collapsed_count, array_dim) &&
         !sr_ints_have(x->array_batch, x->batch_count, array_dim);
}

/* Returns the dimension of the windows that corresponds to dimension `dim` of the indices. */
static int32_t place_of(const indexing *x, int32_t dim) {
  int32_t rank = x->m->rule->tensors[x->windows].rank, seen = dim < x->vector ? dim : dim - 1;
  for (int32_t d = 0; d < rank; d++)
    if (!sr_ints_have(x->offset, x->offset_count, d) && seen-- == 0)
      return d;
  SR_ASSERT(false);
  return -1;
}

/*
 * Gives each dimension of the indices and the corresponding dimension of the windows one factor, of
 * kind `kind`. The factor of a batch dimension passes through instead, and the array has it, too.
 * The dimension that holds the coordinates stays whole.
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
 * A window of one element lies in one shard of the array: the device with this shard reads it, and
 * the other devices have zeros.
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

/* True if the region combines updates so that their order changes at most rounding. */
static bool combines(const sr_block *region, int32_t results) {
  for (int32_t i = 0; i < results; i++) {
    const sr_op *op = sr_operand(region->last, i)->op;
    if (!op || !sr_op_combines(op, region->args[i], region->args[results + i]))
      return false;
  }
  return true;
}

/*
 * Each device writes the updates that fall into its shard of the array. If the region combines
 * updates, the updates may be sharded, too; each device then has a partial result.
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
  /* All operands have equal dimensions, as have all updates and all results. */
  for (int32_t i = 0; i < n; i++) {
    if (i > 0) {
      m->rule->tensors[i] = m->rule->tensors[0];
      m->rule->tensors[n + 1 + i] = m->rule->tensors[n + 1];
    }
    m->rule->tensors[sr_rule_result(m, i)] = m->rule->tensors[0];
  }
}
