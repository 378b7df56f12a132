"""Kinds that move elements: shapes, slices, gather, scatter, sort."""
import numpy as np

from .random_module import Unfit, array, kind, multi, tensor
from .types import ANY, COMPLEX, EPS, LIMIT, NARROW, NARROW_FLOAT, NUMPY, ORDERED, REAL


@kind()
def iota(g, _):
    s = g.shape(1)
    dt = g.one_type(REAL + COMPLEX + tuple(t for t in NARROW_FLOAT if t != "f8E8M0FNU"))
    d = g.n(0, len(s) - 1)
    v = g.emit("stablehlo.iota", [], s, dt, f"iota_dimension = {d} : i64", mag=6.0, exact=True)
    if dt in COMPLEX:  # behind a barrier: XLA makes the iota of |iota|, finds that their types differ, and aborts
        first = g.name()
        hidden = f'{v.name} = "stablehlo.optimization_barrier"({first}) : ({v.type}) -> {v.type}'
        g.told([g.lines[-1].replace(v.name, first, 1), hidden])


@kind()
def broadcast_in_dim(g, _):
    v = g.pick(hi=3, wild=True)
    rank = g.n(v.rank, 4)
    dims = sorted(g.some(range(rank), v.rank))
    if g.chance(0.15): dims = g.some(dims, len(dims))
    s = [g.n(1, 4) for _ in range(rank)]
    for i, d in enumerate(dims):
        s[d] = v.shape[i] if v.shape[i] != 1 or g.chance(0.3) else g.n(1, 5)
    if np.prod(s) > 1500: raise Unfit("large")
    g.move("stablehlo.broadcast_in_dim", v, s, f"broadcast_dimensions = {array(dims)}")


@kind()
def reshape(g, _):
    v = g.pick(wild=True)
    n, s = v.size, []
    if n == 0: s = list(v.shape) + [1]
    else:
        while n > 1 and len(s) < 4:
            d = g.one(k for k in range(2, n + 1) if n % k == 0)
            s.append(d)
            n //= d
        if n > 1: s[-1] *= n
        if g.chance(0.3): s.insert(g.n(0, len(s)), 1)
    g.move("stablehlo.reshape", v, s)


@kind()
def transpose(g, _):
    v = g.pick(lo=1, wild=True)
    p = g.some(range(v.rank), v.rank)
    g.move("stablehlo.transpose", v, [v.shape[i] for i in p], f"permutation = {array(p)}")


