/* Factor rules of ops that move elements and compute nothing. A dimension "passes through" or
 * "stays whole" if its factor has the kind SR_FACTOR_PASS_THROUGH or SR_FACTOR_WHOLE (rule.h). */
#include "graph/ir/query.h"
#include "partitioner/rules/rules.h"

void sr_rule_transpose(sr_rule_maker *m) {
  size_t count;
  const int64_t *order = sr_op_ints(m->op, "permutation", &count);
  for (int32_t d = 0; d < (int32_t)count; d++)
    sr_rule_share(m, 0, (int32_t)order[d], 1, d, SR_FACTOR_PASS_THROUGH);
}

/* broadcast_in_dim. A dimension of the operand that has size 1 and is repeated has no factor. */
void sr_rule_broadcast(sr_rule_maker *m) {
  size_t count;
  const int64_t *places = sr_op_ints(m->op, "broadcast_dimensions", &count);
  const sr_type *from = sr_rule_type(m, 0), *to = sr_rule_type(m, 1);
  for (int32_t d = 0; d < to->rank; d++)
    sr_rule_own(m, 1, d, SR_FACTOR_PASS_THROUGH);
  for (int32_t d = 0; d < from->rank; d++)
    if (from->dims[d] == to->dims[places[d]])
      sr_rule_put(m, 0, d, (int32_t)places[d]);
}

/* broadcast. The result has new dimensions in front of the operand's dimensions. */
void sr_rule_broadcast_front(sr_rule_maker *m) {
  int32_t from = sr_rule_type(m, 0)->rank, to = sr_rule_type(m, 1)->rank;
  for (int32_t d = 0; d < to - from; d++)
    sr_rule_own(m, 1, d, SR_FACTOR_PASS_THROUGH);
  for (int32_t d = 0; d < from; d++)
    sr_rule_share(m, 0, d, 1, to - from + d, SR_FACTOR_PASS_THROUGH);
}

/* ---- reshape --------------------------------------------------------------------------------- */

/* A walk over the sizes of a tensor's dimensions, from the major end. Factors consume the size of a
 * dimension one after the other. */
typedef struct walk {
  const sr_type *type;
  int32_t tensor, dim;
  int64_t left; /* part of the dimension's size that no factor has consumed yet; 1: the dimension is
                 * done */
} walk;

/* If the current dimension is consumed, moves to the next dimension of a size above 1. Returns
 * false if there is none. Dimensions of size 1 get no factor. */
static bool proceed(walk *w) {
  while (w->left == 1) {
    if (++w->dim >= w->type->rank)
      return false;
    w->left = w->type->dims[w->dim];
  }
  return true;
}

static int64_t common_divisor(int64_t a, int64_t b) {
  while (b != 0) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* Makes a factor of each part of a dimension that is not consumed yet. These parts match no part of
 * the other tensor, so they stay whole. */
static void own_rest(sr_rule_maker *m, walk *w) {
  while (proceed(w)) {
    sr_rule_put(m, w->tensor, w->dim, sr_rule_factor(m, w->left, SR_FACTOR_WHOLE));
    w->left = 1;
  }
}

/*
 * From the major end, common divisors of the sizes of operand and result become factors. For
 * example, a reshape of [8, 3] to [2, 12] has the factors i = 2, j = 4, k = 3: ([ij, k])->([i,
 * jk]). Where two sizes have no common divisor, the rest of both tensors stays whole.
 */
void sr_rule_reshape(sr_rule_maker *m) {
  walk from = {.type = sr_rule_type(m, 0), .tensor = 0, .dim = -1, .left = 1};
  walk to = {.type = sr_rule_type(m, 1), .tensor = 1, .dim = -1, .left = 1};
  while (proceed(&from) && proceed(&to)) {
    int64_t size = common_divisor(from.left, to.left);
    if (size == 1)
      break;
    int32_t factor = sr_rule_factor(m, size, SR_FACTOR_PASS_THROUGH);
    sr_rule_put(m, 0, from.dim, factor);
    sr_rule_put(m, 1, to.dim, factor);
    from.left /= size;
    to.left /= size;
    if (from.left != 1 && to.left != 1) /* the factor ends inside of a dimension of both tensors, so
                                         * the rest of the two does not match */
      break;
  }
  own_rest(m, &from);
  own_rest(m, &to);
}

/* bitcast_convert. The tensor of the narrower type may have one more dimension at its end, which
 * counts the parts of a wider element. It stays whole. */
void sr_rule_bitcast(sr_rule_maker *m) {
  int32_t from = sr_rule_type(m, 0)->rank, to = sr_rule_type(m, 1)->rank;
  for (int32_t d = 0; d < from && d < to; d++)
    sr_rule_share(m, 0, d, 1, d, SR_FACTOR_PASS_THROUGH);
  for (int32_t d = to; d < from; d++)
    sr_rule_own(m, 0, d, SR_FACTOR_WHOLE);
  for (int32_t d = from; d < to; d++)
    sr_rule_own(m, 1, d, SR_FACTOR_WHOLE);
}

/* ---- reverse, slice, pad, concatenate -------------------------------------------------------- */

void sr_rule_reverse(sr_rule_maker *m) {
  size_t count;
  const int64_t *dims = sr_op_ints(m->op, "dimensions", &count);
  for (int32_t d = 0; d < sr_rule_type(m, 0)->rank; d++)
    sr_rule_share(m, 0, d, 1, d,
                  sr_ints_have(dims, count, d) ? SR_FACTOR_HALO : SR_FACTOR_PASS_THROUGH);
}

/* Shares dimension `d` between operand 0 and the result. If the op moves elements along it, a
 * device needs elements of neighbouring shards (a halo). Otherwise the factor passes through. */
static void share_moved(sr_rule_maker *m, int32_t d, bool moved) {
  sr_rule_share(m, 0, d, sr_rule_result(m, 0), d, moved ? SR_FACTOR_HALO : SR_FACTOR_PASS_THROUGH);
}

void sr_rule_slice(sr_rule_maker *m) {
  const sr_type *from = sr_rule_type(m, 0), *to = sr_rule_type(m, 1);
  for (int32_t d = 0; d < from->rank; d++)
    share_moved(m, d, from->dims[d] != to->dims[d]);
}

void sr_rule_pad(sr_rule_maker *m) {
  size_t count;
  const int64_t *low = sr_op_ints(m->op, "edge_padding_low", &count);
  const int64_t *high = sr_op_ints(m->op, "edge_padding_high", &count);
  const int64_t *interior = sr_op_ints(m->op, "interior_padding", &count);
  for (int32_t d = 0; d < sr_rule_type(m, 0)->rank; d++)
    share_moved(m, d, low[d] != 0 || high[d] != 0 || interior[d] != 0);
}

void sr_rule_concatenate(sr_rule_maker *m) {
  int32_t result = sr_rule_result(m, 0), joined = (int32_t)sr_op_int(m->op, "dimension", 0);
  for (int32_t d = 0; d < sr_rule_type(m, result)->rank; d++) {
    bool moved = d == joined && m->op->operand_count > 1;
    int32_t factor = sr_rule_own(m, result, d, moved ? SR_FACTOR_HALO : SR_FACTOR_PASS_THROUGH);
    for (int32_t t = 0; t < result; t++)
      sr_rule_put(m, t, d, factor);
  }
}
