#!/usr/bin/env python3
"""Makes polynomials.h: the minimax polynomials of the function library.

Run by hand when a row of POLYNOMIALS changes (needs mpmath; about a minute):

    python3 minimax.py > polynomials.h

Each row asks for a polynomial P of a degree that makes the largest |P(u) - f(u)| * w(u) on an interval
as small as it can be; w makes it the relative error of the function that P becomes part of.
Method: the exchange algorithm of Remez in 60 digits. Coefficients are then rounded to the type that the
function computes in, and the error is measured again with the rounded ones.
"""
import sys
import textwrap
from mpmath import mp, mpf, matrix, lu_solve, log, exp, sin, cos, atan, asin, sqrt, pi, cbrt
from mpmath import erf, erfc, erfinv, loggamma, digamma, besseli, expm1, log1p, tan, euler

mp.dps = 60
GRID = 60  # grid points per coefficient


def chebyshev_points(a, b, n):
    return [(a + b) / 2 + (b - a) / 2 * cos(pi * (2 * i + 1) / (2 * n)) for i in range(n)][::-1]


def evaluate(c, u):
    r = mpf(0)
    for x in reversed(c):
        r = r * u + x
    return r


def extrema(values, count):
    """Indices of `count` alternating extrema of `values`, the largest error among them."""
    picked = []
    for i, v in enumerate(values):
        if picked and (values[picked[-1]] > 0) == (v > 0):
            if abs(v) > abs(values[picked[-1]]):
                picked[-1] = i
        else:
            picked.append(i)
    while len(picked) > count:
        if abs(values[picked[0]]) < abs(values[picked[-1]]):
            picked.pop(0)
        else:
            picked.pop()
    return picked


def remez(f, a, b, degree, w):
    n = degree + 2
    grid = [mpf(a)] + chebyshev_points(mpf(a), mpf(b), GRID * n) + [mpf(b)]
    fs, ws = [f(u) for u in grid], [w(u) + mpf("1e-16") for u in grid]
    points = [round(i * (len(grid) - 1) / (n - 1)) for i in range(n)]
    c = None
    for _ in range(30):
        m, rhs = matrix(n, n), matrix(n, 1)
        for row, g in enumerate(points):
            power = mpf(1)
            for k in range(degree + 1):
                m[row, k] = power
                power *= grid[g]
            m[row, n - 1] = (-1) ** row / ws[g]
            rhs[row] = fs[g]
        solution = lu_solve(m, rhs)
        c, level = [solution[k] for k in range(n - 1)], abs(solution[n - 1])
        errors = [(evaluate(c, u) - y) * v for u, y, v in zip(grid, fs, ws)]
        picked = extrema(errors, n)
        if len(picked) < n or max(abs(e) for e in errors) <= level * mpf("1.001"):
            break
        points = picked
    return c, list(zip(grid, fs, ws))


def to_double(x):
    return float(x)


def to_single(x):
    import struct
    return struct.unpack("f", struct.pack("f", float(x)))[0]


def near(f, limit, u, radius="1e-16"):
    """f(u), but its limit where the formula divides by nothing."""
    return mpf(limit) if abs(u) < mpf(radius) else f(u)


one = lambda u: mpf(1)
LN2_2 = mpf("0.34660")
S_LOG = (sqrt(mpf(2)) - 1) / (sqrt(mpf(2)) + 1) * mpf("1.0001")
PI_4 = pi / 4 * mpf("1.0001")
PI_4_F32 = pi / 4 + mpf("0.0062")  # n in the reduction of f32 is rounded from 24 bits


def exp_tail(r):
    return near(lambda r: (expm1(r) - r) / r**2, "0.5", r)


def exp_tail_weight(r):
    return abs(near(lambda r: r**2 / expm1(r), "1e-16", r))


def log_tail(z):
    s = sqrt(z)
    return near(lambda z: (log((1 + s) / (1 - s)) / s - 2) / z, mpf(2) / 3, z)


def log_part(z):
    s = sqrt(z)
    return near(lambda z: log((1 + s) / (1 - s)) / s, 2, z)


def log_tail5(z):
    s = sqrt(z)
    return near(lambda z: ((log((1 + s) / (1 - s)) / s - 2) / z - mpf(2) / 3) / z, mpf(2) / 5, z)


