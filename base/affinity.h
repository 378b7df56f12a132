/*
 * A mask of the processors that a thread may run on. It has a fixed size, so ranks can exchange it.
 * The C library's cpu_set_t is not used: it has room for 1024 processors, and on a machine with
 * more of them the kernel refuses to fill it.
 */
#ifndef SR_BASE_AFFINITY_H
#define SR_BASE_AFFINITY_H

#include <stdbool.h>
#include <stdint.h>

enum {
  SR_AFFINITY_MOST = 8192 /* the largest number of processors that Linux can be built for */
};

typedef struct sr_affinity {
  uint64_t words[SR_AFFINITY_MOST / 64];
} sr_affinity;

/* Reads the mask of the calling thread. If the system call fails, clears the mask and returns
 * false. */
bool sr_affinity_get(sr_affinity *out_affinity);
/* Moves the calling thread to processors of the mask. If the system refuses, returns false and the
 * thread stays where it was. */
bool sr_affinity_set(const sr_affinity *affinity);
/* Returns the mask of one processor; 0 <= processor < SR_AFFINITY_MOST. */
sr_affinity sr_affinity_of(int32_t processor);
/* True if `processor` is in the mask; 0 <= processor < SR_AFFINITY_MOST. */
bool sr_affinity_has(const sr_affinity *affinity, int32_t processor);
int32_t sr_affinity_count(const sr_affinity *affinity);
/* Adds the processors of `other` to `affinity`. */
void sr_affinity_join(sr_affinity *affinity, const sr_affinity *other);

#endif
