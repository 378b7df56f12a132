/*
 * The names and locations that an executable leaves out.
 *
 * Two programs that compute the same share one executable and one entry in the cache, even if their
 * names and locations differ. The bytes of sr_executable_encode therefore hold numbers in place of
 * names: the number of the op that a step comes from, and the number of the mesh axis that shards a
 * dimension. sr_module_fingerprint gives ops and axes these numbers.
 *
 * Rank 0 reads the program at every start and makes the table sr_names, from number to name. It
 * sends the table together with the executable, and every rank puts the names into its executable.
 */
#ifndef SR_EXECUTABLE_NAMES_H
#define SR_EXECUTABLE_NAMES_H

#include "base/text.h"
#include "executable/plan.h"

/* Where an op stands. `line` and `column` count from 1 in the .mlir; line 0: the op does not occur
 * there. `origin` is 1 + the index of the op's source location in sr_names.origins; 0: unknown. */
typedef struct sr_name_place {
  uint32_t line, column, origin;
} sr_name_place;

typedef struct sr_names {
  const char *file;   /* name of the program's file, without its folder */
  const char *module; /* the module's name, or "module" */
  /* sr_fingerprint.digest of the program as hex digits: what it computes, without any names */
  const char *computation;
  uint32_t axis_count; /* number of mesh axes; axes[n - 1] is the name of axis number n */
  const char *const *axes;
  uint32_t result_count;
  const char *const *results;
  uint32_t place_count; /* number of ops; places[n - 1] is the place of op number n */
  const sr_name_place *places;
  uint32_t origin_count;      /* number of source locations; only those of loops, branches and
                                * calls of C */
  const char *const *origins; /* for example " (from model.py:12:3)" */
} sr_names;

/* Encodes the table as bytes for another process of this job. The bytes live in `arena`. */
void sr_names_encode(const sr_names *names, sr_arena *arena, const void **out_bytes,
                     size_t *out_count);
/* Decodes bytes made by sr_names_encode. `bytes` is 8-byte aligned and must outlive *out_names,
 * whose strings and places point into it. Errors: SR_ERR_INVALID (damaged). */
sr_status sr_names_decode(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                          sr_names *out_names);

/*
 * Sets the names of `executable`: of the module, arguments, results and mesh axes, and the
 * locations of steps. The names live in `arena` and in `names`. Errors: SR_ERR_INVALID (the table
 * belongs to another executable).
 */
sr_status sr_executable_name(sr_ctx *ctx, sr_executable *executable, const sr_names *names,
                             sr_arena *arena);

#endif
