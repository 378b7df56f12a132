"""Kinds of programs on several devices: manual computations with collectives among their devices.

spmdrun is given the manual computation. XLA, on one device, is told what each device computes: its part of the input is
a slice, a collective takes from the parts of the others, and the output is put together from the parts of all.
"""
import itertools

import numpy as np

from .random_module import Unfit, V, kind, pairs, slice_text, spec_text, tensor
from .types import COMPLEX, EPS, FLOAT, INT, LIMIT, NARROW, REAL


class Part:
    """A value inside: its name in the computation, and for each device in what XLA is told."""

    def __init__(self, ours, told, shape, dt, mag, err, exact):
        self.ours, self.told, self.shape, self.dt = ours, told, list(shape), dt
        self.mag, self.err, self.exact = mag, err, exact
        self.type = tensor(shape, dt)

    def like(self, ours, told, shape=None, **about):
        known = dict(mag=self.mag, err=self.err, exact=self.exact) | about
        return Part(ours, told, self.shape if shape is None else shape, self.dt, **known)


class Devices:
    """One manual computation, and the lines for XLA."""

    def __init__(self, g, v):
        self.g, self.where = g, g.mesh_for()
        if not self.where.axes: raise Unfit("no axes to be manual")
        self.mesh = dict(self.where.axes)  # the manual axes: each device of theirs stands for all along the others
        if len(self.mesh) > 1 and g.chance(0.3):
            for i in g.some(range(len(self.mesh)), g.n(1, len(self.mesh) - 1)): del self.mesh[list(self.where.axes)[i]]
        self.count = int(np.prod(list(self.mesh.values())))
        self.places = list(itertools.product(*(range(n) for n in self.mesh.values())))  # of each device in the mesh
        self.ours, self.told, self.channels = [], [], 0
        self.v, self.split = v, [[a for a in here if a in self.mesh] for here in g.split(self.where, v.shape)]
        local = [d // self.ways(here) for d, here in zip(v.shape, self.split)]
        names = []
        for device in range(self.count):
            start = [self.block(device, here) * n for here, n in zip(self.split, local)]
            names.append(g.name())
            self.told.append(slice_text(names[-1], v, start, [a + n for a, n in zip(start, local)]))
        self.argument = Part(g.name(), names, local, v.dt, v.mag, v.err, v.exact)

    def ways(self, axes):
        return int(np.prod([self.mesh[a] for a in axes], dtype=int))

    def block(self, device, axes):
        """Which of the parts along these axes, the first the slowest, the device has."""
        at = 0
        for a in axes:
            at = at * self.mesh[a] + self.places[device][list(self.mesh).index(a)]
        return at

    def each(self, text, *parts):
        """An op on every device by itself; {0}, {1}, ... in its text are the parts. The names of what it makes."""
        name = self.g.name()
        self.ours.append(f"{name} = " + text.format(*(p.ours for p in parts)))
        told = []
        for device in range(self.count):
            told.append(self.g.name())
            self.told.append(f"{told[-1]} = " + text.format(*(p.told[device] for p in parts)))
        return name, told

    def told_op(self, text):
        name = self.g.name()
        self.told.append(f"{name} = {text}")
        return name

    # -- groups of devices

    def groups(self, uneven=False):
        """Rows of devices: those along some axes of the mesh, or any."""
        order = [int(d) for d in self.g.r.permutation(self.count)]
        if self.g.chance(0.5):
            axes = self.axes()
            rows = {}
            for device in range(self.count):
                rows.setdefault(self.block(device, [a for a in self.mesh if a not in axes]), []).append(device)
            return list(rows.values())
        if uneven and self.g.chance(0.5):
            at = self.g.n(1, self.count)
            return [row for row in (order[:at], order[at:]) if row]
        size = self.g.one(n for n in range(1, self.count + 1) if self.count % n == 0)
        return [order[i:i + size] for i in range(0, self.count, size)]

    def axes(self):
        chosen = [a for a in self.mesh if self.g.chance(0.6)]
        return chosen or [self.g.one(self.mesh)]

    def numbers(self, row):
        """The devices of the mesh that a row stands for: rows, one for each place along the axes that are not manual."""
        other = [range(1 if a in self.mesh else n) for a, n in self.where.axes.items()]
        return [[self.number(place, self.places[device]) for device in row] for place in itertools.product(*other)]

    def number(self, place, own):
        at, own = 0, iter(own)
        for (a, n), other in zip(self.where.axes.items(), place):
            at = at * n + (next(own) if a in self.mesh else other)
        return at

    def attrs(self, rows):
        self.channels += 1
        rows = [numbers for row in rows for numbers in self.numbers(row)]
        width = max(len(row) for row in rows)
        padded = [row + [-1] * (width - len(row)) for row in rows]
        return (f"channel_handle = #stablehlo.channel_handle<handle = {self.channels}, type = 1>, replica_groups = "
                f"dense<{padded}> : tensor<{len(rows)}x{width}xi64>")

    def by_device(self, rows, make):
        """make(row, position in it) for each device."""
        return [name for _, name in sorted((device, make(row, i)) for row in rows for i, device in enumerate(row))]

    # -- collectives

    def folded(self, p, row, op):
        """Names of the parts of a row, put together by op from the first on."""
        name = p.told[row[0]]
        for device in row[1:]:
            name = self.told_op(f'"stablehlo.{op}"({name}, {p.told[device]}) : ({p.type}, {p.type}) -> {p.type}')
        return name

    def summed(self, p, op, width):
        if op != "add": return {}
        mag = p.mag * width
        return dict(mag=mag, err=width * (p.err + EPS.get(p.dt, 0) * mag), exact=p.dt not in EPS)

    def all_reduce(self, p, op):
        rows, name = self.groups(uneven=True), self.g.name()
        self.ours.append(f'{name} = "stablehlo.all_reduce"({p.ours}) {self.g.body(f"stablehlo.{op}", p.dt)} '
                         f'{{{self.attrs(rows)}, use_global_device_ids}} : ({p.type}) -> {p.type}')
        whole = {row[0]: self.folded(p, row, op) for row in rows}
        return p.like(name, self.by_device(rows, lambda row, i: whole[row[0]]),
                      **self.summed(p, op, max(len(row) for row in rows)))

    def all_gather(self, p):
        rows, name, d = self.groups(), self.g.name(), self.g.n(0, len(p.shape) - 1)
        shape = list(p.shape)
        shape[d] *= len(rows[0])
        self.ours.append(f'{name} = "stablehlo.all_gather"({p.ours}) {{all_gather_dim = {d} : i64, {self.attrs(rows)}, '
                         f'use_global_device_ids}} : ({p.type}) -> {tensor(shape, p.dt)}')
        whole = {row[0]: self.joined([p.told[x] for x in row], [p.shape] * len(row), p.dt, d) for row in rows}
        return p.like(name, self.by_device(rows, lambda row, i: whole[row[0]]), shape)

    def joined(self, names, shapes, dt, d):
        shape = list(shapes[0])
        shape[d] = sum(s[d] for s in shapes)
        return self.told_op(f'"stablehlo.concatenate"({", ".join(names)}) {{dimension = {d} : i64}} : '
                            f'({", ".join(tensor(s, dt) for s in shapes)}) -> {tensor(shape, dt)}')

    def piece(self, name, p, d, i, count):
        """The i-th of count pieces along d."""
        start, limit, size = [0] * len(p.shape), list(p.shape), p.shape[d] // count
        start[d], limit[d] = i * size, (i + 1) * size
        made = self.g.name()
        self.told.append(slice_text(made, V(name, p.shape, p.dt), start, limit))
        return made

    def fitting(self, p, rows):
        """A dimension that can be cut in as many pieces as a row has devices."""
        return self.g.one(d for d, n in enumerate(p.shape) if n % len(rows[0]) == 0)

    def reduce_scatter(self, p, op):
        rows, name = self.groups(), self.g.name()
        n, d = len(rows[0]), self.fitting(p, rows)
        shape = list(p.shape)
        shape[d] //= n
        self.ours.append(f'{name} = "stablehlo.reduce_scatter"({p.ours}) {self.g.body(f"stablehlo.{op}", p.dt)} '
                         f'{{scatter_dimension = {d} : i64, {self.attrs(rows)}, use_global_device_ids}} : '
                         f'({p.type}) -> {tensor(shape, p.dt)}')
        whole = {row[0]: self.folded(p, row, op) for row in rows}
        told = self.by_device(rows, lambda row, i: self.piece(whole[row[0]], p, d, i, n))
        return p.like(name, told, shape, **self.summed(p, op, n))

    def all_to_all(self, p):
        rows, name = self.groups(), self.g.name()
        n, d, to = len(rows[0]), self.fitting(p, rows), self.g.n(0, len(p.shape) - 1)
        shape = list(p.shape)
        shape[d] //= n
        piece = list(shape)
        shape[to] *= n
        self.ours.append(f'{name} = "stablehlo.all_to_all"({p.ours}) {{split_dimension = {d} : i64, concat_dimension = '
                         f'{to} : i64, split_count = {n} : i64, {self.attrs(rows)}}} : ({p.type}) -> '
                         f'{tensor(shape, p.dt)}')
        told = self.by_device(rows, lambda row, i: self.joined([self.piece(p.told[x], p, d, i, n) for x in row],
                                                               [piece] * n, p.dt, to))
        return p.like(name, told, shape)

    def collective_broadcast(self, p):
        """From the first of each group; who is in no group is given zeros."""
        rows, name = self.groups(), self.g.name()
        if len(rows) > 1 and self.g.chance(0.4):
            rows = rows[1:]
        self.ours.append(f'{name} = "stablehlo.collective_broadcast"({p.ours}) {{{self.attrs(rows)}}} : ({p.type}) -> '
                         f'{p.type}')
        return p.like(name, self.permuted(p, [(row[0], device) for row in rows for device in row]))

    def permutation(self):
        """Pairs of source and target; who is no target is given zeros."""
        count = self.g.n(1, self.count)
        return list(zip(self.g.some(range(self.count), count), self.g.some(range(self.count), count)))

    def permute_text(self, name, operand, p, moves):
        self.channels += 1
        moves = [pair for move in moves for pair in self.numbers(move)]
        channel = f"#stablehlo.channel_handle<handle = {self.channels}, type = 1>"
        return (f'{name} = "stablehlo.collective_permute"({operand}) {{channel_handle = {channel}, '
                f'source_target_pairs = {pairs(moves)}}} : ({p.type}) -> {p.type}')

    def permuted(self, p, moves):
        zero = "false" if p.dt == "i1" else "(0.0, 0.0)" if p.dt in COMPLEX else "0.0" if p.dt in EPS else "0"
        nothing = self.told_op(f'"stablehlo.constant"() {{value = dense<{zero}> : {p.type}}} : () -> {p.type}')
        source = {target: s for s, target in moves}
        return [p.told[source[i]] if i in source else nothing for i in range(self.count)]

    def collective_permute(self, p):
        moves, name = self.permutation(), self.g.name()
        self.ours.append(self.permute_text(name, p.ours, p, moves))
        return p.like(name, self.permuted(p, moves))

    def loop(self, p):
        """A ring: some rounds of passing on and adding up."""
        rounds, moves, way = self.g.n(0, 3), self.permutation(), self.step(p.dt)
        loop, zero, one, last, i, x, less, j, k, moved, y, after = (self.g.name() for _ in range(12))
        t, n = p.type, "tensor<i32>"
        for name, number in ((zero, 0), (one, 1), (last, rounds)):
            self.ours.append(f'{name} = "stablehlo.constant"() {{value = dense<{number}> : {n}}} : () -> {n}')
        self.ours.append(
            f'{loop}:2 = "stablehlo.while"({zero}, {p.ours}) ({{ ^bb0({i}: {n}, {x}: {t}): {less} = '
            f'{self.g.compare(i, last, "LT", "i32")} "stablehlo.return"({less}) : (tensor<i1>) -> () }}, '
            f'{{ ^bb0({j}: {n}, {y}: {t}): {self.permute_text(moved, y, p, moves)} '
            f'{after} = "stablehlo.{way}"({y}, {moved}) : ({t}, {t}) -> {t} '
            f'{k} = "stablehlo.add"({j}, {one}) : ({n}, {n}) -> {n} '
            f'"stablehlo.return"({k}, {after}) : ({n}, {t}) -> () }}) : ({n}, {t}) -> ({n}, {t})')
        told = p.told
        for _ in range(rounds):
            others = self.permuted(p.like("", told), moves)
            told = [self.told_op(f'"stablehlo.{way}"({a}, {b}) : ({t}, {t}) -> {t}') for a, b in zip(told, others)]
        grown = dict(mag=p.mag * 8, err=8 * p.err + 24 * EPS.get(p.dt, 0) * p.mag, exact=p.dt not in EPS)
        return p.like(f"{loop}#1", told, **(grown if way == "add" else {}))

    def step(self, dt):
        return "xor" if dt == "i1" else self.g.one(["add", "maximum"]) if dt in REAL else "add"

    def own_number(self, p):
        """Something that differs from device to device."""
        if len(self.mesh) < len(self.where.axes): raise Unfit("several devices have one value")
        name = self.g.name()
        self.ours.append(f'{name} = "stablehlo.partition_id"() : () -> tensor<ui32>')
        numbers = [self.told_op(f'"stablehlo.constant"() {{value = dense<{i}> : tensor<ui32>}} : () -> tensor<ui32>')
                   for i in range(self.count)]
        number = tensor((), p.dt)
        number_part = Part(name, numbers, (), "ui32", 0, 0, True)
        c = self.each(f'"stablehlo.convert"({{0}}) : (tensor<ui32>) -> {number}', number_part)
        s = self.each(f'"stablehlo.broadcast_in_dim"({{0}}) {{{{broadcast_dimensions = array<i64>}}}} : ({number}) -> '
                      f'{p.type}', Part(*c, (), p.dt, 0, 0, True))
        w = self.each(f'"stablehlo.add"({{0}}, {{1}}) : ({p.type}, {p.type}) -> {p.type}', p, p.like(*s))
        mag = p.mag + self.count
        return p.like(*w, mag=mag, err=p.err + EPS.get(p.dt, 0) * mag, exact=p.dt not in EPS)

    # -- the end

    def spec(self, shape, split):
        """The sharding, at times with axes behind the manual ones that are not manual: as a device has the value."""
        split = [list(here) for here in split]
        for axis in self.where.axes:
            if axis not in self.mesh and shape and self.g.chance(0.4):
                split[self.g.n(0, len(shape) - 1)].append(axis)
        return spec_text(self.where, split)

    def finish(self, p):
        """The value outside. All manual axes take part in how it is split: devices may hold any parts."""
        g = self.g
        split = [[] for _ in p.shape]
        for i in g.some(range(len(self.mesh)), len(self.mesh)):
            split[g.n(0, len(split) - 1)].append(list(self.mesh)[i])
        ways = [self.ways(here) for here in split]
        shape = [n * w for n, w in zip(p.shape, ways)]
        blocks = {tuple(self.block(i, here) for here in split): p.told[i] for i in range(self.count)}
        size = list(p.shape)
        for d in reversed(range(len(split))):
            joined = {}
            for place in sorted({b[:d] for b in blocks}):
                joined[place] = self.joined([blocks[place + (i, )] for i in range(ways[d])], [size] * ways[d], p.dt, d)
            blocks, size = joined, size[:d] + [shape[d]] + size[d + 1:]
        w = V(g.name(), shape, p.dt, p.mag, p.err, p.exact)
        self.v.used += 1
        axes = ", ".join(f'"{a}"' for a in self.mesh)
        ours = (f"{w.name} = sdy.manual_computation({self.v.name}) in_shardings=[{self.spec(self.v.shape, self.split)}] "
                f"out_shardings=[{self.spec(shape, split)}] manual_axes={{{axes}}} "
                f"({self.argument.ours}: {self.argument.type}) {{ {' '.join(self.ours)} "
                f"sdy.return {p.ours} : {p.type} }} : ({self.v.type}) -> {w.type}")
        told = [*self.told, f'{w.name} = "stablehlo.optimization_barrier"({blocks[()]}) : ({w.type}) -> {w.type}']
        g.lines.append(("\n".join(told), ours))
        if w.mag > LIMIT.get(w.dt, 1e9): w = g.tame(w)
        g.pool.append(w)


def one_step(devices, g, p, name):
    if name in ("all_reduce", "reduce_scatter"):
        if p.dt not in REAL + ("i1", ): raise Unfit("a type without sums")
        op = g.one(["add", "maximum", "minimum"]) if p.dt in REAL else g.one(["and", "or"])
        return getattr(devices, name)(p, op)
    return getattr(devices, name)(p)


COLLECTIVES = ("all_reduce", "all_gather", "reduce_scatter", "all_to_all", "collective_permute", "collective_broadcast",
               "loop", "own_number")


@kind(*(f"manual_{name}" for name in COLLECTIVES))
def manual(g, name):
    """The collective it is named for, at times after and before others."""
    if not g.mesh:
        raise Unfit("one device")
    name = name[7:]
    types = FLOAT + INT
    if name not in ("all_reduce", "reduce_scatter", "own_number"): types += COMPLEX + ("i1", )
    if name in ("all_gather", "all_to_all", "collective_broadcast"): types += NARROW
    v = g.tame(g.pick(types, lo=1, hi=3, nonzero=True), 2)
    devices = Devices(g, v)
    p = devices.argument
    steps = [name]
    if v.dt in REAL:
        steps = ["own_number"] * g.n(0, 1) + [g.one(COLLECTIVES)] * g.n(0, 1) + steps + [g.one(COLLECTIVES)] * g.n(0, 1)
    for step in steps:
        p = one_step(devices, g, p, step)
    if np.prod(p.shape) * devices.count > 2000: raise Unfit("large")
    devices.finish(p)
