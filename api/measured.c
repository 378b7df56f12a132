/*
 * What the steps of a program took in one execution. Rank 0 gets the notes of all devices
 * (executor/step_profile.h) and writes a table of the steps and a trace.
 *
 * Ranks tell of a step by its number among the steps of the plan, loops and branches left out. A
 * step that the plan holds twice, for a loop whose carries alternate between two buffers, has one
 * row of the table.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "api/needs.h"
#include "base/memo.h"
#include "base/text.h"

enum {
  TRACE_SPANS = 1 << 18 /* most runs of steps in a trace, of all devices */
};

/* One device's runs of a step. */
typedef struct step_time {
  uint64_t runs;
  double seconds, waited;
} step_time;

typedef struct trace_span {
  double begin, seconds;
  uint32_t step;
  int32_t device;
  bool waits;
} trace_span;

/* What a rank says of itself before it sends its times and spans. */
typedef struct rank_record {
  int32_t node, device_count;
  uint64_t span_count;
  double began, seconds;
  sr_device_speed speed; /* of the rank's first device, while those of all ranks are measured */
} rank_record;

/* The steps with one row of the table. */
typedef struct table_row {
  const sr_step *step;
  uint64_t runs;  /* on the device that ran it most often */
  double seconds; /* of all devices together */
  double waited;  /* of these, for other devices */
  double most;    /* on the slowest device */
} table_row;

typedef struct profile {
  sr_arena *arena;
  const sr_executable *plan;
  SR_VECTOR(const sr_step *) steps;
  sr_memo numbers; /* address of a step -> its place in `steps`, as a pointer into that list */
  rank_record own, *ranks;
  step_time *times; /* [device][step], of this rank */
  trace_span *spans;
  /* on rank 0: */
  step_time **all_times; /* [rank] */
  trace_span **all_spans;
  SR_VECTOR(table_row) rows;
  table_row **row_of; /* [step] */
  int32_t devices;
} profile;

/* ---- what this rank's devices noted ---------------------------------------------------------- */

static const sr_step ***number_at(profile *p, const sr_step *step) {
  const int64_t key = (int64_t)(intptr_t)step;
  return (const sr_step ***)(void *)sr_memo_at(p->arena, &p->numbers, &key, 1);
}

static bool add_step(void *user, const sr_step *step) {
  profile *p = user;
  if (step->kind != SR_STEP_WHILE && step->kind != SR_STEP_CASE)
    SR_PUSH(p->arena, &p->steps, step);
  return true;
}

static uint32_t number_of(profile *p, const sr_step *step) {
  return (uint32_t)(*number_at(p, step) - p->steps.items);
}

static void note_device(profile *p, const sr_profile *noted, int32_t number, step_time *times) {
  for (uint32_t i = 0; i < noted->row_count; i++) {
    const sr_profile_row *row = &noted->rows[i];
    if (!row->step)
      continue;
    times[number_of(p, row->step)].runs += row->runs;
    times[number_of(p, row->step)].seconds += row->seconds;
    times[number_of(p, row->step)].waited += row->waited;
  }
  for (uint64_t i = 0; i < noted->span_count; i++) {
    const sr_profile_span *span = &noted->spans[i];
    p->spans[p->own.span_count++] = (trace_span){
        span->begin, span->seconds, number_of(p, noted->rows[span->row].step), number, span->waits};
  }
}

