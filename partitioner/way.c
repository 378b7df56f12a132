/* How uses take a value: what notes and warnings say of it. Read while the graph has its ops. */
#include "partitioner/annotations.h"
#include "partitioner/axes.h"
#include "partitioner/parts.h"
#include "partitioner/pass.h"
#include "partitioner/webs.h"

static int64_t parts_of(const sr_sharding *form) {
  return form ? sr_sharding_part_count(form) : 1;
}

/* True if each part in the form `to` lies in one of `from` that its device has. */
static bool cuts_further(const sr_pass *pass, const sr_sharding *from, const sr_sharding *to) {
  if (from && !sr_mesh_equal(from->mesh, to->mesh))
    return false;
  for (int32_t d = 0; from && d < from->rank; d++) {
    sr_shard_dim common = sr_axes_common(pass->arena, &from->dims[d], &to->dims[d]);
    if (!sr_axes_equal(&common, &from->dims[d]))
      return false;
  }
  return true;
}

static sr_way way_between(const sr_pass *pass, const sr_sharding *from, const sr_sharding *to) {
  if (from == to)
    return SR_WAY_NONE;
  if (parts_of(to) < parts_of(from))
    return SR_WAY_GATHERED;
  if (!to) /* from some devices to all */
    return SR_WAY_MOVED;
  if (!from && sr_sharding_is_replicated(to)) /* some devices need it, and all have it */
    return SR_WAY_NONE;
  return cuts_further(pass, from, to) ? SR_WAY_CUT : SR_WAY_MOVED;
}

static sr_way way_of(sr_pass *pass, const sr_web *web, const sr_use *use) {
  bool any;
  const sr_sharding *form = sr_use_form(pass, use, &any);
  sr_way way = any ? SR_WAY_NONE : way_between(pass, web->home, form);
  return way == SR_WAY_NONE && sr_use_reads_windows(use) ? SR_WAY_WINDOWS : way;
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
