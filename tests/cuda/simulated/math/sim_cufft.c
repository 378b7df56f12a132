/* cuFFT: lines are transformed by the definition, in f64. */
#include <complex.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "simulated/math/sim_math.h"
#include "simulated/sim_memory.h"
#include "simulated/sim_work.h"

enum { /* what functions return beside the numbers of cufft_api.def */
  INVALID_PLAN = 1,
  INVALID_TYPE = 3,
  INVALID_VALUE = 4,
  INTERNAL_ERROR = 5,
  EXEC_FAILED = 6,
  PLANS_MOST = 1 << 12, /* of a process */
  ALIGNMENT = 16        /* of the workspace */
};

/* Tells and returns a status. */
#define REFUSE(STATUS, ...) (sim_tell(__VA_ARGS__), (sr_cufft_status)(STATUS))

typedef struct side {
  int64_t stride, distance; /* in elements */
  sr_cublas_type type;
} side;

typedef struct plan {
  sim_object object;
  sim_device *device;
  bool is_ours; /* cuFFT is to allocate no workspace */
  bool is_made;
  int64_t n, batch;
  side in, out;
  size_t workspace_bytes;
  void *workspace;
  sim_stream *stream;
} plan;

static plan *plans[PLANS_MOST]; /* by handle */
static int plan_count;

static sr_cufft_status begin(const char *name, int fitting) {
  return sim_begin(name, SIM_NotSupported) == SIM_Success ? SR_CUFFT_SUCCESS
                                                          : (sr_cufft_status)fitting;
}

static sr_cufft_status end(sr_cufft_status status) {
  sim_end(SIM_Success); /* cuFFT tells CUDA nothing of its own errors */
  return status;
}

sr_cufft_status cufftGetProperty(sr_math_property property, int *out_value) {
  sr_cufft_status status = begin(__func__, INTERNAL_ERROR);
  if (status == SR_CUFFT_SUCCESS)
    *out_value = sim_math_version(property);
  return end(status);
}

/* ---- plans ----------------------------------------------------------------------------------- */

static sr_cufft_status find(sr_cufft_plan handle, plan **out_plan) {
  *out_plan = handle >= 0 && handle < plan_count ? sim_object_of(plans[handle], SIM_FFT) : NULL;
  return *out_plan ? SR_CUFFT_SUCCESS : REFUSE(INVALID_PLAN, "%d is no plan", handle);
}

static sr_cufft_status create(sr_cufft_plan *out) {
  sim_device *device;
  if (sim_current(&device) != SIM_Success)
    return INTERNAL_ERROR;
  if (plan_count == PLANS_MOST)
    sim_abort("there are more than %d plans", PLANS_MOST);
  plans[plan_count] = sim_object_create(SIM_FFT, sizeof **plans);
  plans[plan_count]->device = device;
  *out = plan_count++;
  return SR_CUFFT_SUCCESS;
}

sr_cufft_status cufftCreate(sr_cufft_plan *out) {
  sr_cufft_status status = begin(__func__, SR_CUFFT_ALLOC_FAILED);
  return end(status == SR_CUFFT_SUCCESS ? create(out) : status);
}

/* Ends a plan, even if the call is to fail: there is no second call. */
sr_cufft_status cufftDestroy(sr_cufft_plan handle) {
  plan *p;
  sr_cufft_status status = begin(__func__, INTERNAL_ERROR);
  sr_cufft_status found = find(handle, &p);
  if (p)
    sim_object_end(p);
  return end(status == SR_CUFFT_SUCCESS ? found : status);
}

sr_cufft_status cufftSetAutoAllocation(sr_cufft_plan handle, int allocates) {
  plan *p;
  sr_cufft_status status = begin(__func__, INTERNAL_ERROR);
  if (status == SR_CUFFT_SUCCESS)
    status = find(handle, &p);
  if (status == SR_CUFFT_SUCCESS)
    p->is_ours = allocates == 0;
  return end(status);
}

/* True if there is a transform from one type to the other. */
static bool has_types(sr_cublas_type in, sr_cublas_type out, sr_cublas_type execution) {
  const bool is_wide = execution == SR_CUBLAS_C128;
  const sr_cublas_type real = is_wide ? SR_CUBLAS_F64 : SR_CUBLAS_F32;
  return (is_wide || execution == SR_CUBLAS_C64) && (in == execution || in == real) &&
         (out == execution || out == real) && (in == execution || out == execution);
}

