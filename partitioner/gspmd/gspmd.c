/*
 * Translates the GSPMD shardings that JAX prints with jax_use_shardy_partitioner = False, so that
 * no later pass has to know them. If an op has a GSPMD sharding and a Shardy sharding, only the
 * Shardy sharding counts.
 */
#include "partitioner/gspmd/gspmd.h"

#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"

/* ---- texts ----------------------------------------------------------------------------------- */

/* Parses the text of `attr`, unless it was parsed before. In error messages, `what` says what
 * `attr` belongs to, and `op` gives the location. */
static sr_status read_text(sr_gspmd *gspmd, const sr_op *op, const char *what, const sr_attr *attr,
                           const sr_gspmd_text **out_text) {
  sr_partitioner *p = gspmd->p;
  const char *text = attr->kind == SR_ATTR_STRING ? attr->string.data : "";
  for (size_t i = 0; i < gspmd->texts.count; i++)
    if (strcmp(gspmd->texts.items[i]->text, text) == 0) {
      *out_text = gspmd->texts.items[i];
      return SR_OK;
    }
  sr_gspmd_text *made = SR_NEW(p->arena, sr_gspmd_text);
  made->text = text;
  const char *fault;
  if (!sr_gspmd_shardings_read(p->arena, text, p->partitions, &made->shardings, &fault))
    return sr_partitioner_fail(p, op, SR_ERR_INVALID, "%s mhlo.sharding \"%s\": %s", what, text,
                               fault);
  sr_gspmd_modes *modes = SR_NEW_ARRAY(p->arena, sr_gspmd_modes, made->shardings.count);
  for (size_t i = 0; i < made->shardings.count; i++)
    if (made->shardings.items[i].kind == SR_GSPMD_TILED)
      modes[i] = sr_gspmd_count(gspmd, &made->shardings.items[i]);
  made->modes = modes;
  SR_PUSH(p->arena, &gspmd->texts, made);
  *out_text = made;
  return SR_OK;
}

sr_status sr_gspmd_texts_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text) {
  const sr_attr *attr = sr_op_attr(op, "mhlo.sharding");
  *out_text = NULL;
  return attr ? read_text(gspmd, op, "its", attr, out_text) : SR_OK;
}

sr_status sr_gspmd_text_of(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text **out_text) {
  SR_TRY(sr_gspmd_texts_of(gspmd, op, out_text));
  if (*out_text && (*out_text)->shardings.count != 1)
    return sr_partitioner_fail(gspmd->p, op, SR_ERR_INVALID,
                               "mhlo.sharding \"%s\" gives %zu shardings to one result",
                               (*out_text)->text, (*out_text)->shardings.count);
  return SR_OK;
}

uint64_t sr_gspmd_open_dims(const sr_op *op) {
  const sr_attr *config = sr_op_attr(op, "backend_config");
  static const char name[] = "unspecified_dims=[";
  const char *at =
      config && config->kind == SR_ATTR_STRING ? strstr(config->string.data, name) : NULL;
  uint64_t open = 0;
  at = at ? at + sizeof name - 1 : "";
  while (*at >= '0' && *at <= '9') {
    uint32_t dim = 0;
    for (; *at >= '0' && *at <= '9'; at++)
      dim = dim < SR_MAX_RANK ? 10 * dim + (uint32_t)(*at - '0') : dim;
    open |= dim < SR_MAX_RANK ? 1ULL << dim : 0;
    at += *at == ',';
  }
  return open;
}

/* Returns the axes of `mesh` along which devices have partial sums. */
static sr_axis_list find_unreduced(sr_gspmd *gspmd, const sr_gspmd_sharding *sharding,
                                   const sr_gspmd_modes *modes, const sr_mesh *mesh) {
  sr_axis_ref *axes = SR_NEW_ARRAY(gspmd->p->arena, sr_axis_ref, mesh->axis_count);
  int32_t count = 0;
  for (int32_t a = 0; sharding->kind == SR_GSPMD_UNREDUCED && a < mesh->axis_count; a++)
    axes[count++] = (sr_axis_ref){.name = mesh->axes[a].name, .pre = 1};
  for (int32_t t = 0; sharding->kind == SR_GSPMD_TILED && t < sharding->tile_count; t++) {
    if (sharding->rests[t] != SR_GSPMD_PARTIAL_SUMS)
      continue;
    sr_axis_list list = sr_gspmd_axes(gspmd->p->arena, mesh, modes, t);
    for (int32_t i = 0; i < list.count; i++)
      axes[count++] = list.axes[i];
  }
  return (sr_axis_list){.axes = axes, .count = count};
}

