/* Arguments and results of the program: what main declares, and the signature that the caller
 * sees. */
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/sharding_group.h"

/* ---- what main declares ---------------------------------------------------------------------- */

static sr_reduction reduction_of(const sr_attr *attr) {
  static const sr_reduction reductions[] = {[SR_UNREDUCED_SUM] = SR_REDUCTION_SUM,
                                            [SR_UNREDUCED_MAX] = SR_REDUCTION_MAX,
                                            [SR_UNREDUCED_MIN] = SR_REDUCTION_MIN};
  return reductions[attr->sharding->unreduced_kind];
}

static sr_status read_port(sr_partitioner *p, const char *what, int32_t index, const sr_type *type,
                           const sr_attr *attr, sr_declared *out_declared) {
  if (type->kind != SR_TYPE_TENSOR || !sr_type_is_static(type))
    return sr_partitioner_fail(
        p, NULL, SR_ERR_UNSUPPORTED,
        "%s %d has the type %s; only tensors of fixed shape can enter and leave a "
        "program",
        what, (int)index, sr_type_printed(p->module, type));
  out_declared->type = type;
  if (!attr)
    return SR_OK;
  p->port = sr_arena_printf(p->arena, "%s %d: ", what, (int)index);
  SR_TRY(sr_read_annotation(p, NULL, attr, type->rank, &out_declared->annotation));
  sr_shard_dim *axes = SR_NEW(p->arena, sr_shard_dim);
  sr_sharding *unreduced = SR_NEW(p->arena, sr_sharding);
  *unreduced = (sr_sharding){.rank = 1, .dims = axes};
  SR_TRY(sr_resolve_unreduced(p, NULL, attr, NULL, &unreduced->mesh, axes));
  if (axes->count > 0) {
    out_declared->unreduced = unreduced;
    out_declared->reduction = reduction_of(attr);
  }
  p->port = NULL;
  if (!sr_port_has_shards(type))
    out_declared->annotation = NULL;
  return SR_OK;
}

sr_status sr_read_ports(sr_partitioner *p) {
  const sr_func *main = p->module->main;
  const sr_op *end = p->body->last;
  p->arguments = SR_NEW_ARRAY(p->arena, sr_declared, p->body->arg_count);
  p->results = SR_NEW_ARRAY(p->arena, sr_declared, end->operand_count);
  for (int32_t i = 0; i < p->body->arg_count; i++)
    SR_TRY(read_port(p, "argument", i, p->body->args[i]->type,
                     sr_func_arg_attr(main, i, "sdy.sharding"), &p->arguments[i]));
  for (int32_t i = 0; i < end->operand_count; i++)
    SR_TRY(read_port(p, "result", i, sr_operand(end, i)->type,
                     sr_func_result_attr(main, i, "sdy.sharding"), &p->results[i]));
  return SR_OK;
}

/* Returns the whole axes of `list` that cut a dimension of `size` elements evenly, together. */
static sr_shard_dim even_axes(sr_arena *arena, const sr_mesh *mesh, const sr_shard_dim *list,
                              int64_t size) {
  sr_shard_dim kept = {0};
  for (int32_t i = 0; i < list->count; i++) {
    const sr_shard_dim axis = {&list->axes[i], 1};
    if (axis.axes->size == mesh->axes[axis.axes->axis].size &&
        size % (sr_shard_dim_shards(&kept) * axis.axes->size) == 0)
      kept = sr_axes_append(arena, &kept, &axis);
  }
  return kept;
}

/* Returns the sharding that is left of `sharding` if the port may have none but even ones, of whole
 * axes: JAX has no name for a part of an axis. What main states stays as it is. */
