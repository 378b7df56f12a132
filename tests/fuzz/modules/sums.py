"""Kinds that reduce, contract and transform."""
import numpy as np

from .case import constant
from .random_module import Unfit, V, array, kind, multi, pairs, tensor
from .types import COMPLEX, EPS, FLOAT, INT, LIMIT, NUMPY, PART, REAL, range_of


def identity(op, dt):
    """What changes nothing in a reduction by op."""
    if op in ("add", "or", "xor"): return 0
    if op == "multiply": return 1
    if dt == "i1": return op in ("and", "minimum")
    if dt in FLOAT: return -np.inf if op == "maximum" else np.inf
    first, last = range_of(dt)
    return dict(maximum=first, minimum=last)[op] if op != "and" else -1 if first < 0 else last


def start_value(g, op, dt):
    name = g.name()
    g.lines.append(constant(name, np.asarray(identity(op, dt)).astype(NUMPY[dt])))
    return V(name, (), dt, 0.0)


@kind("reduce_add", "reduce_maximum", "reduce_minimum", "reduce_multiply", "reduce_and", "reduce_or", "reduce_xor")
def reduce(g, op):
    op = op[7:]
    bitwise = op in ("and", "or", "xor")
    v = g.pick(INT + ("i1", ) if bitwise else REAL + (COMPLEX if op in ("add", "multiply") else ()), lo=1,
               nonzero=True)
    dims = sorted(g.some(range(v.rank), g.n(1, v.rank)))
    n = int(np.prod([v.shape[d] for d in dims]))
    if v.float: v = g.tame(v, LIMIT[v.dt] / n if op == "add" else 1.0 if op == "multiply" else None)
    s = [x for i, x in enumerate(v.shape) if i not in dims]
    mag = v.mag * n if op == "add" else v.mag
    err = v.err
    if op == "add": err = n * v.err + n * EPS.get(v.dt, 0) * mag
    if op == "multiply": err = n * v.err + n * EPS.get(v.dt, 0)
    exact = v.exact and op != "multiply" and (op != "add" or mag <= 32)
    g.emit("stablehlo.reduce", [v, start_value(g, op, v.dt)], s, v.dt, f"dimensions = {array(dims)}",
           g.body(f"stablehlo.{op}", v.dt), mag=mag, err=0 if exact else err, exact=exact)


@kind()
def reduce_arg(g, _):
    """Largest value with its first index: two operands, a body of several ops."""
    v = g.pick(REAL, lo=1, exact=True, nonzero=True)
    d = g.n(0, v.rank - 1)
    i = g.emit("stablehlo.iota", [], v.shape, "i32", f"iota_dimension = {d} : i64", pool=False)
    iv, ii = start_value(g, "maximum", v.dt), g.const(np.int32(0), "i32")
    a, j, b, k, gt, eq, lt, both, any_, m, n = (g.name() for _ in range(11))
    t = tensor((), v.dt)
    region = (
        f'({{ ^bb0({a}: {t}, {j}: tensor<i32>, {b}: {t}, {k}: tensor<i32>): {gt} = '
        f'{g.compare(a, b, "GT", v.dt)} {eq} = {g.compare(a, b, "EQ", v.dt)} '
        f'{lt} = {g.compare(j, k, "LT", "i32")} {both} = "stablehlo.and"({eq}, {lt}) : (tensor<i1>, tensor<i1>) '
        f'-> tensor<i1> '
        f'{any_} = "stablehlo.or"({gt}, {both}) : (tensor<i1>, tensor<i1>) -> tensor<i1> {m} = '
        f'"stablehlo.select"({any_}, {a}, {b}) : (tensor<i1>, {t}, {t}) -> {t} '
        f'{n} = "stablehlo.select"({any_}, {j}, {k}) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32> '
        f'"stablehlo.return"({m}, {n}) : ({t}, tensor<i32>) -> () }})'
    )
    s = [x for q, x in enumerate(v.shape) if q != d]
    multi(g, "stablehlo.reduce", [v, i, iv, ii],
          [V("", s, v.dt, v.mag, 0, True), V("", s, "i32")], f"dimensions = {array([d])}", region)


