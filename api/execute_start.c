/* Executions that the caller does not wait for at once. */
#include <stdlib.h>

#include "api/array/array_handle.h"
#include "api/needs.h"

struct spmdrun_run {
  spmdrun_executable *executable;
  sr_queued_run *queued;
};

/* Gives the results their arrays, and adds the execution to the queue. */
static sr_status add(spmdrun_executable *executable, sr_array *const *inputs,
                     spmdrun_array **results, spmdrun_run *run) {
  spmdrun_context *context = executable->context;
  const int32_t count = executable->plan->signature.result_count;
  sr_array **outputs = calloc((size_t)count + 1, sizeof *outputs);
  if (!outputs)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory for an execution in flight");
  sr_status status =
      context->queue ? SR_OK : sr_run_queue_create(&context->ctx, &context->log, &context->queue);
  if (status == SR_OK)
    status = sr_program_describe_results(&context->ctx, executable->program, outputs);
  for (int32_t i = 0; i < count; i++)
    results[i]->array = outputs[i];
  if (status == SR_OK)
    status = sr_run_queue_add(&context->ctx, context->queue, executable->program, inputs, outputs,
                              &run->queued);
  for (int32_t i = 0; i < count && status == SR_OK; i++)
    results[i]->maker = sr_queued_run_hold(run->queued);
  free(outputs);
  return status;
}

/* Collective. Starts an execution whose arguments fit on all ranks. */
static spmdrun_status start(spmdrun_executable *executable, spmdrun_array *const *arguments,
                            sr_array *const *inputs, spmdrun_array **results, spmdrun_run *run) {
  run->executable = executable;
  sr_execution_take(executable, arguments);
  const sr_status own = add(executable, inputs, results, run);
  if (own != SR_OK) /* the other ranks' executions must not wait for this one */
    sr_exchange_fail(executable->set->devices->exchange);
  const spmdrun_status status = sr_context_settle(executable->context, own);
  if (status != SPMDRUN_OK)
    sr_execution_failed(executable);
  return status;
}

static sr_status prepare(spmdrun_executable *executable, spmdrun_array *const *arguments,
                         sr_array **inputs, spmdrun_array **results) {
  if (executable->watches)
    return sr_fail(&executable->context->ctx, SR_ERR_INVALID,
                   "%s: a program compiled with check_nans cannot run ahead, since a NaN must be "
                   "told before its results are used; call spmdrun_execute",
                   executable->name);
  return sr_execution_prepare(executable, arguments, inputs, results);
}

spmdrun_status spmdrun_execute_start(spmdrun_executable *executable,
                                     spmdrun_array *const *arguments, spmdrun_array **results,
                                     spmdrun_run **out) {
  SR_MAKES(out);
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, run, results", executable, out,
           spmdrun_result_count(executable) > 0 ? (void *)results : executable);
  spmdrun_context *context = executable->context;
  const int32_t result_count = executable->plan->signature.result_count;
  sr_context_begin_beside(context);
  for (int32_t i = 0; i < result_count; i++)
    results[i] = NULL;
  sr_array **inputs = calloc((size_t)spmdrun_argument_count(executable) + 1, sizeof *inputs);
  spmdrun_run *run = calloc(1, sizeof *run);
  const sr_status own = run ? prepare(executable, arguments, inputs, results)
                            : sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory");
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = start(executable, arguments, inputs, results, run);
  free(inputs);
  if (status == SPMDRUN_OK) {
    *out = run;
    return status;
  }
  for (int32_t i = 0; i < result_count; i++) {
    spmdrun_array_destroy(results[i]);
    results[i] = NULL;
  }
  if (run)
    sr_queued_run_release(run->queued);
  free(run);
  return status;
}

int spmdrun_run_is_done(const spmdrun_run *run) {
  return !run || sr_queued_run_is_done(run->queued);
}

spmdrun_status spmdrun_run_wait(spmdrun_run *run) {
  SR_NEEDS(run ? run->executable->context : NULL, "run", run);
  spmdrun_context *context = run->executable->context;
  sr_context_begin_beside(context);
  const spmdrun_status status =
      sr_context_settle(context, sr_queued_run_wait(&context->ctx, run->queued));
  if (status != SPMDRUN_OK)
    sr_execution_failed(run->executable);
  sr_queued_run_release(run->queued);
  free(run);
  return status;
}
