/* The messages of a rendezvous: made, and received in the thread of the post. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "mpi/rendezvous_private.h"

static sr_entry *find_entry(sr_rendezvous *rv, const sr_meeting_key *key) {
  sr_entry *at = rv->entries;
  while (at && memcmp(&at->key, key, sizeof *key) != 0)
    at = at->next;
  return at;
}

sr_entry *sr_entry_find_or_make(sr_rendezvous *rv, const sr_meeting_key *key) {
  sr_entry *found = find_entry(rv, key);
  if (found || !(found = calloc(1, sizeof *found)))
    return found;
  found->key = *key;
  found->next = rv->entries;
  rv->entries = found;
  return found;
}

static void drop_all(sr_message *first) {
  while (first) {
    sr_message *next = first->next;
    sr_post_free(first);
    first = next;
  }
}

void sr_entry_drop(sr_rendezvous *rv, sr_entry *done) {
  sr_entry **at = &rv->entries;
  while (*at != done)
    at = &(*at)->next;
  *at = done->next;
  drop_all(done->records);
  drop_all(done->result);
  free(done->answers);
  free(done);
}

/* ---- sending --------------------------------------------------------------------------------- */

bool sr_rendezvous_send(sr_rendezvous *rv, int32_t to, sr_message about, const void *data,
                        size_t bytes) {
  sr_message *message =
      bytes <= rv->most_bytes - sizeof about ? sr_post_allocate(sizeof about + bytes) : NULL;
  if (!message)
    return false;
  *message = about;
  if (bytes > 0)
    memcpy(message + 1, data, bytes);
  sr_post_send(rv->post, to, message, sizeof about + bytes);
  return true;
}

void sr_rendezvous_send_all(sr_rendezvous *rv, sr_message_kind kind, const char *text) {
  for (int32_t rank = 0; rank < rv->world->size; rank++)
    if (rank != rv->world->rank)
      sr_rendezvous_send(rv, rank, (sr_message){.kind = kind}, text, strlen(text) + 1);
}

static void hear(sr_rendezvous *rv, int32_t rank, const char *message) {
  if (!rv->heard[0])
    snprintf(rv->heard, sizeof rv->heard, "rank %d %s", (int)rank, message);
}

void sr_rendezvous_tell(sr_rendezvous *rv, const char *message) {
  pthread_mutex_lock(&rv->lock);
  const bool first = !rv->told;
  rv->told = true;
  hear(rv, rv->world->rank, message);
  pthread_cond_broadcast(&rv->changes);
  pthread_mutex_unlock(&rv->lock);
  if (first)
    sr_rendezvous_send_all(rv, SR_MEETING_FAULT, message);
}

/* ---- receiving, in the thread of the post ---------------------------------------------------- */

/* Writes what the threads of this rank wait for. */
static void list_waits(const sr_rendezvous *rv, char out[SR_WAITS_BYTES]) {
  size_t used = 0;
  out[0] = '\0';
  for (const sr_entry *at = rv->entries; at && used + 1 < SR_WAITS_BYTES; at = at->next)
    if (at->meeting)
      used += (size_t)snprintf(out + used, SR_WAITS_BYTES - used, "%s%s", used ? ", " : "",
                               at->meeting->name);
}

/* Returns the place for what `rank` says to the thread that waits in a meeting; NULL: it does not
 * belong to the meeting. */
static sr_answer *answer_of(const sr_entry *entry, int32_t rank) {
  for (int32_t i = 0; i < entry->meeting->count; i++)
    if (entry->meeting->ranks[i] == rank)
      return &entry->answers[i];
  return NULL;
}

/* Returns the meeting in which the main thread waits for others, if `rank` belongs to it, too. */
static const sr_entry *find_main(const sr_rendezvous *rv, int32_t rank) {
  const sr_entry *at = rv->entries;
  while (at && !(at->meeting && at->is_main))
    at = at->next;
  return at && answer_of(at, rank) ? at : NULL;
}

static void reply(sr_rendezvous *rv, int32_t to, const sr_meeting_key *key) {
  char text[SR_WAITS_BYTES];
  pthread_mutex_lock(&rv->lock);
  const sr_entry *asked = find_entry(rv, key), *own = find_main(rv, to);
  const sr_message answer = {.kind = SR_MEETING_ANSWER,
                             .is_here = asked && asked->meeting,
                             .wants_you = own != NULL,
                             .key = *key,
                             .other = own ? own->key : *key};
  list_waits(rv, text);
  pthread_mutex_unlock(&rv->lock);
  sr_rendezvous_send(rv, to, answer, text, strlen(text) + 1);
}

