/*
 * A loop that proves what it does not do: between two reports, no byte goes from the host to the
 * devices or back, nothing is compiled, every donated argument is reused, and the devices do not
 * have more memory in use than before. A loop that broke one of these promises would end with a
 * sentence that says which, and for which array.
 *
 *     mpirun -n 2 ./04_guarded_loop 03_fit_step.mlir
 */
#include <spmdrun.h>
#include <stdio.h>

enum {
  REPORTS = 4,
  STEPS = 50, /* between two reports */
  PARTS = 2,
  POINTS = 8
};

typedef struct fit {
  spmdrun_context *context;
  spmdrun_executable *program;
  spmdrun_array *w, *x, *y, *loss;
} fit;

static int fail(spmdrun_context *context) {
  if (spmdrun_should_report(context))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return 1;
}

/* Each rank fills its own shards: points of the line y = slope * x - 1. */
static spmdrun_status fill_line(void *user, const spmdrun_shard *shard, void *data) {
  const float slope = *(const float *)user;
  float *points = data;
  for (int64_t part = 0; part < shard->size[0]; part++)
    for (int64_t i = 0; i < shard->size[1]; i++) {
      const float x =
          (float)((shard->start[0] + part) * POINTS + shard->start[1] + i) / (PARTS * POINTS);
      points[part * shard->pitch[1] + i] = slope == 0 ? x : slope * x - 1;
    }
  return SPMDRUN_OK;
}

static spmdrun_status make_arguments(fit *f) {
  float none = 0, three = 3;
  spmdrun_status status = spmdrun_array_read(f->program, 0, "zeros", &f->w);
  if (!status)
    status = spmdrun_array_fill(f->context, spmdrun_argument(f->program, 1)->layout, fill_line,
                                &none, &f->x);
  if (!status)
    status = spmdrun_array_fill(f->context, spmdrun_argument(f->program, 2)->layout, fill_line,
                                &three, &f->y);
  return status;
}

static spmdrun_status step(fit *f) {
  spmdrun_array *arguments[] = {f->w, f->x, f->y}, *results[2] = {NULL, NULL};
  const spmdrun_status status = spmdrun_execute(f->program, arguments, results);
  if (status)
    return status;
  spmdrun_array_destroy(f->w); /* its memory was donated to the new parameters */
  spmdrun_array_destroy(f->loss);
  f->w = results[0];
  f->loss = results[1];
  return SPMDRUN_OK;
}

static spmdrun_status guarded_steps(fit *f) {
  const spmdrun_guards guards = {.size = sizeof guards,
                                 .host_to_device = SPMDRUN_GUARD_DISALLOW_EXPLICIT,
                                 .device_to_device = SPMDRUN_GUARD_DISALLOW_EXPLICIT,
                                 .device_to_host = SPMDRUN_GUARD_DISALLOW_EXPLICIT,
                                 .compile = SPMDRUN_GUARD_DISALLOW,
                                 .strict_donation = 1,
                                 .no_leak = 1};
  spmdrun_status status = spmdrun_guards_begin(f->context, &guards);
  for (int i = 0; i < STEPS && !status; i++)
    status = step(f);
  return status ? status : spmdrun_guards_end(f->context);
}

static spmdrun_status report(fit *f, int done) {
  float loss = 0;
  const int root = spmdrun_rank(f->context) == 0;
  const spmdrun_status status =
      spmdrun_array_to_host(f->loss, root ? &loss : NULL, root ? sizeof loss : 0);
  if (!status && root)
    printf("step %d: loss %.2e\n", done, (double)loss);
  return status;
}

static int run(spmdrun_context *context, const char *path) {
  fit f = {.context = context};
  spmdrun_status status = spmdrun_compile_file(context, path, NULL, &f.program);
  if (!status)
    status = make_arguments(&f);
  if (!status)
    status = step(&f); /* the first step makes the memory of the loss */
  for (int i = 0; i < REPORTS && !status; i++) {
    status = guarded_steps(&f);
    if (!status)
      status = report(&f, (i + 1) * STEPS + 1);
  }
  if (status)
    fail(context);
  spmdrun_array_destroy(f.loss);
  spmdrun_array_destroy(f.y);
  spmdrun_array_destroy(f.x);
  spmdrun_array_destroy(f.w);
  spmdrun_executable_destroy(f.program);
  return status != SPMDRUN_OK;
}

int main(int argc, char **argv) {
  spmdrun_context *context;
  const int status = spmdrun_context_create(NULL, &context)
                         ? fail(context)
                         : run(context, argc > 1 ? argv[1] : "03_fit_step.mlir");
  spmdrun_context_destroy(context);
  return status;
}
