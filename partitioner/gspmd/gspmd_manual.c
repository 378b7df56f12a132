/*
 * Separates the ops of a GSPMD program that are written for one device from ops on whole arrays. A
 * block may have both. An *entry*, @SPMDFullToShardShape, makes the value of one device from a
 * whole array. An *exit*, @SPMDShardToFullShape, does the reverse. Ops between entries and exits
 * that use each other's values are a *part*. Each part becomes the body of a
 * sdy.manual_computation.
 *
 * The *depth* of a value is the number of entries before it, less the number of exits. An op has no
 * depth if none of its operands has one. Most of these ops make constants and device numbers. They
 * belong to their users, and each part gets its own copy of them. An op that has a depth belongs to
 * the part of its operands.
 *
 * An exit may lead from one part into another part around it. Along the manual axes of the outer
 * part, the value then is still that of one device. JAX's axis_index has such exits. If no op
 * before such an exit has a depth, only the exit's sharding says which part is the outer one. Until
 * that part is processed, the exit has no depth, either.
 */
#include <stdlib.h>

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/gspmd/gspmd.h"

enum {
  NO_DEPTH = -1
};

typedef struct part part;

/* An op of the block that is being separated. */
typedef struct sr_gspmd_item {
  sr_op *op;
  size_t index; /* number of the op in the block */
  int64_t depth;
  struct sr_gspmd_item *root; /* union-find: ops of one part have one root */
  part *part;                 /* the part of the op; set only if the op is a root */
  int32_t taken_by;           /* part.copies of the last part found to need a copy of the op; 0:
                               * none */
  int32_t copies;
  int64_t owners; /* for a manual computation that a part became: separation.owners for its body;
                   * else 0 */
} item;

typedef SR_VECTOR(item *) item_list;

struct part {
  item_list members, entries, exits; /* entries and exits are members, too */
  int32_t copies;                    /* number of the map from values to their copies in the part
                                      * (sr_value.map) */
  int64_t owners;                    /* as separation.owners, for the body of the part */
  uint32_t manual_axes;              /* a bit for each axis of the mesh */
  const sr_mesh *mesh;               /* mesh of the values at entries and exits; the first mesh if
                                      * there are several */
  const sr_mesh *widest;             /* the mesh with most axes among those of entries and exits.
                                      * These meshes all name their axes axis_0, axis_1, ... */
  bool several;                      /* entries and exits use several meshes; then all axes are
                                      * manual */
};

typedef struct separation {
  sr_gspmd *gspmd;
  sr_block *block;
  int64_t owners; /* number of devices, or groups of devices, that have values of their own in the
                   * block; 1: values are whole arrays */
  item_list items;
  SR_VECTOR(part *) parts;
} separation;

static bool is_entry(const sr_op *op) {
  return sr_op_calls(op, "SPMDFullToShardShape");
}
static bool is_exit(const sr_op *op) {
  return sr_op_calls(op, "SPMDShardToFullShape");
}

/* ---- values in use --------------------------------------------------------------------------- */

typedef sr_status (*use_visit)(separation *s, item *user, sr_use *use);

/* Calls `visit` for all operands of `op` and of the ops nested in its regions. `user` is the item
 * of the op of the block that is `op` or contains it. */
static sr_status visit_uses(separation *s, item *user, sr_op *op, use_visit visit) {
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_TRY(visit(s, user, &op->operands[i]));
  for (int32_t r = 0; r < op->region_count; r++)
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      SR_TRY(visit_uses(s, user, inner, visit));
  return SR_OK;
}

/* Returns the item of the op that makes `value`; NULL if that op is not in the block. */
static item *maker(const separation *s, const sr_value *value) {
  return value->op && value->op->block == s->block ? SR_SIDE_GET(&s->gspmd->items, value->op->id)
                                                   : NULL;
}

/* ---- depths ---------------------------------------------------------------------------------- */

