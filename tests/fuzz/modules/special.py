"""Kinds of NaNs, infinities, zeros with a sign and numbers of any size: what comes out of them, where that is defined.

Their results are wild values: right is what is a number of units in the last place away, NaN is any NaN. As a zero has
no other neighbour than the other zero, signs are compared apart from that (told_signs).

Subnormal numbers are neither made nor come out, except where a type is computed as f32: XLA on CPUs flushes them to
zero (its client sets the processor so), and the numbers here are kept. That is why sizes are powers of two far from the
ends of each type.
"""
import numpy as np

from .random_module import array, comparison, kind, multi, tensor, V
from .types import COMPLEX, FLOAT, INT, NUMPY, PART

# The square of each is infinite, and its inverse to the power of 1.5 is zero, or, of f16, computed as f32.
LARGE = dict(f64=2.0**800, f32=2.0**104, bf16=2.0**104, f16=2.0**10)
BITS_TYPE = dict(f64="i64", f32="i32", f16="i16", bf16="i16")


def wild(g, dt, shape=None, sizes=True, zeros=True, nans=True, ordinary=(1.0, -1.0, 0.5, -2.5, 3.0, 1.5)):
    """An input of special values among ordinary ones."""
    special = [np.inf, -np.inf] + ([np.nan] if nans else []) + ([0.0, -0.0] if zeros else [])
    if sizes:
        special += [LARGE[dt], -LARGE[dt], 1 / LARGE[dt], -1 / LARGE[dt]]
    shape = g.shape() if shape is None else shape
    a = np.where(g.r.random(shape) < 0.6, g.r.choice(special, shape), g.r.choice(ordinary, shape))
    return g.given(a.astype(NUMPY[dt]), dt, pool=False, mag=LARGE[dt], ulps=0)


def told_signs(g, v):
    """One more result: which elements of v, NaNs apart, are below zero or the negative zero."""
    if v.dt not in BITS_TYPE or not g.chance(0.5):
        return
    whole = BITS_TYPE[v.dt]
    same = g.emit("stablehlo.compare", [v, v], v.shape, "i1", comparison("EQ", v.dt), pool=False)
    known = g.emit("stablehlo.select", [same, v, g.splat(1.0, v.shape, v.dt)], v.shape, v.dt, exact=True, pool=False)
    bits = g.emit("stablehlo.bitcast_convert", [known], v.shape, whole, pool=False)
    g.emit("stablehlo.compare", [bits, g.splat(0, v.shape, whole)], v.shape, "i1", comparison("LT", whole))


# ---- functions -------------------------------------------------------------------------------------------------------

EXACT = ("negate", "abs", "sign", "ceil", "floor", "round_nearest_even", "round_nearest_afz")
# How far two good implementations may be apart in f64 and f32, in units in the last place.
ULPS = dict(sqrt=1, rsqrt=4, cbrt=4, exponential=8, exponential_minus_one=8, log=8, log_plus_one=8, tanh=8, logistic=8,
            sine=8, cosine=8, tan=16)


@kind(*(f"special_{op}" for op in (*EXACT, *ULPS)))
def special_unary(g, op):
    op = op[8:]
    v = wild(g, g.one(FLOAT), sizes=op not in ("sine", "cosine", "tan") or g.chance(0.3))
    far = 0 if op in EXACT else ULPS[op] if v.dt in ("f32", "f64") else 1
    told_signs(g, g.emit(f"stablehlo.{op}", [v], v.shape, v.dt, mag=LARGE[v.dt], exact=True, ulps=far))


@kind("special_erf", "special_erfc", "special_sinh", "special_cosh", "special_asinh", "special_acosh", "special_atanh",
      "special_asin", "special_acos", "special_atan", "special_lgamma", "special_digamma", "special_erf_inv",
      "special_square", "special_bessel_i1e")
def special_chlo(g, op):
    op = op[8:]
    if op in ("lgamma", "digamma"):
        # Not near their roots, where only units of what was subtracted can be right, and only above poles.
        v = wild(g, g.one(("f32", "f64")), sizes=False, zeros=False, ordinary=(0.5, 3.0, 4.5, 7.0))
    else:
        v = wild(g, g.one(("f32", "f64")), sizes=op in ("erf", "erfc", "asinh", "atan", "square", "sinh", "cosh"))
    g.emit(f"chlo.{op}", [v], v.shape, v.dt, mag=LARGE[v.dt], exact=True, ulps=64)


