/*
 * The division of a program into kernels, and the compilation of its loops: equal layers share a
 * kernel, kernels and expressions have a bounded size, loops are vectorised if their work is worth
 * it, and convolutions store only the windows that they must.
 */
#include <stdio.h>
#include <string.h>

#include "support/expect.h"

#include "compiler/compile.h"
#include "executable/working_memory.h"
#include "graph/read.h"

typedef struct compiled {
  sr_arena *arena;
  sr_text llvm;
  const sr_executable *executable; /* NULL: it did not compile, which was reported */
} compiled;

/* Compiles a main with one argument and one result, both of type `type`. */
static compiled compile(const char *type, sr_dtype dtype, int32_t rank, const int64_t *dims,
                        const char *body) {
  compiled c = {.arena = sr_arena_create()};
  c.llvm.arena = c.arena;
  sr_ctx ctx = {0};
  const char *text = sr_arena_printf(
      c.arena, "module @m {\nfunc.func public @main(%%x: %s) -> %s {\n%s}\n}\n", type, type, body);
  sr_mesh_axis axis = {.name = "d", .size = 1};
  const sr_mesh mesh = {.axis_count = 1, .axes = &axis, .device_count = 1};
  const sr_shard_dim whole[SR_MAX_RANK] = {{0}};
  sr_port port = {
      .dtype = dtype, .rank = rank, .dims = dims, .sharding = {&mesh, rank, whole}, .alias = -1};
  const sr_signature signature = {.argument_count = 1,
                                  .arguments = &port,
                                  .result_count = 1,
                                  .results = &port,
                                  .device_count = 1};
  const sr_compile_options options = {
      .target = {SR_TARGET_X86_64, SR_CPU_X86_64_V3}, .optimization = 2, .llvm = &c.llvm};
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

static const char sum_columns[] =
    "%%s%d = \"stablehlo.reduce\"(%%x%d, %%zero) <{dimensions = array<i64: 0>}> ({\n"
    "^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
    "%%c = stablehlo.add %%a, %%b : tensor<f32>\n"
    "stablehlo.return %%c : tensor<f32>\n"
    "}) : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>\n"
    "%%w%d = stablehlo.broadcast_in_dim %%s%d, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>\n"
    "%%x%d = stablehlo.subtract %%x%d, %%w%d : tensor<64x64xf32>\n";

enum {
  LAYERS = 40,
  SMALL_VALUES = 400,
};

static void equal_layers_share_kernels(void) {
  sr_arena *arena = sr_arena_create();
  sr_text body = {.arena = arena};
  sr_text_string(&body, "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
                        "%x0 = stablehlo.negate %x : tensor<64x64xf32>\n");
  for (int i = 0; i < LAYERS; i++)
    sr_text_printf(&body, sum_columns, i, i, i, i, i + 1, i, i);
  sr_text_printf(&body, "return %%x%d : tensor<64x64xf32>\n", LAYERS);
  compiled c = compile("tensor<64x64xf32>", SR_F32, 2, (int64_t[]){64, 64}, sr_text_get(&body));
  if (c.executable) {
    EXPECT(sr_plan_count(&c.executable->steps, SR_STEP_KERNEL) >= LAYERS);
    EXPECT(c.executable->code.function_count <= LAYERS / 2);
  }
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
}

/* Each value is used twice, so each gets a buffer. */
static void small_values_fill_several_kernels(void) {
  sr_arena *arena = sr_arena_create();
  sr_text body = {.arena = arena};
  sr_text_string(&body, "%x0 = stablehlo.negate %x : tensor<4xf32>\n");
  for (int i = 0; i < SMALL_VALUES; i++)
    sr_text_printf(&body,
                   "%%s%d = stablehlo.sine %%x%d : tensor<4xf32>\n"
                   "%%r%d = stablehlo.reverse %%s%d, dims = [0] : tensor<4xf32>\n"
                   "%%x%d = stablehlo.add %%s%d, %%r%d : tensor<4xf32>\n",
                   i, i, i, i, i + 1, i, i);
  sr_text_printf(&body, "return %%x%d : tensor<4xf32>\n", SMALL_VALUES);
  compiled c = compile("tensor<4xf32>", SR_F32, 1, (int64_t[]){4}, sr_text_get(&body));
  if (c.executable)
    EXPECT(sr_plan_count(&c.executable->steps, SR_STEP_KERNEL) >= SMALL_VALUES / 32);
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
}

/* Each value needs a loop, and a kernel has a limit of loops as of small values. The values are
 * permuted rows, concatenated in groups. */
static void joined_rows_fill_several_kernels(void) {
  enum {
    ROWS = 1024
  };
  sr_arena *arena = sr_arena_create();
  sr_text body = {.arena = arena}, names = {.arena = arena}, types = {.arena = arena};
  for (int i = 0; i < ROWS; i++) {
    const int from = i * 7 % ROWS;
    sr_text_printf(&body,
                   "%%r%d = stablehlo.slice %%x [%d:%d, 0:4] : (tensor<1024x4xf32>) -> "
                   "tensor<1x4xf32>\n",
                   i, from, from + 1);
    sr_text_printf(&names, "%s%%r%d", i ? ", " : "", i);
    sr_text_printf(&types, "%stensor<1x4xf32>", i ? ", " : "");
  }
  sr_text_printf(&body,
                 "%%z = stablehlo.concatenate %s, dim = 0 : (%s) -> tensor<1024x4xf32>\n"
                 "return %%z : tensor<1024x4xf32>\n",
                 sr_text_get(&names), sr_text_get(&types));
  compiled c = compile("tensor<1024x4xf32>", SR_F32, 2, (int64_t[]){ROWS, 4}, sr_text_get(&body));
  if (c.executable)
    EXPECT(sr_plan_count(&c.executable->steps, SR_STEP_KERNEL) >= ROWS / 32);
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
}

/* A long body in a loop of two iterations: LLVM alone would vectorise the two. */
static void short_loops_are_written_out(void) {
  sr_arena *arena = sr_arena_create();
  sr_text body = {.arena = arena};
  sr_text_string(&body, "%zero = stablehlo.constant dense<0> : tensor<ui32>\n"
                        "%five = stablehlo.constant dense<5> : tensor<4096x2xui32>\n"
                        "%x0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4096xui32>) -> "
                        "tensor<4096x2xui32>\n"
                        "%y0 = stablehlo.iota dim = 1 : tensor<4096x2xui32>\n");
  enum {
    ROUNDS = 20
  };
  for (int i = 0; i < ROUNDS; i++)
    sr_text_printf(&body,
                   "%%s%d = stablehlo.add %%x%d, %%y%d : tensor<4096x2xui32>\n"
                   "%%t%d = stablehlo.shift_left %%y%d, %%five : tensor<4096x2xui32>\n"
                   "%%u%d = stablehlo.xor %%s%d, %%t%d : tensor<4096x2xui32>\n"
                   "%%x%d = stablehlo.multiply %%s%d, %%u%d : tensor<4096x2xui32>\n"
                   "%%y%d = stablehlo.xor %%u%d, %%x%d : tensor<4096x2xui32>\n",
                   i, i, i, i, i, i, i, i, i + 1, i, i, i + 1, i, i + 1);
  sr_text_printf(&body,
                 "%%r = \"stablehlo.reduce\"(%%y%d, %%zero) <{dimensions = array<i64: 1>}> ({\n"
                 "^bb0(%%a: tensor<ui32>, %%b: tensor<ui32>):\n"
                 "%%c = stablehlo.xor %%a, %%b : tensor<ui32>\n"
                 "stablehlo.return %%c : tensor<ui32>\n"
                 "}) : (tensor<4096x2xui32>, tensor<ui32>) -> tensor<4096xui32>\n"
                 "return %%r : tensor<4096xui32>\n",
                 ROUNDS);
  compiled c = compile("tensor<4096xui32>", SR_U32, 1, (int64_t[]){4096}, sr_text_get(&body));
  EXPECT_CONTAINS(sr_text_get(&c.llvm), "mul <8 x i32>");
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
}

/* x * x + x of `count` elements, `trips` times. */
static compiled compile_polynomial(int count, int trips) {
  sr_arena *arena = sr_arena_create();
  sr_text body = {.arena = arena};
  sr_text_printf(
      &body,
      "%%zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "%%one = stablehlo.constant dense<1> : tensor<i32>\n"
      "%%trips = stablehlo.constant dense<%d> : tensor<i32>\n"
      "%%r:2 = stablehlo.while(%%i = %%zero, %%v = %%x) : tensor<i32>, tensor<%dxf32>\n"
      "cond {\n"
      "%%p = stablehlo.compare LT, %%i, %%trips : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "stablehlo.return %%p : tensor<i1>\n"
      "} do {\n"
      "%%j = stablehlo.add %%i, %%one : tensor<i32>\n"
      "%%s = stablehlo.multiply %%v, %%v : tensor<%dxf32>\n"
      "%%t = stablehlo.add %%s, %%v : tensor<%dxf32>\n"
      "stablehlo.return %%j, %%t : tensor<i32>, tensor<%dxf32>\n"
      "}\n"
      "return %%r#1 : tensor<%dxf32>\n",
      trips, count, count, count, count, count);
  compiled c = compile(sr_arena_printf(arena, "tensor<%dxf32>", count), SR_F32, 1,
                       (int64_t[]){count}, sr_text_get(&body));
  sr_arena_destroy(arena);
  return c;
}

/* Vectorising takes longer than running a few hundred operations. It is worth it for more, in one
 * array or in many iterations of a loop. */
static void work_decides_on_vectors(void) {
  static const struct {
    int count, trips;
    bool vectors;
  } cases[] = {{40, 2, false}, {4000, 2, true}, {40, 1000, true}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    compiled c = compile_polynomial(cases[i].count, cases[i].trips);
    bool found = strstr(sr_text_get(&c.llvm), "fmul <8 x float>") != NULL;
    if (!EXPECT_EQ(found, cases[i].vectors))
      fprintf(stderr, "  %d elements, %d rounds\n", cases[i].count, cases[i].trips);
    sr_arena_destroy(c.arena);
  }
}

static int count_of(const char *text, const char *word) {
  int count = 0;
  for (const char *at = text; (at = strstr(at, word)) != NULL; at++)
    count++;
  return count;
}

/* Five sums of a thousand elements: a nested loop, not five loops. */
static void sums_share_a_loop(void) {
  compiled c = compile(
      "tensor<5xf32>", SR_F32, 1, (int64_t[]){5},
      "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "%w = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<5xf32>) -> tensor<5x1000xf32>\n"
      "%i = stablehlo.iota dim = 1 : tensor<5x1000xf32>\n"
      "%p = stablehlo.sine %w : tensor<5x1000xf32>\n"
      "%q = stablehlo.divide %p, %i : tensor<5x1000xf32>\n"
      "%s = \"stablehlo.reduce\"(%q, %zero) <{dimensions = array<i64: 1>}> ({\n"
      "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
      "%c = stablehlo.add %a, %b : tensor<f32>\n"
      "stablehlo.return %c : tensor<f32>\n"
      "}) : (tensor<5x1000xf32>, tensor<f32>) -> tensor<5xf32>\n"
      "return %s : tensor<5xf32>\n");
  int divisions = count_of(sr_text_get(&c.llvm), "fdiv");
  EXPECT(divisions >= 1 && divisions <= 5); /* one loop of four vectors at the most, and its rest */
  sr_arena_destroy(c.arena);
}