sr_status sr_gspmd_translate(sr_gspmd *gspmd, const sr_op *op, const sr_gspmd_text *text,
                             size_t index, const sr_type *type, uint64_t open, const sr_mesh *mesh,
                             const sr_attr **out_attr) {
  sr_partitioner *p = gspmd->p;
  const sr_gspmd_sharding *sharding = &text->shardings.items[index];
  const sr_gspmd_modes *modes = &text->modes[index];
  *out_attr = NULL;
  if (type->kind != SR_TYPE_TENSOR || sharding->kind == SR_GSPMD_UNKNOWN ||
      sharding->kind == SR_GSPMD_MANUAL)
    return SR_OK;
  bool tiled = sharding->kind == SR_GSPMD_TILED;
  if (tiled && sharding->rank != type->rank)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "mhlo.sharding \"%s\" is for %d dimensions; the value has %d",
                               text->text, (int)sharding->rank, (int)type->rank);
  sr_sharding_attr *made = SR_NEW(p->arena, sr_sharding_attr);
  sr_dim_attr *dims = SR_NEW_ARRAY(p->arena, sr_dim_attr, type->rank);
  mesh = sr_gspmd_find_mesh(gspmd, mesh, tiled && !sharding->of_each, &modes);
  for (int32_t d = 0; d < type->rank; d++) {
    dims[d] = (sr_dim_attr){.open = (open >> d & 1) != 0, .priority = -1};
    if (tiled)
      dims[d].axes = sr_gspmd_axes(p->arena, mesh, modes, d);
  }
  *made = (sr_sharding_attr){.mesh = mesh,
                             .rank = type->rank,
                             .dims = dims,
                             .unreduced = find_unreduced(gspmd, sharding, modes, mesh)};
  sr_attr *attr = SR_NEW(p->arena, sr_attr);
  *attr = (sr_attr){.kind = SR_ATTR_SHARDING, .sharding = made};
  *out_attr = attr;
  return SR_OK;
}

const sr_mesh *sr_gspmd_mesh_around(const sr_block *block) {
  static const char *const names[] = {"in_shardings", "out_shardings"};
  const sr_op *op = block->parent;
  while (op && op->code != SR_OP_SDY_MANUAL_COMPUTATION)
    op = op->block->parent;
  for (size_t i = 0; op && i < sizeof names / sizeof *names; i++) {
    const sr_attr *list = sr_op_attr(op, names[i]);
    if (list && list->kind == SR_ATTR_ARRAY && list->array.count > 0)
      return list->array.items[0]->kind == SR_ATTR_SHARDING ? list->array.items[0]->sharding->mesh
                                                            : NULL;
  }
  return NULL;
}

/* ---- arguments and results ------------------------------------------------------------------- */

static sr_status translate_port(sr_gspmd *gspmd, const char *what, int32_t index,
                                const sr_type *type, sr_named_attr *attr) {
  sr_partitioner *p = gspmd->p;
  const char *place = sr_arena_printf(p->arena, "%s %d with", what, (int)index);
  const sr_gspmd_text *text;
  SR_TRY(read_text(gspmd, NULL, place, attr->value, &text));
  if (text->shardings.count != 1 || text->shardings.items[0].kind == SR_GSPMD_MANUAL)
    return sr_partitioner_fail(p, NULL, SR_ERR_INVALID,
                               "%s mhlo.sharding \"%s\": that is no sharding of a whole array",
                               place, text->text);
  attr->name = "sdy.sharding";
  return sr_gspmd_translate(gspmd, NULL, text, 0, type, 0, NULL, &attr->value);
}

/* Copies the attribute list of an argument or result of main. Translates mhlo.sharding in the copy.
 * Leaves it out if it states nothing or if there is a sdy.sharding. */
static sr_status translate_list(sr_gspmd *gspmd, const char *what, int32_t index,
                                const sr_type *type, sr_named_attr **list, size_t *count) {
  sr_named_attr *kept = SR_NEW_ARRAY(gspmd->p->arena, sr_named_attr, *count);
  size_t kept_count = 0;
  bool newer = false;
  for (size_t i = 0; i < *count; i++)
    newer |= strcmp((*list)[i].name, "sdy.sharding") == 0;
  for (size_t i = 0; i < *count; i++) {
    sr_named_attr attr = (*list)[i];
    bool older = strcmp(attr.name, "mhlo.sharding") == 0;
    if (older && !newer)
      SR_TRY(translate_port(gspmd, what, index, type, &attr));
    if (attr.value && !(older && newer))
      kept[kept_count++] = attr;
  }
  *list = kept;
  *count = kept_count;
  return SR_OK;
}

