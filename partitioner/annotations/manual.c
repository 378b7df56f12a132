/*
 * Reads and inlines sdy.manual_computation. Along manual axes, the body is a program for one
 * device: operands enter it in the shards that in_shardings state, and results leave it in the
 * shards that out_shardings state. So if every device has these shards, the body can replace the
 * op. Along the other axes, the body is a program over whole arrays, as main is, and its values
 * have shardings of their own. An operand or result may be cut along both kinds of axes. In each
 * dimension, the manual axes come first.
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"

const sr_op *sr_op_in_manual(const sr_op *op) {
  const sr_op *parent = op->block->parent;
  while (parent && parent->code != SR_OP_SDY_MANUAL_COMPUTATION)
    parent = parent->block->parent;
  return parent;
}

static const sr_manual *manual_around(const sr_partitioner *p, const sr_op *op) {
  const sr_op *around = sr_op_in_manual(op);
  return around ? sr_op_manual(p, around) : NULL;
}

const sr_mesh *sr_op_manual_mesh(const sr_partitioner *p, const sr_op *op) {
  const sr_manual *around = manual_around(p, op);
  return around ? around->mesh : NULL;
}

const sr_mesh *sr_op_counted_mesh(const sr_partitioner *p, const sr_op *op) {
  const sr_manual *around = manual_around(p, op);
  return around && !around->by_device ? around->mesh : NULL;
}

const sr_sharding *sr_manual_outside(sr_partitioner *p, const sr_sharding *manual,
                                     const sr_sharding *inner) {
  if (!manual || !inner)
    return manual ? manual : inner;
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, manual->rank);
  for (int32_t d = 0; d < manual->rank; d++)
    dims[d] = sr_axes_append(p->arena, &manual->dims[d], &inner->dims[d]);
  return sr_sharding_intern(p, &(sr_sharding){manual->mesh, manual->rank, dims});
}

const sr_sharding *sr_manual_inside(sr_partitioner *p, const sr_sharding *manual,
                                    const sr_sharding *outer) {
  if (!manual || !outer)
    return outer;
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, manual->rank);
  for (int32_t d = 0; d < manual->rank; d++)
    dims[d] = sr_axes_behind(p->arena, &outer->dims[d], &manual->dims[d]);
  return sr_sharding_intern(p, &(sr_sharding){outer->mesh, manual->rank, dims});
}

/* Finds the meshes that `shardings` name. If *mesh is NULL, sets it to the first mesh with devices.
 * Sets *several to true if there are different meshes. */
static sr_status find_mesh(sr_partitioner *p, const sr_op *op, const sr_attr *shardings,
                           const sr_mesh **mesh, bool *several) {
  for (size_t i = 0; i < sr_attr_item_count(shardings); i++) {
    const sr_attr *attr = shardings->array.items[i];
    const sr_mesh *found;
    if (attr->kind != SR_ATTR_SHARDING)
      return sr_partitioner_fail(p, op, SR_ERR_INVALID, "a sharding of Shardy is expected here");
    SR_TRY(sr_resolve_mesh(p, op, attr->sharding->mesh_name, attr->sharding->mesh, &found));
    *several |= *mesh && found && !sr_mesh_equal(*mesh, found);
    if (!*mesh)
      *mesh = found;
  }
  return SR_OK;
}

/* Finds the axes that are manual in the body of `op`: those named in `axes` (NULL: all), and those
 * of the manual computations around `op`. If the manual computation around `op` is over another
 * mesh, all axes of `mesh` are manual. */
static sr_status read_axes(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                           const sr_attr *axes, sr_shard_dim *out_axes) {
  const sr_manual *around = manual_around(p, op);
  if (!axes || (around && !sr_mesh_equal(around->mesh, mesh))) {
    *out_axes = sr_axes_of_mesh(p->arena, mesh, sr_first_partition_axis(p));
    return SR_OK;
  }
  *out_axes = around ? around->axes : (sr_shard_dim){0};
  for (size_t i = 0; i < sr_attr_item_count(axes); i++) {
    sr_shard_axis *axis = SR_NEW(p->arena, sr_shard_axis);
    if (axes->array.items[i]->kind != SR_ATTR_STRING)
      return sr_partitioner_fail(p, op, SR_ERR_INVALID, "manual_axes has to be a list of names");
    sr_axis_ref ref = {.name = axes->array.items[i]->string.data, .pre = 1};
    SR_TRY(sr_resolve_axis(p, op, mesh, sr_first_partition_axis(p), &ref, axis));
    *out_axes = sr_axes_append(p->arena, out_axes, &(sr_shard_dim){axis, 1});
  }
  return SR_OK;
}

