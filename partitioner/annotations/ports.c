/* Arguments and results of the program: what main declares, and what its caller sees in the end. */
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/pass.h"
#include "partitioner/core/web.h"

/* ---- what main declares ---------------------------------------------------------------------- */

static sr_status read_port(sr_pass *pass, const char *what, int32_t index, const sr_type *type,
                           const sr_attr *attr, sr_declared *out_declared) {
  if (type->kind != SR_TYPE_TENSOR || !sr_type_is_static(type))
    return sr_pass_fail(pass, NULL, SR_ERR_UNSUPPORTED,
                        "%s %d has the type %s; only tensors of fixed shape can enter and leave a "
                        "program",
                        what, (int)index, sr_type_name(pass->module, type));
  out_declared->type = type;
  if (!attr)
    return SR_OK;
  pass->port = sr_arena_printf(pass->arena, "%s %d: ", what, (int)index);
  SR_TRY(sr_pass_read_given(pass, NULL, attr, type->rank, &out_declared->given));
  pass->port = NULL;
  if (!sr_port_has_parts(type))
    out_declared->given = NULL;
  return SR_OK;
}

sr_status sr_pass_read_ports(sr_pass *pass) {
  const sr_func *main = pass->module->main;
  const sr_op *end = pass->body->last;
  pass->arguments = SR_NEW_ARRAY(pass->arena, sr_declared, pass->body->arg_count);
  pass->results = SR_NEW_ARRAY(pass->arena, sr_declared, end->operand_count);
  for (int32_t i = 0; i < pass->body->arg_count; i++)
    SR_TRY(read_port(pass, "argument", i, pass->body->args[i]->type,
                     sr_func_arg_attr(main, i, "sdy.sharding"), &pass->arguments[i]));
  for (int32_t i = 0; i < end->operand_count; i++)
    SR_TRY(read_port(pass, "result", i, sr_operand(end, i)->type,
                     sr_func_result_attr(main, i, "sdy.sharding"), &pass->results[i]));
  return SR_OK;
}

void sr_pass_settle_ports(sr_pass *pass) {
  const sr_op *end = pass->body->last;
  for (int32_t i = 0; i < pass->body->arg_count; i++)
    pass->arguments[i].form = sr_value_web(pass->body->args[i])->home;
  for (int32_t i = 0; i < end->operand_count; i++) {
    const sr_web *web = sr_value_web(sr_value_origin(sr_operand(end, i)));
    pass->results[i].form = sr_port_has_parts(pass->results[i].type) && web ? web->home : NULL;
  }
}

/* ---- what the caller sees -------------------------------------------------------------------- */

const char *sr_result_name(const sr_module *module, int32_t index) {
  const sr_attr *info = sr_func_result_attr(module->main, index, "jax.result_info");
  if (info && info->kind == SR_ATTR_STRING && info->string.length > 0)
    return info->string.data;
  return sr_arena_printf(module->arena, "result%d", (int)index);
}

static sr_port make_port(sr_pass *pass, const char *name, const sr_type *whole,
                         const sr_sharding *form) {
  return (sr_port){
      .name = name,
      .dtype = whole->dtype,
      .rank = whole->rank,
      .dims = whole->dims,
      .sharding = form ? *form : sr_sharding_replicated(pass->arena, pass->mesh, whole->rank),
      .alias = -1,
  };
}

