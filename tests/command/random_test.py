"""random_test.py COMMAND LAUNCHER: stablehlo.rng draws numbers of the distribution that it names. Moments and counts
lie within five standard deviations of what theory says; every draw of a program is another."""
import sys

import numpy as np

from support import command_from_arguments, expect, result

N = 200_000


def draw(name, kind, low, high, dtype, count=N):
    shape = f"%s{name} = stablehlo.constant dense<{count}> : tensor<1xi64>"
    return (f"    {shape}\n    %l{name} = stablehlo.constant dense<{low}> : tensor<{dtype}>\n"
            f"    %h{name} = stablehlo.constant dense<{high}> : tensor<{dtype}>\n"
            f"    %{name} = stablehlo.rng %l{name}, %h{name}, %s{name}, distribution = {kind} : "
            f"(tensor<{dtype}>, tensor<{dtype}>, tensor<1xi64>) -> tensor<{count}x{dtype}>\n")


def module(body, values):
    types = ", ".join(t for _, t in values)
    return (f"module {{\n  func.func public @main() -> ({types}) {{\n{body}"
            f"    return {', '.join(v for v, _ in values)} : {types}\n  }}\n}}\n")


def run(command, text):
    program, out = command.path("random.mlir"), command.path("out")
    with open(program, "w") as file:
        file.write(text)
    outcome = command.run(None, program, "-o", out, "--gather")
    expect(outcome.status == 0, f"the program runs: {outcome}")
    return lambda index: np.load(f"{out}/result{index}.npy")


def near(value, expected, deviation, what):
    expect(abs(value - expected) < 5 * deviation, f"{what}: {value}, expected {expected} +- {deviation}")


def check_moments(x, mean, deviation, kurtosis, what):
    x = x.astype(np.float64)
    n = x.size
    near(x.mean(), mean, deviation / np.sqrt(n), f"mean of {what}")
    z = (x - mean) / deviation
    near((z * z).mean(), 1, np.sqrt((kurtosis - 1) / n), f"variance of {what}")
    near((z[:-1] * z[1:]).mean(), 0, 1 / np.sqrt(n), f"correlation of neighbours in {what}")
    near((z[: n // 2] * z[n - n // 2:]).mean(), 0, np.sqrt(2 / n), f"correlation of halves of {what}")


def distributions(command):
    cases = [("UNIFORM", -2.0, 3.0, t) for t in ("f16", "f32", "f64")]
    cases += [("NORMAL", 1.0, 2.0, t) for t in ("f16", "f32", "f64")]
    cases += [("UNIFORM", -3, 7, t) for t in ("i8", "i32", "i64")] + [("UNIFORM", 0, 10, t) for t in ("ui8", "ui64")]
    body = "".join(draw(f"r{i}", *case) for i, case in enumerate(cases))
    results = run(command, module(body, [(f"%r{i}", f"tensor<{N}x{c[3]}>") for i, c in enumerate(cases)]))
    for i, (kind, a, b, dtype) in enumerate(cases):
        x, what = results(i), f"{kind} {dtype}"
        if kind == "NORMAL":
            check_moments(x, a, b, 3, what)
            z = (x.astype(np.float64) - a) / b
            near((z ** 4).mean(), 3, np.sqrt(96 / N), f"kurtosis of {what}")
            near((np.abs(z) > 3).mean(), 0.0026998, np.sqrt(0.0026998 / N), f"tails of {what}")
        else:
            expect(((x >= a) & (x < b)).all(), f"{what} lies in [{a}, {b})")
            whole = "i" in dtype
            deviation = np.sqrt(((b - a) ** 2 - 1) / 12) if whole else (b - a) / np.sqrt(12)
            check_moments(x, (a + b - 1) / 2 if whole else (a + b) / 2, deviation, 1.8, what)
            if whole:
                cells = np.bincount(x.astype(np.int64) - a, minlength=10)
                near(((cells - N / 10) ** 2 / (N / 10)).sum(), 9, np.sqrt(18), f"chi squared of {what}")


def every_draw_is_another(command):
    """Two of a kind, one in each round of two loops, and one in a branch."""
    loop = f"""    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %none = stablehlo.constant dense<0.0> : tensor<4x9xf32>
    %w:2 = stablehlo.while(%i = %zero, %a = %none) : tensor<i32>, tensor<4x9xf32>
    cond {{
      %p = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }} do {{
      %even = stablehlo.and %i, %one : tensor<i32>
      %v = "stablehlo.case"(%even) ({{
{draw("x", "UNIFORM", 0.0, 1.0, "f32", 9)}      stablehlo.return %x : tensor<9xf32>
      }}, {{
{draw("y", "UNIFORM", 0.0, 1.0, "f32", 9)}      stablehlo.return %y : tensor<9xf32>
      }}) : (tensor<i32>) -> tensor<9xf32>
      %row = stablehlo.reshape %v : (tensor<9xf32>) -> tensor<1x9xf32>
      %n = stablehlo.dynamic_update_slice %a, %row, %i, %zero : (tensor<4x9xf32>, tensor<1x9xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %n : tensor<i32>, tensor<4x9xf32>
    }}
"""
    body = draw("b", "UNIFORM", 0.0, 1.0, "f32", 9) + loop + draw("c", "UNIFORM", 0.0, 1.0, "f32", 9)
    values = [("%b", "tensor<9xf32>"), ("%w#1", "tensor<4x9xf32>"), ("%c", "tensor<9xf32>")]
    results = run(command, module(body, values))
    drawn = np.concatenate([results(0), results(1).ravel(), results(2)])
    expect(len(set(drawn.tolist())) == 54, f"54 numbers are drawn, all different: {drawn}")
    again = run(command, module(body, values))
    expect(np.array_equal(drawn, np.concatenate([again(0), again(1).ravel(), again(2)])), "a second run draws the same")


def refused(command):
    body = f"""    %t = "stablehlo.while"(%s) ({{
    ^bb0(%a: tensor<f32>):
{draw("x", "UNIFORM", 0.0, 1.0, "f32", 1)}      %y = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
      %p = stablehlo.compare LT, %y, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }}, {{
    ^bb0(%a: tensor<f32>):
      stablehlo.return %a : tensor<f32>
    }}) : (tensor<f32>) -> tensor<f32>
"""
    program = command.path("refused.mlir")
    with open(program, "w") as file:
        file.write(module("    %s = stablehlo.constant dense<0.5> : tensor<f32>\n" + body, [("%t", "tensor<f32>")]))
    outcome = command.run(None, program)
    expect(outcome.status == 1 and "the condition of a loop" in outcome.err, f"a draw in a condition is refused: {outcome}")


def main():
    command, _ = command_from_arguments()
    with command:
        distributions(command)
        every_draw_is_another(command)
        refused(command)
    return result()


sys.exit(main())
