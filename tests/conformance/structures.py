"""Every op that moves, combines or carries elements, with every type of element: by NumPy on numbers that every type holds."""
import numpy as np

from modules import NAMES, NIBBLES, TYPES, text_of, type_of
from typed import COMPLEX, FLOATS, INTEGERS, Program, kind_of, numbers_of, order_key, quiet, rounded, widened, wrapped


def held(t, x):
    """Numbers as elements of a type: integers wrap, a boolean is whether there is any."""
    if t in INTEGERS:
        return wrapped(t, np.asarray(x).astype(object))
    return rounded(t, x) if t in FLOATS else np.asarray(x).astype(TYPES[t])


def plain(x):
    """The elements as numbers to count with."""
    t = NAMES[x.dtype]
    return numbers_of(x) if t in INTEGERS else widened(x).astype(np.float64) if t in FLOATS else x


class Kind:
    """A type, and how numbers of it are added up so that every order gives the same."""

    def __init__(self, t):
        self.name = t
        self.scale = t == "f8E8M0FNU"  # powers of two, without zero: multiplied
        self.combine = "multiply" if self.scale else "add"
        self.start = 1 if self.scale else 0
        self.ordered = t not in COMPLEX
        self.less = f"compare LT, %p, %q, {'TOTALORDER' if t in FLOATS else 'SIGNED' if t[0] == 'i' and t != 'i1' else 'UNSIGNED'} :"

    def values(self, *shape, seed=0):
        random = np.random.default_rng(seed + sum(shape))
        if self.scale:
            return held(self.name, 2.0 ** random.integers(-2, 3, shape))
        low = 0 if self.name[0] == "u" or self.name == "i1" else -2
        x = random.integers(low, 4, shape)
        return held(self.name, x + 1j * random.integers(low, 4, shape) if self.name in COMPLEX else x)

    def units(self, *shape, seed=0):
        """Zeros and ones (ones and twos): a few of them add up (multiply) exactly, in every order."""
        x = np.random.default_rng(seed + sum(shape)).integers(0, 2, shape)
        return held(self.name, x + 1 if self.scale else x + 1j * x[::-1] if self.name in COMPLEX else x)

    def sum(self, x, axis=None):
        if self.name == "i1":
            return np.any(x, axis)
        return held(self.name, np.prod(plain(x), axis) if self.scale else np.sum(plain(x), axis))

    def both(self, x, y):
        return held(self.name, plain(x) * plain(y) if self.scale else plain(x) | plain(y) if self.name == "i1" else plain(x) + plain(y))

    def region(self, op, other=""):
        t = f"tensor<{self.name}>"
        return (f"({{\n    ^bb0(%p: {t}, %q: {t}):\n      %s = stablehlo.{op} %p, %q : {t}\n      stablehlo.return %s : {t}\n    }}{other})")

    def before(self, more=""):
        """The region of a comparator: p < q, of complex numbers by their real parts. `more` are arguments that are not looked at."""
        t = f"tensor<{self.name}>"
        head = f"({{\n    ^bb0(%p: {t}, %q: {t}{more}):\n"
        if self.ordered:
            return f"{head}      %s = stablehlo.{self.less} ({t}, {t}) -> tensor<i1>\n      stablehlo.return %s : tensor<i1>\n    }})"
        part = f"tensor<{self.name[8:-1]}>"
        return (f"{head}      %re = stablehlo.real %p : ({t}) -> {part}\n      %rf = stablehlo.real %q : ({t}) -> {part}\n"
                f"      %s = stablehlo.compare LT, %re, %rf, TOTALORDER : ({part}, {part}) -> tensor<i1>\n      stablehlo.return %s : tensor<i1>\n    }})")

    def key(self, x):
        return order_key(x) if self.name in FLOATS else x.real if not self.ordered else plain(x)


def scalar(value, kind=np.int32):
    return np.array(value, kind)


# ---- moving ----------------------------------------------------------------------------------------------------------


