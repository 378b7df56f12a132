/*
 * Replaces the send and recv ops of a program: messages from device to device.
 *
 * On each channel, the n-th send of a region is received by the n-th recv of the same region, in
 * the order of the text. Tokens cannot require another order, because an op always stands after the
 * ops that make its tokens. A send and its recv become one collective_permute with their
 * source_target_pairs. A message without such pairs stays on its device.
 *
 * All devices run the same program. A recv may therefore stand before its send, if the send does
 * not depend on the recv. The ops that depend on the recv are then moved after the send.
 */
#include <string.h>

#include "graph/ir/side_table.h"
#include "graph/normalize/normalize.h"

typedef struct message {
  sr_op *first, *second; /* the send and the recv of a message, in the order of the text; `second`
                            is NULL until it is found */
} message;

typedef struct messenger {
  sr_ctx *ctx;
  sr_module *module;
  SR_VECTOR(message) messages; /* the messages of the block that is being visited */
  /* [sr_op.id]: true for the recv that is being moved and for the ops that depend on it. */
  SR_VECTOR(bool) late;
} messenger;

enum {
  DEVICE_TO_DEVICE = 1 /* the `type` of a channel_handle between devices */
};

static bool is_message(const sr_op *op) {
  return op->code == SR_OP_SEND || op->code == SR_OP_RECV;
}

static int64_t channel_field(const sr_op *op, const char *name) {
  const sr_attr *field = sr_attr_field(sr_op_attr(op, "channel_handle"), name);
  return field && field->kind == SR_ATTR_INT ? field->integer.value : 0;
}

/* ---- pairing --------------------------------------------------------------------------------- */

static sr_status check_end(messenger *m, const sr_op *op) {
  if (sr_op_flag(op, "is_host_transfer") || channel_field(op, "type") != DEVICE_TO_DEVICE)
    return sr_op_fail(m->ctx, m->module, op, SR_ERR_UNSUPPORTED,
                      "a program cannot exchange values with its host while it runs; make them "
                      "arguments and results of @main");
  return SR_OK;
}

/* Adds `op`, a send or recv, to the first message on its channel that still lacks this end. If
 * there is none, starts a new message. */
static void take_in(messenger *m, sr_op *op) {
  for (size_t i = 0; i < m->messages.count; i++) {
    message *known = &m->messages.items[i];
    if (!known->second && known->first->code != op->code &&
        channel_field(known->first, "handle") == channel_field(op, "handle")) {
      known->second = op;
      return;
    }
  }
  SR_PUSH(m->module->arena, &m->messages, ((message){op, NULL}));
}

static sr_status check_message(messenger *m, const message *known) {
  const sr_op *op = known->first;
  bool sends = op->code == SR_OP_SEND;
  if (!known->second)
    return sr_op_fail(m->ctx, m->module, op, SR_ERR_UNSUPPORTED,
                      "no stablehlo.%s of the same region has this channel; messages between "
                      "programs are not supported, and those within one are "
                      "stablehlo.collective_permute (jax.lax.ppermute)",
                      sends ? "recv" : "send");
  const sr_op *send = sends ? op : known->second, *recv = sends ? known->second : op;
  bool fits = send->operand_count == recv->result_count;
  for (int32_t i = 0; fits && i < send->operand_count; i++)
    fits = sr_operand(send, i)->type == recv->results[i].type;
  if (!fits)
    return sr_op_fail(m->ctx, m->module, recv, SR_ERR_INVALID,
                      "the results are not what the stablehlo.send on this channel sends");
  const sr_attr *there = sr_op_attr(send, "source_target_pairs");
  const sr_attr *here = sr_op_attr(recv, "source_target_pairs");
  if (there && here && !sr_attr_equal(there, here))
    return sr_op_fail(
        m->ctx, m->module, recv, SR_ERR_INVALID,
        "the source_target_pairs are not those of the stablehlo.send on this channel");
  return SR_OK;
}

/* ---- a recv before its send ------------------------------------------------------------------ */

/* True if `op`, or an op in its regions, depends on the recv that is being moved. */
static bool waits(const messenger *m, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_op *origin = sr_operand(op, i)->op;
    if (origin && SR_SIDE_GET(&m->late, origin->id))
      return true;
  }
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      if (waits(m, inner))
        return true;
  return false;
}

