#include "compiler/machine/rare_calls.h"

#include <stdio.h>
#include <string.h>

#include "base/status.h"

enum {
  LEAST_LANES = 2,
  MOST_LANES = 64, /* bytes in the widest vector */
  MAX_FUNCTIONS = 32,
  MAX_PARAMETERS = 3,
  KEPT_EACH = 7 /* a function and its six variants: 2, 4, ..., MOST_LANES lanes */
};

static const char keep_alive[] = "llvm.compiler.used";
static const char infix[] = ".lanes"; /* the variant of `f` for 8 lanes is f.lanes8 */

/* ---- declarations ---------------------------------------------------------------------------- */

/* The last parameter is the mask. */
static LLVMTypeRef type_of_variant(LLVMTypeRef type, unsigned lanes) {
  LLVMTypeRef parameters[MAX_PARAMETERS + 1];
  const unsigned count = LLVMCountParamTypes(type);
  SR_ASSERT(count <= MAX_PARAMETERS);
  LLVMGetParamTypes(type, parameters);
  for (unsigned i = 0; i < count; i++)
    parameters[i] = LLVMVectorType(parameters[i], lanes);
  parameters[count] = LLVMVectorType(LLVMInt1TypeInContext(LLVMGetTypeContext(type)), lanes);
  return LLVMFunctionType(LLVMVectorType(LLVMGetReturnType(type), lanes), parameters, count + 1, 0);
}

/* Lets LLVM replace the calls of `function` by calls of its variants. It never replaces a call that
 * has the attribute nobuiltin, and the calls in the library have it, since clang compiles the
 * library with -fno-builtin. */
static void allow_variants(LLVMValueRef function) {
  static const char name[] = "nobuiltin";
  const unsigned kind = LLVMGetEnumAttributeKindForName(name, sizeof name - 1);
  for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use))
    if (LLVMIsACallInst(LLVMGetUser(use)))
      LLVMRemoveCallSiteEnumAttribute(LLVMGetUser(use),
                                      (LLVMAttributeIndex)LLVMAttributeFunctionIndex, kind);
}

/* Declares the variants of one function. */
static void declare(LLVMModuleRef module, LLVMValueRef function, LLVMValueRef *out_variants) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  char mapping[1024];
  size_t length, used = 0;
  const char *name = LLVMGetValueName2(function, &length);
  for (unsigned lanes = LEAST_LANES; lanes <= MOST_LANES; lanes *= 2) {
    char variant[128];
    snprintf(variant, sizeof variant, "%s%s%u", name, infix, lanes);
    used += (size_t)snprintf(mapping + used, sizeof mapping - used, "%s_ZGV_LLVM_M%u%.*s_%s(%s)",
                             used ? "," : "", lanes, (int)LLVMCountParamTypes(type), "vvv", name,
                             variant);
    SR_ASSERT(used < sizeof mapping);
    *out_variants++ = LLVMAddFunction(module, variant, type_of_variant(type, lanes));
  }
  static const char key[] = "vector-function-abi-variant";
  LLVMAddAttributeAtIndex(
      function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
      LLVMCreateStringAttribute(context, key, sizeof key - 1, mapping, (unsigned)used));
}

void sr_rare_calls_declare(LLVMModuleRef module, const LLVMValueRef *functions, unsigned count) {
  LLVMValueRef kept[KEPT_EACH * MAX_FUNCTIONS];
  SR_ASSERT(count <= MAX_FUNCTIONS);
  if (count == 0)
    return;
  for (unsigned i = 0; i < count; i++) {
    allow_variants(functions[i]);
    kept[KEPT_EACH * i] = functions[i];
    declare(module, functions[i], kept + KEPT_EACH * i + 1);
  }
  /* The list keeps LLVM from removing what has no use yet, or only in variants. */
  LLVMTypeRef pointer = LLVMPointerTypeInContext(LLVMGetModuleContext(module), 0);
  LLVMValueRef list = LLVMAddGlobal(module, LLVMArrayType2(pointer, KEPT_EACH * count), keep_alive);
  LLVMSetInitializer(list, LLVMConstArray2(pointer, kept, KEPT_EACH * count));
  LLVMSetLinkage(list, LLVMAppendingLinkage);
  LLVMSetSection(list, "llvm.metadata");
}

