"""verbs_test.py COMMAND LAUNCHER: `spmdrun cache` and a server: what it tells, what it takes away, how long it waits."""
import json
import os
import signal
import sys
import time

from driver import keys
from server import Server, Store
from support import SLOWNESS, Command, Program, expect, result

COUNT = 5
WAIT = 2  # seconds, what the command is given where the server does not answer; else more than it takes
PLACE = "s3://bucket/a"


def key(number):
    return f"a/{number:064x}.entry"


def filled(before=None, age=3600):
    """Objects that are no entries inside; what a listing tells of them is enough for most verbs."""
    store = Store(before)
    for i in range(COUNT):
        store.put(key(i), bytes(100 + i), age)
    return store


def run(command, store, *words, status=0, default="remote", wait=60, **changes):
    """A verb with the server alone and an empty directory; `asked`: the methods and paths that came."""
    if words[0] in ("prune", "clear") and default:
        words += "--tier", default
    with Server(store) as server:
        done = command.run(None, "cache", *words, "--cache-remote", PLACE, "--cache-timeout", wait,
                           env=keys(server.endpoint, HOME=command.folder) | changes)
        done.asked = [request[:2] for request in server.asked]
    expect(done.status == status, f"{words}: {done}")
    return done


def silent(methods, objects_alone):
    """Answers none of these, of objects or of all."""
    def before(handler, _):
        if handler.command in methods and (not objects_alone or ".entry" in handler.path):
            handler.sleep(60)
            return True
        return False
    return before


def waits(command):
    """A server that stops answering is waited for once, whatever is left to ask; what was not read is named."""
    for verb in (["list"], ["stat"], ["verify"], ["prune", "--damaged"], ["prune", "--older-than", "1h"], ["clear"]):
        done = run(command, filled(silent(["GET"], False)), *verb, status=1, wait=WAIT)
        expect(len(done.asked) == 1, f"{verb}: {done.asked}")
        expect(any(f"cache {PLACE}: the server did not answer in time" in line for line in done.own_lines()), str(done))
    for verb in (["list"], ["verify"], ["prune", "--damaged"]):
        store = filled(silent(["GET"], True))
        done = run(command, store, *verb, status=1, wait=WAIT)
        expect(len(done.asked) == 2, f"{verb}: {done.asked}")
        expect(f"cache {PLACE}: {COUNT} could not be read, and may be good" in done.err, str(done))
        if verb[0] != "prune":
            expect(all(key(i)[2:14] in done.out for i in range(COUNT)) and
                   done.out.count("the server failed before") == COUNT - 1, str(done))
        expect(len(store.objects) == COUNT, f"{verb}: nothing is removed for it")
    for verb in (["prune", "--older-than", "30min"], ["prune", "--max-size", "0"], ["clear"]):
        store = filled(silent(["DELETE"], True))
        done = run(command, store, *verb, status=1, wait=WAIT)
        expect(len(done.asked) == 2, f"{verb}: {done.asked}")
        expect(f"cache {PLACE}: {COUNT} could not be removed: the server did not answer in time" in done.err, str(done))
    stops = iter(range(1000))
    done = run(command, filled(lambda handler, _: handler.command == "DELETE" and next(stops) >= 2 and
                               (handler.sleep(60) or True)), "clear", status=1, wait=WAIT)
    expect("removed 2 entries" in done.out and f"{COUNT - 2} could not be removed" in done.err, str(done))


def explains(command):
    """`cache why`, where the server answers with something else than the entry of this program."""
    command.cache = command.path("of-why")
    program = Program("counter")
    path = program.prints()[0]
    expect(command.run(None, path, *program.arguments).status == 0, "it runs")
    name, = (name for name in os.listdir(command.cache) if name.endswith(".entry"))
    with open(os.path.join(command.cache, name), "rb") as file:
        entry = file.read()
    command.cache = command.path("empty")
    another = entry[:-1] + bytes([entry[-1] ^ 1])
    for what, body in (("a page", b"<html><body>Sign in</body></html>"), ("a damaged entry", another), ("nothing", b"")):
        store = Store()
        store.put(f"a/{name}", body, 60)
        done = run(command, store, "why", path)
        expect("it counts as missing" in done.err and "miss" in done.out, f"{what}: {done}")
    store = Store()
    store.put(f"a/{name}", entry, 60)
    expect("hit in remote" in run(command, store, "why", path).out, "the entry itself")


def stopped(command):
    """Who is interrupted while a server is waited for says what it was at."""
    with Server(filled(silent(["GET"], False))) as server:
        process = command.start(None, "cache", "list", "--cache-remote", PLACE, "--cache-timeout", 20 * SLOWNESS,
                                env=keys(server.endpoint, HOME=command.folder))
        deadline = time.monotonic() + 10 * SLOWNESS
        while not server.asked and time.monotonic() < deadline:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        done = command.finish(process, 10 * SLOWNESS)
    expect(server.asked and done.status == 128 + signal.SIGINT and
           "stopped by signal 2 (Interrupt) while going through the cache" in done.err, str(done))


def requests(command):
    """What a listing tells is not asked for again."""
    for verb, methods in ((["stat"], ["GET"]), (["prune", "--older-than", "2h"], ["GET"]),
                          (["prune", "--max-size", "1M"], ["GET"]), (["prune", "--older-than", "30min"], ["GET"] + COUNT * ["DELETE"]),
                          (["clear"], ["GET"] + COUNT * ["DELETE"])):
        done = run(command, filled(), *verb)
        expect([method for method, _ in done.asked] == methods, f"{verb}: {done.asked}")


