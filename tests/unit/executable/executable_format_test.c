/* Executables as bytes: encoding and decoding, equal bytes for equal executables. Bytes that are
 * cut, flipped or set give an error or an executable that keeps the contract of the plan. */
#include "executable/format.h"

#include <stdlib.h>

#include "executable/convolution.h"
#include "executable/names.h"
#include "executable/verify_plan.h"
#include "support/expect.h"
#include "support/plan_case.h"

static const uint8_t constants[100] = {1, 2, 3};

/* The values of make_everything that have names, with their places. */
static const sr_name_place places[] = {{1, 1, 0}, {2, 1, 0}, {3, 1, 0},
                                       {4, 1, 1}, {5, 1, 0}, {9, 1, 2}};
static const sr_names names = {
    .file = "test.mlir",
    .module = "test",
    .computation = "c0ffee",
    .axis_count = 1,
    .axes = (const char *const[]){"i"},
    .result_count = 2,
    .results = (const char *const[]){"x", "y"},
    .place_count = 6,
    .places = places,
    .origin_count = 2,
    .origins = (const char *const[]){" (from f.py:1:2)", " (from g.py:3:4)"},
};

/* A library call on these 64 bytes, in place. */
static sr_step make_call(sr_ref a) {
  return (sr_step){.kind = SR_STEP_CALL,
                   .name = "fft",
                   .op = 6,
                   .location = "test.mlir:9:1",
                   .call = {.function = SR_CALL_FFT,
                            .dtype = SR_C64,
                            .options = SR_CALL_INVERSE,
                            .batch = 2,
                            .n = 4,
                            .k = 1,
                            .buffers = {a, a}}};
}

/* Regions: 14 elements in shards of 4, each extended by its neighbours' adjacent elements. Devices
 * are in the order of a list or, if `devices` is NULL, of their numbers. */
static uint32_t add_regions(sr_arena *arena, plan *p, const int64_t *devices) {
  static const int64_t in_dims[] = {4}, out_dims[] = {6};
  static const int64_t list[] = {4, 4,  0,  0, 2, 1, /* 4 sources and targets, 2 modes, a patch */
                                 4, -1, 4,  6, 1, 1, /* shards of 4, regions of 6 */
                                 0, 4,  1,  1, 4, 1, /* by the position, both */
                                 4, 0,  14, 0, 0};   /* all */
  const size_t count = sizeof list / sizeof *list;
  sr_transfer_table transfers = {.rank = 1,
                                 .in_dims = in_dims,
                                 .out_dims = out_dims,
                                 .devices = devices,
                                 .device_count = devices ? 4 : 0};
  EXPECT(sr_transfer_regions_read(1, list, count, &transfers.regions));
  EXPECT(!sr_transfer_regions_read(1, list, count - 1, &transfers.regions));
  return plan_transfers(arena, p, &transfers);
}

/* Transfers of 4 x 4 into 3 x 4. The plan's first table is empty; the two last ones have regions
 * that share one list of devices. `variant` 1 has that list twice. */
static sr_step make_redistribute(sr_arena *arena, plan *p, int variant, sr_ref in, sr_ref out) {
  static const int64_t in_dims[] = {4, 4}, out_dims[] = {3, 4};
  static const int64_t rows[] = {1, 0, 1, 4, 0, 0, 2, 0, /* a row */
                                 2, 0, 2, 2, 1, 2, 0, 0, /* a corner of two */
                                 3, 3, 3, 4, 1, 0, 0, 0};
  static const int64_t order[] = {2, 0, 3, 1};
  plan_transfers(arena, p, &(sr_transfer_table){.rank = 0});
  uint32_t table = plan_transfers(
      arena, p,
      &(sr_transfer_table){
          .rank = 2, .row_count = 3, .in_dims = in_dims, .out_dims = out_dims, .rows = rows});
  add_regions(arena, p, order);
  add_regions(arena, p, variant ? sr_arena_copy(arena, order, sizeof order) : order);
  return plan_collective((sr_collective_step){.kind = SR_COLLECTIVE_REDISTRIBUTE,
                                              .dtype = SR_F32,
                                              .in = in,
                                              .out = out,
                                              .groups = table,
                                              .function = UINT32_MAX});
}

/* C = A B^T for square matrices; `types` are those of A, B, the sums and C. */
static sr_gemm_step square_gemm(const sr_dtype *types, int64_t size, sr_ref a, sr_ref b, sr_ref c) {
  return (sr_gemm_step){.dtype = types[0],
                        .dtype_b = types[1],
                        .sum = types[2],
                        .result = types[3],
                        .transpose_b = true,
                        .batch = 1,
                        .m = size,
                        .n = size,
                        .k = size,
                        .lda = size,
                        .ldb = size,
                        .ldc = size,
                        .a = a,
                        .b = b,
                        .c = c};
}

/* A convolution of CPUs: of 8 places of an image, 6 are read, and 10 windows. */
static sr_step make_direct(sr_ref images, sr_ref filters, sr_ref products) {
  return (sr_step){.kind = SR_STEP_CONVOLUTION,
                   .name = "direct",
                   .location = "",
                   .convolution = {.dtype = SR_F32,
                                   .features_last = true,
                                   .filters_last = true,
                                   .spatial = 1,
                                   .batch = 1,
                                   .groups = 1,
                                   .in_features = 1,
                                   .out_features = 2,
                                   .image = {8},
                                   .window = {2},
                                   .places = {10},
                                   .stride = {1},
                                   .padding = {-2},
                                   .dilation = {1},
                                   .arrays = {images, filters, products}}};
}

/* A watch of one result and one operand. */
static sr_step make_watch(sr_arena *arena, sr_ref made, sr_ref read) {
  const sr_watched values[] = {{SR_F32, made}, {SR_C128, read}};
  return (sr_step){
      .kind = SR_STEP_WATCH,
      .name = "stablehlo.real tensor<16xf32>",
      .location = "",
      .watch = {.made = 1, .count = 2, .values = sr_arena_copy(arena, values, sizeof values)}};
}

/* A plan with every kind of step, two meshes, an alias and imports. `variant` 1 shares what variant
 * 0 copies, and has other names. */
