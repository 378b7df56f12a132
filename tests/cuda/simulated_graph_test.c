/*
 * The simulated GPU's graphs: captures, conditions, instances, and what NVIDIA's refuse.
 */
#include "simulated_case.h"

#include <pthread.h>
#include <signal.h>

enum {
  GLOBAL,
  THREAD_LOCAL,
  RELAXED
};

static sim_graph *graph_made(void) {
  sim_graph *graph = NULL;
  DONE(cudaGraphCreate(&graph, 0));
  return graph;
}

static sim_instance *instance_made(sim_graph *graph) {
  sim_instance *instance = NULL;
  DONE(cudaGraphInstantiate(&instance, graph, 0));
  return instance;
}

static sr_cuda_condition condition_made(sim_graph *graph, unsigned at_launch, unsigned flags) {
  sr_cuda_condition condition = 0;
  DONE(cudaGraphConditionalHandleCreate(&condition, graph, at_launch, flags));
  return condition;
}

static sr_cuda_node_parameters parameters_of(sr_cuda_condition condition, unsigned kind,
                                             unsigned count) {
  return (sr_cuda_node_parameters){
      .kind = SR_CUDA_NODE_CONDITIONAL,
      .condition = {.handle = condition, .kind = kind, .body_count = count}};
}

/* Adds a conditional node behind `before`, which may be NULL. Returns its bodies. */
static sim_graph **node_added(sim_graph *graph, sim_node **before, sr_cuda_condition condition,
                              unsigned kind, unsigned count) {
  sr_cuda_node_parameters parameters = parameters_of(condition, kind, count);
  sim_node *node = NULL;
  DONE(cudaGraphAddNode(&node, graph, before, NULL, before && *before ? 1 : 0, &parameters));
  if (before)
    *before = node;
  return parameters.condition.out_bodies;
}

/* Begins to capture the stream into a graph. */
static void capture(sim_graph *graph) {
  DONE(cudaStreamBeginCaptureToGraph(case_stream, graph, NULL, NULL, 0, RELAXED));
}

static void captured(sim_graph *graph) {
  sim_graph *got = NULL;
  DONE(cudaStreamEndCapture(case_stream, &got));
  EXPECT(got == graph);
}

static void add(uint32_t word, uint32_t value) {
  DONE(case_launch(NUMBER_adds, 1, 1, (uint64_t)(uintptr_t)(case_out + word), value, 0));
}

static void count_down(uint32_t word, sr_cuda_condition condition) {
  DONE(case_launch(NUMBER_counts_down, 1, 1, (uint64_t)(uintptr_t)(case_out + word), condition, 0));
}

static void start(uint32_t word, uint32_t value, sr_cuda_condition condition) {
  DONE(case_launch(NUMBER_starts, 1, 1, (uint64_t)(uintptr_t)(case_out + word), value, condition));
}

static void clear(void) {
  DONE(cudaMemsetAsync(case_out, 0, CASE_WORDS * 4, case_stream));
}

/* ---- what works ----------------------------------------------------------------------------- */

static void captured_work_runs_when_launched(void) {
  sim_graph *graph = NULL;
  sim_event *event = NULL;
  uint32_t value = 7;
  case_begin();
  clear();
  DONE(cudaEventCreateWithFlags(&event, 2));
  DONE(cudaStreamBeginCapture(case_stream, THREAD_LOCAL));
  add(0, 1);
  DONE(cudaEventRecord(event, case_stream));
  DONE(cudaStreamWaitEvent(case_stream, event, 0));
  DONE(cudaMemcpyAsync(case_out + 1, &value, 4, SIM_HOST_TO_DEVICE, case_stream));
  DONE(cudaMemsetAsync(case_out + 2, 1, 4, case_stream));
  add(1, 1);
  DONE(cudaStreamEndCapture(case_stream, &graph));
  case_fetch();
  EXPECT_EQ(case_host[0], 0);
  sim_instance *instance = instance_made(graph);
  DONE(cudaGraphDestroy(graph)); /* the instance is a copy */
  DONE(cudaGraphLaunch(instance, case_stream));
  value = 8; /* copied late */
  DONE(cudaGraphLaunch(instance, case_stream));
  DONE(cudaGraphExecDestroy(instance)); /* launches are done all the same */
  case_fetch();
  EXPECT_EQ(case_host[0], 2);
  EXPECT_EQ(case_host[1], 9);
  EXPECT_EQ(case_host[2], 0x01010101);
  DONE(cudaEventDestroy(event));
  case_end();
}

