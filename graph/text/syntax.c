/* The table of pretty syntax: one sr_syntax for each family. */
#include "graph/text/syntax.h"

#include <string.h>

static const char *const directions[] = {"NONE", "FORWARD", "BACKWARD", "BOTH", NULL};

#define INTS(KEYWORD, ATTR) {.kind = SR_CLAUSE_INTS, .keyword = KEYWORD, .attr = ATTR}
#define INT(KEYWORD, ATTR, DTYPE)                                                                  \
  {.kind = SR_CLAUSE_INT, .keyword = KEYWORD, .attr = ATTR, .dtype = DTYPE}
#define ENUM(KEYWORD, ATTR)                                                                        \
  {.kind = SR_CLAUSE_ENUM, .keyword = KEYWORD, .attr = ATTR, .mnemonic = "stablehlo." ATTR}
#define PRECISION                                                                                  \
  {.kind = SR_CLAUSE_PRECISION,                                                                    \
   .keyword = "precision",                                                                         \
   .attr = "precision_config",                                                                     \
   .optional = true}

static const sr_syntax syntax_infix = {.types = SR_TYPES_SAME};
static const sr_syntax syntax_functional = {.types = SR_TYPES_FUNCTION};
static const sr_syntax syntax_arrow = {.types = SR_TYPES_ARROW};
static const sr_syntax syntax_type_only = {.no_operands = true, .types = SR_TYPES_RESULT};
static const sr_syntax syntax_complex_make = {.types = SR_TYPES_COMPLEX};
static const sr_syntax syntax_select = {.types = SR_TYPES_SELECT};
static const sr_syntax syntax_tuple = {.types = SR_TYPES_TUPLE};
static const sr_syntax syntax_reduce_precision = {
    .types = SR_TYPES_SAME, .clauses = {{.kind = SR_CLAUSE_FORMAT, .keyword = "format"}}};
static const sr_syntax syntax_iota = {.no_operands = true,
                                      .types = SR_TYPES_RESULT,
                                      .clauses = {INT("dim", "iota_dimension", SR_I64)}};
static const sr_syntax syntax_dynamic_iota = {.clauses = {INT("dim", "iota_dimension", SR_I64)}};
static const sr_syntax syntax_broadcast = {.clauses = {INTS("sizes", "broadcast_sizes")}};
static const sr_syntax syntax_broadcast_in_dim = {
    .clauses = {INTS("dims", "broadcast_dimensions")}};
static const sr_syntax syntax_dynamic_broadcast_in_dim = {
    .clauses = {INTS("dims", "broadcast_dimensions")}};
static const sr_syntax syntax_transpose = {.clauses = {INTS("dims", "permutation")}};
static const sr_syntax syntax_reverse = {.types = SR_TYPES_SAME,
                                         .clauses = {INTS("dims", "dimensions")}};
static const sr_syntax syntax_dynamic_slice = {.list = true,
                                               .clauses = {INTS("sizes", "slice_sizes")}};
static const sr_syntax syntax_pad = {.clauses = {INTS("low", "edge_padding_low"),
                                                 INTS("high", "edge_padding_high"),
                                                 INTS("interior", "interior_padding")}};
static const sr_syntax syntax_concatenate = {.clauses = {INT("dim", "dimension", SR_I64)}};
static const sr_syntax syntax_dimension = {.clauses = {INT("dim", "dimension", SR_I64)}};
static const sr_syntax syntax_dot = {.clauses = {PRECISION}};
static const sr_syntax syntax_dot_general = {
    .clauses = {{.kind = SR_CLAUSE_DOT, .attr = "dot_dimension_numbers"},
                PRECISION,
                {.kind = SR_CLAUSE_STRUCT,
                 .keyword = "algorithm",
                 .attr = "algorithm",
                 .mnemonic = "stablehlo.dot_algorithm",
                 .optional = true}}};
static const sr_syntax syntax_einsum = {
    .clauses = {{.kind = SR_CLAUSE_STRING, .keyword = "config", .attr = "einsum_config"}}};
static const sr_syntax syntax_fft = {
    .clauses = {ENUM("type", "fft_type"), INTS("length", "fft_length")}};
static const sr_syntax syntax_cholesky = {
    .types = SR_TYPES_SAME,
    .clauses = {{.kind = SR_CLAUSE_BOOL, .keyword = "lower", .attr = "lower", .optional = true}}};
static const sr_syntax syntax_rng = {.clauses = {ENUM("distribution", "rng_distribution")}};
static const sr_syntax syntax_rng_bit_generator = {.clauses = {ENUM("algorithm", "rng_algorithm")}};
static const sr_syntax syntax_sharding_group = {
    .tight = true, .types = SR_TYPES_OPERAND, .clauses = {INT("group_id", "group_id", SR_I64)}};
static const sr_syntax syntax_propagation_barrier = {.tight = true,
                                                     .types = SR_TYPES_SAME,
                                                     .clauses = {{.kind = SR_CLAUSE_WORD,
                                                                  .keyword = "allowed_direction",
                                                                  .attr = "allowed_direction",
                                                                  .words = directions}}};
