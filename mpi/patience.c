/*
 * A message is one number: a question ("which rank do you wait for?") or its answer. A rank asks
 * another rank again only after that rank has answered. So at most two messages from one rank to
 * another are unread, a question and an answer, however long the receiver computes.
 *
 * Ranks that wait for each other want to log at about the same time. To avoid this, a rank that is
 * asked logs nothing, because the asking rank will. If two ranks ask each other at once, the lower
 * one logs.
 */
#include "mpi/patience.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/integer.h"
#include "mpi/world_private.h"

enum {
  QUESTION = -2,
  NO_ANSWER = -3,
  MOST_NAMED = 4, /* most ranks that a log line names */
  SENTENCE_BYTES = 512,
  PLACE_BYTES = SENTENCE_BYTES / 4
};

static const int64_t second_ns = 1000000000;
static const int64_t first_ns = SR_TOLD_FIRST_S * INT64_C(1000000000);
static const int64_t between_ns = SR_TOLD_MOST_S * INT64_C(1000000000);
static const int64_t gather_ns = SR_ANSWER_MS * INT64_C(1000000);
static const int64_t grace_ns = 3000000000; /* if another rank is about to end the job, it gets this
                                               extra time to do so first */
static const double longest_deadline = 1e9; /* in seconds; a longer deadline counts as none */

struct sr_patience {
  sr_world *world;
  const sr_log *log;
  MPI_Comm comm;
  int64_t first_ns, gather_ns;
  int64_t deadline_ns; /* deadline of each wait; 0: none */
  int32_t *words; /* [size + 2] send buffers, never changed: QUESTION, SR_ANY_RANK, 0, 1, 2, ... */
  int32_t *answers; /* [rank] the rank's last answer: a rank, SR_ANY_RANK or NO_ANSWER */
  bool *asked;      /* [rank] true while the rank has not answered this rank's question */
  /* [size][2] for each rank, the send requests of the last question and answer. */
  MPI_Request *requests;
  const sr_wait *asker;
  int64_t asked_ns; /* time at which the wait `asker` asked the other ranks */
  int64_t heard_ns; /* time at which another rank last asked this rank; 0: never */
  int64_t quiet_ns; /* this rank logs nothing before this time */
};

sr_status sr_patience_create(sr_ctx *ctx, sr_world *world, const sr_log *log, double deadline) {
  sr_patience *patience = calloc(1, sizeof *patience);
  if (!patience)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the state of waits");
  world->patience = patience;
  size_t size = (size_t)world->size;
  *patience = (sr_patience){.world = world,
                            .log = log,
                            .comm = MPI_COMM_NULL,
                            .first_ns = first_ns,
                            .words = calloc(size + 2, sizeof *patience->words),
                            .answers = calloc(size, sizeof *patience->answers),
                            .asked = calloc(size, sizeof *patience->asked),
                            .requests = calloc(2 * size, sizeof(MPI_Request))};
  if (!patience->words || !patience->answers || !patience->asked || !patience->requests)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the state of waits of %zu ranks", size);
  for (size_t i = 0; i < size + 2; i++)
    patience->words[i] = (int32_t)i + QUESTION;
  for (size_t i = 0; i < 2 * size; i++)
    patience->requests[i] = MPI_REQUEST_NULL;
  if (deadline > 0 && deadline < longest_deadline)
    patience->deadline_ns = sr_max((int64_t)(deadline * (double)second_ns), 1);
  if (patience->deadline_ns > 0 && patience->deadline_ns / 2 < first_ns)
    patience->first_ns = patience->deadline_ns / 2;
  patience->gather_ns = gather_ns < patience->first_ns / 2 ? gather_ns : patience->first_ns / 2;
  return SR_OK;
}

sr_status sr_patience_join(sr_ctx *ctx, sr_patience *patience) {
  SR_TRY(sr_mpi_check(ctx, MPI_Comm_dup(patience->world->all, &patience->comm), "MPI_Comm_dup"));
  MPI_Comm_set_errhandler(patience->comm, MPI_ERRORS_RETURN);
  return SR_OK;
}

/* Receives the next message. Returns false if there is none. */
static bool receive(const sr_patience *patience, int32_t *out_rank, int32_t *out_word) {
  int found = 0;
  MPI_Status status;
  if (MPI_Iprobe(MPI_ANY_SOURCE, SR_PATIENCE_TAG, patience->comm, &found, &status) != MPI_SUCCESS ||
      !found)
    return false;
  *out_rank = status.MPI_SOURCE;
  return MPI_Recv(out_word, 1, MPI_INT32_T, *out_rank, SR_PATIENCE_TAG, patience->comm,
                  MPI_STATUS_IGNORE) == MPI_SUCCESS;
}

/* Sends `word`, a question or an answer. Uses a synchronous send, so that the request completes
 * when `rank` has received the message. */
