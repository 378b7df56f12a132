/*
 * The attributes of an op, as its row in vhlo.def describes them.
 *
 * vhlo has fewer kinds of attributes than StableHLO: lists of integers are tensors, symbols are
 * strings, and where StableHLO has one attribute with fields, vhlo has an attribute for each.
 */
#include <string.h>

#include "graph/bytecode/bytecode.h"

static const sr_op_row rows[] = {
#define VHLO(NAME, ENUM, ATTRS) {NAME, SR_DIALECT_VHLO, SR_OP_##ENUM, ATTRS},
#define SDY(NAME, ENUM, ATTRS)  {NAME, SR_DIALECT_SDY, SR_OP_##ENUM, ATTRS},
#include "graph/bytecode/vhlo.def"
#undef VHLO
#undef SDY
    {"module", SR_DIALECT_BUILTIN, SR_ROW_MODULE, "sym_name? sym_visibility?"},
    {"unrealized_conversion_cast", SR_DIALECT_BUILTIN, SR_ROW_CAST, ""},
    {"func_v1", SR_DIALECT_VHLO, SR_ROW_FUNC,
     "arg_attrs function_type res_attrs sym_name sym_visibility"},
    {"return_v1", SR_DIALECT_VHLO, SR_ROW_RETURN, ""},
    {"mesh", SR_DIALECT_SDY, SR_ROW_MESH, ""},
};

const sr_op_row *sr_op_row_find(sr_dialect dialect, const char *name) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].dialect == dialect && strcmp(rows[i].name, name) == 0)
      return &rows[i];
  return NULL;
}

/* ---- one attribute --------------------------------------------------------------------------- */

/* Returns a tensor as array<i64: ...> or array<i1: ...>. */
static const sr_attr *as_array(sr_bytecode *b, const unsigned char *at, const sr_attr *attr) {
  const sr_dense *dense = &attr->dense;
  bool good = attr->kind == SR_ATTR_DENSE && dense->type->rank == 1 &&
              dense->type->dims[0] <= SR_MAX_RANK &&
              (dense->type->dtype == SR_I64 || dense->type->dtype == SR_I1);
  if (!good)
    sr_bytecode_fail(b, at, "a list of up to %d integers is expected here", SR_MAX_RANK);
  if (!sr_bytecode_ok(b))
    return &b->wrong_attr;
  size_t count = (size_t)dense->type->dims[0], size = sr_dtype_get(dense->type->dtype)->bytes;
  int64_t *values = SR_NEW_ARRAY(b->arena, int64_t, count);
  for (size_t i = 0; i < count; i++)
    memcpy(&values[i], (const char *)dense->data + (dense->splat ? 0 : i * size), size);
  sr_attr *array = sr_bytecode_attr(b, SR_ATTR_INTS);
  array->ints.values = values;
  array->ints.count = count;
  array->ints.dtype = dense->type->dtype;
  return array;
}

/* Returns a string as a symbol, and a list of strings as a list of symbols. */
static const sr_attr *as_symbol(sr_bytecode *b, const unsigned char *at, const sr_attr *attr) {
  if (attr->kind == SR_ATTR_ARRAY) {
    size_t count = attr->array.count;
    const sr_attr **items = SR_NEW_ARRAY(b->arena, const sr_attr *, count);
    for (size_t i = 0; i < count; i++) {
      const sr_attr *item = attr->array.items[i];
      items[i] = as_symbol(b, at, item->kind == SR_ATTR_ARRAY ? &b->wrong_attr : item);
    }
    return sr_attr_array(b->module, items, count);
  }
  if (attr->kind != SR_ATTR_STRING || strlen(attr->string.data) != attr->string.length) {
    sr_bytecode_fail(b, at, "the name of a function is expected here");
    return &b->wrong_attr;
  }
  sr_attr *symbol = sr_bytecode_attr(b, SR_ATTR_SYMBOL);
  symbol->string = attr->string;
  return symbol;
}

/* Takes the attribute that `length` characters of a row describe. */
static void take_attr(sr_bytecode *b, sr_cursor *c, const char *word, size_t length,
                      sr_attr_list *attrs) {
  const unsigned char *at = c->at;
  const char *mark = memchr("*!?", word[length - 1], 3);
  bool symbol = *word == '@';
  sr_named_attr item = {sr_arena_string(b->arena, word + symbol, length - symbol - (mark ? 1 : 0)),
                        NULL};
  uint64_t index = sr_take_varint(b, c);
  bool optional = mark && *mark == '?';
  if (optional && !(index & 1)) /* the lowest bit says that it is there */
    return;
  const sr_attr *attr = sr_attr_at(b, at, optional ? index >> 1 : index);
  bool flag = mark && *mark == '!' && attr->kind == SR_ATTR_BOOL;
  if (flag && !attr->boolean)
    return;
  item.value = flag                   ? sr_bytecode_attr(b, SR_ATTR_UNIT)
               : symbol               ? as_symbol(b, at, attr)
               : mark && *mark == '*' ? as_array(b, at, attr)
                                      : attr;
  SR_PUSH(b->arena, attrs, item);
}

/* ---- attributes that are one of ours --------------------------------------------------------- */

enum {
  MOST_FIELDS = 9
};

/* Attributes that are the fields of one attribute of ours. */
typedef struct attr_group {
  sr_opcode code;
  const char *name, *mnemonic;
  bool sparse; /* empty and zero fields are left out */
  const char *fields[MOST_FIELDS];
} attr_group;

