/* Expands einsum. First each operand is summed over the letters that only this operand has. Then a
 * dot_general multiplies the two operands. */
#include <string.h>

#include "compiler/expand/expander.h"
#include "graph/ir/shorthand.h"

/* An array with a letter for each of its dimensions. */
typedef struct lettered {
  sr_value *value;
  char letters[SR_MAX_RANK];
} lettered;

static int64_t find(const lettered *array, char letter) {
  for (int32_t d = 0; d < array->value->type->rank; d++)
    if (array->letters[d] == letter)
      return d;
  return -1;
}

static bool listed(const sr_einsum *config, int32_t which, char letter) {
  return memchr(config->letters[which], letter, config->counts[which]) != NULL;
}

static lettered read_operand(const sr_op *op, const sr_einsum *config, int32_t index) {
  lettered array = {.value = sr_operand(op, index)};
  memcpy(array.letters, config->letters[index], config->counts[index]);
  return array;
}

/* Sums `array`, which is operand `index`, over the letters that are neither in the other operand
 * nor in the result. */
static void sum_alone(const sr_builder *b, sr_op *op, const sr_einsum *config, int32_t index,
                      lettered *array) {
  int64_t dims[SR_MAX_RANK];
  int32_t count = 0, rank = 0;
  bool only = op->operand_count == 1;
  for (int32_t d = 0; d < array->value->type->rank; d++) {
    char letter = array->letters[d];
    if (listed(config, 2, letter) || (!only && listed(config, 1 - index, letter))) {
      array->letters[rank++] = letter;
    } else {
      dims[count++] = d;
    }
  }
  if (count > 0)
    array->value = sr_build_sum(b, array->value, NULL, count, dims);
}

/* Transposes the array to the order of the result's letters. */
static sr_value *in_order(const sr_builder *b, const sr_einsum *config, const lettered *array) {
  int64_t order[SR_MAX_RANK];
  for (size_t d = 0; d < config->counts[2]; d++)
    order[d] = find(array, config->letters[2][d]);
  return sr_build_transpose(b, array->value, order);
}

static lettered multiply(const sr_builder *b, sr_op *op, const sr_einsum *config,
                         const lettered *left, const lettered *right) {
  sr_dot_dims dims = {0};
  lettered made = {0};
  int32_t rank = 0;
  for (int32_t d = 0; d < left->value->type->rank; d++) {
    int64_t other = find(right, left->letters[d]);
    bool kept = listed(config, 2, left->letters[d]);
    if (other < 0)
      continue;
    int32_t at = kept ? dims.batch_count++ : dims.sum_count++;
    (kept ? dims.batch : dims.sum)[0][at] = d;
    (kept ? dims.batch : dims.sum)[1][at] = other;
    if (kept)
      made.letters[rank++] = left->letters[d];
  }
  const lettered *arrays[] = {left, right};
  for (int32_t k = 0; k < 2; k++)
    for (int32_t d = 0; d < arrays[k]->value->type->rank; d++)
      if (find(arrays[1 - k], arrays[k]->letters[d]) < 0)
        made.letters[rank++] = arrays[k]->letters[d];
  made.value =
      sr_build_dot_general(b, left->value, right->value, &dims, op->results[0].type->dtype);
  return made;
}

sr_status sr_expand_einsum(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_einsum config;
  (void)sr_einsum_read(op, &config); /* cannot fail: the verifier has already read the equation */
  lettered arrays[2];
  for (int32_t i = 0; i < op->operand_count; i++) {
    arrays[i] = read_operand(op, &config, i);
    sum_alone(b, op, &config, i, &arrays[i]);
  }
  lettered made =
      op->operand_count == 1 ? arrays[0] : multiply(b, op, &config, &arrays[0], &arrays[1]);
  sr_value *value = in_order(b, &config, &made);
  return sr_expand_finish(op, sr_build_convert(b, value, op->results[0].type->dtype));
}
