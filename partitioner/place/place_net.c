/*
 * Makes the net of a cluster (place_shards.h). The net has a task for each op, and a value for each
 * sharding group, whose values must all have one sharding. A flow is a task without work: a value
 * becomes another one, as the initial value of a loop becomes the carry. The ops inside loops and
 * branches are tasks of their own; any other op with regions is one task. Only the longest of
 * several branches counts as work: the others may never run, so savings in them do not count. Moves
 * of data count in all branches.
 */
#include "graph/ir/query.h"
#include "graph/ir/trips.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/ops/ops.h"
#include "partitioner/place/place_shards.h"
#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- values ---------------------------------------------------------------------------------- */

/* True if a trial (place_trial.c) may cut values of the group: the cluster makes them, or they can
 * enter the cluster in any sharding. */
static bool is_open(const sr_place_net *net, const sr_sharding_group *group) {
  if (group->produced)
    return true;
  if (group->kind == SR_GROUP_ARGUMENT)
    return !group->annotation;
  bool computed = group->kind == SR_GROUP_RULED || group->kind == SR_GROUP_CARRY ||
                  group->kind == SR_GROUP_FORWARDED || group->kind == SR_GROUP_BRANCH;
  return computed && sr_place_around(net->placing, group->values[0]->op) == net->cluster;
}

/* Returns the entry of the value's sharding group in the net. A new entry gets `times` as its field
 * of this name. NULL: the value has no sharding group, or is not a tensor. */
static sr_place_value *enter(sr_place_net *net, sr_value *value, double times) {
  sr_arena *arena = net->placing->arena;
  sr_sharding_group *group =
      sr_value_sharding_group(net->placing->p, sr_value_origin(net->placing->p, value));
  if (!group || group->type->kind != SR_TYPE_TENSOR)
    return NULL;
  const int64_t key = (int64_t)(intptr_t)group;
  sr_place_value **slot = (sr_place_value **)sr_memo_at(arena, &net->values, &key, 1);
  if (*slot)
    return *slot;
  sr_place_value *made = *slot = SR_NEW(arena, sr_place_value);
  *made = (sr_place_value){.first = group->values[0], .type = group->type, .times = times};
  made->open = is_open(net, group);
  made->comes = group->produced != NULL;
  made->classes = SR_NEW_ARRAY(arena, sr_place_class, group->type->rank);
  SR_PUSH(arena, &net->all, made);
  return made;
}

/* ---- tasks ----------------------------------------------------------------------------------- */

static sr_place_task *add_task(sr_place_net *net, int32_t operands, int32_t results,
                               int32_t factors, double times) {
  sr_arena *arena = net->placing->arena;
  sr_place_task *task = SR_NEW(arena, sr_place_task);
  *task = (sr_place_task){.operand_count = operands, .count = operands + results, .times = times};
  task->values = SR_NEW_ARRAY(arena, sr_place_value *, operands + results);
  task->dims = SR_NEW_ARRAY(arena, int32_t, factors *(operands + results));
  task->sums = SR_NEW_ARRAY(arena, bool, factors);
  SR_PUSH(arena, &net->tasks, task);
  return task;
}

/* Makes `value` the operand or result number `t` of the task. */
static void put(sr_place_net *net, sr_place_task *task, int32_t t, sr_place_value *value) {
  task->values[t] = value;
  if (!value)
    return;
  size_t count = value->tasks.count;
  if (count == 0 || value->tasks.items[count - 1] != task)
    SR_PUSH(net->placing->arena, &value->tasks, task);
}

/* Returns the dimension of tensor `t` that is cut if the op is divided along `factor`; -1: none. */
static int32_t dim_of(int64_t devices, const sr_rule *rule, int32_t t, int32_t factor) {
  const sr_factor *f = &rule->factors[factor];
  for (int32_t i = 0; i < rule->tensors[t].rank; i++) {
    const sr_rule_dim *dim = &rule->tensors[t].dims[i];
    if (dim->count > 0 && dim->factors[0] == factor && (dim->count == 1 || f->size % devices == 0))
      return i;
  }
  return -1;
}

