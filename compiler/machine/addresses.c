/*
 * For each innermost loop: addresses become sums of terms (read_pointer), terms that the loop does
 * not change are summed up in its preheader (base_of), and a freeze hides that sum from LSR, for
 * which it is one register then.
 *
 * The arithmetic is that of addresses, modulo 2^64, so that order and overflow do not matter.
 */
#include "compiler/machine/addresses.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"

enum {
  MAX_TERMS = 12,    /* an address of more terms remains as it is */
  MAX_DEPTH = 24,    /* of the expression of an address */
  MAX_OPERANDS = 16, /* an instruction of more stays, even if nothing uses it; LLVM removes it */
  INDEX_BITS = 64,
  /* Bits of a displacement in an instruction, without those for what LLVM adds. */
  DISPLACEMENT_BITS = 30,
};

/* ---- loops ----------------------------------------------------------------------------------- */

/* A block of a function, and what the search for loops knows of it. */
typedef struct block {
  LLVMBasicBlockRef llvm;
  uint32_t first_successor, successor_count; /* in graph.successors */
  uint32_t first_predecessor, predecessor_count;
  uint32_t latch; /* header: number of its only latch + 1; 0: no header, or several latches */
  bool is_header;
  enum {
    NEW,
    OPEN,
    DONE
  } state;       /* of the depth-first search */
  uint32_t loop; /* header + 1 of the last loop whose search visited the block; 0: none did */
} block;

/* The number of a block in graph.blocks. */
typedef struct entry {
  LLVMBasicBlockRef llvm;
  uint32_t number;
} entry;

/* The blocks of a function, in its order. */
typedef struct graph {
  sr_arena *arena;
  block *blocks;
  entry *entries; /* in order of the blocks' addresses, so that a block is found by bisection */
  uint32_t count;
  uint32_t *successors, *predecessors;
} graph;

static int by_address(const void *a, const void *b) {
  uintptr_t x = (uintptr_t)((const entry *)a)->llvm, y = (uintptr_t)((const entry *)b)->llvm;
  return (x > y) - (x < y);
}

static uint32_t number_of(const graph *g, LLVMBasicBlockRef llvm) {
  const entry key = {.llvm = llvm};
  const entry *found = bsearch(&key, g->entries, g->count, sizeof key, by_address);
  return found->number;
}

static void find_predecessors(graph *g, uint32_t edges) {
  g->predecessors = SR_NEW_ARRAY(g->arena, uint32_t, edges);
  for (uint32_t i = 0; i < edges; i++)
    g->blocks[g->successors[i]].predecessor_count++;
  uint32_t at = 0;
  for (uint32_t i = 0; i < g->count; i++) {
    g->blocks[i].first_predecessor = at;
    at += g->blocks[i].predecessor_count;
    g->blocks[i].predecessor_count = 0;
  }
  for (uint32_t i = 0; i < g->count; i++)
    for (uint32_t k = 0; k < g->blocks[i].successor_count; k++) {
      block *to = &g->blocks[g->successors[g->blocks[i].first_successor + k]];
      g->predecessors[to->first_predecessor + to->predecessor_count++] = i;
    }
}

static graph graph_of(sr_arena *arena, LLVMValueRef function) {
  graph g = {.arena = arena, .count = LLVMCountBasicBlocks(function)};
  g.blocks = SR_NEW_ARRAY(arena, block, g.count);
  g.entries = SR_NEW_ARRAY(arena, entry, g.count);
  uint32_t at = 0, edges = 0;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
    g.entries[at] = (entry){b, at};
    g.blocks[at++].llvm = b;
    edges += LLVMGetNumSuccessors(LLVMGetBasicBlockTerminator(b));
  }
  qsort(g.entries, g.count, sizeof *g.entries, by_address);
  g.successors = SR_NEW_ARRAY(arena, uint32_t, edges);
  edges = 0;
  for (uint32_t i = 0; i < g.count; i++) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(g.blocks[i].llvm);
    g.blocks[i].first_successor = edges;
    g.blocks[i].successor_count = LLVMGetNumSuccessors(end);
    for (uint32_t k = 0; k < g.blocks[i].successor_count; k++)
      g.successors[edges++] = number_of(&g, LLVMGetSuccessor(end, k));
  }
  find_predecessors(&g, edges);
  return g;
}

