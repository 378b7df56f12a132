/*
 * Removes tuples and tokens, because all later passes know only arrays.
 *
 * A tuple is replaced by its leaves: the arrays in it, from left to right, depth first. A token
 * only orders ops, and is dropped. Ops that pass tuples or tokens on (loops, branches, barriers,
 * custom calls, terminators) are replaced by new ones that take and return the leaves. Ops that
 * make tuples and tokens, or take them apart, are removed. The body of an async_start runs where
 * the async_start stands.
 */
#include <string.h>

#include "graph/ir/query.h"
#include "graph/ir/side_table.h"
#include "graph/ir/type.h"
#include "graph/normalize/normalize.h"

/* The leaves of a tuple. A token is treated like a tuple without leaves. */
typedef struct leaves {
  int32_t count;
  sr_value **values;
} leaves;

typedef SR_VECTOR(sr_value *) value_list;
typedef SR_VECTOR(const sr_type *) type_list;

typedef struct flattener {
  sr_ctx *ctx;
  sr_module *module;
  SR_VECTOR(const leaves *) leaves; /* [sr_value.id]: leaves of a tuple or token that was visited */
  /* Ops to erase, in program order. They are erased from the last to the first, so that no erased
   * op has uses. */
  SR_VECTOR(sr_op *) dead;
} flattener;

static bool is_array(const sr_type *type) {
  return type->kind != SR_TYPE_TUPLE && type->kind != SR_TYPE_TOKEN;
}

/* ---- types ----------------------------------------------------------------------------------- */

static void add_leaf_types(sr_arena *arena, type_list *list, const sr_type *type) {
  if (is_array(type))
    SR_PUSH(arena, list, type);
  for (int32_t i = 0; type->kind == SR_TYPE_TUPLE && i < type->count; i++)
    add_leaf_types(arena, list, type->elements[i]);
}

static int32_t leaf_count(const sr_type *type) {
  int32_t count = is_array(type);
  for (int32_t i = 0; type->kind == SR_TYPE_TUPLE && i < type->count; i++)
    count += leaf_count(type->elements[i]);
  return count;
}

/* ---- values ---------------------------------------------------------------------------------- */

static void add_leaves(const flattener *f, value_list *list, sr_value *value) {
  if (is_array(value->type)) {
    SR_PUSH(f->module->arena, list, value);
    return;
  }
  const leaves *of = f->leaves.items[value->id];
  for (int32_t i = 0; i < of->count; i++)
    SR_PUSH(f->module->arena, list, of->values[i]);
}

static void set_leaves(flattener *f, const sr_value *value, int32_t count, sr_value **values) {
  leaves *of = SR_NEW(f->module->arena, leaves);
  *of = (leaves){count, values};
  SR_SIDE_SET(f->module->arena, &f->leaves, value->id, of);
}

/* Makes the first entries of `values` the leaves of `value`. If `value` is an array, its one leaf
 * replaces it in all uses. If it is a tuple or token, its leaves are recorded. Returns the number
 * of leaves. */
static int32_t take_leaves(flattener *f, sr_value *value, sr_value **values) {
  int32_t count = leaf_count(value->type);
  if (is_array(value->type))
    sr_value_replace(value, values[0]);
  else
    set_leaves(f, value, count, values);
  return count;
}

/* ---- ops ------------------------------------------------------------------------------------- */

static bool has_others(const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!is_array(sr_operand(op, i)->type))
      return true;
  for (int32_t i = 0; i < op->result_count; i++)
    if (!is_array(op->results[i].type))
      return true;
  return false;
}

/* Replaces the arguments of a region or of main by their leaves. An argument that is an array stays
 * the same sr_value. */
