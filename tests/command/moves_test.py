"""moves_test.py COMMAND LAUNCHER: what moves between devices is no more than has to move, and comes where it belongs.

Each program is a few ops over devices in a line, written as StableHLO and done by NumPy at once. Its result is compared,
and what its busiest device sends (--stats) with a number counted by hand: in the comments, of who has which rows.
"""
import json
import sys

import numpy as np

from support import command_from_arguments, expect, result


class Array:
    """A value of a program: its name there, and NumPy's."""

    def __init__(self, name, value):
        self.name, self.value = name, value


def type_of(value):
    names = {"float32": "f32", "int32": "i32"}
    return f"tensor<{''.join(f'{size}x' for size in value.shape)}{names[str(value.dtype)]}>"


def dims_of(value, *last):
    """The first dimension as `last` says, all of the others; in brackets, as slices and pads have them."""
    return [last, *((0, size) for size in value.shape[1:])]


class Maker:
    """A program of one argument, `x`, an array of `shape`, which is cut along dimension `cut`; None: whole everywhere."""

    def __init__(self, devices, shape, cut=0):
        value = np.arange(1, 1 + np.prod(shape), dtype=np.float32).reshape(shape)
        self.devices, self.lines, self.given = devices, [], self.sharding(len(shape), cut)
        self.x = Array("%x", value)
        self.zero = self.add(np.float32(0), "stablehlo.constant dense<0.0> : tensor<f32>")

    @staticmethod
    def sharding(rank, dim):
        dims = ", ".join('{"i"}' if d == dim else "{}" for d in range(rank))
        return f"{{sdy.sharding = #sdy.sharding<@m, [{dims}]>}}"

    def add(self, value, text, *operands):
        made = Array(f"%{len(self.lines)}", np.asarray(value))
        if operands:
            types = ", ".join(type_of(a.value) for a in operands)
            text = f"{text} : ({types}) -> {type_of(made.value)}"
        self.lines.append(f"{made.name} = {text}")
        return made

    def slice(self, a, first, end):
        dims = ", ".join(f"{low}:{high}" for low, high in dims_of(a.value, first, end))
        return self.add(a.value[first:end], f"stablehlo.slice {a.name} [{dims}]", a)

    def pad(self, a, low, high, fill=None):
        fill, others = fill or self.zero, [0] * (a.value.ndim - 1)
        value = np.pad(a.value, [(low, high)] + [(0, 0)] * len(others), constant_values=fill.value)
        words = f"low = {[low, *others]}, high = {[high, *others]}, interior = {[0, *others]}"
        return self.add(value, f"stablehlo.pad {a.name}, {fill.name}, {words}", a, fill)

    def join(self, *arrays, dim=0):
        names = ", ".join(a.name for a in arrays)
        value = np.concatenate([a.value for a in arrays], dim)
        return self.add(value, f"stablehlo.concatenate {names}, dim = {dim}", *arrays)

    def reshape(self, a, *shape):
        return self.add(a.value.reshape(shape), f"stablehlo.reshape {a.name}", a)

    def once(self, a):
        """The one row of `a` as jnp.pad repeats it once."""
        wide = self.add(a.value[:, None], f"stablehlo.broadcast_in_dim {a.name}, dims = [0, 2]", a)
        return self.reshape(wide, *a.value.shape)

    def reverse(self, a):
        return self.add(a.value[::-1], f"stablehlo.reverse {a.name}, dims = [0]", a)

    def plus(self, a, b):
        return self.add(a.value + b.value, f"stablehlo.add {a.name}, {b.name} : {type_of(a.value)}")

    def update(self, a, rows, start):
        """`rows` in place of those of `a` from `start` on, or from where they have room."""
        value, count = a.value.copy(), len(rows.value)
        first = min(max(start, 0), len(value) - count)
        value[first:first + count] = rows.value
        places = [self.add(np.int32(k), f"stablehlo.constant dense<{k}> : tensor<i32>") for k in (start, 0)]
        names = ", ".join(made.name for made in (a, rows, *places))
        return self.add(value, f"stablehlo.dynamic_update_slice {names}", a, rows, *places)

    def scatter(self, a, rows, start):
        """The same as JAX prints it; nothing where they have no room."""
        value, count = a.value.copy(), len(rows.value)
        if 0 <= start <= len(value) - count:
            value[start:start + count] = rows.value
        place = self.add(np.int32([start]), f"stablehlo.constant dense<{start}> : tensor<1xi32>")
        numbers = "#stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>"
        made = self.add(value, f"""\"stablehlo.scatter\"({a.name}, {place.name}, {rows.name}) <{{scatter_dimension_numbers = {numbers}}}> ({{
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      stablehlo.return %new : tensor<f32>
    }}) : ({type_of(a.value)}, tensor<1xi32>, {type_of(rows.value)}) -> {type_of(value)}""")
        return made

    def zeros(self, rows):
        value = np.zeros((rows, *self.x.value.shape[1:]), np.float32)
        return self.add(value, f"stablehlo.broadcast_in_dim {self.zero.name}, dims = []", self.zero)

    def converted_zero(self):
        """As jnp.pad makes what it pads with."""
        number = self.add(np.int32(0), "stablehlo.constant dense<0> : tensor<i32>")
        return self.add(np.float32(0), f"stablehlo.convert {number.name}", number)

    def text(self, gives, cut):
        gives_type, lines = type_of(gives.value), "\n    ".join(self.lines)
        taken = self.sharding(gives.value.ndim, cut) if cut is not None else ""
        return f"""module attributes {{mhlo.num_partitions = {self.devices} : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @m = <["i"={self.devices}]>
  func.func public @main(%x: {type_of(self.x.value)} {self.given}) -> ({gives_type} {taken}) {{
    {lines}
    return {gives.name} : {gives_type}
  }}
}}
"""

    def check(self, command, name, gives, most, cut=0):
        """`gives`, cut along dimension `cut` (None: as it comes), is NumPy's, and nobody sends more than `most` bytes."""
        compare(command, name, self.text(gives, cut), self.x.value, gives.value, most)


