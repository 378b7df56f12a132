/*
 * What partitioning costs: tables over devices are made once for all ops that need the same, so
 * that the memory of one more op does not grow with them; and propagation looks at one more op no
 * more often than at the others. Counted, not timed: bench/partition.py measures.
 */
#include "support/expect.h"
#include "support/partition_module.h"
#include "uniformity/uniform.h"

static sr_arena *arena; /* of one test */

/* What partitioning a program took and made. */
typedef struct cost {
  size_t bytes;
  int ops, tables;        /* that name devices; the different ones among what they name */
  int gathers, reduces;   /* all_gathers and all_reduces among the ops */
  int all_ops;            /* of main, but for what is in their regions */
  int64_t most_transfers; /* of a redistribute */
  int64_t most_numbers;   /* of its table */
  uint64_t looks;         /* of propagation */
  uint64_t transfers;     /* of windows that were looked at */
  uint64_t compared;      /* ops, to tell where they give what is equal */
  size_t list_bytes;      /* of one op, the most */
  const char *from, *to;  /* shardings of the first argument and the first result */
} cost;

/*
 * A layer: a product in parts and its sum over devices, an exchange of axes and back, a window that
 * crosses the seams, and a program's own sum over an axis.
 */
static const char layer[] =
    "%%%d = stablehlo.dot_general %%%d, %%w, contracting_dims = [1] x [0] "
    ": (tensor<4096x512xf32>, tensor<512x512xf32>) -> tensor<4096x512xf32>\n"
    "%%%d = sdy.sharding_constraint %%%d <@m, [{}, {\"x\", \"y\"}]> : tensor<4096x512xf32>\n"
    "%%%d = sdy.sharding_constraint %%%d <@m, [{\"x\", \"y\"}, {}]> : tensor<4096x512xf32>\n"
    "%%%d = stablehlo.slice %%%d [1:4096, 0:512] : (tensor<4096x512xf32>) -> "
    "tensor<4095x512xf32>\n"
    "%%%d = stablehlo.pad %%%d, %%z, low = [0, 0], high = [1, 0], interior = [0, 0] "
    ": (tensor<4095x512xf32>, tensor<f32>) -> tensor<4096x512xf32>\n"
    "%%%d = sdy.manual_computation(%%%d) in_shardings=[<@m, [{\"x\"}, {}]>] "
    "out_shardings=[<@m, [{\"x\"}, {}]>] manual_axes={\"x\", \"y\"} (%%p: "
    "tensor<512x512xf32>) {\n"
    "%%q = \"stablehlo.all_reduce\"(%%p) <{channel_handle = #stablehlo.channel_handle<handle = 1, "
    "type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = "
    "[#stablehlo.axis_ref<name = \"y\">]>, use_global_device_ids}> ({\n"
    "^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n%%s = stablehlo.add %%a, %%b : tensor<f32>\n"
    "stablehlo.return %%s : tensor<f32>\n}) : (tensor<512x512xf32>) -> tensor<512x512xf32>\n"
    "sdy.return %%q : tensor<512x512xf32>\n"
    "} : (tensor<4096x512xf32>) -> tensor<4096x512xf32>\n";

static bool scatters; /* the devices of meshes are in no order */

static const char *scattered(int count) {
  sr_text text = {.arena = arena};
  int64_t *ids = SR_NEW_ARRAY(arena, int64_t, count);
  uint64_t state = 1;
  for (int i = 0; i < count; i++) { /* a new one takes the place of one before */
    state = state * 6364136223846793005u + 1442695040888963407u;
    const uint64_t at = (state >> 33) % (uint64_t)(i + 1);
    ids[i] = ids[at];
    ids[at] = i;
  }
  for (int i = 0; i < count; i++)
    sr_text_printf(&text, "%s%d", i ? ", " : ", device_ids=[", (int)ids[i]);
  sr_text_char(&text, ']');
  return sr_text_get(&text);
}

/* The beginning of a program over a mesh of 8, times `width` if that is not 0, up to the arguments
 * of main. */
static sr_text begin(int width) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "module attributes {mhlo.num_partitions = %d : i32} {\n",
                 width ? 8 * width : 8);
  if (width)
    sr_text_printf(&text, "sdy.mesh @m = <[\"x\"=8, \"y\"=%d]%s>\n", width,
                   scatters ? scattered(8 * width) : "");
  else
    sr_text_string(&text, "sdy.mesh @m = <[\"x\"=8]>\n");
  sr_text_string(&text, "func.func public @main(");
  return text;
}

