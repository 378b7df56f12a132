"""What plugin_targets_test.py runs in one and in several processes with four devices together: the functions of targets.cc, called from
programs of all kinds. argv: the library of these functions. NumPy is the judge."""
import ctypes
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax._src import core
from jax.experimental import serialize_executable
from jax.sharding import NamedSharding, PartitionSpec as P

library = ctypes.CDLL(sys.argv[1])


def register(name, **stages):
    jax.ffi.register_ffi_target(name, {stage: jax.ffi.pycapsule(getattr(library, f)) for stage, f in stages.items()}
                                if stages else jax.ffi.pycapsule(getattr(library, name)), platform="cpu")


# Before and after JAX has its devices.
for name in ("scale", "slope", "sums", "told", "copy", "extremes", "picky", "bump", "columns"):
    register(name)
jax.config.update("jax_enable_x64", True)
mesh = jax.make_mesh((4,), ("i",), axis_types=(jax.sharding.AxisType.Auto,))
for name in ("token", "asks", "later", "meet", "streams"):
    register(name)
for name in ("counter_id", "counter_info"):
    getattr(library, name).restype = ctypes.c_void_p
jax.ffi.register_ffi_type("counter", {"type_id": jax.ffi.pycapsule(library.counter_id()),
                                      "type_info": jax.ffi.pycapsule(library.counter_info())}, platform="cpu")
register("counts", instantiate="make_counter", execute="count")

process, processes = jax.process_index(), jax.process_count()
whole = np.arange(8, dtype=np.float32)
parts = whole.reshape(4, 2)
split = NamedSharding(mesh, P("i"))
x = jax.device_put(whole, split)


def like(x):
    return jax.ShapeDtypeStruct(np.shape(x), x.dtype)


def call(name, **more):
    """The function of one array, whose result is like it."""
    return lambda x, **attributes: jax.ffi.ffi_call(name, like(x), **more)(x, **attributes)


def mapped(f, out=P("i")):
    return jax.jit(jax.shard_map(f, mesh=mesh, in_specs=P("i"), out_specs=out, check_vma=False))


def same(got, wanted):
    """All that this process has of the array."""
    wanted = np.asarray(wanted)
    assert got.shape == wanted.shape and got.dtype == wanted.dtype, (got, wanted)
    for shard in got.addressable_shards:
        assert np.array_equal(np.asarray(shard.data), wanted[shard.index]), (shard, wanted)


def fails(f, *words):
    try:
        jax.block_until_ready(f())
    except jax.errors.JaxRuntimeError as error:
        assert all(word in str(error) for word in words), error
    else:
        raise AssertionError(f"no error with {words}")


def on_one_device():
    half = lambda x: call("scale")(x, factor=np.float32(0.5))
    same(jax.jit(lambda x: half(x + 1) * 2)(whole), whole + 1)
    same(jax.jit(half)(np.zeros((0, 3), np.float32)), np.zeros((0, 3), np.float32))
    told = jax.jit(lambda: jax.ffi.ffi_call("told", jax.ShapeDtypeStruct((12,), np.float64))(
        yes=True, tiny=np.int8(-3), big=-2**40, natural=np.uint32(2**32 - 1), real=0.1, text="a\0\u00fc", integers=np.arange(4),
        floats=np.full((2, 3), 0.5, np.float32), inner={"word": "four", "a": np.int32(-7)}))()
    same(told, np.array([1, -3, -2.0**40, 2**32 - 1, 0.1, 4, 0xbc, 123, 4, 3, -7, 4]))
    kinds = (bool, np.int8, np.uint16, np.int64, np.float16, jnp.bfloat16, jnp.float8_e4m3fn, np.complex64, np.complex128, jnp.int4)
    many = [np.arange(-3, 3 + i).astype(kind) for i, kind in enumerate(kinds)]
    for got, wanted in zip(jax.jit(jax.ffi.ffi_call("copy", [like(x) for x in many]))(*many), many, strict=True):
        same(got, wanted)
    most, place = jax.jit(jax.ffi.ffi_call("extremes", (jax.ShapeDtypeStruct((), np.float32), jax.ShapeDtypeStruct((), np.int32))))(
        np.sin(whole))
    same(most, np.sin(whole).max()), same(place, np.int32(np.sin(whole).argmax()))