def moves(t):
    kind = Kind(t)
    x, y, u, p = kind.values(3, 4), kind.values(3, 4, seed=1), kind.values(2, 2), kind.values(1, seed=3)[0]
    m, rows = np.random.default_rng(1).integers(0, 2, (3, 4)).astype(bool), np.array([2, 0, 2, 1], np.int32)
    far = np.array([[0], [7], [-3], [2]], np.int32)
    program = Program(x=x, y=y, u=u, p=np.asarray(p, x.dtype), m=m, c=scalar(True, bool), i=scalar(-5), j=scalar(9), rows=rows, far=far)
    of = {name: type_of(value) for name, value in program.arguments.items()}
    one = f"tensor<{t}>"

    def gives(text, expected, *names):
        program.gives(f"{text} : ({', '.join(of[n] for n in names)}) -> {type_of(expected)}", expected)

    gives("stablehlo.broadcast_in_dim %x, dims = [0, 2]", np.repeat(x[:, None], 2, 1), "x")
    gives("stablehlo.broadcast_in_dim %p, dims = []", np.full((3, 2), p, x.dtype), "p")
    gives("stablehlo.broadcast %x, sizes = [2]", np.stack([x, x]), "x")
    gives("stablehlo.reshape %x", x.reshape(2, 6), "x")
    gives("stablehlo.reshape %p", np.full((1, 1), p, x.dtype), "p")
    gives("stablehlo.transpose %x, dims = [1, 0]", x.T.copy(), "x")
    program.gives(f"stablehlo.transpose %p, dims = [] : ({one}) -> {one}", program.arguments["p"].copy())
    program.gives(f"stablehlo.reverse %x, dims = [0, 1] : {of['x']}", x[::-1, ::-1].copy())
    gives("stablehlo.slice %x [0:3:2, 1:4]", x[::2, 1:].copy(), "x")
    gives("stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2]", x[:2, 2:].copy(), "x", "i", "j")
    put = x.copy()
    put[:2, 2:] = u
    gives("stablehlo.dynamic_update_slice %x, %u, %i, %j", put, "x", "u", "i", "j")
    padded = np.full((5, 5), p, x.dtype)
    padded[1::2, :3] = x[:2, 1:]  # the last row and the first column are cut off
    gives("stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0]", padded, "x", "p")
    gives("stablehlo.concatenate %x, %y, dim = 1", np.concatenate([x, y], 1), "x", "y")
    gives('"stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], '
          'index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}>', x[[0, 2, 0, 2]], "x", "far")
    gives('"stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}>', x[rows], "x", "rows")
    program.gives(f"stablehlo.select %m, %x, %y : {of['m']}, {of['x']}", np.where(m, x, y))
    program.gives(f"stablehlo.select %c, %x, %y : {of['c']}, {of['x']}", x.copy())
    program.gives(f"stablehlo.constant {text_of(y)}", y)
    gives('stablehlo.get_dimension_size %x, dim = 1', scalar(4), "x")
    pair = program.let(f"stablehlo.tuple %x, %p : tuple<{of['x']}, {one}>")
    program.gives(f"stablehlo.get_tuple_element {pair}[1] : (tuple<{of['x']}, {one}>) -> {one}", program.arguments["p"].copy())
    program.gives(f"stablehlo.optimization_barrier %y : {of['y']}", y)
    program.gives(f"stablehlo.convert %x : {of['x']}", x.copy())
    if t != "i1":
        program.gives(f"stablehlo.iota dim = 1 : {of['x']}", held(t, np.tile(np.arange(4), (3, 1))))
    bits(program, t, x)
    program.write(f"structures_{file_of(t)}", f"moves_{t}")


SAME_WIDTH = {"f4E2M1FN": ("i4", "ui4"), "f6E2M3FN": ("f6E3M2FN",), "f6E3M2FN": ("f6E2M3FN",), "i2": ("ui2",), "ui2": ("i2",), "i4": ("ui4",), "ui4": ("i4", "f4E2M1FN"),
              1: ("ui8", "i8", "f8E5M2"), 2: ("ui16", "bf16"), 4: ("ui32", "f32"), 8: ("ui64", "f64")}


def bits(program, t, x):
    """bitcast_convert to other types of the width, and to bytes and back."""
    others = (t,) if t in COMPLEX or t == "i1" else SAME_WIDTH.get(t) or SAME_WIDTH[x.dtype.itemsize]
    for other in others:
        expected = wrapped(other, x.view(np.uint8).astype(object)) if other in NIBBLES else x.view(TYPES[other])
        program.gives(f"stablehlo.bitcast_convert %x : ({type_of(x)}) -> {type_of(expected)}", expected)
    if t in ("f4E2M1FN", "i4", "ui4", "i2", "ui2"):
        nibbles(program, t, x)
    if x.dtype.itemsize > 1 and t not in COMPLEX:
        parts = np.ascontiguousarray(x).view(np.uint8).reshape(*x.shape, x.dtype.itemsize)
        name = program.let(f"stablehlo.bitcast_convert %x : ({type_of(x)}) -> {type_of(parts)}")
        program.result(name, parts)
        program.gives(f"stablehlo.bitcast_convert {name} : ({type_of(parts)}) -> {type_of(x)}", x.copy())


