"""plugin_examples_test.py SOURCE LIBRARY COMPILER LAUNCHER: each script of examples/jax prints the same on JAX's own CPU
and on the plug-in's devices, of one process and of several."""
import os
import pathlib
import subprocess
import sys

from plugin_support import environment_of, skip_without_jax
from support import expect, result

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples/jax"
SETTINGS = [(1, 1, ""), (2, 2, ""), (4, 1, ""), (2, 1, "1")]  # ranks, devices of each, each rank a node


def run(script, words, environment):
    return subprocess.run([*words, sys.executable, script], text=True, capture_output=True, env=environment, timeout=120)


def main():
    skip_without_jax()
    source, library, compiler, launcher = sys.argv[1:]
    plugin = environment_of(library, source, compiler)
    scripts = sorted(EXAMPLES.glob("*.py"))
    expect(len(scripts) > 0, "there are examples")
    for number, script in enumerate(scripts):
        wanted = run(script, [], os.environ | {"JAX_PLATFORMS": "cpu"})
        expect(wanted.returncode == 0 and wanted.stdout.strip(), f"{script.name} on JAX: {wanted}")
        # Each setting with one of the scripts at least: all with all would import JAX 40 times.
        for ranks, devices, apart in SETTINGS[1:2] + SETTINGS[number::len(scripts)]:
            got = run(script, [launcher, "-n", str(ranks)],
                      plugin | {"JAX_NUM_CPU_DEVICES": str(devices), "SPMDRUN_NODE_IS_RANK": apart})
            expect(got.returncode == 0 and got.stdout == wanted.stdout,
                   f"{script.name} on {ranks} x {devices} {apart}: {got.stdout}{got.stderr}, not {wanted.stdout}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
