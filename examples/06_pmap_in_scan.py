"""A pmap inside a scan: the largest eigenvalue of a matrix whose rows lie on 4 devices.

    python 06_pmap_in_scan.py [RANKS]

Each step of the scan multiplies the matrix with a vector, of which every device has a part. All steps run on the devices:
nothing returns to Python before the last one.
"""
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import spmdrun

DEVICES, SIZE, STEPS = 4, 64, 50
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2
spmdrun.devices(DEVICES)


def multiply(rows, part):
    """On one device: its part of the next vector, and that vector's length, which is equal on all."""
    product = rows @ lax.all_gather(part, "rows", tiled=True)
    length = jnp.sqrt(lax.psum(jnp.sum(product ** 2), "rows"))
    return product / length, length


@jax.jit
def power_iteration(matrix):
    rows = matrix.reshape(DEVICES, SIZE // DEVICES, SIZE)

    def step(parts, _):
        parts, lengths = jax.pmap(multiply, axis_name="rows")(rows, parts)
        return parts, lengths[0]

    start = jnp.full((DEVICES, SIZE // DEVICES), SIZE ** -0.5)
    parts, lengths = lax.scan(step, start, length=STEPS)
    return parts.reshape(SIZE), lengths[-1]


index = np.arange(SIZE)
hilbert = (1 / (index[:, None] + index + 1)).astype(np.float32)
vector, value = spmdrun.run(power_iteration, hilbert, ranks=RANKS)

np.testing.assert_allclose(hilbert @ vector, value * vector, atol=1e-5)
np.testing.assert_allclose(value, np.linalg.eigvalsh(hilbert)[-1], rtol=1e-5)
print(f"the largest eigenvalue is {value:.4f}, as NumPy finds")
