/*
 * gpu_calls_test DIRECTORY: library calls on the simulated GPU of DIRECTORY, compared with those of
 * the host; what the host keeps; and every call of CUDA and of the libraries failing once. Each
 * scenario is a process.
 *
 * gpu_calls_test DIRECTORY other: run by two ranks, one of which has other libraries.
 *
 * gpu_calls_test DIRECTORIES real: the library calls alone, by the libraries that are found as
 * --cuda-libraries DIRECTORIES finds them.
 */
#include "scenario.h"
#include "support/number_case.h"

#include <complex.h>
#include <math.h>

#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cuda/calls/gpu_call.h"

enum {
  MADE_AGAIN = 4,   /* and of `make_again` */
  PORT_OFFSET = 64, /* of buffers in their blocks */
  DAMAGED_SPACE = 0xFF
};

static const char *directory;
static sr_ctx ctx;
static sr_world *world;
static const sr_cuda_runtime *cuda;
static sr_cuda_stream stream;
static sr_math math;
static sr_math_handles handles;
static sr_pool *pool;

static bool is_well(sr_status status) {
  if (status != SR_OK)
    fprintf(stderr, "%s\n", ctx.message);
  return status == SR_OK;
}

static sr_status open_all(void) {
  SR_TRY(sr_world_create(&ctx, &(sr_world_options){0}, &world));
  SR_TRY(sr_pool_create(&ctx, 1, NULL, "calls", &pool));
  SR_TRY(sr_cuda_runtime_open(&ctx, directory, &cuda));
  math = (sr_math){.directories = directory};
  handles.cuda = cuda;
  SR_TRY(sr_cuda_check(&ctx, cuda,
                       cuda->cudaStreamCreateWithFlags(&stream, SR_CUDA_STREAM_NON_BLOCKING),
                       "making a stream"));
  return sr_math_ask(&ctx, &math, world, (1 << SR_MATH_LIBRARIES) - 1);
}

static void begin(void) {
  if (!is_well(open_all()))
    exit(1);
}

static void end(void) {
  sr_math_handles_destroy(&handles);
  if (stream)
    cuda->cudaStreamDestroy(stream);
  sr_pool_destroy(pool);
  sr_world_destroy(world);
}

/* ---- buffers --------------------------------------------------------------------------------- */

/* The buffers of a call, on the host and on the GPU. */
typedef struct ports {
  int32_t count, operands;
  size_t bytes[SR_CALL_PORTS];
  void *host[SR_CALL_PORTS + 1]; /* the last one is workspace */
  uint8_t *space[SR_CALL_PORTS];
  void *device[SR_CALL_PORTS];
} ports;

static sr_dtype dtype_of(const sr_call_step *s, int32_t port) {
  return sr_call_port_dtype(&sr_call_row_get(s->function)->ports[port], s->dtype);
}

/* A number between -1 and 1. */
static double number_of(size_t i) {
  return (double)((i * 7919 + 131) % 1009) / 504.5 - 1;
}

static void fill(sr_dtype dtype, void *data, size_t bytes) {
  if (dtype == SR_I32)
    memset(data, 0, bytes);
  else if (sr_dtype_part(dtype) == SR_F64)
    for (size_t i = 0; i < bytes / sizeof(double); i++)
      ((double *)data)[i] = number_of(i);
  else
    for (size_t i = 0; i < bytes / sizeof(float); i++)
      ((float *)data)[i] = (float)number_of(i);
}

static double complex get(sr_dtype dtype, const void *data, int64_t i) {
  return (double complex)number_get(dtype, data, i);
}

static void put(sr_dtype dtype, void *data, int64_t i, double complex value) {
  switch ((int)dtype) {
  case SR_F32:
    ((float *)data)[i] = (float)creal(value);
    return;
  case SR_F64:
    ((double *)data)[i] = creal(value);
    return;
  case SR_C64:
    ((float complex *)data)[i] = (float complex)value;
    return;
  default:
    ((double complex *)data)[i] = value;
  }
}

/* Makes matrices Hermitian and positive definite. */
static void make_hermitian(sr_dtype dtype, void *data, int64_t batch, int64_t n) {
  for (int64_t b = 0; b < batch * n * n; b += n * n)
    for (int64_t i = 0; i < n; i++) {
      for (int64_t j = 0; j < i; j++)
        put(dtype, data, b + j * n + i, conj(get(dtype, data, b + i * n + j)));
      put(dtype, data, b + i * n + i, 2 * (double)n + (double)i + creal(get(dtype, data, b + i)));
    }
}

