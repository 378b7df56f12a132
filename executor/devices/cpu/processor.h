/* The kind of processor. If the bytes are equal on two ranks, libraries choose the same kernels
 * there. */
#ifndef SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H
#define SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H

#include <stdint.h>

typedef struct sr_processor {
  int32_t level; /* sr_cpu_level */
  char vendor[12];
  uint32_t model;       /* family and model */
  uint32_t features[4]; /* instruction sets; a virtual machine may hide some */
} sr_processor;

/* Padding is zero: records may be compared and sent as bytes. */
sr_processor sr_processor_find(void);

#endif
