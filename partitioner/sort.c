/*
 * sort along a dimension that is divided, where no other dimension has room for the cut.
 *
 * Each device sorts its part. Then pairs of devices exchange their parts, merge the two, and keep
 * the lower and the upper half of them, as the comparators of a sorting network do with single
 * elements: every network that sorts elements sorts parts of one size so. The network is Batcher's
 * merge exchange, which serves any number of devices in t (t + 1) / 2 rounds, t = ceil(log2 parts).
 * No device ever has more than two parts. (Knuth, The Art of Computer Programming 3, algorithm
 * 5.2.2 M; Baudet and Stevenson, Optimal Sorting Algorithms for Parallel Computers, 1978.)
 *
 * With the elements go their indices in the array: of two that the program's comparator holds for
 * equal the one that comes first stays first, as on one device, and what lies behind the end of an
 * uneven part comes last.
 */
#include "partitioner/builder.h"
#include "partitioner/collective.h"
#include "partitioner/cost.h"
#include "partitioner/parts.h"
#include "partitioner/pass.h"
#include "partitioner/scalar.h"

/* ---- the choice ------------------------------------------------------------------------------ */

/* ceil(log2(count)). */
static int64_t levels_of(int64_t count) {
  int64_t levels = 0;
  while ((int64_t)1 << levels < count)
    levels++;
  return levels;
}

enum {
  MERGE_STEPS = 3 /* of a sort that a merge takes for an element: it is copied in and out alone */
};

static double bytes_of(double elements, sr_dtype dtype) {
  return elements * (double)sr_dtype_get(dtype)->bytes;
}

/* Each part for itself, then rounds in which each operand, and the indices, go as one message. */
static double cost_of_merging(const sr_pass *pass, const sr_op *op, sr_reach reach, int64_t parts,
                              double lines) {
  const sr_type *type = sr_operand(op, 0)->type;
  double line = (double)sr_part_size(type->dims[sr_sort_dimension(op)], parts), part = lines * line;
  double rounds = (double)(levels_of(parts) * (levels_of(parts) + 1) / 2);
  sr_sent round = sr_sent_to_one(reach, bytes_of(part, sr_index_dtype(type)));
  for (int32_t i = 0; i < op->operand_count; i++)
    round =
        sr_sent_add(round, sr_sent_to_one(reach, bytes_of(part, sr_operand(op, i)->type->dtype)));
  double merge = 2 * part * (double)(MERGE_STEPS * SR_SORT_STEP_COST);
  return sr_sort_cost(part, line) + rounds * (sr_sent_cost(pass, round) + merge) +
         (rounds + 1) * (double)SR_STEP_COST;
}

/* All parts to all devices, each of which sorts everything. */
static double cost_of_gathering(const sr_pass *pass, const sr_op *op, sr_reach reach, int64_t parts,
                                double lines) {
  int64_t size = sr_operand(op, 0)->type->dims[sr_sort_dimension(op)];
  double part = lines * (double)sr_part_size(size, parts), bytes = 0;
  for (int32_t i = 0; i < op->operand_count; i++)
    bytes += bytes_of(part, sr_operand(op, i)->type->dtype);
  return sr_sort_cost(lines * (double)size, (double)size) +
         sr_sent_cost(pass, sr_sent_to_all(reach, bytes));
}

bool sr_sort_divides(sr_pass *pass, const sr_op *op, const sr_sharding *cut) {
  const sr_type *type = sr_operand(op, 0)->type;
  int64_t size = type->dims[sr_sort_dimension(op)], parts = sr_sharding_parts(cut, 0);
  if (size == 0)
    return false;
  double lines = (double)sr_type_elements(type) / (double)size;
  sr_reach reach = sr_reach_of(pass, cut, 0);
  return cost_of_merging(pass, op, reach, parts, lines) <
         cost_of_gathering(pass, op, reach, parts, lines);
}

/* ---- the op ---------------------------------------------------------------------------------- */

typedef struct sorting {
  sr_pass *pass;
  const sr_op *op;
  sr_builder b;
  const sr_type *whole; /* of the first operand */
  const sr_sharding *form;
  int32_t dim, count; /* operands of the program; one more are sorted: the indices */
  int64_t parts, part;
} sorting;

/* Of a part in a round: `with` is the other one of its pair, `high` if it keeps the upper half. */
typedef struct comparator {
  int64_t with; /* -1: in no pair */
  bool high;
} comparator;

/* What the devices do in a round. */
typedef struct round {
  struct round *next;
  const sr_attr *pairs; /* who sends its part to whom */
  sr_value *start;      /* of the half that is kept, in two parts in order */
  sr_value *paired;     /* 0 where the part is in no pair; NULL: nowhere */
} round;

/* What the program's comparator says of two rows; x and y come by turns, operand by operand. */
static sr_value *compare_rows(const sorting *s, const sr_builder *b, sr_value *const *rows,
                              bool swapped) {
  sr_value **args = SR_NEW_ARRAY(s->pass->arena, sr_value *, 2 * s->count);
  for (int32_t i = 0; i < 2 * s->count; i++)
    args[i] = rows[swapped ? i ^ 1 : i];
  return sr_build_applied(b, s->op->regions[0], args);
}

