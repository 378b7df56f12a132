"""Kinds that compute each element by itself."""
import numpy as np

from .random_module import comparison, kind
from .types import COMPLEX, EPS, FLOAT, INT, LIMIT, NARROW, NARROW_FLOAT, PART, REAL, SIGNED, UNSIGNED, bits_of


def lipschitz(op, m):
    return np.exp(m) if op in ("exponential", "exponential_minus_one") else 4.0 if op == "tan" else 1.0


def bound(op, m):
    if op in ("exponential", "exponential_minus_one"): return np.exp(m)
    return dict(tan=1.6, tanh=1.0, logistic=1.0, sine=1.0, cosine=1.0).get(op, m)


@kind("negate", "abs", "cosine", "sine", "tanh", "logistic", "exponential", "exponential_minus_one", "tan")
def unary(g, op):
    types = FLOAT + (COMPLEX if op != "abs" else ())
    if op in ("negate", "abs"): types += SIGNED
    if op == "negate": types += UNSIGNED
    v = g.pick(types)
    if v.dt in COMPLEX and op != "negate":
        v, m, grow = g.tame(v, 1.0), 5.0, 5.0
    else:
        v = g.tame(v, dict(exponential=3, exponential_minus_one=3, tan=1, cosine=8, sine=8).get(op))
        m, grow = bound(op, v.mag), lipschitz(op, v.mag)
    g.emit(f"stablehlo.{op}", [v], v.shape, v.dt, mag=m, err=v.err * grow, exact=v.exact and op in ("negate", "abs"))


@kind("log", "log_plus_one", "sqrt", "rsqrt", "cbrt")
def unary_positive(g, op):
    v = g.pick(FLOAT + (COMPLEX if op != "cbrt" else ()))
    v = g.right_of_zero(v) if v.dt in COMPLEX else g.positive(g.tame(v, 100))
    m = dict(log=5, log_plus_one=5, sqrt=11, rsqrt=1.5, cbrt=6)[op]
    g.emit(f"stablehlo.{op}", [v], v.shape, v.dt, mag=m, err=v.err * 2)


@kind("ceil", "floor", "round_nearest_even", "round_nearest_afz", "sign", "is_finite")
def unary_exact(g, op):
    v = g.pick(FLOAT + (SIGNED + COMPLEX if op == "sign" else ()), exact=True)
    dt = "i1" if op == "is_finite" else v.dt
    g.emit(f"stablehlo.{op}", [v], v.shape, dt, mag=v.mag + 1, err=0.0, exact=v.dt not in COMPLEX)


@kind("not", "popcnt", "count_leading_zeros")
def unary_bits(g, op):
    v = g.pick(INT + (("i1", ) if op == "not" else ()))
    g.emit(f"stablehlo.{op}", [v], v.shape, v.dt)


@kind("add", "subtract", "multiply", "maximum", "minimum")
def binary(g, op):
    types = REAL + (COMPLEX if op in ("add", "subtract", "multiply") else ("i1", ))
    a = g.pick(types)
    a = g.tame(a, LIMIT.get(a.dt, 1) / 4 if op != "multiply" else np.sqrt(LIMIT.get(a.dt, 1)))
    b = g.tame(g.like(a), a.mag if a.float else None)
    if op == "multiply": mag, err = a.mag * b.mag, a.err * b.mag + b.err * a.mag
    elif op in ("add", "subtract"): mag, err = a.mag + b.mag, a.err + b.err
    else: mag, err = max(a.mag, b.mag), max(a.err, b.err)
    exact = a.exact and b.exact and (op in ("maximum", "minimum") or (op != "multiply" and mag <= 32))
    g.emit(f"stablehlo.{op}", [a, b], a.shape, a.dt, mag=mag, err=err, exact=exact)


@kind("divide", "power", "atan2", "remainder")
def binary_careful(g, op):
    a = g.pick(FLOAT + (INT if op != "atan2" else ()) + (COMPLEX if op in ("divide", "power") else ()),
               exact=op == "remainder")
    if a.dt in COMPLEX:
        complex_careful(g, op, a)
    elif not a.float:
        if op == "power":
            a, b = g.small_int(a, 3), g.small_int(g.like(a), 3)
        else:
            # 0 to 3, or -1 to 2: the quotient by 0 is -1 with all bits set, and the remainder what was divided.
            b = g.small_int(g.like(a), 3)
            one = g.splat(1, a.shape, a.dt)
            if g.chance(0.5):
                b = g.emit("stablehlo.subtract", [b, one], a.shape, a.dt, pool=False)
        g.emit(f"stablehlo.{op}", [a, b], a.shape, a.dt)
    elif op == "remainder":
        b = g.splat(g.one([1.5, 2.0, -0.75]), a.shape, a.dt)
        g.emit("stablehlo.remainder", [a, b], a.shape, a.dt, mag=2, exact=True)
    elif op == "divide":
        a, b = g.tame(a, LIMIT[a.dt] / 4), g.positive(g.tame(g.like(a), 30))
        g.emit("stablehlo.divide", [a, b], a.shape, a.dt, mag=a.mag * 2, err=2 * a.err + 4 * a.mag * b.err)
    elif op == "power":
        a, b = g.positive(g.tame(a, 2)), g.tame(g.like(a), 2)
        g.emit("stablehlo.power", [a, b], a.shape, a.dt, mag=6.3, err=13 * a.err + 6 * b.err)
    else:
        a, b = g.tame(a, 30), g.positive(g.tame(g.like(a), 30))
        g.emit("stablehlo.atan2", [a, b], a.shape, a.dt, mag=1.6, err=2 * (a.err + b.err))


