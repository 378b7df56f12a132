/* Describes the job as JSON. Each rank describes itself in a record of fixed size. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/api.h"
#include "api/describe_gpus.h"
#include "api/needs.h"
#include "base/affinity.h"
#include "base/text.h"
#include "executable/format.h"

enum {
  HOST_BYTES = 64,
  CPU_LIST_BYTES = 160
};
/* Most devices of a rank for which GPUs are chosen. The time that this takes grows with the square
 * of the devices of a node. */
enum {
  GPU_DEVICES_MOST = 64
};

typedef struct rank_record {
  int32_t node, cpu_level, processors, gpus;
  uint64_t memory_bytes;
  char host[HOST_BYTES];
  char processor_list[CPU_LIST_BYTES]; /* the processors that the rank may run on: "0-3,8" */
  char no_gpus[SR_GPU_REASON_BYTES];   /* why the rank cannot list its GPUs; "": it can */
} rank_record;

/* What this rank knows of the job. */
typedef struct job_facts {
  sr_arena *arena;
  rank_record own, *records; /* [rank] */
  sr_gpu_list own_gpus;
  sr_gpu_job gpus;
} job_facts;

/* Lists the processors that this process may run on, by the operating system's numbers. */
static void describe_processors(sr_arena *arena, rank_record *record) {
  sr_affinity set;
  if (!sr_affinity_get(&set))
    return;
  record->processors = sr_affinity_count(&set);
  sr_text list = {.arena = arena};
  for (int32_t cpu = 0; cpu < SR_AFFINITY_MOST; cpu++) {
    if (!sr_affinity_has(&set, cpu))
      continue;
    int32_t last = cpu;
    while (last + 1 < SR_AFFINITY_MOST && sr_affinity_has(&set, last + 1))
      last++;
    sr_text_printf(&list, last > cpu ? "%s%d-%d" : "%s%d", list.count ? "," : "", cpu, last);
    cpu = last;
  }
  strncpy(record->processor_list, sr_text_get(&list), CPU_LIST_BYTES - 1);
}

/* Number of GPUs that the node's driver lists. */
static int32_t count_gpus(void) {
  DIR *folder = opendir("/proc/driver/nvidia/gpus");
  int32_t count = 0;
  if (!folder)
    return 0;
  for (struct dirent *entry; (entry = readdir(folder));)
    count += entry->d_name[0] != '.';
  closedir(folder);
  return count;
}

static void describe_rank(const spmdrun_context *context, sr_arena *arena, rank_record *record) {
  record->node = sr_world_node(context->world);
  record->cpu_level = (int32_t)sr_cpu_level_host();
  record->gpus = count_gpus();
  record->memory_bytes = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
  strncpy(record->host, sr_world_host(context->world), HOST_BYTES - 1);
  describe_processors(arena, record);
}

/* Returns for how many devices of each rank GPUs are chosen. Only a program says how many it needs.
 */
static int32_t gpu_devices_of_rank(const spmdrun_context *context) {
  int32_t given = context->options.devices_per_rank;
  return given == 0 ? 1 : given < GPU_DEVICES_MOST ? given : GPU_DEVICES_MOST;
}

static void print_job(const spmdrun_context *context, const job_facts *facts, sr_text *text) {
  int32_t size = sr_world_size(context->world), per_rank = gpu_devices_of_rank(context);
  const sr_gpu **chosen = SR_NEW_ARRAY(facts->arena, const sr_gpu *, (int64_t)per_rank *size);
  sr_gpu_job_divide(&facts->gpus, per_rank, chosen);
  sr_text_printf(text, "{\n  \"version\": \"%s\",\n  \"mpi\": ", spmdrun_version());
  sr_text_json_string(text, sr_world_library(context->world));
  sr_text_printf(text,
                 ",\n  \"node_count\": %d,\n  \"rank_count\": %d,\n  \"code_for\": \"%s\",\n"
                 "  \"ranks\": [",
                 sr_world_node_count(context->world), size,
                 sr_target_name_of(context->target).text);
  for (int32_t r = 0; r < size; r++) {
    const rank_record *record = &facts->records[r];
    sr_text_printf(text, "%s\n    {\"rank\": %d, \"node\": %d, \"host\": ", r ? "," : "", r,
                   record->node);
    sr_text_json_string(text, record->host);
    sr_text_printf(text, ", \"processors\": %d, \"processor_list\": ", record->processors);
    sr_text_json_string(text, record->processor_list);
    sr_text_printf(text,
                   ", \"cpu\": \"%s\", \"node_memory_bytes\": %llu, \"node_gpus\": %d, "
                   "\"devices\": %d, \"cuda\": ",
                   sr_target_name_of(sr_target_cpu((sr_cpu_level)record->cpu_level)).text,
                   (unsigned long long)record->memory_bytes, record->gpus,
                   context->options.devices_per_rank);
    sr_gpu_describe(text, &facts->gpus, r, per_rank, chosen, record->no_gpus);
    sr_text_char(text, '}');
  }
  sr_text_string(text, "\n  ]\n}\n");
}

/* Makes the arena, and finds this rank's facts. */
static sr_status prepare(spmdrun_context *context, job_facts *facts) {
  facts->arena = sr_arena_create();
  if (!facts->arena || SR_ARENA_GUARD(facts->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  describe_rank(context, facts->arena, &facts->own);
  sr_gpu_describe_find(context->options.cuda_libraries, &facts->own_gpus, facts->own.no_gpus);
  facts->records = SR_NEW_ARRAY(facts->arena, rank_record, sr_world_size(context->world));
  return SR_OK;
}

/* Collective. */
static sr_status gather(spmdrun_context *context, job_facts *facts) {
  SR_TRY(sr_world_all_gather(&context->ctx, context->world, &facts->own, sizeof facts->own,
                             facts->records));
  return sr_gpu_job_gather(&context->ctx, context->world, &facts->own_gpus, &facts->gpus);
}

static sr_status write_json(spmdrun_context *context, const job_facts *facts, char **out_json) {
  if (SR_ARENA_GUARD(facts->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  sr_text text = {.arena = facts->arena};
  print_job(context, facts, &text);
  *out_json = strdup(sr_text_get(&text));
  return *out_json ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
}

spmdrun_status spmdrun_describe_devices(spmdrun_context *context, char **json) {
  SR_MAKES(json);
  SR_NEEDS(context, "context, json", context, json);
  sr_context_begin(context);
  job_facts facts = {0};
  spmdrun_status status = sr_context_settle(context, prepare(context, &facts));
  if (status == SPMDRUN_OK) {
    sr_status gathered = gather(context, &facts);
    if (gathered == SR_OK)
      gathered = write_json(context, &facts, json);
    status = sr_context_settle(context, gathered);
  }
  sr_gpu_job_free(&facts.gpus);
  sr_gpu_list_free(&facts.own_gpus);
  sr_arena_destroy(facts.arena);
  if (status != SPMDRUN_OK) {
    free(*json);
    *json = NULL;
  }
  return status;
}
