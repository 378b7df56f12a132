/*
 * A program that uses MPI itself and runs a JAX program on a part of its ranks: the even ranks
 * normalize rows, while the odd ones do work of their own. Then all ranks meet in MPI again.
 *
 *     mpirun -n 4 ./05_embed 02_normalize.mlir
 */
#include <spmdrun_mpi.h>
#include <stdio.h>

enum {
  ROWS = 4,
  COLUMNS = 3
};

static int fail(spmdrun_context *context) {
  if (spmdrun_should_report(context))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return 1;
}

static spmdrun_status normalize(spmdrun_context *context, const char *path, double *out_max) {
  float numbers[ROWS * COLUMNS];
  for (int i = 0; i < ROWS * COLUMNS; i++)
    numbers[i] = (float)i;
  spmdrun_executable *program = NULL;
  spmdrun_array *in = NULL, *out = NULL;
  spmdrun_summary summary = {.size = sizeof summary};
  spmdrun_status status = spmdrun_compile_file(context, path, NULL, &program);
  if (!status)
    status = spmdrun_array_from_host(program, 0, numbers, sizeof numbers, &in);
  if (!status)
    status = spmdrun_execute(program, &in, &out);
  if (!status)
    status = spmdrun_array_summarize(out, &summary);
  *out_max = summary.max;
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(program);
  return status;
}

/* What the even ranks do: a context on their communicator alone. */
static int run_part(MPI_Comm part, const char *path, double *out_max) {
  spmdrun_context *context;
  const int failed =
      spmdrun_context_create_mpi(part, NULL, &context) || normalize(context, path, out_max)
          ? fail(context)
          : 0;
  spmdrun_context_destroy(context);
  return failed;
}

int main(int argc, char **argv) {
  int provided, rank, size, failed = 0;
  double max = 0, own = 0, sum = 0;
  MPI_Comm part;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided); /* devices are threads */
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &part);
  if (rank % 2 == 0)
    failed = run_part(part, argc > 1 ? argv[1] : "02_normalize.mlir", &max);
  else
    own = rank; /* a solver, a reader, a visualization */
  MPI_Comm_free(&part);

  MPI_Allreduce(&own, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0 && !failed)
    printf("%d ranks normalized, the largest value is %.4f; the others counted to %.0f\n",
           (size + 1) / 2, max, sum);
  MPI_Finalize();
  return failed;
}
