"""reduce_window whose windows are all prefixes or all suffixes of a dimension, which the compiler computes by a loop.

The numbers are such that every order of the operations gives the same, and that small floats, computed in f32 as they must
be, need no rounding before the last: what is expected is exact, by NumPy. JAX's own functions are compared with XLA.
"""
import numpy as np
from jax import lax

from modules import NAMES, TYPES, case, type_of
from structures import held, plain
from typed import COMPLEX, FLOATS, SMALL, Program, quiet, rounded

SHAPES = {"one": (1,), "two": (2,), "long": (600,), "grid": (17, 9), "cube": (3, 17, 2)}
OPS = {"add": np.add, "multiply": np.multiply, "maximum": np.maximum, "minimum": np.minimum}


def accumulated(op, x, axis, suffix):
    x = np.flip(x, axis) if suffix else x
    y = op.accumulate(x, axis)
    return np.flip(y, axis) if suffix else y


def region_of(t, *lines):
    """Of (p, q) what the last of the lines gives."""
    s = f"tensor<{t}>"
    body = "\n      ".join(lines)
    return f"({{\n    ^bb0(%p: {s}, %q: {s}):\n      {body}\n      stablehlo.return %s : {s}\n    }})"


def windows_of(shape, axis, size, low, high):
    sizes = [size if d == axis else 1 for d in range(len(shape))]
    edges = [[low, high] if d == axis else [0, 0] for d in range(len(shape))]
    return f"<{{window_dimensions = array<i64: {', '.join(map(str, sizes))}>, padding = dense<{edges}> : tensor<{len(shape)}x2xi64>}}>"


def whole(shape, axis, suffix):
    n = shape[axis]
    return windows_of(shape, axis, n, 0 if suffix else n - 1, n - 1 if suffix else 0)


def gives(program, x, region, windows, start, expected):
    t = NAMES[program.arguments[x].dtype]
    program.gives(f'"stablehlo.reduce_window"(%{x}, %{start}) {windows} {region} : ({type_of(program.arguments[x])}, tensor<{t}>) -> {type_of(expected)}', expected)


def values(t, op, shape):
    """Sums go up and down by small steps, upwards in all, beyond what the smallest floats hold; products by factors of two."""
    random = np.random.default_rng(sum(shape))
    if op == "multiply" and t in FLOATS:
        return held(t, 2.0 ** random.integers(-1, 2, shape) if t != "f4E2M1FN" else random.integers(1, 3, shape) / 2)
    if t == "i1":
        return held(t, random.integers(0, 8, shape) == 7)
    low = 0 if t[0] == "u" else -1
    x = random.integers(low, 4 if t not in ("i2", "ui2", "i4") else 2, shape)
    return held(t, x + 1j * random.integers(low, 4, shape) if t in COMPLEX else x)


def exact(t, op, x, axis, suffix):
    if t == "i1":
        return accumulated({"add": np.logical_or, "multiply": np.logical_and}[op], x, axis, suffix)
    numbers = plain(x)
    if t in FLOATS and op in ("add", "multiply"):
        assert t in ("f32", "f64") or (accumulated(OPS[op], numbers.astype(np.float32), axis, suffix) == accumulated(OPS[op], numbers, axis, suffix)).all()
    return held(t, accumulated(OPS[op], numbers, axis, suffix))


def starts_of(t):
    if t == "i1":
        return {"add": False, "multiply": True}
    if t in COMPLEX:
        return {"add": 0}
    ordered = {"maximum": -1 if t[0] != "u" else 0, "minimum": 3 if t not in ("i2", "i4", "ui2") else 1}
    if t == "f8E8M0FNU":  # powers of two, without zero
        return {"multiply": 1, "maximum": 2.0 ** -9, "minimum": 2.0 ** 9}
    return {"add": 0, "multiply": 1, **ordered}


@quiet
def every_type():
    for t in TYPES:
        for op, start in starts_of(t).items():
            if t in SMALL and op == "minimum":
                continue  # as maximum
            program = Program(start=held(t, start))
            region = region_of(t, f"%s = stablehlo.{op} %p, %q : tensor<{t}>")
            for name, shape in SHAPES.items():
                if name != "grid" and op != ("multiply" if t == "f8E8M0FNU" else "add") or name in ("one", "two", "cube") and t not in ("f32", "bf16", "i32"):
                    continue
                program.arguments[name] = x = values(t, op if t != "f8E8M0FNU" else "multiply", shape)
                for axis in range(len(shape)):
                    for suffix in (False, True):
                        if not (name == "long" and suffix or op in ("maximum", "minimum") and suffix == (axis == 0)):
                            gives(program, name, region, whole(shape, axis, suffix), "start", exact(t, op, x, axis, suffix))
            program.write("cumulative_types", f"{op}_{t}")


