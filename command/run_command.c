/* spmdrun run: compiles the program or finds it in the cache, reads the arguments, runs the
 * program, and prints, writes or compares the results. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "command/guard_options.h"
#include "command/output.h"
#include "command/progress.h"
#include "command/results.h"
#include "command/watch.h"

typedef struct run_state {
  sr_session *session;
  spmdrun_executable *program;
  int argument_count, result_count;
  spmdrun_array **arguments, **results; /* [count]: NULL until the array is read or computed */
  sr_times times;
} run_state;

static void drop_arrays(spmdrun_array **arrays, int count) {
  for (int i = 0; i < count; i++) {
    spmdrun_array_destroy(arrays[i]);
    arrays[i] = NULL;
  }
}

static spmdrun_status check_counts(const run_state *run) {
  const sr_settings *settings = run->session->settings;
  sr_arena *arena = run->session->arena;
  int given = (int)settings->words.count - 1;
  if (given != run->argument_count) {
    sr_text text = {.arena = arena};
    sr_text_printf(&text, "%s: @main takes %d argument%s, but %d %s given",
                   settings->words.items[0], run->argument_count,
                   run->argument_count == 1 ? "" : "s", given, given == 1 ? "is" : "are");
    for (int i = 0; i < run->argument_count; i++) {
      const spmdrun_port *port = spmdrun_argument(run->program, i);
      sr_text_printf(&text, "%s%s", i ? ", " : "; it takes ", sr_port_type(arena, port));
    }
    return sr_agree_on_fault(run->session, sr_text_get(&text));
  }
  if ((int)settings->expect.count > run->result_count)
    return sr_agree_on_fault(
        run->session, sr_arena_printf(arena, "--expect is given %zu times, but %s has %d result%s",
                                      settings->expect.count, settings->words.items[0],
                                      run->result_count, run->result_count == 1 ? "" : "s"));
  return SPMDRUN_OK;
}

/* Checks, before the program runs, that each file of --expect has the type and shape of its
 * result. */
static spmdrun_status check_expectations(const run_state *run) {
  const sr_words *expect = &run->session->settings->expect;
  spmdrun_status status = SPMDRUN_OK;
  for (size_t i = 0; i < expect->count && status == SPMDRUN_OK; i++)
    status = spmdrun_expectation_check(run->program, (int)i, expect->items[i]);
  return status;
}

/* Reads the arguments that are missing. Before the first run that is all of them; before a later
 * run, only those that the run before consumed (donated arguments). */
static spmdrun_status read_arguments(run_state *run) {
  for (int i = 0; i < run->argument_count; i++) {
    if (run->arguments[i] && !spmdrun_argument(run->program, i)->donated)
      continue;
    spmdrun_array_destroy(run->arguments[i]);
    run->arguments[i] = NULL;
    spmdrun_status status = spmdrun_array_read(
        run->program, i, run->session->settings->words.items[i + 1], &run->arguments[i]);
    if (status != SPMDRUN_OK)
      return status;
  }
  return SPMDRUN_OK;
}

/* Runs the program once. If `counted`, records the time of
 * this run for the report; if `measured`, its steps are measured. */
static spmdrun_status execute_once(run_state *run, bool counted, bool measured) {
  drop_arrays(run->results, run->result_count);
  spmdrun_status status = measured ? spmdrun_measure_next(run->program) : SPMDRUN_OK;
  if (status == SPMDRUN_OK)
    status = sr_guards_begin_run(run->session);
  if (status == SPMDRUN_OK)
    status = spmdrun_execute(run->program, run->arguments, run->results);
  if (status == SPMDRUN_OK)
    status = sr_guards_end(run->session);
  if (status != SPMDRUN_OK || !counted)
    return status;
  spmdrun_stats stats = {.size = sizeof stats};
  status = spmdrun_stats_get(run->program, &stats);
  if (status == SPMDRUN_OK)
    SR_PUSH(run->session->arena, &run->times, stats.run_seconds);
  return status;
}

static spmdrun_status compare_results(const run_state *run) {
  const sr_settings *settings = run->session->settings;
  for (size_t i = 0; i < settings->expect.count; i++) {
    spmdrun_status status = spmdrun_array_compare(run->results[i], settings->expect.items[i],
                                                  settings->rtol, settings->atol);
    if (status != SPMDRUN_OK)
      return status;
  }
  return SPMDRUN_OK;
}

/* Prints or writes the results, and then compares them with the files of --expect. So results that
 * differ are also written. */
static int finish(run_state *run) {
  sr_session *session = run->session;
  const sr_settings *settings = session->settings;
  sr_progress_phase(SPMDRUN_PHASE_WRITE_RESULTS);
  if (settings->output && sr_output_write(session, run->results, run->result_count) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (!settings->output && sr_results_print(session, run->program, run->results) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (settings->repeat && sr_session_speaks(session))
    sr_times_format(&run->times, session->arena);
  if (settings->profile && sr_profile_report(session, run->program) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (settings->stats && sr_stats_write(session, run->program, &run->times) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (compare_results(run) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  return SR_EXIT_OK;
}

static int run_program(run_state *run) {
  sr_session *session = run->session;
  const sr_settings *settings = session->settings;
  if (check_counts(run) != SPMDRUN_OK || check_expectations(run) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  if (sr_output_check(session, run->result_count) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (read_arguments(run) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  const bool repeats = settings->repeat > 0, profiles = settings->profile;
  if (execute_once(run, !repeats, !repeats && profiles) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  const int64_t more = settings->repeat + (repeats && profiles);
  for (int64_t i = 0; i < more; i++) {
    if (read_arguments(run) != SPMDRUN_OK)
      return sr_report_failure(session, SR_STAGE_INPUT);
    if (execute_once(run, i < settings->repeat, i == settings->repeat) != SPMDRUN_OK)
      return sr_report_failure(session, SR_STAGE_WORK);
  }
  return finish(run);
}

int sr_command_run(sr_session *session) {
  const sr_settings *settings = session->settings;
  run_state run = {.session = session};
  spmdrun_compile_options options = {.size = sizeof options,
                                     .explain_cache = settings->explain_cache,
                                     .retry_failed = settings->retry_failed,
                                     .check_nans = settings->check_nans};
  if (sr_guards_check(session) != SPMDRUN_OK || sr_guards_begin(session) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  if (spmdrun_compile_file(session->context, settings->words.items[0], &options, &run.program) !=
      SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);

  run.argument_count = spmdrun_argument_count(run.program);
  run.result_count = spmdrun_result_count(run.program);
  run.arguments = SR_NEW_ARRAY(session->arena, spmdrun_array *, run.argument_count);
  run.results = SR_NEW_ARRAY(session->arena, spmdrun_array *, run.result_count);
  sr_progress_program(run.program);
  int status = run_program(&run);
  sr_progress_program(NULL);
  drop_arrays(run.results, run.result_count);
  drop_arrays(run.arguments, run.argument_count);
  spmdrun_executable_destroy(run.program);
  if (status == SR_EXIT_OK && sr_guards_end(session) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  return status;
}
