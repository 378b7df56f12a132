"""A process that measures the programs of a peer, and what bench/gpu.py and bench/side.py share besides.

The bench writes a line of JSON, an object whose "do" names a method of the process' peer, and reads a line of JSON: "value",
or "error" with a sentence. The first line that a process writes tells what it is ("about") or why it cannot work ("missing").
"""
import importlib.util
import json
import math
import os
import statistics
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TESTED = "program."  # begins the names of programs of tests/programs


class Failed(Exception):
    pass


class Worker:
    """The bench's side of such a process; `missing` says why there is none."""

    def __init__(self, line, log, environment=None, cores=None):
        self.missing, self.about = None, None
        with open(log, "w") as errors:
            self.process = subprocess.Popen(line, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=errors, preexec_fn=cores and (lambda: os.sched_setaffinity(0, cores)))

    def greet(self):
        """Waits until the process is there."""
        said = self.read()
        self.missing, self.about = said.get("missing"), said.get("about")

    def read(self):
        """The next line, past whatever libraries print."""
        line = self.process.stdout.readline()
        while line and not line.startswith("{"):
            line = self.process.stdout.readline()
        if not line:
            self.missing = "the process ended"
            return {"missing": self.missing}
        return json.loads(line)

    def write(self, do, **arguments):
        try:
            self.process.stdin.write(json.dumps({"do": do, **arguments}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            self.missing = "the process ended"

    def end(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.wait()


def answer(peer, request):
    operation = getattr(peer, request.pop("do"))
    try:
        return {"value": operation(**request)}
    except Exception as error:  # of one program, which the table then lacks
        return {"error": f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"}


def serve(make):
    """The process' side: answers until its input ends."""
    try:
        peer = make()
    except Exception as error:  # not installed, or without a device: the columns stay empty
        print(json.dumps({"missing": f"{type(error).__name__}: {error}"}), flush=True)
        return
    print(json.dumps({"about": peer.about}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(peer, json.loads(line))), flush=True)


def module_of_programs():
    """tests/programs/make.py, which sets up JAX when it is imported."""
    spec = importlib.util.spec_from_file_location("programs", os.path.join(ROOT, "tests", "programs", "make.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def planned_bytes(compiled):
    """Bytes of arguments, results and what is between, as XLA plans them for a device; None if it does not say."""
    analysis = compiled.memory_analysis()
    if analysis is None:
        return None
    return (analysis.argument_size_in_bytes + analysis.output_size_in_bytes + analysis.temp_size_in_bytes -
            analysis.alias_size_in_bytes)


def median(values):
    values = [value for value in values if value is not None]
    return statistics.median(values) if values else None


def geometric_mean(values):
    values = [value for value in values if value]
    return math.exp(statistics.fmean(map(math.log, values))) if values else None