def compare(command, name, text, given, wanted, most):
    """The program makes `wanted` of `given`, and its busiest device sends no more than `most` bytes."""
    program, *arrays = (command.path(file) for file in ("program.mlir", "given.npy", "wanted.npy"))
    stats = command.path("stats.json")
    with open(program, "w") as file:
        file.write(text)
    for path, value in zip(arrays, (given, wanted)):
        np.save(path, value)
    done = command.run(None, program, arrays[0], "--expect", arrays[1], "--no-cache", "--stats", stats)
    if not expect(done.status == 0, f"{name}: {done}"):
        return
    with open(stats) as file:
        sent = json.load(file)["collective_bytes"]
    expect(sent <= most, f"{name}: a device sends {sent} bytes, and {most} are enough")



# 16 rows of 12 bytes, 4 on each of 4 devices.
ROW = 12


def lines(parts=True):
    return Maker(4, (16, 3), 0 if parts else None)


def holes(command):
    """What a slice cut off is not there again when a pad makes room for it."""
    for parts in (True, False):
        # Each device has the rows that it is to have.
        m = lines(parts)
        m.check(command, "end", m.plus(m.slice(m.pad(m.slice(m.x, 0, 13), 0, 5), 0, 16), m.x), 0)
        # What each device reads begins two rows further on: the first two of a part are for the one before it.
        m = lines(parts)
        m.check(command, "both_ends", m.slice(m.pad(m.slice(m.x, 3, 14), 1, 6), 0, 16), 2 * ROW if parts else 0)
    m = lines()
    m.check(command, "joined", m.slice(m.join(m.slice(m.x, 0, 14), m.zeros(4)), 0, 16), 0)


def borders(command):
    """Windows of an array with a border: a device has one row from each of its neighbours, and nothing else."""
    m = lines()
    padded = [m.pad(m.x, 1, 1, m.converted_zero()) for _ in range(3)]
    m.check(command, "zeros", m.join(*(m.slice(a, k, 16 + k) for k, a in enumerate(padded)), dim=1), 2 * ROW)
    m = lines()
    first, last = m.slice(m.x, 0, 1), m.slice(m.x, 15, 16)
    edges = m.join(m.once(first), m.x, m.once(last))
    m.check(command, "edges", m.plus(m.slice(edges, 0, 16), m.slice(edges, 2, 18)), 2 * ROW)
    m = lines()
    second, last_but_one = m.slice(m.x, 1, 2), m.slice(m.x, 14, 15)
    mirrored = m.join(m.reverse(second), m.x, m.reverse(last_but_one))
    m.check(command, "mirrored", m.plus(m.slice(mirrored, 0, 16), m.slice(mirrored, 2, 18)), 2 * ROW)
    m = lines()
    wide = m.join(m.zeros(1), m.x, m.zeros(2))
    m.check(command, "joined_zeros", m.plus(m.slice(wide, 0, 16), m.slice(wide, 2, 18)), 2 * ROW)
    # Two rows from each of two neighbours.
    m = lines()
    first, last = m.reverse(m.slice(m.x, 1, 3)), m.reverse(m.slice(m.x, 13, 15))
    mirrored = m.join(first, m.x, last)
    m.check(command, "two_mirrored", m.plus(m.slice(mirrored, 0, 16), m.slice(mirrored, 4, 20)), 4 * ROW)