static sr_status find_depth(separation *s, item *user, sr_use *use) {
  const item *from = maker(s, use->value);
  int64_t depth = from                                                       ? from->depth
                  : sr_block_is_within(s->block, sr_value_block(use->value)) ? 0
                                                                             : NO_DEPTH;
  if (depth == NO_DEPTH)
    return SR_OK;
  if (user->depth != NO_DEPTH && user->depth != depth)
    return sr_partitioner_fail(
        s->gspmd->p, user->op, SR_ERR_UNSUPPORTED,
        "it uses values of all devices together with values of one device, which "
        "have to enter by @SPMDFullToShardShape or leave by "
        "@SPMDShardToFullShape first");
  user->depth = depth;
  return SR_OK;
}

/* Returns the number of devices, or groups of devices, that have values of their own under
 * `sharding`; 1 for a whole array. */
static int64_t owners_of(const separation *s, const sr_gspmd_sharding *sharding) {
  int64_t owners = sharding->of_each ? s->gspmd->p->partitions : 1;
  for (int32_t t = sharding->rank; !sharding->of_each && t < sharding->tile_count; t++)
    owners *= sharding->rests[t] == SR_GSPMD_OWN ? sharding->tiles[t] : 1;
  return owners;
}

/* Finds the depth of `leaving`, an exit whose operand has no depth. The exit leads into this block,
 * and gets depth 0, unless its sharding has more owners (owners_of) than values of the block
 * have. */
static sr_status find_depth_behind(separation *s, item *leaving) {
  const sr_gspmd_text *text;
  SR_TRY(sr_gspmd_text_of(s->gspmd, leaving->op, &text));
  if (!text || owners_of(s, &text->shardings.items[0]) <= s->owners)
    leaving->depth = 0;
  return SR_OK;
}

static sr_status add_item(separation *s, sr_op *op) {
  sr_partitioner *p = s->gspmd->p;
  item *made = SR_NEW(p->arena, item);
  *made = (item){.op = op, .index = s->items.count, .depth = NO_DEPTH, .root = made};
  SR_SIDE_SET(p->arena, &s->gspmd->items, op->id, made);
  SR_PUSH(p->arena, &s->items, made);
  SR_TRY(visit_uses(s, made, op, find_depth));
  if ((is_entry(op) || is_exit(op)) && (op->operand_count != 1 || op->result_count != 1))
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "it has to have one operand and one result");
  if (is_entry(op))
    made->depth = (made->depth == NO_DEPTH ? 0 : made->depth) + 1;
  if (is_exit(op) && made->depth == 0)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "its operand is a value of all devices, which did not enter by "
                               "@SPMDFullToShardShape");
  if (is_exit(op) && made->depth == NO_DEPTH)
    SR_TRY(find_depth_behind(s, made));
  else if (is_exit(op))
    made->depth--;
  if (sr_op_has(op, SR_TRAIT_TERMINATOR) && made->depth > 0)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "a value of one device is given as one of all; it has to leave by "
                               "@SPMDShardToFullShape first");
  return SR_OK;
}

/* ---- parts ----------------------------------------------------------------------------------- */

static bool is_inside(const item *i) {
  return i->depth >= 1 || (i->depth == 0 && is_exit(i->op));
}

static item *root_of(item *i) {
  while (i->root != i) {
    i->root = i->root->root;
    i = i->root;
  }
  return i;
}

static sr_status join_maker(separation *s, item *user, sr_use *use) {
  item *from = maker(s, use->value);
  if (from && from->depth >= 1)
    root_of(user)->root = root_of(from);
  return SR_OK;
}

static void collect_parts(separation *s) {
  sr_arena *arena = s->gspmd->p->arena;
  for (size_t i = 0; i < s->items.count; i++)
    if (is_inside(s->items.items[i]))
      (void)visit_uses(s, s->items.items[i], s->items.items[i]->op, join_maker);
  for (size_t i = 0; i < s->items.count; i++) {
    item *member = s->items.items[i], *root = root_of(member);
    if (!is_inside(member))
      continue;
    if (!root->part) {
      root->part = SR_NEW(arena, part);
      SR_PUSH(arena, &s->parts, root->part);
      root->part->copies = sr_module_new_map(s->gspmd->p->module);
    }
    SR_PUSH(arena, &root->part->members, member);
    if (is_entry(member->op) && member->depth == 1)
      SR_PUSH(arena, &root->part->entries, member);
    if (is_exit(member->op) && member->depth == 0)
      SR_PUSH(arena, &root->part->exits, member);
  }
}

