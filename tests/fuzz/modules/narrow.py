"""Kinds of floats of 8 and 4 bits and integers of 2 and 4.

Each op on the floats is rounded once, so its result is known to the bit, and may be infinite or NaN: a wild value.
The integers wrap; XLA, which is given bytes in their place, is told so (types.py).
"""
import numpy as np

from .random_module import array, kind, tensor
from .types import (EPS, FLOAT, INT, MLIR, NARROW_FLOAT, NARROW_INT, STAND_IN, bits_of, range_of)

SIGNED_FLOAT = tuple(t for t in NARROW_FLOAT if t != "f8E8M0FNU")  # the last is powers of two only


# ---- floats ----------------------------------------------------------------------------------------------------------


def rounded(g, w):
    """The last op made w of f4E2M1FN, which XLA computes as f32: it is told to round."""
    if w.dt != "f4E2M1FN":
        return
    exact, small = g.name(), g.name()
    wide, native = tensor(w.shape, "f32"), tensor(w.shape, w.dt).replace("f4", "!f4")
    g.told([g.lines[-1].replace(w.name, exact, 1), f'{small} = "stablehlo.convert"({exact}) : ({wide}) -> {native}',
            f'{w.name} = "stablehlo.convert"({small}) : ({native}) -> {wide}'])


@kind("narrow_negate", "narrow_abs", "narrow_floor", "narrow_ceil", "narrow_sign", "narrow_sqrt", "narrow_exponential")
def narrow_unary(g, op):
    op = op[7:]
    v = g.pick(SIGNED_FLOAT)
    if op == "sqrt":
        v = g.emit("stablehlo.abs", [v], v.shape, v.dt, exact=True, pool=False)
    if op == "exponential" or (op, v.dt) == ("sqrt", "f8E3M4"):  # XLA rounds that root twice: of 15.5 it is 4
        w = g.emit(f"stablehlo.{op}", [v], v.shape, v.dt, exact=True, ulps=1)
    else:
        w = g.emit(f"stablehlo.{op}", [v], v.shape, v.dt, exact=True)
    rounded(g, w)


@kind("narrow_add", "narrow_subtract", "narrow_multiply", "narrow_divide", "narrow_maximum", "narrow_minimum")
def narrow_binary(g, op):
    op = op[7:]
    v = g.pick(SIGNED_FLOAT if op not in ("maximum", "minimum") else NARROW_FLOAT)
    bounded = op in ("maximum", "minimum")
    rounded(g, g.emit(f"stablehlo.{op}", [v, g.like(v)], v.shape, v.dt, exact=True, ulps=None if bounded else 0))


@kind()
def narrow_round(g, _):
    """Floats made small: what is too large becomes infinite, NaN or the largest number, as the type has it."""
    v = g.fresh(g.shape(), g.one(FLOAT), pool=False)
    to = g.one(NARROW_FLOAT)
    by = g.splat(g.one([0.03125, 1, 1.25, 64, 128]), v.shape, v.dt)
    scaled = g.emit("stablehlo.multiply", [v, by], v.shape, v.dt, exact=True, pool=False)
    if to == "f8E8M0FNU":
        scaled = g.positive(scaled)
        scaled.err, scaled.exact = 0.0, True
    rounded(g, g.emit("stablehlo.convert", [scaled], v.shape, to, exact=True, ulps=0))


@kind()
def narrow_widen(g, _):
    v = g.pick(NARROW_FLOAT)
    to = g.one(FLOAT + (INT if v.dt != "f8E8M0FNU" else ()) + ("i1", ))
    if to[:2] == "ui":
        v = g.emit("stablehlo.abs", [v], v.shape, v.dt, exact=True, pool=False)
    g.emit("stablehlo.convert", [v], v.shape, to, mag=v.mag, exact=to not in ("f16", "bf16"))


@kind()
def narrow_change(g, _):
    """From one small float to another."""
    v = g.pick(SIGNED_FLOAT)
    to = g.one(t for t in SIGNED_FLOAT if t != v.dt)
    rounded(g, g.emit("stablehlo.convert", [v], v.shape, to, exact=True, ulps=0))


@kind()
def narrow_dot(g, _):
    """Sums in f32 of products of small floats, which may be of two types: XLA aborts at those, and is given f32."""
    v = g.pick(SIGNED_FLOAT, lo=1, hi=3, nonzero=True)
    n, m = v.shape[-1], g.n(1, 4)
    other = g.one([v.dt, g.one(SIGNED_FLOAT)])
    w = g.fresh([n, m], other, pool=False)
    attrs = (f"dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [{v.rank - 1}], "
             "rhs_contracting_dimensions = [0]>")
    r = g.emit("stablehlo.dot_general", [v, w], (*v.shape[:-1], m), "f32", attrs, mag=256 * n,
               err=n * n * 256 * EPS["f32"])
    if v.dt != w.dt:
        x, y, left, right = g.name(), g.name(), tensor(v.shape, "f32"), tensor(w.shape, "f32")
        g.told([f'{x} = "stablehlo.convert"({v.name}) : ({v.type}) -> {left}',
                f'{y} = "stablehlo.convert"({w.name}) : ({w.type}) -> {right}',
                f'{r.name} = "stablehlo.dot_general"({x}, {y}) {{{attrs}}} : ({left}, {right}) -> {r.type}'])
    g.pool[-1] = g.tame(r, 64)


