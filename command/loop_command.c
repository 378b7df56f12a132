/*
 * spmdrun loop: runs a program (state..., inputs...) -> (state..., outputs...) again and again. The
 * state stays on the devices. Between two executions, this thread takes the inputs that the feeds
 * have read ahead and hands the outputs to the record: it does no input or output itself, sends no
 * message and formats nothing.
 *
 * A rank that fails between two executions raises a flag, which all ranks see after the next one.
 * Signals raise another. So all ranks leave the loop at the same step.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "command/command.h"
#include "command/guard_options.h"
#include "command/loop.h"
#include "command/output.h"
#include "command/progress.h"
#include "command/results.h"
#include "command/watch.h"

enum {
  FLAG_STOP = 1,
  FLAG_TROUBLE = 2,
};

/* For the thread of watch.c, which has no other way to the loop. */
static spmdrun_context *stoppable;
static spmdrun_record *shown;

static void ask_to_stop(void) {
  spmdrun_raise(stoppable, FLAG_STOP);
}

static void show_latest(char *line, size_t bytes) {
  spmdrun_record_latest(shown, line, bytes);
}

static void hide(void) {
  sr_progress_loop(0, 0, NULL);
  sr_progress_program(NULL);
}

/* ---- before the loop ------------------------------------------------------------------------- */

static spmdrun_status check_counts(const sr_loop *loop) {
  const sr_settings *settings = loop->session->settings;
  const int inputs = (int)settings->input.count;
  if (loop->state_count + inputs == loop->argument_count && loop->state_count <= loop->result_count)
    return SPMDRUN_OK;
  sr_text text = {.arena = loop->session->arena};
  if (loop->state_count > loop->result_count) {
    sr_text_printf(&text,
                   "%s: %d arguments are given as the state, but @main has %d results; give what "
                   "is not state by --input",
                   settings->words.items[0], loop->state_count, loop->result_count);
  } else {
    sr_text_printf(&text,
                   "%s: @main takes %d argument%s, but %d %s given as the state and %d by "
                   "--input",
                   settings->words.items[0], loop->argument_count,
                   loop->argument_count == 1 ? "" : "s", loop->state_count,
                   loop->state_count == 1 ? "is" : "are", inputs);
    for (int i = 0; i < loop->argument_count; i++)
      sr_text_printf(&text, "%s%s", i ? ", " : "; it takes ",
                     sr_port_type(loop->session->arena, spmdrun_argument(loop->program, i)));
  }
  return sr_agree_on_fault(loop->session, sr_text_get(&text));
}

/* Result i takes the place of argument i, so both must have one type. Lists all that have not. */
static spmdrun_status check_types(const sr_loop *loop) {
  sr_arena *arena = loop->session->arena;
  sr_text text = {.arena = arena};
  for (int i = 0; i < loop->state_count; i++) {
    const spmdrun_port *argument = spmdrun_argument(loop->program, i);
    const spmdrun_port *result = spmdrun_result(loop->program, i);
    const char *taken = sr_port_type(arena, argument), *given = sr_port_type(arena, result);
    if (strcmp(taken, given) != 0)
      sr_text_printf(&text, "%sargument %d is %s, result %d is %s", text.count ? "; " : "", i,
                     taken, i, given);
  }
  if (text.count == 0)
    return SPMDRUN_OK;
  return sr_agree_on_fault(
      loop->session, sr_arena_printf(arena,
                                     "%s: results cannot be the state of the next step, because "
                                     "their types differ from those of the arguments: %s",
                                     loop->session->settings->words.items[0], sr_text_get(&text)));
}

/* ---- inputs and outputs ---------------------------------------------------------------------- */

/* Reads the numbers of --log-result. */
static spmdrun_status read_logged(const sr_loop *loop, int **out_results) {
  const sr_words *words = &loop->session->settings->log_result;
  *out_results = words->count ? SR_NEW_ARRAY(loop->session->arena, int, words->count) : NULL;
  for (size_t i = 0; i < words->count; i++) {
    char *end;
    long index = strtol(words->items[i], &end, 10);
    if (end == words->items[i] || *end || index < 0 || index >= loop->result_count)
      return sr_agree_on_fault(
          loop->session,
          sr_arena_printf(loop->session->arena,
                          "--log-result %s: expected the number of a result, 0 to %d",
                          words->items[i], loop->result_count - 1));
    (*out_results)[i] = (int)index;
  }
  return SPMDRUN_OK;
}

static spmdrun_status open_record(sr_loop *loop) {
  int *results;
  spmdrun_status status = read_logged(loop, &results);
  if (status != SPMDRUN_OK)
    return status;
  const sr_settings *settings = loop->session->settings;
  const spmdrun_record_options options = {.size = sizeof options,
                                          .first = loop->step,
                                          .first_result = loop->state_count,
                                          .results = results,
                                          .result_count = (int)settings->log_result.count,
                                          .saves = loop->saves};
  return spmdrun_record_open(loop->program, settings->state, &options, &loop->record);
}

