/* Which large values are warned of, and which are not: by the rules at the top of warn.c. */
#include "support/partitioned.h"

static sr_text lines;
static sr_placement placement = SR_PLACEMENT_ALL;

static void take_line(void *user, sr_log_level level, sr_log_module speaker, const char *line) {
  (void)user;
  EXPECT_EQ(level, SR_LOG_WARN);
  EXPECT_EQ(speaker, SR_LOG_PARTITIONER);
  sr_text_printf(&lines, "%s\n", line);
}

/* All warnings, a line each. `arguments` are those of @main, from line 3 on is `body`. */
static const char *warnings(const char *arguments, const char *results, const char *body) {
  sr_log log = {.sink = take_line};
  sr_ctx ctx = {.log = &log};
  for (int i = 0; i < SR_LOG_MODULE_COUNT; i++)
    log.level[i] = SR_LOG_WARN;
  lines = (sr_text){.arena = arena};
  const char *program =
      sr_arena_printf(arena,
                      "module attributes {mhlo.num_partitions = 4 : i32} { sdy.mesh @m = "
                      "<[\"x\"=2, \"y\"=2]>\nfunc.func public @main(%s) -> (%s) {\n%s}}",
                      arguments, results, body);
  const sr_partition_options options = {.placement = placement};
  EXPECT_EQ(partition_module(&ctx, arena, "t.mlir", program, &options, &module, &result), SR_OK);
  EXPECT_STRING(ctx.message, "");
  return sr_text_get(&lines);
}

#define BIG     "tensor<4096x8192xf32>" /* 128 MiB */
#define COLUMNS "{sdy.sharding = #sdy.sharding<@m, [{}, {\"x\", \"y\"}]>}"
#define ROWS    "{sdy.sharding = #sdy.sharding<@m, [{\"x\", \"y\"}, {}]>}"
/* Along the only dimension that may be cut, and no other has room: the whole is needed. */
#define TRANSFORM(OUT, IN, SIZE)                                                                   \
  OUT " = stablehlo.fft " IN ", type = FFT, length = [" SIZE "] : (tensor<" SIZE                   \
      "xcomplex<f32>>) -> tensor<" SIZE "xcomplex<f32>>\n"
#define LINE  "tensor<16777216xcomplex<f32>>" /* 128 MiB */
#define REALS "tensor<33554432xf32>"          /* 128 MiB */
#define CUT   "{sdy.sharding = #sdy.sharding<@m, [{\"x\", \"y\"}]>}"

static void gathered(void) {
  EXPECT_STRING(
      warnings("%x: " LINE " " CUT, LINE ", " LINE,
               "%0 = stablehlo.tanh %x : " LINE "\n" TRANSFORM("%1", "%0", "16777216")
                   TRANSFORM("%2", "%0", "16777216") "return %1, %2 : " LINE ", " LINE "\n"),
      "t.mlir:3:6: stablehlo.tanh: its result complex<f32>[16777216] is gathered, 128 MiB on "
      "every device, for stablehlo.fft at 4:6; the op cannot be done on so many parts of it, "
      "however it is cut\n");
  EXPECT_CONTAINS(
      warnings("%x: " LINE " " CUT, LINE,
               TRANSFORM("%0", "%x", "16777216") "return %0 : " LINE "\n"),
      "t.mlir:2:1: argument 0 complex<f32>[16777216] is gathered, 128 MiB on every device, for "
      "stablehlo.fft at 3:6;");
  /* Where the text says what it was made of, that is told, too: of both ops. */
  EXPECT_STRING(
      warnings("%x: " LINE " " CUT, LINE,
               "%0 = stablehlo.tanh %x : " LINE " loc(\"jit(f)/tanh\"(\"model.py\":12:3 to :9))\n"
               "%1 = stablehlo.fft %0, type = FFT, length = [16777216] : (" LINE ") -> " LINE
               " loc(callsite(\"lib.py\":4:5 at \"model.py\":13:3))\nreturn %1 : " LINE "\n"),
      "t.mlir:3:6: stablehlo.tanh: its result complex<f32>[16777216] is gathered, 128 MiB on "
      "every device, for stablehlo.fft at 4:6 (lib.py:4:5); the op cannot be done on so many "
      "parts of it, however it is cut (from model.py:12:3)\n");
  /* Not over the limit: 64 MiB. */
  EXPECT_STRING(warnings("%x: tensor<8388608xcomplex<f32>> " CUT, "tensor<8388608xcomplex<f32>>",
                         TRANSFORM("%0", "%x", "8388608") "return %0 : "
                                                          "tensor<8388608xcomplex<f32>>\n"),
                "");
}

