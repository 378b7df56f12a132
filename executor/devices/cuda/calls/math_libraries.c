#include "executor/devices/cuda/calls/math_libraries.h"

#include <inttypes.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/cuda_libraries.h"
#include "executor/devices/cuda/libraries/versions.h"

/* ---- the libraries --------------------------------------------------------------------------- */

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) #NAME,
static const char *const fft_functions[] = {
#include "executor/devices/cuda/calls/cufft_api.def"
};
static const char *const blas_functions[] = {
#include "executor/devices/cuda/calls/cublas_api.def"
};
static const char *const solver_functions[] = {
#include "executor/devices/cuda/calls/cusolver_api.def"
};
static const char *const sparse_functions[] = {
#include "executor/devices/cuda/calls/cusparse_api.def"
};
#undef VALUE
#undef FUNCTION

#define COUNT(NAMES) (sizeof(NAMES) / sizeof *(NAMES))
_Static_assert(sizeof(sr_cufft) == sizeof fft_functions, "a pointer for each function");
_Static_assert(sizeof(sr_cublas_v2) == sizeof blas_functions, "a pointer for each function");
_Static_assert(sizeof(sr_cusolver) == sizeof solver_functions, "a pointer for each function");
_Static_assert(sizeof(sr_cusparse) == sizeof sparse_functions, "a pointer for each function");

typedef unsigned property_function(sr_math_property property, int *out_value);

/* A library, where its functions are in sr_math_functions, and what its statuses mean. */
typedef struct described {
  const char *name; /* for messages */
  sr_cuda_library library;
  size_t functions; /* the first of them tells the version */
  unsigned alloc_failed, not_supported;
} described;

static const described libraries[SR_MATH_LIBRARIES] = {
    [SR_MATH_FFT] = {"cuFFT",
                     {"NVIDIA's library of Fourier transforms", "libcufft.so.12", fft_functions,
                      COUNT(fft_functions)},
                     offsetof(sr_math_functions, fft),
                     SR_CUFFT_ALLOC_FAILED,
                     SR_CUFFT_NOT_SUPPORTED},
    [SR_MATH_BLAS] = {"cuBLAS",
                      {"NVIDIA's library of linear algebra", "libcublas.so.13", blas_functions,
                       COUNT(blas_functions)},
                      offsetof(sr_math_functions, blas),
                      SR_CUBLAS_ALLOC_FAILED,
                      SR_CUBLAS_NOT_SUPPORTED},
    [SR_MATH_SOLVER] = {"cuSOLVER",
                        {"NVIDIA's library of dense matrices", "libcusolver.so.12",
                         solver_functions, COUNT(solver_functions)},
                        offsetof(sr_math_functions, solver),
                        SR_CUSOLVER_ALLOC_FAILED,
                        SR_CUSOLVER_NOT_SUPPORTED},
    [SR_MATH_SPARSE] = {"cuSPARSE",
                        {"NVIDIA's library of sparse matrices", "libcusparse.so.12",
                         sparse_functions, COUNT(sparse_functions)},
                        offsetof(sr_math_functions, sparse),
                        SR_CUSPARSE_ALLOC_FAILED,
                        SR_CUSPARSE_NOT_SUPPORTED},
};

static sr_math_functions opened;

const sr_math_functions *sr_math_open_functions(void) {
  return &opened;
}

/* Returns the version of an open library: 10000 major + 100 minor + patch; 0: it tells none. */
static int32_t version_of(const described *d) {
  property_function *const *first = (void *)((char *)&opened + d->functions);
  int32_t version = 0;
  for (sr_math_property i = 0; i < 3; i++) {
    int part = 0;
    if ((*first)(i, &part) != 0)
      return 0;
    version = version * 100 + part;
  }
  return version;
}

/* Opens a library, once in a process. Returns its version; 0: it cannot be used, and the message of
 * `ctx` says why. */