def log1p_tail(f):
    return near(lambda f: (log1p(f) - f + f * f / 2) / f**3, mpf(1) / 3, f)


def sin_tail(z):
    r = sqrt(z)
    return near(lambda z: (sin(r) / r - 1) / z, mpf(-1) / 6, z)


def cos_tail(z):
    return near(lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, mpf(1) / 24, z)


def atan_tail(z):
    t = sqrt(z)
    return near(lambda z: (atan(t) / t - 1) / z, mpf(-1) / 3, z)


def asin_tail(z):
    t = sqrt(z)
    return near(lambda z: (asin(t) / t - 1) / z, mpf(1) / 6, z)


def erf_tail(z):
    x = sqrt(z)
    return near(lambda z: erf(x) / x - 1, 2 / sqrt(pi) - 1, z)


def erfcx(x):
    if x > 100:  # asymptotic series
        t, total, term = 1 / (2 * x * x), mpf(0), mpf(1)
        for k in range(1, 40):
            total += term
            term *= -(2 * k - 1) * t
        return total / (x * sqrt(pi))
    return exp(x * x) * erfc(x)


def erfcx_scaled(q):
    """(1 + 2x) exp(x^2) erfc(x) with q = (x - 4) / (x + 4)."""
    if q > mpf("0.999999999"):
        return 2 / sqrt(pi)
    x = 4 * (1 + q) / (1 - q)
    return (1 + 2 * x) * erfcx(x)


def erf_inv_of_w(w):
    """erf_inv(x) / x with w = -log(1 - x^2)."""
    if abs(w) < mpf("1e-25"):
        return sqrt(pi) / 2
    x = sqrt(-expm1(-w))
    y = erfinv(x) if w < 20 else newton_erf_inv(w)
    return y / x


def newton_erf_inv(w):
    """erfc(y) = 1 - x = exp(-w) / (1 + x), solved in its own precision: x itself is too close to 1."""
    x = sqrt(-expm1(-w))
    tail = exp(-w) / (1 + x)
    y = sqrt(w)
    for _ in range(60):
        step = (erfc(y) - tail) * exp(y * y) * sqrt(pi) / 2
        y += step
        if abs(step) < mpf("1e-45"):
            break
    return y


def lgamma_near_2(u):
    return near(lambda u: loggamma(2 + u).real / u, 1 - euler, u, "1e-25")


def lgamma_near_1(u):
    """lgamma(x) / (x - 1) with x = u + 9/8."""
    x = u + mpf("1.125")
    return near(lambda d: loggamma(x).real / d, -euler, x - 1, "1e-25")


def stirling(w):
    """x (lgamma(x) - (x - 1/2) log x + x - log(2 pi) / 2) with w = 1/x^2."""
    if w < mpf("1e-8"):
        return mpf(1) / 12 - w / 360 + w * w / 1260 - w**3 / 1680
    x = 1 / sqrt(w)
    return x * (loggamma(x).real - (x - mpf("0.5")) * log(x) + x - log(2 * pi) / 2)


DIGAMMA_ROOT = mp.findroot(digamma, mpf("1.4616321449683623412626595"))


def digamma_factor(u):
    """digamma(x) / (x - root) with x = u + 3/2."""
    x = u + mpf("1.5")
    return near(lambda d: digamma(x) / d, mp.psi(1, DIGAMMA_ROOT), x - DIGAMMA_ROOT, "1e-25")


def digamma_tail(w):
    """(log x - 1/(2x) - digamma(x)) x^2 with w = 1/x^2."""
    if w < mpf("1e-8"):
        return mpf(1) / 12 - w / 120 + w * w / 252 - w**3 / 240
    x = 1 / sqrt(w)
    return (log(x) - 1 / (2 * x) - digamma(x)) * x * x


def cotangent(u):
    """(1/t - pi cot(pi t)) / t with u = t^2."""
    if u < mpf("1e-20"):
        return pi**2 / 3
    t = sqrt(u)
    return (1 / t - pi / tan(pi * t)) / t


def i1e_small(u):
    """exp(-x) I1(x) / x with x = 4 (u + 1)."""
    x = 4 * (u + 1)
    return mpf("0.5") if x < mpf("1e-30") else exp(-x) * besseli(1, x) / x


