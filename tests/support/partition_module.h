/* All steps from a program's text to the partitioned module. */
#ifndef SR_TESTS_SUPPORT_PARTITION_MODULE_H
#define SR_TESTS_SUPPORT_PARTITION_MODULE_H

#include <string.h>

#include "graph/read.h"
#include "partitioner/partition.h"

/* Reads `program`, partitions it and verifies the result. After a failure ctx has the message. */
static inline sr_status partition_module(sr_ctx *ctx, sr_arena *in, const char *name,
                                         const char *program, const sr_partition_options *options,
                                         sr_module **out_module, sr_partition_result *out_result) {
  SR_TRY(sr_module_read(ctx, in, name, program, strlen(program), out_module));
  SR_TRY(sr_module_inline(ctx, *out_module));
  SR_TRY(sr_partition_with(ctx, *out_module, options, out_result));
  return sr_module_verify(ctx, *out_module);
}

#endif
