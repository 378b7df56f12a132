/*
 * Sorts along a sharded dimension, if the sharding cannot move to another dimension.
 *
 * Each device sorts its shard. Then pairs of devices exchange their shards, merge both, and keep
 * the lower or the upper half. This is a sorting network: a network that sorts single elements also
 * sorts shards of one size. The network is Batcher's odd-even merge sort. It works for any number
 * of devices, in t (t + 1) / 2 rounds with t = ceil(log2 shards). A device never holds more than
 * two shards: its own and its partner's. (Batcher, Sorting Networks and their Applications, 1968;
 * Knuth, The Art of Computer Programming 3, 5.3.4; Baudet and Stevenson, Optimal Sorting Algorithms
 * for Parallel Computers, 1978.)
 *
 * The network has t stages. Stage s (from 0) merges pairs of runs, which are sorted groups of 2^s
 * shards. A stage has one round for each level: level s first, then down to level 0. Level l pairs
 * shards that are 2^l apart. A shard has two neighbours at this distance. The first level of a
 * stage pairs it with one of them, and all other levels pair it with the other.
 *
 * The rounds are iterations of one loop. A round takes its pairs of devices from one of 2 t - 1
 * lists, which all stages share. So the size of the module grows only with the logarithm of the
 * number of devices. But a list may pair shards that are not to be merged in this stage. Their
 * devices exchange shards as well, and then each keeps its own.
 *
 * A *row* has the elements of all operands of the sort at one index. Each row is sorted together
 * with its index in the whole array. So rows that the program's comparator treats as equal stay in
 * their order, as on one device. The padding of an uneven shard comes last.
 */
#include "partitioner/collective/collective.h"
#include "partitioner/core/cost.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"

/* ---- the choice ------------------------------------------------------------------------------ */

/* Returns ceil(log2(count)). */
static int64_t levels_of(int64_t count) {
  int64_t levels = 0;
  while ((int64_t)1 << levels < count)
    levels++;
  return levels;
}

static int64_t round_count(int64_t stages) {
  return stages * (stages + 1) / 2;
}

static double bytes_of(double elements, sr_dtype dtype) {
  return elements * (double)sr_dtype_get(dtype)->bytes;
}

/* Returns the cost of sorting shards, in `lines` lines along the sorted dimension, and merging them
 * in rounds. In each round, a device sends one message for each operand and for the indices, and
 * merges two shards. Each round waits for its messages and for the merge. */
static double cost_of_merging(const sr_partitioner *p, const sr_op *op, sr_reach reach,
                              int64_t shards, double lines) {
  const sr_type *type = sr_operand(op, 0)->type;
  double line = (double)sr_shard_size(type->dims[sr_sort_dimension(op)], shards),
         shard = lines * line;
  double rounds = (double)round_count(levels_of(shards));
  sr_sent round = sr_sent_to_one(reach, bytes_of(shard, sr_index_dtype(type)));
  for (int32_t i = 0; i < op->operand_count; i++)
    round =
        sr_sent_add(round, sr_sent_to_one(reach, bytes_of(shard, sr_operand(op, i)->type->dtype)));
  double merge = shard * (double)SR_SORT_STEP_COST;
  double waits = rounds * (double)(op->operand_count + 2) + 1;
  return sr_sort_cost(shard, line) + rounds * (sr_sent_cost(p, round) + merge) +
         waits * (double)SR_STEP_COST;
}

/* Returns the cost of gathering all shards on each device, which then sorts everything. */
static double cost_of_gathering(const sr_partitioner *p, const sr_op *op, sr_reach reach,
                                int64_t shards, double lines) {
  int64_t size = sr_operand(op, 0)->type->dims[sr_sort_dimension(op)];
  double shard = lines * (double)sr_shard_size(size, shards), bytes = 0;
  for (int32_t i = 0; i < op->operand_count; i++)
    bytes += bytes_of(shard, sr_operand(op, i)->type->dtype);
  return sr_sort_cost(lines * (double)size, (double)size) +
         sr_sent_cost(p, sr_sent_to_all(reach, bytes));
}

