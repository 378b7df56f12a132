/* Every guard: a use that trips it, with its whole message, and one that does not. */
#include <stdlib.h>
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"
#include "support/program_texts.h"

static spmdrun_context *context;
static char last_log[2048];

static void keep_log(void *user, const char *line) {
  (void)user;
  const char *text = strstr(line, " | ");
  snprintf(last_log, sizeof last_log, "%s", text ? text + 3 : line);
}

static spmdrun_executable *compile(const char *name, const char *attributes) {
  char *text = scale_text(2, 4, attributes);
  spmdrun_executable *program = NULL;
  if (spmdrun_compile_text(context, name, text, strlen(text), NULL, &program) != SPMDRUN_OK)
    program = NULL;
  free(text);
  return program;
}

static void begin(spmdrun_guards guards) {
  guards.size = sizeof guards;
  EXPECT_EQ(spmdrun_guards_begin(context, &guards), SPMDRUN_OK);
  last_log[0] = '\0';
}

static void end(void) {
  EXPECT_EQ(spmdrun_guards_end(context), SPMDRUN_OK);
}

/* The call failed on this rank, which has shards, with this message. */
#define EXPECT_REFUSED(call, sentence)                                                             \
  do {                                                                                             \
    EXPECT((call) != SPMDRUN_OK);                                                                  \
    EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);                                          \
    EXPECT_STRING(spmdrun_message(context), sentence);                                             \
  } while (0)

#define TYPE "f32[4,3] [{\"i\"}, {}] on 2 devices"

/* ---- transfers ------------------------------------------------------------------------------- */

static void check_to_device(spmdrun_executable *program) {
  spmdrun_array *array = NULL;
  const float numbers[12] = {0};
  begin((spmdrun_guards){.host_to_device = SPMDRUN_GUARD_DISALLOW});
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK); /* explicit */
  end();
  spmdrun_array_destroy(array);
  begin((spmdrun_guards){.host_to_device = SPMDRUN_GUARD_DISALLOW_EXPLICIT});
  EXPECT_REFUSED(spmdrun_array_read(program, 0, "ones", &array),
                 "argument 0, " TYPE
                 ", goes from the host to the devices, which a guard disallows");
  EXPECT_REFUSED(spmdrun_array_from_host(program, 0, numbers, sizeof numbers, &array),
                 "argument 0, " TYPE
                 ", goes from the host to the devices, which a guard disallows");
  EXPECT_REFUSED(spmdrun_array_load(context, spmdrun_argument(program, 0)->layout, "iota", &array),
                 "array, " TYPE ", goes from the host to the devices, which a guard disallows");
  begin((spmdrun_guards){.host_to_device = SPMDRUN_GUARD_ALLOW}); /* inside */
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  end();
  end();
  spmdrun_array_destroy(array);
  begin((spmdrun_guards){.host_to_device = SPMDRUN_GUARD_LOG_EXPLICIT});
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  EXPECT_STRING(last_log,
                "executor: warn: argument 0, " TYPE ", goes from the host to the devices\n");
  end();
  spmdrun_array_destroy(array);
}

static void check_to_host(spmdrun_executable *program) {
  spmdrun_array *array = NULL;
  float numbers[12];
  const int root = spmdrun_rank(context) == 0;
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  begin((spmdrun_guards){.device_to_host = SPMDRUN_GUARD_DISALLOW});
  EXPECT_EQ(spmdrun_array_to_host(array, root ? numbers : NULL, root ? sizeof numbers : 0),
            SPMDRUN_OK);
  EXPECT_REFUSED(spmdrun_array_summarize(array, &summary),
                 "argument 0, " TYPE
                 ", goes from the devices to the host implicitly, which a guard disallows");
  end();
  begin((spmdrun_guards){.device_to_host = SPMDRUN_GUARD_LOG});
  EXPECT_EQ(spmdrun_array_to_host(array, root ? numbers : NULL, root ? sizeof numbers : 0),
            SPMDRUN_OK);
  EXPECT_STRING(last_log, "");
  EXPECT_EQ(spmdrun_array_summarize(array, &summary), SPMDRUN_OK);
  EXPECT_STRING(last_log, "executor: warn: argument 0, " TYPE
                          ", goes from the devices to the host implicitly\n");
  end();
  begin((spmdrun_guards){.device_to_host = SPMDRUN_GUARD_DISALLOW_EXPLICIT});
  EXPECT_REFUSED(spmdrun_array_to_host(array, root ? numbers : NULL, root ? sizeof numbers : 0),
                 "argument 0, " TYPE
                 ", goes from the devices to the host, which a guard disallows");
  end();
  spmdrun_array_destroy(array);
}

