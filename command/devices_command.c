/* spmdrun devices: describes the ranks, nodes, cores and GPUs of the job. Prints tables, or the
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

/* Writes the devices of a GPU: "0", "0 and 2", "0, 2 and 4". */
static const char *device_names(sr_arena *arena, const cJSON *devices) {
  sr_text text = {.arena = arena};
  int count = cJSON_GetArraySize(devices);
  for (int i = 0; i < count; i++)
    sr_text_printf(&text, "%s%.0f",
                   i == 0          ? ""
                   : i + 1 < count ? ", "
                                   : " and ",
                   cJSON_GetArrayItem(devices, i)->valuedouble);
  return sr_text_get(&text);
}

static void print_gpus_of(sr_arena *arena, const cJSON *rank) {
  const cJSON *gpu;
  cJSON_ArrayForEach(gpu, sr_json_item(sr_json_item(rank, "cuda"), "gpus"))
      printf("%-5.0f %-5.0f %-20s %-41s %-12s %-7s %-10.0f %6.1f GiB %s\n",
             sr_json_number(rank, "rank"), sr_json_number(gpu, "number"), sr_json_text(gpu, "name"),
             sr_json_text(gpu, "uuid"), sr_json_text(gpu, "bus"),
             sr_json_text(gpu, "compute_capability"), sr_json_number(gpu, "multiprocessors"),
             sr_json_number(gpu, "memory_bytes") / (1024.0 * 1024.0 * 1024.0),
             device_names(arena, sr_json_item(gpu, "devices")));
}

/* Prints the GPUs of the ranks that see some. If a rank of a node with GPUs cannot list them, says
 * why; `asked`: also on a node of which no driver says that it has GPUs. */
static void print_gpus(sr_arena *arena, const cJSON *job, bool asked) {
  const cJSON *ranks = sr_json_item(job, "ranks"), *rank;
  bool headed = false, told = false;
  cJSON_ArrayForEach(rank, ranks) {
    const cJSON *cuda = sr_json_item(rank, "cuda");
    if (!headed && cJSON_GetArraySize(sr_json_item(cuda, "gpus")) > 0) {
      printf("\nGPUs, CUDA's runtime %s, driver for CUDA %s\n", sr_json_text(cuda, "runtime"),
             sr_json_text(cuda, "driver"));
      printf("%-5s %-5s %-20s %-41s %-12s %-7s %-10s %-10s %s\n", "rank", "gpu", "name", "uuid",
             "bus", "compute", "processors", "memory", "device");
      headed = true;
    }
    print_gpus_of(arena, rank);
  }
  cJSON_ArrayForEach(rank, ranks) {
    const char *reason = sr_json_text(sr_json_item(rank, "cuda"), "reason");
    if (!told && *reason && (asked || sr_json_number(rank, "node_gpus") > 0)) {
      printf("\nrank %.0f cannot use GPUs: %s\n", sr_json_number(rank, "rank"), reason);
      told = true;
    }
  }
}

int sr_command_devices(sr_session *session) {
  char *json = NULL;
  if (spmdrun_describe_devices(session->context, &json) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  if (sr_session_speaks(session)) {
    cJSON *job = session->settings->json ? NULL : sr_json_parse(session->arena, json);
    if (job) {
      print_table(job);
      print_gpus(session->arena, job, session->settings->cuda_libraries != NULL);
    } else {
      fputs(json, stdout);
    }
    cJSON_Delete(job);
  }
  spmdrun_free(json);
  return SR_EXIT_OK;
}
