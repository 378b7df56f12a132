"""cache_test.py COMMAND LAUNCHER: what `spmdrun cache` tells of a cache, and what it takes away."""
import glob
import hashlib
import json
import os
import re
import sys
import time

from support import Program, command_from_arguments, expect, result

COUNTER = Program("counter")
KALMAN = Program("kalman")
WIDE = Program("collectives")  # of more than one device


def cache(command, *words, status=0, ranks=None, env={}):
    outcome = command.run(ranks, "cache", *words, env=env)
    expect(outcome.status == status, f"cache {words}: {outcome}")
    return outcome


def answer(command, *words, **options):
    return json.loads(cache(command, *words, "--json", **options).out)


def run(command, program, *words, env={}):
    outcome = command.run(None, program.prints()[0], *program.arguments, *words, env=env)
    expect(outcome.status == 0, f"{program.name}: {outcome}")
    return outcome


def entries(command):
    return sorted(glob.glob(os.path.join(command.cache, "*.entry")))


def make_old(path, hours):
    """And a second: the clock of the file system may be behind that of the processor."""
    then = time.time() - 3600 * hours - 1
    os.utime(path, (then, then))


def fill(command):
    """Two entries: counter's, found twice, three hours old, and kalman's, never found, an hour old."""
    cache(command, "clear")
    for _ in range(3):
        run(command, COUNTER)
    counter, = entries(command)
    run(command, KALMAN)
    kalman, = set(entries(command)) - {counter}
    make_old(counter, 3)
    make_old(kalman, 1)
    return counter, kalman


def empty(command):
    out = cache(command, "list").out
    expect(out == f"directory {command.cache}: 0 entries, 0 B\n", out)
    expect(answer(command, "verify")["tiers"] == [{"tier": "directory", "place": command.cache, "bytes": 0, "good": 0,
                                                   "damaged": 0, "foreign": 0, "unreadable": 0, "faults": []}], "an empty cache is good")


def lists(command):
    counter, kalman = fill(command)
    tier, = answer(command, "list")["tiers"]
    expect(tier["tier"] == "directory" and tier["place"] == command.cache, str(tier))
    first, second = tier["entries"]  # the last used first
    for entry, path, hits, hours in ((first, kalman, 0, 1), (second, counter, 2, 3)):
        expect(entry["name"] == os.path.basename(path)[:64], str(entry))
        expect(entry["bytes"] == os.path.getsize(path) and entry["hits"] == hits, str(entry))
        expect(3600 * hours - 5 < entry["age_seconds"] < 3600 * hours + 60, str(entry))
        expect(entry["kind"] == "executable" and entry["state"] == "good" and not entry["sealed"], str(entry))
        expect(0 < entry["compile_seconds"] < 60 and entry["unpacked_bytes"] > entry["bytes"] / 2, str(entry))
        expect(re.fullmatch("[0-9a-f]{64}", entry["key"]["program"]), str(entry["key"]))
    out = cache(command, "list").out.splitlines()
    expect(re.fullmatch(rf"directory {command.cache}: 2 entries, \S+ KiB", out[0]), out[0])
    expect(out[1].split() == ["name", "kind", "size", "unused", "hits", "compiled", "what"], out[1])
    expect(re.fullmatch(rf"{second['name'][:12]}  executable  \S+ KiB +3 h +2  \S+ s +\S.*", out[3]), out[3])
    on_two = cache(command, "list", ranks=2)
    expect(on_two.out.splitlines()[0] == out[0] and len(on_two.out.splitlines()) == 4, f"once for all ranks: {on_two}")


