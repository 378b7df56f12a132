/*
 * Lowers collectives to the form that the compiler expects: one operand, groups of device numbers
 * (groups_read.c), and no channel handles.
 */
#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"

/* ---- groups and operands --------------------------------------------------------------------- */

static bool covers_all(const sr_partitioner *p, const sr_groups *g) {
  int64_t members = 0;
  for (int64_t i = 0; i < g->count * g->size; i++)
    members += g->devices[i] >= 0;
  return members == p->device_count;
}

static void replace_by_zeros(sr_partitioner *p, sr_value *value) {
  sr_value_replace(value, sr_build_zeros(p, value->type, value->op));
}

/* True if each result of the collective is just its operand. For this, each group must have one
 * member. Every device must be in a group, too, because a device in no group gets zeros, except
 * from an all_reduce. */
static bool is_alone(const sr_partitioner *p, const sr_op *op, const sr_groups *g) {
  for (int64_t r = 0; r < g->count; r++)
    if (g->size > 1 && g->devices[r * g->size + 1] >= 0)
      return false;
  return op->code == SR_OP_ALL_REDUCE || covers_all(p, g);
}

/* True if the last operand lists, for each other operand, the index of the root in its group. */
static bool has_roots(const sr_op *op) {
  return sr_op_flag(op, "has_dynamic_root");
}

/* Requires that the shape of the result fits the size of the groups. */
static sr_status check_sizes(sr_partitioner *p, const sr_op *op, const sr_groups *g) {
  if (op->code == SR_OP_ALL_REDUCE || (op->code == SR_OP_COLLECTIVE_BROADCAST && !has_roots(op)))
    return SR_OK;
  for (int64_t i = 0; i < g->count * g->size; i++)
    if (g->devices[i] < 0)
      return sr_partitioner_fail(p, op, SR_ERR_INVALID, "the groups have to be of one size here");
  int64_t size = g->count ? g->size : 1;
  for (int32_t i = 0; i < op->result_count; i++) {
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
      return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                                 "the groups have %lld devices, but the shapes are for %lld",
                                 (long long)size, (long long)told);
  }
  return SR_OK;
}

/* Makes a copy of `op` that has only operand and result `index`. Regions are copied, too. */
static void split_off(sr_partitioner *p, sr_op *op, int32_t index) {
  sr_value *operand = sr_operand(op, index);
  sr_op *one = sr_op_create(p->module, op->code, op, 1, &operand, 1, &op->results[index].type,
                            op->region_count);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(p->module, one, op->attrs[i].name, op->attrs[i].value);
  for (int32_t r = 0; r < op->region_count; r++)
    sr_block_clone(p->module, op->regions[r], one->regions[r]);
  sr_op_insert(one, op->block, op);
  sr_value_replace(&op->results[index], sr_result(one, 0));
}

static void take_out(sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(&op->results[i], sr_operand(op, i));
  sr_op_erase(op);
}

/* Sets the groups as attribute `name`, and splits the op into one op for each operand. */
static void write_devices(sr_partitioner *p, sr_op *op, const char *name, const sr_groups *g) {
  sr_op_set_attr(p->module, op, "channel_handle", NULL);
  sr_op_set_attr(p->module, op, "use_global_device_ids", NULL);
  sr_op_set_attr(p->module, op, name, sr_groups_attr(p, g));
  if (op->operand_count == 1)
    return;
  for (int32_t i = 0; i < op->operand_count; i++)
    split_off(p, op, i);
  sr_op_erase(op);
}

/* ---- all_to_all along the first dimension ---------------------------------------------------- */

static sr_value *reshaped(sr_partitioner *p, sr_op *before, sr_value *value, int32_t rank,
                          const int64_t *dims) {
  const sr_builder b = sr_partitioner_builder(p, before);
  return sr_build_reshape(&b, value, rank, dims);
}

/* Transposes `value` so that dimension `from` becomes dimension `to`. The dimensions between move
 * by one. */
static sr_value *moved(sr_partitioner *p, sr_op *before, sr_value *value, int64_t from,
                       int64_t to) {
  const sr_builder b = sr_partitioner_builder(p, before);
  int64_t order[SR_MAX_RANK];
  for (int32_t d = 0, next = 0; d < value->type->rank; d++) {
    next += next == from;
    order[d] = d == to ? from : next++;
  }
  return sr_build_transpose(&b, value, order);
}

/*
 * Rewrites an all_to_all, of any number of operands, so that each transfer is contiguous. The split
 * dimension becomes [shards, rest], and the dimension `shards` is transposed to the front. The
 * all_to_all then works along this first dimension. After it, the dimension is transposed to its
 * place in front of the concat dimension. The new all_to_all has operands of two dimensions, so
 * that two all_to_alls of the same elements are found equal whatever their shapes were. Returns the
 * new op.
 */
