/*
 * Loops over index ranges, and their hints for LLVM: whether to vectorise and unroll.
 *
 * Without hints, LLVM decides by the size of a loop's body alone. But to vectorise or unroll a loop
 * takes milliseconds of compile time, so it must save more than that at run time. The hints
 * therefore depend on the amount of work.
 */
#include <string.h>

#include <llvm-c/DebugInfo.h>

#include "compiler/emit/emit.h"

enum {
  /* Upper limit of the estimated number of executions; avoids overflow. */
  MANY_ROUNDS = 1 << 30,
  /* Code that is executed at least this often, for a fraction of a millisecond, runs long. */
  LONG_ROUNDS = 1 << 18,
};

/* ---- estimated number of executions ---------------------------------------------------------- */

int64_t sr_rounds_enter(sr_code_emitter *e, int64_t trips) {
  int64_t outside = e->rounds;
  if (trips < 0)
    trips = SR_UNKNOWN_TRIPS;
  e->rounds = trips < MANY_ROUNDS / outside ? outside * (trips ? trips : 1) : MANY_ROUNDS;
  return outside;
}

void sr_rounds_begin(sr_code_emitter *e, const sr_op *op) {
  e->rounds = e->cost = 1;
  for (const sr_op *loop = op->block->parent; loop; loop = loop->block->parent)
    if (sr_emit_class_of(loop) == SR_EMIT_while_loop)
      sr_rounds_enter(e, sr_op_int(loop, SR_TRIP_COUNT_ATTR, -1));
}

/* ---- hints ----------------------------------------------------------------------------------- */

static LLVMMetadataRef hint(const sr_code_emitter *e, const char *text) {
  LLVMMetadataRef word = LLVMMDStringInContext2(e->context, text, strlen(text));
  return LLVMMDNodeInContext2(e->context, &word, 1);
}

static LLVMMetadataRef hint_not(const sr_code_emitter *e, const char *text) {
  LLVMMetadataRef pair[] = {LLVMMDStringInContext2(e->context, text, strlen(text)),
                            LLVMValueAsMetadata(LLVMConstInt(e->i1, 0, 0))};
  return LLVMMDNodeInContext2(e->context, pair, 2);
}

static LLVMMetadataRef hint_count(const sr_code_emitter *e, const char *text, int64_t count) {
  LLVMMetadataRef pair[] = {
      LLVMMDStringInContext2(e->context, text, strlen(text)),
      LLVMValueAsMetadata(LLVMConstInt(e->i32, (unsigned long long)count, 0))};
  return LLVMMDNodeInContext2(e->context, pair, 2);
}

/* Returns how many vectors an iteration of the vectorised loop computes; 0: LLVM decides. Each
 * operation of a function of the library waits for the one before. A second vector fills that time,
 * and two vectors of f32 are packed into one of bf16 at once. But the code becomes twice as long,
 * which pays only if the loop runs long. */
static int64_t vectors_at_once(const sr_code_emitter *e, const sr_loop *loop) {
  const sr_policy *policy = e->low->policy;
  if (loop->chains > 0)
    return loop->chains > 1 ? loop->chains : 0;
  const bool pays = e->cost >= policy->wide_cost || e->packs;
  return pays && e->rounds * e->cost >= policy->pair_work ? 2 : 0;
}

static void set_hints(const sr_code_emitter *e, LLVMValueRef branch, const sr_loop *loop,
                      bool written_out, bool vectors) {
  const int64_t at_once = vectors_at_once(e, loop);
  LLVMMetadataRef parts[4] = {LLVMTemporaryMDNode(e->context, NULL, 0)};
  size_t count = 1;
  parts[count++] = written_out         ? hint(e, "llvm.loop.unroll.full")
                   : loop->overlap > 1 ? hint_count(e, "llvm.loop.unroll.count", loop->overlap)
                                       : hint(e, "llvm.loop.unroll.disable");
  if (!vectors)
    parts[count++] = hint_not(e, "llvm.loop.vectorize.enable");
  else if (at_once > 0)
    parts[count++] = hint_count(e, "llvm.loop.interleave.count", at_once);
  LLVMMetadataRef node = LLVMMDNodeInContext2(e->context, parts, count);
  /* The node refers to itself. This makes it unique, as LLVM requires of a loop's metadata. */
  LLVMMetadataReplaceAllUsesWith(parts[0], node);
  LLVMSetMetadata(branch, e->loop_kind, LLVMMetadataAsValue(e->context, node));
}

