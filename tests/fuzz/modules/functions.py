"""Kinds of the functions that JAX prints as CHLO, where they are smooth; infinities, poles and NaNs: special.py."""
import numpy as np

from .case import constant
from .random_module import V, kind, multi, slice_text, tensor
from .types import COMPLEX, EPS, FLOAT, LIMIT, NUMPY


def within(limit):
    return lambda g, v: g.tame(v, limit)


def above(floor, limit=4):
    """Real numbers above the floor; complex ones away from the negative numbers."""
    return lambda g, v: g.right_of_zero(v) if v.dt in COMPLEX else g.positive(g.tame(v, limit), floor)


# Function: its operand, a bound of the result, how much it stretches an error at most, whether of complex numbers, too.
FUNCTIONS = {
    "erf": (within(3), 1.0, 1.2, False),
    "erfc": (within(3), 2.0, 1.2, False),
    "erf_inv": (within(0.75), 1.0, 2.0, False),
    "lgamma": (above(0.5), 10.1, 4.0, False),
    "digamma": (above(0.5), 3.0, 5.0, False),
    "bessel_i1e": (within(4), 1.0, 1.0, False),
    "sinh": (within(3), 10.1, 10.1, True),
    "cosh": (within(3), 10.1, 10.1, True),
    "tan": (within(1), 1.6, 4.0, True),
    "asinh": (within(3), 2.0, 1.0, False),
    "acosh": (above(1.5), 4.0, 1.0, True),
    "asin": (within(0.75), 1.0, 1.6, True),
    "acos": (within(0.75), 3.0, 1.6, True),
    "atan": (within(3), 1.6, 1.0, False),
    "atanh": (within(0.75), 1.0, 2.5, True),
    "square": (within(3), 9.0, 6.0, True),
    "conj": (within(100), 100.0, 1.0, True),
}


@kind(*FUNCTIONS)
def chlo(g, op):
    operand, mag, stretch, of_complex = FUNCTIONS[op]
    v = operand(g, g.pick(FLOAT + (COMPLEX if of_complex else ())))
    g.emit(f"chlo.{op}", [v], v.shape, v.dt, mag=mag, err=v.err * stretch)


@kind()
def zeta(g, _):
    x = g.pick(("f32", "f64"))
    q = above(0.75)(g, g.like(x))
    x = above(1.75)(g, x)
    g.emit("chlo.zeta", [x, q], x.shape, x.dt, mag=6.0, err=20 * (x.err + q.err))


@kind()
def polygamma(g, _):
    x = above(1.0)(g, g.pick(("f32", "f64")))
    n = g.splat(g.n(0, 3), x.shape, x.dt)
    g.emit("chlo.polygamma", [n, x], x.shape, x.dt, mag=7.0, err=30 * x.err)


@kind()
def next_after(g, _):
    """There is one right result, though not a round number."""
    dt, s = g.one(FLOAT), g.shape()
    x = g.data(s, dt)
    x = g.given(np.where(x == 0, 1, x), dt, pool=False)  # the neighbours of zero are subnormal: XLA flushes them
    y = g.given(g.data(s, dt), dt, pool=False)
    g.emit("chlo.next_after", [x, y], s, dt, mag=5.0, exact=True, ulps=0)


@kind()
def top_k(g, _):
    v = g.pick(("f32", "i32", "bf16", "f64", "ui8", "i64"), lo=1, exact=True, nonzero=True)
    k = g.n(1, v.shape[-1])
    s = v.shape[:-1] + (k, )
    multi(g, "chlo.top_k", [v], [V("", s, v.dt, v.mag, 0, True), V("", s, "i32")], f"k = {k} : i64", "")


@kind()
def mulhi(g, _):
    a = g.pick(("i32", "i64", "ui32", "ui64"))
    g.emit("chlo.mulhi", [a, g.like(a)], a.shape, a.dt)


@kind()
def ragged_dot(g, _):
    """Rows in groups, each group with a matrix of its own; rows of no group give zeros. XLA on CPUs has no such op."""
    v = g.tame(g.pick(("f32", "f64"), lo=2, hi=2, nonzero=True), 4)
    (rows, inner), columns = v.shape, g.n(1, 4)
    cuts = [0] + sorted(g.n(0, rows) for _ in range(g.n(1, 3)))
    w = g.fresh((len(cuts) - 1, inner, columns), v.dt)
    sizes = g.given([b - a for a, b in zip(cuts, cuts[1:])], g.one(["i32", "i64"]), pool=False)
    numbers = ("#chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], "
               "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], "
               "rhs_group_dimensions = [0]>")
    r = g.emit("chlo.ragged_dot", [v, w, sizes], (rows, columns), v.dt, f"ragged_dot_dimension_numbers = {numbers}",
               mag=inner * v.mag * w.mag, err=inner * v.err * w.mag + inner * EPS[v.dt] * v.mag * w.mag)
    lines, parts = [], []
    for i, (a, b) in enumerate(zip(cuts, cuts[1:])):
        own, slab, matrix, part = (g.name() for _ in range(4))
        to, of = tensor((b - a, inner), v.dt), tensor((inner, columns), v.dt)
        lines += [slice_text(own, v, [a, 0], [b, inner]), slice_text(slab, w, [i, 0, 0], [i + 1, inner, columns]),
                  f'{matrix} = "stablehlo.reshape"({slab}) : ({tensor((1, inner, columns), v.dt)}) -> {of}',
                  f'{part} = "stablehlo.dot_general"({own}, {matrix}) {{dot_dimension_numbers = #stablehlo.dot<'
                  f'lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}} : ({to}, {of}) -> '
                  f'{tensor((b - a, columns), v.dt)}']
        parts.append((part, b - a))
    rest = g.name()
    lines.append(constant(rest, np.zeros((rows - cuts[-1], columns), NUMPY[v.dt])))
    parts.append((rest, rows - cuts[-1]))
    lines.append(f'{r.name} = "stablehlo.concatenate"({", ".join(n for n, _ in parts)}) {{dimension = 0 : i64}} : '
                 f'({", ".join(tensor((n, columns), v.dt) for _, n in parts)}) -> {r.type}')
    g.told(lines)
    if r.mag > LIMIT[r.dt]: g.pool[-1] = g.tame(r)