static spmdrun_status open_feeds(sr_loop *loop) {
  const sr_settings *settings = loop->session->settings;
  spmdrun_status status = SPMDRUN_OK;
  for (size_t i = 0; i < settings->input.count && status == SPMDRUN_OK; i++) {
    const spmdrun_feed_options options = {
        .size = sizeof options,
        .first = loop->step,
        .end = loop->total,
        .repeat = settings->repeat_input,
        .name = sr_arena_printf(loop->session->arena, "input %zu", i),
    };
    status = spmdrun_feed_open(loop->program, loop->state_count + (int)i, settings->input.items[i],
                               &options, &loop->feeds[i]);
  }
  return status;
}

/* ---- the loop -------------------------------------------------------------------------------- */

/* Notes a failure that only this rank knows of, and tells the others. */
static void note_trouble(sr_loop *loop, spmdrun_status status) {
  spmdrun_context *context = loop->session->context;
  if (loop->trouble != SPMDRUN_OK)
    return;
  loop->trouble = status;
  loop->sentence = sr_arena_printf(loop->session->arena, "%s", spmdrun_message(context));
  spmdrun_raise(context, FLAG_TROUBLE);
}

static spmdrun_status run_step(sr_loop *loop) {
  spmdrun_status status = SPMDRUN_OK;
  const int states = loop->state_count;
  for (int i = states; i < loop->argument_count && status == SPMDRUN_OK; i++)
    status = spmdrun_feed_next(loop->feeds[i - states], &loop->arguments[i]);
  if (status == SPMDRUN_OK)
    status = spmdrun_execute(loop->program, loop->arguments, loop->results);
  if (status != SPMDRUN_OK)
    return status;
  spmdrun_status recorded = spmdrun_record_add(loop->record, loop->results);
  if (recorded != SPMDRUN_OK)
    note_trouble(loop, recorded);
  status = sr_loop_reshard(loop);
  if (status != SPMDRUN_OK)
    return status;
  for (int i = 0; i < loop->result_count; i++) {
    spmdrun_array **place = i < states ? &loop->arguments[i] : &loop->results[i];
    spmdrun_array_destroy(*place);
    *place = i < states ? loop->results[i] : NULL;
    loop->results[i] = NULL;
  }
  sr_progress_step(++loop->step);
  return SPMDRUN_OK;
}

/* Reports a failure of all ranks in a step. */
static int report_step(const sr_loop *loop) {
  spmdrun_context *context = loop->session->context;
  const char *message = spmdrun_message(context);
  const bool says = strncmp(message, "step ", 5) == 0;
  const spmdrun_status failure = spmdrun_failure(context);
  if (says)
    return sr_report_failure(loop->session, SR_STAGE_WORK);
  if (spmdrun_should_report(context)) {
    sr_text line = {.arena = loop->session->arena};
    sr_text_printf(&line, "spmdrun: rank %d: step %lld: %s\n", spmdrun_rank(context),
                   (long long)loop->step, message);
    sr_watch_write(sr_text_get(&line));
  }
  return failure == SPMDRUN_INVALID ? SR_EXIT_USAGE : SR_EXIT_FAILED;
}

/* Runs steps until the last one, or until a flag is raised. Returns an exit status. */
static int run_steps(sr_loop *loop) {
  const sr_settings *settings = loop->session->settings;
  spmdrun_context *context = loop->session->context;
  sr_progress_program(loop->program);
  sr_progress_loop(loop->step, loop->total, show_latest);
  if (sr_guards_begin_run(loop->session) != SPMDRUN_OK)
    return sr_report_failure(loop->session, SR_STAGE_WORK);
  unsigned flags = spmdrun_raised(context);
  while (loop->step < loop->total && !flags) {
    if (run_step(loop) != SPMDRUN_OK)
      return report_step(loop);
    flags = spmdrun_raised(context);
    const bool due = settings->save_every > 0 && loop->step % settings->save_every == 0;
    if (due && loop->step < loop->total && !flags && sr_loop_save(loop) != SPMDRUN_OK)
      return sr_report_failure(loop->session, SR_STAGE_WORK);
  }
  if (spmdrun_agree(context, loop->trouble, loop->sentence) != SPMDRUN_OK ||
      sr_guards_end(loop->session) != SPMDRUN_OK)
    return sr_report_failure(loop->session, SR_STAGE_WORK);
  return SR_EXIT_OK;
}

static int report_unsaved(const sr_loop *loop) {
  const int64_t saved = spmdrun_saves_step(loop->saves);
  const int status = sr_report_failure(loop->session, SR_STAGE_WORK);
  if (!sr_session_speaks(loop->session))
    return status;
  sr_text line = {.arena = loop->session->arena};
  sr_text_printf(&line, "spmdrun: step %lld is not saved", (long long)loop->step);
  if (saved >= 0)
    sr_text_printf(&line, "; started again, the loop resumes from the save of step %lld\n",
                   (long long)saved);
  else
    sr_text_string(&line, "; started again, the loop begins anew\n");
  sr_watch_write(sr_text_get(&line));
  return status;
}

