"""JAX's plug-in: JAX finds this package by its name and calls initialize().

    JAX_PLATFORMS=spmdrun mpirun -n 4 python train.py

runs a script as it is on the devices of all processes. The plug-in is used if JAX_PLATFORMS names it, or if it names nothing and a
launcher started several processes. jax_num_cpu_devices is the number of devices of each process. SPMDRUN_DEADLINE is how many seconds
a process may wait for another one, SPMDRUN_LOG what is logged ("info"). The library is SPMDRUN_PJRT_LIBRARY, or libspmdrun_pjrt.so
beside this file."""
import ctypes
import os
import pathlib

import jaxlib.version
from jax._src import distributed, xla_bridge
from jaxlib import xla_client

from jax_plugins.spmdrun import callbacks, targets

NAME = "spmdrun"
LIBRARY = "libspmdrun_pjrt.so"
# How launchers tell a process the number of processes.
SIZES = ("OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "MV2_COMM_WORLD_SIZE", "PALS_SIZE", "JSM_NAMESPACE_SIZE",
         "FLUX_JOB_SIZE", "SLURM_STEP_NUM_TASKS")
# What else shows the library that a launcher started a process (mpi/launch.c).
MARKS = ("OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "MV2_COMM_WORLD_RANK", "PALS_RANKID", "JSM_NAMESPACE_RANK",
         "FLUX_TASK_RANK", "PMI_FD")
# The process that the launcher started, and its job: "PID JOB".
PROCESS = "SPMDRUN_JOB_PROCESS"
# The jaxlib whose interface the library has: from this version on, within this one's major version.
FIRST_JAXLIB = (0, 10)
# Where the library writes the address of its function that leaves the job (pjrt/pjrt_client.h).
LEAVE = ctypes.c_void_p()


def hide_launcher(environment):
    """In a process that one of the job's has started, as multiprocessing does: only its parent is known to the launcher, so it
    runs alone."""
    if not any(environment.get(name) for name in SIZES + MARKS):
        return
    pid, job = str(os.getpid()), environment.get("PMIX_NAMESPACE", environment.get("SLURM_STEP_ID", ""))
    first, _, of_job = environment.setdefault(PROCESS, f"{pid} {job}").partition(" ")
    if of_job != job:  # a job that was started by a process of another one
        environment[PROCESS] = f"{pid} {job}"
    elif first != pid:
        for name in SIZES + MARKS:
            environment.pop(name, None)


def is_wanted(platforms, environment):
    """True if JAX is to use the plug-in: `platforms` is jax_platforms, None or "" if it is not set."""
    if platforms:
        return NAME in platforms.split(",")
    return any(environment.get(size, "").isdecimal() and int(environment[size]) > 1 for size in SIZES)


def find_library(environment):
    """Returns the path of the library. Raises RuntimeError if it is not there."""
    named = environment.get("SPMDRUN_PJRT_LIBRARY")
    path = pathlib.Path(named) if named else pathlib.Path(__file__).resolve().parent / LIBRARY
    if not path.is_file():
        raise RuntimeError(f"{path} is not there; set SPMDRUN_PJRT_LIBRARY to {LIBRARY} of the installed spmdrun")
    return str(path.resolve())


def check_jaxlib(version):
    """Raises RuntimeError if this version, as "0.10.2", has another interface."""
    numbers = tuple(int(part) for part in version.split(".")[:2])
    if numbers < FIRST_JAXLIB or numbers[0] != FIRST_JAXLIB[0]:
        raise RuntimeError(f"jaxlib {version} cannot load the spmdrun plug-in; install jaxlib 0.10 or a newer 0.x")


def options():
    """The options of the client, read when JAX creates it."""
    chosen = {"devices_per_process": max(1, xla_bridge.num_cpu_devices.value), "call_python": callbacks.ADDRESS,
              "has_one_thread": callbacks.HAS_ONE_THREAD, "leave": ctypes.addressof(LEAVE)}
    if distributed.global_state.client is not None:  # jax.distributed.initialize() was called
        chosen |= {"node_id": distributed.global_state.process_id, "num_nodes": distributed.global_state.num_processes}
    for name in ("deadline", "node_is_rank"):
        variable = "SPMDRUN_" + name.upper()  # as for the command
        value = os.environ.get(variable)
        if value and not value.isdecimal():
            raise RuntimeError(f"{variable}={value}: expected a whole number")
        if value:
            chosen[name] = int(value)
    if log := os.environ.get("SPMDRUN_LOG"):
        chosen["log"] = log
    return chosen


def leave_before(shutdown):
    """Python's exit calls `shutdown`, which waits for all processes, before the client ends. The others may wait for this one in a
    program, if it has failed: so they are told first."""
    def leave_and_shutdown():
        if LEAVE.value:
            ctypes.CFUNCTYPE(None)(LEAVE.value)()
        shutdown()
    return leave_and_shutdown


def make_client():
    """JAX's own factory would hand over its connection to the coordination service. The processes meet by MPI instead; and jaxlib
    would watch that service for as long as the client lives, which delays the end of the script by seconds and warns once the
    service has ended."""
    if not xla_client.pjrt_plugin_initialized(NAME):
        xla_client.initialize_pjrt_plugin(NAME)
    return xla_client.make_c_api_client(NAME, options())


def make_backend():
    """JAX finds the plug-in's devices as those of the CPU, too, if it has no others: functions that programs call get their
    arguments there, and lowerings for the CPU are used anyway."""
    client = make_client()
    if distributed.global_state.client is not None:
        distributed.shutdown = leave_before(distributed.shutdown)
    xla_bridge._backends.setdefault("cpu", client)
    return client


def initialize():
    """JAX calls this while it looks for plug-ins."""
    hide_launcher(os.environ)
    if not is_wanted(xla_bridge.config.jax_platforms.value, os.environ):
        return
    check_jaxlib(jaxlib.version.__version__)
    library = find_library(os.environ)
    xla_bridge._nonexperimental_plugins.add(NAME)  # else JAX warns that the platform is experimental
    xla_bridge.register_plugin(NAME, priority=500, library_path=library, factory=make_backend)
    targets.take(library)
