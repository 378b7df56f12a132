/* spmdrun devices: what the job is made of, as a table of ranks or as the library's JSON. */
#include <cjson/cJSON.h>
#include <stdio.h>

#include "base/text.h"
#include "command/command.h"

static const char *text_of(const cJSON *object, const char *name) {
  const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
  return text ? text : "";
}

static double number_of(const cJSON *object, const char *name) {
  const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
  return cJSON_IsNumber(item) ? item->valuedouble : 0;
}

static void print_table(const cJSON *job) {
  const cJSON *ranks = cJSON_GetObjectItemCaseSensitive(job, "ranks");
  printf("%.0f node%s, %.0f rank%s, %s\n", number_of(job, "node_count"),
         number_of(job, "node_count") == 1 ? "" : "s", number_of(job, "rank_count"),
         number_of(job, "rank_count") == 1 ? "" : "s", text_of(job, "mpi"));
  printf("code is made for %s\n\n", text_of(job, "code_for"));
  printf("%-5s %-5s %-16s %-11s %-16s %-10s %-12s %-5s %s\n", "rank", "node", "host", "cpu",
         "processors", "numbered", "node memory", "gpus", "devices");
  const cJSON *rank;
  cJSON_ArrayForEach(rank, ranks) {
    char devices[32] = "as the program needs";
    if (number_of(rank, "devices") > 0)
      snprintf(devices, sizeof devices, "%.0f", number_of(rank, "devices"));
    printf("%-5.0f %-5.0f %-16s %-11s %-16.0f %-10s %8.1f GiB %-5.0f %s\n", number_of(rank, "rank"),
           number_of(rank, "node"), text_of(rank, "host"), text_of(rank, "cpu"),
           number_of(rank, "processors"), text_of(rank, "processor_list"),
           number_of(rank, "node_memory_bytes") / (1024.0 * 1024.0 * 1024.0),
           number_of(rank, "node_gpus"), devices);
  }
}

int sr_command_devices(sr_session *session) {
  char *json = NULL;
  if (spmdrun_describe_devices(session->context, &json) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (sr_session_speaks(session)) {
    cJSON *job = session->settings->json ? NULL : cJSON_Parse(json);
    if (job)
      print_table(job);
    else
      fputs(json, stdout);
    cJSON_Delete(job);
  }
  spmdrun_free(json);
  return SR_EXIT_OK;
}
