"""install_test.py BUILD_FOLDER LAUNCHER: what `cmake --install` puts down can be moved, found and used.

Installs into a temporary DESTDIR, moves the prefix out of it, and builds an example against it: once by
pkg-config, once by find_package. Both run, which also shows that the compiler's module is found.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

from support import expect, result

LISTS = """
cmake_minimum_required(VERSION 3.25)
project(user C)
find_package(Spmdrun 0.1 REQUIRED)
add_executable(add 01_add.c)
target_link_libraries(add PRIVATE Spmdrun::spmdrun)
if(NOT EXISTS ${Spmdrun_COMMAND})
  message(FATAL_ERROR "no command at ${Spmdrun_COMMAND}")
endif()
"""


def run(words, **options):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, timeout=100, **options)
    expect(done.returncode == 0, f"{words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def built_files(build):
    """What the install step takes from the build folder and Ninja makes."""
    names = set()
    for place in ("", "pjrt", "command", "api", "compiler", "remote"):
        script = os.path.join(build, place, "cmake_install.cmake")
        if os.path.exists(script):
            with open(script) as file:
                names |= set(re.findall(rf'"{re.escape(os.path.realpath(build))}/([^"]+)"', file.read()))
    made = {line.split(":")[0] for line in run(["ninja", "-C", build, "-t", "targets", "all"]).splitlines()}
    return names & made


def test_target(build):
    """./demo builds the target spmdrun_installed alone, after which the installation has all that it takes."""
    needed = built_files(build)
    commands = run(["ninja", "-C", build, "-t", "commands", "spmdrun_installed"])
    left = [name for name in needed if not re.search(re.escape(name) + r"(?![\w.])", commands)]
    expect({"spmdrun", "lib/libspmdrun_pjrt.so", "generated/spmdrun.1"} <= needed, f"what is installed: {needed}")
    expect(not left, f"not built by spmdrun_installed: {sorted(left)}")


def test(folder, build, launcher):
    destination, prefix = os.path.join(folder, "stage"), os.path.join(folder, "moved")
    run(["cmake", "--install", build, "--prefix", "/opt/spmdrun"], env=os.environ | {"DESTDIR": destination})
    shutil.move(os.path.join(destination, "opt/spmdrun"), prefix)
    libraries = [os.path.join(where, "pkgconfig") for where, names, _ in os.walk(prefix) if "pkgconfig" in names]
    if not expect(len(libraries) == 1, f"one pkgconfig folder: {libraries}"):
        return
    examples = os.path.join(prefix, "share/doc/spmdrun/examples")
    program = os.path.join(examples, "01_add.mlir")
    variables = os.environ | {"PKG_CONFIG_PATH": libraries[0], "SPMDRUN_CACHE_DIR": os.path.join(folder, "cache"),
                              "LD_LIBRARY_PATH": os.path.dirname(libraries[0]), "OMPI_MCA_orte_tmpdir_base": folder}
    variables.pop("SPMDRUN_COMPILER_MODULE", None)

    flags = run(["pkg-config", "--cflags", "--libs", "spmdrun"], env=variables).split()
    by_pkg_config = os.path.join(folder, "by_pkg_config")
    run(["cc", os.path.join(examples, "01_add.c"), "-o", by_pkg_config, *flags])

    user = os.path.join(folder, "user")
    os.mkdir(user)
    shutil.copy(os.path.join(examples, "01_add.c"), user)
    with open(os.path.join(user, "CMakeLists.txt"), "w") as file:
        file.write(LISTS)
    run(["cmake", "-G", "Ninja", "-S", user, "-B", os.path.join(user, "build"), f"-DCMAKE_PREFIX_PATH={prefix}"])
    run(["cmake", "--build", os.path.join(user, "build")])

    for start in ([by_pkg_config], [os.path.join(user, "build/add")], [launcher, "-n", 2, by_pkg_config]):
        out = run([*start, program], env=variables)
        expect(out == "11 22 33 44\n", f"{start} prints {out!r}")
    for text in ("man/man1/spmdrun.1", "bash-completion/completions/spmdrun", "zsh/site-functions/_spmdrun",
                 "fish/vendor_completions.d/spmdrun.fish"):
        expect(os.path.exists(os.path.join(prefix, "share", text)), f"{text} is installed")
    command = os.path.join(prefix, "bin/spmdrun")
    expect("spmdrun 0." in run([command, "--version"]), "the command starts without LD_LIBRARY_PATH")
    out = run([command, program, "ones", "iota", "--no-cache"], env=variables)
    expect("f32[4]" in out, f"the command runs a program: {out}")


def main():
    folder = tempfile.mkdtemp(prefix="spmdrun-install-")
    try:
        test_target(sys.argv[1])
        test(folder, sys.argv[1], sys.argv[2])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return result()


sys.exit(main())
