#include "executable/working_memory.h"

#include "executable/calls.h"

typedef struct survey {
  sr_working_buffer *largest; /* [count], the largest first */
  uint32_t count, most;
} survey;

static void look_at(survey *s, const sr_step *step, const sr_ref *ref) {
  if (ref->space != SR_SPACE_ARENA || ref->bytes == 0)
    return;
  uint32_t at = s->count;
  while (at > 0 && s->largest[at - 1].bytes < ref->bytes)
    at--;
  for (uint32_t i = at; i > 0 && s->largest[i - 1].bytes == ref->bytes; i--)
    if (s->largest[i - 1].offset == ref->offset)
      return;
  if (at == s->most)
    return;
  if (s->count < s->most)
    s->count++;
  for (uint32_t i = s->count - 1; i > at; i--)
    s->largest[i] = s->largest[i - 1];
  s->largest[at] = (sr_working_buffer){ref->offset, ref->bytes, step};
}

static void look_at_all(survey *s, const sr_step *step, const sr_ref *refs, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    look_at(s, step, &refs[i]);
}

static bool look_at_step(void *user, const sr_step *step) {
  survey *s = user;
  switch (step->kind) {
  case SR_STEP_KERNEL:
    look_at_all(s, step, step->kernel.buffers, step->kernel.buffer_count);
    break;
  case SR_STEP_GEMM:
    look_at_all(s, step, (const sr_ref[]){step->gemm.a, step->gemm.b, step->gemm.c}, 3);
    break;
  case SR_STEP_CONVOLUTION:
    look_at_all(s, step, step->convolution.arrays, SR_CONVOLUTION_ARRAYS);
    break;
  case SR_STEP_CALL:
    look_at_all(s, step, step->call.buffers,
                (uint32_t)sr_call_row_get(step->call.function)->port_count);
    break;
  case SR_STEP_COLLECTIVE:
    look_at_all(s, step, (const sr_ref[]){step->collective.in, step->collective.out}, 2);
    break;
  case SR_STEP_COPY:
    look_at_all(s, step, (const sr_ref[]){step->copy.from, step->copy.to}, 2);
    break;
  case SR_STEP_HOST_CALL:
    for (uint32_t i = 0; i < step->host_call.operand_count + step->host_call.result_count; i++)
      look_at(s, step, &step->host_call.ports[i].ref);
    break;
  case SR_STEP_WHILE:
  case SR_STEP_CASE:
  case SR_STEP_AGREE:
  case SR_STEP_WATCH:
    break;
  }
  return true;
}

uint32_t sr_plan_largest_buffers(const sr_executable *executable, uint32_t most,
                                 sr_working_buffer *largest) {
  survey s = {.largest = largest, .most = most};
  sr_plan_each(&executable->steps, look_at_step, &s);
  return s.count;
}
