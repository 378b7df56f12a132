/*
 * Results stay where they were computed: each rank prints the shards that it holds.
 *
 *     mpirun -n 2 ./02_normalize 02_normalize.mlir        4 devices, so 2 on each rank
 */
#include <spmdrun.h>
#include <stdio.h>

static int fail(spmdrun_context *context) {
  if (spmdrun_should_report(context))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return 1;
}

/* A shard is a box of the whole array: its rows here, for the program cuts the first dimension. */
static void print_shards(spmdrun_context *context, spmdrun_array *array) {
  for (int i = 0; i < spmdrun_shard_count(array); i++) {
    const spmdrun_shard *shard = spmdrun_shard_get(array, i);
    float row[3];
    if (shard->size[0] > 0 && spmdrun_shard_read(array, i, row, sizeof row) == SPMDRUN_OK)
      printf("rank %d device %d row %d: %8.4f %8.4f %8.4f\n", spmdrun_rank(context),
             (int)shard->device, (int)shard->start[0], (double)row[0], (double)row[1],
             (double)row[2]);
  }
}

static int normalize(spmdrun_context *context, const char *path) {
  spmdrun_executable *program;
  if (spmdrun_compile_file(context, path, NULL, &program))
    return fail(context);
  spmdrun_array *x = NULL, *y = NULL;
  int failed = spmdrun_array_read(program, 0, "iota", &x) || spmdrun_execute(program, &x, &y);
  if (failed)
    fail(context);
  else
    print_shards(context, y);
  spmdrun_array_destroy(y);
  spmdrun_array_destroy(x);
  spmdrun_executable_destroy(program);
  return failed;
}

int main(int argc, char **argv) {
  spmdrun_context *context;
  int status = spmdrun_context_create(NULL, &context)
                   ? fail(context)
                   : normalize(context, argc > 1 ? argv[1] : "02_normalize.mlir");
  spmdrun_context_destroy(context);
  return status;
}
