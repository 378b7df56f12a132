/*
 * The internals of the exchange, shared by its files. Private to mpi/.
 *
 * Every rank has one segment of memory that all ranks of its node map:
 *
 *     failed flag, waits and processors of device 0, 1, ... | control lines of device 0, ... |
 *     staging of device 0, ... | window of device 0, ...
 *
 * The segment is only address space until it is touched. An op is a collective prepared for one
 * device. Each op has one sr_control and two staging slots, which hold operands of medium size.
 * Their offsets follow from the number that the device has for the collective. A device knows the
 * numbers of its peers (sr_team), and so where they put their data.
 *
 * How a collective synchronises. Each device counts its runs of an op: k = 1, 2, ... In run k the
 * device publishes its operand by way of slot[k % 2], and then stores k in that slot. A reader
 * waits for k and then reads the operand. The device reuses the slot in run k + 2. No reader may
 * then still be in run k:
 *
 *   - If every device reads the operands of all others ("mutual"), this follows by itself. The
 *     device ends run k + 1 only after each reader has published run k + 1. A reader that has done
 *     so has left run k.
 *   - Otherwise (permute, broadcast, redistribute), the device first waits until each reader has
 *     stored k in its `done`.
 *
 * A device that sleeps until a run comes is woken by the one that publishes it (mark.h).
 *
 * Large operands are not copied (SR_PATH_DIRECT). The owner may overwrite such an operand as soon
 * as run k returns. So readers store k in their `done`, and the owner waits for this before it
 * returns.
 *
 * An all-reduce with devices that share a core combines: who comes first on a core reduces the
 * slices of the others there, too, and raises their `done` for them. `done` then says that a
 * device's slice is in all results. Once all have said so, nobody reads an operand any more.
 */
#ifndef SR_MPI_EXCHANGE_PRIVATE_H
#define SR_MPI_EXCHANGE_PRIVATE_H

#include "base/clock.h"
#include "mpi/exchange.h"
#include "mpi/mark.h"
#include "mpi/pace.h"
#include "mpi/shared.h"
#include "mpi/world_private.h"

enum {
  SR_LINE_BYTES = 64,
  SR_INLINE_BYTES = 48, /* operands up to this size are copied into the control line */
  /* Operands up to this size are copied to staging. Readers read larger ones in place. */
  SR_STAGED_BYTES = 4096,
  /* An all-reduce is staged if the operands of all devices of the group together are at most this
   * large. */
  SR_REDUCED_STAGED_BYTES = 2048,
  /* Bytes reduced at a time, so that they stay in the first-level cache. */
  SR_REDUCE_BLOCK_BYTES = 4096,
  SR_PACED_BYTES = 1 << 15,    /* least bytes of a result whose copies are paced (pace.h) */
  SR_PACED_PIECE_BYTES = 4096, /* least bytes of a copy that may bypass the caches */
  SR_FAIL_TAG = 0,             /* tag of the message that tells of a failure; ops use tags from 1 */
};

/* One cache line, written by one device; those that sleep for it count themselves in `run`. */
typedef struct sr_slot {
  _Alignas(SR_LINE_BYTES) sr_mark run; /* that wrote the slot; raised last */
  union {
    struct {
      uint64_t in, out; /* DIRECT: offsets of the buffers in the writer's window */
    };
    uint8_t payload[SR_INLINE_BYTES]; /* INLINE: the operand */
  };
} sr_slot;

/* What a device publishes about one collective. */
typedef struct sr_control {
  sr_slot slot[2];
  struct {
    /* The last run in which the device has read its operands, or if the op combines, in which its
     * slice has been reduced. */
    _Alignas(SR_LINE_BYTES) sr_mark run;
    /* If the op combines: the last run in which some device has begun to reduce this one's slice.
     * That device also raises `run`. */
    uint64_t claimed;
    uint64_t released; /* 1: the device has released the op and will read no more operands */
  } done;
} sr_control;

/* What a device waits for that sleeps in a collective; in the memory of its node (exchange_ring.c).
 */
typedef struct sr_waiting {
  _Alignas(
      SR_LINE_BYTES) uint64_t wait; /* odd while it waits; counts how often it began or ended */
  int32_t peer;                     /* the device that raises the mark */
  uint64_t mark, value;             /* where it is in the peer's controls; what is awaited */
} sr_waiting;

