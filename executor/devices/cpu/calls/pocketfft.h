/* A C interface to PocketFFT: transforms of one line, which are prepared once and then run without
 * allocating. It is implemented in pocketfft.cc, the only C++ file of the project. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_POCKETFFT_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_POCKETFFT_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sr_fft_plan sr_fft_plan;

/* Makes a plan for lines of `length` > 0 elements. Elements are doubles if `wide` is true, else
 * floats; they are real if `real` is true, else complex. Running a plan does not change it, so
 * threads may share one. Returns NULL if memory runs out. */
sr_fft_plan *sr_fft_plan_create(bool wide, bool real, size_t length);
/* NULL is allowed. */
void sr_fft_plan_destroy(sr_fft_plan *plan);
/* Returns the bytes of workspace for one run. The workspace must be aligned to 64 bytes. */
size_t sr_fft_plan_workspace(const sr_fft_plan *plan);
/* Transforms `line` in place and multiplies the result by `factor`. A real line becomes r0 r1 i1 r2
 * i2 ..., the first half of its spectrum without the imaginary parts that are always zero. With
 * `inverse`, such a half becomes a real line again. */
void sr_fft_plan_run(const sr_fft_plan *plan, void *line, bool inverse, double factor,
                     void *workspace);

#ifdef __cplusplus
}
#endif

#endif
