"""HTTP servers for the tests of the remote tier: one that does what a test says, and a small object store."""
import datetime
import http.server
import re
import socket
import threading
import urllib.parse
from xml.sax.saxutils import escape


class Server(http.server.ThreadingHTTPServer):
    """`behave(handler, number)` answers; requests are numbered from 0 and kept."""
    daemon_threads = True

    def __init__(self, behave):
        super().__init__(("127.0.0.1", 0), Handler)
        self.behave, self.asked, self.stopping = behave, [], threading.Event()
        self.endpoint = f"http://127.0.0.1:{self.server_port}"

    def __enter__(self):
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.stopping.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, *_):
        """A client that goes away is what some tests are about."""


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def ask(self):
        number = len(self.server.asked)
        self.body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.asked.append((self.command, self.path, dict(self.headers), self.body))
        self.server.behave(self, number)

    do_GET = do_PUT = do_DELETE = ask

    def answer(self, status, body=b"", headers={}, length=None):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def error(self, status, code):
        self.answer(status, f"<Error><Code>{code}</Code><Message>it is so</Message></Error>".encode())

    def hang_up(self):
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_RDWR)
        self.close_connection = True

    def sleep(self, seconds):
        self.server.stopping.wait(seconds)


class Store:
    """What a server does that keeps objects in memory, lists `page` at a time, and checks no signatures. `before`, if it
    is there, sees each request first and may answer it: it returns True then."""

    def __init__(self, before=None, page=1000):
        self.objects, self.before, self.page = {}, before, page

    def put(self, key, data, age=0):
        """Of so many seconds ago."""
        then = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(seconds=age)
        self.objects[key] = data, then.strftime("%Y-%m-%dT%H:%M:%S.000Z")

    def __call__(self, handler, number):
        if self.before and self.before(handler, number):
            return None
        path, _, query = handler.path.partition("?")
        bucket, _, key = urllib.parse.unquote(path)[1:].partition("/")
        if not key:
            return self.list(handler, dict(urllib.parse.parse_qsl(query)))
        if handler.command == "PUT":
            if "If-None-Match" in handler.headers and key in self.objects:
                return handler.error(412, "PreconditionFailed")
            self.put(key, handler.body)
            return handler.answer(200)
        if handler.command == "DELETE":
            self.objects.pop(key, None)
            return handler.answer(204)
        if key not in self.objects:
            return handler.error(404, "NoSuchKey")
        data = self.objects[key][0]
        first = re.fullmatch(r"bytes=0-(\d+)", handler.headers.get("Range", ""))
        return handler.answer(206, data[:int(first[1]) + 1]) if first else handler.answer(200, data)

    def list(self, handler, query):
        keys = sorted(k for k in self.objects if k.startswith(query["prefix"]) and "/" not in k[len(query["prefix"]):])
        rest = [k for k in keys if k > query.get("continuation-token", "")]
        items = "".join(f"<Contents><Key>{escape(k)}</Key><LastModified>{self.objects[k][1]}</LastModified>"
                        f"<Size>{len(self.objects[k][0])}</Size></Contents>" for k in rest[:self.page])
        more = (f"<IsTruncated>true</IsTruncated><NextContinuationToken>{escape(rest[self.page - 1])}"
                "</NextContinuationToken>") if len(rest) > self.page else ""
        handler.answer(200, f"<ListBucketResult>{items}{more}</ListBucketResult>".encode())
