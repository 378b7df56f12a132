"""Programs of bench/side.py written by hand in C and MPI (peers/), for two ranks, to be timed beside spmdrun."""
import os
import shlex
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
DEVICES = 2

# program: the twin's words; the last is its number of steps, as in side_collectives.py
TWINS = {
    "all_reduce_scalar": ["all_reduce", 1, 20000],
    "all_reduce_64k": ["all_reduce", 16384, 2000],
    "all_reduce_8m": ["all_reduce", 2 << 20, 20],
    "ring_matmul": ["ring_matmul", 1],
    "stencil_halo": ["stencil", 1000],
    "sharded_page_rank": ["page_rank", 200],
    "normalized_by_all": ["normalize", 50],
}


def build(folder, name):
    """Compiles peers/NAME.c into the folder."""
    def words(*line):
        return shlex.split(subprocess.run(line, check=True, capture_output=True, text=True).stdout)

    blas = words("pkg-config", "--cflags", "--libs", "openblas") if name in ("gemm", "ring_matmul") else []
    mpi = name not in ("gemm", "triad")
    subprocess.run(["mpicc" if mpi else "cc", "-O3", "-march=native", "-std=gnu17", f"{HERE}/peers/{name}.c", "-o", f"{folder}/{name}",
                    *blas, "-lm", "-pthread"], check=True)


def seconds(folder, program, launcher, variables, cores):
    """The twin's median time for the whole program, started by the words of `launcher` on some of the cores."""
    name, *words = TWINS[program]
    if not os.path.exists(f"{folder}/{name}"):
        build(folder, name)
    done = subprocess.run([*launcher, f"{folder}/{name}", *map(str, words)], env=variables, check=True, capture_output=True, text=True,
                          preexec_fn=lambda: os.sched_setaffinity(0, cores))
    return float(done.stdout.split()[1]) * words[-1] * 1e-6
