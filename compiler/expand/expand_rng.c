/*
 * stablehlo.rng: numbers of a distribution, from a generator of our own. The op has no state, so
 * the program gets one: a number that starts at 0 with every run, is handed from one rng to the
 * next through loops and branches, and grows by 1 at each. It is the high half of the counters that
 * Philox enciphers. So all devices draw the same numbers, and every run of a program draws them
 * again; a rng in a loop draws others in each round.
 */
#include <math.h>
#include <string.h>

#include "compiler/expand/expand_random.h"

enum {
  KEY = 0x5370 /* of the cipher: any number */
};

/* ---- the state ------------------------------------------------------------------------------- */

static bool has_rng(const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next) {
    if (op->code == SR_OP_RNG)
      return true;
    for (int32_t r = 0; r < op->region_count; r++)
      if (has_rng(op->regions[r]))
        return true;
  }
  return false;
}

static void append_operand(sr_rewriter *rw, sr_op *op, sr_value *value) {
  sr_value **operands = SR_NEW_ARRAY(rw->scratch, sr_value *, op->operand_count + 1);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  operands[op->operand_count] = value;
  sr_op_set_operands(rw->module, op, op->operand_count + 1, operands);
}

/* `op` with one more result of the type of `state`; its regions move. */
static sr_op *widen(sr_rewriter *rw, sr_op *op, const sr_value *state) {
  sr_value **operands = SR_NEW_ARRAY(rw->scratch, sr_value *, op->operand_count);
  const sr_type **types = SR_NEW_ARRAY(rw->scratch, const sr_type *, op->result_count + 1);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  for (int32_t i = 0; i < op->result_count; i++)
    types[i] = op->results[i].type;
  types[op->result_count] = state->type;
  sr_op *made = sr_op_create(rw->module, op->code, op, op->operand_count, operands,
                             op->result_count + 1, types, op->region_count);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(rw->module, made, op->attrs[i].name, op->attrs[i].value);
  for (int32_t r = 0; r < op->region_count; r++) {
    sr_block *region = op->regions[r];
    op->regions[r] = made->regions[r];
    made->regions[r] = region;
    region->parent = made;
  }
  sr_op_insert(made, op->block, op);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_rewriter_replace(rw, sr_result(op, i), sr_result(made, i));
  sr_op_erase(op);
  return made;
}

static sr_status number_block(sr_rewriter *rw, sr_block *block, sr_value **state);

/* An op whose regions draw numbers; *state is the one before it, and then the one behind it. */
static sr_status number_regions(sr_rewriter *rw, sr_op *op, sr_value **state) {
  bool loop = op->code == SR_OP_WHILE;
  if ((!loop && op->code != SR_OP_CASE && op->code != SR_OP_IF) ||
      (loop && has_rng(op->regions[0])))
    return sr_op_fail(
        rw->ctx, rw->module, op, SR_ERR_UNSUPPORTED,
        "stablehlo.rng can stand in the body of a while and in the branches of a case "
        "or if, not in %s; draw the numbers before it, or with jax.random",
        loop ? "the condition of a loop" : "the region of this op");
  sr_op *made = widen(rw, op, *state);
  if (loop)
    append_operand(rw, made, *state);
  for (int32_t r = 0; r < made->region_count; r++) {
    sr_block *region = made->regions[r];
    sr_value *inner = loop ? sr_block_add_arg(rw->module, region, (*state)->type) : *state;
    if (loop && r == 0)
      continue;
    SR_TRY(number_block(rw, region, &inner));
    append_operand(rw, region->last, inner);
  }
  *state = sr_result(made, made->result_count - 1);
  return SR_OK;
}

static sr_status number_block(sr_rewriter *rw, sr_block *block, sr_value **state) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (op->code == SR_OP_RNG) {
      op->note = *state;
      sr_value *one = sr_rewriter_splat(rw, next, (*state)->type, 1);
      *state = sr_rewriter_binary(rw, SR_OP_ADD, next, *state, one);
      continue;
    }
    bool draws = false;
    for (int32_t r = 0; r < op->region_count; r++)
      draws |= has_rng(op->regions[r]);
    if (draws)
      SR_TRY(number_regions(rw, op, state));
  }
  return SR_OK;
}

