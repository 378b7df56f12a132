/* Checks that many families of ops share. verify.h describes them. */
#include "graph/verify/verify.h"

#include <string.h>

#include "graph/text/syntax.h"

const char *sr_verify_name(const sr_verifier *verifier, const sr_type *type) {
  sr_text text = {.arena = verifier->module->arena};
  sr_type_print(&text, type);
  return sr_text_get(&text);
}

/* ---- types ----------------------------------------------------------------------------------- */

bool sr_shape_fits(const sr_type *a, const sr_type *b) {
  if (a->rank != b->rank)
    return false;
  for (int32_t i = 0; i < a->rank; i++)
    if (!sr_size_fits(a->dims[i], b->dims[i]))
      return false;
  return true;
}

bool sr_element_fits(const sr_type *a, const sr_type *b) {
  if (a->dtype == SR_DTYPE_COUNT || b->dtype == SR_DTYPE_COUNT)
    return a->element == b->element || (a->element && a->element->kind == SR_TYPE_OTHER) ||
           (b->element && b->element->kind == SR_TYPE_OTHER);
  return a->dtype == b->dtype;
}

bool sr_class_in(const sr_type *type, int set) {
  return type->dtype == SR_DTYPE_COUNT || (set >> sr_dtype_get(type->dtype)->class_ & 1) != 0;
}

bool sr_is_index_scalar(const sr_type *type) {
  return sr_is_tensor(type) && type->rank == 0 && sr_class_in(type, SR_SET_INT);
}

sr_status sr_require_tensors(const sr_verifier *verifier, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(verifier, op, sr_is_tensor(sr_operand_type(op, i)),
               "operand %d is a %s, but must be a tensor", (int)i,
               sr_verify_name(verifier, sr_operand_type(op, i)));
  for (int32_t i = 0; i < op->result_count; i++)
    SR_REQUIRE(verifier, op, sr_is_tensor(sr_result_type(op, i)),
               "result %d is a %s, but must be a tensor", (int)i,
               sr_verify_name(verifier, sr_result_type(op, i)));
  return SR_OK;
}

sr_status sr_require_result(const sr_verifier *verifier, const sr_op *op, int32_t index,
                            const sr_type *like, int32_t rank, const int64_t *dims) {
  sr_type want = *like;
  want.rank = rank;
  want.dims = dims;
  want.encoding = NULL;
  const sr_type *have = sr_result_type(op, index);
  SR_REQUIRE(verifier, op, sr_type_fits(have, &want), "result %d is a %s, but must be a %s",
             (int)index, sr_verify_name(verifier, have), sr_verify_name(verifier, &want));
  if (verifier->wanted)
    verifier->wanted[index] = sr_type_intern(verifier->types, &want);
  return SR_OK;
}

/* ---- attributes ------------------------------------------------------------------------------ */

sr_status sr_require_attr(const sr_verifier *verifier, const sr_op *op, const char *name,
                          sr_attr_kind kind, const sr_attr **out_attr) {
  const sr_attr *attr = sr_op_attr(op, name);
  SR_REQUIRE(verifier, op, attr, "the attribute %s is missing", name);
  SR_REQUIRE(verifier, op, attr->kind == kind, "the attribute %s is of the wrong kind", name);
  *out_attr = attr;
  return SR_OK;
}

sr_status sr_require_int(const sr_verifier *verifier, const sr_op *op, const char *name,
                         int64_t least, int64_t most, int64_t *out_value) {
  const sr_attr *attr = NULL;
  SR_TRY(sr_require_attr(verifier, op, name, SR_ATTR_INT, &attr));
  *out_value = attr->integer.value;
  SR_REQUIRE(verifier, op, *out_value >= least && *out_value <= most,
             "%s is %lld, but must be between %lld and %lld", name, (long long)*out_value,
             (long long)least, (long long)most);
  return SR_OK;
}

