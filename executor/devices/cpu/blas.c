/*
 * Loads OpenBLAS with dlopen. So a program without matrix products does not wait for the library,
 * and the executor is linked against no BLAS.
 *
 * While OpenBLAS is loaded, it would start a thread for each processor that the loading thread may
 * use. The loading thread is bound to one processor for that time, so OpenBLAS starts none. The
 * device's own threads divide the work.
 *
 * Products of real numbers and of integers of 8 bits have kernels of our own (multiply.h), on
 * processors that have fused multiply-adds. They may be divided in any way, so each thread has an
 * equal share.
 *
 * OpenBLAS computes the others: of complex numbers and real ones with few rows or columns, and all
 * on old processors. In OpenBLAS 0.3.21 the last bits of a product change if it is cut at other
 * places. So its tiles depend only on the shape, and one thread computes a whole tile. Tiles of 256
 * rows reach 98 % of the speed of a single call.
 */
#include "executor/devices/cpu/blas.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/affinity.h"
#include "base/integer.h"

enum {
  TILE_ROWS = 256,
  TILE_COLUMNS = 1024,
  ALIGNMENT = 64
};
enum {
  /* Number of multiply-adds that justifies waking one more thread: of OpenBLAS, of our kernels. */
  BLAS_THREAD_WORK = 1 << 20,
  OUR_THREAD_WORK = 1 << 17,
  /* With fewer rows or columns, our kernels have too little to do with what they load. */
  OUR_LEAST_ROWS = 4,
  OUR_LEAST_COLUMNS = 8,
  /* Copying an element of an operand takes as long as so many multiply-adds. */
  COPY_WORK = 8
};

/* Constants of cblas.h. They are the same in all BLAS libraries, because the reference CBLAS
 * defines them. */
enum {
  ROW_MAJOR = 101,
  NO_TRANSPOSE = 111,
  TRANSPOSE = 112
};

typedef void sgemm_function(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);
typedef void dgemm_function(int, int, int, int, int, int, double, const double *, int,
                            const double *, int, double, double *, int);
/* cgemm and zgemm take the scalars alpha and beta by address. */
typedef void xgemm_function(int, int, int, int, int, int, const void *, const void *, int,
                            const void *, int, const void *, void *, int);

struct sr_blas {
  void *handle;
  sgemm_function *sgemm;
  dgemm_function *dgemm;
  xgemm_function *cgemm, *zgemm;
  sr_cpu_level level; /* of our own kernels */
  uint32_t extensions;
};

/* ---- loading -------------------------------------------------------------------------------- */

/* [level of `core`; 0 without one]: the same library, and which kernels of our own go with it. */
static sr_blas libraries[SR_CPU_X86_64_V4 + 1];
static sr_blas library; /* what has been loaded */
static const char core_variable[] = "OPENBLAS_CORETYPE";
static const char *load_core; /* `core` at the first call of sr_blas_open; NULL: OpenBLAS chooses */
static bool core_is_users;    /* the user has set OPENBLAS_CORETYPE */
static char core_name[64];    /* OpenBLAS's name of the kernels that it uses */
static char load_fault[512];  /* message if loading has failed, else "" */

/* Loads the library while this thread is bound to one processor, so that OpenBLAS starts no
 * threads. */
static void *open_bound(const char *name) {
  sr_affinity before;
  bool bound = false;
  if (sr_affinity_get(&before)) {
    int32_t processor = 0;
    while (!sr_affinity_has(&before, processor))
      processor++;
    const sr_affinity one = sr_affinity_of(processor);
    bound = sr_affinity_set(&one);
  }
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (bound)
    sr_affinity_set(&before);
  return handle;
}

/* Stores the address of the function `name` in the function pointer to which `out_function`
 * points. */
static bool find(void *handle, const char *name, void *out_function) {
  void *address = dlsym(handle, name);
  memcpy(out_function, &address, sizeof address);
  return address != NULL;
}

/* Loads OpenBLAS with OPENBLAS_CORETYPE set to load_core, unless the user has set that variable.
 * OpenBLAS reads the variable only while it is loaded, so it is unset afterwards. */
static void *open_for_core(const char *name) {
  core_is_users = getenv(core_variable) != NULL;
  bool named = load_core && !core_is_users && setenv(core_variable, load_core, 1) == 0;
  void *handle = open_bound(name);
  if (named)
    unsetenv(core_variable);
  return handle;
}

