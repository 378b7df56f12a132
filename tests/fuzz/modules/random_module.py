"""Random well-typed StableHLO modules: what the kinds of ops are made with. A seed gives the same case everywhere.

Seed k must contain an op of kind k mod (number of kinds), so any run of consecutive seeds longer than that touches each
kind. Values stay meaningful by three numbers that every value carries:

  mag    a bound of |value|; what grows is clamped or scaled, so that nothing overflows
  err    a bound of the error that a correct executor may have; it becomes the tolerance; no op takes a blurred value
  exact  no rounding has happened; only such floats meet compare, floor, sign, two-operand sort and the like

A kind is a function under @kind that picks operands from the generator g and emits lines; where XLA is known to part
from the specification, a line is a pair of texts, one for XLA and one for spmdrun.
"""
import json

import numpy as np

from .case import DTYPES, Case, Line, Result

NUMPY = DTYPES
MLIR = {k: k for k in NUMPY} | {"c64": "complex<f32>"}
EPS = dict(f64=2e-15, f32=6e-7, f16=1e-3, bf16=8e-3, c64=2e-6)
LIMIT = dict(f64=1e4, f32=1e3, f16=60, bf16=60, c64=300)
FLOAT, SIGNED, UNSIGNED = ("f32", "f64", "f16", "bf16"), ("i32", "i8", "i16", "i64"), ("ui8", "ui32")
INT = SIGNED + UNSIGNED
ANY = tuple(NUMPY)
REAL = FLOAT + INT
BITS = dict(i8=8, i16=16, i32=32, i64=64, ui8=8, ui32=32)


class V:

    def __init__(self, name, shape, dt, mag=2.0, err=0.0, exact=True, raw=False):
        self.name, self.shape, self.dt = name, tuple(shape), dt
        self.mag, self.err, self.exact, self.raw = mag, err, exact, raw
        self.used = 0

    @property
    def type(self):
        return tensor(self.shape, self.dt)

    @property
    def float(self):
        return self.dt in EPS

    @property
    def rank(self):
        return len(self.shape)

    @property
    def size(self):
        return int(np.prod(self.shape))


def tensor(shape, dt):
    return "tensor<" + "".join(f"{d}x" for d in shape) + MLIR[dt] + ">"


def array(xs, kind="i64"):
    xs = [str(x).lower() if kind == "i1" else str(int(x)) for x in xs]
    return f"array<{kind}>" if not xs else f"array<{kind}: {', '.join(xs)}>"


def pairs(xs):
    rows = json.dumps([[int(a), int(b)] for a, b in xs]) if xs else ""
    return f"dense<{rows}> : tensor<{len(xs)}x2xi64>"


def spec_text(split):
    dims = ["{" + ", ".join(f'"{a}"' for a in here) + "}" for here in split]
    return f"<@mesh, [{', '.join(dims)}]>"


def scalar_text(x, dt):
    if dt == "i1": return "true" if x else "false"
    if dt == "c64": return f"({float(x.real):e}, {float(x.imag):e})"
    if dt in FLOAT: return f"{float(x):e}"
    return str(int(x))


def dense(a, dt):

    def nest(a):
        return scalar_text(a[()], dt) if a.ndim == 0 else "[" + ", ".join(nest(x) for x in a) + "]"

    return f"dense<{nest(a)}> : {tensor(a.shape, dt)}" if a.size else f"dense<> : {tensor(a.shape, dt)}"


KINDS = {}


def kind(*names):

    def register(f):
        for n in names or (f.__name__, ):
            KINDS[n] = (f, n) if names else (f, None)
        return f

    return register


class Unfit(Exception):
    pass


