/*
 * The part of a collective that crosses nodes: MPI messages, each from one device to another. They
 * are prepared once. They are started and tested under the process's MPI lock.
 *
 * A device starts the messages with operands before it waits for operands of its own node. It
 * completes all messages before it waits for readers on its node to finish. So a wait inside the
 * node holds up the network as little as possible.
 *
 * Messages carry operands, not partial sums of a node, because a reduction adds operands in the
 * order of their positions in the group. In a large all-reduce each device reduces only one slice.
 * It receives only this slice of the operands (a reduce-scatter), and then sends the result of its
 * slice to all others (an all-gather).
 *
 * MPI keeps the order of messages with equal tags between two ranks. So a tag only has to identify
 * the pair of devices. As an extra check it also depends on the sender's number of the collective,
 * modulo the number of free tags.
 */
#include <limits.h>
#include <stdlib.h>

#include "mpi/exchange_private.h"

enum {
  /* Milliseconds between two checks for a failure on other nodes while a device runs. */
  LISTEN_MS = 10,
  /* Nanoseconds in which a message comes that a rank sent before it left. */
  LEFT_NS = 500000000,
};

/* The bytes of a message: `rows` rows of row_bytes, `stride` bytes apart. The first row is at
 * `offset` in the buffer. */
typedef struct span {
  sr_buffer buffer;
  size_t offset, rows, row_bytes, stride;
} span;

static int message_tag(const sr_exchange_op *op, int32_t sender, int32_t receiver,
                       uint64_t number) {
  int devices = op->exchange->devices_per_rank;
  int slot = (int)(number % (uint64_t)op->exchange->tag_slots);
  return SR_FAIL_TAG + 1 + (slot * devices + sender % devices) * devices + receiver % devices;
}

sr_status sr_messages_add(sr_ctx *ctx, sr_exchange_op *op, bool is_send, const sr_member *peer,
                          const sr_message_bytes *bytes) {
  sr_message *message = &op->messages[op->message_count];
  *message = (sr_message){.is_send = is_send,
                          .rank = op->exchange->devices[peer->device].rank,
                          .tag = is_send ? message_tag(op, op->device, peer->device, op->number)
                                         : message_tag(op, peer->device, op->device, peer->number),
                          .buffer = bytes->buffer,
                          .offset = bytes->offset,
                          .count = 1};
  if (bytes->depth == 0 && bytes->row_bytes <= INT_MAX) {
    message->type = MPI_BYTE;
    message->count = (int)bytes->row_bytes;
  } else {
    sr_mpi_lock();
    sr_status status = sr_mpi_type_create(ctx, (int64_t)bytes->row_bytes, bytes->depth,
                                          bytes->levels, &message->type);
    sr_mpi_unlock();
    SR_TRY(status);
    message->owns_type = true;
  }
  op->requests[op->message_count++] = MPI_REQUEST_NULL;
  return SR_OK;
}

/* Adds a message unless it is empty. Sender and receiver compute the same size, so both leave out
 * an empty message. */
static sr_status add_message(sr_ctx *ctx, sr_exchange_op *op, bool is_send, const sr_member *peer,
                             span at) {
  if (at.rows == 0 || at.row_bytes == 0)
    return SR_OK;
  sr_mpi_level level = {(int64_t)at.rows, (int64_t)at.stride};
  sr_message_bytes bytes = {at.buffer, at.offset, at.row_bytes, 1, &level};
  if (at.rows == 1 || at.stride == at.row_bytes) {
    bytes.row_bytes *= at.rows;
    bytes.depth = 0;
  }
  return sr_messages_add(ctx, op, is_send, peer, &bytes);
}

