/* The GPUs in the description of a job. */
#ifndef SR_API_DESCRIBE_GPUS_H
#define SR_API_DESCRIBE_GPUS_H

#include "base/text.h"
#include "executor/devices/cuda/gpus.h"

enum {
  SR_GPU_REASON_BYTES = 768
};

/* Lists the GPUs that this rank sees. If it cannot, writes why into `reason`, and leaves
 * *out_list empty; else `reason` becomes "". `directories` is the value of --cuda-libraries. The
 * caller frees the list. */
void sr_gpu_describe_find(const char *directories, sr_gpu_list *out_list,
                          char reason[SR_GPU_REASON_BYTES]);

/*
 * Writes the GPUs of a rank as a JSON object. It has "runtime", "driver" and "gpus", or only
 * "reason", if that is not "". Each GPU has "devices": those of the job that it would have, if each
 * rank had `devices_per_rank`. `chosen` is what sr_gpu_job_divide gives for that number.
 */
void sr_gpu_describe(sr_text *text, const sr_gpu_job *job, int32_t rank, int32_t devices_per_rank,
                     const sr_gpu *const *chosen, const char *reason);

#endif
