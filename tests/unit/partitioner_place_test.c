/*
 * Where is computed what no sharding reaches. Expectations follow from the rules in
 * partitioner/place/placement.h and were worked out by hand.
 */
#include "sharding/device_lists.h"
#include "support/partitioned.h"

static int64_t devices_per_node; /* 0: all 4 */

/* The partitioned program of 4 devices as text. From line 5 on is `body`. */
static const char *place_as(sr_placement placement, const char *arguments, const char *results,
                            const char *body) {
  const char *program = sr_arena_printf(
      arena,
      "module attributes {mhlo.num_partitions = 4 : i32} {\n  sdy.mesh @m = <[\"i\"=4]>\n"
      "  sdy.mesh @two = <[\"t\"=2], device_ids=[3, 2]>\n"
      "  func.func public @main(%s) -> (%s) {\n%s\n}\n}",
      arguments, results, body);
  return partition_with(program, &(sr_partition_options){.placement = placement,
                                                         .devices_per_node = devices_per_node});
}

static const char *place(const char *arguments, const char *results, const char *body) {
  return place_as(SR_PLACEMENT_AUTO, arguments, results, body);
}

/* Where an argument or a result is, or how it is cut. */
static const char *place_of(const sr_port *port) {
  const sr_sharding *sharding = &port->sharding;
  return sr_sharding_is_replicated(sharding) ? sr_whole_on(arena, sharding->mesh, 4)
                                             : sr_sharding_name(arena, sharding);
}
static const char *argument_at(int index) {
  return place_of(&result.signature.arguments[index]);
}
static const char *result_at(int index) {
  return place_of(&result.signature.results[index]);
}

#define LINE "tensor<65536xf32>" /* 256 KiB */
#define CUT  "{sdy.sharding = #sdy.sharding<@m, [{\"i\"}]>}"
/* Nothing of it can be computed of parts. */
#define SORT(OUT, IN)                                                                              \
  OUT " = \"stablehlo.sort\"(" IN ") <{dimension = 0 : i64}> ({\n^bb0(%a: tensor<f32>, %b: "       \
      "tensor<f32>):\n%c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> "          \
      "tensor<i1>\nstablehlo.return %c : tensor<i1>\n}) : (" LINE ") -> " LINE "\n"
/* On every device by itself, of all of it. */
#define EVERYWHERE(OUT, IN)                                                                        \
  OUT " = sdy.manual_computation(" IN ") in_shardings=[<@m, [{}]>] out_shardings=[<@m, [{}]>] "    \
      "manual_axes={\"i\"} (%p: " LINE ") {\n%q = stablehlo.tanh %p : " LINE                       \
      "\nsdy.return %q : " LINE "\n} : (" LINE ") -> " LINE "\n"
/* On devices 3 and 2, of all of it. */
#define ON_TWO(OUT, IN)                                                                            \
  OUT " = sdy.manual_computation(" IN ") in_shardings=[<@two, [{}]>] out_shardings=[<@two, "       \
      "[{}]>] manual_axes={\"t\"} (%p: " LINE ") {\n%q = stablehlo.tanh %p : " LINE                \
      "\nsdy.return %q : " LINE "\n} : (" LINE ") -> " LINE "\n"
#define SUM(OUT, IN)                                                                               \
  "%z" OUT " = stablehlo.constant dense<0.0> : tensor<f32>\n%" OUT " = stablehlo.reduce(" IN       \
  " init: %z" OUT ") applies stablehlo.add across dimensions = [0] : (" LINE                       \
  ", tensor<f32>) -> tensor<f32>\n"

/* ---- the choice ------------------------------------------------------------------------------ */

