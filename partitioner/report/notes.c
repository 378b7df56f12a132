/* Prints the notes as a table, and the layouts of arguments and results. */
#include <string.h>

#include "partitioner/report/notes.h"
#include "sharding/device_lists.h"

/* ---- notes ----------------------------------------------------------------------------------- */

static const char *note_place(sr_arena *arena, const sr_sharding_note *note) {
  if (!note->op)
    return "argument";
  if (note->op->code == SR_OP_FUNC_RETURN)
    return "result";
  sr_text text = {.arena = arena};
  sr_location_format(&text, &note->location);
  return sr_text_get(&text);
}

/* Number of columns before the reason: place, name, type and sharding. Each column is as wide as
 * its widest cell. */
enum {
  COLUMNS = 4
};

typedef struct note_row {
  const char *cells[COLUMNS];
} note_row;

/* Formats the name of a value, indented by two spaces for each manual computation around the
 * value. */
static const char *note_name(sr_arena *arena, const sr_sharding_note *note) {
  bool several = note->op && note->op->result_count > 1 && !note->argument;
  const char *name =
      several ? sr_arena_printf(arena, "%s#%d", note->name, (int)note->index) : note->name;
  return sr_arena_printf(arena, "%*s%s", 2 * (int)note->depth, "", name);
}

/* Formats `manual {"x"}, <@mesh, [{"y"}, {}]>`: the manual axes, and how other axes cut the
 * value. */
static const char *note_sharding(sr_arena *arena, const sr_sharding_note *note,
                                 int64_t device_count) {
  const sr_mesh *mesh = note->sharding.mesh;
  const char *sharding = sr_sharding_is_replicated(&note->sharding)
                             ? sr_whole_on(arena, mesh, device_count)
                             : sr_sharding_printed(arena, &note->sharding);
  if (!note->manual)
    return sharding;
  if (note->all_manual && mesh->device_count == device_count)
    return sr_arena_printf(arena, "manual %s", note->manual);
  return sr_arena_printf(arena, "manual %s, %s", note->manual, sharding);
}

static note_row make_row(sr_module *module, const sr_sharding_note *note, int64_t device_count) {
  return (note_row){{note_place(module->arena, note), note_name(module->arena, note),
                     sr_type_printed(module, note->type),
                     note_sharding(module->arena, note, device_count)}};
}

/* Removes "replicated: " from the reason: the column before it already shows the sharding. */
static const char *short_reason(const char *reason) {
  static const char said[] = "replicated: ";
  return strncmp(reason, said, sizeof said - 1) == 0 ? reason + sizeof said - 1 : reason;
}

static void print_notes(sr_module *module, const sr_partition_result *result, sr_text *text) {
  note_row *rows = SR_NEW_ARRAY(module->arena, note_row, result->note_count);
  size_t width[COLUMNS] = {0};
  for (size_t i = 0; i < result->note_count; i++) {
    rows[i] = make_row(module, &result->notes[i], result->signature.device_count);
    for (int c = 0; c < COLUMNS; c++) {
      size_t length = strlen(rows[i].cells[c]);
      if (length > width[c])
        width[c] = length;
    }
  }
  for (size_t i = 0; i < result->note_count; i++) {
    for (int c = 0; c < COLUMNS; c++)
      sr_text_printf(text, "%-*s  ", (int)width[c], rows[i].cells[c]);
    sr_text_printf(text, "%s\n", short_reason(result->notes[i].reason));
  }
}

void sr_partition_format(sr_module *module, const sr_partition_result *result, size_t width,
                         sr_text *text) {
  long long devices = (long long)result->signature.device_count;
  sr_text_printf(text, "%lld device%s\n\n", devices, devices == 1 ? "" : "s");
  print_notes(module, result, text);
  sr_layouts_format(module->arena, &result->signature, width, text);
}
