/*
 * The time of a loop of executions, and nothing else: for loop.py.
 *
 *     loop_execute PROGRAM.mlir STEPS RUNS
 *
 * Argument 0 is the state, result 0 its next value; argument 1 stays the same. Prints the seconds
 * of the fastest of RUNS loops.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "spmdrun.h"

static void check(spmdrun_context *context, spmdrun_status status) {
  if (status == SPMDRUN_OK)
    return;
  fprintf(stderr, "%s\n", spmdrun_message(context));
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 4)
    return 2;
  spmdrun_context *context;
  spmdrun_executable *program;
  spmdrun_array *arguments[2], *results[2];
  const long steps = atol(argv[2]), runs = atol(argv[3]);
  double best = 1e30;
  check(context, spmdrun_context_create(NULL, &context));
  check(context, spmdrun_compile_file(context, argv[1], NULL, &program));
  check(context, spmdrun_array_read(program, 0, "0", &arguments[0]));
  check(context, spmdrun_array_read(program, 1, "1", &arguments[1]));
  for (long run = 0; run < runs; run++) {
    const double began = now();
    for (long step = 0; step < steps; step++) {
      check(context, spmdrun_execute(program, arguments, results));
      spmdrun_array_destroy(arguments[0]);
      spmdrun_array_destroy(results[1]);
      arguments[0] = results[0];
    }
    const double seconds = now() - began;
    best = seconds < best ? seconds : best;
  }
  spmdrun_array_destroy(arguments[0]);
  spmdrun_array_destroy(arguments[1]);
  spmdrun_executable_destroy(program);
  spmdrun_context_destroy(context);
  printf("%.9f\n", best);
  return 0;
}
