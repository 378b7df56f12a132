/*
 * What the others see when a process of a client does not do its part. argv[1] says how the second
 * process fails: "absent" leaves before it makes the program, "gone" before it runs it a second
 * time, "other" makes another program, "orders" runs two of them in another order than the first,
 * "ahead" leaves while a program runs that the first starts only after it has made another one.
 */
#include "api/client/client.h"

#include <stdlib.h>
#include <string.h>

#include "support/expect.h"
#include "support/scratch.h"

static const char sum[] =
    "module @sum attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
    "  sdy.mesh @mesh = <[\"i\"=2]>\n"
    "  func.func public @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, "
    "[{\"i\"}]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {\n"
    "    %0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "    %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [0] : "
    "(tensor<8xf32>, tensor<f32>) -> tensor<f32>\n"
    "    return %1 : tensor<f32>\n"
    "  }\n"
    "}\n";

static sr_client *client;

static sr_status compile(sr_ctx *ctx, const int32_t *devices, sr_loaded **out) {
  const sr_client_source source = {"sum", sum, strlen(sum), 2, devices};
  return sr_client_compile(ctx, client, &source, out);
}

static sr_status start(sr_ctx *ctx, sr_loaded *loaded, sr_buffer **argument, sr_buffer **got,
                       sr_event **done) {
  const float data[4] = {1, 2, 3, 4};
  EXPECT_EQ(sr_buffer_from_host(ctx, sr_client_device(client, sr_client_process(client)), SR_F32, 1,
                                (int64_t[]){4}, NULL, data, argument),
            SR_OK);
  sr_buffer *const *const lists[] = {argument};
  return sr_loaded_execute(ctx, loaded, &(sr_launch){.arguments = lists}, (sr_buffer * *[]){got},
                           done);
}

/* Runs the program, and returns the status of the launch with its message in ctx. */
static sr_status run(sr_ctx *ctx, sr_loaded *loaded, float *out_sum) {
  sr_buffer *argument = NULL, *got = NULL;
  sr_event *done = NULL;
  sr_status status = start(ctx, loaded, &argument, &got, &done);
  if (status == SR_OK)
    status = sr_event_wait(ctx, done);
  if (status == SR_OK)
    status = sr_buffer_read(ctx, got, out_sum);
  sr_buffer_release(argument);
  sr_buffer_release(got);
  sr_event_release(done);
  return status;
}

static void test_absent(bool here) {
  sr_ctx ctx = {0};
  sr_loaded *loaded = NULL;
  if (!here)
    return;
  EXPECT_EQ(compile(&ctx, (int32_t[]){0, 1}, &loaded), SR_ERR_PEER);
  EXPECT_STRING(ctx.message, "sum: rank 1 has left the job and will not make this program");
  EXPECT(!loaded);
}

static void test_gone(bool here) {
  sr_ctx ctx = {0};
  sr_loaded *loaded = NULL;
  float got = 0;
  if (!EXPECT_EQ(compile(&ctx, (int32_t[]){1, 0}, &loaded), SR_OK))
    return;
  EXPECT_EQ(run(&ctx, loaded, &got), SR_OK);
  EXPECT(got == 20);
  if (here) {
    EXPECT_EQ(run(&ctx, loaded, &got), SR_ERR_PEER);
    EXPECT_CONTAINS(ctx.message, "rank 1 has left the job: ");
    sr_ctx_clear(&ctx);
    EXPECT_EQ(run(&ctx, loaded, &got), SR_ERR_PEER); /* and so from then on */
  }
  sr_loaded_destroy(loaded);
}

static void test_other(bool here) {
  sr_ctx ctx = {0};
  sr_loaded *loaded = NULL;
  const sr_status status = compile(&ctx, here ? (int32_t[]){0, 1} : (int32_t[]){1, 0}, &loaded);
  /* Who sees it first leaves. */
  EXPECT(status == SR_ERR_INVALID || status == SR_ERR_PEER);
  EXPECT_CONTAINS(ctx.message, status == SR_ERR_PEER
                                   ? " has left the job and will not make this program"
                                   : "and that one for this one to make sum: all processes must");
  EXPECT(!loaded);
}

/* Each process waits in one program for the other one, which waits in the other program. */
static void test_orders(bool here) {
  sr_ctx ctx = {0};
  sr_loaded *loaded[2] = {NULL};
  float got = 0;
  for (int i = 0; i < 2; i++)
    if (!EXPECT_EQ(compile(&ctx, (int32_t[]){i, 1 - i}, &loaded[i]), SR_OK))
      return;
  const sr_status status = run(&ctx, loaded[here], &got);
  /* Who finds it says so; the other one hears of it. */
  EXPECT(status == SR_ERR_INVALID || status == SR_ERR_PEER);
  EXPECT_CONTAINS(ctx.message, "which waits for this one elsewhere: all processes must start the "
                               "same programs in the same order");
  if (status == SR_ERR_PEER)
    EXPECT_CONTAINS(ctx.message, here ? "rank 1 failed: sum" : "rank 0 failed: sum");
  sr_loaded_destroy(loaded[0]);
  sr_loaded_destroy(loaded[1]);
}

/* The process that leaves waits for its launch to end, and the other one for it to make a program.
 */
static void test_ahead(bool here) {
  static sr_loaded *loaded; /* the process that leaves destroys nothing */
  static sr_buffer *argument, *got;
  static sr_event *done;
  sr_ctx ctx = {0};
  sr_loaded *other = NULL;
  if (!EXPECT_EQ(compile(&ctx, (int32_t[]){0, 1}, &loaded), SR_OK))
    return;
  if (here) {
    EXPECT_EQ(compile(&ctx, (int32_t[]){1, 0}, &other), SR_ERR_PEER);
    EXPECT_STRING(ctx.message, "sum: rank 1 has left the job and will not make this program");
    sr_loaded_destroy(loaded);
    return;
  }
  EXPECT_EQ(start(&ctx, loaded, &argument, &got, &done), SR_OK);
  sr_client_leave_all();
  EXPECT_EQ(sr_event_wait(&ctx, done), SR_ERR_PEER);
  EXPECT_CONTAINS(ctx.message, "rank 0 has left the job: ");
}

int main(int argc, char **argv) {
  sr_ctx ctx = {0};
  const char *how = argc > 1 ? argv[1] : "";
  const sr_client_options options = {.per_process = 1, .process = -1};
  scratch place;
  scratch_init(&place);
  EXPECT_EQ(setenv("SPMDRUN_CACHE_DIR", place.path, 1), 0);
  if (EXPECT_EQ(sr_client_create(&ctx, &options, &client), SR_OK)) {
    const bool here = sr_client_process(client) == 0;
    if (strcmp(how, "absent") == 0)
      test_absent(here);
    else if (strcmp(how, "gone") == 0)
      test_gone(here);
    else if (strcmp(how, "orders") == 0)
      test_orders(here);
    else if (strcmp(how, "ahead") == 0)
      test_ahead(here);
    else if (EXPECT(strcmp(how, "other") == 0))
      test_other(here);
    sr_client_destroy(client);
  }
  scratch_deinit(&place);
  return expect_result();
}
