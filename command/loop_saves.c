/* The state of a loop at its beginning, and saving it. A save waits for the record, so a loop that
 * resumes finds what the steps before it have left. */
#include <stdio.h>

#include "base/text.h"
#include "command/loop.h"
#include "command/watch.h"

/* Collective. Takes the state from the newest save. */
static spmdrun_status restore(sr_loop *loop) {
  const sr_session *session = loop->session;
  spmdrun_status status =
      spmdrun_saves_restore(loop->saves, loop->program, loop->state_count, loop->arguments);
  if (status != SPMDRUN_OK)
    return status;
  loop->step = spmdrun_saves_step(loop->saves);
  if (sr_session_speaks(session)) {
    const char *what = loop->step < loop->total ? "resumes from" : "has all: there is";
    sr_watch_erase();
    printf("%s the save of step %lld in %s\n", what, (long long)loop->step,
           session->settings->state);
    fflush(stdout);
  }
  return SPMDRUN_OK;
}

spmdrun_status sr_loop_begin(sr_loop *loop) {
  const sr_settings *settings = loop->session->settings;
  const spmdrun_saves_options options = {.size = sizeof options,
                                         .keep = (int)settings->keep_saves,
                                         .accept_program = settings->accept_program};
  spmdrun_status status =
      spmdrun_saves_open(loop->session->context, settings->state, &options, &loop->saves);
  if (status == SPMDRUN_OK && spmdrun_saves_step(loop->saves) >= 0)
    return restore(loop);
  for (int i = 0; i < loop->state_count && status == SPMDRUN_OK; i++)
    status =
        spmdrun_array_read(loop->program, i, settings->words.items[i + 1], &loop->arguments[i]);
  return status;
}

/* Collective. Begins to save. */
static spmdrun_status begin_save(sr_loop *loop) {
  return spmdrun_save(loop->saves, loop->program, loop->step, loop->arguments, loop->state_count);
}

spmdrun_status sr_loop_save(sr_loop *loop) {
  spmdrun_context *context = loop->session->context;
  const spmdrun_status status = begin_save(loop);
  const spmdrun_status failure = status == SPMDRUN_OK ? SPMDRUN_OK : spmdrun_failure(context);
  if (failure != SPMDRUN_IO && failure != SPMDRUN_NOMEM)
    return status;
  if (spmdrun_should_report(context)) {
    sr_text line = {.arena = loop->session->arena};
    sr_text_printf(&line, "spmdrun: rank %d: step %lld is not saved, and the loop goes on: %s\n",
                   spmdrun_rank(context), (long long)loop->step, spmdrun_message(context));
    sr_watch_write(sr_text_get(&line));
  }
  return SPMDRUN_OK;
}

spmdrun_status sr_loop_save_last(sr_loop *loop) {
  spmdrun_status status = SPMDRUN_OK;
  if (loop->step != spmdrun_saves_step(loop->saves))
    status = begin_save(loop);
  return status == SPMDRUN_OK ? spmdrun_saves_wait(loop->saves) : status;
}
