"""spmdrun check on many files: which of them it does not pass, and what it says."""
import os
import re
import subprocess

SECONDS = 300  # for one process

# Open MPI starts more ranks than there are cores, and for root, only if it is told to.
OPEN_MPI = dict(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_rmaps_base_oversubscribe="1")


class Checker:
    """With ranks, they are those of one node, started by mpirun; with 0 there is the process alone."""

    def __init__(self, spmdrun, cwd, ranks=0):
        self.launch = ["mpirun", "-n", str(ranks)] if ranks else []
        self.spmdrun, self.cwd = os.path.abspath(spmdrun), cwd

    def check(self, files):
        """{file: what is said of it}, of those that do not pass; "crashed: ..." of those that end the process."""
        ended, said, failures = self.run(files)
        passed = re.search(r"^(\d+) passed, (\d+) failed$", said, re.MULTILINE)
        if passed and int(passed[1]) + int(passed[2]) == len(files) and int(passed[2]) == len(failures):
            return failures
        if len(files) == 1:
            return {files[0]: f"crashed: exit status {ended}: {' '.join(said.split())[:400]}"}
        middle = len(files) // 2
        return self.check(files[:middle]) | self.check(files[middle:])

    def run(self, files):
        command = [*self.launch, self.spmdrun, "check", "--no-cache", *files]
        try:
            process = subprocess.run(command, cwd=self.cwd, env=OPEN_MPI | os.environ, capture_output=True, text=True,
                                     timeout=SECONDS)
            ended, said = process.returncode, process.stdout + process.stderr
        except subprocess.TimeoutExpired:
            ended, said = "none", f"no answer after {SECONDS} s"
        found = re.findall(r"^(.*?):\d+: FAILED: (.*)$", said, re.MULTILINE)
        return ended, said, dict(found)


def kind_of(message):
    """Messages of one kind are about one fault: without the numbers and names in them."""
    return re.sub(r"0x[0-9a-f]+|%\w+(#\d+)?|[-+]?\d[\d.e+-]*|\binf\b|-?\bnan\b|\btrue\b|\bfalse\b", "N",
                  re.sub(r"^\S+?:\d+(:\d+)?: ", "", message))