bool sr_sort_divides(sr_partitioner *p, const sr_op *op, const sr_sharding *cut) {
  const sr_type *type = sr_operand(op, 0)->type;
  int64_t size = type->dims[sr_sort_dimension(op)], shards = sr_sharding_dim_shards(cut, 0);
  if (size == 0 || op->operand_count + 1 > SR_REGION_RESULTS) /* + 1: the operand of indices */
    return false;
  double lines = (double)sr_type_elements(type) / (double)size;
  sr_reach reach = sr_reach_of(p, cut, 0);
  return cost_of_merging(p, op, reach, shards, lines) <
         cost_of_gathering(p, op, reach, shards, lines);
}

/* ---- the op ---------------------------------------------------------------------------------- */

typedef struct sorting {
  sr_partitioner *p;
  const sr_op *op;
  const sr_type *whole; /* type of the whole first operand */
  const sr_sharding *sharding;
  int32_t dim, count; /* dimension that is sorted; number of operands of the program's sort, without
                       * the indices */
  int64_t shards, shard;
  int64_t stages; /* number of stages of the network */
} sorting;

/* Calls the program's comparator on two rows x and y: the elements of all operands at two indices.
 * `rows` has x and y of operand 0, then x and y of operand 1, and so on. `swapped`: compares y with
 * x. */
static sr_value *compare_rows(const sorting *s, const sr_builder *b, sr_value *const *rows,
                              bool swapped) {
  sr_value **args = SR_NEW_ARRAY(s->p->arena, sr_value *, 2 * s->count);
  for (int32_t i = 0; i < 2 * s->count; i++)
    args[i] = rows[swapped ? i ^ 1 : i];
  return sr_build_copy(b, s->op->regions[0], args)[0];
}

/* Fills `block` with a comparator of rows. Rows are ordered as by the program's comparator, and
 * equal rows by their index. Padding comes last. */
static void fill_comparator(const sorting *s, sr_block *block) {
  sr_module *module = s->p->module;
  sr_dtype index = sr_index_dtype(s->whole);
  for (int32_t i = 0; i < 2 * s->count + 2; i++) {
    sr_dtype dtype = i < 2 * s->count ? sr_operand(s->op, i / 2)->type->dtype : index;
    sr_block_add_arg(module, block, sr_type_tensor(module, dtype, 0, NULL));
  }
  const sr_builder top = sr_partitioner_builder(s->p, NULL), b = sr_builder_in(&top, block);
  sr_value *x = block->args[2 * s->count], *y = block->args[2 * s->count + 1];
  sr_value *less = compare_rows(s, &b, block->args, false);
  sr_value *more = compare_rows(s, &b, block->args, true);
  sr_value *first = sr_build_compare(&b, SR_COMPARE_LT, x, y);
  /* For equal rows, a comparator such as LE is true in both orders. This also counts as a tie:
   * otherwise both rows would come before each other, and rows would be lost. */
  sr_value *differ = sr_build_binary(&b, SR_OP_XOR, less, more);
  sr_value *before = sr_build_select(&b, differ, less, first);
  int64_t size = s->whole->dims[s->dim];
  if (size % s->shards != 0) {
    sr_value *limit = sr_build_scalar(&b, index, size);
    sr_value *x_is = sr_build_compare(&b, SR_COMPARE_LT, x, limit);
    sr_value *y_is_not = sr_build_compare(&b, SR_COMPARE_GE, y, limit);
    before = sr_build_binary(&b, SR_OP_AND, x_is, sr_build_binary(&b, SR_OP_OR, y_is_not, before));
  }
  sr_build_return(&b, 1, &before);
}

static const sr_type **types_of(const sorting *s, int32_t count, sr_value *const *values) {
  const sr_type **types = SR_NEW_ARRAY(s->p->arena, const sr_type *, count);
  for (int32_t i = 0; i < count; i++)
    types[i] = values[i]->type;
  return types;
}

/* Builds a sort or merge (`code`) of rows. Its results have the types of the first operands. */
static sr_op *build_ordering(const sorting *s, const sr_builder *b, sr_opcode code,
                             int32_t operand_count, sr_value *const *operands) {
  sr_module *module = s->p->module;
  int32_t count = s->count + 1;
  const sr_type **types = types_of(s, count, operands);
  sr_op *made = sr_build_op(b, code, operand_count, operands, count, types, 1);
  sr_op_set_attr(module, made, "dimension", sr_attr_int(module, s->dim, SR_I64));
  fill_comparator(s, made->regions[0]);
  return made;
}