static void loops_nest(void) {
  case_begin();
  clear();
  sim_graph *graph = graph_made();
  sim_node *last = NULL;
  sr_cuda_condition outer = condition_made(graph, 1, SR_CUDA_CONDITION_SET_AT_LAUNCH);
  sim_graph *outer_body = node_added(graph, &last, outer, SR_CUDA_CONDITION_WHILE, 1)[0];
  sr_cuda_condition inner = condition_made(outer_body, 0, 0);
  sr_cuda_condition choice = condition_made(graph, 0, 0);
  sim_node *before = NULL;
  /* the outer loop: an inner one of 4 rounds, which an IF with one round sets up */
  sim_graph *setup =
      node_added(outer_body, &before, condition_made(outer_body, 5, 1), SR_CUDA_CONDITION_IF, 1)[0];
  capture(setup);
  start(1, 4, inner);
  captured(setup);
  sim_graph *inner_body = node_added(outer_body, &before, inner, SR_CUDA_CONDITION_WHILE, 1)[0];
  capture(inner_body);
  add(2, 1);
  count_down(1, inner);
  captured(inner_body);
  DONE(cudaStreamBeginCaptureToGraph(case_stream, outer_body, &before, NULL, 1, RELAXED));
  add(3, 1);
  start(4, 2, choice);
  count_down(0, outer);
  captured(outer_body);
  sim_graph **cases = node_added(graph, &last, choice, SR_CUDA_CONDITION_SWITCH, 3);
  for (uint32_t i = 0; i < 3; i++) {
    capture(cases[i]);
    add(10 + i, 1);
    captured(cases[i]);
  }
  sim_instance *instance = instance_made(graph);
  DONE(cudaGraphDestroy(graph));
  for (uint32_t launch = 1; launch <= 2; launch++) {
    add(0, 3);
    DONE(cudaGraphLaunch(instance, case_stream));
    case_fetch();
    EXPECT_EQ(case_host[0], 0);
    EXPECT_EQ(case_host[2], launch * 12);
    EXPECT_EQ(case_host[3], launch * 3);
    EXPECT_EQ(case_host[10], 0);
    EXPECT_EQ(case_host[11], 0);
    EXPECT_EQ(case_host[12], launch);
  }
  DONE(cudaGraphExecDestroy(instance));
  case_end();
}

/* Runs IF and SWITCH nodes with this value; the bodies add to words 0, 1, ... */
static void choose(unsigned kind, unsigned count, uint32_t value, int wanted) {
  clear();
  sim_graph *graph = graph_made();
  sr_cuda_condition condition = condition_made(graph, value, SR_CUDA_CONDITION_SET_AT_LAUNCH);
  sim_graph **bodies = node_added(graph, NULL, condition, kind, count);
  for (uint32_t i = 0; i < count; i++) {
    capture(bodies[i]);
    add(i, 1);
    captured(bodies[i]);
  }
  sim_instance *instance = instance_made(graph);
  DONE(cudaGraphLaunch(instance, case_stream));
  case_fetch();
  for (int i = 0; i < (int)count; i++)
    EXPECT_EQ(case_host[i], i == wanted);
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
}

static void conditions_choose(void) {
  case_begin();
  choose(SR_CUDA_CONDITION_IF, 1, 0, -1);
  choose(SR_CUDA_CONDITION_IF, 1, 7, 0);
  choose(SR_CUDA_CONDITION_IF, 2, 0, 1);
  choose(SR_CUDA_CONDITION_IF, 2, 7, 0);
  choose(SR_CUDA_CONDITION_SWITCH, 3, 0, 0);
  choose(SR_CUDA_CONDITION_SWITCH, 3, 2, 2);
  choose(SR_CUDA_CONDITION_SWITCH, 3, 3, -1);
  choose(SR_CUDA_CONDITION_WHILE, 1, 0, -1);
  case_end();
}

