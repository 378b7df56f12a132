/*
 * What an executable leaves out: how its program calls things, and where they stand.
 *
 * Two programs that compute the same have one executable and one entry in the cache, though their
 * names and locations differ. So bytes made by sr_executable_encode hold numbers where a person
 * wants a name: which op of the program a step comes from, which of the program's mesh axes cuts an
 * array. Rank 0, which reads the program at every start, numbers both and makes this table of them;
 * it travels beside the executable and is put into it on every rank.
 */
#ifndef SR_EXECUTABLE_NAMES_H
#define SR_EXECUTABLE_NAMES_H

#include "base/text.h"
#include "executable/plan.h"

/* Line and column in the .mlir, from 1; line 0 for an op that has no place there. `origin`: the
 * number of the string, from 1, on where the op was written; 0: there is none. */
typedef struct sr_name_place {
  uint32_t line, column, origin;
} sr_name_place;

typedef struct sr_names {
  const char *file;    /* of the program, without its folder */
  const char *module;  /* its name, or "module" */
  uint32_t axis_count; /* mesh axes, in the order of the fingerprint */
  const char *const *axes;
  uint32_t result_count;
  const char *const *results;
  uint32_t place_count; /* ops in the order of the fingerprint: op n is places[n - 1] */
  const sr_name_place *places;
  uint32_t origin_count;      /* of loops and branches, which can fail while they run */
  const char *const *origins; /* " (from model.py:12:3)" */
} sr_names;

/* The table as bytes, for another process of this job. In `arena`. */
void sr_names_encode(const sr_names *names, sr_arena *arena, const void **out_bytes,
                     size_t *out_count);
/*
 * Reads what sr_names_encode made; strings and places point into `bytes`, which is 8-byte aligned
 * and outlives them. SR_ERR_INVALID: it is not that.
 */
sr_status sr_names_decode(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                          sr_names *out_names);

/*
 * Gives the parts of `executable` their names: module, ports, mesh axes and the locations of steps.
 * They live in `arena` and in `names`. SR_ERR_INVALID if the table is not of a program that this
 * executable was made from.
 */
sr_status sr_executable_name(sr_ctx *ctx, sr_executable *executable, const sr_names *names,
                             sr_arena *arena);

#endif
