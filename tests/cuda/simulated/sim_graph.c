/* Graphs and their nodes. Work comes into a graph by captures; conditional nodes, by a call. */
#include "simulated/sim_graph.h"

#include <stdlib.h>
#include <string.h>

sim_graph *sim_graph_create(sim_graph *parent) {
  sim_graph *graph = sim_object_create(SIM_GRAPH, sizeof *graph);
  graph->object.is_owned = parent != NULL;
  graph->parent = parent;
  graph->end = &graph->first;
  return graph;
}

sim_error sim_graph_of(sim_graph *handle, sim_graph **out_graph) {
  SIM_TRY(sim_ready());
  *out_graph = sim_object_of(handle, SIM_GRAPH);
  return *out_graph ? SIM_Success
                    : SIM_REFUSE(SIM_InvalidValue, "%p is no graph", (const void *)handle);
}

static void node_end(sim_node *node) {
  for (uint32_t i = 0; i < node->body_count; i++)
    sim_graph_end(node->bodies[i]);
  if (!node->condition && node->op.kind == SIM_OP_LATE)
    node->op.late.kind->held(node->op.late.state, -1);
  if (!node->condition)
    sim_op_release(&node->op);
  free(node->bodies);
  free(node->before);
  sim_object_end(node);
}

void sim_graph_end(sim_graph *graph) {
  for (sim_node *node = graph->first; node; node = node->next)
    node_end(node);
  while (graph->conditions) {
    sim_condition *condition = graph->conditions;
    graph->conditions = condition->next;
    free(condition);
  }
  sim_object_end(graph);
}

sim_node *sim_graph_add(sim_graph *graph, sim_node *const *before, size_t count) {
  sim_node *node = sim_object_create(SIM_NODE, sizeof *node);
  node->object.is_owned = true;
  node->graph = graph;
  node->index = graph->count++;
  node->before = sim_allocate((count + 1) * sizeof *before);
  node->before_count = count;
  if (count)
    memcpy(node->before, before, count * sizeof *before);
  *graph->end = node;
  graph->end = &node->next;
  return node;
}

sim_error sim_graph_check_before(const sim_graph *graph, sim_node *const *before,
                                 const sr_cuda_edge *edges, size_t count) {
  if (edges)
    return SIM_REFUSE(SIM_NotSupported, "data of edges are not simulated");
  for (size_t i = 0; i < count; i++) {
    const sim_node *node = sim_object_of(before[i], SIM_NODE);
    if (!node || node->graph != graph)
      return SIM_REFUSE(SIM_InvalidValue, "%p is no node of the graph", (const void *)before[i]);
    for (size_t j = 0; j < i; j++)
      if (before[j] == before[i])
        return SIM_REFUSE(SIM_InvalidValue, "a node is to wait for another one twice");
  }
  return SIM_Success;
}

/* ---- conditions ----------------------------------------------------------------------------- */

static sim_error condition_make(sr_cuda_condition *out_handle, sim_graph *handle,
                                unsigned at_launch, unsigned flags) {
  static sr_cuda_condition last = UINT64_C(0x5350000000000000);
  sim_graph *graph;
  SIM_TRY(sim_graph_of(handle, &graph));
  if (flags > SR_CUDA_CONDITION_SET_AT_LAUNCH)
    return SIM_REFUSE(SIM_InvalidValue, "no such flags: %u", flags);
  sim_condition *condition = sim_allocate(sizeof *condition);
  *condition = (sim_condition){.next = graph->conditions,
                               .handle = ++last,
                               .at_launch = at_launch,
                               .is_set_at_launch = flags == SR_CUDA_CONDITION_SET_AT_LAUNCH};
  graph->conditions = condition;
  *out_handle = condition->handle;
  return SIM_Success;
}

sim_error cudaGraphConditionalHandleCreate(sr_cuda_condition *out, sim_graph *graph,
                                           unsigned at_launch, unsigned flags) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? condition_make(out, graph, at_launch, flags) : error);
}

/* Finds a condition of the graph, or of one in whose bodies it is. */
static sim_error condition_of(const sim_graph *graph, sr_cuda_condition handle,
                              sim_condition **out_condition) {
  for (; graph; graph = graph->parent)
    for (sim_condition *condition = graph->conditions; condition; condition = condition->next)
      if (condition->handle == handle) {
        *out_condition = condition;
        return condition->node
                   ? SIM_REFUSE(SIM_InvalidValue, "the condition decides another node already")
                   : SIM_Success;
      }
  return SIM_REFUSE(SIM_InvalidValue, "the condition is not of this graph, nor of one around it");
}

