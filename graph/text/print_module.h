/* Prints a module as text. */
#ifndef SR_GRAPH_TEXT_PRINT_MODULE_H
#define SR_GRAPH_TEXT_PRINT_MODULE_H

#include "base/text.h"
#include "graph/ir/graph.h"

typedef struct sr_print_options {
  bool generic;   /* print every op in the generic syntax */
  bool locations; /* append the source location loc(...) to every op and function */
  /* If not NULL: called at the end of the line of an op, to append a comment to `text`. */
  void (*annotate)(void *user, const sr_op *op, sr_text *text);
  void *user;
} sr_print_options;

/* Prints the module to `text`. Reading the text gives an equal module. `options` may be NULL. */
void sr_module_print(const sr_module *module, const sr_print_options *options, sr_text *text);

#endif