@kind()
def reduce_window(g, _):
    v = g.pick(REAL, lo=1, nonzero=True)
    op = g.one(["add", "maximum", "minimum"])
    v = g.tame(v, LIMIT[v.dt] / 30) if v.float else v
    r = v.rank
    base = [g.n(1, 2) if g.chance(.2) else 1 for _ in range(r)]
    dil = [g.n(1, 2) if g.chance(.3) else 1 for _ in range(r)]
    wide = [(d - 1) * b + 1 for d, b in zip(v.shape, base)]
    win = [g.n(1, min(3, d)) for d in wide]
    span = [(w - 1) * d + 1 for w, d in zip(win, dil)]
    padding = [(g.n(0, 2), g.n(0, 2)) if g.chance(.5) else (0, 0) for _ in range(r)]
    padding = [(lo, hi + max(0, s - (w + lo + hi))) for (lo, hi), s, w in zip(padding, span, wide)]
    stride = [g.n(1, 2) for _ in range(r)]
    s = [(w + lo + hi - p) // t + 1 for w, (lo, hi), p, t in zip(wide, padding, span, stride)]
    n = int(np.prod(win))
    mag = v.mag * n if op == "add" else v.mag
    init = start_value(g, op, v.dt)
    attrs = (f"window_dimensions = {array(win)}, window_strides = {array(stride)}, base_dilations = "
             f"{array(base)}, window_dilations = {array(dil)}, padding = {pairs(padding)}")
    exact = v.exact and (op != "add" or mag <= 32)
    w = g.emit("stablehlo.reduce_window", [v, init], s, v.dt, attrs, g.body(f"stablehlo.{op}", v.dt), mag=mag,
               err=0 if exact else v.err * n + n * EPS.get(v.dt, 0) * mag if op == "add" else v.err, exact=exact)
    if op != "add" and v.float:  # windows of nothing but padding are infinite
        w.mag = 1e30
        g.pool[-1] = g.tame(w, 8)


@kind("cumulative_add", "cumulative_multiply", "cumulative_maximum", "cumulative_minimum")
def cumulative(g, op):
    """Windows that reach back to the first element, or on to the last."""
    op = op[11:]
    v = g.pick(REAL + (COMPLEX if op == "add" else ()), lo=1, nonzero=True)
    d = g.n(0, v.rank - 1)
    n = v.shape[d]
    if v.float: v = g.tame(v, LIMIT[v.dt] / n if op == "add" else 1.0 if op == "multiply" else None)
    window, padding = [1] * v.rank, [(0, 0)] * v.rank
    window[d] = n + g.n(0, 2) if g.chance(0.3) else n
    padding[d] = (window[d] - 1, 0) if g.chance(0.5) else (0, window[d] - 1)
    mag = v.mag * n if op == "add" else v.mag
    exact = v.exact and op != "multiply" and (op != "add" or mag <= 32)
    err = v.err if op in ("maximum", "minimum") else n * v.err + n * EPS.get(v.dt, 0) * mag
    g.emit("stablehlo.reduce_window", [v, start_value(g, op, v.dt)], v.shape, v.dt,
           f"window_dimensions = {array(window)}, padding = {pairs(padding)}", g.body(f"stablehlo.{op}", v.dt), mag=mag,
           err=0 if exact else err, exact=exact)


@kind()
def select_and_scatter(g, _):
    # All different: among equals the order of the selection decides, and the specification leaves it open.
    dt, shape = g.one(["f32", "f64", "i32"]), g.shape(1, zero=False)
    size = int(np.prod(shape))
    v = g.const((g.r.permutation(size) - size // 2).reshape(shape).astype(NUMPY[dt]), dt, pool=True)
    win = [g.n(1, min(3, d)) for d in v.shape]
    stride = [g.n(1, 3) for _ in v.shape]
    padding = [(g.n(0, w - 1), g.n(0, w - 1)) if g.chance(.3) else (0, 0) for w in win]
    s = [(d + lo + hi - w) // t + 1 for d, (lo, hi), w, t in zip(v.shape, padding, win, stride)]
    src = g.fresh(s, v.dt)
    zero = g.const(NUMPY[v.dt](0), v.dt)
    a, b, c, t = g.name(), g.name(), g.name(), tensor((), v.dt)
    choose = (f'{{ ^bb0({a}: {t}, {b}: {t}): {c} = {g.compare(a, b, "GE", v.dt)} "stablehlo.return"({c}) : '
              f'(tensor<i1>) -> () }}')
    add = g.body("stablehlo.add", v.dt)[1:-1]
    n = int(np.prod(win))
    g.emit("stablehlo.select_and_scatter", [v, src, zero], v.shape, v.dt,
           f"window_dimensions = {array(win)}, window_strides = {array(stride)}, padding = {pairs(padding)}",
           f"({choose}, {add})", mag=src.mag * n, err=0.0, exact=src.mag * n <= 32)


F32_ALGORITHM = ("#stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, "
                 "accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, "
                 "num_primitive_operations = 1, allow_imprecise_accumulation = false>")


@kind()
def dot_general(g, _):
    v = g.pick(FLOAT + ("i8", "i32", "i64", "ui8", "ui16", "ui64") + COMPLEX, lo=1, nonzero=True)
    order = g.some(range(v.rank), v.rank)
    nb = g.n(0, min(2, v.rank - 1)) if g.chance(.5) else 0
    nc = g.n(0 if g.chance(.1) else 1, max(1, min(2, v.rank - nb)))
    lb, lc = order[:nb], order[nb:nb + nc]
    free = [g.n(1, 4) for _ in range(g.n(0, 2))]
    dims = [("b", v.shape[d]) for d in lb] + [("c", v.shape[d]) for d in lc] + [("f", d) for d in free]
    p = g.some(range(len(dims)), len(dims))
    rs = [dims[i][1] for i in p]
    rb, rc = [p.index(i) for i in range(nb)], [p.index(nb + i) for i in range(nc)]
    n = int(np.prod([v.shape[d] for d in lc]))
    v = g.tame(v, min(4 if v.dt == "f16" else 8, LIMIT[v.dt] / (4 * n))) if v.float else v
    w = g.fresh(rs, v.dt)
    w = g.tame(w, 2) if v.dt in ("f16", "bf16") else w
    how = ", precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]"
    if v.dt == "f32" and g.chance(0.3):
        how = ", algorithm = " + F32_ALGORITHM
    out = {"i8": g.one(["i8", "i32"]), "bf16": g.one(["bf16", "f32"]), "f16": g.one(["f16", "f32"])}.get(v.dt, v.dt)
    s = [v.shape[d] for d in lb] + [d for i, d in enumerate(v.shape) if i not in lb + lc
                                    ] + [rs[i] for i in range(len(rs)) if i not in rb + rc]
    if np.prod(s) > 2000: raise Unfit("large")
    mag = n * v.mag * w.mag
    numbers = (f"#stablehlo.dot<lhs_batching_dimensions = {lb}, rhs_batching_dimensions = {rb}, "
               f"lhs_contracting_dimensions = {lc}, rhs_contracting_dimensions = {rc}>")
    r = g.emit("stablehlo.dot_general", [v, w], s, out, f"dot_dimension_numbers = {numbers}{how}", mag=mag,
               err=n * v.err * w.mag + n * EPS.get(v.dt, 0) * v.mag * w.mag)
    if r.float and r.mag > LIMIT[r.dt]: g.pool[-1] = g.tame(r)


@kind()
def convolution(g, _):
    k = g.n(1, 3)
    dt = g.one(["f32", "f32", "f64", "f16", "bf16", "c64", "c128", "i32", "i8"])
    fg, bg = g.one([(1, 1), (1, 1), (2, 1), (3, 1), (1, 2)])
    cin, cout, batch = fg * g.n(1, 2), fg * bg * g.n(1, 2), bg * g.n(1, 2)
    space = [g.n(1, 6) for _ in range(k)]
    win = [g.n(1, 3) for _ in range(k)]
    stride, ld, rd = ([g.n(1, 2) for _ in range(k)], [g.n(1, 2) if g.chance(.3) else 1 for _ in range(k)],
                      [g.n(1, 2) if g.chance(.3) else 1 for _ in range(k)])
    wide, span = [(d - 1) * l + 1 for d, l in zip(space, ld)], [(w - 1) * r + 1 for w, r in zip(win, rd)]
    padding = [[g.n(-1, 2), g.n(0, 2)] for _ in range(k)]
    for i in range(k):
        short = span[i] - (wide[i] + sum(padding[i]))
        if short > 0: padding[i][1] += short
    out = [(w + sum(p) - s) // t + 1 for w, p, s, t in zip(wide, padding, span, stride)]

    def place(first, second, rest):
        p = g.some(range(k + 2), k + 2)
        s = [0] * (k + 2)
        s[p[0]], s[p[1]] = first, second
        for q, d in zip(p[2:], rest):
            s[q] = d
        return s, p

    ls, lp = place(batch, cin, space)
    ws, wp = place(cin // fg, cout, win)
    os_, op = place(batch // bg, cout, out)
    v = g.pick((dt, ), lo=k + 2, hi=k + 2, ok=lambda v: list(v.shape) == ls) if any(
        list(w.shape) == ls and w.dt == dt for w in g.pool) else g.fresh(ls, dt)
    v = g.tame(v, 4)
    w = g.fresh(ws, dt)
    if dt in ("f16", "bf16"): v, w = g.tame(v, 1), g.tame(w, 1)
    n = int(np.prod(win)) * cin // fg
    mag = n * v.mag * w.mag
    numbers = (
        f"#stablehlo.conv<raw input_batch_dimension = {lp[0]}, input_feature_dimension = {lp[1]}, "
        f"input_spatial_dimensions = {lp[2:]}, "
        f"kernel_input_feature_dimension = {wp[0]}, kernel_output_feature_dimension = {wp[1]}, "
        f"kernel_spatial_dimensions = {wp[2:]}, "
        f"output_batch_dimension = {op[0]}, output_feature_dimension = {op[1]}, output_spatial_dimensions = {op[2:]}>")
    flip = [bool(g.chance(.2)) for _ in range(k)]
    attrs = (
        f"dimension_numbers = {numbers}, window_strides = {array(stride)}, padding = {pairs(padding)}, "
        f"lhs_dilation = {array(ld)}, rhs_dilation = {array(rd)}, "
        f"window_reversal = {array(flip, 'i1')}, feature_group_count = {fg} : i64, batch_group_count = {bg} : i64")
    r = g.emit("stablehlo.convolution", [v, w], os_, dt, attrs, mag=mag,
               err=n * v.err * w.mag + n * EPS.get(dt, 0) * v.mag * w.mag)
    if r.float and r.mag > LIMIT[r.dt]: g.pool[-1] = g.tame(r)


@kind()
def fft(g, _):
    how = g.one(["FFT", "IFFT", "RFFT", "IRFFT"])
    whole = g.one(COMPLEX)
    v = g.pick((PART[whole], ) if how == "RFFT" else (whole, ), lo=1, hi=3, nonzero=True)
    v = g.tame(v, 8)
    k = g.n(1, v.rank)
    length, s, dt = list(v.shape[-k:]), list(v.shape), whole
    if how == "RFFT": s[-1] = s[-1] // 2 + 1
    if how == "IRFFT":
        length[-1] = max(1, 2 * (s[-1] - 1) + g.n(0, 1))
        if s[-1] != length[-1] // 2 + 1: length[-1] = 2 * (s[-1] - 1) or 1
        s[-1], dt = length[-1], PART[whole]
    n = int(np.prod(length))
    big = 1 if how[0] == "I" else n
    r = g.emit("stablehlo.fft", [v], s, dt, f"fft_type = #stablehlo<fft_type {how}>, fft_length = {array(length)}",
               mag=v.mag * max(big, 2), err=v.err * max(big, 2) + 2 * EPS[whole] * v.mag * big)
    if r.mag > LIMIT[dt]: g.pool[-1] = g.tame(r)


def positive_definite(g, a, n):
    """a times its adjoint, and 8 in the diagonal."""
    k = a.rank - 2
    bd = list(range(k))
    other = g.emit("chlo.conj", [a], a.shape, a.dt, mag=a.mag, exact=True, pool=False)
    s = g.emit("stablehlo.dot_general", [a, other], a.shape, a.dt,
               f"dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = {bd}, "
               f"rhs_batching_dimensions = {bd}, lhs_contracting_dimensions = [{k + 1}], "
               f"rhs_contracting_dimensions = [{k + 1}]>", mag=32 * n, pool=False)
    eye = g.const(np.broadcast_to(8 * np.eye(n), a.shape), a.dt)
    return g.emit("stablehlo.add", [s, eye], a.shape, a.dt, mag=32 * n + 8, pool=False)


@kind()
def cholesky_solve(g, _):
    dt, n = g.one(("f32", "f64") + COMPLEX), g.n(1, 4)
    batch = list(g.shape(0, 1, 3, False))
    s = positive_definite(g, g.fresh(batch + [n, n], dt), n)
    low, left, unit = g.chance(.7), g.chance(.6), g.chance(.15)
    c = g.emit("stablehlo.cholesky", [s], s.shape, dt, f"lower = {str(low).lower()}", mag=12.0, err=EPS[dt] * 200,
               pool=False)
    b = g.fresh(batch + ([n, 2] if left else [2, n]), dt)
    if unit:  # the diagonal, which is at least 2, then counts as 1: the rest is made as much smaller
        c = g.emit("stablehlo.multiply", [c, g.splat(0.0625, s.shape, dt)], s.shape, dt, mag=0.75, err=EPS[dt] * 200,
                   pool=False)
    turn = g.one(["NO_TRANSPOSE", "TRANSPOSE"] + (["ADJOINT"] if dt in COMPLEX else []))
    g.emit("stablehlo.triangular_solve", [c, b], b.shape, dt,
           f"left_side = {str(left).lower()}, lower = {str(low).lower()}, unit_diagonal = {str(unit).lower()}, "
           f"transpose_a = #stablehlo<transpose {turn}>", mag=20.0, err=EPS[dt] * 2000)
