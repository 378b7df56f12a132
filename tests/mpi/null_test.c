/*
 * NULL, given to each function of the public header where it may not be: the call fails with a
 * message that names the parameter, leaves NULL, and one rank reports it. abi_test.py checks that
 * no function is left out here.
 */
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"
#include "support/program_texts.h"

static spmdrun_context *context;
static spmdrun_executable *program;
static spmdrun_array *array;

/* Which rank reports a failure that all have: one, if the call is collective. */
static void check_reports(const char *call, bool is_collective) {
  if (is_collective)
    EXPECT_EQ(spmdrun_should_report(context), spmdrun_rank(context) == 0);
  else if (!EXPECT(spmdrun_should_report(context)))
    fprintf(stderr, "  %s\n", call);
}

static void check(const char *call, spmdrun_status status, bool is_collective, const char *name) {
  char wanted[100];
  snprintf(wanted, sizeof wanted, "%.*s: NULL was given as %s, which", (int)strcspn(call, "("),
           call, name);
  if (!EXPECT_EQ(status, SPMDRUN_INVALID) || !EXPECT_CONTAINS(spmdrun_message(context), wanted))
    fprintf(stderr, "  %s\n", call);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  check_reports(call, is_collective);
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL),
            SPMDRUN_OK); /* the ranks are still together */
}