/* A device of the job as this process sees it. For a device of another node, only `rank` is set;
 * the other fields are zero. */
typedef struct sr_device_view {
  int32_t rank;
  bool local; /* true if the device is on this node */
  int64_t pid;
  int32_t *processor; /* 1 + the only one that the device's thread runs on; 0: there are several */
  sr_waiting *waiting;
  sr_control *controls;
  uint8_t *staging;
  uint8_t *window;
} sr_device_view;

/* State of one of this rank's devices. The device's own thread uses it. */
typedef struct sr_own_device {
  sr_exchange_op *dead; /* list of released ops whose staging memory peers may still read */
  uint64_t reserved;    /* how many collective numbers have been reserved */
} sr_own_device;

struct sr_exchange {
  sr_world *world;
  int32_t devices_per_rank, device_count;
  uint64_t window_bytes;   /* size of a window in bytes, as passed to sr_exchange_create */
  int32_t numbers;         /* how many collectives can be prepared on this exchange */
  sr_shared *segments;     /* [local_size] the segment of each rank of the node */
  uint32_t **failed;       /* [local_size] the failed flag of each rank of the node */
  sr_device_view *devices; /* [device_count] every device of the job */
  uint32_t *left;          /* [ranks of the job] 1: the rank has left; atomic */
  sr_own_device *own;      /* [devices_per_rank] this rank's devices */
  bool shared;             /* other processes map this rank's segment */
  uint32_t spins;          /* pause instructions before a wait yields the core */
  MPI_Comm comm;           /* for messages between nodes; MPI_COMM_NULL if there is one node */
  int tag_slots;           /* collectives whose numbers are equal modulo this have equal tags */
  int64_t listened_ms;     /* time in ms at which sr_messages_listen last checked */
  uint32_t announced;      /* 1: this rank has sent its failure to the other nodes */
  uint32_t abandoned;      /* 1: some messages were given up, see sr_messages_abandon */
};

/* How operands reach the peers on the same node; equal on all devices of an op. */
typedef enum sr_path {
  SR_PATH_NONE,   /* no bytes go from device to device; at most a copy on the device */
  SR_PATH_INLINE, /* copied into the control line */
  SR_PATH_STAGED, /* copied into a staging slot */
  SR_PATH_DIRECT, /* read in place, from the owner's window */
} sr_path;

/* A peer in a collective: a device whose operand this device reads, or which reads this device's
 * operand. May be this device itself. */
typedef struct sr_member {
  int32_t device, position;
  uint64_t number; /* of this collective there */
  bool self, local;
  bool shares_core; /* both devices stay on one core, so only one of them runs at a time */
  int64_t pid;
  sr_control *control; /* control, staging and window are NULL if the peer is on another node */
  uint8_t *staging[2];
  uint8_t *window;
  const uint8_t *operand; /* where a reduction reads the operand; set in each run, but for a peer on
                             another node set once, to a place in op->remote */
  size_t operand_stride;  /* bytes from one row of the operand to the next */
} sr_member;

/* What comes next in a run in turns (sr_exchange_advance). */
typedef enum sr_stage {
  SR_STAGE_BEGIN,
  SR_STAGE_COMPUTE,
  SR_STAGE_FINISH,
} sr_stage;

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

/* The bytes of a message: a row of row_bytes at `offset` in the buffer, repeated by nested loops,
 * one loop per level. */
typedef struct sr_message_bytes {
  sr_buffer buffer;
  size_t offset, row_bytes; /* row_bytes is > 0 */
  int32_t depth;
  const sr_mpi_level *levels; /* [depth] the innermost loop first */
} sr_message_bytes;

/* A redistribute copies a box as a row of row_bytes, repeated by nested loops. This is one loop;
 * the innermost comes first. */
typedef struct sr_copy_level {
  size_t count, from_stride, to_stride; /* strides in bytes */
} sr_copy_level;

typedef struct sr_transfer_copy {
  int32_t source;  /* index into op->sources; -1: the copy reads this device's own operand */
  size_t from, to; /* byte offsets at which the copy reads and writes */
  size_t row_bytes;
  uint32_t level_count;
  size_t first_level; /* index into op->levels of the innermost loop */
} sr_transfer_copy;