/* `layers` of them on a mesh of 8 times `width`. */
static const char *program(int layers, int width) {
  sr_text text = begin(width);
  sr_text_string(&text,
                 "%0: tensor<4096x512xf32> {sdy.sharding = "
                 "#sdy.sharding<@m, [{\"x\"}, {}]>}, %w: tensor<512x512xf32> {sdy.sharding = "
                 "#sdy.sharding<@m, [{\"y\"}, {}]>}, %z: tensor<f32>) -> "
                 "tensor<4096x512xf32> {\n");
  int last = 0;
  for (int i = 0; i < layers; i++, last += 6)
    sr_text_printf(&text, layer, last + 1, last, last + 2, last + 1, last + 3, last + 2, last + 4,
                   last + 3, last + 5, last + 4, last + 6, last + 5);
  sr_text_printf(&text, "return %%%d : tensor<4096x512xf32>\n}\n}\n", last);
  return sr_text_get(&text);
}

#define LINE  "tensor<4194304xf32>"
#define PARTS "<@m, [{\"x\", \"y\"}]>"

/* `count` sorts in parts on a mesh of 8 times `width`. */
static const char *sorts(int count, int width) {
  sr_text text = begin(width);
  sr_text_string(&text, "%0: " LINE " {sdy.sharding = #sdy.sharding" PARTS "}) -> " LINE " {\n");
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%s%d = \"stablehlo.sort\"(%%%d) <{dimension = 0 : i64}> ({\n"
                   "^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
                   "%%c = stablehlo.compare LT, %%a, %%b : (tensor<f32>, tensor<f32>) -> "
                   "tensor<i1>\nstablehlo.return %%c : tensor<i1>\n}) : (" LINE ") -> " LINE
                   "\n%%%d = sdy.sharding_constraint %%s%d " PARTS " : " LINE "\n",
                   i, i, i + 1, i);
  sr_text_printf(&text, "return %%%d : " LINE "\n}\n}\n", count);
  return sr_text_get(&text);
}

/* `count` times, each device takes a half of what it has: from what it gathered of all `devices`,
 * the odd ones the upper half. */
static const char *halves(int count, int devices) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text,
                 "module attributes {mhlo.num_partitions = %d : i32} {\n"
                 "func.func public @main(%%0: tensor<8xf32>) -> tensor<8xf32> {\n"
                 "%%p = stablehlo.partition_id : tensor<ui32>\n"
                 "%%2 = stablehlo.constant dense<2> : tensor<ui32>\n"
                 "%%4 = stablehlo.constant dense<4> : tensor<ui32>\n"
                 "%%8 = stablehlo.constant dense<8> : tensor<ui32>\n"
                 "%%b = stablehlo.multiply %%p, %%8 : tensor<ui32>\n"
                 "%%o = stablehlo.remainder %%p, %%2 : tensor<ui32>\n"
                 "%%h = stablehlo.multiply %%o, %%4 : tensor<ui32>\n"
                 "%%s = stablehlo.add %%b, %%h : tensor<ui32>\n",
                 devices);
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%g%d = \"stablehlo.all_gather\"(%%%s%d) <{all_gather_dim = 0 : i64, "
                   "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
                   "replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<8xf32>) -> "
                   "tensor<%dxf32>\n"
                   "%%t%d = stablehlo.dynamic_slice %%g%d, %%s, sizes = [4] : (tensor<%dxf32>, "
                   "tensor<ui32>) -> tensor<4xf32>\n"
                   "%%x%d = stablehlo.concatenate %%t%d, %%t%d, dim = 0 : (tensor<4xf32>, "
                   "tensor<4xf32>) -> tensor<8xf32>\n",
                   i, i ? "x" : "", i, 8 * devices, i, i, 8 * devices, i + 1, i, i);
  sr_text_printf(&text, "return %%x%d : tensor<8xf32>\n}\n}\n", count);
  return sr_text_get(&text);
}

/* `count` manual computations on a mesh of 8 times `width`, which take terms and give them. */
static const char *terms(int count, int width) {
  sr_text text = begin(width);
  sr_text_string(&text, "%0: tensor<8xf32>) -> tensor<8xf32> {\n");
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%%d = sdy.manual_computation(%%%d) in_shardings=[<@m, [{}], "
                   "unreduced={\"y\"}>] out_shardings=[<@m, [{}], unreduced={\"y\"}>] "
                   "manual_axes={\"x\", \"y\"} (%%p: tensor<8xf32>) {\n"
                   "%%q = stablehlo.tanh %%p : tensor<8xf32>\nsdy.return %%q : tensor<8xf32>\n"
                   "} : (tensor<8xf32>) -> tensor<8xf32>\n",
                   i + 1, i);
  sr_text_printf(&text, "return %%%d : tensor<8xf32>\n}\n}\n", count);
  return sr_text_get(&text);
}

#define ROWS   "tensor<8192x64xf32>"
#define NUMBER "tensor<i32>"

/* `count` loops, one behind the other, of which the caller divides what goes into the first, or
 * what comes out of the last. */
