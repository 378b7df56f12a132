"""Kinds of ops that stand for several, and of shapes that are values but follow from constants."""
import numpy as np

from .random_module import Unfit, V, array, kind, multi, pairs, tensor
from .types import ANY, COMPLEX, EPS, FLOAT, INT, NARROW_FLOAT


@kind("batch_norm_inference", "batch_norm_training", "batch_norm_grad")
def batch_norm(g, op):
    x = g.tame(g.pick(("f32", "f64"), lo=1, nonzero=True), 4)
    d, epsilon = g.n(0, x.rank - 1), g.one([0.25, 0.5])
    s, n = (x.shape[d], ), x.size / x.shape[d]
    attrs = f"epsilon = {epsilon} : f32, feature_index = {d} : i64"
    scale, offset = g.fresh(s, x.dt, pool=False), g.fresh(s, x.dt, pool=False)
    step = 8 * x.err + 4 * EPS[x.dt] * n
    if op == "batch_norm_inference":
        variance = g.positive(g.fresh(s, x.dt, pool=False))
        g.emit(f"stablehlo.{op}", [x, scale, offset, g.fresh(s, x.dt, pool=False), variance], x.shape, x.dt, attrs,
               mag=70.0, err=70 * step)
    elif op == "batch_norm_training":
        multi(g, f"stablehlo.{op}", [x, scale, offset],
              [V("", x.shape, x.dt, 70.0, 70 * step, False), V("", s, x.dt, 4.0, 4 * step, False),
               V("", s, x.dt, 16.0, 16 * step, False)], attrs, "")
    else:
        variance = g.positive(g.fresh(s, x.dt, pool=False))
        mean, grad = g.fresh(s, x.dt, pool=False), g.fresh(x.shape, x.dt, pool=False)
        multi(g, f"stablehlo.{op}", [x, scale, mean, variance, grad],
              [V("", x.shape, x.dt, 500.0, 500 * n * step, False), V("", s, x.dt, 64 * n, 64 * n * step, False),
               V("", s, x.dt, 4 * n, 4 * n * step, False)], attrs, "")


@kind()
def reduce_window_two(g, _):
    """Two operands, each with an op of its own."""
    v = g.tame(g.pick(("f32", "f64", "i32", "ui8", "i64"), lo=1, nonzero=True), 30)
    w = g.tame(g.like(v), 30)
    win = [g.n(1, min(3, d)) for d in v.shape]
    padding = [(g.n(0, 1), g.n(0, 1)) for _ in v.shape]
    s = [d + sum(p) - n + 1 for d, p, n in zip(v.shape, padding, win)]
    n = int(np.prod(win))
    a, b, c, d, e, f = (g.name() for _ in range(6))
    t = tensor((), v.dt)
    region = (f'({{ ^bb0({a}: {t}, {b}: {t}, {c}: {t}, {d}: {t}): {e} = "stablehlo.add"({a}, {c}) : ({t}, {t}) -> {t} '
              f'{f} = "stablehlo.maximum"({b}, {d}) : ({t}, {t}) -> {t} '
              f'"stablehlo.return"({e}, {f}) : ({t}, {t}) -> () }})')
    attrs = f"window_dimensions = {array(win)}, padding = {pairs(padding)}"
    mag = v.mag * n
    multi(g, "stablehlo.reduce_window", [v, w, g.splat(0, (), v.dt), g.splat(0, (), v.dt)],
          [V("", s, v.dt, mag, n * v.err + n * EPS.get(v.dt, 0) * mag, not v.float),
           V("", s, w.dt, w.mag, w.err, w.exact)], attrs, region)


