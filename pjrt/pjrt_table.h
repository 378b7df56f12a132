/* The table of functions that JAX gets. */
#ifndef SR_PJRT_TABLE_H
#define SR_PJRT_TABLE_H

#include "pjrt/pjrt_functions.h"

typedef struct sr_pjrt_table {
  SR_PJRT_HEAD; /* the first of a list of extensions, which begin with SR_PJRT_EXTENSION_HEAD */
  struct {
    SR_PJRT_HEAD;
    int major, minor;
  } version;
#define DONE(FUNCTION, NAME, LAST)                                                                 \
  sr_pjrt_error *(*FUNCTION)(struct sr_pjrt_##FUNCTION##_args * args);
#define WORK                             DONE
#define ENDS                             DONE
#define RESULTLESS(FUNCTION, NAME, LAST) void (*FUNCTION)(struct sr_pjrt_##FUNCTION##_args * args);
#define REFUSED(FUNCTION, NAME)          sr_pjrt_error *(*FUNCTION)(void *args);
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED
  void *room[SR_PJRT_ROOM];
} sr_pjrt_table;

/* The one symbol of the library. Any thread may call it. */
__attribute__((visibility("default"))) const sr_pjrt_table *GetPjrtApi(void);

#endif
