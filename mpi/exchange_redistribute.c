/*
 * Prepares a redistribute, and does its copies. A redistribute moves boxes (index ranges) of
 * operands to boxes of results, like MPI_Alltoallw with subarrays. A table lists these transfers
 * (transfer/transfer_table.h). exchange_run.c decides when the copies run.
 *
 * How peers on the node get their boxes depends on the path (sr_path). On the DIRECT path they copy
 * them from the operand. On the INLINE and STAGED paths a device publishes, instead of its operand,
 * the boxes of its transfers to other devices. They lie side by side in the order of the table, so
 * every reader can compute where its boxes are. Transfers to other nodes get room there, too,
 * although no one reads it: all devices must compute equal paths and offsets from the table alone.
 *
 * Between nodes a transfer is one message, from the box of the operand to the box of the result.
 * The messages between two devices arrive in the order of the table.
 *
 * Dimensions that are contiguous in both source and result are merged into rows. The other
 * dimensions become levels: nested loops over the rows.
 */
#include <stdlib.h>
#include <string.h>

#include "mpi/exchange_private.h"

/* State while one redistribute is prepared. */
typedef struct plan {
  sr_ctx *ctx;
  sr_exchange_op *op;
  const sr_transfer_table *transfers;
  uint64_t *sent;     /* [participant] bytes of its transfers to other devices, as far as the table
                     is read */
  int32_t *source_of; /* [participant] its index in op->sources; -1: it is not there yet */
  bool *is_reader;    /* [participant] true if op->readers has it */
  sr_mpi_level *message_levels; /* [array rank] scratch memory for the levels of one message */
} plan;

/* The number of this device's transfers by kind: on the device itself (own), read from a peer on
 * the node (copies), read by a peer on the node (packs), and from or to another node (messages). */
typedef struct counts {
  size_t own, copies, packs, messages;
} counts;

/* ---- reading the table ----------------------------------------------------------------------- */

static sr_status check_table(const plan *p) {
  const char *fault;
  uint32_t transfer;
  if (!sr_transfers_check(p->transfers, sr_exchange_participants(p->op), &fault, &transfer))
    return sr_fail(p->ctx, SR_ERR_NOMEM, "no memory to check a redistribute");
  if (fault && sr_transfers_have_regions(p->transfers))
    return sr_fail(p->ctx, SR_ERR_INVALID, "collective: regions: %s", fault);
  return fault ? sr_fail(p->ctx, SR_ERR_INVALID, "collective: transfer %u: %s", transfer, fault)
               : SR_OK;
}

static sr_status check_arrays(plan *p) {
  const sr_transfer_table *transfers = p->transfers;
  int64_t in = 0, out = 0, element = (int64_t)p->op->element_bytes;
  if (element == 0 || transfers->rank < 0 ||
      !sr_transfer_array_bytes(transfers->rank, transfers->in_dims, element, &in) ||
      !sr_transfer_array_bytes(transfers->rank, transfers->out_dims, element, &out))
    return sr_fail(p->ctx, SR_ERR_INVALID,
                   "collective: arrays of rank %d with elements of %lld bytes", transfers->rank,
                   (long long)element);
  SR_TRY(check_table(p));
  p->op->in_bytes = (size_t)in;
  p->op->out_bytes = (size_t)out;
  return SR_OK;
}

/* Returns the size of a transfer in bytes. It cannot overflow: a transfer is no larger than the
 * operand, and check_arrays has checked the operand's size. */
static size_t transfer_bytes(const plan *p, const sr_transfer *transfer) {
  size_t bytes = p->op->element_bytes;
  for (int32_t d = 0; d < p->transfers->rank; d++)
    bytes *= (size_t)transfer->size[d];
  return bytes;
}

/* Returns the offset of `transfer` among its source's transfers to other devices, and adds its size
 * to p->sent. */
static uint64_t take_room(plan *p, const sr_transfer *transfer) {
  uint64_t *sent = &p->sent[transfer->source], at = *sent;
  if (transfer->source != transfer->target &&
      __builtin_add_overflow(at, transfer_bytes(p, transfer), sent))
    *sent = UINT64_MAX; /* overflow: any number too large to be staged will do */
  return at;
}

