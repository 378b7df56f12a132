#!/usr/bin/env python3
"""Measures the elementary functions on one core: nanoseconds an element, ours beside JAX's and SLEEF's.

    PYTHON_WITH_JAX bench/functions.py [NAME ...]       rows of docs/speed.md; NAME is a function, such as exp

A program applies a function over and over to an array that stays in the second cache, with one multiplication and one addition
of the program's own for each element. SLEEF's functions of at most 1 ulp (erfc: 1.5) are called in a loop of C, with vectors of
256 and of 512 bits where the processor has them; the faster one counts. The column is empty without a C compiler and libsleef.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
os.environ |= {"JAX_PLATFORMS": "cpu", "JAX_ENABLE_X64": "1"}

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
COMMAND = os.path.join(os.path.dirname(HERE), "build", "spmdrun")
ELEMENTS, TIMES, ROUNDS = 16384, 64, 5
scipy = jax.scipy.special

# name: function, least and largest argument
FUNCTIONS = {
    "exp": (jnp.exp, -10, 10), "expm1": (jnp.expm1, -5, 5), "log": (jnp.log, 0.01, 100), "log1p": (jnp.log1p, -0.9, 10),
    "tanh": (jnp.tanh, -4, 4), "logistic": (jax.nn.sigmoid, -8, 8), "sin": (jnp.sin, -30, 30), "cos": (jnp.cos, -30, 30),
    "tan": (jnp.tan, -30, 30), "erf": (scipy.erf, -4, 4), "erfc": (scipy.erfc, -4, 4), "erf_inv": (scipy.erfinv, -0.999, 0.999),
    "power": (lambda x: x ** (x * 0.25), 0.01, 20), "rsqrt": (jax.lax.rsqrt, 0.01, 100), "cbrt": (jnp.cbrt, -100, 100),
    "sinh": (jnp.sinh, -5, 5), "cosh": (jnp.cosh, -5, 5), "atan": (jnp.arctan, -10, 10), "asin": (jnp.arcsin, -1, 1),
}


def program_of(function):
    """c = x + 1e-30 f(c): each iteration needs the last one, but only element by element. No product is subnormal."""
    return jax.jit(lambda x: jax.lax.fori_loop(0, TIMES, lambda i, c: x + x.dtype.type(1e-30) * function(c), x))


def theirs(lowered, x):
    compiled = lowered.compile()
    seconds = []
    for _ in range(ROUNDS + 1):
        begin = time.perf_counter()
        compiled(x).block_until_ready()
        seconds.append(time.perf_counter() - begin)
    return min(seconds[1:])


def ours(lowered, x, folder):
    paths = [os.path.join(folder, name) for name in ("program.mlir", "x.npy", "stats.json")]
    with open(paths[0], "w") as file:
        file.write(lowered.as_text())
    np.save(paths[1], x)
    subprocess.run([COMMAND, *paths[:2], "--repeat", str(ROUNDS), "--stats", paths[2], "--cache-dir", "none"], check=True,
                   stdout=subprocess.DEVNULL)
    with open(paths[2]) as file:
        return min(json.load(file)["run_seconds"])


def sleef(folder):
    """{(name, type): ns}; empty if SLEEF cannot be used."""
    program = os.path.join(folder, "sleef")
    built = subprocess.run(["cc", "-O2", "-march=native", os.path.join(HERE, "functions_sleef.c"), "-o", program, "-lsleef"],
                           capture_output=True, text=True)
    if built.returncode:
        print("without SLEEF:", built.stderr.strip().splitlines()[0], file=sys.stderr)
        return {}
    lines = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    return {tuple(words[:2]): float(words[2]) for words in map(str.split, lines)}


def main():
    names = sys.argv[1:] or list(FUNCTIONS)
    with tempfile.TemporaryDirectory() as folder:
        peers = sleef(folder)
        print("| function | type | ours, ns | JAX, ns | SLEEF, ns |\n|---|---|---|---|---|")
        for name in names:
            function, low, high = FUNCTIONS[name]
            for dtype in (np.float32, np.float64):
                x = np.random.default_rng(1).uniform(low, high, ELEMENTS).astype(dtype)
                lowered = program_of(function).lower(x)
                form = "f%d" % (8 * x.itemsize)
                figures = [1e9 / ELEMENTS / TIMES * seconds for seconds in (ours(lowered, x, folder), theirs(lowered, x))]
                peer = peers.get((name, form))
                print(f"| {name} | {form} | {figures[0]:.2f} | {figures[1]:.2f} | {'' if peer is None else f'{peer:.2f}'} |", flush=True)


main()
