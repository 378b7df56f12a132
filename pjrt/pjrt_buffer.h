/* Buffers, as JAX holds them: an array on a device, until it is deleted or donated. */
#ifndef SR_PJRT_BUFFER_H
#define SR_PJRT_BUFFER_H

#include <pthread.h>

#include "pjrt/pjrt_client.h"

struct sr_pjrt_buffer {
  sr_pjrt_memory *memory; /* its client is held */
  int type;               /* as pjrt_type.h numbers them */
  int32_t rank;
  sr_event *run; /* of a token: the run that gave it, held; NULL: none. Set before JAX gets it */
  atomic_bool is_deleted;
  pthread_mutex_t lock; /* of the fields up to `address` */
  sr_buffer *contents;  /* held; NULL: deleted or donated, or a token, which has none */
  sr_buffer *viewed;    /* the same, held by each of the views */
  uint32_t views;
  const void *address; /* of what is viewed */
  /* [2 * rank] sizes; then the dimensions from the last one to the first, as they lie in memory */
  int64_t dims[];
};

/* Makes a buffer without contents. Returns NULL if there is no memory. Not collective; any
 * thread. */
sr_pjrt_buffer *sr_pjrt_buffer_make(sr_pjrt_memory *memory, int type, int32_t rank,
                                    const int64_t *dims);
/* NULL is allowed. Releases the contents. */
void sr_pjrt_buffer_free(sr_pjrt_buffer *buffer);

/* Returns the contents, held once more for the caller; NULL: they are deleted, donated, or of a
 * token. */
sr_buffer *sr_pjrt_buffer_hold(sr_pjrt_buffer *buffer);
/* The same, but the contents leave the buffer, which counts as deleted from then on. */
sr_buffer *sr_pjrt_buffer_take(sr_pjrt_buffer *buffer);
/* Gives them back, after an execution that did not begin. */
void sr_pjrt_buffer_restore(sr_pjrt_buffer *buffer, sr_buffer *contents);

/* The sentence for a buffer whose contents are wanted and gone. */
struct sr_pjrt_error *sr_pjrt_buffer_is_gone(const sr_pjrt_buffer *buffer);

#endif
