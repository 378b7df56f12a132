"""run_test.py COMMAND LAUNCHER GROUP...: run gives what JAX computes, in the same structure and types, on 1, 2 and 4 ranks."""
import collections
import contextlib
import dataclasses
import io
import os
import signal
import stat
import subprocess
import sys
import warnings
from functools import partial

from support_jax import LAUNCH, command_from_arguments, expect, jax, np, refused, result, same

import jax.numpy as jnp
import ml_dtypes
from jax import lax
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

import spmdrun
from spmdrun import dtypes, launcher

spmdrun.devices(8)
warnings.filterwarnings("ignore", ".*ranks are idle")

Pair = collections.namedtuple("Pair", "first second")


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class State:
    w: jax.Array
    steps: jax.Array
    label: str = dataclasses.field(metadata={"static": True}, default="none")


@jax.tree_util.register_pytree_node_class
class Box:
    """Only JAX can make it."""

    def __init__(self, inside):
        self.inside = inside

    def tree_flatten(self):
        return (self.inside,), None

    @classmethod
    def tree_unflatten(cls, _, children):
        return cls(*children)


class Runs:
    def __init__(self, command):
        self.command = command
        self.about = {"spmdrun": command.command, "mpirun": command.launcher, "env": LAUNCH | {"SPMDRUN_CACHE_DIR": command.cache}}

    def compare(self, what, f, *args, ranks=(1, 2, 4), rtol=0, **kwargs):
        wanted = (f if hasattr(f, "lower") else jax.jit(f))(*args, **kwargs)
        for count in ranks:
            same(spmdrun.run(f, *args, ranks=count, **self.about, **kwargs), wanted, f"{what} on {count} ranks", rtol)


def structures(runs):
    """Named tuples, dataclasses with static fields, None, empty containers, classes of JAX; and load gives the same."""
    def f(state, pair):
        return (State(state.w * 2, state.steps + 1, state.label), Pair(pair.second, {"b": pair.first, "a": ()}), None, [],
                {2: state.w[0]})

    args = State(jnp.arange(8.0), jnp.int32(7), "fit"), Pair(1.5, np.array([True, False]))
    runs.compare("structures", f, *args)
    path = runs.command.path("kept here")
    spmdrun.run(f, *args, ranks=2, path=path, **runs.about)
    same(spmdrun.load(os.path.join(path, "out")), jax.jit(f)(*args), "loaded")
    runs.compare("boxes", lambda box: Box([box.inside * 2]), Box(3.0), ranks=(1,))
    spmdrun.run(lambda box: Box([box.inside * 2]), Box(3.0), ranks=1, path=path, **runs.about)
    refused(spmdrun.LoadError, "give load(..., like=)", spmdrun.load, os.path.join(path, "out"))
    same(spmdrun.load(os.path.join(path, "out"), like=Box([0])), Box([np.float32(6)]), "like")
    refused(spmdrun.LoadError, "like has 2 leaves, there are 1 results", spmdrun.load, os.path.join(path, "out"), like=[0, 1])
    runs.compare("one array", lambda x: x[::-1], np.arange(5, dtype=np.int8), ranks=(1,))
    runs.compare("no argument", lambda: jnp.arange(3), ranks=(1,))


def arrays_of_all_types():
    for name in dtypes.NAMES:
        dtype = dtypes.numpy_dtype(name)
        if name == "i1":
            yield name, np.array([True, False, True, True])
        elif dtype.itemsize == 8 and dtype.kind in "iuf" or dtype.itemsize == 16:
            continue  # without x64 there are none
        elif name in ("f6E2M3FN", "f6E3M2FN"):
            continue  # JAX has none
        elif dtype.kind == "c":
            yield name, np.array([1 + 2j, -0.0, 3j, np.inf], dtype)
        else:
            least = 0 if dtype.kind == "u" or name in ("ui2", "ui4", "f8E8M0FNU") else -1
            yield name, np.array([least, 1, 0 if name != "f8E8M0FNU" else 4, 1]).astype(dtype)


