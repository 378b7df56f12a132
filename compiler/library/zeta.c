/* zeta (Hurwitz) and polygamma: loops that sum powers. */
#include "numeric.h"

/*
 * zeta(x, q) is the sum of (q + i)^-x for all i >= 0. The first ten terms are added. The sum of the
 * other terms follows from the Euler-Maclaurin formula: an integral, half a term, and derivatives
 * times B_2k / (2k)!. bernoulli[k - 1] is B_2k / (2k)!, where B_2k is a Bernoulli number.
 */
static const double bernoulli[] = {
    1.0 / 12,
    -1.0 / 720,
    1.0 / 30240,
    -1.0 / 1209600,
    1.0 / 47900160,
    -691.0 / 1307674368000.0,
    1.0 / 74724249600.0,
    -3617.0 / 10670622842880000.0,
    43867.0 / 5109094217170944000.0,
    -174611.0 / 802857662698291200000.0,
};

double sr_zeta_f64(double x, double q) {
  if (x != x || q != q)
    return SR_NAN_F64;
  if (x == 1)
    return SR_INFINITY_F64;
  if (x < 1)
    return SR_NAN_F64;
  bool whole_q = sr_abs_f64(q) >= 0x1p52 || sr_round_f64(q).value == q;
  if (q <= 0 && whole_q) /* a pole, which goes to +infinity on both sides only if x is even */
    return parity_of(x).whole && !parity_of(x).odd ? SR_INFINITY_F64 : SR_NAN_F64;
  if (q < 0 && !parity_of(x).whole) /* terms would be non-integer powers of negative numbers */
    return SR_NAN_F64;
  if (x == SR_INFINITY_F64)
    return q > 1 ? 0 : q == 1 ? 1 : SR_INFINITY_F64;

  /* Add ten terms. If q is negative, add terms until it is not. */
  double sum = 0, term = 0;
  for (int i = 0; i < 10 || (q < 0 && i < 1 << 20); i++) {
    term = sr_power_f64(q, -x);
    sum += term;
    q += 1;
  }
  term = sr_power_f64(q, -x);
  if (term == 0) /* all terms below have the factor `term`, so they are 0, too */
    return sum;
  sum += term * q / (x - 1) + 0.5 * term;
  double factor = x * term / q;
  for (int k = 0; k < 10; k++) {
    sum += factor * bernoulli[k];
    factor *= (x + 2 * k + 1) * (x + 2 * k + 2) / (q * q);
  }
  return sum;
}

/* polygamma(n, x) = (-1)^(n+1) n! zeta(n + 1, x); polygamma(0, x) = digamma(x). */
double sr_polygamma_f64(double n, double x) {
  if (n != n || x != x || n < 0 || !parity_of(n).whole)
    return SR_NAN_F64;
  if (n == 0)
    return sr_digamma_f64(x);
  double size = sr_zeta_f64(n + 1, x);
  double factorial = sr_exp_f64(sr_lgamma_f64(n + 1));
  if (n <= 20) {
    factorial = 1;
    for (int i = 2; i <= (int)n; i++)
      factorial *= i;
  }
  return parity_of(n).odd ? factorial * size : -factorial * size;
}