static const char *loops(int count, bool from_the_end) {
  static const char *const cut = " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}";
  sr_text text = begin(0);
  sr_text_printf(&text, "%%0: " ROWS "%s, %%n: " NUMBER ") -> (" ROWS "%s) {\n",
                 from_the_end ? "" : cut, from_the_end ? cut : "");
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%w%d:2 = stablehlo.while(%%i = %%n, %%q = %%%d) : " NUMBER ", " ROWS "\n"
                   "cond {\n%%p = stablehlo.compare LT, %%i, %%i : (" NUMBER ", " NUMBER
                   ") -> tensor<i1>\nstablehlo.return %%p : tensor<i1>\n} do {\n"
                   "%%t = stablehlo.tanh %%q : " ROWS "\n"
                   "stablehlo.return %%i, %%t : " NUMBER ", " ROWS "\n}\n"
                   "%%%d = stablehlo.sine %%w%d#1 : " ROWS "\n",
                   i, i, i + 1, i);
  sr_text_printf(&text, "return %%%d : " ROWS "\n}\n}\n", count);
  return sr_text_get(&text);
}

/* `count` branches, one behind the other. */
static const char *branches(int count) {
  sr_text text = begin(0);
  sr_text_string(&text,
                 "%0: " ROWS " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}, %n: " NUMBER
                 ") -> " ROWS " {\n");
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%%d = \"stablehlo.case\"(%%n) ({\n%%s = stablehlo.sine %%%d : " ROWS "\n"
                   "stablehlo.return %%s : " ROWS "\n}, {\n"
                   "stablehlo.return %%%d : " ROWS "\n}) : (" NUMBER ") -> " ROWS "\n",
                   i + 1, i, i);
  sr_text_printf(&text, "return %%%d : " ROWS "\n}\n}\n", count);
  return sr_text_get(&text);
}

/* `count` constraints, each with a priority behind those before. */
static const char *priorities(int count) {
  sr_text text = begin(0);
  sr_text_string(&text,
                 "%0: " ROWS " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}) -> " ROWS " {\n");
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%c%d = sdy.sharding_constraint %%%d <@m, [{\"x\"}p%d, {?}]> : " ROWS "\n"
                   "%%%d = stablehlo.sine %%c%d : " ROWS "\n",
                   i, i, i + 1, i + 1, i);
  sr_text_printf(&text, "return %%%d : " ROWS "\n}\n}\n", count);
  return sr_text_get(&text);
}

#define FLAT  "tensor<60060xf32>"
#define TALL  "tensor<2x30030xf32>"
#define WIDE  "tensor<30030x2xf32>"
#define PLANE "tensor<8192x4096xf32>"

/* A line in parts along the second axis of a mesh of 8 times `width`, and then along the first. */
static const char *recut(int width) {
  sr_text text = begin(width);
  sr_text_string(&text, "%0: " LINE " {sdy.sharding = #sdy.sharding<@m, [{\"y\"}]>}) -> (" LINE
                        " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}) {\n"
                        "%1 = stablehlo.tanh %0 : " LINE "\nreturn %1 : " LINE "\n}\n}\n");
  return sr_text_get(&text);
}

/* A plane in parts of both axes, and then in parts of the first and of most of the second the other
 * way round. */
static const char *cross(int width) {
  sr_text text = begin(width);
  sr_text_printf(&text,
                 "%%0: " PLANE " {sdy.sharding = #sdy.sharding<@m, [{\"y\"}, {\"x\"}]>}) -> (" PLANE
                 " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {\"y\":(1)%d}]>}) {\n"
                 "%%1 = stablehlo.tanh %%0 : " PLANE "\nreturn %%1 : " PLANE "\n}\n}\n",
                 width / 2);
  return sr_text_get(&text);
}

/* A plane in parts of its rows, and then of its columns in another order: each part meets all. */
static const char *quarter_turn(int width) {
  sr_text text = begin(width);
  sr_text_string(&text, "%0: " PLANE
                        " {sdy.sharding = #sdy.sharding<@m, [{\"x\", \"y\"}, {}]>}) -> (" PLANE
                        " {sdy.sharding = #sdy.sharding<@m, [{}, {\"y\", \"x\"}]>}) {\n"
                        "%1 = stablehlo.tanh %0 : " PLANE "\nreturn %1 : " PLANE "\n}\n}\n");
  return sr_text_get(&text);
}

/* A plane in 8 parts of its rows, each on `width` devices, and then in parts of its columns. */
static const char *columns(int width) {
  sr_text text = begin(width);
  sr_text_string(&text,
                 "%0: " PLANE " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}) -> (" PLANE
                 " {sdy.sharding = #sdy.sharding<@m, [{}, {\"x\", \"y\"}]>}) {\n"
                 "%1 = stablehlo.tanh %0 : " PLANE "\nreturn %1 : " PLANE "\n}\n}\n");
  return sr_text_get(&text);
}

/* Each of `devices` takes a half of what all gathered, from the element of its number on. */
static const char *long_window(int devices) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text,
                 "module attributes {mhlo.num_partitions = %d : i32} {\n"
                 "func.func public @main(%%0: tensor<1xf32>) -> tensor<%dxf32> {\n"
                 "%%p = stablehlo.partition_id : tensor<ui32>\n"
                 "%%2 = stablehlo.constant dense<2> : tensor<ui32>\n"
                 "%%s = stablehlo.divide %%p, %%2 : tensor<ui32>\n"
                 "%%1 = \"stablehlo.all_gather\"(%%0) <{all_gather_dim = 0 : i64, channel_handle = "
                 "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<> : "
                 "tensor<0x0xi64>}> : (tensor<1xf32>) -> tensor<%dxf32>\n"
                 "%%3 = stablehlo.dynamic_slice %%1, %%s, sizes = [%d] : (tensor<%dxf32>, "
                 "tensor<ui32>) -> tensor<%dxf32>\n"
                 "return %%3 : tensor<%dxf32>\n}\n}\n",
                 devices, devices / 2, devices, devices / 2, devices, devices / 2, devices / 2);
  return sr_text_get(&text);
}

