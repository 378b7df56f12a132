/*
 * The driver of rewrites: runs a table of named rewrites over a program until nothing changes.
 *
 * A local rewrite looks at one op and the ops around it. A global rewrite looks at the whole
 * program. The driver works in rounds. A round first visits every op, in program order, and tries
 * the local rewrites on it; a worklist holds the ops that a change may have made simpler, so they
 * are visited again. Then the round runs the global rewrites in the order of the table. The first
 * round that changes nothing is the last one.
 *
 * A rewrite changes the program only through builder.h and rewriter.h, or enters the ops that it
 * changed with sr_rewriter_visit. So it may build simple code and leave the clean-up to other
 * rewrites. The builder of a local rewrite inserts before the visited op; the builder of a global
 * rewrite has no insertion point yet. Memory that a rewrite takes from b->arena is freed when the
 * rewrite returns.
 *
 * Every rewrite makes the program cheaper in some measure, so the rounds come to an end. Limits on
 * rounds and visits bound the damage of a rewrite that breaks this rule: the driver then stops with
 * a warning. The program is correct at that point, but may be slower than it could be.
 */
#ifndef SR_GRAPH_BUILD_DRIVER_H
#define SR_GRAPH_BUILD_DRIVER_H

#include "graph/build/rewriter.h"

/* Both functions return true if they changed the program. One of them is NULL. */
typedef struct sr_rewrite {
  const char *name;
  sr_opcode code; /* `local` is tried on ops with this opcode; SR_OP_COUNT: on all ops */
  bool (*local)(const sr_builder *b, sr_op *op);
  bool (*global)(const sr_builder *b);
} sr_rewrite;

typedef struct sr_rewrite_table {
  const char *file; /* the file that lists the rewrites, for messages */
  size_t count;
  const sr_rewrite *rewrites; /* [count], in the order in which they are tried */
  /* If true, a round ends with the first global rewrite that changes the program, and runs no
   * global rewrite at all if a local one changed it. */
  bool one_change;
  /* Called at the start of each round. Returns false if no rewrite can apply to the program, which
   * ends the run. May be NULL. */
  bool (*begin_round)(const sr_builder *b);
} sr_rewrite_table;

/* Returns the rewrite with this name; NULL: there is none. */
const sr_rewrite *sr_rewrite_find(const sr_rewrite_table *table, const char *name);

/* Which rewrites of a table run, by name. {0}: all. */
typedef struct sr_rewrite_selection {
  const char *const *enabled; /* if not NULL, no other rewrites run */
  size_t enabled_count;
  const char *const *disabled; /* rewrites that do not run, even if they are enabled */
  size_t disabled_count;
} sr_rewrite_selection;

typedef struct sr_rewrite_stats {
  size_t rounds;
  size_t visits;  /* ops that were taken from the worklist */
  size_t changes; /* calls of rewrites that changed the program, and dead ops that were erased */
  const size_t
      *fired; /* [table->count]: how often each rewrite changed the program; in the module's
                        * arena */
} sr_rewrite_stats;

/*
 * Runs the selected rewrites on main of b->module, and erases dead ops. If no rewrite is selected,
 * the program stays as it is. `selection` may be NULL. `b` needs a context, a module and an arena
 * for scratch memory, which the rewrites use as a stack. Deterministic. Errors: SR_ERR_INVALID if
 * `selection` has a name that is not in the table.
 */
sr_status sr_rewrite_run(const sr_rewrite_table *table, const sr_rewrite_selection *selection,
                         const sr_builder *b, sr_rewrite_stats *out_stats);

#endif
