"""formats_test.py COMMAND LAUNCHER GROUP...: what the command writes, other readers read, and the other way round.

Every type goes through the command unchanged: in from .npy or from what Python's zarr wrote, out as .npy and
as Zarr, read back by zarr and by tensorstore.
"""
import os
import shutil
import sys

import numpy as np
import tensorstore
import zarr

from support import command_from_arguments, expect, result

TYPES = {"i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "ui8": np.uint8,
         "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64, "f16": np.float16, "f32": np.float32,
         "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128,
         # Types that .npy does not have travel as unsigned integers.
         "bf16": np.uint16, "f8E4M3FN": np.uint8, "i4": np.uint8, "ui4": np.uint8}

PACKED = ("bf16", "f8E4M3FN", "i4", "ui4")

# Two rows on each of 4 devices.
PASS = """
module @same attributes {{mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<{rows}x3x{type}> {{sdy.sharding = #sdy.sharding<@mesh, [{{"i"}}, {{}}]>}}) -> (tensor<{rows}x3x{type}> {{sdy.sharding = #sdy.sharding<@mesh, [{{"i"}}, {{}}]>}}) {{
    return %arg0 : tensor<{rows}x3x{type}>
  }}
}}
"""


def values(kind, rows):
    generator = np.random.default_rng(rows)
    bits = generator.integers(0, 256, size=(rows, 3, np.dtype(kind).itemsize), dtype=np.uint8)
    if kind == np.bool_:
        return bits[..., 0] > 127
    if np.dtype(kind).kind in "fc":
        return (generator.standard_normal((rows, 3)) * 100).astype(kind)
    return bits.view(kind)[..., 0].copy()


def write_program(command, name, rows):
    path = command.path("same.mlir")
    with open(path, "w") as file:
        file.write(PASS.format(type=name, rows=rows))
    return path


def run(command, ranks, program, source, *options):
    out = command.path("out")
    shutil.rmtree(out, ignore_errors=True)
    done = command.run(ranks, program, source, "-o", out, *options)
    return out if expect(done.status == 0, f"{source}: {done}") else None


def pass_through(command, name, ranks):
    data = values(TYPES[name], 8)
    if name in ("i4", "ui4"):
        data &= 15
    source = command.path("x.npy")
    np.save(source, data)
    program = write_program(command, name, 8)
    out = run(command, ranks, program, source, "--gather")
    if out:
        got = np.load(os.path.join(out, "result0.npy"))
        if name == "i4":
            got = got & 15
        expect(got.dtype == data.dtype and got.tobytes() == data.tobytes(), f"{name}: .npy to .npy")
    out = run(command, ranks, program, source)
    if not out:
        return
    folder = os.path.join(out, "result0.zarr")
    array = zarr.open_array(folder, mode="r")
    expect(array.shape == (8, 3) and array.chunks == (2, 3), f"{name}: {array.shape}, chunks {array.chunks}")
    expect(np.asarray(array[:]).tobytes() == data.tobytes(), f"{name}: zarr reads what was written")
    expect(array.attrs.get("spmdrun_dtype") == (name if name in PACKED else None), f"{name}: {dict(array.attrs)}")
    store = tensorstore.open({"driver": "zarr3", "kvstore": {"driver": "file", "path": folder}}).result()
    expect(np.asarray(store.read().result()).tobytes() == data.tobytes(), f"{name}: tensorstore reads it too")
    done = command.run(ranks, program, folder, "--expect", folder)
    expect(done.status == 0, f"{name}: so does the command: {done}")


def from_python(command, version, ranks):
    """A Zarr array with chunks of its own that do not match the shards."""
    data = values(np.float32, 8)
    source = command.path(f"in{version}.zarr")
    shutil.rmtree(source, ignore_errors=True)
    array = zarr.create_array(source, shape=(8, 3), chunks=(3, 2), dtype="f4", zarr_format=version,
                              compressors=zarr.codecs.ZstdCodec() if version == 3 else None)
    array[:] = data
    program = write_program(command, "f32", 8)
    out = run(command, ranks, program, source, "--gather")
    if out:
        expect(np.array_equal(np.load(os.path.join(out, "result0.npy")), data), f"zarr {version} is read")
    done = command.run(ranks, program, source, "--expect", source)
    expect(done.status == 0, f"--expect reads zarr {version}: {done}")


def made(command, ranks):
    program = write_program(command, "f32", 8)
    for source, wanted in (("zeros", np.zeros((8, 3))), ("ones", np.ones((8, 3))),
                           ("iota", np.arange(24).reshape(8, 3))):
        out = run(command, ranks, program, source, "--gather")
        if out:
            got = np.load(os.path.join(out, "result0.npy"))
            expect(np.array_equal(got, wanted.astype(np.float32)), f"{source}: {got}")


def random_numbers(command):
    """The same numbers however many ranks make them; other seeds give others."""
    program = write_program(command, "f32", 8)
    seen = {}
    for source in ("normal:1", "normal:2", "uniform:1"):
        for ranks in (1, 2, 4):
            out = run(command, ranks, program, source, "--gather")
            if out:
                seen.setdefault(source, set()).add(np.load(os.path.join(out, "result0.npy")).tobytes())
        expect(len(seen.get(source, ())) == 1, f"{source} does not depend on the ranks")
    expect(len(set.union(*seen.values())) == 3, "seeds and kinds differ")


def integers(command):
    for name in TYPES:
        if np.dtype(TYPES[name]).kind in "biu" and name not in PACKED:
            pass_through(command, name, 2)


def floats(command):
    for name in TYPES:
        if np.dtype(TYPES[name]).kind in "fc" or name in PACKED:
            pass_through(command, name, 2)


def sources(command):
    for version in (2, 3):
        for ranks in (None, 2):
            from_python(command, version, ranks)
    made(command, 2)
    random_numbers(command)


GROUPS = {"integers": integers, "floats": floats, "sources": sources}


def main():
    command, groups = command_from_arguments()
    with command:
        for group in groups:
            GROUPS[group](command)
    return result()


sys.exit(main())
