"""Products of a vector and a matrix, of complex numbers and of integers, sums that keep the last dimension, and transposes
that move it: whole numbers, whose sums are exact."""
import jax.numpy as jnp
import numpy as np
from jax import lax

from convolutions import numbers
from modules import case


def filled(shape, modulus, start, dtype):
    x = numbers(shape, modulus, start)
    return x.astype(dtype) if np.dtype(dtype).kind != "c" else lax.complex(x, numbers(shape, modulus - 2, start + 1)).astype(dtype)


def weighed(y):
    """A few numbers that depend on each element and its place."""
    y = y * (1 + lax.iota(np.int32, y.size) % 7).astype(y.dtype).reshape(y.shape)
    return y.sum(), y.reshape(-1)[:5], y.reshape(-1)[-5:]


def vector_products():
    def add(name, vector, matrix, sum_of, batch=((), ()), turned=None, dtype=np.float32):
        def both(start):
            v, m = filled(vector, 7, start[0], dtype), filled(matrix, 9, start[1], dtype)
            if turned:
                m = m.transpose(turned)
            one = lax.dot_general(v, m, (sum_of, batch))
            other = lax.dot_general(m, v, (sum_of[::-1], batch[::-1]))
            return weighed(one), weighed(other)

        case("vector_products", name, both, np.array([2, 5], np.int32))

    for size in ((512, 700), (700, 512), (3000, 40), (40, 3001), (9000, 3), (3, 90000), (261, 1009)):
        name = "x".join(map(str, size))
        add(f"columns_{name}", size[:1], size, ((0,), (0,)))
        add(f"rows_{name}", size[1:], size, ((0,), (1,)))
        add(f"turned_{name}", size[:1], size[::-1], ((0,), (0,)), turned=(1, 0))
    add("f64", (600,), (600, 500), ((0,), (0,)), dtype=np.float64)
    add("complex_columns", (600,), (600, 50), ((0,), (0,)), dtype=np.complex64)
    add("complex_rows", (600,), (500, 600), ((0,), (1,)), dtype=np.complex128)
    add("complex_inner", (40, 1000), (40, 1000), ((0, 1), (0, 1)), dtype=np.complex64)
    add("one_row", (1, 600), (600, 500), ((1,), (0,)))
    add("one_in_the_middle", (600, 1, 2), (2, 500, 600), ((0, 2), (2, 0)))
    add("batch", (3, 500), (3, 500, 300), ((1,), (1,)), ((0,), (0,)))
    add("batch_inside", (500, 3), (500, 3, 300), ((0,), (0,)), ((1,), (1,)))
    add("batch_behind", (2, 500, 3), (500, 300, 3, 2), ((1,), (0,)), ((0, 2), (3, 2)))
    add("two_sums", (40, 30), (30, 400, 40), ((1, 0), (0, 2)))

    def in_loop(rows, columns, dtype=np.float32):
        """A loop that multiplies by a matrix, and one by a row of what is known before."""
        def f(start):
            m = numbers((rows, columns), 3, start[0]).astype(dtype) - 1
            xs = numbers((6, rows), 5, start[1]).astype(dtype)
            turned = lambda _, v: jnp.clip(m.T @ jnp.clip(m @ v, -2, 2), -2, 2)
            rows_of = lambda c, x: (c + (x @ m)[:3].sum(), x @ m)
            last, each = lax.scan(rows_of, dtype(0), xs)
            return weighed(lax.fori_loop(0, 5, turned, numbers((columns,), 5, start[1]).astype(dtype))), last, weighed(each)

        case("vector_products", f"in_loop_{rows}x{columns}" + ("" if dtype is np.float32 else f"_{np.dtype(dtype).name}"), f, np.array([2, 5], np.int32))

    in_loop(200, 301)
    in_loop(700, 520)
    in_loop(63, 1031)
    in_loop(90, 605, np.float64)


def matrix_products():
    """Of complex numbers, by real ones; of integers; of few terms."""
    def add(name, left, right, sum_of, batch=((), ()), dtype=np.complex64):
        def product(start):
            return weighed(lax.dot_general(filled(left, 7, start[0], dtype), filled(right, 9, start[1], dtype), (sum_of, batch)))

        case("matrix_products", f"{name}_{np.dtype(dtype).name}", product, np.array([2, 5], np.int32))

    for dtype in (np.complex64, np.complex128, np.int32, np.int16, np.uint8):
        add("straight", (37, 70), (70, 45), ((1,), (0,)), dtype=dtype)
    for dtype in (np.complex64, np.int32):
        add("turned", (70, 37), (45, 70), ((0,), (1,)), dtype=dtype)
        add("batch", (3, 40, 33), (3, 33, 41), ((2,), (1,)), ((0,), (0,)), dtype=dtype)
        add("batch_behind", (40, 33, 3), (33, 41, 3), ((1,), (0,)), ((2,), (2,)), dtype=dtype)
        add("two_sums", (40, 5, 33), (33, 41, 5), ((1, 2), (2, 0)), dtype=dtype)
        add("sum_between", (40, 33), (9, 33, 7), ((1,), (1,)), dtype=dtype)
        add("long_rows", (5, 60), (60, 1100), ((1,), (0,)), dtype=dtype)
    for terms in (1, 2, 3, 7, 8):
        for dtype in (np.float32, np.complex64):
            add(f"few_terms_{terms}", (200, terms), (terms, 180), ((1,), (0,)), dtype=dtype)
    add("few_terms_behind", (700, 3), (90, 3), ((1,), (1,)), dtype=np.float64)


