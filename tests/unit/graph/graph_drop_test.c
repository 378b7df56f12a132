/* Groups by axes of a mesh become tables where JAX states them so, and stay elsewhere. What nobody
 * uses is dropped. Who asks for shardings is no part of the computation. Tables are derived by hand
 * from StableHLO's and Shardy's specifications. */
#include "support/module_case.h"

/* An all_reduce in a program of eight devices: its head, its attributes and the axes of its groups.
 */
typedef struct group_case {
  const char *head, *attrs, *groups, *wanted; /* wanted NULL: the groups stay */
} group_case;

#define AXES(LIST) "#stablehlo.replica_group_mesh_axes<mesh = @m, axes = [" LIST "]>"
#define AXIS(NAME) "#stablehlo.axis_ref<name = \"" NAME "\">"
#define PART(P)    "#stablehlo.axis_ref<name = \"y\", sub_axis_info = " P ">"
#define MESH       "sdy.mesh @m = <[\"x\"=2, \"y\"=4]>\n"
#define CHANNEL    "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
#define DEVICES    ", use_global_device_ids"

static const group_case group_cases[] = {
    {MESH, DEVICES, AXES(AXIS("y")), "dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>"},
    {MESH, DEVICES, AXES(AXIS("x")), "dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>"},
    {MESH, DEVICES, AXES(AXIS("x") ", " AXIS("y")), "dense<[[0, 1, 2, 3, 4, 5, 6, 7]]>"},
    {MESH, DEVICES, AXES(AXIS("y") ", " AXIS("x")), "dense<[[0, 4, 1, 5, 2, 6, 3, 7]]>"},
    {MESH, DEVICES, AXES(PART("(1)2")), "dense<[[0, 2], [1, 3], [4, 6], [5, 7]]>"},
    {MESH, DEVICES, AXES(PART("(2)2")), "dense<[[0, 1], [2, 3], [4, 5], [6, 7]]>"},
    /* Shardings that name a whole value, and a second name for the mesh. */
    {MESH "sdy.mesh @e = <[]>\nsdy.mesh @n = <[\"a\"=8]>\n", DEVICES, AXES(AXIS("x")),
     "dense<[[0, 4], [1, 5], [2, 6], [3, 7]]>"},
    {MESH, DEVICES, AXES(PART("(1)3")), NULL},
    {MESH, DEVICES, AXES(PART("(0)2")), NULL},
    {MESH, DEVICES, AXES(AXIS("z")), NULL},
    {MESH, DEVICES, AXES(AXIS("x") ", " AXIS("x")), NULL},
    {MESH, DEVICES, AXES(""), NULL},
    {MESH, DEVICES, "#stablehlo.replica_group_mesh_axes<mesh = @o, axes = [" AXIS("x") "]>", NULL},
    /* Its numbers would be those of replicas. */
    {MESH, "", AXES(AXIS("x")), NULL},
    {"sdy.mesh @m = <[\"x\"=2, \"y\"=4], device_ids=[1, 0, 2, 3, 4, 5, 6, 7]>\n", DEVICES,
     AXES(AXIS("x")), NULL},
    /* Too many devices, which the partitioner refuses. */
    {"sdy.mesh @m = <[\"x\"=268435456, \"y\"=4]>\n", DEVICES, AXES(AXIS("x")), NULL},
    {MESH "sdy.mesh @n = <[\"a\"=4]>\n", DEVICES, AXES(AXIS("x")), NULL},
};

static const char all_reduce[] =
    "module attributes {mhlo.num_replicas = %d : i32} {\n%s"
    "func.func public @main(%%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n"
    "%%0 = \"stablehlo.all_reduce\"(%%x) <{" CHANNEL "replica_groups = %s%s}> ({\n"
    "^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n%%s = stablehlo.add %%a, %%b : tensor<f32>\n"
    "stablehlo.return %%s : tensor<f32>\n}) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "%%1 = \"stablehlo.all_reduce\"(%%0) <{" CHANNEL "replica_groups = %s%s}> ({\n"
    "^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n%%s = stablehlo.add %%a, %%b : tensor<f32>\n"
    "stablehlo.return %%s : tensor<f32>\n}) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "return %%0, %%1 : tensor<4xf32>, tensor<4xf32>\n}\n}\n";

