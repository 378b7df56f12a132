"""What bench/gpu.py measures: programs as JAX functions, which bench/make.py prints for spmdrun and bench/gpu_peer.py runs by
JAX, and the rows of the table, which are made of their times. JAX is imported by those who run the functions.

Each program has a full size and a tiny one, with which a test runs all of them on the simulated GPU.
"""
import dataclasses
import typing

GB = 1 << 30
BYTES = {"float32": 4, "bfloat16": 2, "int32": 4, "float64": 8}


@dataclasses.dataclass
class Argument:
    word: str  # as spmdrun takes it
    dtype: str
    shape: tuple

    def bytes(self):
        count = BYTES[self.dtype]
        for size in self.shape:
            count *= size
        return count


@dataclasses.dataclass
class Program:
    build: typing.Callable      # (jax, full): the function
    arguments: typing.Callable  # (full): [Argument]
    moved: typing.Callable = None  # (full): least bytes that it reads and writes
    work: typing.Callable = None   # (full): floating-point operations
    matmul: bool = False        # it is one product of its two arguments, which cuBLASLt can do alone
    x64: bool = False
    repeat: int = 9             # runs of a round


PROGRAMS = {}


def add(name, build, arguments, **others):
    PROGRAMS[name] = Program(build, arguments, **others)


def floats(*shape, word="normal:1", dtype="float32"):
    return Argument(word, dtype, shape)


def numbers(*shape):
    """Large arrays of which only the size counts: what is made fastest."""
    return floats(*shape, word="iota")


# ---- memory ---------------------------------------------------------------------------------------

def side(full):
    """A square matrix of f32 of 1 GB."""
    return 16384 if full else 48


def elementwise(jax, full):
    jnp = jax.numpy
    return lambda x: jnp.where(x > 0.5, x * 0.5 + 1.0, 1.0 - x)


def square(full):
    return [numbers(side(full), side(full))]


add("elementwise", elementwise, square, moved=lambda full: 8 * side(full) ** 2)
add("transpose", lambda jax, full: lambda x: x.T, square, moved=lambda full: 8 * side(full) ** 2)
add("row_sums", lambda jax, full: lambda x: x.sum(1), square, moved=lambda full: 4 * side(full) ** 2)
add("column_sums", lambda jax, full: lambda x: x.sum(0), square, moved=lambda full: 4 * side(full) ** 2)


# ---- products and convolutions --------------------------------------------------------------------

SIZES = (512, 1024, 2048, 4096, 8192)


def add_product(size, dtype, short):
    def scale(full):
        return size if full else 16

    def arguments(full):
        return [floats(scale(full), scale(full), word=f"uniform:{seed}", dtype=dtype) for seed in (1, 2)]

    add(f"product_{short}_{size}", lambda jax, full: lambda a, b: a @ b, arguments, work=lambda full: 2 * scale(full) ** 3,
        matmul=True)


for bits, short in (("float32", "f32"), ("bfloat16", "bf16")):
    for size in SIZES:
        add_product(size, bits, short)


def image(full):
    """Images, their sides, features in and out."""
    return (64, 56, 64, 128) if full else (2, 6, 3, 4)


def convolve(jax, x, w):
    return jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def convolution_work(full):
    n, s, i, o = image(full)
    return 2 * n * s * s * 9 * i * o


def add_convolution(name, dtype, build, takes):
    def arguments(full):
        n, s, i, o = image(full)
        shapes = {"x": (n, s, s, i), "w": (3, 3, i, o), "y": (n, s, s, o)}
        return [floats(*shapes[letter], word=f"uniform:{seed}", dtype=dtype) for seed, letter in enumerate(takes)]

    add(name, build, arguments, work=convolution_work)


def gradient(jax, full, which):
    """Of a convolution, to the image (0) or to the window (1), which needs only the other one and the gradient."""
    n, s, i, o = image(full)
    x, w = (jax.numpy.zeros(shape, "float32") for shape in ((n, s, s, i), (3, 3, i, o)))
    if which == 0:
        return lambda w, y: jax.vjp(lambda x: convolve(jax, x, w), x)[1](y)[0]
    return lambda x, y: jax.vjp(lambda w: convolve(jax, x, w), w)[1](y)[0]


