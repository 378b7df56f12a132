#include "simulated/sim_object.h"

static sim_object *objects;

void *sim_object_create(sim_kind kind, size_t bytes) {
  sim_object *object = sim_allocate(bytes);
  object->kind = kind;
  object->next = objects;
  objects = object;
  return object;
}

void *sim_object_of(const void *handle, sim_kind kind) {
  sim_object *object = (void *)(uintptr_t)handle;
  return object && object->kind == kind && !object->is_ended ? object : NULL;
}

void sim_object_end(void *object) {
  ((sim_object *)object)->is_ended = true;
}

static const char *name_of(sim_kind kind) {
  switch (kind) {
  case SIM_STREAM:
    return "stream";
  case SIM_EVENT:
    return "event";
  case SIM_MODULE:
    return "library";
  case SIM_KERNEL:
    return "kernel";
  case SIM_GRAPH:
    return "graph";
  case SIM_NODE:
    return "node";
  case SIM_INSTANCE:
    return "instance of a graph";
  case SIM_BLAS:
    return "handle of cuBLASLt";
  case SIM_OPERATION:
    return "operation";
  case SIM_LAYOUT:
    return "layout";
  case SIM_PREFERENCE:
    return "preference";
  case SIM_COMM:
    return "communicator";
  case SIM_DNN:
    return "handle of cuDNN";
  case SIM_DESCRIPTOR:
    return "object of cuDNN";
  case SIM_FFT:
    return "plan of cuFFT";
  case SIM_DENSE:
    return "handle of cuBLAS";
  case SIM_SOLVER:
    return "handle of cuSOLVER";
  case SIM_SPARSE:
    return "handle of cuSPARSE";
  }
  return "object";
}

__attribute__((destructor)) static void leaks_print(void) {
  for (const sim_object *object = objects; object; object = object->next)
    if (!object->is_ended && !object->is_owned)
      sim_tell("never destroyed: %s %p", name_of(object->kind), (const void *)object);
}