/* The work of sums is that of their terms: with 1024 of them, some sums are enough for a thread. */
static void long_sums_are_divided(void) {
  compiled c = compile(
      "tensor<256xf32>", SR_F32, 1, (int64_t[]){256},
      "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "%w = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<256xf32>) -> tensor<256x1024xf32>\n"
      "%i = stablehlo.iota dim = 1 : tensor<256x1024xf32>\n"
      "%p = stablehlo.multiply %w, %i : tensor<256x1024xf32>\n"
      "%s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : "
      "(tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>\n"
      "return %s : tensor<256xf32>\n");
  const sr_step_list *steps = &c.executable->steps;
  EXPECT_EQ(steps->count, 1);
  EXPECT_EQ(steps->items[0].kernel.extent, 256);
  EXPECT(steps->items[0].kernel.grain <= 32);
  sr_arena_destroy(c.arena);
}

/* Threads share the largest of all elements by blocks, if it is work enough for some of them. */
static void extremes_of_all_are_divided(void) {
  static const int64_t sizes[] = {1 << 16, 1 << 20};
  for (int i = 0; i < 2; i++) {
    sr_arena *arena = sr_arena_create();
    const char *array = sr_arena_printf(arena, "tensor<%lldxf32>", (long long)sizes[i]);
    const char *body =
        sr_arena_printf(arena,
                        "%%low = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
                        "%%m = stablehlo.reduce(%%x init: %%low) applies stablehlo.maximum across "
                        "dimensions = [0] : "
                        "(%s, tensor<f32>) -> tensor<f32>\n"
                        "%%w = stablehlo.broadcast_in_dim %%m, dims = [] : (tensor<f32>) -> %s\n"
                        "%%s = stablehlo.subtract %%x, %%w : %s\n"
                        "return %%s : %s\n",
                        array, array, array, array);
    compiled c = compile(array, SR_F32, 1, &sizes[i], body);
    EXPECT_EQ(c.executable->steps.items[0].kernel.extent, i == 0 ? 1 : 2048);
    sr_arena_destroy(c.arena);
    sr_arena_destroy(arena);
  }
}