/*
 * Lets LLVM use vectors of 512 bits in the kernel where the machine has them; else it uses 256
 * (machine.c). Each operation of a long computation waits for the one before, so its speed is the
 * number of elements that the processor works on at once. That is limited by the number of
 * instructions, and wide vectors have twice the elements.
 */
static void allow_wide_vectors(const sr_code_emitter *e) {
  static const char key[] = "prefer-vector-width", width[] = "512";
  LLVMAddAttributeAtIndex(
      e->function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
      LLVMCreateStringAttribute(e->context, key, sizeof key - 1, width, sizeof width - 1));
}

/*
 * Decides whether LLVM vectorises a loop, whether the kernel may use wide vectors, and whether LLVM
 * unrolls the loop. It unrolls it if all of these conditions hold:
 *
 *   - The loop is too short for vectors, and all its inner loops are unrolled.
 *   - Unrolling makes few copies of the innermost body. More are allowed if the code runs long.
 *   - The loop around this loop can be vectorised, or the copies have few operations.
 *
 * An example is a loop over points that contains a loop over the coordinates of a point. If the
 * inner loop is unrolled, LLVM can vectorise the outer one.
 */
static void decide(sr_code_emitter *e, const sr_loop *loop, LLVMValueRef branch) {
  const sr_policy *policy = e->low->policy;
  int64_t copies = loop->trips * e->copies;
  bool innermost = e->rolled == loop->rolled;
  bool vectors = e->rounds * e->cost >= policy->vector_work;
  bool vectors_around = vectors && loop->outside_rounds >= policy->vector_trips;
  int64_t most = e->rounds >= LONG_ROUNDS ? policy->most_copies_if_long : policy->most_copies;
  bool written_out = innermost && copies > 0 && copies <= most &&
                     loop->trips < policy->vector_trips &&
                     (vectors_around || copies * e->cost <= policy->unrolled_operations);
  set_hints(e, branch, loop, written_out, vectors);
  if (vectors && e->cost >= policy->wide_cost)
    allow_wide_vectors(e);
  if (!written_out) {
    e->rolled++;
    copies = 1;
  }
  e->copies = copies > loop->outside_copies ? copies : loop->outside_copies;
}

/* ---- loops ----------------------------------------------------------------------------------- */

sr_index sr_loop_begin(sr_code_emitter *e, sr_loop *loop, LLVMValueRef low, LLVMValueRef high,
                       int64_t known_low, int64_t known_high) {
  sr_team_sync(e);
  LLVMBasicBlockRef before = LLVMGetInsertBlock(e->builder);
  loop->step = sr_emit_i64(e, 1);
  loop->overlap = loop->chains = 0;
  bool known = LLVMIsConstant(low) && LLVMIsConstant(high);
  loop->trips = known ? LLVMConstIntGetSExtValue(high) - LLVMConstIntGetSExtValue(low) : 0;
  loop->rolled = e->rolled;
  loop->outside_copies = e->copies;
  loop->outside_rounds = sr_rounds_enter(e, known_high - known_low + 1);
  e->copies = 1;
  loop->header = sr_emit_block(e, "loop");
  loop->body = sr_emit_block(e, "body");
  loop->exit = sr_emit_block(e, "exit");
  LLVMBuildBr(e->builder, loop->header);
  LLVMPositionBuilderAtEnd(e->builder, loop->header);
  loop->phi = LLVMBuildPhi(e->builder, e->i64, "");
  LLVMAddIncoming(loop->phi, &low, &before, 1);
  LLVMValueRef more = LLVMBuildICmp(e->builder, LLVMIntSLT, loop->phi, high, "");
  LLVMBuildCondBr(e->builder, more, loop->body, loop->exit);
  LLVMPositionBuilderAtEnd(e->builder, loop->body);
  return (sr_index){loop->phi, known_low, known_high};
}

void sr_loop_end(sr_code_emitter *e, sr_loop *loop) {
  LLVMValueRef next = LLVMBuildNSWAdd(e->builder, loop->phi, loop->step, "");
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(e->builder);
  LLVMValueRef branch = LLVMBuildBr(e->builder, loop->header);
  LLVMAddIncoming(loop->phi, &next, &latch, 1);
  decide(e, loop, branch);
  e->rounds = loop->outside_rounds;
  LLVMPositionBuilderAtEnd(e->builder, loop->exit);
}
