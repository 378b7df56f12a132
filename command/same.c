/*
 * Checks that all ranks have the same command line. They can differ: a launcher can start ranks
 * with different command lines (mpirun a : b), and nodes can have different environment variables.
 * Every rank compares its command line with rank 0's, part by part, so that the message can name
 * the first difference.
 */
#include <string.h>

#include "base/text.h"
#include "command/command.h"

/* Concatenates all names and values, each with its terminating NUL. */
static sr_text pack(sr_arena *arena, const sr_setting_list *list) {
  sr_text text = {.arena = arena};
  for (size_t i = 0; i < list->count; i++) {
    sr_text_append(&text, list->items[i].name, strlen(list->items[i].name) + 1);
    sr_text_append(&text, list->items[i].value, strlen(list->items[i].value) + 1);
  }
  return text;
}

static sr_setting_list unpack(sr_arena *arena, const char *at, size_t bytes) {
  sr_setting_list list = {0};
  for (const char *end = at + bytes; at < end;) {
    const char *value = at + strlen(at) + 1;
    SR_PUSH(arena, &list, ((sr_setting){at, value}));
    at = value + strlen(value) + 1;
  }
  return list;
}

static const char *told(sr_arena *arena, const char *value) {
  return *value ? sr_arena_printf(arena, "\"%s\"", value) : "not given";
}

/* Returns the message about the first difference between this rank's list and rank 0's; NULL if
 * they are equal. */
static const char *difference(sr_arena *arena, const sr_setting_list *own,
                              const sr_setting_list *first) {
  size_t count = own->count > first->count ? own->count : first->count;
  for (size_t i = 0; i < count; i++) {
    const char *name = i < own->count ? own->items[i].name : first->items[i].name;
    const char *here = i < own->count ? own->items[i].value : "";
    const char *there = i < first->count ? first->items[i].value : "";
    bool both = i < own->count && i < first->count;
    if (!both || strcmp(here, there) != 0)
      return sr_arena_printf(arena,
                             "%s is %s here and %s on rank 0; give every rank the same command "
                             "line, and the same SPMDRUN_ variables",
                             name, told(arena, here), told(arena, there));
  }
  return NULL;
}

spmdrun_status sr_session_compare(const sr_session *session) {
  spmdrun_context *context = session->context;
  if (spmdrun_size(context) == 1)
    return SPMDRUN_OK;
  if (spmdrun_agree(context, session->fault ? SPMDRUN_INVALID : SPMDRUN_OK, session->fault) !=
      SPMDRUN_OK)
    return spmdrun_failure(context);
  sr_arena *arena = session->arena;
  sr_setting_list own = sr_settings_list(arena, session->settings);
  sr_text text = pack(arena, &own);
  uint64_t bytes = text.count;
  spmdrun_status status = spmdrun_share(context, &bytes, sizeof bytes);
  if (status != SPMDRUN_OK)
    return status;
  char *shared = text.items;
  if (!sr_session_speaks(session))
    shared = SR_NEW_ARRAY(arena, char, bytes);
  status = spmdrun_share(context, shared, bytes);
  if (status != SPMDRUN_OK)
    return status;
  sr_setting_list first = unpack(arena, shared, bytes);
  const char *sentence = difference(arena, &own, &first);
  return spmdrun_agree(context, sentence ? SPMDRUN_INVALID : SPMDRUN_OK, sentence);
}
