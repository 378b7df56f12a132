"""Writes self-checking modules for `spmdrun check`: what JAX on CPU computes for one small function each.

    python make.py OUT_DIR [FAMILY...]      needs: pip install jax numpy

OUT_DIR/<family>.mlir holds the modules of a family, separated by "// -----"; modules.py says what they look like. Ops that
no function of JAX prints are written as text and given to XLA. typed.py and structures.py have the cases of every op with
every type of element, by NumPy; edges.py the far ends of indices and shapes, sums.py sums of many floats,
convolutions.py those that are computed in parts, cumulative.py windows that are prefixes, jax_functions.py functions of
JAX that once went wrong, sparse.py products of sparse matrices, cuda.py what JAX prints for CUDA,
byte_products.py products of elements of 8 bits, columns.py products with vectors, of complex numbers and of integers, sums
of columns, and transposes, strips.py loops whose rows are independent, overwritten.py results that lie where an array lay.
coverage.py says by requirements.py what is missing; folded.py runs modules again with inputs that the compiler knows.

Sizes go across the limits of the compiler: 3 elements live in registers, 17 in memory.
"""
import itertools
import os
import sys

import modules  # before jax, which reads the environment
import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import lax
from jax._src.lax import linalg as linear  # geqrf and geqp3 have no public name

import byte_products
import columns
import convolutions
import cuda
import cumulative
import edges
import jax_functions
import overwritten
import sparse
import strips
import structures
import sums
import typed
from factors import adjoint, eig, eigh, schur, svd
from modules import ZERO, case, text_case, type_of

SIZES = (3, 17)


def floats(*shape, dtype=np.float32, seed=0):
    return np.random.default_rng(seed + sum(shape)).uniform(-2, 2, shape).astype(dtype)


def integers(*shape, dtype=np.int32, seed=0, low=-9, high=10):
    return np.random.default_rng(seed + sum(shape)).integers(low, high, shape).astype(dtype)


def loop(count, body, *carry):
    """`count` rounds, a number that the compiler does not know: a loop whose rounds are known is written out."""
    return lax.fori_loop(0, count + ZERO[0], lambda i, c: body(i, *c), carry)


