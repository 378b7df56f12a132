"""precision_test.py COMMAND LAUNCHER SIMULATED: --matmul-precision and what a program asks for at a product, on the simulated
GPU in the folder SIMULATED. The factor has one bit more than TF32, so that a product shows how it was multiplied.
Then, of products of elements of 8 bits, which ones a library computes."""
import itertools
import json
import sys

import numpy as np

from support import command_from_arguments, expect, result

MATRIX = "tensor<32x32xf32>"


def algorithm(kind, steps):
    return (f", algorithm = <lhs_precision_type = {kind}, rhs_precision_type = {kind}, accumulation_type = f32, "
            f"lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = {steps}, allow_imprecise_accumulation = false>")


def general(words):
    return f"stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]{words} : ({MATRIX}, {MATRIX}) -> {MATRIX}"


def precise(word):
    return f", precision = [{word}, DEFAULT]"


def ragged(word):
    return (f'"chlo.ragged_dot"(%a, %g, %n) <{{precision_config = [#stablehlo<precision {word}>, #stablehlo<precision {word}>], ragged_dot_dimension_numbers = '
            "#chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : "
            f"({MATRIX}, tensor<1x32x32xf32>, tensor<1xi32>) -> {MATRIX}")


# Types and sizes m, n, k of a product, and how GPUs before and after 8.9 write it in a plan.
BYTES = (
    ("i8", "i8", "i32", (16, 20, 24), "gemm i8 in i32 to i32", "gemm i8 in i32 to i32"), ("i8", "i8", "i32", (16, 20, 22), None, None),
    ("i8", "i8", "i32", (18, 20, 24), None, None), ("i8", "i8", "i32", (16, 22, 24), None, None), ("i8", "i8", "i32", (4, 4, 4), None, None),
    ("i8", "i8", "i8", (16, 16, 32), None, None), ("ui8", "ui8", "i32", (16, 16, 32), None, None), ("i8", "i8", "f32", (16, 16, 32), None, None),
    ("f8E4M3FN", "f8E4M3FN", "f32", (16, 16, 32), None, "gemm f8E4M3FN in f32 to f32"),
    ("f8E4M3FN", "f8E5M2", "f16", (16, 16, 32), None, "gemm f8E4M3FN by f8E5M2 in f32 to f16"),
    ("f8E5M2", "f8E4M3FN", "bf16", (16, 16, 32), None, "gemm f8E5M2 by f8E4M3FN in f32 to bf16"),
    ("f8E5M2", "f8E5M2", "f32", (16, 16, 32), None, None), ("f8E4M3FN", "f8E4M3FN", "f64", (16, 16, 32), None, None),
    ("f8E4M3FN", "f8E4M3FN", "f32", (24, 16, 32), None, None), ("f8E4M3", "f8E4M3", "f32", (16, 16, 32), None, None),
)


def check_bytes(command):
    path = command.path("bytes.mlir")
    arguments, results, lines = [], [], []
    for i, (a, b, result_type, (m, n, k), *_) in enumerate(BYTES):
        types = f"tensor<{m}x{k}x{a}>", f"tensor<{k}x{n}x{b}>", f"tensor<{m}x{n}x{result_type}>"
        arguments += f"%a{i}: {types[0]}", f"%b{i}: {types[1]}"
        results.append(types[2])
        lines.append(f"  %{i} = stablehlo.dot_general %a{i}, %b{i}, contracting_dims = [1] x [0] : ({types[0]}, {types[1]}) -> {types[2]}\n")
    with open(path, "w") as file:
        file.write(f"func.func @main({', '.join(arguments)}) -> ({', '.join(results)}) {{\n{''.join(lines)}"
                   f"  return {', '.join(f'%{i}' for i in range(len(BYTES)))} : {', '.join(results)}\n}}\n")
    for gpu, column in (("sm_80", 4), ("sm_90", 5)):
        plan = command.run(None, "show", path, "--stage", "plan", "--gpu", gpu).out
        for i, row in enumerate(BYTES):
            found = [line for line in plan.splitlines() if " gemm " in line and f"bytes.mlir:{i + 2}:" in line]
            expect((row[column] + " " in found[0]) if row[column] and found else not (row[column] or found), f"{row} on {gpu}: {found}\n{plan}")


