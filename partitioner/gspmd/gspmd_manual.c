/*
 * Parts of a program that are written for one device, before Shardy: nothing holds them together
 * but that values enter by @SPMDFullToShardShape and leave by @SPMDShardToFullShape. What lies
 * between is found here and becomes the body of a sdy.manual_computation.
 *
 * The depth of a value says how many entries lie before it that no exit has ended. Ops that use
 * nothing but what has no depth, constants and device numbers above all, have none themselves:
 * they belong to whoever uses them, and each part gets its own. Other ops belong to the part that
 * their operands are in.
 *
 * A value may leave a part into one around it, along some axes of which values are those of one
 * device: JAX's axis_index does. Of such an exit, if nothing before it has a depth, only its
 * sharding tells which part that is. Until that part is looked at, it has no depth either.
 */
#include <stdlib.h>

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/pass.h"
#include "partitioner/gspmd/gspmd.h"

enum {
  NO_DEPTH = -1
};

typedef struct part part;

/* An op of the block that is looked at; op->note points to it. */
typedef struct item {
  sr_op *op;
  size_t index; /* place in the block */
  int64_t depth;
  struct item *root; /* of the ops that are one part with it; itself: the root */
  part *part;        /* of a root */
  int32_t taken_by;  /* tag of the part that took the op last; 0: none did */
  int32_t copies;
  int64_t owners; /* of a manual computation that was made: see separation */
} item;

typedef SR_VECTOR(item *) item_list;

struct part {
  item_list members, entries, exits; /* entries and exits are members too */
  int32_t tag;                       /* of values that have copies in the part */
  int64_t owners;                    /* see separation */
  uint32_t manual_axes;              /* a bit for each axis of the mesh */
  const sr_mesh *mesh;               /* of what enters and leaves; the first of several */
  const sr_mesh *widest;             /* of these, that with most axes: all call them alike */
  bool several;                      /* meshes: values are those of one device along all axes */
};

typedef struct separation {
  sr_old *old;
  sr_block *block;
  int64_t owners; /* devices, or groups of them, that have values of their own in the block */
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

/* Calls `visit` for what `op` uses, and what its regions do; `user` is the op of the block. */
static sr_status visit_uses(separation *s, item *user, sr_op *op, use_visit visit) {
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_TRY(visit(s, user, &op->operands[i]));
  for (int32_t r = 0; r < op->region_count; r++)
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      SR_TRY(visit_uses(s, user, inner, visit));
  return SR_OK;
}

/* The op of the block that makes the value, or NULL. */
static item *maker(const separation *s, const sr_value *value) {
  return value->op && value->op->block == s->block ? value->op->note : NULL;
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
    return sr_pass_fail(s->old->pass, user->op, SR_ERR_UNSUPPORTED,
                        "it uses values of all devices together with values of one device, which "
                        "have to enter by @SPMDFullToShardShape or leave by "
                        "@SPMDShardToFullShape first");
  user->depth = depth;
  return SR_OK;
}

/* The devices, or groups of them, that have values of their own by the sharding of one: of a whole
 * array, one. */
static int64_t owners_of(const separation *s, const sr_old_form *form) {
  int64_t owners = form->of_each ? s->old->pass->partitions : 1;
  for (int32_t t = form->rank; !form->of_each && t < form->tile_count; t++)
    owners *= form->rests[t] == SR_OLD_OWN ? form->tiles[t] : 1;
  return owners;
}

/* The depth of what leaves, if its operand has none: it is a value of this block, unless it is one
 * of more devices than values of the block are. */
static sr_status find_depth_behind(separation *s, item *leaving) {
  const sr_old_text *text;
  SR_TRY(sr_old_text_of(s->old, leaving->op, &text));
  if (!text || owners_of(s, &text->forms.items[0]) <= s->owners)
    leaving->depth = 0;
  return SR_OK;
}

static sr_status add_item(separation *s, sr_op *op) {
  sr_pass *pass = s->old->pass;
  item *made = SR_NEW(pass->arena, item);
  *made = (item){.op = op, .index = s->items.count, .depth = NO_DEPTH, .root = made};
  op->note = made;
  SR_PUSH(pass->arena, &s->items, made);
  SR_TRY(visit_uses(s, made, op, find_depth));
  if ((is_entry(op) || is_exit(op)) && (op->operand_count != 1 || op->result_count != 1))
    return sr_pass_fail(pass, op, SR_ERR_INVALID, "it has to have one operand and one result");
  if (is_entry(op))
    made->depth = (made->depth == NO_DEPTH ? 0 : made->depth) + 1;
  if (is_exit(op) && made->depth == 0)
    return sr_pass_fail(pass, op, SR_ERR_INVALID,
                        "its operand is a value of all devices, which did not enter by "
                        "@SPMDFullToShardShape");
  if (is_exit(op) && made->depth == NO_DEPTH)
    SR_TRY(find_depth_behind(s, made));
  else if (is_exit(op))
    made->depth--;
  if (sr_op_has(op, SR_TRAIT_TERMINATOR) && made->depth > 0)
    return sr_pass_fail(pass, op, SR_ERR_INVALID,
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
  sr_arena *arena = s->old->pass->arena;
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
      root->part->tag = ++s->old->parts;
    }
    SR_PUSH(arena, &root->part->members, member);
    if (is_entry(member->op) && member->depth == 1)
      SR_PUSH(arena, &root->part->entries, member);
    if (is_exit(member->op) && member->depth == 0)
      SR_PUSH(arena, &root->part->exits, member);
  }
}