/* Sorts the rows of the shard and replaces `values` by the results. */
static void sort_rows(const sorting *s, const sr_builder *b, sr_value **values) {
  sr_op *made = build_ordering(s, b, SR_OP_SORT, s->count + 1, values);
  sr_op_set_attr(s->p->module, made, "is_stable", sr_attr_bool(s->p->module, true));
  for (int32_t i = 0; i <= s->count; i++)
    values[i] = sr_result(made, i);
}

/* ---- pairs of devices ------------------------------------------------------------------------ */

/*
 * Returns the number of the partner of `shard`, at distance 2^level. There may be no shard of this
 * number; `shard` then has no partner. If this is the first level of a stage (`first`), the numbers
 * of partners differ in bit `level` alone: at level 0, the pairs are 0-1, 2-3, ... Otherwise a
 * shard is paired with its other neighbour at this distance: 1-2, 3-4, ...
 */
static int64_t partner_of(int64_t shard, int64_t level, bool first) {
  bool high = ((shard >> level & 1) != 0) == first;
  return high ? shard - ((int64_t)1 << level) : shard + ((int64_t)1 << level);
}

/* Returns the list of pairs of devices that exchange shards, as [source, target]. The list has each
 * pair in both directions. */
static const sr_attr *pairs_of(const sorting *s, int64_t level, bool first) {
  const sr_dense *groups = &sr_groups_attr_along(s->p, s->sharding, s->dim)->dense;
  const int64_t *devices = groups->data, rows = groups->type->dims[0];
  sr_groups pairs = {.size = 2};
  pairs.devices = SR_NEW_ARRAY(s->p->scratch, int64_t, 2 * rows * s->shards);
  for (int64_t r = 0; r < rows; r++)
    for (int64_t j = 0; j < s->shards; j++) {
      int64_t partner = partner_of(j, level, first);
      if (partner < 0 || partner >= s->shards)
        continue;
      int64_t *pair = pairs.devices + 2 * pairs.count++;
      pair[0] = devices[r * s->shards + partner];
      pair[1] = devices[r * s->shards + j];
    }
  return sr_groups_attr(s->p, &pairs);
}

/* Returns the number of lists of pairs. The first `stages` lists are for the first levels of stages
 * 0, 1, ...; the others are for the other levels. */
static int32_t list_count(const sorting *s) {
  return (int32_t)(2 * s->stages - 1);
}

/* Returns the lists of pairs (pairs_of), made once for all sorts along this dimension in this
 * sharding. */
static const sr_attr *const *lists_of(const sorting *s) {
  const int64_t key[] = {(int64_t)(intptr_t)s->sharding, s->dim};
  const sr_attr ***place = (const sr_attr ***)sr_memo_at(s->p->arena, &s->p->made.sort_pairs, key,
                                                         sizeof key / sizeof *key);
  if (*place)
    return *place;
  *place = SR_NEW_ARRAY(s->p->arena, const sr_attr *, list_count(s));
  for (int64_t i = 0; i < list_count(s); i++)
    (*place)[i] = pairs_of(s, i % s->stages, i < s->stages);
  return *place;
}

/* ---- a round --------------------------------------------------------------------------------- */

/* Carries of the loop: counters, then the shards of all values. */
enum {
  ROUND, /* number of rounds done: I32 */
  STAGE, /* number of the present stage: U32 */
  LEVEL, /* number of the present level, from the stage's number down to 0: U32 */
  SHARDS
};

/* Scalars that say what a device does in one round. */
typedef struct comparator {
  sr_value *list;        /* I32: index of the list of pairs */
  sr_value *paired;      /* I1: the device merges its shard with a partner's */
  sr_value *keeps_upper; /* I1: the device keeps the upper half */
} comparator;

static sr_value *shifted(const sr_builder *b, sr_value *bits, sr_value *right) {
  return sr_build_binary(b, SR_OP_SHIFT_RIGHT_LOGICAL, bits, right);
}

/* Builds ops that compute what partner_of does, for the device's shard. Shard numbers are U32, so a
 * negative number of a partner wraps around and is larger than that of any shard. */