/* Launches of one instance follow each other, even in different streams. */
static void launches_are_ordered(void) {
  sim_stream *other = NULL;
  sim_graph *graph = NULL;
  case_begin();
  clear();
  DONE(cudaStreamCreateWithFlags(&other, 1));
  DONE(cudaStreamSynchronize(case_stream));
  DONE(cudaStreamBeginCapture(case_stream, GLOBAL));
  DONE(case_launch(NUMBER_writes_order, 1, 1, CASE_OUT, 0, 0));
  DONE(cudaStreamEndCapture(case_stream, &graph));
  sim_instance *instance = instance_made(graph);
  DONE(cudaMemsetAsync(case_out + 1, 9, 4, case_stream));
  DONE(cudaGraphLaunch(instance, case_stream));
  DONE(cudaGraphLaunch(instance, other));
  DONE(cudaStreamSynchronize(other));
  case_fetch();
  EXPECT_EQ(case_host[0], 2);
  EXPECT_EQ(case_host[1], 0);
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
  DONE(cudaStreamDestroy(other));
  case_end();
}

/* Two chains of one graph, which nothing orders. */
static void race(void) {
  case_begin();
  clear();
  sim_graph *graph = graph_made();
  capture(graph);
  DONE(cudaMemsetAsync(case_out, 1, 1, case_stream));
  captured(graph);
  capture(graph);
  DONE(cudaMemsetAsync(case_out, 2, 1, case_stream));
  captured(graph);
  sim_instance *instance = instance_made(graph);
  DONE(cudaGraphLaunch(instance, case_stream));
  case_fetch();
  fprintf(stderr, "won by %u", case_host[0]);
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
  case_end();
}

/* A loop between the kernels of one capture. */
static void loop_within_capture(void) {
  unsigned status = 9;
  unsigned long long number = 0;
  sim_graph *graph = NULL, *same = NULL;
  sim_node *const *before = NULL;
  size_t count = 9;
  case_begin();
  clear();
  DONE(cudaStreamGetCaptureInfo(case_stream, &status, NULL, NULL, NULL, NULL, NULL));
  EXPECT_EQ(status, 0);
  DONE(cudaStreamBeginCapture(case_stream, THREAD_LOCAL));
  DONE(cudaStreamGetCaptureInfo(case_stream, &status, &number, &graph, &before, NULL, &count));
  EXPECT_EQ(status, SR_CUDA_CAPTURE_ACTIVE);
  EXPECT_EQ(count, 0);
  sr_cuda_condition condition = condition_made(graph, 0, 0);
  start(0, 3, condition);
  DONE(cudaStreamGetCaptureInfo(case_stream, &status, NULL, NULL, &before, NULL, &count));
  EXPECT_EQ(count, 1);
  sim_node *node = before[0];
  sim_graph *body = node_added(graph, &node, condition, SR_CUDA_CONDITION_WHILE, 1)[0];
  DONE(
      cudaStreamUpdateCaptureDependencies(case_stream, &node, NULL, 1, SR_CUDA_CAPTURE_SET_BEFORE));
  start(0, 9, condition); /* before the loop, it would make that longer */
  DONE(cudaStreamEndCapture(case_stream, &same));
  EXPECT(same == graph);
  capture(body);
  add(1, 1);
  count_down(0, condition);
  captured(body);
  sim_instance *instance = instance_made(graph);
  DONE(cudaGraphLaunch(instance, case_stream));
  case_fetch();
  EXPECT_EQ(case_host[1], 3);
  EXPECT_EQ(case_host[0], 9);
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
  case_end();
}

static void what_works(void) {
  int winners[3] = {0};
  for (int seed = 0; seed <= 10; seed++) {
    char setting[64];
    snprintf(setting, sizeof setting, "SPMDRUN_SIMULATED_SEED=%d", seed);
    SCENARIO(setting, captured_work_runs_when_launched);
    SCENARIO(setting, loops_nest);
    SCENARIO(setting, conditions_choose);
    SCENARIO(setting, loop_within_capture);
    SCENARIO(setting, launches_are_ordered);
    int winner = 0;
    EXPECT_EQ(sscanf(scenario_run(race, setting)->text, "won by %d", &winner), 1);
    winners[winner % 3]++;
  }
  EXPECT(winners[0] == 0 && winners[1] > 0 && winners[2] > 0);
}

/* ---- refusals of captures ------------------------------------------------------------------- */

