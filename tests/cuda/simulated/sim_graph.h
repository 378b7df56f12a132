/*
 * Graphs: work with an order, conditions that choose which of it is done, the capture of streams
 * into graphs, and instances, which are copies of graphs that can be launched.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_GRAPH_H
#define SR_TESTS_CUDA_SIMULATED_SIM_GRAPH_H

#include "simulated/sim_work.h"

/* What a handle of a condition stands for. */
typedef struct sim_condition {
  struct sim_condition *next; /* in its graph */
  sr_cuda_condition handle;
  unsigned at_launch; /* its value when a launch begins */
  bool is_set_at_launch;
  sim_node *node; /* that it decides; NULL: none yet */
} sim_condition;

struct sr_cuda_node_object {
  sim_object object;
  sim_graph *graph;
  sim_node *next; /* in its graph, in the order in which nodes were added */
  uint32_t index; /* in this order */
  sim_node **before;
  size_t before_count;
  /* A node does `op`, or runs bodies as `condition` says. */
  sim_op op;
  sim_condition *condition; /* NULL: it does `op` */
  unsigned condition_kind;  /* SR_CUDA_CONDITION_... */
  sim_graph **bodies;
  uint32_t body_count;
};

typedef struct sim_capture {
  struct sim_capture *next; /* all that have not ended */
  uint64_t number;          /* from 1, of all captures */
  sim_graph *graph;
  bool owns_graph; /* until it ends */
  bool is_invalid;
  sim_stream *stream;
  unsigned mode; /* cudaStreamCaptureMode */
  uint64_t thread;
  sim_node **before; /* what the next node has to wait for */
  size_t before_count;
} sim_capture;

struct sr_cuda_graph_object {
  sim_object object;
  sim_graph *parent;    /* of a body: the graph of its node */
  sim_capture *capture; /* that adds to it; NULL: none */
  sim_node *first, **end;
  uint32_t count;
  sim_condition *conditions;
};

/* ---- graphs --------------------------------------------------------------------------------- */

sim_graph *sim_graph_create(sim_graph *parent);
/* Finds a graph by its handle. */
sim_error sim_graph_of(sim_graph *handle, sim_graph **out_graph);
/* Destroys a graph, its nodes and their bodies. */
void sim_graph_end(sim_graph *graph);
/* Adds a node that waits for others. Their array is copied. */
sim_node *sim_graph_add(sim_graph *graph, sim_node *const *before, size_t count);
/* Checks that nodes can be waited for by a node of the graph. */
sim_error sim_graph_check_before(const sim_graph *graph, sim_node *const *before,
                                 const sr_cuda_edge *edges, size_t count);

/* ---- captures ------------------------------------------------------------------------------- */

/* Adds work to the graph. Takes what `op` owns. Errors: SIM_StreamCaptureInvalidated. */
sim_error sim_capture_add(sim_capture *capture, sim_op op);
/* Makes a capture invalid and returns `error`. */
sim_error sim_capture_spoil(sim_capture *capture, sim_error error);
/* Checks for a call that would not be captured although work may depend on it. If it is prohibited
 * by captures of this thread or of others, they become invalid. Errors:
 * SIM_StreamCaptureUnsupported. */
sim_error sim_capture_allows(void);
/* As that, for a call that waits for a stream, or asks whether it has ended. */
sim_error sim_capture_allows_wait(const sim_stream *stream);
/* Ends the capture of a stream that ends, if it is captured. */
void sim_capture_drop(sim_stream *stream);

/* ---- instances ------------------------------------------------------------------------------ */

/* Begins or goes on with a launch of an instance on `device`. Returns true when it is done. */
bool sim_instance_advance(sim_instance *instance, const sim_device *device);
/* Gives a use of an instance back. */
void sim_instance_release(sim_instance *instance);
/* Called by a kernel: sets a condition of the instance that runs. */
void sim_condition_set(sr_cuda_condition handle, uint32_t value, uint64_t launch_number);

#endif
