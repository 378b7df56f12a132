/*
 * Prints a module as the text that JAX prints for it. Reading the text gives an equal module.
 *
 * Layout and names follow MLIR's printer. In the generic syntax, an attribute with a dot in its
 * name is a discardable attribute, printed in {...}. Any other attribute is a property, printed in
 * <{...}>.
 */
#include "graph/text/syntax.h"

#include <string.h>

#include "graph/ir/type.h"

static void print_op(sr_printer *printer, const sr_op *op);

void sr_print_newline(sr_printer *printer) {
  sr_text_char(printer->text, '\n');
  for (int i = 0; i < printer->indent; i++)
    sr_text_string(printer->text, "  ");
}

void sr_print_operands(sr_printer *printer, const sr_op *op, int32_t first, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    if (i > 0)
      sr_text_string(printer->text, ", ");
    sr_print_value(printer, op->operands[first + i].value);
  }
}

void sr_print_operand_types(sr_printer *printer, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    if (i > 0)
      sr_text_string(printer->text, ", ");
    sr_type_print(printer->text, op->operands[i].value->type);
  }
}

void sr_print_result_types(sr_printer *printer, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++) {
    if (i > 0)
      sr_text_string(printer->text, ", ");
    sr_type_print(printer->text, op->results[i].type);
  }
}

void sr_print_function_types(sr_printer *printer, const sr_op *op) {
  bool bare = op->result_count == 1;
  sr_text_char(printer->text, '(');
  sr_print_operand_types(printer, op);
  sr_text_string(printer->text, bare ? ") -> " : ") -> (");
  sr_print_result_types(printer, op);
  if (!bare)
    sr_text_char(printer->text, ')');
}

void sr_print_args(sr_printer *printer, const sr_block *block) {
  for (int32_t i = 0; i < block->arg_count; i++) {
    if (i > 0)
      sr_text_string(printer->text, ", ");
    sr_print_value(printer, block->args[i]);
    sr_text_string(printer->text, ": ");
    sr_type_print(printer->text, block->args[i]->type);
  }
}

void sr_print_region(sr_printer *printer, const sr_block *block, bool label) {
  sr_text_char(printer->text, '{');
  if (label && block->arg_count > 0) {
    sr_print_newline(printer);
    sr_text_string(printer->text, "^bb0(");
    sr_print_args(printer, block);
    sr_text_string(printer->text, "):");
  }
  printer->indent++;
  for (const sr_op *op = block->first; op; op = op->next) {
    sr_print_newline(printer);
    print_op(printer, op);
  }
  printer->indent--;
  sr_print_newline(printer);
  sr_text_char(printer->text, '}');
}

/* ---- attributes of ops ----------------------------------------------------------------------- */

typedef enum attr_set {
  ATTRS_ALL,
  ATTRS_PROPERTIES,
  ATTRS_DISCARDABLE
} attr_set;

/* Prints the attributes of `set` as " {a = 1}" or " <{a = 1}>". Leaves out those that the pretty
 * syntax `syntax` prints elsewhere; `syntax` is NULL for the generic syntax. */
static void print_attrs(sr_printer *printer, const sr_op *op, attr_set set,
                        const sr_syntax *syntax) {
  bool first = true;
  for (size_t i = 0; i < op->attr_count; i++) {
    const sr_named_attr *attr = &op->attrs[i];
    bool discardable = strchr(attr->name, '.') != NULL;
    if ((set == ATTRS_PROPERTIES && discardable) || (set == ATTRS_DISCARDABLE && !discardable) ||
        (syntax && sr_syntax_hides(syntax, attr->name)))
      continue;
    if (first)
      sr_text_string(printer->text, set == ATTRS_PROPERTIES ? " <{" : " {");
    else
      sr_text_string(printer->text, ", ");
    first = false;
    const char *table = sr_printer_table(printer, op, attr);
    if (table)
      sr_text_printf(printer->text, "%s = %s", attr->name, table);
    else
      sr_attr_print_fields(printer->text, attr, 1);
  }
  if (!first)
    sr_text_string(printer->text, set == ATTRS_PROPERTIES ? "}>" : "}");
}

void sr_print_other_attrs(sr_printer *printer, const sr_op *op) {
  print_attrs(printer, op, ATTRS_ALL, sr_syntax_get(op->code));
}

/* ---- ops ------------------------------------------------------------------------------------- */

