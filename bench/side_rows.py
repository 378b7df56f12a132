"""What bench/side.py measures on one device: programs as JAX functions. Those with collectives are in side_collectives.py.

A program is a function of `full` that gives a function and its arguments, NumPy's arrays. It has a full size and a tiny one,
with which a test runs all of them. Loops converge or stay within bounds: what grows, or hangs on the last bit, cannot be
compared.
"""
import dataclasses
import typing
import zlib

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import gpu_rows


@dataclasses.dataclass
class Program:
    make: typing.Callable    # (full): (function, arguments); with collectives, (full, devices): also their and the results' specs
    kind: str
    collectives: bool = False
    x64: bool = False
    tolerance: float = None  # |theirs - ours| / |theirs|, Euclidean; None: 1e-3 for floats, none for integers


PROGRAMS = {}


def add(kind, name, make, **others):
    PROGRAMS[name] = Program(make, kind, **others)


def program(kind, **others):
    def register(make):
        add(kind, make.__name__, make, **others)
        return make
    return register


def start_random(name):
    """The arguments of a program are the same in every process and whatever else is run."""
    global rng
    rng = np.random.default_rng(zlib.crc32(name.encode()))


def normal(*shape):
    return rng.standard_normal(shape, np.float32)


def uniform(*shape):
    return rng.random(shape, np.float32)


def integers(most, *shape):
    """From 0, less than `most`."""
    return rng.integers(0, most, shape, np.int32)


def keys(count):
    return rng.integers(0, 2**32, (count, 2), np.uint32)


def loop(count, step):
    """A function that applies `step` to its argument `count` times."""
    return lambda x: lax.fori_loop(0, count, lambda _, x: step(x), x)


# ---- small loops ----------------------------------------------------------------------------------

SMALL = "small loops"


@program(SMALL)
def counter(full):
    f = lambda n: lax.while_loop(lambda s: s[0] < n, lambda s: (s[0] + 1, s[1] ^ (s[0] * 7)), (0, 0))
    return f, [np.int32(1 << 22 if full else 100)]


def add_lorenz(batch):
    def make(full):
        count = 20000 if full else 20

        def step(y, _):
            a, b, c = y[..., 0], y[..., 1], y[..., 2]
            d = jnp.stack([10 * (b - a), a * (28 - c) - b, a * b - 8 / 3 * c], -1)
            return y + d * (1 / 20000), a.mean()

        return lambda y: lax.scan(step, y, None, length=count), [normal(*([batch] if batch else []), 3)]

    add(SMALL, f"lorenz_{batch}" if batch else "lorenz", make)


for batch in (0, 16, 64, 256, 1024):
    add_lorenz(batch)


@program(SMALL, x64=True)
def kalman(full):
    count = gpu_rows.count_kalman(full)
    return gpu_rows.kalman(jax, full), [np.zeros(3), np.eye(3), rng.standard_normal((count, 1))]


@program(SMALL, tolerance=1e-2)
def hmc(full):
    """Hamiltonian Monte Carlo in 32 dimensions, ten leapfrog steps a sample."""
    def energy(q):
        return 0.5 * jnp.sum((q - 1)**2 * jnp.arange(1, 33))

    def leap(_, state):
        q, p = state
        p = p - 0.01 * jax.grad(energy)(q)
        q = q + 0.02 * p
        return q, p - 0.01 * jax.grad(energy)(q)

    def step(q, key):
        first, second = jax.random.split(key)
        p = jax.random.normal(first, q.shape)
        moved, turned = lax.fori_loop(0, 10, leap, (q, p))
        gained = energy(q) + 0.5 * p @ p - energy(moved) - 0.5 * turned @ turned
        q = jnp.where(jax.random.uniform(second) < jnp.exp(gained), moved, q)
        return q, q[0]

    return lambda k: lax.scan(step, jnp.zeros(32), k), [keys(2000 if full else 5)]


