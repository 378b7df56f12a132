/* LAPACK's eigenvalues and singular values, and their vectors. */
#include <string.h>

#include "executor/devices/cpu/calls/lapack.h"

static double larger(double a, double b) {
  return a > b ? a : b;
}

/* ---- Hermitian matrices ---------------------------------------------------------------------- */

/* True if SYEVD may be called. The eigenvalue of a 1x1 matrix is its element, even a NaN or an
 * infinity, so such a matrix is not checked. */
static bool accept_hermitian(sr_lapack_problem *p) {
  return p->n < 2 || sr_lapack_accept_triangle(p);
}

typedef void syevd_function(const char *, const char *, const int *, void *, const int *, void *,
                            void *, const int *, void *, const int *, int *, size_t, size_t);

static void solve_syevd(sr_lapack_problem *p) {
  if (!accept_hermitian(p))
    return;
  syevd_function *syevd = (syevd_function *)p->function;
  syevd(sr_lapack_vectors(p->step), sr_lapack_triangle(p->step), &p->n, p->port[1], &p->n_lead,
        p->port[2], p->work, &p->lwork, p->iwork, &p->liwork, &p->info, 1, 1);
}

typedef void heevd_function(const char *, const char *, const int *, void *, const int *, void *,
                            void *, const int *, void *, const int *, void *, const int *, int *,
                            size_t, size_t);

static void solve_heevd(sr_lapack_problem *p) {
  if (!accept_hermitian(p))
    return;
  heevd_function *heevd = (heevd_function *)p->function;
  heevd(sr_lapack_vectors(p->step), sr_lapack_triangle(p->step), &p->n, p->port[1], &p->n_lead,
        p->port[2], p->work, &p->lwork, p->rwork, &p->lrwork, p->iwork, &p->liwork, &p->info, 1, 1);
}

/* The documentation of SYEVD gives these minimum sizes. SYEVD is asked only for the size of
 * `work`. */
static void memory_syevd(const sr_call_step *step, sr_lapack_memory *out_memory) {
  double n = (double)step->n;
  bool vectors = step->options & SR_CALL_VECTORS;
  out_memory->iwork = vectors ? 3 + 5 * n : 1;
  out_memory->largest = vectors ? 1 + 6 * n + 2 * n * n : 1 + 2 * n;
}

static void memory_heevd(const sr_call_step *step, sr_lapack_memory *out_memory) {
  double n = (double)step->n;
  memory_syevd(step, out_memory);
  out_memory->rwork = step->options & SR_CALL_VECTORS ? 1 + 5 * n + 2 * n * n : larger(n, 1);
}

SR_LAPACK_DRIVER(syevd, .solve = solve_syevd, .asks = true, .memory = memory_syevd);
SR_LAPACK_DRIVER(heevd, .solve = solve_heevd, .asks = true, .memory = memory_heevd);

/* ---- singular values ------------------------------------------------------------------------- */

/* Returns the option of GESDD and GESVD for the vectors. 'A': two square matrices; 'S': as many
 * vectors as singular values; 'N': no vectors. */
static const char *basis(const sr_call_step *step) {
  return !(step->options & SR_CALL_VECTORS) ? "N" : step->options & SR_CALL_FULL ? "A" : "S";
}

static int v_lead(const sr_lapack_problem *p) {
  int64_t rows = sr_call_extent_get(p->step, SR_CALL_EXTENT_V_ROWS);
  return rows > 1 ? (int)rows : 1;
}

typedef void gesdd_function(const char *, const int *, const int *, void *, const int *, void *,
                            void *, const int *, void *, const int *, void *, const int *, void *,
                            int *, size_t);
typedef void gesdd_complex_function(const char *, const int *, const int *, void *, const int *,
                                    void *, void *, const int *, void *, const int *, void *,
                                    const int *, void *, void *, int *, size_t);

static void solve_gesdd(sr_lapack_problem *p) {
  if (!sr_lapack_accept(p, p->port[1], (size_t)p->m * (size_t)p->n))
    return;
  int lead = v_lead(p);
  const char *job = basis(p->step);
  if (sr_lapack_is_complex(p->step)) {
    gesdd_complex_function *gesdd = (gesdd_complex_function *)p->function;
    gesdd(job, &p->m, &p->n, p->port[1], &p->m_lead, p->port[2], p->port[3], &p->m_lead, p->port[4],
          &lead, p->work, &p->lwork, p->rwork, p->iwork, &p->info, 1);
  } else {
    gesdd_function *gesdd = (gesdd_function *)p->function;
    gesdd(job, &p->m, &p->n, p->port[1], &p->m_lead, p->port[2], p->port[3], &p->m_lead, p->port[4],
          &lead, p->work, &p->lwork, p->iwork, &p->info, 1);
  }
}

/* The size of RWORK as the documentation of CGESDD gives it. `largest` is the same for the real
 * routine. */
