/*
 * Complex functions at special values: infinities, NaN, zeros of either sign, the ends of the
 * range. tests/accuracy measures the accuracy elsewhere.
 *
 * Reference: the C library's complex functions, which implement Annex G of C. Where that leaves the
 * sign of a zero or an infinity open, absolute values are compared. Functions that C lacks are
 * compared with their defining formula and with values in this file.
 */
#include "support/expect.h"

#include <complex.h>
#include <float.h>
#include <math.h>
#include <stdint.h>

#include "executable/format.h"

#define SR_FUNCTION(RESULT, NAME, ...) RESULT NAME(__VA_ARGS__);
#include "compiler/library/functions.def"
#undef SR_FUNCTION

/* Not every compiler has C's CMPLX. */
static double complex number(double re, double im) {
  return __builtin_complex(re, im);
}

static const double corners[] = {0.0,     -0.0,     0x1p-1074, -0x1p-1074, 1e-310, -1e-310,
                                 0.5,     -0.5,     1,         -1,         1e300,  -1e300,
                                 DBL_MAX, -DBL_MAX, INFINITY,  -INFINITY,  NAN};
enum {
  CORNERS = sizeof corners / sizeof corners[0]
};

/* Equal up to some ulps; with `any_sign` the sign of zeros and infinities is ignored. */
static bool same_part(double got, double wanted, bool any_sign) {
  if (isnan(got) || isnan(wanted))
    return isnan(got) && isnan(wanted);
  if (any_sign && (wanted == 0 || isinf(wanted)))
    return fabs(got) == fabs(wanted);
  if (signbit(got) != signbit(wanted))
    return false;
  return got == wanted || fabs(got - wanted) <= 1e-14 * fabs(wanted) + 2 * DBL_TRUE_MIN;
}

static bool same(double complex got, double complex wanted, bool any_sign) {
  return same_part(creal(got), creal(wanted), any_sign) &&
         same_part(cimag(got), cimag(wanted), any_sign);
}

static void expect_same(const char *name, double x, double y, double complex got,
                        double complex wanted, bool any_sign) {
  if (!EXPECT(same(got, wanted, any_sign)))
    fprintf(stderr, "  %s(%a, %a) = (%a, %a), wanted (%a, %a)\n", name, x, y, creal(got),
            cimag(got), creal(wanted), cimag(wanted));
}

static bool is_special(double x) {
  return x == 0 || !isfinite(x);
}

/* ---- against C ------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  double complex (*ours)(double, double);
  double complex (*oracle)(double complex);
} functions[] = {
    {"exp", sr_exp_complex, cexp},       {"log", sr_log_complex, clog},
    {"sqrt", sr_sqrt_complex, csqrt},    {"sin", sr_sin_complex, csin},
    {"cos", sr_cos_complex, ccos},       {"tan", sr_tan_complex, ctan},
    {"sinh", sr_sinh_complex, csinh},    {"cosh", sr_cosh_complex, ccosh},
    {"tanh", sr_tanh_complex, ctanh},    {"asin", sr_asin_complex, casin},
    {"acos", sr_acos_complex, cacos},    {"atan", sr_atan_complex, catan},
    {"asinh", sr_asinh_complex, casinh}, {"acosh", sr_acosh_complex, cacosh},
    {"atanh", sr_atanh_complex, catanh},
};

static void check_functions(void) {
  for (size_t f = 0; f < sizeof functions / sizeof functions[0]; f++) {
    for (size_t i = 0; i < CORNERS; i++) {
      for (size_t j = 0; j < CORNERS; j++) {
        double x = corners[i], y = corners[j];
        /* Annex G leaves signs open only where a part is infinite or NaN. */
        bool any_sign = !isfinite(x) || !isfinite(y);
        double complex wanted = functions[f].oracle(number(x, y));
        expect_same(functions[f].name, x, y, functions[f].ours(x, y), wanted, any_sign);
      }
    }
  }
}

/* The function of the conjugate is the conjugate of the function, in every part. */
static void check_conjugates(void) {
  for (size_t f = 0; f < sizeof functions / sizeof functions[0]; f++) {
    for (size_t i = 0; i < CORNERS; i++) {
      for (size_t j = 0; j < CORNERS; j++) {
        double x = corners[i], y = corners[j];
        if (isfinite(x) && !isnan(y))
          expect_same(functions[f].name, x, -y, functions[f].ours(x, -y),
                      conj(functions[f].ours(x, y)), isinf(y));
      }
    }
  }
}

