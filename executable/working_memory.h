/* What the working memory of a program is made of. */
#ifndef SR_EXECUTABLE_WORKING_MEMORY_H
#define SR_EXECUTABLE_WORKING_MEMORY_H

#include "executable/plan.h"

/* A part of the working memory. Several values may lie there, one after the other. */
typedef struct sr_working_buffer {
  uint64_t offset, bytes;
  const sr_step *step; /* the first that uses it */
} sr_working_buffer;

/* Writes the largest buffers of the working memory to `largest`, which has room for `most`, and
 * returns how many there are. The largest comes first; of equal ones that which is used first. */
uint32_t sr_plan_largest_buffers(const sr_executable *executable, uint32_t most,
                                 sr_working_buffer *largest);

#endif