/* What is said can be done: with the sharding that the advice names, nothing is gathered. */
static void advice(void) {
#define PRODUCT(ROW_COUNT)                                                                         \
  "%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<" ROW_COUNT           \
  "x8192xf32>, " BIG ") -> tensor<" ROW_COUNT "x4096xf32>\nreturn %0 : tensor<" ROW_COUNT          \
  "x4096xf32>\n"
  EXPECT_STRING(warnings("%x: tensor<8192x8192xf32> " ROWS ", %y: " BIG " " COLUMNS,
                         "tensor<8192x4096xf32>", PRODUCT("8192")),
                "t.mlir:2:1: argument 1 f32[4096,8192] is gathered, 128 MiB on every device, for "
                "stablehlo.dot_general at 3:6; a sharding that cuts it along dimension 0 can keep "
                "it in parts\n");
  /* Of half as many rows 24 MiB of them are moved, and 48 MiB of sums, not 96 MiB gathered. */
  EXPECT_STRING(warnings("%x: " BIG " " ROWS ", %y: " BIG " " COLUMNS, "tensor<4096x4096xf32>",
                         PRODUCT("4096")),
                "");
#define FLAT "%0 = stablehlo.reshape %x : (" BIG ") -> " REALS "\nreturn %0 : " REALS "\n"
  /* Columns become rows, and these parts of the line. */
  EXPECT_STRING(warnings("%x: " BIG " " COLUMNS, REALS, FLAT), "");
  EXPECT_STRING(warnings("%x: " BIG " " ROWS, REALS, FLAT), "");
  /* A dimension of two elements has no four parts. */
#define PAIR "tensor<2x8388608xcomplex<f32>>"
  EXPECT_CONTAINS(warnings("%x: " PAIR " " COLUMNS, PAIR,
                           "%0 = stablehlo.fft %x, type = FFT, length = [8388608] : (" PAIR
                           ") -> " PAIR "\nreturn %0 : " PAIR "\n"),
                  "; the op cannot be done on so many parts of it, however it is cut\n");
}

/* What an op fetches in windows counts for as much as a device gets of it. */
static void windows(void) {
#define SUMS(SIZE, OUT)                                                                            \
  "%z = stablehlo.constant dense<0.0> : tensor<f32>\n%0 = \"stablehlo.reduce_window\"(%x, %z) "    \
  "<{window_dimensions = array<i64: 1, " SIZE ">}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"  \
  "%s = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %s : tensor<f32>\n}) : (" BIG         \
  ", tensor<f32>) -> tensor<4096x" OUT "xf32>\nreturn %0 : tensor<4096x" OUT "xf32>\n"
  /* Windows of 5,000 reach over all parts of 2,048. */
  EXPECT_STRING(
      warnings("%x: " BIG " " COLUMNS, "tensor<4096x3193xf32>", SUMS("5000", "3193")),
      "t.mlir:2:1: argument 0 f32[4096,8192] is gathered, 128 MiB on every device, for "
      "stablehlo.reduce_window at 4:6; a sharding that cuts it along dimension 0 can keep "
      "it in parts\n");
  EXPECT_STRING(warnings("%x: " BIG " " ROWS, "tensor<4096x3193xf32>", SUMS("5000", "3193")), "");
  /* Two elements more than a part. */
  EXPECT_STRING(warnings("%x: " BIG " " COLUMNS, "tensor<4096x8190xf32>", SUMS("3", "8190")), "");
  /* Three groups of two features are not cut into two parts: what is to be read in windows is put
   * together first. */
#define IMAGE  "tensor<1x2048x4096x6xf32>" /* 192 MiB */
#define KERNEL "tensor<3x3x2x6xf32>"
#define SPACE  "[[1, 1], [1, 1]]"
#define CONV                                                                                       \
  "%0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "     \
  "window = {pad = " SPACE "} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : "     \
  "(" IMAGE ", " KERNEL ") -> " IMAGE "\nreturn %0 : " IMAGE "\n"
  EXPECT_STRING(
      warnings("%x: " IMAGE
               " {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {\"x\"}]>}, %k: " KERNEL,
               IMAGE, CONV),
      "t.mlir:2:1: argument 0 f32[1,2048,4096,6] is gathered, 192 MiB on every device, for "
      "stablehlo.convolution at 3:6; a sharding that cuts it along dimension 1 or 2 can keep it in "
      "parts\n");
  EXPECT_STRING(warnings("%x: " IMAGE " {sdy.sharding = #sdy.sharding<@m, [{}, {\"x\", \"y\"}, {}, "
                         "{}]>}, %k: " KERNEL,
                         IMAGE, CONV),
                "");
}

