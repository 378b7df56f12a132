/* The text of a program as its devices run it. */
#ifndef SR_API_CLIENT_CLIENT_TEXT_H
#define SR_API_CLIENT_CLIENT_TEXT_H

#include "api/build.h"

/* Returns the partitioned program in MLIR of the dialects func and stablehlo. Ops of our own are
 * custom calls of their names. The caller calls free. The context serves one thread at a time.
 * Errors: those of reading and partitioning, in the context; SR_ERR_NOMEM. */
sr_status sr_program_text_partitioned(spmdrun_context *context, const sr_program_text *source,
                                      const sr_build_target *target, char **out_text);

#endif