@kind("special_add", "special_subtract", "special_multiply", "special_divide", "special_maximum", "special_minimum",
      "special_remainder", "special_power", "special_atan2")
def special_binary(g, op):
    op = op[8:]
    a = wild(g, g.one(FLOAT))
    b = wild(g, a.dt, a.shape)
    far = dict(power=16, atan2=8).get(op, 0)
    told_signs(g, g.emit(f"stablehlo.{op}", [a, b], a.shape, a.dt, mag=LARGE[a.dt], exact=True,
                         ulps=min(far, 1) if a.dt in ("f16", "bf16") else far))


@kind("special_is_finite", "special_is_inf", "special_is_pos_inf", "special_is_neg_inf")
def special_test(g, op):
    op = op[8:]
    v = wild(g, g.one(FLOAT if op == "is_finite" else ("f32", "f64", "bf16")))
    g.emit(f"{'stablehlo' if op == 'is_finite' else 'chlo'}.{op}", [v], v.shape, "i1")


@kind()
def special_compare(g, _):
    a = wild(g, g.one(FLOAT))
    b = wild(g, a.dt, a.shape)
    way, how = g.one(["EQ", "NE", "LT", "LE", "GT", "GE"]), g.one(["FLOAT", "TOTALORDER"])
    g.emit("stablehlo.compare", [a, b], a.shape, "i1", comparison(way, a.dt, how))


@kind()
def special_clamp(g, _):
    v = wild(g, g.one(FLOAT), zeros=False)
    s = v.shape if g.chance(0.5) else ()
    low, high = g.splat(-1.5, s, v.dt), g.splat(g.one([2.0, np.inf]), s, v.dt)
    g.emit("stablehlo.clamp", [low, v, high], v.shape, v.dt, mag=LARGE[v.dt], exact=True)


@kind()
def special_convert(g, _):
    """Floats that are too large become infinite; integers hold the nearest that they can, and 0 for NaN, as in XLA."""
    v = wild(g, g.one(FLOAT))
    to = g.one([t for t in FLOAT if t != v.dt] + list(INT) + ["i1"])
    w = g.emit("stablehlo.convert", [v], v.shape, to, mag=LARGE.get(to), exact=True)
    if w.float:
        told_signs(g, w)


@kind()
def special_reduce_precision(g, _):
    v = wild(g, g.one(FLOAT), sizes=False)
    e, m = g.one([(5, 10), (8, 7), (5, 2), (4, 3)])
    told_signs(g, g.emit("stablehlo.reduce_precision", [v], v.shape, v.dt,
                         f"exponent_bits = {e} : i32, mantissa_bits = {m} : i32", mag=LARGE[v.dt], exact=True))


@kind("special_complex", "special_real", "special_imag", "special_abs_complex", "special_negate_complex")
def special_parts(g, op):
    """Complex numbers whose parts are special, where each part is computed by itself; and their absolute values."""
    op, whole = op[8:], g.one(COMPLEX)
    # |inf + nan i| is infinite to C and NumPy, NaN to XLA.
    about = dict(sizes=False, nans=False) if op == "abs_complex" else {}
    re = wild(g, PART[whole], **about)
    im = wild(g, re.dt, re.shape, **about)
    z = g.emit("stablehlo.complex", [re, im], re.shape, whole, mag=LARGE[re.dt], exact=True, pool=op == "complex")
    if op == "negate_complex":
        g.emit("stablehlo.negate", [z], z.shape, whole, mag=LARGE[re.dt], exact=True)
    elif op != "complex":
        g.emit(f"stablehlo.{op.split('_')[0]}", [z], z.shape, re.dt, mag=LARGE[re.dt], exact=True,
               ulps=4 if op == "abs_complex" else 0)


# ---- many elements ---------------------------------------------------------------------------------------------------


def reduced_shape(g, v):
    d = g.n(0, v.rank - 1)
    return d, [x for i, x in enumerate(v.shape) if i != d]


