/* Prints ops whose pretty syntax is described by data (the tables in syntax.c). */
#include "graph/text/syntax.h"

#include <inttypes.h>
#include <string.h>

#include "graph/ir/type.h"

static void print_int_list(sr_text *text, const sr_attr *attr) {
  size_t count = 0;
  const int64_t *values = sr_attr_get_ints(attr, &count);
  sr_text_char(text, '[');
  sr_ints_print(text, values, count);
  sr_text_char(text, ']');
}

static void print_pair(sr_text *text, const sr_attr *attr, const char *left, const char *right) {
  print_int_list(text, sr_attr_field(attr, left));
  sr_text_string(text, " x ");
  print_int_list(text, sr_attr_field(attr, right));
}

static void print_dot_numbers(sr_text *text, const sr_attr *attr) {
  if (sr_attr_field(attr, "lhs_batching_dimensions") ||
      sr_attr_field(attr, "rhs_batching_dimensions")) {
    sr_text_string(text, "batching_dims = ");
    print_pair(text, attr, "lhs_batching_dimensions", "rhs_batching_dimensions");
    sr_text_string(text, ", ");
  }
  sr_text_string(text, "contracting_dims = ");
  print_pair(text, attr, "lhs_contracting_dimensions", "rhs_contracting_dimensions");
}

static void print_words(sr_text *text, const sr_attr *attr) {
  sr_text_char(text, '[');
  for (size_t i = 0; i < attr->array.count; i++) {
    sr_text_string(text, i > 0 ? ", " : "");
    sr_text_string(text, attr->array.items[i]->enumeration.value);
  }
  sr_text_char(text, ']');
}

/* Prints the value of a clause. The verifier has checked that the attribute has the kind that the
 * clause needs (clause_fits in verify_support.c). */
static void print_clause_value(sr_text *text, const sr_clause *clause, const sr_op *op,
                               const sr_attr *attr) {
  switch (clause->kind) {
  case SR_CLAUSE_NONE:
    return;
  case SR_CLAUSE_INT:
    if (clause->dtype == SR_U64)
      sr_text_printf(text, "%" PRIu64, (uint64_t)attr->integer.value);
    else
      sr_ints_print(text, &attr->integer.value, 1);
    return;
  case SR_CLAUSE_INTS:
    print_int_list(text, attr);
    return;
  case SR_CLAUSE_BOOL:
  case SR_CLAUSE_STRING:
  case SR_CLAUSE_FLOAT:
    sr_attr_print_untyped(text, attr);
    return;
  case SR_CLAUSE_ENUM:
    sr_text_string(text, attr->enumeration.value);
    return;
  case SR_CLAUSE_WORD:
    sr_text_string(text, clause->words[attr->integer.value]);
    return;
  case SR_CLAUSE_FORMAT:
    sr_text_printf(text, "e%lldm%lld", (long long)sr_op_int(op, "exponent_bits", 0),
                   (long long)sr_op_int(op, "mantissa_bits", 0));
    return;
  case SR_CLAUSE_PRECISION:
    print_words(text, attr);
    return;
  case SR_CLAUSE_STRUCT: {
    sr_text whole = {.arena = text->arena};
    sr_attr_print(&whole, attr);
    sr_text_string(text, sr_text_get(&whole) + 1 + strlen(clause->mnemonic));
    return;
  }
  case SR_CLAUSE_DOT:
    print_dot_numbers(text, attr);
    return;
  case SR_CLAUSE_SHARDING:
    sr_sharding_print(text, attr->sharding);
    return;
  }
}

static void print_clauses(sr_printer *printer, const sr_op *op, const sr_syntax *syntax) {
  bool first = syntax->no_operands;
  for (int i = 0; i < SR_SYNTAX_CLAUSES && syntax->clauses[i].kind != SR_CLAUSE_NONE; i++) {
    const sr_clause *clause = &syntax->clauses[i];
    const sr_attr *attr = clause->attr ? sr_op_attr(op, clause->attr) : NULL;
    if (!attr && clause->kind != SR_CLAUSE_FORMAT)
      continue;
    sr_text_string(printer->text, syntax->tight || first ? " " : ", ");
    first = false;
    if (clause->keyword)
      sr_text_printf(printer->text, syntax->tight ? "%s=" : "%s = ", clause->keyword);
    print_clause_value(printer->text, clause, op, attr);
  }
}

/* True if all operands and results have the same type. */
static bool same_types(const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value->type != op->results[0].type)
      return false;
  return true;
}

static bool is_part_of(const sr_type *part, const sr_type *whole) {
  sr_dtype half = sr_dtype_part(whole->dtype);
  return part->kind == SR_TYPE_TENSOR && part->dtype == half && part->rank == whole->rank &&
         (part->rank == 0 ||
          memcmp(part->dims, whole->dims, (size_t)part->rank * sizeof *part->dims) == 0);
}

/* True if the op's types can be printed in a shorter form than "(a, b) -> c". */
static bool short_types(const sr_op *op, sr_syntax_types types) {
  const sr_type *result = op->result_count > 0 ? op->results[0].type : NULL;
  switch (types) {
  case SR_TYPES_SAME:
    return same_types(op);
  case SR_TYPES_SELECT:
    return op->operands[1].value->type == result && op->operands[2].value->type == result;
  case SR_TYPES_COMPLEX:
    return is_part_of(op->operands[0].value->type, result) &&
           is_part_of(op->operands[1].value->type, result);
  case SR_TYPES_FUNCTION:
    return false;
  case SR_TYPES_ARROW:
  case SR_TYPES_RESULT:
  case SR_TYPES_OPERANDS:
  case SR_TYPES_OPERAND:
  case SR_TYPES_TUPLE:
    return true;
  }
  return false;
}

static void print_types(sr_printer *printer, const sr_op *op, sr_syntax_types types) {
  sr_text *text = printer->text;
  if (!short_types(op, types)) {
    sr_print_function_types(printer, op);
    return;
  }
  switch (types) {
  case SR_TYPES_ARROW:
    sr_print_operand_types(printer, op);
    sr_text_string(text, op->result_count == 1 ? " -> " : " -> (");
    sr_print_result_types(printer, op);
    sr_text_string(text, op->result_count == 1 ? "" : ")");
    return;
  case SR_TYPES_OPERANDS:
    sr_print_operand_types(printer, op);
    return;
  case SR_TYPES_OPERAND:
    sr_type_print(text, op->operands[0].value->type);
    return;
  case SR_TYPES_SELECT:
    sr_type_print(text, op->operands[0].value->type);
    sr_text_string(text, ", ");
    sr_type_print(text, op->results[0].type);
    return;
  case SR_TYPES_FUNCTION:
  case SR_TYPES_SAME:
  case SR_TYPES_RESULT:
  case SR_TYPES_COMPLEX:
  case SR_TYPES_TUPLE:
    sr_type_print(text, op->results[0].type);
    return;
  }
}

void sr_syntax_print(sr_printer *printer, const sr_op *op, const sr_syntax *syntax) {
  if (op->operand_count > 0)
    sr_text_char(printer->text, ' ');
  sr_print_operands(printer, op, 0, op->operand_count);
  print_clauses(printer, op, syntax);
  sr_print_other_attrs(printer, op);
  sr_text_string(printer->text, " : ");
  print_types(printer, op, syntax->types);
}
