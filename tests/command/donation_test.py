"""donation_test.py COMMAND LAUNCHER: a donated argument's memory becomes a result's where every read of it comes
first, and never where a later read would see the result. Values from NumPy."""
import os
import sys

import numpy as np

from support import command_from_arguments, expect, result

N = 1 << 16  # enough that a kernel is divided among threads
X = np.random.default_rng(5).normal(size=N).astype(np.float32)
Y = np.random.default_rng(6).normal(size=N).astype(np.float32)
T = f"tensor<{N}xf32>"


def module(arguments, results, body):
    return (f"module @donation attributes {{mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32}} {{\n"
            f"  func.func public @main({arguments}) -> ({results}) {{\n{body}  }}\n}}\n")


def alias(index):
    return f"{{tf.aliasing_output = {index} : i32}}"


REVERSED = np.ascontiguousarray(X[::-1])

# name: program, arguments, results, what the plan says of donations
CASES = {
    "element by element": (
        module(f"%a: {T} {alias(0)}", T,
               f"    %0 = stablehlo.add %a, %a : {T}\n    return %0 : {T}\n"),
        [X], [X + X], ["result0 takes the memory of arg0"]),
    "given back": (
        module(f"%a: {T} {alias(0)}", T, f"    return %a : {T}\n"),
        [X], [X], ["result0 takes the memory of arg0"]),
    "given back through a barrier": (
        module(f"%a: {T} {alias(0)}", T, f"    %0 = stablehlo.optimization_barrier %a : {T}\n    return %0 : {T}\n"),
        [X], [X], ["result0 takes the memory of arg0"]),
    "read in another order": (
        module(f"%a: {T} {alias(0)}", T,
               f"    %0 = stablehlo.reverse %a, dims = [0] : {T}\n    return %0 : {T}\n"),
        [X], [REVERSED], ["arg0 is given up"]),
    "read again by a later result": (
        module(f"%a: {T} {alias(0)}", f"{T}, {T}",
               f"    %0 = stablehlo.add %a, %a : {T}\n"
               f"    %1 = stablehlo.reverse %a, dims = [0] : {T}\n    return %0, %1 : {T}, {T}\n"),
        [X], [X + X, REVERSED], ["arg0 is given up"]),
    "read before by another result": (
        module(f"%a: {T} {alias(1)}", f"{T}, {T}",
               f"    %0 = stablehlo.reverse %a, dims = [0] : {T}\n"
               f"    %1 = stablehlo.add %a, %a : {T}\n    return %0, %1 : {T}, {T}\n"),
        [X], [REVERSED, X + X], ["result1 takes the memory of arg0"]),
    "exchanged": (
        module(f"%a: {T} {alias(0)}, %b: {T} {alias(1)}", f"{T}, {T}", f"    return %b, %a : {T}, {T}\n"),
        [X, Y], [Y, X], ["arg0 is given up", "result1 takes the memory of arg1"]),
    "updated": (
        module(f"%a: {T} {alias(0)}, %b: tensor<f32>", T,
               "    %c = stablehlo.constant dense<7> : tensor<i32>\n"
               "    %0 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1xf32>\n"
               f"    %1 = stablehlo.dynamic_update_slice %a, %0, %c : ({T}, tensor<1xf32>, tensor<i32>) -> {T}\n"
               f"    return %1 : {T}\n"),
        [X, np.float32(2)], [np.where(np.arange(N) == 7, np.float32(2), X)],
        ["result0 takes the memory of arg0"]),
    "carried by a loop": (
        module(f"%a: {T} {alias(0)}", T,
               "    %z = stablehlo.constant dense<0> : tensor<i32>\n"
               f"    %0:2 = stablehlo.while(%i = %z, %x = %a) : tensor<i32>, {T}\n"
               "    cond {\n"
               "      %n = stablehlo.constant dense<3> : tensor<i32>\n"
               "      %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
               "      stablehlo.return %1 : tensor<i1>\n"
               "    } do {\n"
               "      %o = stablehlo.constant dense<1> : tensor<i32>\n"
               "      %1 = stablehlo.add %i, %o : tensor<i32>\n"
               f"      %2 = stablehlo.add %x, %x : {T}\n"
               f"      stablehlo.return %1, %2 : tensor<i32>, {T}\n"
               "    }\n"
               f"    return %0#1 : {T}\n"),
        [X], [X * 8], ["result0 takes the memory of arg0"]),
    "read behind the loop that carries it": (
        module(f"%a: {T} {alias(0)}", f"{T}, {T}",
               "    %z = stablehlo.constant dense<0> : tensor<i32>\n"
               f"    %0:2 = stablehlo.while(%i = %z, %x = %a) : tensor<i32>, {T}\n"
               "    cond {\n"
               "      %n = stablehlo.constant dense<3> : tensor<i32>\n"
               "      %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
               "      stablehlo.return %1 : tensor<i1>\n"
               "    } do {\n"
               "      %o = stablehlo.constant dense<1> : tensor<i32>\n"
               "      %1 = stablehlo.add %i, %o : tensor<i32>\n"
               f"      %2 = stablehlo.add %x, %x : {T}\n"
               f"      stablehlo.return %1, %2 : tensor<i32>, {T}\n"
               "    }\n"
               f"    %3 = stablehlo.subtract %0#1, %a : {T}\n"
               f"    return %0#1, %3 : {T}, {T}\n"),
        [X], [X * 8, X * 8 - X], ["result1 takes the memory of arg0"]),
    "donor without a wish": (
        module(f"%a: {T} {{jax.buffer_donor = true}}, %b: tensor<f32> {{jax.buffer_donor = true}}",
               f"tensor<1xf32>, {T}",
               f"    %0 = stablehlo.slice %a [5:6] : ({T}) -> tensor<1xf32>\n"
               f"    %1 = stablehlo.add %a, %a : {T}\n    return %0, %1 : tensor<1xf32>, {T}\n"),
        [X, np.float32(0)], [X[5:6], X + X], ["result1 takes the memory of arg0", "arg1 is given up"]),
    "unused": (
        module(f"%a: {T} {alias(0)}, %b: {T}", T,
               f"    %0 = stablehlo.add %b, %b : {T}\n    return %0 : {T}\n"),
        [X, Y], [Y + Y], ["result0 takes the memory of arg0"]),
}


def donations(plan):
    lines = [line.strip() for line in plan.splitlines()]
    return sorted(line for line in lines if " takes the memory of " in line or " is given up" in line)


def run_case(command, name):
    text, arguments, expected, said = CASES[name]
    program = command.path("program.mlir")
    with open(program, "w") as file:
        file.write(text)
    paths = []
    for i, array in enumerate(arguments):
        paths.append(command.path(f"in{i}.npy"))
        np.save(paths[-1], array)
    plan = command.run(None, "show", "--stage", "plan", program)
    expect(donations(plan.out) == sorted(said), f"{name}: donations {said}: {plan}")
    for repeat in ("1", "3"):  # what was donated is there again for the next run
        out = command.path("out")
        done = command.run(None, program, *paths, "--repeat", repeat, "-o", out, "--gather")
        if expect(done.status == 0, f"{name}: {done}"):
            for i, want in enumerate(expected):
                got = np.load(os.path.join(out, f"result{i}.npy"))
                expect(np.array_equal(got, want), f"{name}: result {i}: {got} instead of {want}")


def main():
    command, _ = command_from_arguments()
    with command:
        for name in CASES:
            run_case(command, name)
    return result()


sys.exit(main())