/* ---- shardings ------------------------------------------------------------------------------- */

/* The @Sharding that says in which parts a value enters, or of what kind it is before it leaves. */
static const sr_op *sharding_before(const item *i) {
  const sr_op *op = sr_operand(i->op, 0)->op;
  return op && sr_op_calls(op, "Sharding") ? op : NULL;
}

typedef SR_VECTOR(const sr_old_digits *) digits_list;

static sr_status add_digits(separation *s, digits_list *list, const sr_op *op) {
  const sr_old_text *text = NULL;
  if (op)
    SR_TRY(sr_old_texts_of(s->old, op, &text));
  for (size_t i = 0; text && i < text->forms.count; i++)
    if (text->forms.items[i].kind == SR_OLD_TILED && !text->forms.items[i].of_each)
      SR_PUSH(s->old->pass->arena, list, &text->digits[i]);
  return SR_OK;
}

static sr_status add_digits_below(separation *s, digits_list *list, const sr_op *op) {
  SR_TRY(add_digits(s, list, op));
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      SR_TRY(add_digits_below(s, list, inner));
  return SR_OK;
}

/* The mesh in whose axes all shardings of the part are written, or else those of what enters and
 * leaves: the others are refused then (given.c). Where values enter and leave by several meshes, it
 * is the first of them. */
static sr_status find_mesh(separation *s, part *p) {
  digits_list all = {0};
  for (size_t i = 0; i < p->entries.count; i++) {
    SR_TRY(add_digits(s, &all, sharding_before(p->entries.items[i])));
    SR_TRY(add_digits(s, &all, p->entries.items[i]->op));
  }
  for (size_t i = 0; i < p->exits.count; i++) {
    SR_TRY(add_digits(s, &all, p->exits.items[i]->op));
    SR_TRY(add_digits(s, &all, sharding_before(p->exits.items[i])));
  }
  size_t crossing = all.count;
  for (size_t i = 0; i < p->members.count; i++)
    SR_TRY(add_digits_below(s, &all, p->members.items[i]->op));
  const sr_mesh *around = sr_old_mesh_around(s->block);
  p->mesh = sr_old_find_mesh(s->old, around, all.count, all.items);
  if (!p->mesh)
    p->mesh = sr_old_find_mesh(s->old, around, crossing, all.items);
  p->several = !p->mesh;
  if (p->several)
    p->mesh = sr_old_find_mesh(s->old, around, 1, all.items);
  p->widest = p->mesh;
  for (size_t i = 0; p->several && i < crossing; i++) {
    const sr_mesh *mesh = sr_old_find_mesh(s->old, p->mesh, 1, &all.items[i]);
    p->widest = mesh->axis_count > p->widest->axis_count ? mesh : p->widest;
  }
  return SR_OK;
}