static int32_t open_once(sr_ctx *ctx, sr_math_library which, const char *directories) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static int32_t versions[SR_MATH_LIBRARIES];
  const described *d = &libraries[which];
  pthread_mutex_lock(&lock);
  if (versions[which] == 0 && sr_cuda_library_open(ctx, &d->library, directories,
                                                   (char *)&opened + d->functions) == SR_OK) {
    versions[which] = version_of(d);
    if (versions[which] == 0)
      sr_fail(ctx, SR_ERR_UNAVAILABLE, "%s does not tell its version", d->library.soname);
  }
  const int32_t version = versions[which];
  pthread_mutex_unlock(&lock);
  return version;
}

sr_status sr_math_check(sr_ctx *ctx, const sr_cuda_runtime *cuda, sr_math_library library,
                        unsigned status, const char *what) {
  const described *d = &libraries[library];
  if (status == 0)
    return SR_OK;
  cuda->cudaGetLastError(); /* the library may leave an error that a later call would return */
  if (status == d->alloc_failed)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s by %s: out of memory", what, d->name);
  if (status == d->not_supported)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s by %s: the library does not support this", what,
                   d->name);
  return sr_fail(ctx, SR_ERR_DEVICE, "%s by %s: it failed with the status %u", what, d->name,
                 status);
}

/* ---- handles --------------------------------------------------------------------------------- */

static const char opening[] = "opening a handle", choosing[] = "choosing a stream";

/* A handle that cannot be set up is not kept: a later call would take it for one that is. */
static sr_status make_blas(sr_ctx *ctx, sr_math_handles *handles) {
  const sr_cublas_v2 *blas = &opened.blas;
  sr_cublas_v2_handle handle;
  SR_TRY(sr_math_check(ctx, handles->cuda, SR_MATH_BLAS, blas->cublasCreate_v2(&handle), opening));
  const sr_cublas_status status = blas->cublasSetMathMode(handle, SR_MATH_PEDANTIC);
  if (status == SR_CUBLAS_SUCCESS)
    handles->blas = handle;
  else
    blas->cublasDestroy_v2(handle);
  return sr_math_check(ctx, handles->cuda, SR_MATH_BLAS, status, opening);
}

static sr_status make_solver(sr_ctx *ctx, sr_math_handles *handles) {
  const sr_cusolver *solver = &opened.solver;
  sr_cusolver_handle handle;
  SR_TRY(sr_math_check(ctx, handles->cuda, SR_MATH_SOLVER, solver->cusolverDnCreate(&handle),
                       opening));
  const sr_cusolver_status status =
      solver->cusolverDnSetDeterministicMode(handle, SR_CUSOLVER_DETERMINISTIC);
  if (status == SR_CUSOLVER_SUCCESS)
    handles->solver = handle;
  else
    solver->cusolverDnDestroy(handle);
  return sr_math_check(ctx, handles->cuda, SR_MATH_SOLVER, status, opening);
}

static sr_status make_sparse(sr_ctx *ctx, sr_math_handles *handles) {
  sr_cusparse_handle handle;
  const sr_cusparse_status status = opened.sparse.cusparseCreate(&handle);
  if (status == SR_CUSPARSE_SUCCESS)
    handles->sparse = handle;
  return sr_math_check(ctx, handles->cuda, SR_MATH_SPARSE, status, opening);
}

sr_status sr_math_handles_make(sr_ctx *ctx, sr_math_handles *handles, uint32_t libraries_needed) {
  if (libraries_needed >> SR_MATH_BLAS & 1 && !handles->blas)
    SR_TRY(make_blas(ctx, handles));
  if (libraries_needed >> SR_MATH_SOLVER & 1 && !handles->solver)
    SR_TRY(make_solver(ctx, handles));
  if (libraries_needed >> SR_MATH_SPARSE & 1 && !handles->sparse)
    SR_TRY(make_sparse(ctx, handles));
  return SR_OK;
}

void sr_math_handles_destroy(sr_math_handles *handles) {
  if (handles->blas)
    opened.blas.cublasDestroy_v2(handles->blas);
  if (handles->solver)
    opened.solver.cusolverDnDestroy(handles->solver);
  if (handles->sparse)
    opened.sparse.cusparseDestroy(handles->sparse);
  *handles = (sr_math_handles){.cuda = handles->cuda};
}