static bool is_local(const plan *p, int64_t participant) {
  const sr_exchange_op *op = p->op;
  return op->exchange->devices[sr_exchange_device_of(op, (int32_t)participant)].local;
}

/* Counts this device's transfers. Chooses the path by the largest number of bytes that any device
 * sends to others. */
static counts survey(plan *p) {
  sr_exchange_op *op = p->op;
  counts n = {0};
  size_t covered = 0;
  uint64_t most = 0;
  sr_transfer_walk walk = {.table = p->transfers};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);) {
    take_room(p, &transfer);
    most = p->sent[transfer.source] > most ? p->sent[transfer.source] : most;
    bool gets = transfer.target == op->participant, gives = transfer.source == op->participant;
    if (gets)
      covered += transfer_bytes(p, &transfer);
    if (gets && gives)
      n.own++;
    else if (gets && is_local(p, transfer.source))
      n.copies++;
    else if (gives && is_local(p, transfer.target))
      n.packs++;
    else if (gets || gives)
      n.messages++;
  }
  op->is_covered = covered == op->out_bytes;
  op->path = most == 0                 ? SR_PATH_NONE
             : most <= SR_INLINE_BYTES ? SR_PATH_INLINE
             : most <= SR_STAGED_BYTES ? SR_PATH_STAGED
                                       : SR_PATH_DIRECT;
  return n;
}

/* ---- copies ---------------------------------------------------------------------------------- */

/*
 * Describes the copy of a box of `size`: from position `from` of an array of dims from_dims, to
 * position `to` of an array of dims to_dims. A side whose dims are NULL is packed: it holds nothing
 * but the box. The copy's levels (nested loops) are written after the last used entry of
 * op->levels. The next make_copy overwrites them, unless `keep` is called first.
 */
static sr_transfer_copy make_copy(const plan *p, const int64_t *size, const int64_t *from_dims,
                                  const int64_t *from, const int64_t *to_dims, const int64_t *to) {
  sr_exchange_op *op = p->op;
  size_t from_stride = op->element_bytes, to_stride = op->element_bytes;
  sr_transfer_copy copy = {.row_bytes = op->element_bytes, .first_level = op->level_count};
  sr_copy_level *levels = op->levels + op->level_count;
  for (int32_t d = p->transfers->rank - 1; d >= 0; d--) {
    size_t count = (size_t)size[d];
    sr_copy_level *last = copy.level_count > 0 ? &levels[copy.level_count - 1] : NULL;
    copy.from += from_dims ? (size_t)from[d] * from_stride : 0;
    copy.to += to_dims ? (size_t)to[d] * to_stride : 0;
    if (count > 1) {
      if (!last && from_stride == copy.row_bytes && to_stride == copy.row_bytes)
        copy.row_bytes *= count;
      else if (last && from_stride == last->count * last->from_stride &&
               to_stride == last->count * last->to_stride)
        last->count *= count;
      else
        levels[copy.level_count++] = (sr_copy_level){count, from_stride, to_stride};
    }
    from_stride *= (size_t)(from_dims ? from_dims[d] : size[d]);
    to_stride *= (size_t)(to_dims ? to_dims[d] : size[d]);
  }
  return copy;
}

static sr_transfer_copy keep(sr_exchange_op *op, sr_transfer_copy copy, int32_t source) {
  op->level_count += copy.level_count;
  copy.source = source;
  return copy;
}

/* Adds a transfer from another device of the node to this device. `staged_at` is its offset in the
 * source's published bytes. */
static void add_copy(plan *p, const sr_transfer *transfer, uint64_t staged_at) {
  sr_exchange_op *op = p->op;
  int32_t *source = &p->source_of[transfer->source];
  if (*source < 0) {
    *source = op->source_count;
    op->sources[op->source_count++] = sr_exchange_make_member(op, (int32_t)transfer->source, 0);
  }
  bool direct = op->path == SR_PATH_DIRECT;
  sr_transfer_copy copy = make_copy(p, transfer->size, direct ? p->transfers->in_dims : NULL,
                                    transfer->from, p->transfers->out_dims, transfer->to);
  copy.from += direct ? 0 : (size_t)staged_at;
  op->copies[op->copy_count++] = keep(op, copy, *source);
}