def types(runs):
    """Every type comes back bit by bit, with and without x64; Python's numbers have weak types, keys are their data."""
    values = dict(arrays_of_all_types())
    expect(len(values) == 24, f"{len(values)} types: {list(values)}")
    runs.compare("types", lambda tree: {name: jnp.stack([x, x[::-1]]) for name, x in tree.items()}, values, ranks=(1, 2))
    path = runs.command.path("gathered")
    wanted = spmdrun.run(lambda tree: tree, values, ranks=1, path=path, **runs.about)
    same(wanted, values, "types, the same")
    step = spmdrun.Export(path)
    done = runs.command.run(2, *step.words("-o", os.path.join(path, "out"), "--gather")[1:])
    expect(done.status == 0, str(done))
    same(spmdrun.load(os.path.join(path, "out")), values, "types from .npy")
    runs.compare("weak types", lambda n, x, z, b, h: (n + h, x * h, z * h, b & True), 3, 0.1, 2j, True, jnp.bfloat16(2), ranks=(1,))
    key = jax.random.key(3)
    got = spmdrun.run(lambda k: (jax.random.split(k, 3), jax.random.normal(k, (4,))), key, ranks=1, **runs.about)
    same(got[0], np.asarray(jax.random.key_data(jax.random.split(key, 3))), "keys")
    same(got[1], jax.random.normal(key, (4,)), "normal numbers", 1e-6)
    runs.compare("old keys", lambda k: jax.random.split(k), jax.random.PRNGKey(5), ranks=(1,))
    jax.config.update("jax_enable_x64", True)
    try:
        wide = [np.arange(3), np.arange(3, dtype=np.uint64), np.ones(2), np.ones(2) * 1j, 1, 2.0, jnp.float32(3)]
        runs.compare("x64", lambda tree: [x * 2 for x in tree], wide, ranks=(1,))
    finally:
        jax.config.update("jax_enable_x64", False)
    runs.compare("without x64", lambda tree: [x * 2 for x in tree], wide[:6], ranks=(1,))


def programs(runs):
    """pmap, jit of pmap in a scan, shard_map, shardings by annotation, donation."""
    x = np.linspace(-1, 1, 24, dtype=np.float32).reshape(8, 3)
    runs.compare("pmap", jax.pmap(lambda x, y: (x + y["b"], lax.psum(x, "i")), axis_name="i", in_axes=(0, None)), x, {"b": 2.0}, rtol=1e-6)

    def scanned(x):
        def step(carry, _):
            return jax.pmap(lambda v: v - 0.1 * lax.pmean(v, "i"), axis_name="i")(carry), carry[0, 0]
        return lax.scan(step, x, None, length=3)
    runs.compare("pmap in scan", jax.jit(scanned), x, rtol=1e-6)

    mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(AxisType.Auto,) * 2)
    mapped = jax.shard_map(lambda a: lax.psum(a * lax.axis_index("x"), "x"), mesh=mesh, in_specs=P("x", None), out_specs=P(None, None))
    runs.compare("shard_map", jax.jit(mapped), x, rtol=1e-6)
    place = NamedSharding(mesh, P("x", "y"))
    placed = jax.device_put(np.arange(64, dtype=np.float32).reshape(8, 8), place)
    runs.compare("placed argument", lambda a: (a @ a.T, lax.with_sharding_constraint(a.sum(0), NamedSharding(mesh, P("y")))), placed)
    got = spmdrun.run(lambda a, b: (a + b, a.sum()), placed, np.float32(1), ranks=4, in_shardings=(place, None), out_shardings=(place, None),
                      donate_argnums=0, **runs.about)
    same(got, (np.asarray(placed) + 1, np.float32(64 * 63 / 2)), "shardings of plain functions")
    expect(not placed.is_deleted(), "an exported argument is not donated")
    runs.compare("static", jax.jit(lambda a, n: a ** n, static_argnums=1), x, 3, ranks=(1,), rtol=1e-6)


class Model:
    def __call__(self, x):
        return x + 1

    def method(self, x, y):
        return x - y


