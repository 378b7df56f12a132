"""plugin_callbacks_test.py SOURCE LIBRARY COMPILER: functions of Python that programs on the plug-in's devices call. NumPy is the
judge."""
import sys

from plugin_support import run, skip_without_jax
from support import expect, result

SCRIPT = """
import logging, threading
import jax, jax.numpy as jnp, numpy as np
from jax.experimental import io_callback
from jax.sharding import NamedSharding, PartitionSpec as P
logging.disable(logging.ERROR)  # JAX logs what functions raise
jax.config.update("jax_num_cpu_devices", 4)
mesh = jax.make_mesh((4,), ("i",), axis_types=(jax.sharding.AxisType.Auto,))
split = NamedSharding(mesh, P("i"))
whole = np.arange(8, dtype=np.float32)
x = jax.device_put(whole, split)
like = lambda x: jax.ShapeDtypeStruct(x.shape, x.dtype)
call = lambda f: lambda x: jax.pure_callback(f, like(x), x)
seen = []

# one device: values, types, no elements, several results, vmap
assert np.array_equal(jax.jit(call(np.sin))(whole), np.sin(whole))
for dtype in (bool, np.int8, np.uint16, np.float16, jnp.bfloat16, jnp.float8_e4m3fn, np.complex64):
    assert np.array_equal(jax.jit(call(lambda x: np.asarray(x)[::-1]))(whole.astype(dtype)), whole.astype(dtype)[::-1]), dtype
assert jax.jit(call(lambda x: x))(np.zeros((0, 3), np.float32)).shape == (0, 3)
two = jax.jit(lambda x: jax.pure_callback(lambda x: (x.sum(), np.asarray(x) > 2), (jax.ShapeDtypeStruct((), np.float32),
                                                                              jax.ShapeDtypeStruct((8,), bool)), x))(whole)
assert two[0] == 28 and np.array_equal(two[1], whole > 2)
mapped = lambda method: jax.jit(jax.vmap(lambda x: jax.pure_callback(
    lambda x: np.cumsum(x, -1), like(x), x, vmap_method=method)))(whole.reshape(4, 2))
for method in ("sequential", "expand_dims"):
    assert np.array_equal(mapped(method), np.cumsum(whole.reshape(4, 2), -1)), method

# how often, and in which order
def loop(x):
    def body(c, i):
        jax.debug.callback(lambda i, c: seen.append((int(i), float(c))), i, c)
        return c * 2, c
    return jax.lax.scan(body, x, jnp.arange(100))[1]
assert np.array_equal(jax.jit(loop)(np.float32(1)), 2.0 ** np.arange(100))
assert seen == [(i, 2.0 ** i) for i in range(100)], seen
seen.clear()
branch = jax.jit(lambda p, x: jax.lax.cond(p, lambda x: (jax.debug.callback(seen.append, x), call(np.negative)(x))[1], lambda x: x, x))
assert branch(True, 3.0) == -3 and branch(False, 3.0) == 3 and [float(s) for s in seen] == [3.0], seen
seen.clear()
only = jax.jit(lambda p: jax.lax.cond(p > 0, lambda: jax.debug.callback(seen.append, p), lambda: None))
only(1.0), only(0.0)
assert [float(s) for s in seen] == [1.0], seen
until = jax.jit(lambda x: jax.lax.while_loop(lambda x: io_callback(lambda x: np.bool_(x < 50), jax.ShapeDtypeStruct((), bool), x),
                                             lambda x: x * 3, x))
assert until(2) == 54
def effects(x):
    for i in range(5):
        x = io_callback(lambda x, i=i: (seen.append(i), np.float32(x + i))[1], jax.ShapeDtypeStruct((), np.float32), x)
    return x
seen.clear()
assert jax.jit(effects)(np.float32(0)) == 10 and seen == [0, 1, 2, 3, 4], seen

assert "callback" in jax.jit(lambda x: (jax.debug.print("{}", x), x)[1]).lower(1.0).compile().as_text()  # without a result

# ordered: a token goes through the program, its loops and its branches
seen.clear()
def ordered(x):
    def body(c, i):
        jax.debug.callback(lambda i: seen.append(int(i)), i, ordered=True)
        return io_callback(lambda c: np.float32(c + 1), jax.ShapeDtypeStruct((), np.float32), c, ordered=True), None
    x = jax.lax.scan(body, x, jnp.arange(5))[0]
    return jax.lax.cond(x > 0, lambda x: io_callback(lambda x: np.float32(-x), like(x), x, ordered=True), lambda x: x, x)
assert jax.jit(ordered)(np.float32(2)) == -7 and seen == [0, 1, 2, 3, 4], seen
sums = jax.jit(lambda x: [io_callback(lambda x: np.float32(x.sum()), jax.ShapeDtypeStruct((), np.float32), x * i, ordered=True)
                          for i in range(3)])(x)
assert sums == [0, 28, 56], sums
jax.effects_barrier()

# four devices: one calls on the whole array, or each on its own part
seen.clear()
y = jax.jit(lambda x: call(lambda x: (seen.append(np.asarray(x)), np.cos(x))[1])(x * 2) + x)(x)
assert np.allclose(y, np.cos(whole * 2) + whole, rtol=1e-6) and len(seen) == 1 and np.array_equal(seen[0], whole * 2)
y = jax.jit(call(np.cos))(x)
assert np.array_equal(y, np.cos(whole)) and y.is_fully_replicated and len(y.sharding.device_set) == 4, y.sharding
last = jax.sharding.SingleDeviceSharding(jax.devices()[3])
assert np.array_equal(jax.jit(lambda x: jax.pure_callback(np.cos, like(x), x, sharding=last) - x)(x), np.cos(whole) - whole)
looped = jax.jit(lambda x: jax.lax.fori_loop(0, 5, lambda i, x: call(lambda x: np.asarray(x) + 1)(x) + x, x))(x)
assert np.array_equal(looped, 32 * whole + 31)
seen.clear()
own = lambda x: call(lambda x: (seen.append(np.asarray(x)), np.asarray(x) * x.sum())[1])(x)
parts = whole.reshape(4, 2)
assert np.array_equal(jax.jit(jax.shard_map(own, mesh=mesh, in_specs=P("i"), out_specs=P("i")))(x), (parts * parts.sum(1, keepdims=True)).ravel())
assert np.array_equal(jax.pmap(lambda x: own(x) + jax.lax.psum(x, "j"), axis_name="j")(parts), parts * parts.sum(1, keepdims=True) + parts.sum(0))
assert len(seen) == 8
seen.clear()
jax.jit(lambda x: jax.debug.callback(lambda x: seen.append(np.asarray(x)), x, partitioned=True))(x)
assert np.array_equal(sorted(map(tuple, seen)), parts), seen
seen.clear()
def in_order(x):
    for part in (x, x + 1):
        io_callback(lambda x: seen.append(np.asarray(x)), None, part, ordered=True)
jax.jit(jax.shard_map(in_order, mesh=mesh, in_specs=P("i"), out_specs=None))(x)
jax.effects_barrier()
assert all(np.array_equal([s for s in seen if s[0] in (p[0], p[0] + 1)], (p, p + 1)) for p in parts), seen

# functions that run programs themselves: on the device that calls, on all, of the same kind, and run ahead by others
double = jax.jit(lambda x: x * 2)
ahead = double(jax.device_put(whole, jax.devices()[0]))
assert np.array_equal(jax.jit(call(lambda x: jnp.sin(x) + ahead))(whole), np.sin(whole) + whole * 2)
def on_all(x):
    return np.asarray(jax.jit(lambda x: x + x.sum())(jax.device_put(np.asarray(x), split)))
assert np.array_equal(jax.jit(lambda x: call(on_all)(x) + x.sum())(x), whole + 56)
inner = jax.jit(call(lambda x: np.asarray(x) + 1))
inner(whole)
assert np.array_equal(jax.jit(call(lambda x: np.asarray(inner(np.asarray(x))) * 2))(whole), (whole + 1) * 2)

# errors end the program on all devices with their words; the next one runs
def picky(x):
    if x[0] > 3:
        raise ValueError("no luck with %g" % x[0])
    return np.asarray(x)
total = jax.jit(jax.shard_map(lambda x: jax.lax.psum(call(picky)(x), "i"), mesh=mesh, in_specs=P("i"), out_specs=P()))
for _ in range(3):
    try:
        total(x).block_until_ready()
        assert False, "no error"
    except jax.errors.JaxRuntimeError as error:
        assert "ValueError: no luck with" in str(error), error
    assert np.array_equal(total(jax.device_put(whole / 10, split)), (parts / np.float32(10)).sum(0))
try:
    jax.jit(lambda x: jax.pure_callback(lambda x: np.zeros(3, np.float32), like(x), x))(whole).block_until_ready()
    assert False, "no error"
except jax.errors.JaxRuntimeError as error:
    assert "Incorrect output shape" in str(error), error

# two threads, with programs that call and programs that do not
def work(number):
    for i in range(20):
        assert np.array_equal(inner(whole + i * number), whole + i * number + 1)
        assert np.array_equal(double(whole), whole * 2)
        assert np.array_equal(total(jax.device_put(whole / 10, split)), (parts / np.float32(10)).sum(0))
threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("done")
"""


def main():
    skip_without_jax()
    source, library, compiler = sys.argv[1:]
    script = run([], library, source, compiler, SCRIPT)
    expect(script.returncode == 0 and script.stdout == "done\n", f"{script.returncode}: {script.stdout}{script.stderr}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
