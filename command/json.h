/* Reads JSON from the library. A member that is missing or of another type counts as absent. */
#ifndef SR_COMMAND_JSON_H
#define SR_COMMAND_JSON_H

#include <cjson/cJSON.h>

#include "base/arena.h"

/* Parses JSON from the library for printing: control characters in strings, except line feeds,
 * are escaped, as in "\x1b". NULL if `json` is invalid. The caller deletes the result. */
cJSON *sr_json_parse(sr_arena *arena, const char *json);
/* The member `name`; NULL if absent. */
const cJSON *sr_json_item(const cJSON *object, const char *name);
/* The string member `name`; "" if absent. */
const char *sr_json_text(const cJSON *object, const char *name);
/* The number member `name`; 0 if absent. */
double sr_json_number(const cJSON *object, const char *name);

#endif
