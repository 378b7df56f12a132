/*
 * Random bits by counters: a block cipher turns the key and the numbers 0, 1, 2, ... behind the
 * counter of the state into words of 32 bits. ThreeFry2x32 with 20 rounds and Philox4x32 with 10
 * are those of Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (SC 2011). How words
 * become elements, and by how much the counter grows, is what XLA does, so that JAX's keys of the
 * kinds rbg and unsafe_rbg give the same numbers here.
 */
#include <string.h>

#include "compiler/random.h"

typedef struct random {
  sr_rewriter *rw;
  sr_op *op; /* new ops go before it */
} random;

/* ---- arithmetic on words --------------------------------------------------------------------- */

static sr_value *apply(const random *r, sr_opcode code, sr_value *a, sr_value *b) {
  return sr_rewriter_binary(r->rw, code, r->op, a, b);
}

static sr_value *apply_number(const random *r, sr_opcode code, sr_value *a, int64_t number) {
  return apply(r, code, a, sr_rewriter_splat(r->rw, r->op, a->type, number));
}

static sr_value *convert(const random *r, sr_value *value, sr_dtype dtype) {
  return sr_expand_convert(r->rw, r->op, value, dtype);
}

static sr_value *rotate(const random *r, sr_value *word, int64_t distance) {
  return apply(r, SR_OP_OR, apply_number(r, SR_OP_SHIFT_LEFT, word, distance),
               apply_number(r, SR_OP_SHIFT_RIGHT_LOGICAL, word, 32 - distance));
}

/* The low and the high half of numbers of 64 bits. */
static void split(const random *r, sr_value *value, sr_value **out_words) {
  out_words[0] = convert(r, value, SR_U32);
  out_words[1] = convert(r, apply_number(r, SR_OP_SHIFT_RIGHT_LOGICAL, value, 32), SR_U32);
}

static sr_value *join(const random *r, sr_value *const *words) {
  sr_value *high = apply_number(r, SR_OP_SHIFT_LEFT, convert(r, words[1], SR_U64), 32);
  return apply(r, SR_OP_OR, convert(r, words[0], SR_U64), high);
}

/* Number `index` of the state. */
static sr_value *state_number(const random *r, sr_value *state, int64_t index) {
  sr_value *one = sr_rewriter_slice(r->rw, r->op, state, &index, (int64_t[]){index + 1}, NULL);
  return sr_expand_reshape(r->rw, r->op, one, 0, NULL);
}

/* The numbers of a state in one vector. */
static sr_value *make_state(const random *r, int32_t count, sr_value *const *numbers) {
  sr_value *parts[3];
  const int64_t one = 1, size = count;
  for (int32_t i = 0; i < count; i++)
    parts[i] = sr_expand_reshape(r->rw, r->op, numbers[i], 1, &one);
  const sr_type *type = sr_type_tensor(r->rw->module, SR_U64, 1, &size);
  return sr_expand_concatenate(r->rw, r->op, 0, count, parts, type);
}

/* 0, 1, ..., count - 1 */
static sr_value *count_up(const random *r, int64_t count) {
  return sr_expand_iota(r->rw, r->op, sr_type_tensor(r->rw->module, SR_U64, 1, &count), 0);
}

sr_value *sr_random_join(sr_rewriter *rw, sr_op *before, sr_value *const *words) {
  return join(&(random){rw, before}, words);
}

sr_value *sr_random_take_turns(sr_rewriter *rw, sr_op *before, int32_t count,
                               sr_value *const *vectors, int64_t elements) {
  sr_value *parts[4];
  int64_t size = vectors[0]->type->dims[0], total = size * count;
  for (int32_t i = 0; i < count; i++)
    parts[i] = sr_expand_reshape(rw, before, vectors[i], 2, (int64_t[]){size, 1});
  const sr_type *type =
      sr_type_tensor(rw->module, vectors[0]->type->dtype, 2, (int64_t[]){size, count});
  sr_value *all = sr_expand_concatenate(rw, before, 1, count, parts, type);
  all = sr_expand_reshape(rw, before, all, 1, &total);
  return sr_rewriter_slice(rw, before, all, (int64_t[]){0}, &elements, NULL);
}

/* ---- ThreeFry -------------------------------------------------------------------------------- */