sr_status sr_rng_number(sr_rewriter *rw, sr_block *body) {
  if (!has_rng(body))
    return SR_OK;
  sr_value *state =
      sr_rewriter_splat(rw, body->first, sr_type_tensor(rw->module, SR_U64, 0, NULL), 0);
  return number_block(rw, body, &state);
}

/* ---- distributions --------------------------------------------------------------------------- */

typedef struct drawing {
  sr_rewriter *rw;
  sr_op *op;
  sr_dtype dtype; /* in which is computed */
  int64_t count;
} drawing;

static sr_value *apply(const drawing *d, sr_opcode code, sr_value *a, sr_value *b) {
  return sr_rewriter_binary(d->rw, code, d->op, a, b);
}

static sr_value *unary(const drawing *d, sr_opcode code, sr_value *a) {
  return sr_rewriter_unary(d->rw, code, d->op, a, a->type);
}

/* `number` in the shape and type of `like`. */
static sr_value *real(const drawing *d, const sr_value *like, double number) {
  size_t bytes = sr_dtype_get(like->type->dtype)->bytes;
  void *data = sr_arena_alloc(d->rw->module->arena, bytes);
  sr_number_store(like->type->dtype, (sr_number){.class_ = SR_CLASS_FLOAT, .re = number}, data);
  return sr_rewriter_constant(d->rw, d->op, &(sr_dense){like->type, data, bytes, true});
}

static sr_value *integer(const drawing *d, const sr_value *like, int64_t number) {
  return sr_rewriter_splat(d->rw, d->op, like->type, number);
}

/* The words for `count` elements of one or two words; how many vectors they are. */
static int32_t draw(const drawing *d, bool wide, sr_value **out_vectors) {
  const sr_type *scalar = sr_type_tensor(d->rw->module, SR_U64, 0, NULL);
  sr_value *key = sr_rewriter_splat(d->rw, d->op, scalar, KEY);
  sr_value *counter[] = {sr_rewriter_splat(d->rw, d->op, scalar, 0), d->op->note};
  int32_t each = wide ? 2 : 4;
  sr_random_words(d->rw, d->op, key, counter, (d->count + each - 1) / each, out_vectors);
  if (wide) {
    out_vectors[0] = sr_random_join(d->rw, d->op, &out_vectors[0]);
    out_vectors[1] = sr_random_join(d->rw, d->op, &out_vectors[2]);
  }
  return each;
}

/* Operand `index` as elements of `dtype`, one for each that is drawn. */
static sr_value *parameter(const drawing *d, int32_t index, const sr_value *like) {
  sr_value *scalar = sr_expand_convert(d->rw, d->op, sr_operand(d->op, index), like->type->dtype);
  return sr_expand_spread(d->rw, d->op, scalar, like->type);
}

/* Numbers in [0, 1), of as many bits as a significand has. */
static sr_value *fractions(const drawing *d) {
  sr_value *vectors[4];
  int32_t count = draw(d, d->dtype == SR_F64, vectors);
  sr_value *bits = sr_random_take_turns(d->rw, d->op, count, vectors, d->count);
  int drop = d->dtype == SR_F64 ? 11 : 8, kept = d->dtype == SR_F64 ? 53 : 24;
  bits = apply(d, SR_OP_SHIFT_RIGHT_LOGICAL, bits, integer(d, bits, drop));
  sr_value *numbers = sr_expand_convert(d->rw, d->op, bits, d->dtype);
  return apply(d, SR_OP_MULTIPLY, numbers, real(d, numbers, ldexp(1, -kept)));
}

