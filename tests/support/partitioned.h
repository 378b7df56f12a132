/*
 * A program partitioned, as text, and what is said of it. One at a time: all of it lives in
 * `arena`, which RUN_EACH makes anew for each test.
 */
#ifndef SR_TESTS_SUPPORT_PARTITIONED_H
#define SR_TESTS_SUPPORT_PARTITIONED_H

#include "support/every_type.h"
#include "support/expect.h"
#include "support/partition_module.h"

static sr_arena *arena;
static sr_module *module;
static sr_partition_result result;

/* Longer programs are not partitioned with every type, which takes thirty times as long. */
enum {
  EVERY_TYPE_MOST_BYTES = 16384
};

/* The partitioned program as text, or the sentence of the refusal. */
static inline const char *partition_with(const char *program, const sr_partition_options *options) {
  static const char *const gone[] = {"sdy.manual",     "sdy.sharding",          "sdy.propagation",
                                     "channel_handle", "use_global_device_ids", "replica_id",
                                     "mhlo.sharding",  "custom_call @S"};
  sr_ctx ctx = {0};
  sr_text text = {.arena = arena};
  if (strlen(program) <= EVERY_TYPE_MOST_BYTES)
    partition_every_type(program, options);
  if (partition_module(&ctx, arena, "t.mlir", program, options, &module, &result) != SR_OK)
    return sr_arena_printf(arena, "%s", ctx.message);
  sr_module_print(module, NULL, &text);
  for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
    EXPECT(strstr(sr_text_get(&text), gone[i]) == NULL);
  return sr_text_get(&text);
}

/* Collectives stay as they are made: partitioner_rewrite_test is about the others. What no sharding
 * reaches is computed by every device: partitioner_place_test is about the choice. */
static inline const char *partition(const char *program) {
  static const char *const none[] = {NULL};
  return partition_with(program,
                        &(sr_partition_options){.placement = SR_PLACEMENT_ALL, .enabled = none});
}

static inline int count(const char *text, const char *part) {
  int n = 0;
  for (const char *at = strstr(text, part); at; at = strstr(at + 1, part))
    n++;
  return n;
}

/* The sharding of an argument or result as a text. */
static inline const char *argument(int index) {
  return sr_sharding_name(arena, &result.signature.arguments[index].sharding);
}

static inline const char *sharding_of_result(int index) {
  return sr_sharding_name(arena, &result.signature.results[index].sharding);
}

/* The `index`-th note by this name; NULL: there is none. */
static inline const sr_sharding_note *note(const char *name, int index) {
  for (size_t i = 0; i < result.note_count; i++)
    if (strcmp(result.notes[i].name, name) == 0 && index-- == 0)
      return &result.notes[i];
  return NULL;
}

static inline const char *reason(const char *name) {
  const sr_sharding_note *found = note(name, 0);
  return found ? found->reason : "no such note";
}

static inline int run_each(void (*const *tests)(void), size_t test_count) {
  for (size_t i = 0; i < test_count; i++) {
    arena = sr_arena_create();
    if (!EXPECT(arena != NULL))
      break;
    tests[i]();
    sr_arena_destroy(arena);
  }
  printf("%d programs partitioned with elements of other types\n", every_type_partitioned);
  return expect_result();
}

/* What main returns: runs the tests that are named, each with an arena of its own. */
#define RUN_EACH(...)                                                                              \
  run_each((void (*const[])(void)){__VA_ARGS__},                                                   \
           sizeof((void (*const[])(void)){__VA_ARGS__}) / sizeof(void (*)(void)))

#endif
