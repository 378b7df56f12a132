/*
 * Values that lie whole on some of the devices. Nothing is cut in such a form, so no factor carries
 * it, and where an op takes it is the op's affair (compute.c). But what only flows stays where it
 * is: through loops, branches and barriers, and back to an argument that nothing else uses, of
 * which the other devices then need not even have a part.
 *
 * A value that every device has is there for some of them as well, so it stands in no form's way.
 */
#include "partitioner/pass.h"

static bool is_narrow(const sr_sharding *form) {
  return form && sr_sharding_is_replicated(form);
}

/* The narrow form that some sources of `node` have and no other contradicts; NULL: none. */
static const sr_sharding *form_of_sources(const sr_node *node) {
  const sr_sharding *found = NULL;
  for (int32_t i = 0; i < sr_node_source_count(node); i++) {
    const sr_node *source = sr_value_node(sr_node_source(node, i));
    const sr_sharding *form = source && source != node ? source->form : NULL;
    if (form && (!is_narrow(form) || (found && form != found)))
      return NULL;
    found = form ? form : found;
  }
  return found;
}

/* True if the condition of the loop reads it: then all devices do, once for each iteration. */
static bool is_condition(const sr_node *node) {
  return node->kind == SR_NODE_CARRY && node->values[1]->uses;
}

/* Adds to *found the form in which `value` is taken; false if that is no narrow one, or another. */
static bool taken_narrow(const sr_pass *pass, const sr_value *value, const sr_sharding **found,
                         const sr_op **out_user) {
  for (const sr_use *use = value->uses; use; use = use->next) {
    bool any;
    if (sr_op_is_identity(use->user)) {
      if (!taken_narrow(pass, sr_result(use->user, 0), found, out_user))
        return false;
      continue;
    }
    const sr_sharding *form = sr_use_form(pass, use, &any);
    if (any || use->user->code == SR_OP_SDY_SHARDING_GROUP)
      continue;
    if (!is_narrow(form) || (*found && form != *found))
      return false;
    *found = form;
    *out_user = sr_use_op(use);
  }
  return true;
}

static bool settle(sr_pass *pass, sr_node *node) {
  const sr_sharding *form = NULL;
  const sr_op *from = NULL;
  if (node->form || node->given || node->type->kind != SR_TYPE_TENSOR)
    return false;
  if (node->kind == SR_NODE_CARRY || node->kind == SR_NODE_BRANCH || node->kind == SR_NODE_PASS) {
    form = is_condition(node) ? NULL : form_of_sources(node);
    from = node->values[0]->op;
  } else if (node->kind == SR_NODE_ARGUMENT && node->type->rank > 0 &&
             !taken_narrow(pass, node->values[0], &form, &from)) {
    form = NULL; /* a scalar comes to all devices, see signature.c */
  }
  node->form = form;
  node->from = form ? from : node->from;
  return form;
}

void sr_pass_settle_narrow(sr_pass *pass) {
  bool any = false;
  for (size_t i = 0; i < pass->forms.count; i++)
    any |= is_narrow(pass->forms.items[i]);
  /* Arguments stand before loops, and loops before what is in them. */
  for (bool changed = any; changed;) {
    changed = false;
    for (size_t i = 0; i < pass->nodes.count; i++)
      changed |= settle(pass, pass->nodes.items[i]);
    for (size_t i = pass->nodes.count; i-- > 0;)
      changed |= settle(pass, pass->nodes.items[i]);
  }
}