static comparator find_comparator(const sorting *s, const sr_builder *b, sr_value *stage,
                                  sr_value *level) {
  sr_value *one = sr_build_scalar(b, SR_U32, 1);
  sr_value *number = sr_scalar_affine(s->p, s->sharding, s->dim, 1, 0, SR_U32);
  sr_value *later = sr_build_convert(b, sr_build_compare(b, SR_COMPARE_NE, level, stage), SR_U32);
  sr_value *bit = sr_build_binary(b, SR_OP_AND, shifted(b, number, level), one);
  sr_value *high = sr_build_binary(b, SR_OP_XOR, bit, later);
  sr_value *distance = sr_build_binary(b, SR_OP_SHIFT_LEFT, one, level);
  sr_value *keeps_upper = sr_build_compare(b, SR_COMPARE_EQ, high, one);
  sr_value *partner =
      sr_build_select(b, keeps_upper, sr_build_binary(b, SR_OP_SUBTRACT, number, distance),
                      sr_build_binary(b, SR_OP_ADD, number, distance));
  /* Two shards are merged only if both belong to one of the runs that this stage makes, which have
   * 2^(stage + 1) shards. */
  sr_value *run = shifted(b, sr_build_binary(b, SR_OP_XOR, number, partner),
                          sr_build_binary(b, SR_OP_ADD, stage, one));
  sr_value *together = sr_build_compare(b, SR_COMPARE_EQ, run, sr_build_scalar(b, SR_U32, 0));
  sr_value *exists =
      sr_build_compare(b, SR_COMPARE_LT, partner, sr_build_scalar(b, SR_U32, s->shards));
  sr_value *stages = sr_build_scalar(b, SR_U32, s->stages);
  sr_value *list =
      sr_build_binary(b, SR_OP_ADD, level, sr_build_binary(b, SR_OP_MULTIPLY, later, stages));
  return (comparator){
      .list = sr_build_convert(b, list, SR_I32),
      .paired = sr_build_binary(b, SR_OP_AND, together, exists),
      .keeps_upper = keeps_upper,
  };
}

/* Exchanges shards by the list of pairs with the number `which`. The results are the partner's
 * shards. */
static sr_op *exchange(const sorting *s, const sr_builder *b, sr_value *which,
                       sr_value *const *values) {
  sr_module *module = s->p->module;
  const sr_attr *const *lists = lists_of(s);
  int32_t count = s->count + 1;
  const sr_type **types = types_of(s, count, values);
  sr_op *made = sr_build_op(b, SR_OP_CASE, 1, &which, count, types, list_count(s));
  sr_value **given = SR_NEW_ARRAY(s->p->arena, sr_value *, count);
  for (int32_t l = 0; l < list_count(s); l++) {
    const sr_builder inside = sr_builder_in(b, made->regions[l]);
    for (int32_t i = 0; i < count; i++) {
      given[i] = sr_build(&inside, SR_OP_COLLECTIVE_PERMUTE, 1, &values[i], types[i]);
      sr_op_set_role(s->p, given[i]->op, SR_ROLE_FINAL);
      sr_op_set_attr(module, given[i]->op, "source_target_pairs", lists[l]);
    }
    sr_build_return(&inside, count, given);
  }
  return made;
}

/* Merges pairs of shards: one device keeps the lower half, and its partner the upper half. */
static void merge_pairs(const sorting *s, const sr_builder *b, const comparator *c,
                        sr_value *const *values, sr_value **out_values) {
  int32_t count = s->count + 1;
  const sr_op *others = exchange(s, b, c->list, values);
  sr_value **operands = SR_NEW_ARRAY(s->p->arena, sr_value *, 2 * count + 1);
  for (int32_t i = 0; i < count; i++) {
    operands[i] = values[i];
    operands[count + i] = sr_result(others, i);
  }
  operands[2 * count] = c->keeps_upper;
  const sr_op *merged = build_ordering(s, b, SR_OP_MERGE, 2 * count + 1, operands);
  for (int32_t i = 0; i < count; i++)
    out_values[i] = sr_build_select(b, c->paired, sr_result(merged, i), values[i]);
}

/* ---- all rounds ------------------------------------------------------------------------------ */

static void fill_condition(const sorting *s, sr_block *block) {
  const sr_builder top = sr_partitioner_builder(s->p, NULL), b = sr_builder_in(&top, block);
  sr_value *rounds = sr_build_scalar(&b, SR_I32, round_count(s->stages));
  sr_value *more = sr_build_compare(&b, SR_COMPARE_LT, block->args[ROUND], rounds);
  sr_build_return(&b, 1, &more);
}