/* Ends a capture that something has made invalid. */
static void spoilt(void) {
  sim_graph *graph = (sim_graph *)(void *)case_out;
  FAILS(cudaMemsetAsync(case_out, 0, 4, case_stream), StreamCaptureInvalidated);
  FAILS(cudaStreamEndCapture(case_stream, &graph), StreamCaptureInvalidated);
  EXPECT(graph == NULL);
}

static void capture_refuses_waiting(void) {
  sim_event *event = NULL, *before = NULL;
  case_begin();
  DONE(cudaEventCreateWithFlags(&event, 2));
  DONE(cudaEventCreateWithFlags(&before, 2));
  DONE(cudaEventRecord(before, case_stream));
  DONE(cudaStreamBeginCapture(case_stream, RELAXED));
  FAILS(cudaStreamSynchronize(case_stream), StreamCaptureUnsupported);
  spoilt();
  DONE(cudaStreamBeginCapture(case_stream, RELAXED));
  FAILS(cudaStreamQuery(case_stream), StreamCaptureUnsupported);
  FAILS(cudaEventRecord(event, case_stream), StreamCaptureInvalidated);
  spoilt();
  DONE(cudaStreamBeginCapture(case_stream, RELAXED));
  FAILS(cudaStreamWaitEvent(case_stream, before, 0), StreamCaptureIsolation);
  FAILS(cudaStreamWaitEvent(case_stream, before, 0), StreamCaptureInvalidated);
  spoilt();
  DONE(cudaStreamBeginCapture(case_stream, RELAXED));
  DONE(cudaEventRecord(event, case_stream));
  FAILS(cudaEventSynchronize(event), CapturedEvent);
  sim_graph *graph = NULL;
  DONE(cudaStreamEndCapture(case_stream, &graph));
  DONE(cudaGraphDestroy(graph));
  FAILS(cudaStreamWaitEvent(case_stream, event, 0), CapturedEvent);
  DONE(cudaStreamBeginCapture(case_stream, RELAXED));
  FAILS(cudaStreamWaitEvent(case_stream, event, 0), StreamCaptureMerge);
  spoilt();
  DONE(cudaEventRecord(event, case_stream)); /* an ordinary event again */
  DONE(cudaEventSynchronize(event));
  DONE(cudaEventDestroy(event));
  DONE(cudaEventDestroy(before));
  case_end();
}

static sim_stream *free_stream;
static sim_event *free_event;
static int capture_mode;

/* Calls that are prohibited in a mode other than relaxed. */
static void *unsafe_calls(void *wanted) {
  void *block = NULL;
  const bool fails = *(bool *)wanted;
  const sim_error error = fails ? SIM_StreamCaptureUnsupported : SIM_Success;
  EXPECT_EQ(cudaMalloc(&block, 64), error);
  EXPECT_EQ(cudaFree(fails ? case_out : block), error);
  EXPECT_EQ(cudaHostAlloc(&block, 64, 0), error);
  EXPECT_EQ(cudaFreeHost(fails ? case_host : block), error);
  EXPECT_EQ(cudaStreamSynchronize(free_stream), error);
  EXPECT_EQ(cudaStreamQuery(free_stream), error);
  EXPECT_EQ(cudaEventSynchronize(free_event), error);
  kernels_header *data = kernels_module();
  sim_module *module = NULL;
  EXPECT_EQ(cudaLibraryLoadData(&module, data, NULL, NULL, 0, NULL, NULL, 0), error);
  free(data);
  if (module)
    DONE(cudaLibraryUnload(module));
  return wanted;
}

/* Runs them on this thread and on another while a stream is captured. */
static void capture_refuses_unsafe(void) {
  case_begin();
  DONE(cudaStreamCreateWithFlags(&free_stream, 1));
  DONE(cudaEventCreateWithFlags(&free_event, 2));
  DONE(cudaEventRecord(free_event, free_stream));
  DONE(cudaStreamSynchronize(free_stream));
  bool here = capture_mode != RELAXED, there = capture_mode == GLOBAL;
  for (int on_other = 0; on_other < 2; on_other++) {
    sim_graph *graph = NULL;
    DONE(cudaStreamBeginCapture(case_stream, (unsigned)capture_mode));
    pthread_t thread;
    bool *fails = on_other ? &there : &here;
    if (on_other) {
      EXPECT_EQ(pthread_create(&thread, NULL, unsafe_calls, fails), 0);
      pthread_join(thread, NULL);
    } else {
      unsafe_calls(fails);
    }
    if (*fails) {
      spoilt();
    } else {
      DONE(cudaStreamEndCapture(case_stream, &graph));
      DONE(cudaGraphDestroy(graph));
    }
  }
  DONE(cudaStreamDestroy(free_stream));
  DONE(cudaEventDestroy(free_event));
  case_end();
}

