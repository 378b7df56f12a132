/*
 * The kernels of programs for GPUs: how many there are, their forms, threads and extents; where the
 * threads of a block meet; what is a step of the plan instead.
 */
#include <string.h>

#include "support/expect.h"

#include "compiler/compile.h"
#include "graph/read.h"

enum {
  MOST_PORTS = 4,
  GRID_THREADS = 256, /* of a block of a kernel that has many */
  MOST_THREADS = 512, /* of a kernel's only block */
  WARP = 32,
  SHARED_SUM = 16, /* bytes of shared memory for the sum of a warp */
  TILE_BYTES = 32 * 33 * sizeof(float)
};

/* The shape of an argument or a result, of f32. */
typedef struct shape {
  int32_t rank;
  int64_t dims[2];
} shape;

typedef struct compiled {
  sr_arena *arena;
  sr_text llvm;
  const sr_executable *executable; /* NULL: it did not compile, which was reported */
} compiled;

static sr_text type_of(sr_arena *arena, const shape *s) {
  sr_text type = {.arena = arena};
  sr_text_string(&type, "tensor<");
  for (int32_t d = 0; d < s->rank; d++)
    sr_text_printf(&type, "%lldx", (long long)s->dims[d]);
  sr_text_string(&type, "f32>");
  return type;
}

/* Returns a main of one argument %x and results of these shapes: shapes[0] is that of %x. */
static const char *module_of(sr_arena *arena, const shape *shapes, int count, const char *body) {
  sr_text text = {.arena = arena}, argument = type_of(arena, &shapes[0]);
  sr_text_printf(&text, "module @m {\nfunc.func public @main(%%x: %s) -> (",
                 sr_text_get(&argument));
  for (int i = 1; i < count; i++) {
    sr_text result = type_of(arena, &shapes[i]);
    sr_text_printf(&text, "%s%s", i > 1 ? ", " : "", sr_text_get(&result));
  }
  sr_text_printf(&text, ") {\n%s}\n}\n", body);
  return sr_text_get(&text);
}

/* Compiles a program for the simulated GPU, whose kernels have the forms of any GPU's. */
static compiled compile(const shape *shapes, int count, const char *body) {
  compiled c = {.arena = sr_arena_create()};
  c.llvm.arena = c.arena;
  sr_ctx ctx = {0};
  sr_mesh_axis axis = {.name = "d", .size = 1};
  const sr_mesh mesh = {.axis_count = 1, .axes = &axis, .device_count = 1};
  const sr_shard_dim whole[SR_MAX_RANK] = {{0}};
  sr_port ports[MOST_PORTS];
  for (int i = 0; i < count; i++)
    ports[i] = (sr_port){.dtype = SR_F32,
                         .rank = shapes[i].rank,
                         .dims = shapes[i].dims,
                         .sharding = {&mesh, shapes[i].rank, whole},
                         .alias = -1};
  const sr_signature signature = {.argument_count = 1,
                                  .arguments = ports,
                                  .result_count = count - 1,
                                  .results = ports + 1,
                                  .device_count = 1};
  const sr_compile_options options = {
      .target = {SR_TARGET_SIMULATED, 0}, .optimization = 2, .llvm = &c.llvm};
  const char *text = module_of(c.arena, shapes, count, body);
  sr_module *module;
  sr_executable *executable = NULL;
  sr_status status = sr_module_read(&ctx, c.arena, "t.mlir", text, strlen(text), &module);
  if (status == SR_OK)
    status = sr_compile(&ctx, module, &signature, &options, &executable);
  if (!EXPECT_EQ(status, SR_OK))
    fprintf(stderr, "  %s\n", ctx.message);
  c.executable = executable;
  return c;
}

/* Compiles a program whose argument and result have one shape. */
static compiled compile_square(int32_t rank, int64_t rows, int64_t columns, const char *body) {
  const shape s = {rank, {rows, columns}};
  return compile((const shape[]){s, s}, 2, body);
}

static void discard(compiled *c) {
  sr_arena_destroy(c->arena);
}

static int calls_of(const compiled *c, const char *function) {
  int count = 0;
  for (const char *at = sr_text_get(&c->llvm); (at = strstr(at, function)); at++) {
    const char *line = at;
    while (line[-1] != '\n')
      line--;
    count += strncmp(line, "declare", 7) != 0;
  }
  return count;
}

