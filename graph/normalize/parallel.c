/*
 * Rewrites interpreter.run_parallel, the op by which StableHLO's own tests run a function on
 * several devices:
 *
 *     %r:2 = "interpreter.run_parallel"(%a, %b) {programs = [[@f], [@f]]}
 *
 * This example calls @f on two replicas, with %a on the first and %b on the second, and returns the
 * results of both. A row of `programs` is a replica; the members of a row are its partitions.
 *
 * The pass makes the whole program one that every device runs. Each device selects its own operands
 * by its number, calls the function, and gathers the results of all devices.
 */
#include <string.h>

#include "graph/build/builder.h"
#include "graph/normalize/normalize.h"
#include "graph/verify/verify.h"

typedef struct grid {
  sr_builder b; /* a builder that inserts ops before `op` */
  sr_op *op;
  const sr_func *func;
  int64_t replicas, partitions;
} grid;

static sr_status refuse(const grid *g, const char *sentence) {
  return sr_op_fail(g->b.ctx, g->b.module, g->op, SR_ERR_UNSUPPORTED, "%s", sentence);
}

/* Reads the attribute `programs`: the function, and the numbers of replicas and partitions. */
static sr_status read_programs(grid *g) {
  const sr_attr *programs = sr_op_attr(g->op, "programs");
  if (!programs || programs->kind != SR_ATTR_ARRAY || programs->array.count == 0)
    return refuse(g, "programs must be a list of lists of functions");
  const char *name = NULL;
  g->replicas = (int64_t)programs->array.count;
  for (size_t r = 0; r < programs->array.count; r++) {
    const sr_attr *row = programs->array.items[r];
    if (row->kind != SR_ATTR_ARRAY || row->array.count == 0 ||
        (r > 0 && (int64_t)row->array.count != g->partitions))
      return refuse(g, "programs must be lists of functions, all of one length");
    g->partitions = (int64_t)row->array.count;
    for (size_t p = 0; p < row->array.count; p++) {
      const sr_attr *symbol = row->array.items[p];
      if (symbol->kind != SR_ATTR_SYMBOL || (name && strcmp(name, symbol->string.data) != 0))
        return refuse(g, "all devices must run one function; devices with programs of their own "
                         "cannot exchange messages here");
      name = symbol->string.data;
    }
  }
  if (sr_op_attr(g->op, "infeed"))
    return refuse(g, "a program cannot exchange values with its host while it runs");
  g->func = sr_module_func(g->b.module, name);
  return g->func ? SR_OK : refuse(g, "there is no such function");
}

/* Checks the types of the op's operands and results. They must be the types of the function's
 * inputs and results, repeated once for every device. */
static sr_status check_types(const grid *g) {
  const sr_type *type = g->func->type;
  int64_t devices = g->replicas * g->partitions;
  int64_t inputs = type->input_count, results = type->count - inputs;
  if (g->op->operand_count != devices * inputs || g->op->result_count != devices * results)
    return refuse(g, "there must be operands and results for every device");
  for (int32_t i = 0; i < g->op->operand_count; i++)
    if (sr_operand(g->op, i)->type != type->elements[i % inputs] ||
        !sr_type_is_static(type->elements[i % inputs]))
      return refuse(g, "the operands are not arrays as the function takes them");
  for (int32_t i = 0; i < g->op->result_count; i++)
    if (g->op->results[i].type != type->elements[inputs + i % results] ||
        !sr_type_is_static(g->op->results[i].type))
      return refuse(g, "the results are not arrays as the function gives them");
  return SR_OK;
}

/* Returns `type` with a new leading dimension of size `count`. */
static const sr_type *stack_type(const grid *g, const sr_type *type, int64_t count) {
  int64_t dims[SR_MAX_RANK];
  dims[0] = count;
  for (int32_t d = 0; d < type->rank; d++)
    dims[d + 1] = type->dims[d];
  return sr_type_tensor(g->b.module, type->dtype, type->rank + 1, dims);
}

/* Makes the value that a device passes as operand `index` of the function. `id` is the number of
 * the device. */
static sr_value *own_operand(const grid *g, int32_t index, sr_value *id) {
  const sr_type *type = g->func->type->elements[index];
  int64_t devices = g->replicas * g->partitions;
  sr_value **parts = SR_NEW_ARRAY(g->b.module->arena, sr_value *, devices);
  const sr_type *one = stack_type(g, type, 1);
  for (int64_t q = 0; q < devices; q++) {
    sr_value *operand = sr_operand(g->op, (int32_t)q * g->func->type->input_count + index);
    parts[q] = sr_build_reshape_as(&g->b, operand, one);
  }
  sr_value *all = sr_build_concatenate(&g->b, (int32_t)devices, parts, 0);
  sr_value *starts[SR_MAX_RANK] = {id}, *zero = sr_build_scalar(&g->b, SR_U32, 0);
  for (int32_t d = 0; d < type->rank; d++)
    starts[1 + d] = zero;
  return sr_build_reshape_as(&g->b, sr_build_dynamic_slice(&g->b, all, starts, one->dims), type);
}