/* Adds a transfer from this device to another device of the node. `staged_at` is its offset in the
 * bytes that this device publishes. */
static void add_pack(plan *p, const sr_transfer *transfer, uint64_t staged_at) {
  sr_exchange_op *op = p->op;
  if (!p->is_reader[transfer->target])
    op->readers[op->reader_count++] = sr_exchange_make_member(op, (int32_t)transfer->target, 0);
  p->is_reader[transfer->target] = true;
  if (op->path == SR_PATH_DIRECT)
    return;
  sr_transfer_copy pack =
      make_copy(p, transfer->size, p->transfers->in_dims, transfer->from, NULL, NULL);
  pack.to = (size_t)staged_at;
  op->packs[op->pack_count++] = keep(op, pack, -1);
}

/* Adds a transfer from or to another node. */
static sr_status add_transfer_message(plan *p, const sr_transfer *transfer, bool is_send) {
  sr_exchange_op *op = p->op;
  sr_transfer_copy copy =
      is_send ? make_copy(p, transfer->size, p->transfers->in_dims, transfer->from, NULL, NULL)
              : make_copy(p, transfer->size, NULL, NULL, p->transfers->out_dims, transfer->to);
  for (uint32_t i = 0; i < copy.level_count; i++) {
    const sr_copy_level *level = &op->levels[copy.first_level + i];
    p->message_levels[i] = (sr_mpi_level){
        (int64_t)level->count, (int64_t)(is_send ? level->from_stride : level->to_stride)};
  }
  sr_message_bytes bytes = {.buffer = is_send ? SR_BUFFER_IN : SR_BUFFER_OUT,
                            .offset = is_send ? copy.from : copy.to,
                            .row_bytes = copy.row_bytes,
                            .depth = (int32_t)copy.level_count,
                            .levels = p->message_levels};
  const int64_t participant = is_send ? transfer->target : transfer->source;
  const sr_member peer = sr_exchange_make_member(op, (int32_t)participant, 0);
  return sr_messages_add(p->ctx, op, is_send, &peer, &bytes);
}

/* Adds a transfer from the device to itself. It waits for no peer, so its copy comes before the
 * copies from other devices. */
static void add_own(plan *p, const sr_transfer *transfer) {
  sr_exchange_op *op = p->op;
  const sr_transfer_copy copy = make_copy(p, transfer->size, p->transfers->in_dims, transfer->from,
                                          p->transfers->out_dims, transfer->to);
  op->copies[op->own_copy_count++] = keep(op, copy, -1);
}

static sr_status add_transfers(plan *p, const counts *n) {
  sr_exchange_op *op = p->op;
  sr_transfer_walk walk = {.table = p->transfers};
  op->copy_count = (uint32_t)n->own;
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);) {
    uint64_t at = take_room(p, &transfer);
    bool gets = transfer.target == op->participant, gives = transfer.source == op->participant;
    if (gets && gives)
      add_own(p, &transfer);
    else if (!gets && !gives)
      continue;
    else if (!is_local(p, gets ? transfer.source : transfer.target))
      SR_TRY(add_transfer_message(p, &transfer, gives));
    else if (gets)
      add_copy(p, &transfer, at);
    else
      add_pack(p, &transfer, at);
  }
  op->first_count = op->message_count;
  return SR_OK;
}

/* ---- preparing ------------------------------------------------------------------------------- */

/* Allocates room for the transfers counted in `n`. op->levels gets room for one copy more: messages
 * are made from a copy that is not kept. */
static bool make_room(plan *p, const counts *n) {
  sr_exchange_op *op = p->op;
  size_t rank = (size_t)p->transfers->rank, copies = n->own + n->copies, levels = 0;
  if (__builtin_mul_overflow(copies + n->packs + 1, rank, &levels))
    return false;
  op->sources = calloc(n->copies + 1, sizeof *op->sources);
  op->readers = calloc(n->packs + 1, sizeof *op->readers);
  op->copies = calloc(copies + 1, sizeof *op->copies);
  op->packs = calloc(n->packs + 1, sizeof *op->packs);
  op->levels = calloc(levels + 1, sizeof *op->levels);
  op->messages = calloc(n->messages + 1, sizeof *op->messages);
  op->requests = calloc(n->messages + 1, sizeof *op->requests);
  return op->sources && op->readers && op->copies && op->packs && op->levels && op->messages &&
         op->requests;
}