def together(command):
    """Windows of one array that overlap: what several need is sent once."""
    # Of five windows of 12 rows each device computes 3, so device p reads rows 3 p to 3 p + 6 and has 4 p to 4 p + 3. The
    # second gives 4, 5, 6 to the first and 6, 7 to the third; the third as many; the others one row each.
    m = lines()
    m.check(command, "five", m.join(*(m.slice(m.x, k, 12 + k) for k in range(5)), dim=1), 5 * ROW)
    # All rows of a column: each device has 4 numbers for each of three others, in three windows.
    m = Maker(4, (16, 4))
    m.check(command, "columns", m.join(*(m.slice(m.x, k, 14 + k) for k in range(3))), 3 * 4 * 4, 1)
    # Rows from far away are not fetched with what lies between: each device gives all of its rows once.
    m = lines()
    rolled = [m.join(m.slice(m.x, k, 16), m.slice(m.x, 0, k)) for k in (4, 8)]
    m.check(command, "far", m.plus(*rolled), 2 * 4 * ROW)


def updates(command):
    """Rows that are written where constants say come to the devices that have those, and no further."""
    for written in (Maker.update, Maker.scatter):
        # Row r of the result is row r + 1 of x, but for two: each device gets the first row of the next one's.
        m = lines()
        m.check(command, "shifted", written(m, m.x, m.slice(m.x, 2, 16), 1), ROW)
        # Sums of rows r and r + 2 are computed by the device that has r, with two rows of the next one's, and the last of a
        # part is for the first row of the next.
        m = lines()
        m.check(command, "stencil", written(m, m.x, m.plus(m.slice(m.x, 0, 14), m.slice(m.x, 2, 16)), 1), 3 * ROW)
        # A row in the middle of a part, of another part.
        m = lines()
        m.check(command, "row", written(m, m.x, m.slice(m.x, 13, 14), 6), ROW)
    # Before the first row, and behind the last: the second part's rows are for the first, and for the last.
    for start in (-1, 15):
        m = lines()
        m.check(command, f"update_at_{start}", m.update(m.x, m.slice(m.x, 4, 8), start), 4 * ROW)
        m = lines()
        wanted = m.scatter(m.x, m.slice(m.x, 4, 8), start)
        expect((wanted.value == m.x.value).all(), "the window is none of the array")
        m.check(command, f"scatter_at_{start}", wanted, 12 * ROW)


def reshapes(command):
    """Parts of a line and parts of its rows begin elsewhere: what lies between is for the neighbour."""
    # Runs of 15 of 60 numbers, and of 18, in 3 of 10 rows: 15 p to 15 p + 14, and 18 p to 18 p + 17. The third lacks the
    # first 9 of the fourth, the second 6 of the third's, the first 3.
    for cut in (0, None):
        m = Maker(4, (60,))
        m.check(command, "rows", m.reshape(m.x, 10, 6), 9 * 4, cut)
        # And back: the fourth lacks 9 of the third's.
        m = Maker(4, (10, 6))
        m.check(command, "line", m.reshape(m.x, 60), 9 * 4, cut)
    m = Maker(4, (10, 6))
    m.check(command, "other_rows", m.reshape(m.x, 12, 5), 9 * 4)
    # Two lines.
    m = Maker(4, (2, 10, 6), 1)
    m.check(command, "lines", m.reshape(m.x, 2, 60), 2 * 9 * 4, 1)
    # Columns, 2 of 8 on a device, are no runs. Each device first gives each other one 3 rows of two numbers (the last gets
    # 1 row); then it has 24 p to 24 p + 23, and is to have 20 p to 20 p + 19: the last lacks 12 of the third's.
    m = Maker(4, (10, 8), 1)
    m.check(command, "columns_to_line", m.reshape(m.x, 80), (2 * 3 * 3 + 12) * 4)


def copies(command):
    """Of the copies of a part all are read. A mesh of 4 x 4; 16 rows of 16 numbers, in parts of 4 rows at first."""
    # The device at (p, q) has part p and is to have part q, or a share of it: it reads the copy at (q, p), which nobody else
    # does. If it read the one that has its own q, (q, q) would serve four.
    x = np.arange(256, dtype=np.float32).reshape(16, 16)
    for given, taken, numbers in (("x", '{"y"}, {}', 4 * 16), ("x", '{"y", "x"}, {}', 16), ("x", '{"y"}, {"x"}', 4 * 4),
                                  ("y", '{"x", "y"}, {}', 16)):
        text = f"""module attributes {{mhlo.num_partitions = 16 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @m = <["x"=4, "y"=4]>
  func.func public @main(%x: tensor<16x16xf32> {{sdy.sharding = #sdy.sharding<@m, [{{"{given}"}}, {{}}]>}}) -> (tensor<16x16xf32> {{sdy.sharding = #sdy.sharding<@m, [{taken}]>}}) {{
    %0 = stablehlo.negate %x : tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }}
}}
"""
        compare(command, f"copies of {given} for {taken}", text, x, -x, 4 * numbers)


def main():
    command, _ = command_from_arguments()
    with command:
        holes(command)
        borders(command)
        together(command)
        updates(command)
        reshapes(command)
        copies(command)
    return result()


sys.exit(main())