def column_sums():
    def add(*shape, dtype=np.float32):
        def sums(start):
            x = numbers(shape, 11, start[0]).astype(dtype)
            found = []
            for axes in ((0,), (1,), (0, 1), (0, 2)) if len(shape) > 2 else ((0,),):
                found += [weighed(x.sum(axes)), weighed((x * x - x).max(axes))]
            return found

        case("column_sums", "x".join(map(str, shape)) + f"_{np.dtype(dtype).name}", sums, np.array([3], np.int32))

    for shape in ((5, 8), (1, 700), (2, 513), (3, 1025), (600, 33), (2500, 1000), (7, 9, 64), (300, 5, 16), (4, 1000, 16), (2, 3, 1500), (30, 40, 1, 12), (30, 4, 100, 1)):
        add(*shape)
    add(300, 1000, dtype=np.float64)
    add(5, 300, 40, dtype=np.int16)
    case("column_sums", "none", lambda x: (x.sum(0), x[:, :0].sum(0), x[:0].sum(0), x[:, :, :0].sum(1)), np.ones((4, 3, 9), np.float32))


def turned(rounds, shape, order, dtype, between):
    """A transpose in a loop: of memory, of what is computed, read by what is computed, or both. Each element of the result
    counts by its place."""
    parts = 2 if np.dtype(dtype).kind == "c" else 1
    x = (lax.iota(np.uint32, int(np.prod(shape))).reshape(shape) * 2654435761) % 113
    x = lax.complex(*[(x + part).astype(np.empty(0, dtype).real.dtype) for part in range(2)]) if parts == 2 else x.astype(dtype)
    turn = lambda x: x.transpose(order)
    step = {"memory": lambda x, y: turn(x), "computed": lambda x, y: turn(x * 2), "read": lambda x, y: y - turn(x) * 3,
            "both": lambda x, y: turn(x + 1) * (y + 1) + turn(x.astype(np.int64)).astype(dtype)}[between]
    y = lax.fori_loop(0, rounds, lambda i, c: (c[0] + 1, step(*c)), (x, turn(jnp.zeros_like(x))))[1].reshape(-1)
    weights = ((lax.iota(np.uint32, y.size) * 2246822519) >> 12).astype(np.int64)
    return [(part.astype(np.int64) * weights).sum() for part in (y.real, y.imag)[:parts]]


def transposes():
    def add(shape, order, dtypes, between="memory"):
        name = "_".join(["x".join(map(str, shape)), *map(str, order), between])
        case("transposes", name, lambda rounds: [turned(rounds, shape, order, dtype, between) for dtype in dtypes], np.array(2, np.int32))

    for shape in ((8, 2057), (600, 31), (64, 256), (130, 257), (263, 128), (20, 1400)):
        add(shape, (1, 0), (np.int8, np.float16, np.float32, np.float64, np.complex128))
    for shape, order in (((5, 40, 141), (0, 2, 1)), ((5, 40, 141), (2, 0, 1)), ((5, 40, 141), (1, 2, 0)), ((141, 5, 40), (2, 1, 0)), ((9, 5, 3, 200), (3, 2, 0, 1)), ((1, 180, 1, 95), (3, 0, 2, 1))):
        add(shape, order, (np.int16, np.float32))
    for between in ("computed", "read", "both"):
        for shape in ((17, 1150), (128, 192), (261, 141)):
            add(shape, (1, 0), (np.int8, np.float32, np.complex128), between)
        add((40, 5, 141), (2, 1, 0), (np.float64,), between)

    def two_types(rounds):
        m, z = (lax.iota(np.int32, 150 * 137).reshape(150, 137) % size for size in (3, 113))
        step = lambda i, c: (c[0] + 1, c[1] + 1, jnp.where((c[0] % 3).astype(np.int8).T > 0, c[1].T, c[2]))
        y = lax.fori_loop(0, rounds, step, (m, z.astype(np.complex128), jnp.zeros((137, 150), np.complex128)))[2].reshape(-1)
        return (y.real.astype(np.int64) * lax.iota(np.int64, y.size)).sum()

    case("transposes", "two_types", two_types, np.array(2, np.int32))


FAMILIES = (vector_products, matrix_products, column_sums, transposes)
