/*
 * Rendezvous: ranks meet by a key, from any threads and in any order of keys. So threads of a
 * process may make programs with other processes at once, and nobody needs to agree on an order.
 *
 * The lowest rank of a meeting collects the records of all and sends them to all. A thread of each
 * rank receives what others send. So a rank takes part only when it calls sr_rendezvous_meet, but
 * it tells at any time what it waits for.
 */
#ifndef SR_MPI_RENDEZVOUS_H
#define SR_MPI_RENDEZVOUS_H

#include "base/hash.h"
#include "mpi/world.h"

typedef struct sr_rendezvous sr_rendezvous;

/* Tells that a rank has left or failed, in the rendezvous' thread; it must not wait. */
typedef void sr_rendezvous_news(void *user, int32_t rank);

typedef struct sr_rendezvous_options {
  double deadline;          /* longest time in seconds that a meeting may take; 0: no limit */
  sr_rendezvous_news *news; /* called once for each rank that leaves */
  void *user;
  /* True if the main thread alone starts what ranks meet for, and this one works for it. It counts
   * as the main thread then. NULL: no thread does. */
  bool (*has_one_thread)(void);
} sr_rendezvous_options;

/* Collective, for a job of several ranks. Errors: SR_ERR_NOMEM, SR_ERR_PEER. */
sr_status sr_rendezvous_create(sr_ctx *ctx, sr_world *world, const sr_rendezvous_options *options,
                               sr_rendezvous **out_rendezvous);
/* Tells the others that this rank comes to no more meetings: those that need it fail. What it has
 * begun with them goes on. */
void sr_rendezvous_end_meetings(sr_rendezvous *rendezvous);
/* Collective: tells the others that this rank leaves, and waits until all have. Meetings that need
 * this rank fail then. No function may be called afterwards. */
void sr_rendezvous_leave(sr_rendezvous *rendezvous);
/* Collective: sr_rendezvous_leave, and frees the memory. NULL is allowed. */
void sr_rendezvous_destroy(sr_rendezvous *rendezvous);

/* Two meetings have different keys. Each rank comes to those for one thing one by one, with rising
 * numbers: so it remembers the last of them alone. */
typedef struct sr_meeting_key {
  sr_digest what; /* it is for */
  uint64_t number;
} sr_meeting_key;

typedef struct sr_meeting {
  sr_meeting_key key;
  const char *name;     /* of what it is for, for people; outlives the meeting */
  int32_t count;        /* of the ranks that meet */
  const int32_t *ranks; /* [count] ascending; one is this rank. Equal on all of them */
} sr_meeting;

/*
 * Waits until all ranks of the meeting have called this function with its key, each with a record
 * and a status. If all were well, sets out_records[i] to the record of meeting->ranks[i]. Their
 * memory is *out_memory; the caller calls free. If one was not, all fail: a rank that failed by
 * itself returns its own status, and the others SR_ERR_PEER with the message of the lowest rank
 * that failed. A record may be empty, and all together have less than 2 GiB. Any thread may call
 * this function.
 *
 * A wait of 10 s is logged, with the ranks that have not come and what these wait for, and again
 * each time it has doubled, and at least every minute. If the main threads of two ranks wait for
 * each other in different meetings, to which no other thread has come, both fail within seconds:
 * main threads meet in one order.
 *
 * Errors: SR_ERR_PEER (a rank has left, failed or not come by the deadline), SR_ERR_INVALID (two
 * wait for each other), SR_ERR_NOMEM, SR_ERR_UNSUPPORTED (records that are too large).
 */
sr_status sr_rendezvous_meet(sr_ctx *ctx, sr_rendezvous *rendezvous, const sr_meeting *meeting,
                             sr_status own, sr_world_piece record, sr_world_piece *out_records,
                             void **out_memory);

/* Tells all ranks that this one has failed, and how. Only the first call counts. */
void sr_rendezvous_tell(sr_rendezvous *rendezvous, const char *message);
/* Writes which rank, this one or another, first told that it left or failed: "rank 1 MESSAGE".
 * Waits for that at most `seconds`; returns false if none did. */
bool sr_rendezvous_heard(sr_rendezvous *rendezvous, double seconds, char *out, size_t bytes);

#endif
