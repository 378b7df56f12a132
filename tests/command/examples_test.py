"""examples_test.py COMMAND LAUNCHER BINARIES SOURCES: the examples do what their texts say, on 1, 2 and 4 ranks."""
import glob
import os
import re
import signal
import subprocess
import sys
import time

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


def fit_losses(steps):
    """The loss before each step of gradient descent on y = 3 x - 1."""
    x = np.arange(16, dtype=np.float32) / 16
    y, w, losses = 3 * x - 1, np.zeros(2, np.float32), []
    for _ in range(steps):
        error = w[0] * x + w[1] - y
        losses.append(float(np.mean(error ** 2)))
        w = (w - np.float32(0.2) * 2 * np.array([np.mean(error * x), np.mean(error)])).astype(np.float32)
    return losses


def read(path):
    with open(path, "rb") as file:
        return file.read()


def resumed(command, binaries, sources):
    """What 14_resume leaves, stopped on 2 ranks and resumed on 4, and never stopped on one."""
    def start(ranks, state, steps):
        return subprocess.Popen([command.launcher, "-n", str(ranks), os.path.join(binaries, "14_resume"),
                                 os.path.join(sources, "03_fit_step.mlir"), command.path(state), str(steps)],
                                env=command.environment({}), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    first = start(2, "stopped", 10**12)
    while first.poll() is None and not glob.glob(command.path("stopped/save-*")):
        time.sleep(0.05)
    first.send_signal(signal.SIGUSR1)
    said, errors = first.communicate(timeout=50)
    stop = re.match("stopped at step ([0-9]+)$", said)
    if not expect(first.returncode == 75 and stop, f"14_resume, stopped: {first.returncode}, {said}{errors}"):
        return
    steps = int(stop[1]) + 150
    for ranks, state in ((4, "stopped"), (1, "whole")):
        said, errors = (process := start(ranks, state, steps)).communicate(timeout=50)
        expect(process.returncode == 0 and said == f"done: step {steps}\n", f"14_resume on {ranks}: {said}{errors}")
    for file in ("log.jsonl", f"save-{steps}/state0/c.0"):
        expect(read(command.path(f"stopped/{file}")) == read(command.path(f"whole/{file}")), f"14_resume: {file} differs")


def main():
    losses = fit_losses(201)
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

            guarded = lines(command, ranks, binaries, sources, "04_guarded_loop", "03_fit_step.mlir")
            expect(guarded == [f"step {step}: loss {losses[step - 1]:.2e}" for step in (51, 101, 151, 201)],
                   f"04_guarded_loop prints {guarded}")

            embedded = lines(command, ranks, binaries, sources, "05_embed", "02_normalize.mlir")
            counted = sum(range(1, ranks, 2))
            expect(embedded == [f"{(ranks + 1) // 2} ranks normalized, the largest value is {normalized().max():.4f}; "
                                f"the others counted to {counted}"], f"05_embed prints {embedded}")
        resumed(command, binaries, sources)
    return result()


sys.exit(main())
