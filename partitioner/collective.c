/*
 * Collectives as the compiler wants them: one operand, groups of device numbers, no handles.
 *
 * What a number in `replica_groups` counts depends on the op and its attributes (StableHLO,
 * "grouping strategies"). A program has either several partitions or several replicas, so all
 * strategies come down to three: groups of devices, one group of all devices, or every device by
 * itself. Inside a manual computation, numbers are positions in its mesh; groups given by mesh axes
 * are devices at once.
 */
#include <string.h>

#include "partitioner/pass.h"

typedef enum grouping {
  GROUP_LISTED, /* as the numbers say */
  GROUP_ALL,    /* all devices together, in order */
  GROUP_ALONE,  /* every device by itself: the numbers can only be 0 */
} grouping;

/* Groups of device numbers, rows padded with -1. */
typedef struct groups {
  int64_t count, size;
  int64_t *devices;
} groups;

static grouping grouping_of(const sr_pass *pass, const sr_op *op) {
  bool channel = sr_op_has_channel(op);
  switch ((int)op->code) {
  case SR_OP_ALL_REDUCE:
  case SR_OP_ALL_GATHER:
  case SR_OP_REDUCE_SCATTER:
    if (sr_op_flag(op, "use_global_device_ids") || pass->by_replica)
      return GROUP_LISTED;
    return channel ? GROUP_ALL : GROUP_ALONE;
  }
  return channel == pass->by_replica ? GROUP_ALONE : GROUP_LISTED;
}

/* ---- reading --------------------------------------------------------------------------------- */

static groups make_groups(sr_pass *pass, int64_t count, int64_t size) {
  groups made = {.count = count, .size = size};
  made.devices = SR_NEW_ARRAY(pass->arena, int64_t, count *size);
  return made;
}

static int64_t device_at(const sr_mesh *mesh, int64_t position) {
  return mesh ? sr_mesh_device(mesh, position) : position;
}

static groups group_of_all(sr_pass *pass, const sr_mesh *mesh) {
  groups made = make_groups(pass, 1, pass->device_count);
  for (int64_t i = 0; i < pass->device_count; i++)
    made.devices[i] = device_at(mesh, i);
  return made;
}

static groups groups_of_one(sr_pass *pass) {
  groups made = make_groups(pass, pass->device_count, 1);
  for (int64_t i = 0; i < pass->device_count; i++)
    made.devices[i] = i;
  return made;
}

/* A matrix of integers; *out_rows = 0 for an absent or empty one. */
static sr_status read_matrix(sr_pass *pass, const sr_op *op, const char *name,
                             const int64_t **out_values, int64_t *out_rows, int64_t *out_columns) {
  size_t count;
  const sr_attr *attr = sr_op_attr(op, name);
  *out_values = sr_attr_get_ints(attr, &count);
  *out_rows = *out_columns = 0;
  if (count == 0)
    return SR_OK;
  const sr_type *type = attr->kind == SR_ATTR_DENSE ? attr->dense.type : NULL;
  if (!type || type->rank != 2)
    return sr_pass_fail(pass, op, SR_ERR_INVALID, "%s has to be a matrix of integers", name);
  *out_rows = type->dims[0];
  *out_columns = type->dims[1];
  return SR_OK;
}

/* Every number in range and at most once. */
static sr_status check_members(sr_pass *pass, const sr_op *op, const int64_t *values, int64_t count,
                               int64_t stride, int64_t limit) {
  bool *seen = SR_NEW_ARRAY(pass->arena, bool, limit);
  for (int64_t i = 0; i < count; i++) {
    int64_t value = values[i * stride];
    if (value == -1 && stride == 1)
      continue;
    if (value < 0 || value >= limit)
      return sr_pass_fail(pass, op, SR_ERR_INVALID,
                          "%lld is none of the %lld %s that are counted "
                          "here (0 to %lld)%s",
                          (long long)value, (long long)limit,
                          pass->by_replica ? "replicas" : "devices", (long long)(limit - 1),
                          limit == 1 ? "; collectives between partitions carry a channel_handle"
                                     : "");
    if (seen[value])
      return sr_pass_fail(pass, op, SR_ERR_INVALID, "device %lld is named twice", (long long)value);
    seen[value] = true;
  }
  return SR_OK;
}

