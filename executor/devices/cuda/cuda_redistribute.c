/*
 * Redistributions by NCCL. Each transfer between two devices is one message. A box that does not
 * lie in one piece is packed into memory of the task's own first, or unpacked from it, by the
 * function of the step. The messages between two devices come in the order of the table on both.
 */
#include "executor/devices/cuda/cuda_nccl.h"

enum {
  MESSAGE_ALIGNMENT = 256 /* of packed boxes */
};

/* Levels of a copy, as the function of the step takes them: a count and strides in elements. */
typedef struct box_level {
  uint64_t count, to_stride, from_stride;
} box_level;

/* A box that the device copies within itself, sends or receives. */
struct sr_nccl_box {
  int32_t source, target; /* devices */
  bool is_whole;          /* it lies in one piece, and need not be packed */
  uint64_t elements;
  /* Bytes before the first element in the operand, and in the result. Of a message that is packed,
   * the side of the other device is its place in the packed memory. */
  uint64_t from, to;
  box_level levels[SR_BOX_LEVELS];
};

bool sr_nccl_can_redistribute(const sr_transfer_table *transfers) {
  return transfers->rank <= SR_BOX_LEVELS;
}

/* ---- preparing ------------------------------------------------------------------------------- */

/* An array from or to which a box is copied: its dimensions, and the box's place in it. If they are
 * NULL, it holds nothing but the box. */
typedef struct side {
  const int64_t *dims, *at;
} side;

/* Describes the copy of a box of `size`. Dimensions that lie in one piece in both arrays become one
 * level. */
static sr_nccl_box make_box(int32_t rank, const int64_t *size, side from, side to) {
  sr_nccl_box box = {.elements = 1};
  uint64_t from_stride = 1, to_stride = 1;
  box_level *last = box.levels;
  for (int32_t i = 0; i < SR_BOX_LEVELS; i++)
    box.levels[i] = (box_level){1, 1, 1};
  for (int32_t d = rank - 1; d >= 0; d--) {
    const uint64_t count = (uint64_t)size[d];
    box.elements *= count;
    box.from += from.dims ? (uint64_t)from.at[d] * from_stride : 0;
    box.to += to.dims ? (uint64_t)to.at[d] * to_stride : 0;
    if (from_stride == last->count * last->from_stride &&
        to_stride == last->count * last->to_stride)
      last->count *= count;
    else if (count > 1)
      *++last = (box_level){count, to_stride, from_stride};
    from_stride *= from.dims ? (uint64_t)from.dims[d] : count;
    to_stride *= to.dims ? (uint64_t)to.dims[d] : count;
  }
  box.is_whole = box.levels[0].count == box.elements;
  return box;
}

/* Adds what the device does for a transfer. `packed_bytes` are taken of the packed memory. */
static void add_box(sr_cuda_task *task, sr_cuda_step *step, const sr_transfer *transfer,
                    uint64_t *packed_bytes) {
  const sr_collective_step *collective = &step->step->collective;
  const sr_transfer_table *table = &task->executable->transfers[collective->groups];
  const int32_t own = task->device->base.number;
  const uint64_t bytes = sr_dtype_get(collective->dtype)->bytes;
  const side in = {table->in_dims, transfer->from}, out = {table->out_dims, transfer->to};
  const side packed = {NULL, NULL};
  const bool gives = transfer->source == own, gets = transfer->target == own;
  sr_nccl_box box = make_box(table->rank, transfer->size, gives ? in : packed, gets ? out : packed);
  box.source = (int32_t)transfer->source;
  box.target = (int32_t)transfer->target;
  box.from *= bytes;
  box.to *= bytes;
  if (!box.is_whole && gives != gets) {
    *(gives ? &box.to : &box.from) = *packed_bytes;
    *packed_bytes +=
        (box.elements * bytes + MESSAGE_ALIGNMENT - 1) / MESSAGE_ALIGNMENT * MESSAGE_ALIGNMENT;
  }
  SR_PUSH(task->arena, &step->nccl.boxes, box);
}

