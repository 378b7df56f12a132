"""A plug-in of pytest: writes each result into the file SPMDRUN_JAX_RECORD as soon as it is known, and leaves out what the file has.

So a file of tests whose process dies goes on with the test behind the one that killed it. Of several processes (SPMDRUN_JAX_PROCESSES)
each has a file of its own, whose name ends with its number; the plug-in makes a job of JAX of them."""
import json
import os

RECORD = os.environ["SPMDRUN_JAX_RECORD"]
PROCESSES = int(os.environ.get("SPMDRUN_JAX_PROCESSES", "1"))
PROCESS = next((int(os.environ[name]) for name in ("OMPI_COMM_WORLD_RANK", "PMI_RANK") if name in os.environ), 0)
OWN = f"{RECORD}.{PROCESS}" if PROCESSES > 1 else RECORD


def pytest_configure():
    if PROCESSES == 1:
        return
    import absl.flags
    import jax
    import jax._src.test_multiprocess  # has the flags
    jax.config.config_with_absl()
    absl.flags.FLAGS(["", f"--num_processes={PROCESSES}", f"--multiprocess_test_worker_id={PROCESS}"])
    jax.distributed.initialize(os.environ["SPMDRUN_JAX_ADDRESS"], PROCESSES, PROCESS)


def write(**line):
    with open(OWN, "a") as record:
        record.write(json.dumps(line) + "\n")


def name_of(nodeid):
    return nodeid.split("::", 1)[1]


def read(path):
    """The lines of a record, of which the last may be cut off."""
    if not os.path.exists(path):
        return []
    with open(path) as record:
        return [json.loads(line) for line in record if line.endswith("\n")]


def pytest_collection_modifyitems(items):
    seen = {line["test"] for line in read(RECORD) if "test" in line}
    items[:] = [item for item in items if name_of(item.nodeid) not in seen]


def pytest_runtest_logstart(nodeid):
    write(test=name_of(nodeid))


def pytest_runtest_logreport(report):
    failed = report.outcome == "failed"
    if failed or report.when == "call" or report.outcome == "skipped":
        crash = getattr(report.longrepr, "reprcrash", None)
        write(test=name_of(report.nodeid), outcome=report.outcome, message=(crash.message if crash else str(report.longrepr))[:600] if failed else "")


def pytest_collectreport(report):
    if report.failed:
        write(test="import", outcome="failed", message=str(report.longrepr)[-600:])


def pytest_sessionfinish():
    write(end=True)
