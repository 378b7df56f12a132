/* Layouts: one for each rank, told by its place in a list. JAX serializes a program with them. */
#include <stdio.h>
#include <stdlib.h>

#include "pjrt/pjrt_buffer.h"
#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"
#include "pjrt/pjrt_program.h"

struct sr_pjrt_order {
  char nothing;
};
static const sr_pjrt_order orders[SR_MAX_RANK + 1];

const sr_pjrt_order *sr_pjrt_order_of(size_t rank) {
  return &orders[rank];
}

sr_pjrt_error *sr_pjrt_layout_destroy(struct sr_pjrt_layout_destroy_args *args) {
  (void)args;
  return NULL;
}

sr_pjrt_error *sr_pjrt_layout_serialize(struct sr_pjrt_layout_serialize_args *args) {
  size_t rank = (size_t)(args->order - orders), room = 3 * rank + 3;
  char *text = malloc(room);
  if (!text)
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory for a layout");
  size_t at = 0;
  text[at++] = '{';
  for (size_t d = rank; d-- > 0;)
    at += (size_t)snprintf(text + at, room - at, d > 0 ? "%zu," : "%zu", d);
  text[at++] = '}';
  args->text = text;
  args->bytes = at;
  args->owner = text;
  args->release = free;
  return NULL;
}

sr_pjrt_error *sr_pjrt_default_layout(struct sr_pjrt_default_layout_args *args) {
  if (args->rank > SR_MAX_RANK)
    return sr_pjrt_fail(SR_PJRT_UNIMPLEMENTED, "an array has %zu dimensions; there may be %d",
                        args->rank, SR_MAX_RANK);
  args->order = sr_pjrt_order_of(args->rank);
  return NULL;
}

sr_pjrt_error *sr_pjrt_buffer_layout(struct sr_pjrt_buffer_layout_args *args) {
  args->order = sr_pjrt_order_of((size_t)args->buffer->rank);
  return NULL;
}

sr_pjrt_error *sr_pjrt_result_layouts(struct sr_pjrt_program_layouts_args *args) {
  args->count = args->program->results.count;
  args->orders = args->program->results.orders;
  return NULL;
}

sr_pjrt_error *sr_pjrt_argument_layouts(struct sr_pjrt_program_layouts_args *args) {
  args->count = args->program->arguments.count;
  args->orders = args->program->arguments.orders;
  return NULL;
}
