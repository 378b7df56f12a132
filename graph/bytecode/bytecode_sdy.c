/* Decodes the attributes of Shardy: meshes, shardings, axes of collectives, sharding rules. */
#include <string.h>

#include "graph/bytecode/bytecode.h"
#include "graph/ir/members.h"
#include "graph/ir/print_attr.h"

/* The codes of the attributes that others are made of. */
enum {
  MESH_AXIS = 1,
  MESH = 2,
  SUB_AXIS = 3,
  AXIS = 4,
  DIM_SHARDING = 5,
  DIM_MAPPING = 8,
  TENSOR_MAPPING = 9,
  AXIS_LIST = 11,
  ALL_TO_ALL_PARAM = 13,
};

static sr_cursor take_part(sr_bytecode *b, sr_cursor *c, uint64_t code, const char *what) {
  const unsigned char *at = c->at;
  return sr_entry_coded(b, at, sr_take_varint(b, c), SR_DIALECT_SDY, code, what);
}

/* ---- meshes ---------------------------------------------------------------------------------- */

sr_mesh *sr_take_mesh(sr_bytecode *b, sr_cursor *c, const char *name) {
  const unsigned char *at = c->at;
  sr_mesh *mesh = SR_NEW(b->arena, sr_mesh);
  size_t id_count;
  sr_cursor part = take_part(b, c, MESH, "a mesh");
  size_t count = sr_take_count(b, &part);
  mesh->name = name;
  mesh->axes = SR_NEW_ARRAY(b->arena, sr_mesh_axis, count);
  mesh->axis_count = (int32_t)count;
  for (size_t i = 0; i < count; i++) {
    sr_cursor axis = take_part(b, &part, MESH_AXIS, "an axis of a mesh");
    mesh->axes[i].name = sr_take_string(b, &axis, NULL);
    mesh->axes[i].size = sr_take_signed(b, &axis);
  }
  const int64_t *ids = sr_take_ints(b, &part, &id_count);
  const char *fault = sr_bytecode_ok(b) ? sr_mesh_complete(mesh, ids, id_count) : NULL;
  if (fault)
    sr_bytecode_fail(b, at, "%s", fault);
  return mesh;
}

/* ---- shardings ------------------------------------------------------------------------------- */

static sr_axis_ref take_axis(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  sr_axis_ref axis = {.pre = 1};
  sr_cursor part = take_part(b, c, AXIS, "an axis");
  axis.name = sr_take_string(b, &part, NULL);
  uint64_t optional = sr_take_varint(b, &part); /* the lowest bit says that there is one */
  if (optional & 1) {
    sr_cursor sub =
        sr_entry_coded(b, at, optional >> 1, SR_DIALECT_SDY, SUB_AXIS, "a part of an axis");
    axis.pre = sr_take_signed(b, &sub);
    axis.size = sr_take_signed(b, &sub);
    if (axis.pre < 1 || axis.size < 2)
      sr_bytecode_fail(b, at,
                       "a part of an axis is (pre)size with pre at least 1, size at least 2");
  }
  return axis;
}

static sr_axis_list take_axes(sr_bytecode *b, sr_cursor *c) {
  size_t count = sr_take_count(b, c);
  sr_axis_ref *axes = SR_NEW_ARRAY(b->arena, sr_axis_ref, count);
  for (size_t i = 0; i < count; i++)
    axes[i] = take_axis(b, c);
  return (sr_axis_list){axes, (int32_t)count};
}

static sr_dim_attr take_dim(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  sr_cursor part = take_part(b, c, DIM_SHARDING, "the sharding of a dimension");
  sr_dim_attr dim = {.axes = take_axes(b, &part), .priority = -1};
  dim.open = sr_take_byte(b, &part) == 0;
  uint64_t priority = sr_take_varint(b, &part);
  if (priority >> 1 > INT32_MAX)
    sr_bytecode_fail(b, at, "a priority that is too large");
  if (priority & 1)
    dim.priority = (int32_t)(priority >> 1);
  return dim;
}

