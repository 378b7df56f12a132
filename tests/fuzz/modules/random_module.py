"""Random well-typed StableHLO modules: what the kinds of ops are made with. A seed gives the same case everywhere.

Seed k must contain an op of kind k mod (number of kinds), so any run of consecutive seeds longer than that touches each
kind; on a mesh, of the kinds that need one. Values stay meaningful by what every value carries:

  mag    a bound of |value|; what grows is clamped or scaled, so that nothing overflows
  err    a bound of the error that a correct executor may have; it becomes the tolerance; no op takes a blurred value
  exact  no rounding has happened; only such floats meet compare, floor, sign, two-operand sort and the like
  ulps   not None: a wild value, with infinities and NaNs, or of any size; right is what is so many numbers of its type
         away at most. Only what moves elements takes such values, and what special.py makes for itself.

A kind is a function under @kind that picks operands from the generator g and emits lines; where XLA is known to part
from the specification, a line is a pair of texts, one for XLA and one for spmdrun. In both texts XLA is given other
types in place of some (types.py).
"""
import json

import numpy as np

from .case import Case, Line, Result, constant, element_text
from .types import (ANY, COMPLEX, EPS, FLOAT, LIMIT, MLIR, NARROW, NARROW_FLOAT, NARROW_INT, NUMPY, REAL, UNSIGNED,
                    range_of)


class V:

    def __init__(self, name, shape, dt, mag=2.0, err=0.0, exact=True, ulps=None):
        self.name, self.shape, self.dt = name, tuple(shape), dt
        self.mag, self.err, self.exact, self.ulps = mag, err, exact, ulps
        self.used = 0

    @property
    def wild(self):
        return self.ulps is not None

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


def spec_text(mesh, split):
    dims = ["{" + ", ".join(f'"{a}"' for a in here) + "}" for here in split]
    return f"<@{mesh.name}, [{', '.join(dims)}]>"


class Mesh:
    """Axes by name, and which devices are at its positions; None: all, in order."""

    def __init__(self, name, axes, ids=None):
        self.name, self.axes, self.ids = name, axes, ids
        self.count = int(np.prod(list(axes.values()), dtype=int))

    def text(self):
        """With a place for the devices where MLIR's verifier takes no list: it knows no mesh of some of them."""
        ids = f", device_ids={self.ids}" if self.ids and not self.hidden() else ""
        return f"sdy.mesh @{self.name} = <{self.axes_text()}{ids}>"

    def axes_text(self):
        return "[" + ", ".join(f'"{a}"={n}' for a, n in self.axes.items()) + "]"

    def hidden(self):
        """What is to stand for what in the printed module: (text, text), or None."""
        if not self.ids or not self.axes or sorted(self.ids) == list(range(self.count)): return None
        return f"{self.axes_text()}>", f"{self.axes_text()}, device_ids={self.ids}>"


def comparison(direction, dt, how=None):
    """The attributes of an op that compares."""
    if how is None:
        how = ("FLOAT" if dt in EPS else
               "UNSIGNED" if dt in UNSIGNED + ("i1", "ui2", "ui4") else "SIGNED")
    return (f"comparison_direction = #stablehlo<comparison_direction {direction}>, "
            f"compare_type = #stablehlo<comparison_type {how}>")


