/* LAPACK's factorisations, products of reflectors, and solvers of systems of equations. */
#include <float.h>
#include <math.h>
#include <string.h>

#include "executor/devices/cpu/calls/lapack.h"

/* ---- factorisations -------------------------------------------------------------------------- */

typedef void potrf_function(const char *, const int *, void *, const int *, int *, size_t);

/* Returns the real part of element `index` of port number `port`. */
static double real_at(const sr_lapack_problem *p, int32_t port, size_t index) {
  size_t at = sr_lapack_is_complex(p->step) ? 2 * index : index;
  return sr_dtype_part(p->step->dtype) == SR_F64 ? ((double *)(void *)p->port[port])[at]
                                                 : (double)((float *)(void *)p->port[port])[at];
}

/* By LAPACK's definition POTRF fails at a NaN pivot. OpenBLAS's POTRF goes on, and some of its
 * kernels even return 0 for a division by NaN. So NaN pivots are looked for afterwards. */
static void solve_potrf(sr_lapack_problem *p) {
  potrf_function *potrf = (potrf_function *)p->function;
  potrf(sr_lapack_triangle(p->step), &p->n, p->port[1], &p->n_lead, &p->info, 1);
  for (int j = 0; j < p->n && p->info == 0; j++)
    if (isnan(real_at(p, 1, (size_t)j * ((size_t)p->n + 1))))
      p->info = j + 1;
}

SR_LAPACK_DRIVER(potrf, .solve = solve_potrf, .small = SR_SMALL_POTRF);

typedef void getrf_function(const int *, const int *, void *, const int *, void *, int *);

static void solve_getrf(sr_lapack_problem *p) {
  getrf_function *getrf = (getrf_function *)p->function;
  getrf(&p->m, &p->n, p->port[1], &p->m_lead, p->port[2], &p->info);
  sr_lapack_mend_getrf(p);
}

SR_LAPACK_DRIVER(getrf, .solve = solve_getrf, .small = SR_SMALL_GETRF);

typedef void geqrf_function(const int *, const int *, void *, const int *, void *, void *,
                            const int *, int *);

/* Calls GEQRF for the part `rest` of the matrix. */
static void factorise(sr_lapack_problem *p, const sr_lapack_rest *rest) {
  geqrf_function *geqrf = (geqrf_function *)p->function;
  size_t element = sr_dtype_get(p->step->dtype)->bytes, from = (size_t)rest->from;
  int m = p->m - rest->from, n = p->n - rest->from;
  geqrf(&m, &n, p->port[1] + from * ((size_t)p->m + 1) * element, &p->m_lead,
        p->port[2] + from * element, p->work, &p->lwork, &p->info);
}

static void solve_geqrf(sr_lapack_problem *p) {
  sr_lapack_rest rest = {0};
  if (p->lwork >= 0 && !sr_lapack_begin_geqrf(p, &rest))
    return;
  factorise(p, &rest);
  if (rest.is_broken)
    sr_lapack_mend_geqrf(p, &rest);
}

static void memory_geqrf(const sr_call_step *step, sr_lapack_memory *out_memory) {
  out_memory->extra = (double)step->n;
}

SR_LAPACK_DRIVER(geqrf, .solve = solve_geqrf, .asks = true, .memory = memory_geqrf);

typedef void geqp3_function(const int *, const int *, void *, const int *, void *, void *, void *,
                            const int *, int *);
typedef void geqp3_complex_function(const int *, const int *, void *, const int *, void *, void *,
                                    void *, const int *, void *, int *);

static void factorise_pivoted(sr_lapack_problem *p) {
  if (sr_lapack_is_complex(p->step)) {
    geqp3_complex_function *geqp3 = (geqp3_complex_function *)p->function;
    geqp3(&p->m, &p->n, p->port[2], &p->m_lead, p->port[3], p->port[4], p->work, &p->lwork,
          p->rwork, &p->info);
  } else {
    geqp3_function *geqp3 = (geqp3_function *)p->function;
    geqp3(&p->m, &p->n, p->port[2], &p->m_lead, p->port[3], p->port[4], p->work, &p->lwork,
          &p->info);
  }
}

