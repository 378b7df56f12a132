/* The notes and the layout of arguments and results as text. */
#include <string.h>

#include "partitioner/partition.h"

/* More parts than this along a dimension are not drawn. */
enum {
  MAX_ROWS = 32,
  MAX_COLUMNS = 16
};

/* ---- devices --------------------------------------------------------------------------------- */

/* Devices of one cell: "0-3, 8". */
static const char *cell_text(sr_arena *arena, const sr_sharding *sharding, int64_t row,
                             int64_t column, int64_t devices) {
  sr_text text = {.arena = arena};
  int64_t first = -1;
  bool row_major = sharding->rank == 2;
  for (int64_t device = 0; device <= devices; device++) {
    int64_t position = device < devices ? sr_mesh_position(sharding->mesh, device) : -1;
    bool holds = position >= 0 &&
                 sr_sharding_part(sharding, row_major ? 1 : 0, position) == column &&
                 (!row_major || sr_sharding_part(sharding, 0, position) == row);
    if (holds && first < 0)
      first = device;
    if (holds || first < 0)
      continue;
    sr_text_printf(&text, "%s%lld", text.count ? ", " : "", (long long)first);
    if (device - 1 > first)
      sr_text_printf(&text, "%s%lld", device - 2 > first ? "-" : ", ", (long long)(device - 1));
    first = -1;
  }
  return sr_text_get(&text);
}

const char *sr_whole_on(sr_arena *arena, const sr_mesh *mesh, int64_t devices) {
  const sr_sharding line = sr_sharding_replicated(arena, mesh, 1);
  if (mesh->device_count == devices)
    return "replicated";
  return sr_arena_printf(arena, "on device%s %s", mesh->device_count == 1 ? "" : "s",
                         cell_text(arena, &line, 0, 0, devices));
}

/* ---- notes ----------------------------------------------------------------------------------- */

static const char *note_place(sr_arena *arena, const sr_sharding_note *note) {
  if (!note->op)
    return "argument";
  if (note->op->code == SR_OP_FUNC_RETURN)
    return "result";
  return sr_arena_printf(arena, "%u:%u", note->location.line, note->location.column);
}

/* Columns of a note, each as wide as the widest. */
enum {
  COLUMNS = 4
};

typedef struct note_row {
  const char *cells[COLUMNS];
} note_row;

static note_row make_row(sr_module *module, const sr_sharding_note *note, int64_t device_count) {
  bool several = note->op && note->op->result_count > 1;
  const char *name =
      several ? sr_arena_printf(module->arena, "%s#%d", note->name, (int)note->index) : note->name;
  return (note_row){{note_place(module->arena, note), name, sr_type_name(module, note->type),
                     sr_sharding_is_replicated(&note->sharding)
                         ? sr_whole_on(module->arena, note->sharding.mesh, device_count)
                         : sr_sharding_name(module->arena, &note->sharding)}};
}

/* The reason, less what the column before it says already. */
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

/* ---- who holds what -------------------------------------------------------------------------- */

static void print_rule(sr_text *text, int64_t columns, size_t width) {
  for (int64_t c = 0; c < columns; c++) {
    sr_text_char(text, '+');
    for (size_t i = 0; i < width + 2; i++)
      sr_text_char(text, '-');
  }
  sr_text_string(text, "+\n");
}

static void print_grid(sr_arena *arena, const sr_sharding *sharding, int64_t devices,
                       sr_text *text) {
  int64_t rows = sharding->rank == 2 ? sr_sharding_parts(sharding, 0) : 1;
  int64_t columns = sr_sharding_parts(sharding, sharding->rank - 1);
  if (rows > MAX_ROWS || columns > MAX_COLUMNS) {
    sr_text_printf(text, "(%lld x %lld parts: too many to draw)\n", (long long)rows,
                   (long long)columns);
    return;
  }
  const char **cells = SR_NEW_ARRAY(arena, const char *, rows *columns);
  size_t width = 0;
  for (int64_t i = 0; i < rows * columns; i++) {
    cells[i] = cell_text(arena, sharding, i / columns, i % columns, devices);
    if (strlen(cells[i]) > width)
      width = strlen(cells[i]);
  }
  print_rule(text, columns, width);
  for (int64_t r = 0; r < rows; r++) {
    for (int64_t c = 0; c < columns; c++)
      sr_text_printf(text, "| %*s ", (int)width, cells[r * columns + c]);
    sr_text_string(text, "|\n");
    print_rule(text, columns, width);
  }
}

static bool is_drawn(const sr_port *port) {
  return (port->rank == 1 || port->rank == 2) && !sr_sharding_is_replicated(&port->sharding);
}

static const sr_port *port_at(const sr_signature *s, int32_t index) {
  return index < s->argument_count ? &s->arguments[index] : &s->results[index - s->argument_count];
}

/* Each layout once, under the names of all that have it. */
static void print_layouts(sr_arena *arena, const sr_signature *s, sr_text *text) {
  int32_t count = s->argument_count + s->result_count;
  bool *done = SR_NEW_ARRAY(arena, bool, count);
  for (int32_t i = 0; i < count; i++) {
    const sr_port *port = port_at(s, i);
    if (done[i] || !is_drawn(port))
      continue;
    sr_text_printf(text, "\n%s", port->name);
    for (int32_t j = i + 1; j < count; j++) {
      const sr_port *other = port_at(s, j);
      if (done[j] || !is_drawn(other) || !sr_sharding_equal(&port->sharding, &other->sharding))
        continue;
      done[j] = true;
      sr_text_printf(text, ", %s", other->name);
    }
    sr_text_printf(text, ": %s\n", sr_sharding_name(arena, &port->sharding));
    print_grid(arena, &port->sharding, s->device_count, text);
  }
}

void sr_partition_print(sr_module *module, const sr_partition_result *result, sr_text *text) {
  long long devices = (long long)result->signature.device_count;
  sr_text_printf(text, "%lld device%s\n\n", devices, devices == 1 ? "" : "s");
  print_notes(module, result, text);
  print_layouts(module->arena, &result->signature, text);
}