/* Requires that cutting `whole`, the type outside of the body, evenly gives `shard`, the type in
 * the body. */
static sr_status check_type(sr_partitioner *p, const sr_op *op, const char *what, int32_t index,
                            const sr_type *whole, const sr_type *shard,
                            const sr_sharding *sharding) {
  if (whole->kind != SR_TYPE_TENSOR || !sr_type_is_static(whole))
    return sharding ? sr_partitioner_fail(p, op, SR_ERR_UNSUPPORTED,
                                          "%s %d of type %s cannot be cut into shards", what,
                                          (int)index, sr_type_printed(p->module, whole))
                    : SR_OK;
  if (sharding && !sr_sharding_divides(sharding, whole->dims))
    return sr_partitioner_fail(
        p, op, SR_ERR_UNSUPPORTED,
        "%s %d of type %s cannot be cut evenly as %s says; pad it to a multiple of "
        "the number of devices",
        what, (int)index, sr_type_printed(p->module, whole),
        sr_sharding_printed(p->arena, sharding));
  const sr_type *wanted = sr_shard_type(p, whole, sharding);
  if (wanted != shard)
    return sr_partitioner_fail(
        p, op, SR_ERR_INVALID, "%s %d of type %s has shards of type %s, but the body has %s", what,
        (int)index, sr_type_printed(p->module, whole), sr_type_printed(p->module, wanted),
        sr_type_printed(p->module, shard));
  return SR_OK;
}

static sr_status read_shardings(sr_partitioner *p, const sr_op *op, const char *name, int32_t count,
                                const sr_attr *shardings, const sr_attr *axes, bool results,
                                const sr_sharding **out_shardings,
                                const sr_annotation **out_annotation) {
  const sr_op *end = op->regions[0]->last;
  if ((int32_t)sr_attr_item_count(shardings) != count)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "%zu shardings for %d %ss",
                               sr_attr_item_count(shardings), (int)count, name);
  for (int32_t i = 0; i < count; i++) {
    const sr_type *whole = results ? op->results[i].type : sr_operand(op, i)->type;
    const sr_type *shard = results ? sr_operand(end, i)->type : op->regions[0]->args[i]->type;
    int32_t rank = whole->kind == SR_TYPE_TENSOR ? whole->rank : 0;
    SR_TRY(sr_resolve_sharding(p, op, shardings->array.items[i], rank, axes, &out_shardings[i]));
    SR_TRY(sr_read_annotation(p, op, shardings->array.items[i], rank, &out_annotation[i]));
    if (!out_shardings[i] && whole->kind == SR_TYPE_TENSOR) {
      const sr_mesh *mesh = sr_op_manual(p, op)->mesh; /* this mesh may lack some devices */
      const sr_sharding uncut = sr_sharding_replicated(p->arena, mesh, rank);
      out_shardings[i] = sr_sharding_intern(p, &uncut);
    }
    SR_TRY(check_type(p, op, name, i, whole, shard, out_shardings[i]));
  }
  return SR_OK;
}

static sr_status read_manual(sr_partitioner *p, sr_op *op) {
  if (op->code != SR_OP_SDY_MANUAL_COMPUTATION)
    return SR_OK;
  const sr_attr *in = sr_op_attr(op, "in_shardings"), *out = sr_op_attr(op, "out_shardings");
  const sr_attr *axes = sr_op_attr(op, "manual_axes");
  static const sr_attr no_axes = {.kind = SR_ATTR_ARRAY};
  if (!axes || axes->kind != SR_ATTR_ARRAY)
    axes = &no_axes;
  sr_manual *manual = SR_NEW(p->arena, sr_manual);
  manual->op = op;
  manual->by_device = sr_op_attr(op, SR_MANUAL_BY_DEVICE) != NULL;
  bool several = false;
  SR_TRY(find_mesh(p, op, in, &manual->mesh, &several));
  SR_TRY(find_mesh(p, op, out, &manual->mesh, &several));
  if (several && !manual->by_device)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "the shardings of one manual computation name different meshes");
  if (several)
    axes = NULL;
  if (!manual->mesh) {
    const sr_mesh *outer = sr_op_manual_mesh(p, op);
    manual->mesh = outer ? outer : p->mesh;
  }
  SR_TRY(read_axes(p, op, manual->mesh, axes, &manual->axes));
  SR_SIDE_SET(p->arena, &p->op_manuals, op->id, manual);
  manual->annotations_in = SR_NEW_ARRAY(p->arena, const sr_annotation *, op->operand_count);
  manual->annotations_out = SR_NEW_ARRAY(p->arena, const sr_annotation *, op->result_count);
  manual->in = SR_NEW_ARRAY(p->arena, const sr_sharding *, op->operand_count);
  manual->out = SR_NEW_ARRAY(p->arena, const sr_sharding *, op->result_count);
  SR_TRY(read_shardings(p, op, "operand", op->operand_count, in, axes, false, manual->in,
                        manual->annotations_in));
  SR_TRY(read_shardings(p, op, "result", op->result_count, out, axes, true, manual->out,
                        manual->annotations_out));
  SR_PUSH(p->arena, &p->manuals, manual);
  return SR_OK;
}

