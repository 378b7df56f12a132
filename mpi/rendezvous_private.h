/* The insides of a rendezvous, shared by its files. Private to mpi/. */
#ifndef SR_MPI_RENDEZVOUS_PRIVATE_H
#define SR_MPI_RENDEZVOUS_PRIVATE_H

#include "base/thread.h"
#include "mpi/post.h"
#include "mpi/rendezvous.h"
#include "mpi/world_private.h"

enum {
  SR_WAITS_BYTES = 256, /* of what a rank tells of its waits */
  SR_LOOK_MS = 100,     /* time between two looks at the clock */
};

typedef enum sr_message_kind {
  SR_MEETING_RECORD,   /* to the host: the record of a rank, or the message of its failure */
  SR_MEETING_RECORDS,  /* from the host: the records of all, or the message of a failure */
  SR_MEETING_QUESTION, /* what does your rank wait for, and is it in this meeting? */
  SR_MEETING_ANSWER,
  SR_MEETING_RING,  /* to all of meeting `other`, where this rank gives up: their main threads and
                     * its own wait for each other, unless they are there, too */
  SR_MEETING_FAULT, /* this rank has failed */
  SR_MEETING_LAST,  /* this rank comes to no more meetings */
} sr_message_kind;

/* A message; its contents follow. */
typedef struct sr_message {
  struct sr_message *next; /* of a list of received ones */
  int32_t from;            /* set by the receiver, as `bytes`, those of the contents */
  size_t bytes;
  uint32_t kind;
  int32_t status; /* RECORD and RECORDS: of the rank, or of the meeting */
  int32_t lowest; /* RECORDS, if the meeting failed: the rank whose message it is */
  /* ANSWER: this rank is in the meeting; its main thread waits in meeting `other`, to which the
   * rank that asks belongs, too */
  int32_t is_here, wants_you;
  sr_meeting_key key, other;
} sr_message;

/* What a rank last said of itself to a thread that waits in a meeting. */
typedef struct sr_answer {
  bool came, is_here;
  bool is_ring; /* it is not here, and its main thread waits for this rank in `other` */
  sr_meeting_key other;
  char text[SR_WAITS_BYTES];
} sr_answer;

typedef struct sr_entry {
  struct sr_entry *next;
  sr_meeting_key key;
  const sr_meeting *meeting; /* NULL: no thread of this rank takes part yet */
  bool is_main;              /* that thread is the main one, or works for it alone */
  sr_message *records;       /* at the host */
  int32_t count;             /* of `records` */
  sr_message *result;        /* when the host has sent it */
  sr_answer *answers;        /* [meeting->count]; NULL before `meeting` is set */
} sr_entry;

struct sr_rendezvous {
  sr_world *world;
  sr_post *post;
  sr_rendezvous_options options;
  bool has_several_threads; /* atomic: options.has_one_thread has said no, and is not asked again */
  const sr_log *log;
  size_t most_bytes; /* of a message: INT_MAX; less in tests */

  pthread_mutex_t lock;
  pthread_cond_t changes; /* one of the following */
  sr_entry *entries;
  /* [come_count] the last meetings for each thing to which a thread of this rank has come */
  sr_meeting_key *come;
  size_t come_count;
  bool *left; /* [rank] it comes to no more meetings */
  bool told;  /* this rank has told its fault */
  char heard[SR_MESSAGE_BYTES];
};

/* ---- rendezvous_messages.c ------------------------------------------------------------------- */

/* The caller of these two has the lock. Returns the entry, which is made if there is none; NULL:
 * there is no memory. */
sr_entry *sr_entry_find_or_make(sr_rendezvous *rv, const sr_meeting_key *key);
/* Removes and frees the entry. */
void sr_entry_drop(sr_rendezvous *rv, sr_entry *done);

/* Returns the last meeting for `what` to which a thread of this rank has come; NULL: there is none.
 * The caller has the lock. */
sr_meeting_key *sr_rendezvous_last(const sr_rendezvous *rv, const sr_digest *what);
/* True if a thread of this rank has come to the meeting. The caller has the lock. */
bool sr_rendezvous_has_come(const sr_rendezvous *rv, const sr_meeting_key *key);
/* Sends a message with these contents. The caller may have the lock only if `to` is another rank.
 * Returns false if there is no memory, or it is too large. */
bool sr_rendezvous_send(sr_rendezvous *rv, int32_t to, sr_message about, const void *data,
                        size_t bytes);
/* Sends a message with this text to all other ranks. */
void sr_rendezvous_send_all(sr_rendezvous *rv, sr_message_kind kind, const char *text);
/* The post's handler; `user` is the rendezvous. */
void sr_rendezvous_handle(void *user, int32_t from, void *data, size_t bytes);

#endif
