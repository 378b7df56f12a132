/*
 * Reads the groups of devices of a collective of the program.
 *
 * The numbers in `replica_groups` stand for replicas, partitions or devices, depending on the op
 * and its attributes (StableHLO, "grouping strategies"). Device r * partitions + j is partition j
 * of replica r. Inside a manual computation, a number stands for a position in the mesh of that
 * computation; in programs from before Shardy, it stands for a device. Groups may also be stated by
 * mesh axes. Such groups are of devices of the whole program, even inside a manual computation; few
 * are left here, because graph/normalize/list_groups.c lists those that JAX prints.
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"

/* What a number in the groups of an op stands for. */
typedef enum counting {
  COUNT_REPLICAS,   /* a replica; each partition has its own copy of the groups */
  COUNT_PARTITIONS, /* a partition; each replica has its own copy of the groups */
  COUNT_BOTH,       /* a replica; a group has all partitions of its replicas */
  COUNT_DEVICES,
} counting;

static counting counting_of(const sr_op *op) {
  bool channel = sr_op_has_channel(op);
  if (op->code != SR_OP_ALL_REDUCE && op->code != SR_OP_ALL_GATHER &&
      op->code != SR_OP_REDUCE_SCATTER && op->code != SR_OP_COLLECTIVE_REDUCE)
    return channel ? COUNT_PARTITIONS : COUNT_REPLICAS;
  if (sr_op_flag(op, "use_global_device_ids"))
    return COUNT_DEVICES;
  return channel ? COUNT_BOTH : COUNT_REPLICAS;
}

bool sr_op_joins_replicas(const sr_partitioner *p, const sr_op *op) {
  return p->replicas > 1 && sr_op_has(op, SR_TRAIT_COLLECTIVE) && counting_of(op) == COUNT_REPLICAS;
}

/* Returns the number of partitions of a replica. If `mesh`, the mesh of a manual computation, is
 * not NULL, only partitions in the mesh count. */
static int64_t partitions_of(const sr_partitioner *p, const sr_mesh *mesh) {
  return mesh ? mesh->device_count / p->replicas : p->partitions;
}

static int64_t limit_of(const sr_partitioner *p, const sr_mesh *mesh, counting kind) {
  switch (kind) {
  case COUNT_PARTITIONS:
    return partitions_of(p, mesh);
  case COUNT_DEVICES:
    return mesh ? mesh->device_count : p->device_count;
  case COUNT_REPLICAS:
  case COUNT_BOTH:
    break;
  }
  return p->replicas;
}

/* Returns the number of copies of each listed group: one for each partition (COUNT_REPLICAS), or
 * one for each replica (COUNT_PARTITIONS), or just one. */
static int64_t copies_of(const sr_partitioner *p, const sr_mesh *mesh, counting kind) {
  switch (kind) {
  case COUNT_REPLICAS:
    return partitions_of(p, mesh);
  case COUNT_PARTITIONS:
    return p->replicas;
  case COUNT_BOTH:
  case COUNT_DEVICES:
    break;
  }
  return 1;
}

/* Returns the device that `number` stands for. `other` is the coordinate that `number` does not
 * give: the replica for COUNT_PARTITIONS, the partition for COUNT_REPLICAS and COUNT_BOTH. */
static int64_t device_of(const sr_partitioner *p, const sr_mesh *mesh, counting kind, int64_t other,
                         int64_t number) {
  int64_t position = number;
  if (kind == COUNT_REPLICAS || kind == COUNT_BOTH)
    position = number * partitions_of(p, mesh) + other;
  else if (kind == COUNT_PARTITIONS)
    position = other * partitions_of(p, mesh) + number;
  return mesh ? sr_mesh_device(mesh, position) : position;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Groups as the program lists them: rows of numbers, padded with -1. */
typedef struct numbering {
  counting kind;
  const sr_mesh *mesh; /* mesh in which the numbers count positions; NULL: they count all devices */
  int64_t rows, columns;
  const int64_t *numbers;
} numbering;

/* Reads attribute `name`, a matrix of integers. *out_rows is 0 if the attribute is absent or
 * empty. */
static sr_status read_matrix(sr_partitioner *p, const sr_op *op, const char *name,
                             const int64_t **out_values, int64_t *out_rows, int64_t *out_columns) {
  size_t count;
  const sr_attr *attr = sr_op_attr(op, name);
  *out_values = sr_attr_get_ints(attr, &count);
  *out_rows = *out_columns = 0;
  if (count == 0)
    return SR_OK;
  const sr_type *type = attr->kind == SR_ATTR_DENSE ? attr->dense.type : NULL;
  if (!type || type->rank != 2)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "%s has to be a matrix of integers", name);
  *out_rows = type->dims[0];
  *out_columns = type->dims[1];
  return SR_OK;
}