/* Cheap: every device does it, whatever is said. */
static void scalars(void) {
  static const sr_placement all[] = {SR_PLACEMENT_AUTO, SR_PLACEMENT_ONE, SR_PLACEMENT_ALL};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    const char *out = place_as(all[i], "%x: tensor<f32>", "tensor<f32>",
                               "%0 = stablehlo.log %x : tensor<f32>\nreturn %0 : tensor<f32>");
    EXPECT_EQ(count(out, "stablehlo.case"), 0);
    EXPECT_EQ(count(out, "redistribute"), 0);
    EXPECT_STRING(result_at(0), "replicated");
  }
  /* Small arrays are not worth a branch. */
  const char *out = place("%x: tensor<64xf32>", "tensor<64xf32>",
                          "%0 = stablehlo.log %x : tensor<64xf32>\nreturn %0 : tensor<64xf32>");
  EXPECT_EQ(count(out, "stablehlo.case"), 0);
  EXPECT_STRING(reason("stablehlo.log"),
                "replicated: computed by every device: 528 B of work; on one also 0 B to send; "
                "parts would be 132 B");
  /* However often, where it has no parts: they stay in the cache of whoever does it, and nobody is
   * slowed down. */
  out = place("%x: tensor<64xf32>", "tensor<64xf32>",
              "%i0 = stablehlo.constant dense<0> : tensor<i32>\n"
              "%one = stablehlo.constant dense<1> : tensor<i32>\n"
              "%end = stablehlo.constant dense<100000> : tensor<i32>\n"
              "%l:2 = stablehlo.while(%i = %i0, %v = %x) : tensor<i32>, tensor<64xf32>\ncond {\n"
              "%k = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> "
              "tensor<i1>\nstablehlo.return %k : tensor<i1>\n} do {\n"
              "%n = stablehlo.add %i, %one : tensor<i32>\n"
              "%w = stablehlo.reverse %v, dims = [0] : tensor<64xf32>\n"
              "stablehlo.return %n, %w : tensor<i32>, tensor<64xf32>\n}\n"
              "return %l#1 : tensor<64xf32>");
  EXPECT_EQ(count(out, "stablehlo.case"), 0);
  EXPECT_CONTAINS(reason("stablehlo.while"), "computed by every device: 5");
}

/* The result goes nowhere: one device computes, and the argument is there alone. */
static void returned(void) {
  const char *out = place("%x: " LINE, LINE, SORT("%0", "%x") "return %0 : " LINE);
  EXPECT_EQ(count(out, "stablehlo.case"), 1);
  EXPECT_CONTAINS(out, "dense<[0, 1, 1, 1]> : tensor<4xi32>");
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_STRING(argument_at(0), "on device 0");
  EXPECT_STRING(result_at(0), "on device 0");
  EXPECT_STRING(reason("stablehlo.sort"),
                "computed by one device: 34.1 MB of work, 0 B to send; all would be 35.7 MB; it "
                "cannot be done in parts");
  EXPECT_STRING(reason("arg0"), "argument where it is used, from stablehlo.sort at 5:6");
  EXPECT_STRING(reason("result0"), "where it was computed");
  out = place_as(SR_PLACEMENT_ALL, "%x: " LINE, LINE, SORT("%0", "%x") "return %0 : " LINE);
  EXPECT_EQ(count(out, "stablehlo.case"), 0);
  EXPECT_STRING(argument_at(0), "replicated");
  EXPECT_STRING(result_at(0), "replicated");
  EXPECT_STRING(reason("stablehlo.sort"), "replicated: computed by every device");
}

/* All devices need the result, and sending it would take longer than making it. */
static void needed_everywhere(void) {
  const char *program = SORT("%0", "%x") EVERYWHERE("%1", "%0") "return %1 : " LINE;
  const char *out = place("%x: " LINE, LINE, program);
  EXPECT_EQ(count(out, "stablehlo.case"), 0);
  EXPECT_STRING(argument_at(0), "replicated");
  out = place_as(SR_PLACEMENT_ONE, "%x: " LINE, LINE, program);
  EXPECT_EQ(count(out, "stablehlo.case"), 1);
  EXPECT_EQ(count(out, "collective_broadcast"), 1);
  EXPECT_STRING(reason("stablehlo.sort"), "computed by one device: --placement one");
}

/* What is to come from all devices goes to one, not to all; only a number comes back. */
static void gathered(void) {
  const char *out = place(
      "%x: tensor<512x512xf32> {sdy.sharding = #sdy.sharding<@m, [{\"i\"}, {}]>}", "tensor<f32>",
      "%0 = stablehlo.cholesky %x, lower = true : tensor<512x512xf32>\n"
      "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "%1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : "
      "(tensor<512x512xf32>, tensor<f32>) -> tensor<f32>\nreturn %1 : tensor<f32>");
  EXPECT_EQ(count(out, "stablehlo.case"), 1);
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_EQ(count(out, "redistribute"), 1);
  EXPECT_EQ(count(out, "collective_broadcast"), 1);
  EXPECT_STRING(result_at(0), "replicated"); /* a scalar */
}

