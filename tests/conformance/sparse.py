"""Products of sparse matrices in compressed rows (BCSR), for which JAX prints a custom call on the CPU."""
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import sparse

from modules import case

ELEMENTS = (np.int32, np.int64, np.float32, np.float64, np.complex64, np.complex128)
COLUMNS = 5
# Where the entries of each row end: with rows of none at both ends and between, of all entries, of one row, of none.
BOUNDS = {"gaps": [0, 0, 3, 3, 3, 4, 9, 9], "full": [0, 2, 4, 6, 7, 9], "line": [0, 9], "empty": [0, 0, 0, 0]}


def values(*shape, dtype, seed=0):
    make = np.random.default_rng(seed + sum(shape)).uniform
    x = make(-9, 9, shape) + (1j * make(-9, 9, shape) if np.dtype(dtype).kind == "c" else 0)
    return x.astype(dtype)


def columns_of(bounds, count, dtype, seed=1):
    """A column for each entry: those of a row increase, with repetitions. What is in no row has a column that is none."""
    drawn = np.random.default_rng(seed).integers(0, COLUMNS, count)
    for low, high in zip(bounds, bounds[1:]):
        drawn[low:high].sort()
    drawn[bounds[-1]:] = COLUMNS
    return drawn.astype(dtype)


def product(rows):
    return lambda entries, columns, bounds, *factors: [sparse.BCSR((entries, columns, bounds), shape=(rows, COLUMNS)) @ f for f in factors]


def compressed_rows():
    for dtype in ELEMENTS:
        for index in (np.int32, np.int64):
            name = f"{np.dtype(dtype).name}_{np.dtype(index).name}"
            factors = [values(*shape, dtype=dtype) for shape in ((COLUMNS,), (COLUMNS, 1), (COLUMNS, 3), (COLUMNS, 17))]
            for kind, bounds in BOUNDS.items():
                case("compressed_rows", f"{kind}_{name}", product(len(bounds) - 1), values(9, dtype=dtype), columns_of(bounds, 9, index),
                     np.array(bounds, index), *factors, units=0 if np.dtype(dtype).kind == "i" else 8)
            none = np.zeros(4, index)
            case("compressed_rows", f"nothing_{name}", product(3), values(0, dtype=dtype), none[:0], none, *factors, factors[0].reshape(COLUMNS, 1)[:, :0])
    # What stands behind the last row is in none, whatever it is.
    bounds, padded = np.array(BOUNDS["gaps"], np.int32), values(12, dtype=np.float32)
    padded[9:] = [np.nan, np.inf, 1]
    factor = values(COLUMNS, 4, dtype=np.float32)
    case("compressed_rows", "padding", product(7), padded, columns_of(bounds, 12, np.int32), bounds, factor, factor[:, 0], units=8)
    gradients = lambda e, c, b, f: jax.grad(lambda e, f: jnp.sin(product(7)(e, c, b, f)[0]).sum(), (0, 1))(e, f)
    case("compressed_rows", "gradients", gradients, values(9, dtype=np.float32), columns_of(bounds, 9, np.int32), bounds, factor, units=64)
    case("compressed_rows", "gradient_of_vector", gradients, values(9, dtype=np.float32), columns_of(bounds, 9, np.int32), bounds, factor[:, 1], units=64)
    # Many, made from one number so that the module stays small, and themselves small, so that sums are exact.
    many = lambda a: product(300)((jnp.arange(20000) * 37 + a) % 11 - 5., (jnp.arange(20000, dtype=jnp.int32) * 7 + a) % COLUMNS, jnp.minimum(jnp.arange(301, dtype=jnp.int32) ** 2 // 4, 20000),
                                  jnp.arange(COLUMNS * 2.).reshape(COLUMNS, 2), jnp.arange(COLUMNS * 1.))
    case("compressed_rows", "many", lambda a: [x.astype(np.float32) for x in many(a)], np.int32(5))


FAMILIES = (compressed_rows,)
