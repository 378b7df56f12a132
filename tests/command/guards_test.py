"""guards_test.py COMMAND LAUNCHER: the options that guard a run: a use that trips each, and one that does not."""
import sys

from support import command_from_arguments, expect, result

PROGRAM = """func.func public @main(%arg0: tensor<4xf32> {jax.buffer_donor = true}) -> tensor<SIZExf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<SIZExf32>
  return %0 : tensor<SIZExf32>
}
"""


def write(command, name, size):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(PROGRAM.replace("SIZE", str(size)))
    return path


def expect_passes(command, ranks, *words):
    done = command.run(ranks, *words)
    expect(done.status == 0 and not done.own_lines(), f"{words} on {ranks} ranks: {done}")


def expect_refused(command, ranks, status, sentence, *words):
    done = command.run(ranks, *words)
    expect(done.status == status and done.own_lines() == ["spmdrun: " + sentence], f"{words} on {ranks} ranks: {done}")


def main():
    command, _ = command_from_arguments()
    with command:
        good, wasted, other = (write(command, *of) for of in (("good.mlir", 4), ("wasted.mlir", 5), ("other.mlir", 6)))
        for ranks in (None, 2):
            quiet = ["--log", "error"] if ranks else []
            expect_passes(command, ranks, *quiet, "--strict-donation", "--no-leaks", good, "ones")
            expect_refused(command, ranks, 2,
                           f"rank 0: {wasted} cannot reuse the memory of what is donated to it: argument 0, f32[4]: no "
                           "result has its size on a device", *quiet, "--strict-donation", wasted, "ones")
            for level in ("allow", "log", "disallow", "log_explicit", "disallow_explicit"):
                expect_passes(command, ranks, *quiet, "--no-compile", "--transfer-guard", level, good, "ones")
            expect_refused(command, ranks, 2,
                           "rank 0: --transfer-guard never: expected allow, log, disallow, log_explicit or "
                           "disallow_explicit", "--transfer-guard", "never", good, "ones")
        done = command.run(None, "--no-compile", other, "ones")
        expect(done.status == 2 and len(done.own_lines()) == 1 and done.own_lines()[0].startswith(
            f"spmdrun: rank 0: {other} would be compiled, which a guard disallows: "), f"--no-compile: {done}")
        expect_passes(command, None, other, "ones")
        expect_passes(command, None, "--no-compile", other, "ones")
    return result()


if __name__ == "__main__":
    sys.exit(main())
