/*
 * Where the values of an argument come from, step by step.
 *
 * A source is opened on every rank, and each rank reads the shards of its own devices. After it is
 * open, one thread may read it while others use the context.
 */
#ifndef SR_EXECUTOR_IO_FEED_SOURCE_H
#define SR_EXECUTOR_IO_FEED_SOURCE_H

#include "executor/array.h"
#include "executor/io/source.h"
#include "sharding/signature.h"

typedef enum sr_feed_kind {
  SR_FEED_ONE,   /* one value in all steps: a file, a scalar, a generator */
  SR_FEED_COUNT, /* the number of the step */
  SR_FEED_ROWS,  /* an array with a dimension of steps in front */
  SR_FEED_FILES, /* a directory with a file for each step */
} sr_feed_kind;

typedef struct sr_feed_source {
  sr_feed_kind kind;
  char what[32]; /* the argument in messages: "input 0" */
  const sr_port *port;
  int64_t steps;         /* there are values for the steps 0..steps - 1; -1: for every step */
  sr_source *opened;     /* NULL for COUNT and FILES */
  char *directory;       /* of FILES; else NULL */
  struct dirent **files; /* [steps]: of FILES, in their order */
  int64_t together;      /* rows that are read at once, from a multiple of this number on */
  int64_t held;          /* first of the rows in `rows`; -1: none */
  char *rows;            /* room for `together` blocks of each shard of this rank */
} sr_feed_source;

/* What all ranks must see alike of a source. */
typedef struct sr_feed_facts {
  int64_t kind, steps;
  uint64_t names; /* a hash of the names of the files */
} sr_feed_facts;

/* Opens `text` for an argument of the type `port`, which must outlive the source. `rank` of `ranks`
 * checks its share of the files of a directory that steps below `end` need. Not collective. Errors:
 * those of sr_source_open. After a failure *out_source may be set and must be closed. */
sr_status sr_feed_source_open(sr_ctx *ctx, const char *what, const char *text, const sr_port *port,
                              int32_t rank, int32_t ranks, int64_t end,
                              sr_feed_source **out_source);
/* NULL is allowed. */
void sr_feed_source_close(sr_feed_source *source);
sr_feed_facts sr_feed_source_facts(const sr_feed_source *source);

/* Reads the value of `row`, a step below source->steps, into the blocks `rooms` of the shards of
 * `array`: rooms[i] has array->local_bytes bytes of host memory. */
sr_status sr_feed_source_read(sr_ctx *ctx, sr_feed_source *source, int64_t row,
                              const sr_array *array, void *const *rooms);

#endif
