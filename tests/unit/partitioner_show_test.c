/* What a person is told of shardings: a line of each value, and who holds what as a picture. The
 * pictures are drawn by hand. */
#include "partitioner/report/notes.h"
#include "support/partitioned.h"

#define MODULE(ATTRIBUTES, MESH, MAIN)                                                             \
  "module attributes {" ATTRIBUTES "} {\n" MESH "\n  func.func public @main" MAIN "\n}\n"
#define FOUR "mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32"
#define GRID "  sdy.mesh @m = <[\"x\"=2, \"y\"=2]>"

/* ---- pictures -------------------------------------------------------------------------------- */

static const char *shown(size_t width) {
  sr_text text = {.arena = arena};
  sr_partition_print(module, &result, width, &text);
  return sr_text_get(&text);
}

/* What is shown below the notes of a program of one argument, cut as `form` over `mesh`. */
static const char *picture(const char *devices, const char *mesh, const char *type,
                           const char *form, size_t width) {
  partition(sr_arena_printf(arena,
                            "module attributes {mhlo.num_partitions = %s : i32} {\n"
                            "sdy.mesh @m = <[%s]>\nfunc.func public @main(%%x: %s {sdy.sharding = "
                            "#sdy.sharding<@m, [%s]>}) {\nreturn\n}\n}\n",
                            devices, mesh, type, form));
  const char *text = shown(width), *at = strstr(text, "\narg0: ");
  return at ? strchr(at + 1, '\n') + 1 : text;
}

static void layouts(void) {
  partition(
      MODULE("mhlo.num_partitions = 6 : i32", "  sdy.mesh @m = <[\"x\"=3, \"y\"=2]>",
             "(%x: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {\"y\"}]>}, %y: "
             "tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{\"y\"}]>}) -> (tensor<6x4xf32> "
             "{jax.result_info = \"out\"}) {\n%0 = stablehlo.negate %x : tensor<6x4xf32>\n"
             "return %0 : tensor<6x4xf32>\n}"));
  const char *text = shown(100);
  EXPECT_CONTAINS(text, "\narg0, out: <@m, [{\"x\"}, {\"y\"}]>\n"
                        "+---+---+\n| 0 | 1 |\n+---+---+\n| 2 | 3 |\n+---+---+\n"
                        "| 4 | 5 |\n+---+---+\n");
  EXPECT_CONTAINS(text, "\narg1: <@m, [{\"y\"}]>\n"
                        "+---------+---------+\n| 0, 2, 4 | 1, 3, 5 |\n"
                        "+---------+---------+\n");
  EXPECT_CONTAINS(text, "computed on parts");
}

/* Of three dimensions, all cut, a table for each part of the first; of two, the two. */
static void layouts_of_many_dimensions(void) {
  EXPECT_STRING(picture("8", "\"x\"=2, \"y\"=2, \"z\"=2", "tensor<4x4x4xf32>",
                        "{\"z\"}, {\"x\"}, {\"y\"}", 100),
                "dimension 1 down, dimension 2 across\n"
                "part 0 of dimension 0:\n+---+---+\n| 0 | 2 |\n+---+---+\n| 4 | 6 |\n+---+---+\n"
                "part 1 of dimension 0:\n+---+---+\n| 1 | 3 |\n+---+---+\n| 5 | 7 |\n+---+---+\n");
  EXPECT_STRING(
      picture("4", "\"x\"=2, \"y\"=2", "tensor<4x3x4x5xf32>", "{\"y\"}, {}, {\"x\"}, {}", 100),
      "dimension 0 down, dimension 2 across\n+---+---+\n| 0 | 2 |\n+---+---+\n| 1 | 3 |\n"
      "+---+---+\n");
  EXPECT_STRING(picture("4", "\"x\"=4", "tensor<2x8x3xf32>", "{}, {\"x\"}, {}", 100),
                "dimension 1 across\n+---+---+---+---+\n| 0 | 1 | 2 | 3 |\n+---+---+---+---+\n");
}

/* 5 elements in 4 parts are 2, 2, 1 and none. */
static void layouts_with_empty_parts(void) {
  EXPECT_STRING(picture("4", "\"x\"=4", "tensor<5xf32>", "{\"x\"}", 100),
                "+-----+-----+-----+-----+\n|   0 |   1 |   2 | (3) |\n+-----+-----+-----+-----+\n"
                "only the first 3 of 4 parts of dimension 0 have elements; the others are in "
                "brackets\n");
  EXPECT_STRING(picture("4", "\"x\"=2, \"y\"=2", "tensor<1x4xf32>", "{\"x\"}, {\"y\"}", 100),
                "+-----+-----+\n|   0 |   1 |\n+-----+-----+\n| (2) | (3) |\n+-----+-----+\n"
                "only the first 1 of 2 parts of dimension 0 have elements; the others are in "
                "brackets\n");
  EXPECT_STRING(picture("2", "\"x\"=2", "tensor<0xf32>", "{\"x\"}", 100),
                "+-----+-----+\n| (0) | (1) |\n+-----+-----+\nonly the first 0 of 2 parts of "
                "dimension 0 have elements; the others are in brackets\n");
}