/* Finds the headers of loops: the blocks to which a depth-first search has a back edge. */
static void find_headers(graph *g) {
  uint32_t *path = SR_NEW_ARRAY(g->arena, uint32_t, g->count);
  uint32_t *next = SR_NEW_ARRAY(g->arena, uint32_t, g->count);
  uint32_t depth = 1;
  path[0] = 0; /* the entry of the function */
  g->blocks[0].state = OPEN;
  while (depth > 0) {
    uint32_t number = path[depth - 1];
    block *from = &g->blocks[number];
    if (next[number] == from->successor_count) {
      from->state = DONE;
      depth--;
      continue;
    }
    uint32_t to_number = g->successors[from->first_successor + next[number]++];
    block *to = &g->blocks[to_number];
    if (to->state == OPEN) {
      to->latch = to->is_header ? 0 : number + 1;
      to->is_header = true;
    } else if (to->state == NEW) {
      to->state = OPEN;
      path[depth++] = to_number;
    }
  }
}

/* An innermost loop with one latch and a preheader: the only block outside of the loop that leads
 * to its header, and to no other block. The pass loop-simplify gives loops this form. */
typedef struct loop {
  graph *graph;
  uint32_t header, latch, preheader;
  uint32_t *body; /* its blocks, the header included */
  uint32_t count;
} loop;

/* Collects the blocks of the loop. False if it has another loop inside. */
static bool find_body(loop *l) {
  graph *g = l->graph;
  l->count = 0;
  l->body[l->count++] = l->header;
  g->blocks[l->header].loop = l->header + 1;
  if (l->latch != l->header) {
    l->body[l->count++] = l->latch;
    g->blocks[l->latch].loop = l->header + 1;
  }
  for (uint32_t i = 1; i < l->count; i++) {
    const block *b = &g->blocks[l->body[i]];
    if (b->is_header)
      return false;
    for (uint32_t k = 0; k < b->predecessor_count; k++) {
      uint32_t from = g->predecessors[b->first_predecessor + k];
      if (g->blocks[from].loop == l->header + 1)
        continue;
      g->blocks[from].loop = l->header + 1;
      l->body[l->count++] = from;
    }
  }
  return true;
}

/* Sets *l to the loop with this header. l->body has room for all blocks of the function. Returns
 * false if the loop is not innermost, or has several latches or no preheader. */
static bool find_loop(graph *g, uint32_t header, loop *l) {
  const block *b = &g->blocks[header];
  if (b->latch == 0 || b->predecessor_count != 2)
    return false;
  *l = (loop){.graph = g, .header = header, .latch = b->latch - 1, .body = l->body};
  const uint32_t *from = &g->predecessors[b->first_predecessor];
  l->preheader = from[0] == l->latch ? from[1] : from[0];
  return l->preheader != l->latch && g->blocks[l->preheader].successor_count == 1 && find_body(l);
}

static bool is_inside(const loop *l, LLVMValueRef value) {
  return LLVMIsAInstruction(value) &&
         l->graph->blocks[number_of(l->graph, LLVMGetInstructionParent(value))].loop ==
             l->header + 1;
}