/* True if the attribute is a list of integers, even an empty one. */
static bool is_int_list(const sr_attr *attr) {
  size_t count;
  if (attr->kind == SR_ATTR_INTS)
    return true;
  return attr->kind == SR_ATTR_DENSE &&
         (sr_attr_get_ints(attr, &count) || sr_type_elements(attr->dense.type) == 0);
}

sr_status sr_require_ints(const sr_verifier *verifier, const sr_op *op, const char *name,
                          size_t count, int64_t least, int64_t most, const int64_t **out_values) {
  const sr_attr *attr = sr_op_attr(op, name);
  size_t have = 0;
  SR_REQUIRE(verifier, op, attr, "the attribute %s is missing", name);
  SR_REQUIRE(verifier, op, is_int_list(attr), "the attribute %s must be a list of integers", name);
  *out_values = sr_attr_get_ints(attr, &have);
  SR_REQUIRE(verifier, op, have == count, "%s has %zu members, but needs %zu", name, have, count);
  for (size_t i = 0; i < count; i++)
    SR_REQUIRE(verifier, op, (*out_values)[i] >= least && (*out_values)[i] <= most,
               "%s has the member %lld, which is not between %lld and %lld", name,
               (long long)(*out_values)[i], (long long)least, (long long)most);
  return SR_OK;
}

sr_status sr_require_dims(const sr_verifier *verifier, const sr_op *op, const char *name,
                          const sr_attr *list, int64_t rank, const int64_t **out_values,
                          size_t *out_count) {
  *out_values = NULL;
  *out_count = 0;
  if (!list)
    return SR_OK;
  SR_REQUIRE(verifier, op, is_int_list(list), "%s must be a list of dimensions", name);
  const int64_t *values = sr_attr_get_ints(list, out_count);
  uint64_t seen = 0;
  for (size_t i = 0; i < *out_count; i++) {
    SR_REQUIRE(verifier, op, values[i] >= 0 && values[i] < rank,
               "%s names dimension %lld, but there are %lld", name, (long long)values[i],
               (long long)rank);
    SR_REQUIRE(verifier, op, !(seen >> values[i] & 1), "%s names dimension %lld twice", name,
               (long long)values[i]);
    seen |= UINT64_C(1) << values[i];
  }
  *out_values = values;
  return SR_OK;
}

/* ---- regions --------------------------------------------------------------------------------- */

sr_status sr_require_end(const sr_verifier *verifier, const sr_op *op, int32_t index,
                         sr_opcode code, const sr_op **out_end) {
  const sr_block *block = op->regions[index];
  SR_REQUIRE(verifier, op, block->last && block->last->code == code, "region %d must end in %s",
             (int)index, sr_op_info_get(code)->name);
  *out_end = block->last;
  return SR_OK;
}

/* True if `a` and `b` have element types of the same class. The types need not be equal, because a
 * reduction may compute in a wider type of the same class. */
static bool same_class(const sr_type *a, const sr_type *b) {
  return a->dtype == SR_DTYPE_COUNT || b->dtype == SR_DTYPE_COUNT ||
         sr_dtype_get(a->dtype)->class_ == sr_dtype_get(b->dtype)->class_;
}

