/*
 * What a program says of the forms of its values, and that it is obeyed: constraints on the way,
 * open and closed dimensions, priorities, axes that are to cut nothing, barriers, groups; and what
 * lies as its op gives it where nothing is said.
 * Expectations follow the Shardy specification of sdy.sharding and its ops.
 */
#include "support/partitioned.h"

/* How the `index`-th value noted by this name lies. */
static const char *form(const char *name, int index) {
  const sr_sharding_note *found = note(name, index);
  return found ? sr_sharding_name(arena, &found->sharding) : "no such note";
}

/* Programs on a grid of 2 x 4 devices; @six is a line of 6. */
#define ON(DEVICES, MESH, BODY)                                                                    \
  "module attributes {mhlo.num_partitions = " DEVICES " : i32, mhlo.num_replicas = 1 : i32} {\n"   \
  "sdy.mesh @m = <[" MESH "]>\nfunc.func public @main" BODY "\n}\n"
#define GRID(BODY)               ON("8", "\"x\"=2, \"y\"=4", BODY)
#define T                        "tensor<8x8xf32>"
#define SH(DIMS)                 "<@m, [" DIMS "]>"
#define CONSTRAIN(OUT, IN, DIMS) OUT " = sdy.sharding_constraint " IN " " SH(DIMS) " : " T "\n"
#define TANH(OUT, IN)            OUT " = stablehlo.tanh " IN " : " T "\n"

/* Each of two constraints on one value has its users: what one says is not what the other does. */
static void on_the_way(void) {
  const char *out = partition(
      GRID("(%a: " T " {sdy.sharding = #sdy.sharding" SH("{\"x\"}, {\"y\"}") "}) -> " T " {\n" TANH(
          "%0", "%a") CONSTRAIN("%1", "%0", "{\"y\"}, {\"x\"}") "%2 = "
                                                                "stablehlo.cosine %1 : " T
                                                                "\nreturn %2 : " T "\n}"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"x\"}, {\"y\"}"));
  EXPECT_STRING(form("sdy.sharding_constraint", 0), SH("{\"y\"}, {\"x\"}"));
  EXPECT_STRING(reason("sdy.sharding_constraint"), "as it says");
  EXPECT_STRING(form("stablehlo.cosine", 0), SH("{\"y\"}, {\"x\"}"));
  EXPECT_STRING(form("result0", 0), SH("{\"y\"}, {\"x\"}"));
  EXPECT_CONTAINS(out, "stablehlo.tanh %arg0 : tensor<4x2xf32>");
  EXPECT_CONTAINS(out, ": tensor<2x4xf32>");
  EXPECT_EQ(count(out, "8x8"), 0);
}

/* A constraint that closes all dimensions gathers. */
static void whole_on_the_way(void) {
  const char *out = partition(GRID("(%a: " T " {sdy.sharding = #sdy.sharding" SH(
      "{\"x\"}, {\"y\"}") "}) -> (" T ", " T ") {\n" CONSTRAIN("%0", "%a", "{}, {}")
                                       TANH("%1", "%0") CONSTRAIN("%2", "%a", "{?}, {}")
                                           TANH("%3", "%2") "return %1, %3 : " T ", " T "\n}"));
  EXPECT_STRING(form("sdy.sharding_constraint", 0), SH("{}, {}"));
  EXPECT_STRING(reason("sdy.sharding_constraint"), "replicated: as it says");
  EXPECT_STRING(form("result0", 0), SH("{}, {}"));
  EXPECT_STRING(form("sdy.sharding_constraint", 1), SH("{\"x\"}, {}"));
  EXPECT_STRING(form("stablehlo.tanh", 1), SH("{\"x\"}, {}"));
  EXPECT_CONTAINS(out, "tensor<8x8xf32>");
}

/* The sentence names the argument or the result whose sharding cannot be read. */
static void ports_by_name(void) {
#define PORTS(ARG, RESULT)                                                                         \
  partition(GRID("(%a: " T ", %b: " T " {sdy.sharding = #sdy.sharding" SH(                         \
      ARG) "}) -> (" T " {sdy.sharding = #sdy.sharding" SH(RESULT) "}) {\nreturn %b : " T "\n}"))
  EXPECT_CONTAINS(PORTS("{\"z\"}, {}", "{}, {}"), "@main: argument 1: mesh @m has no axis \"z\"");
  EXPECT_CONTAINS(PORTS("{}, {}", "{}, {\"z\"}"), "@main: result 0: mesh @m has no axis \"z\"");
}

