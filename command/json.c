#include "command/json.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

/* The library writes them as \u001b, and a backslash that stands for itself as two. */
cJSON *sr_json_parse(sr_arena *arena, const char *json) {
  sr_text text = {.arena = arena};
  for (const char *at = json; *at;) {
    unsigned code;
    int length = 0;
    bool is_code = sscanf(at, "\\u%4x%n", &code, &length) == 1 && length == 6;
    if (is_code && code != '\n' && (code < 0x20 || (code >= 0x7f && code < 0xa0)))
      sr_text_printf(&text, "\\\\x%02x", code);
    else
      sr_text_append(&text, at, (size_t)(length = at[0] == '\\' && at[1] ? 2 : 1));
    at += length;
  }
  return cJSON_Parse(sr_text_get(&text));
}

const cJSON *sr_json_item(const cJSON *object, const char *name) {
  return cJSON_GetObjectItemCaseSensitive(object, name);
}

const char *sr_json_text(const cJSON *object, const char *name) {
  const char *text = cJSON_GetStringValue(sr_json_item(object, name));
  return text ? text : "";
}

double sr_json_number(const cJSON *object, const char *name) {
  const cJSON *item = sr_json_item(object, name);
  return cJSON_IsNumber(item) ? item->valuedouble : 0;
}