/* Windows of 3 by 3 over f32[dims] in `groups` groups, with as many output as input features. Every
 * `spread`th row is one of the operand, and of those windows every `spread`th is taken. */
static compiled compile_convolution(const int64_t *dims, int64_t groups, int64_t spread) {
  sr_arena *arena = sr_arena_create();
  long long features = dims[3], inputs = features / groups;
  const char *array = sr_arena_printf(arena, "tensor<%lldx%lldx%lldx%lldxf32>", (long long)dims[0],
                                      (long long)dims[1], (long long)dims[2], features);
  const char *kernel = sr_arena_printf(arena, "tensor<3x3x%lldx%lldxf32>", inputs, features);
  sr_text body = {.arena = arena};
  sr_text_printf(&body,
                 "%%k = stablehlo.iota dim = 3 : %s\n"
                 "%%y = \"stablehlo.convolution\"(%%x, %%k) <{batch_group_count = 1 : i64,\n"
                 "dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,\n"
                 "feature_group_count = %lld : i64, padding = dense<1> : tensor<2x2xi64>,\n"
                 "lhs_dilation = array<i64: %lld, 1>, window_strides = array<i64: %lld, 1>}>\n"
                 ": (%s, %s) -> %s\n"
                 "return %%y : %s\n",
                 kernel, (long long)groups, (long long)spread, (long long)spread, array, kernel,
                 array, array);
  compiled c = compile(array, SR_F32, 4, dims, sr_text_get(&body));
  sr_arena_destroy(arena);
  return c;
}

/* Three adjacent columns: one loop over the rows, which writes whole rows. */
static void columns_are_written_together(void) {
  compiled c =
      compile("tensor<1024x3xf32>", SR_F32, 2, (int64_t[]){1024, 3},
              "%a = stablehlo.slice %x [0:1024, 0:1] : (tensor<1024x3xf32>) -> tensor<1024x1xf32>\n"
              "%b = stablehlo.slice %x [0:1024, 1:2] : (tensor<1024x3xf32>) -> tensor<1024x1xf32>\n"
              "%s = stablehlo.add %a, %b : tensor<1024x1xf32>\n"
              "%d = stablehlo.subtract %a, %b : tensor<1024x1xf32>\n"
              "%p = stablehlo.multiply %a, %b : tensor<1024x1xf32>\n"
              "%y = stablehlo.concatenate %s, %d, %p, dim = 1 : (tensor<1024x1xf32>, "
              "tensor<1024x1xf32>, tensor<1024x1xf32>) -> tensor<1024x3xf32>\n"
              "return %y : tensor<1024x3xf32>\n");
  EXPECT_CONTAINS(sr_text_get(&c.llvm), "store <24 x float>");
  sr_arena_destroy(c.arena);
}

