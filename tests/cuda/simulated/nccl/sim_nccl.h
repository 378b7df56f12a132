/*
 * NCCL on the simulated GPUs: communicators over the processes of one machine, whose messages are
 * files of a directory that the unique id names. Everything runs while the calling thread holds the
 * lock of sim_call.h.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_NCCL_SIM_NCCL_H
#define SR_TESTS_CUDA_SIMULATED_NCCL_SIM_NCCL_H

#include "simulated/sim_work.h"

enum { /* what functions return beside the numbers of nccl_api.def */
  SIM_NCCL_SYSTEM_ERROR = 2,
  SIM_NCCL_INVALID_ARGUMENT = 4,
  SIM_NCCL_INVALID_USAGE = 5,
  SIM_COMM_NAME_BYTES = 64
};

/* Evaluates `expr`. If it is not success, returns it from the enclosing function. */
#define SIM_NCCL_TRY(expr)                                                                         \
  do {                                                                                             \
    sr_nccl_result nccl_try_ = (expr);                                                             \
    if (nccl_try_ != SR_NCCL_SUCCESS)                                                              \
      return nccl_try_;                                                                            \
  } while (0)

/* Tells and returns a result: SIM_NCCL_REFUSE(INVALID_USAGE, ...). */
#define SIM_NCCL_REFUSE(RESULT, ...) (sim_tell(__VA_ARGS__), (sr_nccl_result)SIM_NCCL_##RESULT)

typedef struct sr_nccl_comm_object sim_comm;

/* What a communicator does that is not done yet; ncclCommGetAsyncError goes on with it. */
typedef enum sim_comm_state {
  SIM_COMM_READY,
  SIM_COMM_JOINING,
  SIM_COMM_SPLITTING,
  SIM_COMM_QUEUEING, /* calls that are not in the stream yet */
  SIM_COMM_ENDING,
  SIM_COMM_ENDED,
  SIM_COMM_BROKEN,
} sim_comm_state;

struct sr_nccl_comm_object {
  sim_object object;
  sr_nccl_id id;                  /* the directory */
  char name[SIM_COMM_NAME_BYTES]; /* in the names of files */
  int32_t rank, size;
  bool is_world; /* not made by a split */
  bool is_aborted;
  bool mixes; /* calls may be in graphs and outside of them at once, which takes events */
  sim_device *device;
  sim_comm_state state;
  sr_nccl_result error; /* of a broken one */
  /* A split that is not done. */
  int32_t color, key;
  sim_comm **out_child;
  uint64_t splits; /* that were begun */
  /* Work that is not queued. */
  sim_stream *stream;
  uint64_t capture; /* of the stream when the call came; 0: none */
  sim_op op;
  /* Messages that were begun: collectives, and sends and receives by peer. Then those that were
   * captured, whose numbers ranks must launch alike. */
  uint64_t collectives, *sent, *received;
  uint64_t captured, *captured_sent, *captured_received;
  int32_t held;     /* calls in graphs and instances that live */
  int32_t launched; /* calls in launches of graphs that have not ended */
};

/* ---- messages -------------------------------------------------------------------------------- */

/* Makes a directory for the messages. Returns false if there cannot be one. */
bool sim_mail_open(sr_nccl_id *out_id);
/* Ends the part of rank `rank` of `size` in it; the last one removes it. */
void sim_mail_close(const sr_nccl_id *id, int32_t rank, int32_t size);
/* Puts a message, of a head and a body. Ends the process if it cannot. */
void sim_mail_put(const sr_nccl_id *id, const char *name, const void *head, size_t head_bytes,
                  const void *body, size_t body_bytes);
/* Reads the head of a message, and then its body, if out_body is not NULL. *out_body is from
 * malloc. Returns false if there is no such message yet. */
bool sim_mail_get(const sr_nccl_id *id, const char *name, void *head, size_t head_bytes,
                  uint8_t **out_body);
bool sim_mail_is_there(const sr_nccl_id *id, const char *name);
void sim_mail_remove(const sr_nccl_id *id, const char *name);

/* ---- communicators --------------------------------------------------------------------------- */

/* Returns the communicator if calls on it are allowed now. */
sr_nccl_result sim_comm_of(sim_comm *handle, sim_comm **out_comm);
/* Begins a call of NCCL. Returns an error if it is to fail. */
sr_nccl_result sim_nccl_begin(const char *name);
sr_nccl_result sim_nccl_end(sr_nccl_result result);

/* ---- reductions ------------------------------------------------------------------------------ */

/* Returns the bytes of an element; 0: no such type. */
size_t sim_number_bytes(sr_nccl_type type);
/* Combines `count` elements of `operands` from the first on into `out`. As rings of NCCL do, the
 * elements begin with different operands, unless there is no seed. */
void sim_reduce(void *out, const uint8_t *const *operands, int32_t operand_count, size_t count,
                sr_nccl_type type, sr_nccl_reduction reduction);

#endif
