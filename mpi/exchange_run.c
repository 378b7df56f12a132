/*
 * Runs a prepared collective. The steps are the same for all kinds and paths (exchange_private.h
 * says why they suffice):
 *
 *   1. publish this device's operand
 *   2. start the messages to and from other nodes
 *   3. wait for the operands of the sources on this node
 *   4. wait for the messages
 *   5. compute the result
 *   6. on the DIRECT path: wait until the readers are done
 *
 * A redistribute clears its result before messages may arrive in it (step 2). It copies the boxes
 * that stay on the device before it waits (step 3).
 *
 * In a small all-reduce every device computes the whole result for itself. A large one is divided:
 * each device reduces one slice and writes it into the result of every peer on the node. Messages
 * then carry the reduced slices to other nodes, before step 6. Inside a node, the first of the
 * devices on one core whose sources are there also reduces the slices of the others.
 */
#include <stddef.h>
#include <string.h>

#include "base/machine_code.h"
#include "mpi/exchange_private.h"

/* Waits until a mark, which `peer` raises, has at least `value`. Usually it already has. Returns
 * false if the job has failed, or if the op runs in turns and the mark is lower yet. */
static inline bool wait_for(sr_exchange_op *op, const sr_member *peer, sr_mark *mark,
                            uint64_t value) {
  return sr_mark_value(mark) >= value || (!op->in_turns && sr_exchange_wait(op, mark, value, peer));
}

/* Waits until all members on this node have raised a mark of theirs, which is `offset` bytes from
 * their control lines, to `value`; if `on_core`, only for those that share this device's core.
 * Returns false if the job has failed. */
static inline bool wait_for_members(sr_exchange_op *op, const sr_member *members, int32_t count,
                                    size_t offset, uint64_t value, bool on_core) {
  for (int32_t i = 0; i < count; i++) {
    const sr_member *member = &members[i];
    if (!member->local || member->self || (on_core && !member->shares_core))
      continue;
    if (!wait_for(op, member, (sr_mark *)(void *)((uint8_t *)member->control + offset), value))
      return false;
  }
  return true;
}

/* Waits for those that share the core first: while they run, so do the others. */
static inline bool wait_for_all(sr_exchange_op *op, const sr_member *members, int32_t count,
                                size_t offset, uint64_t value) {
  if (op->shares_core && !wait_for_members(op, members, count, offset, value, true))
    return false;
  return wait_for_members(op, members, count, offset, value, false);
}

/* Returns the offset of a buffer in this device's window, its part of the shared memory. Peers find
 * the buffer by this offset. */
static uint64_t window_offset(const sr_exchange_op *op, const void *buffer, size_t bytes) {
  const sr_exchange *exchange = op->exchange;
  uintptr_t window = (uintptr_t)exchange->devices[op->device].window;
  uint64_t offset = (uintptr_t)buffer - window;
  SR_ASSERT(offset <= exchange->window_bytes && bytes <= exchange->window_bytes - offset);
  return offset;
}

/* memcpy, but a single number costs no call. */
static inline void copy_bytes(void *to, const void *from, size_t bytes) {
  if (bytes == 4)
    memcpy(to, from, 4);
  else if (bytes == 8)
    memcpy(to, from, 8);
  else
    memcpy(to, from, bytes);
}

/* Copies from the operand of a member, or to the result of one. */
static inline void copy_between(const sr_exchange_op *op, const sr_member *member, void *to,
                                const void *from, size_t bytes) {
  if (op->streams && !member->self && bytes >= SR_PACED_PIECE_BYTES)
    sr_stream_copy(to, from, bytes);
  else
    memcpy(to, from, bytes);
}

/* Copies the bytes of this device's operand that the readers on the node need to `to`. */
static void put_operand(const sr_exchange_op *op, const void *in, uint8_t *to) {
  if (op->kind == SR_COLLECTIVE_REDISTRIBUTE)
    sr_redistribute_pack(op, in, to);
  else
    copy_bytes(to, in, op->in_bytes);
}

static bool wait_for_readers(sr_exchange_op *op, uint64_t run) {
  return wait_for_all(op, op->readers, op->reader_count, offsetof(sr_control, done.run), run);
}

/* Publishes this device's operand to the readers on this node. False if the job has failed. */
static bool publish(sr_exchange_op *op, const void *in, const void *out) {
  uint64_t run = op->run;
  sr_slot *slot = &op->control->slot[run % 2];
  if (op->reader_count == 0)
    return true;
  const bool may_be_read = !op->mutual && op->path != SR_PATH_DIRECT && run > 2;
  if (may_be_read && !wait_for_readers(op, run - 2))
    return false;
  switch (op->path) {
  case SR_PATH_NONE:
    return true;
  case SR_PATH_INLINE:
    put_operand(op, in, slot->payload);
    break;
  case SR_PATH_STAGED:
    put_operand(op, in, op->staging[run % 2]);
    break;
  case SR_PATH_DIRECT:
    slot->in = window_offset(op, in, op->in_bytes);
    slot->out = window_offset(op, out, op->out_bytes);
    break;
  }
  sr_mark_raise(&slot->run, run, op->exchange->shared);
  return true;
}

