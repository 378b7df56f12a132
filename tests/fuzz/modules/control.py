"""Kinds with regions, calls and several results."""
import numpy as np

from .case import constant
from .random_module import V, array, kind, multi, tensor
from .types import COMPLEX, EPS, FLOAT, INT, LIMIT, REAL, bits_of


def mixed(g, v, b, step):
    """One line for a region: a bounded continuous step for floats, arithmetic modulo 2^n for integers."""
    if v.dt in FLOAT: return f'"stablehlo.tanh"({b}) : ({v.type}) -> {v.type}'
    if v.dt in COMPLEX or v.dt == "i1":
        return f'"stablehlo.{"negate" if v.dt in COMPLEX else "not"}"({b}) : ({v.type}) -> {v.type}'
    return f'"stablehlo.{step}"({b}, {b}) : ({v.type}, {v.type}) -> {v.type}'


@kind("while")
def while_(g, _):
    """A counter, data from the pool, a history written in place, an exit that depends on data."""
    carried = [g.pick(FLOAT + INT + ("i1", ) + COMPLEX, hi=3) for _ in range(g.n(1, 3))]
    carried = [g.tame(v, 4) for v in carried]
    trips, stop = g.n(0, 6), g.n(5, 40)
    zero, acc = g.const(np.int32(0), "i32"), g.fresh((), "i32", 1, 9, pool=False)
    hist = g.fresh((6, ), "i32", -5, 5, pool=False)
    n, bound, one_ = g.const(np.int32(trips), "i32"), g.const(np.int32(stop), "i32"), g.name()
    all_ = [zero, acc, hist, *carried]

    def block():
        names = [g.name() for _ in all_]
        return names, "^bb0(" + ", ".join(f"{x}: {v.type}" for x, v in zip(names, all_)) + "):"

    names, head = block()
    p, q, r = g.name(), g.name(), g.name()
    cond = (f'{{ {head} {p} = {g.compare(names[0], n.name, "LT", "i32")} {q} = '
            f'{g.compare(names[1], bound.name, "LT", "i32")} {r} = "stablehlo.and"({p}, {q}) : (tensor<i1>, '
            f'tensor<i1>) -> tensor<i1> "stablehlo.return"({r}) : (tensor<i1>) -> () }}')
    names, head = block()
    i, s, t, h = g.name(), g.name(), g.name(), g.name()
    I = "tensor<i32>"
    text = [
        constant(one_, np.int32(1)),  # in the body, where shrinking does not make 0 of it: the loop would not end
        f'{i} = "stablehlo.add"({names[0]}, {one_}) : ({I}, {I}) -> {I}',
        f'{s} = "stablehlo.add"({names[1]}, {i}) : ({I}, {I}) -> {I}',
        f'{t} = "stablehlo.reshape"({s}) : ({I}) -> tensor<1xi32>',
        f'{h} = "stablehlo.dynamic_update_slice"({names[2]}, {t}, {names[0]}) : (tensor<6xi32>, tensor<1xi32>, '
        f'{I}) -> tensor<6xi32>'
    ]
    nxt = []
    for v, b in zip(carried, names[3:]):
        c = g.name()
        text.append(f"{c} = {mixed(g, v, b, g.one(['add', 'multiply', 'xor', 'subtract']))}")
        nxt.append(c)
    if g.chance(.3):
        o, a, b, c, d, e, f = (g.name() for _ in range(7))
        text.append(
            f'{o}:2 = "stablehlo.while"({names[0]}, {s}) ({{ ^bb0({a}: {I}, {b}: {I}): {c} = '
            f'{g.compare(a, n.name, "LT", "i32")} "stablehlo.return"({c}) : (tensor<i1>) -> () }}, '
            f'{{ ^bb0({d}: {I}, {e}: {I}): {f} = "stablehlo.add"({d}, {one_}) : ({I}, {I}) -> {I} {f}x = '
            f'"stablehlo.xor"({e}, {f}) : ({I}, {I}) -> {I} "stablehlo.return"({f}, {f}x) : ({I}, {I}) -> () '
            f'}}) : ({I}, {I}) -> ({I}, {I})'
        )
        s2 = g.name()
        text.append(f'{s2} = "stablehlo.maximum"({o}#1, {s}) : ({I}, {I}) -> {I}')
        s = s2
    swap = len(nxt) > 1 and carried[0].type == carried[1].type
    if swap: nxt[0], nxt[1] = nxt[1], nxt[0]
    body = (f'{{ {head} {" ".join(text)} "stablehlo.return"({", ".join([i, s, h] + nxt)}) : '
            f'({", ".join(v.type for v in all_)}) -> () }}')
    m, worst = max(v.mag for v in carried), max(v.err for v in carried)
    out = [
        V("", v.shape, v.dt, max(m, 1.0), worst + 7 * EPS.get(v.dt, 0) * (1 if trips else 0), v.exact
          and (not trips or v.dt not in FLOAT) and v.dt not in COMPLEX) for v in all_
    ]
    for o in out:
        if not o.float: o.exact = True
    multi(g, "stablehlo.while", all_, out, "", f"({cond}, {body})", [n, bound])


