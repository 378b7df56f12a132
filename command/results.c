/* Prints the results on rank 0. The sharding says which box of a result each device holds, so rank
 * 0 knows this without communication. Only the minimum, mean and maximum of each result are
 * communicated. */
#include "command/results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "command/output.h"
#include "command/watch.h"

/* The table lists the boxes of the first 8 ranks. If there are more ranks, it adds the number of
 * devices. */
enum {
  SHOWN_RANKS = 8
};

const char *sr_port_type(sr_arena *arena, const spmdrun_port *port) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "%s[", port->dtype);
  for (int d = 0; d < port->rank; d++)
    sr_text_printf(&text, "%s%lld", d ? "," : "", (long long)port->dims[d]);
  sr_text_char(&text, ']');
  return sr_text_get(&text);
}

/* ---- which rank holds which box -------------------------------------------------------------- */

/* A box of a result's elements: start and size in each dimension. */
typedef struct box {
  int64_t *start, *size;
} box;

static box box_create(sr_arena *arena, int rank) {
  return (box){SR_NEW_ARRAY(arena, int64_t, rank), SR_NEW_ARRAY(arena, int64_t, rank)};
}

static void box_copy(const spmdrun_port *port, box to, box from) {
  memcpy(to.start, from.start, (size_t)port->rank * sizeof *to.start);
  memcpy(to.size, from.size, (size_t)port->rank * sizeof *to.size);
}

static int64_t box_elements(const spmdrun_port *port, box part) {
  int64_t count = 1;
  for (int d = 0; d < port->rank; d++)
    count *= part.size[d];
  return count;
}

static bool box_equal(const spmdrun_port *port, box a, box b) {
  size_t bytes = (size_t)port->rank * sizeof *a.start;
  return memcmp(a.start, b.start, bytes) == 0 && memcmp(a.size, b.size, bytes) == 0;
}

/* Enlarges `sum` to the smallest box that contains both `sum` and `more`. */
static void box_extend(const spmdrun_port *port, box sum, box more) {
  for (int d = 0; d < port->rank; d++) {
    int64_t end = sum.start[d] + sum.size[d], more_end = more.start[d] + more.size[d];
    sum.start[d] = more.start[d] < sum.start[d] ? more.start[d] : sum.start[d];
    sum.size[d] = (more_end > end ? more_end : end) - sum.start[d];
  }
}

/* Prints a box as in "[0:2,:]"; prints "all" if the box is the whole array. */
static void print_box(sr_text *text, const spmdrun_port *port, box part) {
  bool whole = true;
  for (int d = 0; d < port->rank; d++)
    whole = whole && part.size[d] == port->dims[d];
  if (whole) {
    sr_text_string(text, " all");
    return;
  }
  for (int d = 0; d < port->rank; d++) {
    sr_text_string(text, d ? "," : " [");
    if (part.size[d] == port->dims[d])
      sr_text_char(text, ':');
    else
      sr_text_printf(text, "%lld:%lld", (long long)part.start[d],
                     (long long)(part.start[d] + part.size[d]));
  }
  sr_text_char(text, ']');
}

typedef SR_VECTOR(box) boxes;

/* Returns the boxes of result `index` that the devices from `first` to first + count - 1 hold. Each
 * box is listed once; empty boxes are left out. */
static boxes distinct_boxes(sr_arena *arena, const spmdrun_executable *program, int index,
                            int64_t first, int64_t count) {
  const spmdrun_port *port = spmdrun_result(program, index);
  boxes found = {0};
  for (int64_t device = first; device < first + count; device++) {
    box one = box_create(arena, port->rank);
    spmdrun_result_shard(program, index, device, one.start, one.size);
    bool seen = box_elements(port, one) == 0;
    for (size_t i = 0; i < found.count && !seen; i++)
      seen = box_equal(port, found.items[i], one);
    if (!seen)
      SR_PUSH(arena, &found, one);
  }
  return found;
}

/* Prints the boxes that one rank holds. If together they fill one larger box, prints only that
 * box. */
static void print_part(sr_text *text, const spmdrun_port *port, const boxes *held) {
  if (held->count == 0) {
    sr_text_string(text, " nothing");
    return;
  }
  box around = box_create(text->arena, port->rank);
  int64_t elements = 0;
  for (size_t i = 0; i < held->count; i++) {
    elements += box_elements(port, held->items[i]);
    if (i == 0)
      box_copy(port, around, held->items[i]);
    else
      box_extend(port, around, held->items[i]);
  }
  if (box_elements(port, around) == elements) {
    print_box(text, port, around);
    return;
  }
  for (size_t i = 0; i < held->count; i++)
    print_box(text, port, held->items[i]);
}

