/*
 * Collectives, sends and receives: they are checked when they are called, and queued in the stream
 * of the call or, at the latest, when ncclCommGetAsyncError is asked. In the stream they send files
 * to the other ranks, and go on when all files that they need are there.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "simulated/nccl/sim_nccl.h"
#include "simulated/sim_graph.h"
#include "simulated/sim_memory.h"

typedef enum sim_call_kind {
  CALL_ALL_REDUCE,
  CALL_ALL_GATHER,
  CALL_REDUCE_SCATTER,
  CALL_SEND,
  CALL_RECEIVE,
} sim_call_kind;

static const char *const kind_names[] = {"all-reduce", "all-gather", "reduce-scatter", "send",
                                         "receive"};

/* What ranks must call alike. It begins every message. */
typedef struct call_head {
  uint32_t kind;
  sr_nccl_type type;
  sr_nccl_reduction reduction;
  uint64_t count;
  uint64_t capture; /* which of the communicator's captured calls it is, from 1; 0: not captured */
} call_head;

typedef struct sim_transfer {
  struct sim_transfer *next;
  call_head head;
  sim_comm *comm;
  int32_t peer; /* of a send or receive */
  const uint8_t *in;
  uint8_t *out;
  uint64_t in_bytes, out_bytes;
  bool is_begun, is_done; /* it runs in the stream; it has */
  uint64_t number;        /* of the message, when it runs */
} sim_transfer;

/* The calls of one group, which run together; or one call. */
typedef struct sim_group {
  sim_transfer *first, **end;
  sim_stream *stream;
} sim_group;

/* Of the calling thread: the group that it has begun. */
static _Thread_local sim_group *group;
static _Thread_local int depth;

/* ---- running -------------------------------------------------------------------------------- */

static void name_write(const sim_transfer *t, int32_t from, int32_t to, char out[128]) {
  if (t->head.kind >= CALL_SEND)
    snprintf(out, 128, "message.%s.%" PRIu64 ".%" PRId32 ".%" PRId32, t->comm->name, t->number,
             from, to);
  else
    snprintf(out, 128, "collective.%s.%" PRIu64 ".%" PRId32, t->comm->name, t->number, from);
}

static void begin(sim_transfer *t) {
  sim_comm *comm = t->comm;
  char name[128];
  t->is_begun = true;
  t->number = t->head.kind == CALL_SEND      ? comm->sent[t->peer]++
              : t->head.kind == CALL_RECEIVE ? comm->received[t->peer]++
                                             : comm->collectives++;
  if (t->head.kind == CALL_RECEIVE)
    return;
  name_write(t, comm->rank, t->peer, name);
  if (t->in_bytes)
    sim_block_open(sim_block_of(t->in, t->in_bytes));
  sim_mail_put(&comm->id, name, &t->head, sizeof t->head, t->in, t->in_bytes);
}

static void check_alike(const sim_transfer *t, const call_head *other, int32_t rank) {
  const call_head *own = &t->head;
  const bool is_message = own->kind >= CALL_SEND;
  if ((is_message || own->kind == other->kind) && own->count == other->count &&
      own->type == other->type && own->reduction == other->reduction &&
      own->capture == other->capture)
    return;
  if (own->capture != other->capture)
    sim_abort("NCCL, communicator %s: rank %" PRId32 " does call %" PRIu64
              " of its graphs, rank %" PRId32 " call %" PRIu64 " (0: of no graph)",
              t->comm->name, t->comm->rank, own->capture, rank, other->capture);
  sim_abort("NCCL, communicator %s: rank %" PRId32 " calls %s of %" PRIu64
            " elements of type %u, reduction %u; rank %" PRId32 " calls %s of %" PRIu64
            " elements of type %u, reduction %u",
            t->comm->name, t->comm->rank, kind_names[own->kind], own->count, own->type,
            own->reduction, rank, kind_names[other->kind], other->count, other->type,
            other->reduction);
}

/* The receiver takes the message away. Only then the send is done. */
static bool send_advance(sim_transfer *t) {
  char name[128];
  name_write(t, t->comm->rank, t->peer, name);
  return !sim_mail_is_there(&t->comm->id, name);
}

static bool receive_advance(sim_transfer *t) {
  call_head head;
  uint8_t *body;
  char name[128];
  name_write(t, t->peer, t->comm->rank, name);
  if (!sim_mail_get(&t->comm->id, name, &head, sizeof head, &body))
    return false;
  check_alike(t, &head, t->peer);
  if (t->out_bytes)
    sim_block_open(sim_block_of(t->out, t->out_bytes));
  memcpy(t->out, body, t->out_bytes);
  free(body);
  sim_mail_remove(&t->comm->id, name);
  return true;
}