/* What a named computation says of what it takes and gives holds, and nothing spreads past it. */
static void named_computation(void) {
  partition(GRID("(%a: " T ") -> " T " {\n%0 = sdy.named_computation<\"f\">(%a) in_shardings=[" SH(
      "{\"x\"}, {}") "] out_shardings=[" SH("{}, {\"y\"}") "] (%b: " T
                                                           ") {\n" TANH("%1",
                                                                        "%b") "sdy.return %1 : " T
                                                                              "\n} : (" T ") -> " T
                                                                              "\nreturn %0 : " T
                                                                              "\n}"));
  EXPECT_STRING(form("arg0", 0), SH("{\"x\"}, {}"));
  EXPECT_STRING(form("result0", 0), SH("{}, {\"y\"}"));
}

/* Dimensions of arguments and results are cut further only where they are open. */
static void ports(void) {
  partition(GRID("(%a: " T " {sdy.sharding = #sdy.sharding" SH(
      "{\"x\", ?}, {}") "}, %b: " T
                        " {sdy.sharding = #sdy.sharding" SH(
                            "{\"x\", \"y\"}, {}") "}) -> (" T
                                                  " {sdy.sharding = #sdy.sharding" SH(
                                                      "{\"x\", ?}, {}") "}, " T " {sdy.sharding = "
                                                                        "#sdy.sharding" SH(
                                                                            "{\"x\"}, {}") "}) {\n"
                                                                                           "%0 = "
                                                                                           "stableh"
                                                                                           "lo.add "
                                                                                           "%a, %b "
                                                                                           ": " T
                                                                                           "\nretur"
                                                                                           "n %0, "
                                                                                           "%0 : " T
                                                                                           ", " T
                                                                                           "\n}"));
  EXPECT_STRING(form("arg0", 0), SH("{\"x\", \"y\"}, {}"));
  EXPECT_STRING(form("result0", 0), SH("{\"x\", \"y\"}, {}"));
  EXPECT_STRING(reason("result0"), "result attribute");
  EXPECT_STRING(form("result1", 0), SH("{\"x\"}, {}"));
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.results[0].sharding),
                SH("{\"x\", \"y\"}, {}"));
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.results[1].sharding), SH("{\"x\"}, {}"));
}

#define SORT(OUT, IN, DIM)                                                                         \
  OUT " = \"stablehlo.sort\"(" IN ") <{dimension = " DIM " : i64}> ({\n^bb0(%l: tensor<f32>, %r: " \
      "tensor<f32>):\n%c = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> "          \
      "tensor<i1>\nstablehlo.return %c : tensor<i1>\n}) : (" T ") -> " T "\n"
#define OF(DIMS, ARGUMENTS, BODY, RESULT)                                                          \
  GRID("(%a: " T " {sdy.sharding = #sdy.sharding" SH(DIMS) "}" ARGUMENTS ") -> " T " {\n" BODY     \
                                                           "return " RESULT " : " T "\n}")

