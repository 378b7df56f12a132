/* The structs of a client, shared by its files. */
#ifndef SR_API_CLIENT_CLIENT_PRIVATE_H
#define SR_API_CLIENT_CLIENT_PRIVATE_H

#include <pthread.h>

#include "api/api.h"
#include "api/client/client.h"
#include "mpi/rendezvous.h"

/* A program of several processes, on its devices. */
typedef struct sr_made {
  sr_digest program; /* with its devices */
  uint64_t times;    /* how often this process has made it */
  bool is_busy;      /* a thread makes it; others wait */
  sr_loaded *live;   /* what was made last, while somebody holds it; NULL: nobody does */
} sr_made;

/*
 * A client has a context of its own, by which it joins the job and compiles. The context serves one
 * thread at a time, and so do the tables of collectives of the devices: `lock` is held where a
 * program is compiled, loaded or destroyed. No thread waits for other processes while it holds the
 * lock, but for a lease of the cache, whose holder waits for none. Launches do not take it.
 */
struct sr_client {
  spmdrun_context *context;
  sr_device_set *devices;
  sr_device_queues *queues;
  sr_rendezvous *rendezvous; /* NULL: there is one process */
  int32_t process, processes, per_process;
  int32_t *ranks; /* [process] */

  const sr_client_targets *targets;

  pthread_mutex_t lock;
  /* A launch has given a program back, or a thread has made one, that others may wait for. */
  pthread_cond_t given;
  sr_made *made; /* [made_count] */
  size_t made_count;
};

typedef struct sr_kept_program {
  struct sr_kept_program *older;
  sr_program *program;
} sr_kept_program;

/* What an op that asks for a sharding says of who asks. */
typedef struct sr_inspector {
  void *bytes; /* NULL: nothing */
  size_t count;
} sr_inspector;

struct sr_loaded {
  sr_client *client;
  int32_t holders; /* guarded by the client's lock */
  /* Which time its processes made it, from 1 on; 0: this process makes it alone. */
  uint64_t generation;
  const char *name; /* of its module, or if that has none, of its source; of the context */
  spmdrun_executable *executable;
  sr_program *program; /* atomic; made again after a failure; NULL: this process has no device */
  /* Programs that have failed. Other threads may be looking at them, so they stay. */
  sr_kept_program *failed;
  void *bound; /* sr_client_targets; NULL: the program calls no function of C */
  /* Of a program that calls Python, guarded by the client's lock. */
  bool calls_host, is_taken; /* is_taken: a launch has `program` */
  pthread_t taker;           /* the thread of that launch */
  sr_kept_program *idle;     /* further programs of the executable, which no launch has */
  sr_digest fingerprint;
  sr_inspector *inspectors; /* [inspector_count] */
  int32_t inspector_count;
  int32_t count;    /* partitions */
  int32_t *devices; /* [count] ids */
  int32_t *ranks;   /* [rank_count] of its devices, ascending */
  int32_t rank_count;
};

/* Returns the rank that has the device. */
static inline int32_t sr_client_rank_of(const sr_client *client, int32_t device) {
  return client->ranks[device / client->per_process];
}

/* ---- client_meet.c: the processes of a program ----------------------------------------------- */

/* What the processes of a program meet for; part of the meetings' keys. */
typedef enum sr_meeting_purpose {
  SR_MEETING_SHARE,  /* is what they made before still there in all of them? */
  SR_MEETING_GIVE,   /* the first of them, the host, gives the executable to the others */
  SR_MEETING_NUMBER, /* all tell each other the numbers of their devices' collectives */
  SR_MEETING_LOAD, /* all have loaded the program, so that none waits in it for one that has not */
} sr_meeting_purpose;

/* The meetings of one program. */
typedef struct sr_meetings {
  sr_loaded *loaded;
  sr_digest program;       /* what it computes, and its devices */
  uint64_t times;          /* how often this process made it before */
  bool is_making;          /* this thread makes it, and others wait */
  sr_world_piece *records; /* [loaded->rank_count] of the last meeting */
  void *memory;            /* of the records */
} sr_meetings;

/* Prepares the meetings of `loaded`, whose processes meet by `program`. Threads of this process
 * that make the same one on the same devices do it one after the other. The caller calls
 * sr_meetings_end, even after a failure. Errors: SR_ERR_NOMEM. */
sr_status sr_meetings_begin(sr_ctx *ctx, sr_loaded *loaded, const sr_digest *program,
                            sr_meetings *out);
/* `made` is what other threads may share from now on; NULL: nothing was made. */
void sr_meetings_end(sr_meetings *meetings, sr_loaded *made);
/* Nobody shares `loaded` any more. The caller has the client's lock. */
void sr_meetings_forget(const sr_loaded *loaded);
/* Finds out whether all processes still have what they made last time. If so, *out_shared is that,
 * held for the caller; so whatever order threads of a process make equal programs in, all processes
 * run the same one. Else it is NULL. `own` is the status so far. Errors: those of
 * sr_meetings_meet. */
sr_status sr_meetings_share(sr_ctx *ctx, sr_meetings *with, sr_status own, sr_loaded **out_shared);
/* sr_rendezvous_meet; with->records are those of this meeting then. */
sr_status sr_meetings_meet(sr_ctx *ctx, sr_meetings *with, sr_meeting_purpose purpose,
                           sr_status own, sr_world_piece record);

/* Moves the message of the context's failure to `ctx`. */
static inline sr_status sr_client_failure(sr_ctx *ctx, const spmdrun_context *context,
                                          sr_status status) {
  return status == SR_OK ? SR_OK : sr_fail(ctx, status, "%s", context->ctx.message);
}

/* ---- client_load.c --------------------------------------------------------------------------- */

/* Loads a program whose devices are all of this process. The caller has the client's lock. */
sr_status sr_loaded_load(sr_ctx *ctx, const sr_loaded *loaded, sr_program **out_program);
/* Loads the program in all its processes; `own` is the status so far. */
sr_status sr_loaded_load_together(sr_ctx *ctx, sr_meetings *with, sr_status own);

#endif
