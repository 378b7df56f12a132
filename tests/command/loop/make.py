"""make.py: prints the programs of loop_test.py by JAX, with four devices, into this folder."""
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

HERE = os.path.dirname(os.path.abspath(__file__))
mesh = jax.make_mesh((4,), ("d",))


def at(*spec):
    return NamedSharding(mesh, P(*spec))


def loss_of(w, b, x, y):
    return jnp.mean((jnp.tanh(x @ w) + b - y) ** 2)


def train(w, b, m, x, y, i):
    """One step of training, data parallel, with the weights' momentum in parts: state w, b, m."""
    loss, (dw, db) = jax.value_and_grad(loss_of, (0, 1))(w, b, x, y)
    m = 0.9 * m + dw
    rate = 0.1 / (1 + 0.001 * i.astype(jnp.float32))
    return w - rate * m, b - rate * db, m, {"loss": loss, "rate": rate, "error": jnp.tanh(x @ w) + b - y}


def slow(w, b, m, x, y, i):
    """The same, but a step takes some milliseconds."""
    w = w + 1e-6 * jax.lax.fori_loop(0, 30_000, lambda i, v: jnp.sin(v) + 0.1, w)
    return train(w, b, m, x, y, i)


def moved(w):
    """The state comes back with another sharding."""
    return w * 1.5 + 1


def count(n, x):
    """The smallest step, on one device: the state is a number."""
    return n + x, n * 2


def turns(x):
    """A loop of many iterations, each with an exchange between two devices."""
    pair = jax.sharding.Mesh(jax.devices()[:2], ("p",))

    def part(x):
        return jax.lax.fori_loop(0, 300_000, lambda i, x: jax.lax.ppermute(x, "p", [(0, 1), (1, 0)]) + 1, x)

    return jax.shard_map(part, mesh=pair, in_specs=P("p"), out_specs=P("p"))(x)


def write(name, f, shapes, shardings, **options):
    arguments = [jax.ShapeDtypeStruct(shape, dtype, sharding=sharding)
                 for (shape, dtype), sharding in zip(shapes, shardings or [None] * len(shapes))]
    text = jax.jit(f, **options).lower(*arguments).as_text()
    with open(os.path.join(HERE, name), "w") as file:
        file.write(text)


f32, i32 = jnp.float32, jnp.int32
outputs = {"loss": at(), "rate": at(), "error": at("d")}
for name, step in (("train.mlir", train), ("slow.mlir", slow)):
    write(name, step, [((12, 5), f32), ((5,), f32), ((12, 5), f32), ((8, 12), f32), ((8, 5), f32), ((), i32)],
          [at("d"), at(), at("d"), at("d"), at("d"), at()], donate_argnums=(0, 1, 2),
          out_shardings=(at("d"), at(), at("d"), outputs))
write("count.mlir", count, [((), i32), ((), i32)], None)
write("moved.mlir", moved, [((8, 3), f32)], [at("d")], out_shardings=at(), donate_argnums=0)
write("turns.mlir", turns, [((2,), f32)], None)