/* A sort that is done in parts leaves what follows in parts: nobody computes all of it. */
static void behind_parts(void) {
  const char *out = place("%x: " LINE " " CUT, "tensor<f32>",
                          SORT("%0", "%x") SUM("1", "%0") "return %1 : tensor<f32>");
  EXPECT_EQ(count(out, "stablehlo.case"), 1); /* of the lists of pairs */
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT_STRING(reason("stablehlo.sort"), "computed on parts");
  EXPECT_STRING(reason("stablehlo.reduce"), "replicated: combined from parts");
}

/* Where the result is used. */
static void devices(void) {
  const char *out =
      place("%x: " LINE, LINE, ON_TWO("%0", "%x") SORT("%1", "%0") "return %1 : " LINE);
  EXPECT_STRING(result_at(0), "on devices 2, 3"); /* a form reached it */
  EXPECT_EQ(count(out, "redistribute"), 0);
  out = place("%x: " LINE, LINE, SORT("%0", "%x") ON_TWO("%1", "%0") "return %1 : " LINE);
  EXPECT_STRING(argument_at(0), "on device 3");
  EXPECT_STRING(reason("stablehlo.sort"),
                "computed by one device: 34.1 MB of work, 528 kB to send; "
                "all would be 35.7 MB; it cannot be done in parts");
  EXPECT_CONTAINS(out, "dense<[1, 1, 1, 0]> : tensor<4xi32>");
}

/* ---- in parts -------------------------------------------------------------------------------- */

#define SQUARE "tensor<1024x1024xf32>" /* 4 MiB */
#define PRODUCT(OUT, X, Y)                                                                         \
  OUT " = stablehlo.dot_general " X ", " Y ", contracting_dims = [1] x [0] : (" SQUARE ", " SQUARE \
      ") -> " SQUARE "\n"

/* Arithmetic that can be shared is. Rows of the left side, all of the right one; arguments come as
 * they are used, the result stays as it was made. */
static void shared(void) {
  const char *out =
      place("%x: " SQUARE ", %y: " SQUARE, SQUARE,
            PRODUCT("%0", "%x", "%y") "%1 = stablehlo.tanh %0 : " SQUARE "\nreturn %1 : " SQUARE);
  EXPECT_EQ(count(out, "stablehlo.case"), 0);
  EXPECT_EQ(count(out, "redistribute") + count(out, "all_gather") + count(out, "all_reduce"), 0);
  EXPECT_CONTAINS(out, "stablehlo.tanh %0 : tensor<256x1024xf32>");
  EXPECT_STRING(argument_at(0), "<@m, [{\"i\"}, {}]>");
  EXPECT_STRING(argument_at(1), "replicated");
  EXPECT_STRING(result_at(0), "<@m, [{\"i\"}, {}]>");
  EXPECT_STRING(reason("stablehlo.dot_general"),
                "computed on parts: 155 MB, one device would be 558 MB; all would be 621 MB");
  EXPECT_STRING(reason("stablehlo.tanh"), "computed on parts");
  /* Only a sum: each device adds what it has, and an all_reduce follows. */
  out = place(
      "%x: " SQUARE ", %y: " SQUARE, "tensor<f32>",
      PRODUCT(
          "%0", "%x",
          "%y") "%z = stablehlo.constant dense<0.0> : tensor<f32>\n%1 = stablehlo.reduce(%0 init: "
                "%z) applies stablehlo.add across dimensions = [0, 1] : (" SQUARE
                ", tensor<f32>) -> tensor<f32>\nreturn %1 : tensor<f32>");
  EXPECT_EQ(count(out, "all_reduce"), 1);
  EXPECT_EQ(count(out, "redistribute") + count(out, "all_gather"), 0);
  EXPECT_STRING(result_at(0), "replicated");
}

/* Dimensions of one value in several roles: it is cut along one, and put together or exchanged
 * where it is taken otherwise. A product is 512 MiB of operations, and 12 MiB that four devices
 * read and write in turn. */
