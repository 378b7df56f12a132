"""plugin_programs_test.py SOURCE LIBRARY COMPILER: unmodified JAX functions run on the plug-in's devices. NumPy is the judge."""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "command"))

from support import SKIPPED, expect, result  # noqa: E402

SCRIPT = """
import threading
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P
jax.config.update("jax_num_cpu_devices", 4)
mesh = jax.make_mesh((4,), ("i",))
split = NamedSharding(mesh, P("i"))
whole = np.arange(16, dtype=np.float32)
x = jax.device_put(whole, split)
double = jax.jit(lambda x: x * 2 + 1)
for device in jax.devices():  # each device has programs of its own
    y = double(jax.device_put(whole, device))
    assert y.devices() == {device} and np.array_equal(y, whole * 2 + 1)
y = double(x)
assert np.array_equal(y, whole * 2 + 1) and y.sharding.is_equivalent_to(split, 1), y.sharding
rows = whole.reshape(4, 4)
total = jax.jit(jax.shard_map(lambda x: jax.lax.psum(x, "i"), mesh=mesh, in_specs=P("i"), out_specs=P()))
assert np.array_equal(total(x), rows.sum(0))
assert np.array_equal(jax.pmap(lambda x: x + jax.lax.psum(x, "j"), axis_name="j")(np.arange(4.0)), np.arange(4.0) + 6)
backwards = jax.pmap(lambda x: x * 2, devices=jax.devices()[::-1])(np.arange(4.0))
assert np.array_equal(backwards, np.arange(4.0) * 2) and backwards.addressable_shards[0].device in jax.devices()

def steps(x):
    return jax.lax.scan(lambda c, _: (c * 0.5 + jax.lax.psum(c, "i"), c.sum()), x, None, length=5)
last, sums = jax.jit(jax.shard_map(steps, mesh=mesh, in_specs=P("i"), out_specs=(P("i"), P(None, )), check_vma=False))(x)
c = rows
for _ in range(5):
    c = (c * np.float32(0.5) + c.sum(0)).astype(np.float32)
assert np.allclose(np.asarray(last).reshape(4, 4), c, rtol=1e-6)

step = jax.jit(lambda s, g: s - g, donate_argnums=0)  # run ahead, in place
state = jax.device_put(whole, split)
for i in range(50):
    old, state = state, step(state, x)
assert old.is_deleted() and np.array_equal(state, whole * -49)
seen = np.asarray(kept := jax.device_put(whole))
step(kept, whole)  # a view of what is donated stays as it is
assert np.array_equal(seen, whole)

text = total.lower(x).compile().as_text()  # what a device runs
assert "f32[4]" in text and "f32[16]" not in text and "all-reduce" in text, text
auto = NamedSharding(jax.make_mesh((4,), ("i",), axis_types=(jax.sharding.AxisType.Auto,)), P("i"))
rolled = jax.jit(lambda x: jnp.roll(x, 6), out_shardings=auto).lower(jax.device_put(whole, auto)).compile().as_text()
assert "f32[4]" in rolled and 'custom_call_target="spmdrun.' in rolled, rolled
assert jax.jit(lambda x: ())(x) == ()
jax.jit(jax.shard_map(lambda x: None, mesh=mesh, in_specs=P("i"), out_specs=None))(x)
pairs = jax.make_mesh((2, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Explicit,) * 2)
with jax.set_mesh(pairs):  # sums that are not added up yet, as arguments and results of programs
    product = jax.shard_map(lambda a, b: a @ b, in_specs=(P("x", "y"), P("y", None)), out_specs=P("x", None, unreduced={"y"}),
                            check_vma=False)
    terms = jax.jit(product)(jax.device_put(rows, P("x", "y")), jax.device_put(rows, P("y", None)))
    assert terms.sharding.spec == P("x", None, unreduced={"y"}), terms.sharding
    assert np.array_equal(jax.sharding.reshard(terms, P("x", None)), rows @ rows)
    whole_sum = jax.jit(jax.shard_map(jnp.sum, in_specs=P(("y", "x")), out_specs=P(unreduced={"y", "x"}), check_vma=False))(
        jax.device_put(whole, P(("y", "x"))))
    assert whole_sum.sharding.spec == P(unreduced={"x", "y"}) and jax.sharding.reshard(whole_sum, P()) == whole.sum()

values, vectors = jnp.linalg.eigh(jnp.asarray(rows + rows.T))
assert np.allclose(vectors * values @ vectors.T, rows + rows.T, atol=1e-3)
draws = np.asarray(jax.random.normal(jax.random.key(0), (10000,)))
assert abs(draws.mean()) < 0.05 and abs(draws.std() - 1) < 0.05
gradient = jax.jit(jax.grad(lambda w: jnp.tanh(rows @ w).sum()))(np.full(4, 0.1, np.float32))
assert np.allclose(gradient, rows.T @ (1 - np.tanh(rows @ np.full(4, 0.1)) ** 2), rtol=1e-4)
assert int(jax.lax.while_loop(lambda n: n < 1000, lambda n: n * 3, 1)) == 2187

def work(device):  # threads, on one device each and on all
    for i in range(20):
        assert np.array_equal(double(jax.device_put(whole + i, device)), (whole + i) * 2 + 1)
        assert np.array_equal(total(x), rows.sum(0))
threads = [threading.Thread(target=work, args=(device,)) for device in jax.devices()]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
try:
    step(x, x)
    raise SystemExit("what is donated was read in the same call")
except ValueError as error:
    assert "donate" in str(error), error
print("all of it")
"""

SEVERAL = """
import jax, numpy as np
assert jax.process_count() == 2 and len(jax.devices()) == 4 and len(jax.local_devices()) == 2
own = jax.local_devices()[1]
assert np.array_equal(jax.jit(lambda x: x + 1)(jax.device_put(np.arange(3), own)), [1, 2, 3])
mesh = jax.make_mesh((4,), ("i",))
x = jax.make_array_from_process_local_data(jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("i")), np.arange(2.0))
try:
    jax.jit(lambda x: x * 2)(x)
except Exception as error:
    assert "a program of several processes cannot run yet" in str(error), error
    print("refused")
"""


def run(command, library, source, compiler, script):
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_SIZE")}
    environment |= {"PYTHONPATH": source, "JAX_PLATFORMS": "spmdrun", "SPMDRUN_PJRT_LIBRARY": library,
                    "SPMDRUN_COMPILER_MODULE": compiler, "JAX_NUM_CPU_DEVICES": "2"}
    return subprocess.run([*command, sys.executable, "-c", script], text=True, capture_output=True, env=environment, timeout=150)


def main():
    try:
        import jax  # noqa: F401
    except ImportError:
        print("no JAX in this Python")
        return SKIPPED
    source, library, compiler, launcher = sys.argv[1:]
    one = run([], library, source, compiler, SCRIPT)
    expect(one.returncode == 0 and one.stdout == "all of it\n", f"one process: {one.returncode} {one.stdout}{one.stderr}")
    two = run([launcher, "-n", "2"], library, source, compiler, SEVERAL)
    expect(two.returncode == 0 and two.stdout == "refused\n" * 2, f"two processes: {two.returncode} {two.stdout}{two.stderr}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