/* A line in uneven parts on a mesh of 8 times `width`: as two rows, turned, and a line again. */
static const char *turned(int width) {
  sr_text text = begin(width);
  sr_text_string(&text, "%0: " FLAT " {sdy.sharding = #sdy.sharding" PARTS "}) -> (" FLAT
                        " {sdy.sharding = #sdy.sharding" PARTS "}) {\n"
                        "%1 = stablehlo.reshape %0 : (" FLAT ") -> " TALL "\n"
                        "%2 = stablehlo.transpose %1, dims = [1, 0] : (" TALL ") -> " WIDE "\n"
                        "%3 = stablehlo.reshape %2 : (" WIDE ") -> " FLAT "\n"
                        "return %3 : " FLAT "\n}\n}\n");
  return sr_text_get(&text);
}

/* `count` windows at different places of an array in parts along both dimensions, put in its place
 * with zeros behind; each is then in parts of the other axes. */
static const char *windows(int count, int width) {
  sr_text text = begin(width);
  const char *type = "tensor<8192x4096xf32>";
  sr_text_printf(&text,
                 "%%0: %s {sdy.sharding = #sdy.sharding<@m, [{\"y\"}, {\"x\"}]>}) -> %s {\n"
                 "%%z = stablehlo.constant dense<0.0> : tensor<f32>\n",
                 type, type);
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%a%d = stablehlo.slice %%%d [%d:8192, %d:4096] : (%s) -> tensor<%dx%dxf32>\n"
                   "%%%d = stablehlo.pad %%a%d, %%z, low = [0, 0], high = [%d, %d], interior = "
                   "[0, 0] : (tensor<%dx%dxf32>, tensor<f32>) -> %s\n",
                   i, i, 1 + i % 7, 1 + i % 5, type, 8191 - i % 7, 4095 - i % 5, i + 1, i,
                   1 + i % 7, 1 + i % 5, 8191 - i % 7, 4095 - i % 5, type);
  sr_text_printf(&text, "return %%%d : %s\n}\n}\n", count, type);
  return sr_text_get(&text);
}

/* `count` arrays with two ones between neighbours of one that is divided unevenly, and others in
 * front: of which parts are longer by one each, so that most do not begin where a step leads to. */
static const char *dilated(int count, int width) {
  sr_text text = begin(width), names = {.arena = arena}, types = {.arena = arena}, ops = types;
  sr_text_string(&text, "%0: tensor<99991xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\", "
                        "\"y\"}]>}) -> (");
  for (int i = 0; i < count; i++) {
    const int low = i * 8 * width, size = 3 * 99991 - 2 + low;
    sr_text_printf(&types, "%stensor<%dxf32>", i ? ", " : "", size);
    sr_text_printf(&names, "%s%%p%d", i ? ", " : "", i);
    sr_text_printf(&ops,
                   "%%p%d = stablehlo.pad %%0, %%z, low = [%d], high = [0], interior = [2] : "
                   "(tensor<99991xf32>, tensor<f32>) -> tensor<%dxf32>\n",
                   i, low, size);
  }
  sr_text_printf(&text, "%s) {\n%%z = stablehlo.constant dense<1.0> : tensor<f32>\n%s",
                 sr_text_get(&types), sr_text_get(&ops));
  sr_text_printf(&text, "return %s : %s\n}\n}\n", sr_text_get(&names), sr_text_get(&types));
  return sr_text_get(&text);
}

static void look_at_table(const sr_op *op, const sr_attr *attr, cost *out) {
  const sr_transfer_table table = sr_op_transfer_table(op);
  sr_transfer_walk walk = {.table = &table};
  int64_t transfers = 0;
  size_t numbers;
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);)
    transfers++;
  (void)sr_attr_get_ints(attr, &numbers);
  out->most_transfers = transfers > out->most_transfers ? transfers : out->most_transfers;
  out->most_numbers = (int64_t)numbers > out->most_numbers ? (int64_t)numbers : out->most_numbers;
}

