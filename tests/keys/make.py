"""make.py FOLDER: one function as JAX prints it, behind five histories of a process, in three forms.

What a process traced and forgot before decides how JAX splits a program into private functions, what it calls them
and in which order they stand. The key of the cache must not tell. FOLDER/VERSION is filled; texts that are equal are
written once. The folders beside this file were made with JAX 0.10.2 and 0.12.0.
"""
import os
import subprocess
import sys

HISTORIES = ["nothing", "other functions", "its parts elsewhere", "forgetting once", "forgetting twice"]


def lower(folder, history):
    os.environ.update(JAX_PLATFORMS="cpu", JAX_NUM_CPU_DEVICES="2")
    import jax
    import jax.numpy as jnp

    def soft(x):
        return jnp.where(x > 0, x, 0.1 * x)

    @jax.jit
    def part(x):
        return soft(jnp.clip(x, -1, 1))

    def alike(x, y):
        if jax.__version__ < "0.11":  # later versions have it no more
            from jax.experimental.shard_alike import shard_alike
            return shard_alike(x, y)
        return x, y

    def f(x, w):
        y = jax.pmap(lambda v: jax.lax.psum(part(v @ w), "p"), axis_name="p")(x)
        if history >= 3:
            jax.clear_caches()
        y = part(y) + soft(y)
        if history == 4:
            jax.clear_caches()
        x, y = alike(x, y)
        lower = jnp.linalg.cholesky(w @ w.T + jnp.eye(4))
        return part(y), jnp.where(y > 0, 1.0, y), jax.lax.top_k(lower + x[0], 2)

    x, w = jnp.zeros((2, 4)), jnp.zeros((4, 4))
    if history == 1:
        jax.jit(alike).lower(x, x)
        for i in range(5):
            jax.jit(lambda a, i=i: jnp.std(a) * i).lower(x).as_text()
    if history == 2:
        jax.jit(jax.vmap(part)).lower(x)
        jax.grad(lambda a: part(a).sum())(x)
        jnp.clip(jnp.where(x > 0, 1.0, x), -1, 1)
    lowered = jax.jit(f).lower(x, w)
    folder = os.path.join(folder, jax.__version__)
    os.makedirs(folder, exist_ok=True)
    generic = lowered.compiler_ir().operation.get_asm(print_generic_op_form=True)
    for form, text in (("pretty", lowered.as_text()), ("locations", lowered.as_text(debug_info=True)),
                       ("generic", generic)):
        text = text.replace(os.path.abspath(__file__), "make.py")
        known = {open(os.path.join(folder, name)).read() for name in os.listdir(folder)}
        if text not in known:
            with open(os.path.join(folder, f"{history}.{form}.mlir"), "w") as file:
                file.write(text)


if len(sys.argv) == 2:
    for number, name in enumerate(HISTORIES):
        print(f"{number}: {name}", flush=True)
        subprocess.run([sys.executable, __file__, sys.argv[1], str(number)], check=True)
else:
    lower(sys.argv[1], int(sys.argv[2]))
