/* The printer of modules: declarations that the files print_*.c share. */
#ifndef SR_GRAPH_TEXT_PRINTER_H
#define SR_GRAPH_TEXT_PRINTER_H

#include "graph/ir/print_attr.h"
#include "graph/text/print_module.h"

/* The name of a value. If the results of an op have no names of their own, the first result's name
 * stands for all of them (%1#0, %1#1, ...). */
typedef struct sr_printed_name {
  const sr_value *value;
  const char *name; /* without % */
} sr_printed_name;

typedef struct sr_used_name {
  const char *name;
  size_t bucket, next; /* `next`: 1 + index in `used` of the next name in the bucket; 0: none */
} sr_used_name;

/* A long attribute that is printed only once, before the module, as an alias. */
typedef struct sr_printed_table {
  const sr_attr *attr;
  uint64_t hash;
  const char *name; /* the alias, with # */
} sr_printed_table;

typedef struct sr_printer {
  sr_text *text;
  sr_arena *arena; /* the arena of `text` */
  sr_print_options options;
  int indent;
  /* Names of the values of the function that is being printed. */
  sr_printed_name *names; /* hash table with open addressing */
  size_t name_count, name_capacity;
  /* The names in use; those of the innermost region are last. `used`, `buckets` and
   * sr_used_name.next form a hash table with chaining: buckets[b] is 1 + index of the first name,
   * or 0. */
  SR_VECTOR(sr_used_name) used;
  size_t *buckets;
  size_t bucket_count;
  SR_VECTOR(sr_printed_table) tables;
} sr_printer;

/* print_alias.c: prints the long tables of the module as aliases, such as #replica_groups0. */
void sr_printer_name_tables(sr_printer *printer, const sr_module *module);
/* Returns the alias that is printed in place of the attribute's value; NULL: print the value. */
const char *sr_printer_table(const sr_printer *printer, const sr_op *op, const sr_named_attr *attr);

/* print_names.c: gives the values of `func` the names that MLIR gives them (%arg0, %cst_1,
 * %iterArg_2, %7). */
void sr_printer_name_func(sr_printer *printer, const sr_func *func);
/* Prints a value as %name or %name#index. */
void sr_print_value(sr_printer *printer, const sr_value *value);
/* Prints what stands before an op: "%1 = ", "%1:3 = ", "%values, %indices = ". Prints nothing for
 * an op without results. */
void sr_print_results(sr_printer *printer, const sr_op *op);

/* print_module.c */
void sr_print_newline(sr_printer *printer);
/* Prints `count` operands from operand `first` on: "%a, %b". */
void sr_print_operands(sr_printer *printer, const sr_op *op, int32_t first, int32_t count);
/* Prints the ops of the block in braces. If `label`, the block's arguments come first, as
 * ^bb0(...). */
void sr_print_region(sr_printer *printer, const sr_block *block, bool label);
/* Prints the arguments of the block: "%a: type, %b: type". */
void sr_print_args(sr_printer *printer, const sr_block *block);
/* Prints, as " {a = 1}", the attributes that the op's pretty syntax does not print elsewhere.
 * Prints nothing if there are none. */
void sr_print_other_attrs(sr_printer *printer, const sr_op *op);
/* Prints the types of the op's operands and results: "(a, b) -> c". */
void sr_print_function_types(sr_printer *printer, const sr_op *op);
void sr_print_operand_types(sr_printer *printer, const sr_op *op);
void sr_print_result_types(sr_printer *printer, const sr_op *op);

#endif
