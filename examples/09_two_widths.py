"""Two widths in one jit: 4 devices measure, 2 of them learn from it, step by step in a scan.

    python 09_two_widths.py [RANKS]

JAX lowers two widths, but does not run them ("incompatible devices"). A mesh without devices (AbstractMesh) says only how many
there are. JAX still computes what is expected: by vmap, in which psum and axis_index work as on devices.
"""
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AbstractMesh, AxisType, PartitionSpec as P

import spmdrun

STEPS, MEASURERS, LEARNERS, EACH = 40, 4, 2, 8
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2


def on_devices(f, name, width):
    """As jax.pmap(f, axis_name=name) over `width` devices."""
    def one(*rows):  # what a device has: a row of each
        return jax.tree.map(lambda value: value[None], f(*(row[0] for row in rows)))

    mesh = AbstractMesh((width,), (name,), axis_types=(AxisType.Auto,))
    return jax.shard_map(one, mesh=mesh, in_specs=P(name), out_specs=P(name))


def measure(key):
    """On each of 4 devices: points of a line with noise."""
    own = jax.random.fold_in(key, lax.axis_index("measurers"))
    x, noise = jax.random.normal(own, (2, EACH))
    return x, 3 * x - 1 + 0.1 * noise


def learn(w, x, y):
    """On each of 2 devices: a step of gradient descent with half of the points."""
    gradient = jax.grad(lambda w: jnp.mean((w[0] * x + w[1] - y) ** 2))(w)
    return w - 0.1 * lax.pmean(gradient, "learners")


def fit(keys, parallel):
    def step(w, key):
        points = parallel(measure, "measurers", MEASURERS)(jnp.tile(key, (MEASURERS, 1)))
        x, y = (values.reshape(LEARNERS, -1) for values in points)
        return parallel(learn, "learners", LEARNERS)(w, x, y), None

    return lax.scan(step, jnp.zeros((LEARNERS, 2)), keys)[0][0]


keys = jax.random.split(jax.random.PRNGKey(0), STEPS)
w = spmdrun.run(lambda keys: fit(keys, on_devices), keys, ranks=RANKS)

np.testing.assert_allclose(w, fit(keys, lambda f, name, _: jax.vmap(f, axis_name=name)), rtol=1e-4)
print(f"y = {w[0]:.3f} x {w[1]:+.3f}, as by vmap in JAX")
