"""Writes the programs of the benchmarks as JAX prints them.

    python make.py [OUT_DIR]        needs: pip install jax

Each is a loop whose body is what is measured; the number of iterations stands in bench/run.py too.
"""
import os, sys
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("JAX_NUM_CPU_DEVICES", "2")
import numpy as np
import jax, jax.numpy as jnp
from jax import lax
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

import gpu_rows

N = 2
mesh = Mesh(np.array(jax.devices()[:N]), ("i",), axis_types=(AxisType.Auto,))
PROGRAMS = {}


def program(make):
    PROGRAMS[make.__name__] = make
    return make


def shaped(shape, dtype=np.float32, *spec):
    return jax.ShapeDtypeStruct(shape, dtype, sharding=NamedSharding(mesh, P(*spec)))


def mapped(f, inputs, outputs):
    return jax.jit(jax.shard_map(f, mesh=mesh, in_specs=inputs, out_specs=outputs, check_vma=False))


@program
def counter():
    f = jax.jit(lambda n: lax.while_loop(lambda s: s[0] < n, lambda s: (s[0] + 1, s[1] ^ (s[0] * 7)), (0, 0)))
    return f, (jax.ShapeDtypeStruct((), np.int32),)


@program
def kalman():
    """A 3 x 3 float64 filter over 20,000 observations."""
    with jax.enable_x64(True):
        F = np.array([[1, .1, .005], [0, 1, .1], [0, 0, 1]])
        H = np.array([[1., 0, 0]])

        def step(s, z):
            x, p = s
            x, p = F @ x, F @ p @ F.T + 0.01 * jnp.eye(3)
            k = p @ H.T / (H @ p @ H.T + 0.1)
            return (x + k @ (z - H @ x), (jnp.eye(3) - k @ H) @ p), x
        d = np.float64
        f = jax.jit(lambda x, p, z: lax.scan(step, (x, p), z))
        return f, tuple(jax.ShapeDtypeStruct(s, d) for s in ((3,), (3, 3), (20000, 1)))


@program
def matmul_chain():
    """Ten products of 1024 x 1024 matrices in a loop."""
    f = jax.jit(lambda a, b: lax.fori_loop(0, 10, lambda _, a: a @ b, a))
    return f, (jax.ShapeDtypeStruct((1024, 1024), np.float32),) * 2


@program
def elementwise_chain():
    """Arithmetic on two arrays of 32 MB, the result a third one: the traffic of a STREAM triad."""
    f = jax.jit(lambda x, y: jnp.where(x > y, x * 0.5 + y, y - x) + 1.0)
    return f, (jax.ShapeDtypeStruct((8 << 20,), np.float32),) * 2


@program
def all_reduce_scalar():
    f = mapped(lambda x: lax.fori_loop(0, 20000, lambda _, s: lax.psum(s * 0.5, "i") + 1.0, x), P("i"), P("i"))
    return f, (shaped((N,), np.float32, "i"),)


@program
def all_reduce_64k():
    f = mapped(lambda x: lax.fori_loop(0, 2000, lambda _, s: lax.psum(s, "i") * 0.5, x), P("i"), P("i"))
    return f, (shaped((N * 16384,), np.float32, "i"),)


@program
def all_reduce_8m():
    f = mapped(lambda x: lax.fori_loop(0, 50, lambda _, s: lax.psum(s, "i") * 0.5, x), P("i"), P("i"))
    return f, (shaped((N * (2 << 20),), np.float32, "i"),)


@program
def all_reduce_256m():
    f = mapped(lambda x: lax.fori_loop(0, 20, lambda _, s: lax.psum(s, "i") * 0.5, x), P("i"), P("i"))
    return f, (shaped((N * (64 << 20),), np.float32, "i"),)


@program
def stencil():
    """2,000 steps of the heat equation on 256 x 512 floats a device, halo rows exchanged each step."""
    def step(_, u):
        low = lax.ppermute(u[-1:], "i", [(d, d + 1) for d in range(N - 1)])
        high = lax.ppermute(u[:1], "i", [(d + 1, d) for d in range(N - 1)])
        v, w = jnp.concatenate([low, u, high]), jnp.pad(u, ((0, 0), (1, 1)))
        return u + 0.1 * (v[:-2] + v[2:] + w[:, :-2] + w[:, 2:] - 4 * u)
    f = mapped(lambda u: lax.fori_loop(0, 2000, step, u), P("i"), P("i"))
    return f, (shaped((256 * N, 512), np.float32, "i"),)


def print_for_gpus(out):
    for full, folder in ((True, out), (False, os.path.join(out, "tiny"))):
        os.makedirs(folder, exist_ok=True)
        for name, made in gpu_rows.PROGRAMS.items():
            with jax.enable_x64(made.x64), jax.default_matmul_precision("highest"):
                shapes = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in made.arguments(full)]
                text = jax.jit(made.build(jax, full)).lower(*shapes).as_text()
            with open(os.path.join(folder, name + ".mlir"), "w") as file:
                file.write(text)


if __name__ == "__main__":
    out = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs")
    os.makedirs(out, exist_ok=True)
    for name, make in PROGRAMS.items():
        f, arguments = make()
        with jax.enable_x64(name == "kalman"), open(os.path.join(out, name + ".mlir"), "w") as file:
            file.write(f.lower(*arguments).as_text())
        print(name)
    print_for_gpus(os.path.join(out, "gpu"))