/* ---- shardings ------------------------------------------------------------------------------- */

/* Returns the @Sharding that makes the operand of an entry or exit; NULL: there is none. Before an
 * entry, it states the shards of the value. Before an exit, it states the manual axes. */
static const sr_op *sharding_before(const item *i) {
  const sr_op *op = sr_operand(i->op, 0)->op;
  return op && sr_op_calls(op, "Sharding") ? op : NULL;
}

typedef SR_VECTOR(const sr_gspmd_modes *) modes_list;

static sr_status add_modes(separation *s, modes_list *list, const sr_op *op) {
  const sr_gspmd_text *text = NULL;
  if (op)
    SR_TRY(sr_gspmd_texts_of(s->gspmd, op, &text));
  for (size_t i = 0; text && i < text->shardings.count; i++)
    if (text->shardings.items[i].kind == SR_GSPMD_TILED && !text->shardings.items[i].of_each)
      SR_PUSH(s->gspmd->p->arena, list, &text->modes[i]);
  return SR_OK;
}

static sr_status add_modes_below(separation *s, modes_list *list, const sr_op *op) {
  SR_TRY(add_modes(s, list, op));
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      SR_TRY(add_modes_below(s, list, inner));
  return SR_OK;
}

/* Finds a mesh that all shardings of the part can use. If there is none, finds a mesh for the
 * shardings of entries and exits; constraint.c then refuses other shardings of the part. If entries
 * and exits need several meshes, takes the first one. */
static sr_status find_mesh(separation *s, part *m) {
  modes_list all = {0};
  for (size_t i = 0; i < m->entries.count; i++) {
    SR_TRY(add_modes(s, &all, sharding_before(m->entries.items[i])));
    SR_TRY(add_modes(s, &all, m->entries.items[i]->op));
  }
  for (size_t i = 0; i < m->exits.count; i++) {
    SR_TRY(add_modes(s, &all, m->exits.items[i]->op));
    SR_TRY(add_modes(s, &all, sharding_before(m->exits.items[i])));
  }
  size_t crossing = all.count;
  for (size_t i = 0; i < m->members.count; i++)
    SR_TRY(add_modes_below(s, &all, m->members.items[i]->op));
  const sr_mesh *around = sr_gspmd_mesh_around(s->block);
  m->mesh = sr_gspmd_find_mesh(s->gspmd, around, all.count, all.items);
  if (!m->mesh)
    m->mesh = sr_gspmd_find_mesh(s->gspmd, around, crossing, all.items);
  m->several = !m->mesh;
  if (m->several)
    m->mesh = sr_gspmd_find_mesh(s->gspmd, around, 1, all.items);
  m->widest = m->mesh;
  for (size_t i = 0; m->several && i < crossing; i++) {
    const sr_mesh *mesh = sr_gspmd_find_mesh(s->gspmd, m->mesh, 1, &all.items[i]);
    m->widest = mesh->axis_count > m->widest->axis_count ? mesh : m->widest;
  }
  return SR_OK;
}

/* Reads the manual axes of part `m` from the sharding that `op` states for a value in the part. */
static sr_status read_manual_axes(separation *s, part *m, const sr_op *op) {
  const sr_gspmd_text *text = NULL;
  if (op)
    SR_TRY(sr_gspmd_text_of(s->gspmd, op, &text));
  if (!text)
    return SR_OK;
  const sr_gspmd_sharding *sharding = &text->shardings.items[0];
  if (m->several && !sharding->of_each)
    return sr_partitioner_fail(
        s->gspmd->p, op, SR_ERR_UNSUPPORTED,
        "values that are those of one device along some axes enter or leave here "
        "in shards on devices that no one mesh counts");
  uint32_t axes = sharding->of_each ? UINT32_MAX >> (32 - m->mesh->axis_count) : 0;
  for (int32_t t = sharding->rank; !sharding->of_each && t < sharding->tile_count; t++) {
    if (sharding->rests[t] != SR_GSPMD_OWN)
      continue;
    sr_axis_list list = sr_gspmd_axes(s->gspmd->p->arena, m->mesh, &text->modes[0], t);
    for (int32_t i = 0; i < list.count; i++)
      for (int32_t a = 0; a < m->mesh->axis_count; a++)
        if (list.axes[i].name == m->mesh->axes[a].name)
          axes |= 1U << a;
  }
  if (axes == 0 || (m->manual_axes && m->manual_axes != axes))
    return sr_partitioner_fail(
        s->gspmd->p, op, SR_ERR_UNSUPPORTED,
        axes ? "values that are used together are those of one device along other "
               "axes"
             : "the sharding does not say that values are those of one device");
  m->manual_axes = axes;
  m->owners = owners_of(s, sharding);
  return SR_OK;
}

