/* Trip counts of while loops: known ones computed by hand, and unknown ones. */
#include "graph/ir/trips.h"
#include "support/module_case.h"

static int64_t trip_count(const char *type, const char *first, const char *direction,
                          const char *limit, const char *change, const char *step) {
  char text[1024];
  bool is_signed = type[0] != 'u';
  snprintf(
      text, sizeof text,
      "module @m {\nfunc.func public @main() -> tensor<%s> {\n"
      "%%f = stablehlo.constant dense<%s> : tensor<%s>\n"
      "%%l = stablehlo.constant dense<%s> : tensor<%s>\n"
      "%%s = stablehlo.constant dense<%s> : tensor<%s>\n"
      "%%w = stablehlo.while(%%i = %%f) : tensor<%s>\n"
      "cond { %%p = stablehlo.compare %s, %%i, %%l, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>\n"
      "stablehlo.return %%p : tensor<i1> } do {\n"
      "%%n = stablehlo.%s %%i, %%s : tensor<%s>\nstablehlo.return %%n : tensor<%s> }\n"
      "return %%w : tensor<%s>\n}\n}\n",
      type, first, type, limit, type, step, type, type, direction,
      is_signed ? "SIGNED" : "UNSIGNED", type, type, change, type, type, type);
  module_case c = module_case_good(text);
  int64_t trips = -2;
  for (const sr_op *op = c.module ? c.module->main->body->first : NULL; op; op = op->next)
    if (op->code == SR_OP_WHILE)
      trips = sr_while_trip_count(op);
  module_case_end(&c);
  return trips;
}

static void check_trip_counts(void) {
  EXPECT_EQ(trip_count("i32", "0", "LT", "10", "add", "1"), 10);
  EXPECT_EQ(trip_count("i32", "0", "LE", "10", "add", "1"), 11);
  EXPECT_EQ(trip_count("i32", "0", "LT", "10", "add", "3"), 4);
  EXPECT_EQ(trip_count("i32", "0", "LE", "9", "add", "3"), 4);
  EXPECT_EQ(trip_count("i32", "10", "GT", "0", "subtract", "4"), 3);
  EXPECT_EQ(trip_count("i32", "10", "GE", "0", "add", "-5"), 3);
  EXPECT_EQ(trip_count("i32", "5", "LT", "5", "add", "1"), 0);
  EXPECT_EQ(trip_count("i32", "7", "LT", "5", "add", "1"), 0);
  EXPECT_EQ(trip_count("i32", "0", "NE", "10", "add", "5"), 2);
  EXPECT_EQ(trip_count("i32", "3", "NE", "3", "add", "5"), 0);
  /* Infinite, or the counter wraps. */
  EXPECT_EQ(trip_count("i32", "0", "NE", "10", "add", "3"), -1);
  EXPECT_EQ(trip_count("i32", "0", "LT", "10", "subtract", "1"), -1);
  EXPECT_EQ(trip_count("i32", "0", "LT", "10", "add", "0"), -1);
  EXPECT_EQ(trip_count("i8", "0", "LE", "127", "add", "1"), -1);
  EXPECT_EQ(trip_count("i8", "0", "LT", "127", "add", "1"), 127);
  EXPECT_EQ(trip_count("i8", "0", "LT", "127", "add", "100"), -1);
  EXPECT_EQ(trip_count("ui8", "0", "LT", "255", "add", "1"), 255);
  EXPECT_EQ(trip_count("ui8", "0", "LE", "255", "add", "1"), -1);
  EXPECT_EQ(trip_count("i32", "0", "EQ", "0", "add", "1"), -1);
  EXPECT_EQ(trip_count("i64", "0", "LT", "9223372036854775807", "add", "1"), INT64_MAX);
}

int main(void) {
  check_trip_counts();
  return expect_result();
}