static cost cost_of(const char *text) {
  sr_ctx ctx = {0};
  sr_arena *own = sr_arena_create();
  sr_module *module;
  sr_partition_result result;
  EXPECT_EQ(sr_module_read(&ctx, own, "t.mlir", text, strlen(text), &module), SR_OK);
  EXPECT_EQ(sr_module_inline(&ctx, module), SR_OK);
  size_t before = sr_arena_bytes(own);
  EXPECT_EQ(sr_partition(&ctx, module, &result), SR_OK);
  EXPECT_STRING(ctx.message, "");
  cost made = {.bytes = sr_arena_bytes(own) - before,
               .looks = result.looks,
               .list_bytes = result.list_bytes,
               .transfers = result.transfer_looks,
               .compared = result.compared};
  SR_VECTOR(const sr_attr *) seen = {0};
  for (const sr_op *op = module->main->body->first; op; op = op->next) {
    made.all_ops++;
    made.gathers += op->code == SR_OP_ALL_GATHER;
    made.reduces += op->code == SR_OP_ALL_REDUCE;
    static const char *const names[] = {"replica_groups", "source_target_pairs", "transfers",
                                        "regions"};
    for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
      const sr_attr *table = sr_op_attr(op, names[n]);
      size_t i = 0;
      while (i < seen.count && seen.items[i] != table)
        i++;
      made.ops += table != NULL;
      if (table && n >= 2)
        look_at_table(op, table, &made);
      if (table && i == seen.count)
        SR_PUSH(arena, &seen, table);
    }
  }
  made.tables = (int)seen.count;
  made.from = sr_sharding_printed(arena, &result.signature.arguments[0].sharding);
  made.to = sr_sharding_printed(arena, &result.signature.results[0].sharding);
  sr_arena_destroy(own);
  return made;
}

/* Each way of moving something is in each layer, and is one table for all of them. */
static void tables_are_shared(void) {
  cost one = cost_of(program(20, 64)), two = cost_of(program(40, 64));
  EXPECT(one.ops >= 20 * 4);
  EXPECT(two.ops >= one.ops + 20 * 4);
  EXPECT(one.tables > 1);
  EXPECT_EQ(two.tables, one.tables);
}

enum {
  LARGEST_CHUNK = 1 << 20 /* in which an arena takes memory (arena.c) */
};

/* 3000 layers more take no more on 1024 devices than on 64, but for the chunks that they begin. */
static void memory_is_of_ops(void) {
  size_t few = cost_of(program(3200, 8)).bytes - cost_of(program(200, 8)).bytes;
  size_t many = cost_of(program(3200, 128)).bytes - cost_of(program(200, 128)).bytes;
  EXPECT(many <= few + 2 * (size_t)LARGEST_CHUNK);
}

/* `count` windows of one array, at different places, on 1024 devices, of which each is added to the
 * others. */
static const char *overlapping(int count) {
  sr_text text = begin(128);
  sr_text_string(&text, "%0: tensor<1048576xf32> {sdy.sharding = #sdy.sharding<@m, "
                        "[{\"x\", \"y\"}]>}) -> tensor<1000000xf32> {\n");
  for (int i = 0; i < count; i++) {
    sr_text_printf(&text,
                   "%%s%d = stablehlo.slice %%0 [%d:%d] : (tensor<1048576xf32>) -> "
                   "tensor<1000000xf32>\n",
                   i, i + 1, i + 1000001);
    sr_text_printf(&text, "%%t%d = stablehlo.%s %%%s%d, %%s%d : tensor<1000000xf32>\n", i,
                   i ? "add" : "multiply", i ? "t" : "s", i ? i - 1 : 0, i);
  }
  sr_text_printf(&text, "return %%t%d : tensor<1000000xf32>\n}\n}\n", count - 1);
  return sr_text_get(&text);
}

/* Lists over the devices, as of the copies that they read, last for one op. */
static void lists_are_of_one_op(void) {
  EXPECT(cost_of(overlapping(200)).list_bytes <=
         cost_of(overlapping(5)).list_bytes + LARGEST_CHUNK);
}

/* A sort on 1024 devices has 55 rounds, on 64 it has 21, but 19 and 11 lists of who exchanges with
 * whom, which all sorts share: all else of a sort is of one size. */
static void sorts_are_of_lists(void) {
  size_t few = cost_of(sorts(200, 8)).bytes - cost_of(sorts(2, 8)).bytes;
  size_t many = cost_of(sorts(200, 128)).bytes - cost_of(sorts(2, 128)).bytes;
  EXPECT(many <= few / 11 * 19 + 2 * (size_t)LARGEST_CHUNK);
}

/* A table that a rewrite makes of where slices start is in the module once. */
static void starts_are_shared(void) {
  size_t few = cost_of(halves(1000, 8)).bytes - cost_of(halves(10, 8)).bytes;
  size_t many = cost_of(halves(1000, 1024)).bytes - cost_of(halves(10, 1024)).bytes;
  EXPECT(many <= few + 2 * (size_t)LARGEST_CHUNK);
}

