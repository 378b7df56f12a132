/*
 * Arrays that belong to the context: made for a layout, filled by callbacks, shard by shard or from
 * generators, resharded to other layouts, and given to any program that takes their layout. Element
 * i of each array is known from its index, so no other program's output is needed to compare.
 */
#include "spmdrun.h"
#include "support/expect.h"
#include "support/program_texts.h"

static spmdrun_context *context;

enum {
  ROWS = 10,
  COLUMNS = 6,
  DEVICES = 4
};

static const int64_t dims[] = {ROWS, COLUMNS};

static float value_at(int64_t row, int64_t column) {
  return (float)(row * COLUMNS + column);
}

static spmdrun_status fill(void *user, const spmdrun_shard *shard, void *data) {
  int *calls = user;
  ++*calls;
  for (int64_t r = 0; r < shard->size[0]; r++)
    for (int64_t c = 0; c < shard->size[1]; c++)
      ((float *)data)[r * shard->pitch[1] + c] = value_at(shard->start[0] + r, shard->start[1] + c);
  return SPMDRUN_OK;
}

/* Every shard of this rank has the elements of its box. */
static void check_values(spmdrun_array *array, int64_t factor) {
  for (int i = 0; i < spmdrun_shard_count(array); i++) {
    const spmdrun_shard *shard = spmdrun_shard_get(array, i);
    float room[ROWS * COLUMNS];
    const int64_t count = shard->size[0] * shard->size[1];
    EXPECT_EQ(spmdrun_shard_read(array, i, room, (size_t)count * sizeof *room), SPMDRUN_OK);
    for (int64_t e = 0; e < count; e++)
      EXPECT(room[e] == (float)factor * value_at(shard->start[0] + e / shard->size[1],
                                                 shard->start[1] + e % shard->size[1]));
  }
}

static const spmdrun_axis line[] = {{"i", DEVICES}};
static const spmdrun_axis grid[] = {{"x", 2}, {"y", 2}};
static const spmdrun_axis other[] = {{"a", 2}, {"weird name", 2}};
static const int64_t backwards[] = {3, 2, 1, 0};
static const char *const rows[] = {"i", NULL};
static const char *const columns[] = {"", "i"};
static const char *const blocks[] = {"x", "y"};
static const char *const both[] = {NULL, "x,y"};
static const char *const turned[] = {"weird name,a", NULL};
static const char *const parts[] = {"i:(1)2", "i:(2)2"};
static const int64_t pair[] = {1, 3};
static const spmdrun_axis two[] = {{"i", 2}};

#define LAYOUT(...)                                                                                \
  {.size = sizeof(spmdrun_layout), .dtype = "f32", .rank = 2, .dims = dims, __VA_ARGS__}

static const spmdrun_layout layouts[] = {
    LAYOUT(.axis_count = 1, .axes = line, .cuts = rows),
    LAYOUT(.axis_count = 1, .axes = line, .cuts = columns),
    LAYOUT(.axis_count = 1, .axes = line),
    LAYOUT(.axis_count = 2, .axes = grid, .cuts = blocks),
    LAYOUT(.axis_count = 2, .axes = grid, .cuts = both, .devices = backwards),
    LAYOUT(.axis_count = 2, .axes = other, .cuts = turned),
    LAYOUT(.axis_count = 1, .axes = line, .cuts = parts),
    LAYOUT(.axis_count = 1, .axes = two, .cuts = rows, .devices = pair),
    LAYOUT(.device_count = DEVICES),
};

enum {
  LAYOUTS = sizeof layouts / sizeof *layouts
};

static void check_made(void) {
  for (int i = 0; i < LAYOUTS; i++) {
    spmdrun_array *array = NULL, *again = NULL;
    int calls = 0;
    EXPECT_EQ(spmdrun_array_fill(context, &layouts[i], fill, &calls, &array), SPMDRUN_OK);
    if (!array) {
      fprintf(stderr, "layout %d: %s\n", i, spmdrun_message(context));
      continue;
    }
    check_values(array, 1);
    const spmdrun_layout *own = spmdrun_array_layout(array);
    EXPECT(own && own == spmdrun_array_layout(array));
    EXPECT_EQ(spmdrun_array_load(context, own, "iota", &again), SPMDRUN_OK);
    EXPECT_EQ(spmdrun_shard_count(array), spmdrun_shard_count(again));
    for (int s = 0; again && s < spmdrun_shard_count(array); s++) {
      const spmdrun_shard a = *spmdrun_shard_get(array, s), b = *spmdrun_shard_get(again, s);
      EXPECT(a.device == b.device && memcmp(a.start, b.start, sizeof dims) == 0 &&
             memcmp(a.size, b.size, sizeof dims) == 0);
    }
    spmdrun_array_destroy(again);
    spmdrun_array_destroy(array);
  }
}

