/*
 * The processors that a thread may run on, as a bit mask of a fixed size, which ranks can exchange.
 * The C library's cpu_set_t ends at 1024 processors, and the kernel refuses to fill a mask that is
 * smaller than the machine.
 */
#ifndef SR_BASE_AFFINITY_H
#define SR_BASE_AFFINITY_H

#include <stdbool.h>
#include <stdint.h>

enum {
  SR_AFFINITY_MOST = 8192 /* the most processors that Linux can be built for */
};

typedef struct sr_affinity {
  uint64_t words[SR_AFFINITY_MOST / 64];
} sr_affinity;

/* Reads the mask of the calling thread. False, with an empty mask, if the system refuses. */
bool sr_affinity_get(sr_affinity *out_affinity);
/* True if the mask has the processor; 0 <= processor < SR_AFFINITY_MOST. */
bool sr_affinity_has(const sr_affinity *affinity, int32_t processor);
int32_t sr_affinity_count(const sr_affinity *affinity);
/* Adds the processors of `other`. */
void sr_affinity_join(sr_affinity *affinity, const sr_affinity *other);

#endif