add_convolution("convolution_f32", "float32", lambda jax, full: lambda x, w: convolve(jax, x, w), "xw")
add_convolution("convolution_bf16", "bfloat16", lambda jax, full: lambda x, w: convolve(jax, x, w), "xw")
add_convolution("convolution_image_gradient", "float32", lambda jax, full: gradient(jax, full, 0), "wy")
add_convolution("convolution_window_gradient", "float32", lambda jax, full: gradient(jax, full, 1), "xy")


# ---- what nets and tables need --------------------------------------------------------------------

def rows(full):
    return (32768, 4096) if full else (6, 40)


def layer_norm(jax, full):
    def f(x, scale, bias):
        mean = x.mean(1, keepdims=True)
        variance = ((x - mean) ** 2).mean(1, keepdims=True)
        return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + bias

    return f


def two_passes(full):
    """Bytes of a matrix that is read and written once."""
    return 8 * rows(full)[0] * rows(full)[1]


add("softmax", lambda jax, full: lambda x: jax.nn.softmax(x, 1), lambda full: [numbers(*rows(full))], moved=two_passes)
add("layer_norm", layer_norm, lambda full: [numbers(*rows(full)), floats(rows(full)[1]), floats(rows(full)[1], word="normal:2")],
    moved=two_passes)


def table(full):
    """Rows of a table, their length, and how many are looked up."""
    return (1 << 20, 64, 1 << 20) if full else (16, 8, 10)


def places(jax, full):
    """Scattered rows of the table, some of them more than once."""
    jnp = jax.numpy
    count, _, looked = table(full)
    return (jnp.arange(looked, dtype=jnp.uint32) * jnp.uint32(2654435761) >> 7) % jnp.uint32(count)


def gather(jax, full):
    return lambda x: x[places(jax, full)]


def scatter(jax, full):
    return lambda x, y: x.at[places(jax, full)].add(y)


def table_bytes(full):
    return 4 * table(full)[2] * table(full)[1]


add("gather", gather, lambda full: [numbers(*table(full)[:2])], moved=lambda full: 2 * table_bytes(full))
add("scatter", scatter, lambda full: [numbers(*table(full)[:2]), numbers(table(full)[2], table(full)[1])],
    moved=lambda full: 3 * table_bytes(full))
add("cumsum", lambda jax, full: lambda x: jax.numpy.cumsum(x, 1), lambda full: [numbers(*rows(full))], moved=two_passes)
add("sort", lambda jax, full: lambda x: jax.numpy.sort(x), lambda full: [floats(1 << 24 if full else 100)])


# ---- many small steps -----------------------------------------------------------------------------

def count_scan(full):
    return 1000000 if full else 50


def scan_scalars(jax, full):
    return lambda xs: jax.lax.scan(lambda c, x: (c * 0.99 + x, c), jax.numpy.float32(0), xs)


def count_kalman(full):
    return 20000 if full else 20


def kalman(jax, full):
    """A 3 x 3 float64 filter."""
    import numpy as np
    jnp = jax.numpy
    f = np.array([[1, .1, .005], [0, 1, .1], [0, 0, 1]])
    h = np.array([[1., 0, 0]])

    def step(state, z):
        x, p = state
        x, p = f @ x, f @ p @ f.T + 0.01 * jnp.eye(3)
        k = p @ h.T / (h @ p @ h.T + 0.1)
        return (x + k @ (z - h @ x), (jnp.eye(3) - k @ h) @ p), x

    return lambda x, p, z: jax.lax.scan(step, (x, p), z)


add("scan_scalars", scan_scalars, lambda full: [floats(count_scan(full))], repeat=1)
add("kalman", kalman, lambda full: [floats(3, word="zeros", dtype="float64"), floats(3, 3, word="ones", dtype="float64"),
                                    floats(count_kalman(full), 1, dtype="float64")], x64=True, repeat=3)