static void check_resharded(void) {
  for (int from = 0; from < LAYOUTS; from++)
    for (int to = 0; to < LAYOUTS; to++) {
      spmdrun_array *array = NULL, *moved = NULL;
      int calls = 0;
      EXPECT_EQ(spmdrun_array_fill(context, &layouts[from], fill, &calls, &array), SPMDRUN_OK);
      if (!EXPECT_EQ(spmdrun_array_reshard(array, &layouts[to], &moved), SPMDRUN_OK))
        fprintf(stderr, "%d to %d: %s\n", from, to, spmdrun_message(context));
      if (moved)
        check_values(moved, 1);
      spmdrun_array_destroy(moved);
      spmdrun_array_destroy(array);
    }
}

/* An array made before any program, resharded to what the program takes. */
static void check_program(void) {
  char *text = scale_text(DEVICES, ROWS, "");
  static const int64_t narrow[] = {ROWS, 3};
  spmdrun_executable *program = NULL;
  spmdrun_array *made = NULL, *in = NULL, *out = NULL;
  spmdrun_summary summary = {.size = sizeof summary};
  spmdrun_layout layout = layouts[3];
  layout.dims = narrow;
  EXPECT_EQ(spmdrun_array_load(context, &layout, "ones", &made), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_compile_text(context, "scale", text, strlen(text), NULL, &program), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &made, &out), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "spmdrun_array_reshard");
  EXPECT_EQ(spmdrun_array_reshard(made, spmdrun_argument(program, 0)->layout, &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &in, &out), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_summarize(out, &summary), SPMDRUN_OK);
  EXPECT(summary.min == 2 && summary.max == 2);
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
  spmdrun_array_destroy(made);
  spmdrun_executable_destroy(program);
  free(text);
}

