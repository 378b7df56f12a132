/*
 * A loop around a program, as a C program has it, for tests/command/saves_test.py:
 *
 *     saves_tool DIR PROGRAM OUT STEPS EVERY INPUT...
 *
 * Resumes from the newest save in DIR, or makes the state from the inputs and saves it as step 0.
 * Runs until STEPS steps are done, and saves after each EVERY of them. Writes the state to
 * OUT/<i>.npy.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spmdrun.h"

enum {
  WORDS = 6, /* before the inputs */
  STATE_MOST = 64
};

static spmdrun_context *context;

static void log_line(void *user, const char *line) {
  (void)user;
  fputs(line, stderr);
}

static int fail(void) {
  if (spmdrun_should_report(context))
    fprintf(stderr, "saves_tool: %s\n", spmdrun_message(context));
  spmdrun_context_destroy(context);
  return 1;
}

/* Makes the state: of the newest save, or of the inputs. */
static spmdrun_status begin(spmdrun_saves *saves, spmdrun_executable *program, char **inputs,
                            int count, spmdrun_array **state) {
  spmdrun_status status = SPMDRUN_OK;
  if (spmdrun_saves_step(saves) >= 0)
    return spmdrun_saves_restore(saves, program, count, state);
  for (int i = 0; i < count && status == SPMDRUN_OK; i++)
    status = spmdrun_array_read(program, i, inputs[i], &state[i]);
  return status == SPMDRUN_OK ? spmdrun_save(saves, program, 0, state, count) : status;
}

static spmdrun_status run(spmdrun_saves *saves, spmdrun_executable *program, char **words,
                          int count) {
  spmdrun_array *state[STATE_MOST], *next[STATE_MOST];
  char path[4096];
  spmdrun_status status = begin(saves, program, words + WORDS, count, state);
  long first = (long)spmdrun_saves_step(saves), every = atol(words[5]);
  for (long step = first < 0 ? 1 : first + 1; step <= atol(words[4]) && status == SPMDRUN_OK;
       step++) {
    status = spmdrun_execute(program, state, next);
    for (int i = 0; i < count; i++)
      spmdrun_array_destroy(state[i]);
    memcpy(state, next, sizeof state);
    if (status == SPMDRUN_OK && step % every == 0)
      status = spmdrun_save(saves, program, step, state, count);
  }
  if (status == SPMDRUN_OK)
    status = spmdrun_saves_wait(saves);
  for (int i = 0; i < count && status == SPMDRUN_OK; i++) {
    snprintf(path, sizeof path, "%s/%d.npy", words[3], i);
    status = spmdrun_array_write_npy(state[i], path);
  }
  for (int i = 0; i < count && status == SPMDRUN_OK; i++)
    spmdrun_array_destroy(state[i]);
  return status;
}

int main(int argc, char **argv) {
  spmdrun_options options = {.size = sizeof options, .log = "warn", .log_sink = log_line};
  spmdrun_saves *saves;
  spmdrun_executable *program;
  if (argc < WORDS || argc - WORDS > STATE_MOST)
    return 2;
  if (spmdrun_context_create(&options, &context) != SPMDRUN_OK ||
      spmdrun_saves_open(context, argv[1], NULL, &saves) != SPMDRUN_OK ||
      spmdrun_compile_file(context, argv[2], NULL, &program) != SPMDRUN_OK ||
      run(saves, program, argv, argc - WORDS) != SPMDRUN_OK)
    return fail();
  spmdrun_saves_close(saves);
  spmdrun_executable_destroy(program);
  spmdrun_context_destroy(context);
  return 0;
}
