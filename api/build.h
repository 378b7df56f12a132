/* What rank 0 does alone: from a text to an executable, by the cache or by the compiler. */
#ifndef SR_API_BUILD_H
#define SR_API_BUILD_H

#include "api/api.h"
#include "api/failure.h"
#include "api/self_check.h"
#include "base/text.h"
#include "graph/read.h"

/* A program's text. */
typedef struct sr_program_text {
  const char *name; /* for messages */
  const char *text;
  size_t bytes;
} sr_program_text;

/* Reads the file at `path`; sr_program_text_close frees it. SR_ERR_IO, SR_ERR_INVALID,
 * SR_ERR_NOMEM. */
sr_status sr_program_text_open(sr_ctx *ctx, const char *path, sr_program_text *out);
void sr_program_text_close(sr_program_text *source);

/* Reads, and brings into the form that the fingerprint and the partitioner take; `out_module` lives
 * in `arena`. */
sr_status sr_program_text_read(sr_ctx *ctx, sr_arena *arena, const sr_program_text *source,
                               sr_module **out_module);

/*
 * program_names.c: the names that `module` gives its parts. It is the fingerprinted one, and not
 * rewritten so far; the table lives in `arena` and in the module.
 */
sr_names sr_names_of(sr_arena *arena, const sr_module *module, const sr_fingerprint *fingerprint);

/* The machine that is compiled for. */
typedef struct sr_build_target {
  sr_cpu_level cpu;
  int64_t devices;          /* that it has; 0: as many as the program spans */
  int64_t devices_per_node; /* 0: all are on one */
} sr_build_target;

/* See target.c; level 3 takes longer and makes no faster code. */
enum {
  SR_OPTIMIZATION = 2
};

/*
 * program_key.c: the key of the executable of a fingerprinted module for that machine, in `arena`.
 */
void sr_program_key(spmdrun_context *context, sr_arena *arena, const sr_module *module,
                    const sr_fingerprint *fingerprint, const sr_build_target *target,
                    sr_key *out_key);

/* The version of the compiler, as the part "compiler" of a key has it. */
const char *sr_compiler_identity(void);

/*
 * A program on its way to an executable, in two steps: between them other nodes can be asked for
 * what this process's cache does not have (nodes.h).
 */
typedef struct sr_build sr_build;

/*
 * Reads `source`, makes its key and looks into the cache. Sets name_bytes and checks of `out`,
 * whose arena must be there, and if it was found bytes, plan (with names) and origin. `options` and
 * `out` outlive the build, which is the caller's to end whatever comes back. Running out of memory
 * comes back as SR_ERR_NOMEM.
 */
sr_status sr_build_begin(spmdrun_context *context, const sr_program_text *source,
                         const spmdrun_compile_options *options, const sr_build_target *target,
                         spmdrun_executable *out, sr_build **out_build);
/* The same without a look into the cache, and always with a key. sr_build_end is all that may
 * follow. */
sr_status sr_build_read(spmdrun_context *context, const sr_program_text *source,
                        const spmdrun_compile_options *options, const sr_build_target *target,
                        spmdrun_executable *out, sr_build **out_build);
/* How sentences name the places of the program. Lives as long as the build. */
const sr_failure_places *sr_build_places(const sr_build *build);
/* Where there is a cache, here or on a node. Lives as long as the build. */
const sr_key *sr_build_key(const sr_build *build);
/* What was not found is taken from a job that makes it now, or compiled: bytes, plan and origin of
 * `out`. What was compiled is in all directories when this returns, as is that it cannot be. */
sr_status sr_build_finish(sr_build *build);
/* Keeps what was compiled, if anything was, on the server, too. Apart from sr_build_finish, for
 * ranks wait for the bytes and need not for a server. */
void sr_build_send(const sr_build *build);
/* NULL is fine. */
void sr_build_end(sr_build *build);

/* ---- cached.c -------------------------------------------------------------------------------- */

/* NULL when there is none: switched off, or not to be used, which is logged once. On rank 0 with
 * all that the settings name, elsewhere with what the node keeps. */
sr_cache *sr_context_cache(spmdrun_context *context);
/* The same to look at, or to remove from, on rank 0: where it is not open yet, one that makes no
 * directories, which is also in *out_own and the caller's to close. */
sr_cache *sr_context_cache_to_look(spmdrun_context *context, sr_cache **out_own);
/* Sets bytes, plan and origin; the executable owns found->data then. False, logged: it is not the
 * executable of a program with these names, and is still the caller's to drop. */
bool sr_executable_take(spmdrun_executable *executable, const sr_cached *found,
                        const sr_names *names);

/* sr_partition_with the context's placement and rewrites for devices of which so many are on a node
 * (0: all), and what it took to the log. */
sr_status sr_partition_module(spmdrun_context *context, sr_module *module, int64_t devices_per_node,
                              sr_partition_result *out_result);

/*
 * Partitions and compiles a module of sr_program_text_read, past the cache. `llvm`, if not NULL,
 * receives the LLVM IR. The executable lives in the module's arena, whose guard the caller has set.
 */
sr_status sr_compile_module(spmdrun_context *context, sr_module *module,
                            const sr_build_target *target, sr_text *llvm,
                            sr_executable **out_executable);

#endif
