/*
 * Steps of a plan that the device runs as a graph of CUDA, without the host: kernels, products,
 * convolutions, library calls that never wait, copies, and the loops and branches of such steps,
 * which become conditional nodes.
 *
 * A list of steps that the host walks through is divided into stretches: as many steps in a row as
 * a graph can hold. What it cannot hold is the host's, as are loops and branches around that. A
 * graph is captured when its stretch first runs, and again for other addresses of arguments and
 * results.
 *
 * Graphs hold collectives that NCCL runs, as far as that is in its reach (nccl.h). All devices of
 * the job then divide the plan alike, and capture and launch alike. If one cannot, its run fails.
 *
 * cuda_divide.c divides the plan; cuda_capture.c captures steps into a graph; cuda_graph.c keeps
 * and launches graphs; cuda_sets.c chooses those that all devices have. All functions are called on
 * the task's host thread, or while no run is in progress.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_GRAPH_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_GRAPH_H

#include "executor/devices/cuda/cuda_task.h"

/* A graph of a stretch, for one set of addresses. CUDA allows one instance of a graph that has
 * conditional nodes, and that needs the graph. */
typedef struct sr_cuda_captured {
  sr_cuda_graph graph; /* NULL: none */
  sr_cuda_instance instance;
  void **ports;    /* [port_count]: the addresses of the arguments and results that it uses */
  uint64_t number; /* of its last launch; 0: never */
} sr_cuda_captured;

struct sr_cuda_stretch {
  uint32_t count;                  /* of steps */
  uint32_t first_port, port_count; /* in sr_cuda_task.ports: those that its steps use */
  uint64_t launches;
  /* Its collectives, at any depth; NULL: it has none. Then they are for sr_cuda_task.sets. */
  const sr_step *first_collective, *last_collective;
  sr_traffic traffic; /* of a launch, but for the parts that the device counts */
  sr_cuda_captured captured[SR_CUDA_GRAPHS];
};

/*
 * Captures the stretch that begins at `first` into `graph`, which is empty, by the task's stream
 * for captures. Its steps use the addresses that the task has now. Errors: those of CUDA and NCCL;
 * the graph can then only be destroyed.
 */
sr_status sr_cuda_capture(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                          sr_cuda_graph graph);

/* Divides the plan when all steps are prepared, and logs which loops and branches the host drives.
 * Errors: those of CUDA. */
sr_status sr_cuda_divide(sr_ctx *ctx, sr_cuda_task *task);
/*
 * Launches the graph of the stretch that begins at `first`. If CUDA cannot make it, *out_is_queued
 * is false, and a warning is logged once: the host then walks through all steps without collectives
 * itself, in this and all later runs. Errors: the launch fails, or the making of a graph that holds
 * collectives.
 */
sr_status sr_cuda_queue_stretch(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                                bool *out_is_queued);
/* Destroys a graph, if there is one. CUDA lets one that runs end first. */
void sr_cuda_drop_captured(const sr_cuda_task *task, sr_cuda_captured *captured);
/* Destroys all graphs, and the stream for captures. */
void sr_cuda_drop_graphs(sr_cuda_task *task);

/* Prepares the comparison of sets of addresses, if stretches with collectives use arguments or
 * results; after all collectives. Errors: those of sr_exchange_prepare. */
sr_status sr_cuda_prepare_sets(sr_ctx *ctx, sr_cuda_task *task);
/* Chooses the set of a run, with all devices of the program. Errors: SR_ERR_PEER. */
sr_status sr_cuda_choose_set(sr_ctx *ctx, sr_cuda_task *task);

#endif