# The op, and whether it is multiplied by TF32 without the option and with it.
PRODUCTS = (
    (general(""), False, True), (general(precise("DEFAULT")), False, True), (general(precise("HIGH")), False, True),
    (general(precise("HIGHEST")), False, False), (general(algorithm("tf32", 1)), True, True),
    (general(algorithm("bf16", 1)), True, True), (general(algorithm("tf32", 3)), False, False),
    (general(algorithm("bf16", 6)), False, False), (general(algorithm("f32", 1)), False, False),
    (f"stablehlo.dot %a, %b{precise('DEFAULT')} : ({MATRIX}, {MATRIX}) -> {MATRIX}", False, True),
    (f"stablehlo.dot %a, %b{precise('HIGHEST')} : ({MATRIX}, {MATRIX}) -> {MATRIX}", False, False),
    (ragged("DEFAULT"), False, True), (ragged("HIGHEST"), False, False),
)


CHECK = """func.func @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%0, %0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  return
}
"""


def text():
    ops = "\n".join(f"  %{i} = {op}\n  %e{i} = stablehlo.slice %{i} [0:1, 0:1] : ({MATRIX}) -> tensor<1x1xf32>" for i, (op, *_) in enumerate(PRODUCTS))
    parts = ", ".join(f"%e{i}" for i in range(len(PRODUCTS)))
    return f"""func.func @main(%a: {MATRIX}, %b: {MATRIX}) -> tensor<1x{len(PRODUCTS)}xf32> {{
  %g = stablehlo.reshape %b : ({MATRIX}) -> tensor<1x32x32xf32>
  %n = stablehlo.constant dense<32> : tensor<1xi32>
{ops}
  %r = stablehlo.concatenate {parts}, dim = 1 : ({', '.join(['tensor<1x1xf32>'] * len(PRODUCTS))}) -> tensor<1x{len(PRODUCTS)}xf32>
  return %r : tensor<1x{len(PRODUCTS)}xf32>
}}
"""


def main():
    command, (simulated,) = command_from_arguments()
    with command:
        check_bytes(command)
        program, a, b, expected, stats = map(command.path, ("products.mlir", "a.npy", "b.npy", "expected.npy", "stats.json"))
        with open(program, "w") as file:
            file.write(text())
        long = np.float32(1 + 2.0 ** -11)
        np.save(a, np.full((32, 32), long))
        np.save(b, np.eye(32, dtype=np.float32))

        def origin(*words):
            done = command.run(None, program, a, b, "--expect", expected, "--rtol", "0", "--atol", "0", "--stats", stats, *words)
            if not expect(done.status == 0 and "simulated GPU: " not in done.err, f"{words}: {done}"):
                return None
            with open(stats) as file:
                return json.load(file)["cache"], "CPUs multiply f32 as f32" in done.err

        gpu = ("--device", "cuda", "--cuda-libraries", simulated)
        # A GPU has a program of its own for each precision; a CPU has one, and says so.
        for with_option, again in itertools.product((False, True), (False, True)):
            words = ("--matmul-precision", "tf32") if with_option else ("--matmul-precision", "f32") if again else ()
            short = [row[1 + with_option] for row in PRODUCTS]
            np.save(expected, np.where(short, np.float32(1), long).astype(np.float32).reshape(1, -1))
            found = origin(*gpu, *words)
            expect(found == ("directory" if again else "miss", False), f"{words} on a GPU: {found}")
        np.save(expected, np.full((1, len(PRODUCTS)), long))
        found = [origin(), origin("--matmul-precision", "tf32")]
        expect(found == [("miss", False), ("directory", True)], f"on a CPU: {found}")
        checks = command.path("checks.mlir")
        with open(checks, "w") as file:
            file.write("// -----\n".join([CHECK] * 2))
        done = command.run(None, "check", checks, "--matmul-precision", "tf32")
        expect(done.status == 0 and done.err.count("CPUs multiply f32 as f32") == 1, f"told once: {done}")
        done = command.run(None, program, a, b, "--matmul-precision", "tf16")
        expect(done.status == 2 and 'matmul-precision: expected f32 or tf32, not "tf16"' in done.err, str(done))
        plans = [command.run(None, "show", program, "--stage", "plan", "--gpu", "sm_90", *words).out for words in ((), ("--matmul-precision", "tf32"))]
        counts = [plan.count("gemm tf32 in f32 to f32") for plan in plans]
        # The first two are one product: DEFAULT is what an op without a precision has.
        expect(counts == [sum(row[i] for row in PRODUCTS[1:]) for i in (1, 2)], f"plans have {counts} products by TF32:\n{plans}")
    return result()


sys.exit(main())
