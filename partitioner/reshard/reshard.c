/*
 * Converts an array from one sharding to another, sending as little as possible.
 *
 * The usual way is a sequence of ops. For mesh axes that only the new sharding has, each device
 * slices its shard. For axes that move from one dimension to another, there is an all_to_all. For
 * axes that only the old sharding has, there is an all_gather for each dimension. Leading axes that
 * a dimension has in both shardings stay.
 *
 * The all_gather across the most nodes comes first, while shards are still small. Among all_gathers
 * across equally many nodes, the one along the last dimension comes first, because shards are then
 * copied in longer runs of elements.
 *
 * The sequence may be impossible, for uneven shards or different meshes, or it may send more than
 * necessary. Then a single redistribute or collective_permute fetches each device's shard from the
 * devices that have its elements (redistribute.c).
 */
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/reshard/reshard.h"

/* ---- building collectives -------------------------------------------------------------------- */

/* Returns the sharding that cuts only dimension `dim`, by `axes`. */
static const sr_sharding *one_cut(sr_partitioner *p, const sr_mesh *mesh, int32_t rank, int32_t dim,
                                  sr_shard_dim axes) {
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, rank);
  dims[dim] = axes;
  return sr_sharding_intern(p, &(sr_sharding){mesh, rank, dims});
}

sr_value *sr_gather_along(sr_partitioner *p, sr_value *value, const sr_mesh *mesh, int32_t dim,
                          sr_shard_dim axes, sr_op *before) {
  const sr_type *type = value->type;
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[dim] *= sr_shard_dim_shards(&axes);
  const sr_type *wider = sr_type_tensor(p->module, type->dtype, type->rank, dims);
  const sr_sharding *cut = one_cut(p, mesh, type->rank, dim, axes);
  sr_op *op = sr_op_create(p->module, SR_OP_ALL_GATHER, value->op, 1, &value, 1, &wider, 0);
  sr_op_set_attr(p->module, op, "all_gather_dim", sr_attr_int(p->module, dim, SR_I64));
  sr_op_set_attr(p->module, op, "replica_groups", sr_groups_attr_along(p, cut, dim));
  sr_op_set_role(p, op, SR_ROLE_FINAL);
  sr_op_insert(op, before->block, before);
  return sr_result(op, 0);
}

/* Builds an all_to_all: `axes` cut dimension `from` before it and dimension `to` after it. */
static sr_value *exchange(sr_partitioner *p, sr_value *value, const sr_mesh *mesh, int32_t from,
                          int32_t to, sr_shard_dim axes, sr_op *before) {
  sr_module *module = p->module;
  const sr_type *type = value->type;
  int64_t shards = sr_shard_dim_shards(&axes), dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[from] *= shards;
  dims[to] /= shards;
  const sr_type *made = sr_type_tensor(module, type->dtype, type->rank, dims);
  const sr_sharding *cut = one_cut(p, mesh, type->rank, from, axes);
  sr_op *op = sr_op_create(module, SR_OP_ALL_TO_ALL, value->op, 1, &value, 1, &made, 0);
  sr_op_set_attr(module, op, "split_dimension", sr_attr_int(module, to, SR_I64));
  sr_op_set_attr(module, op, "concat_dimension", sr_attr_int(module, from, SR_I64));
  sr_op_set_attr(module, op, "split_count", sr_attr_int(module, shards, SR_I64));
  sr_op_set_attr(module, op, "replica_groups", sr_groups_attr_along(p, cut, from));
  sr_op_insert(op, before->block, before);
  return sr_lower_all_to_all(p, op);
}

/* ---- the sequence of moves ------------------------------------------------------------------- */

typedef enum move_kind {
  MOVE_SLICE,
  MOVE_EXCHANGE,
  MOVE_GATHER,
} move_kind;

typedef struct move {
  move_kind kind;
  int32_t dim, target;         /* for MOVE_GATHER and MOVE_EXCHANGE, `dim` is the dimension that
                                * loses axes; for MOVE_EXCHANGE, `target` is the dimension that gets
                                * them */
  sr_shard_dim axes;           /* the axes that `dim` loses */
  const sr_sharding *sharding; /* sharding after the move */
} move;

