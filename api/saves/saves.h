/* The structure behind spmdrun_saves, shared by the files that save and resume. */
#ifndef SR_API_SAVES_SAVES_H
#define SR_API_SAVES_SAVES_H

#include "api/api.h"
#include "saves/folder.h"
#include "saves/writer.h"

struct spmdrun_saves {
  spmdrun_context *context;
  spmdrun_saves_options options; /* with defaults in place of zeros; `program` is `name` */
  char *name;                    /* malloc'ed; NULL: the caller gave none */
  char *path;                    /* of the state directory, absolute; malloc'ed */
  int directory;
  char stem[SR_SAVE_HIDDEN_BYTES]; /* of the names of hidden directories */
  sr_state_lock *lock;             /* on rank 0 */
  sr_writer *writer;
  int64_t step;                  /* of the newest whole save that all ranks know of; -1: none */
  bool pending;                  /* a save was started that the ranks have not settled */
  int64_t started;               /* step of the save that was started last */
  struct spmdrun_record *record; /* its files are on the disk before a save is whole; NULL: none */
  bool failed;                   /* the save that was started last did not become whole */
  char why[SR_MESSAGE_BYTES];
  /* On rank 0: steps of saves that are not whole; malloc'ed. */
  int64_t *damaged;
  size_t damaged_count;
};

/* Collective. Ends the save that is being written, if there is one: sets `step`, or `failed`. */
void sr_saves_settle(spmdrun_saves *saves);

/* Not collective. Ends the time in which saves wait for their record. If this rank still waits for
 * it, that first comes to its end. */
void sr_saves_leave(spmdrun_saves *saves);

/* saves_find.c. Collective. Finds the newest whole save and sets `step`. */
spmdrun_status sr_saves_find(spmdrun_saves *saves);
/* saves_find.c. Collective. Sends the manifest of the save `step` from rank 0 to all ranks and
 * parses it. *out_manifest lives in `arena`. `own` is this rank's status so far. */
spmdrun_status sr_saves_manifest(spmdrun_saves *saves, sr_status own, int64_t step, sr_arena *arena,
                                 sr_save_manifest *out_manifest);
/* The name of the program in saves. */
const char *sr_saves_program(const spmdrun_saves *saves, const spmdrun_executable *program);
/* The name of argument `index` in saves: that of the result which is its next value; "": none. */
const char *sr_saves_array_name(const spmdrun_executable *program, int32_t index);

#endif
