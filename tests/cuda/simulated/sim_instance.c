/*
 * Instances of graphs. An instance is a copy of a graph and of the bodies in it, in the form in
 * which it runs: a list of steps, each of which knows how many steps it waits for, and which steps
 * wait for it.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "simulated/sim_graph.h"
#include "simulated/sim_memory.h"

/* The variable behind a condition. */
typedef struct variable {
  struct variable *next; /* in its instance */
  sr_cuda_condition handle;
  unsigned at_launch;
  bool is_set_at_launch, is_set;
  uint32_t value;
  uint64_t launch_number; /* of the kernel that has set it last; 0: none */
} variable;

typedef struct step_list step_list;

typedef struct step {
  sim_op op; /* if `variable` is NULL */
  variable *variable;
  unsigned condition_kind;
  step_list *bodies;
  uint32_t body_count;
  uint32_t before_count, after_count;
  uint32_t *after; /* indices of the steps that wait for this one */
  /* While it runs and has a condition: the body that runs, body_count for none. */
  bool is_begun;
  uint32_t body;
} step;

struct step_list {
  step *items;
  uint32_t count;
  /* While the list runs: for each step how many it still waits for, and the steps that may run. */
  bool is_begun;
  uint32_t *waits, *ready, ready_count;
  step *current; /* NULL: the next one is to be chosen */
};

struct sr_cuda_instance_object {
  sim_object object;
  step_list steps;
  const sim_device *device; /* on which all steps run; NULL: there is none */
  variable *variables;
  bool is_begun;  /* a launch has begun */
  int32_t uses;   /* by its handle and by queued launches */
  sim_mark *last; /* the end of its last launch, or NULL */
};

static sim_instance *running; /* NULL: none */

/* ---- making --------------------------------------------------------------------------------- */

/* Adds variables for all conditions of a graph. */
static sim_error add_variables(sim_instance *instance, const sim_graph *graph) {
  for (const sim_condition *c = graph->conditions; c; c = c->next) {
    if (!c->node)
      return SIM_REFUSE(SIM_InvalidValue, "a condition of the graph decides no node");
    variable *v = sim_allocate(sizeof *v);
    *v = (variable){.next = instance->variables,
                    .handle = c->handle,
                    .at_launch = c->at_launch,
                    .is_set_at_launch = c->is_set_at_launch};
    instance->variables = v;
  }
  return SIM_Success;
}

static variable *variable_of(const sim_instance *instance, sr_cuda_condition handle) {
  for (variable *v = instance->variables; v; v = v->next)
    if (v->handle == handle)
      return v;
  return NULL;
}

/* Copies work, with what it owns. */
static sim_op op_copy(const sim_op *op) {
  sim_op copy = *op;
  if (op->kind == SIM_OP_KERNEL) {
    size_t bytes = op->launch.kernel->parameter_bytes;
    copy.launch.parameters = sim_allocate(bytes + 1);
    memcpy(copy.launch.parameters, op->launch.parameters, bytes);
  } else if (op->kind == SIM_OP_LATE) {
    copy.late.state = op->late.kind->copy(op->late.state);
    copy.late.kind->held(copy.late.state, 1);
  }
  return copy;
}

/* Work of a body reads and writes memory of its device, and pinned memory. */
static sim_error check_body_memory(const void *address, uint64_t bytes, const sim_device *device) {
  char place[160];
  const sim_block *block = address ? sim_block_of(address, bytes) : NULL;
  if (!address || (block && (!block->device || block->device == device)))
    return SIM_Success;
  return SIM_REFUSE(SIM_InvalidValue, "the body of a condition cannot copy %s",
                    sim_place(address, place, sizeof place));
}

static sim_error check_op(sim_instance *instance, const sim_op *op, bool is_in_body) {
  if (instance->device && op->device != instance->device)
    return SIM_REFUSE(SIM_InvalidValue, "graphs of several devices are not simulated");
  instance->device = op->device;
  if (is_in_body && op->kind == SIM_OP_LATE && !op->late.kind->suits_bodies(op->late.state))
    return SIM_InvalidValue;
  if (!is_in_body || (op->kind != SIM_OP_COPY && op->kind != SIM_OP_FILL))
    return SIM_Success;
  SIM_TRY(check_body_memory(op->move.to, op->move.bytes, op->device));
  return check_body_memory(op->move.from, op->move.bytes, op->device);
}

static sim_error fill_steps(sim_instance *instance, const sim_graph *graph, step_list *list);

static sim_error fill_bodies(sim_instance *instance, const sim_node *node, step *s) {
  s->variable = variable_of(instance, node->condition->handle);
  s->condition_kind = node->condition_kind;
  s->bodies = sim_allocate(node->body_count * sizeof *s->bodies);
  s->body_count = node->body_count;
  for (uint32_t i = 0; i < node->body_count; i++)
    SIM_TRY(fill_steps(instance, node->bodies[i], &s->bodies[i]));
  return SIM_Success;
}