static plan *make_everything(sr_arena *arena, int variant) {
  plan *p = plan_create(arena, 4, 3, 4096);
  sr_executable *e = &p->executable;
  e->constants = constants;
  e->constant_bytes = sizeof constants;
  static const char *const imports[] = {"memcpy", "memset"};
  e->code.imports = imports;
  e->code.import_count = 2;
  e->code.import_offset = PLAN_TEXT_BYTES;
  e->code.image_bytes = PLAN_TEXT_BYTES + 16;
  uint8_t *image = sr_arena_alloc(arena, e->code.image_bytes);
  memset(image, 0x5a, e->code.image_bytes);
  e->code.image = image;
  plan_argument(arena, p, SR_F32, 64, true);
  plan_argument(arena, p, SR_I32, 1, false);
  plan_result(arena, p, SR_F32, 64, true);
  plan_result(arena, p, SR_I32, 1, false);
  p->arguments[0].donated = true;
  p->arguments[0].alias = 0;
  p->results[0].alias = 0;
  static const int32_t token_places[] = {0, 1, 1, 2};
  p->executable.signature.argument_tokens = (sr_tokens){4, token_places};
  p->arguments[0].name = "arg0";
  p->arguments[1].name = "arg1";
  p->results[1].name = "y";

  static const int64_t ids[4] = {3, 1, 0, 2};
  sr_mesh *other = SR_NEW(arena, sr_mesh);
  *other = p->mesh;
  other->device_ids = ids;
  p->results[1].sharding.mesh = other;
  p->arguments[1].unreduced = (sr_sharding){other, 1, p->results[0].sharding.dims};
  p->arguments[1].reduction = SR_REDUCTION_MAX;
  p->inspected = p->results[1];
  p->executable.signature.inspected_count = 1;
  p->executable.signature.inspected = &p->inspected;
  sr_mesh *twin = SR_NEW(arena, sr_mesh);
  *twin = p->mesh;
  p->results[0].sharding.mesh = variant ? twin : &p->mesh;
  if (variant) {
    p->executable.name = "other";
    p->results[0].name = "z";
    twin->name = "meadow";
    p->axis.name = "ax";
  }

  uint32_t pairs_of_two = plan_groups(arena, p, 2, 2, (int32_t[]){0, 1, 2, 3});
  uint32_t ragged = plan_groups(arena, p, 2, 3, (int32_t[]){0, 1, 2, 3, -1, -1});
  uint32_t ring = plan_groups(arena, p, 4, 2, (int32_t[]){0, 1, 1, 2, 2, 3, 3, 0});
  sr_ref a = plan_memory(64, 64), b = plan_memory(128, 64), c = plan_memory(192, 128),
         flag = plan_memory(320, 1);
  sr_step reduce = plan_collective((sr_collective_step){.kind = SR_COLLECTIVE_ALL_REDUCE,
                                                        .dtype = SR_F32,
                                                        .outer = 1,
                                                        .chunk = 16,
                                                        .in = a,
                                                        .out = b,
                                                        .groups = ragged,
                                                        .reduction = SR_REDUCTION_SUM,
                                                        .finishes = true,
                                                        .function = 2});
  sr_step gather = plan_collective((sr_collective_step){.kind = SR_COLLECTIVE_ALL_GATHER,
                                                        .dtype = SR_F32,
                                                        .outer = 2,
                                                        .chunk = 8,
                                                        .in = a,
                                                        .out = c,
                                                        .groups = pairs_of_two,
                                                        .function = UINT32_MAX});
  sr_step permute = plan_collective((sr_collective_step){.kind = SR_COLLECTIVE_PERMUTE,
                                                         .dtype = SR_F32,
                                                         .outer = 1,
                                                         .chunk = 16,
                                                         .in = a,
                                                         .out = b,
                                                         .groups = ring,
                                                         .function = UINT32_MAX});
  const sr_dtype f32[] = {SR_F32, SR_F32, SR_F32, SR_F32};
  sr_step gemm = {.kind = SR_STEP_GEMM,
                  .name = "gemm",
                  .op = 6,
                  .location = "test.mlir:9:1",
                  .gemm = square_gemm(f32, 4, a, plan_constant(0, 64), b)};
  sr_while_step loop = {.body_count = 2, .predicates = {flag, flag}, .trip_count = -1};
  for (int i = 0; i < 2; i++) {
    loop.conditions[i] = PLAN_STEPS(arena, PLAN_KERNEL(arena, 0, 1, 1, flag, a));
    loop.bodies[i] = PLAN_STEPS(arena, reduce, plan_copy(b, a));
  }
  loop.settle = PLAN_STEPS(arena, plan_copy(b, a));
  sr_step_list branches[2] = {PLAN_STEPS(arena, plan_while(loop)), {0}};
  e->steps = PLAN_STEPS(
      arena, PLAN_KERNEL(arena, 1, 16, 4, a, plan_arg(0, 64)), gather, permute, gemm,
      plan_agree(flag, ragged), plan_case(arena, plan_arg(1, 4), false, 2, branches),
      plan_copy(a, plan_res(0, 64)), plan_copy(plan_arg(1, 4), plan_res(1, 4)), make_call(a),
      make_redistribute(arena, p, variant, a, plan_memory(128, 48)), make_direct(a, b, c),
      make_watch(arena, a, plan_memory(192, 128)), plan_host_call(arena, a, plan_memory(128, 32)),
      plan_target_call(arena, 1, a, plan_memory(128, 32)),
      plan_target_call(arena, 0, a, plan_memory(128, 32)));
  return p;
}

/* A convolution of two groups in which every kind of number is another one. */
static sr_step make_convolution(sr_convolution_kind kind) {
  return (sr_step){.kind = SR_STEP_CONVOLUTION,
                   .name = "convolution",
                   .location = "",
                   .convolution = {.kind = kind,
                                   .dtype = SR_BF16,
                                   .features_last = kind == SR_CONVOLUTION_DATA_GRADIENT,
                                   .spatial = 2,
                                   .batch = 3,
                                   .groups = 2,
                                   .in_features = 4,
                                   .out_features = 6,
                                   .image = {7, 8},
                                   .window = {3, 2},
                                   .places = {4, 3},
                                   .stride = {2, 3},
                                   .padding = {1, 1},
                                   .dilation = {1, 2},
                                   .arrays = {plan_memory(64, 1344), plan_memory(1408, 144),
                                              plan_memory(1600, 432)}}};
}

/* A plan for GPUs: a kernel of each form, a product of small floats, three loops, and convolutions.
 * The GPU can run one of the loops alone. */
