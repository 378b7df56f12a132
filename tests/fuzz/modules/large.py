"""Kinds of many elements along one dimension: sort, cumulative sums, top_k. On several devices it is divided.

They are then computed of parts where that costs less than to put the parts together: a sort from some 500 elements on.
Their operands and results go from one such kind to another by g.large; no other kind takes them: none multiplies sizes.
"""
import numpy as np

from .case import constant
from .manual import Devices
from .random_module import V, array, comparison, kind, multi, pairs, spec_text, tensor
from .special import LARGE
from .sums import start_value
from .types import ANY, FLOAT, INT, NUMPY, ORDERED, REAL

MOST = 4000  # elements


# ---- operands --------------------------------------------------------------------------------------------------------


def large_shape(g):
    """(shape, the dimension that is long): alone, or with others that have little room for a cut, or some."""
    n = g.n(500, 2500) if g.chance(0.85) else g.n(2, 500)
    if g.chance(0.4): n -= n % 60  # even parts on any mesh, and the odd sizes beside them
    n = max(2, n + g.n(-1, 1) * g.chance(0.3))
    shape = [n]
    for _ in range(g.one([0, 0, 0, 1, 1, 2])):
        shape.insert(g.n(0, len(shape)), g.n(1, max(1, min(5, MOST // int(np.prod(shape))))))
    return tuple(shape), shape.index(n)


def laid(g, v, d, anyway=False):
    """v, on a mesh divided along d, at times along other dimensions, too; as it is at times, unless anyway."""
    if not g.mesh or (not anyway and g.chance(0.15)): return v
    mesh = g.mesh_for()
    if not mesh.axes: return v
    split = [[] for _ in v.shape]
    for i in g.some(range(len(mesh.axes)), len(mesh.axes)):
        if g.chance(0.8) or not any(split):
            split[d if g.chance(0.85) or not any(split) else g.n(0, v.rank - 1)].append(list(mesh.axes)[i])
    split = [here if size > 1 else [] for here, size in zip(split, v.shape)]
    return g.said_of(v, f"sdy.sharding_constraint {v.name} {g.spec_of(mesh, split)}")


def large(g, types, ok=lambda v: True, wild=False):
    """(a value of one of these types, its long dimension), of those that there are or a new one."""
    good = [v for v in g.large if v.dt in types and v.wild == wild and v.exact and ok(v)]
    if good and g.chance(0.5):
        v = g.one(good)
        return laid(g, v, int(np.argmax(v.shape))), int(np.argmax(v.shape))
    shape, d = large_shape(g)
    dt = g.one_type(types)
    return laid(g, wild_line(g, dt, shape) if wild else few(g, dt, shape), d), d


def few(g, dt, shape):
    """Numbers among which many are equal, at times few."""
    if dt in INT and g.chance(0.5):
        return g.fresh(shape, dt, 0, g.n(0, 9), pool=False)
    return g.fresh(shape, dt, pool=False)


def wild_line(g, dt, shape):
    """NaNs of both signs, infinities and zeros of both signs, each many times, among numbers of any size."""
    special = [np.nan, np.nan, np.inf, -np.inf, 0.0, -0.0, LARGE[dt], -LARGE[dt], 1 / LARGE[dt]]
    ordinary = g.data(shape, dt)
    a = np.where(g.r.random(shape) < g.one([0.05, 0.5, 0.95]), g.r.choice(special, shape), ordinary).astype(NUMPY[dt])
    return g.given(np.where(np.isnan(a) & (g.r.random(shape) < 0.5), np.negative(a), a), dt, pool=False,
                   mag=LARGE[dt], ulps=0)


def beside(g, v, d, types):
    """Another operand for a sort of v: of its shape, divided in its own way."""
    good = [w for w in g.large if w.shape == v.shape and w.dt in types and w.exact and not w.wild]
    return laid(g, g.one(good) if good and g.chance(0.4) else few(g, g.one_type(types), v.shape), d)


def kept(g, made, d):
    """What was made, for further kinds of here and as results; at times divided as it is said."""
    g.large += [laid(g, v, d, anyway=True) if g.chance(0.2) else v for v in made]


# ---- comparators -----------------------------------------------------------------------------------------------------


def scalar_op(g, op, dt, *names):
    """(name, text) of an op on scalars of one type."""
    name, t = g.name(), tensor((), dt)
    return name, f'{name} = "stablehlo.{op}"({", ".join(names)}) : ({", ".join([t] * len(names))}) -> {t}'


def compared(g, x, y, way, dt, how=None):
    name, t = g.name(), tensor((), dt)
    return name, f'{name} = "stablehlo.compare"({x}, {y}) {{{comparison(way, dt, how)}}} : ({t}, {t}) -> tensor<i1>'


def by_keys(g, keys, how=None):
    """[(x, y, dtype)], the first the foremost: (name, text) of whether the x come first, each way up or down."""
    text, before = [], None
    for x, y, dt in reversed(keys):
        way = g.one(["LT", "GT"])
        if g.chance(0.2) and how is None:  # the same, as no key is NaN
            unless, said = compared(g, x, y, dict(LT="GE", GT="LE")[way], dt)
            first, negated = scalar_op(g, "not", "i1", unless)
            text += [said, negated]
        else:
            first, said = compared(g, x, y, way, dt, how)
            text.append(said)
        if before is None:
            before = first
            continue
        same, said = compared(g, x, y, "EQ", dt, how)
        both, joined = scalar_op(g, "and", "i1", same, before)
        before, either = scalar_op(g, "or", "i1", first, both)
        text += [said, joined, either]
    return before, " ".join(text)


def derived(g, xs, ys, v):
    """[(x, y, dtype)] of a key that is computed of the first operand, or of two of them; lines before it."""
    x, y, dt = xs[0], ys[0], v[0].dt
    if len(v) > 1 and v[1].dt == dt and g.chance(0.7):
        (a, one), (b, two) = scalar_op(g, "add", dt, xs[0], xs[1]), scalar_op(g, "add", dt, ys[0], ys[1])
        return [(a, b, dt)], f"{one} {two}"
    if dt in FLOAT:
        op = g.one(["abs", "negate", "floor"])
        (a, one), (b, two) = scalar_op(g, op, dt, x), scalar_op(g, op, dt, y)
        return [(a, b, dt)], f"{one} {two}"
    c, t = g.name(), tensor((), dt)
    mask = f'{c} = "stablehlo.constant"() {{value = dense<{g.one([0, 1, 3, 12])}> : {t}}} : () -> {t}'
    (a, one), (b, two) = scalar_op(g, "and", dt, x, c), scalar_op(g, "and", dt, y, c)
    return [(a, b, dt)], f"{mask} {one} {two}"


def sort_text(g, operands, count, d, names, how=None, computed=False, stable=True):
    """A sort by the first count operands, or by what is computed of them; the operands' names are given."""
    xs, ys = [g.name() for _ in operands], [g.name() for _ in operands]
    arguments = ", ".join(f"{x}: {tensor((), v.dt)}, {y}: {tensor((), v.dt)}" for x, y, v in zip(xs, ys, operands))
    keys, lines = [(x, y, v.dt) for x, y, v in zip(xs, ys, operands)][:count], ""
    if computed: keys, lines = derived(g, xs, ys, operands)
    before, text = by_keys(g, keys, how)
    types = ", ".join(v.type for v in operands)
    return (f'"stablehlo.sort"({", ".join(names)}) ({{ ^bb0({arguments}): {lines} {text} "stablehlo.return"({before}) '
            f': (tensor<i1>) -> () }}) {{dimension = {d} : i64, is_stable = {str(stable).lower()}}} : ({types}) -> '
            f'({types})')


def sorted_by(g, operands, count, d, **about):
    base = g.name()
    for v in operands: v.used += 1
    g.lines.append(f"{base}:{len(operands)} = "
                   f"{sort_text(g, operands, count, d, [v.name for v in operands], **about)}")
    kept(g, [V(f"{base}#{i}", v.shape, v.dt, v.mag, v.err, v.exact, v.ulps) for i, v in enumerate(operands)], d)


# ---- sorts -----------------------------------------------------------------------------------------------------------


@kind()
def large_sort_keys(g, _):
    """All operands are keys: rows that come in any order are equal, so the sort need not be stable."""
    v, d = large(g, ORDERED)
    operands = [v] + [beside(g, v, d, ORDERED) for _ in range(g.one([0, 0, 1, 2]))]
    sorted_by(g, operands, len(operands), d, stable=g.chance(0.5))


@kind()
def large_sort_stable(g, _):
    """Of equal keys, what goes with them says whether they kept their order."""
    v, d = large(g, ORDERED)
    keys = [v] + [beside(g, v, d, REAL) for _ in range(g.one([0, 0, 1]))]
    rest = [beside(g, v, d, ANY) for _ in range(g.n(0, 2))]
    if g.chance(0.7): rest.append(places(g, v, d))
    sorted_by(g, keys + rest, len(keys), d)


def places(g, v, d):
    return g.emit("stablehlo.iota", [], v.shape, g.one(["i32", "ui16", "i64"]), f"iota_dimension = {d} : i64",
                  pool=False)


@kind()
def large_sort_total(g, _):
    """By total order, the only one that says where NaNs come."""
    v, d = large(g, FLOAT, wild=True)
    sorted_by(g, [v] + [places(g, v, d)] * g.n(0, 1), 1, d, how="TOTALORDER")


@kind()
def large_sort_by(g, _):
    """By a key that the comparator computes: also one element has an order to keep."""
    v, d = large(g, ("f32", "f64") + INT)
    operands = [v] + ([beside(g, v, d, (v.dt, ))] if g.chance(0.6) else []) + [places(g, v, d)] * g.n(0, 1)
    sorted_by(g, operands, 1, d, computed=True)


def step_of(g, v, w, d, b, c):
    """Texts for XLA and for spmdrun of one round: b, of v's type, is sorted by its last bits, c goes with it."""
    base, x, y, z = g.name(), g.name(), g.name(), g.name()
    own, k = g.name(), g.name()
    sort = f"{base}:2 = {sort_text(g, [v, w], 1, d, [x, c], computed=True)}"
    mesh = g.mesh_for() if g.mesh else None
    spec = g.spec_of(mesh, [[a for a in mesh.axes] if i == d else [] for i in range(v.rank)]) if mesh else ""
    hidden = f'{x} = "stablehlo.optimization_barrier"({b}) : ({v.type}) -> {v.type}'
    said = f"{x} = sdy.sharding_constraint {b} {spec} : {v.type}" if mesh and mesh.axes else hidden
    after = (f'{own} = "stablehlo.constant"() {{value = dense<5> : {v.type}}} : () -> {v.type} '
             f'{y} = "stablehlo.multiply"({base}#0, {own}) : ({v.type}, {v.type}) -> {v.type} '
             f'{k} = "stablehlo.iota"() {{iota_dimension = {d} : i64}} : () -> {v.type} '
             f'{z} = "stablehlo.add"({y}, {k}) : ({v.type}, {v.type}) -> {v.type}')
    return [f"{first} {sort} {after}" for first in (hidden, said)], z, f"{base}#1"


def integers(g):
    """A value of integers and one that goes with it."""
    v, d = large(g, ("i32", "ui32", "i64", "i16", "ui16"))
    return v, beside(g, v, d, ANY), d


@kind()
def large_sort_while(g, _):
    """Rounds of sorting what the round before made."""
    v, w, d = integers(g)
    zero, last = (g.const(np.int32(n), "i32") for n in (0, g.n(0, 3)))
    base, i, b, c, less, j, e, f, k, one = (g.name() for _ in range(10))
    (told, ours), x, y = step_of(g, v, w, d, e, f)
    types = f"tensor<i32>, {v.type}, {w.type}"

    def loop(step):
        return (f'{base}:3 = "stablehlo.while"({zero.name}, {v.name}, {w.name}) ({{ ^bb0({i}: tensor<i32>, {b}: '
                f'{v.type}, {c}: {w.type}): {less} = {g.compare(i, last.name, "LT", "i32")} "stablehlo.return"({less})'
                f' : (tensor<i1>) -> () }}, {{ ^bb0({j}: tensor<i32>, {e}: {v.type}, {f}: {w.type}): {step} '
                f'{constant(one, np.int32(1))} '
                f'{k} = "stablehlo.add"({j}, {one}) : (tensor<i32>, tensor<i32>) -> tensor<i32> '
                f'"stablehlo.return"({k}, {x}, {y}) : ({types}) -> () }}) : ({types}) -> ({types})')

    g.lines.append((loop(told), loop(ours)))
    kept(g, [V(f"{base}#1", v.shape, v.dt), V(f"{base}#2", w.shape, w.dt, w.mag)], d)


@kind()
def large_sort_case(g, _):
    """A branch that sorts, and one that does not."""
    v, w, d = integers(g)
    chosen = g.fresh((), "i1", pool=False)
    base = g.name()
    (told, ours), x, y = step_of(g, v, w, d, v.name, w.name)
    types = f"{v.type}, {w.type}"

    def either(step):
        return (f'{base}:2 = "stablehlo.if"({chosen.name}) ({{ {step} "stablehlo.return"({x}, {y}) : ({types}) -> () '
                f'}}, {{ "stablehlo.return"({v.name}, {w.name}) : ({types}) -> () }}) : (tensor<i1>) -> ({types})')

    g.lines.append((either(told), either(ours)))
    kept(g, [V(f"{base}#0", v.shape, v.dt), V(f"{base}#1", w.shape, w.dt, w.mag)], d)


@kind()
def manual_large_sort(g, _):
    """Each device of a manual computation sorts its part, which is divided along the axes that are not manual."""
    v, d = large(g, ("i32", "ui32", "i64", "i16", "ui8"))
    devices = Devices(g, v)
    p = devices.argument
    free = [a for a in devices.where.axes if a not in devices.mesh]
    if free:
        spec = spec_text(devices.where, [free if i == d else [] for i in range(v.rank)])
        name = g.name()
        devices.ours.append(f"{name} = sdy.sharding_constraint {p.ours} {spec} : {p.type}")
        p = p.like(name, p.told)
    part = V("", p.shape, p.dt)
    text = sort_text(g, [part], 1, d, ["OPERAND"], computed=True)
    p = p.like(*devices.each(text.replace("{", "{{").replace("}", "}}").replace("OPERAND", "{0}"), p))
    at = len(g.pool)
    devices.finish(p)
    made = g.pool[at:]
    del g.pool[at:]
    kept(g, made, d)


# ---- what goes on from element to element, and the largest -----------------------------------------------------------


@kind("large_cumulative_add", "large_cumulative_maximum", "large_cumulative_minimum")
def large_cumulative(g, op):
    """Of sums only those that no order of adding rounds."""
    op = op[17:]
    v, d = large(g, ("f32", "f64") + INT if op == "add" else REAL, lambda v: v.dt in INT or v.mag <= 4)
    window, padding = [1] * v.rank, [(0, 0)] * v.rank
    window[d] = v.shape[d]
    padding[d] = (v.shape[d] - 1, 0) if g.chance(0.5) else (0, v.shape[d] - 1)
    made = g.emit("stablehlo.reduce_window", [v, start_value(g, op, v.dt)], v.shape, v.dt,
                  f"window_dimensions = {array(window)}, padding = {pairs(padding)}", g.body(f"stablehlo.{op}", v.dt),
                  mag=v.mag * (v.shape[d] if op == "add" else 1), exact=True, pool=False)
    kept(g, [made], d)


@kind()
def large_top_k(g, _):
    v, d = large(g, ("f32", "i32", "bf16", "f64", "ui8", "i64"), lambda v: np.argmax(v.shape) == v.rank - 1)
    k = g.n(1, v.shape[-1]) if g.chance(0.3) else g.n(1, max(1, v.shape[-1] // 20))
    s = v.shape[:-1] + (k, )
    multi(g, "chlo.top_k", [v], [V("", s, v.dt, v.mag), V("", s, "i32")], f"k = {k} : i64", "")
    made = g.pool[-2:]
    del g.pool[-2:]
    kept(g, made, v.rank - 1)