static void check_between_devices(spmdrun_executable *program) {
  spmdrun_array *array = NULL, *moved = NULL;
  spmdrun_layout whole = *spmdrun_argument(program, 0)->layout;
  whole.cuts = NULL;
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  begin((spmdrun_guards){.device_to_device = SPMDRUN_GUARD_DISALLOW_EXPLICIT});
  EXPECT_REFUSED(spmdrun_array_reshard(array, &whole, &moved),
                 "argument 0, " TYPE
                 ", goes from the devices to other devices, which a guard disallows");
  end();
  begin((spmdrun_guards){.device_to_device = SPMDRUN_GUARD_DISALLOW});
  EXPECT_EQ(spmdrun_array_reshard(array, &whole, &moved), SPMDRUN_OK);
  end();
  spmdrun_array_destroy(moved);
  spmdrun_array_destroy(array);
}

/* A loop of executions transfers nothing. */
static void check_loop(spmdrun_executable *program) {
  spmdrun_array *array = NULL, *next = NULL;
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  begin((spmdrun_guards){.host_to_device = SPMDRUN_GUARD_DISALLOW_EXPLICIT,
                         .device_to_device = SPMDRUN_GUARD_DISALLOW_EXPLICIT,
                         .device_to_host = SPMDRUN_GUARD_DISALLOW_EXPLICIT,
                         .compile = SPMDRUN_GUARD_DISALLOW,
                         .no_leak = 1});
  for (int i = 0; i < 5; i++) {
    EXPECT_EQ(spmdrun_execute(program, &array, &next), SPMDRUN_OK);
    spmdrun_array_destroy(array);
    array = next;
  }
  end();
  spmdrun_array_destroy(array);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static void check_leak(spmdrun_executable *program) {
  spmdrun_array *array = NULL, *out = NULL, *moved = NULL;
  spmdrun_memory before = {.size = sizeof before}, after = before;
  const int holds = spmdrun_memory_get(context, 0, &before) == SPMDRUN_OK;
  begin((spmdrun_guards){.no_leak = 1});
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &array, &out), SPMDRUN_OK);
  spmdrun_array_destroy(array);
  EXPECT(spmdrun_guards_end(context) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context),
                  " bytes more than when the scope began: result 0, " TYPE);
  EXPECT_EQ(spmdrun_memory_get(context, 0, &after), SPMDRUN_OK);
  EXPECT(holds && (spmdrun_shard_count(out) == 0) == (after.used_bytes == before.used_bytes) &&
         after.peak_bytes >= after.used_bytes);
  EXPECT_EQ(spmdrun_memory_get(context, 99, &after), SPMDRUN_INVALID);
  spmdrun_array_destroy(out);

  begin((spmdrun_guards){.no_leak = 1});
  spmdrun_layout turned = *spmdrun_argument(program, 0)->layout;
  turned.cuts = (const char *const[]){NULL, "i"};
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_reshard(array, &turned, &moved), SPMDRUN_OK); /* its program stays */
  spmdrun_array_destroy(moved);
  spmdrun_array_destroy(array);
  end();

  begin((spmdrun_guards){.no_leak = 1});
  const spmdrun_feed_options steps = {.size = sizeof steps, .end = 9};
  spmdrun_feed *feed = NULL;
  EXPECT_EQ(spmdrun_feed_open(program, 0, "ones", &steps, &feed), SPMDRUN_OK);
  EXPECT(spmdrun_guards_end(context) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context),
                  " than when the scope began: the values of feeds that are open");
  spmdrun_feed_close(feed);

  EXPECT(spmdrun_guards_end(context) != SPMDRUN_OK);
  EXPECT_STRING(spmdrun_message(context), "no scope of guards has begun");
}

