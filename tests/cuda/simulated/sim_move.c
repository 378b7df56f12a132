/* Copies and fillings. They are queued, and read and write memory when they run. */
#include <string.h>

#include "simulated/sim_memory.h"
#include "simulated/sim_work.h"

/* Checks one end of a copy. */
static sim_error check_end(const void *address, uint64_t bytes, bool on_device) {
  char place[160];
  const sim_block *block = sim_block_of(address, bytes);
  if (on_device ? block && block->device : sim_is_host(address, bytes))
    return SIM_Success;
  return SIM_REFUSE(SIM_InvalidValue, "%llu bytes of %s memory cannot begin at %s",
                    (unsigned long long)bytes, on_device ? "device" : "host",
                    sim_place(address, place, sizeof place));
}

static bool is_device(const void *address) {
  return !sim_is_host(address, 1);
}

sim_error sim_move_check(const sim_move *move, sim_direction direction) {
  bool to_device = direction == SIM_HOST_TO_DEVICE || direction == SIM_DEVICE_TO_DEVICE;
  bool from_device = direction == SIM_DEVICE_TO_HOST || direction == SIM_DEVICE_TO_DEVICE;
  if (direction == SIM_ANY_DIRECTION) {
    to_device = is_device(move->to);
    from_device = move->from && is_device(move->from);
  }
  SIM_TRY(check_end(move->to, move->bytes, to_device));
  if (!move->from)
    return SIM_Success;
  SIM_TRY(check_end(move->from, move->bytes, from_device));
  if (move->to < move->from + move->bytes && move->from < move->to + move->bytes)
    sim_abort("the ranges of a copy overlap, which gives undefined bytes");
  return SIM_Success;
}

/* When the work runs: checks that the range was not freed since it was queued, and opens it. */
static sim_error open_alive(const void *address, uint64_t bytes) {
  char place[160];
  const sim_block *block = sim_block_of(address, bytes);
  if (block)
    sim_block_open(block);
  if (block || sim_is_host(address, bytes))
    return SIM_Success;
  return SIM_REFUSE(SIM_IllegalAddress, "queued work touches %s",
                    sim_place(address, place, sizeof place));
}

sim_error sim_move_perform(const sim_move *move) {
  SIM_TRY(open_alive(move->to, move->bytes));
  if (move->from)
    SIM_TRY(open_alive(move->from, move->bytes));
  if (move->from)
    memcpy(move->to, move->from, move->bytes);
  else if (move->pitch == 0)
    memset(move->to, move->value, move->bytes);
  else
    for (uint64_t at = 0; at < move->bytes; at += move->pitch)
      memset(move->to + at, move->value, move->width);
  return SIM_Success;
}

/* ---- calls ---------------------------------------------------------------------------------- */

static sim_error push(sim_stream *handle, sim_op_kind kind, const sim_move *move,
                      sr_cuda_direction direction) {
  sim_stream *stream;
  SIM_TRY(sim_stream_of(handle, &stream));
  if (direction > SIM_ANY_DIRECTION)
    return SIM_InvalidMemcpyDirection;
  if (move->bytes == 0)
    return SIM_Success;
  SIM_TRY(sim_move_check(move, direction));
  return sim_stream_push(stream, (sim_op){.kind = kind, .device = stream->device, .move = *move});
}

sim_error cudaMemcpyAsync(void *to, const void *from, size_t bytes, sr_cuda_direction direction,
                          sim_stream *stream) {
  const sim_move move = {.to = to, .from = from, .bytes = bytes};
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  return sim_end(error == SIM_Success ? push(stream, SIM_OP_COPY, &move, direction) : error);
}

sim_error cudaMemsetAsync(void *to, int value, size_t bytes, sim_stream *stream) {
  const sim_move move = {.to = to, .value = value, .bytes = bytes};
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  return sim_end(error == SIM_Success ? push(stream, SIM_OP_FILL, &move, SIM_HOST_TO_DEVICE)
                                      : error);
}

sim_error cudaMemset2DAsync(void *to, size_t pitch, int value, size_t width, size_t height,
                            sim_stream *stream) {
  const sim_move move = {.to = to,
                         .value = value,
                         .bytes = height && width ? (height - 1) * pitch + width : 0,
                         .pitch = pitch,
                         .width = width};
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  if (error == SIM_Success && width > pitch)
    error = SIM_REFUSE(SIM_InvalidValue, "rows of %zu bytes are %zu bytes apart", width, pitch);
  return sim_end(error == SIM_Success ? push(stream, SIM_OP_FILL, &move, SIM_HOST_TO_DEVICE)
                                      : error);
}

/* Checks that an address lies in a block of this device. */
static sim_error check_owner(const void *address, int device) {
  const sim_block *block = sim_block_of(address, 1);
  if (!sim_device_at(device))
    return SIM_InvalidDevice;
  if (block && block->device == sim_device_at(device))
    return SIM_Success;
  char place[160];
  return SIM_REFUSE(SIM_InvalidValue, "device %d does not own %s", device,
                    sim_place(address, place, sizeof place));
}

static sim_error push_peer(const sim_move *move, int to_device, int from_device,
                           sim_stream *stream) {
  SIM_TRY(sim_ready());
  if (move->bytes) {
    SIM_TRY(check_owner(move->to, to_device));
    SIM_TRY(check_owner(move->from, from_device));
  }
  return push(stream, SIM_OP_COPY, move, SIM_DEVICE_TO_DEVICE);
}

sim_error cudaMemcpyPeerAsync(void *to, int to_device, const void *from, int from_device,
                              size_t bytes, sim_stream *stream) {
  const sim_move move = {.to = to, .from = from, .bytes = bytes};
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  return sim_end(error == SIM_Success ? push_peer(&move, to_device, from_device, stream) : error);
}
