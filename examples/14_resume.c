/*
 * A training loop that may be stopped at any time and started again, on another number of ranks,
 * too: it ends with the bits of a loop that was never stopped. SIGUSR1 makes all ranks stop at the
 * same step and save; a kill costs the steps since the last save. Inputs come from feeds, so a file
 * with values for each step would do as well; each step has a line in DIR/log.jsonl.
 *
 *     mpirun -n 2 ./14_resume 03_fit_step.mlir DIR 1000
 */
#include <signal.h>
#include <spmdrun.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  SAVE_EVERY = 100,
  STOPPED = 75 /* status that asks to be started again: EX_TEMPFAIL of sysexits.h */
};

typedef struct loop {
  spmdrun_context *context;
  spmdrun_executable *program; /* (w, x, y) -> (w, loss); w is donated */
  spmdrun_saves *saves;
  spmdrun_record *record;
  spmdrun_feed *x, *y;
  spmdrun_array *w;
  int64_t step, end;
} loop;

static spmdrun_context *volatile stoppable; /* NULL while there is no context */

static void on_signal(int number) {
  (void)number;
  spmdrun_raise(stoppable, 1);
}

/* Opens what the loop reads and writes. The saves come first: they make the directory. */
static spmdrun_status begin(loop *l, const char *directory) {
  spmdrun_status status = spmdrun_saves_open(l->context, directory, NULL, &l->saves);
  if (status)
    return status;
  l->step = spmdrun_saves_step(l->saves);
  if (l->step >= 0)
    status = spmdrun_saves_restore(l->saves, l->program, 1, &l->w);
  else
    status = spmdrun_array_read(l->program, 0, "zeros", &l->w);
  l->step = l->step < 0 ? 0 : l->step;
  const spmdrun_feed_options steps = {.size = sizeof steps, .first = l->step, .end = l->end};
  const spmdrun_record_options kept = {
      .size = sizeof kept, .first = l->step, .first_result = 1, .saves = l->saves};
  if (!status)
    status = spmdrun_feed_open(l->program, 1, "uniform:1", &steps, &l->x);
  if (!status)
    status = spmdrun_feed_open(l->program, 2, "uniform:2", &steps, &l->y);
  return status ? status : spmdrun_record_open(l->program, directory, &kept, &l->record);
}

static spmdrun_status run_step(loop *l) {
  spmdrun_array *arguments[3] = {l->w}, *results[2];
  spmdrun_status status = spmdrun_feed_next(l->x, &arguments[1]);
  if (!status)
    status = spmdrun_feed_next(l->y, &arguments[2]);
  if (!status)
    status = spmdrun_execute(l->program, arguments, results);
  if (status)
    return status;
  status = spmdrun_record_add(l->record, results);
  spmdrun_array_destroy(l->w); /* its memory is that of the new one */
  spmdrun_array_destroy(results[1]);
  l->w = results[0];
  l->step++;
  /* Only this rank knows how the record went. */
  return spmdrun_agree(l->context, status, spmdrun_message(l->context));
}

static spmdrun_status save(loop *l) {
  return spmdrun_save(l->saves, l->program, l->step, &l->w, 1);
}

static spmdrun_status run_steps(loop *l) {
  spmdrun_status status = SPMDRUN_OK;
  while (!status && l->step < l->end && !spmdrun_raised(l->context)) {
    status = run_step(l);
    if (!status && l->step % SAVE_EVERY == 0)
      status = save(l);
  }
  if (!status)
    status = save(l); /* writes nothing if that step has just been saved */
  return status ? status : spmdrun_saves_wait(l->saves);
}

static int run(spmdrun_context *context, char **argv) {
  loop l = {.context = context, .end = atoll(argv[3])};
  spmdrun_status status = spmdrun_compile_file(context, argv[1], NULL, &l.program);
  if (!status)
    status = begin(&l, argv[2]);
  if (!status)
    status = run_steps(&l);
  if (status && spmdrun_should_report(context))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  else if (!status && spmdrun_rank(context) == 0)
    printf("%s step %lld\n", l.step < l.end ? "stopped at" : "done:", (long long)l.step);
  spmdrun_saves_close(l.saves);
  spmdrun_record_close(l.record);
  spmdrun_feed_close(l.x);
  spmdrun_feed_close(l.y);
  spmdrun_array_destroy(l.w);
  spmdrun_executable_destroy(l.program);
  return status ? 1 : l.step < l.end ? STOPPED : 0;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: %s PROGRAM DIR STEPS\n", argv[0]);
    return 2;
  }
  signal(SIGUSR1, on_signal);
  spmdrun_context *context;
  if (spmdrun_context_create(NULL, &context)) {
    if (spmdrun_should_report(context))
      fprintf(stderr, "%s\n", spmdrun_message(context));
    spmdrun_context_destroy(context);
    return 1;
  }
  stoppable = context;
  const int status = run(context, argv);
  stoppable = NULL;
  spmdrun_context_destroy(context);
  return status;
}