static sr_status prepare(plan *p) {
  sr_exchange_op *op = p->op;
  size_t participants = (size_t)sr_exchange_participants(op);
  SR_TRY(check_arrays(p));
  counts n = survey(p);
  sr_exchange_find_memory(op);
  if (!make_room(p, &n))
    return sr_fail(p->ctx, SR_ERR_NOMEM, "no memory to prepare a redistribute of %zu transfers",
                   n.own + n.copies + n.packs + n.messages);
  memset(p->sent, 0, participants * sizeof *p->sent);
  for (size_t i = 0; i < participants; i++)
    p->source_of[i] = -1;
  return add_transfers(p, &n);
}

sr_status sr_redistribute_prepare(sr_ctx *ctx, sr_exchange_op *op, const sr_exchange_spec *spec) {
  size_t participants = (size_t)sr_exchange_participants(op);
  size_t rank = spec->transfers->rank > 0 ? (size_t)spec->transfers->rank : 0;
  plan p = {.ctx = ctx,
            .op = op,
            .transfers = spec->transfers,
            .sent = calloc(participants, sizeof *p.sent),
            .source_of = calloc(participants, sizeof *p.source_of),
            .is_reader = calloc(participants, sizeof *p.is_reader),
            .message_levels = calloc(rank + 1, sizeof *p.message_levels)};
  sr_status status =
      p.sent && p.source_of && p.is_reader && p.message_levels
          ? prepare(&p)
          : sr_fail(ctx, SR_ERR_NOMEM, "no memory to prepare a redistribute of %zu devices",
                    participants);
  free(p.message_levels);
  free(p.is_reader);
  free(p.source_of);
  free(p.sent);
  return status;
}

/* ---- running --------------------------------------------------------------------------------- */

/* Copies the rows of one level. If BYTES is a constant, the compiler turns memcpy into a few moves.
 * This matters for a column of a matrix, which is many short rows. */
#define COPY_ROWS(BYTES)                                                                           \
  for (size_t i = 0; i < level->count; i++)                                                        \
  memcpy(to + i * level->to_stride, from + i * level->from_stride, (BYTES))

static void copy_rows(const sr_copy_level *level, size_t row_bytes, const uint8_t *from,
                      uint8_t *to) {
  switch (row_bytes) {
  case 1:
    COPY_ROWS(1);
    return;
  case 2:
    COPY_ROWS(2);
    return;
  case 4:
    COPY_ROWS(4);
    return;
  case 8:
    COPY_ROWS(8);
    return;
  case 16:
    COPY_ROWS(16);
    return;
  }
  COPY_ROWS(row_bytes);
}

/* Copies rows in `depth` nested loops, one for each level; levels[0] is the innermost loop. */
static void copy_levels(const sr_copy_level *levels, uint32_t depth, size_t row_bytes,
                        const uint8_t *from, uint8_t *to) {
  if (depth == 0) {
    memcpy(to, from, row_bytes);
  } else if (depth == 1) {
    copy_rows(levels, row_bytes, from, to);
  } else {
    const sr_copy_level *outer = &levels[depth - 1];
    for (size_t i = 0; i < outer->count; i++)
      copy_levels(levels, depth - 1, row_bytes, from + i * outer->from_stride,
                  to + i * outer->to_stride);
  }
}

void sr_redistribute_copy(const sr_exchange_op *op, const sr_transfer_copy *copy,
                          const uint8_t *operand, uint8_t *out) {
  copy_levels(op->levels + copy->first_level, copy->level_count, copy->row_bytes,
              operand + copy->from, out + copy->to);
}

void sr_redistribute_pack(const sr_exchange_op *op, const uint8_t *in, uint8_t *to) {
  for (uint32_t i = 0; i < op->pack_count; i++)
    sr_redistribute_copy(op, &op->packs[i], in, to);
}

void sr_redistribute_clear(const sr_exchange_op *op, uint8_t *out) {
  if (!op->is_covered)
    memset(out, 0, op->out_bytes);
}
