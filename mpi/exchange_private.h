/*
 * The internals of the exchange, shared by its files. Private to mpi/.
 *
 * Every rank has one segment of memory that the whole node maps:
 *
 *     failed flag | control lines of device 0, 1, ... | staging of device 0, ... | window of
 *     device 0, ...
 *
 * All of it is address space only until it is touched. A prepared collective has, on each of its
 * devices, one sr_control (at the same index on all) and, for operands of medium size, two staging
 * slots (at the same offset on all). Both places follow from the collective's number, so peers can
 * compute them.
 *
 * How a collective synchronises. Device i counts its runs of an op, k = 1, 2, ... In run k it
 * publishes its operand in slot[k % 2] and stores k there; readers wait for k and then read. The
 * writer may overwrite slot k % 2 in run k + 2:
 *   - if every device reads every other one (mutual), because the writer ends run k + 1 only after
 *     the reader has published run k + 1, and so has left run k;
 *   - otherwise (permute, broadcast, redistribute), because the writer first waits until its
 *     readers have stored `done` of that earlier run.
 * Operands that are not copied (DIRECT) may be overwritten only after a second round: readers store
 * `done` = k, and the owner waits for it before it returns.
 */
#ifndef SR_MPI_EXCHANGE_PRIVATE_H
#define SR_MPI_EXCHANGE_PRIVATE_H

#include "mpi/exchange.h"
#include "mpi/shared.h"
#include "mpi/world_private.h"

enum {
  SR_LINE_BYTES = 64,
  SR_INLINE_BYTES = 48, /* operands up to this size travel in the control line itself */
  /* Operands up to this size are copied to staging; larger ones are read in place. */
  SR_STAGED_BYTES = 4096,
  /* An all-reduce is staged if its operands together are not larger than this. */
  SR_REDUCED_STAGED_BYTES = 2048,
  SR_REDUCE_BLOCK_BYTES = 4096, /* bytes reduced at a time: they fit in the first-level cache */
  SR_FAIL_TAG = 0,              /* tag of the message that ends a job; ops use tags from 1 */
};

/* One cache line, written by one device. */
typedef struct sr_slot {
  _Alignas(SR_LINE_BYTES) uint64_t sequence; /* run that wrote the fields below; written last */
  uint64_t reserved;                         /* keeps the payload 16-byte aligned */
  union {
    struct {
      uint64_t in, out; /* DIRECT: offsets of the buffers in the writer's window */
    };
    uint8_t payload[SR_INLINE_BYTES]; /* INLINE: the operand */
  };
} sr_slot;

/* The data that a device publishes about one op. */
typedef struct sr_control {
  sr_slot slot[2];
  struct {
    _Alignas(SR_LINE_BYTES) uint64_t sequence; /* last run whose operands the device has read */
    uint64_t released; /* 1: the device has released the op and reads no operands any more */
  } done;
} sr_control;

/* A device of the job as this process sees it. For devices of other nodes only rank is set. */
typedef struct sr_device_view {
  int32_t rank;
  bool local; /* true if on this node */
  int64_t pid;
  sr_control *controls;
  uint8_t *staging;
  uint8_t *window;
} sr_device_view;

/* One of this rank's devices. Used by one thread at a time. */
typedef struct sr_own_device {
  sr_exchange_op *dead; /* released ops whose staging peers may still read */
} sr_own_device;

struct sr_exchange {
  sr_world *world;
  int32_t devices_per_rank, device_count;
  uint64_t window_bytes;   /* size of a window, as the caller of sr_exchange_create asked */
  int32_t numbers;         /* how many collectives can be prepared */
  sr_shared *segments;     /* [local_size] the segment of each rank of the node */
  uint32_t **failed;       /* [local_size] the failed flag of each rank of the node */
  sr_device_view *devices; /* [device_count] */
  sr_own_device *own;      /* [devices_per_rank] */
  uint64_t reserved;       /* how many numbers are given out */
  uint32_t spins;          /* pauses before a wait yields */
  MPI_Comm comm;           /* for messages between nodes; MPI_COMM_NULL if there is one node */
  int tag_slots;           /* number of ops with different tags; then tags repeat */
  int64_t listened_ms;     /* when sr_messages_listen last checked */
  uint32_t announced;      /* 1: this rank has told the other nodes of a failure */
  uint32_t abandoned;      /* 1: messages were abandoned, see sr_messages_abandon */
};