static const sr_sharding *even_sharding(sr_partitioner *p, const sr_declared *port,
                                        const sr_sharding *sharding) {
  const sr_annotation *stated = port->annotation;
  if (!p->of_buffers || !sharding)
    return sharding;
  if (!stated && sharding->mesh->device_count != p->device_count)
    return NULL;
  SR_ARENA_SCOPE(p->scratch);
  sr_shard_dim dims[SR_MAX_RANK];
  for (int32_t d = 0; d < sharding->rank; d++)
    dims[d] = stated && !stated->open[d]
                  ? sharding->dims[d]
                  : even_axes(p->scratch, sharding->mesh, &sharding->dims[d], port->type->dims[d]);
  return sr_sharding_intern(p, &(sr_sharding){sharding->mesh, sharding->rank, dims});
}

/* Returns the group of the value that main returns as result `index`; NULL: it has no shards. */
static const sr_sharding_group *group_of_result(const sr_partitioner *p, int32_t index) {
  sr_value *value = sr_value_origin(p, sr_operand(p->body->last, index));
  return sr_port_has_shards(p->results[index].type) ? sr_value_sharding_group(p, value) : NULL;
}

void sr_keep_results(sr_partitioner *p) {
  for (int32_t i = 0; i < p->body->last->operand_count; i++) {
    const sr_sharding_group *group = group_of_result(p, i);
    p->results[i].sharding = group ? even_sharding(p, &p->results[i], group->sharding) : NULL;
  }
  p->keeps_results = true;
}

void sr_settle_ports(sr_partitioner *p) {
  for (int32_t i = 0; i < p->body->arg_count; i++) {
    sr_sharding_group *group = sr_value_sharding_group(p, p->body->args[i]);
    group->produced = even_sharding(p, &p->arguments[i], group->produced);
    p->arguments[i].sharding = group->produced;
  }
  for (int32_t i = 0; !p->keeps_results && i < p->body->last->operand_count; i++) {
    const sr_sharding_group *group = group_of_result(p, i);
    p->results[i].sharding = group ? even_sharding(p, &p->results[i], group->produced) : NULL;
  }
}

/* ---- what the caller sees -------------------------------------------------------------------- */

const char *sr_result_name(const sr_module *module, int32_t index) {
  const sr_attr *info = sr_func_result_attr(module->main, index, "jax.result_info");
  if (info && info->kind == SR_ATTR_STRING && info->string.length > 0)
    return info->string.data;
  return sr_arena_printf(module->arena, "result%d", (int)index);
}

static sr_port make_port(sr_partitioner *p, const char *name, const sr_declared *declared) {
  const sr_type *whole = declared->type;
  const sr_sharding *sharding = declared->sharding;
  return (sr_port){
      .name = name,
      .dtype = whole->dtype,
      .rank = whole->rank,
      .dims = whole->dims,
      .sharding = sharding ? *sharding : sr_sharding_replicated(p->arena, p->mesh, whole->rank),
      .unreduced = declared->unreduced ? *declared->unreduced : (sr_sharding){0},
      .reduction = declared->reduction,
      .alias = -1,
  };
}

/* Reads whether the memory of argument `index` may be reused. jax.buffer_donor says that it may.
 * tf.aliasing_output also names the result that reuses it. */
static sr_status read_donation(sr_partitioner *p, int32_t index, sr_signature *signature) {
  const sr_func *main = p->module->main;
  sr_port *argument = &signature->arguments[index];
  const sr_attr *donor = sr_func_arg_attr(main, index, "jax.buffer_donor");
  const sr_attr *alias = sr_func_arg_attr(main, index, "tf.aliasing_output");
  argument->donated = alias || (donor && !(donor->kind == SR_ATTR_BOOL && !donor->boolean));
  if (!alias)
    return SR_OK;
  int64_t to = alias->kind == SR_ATTR_INT ? alias->integer.value : -1;
  if (to < 0 || to >= signature->result_count)
    return sr_partitioner_fail(
        p, NULL, SR_ERR_INVALID,
        "argument %d is to give its memory to result %lld of %d (tf.aliasing_output)", (int)index,
        (long long)to, (int)signature->result_count);
  sr_port *result = &signature->results[to];
  if (result->alias >= 0)
    return sr_partitioner_fail(p, NULL, SR_ERR_INVALID,
                               "arguments %d and %d are both to give their memory to result %lld "
                               "(tf.aliasing_output)",
                               (int)result->alias, (int)index, (long long)to);
  /* The result is written into the argument's memory only if both have the same local type.
   * Otherwise the argument's memory is free for other values. */
  if (p->body->args[index]->type == sr_operand(p->body->last, (int32_t)to)->type) {
    argument->alias = (int32_t)to;
    result->alias = index;
  }
  return SR_OK;
}