static plan *make_gpu_plan(sr_arena *arena) {
  plan *p = plan_create(arena, 1, 2 + SR_DECISIONS, 4096);
  sr_code *code = &p->executable.code;
  code->target = (sr_target){SR_TARGET_CUDA, 90};
  code->text_bytes = 0;
  memset((void *)(uintptr_t)code->image, 0, code->image_bytes);
  const sr_ref a = plan_memory(64, 64), b = plan_memory(128, 64);
  sr_step grid = PLAN_KERNEL(arena, 0, 16, 4, a, b), block = PLAN_KERNEL(arena, 1, 1, 1, b);
  grid.kernel.form = SR_FORM_GRID;
  grid.kernel.threads = 256;
  block.kernel.form = SR_FORM_BLOCK;
  block.kernel.threads = 32;
  block.kernel.shared_bytes = 512;
  const sr_step gemm = {.kind = SR_STEP_GEMM,
                        .name = "gemm",
                        .location = "",
                        .gemm = {.dtype = SR_BF16,
                                 .dtype_b = SR_BF16,
                                 .sum = SR_F32,
                                 .result = SR_F32,
                                 .batch = 1,
                                 .m = 4,
                                 .n = 4,
                                 .k = 8,
                                 .lda = 8,
                                 .ldb = 4,
                                 .ldc = 4,
                                 .a = a,
                                 .b = plan_memory(256, 64),
                                 .c = b}};
  /* A Fourier transform can be a part of a graph, a factorisation cannot. */
  sr_step potrf = make_call(a);
  potrf.call = (sr_call_step){.function = SR_CALL_POTRF,
                              .dtype = SR_F32,
                              .batch = 1,
                              .n = 4,
                              .buffers = {a, a, plan_memory(384, 4)}};
  code->decides = true;
  sr_step short_factors = gemm;
  short_factors.gemm.dtype = short_factors.gemm.dtype_b = SR_F32;
  short_factors.gemm.tf32 = true;
  short_factors.gemm.a = short_factors.gemm.b = plan_memory(256, 64);
  short_factors.gemm.k = short_factors.gemm.lda = 4;
  sr_step short_images = make_convolution(SR_CONVOLUTION_FORWARD);
  short_images.convolution.dtype = SR_F32;
  short_images.convolution.tf32 = true;
  short_images.convolution.arrays[SR_CONVOLUTION_IMAGES].bytes = 2688;
  short_images.convolution.arrays[SR_CONVOLUTION_FILTERS] = plan_memory(2752, 288);
  short_images.convolution.arrays[SR_CONVOLUTION_PRODUCTS] = plan_memory(3072, 864);
  sr_step integers = gemm, floats = gemm;
  const sr_dtype of_integers[] = {SR_I8, SR_I8, SR_I32, SR_I32};
  const sr_dtype of_floats[] = {SR_F8E4M3FN, SR_F8E5M2, SR_F32, SR_BF16};
  integers.gemm = square_gemm(of_integers, 4, a, a, b);
  floats.gemm = square_gemm(of_floats, 16, plan_memory(512, 256), plan_memory(768, 256),
                            plan_memory(1024, 512));
  const sr_while_step of_kernels = {
      .body_count = 1,
      .trip_count = 3,
      .bodies = {PLAN_STEPS(arena, grid, make_convolution(SR_CONVOLUTION_FORWARD), make_call(a))}};
  const sr_while_step of_calls = {
      .body_count = 1, .trip_count = 5, .bodies = {PLAN_STEPS(arena, grid, gemm, potrf)}};
  const sr_while_step by_calls = {.body_count = 1,
                                  .trip_count = -1,
                                  .conditions = {PLAN_STEPS(arena, potrf)},
                                  .predicates = {plan_memory(320, 1)}};
  p->executable.steps = PLAN_STEPS(
      arena, grid, block, gemm, plan_while(by_calls), plan_while(of_kernels), plan_while(of_calls),
      make_convolution(SR_CONVOLUTION_FORWARD), make_convolution(SR_CONVOLUTION_DATA_GRADIENT),
      make_convolution(SR_CONVOLUTION_FILTER_GRADIENT), short_factors, short_images, integers,
      floats);
  return p;
}

/* Copies to 16-byte aligned memory of exactly that size, so that a sanitizer detects reads beyond
 * it. */
static uint8_t *exact_copy(const uint8_t *bytes, size_t count) {
  uint8_t *copy = aligned_alloc(16, (count + 15) / 16 * 16);
  memcpy(copy, bytes, count);
  return copy;
}

static void test_round_trip(void) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const uint8_t *bytes, *twin, *again;
  size_t count, twin_count, again_count;
  plan *p = make_everything(arena, 0);
  EXPECT_EQ(sr_executable_encode(&ctx, &p->executable, arena, &bytes, &count), SR_OK);
  EXPECT_STRING(ctx.message, "");
  EXPECT_EQ(
      sr_executable_encode(&ctx, &make_everything(arena, 1)->executable, arena, &twin, &twin_count),
      SR_OK);
  EXPECT(count == twin_count && memcmp(bytes, twin, count) == 0);

  sr_executable *e;
  if (!EXPECT_EQ(sr_executable_decode(&ctx, bytes, count, arena, &e), SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return;
  }
  EXPECT_EQ(sr_executable_encode(&ctx, e, arena, &again, &again_count), SR_OK);
  EXPECT(count == again_count && memcmp(bytes, again, count) == 0);

  EXPECT(e->name == NULL && e->steps.items[0].location[0] == 0);
  EXPECT_EQ(e->signature.device_count, 4);
  EXPECT_EQ(e->signature.argument_count, 2);
  EXPECT(e->signature.results[1].name == NULL && e->signature.arguments[0].donated);
  EXPECT_EQ(e->steps.items[3].op, 6);
  EXPECT(e->signature.arguments[0].sharding.mesh == e->signature.results[0].sharding.mesh);
  EXPECT_EQ(e->signature.results[1].sharding.mesh->device_ids[0], 3);
  EXPECT(e->signature.argument_tokens.count == 4 && e->signature.result_tokens.count == 0);
  EXPECT(e->signature.argument_tokens.before[1] == 1 &&
         e->signature.argument_tokens.before[3] == 2);
  EXPECT(e->signature.arguments[0].unreduced.rank == 0);
  EXPECT(e->signature.arguments[1].unreduced.mesh == e->signature.results[1].sharding.mesh);
  EXPECT_EQ(e->signature.arguments[1].unreduced.dims[0].axes[0].size, 4);
  EXPECT_EQ(e->signature.arguments[1].reduction, SR_REDUCTION_MAX);
  EXPECT_EQ(e->signature.inspected_count, 1);
  EXPECT(e->signature.inspected[0].sharding.mesh == e->signature.results[1].sharding.mesh);
  EXPECT_EQ(e->signature.inspected[0].rank, e->signature.results[1].rank);
  EXPECT_EQ(((uintptr_t)e->constants - (uintptr_t)bytes) % 4096, 0);
  EXPECT_EQ(((uintptr_t)e->code.image - (uintptr_t)bytes) % 4096, 0);
  EXPECT(memcmp(e->constants, constants, sizeof constants) == 0 && e->code.image[0] == 0x5a);
  EXPECT_STRING(e->code.imports[1], "memset");
  EXPECT_EQ(e->steps.count, 15);
  EXPECT_EQ(e->steps.items[11].watch.values[1].dtype, SR_C128);
  const sr_host_call_step *call = &e->steps.items[12].host_call;
  EXPECT(call->index == 5 && call->partition == 2 && call->has_token);
  EXPECT(call->operand_count == 1 && call->result_count == 1);
  EXPECT(call->ports[0].rank == 2 && call->ports[0].dims[1] == 4 && call->ports[1].dtype == SR_I64);
  EXPECT_EQ(sr_plan_host_calls(&e->steps, true), 2);
  EXPECT_EQ(sr_plan_host_calls(&e->steps, false), 1);
  call = &e->steps.items[13].host_call;
  EXPECT_STRING(call->target, "mine");
  EXPECT(call->index == 1 && call->site == 1 && call->partition == -1 && !call->has_token);
  EXPECT(call->operand_count == 2 && call->result_count == 3 && call->attributes.count == 2);
  EXPECT(call->ports[0].is_token && call->ports[3].is_token && call->ports[2].over == 2);
  const sr_host_attribute *told = call->attributes.items;
  EXPECT_STRING(told[0].members.items[1].name, "s");
  EXPECT(told[0].members.count == 2 && told[0].members.items[1].bytes == 3);
  EXPECT(memcmp(told[0].members.items[1].data, "a\0b", 3) == 0);
  EXPECT_EQ(*(const int64_t *)told[0].members.items[0].data, -7);
  EXPECT(told[1].kind == SR_HOST_ARRAY && told[1].dtype == SR_F32 && told[1].bytes == 12);
  EXPECT_EQ(((const float *)told[1].data)[2], 3);
  EXPECT_EQ(e->steps.items[5].branch.branches[0].items[0].loop.settle.count, 1);
  EXPECT_EQ(e->steps.items[3].gemm.k, 4);
  EXPECT_EQ(e->steps.items[8].call.n, 4);
  EXPECT_EQ(e->groups[1].devices[4], -1);
  EXPECT_EQ(e->transfer_table_count, 4);
  EXPECT(e->transfers[0].rank == 0 && e->transfers[0].row_count == 0);
  EXPECT(e->transfers[1].rank == 2 && e->transfers[1].row_count == 3);
  EXPECT(e->transfers[1].in_dims[0] == 4 && e->transfers[1].out_dims[0] == 3);
  EXPECT(memcmp(e->transfers[1].rows, p->executable.transfers[1].rows, 24 * sizeof(int64_t)) == 0);
  EXPECT(!sr_transfers_have_regions(&e->transfers[1]) &&
         sr_transfers_have_regions(&e->transfers[2]));
  EXPECT(e->transfers[1].devices == NULL && e->transfers[2].devices &&
         e->transfers[2].device_count == 4);
  EXPECT(e->transfers[2].devices == e->transfers[3].devices && e->transfers[2].devices[2] == 3);
  EXPECT(e->transfers[3].regions.patch_count == 1);
  EXPECT(memcmp(sr_transfer_regions_list(&e->transfers[3].regions),
                sr_transfer_regions_list(&p->executable.transfers[3].regions),
                23 * sizeof(int64_t)) == 0);

  EXPECT_EQ(sr_executable_name(&ctx, e, &names, arena), SR_OK);
  EXPECT_STRING(e->steps.items[3].origin, " (from g.py:3:4)");
  EXPECT(e->steps.items[0].origin == NULL);
  p->mesh.name = NULL; /* a mesh is identified by its axes */
  ((sr_mesh *)(uintptr_t)p->results[1].sharding.mesh)->name = NULL;
  sr_text one = {.arena = arena}, two = {.arena = arena};
  sr_executable_format(&p->executable, &one);
  sr_executable_format(e, &two);
  EXPECT_STRING(sr_text_get(&one), sr_text_get(&two));
  sr_arena_destroy(arena);
}

