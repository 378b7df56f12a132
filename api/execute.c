/* Runs a program, and gives the statistics of the run. */
#include <stdio.h>
#include <stdlib.h>

#include "api/api.h"
#include "api/array/array_handle.h"
#include "api/guards.h"
#include "api/needs.h"
#include "api/sized.h"

sr_status sr_executable_check_live(const spmdrun_executable *executable) {
  if (!executable->set->failed)
    return SR_OK;
  return sr_fail(&executable->context->ctx, SR_ERR_INVALID,
                 "%s: an earlier run on its devices ended half-way (%s), so they run nothing any "
                 "more; compile the program again and make its arguments again",
                 executable->name, executable->set->why);
}

void sr_execution_failed(spmdrun_executable *executable) {
  executable->set->failed = true;
  snprintf(executable->set->why, sizeof executable->set->why, "%s",
           executable->context->ctx.message);
}

/* Collective. Runs the program; `results` receives the executor's arrays. The caller has made all
 * checks that can fail on one rank alone. If the run fails, some ranks may still be inside a
 * collective. So the devices run nothing more. */
static spmdrun_status run(spmdrun_executable *executable, sr_array *const *arguments,
                          sr_array **results) {
  spmdrun_context *context = executable->context;
  sr_context_phase(context, SPMDRUN_PHASE_RUN);
  sr_status own = sr_program_execute(&context->ctx, executable->program, arguments, results);
  spmdrun_status status = sr_context_settle(context, own);
  if (status != SPMDRUN_OK)
    sr_execution_failed(executable);
  return status;
}

sr_status sr_execution_prepare(spmdrun_executable *executable, spmdrun_array *const *arguments,
                               sr_array **inputs, spmdrun_array **results) {
  spmdrun_context *context = executable->context;
  const sr_signature *signature = &executable->plan->signature;
  if (!inputs)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  SR_TRY(sr_executable_check_live(executable));
  SR_TRY(sr_guard_donation(executable));
  for (int i = 0; i < signature->argument_count; i++) {
    const spmdrun_array *argument = arguments ? arguments[i] : NULL;
    if (argument && argument->fault)
      return sr_fail(&context->ctx, argument->fault->code, "%s", argument->fault->message);
    if (argument)
      SR_TRY(sr_array_check_taken(argument));
    inputs[i] = argument ? argument->array : NULL;
  }
  SR_TRY(sr_program_check(&context->ctx, executable->program, inputs));
  for (int i = 0; i < signature->result_count; i++)
    SR_TRY(sr_array_wrap(context, NULL, executable->result_names[i], &results[i]));
  return SR_OK;
}

void sr_execution_take(const spmdrun_executable *executable, spmdrun_array *const *arguments) {
  const sr_signature *signature = &executable->plan->signature;
  for (int i = 0; i < signature->argument_count; i++)
    if (signature->arguments[i].donated) {
      arguments[i]->taken_by = executable->name;
      arguments[i]->taken_as = i;
    }
}

spmdrun_status spmdrun_execute(spmdrun_executable *executable, spmdrun_array *const *arguments,
                               spmdrun_array **results) {
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, results", executable,
           spmdrun_result_count(executable) > 0 ? (void *)results : executable);
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  int argument_count = spmdrun_argument_count(executable);
  int result_count = spmdrun_result_count(executable);
  for (int i = 0; i < result_count; i++)
    results[i] = NULL;
  sr_array **inputs = calloc((size_t)argument_count + (size_t)result_count + 1, sizeof *inputs);
  sr_array **outputs = inputs ? inputs + argument_count : NULL;
  spmdrun_status status =
      sr_context_settle(context, sr_execution_prepare(executable, arguments, inputs, results));
  if (status == SPMDRUN_OK) {
    sr_execution_take(executable, arguments);
    status = run(executable, inputs, outputs);
  }
  if (status == SPMDRUN_OK && executable->watches)
    status = sr_nans_settle(executable, outputs);
  for (int i = 0; i < result_count; i++) {
    if (status == SPMDRUN_OK) {
      results[i]->array = outputs[i];
    } else {
      /* This rank may have results even though another rank failed. */
      if (outputs)
        sr_array_destroy(outputs[i]);
      spmdrun_array_destroy(results[i]);
      results[i] = NULL;
    }
  }
  free(inputs);
  return status;
}

int spmdrun_progress(const spmdrun_executable *executable, int64_t *done, int64_t *total) {
  return executable && done && total && sr_program_progress(executable->program, done, total);
}

/* ---- statistics ------------------------------------------------------------------------------ */

typedef struct rank_stats {
  sr_origin origin;
  int32_t compiles;
  double load_seconds, lookup_seconds, run_seconds;
  uint64_t peak_bytes;
  sr_traffic traffic;
} rank_stats;

static rank_stats own_stats(const spmdrun_executable *executable) {
  rank_stats own = {
      .origin = executable->origin,
      .compiles = executable->context->compiles,
      .load_seconds = executable->load_seconds,
      .lookup_seconds = executable->lookup_seconds,
      .run_seconds = sr_program_run_seconds(executable->program),
      .traffic = sr_program_traffic(executable->program),
  };
  for (int32_t i = 0; i < executable->set->devices->count; i++) {
    uint64_t peak =
        executable->set->devices->kind->peak_bytes(sr_device_set_get(executable->set->devices, i));
    own.peak_bytes = peak > own.peak_bytes ? peak : own.peak_bytes;
  }
  return own;
}

static uint64_t larger(uint64_t a, uint64_t b) {
  return a > b ? a : b;
}

static bool is_hit(spmdrun_cache_result result) {
  return result != SPMDRUN_CACHE_OFF && result != SPMDRUN_CACHE_MISS;
}

static void add_rank(spmdrun_stats *stats, const rank_stats *rank) {
  stats->compiles += rank->compiles;
  if (rank->run_seconds > stats->run_seconds)
    stats->run_seconds = rank->run_seconds;
  stats->peak_device_bytes = larger(stats->peak_device_bytes, rank->peak_bytes);
  stats->collectives = larger(stats->collectives, rank->traffic.collectives);
  stats->collective_bytes = larger(stats->collective_bytes, rank->traffic.bytes);
}

spmdrun_status spmdrun_stats_get(spmdrun_executable *executable, spmdrun_stats *out) {
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, stats", executable, out);
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  int32_t size = sr_world_size(context->world);
  rank_stats own = own_stats(executable);
  rank_stats *all = calloc((size_t)size, sizeof *all);
  sr_status status = all ? sr_sized_check(&context->ctx, "spmdrun_stats", out)
                         : sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  spmdrun_status agreed = sr_context_settle(context, status);
  if (agreed == SPMDRUN_OK)
    agreed = sr_context_settle(
        context, sr_world_all_gather(&context->ctx, context->world, &own, sizeof own, all));
  if (agreed == SPMDRUN_OK) {
    spmdrun_stats stats = {
        .cache = all[0].origin.cache,
        .cache_place = sr_context_is_root(context) && own.origin.place ? own.origin.place : "",
        .compile_seconds = all[0].origin.compile_seconds,
        .saved_seconds = is_hit(all[0].origin.cache) ? all[0].origin.made_seconds : 0,
        .lookup_seconds = all[0].lookup_seconds,
        .load_seconds = own.load_seconds,
        .ranks = size,
        .devices = (int)sr_device_set_total(executable->set->devices),
    };
    for (int32_t r = 0; r < size; r++)
      add_rank(&stats, &all[r]);
    sr_sized_write(out, &stats, sizeof stats);
  }
  free(all);
  return agreed;
}