/* A carry that alternates between two buffers, and another array: no overlap test at run time. */
static void alternating_places_are_told_from_others(void) {
  compiled c =
      compile("tensor<64xf32>", SR_F32, 1, (int64_t[]){64},
              "%zero = stablehlo.constant dense<0> : tensor<i32>\n"
              "%one = stablehlo.constant dense<1> : tensor<i32>\n"
              "%end = stablehlo.constant dense<1000> : tensor<i32>\n"
              "%r:3 = stablehlo.while(%i = %zero, %a = %x, %b = %x) : tensor<i32>, "
              "tensor<64xf32>, tensor<64xf32>\n"
              "cond {\n"
              "%m = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
              "stablehlo.return %m : tensor<i1>\n"
              "} do {\n"
              "%n = stablehlo.add %i, %one : tensor<i32>\n"
              "%v = stablehlo.reverse %a, dims = [0] : tensor<64xf32>\n"
              "%c = stablehlo.subtract %v, %b : tensor<64xf32>\n"
              "%d = stablehlo.multiply %a, %b : tensor<64xf32>\n"
              "stablehlo.return %n, %c, %d : tensor<i32>, tensor<64xf32>, tensor<64xf32>\n"
              "}\n"
              "return %r#2 : tensor<64xf32>\n");
  const char *llvm = sr_text_get(&c.llvm);
  EXPECT_CONTAINS(llvm, "fmul <8 x float>");
  EXPECT_CONTAINS(llvm, "phi ptr");
  EXPECT(strstr(llvm, "icmp ult ptr") == NULL);
  sr_arena_destroy(c.arena);
}

/* The windows take 462 MB, nine times the array. */
static void windows_are_stored_in_parts(void) {
  compiled c = compile_convolution((int64_t[]){8, 224, 224, 32}, 1, 2);
  if (c.executable)
    EXPECT(c.executable->arena_bytes < 200 << 20);
  sr_arena_destroy(c.arena);
}

/* %a and %b take 1 MB each, %c 2 MB. %a is dead when %c is made, so 3 MB are enough, if %b does not
 * lie in the middle. */
static void late_large_values_leave_no_gap(void) {
  compiled c = compile("tensor<512x1024xf32>", SR_F32, 2, (int64_t[]){512, 1024},
                       "%a = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : "
                       "(tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x512xf32>\n"
                       "%b = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : "
                       "(tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>\n"
                       "%c = stablehlo.dot_general %b, %x, contracting_dims = [1] x [0] : "
                       "(tensor<512x512xf32>, tensor<512x1024xf32>) -> tensor<512x1024xf32>\n"
                       "%d = stablehlo.dot_general %b, %c, contracting_dims = [1] x [0] : "
                       "(tensor<512x512xf32>, tensor<512x1024xf32>) -> tensor<512x1024xf32>\n"
                       "return %d : tensor<512x1024xf32>");
  if (c.executable) {
    EXPECT(c.executable->arena_bytes >= 3 << 20);
    EXPECT(c.executable->arena_bytes < (3 << 20) + 1024);
    sr_working_buffer largest[2];
    EXPECT_EQ(sr_plan_largest_buffers(c.executable, 2, largest), 2);
    EXPECT_EQ(largest[0].bytes, 2 << 20);
    EXPECT_EQ(largest[1].bytes, 1 << 20);
    EXPECT_EQ(largest[0].step->kind, SR_STEP_GEMM);
    EXPECT(largest[0].step > largest[1].step);
  }
  sr_arena_destroy(c.arena);
}

/* A step reads the windows in place; the other one makes the filters. */
static void depthwise_is_one_step(void) {
  compiled c = compile_convolution((int64_t[]){16, 14, 14, 512}, 512, 1);
  if (c.executable && EXPECT_EQ(c.executable->steps.count, 2))
    EXPECT_EQ(c.executable->steps.items[1].kind, SR_STEP_CONVOLUTION);
  sr_arena_destroy(c.arena);
}

/* Each value depends on the two before it: emitting all as one expression would need as many nested
 * calls. */
static void long_recurrences_end(void) {
  enum {
    STEPS = 4000
  };
  sr_arena *arena = sr_arena_create();
  sr_text body = {.arena = arena};
  sr_text_string(&body, "%v0 = stablehlo.negate %x : tensor<64xui32>\n"
                        "%v1 = stablehlo.multiply %x, %x : tensor<64xui32>\n");
  for (int i = 2; i < STEPS; i++)
    sr_text_printf(&body, "%%v%d = stablehlo.add %%v%d, %%v%d : tensor<64xui32>\n", i, i - 1,
                   i - 2);
  sr_text_printf(&body, "return %%v%d : tensor<64xui32>\n", STEPS - 1);
  compiled c = compile("tensor<64xui32>", SR_U32, 1, (int64_t[]){64}, sr_text_get(&body));
  if (c.executable)
    EXPECT(sr_plan_count(&c.executable->steps, SR_STEP_KERNEL) > 1);
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
}

/* LLVM's analysis of loops takes ever longer for the sums of a hash, if it sees them. */
static void sums_of_hashes_are_hidden(void) {
  compiled c = compile(
      "tensor<ui32>", SR_U32, 0, NULL,
      "%n = stablehlo.constant dense<5000> : tensor<ui32>\n"
      "%zero = stablehlo.constant dense<0> : tensor<ui32>\n"
      "%r:2 = stablehlo.while(%y = %x, %i = %zero) : tensor<ui32>, tensor<ui32>\n"
      "cond {\n"
      "%p = stablehlo.compare LT, %i, %n, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>\n"
      "stablehlo.return %p : tensor<i1>\n"
      "} do {\n"
      "%s = stablehlo.add %y, %i : tensor<ui32>\n"
      "%t = stablehlo.xor %s, %y : tensor<ui32>\n"
      "%u = stablehlo.add %s, %t : tensor<ui32>\n"
      "stablehlo.return %t, %u : tensor<ui32>, tensor<ui32>\n"
      "}\n"
      "return %r#0 : tensor<ui32>\n");
  EXPECT(strstr(sr_text_get(&c.llvm), "freeze i32") != NULL);
  sr_arena_destroy(c.arena);
}

/* Each value is used twice by the next one: 2^20 operations if they are counted by use, 40 if they
 * are counted as computed. */
