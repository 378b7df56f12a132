/* Completion for bash, and what the completions of all shells know about values. */
#include <string.h>

#include "base/text.h"
#include "command/generated.h"

static const struct {
  const char *option, *values;
} listed[] = {
    {"device", "cpu cuda"},
    {"placement", "auto one all"},
    {"matmul-precision", "f32 tf32"},
    {"transfer-guard", "allow log disallow log_explicit disallow_explicit"},
    {"cpu", "x86-64 x86-64-v2 x86-64-v3 x86-64-v4"},
    {"stage", "graph shardings partitioned plan llvm ptx"},
    {"tier", "directory local remote all"},
    {"log", "error warn info debug"},
};

const char *sr_option_values(const sr_option_text *option) {
  for (size_t i = 0; i < sizeof listed / sizeof *listed; i++)
    if (strcmp(listed[i].option, option->name) == 0)
      return listed[i].values;
  return NULL;
}

sr_value_kind sr_option_value_kind(const sr_option_text *option) {
  if (sr_option_values(option))
    return SR_VALUE_LISTED;
  if (strncmp(option->argument, "DIR", 3) == 0)
    return SR_VALUE_DIRECTORY;
  const bool file =
      strcmp(option->argument, "FILE") == 0 || strcmp(option->argument, "SOURCE") == 0;
  return file ? SR_VALUE_FILE : SR_VALUE_OTHER;
}

static void put_value(sr_text *out, const sr_option_text *option) {
  if (!option->argument)
    return;
  sr_text_string(out, "  ");
  if (option->letter)
    sr_text_printf(out, "-%c | ", option->letter);
  sr_text_printf(out, "--%s) ", option->name);
  switch (sr_option_value_kind(option)) {
  case SR_VALUE_LISTED:
    sr_text_printf(out, "COMPREPLY=($(compgen -W \"%s\" -- \"$cur\"))", sr_option_values(option));
    break;
  case SR_VALUE_FILE:
    sr_text_string(out, "COMPREPLY=($(compgen -f -- \"$cur\"))");
    break;
  case SR_VALUE_DIRECTORY:
    sr_text_string(out, "COMPREPLY=($(compgen -d -- \"$cur\"))");
    break;
  case SR_VALUE_OTHER:
    sr_text_char(out, ':');
    break;
  }
  sr_text_string(out, "; return ;;\n");
}

/* Writes the names of subcommands, or of verbs, with `between` between them. */
static void put_names(sr_text *out, bool (*get)(size_t, const char **, unsigned *),
                      const char *between) {
  const char *name;
  unsigned bits;
  for (size_t i = 0; get(i, &name, &bits); i++)
    sr_text_printf(out, "%s%s", i ? between : "", name);
}

const char *sr_completion_bash(sr_arena *arena) {
  sr_text out = {.arena = arena};
  sr_option_text option;
  const char *name;
  unsigned bits;
  sr_text_string(&out, "# Completion of spmdrun for bash, made by `spmdrun --generate bash`.\n"
                       "_spmdrun() {\n"
                       "  local IFS=$'\\n' cur=${COMP_WORDS[COMP_CWORD]} sub= word options=\n"
                       "  local before=${COMP_WORDS[COMP_CWORD - 1]}\n"
                       "  [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD - 2]}\n"
                       "  [[ $cur == = ]] && cur=\n"
                       "  COMPREPLY=()\n"
                       "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD - 1}\"; do\n"
                       "    case $word in\n    ");
  put_names(&out, sr_subcommand_get, " | ");
  sr_text_string(&out,
                 ") sub=$word; break ;;\n    esac\n  done\n  IFS=$' \\n'\n  case $before in\n");
  for (size_t i = 0; sr_option_text_get(i, &option); i++)
    if (option.help)
      put_value(&out, &option);
  sr_text_string(&out, "  esac\n  case ${sub:-run} in\n");
  for (size_t c = 0; sr_subcommand_get(c, &name, &bits); c++) {
    sr_text_printf(&out, "  %s) options=\"", name);
    for (size_t i = 0; sr_option_text_get(i, &option); i++)
      if (option.help && (option.where & bits))
        sr_text_printf(&out, "--%s ", option.name);
    sr_text_string(&out, "\" ;;\n");
  }
  sr_text_string(&out, "  esac\n  if [[ $cur == -* ]]; then\n"
                       "    COMPREPLY=($(compgen -W \"$options\" -- \"$cur\"))\n    return\n  fi\n"
                       "  [[ -z $sub ]] && COMPREPLY=($(compgen -W \"");
  put_names(&out, sr_subcommand_get, " ");
  sr_text_string(&out, "\" -- \"$cur\"))\n"
                       "  [[ $sub == cache ]] && COMPREPLY=($(compgen -W \"");
  put_names(&out, sr_cache_verb_get, " ");
  sr_text_string(&out, "\" -- \"$cur\"))\n"
                       "  IFS=$'\\n'\n"
                       "  COMPREPLY+=($(compgen -f -X '!*.mlir' -- \"$cur\"; "
                       "compgen -f -X '!*.npy' -- \"$cur\"; compgen -d -- \"$cur\"))\n"
                       "}\n"
                       "complete -o filenames -F _spmdrun spmdrun\n");
  return sr_text_get(&out);
}
