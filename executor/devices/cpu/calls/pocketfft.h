/*
 * PocketFFT as C: transforms of one line, made ready once, run without allocating. pocketfft.cc is
 * the only C++ of the project.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_POCKETFFT_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_POCKETFFT_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sr_fft_plan sr_fft_plan;

/*
 * Lines of `length` > 0 elements: float or double (`wide`), real or complex. NULL: no memory.
 * Plans are not changed by running; threads may share one.
 */
sr_fft_plan *sr_fft_plan_create(bool wide, bool real, size_t length);
/* NULL is fine. */
void sr_fft_plan_destroy(sr_fft_plan *plan);
/* Bytes of memory, 64-byte aligned, that one run works in. */
size_t sr_fft_plan_workspace(const sr_fft_plan *plan);
/*
 * Transforms `line` in its place and multiplies by `factor`. A real line becomes
 * r0 r1 i1 r2 i2 ..., half of its spectrum without the zeros, and such a one a real line with
 * `inverse`.
 */
void sr_fft_plan_run(const sr_fft_plan *plan, void *line, bool inverse, double factor,
                     void *workspace);

#ifdef __cplusplus
}
#endif

#endif
