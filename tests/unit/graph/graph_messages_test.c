/* send and recv within a program: their replacements, and errors. */
#include "support/module_case.h"

#define CHANNEL(NUMBER, TYPE)                                                                      \
  "channel_handle = #stablehlo.channel_handle<handle = " #NUMBER ", type = " #TYPE ">"
#define PAIRS ", source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>"
#define SEND(TOKEN, VALUE, AFTER, CHANNEL)                                                         \
  "    " TOKEN " = \"stablehlo.send\"(" VALUE ", " AFTER ") <{" CHANNEL "}> : (tensor<2xf32>, "    \
  "!stablehlo.token) -> !stablehlo.token\n"
#define RECV(RESULTS, AFTER, CHANNEL)                                                              \
  "    " RESULTS " = \"stablehlo.recv\"(" AFTER ") <{" CHANNEL "}> : (!stablehlo.token) -> "       \
  "(tensor<2xf32>, !stablehlo.token)\n"
#define PERMUTE(RESULT, VALUE, NUMBER)                                                             \
  "    " RESULT " = \"stablehlo.collective_permute\"(" VALUE ") <{" CHANNEL(NUMBER, 1) PAIRS       \
      "}> : "                                                                                      \
      "(tensor<2xf32>) -> tensor<2xf32>\n"
#define MAIN(BODY)                                                                                 \
  "module @m {\n"                                                                                  \
  "  func.func public @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {\n" BODY "  }\n"               \
  "}\n"
#define TOKEN             "    %k = stablehlo.create_token : !stablehlo.token\n"
#define ADD(RESULT, A, B) "    " RESULT " = stablehlo.add " A ", " B " : tensor<2xf32>\n"
#define RETURN(VALUE)     "    return " VALUE " : tensor<2xf32>\n"

static void expect_made(const char *text, const char *made) {
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  if (!EXPECT_EQ(sr_module_messages(&c.ctx, c.module), SR_OK))
    fprintf(stderr, "  %s\n", c.ctx.message);
  EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_flatten(&c.ctx, c.module), SR_OK);
  EXPECT_STRING(module_case_print(&c, false, false), made);
  module_case_end(&c);
}

static void expect_refused(const char *body, sr_status code, const char *sentence) {
  module_case c = module_case_good(body);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_messages(&c.ctx, c.module), code);
  EXPECT_CONTAINS(c.ctx.message, "t.mlir:");
  EXPECT_CONTAINS(c.ctx.message, sentence);
  module_case_end(&c);
}

/* Messages are received in the order of sending; the pairs may be on the send or the recv. */
static void test_order(void) {
  expect_made(MAIN(TOKEN ADD("%y", "%arg0", "%arg0")               /* */
                   SEND("%s0", "%arg0", "%k", CHANNEL(7, 1) PAIRS) /* */
                   SEND("%s1", "%y", "%s0", CHANNEL(7, 1))         /* */
                   RECV("%r0:2", "%k", CHANNEL(7, 1) PAIRS)        /* */
                   RECV("%r1:2", "%r0#1", CHANNEL(7, 1) PAIRS)     /* */
                   ADD("%z", "%r0#0", "%r1#0") RETURN("%z")),
              MAIN(ADD("%0", "%arg0", "%arg0") PERMUTE("%1", "%arg0", 7) PERMUTE("%2", "%0", 7)
                       ADD("%3", "%1", "%2") RETURN("%3")));
}

/* Without pairs, send and recv are unchanged. */
static void test_no_pairs(void) {
  expect_made(MAIN(TOKEN SEND("%s", "%arg0", "%k", CHANNEL(1, 1)) RECV("%r:2", "%s", CHANNEL(1, 1))
                       ADD("%z", "%r#0", "%r#0") RETURN("%z")),
              MAIN(ADD("%0", "%arg0", "%arg0") RETURN("%0")));
}