static void collective_compute(const sim_transfer *t, const uint8_t *const *operands) {
  const sim_comm *comm = t->comm;
  if (t->out_bytes == 0)
    return;
  sim_block_open(sim_block_of(t->out, t->out_bytes));
  if (t->head.kind == CALL_ALL_GATHER) {
    for (int32_t i = 0; i < comm->size; i++)
      memcpy(t->out + (uint64_t)i * t->in_bytes, operands[i], t->in_bytes);
    return;
  }
  uint8_t *all = sim_allocate(t->in_bytes);
  sim_reduce(all, operands, comm->size, t->in_bytes / sim_number_bytes(t->head.type), t->head.type,
             t->head.reduction);
  const uint64_t offset =
      t->head.kind == CALL_REDUCE_SCATTER ? (uint64_t)comm->rank * t->out_bytes : 0;
  memcpy(t->out, all + offset, t->out_bytes);
  free(all);
}

/* A rank that has the files of all ranks knows that all have read its file before. */
static void collective_end(sim_transfer *t) {
  char name[128];
  if (t->number == 0)
    return;
  t->number--;
  name_write(t, t->comm->rank, 0, name);
  sim_mail_remove(&t->comm->id, name);
}

static bool collective_advance(sim_transfer *t) {
  const sim_comm *comm = t->comm;
  char name[128];
  for (int32_t i = 0; i < comm->size; i++) {
    name_write(t, i, 0, name);
    if (!sim_mail_is_there(&comm->id, name))
      return false;
  }
  uint8_t **operands = sim_allocate((size_t)comm->size * sizeof *operands);
  for (int32_t i = 0; i < comm->size; i++) {
    call_head head;
    name_write(t, i, 0, name);
    if (!sim_mail_get(&comm->id, name, &head, sizeof head, &operands[i]))
      sim_abort("message %s is gone", name);
    check_alike(t, &head, i);
  }
  collective_compute(t, (const uint8_t *const *)operands);
  for (int32_t i = 0; i < comm->size; i++)
    free(operands[i]);
  free(operands);
  collective_end(t);
  return true;
}

static bool transfer_advance(sim_transfer *t) {
  if (t->comm->is_aborted)
    return true;
  if (!t->is_begun)
    begin(t);
  return t->head.kind == CALL_SEND      ? send_advance(t)
         : t->head.kind == CALL_RECEIVE ? receive_advance(t)
                                        : collective_advance(t);
}

/* Buffers may have been freed since the call. */
static sim_error check_alive(const sim_transfer *t) {
  char place[160];
  const void *ends[] = {t->in_bytes ? t->in : NULL, t->out_bytes ? t->out : NULL};
  const uint64_t bytes[] = {t->in_bytes, t->out_bytes};
  for (int i = 0; i < 2; i++)
    if (ends[i] && !sim_block_of(ends[i], bytes[i]))
      return SIM_REFUSE(SIM_IllegalAddress, "queued work touches %s",
                        sim_place(ends[i], place, sizeof place));
  return SIM_Success;
}

/* Goes on with all calls of the group. When all are done, they can be done again. */
static bool group_advance(void *state, sim_error *out_error) {
  sim_group *g = state;
  bool is_done = true;
  for (sim_transfer *t = g->first; t; t = t->next) {
    if (!t->is_begun && (*out_error = check_alive(t)) != SIM_Success)
      return true;
    t->is_done = t->is_done || transfer_advance(t);
    is_done = is_done && t->is_done;
  }
  for (sim_transfer *t = g->first; t && is_done; t = t->next)
    t->is_begun = t->is_done = false;
  return is_done;
}

static void group_release(void *state) {
  sim_group *g = state;
  for (sim_transfer *t; (t = g->first) != NULL; free(t))
    g->first = t->next;
  free(g);
}

/* ---- graphs --------------------------------------------------------------------------------- */

static void *group_copy(const void *state);

static bool group_suits_bodies(const void *state) {
  const sim_group *g = state;
  return !g->first->comm->mixes && sim_settings_get()->nccl_graphs == 2;
}

static void group_held(void *state, int32_t change) {
  for (const sim_transfer *t = ((const sim_group *)state)->first; t; t = t->next)
    t->comm->held += change;
}

