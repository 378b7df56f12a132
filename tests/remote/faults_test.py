"""faults_test.py BUCKET: servers that fail in every way. What must hold: a sentence, a bounded wait, nothing believed."""
import hashlib
import os
import re
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time

from client import signature
from driver import KEY, NAME, SECRET, Bucket, clean_environment, keys
from server import Server, Store
from support import SLOWNESS, expect, result

BODY = bytes(range(256)) * 400
SHOWN = f"{len(BODY)} {hashlib.sha256(BODY).hexdigest()}"
WAIT = 1.0  # seconds, what the client is given
LISTING = '<?xml version="1.0"?><ListBucketResult>{}</ListBucketResult>'


def ask(program, behave, *words, timeout=WAIT, place="s3://one/a", **variables):
    with Server(behave) as server:
        done = Bucket(program, place, keys(server.endpoint, **variables), timeout)(*words)
    done.asked = server.asked
    return done


def good(handler, _):
    handler.answer(200, BODY)


def waits(program):
    """Whatever a server does, the wait ends in time, and nothing is asked again."""
    def silent(handler, _):
        handler.sleep(60)

    def drip(handler, _):
        handler.send_response(200)
        handler.send_header("Content-Length", "100000")
        handler.end_headers()
        while not handler.server.stopping.is_set():
            handler.wfile.write(b"x")
            handler.sleep(0.05)

    def busy(handler, _):
        handler.error(503, "SlowDown")

    for what, behave in ("silent", silent), ("drip", drip):
        for words in ("load", NAME), ("remove", NAME), ("count",), ("store", NAME, __file__):
            done = ask(program, behave, *words)
            print(f"{what}, {words[0]}: {done.seconds:.2f} s of {WAIT:g}")
            if what == "silent" or words[0] in ("load", "count"):
                expect(done.status == 1 and done.out.startswith("gone: ") and "in time" in done.out
                       and f"--cache-timeout {WAIT:g}" in done.out, f"{what}: {done}")
            expect(done.seconds < WAIT + SLOWNESS, f"{what}, {words[0]}: the wait is bounded: {done}")
    done = ask(program, busy, "load", NAME)
    expect(done.status == 1 and "gone: the server answers 503 SlowDown: it is so" in done.out, f"busy: {done}")
    expect(done.seconds < WAIT + SLOWNESS and 2 <= len(done.asked) <= 6, f"busy: {len(done.asked)} times, {done}")


def connections(program):
    """Servers that are not there, or that go away in the middle."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        done = Bucket(program, "s3://one", keys(f"http://127.0.0.1:{closed.getsockname()[1]}"))("load", NAME)
    expect(done.status == 1 and done.out.startswith("gone: ") and "connect" in done.out, f"refused: {done}")
    expect(done.seconds < 1 * SLOWNESS, f"refused: no waiting: {done}")

    def half_once(handler, number):
        handler.answer(200, BODY[:1000] if number == 0 else BODY, length=len(BODY))
        if number == 0:
            handler.hang_up()

    def close_once(handler, number):
        return handler.hang_up() if number == 0 else good(handler, number)

    for what, behave in ("half", half_once), ("closed", close_once):
        done = ask(program, behave, "load", NAME, timeout=10)
        expect(done.status == 0 and done.out == SHOWN and len(done.asked) == 2, f"{what}, then whole: {done}")


def second_try(program):
    """What may do another time is tried again, what may not is not."""
    for status in 500, 502, 503, 504, 429, 408:
        def behave(handler, number, status=status):
            return handler.error(status, "InternalError") if number < 2 else good(handler, number)

        done = ask(program, behave, "load", NAME, timeout=10)
        expect(done.status == 0 and done.out == SHOWN and len(done.asked) == 3, f"{status} twice: {done}")
    for status in 400, 401, 403, 405, 501:
        done = ask(program, lambda handler, _: handler.error(status, "AccessDenied"), "load", NAME)
        expect(done.status == 1 and f"the server answers {status} AccessDenied: it is so" in done.out
               and len(done.asked) == 1 and "gone" not in done.out, f"{status}: {done}")


def stores(program):
    """A store after a miss is of what must not be there; another replaces."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(BODY)
        file.flush()

        def run(verb, status, code=""):
            def behave(handler, _):
                if handler.command == "GET":
                    return handler.error(404, "NoSuchKey") if verb == "replace" else good(handler, 0)
                return handler.error(status, code) if code and "If-None-Match" in handler.headers else \
                    handler.answer(status if not code else 200)
            return ask(program, behave, verb, NAME, file.name)

        done = run("replace", 200)
        method, path, headers, body = done.asked[-1]
        expect(done.status == 0 and (method, path, body) == ("PUT", f"/one/a/{NAME}", BODY), f"stored: {done}")
        expect(headers.get("If-None-Match") == "*", f"after a miss: {headers}")
        expect(headers.get("x-amz-content-sha256") == hashlib.sha256(BODY).hexdigest(), f"its digest: {headers}")
        done = run("store", 200)
        expect(done.status == 0 and "If-None-Match" not in done.asked[-1][2], f"without a miss: {done}")
        done = run("replace", 412, "PreconditionFailed")
        expect(done.status == 0 and len(done.asked) == 2, f"somebody was first: {done}")
        done = run("replace", 501, "NotImplemented")
        expect(done.status == 0 and "If-None-Match" not in done.asked[-1][2] and len(done.asked) == 3,
               f"a server that knows no conditions: {done}")