static void in_several_roles(void) {
  const char *out = place("%x: " SQUARE, SQUARE, PRODUCT("%0", "%x", "%x") "return %0 : " SQUARE);
  EXPECT_EQ(count(out, "all_gather\""), 1);
  EXPECT_EQ(count(out, "redistribute") + count(out, "stablehlo.case"), 0);
  EXPECT_STRING(argument_at(0), "<@m, [{\"i\"}, {}]>");
  EXPECT_STRING(result_at(0), "<@m, [{\"i\"}, {}]>");
  /* A quarter of 587,202,560, and to bring 4 MiB to all: twice 16 MiB, and 3 messages. */
  EXPECT_STRING(reason("stablehlo.dot_general"),
                "computed on parts: 180 MB, one device would be 549 MB; all would be 587 MB");
  out = place("%x: " SQUARE ", %y: " SQUARE, SQUARE,
              PRODUCT("%0", "%x", "%y")
                  PRODUCT("%1", "%y", "%x") "%2 = stablehlo.add %0, %1 : " SQUARE
                                            "\nreturn %2 : " SQUARE);
  EXPECT_EQ(count(out, "all_gather\""), 2);
  EXPECT_EQ(count(out, "redistribute") + count(out, "stablehlo.case"), 0);
  EXPECT_STRING(reason("stablehlo.dot_general"),
                "computed on parts: 373 MB, one device would be 1.11 GB; all would be 1.22 GB");
  /* Added to its transpose: of each device's 1 MiB the others get theirs. */
  out = place("%x: " SQUARE ", %y: " SQUARE, SQUARE,
              PRODUCT("%0", "%x", "%y") "%1 = stablehlo.transpose %0, dims = [1, 0] : (" SQUARE
                                        ") -> " SQUARE "\n%2 = stablehlo.add %0, %1 : " SQUARE
                                        "\nreturn %2 : " SQUARE);
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_EQ(count(out, "all_gather\"") + count(out, "stablehlo.case"), 0);
  EXPECT_CONTAINS(reason("stablehlo.dot_general"), "computed on parts: 176 MB, ");
  /* Alone that is too much: one device reads and writes as fast as four. */
  place("%x: " SQUARE, SQUARE,
        "%1 = stablehlo.transpose %x, dims = [1, 0] : (" SQUARE ") -> " SQUARE
        "\n%2 = stablehlo.add %x, %1 : " SQUARE "\nreturn %2 : " SQUARE);
  EXPECT_STRING(reason("stablehlo.transpose"),
                "computed by one device: 21.5 MB of work, 0 B to send; all would be 84.4 MB; parts "
                "would be 29.5 MB");
}

/* Against every device, 64 KiB must be won; parts need not win them against one device. */
static void margins(void) {
#define TANH(TYPE) place("%x: " TYPE, TYPE, "%0 = stablehlo.tanh %x : " TYPE "\nreturn %0 : " TYPE)
  /* 64 KiB of the cache, and 8192 operations: a quarter of it is 50,688 bytes less. */
  TANH("tensor<8192xf32>");
  EXPECT_STRING(result_at(0), "replicated");
  EXPECT_STRING(reason("stablehlo.tanh"),
                "replicated: computed by every device: 67.6 kB of work; on one also 0 B to send; "
                "parts would be 16.9 kB");
  /* Twice as much, of which parts save 101,376. */
  TANH("tensor<16384xf32>");
  EXPECT_STRING(reason("stablehlo.tanh"),
                "computed on parts: 33.8 kB, one device would be 135 kB; all would be 135 kB");
  /* 512 KiB from memory, for one device as for four that do a quarter at the same time. */
  TANH(LINE);
  EXPECT_STRING(result_at(0), "<@m, [{\"i\"}]>");
  EXPECT_STRING(reason("stablehlo.tanh"),
                "computed on parts: 528 kB, one device would be 541 kB; all would be 2.11 MB");
}

/* What is done line by line takes longer for longer lines, not for more of them. */
static void lines(void) {
#define SHORT "tensor<16384x4xf32>"
  place("%x: " SHORT, SHORT,
        "%0 = \"stablehlo.sort\"(%x) <{dimension = 1 : i64}> ({\n^bb0(%a: tensor<f32>, %b: "
        "tensor<f32>):\n%c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> "
        "tensor<i1>\nstablehlo.return %c : tensor<i1>\n}) : (" SHORT ") -> " SHORT
        "\nreturn %0 : " SHORT);
  /* 65536 elements, 2 levels, 32 bytes each, and 512 KiB, which four devices read in turn. */
  EXPECT_STRING(reason("stablehlo.sort"),
                "computed on parts: 1.57 MB, one device would be 4.72 MB; all would be 6.29 MB");
  place("%x: " SHORT, "tensor<16384x1xf32>, tensor<16384x1xi32>",
        "%0:2 = chlo.top_k(%x, k = 1) : " SHORT " -> (tensor<16384x1xf32>, tensor<16384x1xi32>)\n"
        "return %0#0, %0#1 : tensor<16384x1xf32>, tensor<16384x1xi32>");
  /* 256 KiB from memory; the results, 64 KiB each, stay in a cache. */
  EXPECT_STRING(reason("chlo.top_k"),
                "computed on parts: 1.34 MB, one device would be 4.59 MB; all would be 5.37 MB");
#define WAVES "tensor<64x1024xcomplex<f32>>"
  place("%x: " WAVES, WAVES,
        "%0 = stablehlo.fft %x, type = FFT, length = [1024] : (" WAVES ") -> " WAVES
        "\nreturn %0 : " WAVES);
  /* 65536 * 10 operations, 4 in the time of a byte; 1 MiB. */
  EXPECT_STRING(reason("stablehlo.fft"),
                "computed on parts: 1.09 MB, one device would be 1.21 MB; all would be 4.36 MB");
}

