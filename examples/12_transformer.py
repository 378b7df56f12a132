"""A training step of a transformer, sharded by annotations alone, over 2x2 devices: the batch by rows, heads and layers by columns.

    python 12_transformer.py [RANKS]

The function says nothing of devices. NamedSharding of its arguments does, and spmdrun finds the shardings and the exchanges of
all values between.
"""
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

import spmdrun

BATCH, LENGTH, WIDTH, HEADS, HIDDEN, WORDS = 4, 8, 16, 4, 32, 20
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2
spmdrun.devices(4)
mesh = jax.make_mesh((2, 2), ("data", "model"), axis_types=(AxisType.Auto,) * 2)

SHAPES = {"embed": (WORDS, WIDTH), "qkv": (3, WIDTH, HEADS, WIDTH // HEADS), "out": (HEADS, WIDTH // HEADS, WIDTH),
          "up": (WIDTH, HIDDEN), "down": (HIDDEN, WIDTH)}
SHARDS = {"embed": P(), "qkv": P(None, None, "model"), "out": P("model"), "up": P(None, "model"), "down": P("model")}


def normalized(x):
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5)


def loss(w, words):
    x = w["embed"][words[:, :-1]]
    q, k, v = jnp.einsum("btw,cwhd->cbthd", normalized(x), w["qkv"])
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / np.sqrt(WIDTH // HEADS)
    past = jnp.tril(jnp.ones(scores.shape[-2:], bool))
    attention = jax.nn.softmax(jnp.where(past, scores, -jnp.inf))
    x = x + jnp.einsum("bhts,bshd,hdw->btw", attention, v, w["out"])
    x = x + jax.nn.gelu(normalized(x) @ w["up"]) @ w["down"]
    chances = jax.nn.log_softmax(normalized(x) @ w["embed"].T)
    return -jnp.mean(jnp.take_along_axis(chances, words[:, 1:, None], -1))


def step(w, words):
    value, gradient = jax.value_and_grad(loss)(w, words)
    return jax.tree.map(lambda w, g: w - 0.5 * g, w, gradient), value


placed = {name: NamedSharding(mesh, spec) for name, spec in SHARDS.items()}
by_rows = NamedSharding(mesh, P("data"))
train = jax.jit(step, in_shardings=(placed, by_rows), out_shardings=(placed, None))

normal = np.random.default_rng(0).normal
w = {name: normal(size=shape, scale=0.3).astype(np.float32) for name, shape in SHAPES.items()}
words = np.random.default_rng(1).integers(WORDS, size=(BATCH, LENGTH + 1), dtype=np.int32)
after, value = spmdrun.run(train, w, words, ranks=RANKS)

jax.tree.map(lambda got, wanted: np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5), (after, value), train(w, words))
print(f"the loss falls from {value:.4f} to {jax.jit(loss)(after, words):.4f}, as in JAX")