def second_store(program):
    """Storing without the condition, after a server has said late that it knows none, is no second wait."""
    def behave(handler, number):
        if number == 0:
            return handler.error(404, "NoSuchKey")
        handler.sleep(2 if number == 1 else 60)
        return handler.error(501, "NotImplemented")

    done = ask(program, behave, "replace", NAME, __file__, timeout=3)
    print(f"told late that it knows no conditions: {done.seconds:.2f} s of 3")
    expect(done.status == 1 and done.out.startswith("gone: ") and len(done.asked) == 3, f"two stores: {done}")
    expect(done.seconds < 3 + SLOWNESS, f"two stores, one wait: {done}")


def room(program):
    """A store that finds the bucket too large removes what was stored longest ago; it looks rarely, and in its own time."""
    def key(number):
        return f"a/{number:064x}.entry"

    def ask_with(before=None, limit=1000, page=3, count=10, words=("store", NAME), timeout=WAIT):
        store = Store(before, page)
        for i in range(count):
            store.put(key(i), bytes(100), age=3600 * (i + 1))
        with Server(store) as server, tempfile.NamedTemporaryFile() as file:
            file.write(bytes(100))
            file.flush()
            done = Bucket(program, "s3://one/a", keys(server.endpoint), timeout, limit)(
                *words, *([file.name] if words[0] == "store" else []))
        done.asked, done.left = [request[0] for request in server.asked], set(store.objects)
        return done

    everything = {key(i) for i in range(10)} | {"a/" + NAME}
    done = ask_with()
    expect(done.status == 0 and done.left == everything - {key(8), key(9)}, f"to 90 % of the limit, the oldest: {done}")
    expect(done.asked == ["PUT"] + 4 * ["GET"] + 2 * ["DELETE"], f"listed once, by pages: {done.asked}")
    expect("2 of 11 entries evicted" in done.log, f"it is said: {done}")
    done = ask_with(limit=1100)
    expect(done.left == everything and done.asked == ["PUT"] + 4 * ["GET"], f"it is not too large: {done.asked}")
    done = ask_with(limit=0)
    expect(done.left == everything and done.asked == ["PUT"], f"no limit: {done.asked}")
    done = ask_with(limit=500, words=("load", NAME))
    expect(done.asked == ["GET"], f"who only reads: {done.asked}")
    done = ask_with(limit=50)
    expect(done.left == {"a/" + NAME} and "used within the last minute" in done.log, f"what was just stored stays: {done}")

    # 600 stores of 100 bytes in a bucket for 200,000: 30 looks by chance, of which fewer than 5 or more than 80 come in
    # fewer than one of 1e8 runs.
    done = ask_with(limit=200_000, page=1000, count=0, words=("fill", 600, 100), timeout=10)
    looks = done.asked.count("GET")
    print(f"600 stores, each a 2000th of the limit: listed {looks} times")
    expect(done.status == 0 and done.asked.count("PUT") == 600 and 5 <= looks <= 80, f"listed {looks} times: {done}")

    # What the store was for is done: nothing that goes wrong behind it is a failure, or takes longer.
    def refuses(method):
        return lambda handler, _: handler.command == method and (handler.error(403, "AccessDenied") or True)

    def hangs(method):
        return lambda handler, _: handler.command == method and (handler.sleep(60) or True)

    for what, before, says in (("listing refused", refuses("GET"), "not looked whether it is full: the server answers 403"),
                               ("listing hangs", hangs("GET"), "not looked whether it is full: the server did not answer"),
                               ("removal refused", refuses("DELETE"), "not all could be removed: the server answers 403"),
                               ("removal hangs", hangs("DELETE"), "not all could be removed: the server did not answer")):
        done = ask_with(before)
        expect(done.status == 0 and done.left == everything and says in done.log, f"{what}: {done}")
        expect(done.seconds < WAIT + SLOWNESS, f"{what}: in the time of the store: {done}")
        expect(done.asked.count("DELETE") == ("removal" in what), f"{what}: no more is asked: {done.asked}")
    # Three stores, of which each finds the bucket too large: none takes the server for gone.
    done = ask_with(refuses("GET"), words=("fill", 3, 100))
    expect(done.status == 0 and done.asked == 3 * ["PUT", "GET"], f"not gone: {done.asked}: {done}")


