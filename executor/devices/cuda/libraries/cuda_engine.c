/*
 * cuDNN proposes engines by a heuristic, the fastest first. Notes of an engine say how it computes.
 * Whether it can, and with how much workspace, is known when a plan has been made with it.
 */
#include "executor/devices/cuda/libraries/cuda_engine.h"

#include <stdlib.h>

#define TRY(expr)                                                                                  \
  do {                                                                                             \
    sr_cudnn_status try_ = (expr);                                                                 \
    if (try_ != SR_CUDNN_SUCCESS)                                                                  \
      return try_;                                                                                 \
  } while (0)

enum {
  NOTES_MOST = 32 /* of an engine: more than there are */
};

sr_cudnn_status sr_cudnn_make(const sr_cudnn *library, sr_cudnn_kind kind, size_t count,
                              const sr_cudnn_field *fields, sr_cudnn_object *out_object) {
  *out_object = NULL;
  TRY(library->cudnnBackendCreateDescriptor(kind, out_object));
  for (size_t i = 0; i < count; i++)
    TRY(library->cudnnBackendSetAttribute(*out_object, fields[i].attribute, fields[i].type,
                                          fields[i].count, fields[i].values));
  return library->cudnnBackendFinalize(*out_object);
}

static void drop(const sr_cudnn *library, sr_cudnn_object *object) {
  if (*object)
    library->cudnnBackendDestroyDescriptor(*object);
  *object = NULL;
}

/* ---- notes ----------------------------------------------------------------------------------- */

/* Reads the notes of an engine as a set of bits. */
static sr_cudnn_status notes_get(const sr_cudnn *library, sr_cudnn_object engine,
                                 sr_cudnn_attribute attribute, sr_cudnn_attribute_type type,
                                 uint32_t *out_notes) {
  sr_cudnn_note notes[NOTES_MOST];
  int64_t count = 0;
  *out_notes = 0;
  TRY(library->cudnnBackendGetAttribute(engine, attribute, type, NOTES_MOST, &count, notes));
  for (int64_t i = 0; i < count && i < NOTES_MOST; i++)
    *out_notes |= notes[i] < 32 ? UINT32_C(1) << notes[i] : 0;
  return SR_CUDNN_SUCCESS;
}

/*
 * Tensor cores round factors of F32 to TF32. Winograd's formula adds factors before it multiplies,
 * which rounds those of F16 and BF16; an FFT has errors as large as those of the largest element.
 */
static uint32_t unwanted_notes(sr_dtype dtype, bool tf32) {
  const uint32_t always = 1u << SR_CUDNN_NOTE_VARIES | 1u << SR_CUDNN_NOTE_ROUNDS_INPUTS |
                          1u << SR_CUDNN_NOTE_ROUNDS_SUMS | 1u << SR_CUDNN_NOTE_FFT;
  const bool is_small = dtype == SR_F16 || dtype == SR_BF16;
  return always | (dtype == SR_F32 && !tf32 ? 1u << SR_CUDNN_NOTE_TENSOR_CORE : 0) |
         (is_small ? 1u << SR_CUDNN_NOTE_WINOGRAD : 0);
}