static void shared_values_count_once(void) {
  enum {
    STEPS = 20
  };
  sr_arena *arena = sr_arena_create();
  sr_text body = {.arena = arena};
  sr_text_string(&body, "%v0 = stablehlo.negate %x : tensor<4096xf32>\n");
  for (int i = 0; i < STEPS; i++)
    sr_text_printf(&body,
                   "%%s%d = stablehlo.multiply %%v%d, %%v%d : tensor<4096xf32>\n"
                   "%%v%d = stablehlo.subtract %%s%d, %%v%d : tensor<4096xf32>\n",
                   i, i, i, i + 1, i, i);
  sr_text_printf(&body, "return %%v%d : tensor<4096xf32>\n", STEPS);
  compiled c = compile("tensor<4096xf32>", SR_F32, 1, (int64_t[]){4096}, sr_text_get(&body));
  if (c.executable)
    EXPECT_EQ(sr_plan_count(&c.executable->steps, SR_STEP_KERNEL), 1);
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
}

/* Small copies need no code; large ones are worth the threads of a device. */
static void copies_are_steps(void) {
  compiled small =
      compile("tensor<4xf32>", SR_F32, 1, (int64_t[]){4}, "return %x : tensor<4xf32>\n");
  if (small.executable) {
    EXPECT_EQ(sr_plan_count(&small.executable->steps, SR_STEP_COPY), 1);
    EXPECT_EQ(small.executable->code.function_count, 0);
  }
  compiled large = compile("tensor<65536xf32>", SR_F32, 1, (int64_t[]){65536},
                           "return %x : tensor<65536xf32>\n");
  if (large.executable)
    EXPECT_EQ(sr_plan_count(&large.executable->steps, SR_STEP_KERNEL), 1);
  sr_arena_destroy(small.arena);
  sr_arena_destroy(large.arena);
}

/* The quotient of the rows' halves, which are not contiguous. The loop along a row is long enough
 * to be unrolled only if the rows are vectorised. */
static void long_bodies_stay_loops_without_vectors(void) {
  static const struct {
    int rows;
    bool vectors;
  } cases[] = {{3, false}, {4096, true}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_arena *arena = sr_arena_create();
    int rows = cases[i].rows;
    const char *type = sr_arena_printf(arena, "tensor<%dx4xf32>", rows);
    const char *body = sr_arena_printf(arena,
                                       "%%a = stablehlo.reverse %%x, dims = [1] : %s\n"
                                       "%%t = stablehlo.tanh %%a : %s\n"
                                       "%%s = stablehlo.logistic %%x : %s\n"
                                       "%%y = stablehlo.divide %%t, %%s : %s\n"
                                       "return %%y : %s\n",
                                       type, type, type, type, type);
    compiled c = compile(type, SR_F32, 2, (int64_t[]){rows, 4}, body);
    const char *llvm = sr_text_get(&c.llvm);
    EXPECT_EQ(strstr(llvm, "fdiv <8 x float>") != NULL, cases[i].vectors);
    if (!cases[i].vectors)
      EXPECT(count_of(llvm, "fdiv float") <= 3); /* one in each of the three functions */
    sr_arena_destroy(c.arena);
    sr_arena_destroy(arena);
  }
}

/* An all_reduce by `region` of elements of `name` is a step with the reduction `wanted`. */
static void expect_reduction(const char *name, sr_dtype dtype, const char *region,
                             sr_reduction wanted) {
  sr_arena *arena = sr_arena_create();
  const char *type = sr_arena_printf(arena, "tensor<4x%s>", name);
  const char *body = sr_arena_printf(
      arena,
      "%%0 = \"stablehlo.all_reduce\"(%%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({\n"
      "^bb0(%%a: tensor<%s>, %%b: tensor<%s>):\n%s : tensor<%s>\n"
      "stablehlo.return %%c : tensor<%s>\n}) : (%s) -> %s\nreturn %%0 : %s",
      name, name, region, name, name, type, type, type);
  compiled c = compile(type, dtype, 1, (int64_t[]){4}, body);
  bool found = false;
  for (uint32_t i = 0; c.executable && i < c.executable->steps.count; i++) {
    const sr_step *step = &c.executable->steps.items[i];
    if (step->kind != SR_STEP_COLLECTIVE)
      continue;
    found = true;
    if (!EXPECT_EQ(step->collective.reduction, wanted))
      fprintf(stderr, "  of %s: %s\n", name, region);
    EXPECT(step->collective.function < c.executable->code.function_count);
  }
  EXPECT(found);
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
}

static void collectives_name_their_reductions(void) {
  static const struct {
    const char *region;
    sr_reduction of_number, of_bool;
  } cases[] = {
      {"%c = stablehlo.add %a, %b", SR_REDUCTION_SUM, SR_REDUCTION_OR},
      {"%c = stablehlo.add %b, %a", SR_REDUCTION_SUM, SR_REDUCTION_OR},
      {"%c = stablehlo.multiply %a, %b", SR_REDUCTION_PRODUCT, SR_REDUCTION_AND},
      {"%c = stablehlo.minimum %a, %b", SR_REDUCTION_MIN, SR_REDUCTION_AND},
      {"%c = stablehlo.maximum %a, %b", SR_REDUCTION_MAX, SR_REDUCTION_OR},
      {"%c = stablehlo.and %a, %b", SR_REDUCTION_AND, SR_REDUCTION_AND},
      {"%c = stablehlo.or %a, %b", SR_REDUCTION_OR, SR_REDUCTION_OR},
      {"%c = stablehlo.xor %a, %b", SR_REDUCTION_XOR, SR_REDUCTION_XOR},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    expect_reduction("i32", SR_I32, cases[i].region, cases[i].of_number);
    expect_reduction("i1", SR_I1, cases[i].region, cases[i].of_bool);
  }
  expect_reduction("f32", SR_F32, "%c = stablehlo.add %a, %b", SR_REDUCTION_SUM);
  expect_reduction("f32", SR_F32, "%c = stablehlo.atan2 %a, %b", SR_REDUCTION_OTHER);
  expect_reduction("f32", SR_F32, "%d = stablehlo.add %a, %b : tensor<f32>\n%c = stablehlo.sine %d",
                   SR_REDUCTION_OTHER);
}