/* Returns the bytes of this device's operand that the reader at `position` receives. */
static span sent_span(const sr_exchange_op *op, int32_t position) {
  size_t chunk = op->chunk_bytes, p = (size_t)position, n = (size_t)op->group_count;
  span at = {SR_BUFFER_IN, 0, 1, op->in_bytes, op->in_bytes};
  switch (op->kind) {
  case SR_COLLECTIVE_ALL_REDUCE:
    if (op->path == SR_PATH_DIRECT)
      sr_exchange_slice(op->in_bytes, op->group_count, position, &at.offset, &at.row_bytes);
    break;
  case SR_COLLECTIVE_REDUCE_SCATTER:
    at = (span){SR_BUFFER_IN, p * chunk, op->outer, chunk, n * chunk};
    break;
  case SR_COLLECTIVE_ALL_TO_ALL:
    at = (span){SR_BUFFER_IN, p * chunk, 1, chunk, chunk};
    break;
  case SR_COLLECTIVE_ALL_GATHER:
  case SR_COLLECTIVE_PERMUTE:
  case SR_COLLECTIVE_BROADCAST:
  case SR_COLLECTIVE_REDISTRIBUTE: /* sr_redistribute_prepare adds the messages */
    break;
  }
  return at;
}

/* Returns where this device stores the operand of the source at `position`: in the result or, if
 * the operand is to be reduced, in op->remote. */
static span received_span(const sr_exchange_op *op, int32_t position, size_t remote_offset) {
  size_t chunk = op->chunk_bytes, p = (size_t)position, n = (size_t)op->group_count;
  switch (op->kind) {
  case SR_COLLECTIVE_ALL_REDUCE: {
    size_t bytes = op->path == SR_PATH_DIRECT ? op->slice_bytes : op->in_bytes;
    return (span){SR_BUFFER_REMOTE, remote_offset, 1, bytes, bytes};
  }
  case SR_COLLECTIVE_REDUCE_SCATTER:
    return (span){SR_BUFFER_REMOTE, remote_offset, 1, op->out_bytes, op->out_bytes};
  case SR_COLLECTIVE_ALL_GATHER:
    return (span){SR_BUFFER_OUT, p * chunk, op->outer, chunk, n * chunk};
  case SR_COLLECTIVE_ALL_TO_ALL:
    return (span){SR_BUFFER_OUT, p * chunk, 1, chunk, chunk};
  case SR_COLLECTIVE_PERMUTE:
  case SR_COLLECTIVE_BROADCAST:
  case SR_COLLECTIVE_REDISTRIBUTE: /* sr_redistribute_prepare adds the messages */
    break;
  }
  return (span){SR_BUFFER_OUT, 0, 1, op->out_bytes, op->out_bytes};
}

/* Bytes that each operand takes in op->remote, rounded up to whole cache lines. */
static size_t remote_stride(const sr_exchange_op *op) {
  size_t bytes = received_span(op, 0, 0).row_bytes;
  return (bytes + SR_LINE_BYTES - 1) / SR_LINE_BYTES * SR_LINE_BYTES;
}

/* Allocates op->remote, the receive buffer for the operands of other nodes that this device
 * reduces. */
static sr_status make_remote(sr_ctx *ctx, sr_exchange_op *op) {
  size_t stride = remote_stride(op), count = 0;
  for (int32_t i = 0; i < op->source_count; i++)
    count += !op->sources[i].local;
  if (!op->reduction || count == 0 || stride == 0)
    return SR_OK;
  size_t bytes = 0;
  if (!__builtin_mul_overflow(stride, count, &bytes))
    op->remote = aligned_alloc(SR_LINE_BYTES, bytes);
  if (!op->remote)
    return sr_fail(ctx, SR_ERR_NOMEM,
                   "no memory for the operands of %zu devices of other nodes, %zu bytes each",
                   count, stride);
  return SR_OK;
}

/* Adds the messages of the second half of a large all-reduce: each device sends its reduced slice
 * to every device of other nodes. */
