"""artifacts_test.py COMMAND FOLDER: a program has one key as text and as the artifact that jaxlib makes of it, as a plug-in gets it.

FOLDER has the tests: its programs and the modules of its conformance files are tried, every 25th, or all with SPMDRUN_ALL_ARTIFACTS in the
environment. Left out are modules with CHLO that jaxlib expands, and those that it cannot read or write; with all, each of these is named.
"""
import collections
import glob
import os
import re
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "command"))

from support import SKIPPED, expect, result  # noqa: E402

STRIDE = 25
VERSION = "1.13.0"
# CHLO that artifacts have as composites. The rest is in them as polynomials or other ops of StableHLO, and so is log_plus_one of complex
# numbers.
KEPT = set("acos acosh asin asinh atanh cosh sinh erf mulhi ragged_dot top_k scan".split())
EXPANDED = re.compile(r"stablehlo\.log_plus_one\b.*complex<")
MOST_BYTES, MOST_SECONDS = 4 << 30, 20  # jaxlib folds constants, and took 24 GB for some modules
CHECK = re.compile(r'^(\s*)"?check\.\w+"?\(?\s*(%[\w#]+).* : \(?(tensor<[^>]*(?:<[^>]*>)?[^>]*>).*$', re.M)


def modules(folder):
    """Yields (name, text). A check, which jaxlib does not know, becomes a custom_call with an effect."""
    paths = [*glob.glob(f"{folder}/programs/*/program*.mlir"), *glob.glob(f"{folder}/conformance/**/*.mlir", recursive=True)]
    for path in sorted(paths):
        with open(path) as file:
            text = file.read()
        for number, part in enumerate(re.split(r"^// -----.*$", text, flags=re.M)):
            if part.strip():
                part = CHECK.sub(r"\1stablehlo.custom_call @check(\2) {has_side_effect = true} : (\3) -> ()", part)
                yield f"{os.path.relpath(path, folder)} {number}", part


def write_artifact(text, path):
    """In a process of its own, because jaxlib may end it, or want more memory than there is."""
    from jax._src.interpreters import mlir
    from jaxlib import _jax
    from jaxlib.mlir import ir
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == 0
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    try:
        with mlir.make_ir_context():
            artifact = _jax.mlir.serialize_portable_artifact(ir.Module.parse(text), VERSION, True)
        with open(path, "wb") as file:
            file.write(artifact)
        os._exit(0)
    except BaseException:
        os._exit(1)


def key(command, path):
    done = subprocess.run([command, "cache", "why", path, "--cache-dir", "none"], capture_output=True, text=True)
    found = re.search(r": key ([0-9a-f]{64})$", done.stdout, re.M)
    return found[1] if found else done.stderr.strip().splitlines()[-1:]


def compare(command, name, text, folder):
    """Returns what came of it: one key, two keys, ..."""
    if set(re.findall(r"chlo\.(\w+)", text)) - KEPT or EXPANDED.search(text):
        return "expanded by jaxlib"
    paths = [os.path.join(folder, "p.mlir"), os.path.join(folder, "p.mlirbc")]
    with open(paths[0], "w") as file:
        file.write(text)
    keys = [key(command, paths[0])]
    if isinstance(keys[0], list):
        return "refused by spmdrun"
    if not write_artifact(text, paths[1]):
        return "not written by jaxlib"
    keys.append(key(command, paths[1]))
    if not expect(keys[0] == keys[1], f"{name}: {keys[1] if isinstance(keys[1], list) else 'another key as an artifact'}"):
        return "two keys"
    return "one key"


def main():
    try:
        from jaxlib import _jax  # noqa: F401
    except ImportError:
        print("no JAX in this Python")
        return SKIPPED
    command, folder = sys.argv[1:]
    everything = os.environ.get("SPMDRUN_ALL_ARTIFACTS")
    outcomes = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        for name, text in list(modules(folder))[::1 if everything else STRIDE]:
            outcome = compare(command, name, text, scratch)
            outcomes[outcome] += 1
            if everything and outcome != "one key":
                print(f"{name}: {outcome}", flush=True)
    print(", ".join(f"{count} {outcome}" for outcome, count in outcomes.most_common()))
    expect(outcomes["one key"] >= 20, "so few artifacts were compared that nothing is shown")
    return result()


if __name__ == "__main__":
    sys.exit(main())
