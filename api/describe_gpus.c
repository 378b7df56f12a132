#include "api/describe_gpus.h"

#include <stdio.h>
#include <string.h>

void sr_gpu_describe_find(const char *directories, sr_gpu_list *out_list,
                          char reason[SR_GPU_REASON_BYTES]) {
  sr_ctx ctx = {0};
  const sr_cuda_runtime *cuda;
  *out_list = (sr_gpu_list){0};
  sr_status status = sr_cuda_runtime_open(&ctx, directories, &cuda);
  if (status == SR_OK)
    status = sr_gpu_list_make(&ctx, cuda, out_list);
  if (status != SR_OK)
    sr_gpu_list_free(out_list);
  snprintf(reason, SR_GPU_REASON_BYTES, "%.*s", SR_GPU_REASON_BYTES - 1, ctx.message);
}

/* Writes the devices that have a GPU, on the node of `rank`: "[0, 2]". */
static void write_devices(sr_text *text, const sr_gpu_job *job, int32_t rank,
                          int32_t devices_per_rank, const sr_gpu *const *chosen,
                          const sr_gpu *gpu) {
  bool any = false;
  sr_text_char(text, '[');
  for (int32_t d = 0; d < job->rank_count * devices_per_rank; d++)
    if (chosen[d] && strcmp(chosen[d]->uuid, gpu->uuid) == 0 &&
        job->ranks[d / devices_per_rank].node == job->ranks[rank].node) {
      sr_text_printf(text, "%s%d", any ? ", " : "", d);
      any = true;
    }
  sr_text_char(text, ']');
}

static void write_version(sr_text *text, const char *name, int32_t version) {
  sr_text_printf(text, "\"%s\": \"%d.%d\", ", name, version / 1000, version % 1000 / 10);
}

void sr_gpu_describe(sr_text *text, const sr_gpu_job *job, int32_t rank, int32_t devices_per_rank,
                     const sr_gpu *const *chosen, const char *reason) {
  const sr_gpu_rank *own = &job->ranks[rank];
  if (*reason) {
    sr_text_string(text, "{\"reason\": ");
    sr_text_json_string(text, reason);
    sr_text_char(text, '}');
    return;
  }
  sr_text_char(text, '{');
  write_version(text, "runtime", own->runtime);
  write_version(text, "driver", own->driver);
  sr_text_string(text, "\"gpus\": [");
  for (int32_t i = 0; i < own->gpu_count; i++) {
    const sr_gpu *gpu = &job->gpus[rank * job->most + i];
    sr_text_printf(text, "%s\n      {\"number\": %d, \"name\": ", i ? "," : "", gpu->number);
    sr_text_json_string(text, gpu->name);
    sr_text_printf(text,
                   ", \"uuid\": \"%s\", \"bus\": \"%s\", \"compute_capability\": \"%d.%d\", "
                   "\"multiprocessors\": %d, \"memory_bytes\": %llu, \"devices\": ",
                   gpu->uuid, gpu->bus, gpu->major, gpu->minor, gpu->multiprocessors,
                   (unsigned long long)gpu->memory_bytes);
    write_devices(text, job, rank, devices_per_rank, chosen, gpu);
    sr_text_char(text, '}');
  }
  sr_text_string(text, "]}");
}