static sr_op *straighten_all_to_all(sr_partitioner *p, sr_op *op) {
  int64_t split = sr_op_int(op, "split_dimension", 0);
  int64_t concat = sr_op_int(op, "concat_dimension", 0);
  int64_t shards = sr_op_int(op, "split_count", 1);
  sr_value **operands = SR_NEW_ARRAY(p->arena, sr_value *, op->operand_count);
  const sr_type **types = SR_NEW_ARRAY(p->arena, const sr_type *, op->operand_count);
  const sr_type **parted = SR_NEW_ARRAY(p->arena, const sr_type *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *type = sr_operand(op, i)->type;
    int64_t dims[SR_MAX_RANK], flat[] = {shards, sr_type_elements(type) / shards};
    for (int32_t d = 0; d <= type->rank; d++)
      dims[d] = d == split       ? shards
                : d == split + 1 ? type->dims[split] / shards
                                 : type->dims[d > split ? d - 1 : d];
    sr_value *cut = reshaped(p, op, sr_operand(op, i), type->rank + 1, dims);
    sr_value *front = moved(p, op, cut, split, 0);
    parted[i] = front->type;
    operands[i] = reshaped(p, op, front, 2, flat);
    types[i] = operands[i]->type;
  }
  sr_op *straight = sr_op_create(p->module, op->code, op, op->operand_count, operands,
                                 op->operand_count, types, 0);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(p->module, straight, op->attrs[i].name, op->attrs[i].value);
  const sr_attr *zero = sr_attr_int(p->module, 0, SR_I64);
  sr_op_set_attr(p->module, straight, "split_dimension", zero);
  sr_op_set_attr(p->module, straight, "concat_dimension", zero);
  sr_op_insert(straight, op->block, op);
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *type = op->results[i].type;
    sr_value *front = reshaped(p, op, sr_result(straight, i), parted[i]->rank, parted[i]->dims);
    sr_value *joined = moved(p, op, front, 0, concat);
    sr_value_replace(&op->results[i], reshaped(p, op, joined, type->rank, type->dims));
  }
  sr_op_erase(op);
  return straight;
}

sr_value *sr_lower_all_to_all(sr_partitioner *p, sr_op *op) {
  const sr_op *behind = op->next;
  sr_op *straight = straighten_all_to_all(p, op);
  sr_op_set_role(p, straight, SR_ROLE_FINAL);
  return sr_result(behind->prev, 0);
}

/* ---- roots ----------------------------------------------------------------------------------- */

/* Builds a scalar: the index of the root in its group, for result `index` of `op`. */
static sr_value *root_of(sr_partitioner *p, const sr_op *op, int32_t index, sr_op *before) {
  const sr_type *scalar = sr_type_tensor(p->module, SR_I32, 0, NULL);
  if (!has_roots(op))
    return sr_build_zeros(p, scalar, before);
  const sr_builder b = sr_partitioner_builder(p, before);
  const int64_t start = index, one = 1;
  sr_value *root = sr_build_slice(&b, sr_operand(op, op->result_count), &start, &one);
  return sr_build_reshape_as(&b, root, scalar);
}

/* Replaces result `index` of a collective_broadcast whose root is known only at run time. An
 * all_gather collects the operands of the group, and a slice takes that of the root. */
static void broadcast_from_root(sr_partitioner *p, sr_op *op, int32_t index, const sr_groups *g) {
  sr_value *operand = sr_operand(op, index);
  const sr_type *type = operand->type;
  int64_t dims[SR_MAX_RANK] = {1};
  memcpy(dims + 1, type->dims, (size_t)type->rank * sizeof *dims);
  sr_value *shard = reshaped(p, op, operand, type->rank + 1, dims);
  dims[0] = g->size;
  const sr_builder b = sr_partitioner_builder(p, op);
  sr_value *all = sr_build(&b, SR_OP_ALL_GATHER, 1, &shard,
                           sr_type_tensor(p->module, type->dtype, type->rank + 1, dims));
  sr_op_set_attr(p->module, all->op, "all_gather_dim", sr_attr_int(p->module, 0, SR_I64));
  sr_op_set_attr(p->module, all->op, "replica_groups", sr_groups_attr(p, g));
  sr_value *starts[SR_MAX_RANK] = {root_of(p, op, index, op)};
  sr_value *zero = sr_build_zeros(p, starts[0]->type, op);
  for (int32_t d = 0; d < type->rank; d++)
    starts[1 + d] = zero;
  sr_value *one = sr_build_dynamic_slice(&b, all, starts, shard->type->dims);
  sr_value_replace(sr_result(op, index), reshaped(p, op, one, type->rank, type->dims));
}

/* Rewrites a collective_reduce as an all_reduce. Only the root keeps the result; other devices
 * replace it by zeros. */
