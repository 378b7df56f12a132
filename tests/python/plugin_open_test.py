"""plugin_open_test.py SOURCE LIBRARY COMPILER: arguments and results whose shardings JAX leaves open come in even shards or whole, on all
devices. NumPy is the judge."""
import sys

from plugin_support import run, skip_without_jax
from support import expect, result

OPEN = """
import itertools
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P, AxisType
jax.config.update("jax_num_cpu_devices", 4)
flat = jax.make_mesh((4,), ("i",), axis_types=(AxisType.Auto,))
square = jax.make_mesh((2, 2), ("i", "j"), axis_types=(AxisType.Auto,) * 2)
whole = np.arange(96, dtype=np.float32).reshape(8, 12)

def check(name, got, wanted, mesh):
    assert np.array_equal(got, wanted), (name, got, wanted)
    assert len(got.sharding.device_set) == 4, (name, got.sharding)
    for shard in got.addressable_shards:  # as JAX cuts, and so that it can be an argument again
        assert np.array_equal(shard.data, wanted[shard.index]), (name, shard)
    got.sharding.shard_shape(got.shape)  # raises if it is uneven
    again = jax.jit(lambda x: x * 2 + 1)(got)
    assert np.array_equal(again, wanted * 2 + 1), name

functions = {
    "six rows": lambda x: x[:6], "two rows": lambda x: x[3:5], "one row": lambda x: x[5], "five columns": lambda x: x[:, 3:8],
    "reshape": lambda x: x.reshape(32, 3), "flat": lambda x: x.reshape(-1), "reshape and cut": lambda x: x.reshape(32, 3)[1:31],
    "joined": lambda x: np_or(x).concatenate([x, x[:5]]), "padded": lambda x: np_or(x).pad(x, ((1, 0), (0, 1))),
    "sums": lambda x: x[:, 1:].sum(0), "row sums": lambda x: x[1:7].sum(1), "turned": lambda x: x[:6, :7].T,
    "sorted": lambda x: np_or(x).sort(x[:7], 0), "every third": lambda x: x[::3, ::5], "nothing": lambda x: x[:0],
    "product": lambda x: x[:6] @ x[:5].T, "backwards": lambda x: x[6::-1], "repeated": lambda x: np_or(x).tile(x[:3], (1, 2)),
}
np_or = lambda x: np if isinstance(x, np.ndarray) else jnp
for mesh, spec in ((flat, P("i")), (flat, P(None, "i")), (square, P("i", "j")), (square, P(("i", "j"))), (square, P("j"))):
    x = jax.device_put(whole, NamedSharding(mesh, spec))
    results = jax.jit(lambda x: {name: f(x) for name, f in functions.items()})(x)
    for name, f in functions.items():
        check((name, spec), results[name], f(whole), mesh)
assert results["six rows"].sharding.is_equivalent_to(NamedSharding(square, P("j")), 2), results["six rows"].sharding

x = jax.device_put(whole, NamedSharding(flat, P("i")))
scattered = jax.shard_map(lambda x: jax.lax.psum_scatter(x, "i", scatter_dimension=1, tiled=True), mesh=flat, in_specs=P("i"), out_specs=P(None, "i"))
check("psum_scatter", jax.jit(lambda x: scattered(x)[:, 1:])(x), whole.reshape(4, 2, 12).sum(0)[:, 1:], flat)
constrain = lambda y: jax.lax.with_sharding_constraint(y, NamedSharding(flat, P("i")))
check("a constraint", jax.jit(lambda x: constrain(x[:6] * 2))(x), whole[:6] * 2, flat)

# Arguments without a sharding: they go where the program takes them, and not in uneven shards.
for rows, donate in itertools.product((8, 6, 1), (False, True)):
    step = jax.jit(lambda x, y, s: (x[:rows] + y, y * s, y), donate_argnums=(1,) if donate else ())
    y = np.ones((rows, 12), np.float32)
    for got, wanted in zip(step(x, jnp.asarray(y), 3.0), (whole[:rows] + y, y * 3, y)):
        check(("open argument", rows, donate), got, wanted, flat)
loop = jax.jit(lambda x, y: jax.lax.scan(lambda c, _: (c + x[1:6, 0], c.max()), y, None, length=3))
last, most = loop(x, np.zeros(5, np.float32))
check("a carry", last, 3 * whole[1:6, 0], flat)
assert np.array_equal(most, np.arange(3) * whole[5, 0])
big = np.arange(300.0 * 300, dtype=np.float32).reshape(300, 300)  # so large that one device could compute it alone
total, product = jax.jit(lambda x, y: (x.sum(), jnp.cos(y) @ jnp.ones((300, 3), np.float32)))(x, big)
assert total == whole.sum() and len(product.sharding.device_set) == 4
assert np.allclose(product, np.cos(big) @ np.ones((300, 3), np.float32), atol=1e-3)
print("all of it")
"""


def main():
    skip_without_jax()
    source, library, compiler = sys.argv[1:]
    done = run([], library, source, compiler, OPEN)
    expect(done.returncode == 0 and done.stdout == "all of it\n", f"{done.returncode} {done.stdout}{done.stderr}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