/* Adds 4 to every `step`-th of `count` elements. */
static void lift(sr_dtype dtype, void *data, int64_t count, int64_t step) {
  for (int64_t i = 0; i < count; i += step)
    put(dtype, data, i, 4 + get(dtype, data, i));
}

/* Makes the operands fit for the function: its result must not magnify errors. */
static void make_fit(const sr_call_step *s, const ports *p) {
  const int64_t side = sr_call_extent_get(s, SR_CALL_EXTENT_SIDE);
  switch ((int)s->function) {
  case SR_CALL_POTRF:
  case SR_CALL_SYTRD:
  case SR_CALL_HETRD:
  case SR_CALL_SYEVD:
  case SR_CALL_HEEVD:
    make_hermitian(s->dtype, p->host[0], s->batch, s->n);
    break;
  case SR_CALL_TRSM:
    for (int64_t b = 0; b < s->batch; b++)
      lift(s->dtype,
           (uint8_t *)p->host[0] + (size_t)(b * side * side) * sr_dtype_get(s->dtype)->bytes,
           side * side, side + 1);
    break;
  case SR_CALL_GTSV:
    lift(s->dtype, p->host[1], s->batch * s->n, 1);
    break;
  }
}

/* Makes the buffers; with `aliases`, a result that starts as a copy of an operand is it. */
static sr_status ports_make(const sr_call_step *s, bool aliases, ports *p) {
  const sr_call_row *row = sr_call_row_get(s->function);
  *p = (ports){.count = row->port_count, .operands = sr_call_operand_count(row)};
  for (int32_t i = 0; i < p->count; i++) {
    const sr_call_port *port = &row->ports[i];
    p->bytes[i] =
        (size_t)(s->batch * sr_call_port_elements(s, port)) * sr_dtype_get(dtype_of(s, i))->bytes;
    p->host[i] = malloc(p->bytes[i] + 1);
    fill(dtype_of(s, i), p->host[i], p->bytes[i]);
    if (aliases && port->role == SR_CALL_ROLE_OVER) {
      p->device[i] = p->device[port->over];
      continue;
    }
    SR_TRY(sr_cuda_check(&ctx, cuda,
                         cuda->cudaMalloc((void **)&p->space[i], PORT_OFFSET + p->bytes[i]),
                         "allocating"));
    p->device[i] = p->space[i] + PORT_OFFSET;
  }
  make_fit(s, p);
  return SR_OK;
}

static void ports_free(ports *p) {
  for (int32_t i = 0; i < p->count; i++) {
    cuda->cudaFree(p->space[i]);
    free(p->host[i]);
  }
}

static sr_status copy(void *to, const void *from, size_t bytes, sr_cuda_direction direction) {
  return sr_cuda_check(&ctx, cuda, cuda->cudaMemcpyAsync(to, from, bytes, direction, stream),
                       "copying");
}

/* Fills operands, and makes of results something that they are not. */
static sr_status ports_send(const ports *p) {
  for (int32_t i = p->operands; i < p->count; i++)
    SR_TRY(sr_cuda_check(&ctx, cuda,
                         cuda->cudaMemsetAsync(p->device[i], DAMAGED_SPACE, p->bytes[i], stream),
                         "damaging"));
  for (int32_t i = 0; i < p->operands; i++)
    SR_TRY(copy(p->device[i], p->host[i], p->bytes[i], SR_CUDA_HOST_TO_DEVICE));
  return SR_OK;
}

/* ---- runs ------------------------------------------------------------------------------------ */

typedef struct host_job {
  const sr_call *call;
  void **ports;
} host_job;

static void lead(void *user) {
  const host_job *job = user;
  sr_call_run(job->call, pool, job->ports);
}

/* Computes the results in p->host by the host's library. */
static void run_on_host(const sr_call_step *s, ports *p) {
  sr_call call;
  host_job job = {&call, p->host};
  if (!is_well(sr_call_prepare(&ctx, s, 1, NULL, &call)))
    exit(1);
  p->host[p->count] = aligned_alloc(64, sr_call_workspace_bytes(&call) + 64);
  sr_pool_start(pool, lead, &job);
  sr_pool_wait(pool);
  free(p->host[p->count]);
  sr_call_release(&call);
}

