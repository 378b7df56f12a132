"""Data-parallel training: each device has a part of the batch, all have the weights, which are donated to each step.

    python3 training.py                                  JAX as it is
    JAX_PLATFORMS=spmdrun mpirun -n 4 python3 training.py
"""
import functools

import jax
import jax.numpy as jnp
import numpy as np

BATCH, STEPS = 256, 300
mesh = jax.make_mesh((len(jax.devices()),), ("batch",))
whole, split = jax.NamedSharding(mesh, jax.P()), jax.NamedSharding(mesh, jax.P("batch"))
random = np.random.default_rng(0)
x = random.normal(size=(BATCH, 8)).astype(np.float32)
y = np.sin(x.sum(1, keepdims=True)).astype(np.float32)
weights = {"up": random.normal(size=(8, 32)).astype(np.float32) / 3, "down": random.normal(size=(32, 1)).astype(np.float32) / 6}


def loss(weights, x, y):
    return ((jnp.tanh(x @ weights["up"]) @ weights["down"] - y) ** 2).mean()


@functools.partial(jax.jit, donate_argnums=0, out_shardings=(whole, whole))
def step(weights, x, y):
    value, gradient = jax.value_and_grad(loss)(weights, x, y)
    return jax.tree.map(lambda w, g: w - 0.05 * g, weights, gradient), value


def spread(array, sharding):
    return jax.make_array_from_callback(array.shape, sharding, lambda index: array[index])


weights = jax.tree.map(lambda w: spread(w, whole), weights)
x, y = spread(x, split), spread(y, split)
for number in range(STEPS):
    weights, value = step(weights, x, y)
    if jax.process_index() == 0 and number % 100 == 0:
        print(f"step {number}: loss {float(value):.4f}")
if jax.process_index() == 0:
    print(f"the end: loss {float(value):.4f}")