/* Expects that all steps are `count` kernels like this one. */
static void expect_kernels(const compiled *c, uint32_t count, sr_kernel_step wanted) {
  const sr_step_list *steps = &c->executable->steps;
  EXPECT_EQ(steps->count, count);
  for (uint32_t i = 0; i < steps->count; i++) {
    if (!EXPECT_EQ(steps->items[i].kind, SR_STEP_KERNEL))
      continue;
    const sr_kernel_step *kernel = &steps->items[i].kernel;
    EXPECT_EQ(kernel->form, wanted.form);
    EXPECT_EQ(kernel->threads, wanted.threads);
    EXPECT_EQ(kernel->shared_bytes, wanted.shared_bytes);
    EXPECT_EQ(kernel->extent, wanted.extent);
    EXPECT_EQ(kernel->grain, wanted.grain);
  }
}

/* A kernel of many blocks without shared memory. */
static sr_kernel_step grid(int64_t extent, int64_t grain) {
  return (sr_kernel_step){
      .form = SR_FORM_GRID, .threads = GRID_THREADS, .extent = extent, .grain = grain};
}

static sr_kernel_step block(uint32_t threads) {
  return (sr_kernel_step){.form = SR_FORM_BLOCK, .threads = threads, .extent = 1, .grain = 1};
}

/* A kernel that has a block for each row, whose warps exchange their sums by shared memory. */
static sr_kernel_step rows_of_blocks(int64_t rows) {
  sr_kernel_step kernel = grid(rows * GRID_THREADS, 1);
  kernel.shared_bytes = GRID_THREADS / WARP * SHARED_SUM;
  return kernel;
}

/* ---- grids ----------------------------------------------------------------------------------- */

/* A chain of elementwise ops is one kernel. If it is large, a thread takes 16 bytes at a time. */
static void elementwise(void) {
  static const struct {
    int64_t count, grain;
  } cases[] = {{1000, 1}, {1 << 20, 4}, {(1 << 20) + 1, 4}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_arena *arena = sr_arena_create();
    const char *type = sr_arena_printf(arena, "tensor<%lldxf32>", (long long)cases[i].count);
    compiled c = compile_square(
        1, cases[i].count, 0,
        sr_arena_printf(arena,
                        "%%y = stablehlo.multiply %%x, %%x : %s\n%%z = stablehlo.add %%y, %%x : "
                        "%s\n%%w = stablehlo.negate %%z : %s\nreturn %%w : %s\n",
                        type, type, type, type));
    if (c.executable)
      expect_kernels(&c, 1, grid(cases[i].count, cases[i].grain));
    EXPECT_EQ(calls_of(&c, "@sr_gpu_barrier"), 0);
    discard(&c);
    sr_arena_destroy(arena);
  }
}

/* Returns the sum along dimension `gone` of %x, in a variable %name. */
static const char *sum_of(sr_arena *arena, const char *name, int gone, int64_t rows,
                          int64_t columns) {
  return sr_arena_printf(arena,
                         "%%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
                         "%%%s = stablehlo.reduce(%%x init: %%zero) applies stablehlo.add across "
                         "dimensions = [%d] : (tensor<%lldx%lldxf32>, tensor<f32>) -> "
                         "tensor<%lldxf32>\n",
                         name, gone, (long long)rows, (long long)columns,
                         (long long)(gone ? rows : columns));
}

static compiled compile_sum(sr_arena *arena, int gone, int64_t rows, int64_t columns) {
  const int64_t count = gone ? rows : columns;
  const char *body = sr_arena_printf(arena, "%sreturn %%y : tensor<%lldxf32>\n",
                                     sum_of(arena, "y", gone, rows, columns), (long long)count);
  return compile((const shape[]){{2, {rows, columns}}, {1, {count}}}, 2, body);
}

/* A warp computes the sum of a row, so it has 32 threads for each sum, which exchange their parts.
 * A block computes that of a long one. Of many columns, each thread adds one. */
