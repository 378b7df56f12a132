"""Runs modules of the suite with their inputs as constants, so that the compiler computes what it can by itself.

    python folded.py SPMDRUN MODULES.mlir...

make.py hides the inputs from the compiler; here they are not, and the results must be the same.
"""
import os
import re
import subprocess
import sys
import tempfile


def bare(text):
    """Without the choice and the barrier between the constants and the function."""
    text = re.sub(r"^%[zs]\d+ = .*\n|^%a\d+ = stablehlo.optimization_barrier .*\n", "", text, flags=re.M)
    return re.sub(r"^%c(\d+) = ", r"%a\1 = ", text, flags=re.M)


def main(spmdrun, *paths):
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for path in paths:
            with open(path) as file:
                text = bare(file.read())
            if "%a0 = stablehlo.constant" not in text or "optimization_barrier %s0" in text:
                sys.exit(f"{path}: make.py writes inputs in another way by now")
            files.append(os.path.join(folder, os.path.basename(path)))
            with open(files[-1], "w") as file:
                file.write(text)
        return subprocess.run([spmdrun, "check", *files, "--no-cache"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