static sr_status find_manual_axes(separation *s, part *m) {
  for (size_t i = 0; i < m->entries.count; i++)
    SR_TRY(read_manual_axes(s, m, m->entries.items[i]->op));
  for (size_t i = 0; i < m->exits.count; i++)
    SR_TRY(read_manual_axes(s, m, sharding_before(m->exits.items[i])));
  if (m->manual_axes)
    return SR_OK;
  m->manual_axes = UINT32_MAX >> (32 - m->mesh->axis_count);
  m->owners = s->gspmd->p->partitions;
  return SR_OK;
}

/* Sets attribute `name` of `manual` to a list of shardings: for each entry or exit in `list`, the
 * sharding of the value outside of the part. */
static sr_status set_shardings(separation *s, const part *m, sr_op *manual, const char *name,
                               const item_list *list) {
  sr_partitioner *p = s->gspmd->p;
  const sr_attr **items = SR_NEW_ARRAY(p->arena, const sr_attr *, list->count);
  for (size_t i = 0; i < list->count; i++) {
    const item *crossing = list->items[i];
    bool enters = is_entry(crossing->op);
    const sr_op *op = enters ? sharding_before(crossing) : crossing->op;
    const sr_type *type = enters ? sr_operand(crossing->op, 0)->type : crossing->op->results->type;
    const sr_gspmd_text *text = NULL;
    if (op)
      SR_TRY(sr_gspmd_text_of(s->gspmd, op, &text));
    if (text)
      SR_TRY(sr_gspmd_translate(s->gspmd, op, text, 0, type, sr_gspmd_open_dims(op), m->mesh,
                                &items[i]));
    if (!items[i])
      return sr_partitioner_fail(
          p, crossing->op, SR_ERR_INVALID,
          enters ? "no @Sharding before it says in which shards the value enters"
                 : "no mhlo.sharding says in which shards the value leaves");
  }
  sr_op_set_attr(p->module, manual, name, sr_attr_array(p->module, items, list->count));
  return SR_OK;
}

static void set_manual_axes(separation *s, const part *m, sr_op *manual) {
  sr_partitioner *p = s->gspmd->p;
  const sr_attr **names = SR_NEW_ARRAY(p->arena, const sr_attr *, m->widest->axis_count);
  size_t count = 0;
  for (int32_t a = 0; a < m->widest->axis_count; a++)
    if (m->several || m->manual_axes >> a & 1)
      names[count++] = sr_attr_string(p->module, m->widest->axes[a].name);
  sr_op_set_attr(p->module, manual, "manual_axes", sr_attr_array(p->module, names, count));
}

/* ---- bodies ---------------------------------------------------------------------------------- */

typedef struct taking {
  item_list items; /* ops without depth that the part uses */
  int32_t copies;
} taking;

static void take(separation *s, taking *t, const sr_op *user) {
  for (int32_t i = 0; i < user->operand_count; i++) {
    item *from = maker(s, sr_operand(user, i));
    if (!from || from->depth != NO_DEPTH || from->taken_by == t->copies)
      continue;
    from->taken_by = t->copies;
    SR_PUSH(s->gspmd->p->arena, &t->items, from);
  }
  for (int32_t r = 0; r < user->region_count; r++)
    for (const sr_op *inner = user->regions[r]->first; inner; inner = inner->next)
      take(s, t, inner);
}

