"""Training that is stopped and goes on: a data-parallel step in `spmdrun loop`, with the bits of a training never stopped.

    python 11_training.py [RANKS]    leaves the folder training/: the exported step, the data, saves, logs and results

The first job would run for days. A signal stops it, as a batch system does before the time limit: it saves and exits with 75,
which mpirun reports. The second, on one rank, goes on from there. The third does the same steps at once.
"""
import glob
import json
import shutil
import signal
import subprocess
import sys
import time

import jax
import numpy as np

import spmdrun

DEVICES, BATCHES, POINTS, SIZE = 4, 16, 8, 5
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2
spmdrun.devices(DEVICES)


def step(w, momentum, x, y):
    """(state, batch) -> (state, outputs): gradient descent with momentum, a part of the batch on each device."""
    def part(x, y):
        return jax.lax.pmean(jax.value_and_grad(lambda w: ((x @ w - y) ** 2).mean())(w), "data")
    losses, gradients = jax.pmap(part, axis_name="data")(x, y)
    momentum = 0.9 * momentum + gradients[0]
    return w - 0.01 * momentum, momentum, {"loss": losses[0]}


def job(name, ranks, steps):
    line = (f"mpirun -n {ranks} spmdrun loop training/program.mlir training/in0.npy training/in1.npy --input training/x.npy "
            f"--input training/y.npy --repeat-input --state training/{name} --steps {steps} --save-every 1000 -o training/{name}-last")
    return subprocess.Popen(line.split(), stdout=subprocess.DEVNULL)


shutil.rmtree("training", ignore_errors=True)
normal, state = np.random.default_rng(0).normal, (np.zeros(SIZE, np.float32), np.zeros(SIZE, np.float32))
x = normal(size=(BATCHES, DEVICES, POINTS, SIZE)).astype(np.float32)
y = (x @ np.arange(1, SIZE + 1) + 0.1 * normal(size=x.shape[:-1])).astype(np.float32)
spmdrun.export(step, *state, x[0], y[0], path="training", donate_argnums=(0, 1))
np.save("training/x.npy", x), np.save("training/y.npy", y)
first = job("stopped", RANKS, 10**9)
while first.poll() is None and not glob.glob("training/stopped/save-*"):
    time.sleep(0.05)
first.send_signal(signal.SIGUSR1)
assert first.wait() == 75
done = max(int(save.rpartition("-")[2]) for save in glob.glob("training/stopped/save-*"))
assert job("stopped", 1, done + 500).wait() == 0 and job("whole", RANKS, done + 500).wait() == 0
logs = [open(f"training/{name}/log.jsonl").read() for name in ("stopped", "whole")]
results = [spmdrun.load(f"training/{name}-last", export=False) for name in ("stopped", "whole")]
assert logs[0] == logs[1] and all(map(np.array_equal, *results))
for i, line in enumerate(logs[0].splitlines()[:200]):
    *state, outputs = jax.jit(step)(*state, x[i % BATCHES], y[i % BATCHES])
    np.testing.assert_allclose(json.loads(line)["loss"], outputs["loss"], rtol=1e-3)
print("stopped and resumed, with the bits of a training never stopped: w =", *results[0][0].round(1))