/* Puts a record or a result where a thread looks for it. Returns false if nobody wants it. */
static bool keep(sr_rendezvous *rv, sr_message *item) {
  const bool is_record = item->kind == SR_MEETING_RECORD;
  sr_entry *to = is_record ? sr_entry_find_or_make(rv, &item->key) : find_entry(rv, &item->key);
  if (!to)
    return false;
  sr_message **list = is_record ? &to->records : &to->result;
  item->next = *list;
  *list = item;
  to->count += is_record;
  return true;
}

sr_meeting_key *sr_rendezvous_last(const sr_rendezvous *rv, const sr_digest *what) {
  size_t i = 0;
  while (i < rv->come_count && memcmp(&rv->come[i].what, what, sizeof *what) != 0)
    i++;
  return i < rv->come_count ? &rv->come[i] : NULL;
}

bool sr_rendezvous_has_come(const sr_rendezvous *rv, const sr_meeting_key *key) {
  const sr_meeting_key *last = sr_rendezvous_last(rv, &key->what);
  return last && last->number >= key->number;
}

static void note_answer(sr_rendezvous *rv, int32_t from, const sr_message *message) {
  const sr_entry *own = find_entry(rv, &message->key);
  sr_answer *to = own && own->meeting ? answer_of(own, from) : NULL;
  if (!to)
    return;
  to->came = true;
  to->is_here = message->is_here != 0;
  to->is_ring = !to->is_here && message->wants_you;
  to->other = message->other;
  snprintf(to->text, sizeof to->text, "%s", (const char *)(message + 1));
}

static void note_ring(sr_rendezvous *rv, int32_t from, const sr_message *message) {
  const sr_entry *own = find_main(rv, from);
  if (!own)
    return;
  sr_answer *to = answer_of(own, from);
  *to = (sr_answer){.came = true, .is_ring = true, .other = message->other};
  snprintf(to->text, sizeof to->text, "%s", (const char *)(message + 1));
}

static void note_left(sr_rendezvous *rv, int32_t rank) {
  pthread_mutex_lock(&rv->lock);
  rv->left[rank] = true;
  hear(rv, rank, "has left the job");
  pthread_cond_broadcast(&rv->changes);
  pthread_mutex_unlock(&rv->lock);
  if (rv->options.news)
    rv->options.news(rv->options.user, rank);
}

void sr_rendezvous_handle(void *user, int32_t from, void *data, size_t bytes) {
  sr_rendezvous *rv = user;
  sr_message *message = data;
  if (!message) {
    note_left(rv, from);
    return;
  }
  if (message->kind == SR_MEETING_QUESTION) {
    reply(rv, from, &message->key);
    sr_post_free(data);
    return;
  }
  message->from = from;
  message->bytes = bytes - sizeof *message;
  bool kept = false;
  pthread_mutex_lock(&rv->lock);
  if (message->kind == SR_MEETING_ANSWER)
    note_answer(rv, from, message);
  else if (message->kind == SR_MEETING_RING)
    note_ring(rv, from, message);
  else if (message->kind == SR_MEETING_FAULT)
    hear(rv, from, (const char *)(message + 1));
  else if (message->kind == SR_MEETING_LAST)
    rv->left[from] = true;
  else
    kept = keep(rv, message);
  pthread_cond_broadcast(&rv->changes);
  pthread_mutex_unlock(&rv->lock);
  if (!kept)
    sr_post_free(data);
}

bool sr_rendezvous_heard(sr_rendezvous *rv, double seconds, char *out, size_t bytes) {
  const double until = sr_seconds_now() + seconds;
  sr_post_expect(rv->post, true);
  pthread_mutex_lock(&rv->lock);
  while (!rv->heard[0] && sr_seconds_now() < until)
    sr_thread_wait(&rv->changes, &rv->lock, SR_LOOK_MS);
  snprintf(out, bytes, "%s", rv->heard);
  pthread_mutex_unlock(&rv->lock);
  sr_post_expect(rv->post, false);
  return out[0] != '\0';
}
