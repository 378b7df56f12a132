/* The report of --profile: where the time of a run went, step by step. */
#include <stdio.h>

#include "base/text.h"
#include "command/json.h"
#include "command/output.h"
#include "command/results.h"
#include "command/watch.h"

enum {
  ROWS = 20 /* of the table; the trace has all steps */
};

/* Writes `amount` in units of 10^9 a second, and as a share of the most that a device reaches; ""
 * if there is none. */
static const char *rate(sr_arena *arena, double amount, double seconds, double most) {
  if (amount <= 0 || seconds <= 0)
    return "";
  const double per_second = amount / seconds;
  return most > 0
             ? sr_arena_printf(arena, "%.2f %3.0f%%", 1e-9 * per_second, 100 * per_second / most)
             : sr_arena_printf(arena, "%.2f", 1e-9 * per_second);
}

/* Writes which share of the row's time a device waited for others; "" if it never did. */
static const char *waits(sr_arena *arena, const cJSON *row) {
  const double waited = sr_json_number(row, "waited_seconds");
  return waited > 0
             ? sr_arena_printf(arena, "%.0f%%", 100 * waited / sr_json_number(row, "seconds"))
             : "";
}

static void print_row(sr_arena *arena, const cJSON *profile, const cJSON *row) {
  const double share = sr_json_number(row, "seconds") / sr_json_number(profile, "seconds");
  const double runs = sr_json_number(row, "runs"), seconds = sr_json_number(row, "seconds");
  const char *place = sr_json_text(row, "place");
  printf("%11s %5.1f%% %9.0f %11s %6s %13s %13s  %s: %s%s%s\n", sr_duration(arena, seconds),
         100 * share, runs, sr_duration(arena, seconds / runs), waits(arena, row),
         rate(arena, runs * sr_json_number(row, "bytes"), seconds,
              sr_json_number(profile, "most_bytes_per_second")),
         rate(arena, runs * sr_json_number(row, "operations"), seconds,
              sr_json_number(profile, "most_operations_per_second")),
         sr_json_text(row, "kind"), sr_json_text(row, "step"), *place ? ", " : "", place);
}

static void print_table(sr_arena *arena, const cJSON *profile, const char *path) {
  const double whole = sr_json_number(profile, "seconds");
  const double devices = sr_json_number(profile, "devices");
  const cJSON *row, *steps = sr_json_item(profile, "steps");
  sr_watch_erase();
  printf("measured run: %s on %.0f device%s; its trace is in %s\n", sr_duration(arena, whole),
         devices, devices == 1 ? "" : "s", path);
  printf("a device copies %.1f GB/s of memory and multiplies f32 matrices at %.0f GFLOP/s\n",
         1e-9 * sr_json_number(profile, "most_bytes_per_second"),
         1e-9 * sr_json_number(profile, "most_operations_per_second"));
  printf("%11s %6s %9s %11s %6s %13s %13s  %s\n", "time", "share", "runs", "each", "waits", "GB/s",
         "GFLOP/s", "step");
  double rest = whole, waited = 0;
  int printed = 0;
  cJSON_ArrayForEach(row, steps) {
    waited += sr_json_number(row, "waited_seconds");
    if (printed++ >= ROWS)
      continue;
    rest -= sr_json_number(row, "seconds");
    print_row(arena, profile, row);
  }
  const int more = cJSON_GetArraySize(steps) - ROWS;
  printf("%11s %5.1f%%  %sbetween steps, and while devices wait for others to end\n",
         sr_duration(arena, rest > 0 ? rest : 0), rest > 0 ? 100 * rest / whole : 0.0,
         more > 0 ? sr_arena_printf(arena, "%d more step%s, ", more, more == 1 ? "" : "s") : "");
  if (devices > 1)
    printf("%11s %5.1f%%  of the time above: in collectives, waiting for other devices\n",
           sr_duration(arena, waited), 100 * waited / whole);
}

spmdrun_status sr_profile_report(const sr_session *session, spmdrun_executable *program) {
  char *steps = NULL, *trace = NULL;
  const char *reason = NULL;
  spmdrun_status status = spmdrun_profile(program, &steps, &trace);
  if (status != SPMDRUN_OK)
    return status;
  if (sr_session_speaks(session)) {
    const char *path = session->settings->profile;
    status = sr_output_file(session->arena, path, trace, &reason);
    cJSON *profile = sr_json_parse(session->arena, steps);
    if (status == SPMDRUN_OK)
      print_table(session->arena, profile, path);
    cJSON_Delete(profile);
  }
  spmdrun_free(steps);
  spmdrun_free(trace);
  return spmdrun_agree(session->context, status, reason);
}
