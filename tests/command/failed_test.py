"""failed_test.py COMMAND LAUNCHER: a program that cannot be compiled is told so at once, by every job that shares the
cache, until somebody asks for another try."""
import hashlib
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import time

from support import SLOWNESS, command_from_arguments, expect, result

AGAIN = re.compile(r" \(compiled without success before, on \d{4}-\d\d-\d\d \d\d:\d\d(?: as (?P<whose>.*), whose names "
                   r"these are)?; --retry-failed compiles again\)$")

REFUSED = """module @NAME {
BLANK  func.func public @main(%ARG: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %ARG : tensor<4xf32>
    %1 = stablehlo.custom_call @nobody_knows_it(%0) : (tensor<4xf32>) -> tensor<4xf32> LOCATION
    return %1 : tensor<4xf32>
  }
}
"""

WRONG = """func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 3 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
"""

TYPE = "tensor<9x9xf32>"

GOOD = """func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  %1 = stablehlo.add %0, %0 : tensor<4xf32>
  %2 = stablehlo.add %1, %0 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
"""


def write(command, name, text):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text)
    return path


def refused(command, name, module="m", blank="", argument="x", location=""):
    text = REFUSED.replace("NAME", module).replace("BLANK", blank).replace("ARG", argument)
    return write(command, name, text.replace("LOCATION", location))


def entries(folder):
    return sorted(name for name in os.listdir(folder) if name.endswith(".entry")) if os.path.isdir(folder) else []


def sentence(outcome, status=1):
    lines = outcome.own_lines()
    expect(outcome.status == status and len(lines) == 1, f"one sentence, exit {status}: {outcome}")
    return lines[0] if lines else ""


def is_repeated(command, words, status=1, ranks=None, where=None):
    """Runs what fails once more; True if it was not compiled. `where`: what the sentence begins with."""
    outcome = command.run(ranks, *words, "--log", "warn,partitioner=info")
    line = sentence(outcome, status)
    if where:
        expect(line.startswith(f"spmdrun: rank 0: {where}"), f"{where}: {line}")
    repeated = bool(AGAIN.search(line))
    expect(repeated != ("partitioned" in outcome.err or not repeated), f"no work behind it: {outcome}")
    return repeated


def is_told_at_once(command):
    first = refused(command, "first.mlir")
    line = sentence(command.run(None, first, "ones"))
    expect(line.startswith(f"spmdrun: rank 0: {first}:4:10: stablehlo.custom_call: ") and not AGAIN.search(line), line)
    expect(len(entries(command.cache)) == 1, "it is kept")
    for ranks in (None, 2):
        expect(is_repeated(command, [first, "ones"], ranks=ranks, where=f"{first}:4:10: stablehlo.custom_call: "),
               "the second time")
    expect(is_repeated(command, ["compile", first, "--topology", "1x1"]), "for `spmdrun compile`, too")
    # Another program by its names and places: the sentence has the place there.
    other = refused(command, "other.mlir", "another", "\n\n", "values", 'loc("step.py":7:3)')
    repeated = sentence(command.run(None, other, "ones"))
    expect(repeated.startswith(f"spmdrun: rank 0: {other}:6:10: stablehlo.custom_call: ") and
           AGAIN.sub("", repeated).endswith('(from step.py:7:3)') and AGAIN.search(repeated), repeated)
    expect(AGAIN.sub("", repeated).replace(f"{other}:6:", f"{first}:4:").replace(' (from step.py:7:3)', "") == line,
           f"the same sentence else: {repeated}")
    expect(AGAIN.search(repeated)["whose"] == first, f"it says whose names it has: {repeated}")
    expect(AGAIN.search(sentence(command.run(None, first, "ones")))["whose"] is None, "to that one it need not")
    before = read(command, entries(command.cache)[0])
    time.sleep(1.1)  # the entry tells seconds
    again = sentence(command.run(None, first, "ones", "--retry-failed"))
    expect(again == line, f"--retry-failed compiles: {again}")
    expect(read(command, entries(command.cache)[0]) != before, "and keeps the new failure")
    no_cache = sentence(command.run(None, first, "ones", "--no-cache"))
    expect(no_cache == line, no_cache)
    # A sentence without a place in the text, and the exit status of wrong input.
    wrong = write(command, "wrong.mlir", WRONG)
    line = sentence(command.run(None, wrong, "ones"), status=2)
    expect(is_repeated(command, [wrong, "ones"], status=2), "wrong input stays wrong input")
    expect(line.startswith(f"spmdrun: rank 0: {wrong}"), line)
    # What is wrong with the text itself is found before there is a key.
    kept = entries(command.cache)
    broken = write(command, "broken.mlir", "func.func public @main() {")
    for _ in range(2):
        expect(not AGAIN.search(sentence(command.run(None, broken), status=2)), "read each time")
    expect(entries(command.cache) == kept, "and not kept")


