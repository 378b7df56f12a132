"""run_test.py: tests/jax/run on tests that pass, fail, kill their process and never end. Skipped in a Python without JAX and pytest."""
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, os.pardir, "command"))

from support import SKIPPED, expect, result  # noqa: E402

TESTS = """
import os, signal, time
there = os.environ["JAX_PLATFORMS"] == "cpu"
def test_first(): pass
def test_fails_on_both(): assert False
def test_fails_here(): assert there, "Unknown backend cpu"
def test_kills(): there or os.kill(os.getpid(), signal.SIGSEGV)
def test_hangs(): there or time.sleep(100)
def test_last(): pass
"""


def main():
    try:
        import jax  # noqa: F401
        import pytest  # noqa: F401
        import pytest_timeout  # noqa: F401
    except ImportError as error:
        print(f"skipped: {error}")
        return SKIPPED
    with tempfile.TemporaryDirectory() as directory:
        page = os.path.join(directory, "page.md")
        with open(os.path.join(directory, "odd_test.py"), "w") as file:
            file.write(TESTS)
        command = [os.path.join(HERE, "run"), directory, "odd_test", "--python", sys.executable, "--limit", "2", "--page", page,
                   "--results", os.path.join(directory, "results")]
        done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=100)
        expect(done.returncode == 1 and "2 failures have no reason" in done.stdout, f"{done}")
        with open(page) as file:
            text = file.read()
        expect("| odd_test | 5 | 2 | 40.0 % |" in text, text)
        reason = "The test wants XLA's backend `cpu` beside the plug-in, and JAX_PLATFORMS names the plug-in alone"
        expect(f"{reason} (1):\n- odd_test: test_fails_here\n" in text, text)
        expect("no reason is known (2):\n- odd_test: test_hangs\n- odd_test: test_kills\n" in text, text)
        # What has been run is not run again.
        os.remove(os.path.join(directory, "odd_test.py"))
        again = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=100)
        expect(again.returncode == 1 and "2 failures have no reason" in again.stdout, f"{again}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
