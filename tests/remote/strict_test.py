"""strict_test.py BUCKET COMMAND LAUNCHER: the tier against a strict server, Debian's radosgw; and whole jobs by it."""
import datetime
import email.utils
import glob
import hashlib
import http.client
import json
import os
import shutil
import socket
import sys
import tempfile
import threading
import time
import urllib.parse

from client import Client
from driver import KEY, NAME, SECRET, Bucket, clean_environment, keys
from server import Server
from storage import Storage
from support import SKIPPED, Command, Program, expect, result

ENTRIES = 1100  # more than a page of a listing, 1000


def shown(data):
    return f"{len(data)} {hashlib.sha256(data).hexdigest()}"


def write(folder, name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


def in_two_hours(endpoint):
    """The server as it will be: it says that it is later, so that all that it has is old."""
    host = urllib.parse.urlsplit(endpoint).netloc

    def behave(handler, _):
        connection = http.client.HTTPConnection(host, timeout=20)
        connection.request(handler.command, handler.path, body=handler.body, headers=dict(handler.headers))
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        handler.send_response_only(answer.status)
        for name, value in answer.getheaders():
            if name.lower() == "date":
                value = email.utils.format_datetime(email.utils.parsedate_to_datetime(value) +
                                                    datetime.timedelta(hours=2), usegmt=True)
            if name.lower() not in ("connection", "content-length", "transfer-encoding"):
                handler.send_header(name, value)
        if answer.status != 204:
            handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return Server(behave)


class Relay:
    """Passes a client's bytes on to the server, and stops for ever after so many."""

    def __init__(self, endpoint, most):
        self.to, self.most = endpoint.rsplit(":", 1)[1], most
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.endpoint = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.stopped, self.ended = threading.Event(), threading.Event()
        threading.Thread(target=self.pass_on, daemon=True).start()

    def pass_on(self):
        client, _ = self.socket.accept()
        with client, socket.create_connection(("127.0.0.1", int(self.to))) as server:
            threading.Thread(target=self.pass_back, args=(server, client), daemon=True).start()
            while self.most > 0 and (data := client.recv(min(65536, self.most))):
                server.sendall(data)
                self.most -= len(data)
            self.stopped.set()
            while client.recv(65536):  # until the client is dead
                pass
        self.ended.set()

    @staticmethod
    def pass_back(server, client):
        try:
            while data := server.recv(65536):
                client.sendall(data)
        except OSError:
            pass


def objects(storage, program, folder):
    """What is stored is there, whole, and nothing else is."""
    one, two = os.urandom(100_000), os.urandom(9_000_000)
    paths = write(folder, "one", one), write(folder, "two", two)
    for place in ("s3://bucket", "s3://bucket/a/b/", "s3://bucket/it's a \"+%41&<b>;=@:,$!*()~\xe9"):
        bucket = Bucket(program, place, keys(storage.endpoint))
        steps = ((("load", NAME), "missing"), (("count",), "0 0 0 0"), (("replace", NAME, paths[0]), ""),
                 (("load", NAME), shown(one)), (("first", NAME, 1000), shown(one[:1000])),
                 (("replace", NAME, paths[1]), ""), (("load", NAME), shown(two)), (("remove", NAME), ""),
                 (("remove", NAME), ""), (("load", NAME), "missing"))
        for words, out in steps:
            done = bucket(*words)
            expect(done.status == 0 and done.out == out, f"{place}, {words}: {done}")
    bucket = Bucket(program, "s3://bucket/empty", keys(storage.endpoint))
    bucket("store", NAME, write(folder, "empty", b""))
    for words in ("load", NAME), ("first", NAME, 10):
        done = bucket(*words)
        expect(done.status == 0 and done.out == shown(b""), f"an empty object, {words}: {done}")
    # A store after a miss lets an entry be that somebody has put there meanwhile.
    expect(client_of(storage).ask("PUT", f"/bucket/first/{NAME}", one)[0] == 200, "put by another client")
    done = Bucket(program, "s3://bucket/first", keys(storage.endpoint))("load", NAME)
    expect(done.out == shown(one), f"what another client has put: {done}")


def client_of(storage):
    return Client(storage.endpoint, KEY, SECRET)


def refusals(storage, program):
    for what, place, changes, parts in (
            ("wrong secret", "s3://bucket", {"AWS_SECRET_ACCESS_KEY": "wrong"},
             ["gone: ", "403 SignatureDoesNotMatch", "the secret key does not belong to the access key"]),
            ("unknown key", "s3://bucket", {"AWS_ACCESS_KEY_ID": "unknown"}, ["gone: ", "403 InvalidAccessKeyId"]),
            ("no bucket", "s3://none", {}, ["gone: ", "404 NoSuchBucket"]),
            ("another's bucket", "s3://bucket", {"AWS_ACCESS_KEY_ID": "OTHER", "AWS_SECRET_ACCESS_KEY": "OTHER"},
             ["403 AccessDenied"])):
        for words in ("load", NAME), ("store", NAME, __file__), ("count",):
            done = Bucket(program, place, keys(storage.endpoint, **changes))(*words)
            expect(done.status == 1 and all(part in done.out for part in parts), f"{what}, {words[0]}: {done}")
            expect(SECRET not in done.out + done.log, f"{what}: no secret is shown")
    expect(client_of(storage).ask("GET", f"/bucket/{NAME}")[0] == 404, "nothing was stored by these")


def interruption(storage, program, folder):
    """A client that is killed in the middle of an upload leaves what was there."""
    data, old = write(folder, "upload", os.urandom(20_000_000)), os.urandom(1000)
    target = f"/bucket/cut/{NAME}"
    for before in None, old:
        if before:
            expect(client_of(storage).ask("PUT", target, before)[0] == 200, "the entry from before")
        relay = Relay(storage.endpoint, 5_000_000)
        process = Bucket(program, "s3://bucket/cut", keys(relay.endpoint), 60).start("store", NAME, data)
        expect(relay.stopped.wait(30), "the upload is on its way")
        process.kill()
        process.communicate()
        expect(relay.ended.wait(30), "the connection has ended")
        status, body = client_of(storage).ask("GET", target)
        expect((status, body) == (200, old) if before else status == 404, f"after a killed upload: {status}")
        done = Bucket(program, "s3://bucket/cut", keys(storage.endpoint))("load", NAME)
        expect(done.out == (shown(old) if before else "missing"), f"after a killed upload: {done}")


def many(storage, program):
    bucket = Bucket(program, "s3://bucket/many", keys(storage.endpoint))
    done = bucket("fill", ENTRIES, 50)
    print(f"{ENTRIES} entries stored in {done.seconds:.1f} s")
    expect(done.status == 0, f"stored: {done}")
    expect(client_of(storage).ask("PUT", "/bucket/many/no-entry", b"x")[0] == 200, "a file of somebody else's")
    done = bucket("count")
    words = done.out.split()
    expect(words[:2] == [str(ENTRIES), str(50 * ENTRIES)] and 0 <= float(words[2]) <= float(words[3]) < 120,
           f"listed, by pages: {done}")
    # What is stored now is taken for old by the next who stores, and half of it goes: the first that were stored. The
    # store is of more than a hundredth of the limit, so that it looks.
    with in_two_hours(storage.endpoint) as later, tempfile.NamedTemporaryFile() as file:
        file.write(bytes(1000))
        file.flush()
        limit = 50 * ENTRIES // 2
        done = Bucket(program, "s3://bucket/many", keys(later.endpoint), 60, limit)("store", NAME, file.name)
    entries, size, *_ = bucket("count").out.split()
    print(f"half of {ENTRIES} entries evicted in {done.seconds:.1f} s")
    expect(done.status == 0 and 0.9 * limit - 50 < int(size) <= 0.9 * limit, f"evicted to 90 % of {limit}: {size}: {done}")
    expect(bucket("load", f"{0:064x}.entry").out == "missing" and
           bucket("load", f"{ENTRIES - 1:064x}.entry").out == shown(bytes(50)), "the oldest went")
    expect(client_of(storage).ask("GET", "/bucket/many/no-entry") == (200, b"x"), "what is no entry stays")
    done = bucket("clear")
    expect(done.out == entries, f"removed while they are listed: {done}")
    expect(bucket("count").out == "0 0 0 0", "all are gone")
    expect(client_of(storage).ask("GET", "/bucket/many/no-entry") == (200, b"x"), "what is no entry stays")


def jobs(storage, command):
    """Whole jobs, each with a directory of its own: what one has compiled the next has from the server."""
    program = Program("counter")
    environment = keys(storage.endpoint, HOME=command.path("home"))
    for name in "XDG_CACHE_HOME", "SPMDRUN_CACHE_DIR":
        environment[name] = ""  # the default: below HOME
    runs = iter(range(100))

    def run(*options, ranks=2, **changes):
        stats = command.path(f"stats{next(runs)}.json")
        done = command.run(ranks, program.prints()[0], *program.arguments, *program.expect_options(),
                           *program.tolerance_options(), "--stats", stats, *options, env=environment | changes)
        expect(done.status == 0, f"the job passes: {done}")
        done.cache = json.load(open(stats))["cache"] if done.status == 0 else None
        return done

    def forget():
        shutil.rmtree(command.path("home"), ignore_errors=True)

    def expect_cache(done, wanted, what, warnings=0):
        lines = [line for line in done.err.splitlines() if " cache: warn" in line]
        expect(done.cache == wanted and len(lines) == warnings, f"{what}: {done.cache}, not {wanted}: {done}")
        return lines[0] if lines else ""

    place = "s3://bucket/jobs of mine"
    expect_cache(run("--cache-dir", place), "miss", "the first")
    expect_cache(run("--cache-dir", place), "directory", "the second has its own directory")
    forget()
    expect_cache(run("--cache-remote", place), "remote", "without the directory")
    expect(glob.glob(command.path("home/.cache/spmdrun/*.entry")), "the directory is filled")
    expect_cache(run("--cache-remote", place, AWS_ENDPOINT_URL="http://127.0.0.1:1"), "directory",
                 "a server that is down is not asked where the directory has it")
    expect_cache(run("--cache-remote", place, SPMDRUN_REMOTE_MODULE="/none"), "directory",
                 "and what speaks to servers is not loaded")
    warning = expect_cache(run("--cache-remote", place, SPMDRUN_REMOTE_MODULE="/none",
                               SPMDRUN_CACHE_DIR=command.path("elsewhere")), "miss", "where that is not there", warnings=1)
    expect("cannot be loaded" in warning and "going on without it" in warning, f"where that is not there: {warning}")
    forget()
    expect_cache(run(SPMDRUN_CACHE_REMOTE=place, ranks=None), "remote", "on one process, by the environment")

    client, name = client_of(storage), os.path.basename(glob.glob(command.path("home/.cache/spmdrun/*.entry"))[0])
    target = f"/bucket/jobs%20of%20mine/{name}"
    status, whole = client.ask("GET", target)
    expect(status == 200, f"the entry is an object: {status}")
    for damaged in whole[:-1], whole[:200] + bytes([whole[200] ^ 1]) + whole[201:], b"", b"<html>Sign in</html>":
        expect(client.ask("PUT", target, damaged)[0] == 200, "damage")
        forget()
        expect_cache(run("--cache-dir", place), "miss", "a damaged object", warnings=1)
        forget()
        expect_cache(run("--cache-dir", place), "remote", "it was replaced")

    forget()
    warning = expect_cache(run("--cache-remote", place, AWS_ENDPOINT_URL="http://127.0.0.1:1"), "miss",
                           "a server that is down", warnings=1)
    expect("going on without it" in warning and "connect" in warning, f"a server that is down: {warning}")
    forget()
    warning = expect_cache(run("--cache-remote", place, AWS_SECRET_ACCESS_KEY="wrong"), "miss", "a wrong secret",
                           warnings=1)
    expect("SignatureDoesNotMatch" in warning and SECRET not in warning, f"a wrong secret: {warning}")
    forget()
    warning = expect_cache(run("--cache-remote", place, AWS_ACCESS_KEY_ID="", AWS_SECRET_ACCESS_KEY=""), "miss",
                           "no keys", warnings=1)
    expect("no keys" in warning and ".aws/credentials" in warning, f"no keys: {warning}")

    with socket.create_server(("127.0.0.1", 0)) as silent:  # accepts, and never says a word
        forget()
        plain = timed(lambda: run("--no-cache"))
        endpoint = f"http://127.0.0.1:{silent.getsockname()[1]}"
        start = time.monotonic()
        warning = expect_cache(run("--cache-remote", place, "--cache-timeout", "2", AWS_ENDPOINT_URL=endpoint), "miss",
                               "a silent server", warnings=1)
        waited = time.monotonic() - start - plain
        print(f"a server that never answers, of which --cache-timeout 2: {waited:.1f} s more than without a cache")
        expect(waited < 2 + 2 and "in time" in warning, f"one wait, not two: {waited:.1f} s: {warning}")

    forget()
    os.makedirs(command.path("home/.cache/spmdrun"), mode=0o700)
    expect_cache(run("--cache-remote", "s3://bucket/read", "--cache-read-only"), "miss", "a cache that is only read")
    expect(client.ask("GET", f"/bucket/read/{name}")[0] == 404, "nothing is stored by it")


def timed(call):
    start = time.monotonic()
    call()
    return time.monotonic() - start


def main():
    if not Storage.is_installed():
        print("radosgw, ceph-mon and ceph-osd are not installed")
        return SKIPPED
    own = clean_environment()
    os.environ.clear()
    os.environ.update(own)
    with Command(*sys.argv[2:4]) as command, Storage() as storage:
        for key, secret in (KEY, SECRET), ("OTHER", "OTHER"):
            storage.user(key, secret)
        expect(client_of(storage).ask("PUT", "/bucket")[0] == 200, "a bucket")
        for part, words in ((objects, (storage, sys.argv[1], command.folder)), (refusals, (storage, sys.argv[1])),
                            (interruption, (storage, sys.argv[1], command.folder)), (many, (storage, sys.argv[1])),
                            (jobs, (storage, command))):
            print(f"{part.__name__}: {timed(lambda: part(*words)):.1f} s", flush=True)
    return result()


sys.exit(main())