static sr_status move_behind(messenger *m, sr_op *recv, sr_op *send) {
  SR_VECTOR(sr_op *) late = {0};
  SR_SIDE_SET(m->module->arena, &m->late, recv->id, true);
  for (sr_op *op = recv->next; op != send; op = op->next)
    if (waits(m, op)) {
      SR_SIDE_SET(m->module->arena, &m->late, op->id, true);
      SR_PUSH(m->module->arena, &late, op);
    }
  if (waits(m, send))
    return sr_op_fail(m->ctx, m->module, send, SR_ERR_UNSUPPORTED,
                      "this message would wait for itself: it takes a value or the token of the "
                      "stablehlo.recv on its channel");
  sr_op *behind = send->next;
  for (size_t i = 0; i < late.count; i++) {
    sr_op_detach(late.items[i]);
    sr_op_insert(late.items[i], send->block, behind);
  }
  m->late.count = 0;
  return SR_OK;
}

/* ---- rewriting ------------------------------------------------------------------------------- */

/* Creates the collective_permute of the values that `send` sends, before the op `place`. */
static sr_op *build_permute(messenger *m, const sr_op *send, const sr_attr *pairs, sr_op *place) {
  int32_t count = send->operand_count - 1;
  sr_value **operands = SR_NEW_ARRAY(m->module->arena, sr_value *, count);
  const sr_type **types = SR_NEW_ARRAY(m->module->arena, const sr_type *, count);
  for (int32_t i = 0; i < count; i++) {
    operands[i] = sr_operand(send, i);
    types[i] = operands[i]->type;
  }
  sr_op *made =
      sr_op_create(m->module, SR_OP_COLLECTIVE_PERMUTE, send, count, operands, count, types, 0);
  sr_op_set_attr(m->module, made, "source_target_pairs", pairs);
  sr_op_set_attr(m->module, made, "channel_handle", sr_op_attr(send, "channel_handle"));
  sr_op_insert(made, place->block, place);
  return made;
}

/* True if `op` now stands before `other` in its block. The order in the text may be another one,
 * because deliver() may have moved one of the ops. */
static bool stands_before(const sr_op *op, const sr_op *other) {
  while (op && op != other)
    op = op->next;
  return op != NULL;
}

static sr_status deliver(messenger *m, const message *known) {
  bool sends = known->first->code == SR_OP_SEND;
  sr_op *send = sends ? known->first : known->second;
  sr_op *recv = sends ? known->second : known->first;
  bool in_order = stands_before(send, recv);
  if (!in_order)
    SR_TRY(move_behind(m, recv, send));
  const sr_attr *pairs = sr_op_attr(send, "source_target_pairs");
  if (!pairs)
    pairs = sr_op_attr(recv, "source_target_pairs");
  int32_t count = recv->result_count - 1;
  sr_op *made = pairs && count > 0 ? build_permute(m, send, pairs, in_order ? recv : send) : NULL;
  for (int32_t i = 0; i < count; i++)
    sr_value_replace(sr_result(recv, i), made ? sr_result(made, i) : sr_operand(send, i));
  sr_value_replace(sr_result(recv, count), sr_operand(recv, 0));
  sr_value_replace(sr_result(send, 0), sr_operand(send, count));
  sr_op_erase(known->second);
  sr_op_erase(known->first);
  return SR_OK;
}

static sr_status visit_block(messenger *m, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t r = 0; r < op->region_count; r++)
      SR_TRY(visit_block(m, op->regions[r]));
  }
  m->messages.count = 0;
  for (sr_op *op = block->first; op; op = op->next)
    if (is_message(op)) {
      SR_TRY(check_end(m, op));
      take_in(m, op);
    }
  for (size_t i = 0; i < m->messages.count; i++) {
    SR_TRY(check_message(m, &m->messages.items[i]));
    SR_TRY(deliver(m, &m->messages.items[i]));
  }
  return SR_OK;
}

sr_status sr_module_messages(sr_ctx *ctx, sr_module *module) {
  messenger m = {.ctx = ctx, .module = module};
  return visit_block(&m, module->main->body);
}
