/*
 * From a program's text to an executable, taken from the cache or compiled. Rank 0 does this alone.
 */
#ifndef SR_API_BUILD_H
#define SR_API_BUILD_H

#include "api/api.h"
#include "api/failure.h"
#include "api/self_check.h"
#include "base/text.h"
#include "graph/read.h"

/* The text of a program. */
typedef struct sr_program_text {
  const char *name; /* for messages */
  const char *text;
  size_t bytes;
} sr_program_text;

/* Reads the file at `path`. Free the text with sr_program_text_close. SR_ERR_IO, SR_ERR_INVALID,
 * SR_ERR_NOMEM. */
sr_status sr_program_text_open(sr_ctx *ctx, const char *path, sr_program_text *out);
void sr_program_text_close(sr_program_text *source);

/* Parses the text and normalizes the module for the fingerprint and the partitioner. *out_module
 * lives in `arena`. */
sr_status sr_program_text_read(sr_ctx *ctx, sr_arena *arena, const sr_program_text *source,
                               sr_module **out_module);

/* program_names.c: the table of the names in `module`, which is the fingerprinted module before any
 * rewrite. The table lives in `arena` and points into the module. */
sr_names sr_names_of(sr_arena *arena, const sr_module *module, const sr_fingerprint *fingerprint);

/* The machine to compile for. */
typedef struct sr_build_target {
  sr_cpu_level cpu;
  int64_t devices;          /* number of the machine's devices; 0: as many as the program spans */
  int64_t devices_per_node; /* 0: all on one node */
} sr_build_target;

/* LLVM's optimization level (see target.c). Level 3 compiles longer, and its code is no faster. */
enum {
  SR_OPTIMIZATION = 2
};

/* program_key.c: the cache key of a fingerprinted module's executable for `target`, in `arena`. */
void sr_program_key(spmdrun_context *context, sr_arena *arena, const sr_module *module,
                    const sr_fingerprint *fingerprint, const sr_build_target *target,
                    sr_key *out_key);

/* The version of the compiler, as the part "compiler" of a cache key gives it. */
const char *sr_compiler_identity(void);

/* A program on its way to an executable, in two steps. Between them the caller can search the other
 * nodes for an executable that this process's cache does not have (nodes.h). */
typedef struct sr_compilation sr_compilation;

/*
 * Reads `source`, makes its cache key and searches the cache. Sets name_bytes and checks of `out`,
 * whose arena must exist; after a hit also bytes, plan (with names) and origin. `options` and `out`
 * outlive the build. The caller ends the build, also after a failure. Returns SR_ERR_NOMEM if
 * memory runs out.
 */
sr_status sr_compilation_begin(spmdrun_context *context, const sr_program_text *source,
                               const spmdrun_compile_options *options,
                               const sr_build_target *target, spmdrun_executable *out,
                               sr_compilation **out_build);
/* Like sr_compilation_begin, but does not search the cache, and always makes the key. The caller
 * must not call sr_compilation_finish or sr_compilation_send, only sr_compilation_end. */
sr_status sr_compilation_read(spmdrun_context *context, const sr_program_text *source,
                              const spmdrun_compile_options *options, const sr_build_target *target,
                              spmdrun_executable *out, sr_compilation **out_build);
/* How messages name places in the program. Valid as long as the build. */
const sr_failure_places *sr_compilation_places(const sr_compilation *build);
/* The program's cache key; set only if there is a cache, here or on a node. Valid as long as the
 * build. */
const sr_key *sr_compilation_key(const sr_compilation *build);
/*
 * Completes a build that found nothing: takes the executable from a job that is compiling it, or
 * compiles it. Sets bytes, plan and origin of `out`. On return all cache directories have the
 * executable, or the record that compiling failed.
 */
sr_status sr_compilation_finish(sr_compilation *build);
/* Stores a newly compiled executable, if any, on the server. Separate from sr_compilation_finish
 * because ranks wait for the bytes but need not wait for a server. */
void sr_compilation_send(const sr_compilation *build);
/* `build` may be NULL. */
void sr_compilation_end(sr_compilation *build);

/* ---- cached.c -------------------------------------------------------------------------------- */

/* The cache of this process; NULL if it is switched off, or unusable (which is logged once). On
 * rank 0 it has all tiers of the settings; on other ranks it has those of the node. */
sr_cache *sr_context_cache(spmdrun_context *context);
/* The cache for listing or removing entries on rank 0. If it is not open, opens one that creates no
 * directories and returns it also in *out_own; the caller closes *out_own. */
sr_cache *sr_context_cache_to_look(spmdrun_context *context, sr_cache **out_own);
/*
 * Sets bytes, plan and origin from `found`; the executable then owns found->data. Returns false,
 * logged, if `found` is not the executable of a program with these names; the caller then still
 * owns found->data.
 */
bool sr_executable_take(spmdrun_executable *executable, const sr_cached *found,
                        const sr_names *names);

/* Calls sr_partition_with with the context's placement and rewrites, for `devices_per_node` devices
 * on a node (0: all), and logs the time. */
sr_status sr_partition_module(spmdrun_context *context, sr_module *module, int64_t devices_per_node,
                              sr_partition_result *out_result);

/*
 * Partitions and compiles a module from sr_program_text_read, without the cache. If `llvm` is not
 * NULL, it receives the LLVM IR. The executable lives in the module's arena, whose guard the caller
 * has set.
 */
sr_status sr_compile_module(spmdrun_context *context, sr_module *module,
                            const sr_build_target *target, sr_text *llvm,
                            sr_executable **out_executable);

#endif
