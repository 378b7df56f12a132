#include "command/json.h"

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