def endless_listings(program, item):
    """A listing that never ends is ended: where its tokens come again, when its time is over, or when it is too long."""
    def pages(token, body=""):
        return lambda handler, number: handler.answer(200, LISTING.format(
            f"{body}<IsTruncated>true</IsTruncated><NextContinuationToken>{token(number)}</NextContinuationToken>").encode())

    for length in 1, 2, 3, 7:
        done = ask(program, pages(lambda number: f"t{number % length}", item.format(NAME)), "count", timeout=10)
        expect(done.status == 1 and "the server's listing does not go on" in done.out and len(done.asked) <= 4 * length,
               f"{length} tokens in a circle: {len(done.asked)} pages: {done}")
    wait = 0.2
    done = ask(program, pages(lambda number: f"t{number}", item.format(NAME)), "count", timeout=wait)
    print(f"tokens that are always new: {done.seconds:.2f} s, {len(done.asked)} pages")
    expect(done.status == 1 and ("has not come to its end within 2 s" in done.out or "in time" in done.out)
           and done.seconds < 10 * wait + SLOWNESS, f"always new: {done}")
    some = "".join(item.format(f"{number:064x}.entry") for number in range(90_000))
    done = ask(program, pages(lambda number: f"t{number}", some), "count", timeout=30)
    expect(done.status == 1 and "the server lists more than 1048576 entries" in done.out and len(done.asked) == 12,
           f"too long: {len(done.asked)} pages: {done}")


def answers(program):
    """Answers that are not what was asked for."""
    done = ask(program, lambda handler, _: handler.answer(200, b"", length=5 << 30), "load", NAME)
    expect(done.status == 1 and "more than 2165309472 bytes" in done.out and done.seconds < 1 * SLOWNESS,
           f"5 GiB: {done}")
    done = ask(program, good, "first", NAME, "10")
    expect(done.out == f"10 {hashlib.sha256(BODY[:10]).hexdigest()}", f"a server that knows no ranges: {done}")
    with Server(good) as other:
        done = ask(program, lambda handler, _: handler.answer(
            307, headers={"Location": other.endpoint, "x-amz-bucket-region": "eu-west-1"}), "load", NAME)
    expect(done.status == 1 and not other.asked and "307" in done.out and
           "the bucket is in eu-west-1: set AWS_REGION" in done.out, f"redirects are not followed: {done}")
    item = "<Contents><Key>a/{}</Key><LastModified>2020-01-02T03:04:05.000Z</LastModified><Size>7</Size></Contents>"
    page = item.format(NAME) + item.format("other") + item.format("b/" + NAME)
    for what, body, says in (
            ("html", "<html><body>Sign in</body></html>", "no listing"),
            ("cut", LISTING.format(page)[:-5], "no listing"),
            ("no token", LISTING.format(page + "<IsTruncated>true</IsTruncated>"), "no listing"),
            ("endless", LISTING.format(page + "<IsTruncated>true</IsTruncated><NextContinuationToken>x&amp;y"
                                       "</NextContinuationToken>"), "does not go on")):
        done = ask(program, lambda handler, _: handler.answer(200, body.encode()), "count")
        expect(done.status == 1 and says in done.out, f"{what}: {done}")
    asked = done.asked
    expect(asked[1][1] == "/one/?continuation-token=x%26y&delimiter=%2F&list-type=2&prefix=a%2F",
           f"the next page: {asked[1][1]}")
    endless_listings(program, item)

    def dated(handler, _):
        handler.send_response_only(200)
        handler.send_header("Date", "Thu, 02 Jan 2020 03:05:05 GMT")
        handler.send_header("Content-Length", str(len(LISTING.format(page))))
        handler.end_headers()
        handler.wfile.write(LISTING.format(page).encode())

    done = ask(program, dated, "count")
    expect(done.out == "1 7 60 60", f"ages by the server's clock, entries alone: {done}")