/* ---- bodies ---------------------------------------------------------------------------------- */

/* The body of a variant, while it is written: its blocks, and values that several blocks use. */
typedef struct body {
  LLVMBuilderRef builder;
  LLVMValueRef variant, function;
  unsigned lanes;
  LLVMBasicBlockRef entry, lane, call, next, done;
  LLVMValueRef index, results; /* of the block `lane`: its number, and the results before it */
  LLVMTypeRef number;
} body;

static LLVMBasicBlockRef add_block(const body *b) {
  return LLVMAppendBasicBlockInContext(LLVMGetTypeContext(b->number), b->variant, "");
}

/* entry: goes to the first lane if the mask has any bit. */
static void write_entry(body *b, LLVMValueRef mask) {
  static const char any_of[] = "llvm.vector.reduce.or";
  LLVMTypeRef type = LLVMTypeOf(mask);
  LLVMValueRef reduce = LLVMGetIntrinsicDeclaration(
      LLVMGetGlobalParent(b->variant), LLVMLookupIntrinsicID(any_of, sizeof any_of - 1), &type, 1);
  LLVMPositionBuilderAtEnd(b->builder, b->entry);
  LLVMValueRef any =
      LLVMBuildCall2(b->builder, LLVMGlobalGetValueType(reduce), reduce, &mask, 1, "");
  LLVMBuildCondBr(b->builder, any, b->lane, b->done);
}

/* lane: calls the function if the bit of the lane is set. */
static void write_lane(body *b, LLVMValueRef mask) {
  LLVMPositionBuilderAtEnd(b->builder, b->lane);
  b->index = LLVMBuildPhi(b->builder, b->number, "");
  b->results = LLVMBuildPhi(b->builder, LLVMGetReturnType(LLVMGlobalGetValueType(b->variant)), "");
  LLVMValueRef bit = LLVMBuildExtractElement(b->builder, mask, b->index, "");
  LLVMBuildCondBr(b->builder, bit, b->call, b->next);
}

/* Returns the results with that of this lane. */
static LLVMValueRef write_call(const body *b, unsigned parameters) {
  LLVMValueRef operands[MAX_PARAMETERS];
  LLVMPositionBuilderAtEnd(b->builder, b->call);
  for (unsigned i = 0; i < parameters; i++)
    operands[i] = LLVMBuildExtractElement(b->builder, LLVMGetParam(b->variant, i), b->index, "");
  LLVMValueRef result = LLVMBuildCall2(b->builder, LLVMGlobalGetValueType(b->function), b->function,
                                       operands, parameters, "");
  LLVMValueRef results = LLVMBuildInsertElement(b->builder, b->results, result, b->index, "");
  LLVMBuildBr(b->builder, b->next);
  return results;
}

/* next: goes to the next lane, or after the last one to `done`, which returns the results. */
static void write_next(const body *b, LLVMValueRef with_call) {
  LLVMValueRef none = LLVMGetPoison(LLVMTypeOf(b->results)), first = LLVMConstNull(b->number);
  LLVMPositionBuilderAtEnd(b->builder, b->next);
  LLVMValueRef results = LLVMBuildPhi(b->builder, LLVMTypeOf(b->results), "");
  LLVMAddIncoming(results, (LLVMValueRef[]){b->results, with_call},
                  (LLVMBasicBlockRef[]){b->lane, b->call}, 2);
  LLVMValueRef index = LLVMBuildAdd(b->builder, b->index, LLVMConstInt(b->number, 1, 0), "");
  LLVMAddIncoming(b->index, (LLVMValueRef[]){first, index},
                  (LLVMBasicBlockRef[]){b->entry, b->next}, 2);
  LLVMAddIncoming(b->results, (LLVMValueRef[]){none, results},
                  (LLVMBasicBlockRef[]){b->entry, b->next}, 2);
  LLVMValueRef more =
      LLVMBuildICmp(b->builder, LLVMIntULT, index, LLVMConstInt(b->number, b->lanes, 0), "");
  LLVMBuildCondBr(b->builder, more, b->lane, b->done);
  LLVMPositionBuilderAtEnd(b->builder, b->done);
  LLVMValueRef all = LLVMBuildPhi(b->builder, LLVMTypeOf(b->results), "");
  LLVMAddIncoming(all, (LLVMValueRef[]){none, results}, (LLVMBasicBlockRef[]){b->entry, b->next},
                  2);
  LLVMBuildRet(b->builder, all);
}