static void *ends_capture(void *unused) {
  sim_graph *graph;
  FAILS(cudaStreamEndCapture(case_stream, &graph), StreamCaptureWrongThread);
  return unused;
}

static void capture_refuses_wrong_calls(void) {
  sim_graph *graph = NULL, *other = NULL;
  pthread_t thread;
  case_begin();
  FAILS(cudaStreamBeginCapture(NULL, RELAXED), InvalidResourceHandle);
  FAILS(cudaStreamBeginCapture(case_stream, 3), InvalidValue);
  FAILS(cudaStreamEndCapture(case_stream, &graph), IllegalState);
  DONE(cudaStreamBeginCapture(case_stream, THREAD_LOCAL));
  FAILS(cudaStreamBeginCapture(case_stream, RELAXED), IllegalState);
  EXPECT_EQ(pthread_create(&thread, NULL, ends_capture, NULL), 0);
  pthread_join(thread, NULL);
  DONE(cudaStreamEndCapture(case_stream, &graph));
  sim_instance *instance = instance_made(graph);
  sim_node *node = (sim_node *)(void *)graph;
  FAILS(cudaStreamUpdateCaptureDependencies(case_stream, NULL, NULL, 0, 1), IllegalState);
  DONE(cudaStreamBeginCapture(case_stream, RELAXED));
  FAILS(cudaStreamUpdateCaptureDependencies(case_stream, NULL, NULL, 0, 2), InvalidValue);
  FAILS(cudaStreamUpdateCaptureDependencies(case_stream, &node, NULL, 1, 1), InvalidValue);
  FAILS(cudaGraphLaunch(instance, case_stream), NotSupported);
  FAILS(cudaStreamUpdateCaptureDependencies(case_stream, NULL, NULL, 0, 1),
        StreamCaptureInvalidated);
  unsigned status = 9;
  DONE(cudaStreamGetCaptureInfo(case_stream, &status, NULL, NULL, NULL, NULL, NULL));
  EXPECT_EQ(status, 2);
  spoilt();
  capture(graph);
  sim_stream *stream = NULL;
  DONE(cudaStreamCreateWithFlags(&stream, 1));
  FAILS(cudaStreamBeginCaptureToGraph(stream, graph, NULL, NULL, 0, RELAXED), IllegalState);
  sim_instance *none;
  FAILS(cudaGraphInstantiate(&none, graph, 0), InvalidValue);
  captured(graph);
  FAILS(cudaStreamBeginCaptureToGraph(stream, graph, &node, NULL, 1, RELAXED), InvalidValue);
  other = graph_made();
  node = NULL;
  node_added(other, &node, condition_made(other, 0, 1), SR_CUDA_CONDITION_IF, 1);
  FAILS(cudaStreamBeginCaptureToGraph(stream, graph, &node, NULL, 1, RELAXED), InvalidValue);
  DONE(cudaStreamBeginCapture(stream, RELAXED));
  DONE(cudaStreamDestroy(stream));
  DONE(cudaGraphDestroy(other));
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
  case_end();
}

static void destroyed_while_captured(void) {
  case_begin();
  sim_graph *graph = graph_made();
  capture(node_added(graph, NULL, condition_made(graph, 0, 1), SR_CUDA_CONDITION_IF, 1)[0]);
  cudaGraphDestroy(graph);
}

static void refusals_of_captures(void) {
  SCENARIO_SAYS("", capture_refuses_waiting, 0, "is captured, so nothing in it will end");
  capture_mode = GLOBAL;
  SCENARIO_SAYS("", capture_refuses_unsafe, 0, "is prohibited while stream");
  capture_mode = THREAD_LOCAL;
  SCENARIO_SAYS("", capture_refuses_unsafe, 0, "is prohibited while stream");
  capture_mode = RELAXED;
  SCENARIO("", capture_refuses_unsafe);
  SCENARIO_SAYS("", capture_refuses_wrong_calls, 0, "another thread has begun");
  SCENARIO_SAYS("", destroyed_while_captured, 128 + SIGABRT, "captured into it");
}

