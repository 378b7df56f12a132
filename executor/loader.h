/* Machine code of an executable, mapped and ready to be called. */
#ifndef SR_EXECUTOR_LOADER_H
#define SR_EXECUTOR_LOADER_H

#include "executable/plan.h"

/* A kernel (sr_kernel_step). The reduction function of a collective has the same signature
 * (sr_collective_step). */
typedef void sr_kernel(void *const *buffers, int64_t begin, int64_t end);

typedef struct sr_loaded_code sr_loaded_code;

/*
 * Maps the code: the text read-execute, the rest read-only; no page is ever writable and executable
 * at once. The import slots are filled with the addresses of this process. A shared image must be a
 * mapping that begins at a page boundary; its text then takes no private memory of this process.
 * `code` need not outlive the result. Not collective. Threads: the loaded functions may be called
 * from any thread. Errors: SR_ERR_UNSUPPORTED (the code needs another processor, or imports an
 * unknown function), SR_ERR_NOMEM.
 */
sr_status sr_code_load(sr_ctx *ctx, const sr_code *code, sr_loaded_code **out_loaded);
/* NULL is fine. None of the functions may be running. */
void sr_code_unload(sr_loaded_code *loaded);

/* The loaded functions in the order of sr_code.functions; function_count of them. */
sr_kernel *const *sr_code_functions(const sr_loaded_code *loaded);

#endif
