/* Keeps each added function as LLVM bitcode. Functions are equal if their bitcode is equal, and
 * each thread can read bitcode into an LLVM context of its own. */
#include "compiler/emit/codegen.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Linker.h>

#include "base/hash.h"
#include "base/integer.h"
#include "compiler/emit/image.h"

enum {
  /* Bytes of bitcode from which on a batch gets no more functions. Each batch has a fixed cost, so
   * batches are as large as leaves ENOUGH_BATCHES for the threads. */
  LEAST_BATCH = 2 << 10,
  MOST_BATCH = 12 << 10,
  ENOUGH_BATCHES = 16,
  /* Stack size of a thread. LLVM recurses over expressions and needs much stack. The default size
   * is a setting of the user, and may be too small. */
  STACK_BYTES = 16 << 20,
};

typedef struct function {
  LLVMMemoryBufferRef bitcode;
  sr_digest digest;
  uint32_t parameter_bytes;
  uint32_t next; /* index + 1 of the next function in the same slot of the hash table; 0: none */
} function;

struct sr_codegen {
  sr_arena *arena;
  SR_VECTOR(function) functions;
  uint32_t *table; /* hash table by digest: index of a function + 1, or 0 */
  uint32_t table_count;
};

/* ---- functions ------------------------------------------------------------------------------- */

sr_codegen *sr_codegen_create(sr_arena *arena) {
  sr_codegen *codegen = SR_NEW(arena, sr_codegen);
  codegen->arena = arena;
  return codegen;
}

void sr_codegen_destroy(sr_codegen *codegen) {
  for (size_t i = 0; codegen && i < codegen->functions.count; i++)
    LLVMDisposeMemoryBuffer(codegen->functions.items[i].bitcode);
}

static uint32_t *place_of(sr_codegen *codegen, const sr_digest *digest) {
  uint32_t number;
  memcpy(&number, digest->bytes, sizeof number);
  return &codegen->table[number & (codegen->table_count - 1)];
}

static void insert(sr_codegen *codegen, uint32_t index) {
  function *f = &codegen->functions.items[index];
  uint32_t *place = place_of(codegen, &f->digest);
  f->next = *place;
  *place = index + 1;
}

/* Keeps the hash table at least as large as the list of functions. */
static void grow(sr_codegen *codegen) {
  if (codegen->functions.count < codegen->table_count)
    return;
  codegen->table_count = codegen->table_count ? 2 * codegen->table_count : 64;
  codegen->table = SR_NEW_ARRAY(codegen->arena, uint32_t, codegen->table_count);
  for (uint32_t i = 0; i < codegen->functions.count; i++)
    insert(codegen, i);
}

uint32_t sr_codegen_add(sr_codegen *codegen, LLVMModuleRef module, uint32_t parameter_bytes) {
  grow(codegen);
  function made = {.bitcode = LLVMWriteBitcodeToMemoryBuffer(module),
                   .parameter_bytes = parameter_bytes};
  made.digest = sr_digest_of(LLVMGetBufferStart(made.bitcode), LLVMGetBufferSize(made.bitcode));
  for (uint32_t at = *place_of(codegen, &made.digest); at != 0;
       at = codegen->functions.items[at - 1].next)
    if (memcmp(&codegen->functions.items[at - 1].digest, &made.digest, sizeof made.digest) == 0) {
      LLVMDisposeMemoryBuffer(made.bitcode);
      return at - 1;
    }
  uint32_t number = (uint32_t)codegen->functions.count;
  SR_PUSH(codegen->arena, &codegen->functions, made);
  insert(codegen, number);
  return number;
}

/* ---- batches --------------------------------------------------------------------------------- */

typedef struct batch {
  uint32_t first, count; /* index of the first function, number of functions */
  LLVMMemoryBufferRef object;
  char *llvm;
  sr_ctx ctx;
  sr_status status;
} batch;

typedef SR_VECTOR(batch) batch_list;