/* Whether an all_reduce of `elements` elements, whose sums are %0, finishes what `behind` makes of
 * them, %r. */
static bool is_finished(int64_t elements, const char *behind) {
  sr_arena *arena = sr_arena_create();
  const char *type = sr_arena_printf(arena, "tensor<%lldxf32>", (long long)elements);
  const char *body = sr_arena_printf(
      arena,
      "%%0 = \"stablehlo.all_reduce\"(%%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({\n"
      "^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n%%c = stablehlo.add %%a, %%b : tensor<f32>\n"
      "stablehlo.return %%c : tensor<f32>\n}) : (%s) -> %s\n"
      "%%h = stablehlo.constant dense<0.5> : %s\n%s : %s\nreturn %%r : %s",
      type, type, type, behind, type, type);
  compiled c = compile(type, SR_F32, 1, (int64_t[]){elements}, body);
  bool finishes = false;
  uint32_t others = 0;
  for (uint32_t i = 0; c.executable && i < c.executable->steps.count; i++) {
    const sr_step *step = &c.executable->steps.items[i];
    if (step->kind == SR_STEP_COLLECTIVE)
      finishes = step->collective.finishes;
    else
      others++;
  }
  EXPECT_EQ(others, !finishes);
  sr_arena_destroy(c.arena);
  sr_arena_destroy(arena);
  return finishes;
}

static void large_sums_are_finished(void) {
  EXPECT(is_finished(1024, "%r = stablehlo.multiply %0, %h"));
  EXPECT(is_finished(1024, "%r = stablehlo.multiply %0, %0"));
  EXPECT(is_finished(1024, "%1 = stablehlo.multiply %0, %h : tensor<1024xf32>\n"
                           "%2 = stablehlo.exponential %1 : tensor<1024xf32>\n"
                           "%r = stablehlo.subtract %h, %2"));
  EXPECT(!is_finished(1023, "%r = stablehlo.multiply %0, %h"));
  EXPECT(!is_finished(1024, "%r = stablehlo.multiply %0, %x"));
  EXPECT(!is_finished(1024, "%1 = stablehlo.multiply %0, %h : tensor<1024xf32>\n"
                            "%r = stablehlo.atan2 %1, %0"));
}

/* A loop whose iterations compute `elements` elements by `op`, whose operand is %y. */
static compiled compile_loop(int64_t elements, const char *op) {
  sr_arena *arena = sr_arena_create();
  const char *type = sr_arena_printf(arena, "tensor<%lldxf32>", (long long)elements);
  const char *body = sr_arena_printf(
      arena,
      "%%r:2 = stablehlo.while(%%i = %%zero, %%y = %%x) : tensor<i32>, %s\n"
      "cond {\n"
      "%%n = stablehlo.constant dense<100> : tensor<i32>\n"
      "%%p = stablehlo.compare LT, %%i, %%n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "stablehlo.return %%p : tensor<i1>\n"
      "} do {\n"
      "%%one = stablehlo.constant dense<1> : tensor<i32>\n"
      "%%j = stablehlo.add %%i, %%one : tensor<i32>\n"
      "%s : %s\n"
      "stablehlo.return %%j, %%s : tensor<i32>, %s\n"
      "}\n"
      "return %%r#1 : %s\n",
      type, op, type, type, type);
  body = sr_arena_printf(arena, "%%zero = stablehlo.constant dense<0> : tensor<i32>\n%s", body);
  compiled c = compile(type, SR_F32, 1, (int64_t[]){elements}, body);
  sr_arena_destroy(arena);
  return c;
}

static bool is_loop_divided(int64_t elements, const char *op) {
  compiled c = compile_loop(elements, op);
  bool is_divided = false;
  for (uint32_t i = 0; c.executable && i < c.executable->steps.count; i++) {
    const sr_step *step = &c.executable->steps.items[i];
    is_divided |= step->kind == SR_STEP_WHILE;
  }
  sr_arena_destroy(c.arena);
  return is_divided;
}

static void work_decides_on_division_of_loops(void) {
  char wave[2][256];
  for (int i = 0; i < 2; i++)
    (void)snprintf(wave[i], sizeof wave[i],
                   "%%z = stablehlo.reverse %%y, dims = [0] : tensor<%dxf32>\n"
                   "%%s = stablehlo.sine %%z",
                   i == 0 ? 1 << 10 : 1 << 18);
  EXPECT(!is_loop_divided(1 << 10, wave[0]));
  EXPECT(is_loop_divided(1 << 18, wave[1]));
  /* one thread updates the array with what others have computed, unless it is computed anew */
  const char *update =
      "%%p = stablehlo.slice %%y [2:%d] : (tensor<1048576xf32>) -> tensor<%dxf32>\n"
      "%%q = stablehlo.multiply %%p, %%p : tensor<%dxf32>\n"
      "%%u = stablehlo.dynamic_update_slice %%y, %%q, %%one : "
      "(tensor<1048576xf32>, tensor<%dxf32>, tensor<i32>) -> tensor<1048576xf32>\n"
      "%%s = stablehlo.negate %%u";
  const struct {
    int elements;
    bool is_divided;
  } updates[] = {{524286, false}, {1048574, true}};
  for (size_t i = 0; i < sizeof updates / sizeof *updates; i++) {
    char op[1024];
    const int n = updates[i].elements;
    (void)snprintf(op, sizeof op, update, n + 2, n, n, n);
    EXPECT_EQ(is_loop_divided(1 << 20, op), updates[i].is_divided);
  }
}