/* The axes along which values are those of one device, by a sharding inside the part. */
static sr_status read_manual_axes(separation *s, part *p, const sr_op *op) {
  const sr_old_text *text = NULL;
  if (op)
    SR_TRY(sr_old_text_of(s->old, op, &text));
  if (!text)
    return SR_OK;
  const sr_old_form *form = &text->forms.items[0];
  if (p->several && !form->of_each)
    return sr_pass_fail(s->old->pass, op, SR_ERR_UNSUPPORTED,
                        "values that are those of one device along some axes enter or leave here "
                        "in parts on devices that no one mesh counts");
  uint32_t axes = form->of_each ? UINT32_MAX >> (32 - p->mesh->axis_count) : 0;
  for (int32_t t = form->rank; !form->of_each && t < form->tile_count; t++) {
    if (form->rests[t] != SR_OLD_OWN)
      continue;
    sr_axis_list list = sr_old_axes(s->old->pass->arena, p->mesh, &text->digits[0], t);
    for (int32_t i = 0; i < list.count; i++)
      for (int32_t a = 0; a < p->mesh->axis_count; a++)
        if (list.axes[i].name == p->mesh->axes[a].name)
          axes |= 1U << a;
  }
  if (axes == 0 || (p->manual_axes && p->manual_axes != axes))
    return sr_pass_fail(s->old->pass, op, SR_ERR_UNSUPPORTED,
                        axes ? "values that are used together are those of one device along other "
                               "axes"
                             : "the sharding does not say that values are those of one device");
  p->manual_axes = axes;
  p->owners = owners_of(s, form);
  return SR_OK;
}

static sr_status find_manual_axes(separation *s, part *p) {
  for (size_t i = 0; i < p->entries.count; i++)
    SR_TRY(read_manual_axes(s, p, p->entries.items[i]->op));
  for (size_t i = 0; i < p->exits.count; i++)
    SR_TRY(read_manual_axes(s, p, sharding_before(p->exits.items[i])));
  if (p->manual_axes)
    return SR_OK;
  p->manual_axes = UINT32_MAX >> (32 - p->mesh->axis_count);
  p->owners = s->old->pass->partitions;
  return SR_OK;
}

/* The shardings that ops of `list` say, of values as they are outside. */
static sr_status set_shardings(separation *s, const part *p, sr_op *manual, const char *name,
                               const item_list *list) {
  sr_pass *pass = s->old->pass;
  const sr_attr **items = SR_NEW_ARRAY(pass->arena, const sr_attr *, list->count);
  for (size_t i = 0; i < list->count; i++) {
    const item *crossing = list->items[i];
    bool enters = is_entry(crossing->op);
    const sr_op *op = enters ? sharding_before(crossing) : crossing->op;
    const sr_type *type = enters ? sr_operand(crossing->op, 0)->type : crossing->op->results->type;
    const sr_old_text *text = NULL;
    if (op)
      SR_TRY(sr_old_text_of(s->old, op, &text));
    if (text)
      SR_TRY(sr_old_translate(s->old, op, text, 0, type, sr_old_open_dims(op), p->mesh, &items[i]));
    if (!items[i])
      return sr_pass_fail(pass, crossing->op, SR_ERR_INVALID,
                          enters ? "no @Sharding before it says in which parts the value enters"
                                 : "no mhlo.sharding says in which parts the value leaves");
  }
  sr_op_set_attr(pass->module, manual, name, sr_attr_array(pass->module, items, list->count));
  return SR_OK;
}