static const sr_attr *groups_of(const sr_op *op) {
  return sr_op_attr(op, "replica_groups");
}

static void check_groups(const group_case *g, int replicas) {
  char text[2048];
  snprintf(text, sizeof text, all_reduce, replicas, g->head, g->groups, g->attrs, g->groups,
           g->attrs);
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  sr_module_list_groups(c.module);
  const sr_op *first = c.module->main->body->first;
  const bool listed = groups_of(first)->kind == SR_ATTR_DENSE;
  if (!EXPECT_EQ(listed, replicas == 1 && g->wanted))
    fprintf(stderr, "  %s\n", text);
  if (listed) {
    const char *printed = module_case_print(&c, false, false);
    if (!EXPECT(g->wanted && strstr(printed, g->wanted)))
      fprintf(stderr, "  %s\n  %s\n", g->wanted, printed);
    EXPECT(groups_of(first) == groups_of(first->next)); /* in memory once */
    EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
  }
  module_case_end(&c);
}

/* In the body of a manual computation numbers are positions in its mesh: those of devices, unless
 * the mesh stands in the sharding. In an all_to_all a channel says that partitions are meant. */
static void test_manual(void) {
  static const char program[] =
      "sdy.mesh @m = <[\"x\"=2]>\n"
      "func.func public @main(%%x: tensor<4xf32>) -> tensor<4xf32> {\n"
      "%%0 = sdy.manual_computation(%%x) in_shardings=[<%s, [{\"x\"}]>] out_shardings=[<@m, "
      "[{\"x\"}]>] manual_axes={\"x\"} (%%a: tensor<2xf32>) {\n"
      "%%1 = \"stablehlo.all_to_all\"(%%a) <{%sconcat_dimension = 0 : i64, replica_groups = " AXES(
          AXIS("x")) ", split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<2xf32>) -> "
                     "tensor<2xf32>\n"
                     "sdy.return %%1 : tensor<2xf32>\n"
                     "} : (tensor<4xf32>) -> tensor<4xf32>\n"
                     "return %%0 : tensor<4xf32>\n}\n";
  static const struct {
    const char *mesh, *channel;
    bool listed;
  } cases[] = {{"@m", CHANNEL, true},
               {"@m", "", false},
               {"mesh<[\"x\"=2], device_ids=[1, 0]>", CHANNEL, false}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[1500];
    snprintf(text, sizeof text, program, cases[i].mesh, cases[i].channel);
    module_case c = module_case_good(text);
    EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
    sr_module_list_groups(c.module);
    const char *printed = module_case_print(&c, false, false);
    EXPECT_EQ(strstr(printed, "dense<[[0, 1]]> : tensor<1x2xi64>") != NULL, cases[i].listed);
    module_case_end(&c);
  }
}

/* ---- what nobody uses ------------------------------------------------------------------------ */