/* The table of names is encoded and decoded; damaged, it is refused or stays inside its bytes. */
static void test_names(void) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const void *bytes;
  size_t count;
  sr_names again;
  sr_names_encode(&names, arena, &bytes, &count);
  EXPECT_EQ(sr_names_decode(&ctx, bytes, count, arena, &again), SR_OK);
  EXPECT_STRING(again.file, "test.mlir");
  EXPECT_STRING(again.module, "test");
  EXPECT_STRING(again.computation, "c0ffee");
  EXPECT_STRING(again.axes[0], "i");
  EXPECT_STRING(again.results[1], "y");
  EXPECT_EQ(again.places[5].line, 9);
  EXPECT_EQ(again.places[5].origin, 2);
  EXPECT_STRING(again.origins[1], " (from g.py:3:4)");
  for (size_t length = 0; length < count; length++) {
    uint8_t *cut = exact_copy(bytes, length);
    EXPECT_EQ(sr_names_decode(&ctx, cut, length, arena, &again), SR_ERR_INVALID);
    free(cut);
  }
  for (size_t i = 0; i < count; i++) {
    uint8_t *changed = exact_copy(bytes, count);
    changed[i] ^= 0x81;
    sr_names_decode(&ctx, changed, count, arena, &again);
    free(changed);
  }

  /* A table that is too short for the executable, as of another program. */
  for (int part = 0; part < 4; part++) {
    sr_names less = names;
    less.axis_count -= part == 0;
    less.result_count -= part == 1;
    less.place_count -= part == 2;
    less.origin_count -= part == 3;
    sr_ctx own = {0};
    EXPECT_EQ(sr_executable_name(&own, &make_everything(arena, 0)->executable, &less, arena),
              SR_ERR_INVALID);
    EXPECT_CONTAINS(own.message, "test.mlir");
  }
  sr_arena_destroy(arena);
}

/* Bytes that the decoder accepts keep the plan's contract; others give an error message. */
static void decode_damaged(const uint8_t *bytes, size_t count, bool must_fail) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_executable *e;
  uint8_t *copy = exact_copy(bytes, count);
  sr_status status = sr_executable_decode(&ctx, copy, count, arena, &e);
  if (status == SR_OK) {
    EXPECT(!must_fail);
    EXPECT_EQ(sr_executable_verify(&ctx, e), SR_OK);
    sr_text text = {.arena = arena};
    sr_executable_format(e, &text);
  } else {
    EXPECT(ctx.message[0] != 0 && e == NULL);
  }
  free(copy);
  sr_arena_destroy(arena);
}

static void test_damage(void) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const uint8_t *bytes;
  size_t count;
  plan *p = make_everything(arena, 0);
  EXPECT_EQ(sr_executable_encode(&ctx, &p->executable, arena, &bytes, &count), SR_OK);
  uint64_t described;
  memcpy(&described, bytes + 24, sizeof described);
  size_t end = 64 + (size_t)described;
  for (size_t length = 0; length < count; length += length < end ? 1 : 512)
    decode_damaged(bytes, length, true);
  uint8_t *changed = sr_arena_copy(arena, bytes, count);
  /* Not each byte under valgrind, for which nothing is slower. */
  for (size_t i = 0; i < end; i += expect_slowness() > 10 ? 3 : 1) {
    static const uint8_t values[] = {0x00, 0xff, 0x80, 0x01, 0x7f};
    for (size_t v = 0; v < sizeof values; v++) {
      changed[i] = values[v];
      decode_damaged(changed, count, false);
    }
    for (int bit = 0; bit < 8; bit++) {
      changed[i] = (uint8_t)(bytes[i] ^ (1 << bit));
      decode_damaged(changed, count, false);
    }
    changed[i] = bytes[i];
  }
  sr_arena_destroy(arena);
}

/* ---- contracts ------------------------------------------------------------------------------ */

/* Changes the plan of make_everything and compares the error message. */
#define REFUSED_BY(make, part, change)                                                             \
  do {                                                                                             \
    sr_arena *arena = sr_arena_create();                                                           \
    sr_ctx ctx = {0};                                                                              \
    plan *p = make;                                                                                \
    sr_executable *e = &p->executable;                                                             \
    sr_step *s = e->steps.items;                                                                   \
    (void)s;                                                                                       \
    change;                                                                                        \
    EXPECT(sr_executable_verify(&ctx, e) != SR_OK);                                                \
    EXPECT_CONTAINS(ctx.message, part);                                                            \
    sr_arena_destroy(arena);                                                                       \
  } while (0)
#define REFUSED(part, change) REFUSED_BY(make_everything(arena, 0), part, change)

#define REFUSED_GPU(part, change) REFUSED_BY(make_gpu_plan(arena), part, change)