/* ---- programs -------------------------------------------------------------------------------- */

static void check_compile(void) {
  begin((spmdrun_guards){.compile = SPMDRUN_GUARD_DISALLOW});
  EXPECT(!compile("new.mlir", ""));
  EXPECT_CONTAINS(spmdrun_message(context),
                  "new.mlir would be compiled, which a guard disallows: there is no cache");
  end();
  begin((spmdrun_guards){.compile = SPMDRUN_GUARD_LOG});
  spmdrun_executable *program = compile("new.mlir", "");
  EXPECT(program);
  EXPECT_STRING(last_log, spmdrun_rank(context)
                              ? ""
                              : "compile: warn: new.mlir is compiled: there is no "
                                "cache to look in\n");
  end();
  spmdrun_executable_destroy(program);
}

/* A cache that has the program lets it through; another program is told apart. */
static void check_cached(void) {
  char *known = scale_text(2, 4, ""), *other = scale_text(2, 6, "");
  spmdrun_executable *program = NULL;
  EXPECT_EQ(spmdrun_compile_text(context, "known", known, strlen(known), NULL, &program),
            SPMDRUN_OK);
  spmdrun_executable_destroy(program);
  begin((spmdrun_guards){.compile = SPMDRUN_GUARD_DISALLOW});
  EXPECT_EQ(spmdrun_compile_text(context, "known", known, strlen(known), NULL, &program),
            SPMDRUN_OK);
  spmdrun_executable_destroy(program);
  EXPECT(spmdrun_compile_text(context, "other", other, strlen(other), NULL, &program) !=
         SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "other would be compiled, which a guard disallows: ");
  EXPECT_CONTAINS(spmdrun_message(context), "argument 0");
  EXPECT(!strstr(spmdrun_message(context), "\\x0a"));
  end();
  EXPECT_EQ(spmdrun_compile_text(context, "other", other, strlen(other), NULL, &program),
            SPMDRUN_OK);
  spmdrun_executable_destroy(program);
  free(other);
  free(known);
}

static void check_donation(void) {
  static const char wasted[] =
      "func.func public @main(%arg0: tensor<4xf32> {jax.buffer_donor = true}, %arg1: tensor<8xf32> "
      "{jax.buffer_donor = true}, %arg2: tensor<8xf32> {jax.buffer_donor = true}) -> "
      "tensor<8xf32> {\n"
      "  %0 = stablehlo.add %arg1, %arg2 : tensor<8xf32>\n"
      "  return %0 : tensor<8xf32>\n"
      "}\n";
  static const char sentence[] =
      "wasted.mlir cannot reuse the memory of what is donated to it: argument 0, f32[4]: no result "
      "has its size on a device; argument 2, f32[8]: other arguments give their memory to the "
      "results of its size";
  spmdrun_executable *program = NULL, *none = NULL;
  EXPECT_EQ(spmdrun_compile_text(context, "wasted.mlir", wasted, sizeof wasted - 1, NULL, &program),
            SPMDRUN_OK);
  begin((spmdrun_guards){.strict_donation = 1});
  spmdrun_executable *good = compile("good.mlir", ", jax.buffer_donor = true");
  EXPECT(good);
  EXPECT(spmdrun_compile_text(context, "wasted.mlir", wasted, sizeof wasted - 1, NULL, &none) !=
         SPMDRUN_OK);
  EXPECT_STRING(spmdrun_message(context), sentence);
  spmdrun_array *in[3] = {NULL}, *out = NULL;
  for (int i = 0; i < 3; i++)
    EXPECT_EQ(spmdrun_array_read(program, i, "ones", &in[i]), SPMDRUN_OK);
  EXPECT_REFUSED(spmdrun_execute(program, in, &out), sentence);
  end();
  EXPECT_EQ(spmdrun_execute(program, in, &out), SPMDRUN_OK);
  spmdrun_array *again = NULL;
  EXPECT_REFUSED(spmdrun_execute(program, in, &again),
                 "argument 0, f32[4] replicated, was donated to wasted.mlir as its argument 0 and "
                 "holds nothing any more");
  static const char turned[] =
      "func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> "
      "tensor<4xf32> {\n"
      "  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>\n"
      "  return %0 : tensor<4xf32>\n"
      "}\n";
  begin((spmdrun_guards){.strict_donation = 1});
  EXPECT(spmdrun_compile_text(context, "turned.mlir", turned, sizeof turned - 1, NULL, &none) !=
         SPMDRUN_OK);
  EXPECT_STRING(spmdrun_message(context),
                "turned.mlir cannot reuse the memory of what is donated to it: argument 0, f32[4]: "
                "it is read when the result of its size is being written");
  end();
  for (int i = 0; i < 3; i++)
    spmdrun_array_destroy(in[i]);
  spmdrun_array_destroy(out);
  spmdrun_executable_destroy(good);
  spmdrun_executable_destroy(program);
}