static void send(const sr_patience *patience, int32_t rank, int32_t word) {
  MPI_Request *request = &patience->requests[2 * rank + (word == QUESTION ? 0 : 1)];
  /* The previous message of this kind has arrived, so its request can be freed. A new question is
   * sent only after `rank` has answered the previous one. A new answer is sent only after `rank`
   * has asked again, and `rank` asks again only after it has received the previous answer. */
  if (*request != MPI_REQUEST_NULL)
    MPI_Request_free(request);
  if (MPI_Issend(&patience->words[word - QUESTION], 1, MPI_INT32_T, rank, SR_PATIENCE_TAG,
                 patience->comm, request) != MPI_SUCCESS)
    *request = MPI_REQUEST_NULL;
}

/* Receives and ignores messages until the requests complete or MPI fails. */
static void drop_until_done(const sr_patience *patience, int count, MPI_Request *requests) {
  sr_backoff backoff = sr_backoff_start(SR_BACKOFF_FEW_SPINS);
  for (;;) {
    int32_t rank = 0, word = 0;
    bool done = false;
    sr_mpi_lock();
    while (receive(patience, &rank, &word))
      ;
    int code = sr_mpi_test(count, requests, &done);
    sr_mpi_unlock();
    if (code != MPI_SUCCESS || done)
      return;
    sr_backoff_step(&backoff);
  }
}

/*
 * Receives all messages, then frees the communicator. MPI may reuse its internal number for the
 * next communicator, and an unreceived message could arrive there. A rank enters the barrier when
 * all messages that it sent have been received. Until all ranks have entered, it goes on receiving,
 * because the others may still wait and ask.
 */
void sr_patience_leave(sr_patience *patience) {
  if (!patience || patience->comm == MPI_COMM_NULL)
    return;
  MPI_Request barrier = MPI_REQUEST_NULL;
  drop_until_done(patience, 2 * patience->world->size, patience->requests);
  sr_mpi_lock();
  int code = MPI_Ibarrier(patience->comm, &barrier);
  sr_mpi_unlock();
  if (code == MPI_SUCCESS)
    drop_until_done(patience, 1, &barrier);
  sr_mpi_lock();
  MPI_Comm_free(&patience->comm);
  sr_mpi_unlock();
}

void sr_patience_destroy(sr_patience *patience) {
  if (!patience)
    return;
  sr_patience_leave(patience);
  free(patience->requests);
  free(patience->asked);
  free(patience->answers);
  free(patience->words);
  free(patience);
}

/* Returns the time from a line, logged after waiting for `waited_ns`, to the next one. */
static int64_t time_between(int64_t waited_ns) {
  return sr_min(waited_ns, between_ns);
}

/* Called when `rank` has asked this rank. `rank` will log, so this rank logs nothing until about
 * the time of the next line of `rank`. Exception: this rank has asked as well, and is the lower of
 * the two. */
static void be_quiet(sr_patience *patience, const sr_wait *wait, int32_t rank) {
  if (patience->asker && rank > patience->world->rank)
    return;
  patience->asker = NULL;
  patience->heard_ns = sr_backoff_now_ns();
  patience->quiet_ns = patience->heard_ns +
                       time_between(sr_max(wait->waited_ns, patience->first_ns)) +
                       2 * patience->gather_ns;
}

/* Receives messages from other ranks and answers their questions. */
static void listen(sr_patience *patience, const sr_wait *wait, int32_t peer) {
  int32_t rank = 0, word = 0;
  while (receive(patience, &rank, &word)) {
    if (word == QUESTION) {
      send(patience, rank, peer);
      be_quiet(patience, wait, rank);
    } else {
      patience->asked[rank] = false;
      patience->answers[rank] = word;
    }
  }
}

/* Asks every other rank, except those that have not yet answered an earlier question. */
static void ask(sr_patience *patience, const sr_wait *wait) {
  patience->asker = wait;
  patience->asked_ns = sr_backoff_now_ns();
  for (int32_t rank = 0; rank < patience->world->size; rank++) {
    patience->answers[rank] = NO_ANSWER;
    if (rank != patience->world->rank && !patience->asked[rank])
      send(patience, rank, QUESTION);
    patience->asked[rank] = true;
  }
}

/* Returns the value of wait->waited_ns at which this wait logs its next line. */
static int64_t line_due(const sr_patience *patience, const sr_wait *wait, int64_t now) {
  int64_t due =
      wait->logged_ns > 0 ? wait->logged_ns + time_between(wait->logged_ns) : patience->first_ns;
  return sr_max(due, wait->waited_ns + patience->quiet_ns - now);
}

/* Returns the value of waited_ns at which a wait ends the job. If another rank has just asked, it
 * is about to end the job; this rank then waits grace_ns longer. */
static int64_t end_due(const sr_patience *patience, int64_t now) {
  if (patience->deadline_ns == 0)
    return INT64_MAX;
  bool other = patience->heard_ns > 0 && now < patience->heard_ns + grace_ns;
  return patience->deadline_ns + (other ? grace_ns : 0);
}