/* Returns the word that error messages use for what a number stands for. */
static const char *word_of(const sr_partitioner *p, counting kind) {
  bool replicas = kind == COUNT_REPLICAS || kind == COUNT_BOTH;
  return p->replicas > 1 && replicas ? "replica" : "device";
}

/* Checks `count` numbers of `values`, which are `stride` entries apart. Each must be in range, and
 * none may be listed twice. With a `stride` of 1, numbers of -1 are padding. */
static sr_status check_members(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                               counting kind, const int64_t *values, int64_t count,
                               int64_t stride) {
  int64_t limit = limit_of(p, mesh, kind);
  const char *word = word_of(p, kind);
  bool *seen = SR_NEW_ARRAY(p->scratch, bool, limit);
  for (int64_t i = 0; i < count; i++) {
    int64_t value = values[i * stride];
    if (value == -1 && stride == 1)
      continue;
    if (value < 0 || value >= limit)
      return sr_partitioner_fail(
          p, op, SR_ERR_INVALID,
          "%lld is none of the %lld %ss that are counted "
          "here (0 to %lld)%s",
          (long long)value, (long long)limit, word, (long long)(limit - 1),
          limit == 1 ? "; collectives between partitions carry a channel_handle" : "");
    if (seen[value])
      return sr_partitioner_fail(p, op, SR_ERR_INVALID, "%s %lld is named twice", word,
                                 (long long)value);
    seen[value] = true;
  }
  return SR_OK;
}

/* Writes to `to` the devices of one group: row `numbers` of the listed groups, in copy `copy`.
 * Leaves out padding. Returns the number of devices. */
static int64_t take_row(const sr_partitioner *p, const sr_mesh *mesh, counting kind, int64_t copy,
                        const int64_t *numbers, int64_t columns, int64_t *to) {
  int64_t used = 0, last = kind == COUNT_BOTH ? partitions_of(p, mesh) : 1;
  for (int64_t j = 0; j < last; j++)
    for (int64_t c = 0; c < columns; c++)
      if (numbers[c] >= 0)
        to[used++] = device_of(p, mesh, kind, copy + j, numbers[c]);
  return used;
}

/* Returns the list 0, 1, 2, ... */
static const int64_t *count_up(sr_partitioner *p, int64_t count) {
  int64_t *all = SR_NEW_ARRAY(p->scratch, int64_t, count);
  for (int64_t i = 0; i < count; i++)
    all[i] = i;
  return all;
}

/* Reads dense<[[0, 1, 2], [3, -1, -1]]>: rows are padded with -1. */
static sr_status read_dense_groups(sr_partitioner *p, const sr_op *op, numbering *out) {
  *out = (numbering){.kind = counting_of(op), .mesh = sr_op_counted_mesh(p, op)};
  SR_TRY(read_matrix(p, op, "replica_groups", &out->numbers, &out->rows, &out->columns));
  if (out->rows > 0)
    return SR_OK;
  out->rows = 1; /* one group of all replicas, partitions or devices */
  out->columns = limit_of(p, out->mesh, out->kind);
  out->numbers = count_up(p, out->columns);
  return SR_OK;
}

/* Converts the listed groups to groups of device numbers, with all copies. */
static sr_groups groups_of(sr_partitioner *p, const numbering *n) {
  int64_t copies = copies_of(p, n->mesh, n->kind);
  int64_t size = n->columns * (n->kind == COUNT_BOTH ? partitions_of(p, n->mesh) : 1);
  sr_groups made = sr_groups_make(p, copies * n->rows, size);
  made.count = 0;
  for (int64_t i = 0; i < copies * n->rows; i++) {
    int64_t *to = made.devices + made.count * size;
    const int64_t *row = n->numbers + i % n->rows * n->columns;
    int64_t used = take_row(p, n->mesh, n->kind, i / n->rows, row, n->columns, to);
    for (int64_t c = used; c < size; c++)
      to[c] = -1;
    made.count += used > 0;
  }
  return made;
}

/* ---- groups by axes of a mesh ---------------------------------------------------------------- */

/* Returns the string in field `name` of `attr`; NULL: there is none. */
static const char *text_field(const sr_attr *attr, const char *name) {
  const sr_attr *field = sr_attr_field(attr, name);
  return field && field->kind == SR_ATTR_STRING ? field->string.data : NULL;
}

