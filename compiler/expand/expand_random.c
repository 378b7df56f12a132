/*
 * Expands rng_bit_generator and random_part: random bits from counters.
 *
 * A block cipher turns each of the numbers counter, counter + 1, ... into words of 32 bits. The
 * op's state holds the counter and the key. The ciphers ThreeFry2x32 with 20 rounds and Philox4x32
 * with 10 rounds are those of Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (SC
 * 2011).
 *
 * The order of the words in the result and the increment of the counter are XLA's. So JAX's keys of
 * the kinds rbg and unsafe_rbg give the same numbers here as under XLA.
 */
#include <string.h>

#include "compiler/expand/expand_random.h"

/* ---- arithmetic on words --------------------------------------------------------------------- */

static sr_value *apply_number(const sr_builder *b, sr_opcode code, sr_value *x, int64_t number) {
  return sr_build_binary(b, code, x, sr_build_splat(b, x->type, number));
}

static sr_value *rotate(const sr_builder *b, sr_value *word, int64_t distance) {
  return sr_build_binary(b, SR_OP_OR, apply_number(b, SR_OP_SHIFT_LEFT, word, distance),
                         apply_number(b, SR_OP_SHIFT_RIGHT_LOGICAL, word, 32 - distance));
}

/* Splits 64-bit numbers into their low words out_words[0] and high words out_words[1]. */
static void split(const sr_builder *b, sr_value *value, sr_value **out_words) {
  out_words[0] = sr_build_convert(b, value, SR_U32);
  out_words[1] = sr_build_convert(b, apply_number(b, SR_OP_SHIFT_RIGHT_LOGICAL, value, 32), SR_U32);
}

sr_value *sr_random_join(const sr_builder *b, sr_value *const *words) {
  sr_value *high = apply_number(b, SR_OP_SHIFT_LEFT, sr_build_convert(b, words[1], SR_U64), 32);
  return sr_build_binary(b, SR_OP_OR, sr_build_convert(b, words[0], SR_U64), high);
}

/* Returns element `index` of the state vector, as a scalar. */
static sr_value *state_number(const sr_builder *b, sr_value *state, int64_t index) {
  const int64_t size = 1;
  return sr_build_reshape(b, sr_build_slice(b, state, &index, &size), 0, NULL);
}

/* Concatenates scalars to a state vector. */
static sr_value *make_state(const sr_builder *b, int32_t count, sr_value *const *numbers) {
  sr_value *parts[3];
  const int64_t one = 1;
  for (int32_t i = 0; i < count; i++)
    parts[i] = sr_build_reshape(b, numbers[i], 1, &one);
  return sr_build_concatenate(b, count, parts, 0);
}

/* Returns the vector 0, 1, ..., count - 1. */
static sr_value *count_up(const sr_builder *b, int64_t count) {
  return sr_build_iota(b, sr_type_tensor(b->module, SR_U64, 1, &count), 0);
}

/* ---- arrays of words ------------------------------------------------------------------------- */

/* Interleaves the elements of `count` arrays of one type along `dim`. */
static sr_value *take_turns(const sr_builder *b, int32_t dim, int32_t count,
                            sr_value *const *values) {
  if (count == 1)
    return values[0];
  const sr_type *type = values[0]->type;
  int64_t dims[SR_MAX_RANK], merged[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++) {
    merged[d] = type->dims[d] * (d == dim ? count : 1);
    dims[d + (d > dim)] = type->dims[d];
  }
  dims[dim + 1] = 1;
  sr_value *parts[4];
  for (int32_t i = 0; i < count; i++)
    parts[i] = sr_build_reshape(b, values[i], type->rank + 1, dims);
  return sr_build_reshape(b, sr_build_concatenate(b, count, parts, dim + 1), type->rank, merged);
}

/* Returns the elements [start, start + size) of `value` along `dim`. */
static sr_value *stretch(const sr_builder *b, sr_value *value, int32_t dim, int64_t start,
                         int64_t size) {
  int64_t starts[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK];
  memcpy(sizes, value->type->dims, (size_t)value->type->rank * sizeof *sizes);
  starts[dim] = start;
  sizes[dim] = size;
  return sr_build_slice(b, value, starts, sizes);
}

/* Returns `size` elements of `value` along `dim`, beginning at index `phase`. `phase` has one
 * number for each index of the dimensions before `dim`; each number is below `count`. NULL means
 * 0. */