/*
 * GEQP3 chooses the order of the columns by their norms. A NaN among the norms would make the order
 * undefined, and with it both factors. So both factors become NaN, and the order is that of a
 * matrix of zeros. In a matrix with one row no numbers are mixed before the columns are chosen, so
 * LAPACK's result is kept.
 */
static void solve_geqp3(sr_lapack_problem *p) {
  size_t elements = (size_t)p->m * (size_t)p->n, least = (size_t)(p->m < p->n ? p->m : p->n);
  bool broken = p->lwork >= 0 && p->m > 1 && !sr_lapack_is_finite(p->step, p->port[2], elements);
  if (broken)
    memset(p->port[2], 0, elements * sr_dtype_get(p->step->dtype)->bytes);
  factorise_pivoted(p);
  if (!broken)
    return;
  sr_lapack_fill_nan(p->step, p->port[2], elements);
  sr_lapack_fill_nan(p->step, p->port[4], least);
}

static void memory_geqp3(const sr_call_step *step, sr_lapack_memory *out_memory) {
  out_memory->rwork = 2 * (double)step->n;
}

SR_LAPACK_DRIVER(geqp3, .solve = solve_geqp3, .asks = true, .memory = memory_geqp3);

/* Reductions to Hessenberg form and to tridiagonal form. A matrix with one or two rows already has
 * the form, so it is not checked for NaN. */

typedef void gehrd_function(const int *, const int *, const int *, void *, const int *, void *,
                            void *, const int *, int *);

static void solve_gehrd(sr_lapack_problem *p) {
  static const int first = 1;
  if (p->n > 2 && !sr_lapack_accept(p, p->port[1], (size_t)p->n * (size_t)p->n))
    return;
  gehrd_function *gehrd = (gehrd_function *)p->function;
  gehrd(&p->n, &first, &p->n, p->port[1], &p->n_lead, p->port[2], p->work, &p->lwork, &p->info);
}

SR_LAPACK_DRIVER(gehrd, .solve = solve_gehrd, .asks = true);

typedef void sytrd_function(const char *, const int *, void *, const int *, void *, void *, void *,
                            void *, const int *, int *, size_t);

static void solve_sytrd(sr_lapack_problem *p) {
  if (p->n > 2 && !sr_lapack_accept_triangle(p))
    return;
  sytrd_function *sytrd = (sytrd_function *)p->function;
  sytrd(sr_lapack_triangle(p->step), &p->n, p->port[1], &p->n_lead, p->port[2], p->port[3],
        p->port[4], p->work, &p->lwork, &p->info, 1);
}

SR_LAPACK_DRIVER(sytrd, .solve = solve_sytrd, .asks = true);

/* ---- reflectors ------------------------------------------------------------------------------ */

typedef void orgqr_function(const int *, const int *, const int *, void *, const int *, void *,
                            void *, const int *, int *);

/* If reflector i has a NaN or an infinity, only the columns from i on depend on it. The columns
 * before are computed as usual. */
static void solve_orgqr(sr_lapack_problem *p) {
  orgqr_function *orgqr = (orgqr_function *)p->function;
  int sound = p->lwork < 0 ? p->k : sr_lapack_sound_reflectors(p);
  int columns = sound < p->k ? sound : p->n;
  orgqr(&p->m, &columns, &sound, p->port[2], &p->m_lead, p->port[1], p->work, &p->lwork, &p->info);
  if (sound < p->k)
    sr_lapack_mend_orgqr(p, sound);
}

SR_LAPACK_DRIVER(orgqr, .solve = solve_orgqr, .asks = true);

typedef void ormqr_function(const char *, const char *, const int *, const int *, const int *,
                            void *, const int *, void *, void *, const int *, void *, const int *,
                            int *, size_t, size_t);

/* ORMQR overwrites the reflectors during the call and restores them afterwards. They are an
 * operand, which a call must not write, so ORMQR gets a copy. */