/* dense<[[0, 1, 2], [3, -1, -1]]> : numbers first, -1 behind them. */
static sr_status read_dense_groups(sr_pass *pass, const sr_op *op, const sr_mesh *mesh,
                                   grouping kind, groups *out_groups) {
  const int64_t *values;
  int64_t rows, columns;
  SR_TRY(read_matrix(pass, op, "replica_groups", &values, &rows, &columns));
  SR_TRY(check_members(pass, op, values, rows * columns, 1,
                       kind == GROUP_LISTED ? pass->device_count : 1));
  if (kind == GROUP_ALONE) {
    *out_groups = groups_of_one(pass);
    return SR_OK;
  }
  if (kind == GROUP_ALL || rows == 0) {
    *out_groups = group_of_all(pass, mesh);
    return SR_OK;
  }
  groups made = make_groups(pass, 0, columns);
  made.devices = SR_NEW_ARRAY(pass->arena, int64_t, rows *columns);
  for (int64_t r = 0; r < rows; r++) {
    int64_t *to = made.devices + made.count * columns;
    int64_t used = 0;
    for (int64_t c = 0; c < columns; c++)
      if (values[r * columns + c] >= 0)
        to[used++] = device_at(mesh, values[r * columns + c]);
    for (int64_t c = used; c < columns; c++)
      to[c] = -1;
    made.count += used > 0;
  }
  *out_groups = made;
  return SR_OK;
}

/* ---- groups by axes of a mesh ---------------------------------------------------------------- */

/* A list of fields; an empty one is read as a list of no integers. */
static size_t item_count(const sr_attr *list) {
  return list && list->kind == SR_ATTR_ARRAY ? list->array.count : 0;
}

static const char *text_field(const sr_attr *attr, const char *name) {
  const sr_attr *field = sr_attr_field(attr, name);
  return field && field->kind == SR_ATTR_STRING ? field->string.data : NULL;
}

/* #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>], device_ids = ...> */
static sr_status read_inline_mesh(sr_pass *pass, const sr_op *op, const sr_attr *attr,
                                  const sr_mesh **out_mesh) {
  const sr_attr *list = sr_attr_field(attr, "axes");
  sr_mesh *mesh = SR_NEW(pass->arena, sr_mesh);
  sr_mesh_axis *axes = SR_NEW_ARRAY(pass->arena, sr_mesh_axis, item_count(list));
  *mesh = (sr_mesh){.axis_count = (int32_t)item_count(list), .axes = axes, .device_count = 1};
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    const sr_attr *size = sr_attr_field(list->array.items[i], "size");
    axes[i].name = text_field(list->array.items[i], "name");
    axes[i].size = size && size->kind == SR_ATTR_INT ? size->integer.value : 0;
    if (!axes[i].name || axes[i].size < 1 ||
        __builtin_mul_overflow(mesh->device_count, axes[i].size, &mesh->device_count))
      return sr_pass_fail(pass, op, SR_ERR_INVALID, "axis %d of the mesh needs a name and a size",
                          (int)i);
  }
  size_t ids;
  mesh->device_ids = sr_attr_get_ints(sr_attr_field(attr, "device_ids"), &ids);
  if (mesh->device_ids && (int64_t)ids != mesh->device_count)
    return sr_pass_fail(pass, op, SR_ERR_INVALID, "the mesh has %lld devices, but %zu device_ids",
                        (long long)mesh->device_count, ids);
  *out_mesh = mesh;
  return SR_OK;
}

static sr_status read_group_mesh(sr_pass *pass, const sr_op *op, const sr_attr *attr,
                                 const sr_mesh **out_mesh) {
  const sr_attr *field = sr_attr_field(attr, "mesh");
  const sr_mesh *inlined = NULL;
  if (field && field->kind == SR_ATTR_STRUCT)
    SR_TRY(read_inline_mesh(pass, op, field, &inlined));
  else if (!field || field->kind != SR_ATTR_SYMBOL)
    return sr_pass_fail(pass, op, SR_ERR_INVALID, "the replica_groups name no mesh");
  return sr_pass_mesh(pass, op, inlined ? NULL : field->string.data, inlined, out_mesh);
}