static sr_cudnn_status engine_read(const sr_cudnn *library, sr_cudnn_object configuration,
                                   uint32_t unwanted, sr_cudnn_object *engine,
                                   bool *out_is_wanted) {
  int64_t count = 0;
  uint32_t numerical, behavior;
  TRY(library->cudnnBackendCreateDescriptor(SR_CUDNN_ENGINE, engine));
  TRY(library->cudnnBackendGetAttribute(configuration, SR_CUDNN_CONFIGURATION_ENGINE,
                                        SR_CUDNN_TYPE_OBJECT, 1, &count, engine));
  TRY(notes_get(library, *engine, SR_CUDNN_NUMERICAL_NOTES, SR_CUDNN_TYPE_NUMERICAL_NOTE,
                &numerical));
  TRY(notes_get(library, *engine, SR_CUDNN_BEHAVIOR_NOTES, SR_CUDNN_TYPE_BEHAVIOR_NOTE, &behavior));
  *out_is_wanted = !(numerical & unwanted) &&
                   !(behavior & (1u << SR_CUDNN_NOTE_COMPILES | 1u << SR_CUDNN_NOTE_CUBLASLT));
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status is_wanted(const sr_cudnn *library, sr_cudnn_object configuration,
                                 uint32_t unwanted, bool *out_is_wanted) {
  sr_cudnn_object engine = NULL;
  *out_is_wanted = false;
  sr_cudnn_status status = engine_read(library, configuration, unwanted, &engine, out_is_wanted);
  drop(library, &engine);
  return status;
}

/* ---- plans ----------------------------------------------------------------------------------- */

/* Makes a plan with the configuration. Leaves engine->plan NULL if that engine cannot compute this,
 * or needs too much workspace. */
static sr_cudnn_status plan_make(const sr_cuda_dnn *dnn, sr_cudnn_object configuration,
                                 uint64_t workspace_most, sr_cudnn_engine *engine) {
  const sr_cudnn_field fields[] = {
      {SR_CUDNN_PLAN_HANDLE, SR_CUDNN_TYPE_HANDLE, 1, &dnn->handle},
      {SR_CUDNN_PLAN_CONFIGURATION, SR_CUDNN_TYPE_OBJECT, 1, &configuration},
  };
  int64_t count = 0, bytes = 0;
  sr_cudnn_status status = sr_cudnn_make(dnn->library, SR_CUDNN_PLAN, 2, fields, &engine->plan);
  if (status == SR_CUDNN_SUCCESS)
    status = dnn->library->cudnnBackendGetAttribute(engine->plan, SR_CUDNN_PLAN_WORKSPACE,
                                                    SR_CUDNN_TYPE_INT64, 1, &count, &bytes);
  engine->workspace_bytes = (uint64_t)bytes;
  if (status != SR_CUDNN_SUCCESS || engine->workspace_bytes > workspace_most)
    drop(dnn->library, &engine->plan);
  return sr_cudnn_is_unsupported(status) ? SR_CUDNN_SUCCESS : status;
}

/* ---- proposals ------------------------------------------------------------------------------- */

/* What a heuristic proposes. */
typedef struct proposals {
  sr_cudnn_object heuristic;
  sr_cudnn_object *configurations; /* [created], of which the first `count` are proposals */
  int64_t created, count;
} proposals;

static sr_cudnn_status proposals_get(const sr_cudnn *library, sr_cudnn_object graph,
                                     sr_cudnn_mode mode, proposals *p) {
  const sr_cudnn_field fields[] = {
      {SR_CUDNN_HEURISTIC_GRAPH, SR_CUDNN_TYPE_OBJECT, 1, &graph},
      {SR_CUDNN_HEURISTIC_MODE, SR_CUDNN_TYPE_HEURISTIC, 1, &mode},
  };
  int64_t room = 0;
  TRY(sr_cudnn_make(library, SR_CUDNN_HEURISTIC, 2, fields, &p->heuristic));
  TRY(library->cudnnBackendGetAttribute(p->heuristic, SR_CUDNN_HEURISTIC_RESULTS,
                                        SR_CUDNN_TYPE_OBJECT, 0, &room, NULL));
  p->configurations = calloc((size_t)room + 1, sizeof *p->configurations);
  if (!p->configurations)
    return SR_CUDNN_NO_HOST_MEMORY;
  for (; p->created < room; p->created++)
    TRY(library->cudnnBackendCreateDescriptor(SR_CUDNN_CONFIGURATION,
                                              &p->configurations[p->created]));
  return library->cudnnBackendGetAttribute(p->heuristic, SR_CUDNN_HEURISTIC_RESULTS,
                                           SR_CUDNN_TYPE_OBJECT, room, &p->count,
                                           p->configurations);
}

static void proposals_drop(const sr_cudnn *library, proposals *p) {
  for (int64_t i = 0; i < p->created; i++)
    drop(library, &p->configurations[i]);
  free(p->configurations);
  drop(library, &p->heuristic);
}

/* Takes the first proposal that is as wanted, if there is one. */
static sr_cudnn_status take_first(const sr_cuda_dnn *dnn, proposals *p, uint32_t unwanted,
                                  uint64_t workspace_most, sr_cudnn_engine *engine) {
  for (int64_t i = 0; i < p->count && i < p->created && !engine->plan; i++) {
    bool wanted;
    TRY(is_wanted(dnn->library, p->configurations[i], unwanted, &wanted));
    if (wanted)
      TRY(plan_make(dnn, p->configurations[i], workspace_most, engine));
    if (engine->plan) {
      engine->configuration = p->configurations[i];
      p->configurations[i] = NULL;
    }
  }
  return SR_CUDNN_SUCCESS;
}

sr_cudnn_status sr_cudnn_engine_choose(const sr_cuda_dnn *dnn, sr_cudnn_object graph,
                                       sr_dtype dtype, bool tf32, uint64_t workspace_most,
                                       int64_t *out_proposals, sr_cudnn_engine *out_engine) {
  const uint32_t unwanted = unwanted_notes(dtype, tf32);
  static const sr_cudnn_mode modes[] = {SR_CUDNN_MODE_A, SR_CUDNN_MODE_FALLBACK};
  sr_cudnn_status status = SR_CUDNN_SUCCESS;
  *out_proposals = 0;
  *out_engine = (sr_cudnn_engine){0};
  for (int i = 0; i < 2 && status == SR_CUDNN_SUCCESS && !out_engine->plan; i++) {
    proposals p = {0};
    status = proposals_get(dnn->library, graph, modes[i], &p);
    if (status == SR_CUDNN_SUCCESS)
      status = take_first(dnn, &p, unwanted, workspace_most, out_engine);
    else if (sr_cudnn_is_unsupported(status)) /* the heuristic has no engine */
      status = SR_CUDNN_SUCCESS;
    *out_proposals += p.count;
    proposals_drop(dnn->library, &p);
  }
  return status;
}

void sr_cudnn_engine_destroy(const sr_cudnn *library, sr_cudnn_engine *engine) {
  drop(library, &engine->plan);
  drop(library, &engine->configuration);
}