/* Returns which rank holds which boxes of a result: "every device: all", or "rank 0: [0:4,:]" and
 * so on for each rank. */
static const char *holdings(sr_arena *arena, const spmdrun_executable *program, int index) {
  const spmdrun_port *port = spmdrun_result(program, index);
  if (strcmp(port->sharding, "replicated") == 0)
    return "every device: all";
  int64_t devices = spmdrun_device_count(program);
  int64_t *start = SR_NEW_ARRAY(arena, int64_t, port->rank);
  int64_t *size = SR_NEW_ARRAY(arena, int64_t, port->rank);
  sr_text text = {.arena = arena};
  int64_t first = 0;
  for (int shown = 0; first < devices && shown < SHOWN_RANKS; shown++) {
    int rank = spmdrun_result_shard(program, index, first, start, size);
    int64_t end = first + 1;
    while (end < devices && spmdrun_result_shard(program, index, end, start, size) == rank)
      end++;
    boxes held = distinct_boxes(arena, program, index, first, end - first);
    sr_text_printf(&text, "%srank %d:", shown ? "  " : "", rank);
    print_part(&text, port, &held);
    first = end;
  }
  if (first < devices)
    sr_text_printf(&text, "  ... on %lld devices", (long long)devices);
  return sr_text_get(&text);
}

/* ---- the table ------------------------------------------------------------------------------- */

enum {
  COLUMN_COUNT = 8
};

typedef struct table_row {
  const char *cells[COLUMN_COUNT];
} table_row;

static const char *number(sr_arena *arena, double value) {
  return sr_arena_printf(arena, "%.6g", value);
}

static const char *oddities(sr_arena *arena, const spmdrun_summary *summary) {
  sr_text text = {.arena = arena};
  if (summary->nan_count)
    sr_text_printf(&text, "%lld nan ", (long long)summary->nan_count);
  if (summary->infinite_count)
    sr_text_printf(&text, "%lld inf", (long long)summary->infinite_count);
  return sr_text_get(&text);
}

static table_row result_row(sr_arena *arena, const spmdrun_executable *program, int index,
                            const spmdrun_summary *summary) {
  const spmdrun_port *port = spmdrun_result(program, index);
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "%d ", index);
  sr_text_printable(&text, port->name ? port->name : "");
  const char *name_cell = sr_text_get(&text);
  return (table_row){{
      name_cell,
      sr_port_type(arena, port),
      port->sharding,
      holdings(arena, program, index),
      number(arena, summary->min),
      number(arena, summary->mean),
      number(arena, summary->max),
      oddities(arena, summary),
  }};
}

static void print_table(const table_row *rows, int count) {
  size_t widths[COLUMN_COUNT] = {0};
  for (int r = 0; r < count; r++)
    for (int c = 0; c < COLUMN_COUNT; c++) {
      size_t width = strlen(rows[r].cells[c]);
      widths[c] = width > widths[c] ? width : widths[c];
    }
  sr_watch_erase();
  for (int r = 0; r < count; r++) {
    int last = COLUMN_COUNT - 1;
    while (last > 0 && !*rows[r].cells[last])
      last--;
    for (int c = 0; c < last; c++)
      printf("%-*s  ", (int)widths[c], rows[r].cells[c]);
    printf("%s\n", rows[r].cells[last]);
  }
}

spmdrun_status sr_results_print(const sr_session *session, const spmdrun_executable *program,
                                spmdrun_array *const *results) {
  int count = spmdrun_result_count(program);
  table_row *rows = SR_NEW_ARRAY(session->arena, table_row, count + 1);
  rows[0] = (table_row){{"result", "type", "sharding", "held by", "min", "mean", "max", ""}};
  for (int i = 0; i < count; i++) {
    spmdrun_summary summary = {.size = sizeof summary};
    spmdrun_status status = spmdrun_array_summarize(results[i], &summary);
    if (status != SPMDRUN_OK)
      return status;
    if (sr_session_speaks(session))
      rows[i + 1] = result_row(session->arena, program, i, &summary);
  }
  if (sr_session_speaks(session))
    print_table(rows, count + 1);
  return SPMDRUN_OK;
}

/* ---- times ----------------------------------------------------------------------------------- */