static int by_index(const void *a, const void *b) {
  const item *const *x = a, *const *y = b;
  return ((*x)->index > (*y)->index) - ((*x)->index < (*y)->index);
}

/* Copies the ops without depth that part `m` uses to the start of `body`. */
static void copy_taken(separation *s, const part *m, sr_block *body) {
  taking t = {.copies = m->copies};
  for (size_t i = 0; i < m->members.count; i++)
    if (!is_entry(m->members.items[i]->op) || m->members.items[i]->depth > 1)
      take(s, &t, m->members.items[i]->op);
  for (size_t i = 0; i < t.items.count; i++)
    take(s, &t, t.items.items[i]->op);
  if (t.items.count > 0)
    qsort(t.items.items, t.items.count, sizeof *t.items.items, by_index);
  for (size_t i = 0; i < t.items.count; i++) {
    sr_op_insert(sr_op_clone(s->gspmd->p->module, t.items.items[i]->op, m->copies), body, NULL);
    t.items.items[i]->copies++;
  }
}

/* In `op` and in nested ops, replaces operands that were copied by their copies. */
static void use_copies(sr_op *op, int32_t copies) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->map == copies)
      sr_op_set_operand(op, i, sr_operand(op, i)->mapped);
  for (int32_t r = 0; r < op->region_count; r++)
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      use_copies(inner, copies);
}

static void fill_body(separation *s, const part *m, sr_op *manual) {
  sr_module *module = s->gspmd->p->module;
  sr_block *body = manual->regions[0];
  copy_taken(s, m, body);
  sr_value **ends = SR_NEW_ARRAY(s->gspmd->p->arena, sr_value *, m->exits.count);
  size_t entered = 0, left = 0;
  for (size_t i = 0; i < m->members.count; i++) {
    const item *member = m->members.items[i];
    sr_op *op = member->op;
    if (is_entry(op) && member->depth == 1) {
      sr_value_replace(sr_result(op, 0), body->args[entered++]);
      sr_op_erase(op);
      continue;
    }
    use_copies(op, m->copies);
    sr_op_detach(op);
    if (is_exit(op) && member->depth == 0) {
      ends[left] = sr_operand(op, 0);
      sr_value_replace(sr_result(op, 0), sr_result(manual, (int32_t)left++));
    }
    sr_op_insert(op, body, NULL);
  }
  sr_op *end = sr_op_create(module, SR_OP_SDY_RETURN, manual, (int32_t)left, ends, 0, NULL, 0);
  sr_op_insert(end, body, NULL);
  for (size_t i = 0; i < m->exits.count; i++)
    sr_op_erase(m->exits.items[i]->op);
}

/* Checks that all values that enter part `m` are made before `place`. The manual computation will
 * be inserted there. */
static sr_status check_order(separation *s, const part *m, const item *place) {
  for (size_t i = 0; i < m->entries.count; i++) {
    const item *from = maker(s, sr_operand(m->entries.items[i]->op, 0));
    if (from && from->index >= place->index)
      return sr_partitioner_fail(
          s->gspmd->p, m->entries.items[i]->op, SR_ERR_UNSUPPORTED,
          "the value enters a part of the program for one device that another value "
          "has left before; let it enter first");
  }
  return SR_OK;
}

