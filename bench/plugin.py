#!/usr/bin/env python3
"""bench/plugin.py [--rounds N] [NAME ...]: what a call of JAX costs on the plug-in and on JAX's own CPU devices, in turns.

Run it with a Python that has JAX. The times are medians of a call and the wait for its result, in microseconds; a ratio above
1 says that the plug-in is faster. The processes of psum talk by gloo on JAX's own devices."""
import argparse
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROWS = [  # name, devices of each process, processes
    ("jit(x * 2 + 1) on one device", 1, 1),
    ("jit(x * 2 + 1) on 4 devices", 4, 1),
    ("psum of 4 KiB on 4 devices", 4, 1),
    ("psum of 4 KiB in 2 processes", 1, 2),
    ("psum of 4 KiB in 4 processes", 1, 4),
    ("compile a transformer's step", 1, 1),
    ("compile a sum of 64 x 64", 1, 1),
]


def measure(row):
    """In a process of its own: returns the median in microseconds."""
    import time

    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax.sharding import NamedSharding, PartitionSpec

    if os.environ["JAX_PLATFORMS"] == "cpu" and ROWS[row][2] > 1:
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
        jax.distributed.initialize(f"127.0.0.1:{os.environ['BENCH_PORT']}", ROWS[row][2], int(os.environ["OMPI_COMM_WORLD_RANK"]))
    if "compile" in ROWS[row][0]:
        return statistics.median(compile_seconds((sums if "sum" in ROWS[row][0] else step)(jax, jnp, np))) * 1e6
    mesh = jax.make_mesh((len(jax.devices()),), ("i",))
    split = NamedSharding(mesh, PartitionSpec("i"))
    local = np.ones((len(jax.local_devices()), 1024), np.float32)
    x = jax.make_array_from_process_local_data(split, local)
    if "psum" in ROWS[row][0]:
        f = jax.jit(jax.shard_map(lambda x: jax.lax.psum(x, "i"), mesh=mesh, in_specs=PartitionSpec("i"),
                                  out_specs=PartitionSpec(None)))
    else:
        f = jax.jit(lambda x: x * 2 + 1)
    times = []
    for _ in range(2000):
        began = time.perf_counter()
        f(x).block_until_ready()
        times.append(time.perf_counter() - began)
    return statistics.median(times[500:]) * 1e6


def compile_seconds(programs):
    """With an empty cache."""
    import time

    times = []
    for lowered in programs:
        began = time.perf_counter()
        lowered.compile()
        times.append(time.perf_counter() - began)
    return times


def sums(jax, jnp, np):
    """Several, of which the first ones load the compiler."""
    return [jax.jit(lambda x, k=k: (x * k).sum()).lower(np.ones((64, 64), np.float32)) for k in range(2, 22)]


def step(jax, jnp, np):
    """The gradient of two layers of attention and a multilayer perceptron."""
    def layer(x, w):
        q, k, v = jnp.split(x @ w["in"], 3, -1)
        x = x + jax.nn.softmax(q @ k.T / 8) @ v @ w["out"]
        return x + jax.nn.gelu(x @ w["up"]) @ w["down"]

    def loss(w, x):
        for each in w:
            x = layer(x, each)
        return (x * x).mean()

    shapes = {"in": (64, 192), "out": (64, 64), "up": (64, 256), "down": (256, 64)}
    w = [{name: np.ones(shape, np.float32) for name, shape in shapes.items()} for _ in range(2)]
    return [jax.jit(jax.value_and_grad(loss)).lower(w, np.ones((128, 64), np.float32))]


def run(row, ours, build, port):
    name, devices, processes = ROWS[row]
    environment = dict(os.environ, JAX_NUM_CPU_DEVICES=str(devices), BENCH_PORT=str(port), JAX_PLATFORMS="spmdrun" if ours else "cpu",
                       PYTHONPATH=str(ROOT / "python"), SPMDRUN_PJRT_LIBRARY=str(build / "lib/libspmdrun_pjrt.so"))
    launcher = ["mpirun", "-n", str(processes)] if processes > 1 else []
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run([*launcher, sys.executable, __file__, "--row", str(row)], text=True, capture_output=True, timeout=300,
                              env=environment | {"SPMDRUN_CACHE_DIR": cache})
    if done.returncode != 0:
        sys.exit(f"{name}: {done.stderr}")
    return statistics.median(float(found) for found in re.findall(r"median (\S+) us", done.stdout))  # gloo talks, too


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a part of a row's name; without any, all rows")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--row", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.row is not None:
        print(f"median {measure(options.row)} us", flush=True)
        return
    print(f"{'':34}{'JAX':>10}{'plug-in':>10}{'ratio':>8}{'min':>7}{'max':>7}")
    for row, (name, _, _) in enumerate(ROWS):
        if options.names and not any(part in name for part in options.names):
            continue
        pairs = [(run(row, False, options.build, 40000 + 100 * row + i), run(row, True, options.build, 0)) for i in range(options.rounds)]
        ratios = [theirs / ours for theirs, ours in pairs]
        theirs, ours = (statistics.median(values) for values in zip(*pairs))
        print(f"{name:34}{theirs:10.1f}{ours:10.1f}{statistics.median(ratios):8.2f}{min(ratios):7.2f}{max(ratios):7.2f}", flush=True)


if __name__ == "__main__":
    main()