static int compare_doubles(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

const char *sr_duration(sr_arena *arena, double seconds) {
  if (seconds >= 1)
    return sr_arena_printf(arena, "%.3f s", seconds);
  if (seconds >= 1e-3)
    return sr_arena_printf(arena, "%.3f ms", seconds * 1e3);
  return sr_arena_printf(arena, "%.1f us", seconds * 1e6);
}

void sr_times_format(const sr_times *times, sr_arena *arena) {
  size_t count = times->count;
  double *sorted = sr_arena_copy(arena, times->items, count * sizeof *sorted);
  qsort(sorted, count, sizeof *sorted, compare_doubles);
  double median = count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
  printf("%zu runs: min %s  median %s  max %s\n", count, sr_duration(arena, sorted[0]),
         sr_duration(arena, median), sr_duration(arena, sorted[count - 1]));
}

/* ---- statistics ------------------------------------------------------------------------------ */

static const char *cache_name(spmdrun_cache_result result) {
  switch (result) {
  case SPMDRUN_CACHE_OFF:
    return "off";
  case SPMDRUN_CACHE_MISS:
    return "miss";
  case SPMDRUN_CACHE_MEMORY:
    return "memory";
  case SPMDRUN_CACHE_DIRECTORY:
    return "directory";
  case SPMDRUN_CACHE_REMOTE:
    return "remote";
  }
  return "off";
}

static void json_result(sr_text *text, const spmdrun_port *port) {
  sr_text_string(text, "{\"name\": ");
  sr_text_json_string(text, port->name ? port->name : "");
  sr_text_string(text, ", \"dtype\": ");
  sr_text_json_string(text, port->dtype);
  sr_text_string(text, ", \"shape\": [");
  for (int d = 0; d < port->rank; d++)
    sr_text_printf(text, "%s%lld", d ? ", " : "", (long long)port->dims[d]);
  sr_text_string(text, "], \"sharding\": ");
  sr_text_json_string(text, port->sharding);
  sr_text_char(text, '}');
}

static const char *stats_json(sr_arena *arena, const spmdrun_executable *program,
                              const spmdrun_stats *stats, const sr_times *times) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text, SR_STATS_HEAD "\"%s\",\n  \"cache_place\": ", cache_name(stats->cache));
  sr_text_json_string(&text, stats->cache_place);
  sr_text_printf(&text, ",\n  \"compiles\": %d,\n  \"compile_seconds\": ", stats->compiles);
  sr_text_json_double(&text, stats->compile_seconds);
  sr_text_string(&text, ",\n  \"saved_seconds\": ");
  sr_text_json_double(&text, stats->saved_seconds);
  sr_text_string(&text, ",\n  \"lookup_seconds\": ");
  sr_text_json_double(&text, stats->lookup_seconds);
  sr_text_string(&text, ",\n  \"load_seconds\": ");
  sr_text_json_double(&text, stats->load_seconds);
  sr_text_string(&text, ",\n  \"run_seconds\": [");
  for (size_t i = 0; i < times->count; i++) {
    sr_text_string(&text, i ? ", " : "");
    sr_text_json_double(&text, times->items[i]);
  }
  sr_text_printf(&text,
                 "],\n  \"peak_device_bytes\": %llu,\n  \"collectives\": %llu,\n"
                 "  \"collective_bytes\": %llu,\n  \"ranks\": %d,\n  \"devices\": %d,\n"
                 "  \"results\": [",
                 (unsigned long long)stats->peak_device_bytes,
                 (unsigned long long)stats->collectives,
                 (unsigned long long)stats->collective_bytes, stats->ranks, stats->devices);
  int count = spmdrun_result_count(program);
  for (int i = 0; i < count; i++) {
    const spmdrun_port *port = spmdrun_result(program, i);
    sr_text_string(&text, i ? ",\n    " : "\n    ");
    json_result(&text, port);
  }
  sr_text_string(&text, count ? "\n  ]\n}\n" : "]\n}\n");
  return sr_text_get(&text);
}

spmdrun_status sr_stats_write(const sr_session *session, spmdrun_executable *program,
                              const sr_times *times) {
  spmdrun_stats stats = {.size = sizeof stats};
  spmdrun_status status = spmdrun_stats_get(program, &stats);
  if (status != SPMDRUN_OK)
    return status;
  const char *reason = NULL;
  if (sr_session_speaks(session))
    status = sr_output_file(session->arena, session->settings->stats,
                            stats_json(session->arena, program, &stats, times), &reason);
  return spmdrun_agree(session->context, status, reason);
}
