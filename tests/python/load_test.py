"""load_test.py COMMAND LAUNCHER: load reads what the command, NumPy and zarr write, with and without the package zarr."""
import collections
import os
import shutil
import subprocess
import sys
import warnings

from support_jax import command_from_arguments, expect, np, refused, result, same

import ml_dtypes
import zarr

import spmdrun
from spmdrun import arrays


def written(path, data, chunks, version=3, **options):
    shutil.rmtree(path, ignore_errors=True)
    array = zarr.create_array(path, shape=data.shape, chunks=chunks, dtype=data.dtype, zarr_format=version,
                              **({"compressors": None} | options))
    array[...] = data
    return path


def reader(command):
    """Versions 2 and 3, orders of bytes and dimensions, chunks at edges, missing chunks, no dimensions, no elements."""
    path = command.path("x.zarr")
    data = np.random.default_rng(0).standard_normal((7, 5))
    for version in (2, 3):
        for kind in ("<f4", ">f8", "<i2", "|b1", "<c8", "<f2", "<u8"):
            if version == 3 and kind.startswith(">"):
                continue
            wanted = (data * 100).astype(kind)
            got = arrays.read(written(path, wanted, (3, 2), version))
            same(got, wanted.astype(wanted.dtype.newbyteorder("=")), f"zarr {version} {kind}")
        same(arrays.read(written(path, np.array(2.5), (), version)), np.array(2.5), f"zarr {version}, no dimensions")
        same(arrays.read(written(path, np.zeros((0, 3), "i4"), (1, 3), version)), np.zeros((0, 3), "i4"), "no elements")
        for fill in (np.nan, -np.inf, 3.5):
            written(path, data, (3, 2), version, fill_value=fill)
            shutil.rmtree(os.path.join(path, "c", "1")) if version == 3 else os.unlink(os.path.join(path, "1.0"))
            with warnings.catch_warnings(record=True) as told:
                warnings.simplefilter("always")
                same(arrays.read(path), zarr.open_array(path)[...], f"zarr {version}, missing chunks are {fill}")
            expect([str(one.message).count("the chunk is missing") for one in told] == [1], f"and that is told once: {told}")
    same(arrays.read(written(path, data, (3, 2), 2, order="F")), data, "zarr 2, Fortran's order")
    same(arrays.read(written(path, data, (3, 2), 3, chunk_key_encoding={"name": "v2", "separator": "."})), data, "zarr 3, names of 2")
    wanted = np.full((3,), 1 + 2j, np.complex64)
    written(path, wanted, (2,), 3, fill_value=1 + 2j)
    same(arrays.read(path), wanted, "a complex fill value")


def damaged(command):
    path = command.path("x.zarr")
    written(path, np.arange(6.0), (3,))
    with open(os.path.join(path, "c", "1"), "ab") as file:
        file.write(b"more")
    refused(ValueError, "c/1: 28 bytes, a chunk has 24", spmdrun.load, path)
    for text, sentence in (("{", "zarr.json: "), ("{}", "lacks or misstates 'node_type'"), ("[]", "lacks or misstates"),
                           ('{"node_type": "group"}', "a Zarr group, not an array")):
        with open(os.path.join(path, "zarr.json"), "w") as file:
            file.write(text)
        refused(ValueError, sentence, spmdrun.load, path)


def codecs(command):
    """zstd needs the package zarr; without it the sentence says so."""
    path = command.path("z.zarr")
    data = np.arange(12.0).reshape(4, 3)
    for version in (2, 3):
        codec = zarr.codecs.ZstdCodec() if version == 3 else __import__("numcodecs").Zstd()
        written(path, data, (2, 3), version, compressors=codec)
        same(spmdrun.load(path), data, f"zarr {version} with zstd")
        code = f"import sys; sys.modules['zarr'] = None\nimport spmdrun\ntry: spmdrun.load({path!r})\nexcept ValueError as e: print(e)"
        done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, env=os.environ | {"PYTHONPATH": sys.path[0]})
        expect("install the Python package zarr (version 3) to read the codec zstd" in done.stdout, str(done))
        done = subprocess.run([sys.executable, "-c", code.replace(f"load({path!r})", f"load({path!r}, lazy=True)")], text=True,
                              capture_output=True, env=os.environ | {"PYTHONPATH": sys.path[0]})
        expect("install the Python package zarr" in done.stdout, str(done))


def without_jax(command):
    """Loading needs neither JAX nor zarr, nor the caller's classes."""
    Point = collections.namedtuple("Point", "x y")
    path = command.path("step")
    spmdrun.export(lambda x: Point(x * 2, {"b": [x.astype("bfloat16")]}), np.arange(4.0), path=path)
    step = spmdrun.Export(path)
    done = command.run(2, *step.words("-o", os.path.join(path, "out"))[1:])
    expect(done.status == 0, str(done))
    code = ("import sys; sys.modules['jax'] = sys.modules['zarr'] = None\nimport spmdrun\n"
            f"got = spmdrun.load({path + '/out'!r})\nprint(type(got).__name__, got.x, got.y['b'][0].dtype, got.y['b'][0])\n"
            "try: spmdrun.run(abs, 1)\nexcept ImportError as e: print(e)")
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, env=os.environ | {"PYTHONPATH": sys.path[0]})
    expect(done.stdout.splitlines() == ["Point [0. 2. 4. 6.] bfloat16 [0 1 2 3]",
                                        "spmdrun.run needs JAX (0.10 or newer): pip install jax"], str(done))