static sr_value *stretch_from(const sr_builder *b, sr_value *value, int32_t dim, int64_t size,
                              sr_value *phase, int32_t count) {
  sr_value *made = stretch(b, value, dim, 0, size);
  if (!phase)
    return made;
  int64_t places[SR_MAX_RANK];
  for (int32_t d = 0; d < phase->type->rank; d++)
    places[d] = d;
  const sr_type *type = sr_type_with_dtype(b->module, made->type, SR_U64);
  phase = sr_build_broadcast_in_dim(b, phase, places, type);
  for (int32_t i = 1; i < count; i++) {
    sr_value *here = sr_build_compare(b, SR_COMPARE_EQ, phase, sr_build_splat(b, type, i));
    made = sr_build_select(b, here, stretch(b, value, dim, i, size), made);
  }
  return made;
}

sr_value *sr_random_take_turns(const sr_builder *b, int32_t count, sr_value *const *vectors,
                               int64_t elements) {
  return stretch(b, take_turns(b, 0, count, vectors), 0, 0, elements);
}

/* ---- which elements -------------------------------------------------------------------------- */

/* The elements to generate: a whole array, or one device's block of it. */
typedef struct drawn {
  const sr_type *type;        /* type of the elements to generate */
  int64_t whole[SR_MAX_RANK]; /* sizes of the whole array */
  /* [dimension]: first index of the block, a u64 scalar, a multiple of the block's size; NULL: 0 */
  sr_value *starts[SR_MAX_RANK];
} drawn;

/* Computes row-major strides: stride d is the difference of the row-major numbers of two elements
 * that are neighbours along dimension d. */
static void strides_of(int32_t rank, const int64_t *dims, int64_t *out_strides) {
  int64_t stride = 1;
  for (int32_t d = rank; d-- > 0; stride *= dims[d])
    out_strides[d] = stride;
}

/* True if the elements of the block have the numbers 0, 1, 2, ... in row-major order. */
static bool counts_through(int32_t rank, const int64_t *dims, const int64_t *strides,
                           sr_value *const *starts) {
  int64_t own[SR_MAX_RANK];
  strides_of(rank, dims, own);
  for (int32_t d = 0; d < rank; d++)
    if (starts[d] || strides[d] != own[d])
      return false;
  return true;
}

/* Returns an array of sizes `dims` that holds each element's number: the sum over the dimensions of
 * (start + index) * stride. */
static sr_value *number_places(const sr_builder *b, int32_t rank, const int64_t *dims,
                               const int64_t *strides, sr_value *const *starts) {
  const sr_type *type = sr_type_tensor(b->module, SR_U64, rank, dims);
  if (counts_through(rank, dims, strides, starts))
    return sr_build_reshape(b, count_up(b, sr_type_elements(type)), rank, dims);
  sr_value *numbers = sr_build_splat(b, type, 0);
  for (int32_t d = 0; d < rank; d++) {
    sr_value *index = sr_build_iota(b, type, d);
    if (starts[d])
      index = sr_build_binary(b, SR_OP_ADD, index, sr_build_broadcast(b, starts[d], type));
    numbers =
        sr_build_binary(b, SR_OP_ADD, numbers, apply_number(b, SR_OP_MULTIPLY, index, strides[d]));
  }
  return numbers;
}

/*
 * The elements to generate (see `drawn`), divided into runs. The elements of a run have consecutive
 * row-major numbers in the whole array. If some dimensions are generated only in part, a run spans
 * the last of them and all dimensions after it. There is one run for each index of the dimensions
 * before those. A block of the cipher gives `each` consecutive elements.
 */
typedef struct runs {
  int32_t rank;     /* number of dimensions before those that a run spans */
  int64_t length;   /* elements in a run */
  sr_value *blocks; /* numbers of the cipher's blocks: [indices of the run..., block in the run] */
  sr_value *phase;  /* position of a run's first element in its first cipher block; NULL: 0 */
} runs;