def calls(runs):
    """What can be called, and how."""
    def compare(what, f, *args, rtol=0, **kwargs):
        runs.compare(what, f, *args, ranks=(1,), rtol=rtol, **kwargs)

    compare("a partial function", partial(lambda a, b, *, c=2: a * b + c, 3), np.ones(2), c=5)
    compare("an object", Model(), np.ones(2))
    compare("a method", Model().method, 1, 2.0)
    compare("constants", lambda x: (3, x, 2.5, None, jnp.ones(3)), np.arange(3))
    compare("no elements", lambda x: (x[:0], x.sum(), x), np.zeros((0, 3)))
    compare("strides", lambda x: x * 2, np.arange(20.0)[::2].reshape(5, 2).T)
    compare("NumPy's scalars", lambda *x: x, np.float64(2), np.bool_(True), np.int16(3))
    compare("keep_unused", jax.jit(lambda x, y: x, keep_unused=True), np.ones(3), np.zeros(2))
    compare("nothing used", lambda x: jnp.ones(2), np.ones(3))
    compare("a gradient", jax.jit(jax.value_and_grad(lambda p: (p["w"] ** 2).sum())), {"w": jnp.arange(4.0)})
    compare("static from the end", jax.jit(lambda x, n: x * n, static_argnums=-1), 1.5, 3)
    got = spmdrun.run(lambda n, x, *, k: x * n + k, 3, 1.5, k=2, ranks=1, static_argnums=0, static_argnames="k", **runs.about)
    same(got, np.float32(6.5), "static")


def failures(runs):
    """Each with the command's sentence, or one that says what to do."""
    def run(f, *args, **kwargs):
        return spmdrun.run(f, *args, **(runs.about | kwargs))

    for ranks in (1, 2):
        error = refused(spmdrun.RunError, "unknown option --nonsense", run, lambda x: x + 1, 1, ranks=ranks, options=["--nonsense"])
        expect(error.status == 2 and len(error.sentences) == 1, f"{error.status} {error.sentences}")
    error = refused(spmdrun.RunError, "the program calls Python", run,
                    lambda x: jax.pure_callback(np.sin, jax.ShapeDtypeStruct((), np.float32), x), 1.0, ranks=1)
    refused(spmdrun.RunError, "the command spmdrun is not found as '/nowhere/spmdrun'", run, lambda x: x, 1, spmdrun="/nowhere/spmdrun")
    refused(spmdrun.RunError, "the command mpirun is not found as 'no-mpirun'", run, lambda x: x, 1, mpirun="no-mpirun")
    refused(ValueError, "ranks is 0", run, lambda x: x, 1, ranks=0)
    refused(spmdrun.ExportError, "only the shape of x was exported", run, lambda x: x, jax.ShapeDtypeStruct((2,), np.float32), ranks=1)
    os.environ["OMPI_COMM_WORLD_SIZE"] = "4"
    refused(spmdrun.RunError, "this Python is one of 4 ranks (OMPI_COMM_WORLD_SIZE)", run, lambda x: x, 1, ranks=1)
    os.environ |= {"OMPI_COMM_WORLD_SIZE": "1", "PMIX_RANK": "0"}
    same(run(lambda x: x, 1, ranks=1), np.int32(1), "in a notebook that a launcher started")
    del os.environ["OMPI_COMM_WORLD_SIZE"], os.environ["PMIX_RANK"]
    loop = jax.jit(lambda x: lax.while_loop(lambda c: c < 2, lambda c: c * 0.5 + 0.5, x))  # comes near 1 and stays there
    refused(spmdrun.RunError, "did not end within 2 s", run, loop, 0.0, ranks=2, timeout=2)

    def interrupt(*_):
        raise KeyboardInterrupt
    signal.signal(signal.SIGALRM, interrupt)
    signal.alarm(3)
    refused(KeyboardInterrupt, "", run, loop, 0.0, ranks=2)
    here = subprocess.run(["ps", "-o", "args=", "--ppid", str(os.getpid())], text=True, capture_output=True).stdout
    expect("program.mlir" not in here, f"an interrupted job has ended: {here}")
    expect(not [name for name in os.listdir(os.environ["TMPDIR"]) if name.startswith("spmdrun-")], "temporary folders are gone")


