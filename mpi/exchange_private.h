/*
 * The inside of the exchange, shared by its files. Private to mpi/.
 *
 * Every rank has one segment of memory that the whole node maps:
 *
 *     failed flag | control lines of device 0, 1, ... | staging of device 0, ... | window of
 *     device 0, ...
 *
 * All of it is address space only until it is touched. A prepared collective has, on each of its
 * devices, one sr_control (at the same index on all) and, for operands of middle size, two staging
 * slots (at the same offset on all): both follow from the collective's number, so peers need not be
 * told.
 *
 * How a collective synchronises. Device i counts its runs of an op, k = 1, 2, ... In run k it
 * publishes its operand in slot[k % 2] and stores k there; readers wait for k and read. A reader of
 * slot k % 2 is safe from run k + 2 of the writer:
 *   - where everyone reads everyone (mutual), since the writer ends run k + 1 only when the reader
 *     has published run k + 1, that is, has left run k;
 *   - elsewhere (permute, broadcast, redistribute), since the writer first waits for its readers'
 *     `done` of k - 2.
 * Operands that are not copied (DIRECT) may be overwritten only after a second round: readers
 * store `done` = k, and the owner waits for it before it returns.
 */
#ifndef SR_MPI_EXCHANGE_PRIVATE_H
#define SR_MPI_EXCHANGE_PRIVATE_H

#include "mpi/exchange.h"
#include "mpi/shared.h"
#include "mpi/world_private.h"

enum {
  SR_LINE_BYTES = 64,
  SR_INLINE_BYTES = 48, /* operands that travel in the control line itself */
  /* Operands up to here are copied to staging, larger ones read in place. */
  SR_STAGED_BYTES = 4096,
  /* An all-reduce is staged while its operands together are not more. */
  SR_REDUCED_STAGED_BYTES = 2048,
  SR_REDUCE_BLOCK_BYTES = 4096, /* reduced at a time: stays in the first-level cache */
  SR_FAIL_TAG = 0,              /* tag of the message that ends a job; ops use 1 and up */
};

/* One cache line with one writer. */
typedef struct sr_slot {
  _Alignas(SR_LINE_BYTES) uint64_t sequence; /* the run that the rest belongs to; stored last */
  uint64_t reserved;                         /* keeps the payload 16-byte aligned */
  union {
    struct {
      uint64_t in, out; /* DIRECT: offsets in the writer's window */
    };
    uint8_t payload[SR_INLINE_BYTES]; /* INLINE */
  };
} sr_slot;

/* What a device shows its peers about one op. */
typedef struct sr_control {
  sr_slot slot[2];
  struct {
    _Alignas(SR_LINE_BYTES) uint64_t sequence; /* the last run whose reading has ended */
    uint64_t released;                         /* 1: will read no more */
  } done;
} sr_control;

/* Any device of the job as this process sees it. Only rank is set for devices of other nodes. */
typedef struct sr_device_view {
  int32_t rank;
  bool local; /* on this node */
  int64_t pid;
  sr_control *controls;
  uint8_t *staging;
  uint8_t *window;
} sr_device_view;

/* An own device: what has been prepared on it. One thread at a time per device. */
typedef struct sr_own_device {
  sr_exchange_op *dead; /* released ops whose staging a peer may still read */
} sr_own_device;

struct sr_exchange {
  sr_world *world;
  int32_t devices_per_rank, device_count;
  uint64_t window_bytes; /* as asked for */
  int32_t numbers;       /* of collectives that can be prepared */
  sr_shared *segments;   /* [local_size] */
  uint32_t **failed; /* [local_size] the flag of each rank of the node; own: failed[local_rank] */
  sr_device_view *devices; /* [device_count] */
  sr_own_device *own;      /* [devices_per_rank] */
  uint64_t reserved;       /* numbers given out */
  uint32_t spins;          /* pauses before a wait yields */
  MPI_Comm comm;           /* messages of collectives; MPI_COMM_NULL if there is one node */
  int tag_slots;           /* ops that have tags of their own before tags come round */
  int64_t listened_ms;     /* when sr_messages_listen last looked */
  uint32_t announced;      /* 1: the other nodes have been told of a failure */
  uint32_t abandoned;      /* 1: messages were given up half-way, see sr_messages_abandon */
};

/* How operands reach the peers of the node; the same on all devices of an op. */
typedef enum sr_path {
  SR_PATH_NONE,   /* no bytes, or no peers: a local copy at most */
  SR_PATH_INLINE, /* in the control line */
  SR_PATH_STAGED, /* copied to a staging slot */
  SR_PATH_DIRECT, /* read where they are */
} sr_path;

/* A device whose operand is read, or that reads ours. */
typedef struct sr_member {
  int32_t device, position;
  bool self, local;
  int64_t pid;
  sr_control *control; /* local ones only, as the next two */
  uint8_t *staging[2];
  uint8_t *window;
  const uint8_t *operand; /* of a reduction, while it runs; prepared for remote ones */
  size_t operand_stride;  /* bytes between its rows */
} sr_member;

typedef enum sr_buffer {
  SR_BUFFER_IN,
  SR_BUFFER_OUT,
  SR_BUFFER_REMOTE, /* op->remote */
} sr_buffer;

/* One message between nodes, prepared. */
typedef struct sr_message {
  bool is_send;
  int rank, tag, count;
  MPI_Datatype type;
  bool owns_type;
  sr_buffer buffer;
  size_t offset;
} sr_message;

