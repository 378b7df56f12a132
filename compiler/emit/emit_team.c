/*
 * The team: the threads of a GPU that run a kernel together.
 *
 * Every thread of the team runs the whole kernel. Values in registers are computed by all threads
 * alike. The elements of a value in memory are divided: a nest is one loop over all its elements,
 * in which each thread takes every n-th element, n being the number of threads.
 *
 * In the form BLOCK the threads meet at a barrier between two accesses of memory that depend on
 * each other. Loops and branches of the program are taken by all threads alike, so barriers may
 * stand in them. In the form GRID there is no barrier, because blocks cannot wait for each other;
 * such a kernel has one nest. If it goes by rows, each block is a team for itself, and the elements
 * of a row are divided as in the form BLOCK.
 */
#include "compiler/emit/emit.h"
#include "compiler/machine/gpu_functions.h"

/* Stands for the number of threads of a block until the kernel's last nest is known. */
static const char threads_name[] = "sr_team_threads";

static LLVMValueRef ask(const sr_code_emitter *e, sr_gpu_function function) {
  LLVMValueRef called = sr_gpu_function_declare(e->module, function);
  return LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(called), called, NULL, 0, "");
}

static LLVMValueRef ask_index(const sr_code_emitter *e, sr_gpu_function function) {
  return LLVMBuildZExt(e->builder, ask(e, function), e->i64, "");
}

void sr_team_begin(sr_code_emitter *e, sr_kernel_form form) {
  e->team = (sr_team){.form = form};
  if (form == SR_FORM_RANGE)
    return;
  LLVMTypeRef type = LLVMFunctionType(e->i64, NULL, 0, 0);
  LLVMValueRef threads = LLVMAddFunction(e->module, threads_name, type);
  e->team.threads = LLVMBuildCall2(e->builder, type, threads, NULL, 0, "");
  e->team.index = ask_index(e, SR_GPU_THREAD);
  e->team.size = e->team.threads;
  if (form == SR_FORM_BLOCK)
    return;
  LLVMValueRef before =
      LLVMBuildNSWMul(e->builder, ask_index(e, SR_GPU_BLOCK), e->team.threads, "");
  e->team.index = LLVMBuildNSWAdd(e->builder, e->team.index, before, "");
  e->team.size = LLVMBuildNSWMul(e->builder, ask_index(e, SR_GPU_BLOCKS), e->team.threads, "");
}

/* Returns how many threads a block of the team has. */
static int64_t count_threads(const sr_code_emitter *e) {
  const sr_policy *policy = e->low->policy;
  if (e->team.row_threads)
    return e->team.row_threads;
  if (e->team.form == SR_FORM_GRID)
    return policy->grid_threads;
  const int64_t wanted = (e->team.extent + SR_WARP - 1) / SR_WARP * SR_WARP;
  return wanted < SR_WARP                 ? SR_WARP
         : wanted < policy->block_threads ? wanted
                                          : policy->block_threads;
}

void sr_team_end(sr_code_emitter *e) {
  if (e->team.form == SR_FORM_RANGE)
    return;
  const int64_t threads = count_threads(e);
  LLVMReplaceAllUsesWith(e->team.threads, sr_emit_i64(e, threads));
  LLVMInstructionEraseFromParent(e->team.threads);
  LLVMDeleteFunction(LLVMGetNamedFunction(e->module, threads_name));
  e->unit->threads = (uint32_t)threads;
  if (e->team.form == SR_FORM_GRID)
    e->unit->extent = e->team.extent;
}

/* ---- order of accesses ----------------------------------------------------------------------- */

/* True if all threads run the code that is being emitted alike, and meet at barriers. */
static bool is_in_step(const sr_code_emitter *e) {
  return (e->team.form == SR_FORM_BLOCK || e->team.row_threads) && !e->team.is_divided;
}

void sr_team_meet(sr_code_emitter *e) {
  ask(e, SR_GPU_BARRIER);
  e->team.has_stored = e->team.has_loaded = e->team.has_shared = false;
}

void sr_team_sync(sr_code_emitter *e) {
  if (is_in_step(e) && e->team.has_stored)
    sr_team_meet(e);
}

void sr_team_before_load(sr_code_emitter *e) {
  sr_team_sync(e);
  e->team.has_loaded = true;
}

void sr_team_forget(sr_code_emitter *e) {
  e->team.has_stored = e->team.has_loaded = true;
}

/* ---- divided work ---------------------------------------------------------------------------- */

/* What the threads loaded before may be overwritten in the code, and what they stored may be
 * loaded. */
void sr_team_begin_divided(sr_code_emitter *e) {
  if (is_in_step(e) && (e->team.has_stored || e->team.has_loaded))
    sr_team_meet(e);
  e->team.is_divided = true;
}

void sr_team_end_divided(sr_code_emitter *e) {
  e->team.is_divided = false;
  e->team.has_stored = true;
}