static runs find_runs(const sr_builder *b, const drawn *d, int64_t each) {
  const sr_type *type = d->type;
  int64_t strides[SR_MAX_RANK], dims[SR_MAX_RANK];
  int32_t last = type->rank - 1;
  while (last >= 0 && !d->starts[last])
    last--;
  strides_of(type->rank, d->whole, strides);
  runs found = {.rank = last > 0 ? last : 0,
                .length = last < 0 ? sr_type_elements(type) : type->dims[last] * strides[last]};
  bool aligned = found.length % each == 0 && (last < 1 || strides[last - 1] % each == 0);
  int64_t along =
      aligned || last < 0 ? (found.length + each - 1) / each : (found.length + each - 2) / each + 1;
  memcpy(dims, type->dims, (size_t)found.rank * sizeof *dims);
  dims[found.rank] = along;
  if (last < 0) {
    found.blocks = count_up(b, along);
    return found;
  }
  sr_value *first = number_places(b, found.rank, dims, strides, d->starts);
  sr_value *start = apply_number(b, SR_OP_MULTIPLY, d->starts[last], strides[last]);
  first = sr_build_binary(b, SR_OP_ADD, first, sr_build_broadcast(b, start, first->type));
  if (!aligned)
    found.phase = apply_number(b, SR_OP_AND, first, each - 1);
  first = apply_number(b, SR_OP_DIVIDE, first, each);
  const sr_type *blocks = sr_type_tensor(b->module, SR_U64, found.rank + 1, dims);
  int64_t places[SR_MAX_RANK];
  for (int32_t i = 0; i < found.rank; i++)
    places[i] = i;
  found.blocks = sr_build_binary(b, SR_OP_ADD, sr_build_broadcast_in_dim(b, first, places, blocks),
                                 sr_build_iota(b, blocks, found.rank));
  return found;
}

/* Interleaves `each` arrays of words, and cuts out the elements of all runs. */
static sr_value *put_runs(const sr_builder *b, const runs *found, int32_t each,
                          sr_value *const *words) {
  sr_value *all = take_turns(b, found->rank, each, words);
  return stretch_from(b, all, found->rank, found->length, found->phase, each);
}

/* ---- ThreeFry -------------------------------------------------------------------------------- */

void sr_random_threefry(const sr_builder *b, sr_value **words, sr_value *const *key) {
  static const int64_t rotations[] = {13, 15, 26, 6, 17, 29, 16, 24};
  sr_value *keys[3] = {key[0], key[1], NULL};
  keys[2] = apply_number(b, SR_OP_XOR, sr_build_binary(b, SR_OP_XOR, key[0], key[1]), 0x1BD11BDA);
  for (int32_t i = 0; i < 3; i++)
    if (keys[i]->type != words[0]->type)
      keys[i] = sr_build_broadcast(b, keys[i], words[0]->type);
  for (int32_t i = 0; i < 2; i++)
    words[i] = sr_build_binary(b, SR_OP_ADD, words[i], keys[i]);
  for (int64_t round = 0; round < 20; round++) {
    words[0] = sr_build_binary(b, SR_OP_ADD, words[0], words[1]);
    words[1] = sr_build_binary(b, SR_OP_XOR, rotate(b, words[1], rotations[round % 8]), words[0]);
    if (round % 4 != 3)
      continue;
    int64_t turn = round / 4 + 1;
    words[0] = sr_build_binary(b, SR_OP_ADD, words[0], keys[turn % 3]);
    words[1] = sr_build_binary(b, SR_OP_ADD, words[1], keys[(turn + 1) % 3]);
    words[1] = apply_number(b, SR_OP_ADD, words[1], turn);
  }
}

/* Returns the dimension along which an array is halved: the first dimension of even size, or else
 * the largest dimension. Each cipher block gives one word to each half. */
static int32_t cut_dimension(int32_t rank, const int64_t *dims) {
  int32_t largest = 0;
  for (int32_t d = 0; d < rank; d++) {
    if (dims[d] % 2 == 0)
      return d;
    if (dims[d] > dims[largest])
      largest = d;
  }
  return largest;
}

/* True if each element uses a cipher block of its own. */
static bool is_alone(const sr_type *type) {
  return sr_dtype_get(type->dtype)->bits == 64 || type->rank == 0;
}

static int64_t threefry_blocks(const sr_type *type) {
  if (is_alone(type))
    return sr_type_elements(type);
  int32_t cut = cut_dimension(type->rank, type->dims);
  int64_t blocks = (type->dims[cut] + 1) / 2;
  for (int32_t d = 0; d < type->rank; d++)
    blocks *= d == cut ? 1 : type->dims[d];
  return blocks;
}

/* Enciphers each 64-bit number in `counter` + `numbers` into two words. */
static void threefry_words(const sr_builder *b, sr_value *const *key, sr_value *counter,
                           sr_value *numbers, sr_value **out_words) {
  split(b, sr_build_binary(b, SR_OP_ADD, numbers, sr_build_broadcast(b, counter, numbers->type)),
        out_words);
  sr_random_threefry(b, out_words, key);
}

/* Generates elements of at most 32 bits. Elements 2i and 2i + 1 along the halved dimension are the
 * two words of one cipher block. */
