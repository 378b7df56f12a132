/* Texts for packages that are made from the table of options, so that they cannot differ from it:
 * `spmdrun --generate man`, `bash`, `zsh` or `fish`. The build makes and installs them. */
#ifndef SR_COMMAND_GENERATED_H
#define SR_COMMAND_GENERATED_H

#include "command/options.h"

/* Errors: SR_ERR_INVALID: there is no such text. */
sr_status sr_generate(sr_ctx *ctx, sr_arena *arena, const char *what, const char **out_text);

/* manual_page.c: the manual page, as troff. */
const char *sr_manual(sr_arena *arena);
/* completion_bash.c, completion.c: completion for shells. */
const char *sr_completion_bash(sr_arena *arena);
const char *sr_completion_zsh(sr_arena *arena);
const char *sr_completion_fish(sr_arena *arena);

/* Returns the values that the option has, separated by blanks; NULL: they are not a short list. */
const char *sr_option_values(const sr_option_text *option);

typedef enum sr_value_kind {
  SR_VALUE_OTHER, /* nobody can guess it */
  SR_VALUE_LISTED,
  SR_VALUE_FILE,
  SR_VALUE_DIRECTORY,
} sr_value_kind;
/* What the option's value is. The option must take one. */
sr_value_kind sr_option_value_kind(const sr_option_text *option);

#endif
