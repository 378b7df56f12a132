"""Kinds of programs on several devices: XLA is told what all devices compute together."""
import numpy as np

from .random_module import EPS, FLOAT, INT, Unfit, array, kind, spec_text, tensor


def local_shape(g, shape, split):
    sizes = dict(zip("abc", g.mesh))
    return [d // int(np.prod([sizes[a] for a in here], dtype=int)) for d, here in zip(shape, split)]


def groups(g, axes):
    """The devices that differ in these axes only, as replica_groups."""
    names = "abc"[:len(g.mesh)]
    devices = np.arange(np.prod(g.mesh)).reshape(g.mesh)
    order = [names.index(a) for a in names if a not in axes] + [names.index(a) for a in axes]
    rows = devices.transpose(order).reshape(-1, int(np.prod([g.mesh[names.index(a)] for a in axes])))
    return f"dense<{rows.tolist()}> : tensor<{rows.shape[0]}x{rows.shape[1]}xi64>"


def computation(g, w, v, split, out_split, argument, body):
    """The last op, which made w of v, is for XLA; spmdrun is given this manual computation."""
    axes = ", ".join(f'"{a}"' for a in "abc"[:len(g.mesh)])
    part, out = tensor(local_shape(g, v.shape, split), v.dt), tensor(local_shape(g, w.shape, out_split), w.dt)
    last = body[-1].split(" ")[0]
    ours = (f"{w.name} = sdy.manual_computation({v.name}) in_shardings=[{spec_text(split)}] "
            f"out_shardings=[{spec_text(out_split)}] manual_axes={{{axes}}} ({argument}: {part}) {{ {' '.join(body)} "
            f"sdy.return {last} : {out} }} : ({v.type}) -> {w.type}")
    g.lines[-1] = (g.lines[-1], ours)


def operand(g, types):
    if not g.mesh:
        raise Unfit("one device")
    return g.tame(g.pick(types, lo=1, ok=lambda v: v.size > 0), 2)


@kind()
def manual_elementwise(g, _):
    v = operand(g, FLOAT + INT)
    split = g.split(v.shape)
    part = tensor(local_shape(g, v.shape, split), v.dt)
    op, a, b = "stablehlo.sine" if v.float else "stablehlo.not", g.name(), g.name()
    w = g.emit(op, [v], v.shape, v.dt, mag=1.0, err=v.err)
    computation(g, w, v, split, split, a, [f'{b} = "{op}"({a}) : ({part}) -> {part}'])


@kind()
def manual_sum(g, _):
    """Sums over a dimension: on each device its part, then over the devices that hold the other parts."""
    v = operand(g, ("f32", "f64", "i32", "ui8", "i64"))
    split = g.split(v.shape)
    d = g.n(0, v.rank - 1)
    if not split[d]:
        raise Unfit("a dimension that is whole")
    local = local_shape(g, v.shape, split)
    rest = [x for i, x in enumerate(v.shape) if i != d]
    part, out = tensor(local, v.dt), tensor([x for i, x in enumerate(local) if i != d], v.dt)
    a, zero, own, whole = (g.name() for _ in range(4))
    scalar = tensor((), v.dt)
    attrs, region = f"dimensions = {array([d])}", g.body("stablehlo.add", v.dt)
    mag = v.mag * v.shape[d]
    start = g.splat(0, (), v.dt)
    w = g.emit("stablehlo.reduce", [v, start], rest, v.dt, attrs, region, mag=mag,
               err=v.shape[d] * (v.err + EPS.get(v.dt, 0) * mag))
    nothing = f'dense<{"0.0" if v.float else "0"}> : {scalar}'
    body = [f'{zero} = "stablehlo.constant"() {{value = {nothing}}} : () -> {scalar}',
            f'{own} = "stablehlo.reduce"({a}, {zero}) {region} {{{attrs}}} : ({part}, {scalar}) -> {out}',
            f'{whole} = "stablehlo.all_reduce"({own}) {g.body("stablehlo.add", v.dt)} {{channel_handle = '
            f'#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = {groups(g, split[d])}, '
            f'use_global_device_ids}} : ({out}) -> {out}']
    computation(g, w, v, split, [s for i, s in enumerate(split) if i != d], a, body)


@kind()
def manual_gather(g, _):
    """Every device is given all parts of a dimension."""
    v = operand(g, FLOAT + INT + ("i1", "c64"))
    split = g.split(v.shape)
    d = g.n(0, v.rank - 1)
    if not split[d]:
        raise Unfit("a dimension that is whole")
    out_split = [[] if i == d else s for i, s in enumerate(split)]
    part = tensor(local_shape(g, v.shape, split), v.dt)
    out = tensor(local_shape(g, v.shape, out_split), v.dt)
    a, whole = g.name(), g.name()
    w = g.emit("stablehlo.optimization_barrier", [v], v.shape, v.dt, mag=v.mag, err=v.err, exact=v.exact)
    computation(g, w, v, split, out_split, a,
                [f'{whole} = "stablehlo.all_gather"({a}) {{all_gather_dim = {d} : i64, channel_handle = '
                 f'#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = {groups(g, split[d])}, '
                 f'use_global_device_ids}} : ({part}) -> {out}'])