/* How operands reach the peers of the node; equal on all devices of an op. */
typedef enum sr_path {
  SR_PATH_NONE,   /* no bytes, or no peers: a local copy at most */
  SR_PATH_INLINE, /* in the control line */
  SR_PATH_STAGED, /* copied to a staging slot */
  SR_PATH_DIRECT, /* read in place */
} sr_path;

/* A device whose operand this device reads, or which reads this device's operand. */
typedef struct sr_member {
  int32_t device, position;
  bool self, local;
  int64_t pid;
  sr_control *control; /* NULL if the device is on another node, as are the next two */
  uint8_t *staging[2];
  uint8_t *window;
  const uint8_t *operand; /* where a reduction reads the operand: set in each run, or once if it is
                             on another node */
  size_t operand_stride;  /* bytes between the operand's rows */
} sr_member;

typedef enum sr_buffer {
  SR_BUFFER_IN,
  SR_BUFFER_OUT,
  SR_BUFFER_REMOTE, /* the memory at op->remote */
} sr_buffer;

/* One prepared message between nodes. */
typedef struct sr_message {
  bool is_send;
  int rank, tag, count;
  MPI_Datatype type;
  bool owns_type;
  sr_buffer buffer;
  size_t offset;
} sr_message;

/* The bytes of a message: a row at `offset` of the buffer, repeated by nested loops, one for each
 * level. */
typedef struct sr_message_bytes {
  sr_buffer buffer;
  size_t offset, row_bytes; /* row_bytes > 0 */
  int32_t depth;
  const sr_mpi_level *levels; /* [depth] innermost first */
} sr_message_bytes;

/* One loop of a redistribute's copy of a box. A copy is a row of row_bytes, repeated by nested
 * loops, the innermost first. */
typedef struct sr_copy_level {
  size_t count, from_stride, to_stride; /* strides in bytes */
} sr_copy_level;

typedef struct sr_transfer_copy {
  int32_t source;  /* index into op->sources; -1: copies from the operand of this device */
  size_t from, to; /* offsets in bytes: where the copy reads, where it writes */
  size_t row_bytes;
  uint32_t level_count;
  size_t first_level; /* index into op->levels */
} sr_transfer_copy;

struct sr_exchange_op {
  sr_exchange *exchange;
  sr_collective_kind kind;
  sr_path path;
  bool mutual; /* every device reads the operands of all others */
  int32_t device;
  int32_t position, group_count; /* position in this device's group, and the group's size; in no
                                    group: -1, and the largest size */
  size_t outer, chunk_bytes, element_bytes;
  size_t in_bytes, out_bytes;
  size_t slice_begin, slice_bytes; /* DIRECT all-reduce: the slice that this device reduces */
  sr_exchange_reduction *reduction;
  uint64_t run; /* number of the current run: 1, 2, ... */

  sr_control *control;
  uint8_t *staging[2];
  size_t staging_offset; /* offset of both slots in the device's staging */
  sr_member *sources;    /* devices whose operands make up the result, by position */
  int32_t source_count;
  sr_member *readers; /* peers of the node which read this device's operand */
  int32_t reader_count;

  uint8_t *remote;      /* operands of other nodes that are reduced here */
  sr_message *messages; /* first the messages sent before reducing, then those with results */
  MPI_Request *requests;
  int32_t message_count, first_count;

  /* REDISTRIBUTE: `copies` are the transfers into the result, first those from this device's own
   * operand. `packs` are the transfers into the published bytes, for peers of the node that do not
   * read in place. */
  sr_transfer_copy *copies, *packs;
  uint32_t copy_count, own_copy_count, pack_count;
  sr_copy_level *levels;
  size_t level_count;
  bool is_covered; /* the transfers write every byte of the result */

  bool abandoned; /* MPI may still use the op's buffers */
  sr_exchange_op *next_dead;
};

/* Finds the bytes [begin, begin + bytes) of `total` that the device at position `slice` of n
 * reduces. Slices consist of whole cache lines. */