/* Enciphers both words, vectors of one type, with a key of two scalars. */
static void threefry(const random *r, sr_value **words, sr_value *const *key) {
  static const int64_t rotations[] = {13, 15, 26, 6, 17, 29, 16, 24};
  sr_value *keys[3] = {key[0], key[1], NULL};
  keys[2] = apply_number(r, SR_OP_XOR, apply(r, SR_OP_XOR, key[0], key[1]), 0x1BD11BDA);
  for (int32_t i = 0; i < 3; i++)
    keys[i] = sr_expand_spread(r->rw, r->op, keys[i], words[0]->type);
  for (int32_t i = 0; i < 2; i++)
    words[i] = apply(r, SR_OP_ADD, words[i], keys[i]);
  for (int64_t round = 0; round < 20; round++) {
    words[0] = apply(r, SR_OP_ADD, words[0], words[1]);
    words[1] = apply(r, SR_OP_XOR, rotate(r, words[1], rotations[round % 8]), words[0]);
    if (round % 4 != 3)
      continue;
    int64_t turn = round / 4 + 1;
    words[0] = apply(r, SR_OP_ADD, words[0], keys[turn % 3]);
    words[1] = apply(r, SR_OP_ADD, words[1], keys[(turn + 1) % 3]);
    words[1] = apply_number(r, SR_OP_ADD, words[1], turn);
  }
}

/*
 * Where an array is cut in two, one word of each block for either half: the first dimension of even
 * size, or else the largest.
 */
static int32_t cut_dimension(const sr_type *type) {
  int32_t largest = 0;
  for (int32_t d = 0; d < type->rank; d++) {
    if (type->dims[d] % 2 == 0)
      return d;
    if (type->dims[d] > type->dims[largest])
      largest = d;
  }
  return largest;
}

/* `blocks` counters from `counter` on, enciphered. */
static void threefry_words(const random *r, sr_value *const *key, sr_value *counter, int64_t blocks,
                           sr_value **out_words) {
  sr_value *numbers = count_up(r, blocks);
  split(r, apply(r, SR_OP_ADD, numbers, sr_expand_spread(r->rw, r->op, counter, numbers->type)),
        out_words);
  threefry(r, out_words, key);
}

/* Words of 32 bits in the shape of `type`; elements whose numbers along the dimension that is cut
 * are 2i and 2i + 1 are of one block. */
static sr_value *threefry_halves(const random *r, sr_value *const *key, sr_value *counter,
                                 const sr_type *type, int64_t *out_blocks) {
  int32_t cut = cut_dimension(type);
  int64_t half[SR_MAX_RANK + 1], whole[SR_MAX_RANK], start[SR_MAX_RANK] = {0};
  for (int32_t d = 0; d < type->rank; d++) {
    half[d + (d > cut)] = whole[d] = type->dims[d];
    if (d == cut) {
      half[d] = (type->dims[d] + 1) / 2;
      half[d + 1] = 1;
      whole[d] = half[d] * 2;
    }
  }
  *out_blocks = 1;
  for (int32_t d = 0; d <= type->rank; d++)
    *out_blocks *= half[d];
  sr_value *words[2];
  threefry_words(r, key, counter, *out_blocks, words);
  for (int32_t i = 0; i < 2; i++)
    words[i] = sr_expand_reshape(r->rw, r->op, words[i], type->rank + 1, half);
  half[cut + 1] = 2;
  const sr_type *pair = sr_type_tensor(r->rw->module, SR_U32, type->rank + 1, half);
  sr_value *pairs = sr_expand_concatenate(r->rw, r->op, cut + 1, 2, words, pair);
  sr_value *all = sr_expand_reshape(r->rw, r->op, pairs, type->rank, whole);
  return sr_rewriter_slice(r->rw, r->op, all, start, type->dims, NULL);
}

static sr_value *threefry_bits(const random *r, sr_value *state, const sr_type *type,
                               sr_value **out_state) {
  sr_value *numbers[] = {state_number(r, state, 0), state_number(r, state, 1)};
  sr_value *key[2], *words[2], *bits;
  int64_t blocks = sr_type_elements(type);
  split(r, numbers[0], key);
  if (sr_dtype_get(type->dtype)->bits == 64) {
    threefry_words(r, key, numbers[1], blocks, words);
    bits = join(r, words);
  } else if (type->rank == 0) {
    threefry_words(r, key, numbers[1], blocks, words);
    bits = words[0];
  } else {
    bits = threefry_halves(r, key, numbers[1], type, &blocks);
  }
  numbers[1] = apply_number(r, SR_OP_ADD, numbers[1], blocks);
  *out_state = make_state(r, 2, numbers);
  return sr_expand_reshape(r->rw, r->op, bits, type->rank, type->dims);
}

/* ---- Philox ---------------------------------------------------------------------------------- */

/* The low and the high word of a product. */
static void multiply(const random *r, sr_value *word, int64_t factor, sr_value **out_words) {
  split(r, apply_number(r, SR_OP_MULTIPLY, convert(r, word, SR_U64), factor), out_words);
}

