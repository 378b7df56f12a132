"""examples_test.py COMMAND LAUNCHER BINARIES SOURCES: the examples do what their texts say, on 1, 2 and 4 ranks."""
import os
import subprocess
import sys

import numpy as np

from support import command_from_arguments, expect, result


def lines(command, ranks, binaries, sources, name, program):
    done = subprocess.run([command.launcher, "-n", str(ranks), os.path.join(binaries, name),
                           os.path.join(sources, program)], env=command.environment({}),
                          capture_output=True, text=True, timeout=50)
    expect(done.returncode == 0, f"{name} on {ranks} ranks: {done.stdout}{done.stderr}")
    return done.stdout.splitlines()


def normalized():
    x = np.arange(12, dtype=np.float32).reshape(4, 3)
    return (x - x.mean()) / np.sqrt(x.var() + 1e-6)


def main():
    command, (binaries, sources) = command_from_arguments()
    with command:
        for ranks in (1, 2, 4):
            added = lines(command, ranks, binaries, sources, "01_add", "01_add.mlir")
            expect(added == ["11 22 33 44"], f"01_add prints {added}")

            rows = sorted(lines(command, ranks, binaries, sources, "02_normalize", "02_normalize.mlir"))
            per_rank = 4 // ranks
            wanted = [f"rank {d // per_rank} device {d} row {d}: " + " ".join(f"{v:8.4f}" for v in row)
                      for d, row in enumerate(normalized())]
            expect(rows == wanted, f"02_normalize prints {rows}, wanted {wanted}")

            fitted = lines(command, ranks, binaries, sources, "03_fit", "03_fit_step.mlir")
            # NumPy's gradient descent ends at 2.98796 and -0.99395.
            expect(fitted[-1:] == ["y = 2.988 x -0.994"], f"03_fit prints {fitted}")
    return result()


sys.exit(main())
