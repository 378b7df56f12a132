/*
 * Expands stablehlo.rng: random numbers of a distribution.
 *
 * The generator is Philox, which enciphers counters. The op has no state, so the program gets one:
 * a number that starts at 0 in every run. It passes from one rng to the next, through loops and
 * branches, and grows by 1 at each rng. It is the high half of the counters.
 *
 * So all devices get the same random numbers, and every run of a program gets the same numbers
 * again. An rng in a loop gives different numbers in each iteration.
 */
#include <math.h>
#include <string.h>

#include "compiler/expand/expand_random.h"

enum {
  KEY = 0x5370 /* key of the cipher; any number will do */
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

static void append_operand(const sr_builder *b, sr_op *op, sr_value *value) {
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count + 1);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  operands[op->operand_count] = value;
  sr_op_set_operands(b->module, op, op->operand_count + 1, operands);
}

/* Replaces `op` by a copy that has one more result, of the type of `state`. The regions move to the
 * copy. */
static sr_op *widen(const sr_builder *b, sr_op *op, const sr_value *state) {
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, op->result_count + 1);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  for (int32_t i = 0; i < op->result_count; i++)
    types[i] = op->results[i].type;
  types[op->result_count] = state->type;
  sr_op *made = sr_op_create(b->module, op->code, op, op->operand_count, operands,
                             op->result_count + 1, types, op->region_count);
  sr_op_copy_attrs(b->module, op, made);
  sr_op_move_regions(op, made);
  sr_op_insert(made, op->block, op);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(sr_result(op, i), sr_result(made, i));
  sr_op_erase(op);
  return made;
}

static sr_status number_block(const sr_builder *b, sr_block *block, sr_value **state);

/* Gives the rngs in the regions of `op` their numbers. At the call, *state is the running number
 * before `op`; on return, it is the running number after `op`. */
static sr_status number_regions(const sr_builder *b, sr_op *op, sr_value **state) {
  bool loop = op->code == SR_OP_WHILE;
  if ((!loop && op->code != SR_OP_CASE && op->code != SR_OP_IF) ||
      (loop && has_rng(op->regions[0])))
    return sr_op_fail(
        b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
        "stablehlo.rng can stand in the body of a while and in the branches of a case "
        "or if, not in %s; draw the numbers before it, or with jax.random",
        loop ? "the condition of a loop" : "the region of this op");
  sr_op *made = widen(b, op, *state);
  if (loop)
    append_operand(b, made, *state);
  for (int32_t r = 0; r < made->region_count; r++) {
    sr_block *region = made->regions[r];
    sr_value *inner = loop ? sr_block_add_arg(b->module, region, (*state)->type) : *state;
    if (loop && r == 0)
      continue;
    SR_TRY(number_block(b, region, &inner));
    append_operand(b, region->last, inner);
  }
  *state = sr_result(made, made->result_count - 1);
  return SR_OK;
}

static sr_status number_block(const sr_builder *b, sr_block *block, sr_value **state) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (op->code == SR_OP_RNG) {
      append_operand(b, op, *state);
      const sr_builder behind = sr_builder_at(b, next);
      sr_value *one = sr_build_scalar(&behind, SR_U64, 1);
      *state = sr_build_binary(&behind, SR_OP_ADD, *state, one);
      continue;
    }
    bool draws = false;
    for (int32_t r = 0; r < op->region_count; r++)
      draws |= has_rng(op->regions[r]);
    if (draws)
      SR_TRY(number_regions(b, op, state));
  }
  return SR_OK;
}

sr_status sr_rng_number(const sr_builder *b, sr_block *body) {
  if (!has_rng(body))
    return SR_OK;
  const sr_builder top = sr_builder_at(b, body->first);
  sr_value *state = sr_build_scalar(&top, SR_U64, 0);
  return number_block(b, body, &state);
}

/* ---- distributions --------------------------------------------------------------------------- */

typedef struct drawing {
  const sr_builder *b;
  sr_op *op;
  sr_dtype dtype; /* type in which the numbers are computed */
  int64_t count;
} drawing;

/* Builds the binary op `code` of `x` and a constant. */
static sr_value *apply(const drawing *d, sr_opcode code, sr_value *x, double number) {
  return sr_build_binary(d->b, code, x, sr_build_real(d->b, x->type, number));
}

/* Generates at least d->count random elements. An element is one word of 32 bits, or two words if
 * `wide`. Sets out_vectors to the vectors that hold them, and returns the number of vectors. */
static int32_t draw(const drawing *d, bool wide, sr_value **out_vectors) {
  sr_value *key = sr_build_scalar(d->b, SR_U64, KEY);
  sr_value *counter[] = {sr_build_scalar(d->b, SR_U64, 0),
                         sr_operand(d->op, d->op->operand_count - 1)};
  int32_t each = wide ? 2 : 4;
  sr_random_words(d->b, key, counter, (d->count + each - 1) / each, out_vectors);
  if (wide) {
    out_vectors[0] = sr_random_join(d->b, &out_vectors[0]);
    out_vectors[1] = sr_random_join(d->b, &out_vectors[2]);
  }
  return each;
}

/* Returns operand `index` of the rng, a scalar, converted to the element type of `like` and
 * broadcast to its shape. */
