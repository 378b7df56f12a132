"""plugin_bad_test.py SOURCE LIBRARY COMPILER LAUNCHER: what goes wrong ends with a sentence, at once and on all processes, and nobody hangs."""
import concurrent.futures
import os
import signal
import subprocess
import sys
import time

from plugin_support import environment_of, run, skip_without_jax
from support import SLOWNESS, expect, result

# One process, which goes on after each fault.
ALONE = """
import gc, os
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P
whole = np.arange(8, dtype=np.float32)
add = jax.jit(lambda x: x + 1)
x = add(whole)

def refused(function, *words):
    try:
        jax.block_until_ready(function())
    except Exception as error:
        assert all(word in str(error) for word in words), error
    else:
        raise SystemExit(f"not refused: {words}")
    assert np.array_equal(add(whole), whole + 1)

# no memory: in a result, in an array, in the working memory
refused(lambda: jax.jit(lambda: jnp.ones(1 << 43, jnp.float32))(), "RESOURCE_EXHAUSTED: result 0 needs 35184.4 GB on device 0")
refused(lambda: jax.device_put(np.broadcast_to(np.float32(1), (1 << 43,))), "RESOURCE_EXHAUSTED: an array needs 35184.4 GB")
refused(lambda: jax.jit(lambda x: jnp.sort(jnp.broadcast_to(x[0], (1 << 43,)))[3])(x), "RESOURCE_EXHAUSTED: the program's working memory")

# more partitions than devices
mesh = jax.sharding.AbstractMesh((4,), ("i",), axis_types=(jax.sharding.AxisType.Auto,))
traced = jax.jit(lambda x: x * 2).trace(jax.ShapeDtypeStruct((8,), np.float32, sharding=NamedSharding(mesh, P("i"))))
module = traced.lower(lowering_platforms=("cpu",)).compiler_ir()
from jax._src.lib import xla_client
def compile_for(partitions, devices):
    options = xla_client.CompileOptions()
    options.num_partitions = partitions
    options.executable_build_options.num_partitions = partitions
    options.executable_build_options.use_spmd_partitioning = True
    return jax.devices()[0].client.compile_and_load(module.operation.get_asm(binary=False), xla_client.DeviceList(tuple(devices)), options)
refused(lambda: compile_for(4, jax.devices()), "needs 4 devices, and the job has 2; start more processes")

# deleted and donated arrays: JAX knows; the plug-in's own words are in tests/unit/pjrt
gone = jax.device_put(whole)
gone.delete()
refused(lambda: add(gone), "deleted")
step = jax.jit(lambda x: x + 1, donate_argnums=0)
step(given := jax.device_put(whole))
refused(lambda: step(given), "deleted")
refused(lambda: given + 1, "deleted")

# a child reads what is ready, and has no devices; what it has of JAX goes
def child(work):
    if (pid := os.fork()) == 0:
        try:
            work()
            os._exit(0)
        except Exception as error:
            os._exit(3 if "FAILED_PRECONDITION" in str(error) and "forked off" in str(error) else 4)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
assert child(lambda: np.testing.assert_array_equal(x, whole + 1)) == 0
assert child(lambda: (globals().pop("x"), globals().pop("add"), jax.clear_caches(), gc.collect())) == 0
works = [lambda: add(x), lambda: jax.device_put(whole)]
if jax.__version_info__ >= (0, 12):  # before it compiles, an older JAX waits for threads of its own, which are not there
    works += [lambda: jax.jit(lambda x: x - 1)(x), lambda: jax.pmap(lambda x: jax.lax.psum(x, "i"), axis_name="i")(np.ones(2))]
for work in works:
    assert child(work) == 3, child(work)
assert np.array_equal(jax.pmap(lambda x: jax.lax.psum(x, "i"), axis_name="i")(np.ones(2)), [2, 2])
print("all of it")
"""

# MPI is there already, and ended at the end, both as by mpi4py; two clients at once and one after the other; a process that a
# rank starts.
BEFORE = """
import ctypes, subprocess, sys
mpi, level = ctypes.CDLL("libmpi.so.40", ctypes.RTLD_GLOBAL), ctypes.c_int()
mpi.MPI_Init_thread(None, None, 3, ctypes.byref(level))
ctypes.pythonapi.Py_AtExit(ctypes.cast(mpi.MPI_Finalize, ctypes.c_void_p))
import jax, jax.extend, numpy as np
from jax.experimental import multihost_utils
from jax_plugins import spmdrun
gather = lambda: multihost_utils.process_allgather(np.float32(jax.process_index())).tolist()
assert gather() == [0, 1]
second = spmdrun.make_client()
assert second.device_count() == 4 and gather() == [0, 1]
del second
jax.clear_caches()
jax.extend.backend.clear_backends()
assert gather() == [0, 1]
child = "import jax, jax.numpy as jnp; print(jax.process_count(), jax.jit(lambda x: x + 1)(1.0))"
assert subprocess.run([sys.executable, "-c", child], text=True, capture_output=True, timeout=60).stdout == "1 2.0\\n"
ctypes.pythonapi.Py_IncRef(ctypes.py_object(jax.device_put(1)))  # so the client is there to the end
print("all of it")
"""

