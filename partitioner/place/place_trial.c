/*
 * Tries one cut of a cluster. As in propagate.c, the cut spreads from the value through tasks to
 * other values. A task is an op, or a flow, in which one value becomes another without work. Cuts
 * spread first through flows, elementwise ops, transposes and reshapes, then along pass-through
 * factors, then along summed factors. Each value is cut at most once. As in compute.c, each op is
 * then divided along one factor: the one along which most bytes of its operands and results are
 * cut. The op takes its operands in that sharding; operands in other shardings are resharded or
 * gathered.
 */
#include <math.h>
#include <string.h>

#include "partitioner/place/place_shards.h"

typedef enum stage {
  STAGE_SAME,
  STAGE_PASSING,
  STAGE_SUMMED,
  STAGE_COUNT,
} stage;

typedef struct trial {
  sr_place_net *net;
  struct queue {
    SR_VECTOR(sr_place_task *) tasks;
    size_t next;
  } queues[STAGE_COUNT];
  SR_VECTOR(sr_place_task *) tasks;   /* tasks that use or make a value that is cut */
  SR_VECTOR(sr_place_value *) values; /* values that are cut */
  double won, moved;
} trial;

/* ---- what is cut ----------------------------------------------------------------------------- */

static int32_t sharding_of(const trial *t, const sr_place_value *value) {
  return value && value->trial == t->net->trials ? value->sharding : -1;
}

static int32_t produced_of(const trial *t, const sr_place_value *value) {
  return value && value->trial == t->net->trials ? value->produced : -1;
}

static void wait_for(trial *t, sr_place_task *task, stage when) {
  uint32_t bit = 1U << when;
  if (task->waits & bit)
    return;
  task->waits |= bit;
  SR_PUSH(t->net->placing->arena, &t->queues[when].tasks, task);
}

static void reach(trial *t, sr_place_task *task) {
  if (task->trial != t->net->trials) {
    task->trial = t->net->trials;
    task->waits = 0;
    task->chosen = -1;
    SR_PUSH(t->net->placing->arena, &t->tasks, task);
  }
  wait_for(t, task, task->same ? STAGE_SAME : STAGE_PASSING);
}

static void cut(trial *t, sr_place_value *value, int32_t dim) {
  if (!value->open || sharding_of(t, value) >= 0)
    return;
  value->trial = t->net->trials;
  value->sharding = dim;
  value->produced = value->made || value->comes ? -1 : dim;
  memset(value->taken, 0, sizeof value->taken);
  SR_PUSH(t->net->placing->arena, &t->values, value);
  for (size_t i = 0; i < value->tasks.count; i++)
    reach(t, value->tasks.items[i]);
}

static bool is_cut(const trial *t, const sr_place_task *task, int32_t factor, int32_t tensor) {
  int32_t dim = sr_place_task_dim(task, factor, tensor);
  return dim >= 0 && sharding_of(t, task->values[tensor]) == dim;
}

static void spread_at(trial *t, sr_place_task *task, stage now) {
  task->waits &= ~(1U << now);
  for (int32_t f = 0; f < task->factor_count; f++) {
    bool any = false;
    for (int32_t i = 0; i < task->count; i++)
      any |= is_cut(t, task, f, i);
    if (any && task->sums[f] && now != STAGE_SUMMED) {
      wait_for(t, task, STAGE_SUMMED);
      continue;
    }
    for (int32_t i = 0; any && i < task->count; i++)
      if (sr_place_task_dim(task, f, i) >= 0)
        cut(t, task->values[i], sr_place_task_dim(task, f, i));
  }
}

static void spread(trial *t) {
  for (stage now = STAGE_SAME; now < STAGE_COUNT;) {
    struct queue *queue = &t->queues[now];
    if (queue->next == queue->tasks.count) {
      now++;
      continue;
    }
    spread_at(t, queue->tasks.items[queue->next++], now);
    now = STAGE_SAME;
  }
}

/* ---- what is divided ------------------------------------------------------------------------- */