typedef struct sequence {
  sr_partitioner *p;
  const sr_sharding *sharding, *to; /* `sharding` is the sharding after the moves so far, `to` the
                                     * sharding after all moves */
  SR_VECTOR(move) moves;
} sequence;

static void add_move(sequence *s, move next) {
  SR_PUSH(s->p->arena, &s->moves, next);
  s->sharding = next.sharding;
}

/* Returns the axes of dimension `dim` that need not move on the way from `from` to `to`: the
 * leading axes that the dimension has in both shardings. */
static sr_shard_dim staying(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
                            int32_t dim) {
  return to && from->mesh == to->mesh ? sr_axes_common(p->arena, &from->dims[dim], &to->dims[dim])
                                      : (sr_shard_dim){0};
}

/* Returns `from` with those axes of `to` added that `from` does not use. A device can slice its
 * shard along these axes before anything is sent, so less has to be sent. */
static const sr_sharding *finer(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to) {
  if (!to || from->mesh != to->mesh)
    return from;
  sr_shard_dim used = sr_axes_of_sharding(p->arena, from);
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, from->rank);
  for (int32_t d = 0; d < from->rank; d++) {
    dims[d] = from->dims[d];
    sr_shard_dim stays = staying(p, from, to, d);
    if (!sr_axes_equal(&stays, &from->dims[d]))
      continue;
    sr_shard_dim comes = sr_axes_behind(p->arena, &to->dims[d], &stays);
    comes = sr_axes_apart(p->arena, &comes, &used);
    dims[d] = sr_axes_append(p->arena, &from->dims[d], &comes);
  }
  return sr_sharding_intern(p, &(sr_sharding){from->mesh, from->rank, dims});
}

/* Returns the dimension that gets exactly the axes `goes` on the way from `from` to `to`; -1: no
 * dimension does. */
static int32_t target_of(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
                         const sr_shard_dim *goes) {
  for (int32_t d = 0; d < from->rank; d++) {
    sr_shard_dim stays = staying(p, from, to, d);
    sr_shard_dim comes = sr_axes_behind(p->arena, &to->dims[d], &stays);
    if (sr_axes_equal(&stays, &from->dims[d]) && sr_axes_equal(&comes, goes))
      return d;
  }
  return -1;
}

static const sr_sharding *changed(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                                  sr_shard_dim axes, int32_t other, sr_shard_dim other_axes) {
  size_t bytes = (size_t)sharding->rank * sizeof *sharding->dims;
  sr_shard_dim *dims = sr_arena_copy(p->arena, sharding->dims, bytes);
  dims[dim] = axes;
  if (other >= 0)
    dims[other] = other_axes;
  return sr_sharding_intern(p, &(sr_sharding){sharding->mesh, sharding->rank, dims});
}

static void add_exchanges(sequence *s) {
  for (int32_t d = 0; s->to && s->sharding && d < s->to->rank; d++) {
    sr_shard_dim stays = staying(s->p, s->sharding, s->to, d);
    sr_shard_dim goes = sr_axes_behind(s->p->arena, &s->sharding->dims[d], &stays);
    int32_t target = goes.count ? target_of(s->p, s->sharding, s->to, &goes) : -1;
    if (target < 0)
      continue;
    const sr_sharding *sharding = changed(s->p, s->sharding, d, stays, target, s->to->dims[target]);
    add_move(s, (move){MOVE_EXCHANGE, d, target, goes, sharding});
  }
}

/* Returns the reach (number of devices and nodes) of a group of devices that differ only along
 * `axes` of `mesh`. */
static sr_reach reach_of(sr_partitioner *p, const sr_mesh *mesh, const sr_shard_dim *axes) {
  return sr_reach_of(p, sr_sharding_intern(p, &(sr_sharding){mesh, 1, axes}), 0);
}