static void flatten_args(flattener *f, sr_block *block) {
  sr_arena *arena = f->module->arena;
  int32_t count = block->arg_count;
  sr_value **old = sr_arena_copy(arena, block->args, (size_t)count * sizeof *old);
  block->arg_count = 0;
  for (int32_t i = 0; i < count; i++) {
    type_list types = {0};
    add_leaf_types(arena, &types, old[i]->type);
    sr_value **values = SR_NEW_ARRAY(arena, sr_value *, types.count);
    for (size_t k = 0; k < types.count; k++)
      values[k] = sr_block_add_arg(f->module, block, types.items[k]);
    if (!is_array(old[i]->type)) {
      set_leaves(f, old[i], (int32_t)types.count, values);
      continue;
    }
    old[i]->index = block->arg_count - 1;
    block->args[old[i]->index] = old[i];
  }
}

static bool is_token(const sr_type *type) {
  return type->kind == SR_TYPE_TOKEN;
}

/* Drops the entries of tokens from the attribute `list`, which has an entry for each operand
 * (`of_operands`) or each result. */
static void drop_token_entries(flattener *f, sr_op *op, const char *list, bool of_operands) {
  const sr_attr *all = sr_op_attr(op, list);
  const int32_t count = of_operands ? op->operand_count : op->result_count;
  if (!all || all->kind != SR_ATTR_ARRAY || all->array.count != (size_t)count)
    return;
  const sr_attr **kept = SR_NEW_ARRAY(f->module->arena, const sr_attr *, count);
  sr_attr *rest = SR_NEW(f->module->arena, sr_attr);
  *rest = *all;
  rest->array.items = kept;
  rest->array.count = 0;
  for (int32_t i = 0; i < count; i++)
    if (!is_token(of_operands ? sr_operand(op, i)->type : op->results[i].type))
      kept[rest->array.count++] = all->array.items[i];
  sr_op_set_attr(f->module, op, list, rest);
}

/* Notes that a call of Python takes a token before its arrays, and gives it back: the function
 * expects something in its place. */
static sr_status note_token(flattener *f, sr_op *op) {
  bool fits = op->operand_count > 0 && is_token(sr_operand(op, 0)->type) && op->result_count > 0 &&
              is_token(op->results[0].type);
  for (int32_t i = 1; i < op->operand_count; i++)
    fits &= is_array(sr_operand(op, i)->type);
  for (int32_t i = 1; i < op->result_count; i++)
    fits &= is_array(op->results[i].type);
  if (!fits)
    return sr_op_fail(f->ctx, f->module, op, SR_ERR_UNSUPPORTED,
                      "a call of Python may have one token, before its operands and before its "
                      "results, and no tuple");
  drop_token_entries(f, op, "operand_layouts", true);
  drop_token_entries(f, op, "result_layouts", false);
  sr_op_set_attr(f->module, op, SR_HOST_TOKEN_ATTR, sr_attr_bool(f->module, true));
  return SR_OK;
}

/* Notes in the attribute `name` where a function takes tokens (`of_operands`) or gives them: it
 * finds an argument in their place. */
static void note_tokens(flattener *f, sr_op *op, bool of_operands, const char *name,
                        const char *layouts) {
  const int32_t count = of_operands ? op->operand_count : op->result_count;
  int64_t *places = SR_NEW_ARRAY(f->module->arena, int64_t, count), tokens = 0, place = 0;
  for (int32_t i = 0; i < count; i++) {
    const sr_type *type = of_operands ? sr_operand(op, i)->type : op->results[i].type;
    if (is_token(type))
      places[tokens++] = place++;
    else
      place += leaf_count(type);
  }
  if (!tokens)
    return;
  drop_token_entries(f, op, layouts, of_operands);
  sr_op_set_attr(f->module, op, name, sr_attr_dense_i64(f->module, 1, &tokens, places));
}

/* Prepares a computation of Shardy through which tokens go. */
static sr_status drop_tokens(flattener *f, sr_op *op) {
  for (int32_t i = 0; i < op->operand_count + op->result_count; i++) {
    const sr_type *type =
        i < op->operand_count ? sr_operand(op, i)->type : op->results[i - op->operand_count].type;
    if (!is_array(type) && !is_token(type))
      return sr_op_fail(f->ctx, f->module, op, SR_ERR_UNSUPPORTED,
                        "tuples cannot go through this op");
  }
  drop_token_entries(f, op, "in_shardings", true);
  drop_token_entries(f, op, "out_shardings", false);
  return SR_OK;
}