static void solve_ormqr(sr_lapack_problem *p) {
  uint32_t options = p->step->options;
  const char *transposed = options & SR_CALL_TRANSPOSE ? "T"
                           : options & SR_CALL_ADJOINT ? "C"
                                                       : "N";
  int lead = p->side > 1 ? p->side : 1;
  size_t bytes = (size_t)p->side * (size_t)p->k * sr_dtype_get(p->step->dtype)->bytes;
  if (p->lwork >= 0)
    memcpy(p->extra, p->port[0], bytes);
  ormqr_function *ormqr = (ormqr_function *)p->function;
  ormqr(options & SR_CALL_RIGHT ? "R" : "L", transposed, &p->m, &p->n, &p->k, p->extra, &lead,
        p->port[1], p->port[3], &p->m_lead, p->work, &p->lwork, &p->info, 1, 1);
}

static void memory_ormqr(const sr_call_step *step, sr_lapack_memory *out_memory) {
  out_memory->extra = (double)sr_call_extent_get(step, SR_CALL_EXTENT_SIDE) * (double)step->k *
                      sr_dtype_get(step->dtype)->bytes;
}

SR_LAPACK_DRIVER(ormqr, .solve = solve_ormqr, .asks = true, .memory = memory_ormqr);

/* ---- systems of equations -------------------------------------------------------------------- */

typedef void trsm_function(const char *, const char *, const char *, const char *, const int *,
                           const int *, const void *, const void *, const int *, void *,
                           const int *, size_t, size_t, size_t, size_t);

static void solve_trsm(sr_lapack_problem *p) {
  static const float narrow_one[] = {1, 0};
  static const double wide_one[] = {1, 0};
  uint32_t options = p->step->options;
  const char *transposed = options & SR_CALL_TRANSPOSE ? "T"
                           : options & SR_CALL_ADJOINT ? "C"
                                                       : "N";
  const void *one = sr_dtype_part(p->step->dtype) == SR_F64 ? (const void *)wide_one : narrow_one;
  int lead = p->side > 1 ? p->side : 1;
  trsm_function *trsm = (trsm_function *)p->function;
  trsm(options & SR_CALL_RIGHT ? "R" : "L", sr_lapack_triangle(p->step), transposed,
       options & SR_CALL_UNIT ? "U" : "N", &p->m, &p->n, one, p->port[0], &lead, p->port[2],
       &p->m_lead, 1, 1, 1, 1);
}

SR_LAPACK_DRIVER(trsm, .solve = solve_trsm, .small = SR_SMALL_TRSM);

typedef void gtsv_function(const int *, const int *, void *, void *, void *, void *, const int *,
                           int *);

/* The first element of port 4, the lower diagonal, lies outside of the matrix. LAPACK's lower
 * diagonal has no such element, so LAPACK gets the address of the second one. If there are no
 * right-hand sides (k = 0), LAPACK would still write to a first one, so it is not called. */
static void solve_gtsv(sr_lapack_problem *p) {
  if (p->k == 0)
    return;
  size_t element = sr_dtype_get(p->step->dtype)->bytes;
  gtsv_function *gtsv = (gtsv_function *)p->function;
  gtsv(&p->n, &p->k, p->port[4] + (p->n > 0 ? element : 0), p->port[5], p->port[6], p->port[7],
       &p->n_lead, &p->info);
}

SR_LAPACK_DRIVER(gtsv, .solve = solve_gtsv);

typedef void lagts_function(const int *, const int *, void *, void *, void *, void *, const int *,
                            void *, void *, int *);
typedef void lagtf_function(const int *, void *, const void *, void *, void *, const void *, void *,
                            int *, int *);

/* `extra` holds four diagonals for the factors: copies of the matrix's three, which LAGTF
 * overwrites, and a fourth that LAGTF fills. The tolerance 0 lets LAGTS itself choose how much to
 * perturb a singular matrix. */