static sr_value *threefry_halves(const sr_builder *b, sr_value *const *key, sr_value *counter,
                                 const drawn *d) {
  int32_t rank = d->type->rank, cut = cut_dimension(rank, d->whole);
  int64_t half[SR_MAX_RANK], halves[SR_MAX_RANK], strides[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK], *words[2], *phase = NULL;
  memcpy(half, d->type->dims, sizeof half);
  memcpy(halves, d->whole, sizeof halves);
  memcpy(starts, d->starts, sizeof starts);
  half[cut] = (half[cut] + 1) / 2;
  halves[cut] = (halves[cut] + 1) / 2;
  if (starts[cut]) {
    phase = d->type->dims[cut] % 2 != 0 ? apply_number(b, SR_OP_AND, starts[cut], 1) : NULL;
    starts[cut] = apply_number(b, SR_OP_DIVIDE, starts[cut], 2);
  }
  strides_of(rank, halves, strides);
  threefry_words(b, key, counter, number_places(b, rank, half, strides, starts), words);
  return stretch_from(b, take_turns(b, cut, 2, words), cut, d->type->dims[cut], phase, 2);
}

static sr_value *threefry_bits(const sr_builder *b, sr_value *state, const drawn *d) {
  sr_value *key[2], *words[2], *counter = state_number(b, state, 1);
  split(b, state_number(b, state, 0), key);
  if (!is_alone(d->type))
    return threefry_halves(b, key, counter, d);
  runs found = find_runs(b, d, 1);
  threefry_words(b, key, counter, found.blocks, words);
  if (sr_dtype_get(d->type->dtype)->bits == 64)
    words[0] = sr_random_join(b, words);
  return put_runs(b, &found, 1, words);
}

static sr_value *threefry_next(const sr_builder *b, sr_value *state, const sr_type *type) {
  sr_value *numbers[] = {state_number(b, state, 0), state_number(b, state, 1)};
  numbers[1] = apply_number(b, SR_OP_ADD, numbers[1], threefry_blocks(type));
  return make_state(b, 2, numbers);
}

/* ---- Philox ---------------------------------------------------------------------------------- */

/* Computes the product `word` * `factor`: out_words[0] is its low word, out_words[1] its high
 * word. */
static void multiply(const sr_builder *b, sr_value *word, int64_t factor, sr_value **out_words) {
  split(b, apply_number(b, SR_OP_MULTIPLY, sr_build_convert(b, word, SR_U64), factor), out_words);
}

/* Enciphers groups of four words in place. words[0] to words[3] are vectors of one type; the key is
 * two scalars. */
static void philox(const sr_builder *b, sr_value **words, sr_value *const *key) {
  static const int64_t factors[] = {0xD2511F53, 0xCD9E8D57}, steps[] = {0x9E3779B9, 0xBB67AE85};
  sr_value *keys[] = {key[0], key[1]};
  for (int32_t round = 0; round < 10; round++) {
    sr_value *first[2], *second[2], *spread[2];
    for (int32_t i = 0; i < 2; i++) {
      spread[i] = sr_build_broadcast(b, keys[i], words[0]->type);
      keys[i] = apply_number(b, SR_OP_ADD, keys[i], steps[i]);
    }
    multiply(b, words[0], factors[0], first);
    multiply(b, words[2], factors[1], second);
    words[0] = sr_build_binary(b, SR_OP_XOR, sr_build_binary(b, SR_OP_XOR, second[1], words[1]),
                               spread[0]);
    words[1] = second[0];
    words[2] =
        sr_build_binary(b, SR_OP_XOR, sr_build_binary(b, SR_OP_XOR, first[1], words[3]), spread[1]);
    words[3] = first[0];
  }
}

/* Adds `added`, a u64 number or a vector of them, to a 128-bit counter. Counter and sum are pairs
 * of u64, the low half first. */
static void add_wide(const sr_builder *b, sr_value *const *counter, sr_value *added,
                     sr_value **out_sum) {
  sr_value *low = sr_build_broadcast(b, counter[0], added->type);
  sr_value *high = sr_build_broadcast(b, counter[1], added->type);
  out_sum[0] = sr_build_binary(b, SR_OP_ADD, low, added);
  sr_value *carry = sr_build_compare(b, SR_COMPARE_LT, out_sum[0], low);
  out_sum[1] = sr_build_binary(b, SR_OP_ADD, high, sr_build_convert(b, carry, SR_U64));
}

/* Enciphers each 128-bit number in `counter` + `numbers` into four words. */
static void philox_words(const sr_builder *b, sr_value *key, sr_value *const *counter,
                         sr_value *numbers, sr_value **out_words) {
  sr_value *keys[2], *sums[2];
  split(b, key, keys);
  add_wide(b, counter, numbers, sums);
  split(b, sums[0], out_words);
  split(b, sums[1], out_words + 2);
  philox(b, out_words, keys);
}