static void test_gpu_plan(void) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const uint8_t *bytes, *again;
  size_t count, again_count;
  sr_executable *made = &make_gpu_plan(arena)->executable, *e;
  EXPECT_EQ(sr_executable_encode(&ctx, made, arena, &bytes, &count), SR_OK);
  if (!EXPECT_EQ(sr_executable_decode(&ctx, bytes, count, arena, &e), SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return;
  }
  EXPECT_EQ(sr_executable_encode(&ctx, e, arena, &again, &again_count), SR_OK);
  EXPECT(count == again_count && memcmp(bytes, again, count) == 0);
  sr_text text = {.arena = arena};
  sr_executable_format(e, &text);
  const char *got = sr_text_get(&text);
  EXPECT_CONTAINS(got, "on 1 device, sm_90\n");
  EXPECT_CONTAINS(got, "\n    arena+0x40  2688 bytes, first for convolution\n"
                       "    arena+0x40  1344 bytes, first for convolution\n");
  EXPECT_CONTAINS(got, "kernel 0 (arena+0x40[64], arena+0x80[64]) in a grid of 256s over 16 by 4");
  EXPECT_CONTAINS(got, "kernel 1 (arena+0x80[64]) in a block of 32 sharing 512 B");
  EXPECT_CONTAINS(got, "gemm bf16 in f32 to f32 arena+0x80[64][4,4] = ");
  EXPECT_CONTAINS(got, "gemm tf32 in f32 to f32 arena+0x80[64][4,4] = ");
  EXPECT_CONTAINS(got, "gemm i8 in i32 to i32 ");
  EXPECT_CONTAINS(got, "gemm f8E4M3FN by f8E5M2 in f32 to bf16 ");
  EXPECT_CONTAINS(got, "  while, driven by the host  #");
  EXPECT_CONTAINS(got, "while, 3 times  #");
  EXPECT_CONTAINS(got, "while, 5 times, driven by the host  #");
  EXPECT_CONTAINS(got,
                  "  convolution bf16, features first: products arena+0x640[432][3,6,4,3] from "
                  "images arena+0x40[1344][3,4,7,8], filters arena+0x580[144][6,2,3,2], "
                  "stride [2,3], padding [1,1], dilation [1,2], 2 groups  # convolution");
  EXPECT_CONTAINS(got, "  data gradient bf16, features last: images arena+0x40[1344][3,7,8,4] from "
                       "filters arena+0x580[144][6,3,2,2], products arena+0x640[432][3,4,3,6], ");
  EXPECT_CONTAINS(got, "  convolution tf32, features first: products arena+0xc00[864]");
  EXPECT_CONTAINS(got, "  filter gradient bf16, features first: filters arena+0x580[144][6,2,3,2] "
                       "from images arena+0x40[1344][3,4,7,8], products arena+0x640[432]");
  sr_arena_destroy(arena);
}

static void test_gpu_contracts(void) {
  REFUSED_GPU("form is not that", s[0].kernel.form = SR_FORM_RANGE);
  REFUSED_GPU("size of its blocks", s[0].kernel.threads = 0);
  REFUSED_GPU("size of its blocks", s[0].kernel.threads = 1025);
  REFUSED_GPU("size of its blocks", s[1].kernel.shared_bytes = 1 << 20);
  REFUSED_GPU("only block", s[1].kernel.extent = 2);
  REFUSED_GPU("element types", s[2].gemm.sum = SR_BF16);
  REFUSED_GPU("element types", s[2].gemm.result = SR_F16);
  REFUSED_GPU("element types", s[2].gemm.tf32 = true);
  REFUSED_GPU("element types", s[2].gemm.dtype_b = SR_F16);
  REFUSED_GPU("element types", s[11].gemm.dtype = SR_I4);
  REFUSED_GPU("element types", s[11].gemm.dtype_b = SR_U8);
  REFUSED_GPU("element types", s[11].gemm.result = SR_F32);
  REFUSED_GPU("element types", s[11].gemm.transpose_a = true);
  REFUSED_GPU("element types", s[11].gemm.transpose_b = false);
  REFUSED_GPU("element types", s[11].gemm.m = 2);
  REFUSED_GPU("element types", s[11].gemm.n = 2);
  REFUSED_GPU("element types", s[11].gemm.k = 2);
  REFUSED_GPU("element types", s[11].gemm.ldb = 6);
  REFUSED_GPU("element types", s[12].gemm.dtype = SR_F8E5M2);
  REFUSED_GPU("element types", s[12].gemm.dtype_b = SR_F8E4M3);
  REFUSED_GPU("element types", s[12].gemm.result = SR_F64);
  REFUSED_GPU("element types", s[12].gemm.lda = 24);
  REFUSED_GPU("a matrix leaves", s[2].gemm.c.bytes = 63);
  REFUSED_GPU("no known device", e->code.target.level = 79);
  REFUSED_GPU("no known device", e->code.target.family = (sr_target_family)9);
  REFUSED_GPU("parts of x86-64", e->code.text_bytes = 4096);
  REFUSED_GPU("has no end", ((uint8_t *)(uintptr_t)e->code.image)[e->code.image_bytes - 1] = 1);
  REFUSED_GPU("has no module", ((uint64_t *)(uintptr_t)e->code.functions)[1] = 8);
  REFUSED_GPU("has no module", e->code.image_bytes = 16);
  REFUSED_GPU("that decide", e->code.function_count = SR_DECISIONS - 1);
}

static void test_convolution_contracts(void) {
  REFUSED("filters of this layout", s[3] = make_convolution(SR_CONVOLUTION_FORWARD));
  REFUSED("leave their memory", s[10].convolution.places[0] = 17);
  REFUSED("size is out of range", s[10].convolution.padding[0] = INT64_MIN);
  REFUSED("filters come last only", s[10].convolution.features_last = false);
  REFUSED_GPU("filters of this layout", s[10].convolution = make_direct(s[6].convolution.arrays[0],
                                                                        s[6].convolution.arrays[1],
                                                                        s[6].convolution.arrays[2])
                                                                .convolution);
  REFUSED_GPU("kind of convolution does not exist",
              s[6].convolution.kind = (sr_convolution_kind)SR_CONVOLUTION_ARRAYS);
  REFUSED_GPU("of this element type", s[6].convolution.dtype = SR_C64);
  REFUSED_GPU("can be rounded to TF32", s[6].convolution.tf32 = true);
  REFUSED_GPU("1 to 3 dimensions", s[6].convolution.spatial = 0);
  REFUSED_GPU("1 to 3 dimensions", s[6].convolution.spatial = 4);
  REFUSED_GPU("divide its features", s[6].convolution.groups = 4);
  REFUSED_GPU("divide its features", s[6].convolution.groups = 3);
  REFUSED_GPU("size is out of range", s[6].convolution.batch = 0);
  REFUSED_GPU("size is out of range", s[6].convolution.groups = 0);
  REFUSED_GPU("size is out of range", s[6].convolution.stride[1] = 0);
  REFUSED_GPU("size is out of range", s[6].convolution.dilation[0] = INT64_MAX);
  REFUSED_GPU("size is out of range", s[6].convolution.padding[0] = -1);
  REFUSED_GPU("size is out of range", s[6].convolution.padding[1] = INT64_MAX);
  REFUSED_GPU("size is out of range", s[6].convolution.batch = INT32_MAX);
  REFUSED_GPU("windows do not fit", s[6].convolution.places[1] = 4);
  REFUSED_GPU("windows do not fit", s[6].convolution.window[0] = 10);
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    REFUSED_GPU("data leave their memory", s[6].convolution.arrays[i].bytes--);
  for (uint32_t kind = 0; kind < 3; kind++) {
    const int result = sr_convolution_result((sr_convolution_kind)kind);
    REFUSED_GPU("writes to a constant",
                s[6 + kind].convolution.arrays[result] = plan_constant(0, 1344));
    REFUSED_GPU("result overlaps",
                s[6 + kind].convolution.arrays[(result + 1) % 3] = plan_memory(64, 2000));
  }
}