/* True for an induction variable: a phi of the header to which each iteration adds a constant. */
static bool is_counter(const loop *l, LLVMValueRef value) {
  if (!LLVMIsAPHINode(value) || LLVMCountIncoming(value) != 2 ||
      number_of(l->graph, LLVMGetInstructionParent(value)) != l->header)
    return false;
  const uint32_t first = number_of(l->graph, LLVMGetIncomingBlock(value, 0));
  LLVMValueRef next = LLVMGetIncomingValue(value, first == l->latch ? 0 : 1);
  return LLVMIsABinaryOperator(next) && LLVMGetInstructionOpcode(next) == LLVMAdd &&
         LLVMGetOperand(next, 0) == value && LLVMIsAConstantInt(LLVMGetOperand(next, 1));
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* value * factor */
typedef struct term {
  LLVMValueRef value;
  uint64_t factor;
} term;

/* A list of terms. */
typedef struct sum {
  term terms[MAX_TERMS];
  uint32_t count;
} sum;

/* base + fixed + counted + offset */
typedef struct address {
  LLVMValueRef base; /* a pointer that the loop does not change */
  sum fixed;         /* bytes: what the loop does not change */
  sum counted;       /* bytes: induction variables */
  uint64_t offset;   /* bytes: the displacement */
} address;

/* What the functions read_... need to make an expression the sum *out. */
typedef struct reader {
  const loop *loop;
  LLVMTargetDataRef layout;
  address *out;
} reader;

static bool add_term(sum *s, LLVMValueRef value, uint64_t factor) {
  for (uint32_t i = 0; i < s->count; i++)
    if (s->terms[i].value == value) {
      s->terms[i].factor += factor;
      return true;
    }
  if (s->count == MAX_TERMS)
    return false;
  s->terms[s->count++] = (term){value, factor};
  return true;
}

static bool read_leaf(const reader *r, LLVMValueRef value, uint64_t factor) {
  if (!is_inside(r->loop, value))
    return add_term(&r->out->fixed, value, factor);
  return is_counter(r->loop, value) && add_term(&r->out->counted, value, factor);
}

static uint64_t constant(LLVMValueRef value) {
  return (uint64_t)LLVMConstIntGetSExtValue(value);
}

/* Adds `value` times `factor` to the sum *r->out. False if it cannot be added. */
static bool read_index(const reader *r, LLVMValueRef value, uint64_t factor, int depth) {
  if (LLVMIsAConstantInt(value)) {
    r->out->offset += factor * constant(value);
    return true;
  }
  if (LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMIntegerTypeKind ||
      LLVMGetIntTypeWidth(LLVMTypeOf(value)) != INDEX_BITS)
    return false;
  if (!LLVMIsABinaryOperator(value) || depth == MAX_DEPTH)
    return read_leaf(r, value, factor);
  LLVMValueRef a = LLVMGetOperand(value, 0), b = LLVMGetOperand(value, 1);
  const bool by_number = LLVMIsAConstantInt(b);
  switch ((int)LLVMGetInstructionOpcode(value)) {
  case LLVMAdd:
    return read_index(r, a, factor, depth + 1) && read_index(r, b, factor, depth + 1);
  case LLVMOr:
    if (!LLVMGetIsDisjoint(value))
      return read_leaf(r, value, factor);
    return read_index(r, a, factor, depth + 1) && read_index(r, b, factor, depth + 1);
  case LLVMSub:
    return read_index(r, a, factor, depth + 1) && read_index(r, b, 0 - factor, depth + 1);
  case LLVMMul:
    return by_number ? read_index(r, a, factor * constant(b), depth + 1)
                     : read_leaf(r, value, factor);
  case LLVMShl:
    return by_number && constant(b) < INDEX_BITS
               ? read_index(r, a, factor << constant(b), depth + 1)
               : read_leaf(r, value, factor);
  default:
    return read_leaf(r, value, factor);
  }
}

/* Adds the indices of the getelementptr `value`, in bytes. False if they cannot be added. */
static bool read_indices(const reader *r, LLVMValueRef value, int depth) {
  LLVMTypeRef type = LLVMGetGEPSourceElementType(value);
  const unsigned count = LLVMGetNumIndices(value);
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef index = LLVMGetOperand(value, i + 1);
    if (i > 0 && LLVMGetTypeKind(type) != LLVMArrayTypeKind)
      return false;
    if (i > 0)
      type = LLVMGetElementType(type);
    if (!read_index(r, index, LLVMABISizeOfType(r->layout, type), depth + 1))
      return false;
  }
  return true;
}

/* Makes `pointer` the sum *r->out. False if it cannot be one. */
static bool read_pointer(const reader *r, LLVMValueRef pointer, int depth) {
  if (LLVMIsAGetElementPtrInst(pointer) && depth < MAX_DEPTH)
    return read_indices(r, pointer, depth) &&
           read_pointer(r, LLVMGetOperand(pointer, 0), depth + 1);
  r->out->base = pointer;
  return !is_inside(r->loop, pointer);
}