/* ---- conditional nodes ---------------------------------------------------------------------- */

static sim_error check_parameters(const sr_cuda_node_parameters *p) {
  static const uint8_t zeros[sizeof *p];
  if (p->kind != SR_CUDA_NODE_CONDITIONAL)
    return SIM_REFUSE(SIM_NotSupported, "nodes of kind %u are not simulated", p->kind);
  const uint8_t *rest = (const uint8_t *)(&p->condition + 1), *end = (const uint8_t *)(p + 1);
  if (memcmp(p->zeros, zeros, sizeof p->zeros) != 0 ||
      memcmp(rest, zeros, (size_t)(end - rest)) != 0)
    return SIM_REFUSE(SIM_InvalidValue, "unused bytes of the parameters are not 0");
  const unsigned count = p->condition.body_count;
  switch ((int)p->condition.kind) {
  case SR_CUDA_CONDITION_IF:
    if (count == 1 || count == 2)
      return SIM_Success;
    break;
  case SR_CUDA_CONDITION_WHILE:
    if (count == 1)
      return SIM_Success;
    break;
  case SR_CUDA_CONDITION_SWITCH:
    if (count > 0)
      return SIM_Success;
    break;
  default:
    break;
  }
  return SIM_REFUSE(SIM_InvalidValue, "a condition of kind %u cannot have %u bodies",
                    p->condition.kind, count);
}

static sim_error node_add(sim_node **out_node, sim_graph *handle, sim_node *const *before,
                          const sr_cuda_edge *edges, size_t count, sr_cuda_node_parameters *p) {
  sim_graph *graph;
  sim_condition *condition;
  SIM_TRY(sim_graph_of(handle, &graph));
  SIM_TRY(sim_graph_check_before(graph, before, edges, count));
  SIM_TRY(check_parameters(p));
  SIM_TRY(condition_of(graph, p->condition.handle, &condition));
  sim_node *node = sim_graph_add(graph, before, count);
  node->condition = condition;
  node->condition_kind = p->condition.kind;
  node->body_count = p->condition.body_count;
  node->bodies = sim_allocate(node->body_count * sizeof *node->bodies);
  for (uint32_t i = 0; i < node->body_count; i++)
    node->bodies[i] = sim_graph_create(graph);
  condition->node = node;
  p->condition.out_bodies = node->bodies;
  *out_node = node;
  return SIM_Success;
}

sim_error cudaGraphAddNode(sim_node **out, sim_graph *graph, sim_node *const *before,
                           const sr_cuda_edge *edges, size_t before_count,
                           sr_cuda_node_parameters *parameters) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  if (error == SIM_Success)
    error = node_add(out, graph, before, edges, before_count, parameters);
  return sim_end(error);
}

/* ---- making and destroying ------------------------------------------------------------------ */

static sim_error graph_make(sim_graph **out_graph, unsigned flags) {
  SIM_TRY(sim_ready());
  if (flags != 0)
    return SIM_REFUSE(SIM_InvalidValue, "no such flags: %u", flags);
  *out_graph = sim_graph_create(NULL);
  return SIM_Success;
}

sim_error cudaGraphCreate(sim_graph **out, unsigned flags) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? graph_make(out, flags) : error);
}

/* True if a stream is being captured into the graph or into a body in it. */
static bool is_captured(const sim_graph *graph) {
  if (graph->capture)
    return true;
  for (const sim_node *node = graph->first; node; node = node->next)
    for (uint32_t i = 0; i < node->body_count; i++)
      if (is_captured(node->bodies[i]))
        return true;
  return false;
}

static sim_error graph_destroy(sim_graph *handle) {
  sim_graph *graph;
  SIM_TRY(sim_graph_of(handle, &graph));
  if (graph->parent)
    return SIM_REFUSE(SIM_InvalidValue, "the body of a node belongs to the node");
  if (is_captured(graph))
    sim_abort("the graph is destroyed while a stream is captured into it");
  sim_graph_end(graph);
  return SIM_Success;
}

sim_error cudaGraphDestroy(sim_graph *graph) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  sim_error destroyed = graph_destroy(graph);
  return sim_end(error == SIM_Success ? destroyed : error);
}
