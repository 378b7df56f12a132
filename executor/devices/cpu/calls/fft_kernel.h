/*
 * The kernel of fft_lines.c for one type of numbers and one width of vectors. The file is included
 * once for each, with these macros, which it removes at its end:
 *
 *   NAME(x)   x with a suffix of this kernel
 *   TARGET    attribute: the instructions that the functions may use
 *   NUMBER    float or double
 *   WIDTH     lanes of a vector; with one lane, a vector is a number
 */
#define VECTOR NAME(vector)
#define PAIR   NAME(pair)

#if WIDTH > 1
typedef NUMBER VECTOR __attribute__((vector_size(WIDTH * sizeof(NUMBER))));
#else
typedef NUMBER VECTOR;
#endif

/* A complex number in each lane. */
typedef struct PAIR {
  VECTOR re, im;
} PAIR;

TARGET static INLINE PAIR NAME(plus)(PAIR a, PAIR b) {
  return (PAIR){a.re + b.re, a.im + b.im};
}

TARGET static INLINE PAIR NAME(minus)(PAIR a, PAIR b) {
  return (PAIR){a.re - b.re, a.im - b.im};
}

/* a - i b */
TARGET static INLINE PAIR NAME(minus_i)(PAIR a, PAIR b) {
  return (PAIR){a.re + b.im, a.im - b.re};
}

/* a + i b */
TARGET static INLINE PAIR NAME(plus_i)(PAIR a, PAIR b) {
  return (PAIR){a.re - b.im, a.im + b.re};
}

/* The product of a with the complex number at `w`, the same in all lanes. */
TARGET static INLINE PAIR NAME(times)(PAIR a, const NUMBER *w) {
  return (PAIR){a.re * w[0] - a.im * w[1], a.re * w[1] + a.im * w[0]};
}

