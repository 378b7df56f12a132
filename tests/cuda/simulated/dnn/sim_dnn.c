/* The calls of cuDNN. */
#include "simulated/dnn/sim_dnn.h"

static sr_cudnn_status begin(const char *name, sr_cudnn_status fitting) {
  return sim_begin(name, SIM_NotSupported) == SIM_Success ? SR_CUDNN_SUCCESS : fitting;
}

static sr_cudnn_status end(sr_cudnn_status status) {
  sim_end(SIM_Success); /* cuDNN tells CUDA nothing of its own errors */
  return status;
}

size_t cudnnGetVersion(void) {
  sim_lock(); /* reads the settings */
  sim_unlock();
  return (size_t)sim_settings_get()->cudnn;
}

const char *cudnnGetErrorString(sr_cudnn_status status) {
  switch (status / 1000) {
  case 0:
    return "CUDNN_STATUS_SUCCESS";
  case 2:
    return "CUDNN_STATUS_BAD_PARAM";
  case 3:
    return "CUDNN_STATUS_NOT_SUPPORTED";
  case 4:
    return "CUDNN_STATUS_INTERNAL_ERROR";
  case 5:
    return "CUDNN_STATUS_EXECUTION_FAILED";
  }
  return "CUDNN_UNKNOWN_STATUS";
}

/* ---- handles -------------------------------------------------------------------------------- */

static sr_cudnn_status handle_create(sr_cudnn_handle *out) {
  sim_device *device;
  if (sim_current(&device) != SIM_Success)
    return SIM_DNN_INTERNAL_ERROR;
  *out = sim_object_create(SIM_DNN, sizeof **out);
  (*out)->device = device;
  return SR_CUDNN_SUCCESS;
}

sr_cudnn_status cudnnCreate(sr_cudnn_handle *out) {
  sr_cudnn_status status = begin(__func__, SR_CUDNN_NO_HOST_MEMORY);
  return end(status == SR_CUDNN_SUCCESS ? handle_create(out) : status);
}

/* Ends an object, even if the call is to fail: there is no second call. */
static sr_cudnn_status destroy(sr_cudnn_status status, void *handle, sim_kind kind) {
  void *object = sim_object_of(handle, kind);
  if (!object)
    return SIM_DNN_REFUSE(BAD_PARAM, "%p is nothing that can be destroyed", handle);
  sim_object_end(object);
  return status;
}

sr_cudnn_status cudnnDestroy(sr_cudnn_handle handle) {
  sr_cudnn_status status = begin(__func__, SIM_DNN_INTERNAL_ERROR);
  return end(destroy(status, handle, SIM_DNN));
}

static sr_cudnn_status stream_set(sr_cudnn_handle handle, sim_stream *stream_handle) {
  sim_stream *stream;
  if (!sim_object_of(handle, SIM_DNN))
    return SIM_DNN_REFUSE(BAD_PARAM, "%p is no handle of cuDNN", (void *)handle);
  if (sim_stream_of(stream_handle, &stream) != SIM_Success)
    return SIM_DNN_BAD_PARAM;
  if (stream->device != handle->device)
    return SIM_DNN_REFUSE(BAD_PARAM, "the stream is of another device than the handle");
  handle->stream = stream;
  return SR_CUDNN_SUCCESS;
}

sr_cudnn_status cudnnSetStream(sr_cudnn_handle handle, sim_stream *stream) {
  sr_cudnn_status status = begin(__func__, SIM_DNN_BAD_PARAM);
  return end(status == SR_CUDNN_SUCCESS ? stream_set(handle, stream) : status);
}

/* ---- objects -------------------------------------------------------------------------------- */

/* Finds an object, and tells if it is not as it should be. */
static sr_cudnn_status object_of(sr_cudnn_object handle, bool is_final, sim_dnn **out_object) {
  *out_object = sim_object_of(handle, SIM_DESCRIPTOR);
  if (!*out_object)
    return SIM_DNN_REFUSE(BAD_PARAM, "%p is no object of cuDNN", handle);
  if (is_final && !(*out_object)->is_final)
    return SIM_DNN_REFUSE(NOT_FINAL, "the object is not finalized");
  if (!is_final && (*out_object)->is_final)
    return SIM_DNN_REFUSE(BAD_PARAM, "the object is finalized");
  return SR_CUDNN_SUCCESS;
}

sr_cudnn_status cudnnBackendCreateDescriptor(sr_cudnn_kind kind, sr_cudnn_object *out) {
  sr_cudnn_status status = begin(__func__, SR_CUDNN_NO_HOST_MEMORY);
  if (status == SR_CUDNN_SUCCESS) {
    sim_dnn *object = sim_object_create(SIM_DESCRIPTOR, sizeof *object);
    object->kind = kind;
    *out = object;
  }
  return end(status);
}

sr_cudnn_status cudnnBackendDestroyDescriptor(sr_cudnn_object object) {
  sr_cudnn_status status = begin(__func__, SIM_DNN_INTERNAL_ERROR);
  return end(destroy(status, object, SIM_DESCRIPTOR));
}

sr_cudnn_status cudnnBackendSetAttribute(sr_cudnn_object handle, sr_cudnn_attribute attribute,
                                         sr_cudnn_attribute_type type, int64_t count,
                                         const void *values) {
  sim_dnn *object;
  sr_cudnn_status status = begin(__func__, SIM_DNN_BAD_PARAM);
  if (status == SR_CUDNN_SUCCESS)
    status = object_of(handle, false, &object);
  return end(status == SR_CUDNN_SUCCESS ? sim_field_set(object, attribute, type, count, values)
                                        : status);
}

sr_cudnn_status cudnnBackendFinalize(sr_cudnn_object handle) {
  sim_dnn *object;
  sr_cudnn_status status = begin(__func__, SIM_DNN_INTERNAL_ERROR);
  if (status == SR_CUDNN_SUCCESS)
    status = object_of(handle, false, &object);
  if (status == SR_CUDNN_SUCCESS)
    status = sim_fields_check(object);
  if (status == SR_CUDNN_SUCCESS)
    status = sim_final_make(object);
  if (status == SR_CUDNN_SUCCESS)
    object->is_final = true;
  return end(status);
}

sr_cudnn_status cudnnBackendGetAttribute(const sr_cudnn_object handle, sr_cudnn_attribute attribute,
                                         sr_cudnn_attribute_type type, int64_t capacity,
                                         int64_t *out_count, void *out_values) {
  sim_dnn *object;
  sr_cudnn_status status = begin(__func__, SIM_DNN_INTERNAL_ERROR);
  if (status == SR_CUDNN_SUCCESS)
    status = object_of(handle, true, &object);
  return end(status == SR_CUDNN_SUCCESS
                 ? sim_final_get(object, attribute, type, capacity, out_count, out_values)
                 : status);
}

/* ---- work ----------------------------------------------------------------------------------- */

sr_cudnn_status cudnnBackendExecute(sr_cudnn_handle handle, sr_cudnn_object plan_handle,
                                    sr_cudnn_object pack_handle) {
  sim_dnn *plan, *pack;
  sr_cudnn_status status = begin(__func__, SIM_DNN_EXECUTION_FAILED);
  if (status == SR_CUDNN_SUCCESS)
    status = object_of(plan_handle, true, &plan);
  if (status == SR_CUDNN_SUCCESS)
    status = object_of(pack_handle, true, &pack);
  return end(status == SR_CUDNN_SUCCESS ? sim_execute(handle, plan, pack) : status);
}
