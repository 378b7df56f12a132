/* Events: those of executor/event.h as they are. */
#include <stdlib.h>

#include "executor/event.h"
#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"

/* A call of JAX that an event will make. */
typedef struct ready_call {
  void (*call)(sr_pjrt_error *error, void *user);
  void *user;
} ready_call;

static sr_pjrt_error *error_of(sr_event *event) {
  SR_PJRT_CTX(ctx);
  return sr_pjrt_failed(sr_event_wait(&ctx, event), ctx.message);
}

static void make_call(void *user, sr_status status, const char *message) {
  ready_call call = *(ready_call *)user;
  free(user);
  call.call(sr_pjrt_failed(status, message), call.user);
}

sr_pjrt_error *sr_pjrt_event_destroy(struct sr_pjrt_event_destroy_args *args) {
  sr_event_release(args->event);
  return NULL;
}

sr_pjrt_error *sr_pjrt_event_is_ready(struct sr_pjrt_event_is_ready_args *args) {
  args->ready = sr_event_has_ended(args->event);
  return NULL;
}

sr_pjrt_error *sr_pjrt_event_error(struct sr_pjrt_event_error_args *args) {
  return error_of(args->event);
}

sr_pjrt_error *sr_pjrt_event_await(struct sr_pjrt_event_await_args *args) {
  return error_of(args->event);
}

sr_pjrt_error *sr_pjrt_event_on_ready(struct sr_pjrt_event_on_ready_args *args) {
  if (sr_event_has_ended(args->event)) {
    args->call(error_of(args->event), args->user);
    return NULL;
  }
  ready_call *call = malloc(sizeof *call);
  if (!call)
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory to wait for an event");
  *call = (ready_call){args->call, args->user};
  SR_PJRT_CTX(ctx);
  sr_status status = sr_event_on_end(&ctx, args->event, make_call, call);
  if (status != SR_OK)
    free(call);
  return sr_pjrt_failed(status, ctx.message);
}