/* Runs the call once; or from a graph, twice. */
static sr_status enqueue(const sr_gpu_call *call, const ports *p, void *workspace, bool captures) {
  if (!captures)
    return sr_gpu_call_enqueue(&ctx, call, p->device, workspace, stream);
  sr_cuda_graph graph = NULL;
  sr_cuda_instance instance = NULL;
  EXPECT_EQ(cuda->cudaStreamBeginCapture(stream, SR_CUDA_CAPTURE_RELAXED), SR_CUDA_SUCCESS);
  SR_TRY(sr_gpu_call_enqueue(&ctx, call, p->device, workspace, stream));
  EXPECT_EQ(cuda->cudaStreamEndCapture(stream, &graph), SR_CUDA_SUCCESS);
  EXPECT_EQ(cuda->cudaGraphInstantiate(&instance, graph, 0), SR_CUDA_SUCCESS);
  for (int i = 0; i < 2; i++) {
    SR_TRY(ports_send(p));
    EXPECT_EQ(cuda->cudaGraphLaunch(instance, stream), SR_CUDA_SUCCESS);
  }
  EXPECT_EQ(cuda->cudaStreamSynchronize(stream), SR_CUDA_SUCCESS);
  EXPECT_EQ(cuda->cudaGraphExecDestroy(instance), SR_CUDA_SUCCESS);
  EXPECT_EQ(cuda->cudaGraphDestroy(graph), SR_CUDA_SUCCESS);
  return SR_OK;
}

static sr_status run_with(const sr_gpu_call *call, const ports *p, bool captures) {
  void *workspace = NULL;
  SR_TRY(sr_cuda_check(&ctx, cuda, cuda->cudaMalloc(&workspace, sr_gpu_call_workspace(call)),
                       "allocating"));
  sr_status status = ports_send(p);
  if (status == SR_OK)
    status = enqueue(call, p, workspace, captures);
  const sr_cuda_error error = cuda->cudaStreamSynchronize(stream);
  cuda->cudaFree(workspace);
  return status == SR_OK ? sr_cuda_check(&ctx, cuda, error, "waiting") : status;
}

/* Computes the results on the GPU. */
static sr_status run_on_gpu(const sr_call_step *s, const ports *p, bool captures) {
  sr_gpu_call *call = NULL;
  sr_status status = sr_gpu_call_create(&ctx, &handles, s, "here", &call);
  EXPECT((status == SR_OK) == (call != NULL));
  if (status == SR_OK)
    status = run_with(call, p, captures);
  sr_gpu_call_destroy(call);
  return status;
}

/* ---- comparisons ----------------------------------------------------------------------------- */

/* Returns real number `i` of a buffer. */
static double real_at(sr_dtype dtype, const void *data, size_t i) {
  return dtype == SR_I32                  ? ((const int32_t *)data)[i]
         : sr_dtype_part(dtype) == SR_F64 ? ((const double *)data)[i]
                                          : (double)((const float *)data)[i];
}

static size_t reals_of(sr_dtype dtype, size_t bytes) {
  return bytes / (dtype == SR_I32 ? 4 : sr_dtype_get(sr_dtype_part(dtype))->bytes);
}

/* The largest difference of two buffers, relative to the largest number if that is more than 1;
 * infinite if a number is NaN in one of them only. */
static double difference(sr_dtype dtype, const void *a, const void *b, size_t bytes) {
  double worst = 0, largest = 1;
  for (size_t i = 0; i < reals_of(dtype, bytes); i++) {
    const double x = real_at(dtype, a, i), y = real_at(dtype, b, i);
    if (isnan(x) != isnan(y))
      return INFINITY;
    if (isnan(x))
      continue;
    worst = fmax(worst, fabs(x - y));
    largest = fmax(largest, fabs(y));
  }
  return worst / largest;
}

/* Copies the results of the GPU to the host, over what is there. */
static void ports_fetch(const ports *p) {
  for (int32_t i = p->operands; i < p->count; i++)
    if (!is_well(copy(p->host[i], p->device[i], p->bytes[i], SR_CUDA_DEVICE_TO_HOST)))
      exit(1);
  EXPECT_EQ(cuda->cudaStreamSynchronize(stream), SR_CUDA_SUCCESS);
}

static double allowed_of(const sr_call_step *s) {
  return sr_dtype_part(s->dtype) == SR_F64 ? 1e-12 : 1e-4;
}

static void tell(const sr_call_step *s, const char *what, double worst) {
  fprintf(stderr, "%s %s of %dx %d, %d, %d, options %x: %s differs by %g\n",
          sr_call_row_get(s->function)->name, sr_dtype_get(s->dtype)->name, (int)s->batch,
          (int)s->m, (int)s->n, (int)s->k, (unsigned)s->options, what, worst);
}

