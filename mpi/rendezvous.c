/*
 * A meeting at a rank is an entry of a list, made by whoever comes first: the first record that
 * arrives, or the thread of this rank that takes part. The lowest rank of the meeting, the host,
 * collects the records, and its thread sends all to all when they are complete. Each rank removes
 * its entry when its thread returns.
 *
 * A rank that leaves a meeting early, because another rank left or the deadline is over, tells
 * nobody: the others notice the same, or that this rank left. One that gives up because ranks wait
 * for each other tells all of its meeting.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/process.h"
#include "mpi/patience.h"
#include "mpi/rendezvous_private.h"

static const double first_question_s = 2; /* how long a wait is before others are asked */
static const double first_line_s = (double)SR_TOLD_FIRST_S, last_line_s = (double)SR_TOLD_MOST_S;
static const double answer_s = (double)SR_ANSWER_MS / 1000;

/* ---- the host -------------------------------------------------------------------------------- */

static const sr_message *record_of(const sr_entry *own, int32_t rank) {
  const sr_message *at = own->records;
  while (at && at->from != rank)
    at = at->next;
  return at;
}

/* Makes the message with the records of all, or that of the lowest rank that failed by itself, or
 * if there is none, of the lowest that failed. NULL: there is no memory, or it is too large. */
static sr_message *collect(const sr_rendezvous *rv, const sr_entry *own, size_t *out_bytes) {
  const sr_meeting *meeting = own->meeting;
  const sr_message *failed = NULL;
  size_t bytes = 0;
  for (int32_t i = 0; i < meeting->count; i++) {
    const sr_message *at = record_of(own, meeting->ranks[i]);
    if (at->status != SR_OK &&
        (!failed || (failed->status == SR_ERR_PEER && at->status != SR_ERR_PEER)))
      failed = at;
    bytes += sizeof(uint64_t) + at->bytes;
  }
  *out_bytes = sizeof(sr_message) + (failed ? failed->bytes : bytes);
  sr_message *message = *out_bytes <= rv->most_bytes ? sr_post_allocate(*out_bytes) : NULL;
  if (!message)
    return NULL;
  *message = (sr_message){.kind = SR_MEETING_RECORDS, .key = own->key};
  uint8_t *to = (uint8_t *)(message + 1);
  if (failed) {
    message->status = SR_ERR_PEER;
    message->lowest = failed->from;
    memcpy(to, failed + 1, failed->bytes);
    return message;
  }
  for (int32_t i = 0; i < meeting->count; i++) {
    const sr_message *at = record_of(own, meeting->ranks[i]);
    const uint64_t size = at->bytes;
    memcpy(to, &size, sizeof size);
    memcpy(to + sizeof size, at + 1, at->bytes);
    to += sizeof size + at->bytes;
  }
  return message;
}

/* Fails the meeting on all its ranks: the records cannot be sent. */
static sr_status refuse(sr_ctx *ctx, sr_rendezvous *rv, const sr_meeting *meeting, size_t bytes) {
  const sr_message about = {.kind = SR_MEETING_RECORDS,
                            .status = SR_ERR_PEER,
                            .lowest = rv->world->rank,
                            .key = meeting->key};
  sr_fail(ctx, bytes > rv->most_bytes ? SR_ERR_UNSUPPORTED : SR_ERR_NOMEM,
          "%s: %zu bytes cannot be sent to %d ranks", meeting->name, bytes, (int)meeting->count);
  for (int32_t i = 1; i < meeting->count; i++)
    sr_rendezvous_send(rv, meeting->ranks[i], about, ctx->message, strlen(ctx->message) + 1);
  return ctx->code;
}

/* Sends the records to all. The caller has the lock; others may change `own` no more. */
static sr_status host(sr_ctx *ctx, sr_rendezvous *rv, sr_entry *own) {
  const sr_meeting *meeting = own->meeting;
  size_t bytes = 0;
  sr_message *message = collect(rv, own, &bytes);
  if (!message)
    return refuse(ctx, rv, meeting, bytes);
  message->bytes = bytes - sizeof *message;
  own->result = message;
  for (int32_t i = 1; i < meeting->count; i++)
    if (!sr_rendezvous_send(rv, meeting->ranks[i], *message, message + 1, message->bytes))
      return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory to send %zu bytes to rank %d", meeting->name,
                     bytes, (int)meeting->ranks[i]);
  return SR_OK;
}