/* Rows of the array go as the program says, of equal ones the first first; then what is none. */
static void fill_comparator(const sorting *s, sr_block *block) {
  sr_module *module = s->pass->module;
  sr_dtype index = sr_index_dtype(s->whole);
  for (int32_t i = 0; i < 2 * s->count + 2; i++) {
    sr_dtype dtype = i < 2 * s->count ? sr_operand(s->op, i / 2)->type->dtype : index;
    sr_block_add_arg(module, block, sr_build_scalar_type(&s->b, dtype));
  }
  sr_op *end = sr_op_create(module, SR_OP_RETURN, s->op, 0, NULL, 0, NULL, 0);
  sr_op_insert(end, block, NULL);
  const sr_builder b = {s->pass, end};
  sr_value *x = block->args[2 * s->count], *y = block->args[2 * s->count + 1];
  sr_value *less = compare_rows(s, &b, block->args, false);
  sr_value *more = compare_rows(s, &b, block->args, true);
  sr_value *first = sr_build_compare(&b, SR_COMPARE_LT, x, y);
  /* A comparator that says both, as LE does, is a tie, too: else rows would be lost. */
  sr_value *differ = sr_build_binary(&b, SR_OP_XOR, less, more);
  sr_value *before = sr_build_select(&b, differ, less, first);
  int64_t size = s->whole->dims[s->dim];
  if (size % s->parts != 0) {
    sr_value *limit = sr_build_integer(&b, index, size);
    sr_value *x_is = sr_build_compare(&b, SR_COMPARE_LT, x, limit);
    sr_value *y_is_not = sr_build_compare(&b, SR_COMPARE_GE, y, limit);
    before = sr_build_binary(&b, SR_OP_AND, x_is, sr_build_binary(&b, SR_OP_OR, y_is_not, before));
  }
  sr_op_set_operands(module, end, 1, &before);
}

/* `values`, rows of one size, in order; in place. Every `run` of them are in order already. */
static void sort_rows(const sorting *s, sr_value **values, int64_t run) {
  sr_module *module = s->pass->module;
  int32_t count = s->count + 1;
  const sr_type **types = SR_NEW_ARRAY(s->pass->arena, const sr_type *, count);
  for (int32_t i = 0; i < count; i++)
    types[i] = values[i]->type;
  sr_op *made = sr_op_create(module, SR_OP_SORT, s->op, count, values, count, types, 1);
  sr_op_set_attr(module, made, "dimension", sr_attr_int(module, s->dim, SR_I64));
  sr_op_set_attr(module, made, "is_stable", sr_attr_bool(module, true));
  if (run > 1)
    sr_op_set_attr(module, made, SR_SORTED_RUNS_ATTR, sr_attr_int(module, run, SR_I64));
  fill_comparator(s, made->regions[0]);
  sr_op_insert(made, s->b.before->block, s->b.before);
  for (int32_t i = 0; i < count; i++)
    values[i] = sr_result(made, i);
}

/* ---- the network ----------------------------------------------------------------------------- */

/* Pairs of parts: [source, target] of devices, both ways. */
static const sr_attr *pairs_of(const sorting *s, const comparator *comparators) {
  const sr_dense *groups = &sr_pass_groups(s->pass, s->form, s->dim)->dense;
  const int64_t *devices = groups->data, rows = groups->type->dims[0];
  sr_groups pairs = {.size = 2};
  pairs.devices = SR_NEW_ARRAY(s->pass->per_op, int64_t, 2 * rows * s->parts);
  for (int64_t r = 0; r < rows; r++)
    for (int64_t p = 0; p < s->parts; p++)
      if (comparators[p].with >= 0) {
        int64_t *pair = pairs.devices + 2 * pairs.count++;
        pair[0] = devices[r * s->parts + comparators[p].with];
        pair[1] = devices[r * s->parts + p];
      }
  return sr_groups_attr(s->pass, &pairs);
}

/* `yes` on devices whose part's comparator is as `is` says, 0 on the others. */
static sr_value *number_where(const sorting *s, const comparator *comparators,
                              bool (*is)(comparator), int64_t yes) {
  int64_t *numbers = SR_NEW_ARRAY(s->pass->per_op, int64_t, s->parts);
  for (int64_t p = 0; p < s->parts; p++)
    numbers[p] = is(comparators[p]) ? yes : 0;
  return sr_pass_by_part(s->pass, s->form, s->dim, SR_U32, numbers);
}

static bool is_high(comparator c) {
  return c.high;
}

static bool is_paired(comparator c) {
  return c.with >= 0;
}

static round *make_round(const sorting *s, const comparator *comparators) {
  round *made = SR_NEW(s->pass->arena, round);
  bool all = true;
  for (int64_t p = 0; p < s->parts; p++)
    all &= is_paired(comparators[p]);
  made->pairs = pairs_of(s, comparators);
  made->start = number_where(s, comparators, is_high, s->part);
  made->paired = all ? NULL : number_where(s, comparators, is_paired, 1);
  return made;
}