/* Compares those results of the GPU with the host's that are in `ports_to_compare`; the others are
 * not defined. */
static void compare(const sr_call_step *s, const ports *gpu, const ports *host,
                    uint32_t ports_to_compare) {
  char name[32];
  for (int32_t i = gpu->operands; i < gpu->count; i++) {
    const double worst = difference(dtype_of(s, i), gpu->host[i], host->host[i], gpu->bytes[i]);
    snprintf(name, sizeof name, "port %d", (int)i);
    if (ports_to_compare >> i & 1 && !EXPECT(worst <= allowed_of(s)))
      tell(s, name, worst);
  }
}

typedef void looking(const sr_call_step *s, const ports *p);

/* Runs a call on the GPU in all ways, and compares. `change` makes other operands, `look` looks at
 * the results; NULL: nothing. */
static void check_all(const sr_call_step *s, uint32_t ports_to_compare, looking *change,
                      looking *look) {
  EXPECT(sr_call_fault(s) == NULL);
  if (!EXPECT(sr_gpu_call_runs(&math, s)))
    return;
  for (int way = 0; way < (sr_call_streams(s) ? 3 : 2); way++) {
    ports gpu, host;
    if (!is_well(ports_make(s, way == 1, &gpu)) || !is_well(ports_make(s, false, &host)))
      exit(1);
    if (change) {
      change(s, &gpu);
      change(s, &host);
    }
    if (!is_well(run_on_gpu(s, &gpu, way == 2)))
      exit(1);
    run_on_host(s, &host);
    ports_fetch(&gpu);
    compare(s, &gpu, &host, ports_to_compare);
    if (look)
      look(s, &gpu);
    ports_free(&gpu);
    ports_free(&host);
  }
}

static void check(const sr_call_step *s) {
  check_all(s, UINT32_MAX, NULL, NULL);
}

/* ---- Fourier transforms ---------------------------------------------------------------------- */

static void fourier(void) {
  static const int64_t lengths[] = {2, 3, 4, 5, 8, 15, 16, 31, 36};
  static const int64_t shapes[][2] = {{1, 1}, {3, 1}, {3, 2}, {2, 5}, {1, 7}};
  begin();
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
    for (int wide = 0; wide < 2; wide++) {
      const sr_dtype complex_type = wide ? SR_C128 : SR_C64, real = wide ? SR_F64 : SR_F32;
      sr_call_step s = {.dtype = complex_type, .n = lengths[i]};
      for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        s.function = SR_CALL_FFT;
        s.batch = shapes[shape][0];
        s.k = shapes[shape][1];
        s.options = 0;
        check(&s);
        s.options = SR_CALL_INVERSE | SR_CALL_UNSCALED;
        check(&s);
      }
      s = (sr_call_step){.dtype = real, .n = lengths[i], .batch = 3, .k = 1};
      s.function = SR_CALL_RFFT;
      check(&s);
      s.function = SR_CALL_IRFFT;
      s.dtype = complex_type;
      s.options = SR_CALL_UNSCALED;
      check(&s);
    }
  end();
}

/* ---- linear algebra -------------------------------------------------------------------------- */

static const sr_dtype types[] = {SR_F32, SR_F64, SR_C64, SR_C128};

static bool is_complex(sr_dtype dtype) {
  return dtype == SR_C64 || dtype == SR_C128;
}

static sr_call_step step_of(sr_call_function function, sr_dtype dtype, int64_t m, int64_t n,
                            int64_t k, uint32_t options) {
  return (sr_call_step){
      .function = function, .dtype = dtype, .batch = 2, .m = m, .n = n, .k = k, .options = options};
}

static void factors_of(sr_dtype t) {
  static const int64_t shapes[][2] = {{1, 1}, {4, 4}, {6, 3}, {3, 5}};
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
    const int64_t m = shapes[i][0], n = shapes[i][1];
    sr_call_step s = step_of(SR_CALL_GETRF, t, m, n, 0, 0);
    check(&s);
    s = step_of(SR_CALL_GEQRF, t, m, n, 0, 0);
    check(&s);
    for (int lower = 0; lower < 2; lower++) {
      s = step_of(SR_CALL_POTRF, t, 0, n, 0, lower ? SR_CALL_LOWER : 0);
      check(&s);
    }
  }
}

