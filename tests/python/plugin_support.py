"""What the tests of the plug-in in JAX share: its settings, and running a script."""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "command"))

from support import SKIPPED  # noqa: E402


def environment_of(library, source, compiler):
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_SIZE")}
    return environment | {"PYTHONPATH": source, "JAX_PLATFORMS": "spmdrun", "SPMDRUN_PJRT_LIBRARY": library,
                          "SPMDRUN_COMPILER_MODULE": compiler, "JAX_NUM_CPU_DEVICES": "2"}


def run(command, library, source, compiler, script, **more):
    return subprocess.run([*command, sys.executable, "-c", script], text=True, capture_output=True, timeout=150,
                          env=environment_of(library, source, compiler) | more)


def skip_without_jax():
    """Ends the test as skipped where this Python has no JAX."""
    try:
        import jax  # noqa: F401
    except ImportError:
        print("no JAX in this Python")
        sys.exit(SKIPPED)