static void check_formulas(void) {
  for (size_t i = 0; i < CORNERS; i++) {
    for (size_t j = 0; j < CORNERS; j++) {
      double x = corners[i], y = corners[j];
      EXPECT(same_part(sr_abs_complex(x, y), hypot(x, y), false));
      if (isfinite(x) && isfinite(y))
        continue; /* the formulas lose digits */
      /* If y is not finite, C's cexp keeps its size, and the expm1 of NumPy and JAX is NaN. */
      expect_same("expm1", x, y, sr_expm1_complex(x, y),
                  isfinite(y) ? cexp(number(x, y)) - 1 : number(NAN, NAN), true);
      expect_same("log1p", x, y, sr_log1p_complex(x, y), clog(number(1 + x, y)), true);
      expect_same("rsqrt", x, y, sr_rsqrt_complex(x, y), 1 / csqrt(number(x, y)), true);
    }
  }
}

/* ---- division -------------------------------------------------------------------------------- */

static bool all_special(double a, double b, double c, double d) {
  return is_special(a) && is_special(b) && is_special(c) && is_special(d);
}

/* Compared with the compiler's division if all parts are zeros, infinities or NaN. Elsewhere it
 * underflows where ours does not. */
static void check_divide(void) {
  for (size_t n = 0; n < (size_t)CORNERS * CORNERS * CORNERS * CORNERS; n++) {
    double a = corners[n % CORNERS], b = corners[n / CORNERS % CORNERS];
    double c = corners[n / CORNERS / CORNERS % CORNERS];
    double d = corners[n / CORNERS / CORNERS / CORNERS];
    double complex got = sr_divide_complex(a, b, c, d);
    if (all_special(a, b, c, d) && !EXPECT(same(got, number(a, b) / number(c, d), true)))
      fprintf(stderr, "  (%a, %a) / (%a, %a) = (%a, %a)\n", a, b, c, d, creal(got), cimag(got));
    /* A finite number divided by itself is 1, whatever the size of its parts. */
    if (isfinite(a) && isfinite(b) && a == c && b == d && (a != 0 || b != 0))
      EXPECT(got == 1);
  }
  EXPECT(sr_divide_complex(1e308, 1e308, 1e308, -1e308) == I);
  EXPECT(sr_divide_complex(0x1p-1074, 0, 0x1p-1074, 0x1p-1074) == number(0.5, -0.5));
}

/* ---- parts that are exact in f32 ------------------------------------------------------------- */

static const float narrow_corners[] = {0.0f,     -0.0f,     0x1p-149f, -0x1p-149f, 0x1p-126f,
                                       1.5f,     -3.0f,     FLT_MAX,   -FLT_MAX,   0x1p64f,
                                       INFINITY, -INFINITY, (float)NAN};
enum {
  NARROW = sizeof narrow_corners / sizeof narrow_corners[0]
};

/* The narrow functions agree with the general ones after rounding. */
static void expect_narrow(const char *name, double x, double y, double complex got,
                          double complex wide) {
  double complex rounded = number((float)creal(got), (float)cimag(got));
  double complex wanted = number((float)creal(wide), (float)cimag(wide));
  if (!EXPECT(same_part(creal(rounded), creal(wanted), false) &&
              same_part(cimag(rounded), cimag(wanted), false)))
    fprintf(stderr, "  narrow %s(%a, %a) = (%a, %a), wanted (%a, %a)\n", name, x, y, creal(got),
            cimag(got), creal(wide), cimag(wide));
}

static void check_narrow(void) {
  for (size_t i = 0; i < NARROW; i++) {
    for (size_t j = 0; j < NARROW; j++) {
      double x = (double)narrow_corners[i], y = (double)narrow_corners[j];
      expect_narrow("abs", x, y, sr_abs_complex_narrow(x, y), sr_abs_complex(x, y));
      expect_narrow("sign", x, y, sr_sign_complex_narrow(x, y), sr_sign_complex(x, y));
      expect_narrow("sqrt", x, y, sr_sqrt_complex_narrow(x, y), sr_sqrt_complex(x, y));
      expect_narrow("rsqrt", x, y, sr_rsqrt_complex_narrow(x, y), sr_rsqrt_complex(x, y));
      expect_narrow("log", x, y, sr_log_complex_narrow(x, y), sr_log_complex(x, y));
      for (size_t k = 0; k < (size_t)NARROW * NARROW; k++) {
        double c = (double)narrow_corners[k % NARROW], d = (double)narrow_corners[k / NARROW];
        expect_narrow("divide", x, y, sr_divide_complex_narrow(x, y, c, d),
                      sr_divide_complex(x, y, c, d));
      }
    }
  }
}