static void print_generic(sr_printer *printer, const sr_op *op) {
  sr_text_printf(printer->text, "\"%s\"(", sr_op_info_get(op->code)->name);
  sr_print_operands(printer, op, 0, op->operand_count);
  sr_text_char(printer->text, ')');
  print_attrs(printer, op, ATTRS_PROPERTIES, NULL);
  if (op->region_count > 0)
    sr_text_string(printer->text, " (");
  for (int32_t i = 0; i < op->region_count; i++) {
    if (i > 0)
      sr_text_string(printer->text, ", ");
    sr_print_region(printer, op->regions[i], true);
  }
  if (op->region_count > 0)
    sr_text_char(printer->text, ')');
  print_attrs(printer, op, ATTRS_DISCARDABLE, NULL);
  sr_text_string(printer->text, " : ");
  sr_print_function_types(printer, op);
}

/* Prints the op's name. Directly in a function's body, func.call and func.return are printed as
 * "call" and "return". */
static void print_pretty_name(sr_printer *printer, const sr_op *op) {
  const char *name = sr_op_info_get(op->code)->name;
  bool in_func = op->block && op->block->func;
  bool of_func = op->code == SR_OP_FUNC_CALL || op->code == SR_OP_FUNC_RETURN;
  sr_text_string(printer->text, in_func && of_func ? name + strlen("func.") : name);
}

static void print_location(sr_printer *printer, const sr_location *location) {
  if (printer->options.locations && location->source)
    sr_text_printf(printer->text, " loc(%s)", location->source);
}

static void print_op(sr_printer *printer, const sr_op *op) {
  const sr_syntax *syntax = printer->options.generic ? NULL : sr_syntax_get(op->code);
  sr_print_results(printer, op);
  if (!syntax) {
    print_generic(printer, op);
  } else {
    print_pretty_name(printer, op);
    if (syntax->print)
      syntax->print(printer, op);
    else
      sr_syntax_print(printer, op, syntax);
  }
  print_location(printer, &op->location);
  if (printer->options.annotate)
    printer->options.annotate(printer->options.user, op, printer->text);
}

/* ---- functions and the module ---------------------------------------------------------------- */

static void print_dict(sr_printer *printer, const sr_named_attr *attrs, size_t count) {
  sr_text_char(printer->text, '{');
  sr_attr_print_fields(printer->text, attrs, count);
  sr_text_char(printer->text, '}');
}

static size_t list_count(const size_t *counts, int32_t index) {
  return counts ? counts[index] : 0;
}

static void print_func_results(sr_printer *printer, const sr_func *func) {
  const sr_type *type = func->type;
  int32_t count = type->count - type->input_count;
  if (count == 0)
    return;
  bool bare = count == 1 && list_count(func->result_attr_counts, 0) == 0;
  sr_text_string(printer->text, bare ? " -> " : " -> (");
  for (int32_t i = 0; i < count; i++) {
    if (i > 0)
      sr_text_string(printer->text, ", ");
    sr_type_print(printer->text, type->elements[type->input_count + i]);
    size_t attrs = list_count(func->result_attr_counts, i);
    if (attrs == 0)
      continue;
    sr_text_char(printer->text, ' ');
    print_dict(printer, func->result_attrs[i], attrs);
  }
  if (!bare)
    sr_text_char(printer->text, ')');
}

static void print_func(sr_printer *printer, const sr_func *func) {
  sr_text *text = printer->text;
  sr_printer_name_func(printer, func);
  sr_text_printf(text, "func.func %s ", func->is_public ? "public" : "private");
  sr_text_mlir_symbol(text, func->name);
  sr_text_char(text, '(');
  for (int32_t i = 0; i < func->body->arg_count; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    sr_print_value(printer, func->body->args[i]);
    sr_text_string(text, ": ");
    sr_type_print(text, func->body->args[i]->type);
    size_t attrs = list_count(func->arg_attr_counts, i);
    if (attrs == 0)
      continue;
    sr_text_char(text, ' ');
    print_dict(printer, func->arg_attrs[i], attrs);
  }
  sr_text_char(text, ')');
  print_func_results(printer, func);
  if (func->attr_count > 0) {
    sr_text_string(text, " attributes ");
    print_dict(printer, func->attrs, func->attr_count);
  }
  sr_text_char(text, ' ');
  sr_print_region(printer, func->body, false);
  print_location(printer, &func->location);
}