def slice_text(name, v, start, limit):
    shape = [b - a for a, b in zip(start, limit)]
    return (f'{name} = "stablehlo.slice"({v.name}) {{start_indices = {array(start)}, limit_indices = {array(limit)}, '
            f'strides = {array([1] * v.rank)}}} : ({v.type}) -> {tensor(shape, v.dt)}')


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
        self.constants = []  # (name, array): inputs of XLA's, constants of spmdrun's
        self.large = []  # values of many elements, which only the kinds of large.py take
        self.count, self.mesh = 0, mesh
        self.meshes = self.make_meshes() if mesh else []

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
    def emit(self, op, operands, shape, dt, attrs="", region="", mag=None, err=None, exact=False, pool=True,
             ulps=None):
        name = self.name()
        for v in operands:
            v.used += 1
        text = (f'{name} = "{op}"({", ".join(v.name for v in operands)}) {region} {{{attrs}}} : '
                f'({", ".join(v.type for v in operands)}) -> {tensor(shape, dt)}')
        self.lines.append(text)
        v = self.value(name, shape, dt, operands, mag, err, exact, ulps)
        if pool: self.pool.append(v)
        return v

    def value(self, name, shape, dt, operands, mag, err, exact, ulps=None):
        fl = [v for v in operands if v.float]
        mag = mag if mag is not None else max([v.mag for v in fl] or [2.0])
        err = err if err is not None else max([v.err for v in fl] or [0.0])
        if dt not in EPS:
            return V(name, shape, dt, mag, err, True)
        wild = [v.ulps for v in fl if v.wild] + ([] if ulps is None else [ulps])
        if wild:
            if any(not v.exact for v in fl if not v.wild):
                raise Unfit("a wild value and one with an error")
            return V(name, shape, dt, mag, 0.0, max(wild) == 0, max(wild))
        if not exact: err += EPS[dt] * mag
        return V(name, shape, dt, mag, err, exact and err == 0)

    def told(self, lines):
        """The last op is for spmdrun; XLA is given these lines, the last of which defines the same value."""
        self.lines[-1] = ("\n".join(lines), self.lines[-1])

    def move(self, op, v, shape, attrs="", extra=(), **k):
        return self.emit(op, [v, *extra], shape, v.dt, attrs, mag=max([v.mag] + [e.mag for e in extra if e.float]),
                         err=max([v.err] + [e.err for e in extra if e.float]),
                         exact=v.exact and all(e.exact for e in extra), **k)

    def data(self, shape, dt, lo=None, hi=None):
        if dt == "i1": return self.r.random(shape) < 0.5
        if dt in COMPLEX:
            return ((self.r.integers(-8, 9, shape) + 1j * self.r.integers(-8, 9, shape)) / 4).astype(NUMPY[dt])
        if dt in FLOAT: return (self.r.integers(-16, 17, shape) / 4).astype(NUMPY[dt]) + NUMPY[dt](0)
        if dt in NARROW_FLOAT: return self.narrow_data(shape, dt)
        first, last = range_of(dt)
        if lo is None:
            wild = dt in NARROW_INT or self.chance(0.4)
            lo, hi = (first, last) if wild else (max(first, -20), 20)
        span = max(lo, first), min(hi, last)
        if dt in NARROW_INT: return self.r.integers(*span, shape, endpoint=True).astype(NUMPY[dt])
        return self.r.integers(*span, shape, dtype=NUMPY[dt], endpoint=True)

    def narrow_data(self, shape, dt):
        """Any bits of a small float that make a number up to 16; also 2^-127 of f8E8M0FNU is none: XLA flushes it."""
        bits = self.r.integers(0, 16 if dt == "f4E2M1FN" else 256, shape, dtype=np.uint8)
        a = bits.view(NUMPY[dt]) if bits.ndim else np.array(bits).view(NUMPY[dt])
        wide = a.astype(np.float64)
        usable = (np.abs(wide) <= 16) & ((wide > 2.0**-126) if dt == "f8E8M0FNU" else True)
        return np.where(usable, a, np.ones((), NUMPY[dt]))

    def const(self, a, dt, pool=False):
        a = np.asarray(a, NUMPY[dt])
        name = self.name()
        self.lines.append(constant(name, a))
        mag = float(np.abs(a.astype(np.complex128)).max()) if a.size and dt in EPS else 2.0
        v = V(name, a.shape, dt, mag)
        if pool: self.pool.append(v)
        return v

    def splat(self, x, shape, dt):
        name = self.name()
        a = np.asarray(x).astype(NUMPY[dt])
        self.lines.append(f'{name} = "stablehlo.constant"() {{value = dense<{element_text(a[()], a.dtype)}> : '
                          f'{tensor(shape, dt)}}} : () -> {tensor(shape, dt)}')
        return V(name, shape, dt, abs(x) if dt in EPS else 2.0)

    def given(self, a, dt, pool=True, known=0.15, **about):
        """An input that holds a, or, at times, a constant. XLA is never told that it is one: of [-0.0, 1.0] it makes the
        iota [0.0, 1.0], even behind a barrier; and where JAX folds, not where XLA runs, +0 is made of sign(-0), no NaN is
        larger than a number in total order, and -0 is the largest of f4E2M1FN."""
        a = np.asarray(a, NUMPY[dt])
        if len(self.args) < 8 and not self.chance(known):
            v = V(f"%arg{len(self.args)}", a.shape, dt, **about)
            self.args.append(v)
            self.inputs.append(a)
        else:
            v = V(self.name(), a.shape, dt, **about)
            self.constants.append((v.name, a))
        if pool: self.pool.append(v)
        return v

    def fresh(self, shape, dt, lo=None, hi=None, pool=True):
        mag = 16.0 if dt in NARROW_FLOAT else 5.7 if dt in COMPLEX else 4.0
        return self.given(self.data(shape, dt, lo, hi), dt, pool, mag=mag)

    def usable(self, v, exact, wild):
        return (v.exact or not exact) and v.err <= 0.04 * max(1, v.mag) and (wild or not v.wild)

    def pick(self, types=ANY, lo=0, hi=4, ok=lambda v: True, exact=False, nonzero=False, wild=False):
        good = [v for v in self.pool if v.dt in types and lo <= v.rank <= hi and ok(v) and self.usable(v, exact, wild)
                and (not nonzero or v.size)]
        if good and not self.chance(0.12):
            weight = np.array([4.0 if v.used == 0 else 1.0 for v in good])
            return good[int(self.r.choice(len(good), p=weight / weight.sum()))]
        for _ in range(20):
            s = self.shape(lo, hi, zero=not nonzero)
            dt = self.one_type(types)
            if ok(V("", s, dt)): return self.fresh(s, dt)
        raise Unfit("no operand")

    def one_type(self, types):
        """The narrow types are many; they are not taken more often than that."""
        wide = [t for t in types if t not in NARROW]
        return self.one(wide if wide and self.chance(0.75) else types)

    def like(self, v, exact=False):
        good = [w for w in self.pool
                if w.shape == v.shape and w.dt == v.dt and self.usable(w, exact or v.wild, v.wild)]
        return self.one(good) if good and self.chance(0.6) else self.fresh(v.shape, v.dt)

    # -- keeping values in range
    def tame(self, v, limit=None):
        if not v.float: return v
        limit = limit or LIMIT[v.dt]
        if v.mag <= limit: return v
        if v.dt in COMPLEX:
            k = self.splat(limit / v.mag, v.shape, v.dt)
            return self.emit("stablehlo.multiply", [v, k], v.shape, v.dt, mag=limit, err=v.err * limit / v.mag,
                             pool=False)
        b = float(2**np.floor(np.log2(limit)))
        lo, hi = self.splat(-b, (), v.dt), self.splat(b, (), v.dt)
        return self.emit("stablehlo.clamp", [lo, v, hi], v.shape, v.dt, mag=b, err=v.err, exact=v.exact, pool=False)

    def positive(self, v, floor=0.5):
        a = self.emit("stablehlo.abs", [v], v.shape, v.dt, mag=v.mag, err=v.err, exact=v.exact, pool=False)
        return self.emit("stablehlo.add", [a, self.splat(floor, v.shape, v.dt)], v.shape, v.dt, mag=v.mag + floor,
                         err=v.err, pool=False)

    def right_of_zero(self, v, by=4.0):
        """A complex value away from zero and from the negative numbers."""
        v = self.tame(v, by / 2)
        return self.emit("stablehlo.add", [v, self.splat(by, v.shape, v.dt)], v.shape, v.dt, mag=v.mag + by, err=v.err,
                         pool=False)

    def small_int(self, v, mask):
        return self.emit("stablehlo.and", [v, self.splat(mask, v.shape, v.dt)], v.shape, v.dt, pool=False)

    def body(self, op, dt, kind="return"):
        a, b, c = self.name(), self.name(), self.name()
        t = tensor((), dt)
        return (f'({{ ^bb0({a}: {t}, {b}: {t}): {c} = "{op}"({a}, {b}) : ({t}, {t}) -> {t} '
                f'"stablehlo.return"({c}) : ({t}) -> () }})')

    def compare(self, a, b, direction, dt):
        return (f'"stablehlo.compare"({a}, {b}) {{{comparison(direction, dt)}}} : ({tensor((), dt)}, {tensor((), dt)}) '
                f'-> tensor<i1>')

    def split(self, mesh, shape, uneven=False):
        """The axes of the mesh that each dimension is split over, also into uneven parts if asked for."""
        axes, used, dims = mesh.axes, set(), []
        for d in shape:
            here = []
            for a, s in axes.items():
                parts = s * int(np.prod([axes[x] for x in here]))
                fits = d % parts == 0 or (uneven and d > 1 and self.chance(0.4))
                if a not in used and d and fits and self.chance(0.5):
                    here.append(a)
                    used.add(a)
            dims.append(here)
        return dims

    def make_meshes(self):
        """The mesh that was asked for first; at times all devices in other rows, some of them, and one alone."""
        meshes = [Mesh("mesh", dict(zip("abc", self.mesh)))]
        count = meshes[0].count
        if self.chance(0.4):
            rows = self.one(n for n in range(1, count + 1) if count % n == 0)
            meshes.append(Mesh("turned", {"t": rows, "u": count // rows}, self.some(range(count), count)))
        if self.chance(0.4):
            some = self.n(1, count)
            meshes.append(Mesh("some", {"s": some}, self.some(range(count), some)))
        if self.chance(0.2):
            meshes.append(Mesh("alone", {}, [self.n(0, count - 1)]))
        return meshes

    def mesh_for(self):
        return self.meshes[0] if self.chance(0.6) else self.one(self.meshes)

    def spec(self, shape):
        """A sharding with all that one can say: parts of axes, open dimensions, priorities, axes that cut nothing."""
        mesh = self.mesh_for()
        if not mesh.axes: return f"<@{mesh.name}, []>"
        return self.spec_of(mesh, self.split(mesh, shape, uneven=True))

    def spec_of(self, mesh, split):
        """The sharding that splits each dimension over these axes, or over parts of them."""
        axes = mesh.axes
        ranked, open_ = self.chance(0.2), self.chance(0.3)
        dims = []
        for here in split:
            names = [self.part_of(a, axes[a]) for a in here] + (["?"] if open_ and self.chance(0.5) else [])
            dims.append("{" + ", ".join(names) + "}" + (f"p{self.n(0, 2)}" if ranked and names else ""))
        rest = [a for a in axes if not any(a in here for here in split) and self.chance(0.2)]
        replicated = ", replicated={" + ", ".join(f'"{a}"' for a in rest) + "}" if rest else ""
        return f"<@{mesh.name}, [{', '.join(dims)}]{replicated}>"

    def part_of(self, axis, size):
        factor = next((k for k in range(2, size) if size % k == 0), None)
        if not factor or self.chance(0.7):
            return f'"{axis}"'
        pre, part = self.one([(1, factor), (factor, size // factor)])
        return f'"{axis}":({pre}){part}'

    def constrain(self):
        v = self.pick(lo=1, wild=True)
        said = [f"sdy.sharding_constraint {v.name} {self.spec(v.shape)}",
                f"sdy.reshard {v.name} {self.spec(v.shape)}",
                f"sdy.propagation_barrier {v.name} allowed_direction={self.one(['NONE', 'FORWARD', 'BACKWARD'])}"]
        self.pool.append(self.said_of(v, self.one(said[:1] * 4 + said)))

    def said_of(self, v, text):
        """The same value, of which spmdrun is told this."""
        name = self.name()
        v.used += 1
        self.lines.append((f'{name} = "stablehlo.optimization_barrier"({v.name}) : ({v.type}) -> {v.type}',
                           f"{name} = {text} : {v.type}"))
        return V(name, v.shape, v.dt, v.mag, v.err, v.exact, v.ulps)


def multi(g, op, operands, results, attrs, regions, extra_used=()):
    """An op with several results; results are templates for shape, type and bounds."""
    base = g.name()
    for v in [*operands, *extra_used]:
        v.used += 1
    g.lines.append(
        f'{base}:{len(results)} = "{op}"({", ".join(v.name for v in operands)}) {regions} {{{attrs}}} : '
        f'({", ".join(v.type for v in operands)}) -> ({", ".join(v.type for v in results)})'
    )
    out = [V(f"{base}#{i}", v.shape, v.dt, v.mag, v.err, v.exact, v.ulps) for i, v in enumerate(results)]
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
        before = (len(g.lines), len(g.pool), len(g.args), len(g.functions), len(g.large))
        try:
            return KINDS[name][0](g, KINDS[name][1])
        except Unfit:
            del g.lines[before[0]:], g.pool[before[1]:], g.args[before[2]:], g.inputs[before[2]:]
            del g.functions[before[3]:], g.large[before[4]:]


def kinds_of(seed, mesh, wanted):
    """The kinds that a module may have, and the one that it must: of those wanted, or, on a mesh, of several devices."""
    alone = [name for name in KINDS if not name.startswith("manual_")]
    manual = [name for name in KINDS if name.startswith("manual_")]
    names = list(KINDS) if mesh else alone
    needed = wanted or (manual if mesh else alone)
    return names, needed[seed % len(needed)]


def outcome(g):
    """The values that become results: what nothing uses, of what can be told from a wrong value."""
    made = [v for v in g.pool + g.large if not v.name.startswith("%arg") and
            tolerance(v) <= (0.15 if v.dt in ("f16", "bf16") else 0.02)]
    unused = [v for v in made if not v.used][-10:]
    return (unused or made[-3:] or g.pool[-1:]) + ([g.pool[0]] if g.chance(0.05) else [])


def generate(seed, attempt, ops, mesh, wanted=()):
    """The Case of a seed; another one for each attempt, for those of which XLA makes nothing."""
    g = Gen([seed, attempt, ops], mesh)
    for _ in range(g.n(1, 2)):
        g.fresh(g.shape(1, 3, zero=False), g.one_type(REAL + COMPLEX + NARROW))
    names, needed = kinds_of(seed, mesh, wanted)
    at = g.n(0, ops - 1)
    for step in range(ops):
        add_op(g, names, needed if step == at else None)
        if mesh and g.chance(0.3):
            g.constrain()
    specs = [g.spec(v.shape) if mesh else "" for v in g.args]
    return Case(name=f"seed{seed}",
                inputs=[(v.name, np.asarray(a), s) for v, a, s in zip(g.args, g.inputs, specs)] +
                       [(name, a, None) for name, a in g.constants],
                lines=[Line(x, x) if isinstance(x, str) else Line(*x) for x in g.lines],
                functions=g.functions,
                results=[Result(v.name, v.type, tolerance(v), v.ulps) for v in outcome(g)],
                mesh="\n".join(m.text() for m in g.meshes), hidden=[m.hidden() for m in g.meshes if m.hidden()],
                devices=int(np.prod(mesh)) if mesh else 1).live()