class Gen:

    def __init__(self, seed, mesh):
        self.r = np.random.default_rng(seed)
        self.lines, self.args, self.inputs, self.pool, self.functions = [], [], [], [], []
        self.count, self.mesh = 0, mesh

    # -- small helpers
    def n(self, lo, hi):
        return int(self.r.integers(lo, hi + 1))

    def chance(self, p):
        return self.r.random() < p

    def one(self, xs):
        xs = list(xs)
        if not xs: raise Unfit("nothing to choose from")
        return xs[self.n(0, len(xs) - 1)]

    def some(self, xs, k):
        return [int(x) for x in self.r.permutation(list(xs))[:k]] if k else []

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def shape(self, lo=0, hi=4, top=6, zero=True):
        s = [self.n(1, top) for _ in range(self.n(lo, hi))]
        if zero and s and self.chance(0.02): s[self.n(0, len(s) - 1)] = 0
        while np.prod(s) > 400:
            s[int(np.argmax(s))] -= 1
        return tuple(s)

    # -- text
    def emit(self, op, operands, shape, dt, attrs="", region="", mag=None, err=None, exact=False, pool=True):
        name = self.name()
        for v in operands:
            v.used += 1
        text = (f'{name} = "{op}"({", ".join(v.name for v in operands)}) {region} {{{attrs}}} : '
                f'({", ".join(v.type for v in operands)}) -> {tensor(shape, dt)}')
        self.lines.append(text)
        v = self.value(name, shape, dt, operands, mag, err, exact)
        if pool: self.pool.append(v)
        return v

    def value(self, name, shape, dt, operands, mag, err, exact):
        fl = [v for v in operands if v.float]
        mag = mag if mag is not None else max([v.mag for v in fl] or [2.0])
        err = err if err is not None else max([v.err for v in fl] or [0.0])
        if dt in EPS and not exact: err += EPS[dt] * mag
        return V(name, shape, dt, mag, err, exact and err == 0 if dt in EPS else True)

    def move(self, op, v, shape, attrs="", extra=(), **k):
        return self.emit(op, [v, *extra],
                         shape,
                         v.dt,
                         attrs,
                         mag=max([v.mag] + [e.mag for e in extra if e.float]),
                         err=max([v.err] + [e.err for e in extra if e.float]),
                         exact=v.exact and all(e.exact for e in extra),
                         **k)

    def data(self, shape, dt, lo=None, hi=None):
        if dt == "i1": return self.r.random(shape) < 0.5
        if dt == "c64":
            return ((self.r.integers(-8, 9, shape) + 1j * self.r.integers(-8, 9, shape)) / 4).astype(np.complex64)
        if dt in FLOAT: return (self.r.integers(-16, 17, shape) / 4).astype(NUMPY[dt]) + NUMPY[dt](0)
        info = np.iinfo(NUMPY[dt])
        if lo is None:
            wild = self.chance(0.4)
            lo, hi = (info.min, info.max) if wild else (max(info.min, -20), 20)
        return self.r.integers(max(lo, info.min), min(hi, info.max), shape, dtype=NUMPY[dt], endpoint=True)

    def const(self, a, dt, pool=False):
        a = np.asarray(a)
        name = self.name()
        self.lines.append(f'{name} = "stablehlo.constant"() {{value = {dense(a, dt)}}} : () -> {tensor(a.shape, dt)}')
        mag = float(np.abs(a).max()) if a.size and dt in EPS else 2.0
        v = V(name, a.shape, dt, mag)
        if pool: self.pool.append(v)
        return v

    def splat(self, x, shape, dt):
        name = self.name()
        self.lines.append(
            f'{name} = "stablehlo.constant"() {{value = dense<{scalar_text(NUMPY[dt](x), dt)}> : '
            f'{tensor(shape, dt)}}} : () -> {tensor(shape, dt)}'
        )
        return V(name, shape, dt, abs(x) if dt in EPS else 2.0)

    def fresh(self, shape, dt, lo=None, hi=None, pool=True):
        a = self.data(shape, dt, lo, hi)
        if len(self.args) < 8 and not self.chance(0.15):
            v = V(f"%arg{len(self.args)}", shape, dt, 5.7 if dt == "c64" else 4.0, raw=True)
            self.args.append(v)
            self.inputs.append(a)
        else:
            v = self.const(a, dt)
        if pool: self.pool.append(v)
        return v

    def pick(self, types=ANY, lo=0, hi=4, ok=lambda v: True, exact=False, nonzero=False):
        good = [
            v for v in self.pool
            if v.dt in types and lo <= v.rank <= hi and ok(v) and (v.exact or not exact) and v.err <= 0.04 *
            max(1, v.mag) and (not nonzero or v.size)
        ]
        if good and not self.chance(0.12):
            weight = np.array([4.0 if v.used == 0 else 1.0 for v in good])
            return good[int(self.r.choice(len(good), p=weight / weight.sum()))]
        for _ in range(20):
            s = self.shape(lo, hi, zero=not nonzero)
            dt = self.one(types)
            if ok(V("", s, dt)): return self.fresh(s, dt)
        raise Unfit("no operand")

    def like(self, v, exact=False):
        good = [
            w for w in self.pool
            if w.shape == v.shape and w.dt == v.dt and (w.exact or not exact) and w.err <= 0.04 * max(1, w.mag)
        ]
        return self.one(good) if good and self.chance(0.6) else self.fresh(v.shape, v.dt)

    # -- keeping values in range
    def tame(self, v, limit=None):
        if not v.float: return v
        limit = limit or LIMIT[v.dt]
        if v.mag <= limit: return v
        if v.dt == "c64":
            k = self.splat(limit / v.mag, v.shape, "c64")
            return self.emit("stablehlo.multiply", [v, k],
                             v.shape,
                             "c64",
                             mag=limit,
                             err=v.err * limit / v.mag,
                             pool=False)
        b = float(2**np.floor(np.log2(limit)))
        lo, hi = self.splat(-b, (), v.dt), self.splat(b, (), v.dt)
        return self.emit("stablehlo.clamp", [lo, v, hi], v.shape, v.dt, mag=b, err=v.err, exact=v.exact, pool=False)

    def positive(self, v, floor=0.5):
        a = self.emit("stablehlo.abs", [v], v.shape, v.dt, mag=v.mag, err=v.err, exact=v.exact, pool=False)
        return self.emit("stablehlo.add", [a, self.splat(floor, v.shape, v.dt)],
                         v.shape,
                         v.dt,
                         mag=v.mag + floor,
                         err=v.err,
                         exact=False,
                         pool=False)

    def small_int(self, v, mask):
        return self.emit("stablehlo.and", [v, self.splat(mask, v.shape, v.dt)], v.shape, v.dt, pool=False)

    def body(self, op, dt, kind="return"):
        a, b, c = self.name(), self.name(), self.name()
        t = tensor((), dt)
        return (f'({{ ^bb0({a}: {t}, {b}: {t}): {c} = "{op}"({a}, {b}) : ({t}, {t}) -> {t} '
                f'"stablehlo.return"({c}) : ({t}) -> () }})')

    def compare(self, a, b, direction, dt):
        how = "FLOAT" if dt in FLOAT else "UNSIGNED" if dt in UNSIGNED or dt == "i1" else "SIGNED"
        return (
            f'"stablehlo.compare"({a}, {b}) {{comparison_direction = #stablehlo<comparison_direction {direction}>, '
            f'compare_type = #stablehlo<comparison_type {how}>}} : ({tensor((), dt)}, {tensor((), dt)}) -> tensor<i1>')

    def split(self, shape):
        """The axes of the mesh that each dimension is split over."""
        axes, used, dims = dict(zip("abc", self.mesh)), set(), []
        for d in shape:
            here = []
            for a, s in axes.items():
                if a not in used and d and d % (s * int(np.prod([axes[x] for x in here]))) == 0 and self.chance(0.5):
                    here.append(a)
                    used.add(a)
            dims.append(here)
        return dims

    def spec(self, shape):
        return spec_text(self.split(shape))

    def constrain(self):
        v = self.pick(lo=1)
        name = self.name()
        v.used += 1
        self.lines.append((f'{name} = "stablehlo.optimization_barrier"({v.name}) : ({v.type}) -> {v.type}',
                           f"{name} = sdy.sharding_constraint {v.name} {self.spec(v.shape)} : {v.type}"))
        self.pool.append(V(name, v.shape, v.dt, v.mag, v.err, v.exact))


