/*
 * One form -> another, with as little moved as can be: along axes that come a device keeps its part
 * of what it has; axes that go from one dimension and come to another are exchanged (all_to_all);
 * along axes that go the parts are gathered, one all_gather per dimension, the last dimension
 * first, so that the pieces put together are long. What both forms begin with in a dimension stays.
 */
#include <string.h>

#include "partitioner/axes.h"
#include "partitioner/pass.h"

const sr_attr *sr_pass_groups(sr_pass *pass, const sr_sharding *form, int32_t dim) {
  int64_t devices = form->mesh->device_count, parts = sr_sharding_parts(form, dim);
  int64_t *table = SR_NEW_ARRAY(pass->arena, int64_t, devices);
  int64_t *row = SR_NEW_ARRAY(pass->arena, int64_t, devices); /* of the group with that base */
  int64_t rows = 0;
  for (int64_t i = 0; i < devices; i++) {
    int64_t base = sr_sharding_base(form, dim, i);
    if (base == i)
      row[i] = rows++; /* a base comes before all others of its group */
    table[row[base] * parts + sr_sharding_part(form, dim, i)] = sr_mesh_device(form->mesh, i);
  }
  return sr_attr_dense_i64(pass->module, 2, (int64_t[]){rows, parts}, table);
}

/* The form that cuts dimension `dim` by `axes` and nothing else. */
static const sr_sharding *one_cut(sr_pass *pass, const sr_mesh *mesh, int32_t rank, int32_t dim,
                                  sr_shard_dim axes) {
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, rank);
  dims[dim] = axes;
  return sr_pass_intern(pass, &(sr_sharding){mesh, rank, dims});
}

/* Puts together what devices hold that differ in `axes` alone. */
static sr_value *gather_along(sr_pass *pass, sr_value *value, const sr_mesh *mesh, int32_t dim,
                              sr_shard_dim axes, sr_op *before) {
  const sr_type *type = value->type;
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[dim] *= sr_axes_parts(&axes);
  const sr_type *wider = sr_type_tensor(pass->module, type->dtype, type->rank, dims);
  const sr_sharding *cut = one_cut(pass, mesh, type->rank, dim, axes);
  sr_op *op = sr_op_create(pass->module, SR_OP_ALL_GATHER, value->op, 1, &value, 1, &wider, 0);
  sr_op_set_attr(pass->module, op, "all_gather_dim", sr_attr_int(pass->module, dim, SR_I64));
  sr_op_set_attr(pass->module, op, "replica_groups", sr_pass_groups(pass, cut, dim));
  op->tag = SR_TAG_FINAL;
  sr_op_insert(op, before->block, before);
  return sr_result(op, 0);
}

/* What stays of dimension `dim` of `from` on the way to `to`. */
static sr_shard_dim staying(sr_pass *pass, const sr_sharding *from, const sr_sharding *to,
                            int32_t dim) {
  return to && sr_mesh_equal(from->mesh, to->mesh)
             ? sr_axes_common(pass->arena, &from->dims[dim], &to->dims[dim])
             : (sr_shard_dim){0};
}

static sr_value *gather(sr_pass *pass, sr_value *value, const sr_sharding *from,
                        const sr_sharding *to, sr_op *before) {
  for (int32_t d = value->type->rank; d-- > 0;) {
    sr_shard_dim stays = staying(pass, from, to, d);
    sr_shard_dim goes = sr_axes_behind(pass->arena, &from->dims[d], &stays);
    if (goes.count > 0)
      value = gather_along(pass, value, from->mesh, d, goes, before);
  }
  return value;
}

sr_value *sr_pass_slice(sr_pass *pass, sr_value *value, const sr_sharding *form, sr_op *before) {
  const sr_type *part = sr_pass_part_type(pass, value->type, form);
  sr_value *operands[SR_MAX_RANK + 1] = {value};
  sr_dtype dtype = SR_U32;
  for (int32_t d = 0; d < part->rank; d++)
    if (value->type->dims[d] > UINT32_MAX)
      dtype = SR_U64;
  for (int32_t d = 0; d < part->rank; d++)
    operands[d + 1] = part->dims[d] == value->type->dims[d]
                          ? sr_pass_number(pass, dtype, 0)
                          : sr_pass_part_start(pass, form, d, part->dims[d], dtype);
  sr_op *op = sr_op_create(pass->module, SR_OP_DYNAMIC_SLICE, value->op, part->rank + 1, operands,
                           1, &part, 0);
  sr_op_set_attr(pass->module, op, "slice_sizes",
                 sr_attr_ints(pass->module, part->dims, (size_t)part->rank));
  sr_op_insert(op, before->block, before);
  return sr_result(op, 0);
}