/* Algorithm M: its comparators [i, i + d] in the order of its rounds. */
static round *make_rounds(const sorting *s) {
  round *first = NULL, **last = &first;
  int64_t top = (int64_t)1 << (levels_of(s->parts) - 1);
  for (int64_t p = top; p > 0; p /= 2) {
    int64_t r = 0, d = p;
    for (int64_t q = top; q >= p; d = q - p, q /= 2, r = p) {
      sr_arena_reset(s->pass->per_op);
      comparator *comparators = SR_NEW_ARRAY(s->pass->per_op, comparator, s->parts);
      for (int64_t i = 0; i < s->parts; i++)
        comparators[i] = (comparator){.with = -1};
      for (int64_t i = 0; i + d < s->parts; i++)
        if ((i & p) == r) {
          comparators[i].with = i + d;
          comparators[i + d] = (comparator){.with = i, .high = true};
        }
      *last = make_round(s, comparators);
      last = &(*last)->next;
    }
  }
  return first;
}

/* Made once for all sorts of such parts. */
static const round *rounds_of(const sorting *s) {
  const int64_t key[] = {(int64_t)(intptr_t)s->form, s->dim, s->part};
  round **place =
      (round **)sr_memo_at(s->pass->arena, &s->pass->rounds, key, sizeof key / sizeof *key);
  if (!*place)
    *place = make_rounds(s);
  return *place;
}

/* ---- its rounds ------------------------------------------------------------------------------ */

/* The half of `pair`, two parts in order, that the device's part keeps. */
static sr_value *half_of(const sorting *s, sr_value *pair, const round *r) {
  int64_t sizes[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK];
  for (int32_t d = 0; d < pair->type->rank; d++) {
    sizes[d] = d == s->dim ? s->part : pair->type->dims[d];
    starts[d] = d == s->dim ? r->start : sr_pass_number(s->pass, SR_U32, 0);
  }
  return sr_build_dynamic_slice(&s->b, pair, starts, sizes);
}

/* `yes` on devices whose part is in a pair, `no` on the others. */
static sr_value *where_paired(const sorting *s, sr_value *yes, sr_value *no, const round *r) {
  if (!r->paired)
    return yes;
  sr_value *which =
      sr_build_compare(&s->b, SR_COMPARE_NE, r->paired, sr_pass_number(s->pass, SR_U32, 0));
  return sr_build_select(&s->b, which, yes, no);
}

/* Each pair of parts becomes its lower and its upper half. In place. */
static void merge_pairs(const sorting *s, sr_value **values, const round *r) {
  sr_module *module = s->pass->module;
  int32_t count = s->count + 1;
  sr_value **both = SR_NEW_ARRAY(s->pass->arena, sr_value *, count);
  for (int32_t i = 0; i < count; i++) {
    sr_value *other = sr_build_unary(&s->b, SR_OP_COLLECTIVE_PERMUTE, values[i], values[i]->type);
    other->op->tag = SR_TAG_FINAL;
    sr_op_set_attr(module, other->op, "source_target_pairs", r->pairs);
    both[i] = sr_build_concatenate(&s->b, 2, (sr_value *[]){values[i], other}, s->dim);
  }
  sort_rows(s, both, s->part);
  for (int32_t i = 0; i < count; i++)
    values[i] = where_paired(s, half_of(s, both[i], r), values[i], r);
}

/* The index in the array of each element of the part. */
static sr_value *indices_of(const sorting *s) {
  const sr_type *part = sr_operand(s->op, 0)->type;
  sr_dtype dtype = sr_index_dtype(s->whole);
  sr_value *start = sr_pass_window_start(s->pass, s->form, s->dim, s->part, 0, dtype);
  sr_value *place = sr_build_iota(&s->b, sr_build_type(&s->b, dtype, part), s->dim);
  return sr_build_binary(&s->b, SR_OP_ADD, place, sr_build_spread(&s->b, start, part));
}

bool sr_pass_divide_sort(sr_pass *pass, sr_op *op) {
  const sr_local *local = sr_op_local(op);
  int32_t dim = sr_sort_dimension(op);
  sorting s = {.pass = pass,
               .op = op,
               .b = {pass, op},
               .whole = local->types[0],
               .form = local->wanted[0],
               .dim = dim,
               .count = op->operand_count,
               .parts = sr_form_parts(local->wanted[0], dim)};
  if (s.parts == 1)
    return false;
  s.part = sr_operand(op, 0)->type->dims[dim];
  sr_value **values = SR_NEW_ARRAY(pass->arena, sr_value *, s.count + 1);
  for (int32_t i = 0; i < s.count; i++)
    values[i] = sr_operand(op, i);
  values[s.count] = indices_of(&s);
  sort_rows(&s, values, 1);
  for (const round *r = rounds_of(&s); r; r = r->next)
    merge_pairs(&s, values, r);
  for (int32_t i = 0; i < s.count; i++)
    sr_value_bring_back(sr_result(op, i), values[i]);
  sr_op_erase(op);
  return true;
}