static void solve_lagts(sr_lapack_problem *p) {
  static const double zero[] = {0};
  static const int perturb = -1;
  lagtf_function *lagtf = (lagtf_function *)p->helper;
  lagts_function *lagts = (lagts_function *)p->function;
  size_t element = sr_dtype_get(p->step->dtype)->bytes, line = (size_t)p->n * element;
  char *diagonal = p->extra, *upper = diagonal + line, *lower = upper + line;
  char *second = lower + line;
  double tolerance = 0; /* all bytes are 0, so a routine that reads a float also gets 0 */
  if (p->n == 0)
    return;
  memcpy(lower, p->port[0] + element, line - element);
  memcpy(diagonal, p->port[1], line);
  memcpy(upper, p->port[2], line - element);
  lagtf(&p->n, diagonal, zero, upper, lower, zero, second, p->iwork, &p->info);
  for (int64_t i = 0; i < p->k; i++)
    lagts(&perturb, &p->n, diagonal, upper, lower, second, p->iwork, p->port[4] + (size_t)i * line,
          &tolerance, &p->info);
}

static void memory_lagts(const sr_call_step *step, sr_lapack_memory *out_memory) {
  out_memory->extra = 4 * (double)step->n * sr_dtype_get(step->dtype)->bytes;
  out_memory->iwork = (double)step->n;
}

SR_LAPACK_DRIVER(lagts, .solve = solve_lagts, .memory = memory_lagts, .helper = "lagtf");

typedef void gttrf_function(const int *, void *, void *, void *, void *, int *, int *);
typedef void gttrs_function(const char *, const int *, const int *, const void *, const void *,
                            const void *, const void *, const int *, void *, const int *, int *,
                            size_t);

static double magnitude(const char *list, bool is_wide, size_t index) {
  if (is_wide)
    return hypot(((const double *)(const void *)list)[2 * index],
                 ((const double *)(const void *)list)[2 * index + 1]);
  return hypotf(((const float *)(const void *)list)[2 * index],
                ((const float *)(const void *)list)[2 * index + 1]);
}

/* Replaces the pivots in `diagonal` that are lost in the rounding errors of the factor, so that
 * nothing is divided by zero. The factor is `diagonal` with the two diagonals above it. */
static void enlarge_pivots(const sr_lapack_problem *p, char *diagonal, const char *upper,
                           const char *second) {
  const bool is_wide = sr_dtype_part(p->step->dtype) == SR_F64;
  const size_t n = (size_t)p->n;
  double largest = 0;
  for (size_t i = 0; i < n; i++) {
    largest = fmax(largest, magnitude(diagonal, is_wide, i));
    if (i + 1 < n)
      largest = fmax(largest, magnitude(upper, is_wide, i));
    if (i + 2 < n)
      largest = fmax(largest, magnitude(second, is_wide, i));
  }
  const double least = (is_wide ? DBL_EPSILON : FLT_EPSILON) * (largest > 0 ? largest : 1);
  for (size_t i = 0; i < n; i++)
    if (magnitude(diagonal, is_wide, i) < least) {
      if (is_wide)
        memcpy(diagonal + i * 2 * sizeof(double), (const double[]){least, 0}, 2 * sizeof(double));
      else
        memcpy(diagonal + i * 2 * sizeof(float), (const float[]){(float)least, 0},
               2 * sizeof(float));
    }
}

/* LAPACK has no LAGTS of complex matrices. So GTTRF makes the factors, in copies of the matrix's
 * three diagonals and a fourth, and the pivots are enlarged before GTTRS solves. */
static void solve_gttrs(sr_lapack_problem *p) {
  gttrf_function *gttrf = (gttrf_function *)p->helper;
  gttrs_function *gttrs = (gttrs_function *)p->function;
  size_t element = sr_dtype_get(p->step->dtype)->bytes, line = (size_t)p->n * element;
  char *diagonal = p->extra, *upper = diagonal + line, *lower = upper + line;
  char *second = lower + line;
  if (p->n == 0 || p->k == 0)
    return;
  memcpy(lower, p->port[0] + element, line - element);
  memcpy(diagonal, p->port[1], line);
  memcpy(upper, p->port[2], line - element);
  gttrf(&p->n, lower, diagonal, upper, second, p->iwork, &p->info);
  enlarge_pivots(p, diagonal, upper, second);
  gttrs("N", &p->n, &p->k, lower, diagonal, upper, second, p->iwork, p->port[4], &p->n_lead,
        &p->info, 1);
}

SR_LAPACK_DRIVER(gttrs, .solve = solve_gttrs, .memory = memory_lagts, .helper = "gttrf");