static sr_cufft_status make(plan *p, const plan *wanted, sr_cublas_type execution,
                            size_t *out_bytes) {
  if (!p->is_ours)
    return REFUSE(INVALID_VALUE, "a workspace of cuFFT's own is not simulated");
  if (p->is_made)
    return REFUSE(INVALID_PLAN, "the plan was made already");
  if (!has_types(wanted->in.type, wanted->out.type, execution))
    return REFUSE(INVALID_TYPE, "no transform from %u to %u as %u", wanted->in.type,
                  wanted->out.type, execution);
  if (wanted->n < 1 || wanted->batch < 1 || wanted->in.stride < 1 || wanted->out.stride < 1 ||
      wanted->in.distance < 1 || wanted->out.distance < 1)
    return REFUSE(INVALID_VALUE, "a size of the plan is not positive");
  p->n = wanted->n;
  p->batch = wanted->batch;
  p->in = wanted->in;
  p->out = wanted->out;
  p->is_made = true;
  p->workspace_bytes = *out_bytes = p->n % 2 ? (size_t)p->n * 16 : 0; /* not all plans need one */
  return SR_CUFFT_SUCCESS;
}

sr_cufft_status cufftXtMakePlanMany(sr_cufft_plan handle, int rank, long long *n,
                                    long long *in_embed, long long in_stride, long long in_distance,
                                    sr_cublas_type in_type, long long *out_embed,
                                    long long out_stride, long long out_distance,
                                    sr_cublas_type out_type, long long batch,
                                    size_t *out_workspace_bytes, sr_cublas_type execution_type) {
  plan *p;
  const plan wanted = {.n = n[0],
                       .batch = batch,
                       .in = {in_stride, in_distance, in_type},
                       .out = {out_stride, out_distance, out_type}};
  sr_cufft_status status = begin(__func__, SR_CUFFT_ALLOC_FAILED);
  if (status == SR_CUFFT_SUCCESS)
    status = find(handle, &p);
  if (status == SR_CUFFT_SUCCESS && (rank != 1 || !in_embed || !out_embed))
    status = REFUSE(INVALID_VALUE, "only plans of rank 1 with strides are simulated");
  if (status == SR_CUFFT_SUCCESS)
    status = make(p, &wanted, execution_type, out_workspace_bytes);
  return end(status);
}

sr_cufft_status cufftSetStream(sr_cufft_plan handle, sim_stream *stream) {
  plan *p;
  sr_cufft_status status = begin(__func__, INTERNAL_ERROR);
  if (status == SR_CUFFT_SUCCESS)
    status = find(handle, &p);
  if (status == SR_CUFFT_SUCCESS)
    p->stream = stream;
  return end(status);
}

sr_cufft_status cufftSetWorkArea(sr_cufft_plan handle, void *workspace) {
  plan *p;
  sr_cufft_status status = begin(__func__, INTERNAL_ERROR);
  if (status == SR_CUFFT_SUCCESS)
    status = find(handle, &p);
  if (status == SR_CUFFT_SUCCESS && (uintptr_t)workspace % ALIGNMENT)
    status = REFUSE(INVALID_VALUE, "the workspace %p is not aligned", workspace);
  if (status == SR_CUFFT_SUCCESS)
    p->workspace = workspace;
  return end(status);
}

/* ---- transforms ------------------------------------------------------------------------------ */

/* What is in sim_routine.numbers. */
typedef enum number {
  LENGTH,
  BATCH,
  IN_TYPE,
  IN_STRIDE,
  IN_DISTANCE,
  OUT_TYPE,
  OUT_STRIDE,
  OUT_DISTANCE,
  DIRECTION,
} number;

/* The elements of one side that are in memory: half a spectrum, if the other side is real. */
static int64_t stored(int64_t n, sr_cublas_type own, sr_cublas_type other) {
  return sim_type_is_complex(own) && !sim_type_is_complex(other) ? n / 2 + 1 : n;
}

/* Reads a line; the half of a spectrum that is not in memory follows by symmetry. Returns false if
 * the spectrum is not that of real numbers. */