/* ---- refusals of nodes and instances -------------------------------------------------------- */

static void refuses_node(sim_graph *graph, sr_cuda_node_parameters parameters) {
  sim_node *node;
  FAILS(cudaGraphAddNode(&node, graph, NULL, NULL, 0, &parameters), InvalidValue);
}

static void nodes_are_checked(void) {
  sim_node *node = NULL, *twice[2];
  case_begin();
  sim_graph *graph = graph_made(), *other = graph_made();
  sr_cuda_condition condition = condition_made(graph, 0, 0);
  FAILS(cudaGraphConditionalHandleCreate(&condition, graph, 0, 2), InvalidValue);
  refuses_node(graph, parameters_of(condition, SR_CUDA_CONDITION_IF, 0));
  refuses_node(graph, parameters_of(condition, SR_CUDA_CONDITION_IF, 3));
  refuses_node(graph, parameters_of(condition, SR_CUDA_CONDITION_WHILE, 2));
  refuses_node(graph, parameters_of(condition, SR_CUDA_CONDITION_SWITCH, 0));
  refuses_node(graph, parameters_of(condition, 3, 1));
  refuses_node(graph, parameters_of(condition + 1, SR_CUDA_CONDITION_IF, 1));
  refuses_node(other, parameters_of(condition, SR_CUDA_CONDITION_IF, 1));
  sr_cuda_node_parameters parameters = parameters_of(condition, SR_CUDA_CONDITION_IF, 1);
  parameters.zeros[2] = 1;
  refuses_node(graph, parameters);
  parameters = parameters_of(condition, SR_CUDA_CONDITION_IF, 1);
  parameters.zeros_behind[28] = 1;
  refuses_node(graph, parameters);
  parameters = parameters_of(condition, SR_CUDA_CONDITION_IF, 1);
  parameters.last_zero = 1;
  refuses_node(graph, parameters);
  parameters = parameters_of(condition, SR_CUDA_CONDITION_IF, 1);
  parameters.kind = 3; /* a function of the host */
  FAILS(cudaGraphAddNode(&node, graph, NULL, NULL, 0, &parameters), NotSupported);
  sim_instance *instance;
  FAILS(cudaGraphInstantiate(&instance, graph, 0), InvalidValue); /* decides no node */
  node_added(graph, &node, condition, SR_CUDA_CONDITION_IF, 1);
  refuses_node(graph, parameters_of(condition, SR_CUDA_CONDITION_IF, 1));
  sr_cuda_condition third = condition_made(graph, 0, 0);
  parameters = parameters_of(third, SR_CUDA_CONDITION_IF, 1);
  twice[0] = twice[1] = node;
  FAILS(cudaGraphAddNode(&node, graph, twice, NULL, 2, &parameters), InvalidValue);
  parameters = parameters_of(condition_made(other, 0, 0), SR_CUDA_CONDITION_IF, 1);
  FAILS(cudaGraphAddNode(&node, other, twice, NULL, 1, &parameters), InvalidValue);
  FAILS(cudaGraphCreate(&graph, 1), InvalidValue);
  DONE(cudaGraphDestroy(graph));
  FAILS(cudaGraphDestroy(graph), InvalidValue);
  DONE(cudaGraphDestroy(other));
  case_end();
}

static void bodies_are_checked(void) {
  uint32_t pageable = 0;
  sim_instance *instance = NULL;
  sim_event *event = NULL;
  case_begin();
  DONE(cudaEventCreateWithFlags(&event, 2));
  sim_graph *graph = graph_made();
  sim_graph *body =
      node_added(graph, NULL, condition_made(graph, 0, 1), SR_CUDA_CONDITION_IF, 1)[0];
  FAILS(cudaGraphDestroy(body), InvalidValue);
  FAILS(cudaGraphInstantiate(&instance, body, 0), InvalidValue);
  FAILS(cudaGraphInstantiate(&instance, graph, 1), InvalidValue);
  capture(body);
  FAILS(cudaEventRecord(event, case_stream), StreamCaptureUnsupported);
  spoilt();
  capture(body);
  DONE(cudaMemcpyAsync(case_out, case_host, 4, SIM_HOST_TO_DEVICE, case_stream));
  captured(body);
  instance = instance_made(graph);
  FAILS(cudaGraphLaunch((sim_instance *)(void *)graph, case_stream), InvalidValue);
  DONE(cudaGraphExecDestroy(instance));
  FAILS(cudaGraphExecDestroy(instance), InvalidValue);
  FAILS(cudaGraphLaunch(instance, case_stream), InvalidValue);
  capture(body);
  DONE(cudaMemcpyAsync(case_out, &pageable, 4, SIM_HOST_TO_DEVICE, case_stream));
  captured(body);
  FAILS(cudaGraphInstantiate(&instance, graph, 0), InvalidValue);
  DONE(cudaGraphDestroy(graph));
  DONE(cudaEventDestroy(event));
  case_end();
}

