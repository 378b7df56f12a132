/*
 * Prints each long table only once. Ops have tables as attributes, such as the device groups of a
 * collective or the list of its transfers. For many devices these tables are long, and many ops
 * have equal ones. Such a table is printed as an alias before the module, `#replica_groups0 =
 * dense<...>`, and the ops refer to it by the alias. The value of a constant is not a table; it is
 * printed in the op.
 */
#include <string.h>

#include "base/mix.h"
#include "graph/text/printer.h"

static uint64_t table_hash(const sr_attr *attr) {
  return sr_mix((uintptr_t)attr->dense.type, sr_mix_bytes(attr->dense.data, attr->dense.bytes));
}

/* True if the attribute is a long table and an alias can be named after it, which needs a name of
 * small letters and underscores. */
static bool is_table(const sr_op *op, const sr_named_attr *attr) {
  const sr_attr *value = attr->value;
  if (op->code == SR_OP_CONSTANT || value->kind != SR_ATTR_DENSE || value->dense.splat ||
      value->dense.type->dtype != SR_I64 ||
      sr_type_elements(value->dense.type) <= SR_PRINT_MOST_LISTED)
    return false;
  for (const char *c = attr->name; *c; c++)
    if (!(*c == '_' || (*c >= 'a' && *c <= 'z')))
      return false;
  return true;
}

static const sr_printed_table *find(const sr_printer *printer, const sr_attr *attr) {
  /* Ops often share one attribute object. Such an attribute is found here without comparing
   * elements. */
  for (size_t i = 0; i < printer->tables.count; i++)
    if (printer->tables.items[i].attr == attr)
      return &printer->tables.items[i];
  uint64_t hash = table_hash(attr);
  for (size_t i = 0; i < printer->tables.count; i++)
    if (printer->tables.items[i].hash == hash && sr_attr_equal(printer->tables.items[i].attr, attr))
      return &printer->tables.items[i];
  return NULL;
}

const char *sr_printer_table(const sr_printer *printer, const sr_op *op,
                             const sr_named_attr *attr) {
  return is_table(op, attr) ? find(printer, attr->value)->name : NULL;
}

static void print_tables(sr_printer *printer, const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next) {
    for (size_t i = 0; i < op->attr_count; i++) {
      const sr_named_attr *attr = &op->attrs[i];
      if (!is_table(op, attr) || find(printer, attr->value))
        continue;
      const char *name =
          sr_arena_printf(printer->arena, "#%s%zu", attr->name, printer->tables.count);
      SR_PUSH(printer->arena, &printer->tables,
              ((sr_printed_table){attr->value, table_hash(attr->value), name}));
      sr_text_printf(printer->text, "%s = ", name);
      sr_dense_print_listed(printer->text, &attr->value->dense);
      sr_text_char(printer->text, '\n');
    }
    for (int32_t r = 0; r < op->region_count; r++)
      print_tables(printer, op->regions[r]);
  }
}

void sr_printer_name_tables(sr_printer *printer, const sr_module *module) {
  for (const sr_func *func = module->funcs; func; func = func->next)
    print_tables(printer, func->body);
}