/* Creates a copy of `op` that takes and returns the leaves of the operands and results of `op`. The
 * regions move to the copy. An optimization_barrier without leaves gets no copy. */
static void remake(flattener *f, sr_op *op) {
  sr_arena *arena = f->module->arena;
  value_list operands = {0};
  type_list types = {0};
  for (int32_t i = 0; i < op->operand_count; i++)
    add_leaves(f, &operands, sr_operand(op, i));
  for (int32_t i = 0; i < op->result_count; i++)
    add_leaf_types(arena, &types, op->results[i].type);
  sr_op *made = sr_op_create(f->module, op->code, op, (int32_t)operands.count, operands.items,
                             (int32_t)types.count, types.items, op->region_count);
  sr_op_copy_attrs(f->module, op, made);
  sr_op_move_regions(op, made);
  sr_value **values = SR_NEW_ARRAY(arena, sr_value *, types.count);
  for (size_t i = 0; i < types.count; i++)
    values[i] = &made->results[i];
  int32_t at = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    at += take_leaves(f, &op->results[i], values + at);
  if (op->code != SR_OP_OPTIMIZATION_BARRIER || made->operand_count > 0)
    sr_op_insert(made, op->block, op);
}

static void flatten_tuple(flattener *f, sr_op *op) {
  value_list values = {0};
  for (int32_t i = 0; i < op->operand_count; i++)
    add_leaves(f, &values, sr_operand(op, i));
  set_leaves(f, sr_result(op, 0), (int32_t)values.count, values.items);
}

static void flatten_tuple_element(flattener *f, sr_op *op) {
  const sr_type *type = sr_operand(op, 0)->type;
  const leaves *of = f->leaves.items[sr_operand(op, 0)->id];
  int64_t index = sr_op_int(op, "index", 0);
  int32_t first = 0;
  for (int64_t i = 0; i < index; i++)
    first += leaf_count(type->elements[i]);
  (void)take_leaves(f, sr_result(op, 0), of->values + first);
}

static sr_status flatten_op(flattener *f, sr_op *op);

/* Flattens an async_start: moves the ops of its region before `op`, where they then run. */
static sr_status flatten_start(flattener *f, sr_op *op) {
  sr_block *body = op->regions[0];
  sr_op *end = body->last;
  for (int32_t i = 0; i < body->arg_count; i++)
    sr_value_replace(body->args[i], sr_operand(op, i));
  for (sr_op *inner = body->first, *next; inner != end; inner = next) {
    next = inner->next;
    sr_op_detach(inner);
    sr_op_insert(inner, op->block, op);
    SR_TRY(flatten_op(f, inner));
  }
  value_list values = {0};
  for (int32_t i = 0; i < end->operand_count; i++)
    add_leaves(f, &values, sr_operand(end, i));
  set_leaves(f, sr_result(op, 0), (int32_t)values.count, values.items);
  return SR_OK;
}

static sr_status flatten_done(flattener *f, sr_op *op) {
  const sr_op *start = op->operand_count == 1 ? sr_operand(op, 0)->op : NULL;
  if (!start || start->code != SR_OP_ASYNC_START)
    return sr_op_fail(
        f->ctx, f->module, op, SR_ERR_UNSUPPORTED,
        "what is waited for must come from a stablehlo.async_start in the same region");
  const leaves *of = f->leaves.items[start->results[0].id];
  for (int32_t i = 0, at = 0; i < op->result_count; i++)
    at += take_leaves(f, sr_result(op, i), of->values + at);
  return SR_OK;
}

static sr_status refuse_host(flattener *f, const sr_op *op) {
  return sr_op_fail(f->ctx, f->module, op, SR_ERR_UNSUPPORTED,
                    "a program cannot exchange values with its host while it runs; make them "
                    "arguments and results of @main");
}