static sr_status translate_ports(sr_gspmd *gspmd, const char *what, int32_t count,
                                 const sr_type *const *types, sr_named_attr *const **lists,
                                 const size_t **counts) {
  if (!*lists)
    return SR_OK;
  sr_named_attr **made = SR_NEW_ARRAY(gspmd->p->arena, sr_named_attr *, count);
  size_t *made_counts = SR_NEW_ARRAY(gspmd->p->arena, size_t, count);
  for (int32_t i = 0; i < count; i++) {
    made[i] = (*lists)[i];
    made_counts[i] = (*counts)[i];
    SR_TRY(translate_list(gspmd, what, i, types[i], &made[i], &made_counts[i]));
  }
  *lists = made;
  *counts = made_counts;
  return SR_OK;
}

/* ---- ops ------------------------------------------------------------------------------------- */

/* Inserts, in front of `before`, a sdy.sharding_group that puts `value` into group `group`. */
static void add_to_group(sr_gspmd *gspmd, sr_value *value, int64_t group, sr_op *before) {
  sr_module *module = gspmd->p->module;
  sr_op *made = sr_op_create(module, SR_OP_SDY_SHARDING_GROUP, before, 1, &value, 0, NULL, 0);
  sr_op_set_attr(module, made, "group_id", sr_attr_int(module, group, SR_I64));
  sr_op_insert(made, before->block, before);
}

/* Translates `op`, a @Sharding, to a constraint, to a sdy.sharding_group, to both, or to nothing.
 * `around` is the mesh of the manual computation around `op`, or NULL. */
static sr_status translate_constraint(sr_gspmd *gspmd, sr_op *op, const sr_mesh *around) {
  sr_module *module = gspmd->p->module;
  const sr_gspmd_text *text;
  SR_TRY(sr_gspmd_text_of(gspmd, op, &text));
  if (op->operand_count != 1 || op->result_count != 1 ||
      sr_operand(op, 0)->type != sr_result(op, 0)->type)
    return sr_partitioner_fail(gspmd->p, op, SR_ERR_INVALID,
                               "@Sharding has to have one operand and a result of the same type");
  const sr_type *type = sr_result(op, 0)->type;
  const sr_attr *sharding = NULL;
  if (text && type->kind == SR_TYPE_TENSOR && type->rank > 0)
    SR_TRY(sr_gspmd_translate(gspmd, op, text, 0, type, sr_gspmd_open_dims(op), around, &sharding));
  if (text && text->shardings.items[0].grouped)
    add_to_group(gspmd, sharding ? sr_result(op, 0) : sr_operand(op, 0),
                 text->shardings.items[0].group, op->next);
  if (!sharding) {
    sr_value_replace(sr_result(op, 0), sr_operand(op, 0));
    sr_op_erase(op);
    return SR_OK;
  }
  op->code = SR_OP_SDY_SHARDING_CONSTRAINT;
  op->attr_count = 0;
  sr_op_set_attr(module, op, "sharding", sharding);
  return SR_OK;
}

/* Makes a sharding that states nothing. It stands for a result without a sharding in the list of
 * shardings of an op. */
static const sr_attr *open_sharding(sr_gspmd *gspmd, const sr_type *type) {
  sr_arena *arena = gspmd->p->arena;
  int32_t rank = type->kind == SR_TYPE_TENSOR ? type->rank : 0;
  sr_dim_attr *dims = SR_NEW_ARRAY(arena, sr_dim_attr, rank);
  for (int32_t d = 0; d < rank; d++)
    dims[d] = (sr_dim_attr){.open = true, .priority = -1};
  sr_sharding_attr *sharding = SR_NEW(arena, sr_sharding_attr);
  const sr_mesh *mesh = sr_gspmd_find_mesh(gspmd, NULL, 0, NULL);
  *sharding = (sr_sharding_attr){.mesh = mesh, .rank = rank, .dims = dims};
  sr_attr *attr = SR_NEW(arena, sr_attr);
  *attr = (sr_attr){.kind = SR_ATTR_SHARDING, .sharding = sharding};
  return attr;
}

/* Translates mhlo.sharding of `op`. The attribute has one sharding for each result, or a single
 * sharding for all results. */