/* What cannot be shared is placed for itself. */
static void partly_shared(void) {
  const char *out =
      place("%x: " SQUARE ", %y: " SQUARE, "tensor<1048576xcomplex<f32>>",
            PRODUCT("%0", "%x", "%y") PRODUCT("%1", "%0", "%y")
                PRODUCT("%2", "%1",
                        "%y") "%3 = stablehlo.reshape %2 : (" SQUARE ") -> tensor<1048576xf32>\n"
                              "%4 = stablehlo.complex %3, %3 : tensor<1048576xcomplex<f32>>\n"
                              "%5 = stablehlo.fft %4, type = FFT, length = [1048576] : "
                              "(tensor<1048576xcomplex<f32>>) -> tensor<1048576xcomplex<f32>>\n"
                              "return %5 : tensor<1048576xcomplex<f32>>");
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "redistribute"), 1); /* to the device that transforms: chosen behind */
  EXPECT_CONTAINS(out, "tensor<256x1024xf32>");
  EXPECT_CONTAINS(reason("stablehlo.dot_general"), "computed on parts");
  EXPECT_CONTAINS(reason("stablehlo.fft"), "computed by one device");
  EXPECT_STRING(result_at(0), "on device 0");
}

/* ---- clusters -------------------------------------------------------------------------------- */

/* Two that depend on each other through a collective; what stands between keeps its place. */
static void levels(void) {
  const char *out = place_as(
      SR_PLACEMENT_ONE, "%x: " LINE, LINE ", " LINE,
      SORT("%0", "%x") "%u = stablehlo.negate %x : " LINE "\n" EVERYWHERE("%1", "%0")
          SORT("%2", "%1") "%3 = stablehlo.add %2, %0 : " LINE "\n%4 = stablehlo.add %u, %u : " LINE
                           "\nreturn %3, %4 : " LINE ", " LINE);
  /* Sort; negate and add, which nothing ties to it; sort and add. */
  EXPECT_EQ(count(out, "stablehlo.case"), 3);
  EXPECT_EQ(count(out, "collective_broadcast"), 1); /* of %0 for %1, but not for %3 */
  EXPECT_STRING(result_at(0), "on device 0");
  EXPECT_STRING(result_at(1), "on device 0");
}

/* ---- loops ----------------------------------------------------------------------------------- */

#define WHILE(CONDITION, BODY)                                                                     \
  "%i0 = stablehlo.constant dense<0> : tensor<i32>\n"                                              \
  "%one = stablehlo.constant dense<1> : tensor<i32>\n"                                             \
  "%ten = stablehlo.constant dense<10> : tensor<i32>\n"                                            \
  "%l:3 = stablehlo.while(%i = %i0, %v = %x, %w = %y) : tensor<i32>, " LINE ", " LINE              \
  "\ncond {\n" CONDITION "stablehlo.return %k : tensor<i1>\n} do {\n" BODY                         \
  "%n = stablehlo.add %i, %one : tensor<i32>\n"                                                    \
  "stablehlo.return %n, %e, %f : tensor<i32>, " LINE ", " LINE "\n}\n"                             \
  "return %l#1, %l#2 : " LINE ", " LINE
#define COUNTED                                                                                    \
  "%k = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"

/* One carry is everywhere, the other stays on one device, from the argument to the result; each
 * device counts by itself. */
