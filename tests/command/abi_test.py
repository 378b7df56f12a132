"""abi_test.py BUILD_FOLDER [--write]: what programs that were built against the library rely on.

The exported symbols, the values of enumerations, and the sizes and offsets of public structs are as in abi.txt, which
changes only when somebody means it: --write makes it anew. Symbols and members may be added at an end; a line that
changes or goes breaks programs. The headers compile without a warning as C11 and C++17 with both compilers.
"""
import os
import re
import subprocess
import sys
import tempfile

from support import expect, result

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
GOLDEN = os.path.join(HERE, "abi.txt")
HEADER = os.path.join(ROOT, "include/spmdrun.h")
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-pedantic", f"-I{ROOT}/include"]


def run(words, **options):
    done = subprocess.run(words, capture_output=True, text=True, timeout=100, **options)
    expect(done.returncode == 0, f"{words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def without_comments(text):
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)


def members(body):
    """The names of the members of a struct's body."""
    names = []
    for declaration in body.split(";"):
        words = declaration.strip()
        if not words:
            continue
        function = re.search(r"\(\*(\w+)\)", words)
        if function:
            names.append(function.group(1))
            continue
        names += [re.search(r"(\w+)(\[\w+\])?$", part.strip()).group(1) for part in words.split(",")]
    return names


def probe(text):
    """A C program that prints structs and enumerations."""
    lines = ['#include "spmdrun.h"', "#include <stddef.h>", "#include <stdio.h>", "int main(void) {"]
    for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\} \1;", text, flags=re.S):
        lines.append(f'  printf("struct {name} %zu\\n", sizeof({name}));')
        for member in members(body):
            lines.append(f'  printf("  {member} %zu\\n", offsetof({name}, {member}));')
    for name, body in re.findall(r"typedef enum (\w+) \{(.*?)\} \1;", text, flags=re.S):
        lines.append(f'  printf("enum {name}\\n");')
        for item in re.findall(r"\b(SPMDRUN_\w+)", body):
            lines.append(f'  printf("  {item} %d\\n", (int){item});')
    return "\n".join(lines + ["  return 0;", "}", ""])


def description(build, folder):
    source, program = os.path.join(folder, "probe.c"), os.path.join(folder, "probe")
    with open(HEADER) as file:
        text = without_comments(file.read())
    with open(source, "w") as file:
        file.write(probe(text))
    run(["cc", "-std=c11", *WARNINGS, source, "-o", program])
    symbols = run(["nm", "-D", "--defined-only", os.path.join(build, "lib/libspmdrun.so")])
    exported = sorted(line.split()[-1] for line in symbols.splitlines())
    declared = set(re.findall(r"\b(spmdrun_\w+)\(", text))
    expect(set(exported) == declared & set(exported), f"exported but not declared: {set(exported) - declared}")
    return "".join(f"{name}\n" for name in exported) + run([program])


def test_nulls(exported):
    """The test of NULL pointers calls each function that takes a pointer and returns."""
    with open(os.path.join(ROOT, "tests/mpi/null_test.c")) as file:
        called = set(re.findall(r"\b(spmdrun_\w+)\(", file.read()))
    left = set(exported) - called - {"spmdrun_version", "spmdrun_abort"}
    expect(not left, f"tests/mpi/null_test.c gives no NULL to {sorted(left)}")


def test_headers(folder):
    """Each header compiles alone, as C and as C++."""
    mpi = run(["mpicc", "--showme:compile"]).split() if has("mpicc") else []
    for header in ("spmdrun.h", "spmdrun_mpi.h"):
        for compiler, standard, suffix in (("gcc", "c11", "c"), ("clang", "c11", "c"), ("g++", "c++17", "cc"),
                                           ("clang++", "c++17", "cc")):
            if not has(compiler) or (header == "spmdrun_mpi.h" and not mpi):
                continue
            source = os.path.join(folder, "user." + suffix)
            with open(source, "w") as file:
                file.write(f"#include <{header}>\nint main() {{ return spmdrun_version() == 0; }}\n"
                           if suffix == "cc" else
                           f"#include <{header}>\nint main(void) {{ return spmdrun_version() == 0; }}\n")
            system = ["-isystem" + flag[2:] if flag.startswith("-I") else flag for flag in mpi]
            run([compiler, "-std=" + standard, *WARNINGS, *system, "-fsyntax-only", source])


def has(program):
    return any(os.access(os.path.join(folder, program), os.X_OK) for folder in os.environ["PATH"].split(":"))


def main():
    with tempfile.TemporaryDirectory() as folder:
        got = description(sys.argv[1], folder)
        if "--write" in sys.argv:
            with open(GOLDEN, "w") as file:
                file.write(got)
        with open(GOLDEN) as file:
            wanted = file.read()
        missing = [line for line in wanted.splitlines() if line not in got.splitlines()]
        expect(not missing, "these lines of abi.txt are gone, which breaks programs:\n" + "\n".join(missing))
        expect(got == wanted, "the interface has grown: run abi_test.py BUILD_FOLDER --write")
        test_nulls(re.findall(r"(?m)^spmdrun_\w+$", got))
        test_headers(folder)
    return result()


if __name__ == "__main__":
    sys.exit(main())