sr_status sr_read_manual_computations(sr_partitioner *p) {
  return sr_partitioner_walk(p, p->body, read_manual);
}

/* Moves the ops of the body of `op` in front of `before`, or to the end of block `to` if `before`
 * is NULL. The operands of `op` replace the body's arguments. Returns the terminator of the
 * body. */
static sr_op *move_body(sr_partitioner *p, sr_op *op, sr_block *to, sr_op *before) {
  sr_value **taken = SR_NEW_ARRAY(p->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    taken[i] = sr_operand(op, i);
  return sr_block_splice(op->regions[0], taken, to, before);
}

void sr_op_dissolve(sr_partitioner *p, sr_op *op) {
  sr_op *end = move_body(p, op, op->block, op);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(sr_result(op, i), sr_operand(end, i));
  sr_op_erase(end);
  sr_op_erase(op);
}

/* Fills `block`, which the devices outside of the mesh execute: it returns zeros in place of the
 * results of `op`. */
static void fill_idle(sr_partitioner *p, const sr_op *op, sr_block *block) {
  sr_op *end = sr_op_create(p->module, SR_OP_RETURN, op, 0, NULL, 0, NULL, 0);
  sr_value **zeros = SR_NEW_ARRAY(p->arena, sr_value *, op->result_count);
  sr_op_insert(end, block, NULL);
  for (int32_t i = 0; i < op->result_count; i++)
    zeros[i] = sr_build_zeros(p, op->results[i].type, end);
  sr_op_set_operands(p->module, end, op->result_count, zeros);
}

/* Moves the body of `op` into a branch of a case that only the devices of `mesh` execute. */
static void enclose(sr_partitioner *p, sr_op *op, const sr_mesh *mesh) {
  SR_ARENA_SCOPE(p->scratch);
  int64_t *table = SR_NEW_ARRAY(p->scratch, int64_t, p->device_count);
  const sr_type **types = SR_NEW_ARRAY(p->arena, const sr_type *, op->result_count);
  for (int64_t i = 0; i < p->device_count; i++)
    table[i] = 1;
  for (int64_t i = 0; i < mesh->device_count; i++)
    table[sr_mesh_device(mesh, i)] = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    types[i] = op->results[i].type;
  sr_value *branch = sr_scalar_look_up(p, SR_I32, table);
  sr_op *chosen = sr_op_create(p->module, SR_OP_CASE, op, 1, &branch, op->result_count, types, 2);
  sr_op_insert(chosen, op->block, op);
  sr_block *busy = chosen->regions[0];
  sr_op *body_end = move_body(p, op, busy, NULL);
  sr_value **results = SR_NEW_ARRAY(p->arena, sr_value *, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++)
    results[i] = sr_operand(body_end, i);
  sr_op *end = sr_op_create(p->module, SR_OP_RETURN, op, op->result_count, results, 0, NULL, 0);
  sr_op_insert(end, busy, NULL);
  fill_idle(p, op, chosen->regions[1]);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(sr_result(op, i), sr_result(chosen, i));
  sr_op_erase(body_end);
  sr_op_erase(op);
}

void sr_inline_manual_computations(sr_partitioner *p) {
  for (size_t i = p->manuals.count; i-- > 0;) {
    const sr_manual *manual = p->manuals.items[i], *around = manual_around(p, manual->op);
    int64_t devices = around ? around->mesh->device_count : p->device_count;
    if (manual->mesh->device_count < devices)
      enclose(p, manual->op, manual->mesh);
    else
      sr_op_dissolve(p, manual->op);
  }
}