sr_status sr_require_reducer(const sr_verifier *verifier, const sr_op *op, int32_t index,
                             int32_t pairs, int32_t first_operand) {
  const sr_block *block = op->regions[index];
  const sr_op *end = NULL;
  SR_TRY(sr_require_end(verifier, op, index, SR_OP_RETURN, &end));
  SR_REQUIRE(verifier, op, block->arg_count == 2 * pairs,
             "region %d has %d arguments, but needs %d", (int)index, (int)block->arg_count,
             (int)(2 * pairs));
  SR_REQUIRE(verifier, op, end->operand_count == pairs,
             "region %d returns %d values, but must return %d", (int)index, (int)end->operand_count,
             (int)pairs);
  for (int32_t i = 0; i < 2 * pairs; i++) {
    const sr_type *type = block->args[i]->type;
    SR_REQUIRE(verifier, op, sr_is_tensor(type) && type->rank == 0,
               "argument %d of region %d must be a tensor without dimensions", (int)i, (int)index);
  }
  for (int32_t i = 0; i < pairs; i++) {
    const sr_type *type = sr_operand_type(end, i);
    SR_REQUIRE(verifier, op, type == block->args[i]->type && type == block->args[pairs + i]->type,
               "value %d that region %d returns has another type than its arguments", (int)i,
               (int)index);
    SR_REQUIRE(verifier, op, same_class(type, sr_operand_type(op, first_operand + i)),
               "region %d has arguments of another kind of number than operand %d", (int)index,
               (int)(first_operand + i));
  }
  return SR_OK;
}

/* ---- attributes of the pretty syntax --------------------------------------------------------- */

static bool all_enums(const sr_attr *attr) {
  if (attr->kind != SR_ATTR_ARRAY)
    return false;
  for (size_t i = 0; i < attr->array.count; i++)
    if (attr->array.items[i]->kind != SR_ATTR_ENUM)
      return false;
  return true;
}

static bool clause_fits(const sr_clause *clause, const sr_attr *attr) {
  switch (clause->kind) {
  case SR_CLAUSE_INT:
    return attr->kind == SR_ATTR_INT && attr->integer.type->dtype == clause->dtype;
  case SR_CLAUSE_INTS:
    return is_int_list(attr);
  case SR_CLAUSE_BOOL:
    return attr->kind == SR_ATTR_BOOL;
  case SR_CLAUSE_FLOAT:
    return attr->kind == SR_ATTR_FLOAT && attr->real.type->dtype == SR_F64;
  case SR_CLAUSE_STRING:
    return attr->kind == SR_ATTR_STRING;
  case SR_CLAUSE_ENUM:
    return attr->kind == SR_ATTR_ENUM && strcmp(attr->enumeration.mnemonic, clause->mnemonic) == 0;
  case SR_CLAUSE_WORD: {
    int64_t count = 0;
    while (clause->words[count])
      count++;
    return attr->kind == SR_ATTR_INT && attr->integer.value >= 0 && attr->integer.value < count;
  }
  case SR_CLAUSE_PRECISION:
    return all_enums(attr);
  case SR_CLAUSE_STRUCT:
    return attr->kind == SR_ATTR_STRUCT && strcmp(attr->fields.mnemonic, clause->mnemonic) == 0;
  case SR_CLAUSE_DOT:
    return attr->kind == SR_ATTR_STRUCT && strcmp(attr->fields.mnemonic, "stablehlo.dot") == 0;
  case SR_CLAUSE_SHARDING:
    return attr->kind == SR_ATTR_SHARDING;
  case SR_CLAUSE_NONE:
  case SR_CLAUSE_FORMAT:
    return true;
  }
  return false;
}

sr_status sr_verify_syntax(const sr_verifier *verifier, const sr_op *op) {
  const sr_syntax *syntax = sr_syntax_get(op->code);
  /* Ops without a clause for it, such as convolutions, are expanded to products that have one. */
  const sr_attr *precision = sr_op_attr(op, "precision_config");
  SR_REQUIRE(verifier, op, !precision || all_enums(precision),
             "the attribute precision_config is of the wrong kind");
  for (int i = 0; syntax && i < SR_SYNTAX_CLAUSES; i++) {
    const sr_clause *clause = &syntax->clauses[i];
    if (!clause->attr)
      continue;
    const sr_attr *attr = sr_op_attr(op, clause->attr);
    SR_REQUIRE(verifier, op, attr || clause->optional, "the attribute %s is missing", clause->attr);
    SR_REQUIRE(verifier, op, !attr || clause_fits(clause, attr),
               "the attribute %s is of the wrong kind", clause->attr);
  }
  return SR_OK;
}