static bool read_line(const sim_routine *r, const void *in, int64_t first, double complex *line) {
  const int64_t n = r->numbers[LENGTH];
  const sr_cublas_type type = (sr_cublas_type)r->numbers[IN_TYPE];
  const int64_t count = stored(n, type, (sr_cublas_type)r->numbers[OUT_TYPE]);
  for (int64_t i = 0; i < count; i++)
    line[i] = sim_math_get(in, type, first + i * r->numbers[IN_STRIDE]);
  if (count == n)
    return true;
  for (int64_t i = count; i < n; i++)
    line[i] = conj(line[n - i]);
  return cimag(line[0]) == 0 && (n % 2 || cimag(line[n / 2]) == 0);
}

/* `roots` are the powers of the root of unity by which the line is transformed. */
static void transform(int64_t n, const double complex *roots, const double complex *line,
                      double complex *out) {
  for (int64_t j = 0; j < n; j++) {
    double complex sum = 0;
    for (int64_t i = 0; i < n; i++)
      sum += line[i] * roots[i * j % n];
    out[j] = sum;
  }
}

static bool compute(const sim_routine *r) {
  const int64_t *x = r->numbers, n = x[LENGTH];
  const sr_cublas_type out_type = (sr_cublas_type)x[OUT_TYPE];
  const int64_t count = stored(n, out_type, (sr_cublas_type)x[IN_TYPE]);
  uint8_t *in = r->ranges[0].address, *out = r->ranges[r->ranges[0].use == SIM_READS].address;
  double complex *lines = sim_allocate((size_t)(3 * n) * sizeof *lines), *roots = lines + 2 * n;
  bool is_well = true;
  for (int64_t i = 0; i < n; i++)
    roots[i] = cexp(I * (double)x[DIRECTION] * 6.283185307179586 * (double)i / (double)n);
  for (int64_t b = 0; b < x[BATCH] && is_well; b++) {
    is_well = read_line(r, in, b * x[IN_DISTANCE], lines);
    transform(n, roots, lines, lines + n);
    for (int64_t i = 0; i < count; i++)
      sim_math_put(out, out_type, b * x[OUT_DISTANCE] + i * x[OUT_STRIDE], lines[n + i]);
  }
  free(lines);
  if (is_well && count == n && stored(n, (sr_cublas_type)x[IN_TYPE], out_type) != n)
    sim_poison(in, r->ranges[0].bytes); /* such a transform may write to its operand */
  return is_well || (sim_tell("a spectrum is not that of real numbers"), false);
}

static uint64_t bytes_of(const plan *p, const side *s, sr_cublas_type other) {
  return (uint64_t)((p->batch - 1) * s->distance + (stored(p->n, s->type, other) - 1) * s->stride +
                    1) *
         sim_type_bytes(s->type);
}

static sr_cufft_status execute(const plan *p, void *in, void *out, int direction) {
  const bool is_complex = p->in.type == p->out.type;
  const bool is_inverse = !is_complex && sim_type_is_complex(p->in.type);
  sim_routine r = {.compute = compute,
                   .numbers = {p->n, p->batch, p->in.type, p->in.stride, p->in.distance,
                               p->out.type, p->out.stride, p->out.distance, direction}};
  if (!p->is_made)
    return REFUSE(INVALID_PLAN, "the plan was not made");
  if (direction != SR_CUFFT_FORWARD && direction != SR_CUFFT_INVERSE)
    return REFUSE(INVALID_VALUE, "no such direction: %d", direction);
  if (!is_complex && is_inverse != (direction == SR_CUFFT_INVERSE))
    return REFUSE(INVALID_VALUE, "a real transform has the other direction");
  if (p->workspace_bytes && !p->workspace)
    return REFUSE(INVALID_VALUE, "the plan has no workspace");
  if (in == out && is_complex) {
    sim_routine_use(&r, SIM_WRITES, in, bytes_of(p, &p->in, p->out.type));
  } else {
    sim_routine_use(&r, SIM_READS, in, bytes_of(p, &p->in, p->out.type));
    sim_routine_use(&r, SIM_WRITES, out, bytes_of(p, &p->out, p->in.type));
  }
  sim_routine_use(&r, SIM_SPOILS, p->workspace, p->workspace_bytes);
  return sim_routine_push(&r, p->device, p->stream) ? SR_CUFFT_SUCCESS : EXEC_FAILED;
}

sr_cufft_status cufftXtExec(sr_cufft_plan handle, void *in, void *out, int direction) {
  plan *p;
  sr_cufft_status status = begin(__func__, EXEC_FAILED);
  if (status == SR_CUFFT_SUCCESS)
    status = find(handle, &p);
  return end(status == SR_CUFFT_SUCCESS ? execute(p, in, out, direction) : status);
}