def prunes(command):
    """By the server's ages and sizes; what was stored just now stays, for somebody may be reading it."""
    store = filled()
    for i, hours in enumerate((5, 1, 4, 2, 3)):
        store.put(key(i), bytes(100), 3600 * hours)
    run(command, store, "prune", "--older-than", "270min")
    expect(set(store.objects) == {key(i) for i in (1, 2, 3, 4)}, f"by age: {sorted(store.objects)}")
    tier = json.loads(run(command, store, "prune", "--max-size", "299", "--json").out)["tiers"][0]
    expect(tier["removed"] == 2 and tier["left_bytes"] == 200 and set(store.objects) == {key(1), key(3)}, f"by size: {tier}")
    store.put(key(7), bytes(10))
    done = run(command, store, "prune", "--max-size", "0")
    expect(set(store.objects) == {key(7)} and "1 of them would go, too" in done.out, str(done))


def ways(command):
    """What comes unencrypted from elsewhere is asked for only where a secret tells whose it is."""
    secret = command.path("secret")
    with open(secret, "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        file.write("0123456789abcdef")
    with Server(filled()) as server:
        there = {"AWS_ENDPOINT_URL": f"http://0.0.0.0:{server.server_port}"}  # this machine, by no loopback address
        done = run(command, filled(), "list", status=1, **there)
        expect(not server.asked, f"nothing is asked: {server.asked}")
        expect(any(f"cache {PLACE}: the endpoint {there['AWS_ENDPOINT_URL']} is not encrypted" in line and
                   "use https://, or have entries sealed by --cache-secret" in line for line in done.own_lines()), str(done))
        run(command, filled(), "list", "--cache-secret", secret, **there)
        expect(server.asked, "sealed entries may come so")
    with Server(filled()) as proxy:  # what is on this machine is not reached by another
        run(command, filled(), "list", http_proxy=proxy.endpoint, no_proxy="")
        expect(not proxy.asked, f"the proxy is asked nothing: {proxy.asked}")


def damage(command):
    """What verify finds damaged on a server goes as its sentence says."""
    store = filled()
    done = run(command, store, "verify", status=1)
    expect(f"cache {PLACE}: {COUNT} damaged; they count as missing, and spmdrun cache prune --damaged --tier remote removes "
           "them" in done.err, str(done))
    run(command, store, "prune", "--damaged")
    expect(not store.objects, f"removed: {sorted(store.objects)}")


def tiers(command):
    """A server is a team's: only who names it removes what is there."""
    server = {key(i) for i in range(COUNT)}
    for tier, status, left in ((None, 0, server), ("directory", 0, server), ("local", 2, server), ("remote", 0, set()),
                               ("all", 0, set())):
        for verb in (["clear"], ["prune", "--older-than", "30min"]):
            store = filled()
            done = run(command, store, *verb, *(["--tier", tier] if tier else []), status=status, default=None)
            expect(set(store.objects) == left, f"{verb} {tier}: {sorted(store.objects)}, {done}")
            expect(bool(done.asked) == (left != server), f"{verb} {tier}: {done.asked}")
    told = json.loads(run(command, filled(), "clear", "--json", default=None).out)
    expect([t["tier"] for t in told["tiers"]] == ["directory"] and
           told["left_alone"] == [{"tier": "remote", "place": PLACE}], f"what is left alone: {told}")
    done = run(command, filled(), "clear", default=None)
    expect(f"remote {PLACE}: left alone, for others share it; --tier remote names it\n" in done.out, str(done))


def limits(command):
    """A job keeps the server to the limit that it is given, and to none by itself."""
    program = Program("counter")
    stored = []
    for i, (options, stays) in enumerate(((["--cache-max-size", "1K"], False), (["--cache-remote-max-size", "1K"], False),
                                          (["--cache-max-size", "1K", "--cache-remote-max-size", "0"], True),
                                          (["--cache-max-size", "1K", "--cache-read-only"], True), ([], True))):
        store = filled()
        with Server(store) as server:
            done = command.run(None, program.prints()[0], *program.arguments, "--cache-remote", PLACE, *options,
                               env=keys(server.endpoint, HOME=command.folder, SPMDRUN_CACHE_DIR=command.path(f"own{i}")))
        left = [key(i) in store.objects for i in range(COUNT)]
        expect(done.status == 0 and left == COUNT * [stays], f"{options}: {left}, {done}")
        stored.append(len(store.objects) - sum(left))
    expect(stored == [1, 1, 1, 0, 1], f"its own entry stays: {stored}")
    for options, limit in (([], 0), (["--cache-max-size", "3M"], 3 << 20), (["--cache-remote-max-size", "1M"], 1 << 20)):
        mine, there = json.loads(run(command, filled(), "stat", *options, "--json").out)["tiers"]
        expect(there["limit_bytes"] == limit and there["bytes"] == sum(range(100, 100 + COUNT)), f"{options}: {there}")
        expect("hits" not in there and "misses" not in there and "hits" in mine, f"nobody counts there: {there}")
    out = run(command, filled(), "stat", "--cache-max-size", "3M").out
    expect(f"remote {PLACE}\n  5 entries, 510 B of 3.0 MiB\n\nsetting " in out, out)


def main():
    os.environ.setdefault("no_proxy", "*")
    with Command(*sys.argv[1:3]) as command:
        for part in waits, explains, stopped, requests, prunes, damage, tiers, limits, ways:
            part(command)
    return result()


sys.exit(main())