def i1e_large(u):
    """sqrt(x) exp(-x) I1(x) with x = 16 / (u + 1)."""
    if u + 1 < mpf("0.02"):  # asymptotic series
        x8 = (u + 1) / 128
        total, term = mpf(1), mpf(1)
        for k in range(1, 30):
            term *= -(4 - (2 * k - 1) ** 2) * x8 / k
            total += term
        return total / sqrt(2 * pi)
    x = 16 / (u + 1)
    return sqrt(x) * exp(-x) * besseli(1, x)


def sinh_tail(u):
    r = sqrt(u)
    return near(lambda r: (mp.sinh(r) / r - 1) / (r * r), mpf(1) / 6, r)


def tanh_tail(u):
    r = sqrt(u)
    return near(lambda u: (mp.tanh(r) / r - 1) / u, mpf(-1) / 3, u)


def exp2_tail(r):
    return near(lambda r: (mpf(2) ** r - 1) / r, log(mpf(2)), r)


# name, computed in, f, interval, degree, weight, what it is
POLYNOMIALS = [
    ("exp_f64", "double", exp_tail, -LN2_2, LN2_2, 10, exp_tail_weight, "(e^u - 1 - u) / u^2"),
    ("exp_f32", "float", exp_tail, -LN2_2, LN2_2, 5, exp_tail_weight, "(e^u - 1 - u) / u^2"),
    ("exp2_short", "double", exp2_tail, mpf(-0.5001), mpf(0.5001), 6, lambda u: abs(u), "(2^u - 1) / u"),
    ("exp2_f32", "float", lambda u: mpf(2) ** u, mpf("-0.5001"), mpf("0.5001"), 5, lambda u: mpf(2) ** -u, "2^u"),
    ("sinh_f64", "double", sinh_tail, mpf(0), mpf(1), 6, lambda z: z, "(sinh(r) / r - 1) / u, where u = r^2"),
    ("sinh_f32", "float", sinh_tail, mpf(0), mpf(1), 3, lambda z: z, "the same function as poly_sinh_f64"),
    ("tanh_f32", "float", tanh_tail, mpf(0), mpf("0.36"), 4, lambda z: z, "(tanh(r) / r - 1) / u, where u = r^2"),
    ("exp2_next_f32", "float", lambda u: mpf(2) ** (u + 1), mpf("-0.5001"), mpf("0.5001"), 6, lambda u: mpf(2) ** (-u - 1), "2^(1+u)"),
    ("log_f64", "double", log_tail, mpf(0), S_LOG**2, 6, lambda z: z, "(log((1+s)/(1-s)) / s - 2) / u, where u = s^2"),
    ("log2_short", "double", lambda z: log_part(z) / log(mpf(2)), mpf(0), S_LOG**2, 4, lambda z: 1 / log_part(z), "log2((1+s)/(1-s)) / s, where u = s^2"),
    ("log_f32", "float", log1p_tail, mpf(-0.29295), mpf(0.41428), 7,
     lambda f: abs(near(lambda f: f**3 / log1p(f), "1e-16", f)), "(log(1+u) - u + u^2/2) / u^3"),
    ("power_log", "double", log_tail5, mpf(0), mpf("0.0103"), 6, lambda z: z * z, "(log((1+s)/(1-s)) / s - 2 - 2/3 u) / u^2, where u = s^2"),
    ("sin_f64", "double", sin_tail, mpf(0), PI_4**2, 5, lambda z: z, "(sin(r) / r - 1) / u, where u = r^2"),
    ("cos_f64", "double", cos_tail, mpf(0), PI_4**2, 5, lambda z: z * z, "(cos(r) - 1 + u/2) / u^2, where u = r^2"),
    ("sin_f32", "float", sin_tail, mpf(0), PI_4_F32**2, 2, lambda z: z, "the same function as poly_sin_f64"),
    ("cos_f32", "float", cos_tail, mpf(0), PI_4_F32**2, 2, lambda z: z * z, "the same function as poly_cos_f64"),
    ("sin_short", "double", sin_tail, mpf(0), PI_4**2, 3, lambda z: z, "the same function as poly_sin_f64, to 33 bits"),
    ("cos_short", "double", cos_tail, mpf(0), PI_4**2, 3, lambda z: z * z, "the same function as poly_cos_f64, to 36 bits"),
    ("atan_f64", "double", atan_tail, mpf(0), mpf("0.17158"), 11, lambda z: z, "(atan(t) / t - 1) / u, where u = t^2"),
    ("atan_f32", "float", atan_tail, mpf(0), mpf("0.4122"), 6, lambda z: z, "the same function as poly_atan_f64"),
    ("asin_f64", "double", asin_tail, mpf(0), mpf("0.25"), 12, lambda z: z, "(asin(t) / t - 1) / u, where u = t^2"),
    ("asin_f32", "float", asin_tail, mpf(0), mpf("0.25"), 4, lambda z: z, "the same function as poly_asin_f64"),
    ("erf_f64", "double", erf_tail, mpf(0), mpf(1), 12, one, "erf(x) / x - 1, where u = x^2"),
    ("erf_f32", "float", erf_tail, mpf(0), mpf("1.21"), 6, one, "erf(x) / x - 1, where u = x^2"),
    ("erfc_root_f32", "float", lambda x: erfc(x) ** mpf("0.25"), mpf("1.1"), mpf("3.92"), 7,
     lambda x: 4 * erfc(x) ** mpf("0.75"), "erfc(u)^(1/4)"),
    ("erfc_f64", "double", erfcx_scaled, mpf(-1), mpf(1), 25, one, "(1 + 2x) e^(x^2) erfc(x), where u = (x-4)/(x+4)"),
    ("erfc_short", "double", lambda v: erfcx(1 / v - 2) / v, mpf(1) / mpf("12.1"), mpf("0.4"), 9, lambda v: v / erfcx(1 / v - 2),
     "e^(x^2) erfc(x) / u, where u = 1/(x+2)"),
    ("cbrt_start", "double", lambda u: 1 / cbrt(u), mpf("0.903"), mpf("1.105"), 4, one, "1 / cbrt(u)"),
    ("erf_inv_f32", "float", lambda u: erf_inv_of_w(u + mpf(2.5)), mpf(-2.5), mpf(2.5), 9, one,
     "erf_inv(x) / x, where u = -log(1-x^2) - 2.5"),
    ("erf_inv_tail_f32", "float", lambda u: erf_inv_of_w((u + 3) ** 2), mpf(sqrt(5) - 3 - mpf("0.001")), mpf("1.01"), 8, one,
     "erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 3"),
    ("erf_inv_f64", "double", lambda u: erf_inv_of_w(u + mpf(3.125)), mpf(-3.125), mpf(3.125), 22, one,
     "erf_inv(x) / x, where u = -log(1-x^2) - 3.125"),
    ("erf_inv_middle_f64", "double", lambda u: erf_inv_of_w((u + mpf(3.25)) ** 2), mpf(-0.7501), mpf(0.7501), 18, one,
     "erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 3.25"),
    ("erf_inv_tail_f64", "double", lambda u: erf_inv_of_w((u + 5) ** 2), mpf(-1.0001), mpf(1.01), 16, one,
     "erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 5"),
    ("lgamma_near_2", "double", lgamma_near_2, mpf(-0.5), mpf(0.5), 19, one, "lgamma(2 + u) / u"),
    ("lgamma_near_1", "double", lgamma_near_1, mpf(-0.375), mpf(0.375), 21, one, "lgamma(x) / (x - 1), where u = x - 9/8"),
    ("lgamma_tail", "double", stirling, mpf(0), mpf(1) / 64, 7, lambda w: mpf(1), "x (lgamma(x) - Stirling's formula), where u = 1/x^2 and x >= 8"),
    ("digamma_factor", "double", digamma_factor, mpf(-0.5), mpf(0.5), 21, one, "digamma(x) / (x - root of digamma), where u = x - 3/2"),
    ("digamma_tail", "double", digamma_tail, mpf(0), mpf("0.01"), 7, one, "(log x - 1/(2x) - digamma(x)) x^2, where u = 1/x^2 and x >= 10"),
    ("digamma_factor_f32", "double", digamma_factor, mpf(-0.5), mpf(0.5), 13, one, "digamma(x) / (x - root of digamma), where u = x - 3/2"),
    ("digamma_tail_f32", "double", digamma_tail, mpf(0), mpf(1) / 16, 6, one, "(log x - 1/(2x) - digamma(x)) x^2, where u = 1/x^2 and x >= 4"),
    ("cotangent_f32", "double", cotangent, mpf(0), mpf("0.25"), 9, one, "(1/t - pi cot(pi t)) / t, where u = t^2"),
    ("i1e_small", "double", i1e_small, mpf(-1), mpf(1), 27, one, "e^-x I1(x) / x, where x = 4 (u + 1)"),
    ("i1e_large", "double", i1e_large, mpf(-1), mpf(1), 22, one, "sqrt(x) e^-x I1(x), where x = 16 / (u + 1)"),
]