/* State that the threads share. */
typedef struct production {
  const sr_codegen *codegen;
  batch *batches;
  size_t batch_count;
  atomic_size_t next; /* index of the next batch that no thread has taken */
  const sr_codegen_options *options;
  const char *const *names; /* names of the functions in the objects */
  sr_affinity processors;   /* that the threads may use */
} production;

/* Returns how many bytes fill a batch. They depend on the program alone, so that its code does. */
static size_t full_batch(const sr_codegen *codegen) {
  size_t bytes = 0;
  for (size_t i = 0; i < codegen->functions.count; i++)
    bytes += LLVMGetBufferSize(codegen->functions.items[i].bitcode);
  return (size_t)sr_max(LEAST_BATCH, sr_min(MOST_BATCH, (int64_t)(bytes / ENOUGH_BATCHES)));
}

static batch_list divide(const sr_codegen *codegen) {
  batch_list list = {0};
  const size_t full = full_batch(codegen);
  size_t bytes = full;
  for (uint32_t i = 0; i < codegen->functions.count; i++) {
    if (bytes >= full) {
      SR_PUSH(codegen->arena, &list, ((batch){.first = i}));
      bytes = 0;
    }
    bytes += LLVMGetBufferSize(codegen->functions.items[i].bitcode);
    list.items[list.count - 1].count++;
  }
  return list;
}

/* Parses function `index` into a module of its own. */
static sr_status read_function(sr_ctx *ctx, const production *p, uint32_t index,
                               LLVMContextRef context, LLVMModuleRef *out_module) {
  if (LLVMParseBitcodeInContext2(context, p->codegen->functions.items[index].bitcode, out_module))
    return sr_fail(ctx, SR_ERR_INTERNAL, "LLVM cannot read the bitcode that it wrote");
  LLVMValueRef made = LLVMGetNamedFunction(*out_module, SR_CODE_FUNCTION);
  LLVMSetValueName2(made, p->names[index], strlen(p->names[index]));
  return SR_OK;
}

/* Links the functions of a batch into one module. */
static sr_status join(sr_ctx *ctx, const production *p, const batch *b, LLVMContextRef context,
                      LLVMModuleRef *out_module) {
  SR_TRY(read_function(ctx, p, b->first, context, out_module));
  for (uint32_t i = 1; i < b->count; i++) {
    LLVMModuleRef next;
    SR_TRY(read_function(ctx, p, b->first + i, context, &next));
    if (LLVMLinkModules2(*out_module, next)) /* disposes of `next` also if it fails */
      return sr_fail(ctx, SR_ERR_INTERNAL, "LLVM cannot join the program's functions");
  }
  return SR_OK;
}

static sr_status produce_in(const production *p, batch *b, const sr_machine *machine,
                            LLVMContextRef context, LLVMModuleRef *module) {
  SR_TRY(join(&b->ctx, p, b, context, module));
  SR_TRY(sr_machine_optimize(&b->ctx, machine, *module));
  if (p->options->llvm)
    b->llvm = LLVMPrintModuleToString(*module);
  return sr_machine_emit(&b->ctx, machine, *module, &b->object);
}

/* `machine` is that of this thread, which its first batch makes: LLVM's tables of the processor
 * take about a millisecond. */
static void produce(const production *p, batch *b, sr_machine *machine) {
  if (!machine->llvm)
    b->status = sr_machine_init(&b->ctx, p->options->target, p->options->optimization, machine);
  if (b->status != SR_OK)
    return;
  LLVMContextRef context = LLVMContextCreate();
  LLVMContextSetDiscardValueNames(context, 1);
  LLVMModuleRef module = NULL;
  b->status = produce_in(p, b, machine, context, &module);
  if (module)
    LLVMDisposeModule(module);
  LLVMContextDispose(context);
}

static void *work(void *user) {
  production *p = user;
  sr_machine machine = {0};
  for (;;) {
    size_t i = atomic_fetch_add(&p->next, 1);
    if (i >= p->batch_count)
      break;
    produce(p, &p->batches[i], &machine);
  }
  sr_machine_deinit(&machine);
  return NULL;
}

/* A thread that may not move to `processors` works where it was started. */
static void *work_apart(void *user) {
  production *p = user;
  sr_affinity_set(&p->processors);
  return work(p);
}

