/*
 * Makes machine code of GPUs from PTX, by NVIDIA's libnvJitLink, which is opened at run time.
 *
 * A cubin is an ELF file for one generation of GPUs. Loading it compiles nothing. A driver also
 * takes PTX itself, and then compiles it at every start.
 */
#ifndef SR_COMPILER_CUDA_CUBIN_H
#define SR_COMPILER_CUDA_CUBIN_H

#include "base/arena.h"
#include "base/status.h"

/* A module of PTX. */
typedef struct sr_ptx {
  const char *name; /* stands for it in messages */
  const char *text; /* ends with a NUL */
} sr_ptx;

typedef struct sr_cubin {
  const uint8_t *data;
  uint64_t bytes;
} sr_cubin;

/*
 * Compiles `count` modules for GPUs of compute capability `capability` (90 for 9.0) and links them
 * into *out, which lives in `arena`. A module may call functions of another one. No two modules may
 * define one name, because nvJitLink would keep one of the two and report success. Functions that
 * the driver has, such as cudaGraphSetConditional, stay undefined in the cubin until it is loaded.
 *
 * `directories` are those of --cuda-libraries, separated by colons; NULL: none. What nvJitLink
 * reports goes to the log at debug level. Equal modules and one libnvJitLink give equal bytes. One
 * thread may call this at a time.
 *
 * Errors: SR_ERR_UNAVAILABLE if there is no usable libnvJitLink, or if the one that is found does
 * not know this GPU; the caller may then keep the PTX. SR_ERR_INTERNAL, with the first line of what
 * nvJitLink reports, if it refuses the PTX.
 */
sr_status sr_cubin_link(sr_ctx *ctx, sr_arena *arena, const char *directories,
                        const sr_ptx *modules, uint32_t count, int32_t capability, sr_cubin *out);

#endif