/* As many parts as fit; devices of one part that go on as they begin, and some that do not. */
static void layouts_of_many_devices(void) {
  EXPECT_STRING(picture("512", "\"x\"=512", "tensor<1024xf32>", "{\"x\"}", 40),
                "+-----+-----+-----+-----+-----+-----+\n"
                "|   0 |   1 |   2 |   3 | ... | 511 |\n"
                "+-----+-----+-----+-----+-----+-----+\n");
  EXPECT_STRING(picture("512", "\"x\"=64, \"y\"=8", "tensor<1024xf32>", "{\"x\":(1)2}", 40),
                "+---------+---------+\n|   0-255 | 256-511 |\n+---------+---------+\n");
  EXPECT_STRING(picture("512", "\"x\"=64, \"y\"=8", "tensor<1024xf32>", "{\"y\":(1)2}", 72),
                "+--------------------------+--------------------------+\n"
                "|  0-3, 8-11, ..., 504-507 | 4-7, 12-15, ..., 508-511 |\n"
                "+--------------------------+--------------------------+\n");
  const char *rows = picture("64", "\"x\"=64", "tensor<64x2xf32>", "{\"x\"}, {}", 40);
  EXPECT_EQ(count(rows, "|\n"), 16);
  EXPECT_CONTAINS(rows, "|  13 |\n+-----+\n| ... |\n+-----+\n|  63 |\n+-----+\n");
  EXPECT_EQ(count(picture("64", "\"x\"=16, \"y\"=2, \"z\"=2", "tensor<16x2x2xf32>",
                          "{\"x\"}, {\"y\"}, {\"z\"}", 40),
                  "of dimension 0:\n"),
            7);
}

/* Names go on in the next line. */
static void layouts_of_many_arrays(void) {
  sr_text program = {.arena = arena};
  sr_text_string(&program, "module attributes {mhlo.num_partitions = 2 : i32} {\nsdy.mesh @m = "
                           "<[\"x\"=2]>\nfunc.func public @main(");
  for (int i = 0; i < 8; i++)
    sr_text_printf(&program, "%s%%x%d: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}",
                   i > 0 ? ", " : "", i);
  sr_text_string(&program, ") {\nreturn\n}\n}\n");
  partition(sr_text_get(&program));
  EXPECT_CONTAINS(shown(40), "\narg0, arg1, arg2, arg3, arg4, arg5,\n"
                             "arg6, arg7: <@m, [{\"x\"}]>\n+---+---+\n");
}

/* ---- inside manual computations -------------------------------------------------------------- */

static void inside(void) {
  partition(MODULE(
      FOUR, GRID,
      "(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {\"y\"}]>}) -> "
      "tensor<8x8xf32> {\n%0 = sdy.manual_computation(%x) in_shardings=[<@m, [{\"x\"}, {?}]>] "
      "out_shardings=[<@m, [{\"x\"}, {?}]>] manual_axes={\"x\"} (%p: tensor<4x8xf32>) {\n"
      "%q = stablehlo.tanh %p : tensor<4x8xf32>\n"
      "%1 = sdy.manual_computation(%q) in_shardings=[<@m, [{}, {\"y\"}]>] "
      "out_shardings=[<@m, [{}, {\"y\"}]>] manual_axes={\"y\"} (%r: tensor<4x4xf32>) {\n"
      "%s = stablehlo.negate %r : tensor<4x4xf32>\nsdy.return %s : tensor<4x4xf32>\n} : "
      "(tensor<4x8xf32>) -> tensor<4x8xf32>\n"
      "sdy.return %1 : tensor<4x8xf32>\n} : (tensor<8x8xf32>) -> tensor<8x8xf32>\n"
      "return %0 : tensor<8x8xf32>\n}"));
  static const char *const lines[] = {
      "4:6         argument 0              tensor<4x8xf32>  manual {\"x\"}, <@m, [{}, {\"y\"}]>  "
      "operand 0 cut as <@m, [{\"x\"}, {}]>\n",
      "5:6         stablehlo.tanh          tensor<4x8xf32>  manual {\"x\"}, <@m, [{}, {\"y\"}]>  "
      "computed on parts",
      "6:6           argument 0            tensor<4x4xf32>  manual {\"x\", \"y\"}                "
      "operand 0 cut as <@m, [{}, {\"y\"}]>",
      "7:6           stablehlo.negate      tensor<4x4xf32>  manual {\"x\", \"y\"}                "
      "each device computes its own",
  };
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
    EXPECT_CONTAINS(shown(100), lines[i]);
}

int main(void) {
  return RUN_EACH(layouts, layouts_of_many_dimensions, layouts_with_empty_parts,
                  layouts_of_many_devices, layouts_of_many_arrays, inside);
}