/* Takes the mesh of a sharding: its name, or a mesh. */
static void take_mesh_or_name(sr_bytecode *b, sr_cursor *c, sr_sharding_attr *sharding) {
  sr_cursor look = *c;
  size_t index = sr_take_index(b, &look, b->attr_count, "attribute");
  if (!sr_bytecode_ok(b))
    return;
  if (b->attrs[index].dialect->kind == SR_DIALECT_SDY)
    sharding->mesh = sr_take_mesh(b, c, NULL);
  else
    sharding->mesh_name = sr_take_name(b, c, SR_ATTR_SYMBOL, "a mesh or its name");
}

static const sr_attr *take_sharding(sr_bytecode *b, sr_cursor *c, bool unreduced, bool kind) {
  const unsigned char *at = c->at;
  sr_sharding_attr *sharding = SR_NEW(b->arena, sr_sharding_attr);
  take_mesh_or_name(b, c, sharding);
  size_t rank = sr_take_count(b, c);
  sr_dim_attr *dims = SR_NEW_ARRAY(b->arena, sr_dim_attr, rank);
  for (size_t d = 0; d < rank; d++)
    dims[d] = take_dim(b, c);
  sharding->dims = dims;
  sharding->rank = (int32_t)rank;
  sharding->replicated = take_axes(b, c);
  if (unreduced)
    sharding->unreduced = take_axes(b, c);
  int64_t reduction = kind ? sr_take_signed(b, c) : SR_UNREDUCED_SUM;
  if (reduction < 0 || reduction >= SR_UNREDUCED_COUNT)
    sr_bytecode_fail(b, at, "the reduction of unreduced axes is none of sum, max and min");
  sharding->unreduced_kind = (sr_unreduced_kind)reduction;
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_SHARDING);
  attr->sharding = sharding;
  return attr;
}

static const sr_attr *take_shardings(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  const sr_attr *list = sr_take_attrs(b, c);
  for (size_t i = 0; i < list->array.count; i++)
    if (list->array.items[i]->kind != SR_ATTR_SHARDING)
      sr_bytecode_fail(b, at, "a list of shardings has something else");
  return list;
}

/* ---- axes of collectives --------------------------------------------------------------------- */

static void put_axes(sr_bytecode *b, sr_cursor *c, sr_text *text) {
  sr_axis_list axes = take_axes(b, c);
  if (sr_bytecode_ok(b))
    sr_axis_list_print(text, &axes);
}

/* Makes the text of a list of axes, or of lists of them with the code `item`: what the generic
 * syntax has. */
static const sr_attr *take_axis_lists(sr_bytecode *b, sr_cursor *c, const char *mnemonic,
                                      uint64_t item) {
  sr_text text = {.arena = b->arena};
  sr_text_printf(&text, "#sdy<%s", mnemonic);
  if (item == 0) {
    put_axes(b, c, &text);
  } else {
    size_t count = sr_take_count(b, c);
    for (size_t i = 0; i < count; i++) {
      sr_cursor part = take_part(b, c, item, "a list of axes");
      sr_text_string(&text, i == 0 ? "[" : ", ");
      put_axes(b, &part, &text);
      if (item != ALL_TO_ALL_PARAM)
        continue;
      long long from = sr_take_signed(b, &part), to = sr_take_signed(b, &part);
      sr_text_printf(&text, ": %lld->%lld", from, to);
    }
    sr_text_string(&text, count == 0 ? "[]" : "]");
  }
  sr_text_char(&text, '>');
  return sr_bytecode_opaque(b, &text);
}

/* ---- sharding rules -------------------------------------------------------------------------- */

/* Factors have the names i, j, ..., z, z_1, z_2, ... */
static void put_factor(int64_t factor, sr_text *text) {
  enum {
    LETTERS = 'z' - 'i' + 1
  };
  if (factor < LETTERS)
    sr_text_char(text, (char)('i' + factor));
  else
    sr_text_printf(text, "z_%lld", (long long)factor - LETTERS + 1);
}

