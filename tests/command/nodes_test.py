"""nodes_test.py COMMAND LAUNCHER: each node keeps executables in a directory of its own, and takes from the nearest."""
import hashlib
import json
import os
import shutil
import struct
import sys

from numcodecs import zstd

from support import SLOWNESS, Program, command_from_arguments, expect, result

PROGRAM = Program("data_parallel_training")  # four devices


class Nodes:
    """A job of `count` nodes of one rank, each with a disk that the others do not see."""

    def __init__(self, command, count):
        self.command, self.count = command, count
        self.top = command.path(f"nodes{count}")
        self.config = command.path(f"config{count}")
        with open(self.config, "w") as file:
            file.write(f"cache-local = {self.top}/$OMPI_COMM_WORLD_RANK/local\n"
                       f"cache-dir = {self.top}/$OMPI_COMM_WORLD_RANK/home\n")
        for i in range(count):
            os.makedirs(os.path.join(self.top, str(i)))

    def run(self, *words):
        """What the statistics say of the cache, and the log."""
        stats = self.command.path("stats.json")
        outcome = self.command.run(
            self.count, PROGRAM.prints()[0], *PROGRAM.arguments, *PROGRAM.expect_options(), *PROGRAM.tolerance_options(),
            "--stats", stats, "--node-is-rank", "--log", "warn,cache=info", *words,
            env={"SPMDRUN_CONFIG": self.config, "SPMDRUN_CACHE_DIR": ""})
        expect(outcome.status == 0, str(outcome))
        with open(stats) as file:
            return json.load(file), outcome.err

    def folder(self, rank, kind):
        return os.path.join(self.top, str(rank), kind)

    def entries(self, rank, kind="local"):
        folder = self.folder(rank, kind)
        names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
        return [os.path.join(folder, name) for name in names if name.endswith(".entry")]

    def contents(self, rank, kind="local"):
        found = []
        for path in self.entries(rank, kind):
            with open(path, "rb") as file:
                found.append((os.path.basename(path), file.read()))
        return found

    def misses(self):
        """What each node's directory counts."""
        files = [os.path.join(self.folder(rank, "local"), "misses") for rank in range(self.count)]
        return [os.path.getsize(file) if os.path.exists(file) else 0 for file in files]

    def expect_filled(self, what):
        """Every disk has the one entry, the same on all."""
        first = self.contents(0)
        expect(len(first) == 1, f"{what}: one entry on node 0, not {self.entries(0)}")
        for rank in range(1, self.count):
            expect(self.contents(rank) == first, f"{what}: node {rank} has what node 0 has")
            expect(not self.entries(rank, "home"), f"{what}: rank 0 alone writes the user's directory")

    def lose(self, rank):
        shutil.rmtree(os.path.join(self.top, str(rank)))
        os.makedirs(os.path.join(self.top, str(rank)))


def compiled_once(nodes):
    stats, log = nodes.run()
    expect(stats["cache"] == "miss" and stats["compiles"] == 1, f"the first run compiles: {stats}")
    expect(nodes.misses() == [1] * nodes.count, f"no node had it: {nodes.misses()}")
    nodes.expect_filled("after a compilation")


def found_everywhere(nodes):
    before = [os.stat(nodes.entries(rank)[0]).st_ino for rank in range(nodes.count)]
    stats, log = nodes.run()
    expect(stats["cache"] == "directory" and stats["compiles"] == 0, f"the second run finds it: {stats}")
    expect(f"all {nodes.count} nodes have the program" in log, log)
    after = [os.stat(nodes.entries(rank)[0]).st_ino for rank in range(nodes.count)]
    expect(before == after, "nothing is stored that was there")


def comes_from_rank_0(nodes):
    nodes.lose(nodes.count - 1)
    stats, log = nodes.run()
    expect(stats["compiles"] == 0, str(stats))
    expect(f"{nodes.count - 1} of {nodes.count} nodes have the program: rank 0 sends it" in log, log)
    nodes.expect_filled("after the last node lost its disk")


def comes_from_another(nodes):
    misses = nodes.misses()
    for rank in range(nodes.count - 1):
        nodes.lose(rank)
    stats, log = nodes.run()
    expect(stats["cache"] == "directory" and stats["compiles"] == 0, f"it comes from the last node: {stats}")
    expect(f"1 of {nodes.count} nodes have the program: rank {nodes.count - 1} sends it" in log, log)
    expect(nodes.misses() == [0] * (nodes.count - 1) + [misses[-1]], f"what another node has is no miss: {nodes.misses()}")
    nodes.expect_filled("after all other nodes lost their disks")
    expect(nodes.contents(0, "home") == nodes.contents(0), "the user's directory has it, too")


