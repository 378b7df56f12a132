"""A while inside a pmap that ends on all devices at once: linear equations by Jacobi's method, rows on 4 devices.

    python 08_while_in_pmap.py [RANKS]

Nobody knows the number of steps beforehand. Each device looks at the largest residual of all, so all stop after the same step.
"""
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import spmdrun

DEVICES, SIZE, SMALL = 4, 32, 1e-4
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2
spmdrun.devices(DEVICES)


def solve_rows(rows, diagonal, b):
    """On one device: its part of the solution, the steps, and the last residual of all devices."""
    def residual_of(x):
        return b - rows @ lax.all_gather(x, "rows", tiled=True)

    def go_on(state):
        return state[2] > SMALL

    def step(state):
        x, steps, _ = state
        residual = residual_of(x)
        return x + residual / diagonal, steps + 1, lax.pmax(jnp.max(jnp.abs(residual)), "rows")

    start = jnp.zeros_like(b), jnp.int32(0), jnp.float32(jnp.inf)
    return lax.while_loop(go_on, step, start)


@jax.jit
def solve(a, b):
    rows = a.reshape(DEVICES, -1, SIZE)
    parts, steps, residuals = jax.pmap(solve_rows, axis_name="rows")(rows, jnp.diag(a).reshape(DEVICES, -1), b.reshape(DEVICES, -1))
    return parts.reshape(SIZE), steps, residuals


index = np.arange(SIZE)
a = (0.5 ** abs(index[:, None] - index) + 3 * np.eye(SIZE)).astype(np.float32)  # its diagonal outweighs the rest of each row
b = np.cos(index).astype(np.float32)
x, steps, residuals = spmdrun.run(solve, a, b, ranks=RANKS)

np.testing.assert_allclose(x, np.linalg.solve(a, b), atol=SMALL)
assert len(set(steps)) == len(set(residuals)) == 1 and residuals[0] <= SMALL
print(f"all {DEVICES} devices stop after {steps[0]} steps, at NumPy's solution")