# Rows whose results hold the rounding errors of coefficients undiminished. The coefficients are rounded from the first on, and
# those that follow are fitted to what is left.
FITTED_AGAIN = {"erf_f32", "erfc_root_f32"}


def short(x):
    """x with up to 4 digits after the point."""
    return ("%.4f" % float(x)).rstrip("0").rstrip(".")


def literal(x, kind):
    if kind == "double":
        return repr(x)
    for digits in range(6, 12):
        text = "%.*g" % (digits, x)
        if to_single(float(text)) == x:
            break
    if "." not in text and "e" not in text:
        text += ".0"
    return text + "f"


def rounded_one_by_one(f, a, b, degree, w):
    """Coefficients in f32. Where u is near 0, errors of all but the first count for nothing, so that the others leave it out."""
    known = []
    for k in range(degree + 1):
        left = lambda u: (f(u) - evaluate(known, u)) / u**k
        c, _ = remez(left, max(a, b / 40) if k else a, b, degree - k, lambda u: w(u) * u**k)
        known.append(mpf(to_single(c[0])))
    return [float(x) for x in known]


def fit(row):
    """Its coefficients, rounded, and what a comment says of it."""
    name, kind, f, a, b, degree, w, what = row
    c, samples = remez(f, a, b, degree, w)
    rounded = [to_double(x) if kind == "double" else to_single(x) for x in c]
    if name in FITTED_AGAIN:
        rounded = rounded_one_by_one(f, a, b, degree, w)
    error = max(abs((evaluate([mpf(x) for x in rounded], u) - y) * v) for u, y, v in samples)
    return rounded, "%s. u is in [%s, %s]; the error is 2^%.1f." % (what, short(a), short(b), float(log(error, 2)))