static void group_launched(void *state, int32_t change) {
  for (const sim_transfer *t = ((const sim_group *)state)->first; t; t = t->next)
    t->comm->launched += change;
}

static const sim_late_kind group_kind = {.advance = group_advance,
                                         .release = group_release,
                                         .copy = group_copy,
                                         .suits_bodies = group_suits_bodies,
                                         .held = group_held,
                                         .launched = group_launched};

/* ---- calling -------------------------------------------------------------------------------- */

static sr_nccl_result check_buffer(const sim_comm *comm, const void *address, uint64_t bytes) {
  char place[160];
  const sim_block *block = sim_block_of(address, bytes);
  if (bytes == 0 || (block && block->device == comm->device))
    return SR_NCCL_SUCCESS;
  return SIM_NCCL_REFUSE(INVALID_ARGUMENT,
                         "%llu bytes of memory of the communicator's device cannot begin at %s",
                         (unsigned long long)bytes, sim_place(address, place, sizeof place));
}

static bool overlap(const sim_transfer *t) {
  return t->in < t->out + t->out_bytes && t->out < t->in + t->in_bytes;
}

static sr_nccl_result check(const sim_transfer *t, sim_stream *handle, sim_stream **out_stream) {
  const sim_comm *comm = t->comm;
  SIM_NCCL_TRY(check_buffer(comm, t->in, t->in_bytes));
  SIM_NCCL_TRY(check_buffer(comm, t->out, t->out_bytes));
  if (t->head.kind < CALL_SEND && overlap(t))
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "collectives in place are not simulated");
  if (t->head.reduction > SR_NCCL_MIN)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "no such reduction: %u", t->head.reduction);
  if (t->peer < 0 || t->peer >= comm->size || (t->head.kind >= CALL_SEND && t->peer == comm->rank))
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "rank %" PRId32 " cannot be the peer of %" PRId32,
                           t->peer, comm->rank);
  if (sim_stream_of(handle, out_stream) != SIM_Success)
    return SIM_NCCL_INVALID_ARGUMENT;
  if ((*out_stream)->device != comm->device)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "the stream is not of the communicator's device");
  return SR_NCCL_SUCCESS;
}

static sim_group *group_create(void) {
  sim_group *g = sim_allocate(sizeof *g);
  g->end = &g->first;
  return g;
}

static void group_append(sim_group *g, const sim_transfer *t) {
  *g->end = sim_allocate(sizeof *t);
  **g->end = *t;
  (*g->end)->next = NULL;
  g->end = &(*g->end)->next;
}

static void *group_copy(const void *state) {
  const sim_group *from = state;
  sim_group *g = group_create();
  g->stream = from->stream;
  for (const sim_transfer *t = from->first; t; t = t->next)
    group_append(g, t);
  return g;
}

/* Numbers the calls of a group that is captured. */
static void group_number(const sim_group *g) {
  for (sim_transfer *t = g->first; t; t = t->next) {
    sim_comm *comm = t->comm;
    t->head.capture = t->head.kind == CALL_SEND      ? ++comm->captured_sent[t->peer]
                      : t->head.kind == CALL_RECEIVE ? ++comm->captured_received[t->peer]
                                                     : ++comm->captured;
  }
}

/* Refuses a call that graphs cannot have, or that comes while a graph with calls runs. */
static sr_nccl_result group_check(const sim_group *g) {
  const sim_comm *comm = g->first->comm;
  if (g->stream->capture && sim_settings_get()->nccl_graphs == 0) {
    sim_capture_spoil(g->stream->capture, SIM_StreamCaptureUnsupported);
    return SIM_NCCL_INVALID_USAGE;
  }
  if (!g->stream->capture && comm->launched > 0 && !comm->mixes)
    return SIM_NCCL_REFUSE(INVALID_USAGE, "a graph with calls of the communicator runs, and it "
                                          "does not mix those with others");
  return SR_NCCL_SUCCESS;
}

/* Queues a group, now or when ncclCommGetAsyncError is asked. */
static sr_nccl_result group_queue(sim_group *g) {
  sim_comm *comm = g->first->comm;
  const sim_op op = {
      .kind = SIM_OP_LATE, .device = comm->device, .late = {.kind = &group_kind, .state = g}};
  const sr_nccl_result allowed = group_check(g);
  if (allowed != SR_NCCL_SUCCESS) {
    group_release(g);
    return allowed;
  }
  if (g->stream->capture)
    group_number(g);
  if (sim_random(2) == 0)
    return sim_stream_push(g->stream, op) == SIM_Success ? SR_NCCL_SUCCESS : SIM_NCCL_SYSTEM_ERROR;
  comm->state = SIM_COMM_QUEUEING;
  comm->stream = g->stream;
  comm->capture = g->stream->capture ? g->stream->capture->number : 0;
  comm->op = op;
  return SR_NCCL_IN_PROGRESS;
}

