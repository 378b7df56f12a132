"""run_test.py LAUNCHER: tests/jax/run on tests that pass, fail, kill their process and never end, in one process and in several. Skipped in
a Python without JAX and pytest."""
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, os.pardir, "command"))

from support import LAUNCH, SKIPPED, expect, result  # noqa: E402

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

# Of two processes of JAX the second one fails, dies and skips. No devices are made.
TOGETHER = """
import os, signal
import pytest
from jax._src.distributed import global_state as job
here = job.process_id == 1 and os.environ["JAX_PLATFORMS"] != "cpu"
def test_first(): assert job.num_processes == 2 and os.environ["JAX_NUM_CPU_DEVICES"] == "2"
def test_fails_in_one(): assert not here, "in one"
def test_kills(): here and os.kill(os.getpid(), signal.SIGKILL)
def test_skipped(): pytest.skip("on both")
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
        missing = [word if word != "odd_test" else "even_test" for word in command]
        done = subprocess.run([sys.executable, *missing], capture_output=True, text=True, timeout=100)
        expect(done.returncode == 1 and "even_test.py is not there" in done.stderr, f"{done}")
        reason = "The test wants XLA's backend `cpu` beside the plug-in, and JAX_PLATFORMS names the plug-in alone"
        expect(f"{reason} (1):\n- odd_test: test_fails_here\n" in text, text)
        expect("no reason is known (2):\n- odd_test: test_hangs\n- odd_test: test_kills\n" in text, text)
        with open(os.path.join(directory, "newer_test.py"), "w") as file:
            file.write("from jax._src import what_is_not_there\n")
        newer = [argument.replace("odd_test", "newer_test") for argument in command]
        subprocess.run([sys.executable, *newer], capture_output=True, text=True, timeout=100, check=False)
        with open(page) as file:
            expect("| newer_test | 0 | 0 | is for another JAX |" in file.read(), "a file that cannot be imported")
        # What has been run is not run again.
        with open(os.path.join(directory, "odd_test.py"), "w") as file:
            file.write("def test_first(): pass\n")
        again = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=100)
        expect(again.returncode == 1 and "2 failures have no reason" in again.stdout, f"{again}")

        os.mkdir(os.path.join(directory, "multiprocess"))
        with open(os.path.join(directory, "multiprocess/team_test.py"), "w") as file:
            file.write(TOGETHER)
        command[2:3] = ["multiprocess/team_test", "--launcher", sys.argv[1], "--processes", "2"]
        done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=150, env=os.environ | LAUNCH)
        with open(page) as file:
            text = file.read()
        expect("| multiprocess/team_test | 4 | 2 | 50.0 % |" in text and "| odd_test | 5 | 2 | 40.0 % |" in text, f"{done} {text}")
        expect("team_test: test_fails_in_one: process 1: AssertionError: in one" in done.stdout, f"{done}")
    return result()


if __name__ == "__main__":
    sys.exit(main())
