"""The programs of bench/side.py with collectives: side_rows.py's form, and shardings.

A program is a function of `full` and the number of devices that gives a function of one device's shards, the whole arguments,
and how arguments and results are divided along the mesh's only dimension, "i".
"""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import PartitionSpec as P

import side_rows
from side_rows import integers, loop, normal, program

ALONE, MIXED = "collectives", "collectives and compute"
ROWS = P("i")


def add_loop(name, step, shape, count):
    """`step` of each device's part, an array of shape(full), `count` times."""
    def make(full, devices):
        first, *rest = shape(full)
        return loop(count if full else 3, lambda x: step(x, devices)), [normal(devices * first, *rest)], [ROWS], ROWS

    side_rows.add(ALONE, name, make, collectives=True)


def ring(devices):
    return [(d, (d + 1) % devices) for d in range(devices)]


def mean(x, devices):
    return lax.psum(x, "i") * (1 / devices)


add_loop("all_reduce_scalar", lambda x, _: lax.psum(x * 0.25, "i") + 1.0, lambda full: (1,), 20000)
add_loop("all_reduce_64k", mean, lambda full: (16384 if full else 7,), 2000)
add_loop("all_reduce_8m", mean, lambda full: (2 << 20 if full else 100,), 20)
add_loop("all_gather_64k", lambda x, n: lax.all_gather(x, "i").sum(0) * (1 / n), lambda full: (16384 if full else 7,), 1000)
add_loop("all_to_all_1m", lambda x, n: lax.all_to_all(x.reshape(n, -1), "i", 0, 0).reshape(-1),
         lambda full: (1 << 18 if full else 240,), 200)
add_loop("reduce_scatter_1m", lambda x, n: jnp.tile(lax.psum_scatter(x, "i", tiled=True), n) * (1 / n),
         lambda full: (1 << 18 if full else 240,), 200)
add_loop("permute_64k", lambda x, n: lax.ppermute(x, "i", ring(n)), lambda full: (16384 if full else 7,), 2000)


@program(ALONE, collectives=True)
def while_of_each(full, devices):
    """Loops whose devices never meet."""
    def f(n):
        step = lambda s: (s[0] + 1, s[1] * 0.9999 + 0.5)
        return lax.while_loop(lambda s: s[0] < n[0], step, (0, jnp.float32(0)))[1][None]
    return f, [np.full(devices, 1 << 18 if full else 10, np.int32)], [ROWS], ROWS


@program(MIXED, collectives=True)
def ring_matmul(full, devices):
    """Rows of a product, where the factor's parts travel from device to device."""
    rows = 256 if full else 4

    def f(a, b):
        me = lax.axis_index("i")

        def step(k, state):
            c, b = state
            part = lax.dynamic_slice_in_dim(a, (me - k) % devices * rows, rows, 1)
            return c + part @ b, lax.ppermute(b, "i", ring(devices))
        return lax.fori_loop(0, devices, step, (jnp.zeros_like(b), b))[0]

    n = rows * devices
    return f, [normal(n, n) / n**0.5, normal(n, n)], [ROWS, ROWS], ROWS


@program(MIXED, collectives=True)
def stencil_halo(full, devices):
    """The heat equation; halo rows are exchanged each step."""
    def step(u):
        below = lax.ppermute(u[-1:], "i", [(d, d + 1) for d in range(devices - 1)])
        above = lax.ppermute(u[:1], "i", [(d + 1, d) for d in range(devices - 1)])
        return u + 0.1 * (side_rows.five_points(u, jnp.concatenate([below, u, above])) - 4 * u)

    rows, columns = (256, 512) if full else (3, 7)
    return loop(1000 if full else 3, step), [normal(rows * devices, columns)], [ROWS], ROWS


@program(MIXED, collectives=True)
def evolution_strategy(full, devices):
    """Every device tries one step and its opposite; all learn how good they were."""
    def f(theta, key):
        def noise(key, device):
            return jax.random.normal(jax.random.fold_in(key, device), theta.shape)

        def good(x):
            return -jnp.mean((x - 0.5)**2)

        def step(theta, key):
            mine = 0.1 * noise(key, lax.axis_index("i"))
            found = lax.all_gather(good(theta + mine) - good(theta - mine), "i")
            add = lambda j, g: g + found[j] * noise(key, j)
            g = lax.fori_loop(0, devices, add, jnp.zeros_like(theta))
            return theta + 0.05 * g / (0.2 * devices), found.mean()
        return lax.scan(step, theta, key)

    size, count = (1024, 500) if full else (7, 3)
    return f, [np.zeros(size, np.float32), side_rows.keys(count)], [P(), P()], P()


@program(MIXED, collectives=True)
def data_parallel_mlp(full, devices):
    def f(*arguments):
        def step(p, batch):
            value, g = jax.value_and_grad(side_rows.net_loss)(p, *batch)
            return tuple(a - 0.01 * b for a, b in zip(p, lax.pmean(g, "i"))), lax.pmean(value, "i")
        return lax.scan(step, arguments[:3], arguments[3:])

    arguments = side_rows.net_arguments(full, (64 if full else 2) * devices, 50 if full else 3)
    return f, arguments, [P()] * 3 + [P(None, "i")] * 2, P()


@program(MIXED, collectives=True)
def tensor_parallel(full, devices):
    """Two products a layer: the columns of the first, the rows of the second are divided; sums over all devices follow."""
    rows, width, hidden = (64, 512, 1024) if full else (3, 4, 4)
    f = lambda x, a, b: loop(20 if full else 2, lambda x: x * 0.5 + lax.psum(jax.nn.relu(x @ a) @ b, "i"))(x)
    return f, [normal(rows, width), normal(width, hidden * devices) * (0.5 / width**0.5),
               normal(hidden * devices, width) * (0.5 / (hidden * devices)**0.5)], [P(), P(None, "i"), ROWS], P()


@program(MIXED, collectives=True)
def sharded_page_rank(full, devices):
    """Each device sums over its edges."""
    nodes, edges, count = (2000, 20000, 200) if full else (10, 40, 3)

    def f(rank, source, target):
        def step(r):
            return 0.15 / nodes + 0.85 * lax.psum(jax.ops.segment_sum(r[source] / 20, target, nodes), "i")
        return loop(count, step)(rank)

    ends = [integers(nodes, edges * devices) for _ in "st"]
    return f, [np.full(nodes, 1 / nodes, np.float32), *ends], [P(), ROWS, ROWS], P()


@program(MIXED, collectives=True, tolerance=2e-2)
def mandelbrot_of_rows(full, devices):
    rows, columns = (128, 512) if full else (3, 9)
    return lambda c: side_rows.escape(c, 100 if full else 10), [side_rows.plane(rows * devices, columns)], [ROWS], ROWS


@program(MIXED, collectives=True)
def normalized_by_all(full, devices):
    """Batch normalization over the batches of all devices, in a loop."""
    def step(x):
        mean = lax.pmean(x.mean(0), "i")
        return (x - mean) * lax.rsqrt(lax.pmean(((x - mean)**2).mean(0), "i") + 1e-5) * 0.99 + 0.01

    rows, columns = (1024, 256) if full else (3, 5)
    return loop(50 if full else 2, step), [normal(rows * devices, columns)], [ROWS], ROWS