/* Once, though the loop gathers it each time. */
static void in_loops(void) {
  const char *out = warnings(
      "%x: " LINE " " CUT ", %n: tensor<i1>", LINE,
      "%0 = stablehlo.while(%v = %x) : " LINE "\n cond {\n  stablehlo.return %n : tensor<i1>\n } "
      "do {\n%t = stablehlo.tanh %v : " LINE
      "\n" TRANSFORM("%s", "%t", "16777216") "%u = stablehlo.add %s, %t : " LINE
                                             "\nstablehlo.return %u : " LINE
                                             "\n}\nreturn %0 : " LINE "\n");
  EXPECT_CONTAINS(out, "t.mlir:7:6: stablehlo.tanh: its result complex<f32>[16777216] is gathered");
  EXPECT_CONTAINS(out, "for stablehlo.fft at 8:6");
  EXPECT(strchr(out, '\n')[1] == '\0');
}

/* What the program says is no news. */
static void asked_for(void) {
  EXPECT_STRING(warnings("%x: " BIG " " ROWS, BIG " {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}",
                         "%0 = stablehlo.tanh %x : " BIG "\nreturn %0 : " BIG "\n"),
                "");
  EXPECT_STRING(warnings("%x: " BIG " " ROWS, BIG,
                         "%0 = sdy.manual_computation(%x) in_shardings=[<@m, [{}, {}]>] "
                         "out_shardings=[<@m, [{}, {}]>] manual_axes={\"x\", \"y\"} (%p: " BIG
                         ") {\n%q = stablehlo.tanh %p : " BIG "\nsdy.return %q : " BIG "\n} : (" BIG
                         ") -> " BIG "\nreturn %0 : " BIG "\n"),
                "");
  /* An argument that is declared whole, and what is computed of it. */
  EXPECT_STRING(warnings("%x: " BIG " {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %y: " BIG
                         " " ROWS,
                         BIG ", " BIG,
                         "%0 = stablehlo.tanh %x : " BIG "\n%1 = stablehlo.tanh %y : " BIG
                         "\nreturn %0, %1 : " BIG ", " BIG "\n"),
                "");
}

