/* The log of a loop: scalar results, as a line of JSON for each step. The loop's thread adds values
 * (sr_record_log_add), and the thread of record.c writes them. */
#ifndef SR_API_LOOP_RECORD_LOG_H
#define SR_API_LOOP_RECORD_LOG_H

#include <stdatomic.h>

#include "api/api.h"

enum {
  SR_RECORD_VALUE_BYTES = 16 /* of the largest element */
};

/* A scalar result that is logged. Shard 0 of rank 0, on device 0, has the value. */
typedef struct sr_logged {
  int result;
  sr_dtype dtype;
  char *key; /* JSON text with quotes: "\"loss\"" */
} sr_logged;

/* The log of rank 0; on other ranks it is empty (count is 0). The ring of values has one writer and
 * one reader. */
typedef struct sr_record_log {
  char *path;
  int file;         /* -1: there is none */
  bool durable;     /* a line is kept in `text` until it is on the disk */
  uint64_t written; /* bytes of the file that are kept, and of which `text` has no copy */
  int64_t first;    /* step of the first values in the ring */
  int count;
  sr_logged *logged;
  uint8_t *ring; /* values of `slots` steps */
  int64_t slots;
  _Atomic int64_t added, formatted; /* steps from `first` on */
  char *text;                       /* lines behind these bytes */
  size_t text_bytes, line_most;
  size_t put_bytes;        /* of the text, as much as is in the file */
  size_t last, last_bytes; /* the last line that was made: where in `text` */
} sr_record_log;

/* Lists what is logged: each result with is_logged[i]. Called on rank 0. */
sr_status sr_record_log_list(sr_ctx *ctx, sr_record_log *log, const sr_signature *signature,
                             const bool *is_logged);
/* Opens the log and removes the lines of step `steps` and later. Sets *out_gap if lines of earlier
 * steps are missing. The name of a durable log is on the disk then. */
sr_status sr_record_log_open(sr_ctx *ctx, sr_record_log *log, const char *path, int64_t steps,
                             bool *out_gap);
void sr_record_log_close(sr_record_log *log);
/* True if the ring has room for a step. */
bool sr_record_log_has_room(const sr_record_log *log);
/* Copies the values of the next step into the ring, which has room. The results were checked
 * (record_check.h). Errors: those of
 * sr_device_kind.read. */
sr_status sr_record_log_add(sr_ctx *ctx, sr_record_log *log, spmdrun_array *const *results);
/* Writes the lines of all steps that were added. With `sync`, brings those of a durable log to the
 * disk. After a failure they are kept for the next call. */
sr_status sr_record_log_write(sr_ctx *ctx, sr_record_log *log, bool sync);

#endif