static void reflectors_of(sr_dtype t) {
  const uint32_t turns[] = {0, is_complex(t) ? SR_CALL_ADJOINT : SR_CALL_TRANSPOSE};
  sr_call_step s = step_of(is_complex(t) ? SR_CALL_UNGQR : SR_CALL_ORGQR, t, 5, 4, 3, 0);
  check(&s);
  for (int i = 0; i < 2; i++)
    for (int right = 0; right < 2; right++) {
      s = step_of(is_complex(t) ? SR_CALL_UNMQR : SR_CALL_ORMQR, t, 5, 4, 3,
                  turns[i] | (right ? SR_CALL_RIGHT : 0));
      check(&s);
    }
}

static void systems_of(sr_dtype t) {
  const uint32_t turns[] = {0, SR_CALL_TRANSPOSE, SR_CALL_ADJOINT};
  for (uint32_t i = 0; i < 3 * 8; i++) {
    const uint32_t options = turns[i / 8] | (i & 1 ? SR_CALL_LOWER : 0) |
                             (i & 2 ? SR_CALL_RIGHT : 0) | (i & 4 ? SR_CALL_UNIT : 0);
    const sr_call_step s = step_of(SR_CALL_TRSM, t, 5, 3, 0, options);
    check(&s);
  }
  const sr_call_step s = step_of(SR_CALL_GTSV, t, 0, 6, 2, 0);
  check_all(&s, 1 << 7 | 1 << 8, NULL, NULL);
}

static void linear_algebra(void) {
  begin();
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    factors_of(types[i]);
    reflectors_of(types[i]);
    systems_of(types[i]);
  }
  end();
}

/* ---- eigenvalues and singular values --------------------------------------------------------- */

/* Expects that A V is V with its columns multiplied by the eigenvalues. */
static void look_at_vectors(const sr_call_step *s, const ports *p) {
  double worst = 0;
  for (int64_t b = 0; b < s->batch; b++)
    for (int64_t i = 0; i < s->n; i++)
      for (int64_t j = 0; j < s->n; j++) {
        const int64_t at = b * s->n * s->n;
        double complex sum = 0;
        for (int64_t k = 0; k < s->n; k++)
          sum += get(s->dtype, p->host[0], at + k * s->n + i) *
                 get(s->dtype, p->host[1], at + j * s->n + k);
        const double value = real_at(s->dtype, p->host[2], (size_t)(b * s->n + j));
        worst = fmax(worst, cabs(sum - value * get(s->dtype, p->host[1], at + j * s->n + i)));
      }
  if (!EXPECT(worst <= 10 * (double)s->n * allowed_of(s)))
    tell(s, "A V", worst);
}

/* Expects that A is U S V. */
static void look_at_singular(const sr_call_step *s, const ports *p) {
  const int64_t least = s->m < s->n ? s->m : s->n;
  const int64_t columns = sr_call_extent_get(s, SR_CALL_EXTENT_U_COLUMNS);
  const int64_t rows = sr_call_extent_get(s, SR_CALL_EXTENT_V_ROWS);
  double worst = 0;
  for (int64_t b = 0; b < s->batch; b++)
    for (int64_t i = 0; i < s->m; i++)
      for (int64_t j = 0; j < s->n; j++) {
        double complex sum = 0;
        for (int64_t k = 0; k < least; k++)
          sum += get(s->dtype, p->host[3], (b * columns + k) * s->m + i) *
                 real_at(s->dtype, p->host[2], (size_t)(b * least + k)) *
                 get(s->dtype, p->host[4], (b * s->n + j) * rows + k);
        worst = fmax(worst, cabs(sum - get(s->dtype, p->host[0], (b * s->n + j) * s->m + i)));
      }
  if (!EXPECT(worst <= 10 * allowed_of(s)))
    tell(s, "U S V", worst);
}

static void hermitian_of(sr_dtype t) {
  const sr_call_function eigen = is_complex(t) ? SR_CALL_HEEVD : SR_CALL_SYEVD;
  const sr_call_function reduce = is_complex(t) ? SR_CALL_HETRD : SR_CALL_SYTRD;
  for (int64_t n = 2; n < 6; n++)
    for (int lower = 0; lower < 2; lower++) {
      const uint32_t options = lower ? SR_CALL_LOWER : 0;
      sr_call_step s = step_of(reduce, t, 0, n, 0, options);
      check(&s);
      s = step_of(eigen, t, 0, n, 0, options);
      check_all(&s, 1 << 2 | 1 << 3, NULL, NULL);
      s.options |= SR_CALL_VECTORS;
      check_all(&s, 1 << 2 | 1 << 3, NULL, look_at_vectors);
    }
}

