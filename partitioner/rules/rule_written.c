/*
 * Reads the factor rule that the program states for a custom call:
 *
 *   #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=4} reduction={k}, custom>
 *
 * Two letters without a comma, as in [ij], are two factors of one dimension. The text is untrusted:
 * if any part of it is wrong, the whole rule is ignored.
 *
 * Such a rule says which shards of one tensor go with which shards of another. It does not say
 * whether the call can compute a shard of its results from shards of its operands. For example, JAX
 * writes a rule for a call that factorises a matrix, and the call needs the whole matrix. So
 * sr_rule_limit limits the rule.
 */
#include <string.h>

#include "partitioner/rules/rules.h"

enum {
  LETTERS = 'z' - 'i' + 1, /* one-letter names, i to z; further names are z_1, z_2, ... */
  MAX_FACTORS = 4096
};

typedef struct reader {
  sr_rule_maker *m;
  const char *at;
  bool failed;
} reader;

static bool accept(reader *r, const char *word) {
  while (*r->at == ' ')
    r->at++;
  size_t length = strlen(word);
  if (r->failed || strncmp(r->at, word, length) != 0)
    return false;
  r->at += length;
  return true;
}

static void expect(reader *r, const char *word) {
  r->failed |= !accept(r, word);
}

static int64_t read_number(reader *r) {
  int64_t value = 0;
  const char *begin = r->at;
  while (!r->failed && *r->at >= '0' && *r->at <= '9')
    r->failed |= __builtin_mul_overflow(value, 10, &value) ||
                 __builtin_add_overflow(value, *r->at++ - '0', &value);
  r->failed |= r->at == begin;
  return value;
}

/* Reads the name of a factor and returns the factor's number; -1: the text has no name here. */
static int32_t read_factor(reader *r) {
  while (*r->at == ' ')
    r->at++;
  if (r->failed || *r->at < 'i' || *r->at > 'z')
    return -1;
  int32_t letter = *r->at++ - 'i';
  if (letter != LETTERS - 1 || *r->at != '_')
    return letter;
  r->at++;
  int64_t number = read_number(r);
  r->failed |= number < 1 || number > MAX_FACTORS - LETTERS;
  return r->failed ? -1 : LETTERS - 1 + (int32_t)number;
}

/* Reads a list such as ([i, k], [k, j]) into the tensors [first .. end). */
static void read_tensors(reader *r, int32_t first, int32_t end) {
  expect(r, "(");
  for (int32_t t = first; t < end && !r->failed; t++) {
    int32_t rank = r->m->rule->tensors[t].rank;
    if (t > first)
      expect(r, ",");
    expect(r, "[");
    for (int32_t d = 0; d < rank && !r->failed; d++) {
      if (d > 0)
        expect(r, ",");
      if (accept(r, "{"))
        expect(r, "}");
      for (int32_t f = read_factor(r); f >= 0; f = read_factor(r)) {
        while (r->m->rule->factor_count <= f)
          sr_rule_factor(r->m, 0, SR_FACTOR_PASS_THROUGH);
        sr_rule_put(r->m, t, d, f);
      }
    }
    expect(r, "]");
  }
  expect(r, ")");
}

/* Reads the name of a factor that a tensor has used before; NULL: there is no such factor. */
static sr_factor *known_factor(reader *r) {
  int32_t f = read_factor(r);
  r->failed |= f < 0 || f >= r->m->rule->factor_count;
  return r->failed ? NULL : &r->m->rule->factors[f];
}

static void read_sizes(reader *r) {
  expect(r, "{");
  if (accept(r, "}"))
    return;
  do {
    sr_factor *factor = known_factor(r);
    expect(r, "=");
    int64_t size = read_number(r);
    r->failed |= size < 1 || !factor || factor->size > 0;
    if (!r->failed)
      factor->size = size;
  } while (accept(r, ","));
  expect(r, "}");
}

/* Reads the optional lists at the end, such as reduction={k}. They name the factors that do not
 * simply pass through. */