static sr_status add_results(sr_ctx *ctx, sr_exchange_op *op, const sr_member *readers,
                             int32_t reader_count) {
  for (int32_t i = 0; i < op->source_count; i++) {
    if (op->sources[i].local)
      continue;
    span at = {.buffer = SR_BUFFER_OUT, .rows = 1};
    sr_exchange_slice(op->in_bytes, op->group_count, op->sources[i].position, &at.offset,
                      &at.row_bytes);
    SR_TRY(add_message(ctx, op, false, &op->sources[i], at));
  }
  span own = {SR_BUFFER_OUT, op->slice_begin, 1, op->slice_bytes, op->slice_bytes};
  for (int32_t i = 0; i < reader_count; i++)
    SR_TRY(add_message(ctx, op, true, &readers[i], own));
  return SR_OK;
}

/* Allocates room for messages: one from each source on another node, and one to each of the
 * `member_count` readers on other nodes. Doubles the room for the results of an all-reduce. */
static sr_status make_room(sr_ctx *ctx, sr_exchange_op *op, int32_t member_count) {
  size_t count = (size_t)member_count;
  for (int32_t i = 0; i < op->source_count; i++)
    count += !op->sources[i].local;
  if (count == 0)
    return SR_OK;
  op->messages = calloc(2 * count, sizeof *op->messages);
  op->requests = calloc(2 * count, sizeof *op->requests);
  return op->messages && op->requests
             ? SR_OK
             : sr_fail(ctx, SR_ERR_NOMEM, "no memory to prepare %zu messages", 2 * count);
}

sr_status sr_messages_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_member *members,
                              int32_t member_count) {
  SR_TRY(make_room(ctx, op, member_count));
  SR_TRY(make_remote(ctx, op));
  size_t stride = remote_stride(op), offset = 0;
  for (int32_t i = 0; i < op->source_count; i++) {
    sr_member *source = &op->sources[i];
    if (source->local)
      continue;
    span at = received_span(op, source->position, offset);
    SR_TRY(add_message(ctx, op, false, source, at));
    if (at.buffer == SR_BUFFER_REMOTE && op->remote) {
      source->operand = op->remote + offset;
      source->operand_stride = op->chunk_bytes;
      offset += stride;
    }
  }
  for (int32_t i = 0; i < member_count; i++)
    SR_TRY(add_message(ctx, op, true, &members[i], sent_span(op, members[i].position)));
  op->first_count = op->message_count;
  if (op->kind == SR_COLLECTIVE_ALL_REDUCE && op->path == SR_PATH_DIRECT)
    return add_results(ctx, op, members, member_count);
  return SR_OK;
}

bool sr_messages_start(sr_exchange_op *op, int32_t begin, int32_t end, const void *in, void *out) {
  int code = MPI_SUCCESS;
  sr_mpi_lock();
  for (int32_t i = begin; i < end && code == MPI_SUCCESS; i++) {
    const sr_message *message = &op->messages[i];
    MPI_Comm comm = op->exchange->comm;
    uint8_t *base = message->buffer == SR_BUFFER_OUT ? out : op->remote;
    if (!message->is_send)
      code = MPI_Irecv(base + message->offset, message->count, message->type, message->rank,
                       message->tag, comm, &op->requests[i]);
    else
      code = MPI_Isend(
          (message->buffer == SR_BUFFER_IN ? (const uint8_t *)in : base) + message->offset,
          message->count, message->type, message->rank, message->tag, comm, &op->requests[i]);
  }
  sr_mpi_unlock();
  return code == MPI_SUCCESS;
}

/* Returns the peer rank of the first incomplete message in [begin, end); SR_ANY_RANK if all are
 * complete. */
static int32_t find_peer(const sr_exchange_op *op, int32_t begin, int32_t end) {
  int done = 1;
  int32_t i = begin;
  sr_mpi_lock();
  while (i < end &&
         MPI_Request_get_status(op->requests[i], &done, MPI_STATUS_IGNORE) == MPI_SUCCESS && done)
    i++;
  sr_mpi_unlock();
  return i < end ? op->messages[i].rank : SR_ANY_RANK;
}