/* Devices that differ along the listed axes only, in the order of those axes. */
static sr_status read_axis_groups(sr_pass *pass, const sr_op *op, const sr_attr *attr,
                                  groups *out_groups) {
  const sr_mesh *mesh;
  const sr_attr *list = sr_attr_field(attr, "axes");
  SR_TRY(read_group_mesh(pass, op, attr, &mesh));
  size_t count = item_count(list);
  sr_axis_ref *refs = SR_NEW_ARRAY(pass->arena, sr_axis_ref, count);
  for (size_t i = 0; i < count; i++) {
    size_t parts;
    const int64_t *part =
        sr_attr_get_ints(sr_attr_field(list->array.items[i], "sub_axis_info"), &parts);
    refs[i] = (sr_axis_ref){.name = text_field(list->array.items[i], "name"), .pre = 1};
    if (!refs[i].name || (part && parts != 2))
      return sr_pass_fail(pass, op, SR_ERR_INVALID, "axis %zu of the replica_groups needs a name",
                          i);
    if (part) {
      refs[i].pre = part[0];
      refs[i].size = part[1];
    }
  }
  if (!mesh || count == 0) {
    *out_groups = groups_of_one(pass);
    return SR_OK;
  }
  /* The same arithmetic as for a dimension that is split along these axes. */
  const sr_dim_attr dim = {.axes = {.axes = refs, .count = (int32_t)count}};
  const sr_sharding_attr written = {.mesh = mesh, .rank = 1, .dims = &dim};
  const sr_attr sharding = {.kind = SR_ATTR_SHARDING, .sharding = &written};
  const sr_sharding *form;
  SR_TRY(sr_pass_resolve(pass, op, &sharding, 1, NULL, &form));
  if (!form) {
    *out_groups = groups_of_one(pass);
    return SR_OK;
  }
  const sr_dense *dense = &sr_pass_groups(pass, form, 0)->dense;
  *out_groups = make_groups(pass, dense->type->dims[0], dense->type->dims[1]);
  memcpy(out_groups->devices, dense->data, dense->bytes);
  return SR_OK;
}

static sr_status read_groups(sr_pass *pass, const sr_op *op, groups *out_groups) {
  const sr_attr *attr = sr_op_attr(op, "replica_groups");
  if (attr && attr->kind == SR_ATTR_STRUCT)
    return read_axis_groups(pass, op, attr, out_groups);
  return read_dense_groups(pass, op, sr_op_manual_mesh(op), grouping_of(pass, op), out_groups);
}

/* ---- rewriting ------------------------------------------------------------------------------- */

static bool covers_all(const sr_pass *pass, const groups *g) {
  int64_t members = 0;
  for (int64_t i = 0; i < g->count * g->size; i++)
    members += g->devices[i] >= 0;
  return members == pass->device_count;
}

/* True if nothing moves: nobody has a partner, and nobody is left out who would get zeros. */
static bool is_alone(const sr_pass *pass, const sr_op *op, const groups *g) {
  for (int64_t r = 0; r < g->count; r++)
    if (g->size > 1 && g->devices[r * g->size + 1] >= 0)
      return false;
  return op->code == SR_OP_ALL_REDUCE || covers_all(pass, g);
}

/* The shape of the result has to be what the size of the groups gives. */
static sr_status check_sizes(sr_pass *pass, const sr_op *op, const groups *g) {
  if (op->code == SR_OP_ALL_REDUCE || op->code == SR_OP_COLLECTIVE_BROADCAST)
    return SR_OK;
  for (int64_t i = 0; i < g->count * g->size; i++)
    if (g->devices[i] < 0)
      return sr_pass_fail(pass, op, SR_ERR_INVALID, "the groups have to be of one size here");
  int64_t size = g->count ? g->size : 1;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const int64_t *from = sr_operand(op, i)->type->dims, *to = op->results[i].type->dims;
    int64_t told = sr_op_int(op, "split_count", size);
    if (op->code == SR_OP_ALL_GATHER) {
      int64_t dim = sr_op_int(op, "all_gather_dim", 0);
      told = from[dim] == 0 ? size : to[dim] / from[dim];
    } else if (op->code == SR_OP_REDUCE_SCATTER) {
      int64_t dim = sr_op_int(op, "scatter_dimension", 0);
      told = to[dim] == 0 ? size : from[dim] / to[dim];
    }
    if (told != size)
      return sr_pass_fail(pass, op, SR_ERR_INVALID,
                          "the groups have %lld devices, but the shapes are for %lld",
                          (long long)size, (long long)told);
  }
  return SR_OK;
}

/* An op for operand `index` alone, with a reduction of its own. */
static void split_off(sr_pass *pass, sr_op *op, int32_t index) {
  sr_value *operand = sr_operand(op, index);
  sr_op *one = sr_op_create(pass->module, op->code, op, 1, &operand, 1, &op->results[index].type,
                            op->region_count);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(pass->module, one, op->attrs[i].name, op->attrs[i].value);
  for (int32_t r = 0; r < op->region_count; r++) {
    const int32_t tag = -1; /* no value outside the region has it */
    for (int32_t i = 0; i < op->regions[r]->arg_count; i++) {
      sr_value *arg = op->regions[r]->args[i];
      arg->note = sr_block_add_arg(pass->module, one->regions[r], arg->type);
      arg->tag = tag;
    }
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      sr_op_insert(sr_op_clone(pass->module, inner, tag), one->regions[r], NULL);
  }
  sr_op_insert(one, op->block, op);
  sr_value_replace(&op->results[index], sr_result(one, 0));
}