/* Where parts begin is computed, by one table of where each device is in the mesh if it is in no
 * order. */
static void starts_are_computed(void) {
  scatters = true;
  size_t few = cost_of(dilated(300, 8)).bytes - cost_of(dilated(3, 8)).bytes;
  size_t many = cost_of(dilated(300, 512)).bytes - cost_of(dilated(3, 512)).bytes;
  EXPECT(many <= few + 2 * (size_t)LARGEST_CHUNK);
  scatters = false;
}

/* Who has the terms, and who sums them up, is listed once. */
static void terms_are_shared(void) {
  size_t few = cost_of(terms(1000, 8)).bytes - cost_of(terms(10, 8)).bytes;
  size_t many = cost_of(terms(1000, 1024)).bytes - cost_of(terms(10, 1024)).bytes;
  EXPECT(many <= few + 2 * (size_t)LARGEST_CHUNK);
}

/* Each device needs a half of the line, which 512 have in parts: it gets a share of that first, and
 * no table names all that it needs. */
static void transfers_are_of_devices(void) {
  cost few = cost_of(turned(8)), many = cost_of(turned(128));
  EXPECT(few.most_transfers > 64);
  EXPECT(few.most_transfers <= 4 * 64);
  EXPECT(many.most_transfers <= 4 * 1024);
  EXPECT(many.bytes <= few.bytes + 2 * (size_t)LARGEST_CHUNK);
}

/* A table is as long for many devices as for few: of windows that cross seams of parts along two
 * dimensions, and of an exchange of axes; in whatever order devices are in their mesh. */
static void tables_are_of_ways(void) {
  for (int i = 0; i < 2; i++) {
    scatters = i == 1;
    cost few = cost_of(windows(50, 16)), many = cost_of(windows(50, 512));
    EXPECT(few.most_transfers >= 2 * 128);
    EXPECT(many.most_transfers >= 2 * 4096);
    EXPECT_EQ(many.most_numbers, few.most_numbers);
    EXPECT(many.bytes <= few.bytes + 2 * (size_t)LARGEST_CHUNK);
  }
  scatters = false;
}

/* Each of 8192 devices goes from one of 1024 parts to one of 8, which are 128 of those: what that
 * sends is told without a look at a million transfers. */
static void transfers_are_not_all_looked_at(void) {
  cost made = cost_of(recut(1024));
  EXPECT_STRING(made.from, "<@m, [{\"y\"}]>");
  EXPECT_STRING(made.to, "<@m, [{\"x\"}]>");
  EXPECT(made.transfers >= 8192);
  EXPECT(made.transfers <= 4 * 8192);
}

/* Where parts meet many, and no device needs what another needs, too, that is still the cheapest:
 * nobody gathers all of a dimension instead. */
static void many_transfers_are_not_gathered(void) {
  cost made = cost_of(cross(256));
  EXPECT_STRING(made.from, "<@m, [{\"y\"}, {\"x\"}]>");
  EXPECT_STRING(made.to, "<@m, [{\"x\"}, {\"y\":(1)128}]>");
  EXPECT_EQ(made.gathers, 0);
  EXPECT(made.most_transfers >= 2048 * 32);
  EXPECT(made.list_bytes <= LARGEST_CHUNK);
}

/* As many transfers as the square of the devices are one short table, made with a look at each. */
static void transfers_are_not_listed(void) {
  cost made = cost_of(quarter_turn(128));
  EXPECT_STRING(made.to, "<@m, [{}, {\"y\", \"x\"}]>");
  EXPECT_EQ(made.most_transfers, 1024 * 1024);
  EXPECT(made.most_numbers <= 64);
  EXPECT(made.transfers <= 1024);
}

/* What is sent is weighed with one look at each device, of which each gets a transfer of each of
 * 8. */
static void windows_are_weighed(void) {
  cost made = cost_of(columns(128));
  EXPECT_STRING(made.to, "<@m, [{}, {\"x\", \"y\"}]>");
  EXPECT(made.transfers >= 1024);
  EXPECT(made.transfers <= 2 * 1024);
}

/* A window of more parts than a table would name is left to the all_gather at once. */
static void long_windows_are_not_looked_at(void) {
  cost made = cost_of(long_window(1024));
  EXPECT_EQ(made.gathers, 1);
  EXPECT_EQ(made.transfers, 0);
}

/* Looks at twice as many ops are twice as many, whichever way a form goes: it is not asked anew of
 * all of them at each of its steps. */
static void looks_are_of_ops(void) {
  for (int kind = 0; kind < 4; kind++) {
    uint64_t looks[3];
    for (int i = 0; i < 3; i++) {
      int count = 50 << i;
      cost made = cost_of(kind == 3   ? priorities(count)
                          : kind == 2 ? branches(count)
                                      : loops(count, kind == 1));
      EXPECT_STRING(made.from, "<@m, [{\"x\"}, {}]>");
      EXPECT_STRING(made.to, "<@m, [{\"x\"}, {}]>");
      looks[i] = made.looks;
    }
    EXPECT_EQ(looks[2] - looks[1], 2 * (looks[1] - looks[0]));
  }
}