static sr_nccl_result group_add(sim_group *g, const sim_transfer *t, sim_stream *stream) {
  if (g->first && (g->stream != stream || g->first->comm != t->comm))
    return SIM_NCCL_REFUSE(INVALID_USAGE,
                           "groups of several streams or communicators are not simulated");
  g->stream = stream;
  group_append(g, t);
  return SR_NCCL_SUCCESS;
}

static sr_nccl_result enqueue(sim_transfer t, sim_comm *handle, sim_stream *stream_handle) {
  sim_stream *stream;
  SIM_NCCL_TRY(sim_comm_of(handle, &t.comm));
  const size_t bytes = sim_number_bytes(t.head.type);
  const uint64_t all = t.head.count * bytes, size = (uint64_t)t.comm->size;
  if (bytes == 0)
    return SIM_NCCL_REFUSE(INVALID_ARGUMENT, "no such type, or not simulated: %u", t.head.type);
  t.in_bytes = t.head.kind == CALL_RECEIVE          ? 0
               : t.head.kind == CALL_REDUCE_SCATTER ? all * size
                                                    : all;
  t.out_bytes = t.head.kind == CALL_SEND ? 0 : t.head.kind == CALL_ALL_GATHER ? all * size : all;
  SIM_NCCL_TRY(check(&t, stream_handle, &stream));
  if (depth > 0)
    return group_add(group, &t, stream);
  sim_group *single = group_create();
  SIM_NCCL_TRY(group_add(single, &t, stream));
  return group_queue(single);
}

sr_nccl_result ncclAllReduce(const void *in, void *out, size_t count, sr_nccl_type type,
                             sr_nccl_reduction reduction, sim_comm *comm, sim_stream *stream) {
  const sim_transfer t = {
      .head = {CALL_ALL_REDUCE, type, reduction, count, 0}, .in = in, .out = out};
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? enqueue(t, comm, stream) : result);
}

sr_nccl_result ncclAllGather(const void *in, void *out, size_t count, sr_nccl_type type,
                             sim_comm *comm, sim_stream *stream) {
  const sim_transfer t = {.head = {CALL_ALL_GATHER, type, 0, count, 0}, .in = in, .out = out};
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? enqueue(t, comm, stream) : result);
}

sr_nccl_result ncclReduceScatter(const void *in, void *out, size_t count, sr_nccl_type type,
                                 sr_nccl_reduction reduction, sim_comm *comm, sim_stream *stream) {
  const sim_transfer t = {
      .head = {CALL_REDUCE_SCATTER, type, reduction, count, 0}, .in = in, .out = out};
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? enqueue(t, comm, stream) : result);
}

sr_nccl_result ncclSend(const void *in, size_t count, sr_nccl_type type, int peer, sim_comm *comm,
                        sim_stream *stream) {
  const sim_transfer t = {.head = {CALL_SEND, type, 0, count, 0}, .in = in, .peer = peer};
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? enqueue(t, comm, stream) : result);
}

sr_nccl_result ncclRecv(void *out, size_t count, sr_nccl_type type, int peer, sim_comm *comm,
                        sim_stream *stream) {
  const sim_transfer t = {.head = {CALL_RECEIVE, type, 0, count, 0}, .out = out, .peer = peer};
  sr_nccl_result result = sim_nccl_begin(__func__);
  return sim_nccl_end(result == SR_NCCL_SUCCESS ? enqueue(t, comm, stream) : result);
}

sr_nccl_result ncclGroupStart(void) {
  sr_nccl_result result = sim_nccl_begin(__func__);
  if (depth++ == 0)
    group = group_create();
  return sim_nccl_end(result);
}

static sr_nccl_result group_finish(sr_nccl_result result) {
  if (depth == 0)
    return SIM_NCCL_REFUSE(INVALID_USAGE, "no group was begun");
  if (--depth > 0)
    return result;
  if (result == SR_NCCL_SUCCESS && group->first)
    return group_queue(group);
  group_release(group);
  return result;
}

sr_nccl_result ncclGroupEnd(void) {
  return sim_nccl_end(group_finish(sim_nccl_begin(__func__)));
}