/* Reads #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>], device_ids = ...>. */
static sr_status read_inline_mesh(sr_partitioner *p, const sr_op *op, const sr_attr *attr,
                                  const sr_mesh **out_mesh) {
  const sr_attr *list = sr_attr_field(attr, "axes");
  sr_mesh *mesh = SR_NEW(p->arena, sr_mesh);
  sr_mesh_axis *axes = SR_NEW_ARRAY(p->arena, sr_mesh_axis, sr_attr_item_count(list));
  *mesh =
      (sr_mesh){.axis_count = (int32_t)sr_attr_item_count(list), .axes = axes, .device_count = 1};
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    const sr_attr *size = sr_attr_field(list->array.items[i], "size");
    axes[i].name = text_field(list->array.items[i], "name");
    axes[i].size = size && size->kind == SR_ATTR_INT ? size->integer.value : 0;
    if (!axes[i].name || axes[i].size < 1 ||
        __builtin_mul_overflow(mesh->device_count, axes[i].size, &mesh->device_count))
      return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                                 "axis %d of the mesh needs a name and a size", (int)i);
  }
  size_t ids;
  mesh->device_ids = sr_attr_get_ints(sr_attr_field(attr, "device_ids"), &ids);
  if (mesh->device_ids && (int64_t)ids != mesh->device_count)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "the mesh has %lld devices, but %zu device_ids",
                               (long long)mesh->device_count, ids);
  *out_mesh = mesh;
  return SR_OK;
}

static sr_status read_group_mesh(sr_partitioner *p, const sr_op *op, const sr_attr *attr,
                                 const sr_mesh **out_mesh) {
  const sr_attr *field = sr_attr_field(attr, "mesh");
  const sr_mesh *inlined = NULL;
  if (field && field->kind == SR_ATTR_STRUCT)
    SR_TRY(read_inline_mesh(p, op, field, &inlined));
  else if (!field || field->kind != SR_ATTR_SYMBOL)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "the replica_groups name no mesh");
  *out_mesh = inlined ? inlined : sr_module_mesh(p->module, field->string.data);
  if (!*out_mesh)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "there is no mesh @%s in the module",
                               field->string.data);
  return SR_OK;
}

static sr_status read_group_axis(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                                 const sr_attr *attr, sr_shard_axis *out_axis) {
  size_t numbers;
  const int64_t *sub_axis = sr_attr_get_ints(sr_attr_field(attr, "sub_axis_info"), &numbers);
  sr_axis_ref ref = {.name = text_field(attr, "name"), .pre = 1};
  if (!ref.name || (sub_axis && numbers != 2))
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "an axis of the replica_groups needs a name");
  if (sub_axis) {
    ref.pre = sub_axis[0];
    ref.size = sub_axis[1];
  }
  return sr_resolve_axis(p, op, mesh, 0, &ref, out_axis);
}

/*
 * For groups by axes of `mesh`: returns what the device numbers of `mesh` stand for. With several
 * replicas, this depends on the op, as for other groups. With one replica, the numbers stand for
 * devices. If `mesh` is not larger than a replica, numbers that would stand for devices stand for
 * partitions instead: each replica has its own copy of the groups.
 */
static counting counting_by(const sr_partitioner *p, const sr_op *op, const sr_mesh *mesh) {
  counting kind = p->replicas > 1 ? counting_of(op) : COUNT_DEVICES;
  return kind == COUNT_DEVICES && mesh->device_count <= p->partitions ? COUNT_PARTITIONS : kind;
}

/* Checks the mesh of groups by axes. The mesh must not have more devices than the program has
 * devices, partitions or replicas (`kind`). It must not have negative device numbers, because -1 is
 * padding. */
static sr_status check_group_mesh(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                                  counting kind) {
  int64_t limit = limit_of(p, NULL, kind);
  if (mesh->device_count > limit)
    return sr_partitioner_fail(
        p, op, SR_ERR_INVALID,
        "the mesh of the replica_groups has %lld devices, but %lld %ss are counted "
        "here",
        (long long)mesh->device_count, (long long)limit, word_of(p, kind));
  for (int64_t i = 0; i < mesh->device_count; i++)
    if (sr_mesh_device(mesh, i) < 0)
      return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                                 "the mesh of the replica_groups names a device %lld",
                                 (long long)sr_mesh_device(mesh, i));
  return SR_OK;
}

/* Reads groups by mesh axes. The members of a group differ only along the listed axes. If these
 * axes cut a dimension, the members are in the order of their shards. */
