/*
 * The table is made on rank 0 alone: which device holds what follows from the sharding, so nothing
 * but the three numbers of the summary crosses the network.
 */
#include "command/results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "command/output.h"

/* Boxes that are written out before the rest of a long list is only counted. */
enum {
  SHOWN_BOXES = 4
};

const char *sr_port_type(sr_arena *arena, const spmdrun_port *port) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "%s[", port->dtype);
  for (int d = 0; d < port->rank; d++)
    sr_text_printf(&text, "%s%lld", d ? "," : "", (long long)port->dims[d]);
  sr_text_char(&text, ']');
  return sr_text_get(&text);
}

/* ---- which rank holds what ------------------------------------------------------------------- */

/* The part of a result that one device holds: "0:2, :" for the box, "all" for the whole. */
static const char *box_name(sr_arena *arena, const spmdrun_port *port, const int64_t *start,
                            const int64_t *size) {
  bool whole = true;
  for (int d = 0; d < port->rank; d++) {
    if (size[d] == 0 && port->dims[d] != 0)
      return "nothing";
    whole = whole && size[d] == port->dims[d];
  }
  if (whole)
    return "all";
  sr_text text = {.arena = arena};
  for (int d = 0; d < port->rank; d++) {
    sr_text_string(&text, d ? "," : "[");
    if (size[d] == port->dims[d])
      sr_text_char(&text, ':');
    else
      sr_text_printf(&text, "%lld:%lld", (long long)start[d], (long long)(start[d] + size[d]));
  }
  sr_text_char(&text, ']');
  return sr_text_get(&text);
}

/* "every device all", or "0: [0:2,:] [2:4,:]  1: [4:6,:] [6:8,:]": rank, then a box for each
 * device. */
static const char *holdings(sr_arena *arena, const spmdrun_executable *program, int index) {
  spmdrun_port port = spmdrun_result(program, index);
  int64_t *start = SR_NEW_ARRAY(arena, int64_t, port.rank);
  int64_t *size = SR_NEW_ARRAY(arena, int64_t, port.rank);
  int64_t devices = spmdrun_device_count(program);
  bool replicated = true;
  for (int64_t device = 0; device < devices && replicated; device++) {
    spmdrun_result_shard(program, index, device, start, size);
    replicated = strcmp(box_name(arena, &port, start, size), "all") == 0;
  }
  if (replicated)
    return devices == 1 ? "rank 0: all" : "every device: all";

  sr_text text = {.arena = arena};
  int last_rank = -1;
  for (int64_t device = 0; device < devices && device < SHOWN_BOXES; device++) {
    int rank = spmdrun_result_shard(program, index, device, start, size);
    if (rank != last_rank)
      sr_text_printf(&text, "%srank %d:", last_rank < 0 ? "" : "  ", rank);
    last_rank = rank;
    sr_text_printf(&text, " %s", box_name(arena, &port, start, size));
  }
  if (devices > SHOWN_BOXES)
    sr_text_printf(&text, " ... on %lld devices", (long long)devices);
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
  spmdrun_port port = spmdrun_result(program, index);
  const char *name = port.name && *port.name ? port.name : "";
  return (table_row){{
      sr_arena_printf(arena, "%d %s", index, name),
      sr_port_type(arena, &port),
      port.sharding,
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
    spmdrun_summary summary;
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

static const char *duration(sr_arena *arena, double seconds) {
  if (seconds >= 1)
    return sr_arena_printf(arena, "%.3f s", seconds);
  if (seconds >= 1e-3)
    return sr_arena_printf(arena, "%.3f ms", seconds * 1e3);
  return sr_arena_printf(arena, "%.1f us", seconds * 1e6);
}

void sr_times_print(const sr_times *times, sr_arena *arena) {
  size_t count = times->count;
  double *sorted = sr_arena_copy(arena, times->items, count * sizeof *sorted);
  qsort(sorted, count, sizeof *sorted, compare_doubles);
  double median = count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
  printf("%zu runs: min %s  median %s  max %s\n", count, duration(arena, sorted[0]),
         duration(arena, median), duration(arena, sorted[count - 1]));
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
  sr_text_printf(&text, "{\n  \"cache\": \"%s\",\n  \"compiles\": %d,\n  \"compile_seconds\": ",
                 cache_name(stats->cache), stats->compiles);
  sr_text_json_double(&text, stats->compile_seconds);
  sr_text_string(&text, ",\n  \"load_seconds\": ");
  sr_text_json_double(&text, stats->load_seconds);
  sr_text_string(&text, ",\n  \"run_seconds\": [");
  for (size_t i = 0; i < times->count; i++) {
    sr_text_string(&text, i ? ", " : "");
    sr_text_json_double(&text, times->items[i]);
  }
  sr_text_printf(&text,
                 "],\n  \"peak_device_bytes\": %llu,\n  \"ranks\": %d,\n  \"devices\": %d,\n"
                 "  \"results\": [",
                 (unsigned long long)stats->peak_device_bytes, stats->ranks, stats->devices);
  int count = spmdrun_result_count(program);
  for (int i = 0; i < count; i++) {
    spmdrun_port port = spmdrun_result(program, i);
    sr_text_string(&text, i ? ",\n    " : "\n    ");
    json_result(&text, &port);
  }
  sr_text_string(&text, count ? "\n  ]\n}\n" : "]\n}\n");
  return sr_text_get(&text);
}

spmdrun_status sr_stats_write(const sr_session *session, spmdrun_executable *program,
                              const sr_times *times) {
  spmdrun_stats stats;
  spmdrun_status status = spmdrun_stats_get(program, &stats);
  if (status != SPMDRUN_OK)
    return status;
  const char *reason = NULL;
  if (sr_session_speaks(session))
    status = sr_output_file(session->arena, session->settings->stats,
                            stats_json(session->arena, program, &stats, times), &reason);
  return spmdrun_agree(session->context, status, reason);
}