def chained(full):
    """A matrix with too many elements for a loop within a kernel."""
    return (256, 256) if full else (72, 72)


def chain_step(x, axis):
    """Each element of the next value depends on a sum of many, which are kernels of their own."""
    return x * 0.5 + x.sum(axis, keepdims=True) * 1e-3


def chain(count):
    def f(x):
        for i in range(count):
            x = chain_step(x, i % 2)
        return x

    return f


IN_BODY = 5  # steps
ITERATIONS = {True: 2000, False: 3}


def while_chain(jax, full):
    """As often as `count` says, which no compiler knows."""
    def f(count, x):
        return jax.lax.while_loop(lambda s: s[0] < count, lambda s: (s[0] + 1, chain(IN_BODY)(s[1])), (0, x))[1]

    return f


for length in (10, 100):
    add(f"chain_{length}", lambda jax, full, length=length: chain(length), lambda full: [floats(*chained(full))])
add("while_chain", while_chain, lambda full: [Argument(str(ITERATIONS[full]), "int32", ()), floats(*chained(full))])


# ---- rows -----------------------------------------------------------------------------------------

AT_LEAST, AT_MOST = ">=", "<="


@dataclasses.dataclass
class Goal:
    """Of the ratio. A speed is the peer's time divided by ours; of memory and times to begin, ours divided by the peer's."""
    sense: str
    ratio: float
    copy: float = None  # least part of the bandwidth of a copy
    most: float = None  # of our figure, in the row's unit

    def text(self):
        parts = [f"{self.sense} {self.ratio:g}"]
        if self.copy:
            parts.append(f">= {100 * self.copy:.0f} %")
        if self.most:
            parts.append(f"<= {self.most:g} us")
        return ", ".join(parts)

    def met(self, ratio, copy, ours):
        """None: nothing to compare with."""
        checks = []
        if ratio is not None:
            checks.append(ratio >= self.ratio if self.sense == AT_LEAST else ratio <= self.ratio)
        if self.copy and copy is not None:
            checks.append(copy >= self.copy)
        if self.most and ours is not None:
            checks.append(ours <= self.most)
        return all(checks) if checks else None


@dataclasses.dataclass
class Row:
    programs: list             # whose times it needs
    unit: str
    figure: typing.Callable    # (times by program, full): in that unit
    goal: Goal


def milliseconds(name):
    return lambda times, full: times[name] * 1e3


def step_us(times, _):
    """A step of a chain, without what every run takes."""
    return (times["chain_100"] - times["chain_10"]) / 90 * 1e6


def while_us(times, full):
    """An iteration, besides its kernels."""
    return times["while_chain"] / ITERATIONS[full] * 1e6 - IN_BODY * step_us(times, full)


def rows_of_table():
    table = {}

    def simple(goal, *names):
        for name in names:
            table[name] = Row([name], "ms", milliseconds(name), goal)

    simple(Goal(AT_LEAST, 0.95, copy=0.85), "elementwise", "transpose", "row_sums", "column_sums")
    simple(Goal(AT_LEAST, 0.97), *(f"product_{short}_{size}" for short in ("f32", "bf16") for size in SIZES))
    simple(Goal(AT_LEAST, 0.95), *(name for name in PROGRAMS if name.startswith("convolution")))
    simple(Goal(AT_LEAST, 0.9), "softmax", "layer_norm", "gather")
    simple(Goal(AT_LEAST, 0.8), "cumsum")
    simple(Goal(AT_LEAST, 0.7), "scatter")
    simple(Goal(AT_LEAST, 0.5), "sort")
    simple(Goal(AT_LEAST, 20), "scan_scalars", "kalman")
    table["while"] = Row(["while_chain", "chain_10", "chain_100"], "us/iteration", while_us, Goal(AT_LEAST, 3, most=3))
    table["chain"] = Row(["chain_10", "chain_100"], "us/step", step_us, Goal(AT_LEAST, 1, most=1.5))
    return table


ROWS = rows_of_table()
