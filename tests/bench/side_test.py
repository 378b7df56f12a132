"""side_test.py COMMAND LAUNCHER: bench/side.py measures all of its programs in tiny sizes, and the values are JAX's. Skipped
where this Python has no JAX."""
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(TESTS, "command"), os.path.join(os.path.dirname(TESTS), "bench")]
import side_chart  # noqa: E402
from support import LAUNCH, SKIPPED, expect, result  # noqa: E402

SCRIPT = os.path.join(os.path.dirname(TESTS), "bench", "side.py")
KINDS = ("small loops", "large arrays", "linear algebra", "convolutions", "sorts", "scatter, gather", "FFT", "random numbers",
         "nets", "equations", "collectives", "collectives and compute")
SVG = "{http://www.w3.org/2000/svg}"


def run(*words):
    return subprocess.run([sys.executable, SCRIPT, *words], env=LAUNCH | os.environ, capture_output=True, text=True)


def row(name, devices, low, middle, high):
    return {"program": name, "devices": devices, "ratio": {"min": low, "median": middle, "max": high}}


def chart():
    """A decade is as wide anywhere, and bars begin at 1."""
    rows = [row("slow", 1, 0.1, 0.1, 0.5), row("fast <&>", 1, 9, 10, 11), row("sum", 2, 90, 100, 100),
            {"program": "failed", "devices": 1, "ratio": None}]
    tree = xml.etree.ElementTree.fromstring(side_chart.chart(rows, "a & b"))
    bars = {bar.get("class") + bar.get("width"): float(bar.get("x")) for bar in tree.iter(SVG + "rect")}
    texts = [text.text for text in tree.iter(SVG + "text")]
    expect(len(bars) == 3 and "fast <&>" in texts and "a & b" in texts and "failed" not in texts, f"{bars}, {texts}")
    one = {x for name, x in bars.items() if name.startswith("faster")}
    expect(one == {round(side_chart.LEFT + side_chart.WIDTH / 3, 1)} and min(bars.values()) == side_chart.LEFT, f"from 0.1 to 100: {bars}")


def measured(options):
    with tempfile.TemporaryDirectory(prefix="spmdrun-test-") as folder:
        paths = [os.path.join(folder, name) for name in ("table.json", "chart.svg")]
        done = run(*options, "--json", paths[0], "--svg", paths[1], "program.kalman", "program.data_parallel_training", *KINDS)
        expect(done.returncode == 0 and done.stderr == "", str(done))
        with open(paths[0]) as file:
            rows = json.load(file)["rows"]
        expect(len(rows) > 95, f"the programs: {len(rows)}")
        for found in rows:
            expect(found["note"] == "" and found["ratio"] and found["ratio"]["min"] > 0, f"a figure: {found}")
            expect(done.stdout.count("\n" + found["program"] + " ") == 1, f"{found['program']} is a line of {done.stdout}")
        expect(sum(1 for _ in xml.etree.ElementTree.parse(paths[1]).iter(SVG + "rect")) == len(rows), "a bar for each")


def main():
    command, launcher = sys.argv[1:]
    chart()
    if importlib.util.find_spec("jax") is None:
        return result() or SKIPPED
    options = ["--command", command, "--launcher", launcher, "--tiny", "--rounds", "1", "--seconds", "0.001"]
    measured(options)
    broken = run(*options, "--command", "false", "softmax_loop", "fft2")
    expect(broken.returncode == 1 and broken.stdout.count("spmdrun: status 1") == 2, f"failures are told: {broken}")
    unknown = run("nonsense")
    expect(unknown.returncode == 2 and "no program has such a name" in unknown.stderr, str(unknown))
    return result()


sys.exit(main())
