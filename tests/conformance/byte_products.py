"""Products of elements of 8 bits, with sizes that libraries take and with others. All sums are exact."""
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import lax

from modules import case

E4M3, E5M2 = ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2
TYPES = ((np.int8, np.int8, np.int32), (np.uint8, np.uint8, np.int32), (np.int8, np.int8, np.int8), (np.int8, np.int8, np.float32), (E4M3, E4M3, np.float32),
         (E4M3, E5M2, np.float16), (E5M2, E4M3, ml_dtypes.bfloat16), (E5M2, E5M2, np.float32), (E4M3, E4M3, np.float64))


def values(*shape, dtype, seed):
    low, high = (-128, 128) if dtype == np.int8 else (0, 256) if dtype == np.uint8 else (-3, 4)
    return np.random.default_rng(seed + sum(shape)).integers(low, high, shape).astype(dtype)


def byte_products():
    for left, right, result in TYPES:
        name = f"{np.dtype(left).name}_{np.dtype(right).name}_{np.dtype(result).name}"
        product = lambda x, y, sum_of, batch=((), ()): lax.dot_general(x, y, (sum_of, batch), preferred_element_type=result).astype(
            np.float32 if jnp.dtype(result).itemsize == 2 else result)
        a, b = values(16, 32, dtype=left, seed=1), values(32, 48, dtype=right, seed=2)

        def forms(a, b):
            straight = product(a, b, ((1,), (0,)))
            return straight, [(x == straight).all() for x in (product(a, b.T, ((1,), (1,))), product(a.T, b, ((0,), (0,))), product(a.T, b.T, ((0,), (1,))))]

        case("byte_products", f"forms_{name}", forms, a, b)
        case("byte_products", f"sizes_{name}", lambda a, b: (product(a[:12], b[:, :20], ((1,), (0,))), product(a[:, :30], b[:30], ((1,), (0,))), product(a[0], b, ((0,), (0,)))), a, b)
        case("byte_products", f"batch_{name}", lambda a, b: product(a, b, ((2,), (1,)), ((0,), (0,))), values(3, 16, 32, dtype=left, seed=3), values(3, 32, 16, dtype=right, seed=4))


FAMILIES = (byte_products,)
