"""rows_test.py BUILD: bench/compile.py and bench/bytes.py still understand the table of tests/programs, with JAX."""
import os
import subprocess
import sys

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(TESTS, "command"), os.path.join(os.path.dirname(TESTS), "bench")]
from support import LAUNCH, SKIPPED, expect, result  # noqa: E402


def main():
    try:
        import jax  # noqa: F401
    except ImportError:
        print("no JAX in this Python")
        return SKIPPED
    from compile import lowered
    expect("stablehlo" in lowered("counter").as_text(), "a program of tests/programs is lowered")
    done = subprocess.run([sys.executable, os.path.join(os.path.dirname(TESTS), "bench", "bytes.py"), "--build", sys.argv[1],
                           "collectives"], env=LAUNCH | os.environ, capture_output=True, text=True, timeout=150)
    expect(done.returncode == 0 and "\ncollectives " in done.stdout, f"bytes: {done.returncode} {done.stdout}{done.stderr}")
    return result()


sys.exit(main())