/* The part of `form` of a value that is cut along `stays` already. */
static sr_value *slice_rest(sr_pass *pass, sr_value *value, const sr_sharding *from,
                            const sr_sharding *form, sr_op *before) {
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, form->rank);
  for (int32_t d = 0; d < form->rank; d++) {
    sr_shard_dim stays = staying(pass, from, form, d);
    dims[d] = sr_axes_behind(pass->arena, &form->dims[d], &stays);
  }
  const sr_sharding *rest = sr_pass_intern(pass, &(sr_sharding){form->mesh, form->rank, dims});
  return rest ? sr_pass_slice(pass, value, rest, before) : value;
}

/* All axes of a form. */
static sr_shard_dim axes_of(sr_pass *pass, const sr_sharding *form) {
  sr_shard_dim all = {0};
  for (int32_t d = 0; d < form->rank; d++)
    all = sr_axes_join(pass->arena, &all, &form->dims[d]);
  return all;
}

/* `from` cut along what `to` has more of, where that can be done before anything is gathered. */
static const sr_sharding *finer(sr_pass *pass, const sr_sharding *from, const sr_sharding *to) {
  if (!to || !sr_mesh_equal(from->mesh, to->mesh))
    return from;
  sr_shard_dim used = axes_of(pass, from);
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, from->rank);
  for (int32_t d = 0; d < from->rank; d++) {
    dims[d] = from->dims[d];
    sr_shard_dim stays = staying(pass, from, to, d);
    if (!sr_axes_equal(&stays, &from->dims[d]))
      continue;
    sr_shard_dim comes = sr_axes_behind(pass->arena, &to->dims[d], &stays);
    comes = sr_axes_apart(pass->arena, &comes, &used);
    dims[d] = sr_axes_join(pass->arena, &from->dims[d], &comes);
  }
  return sr_pass_intern(pass, &(sr_sharding){from->mesh, from->rank, dims});
}

/* The dimension of `to` that all of `goes` comes to, and nothing else; -1: none. */
static int32_t target_of(sr_pass *pass, const sr_sharding *from, const sr_sharding *to,
                         const sr_shard_dim *goes) {
  for (int32_t d = 0; d < from->rank; d++) {
    sr_shard_dim stays = staying(pass, from, to, d);
    sr_shard_dim comes = sr_axes_behind(pass->arena, &to->dims[d], &stays);
    if (sr_axes_equal(&stays, &from->dims[d]) && sr_axes_equal(&comes, goes))
      return d;
  }
  return -1;
}

/* Each device gives each of the others what it has of their part of `to`, and gets the same. */
static sr_value *exchange(sr_pass *pass, sr_value *value, const sr_mesh *mesh, int32_t from,
                          int32_t to, sr_shard_dim axes, sr_op *before) {
  sr_module *module = pass->module;
  const sr_type *type = value->type;
  int64_t parts = sr_axes_parts(&axes), dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[from] *= parts;
  dims[to] /= parts;
  const sr_type *made = sr_type_tensor(module, type->dtype, type->rank, dims);
  const sr_sharding *cut = one_cut(pass, mesh, type->rank, from, axes);
  sr_op *op = sr_op_create(module, SR_OP_ALL_TO_ALL, value->op, 1, &value, 1, &made, 0);
  sr_op_set_attr(module, op, "split_dimension", sr_attr_int(module, to, SR_I64));
  sr_op_set_attr(module, op, "concat_dimension", sr_attr_int(module, from, SR_I64));
  sr_op_set_attr(module, op, "split_count", sr_attr_int(module, parts, SR_I64));
  sr_op_set_attr(module, op, "replica_groups", sr_pass_groups(pass, cut, from));
  sr_op_insert(op, before->block, before);
  return sr_pass_straighten(pass, op);
}

/* Moves axes that go from one dimension and come to another. *form is what the value has. */
static sr_value *exchange_all(sr_pass *pass, sr_value *value, const sr_sharding **form,
                              const sr_sharding *to, sr_op *before) {
  for (int32_t d = 0; to && sr_mesh_equal((*form)->mesh, to->mesh) && d < to->rank; d++) {
    sr_shard_dim stays = staying(pass, *form, to, d);
    sr_shard_dim goes = sr_axes_behind(pass->arena, &(*form)->dims[d], &stays);
    int32_t target = goes.count ? target_of(pass, *form, to, &goes) : -1;
    if (target < 0)
      continue;
    value = exchange(pass, value, to->mesh, d, target, goes, before);
    sr_shard_dim *dims = sr_arena_copy(pass->arena, (*form)->dims, (size_t)to->rank * sizeof *dims);
    dims[d] = stays;
    dims[target] = to->dims[target];
    *form = sr_pass_intern(pass, &(sr_sharding){to->mesh, to->rank, dims});
  }
  return value;
}

sr_value *sr_pass_reshard(sr_pass *pass, sr_value *value, const sr_sharding *from,
                          const sr_sharding *to, sr_op *before) {
  const sr_sharding *form = finer(pass, from, to);
  value = slice_rest(pass, value, from, form, before);
  value = exchange_all(pass, value, &form, to, before);
  value = gather(pass, value, form, to, before);
  return to ? slice_rest(pass, value, form, to, before) : value;
}
