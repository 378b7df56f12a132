/*
 * A training loop in C around a step that JAX wrote: the parameters go in, come out and go in
 * again, without leaving the devices. The program donates them, so that each step reuses the memory
 * of the last.
 *
 *     mpirun -n 2 ./03_fit 03_fit_step.mlir
 */
#include <spmdrun.h>
#include <stdio.h>

enum {
  STEPS = 200,
  PARTS = 2,
  POINTS = 8
};

static int fail(spmdrun_context *context) {
  if (spmdrun_should_report(context))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return 1;
}

/* Points of the line y = 3 x - 1, half on each device. */
static spmdrun_status make_arguments(spmdrun_executable *program, spmdrun_array **arguments) {
  float w[2] = {0, 0}, x[PARTS * POINTS], y[PARTS * POINTS];
  for (int i = 0; i < PARTS * POINTS; i++) {
    x[i] = (float)i / (PARTS * POINTS);
    y[i] = 3 * x[i] - 1;
  }
  spmdrun_status status = spmdrun_array_from_host(program, 0, w, sizeof w, &arguments[0]);
  if (!status)
    status = spmdrun_array_from_host(program, 1, x, sizeof x, &arguments[1]);
  if (!status)
    status = spmdrun_array_from_host(program, 2, y, sizeof y, &arguments[2]);
  return status;
}

/* One step; arguments[0] becomes the new parameters. */
static spmdrun_status step(spmdrun_executable *program, spmdrun_array **arguments, float *loss,
                           int rank) {
  spmdrun_array *results[2] = {NULL, NULL};
  spmdrun_status status = spmdrun_execute(program, arguments, results);
  if (status)
    return status;
  spmdrun_array_destroy(arguments[0]);
  arguments[0] = results[0];
  status = spmdrun_array_to_host(results[1], rank ? NULL : loss, sizeof *loss);
  spmdrun_array_destroy(results[1]);
  return status;
}

static int fit(spmdrun_context *context, const char *path) {
  spmdrun_executable *program;
  if (spmdrun_compile_file(context, path, NULL, &program))
    return fail(context);
  int rank = spmdrun_rank(context);
  float loss = 0, w[2];
  spmdrun_array *arguments[3] = {NULL, NULL, NULL};
  spmdrun_status status = make_arguments(program, arguments);
  for (int i = 0; i < STEPS && !status; i++) {
    status = step(program, arguments, &loss, rank);
    if (!status && rank == 0 && i % 50 == 49)
      printf("step %d: loss %.2e\n", i + 1, (double)loss);
  }
  if (!status)
    status = spmdrun_array_to_host(arguments[0], rank ? NULL : w, sizeof w);
  if (status)
    fail(context);
  else if (rank == 0)
    printf("y = %.3f x %+.3f\n", (double)w[0], (double)w[1]);
  for (int i = 0; i < 3; i++)
    spmdrun_array_destroy(arguments[i]);
  spmdrun_executable_destroy(program);
  return status != SPMDRUN_OK;
}

int main(int argc, char **argv) {
  spmdrun_context *context;
  int status = spmdrun_context_create(NULL, &context)
                   ? fail(context)
                   : fit(context, argc > 1 ? argv[1] : "03_fit_step.mlir");
  spmdrun_context_destroy(context);
  return status;
}