/* Prints the properties of a function: " <{arg_attrs = [...], function_type = ..., ...}>". */
static void print_func_properties(sr_printer *printer, const sr_func *func) {
  sr_text *text = printer->text;
  int32_t inputs = func->type->input_count, results = func->type->count - inputs;
  sr_text_string(text, " <{");
  if (func->arg_attrs) {
    sr_text_string(text, "arg_attrs = [");
    for (int32_t i = 0; i < inputs; i++) {
      sr_text_string(text, i > 0 ? ", " : "");
      print_dict(printer, func->arg_attrs[i], list_count(func->arg_attr_counts, i));
    }
    sr_text_string(text, "], ");
  }
  sr_text_string(text, "function_type = ");
  sr_type_print(text, func->type);
  if (func->result_attrs) {
    sr_text_string(text, ", res_attrs = [");
    for (int32_t i = 0; i < results; i++) {
      sr_text_string(text, i > 0 ? ", " : "");
      print_dict(printer, func->result_attrs[i], list_count(func->result_attr_counts, i));
    }
    sr_text_char(text, ']');
  }
  sr_text_string(text, ", sym_name = ");
  sr_text_mlir_string(text, func->name, strlen(func->name));
  sr_text_printf(text, ", sym_visibility = \"%s\"}>", func->is_public ? "public" : "private");
}

static void print_generic_func(sr_printer *printer, const sr_func *func) {
  sr_printer_name_func(printer, func);
  sr_text_string(printer->text, "\"func.func\"()");
  print_func_properties(printer, func);
  sr_text_string(printer->text, " (");
  sr_print_region(printer, func->body, true);
  sr_text_char(printer->text, ')');
  if (func->attr_count > 0) {
    sr_text_char(printer->text, ' ');
    print_dict(printer, func->attrs, func->attr_count);
  }
  sr_text_string(printer->text, " : () -> ()");
  print_location(printer, &func->location);
}

static void print_mesh(sr_printer *printer, const sr_mesh_op *op) {
  const sr_mesh *mesh = op->mesh;
  sr_text *text = printer->text;
  if (printer->options.generic) {
    sr_text_string(text, "\"sdy.mesh\"() <{mesh = #sdy.mesh");
    sr_mesh_print(text, mesh);
    sr_text_string(text, ", sym_name = ");
    sr_text_mlir_string(text, mesh->name, strlen(mesh->name));
    sr_text_string(text, "}>");
  } else {
    sr_text_string(text, "sdy.mesh ");
    sr_text_mlir_symbol(text, mesh->name);
    sr_text_string(text, " = ");
    sr_mesh_print(text, mesh);
  }
  if (op->attr_count > 0) {
    sr_text_char(text, ' ');
    print_dict(printer, op->attrs, op->attr_count);
  }
  if (printer->options.generic)
    sr_text_string(text, " : () -> ()");
}

static void print_module_head(sr_printer *printer, const sr_module *module) {
  sr_text *text = printer->text;
  if (printer->options.generic) {
    sr_text_string(text, "\"builtin.module\"() ");
    if (module->name) {
      sr_text_string(text, "<{sym_name = ");
      sr_text_mlir_string(text, module->name, strlen(module->name));
      sr_text_string(text, "}> ");
    }
    sr_text_string(text, "({");
    return;
  }
  sr_text_string(text, "module ");
  if (module->name) {
    sr_text_mlir_symbol(text, module->name);
    sr_text_char(text, ' ');
  }
  if (module->attr_count > 0) {
    sr_text_string(text, "attributes ");
    print_dict(printer, module->attrs, module->attr_count);
    sr_text_char(text, ' ');
  }
  sr_text_char(text, '{');
}

void sr_module_print(const sr_module *module, const sr_print_options *options, sr_text *text) {
  sr_printer printer = {.text = text, .arena = text->arena, .indent = 1};
  if (options)
    printer.options = *options;
  sr_printer_name_tables(&printer, module);
  print_module_head(&printer, module);
  for (size_t i = 0; i < module->mesh_count; i++) {
    sr_print_newline(&printer);
    print_mesh(&printer, &module->meshes[i]);
  }
  for (const sr_func *func = module->funcs; func; func = func->next) {
    sr_print_newline(&printer);
    if (printer.options.generic)
      print_generic_func(&printer, func);
    else
      print_func(&printer, func);
  }
  sr_text_string(text, "\n}");
  if (printer.options.generic) {
    sr_text_char(text, ')');
    if (module->attr_count > 0) {
      sr_text_char(text, ' ');
      print_dict(&printer, module->attrs, module->attr_count);
    }
    sr_text_string(text, " : () -> ()");
  }
  sr_text_char(text, '\n');
}