# The script finalizes MPI before it has done with JAX.
FINALIZED = """
import ctypes
import jax, jax.numpy as jnp, numpy as np
total = jax.pmap(lambda x: jax.lax.psum(x, "i"), axis_name="i")
y = total(jnp.ones(len(jax.local_devices())))
ctypes.CDLL("libmpi.so.40").MPI_Finalize()
assert np.array_equal(y, [4, 4])
del y
try:
    total(np.ones(2))
except Exception as error:
    assert "this program has finalized MPI, and with it the job" in str(error), error
    print("all of it")
"""

OVER = """
import ctypes
mpi = ctypes.CDLL("libmpi.so.40", ctypes.RTLD_GLOBAL)
mpi.MPI_Init(None, None)
mpi.MPI_Finalize()
import jax
jax.devices()
"""

LEVEL = """
import ctypes
ctypes.CDLL("libmpi.so.40", ctypes.RTLD_GLOBAL).MPI_Init(None, None)  # for one thread
import jax
jax.devices()
"""

# Three processes that share an array. FAULT is what the second one does.
TOGETHER = """
import os, signal, sys, threading, time
import jax, numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P
me = jax.process_index()
mesh = jax.make_mesh((len(jax.devices()),), ("i",))
x = jax.make_array_from_process_local_data(NamedSharding(mesh, P("i")), np.ones(len(jax.local_devices()), np.float32))
def total(x):
    return x.sum()
def most(x):
    return x.max()
first = jax.jit(total)
assert first(x) == len(jax.devices())
if me == 1:
    FAULT
print(first(x), flush=True)
"""


def main():
    skip_without_jax()
    import jax
    source, library, compiler, launcher = sys.argv[1:]
    given = (library, source, compiler)

    def together(fault, **more):
        began = time.monotonic()
        done = run([launcher, "-n", "3"], *given, TOGETHER.replace("FAULT", fault), JAX_NUM_CPU_DEVICES="1", **more)
        return done, f"{fault}: {done.returncode} after {time.monotonic() - began:.1f} s: {done.stdout}{done.stderr}"

    one = run([], *given, ALONE, PYTHONWARNINGS="ignore")
    expect(one.returncode == 0 and one.stdout == "all of it\n", f"one process: {one.returncode} {one.stdout}{one.stderr}")
    two = run([launcher, "-n", "2"], *given, BEFORE)
    expect(two.returncode == 0 and two.stdout.count("all of it") == 2, f"MPI before: {two.returncode} {two.stdout}{two.stderr}")
    two = run([launcher, "-n", "2"], *given, FINALIZED)
    expect(two.returncode == 0 and two.stdout.count("all of it") == 2, f"MPI finalized: {two.returncode} {two.stdout}{two.stderr}")
    over = run([], *given, OVER)
    expect(over.returncode == 1 and "has finalized MPI, which cannot be started again" in over.stderr, f"MPI after: {over}")
    level = run([], *given, LEVEL)
    expect(level.returncode == 1 and "initialize it with MPI_THREAD_SERIALIZED or more" in level.stderr, f"MPI for one thread: {level}")

    scenes = {  # what the second process does: settings, words of the others
        "sys.exit(0)": ({}, ["rank 1 has left the job: jit_total:"] * 2),
        "os._exit(0)": ({}, ["rank 1"]),
        "os.kill(os.getpid(), signal.SIGINT)": ({}, ["rank 1 has left the job: jit_total:"] * 2),
        "os.kill(os.getpid(), signal.SIGKILL)": ({}, ["rank 1 ", "signal 9"]),
        "os.kill(os.getpid(), signal.SIGSTOP)": ({"SPMDRUN_DEADLINE": "2"}, ["rank 1 ", " at jit_total:", "deadline"]),
        # Another program: while the others make one, too, or wait in a collective. Of several threads nobody knows whether another
        # one will come; JAX 0.10 compiles in threads of its own.
        "jax.jit(most)(x)\nelse:\n    jax.jit(lambda x: x * 2)(x)":
            ({}, ["jit__lambda: this process, of rank 0, waits for rank 1", "to make jit_most: all processes must"]),
        "(other := threading.Thread(target=lambda: jax.jit(most)(x))).start(); other.join()\nelse:\n    jax.jit(lambda x: x * 2)(x)":
            ({"SPMDRUN_DEADLINE": "2"}, ["rank 1, which waits for others to make jit_most", "deadline"]),
        "print(jax.jit(most)(x))": ({"SPMDRUN_DEADLINE": "2"}, ["rank 1", "deadline"]),
    }
    with concurrent.futures.ThreadPoolExecutor(2) as pool:  # they wait more than they work
        ends = list(pool.map(lambda fault: together(fault, **scenes[fault][0]), scenes))
    for (done, shown), (_, words) in zip(ends, scenes.values()):
        expect(done.returncode not in (0, 124) and all(done.stderr.count(word) >= words.count(word) for word in words), shown)

    # Control-C at the terminal: mpirun ends all.
    script = TOGETHER.replace("if me == 1:\n    FAULT", "print('begun', flush=True)\nwhile True: first(x).block_until_ready()")
    with subprocess.Popen([launcher, "-n", "2", sys.executable, "-c", script], text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          env=environment_of(*given)) as job:
        expect("begun" in job.stdout.readline(), "the job begins")  # once, or twice: mpirun may join the processes' lines
        job.send_signal(signal.SIGINT)
        began = time.monotonic()
        expect(job.wait(60) != 0 and time.monotonic() - began < 20 * SLOWNESS, "control-C ends the job")
    return result()


if __name__ == "__main__":
    sys.exit(main())
