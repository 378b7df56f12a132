/* einsum: a product of two arrays, of sums of each over the letters that it has alone. */
#include <string.h>

#include "compiler/expand/expander.h"
#include "graph/ir/shorthand.h"

/* An array, and a letter for each of its dimensions. */
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

/* Sums over the letters of operand `index` that are in no other list. */
static void sum_alone(sr_rewriter *rw, sr_op *op, const sr_einsum *config, int32_t index,
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
    array->value = sr_expand_sum(rw, op, array->value, NULL, count, dims);
}

/* The dimensions in the order of the result's letters. */
static sr_value *in_order(sr_rewriter *rw, sr_op *op, const sr_einsum *config,
                          const lettered *array) {
  int64_t order[SR_MAX_RANK];
  for (size_t d = 0; d < config->counts[2]; d++)
    order[d] = find(array, config->letters[2][d]);
  return sr_expand_transpose(rw, op, array->value, order);
}

static lettered multiply(sr_rewriter *rw, sr_op *op, const sr_einsum *config, const lettered *a,
                         const lettered *b) {
  sr_dot_dims dims = {0};
  lettered made = {0};
  int32_t rank = 0;
  for (int32_t d = 0; d < a->value->type->rank; d++) {
    int64_t other = find(b, a->letters[d]);
    bool kept = listed(config, 2, a->letters[d]);
    if (other < 0)
      continue;
    int32_t at = kept ? dims.batch_count++ : dims.sum_count++;
    (kept ? dims.batch : dims.sum)[0][at] = d;
    (kept ? dims.batch : dims.sum)[1][at] = other;
    if (kept)
      made.letters[rank++] = a->letters[d];
  }
  const lettered *arrays[] = {a, b};
  for (int32_t k = 0; k < 2; k++)
    for (int32_t d = 0; d < arrays[k]->value->type->rank; d++)
      if (find(arrays[1 - k], arrays[k]->letters[d]) < 0)
        made.letters[rank++] = arrays[k]->letters[d];
  made.value = sr_expand_product(rw, op, a->value, b->value, &dims, op->results[0].type->dtype);
  return made;
}

sr_status sr_expand_einsum(sr_rewriter *rw, sr_op *op) {
  sr_einsum config;
  (void)sr_einsum_read(op, &config); /* as the verifier has seen */
  lettered arrays[2];
  for (int32_t i = 0; i < op->operand_count; i++) {
    arrays[i] = read_operand(op, &config, i);
    sum_alone(rw, op, &config, i, &arrays[i]);
  }
  lettered made =
      op->operand_count == 1 ? arrays[0] : multiply(rw, op, &config, &arrays[0], &arrays[1]);
  sr_value *value = in_order(rw, op, &config, &made);
  return sr_expand_finish(rw, op, sr_expand_convert(rw, op, value, op->results[0].type->dtype));
}