# ---- integers --------------------------------------------------------------------------------------------------------


def wide_type(dt):
    return "ui32" if dt[0] == "u" else "i32"


def as_wide(g, v, unsigned=False):
    """Lines that give XLA v in 32 bits; without the sign if unsigned. And the name there."""
    name, wide = g.name(), tensor(v.shape, wide_type(v.dt))
    lines = [f'{name} = "stablehlo.convert"({v.name}) : ({v.type}) -> {wide}']
    if unsigned:
        more, name = low_bits(g, name, wide, bits_of(v.dt))
        lines += more
    return lines, name


def signed_bits(g, x, wide, bits):
    """Lines that take the highest of so many bits of x for its sign, and the name of the result."""
    sign, flipped, done = g.name(), g.name(), g.name()
    return [f'{sign} = "stablehlo.constant"() {{value = dense<{2**(bits - 1)}> : {wide}}} : () -> {wide}',
            f'{flipped} = "stablehlo.xor"({x}, {sign}) : ({wide}, {wide}) -> {wide}',
            f'{done} = "stablehlo.subtract"({flipped}, {sign}) : ({wide}, {wide}) -> {wide}'], done


def low_bits(g, x, wide, bits):
    mask, kept = g.name(), g.name()
    return [f'{mask} = "stablehlo.constant"() {{value = dense<{2**bits - 1}> : {wide}}} : () -> {wide}',
            f'{kept} = "stablehlo.and"({x}, {mask}) : ({wide}, {wide}) -> {wide}'], kept


def wrapped(g, w, name):
    """Lines that make w of its value in 32 bits: the low bits count, and the highest of these is the sign."""
    wide = tensor(w.shape, wide_type(w.dt))
    lines, name = low_bits(g, name, wide, bits_of(w.dt))
    if w.dt[0] != "u":
        more, name = signed_bits(g, name, wide, bits_of(w.dt))
        lines += more
    return [*lines, f'{w.name} = "stablehlo.convert"({name}) : ({wide}) -> {w.type}']


@kind("tiny_add", "tiny_subtract", "tiny_multiply", "tiny_divide", "tiny_remainder", "tiny_power", "tiny_maximum",
      "tiny_minimum", "tiny_and", "tiny_or", "tiny_xor", "tiny_shift_left", "tiny_shift_right_arithmetic",
      "tiny_shift_right_logical")
def tiny_binary(g, op):
    op = op[5:]
    a = g.pick(NARROW_INT)
    b = g.like(a)
    if op in ("divide", "remainder") and b is a:  # XLA takes x / x for 1, at times also where x is 0
        b = g.fresh(a.shape, a.dt)
    if op == "power":
        b = g.const(g.r.integers(0, 2 if bits_of(a.dt) == 2 else 4, a.shape), a.dt)
    w = g.emit(f"stablehlo.{op}", [a, b], a.shape, a.dt)
    # A logical shift must not see copies of the sign; an arithmetic one of a small unsigned number must.
    from_left, x = as_wide(g, a, unsigned=op == "shift_right_logical")
    from_right, y = as_wide(g, b)
    c, wide = g.name(), tensor(a.shape, wide_type(a.dt))
    lines = [*from_left, *from_right]
    if op in ("divide", "remainder"):  # of 0 / y where it knows the 0, XLA makes 0, at times also where y is 0
        hidden, told_type = g.name(), tensor(a.shape, wide_type(a.dt))
        lines.append(f'{hidden} = "stablehlo.optimization_barrier"({x}) : ({told_type}) -> {told_type}')
        x = hidden
    if op == "shift_right_arithmetic" and a.dt[0] == "u":
        signed, told = signed_shift(g, a, x, y)
        g.told([*lines, *signed, *wrapped(g, w, told)])
        return
    lines.append(f'{c} = "stablehlo.{op}"({x}, {y}) : ({wide}, {wide}) -> {wide}')
    g.told([*lines, *wrapped(g, w, c)])


def signed_shift(g, a, x, y):
    """An arithmetic shift of a number without sign takes its highest bit for one."""
    wide, done = tensor(a.shape, "ui32"), g.name()
    lines, signed = signed_bits(g, x, wide, bits_of(a.dt))
    return [*lines, f'{done} = "stablehlo.shift_right_arithmetic"({signed}, {y}) : ({wide}, {wide}) -> {wide}'], done