def hostile(command):
    """An entry that somebody made up tells a terminal nothing. By the formats of cache/key.c and cache/entry.h."""
    def part(name, value, size):
        return len(name).to_bytes(size, "little") + len(value).to_bytes(size, "little") + name + value
    parts = [(b"program", b"x"), (b"arguments", b"\x1b[2Jf32\x07[4]"), (b"results", b"f32[4]")]
    digest = hashlib.sha256(b"spmdrun cache key 1\0" + len(parts).to_bytes(8, "little") +
                            b"".join(len(text).to_bytes(8, "little") + text for p in parts for text in p))
    body = b"".join(part(name, value, 4) for name, value in parts)
    header = (b"SPMDRUNC" + (2).to_bytes(4, "little") + len(parts).to_bytes(4, "little") +
              (88 + len(body)).to_bytes(8, "little") + bytes(16) + digest.digest() + (1).to_bytes(4, "little") + bytes(12))
    cache(command, "clear")
    path = os.path.join(command.cache, digest.hexdigest() + ".entry")
    with open(path, "wb") as file:
        file.write(header + body)
    out = cache(command, "list").out
    expect(out.endswith("\\x1b[2Jf32\\x07[4] -> f32[4]\n"), repr(out))
    os.unlink(path)


def sums(command):
    counter, kalman = fill(command)
    found = answer(command, "stat")
    tier, = found["tiers"]
    listed = answer(command, "list")["tiers"][0]["entries"]
    expect(tier["entries"] == 2 and tier["bytes"] == os.path.getsize(counter) + os.path.getsize(kalman), str(tier))
    expect(tier["hits"] == 2 and tier["limit_bytes"] == 10 << 30 and tier["writable"], str(tier))
    expect(abs(tier["saved_seconds"] - sum(e["hits"] * e["compile_seconds"] for e in listed)) < 1e-9, str(tier))
    misses = tier["misses"]
    run(command, COUNTER)
    cache(command, "clear")
    run(command, COUNTER)
    expect(answer(command, "stat")["tiers"][0]["misses"] == misses + 1, "what had to be compiled is a miss")

    config = command.path("config")
    with open(config, "w") as file:
        file.write("# of a test\ncache-level = 7\ncache-site = /opt/cache\ncache-read-only = 1\nno-cache = 1\n")
    told = answer(command, "stat", "--cache-max-size", "3M", "--cache-site", "none", "--cache-read-only=0", "--no-cache=off", env={"SPMDRUN_CONFIG": config, "SPMDRUN_CACHE_MIN_SIZE": "1"})
    settings = {row["name"]: (row["value"], row["from"]) for row in told["settings"]}
    for name, value, source in (("cache-dir", command.cache, "SPMDRUN_CACHE_DIR"), ("cache-level", "7", f"{config}:2"),
                                ("cache-max-size", "3M", "the command line"), ("cache-trust", "user", "default"),
                                ("cache-min-size", "1", "SPMDRUN_CACHE_MIN_SIZE"), ("cache-remote", "", "default"),
                                ("cache-site", "", "the command line"), ("cache-read-only", "0", "the command line"),
                                ("no-cache", "0", "the command line")):
        expect(settings[name] == (value, source), f"{name}: {settings[name]}")
    out = cache(command, "stat").out
    expect(f"directory {command.cache}\n  1 entry, " in out and " of 10 GiB\n" in out, out)
    expect(re.search(r"^cache-dir +\S+ +SPMDRUN_CACHE_DIR$", out, re.M), out)