/* Follows the chain of ranks that wait for each other, from `peer` on. Returns the rank at its end,
 * which did not answer. Returns SR_ANY_RANK if the last rank does not know which rank it waits for,
 * and QUESTION if the chain is a ring. */
static int32_t end_of_chain(const sr_patience *patience, int32_t peer) {
  int32_t rank = peer;
  for (int32_t steps = 0; steps < patience->world->size; steps++) {
    if (rank == patience->world->rank)
      return QUESTION;
    if (rank == SR_ANY_RANK || patience->answers[rank] == NO_ANSWER)
      return rank;
    rank = patience->answers[rank];
  }
  return QUESTION;
}

/* Writes the ranks that did not answer: "ranks 1, 3, 4, 5 and 2 more". Returns false if there are
 * none. */
static bool name_missing(const sr_patience *patience, char *out, size_t bytes) {
  int32_t count = 0, named = 0;
  for (int32_t rank = 0; rank < patience->world->size; rank++)
    count += rank != patience->world->rank && patience->answers[rank] == NO_ANSWER;
  size_t at = (size_t)snprintf(out, bytes, count == 1 ? "rank" : "ranks");
  for (int32_t rank = 0; rank < patience->world->size && named < MOST_NAMED; rank++)
    if (rank != patience->world->rank && patience->answers[rank] == NO_ANSWER)
      at += (size_t)snprintf(out + at, bytes - at, "%s %d", named++ > 0 ? "," : "", rank);
  if (count > MOST_NAMED)
    snprintf(out + at, bytes - at, " and %d more", count - MOST_NAMED);
  return count > 0;
}

static void describe(const sr_patience *patience, const sr_wait *wait, int32_t peer, char *out) {
  char missing[SENTENCE_BYTES / 4] = "";
  const char *place = wait->place ? wait->place : "";
  int32_t last = end_of_chain(patience, peer);
  bool named = last == SR_ANY_RANK && name_missing(patience, missing, sizeof missing);
  if (!named && (last >= 0 || peer >= 0))
    snprintf(missing, sizeof missing, "rank %d", last >= 0 ? last : peer);
  else if (!named)
    snprintf(missing, sizeof missing, "messages");
  const char *why = "all ranks wait, and none gets through";
  if (named || last >= 0)
    why = "busy for that long, or standing still (stopped, swapped out, a disk that hangs)";
  else if (last == QUESTION)
    why = "it waits for another rank itself, all in a ring";
  snprintf(out, SENTENCE_BYTES, "waiting for %s for %lld s%s%.*s: %s", missing,
           (long long)(wait->waited_ns / second_ns), *place ? " at " : "", PLACE_BYTES, place, why);
}

/* Called under the MPI lock. Receives messages, answers questions and, when it is time, asks the
 * other ranks. Returns true if a line is to be logged. The line is then in `out_sentence`, and
 * *out_ends is true if the job must end after it. */
static bool advance(sr_wait *wait, int32_t peer, char *out_sentence, bool *out_ends) {
  sr_patience *patience = wait->patience;
  int64_t now = sr_backoff_now_ns();
  listen(patience, wait, peer);
  int64_t end = end_due(patience, now), line = line_due(patience, wait, now);
  int64_t due = end < line ? end : line;
  if (!patience->asker && wait->waited_ns >= due - patience->gather_ns)
    ask(patience, wait);
  if (patience->asker != wait || wait->waited_ns < due ||
      now - patience->asked_ns < patience->gather_ns)
    return false;
  patience->asker = NULL;
  patience->quiet_ns = now + time_between(wait->waited_ns);
  wait->logged_ns = wait->waited_ns;
  *out_ends = wait->waited_ns >= end;
  describe(patience, wait, peer, out_sentence);
  return true;
}

void sr_patience_look(sr_wait *wait, int32_t peer) {
  const sr_patience *patience = wait->patience;
  char sentence[SENTENCE_BYTES] = "";
  bool ends = false;
  wait->look_ns = wait->waited_ns + SR_PATIENCE_LOOK_NS;
  sr_mpi_lock();
  bool speaks = advance(wait, peer, sentence, &ends);
  sr_mpi_unlock();
  sr_ctx ctx = {.log = patience->log};
  if (speaks && !ends)
    sr_log_line(&ctx, SR_LOG_MPI, SR_LOG_WARN, "%s", sentence);
  if (!ends)
    return;
  sr_log_line(&ctx, SR_LOG_MPI, SR_LOG_ERROR, "%s; the job is ended by its deadline of %g s",
              sentence, (double)patience->deadline_ns / (double)second_ns);
  sr_world_abort(patience->world, 1);
}

void sr_patience_forget(const sr_wait *wait) {
  sr_mpi_lock();
  if (wait->patience->asker == wait)
    wait->patience->asker = NULL;
  sr_mpi_unlock();
}