/* Makes an all_gather of `value` from all devices, stacked along a new leading dimension. */
static sr_value *gather(const grid *g, sr_value *value) {
  int64_t devices = g->replicas * g->partitions, shape[] = {1, devices};
  int64_t *numbers = SR_NEW_ARRAY(g->b.module->arena, int64_t, devices);
  for (int64_t i = 0; i < devices; i++)
    numbers[i] = i;
  sr_value *one = sr_build_reshape_as(&g->b, value, stack_type(g, value->type, 1));
  sr_value *all = sr_build(&g->b, SR_OP_ALL_GATHER, 1, &one, stack_type(g, value->type, devices));
  sr_op *op = all->op;
  sr_named_attr *fields = SR_NEW_ARRAY(g->b.module->arena, sr_named_attr, 2);
  fields[0] = (sr_named_attr){"handle", sr_attr_int(g->b.module, 1, SR_I64)};
  fields[1] = (sr_named_attr){"type", sr_attr_int(g->b.module, 1, SR_I64)};
  sr_attr *channel = SR_NEW(g->b.module->arena, sr_attr);
  *channel =
      (sr_attr){.kind = SR_ATTR_STRUCT,
                .fields = {.items = fields, .count = 2, .mnemonic = "stablehlo.channel_handle"}};
  sr_op_set_attr(g->b.module, op, "all_gather_dim", sr_attr_int(g->b.module, 0, SR_I64));
  sr_op_set_attr(g->b.module, op, "replica_groups",
                 sr_attr_dense_i64(g->b.module, 2, shape, numbers));
  sr_op_set_attr(g->b.module, op, "channel_handle", channel);
  sr_op_set_attr(g->b.module, op, "use_global_device_ids", sr_attr_bool(g->b.module, true));
  return all;
}

/* Makes a slice of the gathered results `all`: the result of device `device`. */
static sr_value *result_of(const grid *g, sr_value *all, int64_t device, const sr_type *type) {
  const int64_t starts[SR_MAX_RANK] = {device};
  sr_value *one = sr_build_slice(&g->b, all, starts, stack_type(g, type, 1)->dims);
  return sr_build_reshape_as(&g->b, one, type);
}

/* Makes the number of the device that runs the program: its index in `programs`, row-major. */
static sr_value *own_number(const grid *g) {
  const sr_builder *b = &g->b;
  const sr_type *type = sr_type_rank0(b->module, SR_U32);
  sr_value *replica = sr_build(b, SR_OP_REPLICA_ID, 0, NULL, type);
  sr_value *row =
      sr_build_binary(b, SR_OP_MULTIPLY, replica, sr_build_scalar(b, SR_U32, g->partitions));
  return sr_build_binary(b, SR_OP_ADD, row, sr_build(b, SR_OP_PARTITION_ID, 0, NULL, type));
}

static void write_out(const grid *g) {
  const sr_type *type = g->func->type;
  int32_t inputs = type->input_count, results = type->count - inputs;
  sr_value *id = own_number(g);
  sr_value **operands = SR_NEW_ARRAY(g->b.module->arena, sr_value *, inputs);
  for (int32_t i = 0; i < inputs; i++)
    operands[i] = own_operand(g, i, id);
  sr_op *call =
      sr_build_op(&g->b, SR_OP_FUNC_CALL, inputs, operands, results, type->elements + inputs, 0);
  sr_attr *callee = SR_NEW(g->b.module->arena, sr_attr);
  *callee = (sr_attr){.kind = SR_ATTR_SYMBOL,
                      .string = {.data = g->func->name, .length = strlen(g->func->name)}};
  sr_op_set_attr(g->b.module, call, "callee", callee);
  for (int32_t i = 0; i < results; i++) {
    sr_value *all = gather(g, sr_result(call, i));
    for (int32_t q = 0; q < g->replicas * g->partitions; q++)
      sr_value_replace(sr_result(g->op, q * results + i),
                       result_of(g, all, q, type->elements[inputs + i]));
  }
}

/* Sets the integer attribute `name` of the module to `count`. */
static void set_count(sr_module *module, const char *name, int64_t count) {
  const sr_attr *value = sr_attr_int(module, count, SR_I32);
  sr_named_attr *attrs = SR_NEW_ARRAY(module->arena, sr_named_attr, module->attr_count + 1);
  size_t kept = 0;
  for (size_t i = 0; i < module->attr_count; i++)
    if (strcmp(module->attrs[i].name, name) != 0)
      attrs[kept++] = module->attrs[i];
  attrs[kept++] = (sr_named_attr){name, value};
  module->attrs = attrs;
  module->attr_count = kept;
}

sr_status sr_module_parallel(sr_ctx *ctx, sr_module *module) {
  int64_t replicas = 0, partitions = 0;
  for (sr_op *op = module->main ? module->main->body->first : NULL, *next; op; op = next) {
    next = op->next;
    if (op->code != SR_OP_INTERPRETER_RUN_PARALLEL)
      continue;
    grid g = {.b = {.ctx = ctx, .module = module, .arena = module->arena, .before = op}, .op = op};
    SR_TRY(read_programs(&g));
    SR_TRY(check_types(&g));
    if (replicas && (replicas != g.replicas || partitions != g.partitions))
      return refuse(&g, "all programs of a module must run on equally many devices");
    replicas = g.replicas;
    partitions = g.partitions;
    write_out(&g);
    sr_op_erase(op);
  }
  if (!replicas)
    return SR_OK;
  set_count(module, "mhlo.num_replicas", replicas);
  set_count(module, "mhlo.num_partitions", partitions);
  return sr_module_verify(ctx, module);
}