static void choose(const trial *t, sr_place_task *task) {
  int64_t most = 0;
  for (int32_t f = 0; f < task->factor_count; f++) {
    int64_t bytes = 0;
    for (int32_t i = 0; i < task->count; i++)
      bytes += is_cut(t, task, f, i) ? sr_type_bytes(task->values[i]->type) : 0;
    if (bytes > most) {
      most = bytes;
      task->chosen = f;
    }
  }
  for (int32_t i = task->operand_count; task->chosen >= 0 && i < task->count; i++)
    if (sharding_of(t, task->values[i]) >= 0)
      task->values[i]->produced = sr_place_task_dim(task, task->chosen, i);
}

/* ---- what is moved --------------------------------------------------------------------------- */

/* True if an earlier use took the value cut along `dim` (-1: whole). Records this use for later
 * calls. `behind`: the use is behind the loop that carries the value. Such uses are recorded
 * separately. */
static bool is_taken(sr_place_value *value, int32_t dim, bool behind) {
  uint64_t bit = dim < 0 ? 0 : (uint64_t)1 << dim;
  bool taken = dim < 0 ? value->taken[behind].whole : value->taken[behind].dims & bit;
  value->taken[behind].whole |= dim < 0;
  value->taken[behind].dims |= bit;
  return taken;
}

/* Counts the cost of a use that takes the value `times` times, cut along `dim` (-1: whole). If the
 * value is not made in that sharding, it is resharded once, directly behind its op, for all such
 * uses. The uses behind the loop that carries the value need a reshard of their own. */
static void take(trial *t, sr_place_value *value, int32_t dim, double times) {
  const sr_partitioner *p = t->net->placing->p;
  int32_t produced = produced_of(t, value);
  if (produced < 0 || produced == dim || is_taken(value, dim, times < value->times))
    return;
  double cost = dim < 0 ? sr_place_spread_cost(p, value->first)
                        : sr_cost_of_turn(p, (double)sr_type_bytes(value->type));
  t->moved += cost * fmin(times, value->times);
}

static void count_task(trial *t, const sr_place_task *task) {
  const sr_partitioner *p = t->net->placing->p;
  for (int32_t i = 0; i < task->operand_count; i++)
    take(t, task->values[i],
         task->flows        ? sharding_of(t, task->values[1])
         : task->chosen < 0 ? -1
                            : sr_place_task_dim(task, task->chosen, i),
         task->times);
  if (task->flows || task->chosen < 0)
    return;
  t->won += task->cost * task->times * (1 - 1 / (double)p->device_count);
  double width = task->sums[task->chosen] ? task->width : 1;
  for (int32_t i = task->operand_count; i < task->count; i++)
    if (task->values[i] && sr_place_task_dim(task, task->chosen, i) < 0)
      t->moved +=
          sr_cost_of_spread(p, (double)sr_type_bytes(task->values[i]->type) * width) * task->times;
}

/* Counts the bytes that enter and leave the cluster. An output that is taken whole is gathered. If
 * an input comes in shards, each device receives its shard. */
static void count_ends(trial *t) {
  const sr_partitioner *p = t->net->placing->p;
  for (size_t i = 0; i < t->values.count; i++) {
    sr_place_value *value = t->values.items[i];
    if (value->goes)
      take(t, value, -1, 1);
    if (value->comes)
      t->moved += sr_place_spread_cost(p, value->first) / (double)p->device_count;
  }
}

double sr_place_try(sr_place_net *net, sr_place_value *value, int32_t dim) {
  trial t = {.net = net};
  net->trials++;
  cut(&t, value, dim);
  spread(&t);
  for (size_t i = 0; i < t.tasks.count; i++)
    if (!t.tasks.items[i]->flows)
      choose(&t, t.tasks.items[i]);
  for (size_t i = 0; i < t.tasks.count; i++)
    count_task(&t, t.tasks.items[i]);
  count_ends(&t);
  return t.won - t.moved;
}