static void read_kinds(reader *r) {
  static const struct {
    const char *word;
    sr_factor_kind kind;
    bool blocks;
  } lists[] = {
      {"reduction={", SR_FACTOR_REDUCTION, false},
      {"need_replication={", SR_FACTOR_WHOLE, false},
      {"permutation={", SR_FACTOR_HALO, false},
      {"blocked_propagation={", SR_FACTOR_PASS_THROUGH, true},
  };
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    if (!accept(r, lists[i].word))
      continue;
    do {
      sr_factor *factor = known_factor(r);
      if (factor && lists[i].blocks)
        factor->blocked = true;
      else if (factor)
        factor->kind = lists[i].kind;
    } while (accept(r, ","));
    expect(r, "}");
  }
}

/* True if, for each dimension, the product of its factors' sizes is the size of the dimension. */
static bool sizes_fit(const sr_rule_maker *m) {
  const sr_rule *rule = m->rule;
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++)
    for (int32_t d = 0; d < rule->tensors[t].rank; d++) {
      const sr_rule_dim *dim = &rule->tensors[t].dims[d];
      int64_t size = 1;
      for (int32_t i = 0; i < dim->count; i++)
        if (__builtin_mul_overflow(size, rule->factors[dim->factors[i]].size, &size))
          return false;
      if (dim->count > 0 && size != sr_rule_type(m, t)->dims[d])
        return false;
    }
  return true;
}

bool sr_rule_read(sr_rule_maker *m, const char *text) {
  reader r = {.m = m, .at = text};
  sr_rule *rule = m->rule;
  expect(&r, "#sdy.op_sharding_rule<");
  read_tensors(&r, 0, rule->operand_count);
  expect(&r, "->");
  read_tensors(&r, rule->operand_count, rule->operand_count + rule->result_count);
  read_sizes(&r);
  read_kinds(&r);
  if (accept(&r, ","))
    expect(&r, "custom");
  expect(&r, ">");
  for (int32_t f = 0; f < rule->factor_count; f++)
    if (rule->factors[f].size == 0) /* the text states no size; sizes_fit rejects the rule if the
                                     * dimension is larger */
      rule->factors[f].size = 1;
  if (!r.failed && *r.at == '\0' && sizes_fit(m))
    return true;
  rule->factor_count = m->capacity = 0;
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++)
    memset(rule->tensors[t].dims, 0, (size_t)rule->tensors[t].rank * sizeof(sr_rule_dim));
  return false;
}

/* ---- limiting a rule ------------------------------------------------------------------------- */

/* True if one of the tensors [first .. end) has the factor. */
static bool is_among(const sr_rule *rule, int32_t factor, int32_t first, int32_t end) {
  for (int32_t t = first; t < end; t++)
    if (sr_rule_has(rule, t, factor))
      return true;
  return false;
}

static bool dim_has(const sr_rule_dim *dim, int32_t factor) {
  for (int32_t i = 0; i < dim->count; i++)
    if (dim->factors[i] == factor)
      return true;
  return false;
}

/* True if factor `a` of rule `one` and factor `b` of rule `other` are in the same dimensions. Both
 * rules must be of the same op. */
static bool are_uniform(const sr_rule *one, int32_t a, const sr_rule *other, int32_t b) {
  for (int32_t t = 0; t < one->operand_count + one->result_count; t++)
    for (int32_t d = 0; d < one->tensors[t].rank; d++)
      if (dim_has(&one->tensors[t].dims[d], a) != dim_has(&other->tensors[t].dims[d], b))
        return false;
  return true;
}

static bool is_known_to_pass(const sr_rule *known, const sr_rule *rule, int32_t factor) {
  if (known->factor_count == 0)
    return true;
  for (int32_t f = 0; f < known->factor_count; f++)
    if (known->factors[f].kind == SR_FACTOR_PASS_THROUGH && are_uniform(rule, factor, known, f))
      return true;
  return false;
}

void sr_rule_limit(sr_rule *rule, const sr_rule *known) {
  int32_t operands = rule->operand_count, tensors = operands + rule->result_count;
  for (int32_t f = 0; f < rule->factor_count; f++) {
    if (rule->factors[f].kind != SR_FACTOR_PASS_THROUGH)
      continue;
    if (!is_among(rule, f, 0, operands) || !is_among(rule, f, operands, tensors))
      rule->factors[f].kind = SR_FACTOR_WHOLE;
    else if (!is_known_to_pass(known, rule, f))
      rule->factors[f].kind = SR_FACTOR_HALO;
  }
}