def in_control_flow():
    for method in ("sequential", "sequential_unrolled", "expand_dims", "broadcast_all"):
        same(jax.jit(jax.vmap(call("sums", vmap_method=method)))(parts), np.cumsum(parts, -1))
    double = lambda x: call("scale")(x, factor=np.float32(2))
    same(jax.jit(lambda x: jax.lax.scan(lambda c, i: (double(c), c[0] + i), x, jnp.arange(9.0, dtype=np.float32))[1])(np.float32([1])),
         np.float32([2**i + i for i in range(9)]))
    same(jax.jit(lambda x: jax.lax.while_loop(lambda x: double(x)[0] < 99, double, x))(np.float32([3])), np.float32([96]))
    either = jax.jit(lambda p, x: jax.lax.cond(p, double, lambda x: -x, x))
    same(either(True, whole), 2 * whole), same(either(False, whole), -whole)

    @jax.custom_vjp
    def square(x):
        return call("scale")(x * x, factor=np.float32(3))
    square.defvjp(lambda x: (square(x), x), lambda x, g: (jax.ffi.ffi_call("slope", like(x))(x, g, factor=np.float32(3)),))
    same(jax.jit(jax.grad(lambda x: square(x).sum()))(whole), 6 * whole)


def in_place_and_in_order():
    bump = call("bump", input_output_aliases={0: 0})
    first = np.float32([1] + [0] * 7)
    same(jax.jit(lambda x: bump(x * 2))(whole), 2 * whole + first)
    same(jax.jit(lambda x: bump(x) + x)(whole), 2 * whole + first)  # the operand is needed afterwards
    same(jax.jit(lambda x: bump(bump(x)) + bump(x))(whole), 2 * whole + 3 * first)
    given = jax.device_put(whole, jax.local_devices()[0])
    same(jax.jit(bump)(given), whole + first), same(given, whole)
    same(jax.jit(bump, donate_argnums=0)(given), whole + first)
    same(jax.jit(lambda x: jax.lax.fori_loop(0, 5, lambda i, x: bump(x), x))(whole), whole + 5 * first)
    table = np.arange(6, dtype=np.float32).reshape(2, 3)
    columns = jax.jit(call("columns", input_layouts=[(1, 0)], output_layouts=(1, 0)))
    same(columns(table), np.float32([[3, 1, 2], [0, 4, 5]]))  # in the order of columns it is 0 3 1 4 2 5
    through = jax.jit(lambda x: jax.ffi.ffi_call("token", (core.abstract_token, like(x)))(x, jax.lax.create_token())[1])
    same(through(whole), whole)


def what_they_ask():
    asks = jax.jit(lambda x: jax.ffi.ffi_call("asks", jax.ShapeDtypeStruct((4,), np.int32))(x))
    for device in jax.local_devices():
        for _ in range(3):
            same(asks(jax.device_put(np.int32(5), device)), np.int32([50, device.local_hardware_id, 1, 1]))
    same(jax.jit(call("later"))(whole), -whole)
    fails(lambda: jax.jit(call("later"))(whole + 101), "too late", 'FFI target "later"')
    fails(lambda: jax.jit(call("streams"))(whole), "CPU devices have no stream")
    counts = lambda start: jax.ffi.ffi_call("counts", jax.ShapeDtypeStruct((), np.int32), has_side_effect=True)(start=np.int32(start))
    two = jax.jit(lambda: (counts(10), counts(20)))
    assert [[int(n) for n in two()] for _ in range(3)] == [[10, 20], [11, 21], [12, 22]] and library.counters_alive() == 2
    # A loop's body may be in the plan twice; it is one call.
    in_loop = jax.jit(lambda: jax.lax.fori_loop(0, 6, lambda i, s: (s[1], s[0] * 10 + counts(1)), (jnp.int32(0), jnp.int32(0))))
    for first in (1, 7):
        a = b = 0
        for number in range(first, first + 6):
            a, b = b, 10 * a + number
        got = [int(n) for n in in_loop()]
        assert got == [a, b], (got, a, b)
    fails(jax.jit(lambda: counts(-1)), "it starts below 0")
    del two, in_loop
    jax.clear_caches()
    assert library.counters_alive() == 0, library.counters_alive()