/* What the bytes of a message are: rows, repeated by levels, from an offset in a buffer. */
typedef struct sr_message_bytes {
  sr_buffer buffer;
  size_t offset, row_bytes; /* > 0 */
  int32_t depth;
  const sr_mpi_level *levels; /* the innermost first */
} sr_message_bytes;

/* A redistribute's copy of a box: rows of row_bytes, repeated by levels, the innermost first. */
typedef struct sr_copy_level {
  size_t count, from_stride, to_stride; /* bytes */
} sr_copy_level;

typedef struct sr_transfer_copy {
  int32_t source;  /* index into op->sources; -1: the own operand */
  size_t from, to; /* bytes from the beginning of where it comes from and goes to */
  size_t row_bytes;
  uint32_t level_count;
  size_t first_level; /* in op->levels */
} sr_transfer_copy;

struct sr_exchange_op {
  sr_exchange *exchange;
  sr_collective_kind kind;
  sr_path path;
  bool mutual; /* everyone reads everyone */
  int32_t device;
  int32_t position, group_count; /* in the own group; -1 and the largest group's size without one */
  size_t outer, chunk_bytes, element_bytes;
  size_t in_bytes, out_bytes;
  size_t part_begin, part_bytes; /* DIRECT all-reduce: what this device reduces */
  sr_exchange_reduction *reduction;
  uint64_t run; /* k of the last run */

  sr_control *control;
  uint8_t *staging[2];
  size_t staging_offset; /* of both slots, in the device's staging */
  sr_member *sources;    /* whose operands make up the result, in order of position */
  int32_t source_count;
  sr_member *readers; /* peers of the node that read ours */
  int32_t reader_count;

  uint8_t *remote;      /* operands of other nodes, to be reduced */
  sr_message *messages; /* first those exchanged before reducing, then those behind it */
  MPI_Request *requests;
  int32_t message_count, first_count;

  /* REDISTRIBUTE: transfers into the result, first those of the own operand; own transfers for
   * peers of the node into what is published, unless they read them in place. */
  sr_transfer_copy *copies, *packs;
  uint32_t copy_count, own_copy_count, pack_count;
  sr_copy_level *levels;
  size_t level_count;
  bool is_covered; /* transfers make up the whole result */

  bool abandoned; /* MPI may still use its buffers */
  sr_exchange_op *next_dead;
};

/* Bytes [begin, begin + bytes) that position `part` of n reduces: whole cache lines. */
static inline void sr_exchange_part(size_t total, int32_t n, int32_t part, size_t *out_begin,
                                    size_t *out_bytes) {
  size_t lines = (total + SR_LINE_BYTES - 1) / SR_LINE_BYTES;
  size_t begin = lines / (size_t)n * (size_t)part, end = begin + lines / (size_t)n;
  size_t rest = lines % (size_t)n, p = (size_t)part; /* the first `rest` parts take one line more */
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

/* Waits until *sequence >= value; false if the job has failed or the peer's process is gone. */
bool sr_exchange_wait(sr_exchange *exchange, const uint64_t *sequence, uint64_t value,
                      const sr_member *peer);

/* Sets the flag of every rank of this node. */
void sr_exchange_fail_node(sr_exchange *exchange);

/* Frees an op at once, whatever its peers do; keeps what MPI may still use. */
void sr_exchange_op_free(sr_exchange_op *op);

/* Control line and staging of collective `number`: the same places on every device of the job. */
void sr_exchange_find_memory(sr_exchange_op *op, uint64_t number);
/* How this process sees a device as a partner in the op. */
sr_member sr_exchange_make_member(const sr_exchange_op *op, int32_t device, int32_t position,
                                  uint64_t number);

/*
 * Prepares a redistribute: `op` has its exchange, kind and device. May stop anywhere;
 * sr_exchange_op_free takes what is there. Linear in the table; what is kept is the device's own.
 */
sr_status sr_redistribute_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_exchange_spec *spec,
                                  uint64_t number);
/* The own transfers for the node, side by side. */
void sr_redistribute_pack(const sr_exchange_op *op, const uint8_t *in, uint8_t *to);
/* Before anything arrives: zeros where no transfer will be. */
void sr_redistribute_clear(const sr_exchange_op *op, uint8_t *out);
/* One of op->copies; `operand` is what its source has published. */
void sr_redistribute_copy(const sr_exchange_op *op, const sr_transfer_copy *copy,
                          const uint8_t *operand, uint8_t *out);

/* Adds a message to op->messages, which has room for it. */
sr_status sr_messages_add(sr_ctx *ctx, sr_exchange_op *op, bool is_send, int32_t peer,
                          uint64_t number, const sr_message_bytes *bytes);
/* Fills op->messages for what crosses nodes. */
sr_status sr_messages_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_member *members,
                              int32_t member_count, uint64_t number);
/* Starts messages [begin, end). False if MPI fails. */
bool sr_messages_start(sr_exchange_op *op, int32_t begin, int32_t end, const void *in, void *out);
/* Waits for messages [begin, end); false if MPI or the job fails. */
bool sr_messages_wait(sr_exchange_op *op, int32_t begin, int32_t end);
/* In a wait for the node: lets MPI move what is under way, and looks for a failure on other nodes.
 */
void sr_messages_poll(sr_exchange *exchange);
/*
 * The same, at most a hundred times a second and nearly for nothing in between: at the start of
 * every run, so that a loop hears whose waits end before they would look.
 */
void sr_messages_listen(sr_exchange *exchange);
/*
 * Gives up what is under way after a failure. MPI may still use the buffers, for a message that has
 * begun cannot be recalled: they stay until the process ends.
 */
void sr_messages_abandon(sr_exchange_op *op);
void sr_messages_release(sr_exchange_op *op);

#endif