static void singular_of(sr_dtype t) {
  static const int64_t shapes[][2] = {{1, 1}, {4, 4}, {5, 3}, {3, 5}, {1, 4}};
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
    sr_call_step s =
        step_of(i % 2 ? SR_CALL_GESDD : SR_CALL_GESVD, t, shapes[i][0], shapes[i][1], 0, 0);
    check_all(&s, 1 << 2 | 1 << 5, NULL, NULL);
    s.options = SR_CALL_VECTORS;
    check_all(&s, 1 << 2 | 1 << 5, NULL, look_at_singular);
    s.options = SR_CALL_VECTORS | SR_CALL_FULL;
    check_all(&s, 1 << 2 | 1 << 5, NULL, look_at_singular);
  }
}

/* Makes an element of the second matrix infinite. */
static void spoil(const sr_call_step *s, const ports *p) {
  put(s->dtype, p->host[0], sr_call_port_elements(s, &sr_call_row_get(s->function)->ports[0]) + 1,
      INFINITY);
}

static void look_at_info(const sr_call_step *s, const ports *p) {
  const int32_t *info = p->host[p->count - 1];
  (void)s;
  EXPECT_EQ(info[0], 0);
  EXPECT_EQ(info[1], -4);
}

/* A matrix with an infinity is refused, but not if that is in the triangle that is not read. */
static void infinite_of(sr_dtype t) {
  const sr_call_function eigen = is_complex(t) ? SR_CALL_HEEVD : SR_CALL_SYEVD;
  sr_call_step s =
      step_of(is_complex(t) ? SR_CALL_HETRD : SR_CALL_SYTRD, t, 0, 4, 0, SR_CALL_LOWER);
  check_all(&s, UINT32_MAX, spoil, look_at_info);
  s = step_of(eigen, t, 0, 4, 0, SR_CALL_LOWER);
  check_all(&s, 1 << 2 | 1 << 3, spoil, look_at_info);
  s.options = 0;
  check_all(&s, 1 << 2 | 1 << 3, spoil, NULL);
  s = step_of(SR_CALL_GESDD, t, 3, 4, 0, SR_CALL_VECTORS);
  check_all(&s, 1 << 2 | 1 << 5, spoil, look_at_info);
}

static void spectra(void) {
  begin();
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    hermitian_of(types[i]);
    singular_of(types[i]);
    infinite_of(types[i]);
  }
  end();
}

/* ---- what the host runs ---------------------------------------------------------------------- */

static void on_host(void) {
  begin();
  const sr_call_step steps[] = {
      {.function = SR_CALL_GEES, .dtype = SR_F32, .batch = 1, .n = 4},
      {.function = SR_CALL_FFT, .dtype = SR_C64, .batch = 0, .n = 4, .k = 1},
      {.function = SR_CALL_FFT, .dtype = SR_C64, .batch = 1, .n = 1, .k = 1},
      {.function = SR_CALL_FFT, .dtype = SR_C64, .batch = 1, .n = 4, .k = 0},
      {.function = SR_CALL_FFT,
       .dtype = SR_C64,
       .batch = 1,
       .n = 4,
       .k = 1,
       .options = SR_CALL_INVERSE},
      {.function = SR_CALL_IRFFT, .dtype = SR_C64, .batch = 1, .n = 4, .k = 1},
      {.function = SR_CALL_GETRF, .dtype = SR_F32, .batch = 1, .m = 0, .n = 3},
      {.function = SR_CALL_ORGQR, .dtype = SR_F32, .batch = 1, .m = 3, .n = 3, .k = 0},
      {.function = SR_CALL_GTSV, .dtype = SR_F32, .batch = 1, .n = 2, .k = 1},
      {.function = SR_CALL_SYEVD, .dtype = SR_F32, .batch = 1, .n = 1},
      {.function = SR_CALL_SYTRD, .dtype = SR_F32, .batch = 1, .n = 1},
  };
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
    EXPECT(!sr_gpu_call_runs(&math, &steps[i]));
  const sr_call_step fits = {.function = SR_CALL_FFT, .dtype = SR_C64, .batch = 1, .n = 4, .k = 1};
  EXPECT(sr_gpu_call_runs(&math, &fits));
  math.usable &= ~(UINT32_C(1) << SR_MATH_FFT);
  EXPECT(!sr_gpu_call_runs(&math, &fits));
  end();
}

/* ---- libraries that are not there ------------------------------------------------------------ */

/* What is logged, one a line. */
static char said[4096];

static void note(void *user, sr_log_level level, sr_log_module module, const char *line) {
  (void)user;
  if (level <= SR_LOG_INFO && module == SR_LOG_EXECUTOR)
    snprintf(said + strlen(said), sizeof said - strlen(said), "%s\n", line);
}