static void sums(void) {
  sr_arena *arena = sr_arena_create();
  compiled c = compile_sum(arena, 1, 64, 512);
  if (c.executable)
    expect_kernels(&c, 1, grid(64 * WARP, 1));
  EXPECT(calls_of(&c, "@sr_gpu_shuffle") > 0);
  EXPECT_EQ(calls_of(&c, "@sr_gpu_barrier"), 0);
  discard(&c);
  c = compile_sum(arena, 1, 64, 1024);
  if (c.executable)
    expect_kernels(&c, 1, rows_of_blocks(64));
  EXPECT(calls_of(&c, "@sr_gpu_shuffle") > 0);
  EXPECT(calls_of(&c, "@sr_gpu_barrier") > 0);
  discard(&c);
  c = compile_sum(arena, 0, 64, 8192);
  if (c.executable)
    expect_kernels(&c, 1, grid(8192, 1));
  EXPECT_EQ(calls_of(&c, "@sr_gpu_shuffle"), 0);
  discard(&c);
  sr_arena_destroy(arena);
}

/* Values that need the same elements share a pass, also if they are large, and no thread waits. */
static void one_pass(void) {
  const shape large = {1, {1 << 20}};
  compiled c = compile((const shape[]){large, large, large}, 3,
                       "%y = stablehlo.sine %x : tensor<1048576xf32>\n"
                       "%z = stablehlo.multiply %y, %x : tensor<1048576xf32>\n"
                       "return %y, %z : tensor<1048576xf32>, tensor<1048576xf32>\n");
  if (c.executable)
    expect_kernels(&c, 1, grid(1 << 20, 4));
  EXPECT_EQ(calls_of(&c, "@sr_gpu_barrier"), 0);
  discard(&c);
}

/* Each row less its sum: a block has a row, and reads its sum when all threads have met. */
static void rows(void) {
  sr_arena *arena = sr_arena_create();
  compiled c = compile_square(
      2, 1024, 1024,
      sr_arena_printf(arena,
                      "%s%%w = stablehlo.broadcast_in_dim %%s, dims = [0] : (tensor<1024xf32>) -> "
                      "tensor<1024x1024xf32>\n"
                      "%%y = stablehlo.subtract %%x, %%w : tensor<1024x1024xf32>\n"
                      "return %%y : tensor<1024x1024xf32>\n",
                      sum_of(arena, "s", 1, 1024, 1024)));
  if (c.executable)
    expect_kernels(&c, 1, rows_of_blocks(1024));
  EXPECT(calls_of(&c, "@sr_gpu_barrier") > 0);
  discard(&c);
  sr_arena_destroy(arena);
}

/* A block reads a tile into shared memory, by rows, meets, and writes it by columns. */
static void transposes(void) {
  compiled c =
      compile_square(2, 1024, 1024,
                     "%y = stablehlo.transpose %x, dims = [1, 0] : (tensor<1024x1024xf32>) -> "
                     "tensor<1024x1024xf32>\nreturn %y : tensor<1024x1024xf32>\n");
  if (c.executable) {
    sr_kernel_step tiles = grid((int64_t)GRID_THREADS * (1024 / WARP) * (1024 / WARP), 1);
    tiles.shared_bytes = TILE_BYTES;
    expect_kernels(&c, 1, tiles);
  }
  EXPECT(calls_of(&c, "@sr_gpu_barrier") > 0);
  discard(&c);
}

/* A sort is as many kernels as it has rounds, for runs of 32, 64, ... 1024 rows. */
static void rounds_of_a_sort(void) {
  compiled c = compile_square(
      1, 1024, 0,
      "%y = \"stablehlo.sort\"(%x) <{dimension = 0 : i64}> ({\n"
      "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
      "%p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "stablehlo.return %p : tensor<i1>\n}) : (tensor<1024xf32>) -> tensor<1024xf32>\n"
      "return %y : tensor<1024xf32>\n");
  if (c.executable)
    expect_kernels(&c, 6, grid(1024, 1));
  EXPECT_EQ(calls_of(&c, "@sr_gpu_barrier"), 0);
  discard(&c);
}

/* ---- blocks ---------------------------------------------------------------------------------- */

#define WINDOWS(OUT, IN)                                                                           \
  "%" OUT " = \"stablehlo.reduce_window\"(%" IN ", %zero) <{window_dimensions = array<i64: 5>, "   \
  "padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"    \
  "%c = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %c : tensor<f32>\n"                   \
  "}) : (tensor<100xf32>, tensor<f32>) -> tensor<100xf32>\n"

/* Three values of 100 elements share a kernel of four warps. Elements of the second value need
 * several of the first, so the threads meet between the two. They meet once after each value that
 * others follow, and not after the last one. */