TARGET static INLINE PAIR NAME(product)(PAIR a, PAIR b) {
  return (PAIR){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/* ---- transforms of a small length ------------------------------------------------------------ */

TARGET static INLINE void NAME(four)(PAIR a0, PAIR a1, PAIR a2, PAIR a3, PAIR *out) {
  PAIR sum = NAME(plus)(a0, a2), difference = NAME(minus)(a0, a2);
  PAIR odd_sum = NAME(plus)(a1, a3), odd_difference = NAME(minus)(a1, a3);
  out[0] = NAME(plus)(sum, odd_sum);
  out[1] = NAME(minus_i)(difference, odd_difference);
  out[2] = NAME(minus)(sum, odd_sum);
  out[3] = NAME(plus_i)(difference, odd_difference);
}

TARGET static INLINE void NAME(eight)(const PAIR *a, PAIR *out) {
  const NUMBER half_root = (NUMBER)0.70710678118654752440L;
  PAIR even[4], odd[4];
  NAME(four)(a[0], a[2], a[4], a[6], even);
  NAME(four)(a[1], a[3], a[5], a[7], odd);
  odd[1] = (PAIR){(odd[1].re + odd[1].im) * half_root, (odd[1].im - odd[1].re) * half_root};
  odd[3] = (PAIR){(odd[3].im - odd[3].re) * half_root, (odd[3].re + odd[3].im) * half_root};
  out[0] = NAME(plus)(even[0], odd[0]);
  out[4] = NAME(minus)(even[0], odd[0]);
  out[1] = NAME(plus)(even[1], odd[1]);
  out[5] = NAME(minus)(even[1], odd[1]);
  out[2] = NAME(minus_i)(even[2], odd[2]);
  out[6] = NAME(plus_i)(even[2], odd[2]);
  out[3] = (PAIR){even[3].re + odd[3].re, even[3].im - odd[3].im};
  out[7] = (PAIR){even[3].re - odd[3].re, even[3].im + odd[3].im};
}

/* Any odd radix: elements j and radix - j have conjugate roots. */
TARGET static INLINE void NAME(odd)(int32_t radix, const NUMBER *roots, const PAIR *a, PAIR *out) {
  const int32_t half = radix / 2;
  PAIR sums[SR_FFT_RADIX_MOST / 2 + 1], differences[SR_FFT_RADIX_MOST / 2 + 1];
  out[0] = a[0];
#pragma GCC unroll 3
  for (int32_t j = 1; j <= half; j++) {
    sums[j] = NAME(plus)(a[j], a[radix - j]);
    differences[j] = NAME(minus)(a[j], a[radix - j]);
    out[0] = NAME(plus)(out[0], sums[j]);
  }
#pragma GCC unroll 3
  for (int32_t k = 1; k <= half; k++) {
    PAIR along = a[0], across = {0};
#pragma GCC unroll 3
    for (int32_t j = 1; j <= half; j++) {
      const NUMBER *w = roots + 2 * (j * k % radix);
      along = (PAIR){along.re + sums[j].re * w[0], along.im + sums[j].im * w[0]};
      across = (PAIR){across.re - differences[j].re * w[1], across.im - differences[j].im * w[1]};
    }
    out[k] = NAME(minus_i)(along, across);
    out[radix - k] = NAME(plus_i)(along, across);
  }
}

TARGET static INLINE void NAME(small)(int32_t radix, const NUMBER *roots, const PAIR *a,
                                      PAIR *out) {
  if (radix == 2) {
    out[0] = NAME(plus)(a[0], a[1]);
    out[1] = NAME(minus)(a[0], a[1]);
  } else if (radix == 4) {
    NAME(four)(a[0], a[1], a[2], a[3], out);
  } else if (radix == 8) {
    NAME(eight)(a, out);
  } else {
    NAME(odd)(radix, roots, a, out);
  }
}

/* ---- passes ---------------------------------------------------------------------------------- */

/* The transforms of one i of a pass (fft_plan.h). `radix` and `twiddled` are constants where this
 * is inlined, except for large radices. */
TARGET static INLINE void NAME(row)(const sr_fft_pass *p, int32_t radix, bool twiddled,
                                    const NUMBER *w, const PAIR *restrict x, PAIR *restrict y) {
  const int64_t stride = p->stride, step = p->stride * p->rest;
  for (int64_t q = 0; q < stride; q++) {
    PAIR a[SR_FFT_RADIX_MOST], out[SR_FFT_RADIX_MOST];
    a[0] = x[q];
#pragma GCC unroll 8
    for (int32_t j = 1; j < radix; j++)
      a[j] = x[q + step * j];
    NAME(small)(radix, p->roots, a, out);
    y[q] = out[0];
#pragma GCC unroll 8
    for (int32_t k = 1; k < radix; k++)
      y[q + stride * k] = twiddled ? NAME(times)(out[k], w + 2 * (k - 1)) : out[k];
  }
}

TARGET static INLINE void NAME(pass)(const sr_fft_pass *p, int32_t radix, const PAIR *x, PAIR *y) {
  const NUMBER *w = p->twiddles;
  NAME(row)(p, radix, false, w, x, y);
  for (int64_t i = 1; i < p->rest; i++)
    NAME(row)
  (p, radix, true, w + 2 * (radix - 1) * i, x + p->stride * i, y + p->stride * radix * i);
}

/* Does all passes, from x to y and back. Returns the buffer with the result. */
TARGET static PAIR *NAME(passes)(const sr_fft_plan *plan, PAIR *x, PAIR *y) {
  for (int32_t i = 0; i < plan->pass_count; i++) {
    const sr_fft_pass *p = &plan->passes[i];
    switch ((int)p->radix) {
    case 2:
      NAME(pass)(p, 2, x, y);
      break;
    case 3:
      NAME(pass)(p, 3, x, y);
      break;
    case 4:
      NAME(pass)(p, 4, x, y);
      break;
    case 5:
      NAME(pass)(p, 5, x, y);
      break;
    case 7:
      NAME(pass)(p, 7, x, y);
      break;
    case 8:
      NAME(pass)(p, 8, x, y);
      break;
    default:
      NAME(pass)(p, p->radix, x, y);
    }
    PAIR *result = y;
    y = x;
    x = result;
  }
  return x;
}

/* Transforms the elements in x; y is memory for as many. Returns the buffer with the result. A
 * convolution is the inverse transform of a product of transforms; exchanging real and imaginary
 * parts before and after makes a transform an inverse one. */
TARGET static PAIR *NAME(transform)(const sr_fft_plan *plan, PAIR *x, PAIR *y) {
  if (!plan->padded)
    return NAME(passes)(plan, x, y);
  const NUMBER *chirp = plan->chirp, *spectrum = plan->spectrum;
  for (int64_t i = 0; i < plan->n; i++)
    x[i] = NAME(times)(x[i], chirp + 2 * i);
  for (int64_t i = plan->n; i < plan->padded->n; i++)
    x[i] = (PAIR){0};
  PAIR *product = NAME(passes)(plan->padded, x, y);
  for (int64_t i = 0; i < plan->padded->n; i++) {
    PAIR value = NAME(times)(product[i], spectrum + 2 * i);
    product[i] = (PAIR){value.im, value.re};
  }
  PAIR *result = NAME(passes)(plan->padded, product, product == x ? y : x);
  for (int64_t i = 0; i < plan->n; i++)
    result[i] = NAME(times)((PAIR){result[i].im, result[i].re}, chirp + 2 * i);
  return result;
}

/* ---- between arrays and lanes ---------------------------------------------------------------- */

/* Row l of `tile` becomes column l. */
TARGET static INLINE void NAME(transpose)(VECTOR *tile) {
#if WIDTH > 1
#pragma GCC unroll 4
  for (int step = 1; step < WIDTH; step *= 2) {
    VECTOR next[WIDTH];
#pragma GCC unroll 8
    for (int i = 0; i < WIDTH / 2; i++) {
      next[2 * i] = __builtin_shufflevector(tile[i], tile[i + WIDTH / 2], JOIN(LOW_, WIDTH));
      next[2 * i + 1] = __builtin_shufflevector(tile[i], tile[i + WIDTH / 2], JOIN(HIGH_, WIDTH));
    }
#pragma GCC unroll 16
    for (int i = 0; i < WIDTH; i++)
      tile[i] = next[i];
  }
#else
  (void)tile;
#endif
}

/* Reads WIDTH numbers of each of WIDTH lines from `from` on. Number i becomes vector
 * (first + i) * step of `to`, or with `swaps`, the one beside it. */
TARGET static INLINE void NAME(load_tile)(const NUMBER *from, int64_t line_stride, VECTOR *to,
                                          int64_t first, int64_t step, bool swaps) {
  VECTOR tile[WIDTH];
#pragma GCC unroll 16
  for (int64_t l = 0; l < WIDTH; l++)
    memcpy(&tile[l], from + l * line_stride, sizeof(VECTOR));
  NAME(transpose)(tile);
#pragma GCC unroll 16
  for (int64_t i = 0; i < WIDTH; i++)
    to[(first + i) * step ^ swaps] = tile[i];
}

/* The inverse of load_tile, with a factor. */
TARGET static INLINE void NAME(store_tile)(NUMBER *to, int64_t line_stride, const VECTOR *from,
                                           int64_t first, int64_t step, bool swaps, NUMBER factor) {
  VECTOR tile[WIDTH];
#pragma GCC unroll 16
  for (int64_t i = 0; i < WIDTH; i++)
    tile[i] = from[(first + i) * step ^ swaps] * factor;
  NAME(transpose)(tile);
#pragma GCC unroll 16
  for (int64_t l = 0; l < WIDTH; l++)
    memcpy(to + l * line_stride, &tile[l], sizeof(VECTOR));
}

/* Reads the first `numbers` numbers of each line, where they are adjacent, as load_tile does. Lanes
 * without a line are zero. */
TARGET static void NAME(load_rows)(const sr_fft_array *array, int64_t lines, int64_t numbers,
                                   VECTOR *to, int64_t step, bool swaps) {
  const NUMBER *from = array->data;
  int64_t i = 0;
  for (; lines == WIDTH && i + WIDTH <= numbers; i += WIDTH)
    NAME(load_tile)(from + i, array->line_stride, to, i, step, swaps);
  for (; i < numbers; i += WIDTH) {
    const int64_t count = sr_min(numbers - i, WIDTH);
    NUMBER whole[WIDTH][WIDTH] = {{0}};
    VECTOR tile[WIDTH];
    for (int64_t l = 0; l < lines; l++)
      memcpy(whole[l], from + i + l * array->line_stride, (size_t)count * sizeof(NUMBER));
    NAME(load_tile)(whole[0], WIDTH, tile, 0, 1, false);
    for (int64_t c = 0; c < count; c++)
      to[(i + c) * step ^ swaps] = tile[c];
  }
}

/* The inverse of load_rows, with a factor. */
TARGET static void NAME(store_rows)(const sr_fft_array *array, int64_t lines, int64_t numbers,
                                    const VECTOR *from, int64_t step, bool swaps, NUMBER factor) {
  NUMBER *to = array->data;
  int64_t i = 0;
  for (; lines == WIDTH && i + WIDTH <= numbers; i += WIDTH)
    NAME(store_tile)(to + i, array->line_stride, from, i, step, swaps, factor);
  for (; i < numbers; i += WIDTH) {
    const int64_t count = sr_min(numbers - i, WIDTH);
    NUMBER whole[WIDTH][WIDTH];
    VECTOR tile[WIDTH] = {0};
    for (int64_t c = 0; c < count; c++)
      tile[c] = from[(i + c) * step ^ swaps];
    NAME(store_tile)(whole[0], WIDTH, tile, 0, 1, false, factor);
    for (int64_t l = 0; l < lines; l++)
      memcpy(to + i + l * array->line_stride, whole[l], (size_t)count * sizeof(NUMBER));
  }
}

/* Reads elements 0 to count - 1 of lines that are adjacent. */
TARGET static void NAME(load_columns)(const sr_fft_array *array, int64_t lines, int64_t count,
                                      PAIR *to, bool swaps) {
  const NUMBER *from = array->data;
  for (int64_t i = 0; i < count; i++, from += array->element_stride) {
    VECTOR both[2] = {0};
    if (lines == WIDTH)
      memcpy(both, from, sizeof both);
    else
      memcpy(both, from, (size_t)lines * 2 * sizeof(NUMBER));
#if WIDTH > 1
    PAIR value = {__builtin_shufflevector(both[0], both[1], JOIN(EVEN_, WIDTH)),
                  __builtin_shufflevector(both[0], both[1], JOIN(ODD_, WIDTH))};
#else
    PAIR value = {both[0], both[1]};
#endif
    to[i] = swaps ? (PAIR){value.im, value.re} : value;
  }
}

/* The inverse of load_columns, with a factor. */
TARGET static void NAME(store_columns)(const sr_fft_array *array, int64_t lines, int64_t count,
                                       const PAIR *from, bool swaps, NUMBER factor) {
  NUMBER *to = array->data;
  for (int64_t i = 0; i < count; i++, to += array->element_stride) {
    VECTOR re = (swaps ? from[i].im : from[i].re) * factor;
    VECTOR im = (swaps ? from[i].re : from[i].im) * factor;
#if WIDTH > 1
    VECTOR both[2] = {__builtin_shufflevector(re, im, JOIN(LOW_, WIDTH)),
                      __builtin_shufflevector(re, im, JOIN(HIGH_, WIDTH))};
#else
    VECTOR both[2] = {re, im};
#endif
    if (lines == WIDTH)
      memcpy(to, both, sizeof both);
    else
      memcpy(to, both, (size_t)lines * 2 * sizeof(NUMBER));
  }
}

/* ---- real lines ------------------------------------------------------------------------------ */

/* Turns the transform z of `half` complex elements into the first half + 1 elements of the spectrum
 * of 2 * half real elements. Elements k and half - k are computed together. The transforms of the
 * even and the odd real elements are (z[k] + conj z[half - k]) / 2 and
 * (z[k] - conj z[half - k]) / 2i; the spectrum is their sum, the latter multiplied by root k. */
TARGET static INLINE void NAME(unfold)(void *line, const void *halves, int64_t half, int64_t begin,
                                       int64_t end) {
  PAIR *z = line;
  const NUMBER *roots = halves;
  if (begin == 0) {
    z[half] = (PAIR){z[0].re - z[0].im, (VECTOR){0}};
    z[0] = (PAIR){z[0].re + z[0].im, (VECTOR){0}};
    begin = 1;
  }
  for (int64_t k = begin; k < end; k++) {
    PAIR a = z[k], b = z[half - k];
    PAIR even = {(a.re + b.re) * (NUMBER)0.5, (a.im - b.im) * (NUMBER)0.5};
    PAIR odd = {(a.im + b.im) * (NUMBER)0.5, (b.re - a.re) * (NUMBER)0.5};
    odd = NAME(times)(odd, roots + 2 * k);
    z[k] = NAME(plus)(even, odd);
    z[half - k] = (PAIR){even.re - odd.re, odd.im - even.im};
  }
}

/* The inverse of unfold, times 2. It ignores the imaginary parts that must be zero, and swaps the
 * result. */
TARGET static INLINE void NAME(fold)(void *line, const void *halves, int64_t half, int64_t begin,
                                     int64_t end) {
  PAIR *z = line;
  const NUMBER *roots = halves;
  if (begin == 0) {
    z[0] = (PAIR){z[0].re - z[half].re, z[0].re + z[half].re};
    begin = 1;
  }
  for (int64_t k = begin; k < end; k++) {
    PAIR a = z[k], b = z[half - k];
    PAIR even = {a.re + b.re, a.im - b.im};
    const NUMBER back[] = {roots[2 * k], -roots[2 * k + 1]};
    PAIR odd = NAME(times)((PAIR){a.re - b.re, a.im + b.im}, back);
    z[k] = (PAIR){even.im + odd.re, even.re - odd.im};
    z[half - k] = (PAIR){odd.re - even.im, even.re + odd.im};
  }
}

#if WIDTH == 1
/* Elements begin to end - 1: to = from * table * factor. Exchanges the real and the imaginary parts
 * of what is read, or of what is written. */
static void NAME(multiply)(const void *from, const void *table, void *to, int64_t begin,
                           int64_t end, bool swaps_in, bool swaps_out, double factor) {
  const PAIR *x = from;
  const NUMBER *w = table;
  PAIR *y = to;
  for (int64_t i = begin; i < end; i++) {
    const PAIR value = NAME(times)(swaps_in ? (PAIR){x[i].im, x[i].re} : x[i], w + 2 * i);
    const PAIR scaled = {value.re * (NUMBER)factor, value.im * (NUMBER)factor};
    y[i] = swaps_out ? (PAIR){scaled.im, scaled.re} : scaled;
  }
}
#endif

/* Makes the spectrum of n real elements whole, n odd, and swaps it. */
TARGET static void NAME(mirror)(PAIR *x, int64_t n) {
  x[0] = (PAIR){(VECTOR){0}, x[0].re};
  for (int64_t k = 1; k <= n / 2; k++) {
    PAIR value = x[k];
    x[k] = (PAIR){value.im, value.re};
    x[n - k] = (PAIR){-value.im, value.re};
  }
}

/* ---- lines ----------------------------------------------------------------------------------- */

TARGET static INLINE void NAME(load)(const sr_fft_lines *l, PAIR *x) {
  const int64_t n = l->plan->n;
  VECTOR *numbers = (VECTOR *)x;
  if (l->kind == SR_FFT_COMPLEX && l->in.element_stride != 2) {
    NAME(load_columns)(&l->in, l->count, n, x, l->swaps_in);
  } else if (l->kind == SR_FFT_COMPLEX || (l->kind == SR_FFT_REAL && l->halves)) {
    NAME(load_rows)(&l->in, l->count, 2 * n, numbers, 1, l->swaps_in);
  } else if (l->kind == SR_FFT_REAL) {
    NAME(load_rows)(&l->in, l->count, n, numbers, 2, false);
    for (int64_t i = 0; i < n; i++)
      x[i].im = (VECTOR){0};
  } else if (l->halves) {
    NAME(load_rows)(&l->in, l->count, 2 * (n + 1), numbers, 1, false);
    NAME(fold)(x, l->halves, n, 0, n / 2 + 1);
  } else {
    NAME(load_rows)(&l->in, l->count, 2 * (n / 2 + 1), numbers, 1, false);
    NAME(mirror)(x, n);
  }
}

TARGET static INLINE void NAME(store)(const sr_fft_lines *l, PAIR *x) {
  const int64_t n = l->plan->n;
  const NUMBER factor = (NUMBER)l->factor;
  const VECTOR *numbers = (const VECTOR *)x;
  if (l->kind == SR_FFT_COMPLEX && l->out.element_stride != 2) {
    NAME(store_columns)(&l->out, l->count, n, x, l->swaps_out, factor);
  } else if (l->kind == SR_FFT_COMPLEX) {
    NAME(store_rows)(&l->out, l->count, 2 * n, numbers, 1, l->swaps_out, factor);
  } else if (l->kind == SR_FFT_REAL && l->halves) {
    NAME(unfold)(x, l->halves, n, 0, n / 2 + 1);
    NAME(store_rows)(&l->out, l->count, 2 * (n + 1), numbers, 1, false, factor);
  } else if (l->kind == SR_FFT_REAL) {
    x[0].im = (VECTOR){0};
    NAME(store_rows)(&l->out, l->count, 2 * (n / 2 + 1), numbers, 1, false, factor);
  } else if (l->halves) {
    NAME(store_rows)(&l->out, l->count, 2 * n, numbers, 1, true, factor);
  } else {
    NAME(store_rows)(&l->out, l->count, n, numbers, 2, true, factor);
  }
}

TARGET static void NAME(run)(const sr_fft_lines *l) {
  PAIR *x = l->workspace;
  NAME(load)(l, x);
  x = NAME(transform)(l->plan, x, x + room_of(l->plan));
  const PAIR *fine = l->twists, *coarse = fine ? fine + l->twist_count : NULL;
  for (int64_t i = 0, at = 0; l->twists && i < l->plan->n; i++) {
    x[i] = NAME(product)(x[i], NAME(product)(fine[at], *coarse));
    if (++at == l->twist_count) {
      at = 0;
      coarse++;
    }
  }
  NAME(store)(l, x);
}

#undef VECTOR
#undef PAIR
#undef NAME
#undef TARGET
#undef NUMBER
#undef WIDTH
