"""keep_test.py COMMAND LAUNCHER: what jax.lax.dce_sink is given is computed, on its own, in a loop and on shards, though no result
depends on it. Values from NumPy."""
import os

import numpy as np

from support import command_from_arguments, expect, result

T = "tensor<64x64xf32>"
KEEP = "stablehlo.custom_call @dce_sink({}) {{has_side_effect = true}} : (" + T + ") -> ()\n"
PROGRAM = f"""
module attributes {{mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @m = <["i"=%d]>
  func.func public @main(%%a: {T} {{sdy.sharding = #sdy.sharding<@m, [{{"i"}}, {{}}]>}}) -> {T} {{
    %%0 = stablehlo.dot_general %%a, %%a, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}
    %%1 = stablehlo.sine %%a : {T}
    {KEEP.format("%%0")}    {KEEP.format("%%1")}    {KEEP.format("%%a")}
    %%zero = stablehlo.constant dense<0> : tensor<i32>
    %%2:2 = stablehlo.while(%%i = %%zero, %%x = %%a) : tensor<i32>, {T} cond {{
      %%three = stablehlo.constant dense<3> : tensor<i32>
      %%c = stablehlo.compare LT, %%i, %%three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %%c : tensor<i1>
    }} do {{
      %%one = stablehlo.constant dense<1> : tensor<i32>
      %%next = stablehlo.add %%i, %%one : tensor<i32>
      %%cosine = stablehlo.cosine %%x : {T}
      {KEEP.format("%%cosine")}
      %%sum = stablehlo.add %%x, %%x : {T}
      stablehlo.return %%next, %%sum : tensor<i32>, {T}
    }}
    return %%2#1 : {T}
  }}
}}
"""


def main():
    command, _ = command_from_arguments()
    with command:
        x = np.random.default_rng(1).normal(size=(64, 64)).astype(np.float32)
        np.save(command.path("x.npy"), x)
        for devices in (1, 2):
            program, out = command.path(f"keep{devices}.mlir"), command.path("out")
            with open(program, "w") as file:
                file.write(PROGRAM % (devices, devices))
            plan = command.run(None, "show", "--stage", "plan", program)
            steps = plan.out[plan.out.find("steps:"):]
            rows = 64 // devices
            expect(all(word in steps for word in ("gemm f32", f"sine tensor<{rows}x64xf32>", f"cosine tensor<{rows}x64xf32>")),
                   f"{devices} devices: {plan}")
            done = command.run(devices, program, command.path("x.npy"), "-o", out, "--gather")
            if expect(done.status == 0, f"{devices} devices: {done}"):
                expect(np.array_equal(np.load(os.path.join(out, "result0.npy")), 8 * x), f"{devices} devices: another result")
    return result()


if __name__ == "__main__":
    raise SystemExit(main())