static const sr_log notes = {.level = {[SR_LOG_EXECUTOR] = SR_LOG_INFO}, .sink = note};

static void ask_twice(uint32_t usable) {
  ctx.log = &notes;
  math = (sr_math){.directories = directory};
  for (int i = 0; i < 2; i++)
    EXPECT(is_well(sr_math_ask(&ctx, &math, world, 1 << SR_MATH_FFT)));
  EXPECT_EQ(math.usable, usable);
  EXPECT_EQ(math.asked, 1 << SR_MATH_FFT);
  ctx.log = NULL;
}

/* A file of a library's name that is no library. */
static void no_library(void) {
  char folder[] = "/tmp/gpu_calls_test_XXXXXX", path[64];
  EXPECT(mkdtemp(folder) != NULL);
  snprintf(path, sizeof path, "%s/libcufft.so.12", folder);
  FILE *file = fopen(path, "w");
  EXPECT(file && fclose(file) == 0);
  EXPECT(is_well(sr_world_create(&ctx, &(sr_world_options){0}, &world)));
  directory = folder;
  ask_twice(0);
  EXPECT_CONTAINS(said, "library calls that need cuFFT run on the host: NVIDIA's library of ");
  EXPECT_CONTAINS(said, "Fourier transforms libcufft.so.12 cannot be opened: ");
  EXPECT(strchr(said, '\n') == strrchr(said, '\n')); /* told once */
  remove(path);
  remove(folder);
  sr_world_destroy(world);
}

static void no_version(void) {
  EXPECT(is_well(sr_world_create(&ctx, &(sr_world_options){0}, &world)));
  ask_twice(0);
  EXPECT_STRING(said, "library calls that need cuFFT run on the host: libcufft.so.12 does not tell "
                      "its version\n");
  sr_world_destroy(world);
}

/* Ranks decide alike: rank 1 has another version of cuFFT, and what is no cuBLAS. */
static void other_rank(void) {
  char folder[] = "/tmp/gpu_calls_test_XXXXXX", path[64];
  if (!is_well(sr_world_create(&ctx, &(sr_world_options){0}, &world)))
    exit(1);
  const bool is_first = sr_world_rank(world) == 0;
  EXPECT(mkdtemp(folder) != NULL);
  snprintf(path, sizeof path, "%s/libcublas.so.13", folder);
  FILE *file = fopen(path, "w");
  EXPECT(file && fclose(file) == 0);
  setenv("SPMDRUN_SIMULATED_MATH", is_first ? "120001" : "120002", 1);
  ask_twice(0);
  EXPECT_STRING(said, is_first
                          ? "library calls that need cuFFT run on the host: rank 1 has version "
                            "12.0.2, and rank 0 has 12.0.1\n"
                          : "");
  said[0] = '\0';
  ctx.log = &notes;
  math = (sr_math){.directories = is_first ? directory : folder};
  EXPECT(is_well(sr_math_ask(&ctx, &math, world, 1 << SR_MATH_BLAS)));
  EXPECT_EQ(math.usable, 0);
  EXPECT((strstr(said, "library calls that need cuBLAS run on the host: ") != NULL) == !is_first);
  remove(path);
  remove(folder);
  sr_world_destroy(world);
}

/* The libraries that the calls of a plan need, those in loops and branches, too. */
static void connect_plan(void) {
  bool told[SR_CALL_COUNT] = {false};
  sr_step gees = {.kind = SR_STEP_CALL, .call = {.function = SR_CALL_GEES, .dtype = SR_F32}};
  sr_step fft = {.kind = SR_STEP_CALL,
                 .call = {.function = SR_CALL_FFT, .dtype = SR_C64, .batch = 1, .n = 4, .k = 1}};
  sr_step trsm = {.kind = SR_STEP_CALL,
                  .call = {.function = SR_CALL_TRSM, .dtype = SR_F32, .batch = 1, .m = 2, .n = 2}};
  sr_step_list branch = {.items = &fft, .count = 1};
  sr_step in_loop = {.kind = SR_STEP_CASE, .branch = {.branch_count = 1, .branches = &branch}};
  sr_step steps[] = {gees,
                     {.kind = SR_STEP_WHILE,
                      .loop = {.body_count = 1,
                               .conditions = {{.items = &trsm, .count = 1}},
                               .bodies = {{.items = &in_loop, .count = 1}}}},
                     gees};
  const sr_executable executable = {.steps = {.items = steps, .count = 3}};
  EXPECT(is_well(sr_world_create(&ctx, &(sr_world_options){0}, &world)));
  ctx.log = &notes;
  math = (sr_math){.directories = directory};
  for (int i = 0; i < 2; i++)
    EXPECT(is_well(sr_gpu_calls_connect(&ctx, &math, world, &executable, told)));
  EXPECT_EQ(math.usable, 1 << SR_MATH_FFT | 1 << SR_MATH_BLAS);
  EXPECT_EQ(math.asked, math.usable);
  EXPECT_STRING(said, "calls of gees run on the host, because NVIDIA's libraries do not have it\n"
                      "library calls go by cuFFT 12.0.1\nlibrary calls go by cuBLAS 12.0.1\n");
  sr_world_destroy(world);
}

