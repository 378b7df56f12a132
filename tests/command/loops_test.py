"""loops_test.py COMMAND LAUNCHER: loops that count in any integer type, by any step, up or down, run as often as Python's.

Each of 4 devices has bounds of its own. Starts and steps are constants, from which LLVM works out how often a loop runs.
"""
import os
import random
import sys

import numpy as np

from support import command_from_arguments, expect, result

DEVICES, LOOPS, MOST_TRIPS = 4, 16, 300
TYPES = {f"{sign}i{bits}": (bits, sign == "") for bits in (8, 16, 32, 64) for sign in ("", "u")}
HOLDS = {"LT": int.__lt__, "LE": int.__le__, "GT": int.__gt__, "GE": int.__ge__, "NE": int.__ne__}


def wrapped(number, bits, signed):
    number %= 1 << bits
    return number - (1 << bits) if signed and number >> bits - 1 else number


def run_in_python(direction, start, step, bound, bits, signed):
    """The last value and how many came before it, or None for a loop that is too long to be tested."""
    i, trips = start, 0
    while HOLDS[direction](i, bound):
        i, trips = wrapped(i + step, bits, signed), trips + 1
        if trips > MOST_TRIPS:
            return None
    return i, trips


def random_loop(draw, bits, signed):
    """A direction, a start and a step, for each device a bound, and what comes of it there."""
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    while True:
        direction = draw.choice(list(HOLDS))
        step = draw.choice([1, 2, 3, 5, 7, 10, 100, draw.randint(1, high)]) * (-1 if signed and draw.random() < 0.5 else 1)
        start = draw.choice([0, 1, 10, low, low + 1, high, high - 1, draw.randint(low, high)])
        ends = [draw.choice([start + step * draw.randint(0, MOST_TRIPS) + draw.randint(-3, 3), low, high, draw.randint(low, high)])
                for _ in range(DEVICES)]
        bounds = [min(max(end, low), high) for end in ends]
        made = [run_in_python(direction, start, wrapped(step, bits, signed), bound, bits, signed) for bound in bounds]
        if all(made) and any(trips > 1 for _, trips in made):
            return direction, start, wrapped(step, bits, signed), bounds, made


def loop_text(name, t, index, direction, start, step):
    kind = "SIGNED" if TYPES[t][1] else "UNSIGNED"
    return f"""
      %{name}_part = stablehlo.slice %{t} [{index}:{index + 1}] : (tensor<{LOOPS}x{t}>) -> tensor<1x{t}>
      %{name}_bound = stablehlo.reshape %{name}_part : (tensor<1x{t}>) -> tensor<{t}>
      %{name}_start = stablehlo.constant dense<{start}> : tensor<{t}>
      %{name}_step = stablehlo.constant dense<{step}> : tensor<{t}>
      %{name}:2 = stablehlo.while(%i = %{name}_start, %n = %zero) : tensor<{t}>, tensor<i64>
      cond {{
        %more = stablehlo.compare {direction}, %i, %{name}_bound, {kind} : (tensor<{t}>, tensor<{t}>) -> tensor<i1>
        stablehlo.return %more : tensor<i1>
      }} do {{
        %next = stablehlo.add %i, %{name}_step : tensor<{t}>
        %trips = stablehlo.add %n, %one : tensor<i64>
        stablehlo.return %next, %trips : tensor<{t}>, tensor<i64>
      }}
      %{name}_last = stablehlo.reshape %{name}#0 : (tensor<{t}>) -> tensor<1x{t}>
      %{name}_trips = stablehlo.reshape %{name}#1 : (tensor<i64>) -> tensor<1xi64>"""


def joined(name, t, pieces):
    given = ", ".join([f"tensor<1x{t}>"] * len(pieces))
    return f"\n      %{name} = stablehlo.concatenate {', '.join(pieces)}, dim = 0 : ({given}) -> tensor<{len(pieces)}x{t}>"


def module_text(loops):
    body, results = "", []
    for t, of_type in loops.items():
        names = [f"{t}_{k}" for k in range(LOOPS)]
        body += "".join(loop_text(name, t, k, *loop[:3]) for k, (name, loop) in enumerate(zip(names, of_type)))
        body += joined(f"{t}_lasts", t, [f"%{name}_last" for name in names])
        body += joined(f"{t}_counts", "i64", [f"%{name}_trips" for name in names])
        results += [(f"%{t}_lasts", t), (f"%{t}_counts", "i64")]
    whole, part = DEVICES * LOOPS, LOOPS
    given, made = [f"tensor<{whole}x{t}>" for t in loops], ", ".join(f"tensor<{whole}x{t}>" for _, t in results)
    halves = lambda count: ", ".join(['<@mesh, [{"x"}]>'] * count)
    return f"""module @loops attributes {{mhlo.num_partitions = {DEVICES} : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["x"={DEVICES}]>
  func.func public @main({", ".join(f"%whole_{t}: {g}" for t, g in zip(loops, given))}) -> ({made}) {{
    %out:{len(results)} = sdy.manual_computation({", ".join(f"%whole_{t}" for t in loops)}) in_shardings=[{halves(len(loops))}] out_shardings=[{halves(len(results))}] manual_axes={{"x"}} ({", ".join(f"%{t}: tensor<{part}x{t}>" for t in loops)}) {{
      %zero = stablehlo.constant dense<0> : tensor<i64>
      %one = stablehlo.constant dense<1> : tensor<i64>{body}
      sdy.return {", ".join(name for name, _ in results)} : {", ".join(f"tensor<{part}x{t}>" for _, t in results)}
    }} : ({", ".join(given)}) -> ({made})
    return {", ".join(f"%out#{i}" for i in range(len(results)))} : {made}
  }}
}}
"""


def check_results(out, loops, what):
    for i, (t, of_type) in enumerate(loops.items()):
        lasts, trips = (np.load(os.path.join(out, f"result{2 * i + part}.npy")).reshape(DEVICES, LOOPS) for part in (0, 1))
        for k, (direction, start, step, bounds, made) in enumerate(of_type):
            got = [(int(last), int(count)) for last, count in zip(lasts[:, k], trips[:, k])]
            expect(got == made, f"{what}: {t} from {start} by {step} while {direction} {bounds}: {got}, expected {made}")


def main():
    command, _ = command_from_arguments()
    draw = random.Random(11)
    loops = {t: [random_loop(draw, *TYPES[t]) for _ in range(LOOPS)] for t in TYPES}
    with command:
        program, sources = command.path("loops.mlir"), []
        with open(program, "w") as file:
            file.write(module_text(loops))
        for t, of_type in loops.items():
            sources.append(command.path(f"{t}.npy"))
            bounds = np.array([loop[3] for loop in of_type], dtype=t.replace("i", "int"))
            np.save(sources[-1], bounds.T.reshape(-1))
        for ranks in (1, 2, 4):
            out = command.path(f"out{ranks}")
            done = command.run(ranks, program, *sources, "-o", out, "--gather")
            if expect(done.status == 0, f"{ranks} ranks: {done}"):
                check_results(out, loops, f"{ranks} ranks")
    return result()


sys.exit(main())