static inline void sr_exchange_slice(size_t total, int32_t n, int32_t slice, size_t *out_begin,
                                     size_t *out_bytes) {
  size_t lines = (total + SR_LINE_BYTES - 1) / SR_LINE_BYTES;
  size_t begin = lines / (size_t)n * (size_t)slice, end = begin + lines / (size_t)n;
  size_t rest = lines % (size_t)n, p = (size_t)slice; /* first `rest` slices: one more line */
  begin += p < rest ? p : rest;
  end += p + 1 < rest ? p + 1 : rest;
  begin = begin * SR_LINE_BYTES < total ? begin * SR_LINE_BYTES : total;
  end = end * SR_LINE_BYTES < total ? end * SR_LINE_BYTES : total;
  *out_begin = begin;
  *out_bytes = end - begin;
}

static inline bool sr_exchange_has_failed(const sr_exchange *exchange) {
  const uint32_t *own = exchange->failed[exchange->world->local_rank];
  return __atomic_load_n(own, __ATOMIC_RELAXED) != 0;
}

/* Waits until *sequence >= value, where `peer` writes *sequence. False if the job has failed or the
 * peer's process has ended. */
bool sr_exchange_wait(sr_exchange *exchange, const uint64_t *sequence, uint64_t value,
                      const sr_member *peer);

/* Sets the failed flag of every rank of this node. */
void sr_exchange_fail_node(sr_exchange *exchange);

/* Frees an op at once, without regard to its peers; keeps memory that MPI may still use. */
void sr_exchange_op_free(sr_exchange_op *op);

/* Sets the control line and staging of collective `number`. They are at the same offsets on every
 * device. */
void sr_exchange_find_memory(sr_exchange_op *op, uint64_t number);
/* Describes a device as a partner in the op, with the addresses that this process uses. */
sr_member sr_exchange_make_member(const sr_exchange_op *op, int32_t device, int32_t position,
                                  uint64_t number);

/*
 * Prepares a redistribute; `op` has its exchange, kind and device. May fail at any point;
 * sr_exchange_op_free accepts a half-built op. Takes time linear in the table of transfers; keeps
 * only the transfers of this device.
 */
sr_status sr_redistribute_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_exchange_spec *spec,
                                  uint64_t number);
/* Packs into `to` the boxes of this device's operand that other devices of the node read. */
void sr_redistribute_pack(const sr_exchange_op *op, const uint8_t *in, uint8_t *to);
/* Zeros the result unless the transfers write all of it. Called before any transfer is received. */
void sr_redistribute_clear(const sr_exchange_op *op, uint8_t *out);
/* Does `copy`, one of op->copies. `operand` is the data that its source has published. */
void sr_redistribute_copy(const sr_exchange_op *op, const sr_transfer_copy *copy,
                          const uint8_t *operand, uint8_t *out);

/* Appends a message to op->messages, which has room for it. */
sr_status sr_messages_add(sr_ctx *ctx, sr_exchange_op *op, bool is_send, int32_t peer,
                          uint64_t number, const sr_message_bytes *bytes);
/* Fills op->messages with the messages between nodes. */
sr_status sr_messages_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_member *members,
                              int32_t member_count, uint64_t number);
/* Starts messages [begin, end); false if MPI fails. */
bool sr_messages_start(sr_exchange_op *op, int32_t begin, int32_t end, const void *in, void *out);
/* Waits for messages [begin, end); false if MPI or the job fails. */
bool sr_messages_wait(sr_exchange_op *op, int32_t begin, int32_t end);
/* Called while a device waits inside its node: lets MPI make progress and checks for failures on
 * other nodes. */
void sr_messages_poll(sr_exchange *exchange);
/* As sr_messages_poll, but polls at most a hundred times a second; all other calls take a few
 * nanoseconds. Called at the start of every run, so that a failure is noticed even if no wait lasts
 * long enough to poll. */
void sr_messages_listen(sr_exchange *exchange);
/* Gives up unfinished messages after a failure. A message that has begun cannot be recalled, so MPI
 * may still use the buffers: they stay until the process ends. */
void sr_messages_abandon(sr_exchange_op *op);
void sr_messages_release(sr_exchange_op *op);

#endif