static void load(void) {
  void (*set_threads)(int) = NULL;
  char *(*get_core)(void) = NULL;
  void *handle = open_for_core("libopenblas.so.0");
  if (handle && find(handle, "cblas_sgemm", &library.sgemm) &&
      find(handle, "cblas_dgemm", &library.dgemm) && find(handle, "cblas_cgemm", &library.cgemm) &&
      find(handle, "cblas_zgemm", &library.zgemm) &&
      find(handle, "openblas_set_num_threads", &set_threads) &&
      find(handle, "openblas_get_corename", &get_core)) {
    library.handle = handle;
    set_threads(1);
    strncpy(core_name, get_core(), sizeof core_name - 1);
    return;
  }
  const char *fault = dlerror();
  strncpy(load_fault, fault ? fault : "unknown fault", sizeof load_fault - 1);
}

static const char *const core_names[] = {
    [SR_CPU_X86_64_V1] = "Prescott",
    [SR_CPU_X86_64_V2] = "Nehalem",
    [SR_CPU_X86_64_V3] = "Haswell",
    [SR_CPU_X86_64_V4] = "SkylakeX",
};

const char *sr_blas_core(sr_cpu_level level) {
  size_t count = sizeof core_names / sizeof *core_names;
  return level < count && core_names[level] ? core_names[level] : core_names[SR_CPU_X86_64_V1];
}

sr_cpu_level sr_blas_level(const char *core) {
  for (sr_cpu_level level = SR_CPU_X86_64_V4; core && level > SR_CPU_X86_64_V1; level--)
    if (core_names[level] && strcmp(core, core_names[level]) == 0)
      return level;
  return core ? SR_CPU_X86_64_V1 : sr_cpu_level_host();
}

sr_status sr_blas_open(sr_ctx *ctx, const char *core, const sr_blas **out_blas) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static bool loaded;
  sr_blas *own = &libraries[core ? sr_blas_level(core) : 0];
  pthread_mutex_lock(&lock);
  if (!loaded) {
    load_core = core;
    load();
    loaded = true;
  }
  if (!own->level) {
    *own = library;
    own->level = sr_blas_level(core);
    own->extensions = core ? 0 : sr_cpu_extensions_host();
  }
  pthread_mutex_unlock(&lock);
  *out_blas = own;
  if (load_fault[0])
    return sr_fail(
        ctx, SR_ERR_UNSUPPORTED,
        "the program computes with matrices, which needs OpenBLAS (%s); install libopenblas0",
        load_fault);
  if (core && !core_is_users && strcasecmp(core, core_name) != 0)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "the program computes with matrices on processors of several kinds, or as on "
                   "one of another "
                   "kind, for which all must use OpenBLAS's kernels for %s, but here it uses those "
                   "for %s; set "
                   "%s on all ranks to one that all can run",
                   core, core_name, core_variable);
  return SR_OK;
}

sr_status sr_blas_routine(sr_ctx *ctx, const sr_blas *blas, const char *name, void *out_routine) {
  if (!find(blas->handle, name, out_routine))
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "the program needs %s of LAPACK, which this OpenBLAS is built without; install "
                   "libopenblas0 of the distribution",
                   name);
  return SR_OK;
}

/* ---- products ------------------------------------------------------------------------------- */

/* True if OpenBLAS multiplies elements of the type. */
static bool has_blas(sr_dtype dtype) {
  return dtype == SR_F32 || dtype == SR_F64 || dtype == SR_C64 || dtype == SR_C128;
}

/* Returns our own kernel for the product, or NULL if OpenBLAS shall compute it. */
static const sr_multiplier *multiplier_of(const sr_blas *blas, const sr_gemm_step *shape) {
  if (has_blas(shape->dtype) && (shape->m < OUR_LEAST_ROWS || shape->n < OUR_LEAST_COLUMNS))
    return NULL;
  return sr_multiplier_find(blas->level, blas->extensions, shape->dtype, shape->dtype_b);
}

/* Makes a product of a matrix and a vector one of the vector and the transposed matrix: then the
 * vector is a strip, instead of a panel with one column. */
static void put_vector_first(sr_gemm *gemm) {
  const sr_gemm_step s = gemm->shape;
  if (s.n != 1 || s.m <= 1 || s.ldc != 1)
    return;
  gemm->a = 1;
  gemm->b = 0;
  gemm->shape.dtype = s.dtype_b;
  gemm->shape.dtype_b = s.dtype;
  gemm->shape.m = 1;
  gemm->shape.n = gemm->shape.ldc = s.m;
  gemm->shape.transpose_a = !s.transpose_b;
  gemm->shape.transpose_b = !s.transpose_a;
  gemm->shape.lda = s.ldb;
  gemm->shape.ldb = s.lda;
  gemm->shape.stride_a = s.stride_b;
  gemm->shape.stride_b = s.stride_a;
}