static void graph_of_two_devices(void) {
  sim_instance *instance = NULL;
  sim_stream *first;
  case_begin();
  sim_graph *graph = graph_made();
  capture(graph);
  clear();
  captured(graph);
  instance = instance_made(graph);
  DONE(cudaSetDevice(1));
  first = case_stream;
  DONE(cudaStreamCreateWithFlags(&case_stream, 1));
  FAILS(cudaGraphLaunch(instance, case_stream), InvalidValue);
  DONE(cudaGraphExecDestroy(instance));
  capture(graph);
  clear();
  captured(graph);
  FAILS(cudaGraphInstantiate(&instance, graph, 0), InvalidValue);
  DONE(cudaGraphDestroy(graph));
  DONE(cudaStreamDestroy(first));
  case_end();
}

static void nodes(void) {
  SCENARIO_SAYS("", nodes_are_checked, 0, "decides another node already");
  SCENARIO_SAYS("", bodies_are_checked, 0, "the body of a condition cannot copy");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", graph_of_two_devices, 0, "several devices");
}

/* ---- what is undefined ---------------------------------------------------------------------- */

static uint64_t step_of_threads;
static bool sets;

/* 64 threads set the condition of a node, to 1 and, in steps, more. */
static void sets_condition(void) {
  case_begin();
  clear();
  sim_graph *graph = graph_made();
  sr_cuda_condition condition = condition_made(graph, 0, 0);
  sim_node *before = NULL;
  sim_graph *setup =
      node_added(graph, &before, condition_made(graph, 1, 1), SR_CUDA_CONDITION_IF, 1)[0];
  if (sets) {
    capture(setup);
    DONE(case_launch(NUMBER_sets_by_thread, 1, 64, condition, 1, step_of_threads));
    captured(setup);
  }
  sim_graph *body = node_added(graph, &before, condition, SR_CUDA_CONDITION_IF, 1)[0];
  capture(body);
  add(0, 1);
  captured(body);
  sim_instance *instance = instance_made(graph);
  DONE(cudaGraphLaunch(instance, case_stream));
  case_fetch();
  EXPECT_EQ(case_host[0], 1);
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
  case_end();
}

static void sets_condition_of_no_graph(void) {
  case_begin();
  DONE(case_launch(NUMBER_sets_by_thread, 1, 1, 5, 1, 0));
  cudaStreamSynchronize(case_stream);
}

static void what_is_undefined(void) {
  sets = true;
  SCENARIO("", sets_condition);
  step_of_threads = 1;
  SCENARIO_SAYS("", sets_condition, 128 + SIGABRT, "threads of a kernel set a condition to");
  sets = false;
  SCENARIO_SAYS("", sets_condition, 128 + SIGABRT, "nothing has set the condition");
  SCENARIO_SAYS("", sets_condition_of_no_graph, 128 + SIGABRT, "not of a graph that runs");
}

/* ---- broken devices, failing calls ---------------------------------------------------------- */

/* A loop whose body breaks the device does not go on for ever, and what follows does not run. */
static void broken_loop_ends(void) {
  case_begin();
  sim_graph *graph = graph_made();
  sim_node *before = NULL;
  sim_graph *body =
      node_added(graph, &before, condition_made(graph, 1, 1), SR_CUDA_CONDITION_WHILE, 1)[0];
  node_added(graph, &before, condition_made(graph, 0, 0), SR_CUDA_CONDITION_IF, 1);
  capture(body);
  DONE(case_launch(NUMBER_touches, 1, 1, 16, 0, 0));
  captured(body);
  sim_instance *instance = instance_made(graph);
  DONE(cudaGraphLaunch(instance, case_stream));
  FAILS(cudaStreamSynchronize(case_stream), IllegalAddress);
}

