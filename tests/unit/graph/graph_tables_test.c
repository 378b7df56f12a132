/* Long tables in attributes are printed once, as an alias, and read back (print_alias.c). */
#include "support/module_case.h"

enum {
  DEVICES = 128
};

/* "[[0], [1], ...]" or "[[0, 1, ...]]" of `count` devices from `first` on. */
static const char *rows(sr_arena *arena, bool one, int first, int count) {
  sr_text text = {.arena = arena};
  for (int i = 0; i < count; i++)
    sr_text_printf(&text, "%s%d", i == 0 ? "[[" : one ? ", " : "], [", first + i);
  sr_text_string(&text, "]]");
  return sr_text_get(&text);
}

static const char *sum(sr_arena *arena, const char *result, const char *rows_, const char *type) {
  return sr_arena_printf(
      arena,
      "%s = \"stablehlo.all_reduce\"(%%arg0) <{replica_groups = dense<%s> : tensor<%sxi64>}> ({\n"
      "^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n%%s = stablehlo.add %%a, %%b : tensor<f32>\n"
      "stablehlo.return %%s : tensor<f32>\n}) : (tensor<2xf32>) -> tensor<2xf32>\n",
      result, rows_, type);
}

static int count(const char *text, const char *part) {
  int n = 0;
  for (const char *at = strstr(text, part); at; at = strstr(at + 1, part))
    n++;
  return n;
}

/* Two ops with one table, one with another, one with a short table; one of them is in a loop. */
static const char *program(sr_arena *arena) {
  const char *all = rows(arena, true, 0, DEVICES), *each = rows(arena, false, 0, DEVICES);
  const char *in_loop = sr_arena_printf(
      arena,
      "%%3 = stablehlo.while(%%v = %%arg0) : tensor<2xf32>\n cond {\n"
      "%%c = stablehlo.constant dense<false> : tensor<i1>\nstablehlo.return %%c : tensor<i1>\n} do "
      "{\n%sstablehlo.return %%4 : tensor<2xf32>\n}\n",
      sum(arena, "%4", all, "1x128"));
  return sr_arena_printf(
      arena,
      "module attributes {mhlo.num_replicas = 128 : i32} {\nfunc.func public @main(%%arg0: "
      "tensor<2xf32>) -> tensor<2xf32> {\n%s%s%s%sreturn %%0 : tensor<2xf32>\n}\n}\n",
      sum(arena, "%0", all, "1x128"), sum(arena, "%1", each, "128x1"),
      sum(arena, "%2", rows(arena, true, 0, 2), "1x2"), in_loop);
}

int main(void) {
  sr_arena *arena = sr_arena_create();
  if (!EXPECT(arena != NULL))
    return expect_result();
  module_case c = module_case_good(program(arena));
  for (int way = 0; c.module && way < 4; way++) {
    bool generic = way & 1, locations = way & 2;
    const char *printed = module_case_print(&c, generic, locations);
    const char *head =
        sr_arena_printf(arena,
                        "#replica_groups0 = dense<%s> : tensor<1x128xi64>\n"
                        "#replica_groups1 = dense<%s> : tensor<128x1xi64>\n",
                        rows(arena, true, 0, DEVICES), rows(arena, false, 0, DEVICES));
    EXPECT(strncmp(printed, head, strlen(head)) == 0);
    EXPECT_EQ(count(printed, "replica_groups = #replica_groups0"), 2);
    EXPECT_EQ(count(printed, "replica_groups = #replica_groups1"), 1);
    EXPECT_EQ(count(printed, "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"), 1);
    module_case again = module_case_good(printed);
    if (again.module)
      EXPECT_STRING(module_case_print(&again, generic, locations), printed);
    module_case_end(&again);
  }
  module_case_end(&c);
  sr_arena_destroy(arena);
  return expect_result();
}
