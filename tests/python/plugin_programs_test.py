"""plugin_programs_test.py SOURCE LIBRARY COMPILER: unmodified JAX functions run on the plug-in's devices. NumPy is the judge."""
import os
import socket
import sys
import tempfile

from plugin_support import run, skip_without_jax
from support import expect, result

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
named = {"xla_embed_ir_in_executable": True}
assert np.array_equal(double.lower(x).compile(compiler_options=named)(x), whole * 2 + 1)
try:
    double.lower(x).compile(compiler_options={"xla_embed_ir_in_executable": True, "mistyped": True})
    raise SystemExit("an option that nobody knows was taken")
except jax.errors.JaxRuntimeError as error:
    assert "No such compile option: 'mistyped'" in str(error), error
token, y = jax.jit(lambda x: (jax.lax.create_token(x), x + 1))(x)  # tokens go in and out, before and behind arrays
y, after = jax.jit(lambda token, y: (y + 1, token))(token, y)
assert np.array_equal(y, whole + 2) and type(after) is type(token) and after.block_until_ready() is None
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

# NumPy's arrays by DLPack: aligned or not, in any order of dimensions
aligned = np.zeros(64 + 16, np.float32)
aligned = aligned[-aligned.ctypes.data % 64 // 4:][:64].reshape(8, 8)
aligned[:] = np.arange(64).reshape(8, 8)
for given in (aligned, aligned.T, aligned.ravel()[1:], aligned.reshape(2, 4, 8).transpose(2, 0, 1)):
    assert np.array_equal(jax.dlpack.from_dlpack(given), given)
assert np.array_equal(np.from_dlpack(jax.dlpack.from_dlpack(aligned.T)), aligned.T)

# what no result can take over stays, as on JAX's CPU; what one can is gone, also where shardings are left open
import warnings
auto = NamedSharding(jax.make_mesh((4,), ("i",), axis_types=(jax.sharding.AxisType.Auto,)), P("i"))
outer = jax.jit(lambda x, y: (x @ x.T, y + 1), donate_argnums=(0, 1))
x, y = jax.device_put(np.ones((8, 8), np.float32)[:, :2], auto), jax.device_put(whole, auto)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert np.array_equal(outer(x, y)[0], np.full((8, 8), 2)) and y.is_deleted() and not x.is_deleted()
    assert np.array_equal(x, np.ones((8, 2)))
x = jax.device_put(np.ones((8, 8), np.float32), auto)

# shardings of values inside, told when the program is made; another one that asks is the same program in the cache
def inspected(seen):
    def f(x):
        y = jnp.sin(x)
        jax.debug.inspect_array_sharding(y, callback=seen.append)
        jax.debug.inspect_array_sharding(jnp.arange(5), callback=seen.append)
        def body(i, y):
            jax.debug.inspect_array_sharding(y.T, callback=seen.append)
            return y + 1
        return jax.lax.fori_loop(0, 3, body, y)
    return jax.jit(f)
for _ in range(2):
    seen = []
    assert np.allclose(inspected(seen)(x), np.sin(1) + 3)
    assert [s.devices_indices_map((8, 8))[jax.devices()[1]] for s in seen] == [
        (slice(2, 4), slice(None)), (slice(None), slice(None)), (slice(None), slice(2, 4))], seen
def refuse(sharding):
    raise ValueError("no luck")
try:
    jax.jit(lambda x: (jax.debug.inspect_array_sharding(x, callback=refuse), x)[1])(x)
    raise SystemExit("the function raised, and the program was made")
except jax.errors.JaxRuntimeError as error:
    assert "no luck" in str(error), error
print("all of it")
"""

SEVERAL = """
import jax, jax.numpy as jnp, numpy as np
from jax.experimental import multihost_utils
from jax.sharding import NamedSharding, PartitionSpec as P
me, count, local = jax.process_index(), jax.process_count(), len(jax.local_devices())
assert len(jax.devices()) == count * local and {d.process_index for d in jax.local_devices()} == {me}
own = jax.local_devices()[-1]
assert np.array_equal(jax.jit(lambda x: x + 1)(jax.device_put(np.arange(3), own)), [1, 2, 3])
mesh = jax.make_mesh((count * local,), ("i",))
split = NamedSharding(mesh, P("i"))
whole = np.arange(4.0 * count * local, dtype=np.float32)
x = jax.make_array_from_process_local_data(split, np.split(whole, count)[me])

def shards(y, wanted):  # each process sees its own
    for shard in y.addressable_shards:
        assert np.allclose(np.asarray(shard.data), wanted[shard.index], rtol=1e-6), (shard.data, wanted[shard.index])

shards(jax.jit(lambda x: x * 2)(x), whole * 2)
assert np.allclose(jax.jit(lambda x: (x * x).sum())(x), (whole * whole).sum())
shards(jax.jit(lambda x: x[::-1], out_shardings=split)(x), whole[::-1])
rows = whole.reshape(count * local, 4)
total = jax.jit(jax.shard_map(lambda x: jax.lax.psum(x, "i"), mesh=mesh, in_specs=P("i"), out_specs=P()))
assert np.array_equal(total(x), rows.sum(0))

def step(carry, _):
    carry = carry * 0.5 + jax.lax.pmean(carry, "i")
    return carry, carry.sum()
last, sums = jax.jit(jax.shard_map(lambda x: jax.lax.scan(step, x, None, length=5), mesh=mesh, in_specs=P("i"),
                                   out_specs=(P("i"), P("i")), check_vma=False))(x)
c = rows.astype(np.float64)
for _ in range(5):
    c = c * 0.5 + c.mean(0)
shards(last, c.reshape(-1))

state = jnp.copy(x)
update = jax.jit(lambda s, g: s - 0.5 * g, donate_argnums=0)
for _ in range(20):
    state = update(state, x)
shards(state, whole * -9)
mapped = jax.pmap(lambda v: v + jax.lax.psum(v, "a"), axis_name="a")(np.ones((local, 2), np.float32))
assert np.array_equal(mapped.addressable_data(0), np.full((1, 2), 1 + count * local))
assert multihost_utils.process_allgather(np.arange(3) + 10 * me).tolist() == [[10 * p, 10 * p + 1, 10 * p + 2] for p in range(count)]
assert multihost_utils.broadcast_one_to_all(np.float32(7 + me)) == 7
multihost_utils.assert_equal(np.arange(4), "equal on all")

def called(x):  # each device calls its own process, and waits for the others
    return jax.lax.psum(jax.pure_callback(lambda a: a + 1, jax.ShapeDtypeStruct(x.shape, x.dtype), x), "i")
calls = jax.jit(jax.shard_map(called, mesh=mesh, in_specs=P("i"), out_specs=P(), check_vma=False))
for _ in range(3):
    assert np.array_equal(calls(x), (rows + 1).sum(0))
seen = []  # each process asks for itself
jax.jit(lambda x: (jax.debug.inspect_array_sharding(x, callback=seen.append), x)[1])(x)
assert len(seen) == 1 and seen[0].devices_indices_map(x.shape) == x.sharding.devices_indices_map(x.shape), seen
import threading
threading.Thread(target=lambda held: threading.Event().wait(), args=(x,), daemon=True).start()  # holds it beyond the end
multihost_utils.sync_global_devices("the end")
print("all of it")
"""

# With JAX's coordination service, which numbers the processes in another order than MPI.
CONNECTED = """
import os
import jax, numpy as np
count = 2
me = (int(os.environ.get("OMPI_COMM_WORLD_RANK") or os.environ["PMI_RANK"]) + 1) % count
jax.distributed.initialize(os.environ["ADDRESS"], count, me)
from jax.experimental import multihost_utils
assert jax.process_index() == me and {d.process_index for d in jax.local_devices()} == {me}
assert multihost_utils.process_allgather(np.float32(me)).tolist() == [0, 1]
kept = jax.numpy.ones(3) + me  # an array is alive at the end
print("all of it")
"""

# JAX's service waits at the end of a process for all; the others wait for it in a program.
RAISES = """
import os
import jax, numpy as np
jax.distributed.initialize(os.environ["ADDRESS"], 3, int(os.environ.get("OMPI_COMM_WORLD_RANK") or os.environ["PMI_RANK"]))
from jax.sharding import NamedSharding, PartitionSpec as P
mesh = jax.make_mesh((len(jax.devices()),), ("i",))
x = jax.make_array_from_process_local_data(NamedSharding(mesh, P("i")), np.ones(len(jax.local_devices()), np.float32))
total = jax.jit(lambda x: x.sum())
assert total(x) == len(jax.devices())
if jax.process_index() == 1:
    raise RuntimeError("process 1 has enough")
total(x).block_until_ready()
"""


def free_address():
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{unused.getsockname()[1]}"


def main():
    skip_without_jax()
    source, library, compiler, launcher = sys.argv[1:]
    one = run([], library, source, compiler, SCRIPT)
    expect(one.returncode == 0 and one.stdout == "all of it\n", f"one process: {one.returncode} {one.stdout}{one.stderr}")
    for ranks, apart in ((2, ""), (4, ""), (2, "1")):
        with tempfile.TemporaryDirectory() as cache:
            got = run([launcher, "-n", str(ranks)], library, source, compiler, SEVERAL, SPMDRUN_NODE_IS_RANK=apart,
                      SPMDRUN_CACHE_DIR=cache, SPMDRUN_LOG="compile=info")
            programs = len([name for name in os.listdir(cache) if name.endswith(".entry")])
        expect(got.returncode == 0 and got.stdout.count("all of it") == ranks,
               f"{ranks} processes: {got.returncode} {got.stdout}{got.stderr}")
        # Also what each process runs for itself.
        expect(got.stderr.count(", compiled in ") == programs > 5, f"each program is compiled once: {programs}, {got.stderr}")
    got = run([launcher, "-n", "2"], library, source, compiler, CONNECTED, ADDRESS=free_address())
    expect(got.returncode == 0 and got.stdout.count("all of it") == 2 and not got.stderr,
           f"with a coordination service: {got.returncode} {got.stdout}{got.stderr}")
    got = run([launcher, "-n", "3"], library, source, compiler, RAISES, ADDRESS=free_address())
    expect(got.returncode not in (0, 124) and "process 1 has enough" in got.stderr
           and got.stderr.count("rank 1 has left the job: jit__lambda:") == 2, f"a process raises: {got.returncode} {got.stdout}{got.stderr}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
