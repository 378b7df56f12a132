/* One lock and one condition serve all events: few threads wait at a time, and an event without
 * waiters costs no more than the lock. */
#include "executor/event.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/process.h"

typedef struct event_call {
  struct event_call *next;
  sr_event_call *call;
  void *user;
} event_call;

struct sr_event {
  uint32_t holders; /* atomic */
  uint32_t ended;   /* 1: the fields below stay as they are; atomic */
  sr_status status;
  char *message;     /* NULL: none; owned */
  event_call *calls; /* the last one first; protected by `lock` */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t some_ended = PTHREAD_COND_INITIALIZER;
static uint32_t sleepers; /* protected by `lock` */

static sr_event ended_well = {.holders = 1, .ended = 1};

sr_event *sr_event_create(void) {
  sr_event *event = calloc(1, sizeof *event);
  if (event)
    event->holders = 1;
  return event;
}

sr_event *sr_event_ended(void) {
  return sr_event_hold(&ended_well);
}

sr_event *sr_event_hold(sr_event *event) {
  if (event != &ended_well)
    __atomic_fetch_add(&event->holders, 1, __ATOMIC_RELAXED);
  return event;
}

void sr_event_release(sr_event *event) {
  if (!event || event == &ended_well ||
      __atomic_sub_fetch(&event->holders, 1, __ATOMIC_ACQ_REL) > 0)
    return;
  while (event->calls) { /* it never ended */
    event_call *call = event->calls;
    event->calls = call->next;
    free(call);
  }
  free(event->message);
  free(event);
}

static const char *message_of(const sr_event *event) {
  return event->message ? event->message : "out of memory for the message of a failure";
}

/* Makes the calls in the order in which they were added. */
static void make_calls(const sr_event *event, event_call *last) {
  event_call *first = NULL;
  while (last) {
    event_call *next = last->next;
    last->next = first;
    first = last;
    last = next;
  }
  while (first) {
    event_call *call = first;
    first = call->next;
    call->call(call->user, event->status, event->status == SR_OK ? NULL : message_of(event));
    free(call);
  }
}

void sr_event_end(sr_event *event, sr_status status, const char *message) {
  event->status = status;
  event->message = status != SR_OK && message ? strdup(message) : NULL;
  sr_event_hold(event); /* a call may release the last one */
  pthread_mutex_lock(&lock);
  event_call *calls = event->calls;
  event->calls = NULL;
  __atomic_store_n(&event->ended, 1, __ATOMIC_RELEASE);
  if (sleepers > 0)
    pthread_cond_broadcast(&some_ended);
  pthread_mutex_unlock(&lock);
  make_calls(event, calls);
  sr_event_release(event);
}

bool sr_event_has_ended(const sr_event *event) {
  return __atomic_load_n(&event->ended, __ATOMIC_ACQUIRE) != 0;
}

static const char forked[] = "what it waits for ends in the process from which this one was forked";

sr_status sr_event_wait(sr_ctx *ctx, sr_event *event) {
  if (!sr_event_has_ended(event)) {
    if (sr_process_is_forked())
      return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s", forked);
    pthread_mutex_lock(&lock);
    sleepers++;
    while (!sr_event_has_ended(event))
      pthread_cond_wait(&some_ended, &lock);
    sleepers--;
    pthread_mutex_unlock(&lock);
  }
  return event->status == SR_OK ? SR_OK : sr_fail(ctx, event->status, "%s", message_of(event));
}

sr_status sr_event_on_end(sr_ctx *ctx, sr_event *event, sr_event_call *call, void *user) {
  event_call *added = NULL;
  if (!sr_event_has_ended(event)) {
    if (sr_process_is_forked()) {
      call(user, SR_ERR_UNSUPPORTED, forked);
      return SR_OK;
    }
    added = malloc(sizeof *added);
    if (!added)
      return sr_fail(ctx, SR_ERR_NOMEM, "no memory to be told of the end of an event");
    pthread_mutex_lock(&lock);
    if (!sr_event_has_ended(event)) {
      *added = (event_call){event->calls, call, user};
      event->calls = added;
      pthread_mutex_unlock(&lock);
      return SR_OK;
    }
    pthread_mutex_unlock(&lock);
  }
  free(added);
  call(user, event->status, event->status == SR_OK ? NULL : message_of(event));
  return SR_OK;
}