/* ---- values ---------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  double complex (*function)(double, double);
  double x, y, re, im;
} values[] = {
    {"sign", sr_sign_complex, 0.0, -0.0, 0.0, -0.0},
    {"sign", sr_sign_complex, 0x1p-1074, 0, 1, 0},
    {"sign", sr_sign_complex, -DBL_MAX, 0x1p-1074, -1, 0},
    {"sign", sr_sign_complex, INFINITY, -3, 1, -0.0},
    {"sign", sr_sign_complex, INFINITY, INFINITY, NAN, NAN},
    {"rsqrt", sr_rsqrt_complex, 0, 0, INFINITY, NAN},
    {"rsqrt", sr_rsqrt_complex, -4, 0.0, 0, -0.5},
    {"rsqrt", sr_rsqrt_complex, -4, -0.0, 0, 0.5},
    {"rsqrt", sr_rsqrt_complex, 0x1p-1074, 0, 0x1p537, -0.0},
    {"cbrt", sr_cbrt_complex, 0.0, -0.0, 0.0, -0.0},
    {"cbrt", sr_cbrt_complex, 8, 0x1p-1074, 2, 0},
    {"cbrt", sr_cbrt_complex, INFINITY, -1, INFINITY, -0.0},
    {"logistic", sr_logistic_complex, -0.0, 0, 0.5, 0},
    {"logistic", sr_logistic_complex, INFINITY, 5, 1, 0},
    {"logistic", sr_logistic_complex, -INFINITY, 5, 0, 0},
    {"logistic", sr_logistic_complex, -800, 0, 0, 0},
    {"expm1", sr_expm1_complex, -0.0, 0.0, -0.0, 0.0},
    {"exp", sr_exp_complex, 1000, 1e-300, INFINITY, 0x1.158d3878a2f84p+446},
    {"log", sr_log_complex, 1, 1e-200, 0, 1e-200},
    {"log1p", sr_log1p_complex, -1, 0.0, -INFINITY, 0},
    {"log1p", sr_log1p_complex, 1e-300, -0.0, 1e-300, -0.0},
    {"atanh", sr_atanh_complex, 1, 0.0, INFINITY, 0},
};

static void check_values(void) {
  for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
    double x = values[i].x, y = values[i].y;
    double complex wanted = number(values[i].re, values[i].im);
    expect_same(values[i].name, x, y, values[i].function(x, y), wanted, false);
  }
}

/* z^w as JAX has it: 1 for w = 0, z for w = 1, 0 to a power with a positive real part is 0. */
static void check_power(void) {
  for (size_t i = 0; i < CORNERS; i++) {
    for (size_t j = 0; j < CORNERS; j++) {
      double x = corners[i], y = corners[j];
      EXPECT(sr_power_complex(x, y, 0, 0) == 1);
      expect_same("power 1", x, y, sr_power_complex(x, y, 1, 0), number(x, y), false);
    }
  }
  EXPECT(sr_power_complex(0, 0, 2, 3) == 0);
  EXPECT(isinf(creal(sr_power_complex(0, 0, -1, 0))));
  EXPECT(isnan(creal(sr_power_complex(0, 0, 0, 1))) && isnan(cimag(sr_power_complex(0, 0, 0, 1))));
  EXPECT(same(sr_power_complex(2, 0, 10, 0), 1024, false));
  EXPECT(same(sr_power_complex(0, 1, 0, 1), number(0x1.a9bcc46f767dfp-3, 0), false));
}

int main(void) {
#if defined(NEEDS_X86_64_V3)
  if (sr_cpu_level_host() < SR_CPU_X86_64_V3)
    return EXPECT_SKIPPED;
#endif
  check_functions();
  check_conjugates();
  check_formulas();
  check_divide();
  check_narrow();
  check_values();
  check_power();
  return expect_result();
}
