/* One link by libnvJitLink, from PTX to a cubin. */
#include "compiler/cuda/cubin.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "compiler/cuda/nvjitlink.h"

typedef struct sr_cubin_job {
  sr_ctx *ctx;
  sr_arena *arena; /* of the cubin */
  sr_nvjitlink jit;
  struct nvJitLink *link; /* NULL: none */
  int32_t capability;
} sr_cubin_job;

/* Returns what nvJitLink has reported since the job began; "" if it is nothing. */
static const char *error_log(sr_cubin_job *job) {
  size_t bytes = 0;
  if (!job->link || job->jit.error_log_bytes(job->link, &bytes) != SR_NVJITLINK_SUCCESS)
    return "";
  char *log = sr_arena_alloc(job->arena, bytes + 1);
  return job->jit.error_log(job->link, log) == SR_NVJITLINK_SUCCESS ? log : "";
}

/* Writes every line of `log` to the log, and returns its first line, fit for a sentence. */
static const char *take_lines(sr_cubin_job *job, const char *log) {
  const char *first = NULL;
  while (*log) {
    size_t length = strcspn(log, "\n");
    sr_text line = {.arena = job->arena};
    sr_text_printable(&line, sr_arena_string(job->arena, log, length));
    if (length > 0) {
      sr_log_line(job->ctx, SR_LOG_COMPILE, SR_LOG_DEBUG, "nvJitLink: %s", sr_text_get(&line));
      first = first ? first : sr_text_get(&line);
    }
    log += length + (log[length] == '\n');
  }
  return first;
}

/* Fails with "nvJitLink cannot <what> for sm_90: <why>". */
static sr_status refuse(sr_cubin_job *job, sr_status code, uint32_t result, const char *what) {
  const char *why = take_lines(job, error_log(job));
  if (!why)
    why = sr_arena_printf(job->arena, "it returned %u and gave no reason", result);
  return sr_fail(job->ctx, code, "nvJitLink cannot %s for sm_%d: %s", what, job->capability, why);
}

static sr_status begin(sr_cubin_job *job) {
  char architecture[24];
  snprintf(architecture, sizeof architecture, "-arch=sm_%d", job->capability);
  /* Its own cache would be the driver's, in the user's home. */
  const char *options[] = {architecture, "-no-cache"};
  uint32_t result = job->jit.create(&job->link, 2, options);
  if (result == SR_NVJITLINK_SUCCESS)
    return SR_OK;
  bool unknown =
      result == SR_NVJITLINK_UNRECOGNIZED_ARCH || result == SR_NVJITLINK_UNSUPPORTED_ARCH;
  return refuse(job, unknown ? SR_ERR_UNAVAILABLE : SR_ERR_INTERNAL, result, "make code");
}

static sr_status add(sr_cubin_job *job, const sr_ptx *module) {
  uint32_t result = job->jit.add(job->link, SR_NVJITLINK_INPUT_PTX, module->text,
                                 strlen(module->text) + 1, module->name);
  if (result == SR_NVJITLINK_SUCCESS)
    return SR_OK;
  return refuse(job, SR_ERR_INTERNAL, result,
                sr_arena_printf(job->arena, "compile %s", module->name));
}

static sr_status finish(sr_cubin_job *job, sr_cubin *out) {
  size_t bytes = 0;
  uint32_t result = job->jit.complete(job->link);
  if (result == SR_NVJITLINK_SUCCESS)
    result = job->jit.cubin_bytes(job->link, &bytes);
  uint8_t *data = sr_arena_alloc_raw(job->arena, bytes);
  if (result == SR_NVJITLINK_SUCCESS)
    result = job->jit.cubin(job->link, data);
  if (result != SR_NVJITLINK_SUCCESS)
    return refuse(job, SR_ERR_INTERNAL, result, "link the modules");
  *out = (sr_cubin){.data = data, .bytes = bytes};
  return SR_OK;
}

static sr_status run(sr_cubin_job *job, const sr_ptx *modules, uint32_t count, sr_cubin *out) {
  SR_TRY(begin(job));
  for (uint32_t i = 0; i < count; i++)
    SR_TRY(add(job, &modules[i]));
  return finish(job, out);
}

sr_status sr_cubin_link(sr_ctx *ctx, sr_arena *arena, const char *directories,
                        const sr_ptx *modules, uint32_t count, int32_t capability, sr_cubin *out) {
  *out = (sr_cubin){0};
  sr_cubin_job job = {.ctx = ctx, .arena = arena, .capability = capability};
  SR_TRY(sr_nvjitlink_open(ctx, directories, &job.jit));
  sr_status status = run(&job, modules, count, out);
  if (job.link)
    job.jit.destroy(&job.link);
  return status;
}
