/* Reading the JSON that the library gives: what is not there, or of another kind, is nothing. */
#ifndef SR_COMMAND_JSON_H
#define SR_COMMAND_JSON_H

#include <cjson/cJSON.h>

#include "base/arena.h"

/*
 * Reads `json`, the library's, for printing: control characters of its strings become "\x1b", but
 * for line feeds. NULL where it is not valid. The caller's to delete.
 */
cJSON *sr_json_parse(sr_arena *arena, const char *json);
/* NULL where there is none. */
const cJSON *sr_json_item(const cJSON *object, const char *name);
/* "" where there is none. */
const char *sr_json_text(const cJSON *object, const char *name);
/* 0 where there is none. */
double sr_json_number(const cJSON *object, const char *name);

#endif
