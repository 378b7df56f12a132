/* The manual page: what --help says, with the options as a list. */
#include <string.h>

#include "base/environment.h"
#include "base/text.h"
#include "command/generated.h"

/* Writes `length` bytes of text so that troff prints them as they are. */
static void put_text(sr_text *out, const char *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    const bool begins = i == 0 || text[i - 1] == '\n';
    if (begins && (text[i] == '.' || text[i] == '\''))
      sr_text_string(out, "\\&");
    if (text[i] == '-')
      sr_text_string(out, "\\-");
    else if (text[i] == '\\')
      sr_text_string(out, "\\e");
    else
      sr_text_char(out, text[i]);
  }
}

static void put_lines(sr_text *out, const char *text, size_t length) {
  sr_text_string(out, ".nf\n");
  put_text(out, text, length);
  sr_text_string(out, ".fi\n");
}

/* Writes the usage: the lines with commands, without the word in front of the first and the space
 * in front of the others; then what they do, but not the last paragraph, which introduces the
 * options. */
static void put_usage(sr_text *out, const char *usage) {
  static const char word[] = "usage: ";
  const size_t skipped = strncmp(usage, word, sizeof word - 1) == 0 ? sizeof word - 1 : 0;
  const char *about = strstr(usage, "\n\n"), *end = usage + strlen(usage), *last = end;
  SR_ASSERT(about);
  sr_text_string(out, ".SH SYNOPSIS\n.nf\n");
  for (const char *line = usage; line < about; line = strchr(line, '\n') + 1) {
    const char *from = line + skipped;
    put_text(out, from, (size_t)(strchr(from, '\n') + 1 - from));
  }
  for (const char *at = about; (at = strstr(at + 1, "\n\n")) != NULL;)
    last = at + 1;
  sr_text_string(out, ".fi\n.SH DESCRIPTION\n");
  put_lines(out, about + 2, (size_t)(last - about - 2));
}

/* Writes the commands that take the option, unless all do. */
static void put_commands(sr_text *out, const sr_option_text *option) {
  sr_text names = {.arena = out->arena};
  const char *name;
  unsigned bits;
  bool all = true;
  for (size_t i = 0; sr_subcommand_get(i, &name, &bits); i++) {
    const bool takes = (option->where & bits) != 0;
    all &= takes;
    if (takes)
      sr_text_printf(&names, "%s%s", names.count ? ", " : "", name);
  }
  if (all)
    return;
  sr_text_string(out, "\n.br\nTaken by ");
  put_text(out, sr_text_get(&names), names.count);
  sr_text_char(out, '.');
}

static void put_option(sr_text *out, const sr_option_text *option) {
  sr_text_string(out, ".TP\n");
  if (option->letter)
    sr_text_printf(out, "\\fB\\-%c\\fR, ", option->letter);
  sr_text_string(out, "\\fB\\-\\-");
  put_text(out, option->name, strlen(option->name));
  sr_text_string(out, "\\fR");
  if (option->argument) {
    sr_text_string(out, " \\fI");
    put_text(out, option->argument, strlen(option->argument));
    sr_text_string(out, "\\fR");
  }
  sr_text_char(out, '\n');
  put_text(out, option->help, strlen(option->help));
  put_commands(out, option);
  sr_text_char(out, '\n');
}

const char *sr_manual(sr_arena *arena) {
  sr_text out = {.arena = arena};
  sr_option_text option;
  sr_text_printf(&out, ".TH SPMDRUN 1 \"\" \"spmdrun %s\" \"User Commands\"\n", spmdrun_version());
  sr_text_string(&out, ".SH NAME\nspmdrun \\- run StableHLO programs as JAX prints them on an MPI "
                       "job\n");
  put_usage(&out, sr_settings_usage());
  sr_text_string(&out, ".SH OPTIONS\nEach has a twin in the environment, \\-\\-cache\\-dir: "
                       "SPMDRUN_CACHE_DIR; the option wins.\n");
  for (size_t i = 0; sr_option_text_get(i, &option); i++)
    if (option.help)
      put_option(&out, &option);
  sr_text_string(&out, ".SH COMMANDS, EXIT STATUS AND EXAMPLES\n");
  put_lines(&out, sr_settings_closing(), strlen(sr_settings_closing()));
  return sr_text_get(&out);
}

/* ---- all texts ------------------------------------------------------------------------------- */

sr_status sr_generate(sr_ctx *ctx, sr_arena *arena, const char *what, const char **out_text) {
  static const struct {
    const char *name;
    const char *(*make)(sr_arena *arena);
  } texts[] = {{"man", sr_manual},
               {"bash", sr_completion_bash},
               {"zsh", sr_completion_zsh},
               {"fish", sr_completion_fish}};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (strcmp(texts[i].name, what) == 0) {
      *out_text = texts[i].make(arena);
      return SR_OK;
    }
  return sr_fail(ctx, SR_ERR_INVALID, "--generate: expected man, bash, zsh or fish, not \"%s\"",
                 what);
}