struct sr_exchange_op {
  sr_exchange *exchange;
  sr_collective_kind kind;
  sr_path path;
  bool mutual; /* true if every device reads the operands of all others */
  int32_t device, participant;
  uint64_t number;     /* of the collective on this device */
  const sr_team *team; /* of the spec, while the op is prepared; NULL: participants are devices */
  uint32_t *failed;    /* the flag of the team, or that of this rank for the job */
  /* In a group: the device's position, and the size of the group. In no group: -1, and the length
   * of a row of the spec's groups. */
  int32_t position, group_count;
  size_t outer, chunk_bytes, element_bytes;
  size_t in_bytes, out_bytes;
  /* DIRECT all-reduce: the bytes of the operands that this device reduces. */
  size_t slice_begin, slice_bytes;
  sr_exchange_reduction *reduction;
  bool finishes;             /* of the spec */
  const char *place;         /* of the spec */
  uint64_t run;              /* number of the current run: 1, 2, ... */
  bool in_place;             /* in the current run, the result overwrites the operand */
  bool in_turns;             /* the current run does not wait */
  const sr_wait_note *waits; /* is told of the current run's waits; NULL: none */
  bool streams;              /* in the current run, copies from and to peers bypass the caches */
  sr_pace pace;
  sr_stage stage; /* of that run */

  sr_control *control;
  uint8_t *staging[2];
  sr_member *sources; /* [source_count] devices whose operands this device reads; a reduction adds
                         in this order */
  int32_t source_count;
  sr_member *readers; /* [reader_count] peers on this node which read this device's operand */
  int32_t reader_count;
  bool shares_core; /* with a source or reader */
  bool paced;       /* a large result is copied from peers or to them */
  bool combines;    /* devices on one core reduce each other's slices of an all-reduce */

  uint8_t *remote; /* receive buffer for operands of other nodes that this device reduces */
  /* [message_count] first the first_count messages that carry operands, then those that carry
   * reduced slices (second half of a large all-reduce). */
  sr_message *messages;
  MPI_Request *requests;
  int32_t message_count, first_count;

  /* REDISTRIBUTE. `copies` write the result; the first own_copy_count of them read this device's
   * own operand. `packs` write the boxes that this device publishes for peers on its node. There
   * are none on the DIRECT path, where peers read the operand in place. */
  sr_transfer_copy *copies, *packs;
  uint32_t copy_count, own_copy_count, pack_count;
  sr_copy_level *levels;
  size_t level_count;
  bool is_covered; /* true if the transfers write every byte of the result */

  char fault[224]; /* why the op has failed; "": a peer has ended */
  bool abandoned;  /* true if MPI may still use the op's buffers */
  sr_exchange_op *next_dead;
};

/* Divides `total` bytes into n slices of whole cache lines. Returns the slice that the device at
 * position `slice` reduces: [*out_begin, *out_begin + *out_bytes). */