/* `count` different arrays of 8 rows in parts on a mesh of 8, one behind the other, in parts. */
static const char *stacked(int count) {
  sr_text text = begin(0), names = {.arena = arena}, types = {.arena = arena};
  sr_text_string(&text,
                 "%0: tensor<8x64xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}) -> ");
  sr_text_printf(&text, "(tensor<%dx64xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}) {\n",
                 8 * count);
  for (int i = 0; i < count; i++) {
    sr_text_printf(&text, "%%%d = stablehlo.tanh %%%d : tensor<8x64xf32>\n", i + 1, i);
    sr_text_printf(&names, "%s%%%d", i ? ", " : "", i + 1);
    sr_text_printf(&types, "%stensor<8x64xf32>", i ? ", " : "");
  }
  sr_text_printf(&text, "%%c = stablehlo.concatenate %s, dim = 0 : (%s) -> tensor<%dx64xf32>\n",
                 sr_text_get(&names), sr_text_get(&types), 8 * count);
  sr_text_printf(&text, "return %%c : tensor<%dx64xf32>\n}\n}\n", 8 * count);
  return sr_text_get(&text);
}

/* Many arrays one behind the other take as many looks and transfers as there are of them, and are
 * fetched at once: each part of each is sent to the one device that has it in the result. */
static void joins_are_of_operands(void) {
  cost made[3];
  for (int i = 0; i < 3; i++) {
    made[i] = cost_of(stacked(64 << i));
    EXPECT_EQ(made[i].ops, 1);
    EXPECT_EQ(made[i].most_transfers, 8 * (64 << i));
  }
  EXPECT_EQ(made[2].looks - made[1].looks, 2 * (made[1].looks - made[0].looks));
  EXPECT_EQ(made[2].transfers - made[1].transfers, 2 * (made[1].transfers - made[0].transfers));
}

/* Pads that cut everything off move nothing, but of arrays of one and of two dimensions: two tables
 * without rows, which would have rows of their own width. */
static void empty_tables_differ(void) {
  sr_text text = begin(0);
  sr_text_string(
      &text, "%0: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}, %1: tensor<2x2xf32> "
             "{sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}) -> (tensor<4xf32> {sdy.sharding = "
             "#sdy.sharding<@m, [{\"x\"}]>}, tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@m, "
             "[{\"x\"}, {}]>}) {\n"
             "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
             "%2 = stablehlo.pad %0, %z, low = [-1], high = [4], interior = [0] : (tensor<1xf32>, "
             "tensor<f32>) -> tensor<4xf32>\n"
             "%3 = stablehlo.pad %1, %z, low = [-2, 0], high = [4, 0], interior = [0, 0] : "
             "(tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>\n"
             "return %2, %3 : tensor<4xf32>, tensor<4x2xf32>\n}\n}\n");
  cost made = cost_of(sr_text_get(&text));
  EXPECT_EQ(made.ops, 2);
  EXPECT_EQ(made.tables, 2);
}

/* A line in more parts than it has elements, all of it and backwards: what a rewrite makes of an
 * all_gather and what the reverse reads are the same transfers, listed and by regions. */
static void moves_are_compared(void) {
#define SHORT "tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}"
  sr_text text = begin(0);
  sr_text_string(&text, "%0: " SHORT ") -> (" SHORT ", " SHORT ") {\n"
                        "%1 = stablehlo.tanh %0 : tensor<5xf32>\n"
                        "%2 = sdy.sharding_constraint %1 <@m, [{\"x\"}]> : tensor<5xf32>\n"
                        "%3 = stablehlo.reverse %2, dims = [0] : tensor<5xf32>\n"
                        "return %2, %3 : tensor<5xf32>, tensor<5xf32>\n}\n}\n");
  cost made = cost_of(sr_text_get(&text));
  EXPECT_EQ(made.most_transfers, 8 * 5);
  EXPECT_EQ(made.ops, 1);
}

/* ---- what is equal on which devices ---------------------------------------------------------- */

#define SQUARE "tensor<512x512xf32>"

/* A sum over devices, and parts that are put together. */
static const char *sum_and_whole(void) {
  sr_text text = begin(0);
  sr_text_string(&text, "%0: " SQUARE " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}) -> "
                        "(" SQUARE ", " SQUARE ") {\n"
                        "%1 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [0] : "
                        "(" SQUARE ", " SQUARE ") -> " SQUARE "\n"
                        "%2 = sdy.sharding_constraint %1 <@m, [{}, {}]> : " SQUARE "\n"
                        "%3 = stablehlo.tanh %0 : " SQUARE "\n"
                        "%4 = sdy.sharding_constraint %3 <@m, [{}, {}]> : " SQUARE "\n"
                        "return %2, %4 : " SQUARE ", " SQUARE "\n}\n}\n");
  return sr_text_get(&text);
}

