/*
 * Values that lie whole on some of the devices. Nothing is cut in such a form, so no factor carries
 * it, and where an op takes it is the op's affair (compute.c). But what only flows stays where it
 * is: through loops, branches and barriers, and back to an argument that nothing else uses, of
 * which the other devices then need not even have a part.
 *
 * A value that every device has is there for some of them as well, so it stands in no form's way.
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/pass.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/sharding_groups/sharding_groups.h"

static bool is_narrow(const sr_sharding *form) {
  return form && sr_sharding_is_replicated(form);
}

/* The narrow form that some sources of `web` have and no other contradicts; NULL: none. */
static const sr_sharding *form_of_sources(sr_pass *pass, const sr_web *web) {
  const sr_sharding *found = NULL;
  for (int32_t i = 0; i < sr_web_source_count(web); i++) {
    const sr_web *source = sr_value_web(sr_web_source(web, i));
    const sr_sharding *form = source && source != web ? source->form : NULL;
    if (form && (!is_narrow(form) || (found && !sr_forms_agree(pass, form, found))))
      return NULL;
    found = found ? found : form;
  }
  return found;
}

/* Adds to *found the form in which `value` is taken; false if that is no narrow one, or another. */
static bool taken_narrow(sr_pass *pass, const sr_value *value, const sr_sharding **found,
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
    if (!is_narrow(form) || (*found && !sr_forms_agree(pass, form, *found)))
      return false;
    *found = form;
    *out_user = sr_use_op(use);
  }
  return true;
}

static bool is_kept(sr_pass *pass, const sr_web *web, const sr_sharding *form);

/* True if nothing takes `value`, which a loop carries without changing it, in another form. */
static bool stays_in_loop(sr_pass *pass, const sr_value *value, const sr_sharding *form) {
  for (const sr_use *use = value->uses; use; use = use->next) {
    const sr_op *user = use->user;
    bool any;
    if (user->code == SR_OP_RETURN && user->block == value->block)
      continue;
    bool there = sr_op_is_identity(user) ? stays_in_loop(pass, sr_result(user, 0), form)
                 : user->code == SR_OP_WHILE
                     ? is_kept(pass, sr_value_web(sr_result(user, use->index)), form)
                     : sr_forms_agree(pass, sr_use_form(pass, use, &any), form);
    if (!there)
      return false;
  }
  return true;
}

/*
 * True if a loop may carry the value in a narrow form. What the condition reads goes to all devices
 * each time round; so does what they make of a value that no iteration changes, which is sent once
 * if it is sent before the loop.
 */
static bool is_kept(sr_pass *pass, const sr_web *web, const sr_sharding *form) {
  if (web->kind != SR_WEB_CARRY)
    return true;
  if (web->values[1]->uses)
    return false;
  return sr_value_web(sr_web_source(web, 1)) != web || stays_in_loop(pass, web->values[2], form);
}

static bool settle(sr_pass *pass, sr_web *web) {
  const sr_sharding *form = NULL;
  const sr_op *from = NULL;
  if (web->form || web->given || web->type->kind != SR_TYPE_TENSOR)
    return false;
  if (web->kind == SR_WEB_CARRY || web->kind == SR_WEB_BRANCH || web->kind == SR_WEB_PASS) {
    form = form_of_sources(pass, web);
    form = form && is_kept(pass, web, form) ? form : NULL;
    from = web->values[0]->op;
  } else if (web->kind == SR_WEB_ARGUMENT && sr_port_has_parts(web->type) &&
             !taken_narrow(pass, web->values[0], &form, &from)) {
    form = NULL;
  }
  web->form = form;
  web->from = form ? from : web->from;
  return form;
}

void sr_pass_settle_narrow(sr_pass *pass) {
  bool any = false;
  for (size_t i = 0; i < pass->forms.count; i++)
    any |= is_narrow(pass->forms.items[i]);
  /* Arguments stand before loops, and loops before what is in them. */
  for (bool changed = any; changed;) {
    changed = false;
    for (size_t i = 0; i < pass->webs.count; i++)
      changed |= settle(pass, pass->webs.items[i]);
    for (size_t i = pass->webs.count; i-- > 0;)
      changed |= settle(pass, pass->webs.items[i]);
  }
}