@kind()
def scatter_two(g, _):
    """Two operands, each element of which is written once. Not the same twice: XLA then gives one result twice."""
    v = g.tame(g.pick(FLOAT + INT, lo=1, hi=2, nonzero=True), 8)
    w = g.fresh(v.shape, v.dt, pool=False)
    n = g.n(1, v.shape[0])
    rows = g.given(g.r.permutation(v.shape[0] + 1)[:n].reshape(n, 1), "i32", pool=False)
    u, x = (g.fresh((n, *v.shape[1:]), v.dt, pool=False) for _ in range(2))
    a, b, c, d, e, f = (g.name() for _ in range(6))
    t = tensor((), v.dt)
    region = (f'({{ ^bb0({a}: {t}, {b}: {t}, {c}: {t}, {d}: {t}): {e} = "stablehlo.add"({a}, {c}) : ({t}, {t}) -> {t} '
              f'{f} = "stablehlo.maximum"({d}, {a}) : ({t}, {t}) -> {t} '
              f'"stablehlo.return"({e}, {f}) : ({t}, {t}) -> () }})')
    numbers = (f"#stablehlo.scatter<update_window_dims = {list(range(1, v.rank))}, inserted_window_dims = [0], "
               f"scatter_dims_to_operand_dims = [0], index_vector_dim = 1>")
    both = v.mag + 4.0
    err = max(v.err, w.err) + EPS.get(v.dt, 0) * both
    multi(g, "stablehlo.scatter", [v, w, rows, u, x],
          [V("", v.shape, v.dt, both, err, not v.float), V("", v.shape, v.dt, max(both, w.mag), err, not v.float)],
          f"scatter_dimension_numbers = {numbers}, indices_are_sorted = false, unique_indices = false", region)


@kind("dynamic_iota", "dynamic_reshape", "dynamic_broadcast_in_dim", "dynamic_pad", "real_dynamic_slice")
def on_paper(g, op):
    """Shapes that are values, but constants. XLA is given the op whose shape is written down."""
    dt = g.one(["i32", "i64"])
    s = g.shape(1, 3)

    def numbers(xs):
        return g.const(np.array(xs, int), dt)

    if op == "dynamic_iota":
        to, d = g.one(("f32", "i32", "ui8", "bf16")), g.n(0, len(s) - 1)
        w = g.emit("stablehlo.dynamic_iota", [numbers(s)], s, to, f"iota_dimension = {d} : i64", mag=6.0, exact=True)
        g.told([f'{w.name} = "stablehlo.iota"() {{iota_dimension = {d} : i64}} : () -> {w.type}'])
        return
    v = g.pick(tuple(t for t in ANY if t not in COMPLEX + NARROW_FLOAT), lo=1, hi=3, wild=True)
    if op == "dynamic_reshape":
        s = [v.size, 1] if g.chance(0.5) else [v.size]
        w = g.move("stablehlo.dynamic_reshape", v, s, extra=[numbers(s)])
        told = f'"stablehlo.reshape"({v.name}) : ({v.type})'
    elif op == "dynamic_broadcast_in_dim":
        s = [g.n(1, 3), *v.shape]
        about = f"broadcast_dimensions = {array(range(1, v.rank + 1))}"
        w = g.move("stablehlo.dynamic_broadcast_in_dim", v, s, about, [numbers(s)])
        told = f'"stablehlo.broadcast_in_dim"({v.name}) {{{about}}} : ({v.type})'
    elif op == "dynamic_pad":
        low, high, inner = ([g.n(0, 2) for _ in v.shape] for _ in range(3))
        s = [l + d + max(d - 1, 0) * i + h for d, l, h, i in zip(v.shape, low, high, inner)]
        if np.prod(s) > 2000: raise Unfit("large")
        p = g.fresh((), v.dt, pool=False)
        w = g.move("stablehlo.dynamic_pad", v, s, extra=[p, *(numbers(x) for x in (low, high, inner))])
        told = (f'"stablehlo.pad"({v.name}, {p.name}) {{edge_padding_low = {array(low)}, edge_padding_high = '
                f'{array(high)}, interior_padding = {array(inner)}}} : ({v.type}, {p.type})')
    else:
        start = [g.n(0, d) for d in v.shape]
        limit = [g.n(a, d) for a, d in zip(start, v.shape)]
        stride = [g.n(1, 2) for _ in v.shape]
        s = [-(-(b - a) // t) for a, b, t in zip(start, limit, stride)]
        w = g.move("stablehlo.real_dynamic_slice", v, s, extra=[numbers(x) for x in (start, limit, stride)])
        told = (f'"stablehlo.slice"({v.name}) {{start_indices = {array(start)}, limit_indices = {array(limit)}, '
                f'strides = {array(stride)}}} : ({v.type})')
    g.told([f"{w.name} = {told} -> {w.type}"])