def verifies(command):
    counter, kalman = fill(command)
    out = cache(command, "verify").out
    expect(re.fullmatch(rf"directory {command.cache}: 2 good, 0 damaged, 0 foreign, 0 unreadable, \S+ KiB read\n", out), out)
    with open(counter, "r+b") as file:
        file.seek(os.path.getsize(counter) // 2)
        file.write(b"damage")
    os.chmod(kalman, 0o666)
    found = cache(command, "verify", status=1)
    expect(found.own_lines() == [f"spmdrun: rank 0: cache {command.cache}: 1 damaged; they count as missing, and spmdrun "
                                 "cache prune --damaged --tier directory removes them"], str(found))
    expect("0 good, 1 damaged, 1 foreign" in found.out and "its checksum does not match" in found.out and
           "others may write to it" in found.out, found.out)
    tier, = answer(command, "verify", status=1)["tiers"]
    expect({(f["name"], f["state"]) for f in tier["faults"]} ==
           {(os.path.basename(counter)[:64], "damaged"), (os.path.basename(kalman)[:64], "foreign")}, str(tier))
    out = cache(command, "prune", "--damaged").out
    expect("removed 1 entry, " in out and "; left 1 entry, " in out, out)
    expect(entries(command) == [kalman], "the foreign one stays")
    cache(command, "verify", ranks=2)


def undecodable(command):
    """An entry whose seal is good and whose executable is none: of a payload that was wrong from the start."""
    counter, kalman = fill(command)
    with open(counter, "rb") as file:
        entry = file.read()
    parts = int.from_bytes(entry[16:24], "little")  # cache/entry.h
    payload = b"no executable"
    # A zstd frame with one raw block: magic, single segment, size, last block.
    frame = b"\x28\xb5\x2f\xfd\x20" + bytes([len(payload)]) + (len(payload) << 3 | 1).to_bytes(3, "little") + payload
    made = (entry[:24] + len(payload).to_bytes(8, "little") + len(frame).to_bytes(8, "little") + entry[40:parts] + frame)
    with open(counter, "wb") as file:
        file.write(made + hashlib.sha256(made).digest())
    found = cache(command, "verify", status=1)
    expect("1 good, 1 damaged, 0 foreign" in found.out, found.out)
    expect("checksum" not in found.out and "unpack" not in found.out, "the seal and the frame are good: " + found.out)
    cache(command, "prune", "--damaged")
    expect(entries(command) == [kalman], "it is removed")


def prunes(command):
    counter, kalman = fill(command)
    expect("removed 0 entries" in cache(command, "prune", "--older-than", "4h").out, "nothing is older")
    out = cache(command, "prune", "--older-than", "2h", ranks=2).out
    expect(re.fullmatch(rf"directory {command.cache}: removed 1 entry, \S+ KiB; left 1 entry, \S+ KiB\n", out), out)
    expect(entries(command) == [kalman] and not os.path.exists(counter.replace(".entry", ".hits")), "counter's is gone")

    counter, kalman = fill(command)
    tier, = answer(command, "prune", "--max-size", str(os.path.getsize(kalman)))["tiers"]
    expect(tier["removed"] == 1 and tier["left"] == 1 and tier["left_bytes"] == os.path.getsize(kalman), str(tier))
    expect(entries(command) == [kalman], "what was used last stays")
    make_old(kalman, 0)
    out = cache(command, "prune", "--max-size", "0").out
    expect("removed 0 entries" in out and "1 of them would go, too, but was used within the last minute" in out, out)


def clears(command):
    fill(command)
    mine = os.path.join(command.cache, "mine.txt")
    with open(mine, "w") as file:
        file.write("no entry")
    out = cache(command, "clear").out
    expect(re.fullmatch(rf"directory {command.cache}: removed 2 entries, \S+ KiB\n", out), out)
    left = {name for name in os.listdir(command.cache) if not name.startswith("misses")}
    expect(left == {"CACHEDIR.TAG", "mine.txt"}, str(left))
    os.unlink(mine)


def statistics(command):
    """--stats and the log say what the cache did for a run."""
    stats = command.path("stats.json")
    cache(command, "clear")
    done, words = [], ("--stats", stats, "--log", "warn,cache=info,mpi=info")
    for ranks, more in ((None, ()), (None, ()), (2, ()), (None, ("--no-cache",))):
        outcome = command.run(ranks, COUNTER.prints()[0], *COUNTER.arguments, *words, *more)
        expect(outcome.status == 0, str(outcome))
        with open(stats) as file:
            done.append((json.load(file), outcome.err))
    listed, = answer(command, "list")["tiers"][0]["entries"]
    (miss, said), (hit, found), (two, sent), (off, alone) = done
    expect(miss["cache"] == "miss" and miss["cache_place"] == "" and miss["saved_seconds"] == 0, str(miss))
    expect(0 < miss["lookup_seconds"] < miss["compile_seconds"], str(miss))
    expect(abs(miss["compile_seconds"] - listed["compile_seconds"]) < 2e-6, "what it took is in the entry")
    for stat in (hit, two):
        expect(stat["cache"] == "directory" and stat["cache_place"] == command.cache, str(stat))
        expect(stat["saved_seconds"] == listed["compile_seconds"] and stat["compile_seconds"] == 0, str(stat))
        expect(0 < stat["lookup_seconds"] <= stat["load_seconds"], str(stat))
    expect(off["cache"] == "off" and off["cache_place"] == "" and off["saved_seconds"] == 0, str(off))
    expect(re.search(r"miss: looked for \S+ ms; compiled in \S+ s, \d+ KiB, kept$", said, re.M), said)
    for log in (found, sent):
        expect(re.search(rf"hit: \d+ KiB from {command.cache} in \S+ ms; compiling took \S+ s$", log, re.M), log)
    expect(re.search(r": \d+ KiB for 2 ranks on 1 node in \S+ ms$", sent, re.M), sent)
    expect(re.search(r"no cache: .* kept nowhere$", alone, re.M), alone)


def stores_before_it_sends(command):
    """What is compiled is kept whatever becomes of the other ranks, and said to be."""
    cache(command, "clear")
    outcome = command.run(2, COUNTER.prints()[0], *COUNTER.arguments, "--log", "warn,cache=debug,mpi=info")
    sent, stored, kept = (outcome.err.find(words) for words in (" for 2 ranks on 1 node in ", f"cache {command.cache}/",
                                                                ", kept\n"))
    expect(outcome.status == 0 and 0 <= stored < sent < kept, str(outcome))
    # What cannot be made ready here was compiled all the same, and no job waits for it.
    cache(command, "clear")
    outcome = command.run(None, WIDE.prints()[0], "--devices", "1", "--log", "warn,cache=info")
    expect(outcome.status != 0 and "with 1 device each makes 1" in outcome.err and ", kept\n" in outcome.err, str(outcome))
    expect(len(entries(command)) == 1 and not any(name.endswith(".lease") for name in os.listdir(command.cache)), "kept")


def never_the_sites(command):
    """A site's directory is told of by stat alone, and nothing takes from it."""
    fill(command)
    own = command.path("own")
    words = ("--cache-dir", own, "--cache-site", command.cache)
    run(command, COUNTER, *words)
    expect([t["place"] for t in answer(command, "list", *words)["tiers"]] == [own], "list")
    expect("removed 0 entries" in cache(command, "clear", *words).out, "clear")
    expect(len(entries(command)) == 2, "nothing is removed there")
    site, mine = answer(command, "stat", *words)["tiers"]
    expect(site["tier"] == "site" and not site["writable"] and site["entries"] == 2, str(site))
    expect(site["hits"] == 2 and mine["hits"] == 0, "no hit is counted where nothing may be written")
    expect("(only read)" in cache(command, "stat", *words).out, "stat")
    homeless = {"SPMDRUN_CACHE_DIR": "", "HOME": "", "XDG_CACHE_HOME": "", "SPMDRUN_CACHE_SITE": command.cache}
    refused = cache(command, "list", status=2, env=homeless)
    expect("of the site's directory only spmdrun cache stat tells" in refused.err, str(refused))


def tiers(command):
    """Who looks looks everywhere; who removes removes from what is his alone, or from what --tier names."""
    own, local = command.path("shared"), command.path("disk")
    words = ("--cache-dir", own, "--cache-local", local)

    def left():
        return [len(glob.glob(os.path.join(where, "*.entry"))) for where in (local, own)]

    def refill():
        for path in glob.glob(os.path.join(local, "*.entry")):
            os.unlink(path)  # or it would be found there, and not stored into the other
        run(command, COUNTER, *words)
        expect(left() == [1, 1], f"both have it: {left()}")

    refill()
    expect([t["tier"] for t in answer(command, "list", *words)["tiers"]] == ["local", "directory"], "all are looked at")
    for verb in ("list", "stat", "verify"):
        for tier in ("local", "directory"):
            expect([t["tier"] for t in answer(command, verb, *words, "--tier", tier)["tiers"]] == [tier], f"{verb} {tier}")
    cache(command, "prune", *words, "--older-than", "1s", "--tier", "local")  # both are younger than a minute
    for option, wanted in ((["--tier", "local"], [0, 1]), (["--tier", "directory"], [1, 0]), (["--tier", "all"], [0, 0]), ([], [0, 0])):
        refill()
        told = answer(command, "clear", *words, *option)
        expect(left() == wanted and not told["left_alone"], f"{option}: {left()}, {told}")
    refused = cache(command, "list", "--tier", "remote", status=2)
    expect("there is no cache to look at: none of the tiers that are named is set up" in refused.err, str(refused))

    os.chmod(own, 0o2770)  # a group's
    group = (*words, "--cache-trust", "group")
    run(command, COUNTER, *group)
    told = answer(command, "clear", *group)
    expect([t["tier"] for t in told["tiers"]] == ["local"] and left() == [0, 1] and
           told["left_alone"] == [{"tier": "directory", "place": own}], f"others' entries stay: {told}")
    out = cache(command, "prune", "--max-size", "0", *group).out
    expect(f"directory {own}: left alone, for others share it; --tier directory names it\n" in out, out)
    for verb in (["clear"], ["prune", "--older-than", "1s"]):
        refused = cache(command, *verb, "--cache-dir", own, "--cache-trust", "group", status=2)
        expect(f"unless it is named: {own} (--tier directory)" in refused.err and left() == [0, 1], str(refused))
    cache(command, "clear", *group, "--tier", "directory")
    expect(left() == [0, 0], f"it is named: {left()}")
    os.chmod(own, 0o700)  # a group is trusted, but cannot write here
    refill()
    cache(command, "clear", *group)
    expect(left() == [0, 0], "what no group can write is one's own")


def refusals(command):
    fill(command)
    for words, parts in (
            ([], ["takes one of list, stat, why, verify, prune and clear"]), (["lsit"], ["takes one of"]),
            (["list", "stat"], ["takes one of"]), (["prune"], ["--older-than AGE", "clear removes all"]),
            (["prune", "--older-than", "30"], ["--older-than", "30d", '"30"']),
            (["prune", "--older-than", "0d"], ["--older-than"]), (["prune", "--max-size", "many"], ["--max-size", "10G"]),
            (["list", "--tier", "server"], ["--tier: expected directory, local, remote or all"]),
            (["clear", "--older-than", "1d"], ["option --older-than does not belong to spmdrun cache clear"]),
            (["list", "--no-cache"], ["switched off"]), (["list", "--repeat", "2"], ["does not belong to spmdrun cache"])):
        for ranks in (None, 2):
            refused = cache(command, *words, status=2, ranks=ranks)
            expect(len(refused.own_lines()) == 1 and refused.out == "" and
                   all(part in refused.own_lines()[0] for part in parts), f"{words}: {refused}")
    looks, removes = ("list", "verify", "why", "stat"), ("prune", "clear")
    for verbs, option in ((looks + removes[1:], ["--max-size", "1G"]), (looks, ["--older-than", "3d"]), (looks, ["--damaged"]),
                          (set(looks) - {"why"}, ["--devices", "2"]), (removes, ["--topology", "2x2"]), (removes, ["--cpu", "x86-64"]),
                          (removes, ["--placement", "one"]), (removes, ["--disable-rewrite", "x"]),
                          ({*looks, *removes} - {"stat"}, ["--cache-max-size", "1G"]), (removes, ["--cache-level", "4"])):
        for verb in verbs:
            refused = cache(command, verb, *option, status=2)
            expect(f"option {option[0]} does not belong to spmdrun cache {verb}" in refused.err, str(refused))
    cache(command, "list", env={"SPMDRUN_OLDER_THAN": "some time", "SPMDRUN_TOPOLOGY": "wrong"})  # for other verbs
    for verb in ("clear", "prune"):
        words = ["--max-size", "0"] if verb == "prune" else []
        refused = cache(command, verb, *words, "--cache-read-only", status=2)
        expect("the cache is only read, by cache-read-only" in refused.err, str(refused))
    expect(len(entries(command)) == 2, "nothing is removed")
    os.chmod(command.cache, 0o777)
    refused = cache(command, "list", status=2)
    expect(any("everybody may write to it" in line for line in refused.own_lines()), str(refused))
    tier, = answer(command, "stat")["tiers"]
    expect(tier["tier"] == "directory" and "everybody may write to it" in tier["refused"], str(tier))
    os.chmod(command.cache, 0o700)


def server_down(command):
    """What cannot be reached is said, and the rest is told of."""
    fill(command)
    server = {"AWS_ACCESS_KEY_ID": "a", "AWS_SECRET_ACCESS_KEY": "b", "AWS_ENDPOINT_URL": "http://127.0.0.1:9"}
    words = ("list", "--cache-remote", "s3://bucket/prefix", "--cache-timeout", "1")
    found = cache(command, *words, env=server, status=1)
    expect(found.out.startswith(f"directory {command.cache}: 2 entries, "), str(found))
    expect(any("rank 0: cache s3://bucket/prefix: " in line for line in found.own_lines()), str(found))
    mine, there = answer(command, *words, env=server, status=1)["tiers"]
    keyless = cache(command, *words, env={"AWS_SHARED_CREDENTIALS_FILE": "/dev/null", "AWS_CONFIG_FILE": "/dev/null"},
                    status=1)
    expect(keyless.out == found.out and len(keyless.own_lines()) == 1, str(keyless))
    expect(len(mine["entries"]) == 2 and there["tier"] == "remote" and there["failed"], str(there))


def no_cache(command):
    """Nothing is read and nothing is written."""
    where = command.path("nothing")
    run(command, COUNTER, "--no-cache", "--cache-dir", where)
    expect(not os.path.exists(where), "no directory is made")


def missing(command):
    """Who only looks, or removes, makes nothing: a directory that is not there is empty."""
    place = command.path("not/there")
    for words, shows in ((["list"], "0 entries"), (["stat"], "0 entries"), (["verify"], "0 good"),
                         (["prune", "--older-than", "1d"], "removed 0 entries"), (["clear"], "removed 0 entries")):
        done = command.run(None, "cache", *words, "--cache-dir", place)
        expect(done.status == 0 and shows in done.out and not os.path.exists(command.path("not")), f"{words}: {done}")


def wrong_settings(command):
    """A configuration that is named and cannot be read is wrong use; what is set to none is not called unknown."""
    for path, why in (("/nope", "No such file"), (command.folder, "Is a directory")):
        done = cache(command, "list", status=2, env={"SPMDRUN_CONFIG": path})
        expect(f"{path}: cannot read the configuration: {why}" in done.err, str(done))
    done = cache(command, "list", "--cache-dir", "none", status=2)
    expect("cache-dir is none, and no other place is set up" in done.err, str(done))


def main():
    command, _ = command_from_arguments()
    with command:
        for test in (empty, lists, hostile, sums, verifies, undecodable, prunes, clears, statistics, stores_before_it_sends,
                     never_the_sites, tiers, refusals, server_down, no_cache, missing, wrong_settings):
            test(command)
    return result()


sys.exit(main())