@kind("special_reduce_add", "special_reduce_maximum", "special_reduce_minimum", "special_reduce_multiply")
def special_reduce(g, op):
    """Without sizes, so that sums are exact, in any order."""
    op = op[15:]
    v = wild(g, g.one(FLOAT), g.shape(1, 3, 4), sizes=False, zeros=op != "multiply")
    d, s = reduced_shape(g, v)
    start = dict(add=0.0, multiply=1.0, maximum=-np.inf, minimum=np.inf)[op]
    far = 0 if op != "multiply" else 2 * max(1, v.shape[d])
    g.emit("stablehlo.reduce", [v, g.splat(start, (), v.dt)], s, v.dt, f"dimensions = {array([d])}",
           g.body(f"stablehlo.{op}", v.dt), mag=LARGE[v.dt], exact=True, ulps=far)


@kind()
def special_argmax(g, _):
    """As JAX prints it: NaN is the largest, and the first of equals is meant."""
    v = wild(g, g.one(FLOAT), g.shape(1, 3, 6, False))
    d, s = reduced_shape(g, v)
    i = g.emit("stablehlo.iota", [], v.shape, "i32", f"iota_dimension = {d} : i64", pool=False)
    start, first = g.splat(-np.inf, (), v.dt), g.const(0, "i32")
    a, j, b, k, gt, ne, or_, eq, lt, and_, any_, m, n = (g.name() for _ in range(13))
    t, t1, ti = tensor((), v.dt), "tensor<i1>", "tensor<i32>"
    region = (f'({{ ^bb0({a}: {t}, {j}: {ti}, {b}: {t}, {k}: {ti}): {gt} = {g.compare(a, b, "GT", v.dt)} '
              f'{ne} = {g.compare(a, a, "NE", v.dt)} {or_} = "stablehlo.or"({gt}, {ne}) : ({t1}, {t1}) -> {t1} '
              f'{eq} = {g.compare(a, b, "EQ", v.dt)} {lt} = {g.compare(j, k, "LT", "i32")} '
              f'{and_} = "stablehlo.and"({eq}, {lt}) : ({t1}, {t1}) -> {t1} '
              f'{any_} = "stablehlo.or"({or_}, {and_}) : ({t1}, {t1}) -> {t1} '
              f'{m} = "stablehlo.select"({or_}, {a}, {b}) : ({t1}, {t}, {t}) -> {t} '
              f'{n} = "stablehlo.select"({any_}, {j}, {k}) : ({t1}, {ti}, {ti}) -> {ti} '
              f'"stablehlo.return"({m}, {n}) : ({t}, {ti}) -> () }})')
    multi(g, "stablehlo.reduce", [v, i, start, first],
          [V("", s, v.dt, LARGE[v.dt], ulps=0), V("", s, "i32")], f"dimensions = {array([d])}", region)


@kind()
def special_sort(g, _):
    """As JAX prints it: by total order, after which equal keys keep their places."""
    v = wild(g, g.one(FLOAT), g.shape(1, 3))
    d, way = g.n(0, v.rank - 1), g.one(["LT", "GT"])
    i = g.emit("stablehlo.iota", [], v.shape, "i32", f"iota_dimension = {d} : i64", pool=False)
    a, b, c, e, f = (g.name() for _ in range(5))
    t = tensor((), v.dt)
    region = (f'({{ ^bb0({a}: {t}, {b}: {t}, {e}: tensor<i32>, {f}: tensor<i32>): {c} = "stablehlo.compare"({a}, {b}) '
              f'{{{comparison(way, v.dt, "TOTALORDER")}}} : ({t}, {t}) -> tensor<i1> "stablehlo.return"({c}) : '
              f'(tensor<i1>) -> () }})')
    w, _ = multi(g, "stablehlo.sort", [v, i], [V("", v.shape, v.dt, LARGE[v.dt], ulps=0), V("", v.shape, "i32")],
                 f"dimension = {d} : i64, is_stable = true", region)
    told_signs(g, w)


@kind()
def special_dot(g, _):
    """Zero times infinity is NaN wherever it stands among the products."""
    dt, n, inner, m = g.one(("f32", "f64")), g.n(1, 4), g.n(1, 5), g.n(1, 4)
    v, w = wild(g, dt, (n, inner), sizes=False), wild(g, dt, (inner, m), sizes=False)
    g.emit("stablehlo.dot_general", [v, w], (n, m), dt, "dot_dimension_numbers = #stablehlo.dot<"
           "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>", mag=LARGE[dt], exact=True)
