/*
 * The structure behind spmdrun_record. record.c opens it and adds steps, and record_rounds.c is its
 * thread, which writes them.
 */
#ifndef SR_API_LOOP_RECORD_H
#define SR_API_LOOP_RECORD_H

#include <pthread.h>

#include "api/loop/record_check.h"
#include "api/loop/record_log.h"
#include "executor/io/result_rows.h"
#include "saves/writer.h"

enum {
  SR_RECORD_LATEST_BYTES = 512
};

struct spmdrun_record {
  spmdrun_context *context;
  spmdrun_executable *executable;
  spmdrun_saves *saves; /* they wait for the record's files; NULL: none do */
  int64_t first, next;  /* the step that the loop adds next */
  sr_ctx fault;         /* why a step could not be added; no step is added after it */
  sr_record_log log;
  sr_result_rows *rows;
  int rows_count;
  sr_kept_result *kept; /* what is in `rows` and what is logged, in the order of results */
  int kept_count;
  bool *is_logged; /* [results] */

  pthread_t thread;
  bool running;
  pthread_mutex_t lock; /* protects what follows, and the chunks of `rows` while the thread runs */
  pthread_cond_t changed, done;
  bool closing, asked;
  int64_t begun, ended; /* rounds */
  /* Steps that are to be in the files, that the last round was to bring there, and that are there:
   * if saves wait for them, on the disk. */
  int64_t wanted, tried, flushed;
  sr_ctx failure; /* of the last round */
  char latest[SR_RECORD_LATEST_BYTES];
};

/* record_rounds.c. Starts the thread. Errors: SR_ERR_NOMEM. */
sr_status sr_record_start(sr_ctx *ctx, spmdrun_record *record);
/* Ends the thread. */
void sr_record_stop(spmdrun_record *record);
/* Has the thread do a whole round, and waits for its end. */
void sr_record_ask_round(spmdrun_record *record);
/* Has the thread bring all steps that were added to the files, and returns at once. Only the loop's
 * thread calls it. */
void sr_record_ask_flush(spmdrun_record *record);
/* Waits until the files have the steps before `steps`, for which the thread was asked, or until the
 * thread has failed to bring them there. Any thread may call it. */
sr_status sr_record_await(sr_ctx *ctx, spmdrun_record *record, int64_t steps);
/* True if the thread has to write the chunk, and it cannot be used for other steps yet. */
bool sr_record_is_due(spmdrun_record *record, const sr_rows_chunk *chunk);

/* record.c. Fails as the step did that could not be added. */
sr_status sr_record_check_whole(sr_ctx *ctx, const spmdrun_record *record);
/* record.c. Lets a save wait for the steps that were added. `arena` is that of the writer. */
void sr_record_join(spmdrun_record *record, sr_arena *arena, sr_save_job *job);

#endif
