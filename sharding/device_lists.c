#include "sharding/device_lists.h"

#include <stdlib.h>

#include "base/text.h"

/* A run of consecutive devices: `first`, `first` + 1, ..., `last`. */
typedef struct run {
  int64_t first, last;
} run;

typedef SR_VECTOR(run) run_list;

static int by_number(const void *a, const void *b) {
  const int64_t *x = a, *y = b;
  return (*x > *y) - (*x < *y);
}

static run_list runs_of(sr_arena *arena, const int64_t *devices, size_t count) {
  run_list runs = {0};
  for (size_t i = 0; i < count; i++) {
    int64_t device = devices[i];
    if (runs.count > 0 && runs.items[runs.count - 1].last == device - 1)
      runs.items[runs.count - 1].last = device;
    else
      SR_PUSH(arena, &runs, ((run){device, device}));
  }
  return runs;
}

static void put_run(sr_text *text, const run *r) {
  sr_text_printf(text, "%lld", (long long)r->first);
  if (r->last > r->first)
    sr_text_printf(text, "%s%lld", r->last - 1 > r->first ? "-" : ", ", (long long)r->last);
}

/* True if all runs have the same length, and successive runs start at the same distance. */
static bool is_regular(const run_list *runs) {
  const run *r = runs->items;
  for (size_t i = 1; i < runs->count; i++)
    if (r[i].first - r[i - 1].first != r[1].first - r[0].first ||
        r[i].last - r[i].first != r[0].last - r[0].first)
      return false;
  return true;
}

const char *sr_devices_text(sr_arena *arena, int64_t *devices, size_t count) {
  if (count > 1)
    qsort(devices, count, sizeof *devices, by_number);
  run_list runs = runs_of(arena, devices, count);
  sr_text text = {.arena = arena};
  bool all = runs.count <= 3;
  for (size_t i = 0; i < runs.count; i++) {
    if (!all && i >= 2 && i + 1 < runs.count)
      continue;
    if (i > 0)
      sr_text_string(&text, !all && i + 1 == runs.count ? ", ..., " : ", ");
    put_run(&text, &runs.items[i]);
  }
  if (!all && !is_regular(&runs))
    sr_text_printf(&text, " (%zu devices)", count);
  return sr_text_get(&text);
}

const char *sr_whole_on(sr_arena *arena, const sr_mesh *mesh, int64_t devices) {
  if (mesh->device_count == devices)
    return "replicated";
  size_t count = (size_t)mesh->device_count;
  int64_t *list = SR_NEW_ARRAY(arena, int64_t, count);
  for (size_t i = 0; i < count; i++)
    list[i] = sr_mesh_device(mesh, (int64_t)i);
  return sr_arena_printf(arena, "on device%s %s", count == 1 ? "" : "s",
                         sr_devices_text(arena, list, count));
}