static sr_status translate_results(sr_gspmd *gspmd, sr_op *op, const sr_mesh *around) {
  sr_partitioner *p = gspmd->p;
  const sr_gspmd_text *text;
  SR_TRY(read_text(gspmd, op, "its", sr_op_attr(op, "mhlo.sharding"), &text));
  const sr_gspmd_shardings *shardings = &text->shardings;
  if (shardings->tuple && shardings->count != (size_t)op->result_count)
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "mhlo.sharding \"%s\" gives %zu shardings to %d results", text->text,
                               shardings->count, (int)op->result_count);
  const sr_attr **items = SR_NEW_ARRAY(p->arena, const sr_attr *, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *type = op->results[i].type;
    SR_TRY(sr_gspmd_translate(gspmd, op, text, shardings->tuple ? (size_t)i : 0, type, 0, around,
                              &items[i]));
    if (!items[i])
      items[i] = open_sharding(gspmd, type);
  }
  sr_op_set_attr(p->module, op, "mhlo.sharding", NULL);
  sr_op_set_attr(p->module, op, "sdy.sharding",
                 sr_attr_array(p->module, items, (size_t)op->result_count));
  return SR_OK;
}

static sr_status translate_below(sr_gspmd *gspmd, sr_block *block) {
  const sr_mesh *around = sr_gspmd_mesh_around(block);
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; r < op->region_count; r++)
      SR_TRY(translate_below(gspmd, op->regions[r]));
    if (sr_op_calls(op, "Sharding"))
      SR_TRY(translate_constraint(gspmd, op, around));
    else if (sr_op_attr(op, "mhlo.sharding") && !sr_op_attr(op, "sdy.sharding"))
      SR_TRY(translate_results(gspmd, op, around));
  }
  return SR_OK;
}

/* ---- all of a program ------------------------------------------------------------------------ */

static sr_status enter_text(sr_gspmd *gspmd, const sr_op *op, const char *what,
                            const sr_attr *attr) {
  const sr_gspmd_text *text;
  size_t known = gspmd->texts.count;
  if (!attr)
    return SR_OK;
  SR_TRY(read_text(gspmd, op, what, attr, &text));
  for (size_t i = 0; gspmd->texts.count > known && i < text->shardings.count; i++)
    if (text->shardings.items[i].kind == SR_GSPMD_TILED && !text->shardings.items[i].of_each)
      sr_gspmd_enter(gspmd, &text->modes[i]);
  return SR_OK;
}

/* Enters the shardings of all ops in `block` (sr_gspmd_enter), so that the meshes get axes for all
 * shardings of the program. */
static sr_status enter_below(sr_gspmd *gspmd, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    SR_TRY(enter_text(gspmd, op, "its", sr_op_attr(op, "mhlo.sharding")));
    for (int32_t r = 0; r < op->region_count; r++)
      SR_TRY(enter_below(gspmd, op->regions[r]));
  }
  return SR_OK;
}

static sr_status enter_ports(sr_gspmd *gspmd) {
  sr_partitioner *p = gspmd->p;
  const sr_func *main = p->module->main;
  for (int32_t i = 0; i < p->body->arg_count; i++)
    SR_TRY(enter_text(gspmd, NULL, sr_arena_printf(p->arena, "argument %d with", (int)i),
                      sr_func_arg_attr(main, i, "mhlo.sharding")));
  for (int32_t i = 0; i < p->body->last->operand_count; i++)
    SR_TRY(enter_text(gspmd, NULL, sr_arena_printf(p->arena, "result %d with", (int)i),
                      sr_func_result_attr(main, i, "mhlo.sharding")));
  return SR_OK;
}

sr_status sr_translate_gspmd(sr_partitioner *p) {
  sr_func *main = p->module->main;
  sr_gspmd gspmd = {.p = p};
  if (p->partitions == 1)
    return SR_OK;
  SR_TRY(enter_ports(&gspmd));
  SR_TRY(enter_below(&gspmd, p->body));
  if (gspmd.texts.count == 0)
    return SR_OK;
  if (p->module->mesh_count == 0)
    p->mesh = sr_mesh_in_replicas(p, sr_gspmd_find_mesh(&gspmd, NULL, 0, NULL));
  const sr_type *const *types = main->type->elements;
  int32_t inputs = main->type->input_count;
  SR_TRY(
      translate_ports(&gspmd, "argument", inputs, types, &main->arg_attrs, &main->arg_attr_counts));
  SR_TRY(translate_ports(&gspmd, "result", main->type->count - inputs, types + inputs,
                         &main->result_attrs, &main->result_attr_counts));
  SR_TRY(sr_gspmd_separate(&gspmd, p->body));
  return translate_below(&gspmd, p->body);
}