/* Makes step 1 an all-reduce of 64 bytes in the memory `in`, with its result in `out`. */
static void make_all_reduce(sr_step *steps, sr_ref in, sr_ref out) {
  sr_collective_step *c = &steps[1].collective;
  *c = (sr_collective_step){.kind = SR_COLLECTIVE_ALL_REDUCE,
                            .dtype = SR_F32,
                            .outer = 1,
                            .chunk = 16,
                            .in = in,
                            .out = out,
                            .groups = c->groups,
                            .reduction = SR_REDUCTION_SUM,
                            .function = 2};
}

static bool is_sound(sr_arena *arena, sr_ref in, sr_ref out) {
  sr_ctx ctx = {0};
  plan *made = make_everything(arena, 0);
  make_all_reduce(made->executable.steps.items, in, out);
  return sr_executable_verify(&ctx, &made->executable) == SR_OK;
}

static void test_all_reduce_in_place(void) {
  sr_arena *scratch = sr_arena_create();
  EXPECT(is_sound(scratch, plan_memory(64, 64), plan_memory(128, 64)));
  EXPECT(is_sound(scratch, plan_memory(64, 64), plan_memory(64, 64)));
  sr_arena_destroy(scratch);
  REFUSED("input overlaps its output",
          make_all_reduce(s, plan_memory(64, 128), plan_memory(128, 64)));
  REFUSED("input overlaps its output",
          make_all_reduce(s, plan_memory(64, 64), plan_memory(64, 128)));
}

static void test_refused_tokens(void) {
  static const int32_t behind[] = {0, 3}, falling[] = {1, 0};
  const sr_tokens too_far = {2, behind}, disordered = {2, falling};
  REFUSED("token 1 stands at place 3 of 2", e->signature.result_tokens = too_far);
  REFUSED("token 1 stands at place 0 of 2", e->signature.argument_tokens = disordered);
  REFUSED("inspected value 0 has no sound type", e->signature.inspected[0].rank = 99);
}

static void test_refused_reductions(void) {
  REFUSED("nothing combines the terms of argument 1",
          e->signature.arguments[1].reduction = SR_REDUCTION_NONE);
  REFUSED("nothing combines the terms of argument 1",
          e->signature.arguments[1].reduction = SR_REDUCTION_XOR);
}

static void test_contracts(void) {
  REFUSED("form is not that", s[0].kernel.form = SR_FORM_GRID);
  REFUSED("size of its blocks", s[0].kernel.threads = 32);
  REFUSED("element types", s[3].gemm.dtype = s[3].gemm.dtype_b = s[3].gemm.result = SR_BF16);
  REFUSED("element types", s[3].gemm.tf32 = true);
  REFUSED("leaves its memory", s[0].kernel.buffers[0].bytes = 4096);
  REFUSED("leaves its memory", s[0].kernel.buffers[0].offset = UINT64_MAX - 63);
  REFUSED("not aligned to 64", s[0].kernel.buffers[0].offset = 65);
  REFUSED("leaves its memory", s[0].kernel.buffers[1].bytes = 65);
  REFUSED("argument that does not exist", s[0].kernel.buffers[1].index = 2);
  REFUSED("result that does not exist", s[6].copy.to.index = 2);
  REFUSED("function does not exist", s[0].kernel.function = 3);
  REFUSED("range of work", s[0].kernel.grain = 0);
  REFUSED("data leave their memory", s[1].collective.chunk = 9);
  REFUSED("data leave their memory", s[1].collective.chunk = INT64_MAX);
  REFUSED("input overlaps its output", s[2].collective.out = s[2].collective.in);
  REFUSED("groups are not pairs", s[2].collective.groups = 1);
  REFUSED("groups do not exist", s[2].collective.groups = 3);
  REFUSED("a device takes part twice", s[1].collective.groups = 2);
  REFUSED("a device takes part twice", s[4].agree.groups = 2); /* sound as pairs, for step 2 */
  REFUSED("finishes sums that it does not make", s[1].collective.finishes = true);
  REFUSED("reduction does not exist", s[1].collective.function = 0);
  REFUSED("reduction does not exist", s[1].collective.reduction = SR_REDUCTION_SUM);
  static const sr_collective_step reduces[] = {
      {.reduction = SR_REDUCTION_NONE, .function = 0},
      {.reduction = SR_REDUCTION_OTHER + 1, .function = 0},
      {.reduction = SR_REDUCTION_SUM, .function = UINT32_MAX},
  };
  for (size_t i = 0; i < sizeof reduces / sizeof *reduces; i++)
    REFUSED("reduction does not exist", s[1].collective.kind = SR_COLLECTIVE_ALL_REDUCE;
            s[1].collective.reduction = reduces[i].reduction;
            s[1].collective.function = reduces[i].function);
  REFUSED("outer size is not 1", s[2].collective.outer = 2);
  REFUSED("writes to a constant", s[3].gemm.c = plan_constant(0, 64));
  REFUSED("a matrix leaves", s[3].gemm.lda = 3);
  REFUSED("a matrix leaves", s[3].gemm.m = INT64_MAX);
  REFUSED("a matrix leaves", s[3].gemm.batch = 2);
  REFUSED("product overlaps", s[3].gemm.c = s[3].gemm.a);
  REFUSED("of these element types", s[3].gemm.dtype = SR_I32);
  REFUSED("index is too short", s[5].branch.index.bytes = 3);
  REFUSED("too few branches", s[5].branch.branch_count = 0);
  REFUSED("predicate is empty",
          s[5].branch.branches[0].items[0].loop.predicates[0] = plan_memory(64, 0));
  REFUSED("neither one body nor two", s[5].branch.branches[0].items[0].loop.body_count = 3);
  REFUSED("differ in size", s[6].copy.to.bytes = 32);
  REFUSED("overlap", s[6].copy.to = s[6].copy.from);
  REFUSED("its function does not exist", s[8].call.function = SR_CALL_COUNT);
  REFUSED("no such element type", s[8].call.dtype = SR_F32);
  REFUSED("no such option", s[8].call.options = 1u << 31);
  REFUSED("a size is negative", s[8].call.k = -1);
  REFUSED("a size is out of range", s[8].call.n = INT64_MAX);
  REFUSED("a size is out of range", s[8].call.batch = INT64_MAX);
  REFUSED("data leave their memory", s[8].call.n = 5);
  REFUSED("data leave their memory", s[8].call.buffers[1].bytes = 63);
  REFUSED("a result overlaps", s[8].call.buffers[1] = plan_memory(64, 128));
  REFUSED("writes to a constant", s[8].call.buffers[1] = plan_constant(0, 64));
  REFUSED("table of transfers does not exist", s[9].collective.groups = 5);
  REFUSED("not those of its table", s[9].collective.outer = 1);
  REFUSED("not those of its table", s[9].collective.chunk = 1);
  REFUSED("reduction does not exist", s[9].collective.function = 2);
  REFUSED("reduction does not exist", s[9].collective.reduction = SR_REDUCTION_SUM);
  REFUSED("data leave their memory", s[9].collective.dtype = SR_F64);
  REFUSED("data leave their memory", s[9].collective.in.bytes = 63);
  REFUSED("data leave their memory", s[9].collective.out.bytes = 47);
  REFUSED("data leave their memory", ((int64_t *)(uintptr_t)e->transfers[1].in_dims)[0] = 5);
  REFUSED("input overlaps its output", s[9].collective.out = s[9].collective.in);
  REFUSED("writes to a constant", s[9].collective.out = plan_constant(0, 64));
  REFUSED("no sound sizes", ((int64_t *)(uintptr_t)e->transfers[1].out_dims)[0] = INT64_MAX);
  REFUSED("no sound sizes", ((int64_t *)(uintptr_t)e->transfers[1].out_dims)[0] = -1);
  REFUSED("no sound sizes",
          ((sr_transfer_table *)(uintptr_t)e->transfers)[1].rank = SR_MAX_RANK + 1);
  REFUSED("no sound sizes", ((sr_transfer_table *)(uintptr_t)e->transfers)[1].rank = -1);
  REFUSED("table 1 of transfers, transfer 2: its source or its target is no device",
          ((int64_t *)(uintptr_t)e->transfers[1].rows)[16] = 4);
  REFUSED("transfer 1: its size is not positive",
          ((int64_t *)(uintptr_t)e->transfers[1].rows)[10] = 0);
  REFUSED("transfer 1: it leaves the operand",
          ((int64_t *)(uintptr_t)e->transfers[1].rows)[13] = 3);
  REFUSED("transfer 2: it leaves the result", ((int64_t *)(uintptr_t)e->transfers[1].rows)[22] = 1);
  static const int64_t beyond[] = {0, 1, 2, 4};
  REFUSED("the regions of table 3 of transfers: its sources or its targets are no devices",
          ((sr_transfer_table *)(uintptr_t)e->transfers)[3].devices = beyond);
  REFUSED("the regions of table 3 of transfers: its sources or its targets are no devices",
          ((sr_transfer_table *)(uintptr_t)e->transfers)[3].device_count = 3);
  REFUSED("the regions of table 3 of transfers: a patch leaves the array",
          ((int64_t *)(uintptr_t)e->transfers[3].regions.patches)[2] = 17);
  REFUSED("overlaps another transfer", ((int64_t *)(uintptr_t)e->transfers[1].rows)[6] = 1);
  REFUSED("differ in size", p->arguments[0].dtype = SR_F64);
  REFUSED("aliases no result", p->arguments[0].alias = 1);
  REFUSED("aliases no argument", p->results[1].alias = 1);
  REFUSED("contradicts its mesh", p->axis.size = 5);
  REFUSED("out of range", ((int64_t *)(uintptr_t)p->arguments[0].dims)[0] = INT64_MAX);
  REFUSED("out of range", e->signature.device_count = 0);
  REFUSED("no device 3", e->signature.device_count = 3);
  REFUSED("that decide", e->code.decides = true);
  REFUSED("lies outside the code", ((uint64_t *)(uintptr_t)e->code.functions)[1] = 4096);
  REFUSED("imports do not fit", e->code.import_count = 3);
  REFUSED("does not fit its image", e->code.text_bytes = 8192);
  REFUSED("without a name", s[0].name = NULL);
}

