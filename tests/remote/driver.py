"""How the tests of the remote tier start remote_bucket (bucket_tool.c) and the environment that they give it."""
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "command"))
from support import SLOWNESS  # noqa: E402

NAME = "0123456789abcdef" * 4 + ".entry"
KEY, SECRET = "TESTKEY", "TESTSECRET/with+signs"


def clean_environment(**variables):
    """Of this process, without what would lead a client elsewhere."""
    kept = {k: v for k, v in os.environ.items()
            if not k.startswith(("AWS_", "SPMDRUN_")) and not k.lower().endswith("_proxy")}
    return kept | {"HOME": "/nonexistent"} | variables


def keys(endpoint, **variables):
    given = {"AWS_ACCESS_KEY_ID": KEY, "AWS_SECRET_ACCESS_KEY": SECRET, "AWS_ENDPOINT_URL": endpoint}
    return clean_environment(**given | variables)


class Done:
    def __init__(self, status, out, log, seconds):
        self.status, self.out, self.log, self.seconds = status, out, log, seconds

    def __str__(self):
        return f"exit {self.status} after {self.seconds:.2f} s: {self.out} (log: {self.log})"


class Bucket:
    def __init__(self, program, place, environment, timeout=10, limit=0):
        self.words, self.environment = [program, place, str(timeout), str(limit)], environment

    def start(self, *words):
        return subprocess.Popen([*self.words, *map(str, words)], env=self.environment, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def __call__(self, *words):
        start = time.monotonic()
        process = self.start(*words)
        out, log = process.communicate(timeout=60 * SLOWNESS)
        return Done(process.returncode, out.strip(), log.strip(), time.monotonic() - start)