/* Returns the operand that a source on this node has published for this run. */
static const uint8_t *operand_of(const sr_exchange_op *op, const sr_member *source,
                                 const void *in) {
  if (source->self)
    return in;
  const sr_slot *slot = &source->control->slot[op->run % 2];
  if (op->path == SR_PATH_INLINE)
    return slot->payload;
  return op->path == SR_PATH_STAGED ? source->staging[op->run % 2] : source->window + slot->in;
}

/* Waits until all sources on this node have published their operands. Returns false if the job has
 * failed. */
static bool wait_for_sources(sr_exchange_op *op) {
  const size_t slot = offsetof(sr_control, slot) + op->run % 2 * sizeof(sr_slot);
  return wait_for_all(op, op->sources, op->source_count, slot + offsetof(sr_slot, run), op->run);
}

/* Tells the sources that this device has read their operands. On the DIRECT path, also waits until
 * the readers have read this device's operand. Returns false if the job has failed. */
static bool finish(sr_exchange_op *op) {
  if (op->path != SR_PATH_DIRECT && op->mutual)
    return true;
  if (!op->combines)
    sr_mark_raise(&op->control->done.run, op->run, op->exchange->shared);
  else if (!wait_for(op, &op->sources[op->position], &op->control->done.run, op->run))
    return false;
  return op->path != SR_PATH_DIRECT || wait_for_readers(op, op->run);
}

/* Calls the reduction for the elements in `bytes` bytes. */
SR_CALLS_MACHINE_CODE static inline __attribute__((always_inline)) void
combine(const sr_exchange_op *op, void *result, const void *left, const void *right, size_t bytes) {
  void *buffers[3] = {result, (void *)(uintptr_t)left, (void *)(uintptr_t)right};
  op->reduction(buffers, 0, (int64_t)(bytes / op->element_bytes));
}

/* Reduces at most SR_REDUCE_BLOCK_BYTES bytes of row `row` of the sources' operands, from byte
 * `begin` of the row, into `out`. The sources are taken in the order of their positions. If the
 * result overwrites this device's operand, the sum grows in `room` until it has been added. */
static inline void reduce_block(const sr_exchange_op *op, uint8_t *out, size_t row, size_t begin,
                                size_t bytes, uint8_t *room) {
  const sr_member *sources = op->sources;
  const uint8_t *sum = sources[0].operand + row * sources[0].operand_stride + begin;
  bool overwrites = op->in_place && !sources[0].self;
  for (int32_t i = 1; i < op->source_count; i++) {
    const sr_member *source = &sources[i];
    overwrites &= !source->self;
    uint8_t *to = overwrites ? room : out;
    combine(op, to, sum, source->operand + row * source->operand_stride + begin, bytes);
    sum = to;
  }
  if (op->finishes)
    combine(op, out, sum, NULL, bytes);
  else if (sum != out)
    copy_bytes(out, sum, bytes);
}

/* Reduces one row of the operands, block by block. */
static void reduce_row(const sr_exchange_op *op, uint8_t *out, size_t row, size_t bytes) {
  _Alignas(SR_LINE_BYTES) uint8_t room[SR_REDUCE_BLOCK_BYTES];
  for (size_t begin = 0; begin < bytes; begin += SR_REDUCE_BLOCK_BYTES) {
    size_t left = bytes - begin;
    reduce_block(op, out + begin, row, begin,
                 left < SR_REDUCE_BLOCK_BYTES ? left : SR_REDUCE_BLOCK_BYTES, room);
  }
}

/* For each source on this node: points source->operand at byte `offset` of the operand that the
 * source has published. The rows of the operand are `stride` bytes apart. */
static void aim_sources(sr_exchange_op *op, const void *in, size_t offset, size_t stride) {
  for (int32_t i = 0; i < op->source_count; i++) {
    sr_member *source = &op->sources[i];
    if (!source->local)
      continue;
    source->operand = operand_of(op, source, in) + offset;
    source->operand_stride = stride;
  }
}

/* Reduces one slice of a large all-reduce and writes it into the result of every device on the
 * node. */
