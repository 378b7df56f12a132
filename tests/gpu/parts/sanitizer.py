"""NVIDIA's compute-sanitizer over the kernels of conformance and programs: memory that no kernel may touch (memcheck),
threads of a block that race for shared memory (racecheck), barriers that some threads miss (synccheck)."""
import glob
import os
import shutil
import subprocess

from harness import TESTS, Failed, Skipped
from modules import elementwise
from support import Program

TOOLS = ("memcheck", "racecheck", "synccheck")
FOUND = 99  # exit status of what the sanitizer found


class Sanitizer:
    def __init__(self, gpu):
        self.gpu, self.reason = gpu, None
        self.path = shutil.which(gpu.options.sanitizer)

    def run(self, tool, *words, timeout=300):
        if self.reason:
            raise Skipped(self.reason)
        line = [self.path, "--tool", tool, "--error-exitcode", str(FOUND), "--target-processes", "all", "--print-limit", "20",
                *self.gpu.command.line(None, [*words, *self.gpu.words])]
        try:
            done = subprocess.run(line, env=self.gpu.command.environment(self.gpu.settings), capture_output=True, text=True,
                                  timeout=self.gpu.seconds(timeout))
        except subprocess.TimeoutExpired:
            raise Skipped(f"it took longer than {timeout} s") from None
        if done.returncode:
            self.gpu.fail(f"{' '.join(map(str, line))}: exit {done.returncode}\n{done.stdout}{done.stderr}")

    def begins(self):
        """Whether it can be used on this machine; if not, no other case tries."""
        try:
            if not self.path:
                raise Failed(f"there is no {self.gpu.options.sanitizer}")
            module = os.path.join(self.gpu.folder(), "module.mlir")
            with open(module, "w") as file:
                file.write(elementwise(1000))
            self.run("memcheck", module, "ones", "--no-cache")
        except Failed as reason:
            self.reason = "it does not run a program of one kernel"
            raise Skipped(str(reason)) from None

    def program(self, tool, name):
        program = Program(name)
        self.run(tool, program.prints()[-1], *program.arguments, *program.expect_options(), *program.tolerance_options())


def by_size(paths):
    """The small ones first, so that as many as possible get their turn."""
    return sorted(paths, key=os.path.getsize)


def cases(gpu):
    sanitizer = Sanitizer(gpu)
    files = by_size(glob.glob(os.path.join(TESTS, "conformance", "*.mlir")))
    programs = by_size(glob.glob(os.path.join(TESTS, "programs", "*", "program.mlir")))
    found = [("begins", sanitizer.begins)]
    for tool in TOOLS:
        for path in files:
            found.append((f"{tool}.conformance.{os.path.basename(path).removesuffix('.mlir')}",
                          lambda tool=tool, path=path: sanitizer.run(tool, "check", path, "--no-cache")))
        for path in programs:
            name = os.path.basename(os.path.dirname(path))
            found.append((f"{tool}.programs.{name}", lambda tool=tool, name=name: sanitizer.program(tool, name)))
    return found
