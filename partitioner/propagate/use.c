/* How uses take a value: what notes and warnings say of it. Read while the graph has its ops. */
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/pass.h"
#include "partitioner/ops/ops.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/sharding_groups/sharding_groups.h"

static int64_t parts_of(const sr_sharding *form) {
  return form ? sr_sharding_part_count(form) : 1;
}

/* True if each part in the form `to` lies in one of `from` that its device has. */
static bool cuts_further(sr_pass *pass, const sr_sharding *from, const sr_sharding *to) {
  if (!from)
    return true;
  from = sr_form_on(pass, from, to->mesh);
  for (int32_t d = 0; from && d < from->rank; d++) {
    sr_shard_dim common = sr_axes_common(pass->arena, &from->dims[d], &to->dims[d]);
    if (!sr_axes_equal(&common, &from->dims[d]))
      return false;
  }
  return from;
}

static sr_way way_between(sr_pass *pass, const sr_sharding *from, const sr_sharding *to) {
  if (sr_forms_agree(pass, from, to))
    return SR_WAY_NONE;
  if (parts_of(to) < parts_of(from))
    return SR_WAY_GATHERED;
  if (!to) /* from some devices to all */
    return SR_WAY_MOVED;
  if (!from && sr_sharding_is_replicated(to)) /* some devices need it, and all have it */
    return SR_WAY_NONE;
  return cuts_further(pass, from, to) ? SR_WAY_CUT : SR_WAY_MOVED;
}

/* How an op comes from its operand in the form `from` to windows. One that is of two parts or more,
 * or of all there is, is no news from neighbours any more. */
static sr_way way_to_windows(sr_pass *pass, const sr_type *whole, const sr_sharding *from,
                             const sr_window *windows) {
  int64_t all = sr_type_elements(whole), taken = 1;
  int64_t part = sr_type_elements(sr_pass_part_type(pass, whole, from));
  for (int32_t d = 0; d < whole->rank; d++)
    taken *= windows[d].size < whole->dims[d] ? windows[d].size : whole->dims[d];
  return taken > part && (taken == all || taken >= 2 * part) ? SR_WAY_GATHERED : SR_WAY_WINDOWS;
}

/* How an op comes from the form in which its operand is converted to what it computes with. */
static sr_way way_inside(sr_pass *pass, const sr_use *use, const sr_sharding *from) {
  const sr_local *local = sr_op_may_be_local(use->user) ? sr_op_local(use->user) : NULL;
  sr_window windows[SR_MAX_RANK];
  if (!local || !local->operands)
    return SR_WAY_NONE;
  if (sr_op_windows(use->user, use->index, windows))
    return way_to_windows(pass, local->types[use->index], from, windows);
  return way_between(pass, from, local->wanted[use->index]);
}

/* Of the two steps the one that takes more. */
static sr_way way_of(sr_pass *pass, const sr_web *web, const sr_use *use) {
  bool any;
  const sr_sharding *form = sr_use_form(pass, use, &any);
  if (any)
    return SR_WAY_NONE;
  sr_way converted = way_between(pass, web->home, form), inside = way_inside(pass, use, form);
  return inside > converted ? inside : converted;
}

const sr_type *sr_use_taken(sr_pass *pass, const sr_web *web, const sr_use *use,
                            const sr_sharding **out_form) {
  const sr_local *local = sr_op_may_be_local(use->user) ? sr_op_local(use->user) : NULL;
  sr_window windows[SR_MAX_RANK];
  int64_t sizes[SR_MAX_RANK];
  bool any;
  *out_form = sr_use_form(pass, use, &any);
  if (local && local->operands)
    *out_form = local->wanted[use->index];
  if (!local || !local->operands || !sr_op_windows(use->user, use->index, windows))
    return sr_pass_part_type(pass, web->type, *out_form);
  for (int32_t d = 0; d < web->type->rank; d++)
    sizes[d] = windows[d].size;
  return sr_type_tensor(pass->module, web->type->dtype, web->type->rank, sizes);
}

static bool is_earlier(const sr_location *a, const sr_location *b) {
  return a->line < b->line || (a->line == b->line && a->column < b->column);
}

const sr_op *sr_use_op(const sr_use *use) {
  if (use->user->tag != SR_TAG_PLACED)
    return use->user;
  const sr_op *first = NULL;
  for (const sr_use *inner = use->user->regions[0]->args[use->index]->uses; inner;
       inner = inner->next)
    if (!first || is_earlier(&inner->user->location, &first->location))
      first = inner->user;
  return first ? first : use->user;
}

const sr_use *sr_first_use(sr_pass *pass, const sr_web *web, const sr_value *value, sr_way way) {
  const sr_use *found = NULL;
  for (const sr_use *use = value->uses; use; use = use->next) {
    const sr_use *taken = use;
    if (sr_op_is_identity(use->user))
      taken = sr_first_use(pass, web, sr_result(use->user, 0), way);
    else if (use->user->code == SR_OP_SDY_SHARDING_GROUP || way_of(pass, web, use) != way)
      taken = NULL;
    /* Uses are in no particular order: the earliest in the text is the one to name. */
    if (taken && (!found || is_earlier(&taken->user->location, &found->user->location)))
      found = taken;
  }
  return found;
}
