"""programs_test.py COMMAND LAUNCHER SIMULATED NAME...: programs that JAX printed give what JAX computes.

Each program on 1, 2 and 4 ranks, on 8 if it has the devices, and on 2 ranks that stand for 2 nodes: compared
shard by shard by --expect, and gathered and compared here by NumPy. The first start compiles, all others must
come from the cache: the executable does not depend on how devices are spread over ranks. Nor do what its
collectives cost, and any bit of its results. The print of an older JAX differs for the reader alone, so it runs
on one rank; that of before Shardy, with shardings of another form, also on 4. Each program gives the same bits
whether one device or every one computes what no sharding reaches, and gives what JAX computes on the simulated
GPU in the folder SIMULATED, too: on 1, 2 and 4 ranks, with the same bits.
"""
import json
import os
import sys

import numpy as np

from support import Program, command_from_arguments, expect, result


def as_numbers(array, dtype):
    """Types that .npy lacks travel as unsigned integers."""
    if dtype == "bfloat16":
        return (array.astype(np.uint32) << 16).view(np.float32)
    return array


def compare(program, index, path, first):
    """With what JAX gives, and bit for bit with the `first` run, where there was one."""
    if not expect(os.path.exists(path), f"{program.name}: {path} is there"):
        return
    dtype = program.meta["results"][index]
    got, wanted = np.load(path), np.load(program.expected[index])
    what = f"{program.name}: result {index}"
    expect(got.dtype == wanted.dtype and got.shape == wanted.shape,
           f"{what} is {got.dtype}{got.shape}, wanted {wanted.dtype}{wanted.shape}")
    if got.shape != wanted.shape:
        return
    equal = first.setdefault(index, got.tobytes()) == got.tobytes()
    expect(equal, f"{what} has the same bits on any number of ranks")
    got, wanted = as_numbers(got, dtype), as_numbers(wanted, dtype)
    if wanted.dtype.kind in "fc":
        tolerance = program.meta["tolerance"]
        expect(np.allclose(got, wanted, rtol=tolerance, atol=tolerance * program.scale(index), equal_nan=True),
               f"{what} differs by at most {np.nanmax(np.abs(got - wanted))}")
    else:
        expect(np.array_equal(got, wanted), f"{what} equals")


def run_once(command, program, text, ranks, cache, first, *extra):
    """What --stats says, or None after a failure. `first`: the bytes of results of the first run."""
    out, stats = command.path("out"), command.path("stats.json")
    done = command.run(ranks, text, *program.arguments, *program.expect_options(),
                       *program.tolerance_options(), "-o", out, "--gather", "--stats", stats, *extra)
    label = f"{os.path.basename(text)} of {program.name} on {ranks} ranks {' '.join(extra)}"
    if not expect(done.status == 0, f"{label}: {done}"):
        return None
    for i in range(len(program.expected)):
        compare(program, i, os.path.join(out, f"result{i}.npy"), first)
        os.remove(os.path.join(out, f"result{i}.npy"))
    expect(os.listdir(out) == [], f"{label}: nothing but results is in the folder")
    with open(stats) as file:
        found = json.load(file)
    expect(found["cache"] == cache, f"{label}: cache is {found['cache']}, wanted {cache}")
    expect(found["compiles"] == (1 if cache == "miss" else 0), f"{label}: {found['compiles']} compiles")
    expect(found["ranks"] == (ranks or 1), f"{label}: {found['ranks']} ranks")
    expect(len(found["results"]) == len(program.expected), f"{label}: results")
    return found


def run_on_nodes(command, program, text, bits):
    """What is sent between nodes may be something else, and the executable another; the bits are the same."""
    run_once(command, program, text, 2, "miss" if program.meta["devices"] > 1 else "directory", bits, "--node-is-rank")


def bits_of(command, program, ranks, text, *extra):
    """The bytes of each result."""
    out, found = command.path("bits"), []
    done = command.run(ranks, text, *program.arguments, "-o", out, "--gather", *extra)
    if not expect(done.status == 0 and "simulated GPU: " not in done.err, f"{program.name} on {ranks} ranks {extra}: {done}"):
        return None
    for i in range(len(program.expected)):
        path = os.path.join(out, f"result{i}.npy")
        with open(path, "rb") as file:
            found.append(file.read())
        os.remove(path)
    return found


def run_placements(command, program):
    """What the others make of the bits is compared with JAX by run_program."""
    every, one = (bits_of(command, program, ranks, program.prints()[0], "--placement", placement, "--no-cache")
                  for ranks, placement in ((None, "all"), (2, "one")))
    expect(every == one, f"{program.name}: one device makes of it what all make")


def run_on_gpus(command, program, simulated):
    """The first start compiles."""
    words = [*program.expect_options(), *program.tolerance_options(), "--device", "cuda", "--cuda-libraries", simulated]
    counts = (None, 2, 4) if program.meta["devices"] > 1 else (None,)
    bits = [bits_of(command, program, ranks, program.prints()[-1], *words) for ranks in counts]
    expect(all(found == bits[0] for found in bits), f"{program.name}: the same bits on GPUs of any number of ranks")


def run_program(command, program):
    name = program.name
    older, newest, before_shardy = (os.path.join(program.folder, f"program.{ending}") for ending in ("mlir", "jax012.mlir", "gspmd.mlir"))
    for text in program.prints():
        # Two prints may be the same program: each has a cache of its own, or the second one would be found.
        command.cache = command.path(f"cache-{name}-{program.prints().index(text)}")
        bits = {}
        first = run_once(command, program, text, None, "miss", bits)
        if not first or (text == older and newest in program.prints()):
            continue
        counts = [4]
        if text != before_shardy:
            counts = [2, 4, *([8] if program.meta["devices"] >= 8 else [])]
            run_on_nodes(command, program, text, bits)
        for ranks in counts:
            found = run_once(command, program, text, ranks, "directory", bits)
            for count in ("collectives", "collective_bytes"):
                expect(found is None or found[count] == first[count],
                       f"{name} on {ranks} ranks: {count} {found and found[count]}, at first {first[count]}")


def main():
    command, (simulated, *names) = command_from_arguments()
    with command:
        for program in map(Program, names):
            run_program(command, program)
            run_placements(command, program)
            run_on_gpus(command, program, simulated)
    return result()


sys.exit(main())