static sr_status build_part(separation *s, part *m) {
  sr_partitioner *p = s->gspmd->p;
  SR_TRY(find_mesh(s, m));
  SR_TRY(find_manual_axes(s, m));
  const item *place = m->exits.count ? m->exits.items[0] : m->members.items[m->members.count - 1];
  SR_TRY(check_order(s, m, place));
  sr_value **operands = SR_NEW_ARRAY(p->arena, sr_value *, m->entries.count);
  const sr_type **types = SR_NEW_ARRAY(p->arena, const sr_type *, m->exits.count);
  for (size_t i = 0; i < m->entries.count; i++)
    operands[i] = sr_operand(m->entries.items[i]->op, 0);
  for (size_t i = 0; i < m->exits.count; i++)
    types[i] = sr_result(m->exits.items[i]->op, 0)->type;
  sr_op *manual =
      sr_op_create(p->module, SR_OP_SDY_MANUAL_COMPUTATION, place->op, (int32_t)m->entries.count,
                   operands, (int32_t)m->exits.count, types, 1);
  for (size_t i = 0; i < m->entries.count; i++)
    sr_block_add_arg(p->module, manual->regions[0], sr_result(m->entries.items[i]->op, 0)->type);
  SR_TRY(set_shardings(s, m, manual, "in_shardings", &m->entries));
  SR_TRY(set_shardings(s, m, manual, "out_shardings", &m->exits));
  set_manual_axes(s, m, manual);
  sr_op_set_attr(p->module, manual, SR_MANUAL_BY_DEVICE, sr_attr_bool(p->module, true));
  item *made = SR_NEW(p->arena, item);
  *made = (item){.op = manual, .index = place->index, .root = made, .owners = m->owners};
  SR_SIDE_SET(p->arena, &s->gspmd->items, manual->id, made);
  sr_op_insert(manual, s->block, place->op);
  fill_body(s, m, manual);
  return SR_OK;
}

/* True if it does no harm to run the op more often or less often than the program states. */
static bool is_repeatable(const sr_op *op) {
  return sr_op_has(op, SR_TRAIT_PURE) || sr_op_has(op, SR_TRAIT_CONTROL) ||
         sr_op_calls(op, "Sharding") || is_exit(op);
}

static bool is_used(const sr_op *op) {
  for (int32_t r = 0; r < op->result_count; r++)
    if (op->results[r].uses)
      return true;
  return false;
}

/*
 * Erases the ops without depth that have no users left, because only their copies are used or
 * nothing is. This includes exits. An unused op that ties a value to a sharding group stays. Fails
 * if an op that must run once would run several times.
 */
static sr_status drop_copied(separation *s) {
  for (size_t i = s->items.count; i-- > 0;) {
    const item *copied = s->items.items[i];
    if (copied->depth != NO_DEPTH)
      continue;
    const sr_gspmd_text *text;
    SR_TRY(sr_gspmd_texts_of(s->gspmd, copied->op, &text));
    bool ties = text && text->shardings.count > 0 && text->shardings.items[0].grouped;
    bool used = is_used(copied->op), repeatable = is_repeatable(copied->op);
    if (!repeatable && copied->copies + used > 1)
      return sr_partitioner_fail(
          s->gspmd->p, copied->op, SR_ERR_UNSUPPORTED,
          "its result is used in several parts of the program for one device, or "
          "inside and outside of one");
    if (used && is_exit(copied->op))
      return sr_partitioner_fail(s->gspmd->p, copied->op, SR_ERR_UNSUPPORTED,
                                 "its result is a value of one device along some axes, but is used "
                                 "outside of the parts of the program for one device");
    if (!used && (copied->copies > 0 || (repeatable && !ties)))
      sr_op_erase(copied->op);
  }
  return SR_OK;
}

static sr_status separate(sr_gspmd *gspmd, sr_block *block, int64_t owners) {
  separation s = {.gspmd = gspmd, .block = block, .owners = owners};
  bool any = false;
  for (sr_op *op = block->first; op; op = op->next)
    any |= is_entry(op) || is_exit(op);
  for (sr_op *op = block->first; any && op; op = op->next)
    SR_TRY(add_item(&s, op));
  collect_parts(&s);
  for (size_t i = 0; i < s.parts.count; i++)
    SR_TRY(build_part(&s, s.parts.items[i]));
  SR_TRY(drop_copied(&s));
  for (sr_op *op = block->first; op; op = op->next) {
    const item *made = any ? SR_SIDE_GET(&gspmd->items, op->id) : NULL;
    for (int32_t r = 0; r < op->region_count; r++)
      SR_TRY(separate(gspmd, op->regions[r], made && made->owners ? made->owners : owners));
  }
  return SR_OK;
}

sr_status sr_gspmd_separate(sr_gspmd *gspmd, sr_block *block) {
  return separate(gspmd, block, 1);
}