/* A loop whose elements do not depend on each other is one kernel, which threads share if it has
 * much work in all of its 100 iterations. */
static void loops_go_by_strips(void) {
  static const struct {
    int64_t elements, parts;
  } cases[] = {{1 << 6, 1}, {1 << 7, 1}, {1 << 10, 16}, {1000, 16}, {1 << 20, 1 << 14}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    compiled c = compile_loop(cases[i].elements, "%s = stablehlo.sine %y");
    EXPECT(c.executable && c.executable->steps.count > 0);
    if (c.executable) {
      const sr_step *last = &c.executable->steps.items[c.executable->steps.count - 1];
      EXPECT_EQ(last->kind, SR_STEP_KERNEL);
      EXPECT_EQ(last->kernel.extent, cases[i].parts);
    }
    sr_arena_destroy(c.arena);
  }
}

/* So is one inside of another loop, which is a step then. */
static void nested_loops_go_by_strips(void) {
  EXPECT(is_loop_divided(
      1 << 14, "%l:2 = stablehlo.while(%k = %zero, %v = %y) : tensor<i32>, tensor<16384xf32>\n"
               "cond {\n"
               "%m = stablehlo.constant dense<100> : tensor<i32>\n"
               "%q = stablehlo.compare LT, %k, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
               "stablehlo.return %q : tensor<i1>\n"
               "} do {\n"
               "%o = stablehlo.add %k, %one : tensor<i32>\n"
               "%w = stablehlo.sine %v : tensor<16384xf32>\n"
               "stablehlo.return %o, %w : tensor<i32>, tensor<16384xf32>\n"
               "}\n"
               "%s = stablehlo.reverse %l#1, dims = [0]"));
}

/* An update with elements of the window that it overwrites needs no memory. With others it needs as
 * much as the window has, or as the array has if the window is most of it. */
static void updates_need_memory_for_other_elements(void) {
  static const struct {
    int from, elements;
    uint64_t least, most; /* bytes of working memory */
  } cases[] = {{1, 998, 0, 400}, {2, 998, 4000, 4400}, {2, 499, 1996, 2400}, {1, 10, 0, 400}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char op[1024];
    const int from = cases[i].from, n = cases[i].elements;
    (void)snprintf(op, sizeof op,
                   "%%p = stablehlo.slice %%y [%d:%d] : (tensor<1000xf32>) -> tensor<%dxf32>\n"
                   "%%q = stablehlo.multiply %%p, %%p : tensor<%dxf32>\n"
                   "%%u = stablehlo.dynamic_update_slice %%y, %%q, %%one : "
                   "(tensor<1000xf32>, tensor<%dxf32>, tensor<i32>) -> tensor<1000xf32>\n"
                   "%%s = stablehlo.negate %%u",
                   from, from + n, n, n, n);
    compiled c = compile_loop(1000, op);
    if (c.executable)
      EXPECT(c.executable->arena_bytes >= cases[i].least &&
             c.executable->arena_bytes <= cases[i].most);
    sr_arena_destroy(c.arena);
  }
}

/* Eight values of tanh fill a vector. Nine are computed one by one, in registers. */
static void expensive_values_fill_vectors(void) {
  static const struct {
    int64_t elements;
    bool vectors;
  } cases[] = {{8, true}, {9, false}, {4, false}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_arena *arena = sr_arena_create();
    const char *type = sr_arena_printf(arena, "tensor<%dxf32>", (int)cases[i].elements);
    const char *body = sr_arena_printf(
        arena,
        "%%n = stablehlo.constant dense<5000> : tensor<i32>\n"
        "%%one = stablehlo.constant dense<1> : tensor<i32>\n"
        "%%zero = stablehlo.constant dense<0> : tensor<i32>\n"
        "%%r:2 = stablehlo.while(%%y = %%x, %%i = %%zero) : %s, tensor<i32>\n"
        "cond {\n"
        "%%p = stablehlo.compare LT, %%i, %%n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
        "stablehlo.return %%p : tensor<i1>\n"
        "} do {\n"
        "%%t = stablehlo.tanh %%y : %s\n"
        "%%j = stablehlo.add %%i, %%one : tensor<i32>\n"
        "stablehlo.return %%t, %%j : %s, tensor<i32>\n"
        "}\n"
        "return %%r#0 : %s\n",
        type, type, type, type);
    compiled c = compile(type, SR_F32, 1, &cases[i].elements, body);
    const char *llvm = sr_text_get(&c.llvm);
    EXPECT_EQ(strstr(llvm, "fdiv <8 x float>") != NULL, cases[i].vectors);
    EXPECT_EQ(strstr(llvm, "fdiv float") != NULL, !cases[i].vectors);
    sr_arena_destroy(c.arena);
    sr_arena_destroy(arena);
  }
}

/* The first product is a kernel, which threads divide, since each element is a sum of 512 terms.
 * The other one, of i32, is a step, since its factors were converted from 8 bits. */