static void carries(void) {
  const char *out = place("%x: " LINE ", %y: " LINE, LINE ", " LINE,
                          WHILE(COUNTED, SORT("%f", "%w") EVERYWHERE("%e", "%v")));
  EXPECT_EQ(count(out, "stablehlo.case"), 1);
  EXPECT_EQ(count(out, "redistribute") + count(out, "collective_broadcast"), 0);
  EXPECT_STRING(argument_at(0), "replicated");
  EXPECT_STRING(argument_at(1), "on device 0");
  EXPECT_STRING(result_at(0), "replicated");
  EXPECT_STRING(result_at(1), "on device 0");
}

/* The condition is everybody's: what it reads comes to all, in each step. */
static void conditions(void) {
  const char *out = place_as(
      SR_PLACEMENT_ONE, "%x: " LINE ", %y: " LINE, LINE ", " LINE,
      WHILE(SUM("s", "%w") "%k = stablehlo.compare LT, %s, %zs, FLOAT : (tensor<f32>, tensor<f32>) "
                           "-> tensor<i1>\n",
            SORT("%f", "%w") EVERYWHERE("%e", "%v")));
  EXPECT_EQ(count(out, "stablehlo.case"), 2);
  EXPECT_EQ(count(out, "collective_broadcast"), 2); /* the carry, the end of the loop */
  EXPECT(strstr(out, "collective_broadcast") > strstr(out, "stablehlo.while"));
  EXPECT_STRING(argument_at(1), "replicated");
}

/* A loop of which nothing is in parts is one op; how long it takes is ten times its body, however
 * the program counts to ten. */
static void whole_loops(void) {
#define TO_TEN(COMPARISON)                                                                         \
  WHILE("%k = stablehlo.compare " COMPARISON " : (tensor<i32>, tensor<i32>) -> tensor<i1>\n",      \
        SORT("%f", "%w") SORT("%e", "%v"))
  static const char *const loops[] = {TO_TEN("LT, %i, %ten, SIGNED"), TO_TEN("GT, %ten, %i"),
                                      TO_TEN("NE, %i, %ten")};
  for (size_t i = 0; i < sizeof loops / sizeof *loops; i++) {
    const char *out = place("%x: " LINE ", %y: " LINE, LINE ", " LINE, loops[i]);
    EXPECT_EQ(count(out, "stablehlo.case"), 1);
    EXPECT(strstr(out, "stablehlo.case") < strstr(out, "stablehlo.while"));
    EXPECT_STRING(argument_at(0), "on device 0");
    EXPECT_CONTAINS(reason("stablehlo.while"),
                    "computed by one device: 682 MB of work, 0 B to send");
  }
}

#define REPEATED(TYPE, BODY)                                                                       \
  "%i0 = stablehlo.constant dense<0> : tensor<i32>\n"                                              \
  "%one = stablehlo.constant dense<1> : tensor<i32>\n"                                             \
  "%ten = stablehlo.constant dense<10> : tensor<i32>\n"                                            \
  "%l:2 = stablehlo.while(%i = %i0, %v = %y) : tensor<i32>, " TYPE "\ncond {\n" COUNTED            \
  "stablehlo.return %k : tensor<i1>\n} do {\n" BODY "%n = stablehlo.add %i, %one : tensor<i32>\n"  \
  "stablehlo.return %n, %e : tensor<i32>, " TYPE "\n}\nreturn %l#1 : " TYPE

/* A loop is done in parts where that is cheaper, with what it moves in each step. */
static void divided_loops(void) {
  const char *out =
      place("%x: " SQUARE ", %y: " SQUARE, SQUARE, REPEATED(SQUARE, PRODUCT("%e", "%x", "%v")));
  /* Columns of the right side: nothing is moved. */
  EXPECT_EQ(count(out, "all_gather\"") + count(out, "redistribute") + count(out, "case"), 0);
  EXPECT_STRING(argument_at(0), "replicated");
  EXPECT_STRING(result_at(0), "<@m, [{}, {\"i\"}]>");
  EXPECT_STRING(reason("stablehlo.dot_general"),
                "computed on parts: 1.47 GB, one device would be 5.49 GB; all would be 5.87 GB");
  /* A vector that each step needs whole: ten times 4 MiB, and a gather of 4 KiB. */
#define VECTOR "tensor<1024xf32>"
  out = place("%x: " SQUARE ", %y: " VECTOR, VECTOR,
              REPEATED(VECTOR, "%e = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : "
                               "(" SQUARE ", " VECTOR ") -> " VECTOR "\n"));
  EXPECT_EQ(count(out, "all_gather\""), 1);
  EXPECT(strstr(out, "all_gather\"") > strstr(out, "stablehlo.while"));
  EXPECT_STRING(argument_at(0), "<@m, [{\"i\"}, {}]>");
  EXPECT_STRING(result_at(0), "<@m, [{\"i\"}]>");
  EXPECT_STRING(reason("stablehlo.dot_general"),
                "computed on parts: 43.7 MB, one device would be 47.3 MB; all would be 173 MB");
}