/* Enciphers four words, vectors of one type, with a key of two scalars. */
static void philox(const random *r, sr_value **words, sr_value *const *key) {
  static const int64_t factors[] = {0xD2511F53, 0xCD9E8D57}, steps[] = {0x9E3779B9, 0xBB67AE85};
  sr_value *keys[] = {key[0], key[1]};
  for (int32_t round = 0; round < 10; round++) {
    sr_value *first[2], *second[2], *spread[2];
    for (int32_t i = 0; i < 2; i++) {
      spread[i] = sr_expand_spread(r->rw, r->op, keys[i], words[0]->type);
      keys[i] = apply_number(r, SR_OP_ADD, keys[i], steps[i]);
    }
    multiply(r, words[0], factors[0], first);
    multiply(r, words[2], factors[1], second);
    words[0] = apply(r, SR_OP_XOR, apply(r, SR_OP_XOR, second[1], words[1]), spread[0]);
    words[1] = second[0];
    words[2] = apply(r, SR_OP_XOR, apply(r, SR_OP_XOR, first[1], words[3]), spread[1]);
    words[3] = first[0];
  }
}

/* counter + added, numbers of 128 bits in two of 64, the low one first. `added` may be a vector. */
static void add_wide(const random *r, sr_value *const *counter, sr_value *added,
                     sr_value **out_sum) {
  sr_value *low = sr_expand_spread(r->rw, r->op, counter[0], added->type);
  sr_value *high = sr_expand_spread(r->rw, r->op, counter[1], added->type);
  out_sum[0] = apply(r, SR_OP_ADD, low, added);
  sr_value *carry = sr_rewriter_compare(r->rw, r->op, SR_COMPARE_LT, out_sum[0], low);
  out_sum[1] = apply(r, SR_OP_ADD, high, convert(r, carry, SR_U64));
}

void sr_random_words(sr_rewriter *rw, sr_op *before, sr_value *key, sr_value *const *counter,
                     int64_t blocks, sr_value **out_words) {
  const random r = {rw, before};
  sr_value *keys[2], *numbers[2];
  split(&r, key, keys);
  add_wide(&r, counter, count_up(&r, blocks), numbers);
  split(&r, numbers[0], out_words);
  split(&r, numbers[1], out_words + 2);
  philox(&r, out_words, keys);
}

/* A state of two numbers is a counter with its high half in front, which is the key as well. */
static sr_value *philox_bits(const random *r, sr_value *state, const sr_type *type,
                             sr_value **out_state) {
  int32_t count = (int32_t)state->type->dims[0];
  sr_value *numbers[3], *words[4];
  for (int32_t i = 0; i < count; i++)
    numbers[i] = state_number(r, state, i);
  sr_value *counter[] = {numbers[1], numbers[count == 3 ? 2 : 0]};
  bool wide = sr_dtype_get(type->dtype)->bits == 64; /* two words an element */
  int64_t elements = sr_type_elements(type), each = wide ? 2 : 4;
  int64_t blocks = (elements + each - 1) / each;
  sr_random_words(r->rw, r->op, numbers[0], counter, blocks, words);
  if (wide) {
    words[0] = join(r, &words[0]);
    words[1] = join(r, &words[2]);
  }
  sr_value *line = sr_random_take_turns(r->rw, r->op, (int32_t)each, words, elements);
  const sr_type *number = numbers[0]->type;
  add_wide(r, counter, sr_rewriter_splat(r->rw, r->op, number, blocks), &numbers[1]);
  *out_state = make_state(r, count, numbers);
  return sr_expand_reshape(r->rw, r->op, line, type->rank, type->dims);
}

/* ---- the op ---------------------------------------------------------------------------------- */

/* The unsigned integers that are as wide as `dtype`. */
static sr_dtype unsigned_of(sr_dtype dtype) {
  for (sr_dtype each = 0; each < SR_DTYPE_COUNT; each++)
    if (sr_dtype_get(each)->class_ == SR_CLASS_UNSIGNED &&
        sr_dtype_get(each)->bits == sr_dtype_get(dtype)->bits)
      return each;
  return SR_DTYPE_COUNT;
}

/* DEFAULT is what XLA takes for CPUs: Philox. */
sr_status sr_expand_rng_bit_generator(sr_rewriter *rw, sr_op *op) {
  const random r = {rw, op};
  const sr_type *type = op->results[1].type;
  sr_dtype whole = unsigned_of(type->dtype);
  if (whole == SR_DTYPE_COUNT)
    return sr_op_fail(rw->ctx, rw->module, op, SR_ERR_UNSUPPORTED,
                      "there are no random bits for elements of %s",
                      sr_dtype_get(type->dtype)->name);
  bool by_threefry = strcmp(sr_op_enum(op, "rng_algorithm", ""), "THREE_FRY") == 0;
  sr_value *state,
      *bits = (by_threefry ? threefry_bits : philox_bits)(&r, sr_operand(op, 0), type, &state);
  bits = convert(&r, bits, whole);
  if (whole != type->dtype)
    bits = sr_rewriter_unary(rw, SR_OP_BITCAST_CONVERT, op, bits, type);
  sr_rewriter_replace(rw, sr_result(op, 0), state);
  sr_rewriter_replace(rw, sr_result(op, 1), bits);
  return SR_OK;
}