@kind("tiny_negate", "tiny_not", "tiny_abs", "tiny_sign", "tiny_popcnt", "tiny_count_leading_zeros")
def tiny_unary(g, op):
    op = op[5:]
    v = g.pick(NARROW_INT if op not in ("abs", "sign") else ("i2", "i4"))
    w = g.emit(f"stablehlo.{op}", [v], v.shape, v.dt)
    lines, x = as_wide(g, v, unsigned=op in ("popcnt", "count_leading_zeros"))
    c, wide = g.name(), tensor(v.shape, wide_type(v.dt))
    lines.append(f'{c} = "stablehlo.{op}"({x}) : ({wide}) -> {wide}')
    if op == "count_leading_zeros":
        more, fewer = g.name(), g.name()
        lines += [f'{more} = "stablehlo.constant"() {{value = dense<{32 - bits_of(v.dt)}> : {wide}}} : () -> {wide}',
                  f'{fewer} = "stablehlo.subtract"({c}, {more}) : ({wide}, {wide}) -> {wide}']
        c = fewer
    g.told([*lines, *wrapped(g, w, c)])


@kind()
def tiny_convert(g, _):
    """To and from integers of 2 and 4 bits; of an integer that is too large, the low bits stay."""
    if g.chance(0.5):
        v = g.pick(NARROW_INT)
        g.emit("stablehlo.convert", [v], v.shape, g.one(FLOAT + INT + ("i1", )), mag=15.0, exact=True)
        return
    to = g.one(NARROW_INT)
    if g.chance(0.3):
        first, last = range_of(to)
        dt = g.one(FLOAT)
        v = g.given(g.r.integers(first, last, g.shape(), endpoint=True).astype(np.float64), dt, pool=False)
        g.emit("stablehlo.convert", [v], v.shape, to)
        return
    v = g.pick(tuple(t for t in INT if (t[0] == "u") == (to[0] == "u")))
    w = g.emit("stablehlo.convert", [v], v.shape, to)
    lines, x = as_wide(g, v)
    g.told([*lines, *wrapped(g, w, x)])


@kind()
def tiny_sum(g, _):
    v = g.pick(NARROW_INT, lo=1, nonzero=True)
    op, d = g.one(["add", "multiply", "maximum", "minimum", "xor"]), g.n(0, v.rank - 1)
    first, last = range_of(v.dt)
    start = g.const(dict(multiply=1, maximum=first, minimum=last).get(op, 0), v.dt)
    s = [x for i, x in enumerate(v.shape) if i != d]
    attrs = f"dimensions = {array([d])}"
    w = g.emit("stablehlo.reduce", [v, start], s, v.dt, attrs, g.body(f"stablehlo.{op}", v.dt))
    c, x, y, wide, number = g.name(), g.name(), g.name(), wide_type(v.dt), tensor((), v.dt)
    body = g.body(f"stablehlo.{op}", wide)
    g.told([f'{x} = "stablehlo.convert"({v.name}) : ({v.type}) -> {tensor(v.shape, wide)}',
            f'{y} = "stablehlo.convert"({start.name}) : ({number}) -> {tensor((), wide)}',
            f'{c} = "stablehlo.reduce"({x}, {y}) {body} {{{attrs}}} : ({tensor(v.shape, wide)}, {tensor((), wide)}) -> '
            f'{tensor(s, wide)}', *wrapped(g, w, c)])


@kind()
def tiny_dot(g, _):
    v = g.pick(NARROW_INT, lo=1, hi=3, nonzero=True)
    w = g.fresh([v.shape[-1], g.n(1, 4)], v.dt, pool=False)
    g.emit("stablehlo.dot_general", [v, w], (*v.shape[:-1], w.shape[1]), "ui32" if v.dt[0] == "u" else "i32",
           f"dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [{v.rank - 1}], "
           "rhs_contracting_dimensions = [0]>")


@kind("tiny_pack", "tiny_unpack")
def tiny_bits(g, op):
    """Bits of small elements as those of larger ones, the first in the lowest; and the other way."""
    small = g.one(NARROW_INT + ("f4E2M1FN", ))
    width = bits_of(small)
    large = g.one(t for t in INT + ("i4", "ui4") if width < bits_of(t) <= 16)
    count, s = bits_of(large) // width, g.shape(0, 2)
    a, b = (small, large) if op == "tiny_pack" else (large, small)
    shapes = {small: (*s, count), large: s}
    v = g.fresh(shapes[a], a, pool=False)
    w = g.emit("stablehlo.bitcast_convert", [v], shapes[b], b, exact=True)
    native = [tensor(x.shape, x.dt).replace(MLIR[x.dt], "!" + MLIR[x.dt]) for x in (v, w)]
    x, y = g.name(), g.name()
    lines = [f'{x} = "stablehlo.convert"({v.name}) : ({v.type}) -> {native[0]}' if a in STAND_IN else "",
             f'{y} = "stablehlo.bitcast_convert"({x if a in STAND_IN else v.name}) : ({native[0]}) -> {native[1]}',
             f'{w.name} = "stablehlo.convert"({y}) : ({native[1]}) -> {w.type}' if b in STAND_IN else
             f'{w.name} = "stablehlo.reshape"({y}) : ({native[1]}) -> {w.type}']
    g.told([line for line in lines if line])