/* jax.buffer_donor says the memory may go; tf.aliasing_output says to which result. */
static sr_status read_donation(sr_pass *pass, int32_t index, sr_signature *signature) {
  const sr_func *main = pass->module->main;
  sr_port *argument = &signature->arguments[index];
  const sr_attr *donor = sr_func_arg_attr(main, index, "jax.buffer_donor");
  const sr_attr *alias = sr_func_arg_attr(main, index, "tf.aliasing_output");
  argument->donated = alias || (donor && !(donor->kind == SR_ATTR_BOOL && !donor->boolean));
  if (!alias)
    return SR_OK;
  int64_t to = alias->kind == SR_ATTR_INT ? alias->integer.value : -1;
  if (to < 0 || to >= signature->result_count)
    return sr_pass_fail(
        pass, NULL, SR_ERR_INVALID,
        "argument %d is to give its memory to result %lld of %d (tf.aliasing_output)", (int)index,
        (long long)to, (int)signature->result_count);
  sr_port *result = &signature->results[to];
  if (result->alias >= 0)
    return sr_pass_fail(pass, NULL, SR_ERR_INVALID,
                        "arguments %d and %d are both to give their memory to result %lld "
                        "(tf.aliasing_output)",
                        (int)result->alias, (int)index, (long long)to);
  /* The memory fits when the parts are equal; otherwise it is merely free. */
  if (pass->body->args[index]->type == sr_operand(pass->body->last, (int32_t)to)->type) {
    argument->alias = (int32_t)to;
    result->alias = index;
  }
  return SR_OK;
}

/* The list without shardings, which were about whole arrays. */
static sr_named_attr *without_shardings(sr_pass *pass, const sr_named_attr *attrs, size_t count,
                                        size_t *out_count) {
  sr_named_attr *kept = SR_NEW_ARRAY(pass->arena, sr_named_attr, count);
  *out_count = 0;
  for (size_t i = 0; i < count; i++)
    if (strcmp(attrs[i].name, "sdy.sharding") != 0 && strcmp(attrs[i].name, "mhlo.sharding") != 0)
      kept[(*out_count)++] = attrs[i];
  return kept;
}

static void strip_lists(sr_pass *pass, int32_t count, sr_named_attr *const **lists,
                        const size_t **counts) {
  if (!*lists)
    return;
  sr_named_attr **kept = SR_NEW_ARRAY(pass->arena, sr_named_attr *, count);
  size_t *kept_counts = SR_NEW_ARRAY(pass->arena, size_t, count);
  for (int32_t i = 0; i < count; i++)
    kept[i] = without_shardings(pass, (*lists)[i], (*counts)[i], &kept_counts[i]);
  *lists = kept;
  *counts = kept_counts;
}

void sr_pass_retype_main(sr_pass *pass) {
  sr_func *main = pass->module->main;
  const sr_op *end = pass->body->last;
  int32_t inputs = pass->body->arg_count, results = end->operand_count;
  const sr_type **elements = SR_NEW_ARRAY(pass->arena, const sr_type *, inputs + results);
  for (int32_t i = 0; i < inputs; i++)
    elements[i] = pass->body->args[i]->type;
  for (int32_t i = 0; i < results; i++)
    elements[inputs + i] = sr_operand(end, i)->type;
  const sr_type type = {.kind = SR_TYPE_FUNCTION,
                        .count = inputs + results,
                        .input_count = inputs,
                        .elements = elements};
  main->type = sr_type_intern(pass->module, &type);
  strip_lists(pass, inputs, &main->arg_attrs, &main->arg_attr_counts);
  strip_lists(pass, results, &main->result_attrs, &main->result_attr_counts);
}

sr_status sr_pass_write_signature(sr_pass *pass, sr_signature *out_signature) {
  const sr_op *end = pass->body->last;
  sr_signature s = {.argument_count = pass->body->arg_count,
                    .result_count = end->operand_count,
                    .device_count = pass->device_count};
  s.arguments = SR_NEW_ARRAY(pass->arena, sr_port, s.argument_count);
  s.results = SR_NEW_ARRAY(pass->arena, sr_port, s.result_count);
  for (int32_t i = 0; i < s.argument_count; i++)
    s.arguments[i] = make_port(pass, sr_arena_printf(pass->arena, "arg%d", (int)i),
                               pass->arguments[i].type, pass->arguments[i].form);
  for (int32_t i = 0; i < s.result_count; i++)
    s.results[i] = make_port(pass, sr_result_name(pass->module, i), pass->results[i].type,
                             pass->results[i].form);
  for (int32_t i = 0; i < s.argument_count; i++)
    SR_TRY(read_donation(pass, i, &s));
  sr_pass_retype_main(pass);
  *out_signature = s;
  return SR_OK;
}