static void take_out(sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(&op->results[i], sr_operand(op, i));
  sr_op_erase(op);
}

static void normalise(sr_pass *pass, sr_op *op, const char *name, const groups *g) {
  sr_op_set_attr(pass->module, op, "channel_handle", NULL);
  sr_op_set_attr(pass->module, op, "use_global_device_ids", NULL);
  sr_op_set_attr(pass->module, op, name,
                 sr_attr_dense_i64(pass->module, 2, (int64_t[]){g->count, g->size}, g->devices));
  if (op->operand_count == 1)
    return;
  for (int32_t i = 0; i < op->operand_count; i++)
    split_off(pass, op, i);
  sr_op_erase(op);
}

/* ---- all_to_all along the first dimension ---------------------------------------------------- */

static sr_value *reshaped(sr_pass *pass, sr_op *before, sr_value *value, int32_t rank,
                          const int64_t *dims) {
  const sr_type *type = sr_type_tensor(pass->module, value->type->dtype, rank, dims);
  return sr_op_build(pass->module, SR_OP_RESHAPE, before, 1, &value, type);
}

/* Dimension `from` of `value` moved to place `to`; those between move over by one. */
static sr_value *moved(sr_pass *pass, sr_op *before, sr_value *value, int64_t from, int64_t to) {
  int64_t order[SR_MAX_RANK], dims[SR_MAX_RANK];
  int32_t rank = value->type->rank;
  for (int32_t d = 0, next = 0; d < rank; d++) {
    next += next == from;
    order[d] = d == to ? from : next++;
    dims[d] = value->type->dims[order[d]];
  }
  const sr_type *type = sr_type_tensor(pass->module, value->type->dtype, rank, dims);
  sr_value *made = sr_op_build(pass->module, SR_OP_TRANSPOSE, before, 1, &value, type);
  sr_op_set_attr(pass->module, made->op, "permutation",
                 sr_attr_ints(pass->module, order, (size_t)rank));
  return made;
}

/*
 * Parts that lie one behind the other in memory, for all operands: the dimension that is split
 * becomes parts times the rest, the parts go to the front, are exchanged, and go in front of the
 * dimension that is concatenated. Returns the new op.
 */
static sr_op *straighten_all_to_all(sr_pass *pass, sr_op *op) {
  int64_t split = sr_op_int(op, "split_dimension", 0);
  int64_t concat = sr_op_int(op, "concat_dimension", 0);
  int64_t parts = sr_op_int(op, "split_count", 1);
  if (split == 0 && concat == 0)
    return op;
  sr_value **operands = SR_NEW_ARRAY(pass->arena, sr_value *, op->operand_count);
  const sr_type **types = SR_NEW_ARRAY(pass->arena, const sr_type *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *type = sr_operand(op, i)->type;
    int64_t dims[SR_MAX_RANK];
    for (int32_t d = 0; d <= type->rank; d++)
      dims[d] = d == split       ? parts
                : d == split + 1 ? type->dims[split] / parts
                                 : type->dims[d > split ? d - 1 : d];
    sr_value *cut = reshaped(pass, op, sr_operand(op, i), type->rank + 1, dims);
    operands[i] = moved(pass, op, cut, split, 0);
    types[i] = operands[i]->type;
  }
  sr_op *straight = sr_op_create(pass->module, op->code, op, op->operand_count, operands,
                                 op->operand_count, types, 0);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(pass->module, straight, op->attrs[i].name, op->attrs[i].value);
  const sr_attr *zero = sr_attr_int(pass->module, 0, SR_I64);
  sr_op_set_attr(pass->module, straight, "split_dimension", zero);
  sr_op_set_attr(pass->module, straight, "concat_dimension", zero);
  sr_op_insert(straight, op->block, op);
  for (int32_t i = 0; i < op->result_count; i++) {
    sr_value *parted = moved(pass, op, sr_result(straight, i), 0, concat);
    const sr_type *type = op->results[i].type;
    sr_value_replace(&op->results[i], reshaped(pass, op, parted, type->rank, type->dims));
  }
  sr_op_erase(op);
  return straight;
}