/* Lets the steps of a graph know which steps wait for them. */
static void fill_order(const sim_graph *graph, step_list *list) {
  for (const sim_node *node = graph->first; node; node = node->next) {
    list->items[node->index].before_count = (uint32_t)node->before_count;
    for (size_t i = 0; i < node->before_count; i++) {
      step *before = &list->items[node->before[i]->index];
      before->after = realloc(before->after, (before->after_count + 1) * sizeof *before->after);
      if (!before->after)
        sim_abort("the host has no memory left");
      before->after[before->after_count++] = node->index;
    }
  }
}

static sim_error fill_steps(sim_instance *instance, const sim_graph *graph, step_list *list) {
  if (graph->capture)
    return SIM_REFUSE(SIM_InvalidValue, "a stream is still captured into the graph");
  SIM_TRY(add_variables(instance, graph));
  list->items = sim_allocate((graph->count + 1) * sizeof *list->items);
  list->waits = sim_allocate((graph->count + 1) * sizeof *list->waits);
  list->ready = sim_allocate((graph->count + 1) * sizeof *list->ready);
  list->count = graph->count;
  fill_order(graph, list);
  for (const sim_node *node = graph->first; node; node = node->next) {
    step *s = &list->items[node->index];
    if (node->condition) {
      if (!sim_settings_get()->conditions)
        return SIM_NotSupported;
      SIM_TRY(fill_bodies(instance, node, s));
    } else {
      s->op = op_copy(&node->op);
      SIM_TRY(check_op(instance, &s->op, graph->parent != NULL));
    }
  }
  return SIM_Success;
}

/* ---- freeing -------------------------------------------------------------------------------- */

static void steps_free(step_list *list) {
  for (uint32_t i = 0; i < list->count; i++) {
    step *s = &list->items[i];
    for (uint32_t b = 0; b < s->body_count; b++)
      steps_free(&s->bodies[b]);
    sim_op_release(&s->op);
    free(s->bodies);
    free(s->after);
  }
  free(list->items);
  free(list->waits);
  free(list->ready);
}

void sim_instance_release(sim_instance *instance) {
  if (--instance->uses > 0)
    return;
  steps_free(&instance->steps);
  while (instance->variables) {
    variable *v = instance->variables;
    instance->variables = v->next;
    free(v);
  }
  sim_mark_release(instance->last);
}

/* ---- running -------------------------------------------------------------------------------- */

void sim_condition_set(sr_cuda_condition handle, uint32_t value, uint64_t launch_number) {
  variable *v = running ? variable_of(running, handle) : NULL;
  if (!v)
    sim_abort("a kernel sets a condition that is not of a graph that runs");
  if (v->launch_number == launch_number && v->value != value)
    sim_abort("threads of a kernel set a condition to %" PRIu32 " and to %" PRIu32, v->value,
              value);
  v->launch_number = launch_number;
  v->value = value;
  v->is_set = true;
}

static uint32_t value_of(const variable *v) {
  if (!v->is_set)
    sim_abort("nothing has set the condition of a node in this launch");
  return v->value;
}

static bool steps_advance(step_list *list, const sim_device *device);

/* Chooses the body that runs first or next. */
static void choose_body(step *s) {
  const uint32_t value = value_of(s->variable);
  s->body = s->condition_kind == SR_CUDA_CONDITION_SWITCH ? value
            : s->condition_kind == SR_CUDA_CONDITION_IF   ? value == 0
            : value != 0                                  ? 0
                                                          : s->body_count;
}

/* Returns true when the step is done. A device that has broken leaves loops, whose conditions
 * nothing will change. */
static bool step_advance(step *s, const sim_device *device) {
  if (!s->variable && device->broken == SIM_Success && s->op.kind == SIM_OP_LATE)
    return sim_late_advance(&s->op);
  if (!s->variable) {
    sim_op_perform(&s->op);
    return true;
  }
  if (!s->is_begun && device->broken == SIM_Success)
    choose_body(s);
  s->is_begun = true;
  while (device->broken == SIM_Success && s->body < s->body_count) {
    if (!steps_advance(&s->bodies[s->body], device))
      return false;
    if (s->condition_kind != SR_CUDA_CONDITION_WHILE)
      break;
    choose_body(s);
  }
  s->is_begun = false;
  return true;
}

static void steps_begin(step_list *list) {
  list->is_begun = true;
  list->ready_count = 0;
  for (uint32_t i = 0; i < list->count; i++)
    if ((list->waits[i] = list->items[i].before_count) == 0)
      list->ready[list->ready_count++] = i;
}

/* Runs steps in an order that the graph allows and the seed chooses. Returns true when all are
 * done. */