static void set_manual_axes(separation *s, const part *p, sr_op *manual) {
  sr_pass *pass = s->old->pass;
  const sr_attr **names = SR_NEW_ARRAY(pass->arena, const sr_attr *, p->widest->axis_count);
  size_t count = 0;
  for (int32_t a = 0; a < p->widest->axis_count; a++)
    if (p->several || p->manual_axes >> a & 1)
      names[count++] = sr_attr_string(pass->module, p->widest->axes[a].name);
  sr_op_set_attr(pass->module, manual, "manual_axes", sr_attr_array(pass->module, names, count));
}

/* ---- bodies ---------------------------------------------------------------------------------- */

typedef struct taking {
  item_list items; /* ops without depth that the part uses */
  int32_t tag;
} taking;

static void take(separation *s, taking *t, const sr_op *user) {
  for (int32_t i = 0; i < user->operand_count; i++) {
    item *from = maker(s, sr_operand(user, i));
    if (!from || from->depth != NO_DEPTH || from->taken_by == t->tag)
      continue;
    from->taken_by = t->tag;
    SR_PUSH(s->old->pass->arena, &t->items, from);
  }
  for (int32_t r = 0; r < user->region_count; r++)
    for (const sr_op *inner = user->regions[r]->first; inner; inner = inner->next)
      take(s, t, inner);
}

static int by_index(const void *a, const void *b) {
  const item *const *x = a, *const *y = b;
  return ((*x)->index > (*y)->index) - ((*x)->index < (*y)->index);
}

/* Copies of ops without depth that the part uses, at the start of its body. */
static void copy_taken(separation *s, const part *p, sr_block *body) {
  taking t = {.tag = p->tag};
  for (size_t i = 0; i < p->members.count; i++)
    if (!is_entry(p->members.items[i]->op) || p->members.items[i]->depth > 1)
      take(s, &t, p->members.items[i]->op);
  for (size_t i = 0; i < t.items.count; i++)
    take(s, &t, t.items.items[i]->op);
  if (t.items.count > 0)
    qsort(t.items.items, t.items.count, sizeof *t.items.items, by_index);
  for (size_t i = 0; i < t.items.count; i++) {
    sr_op_insert(sr_op_clone(s->old->pass->module, t.items.items[i]->op, p->tag), body, NULL);
    t.items.items[i]->copies++;
  }
}

/* Uses of what has a copy in the part use that. */
static void use_copies(sr_op *op, int32_t tag) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->tag == tag)
      sr_op_set_operand(op, i, sr_operand(op, i)->note);
  for (int32_t r = 0; r < op->region_count; r++)
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      use_copies(inner, tag);
}

static void fill_body(separation *s, const part *p, sr_op *manual) {
  sr_module *module = s->old->pass->module;
  sr_block *body = manual->regions[0];
  copy_taken(s, p, body);
  sr_value **ends = SR_NEW_ARRAY(s->old->pass->arena, sr_value *, p->exits.count);
  size_t entered = 0, left = 0;
  for (size_t i = 0; i < p->members.count; i++) {
    const item *member = p->members.items[i];
    sr_op *op = member->op;
    if (is_entry(op) && member->depth == 1) {
      sr_value_replace(sr_result(op, 0), body->args[entered++]);
      sr_op_erase(op);
      continue;
    }
    use_copies(op, p->tag);
    sr_op_detach(op);
    if (is_exit(op) && member->depth == 0) {
      ends[left] = sr_operand(op, 0);
      sr_value_replace(sr_result(op, 0), sr_result(manual, (int32_t)left++));
    }
    sr_op_insert(op, body, NULL);
  }
  sr_op *end = sr_op_create(module, SR_OP_SDY_RETURN, manual, (int32_t)left, ends, 0, NULL, 0);
  sr_op_insert(end, body, NULL);
  for (size_t i = 0; i < p->exits.count; i++)
    sr_op_erase(p->exits.items[i]->op);
}

