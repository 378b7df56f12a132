"""How the launchers of MPI differ."""
import os
import re
import subprocess

OPEN_MPI_ROOT = "attempt to run as root"


def words_of(command):
    """A command is a name or path, which may hold blanks, or a list of words."""
    return [os.fspath(command)] if isinstance(command, (str, os.PathLike)) else [os.fspath(word) for word in command]


def oversubscribe(said):
    """The words that let a launcher, which says `said` of its version, start more ranks than there are cores."""
    open_mpi = re.search(r"\(Open MPI\) (\d+)", said) or re.search(r"OpenRTE\) (\d+)", said)
    if open_mpi:
        return ["--oversubscribe"] if int(open_mpi.group(1)) < 5 else ["--map-by", ":OVERSUBSCRIBE"]
    if said.startswith("prterun") or "PRRTE" in said:
        return ["--map-by", ":OVERSUBSCRIBE"]
    if said.startswith("slurm"):
        return ["--overcommit"]
    return []  # MPICH's, Intel's: they start any number


def version(launcher, environment):
    done = subprocess.run([*launcher, "--version"], env=environment, stdin=subprocess.DEVNULL, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
    return done.stdout


def cores():
    """Cores that this process may use. A core of two hardware threads is one place for a rank."""
    found = set()
    for cpu in os.sched_getaffinity(0):
        try:
            with open(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list") as file:
                found.add(file.read().strip())
        except OSError:
            found.add(str(cpu))
    return len(found)