def shown(runs):
    """Blanks in paths; what the command prints is shown in a notebook; nothing is read from standard input."""
    tool = os.path.join(runs.command.folder, "a tool")
    os.mkdir(tool)
    os.symlink(os.path.abspath(runs.command.command), os.path.join(tool, "spmd run"))
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        got = spmdrun.run(lambda x: x + 1, 1, **(runs.about | {"spmdrun": os.path.join(tool, "spmd run")}), ranks=2, verbose=True,
                          options=["--log", "info"], path=runs.command.path("with a blank"))
    same(got, np.int32(2), "blanks")
    expect("cache: info: " in out.getvalue(), f"verbose shows the log: {out.getvalue()}")
    out = io.StringIO()
    with contextlib.redirect_stdout(out), warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        spmdrun.run(lambda x: x + 1, 1, **runs.about, ranks=2)
    expect(out.getvalue() == "", f"quiet: {out.getvalue()}")
    expect(len(said) == 1 and "1 of 2 ranks are idle" in str(said[0].message) and said[0].filename == __file__,
           f"the command's warnings are Python's: {[str(one) for one in said]}")


SAYS = {"mpirun (Open MPI) 4.1.4\n": ["--oversubscribe"], "mpirun (Open MPI) 5.0.3\n": ["--map-by", ":OVERSUBSCRIBE"],
        "prterun (PRRTE) 3.0.5\n": ["--map-by", ":OVERSUBSCRIBE"], "HYDRA build details:\n    Version: 4.0.2\n": [],
        "Intel(R) MPI Library for Linux* OS, Version 2021.9\n": [], "slurm-wlm 22.05.8\n": ["--overcommit"]}


def launchers(runs):
    """More ranks than cores: the words that each launcher wants, and real ones."""
    for said, wanted in SAYS.items():
        path = runs.command.path("mpi run")
        with open(path, "w") as file:
            file.write(f"#!/bin/sh\n[ \"$1\" = --version ] && printf '%s' '{said}' && exit\nprintf '%s\\n' \"$@\" > '{path}.words'\nexit 3\n")
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
        error = refused(spmdrun.RunError, "status 3", spmdrun.run, lambda x: x, 1, ranks=4096, spmdrun=runs.command.command, mpirun=path)
        expect(error.status == 3 and not error.sentences, str(error))
        with open(path + ".words") as file:
            words = file.read().split("\n")
        expect(words[:2] == ["-n", "4096"] and words[2:2 + len(wanted)] == wanted and words[2 + len(wanted)] == runs.command.command,
               f"{said}: {words}")
    more = launcher.cores() + 1
    plain = {name: value for name, value in LAUNCH.items() if "oversubscribe" not in name}
    os.environ.pop("OMPI_MCA_rmaps_base_oversubscribe", None)
    got = spmdrun.run(lambda x: x + 1, 1, ranks=more, **(runs.about | {"env": plain}))
    same(got, np.int32(2), f"{more} ranks on {launcher.cores()} cores")
    for name in LAUNCH:
        os.environ.pop(name, None)
    if os.getuid() == 0 and "Open MPI" in launcher.version([runs.command.launcher], os.environ):
        refused(spmdrun.RunError, "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 are set", spmdrun.run, lambda x: x, 1, ranks=2,
                spmdrun=runs.command.command, mpirun=runs.command.launcher)


GROUPS = {f.__name__: f for f in (structures, types, calls, programs, failures, shown, launchers)}


def main():
    command, groups = command_from_arguments()
    with command:
        os.environ["TMPDIR"] = command.path("temporary")
        os.mkdir(os.environ["TMPDIR"])
        for group in groups or GROUPS:
            GROUPS[group](Runs(command))
    return result()


sys.exit(main())
