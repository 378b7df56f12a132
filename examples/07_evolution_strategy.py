"""An evolution strategy: 4 devices try noisy parameters and exchange a number each, in a pmap inside a scan.

    python 07_evolution_strategy.py [RANKS]

The noise is never sent. Every device computes that of the others again, from a key that all have. So 50 steps with any number of
parameters exchange 4 numbers a step. The files 07_evolution_strategy.* are what JAX 0.10.2 makes of this one; ./demo runs them.
"""
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import spmdrun

DEVICES, STEPS, SPREAD, RATE = 4, 50, 0.1, 0.05
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2
spmdrun.devices(DEVICES)


def objective(x):
    return -jnp.sum((x - 0.5) ** 2)


def member(i, key, theta):
    """On device i: the parameters after one step, and what the noise of all devices gained on average."""
    def noise_of(device):
        return jax.random.normal(jax.random.fold_in(key, device), theta.shape)

    noise = noise_of(i)
    gain = objective(theta + SPREAD * noise) - objective(theta - SPREAD * noise)
    gains = lax.all_gather(gain, "members")
    gradient = lax.fori_loop(0, DEVICES, lambda j, sum: sum + gains[j] * noise_of(j), jnp.zeros_like(theta))
    return theta + RATE * gradient / (2 * SPREAD * DEVICES), jnp.mean(gains)


@jax.jit
def train(theta, key):
    def step(theta, key):
        members = jax.pmap(member, axis_name="members", in_axes=(0, None, None))
        thetas, gains = members(jnp.arange(DEVICES), key, theta)
        return thetas[0], gains[0]

    return lax.scan(step, theta, jax.random.split(key, STEPS))


theta, key = np.zeros(64, np.float32), jax.random.PRNGKey(7)
after, gains = spmdrun.run(train, theta, key, ranks=RANKS)

for got, wanted in zip((after, gains), train(theta, key)):
    np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)
print(f"the objective rises from {objective(theta):.3f} to {objective(after):.3f}, as in JAX")
