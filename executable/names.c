/* The encoded table of names: five counts, the places, then the strings with their NULs, in the
 * order of the fields of sr_names. */
#include "executable/names.h"

#include <string.h>

enum {
  COUNTS = 5, /* numbers of axes, results, places and origins; bytes of all strings */
  HEADER_BYTES = COUNTS * sizeof(uint32_t)
};

/* ---- bytes ----------------------------------------------------------------------------------- */

static void put_strings(sr_text *text, const char *const *strings, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    sr_text_append(text, strings[i], strlen(strings[i]) + 1);
}

void sr_names_encode(const sr_names *names, sr_arena *arena, const void **out_bytes,
                     size_t *out_count) {
  sr_text strings = {.arena = arena};
  put_strings(&strings, &names->file, 1);
  put_strings(&strings, &names->module, 1);
  put_strings(&strings, &names->computation, 1);
  put_strings(&strings, names->axes, names->axis_count);
  put_strings(&strings, names->results, names->result_count);
  put_strings(&strings, names->origins, names->origin_count);

  const uint32_t counts[COUNTS] = {names->axis_count, names->result_count, names->place_count,
                                   names->origin_count, (uint32_t)strings.count};
  size_t place_bytes = (size_t)names->place_count * sizeof *names->places;
  char *bytes = sr_arena_alloc(arena, HEADER_BYTES + place_bytes + strings.count);
  memcpy(bytes, counts, HEADER_BYTES);
  if (place_bytes)
    memcpy(bytes + HEADER_BYTES, names->places, place_bytes);
  memcpy(bytes + HEADER_BYTES + place_bytes, strings.items, strings.count);
  *out_bytes = bytes;
  *out_count = HEADER_BYTES + place_bytes + strings.count;
}

/* Returns the string at *at and moves *at behind its NUL. Returns NULL if there is no NUL before
 * `end`. */
static const char *get_string(const char **at, const char *end) {
  const char *string = *at, *nul = string < end ? memchr(string, 0, (size_t)(end - string)) : NULL;
  *at = nul ? nul + 1 : end;
  return nul ? string : NULL;
}

/* Reads `count` strings. Refuses a count that exceeds the number of bytes left, because each string
 * takes at least one byte. So a damaged count cannot cause a huge allocation. */
static const char *const *get_strings(const char **at, const char *end, uint32_t count,
                                      sr_arena *arena) {
  if (count > (size_t)(end - *at))
    return NULL;
  const char **strings = SR_NEW_ARRAY(arena, const char *, (size_t)count + 1);
  for (uint32_t i = 0; i < count; i++)
    if (!(strings[i] = get_string(at, end)))
      return NULL;
  return strings;
}

sr_status sr_names_decode(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                          sr_names *out) {
  static const char damaged[] = "the table of names is damaged";
  uint32_t counts[COUNTS];
  if (count < HEADER_BYTES)
    return sr_fail(ctx, SR_ERR_INVALID, "%s", damaged);
  memcpy(counts, bytes, HEADER_BYTES);
  size_t place_bytes = (size_t)counts[2] * sizeof(sr_name_place);
  if (count - HEADER_BYTES < place_bytes || count - HEADER_BYTES - place_bytes != counts[4])
    return sr_fail(ctx, SR_ERR_INVALID, "%s", damaged);
  const char *places = (const char *)bytes + HEADER_BYTES, *at = places + place_bytes;
  const char *end = at + counts[4];
  *out = (sr_names){.axis_count = counts[0],
                    .result_count = counts[1],
                    .place_count = counts[2],
                    .origin_count = counts[3]};
  out->places = (const sr_name_place *)(const void *)places;
  out->file = get_string(&at, end);
  out->module = get_string(&at, end);
  out->computation = get_string(&at, end);
  out->axes = get_strings(&at, end, out->axis_count, arena);
  out->results = get_strings(&at, end, out->result_count, arena);
  out->origins = get_strings(&at, end, out->origin_count, arena);
  if (!out->file || !out->module || !out->computation || !out->axes || !out->results ||
      !out->origins || at != end)
    return sr_fail(ctx, SR_ERR_INVALID, "%s", damaged);
  return SR_OK;
}

/* ---- naming an executable -------------------------------------------------------------------- */

typedef struct namer {
  const sr_names *names;
  sr_arena *arena;
  bool foreign; /* a number exceeds the table, so the table belongs to another program */
} namer;

static void name_steps(namer *n, const sr_step_list *list);

static void name_step(namer *n, sr_step *step) {
  const sr_name_place *place =
      step->op && step->op <= n->names->place_count ? &n->names->places[step->op - 1] : NULL;
  if ((step->op && !place) || (place && place->origin > n->names->origin_count)) {
    n->foreign = true;
    return;
  }
  step->location = place && place->line ? sr_arena_printf(n->arena, "%s:%u:%u", n->names->file,
                                                          place->line, place->column)
                                        : "";
  step->origin = place && place->origin ? n->names->origins[place->origin - 1] : NULL;
  if (step->kind == SR_STEP_WHILE) {
    for (uint32_t i = 0; i < step->loop.body_count; i++) {
      name_steps(n, &step->loop.conditions[i]);
      name_steps(n, &step->loop.bodies[i]);
    }
    name_steps(n, &step->loop.settle);
  } else if (step->kind == SR_STEP_CASE) {
    for (uint32_t i = 0; i < step->branch.branch_count; i++)
      name_steps(n, &step->branch.branches[i]);
  }
}

static void name_steps(namer *n, const sr_step_list *list) {
  for (uint32_t i = 0; i < list->count; i++)
    name_step(n, &list->items[i]);
}

static void name_axes(namer *n, const sr_mesh *mesh) {
  for (int32_t i = 0; mesh && i < mesh->axis_count; i++) {
    sr_mesh_axis *axis = &mesh->axes[i];
    if (axis->number > n->names->axis_count)
      n->foreign = true;
    else if (axis->number > 0)
      axis->name = n->names->axes[axis->number - 1];
  }
}

sr_status sr_executable_name(sr_ctx *ctx, sr_executable *executable, const sr_names *names,
                             sr_arena *arena) {
  sr_signature *signature = &executable->signature;
  namer n = {.names = names, .arena = arena};
  executable->name = names->module;
  executable->computation = names->computation;
  for (int32_t i = 0; i < signature->argument_count; i++) {
    signature->arguments[i].name = sr_arena_printf(arena, "arg%d", (int)i);
    name_axes(&n, signature->arguments[i].sharding.mesh);
    name_axes(&n, signature->arguments[i].unreduced.mesh);
  }
  for (int32_t i = 0; i < signature->result_count; i++) {
    n.foreign = n.foreign || (uint32_t)i >= names->result_count;
    signature->results[i].name = n.foreign ? NULL : names->results[i];
    name_axes(&n, signature->results[i].sharding.mesh);
    name_axes(&n, signature->results[i].unreduced.mesh);
  }
  name_steps(&n, &executable->steps);
  return n.foreign ? sr_fail(ctx, SR_ERR_INVALID,
                             "the executable is not of the program %s: it "
                             "names parts that the program does not have",
                             names->file)
                   : SR_OK;
}