static sr_status flatten_block(flattener *f, sr_block *block);

/* Flattens an op that may take and return tuples and tokens like other values. Refuses any other op
 * that has tuples or tokens. */
static sr_status flatten_carrier(flattener *f, sr_op *op, bool *out_remade) {
  *out_remade = has_others(op);
  const bool is_computation =
      op->code == SR_OP_SDY_MANUAL_COMPUTATION || op->code == SR_OP_SDY_NAMED_COMPUTATION;
  bool carries = sr_op_is_loop_or_branch(op) || sr_op_has(op, SR_TRAIT_TERMINATOR) ||
                 op->code == SR_OP_OPTIMIZATION_BARRIER || op->code == SR_OP_CUSTOM_CALL ||
                 is_computation;
  if (*out_remade && !carries)
    return sr_op_fail(f->ctx, f->module, op, SR_ERR_UNSUPPORTED,
                      "tuples and tokens cannot go through this op");
  for (int32_t r = 0; r < op->region_count; r++) {
    flatten_args(f, op->regions[r]);
    SR_TRY(flatten_block(f, op->regions[r]));
  }
  if (*out_remade && is_computation)
    SR_TRY(drop_tokens(f, op));
  if (*out_remade && sr_op_calls_host(op))
    SR_TRY(note_token(f, op));
  if (*out_remade && sr_op_calls_typed(op)) {
    note_tokens(f, op, true, SR_OPERAND_TOKENS_ATTR, "operand_layouts");
    note_tokens(f, op, false, SR_RESULT_TOKENS_ATTR, "result_layouts");
  }
  if (*out_remade)
    remake(f, op);
  return SR_OK;
}

static sr_status flatten_op(flattener *f, sr_op *op) {
  bool gone = true;
  if (op->code == SR_OP_INFEED || op->code == SR_OP_OUTFEED)
    return refuse_host(f, op);
  if (op->code == SR_OP_CREATE_TOKEN || op->code == SR_OP_AFTER_ALL)
    set_leaves(f, sr_result(op, 0), 0, NULL);
  else if (op->code == SR_OP_TUPLE)
    flatten_tuple(f, op);
  else if (op->code == SR_OP_GET_TUPLE_ELEMENT)
    flatten_tuple_element(f, op);
  else if (op->code == SR_OP_ASYNC_START)
    SR_TRY(flatten_start(f, op));
  else if (op->code == SR_OP_ASYNC_DONE)
    SR_TRY(flatten_done(f, op));
  else if (op->code != SR_OP_TRACE) /* a trace op only names a place in a profile, and is removed */
    SR_TRY(flatten_carrier(f, op, &gone));
  if (gone)
    SR_PUSH(f->module->arena, &f->dead, op);
  return SR_OK;
}

static sr_status flatten_block(flattener *f, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    SR_TRY(flatten_op(f, op));
  }
  return SR_OK;
}

/* ---- main ------------------------------------------------------------------------------------ */

/* The arguments or results of main, with the attributes of each. */
typedef struct ports {
  type_list types;
  SR_VECTOR(sr_named_attr *) attrs;
  SR_VECTOR(size_t) attr_counts;
  SR_VECTOR(int32_t) tokens; /* how many types were there when a token came */
} ports;

/* Returns the attributes for leaf `index` of a tuple: those of the tuple. The index is appended to
 * jax.result_info, JAX's name of the value. */
static sr_named_attr *leaf_attrs(sr_module *module, const sr_named_attr *attrs, size_t count,
                                 int32_t index) {
  sr_named_attr *own = sr_arena_copy(module->arena, attrs, count * sizeof *attrs);
  for (size_t i = 0; i < count; i++)
    if (strcmp(own[i].name, "jax.result_info") == 0 && own[i].value->kind == SR_ATTR_STRING)
      own[i].value = sr_attr_string(
          module, sr_arena_printf(module->arena, "%s[%d]", own[i].value->string.data, (int)index));
  return own;
}