/* An executable as bytes, loaded again; bytes with any fault are refused. */
static void check_bytes(void) {
  char *text = scale_text(DEVICES, ROWS, "");
  spmdrun_executable *made = NULL, *loaded = NULL;
  spmdrun_array *in = NULL, *out = NULL;
  spmdrun_summary summary = {.size = sizeof summary};
  void *data = NULL;
  size_t count = 0;
  const int root = spmdrun_rank(context) == 0;
  EXPECT_EQ(spmdrun_compile_text(context, "scale", text, strlen(text), NULL, &made), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_executable_save(made, &data, &count), SPMDRUN_OK);
  spmdrun_executable_destroy(made);
  EXPECT_EQ(spmdrun_executable_load(context, root ? data : NULL, root ? count : 0, &loaded),
            SPMDRUN_OK);
  EXPECT_EQ(spmdrun_device_count(loaded), DEVICES);
  void *again = NULL;
  size_t again_count = 0;
  EXPECT_EQ(spmdrun_executable_save(loaded, &again, &again_count), SPMDRUN_OK);
  EXPECT(again_count == count && memcmp(again, data, count) == 0);
  spmdrun_free(again);
  EXPECT_EQ(spmdrun_array_read(loaded, 0, "ones", &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(loaded, &in, &out), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_summarize(out, &summary), SPMDRUN_OK);
  EXPECT(summary.min == 2 && summary.max == 2);
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(loaded);
  char *bytes = data;
  for (size_t i = 0; i < count; i += count / 61 + 1) {
    bytes[i] ^= 4;
    EXPECT(spmdrun_executable_load(context, bytes, count, &loaded) != SPMDRUN_OK && !loaded);
    bytes[i] ^= 4;
    EXPECT(spmdrun_executable_load(context, bytes, i, &loaded) != SPMDRUN_OK && !loaded);
  }
  spmdrun_free(data);
  free(text);
}

static void check_written(void) {
  spmdrun_array *array = NULL;
  EXPECT_EQ(spmdrun_array_create(context, &layouts[0], &array), SPMDRUN_OK);
  for (int i = 0; i < spmdrun_shard_count(array); i++) {
    const spmdrun_shard *shard = spmdrun_shard_get(array, i);
    float room[ROWS * COLUMNS];
    const size_t count = (size_t)(shard->size[0] * shard->size[1]);
    for (size_t e = 0; e < count; e++)
      room[e] = value_at(shard->start[0] + (int64_t)e / COLUMNS, (int64_t)e % COLUMNS);
    EXPECT_EQ(spmdrun_shard_write(array, i, room, count * sizeof *room + 4), SPMDRUN_INVALID);
    EXPECT_EQ(spmdrun_shard_write(array, i, room, count * sizeof *room), SPMDRUN_OK);
    EXPECT(spmdrun_shard_map(array, i) == spmdrun_shard_get(array, i)->data);
  }
  EXPECT_EQ(spmdrun_shard_write(array, 99, NULL, 0), SPMDRUN_INVALID);
  EXPECT(!spmdrun_shard_map(array, -1));
  check_values(array, 1);
  spmdrun_array_destroy(array);
}

static spmdrun_status refuse(void *user, const spmdrun_shard *shard, void *data) {
  (void)data;
  return shard->device == *(const int *)user ? SPMDRUN_IO : SPMDRUN_OK;
}

static void check_refused(void) {
  static const char *const unknown[] = {"z", NULL}, *const twice[] = {"i", "i"},
                           *const odd[] = {"i:(1)3", NULL}, *const twins[] = {"i,i", NULL};
  static const int64_t doubled[] = {0, 1, 1, 2}, negative[] = {-1, 6};
  static const struct {
    spmdrun_layout layout;
    const char *why;
  } cases[] = {
      {{.dtype = "f32"}, "its member `size` must be sizeof(spmdrun_layout)"},
      {{.size = sizeof(spmdrun_layout), .dtype = "float"}, "there is no dtype \"float\""},
      {LAYOUT(.axis_count = 1, .axes = line, .cuts = unknown), "is cut by \"z\""},
      {LAYOUT(.axis_count = 1, .axes = line, .cuts = odd), "is cut by \"i:(1)3\""},
      {LAYOUT(.axis_count = 1, .axes = line, .cuts = twice), "dimensions 0 and 1 are cut by one"},
      {LAYOUT(.axis_count = 1, .axes = line, .cuts = twins), "dimension 0 is cut twice"},
      {LAYOUT(.axis_count = 1, .axes = line, .devices = doubled), "device 1 is twice"},
      {LAYOUT(.axis_count = 1, .axes = line, .device_count = 2), "reaches to device 3"},
      {{.size = sizeof(spmdrun_layout), .dtype = "f32", .rank = 2, .dims = negative},
       "dimension 0 has the size -1"},
      {{.size = sizeof(spmdrun_layout), .dtype = "f32", .rank = 99}, "dimensions, not 99"},
  };
  spmdrun_array *array = NULL;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    EXPECT(spmdrun_array_create(context, &cases[i].layout, &array) != SPMDRUN_OK);
    EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
    EXPECT_CONTAINS(spmdrun_message(context), cases[i].why);
    EXPECT(!array);
  }
  int last = DEVICES - 1;
  EXPECT(spmdrun_array_fill(context, &layouts[0], refuse, &last, &array) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_IO);
  EXPECT_CONTAINS(spmdrun_message(context), "could not fill shard");
  spmdrun_array *moved = NULL;
  int calls = 0;
  spmdrun_layout layout = layouts[0];
  layout.dtype = "f64";
  EXPECT_EQ(spmdrun_array_fill(context, &layouts[0], fill, &calls, &array), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_reshard(array, &layout, &moved), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "which no resharding makes f64");
  spmdrun_array_destroy(array);
}

int main(int argc, char **argv) {
  const spmdrun_options options = {.size = sizeof options,
                                   .no_cache = 1,
                                   .node_is_rank =
                                       argc > 1 && strcmp(argv[1], "node_is_rank") == 0};
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK)) {
    check_made();
    check_resharded();
    check_program();
    check_bytes();
    check_written();
    check_refused();
  } else {
    fprintf(stderr, "%s\n", spmdrun_message(context));
  }
  spmdrun_context_destroy(context);
  return expect_result();
}
