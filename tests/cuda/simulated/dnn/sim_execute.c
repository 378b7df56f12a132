/* Queues plans of cuDNN. */
#include <inttypes.h>

#include "simulated/dnn/sim_dnn.h"

/* Finds what the plan is made of: cuDNN does not say how long it is used. */
static sr_cudnn_status check_alive(const sim_dnn *plan) {
  const sim_dnn *configuration = sim_object_of(plan->made_of, SIM_DESCRIPTOR);
  if (!configuration || !sim_object_of(configuration->made_of, SIM_DESCRIPTOR))
    return SIM_DNN_REFUSE(BAD_PARAM, "the plan's configuration or graph has ended");
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status check_objects(sr_cudnn_handle handle, const sim_dnn *plan,
                                     const sim_dnn *pack) {
  if (!sim_object_of(handle, SIM_DNN))
    return SIM_DNN_REFUSE(BAD_PARAM, "%p is no handle of cuDNN", (void *)handle);
  if (plan->kind != SR_CUDNN_PLAN || pack->kind != SR_CUDNN_PACK)
    return SIM_DNN_REFUSE(BAD_PARAM, "objects of kinds %u and %u are no plan and pack", plan->kind,
                          pack->kind);
  if (plan->handle != handle)
    return SIM_DNN_REFUSE(BAD_PARAM, "the plan is of another handle");
  return check_alive(plan);
}

/* Sets the address of each array from the pack. */
static sr_cudnn_status addresses_set(const sim_dnn *plan, const sim_dnn *pack,
                                     sim_convolution *convolution) {
  const sim_field *numbers = sim_field_of(pack, SR_CUDNN_PACK_NUMBERS);
  const sim_field *addresses = sim_field_of(pack, SR_CUDNN_PACK_ADDRESSES);
  if (numbers->count != SIM_CONVOLUTION_ARRAYS || addresses->count != SIM_CONVOLUTION_ARRAYS)
    return SIM_DNN_REFUSE(BAD_PARAM, "a convolution has three arrays, not %" PRId64,
                          numbers->count);
  for (int i = 0; i < SIM_CONVOLUTION_ARRAYS; i++) {
    sim_array *array = &convolution->arrays[i];
    for (int j = 0; j < SIM_CONVOLUTION_ARRAYS; j++)
      if (numbers->numbers[j] == plan->numbers[i])
        array->address = addresses->pointers[j];
    if (!array->address)
      return SIM_DNN_REFUSE(BAD_PARAM, "array %" PRId64 " has no address", plan->numbers[i]);
    if ((uintptr_t)array->address % (uint64_t)plan->alignments[i] != 0)
      return SIM_DNN_REFUSE(BAD_PARAM, "%p is not a multiple of %" PRId64, (void *)array->address,
                            plan->alignments[i]);
  }
  return SR_CUDNN_SUCCESS;
}

static bool do_overlap(const uint8_t *a, uint64_t a_bytes, const uint8_t *b, uint64_t b_bytes) {
  return (uintptr_t)a < (uintptr_t)b + b_bytes && (uintptr_t)b < (uintptr_t)a + a_bytes;
}

static sr_cudnn_status check_memory(const sim_convolution *c, const sim_device *device) {
  const sim_array *result = &c->arrays[c->result];
  const uint64_t bytes = sim_array_bytes(result);
  if (sim_product_check(c->workspace, c->workspace_bytes, device, "the workspace") != SIM_Success)
    return SIM_DNN_BAD_PARAM;
  for (int i = 0; i < SIM_CONVOLUTION_ARRAYS; i++) {
    const sim_array *array = &c->arrays[i];
    const uint64_t its_bytes = sim_array_bytes(array);
    if (sim_product_check(array->address, its_bytes, device, "an array") != SIM_Success)
      return SIM_DNN_BAD_PARAM;
    if (i != c->result && do_overlap(array->address, its_bytes, result->address, bytes))
      return SIM_DNN_REFUSE(BAD_PARAM, "the result overlaps an operand");
    if (do_overlap(array->address, its_bytes, c->workspace, c->workspace_bytes))
      return SIM_DNN_REFUSE(BAD_PARAM, "the workspace overlaps an array");
  }
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status check_device(sr_cudnn_handle handle) {
  sim_device *device;
  if (sim_current(&device) != SIM_Success)
    return SIM_DNN_EXECUTION_FAILED;
  if (!handle->stream || !sim_object_of(handle->stream, SIM_STREAM))
    return SIM_DNN_REFUSE(BAD_PARAM, "the handle has no stream");
  if (device != handle->device)
    return SIM_DNN_REFUSE(BAD_PARAM, "the handle is not of the current device");
  return SR_CUDNN_SUCCESS;
}

sr_cudnn_status sim_execute(sr_cudnn_handle handle, const sim_dnn *plan, const sim_dnn *pack) {
  SIM_DNN_TRY(check_objects(handle, plan, pack));
  SIM_DNN_TRY(check_device(handle));
  sim_convolution c = plan->convolution;
  c.spoils = sim_engine_spoils(plan);
  c.tf32 = sim_engine_rounds(plan);
  c.workspace = sim_field_of(pack, SR_CUDNN_PACK_WORKSPACE)->pointers[0];
  c.workspace_bytes = sim_engine_workspace(plan);
  SIM_DNN_TRY(addresses_set(plan, pack, &c));
  SIM_DNN_TRY(check_memory(&c, handle->device));
  const sim_op op = {.kind = SIM_OP_CONVOLUTION, .device = handle->device, .convolution = c};
  return sim_stream_push(handle->stream, op) == SIM_Success ? SR_CUDNN_SUCCESS
                                                            : SIM_DNN_EXECUTION_FAILED;
}
