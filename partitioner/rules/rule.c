/* Builds and prints factor rules. */
#include "partitioner/rules/rule.h"

#include "partitioner/rules/rules.h"

/* ---- making ---------------------------------------------------------------------------------- */

const sr_type *sr_rule_type(const sr_rule_maker *m, int32_t tensor) {
  return sr_rule_value(m->op, tensor)->type;
}

int32_t sr_rule_factor(sr_rule_maker *m, int64_t size, sr_factor_kind kind) {
  sr_rule *rule = m->rule;
  if (rule->factor_count == m->capacity) {
    m->capacity = m->capacity ? 2 * m->capacity : 8;
    sr_factor *larger = SR_NEW_ARRAY(m->arena, sr_factor, m->capacity);
    for (int32_t i = 0; i < rule->factor_count; i++)
      larger[i] = rule->factors[i];
    rule->factors = larger;
  }
  rule->factors[rule->factor_count] = (sr_factor){.size = size, .kind = kind};
  return rule->factor_count++;
}

void sr_rule_put(sr_rule_maker *m, int32_t tensor, int32_t dim, int32_t factor) {
  sr_rule_dim *d = &m->rule->tensors[tensor].dims[dim];
  int32_t *longer = SR_NEW_ARRAY(m->arena, int32_t, d->count + 1);
  for (int32_t i = 0; i < d->count; i++)
    longer[i] = d->factors[i];
  longer[d->count] = factor;
  *d = (sr_rule_dim){d->count + 1, longer};
}

int32_t sr_rule_own(sr_rule_maker *m, int32_t tensor, int32_t dim, sr_factor_kind kind) {
  int32_t factor = sr_rule_factor(m, sr_rule_type(m, tensor)->dims[dim], kind);
  sr_rule_put(m, tensor, dim, factor);
  return factor;
}

int32_t sr_rule_share(sr_rule_maker *m, int32_t a, int32_t a_dim, int32_t b, int32_t b_dim,
                      sr_factor_kind kind) {
  int32_t factor = sr_rule_own(m, a, a_dim, kind);
  sr_rule_put(m, b, b_dim, factor);
  return factor;
}

typedef void family(sr_rule_maker *m);

static family *const families[] = {
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  sr_rule_##RULE,
#include "graph/ir/ops.def"
};

/* True if all operands and results have static types and at least one element. */
static bool is_plain(const sr_rule_maker *m) {
  for (int32_t t = 0; t < m->op->operand_count + m->op->result_count; t++) {
    const sr_type *type = sr_rule_type(m, t);
    if (!sr_type_is_static(type) || sr_type_elements(type) == 0)
      return false;
  }
  return true;
}

bool sr_rule_begin(sr_rule_maker *m) {
  int32_t count = m->op->operand_count + m->op->result_count;
  m->rule->tensors = SR_NEW_ARRAY(m->arena, sr_rule_tensor, count);
  if (!is_plain(m))
    return false;
  for (int32_t t = 0; t < count; t++) {
    int32_t rank = sr_rule_type(m, t)->rank;
    m->rule->tensors[t] = (sr_rule_tensor){rank, SR_NEW_ARRAY(m->arena, sr_rule_dim, rank)};
  }
  return true;
}

void sr_rule_find_alone(sr_rule *rule) {
  for (int32_t f = 0; f < rule->factor_count; f++)
    rule->factors[f].alone = true;
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++)
    for (int32_t d = 0; d < rule->tensors[t].rank; d++) {
      const sr_rule_dim *dim = &rule->tensors[t].dims[d];
      for (int32_t i = 0; dim->count > 1 && i < dim->count; i++)
        rule->factors[dim->factors[i]].alone = false;
    }
}

sr_rule sr_rule_of(sr_arena *arena, const sr_op *op) {
  sr_rule rule = {.operand_count = op->operand_count, .result_count = op->result_count};
  sr_rule_maker m = {.arena = arena, .op = op, .rule = &rule};
  if (!sr_rule_begin(&m))
    return rule;
  families[op->code](&m);
  sr_rule_find_alone(&rule);
  return rule;
}

