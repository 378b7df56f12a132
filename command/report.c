/* Reports a failure: one rank prints one line, and all ranks return the same exit status. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/launcher.h"
#include "command/command.h"
#include "command/watch.h"

static int exit_status(spmdrun_status status, sr_stage stage) {
  if (status == SPMDRUN_INVALID)
    return SR_EXIT_USAGE;
  if (status == SPMDRUN_IO && stage == SR_STAGE_INPUT)
    return SR_EXIT_USAGE;
  return SR_EXIT_FAILED;
}

int sr_report_failure(const sr_session *session, sr_stage stage) {
  spmdrun_context *context = session->context;
  if (spmdrun_should_report(context)) {
    sr_text line = {.arena = session->arena};
    sr_text_printf(&line, "spmdrun: rank %d: %s\n", spmdrun_rank(context),
                   spmdrun_message(context));
    sr_watch_write(sr_text_get(&line));
  }
  return exit_status(spmdrun_failure(context), stage);
}

spmdrun_status sr_agree_on_fault(const sr_session *session, const char *sentence) {
  bool speaks = sr_session_speaks(session); /* exactly one rank reports the fault */
  return spmdrun_agree(session->context, speaks ? SPMDRUN_INVALID : SPMDRUN_OK,
                       speaks ? sentence : NULL);
}

int sr_refuse(const sr_session *session, const char *sentence) {
  (void)sr_agree_on_fault(session, sentence);
  return sr_report_failure(session, SR_STAGE_INPUT);
}

int sr_launched_rank(void) {
  static const char *const names[] = {SR_LAUNCHER_RANKS, "SLURM_PROCID"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    if (value)
      return atoi(value);
  }
  return 0;
}

int sr_report_alone(const sr_session *session, spmdrun_status status, const char *sentence,
                    const char *hint) {
  if (session->launched_rank == 0) {
    fprintf(stderr, "spmdrun: %s\n%s", sentence, hint);
  } else {
    struct timespec moment = {.tv_nsec = 300 * 1000 * 1000};
    nanosleep(&moment, NULL);
  }
  return exit_status(status, SR_STAGE_WORK);
}
