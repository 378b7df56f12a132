#include "command/guard_options.h"

#include <string.h>

static const struct {
  const char *name;
  spmdrun_guard_level level;
} levels[] = {{"allow", SPMDRUN_GUARD_ALLOW},
              {"log", SPMDRUN_GUARD_LOG},
              {"disallow", SPMDRUN_GUARD_DISALLOW},
              {"log_explicit", SPMDRUN_GUARD_LOG_EXPLICIT},
              {"disallow_explicit", SPMDRUN_GUARD_DISALLOW_EXPLICIT}};

static spmdrun_guard_level level_of(const char *name) {
  for (size_t i = 0; name && i < sizeof levels / sizeof *levels; i++)
    if (strcmp(levels[i].name, name) == 0)
      return levels[i].level;
  return SPMDRUN_GUARD_INHERIT;
}

spmdrun_status sr_guards_check(const sr_session *session) {
  const char *name = session->settings->transfer_guard;
  if (!name || level_of(name) != SPMDRUN_GUARD_INHERIT)
    return SPMDRUN_OK;
  return sr_agree_on_fault(
      session, sr_arena_printf(session->arena,
                               "--transfer-guard %s: expected allow, log, disallow, log_explicit "
                               "or disallow_explicit",
                               name));
}

bool sr_guards_refuse_implicit(const sr_session *session) {
  const spmdrun_guard_level level = level_of(session->settings->transfer_guard);
  return level == SPMDRUN_GUARD_DISALLOW || level == SPMDRUN_GUARD_DISALLOW_EXPLICIT;
}

spmdrun_status sr_guards_begin(const sr_session *session) {
  const sr_settings *settings = session->settings;
  const spmdrun_guards guards = {.size = sizeof guards,
                                 .compile = settings->no_compile ? SPMDRUN_GUARD_DISALLOW
                                                                 : SPMDRUN_GUARD_INHERIT,
                                 .strict_donation = settings->strict_donation,
                                 .no_leak = settings->no_leaks};
  return spmdrun_guards_begin(session->context, &guards);
}

spmdrun_status sr_guards_begin_run(const sr_session *session) {
  const spmdrun_guard_level level = level_of(session->settings->transfer_guard);
  const spmdrun_guards guards = {.size = sizeof guards,
                                 .host_to_device = level,
                                 .device_to_device = level,
                                 .device_to_host = level};
  return spmdrun_guards_begin(session->context, &guards);
}

spmdrun_status sr_guards_end(const sr_session *session) {
  return spmdrun_guards_end(session->context);
}