#define CONV_FIELDS                                                                                \
  {                                                                                                \
      "input_batch_dimension",           "input_feature_dimension",                                \
      "input_spatial_dimensions",        "kernel_input_feature_dimension",                         \
      "kernel_output_feature_dimension", "kernel_spatial_dimensions",                              \
      "output_batch_dimension",          "output_feature_dimension",                               \
      "output_spatial_dimensions"}
#define GATHER_FIELDS                                                                              \
  {"offset_dims",           "collapsed_slice_dims",                                                \
   "operand_batching_dims", "start_indices_batching_dims",                                         \
   "start_index_map",       "index_vector_dim"}

static const attr_group groups[] = {
    {SR_OP_CONVOLUTION, "dimension_numbers", "stablehlo.conv", false, CONV_FIELDS},
    {SR_OP_DYNAMIC_CONV, "dimension_numbers", "stablehlo.conv", false, CONV_FIELDS},
    {SR_OP_GATHER, "dimension_numbers", "stablehlo.gather", true, GATHER_FIELDS},
    {SR_OP_DYNAMIC_GATHER, "dimension_numbers", "stablehlo.gather", true, GATHER_FIELDS},
    {SR_OP_SCATTER,
     "scatter_dimension_numbers",
     "stablehlo.scatter",
     true,
     {"update_window_dims", "inserted_window_dims", "input_batching_dims",
      "scatter_indices_batching_dims", "scatter_dims_to_operand_dims", "index_vector_dim"}},
    {SR_OP_DOT_GENERAL,
     "dot_dimension_numbers",
     "stablehlo.dot",
     true,
     {"lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions",
      "rhs_contracting_dimensions"}},
    {SR_OP_DOT_GENERAL,
     "algorithm",
     "stablehlo.dot_algorithm",
     false,
     {"lhs_precision_type", "rhs_precision_type", "accumulation_type", "lhs_component_count",
      "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"}},
};

/* Removes the attribute `name` from the list and returns its value; NULL: it is not there. */
static const sr_attr *remove_attr(sr_attr_list *attrs, const char *name) {
  for (size_t i = 0; i < attrs->count; i++) {
    const sr_named_attr found = attrs->items[i];
    if (strcmp(found.name, name) != 0)
      continue;
    attrs->count--;
    memmove(attrs->items + i, attrs->items + i + 1, (attrs->count - i) * sizeof found);
    return found.value;
  }
  return NULL;
}

static bool is_none(const sr_attr *attr) {
  return attr->kind == SR_ATTR_TYPE && attr->type->kind == SR_TYPE_OTHER &&
         strcmp(attr->type->text, "none") == 0;
}

static void add_struct(sr_bytecode *b, sr_attr_list *attrs, const char *name, const char *mnemonic,
                       const sr_named_attr *fields, size_t count) {
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_STRUCT);
  attr->fields.mnemonic = mnemonic;
  attr->fields.items = sr_arena_copy(b->arena, fields, count * sizeof *fields);
  attr->fields.count = count;
  SR_PUSH(b->arena, attrs, (sr_named_attr){name, attr});
}

/* Joins the attributes of `group`. An op without an algorithm has `none` for each of its fields. */
static void join_group(sr_bytecode *b, const unsigned char *at, const attr_group *group,
                       sr_attr_list *attrs) {
  sr_named_attr fields[MOST_FIELDS];
  size_t count = 0, none = 0, all = 0;
  for (; all < MOST_FIELDS && group->fields[all]; all++) {
    const sr_attr *value = remove_attr(attrs, group->fields[all]);
    bool zero = (value->kind == SR_ATTR_INTS && value->ints.count == 0) ||
                (value->kind == SR_ATTR_INT && value->integer.value == 0);
    none += is_none(value);
    if (!group->sparse || !zero)
      fields[count++] = (sr_named_attr){group->fields[all], value};
  }
  if (none == all)
    return;
  add_struct(b, attrs, group->name, group->mnemonic, fields, count);
  bool conv = strcmp(group->mnemonic, "stablehlo.conv") == 0;
  if (conv && !sr_convolution_numbers_valid(attrs->items[attrs->count - 1].value))
    sr_bytecode_fail(b, at, "these are no dimension numbers of a convolution");
}

/* Joins channel_id and channel_type. An op without a channel has 0 as channel_id. */
static void join_channel(sr_bytecode *b, const unsigned char *at, sr_attr_list *attrs) {
  const sr_attr *id = remove_attr(attrs, "channel_id");
  const sr_attr *type = remove_attr(attrs, "channel_type");
  if (!id || (!type && id->kind == SR_ATTR_INT && id->integer.value == 0))
    return;
  if (id->kind != SR_ATTR_INT || (type && type->kind != SR_ATTR_INT))
    sr_bytecode_fail(b, at, "the channel of an op is an integer");
  const sr_named_attr fields[] = {{"handle", id},
                                  {"type", type ? type : sr_attr_int(b->module, 0, SR_I64)}};
  add_struct(b, attrs, "channel_handle", "stablehlo.channel_handle", fields, 2);
}

void sr_take_row_attrs(sr_bytecode *b, sr_cursor *c, const sr_op_row *row, sr_attr_list *attrs) {
  const unsigned char *at = c->at;
  for (const char *word = row->attrs; *word;) {
    size_t length = strcspn(word, " ");
    take_attr(b, c, word, length, attrs);
    word += length + (word[length] == ' ');
  }
  if (!sr_bytecode_ok(b))
    return;
  for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
    if ((int32_t)groups[i].code == row->code)
      join_group(b, at, &groups[i], attrs);
  join_channel(b, at, attrs);
}
