#!/usr/bin/env python3
"""loop.py [small | RANKS]...: what `spmdrun loop` costs beside the program itself.

Prints the microseconds of a step of a program of three numbers, on one rank: by spmdrun_execute in a loop of C
(loop_execute.c), and by `spmdrun loop`, which also gets an input, keeps an output and may be stopped at each step. Then the
share of the time that it takes to save a state of 20 MB after each 100 steps of 10 to 20 ms, on one rank and on two with twice
the work. Times are the best of some runs; a run on a machine that others use says little. Arguments choose parts: all of it
takes three minutes. For root, source tools/environment.sh before.
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(os.path.dirname(HERE), "build")
SMALL = os.path.join(os.path.dirname(HERE), "tests", "command", "loop", "count.mlir")
RUNS, SMALL_STEPS, STEPS, SAVE_EVERY = 5, 1_000_000, 400, 100
SIDE = 1280  # the state has three matrices of this size: 20 MB

# A training in shape: products of matrices that are the state, on two devices.
TRAINING = f"""
module @training attributes {{mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["d"=2]>
  func.func public @main(
      %w: tensor<{SIDE}x{SIDE}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"d"}}, {{}}]>, tf.aliasing_output = 0 : i32}},
      %m: tensor<{SIDE}x{SIDE}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"d"}}, {{}}]>, tf.aliasing_output = 1 : i32}},
      %v: tensor<{SIDE}x{SIDE}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"d"}}, {{}}]>, tf.aliasing_output = 2 : i32}},
      %x: tensor<{SIDE}xBATCHxf32>) -> (
      tensor<{SIDE}x{SIDE}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"d"}}, {{}}]>}},
      tensor<{SIDE}x{SIDE}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"d"}}, {{}}]>}},
      tensor<{SIDE}x{SIDE}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"d"}}, {{}}]>}},
      tensor<f32> {{jax.result_info = "['loss']"}}) {{
    %y = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<{SIDE}x{SIDE}xf32>, tensor<{SIDE}xBATCHxf32>) -> tensor<{SIDE}xBATCHxf32>
    %t = stablehlo.tanh %y : tensor<{SIDE}xBATCHxf32>
    %g = stablehlo.dot_general %t, %x, contracting_dims = [1] x [1] : (tensor<{SIDE}xBATCHxf32>, tensor<{SIDE}xBATCHxf32>) -> tensor<{SIDE}x{SIDE}xf32>
    %g2 = stablehlo.multiply %g, %g : tensor<{SIDE}x{SIDE}xf32>
    %a = stablehlo.constant dense<9.000000e-01> : tensor<{SIDE}x{SIDE}xf32>
    %ma = stablehlo.multiply %m, %a : tensor<{SIDE}x{SIDE}xf32>
    %m2 = stablehlo.add %ma, %g : tensor<{SIDE}x{SIDE}xf32>
    %va = stablehlo.multiply %v, %a : tensor<{SIDE}x{SIDE}xf32>
    %v2 = stablehlo.add %va, %g2 : tensor<{SIDE}x{SIDE}xf32>
    %r = stablehlo.constant dense<1.000000e-06> : tensor<{SIDE}x{SIDE}xf32>
    %s = stablehlo.multiply %m2, %r : tensor<{SIDE}x{SIDE}xf32>
    %w2 = stablehlo.subtract %w, %s : tensor<{SIDE}x{SIDE}xf32>
    %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %loss = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<{SIDE}xBATCHxf32>, tensor<f32>) -> tensor<f32>
    return %w2, %m2, %v2, %loss : tensor<{SIDE}x{SIDE}xf32>, tensor<{SIDE}x{SIDE}xf32>, tensor<{SIDE}x{SIDE}xf32>, tensor<f32>
  }}
}}
"""


def run(words, folder):
    """Returns the seconds that `spmdrun loop` gives."""
    state = tempfile.mkdtemp(dir=folder)
    outcome = subprocess.run([*map(str, words), "--state", state], capture_output=True, text=True,
                             env=os.environ | {"SPMDRUN_CACHE_DIR": os.path.join(folder, "cache")})
    found = re.search(r"after ([\d.]+) s", outcome.stdout)
    if not found:
        sys.exit(f"{words}: {outcome.stdout}{outcome.stderr}")
    subprocess.run(["rm", "-r", state], check=True)
    return float(found[1])


def small(command, folder):
    words = [command, "loop", SMALL, 0, "--input", "step", "--steps", SMALL_STEPS]
    run([*words[:-1], 10], folder)  # fills the cache
    looped = min(run(words, folder) for _ in range(RUNS))
    program, library = os.path.join(folder, "loop_execute"), os.path.join(BUILD, "lib")
    subprocess.run(["cc", "-O2", os.path.join(HERE, "loop_execute.c"), "-o", program, "-I",
                    os.path.join(os.path.dirname(HERE), "include"), "-L", library, "-lspmdrun", f"-Wl,-rpath,{library}"],
                   check=True)
    executed = float(subprocess.run([program, SMALL, str(SMALL_STEPS), str(RUNS)], check=True, capture_output=True,
                                    text=True, env=os.environ | {"SPMDRUN_CACHE_DIR": os.path.join(folder, "cache")}).stdout)
    print(f"a step of a small program: spmdrun_execute {executed * 1e6 / SMALL_STEPS:.2f} us, "
          f"spmdrun loop {looped * 1e6 / SMALL_STEPS:.2f} us, "
          f"{(looped - executed) * 1e6 / SMALL_STEPS:.2f} us more", flush=True)


def saving(command, ranks, folder):
    program = os.path.join(folder, "training.mlir")
    with open(program, "w") as file:
        file.write(TRAINING.replace("BATCH", str(256 * ranks)))
    words = ["mpirun", "-n", ranks, command, "loop", program, "normal:1", "zeros", "zeros", "--input", "normal:2",
             "--steps", STEPS]
    run([*words[:-1], 2], folder)
    plain, saved = [], []
    for _ in range(RUNS):
        plain.append(run(words, folder))
        saved.append(run([*words, "--save-every", SAVE_EVERY], folder))
    more = min(saved) - min(plain)
    print(f"{ranks} rank{'s' * (ranks > 1)}: {min(plain) / STEPS * 1e3:.1f} ms a step; saving "
          f"{3 * SIDE * SIDE * 4 / 1e6:.0f} MB every {SAVE_EVERY} steps: {100 * more / min(plain):+.1f} %", flush=True)


if __name__ == "__main__":
    command = os.path.join(BUILD, "spmdrun")
    with tempfile.TemporaryDirectory() as folder:
        for part in sys.argv[1:] or ("small", "1", "2"):
            if part == "small":
                small(command, folder)
            else:
                saving(command, int(part), folder)
