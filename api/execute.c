/* Running a program, and what is known of it afterwards. */
#include <stdlib.h>

#include "api/api.h"
#include "api/array.h"

/* Collective. `results` is filled with arrays of the executor or left empty. */
static spmdrun_status run(spmdrun_executable *executable, sr_array *const *arguments,
                          sr_array **results) {
  spmdrun_context *context = executable->context;
  sr_context_phase(context, SPMDRUN_PHASE_RUN);
  sr_status own = sr_program_execute(&context->ctx, executable->program, arguments, results);
  spmdrun_status status = sr_context_settle(context, own);
  /* Wrong arguments change nothing; any other failure may have left collectives half done. */
  if (status != SPMDRUN_OK && context->failure != SPMDRUN_INVALID)
    context->set_failed = true;
  return status;
}

static void release_all(sr_array **arrays, int count) {
  for (int i = 0; i < count; i++)
    sr_array_release(arrays[i]);
}

/* The executor's arrays of the caller's. */
static sr_status unwrap(spmdrun_executable *executable, spmdrun_array *const *arguments,
                        sr_array **out) {
  for (int i = 0; i < spmdrun_argument_count(executable); i++) {
    if (!arguments || !arguments[i])
      return sr_fail(&executable->context->ctx, SR_ERR_INVALID, "argument %d is missing", i);
    out[i] = arguments[i]->array;
  }
  return SR_OK;
}

/* Handles for `own`; takes the arrays over. */
static sr_status wrap(spmdrun_executable *executable, sr_array **own, spmdrun_array **out) {
  for (int i = 0; i < spmdrun_result_count(executable); i++) {
    SR_TRY(sr_array_wrap(executable->context, own[i], "result", i, &out[i]));
    own[i] = NULL;
  }
  return SR_OK;
}

static spmdrun_status execute(spmdrun_executable *executable, spmdrun_array *const *arguments,
                              sr_array **inputs, sr_array **outputs, spmdrun_array **results) {
  spmdrun_context *context = executable->context;
  spmdrun_status status = sr_context_settle(context, unwrap(executable, arguments, inputs));
  if (status == SPMDRUN_OK)
    status = run(executable, inputs, outputs);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, wrap(executable, outputs, results));
  if (status == SPMDRUN_OK)
    return status;
  release_all(outputs, spmdrun_result_count(executable));
  for (int i = 0; i < spmdrun_result_count(executable); i++) {
    spmdrun_array_destroy(results[i]);
    results[i] = NULL;
  }
  return status;
}

spmdrun_status spmdrun_execute(spmdrun_executable *executable, spmdrun_array *const *arguments,
                               spmdrun_array **results) {
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  size_t argument_count = (size_t)spmdrun_argument_count(executable);
  size_t result_count = (size_t)spmdrun_result_count(executable);
  for (size_t i = 0; i < result_count; i++)
    results[i] = NULL;
  sr_array **arrays = calloc(argument_count + result_count + 1, sizeof *arrays);
  sr_status own = arrays ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = execute(executable, arguments, arrays, arrays + argument_count, results);
  free(arrays);
  return status;
}

/* ---- statistics ------------------------------------------------------------------------------ */

typedef struct rank_stats {
  sr_origin origin;
  int32_t compiles;
  double load_seconds, run_seconds;
  uint64_t peak_bytes;
} rank_stats;

static rank_stats own_stats(const spmdrun_executable *executable) {
  rank_stats own = {
      .origin = executable->origin,
      .compiles = executable->context->compiles,
      .load_seconds = executable->load_seconds,
      .run_seconds = sr_program_run_seconds(executable->program),
  };
  for (int32_t i = 0; i < sr_device_set_count(executable->devices); i++) {
    uint64_t peak = sr_device_peak_bytes(sr_device_set_get(executable->devices, i));
    own.peak_bytes = peak > own.peak_bytes ? peak : own.peak_bytes;
  }
  return own;
}

spmdrun_status spmdrun_stats_get(spmdrun_executable *executable, spmdrun_stats *out) {
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  int32_t size = sr_world_size(context->world);
  rank_stats own = own_stats(executable);
  rank_stats *all = calloc((size_t)size, sizeof *all);
  sr_status status = all ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  spmdrun_status agreed = sr_context_settle(context, status);
  if (agreed == SPMDRUN_OK)
    agreed = sr_context_settle(
        context, sr_world_all_gather(&context->ctx, context->world, &own, sizeof own, all));
  if (agreed == SPMDRUN_OK) {
    *out = (spmdrun_stats){
        .cache = all[0].origin.cache,
        .compile_seconds = all[0].origin.compile_seconds,
        .load_seconds = own.load_seconds,
        .ranks = size,
        .devices = (int)sr_device_set_total(executable->devices),
    };
    for (int32_t r = 0; r < size; r++) {
      out->compiles += all[r].compiles;
      out->run_seconds =
          all[r].run_seconds > out->run_seconds ? all[r].run_seconds : out->run_seconds;
      out->peak_device_bytes =
          all[r].peak_bytes > out->peak_device_bytes ? all[r].peak_bytes : out->peak_device_bytes;
    }
  }
  free(all);
  return agreed;
}