def lengths(program):
    """Of an entry no more is taken than its header says, of what is none no more than its start, whatever a server sends."""
    def header(frame, payload):
        return b"SPMDRUNC" + struct.pack("<IIQQQ", 2, 0, 88, payload, frame) + bytes(32) + struct.pack("<IIQ", 1, 0, 0)

    sent = []

    def flood(start, length):
        def behave(handler, _):
            handler.send_response(200)
            handler.send_header(*("Content-Length", str(length)) if length else ("Transfer-Encoding", "chunked"))
            handler.end_headers()
            sent.append(0)
            piece = start + bytes((1 << 20) - len(start))
            for _ in range(1 << 10):
                handler.wfile.write(piece if length else b"100000\r\n" + piece + b"\r\n")
                sent[-1] += len(piece)
                piece = bytes(1 << 20)
        return behave

    frame = 300_000
    whole = 88 + frame + 32
    for what, start, length, least, most in (
            ("none, without a length", b"", 0, 4096, 1 << 17), ("none, 1 GiB", b"", 1 << 30, 4096, 1 << 17),
            ("an entry, without a length", header(frame, frame), 0, whole + 1, whole + 1),
            ("an entry, 1 GiB", header(frame, frame), 1 << 30, 4096, 1 << 17),
            ("too large an entry", header(3 << 30, 3 << 30), 1 << 30, 4096, 1 << 17),
            ("more than a frame can hold", header(1000, 1 << 30), 1 << 30, 4096, 1 << 17)):
        done = ask(program, flood(start, length), "entry", NAME, timeout=10)
        got = int(done.out.split()[0]) if done.status == 0 else -1
        print(f"{what}: {got} bytes taken, {sent[-1] >> 20} MiB sent")
        expect(least <= got <= most, f"{what}: {done}")
        expect(sent[-1] <= 64 << 20 and done.seconds < 5, f"{what}: {sent[-1]} bytes were sent: {done}")
    entry = header(frame, frame) + bytes(frame + 32)
    done = ask(program, lambda handler, _: handler.answer(200, entry), "entry", NAME)
    expect(done.out == f"{whole} {hashlib.sha256(entry).hexdigest()}", f"all of an entry: {done}")


def signatures(program):
    """Every request, against a signature made by the published rules."""
    requests = []
    for words in ("load", NAME), ("first", NAME, "10"), ("remove", NAME), ("replace", NAME, __file__), ("count",):
        def behave(handler, _):
            return handler.answer(200, LISTING.format("").encode()) if "list-type" in handler.path else \
                handler.error(404, "NoSuchKey") if handler.command == "GET" else handler.answer(204)
        done = ask(program, behave, *words, place="s3://one/a b+c%/\xe9~'", AWS_SESSION_TOKEN="the/token==",
                   AWS_REGION="eu-north-1")
        expect(done.status == 0, f"{words[0]}: {done}")
        requests += done.asked
    expect(len(requests) == 6, f"{len(requests)} requests")
    for method, path, headers, body in requests:
        low = {name.lower(): value for name, value in headers.items()}
        match = re.fullmatch(r"AWS4-HMAC-SHA256 Credential=(.*?), ?SignedHeaders=(.*?), ?Signature=([0-9a-f]{64})",
                             low.get("authorization", ""))
        if not expect(match, f"{method} {path} is signed: {low}"):
            continue
        credential, names, made = match.groups()
        date = low["x-amz-date"]
        expect(credential == f"{KEY}/{date[:8]}/eu-north-1/s3/aws4_request", f"whose, where: {credential}")
        signed = {name: low[name] for name in names.split(";")}
        expect({"host", "x-amz-content-sha256", "x-amz-date", "x-amz-security-token"} <= set(signed),
               f"{method}: what is signed: {names}")
        expect(low["x-amz-security-token"] == "the/token==", f"the token: {low}")
        digest = hashlib.sha256(body).hexdigest()
        expect(low["x-amz-content-sha256"] == digest, f"{method}: the digest of the body")
        expect(made == signature(method, path, signed, digest, SECRET, date, "eu-north-1"),
               f"{method} {path}: its signature")