static void keep_at_roots(sr_partitioner *p, sr_op *op, const sr_groups *g) {
  int64_t *place = SR_NEW_ARRAY(p->scratch, int64_t, p->device_count);
  for (int64_t i = 0; i < p->device_count; i++)
    place[i] = -1;
  for (int64_t i = 0; i < g->count * g->size; i++)
    if (g->devices[i] >= 0)
      place[g->devices[i]] = i % g->size;
  sr_value **operands = SR_NEW_ARRAY(p->arena, sr_value *, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_builder b = sr_partitioner_builder(p, op->next);
    sr_value *result = sr_result(op, i), *none = sr_build_zeros(p, result->type, b.before);
    sr_value *own = sr_scalar_look_up(p, SR_I32, place), *root = root_of(p, op, i, b.before);
    sr_value *kept = sr_build_compare(&b, SR_COMPARE_EQ, own, root);
    sr_value *made = sr_build_select(&b, kept, none, none);
    sr_value_replace(result, made);
    sr_op_set_operand(made->op, 1, result);
    operands[i] = sr_operand(op, i);
  }
  sr_op_set_operands(p->module, op, op->result_count, operands);
  sr_op_set_attr(p->module, op, "has_dynamic_root", NULL);
  op->code = SR_OP_ALL_REDUCE;
}

static sr_status write_grouped(sr_partitioner *p, sr_op *op) {
  sr_groups g = {0};
  SR_TRY(sr_read_groups(p, op, &g));
  if (op->code == SR_OP_COLLECTIVE_REDUCE)
    keep_at_roots(p, op, &g);
  SR_TRY(check_sizes(p, op, &g));
  if (is_alone(p, op, &g)) {
    take_out(op);
    return SR_OK;
  }
  if (has_roots(op)) {
    for (int32_t i = 0; i < op->result_count; i++)
      broadcast_from_root(p, op, i, &g);
    sr_op_erase(op);
    return SR_OK;
  }
  if (op->code == SR_OP_ALL_TO_ALL)
    op = straighten_all_to_all(p, op);
  write_devices(p, op, "replica_groups", &g);
  return SR_OK;
}

static sr_status write_permute(sr_partitioner *p, sr_op *op) {
  sr_groups g = {0};
  SR_TRY(sr_read_pairs(p, op, &g));
  bool moves = g.count < p->device_count;
  for (int64_t i = 0; i < g.count; i++)
    moves = moves || g.devices[2 * i] != g.devices[2 * i + 1];
  if (g.count == 0) {
    for (int32_t i = 0; i < op->result_count; i++)
      replace_by_zeros(p, &op->results[i]);
    sr_op_erase(op);
  } else if (!moves) {
    take_out(op);
  } else {
    write_devices(p, op, "source_target_pairs", &g);
  }
  return SR_OK;
}

/* ---- partition_id and replica_id ------------------------------------------------------------- */

/* Replaces `op` by a lookup in `table`, which has one entry per device. */
static void replace_by_entry(sr_partitioner *p, sr_op *op, const int64_t *table) {
  sr_value_replace(sr_result(op, 0), sr_scalar_look_up(p, SR_U32, table));
  sr_op_erase(op);
}

/* Replaces `op`, a replica_id or partition_id, by its value. Inside a manual computation,
 * partition_id is the device's position in the mesh of one replica. */
static void write_own_number(sr_partitioner *p, sr_op *op) {
  const sr_mesh *mesh = sr_op_counted_mesh(p, op);
  bool replica = op->code == SR_OP_REPLICA_ID, is_device = true;
  int64_t positions = mesh ? mesh->device_count : p->device_count;
  int64_t partitions = positions / p->replicas;
  int64_t *table = SR_NEW_ARRAY(p->scratch, int64_t, p->device_count);
  for (int64_t i = 0; i < positions; i++) {
    int64_t device = mesh ? sr_mesh_device(mesh, i) : i;
    table[device] = replica ? i / partitions : i % partitions;
    is_device = is_device && table[device] == device;
  }
  if ((replica ? p->replicas : partitions) == 1) {
    replace_by_zeros(p, sr_result(op, 0));
    sr_op_erase(op);
  } else if (is_device) {
    op->code = SR_OP_PARTITION_ID;
  } else {
    replace_by_entry(p, op, table);
  }
}

static sr_status write_op(sr_partitioner *p, sr_op *op) {
  if (sr_op_get_role(p, op) == SR_ROLE_FINAL)
    return SR_OK;
  SR_ARENA_SCOPE(p->scratch);
  sr_collective_kind kind;
  if (op->code == SR_OP_COLLECTIVE_PERMUTE)
    return write_permute(p, op);
  if (op->code == SR_OP_REDISTRIBUTE)
    return sr_op_fail(p->ctx, p->module, op, SR_ERR_INVALID,
                      "only the partitioner itself makes spmdrun.redistribute; write the program "
                      "with collective_permute, all_to_all or shardings");
  if (op->code == SR_OP_COLLECTIVE_REDUCE || sr_op_collective_kind(op, &kind))
    return write_grouped(p, op);
  if (op->code == SR_OP_PARTITION_ID || op->code == SR_OP_REPLICA_ID)
    write_own_number(p, op);
  return SR_OK;
}

sr_status sr_lower_collectives(sr_partitioner *p) {
  return sr_partitioner_walk(p, p->body, write_op);
}