static void put_factors(sr_bytecode *b, sr_cursor *c, int64_t most, const char *between,
                        sr_text *text) {
  const unsigned char *at = c->at;
  size_t count;
  const int64_t *factors = sr_take_ints(b, c, &count);
  for (size_t i = 0; i < count && sr_bytecode_ok(b); i++) {
    if (factors[i] < 0 || factors[i] >= most)
      sr_bytecode_fail(b, at, "a sharding rule has no factor %lld", (long long)factors[i]);
    sr_text_string(text, i > 0 ? between : "");
    put_factor(factors[i], text);
  }
}

/* Takes the factors of the dimensions of some tensors: "([i, j], [j, k])". */
static void put_mappings(sr_bytecode *b, sr_cursor *c, int64_t factors, sr_text *text) {
  size_t tensors = sr_take_count(b, c);
  sr_text_char(text, '(');
  for (size_t t = 0; t < tensors; t++) {
    sr_cursor tensor = take_part(b, c, TENSOR_MAPPING, "the mapping of a tensor");
    size_t dims = sr_take_count(b, &tensor);
    sr_text_string(text, t > 0 ? ", [" : "[");
    for (size_t d = 0; d < dims; d++) {
      sr_cursor dim = take_part(b, &tensor, DIM_MAPPING, "the mapping of a dimension");
      sr_text_string(text, d > 0 ? ", " : "");
      put_factors(b, &dim, factors, "", text);
    }
    sr_text_char(text, ']');
  }
  sr_text_char(text, ')');
}

static const sr_attr *take_rule(sr_bytecode *b, sr_cursor *c) {
  static const char *const kinds[] = {"reduction", "need_replication", "permutation",
                                      "blocked_propagation"};
  sr_text text = {.arena = b->arena};
  size_t count;
  const int64_t *sizes = sr_take_ints(b, c, &count);
  sr_text_string(&text, "#sdy.op_sharding_rule<");
  put_mappings(b, c, (int64_t)count, &text);
  sr_text_string(&text, "->");
  put_mappings(b, c, (int64_t)count, &text);
  for (size_t i = 0; i < count; i++) {
    sr_text_string(&text, i == 0 ? " {" : ", ");
    put_factor((int64_t)i, &text);
    sr_text_printf(&text, "=%lld%s", (long long)sizes[i], i + 1 == count ? "}" : "");
  }
  for (size_t k = 0; k < 4; k++) {
    sr_cursor look = *c;
    bool any = sr_take_count(b, &look) > 0;
    if (any)
      sr_text_printf(&text, " %s={", kinds[k]);
    put_factors(b, c, (int64_t)count, ", ", &text);
    sr_text_string(&text, any ? "}" : "");
  }
  sr_text_string(&text, sr_take_byte(b, c) ? ", custom>" : ">");
  return sr_bytecode_opaque(b, &text);
}

/* ---- any attribute --------------------------------------------------------------------------- */

const sr_attr *sr_sdy_attr(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  const unsigned char *at = c->at;
  switch ((int)code) {
  case 0: {
    const sr_attr *axes = sr_take_attrs(b, c);
    for (size_t i = 0; i < axes->array.count; i++) {
      const sr_attr *axis = axes->array.items[i];
      if (axis->kind != SR_ATTR_STRING || strlen(axis->string.data) != axis->string.length)
        sr_bytecode_fail(b, at, "a manual axis is no name");
    }
    return axes;
  }
  case 6:
  case 15:
  case 17:
    return take_sharding(b, c, code != 6, code == 17);
  case 7:
  case 16:
    return take_shardings(b, c);
  case 10:
    return take_rule(b, c);
  case AXIS_LIST:
    return take_axis_lists(b, c, "axis_ref_list", 0);
  case 12:
    return take_axis_lists(b, c, "list_of_axis_ref_lists", AXIS_LIST);
  case 14:
    return take_axis_lists(b, c, "all_to_all_param_list", ALL_TO_ALL_PARAM);
  default:
    sr_bytecode_refuse(b, at, "an attribute of Shardy with the code %llu is not read here",
                       (unsigned long long)code);
    return &b->wrong_attr;
  }
}
