/*
 * Values for each step (spmdrun_feed) and results of each step (spmdrun_record), on any number of
 * ranks: each kind of source, wrong sources, sources that vanish, and files that are cut and go on.
 * The program doubles 4 x 3 numbers, whose rows lie on 4 devices, and adds up the first of each.
 */
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"

enum {
  STEPS = 10,
  ROWS = 4,
  COLUMNS = 3,
  EACH = ROWS * COLUMNS
};

static spmdrun_context *context;
static char folder[128];

static spmdrun_executable *compile(const char *attributes) {
  char text[2048];
  snprintf(text, sizeof text,
           "module @double attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} "
           "{\n  sdy.mesh @mesh = <[\"i\"=4]>\n"
           "  func.func public @main(%%arg0: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, "
           "[{\"i\"}, {}]>%s}, %%arg1: tensor<i16>) -> (tensor<4x3xf32> {sdy.sharding = "
           "#sdy.sharding<@mesh, [{\"i\"}, {}]>}, tensor<i16> {jax.result_info = \"r['n']\"}) {\n"
           "    %%0 = stablehlo.add %%arg0, %%arg0 : tensor<4x3xf32>\n"
           "    %%1 = stablehlo.add %%arg1, %%arg1 : tensor<i16>\n"
           "    return %%0, %%1 : tensor<4x3xf32>, tensor<i16>\n  }\n}\n",
           attributes);
  spmdrun_executable *program = NULL;
  if (!EXPECT_EQ(spmdrun_compile_text(context, "double.mlir", text, strlen(text), NULL, &program),
                 SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return program;
}

static const char *in_folder(const char *name) {
  static char path[2][256];
  static int turn;
  snprintf(path[turn ^= 1], sizeof path[0], "%s/%s", folder, name);
  return path[turn];
}

static int is_root(void) {
  return spmdrun_rank(context) == 0;
}

static float value_of(int step, int element) {
  return (float)(step * 100 + element);
}

/* Writes the steps `first` to `end` - 1 as a .npy; with `steps` as a dimension. */
static void write_npy(const char *name, int first, int end, int steps) {
  char header[118], shape[32] = "";
  if (steps)
    snprintf(shape, sizeof shape, "%d, ", end - first);
  int used = snprintf(header, sizeof header,
                      "{'descr': '<f4', 'fortran_order': False, 'shape': (%s%d, %d), }", shape,
                      ROWS, COLUMNS);
  memset(header + used, ' ', sizeof header - (size_t)used);
  header[sizeof header - 1] = '\n';
  FILE *file = fopen(in_folder(name), "wb");
  if (!EXPECT(file))
    return;
  fwrite("\x93NUMPY\1\0\x76\0", 1, 10, file);
  fwrite(header, 1, sizeof header, file);
  for (int s = first; s < end; s++)
    for (int e = 0; e < EACH; e++)
      fwrite(&(float){value_of(s, e)}, sizeof(float), 1, file);
  fclose(file);
}

/* A directory with one file a step, whose names do not sort as text. */
static void write_files(const char *name) {
  char path[64];
  mkdir(in_folder(name), 0777);
  for (int s = 0; s < STEPS + 1; s++) {
    snprintf(path, sizeof path, "%s/%d.npy", name, s + 2);
    write_npy(path, s, s + 1, 0);
  }
  snprintf(path, sizeof path, "%s/notes.txt", name);
  FILE *other = fopen(in_folder(path), "w");
  if (EXPECT(other))
    fclose(other);
}

/* Executes a step with the arrays of two feeds, and checks the results. */
static void check_step(spmdrun_executable *program, spmdrun_feed *numbers, spmdrun_feed *counts,
                       int step, int shown, spmdrun_record *record) {
  spmdrun_array *in[2] = {NULL}, *out[2] = {NULL};
  float got[EACH] = {0};
  int16_t count = 0;
  EXPECT_EQ(spmdrun_feed_next(numbers, &in[0]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_feed_next(counts, &in[1]), SPMDRUN_OK);
  if (!EXPECT_EQ(spmdrun_execute(program, in, out), SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  else if (record)
    EXPECT_EQ(spmdrun_record_add(record, out), SPMDRUN_OK);
  if (out[0] && !record) {
    EXPECT_EQ(spmdrun_array_to_host(out[0], is_root() ? got : NULL, is_root() ? sizeof got : 0),
              SPMDRUN_OK);
    EXPECT_EQ(spmdrun_array_to_host(out[1], is_root() ? &count : NULL, is_root() ? 2 : 0),
              SPMDRUN_OK);
    for (int e = 0; e < EACH && is_root(); e++)
      EXPECT(got[e] == 2 * value_of(shown, e));
    EXPECT(!is_root() || count == 2 * step);
  }
  spmdrun_array_destroy(out[0]);
  spmdrun_array_destroy(out[1]);
}

static spmdrun_feed *open_feed(spmdrun_executable *program, int index, const char *source,
                               int64_t first, int64_t end, int repeat) {
  const spmdrun_feed_options options = {
      .size = sizeof options, .first = first, .end = end, .repeat = repeat, .name = "input 0"};
  spmdrun_feed *feed = NULL;
  (void)spmdrun_feed_open(program, index, source, &options, &feed);
  return feed;
}

/* Runs the steps `first` to `end` - 1 with a source that has `period` steps; 0: one value. */
static void check_source(spmdrun_executable *program, const char *source, int first, int end,
                         int period) {
  spmdrun_feed *numbers = open_feed(program, 0, source, first, end, period < end);
  spmdrun_feed *counts = open_feed(program, 1, "step", first, end, 0);
  if (!EXPECT(numbers && counts))
    fprintf(stderr, "%s: %s\n", source, spmdrun_message(context));
  for (int s = first; s < end && numbers && counts; s++)
    check_step(program, numbers, counts, s, period ? s % period : 0, NULL);
  spmdrun_array *none = (spmdrun_array *)&none;
  if (numbers)
    EXPECT_EQ(spmdrun_feed_next(numbers, &none), SPMDRUN_INVALID);
  EXPECT(!numbers || !none);
  spmdrun_feed_close(numbers);
  spmdrun_feed_close(counts);
}

static void check_sources(const char *attributes) {
  spmdrun_executable *program = compile(attributes);
  if (!program)
    return;
  check_source(program, in_folder("rows.npy"), 0, STEPS, STEPS);
  check_source(program, in_folder("rows.npy"), 3, 7, STEPS);
  check_source(program, in_folder("rows.npy"), 4, 200, STEPS); /* more than there are slots */
  check_source(program, in_folder("files"), 0, STEPS + 1, STEPS + 1);
  check_source(program, in_folder("one.npy"), 0, 3, 0);
  check_source(program, in_folder("rows.npy"), 5, 5, STEPS);
  spmdrun_executable_destroy(program);
}

static void expect_refused(spmdrun_executable *program, int index, const char *source, int64_t end,
                           const char *part) {
  EXPECT(!open_feed(program, index, source, 0, end, 0));
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), part);
}

static void check_ranges(spmdrun_executable *program) {
  const int64_t wrong[][2] = {{-1, 3}, {INT64_MIN, INT64_MAX}, {4, 3}};
  for (int i = 0; i < 3; i++) {
    EXPECT(!open_feed(program, 0, in_folder("files"), wrong[i][0], wrong[i][1], 1));
    EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
    EXPECT_CONTAINS(spmdrun_message(context),
                    "argument 0: its first step is below 0 or behind the end");
  }
}

static void check_refusals(void) {
  spmdrun_executable *program = compile("");
  if (!program)
    return;
  expect_refused(program, 0, in_folder("rows.npy"), STEPS + 1,
                 "it has values for 10 steps, and the last step is number 10");
  expect_refused(program, 0, in_folder("files"), STEPS + 2, "it has values for 11 steps");
  expect_refused(program, 0, in_folder("empty"), 1, "it is a directory without a .npy or .zarr");
  expect_refused(program, 0, in_folder("missing.npy"), 1, "No such file");
  expect_refused(program, 0, "step", 1, "'step' is for an integer without dimensions");
  expect_refused(program, 1, "step", 40000, "'step' goes to 39999, which an i16 cannot be");
  expect_refused(program, 1, in_folder("rows.npy"), 1, "input 0: ");
  expect_refused(program, 2, "step", 1, "there is no argument 2");
  check_ranges(program);
  spmdrun_executable_destroy(program);
}

/* The file of each eleventh step vanishes while the loop runs: all ranks fail at the first step
 * that was not read before, with its number. */
static void check_vanished(void) {
  spmdrun_executable *program = compile("");
  spmdrun_feed *numbers = open_feed(program, 0, in_folder("files"), 0, 1000, 1);
  spmdrun_feed *counts = open_feed(program, 1, "step", 0, 1000, 0);
  if (is_root())
    unlink(in_folder("files/9.npy"));
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  int step = 0;
  for (spmdrun_status status = SPMDRUN_OK; status == SPMDRUN_OK && step < 1000; step++) {
    spmdrun_array *in[2], *out[2];
    EXPECT_EQ(spmdrun_feed_next(numbers, &in[0]), SPMDRUN_OK);
    EXPECT_EQ(spmdrun_feed_next(counts, &in[1]), SPMDRUN_OK);
    status = spmdrun_execute(program, in, out);
    spmdrun_array_destroy(out[0]);
    spmdrun_array_destroy(out[1]);
  }
  char wanted[64];
  snprintf(wanted, sizeof wanted, "step %d: input 0: ", step - 1);
  EXPECT_EQ((step - 1) % (STEPS + 1), 7);
  EXPECT_CONTAINS(spmdrun_message(context), wanted);
  EXPECT_CONTAINS(spmdrun_message(context), "9.npy: No such file");
  spmdrun_feed_close(numbers);
  spmdrun_feed_close(counts);
  expect_refused(program, 0, in_folder("files"), STEPS + 1, "it has values for 10 steps");
  spmdrun_executable_destroy(program);
}

/* ---- records --------------------------------------------------------------------------------- */

static void run_recorded(spmdrun_executable *program, int first, int end, int kept) {
  const spmdrun_record_options options = {.size = sizeof options, .first = first};
  spmdrun_record *record = NULL;
  spmdrun_feed *numbers = open_feed(program, 0, in_folder("rows.npy"), first, end, 1);
  spmdrun_feed *counts = open_feed(program, 1, "step", first, end, 0);
  if (!EXPECT_EQ(spmdrun_record_open(program, in_folder("kept"), &options, &record), SPMDRUN_OK)) {
    fprintf(stderr, "%s\n", spmdrun_message(context));
    return;
  }
  for (int s = first; s < end; s++) {
    check_step(program, numbers, counts, s, s % STEPS, record);
    if (s + 1 == kept)
      EXPECT_EQ(spmdrun_record_flush(record), SPMDRUN_OK);
  }
  spmdrun_record_close(record);
  spmdrun_feed_close(numbers);
  spmdrun_feed_close(counts);
}

/* The chunk of the rows of one device: `steps` steps of them, and zeros. */
static void check_chunk(int device, int steps) {
  char name[64];
  float row[COLUMNS];
  snprintf(name, sizeof name, "kept/outputs/result0.zarr/c/0/%d/0", device);
  FILE *file = fopen(in_folder(name), "rb");
  if (!EXPECT(file))
    return;
  for (int s = 0; s < 2 * steps; s++) {
    EXPECT_EQ(fread(row, sizeof row, 1, file), 1);
    for (int c = 0; c < COLUMNS; c++)
      EXPECT(row[c] == (s < steps ? 2 * value_of(s % STEPS, device * COLUMNS + c) : 0));
  }
  fclose(file);
}

static void check_files(int steps) {
  char line[64], wanted[64];
  FILE *log = fopen(in_folder("kept/log.jsonl"), "r");
  for (int s = 0; s < steps && EXPECT(log); s++) {
    snprintf(wanted, sizeof wanted, "{\"step\": %d, \"n\": %d}\n", s, 2 * s);
    EXPECT_STRING(fgets(line, sizeof line, log), wanted);
  }
  EXPECT(log && !fgets(line, sizeof line, log));
  if (log)
    fclose(log);
  for (int device = 0; device < ROWS; device++)
    check_chunk(device, steps);
}

/* A loop that is stopped and goes on leaves the same as one that is not, at each step. */
static void check_record(void) {
  spmdrun_executable *program = compile("");
  run_recorded(program, 0, 7, 7);
  EXPECT(!is_root() || (check_files(7), true));
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  run_recorded(program, 5, 25, 20); /* what comes after the flush is lost or not */
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  run_recorded(program, 20, 30, 30);
  EXPECT(!is_root() || (check_files(30), true));

  spmdrun_record *record = NULL;
  spmdrun_record_options options = {.size = sizeof options, .first = 31};
  EXPECT(spmdrun_record_open(program, in_folder("kept"), &options, &record) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "it has 30 steps and should have 31");
  EXPECT(!is_root() || unlink(in_folder("kept/outputs/result0.zarr/c/0/2/0")) == 0);
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  options.first = 30;
  EXPECT(spmdrun_record_open(program, in_folder("kept"), &options, &record) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_IO);
  EXPECT_CONTAINS(spmdrun_message(context),
                  "result0.zarr/c/0/2/0: it cannot be read: No such file or directory; put back");
  options = (spmdrun_record_options){
      .size = sizeof options, .results = (const int[]){2}, .result_count = 1};
  EXPECT(spmdrun_record_open(program, in_folder("kept"), &options, &record) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "there is no result 2");
  options.size = 0;
  EXPECT(spmdrun_record_open(program, in_folder("kept"), &options, &record) != SPMDRUN_OK);
  EXPECT(!record);
  spmdrun_executable_destroy(program);
}

/* Adds `results` to a record with one good step: it is refused, and so is all that comes after it,
 * though it is right. The files then have one step. */
static void expect_broken(spmdrun_executable *program, spmdrun_array *const *good,
                          spmdrun_array *const *results, const char *part) {
  const spmdrun_record_options options = {.size = sizeof options};
  spmdrun_record *record = NULL;
  if (!EXPECT_EQ(spmdrun_record_open(program, in_folder("kept"), &options, &record), SPMDRUN_OK))
    return;
  EXPECT_EQ(spmdrun_record_add(record, good), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_record_flush(record), SPMDRUN_OK);
  spmdrun_array *const *turns[] = {results, good, good};
  for (int i = 0; i < 3; i++) {
    EXPECT_EQ(spmdrun_record_add(record, turns[i]), SPMDRUN_INVALID);
    EXPECT_CONTAINS(spmdrun_message(context), part);
  }
  EXPECT_EQ(spmdrun_record_flush(record), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), part);
  spmdrun_record_close(record);
  char line[64];
  FILE *log = is_root() ? fopen(in_folder("kept/log.jsonl"), "r") : NULL;
  EXPECT(!is_root() || (log && fgets(line, sizeof line, log) && !fgets(line, sizeof line, log)));
  if (log)
    fclose(log);
}

/* What is no result of the program is refused: nothing, what was donated, and arrays of others. */
static void check_wrong_results(void) {
  spmdrun_executable *program = compile(""), *taker = compile(", jax.buffer_donor = true");
  spmdrun_array *in[2] = {NULL}, *good[2] = {NULL}, *donated[2] = {NULL}, *rest[2] = {NULL};
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &in[0]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_read(program, 1, "ones", &in[1]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, in, good), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, in, donated), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(taker, (spmdrun_array *[]){donated[0], in[1]}, rest), SPMDRUN_OK);
  expect_broken(program, good, (spmdrun_array *[]){NULL, good[1]}, "result 0 is missing");
  expect_broken(program, good, (spmdrun_array *[]){good[0], NULL}, "result 1 is missing");
  expect_broken(program, good, donated, "was donated to ");
  expect_broken(program, good, (spmdrun_array *[]){good[1], good[1]},
                "result 0 of the program is ");
  expect_broken(program, good, (spmdrun_array *[]){good[0], good[0]},
                "result 1 of the program is ");
  spmdrun_record *record = NULL;
  const spmdrun_record_options options = {.size = sizeof options, .first = -1};
  EXPECT_EQ(spmdrun_record_open(program, in_folder("kept"), &options, &record), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "results begin with step 0 or a later one");
  for (int i = 0; i < 2; i++) {
    spmdrun_array_destroy(in[i]);
    spmdrun_array_destroy(good[i]);
    spmdrun_array_destroy(donated[i]);
    spmdrun_array_destroy(rest[i]);
  }
  spmdrun_executable_destroy(program);
  spmdrun_executable_destroy(taker);
}

int main(int argc, char **argv) {
  const spmdrun_options options = {.size = sizeof options,
                                   .no_cache = 1,
                                   .log = "error",
                                   .node_is_rank =
                                       argc > 1 && strcmp(argv[1], "node_is_rank") == 0};
  if (!EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    return expect_result();
  snprintf(folder, sizeof folder, "/tmp/spmdrun-loop-files-XXXXXX");
  if (is_root() && EXPECT(mkdtemp(folder))) {
    write_npy("rows.npy", 0, STEPS, 1);
    write_npy("one.npy", 0, 1, 0);
    write_files("files");
    mkdir(in_folder("empty"), 0777);
    mkdir(in_folder("kept"), 0777);
  }
  EXPECT_EQ(spmdrun_share(context, folder, sizeof folder), SPMDRUN_OK);
  check_sources("");
  check_sources(", jax.buffer_donor = true");
  check_refusals();
  check_vanished();
  check_record();
  check_wrong_results();
  char removal[256];
  snprintf(removal, sizeof removal, "rm -r %s", folder);
  EXPECT(!is_root() || system(removal) == 0);
  spmdrun_context_destroy(context);
  return expect_result();
}