static void values_of_a_block(void) {
  const shape all[] = {{1, {100}}, {1, {100}}, {1, {100}}, {1, {100}}};
  compiled c = compile(all, 3,
                       "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n" WINDOWS("y", "x")
                           WINDOWS("z", "y") "return %y, %z : tensor<100xf32>, tensor<100xf32>\n");
  if (c.executable)
    expect_kernels(&c, 1, block(128));
  EXPECT_EQ(calls_of(&c, "@sr_gpu_barrier"), 1);
  discard(&c);
  c = compile(all, 4,
              "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n" WINDOWS("y", "x")
                  WINDOWS("z", "y") WINDOWS("w", "y") "return %y, %z, %w : tensor<100xf32>, "
                                                      "tensor<100xf32>, tensor<100xf32>\n");
  if (c.executable)
    expect_kernels(&c, 1, block(128));
  EXPECT_EQ(calls_of(&c, "@sr_gpu_barrier"), 2);
  discard(&c);
}

/* A block has a thread for each element, up to a limit, and at least one warp. */
static void threads_of_blocks(void) {
  static const struct {
    int64_t count;
    uint32_t threads;
  } cases[] = {{1, 32}, {33, 64}, {511, 512}, {1000, MOST_THREADS}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_arena *arena = sr_arena_create();
    const char *type = sr_arena_printf(arena, "tensor<%lldxf32>", (long long)cases[i].count);
    const shape s = {1, {cases[i].count}};
    compiled c = compile((const shape[]){s, s, s}, 3,
                         sr_arena_printf(arena,
                                         "%%y = stablehlo.negate %%x : %s\n%%z = stablehlo.abs "
                                         "%%x : %s\nreturn %%y, %%z : %s, %s\n",
                                         type, type, type, type));
    if (c.executable)
      expect_kernels(&c, 1, block(cases[i].threads));
    discard(&c);
    sr_arena_destroy(arena);
  }
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* Returns how many kernels of many blocks with this extent the bodies of a list's loops have. */
static int grids_over(const sr_step_list *steps, int64_t extent) {
  int count = 0;
  for (uint32_t i = 0; i < steps->count; i++) {
    if (steps->items[i].kind != SR_STEP_WHILE)
      continue;
    const sr_step_list *body = &steps->items[i].loop.bodies[0];
    for (uint32_t k = 0; k < body->count; k++)
      count += body->items[k].kind == SR_STEP_KERNEL &&
               body->items[k].kernel.form == SR_FORM_GRID && body->items[k].kernel.extent == extent;
  }
  return count;
}

/* 100 rounds of a loop with a value of `count` elements. */
static compiled compile_loop(sr_arena *arena, int64_t count) {
  const char *type = sr_arena_printf(arena, "tensor<%lldxf32>", (long long)count);
  return compile_square(
      1, count, 0,
      sr_arena_printf(
          arena,
          "%%zero = stablehlo.constant dense<0> : tensor<i32>\n"
          "%%one = stablehlo.constant dense<1> : tensor<i32>\n"
          "%%hundred = stablehlo.constant dense<100> : tensor<i32>\n"
          "%%r:2 = stablehlo.while(%%i = %%zero, %%v = %%x) : tensor<i32>, %s\ncond {\n"
          "%%p = stablehlo.compare LT, %%i, %%hundred : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
          "stablehlo.return %%p : tensor<i1>\n} do {\n"
          "%%j = stablehlo.add %%i, %%one : tensor<i32>\n"
          "%%s = stablehlo.reverse %%v, dims = [0] : %s\n%%t = stablehlo.add %%s, %%v : %s\n"
          "stablehlo.return %%j, %%t : tensor<i32>, %s\n}\nreturn %%r#1 : %s\n",
          type, type, type, type, type));
}

/* One block computes a loop of small values, and meets in each round. With a larger value the loop
 * is a step, whose body has a kernel of many blocks. */
static void loops(void) {
  sr_arena *arena = sr_arena_create();
  compiled c = compile_loop(arena, 4096);
  if (c.executable)
    expect_kernels(&c, 1, block(MOST_THREADS));
  EXPECT(calls_of(&c, "@sr_gpu_barrier") > 0);
  EXPECT(c.executable && !c.executable->code.decides);
  discard(&c);
  c = compile_loop(arena, 4097);
  if (c.executable) {
    EXPECT_EQ(sr_plan_count(&c.executable->steps, SR_STEP_WHILE), 1);
    EXPECT(c.executable->code.decides);
  }
  discard(&c);
  c = compile_loop(arena, 1 << 20);
  EXPECT_EQ(c.executable ? grids_over(&c.executable->steps, 1 << 20) : 0, 1);
  discard(&c);
  sr_arena_destroy(arena);
}

#define SCAN(TYPE, LAST)                                                                           \
  "%zero = stablehlo.constant dense<0> : tensor<i32>\n"                                            \
  "%one = stablehlo.constant dense<1> : tensor<i32>\n"                                             \
  "%many = stablehlo.constant dense<10000> : tensor<i32>\n"                                        \
  "%start = stablehlo.constant dense<0.0> : tensor<f32>\n"                                         \
  "%empty = stablehlo.constant dense<0.0> : " TYPE "\n"                                            \
  "%r:3 = stablehlo.while(%i = %zero, %s = %start, %y = %empty) : tensor<i32>, tensor<f32>, " TYPE \
  "\ncond {\n%p = stablehlo.compare LT, %i, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"    \
  "stablehlo.return %p : tensor<i1>\n} do {\n"                                                     \
  "%a = stablehlo.dynamic_slice %x, %i, sizes = [1] : (" TYPE ", tensor<i32>) -> tensor<1xf32>\n"  \
  "%b = stablehlo.reshape %a : (tensor<1xf32>) -> tensor<f32>\n"                                   \
  "%t = stablehlo.add %s, %b : tensor<f32>\n"                                                      \
  "%u = stablehlo.reshape %t : (tensor<f32>) -> tensor<1xf32>\n"                                   \
  "%v = stablehlo.dynamic_update_slice %y, %u, %i : (" TYPE                                        \
  ", tensor<1xf32>, tensor<i32>) -> " TYPE "\n%j = stablehlo.add %i, %one : tensor<i32>\n" LAST    \
  "}\nreturn %r#2 : " TYPE "\n"

/* A scan is in a kernel, however long its stacked operands and results are, if it goes through no
 * more than slices of them. */
static void scans(void) {
  compiled c =
      compile_square(1, 10000, 0,
                     SCAN("tensor<10000xf32>", "stablehlo.return %j, %t, %v : tensor<i32>, "
                                               "tensor<f32>, tensor<10000xf32>\n"));
  if (c.executable)
    EXPECT_EQ(sr_plan_count(&c.executable->steps, SR_STEP_WHILE), 0);
  discard(&c);
  c = compile_square(1, 10000, 0,
                     SCAN("tensor<10000xf32>", "%w = stablehlo.negate %v : tensor<10000xf32>\n"
                                               "stablehlo.return %j, %t, %w : tensor<i32>, "
                                               "tensor<f32>, tensor<10000xf32>\n"));
  if (c.executable)
    EXPECT_EQ(sr_plan_count(&c.executable->steps, SR_STEP_WHILE), 1);
  discard(&c);
}

/* ---- products -------------------------------------------------------------------------------- */

static compiled compile_product(sr_arena *arena, int64_t size) {
  const char *type =
      sr_arena_printf(arena, "tensor<%lldx%lldxf32>", (long long)size, (long long)size);
  return compile_square(2, size, size,
                        sr_arena_printf(arena,
                                        "%%y = stablehlo.dot_general %%x, %%x, contracting_dims = "
                                        "[1] x [0] : (%s, %s) -> %s\nreturn %%y : %s\n",
                                        type, type, type, type));
}

/* A library multiplies matrices from 16 x 16 x 16 on. */
static void products(void) {
  sr_arena *arena = sr_arena_create();
  compiled c = compile_product(arena, 15);
  if (c.executable)
    expect_kernels(&c, 1, grid(15 * 15, 1));
  discard(&c);
  c = compile_product(arena, 16);
  if (c.executable) {
    EXPECT_EQ(c.executable->steps.count, 1);
    EXPECT_EQ(sr_plan_count(&c.executable->steps, SR_STEP_GEMM), 1);
  }
  discard(&c);
  sr_arena_destroy(arena);
}

int main(void) {
  elementwise();
  sums();
  one_pass();
  rows();
  transposes();
  rounds_of_a_sort();
  values_of_a_block();
  threads_of_blocks();
  loops();
  scans();
  products();
  return expect_result();
}