def add_lstm(width):
    def make(full):
        h, count = (width, 1000) if full else (width // 8, 5)

        def f(wx, wh, xs):
            def step(state, x):
                h, c = state
                i, f, g, o = jnp.split(x @ wx + h @ wh, 4, -1)
                c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
                h = jax.nn.sigmoid(o) * jnp.tanh(c)
                return (h, c), h
            zeros = jnp.zeros((8, h))
            return lax.scan(step, (zeros, zeros), xs)[1]

        return f, [normal(h, 4 * h) / h**0.5, normal(h, 4 * h) / h**0.5, normal(count, 8, h)]

    add(SMALL, f"lstm_{width}", make)


for width in (16, 64, 128, 256):
    add_lstm(width)


@program(SMALL)
def rk4(full):
    """An equation of 8 variables, a product of 8 x 8 an evaluation."""
    def f(k, y):
        def step(y):
            a = jnp.tanh(k @ y)
            b = jnp.tanh(k @ (y + 0.5e-3 * a))
            c = jnp.tanh(k @ (y + 0.5e-3 * b))
            return y + 1e-3 * (a + 2 * b + 2 * c + jnp.tanh(k @ (y + 1e-3 * c))) / 6
        return loop(5000 if full else 5, step)(y)

    return f, [normal(8, 8) / 8, normal(8)]


@program(SMALL)
def edit_distance(full):
    count = 300 if full else 7

    def f(a, b):
        def row(above, letter):
            def cell(left, near):
                corner, over, other = near
                v = jnp.minimum(jnp.minimum(left + 1, over + 1), corner + (other != letter))
                return v, v
            _, rest = lax.scan(cell, above[0] + 1, (above[:-1], above[1:], b))
            return jnp.concatenate([above[:1] + 1, rest]), None
        return lax.scan(row, jnp.arange(count + 1), a)[0][-1]

    return f, [integers(4, count), integers(4, count)]


def escape(c, most):
    """How long points stay within the circle of 2."""
    def step(state):
        z, stayed, n = state
        moved = z * z + c
        inside = jnp.abs(moved) < 2
        return jnp.where(inside, moved, z), stayed + inside, n + 1

    return lax.while_loop(lambda s: s[2] < most, step, (jnp.zeros_like(c), jnp.zeros(c.shape, jnp.int32), 0))[1]


def plane(height, width):
    return (np.linspace(-2, 1, width)[None] + 1j * np.linspace(-1, 1, height)[:, None]).astype(np.complex64)


@program(SMALL, tolerance=2e-2)
def mandelbrot(full):
    return lambda c: escape(c, 100 if full else 10), [plane(*((256, 512) if full else (7, 9)))]


@program(SMALL)
def newton_at_points(full):
    """Cube roots, each point by itself."""
    step = lambda a: lambda x: x - (x - a / (x * x)) * (1 / 3)
    return lambda a: loop(500 if full else 5, step(a))(a), [abs(normal(8192 if full else 11)) + 1]


@program(SMALL)
def predators_and_prey(full):
    """Many populations in a loop, by Euler's method."""
    def step(populations):
        x, y = populations
        return x + 0.01 * (1.1 * x - 0.4 * x * y), y + 0.01 * (0.1 * x * y - 0.4 * y)

    return loop(2000 if full else 5, step), [tuple(abs(normal(4096 if full else 11)) + 1 for _ in range(2))]


@program(SMALL)
def scan_under_vmap(full):
    """A recurrence for each of many sequences."""
    def sequence(c, xs):
        def step(c, x):
            c = jnp.tanh(c * 0.9 + x)
            return c, c * 2

        return lax.scan(step, c, xs)

    count, length = (4096, 500) if full else (11, 5)
    return jax.vmap(sequence, in_axes=(0, 1), out_axes=(0, 1)), [normal(count), normal(length, count)]


@program(SMALL)
def random_walks(full):
    """Many walkers that draw their steps in the loop."""
    count, steps = (8192, 200) if full else (11, 3)

    def walk(key, x):
        def step(state):
            key, x = state
            key, drawn = jax.random.split(key)
            return key, x * 0.99 + jax.random.normal(drawn, (count,))

        return loop(steps, step)((key, x))[1]

    return walk, [np.array([0, 7], np.uint32), normal(count)]


def add_heat(count):
    def make(full):
        step = lambda u: u.at[1:-1].add(0.1 * (u[2:] - 2 * u[1:-1] + u[:-2]))
        return loop(2000 if full else 5, step), [normal(count if full else count // 100)]

    add(SMALL, f"heat_1d_{count}", make)


for count in (1000, 4096, 65536):
    add_heat(count)


@program(SMALL)
def heat_2d(full):
    around = lambda u: u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2]
    step = lambda u: u.at[1:-1, 1:-1].add(0.1 * (around(u) - 4 * u[1:-1, 1:-1]))
    return loop(50 if full else 5, step), [normal(*((200, 200) if full else (7, 9)))]


@program(SMALL)
def heat_3d(full):
    inner = lambda u: u[1:-1, 1:-1, 1:-1]
    x = lambda u: u[2:, 1:-1, 1:-1] + u[:-2, 1:-1, 1:-1]
    y = lambda u: u[1:-1, 2:, 1:-1] + u[1:-1, :-2, 1:-1]
    z = lambda u: u[1:-1, 1:-1, 2:] + u[1:-1, 1:-1, :-2]
    step = lambda u: u.at[1:-1, 1:-1, 1:-1].add(0.1 * (x(u) + y(u) + z(u) - 6 * inner(u)))
    return loop(50 if full else 5, step), [normal(*((64, 64, 64) if full else (5, 7, 9)))]


@program(SMALL)
def newton(full):
    """Roots of 100 numbers, until the last has converged."""
    def f(x):
        done = lambda s: (s[1] < (5000 if full else 5)) & (jnp.max(jnp.abs(s[0] * s[0] - x)) >= 0)
        return lax.while_loop(done, lambda s: (0.5 * (s[0] + x / s[0]), s[1] + 1), (jnp.ones_like(x), 0))[0]

    return f, [uniform(100) + 1]


# ---- large arrays ---------------------------------------------------------------------------------

LARGE = "large arrays"


def millions(full, count):
    return count << 20 if full else 1001


def table(full):
    return (4096, 1024) if full else (7, 13)


@program(LARGE)
def elementwise(full):
    return lambda x, y: jnp.where(x > y, x * 0.5 + y, y - x) + 1.0, [normal(millions(full, 8)), normal(millions(full, 8))]


@program(LARGE)
def elementwise_loop(full):
    return loop(10 if full else 3, lambda c: jnp.sqrt(c * c + 1.0) * 0.5 + jnp.abs(c) * 0.3), [normal(millions(full, 8))]


@program(LARGE)
def digamma(full):
    return jax.scipy.special.digamma, [uniform(1 << 19 if full else 101) * 10 + 0.1]


@program(LARGE)
def integer_quotients(full):
    return lambda x, y: x // (y + 1), [integers(1 << 30, millions(full, 1)), integers(1000, millions(full, 1))]


@program(LARGE)
def activations(full):
    return lambda x: jnp.tanh(jnp.exp(x * 0.1) - jnp.log1p(x * x)), [normal(millions(full, 4))]


@program(LARGE)
def error_function(full):
    return lambda x: jax.scipy.special.erf(x) * 0.5 * x, [normal(millions(full, 4))]


@program(LARGE)
def sines(full):
    return lambda x: jnp.sin(x) * jnp.cos(x * 0.5) + x**1.5, [uniform(millions(full, 4)) * 10]


@program(LARGE)
def softmax_loop(full):
    return loop(5 if full else 2, lambda c: jax.nn.softmax(c, -1) + c * 0.1), [normal(*table(full))]


def add_of_table(name, f):
    add(LARGE, name, lambda full: (f, [normal(*table(full))]))


add_of_table("row_sums", lambda x: x.sum(1))
add_of_table("column_sums", lambda x: x.sum(0))
add_of_table("variance", lambda x: jnp.var(x, 0))
add_of_table("log_sum_exp", lambda x: jax.nn.logsumexp(x, 1))
add_of_table("transpose", lambda x: x.T)
add_of_table("cumsum", lambda x: jnp.cumsum(x, 1))
add_of_table("cumsum_columns", lambda x: jnp.cumsum(x, 0))
add_of_table("reversed", lambda x: x[::-1, ::-1] * 2)
add_of_table("standardize", lambda x: (x - x.mean(0)) / (x.std(0) + 1e-5))


@program(LARGE)
def layer_norm(full):
    return gpu_rows.layer_norm(jax, full), [normal(*table(full)), normal(table(full)[1]), normal(table(full)[1])]


@program(LARGE)
def exchanged_dimensions(full):
    return lambda x: x.transpose(2, 0, 1), [normal(*((64, 256, 256) if full else (3, 5, 7)))]


@program(LARGE)
def column_deviation(full):
    return lambda x: x.std(0), [normal(4096, 1024) if full else normal(9, 11)]


@program(LARGE)
def batch_norm_gradient(full):
    def loss(x, scale, shift):
        return ((standard(x) * scale + shift)**3).sum()

    standard = lambda x: (x - x.mean((0, 1, 2))) * lax.rsqrt(x.var((0, 1, 2)) + 1e-5)
    return jax.grad(loss, (0, 1, 2)), [normal(32, 28, 28, 64) if full else normal(2, 3, 3, 9), *(normal(64 if full else 9) for _ in "ab")]


@program(LARGE, x64=True)
def layer_norm_gelu(full):
    """In f64."""
    f = lambda x: jax.nn.gelu((x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5))
    return f, [rng.standard_normal((512, 512) if full else (5, 9))]


# ---- linear algebra -------------------------------------------------------------------------------

ALGEBRA = "linear algebra"


def side(full, count):
    return count if full else 9


def add_product(count):
    add(ALGEBRA, f"product_{count}", lambda full: (jnp.matmul, [normal(side(full, count), side(full, count)) for _ in "ab"]))


for count in (512, 1024):
    add_product(count)


@program(ALGEBRA)
def product_loop(full):
    n = side(full, 512)
    return lambda a, b: loop(10 if full else 2, lambda c: jnp.tanh(c @ b))(a), [normal(n, n), normal(n, n) / n**0.5]


@program(ALGEBRA)
def products_batched(full):
    shape = (64, 128, 128) if full else (3, 5, 5)
    return jnp.matmul, [normal(*shape), normal(*shape)]


@program(ALGEBRA)
def kronecker(full):
    shapes = ((64, 64), (32, 32)) if full else ((3, 2), (4, 5))
    return jnp.kron, [normal(*shape) for shape in shapes]


@program(ALGEBRA)
def matrix_vector(full):
    n = side(full, 1024)
    return lambda a, x: loop(50 if full else 2, lambda x: jnp.tanh(a @ x))(x), [normal(n, n) / n**0.5, normal(n)]


@program(ALGEBRA)
def vector_matrix(full):
    """A Markov chain."""
    n = side(full, 256)
    p = uniform(n, n)
    return lambda p, x: loop(200 if full else 2, lambda x: x @ p)(x), [p / p.sum(1, keepdims=True), uniform(n) / n]


@program(ALGEBRA)
def power_iteration(full):
    n = side(full, 512)
    unit = lambda y: y / jnp.linalg.norm(y)
    return lambda a, x: loop(100 if full else 2, lambda x: unit(a @ x))(x), [positive(n), normal(n)]


@program(ALGEBRA)
def logistic_regression(full):
    """Steps along the gradient, with few features and many samples."""
    count = 5000 if full else 30
    loss = lambda w, x, y: jnp.logaddexp(0, -y * (x @ w)).mean()
    f = lambda w, x, y: loop(50 if full else 2, lambda w: w - 0.1 * jax.grad(loss)(w, x, y))(w)
    return f, [normal(64), normal(count, 64), np.sign(normal(count))]


@program(ALGEBRA, x64=True)
def conjugate_gradient_dense(full):
    """A system of equations in f64."""
    n = side(full, 400)

    def step(a, state):
        x, r, p = state
        ap = a @ p
        length = (r @ r) / (p @ ap)
        rest = r - length * ap
        return x + length * p, rest, rest + (rest @ rest) / (r @ r) * p

    f = lambda a, b: loop(30 if full else 2, lambda s: step(a, s))((jnp.zeros_like(b), b, b))[0]

    return f, [positive(n).astype(np.float64), rng.standard_normal(n)]


@program(ALGEBRA)
def rotated_points(full):
    return lambda r, x: jnp.einsum("ij,nj->ni", r, x), [normal(3, 3), normal(500000 if full else 33, 3)]


def complex_normal(*shape):
    return normal(*shape) + 1j * normal(*shape)


@program(ALGEBRA)
def product_complex(full):
    n = side(full, 256)
    return jnp.matmul, [complex_normal(n, n).astype(np.complex64) for _ in "ab"]


@program(ALGEBRA)
def quantum_gates(full):
    """A gate on one of sixteen quantum bits, ten times."""
    outer, inner = (64, 512) if full else (3, 4)
    gate = (np.array([[1, 1], [1, -1]]) / np.sqrt(2)).astype(np.complex64)
    turn = lambda g: lambda s: jnp.einsum("ab,xbz->xaz", g, s.reshape(outer, 2, inner)).reshape(-1)
    f = lambda s, g: loop(10 if full else 2, turn(g))(s)
    return f, [complex_normal(2 * outer * inner).astype(np.complex64), gate]


@program(ALGEBRA)
def product_integers(full):
    n = side(full, 256)
    return jnp.matmul, [integers(10, n, n) for _ in "ab"]


def positive(n):
    """A matrix whose factors and solutions are well conditioned."""
    a = normal(n, n) / n**0.5
    return a @ a.T + np.eye(n, dtype=np.float32)


@program(ALGEBRA)
def cholesky(full):
    return jnp.linalg.cholesky, [positive(side(full, 512))]


@program(ALGEBRA)
def solve(full):
    n = side(full, 512)
    return jnp.linalg.solve, [positive(n), normal(n, 16)]


def positive_batch(count, n):
    a = normal(count, n, n)
    return a @ a.transpose(0, 2, 1) + n * np.eye(n, dtype=np.float32)


@program(ALGEBRA)
def solve_small(full):
    count = 20000 if full else 21
    return lambda a, b: jnp.linalg.solve(a, b[..., None])[..., 0], [positive_batch(count, 3), normal(count, 3)]


@program(ALGEBRA)
def inverse_small(full):
    return jnp.linalg.inv, [positive_batch(10000 if full else 11, 4)]


@program(ALGEBRA)
def cholesky_small(full):
    return jnp.linalg.cholesky, [positive_batch(2000 if full else 9, 16 if full else 6)]


@program(ALGEBRA)
def newton_systems(full):
    """Newton's method for two equations, from many points."""
    f = lambda x: jnp.stack([x[0]**2 + x[1]**2 - 4, jnp.exp(x[0]) + x[1] - 1])
    step = lambda x: x - jnp.linalg.solve(jax.jacfwd(f)(x), f(x))
    return jax.vmap(loop(8, step)), [uniform(2000 if full else 11, 2) + np.array([-2, 1], np.float32)]


@program(ALGEBRA)
def triangular_solve(full):
    n = side(full, 512)
    f = lambda a, b: jax.scipy.linalg.solve_triangular(a, b, lower=True)
    return f, [np.tril(positive(n)) + np.eye(n, dtype=np.float32), normal(n, 64)]


@program(ALGEBRA)
def svd(full):
    return lambda a: jnp.linalg.svd(a, compute_uv=False), [normal(side(full, 256), side(full, 256))]


@program(ALGEBRA)
def svd_vectors(full):
    def f(a):
        u, s, v = jnp.linalg.svd(a, full_matrices=False)
        return s, (u * s) @ v
    return f, [normal(side(full, 256), side(full, 128))]


@program(ALGEBRA)
def eigh(full):
    def f(a):
        w, v = jnp.linalg.eigh(a)
        return w, (v * w) @ v.T
    return f, [positive(side(full, 256))]


@program(ALGEBRA)
def qr(full):
    def f(a):
        q, r = jnp.linalg.qr(a)
        return q @ r, jnp.abs(r)
    return f, [normal(side(full, 512), side(full, 256))]


@program(ALGEBRA)
def conjugate_gradient(full):
    """The operator is a stencil of five points, shifted to be well conditioned."""
    def apply(x):
        y = jnp.pad(x, 1)
        return 5 * x - y[:-2, 1:-1] - y[2:, 1:-1] - y[1:-1, :-2] - y[1:-1, 2:]

    def step(_, state):
        x, r, p, old = state
        q = apply(p)
        a = old / (jnp.vdot(p, q) + 1e-20)
        x, r = x + a * p, r - a * q
        new = jnp.vdot(r, r)
        return x, r, r + new / (old + 1e-20) * p, new

    count = 20 if full else 3
    f = lambda b: lax.fori_loop(0, count, step, (jnp.zeros_like(b), b, b, jnp.vdot(b, b)))[0]
    return f, [normal(side(full, 256), side(full, 256))]


# ---- convolutions and pooling ---------------------------------------------------------------------

WINDOWS = "convolutions"


def image(full):
    return (8, 56, 56, 64) if full else (2, 6, 7, 4)


def window(full, size, features=None):
    channels = image(full)[3]
    return normal(size, size, features or channels, channels) / (size * channels**0.5)


@program(WINDOWS)
def convolution_3x3(full):
    return lambda x, w: gpu_rows.convolve(jax, x, w), [normal(*image(full)), window(full, 3)]


@program(WINDOWS)
def convolution_1x1(full):
    return lambda x, w: gpu_rows.convolve(jax, x, w), [normal(*image(full)), window(full, 1)]


@program(WINDOWS)
def convolution_depthwise(full):
    def f(x, w):
        return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"),
                                        feature_group_count=x.shape[3])
    return f, [normal(*image(full)), window(full, 3, 1)]


@program(WINDOWS)
def convolution_strided(full):
    def f(x, w):
        return lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return f, [normal(*image(full)), window(full, 3)]


@program(WINDOWS)
def convolution_gradient(full):
    f = lambda x, w: jax.grad(lambda x, w: jnp.sum(gpu_rows.convolve(jax, x, w)**2) * 1e-3, (0, 1))(x, w)
    return f, [normal(*image(full)), window(full, 3)]


def convolution_to(features, full):
    shape = (4, 128, 128, 64) if full else (2, 7, 6, 9)
    f = lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return f, [normal(*shape), normal(3, 3, shape[3], features) * 0.05]


@program(WINDOWS)
def convolution_to_three_features(full):
    return convolution_to(3, full)


@program(WINDOWS)
def convolution_to_six_features(full):
    return convolution_to(6, full)


@program(WINDOWS)
def convolution_to_twelve_features(full):
    return convolution_to(12, full)


@program(WINDOWS)
def convolution_transposed(full):
    def f(x, w):
        return lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    shape = (8, 28, 28, 64) if full else (2, 5, 7, 4)
    return f, [normal(*shape), normal(4, 4, shape[3], shape[3] // 2) * 0.05]


@program(WINDOWS)
def convolution_of_signal(full):
    return lambda x, k: jnp.convolve(x, k, mode="same"), [normal(1 << 18 if full else 50), normal(65 if full else 7)]


@program(WINDOWS)
def convolution_of_gray_image(full):
    size, points = (1024, 5) if full else (13, 3)
    f = lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return f, [normal(1, size, size, 1), normal(points, points, 1, 1)]


@program(WINDOWS)
def life_by_convolution(full):
    def step(x):
        near = lax.conv_general_dilated(x[None, None], jnp.ones((1, 1, 3, 3)), (1, 1), "SAME")[0, 0] - x
        return jnp.where((near == 3) | ((near == 2) & (x > 0)), 1.0, 0.0)
    size = 256 if full else 9
    return loop(50 if full else 2, step), [(uniform(size, size) > 0.5).astype(np.float32)]


@program(WINDOWS)
def max_pooling_loop(full):
    pool = lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 1, 1, 1), "SAME") * 0.99
    return loop(10 if full else 2, pool), [normal(*image(full))]


@program(WINDOWS)
def average_pooling(full):
    return lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4, [normal(*image(full))]


# ---- sorts and selections -------------------------------------------------------------------------

SELECTIONS = "sorts"


def lists(full):
    return (512, 8192) if full else (3, 40)


@program(SELECTIONS)
def top_k(full):
    return lambda x: lax.top_k(x, 16), [normal(*lists(full))]


@program(SELECTIONS)
def argsort_rows(full):
    return lambda x: jnp.argsort(x, 1), [normal(*((1024, 1024) if full else (3, 40)))]


@program(SELECTIONS)
def sort_1m(full):
    return jnp.sort, [normal(millions(full, 1))]


@program(SELECTIONS)
def sort_loop(full):
    """Whole numbers below a prime, shuffled by a product before each sort: exact."""
    return loop(200 if full else 3, lambda x: jnp.sort(x * 797 % 1009)), [integers(1009, 1000).astype(np.float32)]


@program(SELECTIONS)
def sort_first(full):
    return lambda x: jnp.sort(x)[:100], [normal(millions(full, 1))]


@program(SELECTIONS)
def sort_pairs(full):
    return lambda k, v: lax.sort_key_val(k, v), [normal(millions(full, 1)), integers(1 << 20, millions(full, 1))]


@program(SELECTIONS)
def sort_by_two_keys(full):
    n = millions(full, 1)
    return lambda a, b, v: lax.sort((a, b, v), num_keys=2), [integers(1000, n), normal(n), integers(1 << 20, n)]


@program(SELECTIONS)
def lexsort_rows(full):
    shape = (512, 2048) if full else (3, 40)
    return lambda a, b: jnp.lexsort((a, b), 1), [normal(*shape), integers(50, *shape)]


@program(SELECTIONS)
def sort_complex(full):
    n = millions(full, 1)
    return jnp.sort, [(normal(n) + 1j * normal(n)).astype(np.complex64)]


@program(SELECTIONS)
def unique_rows(full):
    n = 1 << 18 if full else 40
    return lambda x: jnp.unique(x, axis=0, size=n), [integers(50, n, 3)]


@program(SELECTIONS)
def median(full):
    return lambda x: jnp.median(x, 1), [normal(*((512, 2048) if full else (3, 40)))]


@program(SELECTIONS)
def argmax(full):
    return lambda x: jnp.argmax(x, 1), [normal(*lists(full))]


# ---- scatter and gather ---------------------------------------------------------------------------

INDEXED = "scatter, gather"


@program(INDEXED)
def row_updates(full):
    rows, width, count = (1000, 1000, 20000) if full else (10, 7, 30)
    f = lambda h: lax.fori_loop(0, count, lambda i, h: h.at[i % rows].set(h[(i * 7) % rows] * 0.5 + 1), h)
    return f, [normal(rows, width)]


@program(INDEXED)
def page_rank(full):
    nodes, edges, count = (2000, 20000, 500) if full else (10, 40, 3)
    step = lambda source, target: lambda r: 0.15 / nodes + 0.85 * jax.ops.segment_sum(r[source] / 10, target, nodes)
    f = lambda r, source, target: loop(count, step(source, target))(r)
    return f, [np.full(nodes, 1 / nodes, np.float32), integers(nodes, edges), np.sort(integers(nodes, edges))]


@program(INDEXED)
def embedding(full):
    words, width, count = (30000, 256, 8192) if full else (20, 6, 11)
    return lambda t, i: t[i], [normal(words, width), integers(words, count)]


@program(INDEXED)
def embedding_gradient(full):
    words, width, count = (30000, 256, 8192) if full else (20, 6, 11)
    f = lambda g, i: jnp.zeros((words, width), jnp.float32).at[i].add(g)
    return f, [normal(count, width), integers(words, count)]


@program(INDEXED)
def histogram(full):
    return lambda i: jnp.bincount(i, length=256), [integers(256, millions(full, 1))]


@program(INDEXED)
def histogram_2d(full):
    f = lambda x, y: jnp.histogram2d(x, y, bins=64, range=((-3, 3), (-3, 3)))[0]
    return f, [normal(1 << 18 if full else 50) for _ in "xy"]


@program(INDEXED)
def segment_sum(full):
    rows, segments = (1 << 16, 1000) if full else (40, 7)
    return lambda x, i: jax.ops.segment_sum(x, i, segments), [normal(rows, 16), np.sort(integers(segments, rows))]


@program(INDEXED)
def window_reads(full):
    """Slices at positions that the data tell."""
    f = lambda x, at: jax.vmap(lambda i: lax.dynamic_slice(x, (i,), (64,)))(at)
    return f, [normal(millions(full, 1)), integers(900, 10000 if full else 5)]


# ---- Fourier transforms ---------------------------------------------------------------------------

FOURIER = "FFT"


def waves(*shape):
    return (normal(*shape) + 1j * normal(*shape)).astype(np.complex64)


def grid(full):
    return (1024, 1024) if full else (6, 10)


add(FOURIER, "fft_1m", lambda full: (jnp.fft.fft, [waves(1 << 20 if full else 60)]))
add(FOURIER, "fft_rows", lambda full: (jnp.fft.fft, [waves(*grid(full))]))
add(FOURIER, "fft2", lambda full: (jnp.fft.fft2, [waves(*grid(full))]))
add(FOURIER, "ifft2", lambda full: (jnp.fft.ifft2, [waves(*grid(full))]))
add(FOURIER, "rfft_rows", lambda full: (jnp.fft.rfft, [normal(*grid(full))]))
add(FOURIER, "fft_of_prime_length", lambda full: (jnp.fft.fft, [waves(100003 if full else 61)]))


@program(FOURIER)
def convolution_by_fft(full):
    """Of a length with a large prime factor."""
    sizes = (1 << 18, 1025) if full else (60, 15)
    return lambda x, k: jax.scipy.signal.fftconvolve(x, k, mode="same"), [normal(size) for size in sizes]


# ---- random numbers -------------------------------------------------------------------------------

RANDOM = "random numbers"


def add_random(name, draw, **others):
    add(RANDOM, name, lambda full: (lambda key: draw(key, millions(full, 4)), [keys(1)[0]]), **others)


add_random("random_normal", lambda key, count: jax.random.normal(key, (count,)))
add_random("random_uniform", lambda key, count: jax.random.uniform(key, (count,)))
add_random("random_bits", lambda key, count: jax.random.bits(key, (count,)))
add_random("random_permutation", lambda key, count: jax.random.permutation(key, max(count // 16, 100)))
add_random("random_categorical", lambda key, count: jax.random.categorical(key, jnp.zeros((count // 64, 16))))


# ---- transformers and training --------------------------------------------------------------------

NETS = "nets"


def attention_of(q, k, v):
    """Causal, of [..., position, feature]."""
    scores = q @ jnp.swapaxes(k, -1, -2) / q.shape[-1]**0.5
    return jax.nn.softmax(jnp.where(jnp.tri(q.shape[-2], dtype=bool), scores, -1e9), -1) @ v


@program(NETS)
def attention(full):
    shape = (2, 8, 256, 64) if full else (1, 2, 5, 4)
    return attention_of, [normal(*shape) for _ in "qkv"]


def normalized(x):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)


def block(x, w, heads):
    """A layer of a transformer: attention, then two products, each added to what it takes."""
    q, k, v = (jnp.moveaxis(t.reshape(*t.shape[:-1], heads, -1), -2, -3) for t in jnp.split(normalized(x) @ w[0], 3, -1))
    x = x + jnp.moveaxis(attention_of(q, k, v), -3, -2).reshape(x.shape) @ w[1]
    return x + jax.nn.gelu(normalized(x) @ w[2]) @ w[3]


def block_weights(layers, width):
    return [normal(layers, *shape) * 0.02 for shape in
            ((width, 3 * width), (width, width), (width, 4 * width), (4 * width, width))]


def gpt_sizes(full):
    """Layers, width, heads, words, sequences, positions."""
    return (2, 256, 4, 1000, 4, 128) if full else (1, 8, 2, 11, 2, 5)


def gpt_arguments(full):
    layers, width, _, words, batch, length = gpt_sizes(full)
    return [normal(words, width) * 0.02, *block_weights(layers, width), integers(words, batch, length)]


def gpt_logits(full, table, weights, tokens):
    x = lax.scan(lambda x, w: (block(x, w, gpt_sizes(full)[2]), None), table[tokens], weights)[0]
    return normalized(x) @ table.T


@program(NETS)
def gpt_forward(full):
    return lambda table, a, b, c, d, tokens: gpt_logits(full, table, (a, b, c, d), tokens), gpt_arguments(full)


@program(NETS)
def gpt_step(full):
    """The gradient and a step of descent."""
    def loss(p, tokens):
        logits = jax.nn.log_softmax(gpt_logits(full, p[0], p[1:], tokens)[:, :-1])
        return -jnp.take_along_axis(logits, tokens[:, 1:, None], -1).mean()

    def f(*arguments):
        *p, tokens = arguments
        value, g = jax.value_and_grad(loss)(p := tuple(p), tokens)
        return value, [a - 0.1 * b for a, b in zip(p, g)]

    return f, gpt_arguments(full)


def net_loss(p, x, y):
    h = jax.nn.relu(x @ p[0])
    h = jax.nn.relu(h @ p[1])
    return jnp.mean((h @ p[2] - y)**2)


def net_arguments(full, batch, count):
    """Weights of three layers, then batches of inputs and of what is wanted."""
    i, h, o = (256, 512, 10) if full else (5, 7, 3)
    return [normal(i, h) / i**0.5, normal(h, h) / h**0.5, normal(h, o) / h**0.5, normal(count, batch, i), normal(count, batch, o)]


@program(NETS)
def mlp_training(full):
    def f(*arguments):
        def step(p, b):
            value, g = jax.value_and_grad(net_loss)(p, *b)
            return tuple(a - 0.01 * b for a, b in zip(p, g)), value
        return lax.scan(step, arguments[:3], arguments[3:])

    return f, net_arguments(full, 64 if full else 4, 50 if full else 3)


@program(NETS)
def adam(full):
    """Twenty small tensors, 60 arrays that the loop carries."""
    shape, count = ((32, 32), 1000) if full else ((3, 3), 4)

    def f(*p):
        def step(state, _):
            p, m, v = state
            g = [x * 0.1 + 0.01 for x in p]
            m = [0.9 * a + 0.1 * b for a, b in zip(m, g)]
            v = [0.99 * a + 0.01 * b * b for a, b in zip(v, g)]
            return ([x - 0.001 * a / (jnp.sqrt(b) + 1e-4) for x, a, b in zip(p, m, v)], m, v), None
        zeros = [jnp.zeros_like(x) for x in p]
        return lax.scan(step, (list(p), zeros, zeros), None, length=count)[0][0]

    return f, [normal(*shape) for _ in range(20)]


@program(NETS)
def cnn_training(full):
    batch, size, features = (16, 28, 16) if full else (2, 8, 3)

    def loss(p, x, y):
        for w in p[:2]:
            x = jax.nn.relu(gpu_rows.convolve(jax, x, w))
            x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        return jnp.mean((x.reshape(batch, -1) @ p[2] - y)**2)

    def f(a, b, c, x, y):
        def step(p, _):
            value, g = jax.value_and_grad(loss)(p, x, y)
            return tuple(a - 0.01 * b for a, b in zip(p, g)), value
        return lax.scan(step, (a, b, c), None, length=5 if full else 2)

    flat = (size // 4)**2 * features
    return f, [normal(3, 3, 1, features) / 3, normal(3, 3, features, features) / (3 * features**0.5),
               normal(flat, 10) / flat**0.5, normal(batch, size, size, 1), normal(batch, 10)]


# ---- equations ------------------------------------------------------------------------------------

EQUATIONS = "equations"


@program(EQUATIONS)
def lattice_boltzmann(full):
    """Nine directions on a torus."""
    ways = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)]
    shares = [4 / 9] + [1 / 9] * 4 + [1 / 36] * 4

    def step(f):
        f = jnp.stack([jnp.roll(f[i], way, (0, 1)) for i, way in enumerate(ways)])
        mass = f.sum(0)
        u = sum(way[0] * f[i] for i, way in enumerate(ways)) / mass
        v = sum(way[1] * f[i] for i, way in enumerate(ways)) / mass
        along = [way[0] * u + way[1] * v for way in ways]
        rest = [s * mass * (1 + 3 * a + 4.5 * a * a - 1.5 * (u * u + v * v)) for s, a in zip(shares, along)]
        return f + 0.6 * (jnp.stack(rest) - f)

    n = 256 if full else 7
    return loop(20 if full else 2, step), [(np.array(shares, np.float32)[:, None, None] * (1 + 0.01 * normal(9, n, n)))]


def five_points(u, v):
    """Sum of the neighbours, where `v` is `u` with a row more at both ends."""
    w = jnp.pad(u, ((0, 0), (1, 1)))
    return v[:-2] + v[2:] + w[:, :-2] + w[:, 2:]


def spread(u):
    return five_points(u, jnp.pad(u, ((1, 1), (0, 0)))) - 4 * u


@program(EQUATIONS)
def heat_2d(full):
    return loop(200 if full else 3, lambda u: u + 0.1 * spread(u)), [normal(side(full, 512), side(full, 512))]


@program(EQUATIONS)
def heat_2d_small(full):
    return loop(2000 if full else 3, lambda u: u + 0.1 * spread(u)), [normal(side(full, 64), side(full, 64))]


@program(EQUATIONS)
def wave(full):
    count = 200 if full else 3
    f = lambda u, v: lax.fori_loop(0, count, lambda _, s: (2 * s[0] - s[1] + 0.1 * spread(s[0]), s[0]), (u, v))
    return f, [normal(side(full, 256), side(full, 256))] * 2


@program(EQUATIONS)
def life(full):
    def step(g):
        near = sum(jnp.roll(g, (a, b), (0, 1)) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0))
        return ((near == 3) | ((g == 1) & (near == 2))).astype(jnp.int8)

    return loop(500 if full else 3, step), [integers(2, side(full, 128), side(full, 128)).astype(np.int8)]


@program(EQUATIONS)
def n_body(full):
    def step(state):
        x, v = state
        d = x[None] - x[:, None]
        v = v + 1e-5 * (d * ((d * d).sum(-1, keepdims=True) + 0.1)**-1.5).sum(1)
        return x + 1e-3 * v, v

    f = lambda x, v: loop(20 if full else 2, step)((x, v))
    return f, [normal(512 if full else 5, 3), normal(512 if full else 5, 3)]


@program(EQUATIONS)
def stencil_3d(full):
    def step(u):
        v = jnp.pad(u, 1)
        near = sum(v[tuple(slice(1 + s, v.shape[a] - 1 + s) if a == d else slice(1, -1) for a in range(3))]
                   for d in range(3) for s in (-1, 1))
        return u + 0.1 * (near - 6 * u)

    n = 96 if full else 6
    return loop(20 if full else 2, step), [normal(n, n, n)]


# ---- numbers of 16 and 8 bits ---------------------------------------------------------------------

SMALL_NUMBERS = "16 and 8 bits"
ROUNDED = 2e-2  # of bf16, which has 8 bits: differences that several roundings leave


def lowered_to(dtype, *arrays):
    return [array.astype(dtype) for array in arrays]


def add_small(name, make, **others):
    add(SMALL_NUMBERS, name, make, tolerance=ROUNDED, **others)


def add_small_product(name, dtype, rows=None):
    def make(full):
        n = side(full, 1024)
        return jnp.matmul, lowered_to(dtype, normal(rows if rows and full else n, n) / n**0.5, normal(n, n))
    add_small(name, make)


add_small_product("product_bf16", jnp.bfloat16)
add_small_product("product_f16", np.float16)
add_small_product("product_bf16_8_rows", jnp.bfloat16, 8)
add_small_product("product_f16_8_rows", np.float16, 8)


def add_int8_product(name, rows=None):
    def make(full):
        n = side(full, 1024)
        f = lambda a, b: lax.dot(a, b, preferred_element_type=jnp.int32)
        return f, [(integers(256, m, n) - 128).astype(np.int8) for m in (rows if rows and full else n, n)]
    add(SMALL_NUMBERS, name, make)


add_int8_product("product_int8")
add_int8_product("product_int8_8_rows", 8)


@program(SMALL_NUMBERS)
def product_uint8_int8(full):
    n = side(full, 1024)
    f = lambda a, b: lax.dot(a, b, preferred_element_type=jnp.int32)
    return f, [integers(256, n, n).astype(np.uint8), (integers(256, n, n) - 128).astype(np.int8)]


def matrix_vector_bf16(full):
    n = side(full, 1024)
    f = lambda a, x: loop(50 if full else 2, lambda x: jnp.tanh(a @ x))(x)
    return f, lowered_to(jnp.bfloat16, normal(n, n) / n**0.5, normal(n))


def vector_matrix_bf16(full):
    n = side(full, 1024)
    f = lambda x, a: loop(50 if full else 2, lambda x: jnp.tanh(x @ a))(x)
    return f, lowered_to(jnp.bfloat16, normal(1, n), normal(n, n) / n**0.5)


def layer_bf16(full):
    """A layer of a transformer, sums for its softmax and normalizations in f32."""
    width, heads, shape = (256, 4, (4, 128, 256)) if full else (8, 2, (2, 5, 8))
    f = lambda x, *weights: block(x, weights, heads)
    return f, lowered_to(jnp.bfloat16, normal(*shape), *(w[0] for w in block_weights(1, width)))


def mlp_training_bf16(full):
    def f(*arguments):
        def step(p, b):
            value, g = jax.value_and_grad(net_loss)(p, *b)
            return tuple(a - 0.01 * b for a, b in zip(p, g)), value
        return lax.scan(step, arguments[:3], arguments[3:])

    return f, lowered_to(jnp.bfloat16, *net_arguments(full, 64 if full else 4, 50 if full else 3))


def chain_bf16(full):
    f = lambda x, y: jnp.tanh(x * y + 0.5) * x - y
    return f, lowered_to(jnp.bfloat16, normal(millions(full, 4)), normal(millions(full, 4)))


def arithmetic_bf16(full):
    return lambda x, y: (x * y + x) * 0.5 - y, lowered_to(jnp.bfloat16, normal(millions(full, 4)), normal(millions(full, 4)))


def arithmetic_f16(full):
    return lambda x, y: (x * y + x) * 0.5 - y, lowered_to(np.float16, normal(millions(full, 4)), normal(millions(full, 4)))


def softmax_bf16(full):
    return lambda x: jax.nn.softmax(x, -1), lowered_to(jnp.bfloat16, normal(*table(full)))


def layer_norm_bf16(full):
    return normalized, lowered_to(jnp.bfloat16, normal(*table(full)))


def row_sums_bf16(full):
    return lambda x: x.sum(-1), lowered_to(jnp.bfloat16, normal(*table(full)))


def convolution_bf16(full):
    return lambda x, w: gpu_rows.convolve(jax, x, w), lowered_to(jnp.bfloat16, normal(*image(full)), window(full, 3))


for make in (matrix_vector_bf16, vector_matrix_bf16, layer_bf16, mlp_training_bf16, chain_bf16, arithmetic_bf16, arithmetic_f16,
             softmax_bf16, layer_norm_bf16, row_sums_bf16, convolution_bf16):
    add_small(make.__name__, make)
