/* spmdrun devices: describes the ranks, nodes and cores of the job. Prints a table, or the
 * library's JSON with --json. */
#include <stdio.h>

#include "base/text.h"
#include "command/command.h"
#include "command/json.h"

static void print_table(const cJSON *job) {
  const cJSON *ranks = sr_json_item(job, "ranks");
  printf("%.0f node%s, %.0f rank%s, %s\n", sr_json_number(job, "node_count"),
         sr_json_number(job, "node_count") == 1 ? "" : "s", sr_json_number(job, "rank_count"),
         sr_json_number(job, "rank_count") == 1 ? "" : "s", sr_json_text(job, "mpi"));
  printf("code is made for %s\n\n", sr_json_text(job, "code_for"));
  printf("%-5s %-5s %-16s %-11s %-16s %-10s %-12s %-5s %s\n", "rank", "node", "host", "cpu",
         "processors", "numbered", "node memory", "gpus", "devices");
  const cJSON *rank;
  cJSON_ArrayForEach(rank, ranks) {
    char devices[32] = "as the program needs";
    if (sr_json_number(rank, "devices") > 0)
      snprintf(devices, sizeof devices, "%.0f", sr_json_number(rank, "devices"));
    printf("%-5.0f %-5.0f %-16s %-11s %-16.0f %-10s %8.1f GiB %-5.0f %s\n",
           sr_json_number(rank, "rank"), sr_json_number(rank, "node"), sr_json_text(rank, "host"),
           sr_json_text(rank, "cpu"), sr_json_number(rank, "processors"),
           sr_json_text(rank, "processor_list"),
           sr_json_number(rank, "node_memory_bytes") / (1024.0 * 1024.0 * 1024.0),
           sr_json_number(rank, "node_gpus"), devices);
  }
}

int sr_command_devices(sr_session *session) {
  char *json = NULL;
  if (spmdrun_describe_devices(session->context, &json) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (sr_session_speaks(session)) {
    cJSON *job = session->settings->json ? NULL : sr_json_parse(session->arena, json);
    if (job)
      print_table(job);
    else
      fputs(json, stdout);
    cJSON_Delete(job);
  }
  spmdrun_free(json);
  return SR_EXIT_OK;
}