static void add_ports(sr_module *module, ports *to, const sr_type *type, sr_named_attr *attrs,
                      size_t count) {
  size_t before = to->types.count;
  add_leaf_types(module->arena, &to->types, type);
  if (type->kind == SR_TYPE_TOKEN)
    SR_PUSH(module->arena, &to->tokens, (int32_t)before);
  for (size_t i = before; i < to->types.count; i++) {
    bool whole = is_array(type);
    SR_PUSH(module->arena, &to->attrs,
            whole ? attrs : leaf_attrs(module, attrs, count, (int32_t)(i - before)));
    SR_PUSH(module->arena, &to->attr_counts, count);
  }
}

/* Changes tf.aliasing_output, in which an argument of main names a result by its number. numbers[i]
 * is the new number of result i, or -1 if the result is not an array. An attribute that names such
 * a result is dropped. */
static void renumber_aliases(sr_module *module, ports *arguments, const int32_t *numbers,
                             int32_t count) {
  for (size_t i = 0; i < arguments->attrs.count; i++) {
    sr_named_attr *own = sr_arena_copy(module->arena, arguments->attrs.items[i],
                                       arguments->attr_counts.items[i] * sizeof *own);
    size_t kept = 0;
    for (size_t k = 0; k < arguments->attr_counts.items[i]; k++) {
      own[kept] = own[k];
      bool alias =
          strcmp(own[k].name, "tf.aliasing_output") == 0 && own[k].value->kind == SR_ATTR_INT;
      int64_t old = alias ? own[k].value->integer.value : 0;
      if (alias && (old < 0 || old >= count || numbers[old] < 0))
        continue;
      if (alias)
        own[kept].value = sr_attr_int(module, numbers[old], SR_I32);
      kept++;
    }
    arguments->attrs.items[i] = own;
    arguments->attr_counts.items[i] = kept;
  }
}

static void flatten_ports(sr_module *module, sr_func *main) {
  const sr_type *type = main->type;
  int32_t inputs = type->input_count, results = type->count - inputs;
  ports in = {0}, out = {0};
  int32_t *numbers = SR_NEW_ARRAY(module->arena, int32_t, results);
  for (int32_t i = 0; i < inputs; i++)
    add_ports(module, &in, type->elements[i], main->arg_attrs ? main->arg_attrs[i] : NULL,
              main->arg_attrs ? main->arg_attr_counts[i] : 0);
  for (int32_t i = 0; i < results; i++) {
    const sr_type *result = type->elements[inputs + i];
    numbers[i] = is_array(result) ? (int32_t)out.types.count : -1;
    add_ports(module, &out, result, main->result_attrs ? main->result_attrs[i] : NULL,
              main->result_attrs ? main->result_attr_counts[i] : 0);
  }
  renumber_aliases(module, &in, numbers, results);
  main->type = sr_type_function(module, in.types.items, (int32_t)in.types.count, out.types.items,
                                (int32_t)out.types.count);
  module->argument_tokens = (sr_tokens){(int32_t)in.tokens.count, in.tokens.items};
  module->result_tokens = (sr_tokens){(int32_t)out.tokens.count, out.tokens.items};
  main->arg_attrs = main->arg_attrs ? in.attrs.items : NULL;
  main->arg_attr_counts = in.attr_counts.items;
  main->result_attrs = main->result_attrs ? out.attrs.items : NULL;
  main->result_attr_counts = out.attr_counts.items;
}

sr_status sr_module_flatten(sr_ctx *ctx, sr_module *module) {
  flattener f = {.ctx = ctx, .module = module};
  sr_func *main = module->main;
  flatten_args(&f, main->body);
  SR_TRY(flatten_block(&f, main->body));
  for (size_t i = f.dead.count; i-- > 0;)
    sr_op_erase(f.dead.items[i]);
  for (int32_t i = 0; i < main->type->count; i++)
    if (!is_array(main->type->elements[i])) {
      flatten_ports(module, main);
      break;
    }
  return SR_OK;
}