def read(command, name):
    with open(os.path.join(command.cache, name), "rb") as file:
        return file.read()


def exchange_frames(header_of, frame_of):
    """The entry with the key of one and the contents of the other (cache/entry.h)."""
    header_bytes, = struct.unpack_from("<Q", header_of, 16)
    other_bytes, payload, frame = struct.unpack_from("<QQQ", frame_of, 16)
    header = bytearray(header_of[:header_bytes])
    struct.pack_into("<QQ", header, 24, payload, frame)
    header[72:76] = frame_of[72:76]
    entry = bytes(header) + frame_of[other_bytes:other_bytes + frame]
    return entry + hashlib.sha256(entry).digest()


def gives_way_to_success(command):
    """A program that can be compiled, behind a failure that another one left with its key."""
    good = write(command, "good.mlir", GOOD)
    known = entries(command.cache)
    expect(command.run(None, good, "ones").status == 0, "it runs")
    name, = set(entries(command.cache)) - set(known)
    path = os.path.join(command.cache, name)
    success = read(command, name)
    for entry in known:
        failure = read(command, entry)
        with open(path, "wb") as file:
            file.write(exchange_frames(success, failure))
        done = command.run(None, good, "ones")
        expect(done.status in (1, 2) and AGAIN.search(done.own_lines()[0]), f"it is believed: {done}")
    # In a directory that the user may only read; the success goes into the user's own.
    site = command.path("site")
    shutil.copytree(command.cache, site)
    os.remove(path)
    behind = ["--cache-site", site]
    with open(path, "wb") as file:  # in the user's own directory is one that does not verify
        file.write(success[:-1])
    done = command.run(None, good, "ones", *behind, "--retry-failed")
    expect(done.status == 0 and "it counts as missing" in done.err, f"a damaged entry is none: {done}")
    os.remove(path)
    expect(command.run(None, good, "ones", *behind).status in (1, 2), "the site's failure counts")
    expect(command.run(None, good, "ones", *behind, "--retry-failed").status == 0, "until it is tried again")
    done = command.run(None, good, "ones", *behind, "--log", "warn,partitioner=info")
    expect(done.status == 0 and "partitioned" not in done.err, f"then the success behind it counts: {done}")
    # What a job found behind a failure that it may write over takes its place.
    local = command.path("local")
    os.mkdir(local, 0o700)
    shutil.copy(os.path.join(site, name), local)
    before = ["--cache-local", local]
    expect(command.run(None, good, "ones", *before).status == 0, "the success behind it counts")
    expect(read(command, name) == open(os.path.join(local, name), "rb").read(), "and is nearer now")
    # In the user's own directory a success takes its place.
    shutil.copy(os.path.join(site, name), path)
    expect(command.run(None, good, "ones", "--retry-failed").status == 0, "tried again")
    done = command.run(None, good, "ones", "--log", "warn,partitioner=info")
    expect(done.status == 0 and "partitioned" not in done.err, f"found: {done}")


def key_parts(entry):
    """Names and values, in order, and where the parts end (cache/entry.h)."""
    count, = struct.unpack_from("<I", entry, 12)
    parts, at = [], 88
    for _ in range(count):
        name, value = struct.unpack_from("<II", entry, at)
        parts.append((entry[at + 8:at + 8 + name], entry[at + 8 + name:at + 8 + name + value]))
        at += 8 + name + value
    return parts, at


def of_another_build(entry, build):
    """The entry as another build would have left it, and its name: `build` is as long as ours."""
    parts, end = key_parts(entry)
    parts = [(name, re.sub(rb"[0-9a-f]{16}$", build, value) if name == b"compiler" else value) for name, value in parts]
    lengths = [(struct.pack("<Q", len(name)), name, struct.pack("<Q", len(value)), value) for name, value in parts]
    digest = hashlib.sha256(b"spmdrun cache key 1\0" + struct.pack("<Q", len(parts)) + b"".join(map(b"".join, lengths)))
    told = b"".join(struct.pack("<II", len(name), len(value)) + name + value for name, value in parts)
    made = entry[:40] + digest.digest() + entry[72:88] + told + entry[end:-32]
    return made + hashlib.sha256(made).digest(), digest.hexdigest() + ".entry"