def elementwise():
    f32, i32 = floats(17), integers(17)
    unary = lambda x: (-x, abs(x), lax.floor(x), lax.ceil(x), lax.sign(x), lax.sqrt(abs(x)), lax.is_finite(x),
                       lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN), lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO))
    for dtype in (np.float32, np.float64, np.float16, ml_dtypes.bfloat16):
        case("elementwise", f"unary_{np.dtype(dtype).name}", unary, floats(17, dtype=dtype), ulps=1)
    for dtype in (np.int8, np.int32, np.int64, np.uint8, np.uint32, np.uint64, ml_dtypes.int4, ml_dtypes.uint4):
        low = 0 if np.dtype(dtype).name.startswith("u") else -7
        a, b = integers(17, dtype=dtype, low=low, high=8), integers(17, dtype=dtype, seed=5, low=low, high=8)
        name = np.dtype(dtype).name
        case("elementwise", f"arithmetic_{name}", lambda a, b: (a + b, a - b, a * b, lax.max(a, b), lax.min(a, b), a & b, a | b, a ^ b, ~a,
             a < b, a <= b, a == b, a != b, a > b, a >= b), a, b)
        if "4" not in name or name.endswith("64"):
            case("elementwise", f"divide_{name}", lambda a, b: (lax.div(a, b), lax.rem(a, b)), a, b)
            case("elementwise", f"shift_{name}", lambda a, b: (lax.shift_left(a, b), lax.shift_right_arithmetic(a, b),
                 lax.shift_right_logical(a, b), lax.population_count(a), lax.clz(a)), a, integers(17, dtype=dtype, low=0, high=7))
        case("elementwise", f"convert_{name}", lambda a: (a.astype(np.float32), a.astype(np.float64), a.astype(np.float16),
             a.astype(ml_dtypes.bfloat16), a.astype(np.int64), a.astype(np.uint8), a.astype(np.bool_), a.astype(np.complex64)), a)
    extreme = np.array([np.inf, -np.inf, np.nan, 0.0, -0.0, 1e-30, 3e38, -3e38, 65519.9, 65520, 1e-8, 5.9e-8, 448.5, 465, 2147483648.0, -2147483649.0, 0.49999997], np.float32)
    for dtype in (np.float16, ml_dtypes.bfloat16, ml_dtypes.float8_e5m2, np.int32, np.int8, np.uint32, np.int64, np.bool_):
        case("elementwise", f"narrow_{np.dtype(dtype).name}", lambda x, d=dtype: x.astype(d), extreme, ulps=0 if np.dtype(dtype).kind in "iub" else 1)
        case("elementwise", f"narrow_f64_{np.dtype(dtype).name}", lambda x, d=dtype: x.astype(d), extreme.astype(np.float64), ulps=0 if np.dtype(dtype).kind in "iub" else 1)
    edges = np.array([-32768, -300, -129, -128, -1, 0, 1, 127, 128, 200, 255, 256, 300, 32767], np.int16)
    case("elementwise", "narrow_integers", lambda n: (n.astype(np.int8), n.astype(np.uint8)), edges)
    case("elementwise", "narrow_integers_by_float", lambda n: (n.astype(np.float32).astype(np.int8), n.astype(np.float32).astype(np.uint8),
         n.astype(np.float64).astype(np.uint16), n.astype(np.uint8).astype(np.float16).astype(np.int8), n.astype(np.float32).astype(np.int64)), edges)
    case("elementwise", "extreme_order", lambda x, y: (lax.max(x, y), lax.min(x, y), x < y, x == y, x != y, lax.sort(x)), extreme, extreme[::-1].copy(), ulps=1)
    case("elementwise", "clamp_select", lambda x, i: (lax.clamp(np.float32(-1), x, np.float32(1)), jnp.where(i > 0, x, -x), lax.clamp(np.int32(-3), i, np.int32(3))), f32, i32, ulps=1)
    z, w = (floats(17) + 1j * floats(17, seed=2)).astype(np.complex64), (floats(17, seed=3) + 1j * floats(17, seed=4)).astype(np.complex64)
    case("elementwise", "complex", lambda z, w: (z + w, z - w, z * w, z / w, -z, jnp.conj(z), z.real, z.imag, abs(z), z == w, jnp.where(z.real > 0, z, w)), z, w, ulps=64)
    case("elementwise", "complex128", lambda z, w: (z + w, z * w, lax.complex(z.real, w.imag)), z.astype(np.complex128), w.astype(np.complex128), ulps=64)
    for dtype in (np.complex64, np.complex128):
        u, v = z.astype(dtype), w.astype(dtype)
        name = np.dtype(dtype).name
        case("elementwise", f"functions_{name}", lambda z, w: (
             lax.exp(z), lax.expm1(z), lax.log(z), lax.log1p(z), lax.sqrt(z), lax.rsqrt(z), lax.logistic(z), lax.sign(z), abs(z), z / w), u, v, ulps=64)
        case("elementwise", f"circular_{name}", lambda z: (lax.sin(z), lax.cos(z), lax.tan(z), lax.asin(z), lax.acos(z), lax.atan(z)), u, ulps=64)
        case("elementwise", f"hyperbolic_{name}", lambda z: (lax.sinh(z), lax.cosh(z), lax.tanh(z), lax.asinh(z), lax.acosh(z), lax.atanh(z)), u, ulps=64)
        case("elementwise", f"power_{name}", lax.pow, u + dtype(4 + 4j), v / 16 + dtype(0.8 + 0.1j), ulps=64)  # no part near 0, where XLA is wrong
        case("elementwise", f"parts_{name}", lambda z: (jnp.conj(z), lax.square(z), -z, z.real, z.imag), u, ulps=3)
    for dtype in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64):
        edges = [np.iinfo(dtype).min, np.iinfo(dtype).max, 0, 1, np.iinfo(dtype).max // 3]
        a, b = np.array(edges * 5, dtype), np.repeat(np.array(edges, dtype), 5)
        case("elementwise", f"mulhi_{np.dtype(dtype).name}", lax.mulhi, a, b)
    for dtype in (np.float16, ml_dtypes.bfloat16, np.float32, np.float64):
        x, y = extreme.astype(dtype), extreme[::-1].astype(dtype)
        case("elementwise", f"next_after_{np.dtype(dtype).name}", lambda x, y: (lax.nextafter(x, y), lax.nextafter(y * 2, x), lax.nextafter(x, x), lax.nextafter(x, -x)), x, y)
        case("elementwise", f"classify_{np.dtype(dtype).name}", lambda x: (lax.is_finite(x), jnp.isinf(x), jnp.isposinf(x), jnp.isneginf(x), jnp.isnan(x)), x)
    for pair in ((np.float32, np.int32), (np.int32, np.float32), (np.float64, np.uint64), (np.float16, np.int16), (ml_dtypes.bfloat16, np.uint16), (np.uint8, np.int8)):
        case("elementwise", f"bitcast_{np.dtype(pair[0]).name}", lambda x, d=pair[1]: lax.bitcast_convert_type(x, d), floats(17).astype(pair[0]), ulps=1)
    for n in (1, 3, 17):
        case("elementwise", f"bitcast_narrow_{n}", lambda x: (lax.bitcast_convert_type(x, np.uint8), lax.bitcast_convert_type(x, np.int16)), floats(n), ulps=1)
        case("elementwise", f"bitcast_join_{n}", lambda x: lax.bitcast_convert_type(x, np.uint32), integers(n, 4, dtype=np.uint8, low=0, high=255))


def layout():
    for n in SIZES:
        x, y = floats(n), floats(n, seed=9)
        case("layout", f"pads_{n}", lambda x: (lax.pad(x, np.float32(7), [(2, 3, 0)]), lax.pad(x, np.float32(7), [(1, 2, 2)]), lax.pad(x, np.float32(7), [(-1, 4, 1)]),
             lax.pad(x, np.float32(7), [(5, -1, 0)]) + 1), x, ulps=1)
        case("layout", f"joins_{n}", lambda x, y: (jnp.concatenate([x, y, x[:1]]), jnp.concatenate([x * 2, y[::-1]])[1:], jnp.roll(x, 1) + jnp.roll(y, -1)), x, y, ulps=1)
        case("layout", f"slices_{n}", lambda x: (x[::2], x[::-1], lax.rev(x, (0,)) - x, lax.slice(x, (n // 2,), (n,), (3,))), x, ulps=1)
        case("layout", f"dynamic_{n}", lambda x, i: (lax.dynamic_slice(x, (i,), (max(1, n // 2),)), lax.dynamic_update_slice(x, x[: max(1, n // 3)] * 2, (i,)),
             lax.dynamic_index_in_dim(x, i, 0)), x, np.int32(n - 2), ulps=1)
        case("layout", f"dynamic_far_{n}", lambda x, i, j: (lax.dynamic_slice(x, (i,), (1,)), lax.dynamic_update_slice(x, x[:1], (j,))), x, np.int64(1 << 62), np.int8(-100), ulps=1)
        m = floats(n, 3)
        case("layout", f"turns_{n}", lambda m: (m.T, m.T + m.T[::-1], m.reshape(3, n), m.T.reshape(-1), (m * 2).reshape(1, n, 3, 1), m.reshape(-1)[None] - 1), m, ulps=1)
        case("layout", f"spread_{n}", lambda x: (jnp.broadcast_to(x, (2, n)), jnp.broadcast_to(x[:, None] * 2, (n, 3)) + jnp.arange(3, dtype=np.float32), lax.iota(np.int16, n), lax.broadcasted_iota(np.float32, (n, 2), 0)), x, ulps=1)
        idx = integers(n, dtype=np.int32, low=-2, high=n + 2)
        case("layout", f"gather_{n}", lambda x, i: (x.at[i].get(mode="clip"), x.at[i].get(mode="fill", fill_value=-1), jnp.take(jnp.stack([x, x * 2], 1), i, axis=0, mode="clip")), x, idx, ulps=1)
        case("layout", f"scatter_{n}", lambda x, i, y: (x.at[i].add(y, mode="drop"), x.at[i].max(y, mode="drop"), x.at[0].set(9), x.at[i].multiply(y, mode="drop")), x, idx, y, ulps=64)
        case("layout", f"scatter_rows_{n}", lambda m, i, y: (m.at[i].add(y[:, None] * np.float32([1, 2, 3]), mode="drop"), m.at[:, 1].set(y), m.at[1:, :2].set(0)), m, idx, y, ulps=64)
    case("layout", "batched", lambda m, i: (jnp.take_along_axis(m, i, axis=1), jax.vmap(lambda r, k: r[k])(m, i[:, 0]), jax.vmap(lambda r, k: r.at[k].set(5))(m, i[:, 0])), floats(17, 5), integers(17, 5, low=0, high=5), ulps=1)
    for dtype in (np.bool_, np.int8, np.uint16, np.complex64, ml_dtypes.bfloat16, np.float16, np.float64):
        case("layout", f"moves_{np.dtype(dtype).name}", lambda x, i: (jnp.concatenate([x, x[:2]]), jnp.pad(x, 2), x[::-1].reshape(-1, 1), x[i], x.at[i].set(x[0]), lax.dynamic_slice(x, (3,), (4,))), (integers(18, low=-5, high=6)).astype(dtype), integers(7, low=0, high=18), ulps=1)
    empty = np.zeros((0, 3), np.float32)
    case("layout", "empty", lambda z, x: (z + 1, jnp.concatenate([z, x]), z.sum(0), z.T, z.T @ z, lax.dynamic_update_slice(x, z, (1, 0)), z[:, :1], lax.sort(z)), empty, floats(2, 3), ulps=1)


def windows():
    """Pooling, convolution and other ops that are written as several."""
    def pool(init, op, size, stride, pad, base=(1, 1), dilation=(1, 1)):
        return lambda x: lax.reduce_window(x, x.dtype.type(init), op, size, stride, pad, base, dilation)
    shapes = (("plain", (2, 3), (1, 1), ((0, 0), (0, 0)), (1, 1), (1, 1)),
              ("strided", (3, 2), (2, 3), ((1, 2), (0, 1)), (1, 1), (1, 1)),
              ("dilated", (2, 2), (1, 2), ((3, 0), (1, 1)), (2, 3), (2, 1)),
              ("cropped", (1, 2), (1, 1), ((-1, 1), (2, -2)), (1, 1), (1, 3)),
              ("too_large", (9, 1), (1, 1), ((0, 0), (0, 0)), (1, 1), (1, 1)))
    for name, *shape in shapes:
        x, i = floats(5, 7), integers(5, 7)
        case("windows", f"pool_{name}", lambda x: (pool(0, lax.add, *shape)(x), pool(-np.inf, lax.max, *shape)(x), pool(1, lax.mul, *shape)(x)), x, ulps=400)
        case("windows", f"pool_int_{name}", lambda i: (pool(0, lax.add, *shape)(i), pool(99, lax.min, *shape)(i)), i)
    case("windows", "pool_pairs", lambda x, y: lax.reduce_window((x, y), (np.float32(-9), np.int32(-1)), lambda a, b: (
        lax.select(a[0] >= b[0], a[0], b[0]), lax.select(a[0] >= b[0], a[1], b[1])), (2, 2), (2, 1), "SAME"), floats(6, 5), integers(6, 5))
    case("windows", "cumulative", lambda x: (lax.cumsum(x, 1), lax.cummax(x, 0), lax.cumprod(x, 1, reverse=True), lax.cumlogsumexp(x)), floats(6, 17), ulps=400)
    for name, size, stride, pad in (("apart", (2, 3), (2, 3), "VALID"), ("overlapping", (3, 2), (1, 2), "SAME"), ("padded", (2, 2), (2, 2), ((1, 1), (0, 1)))):
        pooled = lambda x, s=size, t=stride, p=pad: lax.reduce_window(x, -np.float32(np.inf), lax.max, s, t, p)
        case("windows", f"pool_gradient_{name}", lambda x: jax.grad(lambda v: (pooled(v) * 3).sum())(x), floats(6, 7), ulps=4)
    whole = lambda *shape, seed=0: integers(*shape, seed=seed).astype(np.float32)  # sums are exact in any order
    conv = lax.conv_general_dilated
    layouts = (("NCHW", "OIHW", "NCHW"), ("NHWC", "HWIO", "NHWC"), ("HNWC", "WOHI", "CWNH"))
    for n, names in enumerate(layouts):
        shape = lambda spec, sizes: tuple(sizes[c] for c in spec)
        x = whole(*shape(names[0], dict(N=2, C=4, H=7, W=6)), seed=n)
        k = whole(*shape(names[1], dict(O=6, I=4, H=3, W=2)), seed=n + 5)
        half = whole(*shape(names[1], dict(O=6, I=2, H=3, W=2)), seed=n + 7)
        for how, more in (("same", dict(window_strides=(1, 1), padding="SAME")), ("strided", dict(window_strides=(2, 3), padding=((1, 2), (0, 1)))),
                          ("transposed", dict(window_strides=(1, 1), padding=((2, 1), (1, 2)), lhs_dilation=(2, 3))),
                          ("dilated", dict(window_strides=(1, 1), padding=((-1, 0), (3, 1)), rhs_dilation=(2, 3)))):
            case("windows", f"convolution_{names[0]}_{how}", lambda x, k, m=more: conv(x, k, dimension_numbers=names, **m), x, k, ulps=1)
        case("windows", f"convolution_{names[0]}_groups", lambda x, k: conv(x, k, (1, 1), "SAME", dimension_numbers=names, feature_group_count=2), x, half, ulps=1)
        case("windows", f"convolution_{names[0]}_batch_groups", lambda x, k: conv(x, k, (1, 1), "SAME", dimension_numbers=names, batch_group_count=2), x, k, ulps=1)
        case("windows", f"convolution_{names[0]}_gradient", lambda x, k: jax.grad(lambda a, b: (conv(a, b, (2, 1), "SAME", dimension_numbers=names) ** 2).sum(), (0, 1))(x, k), x, k, ulps=1)
    case("windows", "convolution_line", lambda x, k: jnp.convolve(x, k), whole(40), whole(9), ulps=1)
    case("windows", "convolution_volume", lambda x, k: conv(x, k, (1, 2, 1), "SAME"), whole(1, 2, 4, 5, 3), whole(3, 2, 2, 3, 2), ulps=1)
    for dtype, ulps in ((np.int32, 0), (np.float64, 1), (np.complex64, 1)):
        case("windows", f"convolution_{np.dtype(dtype).name}", lambda x, k: conv(x, k, (1, 1), "SAME"), integers(2, 3, 6, 5).astype(dtype), integers(4, 3, 3, 3).astype(dtype), ulps=ulps)
    case("windows", "convolution_wide_sum", lambda x, k: conv(x, k, (1, 1), "SAME", preferred_element_type=np.int32), integers(2, 3, 6, 5, dtype=np.int8), integers(4, 3, 3, 3, dtype=np.int8))
    special = np.array([[np.nan, 1, -0.0, 0.0, np.inf, -np.inf, 1, 3], [2, 2, 2, 1, 5, -3, np.nan, 5]], np.float32)
    case("windows", "top_k", lambda x, s, i: (lax.top_k(x, 3), lax.top_k(s, 8), lax.top_k(i, 1), lax.top_k(i, 5)), floats(3, 20), special, integers(2, 5))


def lines_in_order(size):
    """Lines that are in order in part: whole, in runs of 1, 2, 16 and 24, in those but for one place, and reversed."""
    lines = np.floor(floats(9, size) * 20)
    runs = [size, 1, 2, 16, 24, 16, 16, 40, size]
    lines = np.array([np.concatenate([np.sort(line[i:i + run]) for i in range(0, size, run)]) for line, run in zip(lines, runs)])
    lines[5, 50], lines[6, 17], lines[8] = -99, -99, lines[8, ::-1]
    return lines


def reductions():
    for n in SIZES:
        x, m, i = floats(n), floats(n, 5), integers(n, 5)
        case("reductions", f"sums_{n}", lambda x, m: (x.sum(), x.max(), x.min(), m.sum(0), m.sum(1), m.sum(), m.max(0), (m * m).sum(1)), x, m, ulps=400)
        case("reductions", f"integers_{n}", lambda i: (i.sum(0), i.prod(1), lax.reduce_or(i, (0,)), lax.reduce_xor(i, (1,)), (i > 0).all(0), (i > 0).any(1), lax.reduce_and(i, (0, 1)), i.argmax(0), i.argmin(1)), i)
        case("reductions", f"last_{n}", lambda m: (m.T.sum(0), m.T.sum(1), m.T.argmax(1)), m, ulps=400)
        case("reductions", f"sort_{n}", lambda x, m: (lax.sort(x), lax.sort(m, dimension=0), lax.sort(m, dimension=1), jnp.argsort(x), lax.sort((jnp.floor(x), jnp.arange(n), x), num_keys=1), -jnp.sort(-x)), x, m, ulps=1)
        case("reductions", f"complex_{n}", lambda z: (z.sum(), z.sum(0), z.prod(1)), (m + 1j * m[::-1]).astype(np.complex64), ulps=4000)
    for dtype in (np.float16, ml_dtypes.bfloat16, np.float64, np.int8, np.uint8, np.int64, np.bool_):
        d = np.dtype(dtype)
        case("reductions", f"types_{d.name}", lambda x: (lax.reduce_max(x, (0,)), lax.reduce_min(x, (1,)), lax.sort(x, dimension=0), x.sum(0), lax.argmax(x, 1, np.int32)), integers(20, 9).astype(dtype), ulps=2)
    places = lambda x: lax.broadcasted_iota(np.int32, x.shape, 1)
    case("reductions", "sort_runs", lambda x: (lax.sort(x, dimension=1), lax.sort((x, places(x)), dimension=1, num_keys=1), lax.sort((-x, places(x)), dimension=1, num_keys=1)), lines_in_order(61))
    case("reductions", "three_dims", lambda t: (t.sum((0, 2)), t.sum(1), t.max((1, 2)), t.transpose(2, 0, 1).sum(1), lax.sort(t, dimension=1)), floats(4, 6, 9), ulps=400)


def products():
    for dtype in (np.float32, np.int32, ml_dtypes.bfloat16, np.complex64):
        d = np.dtype(dtype)
        for m, k, n in ((3, 4, 5), (2, 40, 3), (5, 7, 9)):
            a, b = integers(m, k, low=-3, high=4).astype(dtype), integers(k, n, seed=1, low=-3, high=4).astype(dtype)
            dot = lambda a, b, c=((1,), (0,)): lax.dot_general(a, b, (c, ((), ())))
            case("products", f"{d.name}_{m}_{k}_{n}", lambda a, b: (dot(a, b), dot(a.T, b, ((0,), (0,))), dot(a, b.T, ((1,), (1,)))), a, b, ulps=2)
    big, vec = integers(24, 25, low=-3, high=4).astype(np.float32), integers(25, low=-3, high=4).astype(np.float32)
    wide = integers(5, 90, low=-2, high=3).astype(np.float32)
    case("products", "vectors", lambda a, v, w: (a @ v, v @ a.T, v @ v, jnp.outer(v, v), w @ w[0], w.T @ w[:, 0]), big, vec, wide, ulps=2)
    # Large operands are made from one number, so that the modules stay small.
    filled = lambda a, *shape: ((lax.iota(np.int32, int(np.prod(shape))) * 37 + a) % 13 - 6).astype(np.float32).reshape(shape)
    def pair(function):
        return lambda a: function(filled(a, 3, 20, 40), filled(a + 1, 3, 40, 42))
    case("products", "large", lambda a: [(p := lax.dot_general(x, y, (c, ((), ()))), p.sum(0), p.sum(1))[1:] for x, y, c in (
        (filled(a, 33, 34), filled(a + 2, 34, 35), ((1,), (0,))), (filled(a, 34, 33), filled(a + 2, 34, 35), ((0,), (0,))),
        (filled(a, 34, 33), filled(a + 2, 35, 34), ((0,), (1,))), (filled(a, 33, 34), filled(a + 2, 35, 34), ((1,), (1,))))], np.int32(5), ulps=2)
    case("products", "batches", pair(lambda s, t: ((s @ t).sum(0), jnp.einsum("bij,bjk->ik", s, t), jnp.einsum("bij,bij->bi", s, s))), np.int32(3), ulps=2)
    case("products", "middle_batch", pair(lambda s, t: jnp.einsum("ibj,jbk->bik", s.transpose(1, 0, 2), t.transpose(1, 0, 2)).sum((0, 2))), np.int32(3), ulps=2)
    case("products", "two_sums", pair(lambda s, t: jnp.einsum("bij,bik->jk", s, s[:, :, :7]) + jnp.einsum("bij,bjk->", s, t)), np.int32(3), ulps=2)
    # A result narrower than the factors is the product's, not that of factors made narrow before.
    real = {np.float16: (np.int8, np.int32, np.uint8), ml_dtypes.bfloat16: (np.int32, np.uint32), ml_dtypes.float8_e4m3fn: (np.int32,), np.float32: (np.int8, np.int32, np.uint32, np.int64, np.float16, ml_dtypes.bfloat16),
            np.float64: (np.int32, np.uint8, np.float32, np.float16), np.complex64: (np.int32, np.uint32, np.float32, np.float64), np.complex128: (np.int64, np.float64)}
    for dtype, narrow in real.items():
        some = lambda *shape, seed: abs(floats(*shape, dtype=np.float64, seed=seed)) * (2 + 1j if np.dtype(dtype).kind == "c" else 1)
        a, b, c = (some(*shape, seed=n).astype(dtype) for n, shape in enumerate(((2, 5, 6), (6, 2, 9), (2, 3, 6))))
        for kind in narrow:
            dot = lambda a, b, dims, k=kind: lax.dot_general(a, b, dims, preferred_element_type=k)
            case("products", f"narrow_{np.dtype(dtype).name}_{np.dtype(kind).name}", lambda a, b, c: (dot(a, b, (((2,), (0,)), ((0,), (1,)))), dot(a, c, (((2,), (2,)), ((0,), (0,)))),
                 dot(a[0, 0], c[0, 0], (((0,), (0,)), ((), ()))), dot(a[0, :1], c[0, :, :1], (((0,), (1,)), ((), ()))), lax.ragged_dot(a[0], jnp.moveaxis(b, 1, 0), np.array([2, 3], np.int32), preferred_element_type=kind)),
                 a, b, c, **({"units": 2 ** 31} if (dtype, kind) == (np.complex64, np.float64) else {"ulps": 4}))  # sums of f32, then f64
    case("products", "narrow_beyond", lambda a, b: (lax.dot(a, b, preferred_element_type=np.float32), lax.dot(a, b, preferred_element_type=np.float16), lax.dot(a, b, preferred_element_type=np.int32)),
         np.array([1e200, 3, -2]), np.array([1e-200, 2, 5]))
    case("products", "narrow_large", lambda a, b: (lax.dot(a, b, preferred_element_type=np.int32), lax.dot(a + 1j * b, b + 1j * a, preferred_element_type=np.float32)),
         integers(64, 64).astype(np.float32), integers(64, 64, seed=3).astype(np.float32))
    case("products", "wide_types", lambda a, b: (lax.dot(a, b, preferred_element_type=np.int32), lax.dot(a.astype(ml_dtypes.bfloat16), b.astype(ml_dtypes.bfloat16), preferred_element_type=np.float32)), integers(9, 33, dtype=np.int8), integers(33, 10, dtype=np.int8), ulps=2)


def rows_in_place():
    """Updates with what the array has there or elsewhere: whole rows, columns or blocks, which are the same or share no
    element, and others."""
    x, blocks = floats(7, 37), floats(5, 3, 37)
    indices = lambda m, at: tuple(jnp.int32(i) for i in at + (0,) * (m.ndim - len(at)))
    put = lambda m, v, *at: lax.dynamic_update_slice(m, v, indices(m, at))
    take = lambda m, at, *sizes: lax.dynamic_slice(m, indices(m, at), sizes)
    row = lambda m, i: take(m, (i,), 1, 37)
    column = lambda m, i: take(m, (0, i), 7, 1)
    bodies = (
        ("row", lambda i, m: put(m, row(m, i * 3) * 0.5 + 1, i)),
        ("rows", lambda i, m: put(m, row(m, i + 1) * 0.5 - row(m, i) * row(m, 6 - i), i)),
        ("known_rows", lambda i, m: put(m, m[3:4] * 0.5 + m[:1], i)),
        ("into_known_row", lambda i, m: put(m, row(m, i) * 0.5 + m[2:3], 2)),
        ("reshaped_row", lambda i, m: put(m, (row(m, i + 2).reshape(37) * 0.5 + m[0]).reshape(1, 37), i)),
        ("turned_row", lambda i, m: put(m, row(m, i)[:, ::-1] + m[:1], i)),
        ("two_rows", lambda i, m: put(m, take(m, (i,), 2, 37) - take(m, (i + 1,), 2, 37) * 0.5, i + 1)),
        ("half_row", lambda i, m: put(m, take(m, (i, 2), 1, 30) + 1, i, 5)),
        ("sum_of_row", lambda i, m: put(m, row(m, i) + row(m, i).sum() * 0.1, i)),
        ("first_of_row", lambda i, m: put(m, row(m, i) + take(m, (i,), 1, 1) * 0.1, i)),
        ("row_found_in_row", lambda i, m: put(m, row(m, abs(m[i, 3] * 2).astype(np.int32)) * 0.5, i)),
        ("place_found_in_array", lambda i, m: put(m, row(m, i) * 0.5 + 1, abs(m[2, 1] * 2).astype(np.int32))),
        ("column", lambda i, m: put(m, column(m, i * 5) * 0.5 + 1, 0, i)),
        ("columns", lambda i, m: put(m, column(m, i + 1) - column(m, i) * m[:, 3:4], 0, i)),
    )
    for name, body in bodies:
        case("loops", f"in_place_{name}", lambda m, body=body: loop(7, lambda i, m: (body(i, m),), m), x, ulps=400)
    case("loops", "in_place_block", lambda m: loop(5, lambda i, m: (put(m, take(m, (i + 1,), 1, 3, 37) * 0.5 - take(m, (4 - i,), 1, 3, 37), i),), m), blocks, ulps=40)
    case("loops", "in_place_line", lambda m: loop(5, lambda i, m: (put(m, take(m, (i, 0, 0), 1, 1, 37) * 0.5 - m[4:, 2:], i, i % 3),), m), blocks, ulps=40)
    case("loops", "in_place_two_arrays", lambda m, n: loop(7, lambda i, m, n: (put(m, row(n, i) + row(m, i + 1), i), put(n, row(m, 6 - i) - row(n, i * 2), i)), m, n), x, x * 2, ulps=400)
    case("loops", "in_place_kept", lambda m: loop(7, lambda i, m, s: (put(m, row(m, i + 2) * 0.5, i), s + m), m, m), x, ulps=40)


def windows_in_place():
    """Updates of windows that are known, most of the array or little of it, with what the array has in the same window, in
    others or in both."""
    line, square, cube = floats(37), floats(7, 19), floats(5, 4, 19)
    line[5] = square[3, 4] = np.nan
    put = lambda m, v, *at: lax.dynamic_update_slice(m, v, tuple(jnp.int32(i) for i in at))
    slope = lambda m: (m[2:] - 2 * m[1:-1] + m[:-2]) * 0.25
    around = lambda m: (m[2:, 1:-1] + m[:-2, 1:-1] - m[1:-1, 2:] * m[1:-1, :-2]) * 0.25
    bodies = (
        ("line", line, lambda i, m: m.at[1:-1].add(slope(m))),
        ("line_from_start", line, lambda i, m: m.at[:-2].set(m[2:] * 0.5)),
        ("line_to_end", line, lambda i, m: m.at[3:].set(m[:-3] - m[3:])),
        ("line_reversed", line, lambda i, m: m.at[1:-1].set(m[1:-1][::-1] * 0.5)),
        ("line_kept_place", line, lambda i, m: m.at[2:-1].set(m[2:-1] * 0.5 + 1)),
        ("line_half", line[:18], lambda i, m: m.at[:9].set(m[9:] - m[:9])),
        ("line_less_than_half", line, lambda i, m: m.at[2:20].set(m[3:21] - m[:18])),
        ("line_of_sum", line[6:], lambda i, m: m.at[1:].set(m[:-1] * 0.25 + m.sum() * 0.01)),
        ("line_of_one", line, lambda i, m: m.at[1:].set(m[1:] * m[0])),
        ("line_twice", line, lambda i, m: (lambda n: n.at[1:-1].add(slope(n)))(m.at[1:-1].add(slope(m)))),
        ("line_then_ends", line, lambda i, m: m.at[1:-1].add(slope(m)).at[0].set(m[1]).at[-1].set(m[-2])),
        ("square", square, lambda i, m: m.at[1:-1, 1:-1].add(around(m))),
        ("square_kept_place", square, lambda i, m: m.at[1:-1, 2:-1].add(1)),
        ("square_columns", square, lambda i, m: m.at[:, 1:].set(m[:, :-1] * 0.5 + m[:, 1:])),
        ("square_rows", square, lambda i, m: m.at[:-1].set(m[1:] * 0.5 - m[:-1])),
        ("square_border", square, lambda i, m: m.at[1:, 1:].set(m[1:, 1:] * m[:1, 1:] + m[1:, :1])),
        ("square_place_as_known", square, lambda i, m: put(m, lax.dynamic_slice(m, (i, jnp.int32(2)), (3, 9)) * 0.5, i, 2)),
        ("square_place_beyond", square, lambda i, m: put(m, lax.dynamic_slice(m, (i + 3, jnp.int32(2)), (5, 9)) * 0.5, i + 3, 2)),
        ("square_start_beyond", square, lambda i, m: put(m, m[:6, :18] * 0.5, 9, -3)),
        ("cube", cube, lambda i, m: m.at[1:-1, 1:, 1:-1].add((m[2:, 1:, 1:-1] - m[1:-1, :-1, 2:]) * 0.5)),
        ("cube_middle", cube, lambda i, m: m.at[:, :-1].set(m[:, 1:] - m[:, :-1] * 0.5)),
    )
    for name, x, body in bodies:
        case("loops", f"window_{name}", lambda m, body=body: loop(5, lambda i, m: (body(jnp.int32(i), m),), m), x, ulps=400)
    for name, x, body in (bodies[0], bodies[11], bodies[19]):
        case("loops", f"window_{name}_once", lambda m, body=body: body(0, m), x, ulps=400)
        case("loops", f"window_{name}_kept", lambda m, body=body: loop(3, lambda i, m, s: (body(i, m), s + m), m, m), x, ulps=400)
    case("loops", "window_doubles", lambda m: loop(5, lambda i, m: (m.at[1:-1, 1:-1].add(around(m)),), m), square.astype(np.float64), ulps=400)
    case("loops", "window_integers", lambda m: loop(5, lambda i, m: (m.at[1:].add(m[:-1]),), m), integers(37))
    case("loops", "window_two_arrays", lambda m, n: loop(5, lambda i, m, n: (m.at[1:].add(n[:-1]), n.at[:-1].add(m[1:])), m, n), line, line * 2, ulps=400)


def loops():
    shift = lambda x: jnp.roll(x, 1)
    for n in SIZES:
        x, y, z = floats(n), floats(n, seed=1), floats(n, seed=2)
        for count in (0, 5) if n == 3 else (2, 5):
            tag = f"{n}_{count}"
            case("loops", f"same_{tag}", lambda x, c=count: loop(c, lambda i, x: (x * 0.5 + 1,), x), x, ulps=4)
            case("loops", f"alternating_{tag}", lambda x, c=count: loop(c, lambda i, x: (x + shift(x),), x), x, ulps=4)
            case("loops", f"swap_{tag}", lambda x, y, c=count: loop(c, lambda i, x, y: (y, x), x, y), x, y, ulps=4)
            case("loops", f"turn_{tag}", lambda x, y, z, c=count: loop(c, lambda i, x, y, z: (y, z * 2, x), x, y, z), x, y, z, ulps=4)
        put = lambda a, v, i: lax.dynamic_update_slice(a, v, (i,))
        one = lambda v: jnp.reshape(v, (1,))
        case("loops", f"update_{n}", lambda x: loop(n, lambda i, x: (put(x, one(x[i] * 2 + x[0]), i),), x), x, ulps=4)
        case("loops", f"update_swapped_{n}", lambda x, y: loop(3, lambda i, x, y: (put(y, one(y[0] + 1), i), put(x, one(x[0] - 1), i)), x, y), x, y, ulps=4)
        case("loops", f"update_turned_{n}", lambda x, y, z: loop(4, lambda i, x, y, z: (put(y, one(y[0] + 1), i), put(z, one(x[0] - 1), i), put(x, x[:1] * 3, i)), x, y, z), x, y, z, ulps=4)
        case("loops", f"update_crossed_{n}", lambda x, y: loop(3, lambda i, x, y: (x + shift(x), put(x, one(y[0]), i)), x, y), x, y, ulps=4)
        case("loops", f"update_read_after_{n}", lambda x: loop(3, lambda i, x, s: (put(x, one(s[0]), i), put(x, one(s[0]), i) + x), x, x), x, ulps=4)
        case("loops", f"update_of_itself_{n}", lambda x: loop(3, lambda i, x: (put(x, shift(x)[: (n + 1) // 2] + 1, i),), x), x, ulps=4)
        case("loops", f"stack_{n}", lambda x: lax.scan(lambda c, v: (c * 0.5 + v, (c, v * c)), x, jnp.stack([x, x + 1, x * 2])), x, ulps=8)
        case("loops", f"nested_{n}", lambda x: loop(3, lambda i, x: loop(i + 1, lambda j, x: (x + shift(x) * 0.5,), x), x), x, ulps=64)
        case("loops", f"nested_two_{n}", lambda x, y: loop(2, lambda i, x, y: (lambda u: (y + 1, u[0]))(loop(i, lambda j, x: (x * 0.5 + shift(x),), x)), x, y), x, y, ulps=64)
        case("loops", f"one_after_other_{n}", lambda x: loop(3, lambda i, x: (shift(x) - x,), *loop(3, lambda i, x: (x + shift(x),), x)), x, ulps=4000)
        case("loops", f"made_one_after_other_{n}", lambda x: loop(3, lambda i, x: ((x * 0.5 + shift(x)) * 0.5,), *loop(3, lambda i, x: (x * 0.5 + shift(x),), x + 1)), x, ulps=400)
        case("loops", f"made_nested_{n}", lambda x: loop(3, lambda i, x: loop(3, lambda j, x: (x * 0.5 + shift(x),), x), x + 1), x, ulps=400)
        case("loops", f"made_update_swapped_{n}", lambda x: loop(5, lambda i, x, y: (put(y, y[:1] + 1, i), put(x, x[:1] - 1, i)), x + 1, x * 2), x, ulps=4)
        case("loops", f"used_again_{n}", lambda x: (x, *loop(3, lambda i, x: (put(x, one(x[0] + 1), i),), x), x + 1, *loop(2, lambda i, x: (shift(x),), x)), x, ulps=4)
        case("loops", f"branch_{n}", lambda x, k: lax.switch(k, [lambda x: (x, x + 1), lambda x: (x * 2, x), lambda x: (shift(x), jnp.zeros_like(x))], x), x, np.int32(1), ulps=4)
        case("loops", f"branch_far_{n}", lambda x, k: lax.switch(k, [lambda x: x, lambda x: x * 2, lambda x: shift(x)], x), x, np.int32(77), ulps=4)
        case("loops", f"branch_in_loop_{n}", lambda x: loop(5, lambda i, x: (lax.cond(i % 2 == 0, lambda x: x + shift(x), lambda x: put(x, x[:1], i), x),), x), x, ulps=64)
        case("loops", f"loop_in_branch_{n}", lambda x, k: lax.cond(k > 0, lambda x: loop(k, lambda i, x: (x + shift(x),), x)[0], lambda x: x, x), x, np.int32(3), ulps=64)
        case("loops", f"until_{n}", lambda x: lax.while_loop(lambda c: jnp.sum(abs(c[0])) > 0.1, lambda c: (c[0] * 0.5 + shift(c[0]) * 0.01, c[1] + 1), (x, 0)), x, ulps=400)
        case("loops", f"results_{n}", lambda x: (x, x, jnp.float32(3), jnp.zeros(n, np.float32), x * 2, x[:0], x.reshape(1, n)), x, ulps=4)
        case("loops", f"column_{n}", lambda m: loop(3, lambda i, m: (lax.dynamic_update_slice(m, m[:, 0:1] + m[:, 2:3], (0, i)),), m), floats(n, 4), ulps=4)
    rows_in_place()
    windows_in_place()
    case("loops", "product", lambda m, v: loop(4, lambda i, m, v: (m * 0.5, jnp.tanh(m @ v)), m, v), floats(20, 20), floats(20), ulps=4000)
    case("loops", "product_step", lambda m: loop(3, lambda i, m, k: ((m @ k) * np.float32(0.01), m + 1), m, m.T), floats(40, 40), ulps=40000)
    case("loops", "small_types", lambda b, c: loop(3, lambda i, b, c: (~b, c * (1 + 1j)), b, c), integers(17, low=0, high=2).astype(bool), (floats(5) + 1j).astype(np.complex64), ulps=64)


def transforms():
    """Fourier transforms: lengths of small factors, primes, and primes so large that they are done by convolution."""
    kinds = lax.FftType
    numbers = lambda *shape, dtype, seed=0: (floats(*shape, seed=seed) + 1j * floats(*shape, seed=seed + 1)).astype(dtype)
    for real, both in ((np.float32, np.complex64), (np.float64, np.complex128)):
        name = np.dtype(both).name
        for n in (1, 2, 3, 8, 17, 30, 211):
            case("transforms", f"line_{name}_{n}", lambda x, z, h: (lax.fft(z, kinds.FFT, (n,)), lax.fft(z, kinds.IFFT, (n,)), lax.fft(x, kinds.RFFT, (n,)),
                 lax.fft(h, kinds.IRFFT, (n,))), floats(3, n, dtype=real), numbers(3, n, dtype=both), numbers(3, n // 2 + 1, dtype=both), units=16)
        x, z, h = floats(2, 3, 4, 5, dtype=real), numbers(2, 3, 4, 5, dtype=both), numbers(2, 3, 4, 4, dtype=both)
        for dims, last in (((5,), 6), ((4, 5), 7), ((3, 4, 5), 6)):
            case("transforms", f"space_{name}_{len(dims)}", lambda x, z, h: (lax.fft(z, kinds.FFT, dims), lax.fft(z, kinds.IFFT, dims), lax.fft(x, kinds.RFFT, dims),
                 lax.fft(h, kinds.IRFFT, (*dims[:-1], last))), x, z, h, units=16)
        case("transforms", f"axes_{name}", lambda x, z: (jnp.fft.fft(z, axis=0), jnp.fft.ifftn(z, axes=(1, 3)), jnp.fft.rfft2(x, axes=(0, 2)), jnp.fft.fftn(x), jnp.fft.hfft(z[0, 0])), x, z, units=32)
    x, z = floats(40), numbers(40, dtype=np.complex64)
    case("transforms", "no_line", lambda z, x: (lax.fft(z, kinds.FFT, (5,)), lax.fft(x, kinds.RFFT, (5,)), lax.fft(z[:, :3], kinds.IRFFT, (5,)), lax.fft(z[:, :0], kinds.IFFT, (0,))),
         np.zeros((0, 5), np.complex64), np.zeros((0, 5), np.float32))
    case("transforms", "convolve", lambda x, y: jnp.fft.irfft(jnp.fft.rfft(x, 64) * jnp.fft.rfft(y, 64), 64), x, floats(20), units=64)
    case("transforms", "gradient", lambda x: jax.grad(lambda x: (abs(jnp.fft.rfft(x)) ** 3).sum())(x), x, units=64)
    case("transforms", "in_loop", lambda z, n: lax.fori_loop(0, n, lambda i, z: jnp.fft.fft(z) * np.float32(0.2), z), z, np.int32(5), units=64)
    case("transforms", "in_loop_kept", lambda z, n: lax.fori_loop(0, n, lambda i, c: (c[1], jnp.fft.fft(c[0]) * np.float32(0.2) + c[1]), (z, z[::-1])), z, np.int32(5), units=64)
    case("transforms", "used_again", lambda z: (jnp.fft.fft(z), z, jnp.fft.ifft(z) + z), z, units=64)
    # Enough for several threads, made from one number so that the module stays small.
    filled = lambda a, *shape: ((lax.iota(np.int32, int(np.prod(shape))) * 37 + a) % 101 - 50).astype(np.float32).reshape(shape)
    case("transforms", "many", lambda a: (abs(jnp.fft.rfft2(filled(a, 30, 120, 90))).sum((0, 1)), abs(jnp.fft.fft(filled(a, 70, 100, 60), axis=1)).sum((0, 2))), np.int32(5), units=64)


def vectors_of(dtype, square, tall, wide, batch):
    t = np.dtype(dtype).name
    more = lambda a: a + adjoint(a)
    case("spectra", f"eigh_{t}", lambda a, b: (eigh(a), eigh(a, lower=False), eigh(b), jnp.linalg.eigvalsh(more(b))), more(square), batch, units=100)
    case("spectra", f"svd_{t}", lambda a, b, c, d: [svd(x, full_matrices=f) for x in (a, b, c, d) for f in (False, True)] + [jnp.linalg.svd(d, compute_uv=False)],
         square, tall, wide, batch, units=100)
    case("spectra", f"svd_by_qr_{t}", lambda b, c: [svd(x, full_matrices=f, algorithm=linear.SvdAlgorithm.QR) for x in (b, c) for f in (False, True)], tall, wide, units=100)
    case("spectra", f"eig_{t}", lambda a, b: (eig(a), eig(b), jnp.linalg.eigvals(b), abs(jnp.linalg.eig(a)[1])), square, batch, units=400)
    case("spectra", f"schur_{t}", lambda a: (schur(a), schur(a, output="complex"), linear.schur(a, compute_schur_vectors=False)[0].shape[0]), square, units=100)
    case("spectra", f"norms_{t}", lambda a, b: (jnp.linalg.norm(a, 2), jnp.linalg.norm(a, "nuc"), jnp.linalg.cond(a), jnp.linalg.matrix_rank(b), jnp.linalg.pinv(b),
         jnp.linalg.lstsq(b, b[:, :2])[0]), square, tall, units=400)
    # LAPACK says that a pivot which is no number is a failure, so the factor is none; JAX's OpenBLAS goes on.
    broken = np.array(batch)
    broken[0, 1, 2, 3] = np.nan
    case("spectra", f"not_a_number_{t}", lambda b: (jnp.linalg.eigvals(b), jnp.linalg.svd(b, compute_uv=False), jnp.isnan(jnp.linalg.cholesky(b @ adjoint(b) + 4 * jnp.eye(4, dtype=dtype))[..., 3, 3])), broken, units=400)


def not_a_number(t, dtype):
    """Factors of matrices with a number that is none: where it goes, and what stays. JAX keeps it in all element types; the OpenBLAS of Debian loses it in f32."""
    def at(rows, columns, *places):
        a = floats(rows, columns, seed=3).astype(dtype)
        for place in places or (...,):
            a[place] = np.nan
        return a

    def parts(*factors):
        return [(jnp.isnan(x), jnp.where(jnp.isnan(x), 0, x)) for x in factors]

    reduced = np.triu(at(4, 4, (1, 2)))  # and the same behind two columns that need no reflector
    behind = np.triu(at(5, 6, (0, 1), (0, 4))) + np.diag([0, 0, 1, 1], -1)[:5].astype(dtype) @ np.eye(5, 6, dtype=dtype)
    matrices = [np.array([[np.nan, 1], [1, 1]], dtype), np.array([[1, 2, 3], [4, np.nan, 5], [1, 1, 2]], dtype), at(4, 4), at(6, 3, (5, 1)), at(3, 6, (1, 4)), at(3, 3, (2, 2)), at(1, 3, (0, 0)),
                at(3, 5, (0, 1)), reduced, behind]
    case("not_a_number", f"qr_{t}", lambda *given: [parts(*jnp.linalg.qr(a, mode=m)) for a in given for m in ("complete", "raw")], *matrices, units=400)

    def counts(n):  # of a matrix that LAPACK takes in blocks
        a = jnp.sin(lax.iota(np.float32, 2800)).astype(dtype).reshape(70, 40)
        return [jnp.isnan(x).sum(0) for x in jnp.linalg.qr(a.at[n + 14, n].set(np.nan))]

    case("not_a_number", f"qr_blocks_{t}", counts, np.int32(36), units=400)

    def similar(n):  # what mixes all rows and columns; JAX's first ones may be finite, or happen to be
        a = jnp.sin(lax.iota(np.float32, 1600)).astype(dtype).reshape(40, 40)
        a = (a + adjoint(a)).at[n, n].set(np.nan)
        values, (vectors, _), (form, scales) = jnp.linalg.eigvalsh(a), linear.eigh(a), linear.hessenberg(a)
        reflectors, diagonal, beside, _ = linear.tridiagonal(a, lower=True)
        _, r, order = jax.scipy.linalg.qr(a, pivoting=True)
        return [jnp.isnan(x).sum() for x in (values[1:-1].sum(), vectors[1:], form[:, 2:], scales[1:-1], jnp.tril(reflectors, -2).sum(0)[1:], diagonal[1:], beside[1:], r[-1, -1])] + [
            jnp.sort(order)]

    case("not_a_number", f"similar_{t}", similar, np.int32(39), units=400)


def matrices():
    """LAPACK, through the custom calls of the CPU and through the ops that JAX prints for others: solves, matrices and spectra."""
    for dtype in (np.float32, np.float64, np.complex64, np.complex128):
        t = np.dtype(dtype).name
        some = lambda *shape, seed=0: (floats(*shape, seed=seed) + (1j * floats(*shape, seed=seed + 50) if np.dtype(dtype).kind == "c" else 0)).astype(dtype)
        square, tall, wide, batch = some(4, 4), some(5, 3), some(3, 4), some(2, 2, 4, 4)
        positive = lambda a: a @ adjoint(a) + np.float32(4) * jnp.eye(a.shape[-1], dtype=dtype)
        mixed = np.array(positive(batch))
        mixed[1, 0] -= 100 * np.eye(4, dtype=dtype)
        for platform in ("cpu", "tpu"):
            case("solves", f"cholesky_{t}_{platform}", lambda a, b: (jnp.linalg.cholesky(a), jnp.linalg.cholesky(b), jnp.linalg.cholesky(a, upper=True)), np.array(positive(square)), mixed,
                 units=50, platform=platform)
            ways = [dict(left_side=l, lower=w, transpose_a=r, conjugate_a=c, unit_diagonal=u) for l in (False, True) for w in (False, True)
                    for r, c in ((False, False), (True, False), (True, True)) for u in (False, True)]
            case("solves", f"triangular_{t}_{platform}", lambda a, b, c: [linear.triangular_solve(a, b if w["left_side"] else c, **w) for w in ways],
                 square + 4 * np.eye(4, dtype=dtype), some(4, 3), some(3, 4), units=2000, platform=platform)
            case("solves", f"triangular_batch_{t}_{platform}", lambda a, b: (linear.triangular_solve(a, b, left_side=True), linear.triangular_solve(a, b, lower=True, transpose_a=True)),
                 batch + 4 * np.eye(4, dtype=dtype), some(2, 2, 4, 4, seed=8), units=2000, platform=platform)
        case("solves", f"lu_{t}", lambda a, b, c, d: (linear.lu(a), linear.lu(b), linear.lu(c), linear.lu(d), jax.scipy.linalg.lu(b)), square, tall, wide, batch, units=50)
        # The inverse of what has none: OpenBLAS gives infinities in some elements and NaN in others, each of its kernels its own.
        case("solves", f"solve_{t}", lambda a, b, x: (jnp.linalg.solve(a, x), jnp.linalg.solve(b, x), jnp.linalg.inv(b), jnp.linalg.det(b), jnp.linalg.slogdet(b), jnp.isfinite(jnp.linalg.inv(a * 0))),
             square, batch, some(4, 2), units=400)
        case("matrices", f"qr_{t}", lambda a, b, c, d: [jnp.linalg.qr(x, mode=m) for x in (a, b, c, d) for m in ("reduced", "complete", "r", "raw")], square, tall, wide, batch, units=50)
        not_a_number(t, dtype)
        case("matrices", f"qr_pivoted_{t}", lambda b, c, j: (jax.scipy.linalg.qr(b, pivoting=True), jax.scipy.linalg.qr(c, pivoting=True, mode="economic"), linear.geqp3(b, j)), tall, wide,
             np.array([0, 1, 0], np.int32), units=50)
        case("matrices", f"reflectors_{t}", lambda b, x, y: [(h := linear.geqrf(b)) and (linear.householder_product(*h), [linear.ormqr(*h, z, left=l, transpose=r)
             for z, l in ((x, True), (y, False)) for r in (False, True)])], tall, some(5, 3), some(3, 5), units=50)
        case("matrices", f"hessenberg_{t}", lambda a, b: (linear.hessenberg(a), linear.hessenberg(b), jax.scipy.linalg.hessenberg(a, calc_q=True)), square, batch, units=50)
        case("matrices", f"tridiagonal_{t}", lambda a, b: (linear.tridiagonal(a + adjoint(a), lower=True), linear.tridiagonal(b + adjoint(b), lower=False)), square, batch, units=50)
        case("matrices", f"tridiagonal_solve_{t}", lambda l, d, u, b: (linear.tridiagonal_solve(l, d, u, b), linear.tridiagonal_solve(l[0], d[0] * 0, u[0], b[0])),
             some(2, 6), some(2, 6, seed=3) + 5, some(2, 6, seed=4), some(2, 6, 3), units=50)
        vectors_of(dtype, square, tall, wide, batch)
    near = floats(6, 6) + 5 * np.eye(6, dtype=np.float32)
    for dtype in (np.float16, ml_dtypes.bfloat16):
        case("solves", f"triangular_{np.dtype(dtype).name}", lambda a, b: linear.triangular_solve(a, b, left_side=True, lower=True), np.tril(near).astype(dtype), floats(6, 2).astype(dtype), units=4)
    case("matrices", "gradients", lambda a: (jax.grad(lambda a: jnp.linalg.slogdet(a)[1])(a), jax.grad(lambda a: jnp.linalg.eigvalsh(a + a.T)[2])(a), jax.grad(lambda a: jnp.linalg.norm(a, "nuc"))(a),
         jax.grad(lambda a: abs(jnp.linalg.qr(a)[1]).sum())(a), jax.grad(lambda a: jnp.linalg.cholesky(a @ a.T + 6 * jnp.eye(6)).sum())(a)), near, units=1000)
    case("matrices", "functions", lambda a: (jax.scipy.linalg.expm(a * 0.1), jax.scipy.linalg.polar(a), jnp.linalg.matrix_power(a, -3), jax.scipy.linalg.sqrtm(a),
         jax.scipy.linalg.funm(a, jnp.exp, disp=False)[0]), near, units=4000)
    case("matrices", "pseudo_inverse", lambda a: jnp.linalg.pinv(a + adjoint(a), hermitian=True), near[:4, :4], units=400)
    line = np.ones(6, np.float32)
    singular = lambda l, d, u, b: (x := linear.tridiagonal_solve(l, d, u, b, perturb_singular=True)) / jnp.linalg.norm(x, axis=0) * jnp.sign(x[:1])
    case("matrices", "tridiagonal_perturbed", lambda l, d, b: (linear.tridiagonal_solve(l, d * 3, l, b, perturb_singular=True), singular(l, -d * np.float32(2 * np.cos(np.pi / 7)), l, b)),
         line, line, floats(6, 2), units=4000)
    case("matrices", "tridiagonal_perturbed_wide", lambda l, d, b: linear.tridiagonal_solve(l, d * 3, l, b, perturb_singular=True), np.ones((2, 6)), np.ones((2, 6)), floats(2, 6, 2, dtype=np.float64), units=100)
    case("matrices", "in_loop", lambda a, n: lax.fori_loop(0, n, lambda i, q: jnp.linalg.qr(a @ q)[0], jnp.eye(6, dtype=np.float32)), near, np.int32(6), units=200)
    case("matrices", "in_loop_in_place", lambda a, n: lax.fori_loop(0, n, lambda i, c: (c[1] @ linear.lu(c[0])[0], c[0] * np.float32(0.1)), (a, a.T)), near, np.int32(4), units=400)
    case("matrices", "used_again", lambda a: (jnp.linalg.cholesky(a), a + 1, jnp.linalg.cholesky(a) @ jnp.linalg.qr(a)[1]), np.array(near @ near.T), units=50)
    none, line = np.zeros((0, 4, 4), np.float32), np.zeros((3, 0, 0), np.float32)
    case("matrices", "nothing", lambda a, b: [(linear.cholesky(x), linear.lu(x), jnp.linalg.qr(x), linear.eigh(x), linear.triangular_solve(x, x), jnp.linalg.svd(x, compute_uv=False)) for x in (a, b)], none, line)
    # Enough for several threads, made from one number so that the module stays small.
    filled = lambda a, *shape: ((lax.iota(np.int32, int(np.prod(shape))) * 37 + a) % 101 - 50).astype(np.float32).reshape(shape) / 50
    case("matrices", "many", lambda a: ((s := filled(a, 130, 24, 24)) is None) or (jnp.linalg.eigvalsh(s @ s.mT).sum(0), jnp.linalg.inv(s @ s.mT + jnp.eye(24, dtype=np.float32)).sum(0), jnp.linalg.svd(s, compute_uv=False).sum(0)),
         np.int32(5), units=400)


def same_operands():
    """Ops that work in the place of an operand, which is another operand, too."""
    for dtype in (np.float32, np.float64, np.complex64, np.complex128):
        t = np.dtype(dtype).name
        some = lambda *shape, seed=0: (floats(*shape, seed=seed) + (1j * floats(*shape, seed=seed + 50) if np.dtype(dtype).kind == "c" else 0)).astype(dtype)
        lines, square = [some(6, seed=n) + dtype(4 * (n == 1)) for n in range(4)], some(4, 4) + 4 * np.eye(4, dtype=dtype)

        def solved(*lines, **how):  # each pair of the diagonals and the right side, and all four, are one
            for same in [*itertools.combinations(range(4), 2), range(4)]:
                l, d, u, b = [lines[min(same)] if n in same else line for n, line in enumerate(lines)]
                yield linear.tridiagonal_solve(l, d, u, b.reshape(6, 1), **how)

        case("same_operands", f"tridiagonal_solve_{t}", lambda *lines: list(solved(*lines)), *lines, units=2000)
        if np.dtype(dtype).kind == "f":
            case("same_operands", f"tridiagonal_perturbed_{t}", lambda *lines: list(solved(*lines, perturb_singular=True)), *lines, units=2000)
        case("same_operands", f"triangular_{t}", lambda a: [linear.triangular_solve(a, a, left_side=left, lower=lower) for left in (False, True) for lower in (False, True)], square, units=2000)
        case("same_operands", f"reflectors_{t}", lambda a: [(h := linear.geqrf(a)) and linear.ormqr(*h, h[0], left=left, transpose=r) for left in (False, True) for r in (False, True)], square, units=50)
    x, starts, terms = integers(40), np.array([[3], [7], [3]], np.int32), np.array([100, 200, 300], np.int32)
    for n, (first, second) in enumerate((("a", "a"), ("a", "b"), ("b", "a"))):  # of the arrays, which one a result goes on from
        expected, text = x, []
        for k in range(2):  # the second scatter's array has been made, and is needed no more
            one, two = expected.copy(), expected.copy()
            for (at,), term in zip(starts, terms):
                old = {"a": one[at], "b": two[at]}
                one[at], two[at] = old[first] + term, old[second] - term
            expected, given = two, f"%{k - 1}#1" if k else "%x"
            text.append(f"""    %{k}:2 = "stablehlo.scatter"({given}, {given}, %at, %u, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      %s = stablehlo.add %{first}, %c : tensor<i32>
      %t = stablehlo.subtract %{second}, %d : tensor<i32>
      stablehlo.return %s, %t : tensor<i32>, tensor<i32>
    }}) : (tensor<40xi32>, tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<40xi32>, tensor<40xi32>)""")
        body = "\n".join(["func.func private @f(%x: tensor<40xi32>, %at: tensor<3x1xi32>, %u: tensor<3xi32>) -> tensor<40xi32> {", *text, "    return %1#1 : tensor<40xi32>", "  }"])
        text_case("same_operands", f"scatter_{n}", body, x, starts, terms, expected=[expected])


def random():
    """Bits as XLA's ciphers give them, and JAX's functions on top of them."""
    algorithms, words = lax.RandomAlgorithm, (np.uint8, np.uint16, np.uint32, np.uint64)
    state = np.array([0x123456789ABCDEF0, 0xFFFFFFFFFFFFFFFD], np.uint64)
    for algorithm in (algorithms.RNG_THREE_FRY, algorithms.RNG_PHILOX, algorithms.RNG_DEFAULT):
        for shape in ((), (1,), (2,), (7,), (18,), (3, 5), (3, 4, 2), (5, 1, 3), (0, 3), (3, 0)):
            name = "x".join(map(str, shape)) or "scalar"
            case("random", f"{algorithm.name}_{name}", lambda k: [lax.rng_bit_generator(k, shape, dtype=d, algorithm=algorithm) for d in words], state)
    for kind in ("THREE_FRY", "PHILOX", "DEFAULT"):
        for size in (2, 3) if kind != "THREE_FRY" else (2,):
            numbers = np.array([7, 2 ** 64 - 2, 2 ** 64 - 1], np.uint64)[:size]
            for dtype in ("i8", "i16", "i32", "i64", "ui4", "f16", "bf16", "f32", "f64"):
                drawn = f"tensor<3x3x{dtype}>"
                wide = f"tensor<3x3x{ {'f16': 'ui16', 'bf16': 'ui16', 'f32': 'ui32', 'f64': 'ui64'}.get(dtype, dtype)}>"  # NaNs are compared as bits
                text_case("random", f"{kind}_{dtype}_state_{size}", f"""func.func private @f(%k: tensor<{size}xui64>) -> (tensor<{size}xui64>, {wide}) {{
    %0:2 = stablehlo.rng_bit_generator %k, algorithm = {kind} : (tensor<{size}xui64>) -> (tensor<{size}xui64>, {drawn})
    %1 = stablehlo.bitcast_convert %0#1 : ({drawn}) -> {wide}
    return %0#0, %1 : tensor<{size}xui64>, {wide}
  }}""", numbers)
    for kind in ("threefry2x32", "rbg", "unsafe_rbg"):
        key = lambda s: jax.random.key(s, impl=kind)
        case("random", f"draws_{kind}", lambda s: (jax.random.uniform(key(s), (3, 5)), jax.random.bits(key(s), (7,)), jax.random.randint(key(s), (6,), -5, 9),
             jax.random.permutation(key(s), 9), jax.random.bernoulli(key(s), 0.3, (8,))), np.int32(42), ulps=1)
        case("random", f"keys_{kind}", lambda s: [jax.random.key_data(f(key(s))) for f in (lambda k: jax.random.split(k, 3), lambda k: jax.random.fold_in(k, 7))], np.int32(42))
        case("random", f"normal_{kind}", lambda s: jax.random.normal(key(s), (3, 5)), np.int32(42), ulps=64)


def shorthand():
    """Ops that stand for several others. Oracle is XLA, or NumPy where XLA does not take the op."""
    def spread(op, results, *types, more=""):
        arguments = ", ".join(f"%a{i}: {t}" for i, t in enumerate(types))
        return (f"func.func private @f({arguments}) -> {results} {{\n    %0 = \"chlo.broadcast_{op}\"({', '.join(f'%a{i}' for i in range(len(types)))}) "
                f"{more} : ({', '.join(types)}) -> {results}\n    return %0 : {results}\n  }}")
    shapes = (((17, 1, 3), (1, 5, 3), (17, 5, 3), None), ((5, 3), (17, 5, 3), (17, 5, 3), None), ((2, 17), (17,), (2, 17), [1]), ((2, 17), (2,), (2, 17), [0]),
              ((), (17,), (17,), None), ((3,), (3,), (3,), None))
    for n, (left, right, whole, dims) in enumerate(shapes):
        more = f"<{{broadcast_dimensions = array<i64: {', '.join(map(str, dims))}>}}>" if dims else ""
        place = lambda a: a if dims is None or a.ndim == len(whole) else a.reshape([a.shape[dims.index(d)] if d in dims else 1 for d in range(len(whole))])
        for op, function, dtype in (("add", np.add, np.float32), ("subtract", np.subtract, np.int32), ("multiply", np.multiply, np.float32), ("maximum", np.maximum, np.int32),
                                    ("minimum", np.minimum, np.float32), ("and", np.bitwise_and, np.int32), ("or", np.bitwise_or, np.int32), ("xor", np.bitwise_xor, np.uint8)):
            a, b = integers(*left, low=0).astype(dtype), integers(*right, seed=3, low=0).astype(dtype)
            expected = function(place(a), place(b))
            text_case("shorthand", f"broadcast_{op}_{n}", spread(op, type_of(expected), type_of(a), type_of(b), more=more), a, b, expected=[expected])
    a, b, f, g = integers(17, 1, low=1), integers(3, low=1, high=5), floats(17, 1), floats(3) + 3
    for op, function, x, y, ulps in (("divide", lax.div, a, b, 0), ("remainder", lax.rem, a, b, 0), ("shift_left", lax.shift_left, a, b, 0), ("shift_right_arithmetic", lax.shift_right_arithmetic, a, b, 0),
                                     ("shift_right_logical", lax.shift_right_logical, a, b, 0), ("power", lax.pow, abs(f), g, 8), ("atan2", lax.atan2, f, g, 8), ("next_after", lax.nextafter, f, g, 0),
                                     ("zeta", lax.zeta, abs(f) + 2, g, 64), ("complex", lax.complex, f, g, 0)):
        expected = np.asarray(function(*map(jnp.asarray, np.broadcast_arrays(x, y))))
        text_case("shorthand", f"broadcast_{op}", spread(op, type_of(expected), type_of(x), type_of(y)), x, y, expected=[expected], ulps=ulps)
    orders = np.asarray(jax.lax.polygamma(*map(jnp.asarray, np.broadcast_arrays(np.floor(abs(f)) + 1, g))))
    text_case("shorthand", "broadcast_polygamma", spread("polygamma", type_of(orders), type_of(f), type_of(g)), np.floor(abs(f)) + 1, g, expected=[orders], ulps=64)
    for direction, function in (("LT", np.less), ("GE", np.greater_equal), ("NE", np.not_equal)):
        expected = function(f, g - 3)
        text_case("shorthand", f"broadcast_compare_{direction}", spread("compare", type_of(expected), type_of(f), type_of(g), more=f"<{{comparison_direction = #chlo<comparison_direction {direction}>}}>"), f, g - 3, expected=[expected])
    zeros = np.array([0.0, -0.0, np.nan], np.float32)
    total = np.array([[False, False, True], [True, False, True], [False, False, False]])  # -0 < 0 < NaN
    text_case("shorthand", "broadcast_compare_total", spread("compare", type_of(total), type_of(zeros.reshape(3, 1)), type_of(zeros), more="<{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>}>"),
              zeros.reshape(3, 1), zeros, expected=[total])
    for n, p in enumerate((np.array(True), integers(3) > 0, integers(17, 1) > 0)):
        expected = np.where(p, f, g)
        text_case("shorthand", f"broadcast_select_{n}", spread("select", type_of(expected), type_of(p), type_of(f), type_of(g)), p, f, g, expected=[expected])
    for dtype, value in (("f32", "3.2 : f32"), ("bf16", "3.2 : bf16"), ("i32", "-7 : i32"), ("ui8", "200 : ui8"), ("complex<f32>", "1.5 : f32")):
        x = np.zeros((17, 2), {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "i32": np.int32, "ui8": np.uint8, "complex<f32>": np.complex64}[dtype])
        text_case("shorthand", f"constant_like_{dtype}", f"func.func private @f(%a: {type_of(x)}) -> {type_of(x)} {{\n    %0 = \"chlo.constant_like\"(%a) <{{value = {value}}}> : ({type_of(x)}) -> {type_of(x)}\n    return %0 : {type_of(x)}\n  }}",
                  x, expected=[np.full(x.shape, float(value.split()[0]), x.dtype)])
    for dtype in (np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64):
        info = np.iinfo(dtype)
        x = np.concatenate([np.array([info.min, info.max, 0, 1, info.max // 3, info.min // 3], dtype), np.random.default_rng(info.bits).integers(info.min, info.max, 11, dtype, True)])
        expected = np.array([[int(u) * int(v) >> info.bits for v in x] for u in x], dtype)
        pairs = np.stack(np.meshgrid(x, x, indexing="ij"))
        case("shorthand", f"mulhi_{info.dtype.name}", lax.mulhi, pairs[0], pairs[1])
        text_case("shorthand", f"mulhi_exact_{info.dtype.name}", f"func.func private @f(%a: {type_of(pairs[0])}, %b: {type_of(pairs[1])}) -> {type_of(expected)} {{\n    %0 = chlo.mulhi %a, %b : {type_of(pairs[0])}, {type_of(pairs[1])} -> {type_of(expected)}\n    return %0 : {type_of(expected)}\n  }}",
                  pairs[0], pairs[1], expected=[expected])
    for config, *shapes in (("ab,bc->ac", (3, 5), (5, 7)), ("abc,adc->bda", (2, 3, 5), (2, 4, 5)), ("ab,cd->acbd", (2, 3), (4, 5)), ("abx,bcy->ca", (2, 3, 4), (3, 5, 6)), ("ab,ab->", (3, 5), (3, 5)),
                            ("a,a->a", (17,), (17,)), (",ab->ba", (), (3, 5)), ("Zz,zQ->QZ", (3, 5), (5, 2)), ("ab->ba", (3, 5)), ("abc->b", (3, 5, 2)), ("abc->", (3, 5, 2)), ("ab->ab", (3, 5))):
        arrays = [integers(*shape, seed=n).astype(np.float32) for n, shape in enumerate(shapes)]
        expected = np.einsum(config, *arrays).astype(np.float32)
        op, types = "einsum" if len(arrays) == 2 else "unary_einsum", ", ".join(map(type_of, arrays))
        text_case("shorthand", f"einsum_{config}", f"func.func private @f({', '.join(f'%a{n}: {type_of(a)}' for n, a in enumerate(arrays))}) -> {type_of(expected)} {{\n    %0 = stablehlo.{op} {', '.join(f'%a{n}' for n in range(len(arrays)))}, config = \"{config}\" : ({types}) -> {type_of(expected)}\n    return %0 : {type_of(expected)}\n  }}",
                  *arrays, expected=[expected], ulps=1)
    for name, shape, index_shape, dim, batch in (("rows", (5, 7), (3,), 0, 0), ("columns", (5, 7), (2, 4), 1, 0), ("batched", (4, 5, 7), (4, 3), 1, 1), ("middle", (4, 3, 6, 2), (4, 2, 3), 2, 1)):
        x, i = floats(*shape), integers(*index_shape, low=0, high=shape[dim])
        expected = np.take(x, i, axis=dim) if not batch else np.stack([np.take(u, v, axis=dim - 1) for u, v in zip(x, i)])
        text_case("shorthand", f"torch_index_select_{name}", f"func.func private @f(%a: {type_of(x)}, %i: {type_of(i)}) -> {type_of(expected)} {{\n    %0 = \"stablehlo.torch_index_select\"(%a, %i) <{{dim = {dim} : i64, batch_dims = {batch} : i64}}> : ({type_of(x)}, {type_of(i)}) -> {type_of(expected)}\n    return %0 : {type_of(expected)}\n  }}", x, i, expected=[expected])
    scans()
    ragged_dots()
    x = integers(17, 3, dtype=np.int8, low=100, high=120)
    wide = "%p: tensor<i32>, %q: tensor<i32>"
    add = "%s = stablehlo.add %p, %q : tensor<i32>\n      stablehlo.return %s : tensor<i32>"
    text_case("shorthand", "wider_reduce", f"""func.func private @f(%x: {type_of(x)}, %i: tensor<i8>) -> tensor<3xi32> {{
    %0 = "stablehlo.reduce"(%x, %i) <{{dimensions = array<i64: 0>}}> ({{
    ^bb0({wide}):
      {add}
    }}) : ({type_of(x)}, tensor<i8>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }}""", x, np.int8(100), expected=[x.sum(0, dtype=np.int32) + 100])
    text_case("shorthand", "wider_reduce_window", f"""func.func private @f(%x: {type_of(x)}, %i: tensor<i8>) -> tensor<16x3xi32> {{
    %0 = "stablehlo.reduce_window"(%x, %i) <{{window_dimensions = array<i64: 2, 1>}}> ({{
    ^bb0({wide}):
      {add}
    }}) : ({type_of(x)}, tensor<i8>) -> tensor<16x3xi32>
    return %0 : tensor<16x3xi32>
  }}""", x, np.int8(100), expected=[x[:-1].astype(np.int32) + x[1:] + 100])
    i, u = np.array([[3], [0], [3]], np.int64), integers(3, 3, dtype=np.int8, low=100, high=120)
    expected = x.astype(np.int32)
    np.add.at(expected, i[:, 0], u)
    text_case("shorthand", "wider_scatter", f"""func.func private @f(%x: {type_of(x)}, %i: {type_of(i)}, %u: {type_of(u)}) -> tensor<17x3xi32> {{
    %0 = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
    ^bb0({wide}):
      {add}
    }}) : ({type_of(x)}, {type_of(i)}, {type_of(u)}) -> tensor<17x3xi32>
    return %0 : tensor<17x3xi32>
  }}""", x, i, u, expected=[expected])
    line, source = np.array([1, 5, 3, 2, 9], np.int8), np.array([100, 101, 102, 103], np.int8)
    text_case("shorthand", "wider_select_and_scatter", f"""func.func private @f(%x: {type_of(line)}, %s: {type_of(source)}, %i: tensor<i8>) -> tensor<5xi32> {{
    %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{{window_dimensions = array<i64: 2>}}> ({{
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %s = stablehlo.compare GE, %p, %q : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %s : tensor<i1>
    }}, {{
    ^bb0({wide}):
      {add}
    }}) : ({type_of(line)}, {type_of(source)}, tensor<i8>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }}""".replace("%s = stablehlo", "%t = stablehlo").replace("return %s", "return %t"), line, source, np.int8(100), expected=[np.array([100, 301, 202, 100, 203], np.int32)])
    special = np.array([[np.nan, 1, -0.0, 0.0, np.inf, -np.inf, 1, 3], [2, 2, 2, 1, 5, -3, 4, 5]], np.float32)
    case("shorthand", "approximate", lambda x, s: (lax.approx_max_k(x, 3), lax.approx_min_k(x, 5), lax.approx_max_k(s[1:], 4), lax.approx_min_k(x, 2, reduction_dimension=0),
         lax.approx_max_k(x, 4, aggregate_to_topk=False)), floats(5, 40), special)


def scans():
    for name, count, body, reverse in (("sum", 1, "stablehlo.add", ""), ("product", 1, "stablehlo.multiply", "attributes {is_reverse = true}")):
        for n, dimension in ((17, 0), (3, 1)):
            x = integers(*((n,) if not dimension else (2, n)), low=1, high=3)
            rest = x.sum(dimension) * 0 + 1
            function = np.cumsum if name == "sum" else np.cumprod
            turned = np.flip(x, dimension) if reverse else x
            out = function(turned, dimension).astype(np.int32) + (1 if name == "sum" else 0)
            out = np.flip(out, dimension) if reverse else out
            last = np.take(out, 0 if reverse else -1, axis=dimension).astype(np.int32)
            part, init = type_of(last), rest.astype(np.int32).reshape(last.shape)
            text_case("shorthand", f"scan_{name}_{n}", f"""func.func private @f(%x: {type_of(x)}, %i: {part}) -> ({type_of(out)}, {part}) {{
    %0:2 = chlo.scan(%x) inits(%i) dimension={dimension} {reverse} {{
    ^bb0(%a: {part}, %c: {part}):
      %1 = {body} %a, %c : {part}
      stablehlo.return %1, %1 : {part}, {part}
    }} : ({type_of(x)}, {part}) -> ({type_of(out)}, {part})
    return %0#0, %0#1 : {type_of(out)}, {part}
  }}""", x, init, expected=[out, last])
    x, y = integers(7), integers(7, seed=1)
    text_case("shorthand", "scan_two_inputs_no_output_alike", """func.func private @f(%x: tensor<7xi32>, %y: tensor<7xi32>, %i: tensor<i32>) -> (tensor<7xi64>, tensor<i32>) {
    %0:2 = chlo.scan(%x, %y) inits(%i) dimension=0 {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):
      %1 = stablehlo.multiply %a, %b : tensor<i32>
      %2 = stablehlo.add %1, %c : tensor<i32>
      %3 = stablehlo.convert %c : (tensor<i32>) -> tensor<i64>
      stablehlo.return %3, %2 : tensor<i64>, tensor<i32>
    } : (tensor<7xi32>, tensor<7xi32>, tensor<i32>) -> (tensor<7xi64>, tensor<i32>)
    return %0#0, %0#1 : tensor<7xi64>, tensor<i32>
  }""", x, y, np.int32(5), expected=[(5 + np.concatenate([[0], np.cumsum(x * y)[:-1]])).astype(np.int64), np.int32(5 + (x * y).sum())])


def ragged_dots():
    """By JAX's own definition of each mode, in NumPy. Sizes that do not add up leave rows without a group: zeros."""
    whole = lambda *shape, seed=0: integers(*shape, seed=seed).astype(np.float32)

    def dot(lists, l, r, g, expected):
        names = ("lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions", "lhs_ragged_dimensions", "rhs_group_dimensions")
        numbers = ", ".join(f"{name} = {list(values)}" for name, values in zip(names, lists))
        return f"""func.func private @f(%l: {type_of(l)}, %r: {type_of(r)}, %g: {type_of(g)}) -> {type_of(expected)} {{
    %0 = "chlo.ragged_dot"(%l, %r, %g) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{numbers}>}}> : ({type_of(l)}, {type_of(r)}, {type_of(g)}) -> {type_of(expected)}
    return %0 : {type_of(expected)}
  }}"""

    def rows(l, r, sizes):
        out, at = np.zeros((l.shape[0], r.shape[2]), np.float32), 0
        for group, size in enumerate(sizes):
            out[at:at + size] = l[at:at + size] @ r[group]
            at += size
        return out

    def terms(l, r, sizes):
        ends = np.cumsum(sizes)
        return np.stack([l[:, e - s:e] @ r[e - s:e] for s, e in zip(sizes, ends)])

    for name, sizes in (("full", [4, 0, 7]), ("short", [2, 3, 1])):
        l, r, g = whole(11, 5), whole(3, 5, 7, seed=1), np.array(sizes, np.int32)
        text_case("shorthand", f"ragged_rows_{name}", dot(((), (), (1,), (1,), (0,), (0,)), l, r, g, rows(l, r, sizes)), l, r, g, expected=[rows(l, r, sizes)], ulps=1)
        l, r = whole(4, 11), whole(11, 6, seed=1)
        text_case("shorthand", f"ragged_terms_{name}", dot(((), (), (1,), (0,), (1,), ()), l, r, g, terms(l, r, sizes)), l, r, g, expected=[terms(l, r, sizes)], ulps=1)
    sizes = np.array([[4, 3, 4], [1, 9, 1]], np.int64)
    l, r = whole(2, 11, 5), whole(3, 2, 5, 7, seed=1)
    expected = np.stack([rows(l[b], r[:, b], sizes[b]) for b in range(2)])
    text_case("shorthand", "ragged_rows_batched", dot(((0,), (1,), (2,), (2,), (1,), (0,)), l, r, sizes, expected), l, r, sizes, expected=[expected], ulps=1)
    l, r = whole(2, 4, 11), whole(2, 11, 6, seed=1)
    expected = np.stack([terms(l[b], r[b], sizes[b]) for b in range(2)], 1)
    text_case("shorthand", "ragged_terms_batched", dot(((0,), (0,), (2,), (1,), (2,), ()), l, r, sizes, expected), l, r, sizes, expected=[expected], ulps=1)
    l, r, g = whole(5, 3, 4), whole(5, 4, 2, seed=1), np.array([2, 3], np.int32)
    text_case("shorthand", "ragged_batch", dot(((0,), (0,), (2,), (1,), (0,), ()), l, r, g, l @ r), l, r, g, expected=[l @ r], ulps=1)
    l, r, g = whole(4, 3), whole(2, 3, 2, seed=1), np.array([2, 2], np.int32)
    r[1, 0, 0] = np.inf  # of the other group
    with np.errstate(invalid="ignore"):
        expected = rows(l, r, g)
    text_case("shorthand", "ragged_rows_infinite", dot(((), (), (1,), (1,), (0,), (0,)), l, r, g, expected), l, r, g, expected=[expected], ulps=1)


def narrow_integers():
    """Every pair of integers of 2 and of 4 bits. Oracle is arithmetic that wraps: XLA computes in a byte and does not
    always (jit(lambda n: (n.astype(int4) + 1).astype(int8))(7) is 8 there, without jit -8)."""
    for bits, signed in ((2, True), (2, False), (4, True), (4, False)):
        low, high = (-(1 << bits - 1), 1 << bits - 1) if signed else (0, 1 << bits)
        a, b = (x.ravel() for x in np.meshgrid(np.arange(low, high), np.arange(low, high)))
        name, byte = f"{'i' if signed else 'ui'}{bits}", np.int8 if signed else np.uint8
        wrap = lambda x: ((x - low) % (1 << bits) + low).astype(byte)
        plain = lambda x: x % (1 << bits)  # the bits as a number
        safe = np.where(b == 0, 1, b)
        quotient = np.where(b == 0, -1, np.sign(a) * np.sign(safe) * (abs(a) // abs(safe)))
        rest = np.where(b == 0, a, np.sign(a) * (abs(a) % abs(safe)))
        shift = np.minimum(plain(b), bits)
        over = plain(b) >= bits
        ones = np.array([bin(v).count("1") for v in plain(a)])
        zeros = np.array([bits - int(v).bit_length() for v in plain(a)])
        expected = {"add": a + b, "subtract": a - b, "multiply": a * b, "divide": quotient, "remainder": rest, "maximum": np.maximum(a, b), "minimum": np.minimum(a, b),
                    "and": a & b, "or": a | b, "xor": a ^ b, "shift_left": np.where(over, 0, plain(a) << shift), "shift_right_logical": np.where(over, 0, plain(a) >> shift),
                    "shift_right_arithmetic": np.where(over, np.where(plain(a) >> bits - 1, -1, 0), np.where(plain(a) >> bits - 1, plain(a) - (1 << bits), a) >> np.minimum(shift, bits - 1))}
        alone = {"not": ~a, "negate": -a, "popcnt": ones, "count_leading_zeros": zeros} | ({"abs": abs(a), "sign": np.sign(a)} if signed else {})
        t, n = f"tensor<{a.size}x{name}>", type_of(a.astype(byte))
        lines = [f"    %x = stablehlo.convert %a : ({n}) -> {t}", f"    %y = stablehlo.convert %b : ({n}) -> {t}"]
        lines += [f"    %r{op} = stablehlo.{op} %x{', %y' if op in expected else ''} : {t}\n    %s{op} = stablehlo.convert %r{op} : ({t}) -> {n}" for op in expected | alone]
        sums = [wrap(np.array(a.sum()))]
        lines.append(f"    %z = stablehlo.constant dense<0> : tensor<{name}>\n    %total = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : ({t}, tensor<{name}>) -> tensor<{name}>")
        lines.append(f"    %wide = stablehlo.convert %radd : ({t}) -> tensor<{a.size}xi32>\n    %real = stablehlo.convert %rmultiply : ({t}) -> tensor<{a.size}xf32>")
        lines.append(f"    %sum = stablehlo.convert %total : (tensor<{name}>) -> {type_of(sums[0])}")
        values = [wrap(v) for v in (expected | alone).values()] + sums + [wrap(a + b).astype(np.int32), wrap(a * b).astype(np.float32)]
        names = [f"%s{op}" for op in expected | alone] + ["%sum", "%wide", "%real"]
        types = ", ".join(map(type_of, values))
        body = f"func.func private @f(%a: {n}, %b: {n}) -> ({types}) {{\n" + "\n".join(lines) + f"\n    return {', '.join(names)} : {types}\n  }}"
        text_case("narrow_integers", name, body, a.astype(byte), b.astype(byte), expected=values)


def main(folder, *names):
    os.makedirs(folder, exist_ok=True)
    for family in (elementwise, layout, windows, reductions, products, loops, transforms, random, matrices, same_operands, shorthand, narrow_integers,
                   *convolutions.FAMILIES, *jax_functions.FAMILIES, *sparse.FAMILIES, *cuda.FAMILIES, *byte_products.FAMILIES, *columns.FAMILIES, *strips.FAMILIES, *overwritten.FAMILIES, *typed.FAMILIES, *structures.FAMILIES, *edges.FAMILIES, *sums.FAMILIES, *cumulative.FAMILIES):
        if not names or family.__name__ in names:
            family()
    modules.write(folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
