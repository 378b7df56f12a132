"""The largest eigenvalue of a symmetric matrix, by power iteration: a shard_map inside a jitted scan.

    python3 eigenvalue.py                                  JAX as it is
    JAX_PLATFORMS=spmdrun mpirun -n 4 python3 eigenvalue.py
"""
import jax
import jax.numpy as jnp
import numpy as np

N = 64
devices = len(jax.devices())
rows = N // devices
i, j = np.indices((N, N))
matrix = np.asarray(1 / (1 + np.abs(i - j)), np.float32)


@jax.jit
def largest(matrix):
    def multiply(own, vector):  # each device has some rows
        product = own @ vector
        norm = jnp.sqrt(jax.lax.psum(product @ product, "rows"))
        return jax.lax.all_gather(product / norm, "rows", tiled=True), norm

    mapped = jax.shard_map(multiply, mesh=mesh, in_specs=(jax.P("rows"), jax.P()), out_specs=(jax.P(), jax.P()), check_vma=False)
    vector, norms = jax.lax.scan(lambda v, _: mapped(matrix, v), jnp.ones(N) / jnp.sqrt(N), length=100)
    return norms[-1], vector


mesh = jax.make_mesh((devices,), ("rows",))
split = jax.NamedSharding(mesh, jax.P("rows"))
# Each process makes the rows of its own devices.
value, vector = largest(jax.make_array_from_callback(matrix.shape, split, lambda index: matrix[index]))
if jax.process_index() == 0:
    print(f"largest eigenvalue {float(value):.4f}, of NumPy {np.linalg.eigvalsh(matrix)[-1]:.4f}")
