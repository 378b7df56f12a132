"""check_test.py COMMAND LAUNCHER: self-checking modules pass, fail and are refused as they should be."""
import os
import sys

from support import command_from_arguments, expect, result

# As StableHLO's own test data is written: @main calls @inputs and @expected and compares by a custom call.
TESTDATA = """
module @add {
  func.func public @main() -> (tensor<3xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0:2 = call @inputs() : () -> (tensor<3xf32>, tensor<3xf32>)
    %1 = call @expected() : () -> tensor<3xf32>
    %2 = stablehlo.add %0#0, %0#1 : tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%2, %1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return %2 : tensor<3xf32>
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 0x7FC00000]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
    return %cst, %cst_0 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %cst = stablehlo.constant dense<[1.100000e+01, LAST, 0x7FC00001]> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
}
"""
# 22 is 0x41B00000: three units in the last place are allowed, four are not.
NEAR, FAR = TESTDATA.replace("LAST", "0x41B00003"), TESTDATA.replace("LAST", "0x41B00004")


def body(lines):
    return "func.func @main() {\n" + "\n".join(lines) + "\nfunc.return\n}\n"


EQUAL = body(["%0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>", "%1 = stablehlo.add %0, %0 : tensor<2xi32>",
              "check.expect_eq_const %1, dense<[2, 4]> : tensor<2xi32>"])
UNEQUAL = EQUAL.replace("[2, 4]", "[2, 5]")
ALMOST = body(["%0 = stablehlo.constant dense<1.0> : tensor<f64>", "%1 = stablehlo.constant dense<1.00009> : tensor<f64>",
               "check.expect_almost_eq %0, %1 : tensor<f64>"])
NOT_ALMOST = ALMOST.replace("1.00009", "1.0002")
# What is allowed where nothing is said differs between ops and custom calls; what is said holds for both.
NUMBERS = {"NEAR": "1.0009", "FAR": "1.0011", "INFINITY": "0x7FF0000000000000", "ONE": "0x3FF0000000000001", "TWO": "0x3FF0000000000002"}


def compared(number, check):
    return body(["%0 = stablehlo.constant dense<1.0> : tensor<f64>",
                 f"%1 = stablehlo.constant dense<{NUMBERS[number]}> : tensor<f64>", check])


def called(check, attributes=""):
    return f"stablehlo.custom_call @check.{check}(%0, %1) {{has_side_effect = true{attributes}}} : (tensor<f64>, tensor<f64>) -> ()"


CLOSE_OP = '"check.expect_close"(%0, %1) {ULPS} : (tensor<f64>, tensor<f64>) -> ()'
ALLOWED = [compared("NEAR", called("expect_almost_eq")), compared("TWO", called("expect_close")),
           compared("TWO", CLOSE_OP.replace("ULPS", "max_ulp_difference = 2 : ui64"))]
ALLOWED.append(compared("INFINITY", CLOSE_OP.replace(
    "ULPS", "max_ulp_difference = 18446744073709551615 : ui64, min_ulp_difference = 18446744073709551615 : ui64")))
ALLOWED.append(compared("FAR", 'check.expect_close %0, %1, max_ulp_difference = 18446744073709551615 : tensor<f64>, tensor<f64>'))
# The real parts are one value apart, the imaginary parts none.
PARTS = body(["%0 = stablehlo.constant dense<(1.0, 1.0)> : tensor<complex<f64>>",
              "%1 = stablehlo.constant dense<(0x3FF0000000000001, 1.0)> : tensor<complex<f64>>",
              "check.expect_close %0, %1, max_ulp_difference = 1, min_ulp_difference = 1 : tensor<complex<f64>>, tensor<complex<f64>>"])
ALLOWED.append(PARTS)
REFUSED = [compared("FAR", called("expect_almost_eq")), compared("NEAR", "check.expect_almost_eq %0, %1 : tensor<f64>"),
           compared("TWO", called("expect_close", ", max_ulp_difference = 1 : i64")),
           compared("TWO", CLOSE_OP.replace("ULPS", "max_ulp_difference = 1 : ui64")),
           PARTS.replace("max_ulp_difference = 1", "max_ulp_difference = 0").replace("min_ulp_difference = 1", "min_ulp_difference = 0"),
           compared("ONE", CLOSE_OP.replace("ULPS", "max_ulp_difference = 4 : ui64, min_ulp_difference = 2 : ui64"))]