def damaged(nodes):
    path = nodes.entries(nodes.count - 1)[0]
    with open(path, "r+b") as file:
        file.seek(200)
        byte = file.read(1)
        file.seek(200)
        file.write(bytes([byte[0] ^ 1]))
    stats, log = nodes.run()
    expect(stats["compiles"] == 0 and "counts as missing" in log, log)
    nodes.expect_filled("after one node's entry was damaged")


def with_other_payload(entry):
    """An entry for the same key, whole and sealed, whose last byte of payload is another."""
    header, payload, frame = struct.unpack_from("<QQQ", entry, 16)
    data = bytearray(zstd.decompress(entry[header:header + frame]))
    data[-1] ^= 1
    packed = zstd.compress(bytes(data), 3)
    changed = bytearray(entry[:header]) + packed
    struct.pack_into("<Q", changed, 32, len(packed))
    return bytes(changed) + hashlib.sha256(changed).digest()


def different(nodes):
    """Two nodes believe in other bytes: those of rank 0 count."""
    [(_, entry)] = nodes.contents(nodes.count - 1)
    path = nodes.entries(nodes.count - 1)[0]
    with open(path, "wb") as file:
        file.write(with_other_payload(entry))
    stats, log = nodes.run()
    expect(stats["compiles"] == 0 and "keeps other bytes of the program than the node of rank 0" in log, log)
    nodes.expect_filled("after two nodes differed")


def one_without(nodes):
    """A node that may not keep anything is served by the others, and a rank 0 without a cache asks nobody."""
    folder = nodes.folder(nodes.count - 1, "local")
    shutil.rmtree(folder)
    with open(folder, "w"):
        pass
    stats, log = nodes.run()
    expect(stats["compiles"] == 0 and "going on without the node-local directory" in log, log)
    os.remove(folder)
    stats, log = nodes.run("--no-cache")
    expect(stats["cache"] == "off" and stats["compiles"] == 1, str(stats))


def fails_together(nodes):
    """What rank 0 cannot read is a sentence and a status, and nobody is left waiting for a key."""
    outcome = nodes.command.run(nodes.count, nodes.command.path("missing.mlir"), "--node-is-rank",
                                env={"SPMDRUN_CONFIG": nodes.config, "SPMDRUN_CACHE_DIR": ""})
    expect(outcome.status == 2 and len(outcome.own_lines()) == 1, str(outcome))


def told_apart(command):
    """Ranks that were told different things of the cache meet all the same."""
    stats = command.path("apart.json")
    words = [PROGRAM.prints()[0], *PROGRAM.arguments, "--node-is-rank", "--stats", stats]
    places = [command.path(f"apart{rank}") for rank in range(2)]
    local = [f"SPMDRUN_CACHE_LOCAL={place}" for place in places]
    for first, second, cache in (([], [local[1]], "miss"), ([local[0]], ["SPMDRUN_NO_CACHE=1"], "directory"),
                                 (["SPMDRUN_NO_CACHE=1"], [local[1]], "off"),
                                 ([f"SPMDRUN_CACHE_DIR={places[0]}.none"], [local[1]], "directory")):
        outcome = command.run_apart([*first, *words], [*second, *words], timeout=40 * SLOWNESS)
        expect(outcome.status == 0, str(outcome))
        with open(stats) as file:
            found = json.load(file)["cache"]
        expect(found == cache, f"rank 0 {first}, rank 1 {second}: {found}, not {cache}")


def without_launcher(command):
    """One process alone: its node's directory is a place like others."""
    stats, local = command.path("alone.json"), command.path("alone")
    for cache in ("miss", "directory"):
        outcome = command.run(None, PROGRAM.prints()[0], *PROGRAM.arguments, "--stats", stats, "--cache-local", local)
        expect(outcome.status == 0, str(outcome))
        with open(stats) as file:
            expect(json.load(file)["cache"] == cache, f"expected {cache}")
        shutil.rmtree(command.cache)
    expect(any(name.endswith(".entry") for name in os.listdir(local)), "the node's directory has it")


def main():
    command, _ = command_from_arguments()
    with command:
        for count in (2, 4):
            nodes = Nodes(command, count)
            for case in (compiled_once, found_everywhere, comes_from_rank_0, comes_from_another, damaged, different,
                         one_without, fails_together):
                case(nodes)
        told_apart(command)
        without_launcher(command)
    return result()


sys.exit(main())