static void memory_gesdd(const sr_call_step *step, sr_lapack_memory *out_memory) {
  double m = (double)step->m, n = (double)step->n, most = larger(m, n), least = m + n - most;
  bool vectors = step->options & SR_CALL_VECTORS;
  out_memory->iwork = 8 * least;
  out_memory->largest =
      larger(5 * least * least + 7 * least, 2 * most * least + 2 * least * least + least);
  if (sr_lapack_is_complex(step))
    out_memory->rwork = larger(vectors ? out_memory->largest : 7 * least, 1);
}

SR_LAPACK_DRIVER(gesdd, .solve = solve_gesdd, .asks = true, .memory = memory_gesdd);

typedef void gesvd_function(const char *, const char *, const int *, const int *, void *,
                            const int *, void *, void *, const int *, void *, const int *, void *,
                            const int *, int *, size_t, size_t);
typedef void gesvd_complex_function(const char *, const char *, const int *, const int *, void *,
                                    const int *, void *, void *, const int *, void *, const int *,
                                    void *, const int *, void *, int *, size_t, size_t);

static void solve_gesvd(sr_lapack_problem *p) {
  if (!sr_lapack_accept(p, p->port[1], (size_t)p->m * (size_t)p->n))
    return;
  int lead = v_lead(p);
  const char *job = basis(p->step);
  if (sr_lapack_is_complex(p->step)) {
    gesvd_complex_function *gesvd = (gesvd_complex_function *)p->function;
    gesvd(job, job, &p->m, &p->n, p->port[1], &p->m_lead, p->port[2], p->port[3], &p->m_lead,
          p->port[4], &lead, p->work, &p->lwork, p->rwork, &p->info, 1, 1);
  } else {
    gesvd_function *gesvd = (gesvd_function *)p->function;
    gesvd(job, job, &p->m, &p->n, p->port[1], &p->m_lead, p->port[2], p->port[3], &p->m_lead,
          p->port[4], &lead, p->work, &p->lwork, &p->info, 1, 1);
  }
}

static void memory_gesvd(const sr_call_step *step, sr_lapack_memory *out_memory) {
  double m = (double)step->m, n = (double)step->n, most = larger(m, n), least = m + n - most;
  out_memory->rwork = 5 * least;
  /* covers all arrays that the routine keeps in WORK */
  out_memory->largest = most * least + least * least + 5 * most;
}

SR_LAPACK_DRIVER(gesvd, .solve = solve_gesvd, .asks = true, .memory = memory_gesvd);

/* ---- eigenvalues of any matrix --------------------------------------------------------------- */

/* Copies the matrix to `extra`, because the routine would overwrite it. Returns false, as
 * sr_lapack_accept does, if the matrix has a NaN or an infinity. */
static bool copy_finite(sr_lapack_problem *p) {
  size_t elements = (size_t)p->n * (size_t)p->n;
  if (!sr_lapack_accept(p, p->port[0], elements))
    return false;
  if (p->lwork >= 0)
    memcpy(p->extra, p->port[0], elements * sr_dtype_get(p->step->dtype)->bytes);
  return true;
}

/* Converts eigenvectors of a real matrix to complex numbers. LAPACK packs a pair of conjugate
 * vectors into two real columns: the real part and the imaginary part of the first vector. `values`
 * are the imaginary parts of the eigenvalues; a value other than 0 begins a pair. */
#define UNPACK(NAME, TYPE)                                                                         \
  static void NAME(int n, const TYPE *values, const TYPE *packed, TYPE *vectors) {                 \
    size_t rows = (size_t)n;                                                                       \
    for (size_t j = 0; j < rows; j++) {                                                            \
      bool pair = values[j] != 0 && j + 1 < rows;                                                  \
      for (size_t i = 0; i < rows; i++) {                                                          \
        TYPE real = packed[j * rows + i], imag = pair ? packed[(j + 1) * rows + i] : 0;            \
        vectors[2 * (j * rows + i)] = real;                                                        \
        vectors[2 * (j * rows + i) + 1] = imag;                                                    \
        if (pair) {                                                                                \
          vectors[2 * ((j + 1) * rows + i)] = real;                                                \
          vectors[2 * ((j + 1) * rows + i) + 1] = -imag;                                           \
        }                                                                                          \
      }                                                                                            \
      j += pair;                                                                                   \
    }                                                                                              \
  }
UNPACK(unpack_narrow, float)
UNPACK(unpack_wide, double)
#undef UNPACK

static void unpack(const sr_lapack_problem *p, const char *packed, char *vectors) {
  if (p->step->dtype == SR_F64)
    unpack_wide(p->n, (const double *)(const void *)p->port[2],
                (const double *)(const void *)packed, (double *)(void *)vectors);
  else
    unpack_narrow(p->n, (const float *)(const void *)p->port[2],
                  (const float *)(const void *)packed, (float *)(void *)vectors);
}

