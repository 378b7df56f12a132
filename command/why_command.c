/* spmdrun cache why PROGRAM: prints the parts of the program's cache key, and whether the cache
 * holds the program. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "command/command.h"
#include "command/json.h"

/* How many characters are printed of a digest, which is enough to tell digests apart, and of a line
 * of a value. */
enum {
  DIGEST_COLUMNS = 12,
  VALUE_COLUMNS = 80
};

/* Prints one part of the key: its name, its digest and the first line of its value, then the other
 * lines of the value below. */
static void print_part(const cJSON *part) {
  const char *value = sr_json_text(part, "value");
  printf("%-10s  %.*s  ", sr_json_text(part, "name"), DIGEST_COLUMNS, sr_json_text(part, "digest"));
  for (size_t line = 0; line == 0 || *value; line++) {
    size_t length = strcspn(value, "\n");
    bool cut = length > VALUE_COLUMNS;
    printf("%*s%.*s%s\n", line ? 10 + 2 + DIGEST_COLUMNS + 2 : 0, "",
           (int)(cut ? VALUE_COLUMNS : length), value, cut ? "..." : "");
    value += length + (value[length] == '\n');
  }
}

static void print_why(sr_arena *arena, const char *path, const cJSON *why) {
  const cJSON *part;
  const char *outcome = sr_json_text(why, "outcome");
  sr_text name = {.arena = arena};
  sr_text_printable(&name, path);
  printf("%s: key %s\n\n", sr_text_get(&name), sr_json_text(why, "key"));
  cJSON_ArrayForEach(part, sr_json_item(why, "parts")) print_part(part);
  printf("\n");
  if (strcmp(outcome, "miss") == 0)
    printf("miss: %s\n", sr_json_text(why, "explanation"));
  else if (strcmp(outcome, "failure") == 0)
    printf("failure in %s %s: %s\n", sr_json_text(why, "tier"), sr_json_text(why, "place"),
           sr_json_text(why, "message"));
  else
    printf("hit in %s %s: %.0f KiB, compiled in %.3g s\n", sr_json_text(why, "tier"),
           sr_json_text(why, "place"), sr_json_number(why, "bytes") / 1024,
           sr_json_number(why, "compile_seconds"));
}

int sr_command_why(sr_session *session) {
  const sr_settings *settings = session->settings;
  spmdrun_topology topology;
  char *json = NULL;
  if (settings->words.count != 2)
    return sr_refuse(session, "spmdrun cache why takes one program");
  if ((settings->topology || settings->cpu || settings->gpu) &&
      !sr_topology_read(settings, &topology))
    return sr_refuse(session, sr_topology_refusal(session->arena, settings->topology));
  const char *path = settings->words.items[1];
  if (spmdrun_cache_why(session->context, path, settings->topology ? &topology : NULL, &json) !=
      SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_INPUT);
  if (sr_session_speaks(session)) {
    cJSON *why = settings->json ? NULL : sr_json_parse(session->arena, json);
    if (why)
      print_why(session->arena, path, why);
    else
      fputs(json, stdout);
    cJSON_Delete(why);
  }
  spmdrun_free(json);
  return SR_EXIT_OK;
}