def rounded_once():
    """Of numbers that are not whole: sums of f32 rounded from f64, others from f32."""
    for t in ("f32", "f16", "bf16"):
        x = rounded(t, np.random.default_rng(3).uniform(0, 1, (500, 2)))
        program = Program(x=x, zero=rounded(t, 0))
        wide = np.float64 if t == "f32" else np.float32
        for suffix in (False, True):
            gives(program, "x", region_of(t, f"%s = stablehlo.add %p, %q : tensor<{t}>"), whole(x.shape, 0, suffix), "zero",
                  rounded(t, accumulated(np.add, x.astype(wide), 0, suffix)))
        program.write("cumulative", f"rounded_once_{t}", ulps=1)
    for t in ("f16", "bf16", "f32"):
        s = f"tensor<{t}>"
        region = region_of(t, f"%m = stablehlo.maximum %p, %q : {s}", f"%d = stablehlo.subtract %p, %q : {s}", f"%a = stablehlo.abs %d : {s}", f"%n = stablehlo.negate %a : {s}",
                           f"%e = stablehlo.exponential %n : {s}", f"%l = stablehlo.log_plus_one %e : {s}", f"%s = stablehlo.add %m, %l : {s}")
        for n in (2000,) if t == "f32" else (9, 300):  # windows side by side, and the loop; f32, which runs in f64
            x = rounded(t, np.random.default_rng(n).uniform(-2, 2, (n, 2)))
            program = Program(x=x, least=rounded(t, -60000))
            for suffix in (False, True):
                gives(program, "x", region, whole(x.shape, 0, suffix), "least", rounded(t, accumulated(np.logaddexp, x.astype(np.float64), 0, suffix)))
            program.write("cumulative", f"log_of_sums_{t}_{n}", ulps=1)


