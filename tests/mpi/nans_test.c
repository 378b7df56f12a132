/*
 * spmdrun_compile_options.check_nans: a run whose result has NaN fails on all ranks with one
 * sentence, on the rank that has the device, and the program and its devices run on.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "spmdrun.h"
#include "support/expect.h"

enum {
  PER_DEVICE = 3,
  MOST = 64
};

static spmdrun_executable *compile(spmdrun_context *context, int devices) {
  char text[1024];
  const int count = snprintf(text, sizeof text,
                             "sdy.mesh @m = <[\"i\"=%d]>\n"
                             "func.func @main(%%x: tensor<%dxf32> "
                             "{sdy.sharding = #sdy.sharding<@m, [{\"i\"}]>}) -> tensor<%dxf32> {\n"
                             "  %%y = stablehlo.log %%x : tensor<%dxf32>\n"
                             "  return %%y : tensor<%dxf32>\n}\n",
                             devices, PER_DEVICE * devices, PER_DEVICE * devices,
                             PER_DEVICE * devices, PER_DEVICE * devices);
  const spmdrun_compile_options options = {.size = sizeof options, .check_nans = 1};
  spmdrun_executable *program = NULL;
  EXPECT_EQ(spmdrun_compile_text(context, "log.mlir", text, (size_t)count, &options, &program),
            SPMDRUN_OK);
  return program;
}

/* Runs the program with x[i] = i + 1, but x[bad] = -1. */
static spmdrun_status run(spmdrun_executable *program, int devices, int bad,
                          spmdrun_array **result) {
  float x[MOST];
  spmdrun_array *argument = NULL;
  for (int i = 0; i < PER_DEVICE * devices; i++)
    x[i] = i == bad ? -1.0F : (float)(i + 1);
  EXPECT_EQ(
      spmdrun_array_from_host(program, 0, x, (size_t)(PER_DEVICE * devices) * sizeof *x, &argument),
      SPMDRUN_OK);
  const spmdrun_status status = spmdrun_execute(program, &argument, result);
  spmdrun_array_destroy(argument);
  return status;
}

static void check_failure(spmdrun_context *context, spmdrun_executable *program, int devices,
                          int bad) {
  char wanted[256];
  const int ranks = spmdrun_size(context), device = bad / PER_DEVICE;
  spmdrun_array *result = NULL;
  EXPECT_EQ(run(program, devices, bad, &result), SPMDRUN_NAN);
  EXPECT(result == NULL);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_NAN);
  EXPECT_EQ(spmdrun_should_report(context), spmdrun_rank(context) == device * ranks / devices);
  if (!spmdrun_should_report(context))
    return;
  snprintf(wanted, sizeof wanted,
           "log.mlir:3:8: stablehlo.log tensor<%dxf32> made the first NaN: 1 element on device %d "
           "of rank %d; result 0 (result0) has NaN",
           PER_DEVICE * devices, device, spmdrun_rank(context));
  EXPECT_STRING(spmdrun_message(context), wanted);
}

static void check_success(spmdrun_executable *program, int devices) {
  spmdrun_array *result = NULL;
  EXPECT_EQ(run(program, devices, -1, &result), SPMDRUN_OK);
  for (int i = 0; result && i < spmdrun_shard_count(result); i++) {
    const spmdrun_shard *shard = spmdrun_shard_get(result, i);
    const float *data = shard->data;
    for (int64_t k = 0; k < shard->size[0]; k++)
      EXPECT(fabsf(data[k] - logf((float)(shard->start[0] + k + 1))) < 1e-6F);
  }
  spmdrun_array_destroy(result);
}

static void check_start(spmdrun_context *context, spmdrun_executable *program) {
  spmdrun_array *argument = NULL, *result = NULL;
  spmdrun_run *flight = NULL;
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &argument), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute_start(program, &argument, &result, &flight), SPMDRUN_INVALID);
  EXPECT(flight == NULL && result == NULL);
  EXPECT_CONTAINS(spmdrun_message(context), "compiled with check_nans cannot run ahead");
  spmdrun_array_destroy(argument);
}

int main(void) {
  const spmdrun_options options = {.size = sizeof options, .no_cache = 1};
  spmdrun_context *context = NULL;
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK)) {
    const int devices = 2 * spmdrun_size(context);
    spmdrun_executable *program = compile(context, devices);
    if (program) {
      check_failure(context, program, devices, PER_DEVICE * devices - 1);
      check_success(program, devices);
      check_start(context, program);
      check_failure(context, program, devices, 0);
      check_success(program, devices);
    }
    spmdrun_executable_destroy(program);
  }
  spmdrun_context_destroy(context);
  return expect_result();
}