static void check_mismatches(void) {
  static const char text[] =
      "func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<8xi32>, %arg2: tensor<8xf32>) -> "
      "(tensor<4xf32>, tensor<8xi32>, tensor<8xf32>) {\n"
      "  return %arg0, %arg1, %arg2 : tensor<4xf32>, tensor<8xi32>, tensor<8xf32>\n"
      "}\n";
  spmdrun_executable *program = NULL;
  spmdrun_array *in[3] = {NULL}, *out[3];
  EXPECT_EQ(spmdrun_compile_text(context, "three.mlir", text, sizeof text - 1, NULL, &program),
            SPMDRUN_OK);
  for (int i = 0; i < 3; i++)
    EXPECT_EQ(spmdrun_array_read(program, i, "ones", &in[i]), SPMDRUN_OK);
  EXPECT_REFUSED(spmdrun_execute(program, (spmdrun_array *[]){in[1], in[0], in[2]}, out),
                 "2 arguments do not fit: argument 0 is i32[8], the program takes f32[4]; argument "
                 "1 is f32[4], the program takes i32[8]");
  EXPECT_REFUSED(spmdrun_execute(program, (spmdrun_array *[]){in[1], in[1], NULL}, out),
                 "2 arguments do not fit: argument 0 is i32[8], the program takes f32[4]; argument "
                 "2 is missing");
  for (int i = 0; i < 3; i++)
    spmdrun_array_destroy(in[i]);
  spmdrun_executable_destroy(program);
}

static void check_levels(void) {
  spmdrun_guards guards = {.size = sizeof guards, .compile = SPMDRUN_GUARD_LOG_EXPLICIT};
  EXPECT_REFUSED(spmdrun_guards_begin(context, &guards), "guards: compile has no level 4");
  guards = (spmdrun_guards){.size = sizeof guards, .device_to_host = (spmdrun_guard_level)9};
  EXPECT_REFUSED(spmdrun_guards_begin(context, &guards), "guards: device_to_host has no level 9");
}

int main(void) {
  char place[] = "/tmp/spmdrun-guards-test-XXXXXX";
  spmdrun_options options = {.size = sizeof options, .no_cache = 1, .log_sink = keep_log};
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK)) {
    spmdrun_executable *program = compile("scale.mlir", "");
    check_to_device(program);
    check_to_host(program);
    check_between_devices(program);
    check_loop(program);
    check_leak(program);
    spmdrun_executable_destroy(program);
    check_compile();
    check_donation();
    check_mismatches();
    check_levels();
  }
  spmdrun_context_destroy(context);
  options.no_cache = 0;
  options.cache_directory = place;
  EXPECT(mkdtemp(place));
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    check_cached();
  spmdrun_context_destroy(context);
  char command[64];
  snprintf(command, sizeof command, "rm -rf %s", place);
  EXPECT_EQ(system(command), 0);
  return expect_result();
}