/* In [a, b); what was rounded up to b becomes a. */
static sr_value *uniform(const drawing *d) {
  sr_value *fraction = fractions(d);
  sr_value *low = parameter(d, 0, fraction), *high = parameter(d, 1, fraction);
  sr_value *width = apply(d, SR_OP_SUBTRACT, high, low);
  sr_value *drawn = apply(d, SR_OP_ADD, low, apply(d, SR_OP_MULTIPLY, fraction, width));
  drawn = sr_expand_convert(d->rw, d->op, drawn, d->op->results[0].type->dtype);
  low = parameter(d, 0, drawn);
  high = parameter(d, 1, drawn);
  sr_value *below = sr_rewriter_compare(d->rw, d->op, SR_COMPARE_LT, drawn, high);
  return sr_rewriter_build(d->rw, SR_OP_SELECT, d->op, 3, (sr_value *[]){below, drawn, low},
                           drawn->type);
}

/* In [a, b): the remainder of 64 bits, for which no number is preferred by more than (b - a) /
 * 2^64. */
static sr_value *uniform_integers(const drawing *d) {
  sr_value *vectors[4];
  int32_t count = draw(d, true, vectors);
  sr_value *bits = sr_random_take_turns(d->rw, d->op, count, vectors, d->count);
  sr_value *low = parameter(d, 0, bits), *high = parameter(d, 1, bits);
  sr_value *above = apply(d, SR_OP_REMAINDER, bits, apply(d, SR_OP_SUBTRACT, high, low));
  return sr_expand_convert(d->rw, d->op, apply(d, SR_OP_ADD, low, above),
                           d->op->results[0].type->dtype);
}

/*
 * Two words u, v in (0, 1] give sqrt(-2 log u) times the cosine and the sine of 2 pi v (Box and
 * Muller): numbers of mean 0 and deviation 1.
 */
static void turn_pair(const drawing *d, sr_value **pair) {
  int bits = d->dtype == SR_F64 ? 64 : 32;
  sr_value *part[2];
  for (int32_t i = 0; i < 2; i++) {
    part[i] = sr_expand_convert(d->rw, d->op, pair[i], d->dtype);
    part[i] = apply(d, SR_OP_ADD, part[i], real(d, part[i], 0.5));
    part[i] = apply(d, SR_OP_MULTIPLY, part[i], real(d, part[i], ldexp(1, -bits)));
  }
  sr_value *log = unary(d, SR_OP_LOG, part[0]);
  sr_value *radius = unary(d, SR_OP_SQRT, apply(d, SR_OP_MULTIPLY, log, real(d, log, -2)));
  sr_value *angle = apply(d, SR_OP_MULTIPLY, part[1], real(d, part[1], 6.283185307179586));
  pair[0] = apply(d, SR_OP_MULTIPLY, radius, unary(d, SR_OP_COSINE, angle));
  pair[1] = apply(d, SR_OP_MULTIPLY, radius, unary(d, SR_OP_SINE, angle));
}

static sr_value *normal(const drawing *d) {
  sr_value *vectors[4];
  int32_t count = draw(d, d->dtype == SR_F64, vectors);
  for (int32_t i = 0; i < count; i += 2)
    turn_pair(d, &vectors[i]);
  sr_value *numbers = sr_random_take_turns(d->rw, d->op, count, vectors, d->count);
  numbers = apply(d, SR_OP_MULTIPLY, numbers, parameter(d, 1, numbers));
  numbers = apply(d, SR_OP_ADD, numbers, parameter(d, 0, numbers));
  return sr_expand_convert(d->rw, d->op, numbers, d->op->results[0].type->dtype);
}

sr_status sr_expand_rng(sr_rewriter *rw, sr_op *op) {
  const sr_type *type = op->results[0].type;
  bool wide = type->dtype == SR_F64,
       is_normal = strcmp(sr_op_enum(op, "rng_distribution", ""), "NORMAL") == 0;
  drawing d = {rw, op, wide ? SR_F64 : SR_F32, sr_type_elements(type)};
  sr_value *line = is_normal                ? normal(&d)
                   : sr_type_is_float(type) ? uniform(&d)
                                            : uniform_integers(&d);
  return sr_expand_finish(rw, op, sr_expand_reshape(rw, op, line, type->rank, type->dims));
}