/* Chooses what rounds sums to results of fewer bits, and the memory for the sums of a tile. */
static void choose_rounding(sr_gemm *gemm) {
  const sr_dtype result = gemm->shape.result;
  gemm->round = result == SR_BF16 ? sr_round_to_bf16 : result == SR_F16 ? sr_round_to_f16 : NULL;
  if (!gemm->round)
    return;
  const int64_t columns = sr_min(gemm->tile_columns, gemm->ours->most_columns);
  const int64_t rows = gemm->shape.k <= gemm->ours->most_terms
                           ? sr_min(gemm->tile_rows, gemm->ours->rows)
                           : gemm->tile_rows;
  const uint64_t bytes = sizeof(float) * (uint64_t)(rows * columns);
  gemm->workspace_bytes = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static int64_t common_divisor(int64_t a, int64_t b) {
  return b == 0 ? a : common_divisor(b, a % b);
}

/* Returns the size of tiles, a multiple of `unit`, that cut `size` into at most `pieces`. */
static int64_t cut(int64_t size, int64_t pieces, int64_t unit) {
  return sr_divide_up(sr_divide_up(size, unit), pieces) * unit;
}

/* Chooses tiles for our kernel, so that each of gemm->parts threads has equally many. Of the ways
 * to cut a matrix, it takes the one whose tiles need the least work, copies of operands included.
 */
static void choose_tiles(sr_gemm *gemm) {
  const sr_gemm_step *s = &gemm->shape;
  const int64_t pieces = gemm->parts / common_divisor(gemm->parts, s->batch);
  double best = -1;
  for (int64_t across = 1; across <= pieces; across++) {
    if (pieces % across != 0)
      continue;
    const int64_t columns = sr_max(1, cut(s->n, across, gemm->ours->columns));
    const int64_t rows = sr_max(1, cut(s->m, pieces / across, 1));
    const double work = (double)rows * (double)columns + (double)(COPY_WORK * (rows + columns));
    if (best >= 0 && work >= best)
      continue;
    best = work;
    gemm->tile_rows = rows;
    gemm->tile_columns = columns;
  }
}

static int64_t tile_count(const sr_gemm *gemm) {
  return gemm->shape.batch * gemm->row_tiles * gemm->column_tiles;
}

sr_status sr_gemm_prepare(sr_ctx *ctx, const sr_blas *blas, const sr_gemm_step *shape,
                          int32_t threads, sr_gemm *out_gemm) {
  if (shape->k > INT32_MAX || shape->lda > INT32_MAX || shape->ldb > INT32_MAX ||
      shape->ldc > INT32_MAX)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "a matrix product of %lld x %lld x %lld is beyond the 32-bit sizes of BLAS; "
                   "shard it over more devices",
                   (long long)shape->m, (long long)shape->n, (long long)shape->k);
  *out_gemm = (sr_gemm){
      .blas = blas,
      .shape = *shape,
      .b = 1,
      .tile_rows = TILE_ROWS,
      .tile_columns = TILE_COLUMNS,
      .parts = 1,
  };
  if (!has_blas(shape->dtype))
    put_vector_first(out_gemm);
  shape = &out_gemm->shape;
  out_gemm->ours = multiplier_of(blas, shape);
  if (!out_gemm->ours && !has_blas(shape->dtype))
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "this processor has no product of %s and %s",
                   sr_dtype_get(shape->dtype)->name, sr_dtype_get(shape->dtype_b)->name);
  const double work = (double)shape->batch * (double)shape->m * (double)shape->n * (double)shape->k;
  const double each = out_gemm->ours ? OUR_THREAD_WORK : BLAS_THREAD_WORK;
  while (out_gemm->parts < threads && work >= each * (out_gemm->parts + 1.0))
    out_gemm->parts++;
  if (out_gemm->ours)
    choose_tiles(out_gemm);
  choose_rounding(out_gemm);
  out_gemm->row_tiles = sr_divide_up(shape->m, out_gemm->tile_rows);
  out_gemm->column_tiles = sr_divide_up(shape->n, out_gemm->tile_columns);
  while (out_gemm->parts > 1 && out_gemm->parts > tile_count(out_gemm))
    out_gemm->parts--;
  return SR_OK;
}

static void blas_run(const sr_gemm *gemm, int m, int n, const void *a, const void *b, void *c) {
  static const float one_f[2] = {1}, zero_f[2] = {0};
  static const double one_d[2] = {1}, zero_d[2] = {0};
  const sr_gemm_step *s = &gemm->shape;
  int ta = s->transpose_a ? TRANSPOSE : NO_TRANSPOSE,
      tb = s->transpose_b ? TRANSPOSE : NO_TRANSPOSE;
  int k = (int)s->k, lda = (int)s->lda, ldb = (int)s->ldb, ldc = (int)s->ldc;
  if (s->dtype == SR_F32)
    gemm->blas->sgemm(ROW_MAJOR, ta, tb, m, n, k, 1, a, lda, b, ldb, 0, c, ldc);
  else if (s->dtype == SR_F64)
    gemm->blas->dgemm(ROW_MAJOR, ta, tb, m, n, k, 1, a, lda, b, ldb, 0, c, ldc);
  else if (s->dtype == SR_C64)
    gemm->blas->cgemm(ROW_MAJOR, ta, tb, m, n, k, one_f, a, lda, b, ldb, zero_f, c, ldc);
  else
    gemm->blas->zgemm(ROW_MAJOR, ta, tb, m, n, k, one_d, a, lda, b, ldb, zero_d, c, ldc);
}