/* Returns the dimension to gather next. It is the dimension whose all_gather spans the most nodes;
 * if several dimensions span equally many, the last of them. -1: nothing is left to gather.
 * *out_goes has the axes along which to gather. */
static int32_t next_gather(const sequence *s, sr_shard_dim *out_goes) {
  int32_t best = -1;
  double most = -1;
  for (int32_t d = s->sharding ? s->sharding->rank : 0; d-- > 0;) {
    sr_shard_dim stays = staying(s->p, s->sharding, s->to, d);
    sr_shard_dim goes = sr_axes_behind(s->p->arena, &s->sharding->dims[d], &stays);
    sr_reach reach = goes.count ? reach_of(s->p, s->sharding->mesh, &goes) : (sr_reach){0};
    if (goes.count > 0 && reach.nodes > most) {
      best = d;
      most = reach.nodes;
      *out_goes = goes;
    }
  }
  return best;
}

static void add_gathers(sequence *s) {
  sr_shard_dim goes;
  for (int32_t d; (d = next_gather(s, &goes)) >= 0;) {
    sr_shard_dim stays = staying(s->p, s->sharding, s->to, d);
    const sr_sharding *sharding = changed(s->p, s->sharding, d, stays, -1, (sr_shard_dim){0});
    add_move(s, (move){MOVE_GATHER, d, -1, goes, sharding});
  }
}

static sequence sequence_of(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to) {
  sequence s = {.p = p, .sharding = from, .to = to};
  const sr_sharding *sharding = finer(p, from, to);
  if (sharding != from)
    add_move(&s, (move){.kind = MOVE_SLICE, .sharding = sharding});
  add_exchanges(&s);
  add_gathers(&s);
  if (!sr_shardings_agree(p, s.sharding, to))
    add_move(&s, (move){.kind = MOVE_SLICE, .sharding = to});
  return s;
}

/* True if all shards have equal sizes in each step of the sequence. A dimension may have uneven
 * shards if its axes stay as they are, or if it is gathered completely. */
static bool is_even(const sr_type *whole, const sr_sharding *from, const sr_sharding *to) {
  for (int32_t d = 0; d < whole->rank; d++) {
    bool even = whole->dims[d] % sr_sharding_dim_shards(from, d) == 0;
    if (!to || to->dims[d].count == 0 || sr_axes_equal(&from->dims[d], &to->dims[d]))
      continue;
    if (!even || whole->dims[d] % sr_sharding_dim_shards(to, d) != 0)
      return false;
  }
  return true;
}

static double cost_of_sequence(const sequence *s, const sr_type *whole, const sr_sharding *from) {
  sr_sent sum = {0};
  const sr_sharding *sharding = from;
  for (size_t i = 0; i < s->moves.count; i++) {
    const move *m = &s->moves.items[i];
    double bytes = (double)sr_type_bytes(sr_shard_type(s->p, whole, sharding));
    if (m->kind != MOVE_SLICE) {
      sr_reach reach = reach_of(s->p, sharding->mesh, &m->axes);
      double shard = bytes / (double)sr_shard_dim_shards(&m->axes);
      sum = sr_sent_add(sum, m->kind == MOVE_GATHER ? sr_sent_to_all(reach, bytes)
                                                    : sr_sent_to_each(reach, shard));
    }
    sharding = m->sharding;
  }
  return sr_sent_cost(s->p, sum);
}

sr_value *sr_first_elements(sr_partitioner *p, sr_value *value, int32_t dim, int64_t size,
                            sr_op *before) {
  const sr_builder b = sr_partitioner_builder(p, before);
  int64_t starts[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK];
  if (value->type->dims[dim] == size)
    return value;
  memcpy(sizes, value->type->dims, (size_t)value->type->rank * sizeof *sizes);
  sizes[dim] = size;
  return sr_build_slice(&b, value, starts, sizes);
}

/* Slices `value`, the device's shard in the sharding `from`, to the device's shard in `to`, which
 * is a part of it. Nothing is sent. */
