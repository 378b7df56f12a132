"""module_test.py COMMAND LAUNCHER READELF LIBRARY COMPILER REMOTE BUILD INTERFACE: what is opened on demand shows one
symbol, what it brings along is brought by nothing else, and a compiler of another BUILD or INTERFACE is refused."""
import os
import re
import shutil
import subprocess
import sys

from support import Program, command_from_arguments, expect, result


def shows_one_symbol(readelf, library, compiler, remote):
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


def another_is_refused(command, compiler, build, interface):
    program = Program("evolution_strategy")

    def run(ranks, module):
        return command.run(ranks, program.prints()[0], *program.arguments, env={"SPMDRUN_COMPILER_MODULE": module})

    for module, words in ((build, f"{build} is the compiler of another build than this library; install both from one build"),
                          (interface, f"{interface} is not the compiler of this version of spmdrun; install both from one build")):
        for ranks in (None, 2):
            done = run(ranks, module)
            lines = done.own_lines()
            expect(done.status == 1 and len(lines) == 1 and lines[0].endswith(words), f"refused with '{words}': {done}")
    expect(not [name for name in os.listdir(command.cache) if name.endswith(".entry")],
           "what an installation lacks says nothing about the program")
    elsewhere = command.path("another name.so")
    shutil.copy(compiler, elsewhere)
    done = run(2, elsewhere)
    expect(done.status == 0, f"one of this build is good wherever it lies: {done}")


def main():
    command, (readelf, library, compiler, remote, build, interface) = command_from_arguments()
    with command:
        shows_one_symbol(readelf, library, compiler, remote)
        another_is_refused(command, compiler, build, interface)
    return result()


sys.exit(main())
