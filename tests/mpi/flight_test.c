/*
 * Executions in flight: results that are arguments of the next execution before they exist, memory
 * that is donated along a chain, arrays that are destroyed while they are in use, arrays that are
 * made meanwhile, and executions that fail.
 */
#include <stdlib.h>

#include "spmdrun.h"
#include "support/expect.h"
#include "support/program_texts.h"

static spmdrun_context *context;

enum {
  DEVICES = 4,
  ROWS = 8,
  CHAIN = 20
};

static spmdrun_executable *compile(const char *text) {
  spmdrun_executable *program = NULL;
  if (!EXPECT_EQ(spmdrun_compile_text(context, "chain.mlir", text, strlen(text), NULL, &program),
                 SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return program;
}

static spmdrun_executable *compile_scale(const char *attributes) {
  char *text = scale_text(DEVICES, ROWS, attributes);
  spmdrun_executable *program = compile(text);
  free(text);
  return program;
}

/* Every element of this rank's shards has the value. */
static void check_all(spmdrun_array *array, float value) {
  for (int i = 0; i < spmdrun_shard_count(array); i++) {
    float room[ROWS * 3];
    const spmdrun_shard *shard = spmdrun_shard_get(array, i);
    const size_t count = (size_t)(shard->size[0] * shard->size[1]);
    EXPECT_EQ(spmdrun_shard_read(array, i, room, count * sizeof *room), SPMDRUN_OK);
    for (size_t e = 0; e < count; e++)
      EXPECT(room[e] == value);
  }
}

/* Doubles ones CHAIN times; `donates`: in the memory of the first array. */
static void check_chain(bool donates) {
  spmdrun_executable *program = compile_scale(donates ? ", jax.buffer_donor = true" : "");
  spmdrun_array *arrays[CHAIN + 1] = {NULL}, *beside = NULL, *again = NULL;
  spmdrun_run *runs[CHAIN] = {NULL};
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &arrays[0]), SPMDRUN_OK);
  for (int i = 0; i < CHAIN; i++) {
    EXPECT_EQ(spmdrun_execute_start(program, &arrays[i], &arrays[i + 1], &runs[i]), SPMDRUN_OK);
    if (i % 2) { /* also destroyed while they are in use */
      spmdrun_array_destroy(arrays[i]);
      arrays[i] = NULL;
    }
  }
  if (donates) {
    spmdrun_run *refused = NULL;
    EXPECT_EQ(spmdrun_execute_start(program, &arrays[0], &again, &refused), SPMDRUN_INVALID);
    EXPECT_CONTAINS(spmdrun_message(context),
                    "argument 0, f32[8,3] [{\"i\"}, {}] on 4 devices, was donated to chain.mlir as "
                    "its argument 0");
    EXPECT(!again && !refused);
  }
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &beside), SPMDRUN_OK);
  check_all(beside, 1);
  check_all(arrays[CHAIN], (float)(1 << CHAIN));
  for (int i = 0; i < CHAIN; i++) {
    EXPECT_EQ(spmdrun_run_wait(runs[i]), SPMDRUN_OK);
    if (!donates && arrays[i])
      check_all(arrays[i], (float)(1 << i));
  }
  spmdrun_array_destroy(beside);
  for (int i = 0; i <= CHAIN; i++)
    spmdrun_array_destroy(arrays[i]);
  spmdrun_executable_destroy(program);
}

/* Calls that wait for all executions, in the middle of a chain. */
static void check_mixed(void) {
  char *text = sum_text(DEVICES);
  spmdrun_executable *sum = compile(text);
  spmdrun_array *in = NULL, *first = NULL, *second = NULL, *third = NULL;
  spmdrun_run *runs[2] = {NULL, NULL};
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_array_read(sum, 0, "ones", &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute_start(sum, &in, &first, &runs[0]), SPMDRUN_OK);
  spmdrun_executable *scale = compile_scale("");
  EXPECT(spmdrun_run_is_done(runs[0]));
  EXPECT_EQ(spmdrun_execute(sum, &in, &third), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute_start(sum, &in, &second, &runs[1]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_summarize(second, &summary), SPMDRUN_OK);
  EXPECT(summary.min == (double)DEVICES && summary.max == (double)DEVICES);
  EXPECT_EQ(spmdrun_run_wait(runs[1]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_run_wait(runs[0]), SPMDRUN_OK);
  spmdrun_array_destroy(third);
  spmdrun_array_destroy(second);
  spmdrun_array_destroy(first);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(scale);
  spmdrun_executable_destroy(sum);
  free(text);
}

/* To write a shard waits for the executions that read it; a new array waits for nobody. */
static void check_written(void) {
  spmdrun_executable *program = compile_scale("");
  spmdrun_array *in = NULL, *out[CHAIN] = {NULL};
  spmdrun_run *runs[CHAIN] = {NULL};
  const float fives[ROWS * 3] = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
                                 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &in), SPMDRUN_OK);
  for (int i = 0; i < CHAIN; i++)
    EXPECT_EQ(spmdrun_execute_start(program, &in, &out[i], &runs[i]), SPMDRUN_OK);
  for (int i = 0; i < spmdrun_shard_count(in); i++) {
    const spmdrun_shard *shard = spmdrun_shard_get(in, i);
    EXPECT_EQ(spmdrun_shard_write(in, i, fives,
                                  (size_t)(shard->size[0] * shard->size[1]) * sizeof *fives),
              SPMDRUN_OK);
  }
  for (int i = 0; i < CHAIN; i++) {
    EXPECT_EQ(spmdrun_run_wait(runs[i]), SPMDRUN_OK);
    check_all(out[i], 2);
    spmdrun_array_destroy(out[i]);
  }
  check_all(in, 5);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(program);
}

static void check_failed(void) {
  spmdrun_executable *program = compile(differ_text);
  const int32_t numbers[] = {1, 9};
  spmdrun_array *in = NULL, *out = NULL, *behind = NULL;
  spmdrun_run *run = NULL, *next = NULL;
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_array_from_host(program, 0, numbers, sizeof numbers, &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute_start(program, &in, &out, &run), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute_start(program, &in, &behind, &next), SPMDRUN_OK);
  EXPECT(spmdrun_run_wait(run) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_UNSUPPORTED);
  EXPECT_CONTAINS(spmdrun_message(context), "devices 0 and 1 disagree");
  EXPECT(spmdrun_run_wait(next) != SPMDRUN_OK);
  EXPECT(spmdrun_array_summarize(out, &summary) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_summarize(in, &summary), SPMDRUN_OK);
  spmdrun_array *moved = NULL;
  EXPECT_EQ(spmdrun_array_reshard(in, spmdrun_argument(program, 0)->layout, &moved),
            SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "that are not those of programs compiled now");
  spmdrun_array_destroy(behind);
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(program);
}

int main(int argc, char **argv) {
  const spmdrun_options options = {.size = sizeof options,
                                   .no_cache = 1,
                                   .node_is_rank =
                                       argc > 1 && strcmp(argv[1], "node_is_rank") == 0};
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK)) {
    check_chain(false);
    check_chain(true);
    check_mixed();
    check_written();
    check_failed();
    check_chain(true);
  } else {
    fprintf(stderr, "%s\n", spmdrun_message(context));
  }
  spmdrun_context_destroy(context);
  return expect_result();
}
