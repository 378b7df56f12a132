/*
 * Writes NaN into factorisations where it must be, because OpenBLAS 0.3.21 loses NaN. Its routine
 * SCAL multiplies a vector by a factor. If the factor is 0, the product with a NaN is 0, in every
 * type. If the factor is NaN, the product is 0 in f32, and in complex types on processors without
 * AVX2. So a division by a NaN pivot or a NaN norm gives finite numbers, and so does a reflector
 * with the scale 0.
 *
 * QR and LU work from left to right. There NaN is written where the arithmetic of the algorithm
 * puts it, in every element type. An infinity that is mixed with other numbers counts as NaN. Other
 * algorithms mix all elements of a matrix. They are not run at all for a matrix with a NaN or an
 * infinity.
 *
 * A finite matrix is only checked; LAPACK gets it unchanged.
 */
#include <math.h>
#include <string.h>

#include "executor/devices/cpu/calls/lapack.h"

/* ---- numbers --------------------------------------------------------------------------------- */

static size_t numbers_of(const sr_call_step *step, size_t elements) {
  return sr_lapack_is_complex(step) ? 2 * elements : elements;
}

static bool is_wide(const sr_call_step *step) {
  return sr_dtype_part(step->dtype) == SR_F64;
}

/* x - x is 0 only for finite x. The loop has no branch, so the compiler can vectorise it. */
#define IS_FINITE(NAME, TYPE)                                                                      \
  static bool NAME(const TYPE *data, size_t count) {                                               \
    int broken = 0;                                                                                \
    for (size_t i = 0; i < count; i++)                                                             \
      broken |= !(data[i] - data[i] == 0);                                                         \
    return !broken;                                                                                \
  }
IS_FINITE(is_finite_narrow, float)
IS_FINITE(is_finite_wide, double)
#undef IS_FINITE

bool sr_lapack_is_finite(const sr_call_step *step, const void *data, size_t elements) {
  size_t count = numbers_of(step, elements);
  return is_wide(step) ? is_finite_wide(data, count) : is_finite_narrow(data, count);
}

void sr_lapack_fill_nan(const sr_call_step *step, void *data, size_t elements) {
  size_t count = numbers_of(step, elements);
  for (size_t i = 0; i < count; i++)
    if (is_wide(step))
      ((double *)data)[i] = NAN;
    else
      ((float *)data)[i] = NAN;
}

static bool is_zero(const sr_call_step *step, const void *data, size_t elements) {
  size_t count = numbers_of(step, elements);
  for (size_t i = 0; i < count; i++)
    if (!(is_wide(step) ? ((const double *)data)[i] == 0 : ((const float *)data)[i] == 0))
      return false;
  return true;
}

/* Returns the address of element (row, column) of the matrix in port `port`, which has m rows. */
static char *at(const sr_lapack_problem *p, int32_t port, int row, int column) {
  return p->port[port] +
         ((size_t)column * (size_t)p->m + (size_t)row) * sr_dtype_get(p->step->dtype)->bytes;
}

static size_t rows_from(const sr_lapack_problem *p, int row) {
  return (size_t)(p->m - row);
}

static int lesser(int a, int b) {
  return a < b ? a : b;
}

/* ---- eigenvalues and singular values --------------------------------------------------------- */

enum {
  NOT_FINITE = -4
};

bool sr_lapack_accept(sr_lapack_problem *p, const void *matrix, size_t elements) {
  if (p->lwork < 0 || sr_lapack_is_finite(p->step, matrix, elements))
    return true;
  p->info = NOT_FINITE;
  return false;
}

bool sr_lapack_accept_triangle(sr_lapack_problem *p) {
  size_t n = (size_t)p->n, element = sr_dtype_get(p->step->dtype)->bytes;
  bool lower = p->step->options & SR_CALL_LOWER, accepted = true;
  for (size_t j = 0; accepted && j < n; j++)
    accepted = sr_lapack_accept(p, p->port[1] + (j * n + (lower ? j : 0)) * element,
                                lower ? n - j : j + 1);
  return accepted;
}

/* ---- QR -------------------------------------------------------------------------------------- */

/* True if the reflector of column `i` is the identity: the column is zero below the diagonal, and
 * its diagonal element is real. */
