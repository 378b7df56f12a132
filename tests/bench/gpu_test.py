"""gpu_test.py COMMAND LAUNCHER SIMULATED: bench/gpu.py measures every row on the simulated GPU in the folder SIMULATED, in tiny
sizes and without JAX."""
import json
import os
import subprocess
import sys
import tempfile

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(TESTS, "command"))
from support import LAUNCH, expect, result  # noqa: E402

SCRIPT = os.path.join(os.path.dirname(TESTS), "bench", "gpu.py")


def run(*words):
    return subprocess.run([sys.executable, SCRIPT, *words], env=LAUNCH | os.environ, capture_output=True, text=True, timeout=100)


def main():
    command, launcher, simulated = sys.argv[1:]
    names = [line.split()[0] for line in run("--list").stdout.splitlines()]
    expect(len(names) > 30, f"the rows: {names}")
    options = ["--command", command, "--launcher", launcher, "--cuda-libraries", simulated, "--tiny", "--rounds", "1",
               "--without-peers"]
    with tempfile.TemporaryDirectory(prefix="spmdrun-test-") as folder:
        path = os.path.join(folder, "table.json")

        def rows(*words):
            done = run(*options, "--json", path, *words)
            expect(done.returncode == 0 and done.stderr == "", f"{words}: {done}")
            with open(path) as file:
                found = json.load(file)["rows"]
            for row in found:
                expect(done.stdout.count("\n" + row["row"] + " ") == 1, f"{row['row']} is a line of {done.stdout}")
            return {row["row"]: row for row in found}

        found = rows()
        for name in names:
            expect(name in found or any(row.startswith((name + "_", name + ".")) for row in found), f"{name} is in {list(found)}")
        for name, row in found.items():
            figure = row["spmdrun"] is not None
            expect(figure or name in ("programs", "memory") or row["note"].strip() == "needs two GPUs", f"a figure: {row}")
            expect(row["jax"] is None and row["ratio"] is None and row["cublaslt"] is None, f"nothing to compare with: {row}")
        expect(found["transpose"]["copy"] > 0 and found["transpose"]["rate"].endswith("GB/s"), str(found["transpose"]))
        late = rows("--seconds", "0", "sort", "memory")
        expect(all(row["note"] == "not measured: the time is over" for row in late.values()) and len(late) == 2, str(late))
    broken = run(*options, "--command", "false", "sort", "programs", "chain")
    expect(broken.returncode == 1 and broken.stdout.count("failed: ") >= 4, f"rows that fail are told, and the others go on: {broken}")
    unknown = run("nonsense")
    expect(unknown.returncode == 2 and "unknown: nonsense" in unknown.stderr, str(unknown))
    return result()


sys.exit(main())