/* Compiles all batches. Uses one thread for each processor, the calling thread included, but not
 * more threads than batches. If the system refuses to start a thread, the others do its work. */
static void produce_all(sr_arena *arena, production *p) {
  int32_t processors = sr_affinity_count(&p->processors);
  size_t wanted = processors > 1 ? (size_t)processors - 1 : 0;
  if (wanted >= p->batch_count)
    wanted = p->batch_count - 1;
  pthread_t *threads = SR_NEW_ARRAY(arena, pthread_t, wanted);
  pthread_attr_t attributes;
  size_t started = 0;
  if (pthread_attr_init(&attributes) == 0) {
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    while (started < wanted && pthread_create(&threads[started], &attributes, work_apart, p) == 0)
      started++;
    pthread_attr_destroy(&attributes);
  }
  work(p);
  for (size_t i = 0; i < started; i++)
    pthread_join(threads[i], NULL);
}

/* ---- the image ------------------------------------------------------------------------------- */

static sr_status first_failure(sr_ctx *ctx, const production *p) {
  for (size_t i = 0; i < p->batch_count; i++)
    if (p->batches[i].status != SR_OK)
      return sr_fail(ctx, p->batches[i].status, "%s", p->batches[i].ctx.message);
  return SR_OK;
}

static sr_status link_batches(sr_ctx *ctx, const production *p, sr_code *out) {
  SR_TRY(first_failure(ctx, p));
  sr_arena *arena = p->codegen->arena;
  uint32_t count = (uint32_t)p->codegen->functions.count;
  sr_object *objects = SR_NEW_ARRAY(arena, sr_object, p->batch_count);
  sr_image_function *functions = SR_NEW_ARRAY(arena, sr_image_function, count);
  for (uint32_t i = 0; i < p->batch_count; i++) {
    const batch *b = &p->batches[i];
    objects[i] = (sr_object){LLVMGetBufferStart(b->object), LLVMGetBufferSize(b->object)};
    for (uint32_t f = b->first; f < b->first + b->count; f++)
      functions[f] =
          (sr_image_function){i, p->names[f], p->codegen->functions.items[f].parameter_bytes};
  }
  const sr_image_source source = {.target = p->options->target,
                                  .objects = objects,
                                  .object_count = (uint32_t)p->batch_count,
                                  .functions = functions,
                                  .function_count = count,
                                  .cuda_libraries = p->options->cuda_libraries,
                                  .is_ptx_enough = p->options->ptx != NULL};
  return sr_image_make(ctx, arena, &source, out);
}

static void free_batches(production *p) {
  const sr_codegen_options *options = p->options;
  for (size_t i = 0; i < p->batch_count; i++) {
    batch *b = &p->batches[i];
    if (b->llvm)
      sr_text_string(options->llvm, b->llvm);
    if (b->object && options->ptx)
      sr_text_string(options->ptx, LLVMGetBufferStart(b->object));
    LLVMDisposeMessage(b->llvm);
    if (b->object)
      LLVMDisposeMemoryBuffer(b->object);
  }
}

sr_status sr_codegen_finish(sr_ctx *ctx, sr_codegen *codegen, const sr_codegen_options *options,
                            sr_code *out) {
  sr_arena *arena = codegen->arena;
  batch_list list = divide(codegen);
  for (size_t i = 0; i < list.count; i++)
    list.items[i].ctx.log = ctx->log;
  const char **names = SR_NEW_ARRAY(arena, const char *, codegen->functions.count);
  for (uint32_t i = 0; i < codegen->functions.count; i++)
    names[i] = sr_arena_printf(arena, SR_CODE_FUNCTION "%u", i);
  production p = {
      .codegen = codegen,
      .batches = list.items,
      .batch_count = list.count,
      .options = options,
      .names = names,
  };
  if (options->processors)
    p.processors = *options->processors;
  else
    sr_affinity_get(&p.processors);
  if (list.count > 0)
    produce_all(arena, &p);
  sr_status status = link_batches(ctx, &p, out);
  free_batches(&p);
  return status;
}