static bool is_reduced(const sr_lapack_problem *p, int i) {
  const char *diagonal = at(p, 1, i, i);
  size_t element = sr_dtype_get(p->step->dtype)->bytes;
  if (!is_zero(p->step, diagonal + element, rows_from(p, i + 1)))
    return false;
  if (p->step->dtype == SR_C64)
    return ((const float *)(const void *)diagonal)[1] == 0;
  return p->step->dtype != SR_C128 || ((const double *)(const void *)diagonal)[1] == 0;
}

/* The columns before `from` have the identity as reflector, so they mix no rows. The reflector of
 * column `from` mixes all rows from number `from` on. So that part is where a NaN spreads. */
bool sr_lapack_begin_geqrf(sr_lapack_problem *p, sr_lapack_rest *out_rest) {
  int least = lesser(p->m, p->n), from = 0;
  size_t element = sr_dtype_get(p->step->dtype)->bytes;
  if (sr_lapack_is_finite(p->step, p->port[1], (size_t)p->m * (size_t)p->n))
    return true;
  while (from < least && is_reduced(p, from))
    from++;
  if (from == least)
    return false;
  out_rest->from = from;
  for (int j = from; j < p->n; j++) {
    bool finite = sr_lapack_is_finite(p->step, at(p, 1, from, j), rows_from(p, from));
    p->extra[j] = !finite;
    if (finite)
      continue;
    memset(at(p, 1, from, j), 0, rows_from(p, from) * element);
    out_rest->is_broken = true;
  }
  return true;
}

/* The last row of a real matrix has no reflector, so no NaN spreads from it. */
void sr_lapack_mend_geqrf(sr_lapack_problem *p, const sr_lapack_rest *rest) {
  int least = lesser(p->m, p->n), first = rest->from;
  int reflectors = sr_lapack_is_complex(p->step) ? least : lesser(p->m - 1, p->n);
  size_t element = sr_dtype_get(p->step->dtype)->bytes;
  while (!p->extra[first])
    first++;
  for (int j = first; j < p->n; j++)
    if (p->extra[j])
      sr_lapack_fill_nan(p->step, at(p, 1, rest->from, j), rows_from(p, rest->from));
    else if (first < reflectors)
      sr_lapack_fill_nan(p->step, at(p, 1, first, j), rows_from(p, first));
  if (first < reflectors)
    sr_lapack_fill_nan(p->step, p->port[2] + (size_t)first * element, (size_t)(reflectors - first));
}

int sr_lapack_sound_reflectors(const sr_lapack_problem *p) {
  size_t element = sr_dtype_get(p->step->dtype)->bytes;
  for (int i = 0; i < p->k; i++)
    if (!sr_lapack_is_finite(p->step, p->port[1] + (size_t)i * element, 1) ||
        !sr_lapack_is_finite(p->step, at(p, 2, i, i) + element, rows_from(p, i + 1)))
      return i;
  return p->k;
}

/* A reflector with the scale 0 is the identity. So the rows before the first reflector with a
 * nonzero scale are those of the identity matrix. */
void sr_lapack_mend_orgqr(sr_lapack_problem *p, int sound) {
  size_t element = sr_dtype_get(p->step->dtype)->bytes;
  int from = 0;
  while (from < sound && is_zero(p->step, p->port[1] + (size_t)from * element, 1))
    from++;
  for (int j = sound; j < p->n; j++) {
    memset(at(p, 2, 0, j), 0, (size_t)from * element);
    sr_lapack_fill_nan(p->step, at(p, 2, from, j), rows_from(p, from));
  }
}

/* ---- LU -------------------------------------------------------------------------------------- */

static bool is_nan(const sr_call_step *step, const void *element) {
  size_t count = numbers_of(step, 1);
  bool nan = false;
  for (size_t i = 0; i < count; i++)
    nan |= is_wide(step) ? isnan(((const double *)element)[i]) : isnan(((const float *)element)[i]);
  return nan;
}

/* GETRF divides the column below a pivot by that pivot. Then it subtracts multiples of the pivot's
 * row from all rows below. If the pivot is NaN, all these elements become NaN. */
void sr_lapack_mend_getrf(sr_lapack_problem *p) {
  int least = lesser(p->m, p->n), first = 0;
  while (first < least && !is_nan(p->step, at(p, 1, first, first)))
    first++;
  if (first + 1 >= p->m)
    return;
  for (int j = first; j < p->n; j++)
    sr_lapack_fill_nan(p->step, at(p, 1, first + 1, j), rows_from(p, first + 1));
}