/* Lists the factors along which the op can be divided, with the dimensions that each factor
 * cuts. */
static void find_factors(const sr_place_net *net, sr_place_task *task, const sr_op *op,
                         const sr_rule *rule) {
  sr_partitioner *p = net->placing->p;
  for (int32_t f = 0; f < rule->factor_count; f++) {
    if (rule->factors[f].size < p->device_count || !sr_op_divides(p, op, f))
      continue;
    bool any = false;
    int32_t *dims = task->dims + task->factor_count * task->count;
    for (int32_t t = 0; t < task->count; t++) {
      dims[t] = task->values[t] ? dim_of(p->device_count, rule, t, f) : -1;
      any |= dims[t] >= 0;
    }
    if (any)
      task->sums[task->factor_count++] = rule->factors[f].kind == SR_FACTOR_REDUCTION;
  }
}

static void add_ruled(sr_place_net *net, sr_op *op, const sr_rule *rule, double times) {
  sr_place_task *task =
      add_task(net, op->operand_count, op->result_count, rule->factor_count, times);
  for (int32_t t = 0; t < task->count; t++)
    put(net, task, t, enter(net, sr_rule_value(op, t), t < op->operand_count ? 1 : times));
  for (int32_t i = op->operand_count; i < task->count; i++)
    if (task->values[i])
      task->values[i]->made = true;
  find_factors(net, task, op, rule);
  sr_place_load load = sr_place_load_of(net->placing->p, op);
  double cost = load.bytes * sr_memory_sharing(net->placing->p) + load.own;
  task->cost = net->beside ? 0 : cost;
  task->same = sr_op_keeps_all(op);
  task->width = sr_op_partial_sum_width(op);
}

/* Adds a task for the flow of a value from `source` to `target`, which happens `times` times in one
 * run of the cluster. */
static void add_flow(sr_place_net *net, sr_place_value *source, sr_place_value *target,
                     double times) {
  if (!source || !target || source == target || target->type->rank == 0)
    return;
  int32_t rank = target->type->rank;
  sr_place_task *task = add_task(net, 1, 1, rank, times);
  task->flows = task->same = true;
  put(net, task, 0, source);
  put(net, task, 1, target);
  task->factor_count = rank;
  for (int32_t d = 0; d < rank; d++)
    task->dims[2 * d] = task->dims[2 * d + 1] = d;
}

/* Adds the flows into the results of a loop, branch or barrier. */
static void add_flows(sr_place_net *net, const sr_op *op, double times) {
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_sharding_group *group = sr_value_sharding_group(net->placing->p, sr_result(op, i));
    sr_place_value *target = enter(net, sr_result(op, i), times);
    for (int32_t s = 0; s < sr_sharding_group_source_count(group); s++)
      add_flow(net, enter(net, sr_sharding_group_source(net->placing->p, group, s), 1), target,
               times);
  }
}

typedef struct inputs {
  sr_place_net *net;
  SR_VECTOR(sr_place_value *) list;
} inputs;

static void add_input(void *context, sr_value *value) {
  inputs *in = context;
  sr_place_value *entered = enter(in->net, value, 1);
  if (entered)
    SR_PUSH(in->net->placing->arena, &in->list, entered);
}

/* Adds a task for an op that takes all inputs whole. */
static void add_whole(sr_place_net *net, sr_op *op, double times) {
  inputs in = {.net = net};
  sr_op_visit_inputs(op, add_input, &in);
  sr_place_task *task = add_task(net, (int32_t)in.list.count, 0, 0, times);
  for (size_t i = 0; i < in.list.count; i++)
    put(net, task, (int32_t)i, in.list.items[i]);
}

static void add_op(sr_place_net *net, sr_op *op, double times);