static void fill_body(const sorting *s, sr_block *block) {
  const sr_builder top = sr_partitioner_builder(s->p, NULL), b = sr_builder_in(&top, block);
  sr_value **next = SR_NEW_ARRAY(s->p->arena, sr_value *, block->arg_count);
  sr_value *stage = block->args[STAGE], *level = block->args[LEVEL];
  const comparator c = find_comparator(s, &b, stage, level);
  merge_pairs(s, &b, &c, block->args + SHARDS, next + SHARDS);
  sr_value *one = sr_build_scalar(&b, SR_U32, 1);
  sr_value *is_last = sr_build_compare(&b, SR_COMPARE_EQ, level, sr_build_scalar(&b, SR_U32, 0));
  sr_value *next_stage = sr_build_binary(&b, SR_OP_ADD, stage, one);
  next[ROUND] = sr_build_binary(&b, SR_OP_ADD, block->args[ROUND], sr_build_scalar(&b, SR_I32, 1));
  next[STAGE] = sr_build_select(&b, is_last, next_stage, stage);
  next[LEVEL] =
      sr_build_select(&b, is_last, next_stage, sr_build_binary(&b, SR_OP_SUBTRACT, level, one));
  sr_build_return(&b, block->arg_count, next);
}

/* Merges the sorted shards, in a loop, and replaces `values` by the results. */
static void merge_shards(const sorting *s, const sr_builder *b, sr_value **values) {
  sr_module *module = s->p->module;
  int32_t count = SHARDS + s->count + 1;
  sr_value **starts = SR_NEW_ARRAY(s->p->arena, sr_value *, count);
  starts[ROUND] = sr_build_scalar(b, SR_I32, 0);
  starts[STAGE] = sr_build_scalar(b, SR_U32, 0);
  starts[LEVEL] = sr_build_scalar(b, SR_U32, 0);
  for (int32_t i = SHARDS; i < count; i++)
    starts[i] = values[i - SHARDS];
  const sr_type **types = types_of(s, count, starts);
  sr_op *loop = sr_build_op(b, SR_OP_WHILE, count, starts, count, types, 2);
  for (int32_t r = 0; r < 2; r++)
    for (int32_t i = 0; i < count; i++)
      sr_block_add_arg(module, loop->regions[r], types[i]);
  fill_condition(s, loop->regions[0]);
  fill_body(s, loop->regions[1]);
  for (int32_t i = SHARDS; i < count; i++)
    values[i - SHARDS] = sr_result(loop, i);
}

/* Returns the index of each element of the shard in the whole array. */
static sr_value *indices_of(const sorting *s, const sr_builder *b) {
  const sr_type *shard = sr_operand(s->op, 0)->type;
  sr_dtype dtype = sr_index_dtype(s->whole);
  sr_value *start = sr_scalar_affine(s->p, s->sharding, s->dim, s->shard, 0, dtype);
  sr_value *place = sr_build_iota(b, sr_type_with_dtype(b->module, shard, dtype), s->dim);
  return sr_build_binary(b, SR_OP_ADD, place, sr_build_broadcast(b, start, shard));
}

bool sr_localise_sort(sr_partitioner *p, sr_op *op) {
  const sr_local *local = sr_op_local(p, op);
  const sr_builder b = sr_partitioner_builder(p, op);
  int32_t dim = sr_sort_dimension(op);
  sorting s = {.p = p,
               .op = op,
               .whole = local->types[0],
               .sharding = local->wanted[0],
               .dim = dim,
               .count = op->operand_count,
               .shards = sr_dim_shards(local->wanted[0], dim)};
  if (s.shards == 1)
    return false;
  s.shard = sr_operand(op, 0)->type->dims[dim];
  s.stages = levels_of(s.shards);
  sr_value **values = SR_NEW_ARRAY(p->arena, sr_value *, s.count + 1);
  for (int32_t i = 0; i < s.count; i++)
    values[i] = sr_operand(op, i);
  values[s.count] = indices_of(&s, &b);
  sort_rows(&s, &b, values);
  merge_shards(&s, &b, values);
  for (int32_t i = 0; i < s.count; i++)
    sr_value_bring_back(p, sr_result(op, i), values[i]);
  sr_op_erase(op);
  return true;
}
