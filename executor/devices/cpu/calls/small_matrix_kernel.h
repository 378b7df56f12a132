/*
 * The functions of small_matrix.c for one type of numbers and one width of vectors. The file is
 * included once for each, with these macros, which it removes at its end:
 *
 *   NAME(x)   x with a suffix of this kernel
 *   TARGET    attribute: the instructions that the functions may use
 *   NUMBER    float or double
 *   BITS      integer of the same size
 *   ROOT      its square root
 *   WIDTH     lanes of a vector
 *
 * As in LAPACK, columns lie one behind the other: element (i, j) of m rows is number j * m + i.
 */
#define VECTOR NAME(vector)
#define MASK   NAME(mask)

typedef NUMBER VECTOR __attribute__((vector_size(WIDTH * sizeof(NUMBER))));
typedef BITS MASK __attribute__((vector_size(WIDTH * sizeof(NUMBER))));

/* In each lane a if the lane of `mask` is -1, b if it is 0. */
TARGET static INLINE VECTOR NAME(choose)(MASK mask, VECTOR a, VECTOR b) {
  return (VECTOR)((mask & (MASK)a) | (~mask & (MASK)b));
}

TARGET static INLINE VECTOR NAME(magnitude)(VECTOR a) {
  return (VECTOR)((MASK)a & (BITS)(sizeof(BITS) == sizeof(int64_t) ? INT64_MAX : INT32_MAX));
}

/* Loads `count` matrices, each into a lane. The other lanes get the last one, too. */
TARGET static INLINE void NAME(load)(VECTOR *to, const NUMBER *from, int64_t elements,
                                     int64_t count) {
  const NUMBER *lanes[WIDTH];
  for (int64_t l = 0; l < WIDTH; l++)
    lanes[l] = from + (l < count ? l : count - 1) * elements;
  for (int64_t i = 0; i < elements; i++)
    for (int64_t l = 0; l < WIDTH; l++)
      to[i][l] = lanes[l][i];
}

TARGET static INLINE void NAME(store)(const VECTOR *from, NUMBER *to, int64_t elements,
                                      int64_t count) {
  for (int64_t l = 0; l < count; l++)
    for (int64_t i = 0; i < elements; i++)
      to[l * elements + i] = from[i][l];
}

/* ---- Cholesky -------------------------------------------------------------------------------- */

/* Element (i, j) of the triangle is a[i * down + j * right]. Returns the number of the first pivot
 * that is not positive, from 1, or 0. */
TARGET static INLINE MASK NAME(cholesky)(VECTOR *a, int64_t n, int64_t down, int64_t right) {
  MASK info = {0};
  for (int64_t k = 0; k < n; k++) {
    VECTOR *column = a + k * right, *pivot = &column[k * down];
    const MASK good = (MASK)(*pivot > 0);
    VECTOR root = NAME(choose)(good, *pivot, (VECTOR){0} + (NUMBER)1);
    for (int64_t l = 0; l < WIDTH; l++)
      root[l] = ROOT(root[l]);
    *pivot = NAME(choose)(good, root, *pivot);
    info |= ~good & (MASK)(info == 0) & (BITS)(k + 1);
    for (int64_t i = k + 1; i < n; i++)
      column[i * down] /= root;
    for (int64_t j = k + 1; j < n; j++)
      for (int64_t i = j; i < n; i++)
        a[i * down + j * right] -= column[i * down] * column[j * down];
  }
  return info;
}

TARGET static void NAME(potrf)(const sr_call_step *step, void *const *buffers, int64_t begin,
                               int64_t end) {
  const int64_t n = step->n, elements = n * n;
  const bool lower = step->options & SR_CALL_LOWER;
  VECTOR a[SR_SMALL_MOST * SR_SMALL_MOST];
  for (int64_t at = begin; at < end; at += WIDTH) {
    const int64_t count = end - at < WIDTH ? end - at : WIDTH;
    NAME(load)(a, (const NUMBER *)buffers[0] + at * elements, elements, count);
    const MASK info = NAME(cholesky)(a, n, lower ? 1 : n, lower ? n : 1);
    NAME(store)(a, (NUMBER *)buffers[1] + at * elements, elements, count);
    for (int64_t l = 0; l < count; l++)
      ((int32_t *)buffers[2])[at + l] = (int32_t)info[l];
  }
}

/* ---- LU -------------------------------------------------------------------------------------- */

/* Exchanges row k of an m x n matrix with row `place`, which no row is before. */
TARGET static INLINE void NAME(exchange)(VECTOR *a, int64_t m, int64_t n, int64_t k, MASK place) {
  for (int64_t j = 0; j < n; j++) {
    VECTOR *column = a + j * m, top = column[k];
    for (int64_t i = k + 1; i < m; i++) {
      const MASK here = (MASK)(place == (BITS)i);
      const VECTOR old = column[i];
      column[i] = NAME(choose)(here, column[k], old);
      top = NAME(choose)(here, old, top);
    }
    column[k] = top;
  }
}