static bool steps_advance(step_list *list, const sim_device *device) {
  if (!list->is_begun)
    steps_begin(list);
  while (list->current || list->ready_count > 0) {
    if (!list->current) {
      const uint32_t chosen = (uint32_t)sim_random(list->ready_count);
      list->current = &list->items[list->ready[chosen]];
      list->ready[chosen] = list->ready[--list->ready_count];
    }
    const step *s = list->current;
    if (!step_advance(list->current, device))
      return false;
    list->current = NULL;
    for (uint32_t i = 0; i < s->after_count; i++)
      if (--list->waits[s->after[i]] == 0)
        list->ready[list->ready_count++] = s->after[i];
  }
  list->is_begun = false;
  return true;
}

/* Tells all late work of a list. */
static void steps_tell(const step_list *list, bool is_launch, int32_t change) {
  for (uint32_t i = 0; i < list->count; i++) {
    const step *s = &list->items[i];
    const sim_late *late = &s->op.late;
    if (!s->variable && s->op.kind == SIM_OP_LATE)
      (is_launch ? late->kind->launched : late->kind->held)(late->state, change);
    for (uint32_t b = 0; b < s->body_count; b++)
      steps_tell(&s->bodies[b], is_launch, change);
  }
}

bool sim_instance_advance(sim_instance *instance, const sim_device *device) {
  for (variable *v = instance->variables; v && !instance->is_begun; v = v->next) {
    v->value = v->at_launch;
    v->is_set = v->is_set_at_launch;
    v->launch_number = 0;
  }
  running = instance;
  instance->is_begun = !steps_advance(&instance->steps, device);
  running = NULL;
  if (!instance->is_begun)
    steps_tell(&instance->steps, true, -1);
  return !instance->is_begun;
}

/* ---- calls ---------------------------------------------------------------------------------- */

static sim_error instance_make(sim_instance **out_instance, sim_graph *handle,
                               unsigned long long flags) {
  sim_graph *graph;
  sim_device *device;
  SIM_TRY(sim_current(&device));
  SIM_TRY(sim_graph_of(handle, &graph));
  if (flags != 0)
    return SIM_REFUSE(SIM_InvalidValue, "flags are not simulated: %llu", flags);
  if (graph->parent)
    return SIM_REFUSE(SIM_InvalidValue, "the body of a node runs with its node alone");
  sim_instance *instance = sim_object_create(SIM_INSTANCE, sizeof *instance);
  instance->uses = 1;
  sim_error error = fill_steps(instance, graph, &instance->steps);
  if (error == SIM_Success) {
    *out_instance = instance;
    return error;
  }
  steps_tell(&instance->steps, false, -1);
  sim_instance_release(instance);
  sim_object_end(instance);
  return error;
}

sim_error cudaGraphInstantiate(sim_instance **out, sim_graph *graph, unsigned long long flags) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? instance_make(out, graph, flags) : error);
}

static sim_error instance_of(sim_instance *handle, sim_instance **out_instance) {
  SIM_TRY(sim_ready());
  *out_instance = sim_object_of(handle, SIM_INSTANCE);
  return *out_instance
             ? SIM_Success
             : SIM_REFUSE(SIM_InvalidValue, "%p is no instance of a graph", (const void *)handle);
}

/* A launch waits for the one before it, as CUDA orders launches of one instance. */
static sim_error instance_launch(sim_instance *instance_handle, sim_stream *stream_handle) {
  sim_instance *instance;
  sim_stream *stream;
  SIM_TRY(sim_stream_of(stream_handle, &stream));
  SIM_TRY(instance_of(instance_handle, &instance));
  if (instance->device && instance->device != stream->device)
    return SIM_REFUSE(SIM_InvalidValue, "graphs of another device are not simulated");
  if (!stream->capture && instance->last)
    sim_stream_await(stream, instance->last);
  instance->uses++;
  steps_tell(&instance->steps, true, 1);
  SIM_TRY(sim_stream_push(
      stream, (sim_op){.kind = SIM_OP_GRAPH, .device = stream->device, .instance = instance}));
  sim_mark_release(instance->last);
  instance->last = sim_stream_mark(stream);
  return SIM_Success;
}

sim_error cudaGraphLaunch(sim_instance *instance, sim_stream *stream) {
  sim_error error = sim_begin(__func__, SIM_LaunchOutOfResources);
  return sim_end(error == SIM_Success ? instance_launch(instance, stream) : error);
}

/* Launches that are queued still run. */
sim_error cudaGraphExecDestroy(sim_instance *handle) {
  sim_instance *instance;
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  sim_error found = instance_of(handle, &instance);
  if (found == SIM_Success) {
    steps_tell(&instance->steps, false, -1);
    sim_object_end(instance);
    sim_instance_release(instance);
  }
  return sim_end(error == SIM_Success ? found : error);
}
