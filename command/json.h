/* Reads the library's JSON. A member that is missing or has the wrong type counts as absent. */
#ifndef SR_COMMAND_JSON_H
#define SR_COMMAND_JSON_H

#include <cjson/cJSON.h>

#include "base/arena.h"

/* Parses the library's JSON for printing. Control characters in strings, except line feeds, become
 * escapes such as "\x1b". Returns NULL if `json` is invalid. The caller deletes the result with
 * cJSON_Delete. */
cJSON *sr_json_parse(sr_arena *arena, const char *json);
/* Returns the member `name`; NULL if absent. */
const cJSON *sr_json_item(const cJSON *object, const char *name);
/* Returns the text of the member `name`; "" if it is absent or not a string. */
const char *sr_json_text(const cJSON *object, const char *name);
/* Returns the value of the member `name`; 0 if it is absent or not a number. */
double sr_json_number(const cJSON *object, const char *name);

#endif