static sr_value *parameter(const drawing *d, int32_t index, const sr_value *like) {
  sr_value *scalar = sr_build_convert(d->b, sr_operand(d->op, index), like->type->dtype);
  return sr_build_broadcast(d->b, scalar, like->type);
}

/* Returns random numbers in [0, 1). Each has as many random bits as a significand has bits. */
static sr_value *fractions(const drawing *d) {
  sr_value *vectors[4];
  int32_t count = draw(d, d->dtype == SR_F64, vectors);
  sr_value *bits = sr_random_take_turns(d->b, count, vectors, d->count);
  int drop = d->dtype == SR_F64 ? 11 : 8, kept = d->dtype == SR_F64 ? 53 : 24;
  bits = sr_build_binary(d->b, SR_OP_SHIFT_RIGHT_LOGICAL, bits,
                         sr_build_splat(d->b, bits->type, drop));
  sr_value *numbers = sr_build_convert(d->b, bits, d->dtype);
  return apply(d, SR_OP_MULTIPLY, numbers, ldexp(1, -kept));
}

/* Returns uniform floats in [a, b), the first two operands of the rng. A number that rounds up to b
 * becomes a. */
static sr_value *uniform(const drawing *d) {
  sr_value *fraction = fractions(d);
  sr_value *low = parameter(d, 0, fraction), *high = parameter(d, 1, fraction);
  sr_value *width = sr_build_binary(d->b, SR_OP_SUBTRACT, high, low);
  sr_value *drawn =
      sr_build_binary(d->b, SR_OP_ADD, low, sr_build_binary(d->b, SR_OP_MULTIPLY, fraction, width));
  drawn = sr_build_convert(d->b, drawn, d->op->results[0].type->dtype);
  low = parameter(d, 0, drawn);
  high = parameter(d, 1, drawn);
  sr_value *below = sr_build_compare(d->b, SR_COMPARE_LT, drawn, high);
  return sr_build_select(d->b, below, drawn, low);
}

/* Returns uniform integers in [a, b): a + (64 random bits modulo b - a). The probabilities of two
 * integers differ by a factor of about 1 + (b - a) / 2^64 at most. */
static sr_value *uniform_integers(const drawing *d) {
  sr_value *vectors[4];
  int32_t count = draw(d, true, vectors);
  sr_value *bits = sr_random_take_turns(d->b, count, vectors, d->count);
  sr_value *low = parameter(d, 0, bits), *high = parameter(d, 1, bits);
  sr_value *above = sr_build_binary(d->b, SR_OP_REMAINDER, bits,
                                    sr_build_binary(d->b, SR_OP_SUBTRACT, high, low));
  return sr_build_convert(d->b, sr_build_binary(d->b, SR_OP_ADD, low, above),
                          d->op->results[0].type->dtype);
}

/*
 * The method of Box and Muller. Maps the two words of `pair` to u and v in (0, 1]. Then sqrt(-2 log
 * u) times the cosine and the sine of 2 pi v are two normal numbers of mean 0 and standard
 * deviation 1. They replace the words.
 */
static void turn_pair(const drawing *d, sr_value **pair) {
  int bits = d->dtype == SR_F64 ? 64 : 32;
  sr_value *part[2];
  for (int32_t i = 0; i < 2; i++) {
    part[i] = sr_build_convert(d->b, pair[i], d->dtype);
    part[i] = apply(d, SR_OP_ADD, part[i], 0.5);
    part[i] = apply(d, SR_OP_MULTIPLY, part[i], ldexp(1, -bits));
  }
  sr_value *log = sr_build_unary(d->b, SR_OP_LOG, part[0]);
  sr_value *radius = sr_build_unary(d->b, SR_OP_SQRT, apply(d, SR_OP_MULTIPLY, log, -2));
  sr_value *angle = apply(d, SR_OP_MULTIPLY, part[1], 6.283185307179586);
  pair[0] =
      sr_build_binary(d->b, SR_OP_MULTIPLY, radius, sr_build_unary(d->b, SR_OP_COSINE, angle));
  pair[1] = sr_build_binary(d->b, SR_OP_MULTIPLY, radius, sr_build_unary(d->b, SR_OP_SINE, angle));
}

static sr_value *normal(const drawing *d) {
  sr_value *vectors[4];
  int32_t count = draw(d, d->dtype == SR_F64, vectors);
  for (int32_t i = 0; i < count; i += 2)
    turn_pair(d, &vectors[i]);
  sr_value *numbers = sr_random_take_turns(d->b, count, vectors, d->count);
  numbers = sr_build_binary(d->b, SR_OP_MULTIPLY, numbers, parameter(d, 1, numbers));
  numbers = sr_build_binary(d->b, SR_OP_ADD, numbers, parameter(d, 0, numbers));
  return sr_build_convert(d->b, numbers, d->op->results[0].type->dtype);
}

sr_status sr_expand_rng(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  const sr_type *type = op->results[0].type;
  bool wide = type->dtype == SR_F64,
       is_normal = strcmp(sr_op_enum(op, "rng_distribution", ""), "NORMAL") == 0;
  drawing d = {b, op, wide ? SR_F64 : SR_F32, sr_type_elements(type)};
  sr_value *line = is_normal                ? normal(&d)
                   : sr_type_is_float(type) ? uniform(&d)
                                            : uniform_integers(&d);
  return sr_expand_finish(op, sr_build_reshape(b, line, type->rank, type->dims));
}
