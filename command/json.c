#include "command/json.h"

#include "base/text.h"

static void make_printable(sr_arena *arena, cJSON *item) {
  if (cJSON_IsString(item)) {
    sr_text text = {.arena = arena};
    sr_text_printable_lines(&text, item->valuestring);
    cJSON_SetValuestring(item, sr_text_get(&text));
  }
  for (cJSON *inner = item ? item->child : NULL; inner; inner = inner->next)
    make_printable(arena, inner);
}

cJSON *sr_json_parse(sr_arena *arena, const char *json) {
  cJSON *parsed = cJSON_Parse(json);
  make_printable(arena, parsed);
  return parsed;
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