static void products_of_small_numbers(void) {
  compiled c = compile("tensor<512x512xbf16>", SR_BF16, 2, (int64_t[]){512, 512},
                       "%i = stablehlo.convert %x : (tensor<512x512xbf16>) -> tensor<512x512xi8>\n"
                       "%u = stablehlo.convert %x : (tensor<512x512xbf16>) -> tensor<512x512xui8>\n"
                       "%r = stablehlo.slice %x [1:2, 0:512] : (tensor<512x512xbf16>) -> "
                       "tensor<1x512xbf16>\n"
                       "%v = stablehlo.dot_general %x, %r, contracting_dims = [1] x [1] : "
                       "(tensor<512x512xbf16>, tensor<1x512xbf16>) -> tensor<512x1xbf16>\n"
                       "%a = stablehlo.convert %i : (tensor<512x512xi8>) -> tensor<512x512xi32>\n"
                       "%b = stablehlo.convert %u : (tensor<512x512xui8>) -> tensor<512x512xi32>\n"
                       "%p = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : "
                       "(tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi32>\n"
                       "%q = stablehlo.convert %p : (tensor<512x512xi32>) -> tensor<512x512xbf16>\n"
                       "%w = stablehlo.broadcast_in_dim %v, dims = [0, 1] : "
                       "(tensor<512x1xbf16>) -> tensor<512x512xbf16>\n"
                       "%s = stablehlo.add %q, %w : tensor<512x512xbf16>\n"
                       "return %s : tensor<512x512xbf16>");
  int sums = 0, products = 0;
  for (uint32_t i = 0; c.executable && i < c.executable->steps.count; i++) {
    const sr_step *step = &c.executable->steps.items[i];
    if (step->kind == SR_STEP_GEMM) {
      products++;
      EXPECT_EQ(step->gemm.dtype, SR_I8);
      EXPECT_EQ(step->gemm.dtype_b, SR_U8);
      EXPECT(step->gemm.transpose_a && step->gemm.transpose_b);
    } else if (strstr(step->name, "512x1x")) {
      sums++;
      EXPECT_EQ(step->kernel.extent, 512);
      EXPECT(step->kernel.grain <= 512 / 8);
    }
  }
  EXPECT_EQ(products, 1);
  EXPECT_EQ(sums, 1);
  sr_arena_destroy(c.arena);
}

/* Threads share blocks of elements, so that vectors leave none over, for which a loop would be. */
static void blocks_leave_no_rest(void) {
  compiled c = compile("tensor<65536xf32>", SR_F32, 1, (int64_t[]){65536},
                       "%s = stablehlo.sqrt %x : tensor<65536xf32>\n"
                       "%q = stablehlo.divide %s, %x : tensor<65536xf32>\n"
                       "return %q : tensor<65536xf32>\n");
  const sr_kernel_step *kernel = &c.executable->steps.items[0].kernel;
  EXPECT_EQ(kernel->extent, 65536 / 256);
  EXPECT(kernel->grain * 256 <= 1 << 15);
  EXPECT(count_of(sr_text_get(&c.llvm), "fdiv <") > 0);
  EXPECT_EQ(count_of(sr_text_get(&c.llvm), "fdiv float"), 0);
  sr_arena_destroy(c.arena);
}

/* Vectors of short rows and of complex numbers: no loop for arrays that leave the address space. */
static void pairs_and_rows_fill_vectors(void) {
  compiled c = compile("tensor<4096x3xf32>", SR_F32, 2, (int64_t[]){4096, 3},
                       "%m = stablehlo.iota dim = 0 : tensor<3x3xf32>\n"
                       "%p = stablehlo.dot_general %x, %m, contracting_dims = [1] x [0] : "
                       "(tensor<4096x3xf32>, tensor<3x3xf32>) -> tensor<4096x3xf32>\n"
                       "return %p : tensor<4096x3xf32>\n");
  EXPECT(count_of(sr_text_get(&c.llvm), "fmul reassoc contract <") > 0);
  EXPECT_EQ(count_of(sr_text_get(&c.llvm), "fmul reassoc contract float"), 0);
  sr_arena_destroy(c.arena);
  c = compile("tensor<256x256xcomplex<f32>>", SR_C64, 2, (int64_t[]){256, 256},
              "%r = stablehlo.reverse %x, dims = [0] : tensor<256x256xcomplex<f32>>\n"
              "return %r : tensor<256x256xcomplex<f32>>\n");
  EXPECT(count_of(sr_text_get(&c.llvm), "load <16 x float>") > 0);
  EXPECT_EQ(count_of(sr_text_get(&c.llvm), "load float"), 0);
  sr_arena_destroy(c.arena);
}

/* Sixteen tiles of a product, each of 128 multiplications, are a loop of one that is written. */
static void tiles_are_not_repeated(void) {
  compiled c = compile("tensor<16x64xf32>", SR_F32, 2, (int64_t[]){16, 64},
                       "%i = stablehlo.iota dim = 0 : tensor<16x16xf32>\n"
                       "%m = stablehlo.sine %i : tensor<16x16xf32>\n"
                       "%p = stablehlo.dot_general %m, %x, contracting_dims = [1] x [0] : "
                       "(tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>\n"
                       "return %p : tensor<16x64xf32>\n");
  const int multiplications = count_of(sr_text_get(&c.llvm), "fmul contract <8 x float>");
  EXPECT(multiplications > 0 && multiplications <= 128);
  sr_arena_destroy(c.arena);
}

int main(void) {
  products_of_small_numbers();
  expensive_values_fill_vectors();
  work_decides_on_division_of_loops();
  loops_go_by_strips();
  nested_loops_go_by_strips();
  updates_need_memory_for_other_elements();
  collectives_name_their_reductions();
  large_sums_are_finished();
  long_recurrences_end();
  sums_of_hashes_are_hidden();
  shared_values_count_once();
  copies_are_steps();
  long_bodies_stay_loops_without_vectors();
  depthwise_is_one_step();
  columns_are_written_together();
  alternating_places_are_told_from_others();
  windows_are_stored_in_parts();
  late_large_values_leave_no_gap();
  work_decides_on_vectors();
  sums_share_a_loop();
  long_sums_are_divided();
  extremes_of_all_are_divided();
  equal_layers_share_kernels();
  small_values_fill_several_kernels();
  joined_rows_fill_several_kernels();
  short_loops_are_written_out();
  blocks_leave_no_rest();
  pairs_and_rows_fill_vectors();
  tiles_are_not_repeated();
  return expect_result();
}