static const char *left_vectors(const sr_call_step *step) {
  return step->options & SR_CALL_LEFT_VECTORS ? "V" : "N";
}

typedef void geev_function(const char *, const char *, const int *, void *, const int *, void *,
                           void *, void *, const int *, void *, const int *, void *, const int *,
                           int *, size_t, size_t);

/* `extra` holds the matrix, and after it the requested vectors as LAPACK packs them. */
static void solve_geev(sr_lapack_problem *p) {
  geev_function *geev = (geev_function *)p->function;
  bool asking = p->lwork < 0;
  size_t bytes = asking ? 0 : (size_t)p->n * (size_t)p->n * sr_dtype_get(p->step->dtype)->bytes;
  char *left = p->extra + bytes;
  char *right = left + (p->step->options & SR_CALL_LEFT_VECTORS ? bytes : 0);
  if (!copy_finite(p))
    return;
  geev(left_vectors(p->step), sr_lapack_vectors(p->step), &p->n, p->extra, &p->n_lead, p->port[1],
       p->port[2], left, &p->n_lead, right, &p->n_lead, p->work, &p->lwork, &p->info, 1, 1);
  if (asking || p->info != 0)
    return;
  if (p->step->options & SR_CALL_LEFT_VECTORS)
    unpack(p, left, p->port[3]);
  if (p->step->options & SR_CALL_VECTORS)
    unpack(p, right, p->port[4]);
}

static void memory_geev(const sr_call_step *step, sr_lapack_memory *out_memory) {
  int matrices = 1 + !!(step->options & SR_CALL_LEFT_VECTORS) + !!(step->options & SR_CALL_VECTORS);
  out_memory->extra =
      matrices * (double)step->n * (double)step->n * sr_dtype_get(step->dtype)->bytes;
}

typedef void geev_complex_function(const char *, const char *, const int *, void *, const int *,
                                   void *, void *, const int *, void *, const int *, void *,
                                   const int *, void *, int *, size_t, size_t);

static void solve_geev_complex(sr_lapack_problem *p) {
  geev_complex_function *geev = (geev_complex_function *)p->function;
  if (!copy_finite(p))
    return;
  geev(left_vectors(p->step), sr_lapack_vectors(p->step), &p->n, p->extra, &p->n_lead, p->port[1],
       p->port[2], &p->n_lead, p->port[3], &p->n_lead, p->work, &p->lwork, p->rwork, &p->info, 1,
       1);
}

static void memory_geev_complex(const sr_call_step *step, sr_lapack_memory *out_memory) {
  out_memory->extra = (double)step->n * (double)step->n * sr_dtype_get(step->dtype)->bytes;
  out_memory->rwork = 2 * (double)step->n;
}

SR_LAPACK_DRIVER(geev, .solve = solve_geev, .asks = true, .memory = memory_geev);
SR_LAPACK_DRIVER(geev_complex, .solve = solve_geev_complex, .asks = true,
                 .memory = memory_geev_complex);

/* ---- Schur ----------------------------------------------------------------------------------- */

typedef void gees_function(const char *, const char *, sr_lapack_function *, const int *, void *,
                           const int *, void *, void *, void *, void *, const int *, void *,
                           const int *, void *, int *, size_t, size_t);

/* The option "N" leaves the eigenvalues unsorted, so GEES needs no selection function and no memory
 * for one. */
static void solve_gees(sr_lapack_problem *p) {
  if (!sr_lapack_accept(p, p->port[1], (size_t)p->n * (size_t)p->n))
    return;
  gees_function *gees = (gees_function *)p->function;
  gees(sr_lapack_vectors(p->step), "N", NULL, &p->n, p->port[1], &p->n_lead, p->port[5], p->port[3],
       p->port[4], p->port[2], &p->n_lead, p->work, &p->lwork, NULL, &p->info, 1, 1);
}

typedef void gees_complex_function(const char *, const char *, sr_lapack_function *, const int *,
                                   void *, const int *, void *, void *, void *, const int *, void *,
                                   const int *, void *, void *, int *, size_t, size_t);

static void solve_gees_complex(sr_lapack_problem *p) {
  if (!sr_lapack_accept(p, p->port[1], (size_t)p->n * (size_t)p->n))
    return;
  gees_complex_function *gees = (gees_complex_function *)p->function;
  gees(sr_lapack_vectors(p->step), "N", NULL, &p->n, p->port[1], &p->n_lead, p->port[4], p->port[3],
       p->port[2], &p->n_lead, p->work, &p->lwork, p->rwork, NULL, &p->info, 1, 1);
}

static void memory_gees_complex(const sr_call_step *step, sr_lapack_memory *out_memory) {
  out_memory->rwork = (double)step->n;
}

SR_LAPACK_DRIVER(gees, .solve = solve_gees, .asks = true);
SR_LAPACK_DRIVER(gees_complex, .solve = solve_gees_complex, .asks = true,
                 .memory = memory_gees_complex);
