"""nodes_test.py COMMAND: under a real Slurm with two nodes, each with a disk of its own, one job compiles for both."""
import json
import os
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "command"))

from cluster import NODES, Cluster, missing
from support import LAUNCH, SKIPPED, SLOWNESS, Program, expect, result

PROGRAM = Program("data_parallel_training")  # four devices


class Job:
    """Jobs on the cluster, whose nodes keep executables below disk-NODE."""

    def __init__(self, cluster, command):
        self.cluster, self.command = cluster, command
        self.config = cluster.path("config")
        with open(self.config, "w") as file:
            file.write(f"cache-local = {self.disk('$SLURMD_NODENAME')}/local\n"
                       f"cache-dir = {self.disk('$SLURMD_NODENAME')}/home\n")
        for node in NODES:
            os.mkdir(self.disk(node))

    def disk(self, node, *names):
        return self.cluster.path(f"disk-{node}", *names)

    def lose(self, node):
        shutil.rmtree(self.disk(node))
        os.mkdir(self.disk(node))

    def run(self, order, tasks):
        """The statistics of a run with rank 0 on the first node of `order`, and the log."""
        stats = self.cluster.path("stats.json")
        words = [self.command, PROGRAM.prints()[0], *PROGRAM.arguments, *PROGRAM.expect_options(),
                 *PROGRAM.tolerance_options(), "--stats", stats, "--log", "warn,cache=info"]
        # Both nodes are this host: between them there is only the loopback, which Open MPI leaves out unless told, and
        # what it puts into /dev/shm has the names of the other node's.
        env = LAUNCH | {"SPMDRUN_CONFIG": self.config, "OMPI_MCA_btl": "self,tcp", "OMPI_MCA_btl_tcp_if_include": "lo"}
        status, out, err = self.cluster.run(order, tasks, words, env, 60 * SLOWNESS)
        if not expect(status == 0, f"exit {status}\n{out}{err}{self.cluster.logs()}"):
            sys.exit(result())
        with open(stats) as file:
            return json.load(file), err

    def contents(self, node):
        """Names and bytes of the entries on a node's disk."""
        folder, found = self.disk(node, "local"), []
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            if name.endswith(".entry"):
                with open(os.path.join(folder, name), "rb") as file:
                    found.append((name, file.read()))
        return found

    def expect_filled(self, what):
        first, second = (self.contents(node) for node in NODES)
        expect(len(first) == 1 and first == second, f"{what}: both disks have the one entry")


def compiled_once(job):
    stats, log = job.run(("n1", "n2"), 2)
    expect(stats["cache"] == "miss" and stats["compiles"] == 1 and stats["ranks"] == 2, str(stats))
    expect(not os.path.exists(job.disk("n2", "home")), "only rank 0 writes the user's directory")
    job.expect_filled("after one compilation")


def found_from_the_other_node(job):
    stats, log = job.run(("n2", "n1"), 2)
    expect(stats["cache"] == "directory" and stats["compiles"] == 0, str(stats))
    expect("all 2 nodes have the program" in log, log)
    expect(os.path.exists(job.disk("n2", "home")), "rank 0 was on n2")


def shared_inside_nodes(job):
    stats, log = job.run(("n1", "n2"), 4)
    expect(stats["cache"] == "directory" and stats["ranks"] == 4, str(stats))
    expect("all 2 nodes have the program" in log, log)


def sent_by_the_other_node(job):
    job.lose("n1")
    stats, log = job.run(("n1", "n2"), 4)
    expect(stats["cache"] == "directory" and stats["compiles"] == 0, str(stats))
    expect("1 of 2 nodes have the program: rank 2 sends it" in log, log)
    job.expect_filled("after n1 lost its disk")


def main():
    lacks = missing()
    if lacks:
        print(f"skipped: this machine has no {lacks}")
        return SKIPPED
    with Cluster() as cluster:
        job = Job(cluster, sys.argv[1])
        for case in (compiled_once, found_from_the_other_node, shared_inside_nodes, sent_by_the_other_node):
            case(job)
    return result()


sys.exit(main())