/* ---- long waits ------------------------------------------------------------------------------ */

/* A wait in a meeting; times in seconds. */
typedef struct wait {
  double began, next, asked; /* next: when to ask; asked: 0 if no question is open */
} wait;

/* Asks all ranks of the meeting. */
static void ask(sr_rendezvous *rv, sr_entry *own) {
  const sr_meeting *meeting = own->meeting;
  for (int32_t i = 0; i < meeting->count; i++) {
    const int32_t rank = meeting->ranks[i];
    own->answers[i].came = false;
    if (rank != rv->world->rank)
      sr_rendezvous_send(rv, rank, (sr_message){.kind = SR_MEETING_QUESTION, .key = meeting->key},
                         "", 1);
  }
}

/* Writes which ranks have not come, and what they wait for instead. */
static void name_missing(const sr_rendezvous *rv, const sr_entry *own, char *out, size_t bytes) {
  const sr_meeting *meeting = own->meeting;
  size_t used = 0;
  out[0] = '\0';
  for (int32_t i = 0; i < meeting->count && used + 1 < bytes; i++) {
    const int32_t rank = meeting->ranks[i];
    const sr_answer *told = &own->answers[i];
    if (rank == rv->world->rank || (told->came && told->is_here))
      continue;
    used += (size_t)snprintf(out + used, bytes - used, "%srank %d, which %s%s", used ? "; " : "",
                             (int)rank,
                             !told->came     ? "does not answer"
                             : told->text[0] ? "waits for others to make "
                                             : "makes no program with others now",
                             told->came ? told->text : "");
  }
}

/* True if this rank is the lowest that has come, which speaks for the others. */
static bool speaks(const sr_rendezvous *rv, const sr_entry *own) {
  for (int32_t i = 0; own->meeting->ranks[i] != rv->world->rank; i++)
    if (own->answers[i].came && own->answers[i].is_here)
      return false;
  return true;
}

static void tell_ring(sr_rendezvous *rv, const sr_meeting *meeting) {
  for (int32_t i = 0; i < meeting->count; i++)
    if (meeting->ranks[i] != rv->world->rank)
      sr_rendezvous_send(rv, meeting->ranks[i],
                         (sr_message){.kind = SR_MEETING_RING, .other = meeting->key},
                         meeting->name, strlen(meeting->name) + 1);
}

/* Fails if this thread, the main one, waits for a rank that says that its main thread waits for
 * this one, in a meeting to which no thread of this rank has come. Tells all, of which some may
 * not have asked yet. */
static sr_status check_ring(sr_ctx *ctx, sr_rendezvous *rv, const sr_entry *own) {
  const sr_meeting *meeting = own->meeting;
  for (int32_t i = 0; own->is_main && i < meeting->count; i++) {
    const sr_answer *told = &own->answers[i];
    if (!told->came || !told->is_ring || sr_rendezvous_has_come(rv, &told->other))
      continue;
    tell_ring(rv, meeting);
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: this process, of rank %d, waits for rank %d to make this program, and "
                   "that one for this one to make %s: all processes must make the programs that "
                   "they share in the same order, with the same shapes",
                   meeting->name, (int)rv->world->rank, (int)meeting->ranks[i], told->text);
  }
  return SR_OK;
}

/* Asks and tells if it is time. Fails at the deadline. The caller has the lock. */
static sr_status look(sr_ctx *ctx, sr_rendezvous *rv, sr_entry *own, wait *at) {
  const sr_meeting *meeting = own->meeting;
  const double waited = sr_seconds_now() - at->began, deadline = rv->options.deadline;
  const bool ends = deadline > 0 && waited >= deadline;
  char missing[SR_MESSAGE_BYTES / 2];
  if (at->asked == 0 && (waited >= at->next || ends)) {
    at->asked = sr_seconds_now();
    ask(rv, own);
  }
  if (at->asked == 0 || sr_seconds_now() - at->asked < answer_s)
    return SR_OK;
  at->asked = 0;
  const bool is_early = waited < first_line_s && !ends;
  at->next = is_early ? first_line_s : waited + (waited < last_line_s ? waited : last_line_s);
  name_missing(rv, own, missing, sizeof missing);
  if (ends)
    return sr_fail(ctx, SR_ERR_PEER,
                   "%s: all processes of its devices must make this program, and by the deadline "
                   "of %g s there has not come %s",
                   meeting->name, deadline, missing);
  if (!is_early && missing[0] && speaks(rv, own))
    sr_log_line(&(sr_ctx){.log = rv->log}, SR_LOG_MPI, SR_LOG_WARN,
                "%s: all processes of its devices must make this program; after %.0f s still "
                "waiting for %s",
                meeting->name, waited, missing);
  return SR_OK;
}