static bool are_equal(const sum *a, const sum *b) {
  if (a->count != b->count)
    return false;
  for (uint32_t i = 0; i < a->count; i++) {
    uint32_t k = 0;
    while (k < b->count && b->terms[k].value != a->terms[i].value)
      k++;
    if (k == b->count || b->terms[k].factor != a->terms[i].factor)
      return false;
  }
  return true;
}

/* ---- code ------------------------------------------------------------------------------------ */

/* The code of an address without its displacement. */
typedef struct place {
  LLVMValueRef from; /* the base of the address */
  sum fixed, counted;
  LLVMValueRef base;    /* in the preheader: `from` + `fixed` */
  LLVMValueRef pointer; /* in the header: `base` + `counted` */
} place;

typedef SR_VECTOR(place) place_list;

/* What the functions that write code need. */
typedef struct writer {
  sr_arena *arena;
  LLVMBuilderRef builder;
  LLVMTypeRef byte, index;
  place_list places; /* of the loop */
} writer;

/* Returns pointer + value * factor. */
static LLVMValueRef add_product(const writer *w, LLVMValueRef pointer, const term *t) {
  LLVMTypeRef unit = w->byte;
  LLVMValueRef index = t->value;
  if (t->factor == 2 || t->factor == 4 || t->factor == 8)
    unit = LLVMIntTypeInContext(LLVMGetTypeContext(w->byte), 8 * (unsigned)t->factor);
  else if (t->factor != 1)
    index = LLVMBuildMul(w->builder, index, LLVMConstInt(w->index, t->factor, 0), "");
  return LLVMBuildGEP2(w->builder, unit, pointer, &index, 1, "");
}

static LLVMValueRef add_sum(const writer *w, LLVMValueRef pointer, const sum *s) {
  for (uint32_t i = 0; i < s->count; i++)
    if (s->terms[i].factor != 0)
      pointer = add_product(w, pointer, &s->terms[i]);
  return pointer;
}

/* Positions the builder behind the phis of the block. */
static void go_behind_phis(const writer *w, LLVMBasicBlockRef llvm) {
  LLVMValueRef at = LLVMGetFirstInstruction(llvm);
  while (LLVMIsAPHINode(at))
    at = LLVMGetNextInstruction(at);
  LLVMPositionBuilderBefore(w->builder, at);
}

/* Returns the sum of the base and the fixed terms of `a`, computed in the preheader. An earlier
 * place with the same sum has computed it already. */
static LLVMValueRef base_of(const writer *w, const loop *l, const address *a) {
  for (size_t i = 0; i < w->places.count; i++) {
    const place *p = &w->places.items[i];
    if (p->from == a->base && are_equal(&p->fixed, &a->fixed))
      return p->base;
  }
  LLVMPositionBuilderBefore(w->builder,
                            LLVMGetBasicBlockTerminator(l->graph->blocks[l->preheader].llvm));
  return LLVMBuildFreeze(w->builder, add_sum(w, a->base, &a->fixed), "");
}

/* Returns `a` without its displacement. */
static LLVMValueRef place_of(writer *w, const loop *l, const address *a) {
  for (size_t i = 0; i < w->places.count; i++) {
    const place *p = &w->places.items[i];
    if (p->from == a->base && are_equal(&p->fixed, &a->fixed) &&
        are_equal(&p->counted, &a->counted))
      return p->pointer;
  }
  place made = {.from = a->base, .fixed = a->fixed, .counted = a->counted};
  made.base = base_of(w, l, a);
  go_behind_phis(w, l->graph->blocks[l->header].llvm);
  made.pointer = add_sum(w, made.base, &a->counted);
  SR_PUSH(w->arena, &w->places, made);
  return made.pointer;
}

