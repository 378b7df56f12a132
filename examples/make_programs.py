"""Prints the programs of the numbered examples: python make_programs.py, with `pip install jax`."""
import os

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_NUM_CPU_DEVICES"] = "4"
from functools import partial

import jax
import jax.numpy as jnp
from jax import lax


@jax.jit
def add(x, y):
    return x + y


@jax.jit
def normalize(x):
    """Each of 4 devices holds a row; the mean and the variance are taken over all of them."""
    def row(v):
        mean = lax.pmean(jnp.mean(v), "rows")
        variance = lax.pmean(jnp.mean((v - mean) ** 2), "rows")
        return (v - mean) * lax.rsqrt(variance + 1e-6)
    return jax.pmap(row, axis_name="rows")(x)


@partial(jax.jit, donate_argnums=0)
def fit_step(w, x, y):
    """One step of gradient descent on a line, the data on 2 devices; the new w replaces the old one."""
    def loss(w, x, y):
        return jnp.mean((w[0] * x + w[1] - y) ** 2)
    def part(x, y):
        return lax.pmean(jax.grad(loss)(w, x, y), "data"), lax.pmean(loss(w, x, y), "data")
    gradient, losses = jax.pmap(part, axis_name="data")(x, y)
    return w - 0.2 * gradient[0], losses[0]


f32 = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float32)
PROGRAMS = {
    "01_add": (add, f32(4), f32(4)),
    "02_normalize": (normalize, f32(4, 3)),
    "03_fit_step": (fit_step, f32(2), f32(2, 8), f32(2, 8)),
}

for name, (function, *arguments) in PROGRAMS.items():
    with open(f"{name}.mlir", "w") as out:
        out.write(function.lower(*arguments).as_text())