/* Sets pivots[k] to the row, from 1, with which row k was exchanged. Returns the number of the
 * first pivot that is zero, from 1, or 0. */
TARGET static INLINE MASK NAME(lu)(VECTOR *a, int64_t m, int64_t n, MASK *pivots) {
  MASK info = {0};
  for (int64_t k = 0; k < m && k < n; k++) {
    VECTOR *column = a + k * m, largest = NAME(magnitude)(column[k]);
    MASK place = (MASK){0} + (BITS)k;
    for (int64_t i = k + 1; i < m; i++) {
      const VECTOR size = NAME(magnitude)(column[i]);
      const MASK larger = (MASK)(size > largest);
      largest = NAME(choose)(larger, size, largest);
      place = (larger & (BITS)i) | (~larger & place);
    }
    pivots[k] = place + 1;
    NAME(exchange)(a, m, n, k, place);
    const VECTOR pivot = column[k];
    const MASK zero = (MASK)(pivot == 0);
    info |= zero & (MASK)(info == 0) & (BITS)(k + 1);
    for (int64_t i = k + 1; i < m; i++)
      column[i] = NAME(choose)(zero, column[i], column[i] / pivot);
    for (int64_t j = k + 1; j < n; j++)
      for (int64_t i = k + 1; i < m; i++)
        a[j * m + i] -= column[i] * a[j * m + k];
  }
  return info;
}

TARGET static void NAME(getrf)(const sr_call_step *step, void *const *buffers, int64_t begin,
                               int64_t end) {
  const int64_t m = step->m, n = step->n, elements = m * n, least = m < n ? m : n;
  VECTOR a[SR_SMALL_MOST * SR_SMALL_MOST];
  MASK pivots[SR_SMALL_MOST];
  for (int64_t at = begin; at < end; at += WIDTH) {
    const int64_t count = end - at < WIDTH ? end - at : WIDTH;
    NAME(load)(a, (const NUMBER *)buffers[0] + at * elements, elements, count);
    const MASK info = NAME(lu)(a, m, n, pivots);
    NAME(store)(a, (NUMBER *)buffers[1] + at * elements, elements, count);
    for (int64_t l = 0; l < count; l++) {
      for (int64_t k = 0; k < least; k++)
        ((int32_t *)buffers[2])[(at + l) * least + k] = (int32_t)pivots[k][l];
      ((int32_t *)buffers[3])[at + l] = (int32_t)info[l];
    }
  }
}

/* ---- triangular systems ---------------------------------------------------------------------- */

/* Solves T x = b of n equations, in place: element (i, j) of T is t[i * down + j * right], and
 * that of x is x[i * next]. */
TARGET static INLINE void NAME(substitute)(const VECTOR *t, int64_t n, int64_t down, int64_t right,
                                           bool lower, bool unit, VECTOR *x, int64_t next) {
  for (int64_t k = 0; k < n; k++) {
    const int64_t j = lower ? k : n - 1 - k;
    const VECTOR value = unit ? x[j * next] : x[j * next] / t[j * (down + right)];
    x[j * next] = value;
    for (int64_t i = lower ? j + 1 : 0; i < (lower ? n : j); i++)
      x[i * next] -= t[i * down + j * right] * value;
  }
}

/* X A = B is solved as A^T X^T = B^T. */
TARGET static void NAME(trsm)(const sr_call_step *step, void *const *buffers, int64_t begin,
                              int64_t end) {
  const bool right = step->options & SR_CALL_RIGHT, unit = step->options & SR_CALL_UNIT;
  const bool transposed = right != ((step->options & (SR_CALL_TRANSPOSE | SR_CALL_ADJOINT)) != 0);
  const bool lower = transposed != ((step->options & SR_CALL_LOWER) != 0);
  const int64_t m = step->m, n = step->n, side = right ? n : m, elements = m * n;
  VECTOR a[SR_SMALL_MOST * SR_SMALL_MOST], x[SR_SMALL_MOST * SR_SMALL_MOST];
  for (int64_t at = begin; at < end; at += WIDTH) {
    const int64_t count = end - at < WIDTH ? end - at : WIDTH;
    NAME(load)(a, (const NUMBER *)buffers[0] + at * side * side, side * side, count);
    NAME(load)(x, (const NUMBER *)buffers[1] + at * elements, elements, count);
    for (int64_t k = 0; k < (right ? m : n); k++)
      NAME(substitute)(a, side, transposed ? side : 1, transposed ? 1 : side, lower, unit,
                       x + (right ? k : k * m), right ? m : 1);
    NAME(store)(x, (NUMBER *)buffers[2] + at * elements, elements, count);
  }
}

#undef VECTOR
#undef MASK
#undef NAME
#undef TARGET
#undef NUMBER
#undef BITS
#undef ROOT
#undef WIDTH
