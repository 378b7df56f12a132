/* Events: something that ends once, well or badly. They are counted, and any thread that holds one
 * may call any function. In a process that was forked off (sr_process_is_forked) none ends any
 * more, and waits for one fail at once. */
#ifndef SR_EXECUTOR_EVENT_H
#define SR_EXECUTOR_EVENT_H

#include "base/status.h"

typedef struct sr_event sr_event;

/* Returns a new event with one holder; NULL: there is no memory. */
sr_event *sr_event_create(void);
/* Returns an event that has ended well, with one holder more. It needs no memory. */
sr_event *sr_event_ended(void);
/* Adds a holder, who calls sr_event_release. Returns `event`. */
sr_event *sr_event_hold(sr_event *event);
/* NULL is allowed. */
void sr_event_release(sr_event *event);

/* Ends the event, once: wakes those that wait and makes the calls of sr_event_on_end, in this
 * thread and without a lock. `message` is copied; NULL if the status is SR_OK. */
void sr_event_end(sr_event *event, sr_status status, const char *message);
bool sr_event_has_ended(const sr_event *event);
/* Sleeps until the event has ended, and returns its status with its message in ctx. */
sr_status sr_event_wait(sr_ctx *ctx, sr_event *event);
/* What is called when an event ends; `message` is NULL if the status is SR_OK. */
typedef void sr_event_call(void *user, sr_status status, const char *message);
/* Calls `call` once, when the event ends, or at once if it has ended. An event that loses its last
 * holder before it ends makes no call. Errors: SR_ERR_NOMEM. */
sr_status sr_event_on_end(sr_ctx *ctx, sr_event *event, sr_event_call *call, void *user);

#endif