/* cuBLAS drops its workspace when it gets a stream. */
static sr_status bind_blas(sr_ctx *ctx, const sr_math_handles *handles, sr_cuda_stream stream,
                           void *workspace) {
  const sr_cublas_v2 *blas = &opened.blas;
  SR_TRY(sr_math_check(ctx, handles->cuda, SR_MATH_BLAS,
                       blas->cublasSetStream_v2(handles->blas, stream), choosing));
  return sr_math_check(ctx, handles->cuda, SR_MATH_BLAS,
                       blas->cublasSetWorkspace_v2(handles->blas, workspace, SR_MATH_BLAS_BYTES),
                       choosing);
}

sr_status sr_math_handles_bind(sr_ctx *ctx, const sr_math_handles *handles,
                               uint32_t libraries_needed, sr_cuda_stream stream, void *workspace) {
  if (libraries_needed >> SR_MATH_BLAS & 1)
    SR_TRY(bind_blas(ctx, handles, stream, workspace));
  if (libraries_needed >> SR_MATH_SOLVER & 1)
    SR_TRY(sr_math_check(ctx, handles->cuda, SR_MATH_SOLVER,
                         opened.solver.cusolverDnSetStream(handles->solver, stream), choosing));
  if (libraries_needed >> SR_MATH_SPARSE & 1)
    return sr_math_check(ctx, handles->cuda, SR_MATH_SPARSE,
                         opened.sparse.cusparseSetStream(handles->sparse, stream), choosing);
  return SR_OK;
}

/* ---- what all ranks have --------------------------------------------------------------------- */

/* What a rank tells others about its libraries. */
typedef struct math_record {
  int32_t versions[SR_MATH_LIBRARIES]; /* 0: it has none, or was not asked */
} math_record;

static sr_version_text text_of(int32_t version) {
  return sr_library_version_text(sr_library_version_of((uint64_t)version));
}

/* Tells of a library that all ranks have, or of the first rank that has none or another version
 * than rank 0; on that rank or on rank 0. `why` says why this rank has none. Returns whether the
 * library can be used. */
static bool judge(const sr_ctx *ctx, const sr_world *world, const math_record *records,
                  sr_math_library which, const char *why) {
  const char *name = libraries[which].name;
  const int32_t own = sr_world_rank(world), size = sr_world_size(world);
  int32_t rank = 0;
  while (rank < size && records[rank].versions[which] != 0 &&
         records[rank].versions[which] == records[0].versions[which])
    rank++;
  const sr_version_text first = text_of(records[0].versions[which]);
  if (rank == size) {
    if (own == 0)
      sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "library calls go by %s %s", name, first.text);
    return true;
  }
  if (records[rank].versions[which] == 0 && own == rank)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN, "library calls that need %s run on the host: %s",
                name, why);
  if (records[rank].versions[which] != 0 && own == 0)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN,
                "library calls that need %s run on the host: rank %" PRId32
                " has version %s, and rank 0 has %s",
                name, rank, text_of(records[rank].versions[which]).text, first.text);
  return false;
}

sr_status sr_math_ask(sr_ctx *ctx, sr_math *math, sr_world *world, uint32_t needed) {
  const uint32_t asking = needed & ~math->asked;
  math_record own = {{0}};
  sr_ctx lacks[SR_MATH_LIBRARIES] = {{0}};
  if (asking == 0)
    return SR_OK;
  for (int i = 0; i < SR_MATH_LIBRARIES; i++)
    if (asking >> i & 1)
      own.versions[i] = open_once(&lacks[i], (sr_math_library)i, math->directories);
  math_record *records = calloc((size_t)sr_world_size(world), sizeof *records);
  sr_status status = SR_OK;
  if (!records)
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory to compare the libraries of the ranks");
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK)
    status = sr_world_all_gather(ctx, world, &own, sizeof own, records);
  for (int i = 0; status == SR_OK && i < SR_MATH_LIBRARIES; i++)
    if (asking >> i & 1 && judge(ctx, world, records, (sr_math_library)i, lacks[i].message))
      math->usable |= UINT32_C(1) << i;
  if (status == SR_OK)
    math->asked |= asking;
  free(records);
  return status;
}