@kind("case", "if")
def branches(g, op):
    """Two results: what the branches make of two values, and one of those."""
    v = g.pick(REAL + ("i1", ) + COMPLEX)
    v = g.tame(v, 4)
    w = g.tame(g.like(v), 4)
    pred = g.fresh((), "i1") if op == "if" else g.fresh((), "i32", -1, 3)
    regions = []
    for k in range(2 if op == "if" else g.n(1, 3)):
        c = g.name()
        both = "or" if v.dt == "i1" else "add"
        inner = ""
        if k == 0:
            inner = f'{c} = {mixed(g, v, v.name, "multiply")}'
        elif k == 1:
            inner = f'{c} = "stablehlo.{both}"({v.name}, {w.name}) : ({v.type}, {v.type}) -> {v.type}'
        regions.append(f'{{ {inner} "stablehlo.return"({c if inner else w.name}, {g.one([v, w]).name}) : '
                       f'({v.type}, {v.type}) -> () }}')
    mag = v.mag + w.mag
    err = v.err + w.err + EPS.get(v.dt, 0) * mag
    multi(g, f"stablehlo.{op}", [pred],
          [V("", v.shape, v.dt, mag, err, not v.float),
           V("", v.shape, v.dt, max(v.mag, w.mag), max(v.err, w.err), v.exact and w.exact)],
          "", "(" + ", ".join(regions) + ")", [v, w])


@kind()
def call(g, _):
    """A private function called twice, with two results; at times as what a composite stands for."""
    v = g.tame(g.pick(FLOAT + INT), 4)
    f, t = f"helper{len(g.functions)}", v.type
    step = '"stablehlo.sine"(%a)' if v.float else '"stablehlo.not"(%a)'
    g.functions.append(
        f'func.func private @{f}(%a: {t}, %b: {t}) -> ({t}, {t}) {{ %0 = {step} : ({t}) -> {t} %1 = '
        f'"stablehlo.subtract"(%0, %b) : ({t}, {t}) -> {t} "func.return"(%1, %a) : ({t}, {t}) -> () }}'
    )
    composite = g.chance(0.3)
    op = "stablehlo.composite" if composite else "func.call"
    about = f'name = "fuzz.helper", decomposition = @{f}' if composite else f"callee = @{f}"
    for _ in range(2):
        w = g.tame(g.like(v), 4)
        multi(g, op, [v, w], [
            V("", v.shape, v.dt, 1 + w.mag, v.err + w.err + 4 * EPS.get(v.dt, 0) * (1 + w.mag), not v.float),
            V("", v.shape, v.dt, v.mag, v.err, v.exact)
        ], about, "")


@kind("map")
def map_(g, _):
    v = g.pick(FLOAT + INT, lo=1)
    v = g.tame(v, LIMIT.get(v.dt, 1) / 2) if v.float else v
    w = g.tame(g.like(v), v.mag if v.float else None)
    g.emit("stablehlo.map", [v, w], v.shape, v.dt, f"dimensions = {array(range(v.rank))}",
           g.body("stablehlo.subtract", v.dt), mag=v.mag + w.mag, err=v.err + w.err)


@kind()
def optimization_barrier(g, _):
    a, b = g.pick(wild=True), g.pick(wild=True)
    multi(g, "stablehlo.optimization_barrier", [a, b], [a, b], "", "")


@kind()
def rng_bit_generator(g, _):
    """The new state and the bits, which XLA gives as unsigned numbers whatever the type."""
    algorithm, size = g.one([("DEFAULT", 2), ("DEFAULT", 3), ("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3)])
    state = g.fresh((size, ), "ui64", pool=False)
    dt, s = g.one(INT), g.shape()
    new, bits = multi(g, "stablehlo.rng_bit_generator", [state], [V("", (size, ), "ui64"), V("", s, dt)],
                      f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>", "")
    if dt[0] == "u":
        return
    base, drawn = g.name(), f"ui{bits_of(dt)}"
    whole = new.name.split("#")[0]
    about = f"{{rng_algorithm = #stablehlo<rng_algorithm {algorithm}>}}"
    g.told([f'{base}:2 = "stablehlo.rng_bit_generator"({state.name}) {about} : ({state.type}) -> ({state.type}, '
            f'{tensor(s, drawn)})',
            f'{base}b = "stablehlo.bitcast_convert"({base}#1) : ({tensor(s, drawn)}) -> {bits.type}',
            f'{whole}:2 = "stablehlo.optimization_barrier"({base}#0, {base}b) : ({state.type}, {bits.type}) -> '
            f'({state.type}, {bits.type})'])