static void define(LLVMBuilderRef builder, LLVMValueRef variant, LLVMValueRef function) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(variant));
  const unsigned parameters = LLVMCountParams(function);
  LLVMValueRef mask = LLVMGetParam(variant, parameters);
  body b = {.builder = builder,
            .variant = variant,
            .function = function,
            .lanes = LLVMGetVectorSize(LLVMTypeOf(mask)),
            .number = LLVMInt32TypeInContext(context)};
  b.entry = add_block(&b);
  b.lane = add_block(&b);
  b.call = add_block(&b);
  b.next = add_block(&b);
  b.done = add_block(&b);
  write_entry(&b, mask);
  write_lane(&b, mask);
  write_next(&b, write_call(&b, parameters));
  static const char always[] = "alwaysinline";
  LLVMAddAttributeAtIndex(
      variant, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
      LLVMCreateEnumAttribute(context, LLVMGetEnumAttributeKindForName(always, sizeof always - 1),
                              0));
  LLVMSetLinkage(variant, LLVMInternalLinkage);
}

/* Returns the function of which `f` is a variant, or NULL. */
static LLVMValueRef function_of(LLVMModuleRef module, LLVMValueRef f) {
  size_t length;
  const char *name = LLVMGetValueName2(f, &length), *end = strstr(name, infix);
  char stem[128];
  if (!end)
    return NULL;
  snprintf(stem, sizeof stem, "%.*s", (int)(end - name), name);
  return LLVMGetNamedFunction(module, stem);
}

/* Moves a call up to its operands. Fewer values of the loop are then live across the call, each of
 * which would be spilled to memory. */
static void move_up(LLVMBuilderRef builder, LLVMValueRef call) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(call);
  LLVMValueRef at = LLVMGetFirstInstruction(block), last = NULL;
  while (LLVMIsAPHINode(at))
    at = LLVMGetNextInstruction(at);
  for (LLVMValueRef i = at; i != call; i = LLVMGetNextInstruction(i))
    for (unsigned k = 0; k < LLVMGetNumArgOperands(call); k++)
      if (LLVMGetOperand(call, k) == i)
        last = i;
  at = last ? LLVMGetNextInstruction(last) : at;
  if (at == call)
    return;
  LLVMInstructionRemoveFromParent(call);
  LLVMPositionBuilderBefore(builder, at);
  LLVMInsertIntoBuilder(builder, call);
}

/* Returns the number of calls of `f`, and moves them up. The initialiser of the list, which is
 * gone, still counts as a use, but is no call. */
static unsigned move_calls(LLVMBuilderRef builder, LLVMValueRef f) {
  unsigned count = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef call = LLVMIsACallInst(LLVMGetUser(use));
    if (!call)
      continue;
    move_up(builder, call);
    count++;
  }
  return count;
}

bool sr_rare_calls_define(LLVMModuleRef module) {
  LLVMValueRef list = LLVMGetNamedGlobal(module, keep_alive);
  bool any = false;
  if (!list)
    return false;
  LLVMDeleteGlobal(list);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef f = LLVMGetFirstFunction(module), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    LLVMValueRef function = function_of(module, f);
    if (!function)
      continue;
    if (move_calls(builder, f) > 0) {
      define(builder, f, function);
      any = true;
    } else {
      LLVMReplaceAllUsesWith(f, LLVMConstNull(LLVMTypeOf(f)));
      LLVMDeleteFunction(f);
    }
  }
  LLVMDisposeBuilder(builder);
  return any;
}