/* A recv before its send: ops that depend on it move behind the send, others stay. */
static void test_early(void) {
  expect_made(MAIN(TOKEN RECV("%r:2", "%k", CHANNEL(1, 1) PAIRS)          /* */
                   ADD("%a", "%r#0", "%arg0") ADD("%b", "%arg0", "%arg0") /* */
                   SEND("%s", "%b", "%k", CHANNEL(1, 1) PAIRS)            /* */
                   ADD("%c", "%a", "%b") RETURN("%c")),
              MAIN(ADD("%0", "%arg0", "%arg0") PERMUTE("%1", "%0", 1) ADD("%2", "%1", "%arg0")
                       ADD("%3", "%2", "%0") RETURN("%3")));
}

/* Moving ops behind one message reverses the send and recv of another. */
static void test_crossed(void) {
  expect_made(
      MAIN(TOKEN RECV("%a:2", "%k", CHANNEL(1, 1) PAIRS)  /* */
           SEND("%s", "%a#0", "%k", CHANNEL(2, 1) PAIRS)  /* */
           RECV("%b:2", "%k", CHANNEL(2, 1) PAIRS)        /* */
           SEND("%t", "%arg0", "%k", CHANNEL(1, 1) PAIRS) /* */
           ADD("%c", "%b#0", "%a#0") RETURN("%c")),
      MAIN(PERMUTE("%0", "%arg0", 1) PERMUTE("%1", "%0", 2) ADD("%2", "%1", "%0") RETURN("%2")));
}

static void test_refused(void) {
  expect_refused(MAIN(TOKEN SEND("%s", "%arg0", "%k", CHANNEL(1, 1)) RETURN("%arg0")),
                 SR_ERR_UNSUPPORTED,
                 "stablehlo.send: no stablehlo.recv of the same region has this channel");
  expect_refused(MAIN(TOKEN RECV("%r:2", "%k", CHANNEL(1, 1)) RETURN("%r#0")), SR_ERR_UNSUPPORTED,
                 "stablehlo.recv: no stablehlo.send of the same region has this channel");
  expect_refused(MAIN(TOKEN SEND("%s", "%arg0", "%k", CHANNEL(1, 1))
                          RECV("%r:2", "%k", CHANNEL(2, 1)) RETURN("%r#0")),
                 SR_ERR_UNSUPPORTED, "has this channel");
  expect_refused(MAIN(TOKEN SEND("%s", "%arg0", "%k", CHANNEL(1, 2)) RETURN("%arg0")),
                 SR_ERR_UNSUPPORTED,
                 "stablehlo.send: a program cannot exchange values with its host");
  expect_refused(
      MAIN(TOKEN RECV("%r:2", "%k", CHANNEL(1, 3) ", is_host_transfer = true") RETURN("%r#0")),
      SR_ERR_UNSUPPORTED, "stablehlo.recv: a program cannot exchange values with its host");
  expect_refused(MAIN(TOKEN RECV("%r:2", "%k", CHANNEL(1, 1)) ADD("%a", "%r#0", "%r#0")
                          SEND("%s", "%a", "%k", CHANNEL(1, 1)) RETURN("%a")),
                 SR_ERR_UNSUPPORTED, "stablehlo.send: this message would wait for itself");
  expect_refused(MAIN(TOKEN RECV("%r:2", "%k", CHANNEL(1, 1))
                          SEND("%s", "%arg0", "%r#1", CHANNEL(1, 1)) RETURN("%r#0")),
                 SR_ERR_UNSUPPORTED, "stablehlo.send: this message would wait for itself");
  expect_refused(MAIN(TOKEN SEND("%s", "%arg0", "%k", CHANNEL(1, 1) PAIRS)
                          RECV("%r:2", "%s",
                               CHANNEL(1, 1) ", source_target_pairs = dense<[[0, 1]]> : "
                                             "tensor<1x2xi64>") RETURN("%r#0")),
                 SR_ERR_INVALID, "stablehlo.recv: the source_target_pairs are not those");
  expect_refused(
      MAIN(
          TOKEN
              SEND("%s", "%arg0", "%k", CHANNEL(1, 1)) "    %r = \"stablehlo.recv\"(%s) <{" CHANNEL(
                  1, 1) "}> : (!stablehlo.token) -> !stablehlo.token\n" RETURN("%arg0")),
      SR_ERR_INVALID, "stablehlo.recv: the results are not what the stablehlo.send");
}

int main(void) {
  test_order();
  test_no_pairs();
  test_early();
  test_crossed();
  test_refused();
  return expect_result();
}
