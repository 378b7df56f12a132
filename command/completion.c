/* Completion for zsh and fish. */
#include <string.h>

#include "base/text.h"
#include "command/generated.h"

/* Writes the first line of the help between single quotes of the shell; `special` characters get a
 * backslash. */
static void put_help(sr_text *out, const char *help, const char *quote, const char *special) {
  for (size_t i = 0, length = strcspn(help, "\n"); i < length; i++)
    if (help[i] == '\'')
      sr_text_string(out, quote);
    else
      sr_text_printf(out, "%s%c", strchr(special, help[i]) ? "\\" : "", help[i]);
}

static const char *subcommands(sr_arena *arena, const char *between, unsigned where) {
  sr_text out = {.arena = arena};
  const char *name;
  unsigned bits;
  for (size_t i = 0; sr_subcommand_get(i, &name, &bits); i++)
    if (bits & where)
      sr_text_printf(&out, "%s%s", out.count ? between : "", name);
  return sr_text_get(&out);
}

static const char *verbs(sr_arena *arena) {
  sr_text out = {.arena = arena};
  const char *name;
  unsigned bits;
  for (size_t i = 0; sr_cache_verb_get(i, &name, &bits); i++)
    sr_text_printf(&out, "%s%s", i ? " " : "", name);
  return sr_text_get(&out);
}

/* ---- zsh ------------------------------------------------------------------------------------- */

static void put_zsh_option(sr_text *out, const sr_option_text *option, bool letter) {
  sr_text_printf(out, "      '%s", option->repeats ? "*" : "");
  if (letter)
    sr_text_printf(out, "-%c%s[", option->letter, option->argument ? "+" : "");
  else
    sr_text_printf(out, "--%s%s[", option->name, option->argument ? "=" : "");
  put_help(out, option->help, "'\\''", "[]:\\");
  sr_text_char(out, ']');
  if (option->argument) {
    sr_text_string(out, ":value:");
    switch (sr_option_value_kind(option)) {
    case SR_VALUE_LISTED:
      sr_text_printf(out, "(%s)", sr_option_values(option));
      break;
    case SR_VALUE_FILE:
      sr_text_string(out, "_files");
      break;
    case SR_VALUE_DIRECTORY:
      sr_text_string(out, "_files -/");
      break;
    case SR_VALUE_OTHER:
      sr_text_char(out, ' ');
      break;
    }
  }
  sr_text_string(out, "'\n");
}

const char *sr_completion_zsh(sr_arena *arena) {
  sr_text out = {.arena = arena};
  sr_option_text option;
  const char *name, *all = subcommands(arena, "|", ~0u);
  unsigned bits;
  sr_text_printf(&out,
                 "#compdef spmdrun\n"
                 "# Completion of spmdrun for zsh, made by `spmdrun --generate zsh`.\n"
                 "_spmdrun_words() {\n"
                 "  [[ -z $sub ]] && compadd -- %s\n"
                 "  [[ $sub == cache ]] && compadd -- %s\n"
                 "  _files -g '*.(mlir|npy|zarr)'\n"
                 "}\n"
                 "_spmdrun() {\n"
                 "  local sub= word\n"
                 "  local -a options\n"
                 "  for word in ${words[2,CURRENT-1]}; do\n"
                 "    case $word in (%s) sub=$word; break ;; esac\n"
                 "  done\n"
                 "  case ${sub:-run} in\n",
                 subcommands(arena, " ", ~0u), verbs(arena), all);
  for (size_t c = 0; sr_subcommand_get(c, &name, &bits); c++) {
    sr_text_printf(&out, "    (%s) options=(\n", name);
    for (size_t i = 0; sr_option_text_get(i, &option); i++) {
      if (!option.help || !(option.where & bits))
        continue;
      if (option.letter)
        put_zsh_option(&out, &option, true);
      put_zsh_option(&out, &option, false);
    }
    sr_text_string(&out, "    ) ;;\n");
  }
  sr_text_string(&out, "  esac\n"
                       "  _arguments -S $options '*:argument:_spmdrun_words'\n"
                       "}\n"
                       "_spmdrun \"$@\"\n");
  return sr_text_get(&out);
}

/* ---- fish ------------------------------------------------------------------------------------ */

static void put_fish_option(sr_text *out, const sr_option_text *option) {
  sr_text_printf(out, "complete -c spmdrun -n 'contains -- (__spmdrun_sub run) %s' -l %s",
                 subcommands(out->arena, " ", option->where), option->name);
  if (option->letter)
    sr_text_printf(out, " -s %c", option->letter);
  if (option->argument) {
    switch (sr_option_value_kind(option)) {
    case SR_VALUE_LISTED:
      sr_text_printf(out, " -x -a '%s'", sr_option_values(option));
      break;
    case SR_VALUE_FILE:
      sr_text_string(out, " -r -F");
      break;
    case SR_VALUE_DIRECTORY:
      sr_text_string(out, " -x -a '(__fish_complete_directories)'");
      break;
    case SR_VALUE_OTHER:
      sr_text_string(out, " -x");
      break;
    }
  }
  sr_text_string(out, " -d '");
  put_help(out, option->help, "\\'", "\\");
  sr_text_string(out, "'\n");
}

const char *sr_completion_fish(sr_arena *arena) {
  sr_text out = {.arena = arena};
  sr_option_text option;
  const char *all = subcommands(arena, " ", ~0u);
  sr_text_printf(&out,
                 "# Completion of spmdrun for fish, made by `spmdrun --generate fish`.\n"
                 "function __spmdrun_sub\n"
                 "  for word in (commandline -opc)[2..-1]\n"
                 "    contains -- $word %s; and echo $word; and return\n"
                 "  end\n"
                 "  echo $argv[1]\n"
                 "end\n"
                 "function __spmdrun_files\n"
                 "  set -l found (commandline -ct)*.mlir (commandline -ct)*.npy "
                 "(commandline -ct)*.zarr (commandline -ct)*/\n"
                 "  printf '%%s\\n' $found\n"
                 "end\n"
                 "complete -c spmdrun -f\n"
                 "complete -c spmdrun -n 'test (__spmdrun_sub none) = none' -a '%s'\n"
                 "complete -c spmdrun -n 'test (__spmdrun_sub none) = cache' -a '%s'\n"
                 "complete -c spmdrun -a '(__spmdrun_files)'\n",
                 all, all, verbs(arena));
  for (size_t i = 0; sr_option_text_get(i, &option); i++)
    if (option.help)
      put_fish_option(&out, &option);
  return sr_text_get(&out);
}
