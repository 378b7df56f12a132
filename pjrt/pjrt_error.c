/* Errors: a code and a sentence. */
#include "pjrt/pjrt_error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_functions.h"

struct sr_pjrt_error {
  const void *reserved; /* newer versions of the interface have a table of functions here */
  sr_pjrt_code code;
  size_t bytes;
  const char *message;
};

#define NO_MEMORY "there is no memory for the message of an error"
static sr_pjrt_error no_memory = {
    .code = SR_PJRT_RESOURCE_EXHAUSTED, .bytes = sizeof NO_MEMORY - 1, .message = NO_MEMORY};

static sr_pjrt_error *make(sr_pjrt_code code, const char *message) {
  size_t bytes = strlen(message);
  sr_pjrt_error *error = malloc(sizeof *error + bytes + 1);
  if (!error)
    return &no_memory;
  *error = (sr_pjrt_error){.code = code, .bytes = bytes, .message = (char *)(error + 1)};
  memcpy(error + 1, message, bytes + 1);
  return error;
}

sr_pjrt_error *sr_pjrt_fail(sr_pjrt_code code, const char *format, ...) {
  char message[SR_MESSAGE_BYTES];
  va_list list;
  va_start(list, format);
  vsnprintf(message, sizeof message, format, list);
  va_end(list);
  return make(code, message);
}

static sr_pjrt_code code_of(sr_status status) {
  switch (status) {
  case SR_OK:
  case SR_ERR_INTERNAL:
  case SR_ERR_DEVICE:
    return SR_PJRT_INTERNAL;
  case SR_ERR_INVALID:
    return SR_PJRT_INVALID_ARGUMENT;
  case SR_ERR_UNSUPPORTED:
    return SR_PJRT_UNIMPLEMENTED;
  case SR_ERR_NOMEM:
    return SR_PJRT_RESOURCE_EXHAUSTED;
  case SR_ERR_IO:
    return SR_PJRT_UNKNOWN;
  case SR_ERR_PEER:
    return SR_PJRT_ABORTED;
  case SR_ERR_UNAVAILABLE:
    return SR_PJRT_UNAVAILABLE;
  }
  return SR_PJRT_UNKNOWN;
}

sr_pjrt_error *sr_pjrt_failed(sr_status status, const char *message) {
  return status == SR_OK ? NULL : make(code_of(status), message ? message : "");
}

void sr_pjrt_error_destroy(struct sr_pjrt_error_destroy_args *args) {
  if (args->error != &no_memory)
    free(args->error);
}

void sr_pjrt_error_message(struct sr_pjrt_error_message_args *args) {
  args->message = args->error->message;
  args->message_bytes = args->error->bytes;
}

sr_pjrt_error *sr_pjrt_error_get_code(struct sr_pjrt_error_get_code_args *args) {
  args->code = args->error->code;
  return NULL;
}

/* An error here has no more than its sentence. */
sr_pjrt_error *sr_pjrt_error_for_each_payload(struct sr_pjrt_error_for_each_payload_args *args) {
  (void)args;
  return NULL;
}
