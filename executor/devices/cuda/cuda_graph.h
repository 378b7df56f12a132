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
 * cuda_capture.c captures steps into a graph; cuda_graph.c divides the plan, and keeps and launches
 * the graphs. All functions are called on the task's host thread, or while no run is in progress.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_GRAPH_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_GRAPH_H

#include "executor/devices/cuda/cuda_task.h"

enum {
  SR_CUDA_GRAPHS = 4 /* that a stretch keeps, for as many sets of addresses */
};

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
  sr_cuda_captured captured[SR_CUDA_GRAPHS];
};

/*
 * Captures `count` steps into `graph`, which is empty, by the task's stream for captures. They use
 * the addresses that the task has now. Errors: those of CUDA; the graph can then only be destroyed.
 */
sr_status sr_cuda_capture(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *steps,
                          uint32_t count, sr_cuda_graph graph);

/* Divides the plan, and logs which loops and branches the host drives. Errors: those of CUDA. */
sr_status sr_cuda_divide(sr_ctx *ctx, sr_cuda_task *task);
/*
 * Launches the graph of the stretch that begins at `first`. If CUDA cannot make it, *out_is_queued
 * is false, and a warning is logged once: the host then walks through all steps itself, in this and
 * all later runs. Errors: the launch fails.
 */
sr_status sr_cuda_queue_stretch(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *first,
                                bool *out_is_queued);
/* Destroys all graphs, and the stream for captures. */
void sr_cuda_drop_graphs(sr_cuda_task *task);

#endif
