"""examples_test.py COMMAND LAUNCHER NUMBER...: the examples of those numbers, run as a reader runs them, print what NumPy expects."""
import glob
import os
import re
import struct
import subprocess
import sys
import zlib

from support_jax import ROOT, SLOWNESS, command_from_arguments, expect, np, result

EXAMPLES = os.path.join(ROOT, "examples")


class Examples:
    def __init__(self, command):
        self.command, self.folder, tools = command, command.path("work"), command.path("tools")
        os.mkdir(self.folder)
        os.mkdir(tools)
        os.symlink(os.path.abspath(command.command), os.path.join(tools, "spmdrun"))
        os.symlink(command.launcher, os.path.join(tools, "mpirun"))
        self.environment = {"PATH": tools + ":" + os.environ["PATH"], "PYTHONPATH": os.path.join(ROOT, "python"),
                            "PYTHONDONTWRITEBYTECODE": "1"}

    def start(self, number, ranks):
        [script] = glob.glob(os.path.join(EXAMPLES, f"{number}_*.py"))
        words = [sys.executable, script] + ([] if ranks == 2 else [str(ranks)])  # 2 is what they do without a word
        return subprocess.run(words, cwd=self.folder, env=self.command.environment(self.environment), stdin=subprocess.DEVNULL, text=True,
                              capture_output=True, timeout=100 * SLOWNESS)

    def line(self, number, ranks=2):
        """What it prints: one line."""
        done = self.start(number, ranks)
        expect(done.returncode == 0 and done.stdout.count("\n") == 1, f"{number} on {ranks} ranks: {done.stdout}{done.stderr}")
        return done.stdout.strip()


def expect_line(number, said, wanted):
    expect(said == wanted, f"{number} prints '{said}', wanted '{wanted}'")


def expect_numbers(number, said, words, wanted, tolerance):
    """The line has `words`, and for each %s there a number."""
    found = re.fullmatch(re.escape(words).replace("%s", r"([-+.\d]+)"), said)
    close = found and np.allclose([float(value) for value in found.groups()], wanted, rtol=0, atol=tolerance)
    expect(close, f"{number} prints '{said}', wanted '{words}' with {wanted}")


def pmap_in_scan(examples):
    index = np.arange(64)
    largest = np.linalg.eigvalsh(1 / (index[:, None] + index + 1))[-1]
    expect_numbers("06", examples.line("06"), "the largest eigenvalue is %s, as NumPy finds", [largest], 1e-4)


def evolution_strategy(examples):
    """The program beside it, which ./demo runs, computes the same."""
    after = -np.sum((np.load(os.path.join(EXAMPLES, "07_evolution_strategy.expect0.npy")) - 0.5) ** 2)
    expect_numbers("07", examples.line("07"), "the objective rises from %s to %s, as in JAX", [-16, after], 2e-3)


def while_in_pmap(examples):
    index, x, steps, residual = np.arange(32), np.zeros(32), 0, np.full(32, np.inf)
    a = 0.5 ** abs(index[:, None] - index) + 3 * np.eye(32)
    while abs(residual).max() > 1e-4:
        residual = np.cos(index) - a @ x
        x, steps = x + residual / np.diag(a), steps + 1
    for ranks in (1, 2, 4):
        expect_line("08", examples.line("08", ranks), f"all 4 devices stop after {steps} steps, at NumPy's solution")


def two_widths(examples):
    lines = {examples.line("09", ranks) for ranks in (1, 2, 4)}
    expect(len(lines) == 1, f"09 prints the same on all ranks: {lines}")
    expect_numbers("09", lines.pop(), "y = %s x %s, as by vmap in JAX", [3, -1], 0.05)  # the line that it measured


def pixels(path):
    """Of a picture without filters."""
    with open(path, "rb") as file:
        data = file.read()
    width, height = struct.unpack(">II", data[16:24])
    at = data.index(b"IDAT")
    [size] = struct.unpack(">I", data[at - 4:at])
    rows = np.frombuffer(zlib.decompress(data[at + 4:at + 4 + size]), np.uint8).reshape(height, 1 + 3 * width)
    return rows[:, 1:].reshape(height, width, 3).astype(int)


def heat(examples):
    y, x = np.mgrid[-64:64, -64:64]
    grid = ((abs(np.hypot(x, y) - 40) < 6) | (abs(x) + abs(y) < 14)).astype(float)
    grids = [grid]
    for _ in range(3):
        for _ in range(150):
            grid = grid + 0.2 * (sum(np.roll(grid, by, axis) for by in (-1, 1) for axis in (0, 1)) - 4 * grid)
        grids.append(grid)
    bounds = [bound for grid in (grids[0], grids[-1]) for bound in (grid.min(), grid.max())]
    expect_numbers("10", examples.line("10"), "heat.png: from %s..%s to %s..%s, as in JAX", bounds, 1.1e-3)
    colours = 255 * np.stack([np.clip(3 * np.hstack(grids) - colour, 0, 1) for colour in range(3)], -1)
    for picture in (os.path.join(examples.folder, "heat.png"), os.path.join(EXAMPLES, "10_heat.png")):
        got = pixels(picture)
        expect(got.shape == (128, 512, 3) and abs(got - colours).max() <= 1.1, f"{picture} shows the heat: {got.shape}")


def training(examples):
    expect_line("11", examples.line("11"), "stopped and resumed, with the bits of a training never stopped: w = 1.0 2.0 3.0 4.0 5.0")


def transformer(examples):
    """A model that knows nothing of 20 words is wrong by about log 20 = 3."""
    said = examples.line("12")
    found = re.fullmatch(r"the loss falls from (\S+) to (\S+), as in JAX", said)
    expect(found and 5 > float(found[1]) > float(found[2]) > 2, f"12 prints '{said}'")


def reads_with_xarray(examples):
    try:
        import xarray  # noqa: F401
    except ImportError:
        done = examples.start("13", 2)
        expect(done.returncode == 1 and "pip install xarray zarr" in done.stderr, f"13 says what it lacks: {done.stdout}{done.stderr}")
        return

    def change(x):
        return (np.roll(x, -1, 1) - np.roll(x, 2, 1)) * np.roll(x, 1, 1) - x + 8

    x = 8 + 0.01 * np.random.default_rng(0).normal(size=(4, 12))
    states = [x]
    for _ in range(39):
        first = change(x)
        x = x + 0.01 * (first + change(x + 0.02 * first))
        states.append(x)
    spreads = [states[i].std(0).mean() for i in (0, -1)]
    expect_numbers("13", examples.line("13"), "weather.zarr: the members' spread grows from %s to %s, as in JAX", spreads, 2e-3)


OF = {"06": pmap_in_scan, "07": evolution_strategy, "08": while_in_pmap, "09": two_widths, "10": heat, "11": training,
      "12": transformer, "13": reads_with_xarray}


def main():
    command, numbers = command_from_arguments()
    with command:
        examples = Examples(command)
        for number in numbers:
            OF[number](examples)
    return result()


sys.exit(main())