/* Makes the arena, and collects the notes of this rank. */
static sr_status prepare(const spmdrun_executable *executable, profile *p) {
  spmdrun_context *context = executable->context;
  const sr_program *program = executable->program;
  p->arena = sr_arena_create();
  if (!p->arena || SR_ARENA_GUARD(p->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  p->plan = executable->plan;
  sr_plan_each(&p->plan->steps, add_step, p);
  for (size_t i = 0; i < p->steps.count; i++)
    *number_at(p, p->steps.items[i]) = &p->steps.items[i];
  p->own = (rank_record){.node = sr_world_node(context->world),
                         .device_count = sr_program_device_count(program),
                         .began = sr_program_began(program),
                         .seconds = sr_program_run_seconds(program)};
  uint64_t room = 0;
  for (int32_t i = 0; i < p->own.device_count; i++)
    room += sr_program_profile(program, i)->span_count;
  p->spans = SR_NEW_ARRAY(p->arena, trace_span, room);
  p->times = SR_NEW_ARRAY(p->arena, step_time, p->steps.count * (size_t)p->own.device_count);
  for (int32_t i = 0; i < p->own.device_count; i++)
    note_device(p, sr_program_profile(program, i),
                sr_device_set_get(executable->set->devices, i)->number,
                p->times + (size_t)i * p->steps.count);
  p->ranks = SR_NEW_ARRAY(p->arena, rank_record, sr_world_size(context->world));
  return SR_OK;
}

/* ---- the table ------------------------------------------------------------------------------- */

static const char *const kind_names[] = {[SR_STEP_KERNEL] = "kernel",
                                         [SR_STEP_GEMM] = "product",
                                         [SR_STEP_CALL] = "library call",
                                         [SR_STEP_COLLECTIVE] = "collective",
                                         [SR_STEP_COPY] = "copy",
                                         [SR_STEP_AGREE] = "agreement",
                                         [SR_STEP_CONVOLUTION] = "convolution",
                                         [SR_STEP_WATCH] = "look for NaN",
                                         [SR_STEP_HOST_CALL] = "call of the host"};

/* Gives each step its row: one for all steps of a kind that come from one op and have one name. */
static void make_rows(profile *p) {
  sr_memo found = {0};
  p->row_of = SR_NEW_ARRAY(p->arena, table_row *, p->steps.count);
  p->rows.items = SR_NEW_ARRAY(p->arena, table_row, p->steps.count);
  for (size_t i = 0; i < p->steps.count; i++) {
    const sr_step *step = p->steps.items[i];
    sr_memo_key key = {0};
    SR_PUSH(p->arena, &key, (int64_t)step->kind);
    SR_PUSH(p->arena, &key, (int64_t)step->op);
    for (const char *c = step->name; *c; c++)
      SR_PUSH(p->arena, &key, *c);
    void **row = sr_memo_at(p->arena, &found, key.items, key.count);
    if (!*row) {
      p->rows.items[p->rows.count].step = step;
      *row = &p->rows.items[p->rows.count++];
    }
    p->row_of[i] = *row;
  }
}

/* Adds the times of a device, [step]. */
static void add_times(profile *p, const step_time *times) {
  step_time *sums = SR_NEW_ARRAY(p->arena, step_time, p->rows.count);
  for (size_t i = 0; i < p->steps.count; i++) {
    step_time *sum = &sums[p->row_of[i] - p->rows.items];
    sum->runs += times[i].runs;
    sum->seconds += times[i].seconds;
    sum->waited += times[i].waited;
  }
  for (size_t i = 0; i < p->rows.count; i++) {
    table_row *row = &p->rows.items[i];
    row->seconds += sums[i].seconds;
    row->waited += sums[i].waited;
    row->most = sums[i].seconds > row->most ? sums[i].seconds : row->most;
    row->runs = sums[i].runs > row->runs ? sums[i].runs : row->runs;
  }
  p->devices++;
}

/* Returns the bytes of memory that one run of the step reads and writes at most; of a collective,
 * those that device 0 must send. */
static uint64_t bytes_of(const profile *p, const sr_step *step) {
  uint64_t bytes = 0;
  switch (step->kind) {
  case SR_STEP_KERNEL:
    for (uint32_t i = 0; i < step->kernel.buffer_count; i++)
      bytes += step->kernel.buffers[i].bytes;
    return bytes;
  case SR_STEP_GEMM:
    return step->gemm.a.bytes + step->gemm.b.bytes + step->gemm.c.bytes;
  case SR_STEP_COLLECTIVE:
  case SR_STEP_AGREE:
    return sr_collective_bytes(p->plan, step, 0);
  case SR_STEP_COPY:
    return 2 * step->copy.to.bytes;
  case SR_STEP_CALL:
  case SR_STEP_CONVOLUTION:
  case SR_STEP_WHILE:
  case SR_STEP_CASE:
  case SR_STEP_WATCH:
  case SR_STEP_HOST_CALL:
    return 0;
  }
  return 0;
}

/* Returns the operations of one run of the step, if it multiplies matrices; else 0. */
static double operations_of(const sr_step *step) {
  const sr_gemm_step *s = &step->gemm;
  if (step->kind != SR_STEP_GEMM)
    return 0;
  const double terms = (double)s->batch * (double)s->m * (double)s->n * (double)s->k;
  return terms * (s->dtype == SR_C64 || s->dtype == SR_C128 ? 8 : 2);
}

static int by_seconds(const void *a, const void *b) {
  const double x = ((const table_row *)a)->seconds, y = ((const table_row *)b)->seconds;
  return (x < y) - (x > y);
}

static void print_speed(const char *name, double per_second, sr_text *text) {
  sr_text_printf(text, ", \"%s\": ", name);
  sr_text_json_double(text, per_second);
}

static void print_table(profile *p, int32_t rank_count, sr_text *text) {
  double seconds = 0;
  sr_device_speed speed = {0};
  for (int32_t r = 0; r < rank_count; r++) {
    seconds = p->ranks[r].seconds > seconds ? p->ranks[r].seconds : seconds;
    speed.bytes += p->ranks[r].speed.bytes / rank_count;
    speed.operations += p->ranks[r].speed.operations / rank_count;
  }
  qsort(p->rows.items, p->rows.count, sizeof *p->rows.items, by_seconds);
  sr_text_printf(text, "{\"devices\": %" PRId32 ", \"seconds\": ", p->devices);
  sr_text_json_double(text, seconds);
  print_speed("most_bytes_per_second", speed.bytes, text);
  print_speed("most_operations_per_second", speed.operations, text);
  sr_text_string(text, ", \"steps\": [");
  const char *separator = "\n  ";
  for (size_t i = 0; i < p->rows.count; i++) {
    const table_row *row = &p->rows.items[i];
    if (row->runs == 0)
      continue;
    sr_text_printf(text, "%s{\"kind\": \"%s\", \"step\": ", separator, kind_names[row->step->kind]);
    sr_text_json_string(text, row->step->name);
    sr_text_string(text, ", \"place\": ");
    sr_text_json_string(text, sr_arena_printf(p->arena, "%s%s", row->step->location,
                                              row->step->origin ? row->step->origin : ""));
    sr_text_printf(text,
                   ", \"runs\": %" PRIu64 ", \"bytes\": %" PRIu64 ", \"operations\": ", row->runs,
                   bytes_of(p, row->step));
    sr_text_json_double(text, operations_of(row->step));
    sr_text_string(text, ", \"seconds\": ");
    sr_text_json_double(text, p->devices ? row->seconds / p->devices : 0);
    sr_text_string(text, ", \"waited_seconds\": ");
    sr_text_json_double(text, p->devices ? row->waited / p->devices : 0);
    sr_text_string(text, ", \"most_seconds\": ");
    sr_text_json_double(text, row->most);
    sr_text_char(text, '}');
    separator = ",\n  ";
  }
  sr_text_string(text, "\n]}\n");
}

/* ---- the trace ------------------------------------------------------------------------------- */

/* Returns the moment 0 of a rank: when the first rank of its node began. Clocks of nodes differ. */
static double origin_of(const profile *p, int32_t rank, int32_t rank_count) {
  double first = p->ranks[rank].began;
  for (int32_t r = 0; r < rank_count; r++)
    if (p->ranks[r].node == p->ranks[rank].node && p->ranks[r].began < first)
      first = p->ranks[r].began;
  return first;
}

static void print_spans(const profile *p, int32_t rank, double origin, sr_text *text) {
  for (uint64_t i = 0; i < p->ranks[rank].span_count; i++) {
    const trace_span *span = &p->all_spans[rank][i];
    const sr_step *step = p->steps.items[span->step];
    sr_text_string(text, ",\n{\"ph\":\"X\",\"name\":");
    sr_text_json_string(text, span->waits ? "wait for other devices" : step->name);
    sr_text_printf(text,
                   ",\"cat\":\"%s\",\"pid\":%" PRId32 ",\"tid\":%" PRId32
                   ",\"ts\":%.3f,\"dur\":%.3f,\"args\":{\"place\":",
                   span->waits ? "wait" : kind_names[step->kind], rank, span->device,
                   1e6 * (span->begin - origin), 1e6 * span->seconds);
    sr_text_json_string(text, step->location);
    sr_text_string(text, "}}");
  }
}

static void print_trace(const profile *p, int32_t rank_count, sr_text *text) {
  sr_text_string(text, "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[");
  for (int32_t r = 0; r < rank_count; r++) {
    sr_text_printf(text,
                   "%s\n{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":%" PRId32
                   ",\"args\":{\"name\":\"rank %" PRId32 "\"}}",
                   r ? "," : "", r, r);
    print_spans(p, r, origin_of(p, r, rank_count), text);
  }
  sr_text_string(text, "\n]}\n");
}

/* ---- all ranks ------------------------------------------------------------------------------- */

static size_t time_bytes(const profile *p, int32_t rank) {
  return p->steps.count * (size_t)p->ranks[rank].device_count * sizeof(step_time);
}

static size_t span_bytes(const profile *p, int32_t rank) {
  return p->ranks[rank].span_count * sizeof(trace_span);
}

/* Gathers the records; on rank 0 makes room for what the other ranks send. */
static sr_status gather_records(spmdrun_context *context, profile *p) {
  SR_TRY(sr_world_all_gather(&context->ctx, context->world, &p->own, sizeof p->own, p->ranks));
  if (!sr_context_is_root(context))
    return SR_OK;
  if (SR_ARENA_GUARD(p->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  const int32_t ranks = sr_world_size(context->world);
  p->all_times = SR_NEW_ARRAY(p->arena, step_time *, ranks);
  p->all_spans = SR_NEW_ARRAY(p->arena, trace_span *, ranks);
  p->all_times[0] = p->times;
  p->all_spans[0] = p->spans;
  for (int32_t r = 1; r < ranks; r++) {
    p->all_times[r] = sr_arena_alloc(p->arena, time_bytes(p, r));
    p->all_spans[r] = sr_arena_alloc(p->arena, span_bytes(p, r));
  }
  return SR_OK;
}

static sr_status move_notes(spmdrun_context *context, const profile *p) {
  sr_ctx *ctx = &context->ctx;
  const int32_t own = sr_world_rank(context->world);
  if (own > 0) {
    SR_TRY(sr_world_send(ctx, context->world, 0, p->times, time_bytes(p, own)));
    return sr_world_send(ctx, context->world, 0, p->spans, span_bytes(p, own));
  }
  for (int32_t r = 1; r < sr_world_size(context->world); r++) {
    SR_TRY(sr_world_receive(ctx, context->world, r, p->all_times[r], time_bytes(p, r)));
    SR_TRY(sr_world_receive(ctx, context->world, r, p->all_spans[r], span_bytes(p, r)));
  }
  return SR_OK;
}

/* On rank 0: makes the texts, malloc'ed. */
static sr_status write_texts(spmdrun_context *context, profile *p, char **out_steps,
                             char **out_trace) {
  if (!sr_context_is_root(context))
    return SR_OK;
  if (SR_ARENA_GUARD(p->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  const int32_t ranks = sr_world_size(context->world);
  sr_text steps = {.arena = p->arena}, trace = {.arena = p->arena};
  make_rows(p);
  for (int32_t r = 0; r < ranks; r++)
    for (int32_t d = 0; d < p->ranks[r].device_count; d++)
      add_times(p, p->all_times[r] + (size_t)d * p->steps.count);
  print_table(p, ranks, &steps);
  print_trace(p, ranks, &trace);
  *out_steps = strdup(sr_text_get(&steps));
  *out_trace = strdup(sr_text_get(&trace));
  return *out_steps && *out_trace ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
}

spmdrun_status spmdrun_measure_next(spmdrun_executable *executable) {
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable", executable);
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  const int64_t devices = executable->plan->signature.device_count;
  const uint64_t room = devices < TRACE_SPANS ? (uint64_t)(TRACE_SPANS / devices) : 1;
  executable->measured = true;
  return sr_context_settle(context, sr_program_measure(&context->ctx, executable->program, room));
}

/* All ranks measure at once, since devices of a node share its memory; once for a program. */
static sr_status measure_speed(spmdrun_executable *executable, rank_record *own) {
  sr_device *first = sr_device_set_get(executable->set->devices, 0);
  if (executable->speed.bytes == 0)
    SR_TRY(first->set->kind->speed(&executable->context->ctx, first, &executable->speed));
  own->speed = executable->speed;
  return SR_OK;
}

static sr_status check_measured(const spmdrun_executable *executable) {
  if (executable->measured)
    return SR_OK;
  return sr_fail(&executable->context->ctx, SR_ERR_INVALID,
                 "%s: no execution has been measured; call spmdrun_measure_next before one",
                 executable->name);
}

spmdrun_status spmdrun_profile(spmdrun_executable *executable, char **steps, char **trace) {
  SR_MAKES(steps);
  SR_MAKES(trace);
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, steps, trace", executable, steps, trace);
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  profile p = {0};
  sr_status own = check_measured(executable);
  if (own == SR_OK)
    own = prepare(executable, &p);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, measure_speed(executable, &p.own));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, gather_records(context, &p));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, move_notes(context, &p));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, write_texts(context, &p, steps, trace));
  sr_arena_destroy(p.arena);
  if (status != SPMDRUN_OK) {
    free(*steps);
    free(*trace);
    *steps = *trace = NULL;
  }
  return status;
}