static sr_value *slice_rest(sr_partitioner *p, sr_value *value, const sr_sharding *from,
                            const sr_sharding *to, sr_op *before) {
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, to->rank);
  sr_window windows[SR_MAX_RANK];
  for (int32_t d = 0; d < to->rank; d++)
    dims[d] = from ? sr_axes_behind(p->arena, &to->dims[d], &from->dims[d]) : to->dims[d];
  const sr_sharding *rest = sr_sharding_intern(p, &(sr_sharding){to->mesh, to->rank, dims});
  for (int32_t d = 0; d < to->rank; d++)
    windows[d] = sr_shard_window(value->type, rest, d);
  return sr_fetch_array(p, value, value->type, NULL, rest, windows, before);
}

static sr_value *build(const sequence *s, sr_value *value, const sr_type *whole,
                       const sr_sharding *from, sr_op *before) {
  const sr_sharding *sharding = from;
  for (size_t i = 0; i < s->moves.count; i++) {
    const move *m = &s->moves.items[i];
    if (m->kind == MOVE_SLICE)
      value = slice_rest(s->p, value, sharding, m->sharding, before);
    else if (m->kind == MOVE_EXCHANGE)
      value = exchange(s->p, value, sharding->mesh, m->dim, m->target, m->axes, before);
    else
      value = sr_gather_along(s->p, value, sharding->mesh, m->dim, m->axes, before);
    if (m->kind != MOVE_SLICE && sr_dim_shards(m->sharding, m->dim) == 1)
      value = sr_first_elements(s->p, value, m->dim, whole->dims[m->dim], before);
    sharding = m->sharding;
  }
  return value;
}

/* ---- sequence or fetch ----------------------------------------------------------------------- */

static bool is_one_step(const sequence *s) {
  size_t moving = 0;
  for (size_t i = 0; i < s->moves.count; i++)
    moving += s->moves.items[i].kind != MOVE_SLICE;
  return moving == 0 || (moving == 1 && s->moves.items[s->moves.count - 1].kind != MOVE_SLICE);
}

/* If the two shardings are on different meshes, replaces one of them by the same sharding on the
 * mesh of the other, if possible. */
static void bring_together(sr_partitioner *p, const sr_sharding **from, const sr_sharding **to) {
  const sr_sharding *made = NULL;
  if (!*from || !*to)
    return;
  if ((made = sr_sharding_on_mesh(p, *from, (*to)->mesh)))
    *from = made;
  else if ((made = sr_sharding_on_mesh(p, *to, (*from)->mesh)))
    *to = made;
}

/* True if a value in the sharding `from` is already whole on all devices that need it: `before` is
 * inside of a manual computation, `from` makes the value whole on all devices that run the manual
 * computation, and `to` is NULL (whole). */
static bool is_uncut_around(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to,
                            const sr_op *before) {
  const sr_mesh *around = sr_op_manual_mesh(p, before);
  return from && !to && around && sr_sharding_is_replicated(from) &&
         sr_sharding_on_mesh(p, from, around);
}

sr_value *sr_reshard(sr_partitioner *p, sr_value *value, const sr_type *whole,
                     const sr_sharding *from, const sr_sharding *to, sr_op *before) {
  sr_window windows[SR_MAX_RANK];
  for (int32_t d = 0; d < whole->rank; d++)
    windows[d] = sr_shard_window(whole, to, d);
  bring_together(p, &from, &to);
  if (from == to || is_uncut_around(p, from, to, before))
    return value;
  /* If `to` is NULL, all devices get the whole array, so it does not matter in which order the mesh
   * lists the devices. */
  bool one_mesh =
      from && (to ? from->mesh == to->mesh : from->mesh->device_count == p->device_count);
  if (one_mesh && is_even(whole, from, to)) {
    sequence s = sequence_of(p, from, to);
    sr_patch all;
    sr_view view = sr_view_all(value, whole, from, &all);
    if (is_one_step(&s) || cost_of_sequence(&s, whole, from) <=
                               sr_sent_cost(p, sr_view_sent(p, &view, to, windows, before)))
      return build(&s, value, whole, from, before);
  }
  return sr_fetch_array(p, value, whole, from, to, windows, before);
}