static void reduce_slice(sr_exchange_op *op, const void *in, uint8_t *out, size_t begin,
                         size_t bytes) {
  _Alignas(SR_LINE_BYTES) uint8_t room[SR_REDUCE_BLOCK_BYTES];
  aim_sources(op, in, begin, 0);
  for (size_t done = 0; done < bytes; done += SR_REDUCE_BLOCK_BYTES) {
    size_t left = bytes - done;
    size_t size = left < SR_REDUCE_BLOCK_BYTES ? left : SR_REDUCE_BLOCK_BYTES;
    uint8_t *block = out + begin + done;
    reduce_block(op, block, 0, done, size, room);
    for (int32_t i = 0; i < op->reader_count; i++) {
      const sr_member *peer = &op->readers[i];
      uint64_t peer_out = peer->control->slot[op->run % 2].out;
      copy_between(op, peer, peer->window + peer_out + begin + done, block, size);
    }
  }
}

/* Claims the slice of a device in this run. Returns false if another device has. */
static bool claim_slice(const sr_exchange_op *op, const sr_member *owner) {
  uint64_t before = op->run - 1;
  return __atomic_compare_exchange_n(&owner->control->done.claimed, &before, op->run, false,
                                     __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

/* Reduces this device's slice, and those of the devices on its core that have not begun with
 * theirs: the core then need not change hands for them. */
static void reduce_slices(sr_exchange_op *op, const void *in, uint8_t *out) {
  for (int32_t i = 0; i < op->source_count; i++) {
    const sr_member *source = &op->sources[i];
    if (!(source->self || source->shares_core) || !claim_slice(op, source))
      continue;
    size_t begin, bytes;
    sr_exchange_slice(op->in_bytes, op->group_count, source->position, &begin, &bytes);
    reduce_slice(op, in, out, begin, bytes);
    sr_mark_raise(&source->control->done.run, op->run, op->exchange->shared);
  }
}

static void reduce_scatter(sr_exchange_op *op, const void *in, uint8_t *out) {
  size_t chunk = op->chunk_bytes;
  aim_sources(op, in, (size_t)op->position * chunk, (size_t)op->group_count * chunk);
  for (size_t row = 0; row < op->outer; row++)
    reduce_row(op, out + row * chunk, row, chunk);
}

/* Copies the operands of the sources on this node into the result. Those of other nodes have
 * already arrived there by messages. */
static void copy_sources(const sr_exchange_op *op, const void *in, uint8_t *out) {
  size_t chunk = op->chunk_bytes, n = (size_t)op->group_count;
  for (int32_t i = 0; i < op->source_count; i++) {
    const sr_member *source = &op->sources[i];
    if (!source->local)
      continue;
    const uint8_t *operand = operand_of(op, source, in);
    size_t at = (size_t)source->position * chunk;
    if (op->kind == SR_COLLECTIVE_ALL_GATHER)
      for (size_t row = 0; row < op->outer; row++)
        copy_between(op, source, out + row * n * chunk + at, operand + row * chunk, chunk);
    else if (op->kind == SR_COLLECTIVE_ALL_TO_ALL)
      copy_between(op, source, out + at, operand + (size_t)op->position * chunk, chunk);
    else
      copy_between(op, source, out, operand, op->out_bytes);
  }
}

/* Copies the boxes of a redistribute that stay on the device. */
static void copy_own_pieces(const sr_exchange_op *op, const void *in, void *out) {
  for (uint32_t i = 0; i < op->own_copy_count; i++)
    sr_redistribute_copy(op, &op->copies[i], in, out);
}

/* Copies the boxes of a redistribute that come from other devices of the node. Those of other nodes
 * have already arrived by messages. */
static void copy_transfers(const sr_exchange_op *op, const void *in, void *out) {
  for (uint32_t i = op->own_copy_count; i < op->copy_count; i++) {
    const sr_transfer_copy *copy = &op->copies[i];
    sr_redistribute_copy(op, copy, operand_of(op, &op->sources[copy->source], in), out);
  }
}

/* Fills the result of a device that gets nothing from other devices, as transfer/collective_kind.h
 * defines it. */
static void fill_alone(const sr_exchange_op *op, const void *in, void *out) {
  if (op->out_bytes == 0)
    return;
  if (op->kind == SR_COLLECTIVE_REDISTRIBUTE) {
    sr_redistribute_clear(op, out);
    copy_own_pieces(op, in, out);
  } else if (op->kind == SR_COLLECTIVE_ALL_REDUCE) {
    if (op->finishes)
      combine(op, out, in, NULL, op->out_bytes);
    else if (!op->in_place)
      memcpy(out, in, op->out_bytes);
  } else {
    memset(out, 0, op->out_bytes);
  }
}

/* Computes the result when all operands have arrived. */
static void make_result(sr_exchange_op *op, const void *in, void *out) {
  if (op->source_count == 0 && op->kind != SR_COLLECTIVE_REDISTRIBUTE) {
    fill_alone(op, in, out);
    return;
  }
  switch (op->kind) {
  case SR_COLLECTIVE_ALL_REDUCE:
    if (op->path == SR_PATH_DIRECT) {
      if (op->combines)
        reduce_slices(op, in, out);
      else
        reduce_slice(op, in, out, op->slice_begin, op->slice_bytes);
    } else {
      aim_sources(op, in, 0, 0);
      reduce_row(op, out, 0, op->out_bytes);
    }
    return;
  case SR_COLLECTIVE_REDUCE_SCATTER:
    reduce_scatter(op, in, out);
    return;
  case SR_COLLECTIVE_ALL_GATHER:
  case SR_COLLECTIVE_ALL_TO_ALL:
  case SR_COLLECTIVE_PERMUTE:
  case SR_COLLECTIVE_BROADCAST:
    copy_sources(op, in, out);
    return;
  case SR_COLLECTIVE_REDISTRIBUTE:
    copy_transfers(op, in, out);
    return;
  }
}

/* The same, and notes how long it takes if the op is paced. */
static void make_paced_result(sr_exchange_op *op, const void *in, void *out) {
  if (!op->paced || op->in_turns) {
    make_result(op, in, out);
    return;
  }
  op->streams = sr_pace_streams(&op->pace);
  const int64_t begin = sr_backoff_now_ns();
  make_result(op, in, out);
  if (op->streams)
    sr_stream_end();
  sr_pace_note(&op->pace, sr_backoff_now_ns() - begin);
  op->streams = false;
}

/* Steps 1 and 2. Like those below, returns false if the job has failed, or has done nothing yet
 * because the op runs in turns. */
static bool begin(sr_exchange_op *op, const void *in, void *out) {
  if (!publish(op, in, out))
    return false;
  const bool redistributes = op->kind == SR_COLLECTIVE_REDISTRIBUTE;
  if (redistributes)
    sr_redistribute_clear(op, out);
  if (op->message_count > 0 && !sr_messages_start(op, 0, op->first_count, in, out))
    return false;
  if (redistributes)
    copy_own_pieces(op, in, out);
  return true;
}

/* Steps 3 to 5. */
static bool compute(sr_exchange_op *op, const void *in, void *out) {
  if (!wait_for_sources(op) || (op->message_count > 0 && !sr_messages_wait(op, 0, op->first_count)))
    return false;
  make_paced_result(op, in, out);
  return op->message_count <= op->first_count ||
         (sr_messages_start(op, op->first_count, op->message_count, in, out) &&
          sr_messages_wait(op, op->first_count, op->message_count));
}

/* Notes where the arrays are, and runs what needs no other device. */
static bool ran_alone(sr_exchange_op *op, const void *in, void *out) {
  op->in_place = in == out;
  if (op->path != SR_PATH_NONE)
    return false;
  fill_alone(op, in, out);
  return true;
}

sr_status sr_exchange_run(sr_exchange_op *op, const void *in, void *out) {
  sr_messages_listen(op->exchange);
  if (sr_exchange_op_has_failed(op))
    return SR_ERR_PEER;
  if (ran_alone(op, in, out))
    return SR_OK;
  op->run++;
  if (begin(op, in, out) && compute(op, in, out) && finish(op))
    return SR_OK;
  /* If MPI failed on this device, no other device has noticed yet. */
  if (!sr_exchange_op_has_failed(op))
    sr_exchange_fail(op->exchange);
  if (op->message_count > 0)
    sr_messages_abandon(op);
  return op->fault[0] ? SR_ERR_INVALID : SR_ERR_PEER;
}

sr_status sr_exchange_run_noted(sr_exchange_op *op, const void *in, void *out,
                                const sr_wait_note *waits) {
  op->waits = waits;
  const sr_status status = sr_exchange_run(op, in, out);
  op->waits = NULL;
  return status;
}

sr_status sr_exchange_advance(sr_exchange_op *op, const void *in, void *out, sr_turn *out_turn) {
  SR_ASSERT(op->message_count == 0);
  *out_turn = SR_TURN_ENDED;
  if (sr_exchange_op_has_failed(op))
    return SR_ERR_PEER;
  if (ran_alone(op, in, out))
    return SR_OK;
  if (!op->in_turns)
    op->run++;
  op->in_turns = true;
  const sr_stage before = op->stage;
  if (op->stage == SR_STAGE_BEGIN && begin(op, in, out))
    op->stage = SR_STAGE_COMPUTE;
  if (op->stage == SR_STAGE_COMPUTE && compute(op, in, out))
    op->stage = SR_STAGE_FINISH;
  if (op->stage == SR_STAGE_FINISH && finish(op)) {
    op->stage = SR_STAGE_BEGIN;
    op->in_turns = false;
  } else {
    *out_turn = op->stage == before ? SR_TURN_WAITS : SR_TURN_MOVED;
  }
  return SR_OK;
}