def complex_careful(g, op, a):
    if op == "divide":
        b = g.right_of_zero(g.like(a))
        a = g.tame(a, LIMIT[a.dt] / 4)
        g.emit("stablehlo.divide", [a, b], a.shape, a.dt, mag=a.mag, err=a.err + a.mag * b.err)
    else:
        b = g.tame(g.like(a), 1)
        a = g.right_of_zero(a)
        g.emit("stablehlo.power", [a, b], a.shape, a.dt, mag=12.0, err=12 * a.err + 24 * b.err)


@kind("and", "or", "xor")
def bitwise(g, op):
    a = g.pick(INT + ("i1", ))
    g.emit(f"stablehlo.{op}", [a, g.like(a)], a.shape, a.dt)


@kind("shift_left", "shift_right_arithmetic", "shift_right_logical")
def shift(g, op):
    a = g.pick(INT)
    by = g.like(a)
    if g.chance(0.7):  # else by anything: from the width on, nothing of the number is left but its sign
        by = g.small_int(by, g.one([bits_of(a.dt) - 1, 2 * bits_of(a.dt) - 1]) & 127)
    g.emit(f"stablehlo.{op}", [a, by], a.shape, a.dt)


@kind()
def compare(g, _):
    a = g.pick(REAL + ("i1", ) + NARROW + COMPLEX, exact=True)
    way = g.one(["EQ", "NE"] if a.dt in COMPLEX else ["EQ", "NE", "LT", "LE", "GT", "GE"])
    g.emit("stablehlo.compare", [a, g.like(a, exact=True)], a.shape, "i1", comparison(way, a.dt))


@kind()
def select(g, _):
    a = g.pick(wild=True)
    b = g.like(a)
    known = [v for v in g.pool if v.dt == "i1" and v.shape in (a.shape, ())]
    if known and g.chance(0.5):
        p = g.one(known)
    else:
        p = g.fresh(a.shape if g.chance(0.7) else (), "i1")
    g.emit("stablehlo.select", [p, a, b], a.shape, a.dt, mag=max(a.mag, b.mag), err=max(a.err, b.err),
           exact=a.exact and b.exact)


@kind()
def clamp(g, _):
    v = g.pick(REAL)
    lo, hi = (-1.5, 1.25) if v.float else (2, 9)
    s = v.shape if g.chance(0.4) else ()
    g.emit("stablehlo.clamp", [g.splat(lo, s, v.dt), v, g.splat(hi, s, v.dt)], v.shape, v.dt, mag=1.5, err=v.err,
           exact=v.exact)


@kind()
def convert(g, _):
    v = g.pick(REAL + ("i1", ) + COMPLEX)
    to = g.one(t for t in REAL + ("i1", ) + COMPLEX if t != v.dt)
    if v.dt in COMPLEX: to = g.one(("f32", "f64") + COMPLEX)
    elif v.float and not v.exact and to not in EPS: to = g.one(FLOAT)
    elif v.float and to not in EPS:
        v = g.tame(v, 64)
        if to in UNSIGNED: v = g.emit("stablehlo.abs", [v], v.shape, v.dt, mag=v.mag, exact=True, pool=False)
    if v.dt in INT and to in EPS: v = g.small_int(v, 63)
    v = g.tame(v, LIMIT.get(to, 1e9)) if v.float else v
    mag = v.mag if v.float else 64.0 if v.dt in INT else 1.0
    g.emit("stablehlo.convert", [v], v.shape, to, mag=mag, err=v.err if v.float else 0.0, exact=v.exact and mag <= 64)


@kind()
def bitcast_convert(g, _):
    types = FLOAT + tuple(t for t in NARROW_FLOAT if t != "f4E2M1FN")
    v = g.fresh(g.shape(), g.one_type(types)) if g.chance(0.4) else g.pick(INT)
    width = bits_of(v.dt)
    to = g.one(INT)
    w = bits_of(to)
    if w == width: s = v.shape
    elif w < width: s = v.shape + (width // w, )
    else:
        if not v.rank or v.shape[-1] != w // width:
            v = g.fresh(g.shape(0, 2) + (w // width, ), v.dt)
        s = v.shape[:-1]
    g.emit("stablehlo.bitcast_convert", [v], s, to)


@kind("complex", "real", "imag", "abs_complex")
def complexes(g, op):
    whole = g.one(COMPLEX)
    part = PART[whole]
    if op == "complex":
        a = g.tame(g.pick((part, )), 100)
        b = g.tame(g.like(a), 100)
        g.emit("stablehlo.complex", [a, b], a.shape, whole, mag=np.hypot(a.mag, b.mag), err=a.err + b.err,
               exact=a.exact and b.exact)
    else:
        v = g.pick((whole, ))
        g.emit("stablehlo.abs" if op == "abs_complex" else f"stablehlo.{op}", [v], v.shape, part, mag=v.mag, err=v.err,
               exact=v.exact and op != "abs_complex")


@kind()
def reduce_precision(g, _):
    v = g.pick(FLOAT, exact=True)
    e, m = g.one([(5, 10), (8, 7), (5, 2), (4, 3), (8, 23)])
    v = g.tame(v, 32)
    g.emit("stablehlo.reduce_precision", [v], v.shape, v.dt, f"exponent_bits = {e} : i32, mantissa_bits = {m} : i32",
           mag=v.mag * 1.2, exact=True)
