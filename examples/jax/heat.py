"""Heat on a ring of rods, each on a device: shard_map with neighbours that exchange their edges, in a fori_loop.

    python3 heat.py                                  JAX as it is
    JAX_PLATFORMS=spmdrun mpirun -n 4 python3 heat.py
"""
import jax
import jax.numpy as jnp
import numpy as np

N, STEPS = 256, 500
devices = len(jax.devices())
mesh = jax.make_mesh((devices,), ("rod",))
right = [(d, (d + 1) % devices) for d in range(devices)]
left = [(b, a) for a, b in right]


def step(_, u):
    before = jax.lax.ppermute(u[-1:], "rod", right)
    after = jax.lax.ppermute(u[:1], "rod", left)
    wide = jnp.concatenate([before, u, after])
    return u + 0.25 * (wide[:-2] - 2 * u + wide[2:])


@jax.jit
@jax.shard_map(mesh=mesh, in_specs=jax.P("rod"), out_specs=jax.P("rod"))
def spread(u):
    return jax.lax.fori_loop(0, STEPS, step, u)


start = np.zeros(N, np.float32)
start[N // 4] = 1000
u = spread(jax.make_array_from_callback(start.shape, jax.NamedSharding(mesh, jax.P("rod")), lambda index: start[index]))
total, peak, place = jax.jit(lambda u: (u.sum(), u.max(), jnp.argmax(u)))(u)
if jax.process_index() == 0:
    print(f"heat {float(total):.2f}, at most {float(peak):.4f} at {int(place)}")
