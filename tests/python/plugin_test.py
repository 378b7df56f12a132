"""plugin_test.py SOURCE LIBRARY: JAX finds the plug-in by its package, and its arrays live on the plug-in's devices.

LIBRARY is the plug-in's table with a double of the client behind it, which computes nothing: what is tested here is that JAX and
the table understand each other. NumPy is the judge of the numbers."""
import os
import re
import subprocess
import sys

from plugin_support import skip_without_jax
from support import expect, result

SCRIPT = """
import jax, numpy as np, ml_dtypes
jax.config.update("jax_num_cpu_devices", 4)
devices = jax.devices()
assert [d.id for d in devices] == [0, 1, 2, 3] and devices[0].platform == "cpu" and jax.process_count() == 1, devices
assert [m.kind for m in devices[1].addressable_memories()] == ["device", "pinned_host", "unpinned_host"]
assert devices[0].memory_stats()["bytes_in_use"] == 7
whole = np.arange(12, dtype=np.float32).reshape(3, 4)
for x in (whole, whole[:, ::-2], whole.T, np.float32(3), np.zeros((0, 2)), np.array([True, False]), np.arange(3) * 1j,
          np.array([1, -8, 7], ml_dtypes.int4), np.ones(3, ml_dtypes.bfloat16), np.ones(2, ml_dtypes.float8_e4m3fn)):
    y = jax.device_put(x, devices[2])
    assert y.devices() == {devices[2]} and np.array_equal(np.asarray(y), np.asarray(x, y.dtype)), x
    assert np.array_equal(np.asarray(jax.device_put(y, devices[0])), np.asarray(y)), x
mesh = jax.sharding.Mesh(devices, ("x",))
y = jax.device_put(np.arange(8), jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("x")))
assert [s.data.shape for s in y.addressable_shards] == [(2,)] * 4 and np.array_equal(np.asarray(y), np.arange(8))
pinned = jax.sharding.SingleDeviceSharding(devices[0], memory_kind="pinned_host")
assert jax.device_put(np.float32(3), pinned).sharding.memory_kind == "pinned_host"
view = np.asarray(x := jax.device_put(whole))
assert view.ctypes.data == x.unsafe_buffer_pointer() and not view.flags.writeable
x.delete()
assert np.array_equal(view, whole)
try:
    np.asarray(x)
    raise SystemExit("a deleted array was read")
except RuntimeError as error:
    assert "deleted" in str(error), error
# The double adds its one argument, whatever the program; so only the way there and back is tested.
x = jax.device_put(np.arange(4, dtype=np.float32), jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec()))
compiled = jax.jit(lambda x: x * 2).lower(x).compile()
y = compiled(x)
assert np.array_equal(np.asarray(y), np.arange(4)) and len(y.sharding.device_set) == 4 and y.sharding.is_fully_replicated
from jax.experimental import serialize_executable
again = serialize_executable.deserialize_and_load(*serialize_executable.serialize(compiled))
assert np.array_equal(np.asarray(again(x)), np.arange(4))
assert compiled.cost_analysis()["bytes accessed"] == 32 and compiled.memory_analysis().argument_size_in_bytes == 16
print("all of it")
"""


def run(script, **environment):
    clean = {name: value for name, value in os.environ.items() if not name.endswith("_SIZE")}
    return subprocess.run([sys.executable, "-c", script], text=True, capture_output=True, env=clean | environment, timeout=100)


def main():
    skip_without_jax()
    source, library = sys.argv[1:]
    named = {"PYTHONPATH": source, "SPMDRUN_PJRT_LIBRARY": library}
    done = run(SCRIPT, JAX_PLATFORMS="spmdrun", **named)
    expect(done.returncode == 0 and done.stdout == "all of it\n", str(done))

    # It is used if it is named, or if a launcher started several processes and nothing is named.
    count = "import jax; print(jax.local_devices()[0].client.platform_version[:4], len(jax.devices()))"
    for environment, used in (({}, False), ({"JAX_PLATFORMS": "cpu", "PMI_SIZE": "2"}, False), ({"PMI_SIZE": "1"}, False),
                              ({"PMI_SIZE": "2"}, True), ({"JAX_PLATFORMS": "cpu,spmdrun"}, False),
                              ({"JAX_PLATFORMS": "spmdrun,cpu"}, True)):
        done = run(count, **environment, **named)
        expect(done.returncode == 0 and ("cpu " not in done.stdout) == used, f"{environment}: {done}")

    # Launchers are known here and in C by the same variables.
    in_c = set()
    for file in ("base/launcher.h", "mpi/launch.c"):
        with open(os.path.join(source, os.pardir, file)) as text:
            in_c |= set(re.findall('"([A-Z0-9_]+)"', text.read()))
    done = run("from jax_plugins import spmdrun as s; print(*s.SIZES, *s.MARKS, 'SLURM_STEP_ID')", PYTHONPATH=source)
    expect(set(done.stdout.split()) == in_c, f"{done}, not {in_c}")

    done = run("import jax; jax.devices()", JAX_PLATFORMS="spmdrun", PYTHONPATH=source, SPMDRUN_PJRT_LIBRARY="/nowhere.so")
    expect(done.returncode != 0 and "/nowhere.so is not there; set SPMDRUN_PJRT_LIBRARY" in done.stderr, str(done))

    check = "from jax_plugins import spmdrun as s\nfor v in '0.10.2', '0.12.0.1': s.check_jaxlib(v)\n"
    done = run(check, PYTHONPATH=source)
    expect(done.returncode == 0, str(done))
    for version in ("0.9.2", "1.0.0"):
        done = run(f"from jax_plugins import spmdrun as s; s.check_jaxlib('{version}')", PYTHONPATH=source)
        expect(f"jaxlib {version} cannot load the spmdrun plug-in" in done.stderr, str(done))
    return result()


sys.exit(main())