def write_comment(text):
    print("/* " + "\n * ".join(textwrap.wrap(text, 97 - len(" */"))) + " */")


def term(c, kind):
    """c[0] + c[1] u, or c[0] if that is all."""
    if len(c) == 1:
        return literal(c[0], kind)
    return "%s %s %s * u" % (literal(c[0], kind), "-" if c[1] < 0 else "+", literal(abs(c[1]), kind))


def write(row):
    name, kind = row[:2]
    rounded, text = fit(row)
    pairs = [rounded[i : i + 2] for i in range(0, len(rounded), 2)]
    write_comment("Approximates " + text)
    print("static inline %s poly_%s(%s u) {" % (kind, name, kind))
    print("  %s v = u * u, p = %s;" % (kind, term(pairs[-1], kind)))
    for pair in pairs[-2::-1]:
        print("  p = p * v + (%s);" % term(pair, kind))
    print("  return p;\n}\n")


HEADER = """\
/*
 * Minimax polynomials. This file is made by minimax.py: change that and run it.
 *
 * Pairs of terms, c + d u, are summed by Horner's rule in u^2. That takes one multiplication more
 * than the rule in u does, but half the time until the last sum is there, for which a processor
 * waits when it works on few elements at once.
 *
 * The comment of a polynomial names the function of u that it approximates, the interval of u, and
 * the largest error. The error is about the relative error that the polynomial causes in the
 * library function that uses it.
 */"""


def main():
    wanted = sys.argv[1:]
    print(HEADER)
    print("#ifndef SR_LIBRARY_POLYNOMIALS_H\n#define SR_LIBRARY_POLYNOMIALS_H\n")
    for row in POLYNOMIALS:
        if not wanted or row[0] in wanted:
            write(row)
    print("#endif")


main()