static void whole(void) {
  const char *out = warnings("%x: " BIG ", %y: " BIG " " ROWS ", %k: tensor<2xui64>", BIG ", " BIG,
                             "%0 = stablehlo.tanh %x : " BIG "\n%1 = stablehlo.tanh %y : " BIG
                             "\nreturn %0, %1 : " BIG ", " BIG "\n");
  EXPECT_STRING(out, "t.mlir:2:1: argument 0 f32[4096,8192] is whole on every device, 128 MiB: no "
                     "sharding reaches it\n");
  /* Numbers are drawn one after another. */
  out = warnings("%y: " BIG " " ROWS ", %l: tensor<f32>", BIG,
                 "%s = stablehlo.constant dense<[4096, 8192]> : tensor<2xi64>\n"
                 "%r = stablehlo.rng %l, %l, %s, distribution = NORMAL : "
                 "(tensor<f32>, tensor<f32>, tensor<2xi64>) -> " BIG "\n"
                 "%0 = stablehlo.add %r, %y : " BIG "\nreturn %0 : " BIG "\n");
  EXPECT_STRING(out, "t.mlir:4:6: stablehlo.rng: its result f32[4096,8192] is "
                     "whole on every device, 128 MiB: its op cannot be computed on parts\n");
  /* Without any sharding nobody expects parts; a sum over devices is whole by its nature. */
  EXPECT_STRING(warnings("%x: " BIG, BIG, "return %x : " BIG "\n"), "");
  EXPECT_STRING(warnings("%x: tensor<64x4096xf32> " ROWS ", %y: tensor<64x8192xf32> " ROWS, BIG,
                         "%0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : "
                         "(tensor<64x4096xf32>, tensor<64x8192xf32>) -> " BIG "\nreturn %0 : " BIG
                         "\n"),
                "");
}

/* What one device computes is whole there: that is a word worth where it had to be put together. */
static void on_one_device(void) {
  placement = SR_PLACEMENT_ONE;
  EXPECT_STRING(
      warnings("%x: " LINE " " CUT, LINE,
               TRANSFORM("%0", "%x", "16777216") "return %0 : " LINE "\n"),
      "t.mlir:2:1: argument 0 complex<f32>[16777216] is gathered, 128 MiB on device 0, for "
      "stablehlo.fft at 3:6; the op cannot be done on so many parts of it, however it is cut\n");
  EXPECT_STRING(warnings("%x: " BIG ", %y: " BIG " " ROWS, BIG ", " BIG,
                         "%0 = stablehlo.tanh %x : " BIG "\n%1 = stablehlo.tanh %y : " BIG
                         "\nreturn %0, %1 : " BIG ", " BIG "\n"),
                "");
  placement = SR_PLACEMENT_ALL;
}

/* Twenty lines, and how many more there are. */
static void many(void) {
  sr_text body = {.arena = arena};
  for (int i = 0; i < 23; i++)
    sr_text_printf(&body,
                   "%%t%d = stablehlo.tanh %%x : " LINE "\n"
                   "%%s%d = stablehlo.fft %%t%d, type = FFT, length = [16777216] : (" LINE
                   ") -> " LINE "\n",
                   i, i, i);
  sr_text_string(&body, "return %s0 : " LINE "\n");
  const char *out = warnings("%x: " LINE " " CUT, LINE, sr_text_get(&body));
  EXPECT_EQ(count(out, "\n"), 21);
  EXPECT_CONTAINS(out, "t.mlir: and 3 values more; show --stage shardings tells of all\n");
}

/* A result of which each device has its own, and one is given; not a sum of such. */
static void differing(void) {
  EXPECT_STRING(
      warnings(
          "%x: tensor<ui32>", "tensor<ui32>, tensor<ui32>",
          "%0 = stablehlo.partition_id : tensor<ui32>\n"
          "%1 = stablehlo.add %0, %x : tensor<ui32>\n"
          "%2 = \"stablehlo.all_reduce\"(%1) <{channel_handle = #stablehlo.channel_handle<handle "
          "= 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, "
          "use_global_device_ids}> ({\n^bb0(%a: tensor<ui32>, %b: tensor<ui32>):\n"
          "%s = stablehlo.add %a, %b : tensor<ui32>\nstablehlo.return %s : tensor<ui32>\n"
          "}) : (tensor<ui32>) -> tensor<ui32>\n"
          "return %2, %1 : tensor<ui32>, tensor<ui32>\n"),
      "t.mlir:10:1: result 1 differs between devices, by stablehlo.partition_id at 3:6, and what "
      "the first one has is given; a manual computation can give what each has\n");
}

int main(void) {
  return RUN_EACH(differing, gathered, advice, windows, in_loops, asked_for, whole, on_one_device,
                  many);
}