#define REFUSED(name, call)       check(#call, call, true, name)
#define REFUSED_ALONE(name, call) check(#call, call, false, name)
/* Without an object there is no context, so nothing to look at. */
#define NOWHERE(call)                                                                              \
  do {                                                                                             \
    if (!EXPECT_EQ(call, SPMDRUN_INVALID))                                                         \
      fprintf(stderr, "  %s\n", #call);                                                            \
  } while (0)

static void check_context(void) {
  char *text = (char *)&text;
  int64_t number = 0;
  NOWHERE(spmdrun_context_create(NULL, NULL));
  NOWHERE(spmdrun_context_create_on(NULL, NULL, NULL));
  EXPECT_CONTAINS(spmdrun_message(NULL), "NULL was given where an object of spmdrun is needed");
  EXPECT_EQ(spmdrun_rank(NULL), -1);
  EXPECT_EQ(spmdrun_size(NULL), 0);
  EXPECT(spmdrun_should_report(NULL));
  EXPECT_EQ(spmdrun_failure(NULL), SPMDRUN_INVALID);
  EXPECT_EQ(spmdrun_raised(NULL), 0);
  spmdrun_raise(NULL, 1);
  EXPECT_EQ(spmdrun_lost_rank(NULL), -1);
  NOWHERE(spmdrun_agree(NULL, SPMDRUN_OK, NULL));
  NOWHERE(spmdrun_share(NULL, &number, sizeof number));
  REFUSED("data", spmdrun_share(context, NULL, 8));
  EXPECT_EQ(spmdrun_share(context, NULL, 0), SPMDRUN_OK);
  NOWHERE(spmdrun_describe_devices(NULL, &text));
  EXPECT(!text);
  REFUSED("json", spmdrun_describe_devices(context, NULL));
  NOWHERE(spmdrun_guards_begin(NULL, NULL));
  REFUSED("guards", spmdrun_guards_begin(context, NULL));
  NOWHERE(spmdrun_guards_end(NULL));
  NOWHERE(spmdrun_memory_get(NULL, 0, NULL));
  REFUSED_ALONE("memory", spmdrun_memory_get(context, 0, NULL));
}

static void check_compiling(void) {
  spmdrun_executable *made = (spmdrun_executable *)&made;
  const spmdrun_topology topology = {.size = sizeof topology, .nodes = 1, .devices_per_node = 1};
  spmdrun_compiled compiled = {.size = sizeof compiled};
  char *text = (char *)&text;
  NOWHERE(spmdrun_compile_file(NULL, "a.mlir", NULL, &made));
  EXPECT(!made);
  REFUSED("path", spmdrun_compile_file(context, NULL, NULL, &made));
  REFUSED("executable", spmdrun_compile_file(context, "a.mlir", NULL, NULL));
  NOWHERE(spmdrun_compile_text(NULL, "a", "", 0, NULL, &made));
  REFUSED("name", spmdrun_compile_text(context, NULL, "", 0, NULL, &made));
  REFUSED("executable", spmdrun_compile_text(context, "a", "", 0, NULL, NULL));
  NOWHERE(spmdrun_compile_for(NULL, "a.mlir", NULL, &topology, &compiled));
  REFUSED("path", spmdrun_compile_for(context, NULL, NULL, &topology, &compiled));
  REFUSED("topology", spmdrun_compile_for(context, "a.mlir", NULL, NULL, &compiled));
  REFUSED("compiled", spmdrun_compile_for(context, "a.mlir", NULL, &topology, NULL));
  NOWHERE(spmdrun_cache_why(NULL, "a.mlir", NULL, &text));
  REFUSED("path", spmdrun_cache_why(context, NULL, NULL, &text));
  REFUSED("json", spmdrun_cache_why(context, "a.mlir", NULL, NULL));
  NOWHERE(spmdrun_show(NULL, "a.mlir", NULL, &text));
  REFUSED_ALONE("path", spmdrun_show(context, NULL, NULL, &text));
  REFUSED_ALONE("text", spmdrun_show(context, "a.mlir", NULL, NULL));
}

static void check_executables(void) {
  spmdrun_executable *made = (spmdrun_executable *)&made;
  int64_t passed = 0, failed = 0;
  void *bytes = &bytes;
  size_t count = 0;
  NOWHERE(spmdrun_executable_save(NULL, &bytes, &count));
  EXPECT(!bytes);
  REFUSED_ALONE("bytes", spmdrun_executable_save(program, NULL, &count));
  REFUSED_ALONE("count", spmdrun_executable_save(program, &bytes, NULL));
  NOWHERE(spmdrun_executable_load(NULL, "", 0, &made));
  REFUSED("executable", spmdrun_executable_load(context, "", 0, NULL));
  EXPECT(spmdrun_executable_load(context, NULL, 9, &made) != SPMDRUN_OK); /* rank 0 has the fault */
  EXPECT_CONTAINS(spmdrun_message(context), "spmdrun_executable_load: NULL was given as bytes");
  EXPECT_EQ(spmdrun_argument_count(NULL), 0);
  EXPECT_EQ(spmdrun_result_count(NULL), 0);
  EXPECT_EQ(spmdrun_device_count(NULL), 0);
  EXPECT(!spmdrun_argument(NULL, 0) && !spmdrun_result(NULL, 0));
  EXPECT_EQ(spmdrun_result_shard(NULL, 0, 0, NULL, NULL), -1);
  EXPECT_EQ(spmdrun_result_shard(program, 0, 0, NULL, NULL), -1);
  NOWHERE(spmdrun_execute_checks(NULL, &passed, &failed));
  REFUSED("passed", spmdrun_execute_checks(program, NULL, &failed));
  REFUSED("failed", spmdrun_execute_checks(program, &passed, NULL));
}

static spmdrun_status fill_nothing(void *user, const spmdrun_shard *shard, void *data) {
  (void)user, (void)shard, (void)data;
  return SPMDRUN_OK;
}

static void check_making(void) {
  const int64_t dims[] = {4};
  const spmdrun_layout layout = {.size = sizeof layout, .dtype = "f32", .rank = 1, .dims = dims};
  const float numbers[4] = {0};
  spmdrun_array *made = (spmdrun_array *)&made;
  NOWHERE(spmdrun_array_read(NULL, 0, "ones", &made));
  EXPECT(!made);
  REFUSED("source", spmdrun_array_read(program, 0, NULL, &made));
  REFUSED("array", spmdrun_array_read(program, 0, "ones", NULL));
  NOWHERE(spmdrun_array_from_host(NULL, 0, numbers, sizeof numbers, &made));
  REFUSED("array", spmdrun_array_from_host(program, 0, numbers, sizeof numbers, NULL));
  EXPECT(spmdrun_array_from_host(program, 0, NULL, 24, &made) != SPMDRUN_OK && !made);
  NOWHERE(spmdrun_array_create(NULL, &layout, &made));
  REFUSED("layout", spmdrun_array_create(context, NULL, &made));
  REFUSED("array", spmdrun_array_create(context, &layout, NULL));
  NOWHERE(spmdrun_array_load(NULL, &layout, "ones", &made));
  REFUSED("layout", spmdrun_array_load(context, NULL, "ones", &made));
  REFUSED("source", spmdrun_array_load(context, &layout, NULL, &made));
  REFUSED("array", spmdrun_array_load(context, &layout, "ones", NULL));
  NOWHERE(spmdrun_array_fill(NULL, &layout, fill_nothing, NULL, &made));
  REFUSED("layout", spmdrun_array_fill(context, NULL, fill_nothing, NULL, &made));
  REFUSED("fill", spmdrun_array_fill(context, &layout, NULL, NULL, &made));
  REFUSED("array", spmdrun_array_fill(context, &layout, fill_nothing, NULL, NULL));
  NOWHERE(spmdrun_array_reshard(NULL, &layout, &made));
  REFUSED("layout", spmdrun_array_reshard(array, NULL, &made));
  REFUSED("resharded", spmdrun_array_reshard(array, &layout, NULL));
}

static void check_arrays(void) {
  spmdrun_summary summary = {.size = sizeof summary};
  float number = 0;
  EXPECT(!spmdrun_array_layout(NULL));
  NOWHERE(spmdrun_array_write_zarr(NULL, "a.zarr", 3));
  REFUSED("path", spmdrun_array_write_zarr(array, NULL, 3));
  NOWHERE(spmdrun_array_write_npy(NULL, "a.npy"));
  REFUSED("path", spmdrun_array_write_npy(array, NULL));
  NOWHERE(spmdrun_array_to_host(NULL, NULL, 0));
  EXPECT(spmdrun_array_to_host(array, NULL, 24) != SPMDRUN_OK);
  NOWHERE(spmdrun_array_compare(NULL, "a.npy", 0, 0));
  REFUSED("path", spmdrun_array_compare(array, NULL, 0, 0));
  NOWHERE(spmdrun_expectation_check(NULL, 0, "a.npy"));
  REFUSED("path", spmdrun_expectation_check(program, 0, NULL));
  NOWHERE(spmdrun_array_summarize(NULL, &summary));
  REFUSED("summary", spmdrun_array_summarize(array, NULL));
  EXPECT_EQ(spmdrun_shard_count(NULL), 0);
  EXPECT(!spmdrun_shard_get(NULL, 0) && !spmdrun_shard_map(NULL, 0));
  NOWHERE(spmdrun_shard_write(NULL, 0, &number, sizeof number));
  NOWHERE(spmdrun_shard_read(NULL, 0, &number, sizeof number));
  EXPECT_EQ(spmdrun_shard_read(array, 0, NULL, 12), SPMDRUN_INVALID);
  EXPECT_EQ(spmdrun_shard_write(array, 0, NULL, 12), SPMDRUN_INVALID);
}

static void check_runs(void) {
  spmdrun_array *out = (spmdrun_array *)&out;
  spmdrun_stats stats = {.size = sizeof stats};
  spmdrun_run *run = (spmdrun_run *)&run;
  int64_t number = 0;
  char *text[2] = {(char *)text, (char *)text};
  NOWHERE(spmdrun_execute(NULL, &array, &out));
  REFUSED("results", spmdrun_execute(program, &array, NULL));
  EXPECT(spmdrun_execute(program, NULL, &out) != SPMDRUN_OK && !out);
  EXPECT(spmdrun_execute(program, &(spmdrun_array *){NULL}, &out) != SPMDRUN_OK);
  NOWHERE(spmdrun_execute_start(NULL, &array, &out, &run));
  EXPECT(!run);
  REFUSED("run", spmdrun_execute_start(program, &array, &out, NULL));
  REFUSED("results", spmdrun_execute_start(program, &array, NULL, &run));
  EXPECT(spmdrun_run_is_done(NULL));
  NOWHERE(spmdrun_run_wait(NULL));
  EXPECT_EQ(spmdrun_progress(NULL, &number, &number), 0);
  EXPECT_EQ(spmdrun_progress(program, NULL, &number), 0);
  EXPECT_EQ(spmdrun_progress(program, &number, NULL), 0);
  NOWHERE(spmdrun_stats_get(NULL, &stats));
  REFUSED("stats", spmdrun_stats_get(program, NULL));
  NOWHERE(spmdrun_measure_next(NULL));
  NOWHERE(spmdrun_profile(NULL, &text[0], &text[1]));
  EXPECT(!text[0] && !text[1]);
  REFUSED("steps", spmdrun_profile(program, NULL, &text[1]));
  REFUSED("trace", spmdrun_profile(program, &text[0], NULL));
}

static void check_loops(const char *place) {
  spmdrun_saves *saves = (spmdrun_saves *)&saves;
  spmdrun_feed *feed = (spmdrun_feed *)&feed;
  spmdrun_record *record = (spmdrun_record *)&record;
  spmdrun_array *given = (spmdrun_array *)&given;
  char line[8] = "before";
  NOWHERE(spmdrun_saves_open(NULL, place, NULL, &saves));
  EXPECT(!saves);
  REFUSED("directory", spmdrun_saves_open(context, NULL, NULL, &saves));
  REFUSED("saves", spmdrun_saves_open(context, place, NULL, NULL));
  EXPECT_EQ(spmdrun_saves_step(NULL), -1);
  NOWHERE(spmdrun_saves_restore(NULL, program, 1, &given));
  NOWHERE(spmdrun_save(NULL, program, 0, &array, 1));
  NOWHERE(spmdrun_saves_wait(NULL));
  if (EXPECT_EQ(spmdrun_saves_open(context, place, NULL, &saves), SPMDRUN_OK)) {
    REFUSED("program", spmdrun_saves_restore(saves, NULL, 1, &given));
    REFUSED("arrays", spmdrun_saves_restore(saves, program, 1, NULL));
    REFUSED("program", spmdrun_save(saves, NULL, 0, &array, 1));
    REFUSED("arrays", spmdrun_save(saves, program, 0, NULL, 1));
  }
  NOWHERE(spmdrun_feed_open(NULL, 0, "ones", NULL, &feed));
  EXPECT(!feed);
  REFUSED("source", spmdrun_feed_open(program, 0, NULL, NULL, &feed));
  REFUSED("feed", spmdrun_feed_open(program, 0, "ones", NULL, NULL));
  NOWHERE(spmdrun_feed_next(NULL, &given));
  EXPECT(!given);
  if (EXPECT_EQ(spmdrun_feed_open(program, 0, "ones", NULL, &feed), SPMDRUN_OK))
    REFUSED_ALONE("array", spmdrun_feed_next(feed, NULL));
  NOWHERE(spmdrun_record_open(NULL, place, NULL, &record));
  EXPECT(!record);
  REFUSED("directory", spmdrun_record_open(program, NULL, NULL, &record));
  REFUSED("record", spmdrun_record_open(program, place, NULL, NULL));
  NOWHERE(spmdrun_record_add(NULL, &array));
  NOWHERE(spmdrun_record_flush(NULL));
  spmdrun_record_latest(NULL, line, sizeof line);
  EXPECT_STRING(line, "");
  if (EXPECT_EQ(spmdrun_record_open(program, place, NULL, &record), SPMDRUN_OK)) {
    REFUSED_ALONE("results", spmdrun_record_add(record, NULL));
    spmdrun_record_latest(record, NULL, 8);
  }
  spmdrun_record_close(record);
  spmdrun_feed_close(feed);
  spmdrun_saves_close(saves);
}

static void check_cache(void) {
  const spmdrun_cache_removal removal = {.size = sizeof removal};
  char *text = (char *)&text;
  NOWHERE(spmdrun_cache_list(NULL, 0, &text));
  EXPECT(!text);
  REFUSED("json", spmdrun_cache_list(context, 0, NULL));
  NOWHERE(spmdrun_cache_stat(NULL, 0, &text));
  REFUSED("json", spmdrun_cache_stat(context, 0, NULL));
  NOWHERE(spmdrun_cache_verify(NULL, 0, &text));
  REFUSED("json", spmdrun_cache_verify(context, 0, NULL));
  NOWHERE(spmdrun_cache_remove(NULL, &removal, &text));
  REFUSED("removal", spmdrun_cache_remove(context, NULL, &text));
  REFUSED("json", spmdrun_cache_remove(context, &removal, NULL));
}

/* All of them take NULL. spmdrun_abort ends the process, and spmdrun_version takes nothing. */
static void destroy_nothing(void) {
  spmdrun_record_close(NULL);
  spmdrun_feed_close(NULL);
  spmdrun_saves_close(NULL);
  spmdrun_array_destroy(NULL);
  spmdrun_executable_destroy(NULL);
  spmdrun_context_destroy(NULL);
  spmdrun_free(NULL);
}

int main(void) {
  const spmdrun_options options = {.size = sizeof options, .no_cache = 1, .log = "error"};
  char place[] = "/tmp/spmdrun-null-XXXXXX", removal[64];
  char *text = scale_text(4, 4, "");
  if (!EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    return expect_result();
  EXPECT(spmdrun_rank(context) != 0 || mkdtemp(place));
  EXPECT_EQ(spmdrun_share(context, place, sizeof place), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_compile_text(context, "scale.mlir", text, strlen(text), NULL, &program),
            SPMDRUN_OK);
  free(text);
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &array), SPMDRUN_OK);
  check_context();
  check_compiling();
  check_executables();
  check_making();
  check_arrays();
  check_runs();
  check_loops(place);
  check_cache();
  destroy_nothing();
  spmdrun_array_destroy(array);
  spmdrun_executable_destroy(program);
  snprintf(removal, sizeof removal, "rm -r %s", place);
  EXPECT(spmdrun_rank(context) != 0 || system(removal) == 0);
  spmdrun_context_destroy(context);
  return expect_result();
}
