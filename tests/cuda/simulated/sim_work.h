/*
 * The work of streams: what is queued, and the running of it. Work runs on the thread that waits
 * for it, inside the waiting call. So it runs as late as it can; of streams that no event orders,
 * the seed decides which goes first.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_WORK_H
#define SR_TESTS_CUDA_SIMULATED_SIM_WORK_H

#include "simulated/dnn/sim_convolution.h"
#include "simulated/math/sim_routine.h"
#include "simulated/sim_grid.h"
#include "simulated/sim_object.h"

typedef enum sim_op_kind {
  SIM_OP_COPY,
  SIM_OP_FILL,
  SIM_OP_KERNEL,
  SIM_OP_PRODUCT,
  SIM_OP_CONVOLUTION,
  SIM_OP_ROUTINE,
  SIM_OP_GRAPH,
  SIM_OP_LATE, /* work that waits for other processes */
  SIM_OP_MARK, /* a mark is set: the work before it is done */
  SIM_OP_WAIT, /* the stream waits for a mark of another stream */
} sim_op_kind;

/* A place in the work of a stream, for which events and other streams wait. */
typedef struct sim_mark {
  sim_stream *stream;
  bool is_done;
  int32_t uses; /* pointers to the mark; without any it is freed */
} sim_mark;

/* A copy or, if from is NULL, filling with a value. */
typedef struct sim_move {
  uint8_t *to;
  const uint8_t *from;
  uint64_t bytes;
  int value;
  uint64_t pitch, width; /* only the first `width` of every `pitch` bytes are filled; 0: all */
} sim_move;

/* Work that waits for other processes. */
typedef struct sim_late_kind {
  /* Does what can be done now. Returns true when all is done; the next call then begins anew. */
  bool (*advance)(void *state, sim_error *out_error);
  void (*release)(void *state);
  /* Of work in graphs. Copies work that has not begun; says whether it can be in the body of a
   * condition; is told how many graphs and instances have it, and how many launches have begun and
   * not ended. */
  void *(*copy)(const void *state);
  bool (*suits_bodies)(const void *state);
  void (*held)(void *state, int32_t change);
  void (*launched)(void *state, int32_t change);
} sim_late_kind;

typedef struct sim_late {
  const sim_late_kind *kind;
  void *state;
} sim_late;

/* A piece of work. */
typedef struct sim_op {
  sim_op_kind kind;
  sim_device *device; /* on which it runs */
  union {
    sim_move move;
    sim_product product;
    sim_convolution convolution;
    sim_routine routine;
    sim_launch launch;      /* owns its parameters */
    sim_instance *instance; /* is in use */
    sim_late late;          /* owns its state */
    sim_mark *mark;         /* holds one of its uses */
  };
} sim_op;

typedef struct sim_queued {
  struct sim_queued *next;
  sim_op op;
} sim_queued;

struct sr_cuda_stream_object {
  sim_object object;
  sim_device *device;
  struct sim_capture *capture; /* NULL: the stream is not captured */
  sim_queued *first, **end;    /* work that has not run */
  sim_stream *next;            /* all streams, even those that have ended */
};

/* Makes a stream of a device. */
sim_stream *sim_stream_create(sim_device *device);
/* Finds a stream by its handle, and checks that its device is not broken. Errors:
 * SIM_InvalidResourceHandle. */
sim_error sim_stream_of(sim_stream *handle, sim_stream **out_stream);
/* Queues work; or captures it, if the stream is captured. Takes what `op` owns even if it fails.
 * Errors: SIM_StreamCaptureInvalidated. */
sim_error sim_stream_push(sim_stream *stream, sim_op op);
/* Adds a mark at the end of the stream's work. The caller gets one use of it. */
sim_mark *sim_stream_mark(sim_stream *stream);
/* Lets the later work of the stream wait for `mark`. */
void sim_stream_await(sim_stream *stream, sim_mark *mark);
/* Gives a use of a mark back; NULL is allowed. */
void sim_mark_release(sim_mark *mark);

/* Goes on with late work. Returns true when it is done. */
bool sim_late_advance(const sim_op *op);
/* Does a piece of work that is neither late nor a graph. A broken device does nothing more. */
void sim_op_perform(const sim_op *op);
/* Gives back what a piece of work owns. */
void sim_op_release(sim_op *op);

/* Runs work until `mark` is done. */
void sim_run_to(sim_mark *mark);
/* Runs one piece of the stream's work, and what that waits for. Returns false if there is none. The
 * work stays if it waits for other processes. */
bool sim_run_step(sim_stream *stream);

/* Checks a copy or a filling when it is queued: the ranges lie in blocks of this kind. */
sim_error sim_move_check(const sim_move *move, sim_direction direction);
/* Does it. Errors: SIM_IllegalAddress, after telling: the memory was freed in between. */
sim_error sim_move_perform(const sim_move *move);

#endif
