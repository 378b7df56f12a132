/* spmdrun compile: compiles a program for another machine and stores it in the cache. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/text.h"
#include "command/command.h"

/* Parses a whole number of at least 1 at the start of `text`. Returns the text after the number, or
 * NULL if there is no such number. */
static const char *read_count(const char *text, int64_t *out) {
  char *end;
  errno = 0;
  long long value = *text >= '0' && *text <= '9' ? strtoll(text, &end, 10) : 0;
  *out = value;
  return value < 1 || errno ? NULL : end;
}

bool sr_topology_read(const sr_settings *settings, spmdrun_topology *out) {
  const char *spec = settings->topology;
  *out = (spmdrun_topology){.size = sizeof *out,
                            .target = settings->gpu ? settings->gpu : settings->cpu};
  const char *rest = spec ? read_count(spec, &out->nodes) : NULL;
  rest = rest && *rest == 'x' ? read_count(rest + 1, &out->devices_per_node) : NULL;
  return rest && !*rest;
}

const char *sr_topology_refusal(sr_arena *arena, const char *spec) {
  return sr_arena_printf(arena, "--topology: expected NODESxDEVICES, as in 64x8, %s%s%s",
                         spec ? "not \"" : "which is not given", spec ? spec : "",
                         spec ? "\"" : "");
}

static void tell(const sr_session *session, const spmdrun_topology *topology,
                 const spmdrun_compiled *compiled) {
  const char *kept = !compiled->kept                         ? "kept nowhere"
                     : compiled->cache == SPMDRUN_CACHE_MISS ? "in the cache"
                                                             : "it was in the cache already";
  int64_t all = topology->nodes * topology->devices_per_node;
  sr_text name = {.arena = session->arena};
  sr_text_printable(&name, session->settings->words.items[0]);
  printf("%s: %lld device%s, %s: ", sr_text_get(&name), (long long)compiled->devices,
         compiled->devices == 1 ? "" : "s", compiled->target);
  if (compiled->compile_seconds > 0)
    printf("compiled in %.3g s, ", compiled->compile_seconds);
  printf("%llu KiB, %s\n", (unsigned long long)(compiled->bytes + 1023) / 1024, kept);
  if (compiled->devices < all)
    printf("%lld of %lld devices will be idle\n", (long long)(all - compiled->devices),
           (long long)all);
}

int sr_command_compile(sr_session *session) {
  const sr_settings *settings = session->settings;
  spmdrun_topology topology;
  spmdrun_compiled compiled = {.size = sizeof compiled};
  if (settings->words.count != 1)
    return sr_refuse(session, "spmdrun compile takes one program and --topology NODESxDEVICES");
  if (!sr_topology_read(settings, &topology))
    return sr_refuse(session, sr_topology_refusal(session->arena, settings->topology));
  spmdrun_compile_options options = {.size = sizeof options,
                                     .explain_cache = settings->explain_cache,
                                     .retry_failed = settings->retry_failed};
  if (spmdrun_compile_for(session->context, settings->words.items[0], &options, &topology,
                          &compiled) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  bool lost = sr_session_speaks(session) && !compiled.kept && compiled.cache != SPMDRUN_CACHE_OFF;
  if (spmdrun_agree(session->context, lost ? SPMDRUN_IO : SPMDRUN_OK,
                    lost ? "compiled, but kept nowhere: there is no cache, or a warning says why"
                         : NULL) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (sr_session_speaks(session))
    tell(session, &topology, &compiled);
  return SR_EXIT_OK;
}