/* Removes `value` if nothing uses it, then each operand that nothing uses any more. */
static void remove_unused(LLVMValueRef value) {
  if (LLVMGetFirstUse(value) || !(LLVMIsAGetElementPtrInst(value) || LLVMIsABinaryOperator(value)))
    return;
  LLVMValueRef operands[MAX_OPERANDS];
  const int count = LLVMGetNumOperands(value);
  if (count > MAX_OPERANDS)
    return;
  for (int i = 0; i < count; i++)
    operands[i] = LLVMGetOperand(value, (unsigned)i);
  LLVMInstructionEraseFromParent(value);
  for (int i = 0; i < count; i++) {
    bool is_first = true;
    for (int k = 0; k < i; k++)
      is_first = is_first && operands[k] != operands[i];
    if (is_first)
      remove_unused(operands[i]);
  }
}

/* Rewrites operand `at` of an instruction if it is an address with terms that the loop does not
 * change and with a displacement that fits an instruction. */
static void rewrite(writer *w, const loop *l, LLVMTargetDataRef layout, LLVMValueRef user,
                    unsigned at) {
  LLVMValueRef old = LLVMGetOperand(user, at);
  address a = {0};
  const reader r = {.loop = l, .layout = layout, .out = &a};
  if (!LLVMIsAGetElementPtrInst(old) || !is_inside(l, old) || !read_pointer(&r, old, 0) ||
      a.fixed.count == 0)
    return;
  const int64_t offset = (int64_t)a.offset, most = (int64_t)1 << DISPLACEMENT_BITS;
  if (offset < -most || offset > most)
    return;
  LLVMValueRef pointer = place_of(w, l, &a);
  if (offset != 0) {
    LLVMValueRef bytes = LLVMConstInt(w->index, a.offset, 0);
    LLVMPositionBuilderBefore(w->builder, user);
    pointer = LLVMBuildGEP2(w->builder, w->byte, pointer, &bytes, 1, "");
  }
  LLVMSetOperand(user, at, pointer);
  remove_unused(old);
}

/* Freezes `value`, a truncated induction variable, which is data and no address. LSR would
 * otherwise also try every sum that contains it. */
static void hide(const writer *w, LLVMValueRef value) {
  LLVMPositionBuilderBefore(w->builder, LLVMGetNextInstruction(value));
  LLVMValueRef hidden = LLVMBuildFreeze(w->builder, value, "");
  LLVMReplaceAllUsesWith(value, hidden);
  LLVMSetOperand(hidden, 0, value);
}

static void rewrite_block(writer *w, const loop *l, LLVMTargetDataRef layout,
                          LLVMBasicBlockRef llvm) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(llvm); i; i = LLVMGetNextInstruction(i)) {
    if (LLVMIsAGetElementPtrInst(i) || LLVMIsAPHINode(i))
      continue;
    if (LLVMIsATruncInst(i) && is_counter(l, LLVMGetOperand(i, 0)))
      hide(w, i);
    const int count = LLVMGetNumOperands(i);
    for (int k = 0; k < count; k++)
      rewrite(w, l, layout, i, (unsigned)k);
  }
}

static void finish_function(LLVMTargetDataRef layout, LLVMValueRef function) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  sr_arena *arena = sr_arena_create();
  graph g = graph_of(arena, function);
  find_headers(&g);
  writer w = {.arena = arena,
              .builder = LLVMCreateBuilderInContext(context),
              .byte = LLVMInt8TypeInContext(context),
              .index = LLVMInt64TypeInContext(context)};
  loop l = {.body = SR_NEW_ARRAY(arena, uint32_t, g.count)};
  for (uint32_t i = 0; i < g.count; i++) {
    if (!g.blocks[i].is_header || !find_loop(&g, i, &l))
      continue;
    w.places.count = 0;
    for (uint32_t k = 0; k < l.count; k++)
      rewrite_block(&w, &l, layout, g.blocks[l.body[k]].llvm);
  }
  LLVMDisposeBuilder(w.builder);
  sr_arena_destroy(arena);
}

void sr_addresses_finish(LLVMTargetDataRef layout, LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f) && LLVMCountBasicBlocks(f) > 1)
      finish_function(layout, f);
}