static int call_failures;

static bool note(sim_error error) {
  call_failures += error != SIM_Success;
  return error == SIM_Success;
}

/* A step of a program that does nothing more but give back, once a call has failed. */
#define STEP(CALL) (call_failures == 0 && note(CALL))

static void everything_made(sim_graph *graph, sim_graph **again, sim_instance **instance) {
  sim_kernel *kernel = NULL;
  sim_node *node = NULL;
  sim_graph *body = NULL;
  sr_cuda_condition condition = 0;
  void *arguments[1] = {&condition};
  int blocks;
  const sr_cuda_size3 one = {1, 1, 1};
  (void)STEP(cudaLibraryGetKernel(&kernel, case_module, "kernel11"));
  (void)STEP(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 32, 0));
  (void)STEP(cudaGraphConditionalHandleCreate(&condition, graph, 0, 1));
  sr_cuda_node_parameters parameters = parameters_of(condition, SR_CUDA_CONDITION_IF, 1);
  if (STEP(cudaGraphAddNode(&node, graph, NULL, NULL, 0, &parameters)))
    body = parameters.condition.out_bodies[0];
  if (STEP(cudaStreamBeginCaptureToGraph(case_stream, body, NULL, NULL, 0, RELAXED))) {
    (void)STEP(cudaLaunchKernel(kernel, one, one, arguments, 0, case_stream));
    note(cudaStreamEndCapture(case_stream, &body));
  }
  if (STEP(cudaStreamBeginCapture(case_stream, RELAXED))) {
    unsigned status;
    (void)STEP(cudaStreamGetCaptureInfo(case_stream, &status, NULL, NULL, NULL, NULL, NULL));
    (void)STEP(cudaStreamUpdateCaptureDependencies(case_stream, NULL, NULL, 0, 1));
    note(cudaStreamEndCapture(case_stream, again));
  }
  (void)STEP(cudaGraphInstantiate(instance, graph, 0));
  (void)STEP(cudaGraphLaunch(*instance, case_stream));
  (void)STEP(cudaStreamSynchronize(case_stream));
}

static void everything(void) {
  kernels_header *data = kernels_module();
  sim_graph *graph = NULL, *again = NULL;
  sim_instance *instance = NULL;
  note(cudaLibraryLoadData(&case_module, data, NULL, NULL, 0, NULL, NULL, 0));
  free(data);
  (void)STEP(cudaStreamCreateWithFlags(&case_stream, 1));
  if (STEP(cudaGraphCreate(&graph, 0)))
    everything_made(graph, &again, &instance);
  if (instance)
    note(cudaGraphExecDestroy(instance));
  if (again)
    note(cudaGraphDestroy(again));
  if (graph)
    note(cudaGraphDestroy(graph));
  if (case_module)
    note(cudaLibraryUnload(case_module));
  if (case_stream)
    note(cudaStreamDestroy(case_stream));
}

static void everything_works(void) {
  everything();
  EXPECT_EQ(call_failures, 0);
}

static void everything_fails_once(void) {
  everything();
  EXPECT(call_failures > 0);
}

enum {
  WAITING_CALL = 17 /* of `everything` */
};

static void calls_fail(void) {
  SCENARIO("", everything_works);
  const char *text = scenario_run(everything, "SPMDRUN_SIMULATED_COUNT=1")->text;
  int count = 0;
  EXPECT_EQ(sscanf(text, "simulated GPU: %d calls", &count), 1);
  EXPECT_EQ(count, 22);
  for (int call = 1; call <= count; call++) {
    char setting[64];
    snprintf(setting, sizeof setting, "SPMDRUN_SIMULATED_FAIL=%d", call);
    const scenario_end *end = scenario_run(everything_fails_once, setting);
    bool forgets = strstr(end->text, "nothing has waited") != NULL; /* the call that waits fails */
    EXPECT_EQ(end->status, 0);
    EXPECT(forgets == (call == WAITING_CALL) && (forgets || !*end->text));
  }
}

int main(void) {
  what_works();
  refusals_of_captures();
  nodes();
  what_is_undefined();
  SCENARIO_SAYS("", broken_loop_ends, 0, "touched 0x10");
  calls_fail();
  return expect_result();
}