/* All that enters has to be there where the first value leaves. */
static sr_status check_order(separation *s, const part *p, const item *place) {
  for (size_t i = 0; i < p->entries.count; i++) {
    const item *from = maker(s, sr_operand(p->entries.items[i]->op, 0));
    if (from && from->index >= place->index)
      return sr_pass_fail(
          s->old->pass, p->entries.items[i]->op, SR_ERR_UNSUPPORTED,
          "the value enters a part of the program for one device that another value "
          "has left before; let it enter first");
  }
  return SR_OK;
}

static sr_status build_part(separation *s, part *p) {
  sr_pass *pass = s->old->pass;
  SR_TRY(find_mesh(s, p));
  SR_TRY(find_manual_axes(s, p));
  const item *place = p->exits.count ? p->exits.items[0] : p->members.items[p->members.count - 1];
  SR_TRY(check_order(s, p, place));
  sr_value **operands = SR_NEW_ARRAY(pass->arena, sr_value *, p->entries.count);
  const sr_type **types = SR_NEW_ARRAY(pass->arena, const sr_type *, p->exits.count);
  for (size_t i = 0; i < p->entries.count; i++)
    operands[i] = sr_operand(p->entries.items[i]->op, 0);
  for (size_t i = 0; i < p->exits.count; i++)
    types[i] = sr_result(p->exits.items[i]->op, 0)->type;
  sr_op *manual =
      sr_op_create(pass->module, SR_OP_SDY_MANUAL_COMPUTATION, place->op, (int32_t)p->entries.count,
                   operands, (int32_t)p->exits.count, types, 1);
  for (size_t i = 0; i < p->entries.count; i++)
    sr_block_add_arg(pass->module, manual->regions[0], sr_result(p->entries.items[i]->op, 0)->type);
  SR_TRY(set_shardings(s, p, manual, "in_shardings", &p->entries));
  SR_TRY(set_shardings(s, p, manual, "out_shardings", &p->exits));
  set_manual_axes(s, p, manual);
  sr_op_set_attr(pass->module, manual, SR_MANUAL_BY_DEVICE, sr_attr_bool(pass->module, true));
  item *made = SR_NEW(pass->arena, item);
  *made = (item){.op = manual, .index = place->index, .root = made, .owners = p->owners};
  manual->note = made;
  sr_op_insert(manual, s->block, place->op);
  fill_body(s, p, manual);
  return SR_OK;
}

/* True if it may run more or less often than the program says. */
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

/* Ops without depth of which only copies are used go. So do those that nothing uses, for an exit
 * cannot stay, unless they tie a value to others. What must run once must not have been copied
 * twice. */
static sr_status drop_copied(separation *s) {
  for (size_t i = s->items.count; i-- > 0;) {
    const item *copied = s->items.items[i];
    if (copied->depth != NO_DEPTH)
      continue;
    const sr_old_text *text;
    SR_TRY(sr_old_texts_of(s->old, copied->op, &text));
    bool ties = text && text->forms.count > 0 && text->forms.items[0].grouped;
    bool used = is_used(copied->op), repeatable = is_repeatable(copied->op);
    if (!repeatable && copied->copies + used > 1)
      return sr_pass_fail(s->old->pass, copied->op, SR_ERR_UNSUPPORTED,
                          "its result is used in several parts of the program for one device, or "
                          "inside and outside of one");
    if (used && is_exit(copied->op))
      return sr_pass_fail(s->old->pass, copied->op, SR_ERR_UNSUPPORTED,
                          "its result is a value of one device along some axes, but is used "
                          "outside of the parts of the program for one device");
    if (!used && (copied->copies > 0 || (repeatable && !ties)))
      sr_op_erase(copied->op);
  }
  return SR_OK;
}

static sr_status separate(sr_old *old, sr_block *block, int64_t owners) {
  separation s = {.old = old, .block = block, .owners = owners};
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
    const item *made = any ? op->note : NULL;
    for (int32_t r = 0; r < op->region_count; r++)
      SR_TRY(separate(old, op->regions[r], made && made->owners ? made->owners : owners));
  }
  return SR_OK;
}

sr_status sr_old_separate(sr_old *old, sr_block *block) {
  return separate(old, block, 1);
}
