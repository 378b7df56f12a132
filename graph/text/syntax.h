/*
 * Families of pretty syntax: the syntax of an op that is not in the generic syntax.
 *
 * A syntax is data where possible: the syntax of operands and types, and clauses for attributes,
 * such as ", dims = [0, 1]". Irregular syntaxes have a function to read and one to print them. The
 * column SYNTAX of ops.def names the syntax of an op; reader and printer both use it.
 */
#ifndef SR_GRAPH_TEXT_SYNTAX_H
#define SR_GRAPH_TEXT_SYNTAX_H

#include "graph/text/printer.h"
#include "graph/text/reader.h"

/* How the types of operands (a, b) and results (c) are written. */
typedef enum sr_syntax_types {
  SR_TYPES_FUNCTION, /* (a, b) -> c                                        */
  SR_TYPES_SAME,     /* a if all types are equal, else as SR_TYPES_FUNCTION */
  SR_TYPES_ARROW,    /* a, b -> c                                          */
  SR_TYPES_RESULT,   /* c; there are no operands */
  SR_TYPES_OPERANDS, /* a, b; there are no results */
  SR_TYPES_OPERAND,  /* a, for every operand; there are no results */
  SR_TYPES_SELECT,   /* predicate, value                                   */
  SR_TYPES_COMPLEX,  /* the complex result; the operands are its parts */
  SR_TYPES_TUPLE,    /* the tuple; the operands are its elements */
} sr_syntax_types;

/* Kinds of clauses, each with an example. */
typedef enum sr_clause_kind {
  SR_CLAUSE_NONE,
  SR_CLAUSE_INT,       /* dim = 0                                         */
  SR_CLAUSE_INTS,      /* dims = [0, 1]                                   */
  SR_CLAUSE_BOOL,      /* lower = true                                    */
  SR_CLAUSE_FLOAT,     /* tolerance = 1.0e-4: f64                         */
  SR_CLAUSE_STRING,    /* config = "ab->a"                                */
  SR_CLAUSE_ENUM,      /* type = RFFT: ENUM of `mnemonic`                 */
  SR_CLAUSE_WORD,      /* allowed_direction=NONE: i32, an index into `words` */
  SR_CLAUSE_FORMAT,    /* format = e8m10: exponent_bits, mantissa_bits    */
  SR_CLAUSE_PRECISION, /* precision = [DEFAULT, HIGH]                     */
  SR_CLAUSE_STRUCT,    /* algorithm = <...>: STRUCT of `mnemonic`         */
  SR_CLAUSE_DOT,       /* batching_dims = [0] x [0], contracting_dims = [2] x [1] */
  SR_CLAUSE_SHARDING,  /* sharding=<@mesh, []>                            */
} sr_clause_kind;

typedef struct sr_clause {
  sr_clause_kind kind;
  const char *keyword, *attr;
  const char *mnemonic;     /* for ENUM and STRUCT */
  const char *const *words; /* for WORD; NULL-terminated */
  sr_dtype dtype;           /* for INT */
  bool optional;
} sr_clause;

enum {
  SR_SYNTAX_CLAUSES = 4,
  SR_SYNTAX_HIDDEN = 10
};

typedef struct sr_syntax {
  bool no_operands; /* the first clause has no comma before it */
  bool list;  /* operands after the first are a list; MLIR prints a comma before it even if empty */
  bool tight; /* clauses are " key=value", without commas */
  sr_syntax_types types;
  sr_clause clauses[SR_SYNTAX_CLAUSES];
  /* Attributes that the syntax prints outside of its clauses; the list of the op's other attributes
   * leaves them out. */
  const char *hidden[SR_SYNTAX_HIDDEN];
  const char *axes, *axes_mnemonic; /* `axes`: the attribute with the mesh axes; NULL: none */
  sr_status (*read)(sr_reader *reader,
                    sr_draft *draft); /* starts after the op's name; NULL: use fields above */
  void (*print)(sr_printer *printer, const sr_op *op);
} sr_syntax;

/* Returns NULL for an op whose SYNTAX in ops.def is `generic`. */
const sr_syntax *sr_syntax_get(sr_opcode code);
/* True if the pretty syntax prints attribute `name` in a place of its own. */
bool sr_syntax_hides(const sr_syntax *syntax, const char *name);

/* read_syntax.c: reads a syntax that is described by data. */
sr_status sr_syntax_read(sr_reader *reader, sr_draft *draft, const sr_syntax *syntax);
sr_status sr_syntax_read_types(sr_reader *reader, sr_draft *draft, sr_syntax_types types);
/* print_syntax.c: prints an op whose syntax is described by data. */
void sr_syntax_print(sr_printer *printer, const sr_op *op, const sr_syntax *syntax);

/* read_syntax_special.c, print_syntax_special.c: the irregular forms. */
#define SR_SPECIAL_FORMS(X)                                                                        \
  X(axes)                                                                                          \
  X(barrier)                                                                                       \
  X(call)                                                                                          \
  X(compare)                                                                                       \
  X(composite)                                                                                     \
  X(constant)                                                                                      \
  X(convolution)                                                                                   \
  X(custom_call)                                                                                   \
  X(expect_const)                                                                                  \
  X(manual_computation)                                                                            \
  X(named_computation)                                                                             \
  X(reduce)                                                                                        \
  X(scan)                                                                                          \
  X(sharding)                                                                                      \
  X(slice)                                                                                         \
  X(terminator)                                                                                    \
  X(top_k)                                                                                         \
  X(tuple_element)                                                                                 \
  X(while_loop)
#define SR_SPECIAL_FORM(NAME)                                                                      \
  sr_status sr_syntax_read_##NAME(sr_reader *reader, sr_draft *draft);                             \
  void sr_syntax_print_##NAME(sr_printer *printer, const sr_op *op);
SR_SPECIAL_FORMS(SR_SPECIAL_FORM)
#undef SR_SPECIAL_FORM

#endif
