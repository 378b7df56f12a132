"""How the launchers of MPI differ."""
import os
import re
import subprocess

OPEN_MPI_ROOT = "attempt to run as root"
# What a launcher tells its ranks of themselves. It is not true of a job that one of them starts.
SIZES = ("OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "MV2_COMM_WORLD_SIZE", "PALS_SIZE", "JSM_NAMESPACE_SIZE", "FLUX_JOB_SIZE",
         "SLURM_STEP_NUM_TASKS")
OF_RANKS = ("OMPI_COMM_WORLD_", "PMI_", "PMIX_", "MV2_COMM_WORLD_", "PALS_", "JSM_NAMESPACE_", "FLUX_JOB_", "SLURM_STEP")


def words_of(command):
    """A command is a name or path, which may hold blanks, or a list of words."""
    return [os.fspath(command)] if isinstance(command, (str, os.PathLike)) else [os.fspath(word) for word in command]


def ranks_around(environment):
    """(variable, ranks) of the job that this process is a rank of; (None, 1) if it is alone."""
    for name in SIZES:
        if environment.get(name, "").isdigit() and int(environment[name]) > 1:
            return name, int(environment[name])
    return None, 1


def for_a_job(environment):
    return {name: value for name, value in environment.items() if not name.startswith(OF_RANKS)}


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
