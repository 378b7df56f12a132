/*
 * The least that runs a program: two arrays in, one out. On one process or under mpirun.
 *
 *     cc 01_add.c -o add $(pkg-config --cflags --libs spmdrun)
 *     ./01_add 01_add.mlir
 */
#include <spmdrun.h>
#include <stdio.h>

/* Every rank fails together; one of them says why. */
static int fail(spmdrun_context *context) {
  if (spmdrun_should_report(context))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return 1;
}

static int add(spmdrun_context *context, const char *path) {
  spmdrun_executable *program;
  if (spmdrun_compile_file(context, path, NULL, &program))
    return fail(context);

  const float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40};
  float sum[4];
  spmdrun_array *arguments[2] = {NULL, NULL}, *result = NULL;
  int failed = spmdrun_array_from_host(program, 0, x, sizeof x, &arguments[0]) ||
               spmdrun_array_from_host(program, 1, y, sizeof y, &arguments[1]) ||
               spmdrun_execute(program, arguments, &result) ||
               spmdrun_array_to_host(result, spmdrun_rank(context) ? NULL : sum, sizeof sum);
  if (failed)
    fail(context);
  else if (spmdrun_rank(context) == 0)
    printf("%g %g %g %g\n", (double)sum[0], (double)sum[1], (double)sum[2], (double)sum[3]);

  spmdrun_array_destroy(result);
  spmdrun_array_destroy(arguments[1]);
  spmdrun_array_destroy(arguments[0]);
  spmdrun_executable_destroy(program);
  return failed;
}

int main(int argc, char **argv) {
  spmdrun_context *context;
  int status = spmdrun_context_create(NULL, &context)
                   ? fail(context)
                   : add(context, argc > 1 ? argv[1] : "01_add.mlir");
  spmdrun_context_destroy(context);
  return status;
}