static inline void sr_exchange_slice(size_t total, int32_t n, int32_t slice, size_t *out_begin,
                                     size_t *out_bytes) {
  size_t lines = (total + SR_LINE_BYTES - 1) / SR_LINE_BYTES;
  size_t begin = lines / (size_t)n * (size_t)slice, end = begin + lines / (size_t)n;
  /* The first `rest` slices get one more line. */
  size_t rest = lines % (size_t)n, p = (size_t)slice;
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

/* True if the job has failed, or the op's team. */
static inline bool sr_exchange_op_has_failed(const sr_exchange_op *op) {
  return sr_exchange_has_failed(op->exchange) || __atomic_load_n(op->failed, __ATOMIC_RELAXED) != 0;
}

static inline bool sr_exchange_has_left(const sr_exchange *exchange, int32_t rank) {
  return __atomic_load_n(&exchange->left[rank], __ATOMIC_RELAXED) != 0;
}

/* Waits until the mark has at least `value`; `peer` is the device that raises it. Returns false if
 * the op has failed or the peer's process has ended or left the job. */
bool sr_exchange_wait(sr_exchange_op *op, sr_mark *mark, uint64_t value, const sr_member *peer);
/* Surround a wait of the op. `begin` is the result of the first. */
static inline double sr_exchange_wait_begins(const sr_exchange_op *op) {
  return op->waits ? sr_seconds_now() : 0;
}
static inline void sr_exchange_wait_ends(const sr_exchange_op *op, double begin) {
  if (op->waits)
    op->waits->note(op->waits->user, begin, sr_seconds_now() - begin);
}

/* ---- exchange_ring.c ------------------------------------------------------------------------- */

/* The looks of a wait for other devices that may wait for this one; zeroed at first. */
typedef struct sr_ring {
  int64_t looked_ns; /* waiting time at the last look */
  uint64_t waits;    /* of the ring that it found; 0: none */
} sr_ring;

/* The op's device begins to sleep for a mark, which `peer` raises; then ends to do so. */
void sr_ring_enter(const sr_exchange_op *op, const sr_mark *mark, uint64_t value,
                   const sr_member *peer);
void sr_ring_leave(const sr_exchange_op *op);
/* Looks if it is time. Returns true, with a sentence in op->fault, if the device waits for ever. */
bool sr_ring_look(sr_exchange_op *op, const sr_member *peer, int64_t waited_ns, sr_ring *ring);

/* Sets the failed flag of every rank of this node. */
void sr_exchange_fail_node(sr_exchange *exchange);

/* Frees an op at once, without waiting for its peers. An op whose messages were abandoned is kept
 * until the process ends, because MPI may still use its buffers. */
void sr_exchange_op_free(sr_exchange_op *op);

/* Sets the addresses of the op's control line and staging slots. */
void sr_exchange_find_memory(sr_exchange_op *op);
/* Returns how many participants the op's team has, and the device of one of them. */
int32_t sr_exchange_participants(const sr_exchange_op *op);
int32_t sr_exchange_device_of(const sr_exchange_op *op, int32_t participant);
/* Describes a participant as a peer in the op, with addresses of this process. */
sr_member sr_exchange_make_member(const sr_exchange_op *op, int32_t participant, int32_t position);

/* Prepares a redistribute. The caller has set exchange, kind, device, participant, number and team
 * of `op`. After a failure the op is half-built; sr_exchange_op_free accepts it. Takes time linear
 * in the number of transfers, and keeps only the transfers of this device. */
sr_status sr_redistribute_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_exchange_spec *spec);
/* Copies the boxes of `in`, this device's operand, that other devices of the node read to `to`. */
void sr_redistribute_pack(const sr_exchange_op *op, const uint8_t *in, uint8_t *to);
/* Sets the result to zero, unless the transfers write all of it. Call it before messages can arrive
 * in the result. */
void sr_redistribute_clear(const sr_exchange_op *op, uint8_t *out);
/* Does the copy `copy`, one of op->copies. `operand` is what copy->source has published. */
void sr_redistribute_copy(const sr_exchange_op *op, const sr_transfer_copy *copy,
                          const uint8_t *operand, uint8_t *out);

/* Appends a message to op->messages, which has room for it. */
sr_status sr_messages_add(sr_ctx *ctx, sr_exchange_op *op, bool is_send, const sr_member *peer,
                          const sr_message_bytes *bytes);
/* Fills op->messages with the messages between nodes. */
sr_status sr_messages_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_member *members,
                              int32_t member_count);
/* Starts the op's messages begin .. end - 1. Returns false if MPI fails. */
bool sr_messages_start(sr_exchange_op *op, int32_t begin, int32_t end, const void *in, void *out);
/* Waits until the op's messages begin .. end - 1 are complete. Returns false if MPI or the job
 * fails. */
bool sr_messages_wait(sr_exchange_op *op, int32_t begin, int32_t end);
/* Lets MPI make progress and checks for failures on other nodes. Called while a device waits for
 * its peers on the node. */
void sr_messages_poll(sr_exchange *exchange);
/* As sr_messages_poll, but does so at most a hundred times a second; the other calls only read a
 * clock, in a few nanoseconds. Called at the start of every run: a failure is then noticed even if
 * no wait is long enough to poll. */
void sr_messages_listen(sr_exchange *exchange);
/* Gives up the op's unfinished messages after a failure. MPI cannot recall a message that has
 * begun, and may still use its buffers. So the buffers stay until the process ends. */
void sr_messages_abandon(sr_exchange_op *op);
void sr_messages_release(sr_exchange_op *op);

#endif