bool sr_rule_is_broken(sr_arena *arena, const sr_op *op) {
  const sr_attr *written = sr_op_attr(op, "sdy.sharding_rule");
  if (!written)
    return false;
  sr_rule rule = {.operand_count = op->operand_count, .result_count = op->result_count};
  sr_rule_maker m = {.arena = arena, .op = op, .rule = &rule};
  if (!sr_rule_begin(&m)) /* the rule of an op on dynamic or empty arrays is never used */
    return false;
  return written->kind != SR_ATTR_OPAQUE || !sr_rule_read(&m, written->string.data);
}

int32_t sr_rule_dim_of(const sr_rule *rule, int32_t tensor, int32_t factor) {
  for (int32_t d = 0; d < rule->tensors[tensor].rank; d++)
    if (rule->tensors[tensor].dims[d].count == 1 &&
        rule->tensors[tensor].dims[d].factors[0] == factor)
      return d;
  return -1;
}

bool sr_rule_has(const sr_rule *rule, int32_t tensor, int32_t factor) {
  const sr_rule_tensor *t = &rule->tensors[tensor];
  for (int32_t d = 0; d < t->rank; d++)
    for (int32_t i = 0; i < t->dims[d].count; i++)
      if (t->dims[d].factors[i] == factor)
        return true;
  return false;
}

/* ---- printing -------------------------------------------------------------------------------- */

/* Prints a factor's name. Factors are named i to z, then z_1, z_2, ... */
static void print_name(int32_t factor, sr_text *text) {
  const int32_t letters = 'z' - 'i' + 1;
  if (factor < letters)
    sr_text_printf(text, "%c", 'i' + factor);
  else
    sr_text_printf(text, "z_%d", (int)(factor - letters + 1));
}

static void print_tensor(const sr_rule_tensor *tensor, sr_text *text) {
  sr_text_string(text, "[");
  for (int32_t d = 0; d < tensor->rank; d++) {
    sr_text_string(text, d ? ", " : "");
    for (int32_t i = 0; i < tensor->dims[d].count; i++)
      print_name(tensor->dims[d].factors[i], text);
  }
  sr_text_string(text, "]");
}

/* Prints the factors of one kind as " reduction={j, k}", for example; prints nothing if there are
 * none. `blocked`: prints the blocked factors of all kinds instead. */
static void print_list(const sr_rule *rule, const char *word, bool blocked, sr_factor_kind kind,
                       sr_text *text) {
  const char *before = word;
  for (int32_t i = 0; i < rule->factor_count; i++) {
    const sr_factor *factor = &rule->factors[i];
    if (blocked ? !factor->blocked : factor->kind != kind)
      continue;
    sr_text_string(text, before);
    print_name(i, text);
    before = ", ";
  }
  sr_text_string(text, before == word ? "" : "}");
}

void sr_rule_print(const sr_rule *rule, sr_text *text) {
  if (rule->factor_count == 0) {
    sr_text_string(text, "none");
    return;
  }
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++) {
    bool first = t == 0 || t == rule->operand_count;
    sr_text_string(text, t == rule->operand_count ? t ? ")->(" : "()->(" : first ? "(" : ", ");
    print_tensor(&rule->tensors[t], text);
  }
  sr_text_string(text, ") {");
  for (int32_t i = 0; i < rule->factor_count; i++) {
    sr_text_string(text, i ? ", " : "");
    print_name(i, text);
    sr_text_printf(text, "=%lld", (long long)rule->factors[i].size);
  }
  sr_text_string(text, "}");
  print_list(rule, " reduction={", false, SR_FACTOR_REDUCTION, text);
  print_list(rule, " need_replication={", false, SR_FACTOR_WHOLE, text);
  print_list(rule, " permutation={", false, SR_FACTOR_HALO, text);
  print_list(rule, " blocked_propagation={", true, SR_FACTOR_PASS_THROUGH, text);
}
