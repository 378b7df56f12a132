/* spmdrun show: prints the program after one stage of compilation. Rank 0 does all the work. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/text.h"
#include "command/command.h"

/* Returns the width of an output line from the variable COLUMNS or from the terminal; 0 if
 * unknown. */
static size_t line_width(void) {
  const char *columns = getenv("COLUMNS");
  char *end = NULL;
  unsigned long long width = columns ? strtoull(columns, &end, 10) : 0;
  if (width > 0 && *end == '\0')
    return (size_t)width;
  struct winsize size;
  bool known = isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  return known ? size.ws_col : 0;
}

int sr_command_show(sr_session *session) {
  const sr_settings *settings = session->settings;
  spmdrun_status status = SPMDRUN_OK;
  const char *message = NULL;
  char *text = NULL;
  if (sr_session_speaks(session)) {
    if (!settings->stage || settings->words.count != 1) {
      status = SPMDRUN_INVALID;
      message = "spmdrun show takes one program and --stage graph, shardings, partitioned, plan, "
                "llvm or ptx";
    } else {
      const spmdrun_show_options options = {.size = sizeof options,
                                            .stage = settings->stage,
                                            .target = settings->gpu ? settings->gpu : settings->cpu,
                                            .width = line_width()};
      status = spmdrun_show(session->context, settings->words.items[0], &options, &text);
      message = spmdrun_message(session->context);
    }
  }
  if (spmdrun_agree(session->context, status, message) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  if (text) {
    sr_text shown = {.arena = session->arena};
    sr_text_printable_lines(&shown, text);
    fputs(sr_text_get(&shown), stdout); /* main.c checks whether this write failed */
  }
  spmdrun_free(text);
  return SR_EXIT_OK;
}