def edges():
    """Windows that are longer than the dimension, that hold nothing, that are cut off; the initial value comes in once."""
    n = 20
    x = np.random.default_rng(1).integers(-9, 9, (n, 3)).astype(np.float32)
    for t in ("f32", "i32", "bf16"):
        v = held(t, x)
        program = Program(x=v, five=held(t, 5))
        region = region_of(t, f"%s = stablehlo.add %p, %q : tensor<{t}>")
        for size, low, high in ((n, n - 1, 0), (n, 0, n - 1), (2 * n, 2 * n - 1, 0), (2 * n, 0, 2 * n - 1), (n, n, -1), (n, -1, n), (n, n + 3, 0), (n, 0, n + 3), (n - 2, n - 1, -2),
                                (n - 2, -2, n - 1), (n, n - 3, 0), (n, 0, n - 3), (n, n + 9, -9), (n, 1, 0), (n, 0, 0), (n, n // 2, n // 2), (n, n - 1, n - 1), (n - 1, n - 2, 0)):
            sums = [5 + plain(v)[max(0, j - low):max(0, j - low + size)].sum(0) for j in range(n + low + high - size + 1)]
            gives(program, "x", region, windows_of(v.shape, 0, size, low, high), "five", held(t, np.array(sums)))
        program.write("cumulative", f"edges_{t}")


def regions():
    """Regions that are no single op."""
    x = rounded("bf16", np.random.default_rng(2).integers(-50, 50, (40, 3)) / 4)
    program = Program(x=x, start=rounded("bf16", -60))
    s = "tensor<bf16>"
    limited = region_of("bf16", f"%c = stablehlo.constant dense<9.5> : {s}", f"%b = stablehlo.broadcast_in_dim %c, dims = [] : ({s}) -> {s}", f"%m = stablehlo.maximum %p, %q : {s}",
                        f"%s = stablehlo.minimum %m, %b : {s}")
    own = region_of("bf16", f"%u = stablehlo.convert %p : ({s}) -> tensor<f32>", f"%v = stablehlo.convert %q : ({s}) -> tensor<f32>", "%w = stablehlo.maximum %u, %v : tensor<f32>",
                    f"%s = stablehlo.convert %w : (tensor<f32>) -> {s}")
    for suffix in (False, True):
        best = accumulated(np.maximum, x.astype(np.float32), 0, suffix)
        gives(program, "x", limited, whole(x.shape, 0, suffix), "start", rounded("bf16", np.minimum(best, 9.5)))
        gives(program, "x", own, whole(x.shape, 0, suffix), "start", rounded("bf16", best))
    # The last one that is not zero: associative, and the order of the two matters.
    i = np.random.default_rng(4).integers(0, 3, 50).astype(np.int32) * np.arange(50, dtype=np.int32)
    program.arguments |= dict(i=i, zero=np.int32(0))
    s = "tensor<i32>"
    last = region_of("i32", f"%z = stablehlo.constant dense<0> : {s}", f"%e = stablehlo.compare EQ, %q, %z : ({s}, {s}) -> tensor<i1>", f"%s = stablehlo.select %e, %p, %q : tensor<i1>, {s}")
    for suffix in (False, True):
        seen = [i[k:] if suffix else i[:k + 1] for k in range(50)]
        gives(program, "i", last, whole(i.shape, 0, suffix), "zero", np.array([([0] + [v for v in w if v])[-1] for w in seen], np.int32))
    program.write("cumulative", "regions")


def places_of_the_largest(t, shape, axis):
    """A cumulative argmax: values with places, the first of equal ones."""
    x = held(t, np.random.default_rng(len(shape)).integers(-4, 5, shape))
    at = np.broadcast_to(np.expand_dims(np.arange(shape[axis], dtype=np.int32), [d for d in range(len(shape)) if d != axis]), shape).copy()
    program = Program(x=x, at=at, least=held(t, -9), none=np.int32(99))
    s, n = f"tensor<{t}>", "tensor<i32>"
    region = f"""({{
    ^bb0(%a: {s}, %i: {n}, %b: {s}, %j: {n}):
      %g = stablehlo.compare GT, %a, %b : ({s}, {s}) -> tensor<i1>
      %e = stablehlo.compare EQ, %a, %b : ({s}, {s}) -> tensor<i1>
      %l = stablehlo.compare LT, %i, %j : ({n}, {n}) -> tensor<i1>
      %f = stablehlo.and %e, %l : tensor<i1>
      %h = stablehlo.or %g, %f : tensor<i1>
      %v = stablehlo.select %h, %a, %b : tensor<i1>, {s}
      %k = stablehlo.select %h, %i, %j : tensor<i1>, {n}
      stablehlo.return %v, %k : {s}, {n}
    }})"""
    for suffix in (False, True):
        both = program.let(f'"stablehlo.reduce_window"(%x, %at, %least, %none) {whole(shape, axis, suffix)} {region} : ({type_of(x)}, {type_of(at)}, {s}, {n}) -> ({type_of(x)}, {type_of(at)})', 2)
        best, where = np.empty_like(x), np.empty_like(at)
        lines, bests, wheres = (np.moveaxis(plain(x), axis, -1), np.moveaxis(best, axis, -1), np.moveaxis(where, axis, -1))
        for line in np.ndindex(lines.shape[:-1]):
            for k in range(shape[axis]):
                low = k if suffix else 0
                window = lines[line][k:] if suffix else lines[line][:k + 1]
                wheres[line][k] = low + np.argmax(window)
                bests[line][k] = held(t, window.max())
        program.result(f"{both}#0", best)
        program.result(f"{both}#1", where)
    program.write("cumulative", f"places_{t}_{len(shape)}_{axis}")


def functions():
    """JAX's own, by XLA."""
    numbers = lambda *shape: np.random.default_rng(sum(shape)).uniform(-2, 2, shape)
    every = (lax.cumsum, lax.cumprod, lax.cummax, lax.cummin, lax.cumlogsumexp)
    for shape, axes in (((1,), 1), ((2,), 1), ((17,), 1), ((40, 3), 2), ((2, 17, 10), 3)):
        for axis in range(axes):
            for kind in (np.float32, np.float64) if shape == (40, 3) else (np.float32,):
                case("cumulative", f"functions_{np.dtype(kind).name}_{'x'.join(map(str, shape))}_{axis}", lambda x: [f(x, axis, reverse=r) for f in every for r in (False, True)],
                     numbers(*shape).astype(kind), units=64)
            case("cumulative", f"functions_i32_{'x'.join(map(str, shape))}_{axis}", lambda x: [f(x, axis, reverse=r) for f in every[:4] for r in (False, True)],
                 (numbers(*shape) * 40).astype(np.int32))
            case("cumulative", f"functions_c64_{'x'.join(map(str, shape))}_{axis}", lambda x: [f(x, axis, reverse=r) for f in every[:2] for r in (False, True)],
                 (numbers(*shape) + 1j * numbers(*shape)[::-1]).astype(np.complex64), units=64)
    case("cumulative", "functions_f32_1000", lambda x: [f(x, reverse=r) for f in (lax.cumsum, lax.cummax, lax.cumlogsumexp) for r in (False, True)], numbers(1000).astype(np.float32), units=64)


def short_sums():
    """Of up to 16 numbers, JAX's are one rounded addition after the other."""
    x = np.random.default_rng(16).normal(size=(16, 9)).astype(np.float32)
    case("cumulative", "short_sums", lambda a, b: [lax.cumsum(x, axis=0) for x in (a, a[:9], lax.complex(a, b))], x, x[::-1] * np.float32(3))


@quiet
def cumulative():
    every_type()
    rounded_once()
    short_sums()
    edges()
    regions()
    for t in ("f32", "bf16", "i8"):
        for shape in ((9,), (6, 20)):
            for axis in range(len(shape)):
                places_of_the_largest(t, shape, axis)
    functions()


FAMILIES = (cumulative,)