def is_of_one_build(command):
    """A later version may be able to do it, so a failure is its own build's: that is part of its key."""
    mine = write(command, "mine.mlir", GOOD.replace("stablehlo.tanh %x :", "stablehlo.custom_call @later(%x) :").replace(
        ": tensor<4xf32>\n  %1", ": (tensor<4xf32>) -> tensor<4xf32>\n  %1"))
    known = entries(command.cache)
    expect(not AGAIN.search(sentence(command.run(None, mine, "ones"))), "the first time")
    name, = set(entries(command.cache)) - set(known)
    own = read(command, name)
    same, same_name = of_another_build(own, dict(key_parts(own)[0])[b"compiler"][-16:])
    expect(same == own and same_name == name, "the test knows how keys are made")
    other, other_name = of_another_build(own, b"0123456789abcdef")
    os.remove(os.path.join(command.cache, name))
    with open(os.path.join(command.cache, other_name), "wb") as file:
        file.write(other)
    verified = command.run(None, "cache", "verify")
    expect(verified.status == 0, f"the other build's failure is a good entry: {verified}")
    done = command.run(None, mine, "ones", "--explain-cache", "--log", "warn,partitioner=info")
    expect(done.status == 1 and "partitioned" in done.err and not AGAIN.search(done.own_lines()[-1]) and
           "compiled by another version" in done.err, f"this build tries for itself: {done}")
    expect(read(command, other_name) == other, "and leaves the other's where it is")


def builds_have_digests(command):
    """A build is known by its sources: a change in any folder that decides about code makes another one."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    tree, header = command.path("tree"), command.path("id.h")

    def digest():
        subprocess.run(["cmake", f"-DROOT={tree}", "-DFOLDERS=graph;compiler", f"-DOUTPUT={header}", "-P",
                        os.path.join(root, "cmake", "BuildId.cmake")], check=True)
        return open(header).read()

    for name in ("graph", "compiler"):
        shutil.copytree(os.path.join(root, name), os.path.join(tree, name))
    seen = {digest()}
    expect(digest() in seen, "equal sources, equal digests")
    for name in ("graph/ir/ops.def", "compiler/emit/emit_arith.c", "compiler/library/functions.def"):
        with open(os.path.join(tree, name), "a") as file:
            file.write("\n")
        seen.add(digest())
    expect(len(seen) == 4, f"each change makes another: {seen}")


def is_no_interruption(command):
    """What ends a compilation from outside says nothing about the program."""
    ops = ["tanh", "sine", "cosine", "exponential", "logistic", "sqrt", "cbrt", "log_plus_one"]
    lines = [f"  %{i + 1} = stablehlo.{ops[i * i % 7]} %{f't{i - 1}' if i else 0} : {TYPE}\n  "
             f"%t{i} = stablehlo.transpose %{i + 1}, dims = [1, 0] : ({TYPE}) -> {TYPE}" for i in range(3000)]
    slow = write(command, "slow.mlir", f"func.func public @main(%0: {TYPE}) -> {TYPE} {{\n" + "\n".join(lines) +
                 f"\n  return %t2999 : {TYPE}\n}}\n")
    kept = entries(command.cache)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL, signal.SIGXCPU):
        process = command.start(None, slow, "ones", "--log", "warn,partitioner=info")
        while "partitioned" not in (line := process.stderr.readline()) and line:
            pass
        expect(line != "", "it comes to compiling")
        process.send_signal(number)
        process.communicate(timeout=60)
        expect(process.returncode != 0, f"signal {number} ends it")
        expect(entries(command.cache) == kept, f"signal {number} leaves no entry")
    if SLOWNESS == 1:  # sanitizers take terabytes of addresses
        failed = 0
        for limit in range(60000, 130000, 10000):
            words = [slow, "ones", "--cache-min-size", "1G"]  # of a success, not of a failure
            limited = command.start_words(["bash", "-c", f"ulimit -v {limit}; exec \"$@\"", "-",
                                           *command.line(None, words)], {})
            failed += command.finish(limited, 60).status != 0
            expect(entries(command.cache) == kept, f"{limit} KiB of memory leave no entry")
        expect(failed > 0, "some of that is too little")
    missing = command.run(None, write(command, "fresh.mlir", GOOD.replace("tanh", "cosine")), "ones",
                          env={"SPMDRUN_COMPILER_MODULE": "/nowhere"})
    expect("cannot be loaded" in sentence(missing) and entries(command.cache) == kept, "without a compiler")


def main():
    command, _ = command_from_arguments()
    with command:
        is_told_at_once(command)
        gives_way_to_success(command)
        is_of_one_build(command)
        builds_have_digests(command)
        is_no_interruption(command)
    return result()


sys.exit(main())
