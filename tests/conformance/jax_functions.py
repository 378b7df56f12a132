"""Functions of JAX as users call them: those whose programs once went wrong, and those of long arrays."""
import functools

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import export, lax

from modules import case


def values(*shape, dtype=np.float32, seed=0, low=-2, high=2):
    return np.random.default_rng(seed + sum(shape)).uniform(low, high, shape).astype(dtype)


def exported(function, *shapes, platforms=("cpu",)):
    """`function` as jax.export gives it back, for arrays of f32 whose sizes may be unknown ("2*b, 3")."""
    specs = [jax.ShapeDtypeStruct(export.symbolic_shape(shape), np.float32) for shape in shapes]
    return export.export(jax.jit(function), platforms=platforms)(*specs).call


def jax_functions():
    add = lambda name, function, *arguments, **how: case("jax_functions", name, function, *arguments, **how)
    # Choices between halves that were compared with each other look like minima.
    half = np.array([-1.5, 0.0, -0.0, 2.5, np.nan, np.inf, -np.inf, 1.0, -3.0, 6e-8, 65504, 1.5], np.float16)
    for n in (1, 3, 12):
        for name, order in (("lt", lax.lt), ("gt", lax.gt), ("le", lax.le), ("ge", lax.ge)):
            for bound in (0, 1.5):
                add(f"half_choice_{name}_{bound}_{n}", lambda x, o=order, b=np.float16(bound): jnp.where(o(x, b), x, b), half[:n])
    add("half_choice_between", lambda x, y: (jnp.where(x < y, x, y), jnp.where(x > y, y, x)), half, half[::-1].copy())
    add("half_hard_sigmoid", jax.nn.hard_sigmoid, half, ulps=1)
    add("half_celu_gradient", jax.grad(lambda x: jax.nn.celu(x).sum().astype(np.float32)), values(3, 6, dtype=np.float16), ulps=1)

    # At the poles of odd orders there is no sign that both sides agree on: JAX says NaN.
    orders, poles = np.float32([1, 2, 2.5, 3, 4, 5, 2, 3]), np.float32([-6, -6, -6, -6, 0, -0.0, -3, 0])
    for kind in (np.float32, np.float64):
        name = np.dtype(kind).name
        add(f"zeta_poles_{name}", lax.zeta, orders.astype(kind), poles.astype(kind))
        add(f"polygamma_poles_{name}", lax.polygamma, orders.astype(kind), poles.astype(kind))
    # What |x| > 0 has chosen is not positive, whatever LLVM makes of it. Without NaN, which XLA takes for 0 <= |NaN|.
    signs = np.array([-2, -1, -0.5, 0, -0.0, 0.5, 2, 1e-7, -np.inf])
    for kind in (np.float32, np.float64, np.float16, ml_dtypes.bfloat16):
        for name, order in (("lt", lax.lt), ("gt", lax.gt), ("le", lax.le), ("ge", lax.ge)):
            add(f"size_choice_{name}_{np.dtype(kind).name}", lambda x, o=order: [
                (abs(jnp.where(o(abs(x), z), x, z)), abs(jnp.where(o(z, abs(x)), z, x))) for z in (x.dtype.type(0), -x.dtype.type(0))], signs.astype(kind))
    real = values(12, dtype=np.float64)
    for kind in (np.complex64, np.complex128):
        divided = lambda x, z: (x.astype(z.dtype) / z, z / x.astype(z.dtype), jnp.log1p(x.astype(z.dtype) * 1e19))
        add(f"real_by_complex_{np.dtype(kind).name}", divided, real.astype(kind(0).real.dtype), (real[::-1] + 1j * values(12, dtype=np.float64, seed=1)).astype(kind), ulps=16)
    # What has no direction is NaN, whatever its size, to NumPy as well.
    ends = np.array([-np.inf, -1, -0.0, 0, 200, np.inf, np.nan])
    for kind in (np.complex64, np.complex128):
        add(f"expm1_ends_{np.dtype(kind).name}", lax.expm1, np.array([complex(x, y) for x in ends for y in (np.inf, -np.inf, np.nan)], kind), ulps=1)
    # Windows that reach beyond the operand: the initial value comes in once.
    for kind in (np.float32, np.int32, ml_dtypes.bfloat16):
        for name, reduce in (("sum", lax.add), ("mixed", lambda a, b: a * 2 + b)):
            window = lambda x, r=reduce: lax.reduce_window(x, x.dtype.type(3), r, (3, 2), (1, 2), ((2, 1), (0, 1)), (1, 2), (1, 1))
            add(f"window_{name}_{np.dtype(kind).name}", window, np.arange(20).reshape(4, 5).astype(kind), ulps=1)
    add("window_pairs", lambda x, y: lax.reduce_window((x, y), (np.float32(1), np.int32(5)), lambda a, b: (a[0] + b[0], a[1] * 3 - b[1]), (3,), (1,), "SAME"),
        values(7), np.arange(7, dtype=np.int32), ulps=4)
    add("window_cumlogsumexp", lambda z: (lax.cumlogsumexp(z), lax.cumlogsumexp(z.real, reverse=True)), values(6) + 1j * values(6, seed=1), ulps=64)
    # Windows that lie across an edge are left out whole, which gradients of gathers rely on; one window alone has a way of its own.
    m, corners = values(7, 5), np.array([[-1, 1], [5, 2], [4, 3], [2, 1], [0, 4], [6, -1], [3, 0], [4, 2]], np.int32)
    numbers = dict(update_window_dims=(1, 2), inserted_window_dims=(), scatter_dims_to_operand_dims=(0, 1))
    taken = lax.GatherDimensionNumbers((1, 2), (), (0, 1))
    rows = lax.ScatterDimensionNumbers((0, 2), (), (1,))  # all of the rows, from a column on
    for name, at in [("all", corners), *((f"{n}", corners[n:n + 1]) for n in range(len(corners)))]:
        windows = values(len(at), 3, 2)
        for op in (lax.scatter_add, lax.scatter_max, lax.scatter_mul):
            add(f"{op.__name__}_across_{name}", lambda x, i, u, op=op: op(x, i, u, lax.ScatterDimensionNumbers(**numbers)), m, at, windows, ulps=4)
        add(f"gather_gradient_across_{name}", jax.grad(lambda x, i, u: (lax.gather(x, i, taken, (3, 2), mode="fill", fill_value=0) ** 2 * u).sum()), m, at, windows, ulps=4)
        add(f"scatter_columns_across_{name}", lambda x, i, u: lax.scatter_add(x, i[:, 1:], u, rows), m, at, values(7, len(at), 3), ulps=4)
    add("scatter_row_across", lambda x, i, u: lax.scatter(x, i, u, lax.ScatterDimensionNumbers(**numbers)), m, corners[:1], values(1, 2, 4))
    # Exported functions: shapes that are open on paper, and what is for other platforms.
    x = values(6, 4)
    for name, function, ulps in (
            ("sort", lambda x: (jnp.sort(x, axis=0), jnp.argsort(x, axis=1)), 0),
            ("sizes", lambda x: (x[:x.shape[0] // 4], jnp.ones(x.shape[0] % 4 + 1), x[::-1].reshape(-1), x[1:-1:2], jnp.roll(x, -7, 0)), 0),
            ("random", lambda x: jax.random.uniform(jax.random.key(7), x.shape), 0),
            ("solve", lambda x: jnp.linalg.cholesky(x.T @ x + jnp.eye(x.shape[1], dtype=x.dtype)), 256),
            ("singular_values", lambda x: jnp.linalg.svd(x, compute_uv=False), 16)):
        add(f"exported_{name}", exported(function, "2*b, c"), x, ulps=ulps)
    for platforms in (("cpu", "tpu"), ("cuda", "tpu", "cpu")):
        add(f"exported_for_{len(platforms)}", exported(lambda x: (jnp.linalg.qr(x, mode="r"), jnp.linalg.eigvalsh(x.T @ x)), "6, 4", platforms=platforms), x, ulps=64)


def long_functions():
    """Arrays for which the compiled loop computes two vectors at once. Any part computed alone gives the same bits."""
    def add(name, function, low, high):
        for size, dtype in ((90001, np.float32), (131075, np.float32), (70003, np.float64)):
            def parts(bounds, compare):
                x = lax.iota(dtype, size) * ((bounds[1] - bounds[0]) / size) + bounds[0]
                whole, found = lax.optimization_barrier(function(x)), []
                for start in (0, size // 2, size - 9):
                    part = lax.dynamic_slice(whole, (start,), (9,))
                    alone = function(lax.optimization_barrier(lax.dynamic_slice(x, (start,), (9,))))
                    found += [part, (part == alone).all() if compare else np.True_]
                return found

            with jax.enable_x64(True):
                case("long_functions", f"{name}_{size}_{np.dtype(dtype).name}", functools.partial(parts, compare=True),
                     np.array([low, high], dtype), ulps=16, oracle=functools.partial(parts, compare=False))

    add("erf", lambda x: jax.scipy.special.erf(x) * (1 + x * x), 0.5, 5)
    add("activations", lambda x: jnp.tanh(x) * jnp.exp(x * 0.1) + jnp.log1p(x * x), 0.1, 4)
    add("waves", lambda x: 2 + jnp.sin(x) * jnp.cos(x * 0.5) + x ** 1.5, 1, 30)


    def softmax_of_rows(rows, columns):
        """Of bf16, of which the kernel keeps a row; XLA divides by a multiplication."""
        def some(start):
            x = (lax.iota(np.int32, rows * columns) * start[0] % 1009).reshape(rows, columns).astype(jnp.bfloat16) / 100
            x = jnp.where(x == 7, -jnp.inf, x).at[rows // 2, columns // 2].set(jnp.nan)
            y = lax.optimization_barrier(jax.nn.softmax(lax.optimization_barrier(x), -1))
            return y[:: rows // 7, :3], y[:: rows // 7, -3:], y[rows // 2]

        case("long_functions", f"softmax_{rows}x{columns}_bfloat16", some, np.array([7919], np.int32), ulps=2)

    for rows, columns in ((70, 5), (300, 33), (1000, 250), (900, 517), (40, 9000)):
        softmax_of_rows(rows, columns)


FAMILIES = (jax_functions, long_functions)