static void add_block(sr_place_net *net, const sr_block *block, double times) {
  for (sr_op *op = block->first; op; op = op->next)
    add_op(net, op, times);
}

static void add_loop(sr_place_net *net, const sr_op *op, double times) {
  double inside = times * sr_place_trips(op);
  for (int32_t i = 0; i < op->result_count; i++)
    (void)enter(net, sr_result(op, i), inside);
  for (int32_t r = 0; r < op->region_count; r++)
    add_block(net, op->regions[r], inside);
  add_flows(net, op, inside);
}

static void add_branches(sr_place_net *net, const sr_op *op, double times) {
  bool beside = net->beside;
  int32_t longest = sr_place_longest_branch(net->placing->p, op);
  for (int32_t r = 0; r < op->region_count; r++) {
    net->beside = beside || r != longest;
    add_block(net, op->regions[r], times);
  }
  net->beside = beside;
  add_flows(net, op, times);
}

static void add_op(sr_place_net *net, sr_op *op, double times) {
  const sr_sharding_group *group =
      op->result_count ? sr_value_sharding_group(net->placing->p, op->results) : NULL;
  const sr_local *local =
      group && group->kind == SR_GROUP_RULED ? sr_op_local(net->placing->p, op) : NULL;
  if (sr_op_has(op, SR_TRAIT_TERMINATOR))
    return;
  if (local) {
    add_ruled(net, op, &local->rule, times);
  } else if (op->code == SR_OP_WHILE) {
    add_loop(net, op, times);
  } else if (op->code == SR_OP_CASE || op->code == SR_OP_IF) {
    add_branches(net, op, times);
  } else if (op->code == SR_OP_OPTIMIZATION_BARRIER) {
    add_flows(net, op, times);
  } else {
    add_whole(net, op, times);
  }
}

/* ---- classes --------------------------------------------------------------------------------- */

static sr_place_class *root_of(sr_place_class *c) {
  while (c->joined != c)
    c = c->joined = c->joined->joined;
  return c;
}

static void tie(sr_place_task *task, int32_t factor) {
  sr_place_class *found = NULL;
  for (int32_t t = 0; t < task->count; t++) {
    int32_t dim = sr_place_task_dim(task, factor, t);
    if (dim < 0)
      continue;
    sr_place_class *c = &task->values[t]->classes[dim];
    if (!c->joined)
      c->joined = c;
    if (found)
      root_of(c)->joined = found;
    found = root_of(c);
  }
}

/* Finds the largest value of each class of dimensions (place_shards.h) among the results of
 * tasks. */
static void find_largest(const sr_place_task *task, int32_t factor) {
  for (int32_t t = task->operand_count; !task->flows && t < task->count; t++) {
    int32_t dim = sr_place_task_dim(task, factor, t);
    if (dim < 0)
      continue;
    sr_place_value *value = task->values[t];
    sr_place_class *c = root_of(&value->classes[dim]);
    if (!c->largest || sr_type_bytes(value->type) > sr_type_bytes(c->largest->type))
      c->largest = value;
  }
}

void sr_place_make_net(sr_place_net *net) {
  const sr_place_cluster *cluster = net->cluster;
  for (size_t i = 0; i < cluster->ops.count; i++)
    add_op(net, cluster->ops.items[i], 1);
  for (size_t i = 0; i < cluster->outputs.count; i++) {
    sr_value *value = cluster->outputs.items[i];
    sr_place_value *entered = enter(net, value, 1);
    if (entered && sr_place_is_spread(net->placing, cluster, value))
      entered->goes = true;
  }
  for (size_t i = 0; i < net->tasks.count; i++)
    for (int32_t f = 0; f < net->tasks.items[i]->factor_count; f++)
      tie(net->tasks.items[i], f);
  for (size_t i = 0; i < net->tasks.count; i++)
    for (int32_t f = 0; f < net->tasks.items[i]->factor_count; f++)
      find_largest(net->tasks.items[i], f);
}