static sr_status read_axis_groups(sr_partitioner *p, const sr_op *op, const sr_attr *attr,
                                  numbering *out) {
  const sr_mesh *mesh;
  const sr_attr *list = sr_attr_field(attr, "axes");
  SR_TRY(read_group_mesh(p, op, attr, &mesh));
  sr_shard_axis *axes = SR_NEW_ARRAY(p->scratch, sr_shard_axis, sr_attr_item_count(list));
  sr_shard_dim dim = {axes, 0};
  for (; (size_t)dim.count < sr_attr_item_count(list); dim.count++) {
    sr_shard_axis *axis = &axes[dim.count];
    SR_TRY(read_group_axis(p, op, mesh, list->array.items[dim.count], axis));
    if (sr_axes_meet(&dim, &(sr_shard_dim){axis, 1}))
      return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                                 "the replica_groups name the axis \"%s\" twice",
                                 mesh->axes[axis->axis].name);
  }
  *out = (numbering){.kind = counting_by(p, op, mesh), .rows = p->device_count, .columns = 1};
  SR_TRY(check_group_mesh(p, op, mesh, out->kind));
  if (dim.count == 0) { /* every device is a group of its own */
    out->kind = COUNT_DEVICES;
    out->numbers = count_up(p, out->rows);
    return SR_OK;
  }
  const sr_sharding cut = {mesh, 1, &dim};
  sr_groups made = sr_groups_along(p, &cut, 0);
  out->rows = made.count;
  out->columns = made.size;
  out->numbers = made.devices;
  return SR_OK;
}

/* ---- groups and pairs of an op --------------------------------------------------------------- */

sr_status sr_read_groups(sr_partitioner *p, const sr_op *op, sr_groups *out_groups) {
  const sr_attr *attr = sr_op_attr(op, "replica_groups");
  numbering n = {.rows = 0};
  if (attr && attr->kind == SR_ATTR_STRUCT)
    SR_TRY(read_axis_groups(p, op, attr, &n));
  else
    SR_TRY(read_dense_groups(p, op, &n));
  SR_TRY(check_members(p, op, n.mesh, n.kind, n.numbers, n.rows * n.columns, 1));
  *out_groups = groups_of(p, &n);
  return SR_OK;
}

sr_status sr_read_pairs(sr_partitioner *p, const sr_op *op, sr_groups *out_pairs) {
  const int64_t *pairs;
  int64_t count, columns;
  const sr_mesh *mesh = sr_op_counted_mesh(p, op);
  counting kind = counting_of(op);
  SR_TRY(read_matrix(p, op, "source_target_pairs", &pairs, &count, &columns));
  if (count > 0 && columns != 2)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "source_target_pairs has to have two columns");
  SR_TRY(check_members(p, op, mesh, kind, pairs, count, 2));
  SR_TRY(check_members(p, op, mesh, kind, pairs ? pairs + 1 : NULL, count, 2));
  int64_t copies = copies_of(p, mesh, kind);
  *out_pairs = sr_groups_make(p, copies * count, 2);
  for (int64_t copy = 0; copy < copies; copy++)
    for (int64_t i = 0; i < 2 * count; i++)
      out_pairs->devices[copy * 2 * count + i] = device_of(p, mesh, kind, copy, pairs[i]);
  return SR_OK;
}

/* True if the devices at the mesh positions `one` and `other` have the same shard under `cut`, a
 * sharding of one dimension. False if a position is -1: that device is not in the mesh. */
static bool are_beside(const sr_sharding *cut, int64_t one, int64_t other) {
  return one >= 0 && other >= 0 &&
         sr_sharding_shard_index(cut, 0, one) == sr_sharding_shard_index(cut, 0, other);
}

bool sr_collective_stays_within(sr_partitioner *p, const sr_op *op, const sr_mesh *mesh,
                                const sr_shard_dim *axes) {
  SR_ARENA_SCOPE(p->scratch);
  const sr_sharding cut = {mesh, 1, axes};
  sr_groups g = {0};
  sr_status status =
      op->code == SR_OP_COLLECTIVE_PERMUTE ? sr_read_pairs(p, op, &g) : sr_read_groups(p, op, &g);
  const int64_t *places = sr_mesh_positions(p, mesh);
  for (int64_t r = 0; status == SR_OK && r < g.count; r++) {
    const int64_t *row = g.devices + r * g.size;
    for (int64_t i = 0; i < g.size; i++)
      if (row[i] >= 0 && !are_beside(&cut, places[row[0]], places[row[i]]))
        return false;
  }
  return status == SR_OK; /* sr_lower_collectives reports the error later */
}