static void our_run(const sr_gemm *gemm, int64_t m, int64_t n, const void *a, const void *b,
                    void *c, void *sums) {
  const sr_gemm_step *s = &gemm->shape;
  gemm->ours->run(gemm->ours, &(sr_tile){.rows = m,
                                         .columns = n,
                                         .terms = s->k,
                                         .a_row = s->transpose_a ? 1 : s->lda,
                                         .a_column = s->transpose_a ? s->lda : 1,
                                         .b_row = s->transpose_b ? 1 : s->ldb,
                                         .b_column = s->transpose_b ? s->ldb : 1,
                                         .c_row = s->ldc,
                                         .a = a,
                                         .b = b,
                                         .c = c,
                                         .round = gemm->round,
                                         .sums = sums});
}

/* Multiplies one tile of m x n elements. `a`, `b` and `c` point to the first elements of the tile's
 * operands and result, `sums` to this thread's workspace. */
static void tile_run(const sr_gemm *gemm, int64_t m, int64_t n, const void *a, const void *b,
                     void *c, void *sums) {
  if (gemm->ours)
    our_run(gemm, m, n, a, b, c, sums);
  else
    blas_run(gemm, (int)m, (int)n, a, b, c);
}

/* Sets a tile to zero, which is the product if the contracting dimension has size 0. BLAS is not
 * called for such a product. */
static void tile_clear(int64_t rows, int64_t columns, int64_t leading, size_t element, uint8_t *c) {
  for (int64_t i = 0; i < rows; i++)
    memset(c + (size_t)(i * leading) * element, 0, (size_t)columns * element);
}

/* Computes tile number `index`. Tiles are numbered by matrix of the batch, then row by row. */
static void tile_at(const sr_gemm *gemm, void *const *buffers, int64_t index, void *sums) {
  const sr_gemm_step *s = &gemm->shape;
  const size_t a_bytes = sr_dtype_get(s->dtype)->bytes, b_bytes = sr_dtype_get(s->dtype_b)->bytes,
               c_bytes = sr_dtype_get(s->result)->bytes;
  int64_t column = index % gemm->column_tiles * gemm->tile_columns;
  int64_t row = index / gemm->column_tiles % gemm->row_tiles * gemm->tile_rows;
  int64_t matrix = index / gemm->column_tiles / gemm->row_tiles;
  int64_t rows = sr_min(gemm->tile_rows, s->m - row);
  int64_t columns = sr_min(gemm->tile_columns, s->n - column);
  int64_t a = matrix * s->stride_a + row * (s->transpose_a ? 1 : s->lda);
  int64_t b = matrix * s->stride_b + column * (s->transpose_b ? s->ldb : 1);
  int64_t c = matrix * s->stride_c + row * s->ldc + column;
  uint8_t *target = (uint8_t *)buffers[2] + (size_t)c * c_bytes;
  if (s->k == 0)
    tile_clear(rows, columns, s->ldc, c_bytes, target);
  else
    tile_run(gemm, rows, columns, (const uint8_t *)buffers[gemm->a] + (size_t)a * a_bytes,
             (const uint8_t *)buffers[gemm->b] + (size_t)b * b_bytes, target, sums);
}

typedef struct gemm_job {
  const sr_gemm *gemm;
  void *const *buffers;
} gemm_job;

/* Computes part `part` of the tiles: a run, so that a core reads memory in order. */
static void run_part(const void *user, int32_t part, int32_t parts) {
  const gemm_job *job = user;
  int64_t tiles = tile_count(job->gemm);
  int64_t each = tiles / parts, more = tiles % parts;
  int64_t begin = part * each + sr_min(part, more), end = begin + each + (part < more);
  void *sums = job->gemm->workspace_bytes
                   ? (uint8_t *)job->buffers[3] + (size_t)part * job->gemm->workspace_bytes
                   : NULL;
  for (int64_t i = begin; i < end; i++)
    tile_at(job->gemm, job->buffers, i, sums);
}

uint64_t sr_gemm_workspace_bytes(const sr_gemm *gemm) {
  return gemm->workspace_bytes * (uint64_t)gemm->parts;
}

void sr_gemm_run(const sr_gemm *gemm, sr_pool *pool, void *const *buffers) {
  gemm_job job = {.gemm = gemm, .buffers = buffers};
  if (gemm->parts > 1)
    sr_pool_split(pool, gemm->parts, run_part, &job);
  else
    run_part(&job, 0, 1);
}
