/* The printer of modules: declarations that its files share. */
#ifndef SR_GRAPH_TEXT_PRINTER_H
#define SR_GRAPH_TEXT_PRINTER_H

#include "graph/ir/print_attr.h"
#include "graph/text/print_module.h"

/* The name of a value. All results of an op have the name of its first result. */
typedef struct sr_printed_name {
  const sr_value *value;
  const char *name; /* without % */
} sr_printed_name;

typedef struct sr_used_name {
  const char *name;
  size_t bucket, next; /* `next`: index + 1 of the next name in the bucket, or 0 */
} sr_used_name;

/* A long attribute that is printed once, as an alias before the module. */
typedef struct sr_printed_table {
  const sr_attr *attr;
  uint64_t hash;
  const char *name; /* with # */
} sr_printed_table;

typedef struct sr_printer {
  sr_text *text;
  sr_arena *arena; /* the arena of `text` */
  sr_print_options options;
  int indent;
  /* Names of the values of the current function. */
  sr_printed_name *names; /* hash table, open addressing */
  size_t name_count, name_capacity;
  /* The names in use, those of the innermost region last; `buckets` and `next` chain the names with
   * equal hashes. */
  SR_VECTOR(sr_used_name) used;
  size_t *buckets;
  size_t bucket_count;
  SR_VECTOR(sr_printed_table) tables;
} sr_printer;

/* print_alias.c: prints the long tables of the module as aliases. */
void sr_printer_name_tables(sr_printer *printer, const sr_module *module);
/* Returns the alias that stands for the attribute's value; NULL: the value itself is to be
 * printed. */
const char *sr_printer_table(const sr_printer *printer, const sr_op *op, const sr_named_attr *attr);

/* print_names.c: names values as MLIR does (%arg0, %cst_1, %iterArg_2, %7). */
void sr_printer_name_func(sr_printer *printer, const sr_func *func);
/* Prints %name or %name#index. */
void sr_print_value(sr_printer *printer, const sr_value *value);
/* Prints "%1:3 = "; nothing for an op without results. */
void sr_print_results(sr_printer *printer, const sr_op *op);

/* print_module.c */
void sr_print_newline(sr_printer *printer);
/* Prints the operands [first, first + count): "%a, %b". */
void sr_print_operands(sr_printer *printer, const sr_op *op, int32_t first, int32_t count);
/* Prints "{ ... }". If `label`, the block's arguments come first, as ^bb0(...). */
void sr_print_region(sr_printer *printer, const sr_block *block, bool label);
/* Prints "%a: type, %b: type". */
void sr_print_args(sr_printer *printer, const sr_block *block);
/* Prints " {a = 1}": the attributes that the op's own syntax does not print elsewhere. Prints
 * nothing if there are none. */
void sr_print_other_attrs(sr_printer *printer, const sr_op *op);
/* Prints "(a, b) -> c". */
void sr_print_function_types(sr_printer *printer, const sr_op *op);
void sr_print_operand_types(sr_printer *printer, const sr_op *op);
void sr_print_result_types(sr_printer *printer, const sr_op *op);

#endif
