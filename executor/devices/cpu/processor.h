/* The kind of processor that a rank runs on. If the bytes of this record are equal on two ranks,
 * math libraries choose the same kernels on both. */
#ifndef SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H
#define SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H

#include <stdint.h>

typedef struct sr_processor {
  int32_t level; /* sr_cpu_level */
  char vendor[12];
  uint32_t model;       /* family and model */
  uint32_t features[4]; /* bits of the supported instruction sets; a virtual machine may hide some
                         * of them */
} sr_processor;

/* Describes the processor of this rank. The padding of the record is zero, so that records can be
 * compared and sent as bytes. */
sr_processor sr_processor_find(void);

#endif