/* Branches are done in parts; the longest counts, however many there are. The product takes all
 * devices 2^30 / 2 for its operations and three times 4 MiB that four read or write at once; the
 * tangents before it 2^20 / 4 and twice 4 MiB more. Of these rows are taken, else columns. */
static void divided_branches(void) {
#define CHOSEN(OTHER)                                                                              \
  "%0 = \"stablehlo.case\"(%p) ({\n" PRODUCT("%a", "%x", "%y") "stablehlo.return %a : " SQUARE     \
                                                               "\n}, {\n" OTHER                    \
                                                               "stablehlo.return %b : " SQUARE     \
                                                               "\n}) : (tensor<i32>) -> " SQUARE   \
                                                               "\nreturn %0 : " SQUARE
  static const char *const programs[] = {
      CHOSEN("%b = stablehlo.tanh %y : " SQUARE "\n"),
      CHOSEN("%c = stablehlo.tanh %x : " SQUARE "\n" PRODUCT("%b", "%c", "%y"))};
  static const char *const reasons[] = {
      "computed on parts: 147 MB, one device would be 549 MB; all would be 587 MB",
      "computed on parts: 155 MB, one device would be 558 MB; all would be 621 MB"};
  static const char *const forms[] = {"<@m, [{}, {\"i\"}]>", "<@m, [{\"i\"}, {}]>"};
  for (int i = 0; i < 2; i++) {
    const char *out = place("%x: " SQUARE ", %y: " SQUARE ", %p: tensor<i32>", SQUARE, programs[i]);
    EXPECT_EQ(count(out, "all_gather\"") + count(out, "redistribute"), 0);
    EXPECT_EQ(count(out, "stablehlo.case"), 1);
    EXPECT_STRING(argument_at(1 - i), forms[i]);
    EXPECT_STRING(argument_at(i), "replicated");
    EXPECT_STRING(result_at(0), forms[i]);
    EXPECT_STRING(reason("stablehlo.dot_general"), reasons[i]);
  }
}

/*
 * Of 64 x 729 numbers of bf16, in the cache: sines read and write 93,312 bytes and take 46,656
 * operations, a sum over the first dimension reads them, writes 1,458 and takes as many. 76,180 for
 * a device, and 12,288 for its messages. What it sums up goes as f32, 2,916 bytes, four times as
 * slowly for all four devices, read and written: 23,328.
 */
static void small_sums(void) {
#define BF16 "tensor<64x3x3x3x3x3x3xbf16>"
  (void)place("%x: " BF16, "tensor<3x3x3x3x3x3xbf16>",
              "%y = stablehlo.sine %x : " BF16 "\n"
              "%z = stablehlo.constant dense<0.0> : tensor<bf16>\n"
              "%0 = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0] : "
              "(" BF16 ", tensor<bf16>) -> tensor<3x3x3x3x3x3xbf16>\n"
              "return %0 : tensor<3x3x3x3x3x3xbf16>");
  EXPECT_STRING(reason("stablehlo.sine"),
                "computed on parts: 112 kB, one device would be 305 kB; all would be 305 kB");
}

/* Devices with a memory of their own are not slowed down by others that do the same. */
static void nodes(void) {
  devices_per_node = 1;
  const char *out = place("%x: " LINE, LINE, SORT("%0", "%x") "return %0 : " LINE);
  EXPECT_EQ(count(out, "stablehlo.case"), 0);
  EXPECT_STRING(
      reason("stablehlo.sort"),
      "replicated: computed by every device: 34.1 MB of work; on one also 0 B to send; it "
      "cannot be done in parts");
  devices_per_node = 0;
}

int main(void) {
  return RUN_EACH(scalars, returned, needed_everywhere, gathered, behind_parts, devices, shared,
                  in_several_roles, margins, lines, partly_shared, levels, carries, conditions,
                  whole_loops, divided_loops, divided_branches, small_sums, nodes);
}