/* Whatever asks what is equal of a program that did not change in between gets one answer. */
static void equals_are_found_once(void) {
  cost made = cost_of(sum_and_whole());
  EXPECT_EQ(made.gathers, 1);
  EXPECT_EQ(made.reduces, 1);
  EXPECT_EQ(made.compared, made.all_ops);
}

/* `count` places, each of which is another on each of the devices; the last result is 0, from the
 * distance of the first two. */
static const char *places(int count) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "module {\nfunc.func public @main() -> (tensor<ui32>, tensor<ui32>) {\n"
                        "%%p = stablehlo.partition_id : tensor<ui32>\n");
  for (int i = 0; i < count; i++)
    sr_text_printf(&text,
                   "%%c%d = stablehlo.constant dense<%d> : tensor<ui32>\n"
                   "%%%d = stablehlo.multiply %%p, %%c%d : tensor<ui32>\n",
                   i, i + 1, i, i);
  sr_text_printf(&text,
                 "%%d = stablehlo.subtract %%1, %%0 : tensor<ui32>\n"
                 "%%e = stablehlo.subtract %%d, %%p : tensor<ui32>\n"
                 "return %%%d, %%e : tensor<ui32>, tensor<ui32>\n}\n}\n",
                 count - 1);
  return sr_text_get(&text);
}

/* Each of 64 devices gets an element of each. */
static const char *many_transfers(void) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "module {\n"
                        "func.func public @main() -> (tensor<64xui32>, tensor<64xui32>) {\n"
                        "%%p = stablehlo.partition_id : tensor<ui32>\n"
                        "%%0 = stablehlo.broadcast_in_dim %%p, dims = [] : (tensor<ui32>) -> "
                        "tensor<64xui32>\n"
                        "%%1 = \"spmdrun.redistribute\"(%%0) <{transfers = dense<[");
  for (int i = 0; i < 64 * 64; i++)
    sr_text_printf(&text, "%s[%d, %d, 1, 0, %d]", i ? ", " : "", i / 64, i % 64, i / 64);
  sr_text_printf(&text, "]> : tensor<4096x5xi64>}> : (tensor<64xui32>) -> tensor<64xui32>\n"
                        "return %%0, %%1 : tensor<64xui32>, tensor<64xui32>\n}\n}\n");
  return sr_text_get(&text);
}

/* Bytes that it takes to find out what is equal: of the two results the second on all devices. */
static size_t bytes_of_equal(const char *text, int devices) {
  sr_ctx ctx = {0};
  sr_arena *own = sr_arena_create();
  sr_module *program;
  sr_uniformity *uniformity;
  const sr_signature signature = {.device_count = devices};
  EXPECT_EQ(sr_module_read(&ctx, arena, "t.mlir", text, strlen(text), &program), SR_OK);
  EXPECT_EQ(sr_uniformity_run(&ctx, program, &signature, sr_class_pool_create(own, devices), own,
                              &uniformity),
            SR_OK);
  const sr_op *end = program->main->body->last;
  EXPECT(!sr_value_is_uniform(uniformity, sr_operand(end, 0), NULL));
  EXPECT(sr_value_is_uniform(uniformity, sr_operand(end, 1), NULL));
  size_t bytes = sr_arena_bytes(own);
  sr_arena_destroy(own);
  return bytes;
}

/* What values are on each device is not kept of all, and is right when it is worked out again. */
static void lists_are_forgotten(void) {
  size_t few = bytes_of_equal(places(4000), 8) - bytes_of_equal(places(1000), 8);
  size_t many = bytes_of_equal(places(4000), 1024) - bytes_of_equal(places(1000), 1024);
  EXPECT(many <= few + 2 * (size_t)LARGEST_CHUNK);
}

/* Who gets what is not written down a second time. */
static void transfers_are_not_copied(void) {
  EXPECT(bytes_of_equal(many_transfers(), 64) < 4096 * 5 * sizeof(int64_t));
}

int main(void) {
  static void (*const tests[])(void) = {tables_are_shared,
                                        memory_is_of_ops,
                                        lists_are_of_one_op,
                                        sorts_are_of_lists,
                                        starts_are_shared,
                                        starts_are_computed,
                                        transfers_are_of_devices,
                                        transfers_are_not_all_looked_at,
                                        many_transfers_are_not_gathered,
                                        transfers_are_not_listed,
                                        windows_are_weighed,
                                        long_windows_are_not_looked_at,
                                        tables_are_of_ways,
                                        terms_are_shared,
                                        looks_are_of_ops,
                                        joins_are_of_operands,
                                        empty_tables_differ,
                                        moves_are_compared,
                                        equals_are_found_once,
                                        lists_are_forgotten,
                                        transfers_are_not_copied};
  for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
    arena = sr_arena_create();
    tests[i]();
    sr_arena_destroy(arena);
  }
  return expect_result();
}