/* Where the cut of a sort moves to the other dimension, what follows goes on from there. */
static void offered(void) {
  const char *out = partition(OF("{\"y\"}, {}", "", SORT("%0", "%a", "0") TANH("%1", "%0"), "%1"));
  EXPECT_STRING(form("stablehlo.sort", 0), SH("{}, {\"y\"}"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{}, {\"y\"}"));
  EXPECT_STRING(sharding_of_result(0), SH("{}, {\"y\"}"));
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_EQ(count(out, "all_gather"), 0);
  /* There and back. */
  out = partition(OF("{\"y\"}, {}", "",
                     SORT("%0", "%a", "0") TANH("%1", "%0") SORT("%2", "%1", "1") TANH("%3", "%2"),
                     "%3"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{}, {\"y\"}"));
  EXPECT_STRING(form("stablehlo.tanh", 1), SH("{\"y\"}, {}"));
  EXPECT_EQ(count(out, "all_to_all\""), 2);
  EXPECT_EQ(count(out, "all_gather"), 0);
  /* Behind what runs along already; and other operands come alike. */
  partition(OF("{\"y\"}, {\"x\"}", ", %b: " T,
               SORT("%0", "%a", "0") "%1 = stablehlo.add %0, %b : " T "\n", "%1"));
  EXPECT_STRING(form("stablehlo.add", 0), SH("{}, {\"x\", \"y\"}"));
  EXPECT_STRING(form("arg1", 0), SH("{}, {\"x\", \"y\"}"));
}

/* What the program says comes before, whatever its priority. */
static void said_before_offered(void) {
  const char *out = partition(
      OF("{\"y\"}, {}", "",
         SORT("%0", "%a", "0") TANH("%1", "%0") CONSTRAIN("%2", "%1", "{\"y\"}p1, {}"), "%2"));
  EXPECT_STRING(form("stablehlo.sort", 0), SH("{}, {\"y\"}"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"y\"}, {}"));
  EXPECT_EQ(count(out, "all_to_all\""), 2);
  /* The op is done on parts, but these are no reason to divide what follows. */
  partition(
      OF("{\"y\"}, {}", "",
         "%0 = stablehlo.custom_call @own(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, "
         "j])->([i, j]) {i=8, j=8} blocked_propagation={i}>} : (" T ") -> " T "\n" TANH("%1", "%0"),
         "%1"));
  EXPECT_STRING(form("stablehlo.custom_call", 0), SH("{\"y\"}, {}"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{}, {}"));
}

/* sdy.sharding on an op is a constraint behind it. */
static void on_ops(void) {
  partition(GRID("(%a: " T ") -> " T " {\n%0 = stablehlo.tanh %a {sdy.sharding = "
                 "#sdy.sharding_per_value<[" SH("{\"y\"}, {?}") "]>} : " T "\n"
                                                                "%1 = stablehlo.cosine %0 : " T
                                                                "\nreturn %1 : " T "\n}"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"y\"}, {}"));
  EXPECT_STRING(form("stablehlo.cosine", 0), SH("{\"y\"}, {}"));
  EXPECT_STRING(form("arg0", 0), SH("{\"y\"}, {}"));
  EXPECT_STRING(form("sdy.sharding_constraint", 0), "no such note");
}

/* Both operands want axis x of a sum. The higher priority wins, whatever comes first; what waits
 * is still there when its time comes, and in nobody's way. */
static void priorities(void) {
#define BOTH(P, Q)                                                                                 \
  GRID("(%a: " T " {sdy.sharding = #sdy.sharding" SH(                                              \
      "{\"x\", ?}" P ", {?}") "}, %b: " T                                                          \
                              " {sdy.sharding = #sdy.sharding" SH(                                 \
                                  "{?}, {\"x\", ?}" Q) "}) -> " T                                  \
                                                       " {\n%0 = stablehlo.add %a, %b : " T        \
                                                       "\nreturn %0 : " T "\n}")
  partition(BOTH("p1", "p0"));
  EXPECT_STRING(form("stablehlo.add", 0), SH("{}, {\"x\"}"));
  EXPECT_STRING(form("arg0", 0), SH("{\"x\"}, {}"));
  EXPECT_STRING(form("arg1", 0), SH("{}, {\"x\"}"));
  partition(BOTH("p0", "p3"));
  EXPECT_STRING(form("stablehlo.add", 0), SH("{\"x\"}, {}"));
  EXPECT_STRING(form("arg1", 0), SH("{}, {\"x\"}"));
  partition(BOTH("p7", "p7"));
  EXPECT_STRING(form("arg0", 0), SH("{\"x\"}, {}"));
  EXPECT_STRING(form("arg1", 0), SH("{}, {\"x\"}"));
}

/* An axis that is to cut nothing is not taken from a neighbour; another one is. */
static void replicated(void) {
  partition(
      GRID("(%a: " T " {sdy.sharding = #sdy.sharding" SH("{\"x\"}, {\"y\"}") "}) -> " T " {\n" TANH(
          "%0", "%a") "%1 = sdy.sharding_constraint %0 <@m, [{?}, {?}], replicated={\"x\"}> : " T
                      "\nreturn %1 : " T "\n}"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"x\"}, {\"y\"}"));
  EXPECT_STRING(form("sdy.sharding_constraint", 0), SH("{}, {\"y\"}"));
  EXPECT_CONTAINS(
      partition(GRID("(%a: " T ") -> " T " {\n%1 = sdy.sharding_constraint %a <@m, [{\"x\"}, "
                     "{?}], replicated={\"x\"}> : " T "\nreturn %1 : " T "\n}")),
      "t.mlir:4:6: sdy.sharding_constraint: the sharding cuts dimension 0 by an "
      "axis that it calls replicated");
}

/* Axis t of @n, its second, is what x, the first, is of @m: forms on both agree, and where one is
 * not to cut along an axis, nor is the other along the same devices. */
static void replicated_elsewhere(void) {
#define TWO_MESHES(ARGUMENT, CONSTRAINT)                                                           \
  "module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {\n"             \
  "sdy.mesh @m = <[\"x\"=2, \"y\"=4]>\n"                                                           \
  "sdy.mesh @n = <[\"u\"=4, \"t\"=2], device_ids=[0, 4, 1, 5, 2, 6, 3, 7]>\n"                      \
  "func.func public @main(%a: " T                                                                  \
  " {sdy.sharding = #sdy.sharding" SH(ARGUMENT) "}) -> " T " {\n" TANH(                            \
      "%0", "%a") "%1 = sdy.sharding_constraint %0 <@n, " CONSTRAINT "> : " T "\n"                 \
                  "return %1 : " T "\n}\n}\n"
  const char *out = partition(TWO_MESHES("{\"x\"}, {}", "[{\"t\"}, {}], replicated={\"u\"}"));
  EXPECT_CONTAINS(out, "stablehlo.tanh %arg0 : tensor<4x8xf32>");
  EXPECT_EQ(count(out, "redistribute") + count(out, "collective_permute"), 0);
  (void)partition(TWO_MESHES("{\"x\"}, {\"y\"}", "[{?}, {?}], replicated={\"u\"}"));
  EXPECT_STRING(form("sdy.sharding_constraint", 0), SH("{\"x\"}, {}"));
#undef TWO_MESHES
}

static void barriers(void) {
#define BARRIER(DIRECTION)                                                                         \
  GRID("(%a: " T ") -> " T " {\n" TANH("%0", "%a") CONSTRAIN(                                      \
      "%1", "%0",                                                                                  \
      "{\"x\", ?}, {?}") "%2 = sdy.propagation_barrier %1 allowed_direction=" DIRECTION " : " T    \
                         "\n"                                                                      \
                         "%3 = stablehlo.cosine %2 : " T                                           \
                         "\n" CONSTRAIN("%4", "%3", "{?}, {\"y\", ?}") "%5 = "                     \
                                                                       "stablehlo.sine %4 : " T    \
                                                                       "\nreturn %5 : " T "\n}")
  partition(BARRIER("NONE"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"x\"}, {}"));
  EXPECT_STRING(form("stablehlo.sine", 0), SH("{}, {\"y\"}"));
  partition(BARRIER("FORWARD"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"x\"}, {}"));
  EXPECT_STRING(form("stablehlo.sine", 0), SH("{\"x\"}, {\"y\"}"));
  partition(BARRIER("BACKWARD"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"x\"}, {\"y\"}"));
  EXPECT_STRING(form("stablehlo.sine", 0), SH("{}, {\"y\"}"));
}

/* Values of one group lie alike; those of another do not care. */
static void groups(void) {
  partition(GRID("(%a: " T " {sdy.sharding = #sdy.sharding" SH(
      "{\"y\"}, {\"x\"}") "}, %b: " T ", %c: " T ") -> (" T ", " T ") {\n"
                          "sdy.sharding_group %a group_id=7 : " T "\n"
                          "%0 = stablehlo.tanh %b : " T "\nsdy.sharding_group %0 group_id=7 : " T
                          "\n"
                          "%1 = stablehlo.sine %c : " T "\nsdy.sharding_group %1 group_id=2 : " T
                          "\n"
                          "return %0, %1 : " T ", " T "\n}"));
  EXPECT_STRING(form("stablehlo.tanh", 0), SH("{\"y\"}, {\"x\"}"));
  EXPECT_STRING(form("stablehlo.sine", 0), SH("{}, {}"));
  EXPECT_CONTAINS(partition(GRID("(%a: tensor<4xf32>, %b: " T ") -> " T " {\n"
                                 "sdy.sharding_group %a group_id=3 : tensor<4xf32>\n"
                                 "sdy.sharding_group %b group_id=3 : " T "\nreturn %b : " T "\n}")),
                  "t.mlir:5:1: sdy.sharding_group: the values of sharding group 3 have 1 and 2 "
                  "dimensions");
}

/* Parts of an axis that one cannot have at once: of 6, the half by 3 and the half by 1. */
static void parts_of_axes(void) {
#define SIX(DIMS)                                                                                  \
  ON("6", "\"x\"=6",                                                                               \
     "(%a: tensor<6x6xf32>) -> tensor<6x6xf32> {\n%1 = sdy.sharding_constraint %a " SH(            \
         DIMS) " : tensor<6x6xf32>\nreturn %1 : tensor<6x6xf32>\n}")
  EXPECT_CONTAINS(partition(SIX("{\"x\":(1)2}, {\"x\":(3)2}")),
                  "t.mlir:4:6: sdy.sharding_constraint: the sharding uses the axis \"x\" twice");
  EXPECT_CONTAINS(partition(SIX("{\"x\":(1)2}, {\"x\":(2)3}")), "tensor<3x2xf32>");
  EXPECT_CONTAINS(partition(SIX("{\"x\":(1)3}, {\"x\":(3)2}")), "tensor<2x3xf32>");
}

/* A mesh without axes but with a device: all of the value is there, whatever its rank. */
static void one_device(void) {
#define ALONE(ID)                                                                                  \
  "module {\nsdy.mesh @g = <[\"x\"=4]>\nsdy.mesh @last = <[], device_ids=[" ID "]>\n"              \
  "func.func public @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@g, [{\"x\"}]>}) -> "    \
  "tensor<8xf32> {\n%0 = stablehlo.tanh %a : tensor<8xf32>\n%1 = sdy.sharding_constraint %0 "      \
  "<@last, []> : tensor<8xf32>\nreturn %1 : tensor<8xf32>\n}\n}\n"
  const char *out = partition(ALONE("3"));
  EXPECT_EQ(result.signature.device_count, 4);
  EXPECT_STRING(form("stablehlo.tanh", 0), "<@g, [{\"x\"}]>");
  EXPECT_EQ(result.signature.results[0].sharding.mesh->device_count, 1);
  EXPECT_EQ(sr_mesh_device(result.signature.results[0].sharding.mesh, 0), 3);
  EXPECT_EQ(count(out, "all_gather\""), 0); /* nobody else gets it */
  (void)partition(ALONE("6"));
  EXPECT_EQ(result.signature.device_count, 7);
}

#define TERMS "<@m, [{}, {}], unreduced={\"x\"}>"

/* Over whole arrays a sum of terms is the sum: JAX's shard_map sees the terms. */
static void unreduced(void) {
  const char *out =
      partition(GRID("(%a: " T " {sdy.sharding = #sdy.sharding" TERMS "}) -> (" T
                     " {sdy.sharding = #sdy.sharding" TERMS "}) {\n"
                     "%0 = sdy.sharding_constraint %a " TERMS " : " T "\nreturn %0 : " T "\n}"));
  EXPECT_STRING(argument(0), SH("{}, {}"));
  EXPECT_STRING(sharding_of_result(0), SH("{}, {}"));
  EXPECT_CONTAINS(out, "{\n    return %arg0 : tensor<8x8xf32>");
  /* Each column of devices: one has what comes in, and what goes out is summed. */
#define MAPPED(IN, OUT, AXES)                                                                      \
  GRID("(%a: " T ") -> " T " {\n%0 = sdy.manual_computation(%a) in_shardings=[" IN                 \
       "] out_shardings=[" OUT "] manual_axes={" AXES "} (%p: " T                                  \
       ") {\n" TANH("%q", "%p") "sdy.return %q : " T "\n} : (" T ") -> " T "\nreturn %0 : " T      \
                                "\n}")
  out = partition(MAPPED(TERMS, SH("{}, {}"), "\"x\", \"y\""));
  EXPECT_CONTAINS(out, "dense<[true, true, true, true, false, false, false, false]>");
  EXPECT_CONTAINS(out, "stablehlo.select %2, %arg0, %cst : tensor<i1>, tensor<8x8xf32>");
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  out = partition(MAPPED(SH("{}, {}"), TERMS, "\"x\", \"y\""));
  EXPECT_EQ(count(out, "select"), 0);
  EXPECT_CONTAINS(out, "dense<[[0, 4], [1, 5], [2, 6], [3, 7]]>");
  /* The largest and the least of what all have are that. */
#define LARGEST "<@m, [{}, {}], unreduced=max{\"x\"}>"
#define LEAST   "<@m, [{}, {}], unreduced=min{\"x\"}>"
  out = partition(MAPPED(LARGEST, SH("{}, {}"), "\"x\", \"y\""));
  EXPECT_EQ(count(out, "select") + count(out, "all_reduce\""), 0);
  out = partition(MAPPED(SH("{}, {}"), LARGEST, "\"x\", \"y\""));
  EXPECT_CONTAINS(out, "dense<[[0, 4], [1, 5], [2, 6], [3, 7]]>");
  EXPECT_CONTAINS(out, "stablehlo.maximum");
  EXPECT_CONTAINS(partition(MAPPED(SH("{}, {}"), LEAST, "\"x\", \"y\"")), "stablehlo.minimum");
  EXPECT_CONTAINS(partition(MAPPED("<@m, [{}, {}], unreduced=or{\"x\"}>", TERMS, "\"x\"")),
                  "'{', 'sum', 'max' or 'min'");
  /* Along an axis that is not manual the body is over whole arrays, too. */
  out = partition(MAPPED(TERMS, TERMS, "\"y\""));
  EXPECT_EQ(count(out, "select") + count(out, "all_reduce"), 0);
  EXPECT_CONTAINS(partition(MAPPED("<@m, [{}, {}], unreduced={\"z\"}>", TERMS, "\"x\"")),
                  "has no axis \"z\"");
  EXPECT_CONTAINS(partition(MAPPED("<@m, [{\"x\"}, {}], unreduced={\"x\"}>", TERMS, "\"x\"")),
                  "\"x\" twice");
  /* Shardy's own collectives move the terms: the value stays. */
  out = partition(GRID("(%a: " T ") -> " T " {\n"
                       "%0 = sdy.replicated_to_unreduced {\"x\"} %a out_sharding=" TERMS " : " T
                       "\n%1 = sdy.reduce_scatter [{\"x\"}, {}] %0 out_sharding=" SH(
                           "{\"x\"}, {}") " : " T "\nreturn %1 : " T "\n}"));
  EXPECT_STRING(sharding_of_result(0), SH("{\"x\"}, {}"));
  EXPECT_EQ(count(out, "all_"), 0);
}

/* A program whose argument lies on the mesh `other`, and a manual computation along "x" of @m with
 * a constraint by `mesh` in it. */
#define AROUND(OTHER, MESH)                                                                        \
  "module {\nsdy.mesh @n = <" OTHER ">\nsdy.mesh @m = <[\"x\"=2, \"y\"=2]>\n"                      \
  "func.func public @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{\"b\"}]>}) -> "    \
  "tensor<8xf32> {\n"                                                                              \
  "%0 = sdy.manual_computation(%a) in_shardings=[<@m, [{\"x\"}]>] out_shardings=[<@m, "            \
  "[{\"x\"}]>] manual_axes={\"x\"} (%p: tensor<4xf32>) {\n"                                        \
  "%1 = sdy.sharding_constraint %p <" MESH "]> : tensor<4xf32>\n"                                  \
  "%q = stablehlo.tanh %1 : tensor<4xf32>\nsdy.return %q : tensor<4xf32>\n"                        \
  "} : (tensor<8xf32>) -> tensor<8xf32>\nreturn %0 : tensor<8xf32>\n}\n}\n"

/* Inside a manual computation forms are of its mesh, though others of the program may cut alike by
 * axes of other names, or in another order. */
static void around(void) {
  const char *out = partition(AROUND("[\"a\"=2, \"b\"=2]", "@m, [{\"y\"}"));
  EXPECT_CONTAINS(out, "stablehlo.tanh %");
  EXPECT_CONTAINS(out, ": tensor<2xf32>");
  EXPECT_STRING(form("stablehlo.tanh", 0), "<@m, [{\"y\"}]>");
  EXPECT_CONTAINS(partition(AROUND("[\"a\"=2, \"b\"=2]", "@n, [{\"b\"}")),
                  "on another mesh than the manual computation around it");
  out = partition(AROUND("[\"b\"=2, \"a\"=2], device_ids=[0, 2, 1, 3]", "@m, [{\"y\"}"));
  EXPECT_CONTAINS(out, "stablehlo.tanh %");
  EXPECT_CONTAINS(out, ": tensor<2xf32>");
  EXPECT_STRING(form("stablehlo.tanh", 0), "<@m, [{\"y\"}]>");
}

int main(void) {
  return RUN_EACH(on_the_way, whole_on_the_way, named_computation, ports_by_name, ports, offered,
                  said_before_offered, on_ops, priorities, replicated, replicated_elsewhere,
                  barriers, groups, parts_of_axes, one_device, unreduced, around);
}