/* Returns the position of element `at` of a box, which begins at `low`; in a kernel by rows, of
 * element `at` of the row. */
static sr_position place_of(sr_code_emitter *e, sr_index at, int32_t rank, const int64_t *dims,
                            const int64_t *low) {
  const int32_t rows = e->team.row.rank;
  const sr_position linear = {.linear = true, .index = {at}};
  const sr_position inner = sr_emit_delinear(e, &linear, rank - rows, dims + rows);
  sr_position position = {.rank = rank};
  for (int32_t d = 0; d < rank; d++)
    position.index[d] =
        d < rows ? e->team.row.index[d] : sr_index_add(e, inner.index[d - rows], low[d]);
  return position;
}

void sr_team_nest(sr_code_emitter *e, int32_t rank, const int64_t *low, const int64_t *high,
                  bool linear, sr_nest_body *body, void *user) {
  int64_t dims[SR_MAX_RANK], extent = 1;
  for (int32_t d = 0; d < rank; d++) {
    dims[d] = high[d] - low[d];
    extent *= d < e->team.row.rank ? 1 : dims[d] > 0 ? dims[d] : 0;
  }
  if (extent == 0)
    return;
  e->team.extent = extent > e->team.extent ? extent : e->team.extent;
  sr_team_begin_divided(e);
  sr_loop loop;
  const sr_index at = sr_loop_begin(e, &loop, e->team.index, sr_emit_i64(e, extent), 0, extent - 1);
  loop.step = e->team.size;
  const size_t mark = sr_emitted_mark(e);
  const sr_position position = linear && e->team.row.rank == 0
                                   ? (sr_position){.linear = true, .rank = rank, .index = {at}}
                                   : place_of(e, at, rank, dims, low);
  body(e, &position, user);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loop);
  sr_team_end_divided(e);
}

void sr_team_rows(sr_code_emitter *e, int32_t rank, const int64_t *dims, int64_t threads,
                  sr_row_body *body, void *user) {
  int64_t rows = 1;
  for (int32_t d = 0; d < rank; d++)
    rows *= dims[d];
  LLVMValueRef first = ask_index(e, SR_GPU_BLOCK);
  sr_loop loop;
  sr_position linear = {.linear = true, .rank = rank};
  linear.index[0] = sr_loop_begin(e, &loop, first, sr_emit_i64(e, rows), 0, rows - 1);
  loop.step = ask_index(e, SR_GPU_BLOCKS);
  const size_t mark = sr_emitted_mark(e);
  e->team.row_threads = threads;
  e->team.row = sr_emit_delinear(e, &linear, rank, dims);
  e->team.index = ask_index(e, SR_GPU_THREAD);
  e->team.size = sr_emit_i64(e, threads);
  e->team.has_shared = true; /* by the row before */
  body(e, user);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loop);
  e->team.extent = rows * threads;
}

LLVMValueRef sr_team_shared(sr_code_emitter *e, int64_t bytes) {
  if (bytes > e->unit->shared_bytes)
    e->unit->shared_bytes = (uint32_t)bytes;
  return ask(e, SR_GPU_SHARED);
}

/* Emits `body` for chunks of `width` elements from element `begin` to `end`, divided among the
 * threads. */
static void emit_chunks(sr_code_emitter *e, int64_t begin, int64_t end, int64_t width,
                        sr_chunk_body *body, void *user) {
  const int64_t low = begin / width, high = end / width;
  if (low == high)
    return;
  LLVMValueRef first = LLVMBuildNSWAdd(e->builder, e->team.index, sr_emit_i64(e, low), "");
  sr_loop loop;
  const sr_index chunk = sr_loop_begin(e, &loop, first, sr_emit_i64(e, high), low, high - 1);
  loop.step = e->team.size;
  const size_t mark = sr_emitted_mark(e);
  body(e, sr_index_scale(e, chunk, width), width, user);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loop);
}

void sr_team_chunks(sr_code_emitter *e, int64_t extent, int64_t width, sr_chunk_body *body,
                    void *user) {
  const int64_t whole = extent / width * width;
  e->team.extent = extent > e->team.extent ? extent : e->team.extent;
  e->unit->grain = width;
  sr_team_begin_divided(e);
  emit_chunks(e, 0, whole, width, body, user);
  emit_chunks(e, whole, extent, 1, body, user);
  sr_team_end_divided(e);
}

void sr_team_warps(sr_code_emitter *e, int64_t count, sr_warp_body *body, void *user) {
  if (count == 0)
    return;
  const int64_t threads = count * SR_WARP;
  e->team.extent = threads > e->team.extent ? threads : e->team.extent;
  sr_team_begin_divided(e);
  LLVMValueRef warp = sr_emit_i64(e, SR_WARP);
  LLVMValueRef lane = LLVMBuildURem(e->builder, e->team.index, warp, "");
  LLVMValueRef first = LLVMBuildUDiv(e->builder, e->team.index, warp, "");
  sr_loop loop;
  sr_position position = {.linear = true, .rank = 1};
  position.index[0] = sr_loop_begin(e, &loop, first, sr_emit_i64(e, count), 0, count - 1);
  loop.step = LLVMBuildUDiv(e->builder, e->team.size, warp, "");
  const size_t mark = sr_emitted_mark(e);
  body(e, &position, lane, user);
  sr_emitted_release(e, mark);
  sr_loop_end(e, &loop);
  sr_team_end_divided(e);
}