/* ---- meeting --------------------------------------------------------------------------------- */

/* Fails if a rank has left whom this one waits for. A rank that is no host waits for the host
 * alone, which notices if others have left. */
static sr_status check_left(sr_ctx *ctx, const sr_rendezvous *rv, const sr_entry *own) {
  const sr_meeting *meeting = own->meeting;
  const bool is_host = meeting->ranks[0] == rv->world->rank;
  for (int32_t i = 0; i < (is_host ? meeting->count : 1); i++) {
    const int32_t rank = meeting->ranks[i];
    if (rv->left[rank] && !(is_host && record_of(own, rank)))
      return sr_fail(ctx, SR_ERR_PEER,
                     "%s: rank %d has left the job and will not make this program", meeting->name,
                     (int)rank);
  }
  return SR_OK;
}

/* Waits for the result. The caller has the lock. */
static sr_status await(sr_ctx *ctx, sr_rendezvous *rv, sr_entry *own) {
  const sr_meeting *meeting = own->meeting;
  const bool is_host = meeting->ranks[0] == rv->world->rank;
  wait at = {.began = sr_seconds_now(), .next = first_question_s};
  while (!own->result) {
    if (is_host && own->count == meeting->count)
      return host(ctx, rv, own);
    SR_TRY(check_left(ctx, rv, own));
    SR_TRY(check_ring(ctx, rv, own));
    SR_TRY(look(ctx, rv, own, &at));
    sr_thread_wait(&rv->changes, &rv->lock, SR_LOOK_MS);
  }
  return SR_OK;
}

/* Takes the records out of the result, or its failure. */
static sr_status open_result(sr_ctx *ctx, const sr_entry *own, sr_status status,
                             sr_world_piece *out_records, void **out_memory) {
  const sr_message *message = own->result;
  if (status != SR_OK)
    return status;
  if (message->status != SR_OK)
    return sr_fail(ctx, SR_ERR_PEER, "rank %d: %s", (int)message->lowest,
                   (const char *)(message + 1));
  uint8_t *memory = malloc(message->bytes), *at = memory;
  if (!memory)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for the records of %d ranks",
                   own->meeting->name, (int)own->meeting->count);
  memcpy(memory, message + 1, message->bytes);
  for (int32_t i = 0; i < own->meeting->count; i++) {
    uint64_t bytes;
    memcpy(&bytes, at, sizeof bytes);
    out_records[i] = (sr_world_piece){at + sizeof bytes, bytes};
    at += sizeof bytes + bytes;
  }
  *out_memory = memory;
  return SR_OK;
}

/* Sends the record to the host or, if this rank has failed, the message of that in ctx. A record
 * that cannot be sent is a failure, too. Returns false if nothing could be sent. */
static bool send_record(sr_ctx *ctx, sr_rendezvous *rv, const sr_meeting *meeting, sr_status *own,
                        sr_world_piece record) {
  sr_message about = {.kind = SR_MEETING_RECORD, .key = meeting->key};
  const int32_t host = meeting->ranks[0];
  if (*own == SR_OK) {
    if (sr_rendezvous_send(rv, host, about, record.data, record.bytes))
      return true;
    const bool is_large = record.bytes > rv->most_bytes - sizeof about;
    *own =
        sr_fail(ctx, is_large ? SR_ERR_UNSUPPORTED : SR_ERR_NOMEM,
                "%s: %zu bytes cannot be sent to rank %d", meeting->name, record.bytes, (int)host);
  }
  about.status = (int32_t)*own;
  return sr_rendezvous_send(rv, host, about, ctx->message, strlen(ctx->message) + 1);
}

/* Remembers that a thread of this rank has come. Returns false if there is no memory. */
static bool note_come(sr_rendezvous *rv, const sr_meeting_key *key) {
  sr_meeting_key *last = sr_rendezvous_last(rv, &key->what);
  if (!last) {
    sr_meeting_key *come = realloc(rv->come, (rv->come_count + 1) * sizeof *come);
    if (!come)
      return false;
    rv->come = come;
    last = &rv->come[rv->come_count++];
  }
  *last = *key;
  return true;
}