/* ---- failing calls --------------------------------------------------------------------------- */

static sr_status calls(void) {
  static const sr_call_step steps[] = {
      {.function = SR_CALL_FFT, .dtype = SR_C64, .batch = 2, .n = 5, .k = 2},
      {.function = SR_CALL_IRFFT,
       .dtype = SR_C128,
       .batch = 2,
       .n = 6,
       .k = 1,
       .options = SR_CALL_UNSCALED},
      {.function = SR_CALL_TRSM, .dtype = SR_F64, .batch = 1, .m = 3, .n = 2},
      {.function = SR_CALL_GTSV, .dtype = SR_C64, .batch = 1, .n = 4, .k = 1},
      {.function = SR_CALL_GETRF, .dtype = SR_C64, .batch = 1, .m = 3, .n = 2},
      {.function = SR_CALL_GESDD,
       .dtype = SR_F32,
       .batch = 1,
       .m = 2,
       .n = 3,
       .options = SR_CALL_VECTORS},
      {.function = SR_CALL_SYEVD, .dtype = SR_F32, .batch = 1, .n = 3},
  };
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    ports p = {.count = 0};
    if (!sr_gpu_call_runs(&math, &steps[i]))
      continue;
    sr_status status = ports_make(&steps[i], false, &p);
    if (status == SR_OK)
      status = run_on_gpu(&steps[i], &p, false);
    ports_free(&p);
    SR_TRY(status);
  }
  return SR_OK;
}

static void everything(void) {
  sr_status status = open_all();
  if (status == SR_OK)
    status = calls();
  EXPECT((status == SR_OK) == (ctx.message[0] == '\0'));
  end();
  exit(expect_result() ? 1 : status == SR_OK ? 0 : FAILED_AS_WANTED);
}

/* Handles whose making has failed are made again, and are as good as any. */
static void make_again(void) {
  const uint32_t all = (1 << SR_MATH_LIBRARIES) - 1;
  sr_status status = open_all();
  if (status != SR_OK || math.usable != all || sr_math_handles_make(&ctx, &handles, all) == SR_OK) {
    end();
    exit(0);
  }
  sr_ctx_clear(&ctx);
  EXPECT(is_well(sr_math_handles_make(&ctx, &handles, all)));
  EXPECT(is_well(calls()));
  end();
  exit(expect_result() ? 1 : MADE_AGAIN);
}

static void check_making(void) {
  char text[64];
  int made = 0;
  for (int call = 1; call < 60; call++) {
    snprintf(text, sizeof text, "SPMDRUN_SIMULATED_FAIL=%d", call);
    const scenario_end *done = scenario_run(make_again, text);
    made += done->status == MADE_AGAIN;
    if (!EXPECT((done->status == 0 || done->status == MADE_AGAIN) && !*done->text))
      fprintf(stderr, "call %d fails: status %d\n%s\n", call, done->status, done->text);
  }
  EXPECT_EQ(made, 5); /* three handles, two of which are set up */
}

int main(int argc, char **argv) {
  const bool is_real = scenario_is_real(argc, argv);
  const bool is_other = argc == 3 && strcmp(argv[2], "other") == 0;
  if (argc != 2 && !is_real && !is_other)
    return 2;
  directory = argv[1];
  if (is_other) {
    other_rank();
    return expect_result();
  }
  SCENARIO("", fourier);
  SCENARIO("", linear_algebra);
  SCENARIO("", spectra);
  if (is_real)
    return expect_result();
  SCENARIO("", on_host);
  SCENARIO("", connect_plan);
  SCENARIO("", no_library);
  SCENARIO("SPMDRUN_SIMULATED_MATH=0", no_version);
  scenario_fail_each_call(everything, 30, 100);
  check_making();
  return expect_result();
}
