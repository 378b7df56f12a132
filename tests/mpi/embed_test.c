/*
 * The library inside of a program that uses MPI itself: on a part of its ranks, side by side with
 * another part, and after MPI_Init of the caller. Flags that ranks raise come to all ranks of a
 * context at once, and to no other context.
 */
#include "spmdrun_mpi.h"
#include "support/expect.h"
#include "support/program_texts.h"

static float sum_of_ones(spmdrun_context *context, int devices) {
  char *text = sum_text(devices);
  spmdrun_executable *program = NULL;
  spmdrun_array *in = NULL, *out = NULL;
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_compile_text(context, "sum.mlir", text, strlen(text), NULL, &program),
            SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &in, &out), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_summarize(out, &summary), SPMDRUN_OK);
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(program);
  free(text);
  EXPECT(summary.min == summary.max);
  return (float)summary.max;
}

/* The last rank raises a bit of its own between two collective calls. */
static void check_raised(spmdrun_context *context, unsigned bit) {
  const int last = spmdrun_rank(context) == spmdrun_size(context) - 1;
  EXPECT_EQ(spmdrun_raised(context), 0);
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_raised(context), 0);
  if (last)
    spmdrun_raise(context, bit);
  EXPECT_EQ(spmdrun_raised(context), 0);
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_raised(context), bit);
  if (!last)
    spmdrun_raise(context, 8);
  EXPECT(spmdrun_agree(context, last ? SPMDRUN_IO : SPMDRUN_OK, "no disk") != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_raised(context), spmdrun_size(context) > 1 ? (bit | 8) : bit);
  EXPECT_EQ(spmdrun_lost_rank(context), -1); /* all live */
  EXPECT_EQ(spmdrun_lost_rank(NULL), -1);
}

static void check_refused(void) {
  const spmdrun_options options = {.deadline = 1};
  spmdrun_context *context = NULL;
  EXPECT(spmdrun_context_create(&options, &context) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "its member `size` must be sizeof(spmdrun_options)");
  spmdrun_context_destroy(context);
}

static void check_part(MPI_Comm part, int part_index, const spmdrun_options *options) {
  spmdrun_context *context = NULL;
  int size = 0, rank = 0;
  MPI_Comm_size(part, &size);
  MPI_Comm_rank(part, &rank);
  if (EXPECT_EQ(spmdrun_context_create_mpi(part, options, &context), SPMDRUN_OK)) {
    EXPECT_EQ(spmdrun_size(context), size);
    EXPECT_EQ(spmdrun_rank(context), rank);
    for (int devices = size; devices <= 2 * size; devices++)
      EXPECT_EQ(sum_of_ones(context, devices), devices);
    check_raised(context, 1u << part_index);
  } else {
    fprintf(stderr, "%s\n", spmdrun_message(context));
  }
  spmdrun_context_destroy(context);
}

/* A rank outside of a communicator has MPI_COMM_NULL. */
static void check_null(void) {
  spmdrun_context *context = NULL;
  EXPECT(spmdrun_context_create_mpi(MPI_COMM_NULL, NULL, &context) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "MPI_COMM_NULL");
  spmdrun_context_destroy(context);
}

int main(int argc, char **argv) {
  int provided = 0, rank = 0, size = 0;
  spmdrun_context *early = NULL;
  MPI_Comm world = MPI_COMM_WORLD, part = MPI_COMM_NULL;
  const spmdrun_options options = {.size = sizeof options,
                                   .no_cache = 1,
                                   .node_is_rank =
                                       argc > 1 && strcmp(argv[1], "node_is_rank") == 0};
  EXPECT_EQ(spmdrun_context_create_on(&world, &options, &early), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(early), "MPI has not been initialized");
  spmdrun_context_destroy(early);

  MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  check_refused();
  check_null();
  check_part(MPI_COMM_SELF, 0, &options);
  for (int parts = 1; parts <= 2; parts++) {
    MPI_Comm_split(MPI_COMM_WORLD, rank % parts, size - rank, &part);
    check_part(part, rank % parts, &options);
    MPI_Comm_free(&part);
  }
  MPI_Finalize();
  return expect_result();
}
