"""module_test.py COMMAND LAUNCHER READELF LIBRARY COMPILER REMOTE: what is opened on demand shows one symbol, and what
it brings along is brought by nothing else."""
import re
import subprocess
import sys

from support import command_from_arguments, expect, result


def main():
    _, (readelf, library, compiler, remote) = command_from_arguments()

    def read(path, *options):
        return subprocess.run([readelf, "--wide", *options, path], stdout=subprocess.PIPE, text=True,
                              check=True).stdout

    def needed(path):
        return re.findall(r"\(NEEDED\).*\[([^]]+)\]", read(path, "-d"))

    own = needed(library)
    expect(own and not [name for name in own if "LLVM" in name or "curl" in name], f"the library needs {own}")
    expect(needed(compiler) and not [name for name in needed(compiler) if "LLVM" in name],
           f"no machine needs a libLLVM to run: {needed(compiler)}")
    expect([name for name in needed(remote) if "curl" in name], f"libcurl comes with {remote}: {needed(remote)}")
    # A process may hold an LLVM of its own, of another version (JAX's): neither may see the other.
    for path, symbol in (compiler, "sr_compiler"), (remote, "sr_remote"):
        shown = {line.split()[-1] for line in read(path, "--dyn-syms").splitlines()
                 if re.search(r"\b(GLOBAL|WEAK)\b.*\bDEFAULT\s+\d+\s", line)}
        expect(shown == {symbol}, f"{path} shows one symbol: {sorted(shown)[:10]}")
    return result()


sys.exit(main())
