"""nans_test.py COMMAND LAUNCHER SIMULATED: --check-nans names the op that made the first NaN, where and when it did.

The programs of nans/ are as JAX prints them. The line that the message names is the one of make.py that says so.
"""
import json
import os
import re
import sys

import ml_dtypes
import numpy as np

from support import HERE, command_from_arguments, expect, result

FOLDER = os.path.join(HERE, "nans")
with open(os.path.join(FOLDER, "make.py")) as source:
    LINES = source.read().splitlines()
GOOD = np.arange(1, 9, dtype=np.float32)

# The types that .npy has no name for, and what they are in ml_dtypes. f4 and f6 have no NaN.
TYPES = {"f8E3M4": ml_dtypes.float8_e3m4, "f8E4M3": ml_dtypes.float8_e4m3, "f8E4M3FN": ml_dtypes.float8_e4m3fn,
         "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz, "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
         "f8E5M2": ml_dtypes.float8_e5m2, "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
         "f8E8M0FNU": ml_dtypes.float8_e8m0fnu, "f4E2M1FN": ml_dtypes.float4_e2m1fn, "bf16": ml_dtypes.bfloat16,
         "f16": np.float16, "f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64}


def line_of(name):
    """file:line of the line of make.py that ends in a comment with the name."""
    return f"make.py:{next(i for i, line in enumerate(LINES, 1) if line.endswith('# ' + name))}"


def write(command, name, array):
    path = command.path(name + ".npy")
    np.save(path, array)
    return path


def run(command, ranks, program, argument, *words):
    return command.run(ranks if ranks > 1 else None, os.path.join(FOLDER, program + ".mlir"), argument, "--check-nans", *words)


def with_numbers(numbers):
    """GOOD with {index: number}."""
    array = GOOD.copy()
    for index, number in numbers.items():
        array[index] = number
    return array


def check_named(command, ranks, name, argument, op, *parts):
    """The run fails with one sentence, of the line of make.py, that has all parts."""
    done = run(command, ranks, name, argument)
    sentences = done.own_lines()
    label = f"{name} on {ranks} ranks"
    if expect(done.status == 1 and len(sentences) == 1, f"{label} fails with one sentence: {done}"):
        expect(f"(from {line_of(name)}:" in sentences[0], f"{label} names {line_of(name)}: {sentences[0]}")
        for part in (f"stablehlo.{op} made the first NaN", *parts):
            expect(part in sentences[0], f"{label} says \"{part}\": {sentences[0]}")


def check_places(command, ranks):
    """Of 4 devices, each rank has the same number."""
    each = 4 // ranks
    check_named(command, ranks, "on_one_device", write(command, "log", with_numbers({4: -1})), "log tensor<2xf32>",
                f": 1 element on device 2 of rank {2 // each}; result 0 (result) has NaN")
    check_named(command, ranks, "on_one_device", write(command, "logs", with_numbers({4: -1, 6: -1, 7: -2})),
                "log tensor<2xf32>", f": 1 element on device 2 of rank {2 // each}")
    infinities = with_numbers({1: np.inf, 5: -np.inf})
    check_named(command, ranks, "in_all_reduce", write(command, "infinities", infinities), "all_reduce tensor<2xf32>",
                ": 1 element on device 0 of rank 0")
    argument = write(command, "nan", with_numbers({3: np.nan}))
    done = run(command, ranks, "in_all_reduce", argument)
    expect(done.status == 1 and re.search(r"mlir: argument 0, tensor<8xf32>, has NaN: 1 element on device 1 of rank "
                                          f"{1 // each};", done.err), f"a NaN in an argument: {done}")
    done = run(command, ranks, "in_all_reduce", write(command, "one", with_numbers({1: np.inf})))
    expect(done.status == 0, f"an infinity is no NaN: {done}")


def check_loops(command, ranks):
    # 5.5 - 1 ... : the floor of the carry is 0 after 5 steps.
    check_named(command, ranks, "in_scan", "5.5", "divide tensor<f32>", ": 1 element on device 0 of rank 0, in "
                "iteration 4 of the loop at in_scan.mlir:", "counted from 0; result 1 (result[1]) has NaN")
    done = run(command, ranks, "in_scan", "7.5")
    expect(done.status == 0, f"5 steps without a NaN: {done}")
    # sqrt(4 - 2 i - j) is NaN first at i = 2, j = 1.
    place = r"loop at in_while.mlir:\d+:\d+ \(from make.py:\d+:\d+\)"
    done = run(command, ranks, "in_while", "0")
    expect(re.search(f"in iteration 2 of the {place}, then iteration 1 of the {place}, counted from 0; ", done.err),
           f"both loops: {done}")
    check_named(command, ranks, "in_while", "0", "sqrt tensor<f32>")


def check_masked(command, ranks):
    """NaN that reach no result are told at info only."""
    argument = write(command, "negative", with_numbers({2: -1, 5: -3}))
    done = run(command, ranks, "masked", argument)
    expect(done.status == 0 and "NaN" not in done.err, f"a masked NaN succeeds without a word: {done}")
    done = run(command, ranks, "masked", argument, "--log", "executor=info")
    lines = [line for line in done.err.splitlines() if "NaN" in line]
    expect(done.status == 0 and len(lines) == 1 and line_of("masked") in lines[0] and "2 elements" in lines[0]
           and lines[0].endswith("; no result has NaN") and "stablehlo.log tensor<8xf32>" in lines[0],
           f"the log names the log: {done}")
    check_named(command, ranks, "picked", argument, "select tensor<8xf32>", ": 2 elements on device 0 of rank 0")
    check_named(command, ranks, "through_cond", write(command, "sum", with_numbers({0: -1})), "sqrt tensor<8xf32>")


def check_uneven(command, ranks):
    """10 numbers on 4 devices: the zeros of the padding make NaN, which is not told; those of the array are."""
    good = np.arange(1, 11, dtype=np.float32) / 7
    plain, checked = command.path(f"plain{ranks}"), command.path(f"checked{ranks}")
    argument = write(command, "tenth", good)
    done = command.run(None, os.path.join(FOLDER, "uneven.mlir"), argument, "-o", plain, "--gather")
    expect(done.status == 0, f"uneven: {done}")
    done = run(command, ranks, "uneven", argument, "-o", checked, "--gather", "--log", "executor=info")
    expect(done.status == 0 and "NaN" not in done.err, f"no NaN on padding: {done}")
    y = good.astype(np.float64) * np.log(good.astype(np.float64))
    for i, wanted in [(0, y.sum()), (1, y.max()), (4, np.sort(y)[::-1] / np.arange(1, 11))]:
        got = np.load(os.path.join(checked, f"result{i}.npy"))
        expect(np.allclose(got, wanted, rtol=1e-5, atol=1e-6), f"result {i} is {got}, wanted {wanted}")
    for i in range(5):
        names = [os.path.join(folder, f"result{i}.npy") for folder in (plain, checked)]
        expect(np.allclose(*map(np.load, names), rtol=1e-6, atol=1e-7), f"result {i} is that of a run without")
    for index, device in [(0, 0), (9, 3)]: # the last element, beside the padding
        zero = good.copy()
        zero[index] = 0
        check_named(command, ranks, "uneven", write(command, "zero", zero), "multiply tensor<10xf32>",
                    f": 1 element on device {device} of rank {device * ranks // 4};")


def check_types(command):
    """Of each type, as many numbers are NaN as ml_dtypes says: here all numbers of 16 bits or less."""
    for name, dtype in TYPES.items():
        bits = np.dtype(dtype).itemsize * 8
        if name == "f4E2M1FN":
            numbers = np.arange(16, dtype=np.uint8)
        elif bits <= 16:
            numbers = np.arange(1 << bits, dtype=f"u{bits // 8}")
        else:
            words = np.random.default_rng(0).integers(0, 256, (1 << 12) * bits // 8, dtype=np.uint8)
            numbers = words.view(dtype)
            numbers[::3] = np.nan
            numbers[1] = np.inf
        values = numbers.view(dtype) if name != "f4E2M1FN" else numbers.astype(dtype)
        wanted = int(np.isnan(values.astype(dtype if dtype in (np.complex64, np.float64) else np.float32)).sum())
        stored = values if name in ("f16", "f32", "f64", "complex<f32>") else numbers
        program = command.path("type.mlir")
        with open(program, "w") as file:
            file.write(f"func.func @main(%x: tensor<{len(numbers)}x{name}>) -> tensor<{len(numbers)}x{name}> "
                       f"{{\n  return %x : tensor<{len(numbers)}x{name}>\n}}\n")
        done = command.run(None, program, write(command, "numbers", stored), "--check-nans")
        if wanted == 0:
            expect(done.status == 0, f"{name} has no NaN: {done}")
        else:
            expect(done.status == 1 and f"has NaN: {wanted} element" in done.err, f"{name} has {wanted}: {done}")


def check_constant(command):
    """A NaN that the program states is made by no op, and folding constants hides none."""
    program = command.path("constant.mlir")
    with open(program, "w") as file:
        file.write("func.func @main(%x: tensor<2xf32>) -> tensor<3xf32> {\n"
                   "  %n = stablehlo.constant dense<0x7FC00000> : tensor<f32>\n"
                   "  %m = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<3xf32>\n"
                   "  return %m : tensor<3xf32>\n}\n")
    done = command.run(None, program, "ones", "--check-nans")
    expect(done.status == 1 and "result 0 (result0) has NaN that no op made: it comes from a constant" in done.err,
           f"a constant: {done}")
    with open(program, "w") as file:
        file.write("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                   "  %z = stablehlo.constant dense<0.0> : tensor<2xf32>\n"
                   "  %n = stablehlo.divide %z, %z : tensor<2xf32>\n"
                   "  %y = stablehlo.add %x, %n : tensor<2xf32>\n"
                   "  return %y : tensor<2xf32>\n}\n")
    done = command.run(None, program, "ones", "--check-nans")
    expect(done.status == 1 and "constant.mlir:3:8: stablehlo.divide tensor<2xf32> made the first NaN: 2 elements"
           in done.err, f"0 / 0 of constants: {done}")
    with open(program, "w") as file:
        file.write("func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {\n"
                   "  %y = stablehlo.log %x : tensor<4xcomplex<f32>>\n"
                   "  %z = stablehlo.subtract %y, %y : tensor<4xcomplex<f32>>\n"
                   "  return %z : tensor<4xcomplex<f32>>\n}\n")
    done = command.run(None, program, write(command, "complex", np.array([1, 0, 2j, 0], np.complex64)), "--check-nans")
    expect(done.status == 1 and "stablehlo.subtract tensor<4xcomplex<f32>> made the first NaN: 2 elements" in done.err,
           f"complex numbers: {done}")


def check_libraries(command):
    """A library call whose result is NaN, and what picks it."""
    bad = write(command, "indefinite", np.array([1, 2, 2, 1], np.float32))
    done = run(command, 1, "of_matrix", bad)
    expect(done.status == 1 and re.search(r"stablehlo\.(select|custom_call @lapack_spotrf_ffi) tensor<2x2xf32> made",
                                          done.err), f"an indefinite matrix: {done}")
    done = run(command, 1, "of_matrix", write(command, "definite", np.array([2, 1, 1, 2], np.float32)))
    expect(done.status == 0, f"a definite matrix: {done}")


def check_cache(command):
    """The executable with watches is another one; one without has none of their steps."""
    program, stats = os.path.join(FOLDER, "masked.mlir"), command.path("stats.json")
    found = []
    command.cache = command.path("another-cache")
    for words in [(), ("--check-nans",), (), ("--check-nans",), ("--check-nans", "--repeat", "2")]:
        done = command.run(None, program, write(command, "good", GOOD), "--stats", stats, *words)
        expect(done.status == 0, f"{words}: {done}")
        with open(stats) as file:
            found.append(json.load(file)["cache"])
    expect(found == ["miss", "miss", "directory", "directory", "directory"], f"from the cache: {found}")
    done = command.run(None, program, write(command, "bad", -GOOD), env={"SPMDRUN_CHECK_NANS": "1"})
    expect(done.status == 0, f"by the environment: {done}")
    done = command.run(None, "devices", "--check-nans")
    expect(done.status == 2 and "--check-nans does not belong to spmdrun devices" in done.err, f"devices: {done}")


def check_loop(command):
    """A step of a loop: 3.5, 2.5, ... is negative in step 4, and the state of the step before is not lost."""
    program = command.path("steps.mlir")
    with open(program, "w") as file:
        file.write("func.func @main(%x: tensor<f32> {jax.buffer_donor = true}) -> (tensor<f32>, tensor<f32>) {\n"
                   "  %1 = stablehlo.constant dense<1.0> : tensor<f32>\n"
                   "  %y = stablehlo.log %x : tensor<f32>\n"
                   "  %z = stablehlo.subtract %x, %1 : tensor<f32>\n"
                   "  return %z, %y : tensor<f32>, tensor<f32>\n}\n")
    words = ("loop", program, "3.5", "--state", command.path("state"), "--save-every", "2", "--check-nans")
    done = command.run(2, *words, "--steps", "4")
    expect(done.status == 0, f"4 steps: {done}")
    done = command.run(2, *words, "--steps", "9")
    expect(done.status == 1 and "step 4: steps.mlir:3:8: stablehlo.log tensor<f32> made the first NaN: 1 element on "
           "device 0 of rank 0; result 1 (result1) has NaN" in done.err, f"the fifth step: {done}")


def check_gpu(command, simulated):
    done = command.run(None, os.path.join(FOLDER, "masked.mlir"), "ones", "--check-nans", "--device", "cuda",
                       "--cuda-libraries", simulated)
    expect(done.status == 1 and "--check-nans is for CPU devices" in done.err, f"GPUs refuse: {done}")


def main():
    command, (simulated,) = command_from_arguments()
    with command:
        for ranks in (1, 2, 4):
            check_places(command, ranks)
            check_uneven(command, ranks)
        check_loops(command, 1)
        check_masked(command, 2)
        check_types(command)
        check_constant(command)
        check_libraries(command)
        check_cache(command)
        check_loop(command)
        check_gpu(command, simulated)
    return result()


if __name__ == "__main__":
    sys.exit(main())