/* Copies all attributes except shardings. Shardings describe whole arrays, but now the values are
 * shards. */
static sr_named_attr *without_shardings(sr_partitioner *p, const sr_named_attr *attrs, size_t count,
                                        size_t *out_count) {
  sr_named_attr *kept = SR_NEW_ARRAY(p->arena, sr_named_attr, count);
  *out_count = 0;
  for (size_t i = 0; i < count; i++)
    if (strcmp(attrs[i].name, "sdy.sharding") != 0 && strcmp(attrs[i].name, "mhlo.sharding") != 0)
      kept[(*out_count)++] = attrs[i];
  return kept;
}

static void strip_lists(sr_partitioner *p, int32_t count, sr_named_attr *const **lists,
                        const size_t **counts) {
  if (!*lists)
    return;
  sr_named_attr **kept = SR_NEW_ARRAY(p->arena, sr_named_attr *, count);
  size_t *kept_counts = SR_NEW_ARRAY(p->arena, size_t, count);
  for (int32_t i = 0; i < count; i++)
    kept[i] = without_shardings(p, (*lists)[i], (*counts)[i], &kept_counts[i]);
  *lists = kept;
  *counts = kept_counts;
}

void sr_retype_main(sr_partitioner *p) {
  sr_func *main = p->module->main;
  const sr_op *end = p->body->last;
  int32_t inputs = p->body->arg_count, results = end->operand_count;
  const sr_type **elements = SR_NEW_ARRAY(p->arena, const sr_type *, inputs + results);
  for (int32_t i = 0; i < inputs; i++)
    elements[i] = p->body->args[i]->type;
  for (int32_t i = 0; i < results; i++)
    elements[inputs + i] = sr_operand(end, i)->type;
  const sr_type type = {.kind = SR_TYPE_FUNCTION,
                        .count = inputs + results,
                        .input_count = inputs,
                        .elements = elements};
  main->type = sr_type_intern(p->module, &type);
  strip_lists(p, inputs, &main->arg_attrs, &main->arg_attr_counts);
  strip_lists(p, results, &main->result_attrs, &main->result_attr_counts);
}

sr_status sr_write_signature(sr_partitioner *p, sr_signature *out_signature) {
  const sr_op *end = p->body->last;
  sr_signature s = {.argument_count = p->body->arg_count,
                    .result_count = end->operand_count,
                    .argument_tokens = p->module->argument_tokens,
                    .result_tokens = p->module->result_tokens,
                    .inspected_count = p->module->inspection_count,
                    .inspected = p->inspected_ports,
                    .device_count = p->device_count};
  s.arguments = SR_NEW_ARRAY(p->arena, sr_port, s.argument_count);
  s.results = SR_NEW_ARRAY(p->arena, sr_port, s.result_count);
  for (int32_t i = 0; i < s.argument_count; i++)
    s.arguments[i] = make_port(p, sr_arena_printf(p->arena, "arg%d", (int)i), &p->arguments[i]);
  for (int32_t i = 0; i < s.result_count; i++)
    s.results[i] = make_port(p, sr_result_name(p->module, i), &p->results[i]);
  for (int32_t i = 0; i < s.argument_count; i++)
    SR_TRY(read_donation(p, i, &s));
  sr_retype_main(p);
  *out_signature = s;
  return SR_OK;
}