def on_all_devices():
    library.call_count.restype = ctypes.c_int
    before = library.call_count()
    y = jax.jit(lambda x: call("scale", has_side_effect=True)(x * 2, factor=np.float32(0.25)) + x)(x)
    same(y, 1.5 * whole)  # on whole arrays, on each device
    jax.block_until_ready(y)
    assert library.call_count() - before == jax.local_device_count(), "not once on each device"
    same(jax.jit(lambda x: call("scale")(x, factor=np.float32(3)), out_shardings=split)(x), 3 * whole)
    half = lambda x: call("scale")(x, factor=np.float32(0.5))
    same(mapped(lambda x: half(call("sums")(x)))(x), (np.cumsum(parts, -1) / 2).ravel())
    same(mapped(lambda x: jax.lax.psum(half(x), "i"), P())(x), parts.sum(0) / 2)
    loop = lambda x: jax.lax.fori_loop(0, 5, lambda i, x: jax.lax.pmax(half(x), "i") + x, x)
    wanted = parts
    for _ in range(5):
        wanted = (wanted / 2).max(0) + wanted
    same(mapped(loop)(x), wanted.ravel())
    if processes == 1:
        same(jax.pmap(lambda x: half(x) + jax.lax.psum(x, "j"), axis_name="j")(parts), parts / 2 + parts.sum(0))
    same(mapped(lambda x: call("meet")(x, count=np.int64(jax.local_device_count())))(x), whole)
    # What differs between devices and is one value all the same is that of the first device.
    asks = lambda x: jax.ffi.ffi_call("asks", jax.ShapeDtypeStruct((4,), np.int32), has_side_effect=True)(x)
    same(jax.jit(lambda x: asks(x.astype(np.int32).sum(dtype=np.int32)), out_shardings=split)(x), np.int32([45 + 28, 0, 1, 1]))
    both = lambda x: jax.pure_callback(lambda x: np.asarray(x) + 1, like(x), half(x))
    same(mapped(both)(x), whole / 2 + 1)


def what_goes_wrong():
    picky = jax.jit(lambda x: call("picky")(x, most=np.float32(9)) + 1)
    fails(lambda: picky(whole + 3), 'FFI target "picky": no luck with 10', "script.py")
    same(picky(whole), whole + 1)
    for length in range(0, 400, 80):  # the text of the callers and the names around it are cut somewhere, but not the place
        scoped = jax.jit(jax.named_scope("s" * length)(lambda x: call("nobody")(x)))
        fails(lambda: scoped(whole), "script.py", "No FFI handler registered for nobody")
    fails(lambda: jax.jit(call("scale"))(whole), 'FFI target "scale"', "Wrong number of attributes")
    fails(lambda: jax.jit(lambda x: call("scale")(x, factor=1))(whole), "expected F32 but got S64")
    fails(lambda: jax.jit(lambda x: call("scale")(x, factor=(1, 2)))(whole), 'its attribute "factor" is no number')
    fails(lambda: jax.jit(lambda x: call("scale", custom_call_api_version=2)(x))(whole), 'custom call target "scale"')
    fails(lambda: jax.jit(call("nobody"))(whole), "No FFI handler registered for nobody", "script.py")
    fails(lambda: jax.jit(call("nobody"))(x), "No FFI handler registered for nobody")
    # Where one process alone has it, no process runs the program.
    if process == 0:
        register("half", execute="scale")
    late = lambda: mapped(lambda x: call("half")(x, factor=np.float32(0.5)))(x)
    if processes > 1:
        fails(late, "No FFI handler registered for half")
    if process != 0:
        register("half", execute="scale")
    same(late(), whole / 2)
    for bad, word in ((lambda: register("tomorrow", execute="from_tomorrow"), "0.99"),
                      (lambda: register("scale", execute="sums"), "scale"), (lambda: register("none", instantiate="make_counter"), "execute")):
        try:
            bad()
        except Exception as error:
            assert word in str(error), error
        else:
            raise AssertionError(word)


def afterwards():
    compiled = mapped(lambda x: call("scale")(x, factor=np.float32(4))).lower(x).compile()
    again = serialize_executable.deserialize_and_load(*serialize_executable.serialize(compiled))
    same(again(x), 4 * whole)


def failure_of_one_device():
    """It ends the program on all. One that spans processes ends the work of the job."""
    total = mapped(lambda x: jax.lax.psum(call("picky")(x, most=np.float32(6)), "i"), P())
    good = jax.device_put(whole / 2, split)
    for _ in range(3):
        same(total(good), parts.sum(0) / 2)
        fails(lambda: total(x), "no luck with 7", "script.py")
        if processes > 1:
            return


alone = (on_one_device, in_control_flow, in_place_and_in_order, afterwards) if processes == 1 else ()
for test in (*alone, what_they_ask, on_all_devices, what_goes_wrong, failure_of_one_device):
    test()
print("done\n", end="", flush=True)