def multi(g, op, operands, results, attrs, regions, extra_used=()):
    """An op with several results; results are templates for shape, type and bounds."""
    base = g.name()
    for v in [*operands, *extra_used]:
        v.used += 1
    g.lines.append(
        f'{base}:{len(results)} = "{op}"({", ".join(v.name for v in operands)}) {regions} {{{attrs}}} : '
        f'({", ".join(v.type for v in operands)}) -> ({", ".join(v.type for v in results)})'
    )
    out = [V(f"{base}#{i}", v.shape, v.dt, v.mag, v.err, v.exact) for i, v in enumerate(results)]
    g.pool.extend(out)
    return out


# ---- one case --------------------------------------------------------------------------------------------------------


def tolerance(v):
    """EPS of the half types is already several roundings wide; the bounds of the wide types leave less to libraries."""
    return float(f"{max((1.0 if v.dt in ('f16', 'bf16') else 4.0) * v.err, 2 * EPS[v.dt]):.2g}") if v.float else 0.0


def add_op(g, names, focus):
    """One more op, of the kind `focus` if it is not None and fits."""
    for tries in range(8):
        name = focus if focus and tries < 6 else g.one(names)
        before = (len(g.lines), len(g.pool), len(g.args), len(g.functions))
        try:
            return KINDS[name][0](g, KINDS[name][1])
        except Unfit:
            del g.lines[before[0]:], g.pool[before[1]:], g.args[before[2]:], g.inputs[before[2]:]
            del g.functions[before[3]:]


def outcome(g):
    """The values that become results: what nothing uses, of what can be told from a wrong value."""
    made = [v for v in g.pool if not v.name.startswith("%arg") and
            tolerance(v) <= (0.15 if v.dt in ("f16", "bf16") else 0.02)]
    unused = [v for v in made if not v.used][-10:]
    return (unused or made[-3:] or g.pool[-1:]) + ([g.pool[0]] if g.chance(0.05) else [])


def generate(seed, attempt, ops, mesh):
    """The Case of a seed; another one for each attempt, for those of which XLA makes nothing."""
    g = Gen([seed, attempt, ops], mesh)
    for _ in range(g.n(1, 2)):
        g.fresh(g.shape(1, 3, zero=False), g.one(REAL))
    names = list(KINDS)
    at = g.n(0, ops - 1)
    for step in range(ops):
        add_op(g, names, names[seed % len(names)] if step == at else None)
        if mesh and g.chance(0.3):
            g.constrain()
    specs = [g.spec(v.shape) if mesh else "" for v in g.args]
    axes = ", ".join(f'"{a}"={n}' for a, n in zip("abc", mesh))
    return Case(name=f"seed{seed}",
                inputs=[(v.name, np.asarray(a), s) for v, a, s in zip(g.args, g.inputs, specs)],
                lines=[Line(x, x) if isinstance(x, str) else Line(*x) for x in g.lines],
                functions=g.functions,
                results=[Result(v.name, v.type, tolerance(v)) for v in outcome(g)],
                mesh=f"sdy.mesh @mesh = <[{axes}]>" if mesh else "",
                devices=int(np.prod(mesh)) if mesh else 1).live()