/* Shuffles a number of at most 32 bits. */
static LLVMValueRef shuffle_word(sr_code_emitter *e, LLVMValueRef word, LLVMValueRef lane) {
  LLVMValueRef shuffle = sr_gpu_function_declare(e->module, SR_GPU_SHUFFLE);
  LLVMValueRef arguments[] = {LLVMBuildZExt(e->builder, word, e->i32, ""),
                              LLVMBuildTrunc(e->builder, lane, e->i32, "")};
  LLVMValueRef result =
      LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(shuffle), shuffle, arguments, 2, "");
  return LLVMBuildTrunc(e->builder, result, LLVMTypeOf(word), "");
}

/* Shuffles the bits of a number of any type. */
static LLVMValueRef shuffle_number(sr_code_emitter *e, LLVMValueRef number, LLVMValueRef lane) {
  LLVMTypeRef type = LLVMTypeOf(number);
  const unsigned bits = LLVMGetTypeKind(type) == LLVMIntegerTypeKind
                            ? LLVMGetIntTypeWidth(type)
                            : 8 * (unsigned)LLVMABISizeOfType(e->machine->layout, type);
  LLVMTypeRef plain = LLVMIntTypeInContext(e->context, bits);
  LLVMValueRef word = LLVMBuildBitCast(e->builder, number, plain, "");
  if (bits <= 32)
    return LLVMBuildBitCast(e->builder, shuffle_word(e, word, lane), type, "");
  LLVMValueRef half = LLVMConstInt(plain, 32, 0);
  LLVMValueRef low = LLVMBuildTrunc(e->builder, word, e->i32, "");
  LLVMValueRef high =
      LLVMBuildTrunc(e->builder, LLVMBuildLShr(e->builder, word, half, ""), e->i32, "");
  low = LLVMBuildZExt(e->builder, shuffle_word(e, low, lane), plain, "");
  high = LLVMBuildZExt(e->builder, shuffle_word(e, high, lane), plain, "");
  word = LLVMBuildOr(e->builder, low, LLVMBuildShl(e->builder, high, half, ""), "");
  return LLVMBuildBitCast(e->builder, word, type, "");
}

sr_element sr_team_shuffle(sr_code_emitter *e, sr_element element, LLVMValueRef lane) {
  sr_element result = {.v = shuffle_number(e, element.v, lane)};
  if (element.im)
    result.im = shuffle_number(e, element.im, lane);
  return result;
}

void sr_team_begin_alone(sr_code_emitter *e, sr_team_branch *branch) {
  if (e->team.form == SR_FORM_RANGE)
    return;
  sr_team_begin_divided(e);
  LLVMBasicBlockRef first = sr_emit_block(e, "alone");
  branch->others = sr_emit_block(e, "together");
  LLVMValueRef is_first =
      LLVMBuildICmp(e->builder, LLVMIntEQ, e->team.index, sr_emit_i64(e, 0), "");
  LLVMBuildCondBr(e->builder, is_first, first, branch->others);
  LLVMPositionBuilderAtEnd(e->builder, first);
}

void sr_team_end_alone(sr_code_emitter *e, const sr_team_branch *branch) {
  if (e->team.form == SR_FORM_RANGE)
    return;
  LLVMBuildBr(e->builder, branch->others);
  LLVMPositionBuilderAtEnd(e->builder, branch->others);
  sr_team_end_divided(e);
}

void sr_team_begin_aside(sr_code_emitter *e, sr_team_aside *aside) {
  aside->team = e->team;
  LLVMBasicBlockRef first = sr_emit_block(e, "aside");
  aside->others = sr_emit_block(e, "main");
  LLVMValueRef is_first =
      LLVMBuildICmp(e->builder, LLVMIntEQ, ask_index(e, SR_GPU_BLOCK), sr_emit_i64(e, 0), "");
  LLVMBuildCondBr(e->builder, is_first, first, aside->others);
  LLVMPositionBuilderAtEnd(e->builder, first);
  e->team = (sr_team){.form = SR_FORM_BLOCK,
                      .index = ask_index(e, SR_GPU_THREAD),
                      .size = e->team.threads,
                      .threads = e->team.threads};
}

void sr_team_end_aside(sr_code_emitter *e, const sr_team_aside *aside) {
  LLVMBuildBr(e->builder, aside->others);
  LLVMPositionBuilderAtEnd(e->builder, aside->others);
  e->team = aside->team;
}