/* True if this thread is the main one, or works for it and no other thread is there. The caller
 * does not have the lock: the answer may need another one, that of Python. */
static bool stands_for_main(sr_rendezvous *rv) {
  if (sr_process_is_main_thread())
    return true;
  if (!rv->options.has_one_thread || __atomic_load_n(&rv->has_several_threads, __ATOMIC_RELAXED))
    return false;
  const bool several = !rv->options.has_one_thread();
  __atomic_store_n(&rv->has_several_threads, several, __ATOMIC_RELAXED);
  return !several;
}

/* Comes to the meeting. The caller has the lock. NULL: there is no memory. */
static sr_entry *enter(sr_rendezvous *rv, const sr_meeting *meeting, bool is_main) {
  sr_entry *own = sr_entry_find_or_make(rv, &meeting->key);
  if (!own)
    return NULL;
  own->answers = calloc((size_t)meeting->count, sizeof *own->answers);
  if (!own->answers || !note_come(rv, &meeting->key)) {
    sr_entry_drop(rv, own);
    return NULL;
  }
  own->meeting = meeting;
  own->is_main = is_main;
  return own;
}

sr_status sr_rendezvous_meet(sr_ctx *ctx, sr_rendezvous *rv, const sr_meeting *meeting,
                             sr_status own_status, sr_world_piece record,
                             sr_world_piece *out_records, void **out_memory) {
  *out_memory = NULL;
  const bool is_main = stands_for_main(rv);
  pthread_mutex_lock(&rv->lock);
  sr_entry *own = enter(rv, meeting, is_main);
  pthread_mutex_unlock(&rv->lock);
  if (!own)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory to meet other ranks", meeting->name);
  sr_post_expect(rv->post, true);
  sr_ctx other = {.log = rv->log}; /* `ctx` may hold this rank's failure */
  const bool is_sent = send_record(ctx, rv, meeting, &own_status, record);
  pthread_mutex_lock(&rv->lock);
  sr_status status = is_sent ? await(&other, rv, own) : own_status;
  if (status == SR_OK)
    status = open_result(&other, own, own_status, out_records, out_memory);
  sr_entry_drop(rv, own);
  pthread_mutex_unlock(&rv->lock);
  sr_post_expect(rv->post, false);
  if (own_status != SR_OK)
    return own_status;
  return status == SR_OK ? SR_OK : sr_fail(ctx, status, "%s", other.message);
}

/* ---- life ------------------------------------------------------------------------------------ */

static void rendezvous_free(sr_rendezvous *rv) {
  while (rv->entries)
    sr_entry_drop(rv, rv->entries);
  pthread_cond_destroy(&rv->changes);
  pthread_mutex_destroy(&rv->lock);
  free(rv->come);
  free(rv->left);
  free(rv);
}

sr_status sr_rendezvous_create(sr_ctx *ctx, sr_world *world, const sr_rendezvous_options *options,
                               sr_rendezvous **out_rendezvous) {
  const size_t size = (size_t)sr_world_size(world);
  *out_rendezvous = NULL;
  sr_rendezvous *rv = calloc(1, sizeof *rv);
  sr_status status = rv ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory to meet other ranks");
  if (rv) {
    *rv = (sr_rendezvous){.world = world,
                          .options = *options,
                          .log = ctx->log,
                          .most_bytes = INT_MAX,
                          .left = calloc(size, sizeof *rv->left)};
    pthread_mutex_init(&rv->lock, NULL);
    pthread_cond_init(&rv->changes, NULL);
    if (!rv->left)
      status = sr_fail(ctx, SR_ERR_NOMEM, "no memory to meet %zu other ranks", size);
  }
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK)
    status = sr_post_open(ctx, world, sr_rendezvous_handle, rv, &rv->post);
  if (status == SR_OK)
    *out_rendezvous = rv;
  else if (rv)
    rendezvous_free(rv);
  return status;
}

void sr_rendezvous_end_meetings(sr_rendezvous *rv) {
  sr_rendezvous_send_all(rv, SR_MEETING_LAST, "");
}

void sr_rendezvous_leave(sr_rendezvous *rv) {
  sr_post_leave(rv->post);
}

void sr_rendezvous_destroy(sr_rendezvous *rv) {
  if (!rv)
    return;
  sr_post_close(rv->post);
  rendezvous_free(rv);
}
