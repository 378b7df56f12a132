/* A C interface of PocketFFT: transforms of one line, prepared once, run without allocating.
 * pocketfft.cc is the only C++ of the project. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_POCKETFFT_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_POCKETFFT_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sr_fft_plan sr_fft_plan;

/* Makes a plan for lines of `length` > 0 elements: double if `wide`, else float; real if `real`,
 * else complex. NULL: no memory. Running a plan does not change it; threads may share one. */
sr_fft_plan *sr_fft_plan_create(bool wide, bool real, size_t length);
/* NULL is fine. */
void sr_fft_plan_destroy(sr_fft_plan *plan);
/* Bytes of the workspace of one run, which must be 64-byte aligned. */
size_t sr_fft_plan_workspace(const sr_fft_plan *plan);
/*
 * Transforms `line` in place and multiplies it by `factor`. A real line becomes r0 r1 i1 r2 i2 ...,
 * half of its spectrum without the imaginary parts that are zero; `inverse` turns such a half into
 * a real line.
 */
void sr_fft_plan_run(const sr_fft_plan *plan, void *line, bool inverse, double factor,
                     void *workspace);

#ifdef __cplusplus
}
#endif

#endif