NOTHING = body(["%0 = stablehlo.constant dense<1.0> : tensor<f64>"])
BROKEN = "func.func @main() { %0 = stablehlo.nonsense }\n"
# What is compared may lie in parts: each device doubles its own element.
SHARDED = """module @sharded attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main() {
    %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %0 = sdy.manual_computation(%c) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%arg0: tensor<1xi32>) {
      %1 = stablehlo.add %arg0, %arg0 : tensor<1xi32>
      sdy.return %1 : tensor<1xi32>
    } : (tensor<4xi32>) -> tensor<4xi32>
    check.expect_eq_const %0, dense<[2, 4, 6, LAST]> : tensor<4xi32>
    return
  }
}
"""
# Values of different sizes are no pair; a result that is named like a check is none.
UNLIKE = body(["%0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>", "%1 = stablehlo.constant dense<1> : tensor<i32>",
               "stablehlo.custom_call @check.expect_eq(%0, %1) {has_side_effect = true} : (tensor<2xi32>, tensor<i32>) -> ()"])
NAMED = """func.func @main() -> (tensor<64xi32> {jax.result_info = "check.expect_eq tolerance=1 ulps=0..1 line 3 got"}) {
%0 = stablehlo.constant dense<1> : tensor<64xi32>
%1 = stablehlo.constant dense<1> : tensor<i32>
check.expect_eq %1, %1 : tensor<i32>
func.return %0 : tensor<64xi32>
}
"""
# More checks than an entry of the cache has room to name.
MANY = body([f"%{i} = stablehlo.constant dense<{i}> : tensor<i32>\ncheck.expect_eq %{i}, %{i} : tensor<i32>"
             for i in range(600)])

SPLIT = "// -----\n"


def main():
    command, _ = command_from_arguments()
    with command:
        def run(ranks, *texts):
            paths = []
            for i, text in enumerate(texts):
                paths.append(command.path(f"module{i}.mlir"))
                with open(paths[-1], "w") as file:
                    file.write(text)
            return command.run(ranks, "check", *paths)

        for ranks in (None, 2):
            done = run(ranks, NEAR, EQUAL + SPLIT + ALMOST)
            expect(done.status == 0 and done.out == "3 passed, 0 failed\n", f"all pass: {done}")
            done = run(ranks, FAR, EQUAL + SPLIT + UNEQUAL + SPLIT + NOT_ALMOST + SPLIT + NOTHING + SPLIT + BROKEN)
            lines = done.out.splitlines()
            expect(done.status == 1 and lines[-1] == "1 passed, 5 failed", f"five fail: {done}")
            expect(len(lines) == 6, f"a line for each that fails: {done}")
            expect("expect_close" in lines[0] and "22" in lines[0], lines[0])
            # The fourth line of the second module, behind the six of the first and the separator.
            expect("module1.mlir:11: check.expect_eq: element 1 of 2 is 4, expected 5" in lines[1], lines[1])
            expect("nonsense" in lines[4], lines[4])
            done = run(ranks, SHARDED.replace("LAST", "8"), SHARDED.replace("LAST", "9"), UNLIKE, NAMED)
            lines = done.out.splitlines()
            expect(done.status == 1 and lines[-1] == "2 passed, 2 failed" and len(lines) == 3, f"{done}")
            expect("element 3 of 4 is 8, expected 9" in lines[0], lines[0])
            expect("tensor<2xi32> with tensor<i32>" in lines[1], lines[1])
        done = run(None, EQUAL + "\0\n" + SPLIT + UNEQUAL)
        expect(done.status == 1 and done.out.endswith("0 passed, 2 failed\n"), f"a NUL ends nothing: {done}")
        done = run(None, EQUAL + "// // -----\n" + UNEQUAL)  # as triangular_solve.mlir of StableHLO has it
        expect(done.out.endswith("1 passed, 1 failed\n") and "module0.mlir:11: check" in done.out,
               f"a separator is one wherever it stands: {done}")
        done = run(None, *ALLOWED, *REFUSED)
        expect(done.out.endswith("6 passed, 6 failed\n"), f"what is allowed by default: {done}")
        for i in range(len(ALLOWED)):
            expect(f"module{i}.mlir" not in done.out, f"allowed, and failed: {done}")
        # A tolerance is no part of the program: the second finds the first's entry, and decides otherwise.
        done = run(None, ALMOST, ALMOST.replace("%0, %1", "%0, %1 {tolerance = 1.0e-6 : f64}"))
        expect(done.status == 1 and done.out.endswith("1 passed, 1 failed\n"), f"{done}")
        entries = set(os.listdir(command.cache))
        done = run(None, MANY)
        expect(done.status == 0 and len(os.listdir(command.cache)) == len(entries) + 1, f"many checks are kept: {done}")
        done = command.run(None, "check", command.path("none.mlir"))
        expect(done.status == 2 and len(done.own_lines()) == 1, f"no such file: {done}")
    return result()


sys.exit(main())
