/* Module -> text. */
#ifndef SR_GRAPH_TEXT_PRINT_MODULE_H
#define SR_GRAPH_TEXT_PRINT_MODULE_H

#include "base/text.h"
#include "graph/ir/graph.h"

typedef struct sr_print_options {
  bool generic;   /* the generic form for every op */
  bool locations; /* append loc(...) */
  /* Called after the text of an op's line, to append notes in a comment; may be NULL. */
  void (*annotate)(void *user, const sr_op *op, sr_text *text);
  void *user;
} sr_print_options;

/* Prints so that sr_module_read gives the same module. `options` may be NULL. */
void sr_module_print(const sr_module *module, const sr_print_options *options, sr_text *text);

#endif
