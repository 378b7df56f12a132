/*
 * cuDNN on the simulated GPUs: handles and the objects of the backend API. Everything runs while
 * the calling thread holds the lock of sim_call.h.
 *
 * sim_dnn.c has the calls; sim_field.c the attributes that an object may have; sim_final.c what
 * becomes of an object when it is finalized; sim_execute.c queues a plan.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_DNN_SIM_DNN_H
#define SR_TESTS_CUDA_SIMULATED_DNN_SIM_DNN_H

#include "simulated/sim_work.h"

enum {
  SIM_DNN_FIELDS = 8,  /* most attributes of an object */
  SIM_DNN_NUMBERS = 8, /* most values of an attribute */
  SIM_DNN_BAD_PARAM = 2000,
  SIM_DNN_NOT_FINAL = 2004,
  SIM_DNN_NOT_SUPPORTED = 3000,
  SIM_DNN_INTERNAL_ERROR = 4000,
  SIM_DNN_EXECUTION_FAILED = 5000
};

/* Evaluates `expr`. If it is not success, returns it from the enclosing function. */
#define SIM_DNN_TRY(expr)                                                                          \
  do {                                                                                             \
    sr_cudnn_status dnn_try_ = (expr);                                                             \
    if (dnn_try_ != SR_CUDNN_SUCCESS)                                                              \
      return dnn_try_;                                                                             \
  } while (0)

/* Tells and returns a status: SIM_DNN_REFUSE(BAD_PARAM, ...). */
#define SIM_DNN_REFUSE(STATUS, ...) (sim_tell(__VA_ARGS__), (sr_cudnn_status)SIM_DNN_##STATUS)

struct sr_cudnn_handle_object {
  sim_object object;
  sim_device *device;
  sim_stream *stream; /* NULL: never set */
};

/* The values of an attribute; `count` is 0 if it is not set. */
typedef struct sim_field {
  sr_cudnn_attribute_type type;
  int64_t count;
  union {
    int64_t numbers[SIM_DNN_NUMBERS];
    uint32_t word; /* an enum */
    float real;
    double wide;
    void *pointers[SIM_DNN_NUMBERS]; /* also objects and handles */
  };
} sim_field;

/* What an object of cuDNN is, after sim_final_make. */
typedef struct sim_dnn {
  sim_object object;
  sr_cudnn_kind kind;
  bool is_final;
  sim_field fields[SIM_DNN_FIELDS]; /* in the order of the rules of its kind */
  /* TENSOR: arrays[0]; an operation and what is made of it: all, without addresses */
  sim_convolution convolution;
  int64_t numbers[SIM_CONVOLUTION_ARRAYS], alignments[SIM_CONVOLUTION_ARRAYS]; /* of the arrays */
  sr_cudnn_handle handle;                                                      /* GRAPH, PLAN */
  int engine;              /* CONFIGURATION, ENGINE, PLAN: its row in sim_final.c */
  struct sim_dnn *made_of; /* PLAN: its configuration; HEURISTIC, CONFIGURATION: the graph */
} sim_dnn;

/* Sets an attribute. */
sr_cudnn_status sim_field_set(sim_dnn *object, sr_cudnn_attribute attribute,
                              sr_cudnn_attribute_type type, int64_t count, const void *values);
/* Returns an attribute that a finalized object has. */
const sim_field *sim_field_of(const sim_dnn *object, sr_cudnn_attribute attribute);
/* Checks that all attributes of the object's kind are set. */
sr_cudnn_status sim_fields_check(const sim_dnn *object);

/* Finalizes an object whose attributes are set. */
sr_cudnn_status sim_final_make(sim_dnn *object);
/* Reads an attribute of a finalized object. */
sr_cudnn_status sim_final_get(const sim_dnn *object, sr_cudnn_attribute attribute,
                              sr_cudnn_attribute_type type, int64_t capacity, int64_t *out_count,
                              void *out_values);

/* Queues a plan. */
sr_cudnn_status sim_execute(sr_cudnn_handle handle, const sim_dnn *plan, const sim_dnn *pack);

/* Returns the bytes of workspace of the plan. */
uint64_t sim_engine_workspace(const sim_dnn *plan);
/* True if the result of the plan is NaN: nobody should want its engine. */
bool sim_engine_spoils(const sim_dnn *plan);
/* True if the engine of the plan rounds factors to TF32. */
bool sim_engine_rounds(const sim_dnn *plan);

#endif