@kind()
def slice(g, _):
    v = g.pick(lo=1, wild=True)
    start = [g.n(0, max(d - 1, 0)) for d in v.shape]
    limit = [g.n(min(a + (not g.chance(0.05)), d), d) for a, d in zip(start, v.shape)]
    stride = [g.n(1, 3) for _ in v.shape]
    g.move("stablehlo.slice", v, [-(-(l - a) // t) for a, l, t in zip(start, limit, stride)],
           f"start_indices = {array(start)}, limit_indices = {array(limit)}, strides = {array(stride)}")


@kind()
def reverse(g, _):
    v = g.pick(lo=1, wild=True)
    g.move("stablehlo.reverse", v, v.shape, f"dimensions = {array(g.some(range(v.rank), g.n(1, v.rank)))}")


@kind()
def pad(g, _):
    v = g.pick(lo=1, wild=True)
    lo, hi, mid = ([g.n(-2, 3) for _ in v.shape], [g.n(-2, 3) for _ in v.shape], [g.n(0, 2) for _ in v.shape])
    s = []
    for i, d in enumerate(v.shape):
        wide = d + max(d - 1, 0) * mid[i]
        if wide + lo[i] + hi[i] < 1: lo[i], hi[i] = 1, 1
        s.append(wide + lo[i] + hi[i])
    if np.prod(s) > 2000: raise Unfit("large")
    p = g.fresh((), v.dt, pool=False)
    g.move("stablehlo.pad", v, s,
           f"edge_padding_low = {array(lo)}, edge_padding_high = {array(hi)}, interior_padding = {array(mid)}", [p])


@kind()
def concatenate(g, _):
    v = g.pick(lo=1, wild=True)
    d = g.n(0, v.rank - 1)
    parts = [v]
    for _ in range(g.n(0, 2)):
        s = list(v.shape)
        s[d] = g.n(0, 4)
        same = [w for w in g.pool if w.dt == v.dt and w.rank == v.rank and g.usable(w, v.wild, v.wild)
                and all(i == d or x == y for i, (x, y) in enumerate(zip(w.shape, v.shape)))]
        parts.append(g.one(same) if g.chance(0.6) else g.fresh(s, v.dt))
    s = list(v.shape)
    s[d] = sum(p.shape[d] for p in parts)
    parts = [parts[i] for i in g.some(range(len(parts)), len(parts))]
    if np.prod(s) > 2000: raise Unfit("large")
    g.move("stablehlo.concatenate", parts[0], s, f"dimension = {d} : i64", parts[1:])


def starts(g, v):
    """Where a slice starts, in each dimension; at times too far out, where it is moved inside."""
    dt = g.one(["i32", "i64", "ui32", "ui8", "i16", "ui64"])
    low = -2 if dt[0] == "i" else 0
    return [g.fresh((), dt, low, d + 1, pool=False) if g.chance(0.5) else g.const(g.n(0, d), dt) for d in v.shape]


@kind()
def dynamic_slice(g, _):
    v = g.pick(lo=1, hi=3, wild=True)
    size = [g.n(min(1, d), d) for d in v.shape]
    g.emit("stablehlo.dynamic_slice", [v, *starts(g, v)], size, v.dt, f"slice_sizes = {array(size)}", mag=v.mag,
           err=v.err, exact=v.exact)


@kind()
def dynamic_update_slice(g, _):
    v = g.pick(lo=1, hi=3, wild=True)
    u = g.fresh([g.n(min(1, d), d) for d in v.shape], v.dt)
    g.emit("stablehlo.dynamic_update_slice", [v, u, *starts(g, v)], v.shape, v.dt, mag=max(v.mag, u.mag), err=v.err,
           exact=v.exact)


def index_plan(g, v):
    """Dimension numbers shared by gather and scatter, and the index operand's shape."""
    batching = g.some(range(v.rank), 1) if v.rank > 1 and g.chance(0.3) else []
    rest = [d for d in range(v.rank) if d not in batching]
    mapped = g.some(rest, g.n(1, len(rest)))
    sizes = [1 if d in batching or g.chance(0.5) else g.n(1, v.shape[d]) for d in range(v.rank)]
    collapsed = sorted(d for d in rest if sizes[d] == 1 and g.chance(0.7))
    window = [d for d in range(v.rank) if d not in collapsed + batching]
    batch = [g.n(1, 4) for _ in range(g.n(0, 2))]
    where = []
    for d in batching:
        at = g.n(0, len(batch))
        where = [w + (w >= at) for w in where] + [at]
        batch.insert(at, v.shape[d])
    total = len(batch) + len(window)
    offset = sorted(g.some(range(total), len(window)))
    out, b, w = [], iter(batch), iter(window)
    for i in range(total):
        out.append(sizes[next(w)] if i in offset else next(b))
    at = g.n(0, len(batch))
    if len(mapped) == 1 and g.chance(0.4): at, ishape = len(batch), list(batch)
    else: ishape = batch[:at] + [len(mapped)] + batch[at:]
    index_batch = [w + (w >= at and len(ishape) > len(batch)) for w in where]
    return batching, mapped, sizes, collapsed, offset, out, at, ishape, index_batch, batch


@kind()
def gather(g, _):
    v = g.pick(lo=1, hi=3, nonzero=True, wild=True)
    batching, mapped, sizes, collapsed, offset, out, at, ishape, index_batch, batch = index_plan(g, v)
    dt = g.one(["i32", "i64", "ui32", "i8"])
    i = g.fresh(ishape, dt, -2, max(v.shape) + 1, pool=False)
    numbers = (
        f"#stablehlo.gather<offset_dims = {offset}, collapsed_slice_dims = {collapsed}, operand_batching_dims = "
        f"{batching}, "
        f"start_indices_batching_dims = {index_batch}, start_index_map = {mapped}, index_vector_dim = {at}>")
    if np.prod(out) > 2000: raise Unfit("large")
    g.emit("stablehlo.gather", [v, i], out, v.dt,
           f"dimension_numbers = {numbers}, slice_sizes = {array(sizes)}, indices_are_sorted = false", mag=v.mag,
           err=v.err, exact=v.exact)


def scatter_indices(g, v, mapped, sizes, at, ishape, batch, low, high):
    """An operand of indices: column d of them lies in [low, high] of dimension mapped[d]."""
    dt = g.one(["i32", "i64"] if any(x < 0 for x in low) else ["i32", "i64", "ui32"])
    columns = [g.data(batch, dt, low[d], high[d]) for d in mapped]
    values = (np.stack(columns, at) if len(ishape) > len(batch) else columns[0]).astype(NUMPY[dt])
    return g.given(values, dt, pool=False)


@kind()
def scatter(g, _):
    v = g.pick(REAL + COMPLEX + NARROW + ("i1", ), lo=1, hi=3, nonzero=True)
    v = g.tame(v, LIMIT.get(v.dt, 1) / 2)
    batching, mapped, sizes, collapsed, offset, out, at, ishape, index_batch, batch = index_plan(g, v)
    across = g.chance(0.5)
    # How far beyond the places of a window that lies inside: across an edge, and further.
    beyond = [0 if d not in mapped else s + 1 if across else int(s == 1) for d, s in enumerate(sizes)]
    low = [0 if g.chance(0.3) else -b for b in beyond]
    high = [d - s + b for d, s, b in zip(v.shape, sizes, beyond)]
    i = scatter_indices(g, v, mapped, sizes, at, ishape, batch, low, high)
    u = g.fresh(out, v.dt)
    writes = int(np.prod(batch))
    if writes != 1 and v.dt in COMPLEX + ("i1", ):
        raise Unfit("an order that the specification leaves open")
    op = g.one((["add"] if v.dt in REAL else []) + (["maximum", "minimum"] if v.dt in REAL + NARROW else [])
               + (["set"] * 3 if writes == 1 else []))
    numbers = (f"#stablehlo.scatter<update_window_dims = {offset}, inserted_window_dims = {collapsed}, "
               f"input_batching_dims = {batching}, scatter_indices_batching_dims = {index_batch}, "
               f"scatter_dims_to_operand_dims = {mapped}, index_vector_dim = {at}>")
    if op == "set":
        a, b, t = g.name(), g.name(), tensor((), v.dt)
        region = f'({{ ^bb0({a}: {t}, {b}: {t}): "stablehlo.return"({b}) : ({t}) -> () }})'
    else:
        region = g.body(f"stablehlo.{op}", v.dt)
    attrs = (f"scatter_dimension_numbers = {numbers}, indices_are_sorted = false, unique_indices = "
             f"{'true' if op == 'set' else 'false'}")
    mag = v.mag + (u.mag * writes if op == "add" else u.mag)
    w = g.emit("stablehlo.scatter", [v, i, u], v.shape, v.dt, attrs, region, mag=mag,
               err=v.err + (EPS.get(v.dt, 0) * mag * writes if op == "add" else 0),
               exact=v.exact and (op != "add" or mag <= 32))
    if w.mag > LIMIT.get(w.dt, 1e9):
        g.pool[-1] = g.tame(w)


@kind()
def sort(g, _):
    two = g.chance(0.5)
    v = g.pick(ORDERED, lo=1, exact=two)
    d, way = g.n(0, v.rank - 1), g.one(["LT", "GT"])
    a, b, c, e, f = (g.name() for _ in range(5))
    t = tensor((), v.dt)
    if not two:
        region = (f'({{ ^bb0({a}: {t}, {b}: {t}): {c} = {g.compare(a, b, way, v.dt)} "stablehlo.return"({c}) : '
                  f'(tensor<i1>) -> () }})')
        g.emit("stablehlo.sort", [v], v.shape, v.dt,
               f"dimension = {d} : i64, is_stable = {'true' if g.chance(.5) else 'false'}", region, mag=v.mag,
               err=v.err, exact=v.exact)
        return
    w = g.fresh(v.shape, g.one_type(ANY))
    tw = tensor((), w.dt)
    region = (f'({{ ^bb0({a}: {t}, {b}: {t}, {e}: {tw}, {f}: {tw}): {c} = {g.compare(a, b, way, v.dt)} '
              f'"stablehlo.return"({c}) : (tensor<i1>) -> () }})')
    multi(g, "stablehlo.sort", [v, w], [v, w], f"dimension = {d} : i64, is_stable = true", region)
