"""plugin_targets_test.py SOURCE LIBRARY COMPILER MPIRUN: functions of C++, compiled with jaxlib's header, that programs on the plug-in's
devices call; and that our declarations are those of that header."""
import os
import shutil
import subprocess
import sys
import tempfile

from plugin_support import environment_of, skip_without_jax
from support import SKIPPED, expect, result

HERE = os.path.dirname(os.path.abspath(__file__))


def compile_with(*command):
    done = subprocess.run(command, text=True, capture_output=True)
    expect(done.returncode == 0, f"{command}: {done.stderr}")
    return done.returncode == 0


def main():
    skip_without_jax()
    source, library, compiler, mpirun = sys.argv[1:]
    from jax import ffi
    headers = ffi.include_dir()
    if not shutil.which("g++") or not os.path.exists(os.path.join(headers, "xla", "ffi", "api", "ffi.h")):
        print("no g++, or a jaxlib without the headers of functions of C")
        return SKIPPED
    root = os.path.dirname(os.path.dirname(HERE))
    compile_with("gcc", "-std=c17", "-fsyntax-only", "-I", root, "-isystem", headers, os.path.join(HERE, "targets", "target_abi.c"))
    with tempfile.TemporaryDirectory() as folder:
        targets = os.path.join(folder, "targets.so")
        if not compile_with("g++", "-std=c++17", "-w", "-shared", "-fPIC", "-I", headers, os.path.join(HERE, "targets", "targets.cc"),
                            "-o", targets):
            return result()
        script = [sys.executable, os.path.join(HERE, "targets", "script.py"), targets]
        for processes in (1, 2, 4):
            more = {"JAX_NUM_CPU_DEVICES": str(4 // processes), "PYTHONDONTWRITEBYTECODE": "1"}
            done = subprocess.run([mpirun, "-n", str(processes), *script] if processes > 1 else script, text=True,
                                  capture_output=True, timeout=100, env=environment_of(library, source, compiler) | more)
            expect(done.returncode == 0 and done.stdout == "done\n" * processes,
                   f"{processes}: {done.returncode}: {done.stdout}{done.stderr}")
    return result()


sys.exit(main())
