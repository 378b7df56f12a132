/*
 * The pretty syntax of ops: what MLIR calls a custom assembly format, as opposed to the generic
 * syntax ("stablehlo.add"(%a, %b) : ...). Ops with the same pretty syntax are a family.
 *
 * Most families are described by data (sr_syntax): how the operands and types are written, and a
 * list of *clauses*. A clause is an attribute with its keyword, such as ", dims = [0, 1]". The
 * reader and the printer both use this data. A family with an irregular syntax has one function
 * that reads it and one that prints it. The column SYNTAX of ops.def names the family of each op.
 */
#ifndef SR_GRAPH_TEXT_SYNTAX_H
#define SR_GRAPH_TEXT_SYNTAX_H

#include "graph/text/printer.h"
#include "graph/text/reader.h"

/* How the types of the operands (a, b) and of the results (c) are written after the colon. */
typedef enum sr_syntax_types {
  SR_TYPES_FUNCTION, /* (a, b) -> c                                        */
  SR_TYPES_SAME,     /* a, if all types are equal; else as SR_TYPES_FUNCTION */
  SR_TYPES_ARROW,    /* a, b -> c                                          */
  SR_TYPES_RESULT,   /* c; the op has no operands */
  SR_TYPES_OPERANDS, /* a, b; the types of results are not written */
  SR_TYPES_OPERAND,  /* a, the type of every operand; the op has no results */
  SR_TYPES_SELECT,   /* type of the predicate, type of both values */
  SR_TYPES_COMPLEX,  /* type of the complex result; the operands are its two parts */
  SR_TYPES_TUPLE,    /* type of the tuple; the operands are its elements */
} sr_syntax_types;

/* Kinds of clauses, each with an example. */
typedef enum sr_clause_kind {
  SR_CLAUSE_NONE,
  SR_CLAUSE_INT,       /* dim = 0                                         */
  SR_CLAUSE_INTS,      /* dims = [0, 1]                                   */
  SR_CLAUSE_BOOL,      /* lower = true                                    */
  SR_CLAUSE_FLOAT,     /* tolerance = 1.0e-4: an f64 */
  SR_CLAUSE_STRING,    /* config = "ab->a"                                */
  SR_CLAUSE_ENUM,      /* type = RFFT: an ENUM with the clause's `mnemonic` */
  SR_CLAUSE_WORD,      /* allowed_direction=NONE: an i32, the word's index in `words` */
  SR_CLAUSE_FORMAT,    /* format = e8m10: the attributes exponent_bits and mantissa_bits */
  SR_CLAUSE_PRECISION, /* precision = [DEFAULT, HIGH]: an ARRAY of ENUMs */
  SR_CLAUSE_STRUCT,    /* algorithm = <...>: a STRUCT with the clause's `mnemonic` */
  SR_CLAUSE_DOT,       /* batching_dims = [0] x [0], contracting_dims = [2] x [1] */
  SR_CLAUSE_SHARDING,  /* sharding=<@mesh, []>                            */
} sr_clause_kind;

typedef struct sr_clause {
  sr_clause_kind kind;
  const char *keyword, *attr;
  const char *mnemonic;     /* of SR_CLAUSE_ENUM and SR_CLAUSE_STRUCT: mnemonic of the attribute */
  const char *const *words; /* of SR_CLAUSE_WORD: the possible words; NULL-terminated */
  sr_dtype dtype;           /* of SR_CLAUSE_INT: the type of the integer */
  bool optional;
} sr_clause;

enum {
  SR_SYNTAX_CLAUSES = 4,
  SR_SYNTAX_HIDDEN = 10
};

typedef struct sr_syntax {
  bool no_operands; /* the op takes no operands, so the first clause has no comma before it */
  /* The operands after the first are a list. MLIR prints a comma before the list even if the list
   * is empty. */
  bool list;
  bool tight; /* clauses are written " key=value", without commas */
  sr_syntax_types types;
  sr_clause clauses[SR_SYNTAX_CLAUSES];
  /* Attributes that the syntax prints elsewhere than in clauses. The dictionary {...} of the op's
   * other attributes leaves them out. */
  const char *hidden[SR_SYNTAX_HIDDEN];
  /* Collectives of Shardy: the attribute that has the mesh axes, and the mnemonic of this
   * attribute. NULL: none. */
  const char *axes, *axes_mnemonic;
  /* Reads an irregular syntax, from after the op's name. NULL: the fields above describe the
   * syntax. */
  sr_status (*read)(sr_reader *reader, sr_draft *draft);
  /* Prints an irregular syntax, from after the op's name. NULL: the fields above describe the
   * syntax. */
  void (*print)(sr_printer *printer, const sr_op *op);
} sr_syntax;

/* Returns the pretty syntax of an op; NULL if its SYNTAX in ops.def is `generic`. */
const sr_syntax *sr_syntax_get(sr_opcode code);
/* True if the pretty syntax prints attribute `name` in a place of its own, not in the dictionary
 * {...} of attributes. */
bool sr_syntax_hides(const sr_syntax *syntax, const char *name);

/* read_syntax.c: reads an op in a syntax that is described by data. */
sr_status sr_syntax_read(sr_reader *reader, sr_draft *draft, const sr_syntax *syntax);
sr_status sr_syntax_read_types(sr_reader *reader, sr_draft *draft, sr_syntax_types types);
/* print_syntax.c: prints an op in a syntax that is described by data. */
void sr_syntax_print(sr_printer *printer, const sr_op *op, const sr_syntax *syntax);

/* read_syntax_special.c and print_syntax_special.c: the functions for the irregular families. */
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