/* An op stays or goes as the name of its result says. */
static const char unused[] =
    "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "%gone0 = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
    "%gone1 = stablehlo.sine %x : tensor<4xf32>\n"
    "%gone2 = stablehlo.add %gone1, %gone0 : tensor<4xf32>\n"
    "%gone3 = stablehlo.custom_call @gone(%gone2) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "%kept0 = stablehlo.cosine %x : tensor<4xf32>\n"
    "%kept1 = stablehlo.custom_call @kept(%kept0) {has_side_effect = true} : (tensor<4xf32>) -> "
    "tensor<4xf32>\n"
    "%kept2 = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<[[0, 0]]> : "
    "tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>\n"
    "%gone4 = stablehlo.tanh %x : tensor<4xf32>\n"
    "%gone5 = stablehlo.while(%i = %gone4) : tensor<4xf32>\n"
    "cond {\n%c = stablehlo.constant dense<true> : tensor<i1>\n"
    "stablehlo.return %c : tensor<i1>\n"
    "} do {\nstablehlo.return %i : tensor<4xf32>\n}\n"
    "%gone6 = stablehlo.exponential %x : tensor<4xf32>\n"
    "%kept3 = stablehlo.while(%i = %x) : tensor<4xf32>\n"
    "cond {\n%c = stablehlo.constant dense<true> : tensor<i1>\n"
    "stablehlo.return %c : tensor<i1>\n"
    "} do {\n%gone7 = stablehlo.negate %gone6 : tensor<4xf32>\n"
    "%kept4 = stablehlo.sqrt %i : tensor<4xf32>\n"
    "stablehlo.return %kept4 : tensor<4xf32>\n}\n"
    "return %kept3 : tensor<4xf32>\n}\n";

static void test_unused(void) {
  static const char *const kept[] = {"cosine", "@kept", "collective_permute", "while", "sqrt"};
  static const char *const gone[] = {"sine", "add", "@gone", "tanh", "exponential", "negate"};
  module_case c = module_case_good(unused);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  sr_module_drop_unused(c.module);
  EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
  const char *printed = module_case_print(&c, false, false);
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
    EXPECT(strstr(printed, kept[i]) != NULL);
  for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
    EXPECT(strstr(printed, sr_arena_printf(c.arena, "stablehlo.%s ", gone[i])) == NULL &&
           (gone[i][0] != '@' || strstr(printed, gone[i]) == NULL));
  const char *loop = strstr(printed, "while");
  EXPECT(loop && strstr(loop + 1, "while") == NULL);
  EXPECT(strstr(printed, "dense<1.000000e+00>") == NULL);
  module_case_end(&c);
}

/* Fills in the digest of a program that asks twice for a sharding, for `who` the second time. */
static void number_inspections(const char *who, sr_digest *out_digest) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func public @main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n"
           "  %%0 = stablehlo.custom_call @InspectSharding(%%x) {backend_config = \"a\", "
           "has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>\n"
           "  %%1 = stablehlo.custom_call @InspectSharding(%%x) {backend_config = \"used\"} : "
           "(tensor<2xf32>) -> tensor<2xf32>\n"
           "  %%2 = stablehlo.custom_call @InspectSharding(%%1) {backend_config = \"%s\", "
           "has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>\n"
           "  return %%1 : tensor<2xf32>\n"
           "}\n",
           who);
  module_case c = module_case_good(text);
  sr_fingerprint print;
  sr_module_number_inspections(c.module);
  if (EXPECT_EQ(c.module->inspection_count, 2)) {
    EXPECT_STRING(c.module->inspectors[0]->string.data, "a");
    EXPECT_STRING(c.module->inspectors[1]->string.data, who);
  }
  EXPECT(!strstr(module_case_print(&c, false, false), "\"a\""));
  EXPECT_CONTAINS(module_case_print(&c, false, false), "\"used\"");
  EXPECT_EQ(sr_module_fingerprint(&c.ctx, c.module, &print), SR_OK);
  *out_digest = print.digest;
  module_case_end(&c);
}

static void test_inspections(void) {
  sr_digest digests[2];
  number_inspections("b", &digests[0]);
  number_inspections("c", &digests[1]);
  EXPECT(memcmp(&digests[0], &digests[1], sizeof *digests) == 0);
}

int main(void) {
  for (size_t i = 0; i < sizeof group_cases / sizeof *group_cases; i++)
    for (int replicas = 1; replicas <= 2; replicas++)
      check_groups(&group_cases[i], replicas);
  test_manual();
  test_unused();
  test_inspections();
  return expect_result();
}
