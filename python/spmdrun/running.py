"""Runs a function on the ranks of an MPI job of its own."""
import os
import re
import shutil
import subprocess
import tempfile
import threading
import warnings

from . import arrays, launcher
from .exporting import import_jax, prepare, write
from .loading import RESULT, numbered

PREFIX = "spmdrun: "
WARNING = re.compile(r"r\d+ \| \w+: warn: (.*)")
LAST_LINES = 20
ENDING = 10  # seconds that a job gets to end after SIGTERM


class RunError(RuntimeError):
    """A run failed: `status` of the command, `sentences` that it printed, all `output`."""

    def __init__(self, message, status=None, sentences=(), output=""):
        super().__init__(message)
        self.status, self.sentences, self.output = status, list(sentences), output


def run(f, *args, ranks=4, options=(), static_argnums=(), static_argnames=(), in_shardings=None, out_shardings=None,
        donate_argnums=(), path=None, spmdrun="spmdrun", mpirun="mpirun", env=None, timeout=None, verbose=False, **kwargs):
    """f(*args, **kwargs), computed by the command on `ranks` ranks; its results as NumPy arrays in f's structure.

    ranks=1 starts no launcher. options are more words for the command, such as ("--devices", 2). spmdrun and mpirun are names,
    paths, or lists of words (mpirun=["mpirun", "--hostfile", "hosts"]). The environment is passed on, without what a
    launcher around this Python set; env adds to it. path keeps
    the export there, with the results in path/out. verbose prints what the command prints, while it runs. After `timeout` seconds
    the job is ended. Raises RunError with what the command said.
    """
    jax = import_jax("run")
    variable, around = launcher.ranks_around(os.environ)
    if around > 1:
        raise RunError(f"this Python is one of {around} ranks ({variable}), and each would start a job: start Python without a "
                       "launcher, which spmdrun.run starts itself")
    environment = launcher.for_a_job(os.environ) | {name: str(value) for name, value in (env or {}).items()}
    command, start = launcher.words_of(spmdrun), start_words(ranks, mpirun, environment)
    check(command, environment, "spmdrun", "build it, and give its path as spmdrun=, or add its folder to PATH")
    given = {"static_argnums": static_argnums, "static_argnames": static_argnames, "in_shardings": in_shardings,
             "out_shardings": out_shardings, "donate_argnums": donate_argnums}
    function, lowered, arguments = prepare(jax, f, args, kwargs, given)
    folder = None if path else tempfile.mkdtemp(prefix="spmdrun-")
    try:
        written = write(jax, function, lowered, arguments, path=path or os.path.join(folder, "export"), large=1 << 28)
        out = os.path.join(written.path, "out")
        lines = follow([*start, *command, *written.words(*options, "-o", out)[1:]], environment, timeout, verbose)
        results = zip(numbered(out, RESULT), written.about["results"], strict=True)
        leaves = [arrays.read(file, said["dtype"]) for file, said in results]
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
    for said in filter(None, map(WARNING.match, lines)):
        warnings.warn(said.group(1), stacklevel=2)
    return lowered.out_tree.unflatten(leaves)


def check(words, environment, what, remedy):
    if shutil.which(words[0], path=environment.get("PATH")) is None:
        raise RunError(f"the command {what} is not found as {words[0]!r}: {remedy}")


def start_words(ranks, mpirun, environment):
    if not isinstance(ranks, int) or ranks < 1:
        raise ValueError(f"spmdrun.run: ranks is {ranks!r}, not a number from 1")
    if ranks == 1:
        return []
    start = launcher.words_of(mpirun)
    check(start, environment, "mpirun", "install Open MPI or MPICH, give its path as mpirun=, or run with ranks=1")
    more = launcher.oversubscribe(launcher.version(start[:1], environment)) if ranks > launcher.cores() else []
    return [*start, "-n", str(ranks), *more]


def follow(words, environment, timeout, verbose):
    """Runs to the end; the lines that were printed. Nothing is read from standard input, which a notebook has not."""
    process = subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               text=True, errors="replace")
    lines, late = [], threading.Event()
    timer = threading.Timer(timeout, lambda: (late.set(), process.terminate())) if timeout else None
    try:
        if timer:
            timer.start()
        for line in process.stdout:
            lines.append(line)
            if verbose:
                print(line, end="", flush=True)
        status = process.wait()
    except BaseException:  # the notebook's user interrupts: the job ends, too
        end(process)
        raise
    finally:
        if timer:
            timer.cancel()
        process.stdout.close()
    if late.is_set():
        raise RunError(f"spmdrun did not end within {timeout} s, and was ended", status, output="".join(lines))
    if status:
        raise failure(status, lines)
    return lines


def end(process):
    process.terminate()
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def failure(status, lines):
    said = list(dict.fromkeys(line.strip().removeprefix(PREFIX) for line in lines if line.startswith(PREFIX)))
    output = "".join(lines)
    if said:
        return RunError("\n".join(said), status, said, output)
    hint = ""
    if launcher.OPEN_MPI_ROOT in output:
        hint = ": Open MPI does not start as root unless OMPI_ALLOW_RUN_AS_ROOT=1 and OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 are set, " \
               "in the environment or by env="
    return RunError(f"the job ended with status {status}{hint}\n{''.join(lines[-LAST_LINES:])}", status, (), output)