def results(command):
    """With the export, without, lazily; and what does not fit together."""
    path, out = command.path("sum"), command.path("elsewhere")
    step = spmdrun.export(lambda x: {"sum": x.sum(), "half": (x / 2).astype("bfloat16")}, np.arange(8.0), path=path)
    done = command.run(2, *step.words("-o", out)[1:])
    expect(done.status == 0, str(done))
    half = (np.arange(8) / 2).astype(ml_dtypes.bfloat16)
    for known in (step, path):
        same(spmdrun.load(out, export=known), {"half": half, "sum": np.float32(28)}, "with the export")
    same(spmdrun.load(out), (half, np.float32(28)), "without")
    same(spmdrun.load(os.path.join(out, "result0.zarr")), half, "one array")
    lazily = spmdrun.load(out, export=step, lazy=True)
    expect(isinstance(lazily["sum"], zarr.Array) and lazily["half"].attrs["spmdrun_dtype"] == "bf16", str(lazily))
    same(np.asarray(lazily["half"][2:4]).view(ml_dtypes.bfloat16), half[2:4], "read lazily")
    command.run(1, *step.words("-o", out, "--gather")[1:])
    lazily = spmdrun.load(out, export=step, lazy=True)
    expect(isinstance(lazily["sum"], np.memmap), str(lazily))
    same(spmdrun.load(out, export=step), {"half": half, "sum": np.float32(28)}, ".npy")

    other = spmdrun.export(lambda x: (x, x), np.arange(3.0), path=command.path("other"))
    refused(spmdrun.LoadError, "result of another program", spmdrun.load, out, export=other)
    refused(spmdrun.ExportError, "no export of spmdrun", spmdrun.load, out, export=out)
    os.rename(os.path.join(out, "result0.npy"), os.path.join(out, "result2.npy"))
    refused(spmdrun.LoadError, "result0 is missing, though result2 is there", spmdrun.load, out)
    os.unlink(os.path.join(out, "result2.npy"))
    os.rename(os.path.join(out, "result1.npy"), os.path.join(out, "result0.npy"))
    refused(spmdrun.LoadError, "has 1 results, ", spmdrun.load, out, export=step)
    os.mkdir(os.path.join(out, "result0.zarr"))
    refused(spmdrun.LoadError, "both result0", spmdrun.load, out)
    refused(spmdrun.LoadError, "is not there", spmdrun.load, command.path("nothing"))
    refused(spmdrun.LoadError, "no results", spmdrun.load, command.folder)


def save(folder, step, arrays):
    """A save as docs/saves.md describes it."""
    group = zarr.create_group(os.path.join(folder, f"save-{step}"), attributes={"spmdrun_save": {"step": step}})
    for i, array in enumerate(arrays):
        codecs = [zarr.codecs.ZstdCodec(checksum=True), zarr.codecs.Crc32cCodec()]
        group.create_array(f"state{i}", data=array, compressors=codecs, chunk_key_encoding={"name": "v2", "separator": "."})


def saves(command):
    """A state, the newest of a directory, has the structure of its part of the results."""
    def f(state, x):
        return {"n": state["n"] + 1, "w": state["w"] * x}, x.sum()

    path = command.path("train")
    spmdrun.export(f, {"n": np.int32(0), "w": np.ones(3)}, np.arange(3.0), path=path)
    old, new = ((np.int32(step), np.full(3, step, np.float32)) for step in (9, 10))
    for folder in (path + "/state", command.path("far")):
        save(folder, 9, old)
        save(folder, 10, new)
    same(spmdrun.load(path + "/state"), {"n": new[0], "w": new[1]}, "the newest")
    same(spmdrun.load(path + "/state/save-9"), {"n": old[0], "w": old[1]}, "an older one")
    same(spmdrun.load(command.path("far")), new, "without the export")
    same(spmdrun.load(command.path("far"), export=path), {"n": new[0], "w": new[1]}, "with it")
    same(spmdrun.load(command.path("far"), export=path, like={"a": 0, "b": 0}), {"a": new[0], "b": new[1]}, "like")
    same(np.asarray(spmdrun.load(path + "/state", lazy=True)["w"][1:]), new[1][1:], "lazily")
    save(path + "/state", 11, [*new, new[1]])
    refused(spmdrun.LoadError, "result of another program", spmdrun.load, path + "/state")
    save(path + "/state", 12, [*new, new[0], new[0]])
    refused(spmdrun.LoadError, "save-12 has 4 arrays", spmdrun.load, path + "/state")


def loop(command):
    """What `spmdrun loop` saved is what JAX computes in as many steps."""
    import jax

    def f(state, x):
        return {"n": state["n"] + 1, "w": state["w"] * 0.5 + x}, x.sum()

    state, path = {"n": np.int32(0), "w": np.ones((4, 3), np.float32)}, command.path("loop")
    step = spmdrun.export(f, state, np.zeros((4, 3), np.float32), path=path)
    xs = np.arange(60, dtype=np.float32).reshape(5, 4, 3)
    np.save(os.path.join(path, "xs.npy"), xs)
    done = command.run(2, "loop", step.program, *step.arguments[:2], "--input", os.path.join(path, "xs.npy"), "--steps", 5, "--state",
                       os.path.join(path, "state"), "-o", os.path.join(path, "out"))
    expect(done.status == 0, str(done))
    for x in xs:
        state, _ = jax.jit(f)(state, x)
    same(spmdrun.load(os.path.join(path, "state")), state, "after five steps")
    same(spmdrun.load(os.path.join(path, "out")), state, "what -o left of them")


def main():
    command, _ = command_from_arguments()
    with command:
        for case in (reader, damaged, codecs, without_jax, results, saves, loop):
            case(command)
    return result()


sys.exit(main())
