/* The kind of processor that a rank runs on. If two ranks have the same bytes in this record, math
 * libraries choose the same kernels on both. */
#ifndef SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H
#define SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H

#include <stdint.h>

#include "executable/target.h"

typedef struct sr_processor {
  int32_t level; /* an sr_cpu_level: x86-64-v1 to -v4 */
  char vendor[12];
  uint32_t model;       /* family and model, as CPUID gives them */
  uint32_t features[5]; /* CPUID bits of the instruction sets; a virtual machine may hide some */
} sr_processor;

/* Describes the processor of this rank, which is used as one of `level` if that is lower than its
 * own and not 0. Padding bytes are zero, so records can be sent and compared as bytes. */
sr_processor sr_processor_find(sr_cpu_level level);

#endif