static const sr_syntax syntax_data_flow_edge = {
    .tight = true,
    .types = SR_TYPES_SAME,
    .clauses = {
        {.kind = SR_CLAUSE_SHARDING, .keyword = "sharding", .attr = "sharding", .optional = true}}};
static const sr_syntax syntax_expect = {
    .types = SR_TYPES_OPERAND,
    .clauses = {
        {.kind = SR_CLAUSE_FLOAT, .keyword = "tolerance", .attr = "tolerance", .optional = true}}};
static const sr_syntax syntax_expect_close = {
    .types = SR_TYPES_OPERANDS,
    .clauses = {INT("max_ulp_difference", "max_ulp_difference", SR_U64),
                {.kind = SR_CLAUSE_INT,
                 .keyword = "min_ulp_difference",
                 .attr = "min_ulp_difference",
                 .dtype = SR_U64,
                 .optional = true}}};
static const sr_syntax syntax_expect_serialized = {
    .types = SR_TYPES_OPERAND,
    .clauses = {{.kind = SR_CLAUSE_STRING, .keyword = "probe_id", .attr = "probe_id"},
                {.kind = SR_CLAUSE_INT,
                 .keyword = "iter",
                 .attr = "iteration",
                 .dtype = SR_U32,
                 .optional = true}}};

#define SPECIAL(NAME, ...)                                                                         \
  static const sr_syntax syntax_##NAME = {                                                         \
      .hidden = {__VA_ARGS__}, .read = sr_syntax_read_##NAME, .print = sr_syntax_print_##NAME}
SPECIAL(barrier, NULL);
SPECIAL(call, "callee");
SPECIAL(compare, "comparison_direction", "compare_type");
SPECIAL(composite, "name");
SPECIAL(constant, "value");
SPECIAL(convolution, "dimension_numbers", "window_strides", "padding", "lhs_dilation",
        "rhs_dilation", "window_reversal");
SPECIAL(custom_call, "call_target_name");
SPECIAL(expect_const, "value", "tolerance");
SPECIAL(manual_computation, "in_shardings", "out_shardings", "manual_axes");
SPECIAL(named_computation, "name", "in_shardings", "out_shardings");
SPECIAL(reduce, "dimensions");
SPECIAL(scan, "dimension", "operandSegmentSizes", "resultSegmentSizes");
SPECIAL(sharding, "sharding");
SPECIAL(slice, "start_indices", "limit_indices", "strides");
SPECIAL(terminator, NULL);
SPECIAL(top_k, "k", "is_stable");
SPECIAL(tuple_element, "index");
SPECIAL(while_loop, NULL);

/* Families of Shardy's collectives. ATTR is the attribute that has the mesh axes; MNEMONIC is the
 * attribute's mnemonic in the dialect sdy. */
#define AXES(NAME, ATTR, MNEMONIC)                                                                 \
  static const sr_syntax syntax_##NAME = {.axes = ATTR,                                            \
                                          .axes_mnemonic = MNEMONIC,                               \
                                          .hidden = {"reduction_op", "out_sharding", ATTR},        \
                                          .read = sr_syntax_read_axes,                             \
                                          .print = sr_syntax_print_axes}
AXES(all_to_all_params, "params", "all_to_all_param_list");
AXES(axes, "axes", "list_of_axis_ref_lists");
AXES(flat_axes, "axes", "axis_ref_list");
AXES(gathering_axes, "gathering_axes", "list_of_axis_ref_lists");
AXES(no_axes, NULL, NULL);
AXES(reduce_scatter_axes, "reduce_scatter_axes", "list_of_axis_ref_lists");
AXES(reduction_axes, "reduction_axes", "axis_ref_list");
AXES(slicing_axes, "slicing_axes", "list_of_axis_ref_lists");

static const sr_syntax syntax_generic = {0};

static const sr_syntax *const syntaxes[SR_OP_COUNT] = {
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  [SR_OP_##ENUM] = &syntax_##SYNTAX,
#include "graph/ir/ops.def"
};

const sr_syntax *sr_syntax_get(sr_opcode code) {
  return syntaxes[code] == &syntax_generic ? NULL : syntaxes[code];
}

bool sr_syntax_hides(const sr_syntax *syntax, const char *name) {
  for (int i = 0; i < SR_SYNTAX_HIDDEN && syntax->hidden[i]; i++)
    if (strcmp(syntax->hidden[i], name) == 0)
      return true;
  for (int i = 0; i < SR_SYNTAX_CLAUSES && syntax->clauses[i].kind != SR_CLAUSE_NONE; i++) {
    const sr_clause *clause = &syntax->clauses[i];
    if (clause->attr && strcmp(clause->attr, name) == 0)
      return true;
    if (clause->kind == SR_CLAUSE_FORMAT &&
        (strcmp(name, "exponent_bits") == 0 || strcmp(name, "mantissa_bits") == 0))
      return true;
  }
  return false;
}