def accounts(program):
    """Keys and endpoints from where AWS's tools take them, and sentences where there are none."""
    with tempfile.TemporaryDirectory() as home, Server(good) as server:
        def load(credentials="", config="", **variables):
            os.makedirs(f"{home}/.aws", exist_ok=True)
            for name, text in (("credentials", credentials), ("config", config)):
                with open(f"{home}/.aws/{name}", "w") as file:
                    file.write(text)
            server.asked.clear()
            return Bucket(program, "s3://one", clean_environment(**{"HOME": home} | variables))("load", NAME)

        pair = "aws_access_key_id = {}\naws_secret_access_key = s3cr3t\n"
        credentials = "[default]\n" + pair.format("FIRST") + "[other]\n" + pair.format("SECOND")
        config = (f"[default]\nregion = eu-west-3 # near\nendpoint_url = {server.endpoint}\n[profile other]\n"
                  f"region=us-west-2\nservices = mine\n[services mine]\nsqs =\n  endpoint_url = http://wrong\n"
                  f"s3 =\n  endpoint_url = {server.endpoint}/\n")
        for key, region, variables in (("FIRST", "eu-west-3", {}),
                                       ("SECOND", "us-west-2", {"AWS_PROFILE": "other"}),
                                       ("SECOND", "sa-east-1", {"AWS_PROFILE": "other", "AWS_REGION": "sa-east-1"}),
                                       ("ENV", "eu-west-3", {"AWS_ACCESS_KEY_ID": "ENV", "AWS_SECRET_ACCESS_KEY": "x"})):
            done = load(credentials, config, **variables)
            sent = server.asked[0][2]["Authorization"] if server.asked else ""
            expect(done.out == SHOWN and f"={key}/" in sent and f"/{region}/s3/" in sent, f"{key}: {sent} {done}")
        done = load("", "[default]\n" + pair.format("CONFIG"), AWS_ENDPOINT_URL="http://127.0.0.1:1",
                    AWS_ENDPOINT_URL_S3=server.endpoint)
        expect(done.out == SHOWN and "=CONFIG/" in server.asked[0][2]["Authorization"], f"keys of config: {done}")
        for what, done, parts in (
                ("nothing", load(), ["AWS_ACCESS_KEY_ID", f"{home}/.aws/credentials", f"{home}/.aws/config",
                                     '"default"', "metadata service is not asked"]),
                ("no such profile", load(credentials, AWS_PROFILE="none"), ['"none"']),
                ("half", load(AWS_ACCESS_KEY_ID="x"), ["AWS_ACCESS_KEY_ID is set, but not AWS_SECRET_ACCESS_KEY"]),
                ("a role", load("", "[default]\nrole_arn = arn:aws:iam::1:role/x\n"), ["role_arn", "export-credentials"]),
                ("a line in a key", load(AWS_ACCESS_KEY_ID="x\r\nHost: y", AWS_SECRET_ACCESS_KEY="s3cr3t"),
                 ["the access key has a character"]),
                ("no endpoint", load(credentials, AWS_ENDPOINT_URL="storage:9000"), ["http://", "storage:9000"]),
                ("a region", load(credentials, AWS_REGION="../x"), ["no region"])):
            expect(done.status == 1 and all(part in done.out for part in parts) and not server.asked, f"{what}: {done}")
            expect("s3cr3t" not in done.out + done.log, f"{what}: no secret is shown")


def certificates(program):
    """A server's certificate must be good; AWS_CA_BUNDLE names what is believed."""
    with tempfile.TemporaryDirectory() as folder:
        for name, host in ("right", "IP:127.0.0.1"), ("wrong", "DNS:other.invalid"):
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=x",
                            "-addext", f"subjectAltName={host}", "-keyout", f"{folder}/{name}.key",
                            "-out", f"{folder}/{name}.pem"], check=True, stderr=subprocess.DEVNULL)
        for served, believed, fault in (("right", "right", None), ("right", None, "certificate"),
                                        ("right", "wrong", "certificate"), ("wrong", "wrong", "subject name")):
            with Server(good) as server:
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                context.load_cert_chain(f"{folder}/{served}.pem", f"{folder}/{served}.key")
                server.socket = context.wrap_socket(server.socket, server_side=True)
                more = {"AWS_CA_BUNDLE": f"{folder}/{believed}.pem"} if believed else {}
                done = Bucket(program, "s3://one", keys(server.endpoint.replace("http:", "https:"), **more))("load", NAME)
                asked = len(server.asked)
            if fault:
                expect(done.status == 1 and done.out.startswith("gone: ") and fault in done.out and not asked,
                       f"{served}, believing {believed}: {done}")
            else:
                expect(done.status == 0 and done.out == SHOWN, f"{served}, believing {believed}: {done}")


def main():
    os.environ.setdefault("no_proxy", "*")
    for part in waits, connections, second_try, stores, second_store, room, answers, lengths, signatures, accounts, certificates:
        start = time.monotonic()
        part(sys.argv[1])
        print(f"{part.__name__}: {time.monotonic() - start:.1f} s", flush=True)
    return result()


sys.exit(main())
