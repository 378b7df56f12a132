/* What kind of processor this is: equal bytes on two ranks mean that libraries choose alike. */
#ifndef SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H
#define SR_EXECUTOR_DEVICES_CPU_PROCESSOR_H

#include <stdint.h>

typedef struct sr_processor {
  int32_t level; /* sr_cpu_level */
  char vendor[12];
  uint32_t model;       /* family and model */
  uint32_t features[4]; /* instruction sets, as a virtual machine may have cut them */
} sr_processor;

/* No padding is left undefined: records of it may be compared and sent as bytes. */
sr_processor sr_processor_find(void);

#endif
