"""A plug-in of pytest: writes each result into the file SPMDRUN_JAX_RECORD as soon as it is known, and leaves out what the file has.

So a file of tests whose process dies goes on with the test behind the one that killed it."""
import json
import os

RECORD = os.environ["SPMDRUN_JAX_RECORD"]


def write(**line):
    with open(RECORD, "a") as record:
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


def pytest_sessionfinish():
    write(end=True)