static void test_watch_contracts(void) {
  REFUSED("it watches no result", s[11].watch.made = 0);
  REFUSED("it watches no result", s[11].watch.made = 3);
  REFUSED("what cannot be NaN", s[11].watch.values[0].dtype = SR_I32);
  REFUSED("a part of an element", s[11].watch.values[1].ref.bytes = 120);
  REFUSED("leaves its memory", s[11].watch.values[1].ref.bytes = 4096);
}

static void test_host_call_contracts(void) {
  REFUSED("the device that calls does not exist", s[12].host_call.partition = 4);
  REFUSED("the device that calls does not exist", s[12].host_call.partition = -2);
  REFUSED("not the bytes of its elements", s[12].host_call.ports[0].ref.bytes = 32);
  REFUSED("not the bytes of its elements", s[12].host_call.ports[1].rank = 2);
  REFUSED("a result overlaps", s[12].host_call.ports[1].ref.offset = 64);
  REFUSED("leaves its memory", s[12].host_call.ports[0].ref.offset = 8192);
  REFUSED("not the bytes of its elements", s[12].host_call.ports[0].is_token = true);
}

static void test_target_contracts(void) {
  static char long_name[] = "a";
  REFUSED("called as one of Python", s[13].host_call.partition = 0);
  REFUSED("called as one of Python", s[13].host_call.has_token = true);
  REFUSED("not numbered from 0 on", s[13].host_call.index = 2);
  REFUSED("not numbered from 0 on", s[13].host_call.index = 0);
  REFUSED("not numbered from 0 on", s[13].host_call.site = 2);
  REFUSED("one call is of two functions of C", s[14].host_call.target = long_name);
  REFUSED("in the order of their names", s[13].host_call.attributes.items[1].name = "a");
  REFUSED("in the order of their names", s[13].host_call.attributes.items[1].name = "d");
  REFUSED("is not one number", s[13].host_call.attributes.items[0].members.items[0].bytes = 4);
  REFUSED("a part of a number", s[13].host_call.attributes.items[1].bytes = 10);
  REFUSED("over an operand that does not exist", s[13].host_call.ports[2].over = 3);
  REFUSED("over an operand of another size", s[13].host_call.ports[2].over = 1);
  REFUSED("a result overlaps another array", s[13].host_call.ports[2].over = 0);
  REFUSED("a result overlaps another array", s[13].host_call.ports[4].ref.offset = 64);
  REFUSED("an operand is over another one", s[13].host_call.ports[1].over = 1);
  REFUSED("not the bytes of its elements", s[13].host_call.ports[3].over = 1);
  REFUSED("not the bytes of its elements", s[13].host_call.ports[0].rank = 1);
}

/* Nesting is bounded, so that recursive readers of plans do not overflow the stack. */
static void test_depth(void) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  plan *p = plan_create(arena, 1, 0, 64);
  sr_step_list inner = {0};
  for (int depth = 0; depth < SR_PLAN_MAX_DEPTH + 1; depth++) {
    const uint8_t *bytes;
    size_t count;
    p->executable.steps = inner;
    sr_arena *scratch = sr_arena_create();
    EXPECT_EQ(sr_executable_encode(&ctx, &p->executable, scratch, &bytes, &count), SR_OK);
    sr_arena_destroy(scratch);
    sr_while_step loop = {.body_count = 1, .trip_count = 1, .bodies = {inner}};
    inner = PLAN_STEPS(arena, plan_while(loop));
  }
  p->executable.steps = inner;
  EXPECT_EQ(sr_executable_verify(&ctx, &p->executable), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, "nested more than");
  sr_arena_destroy(arena);
}