void sr_nccl_prepare_redistribute(sr_cuda_task *task, sr_cuda_step *step) {
  const sr_collective_step *collective = &step->step->collective;
  const sr_transfer_table *table = &task->executable->transfers[collective->groups];
  const int32_t own = task->device->base.number;
  const uint64_t bytes = sr_dtype_get(collective->dtype)->bytes;
  uint64_t packed_bytes = 0, covered = 0;
  sr_transfer_walk walk = {.table = table};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);) {
    if (transfer.source != own && transfer.target != own)
      continue;
    add_box(task, step, &transfer, &packed_bytes);
    if (transfer.target == own)
      covered += step->nccl.boxes.items[step->nccl.boxes.count - 1].elements * bytes;
  }
  step->nccl.is_covered = covered >= collective->out.bytes;
  step->nccl.kernel = sr_cuda_kernel_of(task->code, collective->function);
  step->nccl.operands = sr_cuda_add_ref(task, sr_cuda_own_memory(task, packed_bytes));
}

/* ---- running --------------------------------------------------------------------------------- */

static uint64_t bytes_of(const sr_nccl_call *c, const sr_nccl_box *box) {
  return box->elements * sr_dtype_get(c->step->step->collective.dtype)->bytes;
}

/* Copies a box within the device. */
static sr_status move(const sr_nccl_call *c, const sr_nccl_box *box, uint8_t *to,
                      const uint8_t *from) {
  struct {
    uint8_t *to;
    const uint8_t *from;
    uint64_t elements;
    box_level levels[SR_BOX_LEVELS];
  } words = {to, from, box->elements, {{0}}};
  _Static_assert(sizeof words == SR_BOX_WORDS * sizeof(uint64_t), "the words that plan.h names");
  if (box->is_whole)
    return sr_nccl_copy(c, to, from, bytes_of(c, box));
  for (int32_t i = 0; i < SR_BOX_LEVELS; i++)
    words.levels[i] = box->levels[i];
  return sr_cuda_queue_elements(c->ctx, c->task, c->step->nccl.kernel, &words, box->elements,
                                c->stream);
}

/* Sends and receives all messages, packed or not. */
static sr_status exchange(const sr_nccl_call *c, uint8_t *packed) {
  const int32_t own = c->task->device->base.number;
  sr_nccl_messages m = sr_nccl_messages_begin(c);
  for (size_t i = 0; i < c->step->nccl.boxes.count; i++) {
    const sr_nccl_box *box = &c->step->nccl.boxes.items[i];
    if (box->source == box->target)
      continue;
    if (box->source == own)
      sr_nccl_send(&m, box->is_whole ? c->in + box->from : packed + box->to, bytes_of(c, box),
                   box->target);
    else
      sr_nccl_receive(&m, box->is_whole ? c->out + box->to : packed + box->from, bytes_of(c, box),
                      box->source);
  }
  return sr_nccl_messages_end(&m);
}

sr_status sr_nccl_redistribute(const sr_nccl_call *c) {
  const sr_cuda_nccl_step *own = &c->step->nccl;
  const int32_t device = c->task->device->base.number;
  uint8_t *packed = c->task->addresses[own->operands];
  if (!own->is_covered)
    SR_TRY(sr_nccl_clear(c, c->out, c->step->step->collective.out.bytes));
  for (size_t i = 0; i < own->boxes.count; i++) {
    const sr_nccl_box *box = &own->boxes.items[i];
    if (box->source == box->target)
      SR_TRY(move(c, box, c->out + box->to, c->in + box->from));
    else if (box->source == device && !box->is_whole)
      SR_TRY(move(c, box, packed + box->to, c->in + box->from));
  }
  SR_TRY(exchange(c, packed));
  for (size_t i = 0; i < own->boxes.count; i++) {
    const sr_nccl_box *box = &own->boxes.items[i];
    if (box->target == device && box->source != device && !box->is_whole)
      SR_TRY(move(c, box, c->out + box->to, packed + box->from));
  }
  return SR_OK;
}