void sr_random_words(const sr_builder *b, sr_value *key, sr_value *const *counter, int64_t blocks,
                     sr_value **out_words) {
  philox_words(b, key, counter, count_up(b, blocks), out_words);
}

/* Returns the key of a state, and sets out_counter to its counter, the low half first. In a state
 * of two numbers, the first is both the key and the high half of the counter. */
static sr_value *philox_state(const sr_builder *b, sr_value *state, sr_value **out_counter) {
  sr_value *key = state_number(b, state, 0);
  out_counter[0] = state_number(b, state, 1);
  out_counter[1] = state->type->dims[0] == 3 ? state_number(b, state, 2) : key;
  return key;
}

/* Returns how many elements of `type` a cipher block of four words gives. */
static int32_t philox_each(const sr_type *type) {
  return sr_dtype_get(type->dtype)->bits == 64 ? 2 : 4;
}

static sr_value *philox_bits(const sr_builder *b, sr_value *state, const drawn *d) {
  int32_t each = philox_each(d->type);
  runs found = find_runs(b, d, each);
  sr_value *counter[2], *words[4], *key = philox_state(b, state, counter);
  philox_words(b, key, counter, found.blocks, words);
  if (each == 2) {
    words[0] = sr_random_join(b, &words[0]);
    words[1] = sr_random_join(b, &words[2]);
  }
  return put_runs(b, &found, each, words);
}

static sr_value *philox_next(const sr_builder *b, sr_value *state, const sr_type *type) {
  int64_t each = philox_each(type), blocks = (sr_type_elements(type) + each - 1) / each;
  sr_value *counter[2], *numbers[3] = {philox_state(b, state, counter)};
  add_wide(b, counter, sr_build_splat(b, numbers[0]->type, blocks), &numbers[1]);
  return make_state(b, (int32_t)state->type->dims[0], numbers);
}

/* ---- the ops --------------------------------------------------------------------------------- */

/* False for Philox. The algorithm DEFAULT is Philox, too, as in XLA for CPUs. */
static bool is_threefry(const sr_op *op) {
  return strcmp(sr_op_enum(op, "rng_algorithm", ""), "THREE_FRY") == 0;
}

/* Returns the unsigned integer type with as many bits as `dtype`. */
static sr_dtype unsigned_of(sr_dtype dtype) {
  for (sr_dtype each = 0; each < SR_DTYPE_COUNT; each++)
    if (sr_dtype_get(each)->class_ == SR_CLASS_UNSIGNED &&
        sr_dtype_get(each)->bits == sr_dtype_get(dtype)->bits)
      return each;
  return SR_DTYPE_COUNT;
}

/* Generates the random elements `d`, and replaces `value` by them. */
static sr_status draw(const sr_builder *b, sr_op *op, sr_value *value, const drawn *d) {
  sr_dtype whole = unsigned_of(d->type->dtype);
  if (whole == SR_DTYPE_COUNT)
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                      "there are no random bits for elements of %s",
                      sr_dtype_get(d->type->dtype)->name);
  sr_value *bits = (is_threefry(op) ? threefry_bits : philox_bits)(b, sr_operand(op, 0), d);
  bits = sr_build_reshape(b, sr_build_convert(b, bits, whole), d->type->rank, d->type->dims);
  if (whole != d->type->dtype)
    bits = sr_build(b, SR_OP_BITCAST_CONVERT, 1, &bits, d->type);
  sr_value_replace(value, bits);
  return SR_OK;
}

sr_status sr_expand_rng_bit_generator(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  drawn d = {.type = sr_result(op, 1)->type};
  memcpy(d.whole, d.type->dims, (size_t)d.type->rank * sizeof *d.whole);
  sr_value *next = (is_threefry(op) ? threefry_next : philox_next)(b, sr_operand(op, 0), d.type);
  sr_value_replace(sr_result(op, 0), next);
  return draw(b, op, sr_result(op, 1), &d);
}

sr_status sr_expand_random_part(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  drawn d = {.type = sr_result(op, 0)->type};
  size_t count;
  const int64_t *whole = sr_op_ints(op, "whole", &count);
  memcpy(d.whole, whole, count * sizeof *whole);
  for (int32_t i = 0; i < d.type->rank; i++)
    if (d.type->dims[i] != whole[i])
      d.starts[i] = apply_number(b, SR_OP_MULTIPLY, sr_operand(op, 1 + i), d.type->dims[i]);
  return draw(b, op, sr_result(op, 0), &d);
}