/* ---- for people ----------------------------------------------------------------------------- */

static void test_print(void) {
  sr_arena *arena = sr_arena_create();
  sr_text text = {.arena = arena};
  const int64_t last = 3;
  const sr_mesh one = {.device_count = 1, .device_ids = &last};
  plan *p = make_everything(arena, 0);
  p->results[1].sharding.mesh = &one;
  sr_executable_format(&p->executable, &text);
  const char *got = sr_text_get(&text);
  EXPECT_CONTAINS(got, "executable @test on 4 devices, x86-64\n");
  EXPECT_CONTAINS(got, "  arg0  f32[64] as ");
  EXPECT_CONTAINS(got, ", a device holds f32[16]  \"x\"\n");
  EXPECT_CONTAINS(got, "  arg1  i32[1] replicated, unreduced (max) along {\"i\"}  \"arg1\"\n");
  EXPECT_CONTAINS(got, "  result1  i32[1] on device 3  \"y\"\n");
  EXPECT_CONTAINS(got, "  result0 takes the memory of arg0\n");
  EXPECT_CONTAINS(got, "   1  kernel 1 (arena+0x40[64], arg0) over 16 by 4  # kernel at test.mlir");
  EXPECT_CONTAINS(got,
                  "   2  all_gather f32[2,8] arena+0x40[64] -> arena+0xc0[128] among {0,1} {2");
  EXPECT_CONTAINS(got, "among {0->1, 1->2, 2->3, 3->0}");
  EXPECT_CONTAINS(got, "gemm f32 arena+0x80[64][4,4] = arena+0x40[64] * const+0x0[64]^T over 4");
  EXPECT_CONTAINS(got,
                  "call fft complex<f32>, 2 of n=4 k=1, inverse (arena+0x40[64]) -> (arena+0x40");
  EXPECT_CONTAINS(got,
                  "  18  redistribute f32 [4,4] arena+0x40[64] -> [3,4] arena+0x80[48] by "
                  "{1->0 [1,4] of [0,0] at [2,0], 2->0 [2,2] of [1,2] at [0,0], "
                  "3->3 [3,4] of [1,0] at [0,0]}, sends 16 bytes  # collective at test.mlir:4:1");
  EXPECT_CONTAINS(got, "agree on arena+0x140[1] among {0,1,2} {3}");
  EXPECT_CONTAINS(got, "   6  case arg1 ");
  EXPECT_CONTAINS(got, "   7    ");
  EXPECT_CONTAINS(got, "while, two bodies in turn");
  EXPECT_CONTAINS(got, "by kernel 2 (sum, then more of each element) among");
  EXPECT_CONTAINS(got, "copy arg1 -> result1");
  sr_arena_destroy(arena);
}

/* Long tables are printed above the steps, once for each way in which they are used, also those
 * used in a loop. */
static void test_print_tables(void) {
  enum {
    DEVICES = 66
  };
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  plan *p = plan_create(arena, DEVICES, 1, 4096);
  int32_t numbers[DEVICES];
  static const int64_t one[] = {1};
  int64_t rows[9 * 5];
  for (int32_t i = 0; i < DEVICES; i++) /* 0 to 31, 33, 32, 34 to 65 */
    numbers[i] = i == 32 ? 33 : i == 33 ? 32 : i;
  for (int64_t i = 0; i < 9; i++)
    memcpy(rows + i * 5, (int64_t[]){i, i + 1, 1, 0, 0}, 5 * sizeof *rows);
  const sr_transfer_table shifts = {
      .rank = 1, .row_count = 9, .in_dims = one, .out_dims = one, .rows = rows};
  uint32_t halves = plan_groups(arena, p, 33, 2, numbers);
  uint32_t moved = plan_transfers(arena, p, &shifts);
  const int64_t order[] = {2, 1, 0, 3};
  add_regions(arena, p, order);
  add_regions(arena, p, NULL);
  sr_collective_step step = {.kind = SR_COLLECTIVE_ALL_GATHER,
                             .dtype = SR_F32,
                             .outer = 1,
                             .chunk = 1,
                             .in = plan_memory(64, 4),
                             .out = plan_memory(128, 8),
                             .groups = halves,
                             .function = UINT32_MAX};
  sr_step gather = plan_collective(step);
  step.kind = SR_COLLECTIVE_PERMUTE;
  step.out = plan_memory(128, 4);
  sr_step permute = plan_collective(step);
  step.kind = SR_COLLECTIVE_REDISTRIBUTE;
  step.outer = step.chunk = 0;
  step.groups = moved;
  sr_while_step loop = {.body_count = 1, .trip_count = 3, .bodies = {PLAN_STEPS(arena, gather)}};
  p->executable.steps = PLAN_STEPS(arena, gather, permute, plan_collective(step), plan_while(loop));
  EXPECT_EQ(sr_executable_verify(&ctx, &p->executable), SR_OK);
  EXPECT_STRING(ctx.message, "");
  sr_text text = {.arena = arena};
  sr_executable_format(&p->executable, &text);
  const char *got = sr_text_get(&text);
  EXPECT_CONTAINS(got, "\ntables:\n  groups 0  {0,1} {2,3} ");
  EXPECT_CONTAINS(got, " {30,31} {33,32} {34,35} ");
  EXPECT_CONTAINS(got, " {64,65}\n  pairs 0  {0->1, 2->3, ");
  EXPECT_CONTAINS(got, ", 64->65}\n  transfers 0  {0->1 [1] of [0] at [0], ");
  EXPECT_CONTAINS(
      got,
      "8->9 [1] of [0] at [0]}\n  devices 1  [2,1,0,3]\n"
      "  transfers 1  of devices 1 {4 to 4, dim 0 shards of 4 by 4/1, regions of 6 by 4/1 from -1 "
      "+ 4 w, [14] of [0] at [0]}\n"
      "  transfers 2  {4 to 4, dim 0 shards of 4 by 4/1, regions of 6 by 4/1 from -1 + 4 w, "
      "[14] of [0] at [0]}\nsteps:\n   1  all_gather ");
  EXPECT_CONTAINS(got, " among groups 0, sends ");
  EXPECT_CONTAINS(got, " among pairs 0, sends ");
  EXPECT_CONTAINS(got, " by transfers 0, sends ");
  EXPECT(strstr(strstr(got, "while"), " among groups 0, sends ") != NULL);
  sr_arena_destroy(arena);
}

int main(void) {
  test_round_trip();
  test_names();
  test_damage();
  test_all_reduce_in_place();
  test_refused_tokens();
  test_refused_reductions();
  test_contracts();
  test_watch_contracts();
  test_host_call_contracts();
  test_target_contracts();
  test_gpu_plan();
  test_gpu_contracts();
  test_convolution_contracts();
  test_depth();
  test_print();
  test_print_tables();
  return expect_result();
}
