/* Machine code of an executable, mapped and ready to be called. */
#ifndef SR_EXECUTOR_LOADER_H
#define SR_EXECUTOR_LOADER_H

#include "executable/plan.h"

/* A kernel, see sr_kernel_step; a reduction has the same shape, see sr_collective_step. */
typedef void sr_kernel(void *const *buffers, int64_t begin, int64_t end);

typedef struct sr_loaded_code sr_loaded_code;

/*
 * Maps the code: text read-execute, the rest read-only, never writable and executable at once. The
 * import slots are filled with the addresses of this process. A shared image must be a mapping that
 * begins at a page, and its text takes no memory of this process's own. `code` need not outlive the
 * result.
 * Not collective. Threads: what is loaded may be called from any.
 * Errors: SR_ERR_UNSUPPORTED (made for a processor that this is not, an unknown import),
 * SR_ERR_NOMEM.
 */
sr_status sr_code_load(sr_ctx *ctx, const sr_code *code, sr_loaded_code **out_loaded);
/* NULL is fine. No function may be running. */
void sr_code_unload(sr_loaded_code *loaded);

/* function_count functions of the code, in order. */
sr_kernel *const *sr_code_functions(const sr_loaded_code *loaded);

#endif
