"""bundle_test.py BUILD_FOLDER: what tools/bundle packs runs a program with an empty environment.

Nothing that the programs, libraries and plugins in it load comes from elsewhere, but glibc. The program multiplies
matrices, so that OpenBLAS is opened, too. The suite and the benchmarks for GPUs find what they need in the bundle; the GPU
is the simulated one of the build.
"""
import os
import re
import subprocess
import sys
import tempfile

from support import Program, expect, result

MOST_BYTES = 60_000_000
GLIBC = re.compile(r"(linux-vdso|ld-linux-x86-64|lib(c|m|dl|rt|pthread|resolv|util))\.so")


def run(*words, **options):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=60, **options)
    expect(done.returncode == 0, f"{words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def loaded(root):
    """Every program, library and plugin of the bundle."""
    for where, _, names in os.walk(root):
        for name in names:
            if ".so" in name or os.path.basename(where) == "bin":
                yield os.path.join(where, name)


def expect_inside(root, path):
    expect(GLIBC.match(os.path.basename(path)) or os.path.realpath(path).startswith(root + os.sep), f"{path} is in {root}")


def check_libraries(root):
    """What the loader would open: NAME => PATH, or PATH alone."""
    for line in run(os.path.join(root, "run"), "ldd", *loaded(root), env={}).stdout.splitlines():
        if line[0].isspace() and line.strip() != "statically linked":
            expect_inside(root, line.split(" => ")[-1].strip())


def opened(folder):
    """What the loader did open, by what LD_DEBUG=files wrote."""
    paths = set()
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), errors="replace") as file:
            paths.update(line.split(": ")[-1].strip() for line in file if "calling init: " in line)
    return paths


def check_program(root, program):
    def inside(path):
        return os.path.join(root, "tests/programs", program.name, os.path.basename(path))

    arguments = [inside(path) for path in program.arguments]
    expected = [word for path in program.expected for word in ("--expect", inside(path))]
    folder, trace = os.path.dirname(root), os.path.join(os.path.dirname(root), "trace")
    os.mkdir(trace)
    # Open MPI's folder is its own: a launcher that ends takes away what another one is about to use.
    done = run(os.path.join(root, "run"), "mpirun", "--mca", "orte_tmpdir_base", folder, "-n", 4,
               "spmdrun", inside("program.mlir"), *arguments, *expected, *program.tolerance_options(), "--no-cache",
               env={"LD_DEBUG": "files", "LD_DEBUG_OUTPUT": os.path.join(trace, "of")}, cwd=folder)
    expect(done.stderr == "", f"nothing but results is printed: {done.stderr}")
    paths = [path for path in opened(trace) if not path.startswith(("/usr/bin/", "/bin/"))]
    for path in paths:
        expect_inside(root, path)
    for part in ("spmdrun_compiler", "openblas", "mca_pml", "pmix_mca"):
        expect(any(part in path for path in paths), f"{part} was loaded: {paths}")


def check_gpu(root, build):
    simulated, path = os.path.join(build, "tests/cuda/simulated"), {"PATH": "/usr/bin:/bin"}
    suite = run(sys.executable, os.path.join(root, "tests/gpu/run"), "--cuda-libraries", simulated, "--jobs", 1, "--out",
                os.path.join(os.path.dirname(root), "results"), "--only", "kernel|two_ranks|kalman|shapes|test|deep", "first",
                "programs", "conformance", "graphs", "sweep", env=path)
    for case in ("first.kernel", "first.two_ranks", "programs.kalman", "conformance.shapes", "graphs.deep",
                 "sweep.cuda_product_test"):
        expect(re.search(rf"^ok \d+ - {case} [^#]*$", suite.stdout, re.MULTILINE), f"{case}: {suite.stdout}")
    bench = run(sys.executable, os.path.join(root, "bench/gpu.py"), "--list", env=path)
    expect("elementwise" in bench.stdout, bench.stdout)


def main():
    build = os.path.abspath(sys.argv[1])
    source = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with tempfile.TemporaryDirectory(prefix="spmdrun-test-") as folder:
        bundle = os.path.join(folder, "bundle.tar.gz")
        run(os.path.join(source, "tools/bundle"), bundle, build)
        if not expect(os.path.exists(bundle) and os.path.getsize(bundle) <= MOST_BYTES, "a bundle of at most 60 MB"):
            return result()
        run("tar", "-xzf", bundle, "-C", folder)
        root = os.path.join(os.path.realpath(folder), "spmdrun")
        check_libraries(root)
        check_program(root, Program("sharded_factors"))
        check_gpu(root, build)
    return result()


sys.exit(main())