def nibbles(program, t, x):
    """Several elements as the bits of a byte, the first one lowest, and back."""
    width = {"f4E2M1FN": 4, "i4": 4, "ui4": 4, "i2": 2, "ui2": 2}[t]
    codes = (x.view(np.uint8) if t in FLOATS else (numbers_of(x) % (1 << width)).astype(np.uint8)).reshape(-1, 8 // width)
    parts, whole = f"tensor<{codes.shape[0]}x{codes.shape[1]}x{t}>", np.zeros(len(codes), np.uint8)
    for k in range(codes.shape[1]):
        whole |= codes[:, k] << (k * width)
    name = program.let(f"stablehlo.reshape %x : ({type_of(x)}) -> {parts}")
    name = program.let(f"stablehlo.bitcast_convert {name} : ({parts}) -> {type_of(whole)}")
    program.result(name, whole)
    program.gives(f"stablehlo.bitcast_convert {name} : ({type_of(whole)}) -> {parts}", x.reshape(codes.shape))


# ---- combining -------------------------------------------------------------------------------------------------------


def combinations(t):
    kind = Kind(t)
    x, n, w, z = kind.values(3, 4), kind.units(3, 4), kind.units(4, 5, seed=2), held(t, kind.start)
    far, u = np.array([[0], [9], [-1], [0]], np.int32), kind.units(4, 4, seed=4)
    program = Program(x=x, n=n, w=w, z=z, far=far, u=u, line=kind.units(8, seed=5), source=kind.units(5, seed=6))
    of = {name: type_of(value) for name, value in program.arguments.items()}

    def gives(text, expected, *names):
        program.gives(f"{text} : ({', '.join(type_of(program.arguments[m]) for m in names)}) -> {type_of(expected)}", expected)

    gives(f"stablehlo.reduce(%n init: %z) applies stablehlo.{kind.combine} across dimensions = [1]", kind.sum(n, 1), "n", "z")
    gives(f"stablehlo.reduce(%z init: %z) applies stablehlo.{kind.combine} across dimensions = []", z, "z", "z")
    if kind.ordered:
        start = program.let(f"stablehlo.slice %x [0:1, 0:1] : ({of['x']}) -> tensor<1x1x{t}>")
        start = program.let(f"stablehlo.reshape {start} : (tensor<1x1x{t}>) -> {of['z']}")
        rows = np.concatenate([np.full((1, 4), x[0, 0], x.dtype), x])
        best = np.array([column[np.argmax(kind.key(column))] for column in rows.T], x.dtype)
        program.gives(f"stablehlo.reduce(%x init: {start}) applies stablehlo.maximum across dimensions = [0] : ({of['x']}, {of['z']}) -> {type_of(best)}", best)
    spread = np.full((6, 4), z, x.dtype)  # base dilation 2, a row of padding before, the first column cut off, a column after
    spread[1::2, :3] = n[:, 1:]
    windows = np.array([[kind.sum(np.array([spread[r, c], spread[r, c + 1], spread[r + 2, c], spread[r + 2, c + 1]], x.dtype)) for c in range(3)] for r in range(0, 4, 3)], x.dtype)
    gives('"stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, '
          f'window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}}> {kind.region(kind.combine)}', windows, "n", "z")
    into = n.copy()
    for row in (0, 3):
        into[0] = kind.both(into[0], u[row])
    scatter = ("#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>")
    gives(f'"stablehlo.scatter"(%n, %far, %u) <{{scatter_dimension_numbers = {scatter}}}> {kind.region(kind.combine)}', into, "n", "far", "u")
    # Windows of two, of which the first and the last hang over the edge by one: there is one place to choose from.
    line, source = program.arguments["line"], program.arguments["source"]
    spots = np.full(8, z, x.dtype)
    for k in range(5):
        window = range(max(0, 2 * k - 1), min(8, 2 * k + 1))
        keys = [kind.key(line[at:at + 1])[0] for at in window]
        at = window[keys.index(max(keys))]
        spots[at] = kind.both(spots[at], source[k])
    pick = kind.before().replace("compare LT", "compare GE").rstrip(")")
    gives('"stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, '
          f'padding = dense<1> : tensor<1x2xi64>}}> {pick}, {kind.region(kind.combine)[1:]}', spots, "line", "source", "z")
    order = np.argsort(kind.key(x), axis=1, kind="stable")
    places = np.tile(np.arange(4, dtype=np.int32), (3, 1))
    program.arguments["places"] = places
    both = f"{of['x']}, {type_of(places)}"
    at = program.let(f'"stablehlo.sort"(%x, %places) <{{dimension = 1 : i64, is_stable = true}}> {kind.before(", %v: tensor<i32>, %vv: tensor<i32>")} : ({both}) -> ({both})', 2)
    program.result(f"{at}#0", np.take_along_axis(x, order, 1))
    program.result(f"{at}#1", np.take_along_axis(places, order, 1))
    gives(f'"stablehlo.map"(%x, %n) <{{dimensions = array<i64: 0, 1>}}> {kind.region(kind.combine)}', kind.both(x, n), "x", "n")
    products(program, kind, gives)
    if kind.ordered and t != "i1":
        top = np.argsort(-np.asarray(kind.key(x)).astype(np.int64), axis=1, kind="stable")[:, :2]
        best = np.take_along_axis(x, top, 1)
        at = program.let(f"chlo.top_k(%x, k = 2) : {of['x']} -> ({type_of(best)}, tensor<3x2xi32>)", 2)
        program.result(f"{at}#0", best)
        program.result(f"{at}#1", top.astype(np.int32))
    program.write(f"structures_{file_of(t)}", f"combinations_{t}")


def products(program, kind, gives):
    n, w = program.arguments["n"], program.arguments["w"]
    t = kind.name

    def dot(a, b):
        if t == "i1":
            return (a.astype(int) @ b.astype(int)) > 0
        return held(t, plain(a) @ plain(b))

    gives("stablehlo.dot_general %n, %w, contracting_dims = [1] x [0]", dot(n, w), "n", "w")
    gives("stablehlo.dot %n, %w", dot(n, w), "n", "w")
    gives('stablehlo.einsum %n, %w, config = "ab,bc->ac"', dot(n, w), "n", "w")
    gives('stablehlo.unary_einsum %n, config = "ab->ba"', n.T.copy(), "n")
    gives("stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1]", np.array([dot(row[None], row[:, None])[0, 0] for row in n], n.dtype), "n", "n")
    if t != "i1":  # rows of n, the first one times a matrix and the others times another one
        groups, pair = np.array([1, 2], np.int32), np.stack([w, w[::-1]])
        program.arguments |= {"groups": groups, "pair": pair}
        gives('"chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], '
              'lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}>',
              np.concatenate([dot(n[:1], w), dot(n[1:], w[::-1])]), "n", "pair", "groups")
    # A line of four with windows of two: [batch, place] times [place, features of the result].
    x, k = n[:, :, None], w[:2, None, :]
    a = program.let(f"stablehlo.reshape %n : ({type_of(n)}) -> {type_of(x)}")
    b = program.let(f"stablehlo.slice %w [0:2, 0:5] : ({type_of(w)}) -> tensor<2x5x{t}>")
    b = program.let(f"stablehlo.reshape {b} : (tensor<2x5x{t}>) -> {type_of(k)}")
    expected = np.stack([dot(n[:, c:c + 2], w[:2]) for c in range(3)], 1)
    program.gives(f"stablehlo.convolution({a}, {b}) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{stride = [1], pad = [[0, 0]]}} "
                  f"{{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({type_of(x)}, {type_of(k)}) -> {type_of(expected)}", expected)


# ---- carrying --------------------------------------------------------------------------------------------------------


def carries(t):
    kind = Kind(t)
    x, y = kind.values(2, 3), kind.values(2, 3, seed=8)
    none = kind.values(0, 3)
    program = Program(x=x, y=y, none=none, zero=held(t, kind.start), rounds=scalar(3), one=scalar(1), start=scalar(0), no=scalar(False, bool), branch=scalar(-7))
    of = {name: type_of(value) for name, value in program.arguments.items()}
    a = of["x"]
    at = program.let(f"""stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, {a}, {a}
    cond {{
      %s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %s : tensor<i1>
    }} do {{
      %s = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %s, %b, %a : tensor<i32>, {a}, {a}
    }}""", 3)
    program.result(f"{at}#1", y)
    program.result(f"{at}#2", x)
    give = lambda name: f"{{\n      stablehlo.return %{name} : {a}\n    }}"
    program.gives(f'"stablehlo.if"(%no) ({give("x")}, {give("y")}) : (tensor<i1>) -> {a}', y.copy())
    program.gives(f'"stablehlo.case"(%branch) ({give("y")}, {give("y")}, {give("x")}) : (tensor<i32>) -> {a}', x.copy())
    program.gives(f'stablehlo.composite "own.swap" %x, %y {{decomposition = @second}} : ({a}, {a}) -> {a}', y.copy())
    total = program.arguments["zero"]
    scanned = [total := kind.both(total, v) for v in x[:, 0]]
    column = program.let(f"stablehlo.slice %x [0:2, 0:1] : ({a}) -> tensor<2x1x{t}>")
    column = program.let(f"stablehlo.reshape {column} : (tensor<2x1x{t}>) -> tensor<2x{t}>")
    one = of["zero"]
    at = program.let(f"""chlo.scan({column}) inits(%zero) dimension=0 {{
    ^bb0(%v: {one}, %c: {one}):
      %s = stablehlo.{kind.combine} %v, %c : {one}
      stablehlo.return %s, %s : {one}, {one}
    }} : (tensor<2x{t}>, {one}) -> (tensor<2x{t}>, {one})""", 2)
    program.result(f"{at}#0", np.array(scanned, x.dtype))
    program.result(f"{at}#1", np.asarray(scanned[-1], x.dtype))
    if t == "i1" or t in NIBBLES + ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "complex<f64>", "complex<f32>"):
        value, like = {"i1": "true", "complex<f32>": "1.0 : f32", "complex<f64>": "1.0 : f64"}.get(t, f"1 : {t}" if t in INTEGERS else f"1.0 : {t}"), 1
    else:
        value, like = (f"2 : {t}" if t in INTEGERS else f"2.0 : {t}"), 2
    program.gives(f'"chlo.constant_like"(%x) <{{value = {value}}}> : ({a}) -> {a}', np.full(x.shape, held(t, like), x.dtype))
    # Nothing at all, and what is made of it.
    e = of["none"]
    program.gives(f"stablehlo.concatenate %none, %x, dim = 0 : ({e}, {a}) -> {a}", x.copy())
    program.gives(f"stablehlo.transpose %none, dims = [1, 0] : ({e}) -> {type_of(none.T)}", none.T.copy())
    program.gives(f"stablehlo.reduce(%none init: %zero) applies stablehlo.{kind.combine} across dimensions = [0] : ({e}, {of['zero']}) -> tensor<3x{t}>",
                  np.full(3, program.arguments["zero"], x.dtype))
    program.gives(f"stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : ({e}, {of['zero']}) -> {a}", np.full((2, 3), program.arguments["zero"], x.dtype))
    program.gives(f"stablehlo.slice %x [1:1, 0:3] : ({a}) -> {e}", none.copy())
    program.gives(f"stablehlo.{kind.combine} %none, %none : {e}", none.copy())
    program.gives(f'"stablehlo.sort"(%none) <{{dimension = 0 : i64, is_stable = true}}> {kind.before()} : ({e}) -> {e}', none.copy())
    wide = program.let(f"stablehlo.transpose %none, dims = [1, 0] : ({e}) -> tensor<3x0x{t}>")
    total = np.zeros((3, 3), x.dtype) if not kind.scale else held(t, np.zeros((3, 3)))
    program.gives(f"stablehlo.dot_general {wide}, %none, contracting_dims = [1] x [0] : (tensor<3x0x{t}>, {e}) -> tensor<3x3x{t}>", total)
    program.more = f"func.func private @second(%p: {a}, %q: {a}) -> {a} {{\n    return %q : {a}\n  }}"
    program.write(f"structures_{file_of(t)}", f"carries_{t}")


def file_of(t):
    return "unsigned" if t[0] == "u" else kind_of(t)


@quiet
def structures():
    for t in TYPES:
        moves(t)
        combinations(t)
        carries(t)


FAMILIES = (structures,)