/* Writes or tells what there is at the end. */
static int finish(sr_loop *loop, double seconds) {
  sr_session *session = loop->session;
  const sr_settings *settings = session->settings;
  const bool complete = loop->step >= loop->total;
  sr_progress_phase(SPMDRUN_PHASE_WRITE_RESULTS);
  if (sr_loop_save_last(loop) != SPMDRUN_OK)
    return report_unsaved(loop);
  sr_watch_on_stop(NULL); /* from here on signals end the command */
  if (complete && settings->output &&
      sr_output_write(session, loop->arguments, loop->state_count) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  sr_watch_erase();
  if (sr_session_speaks(session) && loop->record)
    printf("%s step %lld of %lld after %.3f s; the state is saved in %s\n",
           complete ? "done:" : "stopped at", (long long)loop->step, (long long)loop->total,
           seconds, settings->state);
  return complete ? SR_EXIT_OK : SR_EXIT_RESUME;
}

/* ---- beginning and end ----------------------------------------------------------------------- */

/* Stops the loop before the end of its Slurm job, if that is wanted and the end is known. */
static void plan_stop(const sr_session *session) {
  const char *end = getenv("SLURM_JOB_END_TIME");
  const double before = session->settings->stop_before;
  if (before <= 0 || !sr_session_speaks(session))
    return;
  if (end && atof(end) > 0)
    sr_watch_stop_at(atof(end) - before);
  else
    sr_watch_write(
        "spmdrun: --stop-before: SLURM_JOB_END_TIME is not set, so nobody knows when the "
        "job ends; only a signal will stop the loop early\n");
}

static int run_loop(sr_loop *loop) {
  sr_session *session = loop->session;
  const double began = sr_seconds_now();
  if (check_counts(loop) != SPMDRUN_OK || check_types(loop) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  if (sr_output_check(session, loop->state_count) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (sr_loop_begin(loop) != SPMDRUN_OK || sr_loop_compare_shardings(loop) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  if (loop->step < loop->total) {
    if (open_feeds(loop) != SPMDRUN_OK)
      return sr_report_failure(session, SR_STAGE_INPUT);
    if (open_record(loop) != SPMDRUN_OK)
      return sr_report_failure(session, SR_STAGE_WORK);
    shown = loop->record;
    int status = run_steps(loop);
    hide();
    if (status != SR_EXIT_OK)
      return status;
  }
  return finish(loop, sr_seconds_now() - began);
}

static void clean_up(sr_loop *loop) {
  hide();
  sr_watch_on_stop(NULL);
  spmdrun_saves_close(loop->saves);
  spmdrun_record_close(loop->record);
  for (size_t i = 0; i < loop->session->settings->input.count; i++)
    spmdrun_feed_close(loop->feeds[i]);
  for (int i = 0; i < loop->state_count && i < loop->argument_count; i++)
    spmdrun_array_destroy(loop->arguments[i]);
  for (int i = 0; i < loop->result_count; i++)
    spmdrun_array_destroy(loop->results[i]);
  spmdrun_executable_destroy(loop->program);
}

static int load_and_run(sr_session *session) {
  const sr_settings *settings = session->settings;
  sr_loop loop = {
      .session = session, .state_count = (int)settings->words.count - 1, .total = settings->steps};
  if (sr_guards_check(session) != SPMDRUN_OK || sr_guards_begin(session) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  const spmdrun_compile_options options = {.size = sizeof options,
                                           .explain_cache = settings->explain_cache,
                                           .retry_failed = settings->retry_failed,
                                           .check_nans = settings->check_nans};
  if (spmdrun_compile_file(session->context, settings->words.items[0], &options, &loop.program) !=
      SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  loop.argument_count = spmdrun_argument_count(loop.program);
  loop.result_count = spmdrun_result_count(loop.program);
  loop.arguments = SR_NEW_ARRAY(session->arena, spmdrun_array *, loop.argument_count);
  loop.results = SR_NEW_ARRAY(session->arena, spmdrun_array *, loop.result_count);
  loop.layouts = SR_NEW_ARRAY(session->arena, const spmdrun_layout *, loop.state_count);
  loop.feeds = SR_NEW_ARRAY(session->arena, spmdrun_feed *, settings->input.count);
  int status = run_loop(&loop);
  clean_up(&loop);
  const bool is_well = status == SR_EXIT_OK || status == SR_EXIT_RESUME;
  if (is_well && sr_guards_end(session) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  return status;
}

int sr_command_loop(sr_session *session) {
  stoppable = session->context;
  sr_watch_on_stop(ask_to_stop);
  plan_stop(session);
  const int status = load_and_run(session);
  sr_watch_on_stop(NULL); /* the context ends before the thread that would raise a flag of it */
  return status;
}