/* True if a rank whose message is awaited left a while ago: what it sent before has come by then.
 */
static bool has_lost(const sr_exchange_op *op, int32_t begin, int32_t end, const sr_wait *wait,
                     int64_t *left_ns) {
  const int32_t peer = find_peer(op, begin, end);
  if (peer == SR_ANY_RANK || !sr_exchange_has_left(op->exchange, peer))
    return false;
  *left_ns = *left_ns ? *left_ns : wait->waited_ns;
  return wait->waited_ns - *left_ns > LEFT_NS;
}

/* Waits until messages [begin, end) are complete. Returns false if MPI or the job fails. */
static bool wait_for_messages(sr_exchange_op *op, int32_t begin, int32_t end, sr_wait *wait) {
  sr_exchange *exchange = op->exchange;
  int64_t left_ns = 0;
  for (;;) {
    bool done = false;
    sr_mpi_lock();
    int code = sr_mpi_test(end - begin, op->requests + begin, &done);
    sr_mpi_unlock();
    if (code == MPI_SUCCESS && done)
      return true;
    sr_messages_listen(exchange);
    if (code != MPI_SUCCESS || sr_exchange_has_failed(exchange))
      return false;
    if (!sr_wait_step(wait))
      continue;
    if (has_lost(op, begin, end, wait, &left_ns))
      return false;
    if (sr_wait_is_long(wait))
      sr_patience_look(wait, find_peer(op, begin, end));
  }
}

bool sr_messages_wait(sr_exchange_op *op, int32_t begin, int32_t end) {
  const double since = sr_exchange_wait_begins(op);
  sr_wait wait = sr_wait_start(op->exchange->world->patience, SR_BACKOFF_FEW_SPINS);
  wait.place = op->place;
  bool came = wait_for_messages(op, begin, end, &wait);
  sr_wait_end(&wait);
  sr_exchange_wait_ends(op, since);
  return came;
}

void sr_messages_poll(sr_exchange *exchange) {
  int failed = 0;
  if (exchange->comm == MPI_COMM_NULL)
    return;
  sr_mpi_lock();
  int code = MPI_Iprobe(MPI_ANY_SOURCE, SR_FAIL_TAG, exchange->comm, &failed, MPI_STATUS_IGNORE);
  sr_mpi_unlock();
  if (code == MPI_SUCCESS && failed)
    sr_exchange_fail_node(exchange);
}

/* Usually no check is due. This then costs only a read of the coarse clock, a few nanoseconds. The
 * clock's resolution is some milliseconds. */
void sr_messages_listen(sr_exchange *exchange) {
  if (exchange->comm == MPI_COMM_NULL)
    return;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
  int64_t now_ms = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
  if (now_ms - __atomic_load_n(&exchange->listened_ms, __ATOMIC_RELAXED) < LISTEN_MS)
    return;
  __atomic_store_n(&exchange->listened_ms, now_ms, __ATOMIC_RELAXED);
  sr_messages_poll(exchange);
}

void sr_messages_abandon(sr_exchange_op *op) {
  sr_mpi_lock();
  for (int32_t i = 0; i < op->message_count; i++) {
    if (op->requests[i] == MPI_REQUEST_NULL)
      continue;
    if (!op->messages[i].is_send)
      MPI_Cancel(&op->requests[i]);
    MPI_Request_free(&op->requests[i]);
    op->abandoned = true;
  }
  sr_mpi_unlock();
  if (op->abandoned)
    __atomic_store_n(&op->exchange->abandoned, 1, __ATOMIC_RELAXED);
}

void sr_messages_release(sr_exchange_op *op) {
  for (int32_t i = 0; i < op->message_count; i++)
    if (op->messages[i].owns_type) {
      sr_mpi_lock();
      MPI_Type_free(&op->messages[i].type);
      sr_mpi_unlock();
    }
  free(op->remote);
}
