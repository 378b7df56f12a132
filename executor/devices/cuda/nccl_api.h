/*
 * Our own declarations of NCCL (libnccl.so.2), NVIDIA's library of collectives, so that no machine
 * needs NVIDIA's headers to build. The types below have the layout of NVIDIA's. nccl.h gives the
 * table of functions.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_NCCL_API_H
#define SR_EXECUTOR_DEVICES_CUDA_NCCL_API_H

#include <limits.h>

#include "executor/devices/cuda/libraries/runtime_api.h"

/* The numbers that nccl_api.def lists: SR_NCCL_SUCCESS, ... */
enum {
#define VALUE(NAME, THEIRS, NUMBER) SR_NCCL_##NAME = NUMBER,
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/nccl_api.def"
#undef VALUE
#undef FUNCTION
  SR_NCCL_ID_BYTES = 128,
  /* 10000 major + 100 minor + patch: the oldest version that can be used; the first one whose
   * sr_nccl_config has the fields from channels_of_peer on; the first one that reads
   * SR_NCCL_SHARING_VARIABLE */
  SR_NCCL_VERSION = 22700,
  SR_NCCL_GRAPH_VERSION = 22900,
  SR_NCCL_SHARING_VERSION = 23000
};

/* The variable of NCCL's that allows ranks to share a GPU, if it is 1. */
#define SR_NCCL_SHARING_VARIABLE "NCCL_MULTI_RANK_GPU_ENABLE"

/* Enums of NCCL */
typedef unsigned sr_nccl_result;
typedef unsigned sr_nccl_type;
typedef unsigned sr_nccl_reduction;

typedef struct sr_nccl_comm_object *sr_nccl_comm;

/* By this ranks that make a communicator find each other. */
typedef struct sr_nccl_id {
  char bytes[SR_NCCL_ID_BYTES];
} sr_nccl_id;

/* How a communicator is made. NCCL reads as many bytes as `size` says, and takes them for what they
 * were in NCCL `version`; newer versions of NCCL have more fields. */
typedef struct sr_nccl_config {
  size_t size;
  unsigned magic, version; /* SR_NCCL_CONFIG_MAGIC; SR_NCCL_VERSION or SR_NCCL_GRAPH_VERSION */
  int is_blocking;         /* 0: calls return SR_NCCL_IN_PROGRESS */
  int cluster_size, fewest_blocks, most_blocks;
  const char *network;
  int shares, traffic_class;
  const char *name;
  int others[4];
  int channels_of_peer, schedule;
  int graph_usage; /* SR_NCCL_GRAPHS_ONE: graphs run one after the other, and no call outside of
                    * graphs comes while one runs; SR_NCCL_GRAPHS_MIXED, the default: anything */
  int contexts;
} sr_nccl_config;

/* Set to 0 before communicators are made, it lets them be as with SR_NCCL_GRAPHS_ONE. */
#define SR_NCCL_MIXING_VARIABLE "NCCL_GRAPH_MIXING_SUPPORT"

/* The functions, called as NVIDIA's documentation says. */
typedef struct sr_nccl_library {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) RESULT(*NAME) PARAMETERS;
#include "executor/devices/cuda/nccl_api.def"
#undef VALUE
#undef FUNCTION
} sr_nccl_library;

#endif
