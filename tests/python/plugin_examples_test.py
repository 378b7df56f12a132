"""plugin_examples_test.py SOURCE LIBRARY COMPILER LAUNCHER: each script of examples/jax prints the same on JAX's own CPU
and on the plug-in's devices, of one process and of several."""
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "command"))

from support import SKIPPED, expect, result  # noqa: E402

EXAMPLES = HERE.parent.parent / "examples/jax"
SETTINGS = [(1, 1, ""), (2, 2, ""), (4, 1, ""), (2, 1, "1")]  # ranks, devices of each, each rank a node


def run(script, words, **more):
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_SIZE")} | more
    return subprocess.run([*words, sys.executable, script], text=True, capture_output=True, env=environment, timeout=120)


def main():
    try:
        import jax  # noqa: F401
    except ImportError:
        print("no JAX in this Python")
        return SKIPPED
    source, library, compiler, launcher = sys.argv[1:]
    plugin = {"PYTHONPATH": source, "JAX_PLATFORMS": "spmdrun", "SPMDRUN_PJRT_LIBRARY": library, "SPMDRUN_COMPILER_MODULE": compiler}
    scripts = sorted(EXAMPLES.glob("*.py"))
    expect(len(scripts) > 0, "there are examples")
    for number, script in enumerate(scripts):
        wanted = run(script, [], JAX_PLATFORMS="cpu")
        expect(wanted.returncode == 0 and wanted.stdout.strip(), f"{script.name} on JAX: {wanted}")
        # Each setting with one of the scripts at least: all with all would import JAX 40 times.
        for ranks, devices, apart in SETTINGS[1:2] + SETTINGS[number::len(scripts)]:
            got = run(script, [launcher, "-n", str(ranks)], **plugin, JAX_NUM_CPU_DEVICES=str(devices), SPMDRUN_NODE_IS_RANK=apart)
            expect(got.returncode == 0 and got.stdout == wanted.stdout,
                   f"{script.name} on {ranks} x {devices} {apart}: {got.stdout}{got.stderr}, not {wanted.stdout}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
