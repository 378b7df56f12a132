"""module_test.py COMMAND LAUNCHER MODULE READELF: the compiler's module brings its LLVM along and shows one symbol."""
import re
import subprocess
import sys

from support import command_from_arguments, expect, result


def main():
    _, (module, readelf) = command_from_arguments()

    def read(*options):
        return subprocess.run([readelf, "--wide", *options, module], stdout=subprocess.PIPE, text=True,
                              check=True).stdout

    needed = re.findall(r"\(NEEDED\).*\[([^]]+)\]", read("-d"))
    expect(needed and not [n for n in needed if "LLVM" in n], f"no machine needs a libLLVM to run: {needed}")
    # A process may hold an LLVM of its own, of another version (JAX's): neither may see the other.
    shown = {line.split()[-1] for line in read("--dyn-syms").splitlines()
             if re.search(r"\b(GLOBAL|WEAK)\b.*\bDEFAULT\s+\d+\s", line)}
    expect(shown == {"sr_compiler"}, f"one symbol is shown: {sorted(shown)[:10]}")
    return result()


sys.exit(main())
