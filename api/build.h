/* Turns a program's text into an executable, taken from the cache or compiled. Only rank 0 does
 * this. */
#ifndef SR_API_BUILD_H
#define SR_API_BUILD_H

#include "api/api.h"
#include "api/failure.h"
#include "api/self_check.h"
#include "base/text.h"
#include "graph/read.h"

typedef struct sr_program_text {
  const char *name; /* the program's name in messages */
  const char *text;
  size_t bytes;
  bool has_no_file; /* once it has been read, messages name the module, if that has a name */
} sr_program_text;

/* Reads the file at `path`. Free the text with sr_program_text_close. Errors: SR_ERR_IO,
 * SR_ERR_INVALID, SR_ERR_NOMEM. */
sr_status sr_program_text_open(sr_ctx *ctx, const char *path, sr_program_text *out);
void sr_program_text_close(sr_program_text *source);

/* Parses the text and normalizes the module: the result is ready for the fingerprint (a digest of
 * the computation) and for the partitioner. *out_module lives in `arena`. */
sr_status sr_program_text_read(sr_ctx *ctx, sr_arena *arena, const sr_program_text *source,
                               sr_module **out_module);

/* program_names.c: collects the names and source locations in `module`. `fingerprint` was made from
 * `module`, and no rewrite has changed `module` since. The table lives in `arena` and points into
 * the module. Only loops and branches get a place in the source program, unless `all_origins`. */
sr_names sr_names_of(sr_arena *arena, const sr_module *module, const sr_fingerprint *fingerprint,
                     bool all_origins);

/* The machine to compile for, and how. */
typedef struct sr_build_target {
  sr_target code;           /* what its devices run */
  int64_t devices;          /* number of the machine's devices; 0: as many as the program spans */
  int64_t devices_per_node; /* 0: all devices are on one node */
  bool watch_nans;          /* spmdrun_compile_options.check_nans */
  bool of_buffers;          /* sr_partition_options.of_buffers */
} sr_build_target;

/* Sets *out_target to the target called `name`; NULL: that of the job's devices. */
sr_status sr_find_target(spmdrun_context *context, const char *name, sr_target *out_target);

/* LLVM's optimization level (compiler/machine/machine.c). Level 3 would compile longer, and its
 * code is no faster. A sanitizer sees our own code, and LLVM's only makes it wait. */
enum {
#ifdef SPMDRUN_SANITIZED
  SR_OPTIMIZATION = 0
#else
  SR_OPTIMIZATION = 2
#endif
};

/* program_key.c: makes the cache key of the executable of `module` for `target`. The key lives in
 * `arena`. */
void sr_program_key(spmdrun_context *context, sr_arena *arena, const sr_module *module,
                    const sr_fingerprint *fingerprint, const sr_build_target *target,
                    sr_key *out_key);

/* The value of the part "compiler" of a cache key: the version and the build of the compiler. */
const char *sr_compiler_identity(void);

/* The build of one executable, in two steps: sr_compilation_begin and sr_compilation_finish.
 * Between the steps the caller can search the other nodes for an executable that this process's
 * cache does not have (nodes.h). */
typedef struct sr_compilation sr_compilation;

/* Reads the program `source`, makes its cache key and searches the cache. Sets name_bytes and
 * checks of `out`; after a hit also bytes, plan (with names) and origin. out->arena must exist.
 * `options` and `out` outlive the build. The caller calls sr_compilation_end, even after a failure.
 */
sr_status sr_compilation_begin(spmdrun_context *context, const sr_program_text *source,
                               const spmdrun_compile_options *options,
                               const sr_build_target *target, spmdrun_executable *out,
                               sr_compilation **out_build);
/* Like sr_compilation_begin, but always makes the key and does not search the cache. The caller may
 * then only ask for the key and the places, and end the build. */
sr_status sr_compilation_read(spmdrun_context *context, const sr_program_text *source,
                              const spmdrun_compile_options *options, const sr_build_target *target,
                              spmdrun_executable *out, sr_compilation **out_build);
/* The places of the program's ops, which failure messages name. Valid as long as the build. */
const sr_failure_places *sr_compilation_places(const sr_compilation *build);
/* Sets *out_program to the digest of what the program computes. Returns the name of its module;
 * NULL: it has none. Valid as long as the build. */
const char *sr_compilation_module(const sr_compilation *build, sr_digest *out_program);
/* The module that was read, for its `inspectors`. Valid as long as the build. */
const sr_module *sr_compilation_read_module(const sr_compilation *build);
/* The program's cache key. Set after sr_compilation_begin only if this process or a node has a
 * cache. Valid as long as the build. */
const sr_key *sr_compilation_key(const sr_compilation *build);
/* Completes a build that found no executable in the cache: waits for another job that is compiling
 * it, or compiles it. Sets bytes, plan and origin of `out`. On return the cache directories have
 * the executable, or the record that compiling failed. */
sr_status sr_compilation_finish(sr_compilation *build);
/* Sends the executable to the cache's server if this build compiled it. This is separate from
 * sr_compilation_finish because the other ranks wait for the executable, and they need not wait for
 * the server as well. */
void sr_compilation_send(const sr_compilation *build);
/* `build` may be NULL. */
void sr_compilation_end(sr_compilation *build);

/* ---- cached.c -------------------------------------------------------------------------------- */

/* Returns the cache of this process, and opens it at the first call. NULL if the cache is switched
 * off, or cannot be used; this is logged once. Rank 0 uses all tiers of the settings, other ranks
 * only the directory of their node. */
sr_cache *sr_context_cache(spmdrun_context *context);
/* Returns the cache for listing or removing entries on rank 0. If no cache is open, opens one that
 * creates no directories, and sets *out_own to it, too. The caller closes *out_own. */
sr_cache *sr_context_cache_to_look(spmdrun_context *context, sr_cache **out_own);
/* Decodes the cache entry `found` and sets bytes, plan and origin of `executable`, which then owns
 * found->data. Returns false if the entry cannot be decoded or does not fit `names`. The fault is
 * then logged, and the caller still owns found->data. */
bool sr_executable_take(spmdrun_executable *executable, const sr_cached *found,
                        const sr_names *names);

/* Partitions `module` with the context's placement and rewrites, for nodes of `devices_per_node`
 * devices (0: all devices are on one node). Logs the time. */
sr_status sr_partition_module(spmdrun_context *context, sr_module *module,
                              const sr_build_target *target, sr_partition_result *out_result);

/* Texts that show the code; each NULL if it is not wanted. */
typedef struct sr_code_texts {
  sr_text *llvm, *ptx;
} sr_code_texts;

/* Partitions and compiles a module from sr_program_text_read. Does not use the cache. `texts` may
 * be NULL; else they are as in sr_compile_options. The executable lives in the module's arena. The
 * caller has set that arena's guard, which catches lack of memory. */
sr_status sr_compile_module(spmdrun_context *context, sr_module *module,
                            const sr_build_target *target, const sr_code_texts *texts,
                            sr_executable **out_executable);

#endif