static sr_status rewrite_grouped(sr_pass *pass, sr_op *op) {
  groups g = {0};
  SR_TRY(read_groups(pass, op, &g));
  SR_TRY(check_sizes(pass, op, &g));
  if (is_alone(pass, op, &g)) {
    take_out(op);
    return SR_OK;
  }
  if (op->code == SR_OP_ALL_TO_ALL)
    op = straighten_all_to_all(pass, op);
  normalise(pass, op, "replica_groups", &g);
  return SR_OK;
}

/* Zeros of the type of `value`, in its place. */
static void replace_by_zeros(sr_pass *pass, sr_value *value) {
  static const char zero[16];
  sr_op *op = value->op;
  sr_value *made = sr_op_build(pass->module, SR_OP_CONSTANT, op, 0, NULL, value->type);
  size_t bytes = sr_dtype_get(value->type->dtype)->bytes;
  sr_op_set_attr(pass->module, made->op, "value",
                 sr_attr_dense(pass->module, value->type, sr_arena_copy(pass->arena, zero, bytes),
                               bytes, true));
  sr_value_replace(value, made);
}

static sr_status rewrite_permute(sr_pass *pass, sr_op *op) {
  const int64_t *pairs;
  int64_t count, columns;
  const sr_mesh *mesh = sr_op_manual_mesh(op);
  bool alone = grouping_of(pass, op) == GROUP_ALONE;
  SR_TRY(read_matrix(pass, op, "source_target_pairs", &pairs, &count, &columns));
  if (count > 0 && columns != 2)
    return sr_pass_fail(pass, op, SR_ERR_INVALID, "source_target_pairs has to have two columns");
  int64_t limit = alone ? 1 : pass->device_count;
  SR_TRY(check_members(pass, op, pairs, count, 2, limit));
  SR_TRY(check_members(pass, op, pairs ? pairs + 1 : NULL, count, 2, limit));
  groups g = make_groups(pass, count, 2);
  bool moves = !alone && count < pass->device_count;
  for (int64_t i = 0; i < 2 * count; i++)
    g.devices[i] = device_at(mesh, pairs[i]);
  for (int64_t i = 0; i < count; i++)
    moves = moves || pairs[2 * i] != pairs[2 * i + 1];
  if (count == 0) {
    for (int32_t i = 0; i < op->result_count; i++)
      replace_by_zeros(pass, &op->results[i]);
    sr_op_erase(op);
  } else if (!moves) {
    take_out(op);
  } else {
    normalise(pass, op, "source_target_pairs", &g);
  }
  return SR_OK;
}

/* ---- own numbers ----------------------------------------------------------------------------- */

/* The device's number, or its position in the mesh of the manual computation. */
static void rewrite_own_number(sr_pass *pass, sr_op *op) {
  const sr_mesh *mesh = sr_op_manual_mesh(op);
  bool counts_devices = (op->code == SR_OP_REPLICA_ID) == pass->by_replica;
  if (!counts_devices) {
    replace_by_zeros(pass, sr_result(op, 0));
    sr_op_erase(op);
  } else if (mesh && !sr_mesh_is_plain(mesh)) {
    int64_t *position = SR_NEW_ARRAY(pass->arena, int64_t, pass->device_count);
    for (int64_t i = 0; i < pass->device_count; i++)
      position[sr_mesh_device(mesh, i)] = i;
    sr_value_replace(sr_result(op, 0), sr_pass_look_up(pass, SR_U32, position));
    sr_op_erase(op);
  } else {
    op->code = SR_OP_PARTITION_ID;
  }
}

static sr_status rewrite(sr_pass *pass, sr_op *op) {
  if (op->tag == SR_TAG_FINAL)
    return SR_OK;
  switch ((int)op->code) {
  case SR_OP_ALL_REDUCE:
  case SR_OP_ALL_GATHER:
  case SR_OP_REDUCE_SCATTER:
  case SR_OP_ALL_TO_ALL:
  case SR_OP_COLLECTIVE_BROADCAST:
    return rewrite_grouped(pass, op);
  case SR_OP_COLLECTIVE_PERMUTE:
    return rewrite_permute(pass, op);
  case SR_OP_PARTITION_ID:
  case SR_OP_REPLICA_ID:
    rewrite_own_number(pass, op);
    return SR_OK;
  }
  return SR_OK;
}

sr_status sr_pass_collectives(sr_pass *pass) {
  return sr_pass_walk(pass, pass->body, rewrite);
}
